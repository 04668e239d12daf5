"""A huge haughty face; small people hold its chin up with poles, and one has let go."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import RIGHT, Face, Print, Y, below, brush, noise, step
from namyok_art.lino import hair as heads
from namyok_art.lino.ground import streaks
from namyok_art.lino.people import Person

CREW = (
    (120, 1150, 0.05, 300, 690),
    (250, 1168, 0.1, 345, 760),
    (400, 1172, 0.0, 405, 786),
    (545, 1160, -0.1, 470, 752),
)


def draw() -> NDArray[np.uint8]:
    p = Print("violet", "ochre", 181)
    streaks(
        p,
        0.97 - 0.35 * step(200, 1100, Y) + 0.1 * (noise(140, 2) - 0.5),
        -0.08,
        14,
        170,
        b=1,
        seed=41,
    )
    face = Face(405, 420, 322, -0.1, 0.1, 0.95, nose="hooked", light=RIGHT, age=0.3)
    heads.back(p, face, "bun")
    face.draw(
        p,
        eyes=(0.16, 0.1, 0.6),
        brow=(-0.14, -0.1),
        mouth=(0.2, -0.5, 0),
        lips=(1, 0),
        ears=True,
        seed=4,
        ambient=0.03,
    )
    heads.front(p, face, "bun", shine=(1, 0), n=10)
    for side in (-1, 1):
        x, y = face.at([(side * 0.77 - 0.02, 0.36)], False)[0]
        p.flat(brush([(x, y), (x, y + 46)], [14, 24, 16]), a=1, outline=4)
    land = below("-10 1130, 200 1140, 500 1146, 810 1120")
    p.ink(land.grow(4))
    streaks(p, 0.45, 0.03, 10, 120, a=1, within=land, seed=8)
    for i, (x, y, lean, px, py) in enumerate(CREW):
        _prop(p, x, y, lean, px, py, i)
    _deserter(p)
    return p.press()


def _prop(p: Print, x: float, y: float, lean: float, px: float, py: float, i: int) -> None:
    """Somebody who pushes a forked pole up under the jaw."""
    pole = brush([(x + 26, y - 30), (px, py + 18)], [11, 9])
    p.put(pole.grow(5), k=0, a=0, b=0)
    p.ink(pole)
    for side in (-1, 1):
        fork = brush([(px, py + 22), (px + side * 20, py - 6)], [9, 7])
        p.ink(fork)
    way = 1 if px > x else -1
    look = Person(
        x,
        y,
        210 - 8 * i,
        ((way * 2.0, way * 2.5), (way * 1.5, way * 2.3)),
        ((-0.45, -0.2), (0.35, 0.2)),
        lean + way * 0.16,
        way,
        -0.3 * way,
        0.3 * (i % 2),
        (1, 0) if i % 2 else (0, 0),
        (0, 0),
        -0.1 if i % 2 else -0.5,
        ("short", "hat", "bun", "bald")[i],
    )
    look.draw(p, halo=(0, 1))


def _deserter(p: Print) -> None:
    pole = brush("600 1120, 742 1080", [10, 8])
    p.put(pole.grow(5), k=0, a=0, b=0)
    p.ink(pole)
    Person(
        690,
        1150,
        205,
        ((-0.4, -1.0), (0.7, 2.2)),
        ((-0.9, -0.5), (0.5, -0.2)),
        0.2,
        1,
        0,
        0,
        (0, 1),
        (0, 0),
        0.1,
        "long",
    ).draw(p, halo=(0, 1))
