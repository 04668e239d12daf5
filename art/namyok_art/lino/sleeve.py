"""Forearms and sleeves: muscle below the wrist, a cuff, folds that gather where an arm bends."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted.colour import Array, Colour
from namyok_art.painted.mould import CLOTH, SKIN, Mould
from namyok_art.painted.space import Frame, Point, basis, unit

BLACK = "#000000"


def arm(
    mould: Mould,
    frame: Frame,
    way: Sequence[Point],
    skin: Colour,
    cloth: Colour | None,
    bare: float,
    thick: float,
    group: int,
    shirt: Colour | None = None,
) -> None:
    """From the wrist of a hand by the elbow (and the shoulder); cloth begins `bare` palms below."""
    size = frame.scale * thick
    wrist = frame.p(0, 0.1, 0)
    stops = [wrist, *(np.asarray(p, float) for p in way)]
    ahead = unit(stops[1] - wrist)
    flat = frame.way((0, 0, 1))
    mould.frame = Frame()
    mould.g = group
    if cloth is None or bare > 0.1:
        long = float(np.linalg.norm(stops[1] - wrist))
        belly = wrist + ahead * long * 0.55
        mould.cone(wrist, belly, size * 0.2, size * 0.32, skin, size * 0.12, SKIN)
        mould.cone(belly, stops[1], size * 0.32, size * 0.28, skin, size * 0.12, SKIN)
        side = frame.way((1, 0, 0))
        for s in (-1, 1):  # two bones make the wrist broad and flat
            edge = side * s * size * 0.07
            mould.cone(wrist + edge, belly + edge, size * 0.15, size * 0.24, skin, size * 0.1, SKIN)
    if cloth is None:
        return
    hem = wrist + ahead * bare * frame.scale
    sleeve(mould, [hem, *stops[1:]], size, cloth, flat, shirt=shirt)


def sleeve(
    mould: Mould,
    way: Sequence[Point],
    size: float,
    cloth: Colour,
    flat: Point = (0, 0, 1),
    wide: Sequence[float] = (0.37, 0.46, 0.56),
    shirt: Colour | None = None,
    cuff: bool = True,
) -> None:
    """Cloth over an arm; `size` is the palm of its hand, `wide` the radii at the stops."""
    stops = [np.asarray(p, float) for p in way]
    ahead = unit(stops[1] - stops[0])
    mould.frame = Frame()
    if cuff:
        mould.group()
        turned = basis(ahead, flat)
        end = stops[0] + ahead * size * 0.22
        mould.cone(stops[0], end, size * wide[0] * 1.03, size * wide[0] * 1.07, cloth, 0, CLOTH)
        if shirt is not None:
            mould.group()
            before = stops[0] - ahead * size * 0.12
            mould.cone(
                before, stops[0], size * wide[0] * 0.86, size * wide[0] * 0.9, shirt, 0, CLOTH
            )
        seam = turned[:, 2]
        ring = [
            end + size * wide[0] * 1.1 * (seam * np.cos(t) + turned[:, 0] * np.sin(t))
            for t in np.linspace(-1.5, 1.5, 9)
        ]
        mould.strand(ring, size * 0.1, size * 0.02, BLACK)
    mould.group()
    for n in range(len(stops) - 1):
        a, b = stops[n], stops[n + 1]
        ra, rb = size * wide[min(n, len(wide) - 1)], size * wide[min(n + 1, len(wide) - 1)]
        mould.cone(a, b, ra, rb, cloth, 0, CLOTH)
        _folds(mould, a, b, ra, rb, cloth, np.asarray(flat, float), size, n)


def _folds(
    mould: Mould,
    a: Array,
    b: Array,
    ra: float,
    rb: float,
    cloth: Colour,
    flat: Array,
    size: float,
    n: int,
) -> None:
    """Ridges that lie slanting on one side of the arm and die away on the other."""
    long = float(np.linalg.norm(b - a))
    turned = basis(b - a, flat)
    count = max(2, int(long / (size * 0.36)))
    for i in range(count):
        share = (i + 0.65) / (count + 0.3)
        # folds crowd towards the elbow, at the end of the first part and the start of the second
        share = share**0.8 if n == 0 else share**1.25
        radius = ra + (rb - ra) * share
        sign = 1 if (i + n) % 2 else -1
        aside = turned[:, 0] * sign * radius * 0.20 + turned[:, 2] * radius * 0.12
        axis = unit(turned[:, 1] + turned[:, 0] * sign * 0.55 + turned[:, 2] * 0.25)
        at = a + (b - a) * share + aside
        ring = (radius * 0.93, size * (0.10 + 0.03 * (i % 3)), radius * 0.95)
        mould.ball(at, ring, cloth, size * 0.035, CLOTH, basis(axis, flat))
