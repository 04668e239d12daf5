"""Gouache: the underpainting is repainted by five passes of ever finer bristle strokes."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.painted.brush import bristles, lay_strokes
from namyok_art.painted.canvas import HEIGHT, WIDTH
from namyok_art.painted.colour import Array, Paint, blur, smooth
from namyok_art.painted.finish import (
    pencil_over,
    pull_to_palette,
    saturate,
    taped_border,
    to_bytes,
)
from namyok_art.painted.noise import fractal
from namyok_art.painted.scene import Scene

PASSES = ((32.0, 11, 1.0), (16.0, 13, 0.95), (8.0, 13, 0.9), (4.0, 13, 0.92), (2.1, 11, 0.92))
"""(half-width of the brush in pixels, knots of a stroke, opacity), coarse to fine."""

ERROR_ALLOWED = 0.03
VALUE_JITTER = 0.042
HUE_JITTER = 0.016
BRISTLE_VARIATION = 0.18
IMPASTO = 0.045


def gouache(
    scene: Scene,
    palette: Paint | None = None,
    pull: float = 0.2,
    crisp: float = 0.8,
    pencil: float = 0.8,
    grain: float = 0.05,
    saturation: float = 1.06,
    contrast: float = 0.12,
) -> NDArray[np.uint8]:
    """Finish a scene as gouache on paper.

    palette, pull  the card's 10-13 paints and how strongly colours are drawn to them
    crisp          how much of the clean drawing returns where the scene asked for detail
    """
    rng = np.random.default_rng(scene.seed + 99)
    reference = np.clip(scene.rgb, 0, 1).astype(np.float32)
    headings = _headings(scene, reference)
    wash = blur(reference, 22) * 0.9 + 0.1 * reference.mean((0, 1))
    canvas = np.ascontiguousarray(wash, np.float32)
    relief = np.zeros((HEIGHT, WIDTH), np.float32)
    for level in range(len(PASSES)):
        _paint_pass(level, scene, reference, canvas, relief, headings, rng)
    keep = (np.clip(blur(scene.detail, 1.2), 0, 1) ** 1.3 * crisp)[..., None]
    image = canvas * (1 - keep) + reference * keep
    image = pencil_over(image, scene.ink * pencil, scene.ink_colour, rng)
    image = image * (1 + _relief_light(relief))[..., None]
    if palette is not None:
        image = pull_to_palette(image, palette, pull)
    tooth = fractal(rng, WIDTH, HEIGHT, 3.0, 3, 0.7)
    pigment = fractal(rng, WIDTH, HEIGHT, 5, 3) * fractal(rng, WIDTH, HEIGHT, 90, 2)
    darkness = 1.25 - image.mean(-1)
    image = image * (1 + grain * (tooth * 0.8 + pigment * 0.7) * darkness)[..., None]
    image = np.clip(saturate(image, saturation), 0, 1)
    image = image * (1 - contrast) + smooth(0, 1, image) * contrast
    return to_bytes(taped_border(image, tooth, rng))


def _headings(scene: Scene, reference: Array) -> Array:
    """Unit stroke direction a pixel: along edges, along the authored flow, else wandering."""
    softened = blur(reference, 1.5)
    tensor = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    for k in range(3):
        across = np.asarray(cv2.Sobel(softened[..., k], cv2.CV_32F, 1, 0))
        down = np.asarray(cv2.Sobel(softened[..., k], cv2.CV_32F, 0, 1))
        tensor += np.stack([across * across, down * down, across * down], -1)
    tensor = blur(tensor, 5)
    difference = tensor[..., 0] - tensor[..., 1]
    angle = 0.5 * np.arctan2(2 * tensor[..., 2], difference) + np.pi / 2
    strength = np.sqrt(difference**2 + 4 * tensor[..., 2] ** 2)
    strength = strength / (strength + 0.02)
    wander = scene.broad * 2.2
    authored = scene.flow[..., 2] * 0.8
    cosine = np.cos(2 * angle) * strength + scene.flow[..., 0] * authored + 0.12 * np.cos(wander)
    sine = np.sin(2 * angle) * strength + scene.flow[..., 1] * authored + 0.12 * np.sin(wander)
    turn = 0.5 * np.arctan2(blur(sine, 3), blur(cosine, 3))
    return np.stack([np.cos(turn), np.sin(turn)], -1)


def _paint_pass(
    level: int,
    scene: Scene,
    reference: Array,
    canvas: Array,
    relief: Array,
    headings: Array,
    rng: np.random.Generator,
) -> None:
    half, knots, opacity = PASSES[level]
    target = blur(reference, half * 0.42)
    gap = half * (0.95 if level == 0 else 0.85)
    grid_y, grid_x = np.mgrid[0 : HEIGHT + gap : gap, 0 : WIDTH + gap : gap]
    starts = np.stack([grid_x.ravel(), grid_y.ravel()], 1)
    starts = starts + rng.uniform(-0.5, 0.5, starts.shape) * gap * 1.1
    starts = np.clip(starts, 0, (WIDTH - 1, HEIGHT - 1))
    if level:
        starts = starts[_wanted(level, scene, canvas, target, starts, rng)]
    starts = starts[rng.permutation(len(starts))]
    count = len(starts)
    x, y = starts.astype(int).T
    own = target[y, x]
    tolerance = 0.10 + 0.15 / (1 + level * 1.5)
    back = _trace(starts, -headings[y, x], target, headings, half, knots // 2, tolerance)
    ahead = _trace(starts, headings[y, x], target, headings, half, knots // 2, tolerance)
    points = np.stack([*back[::-1], starts, *ahead], 1)
    stub = headings[y, x] * half * 0.55
    points[:, 0] -= stub
    points[:, -1] += stub
    value = rng.standard_normal((count, 1)) * VALUE_JITTER * (1 if level < 3 else 0.6)
    hue = rng.standard_normal((count, 3)) * HUE_JITTER
    colours = np.clip(own * (1 + value) + hue, 0, 1)
    widths = half * rng.uniform(0.7, 1.15, count)
    opacities = opacity * rng.uniform(0.7, 1, count)
    kinds = rng.integers(0, len(bristles()), count)
    lay_strokes(canvas, relief, points, widths, colours, opacities, kinds, BRISTLE_VARIATION)


def _wanted(
    level: int,
    scene: Scene,
    canvas: Array,
    target: Array,
    starts: Array,
    rng: np.random.Generator,
) -> Array:
    """Fine strokes go only where the paint is still wrong or the scene asks for detail."""
    half = PASSES[level][0]
    x, y = starts.astype(int).T
    error = np.abs(blur(canvas, half * 0.3) - target).max(-1)
    error = blur(error, half * 0.5)[y, x]
    detail = scene.detail[y, x]
    limit = ERROR_ALLOWED * (1 + 0.5 * level) * (1.7 - 1.5 * detail)
    chance = (0.12 if level < 3 else 0.02) + 0.5 * detail * detail * (level >= 2)
    return np.asarray((error > limit) | (rng.uniform(size=len(starts)) < chance))


def _trace(
    starts: Array,
    heading: Array,
    target: Array,
    headings: Array,
    half: float,
    steps: int,
    tolerance: float,
) -> list[Array]:
    """Walk all strokes one way; a stroke stops where the colour leaves its own."""
    x, y = starts.astype(int).T
    own = target[y, x]
    place = starts.copy()
    alive = np.ones(len(starts), bool)
    trail = []
    for _ in range(steps):
        ahead = place + heading * half * 0.85
        x = np.clip(ahead[:, 0], 0, WIDTH - 1).astype(int)
        y = np.clip(ahead[:, 1], 0, HEIGHT - 1).astype(int)
        alive &= np.abs(target[y, x] - own).max(1) < tolerance
        place = np.where(alive[:, None], ahead, place)
        trail.append(place)
        local = headings[y, x]
        agrees = np.where((local * heading).sum(1) < 0, -1, 1)[:, None]
        heading = heading * 0.4 + local * agrees * 0.6
        heading = heading / (np.linalg.norm(heading, axis=1, keepdims=True) + 1e-6)
    return trail


def _relief_light(relief: Array) -> Array:
    """Thick paint catches a little light on one side of each stroke."""
    bumps = blur(relief, 0.7)
    across = np.asarray(cv2.Sobel(bumps, cv2.CV_32F, 1, 0))
    down = np.asarray(cv2.Sobel(bumps, cv2.CV_32F, 0, 1))
    return np.asarray(np.clip((across + down) * IMPASTO, -0.12, 0.12))
