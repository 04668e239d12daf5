"""A house sparrow near by."""

import numpy as np

from namyok_art.painted import Array, rgb, smooth
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, turn

BROWN, DARK, PALE, GREY, BILL = "#9a5a30", "#2c1c1c", "#f4e8d4", "#a89890", "#3c342c"


def tugging_sparrow(mould: Mould, frame: Frame) -> tuple[Array, Array]:
    """A sparrow 2.4 long, facing right, feet at y = 0.92. Gives the tip of its bill and its eye."""
    mould.frame = frame
    mould.group()
    for z in (-0.12, 0.0, 0.12):
        tail = [(-0.5, 0.1, z), (-0.9, 0.24, z), (-1.28, 0.34, z * 1.5)]
        mould.chain(tail, [0.14, 0.1, 0.05], "#5a3424", 0.02, FUR)
    for x, z in ((0.22, -0.2), (0.02, 0.22)):
        mould.group()
        leg = [(x - 0.02, 0.36, z), (x + 0.06, 0.62, z), (x + 0.22, 0.9, z)]
        mould.chain(leg, [0.13, 0.055, 0.045], "#b87858", 0.02, PLAIN)
        for dx, dz in ((0.26, -0.08), (0.28, 0.06), (0.2, 0.18), (-0.18, 0.02)):
            mould.cone((x + 0.22, 0.9, z), (x + 0.22 + dx, 0.94, z + dz), 0.04, 0.02, "#b87858")
    body = mould.group()
    mould.ball((0, 0.04, 0), (0.64, 0.47, 0.45), PALE, 0, FUR, turn(0, 0, -14))
    mould.cone((0.26, -0.12, 0), (0.5, -0.4, 0), 0.4, 0.3, PALE, 0.18, FUR)
    mould.cone((-0.3, 0.12, 0), (-0.62, 0.16, 0), 0.34, 0.16, PALE, 0.14, FUR)
    mould.decals[body] = (frame, _coat)
    head = mould.group()
    mould.ball((0.52, -0.46, 0), (0.37, 0.34, 0.33), PALE, 0, FUR)
    mould.decals[head] = (frame, _hood)
    for s in (-1, 1):
        wing = mould.group()
        mould.ball((-0.12, -0.02, s * 0.36), (0.5, 0.28, 0.16), BROWN, 0, FUR, turn(0, 0, -10))
        mould.cone((-0.36, 0.08, s * 0.36), (-0.86, 0.2, s * 0.2), 0.2, 0.05, BROWN, 0.1, FUR)
        mould.decals[wing] = (frame, _flight)
    mould.group()
    mould.cone((0.8, -0.42, 0), (1.12, -0.34, 0), 0.12, 0.025, BILL, 0, PLAIN)
    mould.cone((0.8, -0.32, 0), (1.06, -0.28, 0), 0.08, 0.02, BILL, 0, PLAIN)
    mould.frame = Frame()
    return frame.p(1.08, -0.31, 0), frame.p(0.68, -0.5, 0.28)


def _coat(points: Array, colours: Array, _: Array) -> Array:
    """A brown back with dark dashes, a buff belly."""
    x, y = points[:, 0], points[:, 1]
    back = smooth(0.0, -0.22, y - 0.1 + 0.35 * x)[:, None]
    dashes = smooth(0.2, 0.6, np.sin(x * 26 + np.sin(y * 19) * 1.4) * np.cos(y * 22))[:, None]
    brown = rgb(BROWN) * (1 - 0.6 * dashes)
    colours = colours * (1 - back) + brown * back
    under = 0.4 * smooth(0.05, 0.5, y)[:, None]
    return np.asarray(colours * (1 - under) + colours * rgb("#d8b090") * under)


def _hood(points: Array, colours: Array, _: Array) -> Array:
    """Grey crown, chestnut behind the eye, pale cheek, black bib and bridle."""
    x, y = points[:, 0] - 0.52, points[:, 1] + 0.46
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
    x, y = points[:, 0], points[:, 1]
    edge = smooth(0.1, 0.02, np.abs((y * 8.5 + x * 2.4) % 1 - 0.5))[:, None]
    colours = colours * (0.72 + 0.28 * smooth(-0.5, 0.2, x)[:, None])
    colours = colours * (1 - 0.6 * edge) + rgb("#e8b878") * 0.6 * edge
    bar = (smooth(0.05, 0.03, np.abs(x - 0.06 + 0.3 * y)))[:, None]
    return np.asarray(colours * (1 - bar) + rgb("#fff6e4") * bar)
