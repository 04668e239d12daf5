"""Curves as lists of points, in card units (800 x 1200, y down)."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

W, H = 800, 1200

Points = NDArray[np.float64]
Pts = str | Sequence[Sequence[float] | Points] | Points
"""Points as "x y, x y", as pairs or as an array."""


def points(pts: Pts) -> Points:
    if isinstance(pts, str):
        pts = [tuple(map(float, pair.split())) for pair in pts.split(",")]
    return np.asarray(pts, np.float64).reshape(-1, 2)


def spline(pts: Pts, n: int = 12, closed: bool = False) -> Points:
    """A smooth curve through the points."""
    p = points(pts)
    if len(p) < 3 and not closed:
        t = np.linspace(0, 1, n)[:, None]
        return np.asarray(p[0] * (1 - t) + p[-1] * t)
    if closed:
        q = np.vstack([p[-1:], p, p[:2]])
    else:
        q = np.vstack([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    t = np.linspace(0, 1, n, endpoint=False)[:, None]
    out = []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:], strict=False):
        bend = (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        out.append(0.5 * (2 * b + (c - a) * t + bend))
    return np.vstack(out if closed else [*out, p[-1:]])


def resample(pts: Points, n: int) -> Points:
    """n points spread evenly over the numbering of the old ones."""
    old, new = np.linspace(0, 1, len(pts)), np.linspace(0, 1, n)
    return np.stack([np.interp(new, old, pts[:, i]) for i in (0, 1)], 1)


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0, n: int = 60) -> Points:
    t = np.linspace(0, math.tau, n, endpoint=False)
    dx, dy = rx * np.cos(t), ry * np.sin(t)
    ca, sa = math.cos(turn), math.sin(turn)
    return np.stack([x + dx * ca - dy * sa, y + dx * sa + dy * ca], 1)


def stroke(pts: Pts, widths: Sequence[float], n: int = 12) -> Points:
    """The outline of a stroke; widths are spread over its length, ends are round."""
    c = spline(pts, n)
    spread = np.linspace(0, 1, len(widths))
    half = np.interp(np.linspace(0, 1, len(c)), spread, np.asarray(widths)) / 2
    d = np.gradient(c, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-6
    side = np.stack([-d[:, 1], d[:, 0]], 1) * half[:, None]
    return np.vstack(
        [c + side, _cap(c[-1], d[-1], half[-1]), (c - side)[::-1], _cap(c[0], -d[0], half[0])]
    )


def _cap(end: Points, ahead: Points, radius: float) -> Points:
    if radius < 0.6:
        return np.zeros((0, 2))
    middle = math.atan2(ahead[1], ahead[0])
    t = np.linspace(middle + np.pi / 2, middle - np.pi / 2, 9)
    return np.stack([end[0] + radius * np.cos(t), end[1] + radius * np.sin(t)], 1)


def strands(
    first: Pts,
    last: Pts,
    n: int,
    width: float,
    seed: int = 0,
    part: tuple[float, float] = (0, 1),
) -> list[Points]:
    """Tapered cuts between two guide curves: hair, folds, water."""
    rng = np.random.default_rng(seed)
    many = 60
    a, b = resample(spline(first, 20), many), resample(spline(last, 20), many)
    out = []
    for i in range(n):
        t = np.clip((i + 0.5) / n + rng.normal(0, 0.015), 0.01, 0.99)
        begin = int(many * (part[0] + rng.random() * 0.22))
        end = int(many * (part[1] - rng.random() * 0.25))
        w = width * rng.uniform(0.55, 1.15)
        if end - begin >= 8:
            cut = (a * (1 - t) + b * t)[begin:end:4]
            out.append(stroke(cut, [0, w * 0.7, w, w, w * 0.7, 0], 5))
    return out


def mirror(pts: Pts, axis: float = 400) -> Points:
    """The same points on the other side of an upright axis."""
    p = points(pts)
    return np.stack([2 * axis - p[:, 0], p[:, 1]], 1)


def place(
    pts: Pts, x: float, y: float, size: float = 1, turn: float = 0, flip: float = 1
) -> Points:
    """Local points set on the card: mirrored, sized, turned, moved."""
    p = points(pts)
    ca, sa = math.cos(turn), math.sin(turn)
    px, py = p[:, 0] * flip * size, p[:, 1] * size
    return np.stack([x + px * ca - py * sa, y + px * sa + py * ca], 1)
