"""A fist has caught hold, but only of a glove; the bare hand goes under with open fingers."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, X, Y, brush, ellipse, noise, oval, shapes
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import water
from namyok_art.lino.solid import BLACK, dye, hew
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import CLOTH, Mould

LIMP = Grip(
    (10, 12, 8), (6, 14, 8), (10, 18, 10), (14, 22, 12), (18, 26, 14), (30, -9, -1, 6, 15), 0.3
)
TIGHT = Grip(
    (20, 26, 20), (58, 64, 34), (60, 66, 36), (62, 68, 38), (66, 68, 38), (34, -4, 0, 4, 8), 1.0
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 211)
    deep = np.hypot((X - 600) / 1.2, Y - 1080)
    tone = 0.84 - 0.7 * np.exp(-((deep / 420) ** 2)) + 0.2 * (noise(120, 4) - 0.5)
    water(p, tone.astype(np.float32), None, 13, a=1, seed=5)
    rose = dye("rose")
    glove = Mould()
    grasp(glove, 322, 452, 176, LIMP, 14, 0, 172, skin=rose, age="woman", nails=False)
    glove.group()
    glove.cone((330, 300, 0), (324, 470, 0), 46, 42, rose, 0, CLOTH)
    glove.group()
    for dx, dy, r in ((-34, -8, 34), (4, -26, 38), (40, -6, 32), (10, 4, 40)):
        glove.ball((336 + dx, 226 + dy, 6), (r, r * 0.8, r * 0.6), rose, 12, CLOTH)
    hew(p, glove, LEFT, gap=6, outline=7, line=3, ambient=0.2, cloth=0.1, length=60)
    fist = Mould()
    grasp(
        fist,
        498,
        236,
        204,
        TIGHT,
        -14,
        0,
        -112,
        elbow=(900, -30, -40),
        sleeve=BLACK,
        bare=0.6,
        z=60,
    )
    hew(p, fist, LEFT, gap=6, outline=8, line=3.4, ambient=0.14, length=60)
    low = Mould()
    grasp(low, 566, 1120, 214, "open", 176, 0, -16, age="woman", elbow=(640, 1440, 0), bare=0.6)
    hew(p, low, LEFT, gap=6, outline=8, line=3, ambient=0.12, length=60)
    _foam(p)
    return p.press()


def _foam(p: Print) -> None:
    """Where the wrist goes under: rings that open, and what was splashed."""
    x, y = 588, 1160
    p.ink(shapes([ellipse(x, y + 80, 330, 96)]) - shapes([ellipse(x, y - 30, 118, 40)]))
    for rx, ry, cut, w in ((128, 36, 6, 15), (200, 62, 9, 11), (280, 92, 4, 8)):
        ring = ellipse(x, y, rx, ry)
        for start in range(cut, 60, 16):
            arc = np.roll(ring, -start, 0)[:12]
            p.put(brush(arc, [0, w, w, 0], 4), k=0, a=0, b=0)
    for dx, dy, r in ((-150, -70, 9), (-180, -24, 6), (120, -90, 8), (166, -50, 6), (-96, -110, 6)):
        p.flat(oval(x + dx, y + dy, r, r * 1.2), outline=3)
