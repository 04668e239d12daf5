"""Knitted things: stitches as a fill, and a mitten that can be a house."""

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix, rgb
from namyok_art.paper.noise import smoothstep
from namyok_art.paper.paths import Knot, Pen
from namyok_art.paper.space import Array, X, Y

_MITTEN: list[Knot] = [
    (-92, 0, 0),
    (-98, -120),
    (-112, -220),
    (-112, -320),
    (-92, -400),
    (-46, -446),
    (6, -450),
    (58, -424),
    (88, -360),
    (96, -270),
    (100, -206),
    (126, -240),
    (156, -288),
    (190, -300),
    (212, -276),
    (204, -232),
    (172, -168),
    (132, -116),
    (96, -90),
    (92, 0, 0),
]


def stitches(
    light: str, dark: str, pitch: float, x: float = 0, slant: float = 0.7, rib: bool = False
) -> Array:
    """Columns of V-shaped loops centred on x; ribbed ones alternate deep and high columns."""
    u = (X - x) / pitch
    column = np.floor(u)
    side = np.abs(u - column - 0.5) * 2
    v = np.mod((Y - side * pitch * slant) / (pitch * 0.8), 1)
    loop = smoothstep(0.0, 0.28, v) * smoothstep(1.0, 0.62, v) * smoothstep(1.0, 0.72, side)
    loop = loop * smoothstep(0.0, 0.14, side)
    if rib:
        loop = loop * (0.35 + 0.65 * np.mod(column, 2))
    k = loop[..., None]
    return np.asarray(rgb(dark) * (1 - k) + rgb(light) * k, np.float32)


def mitten(
    card: Card,
    x: float,
    y: float,
    scale: float,
    wool: tuple[str, str],
    band: str,
    flip: bool = False,
) -> Array:
    """A mitten 450 units high, its cuff at (x, y), the thumb on the right; returns the body."""
    light, dark = wool
    shape = Pen()
    with shape.at(x, y, scale, flip=flip):
        shape.smooth(_MITTEN)
    pitch = max(5.0, 15 * scale)
    fill = stitches(light, dark, pitch, x)
    body = card.paper(shape, fill, spread=16 * scale, lift=10 * scale, rim=0.35, rim_width=4)
    _ornament(card, x, y, scale, body, band)
    cuff = Pen()
    with cuff.at(x, y, scale, flip=flip):
        cuff.smooth(
            [
                (-108, 6, 0),
                (-112, -40),
                (-106, -86, 0),
                (0, -92),
                (106, -86, 0),
                (112, -40),
                (108, 6, 0),
            ]
        )
    ribbed = stitches(mix(light, "#ffffff", 0.75), mix(dark, "#ffffff", 0.5), pitch, x, rib=True)
    card.paper(cuff, ribbed, spread=8 * scale, rim=0.3)
    return body


def _ornament(card: Card, x: float, y: float, scale: float, body: Array, band: str) -> None:
    """Two zigzag bands and a row of small crosses, as knitters make them."""
    cell = 9 * scale
    pen = Pen()
    for row, high in ((-112, 1), (-410, -1)):
        for k in range(-14, 15):
            step = abs(k % 4 - 2)
            pen.rect(x + k * cell - cell / 2, y + row * scale - high * step * cell, cell, cell)
    for k in range(-6, 7):
        cx, cy = x + k * cell * 4, y - 164 * scale
        pen.rect(cx - cell * 1.5, cy - cell / 2, cell * 3, cell)
        pen.rect(cx - cell / 2, cy - cell * 1.5, cell, cell * 3)
    card.paint(pen.mask * body, band, 0.8)
