"""How much a server carries: many tables with the real rules, real views and the durable store.

The server runs in a process of its own, the players in this one: two cores, as in life. Beside it
runs a bare broadcast over the same stack (starlette, uvicorn, websockets): what it costs to push
a frame of a whole view's size to six sockets without rules, log or views; and, where they are
installed, servers of others that do no more than that either.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import resource
import shutil
import socket
import sqlite3
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.load import (
    SEATS,
    BareRoom,
    Room,
    bare_saturation,
    furnish,
    human_pace,
    percentile,
    saturation,
    spread,
    storm,
)
from bench.rivals.rooms import BoardgameRoom, ColyseusRoom, RivalRoom
from namyok.engines import FILE, KEY
from namyok.serve import UVICORN, build
from namyok.server.identity import read_key
from namyok.server.limits import Limiter, Rate
from namyok.settings import resolve_settings
from namyok.store.ports import TableRow
from namyok.store.sqlite import SqliteStore
from namyok.table.events import Row, TableOpened
from namyok.table.settings import Settings

STORED = 10_000
FEW = 60
"""Tables at saturation."""
STORM = 5_000
"""Players who lose their connection and come back at once."""
TURNS = 5
SECONDS_A_TURN = 4.0
RIVALS_FOLDER = Path(__file__).parent / "rivals"
RIVALS: dict[str, tuple[str, type[RivalRoom]]] = {
    "Colyseus": ("colyseus.mjs", ColyseusRoom),
    "boardgame.io": ("boardgame.mjs", BoardgameRoom),
}
"""Measured where ``npm install`` was run in their folder."""
QUIET: dict[str, Any] = {"host": "127.0.0.1", "log_level": "critical"}
BEHIND_A_PROXY: dict[str, Any] = {"proxy_headers": True}
"""uvicorn trusts this machine then, and the gate does not count by address."""
PLAIN: dict[str, Any] = {**UVICORN, "http": "httptools", "ws": "websockets-sansio"}
"""uvicorn's own sockets, as anybody would use them."""


class NoLimits(Limiter):
    """All players of a load share one address."""

    def allows(self, rate: Rate, whose: str) -> bool:  # noqa: ARG002
        return True

    def lets_sit(self, whose: str) -> bool:  # noqa: ARG002
        return True

    def left(self, whose: str) -> None:
        pass


def serve_namyok(folder: str, port: int) -> None:
    _raise_file_limit()
    settings = resolve_settings({}, {"data": folder, "away_grace": 3600.0})
    uvicorn.run(build(settings, NoLimits()), port=port, **UVICORN | BEHIND_A_PROXY, **QUIET)


def serve_bare(_folder: str, port: int) -> None:
    """A broadcast to the sockets of a room, and nothing else."""
    _raise_file_limit()
    rooms: dict[str, set[WebSocket]] = {}

    async def room(websocket: WebSocket) -> None:
        await websocket.accept()
        others = rooms.setdefault(websocket.query_params["room"], set())
        others.add(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                for other in tuple(others):
                    await other.send_text(text)
        except WebSocketDisconnect:
            others.discard(websocket)

    uvicorn.run(Starlette(routes=[WebSocketRoute("/ws", room)]), port=port, **PLAIN, **QUIET)


def serve_rival(script: str, _folder: str, port: int) -> None:
    """A server of others, in the place of this process."""
    os.chdir(RIVALS_FOLDER)
    os.execvp("node", ["node", script, str(port)])


def _raise_file_limit() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server:
    """A server in a process of its own."""

    def __init__(self, target: Any, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        context = multiprocessing.get_context("spawn")
        began = time.perf_counter()
        self._process = context.Process(target=target, args=(folder, self.port), daemon=True)
        self._process.start()
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                break
            except OSError as error:
                if not self._process.is_alive():
                    raise RuntimeError(f"{target} ended before it answered") from error
                time.sleep(0.02)
        self.startup = f"{time.perf_counter() - began:.2f} s, {self.cpu:.2f} s of CPU"
        """By the wall, where others count too, and of the server alone."""

    @property
    def memory(self) -> float:
        """Megabytes in use."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def cpu(self) -> float:
        """Seconds of CPU used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def pid(self) -> int:
        assert self._process.pid is not None, "it has been started"
        return self._process.pid

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()


async def stored_tables(folder: str, count: int) -> None:
    """A store with many tables of a few rows, as a server finds it after a long life."""
    read_key(Path(folder) / KEY)  # which belongs to tables
    store = await SqliteStore.open(Path(folder) / FILE)
    opened = TableOpened("p1", "ru", Settings())
    row = msgspec.json.encode(Row(time.time(), "p1", None, (opened,)))

    async def one(number: int) -> None:
        id = f"{number:016x}"
        await store.open_table(TableRow(id, f"{id}-code", f"{id}-join", "ru", time.time()))
        await store.append(id, 0, [row] * 20)

    for start in range(0, count, 500):
        await asyncio.gather(*map(one, range(start, min(start + 500, count))))
    await store.close()


class KeptCommand(msgspec.Struct):
    """As much of a row as tells which command it follows from."""

    id: str | None = None


class Turns:
    """Rates and costs over a few turns; the cost is the server's CPU, which others can't slow."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.costs: list[float] = []

    async def take(self, server: Server, load: Callable[[], Awaitable[int]]) -> None:
        cpu = server.cpu
        done = await load()
        self.rates.append(done / SECONDS_A_TURN)
        self.costs.append((server.cpu - cpu) / done * 1e6)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--every", type=float, default=10.0, help="seconds between a player's moves"
    )
    chosen = parser.parse_args()
    _raise_file_limit()
    gc.disable()  # among the views of thousands it would stop the players' clocks for half a second
    await start_full()
    with tempfile.TemporaryDirectory() as folder:
        await play(folder, chosen.players // SEATS, chosen.seconds, chosen.every)


async def start_full() -> None:
    with tempfile.TemporaryDirectory() as folder:
        await stored_tables(folder, STORED)
        full = Server(serve_namyok, folder)
        print(f"start-up with {STORED} stored tables {full.startup}")
        full.stop()


async def play(folder: str, tables: int, seconds: float, every: float) -> None:
    server = Server(serve_namyok, folder)
    empty = server.memory
    rooms = await furnish(server.port, tables)
    connected = tables * SEATS
    print(f"{connected} players at {tables} tables, one process, SQLite with synchronous=FULL")
    print(f"  start-up {server.startup}, empty {empty:.0f} MB")
    print(f"  memory a connected player {(server.memory - empty) / connected * 1000:.0f} kB")
    await human_pace(rooms, every, every)  # games begin and the machine warms up
    for room in rooms:
        room.delays.clear()
        for seat in room.seats:
            seat.bytes_taken.clear()  # what it took to come in is no command
    cpu, own = server.cpu, time.process_time()
    await human_pace(rooms, seconds, every)
    used, own = (server.cpu - cpu) / seconds, (time.process_time() - own) / seconds
    delays = [delay * 1000 for room in rooms for delay in room.delays]
    unseen = sum(room.unsettled for room in rooms)
    refusals = sum((room.refusals for room in rooms), Counter[str]())
    held = sum(room.held for room in rooms)
    print(
        f"  a move of each player every {every:.0f} s: {len(delays)} commands, "
        f"{len(delays) / seconds:.0f} a second, {unseen} not seen by all, "
        f"refused {dict(refusals)}, {held} held back by the one before; to the last seat "
        f"p50 {statistics.median(delays):.1f} ms, p99 {percentile(delays, 0.99):.1f} ms, "
        f"longest {max(delays):.0f} ms; CPU: server {used * 100:.0f} %, "
        f"{used * seconds / len(delays) * 1e6:.0f} µs a command, players {own * 100:.0f} %"
    )
    taken = [size for room in rooms for seat in room.seats for size in seat.bytes_taken]
    most = percentile(taken, 0.9)
    print(f"  bytes to a seat a change: median {statistics.median(taken):.0f}, p90 {most:.0f}")
    cpu = server.cpu
    stormy = rooms[: STORM // SEATS]
    lasted, gone = await storm(server.port, stormy)
    each = (server.cpu - cpu) / (len(stormy) * SEATS) * 1e6
    print(
        f"  {len(stormy) * SEATS} come back at once: {lasted:.1f} s until the last one sees, "
        f"{gone} lost; {server.cpu - cpu:.1f} s of CPU, {each:.0f} µs each"
    )
    await beside_others(server, rooms[:FEW], folder)
    server.stop()
    missing, twice = compare_with_the_log(folder, rooms)
    print(f"  of all acknowledged commands the log misses {missing} and has {twice} twice")


def compare_with_the_log(folder: str, rooms: Sequence[Room]) -> tuple[int, int]:
    """How many commands that were acknowledged the store does not have, or has more than once."""
    with closing(sqlite3.connect(Path(folder) / "namyok.db")) as db:
        rows = db.execute("SELECT row FROM log").fetchall()
    kept = Counter(msgspec.json.decode(row, type=KeptCommand).id for (row,) in rows)
    counts = [kept[id] for room in rooms for id in room.acknowledged]
    return counts.count(0), sum(count > 1 for count in counts)


async def beside_others(server: Server, few: Sequence[Room], folder: str) -> None:
    """At saturation, in turns with servers that do less: a bare broadcast, and rivals if there."""
    frame = b"x" * 2300  # what a whole view has
    others: dict[str, tuple[Server, Sequence[BareRoom | RivalRoom]]] = {}
    others["bare broadcast"] = Server(serve_bare, folder), [BareRoom(frame) for _ in few]
    for name, (script, kind) in RIVALS.items():
        if shutil.which("node") and (RIVALS_FOLDER / "node_modules").is_dir():
            others[name] = Server(partial(serve_rival, script), folder), [kind() for _ in few]
    for other, rooms in others.values():
        for number, room in enumerate(rooms):
            await room.open(other.port, number)
    turns = {name: Turns() for name in ("ours", *others)}
    for _ in range(TURNS):
        await turns["ours"].take(server, lambda: saturation(few, SECONDS_A_TURN))
        for name, (other, rooms) in others.items():
            await turns[name].take(other, partial(bare_saturation, rooms, SECONDS_A_TURN))
    print(f"  at saturation, {len(few)} tables of six, {TURNS} turns, median (lowest–highest):")
    print(f"  {'':20}{'a second':>22}{'µs of CPU each':>22}{'ours, times that':>24}")
    ours = turns["ours"].costs
    for name, taken in turns.items():
        ratios = [mine / its for mine, its in zip(ours, taken.costs, strict=True)]
        print(
            f"  {name:20}{spread(taken.rates):>22}{spread(taken.costs):>22}{spread(ratios, 2):>24}"
        )
    for other, _ in others.values():
        other.stop()


if __name__ == "__main__":
    uvloop.run(main())
