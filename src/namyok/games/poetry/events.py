"""What can happen in «Поэзия»."""

from typing import Literal, TypeAlias

from namyok.games.poetry.options import PoetryOptions
from namyok.kernel import CardId, Event, Line, Number, Seat, Value

EndReason: TypeAlias = Literal["cycles", "aborted"]


class Draw(Value, frozen=True):
    """A card drawn to settle a tie; the highest number wins."""

    seat: Seat
    """Who drew."""
    line: Line
    """The number on the line or ending."""


class GameStarted(Event, frozen=True):
    """The lines are dealt."""

    players: int
    """How many people play."""
    virtual: Seat | None
    """The seat of Александр Сергеевич at a table for two; None at any other."""
    options: PoetryOptions
    """The values that hold at this table."""
    hands: tuple[tuple[Line, ...], ...]
    """The hands by seat; the virtual player has none."""
    stories: tuple[CardId, ...]
    """The deck of stories; chance draws from it, its order means nothing."""


class SeatAdded(Event, frozen=True):
    """Somebody has come late and sits down on the last seat, before the round's hint."""

    hand: tuple[Line, ...]
    """What they were dealt."""
    stories: tuple[CardId, ...]
    """One story more, face up."""
    score: int
    """The points that they begin with: the fewest at the table."""
    options: PoetryOptions
    """The values that hold from now on; some depend on the number of players."""


class RoundBegan(Event, frozen=True):
    """Stories are open and a storyteller's turn begins."""

    storyteller: Seat
    """Who tells."""
    stories: tuple[CardId, ...]
    """The stories face up; the first has number 1."""


class LineSwapped(Event, frozen=True):
    """A line was discarded for another before the move."""

    seat: Seat
    """Whose turn it is."""
    discarded: Line
    """The line, face up on the discard pile."""
    drew: Line
    """What came into the hand; secret."""


class HintLaid(Event, frozen=True):
    """The storyteller has a secret and has opened the poem."""

    story: Number
    """The secret."""
    line: Line
    """The hint."""
    drew: Line
    """What came into the hand; secret."""


class LineAdded(Event, frozen=True):
    """A guesser has laid a line with a token on it."""

    seat: Seat
    """Whose token it is."""
    line: Line
    """The line; the virtual player's comes from the top of the deck."""


class LineJudged(Event, frozen=True):
    """The storyteller has marked the line, and its guesser has drawn."""

    fits: bool
    """Whether it fits the secret story."""
    drew: Line | None
    """What came into the guesser's hand, secret; None for the virtual player."""


class StoryGuessed(Event, frozen=True):
    """A guesser has named a story."""

    seat: Seat
    """Who guessed."""
    story: Number
    """The number named; turned face down if it was wrong."""
    right: bool
    """Whether it is the secret."""
    lost: int
    """Points lost by a wrong guess; 0 for who has none."""


class RoundScored(Event, frozen=True):
    """The secret is shown."""

    finder: Seat | None
    """Who found the story; None if only two were left."""
    points: tuple[int, ...]
    """Points for the finding, by seat."""


class EndingsDrawn(Event, frozen=True):
    """The player with the fewest points looks at two endings."""

    seat: Seat
    """Who chooses."""
    draws: tuple[Draw, ...]
    """Lines drawn to settle a tie for the fewest points; empty without one."""
    endings: tuple[Line, Line]
    """The two endings; secret until one is laid."""


class EndingPlaced(Event, frozen=True):
    """The poem is complete: its author gets a point, the table is cleared."""

    seat: Seat
    """Who closed the poem."""
    placed: Line
    """The ending, face up."""
    counted: Line
    """The other one, face down before the storyteller, to count the rounds told."""


class GameEnded(Event, frozen=True):
    """The game is over."""

    scores: tuple[int, ...]
    """Final points by seat, with one for each story kept."""
    stories: tuple[int, ...]
    """Stories kept, by seat."""
    winners: tuple[Seat, ...]
    """The winner; nobody if the game was aborted."""
    draws: tuple[Draw, ...]
    """Endings drawn to settle a full tie; empty without one."""
    reason: EndReason
    """Why it ended."""


PoetryEvent: TypeAlias = (
    GameStarted
    | SeatAdded
    | RoundBegan
    | LineSwapped
    | HintLaid
    | LineAdded
    | LineJudged
    | StoryGuessed
    | RoundScored
    | EndingsDrawn
    | EndingPlaced
    | GameEnded
)
