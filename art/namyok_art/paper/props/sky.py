"""What is overhead: clouds, stars, moon, birds, rain and snow."""

import math

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient, rgb
from namyok_art.paper.noise import fbm, smoothstep
from namyok_art.paper.paths import Pen
from namyok_art.paper.space import HEIGHT, WIDTH, Array


def cloud(
    pen: Pen,
    x: float,
    y: float,
    width: float,
    rng: np.random.Generator,
    puffs: int = 7,
    plump: float = 0.34,
) -> None:
    """A flat-bottomed cloud centred on x with its base at y."""
    for i in range(puffs):
        t = (i + 0.5) / puffs
        swell = 0.35 + 0.65 * math.sin(math.pi * t) ** 0.8
        r = width * plump * swell * rng.uniform(0.55, 0.8)
        pen.oval(x - width / 2 + width * t, y - r * 0.75, r * 1.25, r)
    pen.rect(x - width * 0.52, y - width * 0.1, width * 1.04, width * 0.1, width * 0.05)


def stars(
    rng: np.random.Generator,
    count: int,
    bottom: float = 700,
    size: tuple[float, float] = (0.5, 1.6),
    left: float = 0,
    right: float = WIDTH,
    top: float = 0,
) -> Pen:
    """Points of light, denser towards the top."""
    pen = Pen()
    for _ in range(count):
        y = top + (bottom - top) * rng.random() ** 1.3
        pen.circle(rng.uniform(left, right), y, rng.uniform(*size) ** 1.3)
    return pen


def moon(
    card: Card,
    x: float,
    y: float,
    r: float,
    light: str = "#fff4d6",
    dark: str = "#d9c394",
    shine: float = 0.14,
    halo: float = 0.4,
    halo_colour: str | None = None,
) -> Array:
    """A textured paper disc, never clipped to flat white. Use rarely: a fifth of the deck."""
    card.glow(x, y, r * 4, halo_colour or light, halo)
    mask = Pen().circle(x, y, r).mask
    fill = Gradient([light, light, dark], y - r, y + r * 1.2)
    card.paper(mask, fill, shadow=0, rim=0, tooth=0.06, wash=0.05)
    seas = fbm(r * 0.55, card.rng)
    card.shade(mask * smoothstep(0.05, 0.5, seas), dark, 0.55)
    craters = Pen()
    for _ in range(7):
        angle, d = card.rng.uniform(0, math.tau), r * card.rng.uniform(0.1, 0.78)
        spot = (x + d * math.cos(angle), y + d * math.sin(angle))
        craters.circle(*spot, r * card.rng.uniform(0.04, 0.13))
    card.shade(craters.mask * mask, dark, 0.4)
    k = mask[..., None]
    card.emission = card.emission * (1 - k) + k * rgb(light) * np.float32(shine)
    return mask


def gull(pen: Pen, x: float, y: float, size: float, flap: float = 0.5, tilt: float = 0) -> None:
    """A small far bird; flap 0 to 1 lifts the wings."""
    f = flap
    with pen.at(x, y, size, tilt):
        pen.path(
            f"M-1 {-0.55 * f} C-.7 {-0.75 * f} -.3 {-0.35 * f} 0 0 C.3 {-0.45 * f} .7 {-0.8 * f}"
            f" 1.05 {-0.62 * f} C.7 {-0.5 * f} .35 {-0.1 * f} .16 .16 C.05 .22 -.1 .2 -.18 .12"
            f" C-.35 {-0.1 * f} -.65 {-0.45 * f} -1 {-0.55 * f}Z"
        )


def flock(
    rng: np.random.Generator,
    count: int,
    centre: tuple[float, float],
    scatter: tuple[float, float],
    size: tuple[float, float] = (5, 12),
) -> Pen:
    pen = Pen()
    for _ in range(count):
        x = centre[0] + rng.normal(0, scatter[0])
        y = centre[1] + rng.normal(0, scatter[1])
        gull(pen, x, y, rng.uniform(*size), rng.uniform(0.3, 1), rng.uniform(-20, 20))
    return pen


def rain(
    rng: np.random.Generator,
    count: int,
    bottom: float = HEIGHT,
    slant: float = 0.22,
    length: tuple[float, float] = (14, 46),
) -> Pen:
    pen = Pen()
    for _ in range(count):
        x, y = rng.uniform(-60, WIDTH + 60), rng.uniform(-20, bottom)
        drop = rng.uniform(*length)
        pen.line(x, y, x - drop * slant, y + drop, 0.9)
    return pen


def snow(
    rng: np.random.Generator,
    count: int,
    bottom: float = HEIGHT,
    size: tuple[float, float] = (0.8, 3.0),
) -> Pen:
    pen = Pen()
    for _ in range(count):
        pen.circle(rng.uniform(0, WIDTH), rng.uniform(0, bottom), rng.uniform(*size))
    return pen
