"""The mouth of a whitewashed stove in a snowed-up room opens on a July meadow."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    rect,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.flora import daisy
from namyok_art.painted.props.land import grass, leafy_tree
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sky import cloud

GROWN = 1.3
MOUTH = "262 800!, 258 640, 276 540, 330 474, 404 452, 478 474, 532 540, 550 640, 546 800!"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(49)
    scene = Scene(
        49, light=(0.0, -0.4, 0.8), light_colour="#fff0c0", shadow="#35405f", haze="#c8d4e0"
    )
    scene.sky("0 #5a4038, 0.5 #7a5848, 1 #54444c", warp=30, flow=0)
    _log_wall(scene, rng)
    _window(scene)
    _stove(scene)
    with scene.at(404 * (1 - GROWN), 800 * (1 - GROWN), GROWN):
        _arch(scene)
        _meadow(scene, rng)
    _ledge(scene)
    _snow(scene, rng)
    specks(scene, 90, (0, 800), (0, 1150), (1.2, 3.4), "#ffffff", rng, alpha=(0.4, 0.9))
    return gouache(
        scene,
        palette=(
            "#5a4038, #7a5848, #a87c58, #f4efe6, #d8d4d4, #a8b4c8, #7f94b8, #8fc46a, #5f9a4c, "
            "#ffe9a0, #f08ab0, #9cd4e8"
        ),
        pull=0.16,
    )


def _log_wall(scene: Scene, rng: np.random.Generator) -> None:
    for i in range(16):
        y = 20 + i * 64
        log = rect(-40, y - 32, 880, 66, 30)
        scene.fill(
            log, "#a87c58, #7a5844, #4a3838", round=32, flow=0, detail=0.4, texture=0.16, ink=0.3
        )
        for _ in range(3):
            x = rng.uniform(20, 780)
            grain = [(x, y + rng.normal() * 10), (x + 40, y + rng.normal() * 8), (x + 90, y)]
            scene.line(grain, 2.2, "#4a3434", alpha=0.5)
        frost = [(rng.uniform(-20, 60), y + 31), (rng.uniform(90, 160), y + 32)]
        scene.line(frost, 6, "#dfe8f2", alpha=0.7, soft=2)
    scene.vignette(404, 640, 520, 760, "#3a4058", 0.55)


def _window(scene: Scene) -> None:
    """Frost ferns on the pane; the snow came in here."""
    style: Style = {"detail": 0.6, "ink": 0.45}
    scene.fill(rect(22, 250, 112, 220, 4), "#8a644c, #5a4038", round=8, **style)
    scene.fill(rect(36, 266, 84, 190), "#a8bcd8, #d4e0ee", detail=0.4)
    scene.line("78 266, 78 456", 7, "#6a4c40", curve=False)
    scene.line("36 350, 120 350", 7, "#6a4c40", curve=False)
    for x, y, turn in (
        (44, 452, -60),
        (70, 452, -100),
        (112, 448, -120),
        (44, 342, -50),
        (114, 342, -130),
    ):
        with scene.at(x, y, 1, turn):
            scene.pen("0 0, 26 0, 48 -3", 1.8, "#ffffff", 0.9)
            for k in (12, 22, 32):
                scene.pen([(k, 0), (k + 8, -9)], 1.4, "#ffffff", 0.8, curve=False)
                scene.pen([(k, 0), (k + 8, 9)], 1.4, "#ffffff", 0.8, curve=False)


def _mouth() -> Path:
    return spline(MOUTH)


def _stove(scene: Scene) -> None:
    style: Style = {"detail": 0.35, "wobble": 2, "ink": 0.35}
    chimney = poly("300 -40, 560 -40, 566 250, 296 250")
    scene.fill(chimney, "#b8b4c4, #9c9cb4, #7a80a0", angle=0, round=40, flow=90, **style)
    body = spline("146 1200!, 146 300, 160 262, 200 244, 620 244, 656 262, 668 300, 668 1200!")
    scene.cast(body, "#1f2438", 0.6, 24, 14, 10)
    scene.fill(
        body, "#c8c4cc, #b4b2c4, #8a8eac", round=50, shade=0.8, flow=90, texture=0.08, **style
    )
    scene.fill(rect(130, 250, 556, 34, 12), "#d8d4d8, #a8a8bc", round=14, **style)
    for points in ("190 330, 214 352, 206 384", "620 900, 604 930, 616 960", "600 380, 622 400"):
        scene.line(points, 2, "#9a96a4", alpha=0.7)
    for side in (-1, 1):
        x = 404 + side * 214
        _painted_flower(scene, x, 336)
        scene.line(
            [(x - side * 20, 350), (x - side * 60, 316), (x - side * 110, 306)], 4, "#4f7a6a"
        )
    scene.vignette(404, 660, 430, 620, "#3a4470", 0.6)


def _arch(scene: Scene) -> None:
    """The whitewashed edge that takes the summer light."""
    rim = spline(
        "226 810!, 222 640, 244 520, 310 438, 404 412, 498 438, 564 520, 586 640, 582 810!"
    )
    scene.glow(404, 640, 300, "#ffdc8a", 0.55)
    scene.fill(
        rim, "#fff6d8, #ffe9b8, #f0d8a4", round=14, shade=0.6, detail=0.4, wobble=2, ink=0.35
    )


def _painted_flower(scene: Scene, x: float, y: float) -> None:
    """Folk painting in red and blue on the whitewash."""
    for turn in range(0, 360, 60):
        petal = ellipse(x + 14 * np.cos(np.radians(turn)), y + 14 * np.sin(np.radians(turn)), 9, 9)
        scene.fill(petal, "#c8505c", alpha=0.85, detail=0.7)
    scene.fill(circle(x, y, 8), "#e8b84a", detail=0.8)
    for side in (-1, 1):
        scene.fill(
            ellipse(x + side * 22, y + 26, 14, 6, side * 40), "#5f8a6a", alpha=0.85, detail=0.7
        )


def _meadow(scene: Scene, rng: np.random.Generator) -> None:
    mouth = _mouth()
    scene.fill(mouth, "0 #5fb8e8, 0.36 #a8e0f0, 0.54 #fff3bc, 1 #8fc46a", detail=0.2)
    with scene.clip(mouth):
        scene.glow(470, 540, 120, "#fff6b8", 0.8)
        scene.fill(circle(476, 540, 27), "#fffbe0, #ffe27a", detail=0.7)
        cloud(scene, 350, 540, 120, "#ffffff", seed=4, alpha=0.9, shade=0.4)
        far = spline("240 640!, 320 618, 420 632, 570 612!, 570 820!, 240 820!")
        scene.fill(far, "#a8d488, #7fb86a", detail=0.3)
        for x, h in ((290, 46), (318, 60), (510, 54), (536, 44)):
            leafy_tree(scene, x, 640, h, "#5f9a5a", seed=int(x))
        near = spline("240 676!, 350 660, 460 672, 570 656!, 570 820!, 240 820!")
        scene.fill(near, "#c8e47a, #8fc45c, #5f9a48", detail=0.3)
        path = spline("396 666!, 412 666!, 404 700, 430 740, 450 820!, 348 820!, 372 760, 388 710")
        scene.fill(path, "#f9e8b8, #e6c888", detail=0.4)
        _haystack(scene, 318, 716)
        grass(scene, 250, 560, 806, 170, 50, "#5f9a48, #8fc45c, #d8ec8a, #4f8a40", rng)
        for x, y in (
            (280, 770),
            (300, 742),
            (334, 776),
            (470, 752),
            (500, 778),
            (520, 740),
            (540, 770),
            (464, 780),
        ):
            scene.line([(x, y + 30), (x, y)], 2.4, "#4f8a40")
            scene.fill(
                circle(x, y, 9), "#f8a8c4, #e0709c", round=8, wobble=1.6, detail=0.75, ink=0.3
            )
        for x, y in ((352, 752), (486, 724), (266, 748)):
            daisy(scene, x, y, 13)


def _haystack(scene: Scene, x: float, y: float) -> None:
    stack = spline(
        [
            (x - 44, y, 1),
            (x - 42, y - 34),
            (x - 20, y - 70),
            (x, y - 82),
            (x + 20, y - 70),
            (x + 42, y - 34),
            (x + 44, y, 1),
        ]
    )
    scene.fill(stack, "#fbe08a, #e0b04c, #b07c34", round=34, detail=0.6, ink=0.4, flow=80)
    scene.line([(x, y - 78), (x + 2, y - 100)], 4, "#8a5a34")
    for k in range(-3, 4):
        scene.line(
            [(x + k * 6, y - 70), (x + k * 12, y - 6)], 1.8, "#a8702c", alpha=0.6, curve=False
        )


def _ledge(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.45, "wobble": 1}
    scene.beam("220 884, 590 884, 700 1130, 100 1130", "#fff0a8", 0.3, 26)
    shelf = poly("140 800, 668 800, 700 852, 108 852")
    scene.fill(shelf, "#fff3cc, #f0dcb8", detail=0.4, ink=0.4)
    scene.fill(poly("108 852, 700 852, 700 884, 108 884"), "#b8b4c4, #8a8aa8", detail=0.4, ink=0.4)
    for x in (330, 420):
        with scene.at(x, 850, 1.12):
            scene.cast(ellipse(10, 0, 52, 10), "#8a6a48", 0.6, 6, 0, 8)
            boot = union(
                tube("-6 -112, -4 -60, 0 -20", [27, 26, 27]),
                spline("-28 -26, -30 -4, -8 4, 34 2, 60 -8, 62 -26, 42 -38, 10 -44"),
            )
            scene.fill(boot, "#d8ccc0, #a89c98, #746c74", round=22, rim=0.6, texture=0.16, **style)
            scene.fill(ellipse(-6, -113, 27, 9), "#5a5058, #7a6e74", detail=0.8, ink=0.4)
            scene.line("-32 -92, -6 -84, 20 -92", 5, "#c8505c", detail=0.85)
            scene.line("-32 -78, -6 -70, 20 -78", 3, "#c8505c", detail=0.85)


def _snow(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"shade": 0.75, "detail": 0.25, "texture": 0.06}
    for points, tones in (
        (
            "-40 900, 60 872, 150 900, 190 980, 330 1010, 420 1000, 560 1010, 640 960, "
            "720 860, 840 840",
            "#dce4f0, #a8b8d8, #7088b8",
        ),
        ("-40 1030, 120 1000, 280 1060, 440 1044, 620 1064, 840 990", "#eef2f8, #b8c8e0, #7a90bc"),
    ):
        places = [tuple(float(v) for v in p.split()) for p in points.split(", ")]
        drift = spline([*places, (860, 1260, 1), (-60, 1260, 1)])
        scene.fill(drift, tones, round=60, flow=4, **style)
    scene.glow(404, 1010, 300, "#ffdc8a", 0.6, squash=0.4)
    # Something warm has slept here.
    dent = ellipse(560, 1126, 118, 36)
    scene.fill(dent, "#6f84b0, #a8b8d4", soft=5, detail=0.3)
    scene.fill(ellipse(560, 1134, 98, 26), "#8a9a78, #a8b08a", soft=7, alpha=0.75, detail=0.4)
    scene.line(ring(560, 1122, 120, 36, 60)[30:], 6, "#ffffff", alpha=0.8, soft=2)
    for x in (520, 546, 574, 604):
        scene.line([(x, 1142), (x + 3, 1122), (x + rng.normal() * 6, 1108)], 3, "#7fae5c")
    scene.fill(circle(590, 1106, 8), "#f8a8c4, #e0709c", round=7, wobble=1.4, detail=0.8)
    prints = ((440, 1096), (404, 1060), (452, 1040), (418, 1012))
    for x, y in prints:
        scene.fill(ellipse(x, y, 12, 6), "#8fa4c8", soft=1.5, alpha=0.85, detail=0.5)
    heap = spline(
        "140 258!, 150 226, 210 214, 270 232, 330 250, 480 250, 560 236, 620 212, 672 230, 680 260!"
    )
    scene.fill(heap, "#f4f6fa, #b8c8e0", round=18, detail=0.3)
