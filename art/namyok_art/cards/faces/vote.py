"""A hall of raised hands; one, in a red sleeve, is held down by its neighbour."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.hand import Hand, cuff, grip_front
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.mould import Mould

LIGHT = (-0.4, -0.6, 0.6)
VIOLET = dye("violet")
# x and y of the wrist, palm, grip, yaw, lean, age, left, sleeve
BACK = (
    (92, 330, 116, "open", 170, -8, "man", False, VIOLET),
    (268, 262, 108, "rest", 10, 4, "woman", True, BARE),
    (436, 300, 112, "open", 190, 2, "old", True, VIOLET),
    (600, 250, 106, "point", 20, 6, "woman", False, VIOLET),
    (742, 330, 116, "open", 176, 9, "man", True, BARE),
)
MIDDLE = (
    (176, 560, 146, "open", 0, -6, "woman", False, VIOLET),
    (640, 548, 150, "cover", 184, 8, "man", True, VIOLET),
)
FRONT = (
    (52, 800, 176, "open", 176, -12, "old", True, BARE),
    (770, 792, 170, "fist", 20, 10, "man", False, VIOLET),
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "violet", 251)
    rays(p, 400, -60, dim(400, -60, 760, 1.05, 0.1), 15, b=1)
    for row in (BACK, MIDDLE, FRONT):
        m = Mould()
        for x, y, size, grip, yaw, lean, age, left, sleeve in row:
            grasp(
                m, x, y, size, grip, yaw, 0, lean, left=left, age=age, sleeve=sleeve, bare=0.5,
                elbow=(x - lean * 6, y + 640, 0), girth=1.15,
            )  # fmt: skip
        hew(p, m, LIGHT, gap=6, outline=6, line=2.6, length=50, ambient=0.04, cloth=0.02)
    _held(p)
    return p.press()


def _held(p: Print) -> None:
    """The red sleeve wants up; a hand from the side has it by the wrist and drags."""
    m = Mould()
    grasp(
        m, 388, 744, 210, "reach", 172, 0, -10, elbow=(452, 1600, 0), sleeve=dye("red"), bare=0.22,
        age="woman", girth=1.2,
    )  # fmt: skip
    hew(p, m, LIGHT, gap=7, outline=10, line=3.4, ambient=0.14, cloth=0.1, length=60, halo=8)
    holder = Hand(412, 1010, 180, 0.16, light=LIGHT, b=1, ambient=0.16, seed=4)
    arm = Hand(412, 1010, 180, 0.16 + 1.57, light=LIGHT, seed=2)
    cuff(p, arm, -3.2, -1.24, wide=0.44, ambient=-0.42)
    grip_front(p, holder, 0.44, 0.46)
