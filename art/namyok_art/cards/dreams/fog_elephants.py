"""The fog between firs has the shape of a herd of elephants walking away."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    ellipse,
    mix,
    poly,
    rect,
    ring,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.buildings import smoke
from namyok_art.painted.props.land import fir, grass, hill
from namyok_art.painted.props.objects import cup


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(82)
    scene = Scene(
        82, light=(-0.3, -0.8, 0.5), light_colour="#ffffff", shadow="#3f484c", haze="#e9ebe8"
    )
    scene.sky("0 #cdd2d2, 0.2 #dfe2e0, 0.45 #f1f1ec, 0.7 #dde0dc, 1 #b9c0bc", warp=70)
    hill(scene, "0 330, 140 250, 300 320, 470 230, 640 310, 800 250", "#b9c0c2, #cfd4d4", haze=0.4)
    _wood(scene, rng, 400, 56, (80, 160), 0.5)
    scene.mist(408, 24, "#eef0ee", 0.5)
    _herd(scene, ((70, 430, 0.28), (160, 432, 0.34), (262, 430, 0.26), (352, 434, 0.36)), 0.92)
    _wood(scene, rng, 560, 40, (60, 130), 0.3)
    scene.mist(566, 22, "#eef0ee", 0.5)
    _herd(scene, ((470, 600, 0.62), (250, 596, 0.5)), 0.95)
    _wood(scene, rng, 700, 30, (60, 150), 0.12)
    for x, height in ((40, 330), (560, 380), (640, 460)):
        fir(scene, x, 800, height, "#3f4c4e")
    scene.mist(776, 26, "#f4f5f2", 0.45)
    _herd(scene, ((392, 908, 1.34),), 0.98)
    for x, height in ((6, 600), (770, 640)):
        fir(scene, x, 950, height, mix("#2f3c40", "#47544f", rng.uniform()))
    scene.mist(946, 34, "#f8f8f4", 0.7)
    ground = hill(
        scene, "0 950, 240 936, 520 950, 800 930", "#cdd2c4, #a8b0a4, #7f8a82", detail=0.2
    )
    with scene.clip(ground):
        grass(scene, 0, 800, 1000, 120, 40, "#8f9a8c, #b9c2b0, #6f7c74", rng)
        grass(scene, 0, 800, 1090, 120, 56, "#7f8a7e, #a8b2a0, #5f6c66", rng)
    _footprint(scene)
    _porch(scene)
    return watercolour(
        scene,
        palette=("#fafaf6, #e9ebe8, #cdd2d2, #a8b0b0, #7f8a8a, #55625f, #39464a, #a89a86, #2f5fb8"),
        pull=0.12,
    )


def _wood(
    scene: Scene,
    rng: np.random.Generator,
    y: float,
    count: int,
    heights: tuple[float, float],
    haze: float,
) -> None:
    for x in np.sort(rng.uniform(-20, 820, count)):
        fir(scene, x, y + rng.normal() * 10, rng.uniform(*heights), "#4a5658", haze)


def _elephant() -> Path:
    """Walking away to the left, seen three-quarters from behind; one quiet outline, 300 wide."""
    body = spline(
        "-116 -92, -104 -170, -50 -214, 30 -222, 106 -200, 146 -140, 150 -84, 120 -56, -80 -56"
    )
    head = spline("-96 -204, -140 -224, -186 -204, -200 -158, -184 -122, -150 -110, -112 -126")
    ear = spline("-130 -214, -96 -232, -62 -206, -66 -150, -92 -126, -120 -150")
    trunk = tube("-186 -150, -212 -100, -208 -48, -226 -14", [24, 18, 13, 9])
    legs = [
        tube("-86 -80, -92 -36, -90 2", [34, 28, 28]),
        tube("-34 -70, -30 -34, -36 4", [32, 27, 28]),
        tube("76 -76, 80 -36, 76 2", [36, 29, 29]),
        tube("120 -84, 128 -36, 124 4", [34, 28, 28]),
    ]
    tail = tube("146 -130, 164 -92, 158 -60", [6, 4, 6])
    return union(body, head, ear, trunk, tail, *legs)


def _herd(scene: Scene, places: tuple[tuple[float, float, float], ...], strength: float) -> None:
    """Fog is only lighter than what is behind it: a soft body, a whiter rim, no ink."""
    style: Style = {"detail": 0.25, "texture": 0.05, "wobble": 3}
    for x, y, size in places:
        with scene.at(x, y, size):
            shape = _elephant()
            scene.cast(shape, "#7f8a8c", 0.6 * strength, 7, 7, 5)
            tones = "#ffffff, #f4f5f2, #d3d9d8"
            scene.fill(
                shape, tones, round=60, shade=0.75, alpha=strength, soft=1.6, rim=0.4, **style
            )
            with scene.clip(shape):
                fold = spline("-130 -214, -96 -232, -62 -206, -66 -150, -92 -126, -120 -150")
                scene.fill(fold, "#b9c2c2", alpha=0.6 * strength, soft=6, detail=0.3)
                scene.line("-66 -200, -64 -150, -92 -126", 4, "#8a9496", alpha=0.75, soft=2)
                scene.line("-164 -176, -156 -172, -148 -177", 4, "#5f6a6c", alpha=0.85, soft=0.6)
                for line in ("-60 -60, -58 -20", "100 -66, 102 -24"):
                    scene.line(line, 7, "#c2c9c8", alpha=0.5, soft=4, curve=False)


def _footprint(scene: Scene) -> None:
    scene.fill(ellipse(300, 1106, 92, 34), "#7f877c", soft=5, detail=0.4)
    scene.fill(ellipse(300, 1104, 80, 27), "#dfe8ea, #a8b8be", detail=0.6, ink=0.5, edge=0.4)
    for x in (250, 276, 304, 330):
        scene.fill(ellipse(x, 1082, 11, 7), "#c9d4d6", detail=0.6, ink=0.3)
    scene.line(ring(316, 1108, 26, 8, 24), 2, "#ffffff", alpha=0.9)


def _porch(scene: Scene) -> None:
    wood: Style = {"detail": 0.6, "ink": 0.6, "ink_colour": "#4a4640"}
    plank = "#c2b6a4, #a89a86, #7f7466"
    for i in range(4):
        step = poly(
            [
                (470 - i * 30, 1090 + i * 34),
                (820, 1076 + i * 36),
                (820, 1110 + i * 36),
                (466 - i * 30, 1122 + i * 34),
            ]
        )
        scene.fill(step, plank, flow=0, **wood)
    for x in (500, 580, 664, 752):
        scene.fill(rect(x - 9, 900, 18, 190), plank, angle=0, round=7, flow=90, **wood)
    scene.fill(poly("470 884, 820 868, 820 900, 470 912"), plank, round=8, flow=0, **wood)
    scene.fill(rect(700, 380, 44, 700), plank, angle=0, round=16, flow=90, **wood)
    eave = poly("560 330, 820 250, 820 400, 600 386")
    scene.fill(eave, "#8f8678, #6a6258", flow=-16, **wood)
    scene.cast(ellipse(574, 892, 34, 6), strength=0.5, soft=4)
    smoke(scene, 572, 836, 130, "#ffffff", drift=-2, puffs=10, size=5)
    cup(scene, 574, 892, 1.05, "#2f5fb8", "#6a4430", saucer=False)
