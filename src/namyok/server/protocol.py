"""uvicorn's websocket with a short way out: frames are written at once, without a task."""

from collections.abc import Callable
from typing import TypeAlias

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WriteNow: TypeAlias = Callable[[bytes], bool]
"""Takes a frame of text in UTF-8; False, with nothing sent, if the client does not read."""

_EXTENSION = "namyok.write_now"


class QuickWebSocket(WebSocketsSansIOProtocol):
    """Offers ``write_now`` to the application, beside all that ASGI asks for."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_complete:  # refused: there is no application to talk to
            return
        self.scope["extensions"][_EXTENSION] = self._write_now  # type: ignore[assignment]

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
