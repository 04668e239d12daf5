"""A bear near by, who blows on what is hot."""

import numpy as np

from namyok_art.painted import Array, Colour, mix
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def blowing_bear(mould: Mould, frame: Frame, coat: Colour, look: Point) -> Array:
    """Head and neck of a bear with full cheeks, 1 from skull to lips (+z). Gives its lips."""
    pale, dark = mix(coat, "#f6d8a0", 0.5), mix(coat, "#1c0c10", 0.5)
    mould.frame = frame
    mould.group()
    mould.cone((0, 0.2, -0.35), (0, 1.3, -1.0), 0.58, 1.0, coat, 0.2, FUR)
    mould.ball((0, 0.75, -1.6), (1.3, 1.2, 1.2), coat, 0.3, FUR)
    mould.group()
    mould.ball((0, -0.02, 0), (0.52, 0.48, 0.48), coat, 0, FUR)
    mould.cone((0, 0.12, 0.3), (0, 0.18, 0.74), 0.27, 0.18, pale, 0.14, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.31, 0.24, 0.22), (0.27, 0.26, 0.28), coat, 0.08, FUR)
        mould.ball((s * 0.19, -0.21, 0.33), (0.13, 0.08, 0.11), coat, 0.07, FUR)
        mould.ball((s * 0.09, 0.22, 0.76), (0.12, 0.11, 0.12), pale, 0.05, FUR)
    mould.ball((0, 0.34, 0.68), (0.13, 0.09, 0.15), pale, 0.05, FUR)
    for s in (-1, 1):
        mould.group()
        mould.ball((s * 0.44, -0.40, -0.14), (0.20, 0.20, 0.11), coat, 0, FUR)
        mould.ball((s * 0.44, -0.39, -0.03), (0.115, 0.12, 0.06), dark, 0.02, FUR)
        beast_eye(
            mould,
            (s * 0.20, -0.065, 0.405),
            0.075,
            look,
            dark,
            droop=0.12,
            ahead=2.0,
            slant=0.2,
            white="#f4e8d4",
            iris="#6a3a14",
        )
    mould.group()
    mould.ball((0, 0.045, 0.88), (0.135, 0.095, 0.09), "#22161c", 0, PLAIN)
    mould.group()
    turns = np.linspace(0, 2 * np.pi, 17)
    lips = [(np.cos(a) * 0.062, 0.275 + np.sin(a) * 0.062, 0.90) for a in turns]
    mould.chain(lips, [0.036] * 17, "#8a3f3c", 0.01, PLAIN)
    mould.group()
    mould.ball((0, 0.275, 0.885), 0.045, "#200a10", 0, PLAIN)
    mouth = frame.p(0, 0.275, 0.95)
    mould.frame = Frame()
    return mouth


def bear_paw(mould: Mould, elbow: Point, wrist: Point, size: float, coat: Colour) -> None:
    """A forearm and a paw that lies at `wrist`, its claws pointing right."""
    dark = mix(coat, "#1c0c10", 0.35)
    mould.frame = Frame()
    mould.group()
    mould.cone(elbow, wrist, size * 1.25, size * 0.9, coat, 0, FUR)
    x, y, z = wrist
    mould.ball(
        (x + size * 0.5, y, z + size * 0.2), (size, size * 1.05, size * 0.7), coat, size, FUR
    )
    for k in range(4):
        along = y + size * (k - 1.5) * 0.52
        tip = x + size * (1.45 - 0.12 * abs(k - 1.2))
        mould.ball((tip, along, z + size * 0.35), size * 0.33, dark, size * 0.12, FUR)
    for k in range(4):
        along = y + size * (k - 1.5) * 0.54
        tip = x + size * (1.7 - 0.12 * abs(k - 1.2))
        mould.group()
        mould.chain(
            [
                (tip, along, z + size * 0.45),
                (tip + size * 0.32, along + size * 0.05, z + size * 0.5),
                (tip + size * 0.52, along + size * 0.16, z + size * 0.4),
            ],
            [size * 0.13, size * 0.1, size * 0.02],
            "#3a2620",
            0,
            PLAIN,
        )
