"""Clauses 6 and 10, points: a table of rows, the book's example among them."""

from typing import NamedTuple

import pytest

from namyok.games.poetry.commands import AddLine, GuessStory, JudgeLine, PlaceEnding
from namyok.games.poetry.state import Part
from tests.games.poetry.rounds import hint, poetry


class Row(NamedTuple):
    """Seat 0 tells; lines as (seat, fits) in order; who finds the story."""

    why: str
    players: int
    lines: list[tuple[int, bool]]
    finder: int
    points: tuple[int, ...]
    wrong: tuple[tuple[int, int], ...] = ()
    """Wrong guesses after the lines, as (seat, story)."""


ROWS = [
    Row(
        "the book's example: Красный finds with two tokens, Синий and Зелёный have one that fits",
        4,
        [(1, False), (2, False), (3, True), (1, True), (2, True)],
        1,
        (2, 2, 1, 1),
        wrong=((3, 3),),
    ),
    Row("found at once: nobody gets a point", 4, [], 1, (0, 0, 0, 0)),
    Row(
        "the finder counts every token, the others only fitting ones",
        3,
        [(1, False), (2, True), (1, False), (2, False)],
        1,
        (2, 2, 1),
    ),
    Row("the finder has no token", 3, [(1, True)], 2, (0, 1, 0)),
    Row(
        "two, the person finds: 3, the virtual one all his tokens",
        2,
        [(1, False), (2, False)],
        1,
        (1, 3, 1),
    ),
    Row("two, found at once", 2, [], 1, (0, 3, 0)),
    Row(
        "two, both with tokens",
        2,
        [(1, True), (2, True), (1, True), (2, False)],
        1,
        (2, 3, 2),
    ),
    Row(
        "two, the virtual one finds after a wrong guess: 3, the guesser fitting tokens",
        2,
        [(1, True), (2, False), (1, False), (2, False)],
        2,
        (2, 1, 3),
    ),
    Row("two, a wrong guess at once", 2, [], 2, (0, 0, 3)),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.why)
def test_6_points_for_finding(row: Row) -> None:
    table = poetry(row.players)
    hint(table, story=1)
    for seat, fits in row.lines:
        if seat != table.state.virtual:
            assert table.state.guesser == seat
            table.do(seat, AddLine(table.state.hands[seat][0]))
        table.do(0, JudgeLine(fits))
    for seat, story in row.wrong:
        table.do(seat, GuessStory(story))
    virtual_found = row.finder == table.state.virtual
    guesser = table.state.guesser
    assert guesser == (1 if virtual_found else row.finder)
    if not virtual_found:
        assert table.view(None).guess_brings == row.points[guesser]
    table.do(guesser, GuessStory(2 if virtual_found else 1))
    scored = table.state.points if table.state.choice else table.state.last.points
    assert scored == row.points


@pytest.mark.parametrize("start_points", [0, 5])
def test_6_the_view_says_what_a_guess_would_bring_and_cost_while_somebody_may_guess(
    start_points: int,
) -> None:
    table = poetry(3, start_points=start_points)

    def stakes() -> tuple[int | None, int | None]:
        return table.view(None).guess_brings, table.view(None).guess_costs

    assert stakes() == (None, None)
    hint(table, story=1)
    assert stakes() == (0, min(1, start_points))
    for seat in (1, 2):
        table.do(seat, AddLine(table.state.hands[seat][0]))
        assert stakes() == (None, None)
        table.do(0, JudgeLine(False))
    assert stakes() == (1, min(1, start_points))
    table.do(1, GuessStory(2))
    assert table.state.guesses[-1].lost == min(1, start_points)


def test_6_every_point_of_a_round_has_its_reason() -> None:
    table = poetry(4)
    hint(table, story=1)
    for seat, fits in ((1, True), (2, False), (3, True)):
        table.do(seat, AddLine(table.state.hands[seat][0]))
        table.do(0, JudgeLine(fits))
    table.do(1, GuessStory(3))
    table.do(2, GuessStory(1))
    table.do(1, PlaceEnding(table.state.choice.endings[0]))
    assert table.state.last.parts == (
        (Part("told", 1, 1),),
        (Part("fitting", 1, 1), Part("wrong", -1, 3), Part("ending", 1)),
        (Part("found", 1, 1),),
        (Part("fitting", 1, 1),),
    )
    assert table.state.last.gained == (1, 1, 1, 1)


def test_6_nobody_found_and_a_guess_that_costs_nothing_have_their_reasons() -> None:
    table = poetry(3, start_points=0)
    hint(table, story=1)
    for seat, story in ((1, 2), (2, 3), (1, 4)):
        table.do(seat, GuessStory(story))
    ending = table.state.choice
    table.do(ending.seat, PlaceEnding(ending.endings[0]))
    first, *others = table.state.last.parts
    assert first == (Part("nobody", 0), *([Part("ending", 1)] if ending.seat == 0 else []))
    assert [part for part in others[0] if part.why == "wrong"] == [
        Part("wrong", 0, 2),
        Part("wrong", 0, 4),
    ]


def test_10_the_virtual_ones_points_have_their_reasons() -> None:
    table = poetry(2)
    hint(table, story=1)
    table.do(1, AddLine(table.state.hands[1][0]))
    table.do(0, JudgeLine(True))
    table.do(0, JudgeLine(False))
    table.do(1, GuessStory(1))
    told, found, laid = (own[0] for own in table.state.last.parts)
    assert (told, found, laid) == (Part("told", 1, 1), Part("found_duo", 3), Part("laid", 1, 1))
