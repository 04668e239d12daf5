"""A raised fist; a light breaks out between its fingers, and moths have come to it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, noise, place, shapes
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.hand import Hand, cuff


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 61)
    tone = np.clip(dim(400, 470, 620, 0.95, 0.08) + (noise(120, 4) - 0.5) * 0.2, 0, 1)
    rays(p, 400, 470, tone, 12, b=1)
    near = blob(
        "400 60, 560 120, 690 260, 740 440, 700 640, 560 800, 400 850, 240 800, "
        "100 640, 60 440, 110 260, 240 120"
    )
    rays(p, 400, 470, dim(400, 470, 430, 1.0, 0.45), 14, a=1, within=near, seed=6)
    hand = Hand(400, 520, 330, 0, 1, (0.0, -0.75, 0.55), ambient=-0.08, seed=4)
    hand.fist(p, 2.2)
    cuff(p, hand, 1.35, 2.6, b=1, wide=0.46)
    _cracks(p, hand)
    for x, y, size, turn in ((150, 250, 62, 0.6), (655, 330, 50, -0.7), (560, 120, 40, 0.2)):
        _moth(p, x, y, size, turn)
    return p.press()


def _cracks(p: Print, hand: Hand) -> None:
    """The light itself: slits between the fingers, and what flies out of them."""
    for x in (-0.245, 0.02, 0.275):
        slit = brush(hand.at([(x, 0.16), (x, -0.05), (x + 0.01, -0.36)]), [2, 17, 26])
        p.put(slit.grow(4), k=1)
        p.put(slit, k=0, a=0, b=0)
        for lean in (-0.22, -0.07, 0.08, 0.23):
            ray = brush(
                hand.at(
                    [(x + lean * 0.25, -0.5), (x * 1.3 + lean, -1.0), (x * 1.5 + lean * 1.7, -1.4)]
                ),
                [13, 9, 0],
            )
            p.put(ray.grow(3), k=1)
            p.put(ray, k=0, a=0, b=0)
    gap = blob(hand.at("-.46 .6, -.2 .5, .2 .55, .44 .47, .46 .53, .2 .64, -.2 .58, -.42 .67"))
    p.put(gap.grow(4), k=1)
    p.put(gap, k=0, a=0, b=0)


def _moth(p: Print, x: float, y: float, size: float, turn: float) -> None:
    wings = [
        "0 0, -.5 -.8, -1.1 -.7, -1.0 -.1, -.4 .2",
        "0 0, .5 -.8, 1.1 -.7, 1.0 -.1, .4 .2",
        "0 0, -.5 .2, -.6 .8, -.2 .7",
        "0 0, .5 .2, .6 .8, .2 .7",
    ]
    for wing in wings:
        p.flat(blob(place(wing, x, y, size, turn)), outline=4)
    p.ink(brush(place("0 -.4, 0 0, 0 .6", x, y, size, turn), [4, 12, 3]))
    p.put(
        shapes(
            [
                place(
                    np.array([(-0.02, -0.3), (sx, -0.85), (sx + 0.06, -0.85), (0.04, -0.3)]),
                    x,
                    y,
                    size,
                    turn,
                )
                for sx in (-0.3, 0.26)
            ]
        ),
        k=1,
    )
    for spot in (-0.75, 0.75):
        p.ink(
            blob(
                place(
                    [(spot - 0.14, -0.42), (spot, -0.56), (spot + 0.14, -0.42), (spot, -0.28)],
                    x,
                    y,
                    size,
                    turn,
                )
            )
        )
