"""What a host chooses for a table."""

from typing import Any

from namyok.kernel import Language, Seat, Value
from namyok.table.pace import Pace


class Settings(Value, frozen=True, kw_only=True):
    """The choices that hold for the next game."""

    game: str = "odyssey"
    """The key of the game."""
    options: dict[str, Any] = {}
    """Options that differ from the book's, by name."""
    decks: tuple[str, ...] = ("dreams",)
    """The decks to join, in order."""
    pace: Pace | int = "off"
    """How long a phase may take before a stand-in plays: a pace, or seconds of one's own."""
    knock: bool = False
    """Whether newcomers wait until the host lets them in."""
    talk: bool = True
    """Whether bots may say what they thought of, once a round is open, and answer a greeting."""
    late: bool = True
    """Whether who comes during a game gets a seat between rounds, where its rules allow."""
    language: Language | None = None
    """The language in which bots hint and verse comes; None leaves it as it is."""
    first: Seat | None = None
    """Who begins, in games where a table may name them; None leaves it to the game."""
