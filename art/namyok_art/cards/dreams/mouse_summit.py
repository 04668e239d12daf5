"""A mouse plants a flag on a cat's ear as if it were a summit; an eye has just opened."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    cross,
    ellipse,
    gouache,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.mice import mouse
from namyok_art.painted.props.objects import specks

FUR = "#a8aab0"
DARK = "#6a6c78"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(58)
    scene = Scene(
        58, light=(0.6, -0.65, 0.5), light_colour="#fff3d0", shadow="#4a3a54", haze="#f3dcb4"
    )
    scene.sky("0 #f6dfb4, 0.5 #eecb94, 1 #c9923c", warp=30, flow=20)
    _wall(scene)
    _sofa(scene)
    _back_range(scene, rng)
    _head(scene, rng)
    _paws(scene, rng)
    _climbers(scene)
    for x, y, half in ((214, 452, 120), (640, 470, 130), (330, 424, 80)):
        wisp = tube([(x - half, y + 4), (x - half * 0.2, y - 6), (x + half, y)], [1, 9, 1])
        scene.fill(wisp, "#fffaf0", alpha=0.7, soft=4, detail=0.2, flow=2)
    specks(scene, 50, (260, 780), (40, 620), (1, 2.6), "#fff8e0", rng, (0.3, 0.8))
    return gouache(
        scene,
        palette=(
            "#f6dfb4, #eecb94, #d9a43c, #a8742c, #7a4f28, #a8aab0, #d3d4d6, #6a6c78, #45465a, "
            "#f4f0e6, #e0a89c, #1fb0a8, #8fc04a"
        ),
        pull=0.16,
    )


def _wall(scene: Scene) -> None:
    style: Style = {"detail": 0.4, "ink": 0.35}
    scene.fill(rect(520, -20, 260, 330, 4), "#e6c898, #b58a54", round=8, **style)
    scene.fill(rect(544, -20, 212, 306), "#dff0f0, #f6f6e0, #fff0c8", detail=0.3)
    scene.fill(rect(642, -20, 14, 306), "#e0c090, #b58a54", round=5, **style)
    scene.fill(rect(544, 150, 212, 12), "#e0c090, #b58a54", round=5, **style)
    scene.fill(rect(500, 300, 300, 20, 4), "#f0d4a0, #b58a54", round=7, **style)
    for x in range(40, 500, 78):
        for y in range(40, 460, 92):
            shift = 39 if (y // 92) % 2 else 0
            scene.fill(ellipse(x + shift, y, 8, 12, 20), "#e0a89c", alpha=0.8, detail=0.9)
            scene.fill(ellipse(x + shift + 12, y + 12, 8, 4, 40), "#a8a468", alpha=0.8, detail=0.9)
    scene.beam("560 -20, 760 -20, 520 900, 160 800", "#fff6d0", 0.4, 40)


def _sofa(scene: Scene) -> None:
    style: Style = {"detail": 0.35, "ink": 0.4, "texture": 0.12}
    back = spline("-60 470!, 60 420, 400 408, 740 420, 860 470!, 860 1000!, -60 1000!")
    scene.fill(back, "#e8b850, #c98f34, #8a5c28", round=60, flow=90, **style)
    for x in (90, 260, 430, 600, 770):
        for y in (520, 640):
            spot = x + (85 if y == 640 else 0)
            scene.fill(circle(spot, y, 26), "#8a5c28", alpha=0.4, soft=9, mode="mul")
            scene.fill(circle(spot, y, 9), "#f0c868, #a8742c", round=7, detail=0.7)
    seat = spline("-60 940!, 200 916, 600 916, 860 940!, 860 1260!, -60 1260!")
    scene.fill(seat, "#eabc54, #b5802f, #6a4424", round=70, flow=0, **style)


def _fur(scene: Scene, shape: Path, rng: np.random.Generator, count: int, slope: float) -> None:
    """Short hairs that follow the slope, light and dark."""
    with scene.clip(shape):
        for _ in range(count):
            x, y = rng.uniform(0, 800), rng.uniform(290, 1160)
            length = rng.uniform(14, 30)
            bend = slope * (x - 400) / 400 * length
            tone = "#e6e6e8" if rng.uniform() < 0.5 else DARK
            hair = [(x, y), (x + bend * 0.5, y + length * 0.5), (x + bend, y + length)]
            scene.line(hair, 2, tone, alpha=0.32, detail=0.5)


def _back_range(scene: Scene, rng: np.random.Generator) -> None:
    """The cat's back and haunch: far ridges."""
    ridge = spline(
        "-60 1010!, -60 720, 20 610, 130 560, 260 590, 420 560, 560 520, 690 520, 800 600, "
        "860 720, 860 1010!"
    )
    scene.fill(
        ridge, "#c4c4c8, #94959f, #6a6878", round=130, detail=0.35, flow=70, rim=0.4, ink=0.4
    )
    with scene.clip(ridge):
        for x, y in ((40, 620), (100, 585), (690, 540), (740, 570), (786, 610)):
            band = tube([(x, y - 30), (x + 8, y + 60), (x - 6, y + 150)], [16, 12, 2])
            scene.fill(band, "#5a5a68", alpha=0.5, soft=6, detail=0.3)
    _fur(scene, ridge, rng, 260, 0.6)


def _head(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.5, "wobble": 1.4}
    left = spline("206 640!, 196 480, 226 300!, 312 400, 396 528!")
    right = spline("654 640!, 664 480, 640 318!, 552 404, 464 528!")
    skull = spline(
        "430 500, 540 520, 640 590, 690 690, 700 780, 650 880, 540 940, 430 956, 320 940, "
        "210 880, 160 780, 170 690, 220 590, 320 520"
    )
    head = union(skull, left, right)
    scene.cast(head, strength=0.5, soft=26, dx=-24, dy=10)
    scene.fill(
        head,
        "0 #dcdcde, 0.35 #b4b5bc, 0.75 #94959f, 1 #74747f",
        round=120,
        rim=0.5,
        ink=0.45,
        flow=80,
        **style,
    )
    for ear in (
        "232 590!, 228 470, 244 360!, 300 430, 348 520!",
        "626 590!, 634 480, 622 374!, 566 436, 514 522!",
    ):
        scene.fill(spline(ear), "#e0b0a4, #b58a90, #8f7a8a", round=24, soft=3, **style)
    with scene.clip(head):
        for points, half in (
            ("430 508, 432 570, 430 630", 13),
            ("386 512, 376 560, 384 612", 10),
            ("474 512, 486 560, 478 612", 10),
            ("180 760, 240 764, 280 750", 10),
            ("190 820, 246 816, 284 796", 9),
            ("684 760, 622 764, 582 750", 10),
            ("674 820, 616 816, 578 796", 9),
        ):
            scene.fill(
                tube(points, [half, half * 0.8, 2]), "#55565f", alpha=0.6, soft=4, detail=0.4
            )
    _fur(scene, head, rng, 420, 0.8)
    _face(scene)


def _face(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "wobble": 0.8}
    muzzle = union(ellipse(384, 856, 66, 52), ellipse(476, 856, 66, 52))
    scene.fill(muzzle, "#f0eeec, #cfcdd0", round=40, soft=5, alpha=0.85, detail=0.4)
    nose = spline("404 806!, 456 806!, 444 830, 430 838, 416 830")
    scene.fill(nose, "#e0a89c, #b57a78", round=9, ink=0.5, **style)
    scene.line("430 838, 430 862, 402 876, 376 866", 3.4, "#55465a", alpha=0.8)
    scene.line("430 862, 458 876, 484 866", 3.4, "#55465a", alpha=0.8)
    scene.fill(tube("264 716, 306 738, 354 722", [3, 7, 3]), "#3f3a48", **style)
    slit = spline("506 722!, 530 713, 566 712, 600 718!, 566 728, 530 730")
    scene.glow(552, 722, 60, "#b8f060", 0.4)
    scene.fill(slit, "#d8f68a, #8fc04a, #4f8a34", ink=0.6, round=8, **style)
    pupil = cross(slit, ellipse(556, 720, 6, 20))
    scene.fill(pupil, "#16141c", detail=0.9)
    scene.fill(tube("500 722, 530 708, 566 706, 606 717", [3, 6, 6, 3]), "#3f3a48", **style)
    for side in (-1, 1):
        for k in range(3):
            start = (430 + side * 70, 850 + k * 14)
            whisker = [start, (430 + side * 190, 838 + k * 26), (430 + side * 300, 850 + k * 44)]
            scene.pen(whisker, 2, "#fffaf0", 0.9)


def _paws(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.5, "ink": 0.45, "wobble": 1.2}
    for x in (286, 570):
        paw = spline(
            [
                (x - 110, 980),
                (x - 90, 930),
                (x, 914),
                (x + 90, 930),
                (x + 110, 980),
                (x + 70, 1024),
                (x - 70, 1024),
            ]
        )
        scene.cast(paw, strength=0.45, soft=14, dx=-8, dy=20)
        scene.fill(paw, "#f0eeec, #c4c4c8, #8a8894", round=46, rim=0.4, flow=0, **style)
        for toe in (-36, 0, 36):
            scene.line(
                [(x + toe, 972), (x + toe * 1.1, 1000), (x + toe, 1018)], 3.4, "#6a6674", alpha=0.7
            )
    tail = tube("840 900, 760 1040, 600 1096, 400 1100, 250 1086", [50, 46, 42, 38, 26])
    scene.cast(tail, strength=0.4, soft=12, dy=20)
    scene.fill(tail, "#d3d3d6, #9c9ca6, #6a6876", round=42, rim=0.4, flow="form", **style)
    with scene.clip(tail):
        for x in (330, 420, 520, 620, 710):
            scene.fill(tube([(x, 1040), (x + 8, 1150)], [13, 11], 8), "#55565f", alpha=0.55, soft=4)
    _fur(scene, tail, rng, 80, 0.2)


def _climbers(scene: Scene) -> None:
    """The leader on the ear, three on the rope."""
    team = ((262, 408, 16), (316, 486, 30), (390, 590, 24))
    rope = [(226, 262), (244, 340), *[(x + 4, y - 26) for x, y, _ in team], (400, 562)]
    scene.pen(rope, 3, "#f6e2b0")
    pole = poly("250 306, 256 306, 262 176, 257 176")
    scene.fill(pole, "#e6e6ea, #8a8a94", detail=0.9, ink=0.5)
    scene.fill(circle(260, 172, 6), "#f4f4f6, #8a8a94", round=5, detail=0.9, ink=0.4)
    flag = spline("261 180!, 300 170, 330 188, 372 178!, 366 230!, 330 240, 298 222, 258 232!")
    scene.fill(flag, "#5fe0d4, #1fb0a8, #12807c", round=14, detail=0.75, ink=0.5)
    mouse(scene, 222, 312, 0.92, hand=(28, -62), jacket="#c2503c")
    hands = ((22, -62), (20, -66), (40, -52))
    jackets = ("#d9a43c", "#5f7aa8", "#8a5a7a")
    for (x, y, turn), hand, jacket in zip(team, hands, jackets, strict=True):
        mouse(scene, x, y, 0.66, turn, hand=hand, jacket=jacket, thimble=None)
