"""A whale with a forest on its back lets down a rope ladder to the roofs of a town."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, ellipse, gouache, mix
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.buildings import house, roofscape, smoke
from namyok_art.painted.props.land import fir
from namyok_art.painted.props.objects import rope_ladder
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.sealife import whale
from namyok_art.painted.props.sky import cloud, moon

PLACE = (442, 420, 0.97, -14)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(3)
    scene = Scene(
        33, light=(0.5, -0.75, 0.5), light_colour="#ffe2c0", shadow="#2a2450", haze="#e7a796"
    )
    scene.sky(
        "0 #3a2f68, 0.26 #6a5590, 0.48 #b27c9d, 0.66 #f0a58c, 0.82 #fbd3a0, 1 #fbe2b8",
        angle=96,
        warp=90,
        flow=-12,
    )
    scene.stars(60, 380)
    moon(scene, 668, 140, 52, "#fdf1d0")
    for seed, (x, y, width, alpha, flat) in enumerate(
        (
            (120, 650, 380, 0.8, 0.25),
            (650, 740, 420, 0.85, 0.3),
            (360, 850, 280, 0.7, 0.2),
            (770, 520, 240, 0.6, 0.32),
            (40, 300, 220, 0.4, 0.25),
        ),
        10,
    ):
        cloud(scene, x, y, width, "#e9a79a", seed=seed, alpha=alpha, soft=4, flat=flat)
    _forest(scene, rng)
    whale(scene, *PLACE, colour="#4a6288", belly="#f0d6c0")
    _moss(scene, rng)
    for x, y, size, flap in ((150, 560, 0.5, 0.6), (205, 600, 0.4, 0.9), (110, 622, 0.34, 0.4)):
        gliding_bird(scene, x, y, size, "#3a2f52", flap, rot=-14)
    _town(scene, np.random.default_rng(21))
    rope_ladder(scene, "388 500, 424 760, 486 1046", 26)
    figure(
        scene, 524, 1056, 78, coat="#f0c04a", hair="#43283a", scarf="#c2453f", left_arm=(-34, -88)
    )
    return gouache(
        scene,
        palette=(
            "#3a2f68, #6a5590, #b27c9d, #f0a58c, #fbd3a0, #4a6288, #2f5a55, #4a3560, #b5503e, "
            "#f0c04a, #fdf1d0"
        ),
        pull=0.2,
    )


def _back(x: float) -> float:
    """Height of the whale's back in its own frame."""
    return -88 + 0.0011 * (x - 40) ** 2


def _forest(scene: Scene, rng: np.random.Generator) -> None:
    with scene.at(*PLACE):
        for x in np.sort(rng.uniform(-190, 150, 36)):
            height = rng.uniform(44, 112) * (1 - abs(x) / 330)
            autumn = rng.uniform(0, 0.35) if rng.uniform() < 0.75 else 0.9
            tone = mix("#2f5a55", "#d98a5c", autumn)
            fir(scene, x, _back(x) + rng.uniform(0, 12), height, tone)
        smoke(scene, 54, -138, 150, "#fbeadd", drift=6, size=5)
        house(scene, 40, -96, 48, 34, "#ecd9b4", "#b5503e", lean=3)


def _moss(scene: Scene, rng: np.random.Generator) -> None:
    """Creeps down the flank and hides the line where the trees stand."""
    with scene.at(*PLACE):
        for _ in range(130):
            x = rng.uniform(-190, 150)
            y = _back(x) + 2 + abs(rng.normal()) * 15 * (1 - abs(x) / 260)
            tuft = ellipse(x, y, rng.uniform(3, 11), rng.uniform(2, 6), rng.uniform(-30, 30))
            tone = mix("#2f5a55", "#8aa06a", rng.uniform())
            scene.fill(tuft, tone, alpha=0.8, detail=0.35, soft=0.8)


def _town(scene: Scene, rng: np.random.Generator) -> None:
    roofscape(
        scene,
        1225,
        rng,
        (60, 100),
        (130, 240),
        ("#c79a94", "#d9ab9c"),
        ("#a26a80", "#b5787c"),
        lit=0.25,
        haze=0.4,
    )
    scene.fog(1030, 1220, "#f6c79c", 0.45)
    roofscape(
        scene,
        1240,
        rng,
        (96, 160),
        (60, 150),
        ("#6b4d72", "#8a5a66"),
        ("#4a3560", "#8d3f50"),
        lit=0.7,
    )
