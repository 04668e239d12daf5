"""An angry face: its brows are two black birds, beak to beak over an egg."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, brush, noise, oval, place, shapes, step, strands
from namyok_art.lino.ground import swirl
from namyok_art.lino.shape import Points, Pts, stroke

CROW = (
    "-1.0 -.02, -.98 .16, -.66 .2, -.36 .34, .02 .36, .3 .26, .36 .3, .4 .2, .48 .22, .5 .12,"
    ".6 .08, .62 -.02, .6 -.16, .46 -.27, .26 -.26, .06 -.2, -.4 -.17, -.74 -.1"
)
UPPER = ".56 -.15, .72 -.14, .9 -.08, 1.02 .06, .8 .02, .58 .02"
LOWER = ".56 .04, .74 .07, .92 .15, .72 .15, .56 .1"
SIZE = 196


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 121)
    swirl(p, 0.35 + 0.5 * noise(180, 3) - 0.3 * step(200, 1200, Y), b=1)
    face = Face(400, 748, 486, 0.0, 0.0, nose="broad", light=(-0.55, -0.4, 0.7), age=0.4)
    face.draw(
        p,
        eyes=(0.56, 0.0, 0.0),
        brow=(0.2, -0.02),
        brow_width=0.001,
        mouth=(0.3, -0.9, 0.0),
        lips=(1, 0),
        a=1,
        shine=0.9,
        ambient=0.12,
        seed=6,
        full=0.7,
        ears=True,
    )
    for side in (-1, 1):
        p.ink(
            face.cut([(side * 0.3, 0.66), (side * 0.42, 0.76), (side * 0.4, 0.94)], [0.02, 0.04, 0])
        )
        p.ink(face.cut([(side * 0.08, -0.26), (side * 0.06, -0.05)], [0.05, 0.004]))
        # under the feet the ridge of the brow comes down over the lid
        ridge = [(side * 0.1, -0.08), (side * 0.34, -0.2), (side * 0.64, -0.28)]
        p.ink(face.cut(ridge, [0.09, 0.1, 0.01]))
        _bird(p, side)
    _egg(p)
    return p.press()


def _on(side: int, pts: Pts) -> Points:
    """A crow looks to the middle and stands head down: that is what makes the face angry."""
    return place(pts, 400 + side * 208, 470, SIZE, -side * 0.46, -side)


def _bird(p: Print, side: int) -> None:
    body, upper, lower = (blob(_on(side, pts)) for pts in (CROW, UPPER, LOWER))
    legs = []
    for foot in (0.0, -0.26):
        leg = [(foot - 0.02, 0.28), (foot + 0.02, 0.5)]
        toes = [[leg[1], (foot + dx, 0.58)] for dx in (-0.12, 0.06, 0.2)]
        legs += [stroke(_on(side, line), [10, 7]) for line in (leg, *toes)]
    whole = body | upper | lower | shapes(legs)
    p.put(whole.grow(5), k=0, a=0, b=0)
    p.ink(whole)
    wing = strands(
        _on(side, ".1 -.12, -.4 -.06, -.9 .06"), _on(side, "0 .2, -.4 .16, -.9 .1"), 6, 13, 4
    )
    tail = strands(
        _on(side, "-.8 .04, -1.0 .04, -1.26 .06"),
        _on(side, "-.8 .14, -1.0 .16, -1.22 .17"),
        3,
        9,
        5,
    )
    p.put(shapes(wing + tail) & body, k=0, a=0, b=1)
    p.put(brush(_on(side, ".62 -.09, .78 -.07, .94 -.01"), [0, 5, 0]), k=0)
    x, y = _on(side, ".46 -.1")[0]
    p.put(oval(x, y, 15, 15), k=0, a=0, b=0)
    p.ink(oval(x - side * 4, y + 3, 7, 7))


def _egg(p: Print) -> None:
    egg = oval(400, 612, 48, 62)
    p.put(egg.grow(8), k=1)
    p.put(egg, k=0, a=0, b=1)
    p.put(blob("372 580, 384 566, 396 566, 384 584, 376 610, 368 604"), b=0)
    for q in range(5):
        p.ink(
            brush(
                [(424 - 4 * q, 664 - q), (436 - 2 * q, 640 - 9 * q), (440, 604 - 6 * q)], [0, 4, 0]
            )
            & egg
        )
    for x, y, r in ((404, 580, 7), (384, 632, 8), (414, 622, 6), (402, 652, 5), (426, 596, 5)):
        p.ink(oval(x, y, r, r * 0.8))
