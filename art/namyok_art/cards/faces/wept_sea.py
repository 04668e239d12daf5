"""A face stands to its chin in the sea that it has wept; somebody rows there."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Print,
    X,
    Y,
    below,
    blob,
    brush,
    noise,
    oval,
    shapes,
    step,
    strands,
)
from namyok_art.lino.ground import rays, water
from namyok_art.lino.little import Little
from namyok_art.lino.shape import Points, points
from namyok_art.lino.solid import BLACK, clad, dye, hew
from namyok_art.painted.figures import figure
from namyok_art.painted.mould import Mould

LIGHT = (-0.75, -0.45, 0.5)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 3)
    rays(p, 400, 430, 0.18 + 0.22 * noise(200, 4) + 0.25 * step(700, 100, Y), b=1)
    p.put(
        blob(
            "400 36, 220 60, 104 190, 66 420, 80 640, 40 900, 250 930, 560 930, "
            "760 900, 720 640, 734 420, 696 190, 580 60"
        ),
        k=1,
        b=0,
    )
    face = Face(400, 470, 352, turn=0.0, light=LIGHT)
    face.draw(
        p, (0.54, 0.4, 1.0), (-0.16, 0.08), (0.17, -0.6, 0), (0, 1), ambient=0.06, brow_width=0.07
    )
    _hair(p)
    for side in (-1, 1):
        _fall(p, side)
    sea = below("-10 850, 90 836, 190 860, 300 838, 410 858, 520 836, 640 860, 720 838, 810 852")
    p.ink(sea.grow(5))
    glow = 0.25 * np.exp(-((np.hypot((X - 300) * 0.8, (Y - 900) * 1.5) / 150) ** 2))
    shade = 0.5 * np.exp(-(((X - 560) / 200) ** 2) - ((Y - 1080) / 26) ** 2)
    water(p, (0.82 - 0.75 * step(860, 1180, Y) + glow - shade).astype(np.float32), sea, a=1)
    _foam(p)
    _rower(p)
    return p.press()


def _hair(p: Print) -> None:
    mass = blob(
        "400 36, 220 60, 104 190, 70 420, 90 660, 128 590, 158 430, 246 265, "
        "396 168, 550 265, 636 430, 672 590, 712 660, 734 420, 696 190, 580 60"
    )
    p.put(mass, k=1, b=0)
    left = strands(
        "396 56, 240 80, 126 210, 90 420, 96 640, 60 860",
        "392 150, 280 210, 186 310, 138 450, 124 610, 150 860",
        9,
        10,
        5,
    )
    right = strands(
        "404 56, 560 80, 674 210, 712 420, 704 640, 740 860",
        "408 150, 520 210, 606 310, 662 450, 676 610, 650 860",
        9,
        6,
        6,
    )
    p.put(shapes(left + right), k=0, b=1)


def _fall(p: Print, side: int) -> None:
    """From the whole lid the tears come down over the cheekbone like a river over a weir."""

    def at(pts: str) -> Points:
        # a face is never even: one river is narrower and leans
        wide = 0.9 if side > 0 else 1.0
        return points(pts) * (side * wide, 1) + (404 + 8 * side, 0)

    outer = "176 452, 184 500, 190 560, 186 640, 196 720, 226 800, 290 880"
    inner = "68 466, 84 500, 92 560, 84 640, 70 720, 50 800, 6 880"
    lid = "140 478, 104 480"
    water = blob(np.vstack([at(outer), at(inner)[::-1], at(lid)[::-1]]))
    p.put(water.grow(6), k=1)
    p.put(water, k=0, a=1, b=0)
    light = strands(at(outer), at(inner), 9, 11, 5 + side)
    dark = strands(at(inner), at(outer), 8, 9, 9 + side, (0.05, 1))
    p.ink(shapes(dark) & water)
    p.put(shapes(light) & water, k=0, a=0, b=0)
    for x, y, r in ((40, 826, 9), (250, 800, 10), (18, 790, 6), (276, 770, 6), (236, 742, 5)):
        drop = oval(400 + side * x, y, r * 0.8, r)
        p.put(drop.grow(4), k=1)
        p.put(drop, k=0, a=0, b=0)


def _foam(p: Print) -> None:
    """Rings run out where the rivers reach the sea."""
    for middle in (250, 546):
        for rx, start, end in ((96, 0.15, 0.8), (132, 0.3, 0.92), (168, 0.1, 0.62)):
            t = np.linspace(np.pi * start, np.pi * end, 9)
            ring = [(middle + rx * np.cos(q), 842 + rx * 0.3 * np.sin(q)) for q in t]
            p.put(brush(ring, [0, 9, 10, 8, 0]), k=0, a=0, b=0)


def _rower(p: Print) -> None:
    """Somebody bends to the oars and looks up at the face."""
    who = clad("man", coat=dye("rose"), cut="trousers", legs=BLACK, hair=BLACK)
    m = Mould()
    placed = figure(
        m, 590, 1110, 330, who, "sitting", yaw=-58, headless=True,
        reach={"L": (486, 1000, 60), "R": (500, 1006, 90)}, hands=("fist", "fist"),
    )  # fmt: skip
    hew(p, m, LIGHT, gap=5, outline=7, line=2.4, ambient=0.25, cloth=0.1, length=36)
    x, y, _ = placed["head"]
    man = Little(x, y, 40, -0.3, -0.5, "long", "hooked", "receding", light=LIGHT)
    p.ink(man.outline().grow(9))
    man.draw(p, (1.0, -0.6, -0.9), (-0.16, 0.06), (0.16, -0.3, 0.14))
    hull = blob(
        "380 1010, 450 1034, 560 1044, 680 1032, 752 1000, 726 1060, 660 1106, 480 1108, 416 1066"
    )
    oar = brush("476 980, 540 1030, 610 1096, 656 1144", [11, 11, 11, 30])
    p.put((hull | oar).grow(9), k=1)
    p.relief(hull, LIGHT, 26, 7, outline=6, ambient=0.2, angle=0.1, length=90)
    p.ink(brush("400 1030, 560 1064, 736 1028", [3, 9, 3]))
    p.flat(oar, outline=6)
