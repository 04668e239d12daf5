"""Behind a painted sun on a stage flat a stagehand turns the crank that holds it up."""

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
    poly,
    rect,
    ring,
    spline,
    star,
    tube,
    union,
)
from namyok_art.painted.props.birds import goose
from namyok_art.painted.props.people import figure

EDGE = 436


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(44)
    scene = Scene(
        64, light=(-0.6, -0.6, 0.5), light_colour="#fff3c4", shadow="#2a1c18", haze="#8a6a48"
    )
    scene.sky("#5a4030, #3f2c22, #2a1d18", warp=40, flow=90)
    _backstage(scene, rng)
    _painted_side(scene, rng)
    _flat(scene)
    _winch(scene)
    _stagehand(scene)
    scene.vignette(330, 560, 640, 820, "#1d120e", 0.6)
    return gouache(
        scene,
        palette=(
            "#8fc8e0, #cfe6e4, #ffd23c, #f6a82c, #7fae52, #c9d070, #fff6dc, #6a4a34, #3f2c22, "
            "#241814, #b58a58, #8fc23c"
        ),
        pull=0.18,
    )


def _painted_side(scene: Scene, rng: np.random.Generator) -> None:
    """Cheerful, flat, a little too bright."""
    stage = rect(-20, -20, EDGE + 20, 1020)
    with scene.clip(stage):
        scene.fill(stage, "#7fc0e0, #b9e0e6, #eaf2d8", detail=0.3, flow=0)
        scene.glow(250, 330, 330, "#fff0a0", 0.6)
        rays = star(250, 330, 226, 150, 18, 4)
        style: Style = {"detail": 0.6, "ink": 0.5, "ink_colour": "#a8641c"}
        scene.cast(rays, "#7a8a6a", 0.35, 8, 12, 14)
        scene.fill(rays, "#ffc02c, #f39a24", round=4, **style)
        scene.fill(circle(250, 330, 146), "#ffe25c, #ffcf3c, #f6b02c", round=14, **style)
        for side in (-1, 1):
            lid = [(250 + side * 28, 314), (250 + side * 52, 326), (250 + side * 76, 314)]
            scene.line(lid, 6, "#a8541c")
            scene.fill(circle(250 + side * 78, 366, 22), "#f68a4a", alpha=0.6, soft=4, detail=0.5)
        scene.line("206 372, 250 402, 294 372", 6, "#a8541c")
        for x, y, width in ((90, 130, 170), (380, 90, 150), (70, 520, 150), (400, 560, 130)):
            _board_cloud(scene, x, y, width)
        for i, (points, tone) in enumerate(
            (
                ("-40 760, 60 700, 180 720, 300 680, 460 730, 460 1000, -40 1000", "#9cc25c"),
                ("-40 850, 120 800, 260 830, 460 790, 460 1000, -40 1000", "#7fae4a"),
            )
        ):
            shape = spline(points)
            scene.cast(shape, "#4a6a3a", 0.35, 6, 0, -7)
            scene.fill(shape, [mix(tone, "#fff6a8", 0.25), tone], detail=0.5, ink=0.5)
            for _ in range(26):
                flower = circle(rng.uniform(0, 430), 780 + i * 80 + rng.uniform(0, 60), 5)
                scene.fill(
                    flower, ("#f6f0e0", "#ef6a4a", "#ffd23c")[int(rng.integers(3))], detail=0.8
                )
        goose(scene, 110, 930, 0.95, rot=-8)
        goose(scene, 226, 950, 1.05, rot=6)
        goose(scene, 346, 930, 0.95, rot=-6, flip=True)


def _board_cloud(scene: Scene, x: float, y: float, width: float) -> None:
    """A plywood cloud on a wire."""
    scene.pen([(x, y - 20), (x, -20)], 1.8, "#5a5048", 0.8, curve=False)
    parts = [
        ellipse(x + dx * width, y + dy, width * r, width * r * 0.6)
        for dx, dy, r in ((-0.28, 0, 0.22), (0, -12, 0.3), (0.27, 0, 0.23))
    ]
    shape = union(*parts, rect(x - width * 0.45, y, width * 0.9, 22, 10))
    scene.cast(shape, "#5a7a8a", 0.35, 6, 7, 8)
    scene.fill(shape, "#ffffff, #e6f0f0", detail=0.6, ink=0.5, round=5)


def _backstage(scene: Scene, rng: np.random.Generator) -> None:
    for x in range(470, 820, 58):
        scene.fill(rect(x, -20, 40, 1000), "#4a3428", alpha=0.5, soft=3, detail=0.2, flow=90)
    floor = poly("-20 990, 820 990, 820 1240, -20 1240")
    scene.fill(floor, "0 #7a5a3c, 0.3 #553c2a, 1 #2a1c16", detail=0.25, flow=0, texture=0.15)
    for i in range(-7, 10):
        board = [(EDGE + i * 60, 990), (EDGE + i * 128, 1210)]
        scene.line(board, 2.6, "#21150f", alpha=0.6, curve=False)
    for x, top in ((520, 0), (560, 0), (700, 0), (752, 0)):
        scene.pen([(x, top), (x + rng.normal() * 4, 620)], 3, "#8a6a48", 0.9)
        bag = spline(
            [(x - 18, 620), (x, 606), (x + 18, 620), (x + 22, 668), (x, 684), (x - 22, 668)]
        )
        scene.fill(bag, "#8f7450, #4f3a28", round=18, detail=0.5, ink=0.4)
    lamp = spline("690 290!, 730 290!, 754 340!, 666 340!")
    scene.pen("710 -10, 710 290", 3, "#2a1c16", curve=False)
    scene.fill(lamp, "#4a4640, #2a2420", round=12, detail=0.6, ink=0.5)
    bulb = spline("698 342!, 722 342!, 728 368, 710 386, 692 368")
    scene.fill(bulb, "#6a665c, #3a3630", round=12, detail=0.7, ink=0.5)
    scene.pen("702 362, 708 352, 714 364, 720 354", 1.6, "#1a1412", curve=False)


def _flat(scene: Scene) -> None:
    """The scenery seen edge-on, braced from behind; light leaks round its rim."""
    scene.beam([(EDGE, 60), (EDGE, 980), (700, 1180), (620, 900)], "#ffdf8a", 0.3, 40)
    scene.beam([(EDGE, 200), (EDGE, 420), (800, 520), (800, 260)], "#ffdf8a", 0.2, 40)
    scene.fill(
        rect(EDGE - 10, -20, 22, 1020), "#d9b888, #8a6440", angle=0, round=8, detail=0.5, ink=0.5
    )
    style: Style = {"round": 9, "detail": 0.6, "ink": 0.5}
    brace = tube([(EDGE + 12, 560), (560, 800), (640, 996)], [9, 9, 9])
    scene.fill(brace, "#b58a58, #6a4a30", **style)
    for y in (150, 560, 860):
        scene.fill(rect(EDGE + 8, y, 70, 20, 3), "#a87f52, #5f422c", **style)
    half = minus(circle(250, 330, 226), rect(-300, 0, 300 + EDGE + 10, 900))
    scene.fill(half, "#8a6440, #553c28", detail=0.5, ink=0.5)


def _winch(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5}
    rope = "440 332, 520 250, 590 220, 640 420, 664 770"
    scene.fill(tube(rope, [5, 5, 5, 5, 5]), "#d9b27a, #8f6a42", round=5, **style)
    scene.fill(circle(586, 226, 26), "#8a8078, #4a423c", round=14, **style)
    scene.fill(circle(586, 226, 8), "#2a2420", **style)
    scene.fill(poly("604 996, 632 796, 700 796, 728 996"), "#7f5c3c, #4a3424", round=6, **style)
    scene.cast(circle(666, 800, 60), strength=0.5, soft=10, dx=10, dy=10)
    wheel = minus(circle(666, 800, 62), circle(666, 800, 46))
    spokes = [
        tube([(666, 800), (666 + np.cos(t) * 56, 800 + np.sin(t) * 56)], [5, 5])
        for t in np.arange(6) * np.pi / 3
    ]
    scene.fill(union(wheel, *spokes), "#c08f58, #7a5434", round=7, rim=0.5, **style)
    scene.line(ring(666, 800, 54, 54, 40), 2, "#3a281c", alpha=0.4)
    scene.fill(tube("666 800, 622 770", [7, 7]), "#b9b0a4, #5f5850", round=6, **style)
    scene.fill(tube("622 770, 604 774", [8, 8]), "#7a4a30", round=7, **style)


def _stagehand(scene: Scene) -> None:
    scene.cast(ellipse(566, 1072, 60, 12), strength=0.6, soft=8, dx=20)
    figure(
        scene,
        562,
        1070,
        232,
        coat="#6f7f8a",
        legs="#3f4a5a",
        hair="#3a2a22",
        hat="cap",
        hat_colour="#8a4a34",
        cut="overalls",
        arm=(19, -126),
        left_arm=(-26, -80),
        rim=0.8,
    )
    with scene.at(500, 878, 1.5):
        apple = spline("0 -10, 9 -14, 14 -4, 9 9, 0 10, -9 9, -14 -4, -9 -14")
        scene.fill(apple, "#c2e05c, #8fc23c, #4f7a24", round=11, detail=0.85, ink=0.5)
        scene.fill(circle(-12, -6, 7), "#fff6dc", detail=0.9, ink=0.3)
        scene.line("0 -10, 2 -18", 2, "#4a3424")
