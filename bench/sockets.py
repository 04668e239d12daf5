"""A websocket client that does next to nothing, so that thousands fit beside the server."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, BYTES, _PING, _PONG = 0x81, 0x82, 0x89, 0x8A
_NO_MASK = bytes(4)
"""A client has to mask its frames; zeros are a mask that changes nothing."""


class Socket(asyncio.Protocol):
    """A client's end of a websocket: whole frames, pings answered, nothing else."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._hear = hear
        self._rest = b""
        self._open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._open.set_result(None)
        start = 0
        while len(data) >= start + 2:
            kind, length, at = data[start], data[start + 1], start + 2
            if length == 126:
                if len(data) < start + 4:
                    break
                length, at = int.from_bytes(data[at : at + 2]), at + 2
            if len(data) < at + length:
                break
            start = at + length
            if kind in (TEXT, BYTES):
                self._hear(data[at:start])
            elif kind == _PING:
                self._write(_PONG, data[at:start])
        self._rest = data[start:]

    async def opened(self) -> None:
        await self._open

    def say(self, text: bytes, kind: int = TEXT) -> None:
        self._write(kind, text)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([length | 0x80]) if length < 126 else b"\xfe" + length.to_bytes(2)
        self._transport.write(bytes([kind]) + size + _NO_MASK + payload)

    def close(self) -> None:
        self._transport.close()


async def connect(port: int, path: str, hear: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, hear), "127.0.0.1", port)
    await socket.opened()
    return socket
