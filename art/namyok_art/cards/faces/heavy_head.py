"""A small body without a head pushes a wheelbarrow with its own huge head in it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, Y, brush, noise, oval, poly, step
from namyok_art.lino import hair as heads
from namyok_art.lino.ground import field, streaks
from namyok_art.lino.people import Person


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "moss", 461)
    streaks(p, 0.98 - 0.15 * step(0, 600, Y) + 0.05 * noise(80, 2), -0.04, 14, 190, b=1, seed=23)
    field(p, 640, 620, 0.55, a=1, furrow=0.34)
    for x, y, s in ((120, 150, 1.0), (230, 110, 0.7), (330, 170, 0.8)):
        p.ink(
            brush(
                [
                    (x - 34 * s, y - 12 * s),
                    (x - 12 * s, y - 16 * s),
                    (x, y),
                    (x + 12 * s, y - 16 * s),
                    (x + 34 * s, y - 12 * s),
                ],
                [2, 7, 8, 7, 2],
            )
        )
    face = Face(296, 520, 262, -0.2, -0.25, nose="potato", age=0.9, light=LEFT)
    face.draw(
        p,
        eyes=(0.5, -0.9, 0.1),
        brow=(0.03, -0.04),
        mouth=(0.2, -0.25, 0),
        lips=(1, 0),
        ears=True,
        seed=5,
        ambient=0.05,
        full=0.7,
    )
    heads.front(p, face, "receding", n=10)
    _barrow(p)
    _body(p)
    return p.press()


def _body(p: Print) -> None:
    """It leans into the push; the collar is empty."""
    legs, arms = ((-0.15, 0.4), (0.45, 0.5)), ((-0.55, -1.0), (-0.45, -1.1))
    Person(
        668, 1140, 560, arms, legs, -0.22, -1, dress=0.16, top=(0, 1), dark=0.0, hair="none"
    ).draw(p, halo=(1, 0))


def _barrow(p: Print) -> None:
    tray = poly("36 660, 560 720, 500 930, 160 920")
    p.relief(tray, LEFT, 50, 11, 0.7, 0.12, outline=8, ambient=-0.2, seed=4)
    for x in (150, 270, 390):
        p.ink(brush([(x, 676 + (x - 36) * 0.11), (x + 36, 920)], [6, 6]))
    p.flat(brush("80 920, 380 908, 600 862", [18, 20, 18]), outline=5)
    p.flat(brush("440 930, 470 1080", [18, 16]), outline=5)
    wheel = oval(150, 1020, 92, 92)
    p.put(wheel.grow(6), k=1)
    p.flat(wheel - oval(150, 1020, 68, 68), outline=5)
    for t in np.linspace(0, np.pi, 5)[:-1]:
        c, s = 70 * np.cos(t + 0.3), 70 * np.sin(t + 0.3)
        p.flat(brush([(150 - c, 1020 - s), (150 + c, 1020 + s)], [10, 10]), outline=3)
    p.flat(oval(150, 1020, 18, 18), a=1, outline=5)
