"""An old woman; in one lens of her glasses a child runs, in the other is an empty bench."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Mask, Print, brush, everything, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.people import Person
from namyok_art.lino.shape import stroke
from namyok_art.lino.walls import scatter

STITCH = stroke("-.5 -.5, -.1 .1, 0 .5", [0.16, 0.42, 0.2], 5)
STITCH_BACK = stroke(".5 -.5, .1 .1, 0 .5", [0.16, 0.42, 0.2], 5)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 141)
    p.put(everything(), k=1)
    for motif in (STITCH, STITCH_BACK):
        scatter(p, motif, 52, 30, 40, k=0, a=1, seed=6)
    face = Face(400, 560, 322, -0.03, -0.05, nose="potato", age=1.0, light=LEFT)
    heads.back(p, face, "bun", k=0)
    bust(p, face, b=1, collar="coat", wide=1.5, ambient=-0.05)
    face.draw(
        p,
        eyes=(0.4, 0, 0),
        brow=(-0.08, 0.06),
        mouth=(0.2, 0.3, 0),
        lips=(1, 0),
        full=0.55,
        ears=True,
        seed=8,
        ambient=0.02,
    )
    heads.front(p, face, "bun", k=0, n=13)
    lenses = [_lens(p, face, side) for side in (-1, 1)]
    _child(p, face)
    _bench(p, face, lenses[1])
    for side, lens in zip((-1, 1), lenses, strict=True):
        p.put(lens.grow(17) - lens.grow(2), k=1)
        p.put(face.cut([(0.5 * side, -0.19), (0.42 * side, -0.06)], [0.004, 0.02]), k=0, a=0, b=0)
        p.ink(face.cut([(0.62 * side, -0.1), (0.78 * side, -0.14)], [0.05, 0.04]))
    p.ink(face.cut([(-0.1, -0.1), (0, -0.15), (0.1, -0.1)], [0.05, 0.05, 0.05]))
    return p.press()


def _lens(p: Print, face: Face, side: int) -> Mask:
    lens = face.spot(0.335 * side, -0.06, 0.275, 0.245)
    p.put(lens, k=0, a=0, b=1)
    ground = lens & poly([(0, face.y + 22), (800, face.y + 22), (800, 800), (0, 800)])
    p.put(ground, k=0, a=1, b=0)
    p.put(lens & brush([(0, face.y + 22), (800, face.y + 22)], [5, 5]), k=1)
    return lens


def _child(p: Print, face: Face) -> None:
    x = float(face.at([(-0.33, 0)])[0][0])
    Person(
        x - 4,
        face.y + 38,
        112,
        ((-1.3, -2.2), (1.2, 2.4)),
        ((-0.9, -1.4), (0.75, 0.25)),
        0.22,
        1,
        0,
        0.3,
        (0, 0),
        (0, 0),
        -1,
        "long",
    ).draw(p)


def _bench(p: Print, face: Face, lens: Mask) -> None:
    x = float(face.at([(0.33, 0)])[0][0])
    y = face.y + 36
    for dy in (-58, -44, -22):
        p.put(brush([(x - 56, y + dy), (x + 56, y + dy)], [9, 9]) & lens, k=1)
    for dx in (-44, 44):
        p.put(brush([(x + dx, y - 64), (x + dx, y + 4)], [7, 7]) & lens, k=1)
    leaf = brush([(x + 20, y - 92), (x + 34, y - 104)], [2, 10, 2])
    p.put(leaf & lens, k=0, a=1, b=0)
