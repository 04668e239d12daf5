"""Houses, towns and what belongs to a street."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from namyok_art.paper.paths import Pen, Point


@dataclass(frozen=True)
class Window:
    """A window of a house: its box, whether the top is round and whether it is lit."""

    x: float
    y: float
    w: float
    h: float
    arched: bool = False
    lit: bool = True


def house(
    pen: Pen,
    x: float,
    y: float,
    width: float,
    height: float,
    rng: np.random.Generator,
    lit: float = 0.4,
    lean: float = 0,
    rows: int | None = None,
    chimney: bool = True,
) -> list[Window]:
    """A gabled house, left wall at x, standing on y; returns its windows."""
    roof = rng.uniform(0.35, 0.9) * width
    top = y - height
    pen.poly([(x, y + 4), (x + width, y + 4), (x + width + lean, top), (x + lean, top)])
    eave = width * 0.09
    left, right, middle = x + lean - eave, x + width + lean + eave, x + width / 2 + lean
    kind = int(rng.integers(0, 3))
    if kind == 0:
        pen.poly([(left, top + 3), (middle, top - roof), (right, top + 3)])
    elif kind == 1:
        flat = top - roof * 0.75
        inset = width * 0.22 + eave
        pen.poly([(left, top + 3), (left + inset, flat), (right - inset, flat), (right, top + 3)])
    else:
        pen.poly([(left, top + 3), (middle, top - roof * 1.35), (right, top + 3)])
        spire = top - roof * 1.3
        pen.line(middle, spire, middle, spire - width * 0.25, max(1.0, width * 0.03))
    if chimney:
        cx = x + width * rng.choice([0.22, 0.75]) + lean
        pen.rect(cx, top - roof * 0.85, width * 0.12, roof * 0.7)
        pen.rect(cx - width * 0.02, top - roof * 0.87, width * 0.16, width * 0.05)
    return _windows(x, y, width, height, rng, lit, lean, rows)


def _windows(
    x: float,
    y: float,
    width: float,
    height: float,
    rng: np.random.Generator,
    lit: float,
    lean: float,
    rows: int | None,
) -> list[Window]:
    """Jittered and incomplete: an even grid of lights looks like a spreadsheet."""
    columns = max(1, int(width / 22))
    rows = rows or max(1, int(height / 34))
    w, h = width / columns * 0.36, height / rows * 0.42
    found = []
    for row in range(rows):
        for column in range(columns):
            if rng.random() > 0.8:
                continue
            wx = x + width * (column + 0.5) / columns - w / 2 + lean * (1 - row / rows)
            wy = y - height + height * (row + 0.32) / rows
            found.append(
                Window(
                    wx + rng.normal(0, w * 0.08),
                    wy + rng.normal(0, h * 0.08),
                    w * rng.uniform(0.8, 1.1),
                    h * rng.uniform(0.8, 1.15),
                    bool(rng.random() < 0.4),
                    bool(rng.random() < lit),
                )
            )
    return found


def panes(windows: Sequence[Window], lit: bool = True, cross: bool = True) -> Pen:
    """The lit (or the dark) windows as one shape, with glazing bars where they are big enough."""
    pen = Pen()
    for w in windows:
        if w.lit != lit:
            continue
        pen.rect(w.x, w.y, w.w, w.h, 0.5)
        if w.arched:
            pen.circle(w.x + w.w / 2, w.y, w.w / 2)
        if cross and w.w > 5:
            bar = max(0.9, w.w * 0.1)
            pen.line(w.x + w.w / 2, w.y - w.w, w.x + w.w / 2, w.y + w.h + 1, bar, cut=True)
            pen.line(w.x - 1, w.y + w.h * 0.45, w.x + w.w + 1, w.y + w.h * 0.45, bar, cut=True)
    return pen


def town(
    pen: Pen,
    y: float,
    rng: np.random.Generator,
    left: float = -20,
    right: float = 820,
    width: tuple[float, float] = (30, 60),
    height: tuple[float, float] = (50, 140),
    lit: float = 0.3,
) -> list[Window]:
    """A row of houses standing on y; returns all windows."""
    windows: list[Window] = []
    x = left
    while x < right:
        w = rng.uniform(*width)
        lean = rng.normal(0, w * 0.04)
        windows += house(pen, x, y, w, rng.uniform(*height), rng, lit, lean)
        x += w * rng.uniform(0.85, 1.06)
    return windows


def ladder(
    pen: Pen, bottom: Point, top: Point, width: float, rungs: int, thickness: float = 4
) -> None:
    """A straight ladder between two points of its axis."""
    dx, dy = top[0] - bottom[0], top[1] - bottom[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    for side in (-1, 1):
        a = (bottom[0] + nx * side, bottom[1] + ny * side)
        b = (top[0] + nx * side, top[1] + ny * side)
        pen.line(*a, *b, thickness)
    for i in range(rungs):
        t = (i + 0.5) / rungs
        x, y = bottom[0] + dx * t, bottom[1] + dy * t
        pen.line(x - nx, y - ny, x + nx, y + ny, thickness * 0.8)


def lamp_post(pen: Pen, x: float, y: float, height: float) -> Point:
    """An old street lamp; returns the middle of its glass."""
    h = height
    pen.taper([(x, y), (x, y - h * 0.5), (x, y - h * 0.84)], h * 0.035, h * 0.018)
    pen.rect(x - h * 0.045, y - h * 0.05, h * 0.09, h * 0.05, h * 0.01)
    pen.rect(x - h * 0.028, y - h * 0.5, h * 0.056, h * 0.015)
    top = y - h
    pen.poly(
        [
            (x - h * 0.03, y - h * 0.85),
            (x + h * 0.03, y - h * 0.85),
            (x + h * 0.055, top + h * 0.03),
            (x - h * 0.055, top + h * 0.03),
        ]
    )
    pen.poly(
        [(x - h * 0.07, top + h * 0.035), (x + h * 0.07, top + h * 0.035), (x, top - h * 0.03)]
    )
    pen.circle(x, top - h * 0.035, h * 0.012)
    return x, y - h * 0.91


def picket_fence(pen: Pen, left: float, right: float, y: float, height: float) -> None:
    """A picket fence."""
    step = height * 0.42
    x = left
    while x < right:
        w = step * 0.55
        pen.poly(
            [
                (x, y),
                (x, y - height * 0.85),
                (x + w / 2, y - height),
                (x + w, y - height * 0.85),
                (x + w, y),
            ]
        )
        x += step
    for share in (0.3, 0.68):
        pen.rect(left - 3, y - height * share, right - left + 6, height * 0.1)
