"""Two who have turned away, their hair in one braid."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, Y, blob, mirror, noise, points, shapes, step, strands
from namyok_art.lino.ground import streaks
from namyok_art.lino.profile import Profile
from namyok_art.lino.shape import Points, Pts


def draw() -> NDArray[np.uint8]:
    p = Print("red", "ochre", 17)
    streaks(p, 0.75 + 0.2 * noise(200, 3) - 0.62 * step(240, 1000, Y), b=1)
    _one(p, 1)
    _one(p, -1)
    for i in range(8):
        for side in (1, -1) if i % 2 else (-1, 1):
            _lock(p, 670 + i * 62, 84 - i * 4, side, i)
    return p.press()


def _one(p: Print, side: int) -> None:
    def on(pts: Pts) -> Points:
        return points(pts) if side > 0 else mirror(pts)

    left = side > 0
    light = (-0.75 * side, -0.35, 0.5)
    p.relief(
        blob(on("60 1230, 70 1010, 130 890, 230 850, 340 880, 410 1000, 410 1230")),
        light,
        90,
        12,
        angle=0.5 * side,
        a=float(left),
        outline=6,
        seed=5,
        length=120,
        ambient=0,
    )
    # the one on the left is awake and young; the other shuts her eyes and is older
    head = Profile(
        400 - side * 146,
        486,
        242,
        -0.06 if left else 0.08,
        side,
        1 if left else 0.7,
        0 if left else 0.06,
        age=0 if left else 0.5,
        light=light,
    )
    head.draw(
        p,
        opened=0.66 if left else 0,
        brow=0.07 if left else -0.04,
        gaze=-0.2,
        smile=-0.5 if left else -0.2,
        seed=6 + side,
        ambient=-0.02,
    )
    mass = blob(
        on(
            "404 330, 340 205, 250 168, 160 186, 98 252, 92 318, 124 306, 168 316, "
            "196 356, 208 420, 226 470, 252 560, 294 640, 350 700, 410 720"
        )
    )
    p.ink(mass.grow(4))
    p.put(mass, k=1, a=0, b=0)
    cuts = strands(
        on("104 306, 150 225, 250 196, 335 270, 385 420, 398 690"),
        on("136 300, 196 330, 228 410, 246 490, 304 620, 395 705"),
        13,
        10,
        7 + side,
    )
    p.put(shapes(cuts) & mass, k=0, a=float(not left), b=0)


def _lock(p: Print, y: float, w: float, side: int, i: int) -> None:
    def on(pts: list[tuple[float, float]]) -> Points:
        return np.array([(400 + side * x, y + dy) for x, dy in pts])

    lock = blob(
        on([(-w, -26), (-w * 0.9, 40), (-6, 96), (w * 0.34, 84), (w * 0.1, 30), (-w * 0.5, -44)])
    )
    p.ink(lock.grow(6))
    p.put(lock, k=1, a=0, b=0)
    cuts = strands(
        on([(-w, -20), (-w * 0.75, 40), (4, 94)]),
        on([(-w * 0.45, -40), (-w * 0.1, 20), (w * 0.34, 78)]),
        5,
        9,
        31 + i * 2 + side,
        (0, 1.05),
    )
    p.put(shapes(cuts) & lock, k=0, a=float(side < 0), b=0)
