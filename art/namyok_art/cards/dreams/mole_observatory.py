"""A mole turns its spyglass down, to us: in the glass is its eye, among the lights of the roots."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    ring,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.objects import specks

LENS = (484.0, 712.0)
FUR, PINK, BRASS = "#4a4458", "#f09a8c", "#d89a34"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(2)
    scene = Scene(
        2, light=(0.1, 0.55, 0.6), light_colour="#ffe2a0", shadow="#1c1238", haze="#3a2c4c"
    )
    scene.sky("0 #7a4a2c, 0.3 #5a3428, 0.7 #2c1c30, 1 #14102c", warp=70, flow=20)
    _soil(scene, rng)
    scene.glow(420, 560, 460, "#e88a3c", 0.55)
    _mole(scene, rng)
    _spyglass(scene)
    _paws(scene)
    _eye(scene, rng)
    _roots(scene, rng)
    return gouache(
        scene,
        palette="#7a4a2c, #5a3428, #2c1c30, #14102c, #4a4458, #8a8098, #f09a8c, #d89a34, #ffe9a0, "
        "#c8382c, #f8ecd0, #3a6ad0, #b88af0",
        pull=0.1,
    )


def _soil(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(46):
        x, y = float(rng.uniform(0, 800)), float(rng.uniform(0, 1200))
        size = float(rng.uniform(8, 30))
        stone = ellipse(x, y, size, size * 0.7, float(rng.uniform(0, 90)))
        scene.fill(stone, "#8a6044, #4a3030", round=size * 0.7, detail=0.5, haze=0.1)


def _mole(scene: Scene, rng: np.random.Generator) -> None:
    """Velvet, a nightcap, one eye screwed up so that the other may see better."""
    style: Style = {"detail": 0.75, "ink": 0.5}
    body = spline("-40 1240!, -20 900, 60 700, 180 600, 620 600, 740 720, 820 900, 840 1240!")
    scene.fill(body, "#5a5068, #2c2438", round=140, flow=88, **style)
    head = spline(
        "96 520, 110 360, 220 240, 400 200, 570 240, 680 370, 690 540, 620 700, "
        "440 770, 240 730, 130 650"
    )
    scene.fill(head, "#3a3448, #5a526c, #7a7090", round=190, rim=0.6, flow="form", **style)
    with scene.clip(head):
        for _ in range(900):
            x, y = float(rng.uniform(90, 700)), float(rng.uniform(200, 770))
            dx, dy = (x - 400) * 0.06, (y - 480) * 0.06
            tone = ("#8a8098", "#2c2438", "#6a6080")[int(rng.integers(3))]
            scene.pen([(x, y), (x + dx, y + dy + 6)], 1.6, tone, 0.45, curve=False)
    snout = spline("110 620, 150 520, 250 490, 330 560, 330 680, 250 760, 150 740")
    scene.fill(snout, "#7a7090, #5a526c", round=90, flow="form", **style)
    nose = spline("92 640, 112 576, 186 566, 226 610, 208 684, 132 700")
    scene.fill(nose, "#ffd0c0, #f09a8c, #b85a5c", round=56, rim=0.7, **style)
    for dx in (-22, 24):
        scene.fill(ellipse(158 + dx, 640, 10, 15), "#7a2c38", detail=0.95)
    for k in range(4):
        whisker = [(220, 700), (130 - 10 * k, 730 + 22 * k), (40, 730 + 46 * k)]
        scene.pen(whisker, 2.6, "#f8ecd0", 0.85)
    for fold, wide in (
        ("148 452, 196 476, 262 462", 15), ("166 424, 204 446, 252 440", 9),
        ("160 486, 206 504, 256 490", 9), ("142 470, 118 458", 8), ("146 488, 124 498", 8),
    ):  # fmt: skip
        scene.line(fold, wide, "#17101c", detail=0.95)
    scene.line("140 392, 200 402, 268 432", 17, "#9a90a8", detail=0.95)
    _cap(scene)


def _cap(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.6}
    cap = union(
        spline("150 330!, 200 160, 330 70, 480 70, 600 160, 640 330!, 400 240"),
        tube("470 130, 610 124, 704 180, 738 262", [84, 70, 52, 28]),
    )
    scene.fill(cap, "#e8503c, #c8302c, #8a1c2c", round=60, rim=0.4, flow=10, **style)
    with scene.clip(cap):
        for k in range(7):
            a = [(170 + 84 * k, 360), (230 + 74 * k, 160), (330 + 56 * k, -10)]
            scene.fill(tube(a, [17, 16, 12]), "#f8ecd0, #d8b890", detail=0.8, round=14, shade=0.5)
    band = tube("136 344, 260 272, 400 248, 540 268, 656 340", [34, 36, 38, 36, 34])
    scene.cast(band, strength=0.5, soft=12, dy=18)
    scene.fill(band, "#fffaf0, #e8d0b0, #a8808c", round=32, flow="form", **style)
    scene.fill(circle(736, 262, 54), "#fffaf0, #e8d0b0, #a8808c", round=50, flow="form", **style)


def _spyglass(scene: Scene) -> None:
    """Brass rings, one within the other, until the glass."""
    x, y = LENS
    style: Style = {"detail": 0.85, "ink": 0.6}
    for dx, dy, r in ((22.0, -96.0, 176.0), (14, -60, 204), (0, 0, 246)):
        tubework = circle(x + dx, y + dy, r)
        scene.cast(tubework, strength=0.6, soft=14, dy=10)
        scene.fill(tubework, ["#7a4a1c", BRASS, "#ffe9a0"], angle=70, round=26, rim=0.7, **style)
    scene.fill(circle(x, y, 216), "#5a3414, #b87a28", round=14, **style)
    for k in range(48):
        a = 2 * np.pi * k / 48
        ends = [(x + r * np.cos(a), y + r * np.sin(a)) for r in (224.0, 240)]
        scene.pen(ends, 4, "#7a4a14", 0.8, curve=False)
    scene.fill(circle(x, y, 202), "0 #1c1440, 0.5 #33206c, 1 #14103c", detail=0.7)


def _eye(scene: Scene, rng: np.random.Generator) -> None:
    """As large as the glass, and the stars of the deep are in it."""
    x, y = LENS
    style: Style = {"detail": 0.92, "ink": 0.5}
    glass = circle(x, y, 202)
    with scene.clip(glass):
        scene.fill(circle(x, y, 202), "#6a5a74, #3a2c4c", detail=0.7)
        white = spline(
            [
                (x - 192, y + 14),
                (x - 120, y - 96),
                (x, y - 132),
                (x + 120, y - 96),
                (x + 192, y + 14),
                (x + 110, y + 106),
                (x, y + 128),
                (x - 110, y + 106),
            ]
        )
        scene.fill(white, "#e8dcd0, #fffaf0, #ffe8c8", round=80, shade=0.5, **style)
        scene.fill(circle(x, y, 118), "#5a2c14, #c87a2c, #ffc860", angle=80, round=20, **style)
        for k in range(60):
            a = 2 * np.pi * k / 60 + float(rng.normal(0, 0.02))
            ends = [(x + r * np.cos(a), y + r * np.sin(a)) for r in (78.0, 112)]
            scene.pen(ends, 2.2, ("#ffe08a", "#6a3414")[k % 2], 0.7, curve=False)
        scene.line(ring(x, y, 116, 116, 60), 7, "#3a1c14")
        scene.fill(circle(x, y, 80), "#0c0824, #1c1248", detail=0.95)
        for k in range(150):  # two arms of a whirlpool of lights
            t = float(rng.uniform(0, 1))
            a = 5.2 * t + np.pi * (k % 2) + float(rng.normal(0, 0.24))
            far = 6 + 66 * t
            px, py = x + far * np.cos(a), y + far * 0.72 * np.sin(a)
            tone = ("#fff6d0", "#ffd27a", "#b8a0ff", "#8ac4ff")[int(rng.integers(4))]
            scene.fill(circle(px, py, float(rng.uniform(0.9, 2.8))), tone, detail=1)
        scene.glow(x, y, 34, "#fff0c0", 0.95)
        lids = [(x - 220, y - 220, 1), (x + 220, y - 220, 1), (x + 206, y + 10), (x + 124, y - 88),
                (x, y - 122), (x - 124, y - 88), (x - 206, y + 10)]  # fmt: skip
        scene.fill(spline(lids), [mix(FUR, "#1c1238", 0.4), FUR], round=26, **style)
        for k in range(9):
            a = np.deg2rad(206 + 16 * k)
            lash = [(x + u * np.cos(a), y + v * np.sin(a)) for u, v in ((150, 118), (180, 160))]
            scene.line(lash, 7, "#17101c", curve=False)
    glint = [(x - 160, y - 60), (x - 110, y - 140), (x - 30, y - 180), (x - 96, y - 116)]
    scene.fill(spline(glint),
               "#ffffff", alpha=0.55, soft=3, detail=0.9)  # fmt: skip
    scene.fill(ellipse(x - 40, y - 44, 20, 15, -30), "#ffffff", detail=1, alpha=0.95)


def _paws(scene: Scene) -> None:
    """Broad digging hands round the brass, four fingers over the edge."""
    x, y = LENS
    style: Style = {"detail": 0.85, "ink": 0.6}
    for side, middle in ((-1, 152.0), (1, 24.0)):
        a = np.deg2rad(middle)
        px, py = x + 300 * np.cos(a), y + 300 * np.sin(a)
        arm = [(x + side * 420, y + 420), (x + side * 380, y + 250), (px, py)]
        scene.fill(tube(arm, [110, 96, 74]), "#5a5068, #3a3448", round=70, flow=70, **style)
        palm = circle(px, py, 76)
        fingers = []
        for k in range(4):
            b = np.deg2rad(middle - 18 + 12 * k)
            joint = [(x + r * np.cos(b), y + r * np.sin(b)) for r in (300.0, 256, 224)]
            fingers.append(tube(joint, [27, 25, 19]))
        scene.fill(palm, "#f8b0a0, #d87a74", round=60, **style)
        for finger in fingers:
            scene.cast(finger, strength=0.5, soft=6, dy=6)
            scene.fill(finger, "#ffc8b8, #f09a8c, #b8605c", round=24, rim=0.6, **style)
        for k in range(4):
            b = np.deg2rad(middle - 18 + 12 * k)
            claw = [(x + r * np.cos(b), y + r * np.sin(b)) for r in (226.0, 206, 196)]
            scene.fill(tube(claw, [12, 9, 2]), "#fff4e0, #c8a890", round=9, **style)


def _roots(scene: Scene, rng: np.random.Generator) -> None:
    """The deepest tips hold little lights; that is what it looks at."""
    for points in (
        "-20 780, 50 900, 30 1000, 70 1080", "-20 960, 110 1020, 190 1130",
        "820 760, 750 900, 770 1000, 720 1090", "820 960, 690 1030, 600 1140",
        "-20 1100, 60 1120, 110 1180", "360 1240, 380 1180, 420 1130", "840 300, 770 420, 780 560",
        "-20 240, 40 330, 30 440",
    ):  # fmt: skip
        scene.fill(tube(points, [11, 8, 6, 3]), "#c8945c, #6a4430", round=8, detail=0.8, ink=0.4)
        x, y = sample(points, 10)[-1]
        for _ in range(7):
            px, py = float(x + rng.normal(0, 40)), float(y + rng.normal(0, 34))
            scene.pen(
                [(float(x), float(y)), ((x + px) / 2, (y + py) / 2 - 8), (px, py)],
                3,
                "#c8945c",
                0.9,
            )
            scene.glow(px, py, 40, "#ffb84c", 0.8)
            scene.fill(
                circle(px, py, float(rng.uniform(6, 11))), "#fffbe0, #ffd060", round=6, detail=1
            )
    specks(scene, 70, (0, 800), (1000, 1190), (1.4, 4), "#ffe9a0", rng, alpha=(0.5, 1))
