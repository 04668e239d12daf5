"""At the foot of a dark house a face looks up at the one lit window, where two embrace."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, poly, shapes, strands
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.ground import dim
from namyok_art.lino.side import Side
from namyok_art.lino.walls import bricks

GLASS = poly("250 60, 752 34, 758 520, 256 512")
HER = Side(224, 808, 312, 0.56, -1, "woman", part=0.55)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "ochre", 171)
    bricks(p, dim(520, 300, 620, 0.86, -0.1), a=1, height=52, width=112)
    _window(p)
    _neck(p)
    _face(p)
    _hair(p)
    return p.press()


def _window(p: Print) -> None:
    """They have nobody else in their eyes."""
    p.flat(GLASS.grow(24), outline=9)
    p.flat(GLASS, b=1, outline=7)
    man = Side(408, 226, 128, -0.16, -1, "man")
    woman = Side(614, 296, 116, 0.3, 1, "woman", part=0.4)
    his = man.patch(
        "-.56 -.7, -.6 -1.06, -.2 -1.36, .4 -1.3, .86 -.86, .92 -.2, .74 .4, .4 .56, .2 .1, -.1 -.5"
    )
    hers = woman.patch(
        "-.56 -.7, -.46 -1.12, 0 -1.34, .5 -1.26, .9 -.8, 1.0 -.1, 1.2 .5, 1.3 1.3, .8 1.5,"
        ".3 .9, .3 .3, 0 -.5"
    )
    # his neck and back, his arm round her; she leans in
    bodies = blob(
        "236 560, 240 470, 270 400, 330 372, 350 330, 430 330, 450 392, 500 430, 560 436, 596 420,"
        "600 380, 680 370, 690 420, 740 450, 776 520, 776 560"
    )
    couple = man.outline() | woman.outline() | his | hers | bodies
    p.ink(couple & GLASS)
    for who, first, last, n in (
        (man, "-.5 -.96, 0 -1.24, .6 -1.0, .82 -.2", "-.3 -.84, 0 -.8, .4 -.5, .6 .2", 5),
        (woman, "-.4 -1.04, 0 -1.24, .7 -.9, 1.1 .8", "-.3 -.74, .2 -.6, .6 -.1, .8 1.0", 5),
    ):
        cuts = strands(who.at(first), who.at(last), n, 5, 3)
        p.put(shapes(cuts) & GLASS, k=0, a=0, b=1)
    arm = brush("346 436, 420 500, 520 508, 610 470, 650 452", [0, 6, 7, 6, 0])
    p.put(arm & GLASS, k=0, a=0, b=1)
    for edge, way in ((252, 1), (752, -1)):
        drape = blob(
            [
                (edge - 20 * way, 20),
                (edge + 66 * way, 30),
                (edge + 46 * way, 160),
                (edge + 14 * way, 300),
                (edge + 32 * way, 430),
                (edge + 38 * way, 540),
                (edge - 20 * way, 540),
            ]
        )
        p.flat(drape & GLASS, a=1, outline=7)
        for q in (8, 24, 40):
            fold = [(edge + way * q, 40), (edge + way * q * 0.5, 240), (edge + way * q * 0.7, 510)]
            p.ink(brush(fold, [7, 3, 6]) & GLASS)
    p.flat(poly("206 534, 790 548, 800 584, 210 568"), outline=8)


def _neck(p: Print) -> None:
    """A stretched throat that rises out of a collar."""
    neck = blob(
        "210 930, 190 1070, 150 1260, 500 1260, 446 1170, 424 1110, 412 1060, 424 980, 300 880"
    )
    lit = blob(
        "424 970, 412 1060, 424 1110, 446 1170, 500 1270, 400 1270, 372 1150, 350 1050, 370 980"
    )
    chisel(p, neck, glow(neck, [(lit, 1.1)], 14), 9, -0.5, outline=7, seed=4)
    coat = blob("-40 1280, -40 1110, 60 1076, 150 1100, 250 1150, 380 1172, 490 1130, 590 1280")
    edge = brush("150 1100, 250 1150, 380 1172, 490 1130, 600 1290", [30, 40, 44, 40, 60])
    chisel(p, coat, glow(coat, [(edge, 1.2)], 18) + 0.3, 10, 0.5, a=1, outline=8, seed=5)


def _face(p: Print) -> None:
    """All of her looks up; what the window does not light is dark."""
    face = HER.patch("-.2 -1.3, -1 -1.3, -1 1.3, .1 1.1, .1 .7, .04 .2, -.06 -.2, -.1 -.7")
    hollows = [
        (HER.patch("-.6 -.32, -.46 -.38, -.28 -.34, -.28 -.24, -.44 -.3, -.56 -.22"), -0.4),
        (HER.patch("-.64 .2, -.58 .16, -.54 .26, -.6 .34"), -0.5),
        (HER.patch("-.58 .7, -.5 .68, -.46 .73, -.54 .77"), -0.4),
    ]
    p.put(HER.outline().grow(16), k=1, a=0, b=0)
    HER.draw(p, 0.8, (0.4, -0.9), (-0.1, 0.02), (0, 1), lit=[(face, 1.0), *hollows], seed=3)
    p.put(HER.cut("-.34 .08, -.38 .16, -.36 .24", [0.01, 0.03, 0.012]), k=0)


def _hair(p: Print) -> None:
    """It falls back from the lifted face, the window on its crown."""
    mass = HER.patch(
        "-.56 -.72, -.5 -1.1, 0 -1.38, .66 -1.24, 1.06 -.7, 1.2 0, 1.4 .7, 1.9 1.3, 1.4 1.6,"
        ".9 1.3, .56 1.0, .36 .6, .2 .3, .1 .0, -.06 -.34, -.3 -.6"
    )
    p.put(mass.grow(5), k=1, a=0, b=0)
    for first, last, n, width in (
        (
            "-.52 -.8, -.2 -1.2, .5 -1.16, .96 -.5, 1.1 .4, 1.6 1.2",
            "-.36 -.72, .06 -.8, .5 -.6, .7 -.1, .8 .5, 1.2 1.2",
            19,
            17,
        ),
        (
            "-.3 -.62, .2 -.5, .5 .0, .7 .6, 1.1 1.3",
            "-.1 -.4, .14 .0, .3 .4, .5 .8, .8 1.2",
            9,
            12,
        ),
    ):
        cuts = strands(HER.at(first), HER.at(last), n, width, 4)
        p.put(shapes(cuts) & mass, k=0, a=0, b=1)
