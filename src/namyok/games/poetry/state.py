"""The whole truth of a game of «Поэзия»; only the server ever holds it."""

from typing import Literal, TypeAlias

from namyok.games.poetry.events import Draw, EndReason
from namyok.games.poetry.options import PoetryOptions
from namyok.games.poetry.piles import Pile
from namyok.kernel import CardId, Line, Number, Seat, Value

Phase: TypeAlias = Literal["telling", "guessing", "judging", "ending", "over"]
Why: TypeAlias = Literal[
    "found", "found_duo", "told", "fitting", "laid", "nobody", "wrong", "ending"
]
"""Found: the finder's tokens, and in a duo whatever they are. Told: the same for the storyteller.
Fitting: own tokens on fitting lines. Laid: the virtual player's tokens. Nobody found the story."""

LINES: tuple[Line, ...] = tuple(range(1, 151))
ENDINGS: tuple[Line, ...] = tuple(range(1, 51))


class PoemLine(Value, frozen=True):
    """A line that a guesser added to the poem."""

    seat: Seat
    """Whose token lies on it."""
    line: Line
    """Its number."""
    fits: bool | None
    """The storyteller's mark; None before."""


class WrongGuess(Value, frozen=True):
    """A story that was named and turned face down."""

    seat: Seat
    """Who named it."""
    story: Number
    """Its number."""
    lost: int
    """Points that it cost; 0 for who had none."""
    lines: int
    """How many lines had been added by then: as many as now if it was the last move."""


class Choice(Value, frozen=True):
    """The end of the poem is being chosen."""

    seat: Seat
    """Who has the fewest points and chooses."""
    draws: tuple[Draw, ...]
    """Lines drawn to settle a tie; empty without one."""
    endings: tuple[Line, Line]
    """The two to choose from; only the chooser sees them."""


class Part(Value, frozen=True):
    """One reason why a seat got points in a round, lost them, or got none."""

    why: Why
    """What for."""
    points: int
    """What it brought, less than 0 for a loss; 0 where something is worth saying all the same."""
    count: int = 0
    """The tokens that it was counted from; for a wrong guess the story's number; else 0."""


class FinishedRound(Value, frozen=True):
    """A round with everything open."""

    round: int
    """Which round, counted from 1."""
    storyteller: Seat
    """Who told."""
    stories: tuple[CardId, ...]
    """The stories by number."""
    secret: Number
    """The story that was to be found."""
    hint: Line
    """The line that opened the poem."""
    poem: tuple[PoemLine, ...]
    """The lines added, fitting or not, in order."""
    guesses: tuple[WrongGuess, ...]
    """The wrong guesses, in order."""
    finder: Seat | None
    """Who found the story; None if only two were left."""
    points: tuple[int, ...]
    """Points for the finding, by seat."""
    ending: Line
    """The end of the poem."""
    ending_seat: Seat
    """Who chose it."""
    draws: tuple[Draw, ...]
    """Lines drawn to settle a tie for the fewest points; empty without one."""
    gained: tuple[int, ...]
    """What the round brought in all, by seat: the finding, the ending, less the wrong guesses."""
    scores: tuple[int, ...]
    """The points after this round by seat."""
    parts: tuple[tuple[Part, ...], ...] = ()
    """By seat, what its gain is made of: their sum is what the round brought in all."""


class Result(Value, frozen=True):
    """How the game ended."""

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


class State(Value, frozen=True):
    """Everything there is to know."""

    players: int
    """How many people play; their seats come first."""
    virtual: Seat | None
    """The seat of Александр Сергеевич at a table for two; None at any other."""
    options: PoetryOptions
    """The values that hold at this table."""
    phase: Phase
    """What the table is doing."""
    round: int
    """Which round, counted from 1."""
    storyteller: Seat
    """Who tells."""
    guesser: Seat | None
    """Whose turn it is to add a line or to guess; None before the hint."""
    swapped: Line | None
    """The line that whoever moves now has swapped out already; None if none."""
    stories: tuple[CardId, ...]
    """The stories of this round, by number."""
    secret: Number | None
    """The storyteller's story; None before the hint."""
    hint: Line | None
    """The line that opened the poem; None before."""
    poem: tuple[PoemLine, ...]
    """The lines added to it, in order."""
    guesses: tuple[WrongGuess, ...]
    """The wrong guesses of this round, in order."""
    finder: Seat | None
    """Who found the story of this round; None before, and if nobody did."""
    points: tuple[int, ...]
    """Points for the finding in this round, by seat."""
    choice: Choice | None
    """The endings to choose from; None before the round is scored."""
    hands: tuple[tuple[Line, ...], ...]
    """Lines held, by seat."""
    scores: tuple[int, ...]
    """Points by seat."""
    settled: tuple[int, ...]
    """Points by seat after the last complete round."""
    kept: tuple[tuple[CardId, ...], ...]
    """Stories kept, by seat."""
    counted: tuple[tuple[Line, ...], ...]
    """Endings face down before each seat: one for each round told."""
    lines: Pile
    """The lines that nobody holds and that are not on the table."""
    endings: Pile
    """The endings that are not in use; those face down are not among them."""
    story_deck: tuple[CardId, ...]
    """Stories to open; their order means nothing."""
    story_discards: tuple[CardId, ...]
    """Stories of earlier rounds that nobody kept."""
    last: FinishedRound | None
    """The round before this one; None in the first."""
    result: Result | None
    """How the game ended; None before."""
    late: int = 0
    """How many of the players, the last ones, came when the game had begun."""

    @property
    def rounds_told(self) -> int:
        """How often everybody has told who was there from the beginning."""
        return min(map(len, self.counted[: self.players - self.late]))

    @property
    def seats(self) -> int:
        """How many have a score: the people, and the virtual player if there is one."""
        return len(self.scores)

    @property
    def open_stories(self) -> tuple[Number, ...]:
        """The numbers still face up."""
        down = {guess.story for guess in self.guesses}
        return tuple(number for number in range(1, len(self.stories) + 1) if number not in down)

    def free_tokens(self, seat: Seat) -> int:
        """How many lines a seat can still add in this round."""
        return self.options.tokens - len(self.tokens_of(seat))

    def tokens_of(self, seat: Seat) -> tuple[PoemLine, ...]:
        """The lines of this round that carry a seat's tokens."""
        return tuple(added for added in self.poem if added.seat == seat)
