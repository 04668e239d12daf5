"""Shoes of a family on the stairs, a pair a step; wet bare footprints go up past them."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, blob, brush, ellipse, place, poly, shapes
from namyok_art.lino.ground import streaks

LIGHT = (0.2, -0.75, 0.5)
STEPS = 7
SHOE = "-1.0 .0, -.96 -.5, -.6 -.62, -.3 -.44, .2 -.3, .8 -.2, 1.05 .06, 1.0 .26, -.98 .26"
PAIRS = (
    ("boot", 1.0, 0),
    ("heel", 0.86, 1),
    ("boot", 0.92, 2),
    ("low", 0.74, 3),
    ("low", 0.58, 4),
    ("low", 0.42, 5),
)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "ochre", 441)
    streaks(p, 0.3, 1.57, 12, 170, a=1)
    tops = [_step(p, i) for i in range(STEPS, -1, -1)][::-1]
    _door(p)
    for i in range(1, STEPS):
        _footprint(p, tops[i], i)
    for kind, size, i in PAIRS:
        y, scale = tops[i][0], tops[i][1]
        x = 230 + 22 * i
        for dx, turn in ((-58, -0.06), (58, 0.05)):
            _shoe(p, x + dx * scale * size * 1.2, y + 30 * scale, 84 * size * scale, kind, turn, i)
    return p.press()


def _step(p: Print, i: int) -> tuple[float, float]:
    """Steps shrink upwards; gives the height of the tread and its scale."""
    scale = 0.90**i
    y = 1150 - sum(170 * 0.90**k for k in range(i))
    half = 470 * scale
    tread = poly(
        [
            (400 - half, y + 70 * scale),
            (400 + half, y + 70 * scale),
            (400 + half * 0.93, y - 8 * scale),
            (400 - half * 0.93, y - 8 * scale),
        ]
    )
    riser = poly(
        [
            (400 - half, y + 70 * scale),
            (400 + half, y + 70 * scale),
            (400 + half, y + 250 * scale),
            (400 - half, y + 250 * scale),
        ]
    )
    p.ink(riser.grow(4))
    streaks(p, 0.42, 1.57, 10, 120, b=1, within=riser, seed=i)
    p.ink(tread.grow(5))
    streaks(p, 0.97, 0, 13, 150, b=1, within=tread, seed=i + 9)
    p.put(
        brush([(400 - half, y + 70 * scale), (400 + half, y + 70 * scale)], [9, 9]), k=0, a=0, b=0
    )
    return y, scale


def _door(p: Print) -> None:
    """At the top, ajar; the light comes from there."""
    p.flat(poly("296 36, 504 36, 504 258, 296 258"), outline=8)
    p.put(poly("316 54, 484 54, 484 254, 316 254"), k=0, a=0, b=0)
    p.flat(poly("316 54, 416 72, 416 240, 316 254"), a=1, outline=6)
    p.ink(blob(ellipse(400, 160, 7, 7, 0, 12)))


def _footprint(p: Print, at: tuple[float, float], i: int) -> None:
    y, scale = at
    side = 1 if i % 2 else -1
    x, size = 560 - 26 * i + side * 46 * scale, 62 * scale
    sole = blob(
        place(
            (
                "-.34 -.8, .06 -.94, .36 -.7, .34 -.2, .26 .3, .3 .8, .1 1.1, -.2 1.06, "
                "-.32 .7, -.22 .2, -.36 -.3"
            ),
            x,
            y + 22 * scale,
            size,
            0.05,
            side,
        )
        * (1, 0.62)
        + (0, (y + 22 * scale) * 0.38)
    )
    toes = [
        ellipse(x + side * dx * size, y + 22 * scale + dy * size * 0.62, r * size, r * size * 0.7)
        for dx, dy, r in (
            (0.26, -1.2, 0.17),
            (0.02, -1.3, 0.12),
            (-0.16, -1.24, 0.11),
            (-0.32, -1.12, 0.1),
            (-0.44, -0.96, 0.09),
        )
    ]
    wet = sole | shapes(toes)
    p.put(wet.grow(3), k=1)
    p.put(wet, k=0, a=1, b=0)
    p.put(
        brush([(x - 10 * scale, y + 10 * scale), (x - 4, y + 30 * scale)], [2, 8 * scale]),
        k=0,
        a=0,
        b=0,
    )


def _shoe(p: Print, x: float, y: float, size: float, kind: str, turn: float, seed: int) -> None:
    """From the side, toe to the right; boots have a shaft, heels a heel."""
    body = blob(place(SHOE, x, y, size, turn))
    if kind == "boot":
        body = body | blob(
            place("-1.0 .1, -1.0 -.9, -.96 -1.5, -.3 -1.5, -.3 -.8, -.1 -.3", x, y, size, turn)
        )
    elif kind == "heel":
        body = body | poly(place("-.98 .1, -.6 .1, -.78 .5, -.92 .5", x, y, size, turn))
    p.put(body.grow(6), k=0, a=0, b=1)
    p.relief(
        body,
        LIGHT,
        size * 0.36,
        7,
        0.8,
        0.2,
        a=float(seed in (1, 3)),
        outline=5,
        ambient=-0.35 if seed not in (1, 3, 5) else 0.05,
        seed=seed,
    )
    p.ink(poly(place("-.98 .24, 1.02 .24, 1.0 .34, -.98 .36", x, y, size, turn)))
    if kind != "heel":
        for q in (0.0, 0.18, 0.36):
            p.put(
                brush(
                    place(
                        [(-0.3 + q, -0.5 + q * 0.4), (-0.12 + q, -0.34 + q * 0.4)], x, y, size, turn
                    ),
                    [4, 4],
                ),
                k=0,
                a=0,
                b=0,
            )
