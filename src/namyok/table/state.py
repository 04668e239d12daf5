"""A table as its stream tells it."""

from collections.abc import Container, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from namyok.bots.character import Character, Level, of_rabbit
from namyok.bots.courtesy import name_of
from namyok.games.catalogue import find_game
from namyok.kernel import AnyGame, CardId, Language, Moment, Seat, Value
from namyok.table.doers import Doers
from namyok.table.ids import Colour, PersonId
from namyok.table.settings import Settings

Stage = Literal["lobby", "playing", "over"]


class Seated(Value, frozen=True):
    """Somebody on a seat."""

    person: PersonId
    """Who."""
    colour: Colour
    """Which rabbit."""
    bot: bool
    """Whether it is a bot."""
    stand_in: bool = False
    """Whether a bot plays for this person."""
    level: Level | None = None
    """How well the bot plays; None for as well as its character does."""
    helped: int = 0
    """Moves that a bot has made for this person in this game since they last moved themselves."""
    came: int = 0
    """The round of this game in which the seat became theirs; 0 for who began it."""

    @property
    def character(self) -> Character:
        """Who the bot is that sits here, or would stand in."""
        mine = of_rabbit(self.colour)
        return mine if self.level is None else replace(mine, level=self.level)

    @property
    def played_by_bot(self) -> bool:
        return self.bot or self.stand_in


class Awaiting(Value, frozen=True):
    """Somebody who came during a game and waits for a seat."""

    person: PersonId
    """Who."""
    colour: Colour
    """Which rabbit will be theirs."""


class Running(Value, frozen=True):
    """The game that is being played, or was played last."""

    game: AnyGame
    """Which game."""
    state: Any
    """The game's own state: the whole truth, never sent to anybody."""
    moment: Moment
    """Where the game is; another object only when that changes."""
    waiting: tuple[Seat, ...]
    """Whom the game waits for."""
    seats: tuple[Seated, ...] = ()
    """Who played, as they sat when it ended; empty while it is being played."""
    doers: Doers = {}
    """Who made the moves, by round and seat."""

    @property
    def key(self) -> str:
        """The game's name."""
        return self.game.key

    @classmethod
    def begun(cls, key: str, state: Any) -> "Running":
        """A game that has been dealt."""
        game = find_game(key)
        return cls(game, state, game.moment(state), game.waiting(state))

    def gone_on(self, state: Any) -> "Running":
        """The same game a little later."""
        game, moment = self.game, self.moment
        now = game.moment(state)
        return replace(
            self,
            state=state,
            moment=moment if now == moment else now,
            waiting=game.waiting(state),
        )


class TableState(Value, frozen=True):
    """Everything that the stream says of a table."""

    language: Language
    """The language of clues and verse, in the current game or the last one."""
    host: PersonId
    """Who may arrange things."""
    owner: PersonId
    """Whose table it is: the host, or who will be host again on coming back."""
    settings: Settings
    """What holds for the next game, or the running one."""
    stage: Stage = "lobby"
    """What the table is doing."""
    people: tuple[PersonId, ...] = ()
    """Everybody let in, seated or watching, in order of arrival."""
    knocking: tuple[PersonId, ...] = ()
    """Who waits to be let in."""
    came_by_code: dict[PersonId, float] = {}
    """When those came who know no more than the code; what was said before is not theirs."""
    shown_out: tuple[PersonId, ...] = ()
    """Whom the host has sent away; forgotten when a game is over."""
    sent_away: tuple[str, ...] = ()
    """Screens whose tickets are void, the last few."""
    seats: tuple[Seated, ...] = ()
    """Who sits, clockwise."""
    awaiting: tuple[Awaiting, ...] = ()
    """Who gets the next seats of the running game, or a place after it; in order."""
    games: int = 0
    """How many games have begun at this table."""
    running: Running | None = None
    """The current or last game."""
    paused: bool = False
    """Whether the clock stands still."""
    adjourned: str | None = None
    """The word with which the game was left for another day; None if it was not."""
    since: float = 0.0
    """When the current phase began, moved on by every pause."""
    paused_at: float = 0.0
    """When the clock was stopped."""
    seen: Mapping[CardId, int] = {}
    """The game in which each picture was seen last, counted from 1."""
    names_used: int = 0
    """How many names of persons have been given out, so that none comes twice."""

    @property
    def next_language(self) -> Language:
        """The language of the next game: pages of the last one stay in theirs."""
        return self.settings.language or self.language

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Where a person sits; None for who watches."""
        return place(self.seats, person)

    def may_lead(self, person: PersonId) -> bool:
        """Whether somebody can look after the table when its host is gone."""
        return person in self.people and is_trusted(person, self.came_by_code, self.company)

    def awaits(self, person: PersonId | None) -> bool:
        """Whether somebody waits for a seat."""
        return any(one.person == person for one in self.awaiting)

    @property
    def company(self) -> tuple[Seated, ...]:
        """Who plays the current game, or played the last one: an ended game keeps its people."""
        if self.running is None:
            return ()
        return self.seats if self.stage == "playing" else self.running.seats

    def player(self, person: PersonId | None) -> Seat | None:
        """The seat that a person has in the current or last game; None for who had none."""
        return place(self.company, person)


def is_trusted(
    person: PersonId | None, came_by_code: Container[PersonId], company: tuple[Seated, ...]
) -> bool:
    """Whether somebody came by the link, or has played with a host who was there."""
    return person not in came_by_code or place(company, person) is not None


def place(seats: tuple[Seated, ...], person: PersonId | None) -> Seat | None:
    """Where a person sits; None for who does not."""
    for seat, seated in enumerate(seats):
        if seated.person == person:
            return seat
    return None


def sitting(seats: tuple[Seated, ...], language: Language) -> tuple[tuple[PersonId, str], ...]:
    """Who sits where, and what a bot there is or was called: it goes by the rabbit."""
    return tuple((seated.person, name_of(seated.character, language)) for seated in seats)


def seat_name(seated: Seated, names: Mapping[PersonId, str], language: Language) -> str:
    """What whoever sits there is called, at a table of this language, by everybody."""
    known = names.get(seated.person, "")
    return known or name_of(seated.character, language) if seated.bot else known
