"""From all sides hands point at one small person on a stool, who points up."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, oval
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import dim, rings
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
from namyok_art.painted.figures import Pose, figure
from namyok_art.painted.mould import PLAIN, Mould

LIGHT = (-0.5, -0.55, 0.6)
RED, MOSS = dye("red"), dye("moss")
HANDS = (
    (-158, 430, 150, 30, "man", BARE, BLACK),
    (-100, 400, 136, -150, "woman", BARE, RED),
    (-44, 450, 160, 160, "old", MOSS, BLACK),
    (12, 440, 132, -20, "child", BARE, RED),
    (62, 500, 158, 200, "man", BARE, BLACK),
    (112, 420, 140, 20, "woman", MOSS, RED),
    (172, 440, 150, -165, "old", BARE, BLACK),
)
"""Degrees from above, how far the wrist is, palm, turn of the hand, whose, skin, sleeve."""
ACCUSED = Pose(
    spine=(0, -1, 0.05),
    chest=(0.05, -1, 0.05),
    L=((-0.25, 1, 0.2), (0.1, 0.8, 0.6)),
    R=((0.35, -0.9, 0.1), (0.02, -1, 0.05)),
    l=((-0.35, 0.25, 1), (0, 1, 0.1)),
    r=((0.35, 0.25, 1), (0, 1, 0.1)),
    hands=("fist", "point"),
    ground=False,
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "moss", 83)
    rings(p, 400, 610, dim(400, 610, 560, 1.0, 0.25), 14, b=1)
    spot = oval(400, 640, 176, 186)
    p.flat(spot, outline=6)
    rings(p, 400, 640, dim(400, 640, 200, 1.2, 0.75), 12, within=spot, seed=5)
    p.ink(oval(420, 792, 84, 15))
    m = Mould()
    for x in (372, 428):
        m.group()
        m.cone((x, 716, -10), (x + (x - 400) * 0.3, 790, -10), 5, 5, BARE, 0, PLAIN)
    m.group()
    m.box((400, 712, 10), (50, 8, 40), 4, BARE, 0, PLAIN)
    who = clad("man", style="tuft", coat=RED, cut="trousers", legs=BLACK)
    figure(m, 400, 690, 330, who, ACCUSED, "shame", look=(400, 0, 100), head=(0, -16, 0))
    hew(p, m, LIGHT, gap=4.6, outline=4, line=2, ambient=0.2, cloth=0.06, length=40, reach=40)
    for way, far, size, yaw, age, skin, sleeve in HANDS:
        _pointing(p, math.radians(way), far, size, yaw, age, skin, sleeve)
    return p.press()


def _pointing(
    p: Print, way: float, far: float, size: float, yaw: float, age: str, skin: str, sleeve: str
) -> None:
    """A hand on a ray from the middle; its finger is turned to the middle."""
    x, y = 400 + far * 0.86 * math.sin(way), 632 - far * 1.16 * math.cos(way)
    roll = math.degrees(math.atan2(400 - x, y - 640))
    out = np.array([x - 400, y - 632])
    out = out / np.linalg.norm(out) * 420
    m = Mould()
    grasp(
        m,
        x,
        y,
        size,
        "point",
        yaw,
        0,
        roll,
        skin=skin,
        age=age,
        left=yaw < 0,
        elbow=(x + out[0], y + out[1], 0),
        sleeve=sleeve,
        bare=0.4,
    )
    shine = 0.6 if skin == MOSS else 0
    hew(p, m, LIGHT, gap=5.5, outline=5, line=2.6, ambient=0.04, halo=3, length=50, shine=shine)
