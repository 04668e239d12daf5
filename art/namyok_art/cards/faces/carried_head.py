"""Small people carry a huge smiling head on their hands; the last, a child, has got its hat."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, points, shapes, step, strands
from namyok_art.lino.ground import streaks
from namyok_art.lino.profile import Profile
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
from namyok_art.painted.figures import figure
from namyok_art.painted.mould import Mould

LAMP = (-0.5, -0.5, 0.7)
GIANT = Profile(420, 330, 300, math.pi / 2 - 0.1, 1, 1.05, 0.0, age=0.25, light=LAMP)


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 391)
    streaks(p, 1.0 - 0.25 * step(100, 900, Y), 0.06, 14, 200, a=1, seed=4)
    GIANT.draw(p, opened=0.7, gaze=0.6, brow=-0.1, smile=1.0, lips=(1, 0), ambient=0.12, seed=3)
    _hair(p)
    _bearers(p)
    return p.press()


def _hair(p: Print) -> None:
    """It flows from the brow over the crown and down behind the bearers."""
    mass = blob(
        "640 150, 720 150, 800 220, 850 400, 850 1250, 560 1250, 590 1000, 570 820, 540 700,"
        "470 620, 430 560, 470 520, 560 470, 596 380, 590 270", 10,
    )  # fmt: skip
    p.ink(mass.grow(4))
    for first, last, n, seed in (
        (
            "640 170, 730 200, 790 340, 800 600, 790 900",
            "600 330, 650 420, 680 640, 680 900",
            13,
            3,
        ),
        ("590 400, 620 520, 640 700, 640 900", "480 540, 540 620, 590 740, 600 900", 8, 4),
    ):
        p.put(shapes(strands(points(first), points(last), n, 12, seed)) & mass, k=0, a=0, b=0)


def _bearers(p: Print) -> None:
    """Three abreast under the weight: one strains, one is amused, one eyes the hat."""
    m = Mould()
    places = []
    for x, ground, tall, coat, age, hands, girth, z in (
        (304, 1560, 860, BARE, "woman", ((246, 604), (392, 634)), 1.0, 60),
        (500, 1584, 860, dye("violet"), "man", ((436, 640), (588, 652)), 1.2, 90),
        (96, 1590, 880, dye("violet"), "man", ((14, 560), (156, 590)), 0.9, 60),
    ):
        who = clad(age, coat=coat, legs=BLACK, girth=girth)
        placed = figure(
            m, x, ground, tall, who, "standing", headless=True, yaw=10, z=z,
            reach={"L": (*hands[0], z + 60), "R": (*hands[1], z + 60)}, hands=("open", "open"),
        )  # fmt: skip
        places.append(placed["head"])
    hew(p, m, LAMP, gap=6, outline=6, line=2.6, ambient=0.2, cloth=0.08, length=50, shadow=0.5)
    woman, man, old = ((float(at[0]), float(at[1])) for at in places)
    her = Quarter(
        woman[0] + 6, woman[1] - 8, 84, -0.12, -0.6, skull="round", nose="snub", light=LAMP
    )
    her.draw(p, (0.85, -0.1, 0.3), (-0.08, 0.02), (0.22, 0.8, 0), (1, 0), ambient=0.2, seed=3)
    her.hair(p, "bob", n=10)
    him = Quarter(
        man[0] + 4, man[1], 92, 0.16, 0.8, skull="heavy", nose="potato", age=0.5, light=LAMP
    )
    him.draw(p, (0.6, 0.9, 0.9), (0.12, -0.06), (0.2, -0.7, 0), (1, 0), ambient=0.15, seed=5)
    him.ear(p, out=0.1)
    him.hair(p, "receding", n=8)
    elder = Quarter(
        old[0] + 4, old[1] - 10, 88, -0.22, 0.8, skull="gaunt", nose="hooked", age=0.9, light=LAMP
    )
    elder.draw(p, (0.7, 0.5, -1), (-0.1, 0.1), (0.24, -0.5, 0.1), (1, 0), ambient=0.2, seed=7)
    elder.ear(p)
    elder.hair(p, "short", k=0, n=10)
    _last(p)


def _last(p: Print) -> None:
    """A child holds on to the brim of a hat that was made for the giant."""
    m = Mould()
    who = clad("child", coat=dye("rose"), cut="dress", legs=BARE)
    placed = figure(
        m, 676, 1480, 560, who, "standing", headless=True, yaw=-10, hands=("hold", "hold"),
        reach={"L": (580, 974, 60), "R": (764, 974, 60)},
    )  # fmt: skip
    hew(p, m, LAMP, gap=6, outline=6, line=2.6, ambient=0.2, cloth=0.1, length=50, halo=4)
    x, y = (float(v) for v in placed["head"][:2])
    face = Face(x, y + 6, 84, -0.08, -0.4, child=True, light=(-0.1, -0.3, 1))
    face.draw(p, (1, -0.7, -0.8), (-0.1, 0.04), (0.13, 0.5, 0.07), (1, 0), ambient=0.24, seed=4)
    crown = blob("560 900, 574 800, 610 746, 668 774, 740 742, 776 800, 790 900, 672 930")
    p.put(crown.grow(11), k=0, a=0, b=0)
    p.relief(crown, LAMP, 60, 9, b=1, outline=7, ambient=0.12, angle=0.1)
    p.flat(blob("556 872, 672 900, 792 870, 796 918, 672 948, 552 920"), a=1, outline=6)
    brim = blob("500 930, 560 908, 672 930, 790 904, 850 920, 800 966, 672 986, 560 972")
    p.relief(brim, LAMP, 20, 8, b=1, outline=7, ambient=0.22, soft=3)
