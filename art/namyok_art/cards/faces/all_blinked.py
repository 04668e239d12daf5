"""A family of one nose sits for its picture; everybody has blinked but the baby."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, blob, brush, everything, headwear, oval
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.grasp import grasp
from namyok_art.lino.solid import dye, hew
from namyok_art.lino.walls import curtain
from namyok_art.painted.mould import Mould

SHUT = (0.0, 0.0, 0.0)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "ochre", 331)
    curtain(p, everything(), 150, 0.6, b=1, seed=2)
    _father(p)
    _aunt(p)
    _grandfather(p)
    _granny(p)
    _baby(p)
    return p.press()


def _father(p: Print) -> None:
    f = Face(366, 232, 176, 0.06, 0.1, nose="long", age=0.35, light=LEFT, wide=1.08)
    bust(p, f, collar="coat", ambient=-0.45, wide=1.7, a=1)
    f.draw(p, SHUT, (-0.16, 0.0), (0.26, 0.5, 0), (1, 0), ears=True, ambient=0.16, seed=1)
    headwear.moustache(p, f, 0.42, 0.06, 0.15)
    heads.front(p, f, "side", n=9)


def _aunt(p: Print) -> None:
    f = Face(676, 470, 168, -0.16, -0.3, nose="long", light=LEFT)
    heads.back(p, f, "curls", a=1, k=0)
    bust(p, f, collar="round", ambient=0.1, wide=1.6)
    f.draw(p, SHUT, (-0.14, 0.02), (0.34, 0.9, 0.2), (1, 0), ambient=0.16, seed=2)
    heads.front(p, f, "curls", a=1, k=0)


def _grandfather(p: Print) -> None:
    f = Face(118, 500, 172, 0.14, 0.3, nose="long", age=0.9, light=LEFT)
    bust(p, f, collar="shirt", ambient=-0.3, wide=1.6)
    f.draw(p, SHUT, (0.06, 0.0), (0.2, -0.7, 0), (1, 0), ears=True, ambient=0.16, seed=3)
    headwear.glasses(p, f, 0.27)


def _granny(p: Print) -> None:
    f = Face(396, 634, 166, -0.08, 0.05, nose="long", age=0.7, light=LEFT)
    heads.back(p, f, "bun", k=0)
    bust(p, f, collar="round", ambient=0.1, wide=1.9, b=1, low=4)
    f.draw(p, SHUT, (-0.1, 0.03), (0.24, 0.6, 0), (1, 0), ears=True, ambient=0.16, seed=4)
    heads.front(p, f, "bun", k=0, n=10)


def _baby(p: Print) -> None:
    """On her arm, nearer than all of them, and it looks at us."""
    wrap = blob(
        "420 780, 560 800, 650 920, 660 1080, 590 1240, 240 1240, 200 1080, 240 900, 320 800"
    )
    p.relief(wrap, LEFT, 120, 11, outline=8, ambient=0.2, angle=0.5, seed=6)
    rng = np.random.default_rng(5)
    for row, y in enumerate(range(800, 1240, 62)):
        for x in np.arange(170 + 36 * (row % 2), 700, 72):
            dot = oval(float(x) + rng.uniform(-5, 5), y + rng.uniform(-5, 5), 13, 12)
            p.put(dot & wrap, k=0, a=1, b=0)
    p.ink(oval(430, 944, 158, 182, 0.08))
    f = Face(432, 946, 154, 0.08, 0.0, child=True, light=(-0.4, -0.3, 0.85))
    f.draw(p, (1.5, 0, 0), (-0.2, -0.08), (0.13, 0, 0.12), (1, 0), ambient=0.2, seed=7, teeth=False)
    p.ink(brush("436 792, 452 814, 430 836, 440 846", [2, 9, 7, 2]))
    m = Mould()
    grasp(
        m, 200, 1164, 112, "cover", 6, 0, 84, z=60, age="old", elbow=(20, 1190, 60),
        sleeve=dye("ochre"), bare=0.3,
    )  # fmt: skip
    hew(p, m, LEFT, gap=6, outline=7, line=3, ambient=0.35, cloth=0.0)
