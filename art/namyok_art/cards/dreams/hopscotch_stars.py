"""Chalk hopscotch squares lift off the asphalt one by one and climb into the dusk."""

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
    spline,
    star,
    tube,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.buildings import facade
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.laundry import washing_line
from namyok_art.painted.props.objects import specks

STONE = "#2fd0c0"
CHALK = "#fff6ea"
SLABS = (
    (394, 1086, 1.12, 0, "sun"),
    (404, 966, 0.94, -1, "spiral"),
    (302, 878, 0.74, -3, "flower"),
    (496, 866, 0.74, 4, "fish"),
    (424, 772, 0.66, -5, "house"),
    (428, 682, 0.54, 5, "spiral"),
    (564, 664, 0.54, -4, "sun"),
    (536, 570, 0.5, 8, "flower"),
    (448, 506, 0.42, -6, "fish"),
    (344, 484, 0.42, 5, "heart"),
    (330, 398, 0.4, -8, "house"),
    (290, 326, 0.33, 6, "sun"),
    (356, 298, 0.33, -5, "spiral"),
    (376, 234, 0.3, 4, "flower"),
)
LAST = (430, 168, 0.3)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(8)
    scene = Scene(
        8, light=(0.25, 0.35, 0.7), light_colour="#ffd9b0", shadow="#3a2f5a", haze="#f3b8a0"
    )
    scene.sky(
        "0 #4a4f8c, 0.18 #6f6aa4, 0.36 #b58fb4, 0.52 #f0a890, 0.66 #ffd0a0, 1 #ffe0b0",
        warp=60,
        flow=8,
    )
    scene.stars(34, 330, "#fff6e0", 0.8, 2.2)
    scene.glow(430, 800, 330, "#ffe2a8", 0.7)
    for x, y, half in ((150, 300, 150), (640, 380, 170), (600, 250, 110), (260, 560, 130)):
        band = tube([(x - half, y), (x, y - 7), (x + half, y + 3)], [1, 9, 1])
        scene.fill(band, "#f9c4b0, #b58fb4", alpha=0.7, soft=3, detail=0.1, flow=4)
    _far_town(scene, rng)
    _blocks(scene)
    _yard(scene, rng)
    washing = (
        (0.1, "shirt", "#f3e6dc"),
        (0.2, "sock", "#e8806a"),
        (0.25, "sock", "#f0c46a"),
        (0.36, "trousers", "#6f7fb0"),
    )
    washing_line(scene, "200 590, 330 628, 470 630, 600 596", washing, size=0.68)
    _steps(scene, rng)
    _sandals(scene)
    gliding_bird(scene, 660, 210, 0.5, "#4a3f6a", 0.7)
    gliding_bird(scene, 716, 176, 0.4, "#4a3f6a", 0.4)
    return gouache(
        scene,
        palette=(
            "#4a4f8c, #6f6aa4, #b58fb4, #f0a890, #ffd0a0, #fff6ea, #5a4f74, #7f7296, #3a2f5a, "
            "#2fd0c0, #c2543c, #e8b84a"
        ),
        pull=0.18,
    )


def _far_town(scene: Scene, rng: np.random.Generator) -> None:
    hill(scene, "0 800, 300 786, 520 796, 800 780", "#d98f90, #b5788c", haze=0.35)
    x = 190.0
    while x < 620:
        width, height = rng.uniform(26, 54), rng.uniform(30, 96)
        block = rect(x, 812 - height, width, height + 20)
        scene.fill(block, "#c9848c, #a8708c", haze=0.3, detail=0.5)
        for _ in range(3):
            pane = rect(x + rng.uniform(4, width - 8), 812 - height + rng.uniform(6, 40), 4, 6)
            scene.fill(pane, "#fff0b8", detail=1, texture=0)
        x += width * rng.uniform(0.9, 1.4)


def _blocks(scene: Scene) -> None:
    walls = "#b08aa0, #7a6488, #5a4a74"
    left = ((-10, 396), (206, 548), (206, 905), (-10, 992))
    right = ((596, 566), (810, 430), (810, 990), (596, 900))
    for seed, corners in ((5, left), (9, right)):
        facade(scene, corners, 5, 3, walls, "#5a5280", "#8f7a9a", lit=0.34, seed=seed)
    for eaves, top in ((((-10, 396), (206, 548)), 20), (((596, 566), (810, 430)), 20)):
        (x1, y1), (x2, y2) = eaves
        roof = poly([(x1, y1 + 6), (x2, y2 + 6), (x2, y2 - top), (x1, y1 - top)])
        scene.fill(roof, "#6a4f70, #4a3a5f", detail=0.6, ink=0.5)
    for x, y, size in ((60, 428, 1.0), (146, 490, 0.8), (640, 520, 0.8), (742, 452, 1.05)):
        _antenna(scene, x, y, size)


def _antenna(scene: Scene, x: float, y: float, size: float) -> None:
    with scene.at(x, y, size):
        scene.pen("0 8, 0 -96", 3.4, "#3a2f4a", curve=False)
        for height, half in ((-92, 30), (-78, 24), (-64, 34), (-44, 18)):
            scene.pen([(-half, height + 3), (half, height - 3)], 2.6, "#3a2f4a", curve=False)


def _yard(scene: Scene, rng: np.random.Generator) -> None:
    ground = poly("-20 985, 206 900, 596 896, 820 985, 820 1240, -20 1240")
    scene.fill(
        ground, "0 #c98f98, 0.2 #8f7a98, 0.6 #6a5c86, 1 #4a4270", texture=0.12, detail=0.25, flow=0
    )
    for x in (236.0, 560.0):
        bush = ellipse(x, 896, 34, 18)
        scene.fill(bush, "#8f7a80, #5a5470", round=14, detail=0.4, wobble=4)
    for _ in range(160):
        x, y = rng.uniform(10, 790), rng.uniform(930, 1190)
        scene.fill(circle(x, y, rng.uniform(1, 2.6)), "#b5a0b8", alpha=0.5, detail=0.8)
    scene.line("120 1190, 170 1120, 160 1060, 210 1010", 3, "#4a3f68", alpha=0.6)
    scene.line("690 1190, 640 1130, 660 1080", 3, "#4a3f68", alpha=0.6)


def _steps(scene: Scene, rng: np.random.Generator) -> None:
    x, y, size = LAST
    scene.glow(x, y, 190, STONE, 0.55)
    _slab(scene, x, y, size, -4, "none", lifted=True)
    _stone(scene, x, y - 12)
    for i in range(len(SLABS) - 1, -1, -1):
        x, y, size, turn, mark = SLABS[i]
        lifted = i > 1
        if lifted:
            scene.cast(ellipse(x, y + 250 * size, 100 * size, 18 * size), strength=0.12, soft=12)
            specks(
                scene,
                9,
                (x - 80 * size, x + 80 * size),
                (y + 50 * size, y + 170 * size),
                (1, 3.4 * size + 1),
                "#5a4c74",
                rng,
                (0.6, 1),
            )
        _slab(scene, x, y, size, turn, mark, lifted)


def _slab(
    scene: Scene, x: float, y: float, size: float, turn: float, mark: str, lifted: bool
) -> None:
    style: Style = {"detail": 0.6, "wobble": 1.4}
    with scene.at(x, y, size, turn):
        if lifted:
            broken = spline(
                "-112 34!, 112 34!, 104 56, 78 62!, 60 78, 24 68!, 0 84, -34 70!, -62 80, -96 58!"
            )
            scene.fill(broken, "#c98478, #6a4468, #3f3060", round=12, ink=0.5, **style)
            face = poly("-92 -40, 92 -40, 112 36, -112 36")
            scene.fill(face, "#d9c0cc, #a890b4, #8674a0", ink=0.5, round=5, **style)
        frame = [(-84, -34), (84, -34), (102, 30), (-102, 30), (-84, -34)]
        scene.pen(frame, 5.4, CHALK, 0.95, curve=False)
        _mark(scene, mark)


def _mark(scene: Scene, mark: str) -> None:
    """A chalk drawing in place of a number."""
    with scene.at(0, 0, 1, scale_y=0.5):
        if mark == "sun":
            scene.pen(ring(0, 0, 18, 18, 20), 5, CHALK)
            for turn in np.arange(0, 6.2, 0.785):
                ray = [(np.cos(turn) * r, np.sin(turn) * r) for r in (27, 42)]
                scene.pen(ray, 5, CHALK, curve=False)
        elif mark == "spiral":
            turns = np.linspace(0, 15, 40)
            curl = [(np.cos(t) * t * 2.6, np.sin(t) * t * 2.6) for t in turns]
            scene.pen(curl, 5, CHALK)
        elif mark == "flower":
            for turn in np.arange(0, 6.2, 1.257):
                scene.pen(ring(np.cos(turn) * 22, np.sin(turn) * 22, 13, 13, 14), 4.6, CHALK)
            scene.pen(ring(0, 0, 9, 9, 12), 4.6, CHALK)
        elif mark == "fish":
            scene.pen(
                "40 0, 20 -24, -10 -20, -30 0, -46 -20, -46 20, -30 0, -10 20, 20 24, 40 0",
                5,
                CHALK,
            )
        elif mark == "house":
            walls = [(-26, 34), (-26, -8), (0, -42), (26, -8), (26, 34), (-26, 34)]
            scene.pen(walls, 5, CHALK, curve=False)
        elif mark == "heart":
            scene.pen("0 36, -32 4, -28 -24, -10 -28, 0 -12, 10 -28, 28 -24, 32 4, 0 36", 5, CHALK)


def _stone(scene: Scene, x: float, y: float) -> None:
    scene.glow(x, y, 60, "#b0fff0", 0.9)
    pebble = spline(
        [
            (x - 22, y + 4),
            (x - 10, y - 9),
            (x + 12, y - 9),
            (x + 23, y + 2),
            (x + 8, y + 10),
            (x - 12, y + 10),
        ]
    )
    scene.fill(pebble, "#e6fff8, #4fe0d0, #1fa89c", round=9, rim=0.6, detail=0.9, ink=0.4)
    flare = star(x, y - 4, 52, 3, 4)
    scene.fill(flare, "#e6fff8", alpha=0.55, soft=1.2, detail=0.8)


def _sandals(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "ink": 0.55, "wobble": 0.5}
    for x, turn in ((212, -5), (256, 5)):
        with scene.at(x, 1100, 1.05, turn, scale_y=0.86):
            scene.cast(ellipse(4, 2, 20, 42), strength=0.5, soft=4)
            sole = spline(
                "-13 -38, -6 -49, 6 -49, 14 -38, 15 -16, 11 6, 12 28, 8 42, -8 42, -12 28, "
                "-10 6, -15 -16"
            )
            scene.fill(sole, "#f0c48a, #b5784a", round=8, **style)
            scene.fill(
                tube("-15 -22, 0 -30, 15 -22", [6, 7, 6], 20), "#e0583c, #a83428", round=5, **style
            )
            scene.fill(
                tube("-12 22, 0 14, 12 22", [5, 5, 5], 20), "#e0583c, #a83428", round=4, **style
            )
            scene.fill(circle(9, -25, 3), "#ffe08a", detail=1)
