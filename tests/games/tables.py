"""Tables to test at: no luck, so that every card is known."""

from collections.abc import Sequence
from typing import Any, TypeVar

from namyok.games.catalogue import find_game
from namyok.kernel import CardId, Command, Event, Refused, Seat

T = TypeVar("T")


class TopOfTheDeck:
    """A Chance without chance: always the first ones, in order."""

    def draw(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        return tuple(items[:count])


class Table:
    """A game in progress, with the deck in order: seat 0 has the first cards, and so on."""

    def __init__(
        self, key: str, players: int, cards: int = 84, first: Seat | None = None, **options: Any
    ) -> None:
        self.game = find_game(key)
        self.cards = [f"c{number}" for number in range(1, cards + 1)]
        self.chance = TopOfTheDeck()
        self.events: list[Event] = []
        self.state: Any = None
        self._take(self.game.begin(players, self.cards, options, self.chance, first))

    def do(self, seat: Seat, command: Command) -> tuple[Event, ...]:
        """Play a move that must be accepted; what followed."""
        events = self.game.decide(self.state, seat, command, self.chance)
        self._take(events)
        return events

    def refused(self, seat: Seat, command: Command) -> str:
        """Try a move that must be refused; the code."""
        try:
            self.game.decide(self.state, seat, command, self.chance)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{command} was accepted")

    def view(self, seat: Seat | None) -> Any:
        return self.game.project(self.state, seat)

    def hand(self, seat: Seat) -> tuple[CardId, ...]:
        hand: tuple[CardId, ...] = self.state.hands[seat]
        return hand

    def _take(self, events: Sequence[Event]) -> None:
        for event in events:
            self.state = self.game.apply(self.state, event)
            self.events.append(event)
