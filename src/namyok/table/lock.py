"""One at a time changes a table, in the order in which they came."""

import asyncio
from collections import deque


class Lock:
    """A lock that can also be taken without waiting, and be given back from anywhere."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take_now(self) -> bool:
        """Take it if nobody has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give(self) -> None:
        """To whoever has waited longest; it is never free in between."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take_now():
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it was theirs already
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
