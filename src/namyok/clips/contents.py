"""What the three containers have in common: what is found in one, and how to read bytes warily."""

from typing import Literal

from namyok.kernel import Value

MOST_STEPS = 20_000
"""Pieces that a file may be made of. A real one has about 50 a second, and Opus with the shortest
frames 400; beyond that somebody wants to keep the server busy."""


class Unreadable(Exception):
    """The bytes are no recording that a browser would make; the text says why, for logs."""


class Truncated(Unreadable):
    """The file ends before something that it announces. What came before may be worth keeping."""


class Contents(Value, frozen=True):
    """What a container holds."""

    audio: bool
    """Whether there is a track of sound."""
    video: bool
    """Whether there is a track of pictures."""
    seconds: float
    """The longest duration that the file claims or its media reach; never infinite."""


class Reader:
    """A file with a bound on the work that it may cause, so that it need not be timed."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.end = len(data)
        self._steps = 0

    def step(self, count: int = 1) -> None:
        """Account for pieces that are about to be looked at."""
        self._steps += count
        if self._steps > MOST_STEPS:
            raise Unreadable("made of too many pieces")

    def number(self, at: int, size: int, end: int, order: Literal["big", "little"] = "big") -> int:
        """The unsigned number of ``size`` bytes, all of them before ``end``."""
        self.fit(at + size, end)
        return int.from_bytes(self.data[at : at + size], order)

    def fit(self, wanted: int, end: int) -> None:
        """Nothing may reach beyond the end of what it is in."""
        if wanted <= end:
            return
        if end == self.end:
            raise Truncated("the file ends too early")
        raise Unreadable("a part is larger than the whole")


def signed(number: int, size: int) -> int:
    """The same bytes read as two's complement."""
    return number - (1 << 8 * size) if number >> (8 * size - 1) else number
