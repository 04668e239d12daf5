"""What a table does by itself, now or later, without ever taking the server down."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("namyok.table")


class Chores:
    """Tasks and alarms of one table; after ``stop`` none of them does anything."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def later(self, delay: float, work: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        """Do something after some seconds, unless the handle is cancelled."""
        return asyncio.get_running_loop().call_later(delay, self._begin, work)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        if not self._stopped:  # the store may be closed by now
            self.spawn(work)

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
