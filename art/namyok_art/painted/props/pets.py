"""A dog and a fox near by, each with an opinion of the other."""

import numpy as np

from namyok_art.painted import Array, Colour, mix
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def sitting_dog(
    mould: Mould, frame: Frame, coat: Colour, look: Point, collar: Colour, nod: Array
) -> Array:
    """A dog that sits, 2 high; `nod` turns its head. Gives the place of its collar's ring."""
    pale, dark = mix(coat, "#fff4e0", 0.45), mix(coat, "#2a1810", 0.5)
    mould.frame = frame
    mould.group()
    mould.ball((0, 0.55, -0.45), (0.42, 0.42, 0.45), coat, 0, FUR)
    mould.cone((0, 0.45, -0.35), (0, -0.15, 0.1), 0.40, 0.30, coat, 0.15, FUR)
    mould.ball((0, 0.0, 0.16), (0.30, 0.40, 0.24), pale, 0.12, FUR)
    mould.cone((0, -0.2, 0.12), (0, -0.6, 0.22), 0.27, 0.22, coat, 0.12, FUR)
    for s in (-1, 1):
        mould.group()
        mould.ball((s * 0.33, 0.62, -0.28), (0.20, 0.36, 0.36), coat, 0, FUR)
        mould.ball((s * 0.38, 0.92, 0.0), (0.13, 0.09, 0.26), pale, 0.06, FUR)
        mould.group()
        mould.chain(
            [(s * 0.17, 0.1, 0.22), (s * 0.17, 0.5, 0.34), (s * 0.17, 0.90, 0.34)],
            [0.15, 0.105, 0.085],
            coat,
            0.06,
            FUR,
        )
        mould.ball((s * 0.17, 0.94, 0.42), (0.115, 0.085, 0.17), pale, 0.05, FUR)
    mould.group()
    mould.chain(
        [(0, 0.8, -0.8), (-0.3, 0.92, -1.1), (-0.75, 0.94, -1.05)],
        [0.1, 0.08, 0.03],
        coat,
        0.04,
        FUR,
    )
    mould.group()
    turns = np.linspace(0, 2 * np.pi, 25)
    band = [(np.cos(a) * 0.27, -0.36 + 0.05 * np.sin(a), 0.16 + np.sin(a) * 0.27) for a in turns]
    mould.chain(band, [0.05] * 25, collar, 0, PLAIN)
    mould.group()
    mould.ball((0, -0.26, 0.46), (0.06, 0.07, 0.03), "#f2c84a", 0, PLAIN)
    tie = frame.p(0, -0.36, -0.1)
    mould.frame = frame.inside(0, -0.78, 0.26, 1, nod)
    _dog_face(mould, coat, pale, dark, look)
    mould.frame = Frame()
    return tie


def _dog_face(mould: Mould, coat: Colour, pale: Array, dark: Array, look: Point) -> None:
    mould.group()
    mould.ball((0, 0, 0), (0.29, 0.28, 0.30), coat, 0, FUR)
    mould.cone((0, 0.08, 0.22), (0, 0.11, 0.54), 0.18, 0.135, pale, 0.08, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.09, 0.17, 0.48), (0.10, 0.10, 0.13), pale, 0.05, FUR)
        mould.ball((s * 0.14, -0.15, 0.22), (0.09, 0.05, 0.08), coat, 0.05, FUR)
    mould.ball((0, 0.25, 0.40), (0.09, 0.06, 0.14), pale, 0.03, FUR)
    mould.group()
    mould.ball((0, 0.04, 0.66), (0.085, 0.065, 0.06), "#241a1c", 0, PLAIN)
    for s in (-1, 1):
        mould.group()
        ear = [
            (s * 0.22, -0.17, -0.02),
            (s * 0.38, -0.10, 0.02),
            (s * 0.41, 0.14, 0.06),
            (s * 0.37, 0.34, 0.08),
        ]
        mould.chain(ear, [0.09, 0.12, 0.13, 0.06], dark, 0.05, FUR)
        beast_eye(
            mould,
            (s * 0.135, -0.05, 0.235),
            0.078,
            look,
            mix(coat, "#2a1810", 0.4),
            droop=0.22,
            ahead=2.4,
            slant=-0.25,
            white="#f0e6d6",
            iris="#5a3418",
        )


def walking_fox(mould: Mould, frame: Frame, coat: Colour, look: Point, nod: Array) -> Array:
    """A fox that walks along +z with its tail up, about 1.5 high. Gives the tip of the tail."""
    pale, dark = mix(coat, "#fff6e6", 0.75), mix(coat, "#2a1414", 0.75)
    mould.frame = frame
    mould.group()
    mould.ball((0, -0.05, -0.4), (0.25, 0.29, 0.36), coat, 0, FUR)
    mould.cone((0, -0.06, -0.4), (0, -0.08, 0.4), 0.26, 0.22, coat, 0.1, FUR)
    mould.cone((0, -0.12, 0.42), (0, -0.34, 0.62), 0.20, 0.15, coat, 0.1, FUR)
    for s, z, step in ((-1, 0.42, 0.22), (1, 0.42, -0.12), (-1, -0.5, -0.16), (1, -0.5, 0.18)):
        mould.group()
        mould.chain(
            [(s * 0.13, 0.0, z), (s * 0.13, 0.34, z + step * 0.4), (s * 0.13, 0.68, z + step)],
            [0.14, 0.085, 0.06],
            dark,
            0.05,
            FUR,
        )
        mould.ball((s * 0.13, 0.70, z + step + 0.05), (0.075, 0.055, 0.11), pale, 0.03, FUR)
    mould.group()
    tail = [
        (0, -0.2, -0.68),
        (0, -0.45, -0.92),
        (0, -0.85, -0.94),
        (0, -1.2, -0.78),
        (0, -1.34, -0.62),
    ]
    mould.chain(tail, [0.09, 0.15, 0.20, 0.17, 0.12], coat, 0.04, FUR)
    mould.cone(tail[-1], (0, -1.5, -0.5), 0.13, 0.02, pale, 0.06, FUR)
    tip = frame.p(0, -1.46, -0.52)
    mould.frame = frame.inside(0, -0.52, 0.72, 1, nod)
    mould.group()
    mould.ball((0, 0, 0), (0.25, 0.215, 0.22), coat, 0, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.10, 0.075, 0.13), (0.12, 0.09, 0.10), pale, 0.05, FUR)
        mould.cone(
            (s * 0.15, -0.14, -0.01), (s * 0.21, -0.40, -0.02), 0.095, 0.015, coat, 0.03, FUR
        )
    mould.cone((0, 0.03, 0.14), (0, 0.09, 0.42), 0.125, 0.045, coat, 0.05, FUR)
    mould.cone((0, 0.09, 0.14), (0, 0.12, 0.38), 0.09, 0.03, pale, 0.03, FUR)
    mould.group()
    mould.ball((0, 0.075, 0.46), (0.042, 0.034, 0.03), "#241a1c", 0, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.105, -0.035, 0.145),
            0.066,
            look,
            mix(coat, "#3a2010", 0.4),
            droop=0.5,
            ahead=2.6,
            white="#f2e2b0",
            iris="#a86a1c",
            slant=0.2,
        )
    mould.frame = Frame()
    return tip
