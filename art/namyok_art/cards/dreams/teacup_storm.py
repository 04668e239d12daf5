"""A small ship climbs a storm wave in a teacup while the day behind the window is calm."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Paint,
    Points,
    Scene,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.buildings import house
from namyok_art.painted.props.land import leafy_tree
from namyok_art.painted.props.sky import cloud
from namyok_art.painted.props.vessels import boat

CUP = (
    "160 780!, 164 860, 196 960, 260 1040, 330 1066, 450 1066, 520 1040, 584 960, 616 860, "
    "620 780!, 390 830"
)
BLUE = "#3f6a8a"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(2)
    scene = Scene(
        66, light=(0.6, -0.6, 0.55), light_colour="#ffedc4", shadow="#2d2438", haze="#f3d9a8"
    )
    scene.sky("#8a5a48, #a8704f, #7a4a40", warp=60, flow=80)
    for x in range(30, 800, 62):
        stripe = rect(x, -10, 26, 830)
        scene.fill(stripe, "#bf8560", alpha=0.4, soft=2, detail=0.25, flow=90)
    _window(scene)
    _curtain(scene)
    table = poly("-20 800, 820 760, 820 1240, -20 1240")
    scene.fill(table, "0 #d9a86a, 0.5 #b5713f, 1 #6a3a2c", texture=0.16, detail=0.2, flow=-3)
    for y in (860, 960, 1090):
        scene.line([(-20, y), (820, y - 42)], 3, "#5a2f26", alpha=0.4, curve=False)
    scene.beam("430 560, 740 560, 480 1240, -40 1240", "#ffe0a0", 0.35, 30)
    _cup(scene)
    _storm(scene, rng)
    scene.cast(tube("60 1150, 240 1168", [8, 8]), strength=0.5, soft=6, dy=8)
    spoon = union(tube("110 1150, 330 1176", [5, 7]), ellipse(70, 1146, 52, 24, 8))
    scene.fill(spoon, "#fff4d8, #a89482", round=14, detail=0.6, ink=0.4)
    scene.fill(ellipse(68, 1146, 40, 16, 8), "#8a7462", alpha=0.5, soft=3, detail=0.4)
    return gouache(
        scene,
        palette=(
            "#8a5a48, #b5713f, #d9a86a, #fff8e6, #16384f, #2f7482, #a8d4cc, #9fd0dc, #4a4358, "
            "#c2603f, #f6c24a, #8a3f33, #7aa06a"
        ),
        pull=0.18,
    )


def _window(scene: Scene) -> None:
    """A perfectly calm day."""
    scene.fill(rect(390, 50, 370, 520, 6), "#f2e2c4", round=14, detail=0.4, ink=0.4)
    glass = rect(412, 72, 326, 476)
    scene.fill(glass, "#9fd0dc, #cfe6dc, #f8ecc6", detail=0.2)
    with scene.clip(glass):
        cloud(scene, 520, 180, 170, "#ffffff", seed=4, alpha=0.85, shade=0.4)
        cloud(scene, 690, 270, 130, "#fffaf0", seed=5, alpha=0.8, shade=0.4)
        far = spline("400 430, 500 400, 620 426, 760 396, 760 560, 400 560")
        scene.fill(far, "#9cbf8a, #c9c98a", detail=0.2)
        leafy_tree(scene, 470, 440, 66, "#6f9a62", seed=2)
        house(scene, 575, 446, 40, 26, "#fff2d8", "#c2603f", windows=1, glow=False)
        leafy_tree(scene, 650, 450, 80, "#5f8a5a", seed=3)
        leafy_tree(scene, 712, 446, 60, "#7aa06a", seed=5)
        near = spline("400 480, 540 458, 760 486, 760 560, 400 560")
        scene.fill(near, "#7aa06a, #a8b070", detail=0.2)
    scene.fill(rect(568, 72, 12, 476), "#e9d6b4", round=5, detail=0.5)
    scene.fill(rect(412, 296, 326, 12), "#e9d6b4", round=5, detail=0.5)
    scene.fill(rect(376, 560, 400, 22, 4), "#f2e2c4, #c9ad8a", round=8, detail=0.5, ink=0.3)


def _curtain(scene: Scene) -> None:
    cloth = spline("350 20!, 540 20!, 512 150, 452 290, 420 400, 408 470!, 352 474!, 340 250")
    tones = "#d9a05a, #a8532f, #8a3f33"
    scene.fill(cloth, tones, round=40, texture=0.15, detail=0.3, flow=80, ink=0.3)
    with scene.clip(cloth):
        for i in range(7):
            fold = [
                (372 + i * 24, 20),
                (366 + i * 19, 170),
                (360 + i * 10, 340),
                (358 + i * 7, 480),
            ]
            scene.line(fold, 5, "#6a2c2a", alpha=0.4, soft=2)


def _cup(scene: Scene) -> None:
    scene.cast(ellipse(350, 1075, 300, 70), strength=0.75, soft=22, dx=-40, dy=22)
    saucer = ellipse(390, 1060, 292, 74)
    scene.fill(saucer, "#fff8e6, #d8cdbd", round=30, detail=0.4, rim=0.5, ink=0.4)
    scene.fill(ellipse(390, 1052, 236, 54), "#c2b4ab, #f6ead6", round=24, detail=0.3)
    scene.line(ring(390, 1058, 274, 64, 60), 4, BLUE, alpha=0.75)
    scene.cast(ellipse(380, 1046, 150, 34), strength=0.7, soft=10)
    handle = tube("612 820, 700 790, 742 850, 690 930, 580 960", [17, 17, 16, 15, 15])
    scene.fill(handle, "#fff8e6, #d5c9b8", round=16, ink=0.4, detail=0.5, rim=0.4)
    cup = spline(CUP)
    glaze = "#fffaf0, #efe3d0, #b8a89e"
    scene.fill(cup, glaze, angle=150, round=130, shade=0.9, detail=0.4, ink=0.5, flow="form")
    with scene.clip(cup):
        for i in range(13):
            x = 150 + i * 40
            y = 905 + 40 * (1 - (2 * (x - 390) / 460) ** 2)
            curl = [(x, y), (x + 10, y - 22), (x + 26, y - 24), (x + 30, y - 8), (x + 20, y - 4)]
            scene.line(curl, 4.5, BLUE, alpha=0.8)
            scene.fill(circle(x + 2, y + 24, 4), "#c2603f", detail=0.8)
        across = np.linspace(160, 620, 21)
        scene.line(np.c_[across, 960 + 42 * (1 - ((across - 390) / 230) ** 2)], 4, BLUE, alpha=0.8)
    scene.fill(ellipse(390, 782, 232, 62), "#fffdf4, #e3d6c4", round=8, detail=0.6, ink=0.4)


def _storm(scene: Scene, rng: np.random.Generator) -> None:
    sea = ellipse(390, 784, 219, 54)
    scene.fill(sea, "#16384f, #2f6a78", detail=0.4, flow=0)
    with scene.clip(union(rect(160, 380, 470, 405), sea)):
        _wave(
            scene,
            "170 800, 190 742, 226 700, 270 640, 330 612, 372 636, 384 672, 362 664, 338 668, "
            "324 700, 340 750, 420 790, 400 840, 200 840",
            "#cfe6dc, #2f7482, #123a52",
        )
        for i in range(9):
            crest = [(196 + 18 * i, 800), (214 + 14 * i, 740 - 4 * i)]
            crest += [(256 + 9 * i, 680 - 2 * i), (318 + 5 * i, 628 + 4 * i)]
            scene.line(crest, 3.2, mix("#e9f6ea", "#1b4f66", i % 2 * 0.75), alpha=0.6)
        _wave(
            scene,
            "400 830, 430 772, 480 736, 534 706, 580 712, 596 738, 570 734, 552 752, 560 786, "
            "616 800, 560 850",
            "#a8d4cc, #296a7c, #123a52",
        )
        for i in range(6):
            crest = [(430 + 18 * i, 800), (460 + 14 * i, 768 - 3 * i), (520 + 8 * i, 724 + 3 * i)]
            scene.line(crest, 2.6, mix("#e9f6ea", "#1b4f66", i % 2 * 0.75), alpha=0.6)
        boat(scene, 446, 712, 1.1, "#6a3429", sail="#f3dcae", rot=16)
        scene.glow(406, 704, 22, "#ffd272", 0.7)
        scene.fill(rect(398, 696, 12, 11, 2), "#ffe9a0", detail=1, texture=0, wobble=0)
        front = "300 840, 340 780, 400 762, 470 786, 540 792, 600 800, 560 850"
        _wave(scene, front, "#6fb0b0, #1f566a")
    for _ in range(80):
        turn, away = rng.uniform(-2.6, -0.4), rng.uniform(0, 70)
        crest_x, crest_y = (360, 640) if rng.uniform() < 0.6 else (580, 715)
        drop = circle(
            crest_x + np.cos(turn) * away, crest_y + np.sin(turn) * away * 0.8, rng.uniform(1, 4.2)
        )
        scene.fill(drop, "#f4fbf0", alpha=0.9, detail=0.9, texture=0)
    for left, top, span, tone in (
        (250, 470, 250, "#4a4358"),
        (400, 430, 330, "#5a5068"),
        (510, 478, 230, "#433c52"),
        (330, 492, 280, "#6a5e74"),
    ):
        cloud(scene, left, top, span, tone, seed=span, flat=0.5, soft=3, alpha=0.97)
    for bolt in ("330 500, 312 546, 338 552, 306 612", "500 500, 524 552, 500 560, 528 640"):
        scene.glow(330 if bolt < "4" else 510, 556, 60, "#ffe9a0", 0.5)
        for width, tone in ((6, "#f6c24a"), (2.6, "#fffbe2")):
            scene.line(bolt, width, tone, curve=False)
    for _ in range(46):
        x, y = rng.uniform(220, 560), rng.uniform(520, 680)
        scene.pen([(x, y), (x - 7, y + 24)], 1.4, "#d5e2e4", 0.5, curve=False)


def _wave(scene: Scene, points: Points, colour: Paint) -> None:
    path = spline(points)
    scene.fill(
        path, colour, round=20, detail=0.5, flow="form", rim=0.3, ink=0.35, ink_colour="#0d2236"
    )
