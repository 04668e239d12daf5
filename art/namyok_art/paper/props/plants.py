"""Trees, grass, leaves and flowers."""

import math
from collections.abc import Sequence

import numpy as np

from namyok_art.paper.paths import Pen, Point

Tip = tuple[float, float, float]
"""The end of a twig: x, y and its direction in radians."""


def pine(
    pen: Pen,
    x: float,
    y: float,
    height: float,
    rng: np.random.Generator,
    width: float = 0.36,
    lean: float = 0,
) -> None:
    """A fir standing at (x, y)."""
    tiers = int(max(5, min(10, height / 16)))
    left: list[Point] = []
    right: list[Point] = []
    drop = height * 0.92 / tiers
    for i in range(tiers):
        t = i / tiers
        half = height * width * 0.5 * (t + 0.08) ** 0.85 * rng.uniform(0.8, 1.15)
        top = y - height + height * 0.92 * t
        axis = x + lean * (1 - t)
        left += [(axis - half * 0.35, top), (axis - half - height * 0.02, top + drop * 1.1)]
        right += [(axis + half * 0.35, top), (axis + half + height * 0.02, top + drop * 1.1)]
    pen.poly([(x + lean, y - height * 1.03), *right, *left[::-1]])
    pen.rect(x - height * 0.014, y - height * 0.14, height * 0.028, height * 0.17)


def branch(
    pen: Pen,
    start: Point,
    angle: float,
    length: float,
    width: float,
    rng: np.random.Generator,
    depth: int,
    spread: float = 0.55,
    rise: float = 0.12,
    curl: float = 0.35,
    shrink: float = 0.74,
) -> list[Tip]:
    """A bare branching limb; returns its tips, where leaves may go. Angle -pi/2 is up."""
    x, y = start
    points = [(x, y)]
    for _ in range(4):
        angle += rng.normal(0, curl * 0.35) - rise * 0.25 * math.cos(angle)
        x += math.cos(angle) * length / 4
        y += math.sin(angle) * length / 4
        points.append((x, y))
    pen.taper(points, width, width * 0.62)
    if depth == 0 or width < 0.7:
        return [(x, y, angle)]
    tips: list[Tip] = [(x, y, angle)] if depth < 3 else []
    forks = 2 if rng.random() < 0.72 else 3
    for i in range(forks):
        turn = spread * (2 * i / (forks - 1) - 1) * rng.uniform(0.6, 1.3)
        tips += branch(
            pen,
            (x, y),
            angle + turn,
            length * shrink * rng.uniform(0.8, 1.15),
            width * 0.62 * rng.uniform(0.85, 1.05),
            rng,
            depth - 1,
            spread,
            rise,
            curl,
            shrink,
        )
    return tips


def leaves(
    tips: Sequence[Tip],
    rng: np.random.Generator,
    count: int,
    scatter: float,
    size: tuple[float, float] = (4, 8),
) -> Pen:
    """Leaves thrown round the tips of a tree."""
    pen = Pen()
    for i in rng.integers(0, len(tips), count):
        x, y, _ = tips[i]
        long = rng.uniform(*size)
        spot = (x + rng.normal(0, scatter), y + rng.normal(0, scatter))
        pen.oval(*spot, long, long * 0.55, rng.uniform(0, 180))
    return pen


def blade(pen: Pen, x: float, y: float, height: float, rng: np.random.Generator) -> None:
    """One blade of grass."""
    bend = rng.normal(0, height * 0.22)
    points = [(x, y), (x + bend * 0.35, y - height * 0.55), (x + bend, y - height)]
    pen.taper(points, max(1.6, height * 0.07), 0.6)


def reed(pen: Pen, x: float, y: float, height: float, rng: np.random.Generator) -> None:
    """A bulrush."""
    bend = rng.normal(0, height * 0.06)
    pen.taper([(x, y), (x + bend, y - height * 0.5), (x + bend * 2, y - height)], 3, 1.4)
    pen.taper([(x + bend * 1.7, y - height * 0.84), (x + bend * 2, y - height)], 8, 7)


def daisy(petals: Pen, hearts: Pen, x: float, y: float, r: float, count: int = 12) -> None:
    """A flower seen from the front: petals and heart go on two sheets."""
    for i in range(count):
        angle = math.tau * i / count
        spot = (x + math.cos(angle) * r * 0.62, y + math.sin(angle) * r * 0.62)
        petals.oval(*spot, r * 0.42, r * 0.17, math.degrees(angle))
    hearts.circle(x, y, r * 0.27)


def mushroom(pen: Pen, x: float, y: float, height: float) -> None:
    h = height
    pen.path(
        f"M{x - h * 0.12} {y} L{x - h * 0.08} {y - h} L{x + h * 0.08} {y - h} L{x + h * 0.12} {y}Z"
    )
    pen.path(
        f"M{x - h * 0.6} {y - h * 0.9} C{x - h * 0.5} {y - h * 1.7} {x + h * 0.5} {y - h * 1.7}"
        f" {x + h * 0.6} {y - h * 0.9}Z"
    )


def sprout(pen: Pen, x: float, y: float, height: float) -> None:
    """Two first leaves on a stem."""
    h = height
    pen.taper(
        [(x, y), (x - h * 0.06, y - h * 0.5), (x + h * 0.04, y - h * 0.85)], h * 0.09, h * 0.05
    )
    pen.smooth(
        [
            (x, y - h * 0.75, 0),
            (x - h * 0.3, y - h),
            (x - h * 0.58, y - h * 0.88, 0),
            (x - h * 0.3, y - h * 0.7),
        ]
    )
    pen.smooth(
        [
            (x + h * 0.03, y - h * 0.82, 0),
            (x + h * 0.3, y - h * 1.18),
            (x + h * 0.6, y - h * 1.1, 0),
            (x + h * 0.36, y - h * 0.82),
        ]
    )
