"""A hand is laid over the eyes, but its nails are eyes, and all but one look."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Mask,
    Print,
    blob,
    brush,
    inflate,
    mirror,
    oval,
    points,
    poly,
    shapes,
    spline,
    strands,
)
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.press import lit
from namyok_art.lino.shape import Points, Pts, ellipse, place

LIGHT = (-0.5, -0.55, 0.7)
SIZE = 0.92
LOOK = 0.5
FACE = Face(396, 520, 556, wide=0.98)
# root, middle joint, last joint, tip; width at the root
FINGERS: tuple[tuple[str, float], ...] = (
    ("494 720, 538 560, 564 430, 582 300", 124),
    ("396 690, 404 500, 408 340, 410 196", 132),
    ("294 716, 270 548, 254 400, 244 274", 126),
    ("204 790, 154 662, 124 560, 102 462", 106),
)
THUMB = ("500 1010, 586 930, 654 830, 690 716", 136)


def _on(pts: Pts) -> Points:
    """The hand is drawn upright, then laid across the face."""
    return place(points(pts) - (400, 700), 520, 580, SIZE, -0.82)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "violet", 31)
    _skin(p)
    _hair(p)
    _hand(p)
    return p.press()


def _skin(p: Print) -> None:
    neck = poly("214 1060, 300 1140, 380 1160, 380 1240, 170 1240")
    p.relief(neck, LIGHT, 60, 12, b=1, ambient=0.0, seed=2, outline=0)
    skin = FACE.outline()
    cheek = blob("20 300, 300 200, 420 700, 420 1080, 300 1110, 60 900")
    sockets = blob("40 360, 400 300, 640 320, 640 520, 400 600, 40 560")
    chin = blob("260 1000, 420 1010, 540 1020, 560 1070, 480 1140, 400 1150, 250 1100")
    light = glow(skin, [(cheek, 0.4), (chin, 0.55), (sockets, 0.4)], 26)
    p.relief(
        skin, (-0.55, -0.3, 0.75), gap=13, bend=0.5, b=1, outline=9, gain=1.2, ambient=0.14, seed=5,
        length=140, height=FACE.height(skin), add=light,
    )  # fmt: skip
    p.put(oval(406, 1080, 52, 48), k=0)
    p.put(brush("736 700, 712 820, 650 960, 600 1030", [2, 8, 10, 3]), k=0, b=1)
    p.ink(brush("470 236, 560 196, 650 210, 712 270", [34, 52, 44, 4]))
    # lips that would rather not smile
    upper = poly([*spline("262 930, 310 898, 352 882, 384 896, 420 884, 470 902, 540 914", 8),
                  *spline("540 914, 470 924, 390 932, 320 932, 262 930", 8)])  # fmt: skip
    lower = poly([*spline("268 938, 330 942, 390 942, 470 934, 536 920", 8),
                  *spline("536 920, 480 984, 396 1002, 320 984, 268 938", 8)])  # fmt: skip
    p.ink((upper | lower).grow(9))
    p.ink(brush("540 916, 566 896, 572 868", [16, 13, 2]))
    for lip in (upper, lower):
        p.put(lip, k=0, a=1, b=0)
    p.put(brush("318 956, 344 972, 378 978", [2, 13, 2]), k=0, a=0, b=0)


def _hair(p: Print) -> None:
    for d in (-1, 1):
        wing = points(
            "400 -40, 404 40, 320 70, 200 130, 110 230, 64 380, 40 620, 20 900, -60 1000, -60 -40"
        )
        first, last = (
            points("396 -10, 220 20, 40 180, -20 760"),
            points("392 44, 230 100, 90 240, 30 760"),
        )
        if d > 0:
            wing, first, last = mirror(wing), mirror(first), mirror(last)
        mass = blob(wing)
        p.ink(mass.grow(6))
        p.put(shapes(strands(first, last, 6, 8 if d < 0 else 6, 4 + d)) & mass, k=0, a=0, b=0)


def _hand(p: Print) -> None:
    """From the back: one mass, four fingers and a thumb."""
    back = blob(
        _on(
            "538 720, 480 664, 396 646, 300 668, 200 742, 160 830, 176 960, 214 1080, 222 1400,"
            "560 1400, 540 1120, 556 1000, 562 860"
        )
    )
    whole: Mask = back
    for way, wide in (*FINGERS, THUMB):
        widths = [SIZE * wide * q for q in (1.0, 1.0, 1.04, 0.94, 0.98, 0.9, 0.78)]
        whole = whole | brush(_on(way), widths)
    p.ink(whole.grow(13))
    tone = lit(inflate(whole, 54, 6), LIGHT, 1.1, 0.3)
    chisel(p, whole, tone, 9, -0.82, a=1, outline=0, swell=50, bend=0.5, length=80, seed=3)
    for i, (way, wide) in enumerate((*FINGERS, THUMB)):
        _joints(p, spline(_on(way), 20), wide * SIZE, whole, i == 4)
    for line in (
        "500 740, 480 840, 460 950", "398 720, 396 830, 396 940",
        "296 742, 310 840, 330 950", "210 806, 240 890, 270 970",
    ):  # fmt: skip
        p.ink(brush(_on(line), [3, 10, 2]))
    for line in (
        "462 590, 452 660, 450 710", "342 590, 348 670, 350 720",
        "216 676, 240 740, 252 790", "578 880, 552 926, 532 1000",
    ):  # fmt: skip
        p.ink(brush(_on(line), [4, 15, 2]))
    for i, (way, wide) in enumerate((*FINGERS, THUMB)):
        _nail(p, spline(_on(way), 20), wide * SIZE, i)


def _joints(p: Print, way: Points, wide: float, whole: Mask, thumb: bool) -> None:
    for place_, n in ((0.62, 3),) if thumb else ((0.38, 4), (0.7, 3)):
        k = int(place_ * (len(way) - 1))
        ahead = way[k + 1] - way[k - 1]
        ahead /= np.hypot(*ahead)
        side = np.array((-ahead[1], ahead[0]))
        for j in range(n):
            q = j - (n - 1) / 2
            middle = way[k] + ahead * q * 15
            w = wide * (0.3 - 0.05 * abs(q))
            bow = ahead * q * 7
            p.ink(brush([middle - side * w, middle + bow, middle + side * w], [2, 8, 2]) & whole)


def _nail(p: Print, way: Points, wide: float, i: int) -> None:
    """An eye in place of a nail; that of the little finger is shut."""
    ahead = way[-1] - way[-6]
    ahead /= np.hypot(*ahead)
    turn = math.atan2(ahead[0], -ahead[1])
    x, y = way[-1] - ahead * wide * 0.14
    s = wide * 0.36

    def at(pts: Pts) -> Points:
        return place(pts, float(x), float(y), s, turn)

    nail = blob(
        at(
            "0 -1.2, .56 -1.02, .84 -.4, .86 .4, .64 1.0, 0 1.2, -.64 1.0, -.86 .4, -.84 -.4,"
            "-.56 -1.02"
        )
    )
    p.put(nail.grow(8), k=1)
    if i == 3:
        p.put(nail, k=0, a=0, b=0)

        def level(pts: Pts) -> Points:
            return place(pts, float(x), float(y), s, -0.2)

        p.ink(brush(level("-.9 -.1, -.4 .3, .3 .3, .8 -.06"), [5, 13, 13, 5]) & nail)
        for q in (-0.5, -0.17, 0.16, 0.5):
            p.ink(brush(level([(q, 0.3 - 0.3 * q * q), (q * 1.3, 0.72)]), [8, 3]) & nail)
        return
    p.put(nail, k=0, a=0, b=0)
    gaze = np.array((0.12, 0.3)) * s * 0.8
    cx, cy = np.array((x, y)) + gaze * LOOK
    for r, k, b in ((0.6, 1, 0), (0.5, 0, 1), (0.27, 1, 0)):
        p.put(shapes([ellipse(float(cx), float(cy), s * r, s * r)]) & nail, k=k, a=0, b=b)
    p.put(
        shapes([ellipse(float(cx) - s * 0.2, float(cy) - s * 0.22, s * 0.15, s * 0.15)]), k=0, b=0
    )
