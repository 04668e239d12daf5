"""A hare near by, sitting upright, whose coat may change."""

from namyok_art.painted import Array, Colour, mix
from namyok_art.painted.figures import FUR, PLAIN, SKIN, Frame, Mould
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def sitting_hare(
    mould: Mould, frame: Frame, coat: Colour, look: Point, nod: Array, dye: Decal
) -> None:
    """A hare 2 high without its ears; `nod` turns its head, `dye` colours its fur."""
    pink = mix(coat, "#e8948a", 0.7)
    mould.frame = frame
    groups = [mould.group()]  # one pelt: haunch, back, breast and neck melt into each other
    mould.ball((0, 0.48, -0.42), (0.44, 0.5, 0.54), coat, 0, FUR)
    mould.cone((0, 0.32, -0.3), (0, -0.22, 0.08), 0.46, 0.27, coat, 0.3, FUR)
    mould.cone((0, -0.1, 0.06), (0, -0.5, 0.16), 0.27, 0.2, coat, 0.2, FUR)
    mould.ball((0, 0.12, 0.2), (0.25, 0.36, 0.2), coat, 0.2, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.3, 0.56, -0.3), (0.23, 0.42, 0.45), coat, 0.16, FUR)
        mould.ball((s * 0.34, 0.95, 0.06), (0.13, 0.09, 0.36), coat, 0.1, FUR)
    mould.ball((0, 0.8, -0.98), (0.18, 0.2, 0.17), coat, 0.08, FUR)
    for s in (-1, 1):
        groups.append(mould.group())
        leg = [(s * 0.15, 0.02, 0.18), (s * 0.16, 0.42, 0.32), (s * 0.15, 0.88, 0.34)]
        mould.chain(leg, [0.2, 0.12, 0.085], coat, 0.12, FUR)
        mould.ball((s * 0.15, 0.95, 0.42), (0.11, 0.08, 0.17), coat, 0.08, FUR)
    mould.frame = frame.inside(0, -0.6, 0.2, 1, nod)
    groups.append(mould.group())
    mould.ball((0, 0, 0), (0.28, 0.29, 0.33), coat, 0, FUR)
    mould.cone((0, 0.06, 0.16), (0, 0.13, 0.42), 0.22, 0.13, coat, 0.14, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.17, 0.13, 0.12), (0.14, 0.17, 0.18), coat, 0.1, FUR)
        mould.ball((s * 0.08, 0.17, 0.43), (0.1, 0.09, 0.1), coat, 0.06, FUR)
    for s in (-1, 1):
        ear = [(s * 0.12, -0.18, -0.08), (s * 0.2, -0.62, -0.2), (s * 0.25, -1.12, -0.26)]
        groups.append(mould.group())
        mould.chain(ear, [0.1, 0.155, 0.045], coat, 0.08, FUR)
        mould.group()
        inner = [(x + s * 0.05, y, z + 0.075) for x, y, z in ear]
        mould.chain(inner, [0.03, 0.085, 0.02], pink, 0.03, SKIN)
        beast_eye(
            mould,
            (s * 0.225, -0.06, 0.19),
            0.095,
            look,
            mix(coat, "#4a3028", 0.75),
            droop=0.05,
            ahead=0.4,
            white="#6a3c1c",
            iris="#8a4a1c",
        )
    mould.group()
    mould.ball((0, 0.1, 0.54), (0.06, 0.045, 0.04), "#c8706a", 0, PLAIN)
    for group in groups:
        mould.decals[group] = (Frame(), dye)
    mould.frame = Frame()
