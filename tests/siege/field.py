"""What all families of attacks share: counts, faults, and somebody honest who plays meanwhile."""

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPException
from pathlib import Path

import websockets

from tests.server.running import Line, Player
from tests.siege.victim import Victim

PATIENCE = 30.0
"""Seconds in which an honest command is answered on however busy a machine."""
EVERY = 0.25
"""Seconds between two honest commands."""
MOST_GROWTH = 150.0
"""Megabytes by which a server may grow under any attack."""


class Field:
    """One family's part of a siege."""

    def __init__(self, folder: Path, seconds: float, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.surprises: list[str] = []
        self.delays: list[float] = []
        self._until = time.monotonic() + seconds
        self._rounds = 0

    def goes_on(self) -> bool:
        """At least one round, then as many as there is time for."""
        self._rounds += 1
        return self._rounds == 1 or time.monotonic() < self._until

    def fault(self, what: str) -> None:
        self.faults.append(what)

    def check(self, holds: bool, what: str) -> None:
        if not holds:
            self.fault(what)

    @asynccontextmanager
    async def victim(self) -> AsyncIterator[Victim]:
        """A server that must survive, without growing and without a traceback."""
        victim = Victim(self.folder)
        try:
            await victim.start()
            before = victim.megabytes
            yield victim
            self.check(victim.is_alive, "the server is gone")
            if victim.is_alive:
                grown = victim.megabytes - before
                self.counts["megabytes grown"] = round(grown)
                self.check(grown < MOST_GROWTH, f"the server has grown by {grown:.0f} MB")
        finally:
            victim.stop()
            self.read_log(victim)
            self.faults += [f"the server was surprised: {what}" for what in self.surprises]

    def read_log(self, victim: Victim) -> None:
        """What the server said, and whether that was more than anybody can read."""
        log = victim.log.read_text(errors="replace")
        self.counts["kB of log"] += len(log) // 1000
        self.counts["tracebacks"] += log.count("Traceback")
        for line in log.splitlines():
            where, found, _ = line.rpartition("Traceback")
            if found:
                self.surprises.append(line[len(where) :][-300:])
        victim.log.unlink()

    @asynccontextmanager
    async def witness(self, victim: Victim) -> AsyncIterator[Player]:
        """Somebody whose commands must all be carried out while the rest goes on."""
        host = await victim.server.open()
        async with host.connect() as line:
            over = asyncio.Event()  # a cancellation can get lost in wait_for
            task = asyncio.create_task(self._live(line, over))
            try:
                yield host
            finally:
                over.set()
                (result,) = await asyncio.gather(task, return_exceptions=True)
                if result is not None:
                    self.fault(f"the witness: {result!r}")

    async def _live(self, line: Line, over: asyncio.Event) -> None:
        pace = 0
        while not over.is_set():
            pace += 1
            settings = {"game": "dixit", "pace": ("fast", "normal")[pace % 2]}
            began = time.monotonic()
            async with asyncio.timeout(PATIENCE):
                answer = await line.do({"do": "configure", "settings": settings})
            self.delays.append(time.monotonic() - began)
            self.counts["honest commands"] += 1
            self.check(answer["type"] == "ack", f"an honest command: {answer}")
            await asyncio.sleep(EVERY)

    def report(self, name: str) -> str:
        counts = ", ".join(f"{what} {count:,}" for what, count in sorted(self.counts.items()))
        delays = ""
        if self.delays:
            longest, median = max(self.delays), statistics.median(self.delays)
            delays = f"; honest commands took {median * 1e3:.0f} ms, at most {longest * 1e3:.0f} ms"
        return f"{name}: {counts}{delays}; faults {len(self.faults)}"


def is_cut(error: BaseException) -> bool:
    """Whether a line was cut, as happens to whoever talks to a server that dies."""
    in_words = websockets.ConnectionClosed | websockets.InvalidMessage | HTTPException
    return isinstance(error, in_words | OSError | TimeoutError | EOFError)
