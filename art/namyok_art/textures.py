"""The surfaces of the browser client: watercolour washes, paper and walnut.

A wash is an alpha mask that the client tints, so that one picture serves every phase.
"""

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]
ASSETS = Path(__file__).resolve().parents[2] / "web" / "src" / "assets"


def noise(height: int, width: int, size: float, seed: int) -> Field:
    """Soft noise of five octaves, mean 0 and deviation 1; ``size`` is that of the largest blot."""
    rng = np.random.default_rng(seed)
    total = np.zeros((height, width))
    strength = 1.0
    for octave in range(5):
        step = max(1.0, size / 2**octave)
        coarse = rng.standard_normal((int(height / step) + 4, int(width / step) + 4))
        scaled = (int(coarse.shape[1] * step) + 1, int(coarse.shape[0] * step) + 1)
        total += (
            strength * cv2.resize(coarse, scaled, interpolation=cv2.INTER_CUBIC)[:height, :width]
        )
        strength *= 0.46
    return np.asarray((total - total.mean()) / total.std())


def wash(inside: Field, seed: int, flow: float = 0.3, soft: float = 0.035) -> Field:
    """Pigment where ``inside`` is positive: a ragged edge where it gathers, and a second layer."""
    height, width = inside.shape
    least = min(height, width)

    def blots(share: float, more: int) -> Field:
        return noise(height, width, least / share, seed + more)

    edge = inside + blots(2.2, 0) * 0.10 + blots(9, 1) * 0.03
    cover = 1 / (1 + np.exp(-edge / soft * 1.4))
    rim = np.exp(-(((edge - 0.035) / 0.05) ** 2)) * cover
    body = 0.62 + flow * 0.35 * blots(1.6, 2) + 0.06 * blots(14, 3)
    grain = noise(height, width, 3, seed + 4) * 0.03 + noise(height, width, 9, seed + 6) * 0.022
    second = inside - 0.16 + blots(2.6, 5) * 0.16
    layer = 1 / (1 + np.exp(-second / 0.05))
    second_rim = np.exp(-(((second - 0.03) / 0.045) ** 2)) * layer
    pigment = np.clip(body, 0.28, 0.95) * (0.72 + 0.28 * layer)
    return np.asarray(
        np.clip(cover * (pigment + 0.21 * rim + 0.14 * second_rim + grain), 0, 1), np.float64
    )


def shape(height: int, width: int, rule: Callable[[Field, Field], Field]) -> Field:
    """A field over x and y from 0 to 1."""
    y, x = np.mgrid[0:height, 0:width]
    return rule(x / width, y / height)


def around(x: Field, y: Field) -> Field:
    """Positive inside an ellipse that almost fills the picture."""
    return np.asarray(0.74 - np.hypot(2 * x - 1, 2 * y - 1))


def save_mask(alpha: Field, name: str) -> None:
    """Two thirds of the size: the client stretches a wash, and nobody misses the finest grain."""
    height, width = alpha.shape
    small = cv2.resize(alpha, (width * 2 // 3, height * 2 // 3), interpolation=cv2.INTER_AREA)
    picture = np.zeros((*small.shape, 4), np.uint8)
    picture[..., 3] = (small * 255).astype(np.uint8)
    Image.fromarray(picture).save(ASSETS / f"{name}.webp", quality=78, alpha_quality=60, method=6)


def washes() -> None:
    """A band for the head of a phone, a wide one, a side for laptops, and a blob behind a hero."""
    band = shape(336, 960, lambda x, y: 0.70 - y + 0.08 * np.sin(x * 7 + 1))
    save_mask(wash(band, 11, soft=0.02), "wash-band")
    wide = shape(
        260, 1600, lambda x, y: 0.68 - y + 0.10 * np.sin(x * 9 + 0.6) - 0.04 * np.sin(x * 23)
    )
    save_mask(wash(wide, 131, flow=0.34, soft=0.02), "wash-wide")
    side = shape(700, 490, lambda x, y: 0.72 - x + 0.06 * np.sin(y * 6))
    save_mask(wash(side, 83), "wash-side")
    save_mask(wash(shape(600, 800, around), 23), "wash-blob")


def paper() -> None:
    """A seamless tile of fibres; few levels of alpha keep the lossless file small."""
    size = 256

    def fibres(across: float, along: float, seed: int) -> Field:
        field = np.random.default_rng(seed).standard_normal((size, size))
        tiled = np.tile(field, (3, 3))
        soft = cv2.GaussianBlur(tiled, (0, 0), sigmaX=along, sigmaY=across)
        middle = soft[size : 2 * size, size : 2 * size]
        return np.asarray(middle / middle.std(), np.float64)

    grain = (
        fibres(0.6, 0.6, 1) * 0.8
        + fibres(0.6, 3.5, 9) * 0.55
        + fibres(3, 0.6, 12) * 0.35
        + fibres(2, 2, 2) * 0.2
    )
    grain /= grain.std()
    alpha = np.clip(np.round(np.abs(grain) * 1.1), 0, 3) * 3
    tile = np.zeros((size, size, 4), np.uint8)
    tile[..., :3] = np.where(grain[..., None] > 0, 255, 70)
    tile[..., 3] = alpha
    tile[alpha == 0] = 0
    Image.fromarray(tile).save(ASSETS / "paper.webp", lossless=True, method=6)


def walnut() -> None:
    """Six boards of a table, dark enough for text to be read on them."""
    height, width, board = 1200, 1600, 200
    rng = np.random.default_rng(7)

    def blur(rows: int, across: int, along: int) -> Field:
        coarse = rng.random((max(2, rows // along + 2), max(2, width // across + 2)))
        return np.asarray(cv2.resize(coarse, (width, rows), interpolation=cv2.INTER_CUBIC))

    planks = []
    for _ in range(height // board):
        bend = blur(board, 400, 70) * 60 + blur(board, 140, 30) * 10
        rings = np.sin((np.arange(board)[:, None] + bend) * 0.32 + rng.random() * 9) * 0.5
        fibres = blur(board, 220, 1) * 0.55 + blur(board, 60, 1) * 0.45
        plank = 0.46 + 0.1 * rings + 0.3 * (fibres - 0.5) + (rng.random() - 0.5) * 0.09
        plank[:2] *= 0.62
        plank[2:3] *= 1.12
        planks.append(plank)
    shade = np.clip(np.concatenate(planks), 0, 1)[..., None]
    dark, light = np.array([20, 12, 9]), np.array([104, 66, 42])
    table = (dark + (light - dark) * shade).astype(np.uint8)
    Image.fromarray(table).save(ASSETS / "wood.webp", quality=62, method=6)


def make_textures() -> None:
    """Write all of them into the client."""
    washes()
    paper()
    walnut()
