"""A seal near by, wet and all eyes."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import Array, Colour, mix, rgb, smooth
from namyok_art.painted.figures import PLAIN, SKIN, Frame, Mould
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point, unit


def seal(mould: Mould, frame: Frame, hide: Colour, look: Point, nod: Array) -> None:
    """Head, neck and shoulders; the skull is 1 wide, `nod` turns it against the neck."""
    pale, dark = mix(hide, "#fff2dc", 0.55), mix(hide, "#141018", 0.6)
    mould.frame = frame
    body = mould.group()
    mould.cone((0, 0.35, -0.12), (0, 1.5, -0.35), 0.5, 0.86, hide, 0.3, SKIN)
    mould.ball((0, 2.5, -0.4), (1.15, 1.5, 1.0), hide, 0.4, SKIN)
    mould.ball((0, 1.8, 0.15), (0.72, 1.0, 0.55), pale, 0.5, SKIN)
    for y, wide in ((0.62, 0.5), (0.88, 0.58)):  # a fat neck folds when the head is drawn in
        mould.ball((0, y, 0.0), (wide, 0.12, wide), mix(hide, pale, 0.3), 0.1, SKIN)
    mould.decals[body] = (frame, _spots(dark, 3.4))
    mould.frame = frame.inside(0, 0, 0, 1, nod)
    skull = mould.group()
    mould.ball((0, 0, 0), (0.54, 0.48, 0.52), hide, 0, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.34, 0.2, 0.14), (0.22, 0.2, 0.24), hide, 0.12, SKIN)
        mould.ball((s * 0.155, 0.17, 0.47), (0.2, 0.165, 0.2), pale, 0.09, SKIN)
        mould.ball((s * 0.19, -0.36, 0.3), (0.1, 0.05, 0.06), pale, 0.07, SKIN)
    mould.ball((0, 0.37, 0.4), (0.17, 0.13, 0.17), pale, 0.07, SKIN)
    mould.decals[skull] = (mould.frame, _spots(dark, 5.0))
    mould.group()
    ring = np.linspace(0, 2 * np.pi, 19)
    lips = [(0.085 * np.cos(a), 0.335 + 0.075 * np.sin(a), 0.57 - 0.03 * np.sin(a)) for a in ring]
    mould.chain(lips, [0.022] * 19, mix(pale, "#7a3a40", 0.45), 0.04, SKIN)
    mould.group()
    mould.ball((0, 0.335, 0.555), (0.085, 0.074, 0.03), "#2a0c16", 0, PLAIN)
    mould.group()
    mould.ball((0, 0.03, 0.645), (0.13, 0.075, 0.06), "#1c1418", 0, PLAIN)
    mould.cone((0, 0.06, 0.66), (0, 0.14, 0.655), 0.035, 0.014, "#1c1418", 0.03, PLAIN)
    for s in (-1, 1):
        mould.ball((s * 0.055, 0.02, 0.7), (0.03, 0.018, 0.02), "#000000", 0, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.25, -0.09, 0.37),
            0.175,
            look,
            mix(dark, "#000000", 0.3),
            droop=-0.06,
            ahead=2.0,
            white="#4a2c20",
            iris="#1c0e0c",
        )
        mould.group()
        shine = np.array([s * 0.25, -0.09, 0.37]) + 0.168 * unit((0.4, 0.45, 0.8))
        mould.ball(shine, 0.016, "#c8dce0", 0, PLAIN)
        for k in range(7):
            root = np.array([s * (0.17 + 0.045 * (k % 3)), 0.1 + 0.045 * (k // 2), 0.65])
            tip = root + np.array([s * (0.36 + 0.05 * (k % 2) - 0.025 * k), -0.06 + 0.06 * k, -0.1])
            hair = [
                root + (tip - root) * t + np.array([0, -0.16, 0.4]) * t * (1 - t)
                for t in np.linspace(0, 1, 7)
            ]
            mould.chain(hair, np.linspace(0.0065, 0.0025, 7), "#fff6e0", 0.01, PLAIN)
            mould.ball(root - (0, 0, 0.01), 0.011, dark, 0, PLAIN)
        for k in range(2):
            root = np.array([s * (0.17 + 0.05 * k), -0.39, 0.36])
            tip = root + np.array([s * 0.08, -0.13, 0.06])
            mould.cone(root, tip, 0.006, 0.0025, "#fff6e0")
    mould.frame = Frame()


def flipper(
    mould: Mould, arm: Sequence[Point], tips: Sequence[Point], size: float, hide: Colour
) -> None:
    """A fore flipper: a short thick arm, and one web over five digits with a claw on each."""
    mould.group()
    mould.chain(arm, np.linspace(size * 1.5, size * 0.95, len(arm)), hide, size * 0.6, SKIN)
    wrist = np.asarray(arm[-1], float)
    ends = [np.asarray(tip, float) for tip in tips]
    for k, tip in enumerate(ends):
        root = wrist + (np.asarray(ends[2]) - wrist) * 0.05 + (tip - ends[2]) * 0.3
        middle = root + (tip - root) * 0.55 + np.array([0, 0, size * 0.16])
        mould.chain(
            [root, middle, tip], [size * 0.5, size * 0.36, size * 0.22], hide, size * 0.3, SKIN
        )
        if k < 4:
            web = (tip + ends[k + 1]) / 2 + (wrist - tip) * 0.28
            mould.cone(root, web, size * 0.34, size * 0.2, hide, size * 0.3, SKIN)
    for tip in ends:
        way = unit(tip - wrist)
        mould.group()
        mould.cone(
            tip + way * size * 0.1, tip + way * size * 0.48, size * 0.1, size * 0.02, "#1c1418"
        )


def _spots(dark: Colour, fine: float) -> Decal:
    def decal(points: Array, colours: Array, _: Array) -> Array:
        x, y, z = points.T * fine
        wave = np.sin(x * 2.3 + 1.3 * np.sin(y * 1.7)) + np.sin(y * 2.9 + z * 1.9 + np.sin(x * 2.1))
        back = smooth(0.35, -0.2, points[:, 2] - 0.4 * points[:, 1])
        share = (smooth(0.75, 1.15, wave) * (0.25 + 0.75 * back) * 0.6)[:, None]
        return np.asarray(colours * (1 - share) + rgb(dark) * share)

    return decal
