"""A hand has caught hold, but only of a glove; the bare hand falls away below."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, X, Y, brush, noise, place, shapes
from namyok_art.lino.ground import water
from namyok_art.lino.hand import Hand, cuff


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 211)
    fall = (
        0.25
        + 0.55 * np.exp(-(((X - 420 - (Y - 600) * 0.25) / 190) ** 2))
        + 0.2 * (noise(120, 4) - 0.5)
    )
    water(p, fall.astype(np.float32), None, 12, a=1, seed=5)
    upper = Hand(300, 250, 168, math.pi - 0.5, -1, LEFT, seed=3)
    upper.grip(p, lambda: _glove(p))
    cuff(p, upper, 0.95, 2.6, a=1, wide=0.5, ambient=-0.35)
    lower = Hand(520, 925, 185, -0.3, 1, LEFT, seed=9, nail=(0, 1))
    lower.open(p, (-0.34, -0.1, 0.14, 0.42), (0.1, 0.06, 0.04, -0.1), -1.1, 0.35, 1.6)
    cuff(p, lower, 1.1, 2.6, b=1, wide=0.44)
    return p.press()


def _glove(p: Print) -> None:
    """Limp and long: its fingers hang down, still in the form of the hand."""
    at = (384, 330)
    body = brush(place("-.5 -.9, -.1 -.1, .2 .5, .36 1.0", *at, 150, -0.05), [66, 92, 120, 132])
    fingers = [
        ("0.05 1.0, -.02 1.5, .08 1.86", 36),
        (".25 1.1, .26 1.66, .2 2.05", 38),
        (".45 1.1, .52 1.62, .46 1.98", 37),
        (".62 1.0, .74 1.4, .72 1.72", 33),
        (".0 .5, -.22 .9, -.2 1.2", 36),
    ]
    whole = body
    for line, width in fingers:
        whole = whole | brush(place(line, *at, 150, -0.05), [width, width * 1.05, width * 0.8])
    p.relief(whole, LEFT, 34, 8, 0.8, 0.2, b=1, outline=6, ambient=0.05, seed=4, length=60)
    for line in (".06 1.2, .1 1.0, .12 .7", ".36 1.24, .34 1.0, .3 .7", ".56 1.2, .5 1.0, .44 .7"):
        p.ink(brush(place(line, *at, 150, -0.05), [7, 5, 1]))
    p.ink(
        shapes([place([(-0.2, -0.2), (0.2, -0.36), (0.22, -0.3), (-0.18, -0.14)], *at, 150, -0.05)])
    )
