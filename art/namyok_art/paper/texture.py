"""What makes a flat colour paper: tooth, fibres laid every way, and slow drifts of the dye."""

import math

import numpy as np
import skia

from namyok_art.paper.noise import blur, fbm, shift, speckle
from namyok_art.paper.space import COLUMNS, HEIGHT, ROWS, SCALE, WIDTH, Array


class Texture:
    """The maps every sheet of one card shares; made once from the card's seed."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.fine = speckle(0.9, rng) * np.float32(0.6)
        """Tooth of the paper, about one pixel."""
        self.drift = fbm(190, rng, octaves=3)
        """Slow change of lightness across the card."""
        self.hue = fbm(120, rng, octaves=3)
        """Slow change between warm and cool."""
        relief = 0.5 * self.fine + 0.2 * speckle(2.6, rng) + 0.3 * fbm(24, rng) + _fibres(rng)
        relief = blur(relief.astype(np.float32), 0.5)
        self.relief: Array = np.clip(relief - shift(relief, 1.1, 1.1), -1.5, 1.5)
        """The relief as lit from the upper left."""


def _fibres(rng: np.random.Generator, count: int = 2600) -> Array:
    """Short curved hairs at all angles. Rows and columns of noise would show as a weave."""
    surface = np.zeros((ROWS, COLUMNS), np.uint8)
    info = skia.ImageInfo.MakeA8(COLUMNS, ROWS)
    canvas = skia.Surface.MakeRasterDirect(info, surface).getCanvas()
    canvas.scale(SCALE, SCALE)
    paint = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=0.8)
    for _ in range(count):
        x, y = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        angle = rng.uniform(0, math.tau)
        bend = rng.normal(0, 0.7)
        length = rng.uniform(6, 26)
        path = skia.Path()
        path.moveTo(x, y)
        path.quadTo(
            x + math.cos(angle) * length / 2,
            y + math.sin(angle) * length / 2,
            x + math.cos(angle + bend) * length,
            y + math.sin(angle + bend) * length,
        )
        paint.setAlpha(int(rng.uniform(40, 150)))
        canvas.drawPath(path, paint)
    return surface.astype(np.float32) / np.float32(255)
