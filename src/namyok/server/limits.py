"""How much somebody may ask for: token buckets by what is asked and by whom."""

import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from namyok.kernel import Value

MOST_BUCKETS = 50_000
"""Full buckets are forgotten beyond this number."""


class Rate(Value, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    """How many may come at once."""
    a_second: float
    """How many come back each second."""
    addresses: int = 0
    """So many times as much for all together, since addresses are cheap; 0 for no bound."""


COMMANDS = Rate(40, 12)
"""Of one person, moves and lobby together."""
MESSAGES = Rate(400, 120)
"""Of one address, anything over sockets: a family may share it."""
CHAT = Rate(6, 0.7)
"""Of one person."""
LOOKUPS = Rate(30, 0.5, addresses=100)
"""Of one address: codes and links that led nowhere, so that nobody can count through them."""
TABLES = Rate(12, 0.01, addresses=40)
"""Of one address: tables opened."""
JOINS = Rate(40, 1, addresses=40)
"""Of one address: people who come in."""
DOOR = Rate(16, 0.05)
"""Of one address at one table: newcomers, so that nobody fills a door alone."""
MINE = Rate(40, 1, addresses=40)
"""Of one address: lists of one's own tables, each of which may be woken for it."""
PREVIEWS = Rate(20, 0.5, addresses=10)
"""Of one address: pictures of tables drawn for messengers; what is kept costs nothing."""
ALBUMS = Rate(40, 1, addresses=20)
"""Of one address: albums, replays and circles, which are made anew for each."""
DECKS = Rate(12, 0.01, addresses=40)
"""Of one address: own decks begun."""
PICTURES = Rate(1200, 3, addresses=20)
"""Of one address: pictures and zips sent, and changes of cards and decks."""
CLIPS = Rate(10, 0.2)
"""Of one person: recordings sent."""
CLIPS_OF_ONE_ADDRESS = Rate(120, 0.1, addresses=40)
"""So that nobody fills the disk through many tables; a large company may share an address."""
SOCKETS_OF_ONE_ADDRESS = 150
"""At the same time: a school class may share one, with a few tabs each."""
EVERYBODY = "*"


@lru_cache(maxsize=10_000)
def network(host: str) -> str:
    """What counts as one address: whoever has an IPv6 address has 2⁶⁴ of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Purse:
    """One bucket, for whoever holds it; what is taken out may cost any amount."""

    __slots__ = ("_level", "_rate", "_then")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level = rate.burst
        self._then = time.monotonic()

    def pay(self, cost: float) -> bool:
        """Take that much; False, with nothing taken, if there is not enough."""
        now = time.monotonic()
        level = min(self._rate.burst, self._level + (now - self._then) * self._rate.a_second)
        self._then = now
        self._level = level - cost if level >= cost else level
        return level >= cost

    @property
    def is_full(self) -> bool:
        return self.pay(0) and self._level >= self._rate.burst


class Limiter:
    """Buckets in memory: a restart fills them, which harms nobody."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}
        self._sockets: Counter[str] = Counter()

    def allows(self, rate: Rate, whose: str) -> bool:
        """Take one; False if there is none left, for them or for everybody."""
        if not self._take(rate, whose):
            return False
        if rate.addresses and not self._take(_together(rate), EVERYBODY):
            self._put_back(rate, whose)
            return False
        return True

    def give_back(self, rate: Rate, whose: str) -> None:
        """What was taken turned out to be free of charge."""
        self._put_back(rate, whose)
        if rate.addresses:
            self._put_back(_together(rate), EVERYBODY)

    def lets_sit(self, whose: str) -> bool:
        """Count one more socket; False, and it does not count, if an address has too many."""
        if self._sockets[whose] >= SOCKETS_OF_ONE_ADDRESS:
            return False
        self._sockets[whose] += 1
        return True

    def left(self, whose: str) -> None:
        """A socket is over that was let in."""
        self._sockets[whose] -= 1
        if not self._sockets[whose]:
            del self._sockets[whose]

    def _take(self, rate: Rate, whose: str) -> bool:
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

    def _put_back(self, rate: Rate, whose: str) -> None:
        level, then = self._buckets.get((rate, whose), (rate.burst, self._now()))
        self._buckets[rate, whose] = (min(rate.burst, level + 1), then)

    def _forget_full_ones(self, now: float) -> None:
        self._buckets = {
            key: (level, then)
            for key, (level, then) in self._buckets.items()
            if level + (now - then) * key[0].a_second < key[0].burst
        }


@lru_cache
def _together(rate: Rate) -> Rate:
    return Rate(rate.burst * rate.addresses, rate.a_second * rate.addresses)
