"""What lies behind people: air, weather, water, land."""

import math

import numpy as np

from namyok_art.lino.mask import F32, Mask, X, Y, noise, poly, shapes, step
from namyok_art.lino.press import Print
from namyok_art.lino.shape import H, W, stroke

Tone = F32 | float


def as_tone(value: F32) -> F32:
    return np.asarray(value, np.float32)


def streaks(
    p: Print,
    tone: Tone,
    angle: float = 0,
    gap: float = 13,
    length: float = 160,
    a: float = 0,
    b: float = 0,
    wave: float = 20,
    seed: int = 3,
    within: Mask | None = None,
) -> None:
    """Even cuts one way: a plain wall, an evening sky, wind."""
    ca, sa = math.cos(angle), math.sin(angle)
    u = -X * sa + Y * ca + wave * noise(200, seed + 4)
    p.ground(tone, as_tone(u), as_tone(X * ca + Y * sa), gap, length, seed, a, b, within)


def rays(
    p: Print,
    x: float,
    y: float,
    tone: Tone,
    gap: float = 12,
    a: float = 0,
    b: float = 0,
    seed: int = 2,
    within: Mask | None = None,
) -> None:
    # a whole number of cuts goes round, so that no seam shows
    u = np.arctan2(Y - y, X - x) * gap * round(math.tau * 230 / gap) / math.tau
    p.ground(tone, as_tone(u), as_tone(np.hypot(X - x, Y - y)), gap, 120, seed, a, b, within)


def rings(
    p: Print,
    x: float,
    y: float,
    tone: Tone,
    gap: float = 13,
    a: float = 0,
    b: float = 0,
    seed: int = 3,
    within: Mask | None = None,
) -> None:
    u = np.hypot(X - x, Y - y) + 12 * noise(90, seed)
    p.ground(
        tone,
        as_tone(u),
        as_tone(np.arctan2(X - x, y - Y) * 17 * 120 / math.tau),
        gap,
        120,
        seed,
        a,
        b,
        within,
    )


def water(
    p: Print,
    tone: Tone,
    within: Mask | None = None,
    gap: float = 10,
    a: float = 0,
    b: float = 0,
    seed: int = 3,
) -> None:
    wave = 7 * np.sin(X / 46 + noise(160, seed) * 9) + 16 * (noise(110, seed + 1, 1.6, 0.7) - 0.5)
    p.ground(tone, as_tone(Y + wave), X, gap, 110, seed, a, b, within)


def swirl(
    p: Print,
    tone: Tone,
    strength: float = 140,
    gap: float = 12,
    a: float = 0,
    b: float = 0,
    seed: int = 3,
    within: Mask | None = None,
) -> None:
    """Restless air: cuts that follow a slow noise."""
    u = Y + strength * noise(210, seed) + strength * 0.4 * noise(90, seed + 1)
    p.ground(
        tone,
        as_tone(u),
        as_tone(X + 0.3 * strength * noise(150, seed + 2)),
        gap,
        130,
        seed,
        a,
        b,
        within,
    )


def rain(
    p: Print,
    n: int = 90,
    lean: float = 0.18,
    length: float = 120,
    width: float = 5,
    k: float = 0,
    a: float = 0,
    b: float = 0,
    seed: int = 5,
    within: Mask | None = None,
) -> None:
    rng = np.random.default_rng(seed)
    drops = []
    for _ in range(n):
        x, y, q = rng.uniform(-60, W + 60), rng.uniform(-80, H), rng.uniform(0.5, 1.2) * length
        drops.append(
            stroke(
                [(x, y), (x - lean * q * 0.5, y + q * 0.5), (x - lean * q, y + q)],
                [0, width * 0.6, width],
                4,
            )
        )
    mask = shapes(drops)
    p.put(mask & within if within else mask, k=k, a=a, b=b)


def field(
    p: Print,
    horizon: float,
    x: float = 400,
    tone: Tone = 0.5,
    a: float = 0,
    b: float = 0,
    furrow: float = 0.16,
    seed: int = 3,
) -> Mask:
    """Furrows that run to a point on the horizon."""
    land = poly([(-10, horizon), (W + 10, horizon), (W + 10, H + 10), (-10, H + 10)])
    depth = np.maximum(Y - horizon, 4)
    across = (X - x) / depth
    stripe = 0.5 + 0.5 * np.sin(across / furrow * math.tau)
    shade = np.asarray(tone) + 0.55 * (stripe - 0.5) - 0.1
    p.ground(as_tone(shade), as_tone(Y + 10 * noise(80, seed)), X, 9, 90, seed, a, b, land)
    p.ink(shapes([stroke([(-10, horizon), (400, horizon - 3), (W + 10, horizon)], [6, 5, 6])]))
    return land


def floor(
    p: Print,
    top: float,
    x: float = 400,
    tile: float = 0.42,
    a: tuple[float, float] = (1, 0),
    b: tuple[float, float] = (0, 1),
    tone: Tone = 0.8,
    seed: int = 3,
) -> Mask:
    """A chequered floor in perspective; each pair is the colour blocks of one sort of tile."""
    land = poly([(-10, top), (W + 10, top), (W + 10, H + 10), (-10, H + 10)])
    depth = np.maximum(Y - top, 6)
    column = np.floor((X - x) / depth / tile)
    row = np.floor(260 / depth / tile * 1.1)
    odd = ((column + row) % 2)[land.box].astype(np.float32)
    shade = np.clip(as_tone(np.asarray(tone) * (0.55 + 0.45 * ((column + row) % 2))), 0, 1)
    p.ground(shade, as_tone(Y + 8 * noise(90, seed)), X, 9, 100, seed, within=land)
    p.put(land, a=a[0] * odd + a[1] * (1 - odd), b=b[0] * odd + b[1] * (1 - odd))
    return land


def dim(x: float, y: float, radius: float, near: float, far: float) -> F32:
    """A tone that falls (or rises) away from a point."""
    return as_tone(near + (far - near) * step(0, radius, as_tone(np.hypot(X - x, Y - y))))
