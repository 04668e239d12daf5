"""The only door through which luck enters the rules."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of luck; what it answers is written into an event, so a replay needs none."""

    def draw(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """Take ``count`` of ``items`` at random, in random order; all of them is a shuffle."""
        ...
