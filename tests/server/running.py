"""A real server on a real port, and players on real sockets."""

import asyncio
import json
import random
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, get_args
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import uvicorn
import websockets
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection

from namyok.bots.character import Character
from namyok.bots.concepts import Concepts
from namyok.bots.knowledge import NOTHING
from namyok.bots.ports import Aside, Brain, Remark, Thinker
from namyok.bus.local import LocalBus
from namyok.bus.ports import Bus
from namyok.content import LANGUAGES, code_words
from namyok.decks.manifest import Card, Deck
from namyok.decks.own.easel import Easel
from namyok.decks.own.room import Room
from namyok.decks.own.workshop import Workshop
from namyok.decks.shelf import Shelf, ShelvedDeck
from namyok.games.catalogue import find_game
from namyok.kernel import AnyGame, Command, Seat
from namyok.kernel.values import snake
from namyok.luck import Luck
from namyok.serve import UVICORN, catalogue_page
from namyok.server.app import Keeping, make_app
from namyok.server.identity import Signer
from namyok.server.limits import Limiter
from namyok.server.metrics import Metrics, readers
from namyok.server.reach import Reach
from namyok.server.services import Services
from namyok.server.static import Client, StaticFile
from namyok.store.lived import Lived, mend
from namyok.store.ports import Store
from namyok.store.sqlite import SqliteStore
from namyok.table.commands import TableCommand
from namyok.table.hall import Hall
from namyok.table.house import House, Pacing
from namyok.table.table import Table
from namyok.wire.messages import PROTOCOL, ServerMessage

AT_ONCE = Pacing(bot_pause=0.0, turn_pause=0.0, away_grace=60.0, remark_pause=0.0)
A_DAY = 86400.0
ROOM = Room()
HERE = Reach()


def test_shelf(folder: Path) -> Shelf:
    """Two decks without pictures: nothing in these tests looks at one."""
    decks = []
    for name, size in (("dreams", 84), ("stories", 100)):
        words = {"ru": "Картинка.", "en": "A picture."}
        cards = tuple(Card(f"{name}/{number:03}", caption=words) for number in range(1, size + 1))
        decks.append(ShelvedDeck(Deck(name, {"en": name}, cards), folder, "0" * 16))
    return Shelf(decks)


Engines = Callable[[], Awaitable[tuple[Store, Bus]]]
"""What a node runs on."""


async def own_engines(folder: Path) -> tuple[Store, Bus]:
    return await SqliteStore.open(folder / "namyok.db"), LocalBus()


CLIPS_MEGABYTES = 1.0
"""For the recordings of all tables: little, so that a test can fill it."""
test_shelf.__test__ = False  # type: ignore[attr-defined]


class Alike:
    """A company in which everybody plays alike."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    def choose(self, game: AnyGame, view: Any, who: Character) -> Command:  # noqa: ARG002
        return self._thinker.choose(game, view)

    def remark(self, last: Any, seat: Seat, who: Character) -> Remark:  # noqa: ARG002
        return Remark()


def app(
    folder: Path,
    pacing: Pacing = AT_ONCE,
    client: Path | None = None,
    room: Room = ROOM,
    reach: Reach = HERE,
    engines: "Engines | None" = None,
) -> Starlette:
    """The whole server over a folder, or one of the nodes over what they share."""
    shelf = test_shelf(folder)

    async def make_services() -> Services:
        store, bus = await (engines or partial(own_engines, folder))()
        luck = Luck(random.SystemRandom())
        brains: dict[str, Brain] = dict.fromkeys(LANGUAGES, Aside(Alike(Concepts(NOTHING, luck))))
        await mend(store)
        lived = await Lived.resume(store, time.time())
        workshop = Workshop(folder / "decks", shelf, room, lived.now, Easel())
        metrics = Metrics()
        house = House(store, bus, workshop.join, brains, pacing, notice=metrics.notice)
        hall = Hall(house, {language: code_words(language) for language in LANGUAGES})
        signer = Signer.from_file(folder / "key")
        page = StaticFile.made("catalogue.json", catalogue_page(shelf))
        limiter = Limiter()
        rest = (limiter, shelf, workshop, CLIPS_MEGABYTES, lived, reach, readers("127.0.0.1"))
        return Services(hall, house, signer, metrics, page, *rest)

    return make_app(make_services, shelf, Client(client), Keeping(30 * A_DAY, 180 * A_DAY))


class Running:
    """A server that answers on ``url``."""

    def __init__(self, application: Starlette, port: int) -> None:
        self.application = application
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def services(self) -> Services:
        services: Services = self.application.state.services
        return services

    async def table(self, code: str) -> Table | None:
        """The table itself, whether or not anybody is there."""
        row = await self.services.store.table_by_code(code)
        return None if row is None else await self.services.hall.table(row)

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
    ) -> "Answer":
        """One HTTP request, off the loop that the server runs on."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, dict(headers or {}), method=method)
        return await asyncio.to_thread(_answer, request)

    async def open(self, name: str = "Аня", **wish: Any) -> "Player":
        """A new table with its host."""
        answer = await self.ask("POST", "/api/tables", {"name": name, **wish})
        return Player(self, answer)

    async def join(self, code: str, name: str, **wish: Any) -> "Player":
        """Somebody else at the table, with its link."""
        headers = {"x-join": await self.link(code)}
        return Player(self, await self.ask("POST", "/api/join", {"name": name, **wish}, headers))

    async def link(self, code: str) -> str:
        """The secret of a table's link."""
        row = await self.services.store.table_by_code(code)
        assert row is not None
        return row.join


class Answer:
    """What came back over HTTP."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status = status
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        return self.headers.get("set-cookie", "").partition(";")[0]


def _answer(request: Request) -> Answer:
    try:
        with urlopen(request, timeout=20) as response:
            return Answer(response.status, dict(response.headers), response.read())
    except HTTPError as error:
        with error:
            return Answer(error.code, dict(error.headers), error.read())


class Player:
    """Somebody with a seat's secret, a cookie, and sooner or later a socket."""

    def __init__(self, server: Running, answer: Answer) -> None:
        assert answer.status == 200, answer.body
        self.server = server
        self.code: str = answer.json["code"]
        self.secret: str = answer.json["seat"]
        self.knocked: bool = answer.json["knocked"]
        self.cookie = answer.cookie

    @asynccontextmanager
    async def connect(self, by: str = "secret") -> AsyncIterator["Line"]:
        """A socket as this person: by the seat's secret or by the browser's cookie."""
        hello: dict[str, Any] = {"type": "hello", "table": self.code}
        headers = {}
        if by == "secret":
            hello["seat"] = self.secret
        else:
            headers["Cookie"] = self.cookie
        async with self.server_line(hello, headers) as line:
            yield line

    @asynccontextmanager
    async def server_line(
        self, hello: Mapping[str, Any], headers: Mapping[str, str]
    ) -> AsyncIterator["Line"]:
        async with connect(self.server, hello, headers) as line:
            await line.view_now()
            yield line


@asynccontextmanager
async def connect(
    server: Running, hello: Mapping[str, Any], headers: Mapping[str, str] | None = None
) -> AsyncIterator["Line"]:
    """A socket that has said hello."""
    address = f"ws://127.0.0.1:{server.port}/ws"
    async with websockets.connect(address, additional_headers=headers, compression=None) as raw:
        line = Line(raw)
        await line.send({"protocol": PROTOCOL, **hello} if hello["type"] == "hello" else hello)
        yield line


TABLE_COMMANDS = {snake(kind.__name__) for kind in get_args(TableCommand)}
_read = msgspec.json.Decoder(ServerMessage).decode
"""Whatever the server puts together, it must be exactly what the protocol says."""


def _check_game(game: Any) -> None:
    """The game's own part must be exactly what that game says, too."""
    if game is not None:
        msgspec.convert(game, find_game(game["game"]).view_type)


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    assert len(read) == len(pairs), "a reader could take either value"
    return read


def folded(view: Any, change: Any) -> Any:
    """A view with a change put into it, as any client has to do it."""
    game = {**view["game"], **change["game"]} if change["game"] else view["game"]
    return {**view, **change["table"], "game": game}


class Line:
    """A socket, with the newest view that came over it and every frame."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.frames: list[str] = []
        self.view: Any = None
        self.views: list[Any] = []
        self.step = 0
        self.version = -1
        self._ids = secrets.token_hex(4)
        self._count = 0
        self._looked: dict[str, int] = {}

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.raw.send(text)

    async def receive(self, timeout: float = 10.0) -> Any:
        """The next message; a view is remembered, and a change put into it reads as one."""
        frame = await asyncio.wait_for(self.raw.recv(), timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        _read(frame)
        message = json.loads(frame, object_pairs_hook=_no_key_twice)
        if message["type"] == "change":
            assert message["step"] == self.step + 1, "a change follows what was shown before"
            message = {**message, "type": "view", "table": folded(self.view, message)}
        if message["type"] == "view":
            self.view, self.version = message["table"], message["version"]
            self.step = message["step"]
            self.views.append(message)
            _check_game(self.view["game"])
        return message

    async def until(self, *types: str) -> Any:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def view_now(self) -> Any:
        """The next view."""
        await self.until("view")
        return self.view

    async def do(self, command: Any, *, id: str | None = None, **moment: int) -> Any:
        """Send a command for the table, or a move of its game; its ack or error."""
        self._count += 1
        id = id or f"{self._ids}-{self._count}"
        if not isinstance(command, dict):
            command = msgspec.to_builtins(command)
        if not moment and self.view and self.view["game"]:
            moment = {"game": self.view["games"], "round": self.view["game"]["round"]}
        if command.get("do") in TABLE_COMMANDS:
            message = {"type": "do", "id": id, "command": command, **moment}
        else:
            message = {"type": "play", "id": id, "move": command, "game": 0, "round": 0, **moment}
        await self.send(message)
        while True:
            answer = await self.until("ack", "error")
            if answer["id"] == id:
                return answer

    async def go_on(self) -> None:
        """Say once of each result that it has been looked at, if bots wait for that."""
        if self.view["your_seat"] not in self.view["looking"]:
            return
        looked = {"game": self.view["games"], "round": self.view["game"]["round"] - 1}
        if looked != self._looked:
            self._looked = looked
            await self.send({"type": "looked", **looked})

    async def see(self, version: int) -> Any:
        """The view at a version or later."""
        while self.version < version:
            await self.until("view")
        return self.view


@asynccontextmanager
async def running(
    folder: Path, pacing: Pacing = AT_ONCE, ws: Any = UVICORN["ws"], **more: Any
) -> AsyncIterator[Running]:
    """A server for the time of a test."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    application = app(folder, pacing, **more)
    config = uvicorn.Config(
        application,
        host="127.0.0.1",
        port=port,
        log_config=None,
        **{**UVICORN, "ws": ws, "timeout_graceful_shutdown": 2},
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Running(application, port)
    finally:
        server.should_exit = True
        await task
