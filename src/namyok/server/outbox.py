"""What goes out to one client: answers in order, and of all views only the newest."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from namyok.server.protocol import write_now
from namyok.wire.messages import Goodbye, ServerMessage

SEND_WITHIN = 15.0
"""Seconds in which a client must take a frame; then it is dropped and may come back."""
MOST_UNSENT = 64
"""Answers that may wait for a slow client; views don't count, there is only ever the newest."""

Reason = Literal["restart", "removed", "flood", "slow", "busy", "no_such_table"]
CLOSE_CODES: dict[Reason, int] = {
    "restart": 1012,
    "removed": 4001,
    "flood": 1008,
    "slow": 1013,
    "busy": 1013,
    "no_such_table": 4004,
}

encode = msgspec.json.Encoder().encode


class Outbox:
    """Writes at once while the client reads; for one that does not, a task waits, and nobody else.

    ``closed`` is done when nothing can be sent any more.
    """

    def __init__(self, websocket: WebSocket, newest_view: Callable[[], bytes | None]) -> None:
        self._socket = websocket
        self._write_now = write_now(websocket.scope)
        self._newest_view = newest_view
        self._answers: deque[bytes] = deque()
        self._view_due = False
        self._leaving: Reason | None = None
        self._waiting: asyncio.Task[None] | None = None
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def put(self, message: ServerMessage) -> None:
        """Send soon; a client that takes nothing any more is dropped."""
        if len(self._answers) >= MOST_UNSENT:
            self.leave("slow")
        else:
            self._answers.append(encode(message))
            self._flush()

    def show(self) -> None:
        """Send the newest view soon, once, however often the table changes until then."""
        self._view_due = True
        self._flush()

    def leave(self, reason: Reason) -> None:
        """Say goodbye and close, after the answers that are already waiting."""
        self._leaving = self._leaving or reason
        self._flush()

    def stop(self) -> None:
        """The connection is over: nothing is sent any more."""
        if self._waiting is not None:
            self._waiting.cancel()

    def _flush(self) -> None:
        if self._waiting is not None or self.closed.done():
            return
        while (frame := self._next()) is not None:
            if not self._write_now(frame):
                self._waiting = asyncio.create_task(self._send_patiently(frame))
                return
        if self._leaving is not None and self._waiting is None:
            self._waiting = asyncio.create_task(self._say_goodbye(self._leaving))

    def _next(self) -> bytes | None:
        if self._answers:
            return self._answers.popleft()
        if self._view_due and self._leaving is None:
            self._view_due = False
            return self._newest_view()
        return None

    async def _send_patiently(self, frame: bytes) -> None:
        """Wait until the client takes this frame, then send what is the newest by that time."""
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await self._socket.send_text(frame.decode())
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            self._close()
            return
        self._waiting = None
        self._flush()

    async def _say_goodbye(self, reason: Reason) -> None:
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await self._socket.send_text(encode(Goodbye(reason)).decode())
                await self._socket.close(CLOSE_CODES[reason])
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            pass  # it has gone without one
        finally:
            self._close()

    def _close(self) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
