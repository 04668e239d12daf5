"""A face in the dark; on it lies the light of the window opposite, with the shadows of two who kiss
just where her mouth should be."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, everything, points, poly, shapes, strands
from namyok_art.lino.press import Light
from namyok_art.lino.side import Side

LIGHT: Light = (0.15, -0.35, 0.9)
FACE = Face(400, 560, 500, light=LIGHT, wide=1.02)
PANES = (
    "150 236, 384 212, 384 528, 140 540",
    "414 209, 668 184, 676 514, 414 527",
    "138 572, 677 546, 694 1096, 116 1110",
)
CURTAIN = (
    "0 -1.02, -.2 -.93, -.5 -.68, -.67 -.26, -.69 .1, -.66 .5, -.52 .92, -.46 1.5, -1.2 1.5,"
    "-1.2 -.6, -.7 -1.4, 0 -1.4"
)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "ochre", 171)
    p.put(everything(), k=1, a=1, b=0)
    skin = _face(p, 1, -0.34)
    bright = Print("green", "ochre", 171)
    _face(bright, 0, 0.5)
    _hair(p)
    light = (shapes([PANES[0]]) | poly(PANES[1]) | poly(PANES[2])) & (skin - _locks())
    p.put(light, k=bright.k[light.box], a=0, b=1)
    _nose(p, light)
    _eyes(p, light)
    # no mouth of her own: theirs is in its place
    p.put(poly("0 690, 800 690, 800 1200, 0 1200") & light, k=0)
    p.put(_couple() & light, k=1, a=1, b=0)
    return p.press()


def _face(p: Print, green: float, ambient: float) -> Mask:
    return FACE.draw(
        p, eyes=(0.72, 0, 0), brow=(-0.13, 0.03), mouth=(0.14, 0, 0), lips=(0, 0), a=green,
        ambient=ambient, seed=5,
    )  # fmt: skip


def _nose(p: Print, light: Mask) -> None:
    """Two soft sides: between the shadows the light itself is the rest of the nose."""
    bridge = FACE.patch("-.15 -.3, .15 -.3, .13 0, .26 .3, .26 .46, -.26 .46, -.26 .3, -.13 0")
    p.put(bridge & light, k=0)
    for d in (-1, 1):
        way = [(0.16 * d, -0.3), (0.1 * d, -0.12), (0.085 * d, 0.02), (0.13 * d, 0.2)]
        p.ink(FACE.cut(way, [0.003, 0.022, 0.014, 0.002]) & light)


def _eyes(p: Print, light: Mask) -> None:
    """Green, as envy is."""
    for d in (-1, 1):
        x, y = 0.335 * d, -0.1 - 0.03 * 0.72
        p.put(FACE.spot(x, y, 0.086, 0.086), k=0, a=1, b=0)
        p.put(FACE.spot(x, y, 0.05, 0.05), k=1)
        p.put(FACE.spot(x - 0.035, y - 0.035, 0.028, 0.03), k=0, a=0, b=0)
        white = FACE.plane(
            [
                (x - 0.2 * d, -0.065),
                (x - 0.08 * d, -0.21),
                (x + 0.06 * d, -0.22),
                (x + 0.2 * d, -0.11),
            ],
            [
                (x + 0.2 * d, -0.11),
                (x + 0.07 * d, -0.02),
                (x - 0.09 * d, -0.02),
                (x - 0.2 * d, -0.065),
            ],
        )
        p.put((white - FACE.spot(x, y, 0.1, 0.1)) & light, b=0)


def _couple() -> Mask:
    him, her = Side(524, 796, 150, -0.04, 1, "man"), Side(276, 806, 140, 0.06, -1, "woman")
    both = him.outline() | her.outline()
    both = both | him.patch(
        "-.5 -.78, -.2 -1.3, .5 -1.3, .96 -.8, .94 -.1, .7 .3, .2 .6, -.1 .5, .2 0"
    )
    both = both | her.patch(
        "-.5 -.8, -.2 -1.3, .5 -1.3, .9 -.9, .9 -.2, .7 .3, .2 .6, -.1 .5, .2 0"
    )
    both = both | her.patch(".7 -.7, 1.0 -.96, 1.3 -.7, 1.2 -.3, .9 -.24")
    for who in (him, her):
        both = both | who.patch(
            "-.22 .9, .3 .4, .8 .2, .9 1.0, 1.4 1.3, 2 1.6, 2 3, -.7 3, -.5 1.7, -.1 1.4"
        )
    return both


def _locks() -> Mask:
    left = FACE.patch(CURTAIN)
    return left | FACE.patch(points(CURTAIN) * (-1, 1))


def _hair(p: Print) -> None:
    hair = _locks()
    p.put(hair, k=1, a=1, b=0)
    for side in (-1, 1):
        first = [
            (0.02 * side, -1.06),
            (0.5 * side, -0.82),
            (0.72 * side, -0.3),
            (0.7 * side, 0.4),
            (0.54 * side, 0.92),
            (0.4 * side, 1.3),
        ]
        last = [
            (0.06 * side, -1.3),
            (0.76 * side, -1.16),
            (1.0 * side, -0.4),
            (0.92 * side, 0.4),
            (0.84 * side, 0.9),
            (0.8 * side, 1.3),
        ]
        cuts = strands(FACE.at(first, False), FACE.at(last, False), 12, 13, 3 + side)
        p.put(shapes(cuts) & hair, k=0)
