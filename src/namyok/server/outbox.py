"""What goes out to one client: answers in order, and of all views only the newest."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from namyok.server.protocol import wire_of
from namyok.wire.messages import Goodbye, ServerMessage

SEND_WITHIN = 15.0
"""Seconds in which a client must take a frame; then it is dropped and may come back."""
MOST_UNSENT = 64
"""Answers that may wait for a slow client; views don't count, there is only ever the newest."""

Reason = Literal["restart", "removed", "flood", "slow", "busy", "no_such_table", "other_protocol"]
CLOSE_CODES: dict[Reason, int] = {
    "restart": 1012,
    "removed": 4001,
    "flood": 1008,
    "slow": 1013,
    "busy": 1013,
    "no_such_table": 4004,
    "other_protocol": 4010,
}

encode = msgspec.json.Encoder().encode


class Way(Protocol):
    """How frames get to a client."""

    def write_now(self, texts: Sequence[bytes]) -> bool:
        """Send texts in UTF-8, a frame each; False, with nothing sent, if they are not read."""

    async def send(self, text: bytes) -> None:
        """Wait until the text is taken; raises one of ``GONE`` if there is nobody any more."""

    async def close(self, code: int) -> None:
        """Say that it is over."""

    def abort(self) -> None:
        """Be gone at once."""


GONE = (WebSocketDisconnect, RuntimeError, ConnectionError)


class AsgiWay:
    """Before somebody has a line of their own, and under servers that have none."""

    def __init__(self, websocket: WebSocket) -> None:
        self._socket = websocket
        self._wire = wire_of(websocket.scope)

    def write_now(self, texts: Sequence[bytes]) -> bool:
        return self._wire is not None and self._wire.write_now(texts)

    async def send(self, text: bytes) -> None:
        await self._socket.send_text(text.decode())

    async def close(self, code: int) -> None:
        await self._socket.close(code)

    def abort(self) -> None:
        """The server does that when the application has come to its end."""


class Outbox:
    """Writes at once while the client reads; for one that does not, a task waits, and nobody else.

    ``closed`` is done when nothing can be sent any more.
    """

    __slots__ = ("_answers", "_leaving", "_newest_view", "_view_due", "_waiting", "closed", "way")

    def __init__(self, way: Way, newest_view: Callable[[], bytes | None]) -> None:
        self.way = way
        self._newest_view = newest_view
        self._answers: list[bytes] = []
        self._view_due = False
        self._leaving: Reason | None = None
        self._waiting: asyncio.Task[None] | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def calm(self) -> None:
        """Wait until nobody waits for the client."""
        while self._waiting is not None and not self.closed.done():
            await asyncio.wait((self._waiting,))

    def put(self, message: ServerMessage) -> None:
        """Send soon; a client that takes nothing any more is dropped."""
        if len(self._answers) >= MOST_UNSENT:
            self.leave("slow")
        else:
            self._answers.append(encode(message))
            self._flush()

    def put_with_view(self, message: ServerMessage) -> None:
        """Send together with the view that is about to be shown, or else soon."""
        if len(self._answers) >= MOST_UNSENT:
            self.leave("slow")
        else:
            self._answers.append(encode(message))
            asyncio.get_running_loop().call_soon(self._flush_rest)

    def show(self) -> None:
        """Send the newest view soon, once, however often the table changes until then."""
        if self._waiting is not None or self._answers or self._leaving is not None:
            self._view_due = True
            self._flush()
        elif not self.closed.done():  # as nearly always
            view = self._newest_view()
            if view is not None and not self.way.write_now((view,)):
                self._waiting = asyncio.create_task(self._send_patiently([view]))

    def leave(self, reason: Reason) -> None:
        """Say goodbye and close, after the answers that are already waiting."""
        self._leaving = self._leaving or reason
        self._flush()

    def stop(self) -> None:
        """The connection is over: nothing is sent any more."""
        if self._waiting is not None:
            self._waiting.cancel()

    def _flush_rest(self) -> None:
        """What no view has taken along."""
        if self._answers:
            self._flush()

    def _flush(self) -> None:
        if self._waiting is not None or self.closed.done():
            return
        frames = self._due()
        if frames and not self.way.write_now(frames):
            self._waiting = asyncio.create_task(self._send_patiently(frames))
        elif self._leaving is not None and self._waiting is None:
            self._waiting = asyncio.create_task(self._say_goodbye(self._leaving))

    def _due(self) -> list[bytes]:
        """All that is to be sent now: one system call for all is cheaper than one for each."""
        frames = [*self._answers]
        self._answers.clear()
        if self._view_due and self._leaving is None:
            self._view_due = False
            view = self._newest_view()
            if view is not None:
                frames.append(view)
        return frames

    async def _send_patiently(self, frames: list[bytes]) -> None:
        """Wait until the client takes these frames, then send what is the newest by that time."""
        try:
            for frame in frames:
                async with asyncio.timeout(SEND_WITHIN):
                    await self.way.send(frame)
        except (TimeoutError, *GONE):
            self.way.abort()
            self.close()
            return
        self._waiting = None
        self._flush()

    async def _say_goodbye(self, reason: Reason) -> None:
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await self.way.send(encode(Goodbye(reason)))
                await self.way.close(CLOSE_CODES[reason])
        except (TimeoutError, *GONE):
            self.way.abort()  # it has gone without one
        finally:
            self.close()

    def close(self) -> None:
        """There is nobody any more."""
        if not self.closed.done():
            self.closed.set_result(None)
