"""What goes out to one client, and what happens when it does not read."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from namyok.server.frames import head
from namyok.server.outbox import MOST_UNSENT, Outbox
from namyok.wire.messages import Pong


class Client:
    """A client that reads, or stops reading after a few frames until it is told to go on."""

    def __init__(self, reads: int) -> None:
        self._reads = reads
        self.reads_again = asyncio.Event()
        self.got: list[str] = []
        self.closed: int | None = None
        self.aborted = False

    def write_now(self, texts: Sequence[bytes]) -> bool:
        reads = self.reads_again.is_set() or len(self.got) < self._reads
        if reads:
            self.got += [text.decode() for text in texts]
        return reads

    async def send(self, text: bytes) -> None:
        await self.reads_again.wait()
        self.got.append(text.decode())

    async def close(self, code: int) -> None:
        self.closed = code

    def abort(self) -> None:
        self.aborted = True


def on_stage(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 10))


def outbox_of(client: Client, views: list[str]) -> Outbox:
    return Outbox(client, lambda: views[-1].encode())


def test_a_client_that_reads_is_sent_everything_at_once_and_in_order() -> None:
    async def scene() -> None:
        client, views = Client(reads=99), ["view 0"]
        outbox = outbox_of(client, views)
        for number in (1, 2):
            views.append(f"view {number}")
            outbox.show()
        outbox.put(Pong(2))
        assert client.got == ["view 1", "view 2", '{"type":"pong","version":2}']

    on_stage(scene())


def test_a_client_that_reads_again_gets_the_answers_and_only_the_newest_view() -> None:
    async def scene() -> None:
        client, views = Client(reads=1), ["view 0"]
        outbox = outbox_of(client, views)
        for number in range(1, 50):
            views.append(f"view {number}")
            outbox.show()
            await asyncio.sleep(0)
        outbox.put(Pong(49))
        client.reads_again.set()
        while len(client.got) < 4:
            await asyncio.sleep(0)
        assert client.got == ["view 1", "view 2", '{"type":"pong","version":49}', "view 49"]

    on_stage(scene())


def test_a_client_that_leaves_its_answers_lying_is_sent_away() -> None:
    async def scene() -> None:
        client = Client(reads=0)
        outbox = outbox_of(client, [])
        for version in range(MOST_UNSENT + 2):
            outbox.put(Pong(version))
        client.reads_again.set()
        await outbox.closed
        assert len(client.got) == MOST_UNSENT + 2
        assert client.got[-1] == '{"type":"goodbye","reason":"slow"}'
        assert client.closed == 1013

    on_stage(scene())


def test_after_goodbye_nothing_is_sent() -> None:
    async def scene() -> None:
        client = Client(reads=99)
        client.reads_again.set()
        outbox = outbox_of(client, ["view"])
        outbox.leave("removed")
        outbox.leave("restart")
        outbox.show()
        await outbox.closed
        outbox.show()
        outbox.put(Pong(1))
        await asyncio.sleep(0)
        assert client.got == ['{"type":"goodbye","reason":"removed"}']
        assert client.closed == 4001

    on_stage(scene())


def test_a_client_that_never_reads_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("namyok.server.outbox.SEND_WITHIN", 0.01)

    async def scene() -> None:
        client = Client(reads=0)
        outbox = outbox_of(client, ["view"])
        outbox.show()
        await outbox.closed
        assert client.aborted

    on_stage(scene())


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536, 1_000_000])
def test_a_frame_written_at_once_is_the_frame_that_websockets_would_write(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
