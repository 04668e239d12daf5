"""A woodpecker plays the rings of a stump like a record, and the ghost of the tree rises."""

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
    spline,
    tube,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.flora import fern
from namyok_art.painted.props.pelt import comb
from namyok_art.painted.props.woodland import mushroom
from namyok_art.painted.props.woodpecker import stooping_woodpecker

TOP = (390, 930)
RX, RY = 356, 172
LIGHT = "#c8fff0"
LIMBS = (
    ("376 610, 300 500, 190 430, 96 400", (26, 18, 11, 4)),
    ("404 600, 500 480, 610 420, 710 400", (26, 18, 11, 4)),
    ("384 540, 330 380, 250 260, 200 150", (24, 16, 10, 4)),
    ("396 540, 450 360, 540 240, 610 160", (24, 16, 10, 4)),
    ("390 520, 386 340, 400 200, 392 80", (22, 15, 9, 4)),
    ("300 470, 220 370, 130 290", (14, 9, 3)),
    ("500 470, 600 360, 690 270", (14, 9, 3)),
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(67)
    scene = Scene(
        67, light=(-0.7, -0.45, 0.55), light_colour="#ffe0a0", shadow="#12283c", haze="#2f6a78"
    )
    scene.sky("0 #0c2438, 0.4 #12404e, 0.62 #2a6a6a, 0.72 #e09a54, 1 #2a2028", warp=50, flow=88)
    _wood(scene, rng)
    _ghost(scene, rng)
    _stump(scene, rng)
    _player(scene, rng)
    _listeners(scene)
    return gouache(
        scene,
        palette=(
            "#0c2438, #12404e, #2a6a6a, #7fd8c8, #e0fff4, #e09a54, #ffd890, #a8602c, #5a3424, "
            "#e02c28, #f6ecd8, #22202c"
        ),
        pull=0.1,
    )


def _wood(scene: Scene, rng: np.random.Generator) -> None:
    for place in range(-20, 840, 74):
        width = rng.uniform(12, 30)
        x = place + rng.normal() * 16
        trunk = tube(
            [(x, 860), (x + rng.normal() * 8, 400), (x, -40)], [width, width * 0.8, width * 0.6]
        )
        scene.fill(trunk, "#0a2030", alpha=0.75, detail=0.4, round=18, flow=90)
    scene.mist(800, 80, "#f0b068", 0.6)


def _ghost(scene: Scene, rng: np.random.Generator) -> None:
    """The tree that was: only light, with all its leaves and nests."""
    scene.glow(392, 320, 430, "#3fb8a8", 0.55)
    trunk = spline("250 930!, 320 820, 344 640, 350 520, 432 520, 440 640, 462 820, 530 930!")
    core = spline("300 930!, 350 820, 366 640, 372 520, 410 520, 418 640, 432 820, 480 930!")
    lit: Style = {"mode": "screen", "soft": 5, "texture": 0.1}
    scene.fill(trunk, f"0 {LIGHT}, 1 #7fd8c8", alpha=0.6, **lit)
    scene.fill(minus(trunk, core), LIGHT, alpha=0.45, **lit)
    for points, widths in LIMBS:
        scene.fill(tube(points, widths), LIGHT, alpha=0.5, mode="screen", soft=2.5)
        scene.fill(
            tube(points, [w * 0.4 for w in widths]), "#ffffff", alpha=0.4, mode="screen", soft=2
        )
    for _ in range(1100):
        way, away = rng.uniform(0, 6.3), rng.uniform() ** 0.6
        x = 392 + np.cos(way) * away * (372 + 26 * np.sin(way * 5))
        y = 292 + np.sin(way) * away * (270 + 24 * np.cos(way * 4))
        blade = ellipse(x, y, rng.uniform(9, 19), rng.uniform(4, 8), rng.uniform(-90, 90))
        glint = rng.uniform()
        tone = "#f4fff8" if glint < 0.25 else ("#8fe8d4" if glint < 0.7 else "#2f9a94")
        scene.fill(blade, tone, alpha=rng.uniform(0.18, 0.62), detail=0.8, texture=0, wobble=0.5)
    for x, y, size, flip in (
        (176, 400, 1.25, False),
        (606, 404, 1.35, True),
        (276, 232, 1.05, True),
        (520, 236, 1.1, False),
        (392, 396, 1.2, False),
    ):
        _nest(scene, x, y, size, flip, rng)


def _nest(
    scene: Scene, x: float, y: float, size: float, flip: bool, rng: np.random.Generator
) -> None:
    """Woven twigs, and over the edge the head and tail of who sat there."""
    with scene.at(x, y, size, 0, flip):
        scene.glow(0, -10, 74, "#fff0b8", 0.7)
        bird = spline(
            "-26 4, -34 -16, -30 -34, -16 -40, -4 -32, 4 -18, 26 -12, 56 -26!, 50 -8, 34 6"
        )
        scene.fill(bird, "#ffffff, #a8e8d8", alpha=0.8, round=14, detail=0.7)
        scene.fill(spline("-32 -32!, -48 -26!, -33 -22!"), "#ffd890", alpha=0.85, detail=0.9)
        scene.fill(circle(-22, -30, 2.6), "#12404e", detail=1, wobble=0)
        bowl = spline("-52 -8!, -44 16, -20 34, 20 34, 44 16, 52 -8!, 20 2, -20 2")
        scene.fill(bowl, "#f0e0a8, #a8905c, #5a6a50", round=18, detail=0.75)
        for _ in range(34):
            cx, cy = rng.uniform(-44, 44), rng.uniform(-4, 26)
            if abs(cx) > 50 - cy * 0.8:
                continue
            tilt = rng.normal(0, 7)
            twig = [(cx - 17, cy - tilt), (cx, cy + 3), (cx + 17, cy + tilt)]
            scene.line(twig, 2.4, str(rng.choice(["#fff4c8", "#6a5434", "#c8a868"])), alpha=0.85)


def _stump(scene: Scene, rng: np.random.Generator) -> None:
    x, y = TOP
    style: Style = {"detail": 0.6, "ink": 0.45, "wobble": 2}
    for fx in range(0, 820, 46):
        lean = rng.normal() * 30
        tone = mix("#1c4a3c", "#0c2c30", rng.uniform())
        fern(scene, [(fx, 1000), (fx + lean * 0.4, 900), (fx + lean, 800)], 44, tone, 14)
    side = spline("18 920!, 26 1010, 0 1110, -60 1240!, 860 1240!, 800 1110, 764 1010, 762 920!")
    scene.fill(side, "#8a5434, #4a2c28, #241a24", round=60, texture=0.15, flow=90, **style)
    with scene.clip(side):
        for k in range(30):
            t = (k - 14.5) / 14.5
            groove = [
                (x + t * 366, 940),
                (x + t * 372 + rng.normal() * 8, 1080),
                (x + t * 420, 1220),
            ]
            scene.line(groove, rng.uniform(4, 10), "#180f1a", alpha=0.6, detail=0.5)
            scene.line([(a - 7, b) for a, b in groove], 3.4, "#d88a4c", alpha=0.5, detail=0.6)
    scene.fill(ellipse(x, y, RX + 20, RY + 16), "#7a4a30, #3a2424", round=12, **style)
    scene.fill(
        ellipse(x, y, RX, RY),
        "0 #ffe0a0, 0.5 #f0b464, 1 #c87c3c",
        angle=14,
        detail=0.5,
        flow=scene.swirl(*TOP),
        texture=0.08,
    )
    for k in range(1, 22):
        share = k / 22
        grain = ring(x + 10 * (1 - share), y - 4 * (1 - share), RX * share, RY * share, 90)
        scene.line(grain, 5 if k % 4 == 0 else 2.6, "#8a4c24", alpha=0.75, detail=0.85)
    scene.fill(ellipse(x + 10, y - 4, 10, 5), "#5a2c18", detail=0.9)
    for crack in ("690 900, 620 906, 560 926, 500 930", "300 1090, 330 1040, 352 990"):
        scene.fill(tube(crack, [9, 5, 3, 1]), "#5a2c18", detail=0.9)
    scene.fill(ellipse(x, y - 30, 150, 50), LIGHT, alpha=0.35, soft=24, mode="screen")


def _player(scene: Scene, rng: np.random.Generator) -> None:
    mould = Mould()
    tip = stooping_woodpecker(mould, Frame(482, 776, 0, 204, turn(-8, 4, 0)), (300, 960, 240))
    x, y = float(tip[0]), float(tip[1])
    for k in range(4):
        wave = ring(x, y + 2, 24 + 30 * k, 11 + 14 * k, 60)
        scene.line(wave, 6 - k, "#f4fff8", alpha=0.95 - 0.18 * k, detail=0.9)
    scene.glow(x, y, 90, "#e0fff4", 0.7)
    scene.cast(ellipse(540, 984, 160, 22), "#3a1c24", 0.75, 12)
    cast(mould, scene, reach=100, rim=0.7, rim_colour="#c8fff0", bounce="#f0a85c", ambient=0.05)
    comb(scene, mould, (0.7, 0.7, 0.1), 500, 13, rng)


def _listeners(scene: Scene) -> None:
    mushroom(scene, 92, 1010, 1.35, "#d8402c", rot=-8, spots=True)
    mushroom(scene, 186, 1070, 0.95, "#e09a4c", rot=8)
    tear = spline("160 1000!, 168 1018, 160 1028, 152 1018")
    scene.fill(tear, "#e0fbff, #7fc0e0", round=6, detail=0.95, ink=0.5)
    mushroom(scene, 716, 1216, 1.2, "#e09a4c", rot=6)
