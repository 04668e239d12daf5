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
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.ground import streaks
from namyok_art.lino.side import Side

LEAF = (
    "0 0, -.14 -.34, .1 -.58, .36 -.46, .6 -.5, .72 -.22, 1.14 0, .72 .22, .6 .5, .36 .46, .1 .58, "
    "-.14 .34"
)
# a stem, the width of its root and the size of its leaves
STEMS = (
    ("250 708, 190 726, 136 760, 96 820, 84 920, 150 1010, 260 1040, 370 1050, 480 1130", 19, 108),
    ("120 780, 56 730, 40 620, 62 510, 44 400, 66 290, 140 190, 250 130, 340 112", 13, 74),
    ("104 960, 84 1050, 120 1150", 12, 96),
)
BLOOMS = ((60, 640, 46), (60, 420, 40), (344, 112, 54), (250, 1040, 62), (96, 872, 56))
HE = Side(398, 540, 256, 0.04, 1, "man", part=1.0)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "rose", 271)
    streaks(p, 1.0 - 0.25 * step(500, 1250, Y), 0.06, 14, 190, b=1, seed=35)
    _listener(p)
    _whisperer(p)
    _stem(p)
    for stem, wide, size in STEMS:
        _ivy(p, stem, wide, size)
    for x, y, r in BLOOMS:
        _bloom(p, x, y, r)
    return p.press()


def _listener(p: Print) -> None:
    """His mouth is open already; his eye has run back to see who speaks."""
    coat = blob("60 1240, 100 1090, 200 980, 320 920, 450 880, 560 890, 660 1000, 720 1240")
    lit = brush("60 1220, 100 1100, 200 990, 320 930", [60, 90, 80, 60])
    chisel(p, coat, glow(coat, [(lit, 1.0)], 26) + 0.06, 11, 0.7, outline=8, seed=4, length=110)
    HE.neck(p, [(366, 980), (586, 950)], light=0.9, cord=0.75)
    collar = blob("316 984, 352 926, 450 976, 566 900, 616 940, 530 1050, 420 1076, 336 1048")
    lit = brush("326 974, 390 992, 480 990, 590 930", [40, 40, 40, 30])
    chisel(p, collar, glow(collar, [(lit, 1.1)], 9), 9, 0.3, outline=7, seed=6, swell=30)
    # his jaw stays light: shade on it would be a beard
    face = HE.patch("-.2 -1.3, -1 -1.3, -1 1.5, .2 1.3, .2 .7, .1 .3, .04 .0, -.06 -.3, -.1 -.7")
    eye = HE.patch("-.6 -.3, -.46 -.36, -.3 -.32, -.28 -.22, -.44 -.26, -.56 -.2")
    lights = [(face, 1.0), (eye, -0.4)]
    HE.draw(p, 1.0, (-2.2, 0), (-0.12, 0.0), (0, 0), lit=lights, seed=2)
    HE.hair(p, "short", n=13)
    _shag(p)
    HE.ear(p)


def _shag(p: Print) -> None:
    """He was not combed today: curved locks stand off the crown, some fall on the brow."""
    rng = np.random.default_rng(11)
    edge = spline("-.52 -.84, -.46 -1.08, -.16 -1.28, .3 -1.3, .66 -1.08, .86 -.7", 8)
    ways = []
    for i in range(1, len(edge) - 1, 2):
        along = edge[i + 1] - edge[i - 1]
        along = along / np.hypot(*along)
        out = np.array((along[1], -along[0]))
        far = edge[i] + out * rng.uniform(0.08, 0.24) + along * rng.uniform(-0.04, 0.3)
        ways.append([edge[i] - out * 0.16 - along * 0.12, edge[i] + out * 0.06, far])
    for x, fall in ((-0.5, 0.2), (-0.42, 0.3), (-0.3, 0.24), (-0.2, 0.34), (-0.08, 0.3)):
        ways.append([(x + 0.1, -0.96), (x + 0.02, -0.78), (x - 0.06, -0.78 + fall)])
    for way in ways:
        lock = HE.cut(way, [0.15, 0.12, 0.004])
        p.put(lock.grow(3), k=1, a=0, b=0)
    for way in ways:
        p.put(HE.cut(way, [0.0, 0.04, 0.004]), k=0, a=0, b=0)


def _stem(p: Print) -> None:
    ear = HE.at(".17 .0")[0]
    way = [(584, 606), (558, 590), (520, 606), (480, 566), ear]
    p.put(brush(way, [26, 24, 22, 18, 14]), k=1)
    p.put(brush(way, [15, 13, 12, 10, 7]), k=0, a=1, b=0)
    for x, y, turn in ((558, 590, -1.9), (522, 604, 1.4), (488, 574, -2.2)):
        p.flat(blob(place("0 0, .3 -.26, .9 0, .3 .26", x, y, 46, turn)), a=1, outline=5)


def _whisperer(p: Print) -> None:
    """An old woman; her shawl is drawn over the hair and crossed under the chin."""
    head = Side(730, 464, 228, 0.05, 1, "old", part=0.55, smile=1.2)
    back = blob("580 1240, 600 1100, 630 970, 670 850, 730 770, 840 760, 850 1240")
    edges = [
        brush(fold, [10, 46, 60, 40])
        for fold in (
            "640 880, 600 1000, 580 1120, 570 1230",
            "710 850, 680 980, 650 1110, 640 1230",
            "780 860, 740 980, 700 1110, 690 1230",
        )
    ]
    tone = glow(back, [(edge, 1.2) for edge in edges], 16)
    chisel(p, back, tone + 0.08, 11, 1.2, a=1, outline=8, seed=8, length=110)
    head.neck(p, [(640, 860), (800, 860)])
    head.draw(p, 0.5, (0.7, 0.2), (0.06, -0.06), (0, 1), ambient=0.06, seed=6)
    shawl = head.patch(
        "-.54 -.8, -.46 -1.1, -.1 -1.4, .5 -1.42, 1.0 -1.1, 1.24 -.4, 1.24 .6, 1.2 1.9, .4 2.2,"
        "-.3 1.9, -.56 1.5, -.46 1.24, -.24 1.12, -.02 .9, .08 .56, .06 .1, -.02 -.34, -.16 -.64,"
        "-.36 -.76"
    )
    rim = head.cut(
        "-.5 -.86, -.24 -.8, -.06 -.6, .08 -.24, .14 .16, .14 .6, .02 .96, -.24 1.22, -.5 1.36",
        [0.06, 0.14, 0.15, 0.15, 0.15, 0.16, 0.17, 0.16, 0.1],
    )
    folds = [
        head.cut(line, [0.02, 0.12, 0.14, 0.03])
        for line in (
            "-.4 -1.1, .1 -1.2, .5 -.9, .62 -.3",
            "-.1 -1.32, .5 -1.26, .86 -.8, .96 -.1",
            ".4 .0, .46 .6, .3 1.1, -.1 1.5",
            ".74 .2, .76 .9, .56 1.4, .1 1.9",
            "1.04 .4, 1.04 1.1, .9 1.8",
        )
    ]
    tone = glow(shawl, [(fold, 1.25) for fold in folds], 9)
    chisel(p, shawl, tone + 0.1, 9, 0.9, a=1, outline=8, seed=9, length=90)
    p.put(rim.grow(7) & shawl.grow(7), k=1)
    chisel(p, rim, glow(rim, [(rim, 0.95)], 7), 8, 0.2, a=1, outline=0, seed=3, swell=20, bend=1)


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
