"""From all sides hands point at one small person on a stool, who points up."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, brush, oval, poly
from namyok_art.lino.ground import dim, rings
from namyok_art.lino.hand import Hand, cuff
from namyok_art.lino.people import Person

HANDS = (
    (-2.75, 560),
    (-1.75, 500),
    (-0.75, 545),
    (0.2, 530),
    (1.05, 560),
    (1.75, 590),
    (2.55, 565),
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "moss", 83)
    rings(p, 400, 610, dim(400, 610, 560, 1.0, 0.25), 14, b=1)
    spot = oval(400, 640, 168, 176)
    p.flat(spot, outline=6)
    rings(p, 400, 640, dim(400, 640, 190, 1.2, 0.75), 12, within=spot, seed=5)
    p.ink(oval(424, 748, 74, 15))
    _person(p)
    for i, (way, far) in enumerate(HANDS):
        _pointing(p, way, far, i)
    return p.press()


def _person(p: Print) -> None:
    for x in (372, 428):
        p.ink(brush([(x, 690), (x + (x - 400) * 0.3, 752)], [9, 8]))
    p.flat(poly("354 676, 446 676, 442 692, 358 692"), outline=4)
    sitter = Person(
        400,
        752,
        232,
        ((-0.25, 0.2), (2.9, 3.05)),
        ((-0.5, 0.05), (0.5, -0.05)),
        0,
        0,
        0.05,
        0.28,
        (1, 0),
        (0, 0),
        0.05,
        "short",
    )
    sitter.draw(p)


def _pointing(p: Print, way: float, far: float, i: int) -> None:
    """A hand on a ray from the middle; its finger is turned to the middle."""
    x, y = 400 + far * 0.64 * math.sin(way), 620 - far * 0.86 * math.cos(way)
    turn = math.atan2(400 - x, y - 640)
    flip = 1 if i % 2 else -1
    skin = i in (1, 4)
    hand = Hand(
        x,
        y,
        132 - 10 * (i % 3),
        turn,
        flip,
        (-0.55, -0.6, 0.5),
        b=float(skin),
        shine=0.72 if skin else 0,
        ambient=-0.16 if skin else -0.02,
        seed=i * 7,
    )
    hand.fist(p, 2.6, point=True)
    red = i % 3 == 0
    cuff(p, hand, 1.2, 3.6, a=float(red), wide=0.46, ambient=-0.05 if red else -0.5)
