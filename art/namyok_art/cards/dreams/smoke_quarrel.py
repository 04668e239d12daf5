"""Two houses have turned their backs, but their smoke has met above the roofs."""

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
    poly,
    rect,
    sample,
    spline,
    stroke,
    tube,
    union,
)

SEA = 872.0


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(48)
    scene = Scene(
        48, light=(0.1, -0.55, 0.5), light_colour="#fbf0cc", shadow="#2a3a44", haze="#cfd4c0"
    )
    scene.sky(
        "0 #53656c, 0.22 #7a8c8a, 0.45 #a9b49c, 0.62 #dcd49c, 0.72 #f0dc96, 1 #f0dc96",
        warp=50,
        flow=0,
    )
    _sky(scene, rng)
    _sea(scene, rng)
    _islands(scene, rng)
    _smoke(scene)
    _plank(scene)
    return gouache(
        scene,
        palette=(
            "#53656c, #7a8c8a, #a9b49c, #f0dc96, #fbf3dc, #dcdcd4, #b3b8b8, #858e94, #4f8078, "
            "#2a5a58, #1c3438, #f2a83c, #6a5a4a"
        ),
        pull=0.18,
        saturation=1.05,
    )


def _sky(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(40):
        t = rng.uniform()
        x, y, w = rng.uniform(-60, 860), 60 + 760 * t, rng.uniform(80, 240)
        streak = [(x - w, y + 6), (x, y - 6), (x + w, y + 4)]
        tone = mix("#f6e8b4", "#6a7c80", float(np.clip(1 - t + rng.normal() * 0.25, 0, 1)))
        scene.fill(tube(streak, [1, rng.uniform(4, 12), 1]), tone, alpha=0.4, soft=6, detail=0.1)
    scene.glow(400, SEA, 300, "#fff0b0", 0.6, squash=0.6)


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    sea = poly([(-20, SEA - 36), (820, SEA - 36), (820, 1230), (-20, 1230)])
    scene.fill(sea, "0 #ecdca0, 0.1 #a9b894, 0.35 #5f8f84, 1 #1f4a4c", detail=0.25, flow=0)
    for _ in range(170):
        t = rng.uniform()
        y = SEA - 26 + 350 * t
        x, w = rng.uniform(-20, 820), 10 + 64 * t
        near = np.exp(-(((x - 400) / (150 + 100 * t)) ** 2))
        tone = "#fbeebc" if rng.uniform() < near * 0.8 else ("#2a5a58" if t > 0.2 else "#7f9f88")
        wave = [(x - w, y), (x, y - 3 - 4 * t), (x + w, y + 1)]
        scene.fill(tube(wave, [0.5, 1.2 + 3 * t, 0.5], 14), tone, alpha=0.6, detail=0.5)


def _island(scene: Scene, rng: np.random.Generator, wall: str, roof: str) -> None:
    """A rock with one house; the door and the lit window look left."""
    style: Style = {"detail": 0.6, "wobble": 1.4, "ink": 0.5}
    scene.fill(ellipse(0, 96, 190, 26), "#1c4a4c", alpha=0.7, soft=8, detail=0.2)
    rock = spline(
        "-176 92!, -164 50, -128 26, -96 6, -40 -6, 40 -8, 86 4, 118 26, 142 62, 152 92!, "
        "80 104, -60 106"
    )
    scene.fill(rock, "#8a8c74, #5a6a62, #24403f", round=34, flow="form", **style)
    for _ in range(12):
        x, y = rng.uniform(-140, 120), rng.uniform(36, 88)
        crack = [(x, y), (x + rng.normal() * 10, y + 12), (x + rng.normal() * 16, y + 22)]
        scene.line(crack, 2.4, "#1c3438", alpha=0.6)
    turf = spline("-146 34, -96 0, -40 -12, 40 -14, 90 -2, 124 28, 80 22, 30 14, -40 16, -100 26")
    scene.fill(turf, "#a3ac6c, #6a8058", round=8, **style)
    side = poly("-76 -8, -28 4, -28 -150, -76 -132")
    scene.fill(side, wall, flow=90, **style)
    back = poly("-28 4, 84 -4, 84 -134, -28 -150")
    scene.fill(
        back,
        [mix(wall.split(", ")[0], "#2a3a44", 0.45), mix(wall.split(", ")[1], "#2a3a44", 0.6)],
        flow=90,
        **style,
    )
    gable = poly("-76 -132, -28 -150, -54 -220")
    scene.fill(gable, wall, **style)
    stack = poly("24 -196, 54 -200, 54 -262, 24 -258")
    scene.fill(stack, "#8a6a5a, #5a4640", round=6, **style)
    scene.fill(rect(18, -272, 42, 13, 3), "#9a7a68, #5a4640", round=4, **style)
    tiles = poly("-28 -142, -54 -226, 62 -208, 98 -124")
    scene.fill(tiles, roof, round=8, flow=80, **style)
    for k in range(1, 5):
        a, b = (-54 + k * 5.4, -226 + k * 17), (62 + k * 7.4, -208 + k * 17)
        scene.pen([a, b], 1.8, "#33282a", 0.55, curve=False)
    eave = tube([(-54, -228), (-86, -128)], [5, 5])
    scene.fill(eave, roof, round=4, **style)
    scene.glow(-62, -92, 90, "#ffc04a", 0.55)
    pane = poly("-68 -112, -44 -119, -44 -76, -68 -72")
    scene.fill(pane, "#ffe08a, #f2a83c", detail=0.9, ink=0.6, wobble=0.5)
    scene.line("-56 -116, -56 -74", 3, "#5a4030", curve=False)
    scene.line("-68 -92, -44 -97", 3, "#5a4030", curve=False)
    door = poly("-66 -6, -44 0, -44 -58, -66 -54")
    scene.fill(door, "#6a4436, #43302c", round=4, **style)
    scene.fill(circle(-49, -28, 2.6), "#f2d08a", detail=1)
    spill = poly("-70 10, -44 16, -150 66, -170 48")
    scene.fill(spill, "#ffd070", alpha=0.35, soft=8, detail=0.2)


def _islands(scene: Scene, rng: np.random.Generator) -> None:
    with scene.at(206, 1006, 1.06):
        _island(scene, rng, "#e3d8bc, #b5a88c", "#a8584a, #6a3a3a")
    with scene.at(594, 1006, 1.06, flip=True):
        _island(scene, rng, "#ccd4d4, #96a4a8", "#4f7480, #2f4a58")
    for x, flip in ((66, 1), (740, -1)):
        style: Style = {"detail": 0.8, "wobble": 0.6, "ink": 0.4}
        scene.line([(x, 1040), (x, 1000)], 5, "#5a4640", curve=False)
        scene.fill(
            rect(x - 15, 984, 30, 20, 9), "#b5483c" if flip > 0 else "#3f6a80", round=6, **style
        )


def _left_figure() -> Path:
    """He: broad, leaning forward, one hand at her back, one raised to the side."""
    return union(
        ellipse(306, 226, 50, 56, 14),
        tube("300 262, 292 300", [26, 30]),
        spline("236 300, 300 280, 356 306, 372 372, 350 448, 316 516, 262 520, 226 462, 212 380"),
        tube("346 326, 420 360, 486 378", [34, 30, 25]),
        tube("236 324, 176 276, 196 196, 262 128, 330 92, 424 104", [34, 30, 27, 24, 22, 18]),
        tube("286 498, 240 590, 292 654, 262 708, 247 744", [66, 56, 40, 20, 12]),
    )


def _right_figure() -> Path:
    """She: a tilted head, a skirt of smoke that swings."""
    return union(
        ellipse(486, 232, 46, 52, -16),
        tube("490 266, 504 300", [22, 26]),
        spline("446 314, 508 288, 562 318, 566 390, 538 462, 482 470, 454 420, 440 360"),
        tube("556 332, 616 288, 606 206, 560 140, 500 104, 412 110", [30, 27, 24, 22, 20, 16]),
        spline("478 448, 542 446, 622 500, 664 566, 640 612, 586 604, 540 640, 500 610, 470 540"),
        tube("566 590, 590 650, 546 694, 553 744", [52, 34, 20, 12]),
    )


def _smoke(scene: Scene) -> None:
    style: Style = {"detail": 0.22, "wobble": 7, "flow": "form"}
    left, right = _left_figure(), _right_figure()
    scene.glow(400, 420, 330, "#fbf0cc", 0.35)
    scene.fill(right, "0 #fbf6e8, 0.5 #dcd6c4, 1 #b3a898", round=52, shade=1.0, soft=3, **style)
    _curls(scene, right, True)
    lock = tube("346 326, 420 362, 492 380", [34, 30, 24])
    scene.fill(left, "0 #c3ccd0, 0.5 #93a0a8, 1 #5f6e78", round=52, shade=1.0, soft=3, **style)
    _curls(scene, left, False)
    scene.fill(lock, "#b3bec4, #87949c", round=28, soft=2, **style)
    arm = tube("454 344, 400 330, 348 300, 318 288", [25, 24, 20, 15])
    scene.fill(arm, "#f6f0e0, #cfc8b8", round=20, soft=2, **style)
    for x, y, r, tone in (
        (404, 70, 26, "#dcdcd4"),
        (452, 48, 18, "#e9e6da"),
        (360, 40, 15, "#b3bcc0"),
        (500, 30, 11, "#efeadc"),
        (196, 560, 20, "#93a0a8"),
        (168, 596, 12, "#93a0a8"),
        (690, 560, 18, "#e3dccc"),
        (712, 522, 11, "#e3dccc"),
    ):
        scene.fill(circle(x, y, r), tone, round=r, alpha=0.75, soft=4, detail=0.15, wobble=4)


def _curls(scene: Scene, figure: Path, light: bool) -> None:
    """Scrolls inside the smoke that follow the body."""
    lines = (
        (
            "300 210, 326 200, 330 232, 304 240, 296 224",
            "250 350, 300 330, 340 370, 320 430, 270 430, 262 390",
            "250 620, 292 560, 300 500, 270 470",
            "212 270, 196 240, 214 204",
            "268 700, 282 650, 258 600",
        )
        if not light
        else (
            "478 214, 502 206, 510 232, 488 244, 476 230",
            "470 360, 520 340, 546 386, 520 430, 486 420",
            "500 590, 560 560, 620 560, 610 520, 560 500",
            "600 300, 610 260, 596 210",
            "548 690, 572 650, 560 600",
        )
    )
    with scene.clip(figure):
        for k, points in enumerate(lines):
            tone = ("#8a8478" if light else "#4f5c66") if k % 2 == 0 else "#fffaf0"
            curve = sample(points, 40)
            scene.fill(stroke(curve, 7), tone, alpha=0.45, soft=2.5, detail=0.35)


def _plank(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "wobble": 0.8, "ink": 0.6}
    scene.fill(ellipse(404, 1110, 76, 12), "#1c4a4c", alpha=0.6, soft=5, detail=0.3)
    board = poly("338 1104, 462 1084, 470 1098, 344 1120")
    scene.fill(board, "#d9b47c, #9a7248", round=4, flow=-8, **style)
    scene.pen([(346, 1110), (466, 1091)], 1.6, "#6a4a30", 0.7, curve=False)
    for k in (0, 1):
        ripple = [
            (310 - k * 22, 1122 + k * 10),
            (404, 1132 + k * 14),
            (498 + k * 22, 1110 + k * 10),
        ]
        scene.line(ripple, 2.6, "#fbeebc", alpha=0.7)
