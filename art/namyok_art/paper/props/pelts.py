"""Furry outlines for beasts seen close."""

from collections.abc import Sequence

import numpy as np
import skia

from namyok_art.paper.paths import Knot, Pen, spline


def tufted(knots: Sequence[Knot], step: float, long: float, seed: int) -> Pen:
    """A closed shape whose edge stands in locks about `step` apart, all leaning one way round."""
    rng = np.random.default_rng(seed)
    path = spline(knots)
    measure = skia.PathMeasure(path, True)
    total = measure.getLength()
    pen = Pen().path(path)
    at = 0.0
    while at < total:
        wide = step * rng.uniform(0.6, 1.7)
        point, tangent = measure.getPosTan(at)
        tx, ty, x, y = tangent.x(), tangent.y(), point.x(), point.y()
        out, lean = long * rng.uniform(0.35, 1.15), long * rng.uniform(0.5, 1.5)
        pen.poly(
            [
                (x - tx * wide - ty * 6, y - ty * wide + tx * 6),
                (x + ty * out + tx * lean, y - tx * out + ty * lean),
                (x + tx * wide * 0.7 - ty * 6, y + ty * wide * 0.7 + tx * 6),
            ]
        )
        at += wide
    return pen
