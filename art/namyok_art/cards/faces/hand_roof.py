"""Two huge laced hands are a roof in the rain; a family huddles over its supper under it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, blob, brush, noise, oval, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import dim, rain, streaks
from namyok_art.lino.hand import clasp
from namyok_art.lino.headwear import beard
from namyok_art.lino.quarter import Quarter

SKY = (-0.35, -0.7, 0.5)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 71)
    streaks(p, 0.30 + 0.15 * noise(160, 4), 1.75, 12, 150, b=1)
    rain(p, 130, 0.18, 130, 6, k=0, b=0)
    inside = blob(
        "400 400, 560 520, 690 700, 830 900, 840 1250, -40 1250, -30 900, 110 700, 240 520"
    )
    p.ink(inside.grow(5))
    streaks(p, dim(400, 760, 430, 1.05, 0.1), 0, 13, 150, a=1, within=inside, seed=8)
    clasp(p, 400, 330, 300, SKY)
    _lamp(p)
    _family(p)
    _table(p)
    return p.press()


def _lamp(p: Print) -> None:
    p.ink(brush("400 520, 402 600", [6, 6]))
    p.put(oval(400, 664, 34, 18), k=0, a=0, b=0)
    p.flat(blob("330 656, 366 604, 400 594, 434 604, 470 656, 400 668"), outline=7)


def _family(p: Print) -> None:
    """All bend over the table; only the child looks up at what keeps the rain off."""
    father = Quarter(
        196, 836, 118, 0.2, 0.8, skull="square", nose="hooked", age=0.5, light=(0.7, -0.5, 0.5)
    )
    bust(p, father, b=1, collar="shirt", wide=1.3, ambient=0.0)
    father.draw(p, (0.5, 0.6, 0.9), (0.02, 0.0), (0.2, 0.2, 0), (0, 0), ambient=0.12, seed=3)
    beard(p, father, "full")
    father.ear(p)
    father.hair(p, "receding", n=9)
    mother = Quarter(
        604, 826, 110, -0.2, -0.8, skull="oval", nose="straight", light=(-0.7, -0.5, 0.5)
    )
    bust(p, mother, collar="round", wide=1.3, ambient=0.1)
    mother.draw(p, (0.6, -0.6, 0.8), (-0.08, 0.02), (0.2, 0.6, 0), (1, 0), ambient=0.12, seed=5)
    mother.ear(p)
    mother.hair(p, "bob", n=12)
    child = Face(404, 914, 98, 0.06, 0.1, child=True, light=(0.1, -0.45, 1))
    bust(p, child, b=1, collar="round", wide=1.25, ambient=0.05)
    child.draw(p, (1, 0, -1.1), (-0.12, 0.0), (0.14, 0.6, 0), (1, 0), ambient=0.3, seed=7)
    heads.front(p, child, "fringe", n=7)


def _table(p: Print) -> None:
    p.flat(poly("40 1110, 760 1110, 820 1240, -20 1240"), outline=7)
    for x, y, wide in ((190, 1104, 74), (612, 1104, 74), (402, 1136, 62)):
        side = blob(
            [
                (x - wide, y),
                (x + wide, y),
                (x + wide * 0.6, y + 58),
                (x, y + 68),
                (x - wide * 0.6, y + 58),
            ]
        )
        p.relief(side, (0.2, -0.6, 0.7), 30, 8, b=1, outline=6, ambient=0.15)
        p.flat(oval(x, y, wide, 15), outline=5)
        p.put(oval(x, y, wide * 0.84, 9), a=1)
