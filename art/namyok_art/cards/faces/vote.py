"""A hall of raised hands; one, in a red sleeve, is held down by its neighbour."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, brush
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.hand import Hand, cuff

LIGHT = (-0.4, -0.7, 0.5)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "violet", 251)
    rays(p, 400, -60, dim(400, -60, 900, 0.85, 0.1), 14, b=1)
    rng = np.random.default_rng(8)
    for row, (y, s, n) in enumerate(((300, 74, 6), (500, 92, 5), (720, 112, 4))):
        for i in range(n):
            x = (i + 0.5 + 0.22 * (-1) ** row) * 800 / n + rng.normal(0, 10)
            _raised(p, x, y + rng.normal(0, 24), s, rng, row)
    for x in (92, 706):
        _raised(p, x, 930, 138, rng, 3)
    _held(p)
    return p.press()


def _raised(p: Print, x: float, y: float, s: float, rng: np.random.Generator, row: int) -> None:
    dark = rng.random() < 0.35
    hand = Hand(
        x,
        y,
        s,
        rng.normal(0, 0.12),
        int(rng.choice([-1, 1])),
        LIGHT,
        b=float(dark),
        shine=0.66 if dark else 0,
        ambient=-0.16 if dark else -0.02,
        seed=int(rng.integers(50)),
    )
    spread = rng.uniform(0.4, 1.4)
    if rng.random() < 0.2 and row < 3:
        hand.fist(p, 2.2)
    else:
        hand.open(
            p,
            tuple(q * spread for q in (-0.2, -0.05, 0.1, 0.3)),
            (0.05, 0.02, 0, -0.04),
            -0.4 - 0.4 * spread,
            0.25,
            2.2,
        )
    cuff(p, hand, 1.25, 5.0, b=float(rng.random() < 0.5), wide=0.46, ambient=-0.45)


def _held(p: Print) -> None:
    low = Hand(392, 925, 150, -0.12, 1, LIGHT, seed=5)
    low.open(p, (-0.3, -0.1, 0.1, 0.36), (0.12, 0.1, 0.08, 0.0), -0.9, 0.3, 1.4)
    cuff(p, low, 0.72, 3.0, a=1, wide=0.5, ambient=0.05)
    other = Hand(452, 1090, 128, -1.2, -1, LIGHT, b=1, shine=0.66, ambient=-0.14, seed=7)
    arm = [brush(other.at("0 .4, .1 1.4, 0 3.4"), [110, 104, 150])]
    for mask in arm:
        p.relief(mask, LIGHT, 60, 9, angle=-1.2, b=1, outline=6, ambient=-0.5)
    for i, (y, reach) in enumerate(((0.42, -0.5), (0.17, -0.6), (-0.09, -0.62), (-0.36, -0.52))):
        other.finger(
            p,
            [(0.3, y), (0.0, y - 0.06), (-0.3, y - 0.03), (reach, y + 0.08)],
            0.27,
            True,
            (0.36, 0.68),
            31 + i,
        )
