"""The lower half of a face: a key held fast in the teeth."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Mask,
    Print,
    Y,
    brush,
    ellipse,
    noise,
    oval,
    place,
    poly,
    shapes,
    step,
)
from namyok_art.lino.bite import lips, row
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.quarter import Quarter

LIGHT = (-0.6, -0.2, 0.7)
KEY = ((404, 612), 250, -0.24)
"""Middle, size and slant."""


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 201)
    streaks(p, 0.5 + 0.2 * noise(150, 3) - 0.3 * step(0, 1200, Y), 0.5, 13, 150, b=1)
    face = Quarter(330, 130, 760, 0.0, 0.6, nose="straight", skull="square", light=LIGHT)
    bust(p, face, b=1, collar="round", ambient=-0.3, wide=1.3)
    face.draw(p, mouth=(0.16, 0, 0), lips=(0, 0), ambient=0.06, seed=5, gap=13)
    _mouth(p)
    return p.press()


def _mouth(p: Print) -> None:
    """Lips drawn back from two rows of teeth; the key between them, the upper row over it."""
    inside = lips(
        p,
        (
            "120 640, 226 536, 340 490, 404 516, 470 484, 586 520, 690 604",
            "690 604, 622 726, 440 800, 250 756, 120 640",
        ),
        (
            "160 636, 270 588, 404 566, 540 566, 648 604",
            "648 604, 570 696, 430 738, 280 712, 160 636",
        ),
    )
    for x in (-0.8, -0.45, -0.15, 0.2, 0.5, 0.8):
        fold = [(420 + x * 170, 752 - 46 * x * x), (424 + x * 190, 780 - 60 * x * x)]
        p.ink(brush(fold, [3, 8]))
    low = [(414 + (i - 3.5) * 52, 49, 664 - 6 * i + i % 2 * 4) for i in range(8)]
    row(p, inside, low, 770, -1)
    _key(p)
    high = ((196, 34, 632), (240, 46, 642), (298, 58, 648), (366, 68, 650), (438, 70, 646))
    right = ((506, 58, 636), (560, 46, 626), (604, 36, 616))
    row(p, inside, [*high, *right], 540, 1)


def _key(p: Print) -> None:
    """An old one: a bow of three rings, a collar, a bit with wards; a small ring hangs from it."""
    at, size, turn = KEY

    def on(pts: str) -> NDArray[np.float64]:
        return place(pts, *at, size, turn)

    bow = Mask(0, 0, np.zeros((0, 0), np.float32))
    for t in (0.5, 1.5, -0.5):
        x, y = 1.36 + 0.2 * math.cos(t * math.pi / 1.5), 0.2 * math.sin(t * math.pi / 1.5)
        outer, inner = ellipse(x, y, 0.24, 0.22), ellipse(x, y, 0.12, 0.11)
        bow = (bow | shapes([place(outer, *at, size, turn)])) - shapes(
            [place(inner, *at, size, turn)]
        )
    shaft = brush(on("-1.5 0, 0 0, 1.1 0"), [38, 40, 42])
    wards = poly(
        on(
            "-1.46 .04, -1.08 .04, -1.08 .2, -1.16 .2, -1.16 .3, -1.08 .3, -1.08 .5, "
            "-1.24 .5, -1.24 .38, -1.32 .38, -1.32 .5, -1.46 .5"
        )
    )
    collars = [brush(on(f"{x} -.12, {x} .12"), [30, 30]) for x in (0.98, 1.08, -0.92)]
    for form in (wards, shaft, *collars, bow):
        p.put(form.grow(9), k=1)
    for form in (wards, shaft, *collars, bow):
        p.put(form.grow(4), k=1)
        p.relief(form, (-0.3, -0.7, 0.6), 16, 7, outline=0, ambient=0.2, soft=3, length=60)
    ring = place([(1.36, 0.3)], *at, size, turn)[0]
    x, y = float(ring[0]), float(ring[1])
    cord = brush(
        [(x - 4, y), (x + 10, y + 120), (x - 40, y + 230), (x - 10, y + 330)], [9, 10, 9, 9]
    )
    p.put(cord.grow(5), k=1)
    p.put(cord, k=0, a=1, b=0)
    band = (x - 8, y + 376)
    p.flat(oval(*band, 42, 46) - oval(*band, 28, 31), outline=7)
    p.flat(
        poly(place("-.9 0, -.4 -.6, .4 -.6, .9 0, 0 .8", band[0], band[1] - 54, 26)), a=1, outline=5
    )
