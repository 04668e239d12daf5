"""How much somebody may ask for: token buckets by what is asked and by whom."""

import time
from collections.abc import Callable

from namyok.kernel import Record

MOST_BUCKETS = 50_000
"""Full buckets are forgotten beyond this number."""


class Rate(Record, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    """How many may come at once."""
    a_second: float
    """How many come back each second."""


COMMANDS = Rate(40, 12)
"""Of one person, moves and lobby together."""
MESSAGES = Rate(400, 120)
"""Of one address, anything over sockets: a family may share it."""
CHAT = Rate(6, 0.7)
"""Of one person."""
LOOKUPS = Rate(30, 0.5)
"""Of one address: codes and links that led nowhere, so that nobody can count through them."""
TABLES = Rate(12, 0.1)
"""Of one address: tables opened."""
JOINS = Rate(40, 1)
"""Of one address: people who come in."""
ALBUMS = Rate(40, 1)
"""Of one address: albums, replays and circles, which are made anew for each."""
DECKS = Rate(12, 0.01)
"""Of one address: own decks begun."""
PICTURES = Rate(1200, 3)
"""Of one address: pictures and zips sent, and changes of cards and decks."""
CLIPS = Rate(10, 0.2)
"""Of one person: recordings sent."""
CLIPS_OF_ONE_ADDRESS = Rate(120, 0.1)
"""So that nobody fills the disk through many tables; a large company may share an address."""


class Limiter:
    """Buckets in memory: a restart fills them, which harms nobody."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}

    def allows(self, rate: Rate, whose: str) -> bool:
        """Take one; False if there is none left."""
        now = self._now()
        level, then = self._buckets.get((rate, whose), (rate.burst, now))
        level = min(rate.burst, level + (now - then) * rate.a_second)
        if level < 1:
            self._buckets[rate, whose] = (level, now)
            return False
        self._buckets[rate, whose] = (level - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget_full_ones(now)
        return True

    def give_back(self, rate: Rate, whose: str) -> None:
        """What was taken turned out to be free of charge."""
        level, then = self._buckets.get((rate, whose), (rate.burst, self._now()))
        self._buckets[rate, whose] = (min(rate.burst, level + 1), then)

    def _forget_full_ones(self, now: float) -> None:
        self._buckets = {
            key: (level, then)
            for key, (level, then) in self._buckets.items()
            if level + (now - then) * key[0].a_second < key[0].burst
        }
