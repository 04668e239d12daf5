"""Two jugs shout at each other, red and blue, and a cup between them gets it all."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    rgb,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.eyes import drawn_eye

RED, BLUE = "#c8302c", "#2c56b0"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(33)
    scene = Scene(
        33, light=(-0.1, -0.8, 0.45), light_colour="#fff2d8", shadow="#2a1848", haze="#f8d8a8"
    )
    scene.sky("0 #f0a040, 0.35 #ffc860, 0.7 #ffe2a0, 0.74 #f8d090, 1 #e8a860", warp=30, flow=10)
    scene.glow(400, 620, 330, "#fffbe0", 0.9)
    _table(scene)
    _red(scene)
    _blue(scene)
    _streams(scene, rng)
    _cup(scene)
    return gouache(
        scene,
        palette="#f0a040, #ffc860, #fff0c8, #c8302c, #7a1428, #ff7a5c, #2c56b0, #142c6a, #7aa8f0, "
        "#6a3494, #c08ae0, #2a1848",
        pull=0.1,
    )


def _table(scene: Scene) -> None:
    top = spline("-30 1010!, 400 996, 830 1010!, 830 1240!, -30 1240!")
    scene.fill(top, "#a8643c, #6a3430", detail=0.4, flow=2, round=10)
    pool = spline("110 1120, 200 1070, 400 1056, 600 1066, 700 1116, 640 1170, 420 1190, 190 1174")
    scene.fill(pool, "#9a5cc8, #5a2c88", round=16, detail=0.7, ink=0.4)
    for k, rx in enumerate((120.0, 190, 250)):
        scene.line(ring(400, 1122, rx, rx * 0.2, 60), 5 - k, "#d8b0f4", alpha=0.7)


def _glaze(scene: Scene, path: Path, colour: str, radius: float) -> None:
    dark = mix(colour, "#1c0c30", 0.45)
    tones = [mix(colour, "#fff0d8", 0.25), rgb(colour), dark]
    scene.fill(path, tones, round=radius, detail=0.7, ink=0.7, rim=0.7, flow="form")


def _red(scene: Scene) -> None:
    """Squat, broad-lipped, all temper."""
    handle = tube("-40 130, 60 20, 190 30, 226 150", [30, 28, 27, 30])
    _glaze(scene, handle, RED, 26)
    body = spline(
        "-40 120, 70 90, 170 130, 236 220, 282 300, 330 336, 356 400, 340 500, 300 560, 250 566, "
        "180 600, 60 660, -40 660"
    )
    _glaze(scene, body, RED, 120)
    with scene.clip(body):
        for points in ("-40 560, 60 540, 150 480, 190 420", "-40 600, 80 580, 170 520, 214 450"):
            scene.line(points, 10, "#f8c080", alpha=0.85)
        for x, y in ((6.0, 470.0), (62, 448), (112, 410)):
            scene.fill(circle(x, y, 15), "#f8c080", detail=0.8)
        scene.fill(ellipse(86, 150, 80, 22, -14), "#fff0e0", soft=10, alpha=0.55)
    _mouth(scene, 322, 452, 54, 124, 14, RED)
    drawn_eye(scene, 214, 312, 58, (330, 372), RED, -1)


def _blue(scene: Scene) -> None:
    """Tall and slender; it would rather weep, but it answers."""
    handle = tube("840 200, 760 120, 640 110, 596 210", [26, 24, 23, 26])
    _glaze(scene, handle, BLUE, 22)
    body = spline(
        "840 170, 740 176, 640 214, 574 290, 530 350, 488 392, 470 450, 482 540, 512 590, 560 600, "
        "620 650, 720 730, 840 760"
    )
    _glaze(scene, body, BLUE, 110)
    with scene.clip(body):
        for points in ("840 690, 740 650, 660 570, 620 500", "840 650, 760 620, 690 560, 650 490"):
            scene.line(points, 9, "#d8e8ff", alpha=0.8)
        for k in range(4):
            x, y = 840.0 - 52 * k, 596.0 - 36 * k
            scene.line([(x - 26, y + 8), (x - 8, y - 14), (x + 12, y + 6)], 7, "#d8e8ff", alpha=0.8)
        scene.fill(ellipse(730, 226, 70, 18, 10), "#f0f8ff", soft=10, alpha=0.55)
    _mouth(scene, 490, 494, 46, 104, -16, BLUE)
    drawn_eye(scene, 606, 338, 54, (470, 420), BLUE, 1, iris="#4a7a9a", inner=-1)
    tear = spline("578 386!, 562 420, 582 436, 598 420")
    scene.fill(tear, "#f4fbff, #9cc8f4", round=14, detail=0.95, ink=0.6)


def _mouth(scene: Scene, x: float, y: float, rx: float, ry: float, rot: float, colour: str) -> None:
    """The lip of the jug, wide open."""
    style: Style = {"detail": 0.85, "ink": 0.7}
    lip = ellipse(x, y, rx, ry, rot)
    scene.fill(lip, [mix(colour, "#fff0d8", 0.4), colour, mix(colour, "#1c0c30", 0.4)], round=20,
               rim=0.8, **style)  # fmt: skip
    inner = ellipse(x, y + 2, rx * 0.62, ry * 0.76, rot)
    dark = mix(colour, "#14081c", 0.75)
    scene.fill(inner, [dark, mix(dark, colour, 0.5)], **style)


def _streams(scene: Scene, rng: np.random.Generator) -> None:
    """They meet in the air and fall as one."""
    style: Style = {"detail": 0.8, "ink": 0.4}
    fall = spline("352 650!, 448 650!, 436 760, 440 900, 452 1000, 348 1000, 360 900, 364 760")
    scene.fill(fall, "0 #a83c8c, 0.3 #7a3ca0, 1 #6a3494", round=40, flow=88, **style)
    red = spline("300 520!, 350 500, 396 560, 418 640, 416 740, 372 730, 356 640, 330 580")
    blue = spline("508 550!, 470 530, 420 580, 392 650, 396 740, 434 730, 446 660, 474 600")
    scene.fill(blue, "0 #5a8ae8, 0.6 #2c56b0, 1 #6a3494", round=26, flow=80, **style)
    scene.fill(red, "0 #f0604c, 0.6 #c8302c, 1 #8a3484", round=26, flow=80, **style)
    for points, tone in (
        ("338 520, 376 590, 396 680", "#ffb8a0"), ("470 556, 436 610, 424 680", "#a8ccff"),
        ("384 760, 378 860, 380 980", "#d8a8f0"), ("420 740, 422 860, 428 990", "#c890e8"),
    ):  # fmt: skip
        scene.fill(tube(points, [1, 5, 1]), tone, detail=0.9, alpha=0.9)
    for _ in range(26):
        a = float(rng.uniform(0, 2 * np.pi))
        far = float(rng.uniform(60, 150))
        x, y = 400 + far * np.cos(a), 650 + far * 0.8 * np.sin(a)
        tone = RED if x < 396 else BLUE
        size = float(rng.uniform(4, 13))
        scene.fill(circle(x, y, size), [mix(tone, "#ffffff", 0.4), tone], round=size, **style)


def _cup(scene: Scene) -> None:
    """It cannot hold so much."""
    style: Style = {"detail": 0.85, "ink": 0.7}
    scene.cast(ellipse(400, 1132, 130, 22), strength=0.7, soft=10)
    handle = tube("498 1000, 566 990, 572 1060, 490 1076", [14, 14, 14, 13])
    _glaze(scene, handle, "#f4ead8", 12)
    bowl = spline("276 960!, 524 960!, 520 1040, 480 1110, 440 1132, 360 1132, 320 1110, 280 1040")
    scene.fill(bowl, "#fffaf0, #f0dcc8, #a87c98", angle=20, round=70, rim=0.5, flow="form", **style)
    rim = ellipse(400, 960, 125, 28)
    scene.fill(rim, "#fffaf0, #d8b8b8", **style)
    scene.fill(ellipse(400, 962, 110, 22), "#8a4cb8, #5a2c88", **style)
    flow = union(
        spline("300 960!, 360 962!, 352 1000, 346 1060, 330 1064, 326 1010, 306 990"),
        spline("470 962!, 512 958!, 506 1010, 500 1092, 484 1096, 482 1020, 474 990"),
        ellipse(400, 962, 108, 20),
    )
    scene.fill(flow, "#a868d8, #6a3494", round=16, **style)
    splash = spline(
        "330 960, 310 900, 284 880, 318 884, 344 920, 352 884, 376 930, 424 930, 450 880, 458 922, "
        "486 884, 518 872, 492 900, 474 960"
    )
    scene.fill(splash, "#f0dcff, #a868d8", round=12, **style)
    for x in (372.0, 440):
        scene.fill(circle(x, 1046, 25), "#fffdf8", round=22, **style)
        scene.fill(circle(x + (6 if x < 400 else -8), 1034, 12), "#2a1028", detail=1)
        scene.fill(circle(x + (2 if x < 400 else -12), 1029, 4), "#ffffff", detail=1)
        s = -1 if x < 400 else 1
        scene.line([(x + s * 26, 1014), (x, 1006), (x - s * 20, 996)], 7, "#5a2c48")
    scene.fill(ellipse(407, 1096, 14, 10), "#5a1c38", detail=0.9, ink=0.6)
