"""A white-clothed table runs from our shore over the evening sea to a candle at the horizon."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    poly,
    rect,
    ring,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.birds import gliding_bird, gull
from namyok_art.painted.props.land import grass
from namyok_art.painted.props.objects import flame
from namyok_art.painted.props.sky import cloud

HORIZON = 470
FAR = (430, 476)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(19)
    scene = Scene(
        19, light=(0.1, -0.8, 0.5), light_colour="#fff3dc", shadow="#4a5070", haze="#e8dce6"
    )
    scene.sky(
        "0 #8a84b8, 0.13 #b49cc8, 0.25 #e6b4c4, 0.34 #fbc8a8, 0.39 #fde0a8, 1 #8fa0b4", warp=36
    )
    cloud(scene, 170, 200, 300, "#f4e6ee", seed=3, alpha=0.8, soft=6, shade=0.4)
    cloud(scene, 640, 130, 260, "#efe0ec", seed=6, alpha=0.75, soft=6, shade=0.4)
    cloud(scene, 560, 300, 200, "#fde6dc", seed=9, alpha=0.7, soft=5, shade=0.4)
    scene.glow(FAR[0], HORIZON, 230, "#ffe0a8", 0.6, squash=0.5)
    _sea(scene, rng)
    _shore(scene, rng)
    _table(scene)
    _far_place(scene)
    _near_place(scene)
    _salt_thief(scene)
    _chair(scene)
    grass(scene, 0, 180, 1206, 90, 120, "#8a9488, #b8b498, #6a7478, #d8ccac", rng)
    grass(scene, 690, 800, 1206, 50, 120, "#8a9488, #b8b498, #6a7478, #d8ccac", rng)
    return watercolour(
        scene,
        palette=(
            "#8a84b8, #b49cc8, #e6b4c4, #fbc8a8, #fdfaf4, #d8dce4, #8fa4b4, #5f7c90, #3f5a70, "
            "#ffb84a, #c8b89c, #8a6a58"
        ),
        pull=0.12,
        edge=0.7,
        bloom=0.25,
    )


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    water = poly([(-20, HORIZON), (820, HORIZON), (820, 1240), (-20, 1240)])
    scene.fill(water, "0 #f4ccb4, 0.12 #c8b8cc, 0.4 #8a9cc0, 1 #4f6c94", detail=0.25)
    for _ in range(210):
        depth = rng.uniform() ** 1.6
        y = HORIZON + 8 + depth * 620
        x = rng.uniform(0, 800)
        half = 6 + 46 * depth
        tone = "#fdf6ea" if rng.uniform() < 0.6 else "#46687c"
        scene.line(
            [(x - half, y), (x, y - 1 - 4 * depth), (x + half, y)],
            1.2 + 2.6 * depth,
            tone,
            alpha=0.5,
            detail=0.5,
        )
    scene.fill(
        poly(
            [
                (FAR[0] - 40, HORIZON),
                (FAR[0] + 40, HORIZON),
                (FAR[0] + 120, 700),
                (FAR[0] - 160, 700),
            ]
        ),
        "#ffdca0",
        alpha=0.3,
        soft=24,
        detail=0.1,
    )


def _shore(scene: Scene, rng: np.random.Generator) -> None:
    foam = spline(
        "-40 1000, 120 972, 330 1006, 560 980, 840 1010, 840 1060, 560 1030, 330 1052, "
        "120 1020, -40 1050"
    )
    scene.fill(foam, "#ffffff", alpha=0.85, soft=5, detail=0.4)
    sand = spline("-40 1030!, 120 1004, 330 1036, 560 1012, 840 1040!, 840 1260!, -40 1260!")
    scene.fill(sand, "#efe0c8, #d4bc9c, #a88f80", detail=0.25, texture=0.1)
    for _ in range(80):
        pebble = ellipse(
            rng.uniform(0, 800), rng.uniform(1050, 1190), rng.uniform(3, 9), rng.uniform(2, 5)
        )
        scene.fill(
            pebble, "#b8a494" if rng.uniform() < 0.5 else "#fbf4e8", round=4, detail=0.6, alpha=0.8
        )


def _edge(depth: float) -> tuple[float, float, float]:
    """Centre, half-width and height of the table at a depth; 0 is the horizon, 1 is here."""
    return FAR[0] + (396 - FAR[0]) * depth, 12 + 256 * depth, FAR[1] + (1000 - FAR[1]) * depth


def _table(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "ink": 0.45}
    for depth in (0.05, 0.09, 0.15, 0.24, 0.38, 0.6):
        x, half, y = _edge(depth)
        for side in (-1, 1):
            foot = y + 190 * depth
            leg = tube(
                [(x + side * half * 0.9, y), (x + side * half * 0.86, foot)],
                [9 * depth + 1, 6 * depth + 1],
            )
            scene.fill(leg, "#b8a494, #7a6a70", detail=0.6, ink=0.3)
            scene.line(
                ring(x + side * half * 0.86, foot, 40 * depth, 9 * depth, 24),
                2,
                "#fdf6ea",
                alpha=0.7,
            )
    left, right = [], []
    for depth in np.linspace(0, 1, 40):
        x, half, y = _edge(float(depth))
        sag = 96 * depth + 9 * depth * np.sin(depth * 70)
        left.append((x - half - 16 * depth, y + sag))
        right.append((x + half + 16 * depth, y + sag))
    drape = poly([*left, *right[::-1]])
    scene.fill(drape, "#dfe0ea, #c4c4d6, #a8a8c0", detail=0.4, ink=0.3)
    near = spline(
        "112 990!, 100 1060, 116 1128!, 190 1112, 270 1134, 350 1112, 440 1134, 530 1112, "
        "610 1132, 680 1126!, 694 1060, 682 990!"
    )
    scene.fill(near, "#f4f2f6, #d8d6e4, #b0aec8", round=26, **style)
    for x in (190, 270, 350, 440, 530, 610):
        scene.line([(x, 1012), (x - 4, 1066), (x, 1120)], 5, "#a8a6c4", alpha=0.6, soft=2)
    x0, h0, y0 = _edge(0)
    x1, h1, y1 = _edge(1)
    top = poly([(x0 - h0, y0), (x0 + h0, y0), (x1 + h1 + 22, y1 + 4), (x1 - h1 - 22, y1 + 4)])
    scene.fill(top, "0 #fff0d8, 0.3 #fdf8f0, 1 #ffffff", detail=0.4, ink=0.4)
    for side in (-1, 1):
        hem = [(x0 + side * h0 * 0.8, y0 + 2), (x1 + side * (h1 - 10), y1)]
        scene.line(hem, 2.4, "#c4c0d8", alpha=0.8, curve=False)
    for depth in (0.28, 0.42, 0.62):
        x, half, y = _edge(depth)
        scene.line([(x - half, y), (x, y + 3), (x + half, y)], 1.6, "#d0cede", alpha=0.8)


def _far_place(scene: Scene) -> None:
    x, y = FAR
    scene.glow(x, y - 34, 120, "#ffc46a", 0.75)
    chair = union(
        tube([(x + 15, y + 2), (x + 17, y - 44)], [2.4, 2.4]),
        tube([(x + 34, y + 2), (x + 32, y - 44)], [2.4, 2.4]),
        tube([(x + 16, y - 42), (x + 24, y - 46), (x + 33, y - 42)], [3, 3.4, 3]),
        tube([(x + 16, y - 26), (x + 33, y - 26)], [2, 2]),
        rect(x + 12, y - 14, 26, 5, 2),
    )
    scene.fill(chair, "#6a5a70", detail=0.95, wobble=0.3)
    scene.fill(rect(x - 4, y - 30, 8, 32, 2), "#fffaf0, #e6d4c4", round=4, detail=0.95, ink=0.4)
    flame(scene, x, y - 30, 34)


def _near_place(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    scene.cast(ellipse(398, 950, 112, 30), "#9a98b8", 0.5, 8, 0, 8)
    scene.fill(ellipse(398, 944, 110, 32), "#ffffff, #e6e6ee", round=14, **style)
    scene.line(ring(398, 943, 98, 26, 50), 2.6, "#7f94b0", alpha=0.8)
    scene.fill(ellipse(398, 945, 66, 17), "#e3e4ee, #fbfaf8", round=8, **style)
    napkin = spline("366 944!, 398 894!, 432 944!, 398 956")
    scene.fill(napkin, "#fdf6ee, #d8d0dc", round=10, **style)
    for x, kind in ((264, 0), (530, 1)):
        scene.line([(x, 970), (x + (6 if kind else -6), 908)], 6, "#b0b8c4", curve=False)
    scene.fill(ellipse(264 - 6, 902, 8, 14), "#c4ccd4, #8f98a8", round=6, **style)
    scene.fill(spline("531 908!, 540 880, 544 910"), "#c4ccd4", round=3, **style)
    with scene.at(590, 930):
        scene.cast(ellipse(4, 2, 30, 8), "#9a98b8", 0.5, 5)
        scene.fill(ellipse(0, 0, 27, 8), "#eef4f6, #b8c8d0", round=4, **style)
        scene.fill(tube("0 -2, 0 -50", [3, 3.4]), "#dfe9ee", round=3, **style)
        bowl = spline("-26 -124!, -30 -90, -18 -58, 0 -50, 18 -58, 30 -90, 26 -124!")
        scene.fill(bowl, "#f4f8fa, #d4e0e8", round=16, alpha=0.85, **style)
        with scene.clip(bowl):
            scene.fill(rect(-40, -92, 80, 60), "#e8a08a, #c06a6a", detail=0.6)
        scene.fill(ellipse(0, -124, 26, 6), "#ffffff", alpha=0.8, detail=0.7, ink=0.4)


def _salt_thief(scene: Scene) -> None:
    x, _, y = _edge(0.5)
    scene.cast(ellipse(x - 50, y + 4, 40, 7), "#9a98b8", 0.5, 5)
    gull(scene, x - 54, y + 4, 1.25)
    cellar = union(rect(x + 6, y - 74, 22, 28, 5), ellipse(x + 17, y - 76, 11, 6))
    scene.fill(cellar, "#eef4f8, #a8b8c4", round=8, detail=0.85, ink=0.5)
    for k in range(7):
        scene.fill(
            circle(x + 18 + (k % 3) * 4, y - 40 + k * 6, 1.8),
            "#ffffff",
            detail=1,
            ink=0.5,
            wobble=0,
        )
    for bx, by, size, flip in (
        (200, 380, 0.5, False),
        (260, 350, 0.36, False),
        (640, 410, 0.4, True),
    ):
        gliding_bird(scene, bx, by, size, "#8a94ac", 0.5, 0, flip)


def _chair(scene: Scene) -> None:
    """Pulled out, waiting, its back to us."""
    style: Style = {"detail": 0.65, "ink": 0.5, "wobble": 1}
    scene.cast(ellipse(330, 1172, 120, 16), "#7a6a70", 0.55, 10)
    wood = "#c8a484, #94705f, #6a4f50"
    for points in ("262 1084, 256 1176", "398 1084, 404 1176"):
        scene.fill(tube(points, [10, 8]), wood, round=9, **style)
    seat = spline("246 1072!, 414 1072!, 424 1096, 400 1106, 260 1106, 236 1096")
    scene.fill(seat, "#d8b494, #a07c68", round=12, **style)
    back = union(
        tube("258 1090, 250 980, 262 880", [10, 10, 9]),
        tube("402 1090, 410 980, 398 880", [10, 10, 9]),
        tube("258 892, 330 868, 402 892", [12, 14, 12]),
        tube("254 1010, 330 998, 406 1010", [8, 9, 8]),
    )
    slats = union(*[tube([(x, 886), (x, 1006)], [6, 6]) for x in (294, 330, 366)])
    scene.fill(union(back, slats), wood, round=10, rim=0.4, **style)
