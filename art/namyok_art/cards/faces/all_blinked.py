"""A family of one nose sits for its picture; everybody has blinked but the baby."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, blob, brush, everything, headwear, oval, spot_at
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.grip import lay
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.solid import dye, hew
from namyok_art.lino.walls import curtain
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import Mould

SHUT = (0.0, 0.0, 0.0)
ROUND = Grip(
    (0, 0, 0), (10, 22, 12), (12, 22, 12), (14, 24, 12), (16, 26, 14), (0, -6, -1, 4, 10), 0.3
)


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
    f = Face(352, 226, 176, -0.1, -0.2, nose="long", age=0.3, light=LEFT, wide=0.94, jaw=1.12)
    bust(p, f, collar="coat", ambient=-0.45, wide=1.7, a=1)
    f.draw(p, SHUT, (-0.2, 0.02), (0.22, 0.3, 0), (1, 0), ears=True, ambient=0.16, seed=1)
    headwear.moustache(p, f, 0.42, 0.06, 0.15)
    heads.front(p, f, "side", n=9)


def _aunt(p: Print) -> None:
    f = Quarter(668, 470, 162, -0.2, -0.8, nose="long", skull="round", light=LEFT)
    bust(p, f, collar="round", ambient=0.1, wide=1.6)
    curls = f.piece(
        ".62 -.8, .5 -.56, .3 -.6, .1 -.5, -.1 -.54, -.26 -.3, -.3 .1, -.4 .5, -.7 .74, -1.1 .7,"
        "-1.36 .4, -1.4 -.2, -1.3 -.8, -1.0 -1.3, -.5 -1.56, .1 -1.54, .5 -1.3, .7 -1.06"
    )
    f.draw(p, SHUT, (-0.14, 0.02), (0.34, 0.9, 0.2), (1, 0), ambient=0.16, seed=2)
    rng = np.random.default_rng(4)
    for x, y in f.facing(
        ".6 -.9, .5 -1.2, .1 -1.46, -.4 -1.5, -.9 -1.3, -1.2 -.9, -1.36 -.4, -1.34 .1, -1.2 .5,"
        "-.8 .7, -.46 .5"
    ):
        curls = curls | oval(float(x), float(y), rng.uniform(34, 44), rng.uniform(32, 40))
    p.flat(curls, a=1, outline=5)
    for u, v in rng.uniform((-1.3, -1.46), (0.55, 0.66), (46, 2)):
        x, y = (float(q) for q in f.facing([(u, v)])[0])
        r, start = rng.uniform(11, 19), rng.uniform(0, 6)
        coil = [
            (x + r * (1 - t / 9) * np.cos(start + t), y + r * (1 - t / 9) * np.sin(start + t))
            for t in np.linspace(0, 5, 8)
        ]
        p.ink(brush(coil, [2, 5, 5, 2]) & curls)


def _grandfather(p: Print) -> None:
    f = Face(122, 500, 166, 0.16, 0.3, nose="long", age=0.9, light=LEFT, wide=1.16, jaw=0.96)
    bust(p, f, collar="shirt", ambient=-0.3, wide=1.5)
    f.draw(p, SHUT, (0.08, -0.04), (0.2, -0.8, 0), (1, 0), ears=True, ambient=0.16, seed=3)
    headwear.glasses(p, f, 0.27)


def _granny(p: Print) -> None:
    f = Quarter(420, 640, 162, -0.06, -0.8, nose="long", skull="heavy", age=0.75, light=LEFT)
    bun = spot_at(f.facing([(-0.44, -1.3)])[0], 66, 56)
    p.flat(bun, outline=5)
    x, y = (float(q) for q in f.facing([(-0.44, -1.3)])[0])
    for dy in (-26, -8, 12, 30):
        lock = [(x - 56, y + dy + 8), (x, y + dy - 8), (x + 56, y + dy + 6)]
        p.ink(brush(lock, [2, 7, 2]) & bun)
    bust(p, f, collar="round", ambient=0.1, wide=1.9, b=1, low=4)
    f.draw(p, SHUT, (-0.1, 0.03), (0.22, 0.6, 0), (1, 0), ambient=0.16, seed=4)
    f.ear(p)
    f.hair(p, "bun", k=0, n=12)


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
    p.ink(oval(430, 926, 148, 170, 0.08))
    f = Face(432, 928, 142, 0.08, 0.0, child=True, light=(-0.3, -0.2, 0.95))
    f.draw(
        p, (1.35, 0, 0), (-0.2, -0.08), (0.13, 0, 0.12), (1, 0), ambient=0.3, seed=7, teeth=False
    )
    p.ink(brush("436 786, 452 806, 430 826, 440 836", [2, 9, 7, 2]))
    m = Mould()
    for side in (-1, 1):
        lay(
            m, (428 + side * 262, 1166 + side * 8, 90 + side * 20), 128, ROUND, 10 * side, 0,
            -86 * side, left=side > 0, age="old", elbow=(430 + side * 520, 1230, 40),
            thumb=((-0.56, -0.72, -0.16), (-0.66, -1.02, -0.22)), sleeve=dye("ochre"), bare=1.0,
        )  # fmt: skip
    light = (-0.4, -0.45, 0.8)
    hew(p, m, light, gap=6.5, outline=8, line=3, ambient=0.14, cloth=0.0, shadow=0.5)
