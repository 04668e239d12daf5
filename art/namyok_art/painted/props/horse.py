"""A heavy horse at work."""

from namyok_art.painted import Colour, mix
from namyok_art.painted.figures import FUR, HAIR, PLAIN, Frame, Mould
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def straining_horse(mould: Mould, frame: Frame, coat: Colour, look: Point) -> None:
    """A horse about 2.6 long that leans into its collar to +x; hooves at y = 1."""
    dark, pale = mix(coat, "#1c0c10", 0.6), mix(coat, "#f6e4c8", 0.75)
    mould.frame = frame
    for side, fore, hind in ((-1, 0.62, -0.5), (1, 0.18, -1.0)):
        z = side * 0.26
        mould.group()
        shoulder = [(0.52, 0.0, z), (0.40 + fore * 0.5, 0.42, z), (fore * 0.9 + 0.1, 0.92, z)]
        mould.chain(shoulder, [0.24, 0.13, 0.09], coat, 0.06, FUR)
        mould.ball((fore * 0.9 + 0.12, 0.90, z), (0.14, 0.13, 0.13), pale, 0.05, FUR)
        mould.cone((fore * 0.9 + 0.13, 0.99, z), (fore * 0.9 + 0.18, 1.0, z), 0.1, 0.1, "#2a1c18")
        mould.group()
        thigh = [(-0.72, 0.0, z), (-0.60 + (hind + 0.75) * 0.3, 0.42, z), (hind - 0.08, 0.62, z)]
        mould.chain(thigh, [0.34, 0.2, 0.12], coat, 0.08, FUR)
        mould.chain([(hind - 0.08, 0.62, z), (hind, 0.92, z)], [0.12, 0.09], coat, 0.04, FUR)
        mould.ball((hind + 0.02, 0.90, z), (0.14, 0.13, 0.13), pale, 0.05, FUR)
        mould.cone((hind + 0.03, 0.99, z), (hind + 0.08, 1.0, z), 0.1, 0.1, "#2a1c18")
    mould.group()
    mould.ball((-0.64, -0.12, 0), (0.48, 0.46, 0.40), coat, 0, FUR)
    mould.ball((0.0, -0.06, 0), (0.72, 0.42, 0.40), coat, 0.2, FUR)
    mould.ball((0.56, -0.06, 0), (0.42, 0.48, 0.38), coat, 0.2, FUR)
    mould.cone((0.66, -0.24, 0), (1.22, -0.50, 0), 0.36, 0.2, coat, 0.16, FUR)
    mould.group()
    mould.cone((1.22, -0.52, 0), (1.60, -0.10, 0), 0.22, 0.14, coat, 0, FUR)
    mould.ball((1.62, -0.06, 0), (0.15, 0.14, 0.13), mix(coat, "#3a2420", 0.5), 0.06, FUR)
    for s in (-1, 1):
        mould.cone((1.14, -0.66, s * 0.1), (1.06, -0.90, s * 0.16), 0.08, 0.02, coat, 0.03, FUR)
    mould.group()
    mould.cone((1.31, -0.50, 0.02), (1.50, -0.26, 0.06), 0.1, 0.07, pale, 0.02, FUR)
    for s in (-1, 1):
        beast_eye(mould, (1.27, -0.50, s * 0.175), 0.055, look, dark, ahead=0.5)
    mould.group()
    mane = [(1.14, -0.78, 0), (0.94, -0.70, 0.05), (0.72, -0.58, 0.08), (0.5, -0.50, 0.06)]
    mould.chain(mane, [0.1, 0.15, 0.15, 0.06], dark, 0.05, HAIR)
    mould.chain([(1.16, -0.76, 0.1), (1.32, -0.62, 0.16)], [0.09, 0.02], dark, 0.04, HAIR)
    mould.group()
    tail = [(-1.08, -0.28, 0), (-1.30, -0.06, 0), (-1.34, 0.32, 0), (-1.26, 0.66, 0)]
    mould.chain(tail, [0.08, 0.13, 0.13, 0.02], dark, 0.05, HAIR)
    mould.group()
    collar = [(0.86, -0.58, 0.3), (0.90, -0.2, 0.42), (0.78, 0.18, 0.38), (0.66, 0.34, 0.1)]
    mould.chain(collar, [0.09, 0.1, 0.1, 0.08], "#5a2c1c", 0.03, PLAIN)
    mould.frame = Frame()
