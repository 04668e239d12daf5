"""Bytes as an attacker writes them: no library stands between them and the server."""

import asyncio
import os
import struct
from contextlib import suppress

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
FINAL = 0x80


def frame(opcode: int, payload: bytes = b"", *, final: bool = True, masked: bool = True) -> bytes:
    """A frame of a client; whatever it says, its head is well made."""
    head = bytes([opcode | (FINAL if final else 0)])
    bit = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([bit | len(payload)])
    elif len(payload) < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", len(payload))
    return head + (b"\0\0\0\0" if masked else b"") + payload  # a mask of zeros changes nothing


class Raw:
    """A connection that sends anything."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int, come_from: str = "127.0.0.1") -> "Raw":
        """A connection from an address of this machine."""
        return cls(
            *await asyncio.open_connection(
                "127.0.0.1", port, limit=2**20, local_addr=(come_from, 0)
            )
        )

    @classmethod
    async def socket(cls, port: int) -> "Raw":
        """A connection that has become a websocket and has said nothing yet."""
        raw = await cls.open(port)
        assert await raw.shake_hands()
        return raw

    async def shake_hands(self) -> bool:
        """Become a websocket; False if the server does not want to."""
        await self.send(HANDSHAKE + b"\r\n")
        try:
            return b" 101 " in await self._reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, OSError):
            return False

    async def send(self, data: bytes) -> bool:
        """Whether the other side took it all so far."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except OSError:
            return False
        return not self._writer.is_closing()

    async def pour(self, piece: bytes, most: int, *, at_once: int = 65_536) -> int:
        """Send a piece again and again until the server has had enough; how many bytes it took."""
        pieces = piece * max(1, at_once // len(piece))
        sent = 0
        while sent < most and await self.send(pieces):
            sent += len(pieces)
            await asyncio.sleep(0)
        return sent

    async def answer(self, timeout: float = 20.0) -> bytes:
        """All that comes until the server closes; TimeoutError if it does not."""
        received = bytearray()
        try:
            with suppress(ConnectionError):
                async with asyncio.timeout(timeout):
                    while data := await self._reader.read(65_536):
                        received += data
        finally:
            await self.close()
        return bytes(received)

    async def until(self, words: bytes) -> None:
        """Read on until these words have come."""
        received = b""
        while words not in received:
            data = await self.some()
            assert data, received
            received += data

    async def some(self, most: int = 65_536) -> bytes:
        """What has come, or comes next; nothing at the end."""
        try:
            return await self._reader.read(most)
        except OSError:
            return b""

    async def close(self) -> None:
        self._writer.transport.abort()
        with suppress(OSError):
            await self._writer.wait_closed()


def noise(length: int) -> bytes:
    return os.urandom(length)
