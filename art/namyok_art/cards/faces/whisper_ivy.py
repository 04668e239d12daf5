"""A whisper goes in at the ear, fills the dark head with ivy and blooms out of the mouth."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Mask,
    Print,
    Y,
    blob,
    brush,
    ellipse,
    oval,
    place,
    poly,
    shapes,
    spline,
    step,
)
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.ground import streaks
from namyok_art.lino.side import Side

LEAF = (
    "0 0, -.2 -.2, -.26 -.5, .06 -.46, .2 -.76, .44 -.44, .66 -.36, .78 -.2, 1.2 0, .78 .2,"
    ".66 .36, .44 .44, .2 .76, .06 .46, -.26 .5, -.2 .2"
)
HE = Side(404, 540, 270, 0.04, 1, "man", part=1.0)
# a stem, the width of its root, the size of its leaves, leaves from which share on
WITHIN = (
    ("448 540, 520 450, 520 330, 440 250, 340 262, 282 330", 13, 82, 0.1),
    ("448 540, 424 450, 430 390, 380 350, 340 370", 10, 62, 0.24),
    ("448 540, 390 560, 340 630, 300 676, 240 706", 14, 64, 0.1),
    ("360 610, 400 670, 392 760", 9, 58, 0.2),
    ("448 540, 440 650, 452 770, 420 870, 400 960, 330 1040", 14, 74, 0.28),
)
OUTSIDE = (
    (
        "236 708, 170 720, 110 700, 70 620,  66 520, 96 420, 80 310, 120 200, 210 120, 310 100",
        17,
        88,
        0.2,
    ),
    ("150 722, 90 790, 74 890, 110 980", 13, 84, 0.2),
)
BLOOMS = (
    (74, 610, 50),
    (92, 400, 46),
    (318, 100, 56),
    (112, 1000, 60),
    (160, 722, 46),
    (326, 1056, 58),
)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "rose", 271)
    streaks(p, 1.0 - 0.2 * step(500, 1250, Y), 0.06, 14, 190, b=1, seed=35)
    dark = _listener(p)
    for stem in WITHIN:
        _ivy(p, *stem, within=dark)
    _eye(p)
    HE.ear(p)
    _whisperer(p)
    _stem(p)
    for stem in OUTSIDE:
        _ivy(p, *stem)
    for x, y, r in BLOOMS:
        _bloom(p, x, y, r)
    return p.press()


def _listener(p: Print) -> Mask:
    """Only the dark of him, and his mouth is open already."""
    coat = blob("40 1260, 90 1110, 190 1010, 330 950, 470 890, 580 890, 680 1000, 740 1260")
    neck = blob([*HE.at("-.3 .8, -.1 .96"), (366, 1000), (600, 960), *HE.at(".8 .2, .2 -.1")])
    hair = HE.patch("-.52 -.8, -.46 -1.12, -.1 -1.34, .4 -1.34, .84 -1.0, .98 -.4, .9 .3, .5 .5")
    hole = blob("560 640, 680 640, 700 960, 600 980, 540 860")
    dark = HE.outline() | neck | coat | hair | hole
    for lock in (
        "-.1 -1.2, .0 -1.42, .2 -1.5",
        ".1 -1.2, .24 -1.42, .46 -1.46",
        "-.34 -1.1, -.3 -1.34, -.08 -1.46",
        ".3 -1.2, .48 -1.36, .68 -1.34",
        "-.4 -1.0, -.56 -1.14, -.5 -1.3",
        "-.44 -.9, -.6 -.96, -.64 -1.1",
    ):
        dark = dark | HE.cut(lock, [0.24, 0.14, 0.004])
    p.put(dark.grow(5), k=0, a=0, b=0)
    p.put(dark, k=1, a=0, b=0)
    return dark


def _eye(p: Print) -> None:
    """It has run back to see who speaks."""
    p.ink(HE.patch("-.66 -.2, -.5 -.4, -.26 -.34, -.18 -.1, -.34 .06, -.58 .04"))
    HE._eye(p, 1.1, (-2.2, 0))
    p.put(HE.cut("-.62 -.36, -.46 -.44, -.2 -.34", (0.02, 0.045, 0.006)), k=0, a=0, b=0)


def _stem(p: Print) -> None:
    """The whisper itself, still bare."""
    ear = HE.at(".17 .0")[0]
    way = [(606, 606), (580, 624), (540, 618), (506, 580), (480, 566), ear]
    for x, y, size, turn in ((548, 624, 44, 1.9), (520, 592, 30, -1.2)):
        leaf = poly(place(LEAF, x, y, size, turn))
        p.ink(leaf.grow(6))
        p.put(leaf, k=0, a=1, b=0)
    p.put(brush(way, [28, 24, 22, 22, 22]) - brush(way, [16, 15, 14, 12, 10]), k=1)
    p.put(brush(way, [16, 15, 14, 12, 10]), k=0, a=1, b=0)


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


def _ivy(
    p: Print, stem: str, wide: float, size: float, first: float, within: Mask | None = None
) -> None:
    """Leaves in turn on either side, the last ones small; each is lit and veined."""
    rng = np.random.default_rng(int(wide + size))
    line = spline(stem, 14)
    rib = brush(stem, [wide, wide * 0.9, wide * 0.7, 5])
    p.put(rib.grow(5), k=1)
    p.put(rib & within if within else rib, k=0, a=1, b=0)
    eye = HE.at("-.42 -.14")[0]
    gone = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    side = 1
    for far in np.arange(first * gone[-1], gone[-1], size * 0.62):
        i = min(int(np.searchsorted(gone, far)), len(line) - 2)
        x, y = (float(v) for v in line[i])
        ahead = line[i + 1] - line[max(i - 1, 0)]
        side = -side
        way = float(np.arctan2(ahead[1], ahead[0])) + side * rng.uniform(0.8, 1.2)
        big = size * (1.08 - 0.4 * far / gone[-1]) * rng.uniform(0.85, 1.1)
        middle = np.array((x + 0.5 * big * np.cos(way), y + 0.5 * big * np.sin(way)))
        if within and np.hypot(*(middle - eye)) < 74 + big * 0.4:
            continue
        leaf = poly(place(LEAF, x, y, big, way))
        if within:
            leaf = leaf & within
        p.ink(leaf.grow(5))
        p.relief(leaf, LEFT, 16, 7, angle=way, a=1, outline=0, ambient=0.34, seed=i, length=40)
        for vein in (
            "0 0, .5 0, 1 0",
            ".1 0, .24 -.5",
            ".1 0, .24 .5",
            ".4 0, .6 -.2",
            ".4 0, .6 .2",
        ):
            p.put(brush(place(vein, x, y, big, way), [5, 4, 1]) & leaf, k=0, a=0, b=0)


def _bloom(p: Print, x: float, y: float, r: float) -> None:
    petals = [place(ellipse(0.6, 0, 0.46, 0.36), x, y, r, 0.3 * r + q * 1.257) for q in range(5)]
    whole = shapes(petals)
    p.put(whole.grow(6), k=1)
    for petal in petals:
        form = shapes([petal])
        p.put(form.grow(3), k=1)
        p.relief(form, LEFT, r * 0.3, 6, outline=0, ambient=0.4, length=24, soft=2)
    p.flat(oval(x, y, r * 0.26, r * 0.26), b=1, outline=4)
