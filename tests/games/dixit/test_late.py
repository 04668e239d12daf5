"""Clause 9: somebody who comes late is dealt in before a clue, or told why not."""

from collections.abc import Callable

import pytest

from namyok.games.dixit.commands import ComeForward
from namyok.kernel import Refused
from tests.games.dixit.rounds import give, play_round, tell, vote
from tests.games.tables import Table


def sit_down(table: Table) -> None:
    table._take(table.game.add_seat(table.state, table.chance))


def why_not(table: Table) -> str:
    with pytest.raises(Refused) as refused:
        table.game.check_late(table.state)
    with pytest.raises(Refused, match=refused.value.code):
        table.game.add_seat(table.state, table.chance)
    return refused.value.code


def test_a_late_player_gets_a_hand_from_the_deck_and_the_fewest_points() -> None:
    table = Table("dixit", 4)
    finished = play_round(table, {1: (1,), 2: (1,), 3: (2,)})
    left = len(table.state.deck)
    sit_down(table)
    assert (table.state.players, len(table.hand(4)), len(table.state.deck)) == (5, 6, left - 6)
    assert table.state.scores == (*finished.scores, min(finished.scores))
    assert table.game.watch(table.state).sides == (0, 1, 2, 3, 4)
    assert table.view(4).hand == tuple(sorted(table.hand(4)))


def test_the_round_before_has_a_place_for_who_was_not_there() -> None:
    table = Table("dixit", 4)
    finished = play_round(table)
    sit_down(table)
    last = table.view(None).last
    assert (last.points, last.votes) == ((*finished.points, 0), (*finished.votes, ()))
    assert last.scores == table.state.scores


def test_who_comes_during_the_race_may_come_forward() -> None:
    table = Table("dixit", 4)
    sit_down(table)
    table.do(4, ComeForward())
    play_round(table)
    assert table.state.storyteller == 0


@pytest.mark.parametrize("steps", [(tell,), (tell, give)])
def test_a_round_that_has_begun_ends_first(steps: tuple[Callable[[Table], None], ...]) -> None:
    table = Table("dixit", 4)
    for step in steps:
        step(table)
    table.game.check_late(table.state)
    with pytest.raises(Refused, match="round_has_begun"):
        table.game.add_seat(table.state, table.chance)
    give(table)
    vote(table)
    sit_down(table)
    assert table.state.players == 5


def test_the_numbers_of_the_larger_table_hold_and_what_was_chosen_stays() -> None:
    table = Table("dixit", 3, bonus_cap=1)
    play_round(table)
    sit_down(table)
    options = table.state.options
    assert (options.hand, options.gives, options.lone_finder_points) == (6, 1, 3)
    assert options.bonus_cap == 1
    assert [len(hand) for hand in table.state.hands] == [7, 7, 7, 6]
    play_round(table)
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6, 6]


def test_the_seventh_brings_the_second_marker() -> None:
    table = Table("odyssey", 6)
    sit_down(table)
    assert (table.state.options.markers, table.state.options.lone_marker_point) == (2, True)


def test_nobody_makes_a_game_longer_by_coming_late() -> None:
    table = Table("dixit", 4, cycles=1, points_to_win=None)
    play_round(table)
    sit_down(table)
    for _ in range(3):
        assert table.state.result is None
        play_round(table)
    assert table.state.result.reason == "cycles"
    assert table.state.told == (1, 1, 1, 1, 0)


def test_a_new_deck_is_made_for_a_late_hand_where_the_table_has_one() -> None:
    table = Table("dixit", 4, cards=28)
    play_round(table)
    assert (len(table.state.deck), len(table.state.discards)) == (0, 4)
    assert why_not(table) == "no_cards_for_late"
    table = Table("dixit", 4, cards=31)
    play_round(table)
    sit_down(table)
    assert table.events[-1].reshuffled  # type: ignore[attr-defined]
    assert (len(table.state.deck), len(table.state.discards)) == (1, 0)


NO_ROOM = [
    ("team", 6, 84, "no_late_seats"),
    ("dixit", 6, 84, "player_count"),
    ("dixit-2008", 4, 30, "no_cards_for_late"),
]


@pytest.mark.parametrize(("key", "players", "cards", "code"), NO_ROOM)
def test_why_nobody_more_can_be_dealt_in(key: str, players: int, cards: int, code: str) -> None:
    assert why_not(Table(key, players, cards=cards)) == code


def test_a_small_hand_that_was_chosen_still_holds_what_is_given() -> None:
    table = Table("dixit", 3, hand=2)
    sit_down(table)
    assert (table.state.options.hand, table.state.options.gives) == (2, 1)


@pytest.mark.parametrize(("cards", "fits"), [(74, False), (75, True)])
def test_without_a_new_deck_the_cards_must_last_for_the_rounds_to_come(
    cards: int, fits: bool
) -> None:
    """Six a hand for five, nine refills of five: the second may begin, the fifth tells twice."""
    table = Table("dixit", 4, cards=cards, reshuffle=False, points_to_win=None, cycles=2)
    if not fits:
        assert why_not(table) == "no_cards_for_late"
        return
    sit_down(table)
    table.do(1, ComeForward())
    while table.state.result is None:
        play_round(table)
    assert table.state.round == 10
    assert table.state.told == (2, 2, 2, 2, 2)


def test_a_game_that_is_over_takes_nobody() -> None:
    table = Table("dixit", 4)
    table._take(table.game.stop(table.state))
    assert why_not(table) == "no_late_seats"


def test_rounds_are_told_as_they_are_counted_when_somebody_came_late() -> None:
    table = Table("dixit-2008", 3)
    play_round(table)
    sit_down(table)  # hands of seven become hands of six: three cards need not be drawn
    left = table.view(None).rounds_left
    while table.state.result is None:
        assert table.view(None).rounds_left == left
        left -= 1
        play_round(table)
    assert left == -1
