"""A table as its stream tells it."""

from typing import Any, Literal

from namyok.games.catalogue import find_game
from namyok.kernel import AnyGame, Language, Moment, Seat, Value
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

    @property
    def played_by_bot(self) -> bool:
        return self.bot or self.stand_in


class Running(Value, frozen=True):
    """The game that is being played, or was played last."""

    key: str
    """Which game."""
    state: Any
    """The game's own state: the whole truth, never sent to anybody."""
    seats: tuple[Seated, ...] = ()
    """Who played, as they sat when it ended; empty while it is being played."""

    @property
    def game(self) -> AnyGame:
        return find_game(self.key)

    @property
    def moment(self) -> Moment:
        """Where the game is."""
        return self.game.moment(self.state)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the game waits for."""
        return self.game.waiting(self.state)


class TableState(Value, frozen=True):
    """Everything that the stream says of a table."""

    language: Language
    """The table's language."""
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
    seats: tuple[Seated, ...] = ()
    """Who sits, clockwise."""
    games: int = 0
    """How many games have begun at this table."""
    running: Running | None = None
    """The current or last game."""
    paused: bool = False
    """Whether the clock stands still."""
    since: float = 0.0
    """When the current phase began, moved on by every pause."""
    paused_at: float = 0.0
    """When the clock was stopped."""
    names_used: int = 0
    """How many names of persons have been given out, so that none comes twice."""

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Where a person sits; None for who watches."""
        return _place(self.seats, person)

    @property
    def company(self) -> tuple[Seated, ...]:
        """Who plays the current game, or played the last one: an ended game keeps its people."""
        if self.running is None:
            return ()
        return self.seats if self.stage == "playing" else self.running.seats

    def player(self, person: PersonId | None) -> Seat | None:
        """The seat that a person has in the current or last game; None for who had none."""
        return _place(self.company, person)


def _place(seats: tuple[Seated, ...], person: PersonId | None) -> Seat | None:
    for seat, seated in enumerate(seats):
        if seated.person == person:
            return seat
    return None
