"""Fur: single hairs combed over a form that has been cast already."""

import numpy as np

from namyok_art.painted import Scene
from namyok_art.painted.figures import FUR, Mould
from namyok_art.painted.modelling import relief
from namyok_art.painted.space import Point, unit


def comb(
    scene: Scene, mould: Mould, way: Point, hairs: int, length: float, rng: np.random.Generator
) -> None:
    """Pull hairs out of the paint of a cast form along `way`, a direction in the world.

    Each takes the colour of its root, so light stays where it is and two colours of a coat
    reach into each other instead of meeting in a seam.
    """
    seen = relief(mould, scene.light, 1, sample=1)
    if seen is None:
        return
    down, across = seen.window
    rows, columns = np.nonzero((seen.cover > 0) & (seen.material == FUR))
    for k in rng.integers(0, len(rows), hairs):
        row, column = int(rows[k]), int(columns[k])
        normal = seen.normal[row, column]
        lie = unit(np.asarray(way, float) + rng.normal(0, 0.15, 3))
        lie = unit(lie - normal * (lie @ normal) + normal * 0.15)[:2]
        x, y = across.start + column, down.start + row
        long = length * rng.uniform(0.5, 1.1)
        bend = np.array([-lie[1], lie[0]]) * rng.normal(0, 0.1) * long
        start = np.array([x, y], float)
        middle, end = start + lie * long * 0.5 + bend, start + lie * long
        tone = np.clip(scene.rgb[y, x] * rng.choice((0.78, 0.92, 1.12, 1.28)), 0, 1)
        path = [(float(p[0]), float(p[1])) for p in (start, middle, end)]
        scene.pen(path, rng.uniform(1.0, 2.2), tone, 0.8)
