"""A huge ear with a small door in it; a man with flowers is about to knock."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, blob, brush, everything, oval, poly, shapes, strands
from namyok_art.lino.people import Person


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 191)
    p.put(everything(), k=1)
    locks = strands(
        "-20 200, 200 60, 520 10, 820 120", "-20 20, 200 -80, 520 -120, 820 -60", 9, 20, 1
    )
    locks += strands(
        "760 60, 800 400, 770 800, 820 1210", "700 120, 730 400, 712 800, 690 1210", 6, 20, 4
    )
    locks += strands(
        "-20 260, 110 300, 80 700, 40 1210", "-20 200, 20 300, 0 700, -20 1210", 5, 22, 7
    )
    p.put(shapes(locks), k=0, b=1)
    skin = blob(
        "-20 1220, 60 1000, 90 820, 150 700, 240 900, 300 1060, 420 1130, 560 1120, 700 1220"
    )
    p.relief(skin, LEFT, 90, 12, a=1, shine=0.7, outline=6, ambient=-0.05, seed=3)
    _ear(p)
    _visitor(p)
    return p.press()


def _ear(p: Print) -> None:
    outer = blob(
        "250 860, 170 640, 140 420, 200 220, 340 110, 500 110, 630 200, 690 360, "
        "680 540, 610 690, 560 800, 520 940, 430 1040, 330 1040, 270 970"
    )
    p.relief(
        outer, LEFT, 120, 12, a=1, shine=0.68, outline=9, ambient=0.0, seed=5, length=130, soft=7
    )
    valley = blob(
        "270 820, 226 620, 206 440, 250 290, 350 200, 480 196, 580 270, 620 390, "
        "604 520, 540 650, 520 720, 560 560, 560 400, 500 290, 400 262, 310 310, "
        "276 430, 290 560"
    )
    p.put(valley, k=1, a=0, b=0)
    p.put(
        shapes(
            strands(
                "236 600, 226 430, 300 260, 440 216, 560 290, 600 420",
                "262 560, 262 440, 330 290, 440 240, 540 310, 586 420",
                4,
                8,
                3,
            )
        )
        & valley,
        k=0,
        a=1,
    )
    rim = blob(
        "330 480, 360 380, 440 330, 520 380, 540 500, 500 640, 470 760, 440 820, "
        "380 800, 400 690, 440 580, 430 490, 380 500"
    )
    p.relief(rim, LEFT, 50, 9, a=1, shine=0.68, outline=7, ambient=0.05, seed=7, soft=5)
    cave = blob(
        "300 560, 350 510, 410 520, 424 590, 390 680, 370 780, 420 850, 400 910, "
        "320 900, 270 800, 270 660"
    )
    p.put(cave.grow(7), k=1)
    p.put(cave, k=1, a=0, b=0)
    lobe = blob("310 880, 420 870, 500 880, 490 960, 430 1020, 350 1016, 300 960")
    p.relief(lobe, LEFT, 60, 10, a=1, shine=0.68, outline=0, ambient=0.08, seed=9, soft=8)
    tragus = blob("206 720, 250 650, 300 690, 310 780, 280 850, 220 840")
    p.relief(tragus, LEFT, 50, 9, a=1, shine=0.68, outline=7, ambient=0.05, seed=8, soft=5)


def _visitor(p: Print) -> None:
    door = poly("316 600, 396 600, 390 790, 316 790")
    p.flat(door.grow(8), outline=5)
    p.flat(door, b=1, outline=4)
    for y in (622, 712):
        p.ink(
            poly([(330, y), (382, y), (380, y + 64), (330, y + 64)])
            - poly([(335, y + 5), (377, y + 5), (375, y + 59), (335, y + 59)])
        )
    p.flat(oval(382, 702, 5, 5), outline=3)
    p.put(poly("300 792, 420 792, 432 808, 300 808"), k=0, a=0, b=0)
    man = Person(
        446,
        872,
        232,
        ((-2.0, -2.3), (0.5, 1.2)),
        ((-0.1, -0.05), (0.14, 0.1)),
        -0.06,
        -1,
        0,
        0.32,
        (0, 1),
        (0, 0),
        -0.05,
        "side",
    )
    man.draw(p, halo=(0, 0))
    x, y = man.hands()[1]
    for dx, dy in ((10, -34), (30, -22), (34, 2), (20, -10)):
        p.ink(brush([(x, y), (x + dx, y + dy)], [5, 3]))
        p.flat(oval(x + dx, y + dy, 12, 11), a=1, outline=3)
        p.ink(oval(x + dx, y + dy, 3, 3))
