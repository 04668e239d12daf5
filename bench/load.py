"""Players who cost little: they split frames, note arrivals, and read a view only to move.

Whoever measures a server must need less time than the server, or the figures are the players' own.
"""

import asyncio
import json
import random
import statistics
import time
from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from bench.sockets import Socket, connect
from namyok.games.dixit.offers import DixitOffer, pick
from namyok.luck import Luck

SEATS = 6
AT_A_TIME = 8
"""Tables that are opened side by side."""
PATIENCE = 30.0
"""Seconds after which a view that has not come counts as lost."""


class SeenGame(msgspec.Struct):
    """As much of a game's view as a move needs."""

    round: int
    waiting: tuple[int, ...]
    offers: tuple[DixitOffer, ...]


class SeenTable(msgspec.Struct):
    """As much of a table's view as a move needs."""

    stage: str
    games: int
    game: SeenGame | None


class SeenView(msgspec.Struct):
    """As much of the message as a move needs."""

    table: SeenTable


class Heard(msgspec.Struct):
    """An answer to a command."""

    id: str | None = None
    version: int = 0


_read_view = msgspec.json.Decoder(SeenView).decode
_read_answer = msgspec.json.Decoder(Heard).decode
_VIEW = b'{"type":"view","version":'
_ACK = b'{"type":"ack"'
_ERROR = b'{"type":"error"'


class Seat:
    """A player: the newest frame, read only when it is this seat's turn."""

    socket: Socket

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.version = -1
        self.frame = b""

    @property
    def view(self) -> SeenTable:
        return _read_view(self.frame).table

    def hear(self, frame: bytes) -> None:
        if frame.startswith(_VIEW):
            self.frame = frame
            self.version = int(frame[len(_VIEW) : frame.index(b",", len(_VIEW))])
            self._room.settle()
        elif frame.startswith(_ACK):
            answer = _read_answer(frame)
            self._room.acked(answer.id, answer.version)
        elif frame.startswith(_ERROR):
            self._room.refused(_read_answer(frame).id)


class Room:
    """A table with its six players, who move one at a time."""

    def __init__(self) -> None:
        self.seats = [Seat(self) for _ in range(SEATS)]
        self.delays: list[float] = []
        self.lost = 0
        self.moves_on: Luck | None = None
        """While set, the next move follows as soon as everybody has seen the last one."""
        self._sent: dict[str | None, float] = {}
        self._acked: list[tuple[int, float]] = []

    def acked(self, id: str | None, version: int) -> None:
        self._acked.append((version, self._sent.pop(id)))
        self.settle()

    def refused(self, id: str | None) -> None:
        del self._sent[id]
        self.lost += 1

    @property
    def unsettled(self) -> int:
        return len(self._sent) + len(self._acked)

    def settle(self) -> None:
        """A command is over when it is acknowledged and every seat has a view as new as that."""
        if not self._acked:
            return
        version, sent = self._acked[0]
        for seat in self.seats:
            if seat.version < version:
                return
        del self._acked[0]
        self.delays.append(time.perf_counter() - sent)
        if self.moves_on is not None:
            self.move(self.moves_on)

    def move(self, luck: Luck) -> None:
        """Somebody whom the table waits for moves; the host starts where no game is running."""
        host = self.seats[0]
        view = host.view
        if view.stage != "playing" or view.game is None:
            self._say(host, {"type": "do", "command": {"do": "start"}})
            return
        (number,) = luck.draw(view.game.waiting, 1)
        seat = self.seats[number]
        game = seat.view.game
        if seat.version != host.version or game is None:  # this seat does not know yet: too slow
            self.lost += 1
            return
        (offer,) = luck.draw(game.offers, 1)
        move = {"move": pick(offer, luck), "game": view.games, "round": game.round}
        self._say(seat, {"type": "play", **move})

    def _say(self, seat: Seat, message: dict[str, Any]) -> None:
        id = f"{random.getrandbits(60):x}"
        message = {"id": id, **message}
        seat.socket.say(msgspec.json.encode(message))
        self._sent[id] = time.perf_counter()


async def furnish(port: int, tables: int) -> list[Room]:
    """Open tables and fill their seats with connected players."""
    gate = asyncio.Semaphore(AT_A_TIME)

    async def one() -> Room:
        async with gate:
            return await _open_table(port)

    rooms = await asyncio.gather(*(one() for _ in range(tables)))
    while not all(seat.frame for room in rooms for seat in room.seats):
        await asyncio.sleep(0.1)
    return rooms


async def _open_table(port: int) -> Room:
    settings = {"game": "odyssey", "options": {"hand": 3, "clue_kinds": ["text"]}}
    opened = await _post(port, "/api/tables", {"name": "Host", "settings": settings})
    path = f"/api/tables/{quote(opened['code'])}/people"
    guests = [await _post(port, path, {"name": f"P{number}"}) for number in range(1, SEATS)]
    room = Room()
    for seat, secret in zip(room.seats, [one["seat"] for one in (opened, *guests)], strict=True):
        seat.socket = await connect(port, "/ws", seat.hear)
        hello = {"type": "hello", "table": opened["code"], "seat": secret}
        seat.socket.say(json.dumps(hello).encode())
    return room


async def _post(port: int, path: str, body: Any) -> Any:
    request = Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    return await asyncio.to_thread(lambda: json.load(urlopen(request)))


async def human_pace(rooms: Sequence[Room], seconds: float, every: float) -> None:
    """Each table moves so often that a player acts every ``every`` seconds, answered or not."""
    luck = Luck(random.Random(1))
    gap = every / SEATS
    end = time.perf_counter() + seconds

    async def table(room: Room) -> None:
        await asyncio.sleep(random.uniform(0, gap))
        while time.perf_counter() < end:
            room.move(luck)
            await asyncio.sleep(random.uniform(0.5 * gap, 1.5 * gap))

    await asyncio.gather(*map(table, rooms))
    await settled(rooms)


async def saturation(rooms: Sequence[Room], seconds: float) -> int:
    """How many commands go through when every table moves as soon as it can."""
    before = sum(len(room.delays) for room in rooms)
    luck = Luck(random.Random(1))
    for room in rooms:
        room.moves_on = luck
        room.move(luck)
    await asyncio.sleep(seconds)
    for room in rooms:
        room.moves_on = None
    done = sum(len(room.delays) for room in rooms) - before
    await settled(rooms)
    return done


async def settled(rooms: Iterable[Room]) -> None:
    """Wait for the last answers; what never comes is lost."""
    end = time.perf_counter() + PATIENCE
    while any(room.unsettled for room in rooms) and time.perf_counter() < end:
        await asyncio.sleep(0.01)


class BareRoom:
    """Six sockets, one of which sends a frame again when all have it."""

    def __init__(self, frame: bytes) -> None:
        self._frame = frame
        self._sockets: list[Socket] = []
        self._heard = 0
        self.rounds = 0
        self.going = False

    async def open(self, port: int, number: int) -> None:
        for _ in range(SEATS):
            self._sockets.append(await connect(port, f"/ws?room={number}", self._hear))

    def go(self) -> None:
        self.going = True
        self._sockets[0].say(self._frame)

    def _hear(self, _frame: bytes) -> None:
        self._heard += 1
        if self._heard == SEATS:
            self._heard = 0
            self.rounds += 1
            if self.going:
                self._sockets[0].say(self._frame)


async def bare_saturation(rooms: Sequence[BareRoom], seconds: float) -> int:
    """How many broadcasts go through when every room sends as soon as it can."""
    before = sum(room.rounds for room in rooms)
    for room in rooms:
        room.go()
    await asyncio.sleep(seconds)
    for room in rooms:
        room.going = False
    done = sum(room.rounds for room in rooms) - before
    await asyncio.sleep(0.5)
    return done


def percentile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.0f} ({min(values):.0f}–{max(values):.0f})"
