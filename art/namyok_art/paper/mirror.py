"""Still water: another card laid upside down below a line, rippled more the nearer it comes."""

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import rgb
from namyok_art.paper.noise import blur, fbm, remap, shift, smoothstep
from namyok_art.paper.paths import Pen, profile
from namyok_art.paper.space import HEIGHT, Array, X, Y


def reflect(
    card: Card,
    other: Card,
    line: float,
    deep: str,
    ripple: float = 1.0,
    glint: str = "#fff6dc",
) -> Array:
    """Fill everything below `line` with the mirror image of `other`; returns the water's mask.

    The reflected card need not be the one above: that is the point of it.
    """
    rng = card.rng
    below = np.maximum(Y - line, 0)
    reach = (1.2 + below / HEIGHT * 9) * 0.55 * ripple
    dx = reach * np.sin(below**0.8 * 0.55 + fbm(60, rng, stretch=4, octaves=2) * 2.2)
    upward = 2 * line - Y
    image = remap(other.image, X + dx, upward)
    light = remap(other.emission, X + dx, upward)
    xs, ys = profile(rng, 2.2, 5)
    water = Pen().ground(xs, ys + line).mask
    near = blur(shift(water, 0, -4), 6) * (1 - water)
    card.image *= 1 - 0.4 * near[..., None]
    depth = smoothstep(line, HEIGHT, Y)[..., None]
    image = image * (1 - 0.18 * depth) + rgb(deep) * 0.1 * depth
    k = water[..., None]
    card.image = np.asarray(card.image * (1 - k) + image * k, np.float32)
    card.emission = np.asarray(card.emission * (1 - k) + light * k * 0.8, np.float32)
    glints = Pen()
    for _ in range(70):
        t = rng.random() ** 1.4
        y, x = line + 8 + t * (HEIGHT - line), rng.uniform(0, 800)
        half = rng.uniform(20, 90) * (0.5 + t)
        glints.taper([(x - half, y), (x, y + rng.uniform(-1, 1)), (x + half, y)], 0.6, 1.8)
    card.paint(glints.mask * water, glint, 0.28)
    edge = [(float(x), float(y) + line) for x, y in zip(xs[::3], ys[::3], strict=True)]
    card.paint(Pen().stroke(edge, 3), glint, 0.75)
    return water
