"""Two clipped hedges have leaned over the garden path and grown into one embrace."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gather,
    mix,
    poly,
    rect,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.flora import leaf
from namyok_art.painted.props.sky import sun


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(40)
    scene = Scene(
        40, light=(0.0, -0.85, 0.45), light_colour="#fff6d8", shadow="#1f3f4a", haze="#dfe9e6"
    )
    scene.sky("0 #c4d8e4, 0.3 #dfeae8, 0.46 #fbf0dc, 0.6 #f4ecd8, 1 #e6dcc0", warp=50)
    sun(scene, 400, 300, 150, "#fff6d8", 0.5)
    _avenue(scene, rng)
    _gate(scene)
    scene.mist(640, 70, "#eef2ec", 0.7)
    _parterre(scene, rng)
    _couple(scene, rng)
    _shears(scene)
    return watercolour(
        scene,
        palette=(
            "#c4d8e4, #dfeae8, #fbf0dc, #e6dcc0, #c8b898, #7f9c72, #4f7a5a, #2f5a4a, #1f3f3f, "
            "#f08ab0, #fff6d8, #8a8a8c"
        ),
        pull=0.14,
        edge=0.7,
        bloom=0.25,
    )


def _avenue(scene: Scene, rng: np.random.Generator) -> None:
    """Far yews, mirrored, each paler than the last."""
    for x, y, width, height, haze in (
        (96, 640, 120, 330, 0.5),
        (180, 620, 84, 230, 0.62),
        (240, 610, 60, 160, 0.72),
    ):
        for side in (-1, 1):
            cx = 400 + side * (400 - x)
            tiers = [
                ellipse(cx, y - height * t, width * (0.62 - 0.5 * t), height * 0.15)
                for t in (0.1, 0.34, 0.57, 0.78)
            ]
            tree = union(*tiers, circle(cx, y - height * 0.97, width * 0.13))
            scene.fill(tree, "#8fb094, #5f8a70", round=width * 0.3, haze=haze, detail=0.3, wobble=2)
    for side in (-1, 1):
        wall = poly(
            [
                (400 + side * 120, 560),
                (400 + side * 440, 520),
                (400 + side * 440, 660),
                (400 + side * 120, 640),
            ]
        )
        scene.fill(wall, "#8aa890, #6a9080", haze=0.45, detail=0.3, texture=0.14)


def _gate(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "haze": 0.4, "ink": 0.3}
    for x in (296, 504):
        scene.fill(rect(x - 22, 450, 44, 190), "#e0d4bc, #b8a890", round=14, **style)
        scene.fill(rect(x - 28, 438, 56, 16, 3), "#e6dcc8", round=5, **style)
        scene.fill(circle(x, 420, 20), "#e0d4bc, #b8a890", round=17, **style)
    for k in range(9):
        bar = 326 + k * 18.5
        top = 520 - 46 * np.sin(np.pi * (bar - 318) / 164)
        scene.line([(bar, 640), (bar, top)], 3, "#7a8a88", curve=False, alpha=0.8)
    scene.line("318 540, 400 478, 482 540", 4, "#7a8a88", alpha=0.8)


def _leafage(
    scene: Scene,
    shape: Path,
    box: tuple[float, float, float, float],
    count: int,
    size: float,
    rng: np.random.Generator,
) -> None:
    """Small clipped leaves: light above, dark below."""
    left, top, right, bottom = box
    with scene.clip(shape):
        for tone, low, high, share in (
            ("#1f4a40", 0.25, 1.0, 0.4),
            ("#6f9a6a", 0.0, 0.9, 0.35),
            ("#b8d08a", 0.0, 0.6, 0.25),
        ):
            leaves = []
            for _ in range(int(count * share)):
                x = rng.uniform(left, right)
                y = top + (bottom - top) * rng.uniform(low, high)
                leaves.append(ellipse(x, y, size, size * 0.5, rng.uniform(0, 180)))
            scene.fill(gather(leaves), tone, alpha=0.6, detail=0.6)


def _hedge(
    scene: Scene,
    shape: Path,
    box: tuple[float, float, float, float],
    rng: np.random.Generator,
    swell: float = 46,
    leaves: int = 500,
) -> None:
    scene.fill(
        shape,
        "#8fb47a, #4f7f5c, #2a5248",
        round=swell,
        shade=0.9,
        detail=0.4,
        wobble=3.5,
        ink=0.35,
        texture=0.14,
    )
    _leafage(scene, shape, box, leaves, 6.5, rng)


def _parterre(scene: Scene, rng: np.random.Generator) -> None:
    lawn = poly("-20 640, 820 640, 820 1240, -20 1240")
    scene.fill(lawn, "#cfdcae, #94b47c, #6a9468", detail=0.2)
    path = poly("352 640, 448 640, 640 1240, 160 1240")
    scene.fill(path, "0 #f6ecd4, 0.5 #eee0c0, 1 #d8c49c", detail=0.3, texture=0.1)
    for _ in range(260):
        y = 660 + 540 * rng.uniform() ** 0.8
        half = 48 + (y - 640) * 0.32
        x = 400 + rng.uniform(-half, half)
        pebble = ellipse(x, y, 2 + (y - 640) / 220, 1.4 + (y - 640) / 400)
        scene.fill(pebble, "#b8a078" if rng.uniform() < 0.5 else "#fffaf0", alpha=0.6, detail=0.7)
    for side in (-1, 1):
        border = poly(
            [
                (400 + side * 54, 650),
                (400 + side * 84, 646),
                (400 + side * 360, 1240),
                (400 + side * 250, 1240),
            ]
        )
        scene.cast(border, "#3a5a4a", 0.3, 10, 0, 8)
        _hedge(
            scene,
            border,
            (40 if side < 0 else 440, 640, 360 if side < 0 else 760, 1240),
            rng,
            24,
            500,
        )
    for side in (-1, 1):
        ball = circle(400 + side * 318, 830, 74)
        scene.cast(ellipse(400 + side * 318, 906, 80, 14), "#2f4a40", 0.5, 8)
        x = 400 + side * 318
        _hedge(scene, ball, (x - 76, 750, x + 76, 910), rng, 60, 260)


def _couple(scene: Scene, rng: np.random.Generator) -> None:
    """Tall from the right, small from the left: one outline."""
    for x, half in ((572, 116), (226, 100)):
        scene.cast(ellipse(x, 1002, half + 20, 20), "#2f4a40", 0.55, 12)
        plinth = rect(x - half, 862, half * 2, 138, 10)
        _hedge(scene, plinth, (x - half, 860, x + half, 1004), rng, 22, 420)
    tall = union(
        spline(
            "484 880!, 500 780, 470 660, 420 570, 380 500, 386 440, 440 410, 510 440, "
            "570 540, 622 680, 650 790, 664 880!"
        ),
        circle(404, 352, 82),
        tube("410 430, 400 400", [44, 44]),
    )
    small = union(
        spline(
            "134 880!, 150 780, 176 700, 206 640, 250 596, 310 590, 346 630, 340 700, "
            "316 780, 316 880!"
        ),
        circle(316, 528, 66),
        tube("300 610, 310 570", [36, 36]),
    )
    scene.cast(union(tall, small), "#2f4a40", 0.3, 18, 0, 16)
    _hedge(scene, tall, (370, 270, 670, 884), rng, 74, 900)
    _hedge(scene, small, (130, 460, 350, 884), rng, 60, 620)
    hug = tube("500 500, 400 640, 300 700, 214 706", [44, 38, 34, 30])
    _hedge(scene, hug, (180, 470, 540, 740), rng, 34, 420)
    reply = tube("236 640, 330 640, 430 610, 486 566", [32, 30, 28, 24])
    with scene.clip(hug, invert=True):
        _hedge(scene, reply, (200, 540, 510, 680), rng, 28, 300)
    for x, y, turn in (
        (404, 272, -90),
        (430, 280, -60),
        (374, 282, -120),
        (316, 466, -80),
        (500, 560, -40),
    ):
        leaf(scene, x, y, 40, mix("#a8cc70", "#7fae5c", rng.uniform()), turn, ink=0.4)
    _bindweed(
        scene, "470 470, 440 540, 380 600, 330 660, 280 690", ((440, 532), (352, 636), (286, 690))
    )


def _flower(scene: Scene, x: float, y: float, size: float) -> None:
    with scene.at(x, y, size):
        bell = spline("0 -16, 12 -12, 17 0, 12 12, 0 16, -12 12, -17 0, -12 -12")
        scene.fill(bell, "#fbc4d8, #f08ab0", round=9, detail=0.8, ink=0.4, wobble=0.8)
        for turn in range(0, 360, 72):
            tip = (13 * np.cos(np.radians(turn)), 13 * np.sin(np.radians(turn)))
            scene.line([(0, 0), tip], 2.2, "#fff6fa", alpha=0.9, curve=False)
        scene.fill(circle(0, 0, 3.4), "#fff0a0", detail=0.9)


def _bindweed(scene: Scene, stem: str, flowers: tuple[tuple[float, float], ...]) -> None:
    scene.line(stem, 3, "#9cc46a", detail=0.8)
    for x, y in flowers:
        _flower(scene, x, y, 0.95)


def _shears(scene: Scene) -> None:
    """Open on the gravel; a bindweed is closing them."""
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.7}
    with scene.at(412, 1092, 1.2, -16):
        scene.cast(
            union(tube("-120 -26, 130 40", [10, 10]), tube("-120 40, 130 -34", [10, 10])),
            "#6a5a40",
            0.5,
            6,
            4,
            10,
        )
        for side in (-1, 1):
            blade = spline(
                [
                    (0, side * 4, 1),
                    (60, side * -16),
                    (140, side * -46, 1),
                    (70, side * -34),
                    (4, side * -12),
                ]
            )
            scene.fill(blade, "#f4f8f8, #a8b0b4, #6f7880", round=6, **style)
            handle = tube([(0, side * -6), (-50, side * 20), (-118, side * 40)], [7, 9, 11])
            scene.fill(handle, "#c8946a, #8a5a40", round=9, **style)
        scene.fill(circle(2, 0, 9), "#d8d0c0, #7a7474", round=6, **style)
        scene.line("-40 60, -10 30, 30 26, 50 -6, 84 -4, 92 24, 70 34", 3.4, "#7fae5c", detail=0.85)
        for x, y, turn in ((-14, 34, 120), (44, 4, -60), (94, 14, 20)):
            leaf(scene, x, y, 30, "#8fbe60", turn, ink=0.4)
        _flower(scene, 66, 4, 1.25)
        _flower(scene, -30, 52, 0.8)
