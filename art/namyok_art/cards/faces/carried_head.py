"""Small people carry a huge smiling head on their hands; the last, a child, has got its hat."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, points, shapes, step, strands
from namyok_art.lino.grip import clutch, lay
from namyok_art.lino.ground import streaks
from namyok_art.lino.profile import Profile
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.colour import Colour
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import CLOTH, SKIN, Mould

LAMP = (-0.4, -0.4, 0.8)
GIANT = Profile(420, 320, 300, math.pi / 2 - 0.1, 1, 1.05, 0.0, age=0.25, light=LAMP)
UNDER = Grip(
    (0, 0, 0), (8, 16, 10), (8, 18, 10), (10, 20, 12), (14, 22, 12), (0, -12, -2, 8, 18), 0.2
)
ASIDE = ((-0.52, -0.76, -0.16), (-0.62, -1.05, -0.18))


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 391)
    streaks(p, 1.0 - 0.25 * step(100, 900, Y), 0.06, 14, 200, a=1, seed=4)
    GIANT.draw(
        p, opened=0.7, gaze=0.6, brow=-0.1, smile=1.0, lips=(1, 0), ambient=0.12, seed=3, ear=False,
    )  # fmt: skip
    _hair(p)
    _ear(p)
    _bearers(p)
    _last(p)
    return p.press()


def _hair(p: Print) -> None:
    """It lies round the ear, and from the crown it hangs down behind the bearers."""
    scalp = GIANT.patch(
        "-.46 -.92, -.3 -.72, -.12 -.52, -.1 -.24, -.04 .06, .04 .1, .1 -.16, .24 -.2, .3 .06,"
        ".24 .4, .3 .7, .4 1.0, .46 1.4, .5 1.9, .74 1.9, .72 1.3, .84 .8, .92 .3, .94 -.2,"
        ".84 -.7, .62 -1.1, .2 -1.34, -.2 -1.26"
    )
    tail = blob(
        "640 150, 730 170, 800 240, 850 400, 850 1250, 610 1250, 620 1000, 600 820, 560 700,"
        "500 600, 560 470, 600 300", 10,
    )  # fmt: skip
    mass = scalp | tail
    p.put(mass.grow(4), k=1, a=0, b=0)
    at = GIANT.at
    for first, last, n, seed in (
        (
            points("776 400, 800 520, 800 760, 790 1000"),
            points("680 520, 700 620, 704 760, 700 1000"), 9, 3,
        ),
        (points("668 560, 680 640, 690 900"), points("610 580, 624 660, 640 900"), 5, 4),
        (at("-.3 -1.0, .1 -.9, .4 -.5, .5 0"), at("-.2 -.76, .0 -.5, .16 -.34, .3 -.1"), 7, 5),
        (at(".1 -1.2, .5 -.9, .78 -.4, .82 .2"), at("-.1 -1.0, .3 -.6, .5 -.1, .54 .3"), 8, 6),
        (at(".8 .2, .7 .7, .62 1.2, .6 1.8"), at(".36 .3, .4 .7, .5 1.2, .54 1.8"), 7, 7),
    ):  # fmt: skip
        p.put(shapes(strands(first, last, n, 9, seed)) & mass, k=0, a=0, b=0)


def _ear(p: Print) -> None:
    """Rim, fold, lobe and the dark way in."""
    ear = GIANT.patch(
        "-.02 .06, -.03 -.12, .04 -.26, .16 -.3, .25 -.2, .25 -.02, .19 .14, .14 .3, .05 .36,"
        "-.01 .26"
    )
    p.relief(ear, LAMP, 30, 8, outline=7, ambient=0.34)
    for line, width in (
        ("0 -.06, .03 -.19, .13 -.23, .19 -.15, .18 0, .12 .14", 0.03),
        (".05 -.06, .09 -.12, .13 -.06, .1 .05, .07 .14", 0.024),
    ):
        p.ink(GIANT.cut(line, [0.004, width, width, 0.004]))
    p.ink(GIANT.patch(".0 .0, .05 -.05, .09 0, .07 .1, .02 .12"))


def _bearers(p: Print) -> None:
    """Three abreast under the weight: one strains, one is amused, one eyes the hat."""
    _body(p, 88, 990, dye("violet"), ((14, 648), (150, 650)), "old")
    elder = Quarter(84, 846, 102, -0.3, 0.8, skull="gaunt", nose="hooked", age=0.9, light=LAMP)
    elder.draw(p, (0.7, 0.3, -1), (-0.1, 0.1), (0.24, -0.5, 0.1), (1, 0), ambient=0.2, seed=7)
    elder.ear(p)
    elder.hair(p, "short", k=0, n=10)
    _body(p, 500, 1000, dye("violet"), ((436, 654), (584, 650)), "man")
    him = Quarter(506, 852, 106, 0.2, 0.8, skull="heavy", nose="potato", age=0.5, light=LAMP)
    him.draw(p, (0.6, 0.9, 0.9), (0.12, -0.06), (0.2, -0.7, 0), (1, 0), ambient=0.15, seed=5)
    him.ear(p, out=0.1)
    him.hair(p, "receding", n=8)
    _body(p, 312, 1056, BARE, ((246, 678), (374, 674)), "woman")
    her = Quarter(314, 902, 98, -0.14, -0.6, skull="round", nose="snub", light=LAMP)
    her.draw(p, (0.85, -0.1, 0.3), (-0.08, 0.02), (0.22, 0.8, 0), (1, 0), ambient=0.2, seed=3)
    her.hair(p, "bob", n=10)


def _body(
    p: Print,
    x: float,
    y: float,
    cloth: Colour,
    wrists: tuple[tuple[float, float], tuple[float, float]],
    age: str,
) -> None:
    """A chest, a neck and two arms that bear."""
    m = Mould()
    m.group()
    m.cone((x, y + 70, 0), (x, y + 300, 0), 104, 96, cloth, 0, CLOTH)
    m.cone((x - 64, y + 10, 0), (x + 64, y + 10, 0), 54, 54, cloth, 50, CLOTH)
    m.group()
    m.cone((x, y - 90, 10), (x, y - 10, 0), 42, 50, BARE, 0, SKIN)
    for side, (wx, wy) in zip((-1, 1), wrists, strict=True):
        lay(
            m, (wx, wy, 60), 84, UNDER, -8 * side, 0, -6 * side, left=side < 0, age=age,
            thumb=ASIDE, elbow=(x + side * 122, y - 150, 40), shoulder=(x + side * 84, y + 10, 0),
            sleeve=cloth, bare=0.3, girth=1.0,
        )  # fmt: skip
    hew(p, m, LAMP, gap=6.5, outline=7, line=2.8, ambient=0.22, cloth=0.02, length=55, shadow=0.45)


def _last(p: Print) -> None:
    """A child holds on to the brim of a hat that was made for the giant."""
    m = Mould()
    m.group()
    m.cone((702, 1216, 0), (702, 1380, 0), 90, 110, dye("rose"), 0, CLOTH)
    m.group()
    m.cone((698, 1146, 0), (700, 1206, 0), 34, 40, BARE, 0, SKIN)
    hew(p, m, LAMP, gap=6.5, outline=7, line=2.8, ambient=0.0, cloth=0.05, length=50, halo=4)
    face = Face(698, 1078, 96, -0.08, -0.4, child=True, light=(-0.1, -0.3, 1))
    face.draw(p, (1, -0.7, -0.8), (-0.1, 0.04), (0.13, 0.5, 0.07), (1, 0), ambient=0.24, seed=4)
    crown = blob("586 942, 600 842, 636 788, 694 816, 766 784, 802 842, 816 942, 698 972")
    p.put(crown.grow(11), k=0, a=0, b=0)
    p.relief(crown, LAMP, 60, 9, b=1, outline=7, ambient=0.12, angle=0.1)
    p.flat(blob("582 914, 698 942, 818 912, 822 960, 698 990, 578 962"), a=1, outline=6)
    brim = blob("526 978, 586 950, 698 972, 816 946, 876 962, 826 1014, 698 1034, 586 1020")
    p.relief(brim, LAMP, 20, 8, b=1, outline=7, ambient=0.22, soft=3)
    m = Mould()
    for side, x in ((-1, 588), (1, 786)):
        clutch(
            m, (x, 1004, 60), 66, (-side, 0.12, 0), (0, -1, 0.3), 0.1, left=side > 0, age="child",
            elbow=(x + side * 6, 1172, 10), shoulder=(702 + side * 60, 1232, 0), thumb="along",
            sleeve=dye("rose"), bare=0.4,
        )  # fmt: skip
    hew(p, m, LAMP, gap=6, outline=6, line=2.6, ambient=0.2, cloth=0.1, length=45, shadow=0.4)
