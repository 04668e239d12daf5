"""The sea drawn in chalk on a blackboard pours into the classroom, and desks float in it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    ring,
    sample,
    spline,
    tube,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.gulls import standing_gull
from namyok_art.painted.props.school import school_desk

CHALK = "#f6f7ee"
OAK, STEEL = "#e0a04c", "#3f8a7a"
BOARD = (84, 70, 632, 500)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(21)
    scene = Scene(
        50, light=(-0.7, -0.55, 0.5), light_colour="#fff6dc", shadow="#123a4c", haze="#c9e0d8"
    )
    scene.sky("#f6dc9c, #f0cc84, #d8a868", warp=40, flow=90)
    scene.beam("-40 60, 60 -60, 560 900, 60 900", "#fff6d0", 0.35, 30)
    _board(scene, rng)
    _tongue(scene, rng)
    _flood(scene, rng)
    _afloat(scene)
    return gouache(
        scene,
        palette=(
            "#f6dc9c, #d8a868, #1c4438, #2c5c4c, #0c4a5c, #1f8a94, #5fc4bc, #c8f0e0, #f6f7ee, "
            "#e0a04c, #8a5428, #d8302c"
        ),
        pull=0.12,
    )


def _board(scene: Scene, rng: np.random.Generator) -> None:
    x, y, w, h = BOARD
    scene.cast(rect(x - 26, y - 26, w + 52, h + 52), strength=0.5, soft=18, dx=16, dy=16)
    frame = rect(x - 28, y - 28, w + 56, h + 56, 6)
    scene.fill(frame, "#c8823c, #8a5028", round=12, detail=0.7, ink=0.5)
    scene.fill(rect(x, y, w, h), "#1c4438, #265644, #143830", detail=0.35, texture=0.12, flow=20)
    for _ in range(14):
        sx, sy = rng.uniform(x + 60, x + w - 100), rng.uniform(y + 30, y + 240)
        smear = tube([(sx - 60, sy), (sx, sy - 12), (sx + 70, sy + 4)], [4, 16, 4])
        scene.fill(smear, "#6f9a88", alpha=0.12, soft=8)
    chalk: Style = {"detail": 0.95, "wobble": 1.6, "texture": 0.25}
    scene.line(ring(590, 186, 46, 46), 8, CHALK, **chalk)
    for a in np.linspace(0, 2 * np.pi, 11)[:-1] + 0.2:
        c, s = np.cos(a), np.sin(a)
        scene.line([(590 + c * 62, 186 + s * 62), (590 + c * 92, 186 + s * 92)], 7, CHALK, **chalk)
    with scene.at(300, 322, 1.25, -7):
        scene.line("-78 0, -54 46, 60 46, 88 0, -78 0", 7, CHALK, curve=False, **chalk)
        scene.line("4 0, 4 -150", 7, CHALK, curve=False, **chalk)
        scene.line("16 -146, 76 -26, 16 -26, 16 -146", 6, CHALK, curve=False, **chalk)
        scene.line("-8 -124, -58 -26, -8 -26, -8 -124", 6, CHALK, curve=False, **chalk)
    for bx, by in ((428, 128), (478, 156)):
        bird = [
            (bx - 24, by - 8),
            (bx - 10, by - 14),
            (bx, by),
            (bx + 12, by - 15),
            (bx + 26, by - 8),
        ]
        scene.line(bird, 5, CHALK, **chalk)


def _edge(t: float) -> tuple[Array, Array]:
    """Left and right bank of the tongue of sea that slides off the board."""
    left = sample("84 420, 78 560, 30 700, -70 800, -240 900", 60)
    right = sample("716 396, 724 560, 772 700, 880 800, 1060 900", 60)
    crest = 26 * np.sin(np.linspace(0, 2.4, 60) * 3 + t * 17) * np.linspace(1, 0.25, 60)
    middle = left + (right - left) * t
    return middle, crest


def _tongue(scene: Scene, rng: np.random.Generator) -> None:
    """Chalk lines on the board, deep water over its lower frame."""
    count = 64
    down = np.linspace(0, 1, 60)
    lines = []
    for k in range(count + 1):
        t = k / count
        middle, crest = _edge(t)
        swell = 34 * np.sin(t * 9.4) + 12 * np.sin(t * 23)
        middle[:, 1] += swell * np.linspace(1, 0.3, 60) + crest * 0.3
        middle[:, 0] += 16 * np.sin(down * 7 + t * 26) * np.sin(np.pi * down)
        lines.append(middle)
    for k in range(count):
        depth = 0.5 + 0.32 * np.sin(k * 0.83) + 0.28 * np.sin(k * 2.17 + 1)
        tone: Colour = mix(mix("#7fd4c8", "#1a8a98", min(1, depth * 1.6)), "#0a4a64", depth * 0.7)
        if rng.uniform() < 0.13:
            tone = "#dcf8ee"
        band = poly(np.vstack([lines[k], lines[k + 1][::-1]]))
        deep = [
            mix(tone, "#d8f8ec", 0.25),
            tone,
            mix(tone, "#0a3c50", 0.3),
            mix(tone, "#e0fff4", 0.4),
        ]
        scene.fill(band, deep, detail=0.7, wobble=1.5, flow=80, texture=0.06)
    for _ in range(46):  # threads of foam
        thread, i = rng.integers(2, count - 2), rng.integers(6, 40)
        piece = lines[thread][i : i + rng.integers(6, 18)]
        if len(piece) > 4:
            foam = tube(piece, [0.6, rng.uniform(2, 4.5), 0.6], 20, cap=False)
            scene.fill(foam, "#f4fffa", alpha=0.85, detail=0.9)
    top = np.array([line[0] for line in lines])
    for lift, width, share in ((0, 12, 1.0), (-34, 8, 0.9), (-62, 6, 0.6)):
        shift = 10 * np.sin(np.linspace(0, 26, len(top)) + lift)
        row = [(float(a), float(b + lift + c)) for (a, b), c in zip(top, shift, strict=True)]
        scene.line(row[1:-1], width, CHALK, alpha=share, detail=0.9, texture=0.2)


def _flood(scene: Scene, rng: np.random.Generator) -> None:
    for i, y in enumerate((760, 840, 930, 1030, 1120)):
        xs = np.linspace(-40, 840, 40)
        rise = 20 + 6 * i
        wave = y + rise * np.sin(xs / (70 + 16 * i) + i * 1.9) * 0.5
        crests = [(float(a), float(b)) for a, b in zip(xs, wave, strict=True)]
        tone = mix("#4fb8b4", "#0a3c54", i / 4)
        water = poly([*crests, (840, 1240), (-40, 1240)])
        scene.fill(water, [mix(tone, "#c8f0e0", 0.3), tone, tone], detail=0.5, flow=0, texture=0.1)
        scene.line(crests, 5 + i, "#e8fbf2", alpha=0.9, detail=0.8)
        for _ in range(9):
            x = rng.uniform(0, 800)
            level = y + rng.uniform(18, 70)
            half = rng.uniform(26, 70)
            dash = tube([(x - half, level), (x, level - 6), (x + half, level + 2)], [0.5, 3.4, 0.5])
            scene.fill(dash, "#a8e4d8", alpha=0.6, detail=0.6)
        if i == 0:
            for x in rng.uniform(-10, 810, 190):
                size = rng.uniform(3, 17)
                spot = circle(x, 764 + rng.normal(0, 16) - 20 * np.sin(x / 90), size)
                scene.fill(spot, "#ffffff, #d0f0e8", round=size, detail=0.6, shade=0.5)
        if i == 1:
            _furniture(scene)


def _sunk(scene: Scene, mould: Mould, level: float, bob: float = 0) -> None:
    """Cast what floats, cut off by a wavy line of water."""
    xs = np.linspace(-40, 840, 30)
    line = [(float(x), float(level + 9 * np.sin(x / 46 + bob))) for x in xs]
    with scene.clip(poly([(-40, -20), (840, -20), *line[::-1]])):
        cast(mould, scene, reach=90, rim=0.35, ambient=0.1, bounce="#2a9aa0")


def _furniture(scene: Scene) -> None:
    mould = Mould()
    school_desk(mould, Frame(610, 846, 0, 112, turn(26, 26, 9)), OAK, STEEL)
    _sunk(scene, mould, 886)
    scene.line("470 888, 560 894, 640 886, 752 892", 5, "#e8fbf2", alpha=0.9)


def _afloat(scene: Scene) -> None:
    mould = Mould()
    school_desk(mould, Frame(168, 990, 0, 132, turn(22, -16, 192)), OAK, STEEL)
    _sunk(scene, mould, 1022, 1)
    scene.line("10 1026, 100 1034, 190 1020, 290 1030, 350 1022", 6, "#e8fbf2", alpha=0.9)
    _teacher(scene)
    _sponge(scene)


def _sponge(scene: Scene) -> None:
    scene.fill(ellipse(360, 1140, 190, 26), "#08344a", alpha=0.6, soft=8)
    side = spline("206 1092!, 506 1086!, 512 1140, 480 1154, 232 1160, 204 1146")
    scene.fill(side, "#e8b83c, #b07a1c", round=12, detail=0.7, ink=0.4)
    top = spline("206 1094!, 240 1066!, 500 1058!, 508 1088!")
    scene.fill(top, "#ffe07a, #f6c850", round=8, detail=0.7, ink=0.4)
    rng = np.random.default_rng(3)
    for _ in range(34):
        x, y = rng.uniform(220, 500), rng.uniform(1066, 1144)
        scene.fill(ellipse(x, y, rng.uniform(3, 8), rng.uniform(2, 5)), "#a06a18", detail=0.8)
    scene.line("180 1150, 260 1166, 380 1158, 540 1150", 7, "#e8fbf2", alpha=0.95)
    mould = Mould()
    standing_gull(mould, Frame(352, 972, 100, 106, turn(-26, 6, -3)), (700, 1000, 500))
    scene.cast(ellipse(350, 1076, 90, 10), strength=0.5, soft=6)
    cast(mould, scene, reach=60, rim=0.4, ambient=0.15, bounce="#2a9aa0")


def _teacher(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5}
    scene.fill(poly("600 1010, 830 990, 830 1046, 590 1060"), "#c8823c, #8a4c24", flow=-4, **style)
    scene.fill(poly("590 1058, 830 1044, 830 1240, 604 1240"), "#8a4c24, #4a2418", flow=88, **style)
    scene.fill(rect(656, 1104, 200, 90, 6), "#a05c2c, #6a341c", round=8, **style)
    scene.cast(ellipse(716, 1030, 60, 12), strength=0.6, soft=6)
    apple = spline(
        "716 946, 742 936, 772 950, 778 986, 760 1020, 730 1030, 716 1024, "
        "700 1030, 672 1018, 656 984, 664 950, 692 936"
    )
    scene.fill(apple, "#f05a40, #d8302c, #8a1420", round=48, detail=0.85, ink=0.5)
    scene.fill(ellipse(690, 964, 12, 18, 24), "#ffe4d0", soft=4, alpha=0.8, detail=0.8)
    scene.line("716 950, 720 926, 734 908", 7, "#4a2a14")
    leaf = spline("724 930!, 748 908, 786 910!, 764 930")
    scene.fill(leaf, "#7fc04a, #3f7a2c", round=8, **style)
