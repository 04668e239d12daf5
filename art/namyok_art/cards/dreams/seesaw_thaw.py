"""A fire and a snowman on one seesaw: he leans to warm his hand and has begun to run."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    poly,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.land import bare_tree, grass
from namyok_art.painted.props.objects import specks


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(37)
    scene = Scene(
        37, light=(0.75, -0.3, 0.5), light_colour="#ffd890", shadow="#1c2468", haze="#c8d8f0"
    )
    scene.sky("0 #141c54, 0.3 #33307c, 0.5 #8a4a88, 0.62 #e8808c, 1 #c8a0c8", warp=60, flow=6)
    for x, height, seed in ((60.0, 520.0, 3), (700, 460, 5), (520, 360, 8)):
        bare_tree(scene, x, 800, height, colour="#2c2860", seed=seed)
    snow = spline("-40 790, 200 760, 520 790, 840 760, 840 1240!, -40 1240!")
    scene.fill(snow, "#8a8cd0, #5a64b4, #343c8c", round=40, detail=0.4, flow=4)
    scene.glow(640, 600, 460, "#ff8a3c", 0.7)
    with scene.clip(snow):
        scene.fill(ellipse(560, 1010, 330, 120), "#ffb060", soft=70, alpha=0.9)
    _meadow(scene, rng)
    _plank(scene)
    _fire(scene, rng)
    _snowman(scene, rng)
    specks(scene, 40, (0, 460), (0, 900), (2, 5), "#ffffff", rng, alpha=(0.5, 1))
    return gouache(
        scene,
        palette="#4a6ab0, #8aa8d8, #d8e0f0, #ffffff, #7a90c8, #ff9a2c, #ffd860, #e84a1c, #7a4428, "
        "#141c54, #6a3cb0, #6aa84c",
        pull=0.1,
    )


def _meadow(scene: Scene, rng: np.random.Generator) -> None:
    """Where his drops fall the ground is bare, and one crocus has believed it."""
    bare = spline("250 1150, 330 1100, 460 1090, 620 1104, 690 1150, 580 1190, 380 1196")
    scene.fill(bare, "#6a5038, #4a3830", soft=6, detail=0.5)
    grass(scene, 270, 670, lambda _: float(rng.uniform(1110, 1180)), 120, 46,
          "#3f7a34, #6fae48, #a8d45c", rng)  # fmt: skip
    style: Style = {"detail": 0.9, "ink": 0.5}
    with scene.at(96, 10):
        for lean in (-36.0, 30):
            blade = tube([(470, 1176), (470 + lean * 0.5, 1120), (470 + lean, 1070)], [7, 7, 1])
            scene.fill(blade, "#6fae48, #3f7a34", round=6, **style)
        scene.line([(470, 1176), (470, 1110)], 9, "#8ac060", curve=False)
        for points, tones in (
            ("440 1100, 424 1040, 440 1004!, 462 1060", "#8a5cd0, #5a2c9a"),
            ("500 1100, 518 1040, 500 1004!, 478 1060", "#8a5cd0, #5a2c9a"),
            ("452 1108, 446 1040, 470 990!, 494 1040, 488 1108", "#b48af0, #6a3cb0"),
        ):
            scene.fill(spline(points), tones, round=16, **style)
        scene.fill(tube("470 1050, 470 1016", [3, 7]), "#ffc03c", detail=0.95)


def _plank(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.6}
    scene.cast(poly("40 1010, 780 900, 780 930, 40 1040"), strength=0.4, soft=20, dy=110)
    for points in ("400 940, 340 1140", "400 940, 462 1150"):
        scene.fill(tube(points, [17, 22]), "#c8463c, #6a1c30", round=18, **style)
    plank = poly("-20 996, 824 858, 828 898, -16 1040")
    scene.fill(plank, "#e8b060, #b8743c, #6a3c30", round=14, flow=-9, **style)
    for k in range(3):
        scene.line([(0, 1006 + 9 * k), (820, 870 + 9 * k)], 2.4, "#8a5430", curve=False, alpha=0.6)
    scene.fill(circle(402, 950, 26), "#ffd870, #a86a30", round=20, **style)


def _fire(scene: Scene, rng: np.random.Generator) -> None:
    """It stoops as far as a fire can, not to hurt him."""
    style: Style = {"detail": 0.85, "ink": 0.5}
    scene.glow(640, 660, 260, "#ffc060", 0.8)
    for dx, rot in ((-30.0, -26), (30, 14), (0, -8)):
        with scene.at(640 + dx, 862, 1, rot):
            scene.fill(tube("-90 0, 90 0", [20, 18]), "#8a5030, #3a2028", round=18, **style)
    tongues = (
        ("640 850, 600 700, 660 540, 600 400, 628 236", 1.25),
        ("590 850, 520 760, 548 640, 520 560, 566 460", 0.8),
        ("560 850, 496 800, 520 730, 486 690, 500 640", 0.5),
        ("690 850, 770 740, 716 610, 768 500, 742 380", 0.9),
        ("740 850, 800 780, 776 690, 806 600", 0.6),
        ("650 850, 700 720, 640 600, 690 470, 676 370", 0.9),
    )
    for tones, share, lift in (
        ("#f0501c, #d8341c", 1.0, 1.0), ("#ff9a24, #f0701c", 0.72, 0.86),
        ("#ffd84c, #ffb02c", 0.46, 0.7), ("#fffbe0, #ffe88a", 0.24, 0.52),
    ):  # fmt: skip
        flames = []
        for points, size in tongues:
            curve = sample(points, 20)
            curve[:, 1] = 858 + (curve[:, 1] - 858) * lift
            wide = [62 * size * share, 70 * size * share, 50 * size * share, 26 * size * share, 1]
            flames.append(tube(curve, wide, 50))
        scene.fill(union(*flames, ellipse(644, 836, 104 * share, 40 * share)), tones, soft=2,
                   detail=0.75, flow=86, round=26, shade=0.3)  # fmt: skip
    for _ in range(60):
        y = float(rng.uniform(60, 520))
        x = float(rng.normal(640 + 40 * np.sin(y / 70), 60))
        scene.fill(circle(x, y, float(rng.uniform(2, 5.5))), "#ffd860", detail=1)


def _ball(scene: Scene, x: float, y: float, rx: float, ry: float) -> None:
    ball = ellipse(x, y, rx, ry)
    scene.fill(ball, "0 #343c94, 0.4 #7a84d0, 0.72 #f4d8dc, 1 #ffe0a0", angle=0, round=rx * 0.95,
               shade=0.7, detail=0.55, flow="form", ink=0.35)  # fmt: skip


def _snowman(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.9, "ink": 0.6}
    _ball(scene, 176, 828, 196, 176)
    _ball(scene, 196, 572, 152, 142)
    arm = tube("310 560, 390 580, 470 640, 520 690", [14, 12, 10, 8])
    scene.fill(arm, "#8a5434, #4a2c28", round=12, **style)
    for tip in ((556.0, 676.0), (560, 706), (540, 730)):
        scene.fill(tube([(512, 684), tip], [7, 3]), "#7a4830, #3a2024", round=6, **style)
    scene.glow(548, 704, 40, "#ffb040", 0.7)
    far = tube("70 560, 10 620, -30 700", [14, 12, 8])
    scene.fill(far, "#6a4434, #3a2428", round=12, **style)
    _ball(scene, 224, 356, 124, 118)
    scarf = union(tube("96 462, 200 496, 330 462", [26, 30, 26]),
                  spline("120 480!, 176 490!, 170 640!, 104 620!"))  # fmt: skip
    scene.fill(scarf, "#3a78d8, #2450a8, #142c6a", round=24, **style)
    with scene.clip(scarf):
        for k in range(3):
            scene.line([(80, 556 + 28 * k), (190, 566 + 28 * k)], 10, "#f4f0e0", alpha=0.9)
    for x, y in ((262.0, 570.0), (258, 636), (250, 790)):
        scene.fill(circle(x, y, 16), "#4a4058, #1c1624", round=12, **style)
    for x, r in ((228.0, 24.0), (302, 20)):
        scene.fill(circle(x, 336, r), "#4a4058, #17121c", round=16, **style)
        scene.fill(circle(x + 7, 330, 6), "#ffe8b0", detail=1)
    for brow in ("196 300, 226 284, 252 288", "288 284, 308 282, 326 294"):
        scene.line(brow, 8, "#4a3038")
    nose = spline("262 352!, 300 360, 372 398!, 300 398, 258 388!")
    scene.fill(nose, "#ffb04c, #e86a1c, #b83c14", round=14, rim=0.6, **style)
    scene.line("232 420, 258 434, 290 428, 308 412", 8, "#3a2430")
    pail = poly("120 262, 140 112, 268 96, 324 236")
    with scene.at():
        scene.fill(pail, "#8a9ab8, #5a6a90, #34406a", angle=0, round=40, rim=0.6, **style)
        scene.fill(
            tube("112 266, 220 270, 332 238", [13, 15, 13]), "#a8b4cc, #4a5880", round=12, **style
        )
    _melting(scene, rng)


def _melting(scene: Scene, rng: np.random.Generator) -> None:
    """His warm side runs: wet, thin, and he smiles."""
    for x, y, rx, ry in ((224.0, 356.0, 124.0, 118.0), (196, 572, 152, 142), (176, 828, 196, 176)):
        ball = ellipse(x, y, rx, ry)
        with scene.clip(ball):
            wet = minus(ball, ellipse(x - 44, y - 10, rx, ry))
            scene.fill(wet, "#ffc890", soft=14, alpha=0.5, flow=88)
    for x, y, long in (
        (270.0, 700.0, 44.0), (300, 682, 76), (300, 968, 54), (334, 936, 96),
    ):  # fmt: skip
        run = tube([(x, y - 24), (x + 3, y + long * 0.5), (x + 2, y + long)], [9, 6, 9])
        scene.fill(run, "#f4fbff, #9cc8f0", round=8, detail=0.9, ink=0.3, alpha=0.92)
    for _ in range(16):
        x, y = float(rng.uniform(300, 480)), float(rng.uniform(1000, 1110))
        drop = spline([(x, y - 14, 1), (x + 7, y + 2), (x, y + 9), (x - 7, y + 2)])
        scene.fill(drop, "#f4fcff, #6ab0e0", round=6, detail=0.95, ink=0.4)
