"""Changes of own decks: one after the other for each deck, each of them to its end."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Turns:
    """Whoever asks for a change may go away at any moment, and be cancelled more than once: the
    change is a task of its own, lest the next one begin while its thread still writes."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[Any]] = set()  # the event loop itself holds them loosely

    def is_taken(self, deck: str) -> bool:
        """Whether a deck is being changed."""
        return self._locks[deck].locked()

    async def take(self, deck: str, change: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a change when all earlier ones of this deck are over."""
        task = asyncio.create_task(self._in_turn(deck, change))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, deck: str, change: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self._locks[deck]:
            return await change()

    def forget(self, deck: str) -> None:
        """There will be no more changes of a deck."""
        self._locks.pop(deck, None)

    async def close(self) -> None:
        """Wait until every change is over."""
        if self._tasks:
            await asyncio.wait(self._tasks)
