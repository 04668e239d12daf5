"""A finger draws a smile on a steamed pane; where a sleeve has wiped it, a woman leaves."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Mask,
    Print,
    X,
    Y,
    blob,
    brush,
    ellipse,
    everything,
    noise,
    oval,
    place,
    poly,
    shapes,
    strands,
)
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import rain, streaks
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
from namyok_art.painted.figures import figure
from namyok_art.painted.mould import Mould

LAMP = (-0.5, -0.6, 0.6)
WIPED = (
    "430 690, 520 600, 640 560, 800 540, 830 760, 830 1060, 560 1070, 420 1040, 398 900, 396 780"
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 441)
    _street(p)
    drawing = _drawing()
    _steam(p, drawing)
    _sill(p)
    _hand(p)
    return p.press()


def _street(p: Print) -> None:
    """Wet light under a street lamp; she has gone past it already."""
    low = poly("290 520, 820 520, 820 1080, 290 1080")
    p.put(low, k=0, a=0, b=0)
    rain(p, 260, 0.1, 90, 6, k=0, a=0, b=1, within=low)
    wet = poly("290 962, 820 940, 820 1090, 290 1090")
    streaks(p, 0.66, 0.02, 11, 120, b=1, within=wet)
    shine = brush("736 950, 728 1010, 738 1080", [70, 40, 20])
    streaks(p, 0.9, 0.02, 11, 40, seed=9, within=shine & wet)
    p.ink(poly("726 700, 740 700, 746 970, 720 970"))
    p.flat(blob("704 640, 762 640, 752 706, 714 706"), outline=8)
    p.ink(poly("694 642, 733 600, 772 642"))
    m = Mould()
    who = clad(
        "woman", coat=dye("red"), cut="coat", legs=BLACK, hair=BLACK, style="bob", girth=0.95
    )
    placed = figure(
        m, 560, 1030, 450, who, "walking", "calm", yaw=152, head=(-14, 6, 0), hands=("rest", "hold")
    )
    x, y, z = placed["wristR"]
    m.group()
    m.box((x + 4, y + 62, z), (22, 40, 54), 8, BARE)
    p.ink(oval(560, 1034, 96, 12))
    hew(p, m, LAMP, gap=5, outline=5, line=2.4, ambient=0.25, cloth=0.12, length=36)
    _bob(p, float(placed["head"][0]), float(placed["head"][1]))


def _bob(p: Print, x: float, y: float) -> None:
    """Her hair from behind, cut straight at the nape."""
    form = "0 -1.1, .6 -.9, .86 -.3, .9 .4, .8 .84, 0 .94, -.8 .84, -.9 .4, -.86 -.3, -.6 -.9"
    mass = blob(place(form, x, y, 42))
    p.ink(mass.grow(2))
    for side in (-1, 1):
        outer = place(".1 -.9, .6 -.5, .72 .7", x, y, 42, 0, side)
        inner = place(".06 -.8, .16 0, .16 .8", x, y, 42, 0, side)
        p.put(shapes(strands(outer, inner, 4, 4, 3 + side)) & mass, k=0, a=0, b=0)


def _drawing() -> Mask:
    """Clear glass where the finger went; what it gathered runs down."""
    ring = shapes([ellipse(392, 356, 300, 288)]) - shapes([ellipse(396, 358, 250, 240)])
    eyes = oval(300, 290, 28, 58, 0.05) | oval(486, 286, 28, 58, -0.05)
    smile = brush("236 430, 282 506, 384 548, 492 516, 548 430", [40, 46, 48, 46, 40])
    drips = Mask(0, 0, np.zeros((0, 0), np.float32))
    for line, w in (
        ("296 330, 294 400, 298 470", 13),
        ("490 330, 492 440, 488 640", 15),
        ("132 470, 128 560, 132 700", 13),
        ("330 640, 334 760, 330 850", 15),
        ("392 548, 394 600, 390 690", 11),
        ("250 600, 248 680, 252 730", 11),
    ):
        drips = drips | brush(line, [w, w * 0.55, w * 0.6, w * 1.1])
    return ring | eyes | smile | drips


def _steam(p: Print, drawing: Mask) -> None:
    """Four passes of a sleeve, each with its blunt end; elsewhere the pane is blind."""
    wiped = blob(WIPED)
    for way in ("440 720, 372 746", "420 820, 350 850", "416 920, 350 946", "440 1010, 384 1030"):
        wiped = wiped | brush(way, [100, 60])
    night = drawing - wiped
    p.put(night, k=1, a=0, b=0)
    left = everything() - wiped - drawing
    p.put(left, k=0, a=0, b=1)
    fog = np.clip(1.04 - 0.16 * noise(150, 4) - 0.22 * (Y > 0) * (X / 800) ** 4, 0, 1)
    streaks(p, np.asarray(fog, np.float32), 1.56, 15, 220, b=1, seed=7, within=left)
    edge = (drawing | wiped).grow(6) - drawing - wiped
    p.put(edge, k=0, a=0, b=0)
    rng = np.random.default_rng(8)
    beads = [
        ellipse(rng.uniform(40, 780), y, r * 0.8, r)
        for y, r in zip(rng.uniform(60, 1000, 46), rng.uniform(3, 8, 46), strict=True)
    ]
    p.put(shapes(beads) & left, k=0, b=0)


def _sill(p: Print) -> None:
    """Old wood; on it a key was left."""
    for form, tone in (
        ("0 1066, 800 1066, 800 1096, 0 1096", 0.3),
        ("0 1092, 800 1092, 800 1210, 0 1210", 0.16),
    ):
        p.relief(poly(form), LEFT, 16, 9, outline=7, ambient=tone, length=170)
    key = brush("560 1140, 716 1134", [16, 16]) | poly("668 1134, 688 1134, 690 1166, 670 1168")
    key = key | poly("698 1134, 716 1134, 718 1172, 700 1172")
    key = key | (oval(524, 1142, 46, 28) - oval(524, 1142, 26, 12))
    p.put(key.grow(13), k=1)
    p.put(key, k=0, a=1, b=0)
    p.put(brush("490 1130, 520 1122, 550 1126", [0, 6, 0]) & key, k=0, a=0)


def _hand(p: Print) -> None:
    """A child's, still at the corner of the smile."""
    m = Mould()
    grasp(
        m, 182, 762, 176, "point", -30, 30, 34, age="child", elbow=(50, 1240, 60),
        sleeve=dye("red"), bare=0.26, z=60,
    )  # fmt: skip
    hew(p, m, LEFT, gap=6, outline=8, line=3, ambient=0.14, length=60)
