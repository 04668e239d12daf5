"""What a game must offer to be played, watched, kept and checked."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from namyok.kernel.chance import Chance
from namyok.kernel.ids import CardId, Seat
from namyok.kernel.options import OptionRange
from namyok.kernel.record import Fault, Player
from namyok.kernel.records import Command, Event, Offer, Record

State = TypeVar("State", bound=Record)
View = TypeVar("View", bound=Record)
Commands = TypeVar("Commands", bound=Command)
Events = TypeVar("Events", bound=Event)
Offers = TypeVar("Offers", bound=Offer)


class Retraced(Record, frozen=True):
    """A game record turned back into events by playing it again."""

    events: tuple[Any, ...]
    """The events, up to the first fault."""
    fault: Fault | None
    """The first place where the record and the rules disagree; None if it holds."""


class Game(ABC, Generic[State, Commands, Events, View, Offers]):
    """One entry of the catalogue, as pure functions over its own records."""

    key: str
    """Its name in addresses, records and on the command line."""
    players: tuple[int, ...]
    """How many people can play it."""
    deck: str
    """The deck of ours that it is made for."""
    deck_size: int
    """How many pictures its book has."""
    ranges: Mapping[str, OptionRange]
    """Every option with its range."""
    command_type: Any
    """The union of its commands, for decoding."""
    event_type: Any
    """The union of its events, for decoding."""
    clauses: Mapping[int, str]
    """The clauses of its rule page, by number."""

    @abstractmethod
    def defaults(self, players: int) -> Record:
        """The book's value of every option for this many players."""

    @abstractmethod
    def check(self, players: int, cards: Sequence[CardId], chosen: Mapping[str, Any]) -> Record:
        """The whole set of options for a table, or Refused with why it can't be played."""

    @abstractmethod
    def begin(
        self,
        players: int,
        cards: Sequence[CardId],
        chosen: Mapping[str, Any],
        chance: Chance,
        first: Seat | None = None,
    ) -> tuple[Events, ...]:
        """Deal; ``first`` names the first storyteller where the book leaves it to the table."""

    @abstractmethod
    def decide(
        self, state: State, seat: Seat, command: Commands, chance: Chance
    ) -> tuple[Events, ...]:
        """What follows from a command, or Refused."""

    @abstractmethod
    def stop(self, state: State) -> tuple[Events, ...]:
        """End the game before its time, without winners."""

    @abstractmethod
    def apply(self, state: State | None, event: Events) -> State:
        """The state after an event; None before the first one. Never refuses."""

    @abstractmethod
    def watch(self, state: State) -> View:
        """What everybody may know: the view of a watcher."""

    @abstractmethod
    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        """The fields of the view that only this seat may know: the same ones for every seat."""

    @abstractmethod
    def offers(self, state: State, seat: Seat) -> tuple[Offers, ...]:
        """What a seat may do now."""

    @abstractmethod
    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Whom the table is waiting for; empty when the game is over."""

    @abstractmethod
    def pick(self, offer: Offers, chance: Chance) -> Commands:
        """A command that the offer allows, chosen blindly."""

    @abstractmethod
    def record(
        self,
        players: Sequence[Player],
        events: Iterable[Events],
        stood_in: Mapping[int, Iterable[Seat]],
    ) -> dict[str, Any]:
        """The public record of a finished game; ``stood_in`` is by round, counted from 1."""

    @abstractmethod
    def retrace(self, record: Mapping[str, Any]) -> Retraced:
        """Play a record again and compare."""

    def project(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know; None is a watcher."""
        watched = self.watch(state)
        return watched if seat is None else replace(watched, **self.own(state, seat))

    def replay(self, events: Iterable[Events]) -> State:
        """The state that a whole stream leads to."""
        state: State | None = None
        for event in events:
            state = self.apply(state, event)
        assert state is not None, "a stream has at least one event"
        return state


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
