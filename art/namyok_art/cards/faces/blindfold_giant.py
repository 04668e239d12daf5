"""A child on the shoulders of a blindfolded big man points the way with shut eyes."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, blob, brush, headwear, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand, cuff


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "moss", 311)
    _stairs(p)
    man = Face(392, 812, 168, 0.03, 0.0, nose="broad", age=0.5, light=LEFT, wide=1.06)
    child = Face(404, 262, 124, -0.1, 0.3, child=True, light=(-0.3, -0.3, 0.9))
    body = blob("286 720, 284 520, 318 420, 370 392, 404 340, 440 392, 492 420, 524 520, 520 720")
    bust(p, man, collar="round", wide=1.75, ambient=-0.35, low=3.2)
    p.relief(body, LEFT, 70, 9, b=1, outline=6, ambient=0.0, seed=4)
    child.draw(
        p,
        eyes=(0, 0, 0),
        brow=(-0.08, 0),
        mouth=(0.13, 0.3, 0),
        lips=(1, 0),
        ears=True,
        seed=3,
        ambient=0.3,
    )
    heads.front(p, child, "short", n=7)
    man.draw(
        p,
        eyes=(0.1, 0, 0),
        brow=(0.02, 0.02),
        mouth=(0.2, 0.1, 0.03),
        lips=(1, 0),
        ears=True,
        seed=6,
        full=0.7,
    )
    headwear.beard(p, man, "collar")
    heads.front(p, man, "short")
    _blindfold(p, man)
    _limbs(p)
    return p.press()


def _stairs(p: Print) -> None:
    """Steps that climb to the right, behind them and above."""
    streaks(p, 0.95, -0.1, 14, 190, a=1)
    for i in range(6):
        x, y = -60 + i * 150, 1090 - i * 170
        riser = poly([(x, y), (x + 150, y), (x + 150, 1220), (x, 1220)])
        p.ink(riser.grow(4))
        streaks(p, 0.5, 1.57, 11, 150, b=1, within=riser, seed=i)
        p.flat(poly([(x - 8, y), (x + 158, y), (x + 158, y + 22), (x - 8, y + 22)]), outline=4)


def _blindfold(p: Print, man: Face) -> None:
    band = man.patch(
        "-.8 -.28, -.3 -.34, .3 -.34, .8 -.28, .82 .08, .3 .06, 0 .12, -.3 .06, -.82 .08"
    )
    p.relief(band, LEFT, 40, 8, b=1, outline=6, ambient=0.08, seed=8)
    for line in ("-.7 -.16, -.2 -.14, .3 -.2, .74 -.16", "-.74 0, -.2 -.02, .3 .02, .76 -.04"):
        p.ink(man.cut(line, [0.004, 0.02, 0.02, 0.004]))


def _limbs(p: Print) -> None:
    """Legs over his shoulders, one small hand in his hair, the other arm stretched out."""
    for line in ("330 640, 236 720, 228 880, 240 1030", "478 640, 562 720, 568 880, 556 1030"):
        p.relief(
            brush(line, [86, 84, 72, 60]), LEFT, 42, 9, angle=1.4, outline=6, ambient=0.0, seed=5
        )
    for x in (236, 560):
        p.relief(
            blob(
                [
                    (x - 46, 1070),
                    (x - 40, 1030),
                    (x + 34, 1026),
                    (x + 44, 1070),
                    (x + 36, 1100),
                    (x - 52, 1102),
                ]
            ),
            LEFT,
            30,
            8,
            outline=6,
            ambient=-0.6,
        )
    for x, flip in ((232, 1), (564, -1)):
        hand = Hand(x, 950, 104, 0.5 * flip, flip, LEFT, seed=x)
        for i, (y, reach) in enumerate(
            ((0.42, -0.36), (0.17, -0.46), (-0.09, -0.48), (-0.36, -0.4))
        ):
            hand.finger(
                p,
                [(0.5, y), (0.25, y - 0.06), (-0.05, y - 0.03), (reach, y + 0.08)],
                0.27,
                True,
                (0.36, 0.68),
                i,
            )
    p.relief(brush("310 460, 262 560, 316 640", [60, 54, 44]), LEFT, 28, 8, b=1, outline=5, seed=2)
    small = Hand(330, 650, 50, 2.3, 1, LEFT)
    small.open(p, (-0.3, -0.1, 0.1, 0.3), (0.1, 0.1, 0.1, 0.1), -0.8, 0.2, 0.8, palm=False)
    p.relief(brush("490 462, 580 430, 664 402", [62, 56, 46]), LEFT, 28, 8, b=1, outline=5, seed=3)
    pointing = Hand(690, 388, 58, 1.45, -1, LEFT)
    pointing.fist(p, 0.9, point=True)
    cuff(p, pointing, 0.6, 1.2, b=1, wide=0.45, flare=0.05)
