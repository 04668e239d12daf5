"""Players who cost little: they split frames, note arrivals, and read a view only to move.

Whoever measures a server must need less time than the server, or the figures are the players' own.
"""

import asyncio
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import msgspec

from bench.sockets import Socket, connect
from namyok.games.dixit.offers import DixitOffer, pick
from namyok.luck import Luck
from namyok.wire.messages import PROTOCOL

if TYPE_CHECKING:
    from bench.rivals.rooms import RivalRoom

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
    join: str | None
    game: SeenGame | None


class Heard(msgspec.Struct):
    """An answer to a command."""

    id: str | None = None
    version: int = 0
    code: str = ""


_read_answer = msgspec.json.Decoder(Heard).decode
_VIEW = b'{"type":"view",'
_CHANGE = b'{"type":"change",'
_VERSION = b'"version":'
_ACK = b'{"type":"ack"'
_ERROR = b'{"type":"error"'


class Seat:
    """A player: frames are kept, and read only when it is this seat's turn."""

    socket: Socket

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.hello = b""
        self.version = -1
        self.bytes_taken: list[int] = []
        self._table: dict[str, Any] = {}
        self._unread: list[bytes] = []

    @property
    def view(self) -> SeenTable:
        for frame in self._unread:
            message = msgspec.json.decode(frame)
            if message["type"] == "view":
                self._table = message["table"]
                continue
            game = {**self._table["game"], **message["game"]} if message["game"] else None
            changed = message["table"] if game is None else {**message["table"], "game": game}
            self._table = {**self._table, **changed}
        self._unread.clear()
        return msgspec.convert(self._table, SeenTable)

    def hear(self, frame: bytes) -> None:
        is_change = frame.startswith(_CHANGE)
        if is_change or frame.startswith(_VIEW):
            if not is_change:
                self._unread.clear()
            self._unread.append(frame)
            self.bytes_taken.append(len(frame))
            at = frame.index(_VERSION) + len(_VERSION)
            self.version = int(frame[at : frame.index(b",", at)])
            self._room.settle()
        elif frame.startswith(_ACK):
            answer = _read_answer(frame)
            self._room.acked(answer.id or "", answer.version)
        elif frame.startswith(_ERROR):
            answer = _read_answer(frame)
            self._room.refused(answer.id, answer.code)


class Room:
    """A table with its six players, who move one at a time."""

    def __init__(self) -> None:
        self.seats = [Seat(self) for _ in range(SEATS)]
        self.delays: list[float] = []
        self.acknowledged: list[str] = []
        self.refusals = Counter[str]()
        self.held = 0
        """Moves that were not made since the one before was still on its way to somebody."""
        self.moves_on: Luck | None = None
        """While set, the next move follows as soon as everybody has seen the last one."""
        self._sent: dict[str | None, float] = {}
        self._acked: list[tuple[int, float]] = []

    def acked(self, id: str, version: int) -> None:
        self._acked.append((version, self._sent.pop(id)))
        self.acknowledged.append(id)
        self.settle()

    def refused(self, id: str | None, code: str) -> None:
        self._sent.pop(id, None)
        self.refusals[code] += 1

    @property
    def unsettled(self) -> int:
        return len(self._sent) + len(self._acked)

    def settle(self) -> None:
        """A command is over when it is acknowledged and every seat has a view as new as that.

        A seat for which nothing has changed is sent nothing; here each command changes whom the
        table waits for, which everybody sees.
        """
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
        """Somebody whom the table waits for moves; the host starts where no game is running.

        One at a time: a move made of a view that is no longer true would be refused, rightly.
        """
        if self.unsettled:
            self.held += 1
            return
        host = self.seats[0]
        view = host.view
        if view.stage != "playing" or view.game is None:
            self._say(host, {"type": "do", "command": {"do": "start"}})
            return
        (number,) = luck.draw(view.game.waiting, 1)
        seat = self.seats[number]
        game = seat.view.game
        assert game is not None, "all have seen the newest"
        (offer,) = luck.draw(game.offers, 1)
        move = {"move": pick(offer, luck), "game": view.games, "round": game.round}
        self._say(seat, {"type": "play", **move})

    def _say(self, seat: Seat, message: dict[str, Any]) -> None:
        id = f"{random.getrandbits(60):x}"
        message = {"id": id, **message}
        seat.socket.say(msgspec.json.encode(message))
        self._sent[id] = time.perf_counter()


async def furnish(port: int, tables: int, *more_ports: int) -> list[Room]:
    """Open tables and fill their seats with connected players, at each port in turn."""
    gate = asyncio.Semaphore(AT_A_TIME)

    async def one() -> Room:
        async with gate:
            return await _open_table(port, *more_ports)

    rooms = await asyncio.gather(*(one() for _ in range(tables)))
    while not all(seat.bytes_taken for room in rooms for seat in room.seats):
        await asyncio.sleep(0.1)
    return rooms


async def _open_table(port: int, *more_ports: int) -> Room:
    settings = {"game": "odyssey", "options": {"hand": 3, "clue_kinds": ["text"]}}
    opened = await _post(port, "/api/tables", {"name": "Host", "settings": settings})
    room = Room()
    host, *guests = room.seats
    await _sit(port, host, opened)
    while not host.bytes_taken:
        await asyncio.sleep(0.001)
    link = {"x-join": host.view.join or ""}
    ports = (port, *more_ports)
    for number, guest in enumerate(guests, start=1):
        place = ports[number % len(ports)]
        await _sit(place, guest, await _post(place, "/api/join", {"name": f"P{number}"}, link))
    return room


async def _sit(port: int, seat: Seat, arrived: Any) -> None:
    seat.socket = await connect(port, "/ws", seat.hear)
    who = {"table": arrived["code"], "seat": arrived["seat"]}
    seat.hello = json.dumps({"type": "hello", "protocol": PROTOCOL, **who}).encode()
    seat.socket.say(seat.hello)


async def _post(port: int, path: str, body: Any, headers: Mapping[str, str] | None = None) -> Any:
    request = Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), dict(headers or {})
    )
    return await asyncio.to_thread(lambda: json.load(urlopen(request)))


async def human_pace(rooms: Sequence[Room], seconds: float, every: float) -> None:
    """Each table moves so often that a player acts every ``every`` seconds, if all have seen."""
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


async def storm(port: int, rooms: Sequence[Room]) -> tuple[float, int]:
    """Everybody loses the connection and comes back at once: seconds until the last one sees the
    table again, and how many never did."""
    seats = [seat for room in rooms for seat in room.seats]
    for seat in seats:
        seat.socket.close()
        seat.version = -1
    await asyncio.sleep(2.0)
    began = time.perf_counter()

    async def come_back(seat: Seat) -> None:
        async with asyncio.timeout(PATIENCE):
            seat.socket = await connect(port, "/ws", seat.hear)
        seat.socket.say(seat.hello)

    await asyncio.gather(*map(come_back, seats), return_exceptions=True)
    while any(seat.version < 0 for seat in seats) and time.perf_counter() < began + PATIENCE:
        await asyncio.sleep(0.01)
    return time.perf_counter() - began, sum(seat.version < 0 for seat in seats)


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


async def bare_saturation(rooms: "Sequence[BareRoom | RivalRoom]", seconds: float) -> int:
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


def spread(values: Sequence[float], digits: int = 0) -> str:
    middle, least, most = statistics.median(values), min(values), max(values)
    return f"{middle:.{digits}f} ({least:.{digits}f}–{most:.{digits}f})"
