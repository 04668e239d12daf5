"""Two huge laced hands are a roof in the rain; a family sits at supper under it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, X, Y, blob, brush, noise, oval, poly, shapes, stroke
from namyok_art.lino.ground import dim, rain, streaks
from namyok_art.lino.hand import clasp
from namyok_art.lino.people import Person


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 71)
    streaks(p, 0.30 + 0.15 * noise(160, 4), 1.75, 12, 150, b=1)
    rain(p, 130, 0.18, 130, 6, k=0, b=0)
    inside = blob(
        "400 470, 560 620, 690 820, 800 1060, 820 1230, -20 1230, 0 1060, 110 820, 240 620"
    )
    p.ink(inside.grow(5))
    streaks(p, dim(400, 930, 330, 1.0, 0.1), 0, 13, 150, a=1, within=inside, seed=8)
    clasp(p, 400, 430, 285, (-0.35, -0.7, 0.5))
    _supper(p)
    for x, y in ((80, 250), (700, 220), (330, 70), (560, 110)):
        for lean in (-0.9, -0.3, 0.3, 0.9):
            p.put(brush([(x, y), (x + 26 * lean, y - 26 + 10 * abs(lean))], [1, 7]), k=0, b=0)
    return p.press()


def _supper(p: Print) -> None:
    """A lamp, a table, a father, a mother and a child who eat."""
    p.put(shapes([stroke("400 740, 400 800", [5, 5])]), k=1)
    p.flat(poly("350 846, 378 800, 422 800, 450 846"), a=0, b=0, outline=5)
    p.put(oval(400, 852, 20, 12), k=0, a=0, b=0)
    light = (0.0, -0.8, 0.5)
    Person(
        238,
        1150,
        300,
        ((0.5, 1.5), (0.9, 1.7)),
        ((1.35, 0.1), (1.2, 0.15)),
        0.12,
        1,
        0.15,
        0,
        (0, 1),
        (0, 0),
        -0.1,
        "short",
        light,
    ).draw(p, halo=(1, 0))
    Person(
        562,
        1150,
        290,
        ((-0.9, -1.7), (-0.5, -1.5)),
        ((-1.2, -0.15), (-1.35, -0.1)),
        -0.12,
        -1,
        -0.15,
        0.3,
        (0, 0),
        (0, 0),
        0.1,
        "bun",
        light,
    ).draw(p, halo=(1, 0))
    Person(
        400,
        1120,
        210,
        ((-0.7, 0.8), (0.7, -0.8)),
        look=0,
        dress=0.4,
        top=(0, 1),
        hair="long",
        light=light,
    ).draw(p, halo=(1, 0))
    p.flat(poly("280 1046, 520 1046, 546 1074, 254 1074"), outline=5)
    for x in (292, 506):
        p.ink(brush([(x, 1076), (x, 1166)], [12, 10]))
    for x in (320, 400, 480):
        p.flat(
            blob([(x - 24, 1036), (x + 24, 1036), (x + 14, 1052), (x - 14, 1052)]), b=1, outline=3
        )
    p.ink(poly(np.array([(-10.0, 1166), (810, 1166), (810, 1210), (-10, 1210)])))
    p.ground(0.35, Y, X, 9, 120, 5, a=1, within=poly("-10 1170, 810 1170, 810 1210, -10 1210"))
