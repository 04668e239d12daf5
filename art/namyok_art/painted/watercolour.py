"""Watercolour: transparent washes that pool at edges, granulate and leave back-runs."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.painted.canvas import HEIGHT, WIDTH, sample_at
from namyok_art.painted.colour import Array, Colour, Paint, blur, rgb, smooth
from namyok_art.painted.finish import (
    pencil_over,
    pull_to_palette,
    saturate,
    taped_border,
    to_bytes,
)
from namyok_art.painted.noise import fractal
from namyok_art.painted.scene import Scene


def watercolour(
    scene: Scene,
    palette: Paint | None = None,
    pull: float = 0.2,
    paper: Colour = "#faf5e8",
    granulation: float = 0.16,
    edge: float = 0.9,
    bloom: float = 0.35,
    pencil: float = 1.0,
    glazes: int = 9,
    saturation: float = 1.08,
    drift: float = 3.0,
) -> NDArray[np.uint8]:
    """Finish a scene as watercolour.

    edge    pigment pooled at wash borders; bloom = back-runs; drift = wet outlines, pixels
    glazes  into how many overlapping washes the tones are gathered
    """
    rng = np.random.default_rng(scene.seed + 7)
    reference = _simplified(scene)
    crisp = np.clip(blur(scene.detail, 2), 0, 1)
    drift_x = fractal(rng, WIDTH, HEIGHT, 30, 4, 0.55) * drift * (1 - 0.7 * crisp)
    drift_y = fractal(rng, WIDTH, HEIGHT, 30, 4, 0.55) * drift * (1 - 0.7 * crisp)
    x, y = scene.xs + drift_x, scene.ys + drift_y
    reference = sample_at(reference, x, y, mirror_border=True)
    sheet = rgb(paper)
    density = _glazed(-np.log(np.clip(reference / sheet, 0.015, 1)), glazes, rng)
    tooth = fractal(rng, WIDTH, HEIGHT, 3.2, 3, 0.7)
    density = density * _pigment(density.mean(-1), tooth, edge, granulation, bloom, rng)[..., None]
    dry = smooth(0.75, 1.25, tooth + 0.9 * fractal(rng, WIDTH, HEIGHT, 60, 2))
    dry = dry * (density.mean(-1) < 0.5) * 0.16 * (1 - np.clip(scene.detail, 0, 1))
    image = sheet * np.exp(-density * (1 - dry[..., None]))
    ink = sample_at(scene.ink, x, y)
    ink_colour = sample_at(scene.ink_colour * scene.ink[..., None], x, y)
    ink_colour = ink_colour / np.maximum(ink, 0.01)[..., None]
    image = pencil_over(image, ink * pencil, ink_colour, rng)
    if palette is not None:
        image = pull_to_palette(image, palette, pull)
    image = saturate(image * (1 + 0.02 * tooth)[..., None], saturation)
    return to_bytes(taped_border(image, tooth, rng))


def _simplified(scene: Scene) -> Array:
    """Flatten small tones as a wet brush would, except where detail is wanted."""
    reference = np.clip(scene.rgb, 0.02, 1).astype(np.float32)
    flat = cv2.edgePreservingFilter(
        (reference * 255).astype(np.uint8), flags=1, sigma_s=14, sigma_r=0.22
    )
    keep = np.clip(scene.detail, 0, 1)[..., None] ** 1.2
    return np.asarray(flat.astype(np.float32) / 255 * (1 - keep) + reference * keep)


def _glazed(density: Array, glazes: int, rng: np.random.Generator) -> Array:
    """Gather tones into overlapping layers with soft steps."""
    tone = density.mean(-1)
    level = tone * glazes + fractal(rng, WIDTH, HEIGHT, 120, 4) * 0.9
    stepped = np.floor(level) + smooth(0.32, 0.68, level - np.floor(level))
    layered = np.clip(np.clip(stepped / glazes, 0, 9), tone * 0.6, tone * 1.5)
    return np.asarray(density * ((0.45 * tone + 0.55 * layered) / (tone + 1e-4))[..., None])


def _pigment(
    tone: Array,
    tooth: Array,
    edge: float,
    granulation: float,
    bloom: float,
    rng: np.random.Generator,
) -> Array:
    """How pigment settles: pooled edges, grain in the paper's pits, cauliflower blooms."""
    border = np.clip(blur(tone, 1.0) - blur(tone, 5), -0.1, 0.5)
    border = border + 0.5 * np.abs(np.asarray(cv2.Laplacian(blur(tone, 1.6), cv2.CV_32F)))
    pits = fractal(rng, WIDTH, HEIGHT, 5, 3, 0.7)
    broad = fractal(rng, WIDTH, HEIGHT, 70, 4, 0.6)
    front = np.exp(-((np.abs(fractal(rng, WIDTH, HEIGHT, 150, 3, 0.5)) / 0.06) ** 2))
    pooled = 1 + edge * np.clip(border * 2.2, -0.3, 0.9)
    grain = 1 + granulation * (tooth * 0.9 + pits * 0.5) * (0.5 + np.clip(broad, -0.3, 1))
    return np.asarray(pooled * grain * (1 + bloom * (broad * 0.5 + 0.45 * front)))
