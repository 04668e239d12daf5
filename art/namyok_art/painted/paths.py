"""Shapes. Every function returns a `skia.Path`; y grows downwards, angles are degrees."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import skia

from namyok_art.painted.colour import Array

Path: TypeAlias = Any
Points: TypeAlias = str | Sequence[Any] | Array
"""(x, y) pairs, or the same as text: "0 0, 40 -12, 80 0!"; "!" marks a corner of a spline."""


def knots(points: Points) -> list[Any]:
    """Points as a list of tuples; a corner has a third element."""
    if not isinstance(points, str):
        return list(points)
    out: list[Any] = []
    for word in points.split(","):
        x, y = word.rstrip("! ").split()
        out.append((float(x), float(y), 1) if word.endswith("!") else (float(x), float(y)))
    return out


def spline(points: Points, closed: bool = True) -> Path:
    """Catmull-Rom curve through the points; `(x, y, 1)` or "x y!" is a corner."""
    points = knots(points)
    places = [np.array(p[:2], float) for p in points]
    corners = [len(p) > 2 for p in points]
    count = len(places)

    def tangent(i: int) -> Array:
        if corners[i % count]:
            return np.zeros(2)
        if not closed and i in (0, count - 1):
            reach = places[min(i + 1, count - 1)] - places[max(i - 1, 0)]
        else:
            reach = places[(i + 1) % count] - places[(i - 1) % count]
        return np.asarray(reach * 0.5)

    path = skia.Path()
    path.moveTo(*places[0])
    for i in range(count if closed else count - 1):
        start, end = places[i], places[(i + 1) % count]
        path.cubicTo(*(start + tangent(i) / 3), *(end - tangent(i + 1) / 3), *end)
    if closed:
        path.close()
    return path


def sample(points: Points, count: int = 60) -> Array:
    """`count` points along an open Catmull-Rom curve."""
    given = np.array([p[:2] for p in knots(points)], float)
    t = np.linspace(0, len(given) - 1 - 1e-6, count)
    given = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    i = t.astype(int)
    u = (t - i)[:, None]
    a, b, c, d = given[i], given[i + 1], given[i + 2], given[i + 3]
    cubic = (-a + 3 * b - 3 * c + d) * u**3
    return np.asarray(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + cubic))


def along(points: Points, gap: float) -> list[tuple[float, float, float]]:
    """Places `gap` pixels apart on a curve, as (x, y, heading in degrees): for processions."""
    curve = sample(points, 600)
    steps = np.hypot(*np.diff(curve, axis=0).T)
    travelled = np.r_[0, np.cumsum(steps)]
    heading = np.gradient(curve, axis=0)
    places = []
    for distance in np.arange(0, travelled[-1], gap):
        i = int(np.searchsorted(travelled, distance))
        angle = float(np.degrees(np.arctan2(heading[i, 1], heading[i, 0])))
        places.append((float(curve[i, 0]), float(curve[i, 1]), angle))
    return places


def tube(points: Points, widths: Sequence[float], count: int = 60, cap: bool = True) -> Path:
    """Limb, branch, ribbon or finger: a curve with half-widths interpolated along it."""
    curve = sample(points, count)
    stations = np.linspace(0, 1, len(widths))
    half = np.interp(np.linspace(0, 1, count), stations, widths)
    heading = np.gradient(curve, axis=0)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True) + 1e-9
    normal = np.c_[-heading[:, 1], heading[:, 0]] * half[:, None]
    path = poly(np.vstack([curve + normal, (curve - normal)[::-1]]))
    if cap:
        for end, radius in ((curve[0], half[0]), (curve[-1], half[-1])):
            if radius > 0.6:
                path = union(path, circle(end[0], end[1], radius))
    return path


def poly(points: Points, closed: bool = True) -> Path:
    """Straight-sided shape."""
    path = skia.Path()
    path.addPoly([skia.Point(float(p[0]), float(p[1])) for p in knots(points)], closed)
    return path


def circle(x: float, y: float, radius: float) -> Path:
    return skia.Path.Circle(float(x), float(y), float(radius))


def ellipse(x: float, y: float, rx: float, ry: float, rot: float = 0) -> Path:
    oval = skia.Path.Oval(skia.Rect.MakeLTRB(float(-rx), float(-ry), float(rx), float(ry)))
    return move(oval, x, y, 1, rot)


def rect(x: float, y: float, width: float, height: float, radius: float = 0) -> Path:
    """From the top left corner, with optional round corners."""
    box = skia.Rect.MakeXYWH(float(x), float(y), float(width), float(height))
    return skia.Path.RRect(box, float(radius), float(radius))


def star(x: float, y: float, outer: float, inner: float, rays: int = 5, rot: float = 0) -> Path:
    turns = np.deg2rad(rot) + np.arange(rays * 2) * np.pi / rays
    radii = np.where(np.arange(rays * 2) % 2 == 0, outer, inner)
    return poly(np.c_[x + radii * np.sin(turns), y - radii * np.cos(turns)])


def ring(x: float, y: float, rx: float, ry: float, count: int = 48, start: float = 0) -> Array:
    """Points of an ellipse, closed back to its first point: for rims and ripples."""
    turn = np.deg2rad(start) + np.linspace(0, 2 * np.pi, count)
    return np.asarray(np.c_[x + rx * np.cos(turn), y + ry * np.sin(turn)])


def move(
    path: Path,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    rot: float = 0,
    flip: bool = False,
) -> Path:
    """Scale, then rotate about the origin, then shift."""
    matrix = skia.Matrix()
    matrix.preTranslate(float(x), float(y))
    matrix.preRotate(float(rot))
    matrix.preScale(float(-scale if flip else scale), float(scale))
    out = skia.Path()
    path.transform(matrix, out)
    return out


def grow(path: Path, factor: float, x: float, y: float) -> Path:
    """Scale about the point (x, y)."""
    return move(path, x * (1 - factor), y * (1 - factor), factor)


def union(*paths: Path) -> Path:
    out = paths[0]
    for path in paths[1:]:
        joined = skia.Op(out, path, skia.kUnion_PathOp)
        out = joined if joined is not None else out
    return out


def minus(path: Path, hole: Path) -> Path:
    return skia.Op(path, hole, skia.kDifference_PathOp)


def cross(first: Path, second: Path) -> Path:
    return skia.Op(first, second, skia.kIntersect_PathOp)


def gather(paths: Sequence[Path]) -> Path:
    """Many shapes as one path without boolean work: fast, for hedges, leaves and reeds."""
    out = skia.Path()
    for path in paths:
        out.addPath(path)
    return out


def stroke(points: Points, width: float, closed: bool = False, curve: bool = True) -> Path:
    """The outline of a pen line of constant width."""
    source = spline(points, closed) if curve else poly(points, closed)
    paint = skia.Paint(
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=float(width),
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    out = skia.Path()
    paint.getFillPath(source, out)
    return out
