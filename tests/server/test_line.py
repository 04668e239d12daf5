"""A line by itself, over a transport that only remembers."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from namyok.server import line as lines
from namyok.server.frames import Toll
from namyok.server.line import Line, Pulse
from tests.siege.raw import CLOSE, CONTINUATION, PING, PONG, TEXT, frame

LONGEST = 1000


class Remembers(asyncio.Transport):
    """Takes everything, and closes only when it is torn down."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = self.aborted = self.paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Scene:
    """A line with all that it is told."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.lost = 0
        self.members: set[Any] = set()
        self.transport = Remembers()
        hear, lost = self.heard.append, self._lose
        self.line = Line(self.transport, Toll(), LONGEST, self.members, Pulse(), hear, lost)

    def _lose(self) -> None:
        self.lost += 1


def on_stage(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 20))


MESSAGES = (
    frame(TEXT, b"one") + frame(PONG, b"x") + frame(TEXT, b"", final=False) + frame(PING, b"?")
)
MESSAGES += frame(CONTINUATION, b"tw", final=False) + frame(CONTINUATION, b"o")
MESSAGES += frame(TEXT, b"x" * 500) + frame(TEXT, b"three")


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100, 10_000])
def test_it_is_all_the_same_in_which_pieces_frames_arrive(size: int) -> None:
    async def scene() -> None:
        stage = Scene()
        for at in range(0, len(MESSAGES), size):
            stage.line.data_received(MESSAGES[at : at + size])
        assert stage.heard == [b"one", b"two", b"x" * 500, b"three"]
        assert stage.transport.written == b"\x8a\x01?"
        assert not stage.transport.closing

    on_stage(scene())


@pytest.mark.parametrize("size", [LONGEST, LONGEST + 1])
def test_what_is_too_long_is_refused_by_its_head(size: int) -> None:
    async def scene() -> None:
        stage = Scene()
        stage.line.data_received(frame(TEXT, b"x" * size)[:8])
        assert stage.transport.closing is (size > LONGEST)
        assert ((1009).to_bytes(2) in stage.transport.written) is (size > LONGEST)

    on_stage(scene())


def test_nothing_is_heard_or_said_after_the_end() -> None:
    async def scene() -> None:
        stage = Scene()
        await stage.line.close(4001)
        await stage.line.close(4002)
        assert stage.transport.written == b"\x88\x02" + (4001).to_bytes(2)
        assert not stage.line.write_now((b"more",))
        stage.line.data_received(frame(TEXT, b"late"))
        assert not stage.transport.closing
        stage.line.data_received(frame(CLOSE, (4001).to_bytes(2)))
        assert stage.transport.closing
        assert stage.heard == []

    on_stage(scene())


@pytest.mark.parametrize("takes_it", [True, False])
def test_who_does_not_take_our_last_words_is_gone_for_good(
    takes_it: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "GONE_WITHIN", 0.02)

    async def scene() -> None:
        stage = Scene()
        await stage.line.close(4001)
        if takes_it:
            stage.line.connection_lost(None)
        await asyncio.sleep(0.1)
        assert stage.transport.aborted is not takes_it
        assert stage.lost == takes_it

    on_stage(scene())


def test_whoever_waits_for_a_slow_client_goes_on_when_it_reads_or_is_gone() -> None:
    async def scene() -> None:
        stage = Scene()
        stage.line.pause_writing()
        assert not stage.line.write_now((b"now",))
        sending = asyncio.create_task(stage.line.send(b"later"))
        await asyncio.sleep(0)
        assert stage.transport.written == b""
        stage.line.resume_writing()
        await sending
        assert stage.transport.written == b"\x81\x05later"
        stage.line.pause_writing()
        sending = asyncio.create_task(stage.line.send(b"never"))
        await asyncio.sleep(0)
        stage.line.connection_lost(None)
        with pytest.raises(ConnectionError):
            await sending
        assert not stage.members

    on_stage(scene())


def test_a_server_that_stops_says_so_once() -> None:
    async def scene() -> None:
        stage = Scene()
        stage.line.shutdown()
        stage.line.shutdown()
        assert stage.transport.written == b"\x88\x02" + (1012).to_bytes(2)
        assert stage.transport.closing

    on_stage(scene())


def test_a_held_line_is_not_read_and_not_asked() -> None:
    async def scene() -> None:
        stage = Scene()
        stage.line.hold(True)
        assert stage.transport.paused
        for _ in range(3):
            stage.line.ask()
        assert stage.transport.written == b""
        stage.line.hold(False)
        assert not stage.transport.paused
        stage.line.ask()
        stage.line.ask()
        assert stage.transport.written == b"\x89\x00"

    on_stage(scene())


def test_only_who_is_silent_is_asked_and_who_does_not_answer_is_gone() -> None:
    async def scene() -> None:
        stage = Scene()
        for _ in range(3):  # who says something between two beats need not be asked
            stage.line.ask()
            stage.line.data_received(frame(TEXT, b"here"))
        assert stage.transport.written == b""
        stage.line.ask()
        stage.line.ask()
        assert stage.transport.written == b"\x89\x00"
        stage.line.data_received(frame(PONG, b""))
        stage.line.ask()
        stage.line.ask()
        assert stage.transport.written == b"\x89\x00" * 2
        assert not stage.transport.closing
        stage.line.ask()
        assert stage.transport.closing

    on_stage(scene())
