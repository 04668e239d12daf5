"""An anchor from a ship above the sky has caught on a clothesline between blocks of flats."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    move,
    poly,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.animals import cat_from_behind
from namyok_art.painted.props.buildings import facade
from namyok_art.painted.props.laundry import washing_line
from namyok_art.painted.props.people import figure

PORT = "410 424!, 330 356, 200 252, 60 150, -60 70!, -60 -60!, 452 -60!, 440 160"
STARBOARD = "410 424!, 492 350, 610 246, 740 140, 860 40!, 860 -60!, 452 -60!, 440 160"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(12)
    scene = Scene(
        46, light=(0.8, -0.15, 0.5), light_colour="#ffeccb", shadow="#1d2c38", haze="#dfe2dc"
    )
    scene.sky("0 #7fa0a6, 0.3 #b9cbc6, 0.55 #f3e8d2, 0.75 #f6e0c0, 1 #c9b8a0", angle=70, warp=60)
    _yard(scene, rng)
    _hull(scene, rng)
    _chain(scene)
    _anchor_and_line(scene)
    scene.cast(ellipse(250, 1124, 44, 8), strength=0.6, soft=5, dx=-14)
    figure(
        scene,
        250,
        1122,
        128,
        coat="#7f8f8a",
        hair="#4a3f3a",
        hat="cap",
        hat_colour="#5f4a44",
        legs="#4f5a66",
        arm=(26, -88),
        cut="overalls",
    )
    for x in (236, 262):
        scene.fill(ellipse(x, 1121, 12, 5), "#c2543c", round=4, detail=0.9, ink=0.4)
    scene.fill(poly("281 1000, 287 1000, 286 1018, 282 1018"), "#e8c48a", detail=1, ink=0.4)
    cat_from_behind(scene, 334, 1138, 0.52, "#d9853f")
    return gouache(
        scene,
        palette=(
            "#7fa0a6, #b9cbc6, #f3e8d2, #b5614a, #8a4438, #2f4a56, #1d2c38, #c98a5c, #dfe2dc, "
            "#c8382f, #9aa6a2"
        ),
        pull=0.2,
    )


def _yard(scene: Scene, rng: np.random.Generator) -> None:
    far = ((250, 520), (560, 520), (560, 940), (250, 940))
    facade(scene, far, 5, 4, "#c9b8a4, #d9c8b0", "#7f949a", "#efe6d4", haze=0.45, seed=3)
    scene.mist(930, 50, "#f6e6cc", 0.6)
    ground = poly("-20 930, 820 930, 820 1240, -20 1240")
    scene.fill(ground, "0 #d9c4a0, 0.4 #a89478, 1 #5f5a54", texture=0.14, detail=0.2, flow=0)
    left = ((-40, 250), (250, 470), (250, 945), (-40, 1130))
    facade(scene, left, 6, 3, "#b5614a, #8a4438", "#3f5a66", "#e3d6c0", seed=5)
    right = ((560, 470), (840, 260), (840, 1120), (560, 945))
    facade(scene, right, 6, 3, "#a8705a, #6a3f3a", "#33505e", "#d9ccb8", lit=0.06, seed=8)
    scene.beam("560 600, 820 430, 300 1240, -100 1240", "#ffe6b8", 0.35, 40)
    for _ in range(40):
        x, y = rng.uniform(0, 800), rng.uniform(960, 1190)
        stone = ellipse(x, y, rng.uniform(4, 16), rng.uniform(2, 5))
        scene.fill(stone, mix("#8a7a66", "#d9c8a8", rng.uniform()), alpha=0.5, detail=0.3)


def _hull(scene: Scene, rng: np.random.Generator) -> None:
    """A prow seen from below: a dark side, a lit side, red lead under the waterline."""
    both = union(spline(PORT), spline(STARBOARD))
    scene.cast(both, "#2a3a44", 0.55, 40, 0, 60)
    for points, paint, lead, lift in (
        (PORT, "#1f3c48, #2f5560, #16303a", "#7a362e, #4a2226", (16, -118)),
        (STARBOARD, "#5f8f98, #4a7884, #35606c", "#c2644c, #8a3f34", (-8, -118)),
    ):
        side = spline(points)
        style: Style = {"texture": 0.18, "detail": 0.4, "rim": 0.5, "ink": 0.6}
        scene.fill(side, paint, angle=20, round=60, shade=0.7, flow=30, **style)
        with scene.clip(side):
            bottom = minus(side, move(side, *lift))
            scene.fill(bottom, lead, round=40, shade=0.6, texture=0.2, detail=0.4, flow=35)
            out = -1 if points == PORT else 1
            for i in range(8):
                level = 350 - i * 58
                seam = [
                    (424, level),
                    (424 + out * 200, level - 150),
                    (424 + out * 480, level - 370),
                ]
                scene.line(seam, 2.6, "#0e1c22", alpha=0.5, soft=0.6, detail=0.5)
            waterline = [(428, 292), (424 + out * 210, 128), (424 + out * 480, -70)]
            scene.line(waterline, 9, "#efe4ce", alpha=0.9, detail=0.6)
            for _ in range(9):
                share = rng.uniform(0.05, 0.9)
                x, y = 424 + out * 400 * share, 380 - 330 * share
                _barnacles(scene, x, y - rng.uniform(10, 60), rng)
    scene.line("410 424, 436 200, 452 -60", 7, "#f0d9b4", alpha=0.75, detail=0.6)
    for x, y in ((560, 40), (650, -2), (300, 60), (200, -4)):
        scene.fill(circle(x, y, 17), "#d9b27a, #8a5f3c", round=5, detail=0.7, ink=0.5)
        scene.fill(circle(x, y, 10), "#ffe2a0" if x == 560 else "#16282e", detail=0.8, ink=0.4)
    for x, y, length in ((210, 262, 70), (300, 334, 96), (366, 388, 56), (560, 296, 84)):
        weed = tube([(x, y - 10), (x + 12, y + length * 0.5), (x - 6, y + length)], [5, 4, 0.6])
        scene.fill(weed, "#4f7a62, #2f5248", round=4, detail=0.6, ink=0.3)


def _barnacles(scene: Scene, x: float, y: float, rng: np.random.Generator) -> None:
    """A small crust, not single eyes."""
    for _ in range(9):
        size = rng.uniform(2.5, 7)
        place = (x + rng.normal() * 12, y + rng.normal() * 7)
        shell = circle(*place, size)
        scene.fill(shell, "#cdbca4, #7a6a62", round=size, detail=0.55, ink=0.25)
        scene.fill(ellipse(*place, size * 0.35, size * 0.25), "#6a5650", detail=0.6)


def _chain(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "ink": 0.5, "wobble": 0.4}
    for i in range(11):
        x, y = 412 - i * 0.2, 400 + i * 27
        link = ellipse(x, y, 13, 20) if i % 2 == 0 else ellipse(x, y, 4.5, 19)
        if i % 2 == 0:
            link = minus(link, ellipse(x, y, 6, 12))
        scene.fill(link, "#a8968a, #4a4648", angle=0, round=5, rim=0.6, **style)


def _anchor_and_line(scene: Scene) -> None:
    rope = "250 690, 330 760, 412 872, 490 770, 560 700"
    behind = [(0.1, "shirt", "#f6efe2"), (0.26, "sock", "#8fb0b0"), (0.86, "shirt", "#f6efe2")]
    washing_line(scene, rope, behind, size=0.95, stripes="#c8382f")
    with scene.at(410, 716, 1.35):
        ring_shape = minus(circle(0, -14, 19), circle(0, -14, 11))
        stock = tube("-46 16, 0 12, 46 16", [7, 8, 7])
        shank = tube("0 4, 0 70, 0 134", [8, 9, 11])
        arms = tube("-70 74, -56 118, 0 142, 56 118, 70 74", [7, 12, 14, 12, 7])
        flukes = [
            spline([(s * 88, 84, 1), (s * 66, 48, 1), (s * 48, 92, 1), (s * 66, 84)])
            for s in (-1, 1)
        ]
        anchor = union(ring_shape, stock, shank, arms, *flukes)
        scene.cast(anchor, strength=0.4, soft=10, dx=-16, dy=12)
        scene.fill(
            anchor,
            "#b57a5c, #6a4a48, #38343c",
            round=11,
            detail=0.75,
            rim=0.8,
            ink=0.6,
            texture=0.2,
        )
        scene.line(ring(0, -14, 15, 15, 30), 2, "#2a2428", alpha=0.5)
    front = "334 768, 370 838, 412 884, 454 836, 490 776"
    washing_line(scene, front, [(0.5, "shirt", "#f6efe2")], size=1.05, stripes="#c8382f")
