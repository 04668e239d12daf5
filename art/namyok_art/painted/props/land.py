"""Ground and what grows on it."""

from collections.abc import Callable
from typing import Any

import numpy as np

from namyok_art.painted import (
    HEIGHT,
    WIDTH,
    Array,
    Colour,
    Paint,
    Path,
    Points,
    Scene,
    circle,
    ellipse,
    mix,
    spline,
    tube,
    union,
)
from namyok_art.painted.colour import plain
from namyok_art.painted.paths import knots


def hill_path(points: Points) -> Path:
    """Everything under a skyline, down past the bottom of the card."""
    ridge = knots(points)
    left, right = -60, WIDTH + 60
    start = [(left, HEIGHT + 60, 1), (left, ridge[0][1], 1)]
    return spline([*start, *ridge, (right, ridge[-1][1], 1), (right, HEIGHT + 60, 1)])


def hill(scene: Scene, points: Points, colour: Paint, **style: Any) -> Path:
    """Paint the land under a skyline; returns its shape for clipping."""
    path = hill_path(points)
    scene.fill(path, colour, **({"texture": 0.09, "wobble": 2} | style))
    return path


def grass(
    scene: Scene,
    left: float,
    right: float,
    y: float | Callable[[float], float],
    blades: int,
    height: float,
    colours: Paint,
    rng: np.random.Generator,
    lean: float = 0.2,
) -> None:
    """Single blades along a line; `colours` is a palette to pick from."""
    box = plain(colours)
    for _ in range(blades):
        x = rng.uniform(left, right)
        foot = y(x) if callable(y) else y
        length = height * rng.uniform(0.4, 1)
        bend = rng.normal(lean, 0.35) * length
        blade = [(x, foot), (x + bend * 0.3, foot - length * 0.55), (x + bend, foot - length)]
        colour = box[int(rng.integers(len(box)))]
        path = tube(blade, [1.9, 1.3, 0.3], 10, cap=False)
        scene.fill(path, colour, detail=0.5, texture=0, wobble=0)


def fir(scene: Scene, x: float, y: float, height: float, colour: Colour, haze: float = 0) -> None:
    """A fir of three skirts standing on (x, y)."""
    h = height
    scene.line([(x, y), (x, y - h * 0.15)], h * 0.05, mix(colour, "#3a2028", 0.7), haze=haze)
    for j in range(3):
        half, low, high = (
            h * 0.2 * (1 - j * 0.25),
            y - h * (0.1 + j * 0.26),
            y - h * (0.5 + j * 0.25),
        )
        skirt = spline([(x - half, low, 1), (x, high, 1), (x + half, low, 1), (x, low + h * 0.04)])
        tone = mix(colour, scene.light_colour, 0.07 * j)
        scene.fill(skirt, tone, round=h * 0.12, detail=0.5, wobble=1.2, haze=haze)


def bare_tree(
    scene: Scene,
    x: float,
    y: float,
    height: float = 400,
    spread: float = 0.5,
    colour: Colour = "#3a2b2e",
    seed: int = 1,
    depth: int = 6,
    trunk: float | None = None,
    lean: float = 0,
    haze: float = 0,
    rim: float = 0.3,
) -> list[tuple[float, float]]:
    """A leafless tree; returns the tips of its twigs."""
    rng = np.random.default_rng(seed)
    tips: list[tuple[float, float]] = []
    limbs: list[tuple[Path, int]] = []

    def branch(start: Array, angle: float, length: float, width: float, level: int) -> None:
        heading = np.array([np.cos(angle), np.sin(angle)])
        end = start + heading * length
        side = np.array([-heading[1], heading[0]]) * length * rng.uniform(-0.125, 0.125)
        middle = (start + end) / 2 + side
        widths = [width, width * 0.82, width * 0.62]
        limbs.append((tube([start, middle, end], widths, 24, cap=level > 0), level))
        if level == 0:
            tips.append((float(end[0]), float(end[1])))
            return
        for i in range(2 if rng.uniform() < 0.65 else 3):
            turn = rng.uniform(-1, 1) * spread * 1.15 + (i - 0.5) * spread
            branch(end, angle + turn, length * rng.uniform(0.66, 0.86), width * 0.62, level - 1)

    branch(np.array([x, y], float), -np.pi / 2 + lean, height * 0.3, trunk or height * 0.045, depth)
    for level in range(depth + 1):
        thick = level > 1
        scene.fill(
            union(*[path for path, own in limbs if own == level]),
            colour,
            round=10 if thick else 0,
            haze=haze,
            detail=0.5,
            wobble=1,
            rim=rim if thick else 0,
            flow="form" if level > 3 else None,
        )
    return tips


def leafy_tree(
    scene: Scene,
    x: float,
    y: float,
    height: float,
    colour: Colour,
    bark: Colour = "#5a4030",
    seed: int = 1,
    haze: float = 0,
) -> None:
    """A round-crowned tree standing on (x, y)."""
    rng = np.random.default_rng(seed)
    h = height
    trunk = tube(
        [(x, y), (x + h * 0.02, y - h * 0.3), (x, y - h * 0.55)], [h * 0.05, h * 0.035, h * 0.03]
    )
    scene.fill(trunk, bark, round=h * 0.04, detail=0.5, haze=haze)
    puffs = []
    for _ in range(9):
        turn, away = rng.uniform(0, 6.3), h * rng.uniform(0.05, 0.2)
        puffs.append(
            circle(
                x + np.cos(turn) * away * 1.1,
                y - h * 0.68 + np.sin(turn) * away,
                h * rng.uniform(0.11, 0.17),
            )
        )
    crown = union(*puffs)
    scene.fill(
        crown,
        scene.tones(colour, 0.15, 0.35),
        round=h * 0.2,
        texture=0.25,
        wobble=4,
        detail=0.35,
        haze=haze,
        rim=0.3,
    )
    with scene.clip(crown):
        for _ in range(int(h / 5)):
            leaf = ellipse(
                x + rng.normal() * h * 0.17,
                y - h * 0.7 + rng.normal() * h * 0.15,
                h * 0.028,
                h * 0.016,
                rng.uniform(-60, 60),
            )
            tone = mix(colour, scene.light_colour if rng.uniform() < 0.5 else scene.shadow, 0.3)
            scene.fill(leaf, tone, alpha=0.6, detail=0.4, haze=haze)
