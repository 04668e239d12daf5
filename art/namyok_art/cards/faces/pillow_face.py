"""A pillow in the first sun that has kept the face that slept, or wept, in it."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, X, Y, blob, brush, carve, inflate, noise, oval, step
from namyok_art.lino.ground import streaks
from namyok_art.lino.mask import F32, S, below
from namyok_art.lino.press import Light, lit

SUN: Light = (-0.7, -0.44, 0.56)
PILLOW = (
    "24 74, 110 66, 260 96, 420 84, 600 96, 716 58, 776 72, 780 150, 750 330, 762 580, 750 820,"
    "786 1000, 776 1074, 700 1080, 560 1046, 400 1058, 230 1046, 100 1090, 26 1084, 16 1000,"
    "50 800, 36 570, 48 330, 16 150"
)
FACE = Face(408, 552, 344, -0.14, 0.0, wide=0.94)
CREASES = (
    "150 330, 110 280, 84 200, 44 120",
    "262 176, 230 140, 190 120, 130 104",
    "560 180, 600 150, 650 128, 716 100",
    "672 330, 700 270, 720 190, 750 120",
    "150 800, 120 870, 90 960, 50 1040",
    "230 920, 200 970, 150 1020, 96 1062",
    "330 960, 320 1000, 330 1020, 316 1040",
    "520 968, 540 1000, 536 1024, 560 1042",
    "610 900, 650 960, 690 1010, 736 1056",
    "690 780, 716 860, 736 940, 760 1010",
)


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 41)
    streaks(p, 0.94, 0.3, 14, 150, a=1)
    _pillow(p)
    _left_behind(p)
    _blanket(p)
    return p.press()


def _soft(field: F32, radius: float) -> F32:
    return np.asarray(cv2.GaussianBlur(field, (0, 0), radius * S), np.float32)


def _sleeper(mask: Mask) -> F32:
    """The height of a sleeping face: lids over the eyes, full lips that are shut."""
    x, y = FACE.local(mask)
    ax = np.abs(x)

    def hill(across: F32, cx: float, cy: float, rx: float, ry: float) -> F32:
        return np.asarray(np.exp(-(((across - cx) / rx) ** 2) - ((y - cy) / ry) ** 2), np.float32)

    h = 0.17 * hill(ax, 0.34, -0.07, 0.19, 0.1) - 0.05 * hill(ax, 0.34, 0.05, 0.2, 0.03)
    h += 0.05 * hill(ax, 0.15, 0.34, 0.07, 0.07)
    h += 0.07 * hill(x, 0, 0.59, 0.17, 0.045) + 0.09 * hill(x, 0, 0.71, 0.14, 0.05)
    h -= 0.07 * hill(x, 0, 0.645, 0.2, 0.018) + 0.06 * hill(x, 0, 0.49, 0.035, 0.06)
    return np.asarray(FACE.height(mask) + _soft(h.astype(np.float32), 3) * FACE.s, np.float32)


def _pillow(p: Print) -> None:
    pillow, face = blob(PILLOW), FACE.outline()
    near = face.wider(30)
    edge = _soft(face.data, 3)
    sunk = Mask(face.left, face.top, _sleeper(face) * edge).on(pillow.box)
    sunk = _soft(sunk, 2.5)
    height = inflate(pillow, 110, 8) * 0.6
    height += _soft(near.grow(26).on(pillow.box), 16) * 26
    for crease in CREASES:
        line = brush(crease, [4, 20, 24, 8]).on(pillow.box)
        height += _soft(line, 7) * 12
    height = height - sunk * 0.8 + (noise(120, 7)[pillow.box] - 0.5) * 10
    inside = step(0.3, 0.7, _soft(face.on(pillow.box), 3))
    tone = lit(height, SUN, 1.2, 0.0)
    # over the lid in the sun no second brow may be left
    tone += 0.6 * _soft(FACE.spot(0.34, -0.13, 0.24, 0.06).on(pillow.box), 8)
    cut = tone * 1.0 + 0.18 + 0.1 * inside
    u = Y[pillow.box] * 0.9 + 0.3 * X[pillow.box] + 0.7 * height + noise(70, 5)[pillow.box] * 12
    v = X[pillow.box] * 0.9 - Y[pillow.box] * 0.3
    white = carve(np.clip(cut, 0, 1), u.astype(np.float32), v.astype(np.float32), 8, 80, 4)
    p.ink(pillow.grow(9))
    blue = step(0.62, 0.6, tone)
    p.put(pillow, k=1 - white, a=0, b=blue)
    for crease in CREASES:
        p.ink(brush(crease, [0, 7, 5, 0]))
    _features(p)


def _features(p: Print) -> None:
    """What the light alone does not tell: shut lids, shut lips."""
    for d in (-1, 1):
        lid = [(0.13 * d, -0.04), (0.25 * d, 0.045), (0.345 * d, 0.065), (0.44 * d, 0.045)]
        p.ink(FACE.cut([*lid, (0.57 * d, -0.045)], [0.006, 0.03, 0.038, 0.034, 0.006]))
        for q in (0.24, 0.33, 0.42, 0.5):
            y = 0.06 - 2.2 * (q - 0.345) ** 2
            lash = [(q * d, y), ((q * 1.12 + 0.005) * d, y + 0.075)]
            p.ink(FACE.cut(lash, [0.024, 0.004]))
    lips = [(-0.2, 0.65), (-0.07, 0.64), (0, 0.655), (0.07, 0.64), (0.2, 0.65)]
    p.ink(FACE.cut(lips, [0.006, 0.022, 0.02, 0.022, 0.006]))


def _left_behind(p: Print) -> None:
    """One earring, and its shadow."""
    x, y = 98.0, 742.0
    p.ink(oval(x + 18, y + 24, 26, 34, -0.5))
    p.ink(
        brush([(x - 2, y - 34), (x - 22, y - 62), (x + 6, y - 84), (x + 26, y - 60)], [6, 7, 7, 5])
    )
    drop = blob(
        [(x - 4, y - 36), (x + 22, y + 4), (x + 14, y + 38), (x - 12, y + 42), (x - 28, y + 12)]
    )
    p.flat(drop, a=1, outline=6)
    p.put(brush([(x - 12, y + 8), (x - 10, y + 26)], [3, 8, 3]), k=0, a=0)


def _blanket(p: Print) -> None:
    edge = "-40 1136, 120 1150, 280 1120, 450 1136, 620 1090, 840 1060"
    whole = below(edge)
    p.relief(whole, SUN, 60, 12, 0.8, -0.5, a=1, outline=8, ambient=0.1, length=110, seed=6)
    hem = brush(edge, [46, 54, 46, 54, 48, 50])
    p.relief(hem, SUN, 26, 9, 0.8, 1.3, outline=8, ambient=0.16, length=60, seed=2)
