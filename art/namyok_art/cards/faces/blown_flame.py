"""A woman blows at a candle; its flame is a tiny man who holds his hat and does not go out."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, place, shapes, strands
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.people import Person
from namyok_art.lino.profile import Profile

LIGHT = (-0.85, 0.3, 0.45)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 261)
    rays(p, 190, 690, dim(190, 690, 640, 0.85, 0.04), 13, b=1)
    body = blob("330 1240, 380 1060, 470 980, 560 930, 700 900, 820 940, 830 1240")
    head = Profile(560, 480, 300, 0.12, 1, 0.95, 0.02, 0.12, light=LIGHT)
    p.put(
        blob(head.at("-.6 -.8, -.2 -1.3, .5 -1.3, 1.0 -.8, 1.1 0, 1.0 1.0, .5 1.2, .2 .3")),
        k=1,
        a=0,
        b=0,
    )
    head.draw(
        p,
        a=1,
        shine=0.62,
        opened=0.4,
        gaze=-0.3,
        brow=0.08,
        lips=(0, 1),
        ambient=-0.1,
        gain=1.3,
        ear=False,
        seed=4,
    )
    p.relief(body, LIGHT, 110, 13, angle=0.4, b=1, outline=7, ambient=-0.2, seed=5)
    hair = head.patch(
        "-.66 -.72, -.4 -1.16, .1 -1.34, .7 -1.2, 1.06 -.7, 1.12 0, .96 .7, .9 1.3, "
        ".62 1.3, .5 .7, .2 .3, .06 -.1, -.1 -.5, -.4 -.6"
    )
    p.ink(hair.grow(4))
    p.put(hair, k=1, a=0, b=0)
    cuts = strands(
        head.at("-.6 -.74, -.2 -1.16, .5 -1.2, .96 -.6, .96 .4, .8 1.2"),
        head.at("-.4 -.64, 0 -.66, .2 -.2, .36 .3, .56 .7, .68 1.2"),
        14,
        11,
        4,
    )
    p.put(shapes(cuts) & hair, k=0, a=0, b=1)
    _candle(p)
    for i, dy in enumerate((-34, -8, 18)):
        p.put(
            brush([(330, 690 + dy), (290, 694 + dy), (244 - 10 * i, 686 + dy)], [8, 6, 0]),
            k=0,
            a=0,
            b=0,
        )
    return p.press()


def _candle(p: Print) -> None:
    stick = blob(
        "118 1240, 122 1000, 120 830, 150 812, 186 816, 214 812, 244 832, 240 1000, 246 1240"
    )
    p.relief(stick, (0.3, -0.7, 0.5), 60, 10, outline=7, ambient=0.0, angle=1.57, seed=6)
    for x, low in ((134, 930), (176, 884), (226, 960)):
        p.flat(brush([(x, 830), (x, low - 14), (x, low)], [10, 13, 20]), outline=4)
    p.ink(brush("180 820, 176 796, 184 780", [9, 8, 6]))
    flame = blob(
        place(
            (
                "0 -2.1, .3 -1.3, .72 -.5, .7 .2, .36 .66, 0 .76, -.4 .62, -.74 .1, "
                "-.9 -.5, -.74 -1.1, -.4 -1.5"
            ),
            172,
            640,
            170,
            -0.14,
        )
    )
    p.flat(flame, a=1, outline=7)
    inner = blob(
        place(
            "-.1 -1.3, .2 -.6, .46 0, .3 .5, 0 .6, -.34 .5, -.56 0, -.56 -.6", 172, 650, 170, -0.14
        )
    )
    p.put(inner, k=0, a=0, b=0)
    Person(
        176,
        762,
        250,
        ((-1.3, 2.7), (1.2, 0.5)),
        ((-0.5, 0.2), (0.35, 0.5)),
        -0.36,
        1,
        -0.3,
        0.2,
        (0, 0),
        (0, 0),
        -1,
        "hat",
    ).draw(p)
