"""On old brass scales one white feather outweighs a whole house with its garden."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    smooth,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.buildings import house, smoke
from namyok_art.painted.props.land import grass, leafy_tree

BRASS = "#f6dc98, #c99a48, #7a5424"
LEFT, RIGHT = (196, 250), (612, 372)
"""Ends of the beam: the house hangs high on the left, the feather low on the right."""
HOUSE_PAN, FEATHER_PAN = (196, 610), (612, 880)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(4)
    scene = Scene(
        4, light=(-0.8, -0.45, 0.45), light_colour="#ffefc8", shadow="#33241f", haze="#c9b8a0"
    )
    scene.sky("#9a8a74, #7f6c58, #5a4a3e", angle=20, warp=70, flow=70)
    scene.beam("-60 40, -60 420, 820 980, 820 420", "#ffe9b8", 0.4, 60)
    wall = smooth(300, 900, scene.xs + scene.ys * 0.3)
    scene.dim(wall, "#5a4438", 0.55)
    _table(scene, rng)
    _stand(scene)
    _pan(scene, LEFT, HOUSE_PAN)
    _pan(scene, RIGHT, FEATHER_PAN)
    _garden(scene, rng)
    _feather(scene, rng)
    scene.vignette(380, 560, 600, 780, "#2a1c18", 0.55)
    return gouache(
        scene,
        palette=(
            "#9a8a74, #7f6c58, #5a4a3e, #33241f, #f6dc98, #c99a48, #7a5424, #b8563c, #8f9a70, "
            "#6a7a54, #fffefa, #d9cfc0"
        ),
        pull=0.18,
    )


def _table(scene: Scene, rng: np.random.Generator) -> None:
    top = poly("-20 1010, 820 990, 820 1240, -20 1240")
    scene.fill(top, "0 #d3c8b4, 0.2 #a89a88, 1 #5f5248", texture=0.16, detail=0.25, flow=2)
    for _ in range(70):
        x, y = rng.uniform(0, 800), rng.uniform(1010, 1190)
        pit = ellipse(x, y, rng.uniform(3, 14), rng.uniform(1, 4))
        scene.fill(pit, mix("#5f5248", "#e3d9c8", rng.uniform()), alpha=0.4, detail=0.3)
    scene.line("-20 1012, 400 1002, 820 992", 5, "#efe4cf", alpha=0.6)


def _stand(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5, "rim": 0.6}
    scene.cast(ellipse(410, 1080, 180, 34), strength=0.65, soft=18, dx=70, dy=6)
    base = union(ellipse(404, 1078, 160, 34), ellipse(404, 1052, 118, 28))
    scene.fill(base, BRASS, angle=20, round=22, wobble=0.8, **style)
    column = spline(
        "384 1050!, 390 980, 376 930, 392 900, 390 600, 380 560, 394 530, 394 330!, 414 330!, "
        "414 530, 428 560, 418 600, 416 900, 432 930, 418 980, 424 1050!"
    )
    scene.fill(column, BRASS, angle=0, round=18, flow=90, **style)
    for y in (560, 930):
        scene.fill(ellipse(404, y, 36, 13), BRASS, angle=0, round=9, **style)
    beam = spline(
        "180 240!, 300 268, 404 296, 520 338, 626 362!, 622 386!, 512 366, 400 326, 290 296, "
        "184 262!"
    )
    scene.cast(beam, strength=0.4, soft=10, dx=16, dy=18)
    scene.fill(beam, BRASS, round=11, flow=15, **style)
    scene.fill(circle(404, 310, 34), BRASS, angle=30, round=16, **style)
    scene.fill(circle(404, 310, 13), "#5a3c1c", detail=0.8)
    scene.fill(spline("397 276!, 404 190!, 411 276!"), "#8a6430", detail=0.8, ink=0.4)
    arc = [(404 + np.cos(t) * 112, 310 + np.sin(t) * 112) for t in np.linspace(-2.1, -1.04, 15)]
    scene.line(arc, 7, "#c99a48")
    for x, y in arc[::2]:
        scene.line([(x, y - 5), (x, y + 6)], 2, "#5a3c1c", curve=False)
    for x, y in (LEFT, RIGHT):
        scene.fill(circle(x, y, 15), BRASS, round=10, **style)


def _pan(scene: Scene, hook: tuple[float, float], pan: tuple[float, float]) -> None:
    """Three chains and a shallow brass bowl."""
    style: Style = {"detail": 0.6, "ink": 0.5, "rim": 0.6}
    x, y = pan
    for side in (-150, -10, 150):
        foot = (x + side, y - (0 if side == -10 else 6))
        scene.pen([(hook[0], hook[1] + 12), foot], 2.6, "#5a3c1c", curve=False)
        count = int(np.hypot(foot[0] - hook[0], foot[1] - hook[1]) / 15)
        for k in range(count):
            t = (k + 0.5) / count
            place = (hook[0] + (foot[0] - hook[0]) * t, hook[1] + 12 + (foot[1] - hook[1] - 12) * t)
            scene.fill(ellipse(*place, 4.4, 6.4), BRASS, round=4, detail=0.9, ink=0.5, wobble=0)
    bowl = spline(
        [(x - 166, y, 1), (x + 166, y, 1), (x + 110, y + 46), (x, y + 62), (x - 110, y + 46)]
    )
    scene.cast(bowl, strength=0.4, soft=12, dx=20, dy=20)
    scene.fill(bowl, BRASS, angle=20, round=34, **style)
    scene.fill(ellipse(x, y, 168, 25), "#a87c38, #e3bc68", angle=20, round=7, **style)
    scene.fill(ellipse(x, y + 2, 152, 18), "#6a4a22, #a87c38", detail=0.5)


def _garden(scene: Scene, rng: np.random.Generator) -> None:
    """A whole life on a pan, and a rope ladder that does not reach."""
    x, y = HOUSE_PAN
    clod = spline(
        [(x - 146, y), (x - 80, y - 26), (x, y - 34), (x + 80, y - 28), (x + 146, y), (x, y + 12)]
    )
    scene.fill(clod, "#a8b27c, #7f8f5c, #5a5038", round=18, texture=0.18, detail=0.45, ink=0.4)
    leafy_tree(scene, x - 94, y - 12, 150, "#8f9a5c", seed=3)
    smoke(scene, x + 46, y - 216, 150, "#efe6d6", drift=-5, size=6)
    house(scene, x + 14, y - 22, 128, 94, "#efdfc0", "#b8563c", lean=2, roof_height=0.95, lit=1)
    leafy_tree(scene, x + 112, y - 8, 104, "#7f9a5c", seed=7)
    for i in range(9):
        post = x - 140 + i * 13
        scene.line([(post, y - 2), (post, y - 26)], 4, "#f3e6cf", curve=False)
    scene.line([(x - 144, y - 18), (x - 32, y - 20)], 3.4, "#f3e6cf")
    grass(scene, x - 140, x + 140, y + 6, 60, 22, "#6a7a44, #8f9a5c, #a8b27c", rng)
    for _ in range(14):
        bloom = circle(x + rng.uniform(-130, 130), y - rng.uniform(0, 18), 4)
        scene.fill(bloom, ("#c8503c", "#f6e6b8", "#e8b04a")[int(rng.integers(3))], detail=0.9)
    top = (x - 14, y - 74)
    line = [top, (x - 20, y + 40), (x - 8, y + 180), (x - 26, y + 320)]
    for side in (-9, 9):
        scene.pen([(px + side, py) for px, py in line], 2.6, "#4a3424")
    for k in range(15):
        t = k / 14
        px = np.interp(t, [0, 0.29, 0.64, 1], [p[0] for p in line])
        py = np.interp(t, [0, 0.29, 0.64, 1], [p[1] for p in line])
        scene.pen([(px - 9, py), (px + 9, py)], 2.6, "#4a3424", curve=False)


def _feather(scene: Scene, rng: np.random.Generator) -> None:
    x, y = FEATHER_PAN
    scene.glow(x, y - 40, 150, "#fff6dc", 0.5)
    with scene.at(x - 96, y - 6, 1.0, 44):
        scene.cast(ellipse(0, -120, 34, 110), strength=0.45, soft=12, dx=26, dy=20)
        vane = spline(
            "2 -26!, -20 -50, -44 -110, -46 -180, -28 -236, 8 -284!, 40 -240, 52 -180, 40 -104, "
            "20 -52"
        )
        scene.fill(vane, "#ffffff, #fbfaf6, #d3cec4", angle=0, round=22, shade=0.7, detail=0.6)
        with scene.clip(vane):
            for k in range(34):
                level = -30 - k * 7.6
                spine = np.interp(-level, [26, 150, 284], [2, 0, 8])
                for side in (-1, 1):
                    barb = [
                        (spine, level),
                        (spine + side * 26, level - 24),
                        (spine + side * 60, level - 36),
                    ]
                    scene.line(barb, 1.7, "#9a948a", alpha=0.5, detail=0.7)
        for level, side in ((-96, -1), (-150, 1), (-206, -1), (-70, 1)):
            notch = [
                (side * 16, level + 10, 1),
                (side * 60, level - 26, 1),
                (side * 60, level - 12, 1),
            ]
            scene.fill(spline(notch), "#5f5044", detail=0.6, soft=0.6)
        quill = tube("-4 26, 2 -40, 0 -150, 8 -276", [3.4, 3.2, 2.4, 0.8])
        scene.fill(quill, "#fffaf0, #c9bda8", round=3, detail=0.9, ink=0.4)
    for _ in range(10):
        down = ellipse(
            x + rng.normal() * 90, y - 30 - abs(rng.normal()) * 60, 5, 2, rng.uniform(0, 180)
        )
        scene.fill(down, "#ffffff", alpha=0.8, detail=0.8)
