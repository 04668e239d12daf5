"""A house sparrow near by."""

import numpy as np

from namyok_art.painted import Array, rgb, smooth
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, turn

BROWN, DARK, PALE, GREY, BILL = "#9a5a30", "#2c1c1c", "#f4e8d4", "#a89890", "#3c342c"
SHANK = "#b87858"


def proud_sparrow(mould: Mould, frame: Frame) -> tuple[Array, Array]:
    """A sparrow facing right, chest out, bill up, feet at y = 0.95. Gives its bill and its eye."""
    mould.frame = frame
    mould.group()
    for z in (-0.12, 0.0, 0.12):
        tail = [(-0.46, 0.3, z), (-0.8, 0.5, z), (-1.14, 0.68, z * 1.4)]
        mould.chain(tail, [0.13, 0.1, 0.05], "#5a3424", 0.02, FUR)
    for x, z in ((0.2, -0.2), (-0.02, 0.2)):
        mould.group()
        mould.cone((x + 0.02, 0.6, z), (x + 0.08, 0.92, z), 0.042, 0.036, SHANK)
        for dx, dz in ((0.24, -0.12), (0.28, 0.03), (0.2, 0.18), (-0.18, 0.0)):
            toe = [(x + 0.08, 0.92, z), (x + 0.08 + dx * 0.6, 0.92, z + dz * 0.6),
                   (x + 0.08 + dx, 0.955, z + dz)]  # fmt: skip
            mould.chain(toe, [0.036, 0.032, 0.016], SHANK, 0.01)
    body = mould.group()
    mould.ball((-0.04, 0.12, 0), (0.66, 0.47, 0.46), PALE, 0, FUR, turn(0, 0, -36))
    mould.ball((0.17, 0.0, 0), (0.46, 0.48, 0.43), PALE, 0.16, FUR)
    mould.cone((0.14, -0.2, 0), (0.3, -0.56, 0), 0.38, 0.3, PALE, 0.16, FUR)
    mould.cone((-0.32, 0.26, 0), (-0.58, 0.38, 0), 0.3, 0.15, PALE, 0.14, FUR)
    for x, z in ((0.16, -0.2), (-0.04, 0.2)):
        mould.cone((x, 0.36, z), (x + 0.05, 0.64, z), 0.2, 0.06, PALE, 0.12, FUR)
    mould.decals[body] = (frame, _coat)
    head = mould.group()
    mould.ball((0.36, -0.68, 0), (0.36, 0.335, 0.33), PALE, 0, FUR, turn(0, 0, -14))
    mould.decals[head] = (frame, _hood)
    for s in (-1, 1):
        wing = mould.group()
        mould.ball((-0.17, 0.06, s * 0.36), (0.5, 0.27, 0.16), BROWN, 0, FUR, turn(0, 0, -36))
        mould.cone((-0.36, 0.22, s * 0.36), (-0.82, 0.54, s * 0.2), 0.2, 0.05, BROWN, 0.1, FUR)
        mould.decals[wing] = (frame, _flight)
    mould.group()
    mould.cone((0.65, -0.74, 0), (0.97, -0.8, 0), 0.115, 0.022, BILL, 0, PLAIN)
    mould.cone((0.65, -0.66, 0), (0.91, -0.73, 0), 0.08, 0.02, BILL, 0, PLAIN)
    mould.frame = Frame()
    return frame.p(0.97, -0.78, 0), frame.p(0.53, -0.76, 0.27)


def _level(points: Array, x: float, y: float, degrees: float) -> tuple[Array, Array]:
    """Coordinates about (x, y) of a part that is reared up by `degrees`."""
    a = np.deg2rad(degrees)
    dx, dy = points[:, 0] - x, points[:, 1] - y
    return dx * np.cos(a) - dy * np.sin(a), dx * np.sin(a) + dy * np.cos(a)


def _coat(points: Array, colours: Array, _: Array) -> Array:
    """A brown back with dark dashes, a buff belly."""
    x, y = _level(points, -0.04, 0.08, 26)
    back = smooth(0.0, -0.22, y - 0.1 + 0.35 * x)[:, None]
    dashes = smooth(0.2, 0.6, np.sin(x * 19 + np.sin(y * 17) * 1.6) * np.cos(y * 38))[:, None]
    brown = rgb(BROWN) * (1 - 0.6 * dashes)
    colours = colours * (1 - back) + brown * back
    under = 0.4 * smooth(0.05, 0.5, y)[:, None]
    return np.asarray(colours * (1 - under) + colours * rgb("#d8b090") * under)


def _hood(points: Array, colours: Array, _: Array) -> Array:
    """Grey crown, chestnut behind the eye, pale cheek, black bib and bridle."""
    x, y = _level(points, 0.36, -0.68, 12)
    chestnut = smooth(0.04, -0.04, y + 0.02 + 0.25 * x)[:, None]
    colours = colours * (1 - chestnut) + rgb("#8a4424") * chestnut
    crown = (smooth(-0.14, -0.2, y) * smooth(-0.3, -0.1, x))[:, None]
    colours = colours * (1 - crown) + rgb(GREY) * crown
    bib = (smooth(0.1, 0.16, y) * smooth(-0.02, 0.08, x))[:, None]
    bridle = (smooth(0.07, 0.03, np.abs(y - 0.04)) * smooth(0.18, 0.24, x))[:, None]
    dark = np.clip(bib + bridle, 0, 1)
    return np.asarray(colours * (1 - dark) + rgb(DARK) * dark)


def _flight(points: Array, colours: Array, _: Array) -> Array:
    """Long feathers with pale edges, one white bar."""
    x, y = _level(points, -0.05, 0.05, 24)
    edge = smooth(0.1, 0.02, np.abs((y * 8.5 + x * 2.4) % 1 - 0.5))[:, None]
    colours = colours * (0.72 + 0.28 * smooth(-0.5, 0.2, x)[:, None])
    colours = colours * (1 - 0.6 * edge) + rgb("#e8b878") * 0.6 * edge
    bar = (smooth(0.05, 0.03, np.abs(x - 0.06 + 0.3 * y)))[:, None]
    return np.asarray(colours * (1 - bar) + rgb("#fff6e4") * bar)
