"""A dormouse asleep."""

from namyok_art.painted import Colour, mix
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould


def curled_dormouse(mould: Mould, frame: Frame, coat: Colour) -> None:
    """A dormouse rolled up on its side, about 2 wide, chin on its paws to the right."""
    pale, dark = mix(coat, "#fff2d8", 0.62), mix(coat, "#3a1c14", 0.5)
    mould.frame = frame
    mould.group()
    mould.ball((-0.18, -0.06, 0), (0.86, 0.76, 0.62), coat, 0, FUR)
    mould.ball((-0.50, 0.22, 0.12), (0.52, 0.46, 0.5), coat, 0.2, FUR)
    mould.ball((0.12, 0.36, 0.2), (0.6, 0.3, 0.4), pale, 0.2, FUR)
    face = mould.group()
    mould.ball((0.42, 0.02, 0.42), (0.50, 0.45, 0.42), coat, 0, FUR)
    mould.cone((0.58, 0.14, 0.56), (0.84, 0.34, 0.60), 0.27, 0.12, pale, 0.12, FUR)
    mould.ball((0.50, 0.22, 0.70), (0.24, 0.18, 0.16), pale, 0.1, FUR)
    mould.group()
    mould.ball((0.93, 0.36, 0.64), (0.075, 0.06, 0.06), "#b05a54", 0, PLAIN)
    for x, y, z, size in ((0.50, -0.40, 0.30, 0.2), (0.14, -0.30, 0.60, 0.25)):
        mould.group()
        mould.ball((x, y, z), (size, size, 0.09), coat, 0, FUR)
        mould.ball(
            (x + 0.02, y + 0.03, z + 0.07), (size * 0.66, size * 0.66, 0.05), "#d88a78", 0.02
        )
    mould.group()
    places = [(0.42, 0.0), (0.47, 0.06), (0.54, 0.09), (0.61, 0.09), (0.67, 0.05)]
    depths = mould.surface(places, face)
    lid = [(x, y, float(z) + 0.01) for (x, y), z in zip(places, depths, strict=True)]
    mould.chain(lid, [0.012, 0.024, 0.028, 0.024, 0.012], "#2a1210", 0, PLAIN)
    for x, y in ((0.62, 0.52), (0.80, 0.50)):
        mould.group()
        mould.ball((x, y, 0.66), (0.14, 0.09, 0.12), pale, 0, FUR)
        for k in (-1, 0, 1):
            mould.ball((x + 0.06 * k + 0.04, y + 0.06, 0.74), 0.045, "#e8a890", 0.02, PLAIN)
    mould.group()
    tail = [
        (-0.96, 0.10, 0.3),
        (-0.94, 0.46, 0.52),
        (-0.58, 0.70, 0.70),
        (-0.1, 0.76, 0.80),
        (0.34, 0.72, 0.84),
        (0.66, 0.66, 0.84),
    ]
    mould.chain(tail, [0.12, 0.19, 0.24, 0.25, 0.22, 0.1], mix(coat, dark, 0.3), 0.06, FUR)
    for lift in (-0.10, 0.0, 0.10):
        hair = [(0.84, 0.36, 0.72), (1.02, 0.36 + lift, 0.8), (1.2, 0.42 + lift * 2, 0.8)]
        mould.strand(hair, 0.3, 0.014, "#fff6e0")
    mould.frame = Frame()
