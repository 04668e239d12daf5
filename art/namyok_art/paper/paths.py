"""The pen: vector shapes drawn into a mask. Coordinates are logical pixels."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia

from namyok_art.paper.space import COLUMNS, HEIGHT, ROWS, SCALE, WIDTH, Array
from namyok_art.paper.svg import parse_path

Point = tuple[float, float]
Knot = tuple[float, ...]
"""A point of a spline; a third value marks a sharp corner."""


def knots(data: str) -> list[Knot]:
    """Knots as text, "x y, x y!, x y": an exclamation mark is a sharp corner."""
    marks: list[Knot] = []
    for part in data.split(","):
        x, y = (float(n) for n in part.rstrip("!").split())
        marks.append((x, y, 0) if part.endswith("!") else (x, y))
    return marks


def spline(knots: Sequence[Knot], closed: bool = True, tension: float = 0.5) -> skia.Path:
    """A smooth curve through all points, sharp where a knot has a third value."""
    count = len(knots)
    points = [(float(k[0]), float(k[1])) for k in knots]
    tangents = [0.0 if len(k) > 2 else tension / 3 for k in knots]
    path = skia.Path()
    path.moveTo(*points[0])

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    for i in range(count if closed else count - 1):
        before, a, b, after = (at(i + k) for k in (-1, 0, 1, 2))
        ta, tb = tangents[i], tangents[(i + 1) % count]
        path.cubicTo(
            a[0] + (b[0] - before[0]) * ta,
            a[1] + (b[1] - before[1]) * ta,
            b[0] - (after[0] - a[0]) * tb,
            b[1] - (after[1] - a[1]) * tb,
            b[0],
            b[1],
        )
    if closed:
        path.close()
    return path


def along(points: Sequence[Point], count: int) -> list[Point]:
    """`count` points evenly spread over the parameter of a smooth open curve."""
    q = np.asarray(points, float)
    last = len(q) - 1
    t = np.linspace(0, last, count)
    i = np.clip(t.astype(int), 0, max(0, last - 1))
    f = (t - i)[:, None]
    p0, p1, p2, p3 = (q[np.clip(i + k, 0, last)] for k in (-1, 0, 1, 2))
    linear = -p0 + p2
    square = 2 * p0 - 5 * p1 + 4 * p2 - p3
    cube = -p0 + 3 * p1 - 3 * p2 + p3
    curve = 0.5 * (2 * p1 + linear * f + square * f**2 + cube * f**3)
    return [(float(x), float(y)) for x, y in curve]


def profile(
    rng: np.random.Generator,
    amplitude: float,
    octaves: int = 6,
    rough: float = 0.55,
    start: float = -20,
    end: float = WIDTH + 20,
    step: float = 4,
) -> tuple[Array, Array]:
    """A random skyline: xs and ys, the latter in about [-amplitude, amplitude]."""
    xs = np.arange(start, end + step, step, dtype=np.float32)
    ys = np.zeros(len(xs), np.float32)
    weight = 1.0
    for octave in range(octaves):
        waves = 3 * 2**octave
        heights = rng.standard_normal(waves + 3)
        t = np.linspace(0, waves, len(xs))
        i = t.astype(int)
        f = t - i
        f = f * f * (3 - 2 * f)
        ys += (weight * (heights[i] * (1 - f) + heights[i + 1] * f)).astype(np.float32)
        weight *= rough
    return xs, ys * np.float32(amplitude / 1.6)


class Pen:
    """Draws shapes white on nothing; `mask` reads the result. Methods return the pen."""

    def __init__(self) -> None:
        self._pixels = np.zeros((ROWS, COLUMNS), np.uint8)
        info = skia.ImageInfo.MakeA8(COLUMNS, ROWS)
        self._surface = skia.Surface.MakeRasterDirect(info, self._pixels)
        self._canvas = self._surface.getCanvas()
        self._canvas.scale(SCALE, SCALE)

    @property
    def mask(self) -> Array:
        return self._pixels.astype(np.float32) / np.float32(255)

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> Iterator["Pen"]:
        """Draw in local coordinates: moved, turned by degrees, scaled, mirrored."""
        self._canvas.save()
        self._canvas.translate(x, y)
        self._canvas.rotate(turn)
        self._canvas.scale(-scale if flip else scale, scale)
        yield self
        self._canvas.restore()

    def path(self, path: "skia.Path | str", cut: bool = False, width: float = 0) -> "Pen":
        """A skia path or SVG path data; with a width only its line is drawn."""
        shape = parse_path(path) if isinstance(path, str) else path
        self._canvas.drawPath(shape, _paint(cut, width))
        return self

    def smooth(self, knots: Sequence[Knot], cut: bool = False) -> "Pen":
        """A closed smooth shape through the knots."""
        return self.path(spline(knots), cut)

    def stroke(self, knots: Sequence[Knot], width: float, cut: bool = False) -> "Pen":
        """An open smooth line of even width."""
        return self.path(spline(knots, closed=False), cut, width)

    def poly(self, points: Sequence[Point], cut: bool = False) -> "Pen":
        path = skia.Path()
        path.addPoly([skia.Point(float(x), float(y)) for x, y in points], True)
        return self.path(path, cut)

    def circle(self, x: float, y: float, r: float, cut: bool = False, width: float = 0) -> "Pen":
        self._canvas.drawCircle(float(x), float(y), float(r), _paint(cut, width))
        return self

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        turn: float = 0,
        cut: bool = False,
        width: float = 0,
    ) -> "Pen":
        with self.at(x, y, turn=turn):
            self._canvas.drawOval(skia.Rect(-rx, -ry, rx, ry), _paint(cut, width))
        return self

    def rect(
        self, x: float, y: float, w: float, h: float, r: float = 0, cut: bool = False
    ) -> "Pen":
        box = skia.Rect.MakeXYWH(float(x), float(y), float(w), float(h))
        self._canvas.drawRoundRect(box, float(r), float(r), _paint(cut))
        return self

    def line(
        self, x0: float, y0: float, x1: float, y1: float, width: float = 2, cut: bool = False
    ) -> "Pen":
        self._canvas.drawLine(float(x0), float(y0), float(x1), float(y1), _paint(cut, width))
        return self

    def taper(self, points: Sequence[Point], start: float, end: float, cut: bool = False) -> "Pen":
        """A smooth limb whose width goes from start to end: branches, arms, grass."""
        curve = np.asarray(along(points, len(points) * 8))
        direction = np.gradient(curve, axis=0)
        length = np.linalg.norm(direction, axis=1)[:, None] + 1e-6
        normal = np.stack([-direction[:, 1], direction[:, 0]], 1) / length
        half = np.linspace(start, end, len(curve))[:, None] / 2
        sides = np.vstack([curve + normal * half, (curve - normal * half)[::-1]])
        self.poly([(float(x), float(y)) for x, y in sides], cut)
        self.circle(curve[0][0], curve[0][1], start / 2, cut)
        return self.circle(curve[-1][0], curve[-1][1], end / 2, cut)

    def ground(self, xs: Array, ys: Array) -> "Pen":
        """Everything below a skyline."""
        points = [(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]
        return self.poly([(-60, HEIGHT + 60), *points, (WIDTH + 60, HEIGHT + 60)])

    def star(self, x: float, y: float, r: float, waist: float = 0.2, rays: int = 4) -> "Pen":
        """A pointed star; waist is how thick it stays between the rays."""
        points = []
        for i in range(rays * 2):
            angle = math.pi * i / rays - math.pi / 2
            radius = r if i % 2 == 0 else r * waist
            points.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
        return self.poly(points)


def _paint(cut: bool = False, width: float = 0) -> skia.Paint:
    paint = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    if cut:
        paint.setBlendMode(skia.BlendMode.kClear)
    if width:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
    return paint
