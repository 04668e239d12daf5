"""The lower half of a face: a key held fast in the teeth."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, brush, noise, oval, place, poly, spot_at, step
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "violet", 201)
    streaks(p, 0.16 + 0.2 * noise(150, 3) - 0.1 * step(0, 1200, Y), 0.5, 12, 150, b=1)
    face = Face(400, 330, 540, -0.03, 0, nose="broad", light=(-0.45, 0.55, 0.6))
    bust(p, face, b=1, collar="bare", ambient=-0.35, skin=(0, 1), shine=0.75, wide=1.2)
    face.draw(
        p,
        eyes=(0.34, 0.35, 0),
        brow=(0.03, -0.03),
        mouth=(0.35, 0.15, 0.13),
        lips=(1, 0),
        b=1,
        shine=0.6,
        ambient=-0.02,
        seed=5,
        smirk=0.4,
    )
    _lower_teeth(p, face)
    _key(p)
    return p.press()


def _lower_teeth(p: Print, face: Face) -> None:
    for i, q in enumerate(np.linspace(-0.215, 0.165, 7)):
        low = 0.80 - 0.5 * (q + 0.02) ** 2
        crown = [
            (q, 0.70),
            (q + 0.03, 0.685 + 0.008 * (i % 2)),
            (q + 0.06, 0.70),
            (q + 0.058, 0.75),
            (q + 0.05, low),
            (q + 0.012, low),
            (q + 0.004, 0.75),
        ]
        p.flat(blob(face.at(crown), 5), outline=4)


def _key(p: Print) -> None:
    """Across the mouth, teeth above it; a string hangs from its ring."""
    at = (400, 676)
    shaft = brush(place("-1.5 .02, 0 0, 1.0 -.02", *at, 170, -0.1), [26, 28, 28])
    bits = [
        poly(place(q, *at, 170, -0.1))
        for q in ("-1.48 .0, -1.2 .0, -1.2 .42, -1.48 .42", "-1.06 0, -.86 0, -.86 .3, -1.06 .3")
    ]
    bow = spot_at(place([(1.3, -0.03)], *at, 170, -0.1)[0], 74, 62) - spot_at(
        place([(1.3, -0.03)], *at, 170, -0.1)[0], 42, 32
    )
    whole = shaft | bits[0] | bits[1] | bow
    p.put(whole.grow(8), k=1)
    p.put(whole, k=0, a=0, b=0)
    p.ink(brush(place("-1.4 .06, 0 .05, .95 .03", *at, 170, -0.1), [2, 7, 7]))
    for x, low in ((282, 632), (322, 648), (366, 660), (414, 660), (458, 646), (496, 628)):
        wide = 38 if 350 < x < 430 else 32
        crown = [
            (x, 590),
            (x + wide, 588),
            (x + wide + 2, 620),
            (x + wide - 3, low - 6),
            (x + wide / 2, low),
            (x + 3, low - 6),
            (x - 2, 620),
        ]
        p.flat(blob(crown, 5), outline=5)
        p.ink(brush([(x + wide - 8, 600), (x + wide - 9, low - 18)], [4, 1]))
    cord = brush("636 680, 660 760, 610 860, 650 970, 630 1060", [6, 7, 6, 7, 6])
    p.put(cord.grow(4), k=1)
    p.put(cord, k=0, a=1, b=0)
    ring = oval(628, 1100, 38, 42) - oval(628, 1100, 25, 28)
    p.flat(ring, outline=5)
    p.flat(poly("612 1054, 628 1038, 646 1054, 628 1068"), a=1, outline=4)
