"""Two fingers hold a tiny dripping man by the collar; a fish waits below."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
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
    strands,
)
from namyok_art.lino.ground import streaks, water
from namyok_art.lino.hand import Hand, cuff
from namyok_art.lino.people import Person


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "ochre", 231)
    streaks(p, 0.98 - 0.25 * step(0, 800, Y), 0.05, 14, 180, b=1, seed=29)
    hand = Hand(596, 232, 200, math.pi + 0.12, -1, LEFT, seed=6)
    grip = hand.pinch(p)
    cuff(p, hand, 0.75, 2.0, a=1, wide=0.5)
    sea = below("-10 800, 120 786, 260 806, 400 790, 540 808, 680 788, 810 800")
    p.ink(sea.grow(5))
    water(p, 0.7 - 0.62 * step(800, 1160, Y), sea, a=1)
    _fish(p)
    x, y = float(grip[0]), float(grip[1])
    tail = brush([(x + 4, y - 14), (x + 8, y + 40), (x + 10, y + 130)], [14, 26, 60])
    p.relief(tail, LEFT, 14, 6, outline=4, ambient=0.1, a=1)
    p.ink(
        shapes(strands([(x - 2, y), (x - 10, y + 90)], [(x + 10, y), (x + 26, y + 90)], 3, 5, 2))
        & tail
    )
    Person(
        x - 4,
        y + 340,
        280,
        ((-1.0, -1.5), (0.9, 0.4)),
        ((-0.6, 0.3), (0.4, 0.9)),
        0.05,
        -1,
        0.3,
        0.34,
        (1, 0),
        (0, 0),
        0.0,
        "short",
    ).draw(p, halo=(0, 1))
    hand.finger(p, "-.34 .42, -.6 .0, -.84 -.44, -.9 -.92", 0.27, True, (0.66,), 13)
    for dx, dy in ((-50, 366), (-14, 400), (30, 374), (58, 410), (4, 440)):
        drop = blob(
            [
                (x + dx, y + dy - 20),
                (x + dx + 8, y + dy),
                (x + dx, y + dy + 9),
                (x + dx - 8, y + dy),
            ]
        )
        p.flat(drop, a=1, outline=3)
    return p.press()


def _fish(p: Print) -> None:
    """It stands on its tail, mouth open like a cup."""
    body = blob(
        "300 1230, 270 1080, 262 950, 300 890, 360 872, 420 866, 490 876, 548 900, "
        "572 960, 556 1080, 530 1230"
    )
    p.relief(body, LEFT, 120, 11, outline=7, ambient=-0.02, seed=8, b=1)
    gape = blob(ellipse(424, 906, 128, 44, 0.02, 24))
    p.flat(gape.grow(12), b=1, outline=6)
    p.put(gape, k=1, a=0, b=0)
    for t in np.linspace(0.25, math.pi - 0.25, 9):
        x, y = 424 + 120 * math.cos(t), 906 + 38 * math.sin(t)
        p.flat(poly([(x - 10, y + 4), (x + 10, y + 4), (x + 2, y - 24)]), outline=2)
    for t in np.linspace(math.pi + 0.35, 2 * math.pi - 0.35, 8):
        x, y = 424 + 118 * math.cos(t), 906 + 38 * math.sin(t)
        p.flat(poly([(x - 9, y - 4), (x + 9, y - 4), (x, y + 14)]), outline=2)
    for x in (316, 530):
        p.flat(oval(x, 986, 26, 28), outline=5)
        p.ink(oval(x + (5 if x < 400 else -5), 978, 13, 15))
        p.put(oval(x, 972, 4, 4), k=0)
    for row in range(4):
        for i in range(4):
            cx, cy = 356 + i * 46 + (row % 2) * 22, 1050 + row * 44
            p.ink(brush([(cx - 20, cy), (cx, cy + 17), (cx + 20, cy)], [2, 7, 2]) & body)
