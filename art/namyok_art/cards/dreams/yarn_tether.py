"""A red thread runs from a log porch adrift in space to an astronaut who is half knitted."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    rect,
    ring,
    sample,
    spline,
    star,
)
from namyok_art.painted.props.cosmos import astronaut
from namyok_art.painted.props.yarn import yarn_ball

THREAD = (
    "236 852, 222 800, 262 752, 350 770, 420 750, 400 670, 480 620, 560 640, 590 560, 540 470, "
    "560 390, 590 330"
)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        26, light=(-0.6, 0.5, 0.55), light_colour="#ffd89a", shadow="#1a1230", haze="#4a3a6a"
    )
    scene.sky("0 #120e28, 0.3 #241a44, 0.6 #3a2450, 1 #1a1430", warp=160, flow=-40)
    _nebula(scene)
    _stars(scene)
    _ringed_world(scene)
    _island(scene)
    _house(scene)
    _porch(scene)
    scene.pen(THREAD, 4.2, "#e03a34", 1)
    with scene.at(600, 290, 1.5, 24):
        astronaut(scene)
    return gouache(
        scene,
        palette=(
            "#120e28, #241a44, #3a2450, #6a4a7a, #1f4a5a, #7a4a30, #b5783c, #ffd27a, #e03a34, "
            "#e6e4ee, #a8a4b8, #fff6e0"
        ),
        pull=0.16,
    )


def _nebula(scene: Scene) -> None:
    for x, y, radius, tone, strength in (
        (620, 330, 330, "#2f7482", 0.5),
        (720, 140, 220, "#3f8a8a", 0.35),
        (330, 560, 300, "#8a3f6a", 0.32),
        (140, 260, 220, "#5a3a8a", 0.35),
        (560, 860, 260, "#5a3470", 0.35),
    ):
        scene.glow(x, y, radius, tone, strength)


def _stars(scene: Scene) -> None:
    for _ in range(230):
        x, y = scene.rng.uniform(0, 800), scene.rng.uniform(0, 1200)
        radius = 0.8 + 2.4 * scene.rng.uniform() ** 5
        tone = "#ffe9c4" if scene.rng.uniform() < 0.3 else "#eef0ff"
        scene.fill(circle(x, y, radius), tone, texture=0, wobble=0, detail=1)
    for x, y, size in ((400, 150, 13), (700, 560, 15), (330, 400, 10), (640, 930, 12)):
        scene.glow(x, y, size * 2.6, "#cfd8ff", 0.4)
        scene.fill(star(x, y, size, size * 0.22, 4), "#fbfbff", texture=0, wobble=0, detail=1)


def _ringed_world(scene: Scene) -> None:
    with scene.at(150, 190, 1, -18):
        scene.line(ring(0, 0, 104, 24, 50)[25:], 7, "#c9a4a0", alpha=0.7)
        scene.fill(circle(0, 0, 56), "#d9a48a, #a8647a, #5a3460", round=54, detail=0.4, flow=0)
        with scene.clip(circle(0, 0, 56)):
            for y in (-24, 0, 22):
                scene.line([(-60, y), (0, y + 8), (60, y)], 9, "#e8c0a0", alpha=0.3, soft=3)
        scene.line(ring(0, 0, 104, 24, 50)[:26], 7, "#f0d0b8", alpha=0.9)


def _island(scene: Scene) -> None:
    """A torn-out clod of earth with roots."""
    clod = spline(
        "-40 985!, 120 968, 300 976, 430 1000, 462 1020!, 430 1060, 360 1080, 330 1130, 270 1120, "
        "230 1170, 160 1150, 120 1196, 40 1180, -40 1230!"
    )
    scene.fill(clod, "#6a4a3a, #4a3034, #241830", round=60, texture=0.2, detail=0.4, rim=0.4)
    for points in (
        "330 1120, 344 1150, 336 1178",
        "240 1160, 250 1186, 244 1210",
        "400 1068, 420 1096, 414 1122",
    ):
        scene.line(points, 4, "#5a3a34")
    turf = spline(
        "-40 968!, 160 950, 330 962, 456 1002, 468 1024!, 400 1012, 300 996, 120 988, -40 1000!"
    )
    scene.fill(turf, "#8a8a4a, #4f5a3c", round=10, detail=0.5, texture=0.2, rim=0.6)
    rng = np.random.default_rng(5)
    for _ in range(60):
        x = rng.uniform(20, 450)
        y = np.interp(x, [0, 160, 330, 460], [966, 952, 964, 1010])
        scene.line([(x, y + 4), (x + rng.normal() * 5, y - rng.uniform(8, 20))], 2, "#9a9a54")


def _log(scene: Scene, x: float, y: float, width: float, half: float) -> None:
    wood = "#c98f56, #8a5634, #4a2c2c"
    path = rect(x, y - half, width, half * 2, half)
    scene.fill(path, wood, round=half, detail=0.55, ink=0.5, flow=0, texture=0.14)


def _house(scene: Scene) -> None:
    """The corner of a log house cut by the edge of the card, its door ajar."""
    for i in range(11):
        _log(scene, -60, 948 - i * 36, 246 + (10 if i % 2 else 0), 19)
    for i in range(11):
        y = 948 - i * 36
        scene.fill(
            circle(188 + (6 if i % 2 else 0), y, 18),
            "#e8bc84, #a8703f",
            round=8,
            detail=0.7,
            ink=0.6,
        )
        for radius in (6, 12):
            scene.line(ring(188 + (6 if i % 2 else 0), y, radius, radius, 16), 1.4, "#7a4a2c")
    roof = poly("-60 440, 60 400, 262 556, 248 586, -60 560")
    scene.cast(roof, "#1a1018", 0.6, 10, 0, 24)
    scene.fill(roof, "#7a5a48, #4a3038", round=10, detail=0.5, ink=0.5, flow=35, texture=0.16)
    for i in range(7):
        scene.line(
            [(-30 + i * 44, 440 + i * 18), (-46 + i * 42, 566 + i * 2)], 3, "#2f1c24", alpha=0.6
        )
    lace = [(60, 404), (262, 560)]
    scene.line(lace, 15, "#e8d4b0", curve=False)
    for x, y in sample(lace, 12):
        scene.fill(circle(x - 3, y + 12, 8), "#e8d4b0", round=4, detail=0.8, ink=0.4)
        scene.fill(circle(x - 3, y + 12, 3), "#5a3a34", detail=0.9)
    _door(scene)


def _door(scene: Scene) -> None:
    scene.glow(92, 800, 260, "#ffb04a", 0.6)
    opening = rect(38, 650, 108, 284)
    frame = rect(26, 636, 132, 300)
    scene.fill(frame, "#e0b480, #9a683c", round=8, detail=0.6, ink=0.5)
    scene.fill(opening, "#fff3c4, #ffd070, #f0a040", detail=0.4)
    leaf = poly("38 648, 84 668, 84 936, 38 934")
    scene.fill(leaf, "#8a5a3a, #5a3428", detail=0.6, ink=0.6, round=4, flow=90)
    scene.line("60 672, 60 930", 2.4, "#3a2020", curve=False, alpha=0.7)
    scene.fill(circle(76, 806, 5), "#f6d07a", detail=1)


def _porch(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5, "texture": 0.12}
    scene.beam("60 936, 146 936, 460 1010, 200 1030", "#ffb860", 0.35, 16)
    for y, right in ((938, 366), (964, 396), (992, 428)):
        step = poly([(-30, y), (right - 16, y), (right, y + 10), (-30, y + 10)])
        riser = poly([(-30, y + 10), (right, y + 10), (right, y + 28), (-30, y + 28)])
        scene.fill(step, "#e8b878, #b5803f", flow=0, **style)
        scene.fill(riser, "#8a5a3a, #5a3830", flow=0, **style)
    for x, foot in ((326, 942),):
        scene.fill(rect(x - 9, foot - 62, 18, 64, 4), "#d9a468, #7a4c30", round=9, **style)
    scene.fill(rect(286, 876, 74, 13, 5), "#e0b076, #8a5634", round=7, **style)
    # The milk in the saucer has frozen into a small moon.
    scene.glow(326, 838, 90, "#cfe0f4", 0.5)
    scene.fill(ellipse(326, 872, 42, 9), "#e6ecf6, #8f9cb8", round=4, **style)
    scene.fill(circle(326, 840, 30), "#fffdf4, #e6e8f0, #b0b8d0", round=20, shade=0.6, detail=0.9)
    for x, y, radius in ((316, 832, 8), (338, 846, 6), (330, 824, 4), (320, 852, 4)):
        scene.fill(circle(x, y, radius), "#a8b4cc", alpha=0.8, detail=0.9)
    _basket(scene)


def _basket(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    with scene.at(232, 938, 1.0):
        scene.cast(ellipse(0, 2, 60, 9), "#2a1418", 0.6, 5)
        yarn_ball(scene, -24, -62, 27, "#4f9a94", seed=2)
        yarn_ball(scene, 26, -58, 23, "#e8c070", seed=3)
        yarn_ball(scene, 4, -72, 34, "#d8342f", seed=4)
        bowl = spline("-60 -50!, 60 -50!, 50 -6, 40 2!, -40 2!, -50 -6")
        scene.fill(bowl, "#e0b070, #a8743c, #6a4228", round=26, **style)
        with scene.clip(bowl):
            for row in range(4):
                for column in range(9):
                    x = -62 + column * 15 + (7 if row % 2 else 0)
                    strand = [
                        (x, -42 + row * 12),
                        (x + 7, -46 + row * 12),
                        (x + 14, -42 + row * 12),
                    ]
                    scene.line(strand, 3.2, "#f3d096" if row % 2 else "#7a4c28")
        scene.line("-62 -50, 0 -46, 62 -50", 8, "#d09a58")
