"""A child lifts the edge of a dune like a blanket, and underneath is a lamp-lit sea."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    rect,
    sample,
    spline,
    tube,
)
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sealife import fish, jellyfish
from namyok_art.painted.props.sky import sun

SEA = "-60 640!, 120 690, 260 640, 400 560, 560 500, 700 520, 860 600!, 860 1300!, -60 1300!"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(63)
    scene = Scene(
        63, light=(-0.6, -0.65, 0.5), light_colour="#fff3d0", shadow="#5a2f48", haze="#f9dcb8"
    )
    scene.sky("0 #efc08c, 0.14 #f6d8a8, 0.3 #f6cfa0, 0.5 #e8a878, 1 #1f4a4a", warp=40, flow=4)
    sun(scene, 560, 120, 62, "#fffdf0", 0.35)
    hill(scene, "0 300, 160 262, 330 296, 520 250, 800 300", "#f0bc8c, #e0a07c", haze=0.35)
    hill(scene, "0 360, 220 330, 460 366, 640 330, 800 356", "#efb078, #c97f62", haze=0.1, round=30)
    _caravan(scene)
    _sea(scene, rng)
    _blanket(scene, rng)
    _child(scene)
    return gouache(
        scene,
        palette=(
            "#f9e6c4, #f6cfa0, #efb078, #d98a5c, #a85f52, #5a2f48, #123c40, #1f6a64, #5fae94, "
            "#bfe6c0, #ffd86a"
        ),
        pull=0.18,
    )


def _caravan(scene: Scene) -> None:
    """Tiny camels slide down the far fold."""
    for i, (x, y, turn) in enumerate(((90, 346, 4), (146, 340, 0), (200, 338, 6), (256, 344, 12))):
        with scene.at(x, y, 0.3, turn):
            body = spline(
                "-50 -60, -36 -86, -22 -64, 0 -92, 20 -62, 44 -66, 62 -100, 84 -102, 90 -92, "
                "70 -84, 60 -50, 30 -40, -44 -40"
            )
            scene.fill(body, "#7a4438", detail=0.9, round=10)
            for leg in (-40, -24, 20, 36):
                scene.line([(leg, -44), (leg - 3, 0)], 9, "#7a4438", curve=False)
            tone = ("#c2403a", "#2f7f88", "#d9a441", "#6a3f78")[i]
            scene.fill(ellipse(0, -74, 26, 18), tone, detail=0.9)
    scene.pen("70 326, 130 318, 190 316, 250 322", 1.6, "#5a2f28")


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    water = spline(SEA)
    scene.fill(water, "0 #0f3438, 0.2 #17504f, 0.6 #1f6a62, 1 #0c2c34", detail=0.2, flow=8)
    with scene.clip(water):
        scene.glow(690, 960, 360, "#ffd86a", 0.6)
        scene.glow(690, 960, 170, "#fff0b0", 0.5)
        for y in range(640, 1190, 36):
            wave = [(x, y + 9 * np.sin(x * 0.02 + y)) for x in range(-20, 840, 60)]
            scene.line(wave, 3, "#7fc8a8", alpha=0.13, soft=1, detail=0.2)
        _bed(scene)
        for x, y, size, tone in (
            (366, 806, 1.0, "#f6b8a8"),
            (716, 720, 0.8, "#bfe6d0"),
            (250, 1010, 0.66, "#e6c8f0"),
            (500, 672, 0.42, "#d0f0e0"),
            (556, 800, 0.6, "#f6d8a0"),
        ):
            jellyfish(scene, x, y, size, tone)
        fish(scene, 380, 1010, 0.5, "#e8a04a", "#fbe9c0", rot=-6)
        fish(scene, 320, 1050, 0.42, "#e8a04a", "#fbe9c0", rot=4)
        specks(scene, 70, (60, 780), (640, 1170), (1, 3.6), "#dff6d8", rng, (0.2, 0.6))
        floor = spline("-60 1150, 180 1120, 420 1146, 640 1116, 860 1140, 860 1300, -60 1300")
        scene.fill(floor, "#3f7a66, #143c3c", round=30, detail=0.25, soft=2)


def _bed(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.5}
    with scene.at(520, 1112, 1.1, -5):
        for x in (-112, 120):
            scene.fill(rect(x - 9, -130, 18, 136, 6), "#c98a5c, #6a4438", round=8, **style)
            scene.fill(circle(x, -136, 14), "#e6b078, #8a5a44", round=11, **style)
        head = spline("-112 -60!, -112 -120, -60 -150, 0 -158, 60 -150, 120 -120, 120 -60!")
        scene.fill(head, "#b5784f, #5f3c38", round=20, **style)
        quilt = spline("-118 -60!, 126 -60!, 134 -14, 126 10!, -124 10!, -130 -20")
        scene.fill(quilt, "#f6e0c0, #d99a8a, #8a5470", round=30, **style)
        scene.fill(ellipse(-56, -74, 46, 22, -6), "#fffaf0, #d9c8c0", round=18, **style)
        lamp_x = 176
        scene.line([(lamp_x, 8), (lamp_x, -92)], 6, "#8a5a44", curve=False)
        scene.glow(lamp_x, -120, 90, "#ffe08a", 0.8)
        shade = spline(
            [
                (lamp_x - 20, -146, 1),
                (lamp_x + 20, -146, 1),
                (lamp_x + 38, -96, 1),
                (lamp_x - 38, -96, 1),
            ]
        )
        scene.fill(shade, "#fff6c8, #ffd86a", round=12, **style)


def _blanket(scene: Scene, rng: np.random.Generator) -> None:
    """The near dune: its edge is turned up and shows a woven lining."""
    near = spline(
        "-60 380!, 100 372, 280 396, 460 380, 640 356, 860 372!, 860 640!, 720 566, 590 540, "
        "470 574, 340 660, 240 720, 110 740, -60 690!"
    )
    scene.cast(near, "#0c2c34", 0.75, 26, 0, 40)
    sand = "0 #f9d8a4, 0.35 #efb47c, 0.75 #d0835c, 1 #a85f52"
    scene.fill(near, sand, round=60, shade=0.9, texture=0.1, detail=0.3, flow=8, rim=0.4, ink=0.4)
    with scene.clip(near):
        for i in range(15):
            drop = 400 + i * 22
            ripple = [
                (-40, drop),
                (160, drop + 14),
                (360, drop - 6),
                (600, drop - 26),
                (840, drop - 6),
            ]
            scene.line(ripple, 4, "#b5704f", alpha=0.3, soft=2, detail=0.25)
    hem = "-60 690, 110 740, 240 720, 340 660, 470 574, 590 540, 720 566, 860 640"
    lining = spline(
        "-60 700!, 110 752, 244 734, 348 676, 478 592, 592 560, 716 586, 860 664!, 860 620!, "
        "720 548, 588 522, 464 556, 334 644, 236 704, 108 722, -60 672!"
    )
    scene.fill(lining, "#fff0c8, #e3b888, #b57a68", round=12, detail=0.5, ink=0.5)
    for x, y in sample(hem, 64):
        scene.pen([(x - 4, y - 9), (x + 5, y + 9)], 2, "#a8604f", 0.7, curve=False)
    for _ in range(60):
        x = rng.uniform(120, 760)
        y = np.interp(x, [110, 240, 340, 470, 590, 720], [740, 720, 660, 574, 540, 566])
        grain = circle(x, y + rng.uniform(16, 130), rng.uniform(1, 3))
        scene.fill(grain, "#f6cf9a", alpha=rng.uniform(0.4, 0.9), detail=0.9, texture=0)


def _child(scene: Scene) -> None:
    """Stands on what is left of the dry shore and holds the hem."""
    shore = spline("-60 1010!, 60 990, 170 1010, 250 1070, 280 1150, 260 1300!, -60 1300!")
    scene.cast(shore, "#0c2c34", 0.5, 14, 10, 6)
    scene.fill(shore, "#f3c48c, #d9935f, #8f5048", round=34, detail=0.3, texture=0.1, ink=0.4)
    foot = tube("230 1060, 272 1130, 266 1200", [5, 6, 5])
    scene.fill(foot, "#dff6e0", alpha=0.8, soft=2, detail=0.5)
    scene.cast(ellipse(140, 1066, 60, 12), strength=0.5, soft=8, dx=20)
    figure(
        scene,
        136,
        1064,
        258,
        coat="#8a4a7a",
        legs="#5a3a5a",
        hair="#4a2f2c",
        hat="straw",
        hat_colour="#f6dc98",
        cut="dress",
        arm=(34, -126),
        left_arm=(2, -128),
        rim=0.7,
    )
    tone = mix("#f6dc98", "#c2403a", 0.8)
    scene.line("110 838, 136 846, 162 838", 7, tone)
