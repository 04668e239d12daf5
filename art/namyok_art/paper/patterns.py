"""Printed and natural papers as fills: every pattern is a picture over the whole card."""

import math

import numpy as np

from namyok_art.paper.colour import rgb
from namyok_art.paper.noise import fbm, smoothstep, speckle
from namyok_art.paper.space import Array, X, Y


def _blend(a: str, b: str, share: Array) -> Array:
    k = share[..., None]
    return np.asarray(rgb(a) * (1 - k) + rgb(b) * k, np.float32)


def _turned(angle: float) -> tuple[Array, Array]:
    """Coordinates along and across a direction in degrees."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return X * c + Y * s, Y * c - X * s


def stripes(a: str, b: str, pitch: float, angle: float = 0, share: float = 0.5) -> Array:
    """Bands across the direction `angle`; share is the part taken by b."""
    u, _ = _turned(angle)
    phase = np.mod(u / pitch, 1)
    edge = 0.7 / pitch
    return _blend(a, b, smoothstep(1 - share - edge, 1 - share + edge, phase))


def checks(a: str, b: str, pitch: float, angle: float = 0) -> Array:
    """A gingham: two sets of half-clear bands."""
    u, v = _turned(angle)
    one = (np.mod(u / pitch, 1) > 0.5).astype(np.float32)
    two = (np.mod(v / pitch, 1) > 0.5).astype(np.float32)
    return _blend(a, b, 0.5 * (one + two))


def chessboard(a: str, b: str, pitch: float, angle: float = 0) -> Array:
    u, v = _turned(angle)
    odd = np.mod(np.floor(u / pitch) + np.floor(v / pitch), 2)
    return _blend(a, b, odd)


def dots(a: str, b: str, pitch: float, r: float, angle: float = 45) -> Array:
    """Spots of b on a."""
    u, v = _turned(angle)
    du = np.mod(u, pitch) - pitch / 2
    dv = np.mod(v, pitch) - pitch / 2
    return _blend(a, b, smoothstep(r + 0.6, r - 0.6, np.hypot(du, dv)))


def boards(
    a: str, b: str, rng: np.random.Generator, width: float = 0, upright: bool = False
) -> Array:
    """Wood grain along x (or y); with a width also the joints between boards."""
    grain = fbm(7, rng, stretch=14, octaves=3) + 0.6 * fbm(40, rng, stretch=8, octaves=3)
    across = X if upright else Y
    if upright:
        grain = np.rot90(grain)
        grain = np.tile(grain, (2, 1))[: X.shape[0]]
        grain = np.tile(grain, (1, 2))[:, : X.shape[1]]
    wave = 0.5 + 0.5 * np.sin(grain * 5.5)
    share = np.clip(0.25 + 0.5 * wave, 0, 1)
    if width:
        plank = np.floor(across / width)
        share = np.clip(share + 0.22 * np.sin(plank * 12.9898), 0, 1)
        joint = np.abs(np.mod(across / width, 1) - 0.5)
        share = np.maximum(share, smoothstep(0.5 - 1.3 / width, 0.5, joint))
    return _blend(a, b, np.asarray(share, np.float32))


def bricks(a: str, b: str, mortar: str, rng: np.random.Generator, length: float = 46) -> Array:
    """A brick wall; each brick is somewhere between a and b."""
    height = length * 0.42
    row = np.floor(Y / height)
    along = X / length + 0.5 * np.mod(row, 2)
    column = np.floor(along)
    tone = np.mod(np.sin(row * 127.1 + column * 311.7) * 43758.5453, 1)
    wall = _blend(a, b, np.asarray(tone, np.float32))
    to_joint = np.minimum(np.mod(along, 1) * length, np.mod(Y / height, 1) * height)
    joint = smoothstep(2.6, 1.4, to_joint + 0.5 * fbm(8, rng, octaves=2))
    return np.asarray(wall * (1 - joint[..., None]) + rgb(mortar) * joint[..., None], np.float32)


def tweed(a: str, b: str, fleck: str, rng: np.random.Generator, pitch: float = 9) -> Array:
    """Herringbone cloth with flecks."""
    band = np.mod(np.floor(X / (pitch * 2)), 2) * 2 - 1
    phase = np.mod((Y + band * X) / pitch, 1)
    cloth = _blend(a, b, smoothstep(0.35, 0.6, phase + 0.12 * speckle(0.8, rng)))
    spots = smoothstep(2.3, 2.8, speckle(1.0, rng))[..., None]
    return np.asarray(cloth * (1 - spots) + rgb(fleck) * spots, np.float32)


def crumpled(a: str, b: str, rng: np.random.Generator, scale: float = 150) -> Array:
    """Tissue with folds: facets between a and b."""
    folds = fbm(scale, rng, octaves=4, gain=0.55)
    ridges = 1 - np.abs(np.clip(folds * 1.6, -1, 1))
    return _blend(a, b, np.asarray(ridges**1.5, np.float32))
