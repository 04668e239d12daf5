"""A bed in the morning, from above: two faces are still pressed into the pillows, two hands into
the sheet."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Mask,
    Print,
    blob,
    brush,
    everything,
    oval,
    place,
    poly,
)
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import S
from namyok_art.lino.palm import BASES, LENGTHS, WIDTHS
from namyok_art.lino.profile import Profile
from namyok_art.lino.shape import Points


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 41)
    p.put(everything(), k=0, a=0, b=0)
    streaks(p, 1.02, 0.25, 15, 130, seed=5)
    pillows = _pillows(p)
    his = Profile(190, 330, 212, -0.1, -1, 1.05, 0.02).outline()
    hers = Profile(622, 352, 190, -0.16, 1, 0.8).outline()
    _hollow(p, his & pillows, 17)
    _hollow(p, hers & pillows, 12)
    arm = "-.3 .8, .3 .8, .5 2.0, .5 4.4, -.7 4.4, -.5 2.0"
    _hollow(p, _hand(240, 930, 168, 0.86, 1, arm), 11)
    _hollow(p, _hand(566, 944, 146, -0.94, -1, arm), 9)
    _left(p)
    _blanket(p)
    return p.press()


def _hand(x: float, y: float, s: float, turn: float, flip: int, arm: str) -> Mask:
    """The print of an open hand and its forearm; turn 0 = fingers up."""

    def at(pts: str | Points) -> Points:
        return place(pts, x, y, s, turn, flip)

    form = blob(
        at(
            "-.45 -.42, -.22 -.55, .1 -.56, .43 -.42, .47 -.1, .41 .35, .3 .9, -.3 .9,"
            "-.47 .35, -.5 -.05"
        )
    )
    form = form | blob(at(arm))
    for base, long, wide, lean in zip(
        BASES, LENGTHS, WIDTHS, (-0.2, -0.06, 0.08, 0.26), strict=True
    ):
        way = np.array([math.sin(lean), -math.cos(lean)])
        finger = [np.array(base), np.array(base) + way * long * 0.5, np.array(base) + way * long]
        form = form | brush(at(np.array(finger)), [s * wide * q for q in (1, 1, 0.7)])
    thumb = np.array([(-0.1, 0.5), (-0.4, 0.16), (-0.66, -0.2), (-0.8, -0.48)])
    return form | brush(at(thumb), [s * q for q in (0.3, 0.36, 0.27, 0.18)])


def _hollow(p: Print, form: Mask, deep: float) -> None:
    """Blue and cool; the edge towards the light throws a shadow in, the far edge is lit."""
    rim = form.grow(10)
    p.put(rim, k=0, a=0, b=0)
    p.relief(
        form,
        (0.6, 0.5, 0.7),
        50,
        9,
        b=1,
        outline=0,
        ambient=0.3 if deep > 11 else 0.62,
        length=70,
        angle=0.3,
    )
    p.put(form - _moved(form, deep, deep * 1.1), k=1)
    p.ink((rim - form) & _moved(rim, -6, -7))
    p.put(form - _moved(form, -deep * 0.6, -deep * 0.66), k=0, a=0, b=0)


def _moved(mask: Mask, dx: float, dy: float) -> Mask:
    wide = mask.wider(max(abs(dx), abs(dy)) + 1)
    return Mask(
        wide.left,
        wide.top,
        np.asarray(np.roll(wide.data, (round(dy * S), round(dx * S)), (0, 1)), np.float32),
    )


def _pillows(p: Print) -> Mask:
    p.put(poly("0 0, 800 0, 800 60, 0 60"), k=1)
    left = blob("-60 70, 180 44, 400 74, 412 320, 404 640, 190 668, -60 640, -80 340")
    right = blob("424 90, 620 56, 860 84, 880 360, 860 650, 610 672, 430 654, 412 360")
    for pillow, seed in ((left, 4), (right, 6)):
        p.put(_moved(pillow, 12, 20), k=1)
        p.relief(pillow, LEFT, 90, 10, 0.7, 0.1, outline=8, ambient=0.34, length=60, seed=seed)
    return left | right


def _left(p: Print) -> None:
    """What they left: long hairs on her pillow, a ring on the sheet."""
    for hair in (
        "630 190, 700 250, 664 350, 724 430, 690 520, 736 600",
        "656 176, 728 240, 696 340, 748 420",
    ):
        p.ink(brush(hair, [2, 6, 6, 6, 2]))
    ring = oval(404, 1046, 30, 21, 0.3) - oval(403, 1044, 22, 13, 0.3)
    p.put(_moved(ring, 9, 11), k=1)
    p.flat(ring, a=1, outline=4)


def _blanket(p: Print) -> None:
    """It was thrown back, over where the feet were."""
    edge = "-20 1140, 120 1170, 260 1130, 400 1166, 540 1120, 640 1090, 720 1100, 830 1050"
    whole = blob(edge + ", 830 1260, -20 1260")
    p.relief(whole, LEFT, 70, 11, 0.9, 1.2, a=1, outline=8, ambient=0.12, length=110, seed=3)
    hem = brush(edge, [50, 60, 54, 64, 58, 64, 56, 60])
    p.relief(hem, LEFT, 26, 8, 0.9, 0.2, outline=7, ambient=0.32)
