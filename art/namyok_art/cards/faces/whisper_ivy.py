"""A whisper goes in at the ear as a bare stem and comes out of the lips as ivy in bloom."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Print,
    Y,
    blob,
    brush,
    ellipse,
    oval,
    place,
    shapes,
    spline,
    step,
)
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.profile import Profile
from namyok_art.lino.quarter import Quarter

LEAF = (
    "0 0, -.14 -.34, .1 -.58, .36 -.46, .6 -.5, .72 -.22, 1.14 0, .72 .22, .6 .5, .36 .46, .1 .58, "
    "-.14 .34"
)
# a stem, the width of its root and the size of its leaves
STEMS = (
    ("236 742, 190 786, 120 800, 74 860, 76 960, 130 1040, 220 1080, 330 1090, 420 1150", 17, 92),
    ("120 800, 60 760, 44 660, 62 540, 44 420, 66 300, 120 200, 220 130, 330 110", 13, 80),
    ("130 1040, 100 1100, 120 1170", 9, 70),
)
BLOOMS = ((66, 560, 46), (104, 232, 40), (330, 112, 52), (96, 930, 50), (262, 1090, 56))


def draw() -> NDArray[np.uint8]:
    p = Print("green", "rose", 271)
    streaks(p, 1.0 - 0.25 * step(500, 1250, Y), 0.06, 14, 190, b=1, seed=35)
    _whisperer(p)
    _listener(p)
    for stem, wide, size in STEMS:
        _ivy(p, stem, wide, size)
    for x, y, r in BLOOMS:
        _bloom(p, x, y, r)
    return p.press()


def _listener(p: Print) -> None:
    face = Quarter(300, 560, 238, 0.05, -0.8, skull="oval", nose="snub", light=LEFT)
    bust(p, face, collar="coat", wide=1.4, ambient=-0.12)
    face.draw(
        p, (0.95, 0.95, -0.1), (-0.12, 0.02), (0.13, 0, 0.16), (0, 1), seed=2, teeth=False,
        ambient=0.12,
    )  # fmt: skip
    face.hair(p, "tousled")
    face.ear(p, out=0.3)
    lips, ear = (556, 622), face.facing("-.42 .0")[0]
    way = [lips, (530, 600), (486, 604), ear]
    p.put(brush(way, [20, 18, 16, 12]), k=1)
    p.put(brush(way, [11, 9, 8, 5]), k=0, a=1, b=0)
    for x, y, turn in ((528, 600, -1.9), (496, 604, 1.4)):
        p.flat(blob(place("0 0, .3 -.24, .9 0, .3 .24", x, y, 38, turn)), a=1, outline=4)


def _whisperer(p: Print) -> None:
    head = Profile(720, 486, 224, 0.02, 1, 1.1, 0.07, 0.22, age=0.7, light=LEFT)
    p.relief(
        blob("420 1240, 470 1060, 560 930, 640 862, 740 840, 830 870, 840 1240"),
        LEFT, 110, 11, angle=0.5, a=1, outline=7, ambient=-0.1, seed=8,
    )  # fmt: skip
    head.draw(p, opened=0.4, gaze=-0.5, brow=0.08, smile=0.7, lips=(0, 1), seed=6, ambient=0.12)
    scarf = head.patch(
        "-.62 -.6, -.5 -1.0, -.1 -1.36, .5 -1.34, 1.0 -.8, 1.1 .2, .9 1.1, .6 1.7, .1 1.86,"
        "-.34 1.7, -.3 1.3, -.06 1.1, .12 .7, .06 .1, -.06 -.36, -.3 -.62"
    )
    p.relief(scarf, LEFT, 80, 10, angle=1.0, a=1, outline=7, ambient=0.05, seed=9)
    for fold in (
        "-.2 1.6, .2 1.1, .34 .4, .16 -.5",
        ".2 1.7, .5 1.1, .5 .2, .3 -.7",
        "-.5 -.8, -.1 -.9, .3 -.7",
        "-.4 -1.0, .1 -1.14, .5 -.9",
    ):
        p.ink(head.cut(fold, [0.004, 0.05, 0.045, 0.004]) & scarf)


def _ivy(p: Print, stem: str, wide: float, size: float) -> None:
    """Leaves in turn on either side, the last ones small; each is lit and veined."""
    rng = np.random.default_rng(int(wide))
    line = spline(stem, 14)
    p.put(brush(stem, [wide, wide * 0.9, wide * 0.7, 6]).grow(4), k=1)
    p.put(brush(stem, [wide, wide * 0.9, wide * 0.7, 6]), k=0, a=1, b=0)
    side = 1
    for i in range(12, len(line), 9):
        x, y = line[min(i, len(line) - 2)]
        ahead = line[min(i + 1, len(line) - 1)] - line[i - 1]
        side = -side
        way = float(np.arctan2(ahead[1], ahead[0])) + side * rng.uniform(0.7, 1.2)
        big = size * (1.1 - 0.5 * i / len(line)) * rng.uniform(0.85, 1.1)
        leaf = blob(place(LEAF, x, y, big, way))
        p.relief(leaf, LEFT, 20, 7, angle=way, a=1, outline=5, ambient=0.1, seed=i, length=40)
        for vein in ("0 0, .5 0, 1 0", ".3 0, .62 -.34", ".3 0, .6 .36"):
            p.ink(brush(place(vein, x, y, big, way), [6, 4, 1]))


def _bloom(p: Print, x: float, y: float, r: float) -> None:
    petals = [place(ellipse(0.6, 0, 0.46, 0.36), x, y, r, 0.3 * r + q * 1.257) for q in range(5)]
    whole = shapes(petals)
    p.put(whole.grow(6), k=1)
    for petal in petals:
        form = shapes([petal])
        p.put(form.grow(3), k=1)
        p.relief(form, LEFT, r * 0.3, 6, outline=0, ambient=0.4, length=24, soft=2)
    p.flat(oval(x, y, r * 0.26, r * 0.26), b=1, outline=4)
