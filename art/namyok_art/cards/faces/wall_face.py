"""Half a face; the other half is a brick wall with one lit window."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Mask, Print, X, Y, blob, brush, noise, place, poly, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.profile import Profile
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
    rng = np.random.default_rng(3)
    steps, x = [], 430.0
    for row in range(17):  # whole and half bricks have fallen out: the edge wanders
        x = float(np.clip(x + rng.choice([-60, -60, 0, 60, 60]), 370, 490))
        jag = rng.normal(0, 5, 2)
        steps += [(x + jag[0], 72 + row * 58), (x + jag[1], 130 + row * 58)]
    right = poly([*steps, (830, 1030), (830, 100)])
    wall = (
        face.patch(
            "0 -1.2, .38 -1.18, .68 -.92, .76 -.38, .74 .05, .68 .42, .52 .78, "
            ".27 1.04, 0 1.1, -.2 1.06, -.2 -1.18"
        )
        & right
    )
    chimney = poly("552 78, 640 78, 640 330, 552 300")
    p.ink(chimney.grow(7))
    bricks(p, 0.85, a=1, height=29, width=44, within=chimney)
    p.ink(wall.grow(7) & right.grow(7))
    bricks(p, 0.85 - 0.4 * step(480, 760, X), a=1, height=58, width=120, within=wall)
    p.flat(poly("540 66, 652 66, 652 92, 540 92"), outline=6)
    smoke = brush("596 58, 570 40, 610 10, 700 14, 770 -20", [10, 24, 34, 44, 56])
    p.put(smoke, k=0, a=0, b=0)
    # three bricks have come off the edge and fall
    for x, y, turn in ((352, 1010, 0.5), (300, 1110, -0.4), (410, 1130, 1.1)):
        brick = poly(place("-1 -.5, 1 -.5, 1 .5, -1 .5", x, y, 44, turn))
        p.relief(brick, LEFT, 20, 8, angle=turn, a=1, outline=6, ambient=0.15)
    frame = poly("478 410, 662 410, 662 660, 478 660")
    p.flat(frame.grow(14), outline=6)
    p.flat(frame, b=1, outline=5)
    _guest(p, frame)
    p.flat(poly("452 668, 688 668, 680 694, 460 694"), outline=5)
    for way in ("330 300, 372 330, 360 372, 410 400", "300 800, 350 780, 380 800, 420 790"):
        p.ink(brush(way, [1, 6, 5, 9]))


def _guest(p: Print, frame: Mask) -> None:
    """She looks out of it, towards the eye."""
    over = frame.wider(300)
    before = [block[over.box].copy() for block in (p.k, p.a, p.b)]
    her = Profile(572, 548, 74, 0.04, 1, 0.85)
    knot = her.patch(".5 -1.2, .8 -1.4, 1.12 -1.24, 1.14 -.9, .84 -.7, .5 -.8")
    dark = her.outline() | knot | blob("496 690, 520 650, 570 640, 640 640, 690 690")
    p.ink(dark)
    p.put(her.cut("-.64 -.3, -.7 -.1, -.84 .16", [0, 0.05, 0]) & dark, k=0, a=0, b=1)
    p.put(her.cut("-.1 1.2, -.1 1.5", [0, 0.05]) & dark, k=0, b=1)
    p.put(Mask(over.left, over.top, 1 - frame.on(over.box)), *before)
