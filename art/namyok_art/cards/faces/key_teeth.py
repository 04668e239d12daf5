"""Through the keyhole of a locked door: she who stands behind it has the key in her teeth."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Print,
    X,
    Y,
    blob,
    brush,
    ellipse,
    noise,
    oval,
    poly,
    shapes,
    spline,
)
from namyok_art.lino import hair as heads
from namyok_art.lino.bite import lips
from namyok_art.lino.bust import bust
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import F32

LIGHT = (-0.5, -0.35, 0.75)
FACE = Face(400, 418, 268, 0.0, 0.0, wide=1.0, nose="straight", light=LIGHT)
HOLE = shapes([ellipse(400, 396, 268, 268)]) | poly("286 560, 514 560, 640 1082, 160 1082")
PLATE = (
    "400 34, 540 60, 690 190, 724 396, 690 600, 668 700, 704 900, 722 1090, 640 1158, 400 1172,"
    "160 1158, 78 1090, 96 900, 132 700, 110 600, 76 396, 110 190, 260 60"
)


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 201)
    _door(p)
    beyond = Print(p.ink_a, p.ink_b, p.seed)
    _room(beyond)
    p.ink(HOLE.grow(22))
    p.put(HOLE, k=beyond.k[HOLE.box], a=beyond.a[HOLE.box], b=beyond.b[HOLE.box])
    return p.press()


def _door(p: Print) -> None:
    """Boards, and an iron plate with two screws."""
    u = np.asarray(X + 26 * noise(260, 4), np.float32)
    tone: F32 = np.asarray(0.3 + 0.3 * (noise(120, 7, 0.4, 3) - 0.5), np.float32)
    p.ground(tone, u, Y, 13, 190, 4, b=1)
    plate = blob(PLATE)
    p.ink(plate.grow(14))
    lit = brush(
        "520 60, 270 70, 116 200, 86 396, 120 600, 144 700, 100 940, 90 1100",
        [20, 60, 60, 60, 60, 50, 60, 40],
    )
    dark = brush(
        "560 80, 690 220, 716 396, 684 600, 662 700, 700 900, 716 1100, 640 1160, 300 1170",
        [10, 70, 80, 80, 70, 70, 80, 60, 10],
    )
    light = glow(plate, [(plate.grow(30), 0.86), (lit, 0.3), (dark, -0.62)], 16)
    chisel(p, plate, light, 12, 1.2, b=1, outline=0, swell=60, length=120, seed=3)
    for y, turn in ((86, 0.6), (1128, -0.5)):
        p.flat(oval(400, y, 25, 25), outline=8)
        slot = np.array((np.cos(turn), np.sin(turn))) * 20
        p.ink(brush([np.array((400, y)) - slot, np.array((400, y)) + slot], [8, 8]))


def _room(p: Print) -> None:
    streaks(p, 1.0, 0.2, 13, 150, a=1)
    heads.back(p, FACE, "long")
    bust(p, FACE, a=1, collar="round", ambient=0.1, wide=1.5)
    FACE.draw(
        p, (0.6, 0, 0.1), (0.03, -0.12), (0.3, 0.8, 0), (0, 0), ambient=0.16, seed=5,
        brow_width=0.1, full=1.1,
    )  # fmt: skip
    heads.front(p, FACE, "long", n=5)
    _mouth(p)


def _mouth(p: Print) -> None:
    """She smiles with all her teeth, and the ring of the key is behind the upper ones."""
    inside = lips(
        p,
        (
            "288 558, 330 562, 374 550, 400 558, 426 550, 470 562, 512 558",
            "512 558, 480 634, 400 674, 320 634, 288 558",
        ),
        (
            "306 568, 350 576, 400 580, 450 576, 494 568",
            "494 568, 462 622, 400 648, 338 622, 306 568",
        ),
    )
    _key(p)
    edge = "296 580, 320 602, 352 621, 383 630, 400 626, 417 630, 448 621, 480 602, 504 580"
    teeth = poly([*spline(edge, 6), (504, 540), (296, 540)]) & inside
    p.ink(teeth.grow(5) & inside)
    p.put(teeth, k=0, a=0, b=0)
    for x, low in ((336, 612), (366, 626), (400, 628), (434, 626), (464, 612)):
        gap = [(x, 562), (400 + (x - 400) * 0.97, low)]
        p.ink(brush(gap, [3, 6]) & inside)


def _key(p: Print) -> None:
    """An old one: a ring, a collar, a bit with wards."""
    x, y = 400.0, 692.0
    eye = shapes([ellipse(x, y, 46, 44)])
    ring = shapes([ellipse(x, y, 82, 80)]) - eye
    shaft = brush([(x, y + 76), (x, 1052)], [42, 40])
    collar = brush([(x - 32, y + 102), (x + 32, y + 102)], [28, 28])
    bit = poly(
        "400 920, 508 920, 508 954, 476 954, 476 978, 508 978, 508 1028, 466 1028, 466 1006,"
        "442 1006, 442 1028, 400 1028"
    )
    for form in (ring | eye, shaft, collar, bit):
        p.put(form.grow(11), k=1)
    p.put(eye, k=0, a=0, b=0)
    p.ink(brush("366 716, 400 734, 434 716", [2, 9, 2]) & eye)
    for form in (bit, shaft, collar, ring):
        p.put(form.grow(5), k=1)
        p.relief(form, LIGHT, 20, 7, b=1, outline=0, ambient=0.4, soft=3, length=60, shine=0.84)
