"""uvicorn's websocket with a short way out and a bounded way in.

Frames are written at once, without a task. Every frame that comes is counted, control frames and
fragments too: below the messages there are frames that cost us work and never become one.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeAlias

from starlette.types import Scope
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import ProtocolError
from websockets.frames import BINARY, CONT, TEXT, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from namyok.server.gate import Gate, Neighbour
from namyok.server.limits import Purse, Rate

WriteNow: TypeAlias = Callable[[bytes], bool]
"""Takes a frame of text in UTF-8; False, with nothing sent, if the client does not read."""

FRAMES_OF_ONE = Rate(240, 60)
"""Of one connection: frames, whatever is in them; one more counts for each kilobyte."""
KILOBYTE = 1024
MOST_FRAGMENTS = 64
"""Of one message, whatever stands between them; ours fit into one frame."""
PAID_AT_ONCE = 16.0
GONE_WITHIN = 15.0
"""Seconds between our end of a connection and its real end."""
_EXTENSION = "namyok.write_now"


class CountedFrames(ServerProtocol):
    """Parses frames one by one, and stops in the middle of a read when there are too many."""

    def __init__(self, max_size: int) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self.neighbour: Neighbour | None = None
        self._purse = Purse(FRAMES_OF_ONE)
        self._paid = 0.0
        self._fragments = 0

    def recv_frame(self, frame: Frame) -> None:
        self._paid -= 1 + len(frame.data) / KILOBYTE
        if self._paid < 0:
            self._pay()
        if frame.opcode is CONT:
            self._fragments += 1
            if self._fragments > MOST_FRAGMENTS:
                raise ProtocolError("too many fragments")
        elif frame.opcode is TEXT or frame.opcode is BINARY:
            self._fragments = 0
        super().recv_frame(frame)

    def _pay(self) -> None:
        """For some frames in advance: looking at a clock for each would cost more than the rest."""
        cost = PAID_AT_ONCE - self._paid
        if not self._purse.pay(cost):
            raise ProtocolError("too much at once")
        if self.neighbour is not None and not self.neighbour.frames.pay(cost):
            raise ProtocolError("too much at once from one address")
        self._paid = PAID_AT_ONCE


class QuickWebSocket(WebSocketsSansIOProtocol):
    """Offers ``write_now`` to the application, beside all that ASGI asks for."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counted = self.conn = CountedFrames(config.ws_max_size)
        self._gate: Gate | None = None
        self._last_call: asyncio.TimerHandle | None = None

    def came_through(self, gate: Gate, neighbour: Neighbour | None) -> None:
        """The connection was let in as a request, and counts as a socket from now on."""
        self._gate = gate
        self._counted.neighbour = neighbour

    async def run_asgi(self) -> None:
        """Whoever does not take our last words is not waited for."""
        await super().run_asgi()
        if not self.disconnected:
            self._last_call = self.loop.call_later(GONE_WITHIN, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._last_call is not None:
            self._last_call.cancel()
        if self._gate is not None:
            self._gate.socket_left()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:  # refused: there is no application to talk to
            return
        self.scope["extensions"][_EXTENSION] = self._write_now  # type: ignore[assignment]

    def handle_text(self, event: Frame) -> None:
        """As bytes: whether they are text is for the decoder to judge, once and without a log."""
        self.handle_bytes(event)

    def _write_now(self, text: bytes) -> bool:
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not (is_open and self.writable.is_set()):
            return False
        self.transport.write(_head(len(text)) + text)
        return True


def _head(length: int) -> bytes:
    """What stands before a whole text without a mask and without extensions (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)


def write_now(scope: Scope) -> WriteNow:
    """The short way of a connection; under another server there is none, and nothing takes it."""
    way: WriteNow = (scope.get("extensions") or {}).get(_EXTENSION, lambda _: False)
    return way
