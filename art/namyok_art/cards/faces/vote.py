"""A hall of raised hands; one, in a red sleeve, is held down by its neighbour."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print
from namyok_art.lino.grip import clutch, lay
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.solid import BARE, BLACK, dye, hew
from namyok_art.painted.figures.hands import GRIPS
from namyok_art.painted.mould import Mould

LIGHT = (-0.45, -0.5, 0.7)
VIOLET = dye("violet")
ASIDE = ((-0.66, -0.76, -0.16), (-0.84, -1.04, -0.20))
# x and y of the wrist, palm, grip, yaw, lean, age, left
BACK = (
    (76, 452, 128, "open", 170, -10, "man", False),
    (246, 352, 124, "cover", 10, 2, "woman", True),
    (560, 342, 122, "point", 170, 3, "man", False),
    (724, 452, 132, "open", 8, 10, "woman", True),
)
FRONT = (
    (148, 760, 176, "cover", 186, -7, "old", True),
    (664, 736, 172, "open", 176, 12, "man", False),
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "violet", 251)
    rays(p, 400, -200, dim(400, -100, 900, 1.25, 0.0), 15)
    for row, long, cloth in ((BACK, 330, BLACK), (FRONT, 620, BARE)):
        m = Mould()
        for x, y, size, grip, yaw, lean, age, left in row:
            lay(
                m, (x, y, 0), size, GRIPS[grip], yaw, 0, lean, left=left, age=age, skin=VIOLET,
                thumb=None if grip in ("point", "cover") else ASIDE,
                elbow=(x - lean * 6, y + long, 0), sleeve=cloth, bare=0.55, girth=1.1,
                nails=yaw < 90,
            )  # fmt: skip
        hew(
            p,
            m,
            LIGHT,
            gap=6.5,
            outline=7,
            line=3,
            length=55,
            ambient=0.06,
            shadow=0.5,
            halo=3,
            cloth=-0.3,
        )
    _held(p)
    return p.press()


def _held(p: Print) -> None:
    """The red sleeve wants up; a hand from the side has it by the wrist and drags."""
    m = Mould()
    lay(
        m, (372, 690, 0), 226, GRIPS["reach"], 172, 0, -8, age="woman", thumb=ASIDE,
        elbow=(432, 1600, 0), sleeve=dye("red"), bare=0.4, girth=1.12, nails=False,
    )  # fmt: skip
    clutch(
        m, (408, 1000, 0), 232, (-0.07, -1, 0), (-0.74, -0.12, 0.66), 0.38, thumb="round",
        skin=VIOLET, elbow=(900, 1190, -250), sleeve=BARE, bare=0.3,
    )  # fmt: skip
    hew(p, m, LIGHT, gap=7.5, outline=10, line=3.8, ambient=0.12, cloth=0.02, length=64, halo=8)
