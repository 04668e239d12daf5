"""A traffic light bears fruit, and a line of tortoises waits for the green one to ripen."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.flora import leaf
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.shells import tortoise
from namyok_art.painted.props.sky import cloud


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(69)
    scene = Scene(
        69, light=(0.65, -0.6, 0.5), light_colour="#fffbd0", shadow="#4a2f6a", haze="#ffc8d8"
    )
    scene.sky("0 #ff6aa8, 0.2 #ff8fc0, 0.38 #ffc4cc, 0.5 #fff0b0, 1 #fff0b0", warp=50, flow=3)
    cloud(scene, 150, 170, 230, "#fff6e0", seed=4, shade=0.5)
    cloud(scene, 690, 300, 200, "#fff0e0", seed=7, shade=0.5)
    _fields(scene, rng)
    _roads(scene)
    _queue(scene)
    _traffic_tree(scene, rng)
    grass(scene, 60, 340, 1136, 90, 40, "#7ab83a, #a8dc4a, #4f9a3f, #d8f07a", rng)
    grass(scene, 0, 230, 1206, 120, 90, "#7ab83a, #a8dc4a, #4f9a3f, #d8f07a", rng)
    grass(scene, 690, 800, 1206, 60, 90, "#7ab83a, #a8dc4a, #4f9a3f, #d8f07a", rng)
    return gouache(
        scene,
        palette=(
            "#ff6aa8, #ffc4cc, #fff0b0, #c8ec5a, #a0d848, #5fa83f, #8a78b0, #5a4a80, #e0302c, "
            "#ffb03a, #fffaf0, #3a3048"
        ),
        pull=0.14,
    )


def _fields(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene,
        "0 560, 200 540, 430 556, 640 536, 800 552",
        "#e8f48a, #c8ec5a",
        haze=0.2,
        detail=0.2,
        flow=3,
    )
    hill(
        scene,
        "0 600, 300 590, 560 598, 800 588",
        "#d0f060, #a0d848, #6fb83f",
        round=40,
        shade=0.4,
        detail=0.2,
        flow=4,
    )
    for _ in range(140):
        y = 620 + 560 * rng.uniform() ** 1.3
        x = rng.uniform(0, 800)
        near = (y - 600) / 600
        tuft = [(x, y), (x + 3 * near, y - 8 - 16 * near)]
        scene.line(
            tuft, 1.6 + 2.4 * near, "#6fb83f" if rng.uniform() < 0.6 else "#f4ffb0", alpha=0.6
        )


def _roads(scene: Scene) -> None:
    """The near road crosses; the far one goes to the horizon."""
    far = poly("420 590, 450 590, 700 1000, 250 1000")
    scene.fill(far, "#b8a4d0, #8a78b0", detail=0.3, flow=90, texture=0.08)
    across = poly("-20 990, 820 964, 820 1120, -20 1160")
    scene.fill(across, "#9a88bc, #75649c", detail=0.3, flow=-2, texture=0.08)
    scene.fill(poly("262 968, 694 956, 706 990, 252 1004"), "#fffaf0", detail=0.6)
    for k in range(5):
        x = -10 + k * 190
        dash = poly([(x, 1074), (x + 90, 1070), (x + 92, 1084), (x, 1088)])
        scene.fill(dash, "#fff6d8", alpha=0.9, detail=0.6)


def _queue(scene: Scene) -> None:
    """Patience all the way to the horizon."""
    tones: tuple[Colour, ...] = ("#8a9a4a", "#c46a4a", "#5f9090", "#a87a9a", "#d0903c")
    depths = [0.02, 0.05, 0.085, 0.13, 0.185, 0.26, 0.36, 0.5, 0.69, 0.94]
    for i, depth in enumerate(depths):
        y = 596 + 372 * depth
        x = 436 + 40 * depth
        size = 0.05 + 1.02 * depth
        scene.cast(ellipse(x - 20 * size, y, 118 * size, 16 * size), "#4a2f6a", 0.55, 6 * size + 1)
        tortoise(scene, x, y, size, tones[i % 5], haze=0.25 * (1 - depth))


def _traffic_tree(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 1}
    mound = spline("10 1210!, 40 1120, 120 1088, 260 1086, 350 1130, 380 1210!")
    scene.fill(mound, "#c8ec5a, #8acc44, #5fa83f", round=30, detail=0.25, texture=0.12)
    scene.cast(tube("196 1110, 60 1150", [22, 16]), "#4a2f6a", 0.55, 8)
    trunk = tube("196 1124, 192 940, 200 760, 196 600", [30, 20, 17, 19])
    roots = union(
        tube("190 1080, 160 1116, 118 1124", [16, 12, 4]),
        tube("204 1080, 236 1112, 272 1120", [16, 12, 4]),
    )
    scene.fill(
        union(trunk, roots), "#9a8a9c, #6a5a78, #4a3a5a", angle=180, round=20, flow=90, **style
    )
    for points in ("190 1040, 186 960", "202 900, 204 800", "192 760, 194 680"):
        scene.line(points, 2.4, "#3a2a48", alpha=0.6)
    for points in ("200 800, 262 760, 300 716", "196 720, 140 690, 104 640"):
        scene.fill(tube(points, [10, 7, 3]), "#8a7a8c, #5a4a68", round=7, **style)
    box = rect(96, 120, 208, 520, 56)
    scene.cast(box, "#4a2f6a", 0.4, 14, -26, 18)
    scene.fill(box, "#6a5a80, #4a3c60, #342a48", round=46, rim=0.5, **style)
    for y in (214, 380, 546):
        scene.fill(circle(200, y, 72), "#2a2038, #1c1428", round=12, **style)
        hood = minus(circle(200, y - 6, 84), circle(200, y + 16, 82))
        scene.fill(hood, "#7a6a90, #4a3c60", round=8, **style)
    _apple(scene, 200, 220)
    _pear(scene, 200, 384)
    _quince(scene, 200, 552)
    for x, y, length, turn in (
        (240, 772, 80, -20),
        (268, 752, 70, 40),
        (300, 716, 78, -60),
        (150, 700, 74, 200),
        (124, 672, 70, 150),
        (104, 640, 76, 250),
        (200, 120, 92, -50),
        (196, 122, 84, -128),
        (300, 720, 60, 10),
    ):
        leaf(scene, x, y, length, mix("#6fc03f", "#a8e04a", rng.uniform()), turn)


def _shine(scene: Scene, x: float, y: float) -> None:
    scene.fill(ellipse(x, y, 11, 17, 30), "#fffaf0", alpha=0.75, soft=2, detail=0.8)


def _apple(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    with scene.at(x, y):
        scene.glow(0, 0, 110, "#ff4a3a", 0.45)
        apple = spline(
            "0 -40, 26 -54, 56 -36, 60 4, 40 44, 14 56, 0 50, -14 56, -40 44, -60 4, "
            "-56 -36, -26 -54"
        )
        bite = union(circle(64, -6, 22), circle(54, 22, 17), circle(60, -34, 14))
        scene.fill(minus(apple, bite), "#ff6a5a, #e0302c, #8f1a2a", round=44, **style)
        flesh = minus(
            union(circle(52, -2, 20), circle(46, 18, 14)),
            union(circle(66, -6, 21), circle(57, 24, 16)),
        )
        scene.fill(flesh, "#fff6d8", detail=0.85)
        scene.line("0 -42, 4 -56, 12 -66", 5, "#6a4030")
        _shine(scene, -30, -18)


def _pear(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    with scene.at(x, y):
        scene.glow(0, 0, 100, "#ffb03a", 0.35)
        pear = spline(
            "0 -58, 18 -50, 24 -22, 44 8, 46 38, 24 58, 0 60, -24 58, -46 38, -44 8, "
            "-24 -22, -18 -50"
        )
        scene.fill(pear, "#ffe07a, #ffb03a, #c8782c", round=38, **style)
        scene.line("0 -56, 2 -68, 10 -74", 5, "#6a4030")
        for dx, dy in ((12, 20), (22, 34), (6, 40), (-8, 28), (18, 4)):
            scene.fill(circle(dx, dy, 2), "#b5702c", detail=0.9)
        _shine(scene, -20, 14)


def _quince(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    with scene.at(x, y):
        quince = spline("0 -34, 18 -40, 34 -22, 38 6, 24 32, 0 40, -24 32, -38 6, -34 -22, -18 -40")
        scene.fill(quince, "#b8e05a, #7fb83a, #4a7a34", round=30, **style)
        scene.line("0 -34, -2 -46, 4 -52", 5, "#6a4030")
        scene.fill(spline("-8 36!, 0 30, 8 36!, 4 44, -4 44"), "#5a6a34", **style)
        _shine(scene, -16, -8)
