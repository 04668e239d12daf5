"""In the mirror a reflection has taken its suitcase and walks away to a bright door."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    spline,
    union,
)
from namyok_art.painted.props.buildings import arch
from namyok_art.painted.props.objects import suitcase
from namyok_art.painted.props.slender import slender

VANISH = (424.0, 430.0)
GLASS = (206.0, 128.0, 388.0, 792.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(78)
    scene = Scene(
        78, light=(0.05, -0.45, 0.6), light_colour="#fff0b4", shadow="#23262c", haze="#b8bab4"
    )
    scene.sky("0 #8a8c8c, 0.6 #a09f9a, 1 #8f8d88", warp=30, flow=90)
    _room(scene, rng)
    glass = arch(*GLASS)
    _frame(scene)
    with scene.clip(glass):
        _corridor(scene)
        _walker(scene)
        sheen = poly("206 700, 206 520, 470 128, 594 128")
        scene.fill(sheen, "#ffffff", alpha=0.07, soft=6, mode="screen")
    _spill(scene)
    _dust(scene, rng)
    _left_behind(scene)
    scene.vignette(410, 600, 520, 780, "#1c1e24", 0.75)
    return gouache(
        scene,
        palette=(
            "#1c1e24, #33363c, #55585c, #7c7f80, #a4a5a0, #cfcdc4, #efece2, #fff0b4, #f6cf4a, "
            "#c9a43c"
        ),
        pull=0.25,
        saturation=1.0,
    )


def _room(scene: Scene, rng: np.random.Generator) -> None:
    for k in range(13):
        x = k * 66 - 20
        stripe = rect(x, -10, 32, 950)
        scene.fill(stripe, "#9a9b98, #7c7e7e", alpha=0.6, detail=0.3, flow=90, texture=0.12)
    scene.fill(rect(-20, 900, 840, 46), "#c4c2ba, #8a8a86", round=8, detail=0.5, ink=0.4, flow=0)
    floor = poly("-20 944, 820 944, 820 1240, -20 1240")
    scene.fill(floor, "#8a8984, #6a6a68, #4a4b4e", detail=0.3, flow=0)
    for k in range(-9, 10):
        seam = [(VANISH[0] + k * 74, 944), (VANISH[0] + k * 150, 1240)]
        scene.line(seam, 2.6, "#44464a", alpha=0.7, curve=False, detail=0.5)
    for x, y, width, height in ((56, 250, 96, 128), (668, 330, 86, 110)):
        scene.fill(
            rect(x, y, width, height, 2), "#b0b0aa, #a4a5a0", alpha=0.8, detail=0.4, ink=0.15
        )
        scene.fill(circle(x + width / 2, y - 16, 4), "#33363c", detail=0.9)
    for _ in range(3):
        top = rng.uniform(30, 770)
        crack = [(top, 20), (top + rng.normal() * 14, 70), (top + rng.normal() * 20, 130)]
        scene.pen(crack, 1.6, "#55585c", 0.7)


def _frame(scene: Scene) -> None:
    x, y, width, height = GLASS
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 0.8}
    outer = arch(x - 38, y - 44, width + 76, height + 72)
    scene.cast(outer, strength=0.6, soft=18, dx=14, dy=12)
    scene.fill(outer, "#e6e4da, #a8a8a2, #6a6c70", angle=30, round=24, rim=0.4, **style)
    inner = arch(x - 10, y - 12, width + 20, height + 22)
    scene.fill(inner, "#55585c, #33363c", round=8, **style)
    centre, radius, spring = x + width / 2, width / 2 + 22, y + width / 2
    beads: list[Path] = []
    for turn in np.linspace(np.pi, 2 * np.pi, 19):
        beads.append(circle(centre + np.cos(turn) * radius, spring + np.sin(turn) * radius, 9))
    for level in np.arange(spring + 34, y + height, 34):
        beads += [circle(x - 24, float(level), 8), circle(x + width + 24, float(level), 8)]
    for bead in beads:
        scene.fill(bead, "#f4f2ea, #8a8c8e", round=7, detail=0.7, ink=0.35)
    crest = union(
        spline("400 54!, 366 78, 330 72, 336 44, 366 40, 384 20, 400 30"),
        spline("400 54!, 434 78, 470 72, 464 44, 434 40, 416 20, 400 30"),
    )
    scene.fill(crest, "#efece2, #8f9090", round=13, rim=0.5, **style)
    scene.fill(
        rect(x - 60, y + height + 14, width + 120, 34, 8), "#cfcdc4, #6a6c70", round=12, **style
    )


def _ray(x: float, y: float, depth: float) -> tuple[float, float]:
    """A point of the corridor: (x, y) at the glass, pulled to the vanishing point by `depth`."""
    return VANISH[0] + (x - VANISH[0]) * (1 - depth), VANISH[1] + (y - VANISH[1]) * (1 - depth)


def _corridor(scene: Scene) -> None:
    left, top, width, height = GLASS
    right, bottom = left + width, top + height
    scene.fill(rect(left - 5, top - 5, width + 10, height + 10), "#55585c", detail=0.3)
    far = 0.86
    ceiling = poly(
        [
            (left - 60, top - 80),
            (right + 60, top - 80),
            _ray(right + 60, top - 80, far),
            _ray(left - 60, top - 80, far),
        ]
    )
    scene.fill(ceiling, "#44464a, #6a6b68, #a89f78", detail=0.3, flow=scene.rays(*VANISH))
    for edge, tones in (
        (left - 30, "#33363c, #6a6b68, #b5aa7c"),
        (right + 30, "#b5aa7c, #6a6b68, #33363c"),
    ):
        wall = poly(
            [
                (edge, top - 80),
                _ray(edge, top - 80, far),
                _ray(edge, bottom + 30, far),
                (edge, bottom + 30),
            ]
        )
        scene.fill(wall, tones, angle=0, detail=0.3, flow=scene.rays(*VANISH))
    _tiles(scene, left - 30, right + 30, bottom + 30, far)
    for edge in (left - 30, right + 30):
        for depth in (0.22, 0.5, 0.68):
            _side_door(scene, edge, bottom + 30, depth)
    scene.glow(VANISH[0], 440, 250, "#ffe27a", 0.75)
    scene.beam(
        [
            _ray(left + 130, bottom, 0.86),
            _ray(right - 130, bottom, 0.86),
            (right - 10, bottom + 30),
            (left + 20, bottom + 30),
        ],
        "#ffe27a",
        0.4,
        16,
    )
    door = rect(VANISH[0] - 30, VANISH[1] - 66, 60, 138)
    scene.fill(
        rect(VANISH[0] - 37, VANISH[1] - 74, 74, 146, 2), "#efece2, #cfc49a", detail=0.7, ink=0.3
    )
    scene.fill(door, "#fffdf0, #fff0a8, #f9d44a", detail=0.7, texture=0)
    scene.glow(VANISH[0], 440, 90, "#fff6c8", 0.8)


def _tiles(scene: Scene, left: float, right: float, bottom: float, far: float) -> None:
    depths = [1 - 1 / (1 + 0.42 * k) for k in range(15)]
    depths = [min(d, far) for d in depths]
    columns = 8
    for row, (near, away) in enumerate(pairwise(depths)):
        for column in range(columns):
            start = left + (right - left) * column / columns
            end = left + (right - left) * (column + 1) / columns
            tile = poly(
                [
                    _ray(start, bottom, near),
                    _ray(end, bottom, near),
                    _ray(end, bottom, away),
                    _ray(start, bottom, away),
                ]
            )
            tone = "#c4c0b0" if (row + column) % 2 else "#4a4c50"
            scene.fill(tile, mix(tone, "#ffe9a0", 0.35 * near), detail=0.55, wobble=0.8)


def _side_door(scene: Scene, edge: float, bottom: float, depth: float) -> None:
    far = depth + 0.16 * (1 - depth)
    top = VANISH[1] - 250
    panel = poly(
        [
            _ray(edge, top, depth),
            _ray(edge, top, far),
            _ray(edge, bottom, far),
            _ray(edge, bottom, depth),
        ]
    )
    scene.fill(panel, "#3a3c42, #4a4b4c", detail=0.6, ink=0.5)


def _walker(scene: Scene) -> None:
    """The reflection, half-way to the door, with a long shadow towards the glass."""
    shade = blur(scene.mask(spline("424 684!, 444 684!, 520 930!, 400 930!")), 6)
    scene.dim(shade, "#33322f", 0.75)
    suitcase(scene, 466, 640, 1.05, "#5a4a3a")
    slender(scene, 434, 686, 200, "#3a3c44", "#1c1e24", "#b5a684", stride=7, lean=2, rim=0.9)


def _spill(scene: Scene) -> None:
    """Light of the far door that falls out of the mirror on the floor."""
    scene.glow(410, 1010, 230, "#ffe9a0", 0.5, squash=0.4)
    scene.beam("250 960, 560 960, 690 1230, 130 1230", "#ffe27a", 0.3, 18)


def _dust(scene: Scene, rng: np.random.Generator) -> None:
    """The print of a suitcase, and steps that lead from it into the glass."""
    for _ in range(240):
        x, y = rng.uniform(20, 780), rng.uniform(960, 1190)
        scene.fill(
            ellipse(x, y, rng.uniform(2, 9), rng.uniform(0.8, 2)), "#d9d4c4", alpha=0.25, detail=0.5
        )
    print_shape = poly("520 1078, 656 1070, 688 1120, 540 1130")
    scene.fill(
        poly("508 1070, 662 1060, 700 1128, 532 1142"), "#cfc8b0", alpha=0.5, soft=5, detail=0.4
    )
    scene.fill(print_shape, "#3f3a34, #55503f", alpha=0.92, detail=0.7, ink=0.35, soft=1)
    for k in range(5):
        x, y = 520 - k * 17, 1064 - k * 24
        for side in (-1, 1):
            if (k + (side > 0)) % 2:
                sole = ellipse(x + side * 9, y, 7 - k * 0.5, 12 - k, 24)
                scene.fill(sole, "#3f3a34", alpha=0.75, soft=1, detail=0.7)


def _left_behind(scene: Scene) -> None:
    shade = blur(scene.mask(spline("282 1122!, 330 1122!, 290 1230!, 170 1230!")), 8)
    scene.dim(shade, "#2a2a2e", 0.7)
    slender(scene, 306, 1126, 330, "#4a4d55", "#1c1e24", "#a8977a", arm=(25, -74), lean=3, rim=0.9)
