"""A plain back for decks that bring none: quiet lozenges in a colour of the deck's own."""

import colorsys
import hashlib

from PIL import Image, ImageDraw

from namyok.decks.pictures import FULL, CardPicture, encoded

_STEP = 100
_FRAME = 30


def plain_back(name: str) -> CardPicture:
    """The colour comes from the name, so that decks on a shelf don't all look alike."""
    hue = hashlib.sha256(name.encode()).digest()[0] / 256
    ground, line, dot = (
        _colour(hue, lightness, saturation)
        for lightness, saturation in ((0.24, 0.40), (0.36, 0.36), (0.68, 0.45))
    )
    image = Image.new("RGB", (FULL.width, FULL.height), ground)
    draw = ImageDraw.Draw(image)
    for x in range(_STEP, FULL.width, _STEP):
        for y in range(_STEP, FULL.height, _STEP):
            draw.polygon(_lozenge(x, y, 38), outline=line, width=4)
            draw.polygon(_lozenge(x, y, 10), fill=dot)
    frame = (_FRAME, _FRAME, FULL.width - _FRAME, FULL.height - _FRAME)
    draw.rounded_rectangle(frame, radius=_FRAME, outline=dot, width=5)
    return encoded(image)


def _lozenge(x: int, y: int, reach: int) -> list[tuple[int, int]]:
    return [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]


def _colour(hue: float, lightness: float, saturation: float) -> tuple[int, int, int]:
    red, green, blue = colorsys.hls_to_rgb(hue, lightness, saturation)
    return round(red * 255), round(green * 255), round(blue * 255)
