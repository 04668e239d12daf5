"""Sunflowers whose faces are satellite dishes: a bee whispers to one, and the whole field hears."""

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
    ring,
    spline,
    tube,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.bumblebee import bumblebee
from namyok_art.painted.props.land import hill

BEE = Frame(604, 372, 200, 176, turn(-66, 10, -6))


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(11)
    scene = Scene(
        11, light=(0.5, -0.7, 0.45), light_colour="#fff2c4", shadow="#2a3358", haze="#ffd49a"
    )
    scene.sky("0 #1f6f8c, 0.25 #4fa8a8, 0.45 #ffd890, 0.56 #ffb868, 1 #4a7a3c", warp=50, flow=6)
    scene.glow(640, 620, 360, "#fff0a8", 0.6)
    hill(scene, "-20 690, 260 650, 560 676, 820 640", "#8aa060, #5a8048", haze=0.35, detail=0.2)
    hill(scene, "-20 770, 300 730, 820 760", "#4f8040, #1f4a34", detail=0.25, flow=80)
    for x, y, size in (
        (60.0, 706.0, 0.13), (160, 692, 0.12), (286, 700, 0.13), (420, 690, 0.12), (520, 700, 0.14),
        (628, 690, 0.13), (742, 696, 0.14), (676, 772, 0.24), (540, 786, 0.22), (770, 850, 0.36),
        (596, 916, 0.42), (756, 1074, 0.6),
    ):  # fmt: skip
        _flower(scene, x, y, size, rng)
    _stalk(scene)
    _flower(scene, 286, 520, 1.0, rng, stalk=False)
    _bee(scene, rng)
    return gouache(
        scene,
        palette="#1f6f8c, #4fa8a8, #ffd890, #ffb01c, #f08a14, #3f7a38, #1f4a34, #f4f2e8, #a8b0b8, "
        "#d83c2c, #241a20",
        pull=0.1,
    )


def _petals(scene: Scene, size: float, rng: np.random.Generator) -> None:
    """Two rings of soft tongues, each bent its own way."""
    style: Style = {"detail": 0.8 if size > 0.5 else 0.6, "wobble": 1.5}
    for count, near, far, tones in (
        (22, 236.0, 392.0, ("#f08a14", "#d8640c")), (20, 230, 360, ("#ffc02c", "#f0940c")),
    ):  # fmt: skip
        if size < 0.3:
            count //= 2
        for k in range(count):
            a = 360 * (k + float(rng.uniform(-0.2, 0.2))) / count
            long = far * float(rng.uniform(0.92, 1.1))
            wide = (34 if size > 0.3 else 62) * float(rng.uniform(0.9, 1.15))
            bend = float(rng.normal(0, 16))
            with scene.at(0, 0, 1, a):
                petal = spline(
                    [(near - 30, -wide * 0.6), (near + 40, -wide), (long - 60, -wide * 0.7 + bend),
                     (long, bend, 1), (long - 60, wide * 0.7 + bend), (near + 40, wide),
                     (near - 30, wide * 0.6)]
                )  # fmt: skip
                scene.fill(
                    petal,
                    [tones[1], tones[0], mix(tones[0], "#fff0a0", 0.55)],
                    angle=a,
                    round=wide * 0.9,
                    shade=0.8,
                    ink=0.35 if size > 0.3 else 0,
                    **style,
                )
                if size > 0.5:
                    for dy in (-0.35, 0.0, 0.35):
                        vein = [(near, dy * wide), (long - 40, dy * wide * 0.4 + bend)]
                        scene.line(vein, 2.4, "#b85a08", alpha=0.4, curve=False)


def _flower(
    scene: Scene, x: float, y: float, size: float, rng: np.random.Generator, stalk: bool = True
) -> None:
    """A dish in a ring of petals, turned towards the bee."""
    near = size > 0.3
    style: Style = {"detail": 0.85, "ink": 0.5 if near else 0.25}
    aim = float(np.degrees(np.arctan2(372 - y, 560 - x)))
    squash = 0.8 if stalk else 0.74
    if stalk:
        stem = [(x, y), (x + 60 * size, y + 700 * size), (x, y + 1500 * size)]
        stalk_path = tube(stem, [36 * size, 32 * size, 30 * size])
        scene.fill(stalk_path, "#5a9a44, #2c5a34", round=20 * size, detail=0.6)
        for s in (-1, 1):
            leaf = spline(
                [(x + 40 * size, y + 640 * size, 1), (x + s * 200 * size, y + 500 * size),
                 (x + s * 400 * size, y + 640 * size, 1), (x + s * 200 * size, y + 720 * size)]
            )  # fmt: skip
            scene.fill(leaf, "#6aa84c, #2c5a34", round=50 * size, detail=0.6)
    with scene.at(x, y, size, aim, scale_y=size), scene.at(0, 0, squash, 0, scale_y=1):
        _petals(scene, size, rng)
        scene.fill(circle(0, 0, 262), "#7a828c", round=20, **style)
        scene.fill(circle(0, 0, 252), "#8a96a4, #d4d8da, #fffdf4", angle=0, **style)
        hollow = circle(0, 0, 250)
        with scene.clip(hollow):  # the side next to the light lies in its own shade
            scene.fill(minus(hollow, circle(-70, 40, 240)), "#4a5a7c", soft=34, alpha=0.75)
            scene.fill(circle(-20, 10, 90), "#7a88a0", soft=44, alpha=0.6)
            scene.fill(ellipse(-150, 70, 60, 130, 12), "#fffef4", soft=30, alpha=0.8)
        if near:
            for r in (86, 166):
                scene.line(ring(-14, 0, r, r, 50), 3.4, "#8a94a0", alpha=0.7)
            for k in range(12):
                a = np.deg2rad(30 * k + 8)
                ends = [(-20 + 30 * np.cos(a), 30 * np.sin(a)), (246 * np.cos(a), 246 * np.sin(a))]
                scene.line(ends, 2.6, "#8a94a0", alpha=0.7, curve=False)
        horn = (150.0, 0.0)
        scene.fill(ellipse(40, 26, 70, 26), "#5a6478", soft=14, alpha=0.5)
        for a in (60, 180, 300):
            t = np.deg2rad(a)
            root = (248 * np.cos(t), 248 * np.sin(t))
            scene.line([root, horn], 11 if near else 20, "#5a6470", curve=False, **style)
        scene.fill(circle(*horn, 40), "#ff6a4c, #c82c24, #7a1420", round=36, **style)
        scene.fill(circle(horn[0] + 12, -6, 17), "#3a1018", detail=0.9)


def _stalk(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5}
    stem = tube("270 600, 214 800, 200 1000, 232 1240", [40, 38, 42, 50])
    scene.fill(stem, "#7ab84c, #4a8a3c, #1f4a34", angle=0, round=44, flow=86, **style)
    for points, vein in (
        ("206 900!, 60 800, -60 860!, -30 980, 80 1000", "206 900, 70 890, -50 900"),
        ("212 1010!, 330 880, 520 900!, 480 1040, 330 1080", "212 1010, 350 960, 510 906"),
    ):
        leaf = spline(points)
        scene.cast(leaf, strength=0.5, soft=14, dy=18)
        scene.fill(leaf, "#8ac454, #4a8a3c, #245034", round=60, flow=10, **style)
        scene.line(vein, 6, "#c8e08a", alpha=0.8)


def _bee(scene: Scene, rng: np.random.Generator) -> None:
    for points, tone in (
        ("650 300, 640 150, 716 50, 800 60, 800 200", "#dcecec"),
        ("630 300, 566 150, 560 30, 640 0, 690 150", "#f6fbf4"),
    ):
        wing = spline(points)
        scene.fill(wing, tone, alpha=0.62, detail=0.8, ink=0.5, rim=0.8)
        with scene.clip(wing):
            for k in range(5):
                vein = [(640, 300), (610 + k * 40, 170 - k * 10), (580 + k * 60, 10 + k * 24)]
                scene.pen(vein, 1.8, "#7a8a8a", 0.7)
    mould = Mould()
    bumblebee(mould, BEE, "#f0a41c", (400, 900, 900), ((-0.16, 0.1, 1.1), (0.34, 0.3, 0.9)), rng)
    cast(
        mould, scene, reach=120, rim=0.6, rim_colour="#fff0b0", detail=0.88, bounce="#8a7a4c",
        ambient=0.12,
    )  # fmt: skip
