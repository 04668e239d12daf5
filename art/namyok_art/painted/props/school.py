"""Things of a classroom, modelled so that they may float at any angle."""

from namyok_art.painted import Colour, mix
from namyok_art.painted.figures import Frame, Mould


def school_desk(mould: Mould, frame: Frame, wood: Colour, steel: Colour) -> None:
    """A desk for two, 2 wide: a board, a shelf under it and four thin legs of pipe."""
    mould.frame = frame
    mould.group()
    for x in (-0.86, 0.86):
        for z in (-0.34, 0.34):
            mould.cone((x, 0.05, z), (x * 1.06, 1.02, z * 1.1), 0.045, 0.04, steel)
        mould.cone((x * 1.04, 0.86, -0.36), (x * 1.04, 0.86, 0.36), 0.035, 0.035, steel)
    mould.group()
    mould.box((0, 0.22, 0), (0.86, 0.03, 0.34), 0.02, mix(wood, "#3a1c10", 0.35))
    mould.group()
    mould.box((0, 0, 0), (1.0, 0.06, 0.5), 0.03, wood)
    mould.frame = Frame()
