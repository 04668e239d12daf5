"""On a lit X-ray film a garden grows between the ribs; the patient looks at a real leaf."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.critters import sleeping_dormouse
from namyok_art.painted.props.flora import daisy, fern, leaf

FILM = (96, 74, 608, 800)
BONE = "#e6ebee"


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        42, light=(0.1, -0.75, 0.6), light_colour="#f2f6f8", shadow="#161d28", haze="#8a949c"
    )
    scene.sky("0 #8f989e, 0.5 #7a848c, 0.74 #6a747c, 1 #4a525c", warp=40, flow=90)
    _room(scene)
    _light_box(scene)
    film = rect(*FILM, 8)
    with scene.clip(film):
        _chest(scene)
        _garden(scene)
    _clips(scene)
    _patient(scene)
    return gouache(
        scene,
        palette=(
            "#161d28, #2a333f, #4a525c, #7a848c, #a9b4b8, #d8dfe2, #f6f8f8, #8a9a90, #b8c8b8, "
            "#4fae3f, #8a7a6c"
        ),
        pull=0.2,
        saturation=1.02,
    )


def _room(scene: Scene) -> None:
    """A tiled clinic wall and a floor that takes the light of the screen."""
    for y in range(0, 940, 78):
        scene.line([(0, y), (800, y)], 2.4, "#5f6972", alpha=0.35, curve=False, detail=0.3)
        shift = 39 if (y // 78) % 2 else 0
        for x in range(-39 + shift, 860, 78):
            scene.line([(x, y), (x, y + 78)], 2.4, "#5f6972", alpha=0.3, curve=False, detail=0.3)
    floor = poly("-20 946, 820 946, 820 1240, -20 1240")
    scene.fill(floor, "#4f5862, #333b46", detail=0.2, flow=0)
    scene.fill(rect(-20, 936, 840, 16), "#5f6872", detail=0.5)
    scene.glow(400, 470, 520, "#e8f0f4", 0.45)
    scene.glow(400, 1010, 330, "#dfe8ee", 0.4, squash=0.35)


def _light_box(scene: Scene) -> None:
    x, y, w, h = FILM
    scene.cast(rect(x - 34, y - 34, w + 68, h + 68, 18), "#1a222c", 0.6, 20, 0, 18)
    scene.fill(
        rect(x - 36, y - 36, w + 72, h + 72, 16), "#c4ccd0, #8a949a", round=14, detail=0.5, ink=0.5
    )
    scene.fill(
        rect(x - 16, y - 16, w + 32, h + 32, 10), "#ffffff, #eef4f6", detail=0.5, texture=0.02
    )
    scene.fill(rect(*FILM, 8), "#222c38, #18202c, #0e141e", detail=0.2, texture=0.1)


def _clips(scene: Scene) -> None:
    for x in (220, 580):
        scene.cast(rect(x - 26, 40, 52, 50, 5), "#10161e", 0.5, 5, 3, 6)
        scene.fill(rect(x - 26, 36, 52, 50, 6), "#e6eaec, #8f989e", round=8, detail=0.7, ink=0.5)
        scene.line([(x - 18, 62), (x + 18, 62)], 3, "#5f6870", curve=False)


def _torso() -> Path:
    return spline(
        "340 70!, 460 70!, 466 150, 500 186, 620 214, 690 270, 712 420, 700 880!, 100 880!, "
        "88 420, 110 270, 180 214, 300 186, 334 150"
    )


def _chest(scene: Scene) -> None:
    soft: Style = {"detail": 0.15, "texture": 0.1}
    scene.fill(_torso(), "#5a6874", alpha=0.85, soft=14, **soft)
    for side in (-1, 1):
        lung = [
            (400 + side * dx, y)
            for dx, y in (
                (44, 230),
                (130, 220),
                (214, 330),
                (246, 520),
                (236, 740),
                (120, 760),
                (60, 640),
                (40, 420),
            )
        ]
        scene.fill(spline(lung), "#141c28", alpha=0.75, soft=16, **soft)
    scene.glow(430, 560, 150, "#cfe0d4", 0.35)
    for i in range(17):
        y = 96 + i * 46
        block = union(rect(380, y, 40, 30, 9), ellipse(400, y + 15, 30, 9))
        scene.fill(block, BONE, alpha=0.6, round=10, soft=2, detail=0.3)
    _back_ferns(scene)
    for side in (-1, 1):
        clavicle = tube(
            [(400 + side * dx, y) for dx, y in ((26, 214), (100, 190), (180, 196), (268, 168))],
            [13, 10, 9, 12],
        )
        scene.fill(clavicle, BONE, alpha=0.7, round=11, soft=1.5, detail=0.4)
        for i in range(9):
            _rib(scene, i, side)


def _rib(scene: Scene, i: int, side: int) -> None:
    y = 232 + i * 60
    reach = (150, 190, 218, 238, 250, 256, 258, 252, 236)[i]
    drop = 34 + i * 5
    back = [
        (24, y),
        (reach * 0.45, y - 16),
        (reach * 0.85, y + 12),
        (reach, y + drop),
        (reach - 14, y + drop + 34),
    ]
    bone = tube([(400 + side * dx, dy) for dx, dy in back], [11, 11, 10, 9, 6])
    scene.fill(bone, "#f6f9fa, #cfd8dc, #98a4ac", alpha=0.72, round=10, soft=1, detail=0.45)
    if i < 7:
        front = [
            (reach - 14, y + drop + 30),
            (reach * 0.7, y + drop + 74),
            (reach * 0.36, y + drop + 84),
        ]
        faint = tube([(400 + side * dx, dy) for dx, dy in front], [7, 8, 5])
        scene.fill(faint, "#b8c4ca", alpha=0.3, round=7, soft=2, detail=0.25)


def _back_ferns(scene: Scene) -> None:
    pale = "#b0c8b4"
    for points, width in (
        ("300 800, 260 660, 200 520, 190 400", 66),
        ("540 800, 570 660, 600 560, 596 430", 60),
        ("350 800, 340 600, 310 420, 300 300", 54),
        ("460 800, 490 640, 500 470, 480 330", 58),
        ("250 800, 200 640, 160 560, 170 480", 50),
        ("600 800, 640 660, 650 560, 630 500", 50),
    ):
        fern(scene, points, width, pale, 20, alpha=0.8)


def _garden(scene: Scene) -> None:
    soil = spline(
        "80 810!, 180 780, 300 766, 400 776, 520 764, 640 784, 720 806!, 720 900!, 80 900!"
    )
    scene.fill(soil, "#8a9a92, #4a5a58, #1c2630", round=24, detail=0.35, texture=0.16)
    bright = "#c4dcc0"
    for points, width, tone in (
        ("160 800, 150 720, 180 640, 230 590", 48, bright),
        ("230 790, 250 700, 300 620, 360 600", 44, "#a4c2a4"),
        ("640 800, 650 700, 620 620, 560 590", 46, bright),
        ("590 790, 560 720, 530 680, 470 670", 40, "#a4c2a4"),
        ("420 790, 400 720, 410 660, 440 620", 30, bright),
        ("120 810, 106 740, 112 690, 140 640", 36, "#94b498"),
        ("690 810, 700 740, 690 690, 660 650", 36, "#94b498"),
    ):
        fern(scene, points, width, tone, 16)
    for x, y, radius in (
        (330, 742, 15),
        (370, 700, 12),
        (505, 744, 15),
        (204, 750, 13),
        (610, 748, 13),
    ):
        scene.line([(x, y + 50), (x + 3, y + 20), (x, y)], 3, bright)
        daisy(scene, x, y, radius, "#ffffff", "#d8dcb8")
    _swing(scene)
    _nest(scene)
    rng = np.random.default_rng(3)
    for _ in range(26):
        fly_x, fly_y = rng.uniform(150, 650), rng.uniform(250, 740)
        scene.glow(fly_x, fly_y, 12, "#f2ffe0", 0.5)
        scene.fill(
            circle(fly_x, fly_y, rng.uniform(1.4, 2.6)), "#fbffe8", texture=0, detail=1, wobble=0
        )


def _swing(scene: Scene) -> None:
    for x in (232, 300):
        scene.pen([(x + 6, 346 if x > 260 else 352), (x, 556)], 2.6, "#f2f6f8", 0.95, curve=False)
    seat = rect(216, 552, 100, 13, 4)
    scene.fill(seat, "#f6f8f8, #a9b4b8", round=6, detail=0.85, ink=0.5, wobble=0.5)


def _nest(scene: Scene) -> None:
    """Moss and twigs where the heart is."""
    scene.glow(462, 540, 90, "#eef6ea", 0.55)
    bowl = spline("396 556!, 430 566, 500 566, 534 552!, 526 600, 486 628, 440 628, 406 602")
    scene.fill(bowl, "#c4d0c0, #7f9088, #4a5a5a", round=28, detail=0.5, texture=0.2, ink=0.4)
    rng = np.random.default_rng(8)
    for _ in range(34):
        x, y = rng.uniform(404, 520), rng.uniform(562, 610)
        twig = [(x, y), (x + 14, y + rng.normal() * 4), (x + 28, y + rng.normal() * 6)]
        scene.line(twig, 2, "#e6eee2" if rng.uniform() < 0.5 else "#4f5f5c", alpha=0.7)
    sleeping_dormouse(scene, 464, 574, 1.05, "#c4b29c")


def _patient(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.8}
    with scene.at(560, 1160, 1.75):
        scene.cast(ellipse(0, 2, 60, 9), "#141a22", 0.7, 6)
        for x in (-34, 34):
            scene.line([(x * 0.6, -44), (x, 2)], 6, "#8a6a50", curve=False)
        scene.line("-27 -16, 27 -16", 4, "#7a5c46", curve=False)
        for x in (-9, 9):
            scene.fill(tube([(x, -40), (x, -20)], [5, 4]), "#c8a894, #8a7468", round=4, **style)
            scene.fill(ellipse(x * 1.1, -14, 8, 5), "#4f5862", round=4, **style)
        scene.fill(ellipse(0, -42, 40, 9), "#b08a68, #6a4c3a", round=6, **style)
        gown = spline(
            "-9 -112, 9 -112, 21 -100, 24 -70, 33 -44, 27 -36!, 0 -33, -27 -36!, -33 -44, -24 -70, "
            "-21 -100"
        )
        scene.fill(gown, "#f2f6f8, #b8c4cc, #7f8c98", round=18, rim=0.5, flow=90, **style)
        scene.line("0 -106, 1 -70, 0 -34", 1.4, "#8a96a0", alpha=0.7)
        for y in (-96, -76):
            scene.line([(-5, y), (0, y + 3), (5, y)], 2, "#8a96a0")
        scene.fill(circle(52, -100, 5), "#c8a894", round=4, **style)
        sleeve = tube("16 -100, 34 -82, 50 -98", [8, 7, 5.5])
        scene.fill(sleeve, "#eef2f4, #aab6be", round=7, **style)
        scene.fill(rect(-5, -122, 10, 14, 4), "#a88a7a", **style)
        head = ellipse(5, -131, 15, 17, 14)
        scene.fill(head, "#5a5450, #3a3638", round=13, rim=0.5, **style)
        scene.fill(ellipse(18, -127, 3, 4.5), "#b8988a", round=3, **style)
    scene.glow(662, 940, 70, "#b8f08a", 0.4)
    leaf(scene, 652, 972, 74, "#4fae3f", rot=-66)
