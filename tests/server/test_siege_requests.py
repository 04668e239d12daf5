"""Hostile requests: bounded in size, number and time by the server itself."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from namyok.server import gate, http
from namyok.server.gate import Gate, Neighbour
from namyok.server.limits import Rate
from namyok.server.metrics import Metrics
from tests.server.running import Running, connect
from tests.server.test_lobby import on_stage
from tests.siege.raw import HANDSHAKE, Raw

pytestmark = pytest.mark.long

MOST = 55_000_000
START = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
CHUNKED = b"POST /api/seat HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
ENDLESS = {
    "header lines": (START, b"a: b\r\n"),
    "one header": (START + b"a: ", b"x" * 1000),
    "an address": (b"GET /", b"x" * 1000),
    "a method": (b"", b"G"),
    "empty lines": (b"", b"\r\n"),
    "handshake headers": (HANDSHAKE, b"a: b\r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"a: b\r\n"),
    "one trailer": (CHUNKED + b"0\r\na: ", b"x" * 1000),
    "a chunk's extension": (CHUNKED + b"1;", b"x" * 1000),
    "chunks of one byte": (CHUNKED, b"1\r\nx\r\n"),
    "pipelined requests": (b"", START + b"\r\n"),
    "pipelined bodies": (
        b"",
        b"POST /api/seat HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{        ",
    ),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_request_without_end_is_cut_off_early(kind: str, tmp_path: Path) -> None:
    first, again = ENDLESS[kind]

    async def scene(server: Running) -> None:
        attacker = await Raw.open(server.port)
        await attacker.send(first)
        taken = await attacker.pour(again, MOST)
        assert taken < MOST // 2, "the server took whatever came"
        await attacker.close()
        assert (await server.ask("GET", "/healthz")).status == 200

    on_stage(tmp_path, scene)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (START + b"a: b\r\n" * 200 + b"\r\n", b"431"),
        (START + b"a: " + b"x" * 40_000, b"431"),
        (b"GET /" + b"x" * 3000 + b" HTTP/1.1\r\nhost: x\r\n\r\n", b"414"),
        (
            b"GET /api/decks/x/pictures/" + b"9" * 1900 + b"/large HTTP/1.1\r\nhost: x\r\n\r\n",
            b"404",
        ),
        (b"nonsense\r\n\r\n", b"400"),
    ],
)
def test_a_request_beyond_a_bound_is_told_so(head: bytes, status: bytes, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.open(server.port)
        await raw.send(head)
        assert (await raw.some()).startswith(b"HTTP/1.1 " + status)
        await raw.close()

    on_stage(tmp_path, scene)


def test_a_few_pipelined_requests_are_answered_in_order(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.open(server.port)
        last = START.replace(b"/healthz", b"/metrics") + b"connection: close\r\n\r\n"
        await raw.send((START + b"\r\n") * 4 + last)
        answer = await raw.answer()
        assert answer.count(b"HTTP/1.1 200") == 5
        assert answer.index(b"namyok_tables") > answer.rindex(b"well\n")

    on_stage(tmp_path, scene)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "LOOK_EVERY", 0.05)
    for name in ("HEAD_WITHIN", "BODY_GRACE", "TAKEN_WITHIN"):
        monkeypatch.setattr(http, name, 0.3)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"G",
        START,
        b"POST /api/seat HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{",
        START + b"\r\nG",
    ],
)
def test_half_a_request_is_not_waited_for(half: bytes, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.open(server.port)
        await raw.send(half)
        await raw.answer()  # ends when the server closes
        assert (await server.ask("GET", "/healthz")).status == 200

    on_stage(tmp_path, scene)


@pytest.mark.usefixtures("impatient")
def test_who_is_answered_before_the_body_ends_is_not_waited_for_either(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.open(server.port)
        await raw.send(b"POST /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\na")
        await raw.until(b"405")
        await raw.send(b"bc")
        await raw.answer()

    on_stage(tmp_path, scene)


def test_who_still_sends_and_then_wants_no_more_can_read_the_answer(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.open(server.port)
        head = (
            b"POST /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        )
        piece, pieces = bytes(100_000), 20
        await raw.send(head % (len(piece) * pieces))
        await raw.until(b"405")
        assert all([await raw.send(piece) for _ in range(pieces)])
        await raw.answer()  # ends, since it has come whole

    on_stage(tmp_path, scene)


def test_who_goes_in_the_middle_of_a_body_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(server: Running) -> None:
        for _ in range(5):
            raw = await Raw.open(server.port)
            await raw.send(CHUNKED + b"5\r\nab")
            await asyncio.sleep(0.05)
            await raw.close()
        assert (await server.ask("GET", "/healthz")).status == 200

    on_stage(tmp_path, scene)
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.usefixtures("impatient")
def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.open(server.port)
        raw._writer.transport.pause_reading()  # type: ignore[attr-defined]
        request = b"GET /api/catalogue HTTP/1.1\r\nhost: x\r\n\r\n"
        while await raw.send(request):
            await asyncio.sleep(0.002)
        await raw.close()

    on_stage(tmp_path, scene)


def test_who_pipelines_too_much_is_not_answered_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request that is being answered must know too, not only the last that came."""
    begun: list[RequestResponseCycle] = []
    start = http.BoundedHttp._start_asgi_task

    def noted(self: http.BoundedHttp, cycle: RequestResponseCycle, app: Any) -> None:
        begun.append(cycle)
        start(self, cycle, app)

    monkeypatch.setattr(http.BoundedHttp, "_start_asgi_task", noted)

    async def scene(server: Running) -> None:
        over = asyncio.Event()
        monkeypatch.setattr(server.services.health, "fault", over.wait)
        raw = await Raw.open(server.port)
        await raw.send((START + b"\r\n") * 30)
        await raw.answer()
        assert begun[0].disconnected
        over.set()

    on_stage(tmp_path, scene)


def test_requests_of_one_address_have_a_measure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "REQUESTS", Rate(5, 0))

    async def scene(server: Running) -> None:
        raw = await Raw.open(server.port)
        for _ in range(5):
            await raw.send(START + b"\r\n")
            await raw.until(b"well\n")
        await raw.send(START + b"\r\n")
        assert (await raw.answer()).startswith(b"HTTP/1.1 429")

    on_stage(tmp_path, scene)


def test_half_requests_of_one_address_leave_room_for_its_other_people(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            piled = [await Raw.open(server.port) for _ in range(gate.OF_ONE_ADDRESS + 30)]
            for raw in piled:
                await raw.send(START)
            assert (await server.ask("GET", "/healthz")).status == 200
            async with host.connect():
                assert (await line.do({"do": "add_bot"}))["type"] == "ack"
            for raw in piled:
                await raw.close()

    on_stage(tmp_path, scene)


def test_a_room_of_friends_behind_one_address_may_reload_as_it_likes(tmp_path: Path) -> None:
    """Thirteen browsers with six connections each and a socket, four times in a row."""

    async def browser(server: Running, link: str) -> None:
        lines = [await Raw.open(server.port) for _ in range(6)]
        for _ in range(3):
            for line in lines:
                await line.send(START + b"\r\n")
            for line in lines:
                await line.until(b"well\n")
        async with connect(server, {"type": "hello", "table": link}) as socket:
            await socket.view_now()
        for line in lines:
            await line.close()

    async def scene(server: Running) -> None:
        host = await server.open()
        link = await server.link(host.code)
        for _ in range(4):
            await asyncio.gather(*(browser(server, link) for _ in range(13)))

    on_stage(tmp_path, scene)


class Call:
    def __init__(self, *, waiting: bool) -> None:
        self.is_waiting = waiting
        self.dropped = False

    def is_late(self, now: float) -> bool:  # noqa: ARG002
        return False

    def drop(self) -> None:
        self.dropped = True


def test_requests_and_sockets_have_descriptors_of_their_own() -> None:
    async def scene() -> None:
        gate = Gate(None, 40, Metrics())
        served = [Call(waiting=False) for _ in range(9)]
        idle = Call(waiting=True)
        for number, call in enumerate([*served, idle]):
            assert gate.lets_in(call, gate.neighbour(f"10.0.0.{number}"))
        newcomer = Call(waiting=False)
        assert gate.lets_in(newcomer, None)
        assert idle.dropped, "who asks for nothing makes room"
        gate.caller_left(idle, gate.neighbour("10.0.0.9"))
        assert not gate.lets_in(Call(waiting=False), None), "all are being served"
        assert [gate.lets_upgrade() for _ in range(21)] == [True] * 20 + [False]
        gate.socket_left()
        assert gate.lets_upgrade()

    asyncio.run(scene())


def test_addresses_that_are_gone_are_forgotten() -> None:
    async def scene() -> None:
        gate = Gate(None, 4, Metrics())
        for number in range(30):
            gate.neighbour(f"10.0.0.{number}")
        assert len(gate._neighbours) < 15
        assert isinstance(gate.neighbour("10.0.0.1"), Neighbour)

    asyncio.run(scene())
