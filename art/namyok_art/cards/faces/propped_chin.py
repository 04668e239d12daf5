"""A huge haughty face; people hold its chin up with poles, and the child has let go."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import RIGHT, Face, Print, Y, brush, noise, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.grip import clutch
from namyok_art.lino.ground import streaks
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.colour import Array
from namyok_art.painted.mould import Mould

LAMP = (0.3, -0.35, 0.9)


def draw() -> NDArray[np.uint8]:
    p = Print("violet", "ochre", 181)
    tone = 0.97 - 0.3 * step(500, 1200, Y) + 0.1 * (noise(140, 2) - 0.5)
    streaks(p, tone, -0.08, 14, 170, b=1, seed=41)
    _proud(p)
    _crew(p)
    return p.press()


def _proud(p: Print) -> None:
    face = Face(408, 262, 372, -0.1, 0.1, 0.95, nose="hooked", light=RIGHT, age=0.62)
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
    slipped = Mould()
    _pole(slipped, (350, 1000), (458, 810), (-58, -44, 52, 42))
    hew(p, slipped, LAMP, gap=6.5, outline=7, line=3, ambient=0.16, length=60)
    boy = Face(414, 1022, 88, -0.06, 0.0, child=True, light=(0.5, -0.5, 0.9))
    bust(p, boy, b=1, collar="round", wide=1.2, ambient=0.0)
    boy.draw(p, (1, 0.1, -1), (-0.16, -0.02), (0.14, 0, 0.2), (1, 0), ambient=0.2, seed=5)
    heads.front(p, boy, "curls")
    man = Quarter(126, 868, 128, -0.3, 0.8, skull="heavy", nose="potato", age=0.5, light=RIGHT)
    bust(p, man, collar="shirt", wide=1.3, ambient=-0.5)
    man.draw(p, (0.6, 0.3, -1), (0.12, 0.0), (0.26, -0.6, 0.1), (1, 0), ambient=0.24, seed=3)
    man.ear(p)
    man.hair(p, "receding", n=9)
    woman = Quarter(690, 884, 118, 0.16, -0.8, skull="gaunt", nose="long", age=0.4, light=RIGHT)
    bust(p, woman, collar="round", wide=1.3, ambient=-0.5)
    woman.draw(p, (0.42, -0.3, 0.6), (-0.16, 0.08), (0.17, -0.5, 0), (1, 0), ambient=0.15, seed=6)
    woman.ear(p)
    woman.hair(p, "bun", n=12)
    m = Mould()
    for foot, top, bar, share, side in (
        ((262, 1290), (306, 664), (-94, -34, 84, 22), 0.36, 1),
        ((564, 1290), (520, 668), (-84, 24, 92, -36), 0.34, -1),
    ):
        way = _pole(m, foot, top, bar)
        at = way[0] + (way[1] - way[0]) * share
        clutch(
            m, at, 150, way[1] - way[0], (0.78 * side, 0, 0.62), 0.135, left=side > 0,
            elbow=(at[0] - side * 210, at[1] + 90, -190), sleeve=dye("violet"), bare=0.1,
        )  # fmt: skip
    hew(p, m, LAMP, gap=6.5, outline=7, line=3, ambient=0.16, cloth=0.0, length=60, shadow=0.45)


def _pole(
    m: Mould,
    foot: tuple[float, float],
    top: tuple[float, float],
    bar: tuple[float, ...],
    depth: float = 20,
) -> tuple[Array, Array]:
    """A pole with a log across its head."""
    low, high = np.array([*foot, depth]), np.array([*top, depth])
    m.group()
    m.cone(low, high, 20, 18, BARE)
    m.group()
    start, end = (high + np.array([x, y, 6]) for x, y in (bar[:2], bar[2:]))
    m.cone(start, end, 24, 24, BARE)
    return low, high
