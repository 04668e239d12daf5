"""A mouse near by, standing on its hind legs, with an eye for what it may not have."""

import numpy as np

from namyok_art.painted import Colour, mix
from namyok_art.painted.figures import FUR, PLAIN, SKIN, Frame, Mould
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.space import Point


def standing_mouse(
    mould: Mould, frame: Frame, coat: Colour, look: Point, hands: tuple[Point, Point]
) -> None:
    """A mouse 2 high that looks along +z; `hands` = where its paws lie, in local units."""
    pale, pink = mix(coat, "#fff0dc", 0.55), mix(coat, "#f08a7a", 0.7)
    mould.frame = frame
    mould.group()
    tail = [(0, 0.85, -0.4), (0.3, 1.0, -0.8), (0.2, 0.98, -1.3), (-0.3, 0.95, -1.5)]
    mould.chain(tail, [0.06, 0.05, 0.04, 0.02], pink, 0.03, SKIN)
    mould.group()
    mould.ball((0, 0.55, -0.12), (0.44, 0.46, 0.44), coat, 0, FUR)
    mould.cone((0, 0.45, -0.08), (0, -0.1, 0.0), 0.38, 0.24, coat, 0.2, FUR)
    mould.ball((0, 0.35, 0.18), (0.26, 0.42, 0.2), pale, 0.12, FUR)
    for s, hand in zip((-1, 1), hands, strict=True):
        mould.group()
        mould.ball((s * 0.3, 0.72, 0.0), (0.2, 0.26, 0.3), coat, 0, FUR)
        mould.ball((s * 0.3, 0.97, 0.24), (0.1, 0.06, 0.22), pink, 0.05, SKIN)
        mould.group()
        root = np.array([s * 0.24, 0.08, 0.1])
        place = np.asarray(hand, float)
        elbow = (root + place) / 2 + np.array([s * 0.06, 0.14, 0.02])
        mould.chain([root, elbow, place], [0.12, 0.085, 0.06], coat, 0.05, FUR)
        for k in range(4):
            tip = place + np.array([s * 0.02, -0.09 + 0.035 * abs(k - 1.5), 0.03])
            tip[0] += (k - 1.5) * 0.06
            mould.cone(place, tip, 0.045, 0.024, pink, 0.02, SKIN)
    mould.frame = frame.inside(0, -0.38, 0.1)
    mould.group()
    mould.ball((0, 0, 0), (0.32, 0.29, 0.33), coat, 0, FUR)
    mould.cone((0, 0.06, 0.18), (0, 0.12, 0.52), 0.2, 0.07, coat, 0.1, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.14, 0.12, 0.22), (0.15, 0.13, 0.16), pale, 0.06, FUR)
    mould.ball((0, 0.2, 0.36), (0.07, 0.05, 0.09), pale, 0.03, FUR)
    mould.group()
    mould.ball((0, 0.09, 0.59), (0.06, 0.05, 0.05), "#e87a78", 0, PLAIN)
    for s in (-1, 1):
        spread = np.array([[0.85, 0, s * 0.53], [0, 1, 0], [-s * 0.53, 0, 0.85]])
        mould.group()
        mould.ball((s * 0.34, -0.36, -0.06), (0.31, 0.32, 0.06), coat, 0, FUR, spread)
        mould.ball((s * 0.345, -0.34, -0.01), (0.23, 0.25, 0.045), pink, 0.02, SKIN, spread)
        beast_eye(
            mould,
            (s * 0.175, -0.06, 0.235),
            0.095,
            look,
            mix(coat, "#2a1810", 0.5),
            droop=0.05,
            ahead=0.9,
            iris="#2a1418",
            white="#efe2d4",
        )
        for k in range(4):
            x, y, z = s * 0.08, 0.13 + 0.02 * k, 0.46
            mould.strand(
                [
                    (x, y, z),
                    (x + s * 0.22, y - 0.08 + 0.06 * k, z + 0.04),
                    (x + s * 0.42, y - 0.1 + 0.1 * k, z - 0.02),
                ],
                0.3,
                0.009,
                "#fff0dc",
            )
    mould.frame = Frame()
