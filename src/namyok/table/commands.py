"""What somebody at a table can ask for, besides playing."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from namyok.bots.character import Level
from namyok.kernel import Command, Seat
from namyok.table.ids import Colour, PersonId
from namyok.table.settings import Settings


class Sit(Command, frozen=True):
    """Take a seat in the lobby, or change the colour of one's rabbit."""

    colour: Colour
    """One of twelve rabbits."""


class StandUp(Command, frozen=True):
    """Leave the seat and watch."""


class AddBot(Command, frozen=True):
    """Give a seat to a bot."""


class SetLevel(Command, frozen=True):
    """Say how well a bot should play."""

    person: PersonId
    """Which bot."""
    level: Level
    """How well."""


class Arrange(Command, frozen=True):
    """Put the seats into another order."""

    order: tuple[PersonId, ...]
    """Everybody who sits, clockwise."""


class Configure(Command, frozen=True):
    """Choose what will be played."""

    settings: Settings
    """The new settings, whole."""


class Start(Command, frozen=True):
    """Begin a game, or another one with the same people."""


class StopGame(Command, frozen=True):
    """End the game before its time."""


class Pause(Command, frozen=True):
    """Stop the clock and the game."""


class Adjourn(Command, frozen=True):
    """Leave the game for another day."""

    word: Annotated[str, Meta(max_length=400)] = ""
    """Something to remember it by, such as «доиграем в субботу»."""


class Resume(Command, frozen=True):
    """Go on."""


class SetStandIn(Command, frozen=True):
    """Let a bot play for a seat, or give the seat back to its person."""

    seat: Seat
    """Which seat."""
    on: bool
    """Whether the bot plays."""


class Skip(Command, frozen=True):
    """Let a bot make the one move that the table is waiting for."""

    seat: Seat
    """Whom the table waits for."""
    phase: str
    """In which phase: a move that has come meanwhile must not be followed by one more."""


class HandOver(Command, frozen=True):
    """Give a seat of the running game to somebody who watches."""

    seat: Seat
    """Which seat."""
    person: PersonId
    """Who plays it from now on."""


class TakeOver(Command, frozen=True):
    """Take a bot's seat in the running game."""

    seat: Seat
    """Which seat."""


class PassHost(Command, frozen=True):
    """Make somebody else the host."""

    person: PersonId
    """The new host."""


class TakeHost(Command, frozen=True):
    """Look after the table while its host is gone."""


class Nudge(Command, frozen=True):
    """Remind somebody gently that the table waits for them."""

    seat: Seat
    """Whom."""


class Admit(Command, frozen=True):
    """Answer somebody who knocks."""

    person: PersonId
    """Who knocks."""
    welcome: bool
    """Whether they may come in."""


class AdmitScreen(Command, frozen=True):
    """Answer a screen that wants to show the table."""

    screen: str
    """Which one, as in the host's view."""
    welcome: bool
    """Whether it may."""


class SendScreenAway(Command, frozen=True):
    """Let a screen show the table no more."""

    screen: str
    """Which one, as in the host's view."""


class Remove(Command, frozen=True):
    """Send a person or a bot away."""

    person: PersonId
    """Who has to go."""


class Leave(Command, frozen=True):
    """Go; a bot plays on until the person is back. Who knocks may go away, too."""


LobbyCommand: TypeAlias = (
    Sit
    | StandUp
    | AddBot
    | SetLevel
    | Arrange
    | Configure
    | Start
    | StopGame
    | Pause
    | Adjourn
    | Resume
    | SetStandIn
    | HandOver
    | TakeOver
    | PassHost
    | Admit
    | AdmitScreen
    | SendScreenAway
    | Remove
    | Leave
)
TableCommand: TypeAlias = LobbyCommand | Skip | TakeHost | Nudge
"""Skip is a move of the game that the host asks for; the others depend on who is there."""
