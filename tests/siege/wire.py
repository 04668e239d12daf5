"""Attacks below the messages: frames, requests, floods and storms."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from namyok.wire.messages import PROTOCOL
from tests.siege.field import Field
from tests.siege.raw import (
    BINARY,
    CLOSE,
    CONTINUATION,
    HANDSHAKE,
    PING,
    PONG,
    TEXT,
    Raw,
    frame,
    noise,
)
from tests.siege.victim import Victim

START = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
CHUNKED = b"POST /api/seat HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
FRAMES: dict[str, tuple[bytes, bytes]] = {
    "empty fragments": (frame(TEXT, final=False), frame(CONTINUATION, final=False)),
    "pings": (b"", frame(PING)),
    "full pings": (b"", frame(PING, b"x" * 125)),
    "pongs": (b"", frame(PONG)),
    "empty texts": (b"", frame(TEXT)),
    "texts of nothing": (b"", frame(TEXT, b"[" * 50_000)),
    "bytes": (b"", frame(BINARY, b"\xff" * 10)),
    "unmasked": (b"", frame(TEXT, b"{}", masked=False)),
    "reserved bits": (b"", b"\xf1" + frame(TEXT, b"{}")[1:]),
    "unknown kinds": (b"", frame(5)),
    "long control frames": (b"", frame(PING, b"x" * 126)),
    "loose continuations": (b"", frame(CONTINUATION)),
    "closes": (b"", frame(CLOSE, b"\x03")),
    "endless length": (b"", b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0"),
    "noise": (b"", b""),
}
ENDLESS: dict[str, tuple[bytes, bytes]] = {
    "header lines": (START, b"a: b\r\n"),
    "one header": (START + b"a: ", b"x" * 1000),
    "an address": (b"GET /", b"x" * 1000),
    "handshake headers": (HANDSHAKE, b"a: b\r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"a: b\r\n"),
    "one trailer": (CHUNKED + b"0\r\na: ", b"x" * 1000),
    "a chunk's extension": (CHUNKED + b"1;", b"x" * 1000),
    "chunks of one byte": (CHUNKED, b"1\r\nx\r\n"),
    "pipelined requests": (b"", START + b"\r\n"),
    "noise": (b"", b""),
}
HALVES = [b"", b"G", START, START + b"\r\nG", CHUNKED + b"5\r\nab", HANDSHAKE]
MOST_FRAMES = MOST_BYTES = 30_000_000
"""More than the buffers between two processes hold."""
PILE = 80


async def frames(field: Field) -> None:
    """Hostile frames, from the witness's own address and from others."""
    async with field.victim() as victim, field.witness(victim):
        while field.goes_on():
            kinds = field.chance.sample(sorted(FRAMES), 4)
            await asyncio.gather(*(_throw_frames(field, victim, kind) for kind in kinds))
        # Most of what is poured stays in the system's buffers; these the server has worked on.
        field.counts["frames read"] = await victim.figure("namyok_frames_total")


async def _throw_frames(field: Field, victim: Victim, kind: str) -> None:
    first, again = FRAMES[kind]
    again = again or noise(field.chance.randrange(1, 5000))
    raw = await Raw.open(victim.port, _address(field))
    try:
        if not await raw.shake_hands():
            field.counts["sockets turned away"] += 1
            return
        await raw.send(first)
        sent = await raw.pour(again, MOST_FRAMES)
        field.counts["hostile sockets"] += 1
        field.counts["MB poured"] += sent // 1_000_000
        field.check(sent < MOST_FRAMES, f"the server never had enough of {kind}")
    finally:
        await raw.close()


async def requests(field: Field) -> None:
    """Requests without end, and halves of them in piles."""
    async with field.victim() as victim, field.witness(victim) as host:
        while field.goes_on():
            kinds = field.chance.sample(sorted(ENDLESS), 3)
            await asyncio.gather(*(_never_end(field, victim, kind) for kind in kinds))
            await _pile_up(field, victim)
            async with host.connect():  # there is still room for those at tables
                field.counts["honest returns"] += 1


async def _never_end(field: Field, victim: Victim, kind: str) -> None:
    first, again = ENDLESS[kind]
    raw = await Raw.open(victim.port, _address(field))
    try:
        await raw.send(first)
        sent = await raw.pour(again or noise(1000), MOST_BYTES)
        field.counts["endless requests"] += 1
        field.counts["endless MB"] += sent // 1_000_000
        field.check(sent < MOST_BYTES, f"the server never had enough of {kind}")
    finally:
        await raw.close()


async def _pile_up(field: Field, victim: Victim) -> None:
    piled = []
    for _ in range(PILE):
        with suppress(OSError):
            raw = await Raw.open(victim.port, _address(field))
            piled.append(raw)
            await raw.send(field.chance.choice(HALVES))
    field.counts["half requests"] += len(piled)
    answer = await victim.server.ask("GET", "/healthz")
    field.check(answer.status == 200, f"honest requests are answered {answer.status}")
    for raw in piled:
        await raw.close()


async def floods(field: Field) -> None:
    """Well-made requests and messages, far too many."""
    async with field.victim() as victim, field.witness(victim):
        while field.goes_on():
            await asyncio.gather(
                _ask_a_lot(field, victim, "GET", "/api/catalogue", b""),
                _ask_a_lot(field, victim, "GET", "/api/tables/cat11", b""),
                _ask_a_lot(field, victim, "POST", "/api/tables", b'{"name":"x"}'),
                _ask_a_lot(field, victim, "POST", "/api/seat", b"[" * 20_000),
                _talk_a_lot(field, victim),
            )


async def _ask_a_lot(field: Field, victim: Victim, method: str, path: str, body: bytes) -> None:
    head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n"
    raw = await Raw.open(victim.port, "127.0.0.9")
    try:
        for _ in range(60):
            if not await raw.send(head.encode() + body):
                break
            answer = await raw.some()
            if answer.startswith(b"HTTP/1.1 "):  # not the rest of the one before
                status = answer[9:12].decode()
                field.counts[f"answers {status[0]}xx"] += 1
                field.check(status[0] != "5", f"{method} {path} is answered {status}")
    finally:
        await raw.close()


async def _talk_a_lot(field: Field, victim: Victim) -> None:
    raw = await Raw.open(victim.port, "127.0.0.9")
    try:
        if await raw.shake_hands():
            message = json.dumps({"type": "ping", "seen": 1}).encode()
            field.counts["messages"] += await raw.pour(frame(TEXT, message), 100_000) // 30
    finally:
        await raw.close()


async def storms(field: Field) -> None:
    """Everybody comes back at once, again and again, some of them forged."""
    async with field.victim() as victim, field.witness(victim) as host:
        hello = {"type": "hello", "table": host.code, "seat": host.secret, "protocol": PROTOCOL}
        while field.goes_on():
            await asyncio.gather(*(_come_and_go(field, victim, hello) for _ in range(40)))
            async with host.connect():
                field.counts["honest returns"] += 1


async def _come_and_go(field: Field, victim: Victim, hello: dict[str, Any]) -> None:
    raw = await Raw.open(victim.port, _address(field))
    try:
        if await raw.shake_hands():
            field.counts["reconnections"] += 1
            if field.chance.random() < 0.5:
                hello = {**hello, "seat": hello["seat"][:-1] + field.chance.choice("ab")}
            await raw.send(frame(TEXT, json.dumps(hello).encode()))
            if field.chance.random() < 0.7:
                await raw.some()
        else:
            field.counts["sockets turned away"] += 1
    finally:
        await raw.close()


def _address(field: Field) -> str:
    """Whom an attack comes from; never the witness, whose budget it would use up."""
    return f"127.0.1.{field.chance.randrange(1, 200)}"
