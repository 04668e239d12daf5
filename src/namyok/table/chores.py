"""What a table does by itself, now or later, without ever taking the server down."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger("namyok.table")


class Chores:
    """Tasks and alarms of one table; after ``stop`` none but what is seen through does anything."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen_through: set[asyncio.Task[None]] = set()
        self._stopped = False

    def later(self, delay: float, work: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        """Do something after some seconds, unless the handle is cancelled."""
        return asyncio.get_running_loop().call_later(delay, self._begin, work)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        if not self._stopped:  # the store may be closed by now
            self.spawn(work)

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something beside everything else."""
        self._keep(work, self._tasks)

    def see_through(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for somebody who waits for an answer: to its end, even after ``stop``."""
        self._keep(work, self._seen_through)

    def _keep(self, work: Callable[[], Awaitable[None]], among: set[asyncio.Task[None]]) -> None:
        task = asyncio.ensure_future(self._guarded(work))
        among.add(task)
        task.add_done_callback(among.discard)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("table could not do a chore", extra={"table": self._name})

    def stop(self) -> None:
        """Nobody is here any more."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()


async def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Go on even if whoever asked is gone: half a commit would leave memory behind the disk."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)
