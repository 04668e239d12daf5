"""Clauses 1 to 5: who tells, the hint, the guessers' turns."""

import pytest
from msgspec.structs import replace

from namyok.games.poetry.commands import (
    AddLine,
    GuessStory,
    JudgeLine,
    LayHint,
    PlaceEnding,
    SwapLine,
)
from namyok.games.poetry.piles import Pile
from namyok.games.poetry.state import PoemLine, WrongGuess
from namyok.kernel import Refused
from tests.games.poetry.rounds import add, found_at_once, guess, hint, poetry
from tests.games.tables import Table


def test_1_first_storyteller_is_the_hosts_choice_or_random() -> None:
    assert poetry(4, first=2).state.storyteller == 2
    assert Table("poetry", 4, cards=100).state.storyteller == 0
    with pytest.raises(Refused, match="no_such_seat"):
        poetry(4, first=4)
    with pytest.raises(Refused, match="no_such_seat"):
        poetry(2, first=2)


def test_1_the_next_storyteller_sits_to_the_left() -> None:
    table = poetry(3, first=2)
    found_at_once(table)
    assert table.state.storyteller == 0


@pytest.mark.parametrize(("players", "stories"), [(2, 5), (3, 5), (4, 6), (5, 7), (6, 8)])
def test_2_storytellers_turn_opens_stories(players: int, stories: int) -> None:
    table = poetry(players)
    assert table.view(None).stories == tuple(f"c{n}" for n in range(1, stories + 1))
    assert table.view(None).open_stories == tuple(range(1, stories + 1))


def test_2_storytellers_turn_is_a_secret_story_and_a_hint() -> None:
    table = poetry(3)
    assert table.refused(1, LayHint(1, 6)) == "not_your_turn"
    assert table.refused(0, LayHint(1, 6)) == "not_your_line"
    assert table.refused(0, LayHint(6, 1)) == "story_not_open"
    assert table.refused(0, AddLine(1)) == "wrong_phase"
    assert table.refused(3, LayHint(1, 1)) == "no_such_seat"
    table.do(0, LayHint(4, 2))
    assert table.state.hands[0] == (1, 3, 4, 5, 16)
    assert table.view(0).secret == 4
    assert [table.view(seat).secret for seat in (None, 1, 2)] == [None, None, None]
    assert table.view(1).hint == 2


def test_2_storyteller_may_swap_one_line_before() -> None:
    table = poetry(3)
    table.do(0, SwapLine(1))
    assert table.state.hands[0] == (2, 3, 4, 5, 16)
    assert table.view(1).swapped == 1
    assert table.refused(0, SwapLine(2)) == "swapped_already"
    table.do(0, LayHint(1, 16))
    assert table.refused(0, SwapLine(2)) == "not_your_turn"
    assert table.view(1).swapped is None


def test_3_guessers_turns_go_clockwise_and_never_to_the_storyteller() -> None:
    table = poetry(4, first=1)
    hint(table)
    order = []
    for _ in range(7):
        order.append(table.state.guesser)
        add(table, fits=True)
    assert order == [2, 3, 0, 2, 3, 0, 2]


def test_3_guesser_may_swap_one_line_first_and_then_must_act() -> None:
    table = poetry(3)
    hint(table)
    assert table.refused(2, SwapLine(11)) == "not_your_turn"
    assert table.refused(1, SwapLine(1)) == "not_your_line"
    table.do(1, SwapLine(6))
    assert table.refused(1, SwapLine(7)) == "swapped_already"
    assert table.game.waiting(table.state) == (1,)
    table.do(1, AddLine(17))
    table.do(0, JudgeLine(True))
    table.do(2, SwapLine(11))
    table.do(2, GuessStory(5))
    assert table.state.guesser == 1
    assert table.view(0).swapped is None


def test_4_adding_a_line_is_marked_by_the_storyteller_and_refilled() -> None:
    table = poetry(3)
    hint(table)
    table.do(1, AddLine(6))
    assert table.view(2).poem == (PoemLine(1, 6, None),)
    assert table.game.waiting(table.state) == (0,)
    assert table.refused(2, JudgeLine(True)) == "not_your_turn"
    assert table.refused(2, AddLine(11)) == "wrong_phase"
    table.do(0, JudgeLine(False))
    assert table.view(2).poem == (PoemLine(1, 6, False),)
    assert len(table.state.hands[1]) == 5
    assert table.view(2).free_tokens == (3, 2, 3)


@pytest.mark.parametrize(("players", "tokens"), [(3, 3), (4, 3), (5, 2), (6, 2)])
def test_4_adding_a_line_needs_a_free_token(players: int, tokens: int) -> None:
    table = poetry(players)
    hint(table)
    for _ in range(tokens * (players - 1)):
        add(table, fits=False)
    guesser = table.state.guesser
    line = table.state.hands[guesser][0]
    assert table.refused(guesser, AddLine(line)) == "no_free_token"
    table.do(guesser, SwapLine(line))
    table.do(guesser, GuessStory(2))
    assert table.game.offers(table.state, table.state.guesser)[-1].stories == tuple(
        number for number in table.view(None).open_stories if number != 2
    )


def test_5_guess_is_for_a_story_that_is_face_up() -> None:
    table = poetry(4)
    hint(table)
    assert table.refused(1, GuessStory(7)) == "story_not_open"
    assert table.refused(1, GuessStory(0)) == "story_not_open"
    assert table.refused(0, GuessStory(1)) == "not_your_turn"
    guess(table, 3)
    assert table.refused(2, GuessStory(3)) == "story_not_open"
    assert table.view(None).guesses == (WrongGuess(1, 3, 1, 0),)


def test_5_wrong_guess_costs_a_point_but_never_below_zero() -> None:
    table = poetry(4, start_points=1)
    hint(table)
    for story in (2, 3):
        guess(table, story)
    assert table.state.scores == (1, 0, 0, 1)
    add(table, fits=True)
    guess(table, 4)
    assert table.state.scores == (1, 0, 0, 1)


def test_5_wrong_guess_that_leaves_two_stories_ends_the_round_without_points() -> None:
    table = poetry(3)
    hint(table)
    add(table, fits=True)
    guess(table, 2)
    guess(table, 3)
    assert table.state.phase == "guessing"
    guess(table, 4)
    assert table.view(None).secret == 1
    assert table.state.points == (0, 0, 0)
    assert table.state.scores == (5, 4, 3)
    assert table.view(None).finder is None
    table.do(2, PlaceEnding(1))
    assert table.state.last.finder is None
    assert table.state.kept == ((), (), ())
    assert len(table.state.story_discards) == 5


def test_5_right_guess_ends_the_round_and_keeps_the_story() -> None:
    table = poetry(3)
    found_at_once(table)
    assert table.state.last.finder == 1
    assert table.state.kept == ((), ("c1",), ())
    assert table.view(None).kept == (0, 1, 0)
    assert table.state.stories == ("c6", "c7", "c8", "c9", "c10")


def test_4_a_line_from_a_spent_deck_comes_from_the_discards_the_swapped_one_among_them() -> None:
    table = poetry(3)
    hint(table)
    add(table, fits=True)
    table.state = replace(table.state, lines=Pile((), ()))
    table.do(2, SwapLine(11))
    assert table.state.hands[2] == (12, 13, 14, 15, 11)
    assert table.state.lines == Pile((), ())
    table.state = replace(table.state, lines=Pile((), (100, 101)))
    table.do(2, AddLine(12))
    table.do(0, JudgeLine(True))
    assert table.state.hands[2] == (13, 14, 15, 11, 100)
    assert table.state.lines == Pile((101,), ())
