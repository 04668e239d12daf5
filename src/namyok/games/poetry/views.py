"""What a seat may know of a game of «Поэзия»."""

from namyok.games.poetry.events import Draw
from namyok.games.poetry.offers import PoetryOffer
from namyok.games.poetry.options import PoetryOptions
from namyok.games.poetry.state import FinishedRound, Phase, PoemLine, Result, WrongGuess
from namyok.kernel import CardId, GameView, Line, Number, Seat


class PoetryView(GameView, frozen=True, kw_only=True, tag="poetry"):
    """The table as one seat sees it, or as a watcher does."""

    virtual: Seat | None
    """The seat of Александр Сергеевич at a table for two; None at any other."""
    options: PoetryOptions
    """The values that hold at this table."""
    phase: Phase
    """What the table is doing."""
    storyteller: Seat
    """Who tells."""
    guesser: Seat | None
    """Whose turn it is to add a line or to guess; None before the hint."""
    guess_brings: int | None
    """Points that the guesser would get for naming the story now; None while nobody may guess."""
    guess_costs: int | None
    """Points that naming a wrong one would cost the guesser; None while nobody may guess."""
    swapped: Line | None
    """The line that whoever moves now has swapped out; None if none."""
    stories: tuple[CardId, ...]
    """The stories of this round, by number; empty when the game is over."""
    open_stories: tuple[Number, ...]
    """The numbers still face up."""
    hint: Line | None
    """The line that opened the poem; None before."""
    poem: tuple[PoemLine, ...]
    """The lines added to it, in order, with their marks."""
    guesses: tuple[WrongGuess, ...]
    """The wrong guesses of this round, in order."""
    secret: Number | None
    """The story to be found: for the storyteller, and for all once the round is scored."""
    finder: Seat | None
    """Who found it, once the round is scored; None before, and if nobody did."""
    ending_seat: Seat | None
    """Who is choosing the end of the poem; None in other phases."""
    draws: tuple[Draw, ...]
    """Lines drawn to settle a tie for the fewest points; empty without one."""
    hand: tuple[Line, ...] | None
    """The looker's own lines; None for a watcher."""
    hand_sizes: tuple[int, ...]
    """How many lines each seat holds."""
    free_tokens: tuple[int, ...]
    """How many lines each seat can still add in this round."""
    kept: tuple[int, ...]
    """Stories kept, by seat."""
    told: tuple[int, ...]
    """How many rounds each seat has told."""
    lines_left: int
    """Lines left to draw."""
    offers: tuple[PoetryOffer, ...]
    """What the looker may do now."""
    last: FinishedRound | None
    """The round before this one, all open; None in the first."""
    result: Result | None
    """How the game ended; None before."""
