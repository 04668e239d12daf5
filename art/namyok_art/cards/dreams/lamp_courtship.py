"""Two street lamps bend across the road until their glasses touch; a dog crosses their light."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import HEIGHT, WIDTH, Array, Scene, blur, ellipse, gouache, mix, poly
from namyok_art.painted.figures import Frame, Mould, cast, silhouette, turn
from namyok_art.painted.props.buildings import facade
from namyok_art.painted.props.dachshund import dachshund
from namyok_art.painted.props.street import lamp_post

VANISH = (430.0, 690.0)
KISS = (396, 330)
GROUND = 952.0


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(73)
    scene = Scene(
        73, light=(-0.05, -0.75, 0.5), light_colour="#ffe0a0", shadow="#141640", haze="#3f4a7c"
    )
    scene.sky("0 #141a4c, 0.25 #2c3478, 0.45 #6a4c90, 0.58 #e08a8c, 1 #1c2450", warp=50, flow=5)
    _houses(scene)
    _road(scene, rng)
    for side, depth in ((1, 0.2), (-1, 0.3), (1, 0.46)):
        _shy_lamp(scene, side, depth)
    scene.glow(*KISS, 420, "#ff9a30", 0.6)
    scene.beam("330 400, 470 400, 780 1080, 20 1080", "#ffa838", 0.4, 34)
    scene.glow(390, 1030, 440, "#ff9420", 0.85, squash=0.44)
    scene.glow(390, 1030, 300, "#ffd060", 0.8, squash=0.44)
    _dog(scene)
    scene.glow(*KISS, 190, "#ffe080", 0.85)
    _lovers(scene)
    scene.glow(KISS[0], KISS[1] + 16, 76, "#fffbe0", 0.75)
    scene.vignette(400, 700, 620, 900, "#0a0c2c", 0.55)
    return gouache(
        scene,
        palette=(
            "#0c1038, #1c2458, #2c3478, #6a4c90, #e08a8c, #2a3a6a, #ffb848, #ffe08a, #fff8dc, "
            "#b8602c, #5a2c20, #d8302c"
        ),
        pull=0.1,
    )


def _houses(scene: Scene) -> None:
    left = ((-30, 180), (300, 560), (300, 740), (-30, 1010))
    right = ((540, 540), (830, 120), (830, 1010), (540, 740))
    far = ((300, 600), (540, 590), (540, 740), (300, 740))
    facade(scene, far, 5, 3, "#5a5098, #443c78", "#39356c", "#7a68a8", lit=0.2, haze=0.2)
    for seed, corners in ((4, left), (11, right)):
        facade(
            scene,
            corners,
            3,
            4,
            "#4a4a80, #323668, #202858",
            "#1c2250",
            "#6a64a0",
            lit=0.0,
            seed=seed,
        )
    for (x1, y1), (x2, y2) in ((left[0], left[1]), (right[0], right[1])):
        cornice = poly([(x1, y1 + 14), (x2, y2 + 5), (x2, y2 - 10), (x1, y1 - 26)])
        scene.fill(cornice, "#7a68a8, #39406c", detail=0.6, ink=0.5)


def _road(scene: Scene, rng: np.random.Generator) -> None:
    ground = poly("-30 990, 300 736, 540 736, 830 990, 830 1240, -30 1240")
    scene.fill(ground, "0 #a87a90, 0.12 #4a5088, 0.6 #283468, 1 #141c48", detail=0.35, flow=0)
    for row in range(20):
        near = (row / 19) ** 1.6
        y = 752 + near * 450
        half, step = 90 + near * 560, 20 + near * 76
        x = 416 - half + (row % 2) * step * 0.5
        while x < 416 + half:
            tone = mix("#323e74", "#56609c", rng.uniform())
            stone = ellipse(x + rng.normal(0, 2), y, step * 0.47, step * 0.22)
            scene.fill(stone, tone, round=step * 0.18, detail=0.45, alpha=0.5 + 0.3 * near)
            x += step


def _shy_lamp(scene: Scene, side: int, depth: float) -> None:
    """A lamp further down the street, turned away."""
    x = VANISH[0] + side * 430 * depth
    foot = VANISH[1] + 40 + 400 * depth
    top = foot - 760 * depth
    reach = side * 100 * depth
    points = [
        (x, foot),
        (x, foot - 400 * depth),
        (x - reach * 0.1, top),
        (x + reach * 0.6, top - 60 * depth),
        (x + reach * 1.3, top - 10 * depth),
    ]
    scene.glow(x + reach * 1.3, top + 60 * depth, 90 * depth, "#ffd890", 0.4)
    lamp_post(scene, points, -side * 22, depth * 0.9, "#262c4c", "#e8c078", haze=0.3 * (1 - depth))


def _lovers(scene: Scene) -> None:
    """The tall one stoops, the small one stretches."""
    tall = "92 1150, 78 860, 66 500, 108 230, 226 118, 316 176"
    small = "716 1120, 726 900, 716 640, 664 400, 566 286, 476 300"
    lamp_post(scene, tall, -24, 1.85, "#1c2040", "#ffd870")
    lamp_post(scene, small, 32, 1.5, "#2c2440", "#ffe490")


def _thrown(cover: Array, lean: float, long: float) -> Array:
    """The shadow of a standing form on the ground before it."""
    matrix = np.array([[1, lean, -lean * GROUND], [0, -long, GROUND * (1 + long)]], np.float32)
    return np.asarray(cv2.warpAffine(cover, matrix, (WIDTH, HEIGHT)))


def _dog(scene: Scene) -> None:
    mould = Mould()
    dachshund(mould, Frame(384, 866, 0, 132, turn(20, 8)), "#b8602c", (420, 300, 400))
    cover = silhouette(mould)
    flipped = np.roll(cover[:, ::-1], 2 * 378 - WIDTH, 1)
    # The second shadow is turned the other way: they meet nose to nose.
    for lean, form in ((1.3, cover), (-1.3, np.ascontiguousarray(flipped))):
        shade = blur(_thrown(form, lean, 0.92), 1.4)
        scene.dim(shade, "#33286c", 0.9)
        scene.detail = np.maximum(scene.detail * (1 - shade), 0.75 * shade)
    cast(mould, scene, reach=90, rim=0.7, rim_colour="#fff0b0", bounce="#ffa040")
