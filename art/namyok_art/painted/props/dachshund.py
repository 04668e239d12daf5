"""A dachshund out for a walk."""

from namyok_art.painted import Colour, mix
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def dachshund(mould: Mould, frame: Frame, coat: Colour, look: Point) -> None:
    """A dachshund 2.6 long walking to +x, its paws at y = 0.62, its nose lifted."""
    dark, pale = mix(coat, "#2a0f0c", 0.55), mix(coat, "#ffd8a0", 0.45)
    mould.frame = frame
    for x, z, step in (
        (0.66, -0.2, 0.16),
        (-0.84, -0.2, -0.14),
        (0.6, 0.2, -0.12),
        (-0.8, 0.2, 0.1),
    ):
        mould.group()
        leg = [(x, 0.1, z), (x + step * 0.3, 0.34, z), (x + step, 0.56, z)]
        mould.chain(leg, [0.2, 0.12, 0.1], coat, 0.05, FUR)
        mould.ball((x + step + 0.06, 0.57, z), (0.15, 0.085, 0.11), pale, 0.04, FUR)
    mould.group()
    mould.ball((0.58, -0.04, 0), (0.36, 0.32, 0.28), coat, 0, FUR)
    mould.cone((0.5, 0.0, 0), (-0.7, 0.02, 0), 0.27, 0.24, coat, 0.12, FUR)
    mould.ball((-0.76, -0.02, 0), (0.33, 0.29, 0.27), coat, 0.12, FUR)
    mould.ball((0.74, 0.06, 0.06), (0.2, 0.24, 0.2), pale, 0.1, FUR)
    mould.cone((0.74, -0.16, 0), (1.0, -0.52, 0), 0.22, 0.17, coat, 0.12, FUR)
    mould.group()
    tail = [(-1.02, -0.1, 0), (-1.3, -0.22, 0), (-1.52, -0.5, 0)]
    mould.chain(tail, [0.1, 0.07, 0.025], coat, 0.04, FUR)
    mould.group()
    mould.ball((1.04, -0.62, 0), (0.26, 0.23, 0.22), coat, 0, FUR, turn(0, 0, -16))
    mould.cone((1.16, -0.62, 0), (1.58, -0.72, 0), 0.16, 0.09, coat, 0.08, FUR)
    mould.cone((1.2, -0.54, 0.02), (1.52, -0.65, 0.02), 0.1, 0.07, pale, 0.05, FUR)
    mould.group()
    mould.ball((1.65, -0.76, 0), (0.085, 0.075, 0.08), "#1c1014", 0, PLAIN)
    for s in (-1, 1):
        mould.group()
        ear = [(0.94, -0.74, s * 0.18), (0.84, -0.54, s * 0.28), (0.86, -0.30, s * 0.27)]
        mould.chain(ear, [0.09, 0.16, 0.12], dark, 0.04, FUR)
        beast_eye(
            mould, (1.2, -0.72, s * 0.15), 0.062, look, dark, droop=0.12, ahead=0.8, white="#f0e0c8"
        )
    mould.group()
    ring = [(0.80, -0.42, 0.14), (0.92, -0.34, 0.2), (1.02, -0.30, 0.12)]
    mould.chain(ring, [0.045] * 3, "#d8302c", 0, PLAIN)
    mould.frame = Frame()
