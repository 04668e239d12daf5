"""The lower half of a face: a key held fast in the teeth."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Print,
    X,
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
from namyok_art.lino.eyes import brow, eye
from namyok_art.lino.features import nose
from namyok_art.lino.ground import streaks

LIGHT = (-0.6, -0.35, 0.7)
KEY = ((400, 710), 210, -0.13)
"""Middle, size and slant."""


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 201)
    streaks(p, 0.5 + 0.2 * noise(150, 3) - 0.3 * step(0, 1200, Y), 0.5, 13, 150, b=1)
    face = Face(400, 286, 530, 0.02, wide=1.05, jaw=1.25, age=0.65, nose="straight", light=LIGHT)
    bust(p, face, b=1, collar="round", ambient=-0.2, wide=1.5)
    _skin(p, face)
    nose(p, face, face._nose())
    for d in (-1, 1):
        eye(p, face, d, (0.5, 0, 0.1), False)
        brow(p, face, d, (0.09, -0.07), 0.085, d > 0)
    _mouth(p)
    return p.press()


def _skin(p: Print, f: Face) -> None:
    """One half in the light, the other in the dark, the border straight down the nose."""
    skin = f.outline()
    x = X[skin.box]
    add = 0.3 * (1 - step(330, 420, x)) + 0.34 * step(440, 520, x) * (1 - step(560, 760, x)) - 0.1
    p.relief(
        skin, LIGHT, gap=13, bend=0.5, outline=10, gain=1.1, ambient=0.0, seed=5, length=150,
        height=f.height(skin), add=add.astype(np.float32),
    )  # fmt: skip
    dark = poly(
        "424 0, 410 200, 404 330, 412 480, 400 540, 404 850, 380 880, 300 920, 300 1200, 900 1200,"
        "900 0"
    )
    p.put(dark & skin, b=1)


def _mouth(p: Print) -> None:
    """Lips drawn back from two rows of teeth, and both rows on the key."""
    inside = lips(
        p,
        (
            "112 718, 216 628, 336 572, 404 594, 474 566, 590 588, 700 664",
            "700 664, 644 800, 448 882, 250 844, 112 718",
        ),
        (
            "154 716, 270 652, 404 630, 540 630, 660 668",
            "660 668, 590 778, 440 826, 280 798, 154 716",
        ),
    )
    for q in (-0.8, -0.45, -0.15, 0.2, 0.5, 0.8):
        fold = [(420 + q * 170, 834 - 46 * q * q), (424 + q * 190, 862 - 60 * q * q)]
        p.ink(brush(fold, [3, 8]))

    def bitten(x: float) -> float:
        return KEY[0][1] + math.tan(KEY[2]) * (x - KEY[0][0])

    low = [(412 + (i - 3.5) * 54.0, 50.0) for i in range(8)]
    row(p, inside, [(x, w, bitten(x) + 12 + i % 2 * 3) for i, (x, w) in enumerate(low)], 862, -1)
    _key(p)
    high = ((200.0, 38.0), (248.0, 50.0), (308.0, 60.0), (376.0, 70.0), (450.0, 70.0),
            (518.0, 58.0), (572.0, 48.0))  # fmt: skip
    row(p, inside, [(x, w, bitten(x) - 8 + i % 2 * 4) for i, (x, w) in enumerate(high)], 602, 1)


def _key(p: Print) -> None:
    """An old one: a ring for a bow, a collar, a bit with wards; a small ring hangs from it."""
    at, size, turn = KEY

    def on(pts: str) -> NDArray[np.float64]:
        return place(pts, *at, size, turn)

    def on_ring(x: float, r: float) -> NDArray[np.float64]:
        return place(ellipse(x, 0, r, r), *at, size, turn)

    bow = shapes([on_ring(1.36, 0.36)]) - shapes([on_ring(1.36, 0.2)])
    bow = bow | shapes([on_ring(1.76, 0.1)])
    shaft = brush(on("-1.5 0, 0 0, 1.1 0"), [36, 38, 40])
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
        p.relief(
            form,
            (-0.3, -0.7, 0.6),
            16,
            7,
            b=1,
            outline=0,
            ambient=0.3,
            soft=3,
            length=60,
            shine=0.9,
        )
    ring = place([(1.36, 0.34)], *at, size, turn)[0]
    x, y = float(ring[0]), float(ring[1])
    cord = brush(
        [(x - 4, y), (x + 10, y + 120), (x - 30, y + 200), (x - 6, y + 270)], [9, 10, 9, 9]
    )
    p.put(cord.grow(5), k=1)
    p.put(cord, k=0, a=1, b=0)
    band = (x - 6, y + 316)
    p.flat(oval(*band, 42, 46) - oval(*band, 28, 31), outline=7)
    p.flat(
        poly(place("-.9 0, -.4 -.6, .4 -.6, .9 0, 0 .8", band[0], band[1] - 54, 26)), a=1, outline=5
    )
