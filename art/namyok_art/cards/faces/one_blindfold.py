"""Two faces head to head as on a court card; one cloth binds the eyes of both, and has a hole."""

import math
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, blob, brush, noise, oval, poly, shapes, strands
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.features import nose
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import NY
from namyok_art.lino.shape import points, spline

LIGHT = (-0.6, -0.25, 0.65)
MIDDLE = 600
S = 440
AXIS = 380
HAIR = ".6 -.6, .8 -.3, .9 .1, 1.0 .6, 1.02 1.5, .4 1.5, .3 1.16, .5 .84, .64 .48, .68 .1, .66 -.3"
BEARD = (
    "0 .5, .14 .5, .3 .56, .42 .7, .5 .62, .58 .4, .64 .0, .66 -.4, .78 -.4, .8 .1, .84 .6,"
    ".78 .98, .6 1.26, .3 1.4, 0 1.44"
)


def draw() -> NDArray[np.uint8]:
    p, upper = Print("moss", "rust", 271), Print("moss", "rust", 271)
    for half in (p, upper):
        streaks(half, 0.96 + 0.1 * (noise(150, 4) - 0.5), 0.02, 15, 190, b=1, seed=12)
    _man(p, Face(AXIS, MIDDLE + 0.1 * S, S, nose="broad", light=LIGHT, age=0.5, wide=1.04))
    _girl(upper, Face(AXIS, MIDDLE - 0.1 * S, S, math.pi, nose="long", light=LIGHT))
    for block, other in ((p.k, upper.k), (p.a, upper.a), (p.b, upper.b)):
        block[: NY // 2] = other[: NY // 2]
    _cloth(p)
    return p.press()


def _skin(p: Print, face: Face, ambient: float, seed: int) -> Mask:
    skin = face.outline()
    p.relief(
        skin, LIGHT, gap=11, bend=0.55, angle=face.tilt, outline=8, gain=1.2, ambient=ambient,
        seed=seed, length=120, height=face.height(skin),
    )  # fmt: skip
    upright = LIGHT if not face.tilt else (-LIGHT[0], -LIGHT[1], LIGHT[2])
    nose(p, replace(face, light=upright), face._nose())
    return skin


def _man(p: Print, f: Face) -> None:
    """He does not like it: a mouth that hangs at both ends in a beard."""
    _skin(p, f, 0.1, 4)
    right = points(BEARD)
    beard = f.patch(np.vstack([right, right[-2:0:-1] * (-1, 1)]))
    p.ink(beard.grow(5))
    for d in (-1, 1):
        wide = 1.0 if d < 0 else 0.7
        for outer, inner, n, w in (
            (".75 -.2, .8 .3, .78 .8, .56 1.3", ".62 .1, .56 .5, .56 .9, .36 1.4", 9, 12),
            (".54 .56, .56 .8, .48 1.1, .3 1.42", ".36 .8, .38 .9, .3 1.1, .04 1.46", 9, 11),
            (".3 .98, .26 1.1, .2 1.2, .14 1.4", ".03 .98, .03 1.1, .02 1.2, .02 1.4", 6, 10),
            (".06 .53, .2 .56, .34 .66, .42 .8", ".06 .6, .2 .64, .3 .74, .37 .86", 4, 9),
        ):
            first, last = (f.at(points(line) * (d, 1)) for line in (outer, inner))
            p.put(shapes(strands(first, last, n, w * wide, 4 + n + d)) & beard, k=0, a=0, b=0)
    lips = f.plane([(-0.3, 0.86), (-0.14, 0.72), (0, 0.7), (0.14, 0.72), (0.3, 0.86)],
                   [(0.3, 0.86), (0.17, 0.89), (0, 0.9), (-0.17, 0.89), (-0.3, 0.86)])  # fmt: skip
    p.put(lips.grow(9), k=1)
    p.put(lips, k=0, a=0, b=1)
    p.ink(f.cut([(-0.31, 0.87), (-0.14, 0.785), (0, 0.77), (0.14, 0.785), (0.31, 0.87)],
                [0.03, 0.035, 0.03, 0.035, 0.03]))  # fmt: skip


def _girl(p: Print, f: Face) -> None:
    """She laughs: a crescent full of teeth between falls of hair."""
    _skin(p, f, 0.3, 7)
    for d in (-1, 1):
        mass = f.patch(points(HAIR) * (d, 1))
        p.ink(mass.grow(5))
        outer = points(".76 -.3, .92 .3, .98 .9, .98 1.4") * (d, 1)
        inner = points(".68 -.2, .7 .3, .6 .8, .46 1.4") * (d, 1)
        cuts = strands(f.at(outer, False), f.at(inner, False), 9, 13, 5 + d)
        p.put(shapes(cuts) & mass, k=0, a=0, b=1)
    top = [(-0.4, 0.54), (-0.2, 0.63), (0, 0.65), (0.2, 0.63), (0.4, 0.54)]
    low = [(0.4, 0.54), (0.28, 0.76), (0, 0.87), (-0.28, 0.76), (-0.4, 0.54)]
    lips = f.plane([(-0.44, 0.5), (-0.2, 0.57), (-0.06, 0.58), (0, 0.6), (0.06, 0.58), (0.2, 0.57),
                    (0.44, 0.5)],
                   [(0.44, 0.5), (0.32, 0.8), (0, 0.95), (-0.32, 0.8), (-0.44, 0.5)])  # fmt: skip
    p.put(lips.grow(6), k=1)
    p.put(lips, k=0, a=0, b=1)
    hole = f.plane(top, low)
    p.put(hole.grow(3), k=1)
    p.put(hole, k=1, b=0)
    teeth = f.plane(top, [(0.36, 0.6), (0.2, 0.73), (0, 0.76), (-0.2, 0.73), (-0.36, 0.6)]) & hole
    p.put(teeth, k=0, a=0, b=0)
    for q in (-0.29, -0.2, -0.1, 0.0, 0.1, 0.2, 0.29):
        p.ink(f.cut([(q, 0.5), (q * 0.95, 0.8)], [0.01, 0.014]) & teeth)
    p.put(f.spot(0, 0.93, 0.17, 0.1) & hole, k=0, a=0, b=1)
    for d in (-1, 1):
        p.ink(f.cut([(d * 0.2, 0.34), (d * 0.42, 0.42), (d * 0.5, 0.58)], [0.004, 0.035, 0.004]))
        p.ink(f.cut([(d * 0.47, 0.46), (d * 0.43, 0.54)], [0.03, 0.006]))


def _cloth(p: Print) -> None:
    """One strip for four eyes, knotted at the right."""
    for tail, crease in (
        (
            "700 580, 740 520, 776 440, 800 396, 840 420, 830 520, 790 590, 730 630",
            "720 590, 770 520, 800 450",
        ),
        (
            "700 600, 740 650, 760 740, 772 800, 840 790, 830 690, 790 620, 730 580",
            "720 620, 770 680, 800 760",
        ),
    ):
        end = blob(tail)
        p.flat(end, a=1, outline=8)
        p.ink(brush(crease, [4, 14, 3]))
    band = blob("26 520, 130 508, 270 522, 400 514, 560 528, 690 556, 720 600, 690 640, 560 672,"
                "400 690, 250 678, 110 692, 24 680, 16 600")  # fmt: skip
    p.put(band.grow(9), k=1)
    folds = [
        brush(line, [3, w, w, 3])
        for line, w in (
            ("30 560, 240 556, 480 560, 700 592", 17),
            ("200 602, 380 594, 560 596, 700 598", 12),
            ("30 646, 230 640, 460 640, 700 606", 18),
            ("420 536, 560 550, 690 584", 12),
            ("300 668, 500 660, 690 616", 12),
        )
    ]
    tone = glow(band, [(band, 1.0), *((fold, -0.9) for fold in folds)], 3.5)
    chisel(p, band, tone, 9, 0.0, a=1, outline=0, swell=30, bend=0.3, length=140, seed=5)
    knot = blob("690 552, 730 548, 752 584, 748 630, 716 652, 686 636, 676 596")
    p.flat(knot, a=1, outline=8)
    p.ink(brush("700 570, 716 600, 706 636", [3, 11, 3]))
    p.ink(brush("730 566, 738 596, 728 628", [3, 8, 3]))
    _hole(p)


def _hole(p: Print) -> None:
    """A rent in the cloth, and an eye: upside down it would be the same one."""
    rent = poly("432 604, 446 574, 470 570, 486 548, 520 552, 546 540, 574 560, 604 566, 610 590,"
                "632 606, 606 626, 600 648, 566 646, 540 664, 510 650, 474 654, 456 630"
                )  # fmt: skip
    p.put(rent.grow(3), k=1)
    white = poly([*spline("454 606, 492 570, 540 560, 586 578, 612 604", 8),
                  *spline("612 604, 580 634, 534 644, 486 634, 454 606", 8)])  # fmt: skip
    p.put(white, k=0, a=0, b=0)
    p.put(oval(536, 602, 40, 40) & white, k=1)
    p.put(oval(536, 602, 31, 31) & white, k=0, b=1)
    p.ink(oval(536, 602, 16, 16))
    p.put(oval(524, 590, 8, 8), k=0, b=0)
