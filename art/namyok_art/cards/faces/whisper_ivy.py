"""One whispers into another's ear; it comes out of the lips as ivy in bloom."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, Y, blob, brush, oval, place, shapes, spline, step, strands
from namyok_art.lino.ground import streaks
from namyok_art.lino.profile import Profile

LEAF = "0 0, .3 -.5, .8 -.5, .7 -.15, 1.1 0, .7 .2, .75 .55, .3 .45"
STEMS = (
    "112 636, 70 690, 60 780, 120 860, 220 880, 260 960, 220 1060, 120 1090, 60 1160",
    "112 630, 60 600, 44 520, 90 420, 60 320, 110 220, 210 150, 330 130, 450 80",
    "90 860, 40 920, 50 1000, 90 1060",
)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "rose", 271)
    streaks(p, 1.0 - 0.2 * step(200, 1200, Y), 0.06, 14, 190, seed=35)
    listener = Profile(296, 540, 250, -0.04, 1, 0.9, light=LEFT)
    p.relief(
        blob("60 1240, 120 1040, 210 960, 330 930, 470 960, 560 1060, 600 1240"),
        LEFT,
        100,
        12,
        angle=0.3,
        b=1,
        outline=6,
        ambient=-0.05,
    )
    listener.draw(
        p, opened=0.75, gaze=0.1, brow=-0.08, smile=0.1, lips=(0, 1), seed=2, ambient=0.0, ear=False
    )
    hair = listener.patch(
        "-.6 -.66, -.4 -1.16, .1 -1.32, .66 -1.16, .98 -.6, .96 0, .78 .5, .62 .6, "
        ".5 .3, .36 -.3, .1 -.36, 0 -.3, -.1 -.5, -.4 -.56"
    )
    p.ink(hair)
    cuts = strands(
        listener.at("-.54 -.72, -.2 -1.1, .5 -1.14, .86 -.5, .76 .3"),
        listener.at("-.3 -.6, 0 -.6, .2 -.5, .5 -.2, .6 .3"),
        9,
        9,
        3,
    )
    p.put(shapes(cuts) & hair, k=0, a=0, b=1)
    ear = listener.patch(".06 -.2, .2 -.28, .34 -.14, .3 .12, .18 .3, .08 .22")
    p.relief(ear, LEFT, 24, 7, outline=5, ambient=0.05, soft=3)
    p.ink(listener.cut(".13 -.06, .24 -.12, .23 .08, .16 .16", [0.01, 0.045, 0.04, 0.01]))
    _whisperer(p)
    for i, stem in enumerate(STEMS):
        _ivy(p, stem, i)
    return p.press()


def _whisperer(p: Print) -> None:
    head = Profile(612, 486, 250, 0.1, 1, 1.15, 0.06, 0.3, age=0.6, light=LEFT)
    head.draw(p, opened=0.3, gaze=-0.4, brow=0.1, smile=0.5, lips=(0, 1), seed=6)
    p.relief(
        blob("430 1240, 466 1060, 536 940, 620 872, 720 850, 820 880, 830 1240"),
        LEFT,
        110,
        12,
        angle=0.5,
        outline=7,
        ambient=-0.5,
        seed=8,
    )
    scarf = head.patch(
        "-.66 -.5, -.5 -1.06, 0 -1.34, .6 -1.2, 1.0 -.6, 1.0 .2, .8 1.0, .5 1.5, "
        ".1 1.4, -.2 1.2, 0 .9, .1 .3, 0 -.3, -.3 -.6"
    )
    p.relief(scarf, LEFT, 80, 11, angle=1.0, a=1, outline=6, ambient=-0.02, seed=9)
    hand = head.patch("-.98 .1, -.8 -.02, -.6 .2, -.56 .5, -.6 .9, -.78 1.0, -1.0 .8, -1.06 .4")
    p.relief(hand, LEFT, 30, 7, outline=6, ambient=0.12, seed=5, angle=1.4)
    for q in (0.14, 0.3, 0.46):
        p.ink(
            head.cut([(-0.98, 0.24 + q), (-0.8, 0.18 + q), (-0.62, 0.26 + q)], [0.02, 0.025, 0.008])
        )


def _ivy(p: Print, stem: str, seed: int) -> None:
    rng = np.random.default_rng(seed + 4)
    line = spline(stem, 14)
    vine = brush(stem, [9, 11, 10, 8, 5])
    p.put(vine.grow(3), k=0, a=0, b=0)
    p.put(vine, k=1, a=0, b=0)
    for i in range(6, len(line) - 2, 7):
        x, y = line[i]
        way = np.arctan2(*(line[i + 1] - line[i - 1])[::-1]) + rng.choice([-1.2, 1.2])
        size = rng.uniform(46, 66)
        leaf = blob(place(LEAF, x, y, size, float(way)))
        p.put(leaf.grow(7), k=0, a=0, b=0)
        p.flat(leaf, a=1, outline=4)
        p.ink(brush(place("0 0, .5 0, 1 0", x, y, size, float(way)), [5, 4, 1]))
        if i % 3 == 0:
            fx, fy = x + rng.normal(0, 16), y + rng.normal(0, 16)
            for t in np.linspace(0, 5, 5):
                p.flat(
                    oval(fx + 13 * np.cos(t * 1.257), fy + 13 * np.sin(t * 1.257), 10, 10),
                    b=1,
                    outline=3,
                )
            p.ink(oval(fx, fy, 6, 6))
