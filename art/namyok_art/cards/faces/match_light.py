"""A face out of the dark, lit from below by a match in a stranger's hand."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import BELOW, Face, Print, blob, brush, place
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.hand import Hand, cuff


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "ochre", 111)
    rays(p, 398, 850, dim(398, 850, 560, 0.7, 0.0), 13, b=1)
    face = Face(400, 400, 312, 0.05, -0.06, nose="long", age=0.4, light=BELOW, jaw=1.04)
    heads.back(p, face, "bob")
    bust(p, face, a=1, collar="coat", ambient=-0.3, skin=(0, 1), shine=0.7)
    face.draw(
        p,
        eyes=(0.78, 0.02, 0.5),
        brow=(-0.1, 0.05),
        mouth=(0.2, -0.1, 0.05),
        lips=(1, 0),
        b=1,
        shine=0.66,
        ambient=-0.12,
        gain=1.35,
        seed=4,
    )
    heads.front(p, face, "side", shine=(1, 0), n=7)
    hand = Hand(
        536, 1130, 158, -0.06, 1, (-0.6, -0.7, 0.35), b=1, shine=0.62, ambient=-0.12, seed=6
    )
    x, y = hand.at([(-0.84, -1.14)])[0]
    hand.pinch(p)
    p.flat(brush([(x + 6, y + 30), (x, y - 10), (x - 6, y - 78)], [12, 11, 9]), outline=4)
    cuff(p, hand, 0.8, 2.0, a=1, wide=0.5, ambient=-0.25)
    flame = place(
        "0 -1.5, .3 -.8, .46 -.2, .3 .3, 0 .45, -.3 .3, -.46 -.2, -.2 -.7", x - 8, y - 100, 62
    )
    p.flat(blob(flame), b=1, outline=5)
    p.put(
        blob(place("0 -.8, .2 -.2, .2 .2, 0 .36, -.2 .2, -.22 -.2", x - 8, y - 98, 60)),
        k=0,
        a=0,
        b=0,
    )
    p.ink(brush([(x - 7, y - 84), (x - 8, y - 104)], [8, 3]))
    return p.press()
