"""What a host chooses for a table."""

from typing import Any, Literal, TypeAlias

from namyok.kernel import Record, Refused, Seat

Pace: TypeAlias = Literal["off", "calm", "normal", "fast"]
FEWEST_SECONDS, MOST_SECONDS = 5, 900

SECONDS = {
    "race": 60,
    "telling": 90,
    "giving": 60,
    "voting": 60,
    "guessing": 75,
    "judging": 30,
    "ending": 45,
}
"""How long a phase may take at a normal pace."""
PACES: dict[Pace, float] = {"calm": 2.0, "normal": 1.0, "fast": 0.5}


class Settings(Record, frozen=True, kw_only=True):
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
    first: Seat | None = None
    """The first storyteller of «Поэзия»; None leaves it to chance."""


def seconds_for(pace: Pace | int, phase: str) -> float | None:
    """How long a phase may take; None for as long as it likes."""
    if pace == "off":
        return None
    if isinstance(pace, int):
        return float(pace)
    return SECONDS[phase] * PACES[pace]


def check_pace(pace: Pace | int) -> None:
    """Refuse seconds that nobody could play with."""
    if isinstance(pace, int) and not FEWEST_SECONDS <= pace <= MOST_SECONDS:
        raise Refused("pace_out_of_range", low=FEWEST_SECONDS, high=MOST_SECONDS)
