"""A suitor who is his own bouquet: eyes among the roses, a bow tie, stems for a shirt front."""

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, ellipse, oval, place, poly, shapes, spline
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.ground import streaks

LIGHT = (-0.5, -0.6, 0.6)
# roses back to front: middle, radius
BACK = (
    (400, 150, 116), (214, 190, 112), (586, 190, 112), (112, 340, 104), (688, 340, 104),
    (100, 520, 104), (700, 520, 104), (160, 690, 100), (640, 690, 100),
)  # fmt: skip
FRONT = (
    (286, 292, 98), (514, 292, 98), (400, 366, 70), (400, 500, 66), (246, 604, 106),
    (554, 604, 106),    (400, 668, 104),
)  # fmt: skip
EYES = ((272, 442), (528, 442))
# root, size and way of the leaves that stand out of the bunch
LEAVES = (
    (300, 90, 120, -2.0), (500, 90, 120, -1.1), (120, 240, 130, -2.6), (680, 240, 130, -0.5),
    (70, 430, 110, 3.3), (730, 430, 110, -0.2), (80, 620, 120, 2.7), (720, 620, 120, 0.5),
    (240, 760, 120, 2.2), (560, 760, 120, 0.9),
)  # fmt: skip
LEAF = "0 0, .3 -.3, .66 -.28, 1.1 0, .66 .28, .3 .3"


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 191)
    streaks(p, 0.98, 1.5, 14, 190, b=1)
    _jacket(p)
    _leaves(p)
    p.ink(blob("120 200, 400 80, 680 200, 720 460, 640 700, 400 760, 160 700, 80 460"))
    for x, y, r in BACK:
        _rose(p, x, y, r)
    for side, (x, y) in zip((-1, 1), EYES, strict=True):
        _eye(p, x, y, side)
    for x, y, r in FRONT:
        _rose(p, x, y, r)
    _tie(p)
    return p.press()


def _rose(p: Print, x: float, y: float, r: float) -> None:
    """Petals in three rings round a dark heart, each over the one before it."""
    turn = (x * 7 + y * 3) % 6.28
    whole = shapes(
        [ellipse(x + 0.5 * r * math.cos(t), y + 0.5 * r * math.sin(t), 0.54 * r, 0.54 * r)
         for t in np.linspace(turn, turn + math.tau, 7)[:-1]]
    )  # fmt: skip
    p.ink(whole.grow(8))
    seed = int(x + y)
    for n, far, size in ((6, 0.56, 0.5), (5, 0.36, 0.42), (4, 0.2, 0.32)):
        for i in range(n):
            t = turn + far * 9 + i * math.tau / n
            px, py = x + far * r * math.cos(t), y + far * r * math.sin(t)
            petal = oval(px, py, size * r, size * r * 0.86, t)
            p.ink(petal.grow(4))
            p.relief(
                petal, LIGHT, size * r * 0.7, 6.5, 0.6, t, a=1, outline=0, ambient=0.46,
                seed=seed + i, soft=3, length=26,
            )  # fmt: skip
    swirl = [
        (x + 0.22 * r * q * math.cos(turn + 8 * q), y + 0.22 * r * q * math.sin(turn + 8 * q))
        for q in np.linspace(0.05, 1, 12)
    ]
    p.ink(brush(swirl, [0.05 * r, 0.1 * r, 0.02 * r]))


def _eye(p: Print, x: float, y: float, side: int) -> None:
    """Wide open, in the dark between two roses."""
    p.ink(oval(x, y, 124, 88))
    white = blob(place("-1 .1, -.5 -.56, .1 -.7, .6 -.5, 1 .02, .5 .5, -.3 .56", x, y, 98, 0, side))
    p.put(white, k=0, a=0, b=0)
    iris = oval(x + 6, y - 18, 44, 46)
    p.ink(iris.grow(4) & white)
    p.put(iris & white, k=0, a=0, b=1)
    p.ink(oval(x + 6, y - 18, 25, 26) & white)
    p.put(oval(x - 10, y - 36, 12, 13), k=0, b=0)


def _leaves(p: Print) -> None:
    for x, y, size, way in LEAVES:
        leaf = blob(place(LEAF, x, y, size, way))
        p.flat(leaf, outline=7)
        for vein in (
            "0 0, .5 0, 1.04 0",
            ".3 0, .52 -.2",
            ".3 0, .52 .2",
            ".56 0, .76 -.15",
            ".56 0, .76 .15",
        ):
            p.ink(brush(place(vein, x, y, size, way), [7, 5, 2]))


def _jacket(p: Print) -> None:
    """Black, with lapels; where the shirt should be the stems come out of the knot."""
    coat = blob("-60 1280, -10 1010, 120 880, 300 800, 500 800, 680 880, 810 1010, 860 1280")
    p.ink(coat)
    p.flat(poly("236 800, 564 800, 446 1240, 354 1240"), outline=9)
    for side in (-1, 1):
        x = 400.0
        for line in (
            [(138, 800), (196, 880), (160, 960), (46, 1240)],
            [(196, 880), (232, 918), (160, 960)],
        ):
            way = [(x + side * u, v) for u, v in line]
            for a, b in pairwise(way):
                p.put(brush([a, b], [6, 6]), k=0, a=0, b=1)
    for top, foot, end in (
        (-30, -56, 1080),
        (-14, -24, 1130),
        (4, 8, 1150),
        (18, 34, 1120),
        (32, 62, 1064),
    ):
        way = [(400 + top, 870), (400 + (top + foot) / 2, 970), (400 + foot, end)]
        stem = brush(way, [13, 13, 14])
        p.ink(stem.grow(5))
        p.put(stem, k=0, a=0, b=1)
        for q, side in ((0.45, 1), (0.75, -1)):
            x, y = spline(way, 12)[int(q * 24)]
            p.ink(poly([(x + side * 7, y - 10), (x + side * 22, y - 6), (x + side * 7, y + 8)]))
    petal = blob(place("-.9 .1, -.4 -.5, .3 -.6, .9 -.1, .5 .5, -.3 .56", 654, 1064, 46, -0.5))
    p.relief(petal, LIGHT, 26, 6.5, a=1, outline=0, ambient=0.4, soft=3, length=26)


def _tie(p: Print) -> None:
    """The ribbon of the bunch is his bow tie."""
    y = 850.0
    for side in (-1, 1):
        wing = blob(
            place("0 -.1, .5 -.46, 1.04 -.54, 1.1 0, 1.04 .54, .5 .46, 0 .1", 400, y, 138, 0, side)
        )
        dark = brush(place(".1 .1, .6 .42, 1.1 .5", 400, y, 138, 0, side), [16, 50, 60])
        tone = glow(wing, [(wing.grow(20), 0.98), (dark, -0.7)], 9)
        chisel(p, wing, tone, 9, 0.1, b=1, outline=10, swell=40, length=70, seed=3)
        for fold in (".16 -.06, .5 -.16, .8 -.12", ".16 .06, .5 .14, .74 .2"):
            p.ink(brush(place(fold, 400, y, 138, 0, side), [10, 7, 1]))
    p.flat(
        blob([(366, y - 40), (434, y - 40), (440, y), (434, y + 40), (366, y + 40), (360, y)]),
        b=1,
        outline=9,
    )
    p.put(brush([(380, y - 26), (374, y), (380, y + 24)], [2, 9, 2]), k=0, b=0)
