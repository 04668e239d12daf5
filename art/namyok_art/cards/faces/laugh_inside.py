"""A man laughs; behind his teeth a small pair of eyes looks out and does not laugh."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, Y, brush, headwear, noise, oval, poly, spline, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import rings


def draw() -> NDArray[np.uint8]:
    p = Print("red", "ochre", 161)
    rings(p, 400, 700, 0.9 - 0.5 * step(700, 0, Y) + 0.15 * noise(150, 2), 14, b=1)
    face = Face(400, 380, 330, -0.05, 0.04, jaw=1.42, nose="potato", age=0.6, light=LEFT)
    bust(p, face, a=1, collar="shirt", ambient=-0.25, wide=1.6)
    face.draw(
        p,
        eyes=(-1, 0, 0),
        brow=(-0.12, 0.02),
        mouth=(0.46, 0.75, 0.3),
        lips=(1, 0),
        ears=True,
        seed=4,
        ambient=0.0,
        full=0.8,
    )
    heads.front(p, face, "receding", n=10)
    headwear.moustache(p, face, 0.42, 0.0, 0.1)
    _within(p, face)
    return p.press()


def _within(p: Print, face: Face) -> None:
    low = np.array([(q, 0.93 - 0.16 * abs(q / 0.3) ** 2) for q in np.linspace(-0.3, 0.3, 7)])
    for first, last in pairwise(low):
        tooth = poly(
            face.at(
                [
                    np.add(first, (0.005, -0.07)),
                    np.add(last, (-0.005, -0.07)),
                    np.add(last, (-0.01, 0.02)),
                    np.add(first, (0.01, 0.02)),
                ]
            )
        )
        p.flat(tooth, outline=4)
    for x in (-0.1, 0.1):
        cx, cy = face.at([(x, 0.755)])[0]
        white = poly(
            np.vstack(
                [
                    spline([(cx - 27, cy + 2), (cx, cy - 20), (cx + 27, cy + 2)]),
                    spline([(cx + 27, cy + 2), (cx, cy + 15), (cx - 27, cy + 2)]),
                ]
            )
        )
        p.put(white, k=0, a=0, b=0)
        p.ink(oval(cx + 2, cy - 2, 11, 13) & white)
        p.put(oval(cx - 3, cy - 7, 3.5, 3.5), k=0)
        p.put(
            brush([(cx - 28, cy - 26 + x * 40), (cx + 28, cy - 26 - x * 40)], [3, 5, 3]),
            k=0,
            a=0,
            b=1,
        )
