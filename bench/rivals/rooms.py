"""Rooms of six at other servers: one action in flight, over when all six have it.

Each speaks as much of a server's protocol as an action needs, by hand, so that all servers are
measured with the same players, who cost next to nothing.
"""

import asyncio
import json
from abc import ABC, abstractmethod
from functools import partial
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from bench.load import SEATS
from bench.sockets import BYTES, Socket, connect

UPDATE = "x" * 290
"""What an action carries: about as much as one of our changes."""


class RivalRoom(ABC):
    """Six sockets, one of which acts again when all have seen the last action."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.rounds = 0
        self.going = False
        self._heard = 0

    @abstractmethod
    async def open(self, port: int, number: int) -> None:
        """Six people come to a room of this number."""

    @abstractmethod
    def act(self) -> None:
        """One of them does something that all six are told of."""

    def go(self) -> None:
        self.going = True
        self.act()

    def heard(self) -> None:
        self._heard += 1
        if self._heard == SEATS:
            self._heard = 0
            self.rounds += 1
            if self.going:
                self.act()


class ColyseusRoom(RivalRoom):
    """A broadcast of Colyseus: rooms are made over HTTP, messages are bytes (MessagePack)."""

    _JOIN, _DATA = 10, 13
    _MOVE = bytes([_DATA]) + msgspec.msgpack.encode("move") + msgspec.msgpack.encode(UPDATE)

    async def open(self, port: int, number: int) -> None:
        del number
        made = await _post(port, "/matchmake/create/broadcast")
        seats = [made] + [
            await _post(port, f"/matchmake/joinById/{made['roomId']}") for _ in range(SEATS - 1)
        ]
        for seat in seats:
            path = f"/{seat['processId']}/{seat['roomId']}?sessionId={seat['sessionId']}"
            joined = asyncio.Event()
            socket = await connect(port, path, partial(self._hear, joined))
            self.sockets.append(socket)
            await joined.wait()
            socket.say(bytes([self._JOIN]), BYTES)

    def _hear(self, joined: asyncio.Event, frame: bytes) -> None:
        if frame[0] == self._JOIN:
            joined.set()
        elif frame[0] == self._DATA:
            self.heard()

    def act(self) -> None:
        self.sockets[0].say(self._MOVE, BYTES)


class BoardgameRoom(RivalRoom):
    """A match of boardgame.io: socket.io's frames of text, a state that is sent as a whole."""

    _PLACE = "/broadcast,"

    async def open(self, port: int, number: int) -> None:
        self._match, self._state = f"room{number}", 0
        for seat in range(SEATS):
            synced = asyncio.Event()
            path = "/socket.io/?EIO=4&transport=websocket"
            socket = await connect(port, path, partial(self._hear, seat, synced))
            self.sockets.append(socket)
            await synced.wait()

    def _hear(self, seat: int, synced: asyncio.Event, frame: bytes) -> None:
        if frame == b"2":
            self.sockets[seat].say(b"3")
        elif frame.startswith(b"0"):
            asyncio.get_running_loop().call_soon(self._enter, seat)
        elif frame.startswith(f"40{self._PLACE}".encode()):
            self._emit(seat, ["sync", self._match, str(seat), None, SEATS])
        elif frame.startswith(f'42{self._PLACE}["sync"'.encode()):
            synced.set()
        elif frame.startswith(f'42{self._PLACE}["update"'.encode()):
            self.heard()

    def _enter(self, seat: int) -> None:
        self.sockets[seat].say(f"40{self._PLACE}".encode())

    def _emit(self, seat: int, message: list[Any]) -> None:
        self.sockets[seat].say(f"42{self._PLACE}{json.dumps(message)}".encode())

    def act(self) -> None:
        payload = {"type": "move", "args": [UPDATE], "playerID": "0", "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(0, ["update", action, self._state, self._match, "0"])
        self._state += 1


async def _post(port: int, path: str) -> Any:
    headers = {"content-type": "application/json"}
    request = Request(f"http://127.0.0.1:{port}{path}", b"{}", headers)
    return await asyncio.to_thread(lambda: json.load(urlopen(request)))
