"""An old hand has grown into a bare tree; its last leaf is the small hand of a child."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, Y, below, blob, brush, oval, place, points, spline, step
from namyok_art.lino.ground import streaks
from namyok_art.lino.press import Light
from namyok_art.lino.shape import Points

LIGHT: Light = (-0.75, -0.25, 0.5)
SWELL = (1.0, 0.8, 0.93, 0.7, 0.8, 0.6, 0.4)
"""A finger is thick at its joints."""
FINGERS = (
    ("232 610, 190 500, 150 410, 92 330", 92),
    ("300 560, 268 420, 236 310, 222 196", 102),
    ("374 540, 372 390, 384 270, 366 140", 106),
    ("448 570, 484 440, 506 330, 540 220", 102),
    ("400 830, 502 724, 566 640, 614 528", 142),
)
PALM = (
    "184 620, 250 556, 372 526, 470 552, 500 640, 500 740, 466 810, 452 900, 270 900, 262 810,"
    "208 720"
)
TRUNK = "270 850, 452 850, 456 950, 478 1040, 540 1100, 360 1130, 190 1104, 250 1040, 272 950"
ROOTS = (
    ("300 1040, 240 1100, 150 1112, 56 1150", 74),
    ("340 1060, 310 1120, 250 1150, 220 1186", 64),
    ("400 1060, 410 1120, 450 1150, 450 1190", 66),
    ("440 1040, 500 1096, 590 1106, 690 1140", 78),
)
TWIGS = (
    ("96 338, 78 280, 44 244", 30),
    ("84 300, 94 246, 84 204", 18),
    ("224 206, 204 140, 216 76", 32),
    ("208 150, 176 112, 160 60", 18),
    ("367 150, 380 92, 366 36", 32),
    ("378 104, 414 72, 424 34", 18),
    ("538 230, 566 156, 558 84", 32),
    ("564 166, 606 126, 622 66", 18),
    ("612 538, 634 480, 622 416", 30),
    ("624 506, 660 470, 688 500, 684 572", 24),
)
KNUCKLES = ((0, 0.36), (0, 0.68), (1, 0.34), (1, 0.67), (2, 0.34), (2, 0.67), (3, 0.34), (3, 0.67),
            (4, 0.66))  # fmt: skip
# a child's hand that hangs from its wrist
SMALL = "0 0, .15 .06, .31 .26, .33 .5, .16 .62, -.16 .62, -.33 .5, -.31 .26, -.15 .06"
RAYS = (
    ("-.2 .28, -.4 .4, -.54 .6", 0.17),
    ("-.23 .5, -.34 .76, -.43 .98", 0.165),
    ("-.08 .54, -.11 .86, -.13 1.14", 0.17),
    (".09 .54, .15 .84, .19 1.1", 0.165),
    (".24 .48, .37 .7, .48 .9", 0.15),
)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 221)
    streaks(p, 0.97 - 0.08 * step(200, 1000, Y), 0.05, 15, 190, b=1)
    p.flat(below("-20 1104, 200 1082, 420 1074, 640 1086, 830 1112"), outline=8)
    _tree(p)
    _leaf(p, 672, 650, 194, 0.02)
    _leaf(p, 700, 1116, 74, 1.35)
    _leaf(p, 96, 1096, 62, -1.3)
    return p.press()


def _tree(p: Print) -> None:
    tree: Mask = blob(PALM) | blob(TRUNK)
    for line, wide in FINGERS:
        tree = tree | brush(line, [wide * q for q in SWELL])
    for line, wide in TWIGS:
        tree = tree | brush(line, [wide, wide * 0.66, 9])
    for line, wide in ROOTS:
        tree = tree | brush(line, [wide, wide * 0.7, wide * 0.5, 4])
    p.relief(tree, LIGHT, 66, 10, 0.35, 1.52, outline=7, ambient=-0.2, length=150, seed=4)
    for i, share in KNUCKLES:
        _knuckle(p, spline(FINGERS[i][0], 20), share, FINGERS[i][1], tree)
    for line in (  # sinews run from the knuckles into the trunk, as bark does
        "242 640, 280 740, 310 830, 320 960",
        "308 600, 330 720, 344 840, 340 1000",
        "376 590, 380 720, 376 850, 384 1010",
        "444 620, 424 730, 412 850, 424 1000",
    ):
        p.ink(brush(line, [3, 13, 9, 2]))
        p.put(brush(points(line) - (12, 0), [2, 9, 6, 1]), k=0)


def _knuckle(p: Print, line: NDArray[np.float64], share: float, wide: float, within: Mask) -> None:
    """Folds of skin, which are rings of bark."""
    i = int(share * (len(line) - 2))
    d = line[i + 1] - line[i]
    d = d / np.hypot(*d)
    side = np.array([-d[1], d[0]]) * wide * 0.36
    for shift, heavy in ((-14, 5), (0, 9), (14, 5)):
        c = line[i] + d * shift
        way = [c - side - d * shift * 0.5, c + d * 5, c + side - d * shift * 0.5]
        p.ink(brush(way, [1, heavy, 1]) & within)
        p.put(brush([q + d * 6 for q in way], [0, heavy * 0.6, 0]) & within, k=0)


def _leaf(p: Print, x: float, y: float, size: float, turn: float) -> None:
    """The stalk is at (x, y), the fingers hang down from it; bones are veins."""

    def at(pts: str) -> NDArray[np.float64]:
        return place(pts, x, y, size, turn)

    form: Mask = blob(at(SMALL))
    for line, wide in RAYS:
        form = form | brush(at(line), [wide * size * q for q in (1.05, 1.05, 0.98, 0.76)])
    p.flat(form, a=1, outline=max(4, size * 0.04))
    for line, wide in RAYS:
        way = points(line)
        tip = way[1] + (way[2] - way[1]) * 0.4
        vein = place([(0, 0.06), way[0] * 0.95, way[1], tip], x, y, size, turn)
        p.ink(brush(vein, [size * 0.04, size * 0.034, size * 0.02, 1]))
        _nail(p, place(way, x, y, size, turn), wide * size)
    for line in (".05 .3, .13 .36", "-.06 .34, -.13 .42", ".17 .36, .24 .36", "-.17 .4, -.25 .46"):
        p.ink(brush(at(line), [size * 0.022, 1]))
    p.ink(brush(at("0 .1, .02 -.14, .1 -.42"), [size * 0.07, size * 0.05, size * 0.06]))


def _nail(p: Print, way: Points, wide: float) -> None:
    d = way[2] - way[1]
    x, y = way[2] - d / np.hypot(*d) * wide * 0.06
    nail = oval(float(x), float(y), wide * 0.34, wide * 0.22, float(np.arctan2(d[1], d[0])))
    p.flat(nail, outline=max(2, wide * 0.07))
