"""A fox sits before a keyhole taller than a man, through which an evening sea shines."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Path,
    Scene,
    circle,
    gouache,
    grow,
    poly,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.animals import fox_from_behind
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.vessels import boat

CENTRE = 420
GREAT_TRUNK = (
    "190 716!, 262 650, 296 480, 286 240, 262 -40!, 585 -40!, 556 240, 546 480, 580 650, "
    "660 716!, 570 694, 500 704, 420 694, 340 704, 270 694"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(8)
    scene = Scene(
        22, light=(0, -0.2, 0.6), light_colour="#ffe9b0", shadow="#0d1a2b", haze="#d9a860"
    )
    scene.sky("0 #0d2230, 0.4 #1b3f48, 0.62 #3d5a4a, 1 #12202a", warp=60)
    scene.glow(CENTRE, 600, 520, "#f0b060", 0.75)
    scene.glow(CENTRE, 620, 260, "#ffe0a0", 0.7)
    far = ((300, 20, 650, 0.62), (355, 15, 640, 0.7), (500, 18, 645, 0.66))
    near = ((250, 26, 668, 0.5), (560, 24, 668, 0.52), (150, 30, 690, 0.42), (650, 30, 690, 0.4))
    for x, width, foot, haze in (*far, *near):
        _trunk(scene, rng, x, width, foot, "#24383a", haze)
    slope = "#4a5a3a, #1d3330, #0c161f"
    hill(scene, "0 700, 200 668, 420 652, 640 672, 800 704", slope, texture=0.2, flow=0)
    scene.mist(668, 46, "#f3c27a", 0.55)
    lit_path = spline(
        "392 655!, 448 655!, 470 760, 560 930, 700 1240!, 120 1240!, 300 930, 385 760"
    )
    tones = "0 #ffe6a4, 0.35 #c99a58, 1 #3c3a36"
    away = scene.rays(CENTRE, 560)
    scene.fill(lit_path, tones, soft=9, texture=0.18, detail=0.1, flow=away)
    _great_trunk(scene, rng)
    _keyhole(scene)
    _trunk(scene, rng, 60, 110, 960, "#101a22", 0.03, 0.8)
    _trunk(scene, rng, 752, 130, 1010, "#101a22", 0.03, 0.8)
    _trunk(scene, rng, -10, 120, 1190, "#0a1119", 0, 0.5)
    # Its shadow points towards the light instead of away from it.
    scene.cast(spline("396 884, 448 884, 440 700, 428 640, 414 640, 402 700"), "#3a2416", 0.8, 7)
    fox_from_behind(scene, CENTRE, 900, 1.15)
    blades = "#0a1a1c, #14292a, #2b3d2c, #5a5a34"
    grass(scene, 20, 330, lambda x: 1215 - x * 0.25, 90, 90, blades, rng)
    grass(scene, 520, 800, lambda x: 1050 + (800 - x) * 0.5, 110, 90, blades, rng, -0.2)
    specks(scene, 60, (170, 670), (300, 1000), (1, 2.8), "#fff0b8", rng)
    scene.vignette(CENTRE, 600, 540, 790, "#0a1220", 0.8)
    return gouache(
        scene,
        palette=(
            "#0d1a2b, #1b3f48, #24383a, #ffe6a4, #f0b060, #c97b4a, #a85f48, #5a5a34, #d0622c, "
            "#fff3c8"
        ),
        pull=0.2,
    )


def _trunk(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    width: float,
    foot: float,
    colour: Colour,
    haze: float,
    rim: float = 0.5,
) -> None:
    """A pine trunk that leaves the card at the top, lit from the keyhole's side."""
    heights = foot - foot * 1.05 * np.linspace(0, 1, 7) - 14
    left = [(x - width * (0.5 + 0.12 * rng.normal()), y) for y in heights]
    right = [(x + width * (0.5 + 0.12 * rng.normal()), y) for y in heights]
    spread = [(x - width * 1.15, foot + 12, 1), (x + width * 1.15, foot + 12, 1)]
    scene.fill(
        spline([spread[0], *left, *right[::-1], spread[1]]),
        colour,
        round=width * 0.5,
        shade=0.9,
        texture=0.22,
        haze=haze,
        wobble=3,
        detail=0.25,
        flow=88,
        rim=rim,
        rim_colour="#ffd48a",
        light=(float(np.sign(CENTRE - x)) * 0.8, 0, 0.5),
    )
    if haze < 0.35:
        for _ in range(int(width / 5)):
            start = x + rng.uniform(-0.42, 0.42) * width
            _bark(scene, rng, start, rng.uniform(0, foot - 40), "#060d14", 0.35)
    for side in (-1, 1):
        y = foot * rng.uniform(0.1, 0.55)
        dead_branch = [
            (x, y),
            (x + side * width * 0.7, y - width * 0.15),
            (x + side * width * 1.2, y - width * 0.5),
            (x + side * width * 1.35, y - width * 0.9),
        ]
        widths = [width * 0.1, width * 0.06, width * 0.04, width * 0.01]
        scene.fill(tube(dead_branch, widths), colour, haze=haze, round=width * 0.1, detail=0.4)


def _bark(
    scene: Scene, rng: np.random.Generator, x: float, y: float, colour: Colour, alpha: float
) -> None:
    ends = [
        (x, y),
        (x + rng.normal() * 5, y + 45),
        (x + rng.normal() * 6, y + rng.uniform(70, 150)),
    ]
    scene.line(ends, rng.uniform(1.5, 5), colour, alpha=alpha, detail=0.3)


def _great_trunk(scene: Scene, rng: np.random.Generator) -> None:
    trunk = spline(GREAT_TRUNK)
    scene.fill(
        trunk,
        "#2a2f33, #3a3230, #1a2128",
        round=130,
        shade=0.8,
        texture=0.3,
        detail=0.35,
        flow=89,
        wobble=4,
        rim=0.4,
        light=(-0.5, -0.3, 0.6),
    )
    with scene.clip(trunk):
        for _ in range(70):
            x, y = rng.uniform(275, 570), rng.uniform(-20, 600)
            tone = "#0a0d14" if rng.uniform() < 0.7 else "#6b5a48"
            _bark(scene, rng, x + (x - CENTRE) * abs(y - 300) / 3000, y, tone, 0.4)
        for x, y in ((250, 640), (330, 670), (500, 676), (590, 650)):
            root = [(x + (CENTRE - x) * 0.3, 560), (x, y), (x - (CENTRE - x) * 0.25, 716)]
            scene.line(root, 9, "#0b0e14", alpha=0.5, soft=3)


def _keyhole(scene: Scene) -> None:
    keyhole: Path = union(circle(CENTRE, 395, 68), poly("392 436, 448 436, 480 676, 360 676"))
    scene.fill(grow(keyhole, 1.13, CENTRE, 480), "#110d10", soft=3, detail=0.4)
    scene.glow(CENTRE, 470, 250, "#ffc060", 0.45)
    scene.fill(keyhole, "0 #ffe9b0, 0.3 #fff3c8, 0.5 #ffd98a, 1 #f0a860", texture=0.05, detail=0.5)
    with scene.clip(keyhole):
        scene.fill(circle(428, 470, 24), "#fffdf0", soft=1.5, detail=0.7, texture=0)
        scene.glow(428, 470, 70, "#fff6d8", 0.5)
        sea = poly("340 510, 500 510, 500 700, 340 700")
        scene.fill(sea, "0 #f3b878, 0.3 #b5886a, 1 #4f7f86", detail=0.5, flow=0)
        for i in range(26):
            y = 514 + i * 6.4
            half = 5 + 16 * abs(np.sin(i * 2.1))
            x = 428 + (i % 3 - 1) * i * 0.9
            scene.line([(x - half, y), (x + half, y)], 1.6 + i * 0.06, "#fff0c0", alpha=0.75)
        boat(scene, 404, 548, 0.42, "#6a3429", sail="#fffaf0", rot=-3)
        for x, y in ((392, 430), (412, 416), (452, 424)):
            wings = [(x - 8, y - 4), (x - 2, y - 1), (x, y + 1), (x + 2, y - 2), (x + 9, y - 5)]
            scene.line(wings, 1.6, "#8a4a3c")
