"""Under a ploughed field hangs a bell the size of a cathedral, its rope tied to the plough."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    ring,
    sample,
    smooth,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.animals import plough_horse
from namyok_art.painted.props.land import bare_tree, hill
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sky import cloud

GROUND = "-60 388, 120 376, 300 384, 480 372, 660 382, 860 372"
BELL = (
    "400 560!, 432 566, 470 600, 500 660, 520 760, 536 860, 566 940, 622 1006, 664 1040!, "
    "600 1072, 500 1092, 400 1098, 300 1092, 200 1072, 136 1040!, 178 1006, 234 940, 264 860, "
    "280 760, 300 660, 330 600, 368 566"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(30)
    scene = Scene(
        65, light=(-0.7, -0.45, 0.5), light_colour="#ffeec4", shadow="#241a18", haze="#d6d4c8"
    )
    scene.sky("0 #aeb4b0, 0.15 #cfcfc2, 0.3 #ece0c0, 0.4 #d9c090, 1 #4a3426", warp=40, flow=0)
    cloud(scene, 180, 130, 340, "#c9cbc4", seed=4, alpha=0.8, soft=5, shade=0.5)
    cloud(scene, 600, 86, 300, "#bfc3be", seed=7, alpha=0.8, soft=5, shade=0.5)
    hill(scene, "0 330, 200 306, 420 326, 640 300, 800 318", "#b5a880, #c2a878", haze=0.45)
    for x, size in ((60, 70), (110, 50), (700, 60), (756, 84)):
        bare_tree(scene, x, 332, size * 1.6, colour="#8a8274", seed=x, depth=4, haze=0.3, rim=0)
    _field(scene)
    _soil(scene, rng)
    _bell(scene, rng)
    _roots(scene, rng)
    _ploughman(scene)
    _rowan(scene, rng)
    scene.vignette(400, 640, 560, 780, "#1d120e", 0.65)
    return gouache(
        scene,
        palette=(
            "#aeb4b0, #ece0c0, #c2a878, #8f6a44, #5f4430, #3a281e, #241a18, #b5853c, #e3b868, "
            "#6f5a2e, #c8362c"
        ),
        pull=0.2,
    )


def _field(scene: Scene) -> None:
    field = spline(
        f"-60 346!, 200 338, 480 330, 860 338!, 860 400!, {GROUND.replace('860 372', '660 382')}"
    )
    scene.fill(field, "#d9b878, #8f6a44", detail=0.25, texture=0.15, flow=4)
    for i in range(30):
        x = -120 + i * 36
        scene.line([(x * 0.5 + 200, 338), (x, 392)], 2.4, "#6a4a30", alpha=0.55, curve=False)


def _soil(scene: Scene, rng: np.random.Generator) -> None:
    soil = spline(GROUND.replace("-60 388", "-60 1300!, -60 388!") + "!, 860 1300!")
    scene.fill(
        soil, "0 #6a4a30, 0.12 #553a28, 0.5 #3c2a20, 1 #1f1512", texture=0.25, detail=0.2, flow=0
    )
    for level, shade in ((470, "#7a5638"), (560, "#4f3626"), (700, "#5a3e2a"), (1150, "#33241c")):
        layer = [(-40, level), (160, level - 18), (340, level + 14), (540, level - 10)]
        scene.line([*layer, (840, level + 12)], 15, shade, alpha=0.4, soft=6, detail=0.15)
    for _ in range(120):
        x, y = rng.uniform(0, 800), 410 + 780 * rng.uniform() ** 0.9
        size = rng.uniform(3, 13)
        stone = ellipse(x, y, size, size * 0.7, rng.uniform(-40, 40))
        tone = mix("#8f7a60", "#3a2c24", rng.uniform())
        scene.fill(stone, tone, round=size * 0.7, alpha=0.9, detail=0.4, ink=0.2)
    scene.line(GROUND, 9, "#3f2c1e", alpha=0.8, detail=0.5)


def _bell(scene: Scene, rng: np.random.Generator) -> None:
    bell = spline(BELL)
    cavity = spline(
        "400 524, 500 560, 560 700, 590 860, 700 1020, 690 1120, 400 1150, 110 1120, 100 1020, "
        "210 860, 240 700, 300 560"
    )
    scene.fill(cavity, "#150d0b", alpha=0.75, soft=14, detail=0.2)
    crown = union(
        tube("366 566, 372 522, 400 506, 428 522, 434 566", [12, 13, 13, 13, 12]),
        tube("400 560, 400 520", [12, 12]),
    )
    bronze = "#f0cf86, #b5853c, #6f4e28, #3a281c"
    scene.fill(crown, bronze, angle=20, round=12, rim=0.6, detail=0.6, ink=0.5)
    mouth = ellipse(400, 1046, 262, 52)
    clapper = union(tube("400 990, 400 1100", [9, 11]), ellipse(400, 1120, 40, 36))
    scene.fill(mouth, "#120b0a, #2a1a14", detail=0.4)
    scene.fill(clapper, "#b58a4a, #5a3e26", round=28, rim=0.5, detail=0.6, ink=0.5)
    wall = minus(bell, ellipse(400, 1096, 250, 50))
    scene.fill(
        wall,
        bronze,
        angle=14,
        round=150,
        shade=1.05,
        texture=0.14,
        detail=0.4,
        rim=0.7,
        ink=0.5,
        flow=scene.rays(400, 460),
    )
    with scene.clip(wall):
        for y, half, width in (
            (650, 110, 6),
            (668, 116, 3),
            (880, 150, 4),
            (948, 190, 8),
            (972, 206, 4),
        ):
            across = np.linspace(-1, 1, 15)
            band = np.c_[400 + across * half * 1.1, y + 30 * (1 - across**2)]
            scene.line(band, width, "#5a3c1e", alpha=0.7, detail=0.6)
            scene.line(band - (0, width), 2, "#ffe6a8", alpha=0.5, detail=0.6)
        for i in range(7):
            x = 400.0 + (i - 3) * 38
            mid = 800 + 26 * (1 - ((x - 400) / 140) ** 2)
            corners = [(x, mid - 34, 1), (x + 15, mid - 6), (x, mid + 16, 1), (x - 15, mid - 6)]
            petal = spline(corners)
            scene.fill(petal, "#8a6430", alpha=0.7, round=6, detail=0.6, ink=0.4)
        stain = np.clip(scene.middling, 0, 1) * smooth(640, 1040, scene.ys)
        scene.dim(stain * scene.mask(wall), "#6f8a6a", 0.7)
    for x, y, turn in ((330, 1120, 10), (470, 1124, -10)):
        _worm(scene, x, y, turn, flip=x > 400)


def _worm(scene: Scene, x: float, y: float, turn: float, flip: bool) -> None:
    """Holds its breath."""
    with scene.at(x, y, 1.15, turn, flip):
        body = tube("-60 34, -40 20, -20 26, -6 8, 8 -6", [8, 9, 9, 9, 8])
        scene.fill(body, "#e09a8a, #b0655c", round=9, detail=0.75, ink=0.5)
        for fold_x, fold_y in sample("-52 30, -40 22, -20 25, -6 10", 6):
            scene.line(ring(fold_x, fold_y, 2, 7, 12), 1.2, "#8a4a44", alpha=0.5)
        scene.line("4 -8, 9 -5, 13 -9", 2, "#4a2420")
        scene.fill(circle(-2, -2, 5), "#e8786a", alpha=0.6, soft=2, detail=0.7)


def _roots(scene: Scene, rng: np.random.Generator) -> None:
    """The bell rope is a root that comes up through the furrow."""
    rope = "400 512, 392 470, 420 440, 452 412, 470 384"
    scene.fill(tube(rope, [9, 8, 8, 7, 6]), "#c8a06a, #8a6238", round=7, detail=0.7, ink=0.5)
    for x, y in sample(rope, 12):
        scene.line([(x - 6, y + 4), (x + 6, y - 4)], 2, "#5a3c22", alpha=0.7)
    for x, y in sample(rope, 14)[1:]:
        for side in (-1, 1):
            reach, drop = rng.uniform(30, 110), rng.uniform(20, 80)
            hair = [(x, y), (x + side * reach * 0.5, y + drop * 0.25), (x + side * reach, y + drop)]
            scene.fill(tube(hair, [3.6, 2.2, 0.4]), "#a8804f", detail=0.5, alpha=0.85)


def _ploughman(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "ink": 0.4}
    plough_horse(scene, 610, 374, 0.62, "#7a4a30")
    blade = spline("462 376!, 520 352, 548 350, 524 366, 496 384!")
    scene.fill(blade, "#8a8480, #4f4a48", round=5, **style)
    scene.line("540 352, 500 330, 470 322", 4, "#5a3c26")
    scene.pen("548 350, 580 344, 600 336", 2, "#3a281c")
    figure(
        scene,
        446,
        376,
        64,
        coat="#d8d0bc",
        legs="#4a4038",
        hat="straw",
        hat_colour="#e3bc68",
        arm=(30, -66),
        left_arm=(26, -58),
        walk=7,
    )


def _rowan(scene: Scene, rng: np.random.Generator) -> None:
    bough = tube("-20 60, 70 104, 160 122, 236 164", [11, 8, 6, 2])
    scene.fill(bough, "#6a5040, #3f2c24", round=7, detail=0.6, ink=0.4)
    for x, y, turn in (
        (70, 100, 60),
        (120, 112, 100),
        (170, 126, 50),
        (214, 150, 80),
        (40, 86, 120),
    ):
        with scene.at(x, y, 1, turn):
            for i in range(5):
                for side in (-1, 1):
                    leaf = ellipse(12 + i * 15, side * 13, 13, 5, side * 55)
                    tone = mix("#8a7a3c", "#d98a3c", rng.uniform())
                    scene.fill(leaf, tone, round=4, detail=0.6, ink=0.3)
    for x, y in ((150, 150), (206, 186), (80, 136)):
        for _ in range(16):
            berry = circle(x + rng.normal() * 17, y + abs(rng.normal()) * 17, rng.uniform(6, 9))
            scene.fill(berry, "#f0604a, #c8362c, #7a1c1e", round=7, detail=0.8, ink=0.35)
