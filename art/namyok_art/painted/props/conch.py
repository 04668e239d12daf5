"""A conch to listen to."""

import numpy as np

from namyok_art.painted import Colour, mix
from namyok_art.painted.figures import PLAIN, Frame, Mould, turn


def conch(mould: Mould, frame: Frame, own: Colour = "#f0d4a8", inner: Colour = "#d8604c") -> None:
    """A spire of whorls above a broad body that narrows to where one speaks, about 2.4 long."""
    mould.frame = frame
    mould.group()
    y = -1.02
    for k, r in enumerate((0.06, 0.12, 0.19, 0.27, 0.36)):
        tone = mix(own, "#b8683a", 0.7 * (k % 2))
        mould.ball((0.03 * (-1) ** k, y, 0), (r, r * 0.62, r), tone, 0.012, PLAIN, turn(0, 0, 14))
        y += r * 0.72 + 0.05
    mould.cone((0, y + 0.02, 0), (0.12, y + 0.95, 0.05), 0.46, 0.10, own, 0.05, PLAIN)
    mould.ball((0.2, y + 0.34, 0.2), (0.3, 0.6, 0.28), mix(own, inner, 0.25), 0.08, PLAIN)
    mould.ball((0.3, y + 0.36, 0.44), (0.15, 0.48, 0.2), inner, 0.04, PLAIN, turn(0, 0, -8), True)
    for k in range(9):
        a = k / 9 * 2 * np.pi
        root = np.array([0.44 * np.cos(a), y + 0.02 + 0.05 * np.sin(k), 0.44 * np.sin(a)])
        mould.cone(root, root * (1.36, 1, 1.36) - (0, 0.1, 0), 0.09, 0.02, own, 0.06, PLAIN)
    mould.frame = Frame()
