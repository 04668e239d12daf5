"""Stopping the writer in the middle of a batch, to see what others see meanwhile."""

import asyncio
import threading

from namyok.store import SqliteStore


class Gate:
    """A job that waits until it is told to go on."""

    def __init__(self, store: SqliteStore) -> None:
        self._reached = threading.Event()
        self._open = threading.Event()
        self.waiting = asyncio.create_task(store._writer.run(lambda _: self._wait()))

    def _wait(self) -> None:
        self._reached.set()
        assert self._open.wait(20), "nobody opened the gate"

    @classmethod
    async def shut(cls, store: SqliteStore) -> "Gate":
        """A gate that the writer stands at, alone in its batch."""
        gate = cls(store)
        await gate.reached()
        return gate

    async def reached(self) -> None:
        assert await asyncio.to_thread(self._reached.wait, 20), "the writer did not come"

    def open(self) -> None:
        self._open.set()
