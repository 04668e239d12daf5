"""Clauses 7 to 10: the end of a round, of the game, setup, and the table for two."""

from typing import Any

import pytest
from msgspec.structs import replace

from namyok.games.catalogue import find_game
from namyok.games.poetry.commands import AddLine, GuessStory, JudgeLine, PlaceEnding
from namyok.games.poetry.events import Draw, EndingPlaced, GameEnded
from namyok.games.poetry.piles import Pile
from namyok.kernel import Refused
from tests.games.poetry.rounds import add, close, found_at_once, guess, hint, poetry
from tests.games.tables import Table


def play(table: Table) -> None:
    """To the end, every story found at once."""
    while table.state.result is None:
        left = table.view(None).rounds_left
        found_at_once(table)
        assert table.view(None).rounds_left == max(0, left - 1)


def test_7_end_of_round_the_fewest_points_close_the_poem_for_one_point() -> None:
    table = poetry(3)
    hint(table)
    guess(table, 2)
    add(table, fits=False)
    add(table, fits=True)
    guess(table, 1)
    assert table.state.scores == (6, 5, 6)
    assert table.state.choice.seat == 1
    assert table.state.choice.draws == ()
    assert table.refused(0, PlaceEnding(1)) == "not_your_turn"
    assert table.refused(1, PlaceEnding(3)) == "not_your_ending"
    assert table.view(1).offers[0].endings == (1, 2)
    assert [table.view(seat).offers for seat in (0, 2)] == [(), ()]
    table.do(1, PlaceEnding(2))
    assert table.state.last.scores == (6, 6, 6)
    assert table.state.counted == ((1,), (), ())
    assert table.state.endings.discards == (2,)
    assert table.view(None).told == (1, 0, 0)
    assert table.view(None).last.ending == 2


def test_7_end_of_round_the_storyteller_can_be_the_one_with_the_fewest() -> None:
    table = poetry(3)
    table.state = _with_scores(table, (0, 5, 5))
    hint(table)
    guess(table, 1)
    assert table.state.choice.seat == 0


def test_7_end_of_round_a_tie_for_the_fewest_is_drawn_with_lines_the_highest_wins() -> None:
    table = poetry(4)
    table.state = _with_scores(table, (9, 5, 9, 5))
    hint(table)
    guess(table, 1)
    first, second = table.state.choice.draws
    assert (first.seat, second.seat) == (1, 3)
    assert second.line > first.line
    assert table.state.choice.seat == 3
    assert {first.line, second.line} <= set(table.state.lines.discards)
    assert table.view(0).draws == (first, second)
    close(table)
    assert table.state.last.draws == (first, second)


def test_7_end_of_round_everything_on_the_table_is_discarded() -> None:
    table = poetry(3)
    hint(table)
    add(table, fits=True)
    guess(table, 1)
    close(table)
    assert {1, 6} <= set(table.state.lines.discards)
    assert table.state.poem == ()
    assert table.view(None).free_tokens == (3, 3, 3)
    assert "c1" not in table.state.story_discards
    assert {"c2", "c3", "c4", "c5"} == set(table.state.story_discards)


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 9), (4, 12), (5, 10), (6, 12)])
def test_8_end_of_game_is_when_all_have_told_often_enough(players: int, rounds: int) -> None:
    table = poetry(players)
    assert table.view(None).rounds_left == rounds - 1
    play(table)
    assert table.state.round == rounds
    assert table.state.result.reason == "cycles"


def test_8_end_of_game_counts_a_point_for_each_story_kept() -> None:
    table = poetry(3, cycles=1)
    found_at_once(table)
    found_at_once(table)
    found_at_once(table)
    scores, result = table.state.scores, table.state.result
    assert result.stories == (1, 1, 1)
    assert result.scores == tuple(score + 1 for score in scores)


def test_7_end_of_round_a_tie_is_drawn_from_a_new_deck_if_the_lines_run_out() -> None:
    table = poetry(4)
    hint(table)
    table.state = _with_scores(table, (9, 5, 9, 5), lines=Pile((20,), (30, 40)))
    guess(table, 1)
    assert table.state.choice.draws == (Draw(1, 20), Draw(3, 30))
    assert table.state.lines == Pile((40,), (20, 30))


def test_8_end_of_game_most_points_win() -> None:
    table = _last_guess(scores=(9, 5, 7))
    assert table.state.result.winners == (0,)
    assert table.state.result.draws == ()


def test_8_end_of_game_a_tie_goes_to_who_has_more_stories() -> None:
    table = _last_guess(scores=(8, 5, 9))
    assert table.state.result.scores == (9, 6, 9)
    assert table.state.result.stories == (1, 0, 0)
    assert table.state.result.winners == (0,)


def test_8_end_of_game_a_full_tie_is_drawn_with_endings_the_highest_wins() -> None:
    table = _last_guess(scores=(8, 4, 8), keeps=((), (), ("x1",)))
    assert table.state.result.scores == (9, 5, 9)
    draws = table.state.result.draws
    assert {draw.line for draw in draws} <= set(table.state.endings.deck)
    assert [draw.seat for draw in draws] == [0, 2]
    assert table.state.result.winners == (max(draws, key=lambda draw: draw.line).seat,)
    used = [line for counted in table.state.counted for line in counted]
    assert not {draw.line for draw in draws} & {*used, table.state.last.ending}


def test_8_end_of_game_can_be_called_without_winners_or_the_unfinished_round() -> None:
    table = poetry(3)
    found_at_once(table)
    settled = table.state.scores
    hint(table)
    guess(table, 2)
    (ended,) = table.game.stop(table.state)
    expected = tuple(score + kept for score, kept in zip(settled, (0, 1, 0), strict=True))
    assert ended == GameEnded(expected, (0, 1, 0), (), (), "aborted")
    table._take((ended,))
    assert table.game.waiting(table.state) == ()
    assert table.refused(0, JudgeLine(True)) == "wrong_phase"
    with pytest.raises(Refused, match="wrong_phase"):
        table.game.stop(table.state)


REFUSED: list[tuple[str, int, int, dict[str, Any]]] = [
    ("player_count", 7, 100, {}),
    ("player_count", 1, 100, {}),
    ("too_few_stories", 4, 71, {}),
    ("too_few_stories", 6, 100, {"cycles": 3}),
    ("too_few_endings", 6, 1000, {"cycles": 8}),
    ("option_out_of_range", 3, 100, {"cycles": None}),
    ("option_out_of_range", 3, 100, {"tokens": 0}),
    ("unknown_option", 3, 100, {"markers": 2}),
]


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: f"{row[0]} {row[3]}")
def test_9_setup_refuses_what_cant_be_played(row: tuple[str, int, int, dict[str, Any]]) -> None:
    code, players, cards, options = row
    with pytest.raises(Refused) as caught:
        find_game("poetry").check(players, [f"c{n}" for n in range(cards)], options)
    assert caught.value.code == code


def test_9_setup_refuses_a_story_that_two_decks_share() -> None:
    with pytest.raises(Refused, match="same_card_twice"):
        find_game("poetry").check(3, ["c1"] * 100, {})


def test_9_setup_starts_with_five_points_and_five_lines() -> None:
    table = poetry(6)
    assert table.state.scores == (5,) * 6
    assert table.view(2).hand == (11, 12, 13, 14, 15)
    assert table.view(None).hand is None
    assert table.view(None).lines_left == 150 - 30


def test_9_setup_shuffles_used_endings_anew_when_own_rules_need_them() -> None:
    table = poetry(6, cards=48 * 8, cycles=7)
    play(table)
    assert table.state.round == 42
    placed = [event.placed for event in table.events if isinstance(event, EndingPlaced)]
    assert len(set(placed)) < len(placed)


def test_10_two_players_have_a_virtual_third_without_a_hand() -> None:
    table = poetry(2)
    assert table.view(0).virtual == 2
    assert table.view(0).scores == (5, 5, 5)
    assert table.view(0).hand_sizes == (5, 5, 0)


@pytest.mark.parametrize("teller", [0, 1])
def test_10_two_players_the_virtual_one_always_lays_the_top_line_after_the_guesser(
    teller: int,
) -> None:
    table = poetry(2, first=teller)
    hint(table)
    guesser = 1 - teller
    assert table.state.guesser == guesser
    table.do(guesser, AddLine(table.state.hands[guesser][0]))
    drawn_next = table.state.lines.deck[1]
    table.do(teller, JudgeLine(True))
    assert table.state.poem[-1].seat == 2
    assert table.state.poem[-1].line == drawn_next
    assert table.game.waiting(table.state) == (teller,)
    table.do(teller, JudgeLine(False))
    assert table.state.guesser == guesser
    assert table.view(None).free_tokens[2] == 2


def test_10_two_players_a_wrong_guess_costs_a_point_and_he_finds_the_story() -> None:
    table = poetry(2)
    hint(table)
    guess(table, 3)
    last = table.state.last or table.state
    assert last.finder == 2
    assert table.state.scores[1] == 4
    close(table)
    assert table.state.kept == ((), (), ("c1",))


def test_10_two_players_he_finds_even_if_only_two_stories_are_left() -> None:
    table = poetry(2, extra_stories=0)
    hint(table)
    guess(table, 2)
    assert (table.state.last or table.state).finder == 2


def test_10_two_players_he_closes_the_poem_himself_and_wins_every_tie_for_it() -> None:
    table = poetry(2)
    table.state = _with_scores(table, (5, 4, 5))
    hint(table)
    table.do(1, GuessStory(1))
    assert table.state.last.scores == (5, 7, 6)
    assert table.state.last.ending_seat == 2
    assert table.state.last.draws == ()
    assert len(table.state.counted[0]) == 1


def test_10_two_players_a_tie_of_the_people_is_drawn() -> None:
    table = poetry(2)
    table.state = _with_scores(table, (3, 0, 9))
    hint(table)
    guess(table, 1)
    assert table.state.choice.draws == (Draw(0, 12), Draw(1, 13))
    assert table.state.choice.seat == 1


def test_10_two_players_he_wins_the_game_with_as_many_points_stories_uncounted() -> None:
    table = poetry(2, cycles=1)
    found_at_once(table)
    table.state = _with_scores(table, (5, 5, 11))
    found_at_once(table)
    result = table.state.result
    assert result.scores[2] == 11
    assert result.winners == (2,)
    table = poetry(2, cycles=1)
    found_at_once(table)
    table.state = _with_scores(table, (7, 9, 9))
    found_at_once(table)
    result = table.state.result
    assert result.scores[0] > result.scores[2]
    assert result.winners == (0,)


def test_10_two_players_a_tie_on_points_is_his_even_with_fewer_stories() -> None:
    table = poetry(2, cycles=1)
    found_at_once(table)
    table.state = _with_scores(table, (5, 1, 9))
    found_at_once(table)
    result = table.state.result
    assert result.stories == (1, 1, 0)
    assert max(result.scores[:2]) == result.scores[2] == 9
    assert result.winners == (2,)


def _with_scores(table: Table, scores: tuple[int, ...], **more: Any) -> Any:
    return replace(table.state, scores=scores, **more)


def _last_guess(
    scores: tuple[int, ...], keeps: tuple[tuple[str, ...], ...] = ((), (), ())
) -> Table:
    """A game for three whose last round is found at once by seat 0; seat 1 has the fewest."""
    table = poetry(3, cycles=1)
    found_at_once(table)
    found_at_once(table)
    table.state = _with_scores(table, scores, kept=keeps)
    found_at_once(table)
    return table
