"""Fractal value noise, the one source of irregularity in the whole engine."""

import cv2
import numpy as np

from namyok_art.painted.colour import Array


def fractal(
    rng: np.random.Generator,
    width: int,
    height: int,
    scale: float,
    octaves: int = 4,
    gain: float = 0.5,
) -> Array:
    """Noise about 0, mostly within -1..1; `scale` is the size of the largest blot in pixels."""
    out = np.zeros((height, width), np.float32)
    amplitude, energy = 1.0, 0.0
    for _ in range(octaves):
        cells_x = max(2, int(width / scale) + 3)
        cells_y = max(2, int(height / scale) + 3)
        grid = rng.standard_normal((cells_y, cells_x)).astype(np.float32)
        size = (int(cells_x * scale) + 1, int(cells_y * scale) + 1)
        big = cv2.resize(grid, size, interpolation=cv2.INTER_CUBIC)
        top = int(rng.integers(0, max(1, big.shape[0] - height)))
        left = int(rng.integers(0, max(1, big.shape[1] - width)))
        out += amplitude * big[top : top + height, left : left + width]
        energy += amplitude * amplitude
        amplitude *= gain
        scale = max(1.5, scale / 2)
    return np.asarray(out / np.sqrt(energy) * 0.6, np.float32)
