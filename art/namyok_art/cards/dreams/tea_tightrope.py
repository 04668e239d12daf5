"""A tea table stands on a rope between two houses, and two neighbours set out towards it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    poly,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.animals import cat_from_behind
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.buildings import house
from namyok_art.painted.props.laundry import washing_line
from namyok_art.painted.props.objects import cup
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sky import cloud, sun

ROPE = "176 560, 290 592, 400 604, 510 592, 624 560"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(16)
    scene = Scene(
        16, light=(0.0, -0.6, 0.6), light_colour="#fff0dc", shadow="#5a4a78", haze="#f9e0dc"
    )
    scene.sky("0 #cfc4e4, 0.25 #e8cfe0, 0.5 #fbd4c8, 0.68 #fde4c4, 1 #f0d0c4", warp=60)
    cloud(scene, 420, 170, 260, "#fff3ec", seed=5, alpha=0.8, soft=5, shade=0.4)
    cloud(scene, 330, 300, 170, "#ffece4", seed=8, alpha=0.7, soft=5, shade=0.4)
    sun(scene, 400, 800, 70, "#ffe9b8", 0.6)
    _street_end(scene, rng)
    _wall(scene, False)
    _wall(scene, True)
    _street(scene, rng)
    _laundry(scene)
    _net(scene)
    scene.pen(ROPE, 3.6, "#6a5470", 1)
    _table(scene)
    _walkers(scene)
    return watercolour(
        scene,
        palette=(
            "#cfc4e4, #e8cfe0, #fbd4c8, #fde4c4, #f6ece0, #d8b8b8, #b09ac0, #8a78a4, #5a4a78, "
            "#1f9a74, #a8b0c0, #fffaf2"
        ),
        pull=0.12,
        edge=0.7,
        bloom=0.25,
    )


def _street_end(scene: Scene, rng: np.random.Generator) -> None:
    for x in range(230, 590, 44):
        height = rng.uniform(60, 130)
        wall: Colour = mix("#e8c8c8", "#d8c4dc", rng.uniform())
        roof: Colour = mix("#c89aa4", "#b08ab0", rng.uniform())
        house(scene, x, 1000, 50, height, wall, roof, lit=0.3, door=False, glow=False, haze=0.35)
    road = poly("330 1000, 470 1000, 640 1240, 160 1240")
    scene.fill(road, "#f6dcc8, #d8bcc4", detail=0.2)
    scene.mist(990, 50, "#fdeadc", 0.6)


def _street(scene: Scene, rng: np.random.Generator) -> None:
    """Awnings, cobbles, and a cat who has seen it first."""
    style: Style = {"detail": 0.6, "ink": 0.45, "wobble": 1}
    with scene.clip(poly("224 1000, 576 1000, 800 1240, 0 1240")):
        for y in np.geomspace(14, 220, 11):
            half = 90 + y * 1.15
            for x in np.arange(-half, half, 15 + y * 0.16):
                stone = ellipse(400 + x + rng.normal() * 3, 1004 + y, 5 + y * 0.07, 2 + y * 0.03)
                scene.fill(
                    stone, "#c8a4ac" if rng.uniform() < 0.6 else "#fff3e4", alpha=0.6, detail=0.6
                )
    for flip, tones in ((False, ("#8fc0a8", "#fffaf2")), (True, ("#f0a8a8", "#fffaf2"))):
        with scene.at(800 if flip else 0, 0, 1, flip=flip):
            scene.fill(poly("20 1092, 196 1080, 196 1176, 20 1206"), "#7a6a8a, #5a4a70", **style)
            for k in range(6):
                left, right = 10 + k * 36, 46 + k * 36
                stripe = poly(
                    [
                        (left, 1054 - k * 2),
                        (right, 1052 - k * 2),
                        (right + 14, 1110 - k * 3),
                        (left + 14, 1114 - k * 3),
                    ]
                )
                scene.fill(stripe, tones[k % 2], round=5, **style)
    scene.cast(ellipse(400, 1152, 50, 9), "#6a5470", 0.5, 6)
    cat_from_behind(scene, 400, 1150, 0.62, "#8a6a78")


def _wall(scene: Scene, flip: bool) -> None:
    """A facade in perspective with one open window; drawn once and mirrored."""
    style: Style = {"detail": 0.55, "ink": 0.4, "wobble": 1}
    colours = "#f6dcd4, #e8c4c4, #c8a4b8" if not flip else "#ece0ee, #d4c4e0, #b09ac0"
    with scene.at(800 if flip else 0, 0, 1, flip=flip):
        front = poly("-20 60, 196 190, 224 1160, -20 1240")
        scene.fill(front, colours, detail=0.3, ink=0.4, texture=0.08, flow=90)
        eave = poly("-20 36, 216 176, 212 204, -20 78")
        scene.fill(eave, "#c08a94, #9a6a88", round=8, **style)
        for row, y in enumerate((300, 776, 980)):
            for x, width in ((42, 62), (132, 50)):
                if row == 0 and x == 132:
                    continue
                _window(scene, x, y, width, style)
        opening = poly("96 430, 176 446, 176 606, 96 610")
        scene.fill(poly("86 418, 186 436, 186 616, 86 622"), "#fffaf2, #e6d4d4", round=6, **style)
        scene.fill(opening, "#fff0c8, #fbd49c", detail=0.5)
        scene.fill(poly("176 446, 222 430, 222 592, 176 606"), "#b8c8c4, #8fa8a8", **style)
        scene.fill(poly("82 618, 192 610, 200 626, 80 636"), "#fffaf2, #d0bcc0", round=5, **style)
        _window(scene, 36, 520, 50, style)
        for x in (100, 124, 150):
            scene.fill(
                circle(x, 606, 13), "#a8c890, #6f9a78", round=9, wobble=2, detail=0.6, ink=0.3
            )
            scene.fill(circle(x + 4, 598, 5), "#f08aa0", detail=0.8)


def _window(scene: Scene, x: float, y: float, width: float, style: Style) -> None:
    height = width * 1.7
    frame = poly(
        [
            (x - width / 2, y - height / 2 - 6),
            (x + width / 2, y - height / 2 + 4),
            (x + width / 2, y + height / 2 - 2),
            (x - width / 2, y + height / 2 + 2),
        ]
    )
    scene.fill(
        frame, "#8a90b0, #b8a8c4, #f0c8b8", ink_colour="#fffaf2", ink_width=6, ink=0.9, detail=0.5
    )
    scene.line([(x, y - height / 2), (x, y + height / 2)], 3.4, "#fffaf2", curve=False)
    scene.line([(x - width / 2, y - 6), (x + width / 2, y - 2)], 3.4, "#fffaf2", curve=False)


def _laundry(scene: Scene) -> None:
    washing_line(
        scene,
        "214 320, 400 372, 588 320",
        (
            (0.16, "shirt", "#f6d4d8"),
            (0.36, "sheet", "#fffaf2"),
            (0.56, "trousers", "#b8c0dc"),
            (0.74, "sock", "#f0b8a8"),
            (0.86, "shirt", "#d4e4d4"),
        ),
        rope="#8a7890",
        size=0.8,
        stripes="#c8a4c0",
    )


def _net(scene: Scene) -> None:
    """Swallows hold the corners of a net spread under the rope."""
    thread = "#8a78a4"
    left, right, low = (230, 800), (570, 800), 872
    for k in range(9):
        t = k / 8
        top = (left[0] + (right[0] - left[0]) * t, 800 + 44 * np.sin(np.pi * t))
        bottom = (260 + 280 * t, 826 + (low - 800) * np.sin(np.pi * t))
        scene.pen([top, bottom], 1.4, thread, 0.7, curve=False)
    for k in range(4):
        t = k / 3
        line = [
            (left[0] + 30 * t, 800 + 26 * t),
            (400, 844 + 56 * t),
            (right[0] - 30 * t, 800 + 26 * t),
        ]
        scene.pen(line, 1.6, thread, 0.8)
    for x, y, flip, rot in (
        (216, 790, True, 12),
        (584, 790, False, -12),
        (262, 832, True, 6),
        (538, 832, False, -6),
    ):
        gliding_bird(scene, x, y, 0.8, "#4a4478", 0.6, rot, flip)
    for x, y, flip in ((330, 720, False), (492, 700, True), (300, 470, False), (540, 440, True)):
        gliding_bird(scene, x, y, 0.5, "#5a5284", 0.7, 0, flip)


def _table(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    with scene.at(400, 605, 0.74):
        for points in ("0 -6, -6 -34, -3 -60", "-4 -8, -30 2, -44 -4", "4 -8, 30 2, 44 -4"):
            scene.fill(tube(points, [6, 5, 5]), "#c8a484, #8a6470", round=5, **style)
        drape = spline(
            "-92 -88!, -96 -62, -84 -34!, -58 -44, -30 -32, 0 -42, 30 -32, 58 -44, 84 -34!, "
            "96 -62, 92 -88!"
        )
        scene.fill(drape, "#fffdf8, #f4e6e6, #d0bcd0", round=20, **style)
        scene.fill(ellipse(0, -88, 94, 20), "#fffdf8, #f6eaea", round=6, **style)
        for k in range(-5, 6):
            scene.fill(circle(k * 16, -50 + abs(k) * 0.8, 3), "#f0b0b8", detail=0.9)
        cup(scene, -54, -84, 0.72, "#fffaf2", saucer=True, flip=True)
        cup(scene, 54, -84, 0.72, "#fffaf2", saucer=True)
        pot = union(
            spline("-34 -94, -42 -120, -28 -146, 0 -152, 28 -146, 42 -120, 34 -94, 0 -88"),
            tube("36 -112, 58 -122, 66 -142", [10, 7, 6]),
        )
        handle = tube("-36 -138, -66 -144, -70 -112, -38 -104", [5, 6, 6, 5])
        scene.fill(handle, "#3fb88c, #1f8a68", round=6, **style)
        scene.fill(pot, "#5fd0a4, #1f9a74, #146a58", round=32, rim=0.4, **style)
        scene.fill(ellipse(0, -150, 22, 7), "#3fb88c", round=5, **style)
        scene.fill(circle(0, -160, 7), "#f6d07a", round=6, **style)
        for shift in (0, 10):
            scene.line(
                [(66 + shift * 0.4, -150), (60 + shift, -172), (72 + shift, -196)],
                5,
                "#ffffff",
                alpha=0.8,
                soft=2,
            )


def _walkers(scene: Scene) -> None:
    figure(
        scene,
        240,
        579,
        118,
        coat="#c86a84",
        hair="#5a3a44",
        cut="dress",
        legs="#7a6a8a",
        arm=(44, -64),
        left_arm=(-44, -66),
        walk=5,
        hat="bun",
        scarf="#f0b060",
    )
    figure(
        scene,
        562,
        579,
        124,
        coat="#6f84b8",
        hair="#6a5a54",
        legs="#4a4468",
        arm=(44, -66),
        left_arm=(-44, -64),
        walk=4,
        hat="straw",
        hat_colour="#f0d8a0",
    )
