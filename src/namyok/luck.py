"""Where luck comes from: the one Chance outside of tests and replays."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """A Chance on top of a random generator: seeded for simulations, the system's for tables."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def draw(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        if count == 1:  # most draws, and far cheaper than a sample of one
            return (items[int(self._generator.random() * len(items))],)
        return tuple(self._generator.sample(items, count))
