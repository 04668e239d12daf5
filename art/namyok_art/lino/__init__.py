"""Linocut: carved black over two flat inks on warm paper. See art/README.md."""

from namyok_art.lino.face import Face
from namyok_art.lino.mask import (
    Mask,
    X,
    Y,
    below,
    blob,
    brush,
    everything,
    noise,
    oval,
    poly,
    shapes,
    spot_at,
    step,
)
from namyok_art.lino.press import BELOW, LEFT, RIGHT, Print, carve, inflate
from namyok_art.lino.shape import ellipse, mirror, place, points, spline, strands, stroke

__all__ = [
    "BELOW",
    "LEFT",
    "RIGHT",
    "Face",
    "Mask",
    "Print",
    "X",
    "Y",
    "below",
    "blob",
    "brush",
    "carve",
    "ellipse",
    "everything",
    "inflate",
    "mirror",
    "noise",
    "oval",
    "place",
    "points",
    "poly",
    "shapes",
    "spline",
    "spot_at",
    "step",
    "strands",
    "stroke",
]
