"""People who play at several nodes, and come back through another when theirs is gone."""

import asyncio
import random
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import websockets

from namyok.luck import Luck
from namyok.store.postgres import PostgresStore
from namyok.table.apply import apply_row
from namyok.table.stream import decode_row
from tests.nodes.servers import Nats, Postgres, free_port
from tests.server.players import choose
from tests.server.running import Line, Player, Running

PATIENCE = 30.0
"""Seconds in which somebody must be back at a table, however busy the machine is."""
BREATH = 0.1
"""Seconds between two moves of somebody: all come from one address, after a kill to one node."""


class Node:
    """A process that serves, and can be killed and started again on its port."""

    def __init__(self, folder: Path, store: str, bus: str) -> None:
        self.port = free_port()
        self.server = Running(None, self.port)  # type: ignore[arg-type] # it is elsewhere
        self._command = [sys.executable, "-m", "tests.nodes.node", str(folder), str(self.port)]
        self._command += [store, bus]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)
        for _ in range(1500):
            with suppress(OSError):
                if (await self.server.ask("GET", "/healthz")).status == 200:
                    return
            assert self.process.poll() is None, "a node ended by itself"
            await asyncio.sleep(0.02)
        raise AssertionError("a node does not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Person:
    """Plays as hard as one can; what was not answered is sent again, elsewhere if need be."""

    def __init__(self, player: Player, nodes: list[Node], seed: int) -> None:
        self.player = player
        self.nodes = nodes
        self.acknowledged: set[str] = set()
        self.away: list[float] = []
        """How long it took to be back, each time."""
        self.moves = 0
        self.unanswered = 0
        """Commands without an answer over a line that was there."""
        self._place = seed % len(nodes)
        self._luck = Luck(random.Random(seed))
        self._unanswered: dict[str, Any] | None = None
        self._count = 0
        self._seen = 0

    @property
    def table(self) -> str:
        return self.player.secret.partition(".")[0]

    async def play(self, done: asyncio.Event) -> None:
        lost: float | None = None
        while not done.is_set():
            self.player.server = self.nodes[self._place].server
            try:
                async with asyncio.timeout(PATIENCE) as within, self.player.connect() as line:
                    within.reschedule(None)
                    assert line.version >= self._seen, "the table has gone back"
                    if lost is not None:
                        self.away.append(time.monotonic() - lost)
                        lost = None
                    while not done.is_set():
                        await self._move(line)
                        self._seen = max(self._seen, line.version)
            except (websockets.WebSocketException, OSError, TimeoutError, EOFError):
                lost = lost or time.monotonic()
                self._place = (self._place + 1) % len(self.nodes)
                await asyncio.sleep(0.05)

    async def _move(self, line: Line) -> None:
        if self._unanswered is None:
            await line.go_on()
            command = self._wish(line.view)
            if command is None:
                with suppress(TimeoutError):
                    await line.receive(0.5)
                return
            self._count += 1
            id = f"{self.player.secret[-6:]}-{self._count}"
            moment = {"game": 0, "round": 0}
            if line.view["game"]:
                moment = {"game": line.view["games"], "round": line.view["game"]["round"]}
            self._unanswered = {"command": command, "id": id, **moment}
        try:
            answer = await line.do(**self._unanswered)
        except TimeoutError:
            self.unanswered += 1
            raise
        if answer["type"] == "ack":
            self.acknowledged.add(self._unanswered["id"])
            self.moves += 1
            self._unanswered = None
            await line.see(answer["version"])
            await asyncio.sleep(BREATH)
        elif answer["code"] == "not_kept":
            await asyncio.sleep(0.2)  # whether it was kept is asked with the same id
        else:
            assert answer["cause"] != "limited", "nobody here means to flood"
            self._unanswered = None
            await asyncio.sleep(BREATH)

    def _wish(self, view: Any) -> Any:
        game = view["game"]
        if view["stage"] == "playing":
            if view["your_seat"] is None or view["your_seat"] not in game["waiting"]:
                return None
            (offer,) = self._luck.draw(game["offers"], 1)
            return choose(offer, self._luck, poetry=False)
        if view["host"] != view["you"]:
            return None
        return {"do": "add_bot"} if len(view["seats"]) < 4 else {"do": "start"}


class Company:
    """Two nodes with their engines, and tables whose people sit at both."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.postgres, self.nats = Postgres(), Nats()
        self.store = self.postgres.new_database()
        self.nodes = [Node(folder, self.store, self.nats.url) for _ in range(2)]
        self.people: list[Person] = []
        self._tables = tables
        self._done = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        for node in self.nodes:
            await node.start()
        store = await PostgresStore.open(self.store)
        for number in range(self._tables):
            host = await self.nodes[0].server.open("Аня", settings={"game": "dixit"})
            row = await store.table_by_code(host.code)
            assert row is not None
            answer = await self.nodes[1].server.ask(
                "POST", "/api/join", {"name": "Боря"}, {"x-join": row.join}
            )
            guest = Player(self.nodes[1].server, answer)
            self.people += [Person(host, self.nodes, 2 * number)]
            self.people += [Person(guest, self.nodes, 2 * number + 1)]
        await store.close()
        self._playing = [asyncio.create_task(one.play(self._done)) for one in self.people]

    async def goes_on(self) -> list[float]:
        """Wait until every table has made moves from now on; how long that took each, sorted."""
        begun = time.monotonic()
        wanted = {table: self._moves(table) + 2 for table in {one.table for one in self.people}}
        pauses: list[float] = []
        while wanted:
            for table in [table for table, moves in wanted.items() if self._moves(table) >= moves]:
                del wanted[table]
                pauses.append(time.monotonic() - begun)
            for task in self._playing:
                assert not task.done(), task.exception()
            assert time.monotonic() < begun + PATIENCE, "a table does not go on"
            await asyncio.sleep(0.02)
        return pauses

    def _moves(self, table: str) -> int:
        return sum(one.moves for one in self.people if one.table == table)

    async def end(self) -> None:
        self._done.set()
        await asyncio.gather(*self._playing)

    async def compare(self) -> int:
        """What was acknowledged is in the log, once; all of it can be replayed; how much it was."""
        store = await PostgresStore.open(self.store)
        acknowledged = 0
        for table in {one.table for one in self.people}:
            state, kept = None, Counter[tuple[str | None, str]]()
            for data in await store.read(table):
                row = decode_row(data, state)
                state = apply_row(state, row)
                if row.id is not None:
                    kept[row.by, row.id] += 1
            assert set(kept.values()) <= {1}, "a command was carried out twice"
            done = {id for one in self.people if one.table == table for id in one.acknowledged}
            assert done <= {id for _, id in kept}, "an acknowledged command is gone"
            acknowledged += len(done)
        await store.close()
        return acknowledged

    def close(self) -> None:
        for node in self.nodes:
            node.kill()
        self.nats.close()
        self.postgres.close()
