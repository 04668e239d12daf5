"""A spotted woodpecker near by."""

import numpy as np

from namyok_art.painted import Array, rgb, smooth
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def stooping_woodpecker(mould: Mould, frame: Frame, look: Point) -> Array:
    """A woodpecker about 2.4 long bent to the left, feet at y = 0.95. Gives the tip of its beak."""
    white, black, red = "#f6ecd8", "#22202c", "#e02c28"
    mould.frame = frame
    mould.group()
    tail = [(0.62, 0.28, 0.0), (1.0, 0.62, 0.0), (1.26, 0.94, 0.0)]
    for z in (-0.14, 0.0, 0.14):
        mould.chain([(x, y, z) for x, y, _ in tail], [0.15, 0.11, 0.03], black, 0.03, FUR)
    for x, z in ((-0.02, -0.18), (0.18, 0.2)):
        mould.group()
        leg = [(x + 0.06, 0.46, z), (x + 0.08, 0.74, z), (x, 0.94, z)]
        mould.chain(leg, [0.12, 0.06, 0.05], "#8a8078", 0.02, PLAIN)
        for dx, dz in ((-0.26, -0.06), (-0.24, 0.1), (0.16, 0.04)):
            mould.cone((x, 0.94, z), (x + dx, 1.0, z + dz), 0.045, 0.025, "#8a8078")
    body = mould.group()
    mould.ball((0.22, 0.08, 0), (0.62, 0.48, 0.44), white, 0, FUR, turn(0, 0, 34))
    mould.cone((-0.02, -0.16, 0), (-0.36, -0.50, 0), 0.38, 0.28, white, 0.16, FUR)
    mould.ball((0.46, 0.44, 0.08), (0.26, 0.2, 0.26), red, 0.06, FUR)
    mould.group()
    mould.ball((-0.42, -0.56, 0), (0.33, 0.31, 0.29), white, 0, FUR, turn(0, 0, 30))
    mould.group()
    mould.ball((-0.34, -0.70, 0), (0.33, 0.22, 0.25), red, 0, FUR, turn(0, 0, 12))
    mould.cone((-0.16, -0.68, 0), (0.04, -0.50, 0), 0.2, 0.12, red, 0.08, FUR)
    mould.group()
    mould.chain(
        [(-0.58, -0.40, 0.2), (-0.36, -0.26, 0.30), (-0.1, -0.26, 0.36)],
        [0.05, 0.075, 0.07],
        black,
        0.02,
        FUR,
    )
    for s in (-1, 1):
        wing = mould.group()
        mould.ball((0.36, 0.02, s * 0.34), (0.62, 0.30, 0.18), black, 0, FUR, turn(0, 0, 40))
        mould.cone((0.62, 0.24, s * 0.34), (0.98, 0.62, s * 0.22), 0.2, 0.05, black, 0.1, FUR)
        mould.decals[wing] = (frame, _spots)
        beast_eye(
            mould, (-0.52, -0.56, s * 0.235), 0.078, look, white, droop=0.35, ahead=0.8, slant=-0.3
        )
    mould.group()
    mould.cone((-0.60, -0.42, 0), (-1.02, 0.26, 0), 0.125, 0.02, "#5a5258", 0, PLAIN)
    tip = frame.p(-1.02, 0.28, 0)
    mould.decals[body] = (frame, _bib)
    mould.frame = Frame()
    return tip


def _spots(points: Array, colours: Array, _: Array) -> Array:
    """White dots in rows across the wing."""
    along = points[:, 0] * 0.77 + points[:, 1] * 0.64
    across = -points[:, 0] * 0.64 + points[:, 1] * 0.77
    row = np.abs((along * 5.2) % 1 - 0.5)
    column = np.abs((across * 5.2 + 0.5 * (np.floor(along * 5.2) % 2)) % 1 - 0.5)
    share = smooth(0.26, 0.18, np.hypot(row, column))[:, None]
    return np.asarray(colours * (1 - share) + rgb("#fbf4e4") * share)


def _bib(points: Array, colours: Array, _: Array) -> Array:
    """A warm shadow over the belly."""
    share = 0.35 * smooth(0.1, 0.6, points[:, 1])[:, None]
    return np.asarray(colours * (1 - share) + colours * rgb("#d8a070") * share)
