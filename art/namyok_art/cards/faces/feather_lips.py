"""A child with an honest face and a feather between the lips; behind, a cage hangs open."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, Y, blob, brush, ellipse, oval, place, shapes, step
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.walls import scatter

LIGHT = (0.55, -0.35, 0.65)
BIRD = (
    "-1 .1, -.5 -.3, 0 -.3, .3 -.6, .6 -.5, .8 -.35, 1.05 -.3, .8 -.2, .6 .1, .2 .4, "
    "-.3 .35, -.6 .2"
)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "sky", 101)
    streaks(p, 0.99 - 0.15 * step(400, 1200, Y), 1.57, 13, 190, b=1)
    scatter(p, BIRD, 132, 112, 26, k=0, b=0, seed=3)
    _cage(p)
    face = Quarter(348, 650, 336, -0.1, 0.7, child=True, light=LIGHT)
    bust(p, face, a=1, collar="round", wide=1.3, ambient=0.05)
    face.draw(
        p,
        eyes=(0.95, -0.5, -0.1),
        brow=(-0.14, 0.03),
        mouth=(0.17, -0.3, 0),
        lips=(0, 0),
        ambient=0.12,
        brow_width=0.07,
        full=0.8,
        seed=5,
    )
    for x, y in ((0.42, 0.4), (0.5, 0.34), (0.56, 0.43), (0.34, 0.46), (-0.3, 0.44), (-0.22, 0.36)):
        p.ink(face.spot(x, y, 0.02, 0.02))
    face.hair(p, "tousled", shine=(1, 0))
    face.ear(p, out=0.3)
    _feather(p, face)
    return p.press()


def _cage(p: Print) -> None:
    """Empty, its door swings; it hangs before the wallpaper of birds."""
    x, top, low, r = 654, 70, 380, 106
    p.ink(brush([(x, -10), (x, top)], [8, 8]))
    p.ink(shapes([ellipse(x, top - 6, 16, 16)]) - shapes([ellipse(x, top - 6, 8, 8)]))
    for q in (-1, -0.64, -0.3, 0.3, 0.64, 1):
        dome = [(x, top), (x + q * r * 0.7, top + 34), (x + q * r, top + 120), (x + q * r, low)]
        p.ink(brush(dome, [7, 8, 8, 8]))
    for y in (top + 120, top + 230, low):
        p.ink(brush([(x - r - 4, y), (x, y + 12), (x + r + 4, y)], [9, 9, 9]))
    p.flat(blob([(x - r - 8, low), (x, low + 12), (x + r + 8, low), (x, low + 46)]), a=1, outline=7)
    p.ink(brush([(x, top + 40), (x, top + 150)], [5, 5]))
    p.flat(brush([(x - 40, top + 150), (x + 40, top + 150)], [9, 9]), outline=4)
    door = [(x - r, top + 232), (x - r - 74, top + 210), (x - r - 74, low - 4), (x - r, low)]
    for a, b in ((0, 1), (1, 2), (2, 3)):
        p.ink(brush([door[a], door[b]], [8, 8]))
    for share in (0.34, 0.68):
        upper = (door[0][0] - 74 * share, door[0][1] - 22 * share)
        p.ink(brush([upper, (upper[0], low - 4 * share)], [7, 7]))


def _feather(p: Print, face: Quarter) -> None:
    """It sticks out of the corner of the mouth, soft and quite plain to see."""
    root = face.at([(0.08, face.mouth_y)])[0]
    turn, size = 0.34, 262
    quill = place("0 0, .4 -.03, 1.0 -.14, 1.24 -.24", root[0], root[1], size, turn)
    vane = place(
        ".26 -.02, .42 -.22, .8 -.4, 1.12 -.42, 1.32 -.3, 1.2 -.1, .9 .08, .5 .14, .3 .1",
        root[0],
        root[1],
        size,
        turn,
    )
    form = blob(vane)
    p.flat(form, a=1, outline=7)
    for i in range(13):
        q = 0.34 + 0.066 * i
        for side in (-1, 1):
            start = (q, -0.02 - 0.14 * (q - 0.3))
            end = (q + 0.14, start[1] + side * 0.17 - 0.04)
            cut = brush(place([start, end], root[0], root[1], size, turn), [5, 2])
            p.ink(cut & form)
    for q, side in ((0.62, 1), (0.9, -1)):
        notch = place([(q, 0.18 * side), (q - 0.06, 0.0)], root[0], root[1], size, turn)
        p.put(brush(notch, [10, 1]) & form, k=1)
    p.ink(brush(quill, [12, 9, 7, 3]))
    p.ink(oval(root[0], root[1], 12, 9, math.pi / 6))
