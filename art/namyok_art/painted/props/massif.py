"""Mountains as mountaineers know them: ridges and spurs with a lit and a shaded side, and snow."""

from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np

from namyok_art.painted import (
    HEIGHT,
    WIDTH,
    Array,
    Colour,
    Scene,
    blur,
    fractal,
    rgb,
    smooth,
    spline,
)
from namyok_art.painted.space import unit

Ridge = list[tuple[float, float]]


@dataclass(frozen=True)
class Rock:
    """Paints of a mountain: rock in light and shade, snow in light and shade.

    snow   how far down from the summit it lies, in pixels; ragged = how unevenly
    """

    lit: Colour
    dark: Colour
    snow_lit: Colour
    snow_dark: Colour
    snow: float = 300
    ragged: float = 90


def massif(
    scene: Scene,
    outline: str,
    ridges: list[Ridge],
    rock: Rock,
    *,
    seed: int = 1,
    spur: float = 150,
    haze: float = 0,
    foot: float = 0,
    detail: float = 0.55,
) -> None:
    """Paint a mountain inside `outline`; its main `ridges` run downward, spurs grow from them.

    spur   length of the first spurs; foot = share of haze that lies at its foot
    """
    rng = np.random.default_rng(seed)
    lines = [line for ridge in ridges for line in _branches(ridge, spur, rng)]
    normal = _normals(_roof(lines, rng), 1.6)
    sides = _normals(_roof([np.c_[np.array(r, float), [-p[1] for p in r]] for r in ridges], rng), 5)
    facing = 0.45 * normal @ scene.light + 0.55 * sides @ scene.light
    tremble = fractal(rng, WIDTH, HEIGHT, 14, 3)
    value = smooth(0.0, 0.6, facing + 0.05 * tremble)
    summit = min(y for ridge in ridges for _, y in ridge)
    lying = rock.snow - (scene.ys - summit) + rock.ragged * fractal(rng, WIDTH, HEIGHT, 60, 4)
    lying = lying + 90 * (facing - 0.35) + 26 * tremble
    snow = smooth(-10, 10, lying)[..., None]
    stone = _between(rock.dark, rock.lit, value) * (1 + 0.07 * tremble)[..., None]
    white = _between(rock.snow_dark, rock.snow_lit, smooth(0.1, 0.55, value))
    paint = stone * (1 - snow) + white * snow
    low = scene.ys - summit
    veil = np.clip(haze + foot * smooth(150, 700, low), 0, 1)[..., None]
    paint = (paint * (1 - veil) + scene.haze * veil).astype(np.float32)
    shape = spline(outline)
    scene.fill(shape, paint, texture=0, wobble=2.5, detail=detail)
    slope = np.arctan2(normal[..., 1], normal[..., 0])
    scene.set_flow(scene.mask(shape), lambda xs, ys: slope, 0.7)


def _normals(field: Array, softness: float) -> Array:
    across, down = np.gradient(blur(field, softness))[::-1]
    return unit(np.stack([-across * 1.5, -down * 1.2, np.full_like(across, 0.7)], -1))


def _between(dark: Colour, lit: Colour, share: Array) -> Array:
    s = share[..., None]
    return np.asarray(rgb(dark) * (1 - s) + rgb(lit) * s)


def _branches(ridge: Ridge, spur: float, rng: np.random.Generator, depth: int = 2) -> list[Array]:
    """A ridge and the spurs that leave it to both sides, each a little steeper than it."""
    points = np.array(ridge, float)
    height = -points[:, 1]
    lines = [np.c_[points, height]]
    if depth == 0 or spur < 34:
        return lines
    lengths = np.hypot(*np.diff(points, axis=0).T)
    for i, length in enumerate(lengths):
        count = max(1, int(length / (spur * 0.55)))
        for k in range(count):
            t = (k + rng.uniform(0.2, 0.8)) / count
            root = points[i] + (points[i + 1] - points[i]) * t
            for side in (-1, 1):
                reach = spur * rng.uniform(0.6, 1.3)
                way = np.array([side * rng.uniform(0.55, 1.0), rng.uniform(0.6, 1.1)])
                knee = root + way * reach * 0.5 + rng.normal(0, 7, 2)
                turned = np.array([side * rng.uniform(-0.4, 0.2), 0.3])
                end = knee + (way + turned) * reach * 0.6
                lines += _branches(
                    [tuple(root), tuple(knee), tuple(end)], spur * 0.5, rng, depth - 1
                )
    return lines


def _roof(lines: list[Array], rng: np.random.Generator) -> Array:
    """Height over the card: each ridge is the top of a roof, the highest roof counts."""
    half = 2
    ys, xs = np.mgrid[0:HEIGHT:half, 0:WIDTH:half].astype(np.float32)
    xs = xs + 9 * fractal(rng, WIDTH // half, HEIGHT // half, 22, 4)
    ys = ys + 9 * fractal(rng, WIDTH // half, HEIGHT // half, 22, 4)
    field = np.full(xs.shape, -1e5, np.float32)
    for line in lines:
        for (ax, ay, az), (bx, by, bz) in pairwise(line):
            reach = 260
            left, right = int(min(ax, bx) - reach) // half, int(max(ax, bx) + reach) // half
            top, bottom = int(min(ay, by) - reach) // half, int(max(ay, by) + reach) // half
            part = np.s_[max(0, top) : max(0, bottom), max(0, left) : max(0, right)]
            x, y = xs[part] - ax, ys[part] - ay
            dx, dy = bx - ax, by - ay
            t = np.clip((x * dx + y * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
            gap = np.hypot(x - t * dx, y - t * dy)
            field[part] = np.maximum(field[part], (az + (bz - az) * t) * 0.42 - gap * 0.8)
    return np.asarray(cv2.resize(field, (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR))
