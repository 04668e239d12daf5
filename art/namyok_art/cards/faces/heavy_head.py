"""A small body without a head pushes a wheelbarrow with its own huge head in it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, Y, below, brush, noise, oval, poly, spot_at, step
from namyok_art.lino.ground import streaks
from namyok_art.lino.quarter import Quarter
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
    face = Quarter(300, 372, 296, 0.12, -0.8, skull="heavy", nose="potato", age=0.8, light=LEFT)
    face.draw(
        p,
        eyes=(0.55, -0.9, -0.3),
        brow=(-0.02, -0.06),
        mouth=(0.2, -0.4, 0),
        lips=(1, 0),
        seed=5,
        ambient=0.08,
        full=0.8,
    )
    face.ear(p)
    face.hair(p, "receding", n=14)


def _barrow(p: Print) -> None:
    """Seen from the side, its wheel to the left and higher: it goes uphill."""
    for way in ("96 872, 330 846, 660 806", "420 830, 470 1010"):
        p.flat(brush(way, [20, 22, 20]), outline=6)
    tray = poly("20 620, 566 690, 508 846, 130 852")
    p.relief(tray, LEFT, 44, 11, 0.7, 0.12, outline=9, ambient=-0.05, seed=4)
    p.flat(brush("14 622, 572 694", [20, 20]), outline=6)
    for x0, x1 in ((160, 216), (296, 320), (430, 416)):
        p.ink(brush([(x0, 642 + (x0 - 20) * 0.128), (x1, 842)], [7, 7]))
    at = (124, 882)
    wheel = oval(*at, 100, 100)
    p.put(wheel.grow(8), k=1)
    p.flat(wheel - oval(*at, 76, 76), outline=5)
    for t in np.linspace(0.3, np.pi + 0.3, 5)[:-1]:
        c, s = 80 * np.cos(t), 80 * np.sin(t)
        p.flat(brush([(at[0] - c, at[1] - s), (at[0] + c, at[1] + s)], [11, 11]), outline=3)
    p.flat(oval(*at, 22, 22), a=1, outline=6)


def _body(p: Print) -> None:
    """It leans into the push; the collar is empty."""
    m = Mould()
    who = clad("man", coat=dye("rust"), cut="trousers", legs=BARE)
    body = figure(
        m,
        704,
        1116,
        540,
        who,
        POSES["pushing"],
        yaw=-72,
        reach={"L": (640, 812, 40), "R": (630, 816, -40)},
        hands=("hold", "hold"),
    )
    m.rows = [row for row in m.rows if np.linalg.norm(row[8:11] - body["head"]) > 76]
    m.strands, m.eyes, m.decals = [], {}, {}
    hew(p, m, LEFT, gap=5.5, outline=5, line=2.4, ambient=0.1, cloth=0.05, halo=4, length=50)
    nape = np.add(body["neck"][:2], (-6, 2))
    p.flat(spot_at(nape, 34, 20, -0.7), outline=6)
    p.ink(spot_at(np.add(nape, (-2, -2)), 24, 12, -0.7))
