"""A huge haughty face; people hold its chin up with poles, and the child has let go."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import RIGHT, Face, Print, Y, brush, noise, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand, cuff, grip_back, grip_front
from namyok_art.lino.quarter import Quarter


def draw() -> NDArray[np.uint8]:
    p = Print("violet", "ochre", 181)
    tone = 0.97 - 0.3 * step(500, 1200, Y) + 0.1 * (noise(140, 2) - 0.5)
    streaks(p, tone, -0.08, 14, 170, b=1, seed=41)
    _proud(p)
    _crew(p)
    return p.press()


def _proud(p: Print) -> None:
    face = Face(408, 262, 372, -0.1, 0.1, 0.95, nose="hooked", light=RIGHT, age=0.3)
    face.draw(
        p, eyes=(0.2, 0.1, 0.6), brow=(-0.14, -0.1), mouth=(0.2, -0.5, 0), lips=(1, 0), ears=True,
        seed=4, ambient=0.05,
    )  # fmt: skip
    heads.front(p, face, "bun", shine=(1, 0), n=10)
    for side in (-1, 1):
        x, y = face.at([(side * 0.77 - 0.02, 0.36)], False)[0]
        p.flat(brush([(x, y), (x, y + 54)], [14, 28, 18]), a=1, outline=4)


def _crew(p: Print) -> None:
    """One strains, one is worn out, and the child's pole has slipped."""
    _pole(p, (466, 1060), (420, 826), (366, 846, 480, 806))
    boy = Face(432, 1066, 92, 0.04, 0.1, child=True, light=(0.5, -0.5, 0.9))
    bust(p, boy, b=1, collar="round", wide=1.2, ambient=0.0)
    boy.draw(p, (1, 0.1, -1), (-0.16, -0.02), (0.12, 0, 0.16), (1, 0), ambient=0.2, seed=5)
    heads.front(p, boy, "curls")
    man = Quarter(150, 908, 128, -0.3, 0.8, skull="heavy", nose="potato", age=0.5, light=RIGHT)
    bust(p, man, a=1, collar="shirt", wide=1.3, ambient=0.0)
    man.draw(p, (0.6, 0.3, -1), (0.12, 0.0), (0.26, -0.6, 0.1), (1, 0), ambient=0.24, seed=3)
    man.ear(p)
    man.hair(p, "receding", n=9)
    woman = Quarter(672, 930, 118, 0.16, -0.8, skull="gaunt", nose="long", age=0.4, light=RIGHT)
    bust(p, woman, a=1, collar="round", wide=1.3, ambient=-0.1)
    woman.draw(p, (0.42, -0.3, 0.6), (-0.16, 0.08), (0.17, -0.5, 0), (1, 0), ambient=0.15, seed=6)
    woman.ear(p)
    woman.hair(p, "bun", n=12)
    for x, y, turn, flip, foot, top, bar in (
        (286, 1080, 0.16, -1, (258, 1250), (338, 670), (262, 618, 404, 674)),
        (534, 1092, -0.12, 1, (552, 1250), (500, 660), (440, 690, 578, 634)),
    ):
        hand = Hand(x, y, 112, turn, flip, RIGHT, ambient=0.12, seed=4)
        grip_back(p, hand, 1.6)
        _pole(p, foot, top, bar)
        grip_front(p, hand, 0.16, 0.24)
        arm = Hand(x, y, 112, turn + 1.57 * flip, flip, RIGHT, seed=2)
        cuff(p, arm, -3.0, -1.3, a=1, wide=0.42, ambient=0.0)


def _pole(
    p: Print, foot: tuple[float, float], top: tuple[float, float], bar: tuple[float, ...]
) -> None:
    """A pole with a log across its head."""
    shaft = brush([foot, top], [38, 34])
    p.relief(shaft, RIGHT, 19, 7, angle=1.5, outline=7, ambient=0.2, length=90)
    log = brush([bar[:2], bar[2:]], [40, 40])
    p.relief(log, RIGHT, 20, 7, angle=0.3, outline=7, ambient=0.25, length=60)
