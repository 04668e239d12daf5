"""A table after a talk: lips on one glass, the other overturned, wine that shouts."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Print,
    X,
    Y,
    blob,
    brush,
    ellipse,
    everything,
    noise,
    oval,
    place,
    poly,
    shapes,
)
from namyok_art.lino.mask import F32

PROFILE = (
    "430 640, 360 610, 280 600, 210 640, 172 700, 176 760, 150 820, 92 872, 130 892, "
    "138 920, 112 944, 160 968, 220 990, "
    "166 1020, 140 1052, 170 1090, 250 1110, 350 1100, 420 1130, 520 1150, 560 1080, "
    "600 960, 640 820, 600 700, 540 620"
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "moss", 421)
    _cloth(p)
    wine = blob(PROFILE, 10) | brush("520 560, 500 620, 470 700", [40, 70, 120])
    p.flat(wine, a=1, outline=7)
    tone = 0.86 + 0.3 * (noise(120, 4) - 0.5)
    p.ground(
        tone.astype(np.float32),
        (Y + 20 * noise(90, 6)).astype(np.float32),
        X,
        13,
        150,
        5,
        a=1,
        within=wine,
    )
    p.flat(blob(ellipse(268, 778, 34, 18, -0.2, 20)), outline=5)
    p.ink(oval(258, 778, 14, 15))
    p.ink(brush("206 716, 262 722, 316 748", [6, 22, 6]))
    for x, y, r in ((60, 930, 15), (44, 1000, 10), (80, 1010, 7), (690, 900, 12), (664, 1040, 9)):
        p.flat(oval(x, y, r, r * 0.9), a=1, outline=4)
    _fallen(p)
    _standing(p)
    _knife(p)
    return p.press()


def _cloth(p: Print) -> None:
    """Woven squares of moss and paper."""
    p.put(everything(), k=0)
    band = (np.sin(X / 100 * np.pi + 0.4) > 0.0).astype(np.float32) + (
        np.sin(Y / 100 * np.pi + 0.9) > 0.0
    ).astype(np.float32)
    tone: F32 = (0.99 - 0.25 * band).astype(np.float32)
    p.ground(tone, (Y + X * 0.04 + 6 * noise(80, 3)).astype(np.float32), X, 10, 100, 4)
    p.put(everything(), b=(band > 0.5).astype(np.float32))


def _bowl(p: Print, x: float, y: float, size: float, turn: float, full: bool) -> None:
    """A wine glass from the side, laid or standing by its turn."""
    base = blob(place(ellipse(0, 1.9, 0.52, 0.12, 0, 20), x, y, size, turn))
    p.flat(base, outline=5)
    p.flat(
        brush(
            place("0 .7, 0 1.3, 0 1.9", x, y, size, turn), [0.16 * size, 0.11 * size, 0.2 * size]
        ),
        outline=5,
    )
    cup = blob(
        place(
            "-.58 -.86, -.66 -.3, -.5 .3, -.2 .66, 0 .76, .2 .66, .5 .3, .66 -.3, .58 -.86, 0 -.94",
            x,
            y,
            size,
            turn,
        )
    )
    p.relief(cup, LEFT, 0.5 * size, 10, outline=7, ambient=0.3, soft=6, seed=3)
    if full:
        p.flat(
            blob(
                place(
                    "-.64 -.1, -.5 .3, -.2 .62, 0 .7, .2 .62, .5 .3, .64 -.1, 0 0", x, y, size, turn
                )
            ),
            a=1,
            outline=4,
        )
    rim = blob(place(ellipse(0, -0.86, 0.58, 0.14, 0, 24), x, y, size, turn))
    p.flat(rim, outline=5)
    p.put(blob(place("-.4 -.5, -.34 -.5, -.3 .2, -.36 .1", x, y, size, turn)), k=0, a=0, b=0)


def _fallen(p: Print) -> None:
    _bowl(p, 590, 500, 148, -2.0, False)


def _standing(p: Print) -> None:
    p.ink(oval(214, 480, 92, 22))
    _bowl(p, 206, 190, 156, 0.02, True)
    lips = blob(
        place(
            "-1 0, -.5 -.34, -.14 -.42, 0 -.3, .14 -.42, .5 -.34, 1 0, .5 .42, 0 .52, -.5 .42",
            216,
            84,
            50,
            0.08,
        )
    )
    p.flat(lips, a=1, outline=4)
    p.ink(
        brush(place("-.95 0, -.3 -.02, 0 .08, .3 -.02, .95 0", 216, 84, 50, 0.08), [3, 5, 6, 5, 3])
    )


def _knife(p: Print) -> None:
    blade = poly(place("-.1 -1.6, .08 -1.5, .1 .2, -.1 .2", 706, 200, 110, 0.2))
    p.flat(blade, outline=5)
    p.flat(brush(place("0 .2, 0 1.1", 706, 200, 110, 0.2), [26, 30]), outline=5)
    p.ink(shapes([place("-.06 .2, .06 .2, .06 .3, -.06 .3", 706, 200, 110, 0.2)]))
