"""In a field of satellite dishes turned one way a single real sunflower is turned to us."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    ring,
    spline,
    tube,
)
from namyok_art.painted.props.insects import bee
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.sky import cloud


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(11)
    scene = Scene(
        11, light=(-0.7, -0.65, 0.45), light_colour="#fffbe0", shadow="#1f3f4a", haze="#dff0e6"
    )
    scene.sky("0 #1f6ac0, 0.22 #3f90d8, 0.42 #9cd0ea, 0.5 #eaf4d8, 1 #b9d24a", warp=40, flow=15)
    scene.glow(-20, -20, 420, "#fff6b0", 0.75)
    cloud(scene, 600, 150, 280, "#ffffff", seed=4, alpha=0.9, soft=3, shade=0.5)
    cloud(scene, 320, 290, 200, "#ffffff", seed=9, alpha=0.8, soft=3, shade=0.5)
    hill(scene, "0 520, 220 500, 460 520, 800 496", "#d9e07a, #b9d24a", haze=0.3, detail=0.1)
    rows = 9
    for row in range(rows):
        near = (row / (rows - 1)) ** 1.6
        y = 540 + near * 560
        _ground(scene, y, near)
        gap = 46 + 190 * near
        shift = gap * 0.5 if row % 2 else 0
        columns = int(820 / gap) + 2
        for column in range(-columns, columns + 1):
            x = 400 + column * gap + shift * 0.9
            hero = row == 6 and column == 0
            if not -80 < x < 880 or (row > 6 and abs(x - 400) < 210):
                continue
            if not hero:
                _dish(scene, rng, x, y, 0.13 + 0.72 * near, 0.4 * (1 - near))
        if row == 6:
            _sunflower(scene, rng)
    for _ in range(60):
        x, y = rng.uniform(0, 800), rng.uniform(1120, 1200)
        leaf = tube([(x, y + 20), (x + rng.normal() * 14, y - rng.uniform(20, 70))], [5, 1])
        scene.fill(leaf, mix("#4f9a2c", "#b9d24a", rng.uniform()), detail=0.5)
    bee(scene, 566, 470, 0.62, flip=True)
    scene.pen("640 396, 690 380, 720 420, 680 452, 610 462", 2, "#4a3a2c", 0.5)
    return gouache(
        scene,
        palette=(
            "#1f6ac0, #3f90d8, #9cd0ea, #ffffff, #dfe6ea, #b9d24a, #7fb82c, #4f8a2c, #ffd21c, "
            "#e8861c, #7a3f1c"
        ),
        pull=0.15,
    )


def _ground(scene: Scene, y: float, near: float) -> None:
    ridge = [(0, y + 6), (260, y - 8 * near), (540, y + 6), (800, y - 6 * near)]
    tone = mix("#cfdc5c", "#6fa82c", near)
    dark = mix("#a8c23c", "#3f7a2c", near)
    hill(scene, ridge, [tone, dark], detail=0.2, flow=0, haze=0.2 * (1 - near))


def _dish(
    scene: Scene, rng: np.random.Generator, x: float, y: float, size: float, haze: float
) -> None:
    """A white bowl on a leafy stem, turned to the upper left like all the others."""
    style: Style = {"haze": haze, "detail": 0.6, "wobble": 0.8}
    height = 300 + rng.normal() * 14
    with scene.at(x, y, size):
        scene.fill(ellipse(50, 4, 90, 14), "#2f5a2c", alpha=0.4, soft=6)
        stem = [(0, 6), (rng.normal() * 8, -height * 0.5), (8, -height + 20)]
        scene.fill(tube(stem, [11, 10, 9]), "#8fc23c, #4f8a2c", angle=0, round=10, ink=0.4, **style)
        for side, part in ((-1, 0.35), (1, 0.5), (-1, 0.66)):
            with scene.at(0, -height * part, 1, side * 16, flip=side < 0):
                leaf = spline("0 0!, 40 -34, 92 -30, 116 6!, 70 16, 30 14")
                scene.fill(leaf, "#a8d24a, #5f9a2c", round=14, ink=0.4, **style)
                scene.line("4 0, 56 -10, 108 4", 2.4, "#4f8a2c", haze=haze, alpha=0.7)
        with scene.at(0, -height, 1, -40):
            scene.fill(ellipse(12, 10, 60, 106, 0), "#9aa8ac, #6f7f86", round=20, ink=0.5, **style)
            bowl = ellipse(-8, 0, 58, 108)
            scene.fill(bowl, "#c9d6da, #ffffff, #f4f8f8", angle=0, round=12, ink=0.5, **style)
            scene.fill(ellipse(-2, 4, 42, 84), "#e6eef0, #b9c8ce", angle=0, soft=3, **style)
            for part in (0.35, 0.7):
                rim = ring(-8, 0, 58 * part, 108 * part, 36)
                scene.line(rim, 1.8, "#9aa8ac", haze=haze, alpha=0.7)
            for end in (-70, 70):
                scene.line([(-20, end), (-96, 0)], 3.4, "#8a989e", curve=False, haze=haze)
            scene.fill(circle(-98, 0, 12), "#e8861c", round=8, ink=0.5, **style)


def _sunflower(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5}
    scene.cast(ellipse(430, 1046, 120, 18), strength=0.5, soft=10, dx=50)
    stem = "404 1050, 392 880, 408 720, 400 560"
    scene.fill(
        tube(stem, [21, 19, 17, 15]), "#a8d23c, #5f9a2c", angle=0, round=18, flow=90, **style
    )
    for x, y, turn, flip in ((400, 900, -14, False), (398, 840, -10, True), (404, 750, -20, False)):
        with scene.at(x, y, 1.5, turn, flip):
            leaf = spline("0 0!, 40 -40, 96 -44, 128 6!, 80 26, 30 20")
            scene.fill(leaf, "#b9dc4a, #6fa82c, #3f7a2c", round=20, flow=10, **style)
            for k in range(5):
                scene.line(
                    [(20 + k * 18, -6 + k), (34 + k * 18, -26 + k * 2)], 2, "#4f8a2c", alpha=0.6
                )
            scene.line("4 0, 60 -8, 120 4", 3, "#4f8a2c", alpha=0.8)
    with scene.at(400, 556):
        for layer, (count, reach, tone) in enumerate(((18, 152, "#e8921c"), (18, 138, "#ffc81c"))):
            for k in range(count):
                with scene.at(0, 0, 1, k * 360 / count + layer * 10 + rng.normal() * 3):
                    petal = spline([(-20, -62), (-22, -104), (0, -reach, 1), (22, -104), (20, -62)])
                    scene.fill(petal, [mix(tone, "#fff6a0", 0.4), tone], round=12, flow=90, **style)
        scene.fill(circle(0, 0, 76), "#a8602c, #6a3818, #42220f", round=40, texture=0.25, **style)
        golden = np.pi * (3 - np.sqrt(5))
        for k in range(170):
            away = 70 * np.sqrt(k / 170)
            place = (np.cos(k * golden) * away, np.sin(k * golden) * away)
            seed = mix("#3a1c0c", "#e8a83c", (away / 76) ** 1.5)
            scene.fill(circle(*place, 3.4), seed, detail=0.8, texture=0, wobble=0)
