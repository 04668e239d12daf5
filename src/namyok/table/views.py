"""A table as somebody sees it: the lobby around the game, and the game's own view inside."""

from typing import Annotated, Any, TypeAlias

import msgspec

from namyok.bots.character import Leaning, Level
from namyok.kernel import Language, Seat, Value
from namyok.table.doers import OtherDoer
from namyok.table.ids import Colour, PersonId
from namyok.table.journal import What
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


class CharacterView(Value, frozen=True):
    """What everybody may know of a bot."""

    leaning: Leaning
    """What it likes to speak of."""
    level: Level
    """How well it plays."""


class SeatView(Value, frozen=True):
    """A seat, clockwise."""

    person: PersonId
    """Who sits there."""
    name: str
    """What they call themselves, or everybody here calls the bot; empty: asked to be forgotten."""
    colour: Colour
    """Which rabbit."""
    bot: bool
    """Whether it is a bot."""
    stand_in: bool
    """Whether a bot plays for this person."""
    present: bool
    """Whether they are connected; always true for a bot."""
    character: CharacterView | None = None
    """Who the bot is; None for a person."""
    helped: int = 0
    """Moves that a bot has made for this person since they last moved themselves."""


class Obstacle(Value, frozen=True):
    """Why a game can't begin."""

    code: str
    """A refusal that every language has a sentence for."""
    facts: dict[str, Any]
    """The values that the sentence mentions."""


class AwaitingView(Value, frozen=True):
    """Somebody who came during a game and waits for a seat."""

    person: PersonId
    """Who."""
    name: str
    """What they call themselves."""
    colour: Colour
    """Which rabbit will be theirs."""


class EntryView(Value, frozen=True, kw_only=True):
    """Something that happened at the table besides playing."""

    at: float
    """When, in seconds since 1970."""
    what: What
    """What it was."""
    person: PersonId | None
    """Whom it is about."""
    name: str
    """What they call themselves; empty for nobody, and for who asked to be forgotten."""
    by: PersonId | None
    """Who wanted it; None for the table itself, and where it is who it is about."""
    by_name: str
    """What they call themselves."""
    whom: str
    """Who sat there before; empty where no seat changed hands."""
    word: str
    """What was said along with it, or what somebody was called before."""
    changed: tuple[str, ...]
    """Which settings, by their names."""


class TableView(Value, frozen=True, kw_only=True):
    """All that somebody may know of a table."""

    code: str
    """What to say to friends: a word and two digits, and more words where many tables are open."""
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
    showing: tuple[str, ...]
    """Screens that show the table now, in the order in which they came; only the host sees them."""
    seats: tuple[SeatView, ...]
    """Who sits, clockwise."""
    company: tuple[SeatView, ...] | None
    """Who played the game that is over, by its seats; None in other stages: those who sit."""
    awaiting: tuple[AwaitingView, ...]
    """Who gets the next seats of the running game, between its rounds, or a place after it."""
    late: Obstacle | None
    """Why the running game has no seat for who comes now, but the next will; None if it has."""
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
    """When a stand-in will play, in seconds since 1970; None without a clock, paused and asleep."""
    since: float = 0.0
    """When the current phase began, in seconds since 1970, moved on by every pause."""
    adjourned: str | None = None
    """The word with which the game was left for another day, maybe empty; None if it was not."""
    host_missed: bool = False
    """Whether the host is gone for so long that somebody else may take the table."""
    urged: dict[Seat, int] = {}
    """How many players have nudged whom in this phase: two, or one after long, let a bot move."""
    may_take: bool = False
    """Whether the looker may, who must have come by the link or have played here."""
    log: tuple[EntryView, ...] = ()
    """What happened here besides playing, the newest last; only those inside see it."""
    asleep: bool = False
    """Whether nobody is there who plays the running game: then nothing moves."""
    looking: tuple[Seat, ...] = ()
    """Who still looks at how the last round ended, or reads what explains it: bots wait until they
    go on, or for a while if others have."""
    others: dict[int, dict[Seat, OtherDoer]] = {}
    """Who else made a seat's moves than who sits there: of the current round and the last one."""
    game: AnyView
    """The current or last game, as the looker may see it; None before the first."""
