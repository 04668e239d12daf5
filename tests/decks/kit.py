"""Pictures and decks to test with, all made here."""

import struct
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from namyok.decks.build import build_deck

RED, GREEN, BLUE, WHITE = (200, 30, 30), (30, 160, 60), (40, 60, 200), (255, 255, 255)


def quarters(width: int, height: int) -> Image.Image:
    """Red and green above, blue and white below: one sees how it was turned and cut."""
    image = Image.new("RGB", (width, height), WHITE)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, width // 2 - 1, height // 2 - 1), RED)
    draw.rectangle((width // 2, 0, width - 1, height // 2 - 1), GREEN)
    draw.rectangle((0, height // 2, width // 2 - 1, height - 1), BLUE)
    return image


def saved(image: Image.Image, format: str, **options: Any) -> bytes:
    buffer = BytesIO()
    image.save(buffer, format, **options)
    return buffer.getvalue()


def plain(colour: tuple[int, int, int], format: str = "PNG") -> bytes:
    return saved(Image.new("RGB", (80, 120), colour), format)


def hollow_png(width: int, height: int) -> bytes:
    """A PNG of a few bytes that claims to be of any size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(bytes(100_000))
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", rows), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def moving(format: str) -> bytes:
    frames = [Image.new("RGB", (80, 120), colour) for colour in (RED, BLUE)]
    return saved(frames[0], format, save_all=True, append_images=frames[1:], duration=100)


SVG = b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="80" height="120"/>'


def small_deck(scratch: Path, name: str = "trip", cards: int = 3) -> Path:
    """A deck without faults."""
    source = scratch / f"{name}-pictures"
    source.mkdir(parents=True)
    for number in range(1, cards + 1):
        (source / f"{number}.png").write_bytes(plain((number * 40, len(name), 90)))
    folder = build_deck(source, scratch / "shelf", name, "A trip").folder
    assert folder is not None
    (folder / "deck.toml").write_text(by_hand(name, cards), encoding="utf-8")
    return folder


def by_hand(name: str, cards: int) -> str:
    """A manifest as people write it, and as tests can plant faults in it."""
    head = f'name = "{name}"\ntitle = {{ en = "A trip" }}\nback = "back.webp"\n'
    each = (
        f'\n[[card]]\nid = "{name}/{number:03}"\nname = "{number}"\n'
        for number in range(1, cards + 1)
    )
    return head + "".join(each)
