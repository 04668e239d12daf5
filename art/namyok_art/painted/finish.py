"""What both media share at the end: one box of paints, paper tooth, the taped border."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.painted.canvas import HEIGHT, WIDTH
from namyok_art.painted.colour import Array, Paint, plain, rgb, smooth
from namyok_art.painted.noise import fractal

PAPER = np.array([0.965, 0.945, 0.905], np.float32)
BORDER = 20


def pull_to_palette(image: Array, palette: Paint, strength: float) -> Array:
    """Draw colours (mostly hue and chroma) towards the card's paints, so that parts agree."""
    lab = cv2.cvtColor(np.clip(image, 0, 1).astype(np.float32), cv2.COLOR_RGB2LAB)
    swatch = np.array([[rgb(c) for c in plain(palette)]], np.float32)
    paints = cv2.cvtColor(swatch, cv2.COLOR_RGB2LAB)[0]
    total = np.zeros_like(lab)
    weights = np.zeros(lab.shape[:2], np.float32)
    for paint in paints:
        distance = ((lab - paint) ** 2 * np.array([0.35, 1, 1], np.float32)).sum(-1)
        weight = np.exp(-distance / (2 * 18.0**2)) + 1e-6
        total += weight[..., None] * paint
        weights += weight
    share = np.array([strength * 0.5, strength, strength], np.float32)
    lab = lab * (1 - share) + total / weights[..., None] * share
    return np.asarray(cv2.cvtColor(lab.astype(np.float32), cv2.COLOR_LAB2RGB))


def saturate(image: Array, factor: float) -> Array:
    grey = image.mean(-1, keepdims=True)
    return np.asarray(grey + (image - grey) * factor)


def pencil_over(image: Array, ink: Array, colour: Array, rng: np.random.Generator) -> Array:
    """Grainy coloured pencil on top of dry paint."""
    grain = fractal(rng, WIDTH, HEIGHT, 2.2, 2)
    cover = np.clip(ink * (1 + grain * 0.4), 0, 1)[..., None]
    return np.asarray(image * (1 - cover) + colour * cover)


def taped_border(image: Array, tooth: Array, rng: np.random.Generator) -> Array:
    """The picture ends in a dry, slightly uneven tape edge on warm paper."""
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    ragged = fractal(rng, WIDTH, HEIGHT, 90, 3) * 2.6 + fractal(rng, WIDTH, HEIGHT, 7, 2) * 0.7
    nearest = np.minimum(np.minimum(xs, WIDTH - 1 - xs), np.minimum(ys, HEIGHT - 1 - ys))
    inside = nearest - BORDER + ragged
    cover = smooth(-1.0, 1.4, inside + tooth * 0.9)[..., None]
    ridge = np.exp(-np.clip(inside, 0, 99) / 4)[..., None] * 0.12
    paper = PAPER * (1 + 0.018 * tooth[..., None])
    return np.asarray(paper * (1 - cover) + image * (1 - ridge) * cover)


def to_bytes(image: Array) -> NDArray[np.uint8]:
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
