"""A lion's mane is a ripe field; a tiny reaper has mown a path and goes round the poppy."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    along,
    circle,
    ellipse,
    gather,
    gouache,
    mix,
    move,
    plain,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.people import figure

FACE = (384, 700)
GOLDS = plain("#f6d27a, #e8b64c, #d89c38, #c4842c, #f0c664")
SWATH = "830 960, 762 830, 728 690, 706 560, 672 450, 616 372"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(80)
    scene = Scene(
        80, light=(0.6, -0.65, 0.5), light_colour="#fff0b8", shadow="#5a2f2c", haze="#c4ccd0"
    )
    scene.sky("0 #8fa8b8, 0.16 #b4c4c8, 0.3 #e0d4b0, 1 #a8702c", warp=40, flow=10)
    scene.glow(720, 60, 240, "#fff3c4", 0.6)
    _mane(scene, rng)
    _swath(scene, rng)
    _ears(scene)
    _face(scene, rng)
    _fringe(scene, rng)
    _poppy(scene)
    _reaper(scene)
    return gouache(
        scene,
        palette=(
            "#8fa8b8, #b4c4c8, #f6d27a, #e8b64c, #c4842c, #8f5a2e, #5a3824, #f3e0b8, #d8302c, "
            "#4f6f8a, #e0a868, #fff3d0"
        ),
        pull=0.18,
    )


def _ear_of_wheat() -> Path:
    """Grains in herringbone on a unit stalk that runs along x; the ear is its last third."""
    grains = []
    for i in range(7):
        place = 0.66 + i * 0.045
        for side in (-1, 1):
            grains.append(ellipse(place, side * 0.028, 0.042, 0.02, side * 28))
    return gather(grains)


WHEAT = _ear_of_wheat()
AWNS = gather(
    [
        tube(
            [(0.72 + i * 0.06, 0), (1.06 + i * 0.06, s * (0.1 - i * 0.012))],
            [0.004, 0.002],
            6,
            cap=False,
        )
        for i in range(4)
        for s in (-1, 1)
    ]
)


def _stalk(
    scene: Scene, x: float, y: float, length: float, turn: float, rng: np.random.Generator
) -> None:
    tone = mix(GOLDS[int(rng.integers(len(GOLDS)))], "#8f5a2e", rng.uniform(0, 0.3))
    bend = rng.normal() * 0.06
    with scene.at(x, y, length, turn):
        stem = tube([(0, 0), (0.4, bend), (0.7, 0)], [0.012, 0.01, 0.008], 12, cap=False)
        scene.fill(stem, mix(tone, "#b08a3c", 0.3), detail=0.6, wobble=0.6, texture=0)
        scene.fill(AWNS, mix(tone, "#fff0b8", 0.4), detail=0.6, alpha=0.6, wobble=0.4, texture=0)
        tones = [mix(tone, "#fff3c4", 0.35), tone, mix(tone, "#6a3a20", 0.4)]
        scene.fill(WHEAT, tones, detail=0.75, wobble=0.5, ink=0.35, ink_colour="#7a4a20")


def _mane(scene: Scene, rng: np.random.Generator) -> None:
    """Rings of wheat, the outer first, so that every ring hides the roots of the last."""
    cx, cy = FACE
    ground = union(
        ellipse(cx, cy + 30, 370, 420), spline("-60 760, 400 430, 860 760, 860 1300, -60 1300")
    )
    scene.fill(
        ground,
        "#c48f3c, #a06a2c, #6a3f22",
        round=200,
        detail=0.2,
        flow=scene.rays(cx, cy),
        texture=0.2,
    )
    for ring_number, away in enumerate((390, 345, 300, 255, 212, 174)):
        count = 84 - ring_number * 8
        for k in range(count):
            turn = 360 * k / count + rng.normal() * 4 + ring_number * 3
            angle = np.radians(turn)
            droop = 26 * np.cos(angle)
            x, y = cx + np.cos(angle) * away * 0.86, cy + np.sin(angle) * away * 1.06
            if not (-160 < x < 960 and -100 < y < 1300):
                continue
            _stalk(
                scene,
                x,
                y,
                rng.uniform(150, 205),
                turn + droop * (1 if np.sin(angle) > -0.4 else 0.4),
                rng,
            )
        scene.cast(ellipse(cx, cy, away * 0.86, away * 1.06), "#a8702c", 0.2, 20)


def _swath(scene: Scene, rng: np.random.Generator) -> None:
    """The mown path: stubble in rows, sheaves left along it."""
    widths = [62, 54, 46, 40, 34, 26]
    band = tube(SWATH, widths)
    scene.cast(band, "#7a4a24", 0.7, 8)
    scene.fill(band, "#f0d898, #dcb870", detail=0.4, flow=60, texture=0.14, wobble=3)
    with scene.clip(band):
        for x, y, heading in along(SWATH, 13):
            with scene.at(x, y, 1, heading):
                for across in np.arange(-60, 62, 10):
                    scene.line(
                        [(0, across), (4, across - 1), (7, across + 1)], 2.6, "#b08440", alpha=0.85
                    )
        left = [(x - 44, y + 12) for x, y in sample(SWATH, 12)]
        scene.line(left, 26, "#8a5a2c", alpha=0.4, soft=8)
    for x, y, size in ((752, 880, 1.0), (752, 742, 0.84), (720, 640, 0.72), (704, 540, 0.58)):
        _sheaf(scene, x, y, size)


def _sheaf(scene: Scene, x: float, y: float, size: float) -> None:
    style: Style = {"detail": 0.75, "ink": 0.45, "wobble": 0.8}
    with scene.at(x, y, size):
        scene.cast(ellipse(-12, 4, 34, 8), "#5a3020", 0.6, 4)
        body = spline("-26 2, -8 -30, -26 -64, 0 -72, 26 -64, 8 -30, 26 2, 0 6")
        scene.fill(body, "#fbe09a, #e0a844, #a8702c", round=16, flow=90, **style)
        for dx in (-14, -5, 5, 14):
            scene.line([(dx * 1.4, -62), (dx * 0.4, -30), (dx * 1.4, 0)], 1.8, "#8a5a24", alpha=0.7)
        scene.line("-10 -31, 0 -27, 10 -31", 5, "#b5502f")


def _ears(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "ink": 0.45, "wobble": 1.2}
    cx, cy = FACE
    for side in (-1, 1):
        x, y = cx + side * 158, cy - 232
        scene.cast(circle(x, y, 66), "#6a3a1c", 0.5, 12, 0, 10)
        scene.fill(
            ellipse(x, y, 64, 60, side * 24),
            "#eab468, #c8843c, #8f5428",
            round=34,
            flow="form",
            **style,
        )
        scene.fill(
            ellipse(x + side * 2, y + 8, 38, 36, side * 24),
            "#8f5a3c, #b57a50",
            round=18,
            detail=0.4,
            soft=3,
        )


def _face(scene: Scene, rng: np.random.Generator) -> None:
    fur: Style = {"detail": 0.45, "wobble": 1.2, "texture": 0.1}
    cx, cy = FACE
    with scene.at(cx, cy):
        skull = spline(
            "0 -252, 84 -236, 148 -170, 168 -80, 150 10, 128 90, 104 168, 60 222, 0 240, -60 222, "
            "-104 168, -128 90, -150 10, -168 -80, -148 -170, -84 -236"
        )
        scene.cast(skull, "#5a3018", 0.6, 18, -6, 14)
        scene.fill(
            skull,
            "#f6cf86, #e0a858, #b5763a",
            round=120,
            shade=0.9,
            flow=scene.rays(cx, cy - 40),
            ink=0.3,
            **fur,
        )
        for side in (-1, 1):
            cheek = [
                (side * 40, 60),
                (side * 120, 10),
                (side * 132, 70),
                (side * 96, 150),
                (side * 50, 160),
            ]
            scene.fill(spline(cheek), "#f0c480", alpha=0.6, soft=18, detail=0.3)
            socket = ellipse(side * 82, -58, 52, 34, side * 16)
            scene.fill(socket, "#a8682f", alpha=0.5, soft=14, detail=0.3)
            brow = tube([(side * 36, -96), (side * 80, -122), (side * 130, -104)], [16, 20, 8])
            scene.fill(brow, "#fbdc9c", alpha=0.7, soft=7, round=14, detail=0.3)
        bridge = spline(
            "0 -190, 40 -150, 42 -60, 52 30, 66 62, 0 84, -66 62, -52 30, -42 -60, -40 -150"
        )
        scene.fill(
            bridge, "#fbdfa4, #ecba6c, #d09a50", round=40, shade=0.45, soft=12, flow=90, **fur
        )
        chin = spline("-58 176, 0 168, 58 176, 50 232, 24 268, 0 280, -24 268, -50 232")
        scene.fill(chin, "#fff0d0, #e6c894, #b8884c", round=34, flow=90, ink=0.3, **fur)
        pads = union(ellipse(-50, 128, 68, 58, -10), ellipse(50, 128, 68, 58, 10))
        scene.fill(pads, "#fff3d8, #f3dcb0, #c89c64", round=48, flow="form", ink=0.3, **fur)
        _features(scene)


def _features(scene: Scene) -> None:
    for side in (-1, 1):
        lid = tube(
            [(side * 40, -52), (side * 62, -36), (side * 92, -34), (side * 122, -58)],
            [3, 6, 6.5, 2.5],
        )
        scene.fill(lid, "#3f2018", detail=0.85)
        for k in range(3):
            x = 86 + k * 14
            y = (-33, -37, -45)[k]
            scene.line([(side * x, y), (side * (x + 5), y + 13)], 3, "#3f2018", curve=False)
        scene.line(
            [(side * 30, -16), (side * 38, 16), (side * 44, 40)], 5, "#a8703a", alpha=0.5, soft=3
        )
        for dx, dy in ((38, 116), (64, 112), (50, 134), (78, 134), (36, 146)):
            scene.fill(circle(side * dx, dy, 3.6), "#7a4a2c", detail=0.9)
        for k in range(3):
            whisker = [
                (side * 66, 124 + k * 12),
                (side * 130, 116 + k * 24),
                (side * 190, 128 + k * 36),
            ]
            scene.pen(whisker, 2.2, "#fff8e4", 0.95)
        mouth = [(0, 124), (side * 10, 158), (side * 44, 176), (side * 84, 166)]
        scene.line(mouth, 5, "#5a2c20")
    nose = spline("-50 52, 0 44, 50 52, 40 76, 14 100, 0 108, -14 100, -40 76")
    scene.fill(nose, "#b5685a, #8a4038, #5a2a28", round=22, detail=0.7, ink=0.5)
    scene.line("0 104, 0 128", 5, "#5a2c20")
    for side in (-1, 1):
        scene.fill(ellipse(side * 24, 82, 12, 6, side * -28), "#3f1c1c", detail=0.8)


def _fringe(scene: Scene, rng: np.random.Generator) -> None:
    """Short ears of wheat that fall on the brow and the cheeks."""
    cx, cy = FACE
    for turn in (*np.linspace(198, 342, 22), *np.linspace(20, 62, 6), *np.linspace(118, 160, 6)):
        angle = np.radians(turn)
        x, y = cx + np.cos(angle) * 128, cy + np.sin(angle) * (226 if np.sin(angle) < 0 else 170)
        _stalk(scene, x, y, rng.uniform(104, 136), turn + rng.normal() * 9, rng)


def _poppy(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.45, "wobble": 0.9}
    scene.line("566 440, 558 420, 548 396", 4.5, "#6f7a3c")
    with scene.at(544, 380, 0.74):
        scene.glow(0, 0, 60, "#ff7a4a", 0.3)
        for turn in (0, 90, 180, 270):
            petal = move(spline("0 4, -26 -12, -22 -38, 0 -42, 22 -38, 26 -12"), 0, 0, 1, turn + 20)
            scene.fill(petal, "#f4604a, #d8302c, #96201f", round=16, **style)
        scene.fill(circle(0, 0, 10), "#2a1a20", round=8, **style)
        for turn in range(0, 360, 40):
            dot = circle(15 * np.cos(np.radians(turn)), 15 * np.sin(np.radians(turn)), 2)
            scene.fill(dot, "#2a1a20", detail=1)


def _reaper(scene: Scene) -> None:
    with scene.at(640, 428, 1.0):
        scene.cast(ellipse(-8, 0, 26, 6), "#5a3020", 0.6, 4)
    figure(
        scene,
        640,
        428,
        92,
        coat="#4f7fae",
        legs="#5a4438",
        hat="straw",
        hat_colour="#fbe8b0",
        cut="overalls",
        arm=(14, -40),
        left_arm=(-28, -46),
        walk=5,
    )
    scene.line("652 392, 612 384, 572 344", 3.8, "#6a4424", detail=0.95)
    blade = spline("572 344!, 592 322, 624 314, 656 324!, 624 322, 598 332")
    scene.fill(blade, "#f4f8fa, #9ab0bc", detail=0.95, ink=0.6, wobble=0.3)
