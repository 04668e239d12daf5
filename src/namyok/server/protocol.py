"""uvicorn's websocket with bounds, until somebody has come in: then they get a line of their own.

It splits frames itself, so that the library never holds half of one and the line can go on where
this has stopped.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from namyok.server.frames import CountedFrames, Toll, head, measure
from namyok.server.gate import Gate, Neighbour
from namyok.server.line import GONE_WITHIN, Hear, Line, Pulse

WriteNow: TypeAlias = Callable[[Sequence[bytes]], bool]
"""Takes texts in UTF-8, a frame each; False, with nothing sent, if the client does not read."""


class Wire(NamedTuple):
    """The short ways of a connection."""

    write_now: WriteNow
    move: Callable[[Hear, Callable[[], None]], Line | None]
    """To a line of its own: who hears from now on, and is told when the connection is lost.

    None if it is lost already, or about to be.
    """


MOST_UNREAD = 64_000
"""Bytes that may come before we have answered the handshake."""
_EXTENSION = "namyok.wire"


class QuickWebSocket(WebSocketsSansIOProtocol):
    """Offers a ``Wire`` to the application, beside all that ASGI asks for."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._toll = Toll()
        self._counted = self.conn = CountedFrames(config.ws_max_size, self._toll)
        self._shared = vars(server_state)
        self._last_call: asyncio.TimerHandle | None = None
        self._has_moved = False
        self._rest = b""

    def came_through(self, gate: Gate, neighbour: Neighbour | None) -> None:
        """The connection was let in as a request, and counts as a socket from now on."""
        self._toll.gate, self._toll.neighbour = gate, neighbour

    async def run_asgi(self) -> None:
        """Whoever does not take our last words is not waited for; who has a line stays."""
        await super().run_asgi()
        if not (self.disconnected or self._has_moved):
            self._last_call = self.loop.call_later(GONE_WITHIN, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._last_call is not None:
            self._last_call.cancel()
        self._toll.count()
        if self._toll.gate is not None:
            self._toll.gate.socket_left()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:  # refused: there is no application to talk to
            return
        wire = Wire(self._write_now, self._move)
        self.scope["extensions"][_EXTENSION] = wire  # type: ignore[assignment]

    def _move(self, hear: Hear, lost: Callable[[], None]) -> Line | None:
        if self.disconnected or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return None
        self.stop_keepalive()
        self._has_moved = True
        self.connections.discard(self)
        pulse = self._shared.setdefault("pulse", None) or Pulse()
        self._shared["pulse"] = pulse
        transport, self.transport = self.transport, _Moved()
        longest, members = self.config.ws_max_size, self.connections
        line = Line(transport, self._toll, longest, members, pulse, hear, lost)
        transport.set_protocol(line)
        if not self.writable.is_set():
            line.pause_writing()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                hear(message.get("bytes") or b"")
        if self.read_paused:
            transport.resume_reading()
        line.go_on(self._counted, self.frames, self._rest)
        self.scope["extensions"].clear()  # else all of this would wait for the collector
        return line

    def data_received(self, data: bytes) -> None:
        """Give the library whole frames only; what it would refuse is refused by it, as ever."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._rest += data
        if not self.handshake_complete:
            if len(self._rest) > MOST_UNREAD:
                self.transport.abort()
            return
        while not self.transport.is_closing():
            start, stop = measure(self._rest, 0)
            is_refused = stop - start > self.config.ws_max_size
            if not start or (stop > len(self._rest) and not is_refused):
                return
            frame, self._rest = self._rest[:stop], self._rest[stop:]
            super().data_received(frame)

    async def send(self, message: ASGISendEvent) -> None:
        """Whatever came before we had answered is read when we have."""
        waited = not self.handshake_complete
        await super().send(message)
        if waited and self.handshake_complete and self._rest:
            self.data_received(b"")

    def handle_text(self, event: Frame) -> None:
        """As bytes: whether they are text is for the decoder to judge, once and without a log."""
        self.handle_bytes(event)

    def _write_now(self, texts: Sequence[bytes]) -> bool:
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not (is_open and self.writable.is_set()):
            return False
        self.transport.write(b"".join([head(len(text)) + text for text in texts]))
        return True


class _Moved(asyncio.Transport):
    """Stands for a transport that is another's by now."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None:
        pass

    def abort(self) -> None:
        pass


def wire_of(scope: Scope) -> Wire | None:
    """The short ways of a connection; under another server there are none."""
    wire: Wire | None = (scope.get("extensions") or {}).get(_EXTENSION)
    return wire
