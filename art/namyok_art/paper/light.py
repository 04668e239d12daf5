"""Light in the air between the sheets: halos, mist and rays, as maps from 0 to 1."""

import math

import cv2
import numpy as np

from namyok_art.paper.noise import blur, fbm, resized
from namyok_art.paper.space import COLUMNS, ROWS, SCALE, Array, X, Y


def halo(x: float, y: float, radius: float, falloff: float, sx: float, sy: float) -> Array:
    """A soft spot; sx and sy stretch it."""
    d = np.sqrt(((X - x) / sx) ** 2 + ((Y - y) / sy) ** 2) / radius
    return np.exp(-((d * np.float32(1.6)) ** np.float32(falloff))).astype(np.float32)


def mist(y: float, height: float, rng: np.random.Generator, ragged: float, stretch: float) -> Array:
    """A ragged horizontal bank."""
    noise = fbm(70, rng, stretch=stretch)
    bank = np.exp(-(((Y - y + noise * height * ragged) / height) ** 2))
    return np.asarray(bank * np.clip(1 + 0.7 * noise, 0, 1.6), np.float32)


def beams(
    x: float,
    y: float,
    rng: np.random.Generator,
    length: float,
    source: float,
    uneven: float,
    count: int,
) -> Array:
    """Rays round a point: the source smeared outwards, brighter at some angles than others."""
    step = 4
    columns, rows = COLUMNS // step, ROWS // step
    centre = (x * SCALE / step, y * SCALE / step)
    spot = np.exp(-((np.hypot(X - x, Y - y) / source) ** 2)).astype(np.float32)
    spot = resized(spot, columns, rows, smooth=False)
    reach = int(math.hypot(columns, rows))
    forth = cv2.WARP_POLAR_LINEAR + cv2.WARP_FILL_OUTLIERS
    polar = cv2.warpPolar(spot, (reach, 1024), centre, reach, forth)
    window = int(length * SCALE / step)
    total = np.cumsum(np.pad(polar, ((0, 0), (window, 0))), axis=1)
    smeared = (total[:, window:] - total[:, :-window]) / (source * SCALE / step)
    strengths = rng.random(count)
    strengths = np.append(strengths, strengths[0])
    angles = np.interp(np.linspace(0, count, 1024), np.arange(count + 1), strengths)
    fade = np.exp(-np.arange(reach)[None] / (window * 0.7))
    smeared = smeared * (1 - uneven + uneven * 2 * angles[:, None]) * fade
    back = cv2.WARP_POLAR_LINEAR + cv2.WARP_INVERSE_MAP + cv2.WARP_FILL_OUTLIERS
    out = cv2.warpPolar(smeared.astype(np.float32), (columns, rows), centre, reach, back)
    return blur(resized(np.asarray(out, np.float32), COLUMNS, ROWS), 3)
