"""Half a face; the other half is a brick wall with one lit window."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, X, Y, blob, brush, noise, oval, poly, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.people import Person
from namyok_art.lino.walls import bricks


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "ochre", 151)
    streaks(p, 0.42 - 0.34 * step(0, 1000, Y) + 0.1 * noise(160, 4), 0.12, 12, 150, a=1)
    for x, y in ((80, 120), (150, 330), (60, 560), (700, 420), (740, 700)):
        p.put(
            blob(
                [
                    (x, y - 9),
                    (x + 3, y - 3),
                    (x + 9, y),
                    (x + 3, y + 3),
                    (x, y + 9),
                    (x - 3, y + 3),
                    (x - 9, y),
                    (x - 3, y - 3),
                ]
            ),
            k=0,
            a=0,
            b=1,
        )
    face = Face(400, 590, 385, 0, 0, nose="straight", light=LEFT)
    bust(p, face, a=1, collar="coat", ambient=-0.3)
    outside = p.k.copy(), p.a.copy()
    face.draw(
        p,
        eyes=(0.5, 0.3, 0),
        brow=(-0.04, 0.03),
        mouth=(0.22, -0.2, 0),
        lips=(0, 0),
        seed=3,
        ambient=0.02,
        full=0.8,
    )
    heads.front(p, face, "side", n=10)
    for block, kept in zip((p.k, p.a), outside, strict=True):
        block[X > 420] = kept[X > 420]
    _wall(p, face)
    return p.press()


def _wall(p: Print, face: Face) -> None:
    """The right half: its edge is toothed where the bricks begin."""
    steps = [
        (400 + (34 if row % 2 else -30), 100 + row * 58 + dy) for row in range(16) for dy in (0, 58)
    ]
    right = poly([*steps, (830, 1030), (830, 100)])
    wall = (
        face.patch(
            "0 -1.2, .38 -1.18, .68 -.92, .76 -.38, .74 .05, .68 .42, .52 .78, "
            ".27 1.04, 0 1.1, -.2 1.06, -.2 -1.18"
        )
        & right
    )
    p.flat(poly("560 110, 640 110, 640 260, 560 220"), a=1, outline=6)
    p.ink(wall.grow(7) & right.grow(7))
    bricks(p, 0.62 - 0.4 * step(480, 760, X), a=1, height=58, width=120, within=wall)
    p.flat(poly("550 96, 650 96, 650 120, 550 120"), outline=6)
    for smoke in ("600 88, 580 60, 606 30, 590 -10", "604 88, 640 66, 650 40, 690 10"):
        p.put(brush(smoke, [6, 16, 26, 20]), k=0, a=0, b=0)
    frame = poly("468 430, 640 430, 640 660, 468 660")
    p.flat(frame.grow(14), outline=6)
    p.flat(frame, b=1, outline=5)
    Person(566, 668, 225, ((-0.2, 0.1), (2.5, 2.9)), dress=0.7, dark=-1, hair="bun", look=-1).draw(
        p
    )
    for line in ("554 430, 554 660", "468 522, 640 522"):
        p.put(brush(line, [9, 9]), k=1)
    p.flat(poly("446 668, 662 668, 656 692, 452 692"), outline=5)
    p.flat(blob("480 640, 516 640, 510 670, 486 670"), a=1, outline=4)
    for dx, dy in ((-16, -30), (0, -44), (16, -30)):
        p.ink(brush([(498, 640), (498 + dx, 640 + dy)], [5, 3]))
        p.flat(oval(498 + dx, 636 + dy, 9, 9), outline=3)
