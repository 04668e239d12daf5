"""A seal near by, wet and all eyes."""

import numpy as np

from namyok_art.painted import Array, Colour, mix, rgb, smooth
from namyok_art.painted.figures import PLAIN, SKIN, Frame, Mould
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def seal(mould: Mould, frame: Frame, hide: Colour, look: Point, nod: Array) -> None:
    """Head, neck and shoulders; the skull is 1 wide, `nod` turns it against the neck."""
    pale, dark = mix(hide, "#fff2dc", 0.55), mix(hide, "#141018", 0.6)
    mould.frame = frame
    body = mould.group()
    mould.cone((0, 0.35, -0.1), (0, 1.5, -0.35), 0.5, 0.9, hide, 0.3, SKIN)
    mould.ball((0, 2.5, -0.4), (1.15, 1.5, 1.0), hide, 0.4, SKIN)
    mould.ball((0, 1.9, 0.2), (0.75, 1.0, 0.6), pale, 0.4, SKIN)
    mould.decals[body] = (frame, _spots(dark, 3.4))
    mould.frame = frame.inside(0, 0, 0, 1, nod)
    skull = mould.group()
    mould.ball((0, 0, 0), (0.52, 0.46, 0.52), hide, 0, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.17, 0.18, 0.46), (0.2, 0.17, 0.19), pale, 0.1, SKIN)
        mould.ball((s * 0.2, -0.3, 0.3), (0.1, 0.05, 0.07), pale, 0.06, SKIN)
    mould.ball((0, 0.33, 0.42), (0.16, 0.11, 0.16), pale, 0.07, SKIN)
    mould.decals[skull] = (mould.frame, _spots(dark, 5.0))
    mould.group()
    mould.ball((0, 0.275, 0.56), (0.1, 0.055, 0.06), "#3a1420", 0, PLAIN)
    mould.group()
    mould.ball((0, 0.06, 0.62), (0.1, 0.06, 0.07), "#1c1418", 0, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.225, -0.06, 0.4),
            0.142,
            look,
            dark,
            droop=0.0,
            ahead=2.0,
            white="#e8dccc",
            iris="#2a1810",
        )
        for k in range(6):
            root = np.array([s * (0.2 + 0.03 * (k % 3)), 0.14 + 0.05 * (k // 2), 0.62])
            tip = root + np.array([s * (0.5 + 0.05 * (k % 2)), -0.1 + 0.085 * k, 0.12])
            bend = (root + tip) / 2 + np.array([0, -0.05, 0.08])
            mould.strand([root, bend, tip], 0.4, 0.011, "#fff6e0")
    mould.frame = Frame()


def flipper(mould: Mould, points: list[Point], size: float, hide: Colour) -> None:
    """A fore flipper through shoulder, elbow and wrist, with five short fingers at its end."""
    mould.group()
    mould.chain(points, [size * 1.1, size * 0.85, size * 0.72], hide, size * 0.4, SKIN)
    wrist = np.asarray(points[-1], float)
    way = wrist - np.asarray(points[-2], float)
    way /= np.linalg.norm(way)
    side = np.array([-way[1], way[0], 0])
    for k in range(5):
        root = wrist + side * (k - 2) * size * 0.32
        tip = root + way * size * (1.2 - 0.12 * k) + side * (k - 2) * size * 0.14
        mould.cone(root, tip, size * 0.36, size * 0.2, hide, size * 0.1, SKIN)
        mould.cone(tip, tip + way * size * 0.2 + (0, 0, size * 0.1), size * 0.08, 1, "#1c1418", 1)


def _spots(dark: Colour, fine: float) -> Decal:
    def decal(points: Array, colours: Array, _: Array) -> Array:
        x, y, z = points.T * fine
        wave = np.sin(x * 2.3 + 1.3 * np.sin(y * 1.7)) + np.sin(y * 2.9 + z * 1.9 + np.sin(x * 2.1))
        back = smooth(0.35, -0.2, points[:, 2] - 0.4 * points[:, 1])
        share = (smooth(0.75, 1.15, wave) * (0.25 + 0.75 * back) * 0.6)[:, None]
        return np.asarray(colours * (1 - share) + rgb(dark) * share)

    return decal
