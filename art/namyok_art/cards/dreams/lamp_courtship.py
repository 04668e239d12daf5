"""Two street lamps bend across the road until their glasses touch; a dog crosses their light."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, blur, ellipse, gouache, mix, poly
from namyok_art.painted.props.buildings import facade
from namyok_art.painted.props.street import dog_path, lamp_post, small_dog

VANISH = (404.0, 640.0)
POOL = (402.0, 1000.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(73)
    scene = Scene(
        73, light=(0.0, -0.55, 0.6), light_colour="#ffe0a0", shadow="#141c30", haze="#4a5a70"
    )
    scene.sky("0 #232a4a, 0.2 #3a3f66, 0.4 #6f6488, 0.54 #c99a98, 1 #2a3444", warp=50, flow=5)
    _houses(scene)
    _road(scene, rng)
    for depth in (0.16, 0.26, 0.42, 0.66):
        _shy_lamps(scene, depth)
    scene.glow(400, 380, 280, "#f09a30", 0.62)
    scene.beam("350 400, 450 400, 690 1010, 104 1010", "#f0a030", 0.36, 30)
    _pool(scene, rng)
    _shadows(scene)
    small_dog(scene, 392, 996, 0.92, colour="#e0a868")
    scene.glow(400, 370, 120, "#ffd870", 0.8)
    lamp_post(scene, "118 1084, 112 800, 104 520, 150 330, 256 246, 338 290", -14, 1.08)
    lamp_post(scene, "684 1084, 692 800, 700 520, 652 330, 546 246, 464 290", 14, 1.08)
    scene.glow(400, 380, 54, "#fff6d0", 0.6)
    scene.vignette(400, 680, 520, 760, "#0c1220", 0.8)
    return gouache(
        scene,
        palette=(
            "#141c30, #232a4a, #3a3f66, #6f6488, #c99a98, #2f4450, #4f6470, #ffcf70, #fff0c0, "
            "#e0a868, #8a6a44, #1c2028"
        ),
        pull=0.2,
    )


def _houses(scene: Scene) -> None:
    left = ((-30, 60), (322, 520), (322, 700), (-30, 1010))
    right = ((484, 510), (830, 30), (830, 1010), (484, 700))
    far = ((322, 560), (484, 556), (484, 690), (322, 690))
    facade(scene, far, 4, 4, "#5a5678, #4a4a68", "#39405c", "#6a6484", lit=0.2, haze=0.3)
    for seed, corners in ((4, left), (11, right)):
        facade(
            scene,
            corners,
            4,
            4,
            "#4f5068, #39425a, #2a3448",
            "#232c42",
            "#5f6078",
            lit=0.0,
            seed=seed,
        )
    for (x1, y1), (x2, y2) in ((left[0], left[1]), (right[0], right[1])):
        cornice = poly([(x1, y1 + 14), (x2, y2 + 5), (x2, y2 - 10), (x1, y1 - 26)])
        scene.fill(cornice, "#6a6484, #39405c", detail=0.6, ink=0.5)


def _road(scene: Scene, rng: np.random.Generator) -> None:
    ground = poly("-30 990, 322 690, 484 690, 830 990, 830 1240, -30 1240")
    scene.fill(ground, "0 #8a7a88, 0.15 #4f6470, 0.6 #2f4450, 1 #1c2c38", detail=0.3, flow=0)
    for row in range(26):
        near = (row / 25) ** 1.7
        y = 706 + near * 500
        half = 60 + near * 560
        step = 12 + near * 62
        x = 402 - half + (row % 2) * step * 0.5
        while x < 402 + half:
            tone = mix("#3f5560", "#5f7480", rng.uniform())
            stone = ellipse(x, y, step * 0.47, step * 0.25)
            scene.fill(stone, tone, round=step * 0.18, detail=0.4, alpha=0.55 + 0.3 * near)
            x += step
    for side in (-1, 1):
        near_x, far_x = 402 + side * 560, 402 + side * 90
        kerb = poly(
            [
                (far_x, 694),
                (far_x + side * 10, 694),
                (near_x + side * 60, 1240),
                (near_x - side * 10, 1240),
            ]
        )
        scene.fill(kerb, "#6a7480, #39464f", detail=0.5, ink=0.4)


def _shy_lamps(scene: Scene, depth: float) -> None:
    """A pair of lamps further down the street, both turned away."""
    for side in (-1, 1):
        x = VANISH[0] + side * 470 * depth
        foot = VANISH[1] + 26 + 420 * depth * 0.92
        top = foot - 760 * depth
        reach = side * 90 * depth
        points = [
            (x, foot),
            (x, foot - 400 * depth),
            (x - reach * 0.1, top),
            (x + reach * 0.6, top - 60 * depth),
            (x + reach * 1.3, top - 10 * depth),
        ]
        scene.glow(x + reach * 1.3, top + 60 * depth, 90 * depth, "#ffd890", 0.4)
        lamp_post(
            scene, points, -side * 22, depth * 0.86, "#262c38", "#e8c078", haze=0.35 * (1 - depth)
        )


def _pool(scene: Scene, rng: np.random.Generator) -> None:
    x, y = POOL
    scene.glow(x, y, 340, "#f09420", 0.85, squash=0.3)
    scene.glow(x, y, 220, "#ffd060", 0.7, squash=0.28)
    for _ in range(120):
        spread = rng.normal() * 130
        glint = ellipse(x + spread, y + rng.normal() * 34, rng.uniform(6, 16), rng.uniform(1.5, 3))
        scene.fill(glint, "#fff3c4", alpha=0.5, detail=0.6, texture=0)


def _shadows(scene: Scene) -> None:
    """Two shadows of one dog, nose to nose."""
    dog = dog_path()
    shade = np.zeros_like(scene.detail)
    for shift, flip in ((-92, False), (92, True)):
        with scene.at(POOL[0] + shift, POOL[1] + 10, 1.02, flip=flip, scale_y=-0.78):
            shade = np.maximum(shade, scene.mask(dog, 1.5))
    shade = blur(shade, 2.2)
    scene.dim(shade, "#3a2c40", 0.86)
    scene.detail = np.maximum(scene.detail * (1 - shade), 0.75 * shade)
