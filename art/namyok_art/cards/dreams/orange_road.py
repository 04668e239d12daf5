"""The peel of an orange is a spiral road; a cyclist rides up to the lit segments."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    ring,
    sample,
    spline,
    tube,
    union,
)

FRUIT = (410.0, 322.0)
RADIUS = 228.0
ROAD = (
    "598 420, 640 500, 560 584, 380 606, 208 640, 150 720, 230 802, 420 820, 590 850, 660 926, "
    "590 1010, 400 1030, 230 1070, 170 1150, 210 1250"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(1)
    scene = Scene(
        1, light=(0.65, -0.55, 0.5), light_colour="#fff8e0", shadow="#7a3f24", haze="#f6ecd8"
    )
    scene.sky("0 #d3e8d8, 0.4 #e6f0e0, 0.8 #f9f0dc, 1 #f3e0c0", warp=40, flow=0)
    _kitchen(scene)
    scene.glow(*FRUIT, 330, "#ffd890", 0.45)
    points = sample(ROAD, 150)
    _road(scene, points)
    _orange(scene, rng)
    _lamps(scene, points)
    _cyclist(scene)
    _juice(scene)
    return gouache(
        scene,
        palette=(
            "#d3e8d8, #e6f0e0, #f9f0dc, #fffaf0, #ffb03c, #f08020, #d9601c, #a8441c, #fff0b0, "
            "#b9d0b8, #7a9a88, #2440a0"
        ),
        pull=0.15,
        saturation=1.1,
    )


def _kitchen(scene: Scene) -> None:
    """Pale tiles and a shelf, out of focus behind the fruit."""
    for row in range(13):
        for column in range(9):
            tile = rect(column * 96 - 30, row * 96 - 20, 90, 90, 6)
            glaze = mix("#dcecdf", "#eaf2e6", ((row * 5 + column * 3) % 7) / 7)
            scene.fill(tile, glaze, round=7, shade=0.35, detail=0.25, texture=0.04)
    style: Style = {"detail": 0.35, "haze": 0.3}
    scene.fill(rect(-20, 470, 190, 18, 4), "#d9b890, #b08a64", round=6, **style)
    for x, height, tone in ((30, 84, "#8fb8a0"), (92, 110, "#e0b49a")):
        jar = spline(
            [
                (x - 26, 470, 1),
                (x - 30, 470 - height * 0.5),
                (x - 18, 470 - height, 1),
                (x + 18, 470 - height, 1),
                (x + 30, 470 - height * 0.5),
                (x + 26, 470, 1),
            ]
        )
        scene.fill(jar, scene.tones(tone, 0.3, 0.25), round=20, **style)


def _sides(points: Array) -> Array:
    """Half-width vectors of a level road seen from above: wide in turns, flat on the straights."""
    tilt = 0.62
    heading = np.gradient(points, axis=0)
    ground = np.c_[heading[:, 0], heading[:, 1] / tilt]
    ground /= np.linalg.norm(ground, axis=1, keepdims=True) + 1e-9
    size = np.linspace(0.62, 1.3, len(points))[:, None]
    return np.asarray(np.c_[-ground[:, 1], ground[:, 0] * tilt] * 50 * size)


def _road(scene: Scene, points: Array) -> None:
    """The peel: pith below, rind with a dashed line on top."""
    count = len(points)
    sides = _sides(points)
    size = np.linspace(0.62, 1.3, count)
    style: Style = {"detail": 0.6, "wobble": 0.8}
    step = 5
    order = sorted(range(0, count - 2, step), key=lambda i: points[i, 1])
    whole = _strip(points, sides)
    scene.cast(whole, "#b58a60", 0.35, 14, -14, 40)
    for i in order:
        piece, side = points[i : i + step + 2], sides[i : i + step + 2]
        for drop in (0.9, 0.45):
            sunk = piece + np.array([0.0, 17 * size[i] * drop])
            pith = _strip(sunk, side)
            scene.fill(pith, "#fffaf0" if drop < 0.5 else "#ecd2a4", **style)
    for i in order:
        piece, side = points[i : i + step + 2], sides[i : i + step + 2]
        turn = points[min(i + 3, count - 1)] - points[i]
        shade = 0.5 + 0.5 * float(turn[0] / (np.hypot(*turn) + 1e-6))
        tone = mix("#f08a24", "#ffb848", shade)
        scene.fill(_strip(piece, side), tone, texture=0.12, **style)
    for share in (-0.84, 0.84):
        scene.line(list((points + sides * share)[::3]), 2.4, "#fff3d0", alpha=0.8)
    for i in range(2, count - 4, 6):
        scene.line(list(points[i : i + 3]), 3.2 * size[i], "#fffaf0", alpha=0.95, curve=False)


def _strip(piece: Array, side: Array) -> Path:
    return poly(np.vstack([piece + side, (piece - side)[::-1]]))


def _orange(scene: Scene, rng: np.random.Generator) -> None:
    x, y = FRUIT
    style: Style = {"detail": 0.5, "ink": 0.45, "wobble": 1.4}
    ball = circle(x, y, RADIUS)
    scene.cast(ball, "#c99a6a", 0.3, 30, -26, 40)
    scene.fill(ball, "#fff3d8, #f6dcae, #d9a870", angle=140, round=150, **style)
    _segments(scene, rng)
    rind = spline(
        [
            (x - 226, y + 30),
            (x - 214, y - 90),
            (x - 140, y - 186),
            (x - 20, y - 232),
            (x + 110, y - 204),
            (x + 200, y - 116),
            (x + 232, y + 10),
            (x + 206, y + 108, 1),
            (x + 150, y + 20),
            (x + 60, y - 40),
            (x - 60, y - 62),
            (x - 160, y - 34),
        ]
    )
    scene.cast(rind, "#a8601c", 0.45, 10, -4, 12)
    scene.fill(
        rind,
        "#ffc860, #f59a2c, #e0701c",
        angle=140,
        round=130,
        rim=0.5,
        flow="form",
        texture=0.1,
        **style,
    )
    with scene.clip(rind):
        for _ in range(260):
            px, py = x + rng.normal() * 120, y - 90 + rng.normal() * 80
            scene.fill(circle(px, py, rng.uniform(1.4, 3)), "#c9601c", alpha=0.4, detail=0.7)
        scene.fill(ellipse(x + 96, y - 128, 50, 26, 34), "#fff6d0", alpha=0.55, soft=12, detail=0.3)
    lip = [
        (x + 206, y + 108),
        (x + 150, y + 20),
        (x + 60, y - 40),
        (x - 60, y - 62),
        (x - 160, y - 34),
        (x - 226, y + 30),
    ]
    scene.fill(tube(lip, [13, 12, 11, 11, 10, 4]), "#fffaf0, #f6e0b4", round=8, **style)
    stalk = spline(
        [
            (x - 34, y - 222),
            (x - 16, y - 240),
            (x + 8, y - 236),
            (x + 14, y - 222),
            (x - 8, y - 214),
        ]
    )
    scene.fill(stalk, "#8fae5c, #5f7a3c", round=8, **style)


def _segments(scene: Scene, rng: np.random.Generator) -> None:
    """Bare segments below the rind: each is a storey of lit windows."""
    x, y = FRUIT
    style: Style = {"detail": 0.6, "ink": 0.4, "wobble": 1}
    edges = np.linspace(-1.02, 1.02, 8)
    for left, right in pairwise(edges):
        outline = []
        for t in np.linspace(0, 1, 12):
            level = y - 90 + t * 306
            half = np.sqrt(max(0.0, (RADIUS - 16) ** 2 - (level - y) ** 2))
            outline.append((x + np.sin(left * 1.35) * half * 0.98, level))
        for t in np.linspace(1, 0, 12):
            level = y - 90 + t * 306
            half = np.sqrt(max(0.0, (RADIUS - 16) ** 2 - (level - y) ** 2))
            outline.append((x + np.sin(right * 1.35) * half * 0.98, level))
        wedge = poly(outline)
        scene.fill(wedge, "#ffe08a, #ffb03c, #f08420", round=22, rim=0.4, **style)
        middle = float(np.sin((left + right) / 2 * 1.35))
        squeeze = float(np.cos((left + right) / 2 * 1.35))
        for row in range(4 if squeeze > 0.5 else 0):
            level = y + 8 + row * 46
            half = np.sqrt(max(0.0, (RADIUS - 16) ** 2 - (level - y) ** 2))
            width = 27 * squeeze * half / RADIUS + 3
            lit = rng.uniform() < 0.72
            window = rect(x + middle * half * 0.98 - width / 2, level, width, 25, 4)
            if lit:
                scene.glow(x + middle * half * 0.98, level + 12, 34, "#fff6c0", 0.5)
            tones = "#fffdf0, #fff0a8" if lit else "#d9701c, #b5541c"
            scene.fill(window, tones, detail=0.85, ink=0.5, ink_colour="#a8441c", wobble=0.5)


def _lamps(scene: Scene, points: Array) -> None:
    for i in (24, 37, 50, 66, 96, 110, 128):
        x, y = points[i]
        size = 0.62 + 0.63 * i / 150
        with scene.at(float(x), float(y - 24 * size), size, 2):
            scene.line("0 0, 0 -64, 8 -76, 22 -76", 3.6, "#7a4a34", curve=False)
            scene.glow(22, -70, 30, "#fff0a0", 0.7)
            scene.fill(circle(22, -70, 6.5), "#fffbe0, #ffd860", round=5, detail=0.9, ink=0.4)


def _cyclist(scene: Scene) -> None:
    """From the side, leaning into the climb; blue bicycle."""
    with scene.at(504, 828, 1.02, 6, flip=True):
        for wheel in (-34, 34):
            scene.line(ring(wheel, -24, 23, 23, 36), 4, "#1c2f80")
            scene.pen(ring(wheel, -24, 3, 3, 10), 2.4, "#1c2f80")
            for turn in np.arange(0, 3.1, 0.63):
                spoke = [
                    (wheel + np.cos(turn) * s * 21, -24 + np.sin(turn) * s * 21) for s in (-1, 1)
                ]
                scene.pen(spoke, 0.9, "#4a60c0", 0.8, curve=False)
        frame = "-34 -24, -4 -24, 22 -58, -18 -58, -34 -24, -18 -58, -4 -24, 22 -58, 34 -24"
        scene.line(frame, 4.4, "#2a48c0", curve=False)
        scene.line("22 -58, 20 -72, 30 -74", 4, "#1c2f80", curve=False)
        style: Style = {"detail": 0.85, "ink": 0.5, "wobble": 0.4}
        scene.fill(ellipse(-19, -63, 12, 4.4), "#4a2c20", round=3, **style)
        scene.fill(tube("-14 -66, 6 -46, -2 -18", [8, 7, 5], 20), "#4a5a54", round=6, **style)
        body = union(
            tube("-14 -68, -2 -92, 12 -106", [10, 11, 9], 20),
            tube("10 -102, 20 -86, 27 -76", [5, 4.4, 3.6], 16),
        )
        scene.fill(body, "#fffaf0, #d9d0b8", round=9, **style)
        scene.fill(circle(19, -118, 11), "#e3b493", round=9, **style)
        cap = spline("6 -120!, 8 -132, 22 -134, 30 -124!, 40 -121, 18 -118")
        scene.fill(cap, "#c2502c", round=6, **style)
        scarf = tube("8 -108, -10 -112, -26 -104, -40 -110", [4, 5, 4, 2], 20)
        scene.fill(scarf, "#2a48c0", round=4, **style)
        scene.fill(ellipse(1, -14, 9, 4), "#4a2c20", **style)


def _juice(scene: Scene) -> None:
    """A drop that hangs over the road like a second sun."""
    x, y = 300, 716
    scene.glow(x, y, 120, "#ffd060", 0.7)
    neck = tube([(x - 2, 646), (x, 662), (x, y - 40)], [11, 4, 3], 20)
    scene.fill(neck, "#ffd060, #f59a2c", round=4, detail=0.75, ink=0.3)
    drop = spline(
        [
            (x, y - 52, 1),
            (x + 18, y - 16),
            (x + 27, y + 10),
            (x + 16, y + 32),
            (x, y + 38),
            (x - 16, y + 32),
            (x - 27, y + 10),
            (x - 18, y - 16),
        ]
    )
    scene.fill(drop, "#fff0a0, #ffc03c, #f0861c", round=24, rim=0.7, detail=0.75, ink=0.4)
    scene.fill(ellipse(x + 9, y + 2, 6, 10, 20), "#fffdf0", alpha=0.9, soft=1, detail=0.9)
