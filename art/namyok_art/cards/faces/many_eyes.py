"""A hat, a turned-up collar, and in the dark between them, where one face should be, a crowd."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, Y, blob, brush, oval, place, points, poly, spline, step
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import Points, Pts

BRIM = (
    "-60 330, 40 352, 170 396, 400 424, 640 392, 760 344, 860 312, 850 400, 760 452, 600 506,"
    "400 524, 200 512, 50 466, -60 410"
)
CROWN = (
    "138 424, 150 300, 176 170, 214 84, 290 44, 350 58, 410 84, 474 56, 540 40, 606 84, 640 180,"
    "660 300, 672 420, 400 470"
)
HEAD = "128 440, 684 430, 700 600, 676 760, 600 930, 420 1140, 230 960, 130 780, 104 620"
COLLARS = (
    (
        "36 700, 74 690, 118 740, 176 850, 262 962, 356 1050, 410 1130, 380 1240, 210 1240,"
        "90 1130, 30 980, 14 830",
        0.86,
        "70 760, 96 900, 160 1030, 270 1140",
    ),
    (
        "764 676, 728 668, 690 722, 636 840, 556 952, 466 1046, 410 1130, 440 1240, 600 1240,"
        "712 1120, 770 970, 786 810",
        -0.86,
        "734 740, 708 884, 650 1016, 540 1130",
    ),
)


@dataclass(frozen=True, slots=True)
class Look:
    """A pair of eyes: its middle, half the width of an eye, tilt; lids (heights at nose, middle,
    temple) and brow in that width; without an upper lid the eyes laugh or sleep along `lower`."""

    x: float
    y: float
    w: float
    tilt: float
    upper: Sequence[float]
    lower: Sequence[float]
    brow: Sequence[float]
    gaze: tuple[float, float] = (0, 0)
    iris: float = 0.5
    coloured: bool = False
    apart: float = 1.36

    def at(self, pts: Pts, side: int) -> Points:
        """Eye units on the card; x grows from the nose to the temple."""
        p = points(pts) + np.array([self.apart, 0])
        return place(p * (side, 1), self.x, self.y, self.w, self.tilt)


AFRAID = Look(
    266,
    596,
    48,
    -0.07,
    (0.7, 0.92, 0.66),
    (0.55, 0.78, 0.55),
    (-1.55, -1.75, -1.1),
    (0.12, 0.05),
    0.34,
)
SLY = Look(
    552,
    590,
    42,
    0.07,
    (0.16, 0.3, 0.36),
    (0.36, 0.52, 0.36),
    (-0.5, -1.0, -0.95),
    (-0.46, 0.06),
    0.46,
)
STERN = Look(
    404,
    710,
    54,
    0.0,
    (0.42, 0.52, 0.38),
    (0.36, 0.46, 0.3),
    (-0.72, -1.05, -0.8),
    (0, 0),
    0.46,
    True,
)
CROSS = Look(
    190, 706, 26, 0.12, (0.0, 0.4, 0.62), (0.4, 0.6, 0.4), (-0.3, -1.0, -1.5), (0.3, 0.1), 0.5
)
HURT = Look(
    618, 700, 27, -0.1, (0.7, 0.62, 0.2), (0.4, 0.6, 0.4), (-1.6, -1.3, -0.7), (-0.36, 0.2), 0.5
)
MERRY = Look(286, 830, 42, -0.08, (), (0.34, -0.42, 0.34), (-1.0, -1.35, -0.9))
WEEPING = Look(
    524, 826, 43, 0.06, (0.72, 0.66, 0.24), (0.4, 0.56, 0.4), (-1.55, -1.3, -0.7), (0.0, 0.26), 0.5
)
ASLEEP = Look(404, 928, 36, 0.05, (), (-0.14, 0.4, -0.14), (-0.9, -1.0, -0.6))
CHILD = Look(410, 1026, 24, -0.06, (0.85, 1.05, 0.8), (0.6, 0.85, 0.6), (), (0.0, -0.35), 0.6, True)


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 39)
    streaks(p, 1.0 - 0.1 * step(500, 1200, Y), 0.04, 15, 190, a=1)
    _coat(p)
    p.put(blob(HEAD), k=1, a=0, b=1)
    _collar(p)
    _hat(p)
    for look in (AFRAID, SLY, STERN, CROSS, HURT, MERRY, WEEPING, ASLEEP, CHILD):
        for side in (-1, 1):
            _eye(p, look, side)
    _glasses(p)
    _tear(p)
    return p.press()


def _eye(p: Print, e: Look, side: int) -> None:
    nose, middle, temple = e.lower
    if e.upper:
        up = [(-1, 0.12), (-0.56, -e.upper[0]), (0.0, -e.upper[1]), (0.56, -e.upper[2]), (1, 0)]
        down = [(1, 0), (0.56, temple), (0.0, middle), (-0.56, nose), (-1, 0.12)]
        white = poly(e.at([*spline(up, 8), *spline(down, 8)], side))
        p.put(white, k=0, a=0, b=0)
        x, y = e.at([(e.gaze[0] * side, e.gaze[1] - 0.04)], side)[0]
        r = e.iris * e.w
        p.ink(oval(x, y, r, r) & white)
        if e.coloured:
            p.put(oval(x, y, r * 0.84, r * 0.84) & white, k=0, b=1)
            p.ink(oval(x, y, r * 0.5, r * 0.5) & white)
        p.put(oval(x - r * 0.34, y - r * 0.36, r * 0.26, r * 0.3) & white, k=0, b=0)
        bag = [(-0.7, nose + 0.42), (0.05, middle + 0.34), (0.8, temple + 0.2)]
        p.put(brush(e.at(bag, side), [0, e.w * 0.09, 0]), k=0, a=0, b=1)
    else:
        arc = [
            (-1, nose),
            (-0.45, middle * 0.72),
            (0.0, middle),
            (0.45, middle * 0.72),
            (1, temple),
        ]
        p.put(
            brush(e.at(arc, side), [e.w * q for q in (0.04, 0.2, 0.25, 0.2, 0.04)]), k=0, a=0, b=0
        )
        if middle < 0:  # a laugh folds the skin at the temple
            for q in (-0.22, 0.06, 0.34):
                fold = [(1.24, 0.1 + q * 0.5), (1.66, q * 1.5)]
                p.put(brush(e.at(fold, side), [e.w * 0.1, 1]), k=0, a=0, b=1)
        else:
            for q in (-0.5, 0.0, 0.5):
                lash = [
                    (q, middle + 0.06 - 0.2 * abs(q)),
                    (q * 1.2 + 0.04, middle + 0.42 - 0.2 * abs(q)),
                ]
                p.put(brush(e.at(lash, side), [e.w * 0.1, 1]), k=0, a=0, b=0)
    if e.brow:
        line = [(-0.9, e.brow[0]), (0.1, e.brow[1]), (1.15, e.brow[2])]
        p.put(brush(e.at(line, side), [e.w * q for q in (0.2, 0.28, 0.03)]), k=0, a=1, b=0)


def _glasses(p: Print) -> None:
    """The sly one has brought his glasses."""
    e = SLY
    for side in (-1, 1):
        x, y = e.at([(0, 0.08)], side)[0]
        p.put(oval(x, y, 51, 50) - oval(x, y, 46, 45), k=0, a=0, b=0)
    p.put(
        brush(
            e.at([(-e.apart, -0.16)], 1).tolist() + e.at([(-e.apart + 0.17, 0)], 1).tolist(), [5, 5]
        ),
        k=0,
    )


def _tear(p: Print) -> None:
    x, y = WEEPING.at([(0.1, 0.62)], 1)[0]
    drop = blob(place("0 0, .34 .6, .3 1.0, 0 1.16, -.3 1.0, -.34 .6", x, y, 40))
    p.put(drop, k=0, a=1, b=0)
    p.put(brush([(x - 5, y + 22), (x - 6, y + 36)], [2, 6, 3]), k=0, a=0, b=0)


def _hat(p: Print) -> None:
    crown, brim = blob(CROWN), blob(BRIM)
    p.relief(crown, LEFT, 120, 10, angle=1.4, b=1, outline=9, ambient=-0.05, length=110, seed=4)
    band = blob("126 440, 140 330, 160 318, 400 372, 650 312, 668 330, 680 440, 400 500")
    p.put((band & crown.grow(2)).grow(6) & crown.grow(6), k=1)
    p.put(band & crown, k=0, a=1, b=0)
    p.relief(brim, LEFT, 70, 10, angle=0.1, b=1, outline=9, ambient=-0.1, length=120, seed=6)


def _coat(p: Print) -> None:
    body = blob("-60 1260, -40 1060, 30 960, 220 900, 580 900, 770 950, 840 1060, 860 1260")
    p.relief(body, LEFT, 130, 12, angle=0.6, b=1, outline=9, ambient=-0.12, length=110, seed=3)


def _collar(p: Print) -> None:
    for form, angle, seam in COLLARS:
        p.relief(
            blob(form), LEFT, 90, 11, 0.3, angle, b=1, outline=9, ambient=0.02, length=100, seed=5
        )
        p.ink(brush(seam, [3, 7, 7, 3]))
