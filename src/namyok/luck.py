"""Where luck comes from: the one Chance outside of tests and replays."""

import math
import os
import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
AT_ONCE = 256
"""Bytes."""


class Entropy(random.SystemRandom):
    """The system's own randomness, asked for some at a time: each time is a system call."""

    def __init__(self) -> None:
        super().__init__()
        self._pool = b""

    def _bytes(self, count: int) -> bytes:
        if len(self._pool) < count:
            self._pool = os.urandom(max(count, AT_ONCE))
        taken, self._pool = self._pool[:count], self._pool[count:]
        return taken

    def random(self) -> float:
        return (int.from_bytes(self._bytes(7)) >> 3) * 2**-53

    def getrandbits(self, k: int, /) -> int:
        count = (k + 7) // 8
        return int.from_bytes(self._bytes(count)) >> (count * 8 - k)

    def sample(
        self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None
    ) -> list[T]:
        """By one number for all: to ask for each place anew takes several times as long."""
        assert counts is None, "every item is there once"
        pool, drawn = list(population), []
        way = self.randrange(math.perm(len(pool), k))
        for left in range(len(pool), len(pool) - k, -1):
            way, place = divmod(way, left)
            drawn.append(pool[place])
            pool[place] = pool[left - 1]
        return drawn


class Luck:
    """A Chance on top of a random generator: seeded for simulations, the system's for tables."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def draw(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        if count == 1:  # most draws, and far cheaper than a sample of one
            return (items[int(self._generator.random() * len(items))],)
        return tuple(self._generator.sample(items, count))
