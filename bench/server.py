"""How much a server carries: many tables with the real rules, real views and the durable store.

The server runs in a process of its own, the players in this one: two cores, as in life. Beside it
runs a bare broadcast over the same stack (starlette, uvicorn, websockets): what it costs to push
a frame of the same size to six sockets without rules, log or views.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import resource
import socket
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec
import uvicorn
import websockets
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from namyok.games.dixit.offers import DixitOffer, pick
from namyok.luck import Luck
from namyok.serve import build
from namyok.server.limits import Limiter, Rate
from namyok.settings import resolve_settings
from namyok.store.ports import TableRow
from namyok.store.sqlite import SqliteStore
from namyok.table.events import Row, TableOpened
from namyok.table.settings import Settings

SEATS = 6
STORED = 10_000
UVICORN: dict[str, Any] = {
    "host": "127.0.0.1",
    "loop": "uvloop",
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "log_level": "critical",
    "access_log": False,
}


class NoLimits(Limiter):
    """All players of a load share one address."""

    def allows(self, rate: Rate, whose: str) -> bool:  # noqa: ARG002
        return True


def serve_namyok(folder: str, port: int) -> None:
    _raise_file_limit()
    settings = resolve_settings({}, {"data": folder, "away_grace": 3600.0, "decks": ""})
    uvicorn.run(build(settings, NoLimits()), port=port, **UVICORN)


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

    uvicorn.run(Starlette(routes=[WebSocketRoute("/ws", room)]), port=port, **UVICORN)


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
            except OSError:
                time.sleep(0.02)
        self.startup = time.perf_counter() - began

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

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()


class Seat:
    """A player at a real table."""

    def __init__(self, table: "Room", number: int, socket: Any) -> None:
        self.table = table
        self.number = number
        self.socket = socket
        self.view: Any = None
        self.version = 0

    async def read(self) -> None:
        async for frame in self.socket:
            if frame.startswith('{"type":"view"'):
                now = time.perf_counter()
                message = msgspec.json.decode(frame)
                self.view, self.version = message["table"], message["version"]
                self.table.arrived(self.version, now)
            elif frame.startswith('{"type":"ack"'):
                self.table.acked(json.loads(frame))


class Room:
    """Six seats, one of which moves at a time."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self._waiting: dict[int, tuple[float, int]] = {}
        self._sent: dict[str, float] = {}
        self._arrivals: dict[int, list[float]] = {}
        self.delays: list[float] = []
        self.commands = 0

    def arrived(self, version: int, now: float) -> None:
        arrivals = self._arrivals.setdefault(version, [])
        arrivals.append(now)
        self._settle(version)

    def acked(self, ack: Any) -> None:
        sent = self._sent.pop(ack["id"], None)
        if sent is not None:
            self._waiting[ack["version"]] = (sent, len(self.seats))
            self._settle(ack["version"])

    def _settle(self, version: int) -> None:
        waiting = self._waiting.get(version)
        arrivals = self._arrivals.get(version, [])
        if waiting and len(arrivals) >= waiting[1]:
            self.delays.append(max(arrivals) - waiting[0])
            self.commands += 1
            del self._waiting[version], self._arrivals[version]

    async def move(self, luck: Luck) -> None:
        """Whoever the table waits for does something; the host starts a game if none is running."""
        host = self.seats[0]
        if host.view is None:
            return
        if host.view["stage"] != "playing":
            await self._send(host, {"do": "start"}, 0, 0)
            return
        waiting = [
            seat
            for seat in self.seats
            if seat.view and seat.view["game"] and seat.number in seat.view["game"]["waiting"]
        ]
        if not waiting:
            return
        (seat,) = luck.draw(waiting, 1)
        game = seat.view["game"]
        if not game["offers"]:
            return
        (offer,) = luck.draw(game["offers"], 1)
        command = msgspec.to_builtins(pick(msgspec.convert(offer, DixitOffer), luck))
        await self._send(seat, command, seat.view["games"], game["round"])

    async def _send(self, seat: Seat, command: Any, game: int, round: int) -> None:
        id = f"{random.getrandbits(60):x}"
        self._sent[id] = time.perf_counter()
        message = {"type": "do", "id": id, "command": command, "game": game, "round": round}
        await seat.socket.send(json.dumps(message))


async def furnish(server: Server, tables: int) -> tuple[list[Room], list[asyncio.Task[None]]]:
    """Open tables and fill their seats with connected players."""
    rooms, readers = [], []
    for _ in range(tables):
        room = Room()
        wish = {
            "name": "Host",
            "settings": {"game": "odyssey", "options": {"hand": 3, "clue_kinds": ["text"]}},
        }
        answer = await _post(server, "/api/tables", wish)
        secrets = [answer["seat"]]
        for number in range(1, SEATS):
            path = f"/api/tables/{quote(answer['code'])}/people"
            secrets.append((await _post(server, path, {"name": f"P{number}"}))["seat"])
        for number, secret in enumerate(secrets):
            address = f"ws://127.0.0.1:{server.port}/ws"
            raw = await websockets.connect(address, compression=None, max_queue=64)
            seat = Seat(room, number, raw)
            room.seats.append(seat)
            await raw.send(json.dumps({"type": "hello", "table": answer["code"], "seat": secret}))
            readers.append(asyncio.create_task(seat.read()))
        rooms.append(room)
    return rooms, readers


async def _post(server: Server, path: str, body: Any) -> Any:
    request = Request(f"http://127.0.0.1:{server.port}{path}", json.dumps(body).encode())
    return await asyncio.to_thread(lambda: json.load(urlopen(request)))


async def human_pace(rooms: list[Room], seconds: float, every: float) -> None:
    """Each table moves so often that a player acts every ``every`` seconds."""
    luck = Luck(random.Random(1))

    async def table(room: Room) -> None:
        await asyncio.sleep(random.uniform(0, every / SEATS))
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await room.move(luck)
            await asyncio.sleep(every / SEATS)

    await asyncio.gather(*map(table, rooms))


async def saturation(rooms: list[Room], seconds: float) -> float:
    """Commands a second when every table moves as soon as it can."""
    luck = Luck(random.Random(1))
    before = sum(room.commands for room in rooms)
    end = time.perf_counter() + seconds

    async def table(room: Room) -> None:
        while time.perf_counter() < end:
            seen = room.commands
            await room.move(luck)
            for _ in range(200):
                if room.commands > seen or time.perf_counter() > end:
                    break
                await asyncio.sleep(0.001)

    await asyncio.gather(*map(table, rooms))
    return (sum(room.commands for room in rooms) - before) / seconds


async def bare_saturation(server: Server, rooms: int, frame: str, seconds: float) -> float:
    """Broadcasts a second of a frame as large as our views."""
    count = 0
    end = time.perf_counter() + seconds

    async def room(number: int) -> None:
        nonlocal count
        address = f"ws://127.0.0.1:{server.port}/ws?room={number}"
        sockets = [await websockets.connect(address, compression=None) for _ in range(SEATS)]
        while time.perf_counter() < end:
            await sockets[0].send(frame)
            await asyncio.gather(*(one.recv() for one in sockets))
            count += 1
        for one in sockets:
            await one.close()

    await asyncio.gather(*map(room, range(rooms)))
    return count / seconds


async def stored_tables(folder: str, count: int) -> None:
    """A store with many tables of a few rows, as a server finds it after a long life."""
    store = await SqliteStore.open(Path(folder) / "namyok.db")
    opened = TableOpened("p1", "ru", Settings())
    row = msgspec.json.encode(Row(time.time(), "p1", None, (opened,)))

    async def one(number: int) -> None:
        id = f"{number:016x}"
        await store.open_table(TableRow(id, f"{id}-code", f"{id}-join", "ru", time.time()))
        await store.append(id, 0, [row] * 20)

    for start in range(0, count, 500):
        await asyncio.gather(*map(one, range(start, min(start + 500, count))))
    await store.close()


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--every", type=float, default=10.0, help="seconds between a player's moves"
    )
    chosen = parser.parse_args()
    _raise_file_limit()
    tables = chosen.players // SEATS
    with tempfile.TemporaryDirectory() as folder:
        await stored_tables(folder, STORED)
        full = Server(serve_namyok, folder)
        print(f"start-up with {STORED} stored tables {full.startup:.2f} s")
        full.stop()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(serve_namyok, folder)
        empty = server.memory
        rooms, readers = await furnish(server, tables)
        connected = tables * SEATS
        print(f"{connected} players at {tables} tables, one process, SQLite with synchronous=FULL")
        print(f"  start-up {server.startup:.2f} s, empty {empty:.0f} MB")
        print(f"  memory a connected player {(server.memory - empty) / connected * 1000:.0f} kB")
        cpu = server.cpu
        await human_pace(rooms, chosen.seconds, chosen.every)
        used = (server.cpu - cpu) / chosen.seconds
        delays = [delay * 1000 for room in rooms for delay in room.delays]
        print(
            f"  a move of each player every {chosen.every:.0f} s: {len(delays)} commands, "
            f"to the last seat p50 {statistics.median(delays):.1f} ms, "
            f"p99 {percentile(delays, 0.99):.1f} ms, server CPU {used * 100:.0f} %"
        )
        few = rooms[: min(60, tables)]
        rates = [await saturation(few, 4.0) for _ in range(3)]
        frame = json.dumps({"type": "view", "table": few[0].seats[0].view})
        for reader in readers:
            reader.cancel()
        server.stop()
        bare_server = Server(serve_bare, folder)
        bare = [await bare_saturation(bare_server, len(few), frame, 4.0) for _ in range(3)]
        bare_server.stop()
        print(f"  at saturation, {len(few)} tables: {_spread(rates)} commands/s")
        print(f"  a bare broadcast of the same {len(frame)} bytes to six: {_spread(bare)} a second")
        print(f"  ratio {statistics.median(rates) / statistics.median(bare):.2f}")


def _spread(values: list[float]) -> str:
    return f"{statistics.median(values):.0f} ({min(values):.0f}–{max(values):.0f})"


if __name__ == "__main__":
    asyncio.run(main())
