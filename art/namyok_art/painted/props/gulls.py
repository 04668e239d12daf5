"""A gull near by."""

from namyok_art.painted import Colour, mix
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def standing_gull(mould: Mould, frame: Frame, look: Point, mantle: Colour = "#8a9cae") -> None:
    """A gull 2 long, its breast to +x, its feet at y = 1; before it is turned it looks right."""
    white, tip = "#fbf8f0", "#22262e"
    mould.frame = frame
    mould.group()
    mould.ball((0, 0, 0), (0.78, 0.44, 0.40), white, 0, FUR)
    mould.ball((0.42, -0.10, 0), (0.44, 0.44, 0.36), white, 0.2, FUR)
    mould.cone((0.60, -0.20, 0), (0.78, -0.66, 0), 0.28, 0.22, white, 0.16, FUR)
    mould.cone((-0.55, 0.04, 0), (-1.16, 0.14, 0), 0.26, 0.12, white, 0.15, FUR)
    mould.group()
    mould.ball((0.82, -0.74, 0), (0.30, 0.26, 0.25), white, 0, FUR)
    for s in (-1, 1):
        mould.group()
        mould.ball((-0.10, -0.10, s * 0.32), (0.70, 0.33, 0.16), mantle, 0, FUR)
        mould.cone((-0.5, -0.02, s * 0.32), (-1.1, 0.10, s * 0.2), 0.22, 0.1, mantle, 0.1, FUR)
        mould.group()
        mould.chain(
            [(-0.80, 0.02, s * 0.33), (-1.2, 0.05, s * 0.2), (-1.5, 0.0, s * 0.1)],
            [0.13, 0.09, 0.02],
            tip,
            0.02,
            FUR,
        )
        beast_eye(mould, (0.94, -0.80, s * 0.19), 0.062, look, mix(white, mantle, 0.3), ahead=0.6)
        mould.group()
        leg = [(0.02, 0.34, s * 0.16), (0.0, 0.70, s * 0.16), (0.04, 0.98, s * 0.16)]
        mould.chain(leg, [0.09, 0.045, 0.05], "#e8963c")
        for toe in (-0.16, 0.0, 0.16):
            mould.cone((0.04, 0.98, s * 0.16), (0.30, 1.0, s * 0.16 + toe), 0.05, 0.03, "#e8963c")
    mould.group()
    mould.cone((1.04, -0.74, 0), (1.40, -0.68, 0), 0.12, 0.05, "#f6b02c", 0, PLAIN)
    mould.cone((1.40, -0.68, 0), (1.47, -0.60, 0), 0.06, 0.02, "#f6b02c", 0.03, PLAIN)
    mould.ball((1.34, -0.61, 0), (0.07, 0.04, 0.05), "#d8302c", 0.01, PLAIN)
    mould.frame = Frame()
