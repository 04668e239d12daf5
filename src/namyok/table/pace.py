"""How long a phase may take."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from namyok.kernel import Refused

Pace: TypeAlias = Literal["off", "calm", "normal", "fast"]
FEWEST_SECONDS, MOST_SECONDS = 5, 900
_FACTORS: dict[Pace, float] = {"calm": 2.0, "normal": 1.0, "fast": 0.5}
_UNSAID = 60
"""Seconds of a phase of which its game says nothing."""


def seconds_for(pace: Pace | int, seconds: Mapping[str, int], phase: str) -> float | None:
    """How long a phase may take; None for as long as it likes."""
    if pace == "off":
        return None
    if isinstance(pace, int):
        return float(pace)
    return seconds.get(phase, _UNSAID) * _FACTORS[pace]


def check_pace(pace: Pace | int) -> None:
    """Refuse seconds that nobody could play with."""
    if isinstance(pace, int) and not FEWEST_SECONDS <= pace <= MOST_SECONDS:
        raise Refused("pace_out_of_range", low=FEWEST_SECONDS, high=MOST_SECONDS)
