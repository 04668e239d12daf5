"""He stands in the snow, she in a warm room; lips and palms lean to the two sides of a pane."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, noise, oval, place, poly, shapes, strands
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.profile import Profile
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.mould import Mould

PANE = 432
NIGHT, LAMP = (0.75, -0.3, 0.5), (-0.25, -0.6, 0.75)
HIM = Profile(166, 440, 270, 0.0, -1, 1.0, 0.04, light=NIGHT)
HER = Profile(684, 512, 246, 0.26, 1, 0.75, light=LAMP)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 281)
    streaks(p, dim(PANE, 640, 560, 0.55, 0.1) + 0.1 * (noise(140, 3) - 0.5), 1.4, 12, 150, a=1)
    room = poly([(PANE, -10), (810, -10), (810, 1210), (PANE, 1210)])
    p.put(room, k=0, a=0, b=1)
    _bodies(p)
    HIM.draw(p, opened=0.6, gaze=-0.3, brow=-0.07, smile=0.0, lips=(0, 0), seed=2, ambient=0.06)
    HER.draw(p, opened=0.66, gaze=-0.5, brow=-0.08, smile=0.3, lips=(0, 1), seed=5, ambient=0.12)
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
    coat = blob("-40 1240, -40 900, 40 830, 150 810, 260 850, 320 960, 350 1240")
    p.relief(coat, NIGHT, 100, 12, angle=0.4, a=1, outline=8, ambient=-0.1)
    dress = blob("850 1240, 850 960, 760 900, 660 890, 590 950, 560 1060, 560 1240")
    p.relief(dress, LAMP, 100, 12, angle=-0.4, b=1, outline=8, ambient=-0.1)


def _hat(p: Print) -> None:
    """A knitted cap and a scarf."""
    cap = HIM.patch(
        "-.72 -.56, -.3 -.62, .2 -.44, .7 -.2, .92 -.3, 1.0 -.8, .7 -1.3, .1 -1.5,"
        "-.46 -1.3, -.7 -.9"
    )
    p.relief(cap, NIGHT, 70, 10, a=1, outline=8, ambient=0.05, angle=1.3)
    fold = HIM.patch(
        "-.78 -.74, -.3 -.86, .3 -.66, .98 -.36, .94 -.06, .6 -.1, .1 -.36, -.4 -.5, -.76 -.46"
    )
    p.relief(fold, NIGHT, 30, 9, a=1, outline=8, ambient=0.16, angle=1.2, soft=3)
    scarf = HIM.patch(
        "-.46 1.1, -.1 1.2, .3 1.1, .74 .86, .9 1.2, .7 1.6, .1 1.76, -.4 1.62, -.58 1.36"
    )
    p.relief(scarf, NIGHT, 60, 9, outline=8, ambient=0.0, angle=0.3)
    for line in ("-.5 1.3, .1 1.42, .8 1.1", "-.4 1.54, .1 1.6, .78 1.36"):
        p.ink(brush(HIM.at(line), [3, 12, 3]))


def _hair(p: Print) -> None:
    """Loose, falling back from the lifted face."""
    form = (
        "-.6 -.66, -.36 -1.14, .1 -1.36, .68 -1.2, 1.02 -.7, 1.1 0, 1.16 .8, 1.5 1.6, 1.3 2.4,"
        ".5 2.5, .34 1.6, .5 1.0, .4 .4, .3 -.1, .06 -.34, -.3 -.6"
    )
    mass = HER.patch(form)
    p.ink(mass.grow(4))
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
