"""A whole small hand holds one finger of a huge old one, which has a thread tied to it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, X, Y, brush, noise, oval
from namyok_art.lino.grip import clutch, lay
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import Points, spline
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.colour import Array
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import CLOTH, SKIN, Mould
from namyok_art.painted.space import basis, unit

LIGHT = (-0.66, -0.3, 0.66)
OFFERED = Grip((0, 0, 0), (2, 8, 4), (54, 66, 34), (64, 74, 38), (70, 74, 38), (0, 3, 2, 1, 0), 0.2)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 241)
    slope = np.clip((X + Y * 0.7) / 1500, 0, 1)
    tone = (1.02 - 0.22 * slope + 0.1 * (noise(150, 4) - 0.5)).astype(np.float32)
    streaks(p, tone, -0.7, 15, 130, b=1)
    m = Mould()
    joints = lay(
        m, (46, -520, 0), 780, OFFERED, 26, 6, 168, age="old",
        thumb=((-0.52, -0.74, -0.34), (-0.50, -1.04, -0.46)),
    )  # fmt: skip
    index = joints[1]
    _thread(m, index[0] * 0.34 + index[1] * 0.66, unit(index[1] - index[0]), 92)
    _child(m, index)
    _nail(m, index)
    hew(p, m, LIGHT, gap=8.5, outline=9, line=4.4, ambient=0.06, cloth=0.06, length=80, shadow=0.6)
    for vein in (
        "146 -10, 190 80, 180 160, 214 226",
        "336 -10, 306 90, 330 190",
    ):
        p.ink(brush(vein, [2, 6, 6, 2]))
    for x, y in ((104, 170), (268, 62), (244, 176)):
        p.ink(oval(x, y, 7, 5))
    return p.press()


def _nail(m: Mould, index: Array) -> None:
    """Broad and flat, with the folds of many years behind it."""
    way = unit(index[3] - index[2])
    turned = basis(-way, (0.44, 0, 0.9))
    m.group()
    m.ball(index[3] + turned[:, 2] * 50 + way * 14, (44, 62, 22), BARE, 0, SKIN, turned)


def _child(m: Mould, index: Array) -> None:
    """All of the small hand is needed to go round."""
    at = index[1] * 0.22 + index[2] * 0.78
    clutch(
        m, at, 236, unit(index[1] - index[2]), (-0.72, -0.1, 0.7), 0.35, thumb="round",
        age="child", elbow=(950, 1220, -300), sleeve=dye("rust"), bare=0.25,
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
        "0 0, -90 -110, -210 -130, -240 -60, -170 4, -80 12, 0 0",
        "0 0, 80 -120, 190 -160, 240 -100, 186 -26, 80 8, 0 0",
        "0 0, -50 60, -70 120, -130 160",
        "0 0, 60 50, 110 80, 150 140",
    ):
        m.group()
        flat: Points = spline(loop, 6)
        lift = 22 * np.sin(np.linspace(0, np.pi, len(flat)))
        m.chain(
            [np.add(knot, (x, y, z)) for (x, y), z in zip(flat, lift, strict=True)],
            [13] * len(flat), rust, 0, CLOTH,
        )  # fmt: skip
    m.group()
    m.ball(np.add(knot, (0, 0, 10)), (26, 22, 20), rust, 0, CLOTH)
