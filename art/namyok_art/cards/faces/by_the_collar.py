"""Two fingers hold a tiny dripping man by the collar; a fish waits below."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Mask, Print, Y, below, blob, brush, oval, poly, shapes, step
from namyok_art.lino.grip import tweak
from namyok_art.lino.ground import streaks, water
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.shape import Points, spline
from namyok_art.lino.solid import BARE, clad, dye, hew
from namyok_art.painted.figures import Pose, figure
from namyok_art.painted.mould import CLOTH, Mould

FRONT = (-0.4, -0.25, 0.85)
DANGLING = Pose(
    spine=(0.08, -1, 0.05),
    chest=(0.1, -1, -0.1),
    shoulders=-8,
    L=((-0.9, -0.1, 0.3), (-0.85, -0.5, 0.3)),
    R=((0.85, 0.3, 0.3), (0.8, -0.6, 0.3)),
    l=((-0.85, 0.2, 0.5), (-0.2, 1, -0.1)),
    r=((0.3, 1, 0.3), (0.25, 1, -0.3)),
    head=(-12, 16, 8),
    hands=("open", "open"),
    yaw=-14,
    ground=False,
    toes=(True, True),
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "ochre", 231)
    streaks(p, 1.0 - 0.12 * step(0, 800, Y), 0.05, 15, 200, b=1, seed=29)
    sea = below("-10 960, 120 946, 260 966, 400 950, 540 968, 680 948, 810 960")
    p.ink(sea.grow(5))
    water(p, 0.72 - 0.6 * step(960, 1230, Y), sea, a=1)
    _pike(p)
    _man(p, 410.0, 372.0)
    for x, y in ((330, 940), (452, 900), (400, 1010)):
        drop = blob([(x, y - 26), (x + 11, y), (x, y + 12), (x - 11, y)])
        p.flat(drop, a=1, outline=5)
    return p.press()


def _man(p: Print, x: float, y: float) -> None:
    """Thumb and finger have the scruff of his coat, and all of him hangs on it."""
    m = Mould()
    tweak(
        m, (x, y, 0), 226, 72, 0, 208, elbow=(930, -190, -60), sleeve=dye("blue"), bare=0.5,
    )  # fmt: skip
    who = clad(
        "man", coat=dye("blue"), style="short", cut="trousers", legs=BARE, shoes=dye("ochre")
    )
    man = figure(m, x - 10, y + 412, 610, who, DANGLING, headless=True, z=-20)
    m.group()
    m.skirt(
        (x - 6, y + 344, -18), (x - 14, y + 428, -18), 46, 80, dye("blue"), 7, 0.05, flat=0.9
    )  # the coat covers his hips
    neck = np.asarray(man["neck"], float)
    m.group()
    for aside in (-56, 0, 56):
        foot = neck + np.array([aside, 22, -34])
        m.cone(foot, (x, y + 22, -6), 36, 14, dye("blue"), 16, CLOTH)
    m.cone((x, y + 22, -6), (x - 4, y - 20, 0), 14, 18, dye("blue"), 4, CLOTH)
    hew(p, m, FRONT, gap=6, outline=7, line=3, ambient=0.16, cloth=0.08, length=50, shadow=0.4)
    at = man["head"]
    afraid = Quarter(
        float(at[0]) - 4, float(at[1]) + 18, 84, -0.14, -0.7, skull="long", nose="long", light=FRONT
    )
    afraid.draw(p, (1.0, -0.3, 1), (-0.18, 0.02), (0.15, -0.4, 0.22), (0, 0), ambient=0.2, seed=4)
    afraid.ear(p)
    afraid.hair(p, "tousled", n=10)


UPPER = "716 716, 694 790, 660 890, 606 990, 520 1076, 400 1120"
LOWER = "92 742, 116 800, 146 900, 200 1000, 286 1080, 400 1120"


def _pike(p: Print) -> None:
    """A pike stands on its tail: long jaws agape on both sides of his feet, one eye on him."""
    upper, lower = spline(UPPER), spline(LOWER)
    throat = poly(np.vstack([upper, lower[::-1]]))
    p.put(throat & below("-10 880, 400 830, 810 880"), k=1, a=0, b=0)
    for y, w in ((960, 150), (1010, 118), (1056, 80)):
        arc = [(400 - w, y), (400, y + 30), (400 + w, y)]
        p.put(brush(arc, [0, 9, 9, 0]) & throat, k=0, a=0, b=0)
    head = poly(
        np.vstack(
            [lower, spline("400 1290, 150 1290, 84 1180, 44 1060, 22 920, 24 810, 40 740, 72 712")]
        )
    )
    head = head | poly(
        np.vstack(
            [
                upper,
                spline("400 1290, 850 1290, 846 1120, 822 980, 796 860, 782 770, 766 716, 738 690"),
            ]
        )
    )
    head = head | poly("280 1076, 520 1070, 560 1290, 240 1290")
    teeth = _teeth(lower, -1) | _teeth(upper, 1)
    p.put(teeth.grow(6), k=1)
    p.relief(head, LEFT, 90, 10, angle=1.4, outline=9, ambient=0.0, gain=1.25, seed=8, length=44)
    for back in (
        "744 690, 736 800, 770 880, 800 960, 780 1060, 700 1120, 640 1180, 600 1300, 900 1300,"
        "900 690",
        "40 690, 46 800, 60 920, 84 1040, 130 1150, 210 1300, -60 1300, -60 690",
    ):
        p.put(blob(back) & head, a=1)
    p.put(teeth, k=0, a=0, b=0)
    for x, y, r in (
        (640, 1086, 15),
        (590, 1150, 17),
        (664, 1148, 13),
        (520, 1210, 15),
        (600, 1232, 13),
    ):
        p.flat(oval(x, y, r * 1.4, r * 0.8, -0.8), a=1, outline=4)
    for x, y, r in (
        (790, 1090, 12),
        (736, 1150, 14),
        (700, 1226, 15),
        (70, 1130, 11),
        (104, 1206, 13),
    ):
        p.put(oval(x, y, r * 1.4, r * 0.8, -0.8), k=0, a=0, b=0)
    p.flat(oval(722, 962, 52, 50), b=1, outline=9)
    p.ink(oval(700, 940, 26, 28))
    p.put(oval(692, 930, 9, 9), k=0, a=0, b=0)
    p.ink(brush("660 930, 700 890, 782 904", [4, 22, 6]))
    p.ink(brush("560 1260, 590 1180, 680 1120, 780 1130", [4, 14, 12, 4]))
    p.ink(brush("742 782, 756 794, 760 812", [3, 9, 3]))
    for x, y in ((640, 1010), (676, 1050), (600, 1080), (480, 1150), (440, 1210), (330, 1150)):
        p.ink(brush([(x - 16, y - 6), (x, y + 8), (x + 18, y - 4)], [2, 7, 2]))
    for line in (
        "70 880, 92 1000, 150 1110",
        "56 1010, 94 1120, 170 1210",
        "220 1120, 300 1180, 400 1200",
    ):
        p.ink(brush(line, [3, 8, 3]))


def _teeth(edge: Points, side: int) -> Mask:
    """Hooked, long and short, leaning back into the throat."""
    row: list[Points] = []
    for i, long in enumerate((66, 44, 84, 50, 92, 52, 72, 44)):
        n = int(len(edge) * (0.14 + 0.092 * i))
        way = edge[n + 2] - edge[n - 2]
        way = way / np.linalg.norm(way)
        inward = np.array([-way[1], way[0]]) * side
        root = edge[n] - inward * 8
        wide = 12 + long * 0.13
        tip = root + inward * long + way * long * 0.3
        row.append(np.array([root - way * wide, tip, root + way * wide]))
    return shapes(row)
