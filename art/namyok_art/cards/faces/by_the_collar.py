"""Two fingers hold a tiny dripping man by the collar; a fish waits below."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, Y, below, blob, brush, oval, poly, step
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import streaks, water
from namyok_art.lino.quarter import Quarter
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
    streaks(p, 1.0 - 0.2 * step(0, 800, Y), 0.05, 14, 180, b=1, seed=29)
    sea = below("-10 960, 120 946, 260 966, 400 950, 540 968, 680 948, 810 960")
    p.ink(sea.grow(5))
    water(p, 0.72 - 0.6 * step(960, 1230, Y), sea, a=1)
    _fish(p)
    m = Mould()
    joints = grasp(
        m, 566, 60, 250, "pinch", 135, 0, 235, left=True, elbow=(900, -120, 0), sleeve=dye("blue"),
        bare=0.5,
    )  # fmt: skip
    hew(p, m, FRONT, gap=7, outline=7, line=3, ambient=0.12, length=70, shadow=0.6)
    x, y, z = (joints[0, -1] + joints[1, -1]) / 2
    _man(p, float(x), float(y), float(z))
    return p.press()


def _man(p: Print, x: float, y: float, z: float) -> None:
    m = Mould()
    who = clad(
        "man", coat=dye("blue"), style="short", cut="trousers", legs=BARE, shoes=dye("ochre")
    )
    man = figure(
        m, x - 30, y + 330, 560, who, DANGLING, z=z, headless=True,
        reach={"R": (x + 110, y - 20, z + 60)},
    )  # fmt: skip
    m.group()
    m.cone(man["neck"] + (0, 6, -50), (x, y - 10, z - 60), 40, 14, dye("blue"), 0, CLOTH)
    hew(p, m, FRONT, gap=5.5, outline=6, line=2.6, ambient=0.2, cloth=0.1, length=46, shadow=0.4)
    at = man["head"]
    afraid = Quarter(
        float(at[0]) - 6, float(at[1]) + 6, 66, -0.14, -0.7, skull="long", nose="long", light=FRONT
    )
    afraid.draw(p, (1.0, -0.3, 1), (-0.18, 0.02), (0.15, -0.4, 0.22), (0, 0), ambient=0.2, seed=4)
    afraid.ear(p)
    afraid.hair(p, "short", n=10)


def _fish(p: Print) -> None:
    """A pike stands on its tail: jaws agape on both sides of his feet, one eye on him."""
    body = blob(
        "236 1290, 196 1190, 150 1080, 112 960, 92 860, 96 806, 128 796, 168 850, 222 930,"
        "300 1010, 390 1060, 470 1064, 540 1020, 590 940, 628 850, 664 786, 706 764, 742 792,"
        "748 870, 760 980, 768 1090, 780 1290"
    )
    p.relief(body, FRONT, 120, 10, outline=8, ambient=0.06, seed=8, angle=1.2, length=70)
    throat = blob(
        "130 812, 220 916, 320 962, 430 976, 540 936, 612 876, 660 800, 650 930, 612 1040,"
        "540 1120, 460 1150, 370 1130, 260 1060, 176 940"
    )
    p.put(throat, k=1, a=0, b=0)
    edge = [(136, 826), (172, 916), (222, 1004), (290, 1070), (372, 1116), (460, 1134)]
    edge += [(540, 1098), (598, 1028), (632, 940), (650, 836)]
    for i, (x, y) in enumerate(edge):
        ahead = np.array(edge[min(i + 1, len(edge) - 1)]) - np.array(edge[max(i - 1, 0)])
        way = ahead / np.linalg.norm(ahead)
        up = np.array([way[1], -way[0]])
        long = 74 if i in (1, 3, 6, 8) else 54
        root = np.array([x, y]) - up * 8
        tip = root + up * long + way * (10 if x < 400 else -10)
        p.flat(poly([root - way * 20, tip, root + way * 20]), outline=5)
    p.flat(oval(690, 930, 46, 44), outline=8)
    p.put(oval(690, 930, 46, 44), b=1)
    p.ink(oval(672, 912, 24, 26))
    p.put(oval(664, 902, 8, 8), k=0)
    p.ink(brush("628 900, 664 866, 730 872", [4, 18, 5]))
    p.ink(brush("560 1230, 610 1140, 700 1080, 770 1080", [4, 14, 12, 4]))
    for x, y, r in (
        (170, 1060, 17),
        (236, 1130, 20),
        (330, 1180, 16),
        (700, 1040, 18),
        (742, 1010, 13),
    ):
        p.flat(oval(x, y, r, r * 0.7, 0.9), a=1, outline=3)
    for x, y in ((420, 900), (366, 960), (470, 980)):
        drop = blob([(x, y - 24), (x + 10, y), (x, y + 11), (x - 10, y)])
        p.flat(drop, a=1, outline=4)
