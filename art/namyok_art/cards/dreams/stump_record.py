"""A woodpecker plays the rings of a stump like a record, and the ghost of the tree rises."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.flora import fern
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.woodland import mushroom, shelf_fungus, woodpecker

TOP = (400, 868)
RX, RY = 272, 112


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(67)
    scene = Scene(
        67, light=(-0.7, -0.5, 0.5), light_colour="#ffdc94", shadow="#3a2c2a", haze="#c8b88a"
    )
    scene.sky("0 #3f4a34, 0.28 #66683f, 0.5 #b89a54, 0.7 #e8c47a, 1 #6a5a3c", warp=60, flow=10)
    scene.glow(40, 640, 380, "#ffcf7a", 0.5)
    _wood(scene, rng)
    _ghost(scene, rng)
    _ground(scene, rng)
    _stump(scene, rng)
    woodpecker(scene, 330, 858, 1.12)
    _listeners(scene, rng)
    return gouache(
        scene,
        palette=(
            "#5f6a4a, #8a8a58, #d0b068, #e8c47a, #c49a58, #8f6a40, #5a4030, #3a2c2a, #d4e8c0, "
            "#a8c898, #d8302c, #fff6e0"
        ),
        pull=0.18,
    )


def _wood(scene: Scene, rng: np.random.Generator) -> None:
    for x in range(-10, 830, 58):
        width = rng.uniform(12, 26)
        trunk = tube(
            [(x, 800), (x + rng.normal() * 8, 400), (x + rng.normal() * 14, -40)],
            [width, width * 0.8, width * 0.6],
        )
        scene.fill(trunk, "#6a5a3c", haze=rng.uniform(0.1, 0.32), detail=0.3, round=18, rim=0.4)
    scene.mist(760, 90, "#e8cc8c", 0.7)


def _crown_puffs(rng: np.random.Generator) -> list[tuple[float, float, float]]:
    puffs = []
    for _ in range(34):
        turn, away = rng.uniform(0, 6.3), rng.uniform() ** 0.5
        x, y = 400 + np.cos(turn) * away * 270, 290 + np.sin(turn) * away * 190
        puffs.append((float(x), float(y), float(rng.uniform(60, 96))))
    return puffs


def _ghost(scene: Scene, rng: np.random.Generator) -> None:
    """Sound made visible: a pale crown with all its nests, lit from within."""
    scene.glow(400, 330, 430, "#cfe8b8", 0.45)
    pale = "#dcf0cc"
    trunk = spline(
        "250 860!, 330 800, 356 640, 350 470, 372 380, 428 380, 452 470, 446 640, 474 800, 552 860!"
    )
    scene.fill(trunk, "#e6f4d4, #c4e0b4, #a8cc9c", alpha=0.42, soft=6, detail=0.2, flow=90)
    limbs = (
        "380 520, 300 430, 200 380",
        "420 500, 510 410, 610 380",
        "396 420, 360 310, 290 220",
        "404 420, 450 300, 520 220",
        "400 400, 398 280, 404 160",
    )
    for points in limbs:
        scene.fill(tube(points, [20, 13, 5]), pale, alpha=0.5, soft=3, detail=0.3)
    puffs = _crown_puffs(rng)
    crown = union(*[circle(x, y, radius) for x, y, radius in puffs])
    scene.fill(
        crown,
        "#e8f6d8, #c8e4b8, #a4cc9c",
        alpha=0.55,
        round=90,
        shade=0.7,
        soft=3,
        detail=0.35,
        rim=0.6,
        rim_colour="#fbfff0",
    )
    with scene.clip(crown):
        for _ in range(420):
            turn, away = rng.uniform(0, 6.3), rng.uniform() ** 0.5
            x, y = 400 + np.cos(turn) * away * 330, 290 + np.sin(turn) * away * 250
            blade = ellipse(x, y, rng.uniform(8, 14), rng.uniform(4, 6), rng.uniform(-80, 80))
            tone = "#fbfff0" if rng.uniform() < 0.55 else "#7fae84"
            scene.fill(blade, tone, alpha=0.5, detail=0.75)
        for points in limbs:
            scene.fill(tube(points, [12, 8, 3]), "#fbfff0", alpha=0.4, soft=2, detail=0.4)
    for x, y, size in (
        (236, 372, 1.0),
        (566, 388, 1.1),
        (330, 230, 0.85),
        (486, 244, 0.9),
        (404, 352, 0.95),
        (160, 270, 0.7),
        (640, 270, 0.7),
    ):
        _nest(scene, x, y, size)
    for k in range(4):
        rise = 60 + k * 62
        wave = ring(400, TOP[1] - 20 - rise, 150 - k * 22, 26 - k * 3, 50)
        scene.pen(wave, 2.4, "#f4ffe4", 0.55 - k * 0.08)


def _nest(scene: Scene, x: float, y: float, size: float) -> None:
    with scene.at(x, y, size):
        scene.glow(0, -6, 44, "#fff6c8", 0.6)
        scene.fill(ellipse(0, -7, 33, 12), "#6a7450", detail=0.7)
        for dx in (-12, 1, 13):
            scene.fill(ellipse(dx, -9, 8, 9), "#fffdf0, #d8ecd8", round=7, detail=0.85)
        bowl = spline("-36 -8!, -32 14, -14 27, 14 27, 32 14, 36 -8!, 16 1, -16 1")
        scene.fill(bowl, "#f0f0cc, #b4bc8c, #8a9870", round=16, detail=0.7, ink=0.4)
        for k in range(5):
            scene.line(
                [(-32 + k * 4, 0 + k * 5), (0, 8 + k * 4), (32 - k * 4, 0 + k * 5)],
                1.8,
                "#66744c",
                alpha=0.7,
            )


def _ground(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene,
        "0 820, 240 800, 520 812, 800 796",
        "#a89a54, #7a7844, #4a4a30",
        round=40,
        shade=0.5,
        detail=0.2,
        flow=4,
    )
    for x in range(10, 800, 52):
        lean = rng.normal() * 24
        fern(
            scene,
            [(x, 880), (x + lean * 0.4, 836), (x + lean, 782)],
            30,
            mix("#8f9a54", "#6f8048", rng.uniform()),
            12,
            alpha=0.9,
        )
    scene.glow(400, 850, 330, "#e8f0b8", 0.3, squash=0.4)


def _rings() -> Path:
    return ellipse(TOP[0], TOP[1], RX, RY)


def _stump(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.5, "ink": 0.45, "wobble": 2}
    scene.cast(ellipse(410, 1110, 400, 60), "#1f1814", 0.6, 18)
    side = spline(
        "128 868!, 124 960, 104 1040, 40 1110, -20 1150!, 120 1140, 200 1110, 260 1150, "
        "340 1128, 420 1160, 500 1124, "
        "590 1150, 660 1110, 760 1140, 830 1160!, 740 1080, 694 1010, 676 950, 672 868!"
    )
    scene.fill(
        side, "#a8784c, #6f4f38, #3f2c28", round=60, shade=0.9, texture=0.18, flow=90, **style
    )
    with scene.clip(side):
        for k in range(26):
            t = (k - 12.5) / 12.5
            groove = [
                (400 + t * 270, 900),
                (400 + t * 282 + rng.normal() * 8, 1010),
                (400 + t * 340, 1140),
            ]
            scene.line(groove, rng.uniform(3, 7), "#2f2020", alpha=0.5, detail=0.4)
            scene.line([(x - 5, y) for x, y in groove], 2.6, "#d8a868", alpha=0.45, detail=0.5)
        for x, y in ((180, 1000), (300, 1060), (560, 1040), (640, 980)):
            scene.fill(ellipse(x, y, 50, 18), "#8f9a4c", alpha=0.6, soft=9, detail=0.2)
    bark = union(ellipse(TOP[0], TOP[1], RX + 16, RY + 12))
    scene.fill(bark, "#8a6040, #5a4030", round=10, **style)
    scene.fill(
        _rings(),
        "#f3d89c, #dcb06c, #b88448",
        angle=20,
        detail=0.4,
        flow=scene.swirl(*TOP),
        texture=0.1,
    )
    for k in range(1, 17):
        share = k / 17
        wobble = 1 + 0.01 * rng.normal()
        grain = ring(TOP[0] + 8 * (1 - share), TOP[1], RX * share * wobble, RY * share, 70)
        tone = "#8a5c34" if k % 3 else "#6a4026"
        scene.line(grain, 2.2 if k % 3 else 3.6, tone, alpha=0.8, detail=0.8)
    with scene.clip(_rings()):
        # The sheen of a turning record: two opposite wedges.
        for quad in ("400 868, 700 800, 700 860", "400 868, 100 880, 100 940"):
            scene.fill(poly(quad), "#fff6d4", alpha=0.35, soft=8, detail=0.2)
        scene.line("560 830, 600 866, 672 884", 3, "#5a3824", alpha=0.8)
    scene.fill(ellipse(408, 868, 14, 6), "#6a4026", detail=0.8)
    shelf_fungus(scene, 656, 1000, 1.2)


def _listeners(scene: Scene, rng: np.random.Generator) -> None:
    mushroom(scene, 604, 842, 0.9, "#c8643c", rot=-6, spots=True)
    mushroom(scene, 660, 876, 0.66, "#d8a04c", rot=-12)
    # The smaller one has brought a handkerchief.
    cloth = spline("628 852!, 652 842, 664 862, 652 894!, 640 876, 622 888!")
    scene.fill(cloth, "#ffffff, #dfe4e0", round=7, detail=0.85, ink=0.5)
    for x, y in ((643, 858), (650, 872)):
        scene.fill(circle(x, y, 2), "#7fa0c8", detail=1)
    scene.fill(
        spline([(640, 816, 1), (645, 826), (640, 831), (635, 826)]), "#bfe0f0", detail=0.95, ink=0.4
    )
    grass(scene, 0, 800, 1206, 200, 90, "#3f4428, #6a6a3c, #8f8a4c, #2f3420", rng)
    for x, y, size in ((70, 1150, 0.7), (118, 1168, 0.5), (728, 1156, 0.62)):
        mushroom(scene, x, y, size, "#b8703c")
