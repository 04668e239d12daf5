"""A child with an honest face and a feather between the lips; behind, a cage hangs open."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, brush, place, shapes, step, strands
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.walls import scatter

BIRD = (
    "-1 .1, -.5 -.3, 0 -.3, .3 -.6, .6 -.5, .8 -.35, 1.05 -.3, .8 -.2, .6 .1, .2 .4, "
    "-.3 .35, -.6 .2"
)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "sky", 101)
    streaks(p, 0.99 - 0.2 * step(400, 1200, Y), 1.57, 13, 190, b=1)
    scatter(p, BIRD, 132, 112, 26, k=0, b=0, seed=3)
    _cage(p)
    face = Face(392, 590, 318, -0.06, 0.06, child=True, light=(-0.55, -0.45, 0.65))
    bust(p, face, a=1, collar="round", wide=1.25, ambient=0.0)
    heads.back(p, face, "curls", a=1, k=1)
    face.draw(
        p,
        eyes=(0.82, 0.05, -0.35),
        brow=(-0.12, 0.02),
        mouth=(0.15, -0.05, 0),
        lips=(1, 0),
        ears=True,
        seed=2,
        ambient=0.02,
        full=0.8,
    )
    mass = face.patch(
        "0 -1.34, .5 -1.26, .9 -.8, .98 -.2, .84 -.1, .8 -.4, .6 -.52, .5 -.7, "
        ".3 -.56, .12 -.74, -.06 -.54, -.3 -.72, -.42 -.54, -.64 -.6, -.8 -.36, "
        "-.84 -.08, -.98 -.2, -.9 -.8, -.5 -1.26"
    )
    p.put(mass, k=1, a=0, b=0)
    locks = [
        strands(face.at(a, False), face.at(b, False), 7, 12, i)
        for i, (a, b) in enumerate(
            (
                (" 0 -1.3, -.5 -1.2, -.84 -.7, -.9 -.2", "0 -1.2, -.3 -1.0, -.4 -.7, -.42 -.58"),
                ("0 -1.3, .5 -1.2, .84 -.7, .9 -.2", "0 -1.2, .1 -1.0, .2 -.8, .3 -.62"),
            )
        )
    ]
    p.put(shapes(locks[0] + locks[1]) & mass, k=0, a=1)
    for side in (-1, 1):
        for x, y in ((0.42, 0.42), (0.52, 0.38), (0.47, 0.5), (0.6, 0.47), (0.36, 0.5)):
            p.ink(face.spot(x * side, y, 0.014, 0.014))
    _feather(p, face)
    return p.press()


def _cage(p: Print) -> None:
    p.ink(brush("640 0, 640 70", [6, 6]))
    for i in range(7):
        x = 560 + i * 27
        p.ink(brush([(640, 70), (640 + (x - 640) * 0.9, 120), (x, 200), (x, 330)], [5, 6, 6, 6]))
    for y in (200, 330):
        p.ink(brush([(548, y), (640, y + 8), (734, y)], [10, 12, 10]))
    p.flat(blob("566 330, 640 340, 716 330, 700 352, 640 358, 580 352"), a=1, outline=5)
    p.ink(brush("600 270, 690 268", [7, 7]))
    door = place("0 0, .9 -.2, .9 .9, 0 1.0", 722, 216, 70)
    p.put(shapes([door]).grow(4), k=1)
    p.put(shapes([door]), k=0, a=0, b=1)
    for q in (0.25, 0.5, 0.75):
        p.ink(brush([(722 + 63 * q, 216 - 14 * q), (722 + 63 * q, 286 - 7 * q)], [5, 5]))


def _feather(p: Print, face: Face) -> None:
    """It sticks out to the side, soft and quite plain to see."""
    x, y = face.at([(0.06, 0.69)])[0]
    vane = place(
        "0 0, .3 -.18, .8 -.26, 1.3 -.14, 1.62 .12, 1.3 .22, .8 .18, .3 .1", x, y, 150, 0.32
    )
    p.flat(blob(vane), a=1, outline=5)
    p.put(brush(place("-.06 0, .5 -.04, 1.1 -.02, 1.6 .12", x, y, 150, 0.32), [9, 7, 5, 2]), k=1)
    for q in np.linspace(0.25, 1.35, 9):
        for side, lean in ((-1, 0.2), (1, 0.22)):
            tip = (q + lean, side * 0.17 * math.sin(q * 1.9 + 0.3) - 0.02)
            p.ink(brush(place([(q, -0.03), tip], x, y, 150, 0.32), [4, 1]))
