"""Hostile frames below the messages: the one who sends them is closed, and nobody else waits."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame

from namyok.server import frames, protocol
from namyok.server.limits import SOCKETS_OF_ONE_ADDRESS
from namyok.wire.messages import PROTOCOL
from tests.server.running import Player, Running
from tests.server.test_lobby import on_stage
from tests.siege.raw import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Raw, frame

pytestmark = pytest.mark.long

EMPTY_FRAGMENT = frame(CONTINUATION, final=False)
FLOODS = {
    "empty fragments": (frame(TEXT, final=False), EMPTY_FRAGMENT),
    "pings": (b"", frame(PING)),
    "full pings": (b"", frame(PING, b"x" * 125)),
    "pongs": (b"", frame(PONG)),
    "empty texts": (b"", frame(TEXT)),
    "texts": (b"", frame(TEXT, b"x" * 60_000)),
    "bytes that are no text": (b"", frame(BINARY, b"\xff" * 100)),
}


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the frames that the server has worked on, in all connections."""
    count = [0]
    receive = frames.CountedFrames.recv_frame

    def counted(self: frames.CountedFrames, frame: Frame) -> None:
        count[0] += 1
        receive(self, frame)

    monkeypatch.setattr(frames.CountedFrames, "recv_frame", counted)
    return count


async def a_socket(server: Running, host: Player, seated: bool) -> Raw:
    """Of somebody who has said nothing yet, or sits at the table and has a line of their own."""
    raw = await Raw.socket(server.port)
    if seated:
        guest = await server.join(host.code, "Ева")
        hello = {"type": "hello", "table": guest.code, "seat": guest.secret, "protocol": PROTOCOL}
        await raw.send(frame(TEXT, json.dumps(hello).encode()))
        await raw.until(b'"type":"view"')
    return raw


@pytest.mark.parametrize("seated", [False, True])
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_ends_its_connection_and_holds_up_nobody(
    kind: str, seated: bool, tmp_path: Path, parsed: list[int]
) -> None:
    first, again = FLOODS[kind]

    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            attacker = await a_socket(server, host, seated)
            await attacker.send(first)
            taken = await attacker.pour(again, 20_000_000)
            assert taken < 20_000_000, "the server never had enough"
            assert parsed[0] < 2 * frames.FRAMES_OF_ONE.burst
            assert (await line.do({"do": "add_bot"}))["type"] == "ack"
            await attacker.close()
            page = (await server.ask("GET", "/metrics")).body.decode()
            assert 'namyok_turned_away_total{what="frames"} 1.0' in page

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("seated", [False, True])
@pytest.mark.parametrize("between", [b"", frame(PONG)])
def test_a_message_in_more_fragments_than_anybody_needs_ends_its_connection(
    between: bytes, seated: bool, tmp_path: Path
) -> None:
    async def scene(server: Running) -> None:
        attacker = await a_socket(server, await server.open(), seated)
        again = EMPTY_FRAGMENT + between
        await attacker.send(frame(TEXT, final=False) + again * (frames.MOST_FRAGMENTS + 1))
        assert b"too many fragments" in await attacker.answer()

    on_stage(tmp_path, scene)


def test_a_message_in_some_fragments_is_a_message(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.socket(server.port)
        hello = b'{"type":"hello","table":"x","protocol":%d}' % PROTOCOL
        for byte in hello[:-1]:
            await raw.send(
                frame(CONTINUATION if byte != hello[0] else TEXT, bytes([byte]), final=False)
            )
        await raw.send(frame(CONTINUATION, hello[-1:]))
        await raw.until(b"no_such_table")
        await raw.close()

    on_stage(tmp_path, scene)


PING_MESSAGE = b'{"type":"ping","seen":0}'
LONG_WAY = bytes([0x81, 0xFF]) + len(PING_MESSAGE).to_bytes(8) + b"\0\0\0\0" + PING_MESSAGE
ODD = {
    "byte by byte": [bytes([byte]) for byte in frame(TEXT, PING_MESSAGE)],
    "a length in eight bytes, in two parts": [LONG_WAY[:12], LONG_WAY[12:]],
    "bytes": [frame(BINARY, PING_MESSAGE)],
    "fragments with a ping between": [
        frame(TEXT, PING_MESSAGE[:5], final=False) + frame(PING, b"?"),
        frame(CONTINUATION, PING_MESSAGE[5:9], final=False),
        frame(CONTINUATION, PING_MESSAGE[9:]),
    ],
}


@pytest.mark.parametrize("kind", ODD)
def test_a_message_may_come_in_any_frames(kind: str, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await a_socket(server, await server.open(), seated=True)
        for _ in range(2):
            for part in ODD[kind]:
                await raw.send(part)
                await asyncio.sleep(0)
            await raw.until(b'"type":"pong"')
        await raw.close()

    on_stage(tmp_path, scene)


WRONG = {
    "without a mask": (frame(TEXT, PING_MESSAGE, masked=False), 1002),
    "too long": (frame(TEXT, b"x" * 64_001), 1009),
    "a text in the middle of another": (
        frame(TEXT, b"{", final=False) + frame(TEXT, PING_MESSAGE),
        1002,
    ),
    "the end of nothing": (frame(CONTINUATION, b"}"), 1002),
    "a ping that is too long": (frame(PING, b"x" * 126), 1002),
    "goodbye": (frame(CLOSE, (1000).to_bytes(2)), 1000),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_no_message_can_be_ends_a_line_with_its_code(kind: str, tmp_path: Path) -> None:
    sent, code = WRONG[kind]

    async def scene(server: Running) -> None:
        raw = await a_socket(server, await server.open(), seated=True)
        await raw.send(sent)
        answer = await raw.answer()
        assert code.to_bytes(2) in answer and answer[answer.rindex(code.to_bytes(2)) - 2] == 0x88
        async with asyncio.timeout(20):
            while server.services.connections:
                await asyncio.sleep(0)

    on_stage(tmp_path, scene)


def test_who_does_not_answer_a_ping_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("namyok.server.line.BEATS", 1)

    async def scene(server: Running) -> None:
        raw = await a_socket(server, await server.open(), seated=True)
        await raw.until(b"\x89\x00")
        await raw.send(frame(PONG))
        await raw.until(b"\x89\x00")
        assert (1011).to_bytes(2) in await raw.answer()

    on_stage(tmp_path, scene)


def test_many_connections_of_one_address_have_one_budget(tmp_path: Path, parsed: list[int]) -> None:
    async def scene(server: Running) -> None:
        attackers = [await Raw.socket(server.port) for _ in range(12)]
        await asyncio.gather(*(one.pour(frame(PING), 3_000_000) for one in attackers))
        assert parsed[0] < 12 * frames.FRAMES_OF_ONE.burst
        for one in attackers:
            await one.close()

    on_stage(tmp_path, scene)


class Deaf(asyncio.Transport):
    """Closes only when it is torn down: there are bytes in it that nobody takes."""

    aborted = False

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("takes_it", [True, False])
def test_who_does_not_take_our_last_words_is_gone_for_good(
    takes_it: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a closed connection would keep its descriptor for ever."""
    monkeypatch.setattr(protocol, "GONE_WITHIN", 0.02)

    async def ends_at_once(_scope: object, _receive: object, _send: object) -> None:
        pass

    async def scene() -> None:
        config = uvicorn.Config(ends_at_once, log_config=None)
        socket = protocol.QuickWebSocket(config, ServerState(), {})
        socket.transport = transport = Deaf()
        socket.connections.add(socket)
        socket.handshake_complete, socket.scope = True, {}  # type: ignore[typeddict-item]
        await socket.run_asgi()
        if takes_it:
            socket.connection_lost(None)
        await asyncio.sleep(0.1)
        assert transport.aborted is not takes_it

    asyncio.run(scene())


def test_text_that_is_none_is_answered_and_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            raw = await Raw.socket(server.port)
            for _ in range(20):
                await raw.send(frame(TEXT, b'"\xff\xfe"'))
            assert b"unreadable" in await raw.some()
            assert (await line.do({"do": "add_bot"}))["type"] == "ack"
            await raw.close()

    on_stage(tmp_path, scene)
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_class_of_one_address_comes_in_at_once(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with AsyncExitStack() as room:
            for _ in range(SOCKETS_OF_ONE_ADDRESS):
                await room.enter_async_context(host.connect())
        page = (await server.ask("GET", "/metrics")).body.decode()
        assert "namyok_turned_away_total{" not in page

    on_stage(tmp_path, scene)
