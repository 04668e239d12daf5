"""An empty chair by a lamp; its shadow on the wall has somebody in it, who lifts a cup."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    RIGHT,
    Print,
    Y,
    below,
    blob,
    brush,
    ellipse,
    oval,
    poly,
    shapes,
    step,
)
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.shape import stroke
from namyok_art.lino.walls import boards, scatter

FLOWER = stroke("0 .5, .1 0, 0 -.5", [0.1, 0.5, 0.1], 5)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 391)
    streaks(p, dim(680, 520, 760, 1.0, 0.3), 1.57, 13, 180, a=1)
    scatter(p, FLOWER, 92, 84, 30, k=0, a=0, seed=4)
    _shadow(p)
    floor = below("-10 930, 400 926, 810 930")
    p.ink(floor.grow(6))
    boards(p, 0.55 - 0.3 * step(930, 1200, Y), 60, upright=False, within=floor, a=0, b=1)
    _lamp(p)
    _chair(p)
    _table(p)
    return p.press()


def _shadow(p: Print) -> None:
    """Chair and sitter in one dark plane, as large as the wall allows."""
    chair = [
        stroke("98 300, 96 600, 84 930", [26, 26, 26]),
        stroke("96 690, 250 700, 366 690", [34, 34, 34]),
        stroke("352 700, 356 930", [24, 24]),
    ]
    chair += [stroke([(98, y), (150, y - 4)], [16, 12]) for y in (340, 420, 500)]
    sitter = blob(
        "150 690, 132 540, 150 420, 200 370, 214 340, 190 300, 186 240, 214 190, "
        "262 176, 306 196, 322 240, 330 262, 350 286, 326 296, 326 320, 310 346, "
        "280 350, 276 380, 320 420, 336 500, 340 600, 440 620, 470 700, 474 930, "
        "420 930, 410 730, 300 720"
    )
    arm = brush("300 430, 366 520, 420 470, 424 410", [62, 54, 44, 30])
    cup = poly("396 386, 456 380, 448 424, 404 428") | (
        oval(462, 402, 18, 16) - oval(462, 402, 9, 8)
    )
    whole = shapes(chair) | sitter | arm | cup
    p.put(whole, k=1, a=0, b=0)
    streaks(p, 0.34, 1.57, 11, 160, b=1, within=whole, seed=8)


def _lamp(p: Print) -> None:
    p.ink(brush("690 400, 694 700, 690 1010", [12, 12, 12]))
    p.flat(blob(ellipse(690, 1016, 70, 18, n=20)), outline=5)
    p.flat(poly("610 420, 640 270, 742 270, 772 420"), outline=7)
    for x in (650, 690, 730):
        p.ink(brush([(690 + (x - 690) * 0.7, 280), (x, 412)], [2, 5]))


def _chair(p: Print) -> None:
    """Plain, turned away a little, and nobody on it."""
    for line in ("386 640, 378 880, 372 1150", "566 640, 572 860, 580 1120"):
        p.flat(brush(line, [24, 24, 22]), outline=5)
    for y in (668, 726, 784):
        p.flat(brush([(386, y), (476, y - 8), (566, y)], [26, 28, 26]), outline=5)
    for line in ("330 930, 322 1180", "620 920, 636 1160"):
        p.flat(brush(line, [24, 20]), outline=5)
    seat = poly("340 930, 384 868, 574 862, 626 920, 620 944, 338 956")
    p.relief(seat, RIGHT, 30, 8, outline=6, ambient=0.15, b=1)
    p.ink(brush("360 1060, 480 1064, 600 1050", [9, 9, 9]))


def _table(p: Print) -> None:
    p.flat(blob(ellipse(150, 1040, 130, 30, n=24)), outline=6)
    p.ink(brush("150 1070, 150 1200", [20, 26]))
    p.relief(blob("112 980, 188 980, 180 1036, 120 1036"), LEFT, 24, 6, outline=5, ambient=0.1)
    p.flat(oval(150, 981, 38, 10), outline=4)
    p.ink(oval(150, 982, 29, 6))
    p.put((oval(196, 1004, 18, 16) - oval(196, 1004, 9, 8)), k=1)
    p.ink(blob(ellipse(150, 1042, 58, 12, n=20)) - blob(ellipse(150, 1040, 52, 9, n=20)))
