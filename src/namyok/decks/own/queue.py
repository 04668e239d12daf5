"""Who is painted for next: each address in turn, and never all painters for one of them."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A few places. However much one address sends, another waits for one of its jobs at most,
    and while a single address asks, a place is left for who comes next."""

    def __init__(self, places: int, of_one: int) -> None:
        self._free = places
        self._of_one = of_one
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def place(self, whose: str) -> AsyncIterator[None]:
        """Wait for a place, and have it until the end of the block."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        self._call()
        try:
            await turn
            yield
        finally:
            self._leave(whose, turn)

    def _call(self) -> None:
        """Give free places to whoever has the fewest; whoever got one goes to the end."""
        while self._free and self._waiting:
            whose = min(self._waiting, key=lambda one: self._busy[one])
            if self._busy[whose] >= self._of_one:
                return
            turns = self._waiting.pop(whose)
            self._free -= 1
            self._busy[whose] += 1
            turns.popleft().set_result(None)
            if turns:
                self._waiting[whose] = turns

    def _leave(self, whose: str, turn: "asyncio.Future[None]") -> None:
        """A job is over, or somebody has gone, who may have been called in the same moment."""
        if turn.done() and not turn.cancelled():
            self._free += 1
            self._busy[whose] -= 1
            if not self._busy[whose]:
                del self._busy[whose]
            self._call()
        else:
            self._waiting[whose].remove(turn)
            if not self._waiting[whose]:
                del self._waiting[whose]
