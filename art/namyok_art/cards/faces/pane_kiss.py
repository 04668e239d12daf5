"""He stands in the snow, she in a warm room; lips and palms lean to the two sides of a pane."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, noise, oval, place, poly, shapes, strands
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.side import Side
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.mould import Mould

PANE = 432
NIGHT, LAMP = (0.75, -0.3, 0.5), (-0.25, -0.6, 0.75)
HIM = Side(184, 424, 264, -0.06, -1, "man", part=0.3)
HER = Side(650, 506, 240, 0.2, 1, "woman", part=0.4, smile=0.4)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 281)
    streaks(p, dim(PANE, 640, 560, 0.55, 0.1) + 0.1 * (noise(140, 3) - 0.5), 1.4, 12, 150, a=1)
    room = poly([(PANE, -10), (810, -10), (810, 1210), (PANE, 1210)])
    p.put(room, k=0, a=0, b=1)
    _bodies(p)
    # the room lights him up to the ear
    warm = HIM.patch("-.2 -1.3, -1 -1.3, -1 1.5, .1 1.3, .14 .7, .14 .3, .1 .0, -.04 -.3, -.1 -.7")
    HIM.draw(
        p, 0.6, (0.5, 0.3), (-0.05, 0.04), (0, 0), a=1, bare=0.62, ambient=0.12, seed=2,
        lit=[(warm, 1.0), *HIM.lights()[1:]],
    )  # fmt: skip
    HIM.ear(p, light=0.3)
    HER.draw(p, 0.75, (0.4, -0.5), (-0.06, 0.02), (0, 1), b=1, bare=0.6, ambient=0.14, seed=5)
    _hat(p)
    _hair(p)
    _snow(p)
    _pane(p)
    _hands(p)
    return p.press()


def _snow(p: Print) -> None:
    """It falls between us and him, but not on his face."""
    rng = np.random.default_rng(5)
    face = HIM.outline()
    for x, y in rng.uniform((10, 10), (PANE - 24, 1190), (90, 2)):
        r = float(rng.uniform(5, 11))
        flake = oval(float(x), float(y), r, r)
        if not (flake & face).data.any():
            p.flat(flake, outline=3)


def _bodies(p: Print) -> None:
    """Her bare neck rises out of the dress; his is wrapped."""
    coat = blob("-40 1240, -40 880, 40 810, 150 790, 250 830, 306 940, 340 1240")
    p.relief(coat, NIGHT, 100, 12, angle=0.4, a=1, outline=8, ambient=-0.1)
    HIM.neck(p, [(230, 860), (30, 840)], a=1)
    HER.neck(p, [(616, 990), (810, 960)], light=0.75, seed=6)
    dress = blob("850 1240, 850 930, 790 970, 720 1000, 650 986, 600 1010, 562 1080, 560 1240")
    p.relief(dress, LAMP, 100, 12, angle=-0.4, b=1, outline=8, ambient=-0.1)


def _hat(p: Print) -> None:
    """A knitted cap and a scarf."""
    cap = HIM.patch(
        "-.66 -.6, -.3 -.66, .2 -.5, .7 -.2, .94 -.3, 1.04 -.8, .74 -1.34, .1 -1.54,"
        "-.46 -1.34, -.68 -.94"
    )
    p.relief(cap, NIGHT, 70, 10, a=1, outline=8, ambient=0.05, angle=1.3)
    fold = HIM.patch(
        "-.72 -.78, -.3 -.9, .3 -.72, 1.0 -.4, .98 -.08, .6 -.12, .1 -.38, -.36 -.52, -.7 -.5"
    )
    p.relief(fold, NIGHT, 30, 9, a=1, outline=8, ambient=0.2, angle=1.2, soft=3)
    wraps = (
        "-.4 1.26, -.1 1.14, .3 .92, .7 .6, .96 .74, .9 1.06, .5 1.34, .06 1.5, -.34 1.52",
        "-.5 1.5, -.1 1.4, .4 1.24, .86 .98, 1.06 1.2, .94 1.54, .4 1.76, -.1 1.84, -.46 1.76",
    )
    for seed, form in enumerate(reversed(wraps)):
        turn = HIM.patch(form)
        p.relief(turn, NIGHT, 44, 9, outline=8, ambient=0.08, angle=0.9, seed=seed, bend=0.6)


def _hair(p: Print) -> None:
    """Loose, falling back from the lifted face."""
    form = (
        "-.56 -.72, -.4 -1.12, .1 -1.36, .68 -1.22, 1.02 -.7, 1.1 0, 1.16 .8, 1.5 1.6, 1.3 2.6,"
        ".7 2.6, .5 1.7, .5 1.0, .3 .5, .14 .2, .06 -.2, -.1 -.5, -.34 -.72"
    )
    mass = HER.patch(form)
    p.put(mass.grow(4), k=1, a=0, b=0)
    cuts = strands(
        HER.at("-.5 -.76, -.1 -1.16, .56 -1.1, .94 -.5, 1.0 .6, 1.3 2.0"),
        HER.at("-.3 -.66, .1 -.5, .34 -.1, .5 .5, .56 1.2, .7 2.2"), 15, 9, 6,
    )  # fmt: skip
    p.put(shapes(cuts) & mass, k=0, a=0, b=1)


def _pane(p: Print) -> None:
    """The glass on its edge; white where their breath has met on it."""
    for x, y, size, flip in ((PANE - 9, 596, 104, -1), (PANE + 9, 590, 84, 1)):
        form = "0 -1, .26 -.8, .3 -.3, .6 0, .5 .4, .66 .8, .36 1.0, .3 1.5, 0 1.7"
        cloud = blob(place(form, x, y + 60, size, 0, flip))
        p.put(cloud - (HIM.outline() | HER.outline()), k=0, a=0, b=0)
    glass = [(PANE - 9, -10), (PANE + 9, -10), (PANE + 9, 1210), (PANE - 9, 1210)]
    p.flat(poly(glass), outline=6)


def _hands(p: Print) -> None:
    for x, y, size, left, age, elbow, sleeve, light in (
        (PANE - 58, 1096, 164, False, "man", (210, 1330, 0), dye("blue"), NIGHT),
        (PANE + 54, 1060, 146, True, "woman", (640, 1300, 0), dye("rose"), LAMP),
    ):
        edge = PANE - 15 if not left else PANE + 15
        end = 810 if left else -10
        side = poly([(edge, -10), (end, -10), (end, 1210), (edge, 1210)])
        m = Mould()
        grasp(
            m, x, y, size, "cover", 84 if left else -90, 0, 5 if left else -6, left=left, age=age,
            elbow=elbow, sleeve=sleeve, bare=0.5,
        )  # fmt: skip
        hew(
            p,
            m,
            light,
            gap=6,
            outline=7,
            line=2.8,
            ambient=0.14,
            cloth=0.04,
            length=50,
            within=side,
        )
