"""At the foot of a dark house a face looks up at the one lit window, where two dance."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, brush, poly, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.people import Person
from namyok_art.lino.walls import bricks, panes


def draw() -> NDArray[np.uint8]:
    p = Print("green", "ochre", 171)
    bricks(p, 0.34 - 0.2 * step(300, 1100, Y), a=1, height=46, width=104)
    panes(p, 3, 2, (-40, 30, 840, 640), {}, 0.42, 7)
    beam = poly("292 330, 508 330, 740 1210, 60 1210")
    streaks(p, 0.72 - 0.45 * step(500, 1150, Y), 1.57, 13, 170, b=1, within=beam, seed=7)
    _window(p)
    face = Face(400, 900, 250, 0.0, 0.05, 0.75, nose="straight", light=(-0.1, -0.85, 0.5))
    heads.back(p, face, "bob")
    bust(p, face, a=1, collar="coat", ambient=-0.35)
    face.draw(
        p,
        eyes=(0.72, 0, -0.7),
        brow=(-0.02, -0.02),
        mouth=(0.17, -0.35, 0),
        lips=(0, 1),
        b=1,
        shine=0.6,
        ambient=-0.18,
        gain=1.35,
        seed=3,
    )
    heads.front(p, face, "fringe", shine=(0, 1), n=7)
    return p.press()


def _window(p: Print) -> None:
    glass = poly("276 90, 524 90, 524 400, 276 400")
    p.flat(glass.grow(16), outline=7)
    p.flat(glass, b=1, outline=6)
    p.put(poly("276 330, 524 330, 524 400, 276 400"), k=0, a=0, b=0)
    Person(
        368,
        392,
        262,
        ((1.3, 1.9), (1.3, 0.9)),
        ((-0.15, -0.3), (0.25, 0.1)),
        0.1,
        1,
        0,
        0,
        (0, 0),
        (0, 0),
        -1,
        "short",
    ).draw(p, halo=(0, 1))
    Person(
        450,
        392,
        246,
        ((-1.4, -1.6), (-1.3, -2.2)),
        ((-0.2, 0.0), (0.3, 0.6)),
        -0.14,
        -1,
        -0.25,
        0.75,
        (1, 0),
        (0, 0),
        0.2,
        "long",
    ).draw(p, halo=(0, 1))
    p.ink(brush("400 90, 400 140", [7, 7]))
    for x, way in ((276, 1), (524, -1)):
        drape = poly(
            [(x, 90), (x + way * 62, 90), (x + way * 44, 200), (x + way * 12, 300), (x, 330)]
        )
        p.flat(drape, a=1, outline=5)
    p.flat(poly("250 404, 550 404, 540 428, 260 428"), outline=6)
