"""In a dark hall a coat and a dress hang on two hooks, his sleeve round her waist."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, blob, brush, oval, poly, shapes, strands
from namyok_art.lino.walls import boards


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "green", 411)
    boards(p, 0.26, 118)
    p.flat(poly("40 120, 760 120, 760 190, 40 190"), outline=7)
    p.ink(brush("60 170, 400 174, 740 170", [2, 6, 2]))
    for x in (258, 548, 690):
        p.ink(brush([(x, 140), (x, 200), (x + 14, 226), (x + 26, 206)], [16, 14, 12, 10]))
    _dress(p)
    _coat(p)
    _hat(p)
    scarf = brush("690 220, 704 400, 684 560, 700 700", [40, 34, 38, 44])
    p.relief(scarf, LEFT, 20, 8, outline=5, ambient=-0.35)
    return p.press()


def _dress(p: Print) -> None:
    """Thin straps, a waist, a skirt that leans to the coat."""
    p.ink(brush("548 214, 500 280", [9, 7]) | brush("556 214, 610 280", [9, 7]))
    body = blob(
        "478 290, 520 270, 556 300, 596 268, 640 290, 640 400, 606 520, 620 600, "
        "700 820, 740 1080, 640 1110, 520 1096, 430 1104, 400 1060, 470 800, "
        "512 600, 516 520, 474 400"
    )
    p.relief(body, LEFT, 70, 11, 0.8, 0.25, a=1, outline=7, ambient=0.08, seed=4, length=110)
    p.ink(
        shapes(strands("516 620, 470 860, 430 1080", "612 620, 680 860, 716 1080", 8, 16, 5)) & body
    )
    for row in range(5):
        for i in range(5):
            x, y = 470 + i * 56 + (row % 2) * 26, 690 + row * 84
            p.put(oval(x, y, 8, 8) & body, k=0, a=0, b=0)


def _coat(p: Print) -> None:
    body = blob(
        "150 250, 200 222, 258 214, 316 222, 366 252, 384 340, 380 560, 404 860, "
        "412 1120, 260 1140, 104 1120, 112 860, 128 560, 130 340"
    )
    p.relief(body, LEFT, 110, 13, 0.8, 0.25, b=1, outline=8, ambient=-0.06, seed=6, length=130)
    sleeve = brush("140 300, 96 520, 108 760, 130 880", [92, 92, 84, 78])
    p.relief(sleeve, LEFT, 46, 11, 0.8, 1.4, b=1, outline=7, ambient=0.0, seed=7)
    arm = brush("366 300, 420 420, 500 520, 610 556, 650 548", [96, 96, 88, 80, 74])
    p.relief(arm, LEFT, 46, 11, 0.8, 0.7, b=1, outline=8, ambient=0.04, seed=8)
    p.ink(brush("598 520, 606 556, 600 594", [4, 9, 4]))
    p.put(oval(652, 548, 22, 36), k=1, a=0, b=0)
    for side in (-1, 1):
        lapel = blob(
            [
                (258 + side * 20, 226),
                (258 + side * 72, 250),
                (258 + side * 84, 380),
                (258 + side * 40, 440),
                (258 + side * 2, 600),
                (258 + side * 14, 380),
            ]
        )
        p.relief(lapel, LEFT, 26, 9, 0.7, 0.8 * side, b=1, outline=6, ambient=0.1, soft=4)
    p.ink(brush("258 590, 262 860, 258 1130", [6, 9, 8]))
    for y in (660, 790, 920):
        p.flat(oval(290, y, 16, 16), a=1, outline=5)
    p.put(blob("232 300, 258 330, 284 300, 276 380, 258 420, 240 380"), k=1, a=0, b=0)


def _hat(p: Print) -> None:
    """She holds it, or it was put on her hook."""
    crown = blob("494 196, 500 110, 536 84, 580 88, 612 112, 616 196")
    p.relief(crown, LEFT, 50, 10, outline=7, ambient=-0.2, b=1)
    p.flat(brush("496 170, 556 180, 614 168", [24, 26, 24]), a=1, outline=5)
    p.relief(
        blob("440 206, 500 184, 610 180, 672 200, 610 222, 500 224"),
        LEFT,
        16,
        8,
        outline=7,
        ambient=-0.05,
        b=1,
        soft=3,
    )
