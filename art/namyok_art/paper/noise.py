"""Arrays only: smooth noise, blurs, shifts and mask algebra. Distances are logical pixels."""

import math

import cv2
import numpy as np

from namyok_art.paper.space import COLUMNS, ROWS, SCALE, Array, X, Y

cv2.setNumThreads(1)


def smoothstep(start: float, end: float, x: Array) -> Array:
    """0 before start, 1 after end, smooth between; start may be greater than end."""
    t = np.clip((x - np.float32(start)) / np.float32(end - start), 0, 1).astype(np.float32)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def union(*masks: Array) -> Array:
    """Everything covered by any of the masks."""
    return np.asarray(np.maximum.reduce(masks), np.float32)


def resized(a: Array, columns: int, rows: int, smooth: bool = True) -> Array:
    method = cv2.INTER_CUBIC if smooth else cv2.INTER_AREA
    a = np.asarray(a, np.float32)
    return np.asarray(cv2.resize(a, (columns, rows), interpolation=method), np.float32)


def blur(a: Array, sigma: float) -> Array:
    """Gaussian blur. Wide ones are done on a reduced copy: nobody sees the difference."""
    pixels = sigma * SCALE
    if pixels < 0.3:
        return a
    if pixels <= 10:
        return _gauss(a, pixels)
    rows, columns = a.shape[:2]
    step = int(min(16, pixels // 4))
    small = resized(a, max(8, columns // step), max(8, rows // step), smooth=False)
    return resized(_gauss(small, pixels / step), columns, rows)


def _gauss(a: Array, pixels: float) -> Array:
    out = cv2.GaussianBlur(
        np.asarray(a, np.float32), (0, 0), pixels, borderType=cv2.BORDER_REPLICATE
    )
    return np.asarray(out, np.float32)


def shift(a: Array, dx: float, dy: float) -> Array:
    """Move a mask; what comes in from outside is empty."""
    move = np.array([[1, 0, dx * SCALE], [0, 1, dy * SCALE]], np.float32)
    rows, columns = a.shape[:2]
    a = np.asarray(a, np.float32)
    out = cv2.warpAffine(a, move, (columns, rows), borderMode=cv2.BORDER_CONSTANT)
    return np.asarray(out, np.float32)


def remap(a: Array, x: Array, y: Array) -> Array:
    """Read `a` at logical coordinates x, y. NaN here would hang OpenCV, so it is refused."""
    if not (np.isfinite(x).all() and np.isfinite(y).all()):
        raise ValueError("remap coordinates must be finite")
    to_x = np.asarray(x * SCALE, np.float32)
    to_y = np.asarray(y * SCALE, np.float32)
    source = np.asarray(a, np.float32)
    out = cv2.remap(source, to_x, to_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(out, np.float32)


def fbm(
    scale: float,
    rng: np.random.Generator,
    stretch: float = 1.0,
    octaves: int = 4,
    gain: float = 0.5,
    size: tuple[int, int] = (ROWS, COLUMNS),
) -> Array:
    """Fractal noise in about [-1, 1]; scale is the feature size, stretch widens it sideways."""
    rows, columns = size
    out = np.zeros(size, np.float32)
    amplitude = 1.0
    power = 0.0
    for octave in range(octaves):
        cell = scale * SCALE / 2**octave
        if cell < 1:
            break
        coarse_rows = int(rows / cell) + 4
        coarse_columns = int(columns / (cell * stretch)) + 4
        coarse = rng.standard_normal((coarse_rows, coarse_columns)).astype(np.float32)
        wide = int(coarse_columns * cell * stretch) + 1
        high = int(coarse_rows * cell) + 1
        layer = resized(coarse, max(wide, columns + 1), max(high, rows + 1))
        top = int(rng.integers(0, max(1, layer.shape[0] - rows)))
        left = int(rng.integers(0, max(1, layer.shape[1] - columns)))
        out += np.float32(amplitude) * layer[top : top + rows, left : left + columns]
        power += amplitude * amplitude
        amplitude *= gain
    return out * np.float32(0.6 / math.sqrt(power or 1.0))


def speckle(
    sigma: float, rng: np.random.Generator, size: tuple[int, int] = (ROWS, COLUMNS)
) -> Array:
    """Isotropic noise of unit deviation: blurred white noise has no grid for the eye to find."""
    white = rng.standard_normal(size).astype(np.float32)
    soft = _gauss(white, sigma * SCALE)
    return soft / np.float32(soft.std() + 1e-6)


def wobble(mask: Array, amount: float, rng: np.random.Generator) -> Array:
    """Push an edge about a little, as a hand with scissors does."""
    dx = fbm(40, rng, octaves=2) * np.float32(amount)
    dy = fbm(40, rng, octaves=2) * np.float32(amount)
    return remap(mask, X + dx, Y + dy)


def distance(mask: Array) -> Array:
    """Signed distance to the edge: positive inside."""
    inside = (mask > 0.5).astype(np.uint8)
    near = cv2.distanceTransform(inside, cv2.DIST_L2, 5)
    far = cv2.distanceTransform(1 - inside, cv2.DIST_L2, 5)
    return np.asarray((near - far) / SCALE, np.float32)


def slope(mask: Array, width: float) -> tuple[Array, Array]:
    """The gradient of a softened edge: which way each bit of edge faces."""
    soft = blur(mask, width * 0.55)
    gain = np.float32(SCALE * width * 0.15)
    gx = np.asarray(cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=3), np.float32) * gain
    gy = np.asarray(cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=3), np.float32) * gain
    return gx, gy
