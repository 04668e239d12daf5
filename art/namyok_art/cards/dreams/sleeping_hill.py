"""A ridge is the profile of a sleeping giantess with birds rising from her lips."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    ellipse,
    mix,
    sample,
    spline,
    watercolour,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.buildings import house
from namyok_art.painted.props.land import fir, grass, hill
from namyok_art.painted.props.objects import lantern
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sky import sun
from namyok_art.painted.props.vessels import boat

FRAME = (-66, -204, 1.27)
PROFILE = (
    "-60 925, -10 860, 50 790, 120 730, 190 700, 232 698, 256 708, 272 708, 298 690, 326 662, "
    "342 652, 354 656, 358 672, 358 686, 370 688, 386 678, 398 678, 404 688, 400 697, 412 692, "
    "424 694, 430 704, 426 716, 440 720, 462 704, 488 698, 508 710, 516 746, 530 806, 566 850, "
    "620 856, 700 818, 780 782, 870 760, 870 1300!, -60 1300!"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(5)
    scene = Scene(
        55, light=(0.45, -0.7, 0.5), light_colour="#fff1d2", shadow="#6a4f80", haze="#f2c4b0"
    )
    scene.sky(
        "0 #a9c6d4, 0.22 #dcd3d2, 0.42 #f8d6b8, 0.56 #f7b596, 0.7 #f2c8b0, 1 #ecd6c0", warp=110
    )
    sun(scene, 600, 545, 66, "#fff0c8", 0.45)
    far, near = "0 640, 180 600, 360 640, 560 610, 800 650", "0 700, 150 690, 420 650, 800 680"
    hill(scene, far, "#d9a8b8, #e9bdb4", detail=0.1, haze=0.3)
    hill(scene, near, "#bb96b5, #d6abb4", detail=0.1, haze=0.2)
    with scene.at(*FRAME):
        body = spline(PROFILE)
        scene.fill(
            body,
            "0 #f3bb98, 0.16 #e39c8c, 0.34 #bb86a0, 0.6 #a58fb4, 1 #8fa0b0",
            round=95,
            shade=0.8,
            texture=0.1,
            wobble=1,
            detail=0.45,
            ink=0.8,
            ink_colour="#6a3550",
            flow=15,
            rim=0.6,
        )
        with scene.clip(body):
            _face(scene)
            _meadows(scene, rng)
            _hair_river(scene, rng)
        _forest(scene, rng)
    _village(scene, rng)
    _breath(scene, rng)
    scene.cast(ellipse(352, 1096, 70, 10), "#4a5a8a", 0.5, 6)
    boat(scene, 350, 1084, 1.05, "#8a4a3c", rot=10)
    figure(scene, 344, 1082, 74, coat="#e0a840", hair="#4a2f3a", scarf="#b33f3a")
    scene.line("392 1080, 398 1040", 2.4, "#4a3038", curve=False)
    lantern(scene, 398, 1034, 7)
    grass(scene, 0, 800, 1192, 110, 54, "#6a6a88, #7f8f88, #a89a7a, #b07080", rng)
    return watercolour(
        scene,
        palette=(
            "#a9c6d4, #f8d6b8, #f7b596, #d9a8b8, #bb96b5, #c98a8a, #7f8f88, #5a7078, #c2553f, "
            "#e0a840, #fffaf0"
        ),
        pull=0.15,
    )


def _face(scene: Scene) -> None:
    """Blush, closed lid, lips: only tints, so that from afar it is still a ridge."""
    for path, colour, alpha, soft in (
        (ellipse(330, 776, 70, 40, -10), "#f58f6a", 0.5, 20),
        (ellipse(264, 738, 44, 18, 10), "#8a5a88", 0.35, 9),
        (ellipse(352, 700, 20, 12), "#9a5a70", 0.3, 7),
        (ellipse(440, 734, 26, 12), "#9a5a70", 0.3, 8),
        (ellipse(480, 780, 60, 40, 50), "#7a5a88", 0.4, 18),
        (spline("372 688, 392 677, 404 686, 398 698, 384 708"), "#c2484e", 0.5, 3),
        (spline("402 698, 422 693, 430 704, 424 716, 396 716"), "#c2484e", 0.5, 3),
    ):
        scene.fill(path, colour, alpha=alpha, soft=soft, detail=0.15)
    scene.line("226 750, 250 766, 284 766, 306 746", 3.4, "#5a3550")
    scene.line("212 722, 238 714, 268 724", 3, "#7a4a60", alpha=0.7)
    scene.line("402 697, 390 704, 380 716", 2.4, "#7a3048", alpha=0.9)
    scene.line("357 680, 348 686, 340 680", 2.0, "#7a3a4a", alpha=0.6)
    for x in np.linspace(229, 303, 9):
        dip = 754 + 11 * np.sin((x - 226) / 80 * np.pi)
        with scene.at(x, dip, 0.62, 180 - (x - 266) * 0.5):
            scene.fill(spline("-7 0!, 0 -44!, 7 0!"), "#4a3058", detail=0.8)


def _meadows(scene: Scene, rng: np.random.Generator) -> None:
    """Folds of a blanket that are also fields."""
    for points, tone in (
        ("300 930, 480 880, 700 900, 900 860, 900 1000, 640 1010, 420 1000", "#c9a8b0"),
        ("380 1010, 560 985, 760 1000, 900 980, 900 1090, 640 1100, 480 1080", "#a8b09c"),
        ("500 1090, 700 1070, 900 1080, 900 1200, 640 1200", "#8fa89c"),
    ):
        scene.fill(spline(points), tone, alpha=0.75, soft=10, round=50, shade=0.5, detail=0.15)
    for _ in range(40):
        x, y = rng.uniform(470, 760), rng.uniform(905, 1090)
        tuft = ellipse(x, y, rng.uniform(6, 16), rng.uniform(3, 6))
        scene.fill(tuft, mix("#8a9a84", "#c98a8a", rng.uniform()), alpha=0.6, detail=0.4)


def _hair_river(scene: Scene, rng: np.random.Generator) -> None:
    for i in range(70):
        t = i / 69
        lock = [
            (40 + 130 * t, 776 - 42 * t),
            (4 + 110 * t + rng.normal() * 5, 880 + 10 * t),
            (60 + 190 * t + rng.normal() * 7, 986 + rng.normal() * 5),
            (180 + 300 * t, 1060 + rng.normal() * 7),
            (330 + 420 * t, 1190),
        ]
        tone = mix("#5f86b0", "#eef4f0", rng.uniform() ** 1.3)
        scene.line(lock, rng.uniform(4, 12), tone, alpha=0.6, soft=1.2, detail=0.3)


def _forest(scene: Scene, rng: np.random.Generator) -> None:
    """Firs where the hairline is."""
    for x in np.sort(rng.uniform(20, 222, 32)):
        ridge = np.interp(x, [-10, 60, 130, 196, 225], [850, 782, 726, 700, 699])
        tone = mix("#3f5a66", "#6a4f78", rng.uniform())
        fir(scene, x, ridge + rng.uniform(0, 22), rng.uniform(26, 58), tone)


def _village(scene: Scene, rng: np.random.Generator) -> None:
    """On the collarbone."""
    for x in np.sort(rng.uniform(640, 800, 14)):
        ground = np.interp(x, [640, 740, 830], [892, 872, 840]) + rng.uniform(0, 20)
        fir(scene, x, ground, rng.uniform(28, 50), mix("#5f8278", "#c0747a", rng.uniform()))
    house(scene, 690, 902, 46, 30, "#f8ead0", "#c2553f", lean=2)
    house(scene, 746, 882, 38, 28, "#f4e0cc", "#9a5568", lean=-2)
    house(scene, 786, 862, 30, 24, "#f8ead0", "#b5703f", windows=1)


def _breath(scene: Scene, rng: np.random.Generator) -> None:
    """Pairs of birds, except one."""
    ribbon = sample("446 656, 452 590, 372 520, 420 430, 520 350, 440 240, 300 190", 40)
    for i, (x, y) in enumerate(ribbon):
        puff: Path = ellipse(x + rng.normal() * 4, y + rng.normal() * 4, 9 + i * 1.15, 6 + i * 0.75)
        scene.fill(puff, "#fffaf0", alpha=0.34, soft=6, detail=0.05)
    for i, (x, y, size, flap) in enumerate(
        (
            (424, 566, 0.3, 0.5),
            (388, 552, 0.3, 0.8),
            (420, 440, 0.42, 0.4),
            (380, 410, 0.42, 0.8),
            (520, 330, 0.52, 0.9),
            (470, 296, 0.52, 0.5),
            (330, 210, 0.62, 0.8),
            (266, 170, 0.62, 0.5),
            (130, 110, 0.72, 0.7),
        )
    ):
        tone = mix("#fffaf0", "#b5647a", 0.4 + 0.06 * i)
        gliding_bird(scene, x, y, size, tone, flap, rot=-20, flip=i > 3, rim=0.2)
