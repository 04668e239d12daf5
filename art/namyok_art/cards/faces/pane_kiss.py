"""Two lean brows and lips to the two sides of a pane; only one hand is laid on it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    RIGHT,
    Print,
    X,
    blob,
    brush,
    noise,
    oval,
    poly,
    shapes,
    strands,
)
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand, cuff
from namyok_art.lino.profile import Profile


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 281)
    streaks(
        p,
        (0.3 + 0.5 * np.exp(-(((X - 400) / 150) ** 2)) + 0.1 * (noise(140, 3) - 0.5)).astype(
            np.float32
        ),
        1.57,
        12,
        170,
        a=1,
    )
    right = poly("400 -10, 810 -10, 810 1210, 400 1210")
    streaks(p, 0.9 - 0.3 * noise(160, 5), 1.57, 13, 190, within=right, seed=5)
    him = Profile(150, 470, 268, 0.06, -1, 1.0, 0.04, light=RIGHT)
    her = Profile(650, 480, 262, 0.06, 1, 0.8, light=LEFT)
    for head, cloth, light in (
        (him, "-20 1240, -10 960, 60 880, 180 850, 260 930, 300 1240", RIGHT),
        (her, "820 1240, 810 980, 740 900, 620 860, 540 940, 500 1240", LEFT),
    ):
        p.relief(
            blob(cloth),
            light,
            100,
            12,
            angle=0.4,
            a=float(head is him),
            b=float(head is her),
            outline=7,
            ambient=-0.1,
        )
    him.draw(p, opened=0, brow=-0.05, smile=-0.1, lips=(0, 0), seed=2, ambient=0.02)
    her.draw(p, opened=0, brow=-0.06, smile=0.1, lips=(0, 1), seed=5, ambient=0.02, ear=False)
    _hair(p, him, her)
    cloud = blob(
        "400 470, 462 500, 500 570, 490 660, 440 716, 400 726, 360 716, 312 660, 300 570, 338 500"
    )
    for x, y, r in (
        (330, 520, 7),
        (318, 600, 9),
        (346, 690, 8),
        (470, 520, 7),
        (484, 620, 9),
        (452, 694, 8),
        (400, 740, 8),
        (420, 480, 6),
    ):
        p.put(oval(x, y, r, r * 1.2), k=0, a=0, b=0)
    p.put(cloud & poly("386 0, 414 0, 414 1200, 386 1200"), k=0, a=0, b=0)
    pane = poly("391 -10, 409 -10, 409 1210, 391 1210")
    p.flat(pane, outline=5)
    p.put(poly("391 460, 409 460, 409 740, 391 740"), k=0, a=0, b=1)
    hand = Hand(296, 1000, 118, 0.32, -1, RIGHT, seed=6)
    hand.open(p, (-0.3, -0.1, 0.12, 0.34), (0, 0, 0, 0), -0.8, 0.2, 1.3, palm=False)
    cuff(p, hand, 0.95, 2.4, a=1, wide=0.5)
    return p.press()


def _hair(p: Print, him: Profile, her: Profile) -> None:
    short = him.patch(
        "-.64 -.62, -.44 -1.12, .1 -1.32, .66 -1.16, .92 -.6, .9 -.1, .8 .5, .56 .7, "
        ".44 .3, .36 -.2, .1 -.36, 0 -.2, -.06 -.4, -.3 -.62, -.5 -.6"
    )
    p.ink(short)
    cuts = strands(
        him.at("-.58 -.7, -.2 -1.14, .4 -1.16, .8 -.6, .8 .3"),
        him.at("-.3 -.66, 0 -.56, .2 -.46, .46 -.2, .6 .4"),
        10,
        9,
        3,
    )
    p.put(shapes(cuts) & short, k=0, a=1)
    long = her.patch(
        "-.62 -.6, -.4 -1.14, .1 -1.34, .7 -1.18, 1.02 -.6, 1.06 .2, 1.1 1.2, "
        "1.2 2.2, .5 2.2, .36 1.4, .34 .6, .2 -.1, 0 -.4, -.3 -.56"
    )
    p.ink(long.grow(3))
    p.put(long, k=0, a=0, b=1)
    cuts = strands(
        her.at("-.56 -.66, -.2 -1.1, .5 -1.14, .94 -.5, 1.0 .6, 1.06 2.0"),
        her.at("-.3 -.62, 0 -.54, .24 -.1, .4 .5, .42 1.2, .6 2.0"),
        14,
        9,
        6,
    )
    p.ink(shapes(cuts) & long)
    p.ink(brush(her.at("-.6 -.6, -.3 -.58, 0 -.42"), [4, 7, 3]))
