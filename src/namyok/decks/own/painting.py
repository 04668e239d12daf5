"""What becomes of one uploaded file: the whole picture made clean, and a card cut out of it.

The whole picture is kept beside the card, so that its owner can move the frame later. All of this
runs in a process of its own (worker.py), since a file may be made to harm whoever reads it.
"""

import hashlib
from io import BytesIO
from math import sqrt
from typing import Annotated

from msgspec import Meta
from PIL import Image, ImageOps

from namyok.decks.pictures import (
    FULL,
    LYING,
    TURNS,
    CardPicture,
    encoded,
    in_srgb,
    opaque,
    opened,
    orientation_of,
    smooth,
)
from namyok.kernel import Refused, Value

MOST_PIXELS = 5_000_000
"""Of a whole picture; a panorama is made smaller than it need be for a sharp card."""
SPARE = 1.25
"""How far one can zoom in before a card is less sharp than it could be."""
HEAVY = 1_200_000
"""Bytes of a whole picture above which it is kept more coarsely."""
FEWEST_PIXELS = 8
"""Each side of a frame at least."""

Share = Annotated[float, Meta(ge=0, le=1)]


class Crop(Value, frozen=True):
    """The frame around the card, as shares of the upright picture's width and height."""

    x: Share
    """Where the frame begins, from the left."""
    y: Share
    """Where the frame begins, from above."""
    width: Share
    """How wide it is."""
    height: Share
    """How high it is; should it not be 2:3 in pixels, the middle of it becomes the card."""


class Painted(Value, frozen=True):
    """A file that has become a card."""

    card: CardPicture
    """Its middle, 2:3, in both sizes."""
    whole: bytes
    """All of it: upright, in sRGB, without metadata, a WebP file of moderate size."""
    digest: str
    """Of the file as it came, to know it when it comes again."""
    weight: int
    """Bytes of the file as it came."""


def paint(data: bytes) -> Painted:
    """Make a card of any picture; Refused says why not."""
    image = opened(data)
    try:
        whole = _whole(image)
        card = encoded(ImageOps.fit(whole, (FULL.width, FULL.height)))
        return Painted(card, _webp(whole), hashlib.sha256(data).hexdigest()[:32], len(data))
    except Exception as error:  # Pillow meets a damaged file with almost any exception
        raise Refused("picture_broken") from error


def cut(whole: bytes, crop: Crop) -> CardPicture:
    """Another card out of a picture that was painted before."""
    image = opened(whole)
    left, right = _span(crop.x, crop.width, image.width)
    top, bottom = _span(crop.y, crop.height, image.height)
    framed = image.crop((left, top, right, bottom))
    return encoded(ImageOps.fit(framed, (FULL.width, FULL.height)))


def _span(start: float, length: float, pixels: int) -> tuple[int, int]:
    """A side of the frame in pixels, never outside of the picture and never empty."""
    least = min(FEWEST_PIXELS, pixels)
    first = min(round(start * pixels), pixels - least)
    last = max(round((start + length) * pixels), first + least)
    return first, min(last, pixels)


def _whole(image: Image.Image) -> Image.Image:
    profile = image.info.get("icc_profile")
    orientation = orientation_of(image)
    size = _kept_size(*image.size, lying=orientation in LYING)
    image.draft(None, size)  # a JPEG is decoded no larger than needed
    image.load()
    image = smooth(image).resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0)
    image = in_srgb(opaque(image), profile)
    if orientation in TURNS:
        image = image.transpose(TURNS[orientation])
    image.info.clear()
    return image


def _kept_size(width: int, height: int, *, lying: bool) -> tuple[int, int]:
    """As large as a sharp card with some room to zoom needs, never larger than it was."""
    across, down = (FULL.height, FULL.width) if lying else (FULL.width, FULL.height)
    cover = max(across / width, down / height) * SPARE
    scale = min(1.0, cover, sqrt(MOST_PIXELS / (width * height)))
    return max(1, round(width * scale)), max(1, round(height * scale))


def _webp(image: Image.Image) -> bytes:
    for quality in (80, 50):
        buffer = BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=2)
        if buffer.tell() <= HEAVY:
            break
    return buffer.getvalue()
