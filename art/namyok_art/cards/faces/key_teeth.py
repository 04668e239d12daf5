"""The lower half of a face: a key held fast in the teeth."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, brush, noise, oval, place, points, poly, spot_at, step
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
    for q in np.linspace(-0.2, 0.15, 6):
        tooth = poly(face.at([(q, 0.69), (q + 0.062, 0.69), (q + 0.058, 0.79), (q + 0.006, 0.79)]))
        p.flat(tooth, outline=4)


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
    upper = [
        poly(
            points(
                [
                    (x, 594),
                    (x + 42, 594),
                    (x + 40, 656 - 0.05 * abs(x - 380)),
                    (x + 4, 660 - 0.05 * abs(x - 380)),
                ]
            )
        )
        for x in (296, 340, 384, 428, 470)
    ]
    for tooth in upper:
        p.flat(tooth, outline=5)
    cord = brush("636 680, 660 760, 610 860, 650 970, 630 1060", [6, 7, 6, 7, 6])
    p.put(cord.grow(4), k=1)
    p.put(cord, k=0, a=1, b=0)
    ring = oval(628, 1100, 38, 42) - oval(628, 1100, 25, 28)
    p.flat(ring, outline=5)
    p.flat(poly("612 1054, 628 1038, 646 1054, 628 1068"), a=1, outline=4)
