"""Clauses 7 and 8: the end of a round and of the game."""

import pytest

from namyok.games.dixit.commands import ComeForward
from namyok.games.dixit.events import GameEnded, HandsFilled, HandsPassed, RoundScored
from namyok.kernel import Refused
from tests.games.dixit.rounds import play_round
from tests.games.tables import Table


def test_7_end_of_round_discards_then_draws_left_of_the_storyteller_first() -> None:
    table = Table("dixit", 4)
    table.do(2, ComeForward())
    play_round(table)
    (filled,) = (event for event in table.events if isinstance(event, HandsFilled))
    assert filled == HandsFilled((("c26",), ("c27",), ("c28",), ("c25",)), reshuffled=False)
    assert sorted(table.state.discards) == ["c1", "c13", "c19", "c7"]
    assert all(len(table.hand(seat)) == 6 for seat in range(4))


def test_7_end_of_round_fills_one_seat_after_the_other() -> None:
    table = Table("odyssey", 3)
    play_round(table)
    (filled,) = (event for event in table.events if isinstance(event, HandsFilled))
    assert filled.drawn == (("c26",), ("c22", "c23"), ("c24", "c25"))


def test_7_end_of_round_draws_the_rest_of_the_deck_before_the_reshuffled_discards() -> None:
    table = Table("dixit", 4, cards=4 * 6 + 5)
    play_round(table)
    assert table.state.deck == ("c29",)
    play_round(table)
    filled = [event for event in table.events if isinstance(event, HandsFilled)][-1]
    assert filled.reshuffled
    assert filled.drawn[2] == ("c29",)
    drawn = {card for cards in filled.drawn for card in cards} - {"c29"}
    laid = {laid.card for laid in table.state.last.table}
    assert drawn | set(table.state.deck) == {"c1", "c7", "c13", "c19"} | laid
    assert table.state.discards == ()
    assert len(table.state.deck) == 5


def test_7_end_of_round_in_party_passes_the_hands_to_the_left() -> None:
    table = Table("party", 6)
    before = [table.hand(seat)[1:] for seat in range(6)]
    play_round(table)
    assert HandsPassed() in table.events
    for seat in range(6):
        assert table.hand((seat + 1) % 6)[:4] == before[seat]


def test_7_end_of_round_in_party_passes_nothing_if_the_table_says_so() -> None:
    table = Table("party", 6, pass_hands=False)
    before = [table.hand(seat)[1:] for seat in range(6)]
    play_round(table)
    assert [table.hand(seat)[:4] for seat in range(6)] == before


@pytest.mark.parametrize(("players", "rounds"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_8_end_of_game_in_2008_is_the_decks_last_card(players: int, rounds: int) -> None:
    table = Table("dixit-2008", players)
    while table.state.result is None:
        assert table.view(None).rounds_left == rounds - table.state.round
        play_round(table)
    assert table.state.round == rounds
    assert table.state.result.reason == "deck"
    assert table.state.deck == ()


def test_8_end_of_game_in_2008_can_leave_hands_short() -> None:
    table = Table("dixit-2008", 5)
    while table.state.result is None:
        play_round(table)
    sizes = [len(table.hand(seat)) for seat in range(5)]
    assert sorted(sizes) == [5, 6, 6, 6, 6]
    assert sizes[table.state.storyteller] == 5


@pytest.mark.parametrize("key", ["dixit", "odyssey"])
def test_8_end_of_game_is_thirty_points_at_the_end_of_the_round(key: str) -> None:
    table = Table(key, 4)
    while table.state.result is None:
        before = table.state.scores
        assert max(before) < 30
        assert table.view(None).rounds_left is None
        play_round(table)
    assert max(table.state.scores) >= 30
    assert table.state.result.reason == "points"
    assert table.view(None).rounds_left == 0
    assert isinstance(table.events[-2], HandsFilled)


@pytest.mark.parametrize("key", ["party", "team"])
@pytest.mark.parametrize("cycles", [1, 2])
def test_8_end_of_game_is_when_all_have_told(key: str, cycles: int) -> None:
    table = Table(key, 6, cycles=cycles)
    while table.state.result is None:
        assert table.view(None).rounds_left == 6 * cycles - table.state.round
        play_round(table)
    assert table.state.told == (cycles,) * 6
    assert table.state.result.reason == "cycles"


def test_8_end_of_game_all_leaders_win_together() -> None:
    table = Table("dixit", 4, points_to_win=2)
    votes = {1: (1,), 2: (1,), 3: (1,)}
    play_round(table, votes)
    assert table.state.result.winners == (1, 2, 3)
    assert table.state.result.scores == (0, 2, 2, 2)


def test_8_end_of_game_teams_win_together() -> None:
    table = Table("team", 6, points_to_win=1)
    scored = play_round(table)
    best = max(scored.points)
    winners = tuple(team for team, points in enumerate(scored.points) if points == best)
    assert table.state.result.winners == winners


def test_8_end_of_game_several_ends_are_named_in_order() -> None:
    every_end = {"points_to_win": 1, "cycles": 1, "deck_end": True}
    table = Table("dixit", 4, cards=28, **every_end)
    play_round(table)
    assert table.state.result.reason == "points"
    table = Table("dixit", 4, cards=28, points_to_win=None, cycles=1, deck_end=True)
    play_round(table)
    assert table.state.result.reason == "deck"


def test_8_end_of_game_with_the_deck_comes_even_if_a_new_one_was_needed() -> None:
    table = Table("dixit", 4, cards=29, points_to_win=None, deck_end=True)
    play_round(table)
    assert not table.state.result
    play_round(table)
    assert table.state.result.reason == "deck"


def test_8_end_of_game_can_be_called_without_winners() -> None:
    table = Table("dixit", 4)
    play_round(table, {1: (1,), 2: (1,), 3: (1,)})
    assert table.game.stop(table.state) == (GameEnded((0, 2, 2, 2), (), "aborted"),)
    table._take(table.game.stop(table.state))
    assert table.game.waiting(table.state) == ()
    assert table.game.offers(table.state, 0) == ()
    assert table.refused(0, ComeForward()) == "wrong_phase"
    with pytest.raises(Refused, match="wrong_phase"):
        table.game.stop(table.state)


def test_6_points_are_added_up() -> None:
    table = Table("dixit", 4)
    play_round(table, {1: (1,), 2: (1,), 3: (2,)})
    play_round(table, {0: (2,), 2: (1,), 3: (1,)})
    scored = [event.points for event in table.events if isinstance(event, RoundScored)]
    assert table.state.scores == tuple(sum(points) for points in zip(*scored, strict=True))
