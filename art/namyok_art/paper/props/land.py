"""Ground and water: skylines, dunes, meadows, waves."""

import math
from dataclasses import dataclass

import numpy as np

from namyok_art.paper.paths import Pen, profile
from namyok_art.paper.props.plants import blade, pine
from namyok_art.paper.space import WIDTH, Array


@dataclass(frozen=True)
class Skyline:
    """The upper edge of a piece of ground."""

    xs: Array
    ys: Array

    def at(self, x: float) -> float:
        """Height of the ground at x, for things that stand on it."""
        return float(np.interp(x, self.xs, self.ys))

    def pen(self) -> Pen:
        """A new pen with everything below the skyline filled."""
        return Pen().ground(self.xs, self.ys)


def ridge(
    rng: np.random.Generator,
    y: float,
    amplitude: float,
    rough: float = 0.5,
    octaves: int = 6,
    tilt: float = 0,
    bow: float = 0,
) -> Skyline:
    """A hill line across the card; tilt raises the left side, bow the ends."""
    xs, ys = profile(rng, amplitude, octaves, rough)
    t = (xs - WIDTH / 2) / (WIDTH / 2)
    return Skyline(xs, np.asarray(y + ys + tilt * t + bow * t**2, np.float32))


def forest(
    pen: Pen, line: Skyline, rng: np.random.Generator, count: int, low: float, high: float
) -> Pen:
    """Pines along a skyline, heights between low and high."""
    for _ in range(count):
        x = rng.uniform(-10, WIDTH + 10)
        pine(pen, x, line.at(x) + 5, rng.uniform(low, high), rng)
    return pen


def meadow(
    pen: Pen, line: Skyline, rng: np.random.Generator, count: int, low: float, high: float
) -> Pen:
    """Grass along a skyline."""
    for _ in range(count):
        x = rng.uniform(-5, WIDTH + 5)
        blade(pen, x, line.at(x) + 6, rng.uniform(low, high), rng)
    return pen


def wave(
    y: float,
    height: float,
    length: float,
    phase: float = 0,
    rng: np.random.Generator | None = None,
    sharp: float = 0.85,
    crests_up: bool = True,
) -> Skyline:
    """A cusped line of paper waves; with an rng the crests differ in height."""
    t = np.linspace(0, 2 * math.pi * (WIDTH + 320) / length, 700)
    radius = length / (2 * math.pi)
    xs = -160 + radius * t - sharp * radius * np.sin(t + phase)
    ys = y + height * np.cos(t + phase) * (-1 if crests_up else 1)
    if rng is not None:
        marks = np.arange(-360, WIDTH + 361, 90)
        ys = ys + np.interp(xs, marks, rng.normal(0, height * 0.35, len(marks)))
    return Skyline(xs.astype(np.float32), ys.astype(np.float32))


def pebbles(
    rng: np.random.Generator,
    count: int,
    box: tuple[float, float, float, float],
    size: tuple[float, float] = (2, 6),
) -> Pen:
    """Stones or specks scattered in a box x0, y0, x1, y1."""
    pen = Pen()
    for _ in range(count):
        rx = rng.uniform(*size)
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        pen.oval(x, y, rx, rx * rng.uniform(0.5, 0.8), rng.uniform(0, 180))
    return pen
