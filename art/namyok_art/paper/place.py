"""What faces, hands and figures share: a local frame, sheets that scale, light by direction."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from namyok_art.paper.card import CUT, Card, Sheet
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Knot, Pen, Point, along
from namyok_art.paper.space import Array

PLUM = "#3a1c38"
"""The far side of a lit thing: never black, which reads as dirt on paper."""


@dataclass(frozen=True)
class Place:
    """A local frame: one unit is `size` pixels; drawn shapes are moved, turned and mirrored."""

    x: float
    y: float
    size: float
    turn: float = 0
    flip: bool = False

    @contextmanager
    def pen(self) -> Iterator[Pen]:
        pen = Pen()
        with pen.at(self.x, self.y, self.size, self.turn, self.flip):
            yield pen

    def poly(self, points: Sequence[Point]) -> Pen:
        with self.pen() as pen:
            return pen.poly(points)

    def smooth(self, knots: Sequence[Knot]) -> Pen:
        with self.pen() as pen:
            return pen.smooth(knots)

    def oval(
        self, x: float, y: float, rx: float, ry: float, turn: float = 0, width: float = 0
    ) -> Pen:
        with self.pen() as pen:
            return pen.oval(x, y, rx, ry, turn, width=width)

    def ribbon(self, points: Sequence[Point], widths: Sequence[float]) -> Pen:
        return self.poly(ribbon(points, widths))

    def to(self, u: float, v: float) -> Point:
        """Card coordinates of a local point."""
        u = -u if self.flip else u
        x, y = rot((u, v), self.turn)
        return self.x + self.size * x, self.y + self.size * y

    def back(self, x: float, y: float) -> Point:
        """Local coordinates of a point of the card."""
        u, v = rot(((x - self.x) / self.size, (y - self.y) / self.size), -self.turn)
        return (-u if self.flip else u), v

    def at(self, u: float, v: float, grow: float = 1, turn: float = 0) -> "Place":
        """A frame inside this one; its turn is mirrored together with everything else."""
        turned = self.turn + (-turn if self.flip else turn)
        return Place(*self.to(u, v), self.size * grow, turned, self.flip)


def glue(size: float, **changes: Any) -> Sheet:
    """Shadow and rim in proportion to the thing: a figure of 60 px must not float like a wall."""
    sheet = replace(
        CUT,
        shadow=0.36,
        spread=min(14.0, max(1.5, size * 0.022)),
        lift=min(9.0, max(0.9, size * 0.016)),
        rim=0.3,
        rim_width=min(3.2, max(0.9, size * 0.009)),
        bevel=0.12,
    )
    return replace(sheet, **changes)


def to_lamp(card: Card, place: Place) -> Point:
    dx, dy = card.light[0] - place.x, card.light[1] - place.y
    far = math.hypot(dx, dy) or 1
    return dx / far, dy / far


def lit(card: Card, place: Place, colour: str, depth: float = 0.3, reach: float = 0.6) -> Gradient:
    """A fill that is lighter towards the lamp and darker away from it, across one unit."""
    dx, dy = to_lamp(card, place)
    light, dark = mix(colour, card.lamp, depth * 0.75), mix(colour, PLUM, depth)
    middle, half = -(place.x * dx + place.y * dy), reach * place.size
    return Gradient((light, colour, dark), middle - half, middle + half, aim=(-dx, -dy))


def far_side(
    card: Card, place: Place, mask: Array, width: float, strength: float, colour: str
) -> None:
    """The crescent turned away from the lamp, with a cut edge: a second, darker sheet."""
    dx, dy = to_lamp(card, place)
    step = width * place.size
    moved = shift(mask, dx * step, dy * step)
    card.shade(mask * (1 - moved), colour, strength, soft=0.6, within=mask)


def bow(
    a: Point, b: Point, bend: float, power: float = 2, count: int = 17, wave: float = 0
) -> list[Point]:
    """A curve from a to b whose middle sinks by `bend` (down is positive)."""
    points = []
    for i in range(count):
        t = i / (count - 1)
        k = 1 - abs(2 * t - 1) ** power
        sink = bend * k + wave * math.sin(t * math.tau * 1.5) * k
        points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sink))
    return points


def rot(p: Point, degrees: float, about: Point = (0, 0)) -> Point:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = p[0] - about[0], p[1] - about[1]
    return about[0] + x * c - y * s, about[1] + x * s + y * c


def ribbon(points: Sequence[Point], widths: Sequence[float], count: int = 40) -> list[Point]:
    """The outline of a smooth line whose width follows `widths`, spread evenly over it."""
    curve = np.asarray(along(points, count))
    marks = np.linspace(0, len(widths) - 1, count)
    half = np.interp(marks, np.arange(len(widths)), widths)[:, None] / 2
    direction = np.gradient(curve, axis=0)
    direction /= np.linalg.norm(direction, axis=1)[:, None] + 1e-9
    normal = np.stack([-direction[:, 1], direction[:, 0]], 1)
    sides = np.vstack([curve + normal * half, (curve - normal * half)[::-1]])
    return [(float(x), float(y)) for x, y in sides]


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
