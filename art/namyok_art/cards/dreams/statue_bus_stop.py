"""A headless marble statue waits for the bus beside a schoolchild who shares an umbrella."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    poly,
    rect,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.sky import cloud

MARBLE = "#fffdf6, #ece6de, #b8b4bc"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(29)
    scene = Scene(
        29, light=(0.65, -0.6, 0.5), light_colour="#fff8e6", shadow="#5a5a70", haze="#f0e6e0"
    )
    scene.sky("0 #bcc8d4, 0.3 #d8d8d8, 0.5 #f0dcd0, 0.64 #f6e2d0, 1 #d8c8a8", warp=50)
    cloud(scene, 200, 130, 280, "#f6f2ee", seed=4, alpha=0.8, soft=6, shade=0.4)
    cloud(scene, 600, 90, 240, "#efece8", seed=7, alpha=0.8, soft=6, shade=0.4)
    _ruins(scene, rng)
    _ground(scene, rng)
    _shelter(scene)
    _statue(scene)
    _bag(scene)
    _child(scene)
    _umbrella(scene)
    grass(scene, 20, 200, 1190, 70, 60, "#8a945c, #a8a870, #6a7850, #c8c090", rng)
    grass(scene, 620, 780, 1196, 60, 60, "#8a945c, #a8a870, #6a7850, #c8c090", rng)
    return watercolour(
        scene,
        palette=(
            "#bcc8d4, #d8d8d8, #f0dcd0, #d8b4a8, #c08a84, #fffdf6, #ece6de, #b8b4bc, #8a945c, "
            "#5f6a4c, #2fb0b0, #6a6470"
        ),
        pull=0.14,
        edge=0.7,
        bloom=0.25,
    )


def _column(
    scene: Scene, x: float, foot: float, top: float, width: float, haze: float, broken: bool
) -> None:
    style: Style = {"detail": 0.45, "haze": haze, "ink": 0.35}
    crown = [
        (x + width * 0.42, top + 14),
        (x + width * 0.1, top - 8),
        (x - width * 0.16, top + 20),
        (x - width * 0.42, top),
    ]
    if not broken:
        crown = [(x + width * 0.42, top), (x - width * 0.42, top)]
    scene.fill(
        poly([(x - width / 2, foot), (x + width / 2, foot), *crown]),
        MARBLE,
        angle=180,
        round=width * 0.45,
        **style,
    )
    for k in (-0.28, -0.1, 0.1, 0.28):
        scene.line(
            [(x + k * width, top + 26), (x + k * width * 1.1, foot - 6)],
            2.6,
            "#a8a0a4",
            alpha=0.6,
            curve=False,
            haze=haze,
        )
    scene.fill(rect(x - width * 0.66, foot - 14, width * 1.32, 22, 5), MARBLE, round=8, **style)
    if not broken:
        scene.fill(rect(x - width * 0.68, top - 26, width * 1.36, 26, 5), MARBLE, round=8, **style)
        for side in (-1, 1):
            scene.fill(
                circle(x + side * width * 0.5, top - 4, width * 0.17), MARBLE, round=8, **style
            )


def _ruins(scene: Scene, rng: np.random.Generator) -> None:
    hill(scene, "0 690, 200 660, 460 684, 800 650", "#d8c4b0, #c8b898", haze=0.35, detail=0.2)
    for x, top, width, broken in (
        (250, 420, 34, True),
        (560, 400, 34, False),
        (640, 400, 34, False),
    ):
        _column(scene, x, 700, top, width, 0.45, broken)
    scene.fill(rect(530, 352, 142, 24, 3), MARBLE, round=8, detail=0.4, haze=0.42, ink=0.3)
    for x in (170, 320, 720):
        tree = spline(
            [(x - 26, 700, 1), (x - 20, 560), (x, 470, 1), (x + 20, 560), (x + 26, 700, 1)]
        )
        scene.fill(tree, "#8a9a6c, #6a7a58", round=22, haze=0.35, detail=0.35)
    _column(scene, 78, 860, 190, 84, 0.08, False)
    _column(scene, 742, 850, 300, 80, 0.08, True)


def _ground(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene,
        "0 840, 240 826, 520 836, 800 824",
        "#e6d6b4, #cdb894, #a8946f",
        round=30,
        shade=0.4,
        detail=0.2,
    )
    for _ in range(90):
        x, y = rng.uniform(0, 800), rng.uniform(860, 1190)
        stone = ellipse(x, y, rng.uniform(4, 14), rng.uniform(2, 5))
        scene.fill(stone, "#fff6e6" if rng.uniform() < 0.5 else "#a8946f", alpha=0.6, detail=0.5)
    kerb = poly("60 1066, 740 1066, 770 1104, 30 1104")
    scene.fill(kerb, "#dcd4cc, #b8b0ac", detail=0.5, ink=0.4)
    scene.fill(poly("30 1104, 770 1104, 770 1122, 30 1122"), "#9a9490", detail=0.5)


def _shelter(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.45, "wobble": 1}
    scene.cast(ellipse(400, 1080, 300, 24), "#6a6058", 0.5, 12)
    glass = rect(170, 430, 470, 560, 4)
    scene.fill(glass, "#9cb4b0, #7f9898", alpha=0.8, detail=0.3, ink=0.4)
    scene.beam("200 430, 300 430, 240 990, 170 990, 170 600", "#ffffff", 0.2, 10)
    scene.beam("480 430, 540 430, 470 990, 410 990", "#ffffff", 0.16, 10)
    for x in (160, 642):
        scene.fill(rect(x - 9, 400, 18, 676, 4), "#a4b0ac, #6f7c7c", round=8, **style)
    roof = spline("116 404!, 132 356, 400 338, 672 356, 690 404!")
    scene.fill(roof, "#b8c4bc, #84948c, #5f6c6a", round=16, **style)
    scene.fill(rect(116, 398, 574, 16, 5), "#dfe4dc, #8a9690", round=6, **style)
    sign = circle(716, 430, 34)
    scene.fill(rect(712, 430, 8, 646, 3), "#8a9690", round=4, **style)
    scene.fill(sign, "#fffaf0, #dcd4c8", round=8, **style)
    bus = union(rect(696, 414, 40, 26, 6), circle(706, 442, 5), circle(727, 442, 5))
    scene.fill(bus, "#c08a84", detail=0.85)
    for k in range(3):
        scene.fill(rect(700 + k * 12, 418, 9, 10, 2), "#fffaf0", detail=0.9)
    bench = rect(190, 880, 432, 24, 5)
    for x in (222, 590):
        scene.fill(rect(x - 8, 900, 16, 172, 3), "#7a8482", round=6, **style)
    scene.fill(bench, "#c8a078, #94705a", round=9, **style)


def _statue(scene: Scene) -> None:
    """Seated, draped, polite; the neck ends in a clean break."""
    style: Style = {"detail": 0.5, "wobble": 1.4, "ink": 0.45}
    lower = spline(
        "216 840, 250 790, 330 776, 420 790, 462 836, 470 900, 452 980, 458 1062!, 400 1078, "
        "330 1070, 262 1080, "
        "206 1064!, 214 980, 204 900"
    )
    torso = spline(
        "280 830, 282 730, 262 650, 246 590, 268 552, 306 536, 337 528, 370 536, 408 552, 430 590, "
        "414 650, 396 730, 398 830, 338 850"
    )
    neck = tube("337 540, 338 498", [34, 29], cap=False)
    left_arm = tube("262 590, 206 676, 196 760, 254 826", [38, 29, 24, 19])
    right_arm = tube("414 590, 470 676, 482 758, 446 824", [38, 29, 24, 19])
    scene.cast(union(torso, lower), "#6a6470", 0.4, 16, -16, 10)
    whole = union(torso, neck, left_arm, right_arm)
    scene.fill(whole, MARBLE, angle=180, round=44, flow=90, **style)
    for points in ("300 600, 336 622, 376 600", "338 640, 340 700, 338 760"):
        scene.line(points, 5, "#b0aab4", alpha=0.6, soft=2, detail=0.4)
    scene.fill(ellipse(338, 498, 29, 10), "#d8ccc4, #f4eee6", detail=0.7, ink=0.5)
    scene.fill(lower, MARBLE, angle=150, round=60, flow=90, **style)
    with scene.clip(lower):
        for points in (
            "256 800, 238 900, 250 1070",
            "300 790, 292 920, 300 1070",
            "350 790, 350 920, 344 1074",
            "396 800, 408 920, 396 1074",
            "436 830, 442 940, 432 1070",
            "230 850, 330 880, 450 850",
        ):
            scene.line(points, 7, "#a8a2ac", alpha=0.6, soft=2, detail=0.5)
            scene.line(
                [(float(a) + 8, float(b)) for a, b in (p.split() for p in points.split(", "))],
                4,
                "#ffffff",
                alpha=0.7,
                soft=1,
            )
    sash = spline(
        "246 600!, 290 560, 330 600, 400 700, 440 790, 430 838!, 380 790, 300 690, 250 650"
    )
    scene.fill(sash, MARBLE, angle=160, round=26, **style)
    for points in ("266 606, 330 660, 410 800", "286 586, 356 668, 426 780"):
        scene.line(points, 4, "#a8a2ac", alpha=0.7, soft=1)
    for x, side in ((270, 1), (432, -1)):
        hand = spline(
            [
                (x - 22, 812),
                (x + 16, 810),
                (x + 28, 828),
                (x + 22, 848),
                (x, 856),
                (x - 24, 846),
                (x - 30, 828),
            ]
        )
        scene.fill(hand, MARBLE, round=16, **style)
        for k in (-9, 1, 11):
            scene.line(
                [(x + k, 836), (x + k + side * 2, 852)], 1.8, "#a8a2ac", alpha=0.8, curve=False
            )
    for points in ("262 560, 280 600, 272 640", "420 900, 436 930, 428 960"):
        scene.line(points, 2, "#8a8490", alpha=0.8)
    for x in (280, 392):
        foot = ellipse(x, 1072, 42, 15)
        scene.fill(foot, MARBLE, round=12, **style)


def _bag(scene: Scene) -> None:
    """The head, wrapped in a scarf, eyes closed, in a string bag on the lap."""
    style: Style = {"detail": 0.75, "ink": 0.45, "wobble": 0.8}
    with scene.at(350, 926, 1.2):
        head = spline("-38 -50, -20 -76, 20 -76, 40 -50, 38 -8, 22 26, 0 38, -22 26, -38 -8")
        scene.fill(head, MARBLE, angle=160, round=36, **style)
        for side in (-1, 1):
            scene.line([(side * 8, -14), (side * 18, -8), (side * 28, -14)], 3, "#6a6470")
            scene.line([(side * 7, -26), (side * 18, -31), (side * 29, -26)], 2.4, "#a8a2ac")
        scene.line("0 -14, 4 4, -3 8", 2.6, "#a8a2ac")
        scene.line("-9 19, 0 22, 9 19", 2.8, "#8a8490")
        scarf = spline(
            "-48 -30, -46 -66, -20 -92, 20 -92, 46 -66, 48 -30, 40 10, 30 32, 36 -10, "
            "30 -46, 0 -58, -30 -46, -36 -10, -30 32, -40 10"
        )
        scene.fill(scarf, "#e8b0a8, #c8847c, #a06a6c", round=14, **style)
        scene.fill(
            spline("-16 36!, 0 30, 16 36!, 26 62, 6 50, -4 66, -20 56"),
            "#d89a90, #b0746c",
            round=8,
            **style,
        )
        for dx, dy in (
            (-40, -50),
            (-24, -76),
            (0, -80),
            (24, -76),
            (40, -50),
            (-42, -20),
            (43, -20),
        ):
            scene.fill(circle(dx, dy, 3), "#fff6e6", detail=0.9)
        for k in range(-4, 5):
            scene.pen(
                [(k * 5, -136), (k * 15, -84), (k * 15.5, -10), (k * 9, 62)], 1.8, "#6f7c4c", 0.9
            )
        for level, half in ((-84, 56), (-52, 62), (-18, 63), (16, 58), (46, 44)):
            scene.pen([(-half, level - 4), (0, level + 12), (half, level - 4)], 1.8, "#6f7c4c", 0.9)
        scene.pen("-20 -140, 0 -160, 20 -140", 3.4, "#6f7c4c", 0.95)


def _child(scene: Scene) -> None:
    """Legs that do not reach the ground, a turquoise satchel, a hood."""
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    with scene.at(560, 882, 1.5):
        for x in (-10, 12):
            scene.fill(
                tube([(x, -6), (x + 2, 24), (x + 1, 48)], [9, 7.5, 6.5]),
                "#8a7a84, #6a5c6c",
                round=7,
                **style,
            )
            scene.fill(ellipse(x + 3, 52, 12, 7), "#5f5460, #3f3844", round=6, **style)
        coat = spline("-20 -78, 20 -78, 28 -50, 32 2!, 0 8, -32 2!, -28 -50")
        scene.fill(coat, "#e0c080, #c49a5c, #94744c", round=22, **style)
        for y in (-56, -36, -16):
            scene.fill(circle(0, y, 3), "#fff6e6", detail=0.9)
        scene.fill(ellipse(0, -100, 23, 24), "#f0c8ac, #d0a088", round=18, **style)
        hood = spline("-27 -92, -30 -118, 0 -138, 30 -118, 27 -92, 18 -112, -18 -112")
        scene.fill(hood, "#d8b470, #b08a50", round=12, **style)
        fringe = spline("-21 -108, 0 -122, 21 -108, 12 -106, 4 -110, -4 -105, -12 -109")
        scene.fill(fringe, "#8a5a40", round=5, **style)
        for side in (-1, 1):
            scene.line([(side * 13 - 4, -99), (side * 13, -95), (side * 13 + 4, -99)], 2, "#4a3a40")
        scene.fill(
            tube("-18 -70, -34 -84, -38 -104", [8, 7, 6]), "#d8b470, #b08a50", round=7, **style
        )
        scene.fill(circle(-39, -108, 6.5), "#f0c8ac", round=5, **style)
        strap = tube("-16 -76, 8 -40, 26 -16", [3, 3, 3])
        scene.fill(strap, "#1f8f94", **style)
        scene.fill(rect(12, -30, 38, 32, 6), "#6fdcd8, #2fb0b0, #1f8088", round=8, **style)
        scene.fill(rect(12, -30, 38, 15, 5), "#3fc0c0, #2a9a9c", round=5, **style)
        scene.fill(rect(28, -18, 7, 8, 2), "#f6dc90", detail=0.9)


def _umbrella(scene: Scene) -> None:
    """Held high, mostly over the neighbour."""
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 1}
    scene.line("502 722, 470 600, 436 470", 6, "#7a6258", curve=False)
    with scene.at(432, 462, 1.0, -14):
        canopy = spline(
            "-196 30!, -170 -50, -96 -108, 0 -124, 96 -108, 170 -50, 196 30!, 140 4, 84 30, "
            "28 6, -28 30, -84 6, -140 30"
        )
        scene.fill(canopy, "#f0c8c0, #d89c94, #a87078", round=60, rim=0.4, **style)
        for points in (
            "0 -124, -70 -60, -84 6",
            "0 -124, -20 -60, -28 28",
            "0 -124, 34 -60, 28 6",
            "0 -124, 90 -60, 84 28",
            "0 -124, -126 -50, -140 28",
            "0 -124, 130 -50, 140 4",
        ):
            scene.line(points, 2.4, "#9a5f68", alpha=0.8)
        scene.fill(tube("0 -122, 0 -146", [4, 2.4]), "#7a6258", round=3, **style)
