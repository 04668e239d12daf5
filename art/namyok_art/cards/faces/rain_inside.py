"""Two heads under one umbrella: it rains only inside."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, blob, brush, oval, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import rain, rays, streaks
from namyok_art.lino.hand import Hand, cuff


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "ochre", 301)
    rays(p, 690, 110, 0.97, 16, b=1)
    p.flat(oval(690, 110, 62, 62), outline=6)
    inside = poly("84 380, 716 380, 742 1210, 58 1210")
    p.ink(inside.grow(5))
    streaks(p, 0.28, 1.57, 11, 150, a=1, within=inside, seed=6)
    rain(p, 70, 0.06, 130, 6, within=inside, seed=2)
    p.ink(brush("404 200, 402 700, 400 1210", [16, 16, 16]).grow(3))
    p.put(brush("404 200, 402 700, 400 1210", [12, 12, 12]), k=0, a=0, b=1)
    him = Face(252, 640, 160, -0.08, 0.36, nose="long", age=0.6, light=LEFT)
    her = Face(556, 664, 152, 0.1, -0.4, nose="snub", light=LEFT)
    for face, style in ((him, "receding"), (her, "bob")):
        heads.back(p, face, style)
        bust(
            p,
            face,
            a=float(face is her),
            b=float(face is him),
            collar="coat",
            wide=1.4,
            ambient=-0.05,
            low=3.8,
        )
    him.draw(
        p,
        eyes=(0.4, 0.8, 0.1),
        brow=(0.03, -0.02),
        mouth=(0.18, -0.5, 0),
        lips=(0, 0),
        full=0.5,
        ears=True,
        seed=3,
    )
    her.draw(
        p, eyes=(0.42, -0.8, 0.1), brow=(0.04, -0.02), mouth=(0.17, -0.45, 0), lips=(0, 1), seed=4
    )
    heads.front(p, him, "receding", n=7)
    heads.front(p, her, "bob", n=8)
    rain(p, 46, 0.06, 110, 5, within=inside, seed=9)
    _umbrella(p)
    for y, flip in ((1000, 1), (1104, -1)):
        hand = Hand(402, y, 92, 0.05 * flip, flip, LEFT, seed=y)
        hand.grip(p, lambda: p.flat(brush("401 900, 400 1210", [14, 14]), b=1, outline=3), 1.0)
        cuff(
            p,
            Hand(402, y, 92, -1.3 * flip, flip, LEFT),
            0.7,
            2.6,
            a=float(flip < 0),
            b=float(flip > 0),
            wide=0.5,
        )
    return p.press()


def _umbrella(p: Print) -> None:
    dome = blob(
        (
            "30 392, 60 270, 150 160, 280 98, 404 84, 530 98, 660 160, 744 270, 772 392, "
            "710 356, 648 398, 560 352, 480 398, 402 352, 322 398, 240 352, 156 398, "
            "92 356"
        ),
        10,
    )
    p.relief(dome, LEFT, 150, 13, angle=0.1, a=1, outline=8, ambient=-0.12, seed=7, length=130)
    for x in (156, 322, 480, 648):
        p.ink(brush([(404, 86), ((404 + x) / 2 + (x - 404) * 0.16, 190), (x, 396)], [3, 7, 7]))
    p.ink(brush("404 84, 404 40", [12, 6]))
