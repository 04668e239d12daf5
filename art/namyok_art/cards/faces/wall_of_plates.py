"""Two at a table, between them a wall of plates; through a gap a hand passes the salt."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    RIGHT,
    Print,
    below,
    blob,
    brush,
    ellipse,
    noise,
    oval,
    poly,
    shapes,
    strands,
)
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.hand import Hand, cuff
from namyok_art.lino.profile import Profile
from namyok_art.lino.walls import curtain


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 321)
    streaks(p, dim(400, 40, 900, 0.95, 0.2) + 0.05 * noise(90, 3), 1.57, 13, 170, b=1)
    p.ink(brush("400 0, 400 40", [6, 6]))
    p.flat(poly("330 84, 372 36, 428 36, 470 84"), a=1, outline=5)
    for side in (-1, 1):
        _eater(p, side)
    cloth = below("-10 940, 400 936, 810 940")
    p.ink(cloth.grow(6))
    curtain(p, cloth, 120, 0.62, seed=3)
    p.flat(poly("-10 926, 810 926, 810 956, -10 956"), outline=6)
    p.put(
        shapes([ellipse(x, 1010 + 14 * (i % 2), 9, 9) for i, x in enumerate(range(30, 800, 46))]),
        k=0,
        a=1,
    )
    _wall(p)
    _salt(p)
    return p.press()


def _eater(p: Print, side: int) -> None:
    left = side < 0
    light = RIGHT if left else LEFT
    x = 400 + side * 312

    def on(pts: str) -> list[tuple[float, float]]:
        return [
            (400 + side * (float(q.split()[0]) - 400), float(q.split()[1])) for q in pts.split(",")
        ]

    p.relief(
        blob(on("560 960, 580 760, 640 680, 740 650, 820 680, 830 960")),
        light,
        70,
        10,
        angle=0.4 * side,
        a=float(left),
        outline=6,
        ambient=-0.1,
    )
    head = Profile(
        x, 470, 142, 0.08, side, 1.2 if left else 0.85, 0.06 if left else 0, age=0.6, light=light
    )
    head.draw(
        p, opened=0.3, gaze=0.4, brow=0.06, smile=-0.6, lips=(1, 0), seed=4 + side, ambient=0.0
    )
    if left:
        cap = head.patch("-.2 -1.1, .1 -1.26, .6 -1.1, .9 -.6, .9 0, .7 .4, .5 .3, .4 -.3, .2 -.6")
    else:
        cap = head.patch(
            "-.62 -.64, -.4 -1.12, .1 -1.3, .7 -1.14, 1.0 -.7, 1.2 -.5, 1.24 -.1, "
            "1.0 .1, .7 .4, .36 .2, .1 -.4, -.3 -.6"
        )
    p.ink(cap)
    cuts = strands(
        head.at("-.1 -1.16, .5 -1.1, .84 -.5, .7 .3"),
        head.at(".1 -.9, .4 -.6, .5 -.2, .55 .25"),
        6,
        7,
        3,
    )
    p.put(shapes(cuts) & cap, k=0, a=float(not left))


def _wall(p: Print) -> None:
    """Stacks of plates seen edge on, none quite straight, bowls and a cup on top."""
    rng = np.random.default_rng(6)
    for column, (x, top) in enumerate(((300, 330), (400, 190), (500, 290))):
        y = 926.0
        while y > top:
            gap = column == 1 and 800 < y < 900
            if not gap:
                w, dx = rng.uniform(54, 66), rng.normal(0, 6)
                tint = rng.random()
                p.flat(
                    blob(
                        [
                            (x + dx - w, y - 14),
                            (x + dx, y - 17),
                            (x + dx + w, y - 14),
                            (x + dx + w * 0.5, y),
                            (x + dx - w * 0.5, y),
                        ]
                    ),
                    a=float(tint < 0.2),
                    b=float(tint > 0.72),
                    outline=3.5,
                )
            y -= 19
        p.flat(shapes([ellipse(x, top - 6, 56, 12)]), outline=4)
    p.flat(blob("366 180, 434 180, 424 128, 376 128") | oval(446, 152, 18, 18), a=1, outline=5)
    p.ink(oval(400, 128, 24, 6))


def _salt(p: Print) -> None:
    hand = Hand(486, 858, 64, -1.5, 1, LEFT, seed=3)
    arm = brush("470 862, 560 858, 640 850", [40, 50, 60])
    p.relief(
        arm, LEFT, 26, 7, outline=5, ambient=0.05, within=poly("350 790, 660 790, 660 912, 350 912")
    )
    hand.fist(p, 0.9)
    cuff(p, hand, 0.8, 2.6, wide=0.5)
    p.flat(blob("344 856, 392 856, 402 918, 334 918") | oval(368, 852, 24, 16), a=1, outline=4)
    for dx in (-7, 0, 7):
        p.ink(oval(368 + dx, 846, 2.5, 2.5))
