"""A cloud that one could fall into: puffs on puffs on puffs, flat below, lit from one side."""

import numpy as np

from namyok_art.painted import Colour
from namyok_art.painted.figures import PLAIN, Mould, unit


def cumulus(
    mould: Mould,
    x: float,
    y: float,
    z: float,
    width: float,
    colour: Colour,
    rng: np.random.Generator,
    *,
    tall: float = 0.5,
    puffs: int = 130,
) -> None:
    """A heap `width` wide and `tall` times as high, its flat foot at y."""
    mould.group()
    half, high = width / 2, width * tall
    heap = [
        (t * half, -high * 0.2, half * (0.34 - 0.16 * abs(t))) for t in np.linspace(-0.8, 0.8, 7)
    ]
    heap += [(t * half, -high * 0.48, half * 0.3) for t in (-0.42, 0.0, 0.38)]
    heap += [(half * 0.06, -high * 0.72, half * 0.26)]
    for dx, dy, size in heap:
        mould.ball((x + dx, y + dy, z), (size, size * 0.92, size * 0.8), colour, size * 0.3, PLAIN)
    for _ in range(puffs):
        dx, dy, size = heap[rng.integers(len(heap))]
        way = unit(rng.standard_normal(3) * (1, 1, 0.8) + (0, -0.35, 0.5))
        own = size * rng.uniform(0.24, 0.46)
        place = np.array([x + dx, y + dy, z]) + way * size * (0.92, 0.84, 0.8)
        place[1] = min(place[1], y - own * 0.4)
        mould.ball(place, (own, own * 0.94, own), colour, own * 0.34, PLAIN)
