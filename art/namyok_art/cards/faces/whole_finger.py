"""A whole small hand holds one finger of a huge old one, which has a thread tied to it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, X, Y, brush, noise
from namyok_art.lino.grip import clutch, lay
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import Points, spline
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.colour import Array
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import CLOTH, SKIN, Mould
from namyok_art.painted.space import basis, unit

LIGHT = (-0.6, -0.3, 0.74)
OFFERED = Grip(
    (0, 0, 0), (4, 10, 6), (62, 84, 44), (66, 86, 46), (68, 84, 46), (0, 2, 1, 0, -2), 0.2
)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 241)
    slope = np.clip((X + Y * 0.7) / 1500, 0, 1)
    tone = (1.02 - 0.22 * slope + 0.1 * (noise(150, 4) - 0.5)).astype(np.float32)
    streaks(p, tone, -0.7, 15, 130, b=1)
    m = Mould()
    joints = lay(
        m, (280, 66, 0), 500, OFFERED, 206, 0, 172, left=True, age="old", elbow=(250, -600, -60),
        thumb=((-0.60, -0.70, -0.26), (-0.66, -1.0, -0.36)), bare=0.2, sleeve=dye("rust"),
    )  # fmt: skip
    index = joints[1]
    _thread(m, index[0] * 0.34 + index[1] * 0.66, unit(index[1] - index[0]), 62)
    _child(m, index)
    hew(p, m, LIGHT, gap=8.5, outline=9, line=4.4, ambient=0.06, cloth=0.06, length=80, shadow=0.25)
    for line, wide in (
        ("288 436, 340 418, 410 410, 470 372", 8),
        ("244 380, 300 352, 380 300, 424 250", 9),
        ("190 96, 290 116, 400 104", 6),
        ("196 120, 290 138, 390 128", 4),
    ):
        p.ink(brush(line, [2, wide, wide, 2]))
    return p.press()


def _nail(m: Mould, index: Array) -> None:
    """Broad and flat, with the folds of many years behind it."""
    way = unit(index[3] - index[2])
    turned = basis(-way, (0.44, 0, 0.9))
    m.group()
    m.ball(index[3] + turned[:, 2] * 35 + way * 10, (31, 44, 15), BARE, 0, SKIN, turned)


def _child(m: Mould, index: Array) -> None:
    """All of the small hand is needed to go round."""
    at = index[1] * 0.22 + index[2] * 0.78
    clutch(
        m, at, 204, unit(index[1] - index[2]), (-0.72, -0.1, 0.7), 0.25, thumb="round",
        age="child", elbow=(940, 1190, -260), sleeve=dye("rust"), bare=0.25,
    )  # fmt: skip


def _thread(m: Mould, at: Array, way: Array, radius: float) -> None:
    """Two turns and a bow: not to forget."""
    rust = dye("rust")
    turned = basis(way)
    for shift in (-9, 12):
        m.group()
        ring = [
            at + way * shift + radius * (turned[:, 2] * np.cos(t) + turned[:, 0] * np.sin(t))
            for t in np.linspace(-1.7, 1.7, 16)
        ]
        m.chain(ring, [13] * 16, rust, 0, CLOTH)
    knot = at + turned[:, 2] * radius * 1.1
    for loop in (
        "0 0, -67 -81, -155 -96, -178 -44, -126 3, -59 9, 0 0",
        "0 0, 59 -89, 141 -118, 178 -74, 138 -19, 59 6, 0 0",
        "0 0, -37 44, -52 89, -96 118",
        "0 0, 44 37, 81 59, 111 104",
    ):
        m.group()
        flat: Points = spline(loop, 6)
        lift = 30 + 150 * np.sin(np.linspace(0, np.pi, len(flat)))
        m.chain(
            [np.add(knot, (x, y, z)) for (x, y), z in zip(flat, lift, strict=True)],
            [11] * len(flat), rust, 0, CLOTH,
        )  # fmt: skip
    m.group()
    m.ball(np.add(knot, (0, 0, 40)), (26, 22, 20), rust, 0, CLOTH)
