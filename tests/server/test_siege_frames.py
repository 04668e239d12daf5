"""Hostile frames below the messages: the one who sends them is closed, and nobody else waits."""

import asyncio
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame

from namyok.server import protocol
from tests.server.running import Running
from tests.server.test_lobby import on_stage
from tests.siege.raw import BINARY, CONTINUATION, PING, PONG, TEXT, Raw, frame

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
    receive = protocol.CountedFrames.recv_frame

    def counted(self: protocol.CountedFrames, frame: Frame) -> None:
        count[0] += 1
        receive(self, frame)

    monkeypatch.setattr(protocol.CountedFrames, "recv_frame", counted)
    return count


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_ends_its_connection_and_holds_up_nobody(
    kind: str, tmp_path: Path, parsed: list[int]
) -> None:
    first, again = FLOODS[kind]

    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            attacker = await Raw.socket(server.port)
            await attacker.send(first)
            taken = await attacker.pour(again, 20_000_000)
            assert taken < 20_000_000, "the server never had enough"
            assert parsed[0] < 2 * protocol.FRAMES_OF_ONE.burst
            assert (await line.do({"do": "add_bot"}))["type"] == "ack"
            await attacker.close()

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("between", [b"", frame(PONG)])
def test_a_message_in_more_fragments_than_anybody_needs_ends_its_connection(
    between: bytes, tmp_path: Path
) -> None:
    async def scene(server: Running) -> None:
        attacker = await Raw.socket(server.port)
        again = EMPTY_FRAGMENT + between
        await attacker.send(frame(TEXT, final=False) + again * (protocol.MOST_FRAGMENTS + 1))
        assert b"too many fragments" in await attacker.answer()

    on_stage(tmp_path, scene)


def test_a_message_in_some_fragments_is_a_message(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        raw = await Raw.socket(server.port)
        hello = b'{"type":"hello","table":"x"}'
        for byte in hello[:-1]:
            await raw.send(
                frame(CONTINUATION if byte != hello[0] else TEXT, bytes([byte]), final=False)
            )
        await raw.send(frame(CONTINUATION, hello[-1:]))
        await raw.until(b"no_such_table")
        await raw.close()

    on_stage(tmp_path, scene)


def test_many_connections_of_one_address_have_one_budget(tmp_path: Path, parsed: list[int]) -> None:
    async def scene(server: Running) -> None:
        attackers = [await Raw.socket(server.port) for _ in range(12)]
        await asyncio.gather(*(one.pour(frame(PING), 3_000_000) for one in attackers))
        assert parsed[0] < 12 * protocol.FRAMES_OF_ONE.burst
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
