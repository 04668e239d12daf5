"""In a magenta desert a camel with one coin stands before a machine that sells weathers."""

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
    union,
)
from namyok_art.painted.props.caravan import camel
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sky import sun
from namyok_art.painted.props.weather import bottled_weather

SHELVES = (
    ("drizzle", "tornado", "snow"),
    ("rainbow", "thunder", "sun"),
    ("fog", "autumn", "night"),
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(18)
    scene = Scene(
        18, light=(-0.6, -0.5, 0.6), light_colour="#d8fff0", shadow="#3a1a5a", haze="#ff9a8a"
    )
    scene.sky("0 #ffb03a, 0.18 #ff8a5a, 0.4 #f4568a, 0.55 #d83a94, 1 #7a2a8a", warp=60, flow=2)
    sun(scene, 618, 300, 92, "#fff0a0", 0.35)
    _desert(scene, rng)
    scene.glow(250, 640, 420, "#4af0d8", 0.4)
    _machine(scene)
    _puddle(scene)
    scene.cast(ellipse(664, 1006, 170, 20), "#4a1a6a", 0.7, 12, 20, 4)
    camel(scene, 660, 1006, 1.02, flip=True, colour="#f0a868", rug="#2fb8b0")
    _coin(scene)
    specks(scene, 40, (0, 800), (1020, 1190), (1.5, 4), "#ffb0d0", rng, alpha=(0.3, 0.7))
    return gouache(
        scene,
        palette=(
            "#ffb03a, #ff8a5a, #f4568a, #d83a94, #9a2f94, #5a2a7a, #3ad8c4, #aef4e4, #bfe04a, "
            "#f0a868, #ffd84a, #fff6e6"
        ),
        pull=0.14,
    )


def _desert(scene: Scene, rng: np.random.Generator) -> None:
    dune = {"round": 90, "shade": 0.6, "texture": 0.07}
    hill(
        scene,
        "0 610, 140 560, 330 620, 520 570, 680 520, 800 580",
        "#f46a9a, #c83a94",
        haze=0.15,
        detail=0.2,
        flow=10,
        **dune,
    )
    hill(
        scene,
        "0 720, 240 690, 460 740, 640 660, 800 700",
        "#f4509a, #a82f94, #7a2a8a",
        detail=0.2,
        flow=-8,
        **dune,
    )
    hill(
        scene,
        "0 880, 200 850, 420 900, 640 860, 800 880",
        "#e84a9c, #9a2f94, #5a2478",
        detail=0.2,
        flow=4,
        **dune,
    )
    for _ in range(60):
        x, y = rng.uniform(0, 800), rng.uniform(900, 1180)
        ripple = [(x - 50, y), (x, y - 7), (x + 50, y)]
        scene.line(
            ripple, 3, "#ff8ab8" if rng.uniform() < 0.5 else "#5a2478", alpha=0.4, detail=0.4
        )
    for x, y, size in ((716, 700, 0.9), (560, 664, 0.4)):
        _cactus(scene, x, y, size)


def _cactus(scene: Scene, x: float, y: float, size: float) -> None:
    with scene.at(x, y, size):
        trunk = union(
            rect(-16, -130, 32, 134, 16),
            rect(-56, -92, 20, 54, 10),
            rect(-50, -58, 46, 20, 10),
            rect(36, -110, 20, 56, 10),
            rect(8, -74, 46, 20, 10),
        )
        scene.fill(trunk, "#9ad85a, #4f9a5a", round=14, detail=0.6, ink=0.4, haze=0.1)


def _machine(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.5}
    scene.cast(poly("80 1010, 470 1010, 600 1060, 160 1070"), "#3a1458", 0.7, 16)
    scene.fill(poly("452 340, 492 322, 492 978, 452 1010"), "#1f8f98, #14566e", detail=0.5, ink=0.4)
    scene.fill(poly("70 340, 110 316, 492 322, 452 340"), "#8ff4e0", detail=0.5, ink=0.4)
    scene.fill(rect(68, 336, 386, 676, 16), "#3fd8c8, #28a8a8, #1a7484", round=18, flow=90, **style)
    scene.fill(rect(88, 354, 346, 46, 10), "#fff3a0, #ffd84a", round=8, **style)
    for k in range(7):
        bulb = circle(112 + k * 50, 377, 9)
        scene.fill(bulb, "#ffffff" if k % 2 else "#ff6a9a", round=6, **style)
    glass = rect(92, 412, 272, 480, 8)
    scene.fill(glass, "#e8fff8, #b8f4e8, #7fdcd4", detail=0.3)
    scene.glow(228, 640, 260, "#e8fff6", 0.6)
    for row, kinds in enumerate(SHELVES):
        shelf = 560 + row * 154
        scene.fill(rect(92, shelf, 272, 12), "#2f9aa0, #1a6a78", detail=0.7, ink=0.4)
        for column, kind in enumerate(kinds):
            bottled_weather(scene, 138 + column * 90, shelf, 0.76, kind)
            tab = rect(126 + column * 90, shelf + 2, 24, 9, 2)
            scene.fill(tab, "#fff3a0" if kind != "rainbow" else "#ff4a7a", detail=0.9)
    scene.beam("110 412, 160 412, 130 892, 92 892, 92 560", "#ffffff", 0.22, 8)
    scene.fill(rect(88, 408, 280, 488, 8), "#ffffff", alpha=0.02, ink=0.8, ink_width=4)
    scene.fill(rect(380, 430, 58, 120, 8), "#14566e, #0f4058", round=8, **style)
    for k in range(6):
        x, y = 396 + (k % 2) * 26, 448 + (k // 2) * 34
        scene.fill(circle(x, y, 9), ("#ffd84a", "#ff6a9a", "#bfe04a")[k % 3], round=6, **style)
    scene.fill(rect(384, 640, 50, 64, 8), "#d8fff4, #7fc8c4", round=6, **style)
    scene.fill(rect(405, 652, 8, 40, 4), "#0f3048", detail=0.9)
    scene.fill(rect(100, 916, 256, 66, 10), "#0f4058, #0a2a40", detail=0.6, ink=0.5)
    scene.fill(rect(96, 1000, 336, 16, 6), "#14566e", detail=0.6)


def _puddle(scene: Scene) -> None:
    """It poured out of the slot, and it has ducks."""
    tongue = spline(
        "150 968!, 320 968!, 350 1010, 430 1050, 470 1100, 400 1150, 240 1164, 100 1140, "
        "64 1090, 110 1040, 140 1010"
    )
    scene.cast(tongue, "#3a1458", 0.5, 6, 0, 6)
    scene.fill(
        tongue, "#d8fff4, #5fd8d8, #2f9ac0", round=14, shade=0.6, detail=0.45, flow=0, ink=0.3
    )
    for x, y, half in ((180, 1052, 40), (330, 1074, 54), (220, 1124, 60), (390, 1110, 36)):
        scene.line([(x - half, y), (x, y + 6), (x + half, y)], 3, "#f4fffb", alpha=0.8)
    for x, y, size, flip in (
        (196, 1080, 1.0, False),
        (290, 1106, 0.72, True),
        (350, 1120, 0.6, True),
        (126, 1110, 0.6, False),
    ):
        _duck(scene, x, y, size, flip)


def _duck(scene: Scene, x: float, y: float, size: float, flip: bool) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.7}
    with scene.at(x, y, size, flip=flip):
        for half in (54, 66):
            scene.line(ring(0, 4, half, half * 0.22, 30), 2, "#f4fffb", alpha=0.7)
        body = union(
            spline("-46 -24!, -30 -18, -8 -30, 10 -26, 22 -40, 36 -30, 40 -8, 26 4, -22 4, -40 -8"),
            circle(28, -48, 17),
        )
        scene.fill(body, "#fff3a0, #ffd23c, #e89a2c", round=20, rim=0.4, **style)
        scene.fill(spline("-26 -16!, -6 -24, 12 -16, 2 -4, -14 -4"), "#f6b83a", round=7, **style)
        scene.fill(spline("42 -52!, 60 -46, 42 -40!"), "#ff7a3a", round=4, **style)
        scene.fill(circle(33, -52, 2.6), "#2a1a30", detail=1, wobble=0)


def _coin(scene: Scene) -> None:
    x, y = 660 - 262 * 1.02, 1006 - 268 * 1.02
    scene.glow(x, y, 60, "#fff0a0", 0.8)
    scene.fill(circle(x - 4, y, 17), "#fff3a0, #ffc83c, #c8842c", round=7, detail=0.9, ink=0.6)
    scene.fill(circle(x - 4, y, 10), "#ffe27a", detail=0.9, ink=0.4)
    scene.fill(star(x - 10, y - 12, 13, 3, 4), "#ffffff", detail=1, wobble=0)
