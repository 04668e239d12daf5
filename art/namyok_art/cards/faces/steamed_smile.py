"""On a steamed pane a finger has drawn a smile; its eyes run, and through it one leaves."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, Y, brush, ellipse, noise, oval, poly, shapes, step
from namyok_art.lino.ground import floor, rain, streaks
from namyok_art.lino.people import Person
from namyok_art.lino.shape import stroke


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "sky", 431)
    _street(p)
    steam = _steam()
    streaks(
        p,
        0.93 - 0.12 * step(200, 1100, Y) + 0.1 * (noise(150, 5) - 0.5),
        1.57,
        15,
        210,
        b=1,
        within=steam,
        seed=7,
    )
    for part in _drawing():
        rim = part.grow(5) - part
        p.put(rim & steam.grow(2), k=1)
    _frame(p)
    return p.press()


def _street(p: Print) -> None:
    """What the clear lines let us see: a dark wet road, lamps, somebody going."""
    streaks(p, 0.3, 1.57, 12, 150, a=1)
    floor(p, 760, 400, 0.5, (1, 1), (0, 0), 0.4)
    rain(p, 80, 0.1, 100, 5, seed=4)
    p.put(oval(612, 842, 30, 30), k=0, a=0, b=0)
    p.ink(brush("612 872, 612 1060", [7, 7]))
    Person(
        524,
        1066,
        196,
        ((-0.3, -0.15), (0.35, 0.2)),
        ((-0.3, -0.05), (0.28, 0.1)),
        0.06,
        1,
        0.1,
        0.7,
        (0, 0),
        (0, 0),
        0.6,
        "hat",
    ).draw(p, halo=(1, 0))


def _drawing() -> list[Mask]:
    """Face, eyes, mouth, as wide as a finger, the drops that run from them, a wiped place."""
    ring = brush(
        np.vstack(
            [ellipse(400, 560, 262, 300, -0.5, 40), ellipse(400, 560, 262, 300, -0.5, 40)[:1]]
        ),
        [46, 50, 44, 50, 46],
    )
    eyes = [oval(x, 470, 36, 46) for x in (298, 502)]
    mouth = brush("250 640, 310 740, 400 776, 490 740, 552 636", [34, 48, 52, 48, 34])
    runs = [
        brush(line, [18, 12, 14, 26])
        for line in (
            "298 500, 292 640, 300 780, 296 1010",
            "502 500, 508 620, 500 720, 504 800",
            "330 760, 334 900, 330 1080",
            "180 650, 176 760, 180 860",
        )
    ]
    wiped = brush("420 930, 500 890, 590 880, 650 920", [90, 200, 230, 120]) | brush(
        "440 1010, 540 1020, 640 1000", [80, 130, 90]
    )
    return [ring, *eyes, mouth, *runs, wiped]


def _steam() -> Mask:
    pane = poly("92 92, 708 92, 708 1108, 92 1108")
    for part in _drawing():
        pane = pane - part
    rng = np.random.default_rng(3)
    drops = shapes(
        [
            stroke([(x, y), (x + 1, y + n)], [3, 9], 3)
            for x, y, n in zip(
                rng.uniform(100, 700, 60),
                rng.uniform(100, 1080, 60),
                rng.uniform(6, 26, 60),
                strict=True,
            )
        ]
    )
    return pane - drops


def _frame(p: Print) -> None:
    outer = poly("-10 -10, 810 -10, 810 1210, -10 1210")
    wood = outer - poly("88 88, 712 88, 712 1112, 88 1112")
    p.put(wood, k=0, a=0, b=0)
    streaks(
        p,
        0.9,
        1.57,
        13,
        200,
        within=wood
        & (
            poly("-10 -10, 88 -10, 88 1210, -10 1210")
            | poly("712 -10, 810 -10, 810 1210, 712 1210")
        ),
        seed=3,
    )
    streaks(p, 0.9, 0, 13, 200, within=wood & poly("88 -10, 712 -10, 712 1210, 88 1210"), seed=4)
    for line in ("88 88, 712 88", "88 1112, 712 1112", "88 88, 88 1112", "712 88, 712 1112"):
        p.ink(brush(line, [9, 9]))
    p.put(poly("690 560, 760 560, 760 620, 690 620"), k=1)
    p.flat(brush("724 590, 724 690", [26, 20]), a=1, outline=6)
    p.flat(oval(724, 590, 22, 22), a=1, outline=6)
