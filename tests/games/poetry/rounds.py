"""Whole rounds of «Поэзия» for tests."""

from typing import Any

from namyok.games.poetry.commands import AddLine, GuessStory, JudgeLine, LayHint, PlaceEnding
from namyok.kernel import Seat
from tests.games.tables import Table


def poetry(players: int, first: Seat = 0, cards: int = 100, **options: Any) -> Table:
    """A table in the first storyteller's turn: seat 0 holds lines 1–5, seat 1 lines 6–10, …"""
    return Table("poetry", players, cards=cards, first=first, **options)


def hint(table: Table, story: int = 1) -> None:
    """The storyteller chooses a story and lays the first line of the hand."""
    teller = table.state.storyteller
    table.do(teller, LayHint(story, table.state.hands[teller][0]))


def add(table: Table, fits: bool) -> None:
    """Whoever's turn it is lays the first line of the hand; the storyteller marks it."""
    guesser = table.state.guesser
    table.do(guesser, AddLine(table.state.hands[guesser][0]))
    table.do(table.state.storyteller, JudgeLine(fits))


def guess(table: Table, story: int) -> None:
    """Whoever's turn it is names a story."""
    table.do(table.state.guesser, GuessStory(story))


def close(table: Table) -> None:
    """The poem gets the first of the two endings, if somebody has to choose."""
    if table.state.choice is not None:
        table.do(table.state.choice.seat, PlaceEnding(table.state.choice.endings[0]))


def found_at_once(table: Table) -> None:
    """A whole round: the first guesser finds the story without a line."""
    hint(table)
    guess(table, 1)
    close(table)
