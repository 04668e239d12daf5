"""What a game must offer to be played, watched, kept and checked."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from namyok.kernel.chance import Chance
from namyok.kernel.deeds import Deeds
from namyok.kernel.ids import CardId, Seat, Side
from namyok.kernel.options import OptionRange
from namyok.kernel.record import Fault, Player
from namyok.kernel.refused import Refused
from namyok.kernel.values import Command, Event, Offer, Value


class Retraced(Value, frozen=True):
    """A game record turned back into events by playing it again."""

    events: tuple[Any, ...]
    """The events, up to the first fault."""
    fault: Fault | None
    """The first place where the record and the rules disagree; None if it holds."""


class Moment(Value, frozen=True):
    """Where a game is; the time of a phase begins anew when this changes."""

    round: int
    """Which round, counted from 1."""
    phase: str
    """What the table is doing."""
    turn: Seat | None = None
    """Whose turn it is where one seat moves after the other; None where several move at once."""


class Recording(Value, frozen=True):
    """A clip that a command brings along."""

    kind: str
    """Sound or mime."""
    clip: str
    """Its name in the store."""


class Moved(NamedTuple):
    """What may be new in views after a move; whatever it does not name is as it was."""

    common: dict[str, Any]
    """Fields of the watcher's view, none of which a seat has for itself."""
    own: dict[Seat, dict[str, Any]]
    """Of the fields that a seat has for itself, by seat."""


class GameView(Value, frozen=True, kw_only=True, tag_field="kind"):
    """What the view of any game tells, whatever else it has."""

    game: str
    """The key of the game."""
    seat: Seat | None
    """Who is looking; None for a watcher."""
    players: int
    """How many people play; their seats come first."""
    phase: str
    """What the table is doing."""
    round: int
    """Which round, counted from 1."""
    rounds_left: int | None
    """The most rounds that come after this one; None where their number does not end the game."""
    sides: tuple[Side, ...]
    """The side that each seat scores for; where nobody shares points, every seat is one."""
    scores: tuple[int, ...]
    """Points by side."""
    places: tuple[int, ...]
    """Where each side stands, counted from 1; equals share a place."""
    waiting: tuple[Seat, ...]
    """Whom the table waits for."""
    offers: tuple[Any, ...]
    """What the looker may do now."""
    last: Any
    """The round before this one, all open; None in the first."""
    result: Any
    """How the game ended; None before."""


def places(scores: Sequence[int], winners: Collection[Side] = ()) -> tuple[int, ...]:
    """Where each side stands: one that won a tie stands above those that lost it."""
    ranks = [(side in winners, score) for side, score in enumerate(scores)]
    ordered = sorted(ranks, reverse=True)
    return tuple([1 if rank[0] else 1 + ordered.index(rank) for rank in ranks])


def rounds_to_tell(told: Sequence[int], teller: Seat, first: int, cycles: int) -> int:
    """The rounds until the ``first`` seats have all told so often, this one among them."""
    turns = len(told)
    return max(
        (seat - teller) % turns + turns * (cycles - told[seat] - 1) + 1
        if told[seat] < cycles
        else 0
        for seat in range(first)
    )


State = TypeVar("State", bound=Value)
View = TypeVar("View", bound=GameView)
Commands = TypeVar("Commands", bound=Command)
Events = TypeVar("Events", bound=Event)
Offers = TypeVar("Offers", bound=Offer)


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
    seconds: Mapping[str, int]
    """How long each phase may take at a normal pace, and how long a ``result`` is looked at."""
    unveiling: Collection[str] = ()
    """Phases that begin with something new for everybody to look at."""
    names_first: bool = False
    """Whether a table may name who begins."""
    command_type: Any
    """The union of its commands, for decoding."""
    event_type: Any
    """The union of its events, for decoding."""
    view_type: type[GameView]
    """What a seat sees."""
    round_type: type[Value]
    """A round with everything open, as in the view's ``last``."""
    result_type: type[Value]
    """How a game ended, as in the view's ``result``."""
    clauses: Mapping[int, str]
    """The clauses of its rule page, by number."""

    @abstractmethod
    def defaults(self, players: int) -> Value:
        """The book's value of every option for this many players."""

    def short(self, players: int) -> Mapping[str, Any]:  # noqa: ARG002
        """Options that make a game of about a quarter of an hour; empty where it is one already."""
        return {}

    @abstractmethod
    def check(self, players: int, cards: Sequence[CardId], chosen: Mapping[str, Any]) -> Value:
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

    def check_late(self, state: State) -> None:  # noqa: ARG002
        """Refused with why nobody can be dealt in any more; that a round has begun is no reason."""
        raise Refused("no_late_seats")

    def add_seat(self, state: State, chance: Chance) -> tuple[Events, ...]:  # noqa: ARG002
        """Deal in who has come late, on the last seat; Refused in the middle of a round."""
        raise Refused("no_late_seats")

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

    def moved(self, before: State, after: State) -> Moved | None:  # noqa: ARG002
        """Where hardly more differs than who has moved, all that may differ between the views of
        two states, so that none has to be made and compared; None where anything may."""
        return None

    @abstractmethod
    def offers(self, state: State, seat: Seat) -> tuple[Offers, ...]:
        """What a seat may do now."""

    @abstractmethod
    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Whom the table is waiting for; empty when the game is over."""

    @abstractmethod
    def moment(self, state: State) -> Moment:
        """Where the game is."""

    @abstractmethod
    def deeds(self, finished: Any) -> Deeds:
        """What the seats did in a finished round, for who counts over an evening."""

    def rivals(self, state: State, seat: Seat) -> tuple[Seat, ...]:  # noqa: ARG002
        """Who could make the move that is waited for in this seat's stead: bots let people."""
        return ()

    def modest(
        self,
        state: State,
        seat: Seat,
        people: Collection[Seat],  # noqa: ARG002
    ) -> tuple[Offers, ...]:
        """What a bot may do now so that these others get their turn; never nothing if it owes."""
        return self.offers(state, seat)

    def shown(self, event: Events) -> Iterable[CardId]:  # noqa: ARG002
        """The pictures that somebody gets to see by an event for the first time in this game."""
        return ()

    def recording(self, command: Commands) -> Recording | None:  # noqa: ARG002
        """The clip that a command refers to; None for nearly all."""
        return None

    def keepsake(self, finished: Any) -> Any:
        """A finished round as those may see it who were not at the table."""
        return finished

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
