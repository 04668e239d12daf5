"""A person stands in the rain over a puddle that reflects a summer noon."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    blur,
    circle,
    ellipse,
    gouache,
    grow,
    plain,
    ring,
    spline,
)
from namyok_art.painted.props.buildings import roofscape
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sky import cloud, sun

PUDDLE = (
    "60 900, 180 770, 380 712, 600 740, 740 850, 720 1010, 590 1120, 380 1160, 190 1110, 80 1010"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(6)
    scene = Scene(
        166, light=(-0.3, -0.7, 0.6), light_colour="#f4ead0", shadow="#232a38", haze="#98a0a4"
    )
    scene.sky("0 #50565e, 0.4 #7d8488, 0.56 #aaaca6, 1 #4a4e52", warp=60, flow=75)
    _street(scene)
    puddle = spline(PUDDLE)
    scene.fill(grow(puddle, 1.03, 400, 930), "#2f343a", soft=5, detail=0.3)
    box = (60, 712, 740, 1160)
    scene.fill(puddle, "0 #f8e3a0, 0.35 #bfe3d8, 1 #5fb4cf", box=box, detail=0.25, flow=0)
    with scene.clip(puddle):
        _summer(scene, puddle, rng)
    figure(scene, 430, 724, 190, coat="#4a5058", hair="#2f2a30", legs="#2a2a30", arm=(10, -78))
    _umbrella(scene)
    for _ in range(240):
        x, y, length = rng.uniform(-20, 820), rng.uniform(-20, 1150), rng.uniform(18, 52)
        drop = [(x, y), (x - length * 0.22, y + length)]
        alpha = rng.uniform(0.15, 0.45)
        scene.pen(drop, rng.uniform(1, 1.8), "#dfe6ea", alpha, curve=False)
    return gouache(
        scene,
        palette=(
            "#50565e, #7d8488, #aaaca6, #3f444a, #f8e3a0, #bfe3d8, #5fb4cf, #7fae5a, #e8604a, "
            "#f6c24a, #2a3038"
        ),
        pull=0.2,
    )


def _street(scene: Scene) -> None:
    rng = np.random.default_rng(31)
    walls, roofs = ("#7a8288", "#8a8480"), ("#565c64", "#5f5a5c")
    roofscape(scene, 640, rng, (110, 170), (210, 360), walls, roofs, lit=0.15, haze=0.45)
    scene.mist(600, 90, "#a8acae", 0.5)
    walls, roofs = ("#5f666e", "#746e70"), ("#3c4048", "#4c4448")
    roofscape(scene, 660, rng, (130, 190), (120, 250), walls, roofs, lit=0.35, haze=0.12)
    scene.mist(650, 50, "#a8acae", 0.6)
    hill(scene, "0 650, 400 640, 800 652", "#6a7074, #3f444a", detail=0.15, flow=0)
    for x, y, half in ((130, 700, 60), (640, 690, 80), (90, 1150, 70), (700, 1140, 60)):
        scene.fill(ellipse(x, y, half, half * 0.14), "#8a9298", alpha=0.5, soft=3)


def _summer(scene: Scene, puddle: Path, rng: np.random.Generator) -> None:
    meadow = "0 700, 800 700, 800 800, 600 826, 380 800, 180 830, 0 800"
    scene.fill(spline(meadow), "#7fae5a, #c9d070", detail=0.3, flow=0)
    flowers = plain("#e8604a, #fff3c8, #e9b949")
    for _ in range(80):
        bloom = circle(rng.uniform(80, 730), rng.uniform(735, 815), rng.uniform(2, 5))
        scene.fill(bloom, flowers[int(rng.integers(3))], detail=0.7)
    cloud(scene, 600, 1010, 220, "#ffffff", seed=3, alpha=0.9, shade=0.4, flat=0.4)
    cloud(scene, 180, 960, 180, "#ffffff", seed=7, alpha=0.85, shade=0.4, flat=0.4)
    sun(scene, 270, 1086, 40, "#fff6c0", 0.6)
    shadow = spline("430 736, 460 744, 560 800, 590 806, 540 812, 450 772")
    scene.fill(shadow, "#4a7a48", alpha=0.55, soft=3)
    with scene.at(430, 722, 1, 180, flip=True):
        figure(
            scene,
            0,
            -8,
            170,
            coat="#e8503c",
            hair="#5a2f26",
            legs="#5a4a68",
            walk=7,
            arm=(26, -104),
        )
        scene.pen("44 -186, 70 -230, 60 -290", 2.4, "#7a4a3a")
        balloon = spline("60 -290!, 28 -330, 28 -380, 64 -404, 100 -380, 98 -330")
        scene.fill(balloon, "#f9cf5a, #e0803a", round=34, detail=0.5, ink=0.4)
    for _ in range(9):
        x, y = rng.uniform(150, 660), rng.uniform(800, 1100)
        for radius in (14, 26):
            ripple = ring(x, y, radius * 1.5, radius * 0.45, 20)
            scene.line(ripple, 1.4, "#ffffff", alpha=0.5)
    scene.dim(blur(1 - scene.mask(puddle), 12), "#2a3a4a", 0.6)


def _umbrella(scene: Scene) -> None:
    with scene.at(440, 540, 1.05):
        scene.line("0 -70, 0 44", 5, "#2a2a34", curve=False)
        dome = spline(
            "-128 -6!, -104 -78, 0 -128, 104 -78, 128 -6!, 96 -22, 64 -4!, 32 -20, 0 -2!, "
            "-32 -20, -64 -4!, -96 -22"
        )
        scene.fill(dome, "#67717a, #262b34", round=40, detail=0.5, ink=0.5, rim=0.5, flow="form")
        for x in (-64, 0, 64):
            scene.line([(0, -126), (x * 0.7, -84), (x, -6)], 2, "#1d2228", alpha=0.6)
