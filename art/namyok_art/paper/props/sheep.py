"""Sheep, cut round and woolly."""

import math

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.paths import Pen


def sheep(
    card: Card,
    x: float,
    y: float,
    size: float,
    rng: np.random.Generator,
    facing: int = 1,
    grazing: bool = True,
    face: str = "#4a4048",
) -> None:
    """A sheep whose feet stand at (x, y), about `size` long."""
    k = size / 100
    legs, wool, head, ear = (Pen() for _ in range(4))
    low = 18 if grazing else -6
    for pen in (legs, wool, head, ear):
        with pen.at(x, y, k, flip=facing < 0):
            if pen is legs:
                for foot in (-24, -12, 16, 28):
                    pen.taper([(foot, -30), (foot, -2)], 8, 6)
            elif pen is wool:
                for i in range(16):
                    a = math.tau * i / 16
                    r = rng.uniform(10, 14)
                    pen.circle(36 * math.cos(a), -44 + 19 * math.sin(a), r)
                pen.oval(0, -44, 38, 22)
            elif pen is head:
                pen.smooth(
                    [
                        (36, -56 + low),
                        (50, -60 + low),
                        (62, -48 + low),
                        (66, -32 + low),
                        (54, -28 + low),
                        (42, -38 + low),
                    ]
                )
            else:
                pen.oval(38, -50 + low, 9, 4, 26)
    soft = max(1.5, 5 * k)
    card.paper(legs, face, spread=soft * 0.5)
    card.paper(head, face, spread=soft * 0.6)
    mask = card.paper(wool, ("#fffaf0", "#e3d9cc"), spread=soft, rim=0.2)
    card.paper(ear, face, spread=soft * 0.4)
    curls = Pen()
    for _ in range(10):
        a, b = rng.uniform(-26, 26) * k, rng.uniform(-58, -32) * k
        curls.path(
            f"M{x + a} {y + b} c{4 * k} {-6 * k} {10 * k} {-2 * k} {7 * k} {4 * k}", width=1.6 * k
        )
    card.shade(curls.mask * mask, "#a89a90", 0.5)
