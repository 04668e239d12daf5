"""A lathered man under the razor; the barber holds his breath and looks aside."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, blob, brush, headwear, place, poly, spot_at
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.hand import Hand, cuff
from namyok_art.lino.walls import bricks


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 291)
    bricks(p, 0.97, b=1, height=92, width=92, dark=True)
    barber = Face(432, 262, 188, 0.08, 0.5, nose="hooked", age=0.5, light=LEFT)
    bust(p, barber, collar="shirt", ambient=0.1, wide=1.7, low=4.5)
    barber.draw(
        p,
        eyes=(0.55, 0.95, -0.1),
        brow=(-0.12, 0.0),
        mouth=(0.13, -0.1, 0),
        lips=(1, 0),
        ears=True,
        seed=3,
        full=0.6,
    )
    heads.front(p, barber, "side", n=8)
    headwear.moustache(p, barber, 0.34, -0.06, 0.08)
    sheet = blob("20 1240, 60 1080, 180 1020, 400 1000, 620 1020, 740 1080, 780 1240")
    client = Face(352, 800, 212, -0.14, -0.1, 0.85, nose="potato", age=0.3, light=LEFT, wide=1.06)
    neck = client.patch("-.36 .5, -.38 1.4, .38 1.4, .36 .5")
    p.relief(neck, LEFT, 70, 8, outline=6, ambient=-0.1)
    p.relief(sheet, LEFT, 90, 13, angle=0.2, a=1, outline=7, ambient=0.0, seed=7)
    client.draw(
        p,
        eyes=(0.95, 0.2, -0.8),
        brow=(-0.14, 0.02),
        mouth=(0.12, -0.2, 0),
        lips=(1, 0),
        ears=True,
        seed=5,
        full=0.7,
        ambient=0.04,
    )
    heads.front(p, client, "receding", n=8)
    _lather(p, client)
    _razor(p)
    return p.press()


def _lather(p: Print, face: Face) -> None:
    rng = np.random.default_rng(4)
    foam = face.patch(
        "-.72 .0, -.56 .16, -.3 .2, -.2 .3, 0 .24, .2 .3, .3 .2, .56 .16, .72 0, "
        ".74 .5, .6 .95, .3 1.16, 0 1.22, -.3 1.16, -.6 .95, -.74 .5"
    ) - face.patch("-.17 .44, 0 .38, .17 .44, .1 .54, -.1 .54")
    p.flat(foam, outline=6)
    for _ in range(26):
        x, y = rng.uniform(-0.6, 0.6), rng.uniform(0.3, 1.08)
        w = rng.uniform(0.05, 0.1)
        p.ink(
            brush(
                face.at([(x - w, y + w * 0.3), (x, y + w), (x + w, y + w * 0.2)], False), [1, 5, 1]
            )
            & foam
        )


def _razor(p: Print) -> None:
    """Blade along the cheek, handle up to the barber's hand."""
    at, turn = (540, 968), 0.35
    blade = poly(place("-1.3 -.14, .2 -.14, .2 .26, -1.16 .26, -1.3 .12", *at, 128, turn))
    p.flat(blade, outline=6)
    p.ink(brush(place("-1.2 .2, -.5 .19, .16 .2", *at, 128, turn), [2, 4, 2]))
    p.ink(brush(place("-1.1 -.02, -.5 -.04, .1 -.02", *at, 128, turn), [1, 5, 1]))
    hand = Hand(652, 986, 118, -0.75, -1, LEFT, seed=6)
    hand.grip(
        p,
        lambda: p.flat(
            brush(place("0 .05, .8 -.1, 1.5 -.5", *at, 128, turn - 0.3), [26, 30, 24]),
            a=1,
            outline=5,
        ),
        1.5,
    )
    cuff(p, hand, 0.9, 3.0, wide=0.56, ambient=0.1)
    p.ink(spot_at(place([(0.05, 0.03)], *at, 128, turn)[0], 6, 6))
