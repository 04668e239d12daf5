"""The gate in front of the server: how many connections there can be, whose, and for how long.

All of this happens before a request is read to its end, so it knows an address and nothing else.
Connections that came through a trusted proxy are not counted by address: they all have the same.
"""

import asyncio
import logging
import resource
from collections.abc import Mapping
from typing import Any, Literal, Protocol

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState

from namyok.server.limits import Purse, Rate, network
from namyok.server.metrics import Metrics

log = logging.getLogger("namyok.gate")

OF_ONE_ADDRESS = 200
"""Requests of one address at the same time; a browser uses six, and a room has one address."""
ARRIVALS = Rate(600, 60)
"""Of one address: connections that come, sockets among them."""
REQUESTS = Rate(3000, 150)
"""Of one address: a room that loads all pages and pictures anew asks for some eight hundred."""
FRAMES = Rate(1200, 300)
"""Of one address: frames of sockets, whatever is in them; one more counts for each kilobyte."""
LOOK_EVERY = 1.0
"""Seconds between two looks at who takes too long."""
MOST_DESCRIPTORS = 65_536
"""No server needs more, and where there is no limit some systems say 2⁶³."""


class Caller(Protocol):
    """A connection that has not become a socket: it asks and is answered."""

    @property
    def is_waiting(self) -> bool:
        """Whether nothing is being done for it: it has not asked yet."""

    def is_late(self, now: float) -> bool:
        """Whether it takes longer than anybody honest would."""

    def drop(self) -> None:
        """Close it at once."""


class Neighbour:
    """What comes from one address."""

    __slots__ = ("arrivals", "callers", "frames", "requests")

    def __init__(self) -> None:
        self.callers: dict[Caller, None] = {}
        self.arrivals = Purse(ARRIVALS)
        self.requests = Purse(REQUESTS)
        self.frames = Purse(FRAMES)

    @property
    def is_forgettable(self) -> bool:
        """Whether a new one would be the same."""
        purses = (self.arrivals, self.requests, self.frames)
        return not self.callers and all(purse.is_full for purse in purses)


class Gate:
    """One for each server. Requests and sockets have descriptors of their own, so that whoever
    piles up the one takes nothing from the other; the rest is for files and painters."""

    def __init__(
        self, trusted: ProxyHeadersMiddleware | None, descriptors: int, metrics: Metrics
    ) -> None:
        self.metrics = metrics
        self._trusted = () if trusted is None else trusted.trusted_hosts
        self._most_callers = descriptors // 4
        self._most_sockets = descriptors // 2
        self._neighbours: dict[str, Neighbour] = {}
        self._callers: dict[Caller, None] = {}
        self._sockets = 0
        self._looking: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, state: ServerState, config: Config, shared_by_app: Mapping[str, Any]) -> "Gate":
        """The gate of a server, kept with all that its connections share."""
        shared = vars(state)
        if "gate" not in shared:
            app = config.loaded_app
            trusted = app if isinstance(app, ProxyHeadersMiddleware) else None
            metrics = shared_by_app.get("metrics") or Metrics()  # an app may live without a life
            shared["gate"] = cls(trusted, min(*_limits(), MOST_DESCRIPTORS), metrics)
        gate: Gate = shared["gate"]
        return gate

    def neighbour(self, host: str | None) -> Neighbour | None:
        """Who lives at an address; None for a proxy, which speaks for many."""
        if host is None or host in self._trusted:
            return None
        name = network(host)
        if name not in self._neighbours:
            if len(self._neighbours) > 10 * self._most_callers:
                self._forget_who_is_gone()
            self._neighbours[name] = Neighbour()
        return self._neighbours[name]

    def lets_in(self, caller: Caller, neighbour: Neighbour | None) -> bool:
        """Whether there is room; who has waited longest without a word makes it."""
        if neighbour is not None:
            if not neighbour.arrivals.pay(1):
                return self._turn_away("arrivals")
            if len(neighbour.callers) >= OF_ONE_ADDRESS and not _make_room(neighbour.callers):
                return self._turn_away("requests at once")
        if len(self._callers) >= self._most_callers and not _make_room(self._callers):
            return self._turn_away("all requests at once")
        self._callers[caller] = None
        if neighbour is not None:
            neighbour.callers[caller] = None
        if self._looking is None:
            self._look_later()
        return True

    def lets_upgrade(self) -> bool:
        """Whether there is room for one more socket."""
        if self._sockets >= self._most_sockets:
            return self._turn_away("all sockets")
        self._sockets += 1
        return True

    def caller_left(self, caller: Caller, neighbour: Neighbour | None) -> None:
        """A request's connection is over or has become a socket; it may never have been in."""
        if caller in self._callers:
            del self._callers[caller]
            if neighbour is not None:
                del neighbour.callers[caller]

    def socket_left(self) -> None:
        """A socket is over."""
        self._sockets -= 1

    def _turn_away(self, what: str) -> Literal[False]:
        self.metrics.turn_away(what)
        return False

    def _forget_who_is_gone(self) -> None:
        self._neighbours = {
            name: one for name, one in self._neighbours.items() if not one.is_forgettable
        }

    def _look_later(self) -> None:
        self._looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        """Drop who takes too long."""
        now = asyncio.get_running_loop().time()
        for caller in [one for one in self._callers if one.is_late(now)]:
            caller.drop()
            self.metrics.turn_away("time")
        self._looking = None
        if self._callers:
            self._look_later()


def _make_room(callers: dict[Caller, None]) -> bool:
    """Drop the one who came first of those who ask for nothing; False if all are being served."""
    for caller in callers:
        if caller.is_waiting:
            caller.drop()
            return True
    return False


def raise_descriptors() -> None:
    """Take as many descriptors as the system gives: each connection needs one."""
    soft, hard = _limits()
    wanted = min(hard, MOST_DESCRIPTORS)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _limits() -> tuple[int, int]:
    """Soft and hard; no limit at all is a very high one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    return (2**62 if soft == endless else soft, 2**62 if hard == endless else hard)
