"""Two hands keep a red thread; somebody walks on it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, RIGHT, Print, X, Y, brush, noise, oval, step
from namyok_art.lino.ground import rings
from namyok_art.lino.hand import Hand
from namyok_art.lino.people import Person
from namyok_art.lino.shape import Points


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 12)
    away = np.hypot(X - 400, (Y - 470) * 0.8)
    rings(
        p,
        400,
        470,
        (0.35 + 0.5 * np.exp(-((away / 300) ** 2)) + (noise(160, 3) - 0.5) * 0.3).astype(
            np.float32
        ),
        12,
        b=1,
    )
    moon = oval(400, 352, 215, 215)
    p.ink(moon.grow(6))
    rings(p, 400, 470, 0.97 - 0.16 * step(300, 580, Y), 12, within=moon)
    left = _hand(p, Hand(165, 800, 215, 0.07, -1, RIGHT, seed=3))
    right = _hand(p, Hand(635, 800, 215, -0.07, 1, LEFT, seed=23))
    _string(p, left, right)
    return p.press()


def _hand(p: Print, hand: Hand) -> Points:
    return hand.open(p, (-0.2, -0.06, 0.08, 0.27), (0.03, 0.02, 0, -0.02), -0.62, 0.32, 3)


def _thread(p: Print, pts: list[tuple[float, float]], width: float = 7) -> None:
    line = brush(pts, [width] * 3)
    p.put(line.grow(3.5), k=0, a=0, b=0)
    p.put(line, k=0, a=1, b=0)


def _string(p: Print, left: Points, right: Points) -> None:
    (ix, iy), (tx, ty) = left[0], left[4]
    (jx, jy), (ux, uy) = right[0], right[4]
    top = [(ix, iy + 26), (400, (iy + jy) / 2 + 56), (jx, jy + 26)]
    _thread(p, top, 8)
    _thread(p, [(tx, ty + 22), (400, (ty + jy) / 2 + 40), (jx, jy + 60)])
    _thread(p, [(ux, uy + 22), (400, (uy + iy) / 2 + 40), (ix, iy + 60)])
    _thread(p, [(tx, ty + 34), (400, ty + 46), (ux, uy + 34)])
    for (x, y), turns in (((ix, iy), 3), ((jx, jy), 3), ((tx, ty), 2), ((ux, uy), 2)):
        for q in range(turns):
            dy = 20 + q * 20
            _thread(p, [(x - 26, y + dy - 4), (x, y + dy + 6), (x + 26, y + dy - 4)])
    _thread(
        p,
        [
            (ux + 22, uy + 34),
            (ux + 40, uy + 200),
            (ux - 40, uy + 340),
            (ux - 110, uy + 520),
            (ux - 60, 1200),
        ],
    )
    walker = Person(
        400,
        top[1][1] - 4,
        300,
        ((-1.75, -1.6), (1.75, 1.6)),
        ((-0.03, 0.06), (0.16, -0.1)),
        0.05,
        1,
        0.1,
        0.7,
        top=(0, 0),
        dark=-0.75,
        hair="bun",
    )
    walker.draw(p)
    _thread(p, top, 8)
