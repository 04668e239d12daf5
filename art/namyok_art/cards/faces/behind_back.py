"""A broad back: one hand keeps flowers behind it, the other a stone."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import RIGHT, Print, blob, brush, oval, place, poly
from namyok_art.lino.hand import Hand, cuff
from namyok_art.lino.walls import bricks


def draw() -> NDArray[np.uint8]:
    p = Print("green", "rose", 221)
    bricks(p, 0.98, height=84, width=84, dark=True)
    neck = blob("316 -40, 306 40, 280 110, 520 110, 494 40, 484 -40")
    p.relief(neck, RIGHT, 80, 9, outline=6, ambient=-0.15)
    back = blob(
        "30 1240, 60 900, 60 600, 76 330, 130 180, 260 104, 400 96, 540 104, "
        "670 180, 724 330, 740 600, 740 900, 770 1240"
    )
    p.relief(back, RIGHT, 190, 14, angle=-0.3, a=1, outline=8, ambient=-0.1, seed=4, length=150)
    collar = blob("268 106, 300 66, 400 50, 500 66, 532 106, 400 132")
    p.relief(collar, RIGHT, 30, 9, a=1, outline=7, ambient=0.05)
    p.ink(brush("400 128, 404 420, 398 700, 404 1210", [4, 7, 6, 9]))
    for x, way in ((150, 1), (650, -1)):
        p.ink(brush([(x, 300), (x + way * 26, 480), (x + way * 6, 640)], [3, 14, 2]))
    belt = brush("66 850, 400 872, 738 846", [54, 58, 54])
    p.relief(belt, RIGHT, 22, 9, a=1, outline=6, ambient=0.12, soft=4)
    for x in (330, 470):
        p.flat(oval(x, 866, 17, 17), outline=5)
    _sleeves(p)
    flowers = Hand(292, 700, 142, 0.5, 1, RIGHT, seed=4)
    flowers.grip(p, lambda: _bunch(p), 1.2)
    cuff(p, flowers, 0.85, 1.9, a=1, wide=0.56)
    _stone(p)
    return p.press()


def _sleeves(p: Print) -> None:
    for pts, angle in (
        ("70 330, 150 300, 190 560, 250 800, 200 880, 110 860, 50 640", 0.9),
        ("730 330, 650 300, 620 560, 570 800, 620 880, 700 860, 752 640", -0.9),
    ):
        p.relief(blob(pts), RIGHT, 80, 12, angle=angle, a=1, outline=7, ambient=-0.02, seed=7)


def _bunch(p: Print) -> None:
    """Stalks below the hand, a head of roses above it."""
    for i, dx in enumerate((-0.5, -0.25, 0.0, 0.25, 0.5)):
        p.put(
            brush(
                place(
                    [(dx * 0.5, 1.0 + 0.1 * i % 0.3), (0, 0), (dx * 1.4, -1.4)], 292, 700, 142, 0.5
                ),
                [12, 12, 10],
            ).grow(3),
            k=1,
        )
        p.put(
            brush(
                place(
                    [(dx * 0.5, 1.0 + 0.1 * i % 0.3), (0, 0), (dx * 1.4, -1.4)], 292, 700, 142, 0.5
                ),
                [12, 12, 10],
            ),
            k=0,
            a=1,
            b=0,
        )
    for x, y, r in (
        (-0.75, -1.35, 0.34),
        (0.75, -1.3, 0.34),
        (-0.35, -1.75, 0.36),
        (0.4, -1.75, 0.36),
        (0.0, -1.35, 0.38),
    ):
        cx, cy = place([(x, y)], 292, 700, 142, 0.5)[0]
        size = r * 142
        p.flat(oval(cx, cy, size, size * 0.94), b=1, outline=5)
        for share, start in ((0.72, 0.4), (0.44, 2.2), (0.2, 4.0)):
            t = np.linspace(start, start + 4.4, 9)
            p.ink(
                brush(
                    np.stack([cx + size * share * np.cos(t), cy + size * share * np.sin(t)], 1),
                    [2, 7, 8, 7, 2],
                )
            )


def _stone(p: Print) -> None:
    stone = poly("424 704, 446 640, 500 594, 566 588, 620 634, 636 704, 590 754, 484 760")
    p.relief(stone, (0.6, -0.6, 0.5), 44, 10, outline=8, ambient=0.05, seed=12, soft=3)
    p.ink(poly("424 704, 446 640, 476 660, 486 720, 484 760") | poly("476 660, 500 594, 512 640"))
    p.ink(brush("512 640, 570 652, 636 704", [3, 8, 3]) | brush("570 652, 566 588", [6, 2]))
    hand = Hand(528, 792, 136, -0.35, -1, RIGHT, seed=11)
    hand.fist(p, 1.4)
    cuff(p, hand, 0.9, 1.9, a=1, wide=0.56)
