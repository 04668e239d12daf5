"""Whole rounds of the picture games for tests."""

from collections.abc import Mapping
from typing import Any

from namyok.games.dixit.commands import Clue, ComeForward, GiveCards, GiveClue, Vote
from namyok.games.dixit.editions import EDITIONS
from namyok.kernel import Seat
from tests.games.tables import Table

WORD = Clue("text", "a word")


def tell(table: Table, teller: Seat | None = None) -> None:
    """Come forward if it is the race, and give a clue with the first card where one is needed."""
    if table.state.phase == "race":
        table.do(teller or 0, ComeForward())
    seat = table.state.storyteller
    with_card = EDITIONS[table.state.edition].roles.tells_with_card
    table.do(seat, GiveClue(WORD, table.hand(seat)[0] if with_card else None))


def give(table: Table) -> None:
    """Whoever the table waits for gives the first cards of the hand."""
    while table.state.phase == "giving":
        seat = table.game.waiting(table.state)[0]
        table.do(seat, GiveCards(table.hand(seat)[: table.state.options.gives]))


def vote(table: Table, votes: Mapping[Seat, tuple[int, ...]] | None = None) -> None:
    """Lay the markers; by default everybody's on the first number that is allowed."""
    while table.state.phase == "voting" and (waiting := table.game.waiting(table.state)):
        seat = waiting[0]
        offer = table.game.offers(table.state, seat)[0]
        numbers = votes[seat] if votes else offer.numbers[:1]
        round_before = table.state.round
        table.do(seat, Vote(numbers, offer.red[0] if offer.red else None))
        if table.state.round != round_before:
            return


def play_round(table: Table, votes: Mapping[Seat, tuple[int, ...]] | None = None) -> Any:
    """One whole round; what it left behind."""
    tell(table)
    give(table)
    vote(table, votes)
    return table.state.last
