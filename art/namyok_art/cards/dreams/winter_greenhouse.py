"""A glass greenhouse in a July orchard keeps a winter; the gardener waters the snow."""

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
from namyok_art.painted.props.flora import daisy, leaf
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sky import sun

WALL = (
    "150 980!, 150 560!, 170 470, 230 370, 320 290, 400 262, 480 290, 570 370, 630 470, "
    "650 560!, 650 980!"
)
IRON = "#5f8a86"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(51)
    scene = Scene(
        51, light=(0.5, -0.7, 0.5), light_colour="#fff6cf", shadow="#2f4a5a", haze="#e6f0d8"
    )
    scene.sky("0 #bfe0e6, 0.3 #e3f0dc, 0.5 #f6f0c4, 0.7 #cfe09a, 1 #8fb85c", warp=50)
    sun(scene, 640, 130, 54, "#fff3b0", 0.7)
    _orchard(scene, rng)
    hill(
        scene, "0 760, 200 740, 420 752, 640 738, 800 756", "#d8e08a, #9cc45f, #5f9444", detail=0.2
    )
    _cherry_tree(scene, 60, 900, 620, 7, rng)
    _cherry_tree(scene, 764, 880, 560, 9, rng)
    shade = poly("150 980, 650 980, 780 1040, 300 1060")
    scene.cast(shade, "#4f7a4a", 0.5, 20)
    _winter(scene, rng)
    _frame(scene)
    _meadow(scene, rng)
    _branch(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#bfe0e6, #e3f0dc, #d8e08a, #9cc45f, #5f9444, #fbfdff, #c4dcea, #8fb4cc, #c82f3c, "
            "#2f5fc0, #5f8a86, #8a6a4a"
        ),
        pull=0.15,
        edge=0.7,
        bloom=0.25,
    )


def _orchard(scene: Scene, rng: np.random.Generator) -> None:
    for x in range(-10, 830, 74):
        y = 752 + rng.normal() * 6
        size = rng.uniform(56, 84)
        scene.line([(x, y), (x, y - size)], 7, "#a88a68", haze=0.3)
        puffs = [
            circle(
                x + rng.normal() * size * 0.4,
                y - size * 1.3 + rng.normal() * size * 0.25,
                size * 0.5,
            )
            for _ in range(6)
        ]
        tone = mix("#a8cc78", "#86b464", rng.uniform())
        scene.fill(
            union(*puffs), scene.tones(tone, 0.3, 0.2), round=50, haze=0.25, detail=0.2, wobble=4
        )


def _cherry_tree(
    scene: Scene, x: float, y: float, height: float, seed: int, rng: np.random.Generator
) -> None:
    trunk = tube(
        [(x, y), (x + 10, y - height * 0.3), (x - 6, y - height * 0.6)], [34, 17, 12], cap=False
    )
    scene.fill(trunk, "#b08a68, #6a4c40", round=20, detail=0.4, texture=0.16, ink=0.3)
    local = np.random.default_rng(seed)
    puffs = []
    for _ in range(16):
        turn, away = local.uniform(0, 6.3), height * local.uniform(0.02, 0.25)
        puffs.append(
            circle(
                x + np.cos(turn) * away * 0.9,
                y - height * 0.8 + np.sin(turn) * away * 1.2,
                height * 0.1,
            )
        )
    crown = union(*puffs)
    scene.fill(
        crown, "#b8d878, #7fb04f, #3f7a3c", round=60, detail=0.3, texture=0.2, wobble=5, ink=0.2
    )
    with scene.clip(crown):
        for _ in range(330):
            lx, ly = (
                x + local.normal() * height * 0.2,
                y - height * 0.8 + local.normal() * height * 0.25,
            )
            tone = "#d8ec98" if local.uniform() < 0.5 else "#3f7038"
            blade = ellipse(lx, ly, 15, 6, local.uniform(-70, 70))
            scene.fill(blade, tone, alpha=0.65, detail=0.5)
    inside = scene.mask(crown)
    for _ in range(90):
        cx, cy = (
            x + local.normal() * height * 0.2,
            y - height * 0.8 + local.normal() * height * 0.24,
        )
        if not (
            20 < cx < 780 and inside[int(cy), int(cx)] > 0.5 and inside[int(cy) - 30, int(cx)] > 0.5
        ):
            continue
        scene.line([(cx, cy - 16), (cx + 3, cy)], 2, "#4a6a2c")
        scene.fill(circle(cx + 3, cy + 6, 9), "#f06a70, #b51f30", round=8, detail=0.85, ink=0.3)


def _glass() -> Path:
    return spline(WALL)


def _winter(scene: Scene, rng: np.random.Generator) -> None:
    """Blue shade, drifts, a frosted fir, the gardener."""
    glass = _glass()
    scene.fill(glass, "0 #6f9ccc, 0.35 #8fb8dc, 0.7 #b8d6ec, 1 #e6f2fa", detail=0.15)
    with scene.clip(glass):
        scene.glow(400, 640, 260, "#f4faff", 0.5)
        for x, y, h in ((230, 800, 200), (300, 780, 150), (566, 800, 190)):
            _frosted_fir(scene, x, y, h, 0.45)
        far = spline("140 800!, 240 772, 380 800, 520 770, 660 800!, 660 1000!, 140 1000!")
        scene.fill(far, "#eef6fc, #a8c6de", round=40, shade=0.6, detail=0.2)
        _frosted_fir(scene, 470, 880, 330, 0)
        near = spline("140 880!, 250 846, 370 884, 500 900, 660 856!, 660 1000!, 140 1000!")
        scene.fill(near, "#ffffff, #cfe2f0, #94b8d4", round=50, shade=0.7, detail=0.25)
        _gardener(scene)
        specks(scene, 120, (150, 650), (290, 900), (2, 5), "#ffffff", rng, alpha=(0.7, 1))


def _frosted_fir(scene: Scene, x: float, y: float, height: float, haze: float) -> None:
    h = height
    scene.line([(x, y + 6), (x, y - h * 0.2)], h * 0.05, "#7a6a68", haze=haze)
    for j in range(4):
        half = h * 0.25 * (1 - j * 0.21)
        low, high = y - h * (0.1 + j * 0.2), y - h * (0.42 + j * 0.195)
        skirt = spline(
            [
                (x - half, low, 1),
                (x - half * 0.4, low + h * 0.02),
                (x, low + h * 0.035),
                (x + half * 0.4, low + h * 0.02),
                (x + half, low, 1),
                (x, high, 1),
            ]
        )
        scene.fill(
            skirt, "#7fa8a8, #4f8088, #34606c", round=h * 0.1, detail=0.45, haze=haze, ink=0.3
        )
        cap = spline(
            [
                (x - half * 0.86, low - h * 0.02, 1),
                (x - half * 0.4, low - h * 0.05),
                (x, low - h * 0.02),
                (x + half * 0.3, low - h * 0.06),
                (x, high, 1),
            ]
        )
        scene.fill(cap, "#ffffff, #eaf4fb", round=h * 0.05, shade=0.35, detail=0.5, haze=haze * 0.5)


def _gardener(scene: Scene) -> None:
    """Shirtsleeves, straw hat, cobalt apron; a can from which ice comes."""
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.7}
    scene.cast(ellipse(300, 936, 60, 10), "#6f94b8", 0.6, 6)
    with scene.at(290, 936, 2.1):
        for x in (-7, 8):
            scene.fill(tube([(x, -34), (x, -4)], [5.4, 4.6]), "#b08a5c, #7a5c44", round=5, **style)
            scene.fill(ellipse(x + 3, -2, 8, 4), "#5a7a4a", round=4, **style)
        shirt = spline("-9 -76, 8 -76, 16 -68, 15 -48, 14 -34!, -14 -34!, -15 -48, -16 -68")
        scene.fill(shirt, "#fffaf0, #e8d8c0", round=12, **style)
        apron = spline("-12 -58!, 13 -58!, 17 -22!, 0 -18, -16 -22!")
        scene.fill(apron, "#4f80e0, #2f5fc0, #244a94", round=12, **style)
        scene.line("-10 -74, 9 -56", 3, "#2f5fc0", curve=False)
        scene.line("10 -74, -9 -56", 3, "#2f5fc0", curve=False)
        scene.fill(ellipse(0, -86, 10.5, 12), "#a8764c, #7a5038", round=9, **style)
        hat = union(ellipse(1, -93, 22, 5), spline("-11 -94!, -9 -104, 0 -107, 9 -104, 11 -94!"))
        scene.fill(hat, "#f6dc90, #d0a04c", round=6, **style)
        can = spline("34 -58!, 56 -58!, 58 -38!, 32 -38!")
        spout = tube("56 -42, 68 -52, 76 -58", [3.4, 2.6, 3.4])
        scene.line("34 -56, 40 -70, 54 -68, 56 -56", 2.6, "#8fb4cc")
        scene.fill(union(can, spout), "#dcf0fa, #8fc0dc", round=7, **style)
        arm = tube("13 -68, 26 -58, 40 -66", [5.4, 4.6, 3.6])
        scene.fill(arm, "#fffaf0, #e0cdb4", round=5, **style)
        scene.fill(circle(43, -67, 4), "#e3b493", round=3, **style)
        for reach in (0, 5, 10):
            scene.pen([(76, -58), (84 + reach, -46), (82 + reach * 1.6, -10)], 2, "#5f94c4", 0.8)
        for dx, dy in ((80, -54), (84, -46), (80, -40), (88, -36), (84, -28), (90, -22), (80, -18)):
            scene.fill(
                poly([(dx - 3, dy), (dx, dy - 4), (dx + 3, dy), (dx, dy + 4)]),
                "#ffffff",
                detail=1,
                ink=0.9,
                ink_colour="#3f74a8",
            )


def _frame(scene: Scene) -> None:
    """Iron ribs, reflections of the hot day, a butterfly frozen on the pane."""
    glass = _glass()
    style: Style = {"detail": 0.75, "ink": 0.4, "wobble": 0.8}
    with scene.clip(glass):
        scene.beam("150 700, 260 420, 330 380, 190 980, 150 980", "#ffffff", 0.35, 12)
        scene.beam("560 980, 640 560, 670 620, 620 980", "#fff6cf", 0.35, 12)
        for x in (250, 400, 550):
            scene.line([(x, 980), (x, 560)], 7, IRON, curve=False, **style)
        for points in (
            "250 560, 270 440, 330 330, 400 262",
            "550 560, 530 440, 470 330, 400 262",
            "400 560, 400 262",
        ):
            scene.line(points, 6, IRON, **style)
        for y in (560, 770):
            scene.line([(150, y), (650, y)], 7, IRON, curve=False, **style)
        scene.line("178 450, 400 430, 622 450", 5, IRON, **style)
    outline = [
        (150, 984),
        (150, 560),
        (170, 470),
        (230, 370),
        (320, 290),
        (400, 262),
        (480, 290),
        (570, 370),
        (630, 470),
        (650, 560),
        (650, 984),
    ]
    scene.line(outline, 11, "#7fa8a0", **style)
    scene.fill(rect(134, 968, 532, 34, 4), "#e6d6b8, #b08f70", round=8, detail=0.5, ink=0.4)
    finial = union(circle(400, 246, 13), tube("400 236, 400 206", [4, 1.5]))
    scene.fill(finial, "#8fb4a8, #4f7a74", round=9, detail=0.7, ink=0.4)
    _butterfly(scene)


def _butterfly(scene: Scene) -> None:
    with scene.at(592, 660, 1.1, 18):
        wings = []
        for side in (-1, 1):
            wings.append(
                spline(
                    [
                        (side * 3, -4),
                        (side * 20, -36),
                        (side * 44, -34),
                        (side * 40, -8),
                        (side * 10, 2),
                    ]
                )
            )
            wings.append(spline([(side * 3, 2), (side * 30, 2), (side * 34, 26), (side * 16, 30)]))
        scene.fill(gather(wings), "#ffffff, #dcecf8", detail=0.85, ink=0.7, ink_colour="#5f90b8")
        for side in (-1, 1):
            for tip in ((36, -28), (32, -14), (26, 20)):
                scene.pen([(side * 4, 0), (side * tip[0], tip[1])], 1.6, "#7fb0d4", 0.9)
        scene.fill(ellipse(0, 2, 3, 14), "#7fa8c8", detail=0.9)


def _meadow(scene: Scene, rng: np.random.Generator) -> None:
    def lawn(x: float) -> float:
        return 1010 + 20 * float(np.sin(x / 90))

    bank = spline(
        "-40 1010!, 120 996, 300 1016, 500 1008, 680 992, 840 1010!, 840 1260!, -40 1260!"
    )
    scene.fill(bank, "#b8d870, #86b850, #4f8a3c", round=30, detail=0.25, texture=0.14)
    path = spline(
        "360 1002!, 450 1002!, 480 1080, 560 1160, 600 1260!, 300 1260!, 350 1140, 372 1060"
    )
    scene.fill(path, "#f6e8c0, #e0c490", detail=0.25)
    for left, right, foot in ((20, 110, 916), (724, 800, 892)):
        grass(scene, left, right, foot, 60, 38, "#5f9444, #9cc45f, #86b850, #d8e08a", rng)
    grass(scene, 0, 360, lawn, 160, 40, "#5f9444, #9cc45f, #3f7a3c, #d8e08a", rng)
    grass(scene, 480, 800, lawn, 140, 40, "#5f9444, #9cc45f, #3f7a3c, #d8e08a", rng)
    grass(scene, 0, 330, 1210, 130, 130, "#4f8a3c, #7fb04f, #3a6a34, #b8d870", rng)
    grass(scene, 580, 800, 1210, 100, 130, "#4f8a3c, #7fb04f, #3a6a34, #b8d870", rng)
    for x, y, size in (
        (90, 1100, 24),
        (180, 1150, 28),
        (250, 1080, 18),
        (690, 1096, 24),
        (640, 1150, 20),
        (746, 1150, 28),
        (130, 1050, 14),
    ):
        scene.line([(x, y + 60), (x, y)], 3, "#4f8a3c")
        daisy(scene, x, y, size, "#ffffff", "#f0b030")
    for x, y in ((330, 1120), (220, 1168), (716, 1040), (60, 1160)):
        scene.line([(x, y + 50), (x, y)], 3, "#4f8a3c")
        scene.fill(circle(x, y, 12), "#f0606a, #c82f3c", round=10, detail=0.6, ink=0.3, wobble=2)


def _branch(scene: Scene, rng: np.random.Generator) -> None:
    """A near bough over our heads, heavy with cherries."""
    bough = tube("-40 60, 90 84, 220 70, 350 104, 430 96", [20, 15, 11, 7, 3])
    scene.fill(bough, "#a8805c, #5f4438", round=14, detail=0.5, ink=0.4, texture=0.16)
    for x, y, turn in (
        (40, 60, -40),
        (90, 90, 60),
        (140, 70, -60),
        (180, 84, 80),
        (230, 62, -30),
        (260, 84, 50),
        (310, 86, -70),
        (350, 108, 70),
        (390, 96, -20),
        (424, 96, 20),
        (60, 84, 110),
        (300, 96, 110),
    ):
        leaf(scene, x, y, rng.uniform(62, 90), mix("#6fae48", "#9ccc58", rng.uniform()), turn)
    for x, y in ((110, 92), (206, 80), (330, 106)):
        for shift in (-14, 16):
            scene.line([(x, y), (x + shift * 0.6, y + 40), (x + shift, y + 72)], 2.6, "#5f7a34")
            berry = circle(x + shift, y + 86, 17)
            scene.fill(berry, "#f4727a, #d0283a, #8a1428", round=16, detail=0.85, ink=0.4)
            scene.fill(ellipse(x + shift + 5, y + 79, 4, 3, 30), "#fff0f0", detail=1, texture=0)
