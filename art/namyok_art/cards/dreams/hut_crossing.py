"""A log hut on hen's legs waits politely at a zebra crossing of a modern city."""

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
    sample,
    spline,
    tube,
)
from namyok_art.painted.props.buildings import facade, smoke
from namyok_art.painted.props.fairy import hen_leg, hut
from namyok_art.painted.props.people import figure

CROWD = (
    (236, 1006, 110, "#8fbf3a", "cap", 3, -2),
    (612, 958, 104, "#8a7ab0", None, 0, 2),
    (700, 966, 108, "#5f7a8a", "top", 0, -2),
    (66, 1010, 122, "#f27aa8", "bun", 4, 3),
    (750, 1046, 132, "#e0559a", "bun", 5, -4),
    (158, 1064, 138, "#6a6a94", "top", 0, 2),
    (654, 1102, 146, "#7a9a3a", None, 4, -3),
)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        60, light=(-0.7, -0.55, 0.5), light_colour="#fffbe0", shadow="#5a4a84", haze="#f6e6f0"
    )
    scene.sky("0 #bfe86a, 0.3 #dcf29a, 0.55 #f6f6d0, 1 #f9e0ea", warp=40, flow=4)
    _towers(scene)
    _street(scene)
    _traffic_light(scene)
    smoke(scene, 452, 170, 150, "#fff6fa", drift=9, puffs=10, size=9)
    _walker(scene)
    _crowd(scene)
    return gouache(
        scene,
        palette=(
            "#bfe86a, #e6f4b0, #fff8e6, #f9a8c8, #f06a9c, #c9b8dc, #9a8fb8, #6a5f94, #a8714a, "
            "#7a5544, #eab24a, #3f8f3a, #e8403c"
        ),
        pull=0.14,
        saturation=1.12,
    )


def _towers(scene: Scene) -> None:
    blocks = (
        ((470, 330), (610, 320), (610, 800), (470, 800), "#f6d0e0, #e6b8d4", 9, 4, 0.35),
        ((206, 300), (330, 318), (330, 800), (206, 800), "#d9d4ea, #c4bcdc", 10, 3, 0.35),
        ((-20, 96), (176, 190), (176, 830), (-20, 880), "#f9a8c8, #e88ab4", 9, 4, 0.05),
        ((640, 210), (820, 120), (820, 880), (640, 824), "#cdea7a, #a8d04a", 10, 4, 0.05),
    )
    for seed, (*corners, wall, rows, columns, haze) in enumerate(blocks):
        facade(
            scene,
            corners,
            rows,
            columns,
            wall,
            "#8fc4d8",
            "#fff6fa",
            lit=0.12,
            lit_colour="#fff3b0",
            seed=seed + 3,
            haze=haze,
        )
    scene.fill(rect(-20, 790, 840, 60), "#e6d4e6, #cbbcd8", detail=0.3, flow=0)


def _street(scene: Scene) -> None:
    road = poly("-20 800, 820 800, 820 1240, -20 1240")
    scene.fill(road, "#c9bedb, #a89cc4, #9a8fbc", texture=0.08, detail=0.25, flow=4)
    far = poly("-20 792, 820 792, 820 816, -20 826")
    scene.fill(far, "#f9eef4, #d9cbe0", detail=0.5, ink=0.3)
    for near, away in ((0.0, 0.2), (0.34, 0.5), (0.61, 0.73), (0.82, 0.92)):
        corners = []
        for depth, side in ((near, 0), (near, 1), (away, 1), (away, 0)):
            left, right = 196 + 176 * depth, 690 - 60 * depth
            corners.append((left + (right - left) * side, 962 - 128 * depth - 26 * side))
        scene.fill(poly(corners), "#fffdf8, #f3ecf4", detail=0.6, wobble=1.6, flow=0)
    pavement = poly("-20 1000, 820 930, 820 1240, -20 1240")
    scene.fill(pavement, "#f9dce8, #eabcd2, #cf9cbc", detail=0.3, flow=0, texture=0.08)
    for k in range(9):
        x = -80 + k * 120
        seam = [(x + 60, 990 - x * 0.083), (x - (400 - x) * 0.3, 1230)]
        scene.line(seam, 2, "#b57f9f", alpha=0.45, curve=False)
    for y in (1046, 1106, 1176):
        scene.line([(-20, y + 14), (820, y - 44)], 2, "#b57f9f", alpha=0.45, curve=False)
    kerb = poly("-20 984, 820 916, 820 938, -20 1008")
    scene.fill(kerb, "#fff6fa, #d9b4cc", round=5, detail=0.6, ink=0.4, flow=-5)


def _traffic_light(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.5}
    scene.fill(rect(112, 560, 13, 426), "#6a5f84, #4a4068", angle=0, round=6, **style)
    scene.fill(rect(86, 430, 66, 142, 14), "#5a5078, #3a3258", round=12, **style)
    scene.glow(119, 468, 60, "#ff5a50", 0.7)
    scene.fill(circle(119, 468, 24), "#ff8a7a, #e8403c, #b02434", round=16, **style)
    scene.fill(circle(119, 534, 24), "#3f5a44, #2a4034", round=16, **style)


def _walker(scene: Scene) -> None:
    """The hut on its legs: the right foot rests on the left one."""
    scene.cast(ellipse(430, 1064, 150, 24), strength=0.55, soft=10, dx=40)
    hen_leg(scene, "352 640, 322 820, 380 1036", 16)
    hen_leg(scene, "486 640, 540 810, 428 994", 15, ((-66, 24), (-30, 40), (34, 44)))
    for x in (354, 486):
        _feathers(scene, x, 660)
    hut(scene, 420, 640, 1.32, rot=-3, roof="#8a5a44")
    porch = spline("206 634!, 628 612!, 634 640!, 212 662!")
    scene.fill(porch, "#c98a5c, #7a4f38", round=8, detail=0.6, ink=0.5)
    _string_bag(scene)


def _feathers(scene: Scene, x: float, y: float) -> None:
    """A ruffle of down where the leg begins."""
    for k, reach in enumerate((-40, -24, -8, 8, 24, 40)):
        feather = tube(
            [(x + reach * 0.4, y - 20), (x + reach, y + 20), (x + reach * 1.15, y + 66)],
            [14, 16, 3],
        )
        tone = mix("#fff3dc", "#c98a5c", 0.15 * (k % 3))
        scene.fill(feather, scene.tones(tone, 0.1, 0.35), round=12, detail=0.65, ink=0.45)


def _string_bag(scene: Scene) -> None:
    """Shopping hung on the chimney: leeks, a broom, apples."""
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.5}
    scene.pen("556 206, 600 236, 628 292", 3.4, "#4a3a5a")
    scene.pen("556 214, 620 232, 664 292", 3.4, "#4a3a5a")
    broom = tube("704 176, 640 400", [5, 5], 8)
    scene.fill(broom, "#d9a868, #8a5f34", round=4, **style)
    for k in range(9):
        twig = [(638 + k, 392), (622 + k * 4, 430), (606 + k * 8, 462)]
        scene.line(twig, 4, mix("#a8743c", "#e0b868", k / 9))
    for k, (tip_x, tip_y) in enumerate(((580, 190), (606, 166), (632, 178), (660, 160))):
        leek = tube([(640, 380), (632 + k * 6, 300), (tip_x, tip_y)], [10, 10, 7])
        scene.fill(leek, "0 #2f8a34, 0.5 #7fc23c, 1 #fbfbe0", round=8, **style)
        for bend in (-18, 18):
            leaf = tube(
                [(tip_x, tip_y + 40), (tip_x + bend, tip_y), (tip_x + bend * 2.2, tip_y + 8)],
                [7, 6, 1],
            )
            scene.fill(leaf, "#3f9a3a, #6fb83c", round=4, **style)
    for x, y, tone in ((622, 372, "#e8403c"), (656, 384, "#f0b83c"), (640, 350, "#d0304a")):
        scene.fill(circle(x, y, 22), scene.tones(tone, 0.25), round=20, **style)
    _mesh(scene)


def _mesh(scene: Scene) -> None:
    left, right = sample("626 290, 592 350, 612 410", 7), sample("666 290, 694 350, 668 410", 7)
    for i in range(6):
        for j in range(5):
            start = left[i] * (1 - j / 5) + right[i] * (j / 5)
            end = left[i + 1] * (1 - (j + 1) / 5) + right[i + 1] * ((j + 1) / 5)
            scene.pen([start, end], 2, "#4a3a6a", curve=False)
            start = left[i] * (1 - (j + 1) / 5) + right[i] * ((j + 1) / 5)
            end = left[i + 1] * (1 - j / 5) + right[i + 1] * (j / 5)
            scene.pen([start, end], 2, "#4a3a6a", curve=False)


def _crowd(scene: Scene) -> None:
    for x, y, size, coat, hat, walk, lean in CROWD:
        scene.cast(ellipse(x + 26, y, 44, 8), strength=0.45, soft=5)
        with scene.at(x, y, 1, lean):
            dark = mix(coat, "#2a2040", 0.6)
            figure(scene, 0, 0, size, coat, hat=hat, walk=walk, hat_colour=dark)
            case = rect(size * 0.14, -size * 0.36, size * 0.26, size * 0.19, 3)
            scene.fill(case, "#8a5a3c, #5a3a30", round=4, detail=0.8, ink=0.5)
    _child(scene)


def _child(scene: Scene) -> None:
    """The only one who looks up."""
    scene.cast(ellipse(270, 1138, 34, 7), strength=0.45, soft=5)
    with scene.at(252, 1138, 1, 5):
        figure(scene, 0, 0, 92, "#e8403c", hat="point", hat_colour="#f2c230", arm=(30, -98), walk=5)
