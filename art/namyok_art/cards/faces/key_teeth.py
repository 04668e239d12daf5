"""Somebody wears a key as a mask: eyes look through its bow, its stem seals the lips."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, blob, brush, mirror, points, poly, shapes, strands
from namyok_art.lino.chisel import glow
from namyok_art.lino.shape import ellipse, place, spline

LIGHT = (-0.55, -0.4, 0.7)
FACE = Face(400, 452, 500, wide=1.02, nose="straight", light=LIGHT)
EYE = (172, 408)
"""How far an eye is from the middle, and its height."""


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 201)
    _neck(p)
    _skin(p)
    _hair(p)
    _lips(p)
    for d in (-1, 1):
        _eye(p, d)
    _ribbons(p)
    _key(p)
    return p.press()


def _neck(p: Print) -> None:
    """All in the shadow of the chin but for a strip on the left."""
    strip = poly("150 960, 214 1010, 262 1080, 286 1150, 290 1240, 130 1240")
    p.relief(strip, LIGHT, 60, 12, a=1, ambient=0.05, seed=2, outline=0)


def _skin(p: Print) -> None:
    """One half bright, one dark; the chin is kept bright, or its shade is a beard."""
    skin = FACE.outline()
    cheek = blob("60 500, 300 420, 392 560, 392 1010, 300 1000, 160 860")
    chin = blob("300 880, 400 860, 540 880, 560 950, 500 1010, 400 1010, 290 980")
    add = glow(skin, [(cheek, 0.3), (chin, 0.45)], 26)
    p.relief(
        skin, LIGHT, gap=13, bend=0.5, a=1, outline=9, gain=1.2, ambient=0.2, seed=5,
        length=140, height=FACE.height(skin), add=add,
    )  # fmt: skip
    p.ink(brush("322 586, 308 622, 326 644, 352 640", [3, 15, 15, 4]))
    # the dark jaw is told by one cut
    p.put(brush("716 640, 690 760, 640 870, 600 930", [2, 7, 9, 3]), k=0, a=1)
    p.put(brush("478 590, 494 622, 476 646", [3, 10, 3]), k=0, a=1)


def _hair(p: Print) -> None:
    """Parted in the middle, two dark wings down to the edges."""
    for d in (-1, 1):
        wing = points("400 -30, 404 70, 330 118, 210 210, 120 340, 84 520, 66 760, 70 1000,"
                      "20 1240, -60 1240, -60 -30")  # fmt: skip
        first, last = (
            points("396 10, 250 60, 60 240, -10 560, -20 1200"),
            points("390 96, 240 170, 110 340, 66 560, 40 1200"),
        )
        if d > 0:
            wing, first, last = mirror(wing), mirror(first), mirror(last)
        mass = blob(wing)
        p.ink(mass.grow(6))
        comb = shapes(strands(first, last, 9, 12 if d < 0 else 9, 4 + d))
        p.put(comb & mass, k=0, a=0, b=1)


def _lips(p: Print) -> None:
    upper = poly([*spline("246 776, 310 748, 366 730, 400 744, 434 730, 490 748, 554 776", 8),
                  *spline("554 776, 480 784, 400 790, 320 784, 246 776", 8)])  # fmt: skip
    lower = poly([*spline("250 780, 320 790, 400 798, 480 790, 550 780", 8),
                  *spline("550 780, 490 838, 400 862, 310 838, 250 780", 8)])  # fmt: skip
    p.ink((upper | lower).grow(9))
    p.put(upper, k=0, a=0, b=1)
    p.put(lower, k=0, a=0, b=1)
    p.put(brush("296 806, 320 824, 350 834", [2, 13, 2]), a=0, b=0, k=0)
    p.put(brush("462 834, 484 822, 500 810", [2, 9, 2]), a=0, b=0, k=0)


def _eye(p: Print, d: int) -> None:
    x, y = 400 + d * EYE[0], EYE[1]

    def at(pts: str) -> NDArray[np.float64]:
        return place(pts, x, y, 100, 0, d)

    p.ink(shapes([ellipse(x, y, 130, 130)]))
    p.put(shapes([ellipse(x, y, 118, 118)]), k=0, a=1, b=0)
    lid = poly([*spline(at("-.86 .22, -.6 -.24, -.1 -.56, .44 -.5, 1.1 -.16"), 8),
                *spline(at("1.1 -.16, .6 -.2, .1 -.26, -.4 -.1, -.86 .22"), 8)])  # fmt: skip
    white = poly([*spline(at("-.84 .22, -.5 -.14, 0 -.3, .5 -.26, .96 0"), 8),
                  *spline(at("1.0 0, .6 .34, .1 .46, -.4 .4, -.84 .22"), 8)])  # fmt: skip
    p.ink(lid.grow(5))
    p.put(lid, k=0, a=0, b=1)
    p.put(white.grow(7), k=1)
    p.put(white, k=0, a=0, b=0)
    p.ink(white & shapes([ellipse(x, y + 6, 40, 40)]))
    p.put(white & shapes([ellipse(x, y + 6, 33, 33)]), k=0, b=1)
    p.ink(shapes([ellipse(x, y + 6, 17, 17)]) & white)
    p.put(shapes([ellipse(x - 14, y - 8, 9, 9)]), k=0, a=0, b=0)
    p.ink(brush(at("-.86 .22, -.5 -.16, 0 -.31, .5 -.27, 1.0 -.02"), [8, 18, 22, 20, 10]))


def _ribbons(p: Print) -> None:
    """The mask is tied on."""
    for d in (-1, 1):
        for line in ("300 370, 350 352, 440 334", "300 434, 350 440, 440 456"):
            band = points(line) * (d, 1) + (400, 0)
            p.ink(brush(band, [40, 40, 40]))
            p.put(brush(band, [26, 26, 26]), k=0, a=0, b=1)


def _key(p: Print) -> None:
    """A bow of two rings, a collar, a stem, a bit with wards."""
    x, y = EYE
    rings = shapes([ellipse(400 + d * x, y, 166, 166) for d in (-1, 1)])
    holes = shapes([ellipse(400 + d * x, y, 112, 112) for d in (-1, 1)])
    knot = blob("400 236, 440 300, 470 420, 446 560, 424 606, 376 606, 354 560, 330 420, 360 300")
    bow = (rings | knot) - holes
    stem = brush([(400, 560), (400, 1128)], [56, 58])
    collars = [brush([(400 - w, v), (400 + w, v)], [30, 30]) for v, w in ((604, 50), (650, 36))]
    bit = poly(
        "400 906, 584 906, 584 960, 528 960, 528 990, 584 990, 584 1092, 524 1092, 524 1046,"
        "474 1046, 474 1092, 400 1092"
    )
    blade: Mask = stem | bit
    for form in (blade, *collars, bow):
        p.ink(form.grow(13))
    for form in (blade, *collars, bow):
        p.put(form.grow(6), k=1)
        p.relief(form, LIGHT, 27, 8, b=1, outline=0, ambient=0.42, soft=3, length=70, shine=0.8)
