"""How long a phase may take."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from namyok.kernel import Refused

Pace: TypeAlias = Literal["off", "calm", "normal", "fast"]
FEWEST_SECONDS, MOST_SECONDS = 5, 900
_FACTORS: dict[Pace, float] = {"calm": 2.0, "normal": 1.0, "fast": 0.5}
PACES = tuple(_FACTORS)
"""Those with a clock, the slowest first."""
_UNSAID = 60
"""Seconds of a phase of which its game says nothing."""


def seconds_for(pace: Pace | int, seconds: Mapping[str, int], phase: str) -> float | None:
    """How long a phase may take; None for as long as it likes."""
    if pace == "off":
        return None
    if isinstance(pace, int):
        return float(pace)
    return seconds.get(phase, _UNSAID) * _FACTORS[pace]


def seconds_of_moves(pace: Pace, seconds: Mapping[str, int]) -> tuple[int, int]:
    """How long the shortest and the longest phase may take in which somebody moves."""
    moves = [most for phase, most in seconds.items() if phase != "result"] or [_UNSAID]
    return round(min(moves) * _FACTORS[pace]), round(max(moves) * _FACTORS[pace])


def check_pace(pace: Pace | int) -> None:
    """Refuse seconds that nobody could play with."""
    if isinstance(pace, int) and not FEWEST_SECONDS <= pace <= MOST_SECONDS:
        raise Refused("pace_out_of_range", low=FEWEST_SECONDS, high=MOST_SECONDS)
