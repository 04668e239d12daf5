"""A table as somebody sees it: the lobby around the game, and the game's own view inside."""

from typing import Annotated, Any, TypeAlias

import msgspec

from namyok.kernel import Language, Seat, Value
from namyok.table.ids import Colour, PersonId
from namyok.table.settings import Settings
from namyok.table.state import Stage

AnyView: TypeAlias = Annotated[Any, msgspec.Meta(extra={"game": "view_type"})]
"""The view of whatever game is played here; the protocol page lists them."""


class PersonView(Value, frozen=True):
    """Somebody at the table."""

    person: PersonId
    """Who."""
    name: str
    """What they call themselves; empty if they asked to be forgotten."""
    present: bool
    """Whether they are connected."""


class SeatView(Value, frozen=True):
    """A seat, clockwise."""

    person: PersonId
    """Who sits there."""
    name: str
    """What they call themselves; empty for a bot, which the client names."""
    colour: Colour
    """Which rabbit."""
    bot: bool
    """Whether it is a bot."""
    stand_in: bool
    """Whether a bot plays for this person."""
    present: bool
    """Whether they are connected; always true for a bot."""


class Obstacle(Value, frozen=True):
    """Why a game can't begin."""

    code: str
    """A refusal that every language has a sentence for."""
    facts: dict[str, Any]
    """The values that the sentence mentions."""


class TableView(Value, frozen=True, kw_only=True):
    """All that somebody may know of a table."""

    code: str
    """What to say to friends: a word and two digits."""
    join: str | None
    """The secret part of the link that lets people in; None for who is not at the table."""
    language: Language
    """The table's language."""
    you: PersonId | None
    """Who is looking; None for somebody who only watches from outside, such as the TV."""
    your_seat: Seat | None
    """Where the looker sits; the seat in the game, which may be over, is the game's ``seat``."""
    knocked: bool
    """Whether the looker still waits to be let in."""
    door: bool
    """Whether the looker sees no more than the door: no people, no seats, no game."""
    host: PersonId
    """Who may arrange things."""
    people: tuple[PersonView, ...]
    """Everybody let in, in order of arrival."""
    knocking: tuple[PersonView, ...]
    """Who waits to be let in; only the host sees them."""
    screens: tuple[str, ...]
    """Screens that wait to be let in, each under a name of its own; only the host sees them."""
    seats: tuple[SeatView, ...]
    """Who sits, clockwise."""
    company: tuple[SeatView, ...] | None
    """Who played the game that is over, by its seats; None in other stages: those who sit."""
    settings: Settings
    """What is or will be played."""
    obstacle: Obstacle | None
    """Why the game can't begin; None if it can, or has."""
    stage: Stage
    """What the table is doing."""
    games: int
    """How many games have begun here; the current one's number."""
    paused: bool
    """Whether the clock stands still."""
    deadline: float | None
    """When a stand-in will play, in seconds since 1970; None without a clock, and while paused."""
    game: AnyView
    """The current or last game, as the looker may see it; None before the first."""
