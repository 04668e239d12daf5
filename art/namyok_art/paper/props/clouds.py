"""Round clouds, bumpy on every side, for skies that are looked into and not looked across."""

import math

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen
from namyok_art.paper.space import Array


def puff(pen: Pen, x: float, y: float, w: float, h: float, rng: np.random.Generator) -> None:
    """Rounds of very different size along a bowed line: big in the middle, small at the ends."""
    count = max(5, int(w / h * 3))
    for k in range(count):
        t = (k + 0.5) / count * 2 - 1
        full = math.sqrt(max(0.0, 1 - t * t))
        r = h * (0.16 + 0.26 * full * rng.uniform(0.6, 1.15))
        px = x + t * (w / 2 - r * 0.8) + rng.normal(0, w * 0.012)
        for side in (-1, 1):
            sway = rng.uniform(0.3, 0.75) if side < 0 else rng.uniform(0.05, 0.4)
            pen.circle(px, y + side * full * h * 0.36 * sway, r * rng.uniform(0.75, 1))


def cloud_sheet(
    card: Card,
    x: float,
    y: float,
    w: float,
    h: float,
    light: str,
    shade: str,
    strength: float = 0.18,
) -> Array:
    """One cloud of three sheets, the nearest the lightest; returns what it covers."""
    layers = ((0.0, 0.0, 1.0, 0.42), (-0.05, 0.08, 0.84, 0.16), (0.05, 0.17, 0.58, 0.0))
    whole = np.zeros_like(card.image[..., 0])
    for dx, dy, size, dark in layers:
        pen = Pen()
        puff(pen, x + dx * w, y + dy * h, w * size, h * size * 0.92, card.rng)
        tone = mix(light, shade, dark)
        soft = strength if size == 1 else strength * 0.7
        fill = (tone, mix(tone, shade, 0.22))
        mask = card.paper(pen, fill, shadow=soft, spread=h * 0.07, lift=h * 0.04, rim=0.15)
        whole = np.maximum(whole, mask)
    return np.asarray(whole, np.float32)
