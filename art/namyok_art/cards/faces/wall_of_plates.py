"""Over his shoulder: through a gap in the wall of dirty plates she looks and passes the salt."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, blob, brush, ellipse, oval, place, shapes
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.hand import Hand, cuff, grip_back, grip_front
from namyok_art.lino.nape import nape

LAMP = (0.6, -0.5, 0.6)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 321)
    streaks(p, dim(430, 380, 620, 0.5, 0.0), 1.57, 13, 170, b=1)
    _her(p)
    _salt(p)
    rng = np.random.default_rng(8)
    _stack(p, 86, -60, 1240, 176, rng)
    _stack(p, 738, 96, 1240, 150, rng)
    _cup(p, 728, 66)
    _him(p)
    return p.press()


def _her(p: Print) -> None:
    face = Face(446, 410, 290, -0.12, -0.12, nose="straight", age=0.32, light=LAMP, wide=0.94)
    heads.back(p, face, "bob")
    bust(p, face, collar="round", wide=1.3, ambient=-0.62)
    face.draw(
        p, (0.74, -0.5, 0.75), (-0.1, 0.05), (0.19, -0.35, 0), (1, 0), full=0.9, smirk=0.4,
        ambient=0.05, seed=5,
    )  # fmt: skip
    heads.front(p, face, "bob", n=9, seed=4)


def _salt(p: Print) -> None:
    """Her hand comes round the right-hand tower and holds the shaker out."""
    hand = Hand(476, 1030, 136, -0.1, light=LAMP, ambient=0.14, seed=4)
    grip_back(p, hand, 1.9)
    lean = -0.1
    glass = blob(
        place("-.34 -1.2, .34 -1.2, .42 .3, .4 .74, -.4 .74, -.42 .3", 476, 1030, 136, lean)
    )
    p.relief(glass, (0.1, -0.4, 0.9), 40, 8, a=1, outline=0, ambient=0.2, angle=1.4)
    p.put(glass.grow(6) - glass, k=0, a=0, b=0)
    cap = blob(
        place("-.38 -1.16, -.36 -1.5, 0 -1.72, .36 -1.5, .38 -1.16, 0 -1.06", 476, 1030, 136, lean)
    )
    p.relief(cap, LAMP, 40, 7, outline=7, ambient=0.34)
    for x, y in place("-.15 -1.45, 0 -1.54, .15 -1.45, 0 -1.36", 476, 1030, 136, lean):
        p.ink(oval(float(x), float(y), 6, 5))
    grip_front(p, hand, 0.3, 0.3)
    sleeve = Hand(476, 1030, 136, -0.1 + 1.57, light=LAMP, seed=2)
    cuff(p, sleeve, -3.2, -1.3, b=1, wide=0.42, ambient=-0.05)


def _stack(
    p: Print, x: float, top: float, low: float, size: float, rng: np.random.Generator
) -> None:
    """Plates and bowls seen a little from above; none lies quite over the other."""
    y = low
    while y > top:
        wide = size * rng.uniform(0.8, 1.06)
        at, lean = x + rng.normal(0, 10), float(rng.normal(0, 0.03))
        deep = rng.random() < 0.22
        fall = 70 if deep else 34
        side = blob(
            [
                (at - wide, y), (at, y + 26), (at + wide, y), (at + wide * 0.8, y + fall * 0.6),
                (at + wide * 0.5, y + fall), (at, y + fall + 12), (at - wide * 0.5, y + fall),
                (at - wide * 0.8, y + fall * 0.6),
            ]
        )  # fmt: skip
        p.relief(
            side, LAMP, 30, 7, b=float(deep), outline=6, ambient=0.05 if deep else 0.1, soft=3,
            seed=int(y),
        )  # fmt: skip
        _plate(p, at, y, wide, lean, rng.random() < 0.45)
        y -= rng.uniform(84, 92) if deep else rng.uniform(46, 56)


def _plate(p: Print, x: float, y: float, wide: float, lean: float, blue: bool) -> None:
    """White china; its hollow is dark, its rim may be blue."""
    rim = shapes([ellipse(x, y, wide, wide * 0.17, lean)])
    p.flat(rim, outline=6)
    hollow: Mask = shapes([ellipse(x, y - 2, wide * 0.86, wide * 0.115, lean)])
    if blue:
        p.put(rim - hollow, b=1)
    p.ink(hollow - shapes([ellipse(x + 4, y + 6, wide * 0.84, wide * 0.11, lean)]))


def _cup(p: Print, x: float, y: float) -> None:
    """On top of the shorter tower a cup about to slide."""
    ring = brush(
        [(x - 60, y - 30), (x - 104, y - 20), (x - 96, y + 20), (x - 54, y + 22)], [15, 17, 15]
    )
    p.flat(ring, outline=5)
    body = blob(
        [
            (x - 70, y - 54),
            (x, y - 40),
            (x + 72, y - 54),
            (x + 54, y + 20),
            (x, y + 44),
            (x - 50, y + 20),
        ]
    )
    p.relief(body, LAMP, 40, 7, a=1, outline=6, ambient=0.1)
    p.flat(shapes([ellipse(x, y - 54, 72, 15, 0.06)]), outline=5)
    p.ink(shapes([ellipse(x + 2, y - 52, 60, 10, 0.06)]))


def _him(p: Print) -> None:
    head = Face(176, 1000, 196, 0.12, light=LAMP)
    coat = blob("-60 1320, -40 1230, 40 1180, 180 1150, 320 1180, 420 1250, 450 1320")
    p.relief(coat, LAMP, 90, 10, b=1, outline=8, ambient=-0.1, angle=0.4)
    nape(p, head, "bald", seed=3)
