"""A winding queue leads to a kiosk that hands out clouds on strings."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    along,
    ellipse,
    mix,
    palettes,
    plain,
    poly,
    rect,
    sample,
    spline,
    watercolour,
)
from namyok_art.painted.props.animals import dog_from_behind
from namyok_art.painted.props.land import hill, leafy_tree
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sky import cloud

ROAD = "400 606, 470 640, 590 668, 610 722, 470 776, 270 820, 190 900, 300 1000, 520 1070, 640 1200"
COATS = "#7f9fc0, #d99a8a, #8fa88a, #b59ac0, #c9b07a, #6f8a9a, #c9848a, #9a8f84"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(9)
    scene = Scene(
        9, light=(-0.4, -0.75, 0.5), light_colour="#fffaf0", shadow="#6a6a88", haze="#eef0ec"
    )
    scene.sky("0 #b9cfe0, 0.25 #d6e0e6, 0.42 #f6e6d6, 0.52 #f9dcc4, 1 #e6ded0", warp=70)
    hill(scene, "0 560, 200 540, 460 556, 800 536", "#dcdcd0, #cfd6c4", haze=0.4, detail=0.1)
    for x, size in ((60, 90), (130, 70), (680, 100), (748, 80)):
        leafy_tree(scene, x, 584, size, "#b5c9a8", seed=x, haze=0.35)
    hill(scene, "0 596, 260 586, 560 596, 800 580", "#f0e6d2, #e3dcca, #d0cec4", detail=0.15)
    road = sample(ROAD, 60)
    for i in range(len(road) - 1):
        near = (road[i, 1] - 606) / 600
        width = 18 + 130 * near
        place = (float(road[i, 0]), float(road[i, 1]))
        scene.fill(ellipse(*place, width, width * 0.28), "#fdf6e6", alpha=0.55, soft=5, detail=0.1)
    _kiosk(scene)
    _queue(scene, rng)
    _leaving(scene)
    return watercolour(
        scene,
        palette=palettes.PASTEL,
        pull=0.12,
    )


def _kiosk(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.6, "ink_colour": "#5f6a80"}
    with scene.at(380, 604, 1.18):
        scene.cast(ellipse(0, 2, 110, 12), strength=0.4, soft=8)
        scene.fill(rect(-84, -130, 168, 130, 3), "#f6efe0, #d9cfc4", round=10, **style)
        scene.fill(rect(-62, -104, 124, 50, 4), "#5f6a80, #8f9fb0", **style)
        scene.fill(rect(-72, -54, 144, 10, 3), "#c9b8a4", round=4, **style)
        for x in range(-70, 84, 28):
            scene.line([(x, -40), (x, -4)], 2.4, "#c9bfb0", curve=False)
        for k in range(8):
            left = -104 + k * 26
            strip = spline(
                [
                    (left, -152, 1),
                    (left + 26, -152, 1),
                    (left + 28, -112),
                    (left + 13, -100),
                    (left - 2, -112),
                ]
            )
            scene.fill(strip, "#f9c8b8" if k % 2 else "#fffaf0", round=5, **style)
        scene.fill(poly("-104 -152, 104 -152, 78 -182, -78 -182"), "#f3b8a8, #e09a8c", **style)
        figure(scene, 0, -50, 62, coat="#b59ac0", hair="#8a7a70", hat="cap", hat_colour="#fffaf0")
        scene.fill(rect(-72, -56, 144, 12, 3), "#d9c8b4", round=4, **style)
    for x, y, width, tone in (
        (300, 300, 110, "#f6d0d0"),
        (380, 246, 130, "#ffffff"),
        (468, 296, 110, "#f6e3b0"),
        (340, 206, 90, "#e3e9f0"),
        (440, 196, 84, "#f6d8c8"),
    ):
        scene.pen([(x, y + 6), ((x + 380) / 2, 380), (382, 452)], 1.6, "#8a8f9a", 0.9)
        cloud(scene, x, y, width, tone, seed=int(x), flat=0.5, shade=0.6, soft=1.5)


def _queue(scene: Scene, rng: np.random.Generator) -> None:
    coats = plain(COATS)
    waiting = []
    places = along(ROAD, 5)
    distance = 16.0
    while distance < len(places) * 5 - 130:
        x, y, _ = places[int(distance / 5)]
        near = (y - 606) / 600
        waiting.append((x, y, 34 + 190 * near**1.1))
        distance += 15 + 76 * near**1.05
    for i, (x, y, height) in enumerate(waiting):
        scene.cast(ellipse(x + 4, y, height * 0.2, height * 0.04), strength=0.3, soft=3)
        tone = mix(coats[int(rng.integers(len(coats)))], scene.haze, 0.35 * (1 - height / 200))
        hat = (None, "cap", "bun", None, "hood", "fur")[i % 6]
        cut = ("coat", "dress", "coat", "overalls")[int(rng.integers(4))]
        legs = "#6a6f80"
        figure(scene, x, y, height, coat=tone, legs=legs, hat=hat, cut=cut, hair="#6a564c")


def _private_cloud(
    scene: Scene, x: float, y: float, height: float, width: float, tone: Colour, seed: int
) -> None:
    top = y - height * 1.75
    scene.pen([(x + height * 0.2, y - height * 0.5), (x + 8, top + 30), (x, top)], 1.8, "#7a8090")
    cloud(scene, x, top, width, tone, seed=seed, flat=0.5, shade=0.7, soft=1.5)


def _leaving(scene: Scene) -> None:
    """Each under a cloud of their own; one of them rains."""
    for x, y, height, tone, coat in (
        (716, 700, 74, "#f6d0d0", "#8fa88a"),
        (92, 760, 84, "#f6e3b0", "#b59ac0"),
        (724, 880, 122, "#ffffff", "#d99a8a"),
    ):
        scene.cast(ellipse(x + 4, y, height * 0.22, height * 0.05), strength=0.3, soft=3)
        figure(scene, x, y, height, coat=coat, legs="#6a6f80", arm=(20, -50), walk=4)
        _private_cloud(scene, x, y, height, height * 1.35, tone, int(x))
    x, y, height = 124, 1140, 186
    for i in range(64):
        left = x - 86 + (i * 37) % 176
        drop = y - height * 1.35 + (i * 53) % 240
        scene.pen([(left, drop), (left - 6, drop + 26)], 2.6, "#4f6a94", 0.9, curve=False)
    puddle = ellipse(x + 20, y + 6, 150, 24)
    scene.fill(puddle, "#b9cadc, #98aec8", alpha=0.8, soft=3, detail=0.4, edge=0.3)
    figure(
        scene,
        x,
        y,
        height,
        coat="#f6c828",
        legs="#4f5a70",
        hat="hood",
        hat_colour="#f9d548",
        cut="dress",
        hair="#5a4438",
    )
    dog_from_behind(scene, x + 100, y + 6, 0.62, "#b58a62")
    cloud(scene, x, y - height * 1.45, 206, "#8f9ab0", seed=8, flat=0.55, shade=0.9, soft=1.5)
    for px, py in ((90, 1130), (206, 1146), (262, 1140)):
        scene.line([(px - 14, py), (px, py - 3), (px + 14, py)], 2, "#ffffff", alpha=0.8)
