"""At the foot of a dark house a face looks up at the one lit window, where two embrace."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, oval, poly, shapes, strands
from namyok_art.lino.ground import dim
from namyok_art.lino.profile import Profile
from namyok_art.lino.walls import bricks

LIGHT = (0.62, -0.55, 0.5)
GLASS = poly("276 70, 748 40, 758 560, 284 556")


def draw() -> NDArray[np.uint8]:
    p = Print("green", "ochre", 171)
    bricks(p, dim(550, 300, 640, 0.9, 0.12), a=1, height=52, width=112)
    _window(p)
    _face(p)
    return p.press()


def _window(p: Print) -> None:
    """They have nobody else in their eyes."""
    p.flat(GLASS.grow(26), outline=9)
    p.flat(GLASS, b=1, outline=7)
    man = Profile(430, 250, 124, -0.1, -1, 1.1, 0.05)
    woman = Profile(640, 330, 108, 0.26, 1, 0.85)
    his = man.patch(
        "-.64 -.5, -.66 -1.0, -.2 -1.36, .4 -1.3, .86 -.8, .88 0, .7 .5, .3 .5, .1 -.2, -.3 -.6"
    )
    hers = woman.patch(
        "-.6 -.6, -.5 -1.1, 0 -1.3, .5 -1.24, .86 -.8, .9 -.1, .7 .4, .3 .5, .1 -.2, -.3 -.6"
    )
    knot = oval(722, 236, 40, 38)
    bodies = blob(
        "250 600, 270 480, 350 416, 440 404, 500 450, 560 470, 620 466, 690 476, 740 530, 760 600"
    )
    couple = man.outline() | woman.outline() | his | hers | knot | bodies
    p.ink(couple & GLASS)
    for who, first, last in (
        (man, "-.5 -.9, 0 -1.2, .6 -1.0, .8 -.2", "-.3 -.7, 0 -.7, .4 -.4, .6 .2"),
        (woman, "-.4 -1.0, 0 -1.2, .6 -1.0, .8 -.5", "-.3 -.7, .1 -.6, .5 -.6, .8 -.5"),
    ):
        cuts = strands(who.at(first), who.at(last), 6, 5, 3)
        p.put(shapes(cuts) & GLASS, k=0, a=0, b=1)
    for edge, way in ((280, 1), (752, -1)):
        drape = blob(
            [
                (edge - 20 * way, 30),
                (edge + 62 * way, 40),
                (edge + 44 * way, 170),
                (edge + 16 * way, 330),
                (edge + 34 * way, 470),
                (edge + 40 * way, 570),
                (edge - 20 * way, 580),
            ]
        )
        p.flat(drape & GLASS, a=1, outline=7)
        for q in (8, 24, 40):
            p.ink(
                brush(
                    [
                        (edge + way * q, 50),
                        (edge + way * q * 0.5, 260),
                        (edge + way * q * 0.7, 540),
                    ],
                    [7, 3, 6],
                )
                & GLASS
            )
    p.flat(poly("240 576, 790 588, 798 622, 244 606"), outline=8)


def _face(p: Print) -> None:
    """From below and aside: all of her looks up, only what the window lights is seen."""
    coat = blob("-40 1260, -40 1080, 60 1040, 200 1030, 340 1090, 440 1180, 480 1260")
    p.relief(coat, LIGHT, 90, 11, angle=0.5, a=1, outline=8, ambient=-0.1, seed=5)
    head = Profile(236, 846, 296, 0.5, -1, 0.92, light=LIGHT)
    p.ink(head.outline().grow(12))
    skin = head.draw(
        p, opened=0.95, gaze=-0.4, brow=-0.14, smile=-0.35, lips=(0, 1), ambient=0.8, seed=3,
        ear=False,
    )  # fmt: skip
    # one plane of light, one of shade: a cut for every tone would give her a beard
    shade = head.patch(
        ".3 -.5, .06 -.3, -.1 .0, -.2 .3, -.14 .56, -.24 .8, -.42 .94, -.62 1.0, -.6 1.2, .1 1.9,"
        ".8 1.9, .8 0"
    )
    p.put(shade & skin, k=0, b=1)
    hatch = strands(
        head.at("-.1 .1, -.14 .4, -.1 .6, -.2 .8"), head.at(".3 -.2, .3 .3, .3 .6, .2 .9"), 9, 9, 6
    )
    throat = head.patch(
        "-.6 1.06, -.34 1.02, -.06 .9, .2 .6, .5 .5, .7 1.9, -.06 1.9, -.02 1.3, -.2 1.14"
    )
    p.ink((throat | shapes(hatch)) & skin)
    glow = strands(head.at("-.1 1.1, .06 1.3, .06 1.8"), head.at(".3 .8, .4 1.2, .5 1.8"), 7, 10, 8)
    p.put(shapes(glow) & throat & skin, k=0, b=1)
    hair = head.patch(
        "-.6 -.62, -.5 -1.08, .06 -1.36, .66 -1.24, 1.04 -.7, 1.1 0, 1.0 .7, 1.1 1.4, .6 1.6,"
        ".3 1.2, .22 .6, .12 .2, .02 -.2, -.12 -.5, -.36 -.6"
    )
    p.ink(hair.grow(4))
    cuts = strands(
        head.at("-.52 -.72, -.2 -1.14, .5 -1.18, .96 -.5, .94 .5, .96 1.3"),
        head.at("-.3 -.64, -.04 -.5, .12 -.1, .3 .4, .36 .9, .5 1.4"),
        15, 11, 4,
    )  # fmt: skip
    p.put(shapes(cuts) & hair, k=0, a=0, b=1)
