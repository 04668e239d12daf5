"""A cracked glowing egg the size of the moon lies in a nest under a hole in the sky."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    HEIGHT,
    WIDTH,
    Points,
    Scene,
    circle,
    ellipse,
    gouache,
    mix,
    rgb,
    sample,
    spline,
    tube,
)
from namyok_art.painted.props.birds import crow
from namyok_art.painted.props.buildings import house
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sky import crater

HOLE = (290, 280)
NEST = (430, 868)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(6)
    scene = Scene(
        44, light=(0.15, -0.25, 0.7), light_colour="#fff3cf", shadow="#1c1230", haze="#6a5a80"
    )
    scene.sky("0 #1d1638, 0.35 #42325f, 0.7 #755a80, 1 #b08a94", warp=80)
    _hole_in_the_sky(scene)
    hill(scene, "0 1030, 160 985, 330 1020, 520 960, 700 1010, 800 985", "#6a5278, #4a3a60")
    hill(scene, "0 1110, 200 1080, 420 1120, 640 1070, 800 1100", "#3f3054, #241a38")
    for x, y in ((150, 1086), (174, 1088), (200, 1090), (600, 1082)):
        house(scene, x, y, 26, 16, "#4a3a60", "#2c2044", windows=1, door=False, chimney=False)
    _branch(scene, rng)
    scene.fill(ellipse(NEST[0], NEST[1] + 14, 208, 60), "#241b28", soft=4, detail=0.2)
    _twigs(scene, rng, 90, front=False)
    scene.glow(430, 770, 360, "#ffe9b0", 0.55)
    _egg(scene, rng)
    _twigs(scene, rng, 240, front=True)
    crow(scene, 664, 926, 1.6, flip=True, colour="#241e38", light=(0.8, -0.2, 0.4))
    scene.glow(430, 800, 240, "#ffdf9a", 0.18)
    specks(scene, 40, (220, 640), (480, 800), (0.8, 2.2), "#fff0b8", rng)
    return gouache(
        scene,
        palette=(
            "#1d1638, #42325f, #755a80, #b08a94, #fff6da, #f8e9bf, #c79b62, #3a2a30, #ffc94e, "
            "#241e38, #5a4250"
        ),
        pull=0.2,
    )


def _hole_in_the_sky(scene: Scene) -> None:
    """The empty place where the moon was still has its halo."""
    x, y = HOLE
    scene.set_flow(np.ones((HEIGHT, WIDTH), np.float32), scene.swirl(x, y, 0), 0.8)
    distance = np.hypot(scene.xs - x, scene.ys - y)
    halo = np.exp(-(((distance - 128) / 22) ** 2)) * 0.5
    halo = halo + np.exp(-(((distance - 215) / 50) ** 2)) * 0.22
    light = np.clip(halo * (1 + 0.4 * scene.broad), 0, 1)[..., None] * rgb("#dcc3dc")
    scene.rgb = 1 - (1 - scene.rgb) * (1 - light)
    scene.stars(150, 900, "#fff3d0", largest=3.2)
    scene.fill(circle(x, y, 116), "#0b0618, #1c1238", soft=2, texture=0.12, flow="form", wobble=3)


def _branch(scene: Scene, rng: np.random.Generator) -> None:
    bough = tube("860 1140, 700 1010, 560 940, 380 930, 240 965, 110 930", [70, 52, 40, 26, 15, 4])
    bark = "#6a4a50, #44303f, #2a1d33"
    scene.fill(bough, bark, round=34, texture=0.25, detail=0.4, rim=0.6, flow=12, ink=0.3)
    for points, width in (
        ("640 975, 600 1060, 520 1130, 500 1220", 20),
        ("300 945, 230 880, 170 800, 90 770", 13),
        ("180 865, 175 810, 140 750", 7),
        ("720 1020, 740 900, 770 780, 760 660", 22),
        ("752 800, 700 730, 690 650", 10),
        ("765 720, 790 640, 780 560", 9),
    ):
        limb = tube(points, [width, width * 0.6, width * 0.15])
        scene.fill(limb, "#5a4250, #33253f", round=width * 0.9, texture=0.2, detail=0.4, rim=0.5)
        for x, y in sample(points, 7)[2:]:
            leaf = ellipse(
                x + rng.normal() * 10, y + rng.normal() * 10, 13, 6, rng.uniform(-60, 60)
            )
            scene.fill(leaf, mix("#8a7a9c", "#c79b8a", rng.uniform()), round=5, detail=0.5)


def _twigs(scene: Scene, rng: np.random.Generator, count: int, front: bool) -> None:
    """The near or the far half of the nest, woven from single strokes."""
    for _ in range(count):
        turn = rng.uniform(0, np.pi) if front else rng.uniform(np.pi, 2 * np.pi)
        reach = rng.uniform(0.25, 0.6)
        rx, ry = 208 + rng.normal() * 16, (62 if front else 50) + rng.normal() * 8
        drop = rng.uniform(-12, 62) if front else rng.uniform(-10, 12)
        depth = max(0, drop) / 62
        bend = turn + np.linspace(-reach, reach, 4)
        xs = NEST[0] + np.cos(bend) * rx * (1 - 0.25 * depth) + rng.normal(0, 3, 4)
        ys = NEST[1] + np.sin(bend) * ry + drop + rng.normal(0, 3, 4)
        tone = mix("#3a2a30", "#c79b62", rng.uniform() ** 1.6 * (0.95 - 0.45 * depth))
        scene.line(np.c_[xs, ys], rng.uniform(2.2, 5.5), tone, detail=0.6)


def _egg(scene: Scene, rng: np.random.Generator) -> None:
    egg = spline(
        "430 622, 512 668, 560 768, 548 850, 490 915, 430 930, 370 915, 312 850, 300 768, 348 668"
    )
    shell = "#fffbe8, #f8e9bf, #cdbf9f"
    scene.fill(egg, shell, angle=70, round=120, shade=0.75, detail=0.4, flow="form", rim=0.3)
    with scene.clip(egg):
        for _ in range(14):
            x, y = rng.normal(430, 75), rng.normal(770, 90)
            crater(scene, x, y, rng.uniform(10, 36), "#c2b49a", strength=2.2)
    scene.glow(425, 700, 90, "#ffc85a", 0.45)
    _crack(scene, rng, "372 640, 402 672, 396 706, 438 738, 430 780, 470 812, 462 850", 5.5)
    _crack(scene, rng, "396 706, 364 726, 346 760, 352 786", 4)
    _crack(scene, rng, "438 738, 478 730, 506 704, 522 712", 4)
    _crack(scene, rng, "430 780, 404 800, 398 826", 3)


def _crack(scene: Scene, rng: np.random.Generator, points: Points, width: float) -> None:
    """A jagged fissure with fire inside."""
    jagged = sample(points, 26) + rng.normal(0, 2.6, (26, 2))
    for profile, colour, soft in (
        ([0.3, 1.0, 0.8, 0.5, 0.05], "#b5682a", 1.6),
        ([0.05, 0.6, 0.5, 0.3, 0.04], "#fff0a8", 0),
    ):
        fissure = tube(jagged, [width * part for part in profile], cap=False)
        scene.fill(fissure, colour, detail=0.9, texture=0, wobble=0, soft=soft)
