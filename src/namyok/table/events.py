"""What can happen at a table. One stream holds lobby and games, so a restart loses nothing."""

from typing import Any, TypeAlias

from namyok.bots.character import Level
from namyok.kernel import Event, Language, Seat, Value
from namyok.table.ids import Colour, PersonId
from namyok.table.settings import Settings


class TableOpened(Event, frozen=True):
    """Somebody has opened a table and is its host."""

    host: PersonId
    """Who opened it."""
    language: Language
    """The table's language: its code, its verse, its bots."""
    settings: Settings
    """What they want to play."""


class PersonKnocked(Event, frozen=True):
    """Somebody waits to be let in."""

    person: PersonId
    """Who."""
    by_code: bool = False
    """Whether they know no more than the code."""


class PersonEntered(Event, frozen=True):
    """Somebody is at the table, watching."""

    person: PersonId
    """Who."""
    by_code: bool = False
    """Whether they know no more than the code; not said of who has knocked."""


class PersonRemoved(Event, frozen=True):
    """Somebody is no longer at the table; a seat in a running game goes to a bot."""

    person: PersonId
    """Who."""
    bot: PersonId | None
    """The bot that takes the seat; None if there was none to take."""
    shown_out: bool = False
    """Whether the host has sent them away: then they can't come back before a game is over."""


class SeatTaken(Event, frozen=True):
    """Somebody sits down, or changes the rabbit."""

    person: PersonId
    """Who, a person or a bot."""
    colour: Colour
    """Which rabbit."""
    bot: bool
    """Whether it is a bot."""


class LevelSet(Event, frozen=True):
    """A bot plays as well as the host wants it to."""

    person: PersonId
    """Which bot."""
    level: Level
    """How well."""


class SeatLeft(Event, frozen=True):
    """Somebody has stood up in the lobby, or waits for a seat no more."""

    person: PersonId
    """Who."""


class SeatAwaited(Event, frozen=True):
    """Somebody has come during a game and gets the next seat there is: in it, or after it."""

    person: PersonId
    """Who."""
    colour: Colour
    """Which rabbit."""


class SeatAdded(Event, frozen=True):
    """Somebody who waited for a seat has got one in the running game."""

    person: PersonId
    """Who."""
    events: Any
    """The game's own events, a tuple."""


class SeatsArranged(Event, frozen=True):
    """The seats have another order."""

    order: tuple[PersonId, ...]
    """Everybody who sits, clockwise."""


class SettingsChanged(Event, frozen=True):
    """The host has chosen."""

    settings: Settings
    """What holds for the next game."""


class HostPassed(Event, frozen=True):
    """The table has another host."""

    person: PersonId
    """The new one."""
    lent: bool = False
    """Whether only until the one before is back."""


class SeatHandedOver(Event, frozen=True):
    """Somebody else plays a seat of the running game."""

    seat: Seat
    """Which."""
    person: PersonId
    """Who plays it now."""


class StandInSet(Event, frozen=True):
    """A bot plays for a seat, or no longer does."""

    seat: Seat
    """Which."""
    on: bool
    """Whether the bot plays."""


class GameBegan(Event, frozen=True):
    """The cards are dealt."""

    key: str
    """Which game."""
    events: Any
    """The game's own first events, a tuple (table/stream.py reads them)."""


class Played(Event, frozen=True):
    """A move of the game."""

    seat: Seat
    """Whose move."""
    stood_in: bool
    """Whether a stand-in made it for a person."""
    events: Any
    """The game's own events, a tuple."""


class GameStopped(Event, frozen=True):
    """The host has ended the game before its time."""

    events: Any
    """The game's own last events, a tuple."""


class ScreenSentAway(Event, frozen=True):
    """The host wants a screen to show the table no more."""

    screen: str
    """Which one: its ticket is void."""


class Paused(Event, frozen=True):
    """The clock stands still."""


class Adjourned(Event, frozen=True):
    """The game is left for another day: it stands still until somebody goes on."""

    word: str
    """What the host said to it; may be empty."""


class Resumed(Event, frozen=True):
    """The clock runs again, with the time that was left."""


class Woke(Event, frozen=True):
    """Somebody who plays is here again, after nobody was: the phase has its whole time again."""


TableEvent: TypeAlias = (
    TableOpened
    | PersonKnocked
    | PersonEntered
    | PersonRemoved
    | SeatTaken
    | LevelSet
    | SeatLeft
    | SeatAwaited
    | SeatAdded
    | SeatsArranged
    | SettingsChanged
    | HostPassed
    | SeatHandedOver
    | StandInSet
    | GameBegan
    | Played
    | GameStopped
    | ScreenSentAway
    | Paused
    | Adjourned
    | Resumed
    | Woke
)
Events = tuple[TableEvent, ...]
"""What follows from one command."""


class Row(Value, frozen=True):
    """One entry of a table's stream: what followed from one command."""

    at: float
    """When, in seconds since 1970; deadlines are counted from it."""
    by: PersonId | None
    """Who asked for it; None for the table itself."""
    id: str | None
    """The client's name for the command, so that the same one twice is one."""
    events: tuple[TableEvent, ...]
    """What happened."""
