"""Two fingers hold a tiny dripping man by the collar; a fish waits below."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, Y, below, blob, brush, oval, poly, step
from namyok_art.lino.grip import tweak
from namyok_art.lino.ground import streaks, water
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.shape import Points, spline
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
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
    _man(p, 420.0, 366.0)
    for x, y in ((330, 940), (452, 900), (400, 1010)):
        drop = blob([(x, y - 26), (x + 11, y), (x, y + 12), (x - 11, y)])
        p.flat(drop, a=1, outline=5)
    return p.press()


def _man(p: Print, x: float, y: float) -> None:
    """Thumb and finger have the scruff of his coat, and all of him hangs on it."""
    m = Mould()
    tweak(m, (x, y, -30), 208, 100, 0, 200, left=True, elbow=(x + 110, y - 460, -30))
    who = clad(
        "man", coat=dye("blue"), style="short", cut="trousers", legs=BARE, shoes=dye("ochre")
    )
    man = figure(m, x - 24, y + 372, 640, who, DANGLING, headless=True)
    neck = np.asarray(man["neck"], float)
    m.group()
    m.cone(neck + np.array([0, 56, -50]), (x, y + 20, -34), 92, 13, dye("blue"), 0, CLOTH)
    m.cone((x, y + 20, -34), (x + 3, y - 26, -30), 13, 20, dye("blue"), 0, CLOTH)
    for aside in (-70, -40, 34, 66):
        end = neck + np.array([aside, 30, 60])
        way = [(x + aside * 0.1, y + 30, 90), (x + aside * 0.45, y + 90, 90), tuple(end)]
        m.strand(way, 90, 5, BLACK)
    hew(p, m, FRONT, gap=6, outline=7, line=3, ambient=0.16, cloth=0.08, length=50, shadow=0.4)
    at = man["head"]
    afraid = Quarter(
        float(at[0]) - 4, float(at[1]) + 10, 82, -0.14, -0.7, skull="long", nose="long", light=FRONT
    )
    afraid.draw(p, (1.0, -0.3, 1), (-0.18, 0.02), (0.15, -0.4, 0.22), (0, 0), ambient=0.2, seed=4)
    afraid.ear(p)
    afraid.hair(p, "tousled", n=10)


UPPER = "762 712, 724 716, 700 760, 668 840, 620 930, 556 1020, 480 1090, 400 1124"
LOWER = "36 760, 70 738, 104 762, 130 840, 170 930, 230 1010, 310 1080, 400 1124"


def _pike(p: Print) -> None:
    """A pike stands on its tail: long jaws agape on both sides of his feet, one eye on him."""
    throat = poly(np.vstack([spline(UPPER), spline(LOWER)[::-1]]))
    p.put(throat & below("-10 800, 400 900, 810 800"), k=1, a=0, b=0)
    gullet = blob("180 860, 300 960, 400 990, 520 960, 640 860, 560 1020, 400 1124, 260 1040")
    p.put(gullet, k=1, a=0, b=0)
    tongue = blob("376 1110, 350 1060, 366 1010, 400 992, 436 1010, 450 1060, 424 1110")
    p.relief(tongue, FRONT, 30, 8, b=1, outline=6, ambient=0.1)
    for bone, belly in ((UPPER, False), (LOWER, True)):
        edge = spline(bone)
        if belly:
            outer = "400 1290, 120 1290, 60 1180, 30 1040, 10 900, 4 810"
        else:
            outer = "400 1290, 860 1290, 850 1100, 824 960, 806 860, 800 760, 786 722"
        jaw = poly(np.vstack([edge, spline(outer)]))
        p.relief(
            jaw, FRONT, 70, 10, angle=1.2 if belly else 1.9, a=0.0 if belly else 1.0, outline=9,
            ambient=0.12 if belly else 0.04, seed=8, length=80,
        )  # fmt: skip
        gum = brush(edge, [20, 26, 26, 24, 20], 1)
        p.flat(gum, b=1, outline=5)
        _teeth(p, edge, -1 if belly else 1)
    for x, y, r in (
        (742, 800, 9), (770, 880, 12), (640, 1080, 15), (720, 1060, 17), (590, 1150, 15),
        (680, 1150, 18), (776, 1140, 17), (520, 1200, 14), (620, 1226, 16),
    ):  # fmt: skip
        p.put(oval(x, y, r * 1.5, r * 0.8, -0.9), k=0, a=0, b=0)
    p.flat(oval(716, 958, 54, 50), b=1, outline=9)
    p.ink(oval(692, 934, 27, 29))
    p.put(oval(684, 924, 9, 9), k=0, a=0, b=0)
    p.ink(brush("650 930, 690 888, 772 900", [4, 22, 6]))
    p.ink(brush("560 1240, 600 1160, 700 1110, 800 1120", [4, 14, 12, 4]))
    p.ink(brush("738 770, 756 780, 762 796", [3, 9, 3]))
    for line in ("60 900, 84 1010, 140 1110", "50 1010, 90 1110, 160 1200"):
        p.ink(brush(line, [3, 8, 3]))


def _teeth(p: Print, edge: Points, side: int) -> None:
    """Hooked, long and short, leaning back into the throat."""
    for i, long in enumerate((62, 40, 76, 44, 84, 46, 66, 38)):
        n = int(len(edge) * (0.16 + 0.094 * i))
        way = edge[n + 2] - edge[n - 2]
        way = way / np.linalg.norm(way)
        inward = np.array([-way[1], way[0]]) * side
        root = edge[n] + inward * 4
        wide = 11 + long * 0.13
        tip = root + inward * long + way * long * 0.42
        hook = blob(
            [root - way * wide, root + inward * long * 0.5 - way * wide * 0.2, tip,
             root + inward * long * 0.4 + way * wide * 1.0, root + way * wide]
        )  # fmt: skip
        p.flat(hook, outline=5)
