"""In a sliced-open tower every landing has its own season, and the lift stands between floors."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    plain,
    poly,
    rect,
    spline,
    tube,
)
from namyok_art.painted.props.land import fir, grass, leafy_tree
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sky import cloud, sun

LEFT, RIGHT = 96, 704
SHAFT = (326, 474)
FLOORS = (92, 352, 612, 872)
HEIGHT = 260


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(10)
    scene = Scene(
        10, light=(-0.75, -0.5, 0.5), light_colour="#fffaf0", shadow="#4f5a68", haze="#eef4f0"
    )
    scene.sky("0 #cfe6e4, 0.4 #e6f0ea, 0.8 #f6efe2, 1 #e3dccb", warp=60, flow=0)
    cloud(scene, 70, 180, 170, "#ffffff", seed=3, alpha=0.9, shade=0.4)
    cloud(scene, 760, 380, 170, "#ffffff", seed=5, alpha=0.9, shade=0.4)
    _tower(scene)
    seasons: tuple[Callable[[Scene, np.random.Generator], None], ...] = (
        _winter,
        _spring,
        _summer,
        _autumn,
    )
    for top, season in zip(FLOORS, seasons, strict=True):
        room = rect(LEFT + 14, top, RIGHT - LEFT - 28, HEIGHT - 20)
        with scene.clip(room), scene.at(0, top):
            season(scene, rng)
            shade = rect(LEFT, -4, RIGHT - LEFT, 26)
            scene.fill(shade, "#4f5a68", alpha=0.3, soft=8, mode="mul")
    _slabs(scene)
    _shaft(scene, rng)
    _cabin(scene)
    for x in (40, 758):
        leafy_tree(scene, x, 1176, 150, "#9cc2a0", seed=x)
    grass(scene, 0, 800, 1196, 120, 40, "#8fb88a, #b9d0a0, #6f9f78", rng)
    return gouache(
        scene,
        palette=(
            "#cfe6e4, #f6efe2, #b9d8e6, #eaf4f8, #f6c8cc, #e6a0a8, #f0d27a, #d9a84a, #e0824a, "
            "#b5683f, #8fb88a, #9aa4a8, #1f9a6a"
        ),
        pull=0.15,
    )


def _tower(scene: Scene) -> None:
    wall = rect(LEFT, 70, RIGHT - LEFT, 1080, 4)
    scene.cast(wall, strength=0.35, soft=20, dx=26, dy=10)
    scene.fill(wall, "#efe6d8, #cfc4b4", angle=0, round=8, detail=0.4, ink=0.5)
    roof = poly([(LEFT - 20, 74), (RIGHT + 20, 74), (RIGHT - 20, 40), (LEFT + 20, 40)])
    scene.fill(roof, "#d98a80, #b0665f", detail=0.5, ink=0.5, flow=0)
    scene.line("610 40, 610 -10", 4, "#6f7a80", curve=False)
    scene.line("584 4, 636 4", 3, "#6f7a80", curve=False)
    hut = rect(340, 14, 120, 32, 3)
    scene.fill(hut, "#e6dccb, #b9ae9c", detail=0.5, ink=0.5)


def _slabs(scene: Scene) -> None:
    """Floors, with one door frame each side of the shaft."""
    style: Style = {"detail": 0.55, "ink": 0.5}
    for top in (*FLOORS, FLOORS[-1] + HEIGHT):
        slab = rect(LEFT, top - 22, RIGHT - LEFT, 24, 2)
        scene.fill(slab, "#f6f0e4, #c9beae", round=6, flow=0, **style)
    for x in (LEFT, RIGHT - 16):
        scene.fill(rect(x, 70, 16, 1080), "#f3ebdc, #c2b6a4", angle=0, round=6, flow=90, **style)


def _winter(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(rect(90, -10, 620, 260), "#a9c8dc, #d6e6ee, #f4f8fa", detail=0.3)
    for x in (136, 176, 214, 610, 656):
        fir(scene, x, 222, rng.uniform(90, 150), "#6f98a8")
    drift = spline("80 200, 180 188, 280 206, 400 196, 540 184, 720 204, 720 260, 80 260")
    scene.fill(drift, "#ffffff, #cfe0ea", round=24, detail=0.4)
    for x in range(118, 700, 22):
        length = 16 + 26 * abs(np.sin(x * 1.7))
        icicle = spline([(x - 6, 0, 1), (x + 6, 0, 1), (x, length, 1)])
        scene.fill(icicle, "#eaf6fa, #b9dcec", round=4, detail=0.6, ink=0.3)
    specks(scene, 60, (110, 690), (20, 200), (2, 4.4), "#ffffff", rng, (0.7, 1))


def _spring(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(rect(90, -10, 620, 260), "#dff0e0, #eef6e2, #f9ecec", detail=0.3)
    for x, height in ((190, 220), (610, 206)):
        leafy_tree(scene, x, 236, height, "#f3b8c0", "#8a6a5c", seed=x)
    moss = spline("80 224, 240 210, 400 226, 560 212, 720 224, 720 260, 80 260")
    scene.fill(moss, "#b9dc98, #8fc27a", round=16, detail=0.4)
    for _ in range(60):
        petal = ellipse(rng.uniform(110, 690), rng.uniform(20, 236), 6, 3, rng.uniform(0, 180))
        scene.fill(petal, mix("#f9d0d4", "#f09aa8", rng.uniform()), detail=0.8)


def _summer(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(rect(90, -10, 620, 260), "#9cd0e8, #d6ecdc, #fbeeb8", detail=0.3)
    sun(scene, 216, 66, 34, "#fff3b0", 0.5)
    field = spline("80 150, 240 140, 400 152, 560 140, 720 150, 720 260, 80 260")
    scene.fill(field, "#f3da84, #d9ac4a", detail=0.3, flow=90)
    for _ in range(170):
        x, y = rng.uniform(104, 696), rng.uniform(190, 250)
        sway = rng.normal() * 8
        scene.fill(tube([(x, y), (x + sway, y - 62)], [2, 1.4], 6), "#c9983c", detail=0.5)
        ear = ellipse(x + sway, y - 66, 4, 13, sway)
        scene.fill(ear, mix("#f9e29a", "#d9a43c", rng.uniform()), detail=0.6)
    for _ in range(14):
        poppy = circle(rng.uniform(110, 690), rng.uniform(170, 236), 7)
        scene.fill(poppy, "#e0503c", detail=0.8, round=4)


def _autumn(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(rect(90, -10, 620, 260), "#c9ccc4, #e0d4bc, #f0d8a8", detail=0.3)
    leafy_tree(scene, 176, 238, 216, "#e0824a", "#6a4a3c", seed=4)
    leafy_tree(scene, 640, 238, 190, "#d9a03c", "#6a4a3c", seed=8)
    ground = spline("80 226, 260 214, 420 230, 580 216, 720 228, 720 260, 80 260")
    scene.fill(ground, "#d99a54, #b5683f", round=14, detail=0.35)
    tones = plain("#e0824a, #d9a03c, #c2543c, #f0c868")
    for _ in range(80):
        x, y = rng.uniform(110, 690), 20 + 225 * rng.uniform() ** 0.6
        leaf = ellipse(x, y, 8, 4, rng.uniform(0, 180))
        scene.fill(leaf, tones[int(rng.integers(4))], detail=0.8)
    for _ in range(30):
        x, y = rng.uniform(110, 690), rng.uniform(0, 180)
        scene.pen([(x, y), (x - 6, y + 24)], 1.5, "#7f94a0", 0.6, curve=False)


def _shaft(scene: Scene, rng: np.random.Generator) -> None:
    left, right = SHAFT
    shaft = rect(left, 74, right - left, 1076)
    scene.fill(shaft, "#8a8f92, #6a7076", detail=0.4, ink=0.5)
    with scene.clip(shaft):
        for row in range(38):
            for column in range(-1, 4):
                x = left + column * 44 + row % 2 * 22
                tone = mix("#c98f78", "#a8705f", rng.uniform())
                brick = rect(x + 2, 74 + row * 29, 40, 25, 3)
                scene.fill(brick, tone, round=4, shade=0.6, detail=0.4)
        scene.fill(rect(left, 60, 26, 1100), "#3a3f48", alpha=0.5, soft=14, mode="mul")
    for x in (left + 10, right - 10):
        scene.line([(x, 74), (x, 1150)], 6, "#5a6068", curve=False)
    for x in (388, 400, 412):
        scene.pen([(x, 40), (x, 716)], 3, "#33383e", curve=False)
    style: Style = {"detail": 0.7, "ink": 0.5}
    for top in FLOORS:
        for x, button in ((left - 14, left - 34), (right, right + 34)):
            scene.fill(rect(x, top + 36, 14, HEIGHT - 58), "#e6dccb, #b0a694", round=4, **style)
            scene.fill(circle(button, top + 140, 9), "#f3ebdc", round=4, **style)
            scene.fill(circle(button, top + 140, 5), "#1f9a6a", detail=0.9)


def _cabin(scene: Scene) -> None:
    """Stopped between summer and autumn; the only passenger is a sprout."""
    style: Style = {"detail": 0.65, "ink": 0.6}
    left, right = SHAFT
    top, bottom = 724, 930
    scene.glow(400, 820, 130, "#fff3c0", 0.6)
    box = rect(left + 8, top, right - left - 16, bottom - top, 5)
    scene.fill(box, "#f3e6c8, #d9bc8c", round=8, **style)
    scene.fill(
        rect(left + 24, top + 22, right - left - 48, bottom - top - 40, 3),
        "#fff6dc, #f0d9a8",
        **style,
    )
    back = rect(left + 34, top + 34, right - left - 68, 118, 2)
    scene.fill(back, "#c98f78, #b07a66", **style)
    for row in range(4):
        scene.line(
            [(left + 34, top + 52 + row * 30), (right - 34, top + 52 + row * 30)],
            2,
            "#8a5848",
            curve=False,
        )
    for x in (left + 12, right - 26):
        scene.fill(
            rect(x, top + 18, 14, bottom - top - 34), "#b9c4c8, #7f8c94", angle=0, round=5, **style
        )
    scene.fill(rect(382, top - 16, 36, 18, 3), "#5a6068, #3a4048", round=4, **style)
    scene.fill(ellipse(400, top + 26, 22, 6), "#fffbe6", detail=0.9)
    scene.cast(ellipse(400, bottom - 22, 34, 6), strength=0.5, soft=4)
    pot = poly("374 866, 426 866, 418 908, 382 908")
    scene.fill(pot, "#e08a5c, #a85638", round=10, **style)
    scene.fill(rect(370, 858, 60, 12, 4), "#e89a6c, #b5623f", round=4, **style)
    scene.fill(tube("400 860, 398 832, 402 806", [4, 3.4, 2.6]), "#4fae5a", detail=0.8)
    for flip in (False, True):
        with scene.at(401, 812, 1, -18, flip):
            leaf = spline("0 0!, 12 -22, 38 -26, 44 -10!, 24 4")
            scene.fill(leaf, "#a8e07a, #4fae4a, #1f8a4a", round=9, **style)
