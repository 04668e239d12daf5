"""A small body without a head pushes a wheelbarrow with its own huge head in it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Face,
    Print,
    Y,
    below,
    brush,
    hair,
    noise,
    oval,
    poly,
    spot_at,
    step,
)
from namyok_art.lino.ground import streaks
from namyok_art.lino.solid import BARE, clad, dye, hew
from namyok_art.painted.figures import POSES, figure
from namyok_art.painted.mould import Mould


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "moss", 461)
    streaks(p, 0.98 - 0.15 * step(0, 700, Y) + 0.05 * noise(80, 2), 0.2, 14, 190, b=1, seed=23)
    hill = below("-10 950, 400 1010, 810 1110")
    p.ink(hill.grow(7))
    streaks(p, 0.5 + 0.3 * noise(60, 4), 0.16, 15, 150, a=1, seed=5, within=hill)
    for x, y, s in ((640, 150, 1.0), (716, 100, 0.7), (560, 90, 0.8)):
        wings = [(-34, -12), (-12, -16), (0, 0), (12, -16), (34, -12)]
        p.ink(brush([(x + dx * s, y + dy * s) for dx, dy in wings], [2, 7, 8, 7, 2]))
    _head(p)
    _barrow(p)
    _body(p)
    return p.press()


def _head(p: Print) -> None:
    face = Face(280, 398, 276, 0.1, -0.3, wide=1.0, nose="potato", age=0.75, light=LEFT)
    face.draw(
        p,
        eyes=(0.6, -0.55, -0.7),
        brow=(-0.1, -0.02),
        mouth=(0.2, -0.5, 0),
        lips=(1, 0),
        seed=5,
        ambient=0.14,
        full=0.8,
        smirk=-0.3,
        ears=True,
        brow_width=0.11,
    )
    hair.front(p, face, "receding", n=11)


def _barrow(p: Print) -> None:
    """Seen from the side, its wheel to the left and higher: it goes uphill."""
    at = (130, 884)
    for way, wide in (("404 850, 446 984", 40), ("330 856, 440 960", 18)):
        p.relief(brush(way, [wide, wide * 0.8]), LEFT, 16, 8, outline=7, ambient=0.1, angle=1.2)
    tray = poly("14 640, 504 688, 440 850, 150 840")
    p.relief(tray, LEFT, 44, 11, 0.7, 0.1, a=1, outline=9, ambient=0.12, seed=4)
    for x0, x1 in ((150, 226), (270, 302), (390, 378)):
        p.ink(brush([(x0, 650 + (x0 - 14) * 0.1), (x1, 842)], [8, 8]))
    p.relief(brush("4 634, 512 690", [34, 34]), LEFT, 16, 8, outline=8, ambient=0.3, angle=0.1)
    shaft = brush("96 884, 330 862, 470 850, 606 838", [34, 34, 32, 26])
    p.relief(shaft, LEFT, 16, 8, outline=8, ambient=0.25, angle=-0.1)
    wheel = oval(*at, 118, 118)
    p.put(wheel.grow(9), k=1)
    p.put(wheel, k=0, a=0, b=1)
    p.relief(wheel - oval(*at, 84, 84), LEFT, 20, 8, outline=8, ambient=0.26, angle=0.5)
    for t in np.linspace(0.3, np.pi + 0.3, 5)[:-1]:
        c, s = 90 * np.cos(t), 90 * np.sin(t)
        spoke = brush([(at[0] - c, at[1] - s), (at[0] + c, at[1] + s)], [26, 18, 26])
        p.relief(spoke, LEFT, 12, 7, outline=6, ambient=0.3)
    p.relief(oval(*at, 38, 38), LEFT, 30, 7, a=1, outline=8, ambient=0.2)
    p.ink(oval(*at, 10, 10))


def _body(p: Print) -> None:
    """It leans into the push; the collar is empty."""
    m = Mould()
    who = clad("man", coat=dye("rust"), cut="trousers", legs=BARE)
    body = figure(
        m,
        724,
        1112,
        590,
        who,
        POSES["pushing"],
        yaw=-72,
        reach={"L": (574, 848, 70), "R": (548, 850, -40)},
        hands=("hold", "hold"),
    )
    m.rows = [row for row in m.rows if np.linalg.norm(row[8:11] - body["head"]) > 84]
    m.strands, m.eyes, m.decals = [], {}, {}
    hew(p, m, LEFT, gap=5.5, outline=6, line=2.6, ambient=0.3, cloth=0.12, halo=5, length=50)
    nape = np.add(body["neck"][:2], (-6, 2))
    p.flat(spot_at(nape, 38, 22, -0.7), outline=6)
    p.ink(spot_at(np.add(nape, (-2, -2)), 27, 13, -0.7))
