"""The pieces of a broken plate on a kitchen floor hold sky, and in the window there is a hole."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    cross,
    ellipse,
    gouache,
    minus,
    move,
    palettes,
    poly,
    rect,
    ring,
    spline,
    tube,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.sky import cloud

PLATE = 256
FLOOR = 560


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(8)
    scene = Scene(
        25, light=(-0.2, -0.8, 0.5), light_colour="#ffffff", shadow="#4a5866", haze="#eef2f0"
    )
    scene.sky("#efe09c, #f3e8b4, #e3d088", warp=50, flow=90)
    _floor(scene)
    _window(scene)
    _sink(scene)
    _shards(scene, rng)
    _curtain(scene)
    return gouache(
        scene,
        palette=palettes.PORCELAIN,
        pull=0.18,
    )


def _floor(scene: Scene) -> None:
    """Chequered tiles in one-point perspective."""
    ground = poly([(-20, FLOOR), (820, FLOOR), (820, 1240), (-20, 1240)])
    scene.fill(ground, "0 #c2cccc, 1 #f3f4ee", detail=0.25)
    rows = [FLOOR + 680 * (i / 9) ** 1.75 for i in range(10)]

    def x_at(column: int, y: float) -> float:
        return 400 + column * (34 + 132 * (y - FLOOR) / 680)

    for i, (top, bottom) in enumerate(pairwise(rows)):
        for column in range(-12, 12):
            if (i + column) % 2:
                corners = [(x_at(column, top), top), (x_at(column + 1, top), top)]
                corners += [(x_at(column + 1, bottom), bottom), (x_at(column, bottom), bottom)]
                scene.fill(poly(corners), "#5f7a88, #86a0aa", detail=0.45, alpha=0.9, wobble=1)
    scene.fill(rect(-20, FLOOR - 22, 840, 26), "#fbf8ea, #d9d4bc", round=6, detail=0.4, ink=0.3)
    scene.glow(330, 620, 260, "#ffffff", 0.35, squash=0.35)


def _window(scene: Scene) -> None:
    frame = rect(176, 50, 330, 330, 6)
    scene.fill(frame, "#fffdf6, #e3e0d2", round=12, detail=0.5, ink=0.4)
    glass = rect(198, 72, 286, 286)
    scene.fill(glass, "#6aa6d6, #9cc8e6, #d9ecf2", detail=0.3, flow=10)
    with scene.clip(glass):
        cloud(scene, 250, 130, 130, "#ffffff", seed=3, shade=0.4)
        cloud(scene, 440, 300, 150, "#ffffff", seed=8, shade=0.4)
        hole = circle(352, 206, 92)
        scene.glow(352, 206, 150, "#ffffff", 0.5)
        scene.fill(hole, "#fffefa", detail=0.8, texture=0.01, ink=0.5, ink_colour="#7fa4c4")
        scene.line(ring(352, 206, 66, 66, 50), 2, "#dfe6ea", alpha=0.9)
        rng = np.random.default_rng(5)
        for turn in np.linspace(0, 2 * np.pi, 9)[:-1]:
            crack = [
                (352 + np.cos(turn + rng.normal() * 0.1) * r, 206 + np.sin(turn) * r)
                for r in (92, 118, 140 + rng.uniform(0, 40))
            ]
            scene.pen(crack, 1.8, "#fffefa", 0.95, curve=False)
    scene.fill(rect(160, 372, 362, 20, 5), "#fffdf6, #cfccba", round=7, detail=0.5, ink=0.4)


def _sink(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "ink": 0.4}
    scene.fill(rect(60, 436, 500, 26, 5), "#fbf9f2, #c9cdca", round=9, **style)
    scene.fill(rect(76, 460, 468, 106), "#e9e6d6, #cfccb8", **style)
    for x in (84, 240, 396):
        scene.fill(rect(x, 472, 140, 84, 4), "#f3f0e2, #d9d6c4", round=6, **style)
        scene.fill(circle(x + 120, 514, 6), "#8a969a", round=5, detail=0.9)
    tap = tube("330 438, 330 404, 346 394, 366 400, 368 416", [7, 7, 7, 6, 6])
    scene.fill(tap, "#f4f8f8, #8a989e", round=6, rim=0.6, **style)
    for i, tone in enumerate(("#fbf9f2", "#eef2f2", "#fbf9f2")):
        plate = ellipse(150 + i * 22, 412, 10, 30, 4)
        scene.fill(plate, [tone, "#b9c4c8"], angle=0, round=5, **style)


def _shards(scene: Scene, rng: np.random.Generator) -> None:
    """Wedges of one round plate, slid apart; the sky inside each still fits its neighbours."""
    centre = np.array([318.0, 884.0])
    turns = np.deg2rad([-8, 38, 74, 128, 166, 214, 262, 306, 352])
    whole = circle(0, 0, PLATE)
    order = (5, 6, 7, 4, 0, 3, 1, 2)
    for i in order:
        middle = (turns[i] + turns[i + 1]) / 2
        wedge = _wedge(turns[i], turns[i + 1], rng)
        away = rng.uniform(18, 66)
        shift = centre + np.array([np.cos(middle) * away * 1.1, np.sin(middle) * away * 0.9])
        with scene.at(shift[0], shift[1], 1, rng.normal() * 11, scale_y=0.82):
            _shard(scene, cross(whole, poly(wedge)), i)
    for _ in range(26):
        x, y = rng.normal(330, 170), rng.normal(900, 130)
        chip = poly([(x, y - 5), (x + 7, y + 2), (x - 4, y + 5)])
        scene.fill(chip, "#ffffff", detail=0.9, ink=0.5, ink_colour="#8a9aa4")


def _wedge(start: float, end: float, rng: np.random.Generator) -> Array:
    """From a jagged heart out past the rim."""
    edge = [(np.cos(t) * 420, np.sin(t) * 420) for t in np.linspace(start, end, 5)]
    jag_in = (np.cos(start) * 120 + rng.normal() * 9, np.sin(start) * 120 + rng.normal() * 9)
    jag_out = (np.cos(end) * 120 + rng.normal() * 9, np.sin(end) * 120 + rng.normal() * 9)
    return np.array([(0, 0), jag_in, *edge, jag_out])


def _shard(scene: Scene, shard: object, index: int) -> None:
    scene.cast(shard, "#3f5260", 0.75, 7, 8, 13)
    scene.fill(move(shard, 0, 8), "#c9cfd0, #aab4b8", detail=0.6, wobble=0.6)
    scene.fill(
        shard, "#fdfcf8", detail=0.6, wobble=0.6, ink=0.6, ink_colour="#6f8290", texture=0.03
    )
    well = cross(shard, circle(0, 0, PLATE - 44))
    box = (*scene.place(-260, -240), *scene.place(260, 250))
    scene.fill(well, "0 #3f84c4, 0.5 #7fb8e2, 1 #d3eaf4", box=box, detail=0.4, wobble=0.6, flow=5)
    with scene.clip(well):
        cloud(scene, -110, 60, 190, "#ffffff", seed=11, shade=0.45, flat=0.4)
        cloud(scene, 120, -80, 170, "#ffffff", seed=12, shade=0.45, flat=0.4)
        cloud(scene, 70, 160, 160, "#ffffff", seed=14, shade=0.45, flat=0.4)
        gliding_bird(scene, -96, -96, 0.75, "#28344c", 0.9, rot=-20)
        gliding_bird(scene, 40, 40, 0.6, "#28344c", 0.5, rot=10, flip=True)
    with scene.clip(shard):
        blue = minus(circle(0, 0, PLATE - 15), circle(0, 0, PLATE - 20))
        scene.fill(blue, "#5f94c0", alpha=0.8, detail=0.7)


def _curtain(scene: Scene) -> None:
    """Floor-length, and somebody very large is behind it."""
    style: Style = {"detail": 0.7, "ink": 0.5}
    for x, turn in ((644, -14), (740, 12)):
        with scene.at(x, 1052, 0.74, turn):
            scene.cast(ellipse(0, 20, 66, 18), strength=0.5, soft=9, dy=6)
            toe = spline("-50 -44!, -58 0, -50 36, 0 54, 50 36, 58 0, 50 -44!")
            scene.fill(
                toe, "#9cb062, #7a8f4e, #4a5a30", round=34, texture=0.18, flow="form", **style
            )
            scene.fill(circle(0, 20, 17), "#eef0dc, #b9c294", round=14, wobble=4, **style)
    cloth = spline(
        "592 -40!, 840 -40!, 840 1040!, 800 1010, 764 1034, 716 1006, 680 1032, 640 1008, "
        "606 1028!, 598 700, 596 300"
    )
    scene.cast(cloth, strength=0.35, soft=20, dx=-14, dy=8)
    tones = "#f6e29a, #e3c468, #b5924a"
    scene.fill(cloth, tones, round=30, shade=0.7, texture=0.08, detail=0.3, flow=90, ink=0.4)
    with scene.clip(cloth):
        for i in range(9):
            x = 604 + i * 28
            fold = [(x, -20), (x + 8, 400), (x + (i - 4) * 3, 800), (x + 12, 1090)]
            scene.line(fold, 13, "#8a6c30", alpha=0.45, soft=7, detail=0.2)
        bulge = ellipse(714, 620, 90, 330)
        scene.fill(bulge, "#fffbe6", alpha=0.35, soft=60, detail=0.1)
        for row in range(9):
            for column in range(5):
                x, y = 622 + column * 52 + row % 2 * 28, 50 + row * 118
                for k in range(5):
                    petal = np.deg2rad(k * 72)
                    dot = circle(x + np.cos(petal) * 8, y + np.sin(petal) * 8, 5)
                    scene.fill(dot, "#4f86b8", alpha=0.9, detail=0.6)
                scene.fill(circle(x, y, 4), "#f6f1d8", detail=0.7)
