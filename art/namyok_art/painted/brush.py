"""Python side of brush.c."""

import functools

import cv2
import numpy as np

from namyok_art.painted.colour import Array, smooth
from namyok_art.painted.compiled import compiled, floats, pointer, real


@functools.cache
def bristles(count: int = 14, height: int = 48, width: int = 96) -> Array:
    """Opacity textures of brush marks: streaks along the stroke, a dry tail, tapered sides."""
    rng = np.random.default_rng(5)
    u = np.linspace(0, 1, width)[None]
    v = np.linspace(-1, 1, height)[:, None]
    taper = 0.5 + 0.5 * np.sin(np.pi * np.clip(u * 0.94 + 0.03, 0, 1)) ** 0.6
    side = np.clip((1 - np.clip(np.abs(v) / taper, 0, 1) ** 3) * 1.25, 0, 1)
    marks = []
    for _ in range(count):
        coarse = rng.uniform(0, 1, (24, 5)).astype(np.float32)
        hairs = rng.uniform(0, 1, (48, 12)).astype(np.float32)
        streaks = 0.7 * cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
        streaks = streaks + 0.3 * cv2.resize(hairs, (width, height))
        head = smooth(0, 0.12, u + 0.05 * streaks)
        tail = smooth(0, 0.22, (1 - u) + 0.25 * (streaks - 0.5))
        dryness = np.clip((streaks + 0.3 - 0.15 - 0.25 * u * rng.uniform(0.4, 1)) / 0.45, 0, 1)
        body = 0.55 + 0.45 * dryness * dryness * (3 - 2 * dryness)
        marks.append(np.clip(side * head * tail * body, 0, 1))
    return np.ascontiguousarray(marks, np.float32)


def lay_strokes(
    canvas: Array,
    relief: Array,
    points: Array,
    half_widths: Array,
    colours: Array,
    opacities: Array,
    brushes: Array,
    variation: float,
) -> None:
    """Paint strokes in order; `canvas` and `relief` change in place.

    points is (strokes, knots, 2); every other array has one row a stroke.
    """
    textures = bristles()
    arrays = [floats(a) for a in (points, half_widths, colours, opacities)]
    kinds = np.ascontiguousarray(brushes, np.int32)
    height, width = relief.shape
    strokes, knots = points.shape[:2]
    compiled("brush").paint(
        pointer(canvas),
        pointer(relief),
        width,
        height,
        strokes,
        knots,
        *(pointer(a) for a in (*arrays, kinds, textures)),
        textures.shape[1],
        textures.shape[2],
        real(variation),
    )
