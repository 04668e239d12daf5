"""Chalk hopscotch squares lift off the asphalt one by one and climb into the dusk."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
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
    (392, 1092, 1.5, 0, "sun"),
    (478, 946, 1.3, -3, "fish"),
    (318, 806, 1.14, 5, "spiral"),
    (500, 678, 1.0, -6, "house"),
    (336, 556, 0.9, 6, "flower"),
    (498, 446, 0.8, -6, "heart"),
    (366, 350, 0.72, 5, "sun"),
)
LAST = (452, 236, 0.72)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(8)
    scene = Scene(
        8, light=(0.25, 0.35, 0.7), light_colour="#ffd9b0", shadow="#2a1c54", haze="#f3b8a0"
    )
    scene.sky(
        "0 #1c1c64, 0.2 #3c3490, 0.4 #9a58a8, 0.56 #f08a7c, 0.7 #ffc080, 1 #ffe0a0",
        warp=60,
        flow=8,
    )
    scene.stars(34, 330, "#fff6e0", 0.8, 2.2)
    scene.glow(420, 790, 360, "#ffe098", 0.8)
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
    washing_line(scene, "184 560, 330 606, 480 606, 628 580", washing, size=0.8)
    _steps(scene, rng)
    _sandals(scene)
    gliding_bird(scene, 660, 210, 0.5, "#1c1844", 0.7)
    gliding_bird(scene, 716, 176, 0.4, "#1c1844", 0.4)
    return gouache(
        scene,
        palette=(
            "#1c1c64, #3c3490, #9a58a8, #f08a7c, #ffc080, #fff6ea, #54408c, #3f6cb0, #2c2054, "
            "#2fd0c0, #e0583c, #e8b84a"
        ),
        pull=0.1,
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
    walls = "#6a4884, #44306c, #2c2254"
    left = ((-10, 330), (190, 520), (190, 905), (-10, 992))
    right = ((622, 540), (810, 370), (810, 990), (622, 900))
    for seed, corners in ((5, left), (9, right)):
        facade(scene, corners, 5, 3, walls, "#2c2660", "#7a5c98", lit=0.3, seed=seed)
    for eaves, top in ((((-10, 330), (190, 520)), 20), (((622, 540), (810, 370)), 20)):
        (x1, y1), (x2, y2) = eaves
        roof = poly([(x1, y1 + 6), (x2, y2 + 6), (x2, y2 - top), (x1, y1 - top)])
        scene.fill(roof, "#4a3468, #2c2050", detail=0.6, ink=0.5)
    for x, y, size in ((64, 392, 1.1), (730, 434, 1.15)):
        _antenna(scene, x, y, size)


def _antenna(scene: Scene, x: float, y: float, size: float) -> None:
    with scene.at(x, y, size):
        scene.pen("0 8, 0 -96", 3.4, "#3a2f4a", curve=False)
        for height, half in ((-92, 30), (-78, 24), (-64, 34), (-44, 18)):
            scene.pen([(-half, height + 3), (half, height - 3)], 2.6, "#3a2f4a", curve=False)


def _yard(scene: Scene, rng: np.random.Generator) -> None:
    ground = poly("-20 985, 206 900, 596 896, 820 985, 820 1240, -20 1240")
    scene.fill(
        ground, "0 #e08a80, 0.14 #8a5c94, 0.5 #503c80, 1 #2c2260", texture=0.12, detail=0.25, flow=0
    )
    for _ in range(160):
        x, y = rng.uniform(10, 790), rng.uniform(930, 1190)
        scene.fill(circle(x, y, rng.uniform(1, 2.6)), "#a888c0", alpha=0.4, detail=0.8)
    scene.line("120 1190, 170 1120, 160 1060, 210 1010", 3, "#4a3f68", alpha=0.6)
    scene.line("690 1190, 640 1130, 660 1080", 3, "#4a3f68", alpha=0.6)


def _steps(scene: Scene, rng: np.random.Generator) -> None:
    x, y, size = LAST
    scene.glow(x, y - 20, 330, STONE, 0.6)
    _slab(scene, x, y, size, -4, "none", 1.0)
    _stone(scene, x, y - 16)
    for i in range(len(SLABS) - 1, -1, -1):
        x, y, size, turn, mark = SLABS[i]
        if i:
            crumbs = ((x - 90 * size, x + 90 * size), (y + 60 * size, y + 150 * size))
            specks(scene, 12, *crumbs, (1.5, 4.5 * size + 1), "#3a2458", rng, (0.7, 1))
        _slab(scene, x, y, size, turn, mark, i / len(SLABS))


def _slab(
    scene: Scene, x: float, y: float, size: float, turn: float, mark: str, height: float
) -> None:
    """A square of the game; the higher it has risen, the more of the stone's light it has."""
    style: Style = {"detail": 0.75, "wobble": 1.4}
    with scene.at(x, y, size, turn):
        if height > 0:
            broken = spline(
                "-113 34!, 113 34!, 104 58, 80 64!, 58 84, 22 70!, 0 92, -36 72!, -64 86, -98 58!"
            )
            scene.fill(broken, "#ffa868, #a8486c, #38205c", round=14, ink=0.5, **style)
            face = poly("-92 -44, 92 -44, 113 36, -113 36")
            tone = mix("#54408c", "#3f6cb0", height)
            paint = [mix(tone, "#c8a0d8", 0.35), tone]
            scene.fill(face, paint, ink=0.5, round=5, **style)
        frame = [(-82, -36), (82, -36), (100, 28), (-100, 28), (-82, -36)]
        chalk = mix(CHALK, "#c8fff4", height)
        scene.line(frame, 7, chalk, curve=False, detail=0.95, texture=0.2)
        with scene.at(0, -3, 1.05):
            _mark(scene, mark)


def _mark(scene: Scene, mark: str) -> None:
    """A chalk drawing in place of a number."""
    with scene.at(0, 0, 1.0, scale_y=0.6):
        if mark == "sun":
            scene.pen(ring(0, 0, 18, 18, 20), 8, CHALK)
            for turn in np.arange(0, 6.2, 0.785):
                ray = [(np.cos(turn) * r, np.sin(turn) * r) for r in (27, 42)]
                scene.pen(ray, 8, CHALK, curve=False)
        elif mark == "spiral":
            turns = np.linspace(0, 15, 40)
            curl = [(np.cos(t) * t * 2.6, np.sin(t) * t * 2.6) for t in turns]
            scene.pen(curl, 8, CHALK)
        elif mark == "flower":
            for turn in np.arange(0, 6.2, 1.257):
                scene.pen(ring(np.cos(turn) * 22, np.sin(turn) * 22, 13, 13, 14), 7.5, CHALK)
            scene.pen(ring(0, 0, 9, 9, 12), 7.5, CHALK)
        elif mark == "fish":
            scene.pen(
                "40 0, 20 -24, -10 -20, -30 0, -46 -20, -46 20, -30 0, -10 20, 20 24, 40 0",
                8,
                CHALK,
            )
        elif mark == "house":
            walls = [(-26, 34), (-26, -8), (0, -42), (26, -8), (26, 34), (-26, 34)]
            scene.pen(walls, 8, CHALK, curve=False)
        elif mark == "heart":
            scene.pen("0 36, -32 4, -28 -24, -10 -28, 0 -12, 10 -28, 28 -24, 32 4, 0 36", 8, CHALK)


def _stone(scene: Scene, x: float, y: float) -> None:
    scene.glow(x, y, 110, "#b0fff0", 0.9)
    with scene.at(x, y, 1.9):
        pebble = spline("-22 4, -10 -9, 12 -9, 23 2, 8 10, -12 10")
        scene.fill(
            pebble,
            "#f4fffb, #7ff0e0, #1fa89c",
            light=(-0.3, -0.8, 0.5),
            round=9,
            rim=0.6,
            detail=0.9,
            ink=0.4,
        )
    flare = star(x, y - 6, 120, 5, 4)
    scene.fill(flare, "#e6fff8", alpha=0.55, soft=1.2, detail=0.8)


def _sandals(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "ink": 0.55, "wobble": 0.5}
    for x, turn in ((112, -7), (196, 6)):
        with scene.at(x, 1108, 1.95, turn, scale_y=1.55):
            scene.cast(ellipse(4, 2, 20, 42), strength=0.5, soft=4)
            sole = spline(
                "-15 -44, -7 -53, 7 -53, 16 -42, 17 -14, 14 8, 14 32, 8 46, -8 46, -14 32, "
                "-12 8, -17 -14"
            )
            scene.fill(sole, "#a8643c, #5a3030", round=4, **style)
            with scene.at(0, -2, 0.86):
                scene.fill(sole, "#ffd898, #d89a5c", round=6, detail=0.85)
            for strap, width in (
                ("-17 -10, -6 -22, 10 -34", 5),
                ("17 -10, 6 -22, -10 -34", 5),
                ("-14 14, 0 6, 14 14", 4.5),
            ):
                scene.fill(
                    tube(strap, [width, width + 0.6, width], 20),
                    "#f0583c, #b02c28",
                    round=4,
                    **style,
                )
            heel = tube("-13 20, -12 42, 0 50, 12 42, 13 20", [3.4, 4, 4.4, 4, 3.4], 30)
            scene.fill(heel, "#f0583c, #b02c28", round=3, **style)
            scene.fill(circle(11, 14, 2.6), "#ffe08a", detail=1)
