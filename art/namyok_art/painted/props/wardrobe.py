"""Clothes without anyone in them: coats that clap, hats that hover, a hanger of wire."""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import Array, Colour, mix, sample
from namyok_art.painted.figures import CLOTH, FUR, PLAIN, Frame, Mould, basis, turn, unit

HOLLOW = "#180810"


def empty_coat(
    mould: Mould, frame: Frame, cloth: Colour, collar: Colour, hat: str, arms: tuple[float, float]
) -> None:
    """A coat whose shoulders are 1 from its middle; `arms` -1 hang .. 0 clap .. 1 flung up."""
    mould.frame = frame
    dark = mix(cloth, HOLLOW, 0.5)
    mould.group()
    mould.cone((-0.62, -0.16, 0), (0.62, -0.16, 0), 0.3, 0.3, cloth, 0, CLOTH)
    mould.ball((0, 0.8, 0), (0.92, 1.25, 0.5), cloth, 0.3, CLOTH)
    mould.cone((0, 0.9, 0.3), (0, 1.6, 0.36), 0.3, 0.34, cloth, 0.3, CLOTH)
    mould.ball((0, -0.5, 0.14), (0.34, 0.36, 0.3), HOLLOW, 0.03, PLAIN, cut=True)
    mould.group()
    back = [(0.36 * np.sin(a), -0.42 - 0.12 * np.cos(a), -0.26 * np.cos(a) + 0.1)
            for a in np.linspace(-1.9, 1.9, 9)]  # fmt: skip
    mould.chain(back, [0.11] * 9, collar, 0.06, CLOTH)
    for s in (-1, 1):
        lapel = [(s * 0.36, -0.36, 0.22), (s * 0.34, 0.0, 0.44), (s * 0.1, 0.5, 0.58)]
        mould.group()
        mould.chain(lapel, [0.12, 0.15, 0.05], collar, 0.08, CLOTH)
    mould.group()
    mould.cone((0, 0.5, 0.6), (0, 1.9, 0.7), 0.025, 0.025, dark, 0, CLOTH)
    for y in (0.75, 1.15, 1.55):
        mould.ball((0.16, y, 0.62 + 0.03 * y), (0.075, 0.075, 0.05), "#e8c070", 0, PLAIN)
    for s, swing in zip((-1, 1), arms, strict=True):
        _sleeve(mould, s, swing, cloth)
    mould.frame = frame.inside(0, -1.02, 0.05, 1, turn(0, -6, 9 * arms[0] - 4))
    HATS[hat](mould, dark)
    mould.frame = Frame()


def _sleeve(mould: Mould, s: int, swing: float, cloth: Colour) -> None:
    """Shoulder, elbow, cuff; the cuff is open and nobody's hand is in it."""
    hang = np.array([(s * 0.8, -0.14, 0.05), (s * 1.0, 0.7, 0.1), (s * 0.96, 1.4, 0.3)])
    clap = np.array([(s * 0.8, -0.14, 0.1), (s * 1.06, 0.66, 0.4), (s * 0.3, 0.62, 1.0)])
    fling = np.array([(s * 0.8, -0.14, 0.05), (s * 1.34, -0.5, 0.25), (s * 1.16, -1.4, 0.3)])
    goal = fling if swing > 0 else hang
    joints = clap + (goal - clap) * abs(swing)
    curve = [joints[0], joints[0] * 0.45 + joints[1] * 0.55, joints[1],
             joints[1] * 0.5 + joints[2] * 0.5, joints[2]]  # fmt: skip
    mould.group()
    mould.chain(curve, [0.29, 0.27, 0.25, 0.235, 0.23], cloth, 0.1, CLOTH)
    upper, lower = unit(joints[1] - joints[0]), unit(joints[2] - joints[1])
    for k in (0.02, 0.12, 0.22):  # cloth bunches inside the bend
        ridge = basis(unit(lower + upper * 0.5))
        mould.ball(joints[1] + lower * k, (0.27, 0.05, 0.27), cloth, 0.06, CLOTH, ridge)
    end = joints[2]
    mould.ball(end + lower * 0.2, (0.2, 0.22, 0.2), HOLLOW, 0.02, PLAIN, basis(lower), cut=True)
    ring = np.linspace(0, 2 * np.pi, 13)
    across = basis(lower)
    cuff = [end + lower * 0.06 + across @ np.array([0.21 * np.cos(a), 0, 0.21 * np.sin(a)])
            for a in ring]  # fmt: skip
    mould.group()
    mould.chain(cuff, [0.06] * 13, mix(cloth, "#fff0d0", 0.3), 0.03, CLOTH)


def _bowler(mould: Mould, felt: Array) -> None:
    mould.group()
    mould.cap((0, -0.1, 0), 0.46, (0, 1, 0), 0.24, felt, 0, PLAIN)
    mould.ball((0, 0.12, 0), (0.7, 0.07, 0.62), felt, 0.04, PLAIN)
    _band(mould, 0.47, 0.02, "#2a1418")


def _top(mould: Mould, felt: Array) -> None:
    mould.group()
    for k in range(5):
        wide = 0.43 + 0.016 * k
        mould.ball((0, 0.0 - 0.18 * k, 0), (wide, 0.17, wide), felt, 0.2, PLAIN)
    mould.ball((0, 0.12, 0), (0.7, 0.06, 0.6), felt, 0.03, PLAIN)
    _band(mould, 0.46, 0.0, "#a8242c")


def _brim(mould: Mould, felt: Array) -> None:
    mould.group()
    mould.cap((0, -0.14, 0), (0.42, 0.38, 0.42), (0, 1, 0), 0.28, felt, 0, PLAIN)
    mould.ball((0, 0.12, 0), (0.95, 0.07, 0.85), felt, 0.05, PLAIN)
    _band(mould, 0.43, 0.0, "#d8a04c")
    mould.group()
    mould.chain([(0.36, -0.05, 0.3), (0.6, -0.45, 0.3), (0.86, -0.6, 0.2)], [0.03, 0.1, 0.03],
                "#f0c860", 0.03, PLAIN)  # fmt: skip


def _knit(mould: Mould, _: Array) -> None:
    mould.group()
    mould.cap((0, -0.06, 0), (0.48, 0.5, 0.48), (0, 1, 0), 0.2, "#2f62c8", 0, FUR)
    mould.group()
    mould.ball((0, 0.12, 0), (0.52, 0.15, 0.52), "#f6ecd8", 0, FUR)
    mould.group()
    mould.ball((0, -0.66, 0), 0.21, "#f6ecd8", 0, FUR)


def _band(mould: Mould, far: float, y: float, colour: Colour) -> None:
    mould.group()
    mould.ball((0, y, 0), (far + 0.03, 0.06, far + 0.03), colour)


HATS = {"bowler": _bowler, "top": _top, "brim": _brim, "knit": _knit}


def wire_hanger(mould: Mould, frame: Frame, wire: float, bow: float) -> None:
    """One wire: a bar 2 long at y = 0, shoulders that meet above it, a neck, a hook.

    bow   how far the neck and the hook bend over, 0 upright .. 1 low
    """
    mould.frame = frame
    steel = "#c4ccdc"
    outline: Sequence[tuple[float, float]] = (
        (0, -0.72), (-0.5, -0.4), (-0.94, -0.06), (-1.0, 0.0), (-0.92, 0.04), (0.0, 0.05),
        (0.92, 0.04), (1.0, 0.0), (0.94, -0.06), (0.5, -0.4), (0, -0.72),
    )  # fmt: skip
    mould.group()
    mould.chain([(x, y, 0) for x, y in outline], [wire] * 11, steel, 0, PLAIN)
    hook = sample([(0, -0.72), (0.02, -0.95), (0.16, -1.08), (0.18, -1.28), (-0.02, -1.38),
                   (-0.2, -1.28), (-0.22, -1.16)], 26)  # fmt: skip
    neck = np.array([0, -0.72, 0])
    bent = [neck + turn(0, 0, 46 * bow) @ (np.array([x, y, 0]) - neck) for x, y in hook]
    mould.group()
    mould.chain(bent, [wire] * 26, steel, 0, PLAIN)
    mould.group()
    for k in range(5):  # where the wire is wound round itself
        at = neck + turn(0, 0, 46 * bow * k / 5) @ np.array([0, -0.02 - 0.045 * k, 0])
        mould.ball(at, (wire * 2.1, wire * 0.9, wire * 2.1), steel, 0, PLAIN, turn(0, 0, 12))
    mould.frame = Frame()
