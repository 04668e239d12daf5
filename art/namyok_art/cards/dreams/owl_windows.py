"""An apartment house has the shape of an owl; its tenants make it wink."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    gouache,
    mix,
    poly,
    rect,
    ring,
    spline,
    tube,
)
from namyok_art.painted.props.buildings import arch, roofscape
from namyok_art.painted.props.slender import slender

LEFT_EYE = (276.0, 430.0)
RIGHT_EYE = (524.0, 430.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(83)
    scene = Scene(
        83, light=(-0.3, -0.6, 0.6), light_colour="#ffe6b0", shadow="#101c28", haze="#3f6068"
    )
    scene.sky("0 #12303a, 0.35 #1f4a50, 0.62 #3f6a68, 0.82 #8a7a68, 1 #4a3a40", warp=50, flow=10)
    scene.stars(60, 500, "#fff6d8", 0.8, 2.4)
    roofscape(
        scene,
        1130,
        rng,
        (70, 120),
        (120, 300),
        ("#33505a", "#4a4a5a"),
        ("#26343f", "#3f3444"),
        0.25,
        0.35,
    )
    scene.mist(1010, 70, "#5f8078", 0.4)
    owl = _owl()
    scene.cast(owl, strength=0.5, soft=24)
    scene.fill(owl, "0 #7a4a54, 0.4 #63404e, 1 #3a2a38", round=90, rim=0.4, detail=0.4, ink=0.4)
    with scene.clip(owl):
        _bricks(scene, rng)
        _wings(scene)
        _balconies(scene, rng)
    _roof(scene)
    for x, y in (LEFT_EYE, RIGHT_EYE):
        _disc(scene, x, y)
    _watering_eye(scene)
    _closing_eye(scene)
    _beak(scene)
    _porch(scene)
    scene.vignette(400, 520, 560, 800, "#0a141c", 0.6)
    return gouache(
        scene,
        palette=(
            "#12303a, #1f4a50, #3f6a68, #8a7a68, #63404e, #7a4a54, #3a2a38, #9a6a5c, #c9a070, "
            "#ffd868, #fff3b8, #6f9a5c, #101c28"
        ),
        pull=0.18,
    )


def _owl() -> Path:
    return spline(
        "168 1240!, 128 1080, 108 860, 104 640, 118 460, 132 320, 128 176!, 210 238, 300 268, "
        "400 276, 500 268, 590 238, 672 176!, 668 320, 682 460, 696 640, 692 860, 672 1080, "
        "632 1240!"
    )


def _bricks(scene: Scene, rng: np.random.Generator) -> None:
    for row in range(42):
        y = 250 + row * 24
        for column in range(-1, 17):
            x = 80 + column * 42 + (21 if row % 2 else 0)
            if rng.uniform() < 0.5:
                tone = mix("#8a5a5c", "#4a3240", rng.uniform())
                scene.fill(rect(x, y, 39, 21, 3), tone, alpha=0.55, round=4, shade=0.5, detail=0.45)


def _wings(scene: Scene) -> None:
    """Darker flanks with drainpipes for wing edges."""
    for side in (-1, 1):
        wing = [
            (400 + side * x, y)
            for x, y in ((320, 560), (222, 640), (206, 820), (236, 1010), (330, 1180))
        ]
        scene.fill(spline(wing), "#3a2a3a, #2a2030", alpha=0.75, soft=6, detail=0.35)
        for k in range(5):
            feather = [
                (400 + side * (224 + k * 16), 640 + k * 34),
                (400 + side * (236 + k * 14), 820 + k * 40),
                (400 + side * (270 + k * 8), 1010 + k * 30),
            ]
            scene.line(feather, 5, "#7a5660", alpha=0.6)


def _balconies(scene: Scene, rng: np.random.Generator) -> None:
    """Rows of rounded balconies lie on one another like breast feathers."""
    for row in range(6):
        count = 4 if row % 2 else 5
        y = 690 + row * 82
        gap = 88
        for column in range(count):
            x = 400 + (column - (count - 1) / 2) * gap
            _balcony(scene, rng, x, y, lit=bool(rng.uniform() < 0.18))


def _balcony(scene: Scene, rng: np.random.Generator, x: float, y: float, lit: bool) -> None:
    style: Style = {"detail": 0.6, "ink": 0.45, "wobble": 0.8}
    niche = arch(x - 24, y - 56, 48, 64)
    scene.fill(niche, "#fff0a8, #f0b848" if lit else "#1c2c38, #2c4450", **style)
    if lit:
        scene.glow(x, y - 24, 46, "#ffd868", 0.4)
    scene.line([(x, y - 54), (x, y)], 3, "#4a3440", curve=False)
    shell = spline(
        [
            (x - 43, y - 16, 1),
            (x - 40, y + 14),
            (x - 22, y + 40),
            (x, y + 52),
            (x + 22, y + 40),
            (x + 40, y + 14),
            (x + 43, y - 16, 1),
            (x, y - 10),
        ]
    )
    scene.cast(shell, strength=0.5, soft=6, dy=8)
    tone = mix("#b58468", "#8a5f58", rng.uniform())
    scene.fill(shell, scene.tones(tone, 0.2, 0.5), round=18, rim=0.4, **style)
    for k in (-26, -13, 0, 13, 26):
        bar = [(x + k, y - 10), (x + k * 0.8, y + 18), (x + k * 0.5, y + 38)]
        scene.line(bar, 2.2, mix(tone, "#2a1c28", 0.5), alpha=0.7)
    scene.line([(x - 44, y - 16), (x, y - 10), (x + 44, y - 16)], 4.4, "#d9b088")
    if rng.uniform() < 0.3:
        for px in (-20, -8, 6):
            scene.fill(
                circle(x + px, y - 20 + rng.normal() * 3, 8),
                "#7fa05c, #3f6a4a",
                round=6,
                detail=0.7,
            )


def _roof(scene: Scene) -> None:
    """Ridges that rise into ear tufts, with a brow of tiles."""
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 1}
    for side in (-1, 1):
        points = (
            (0, 318),
            (70, 300),
            (160, 268),
            (226, 226),
            (284, 150),
            (296, 240),
            (290, 330),
            (250, 296),
            (180, 300),
            (90, 330),
            (0, 352),
        )
        brow = [(400 + side * x, y, 1) if y == 150 else (400 + side * x, y) for x, y in points]
        scene.fill(
            spline(brow), "#4f6a70, #2f4650, #1f3038", round=22, rim=0.6, flow=side * 24, **style
        )
        for k in range(11):
            x = 400 + side * (24 + k * 24)
            y = float(np.interp(24 + k * 24, [0, 90, 180, 250, 290], [334, 314, 282, 252, 226]))
            scene.line([(x - 9, y - 5), (x, y + 7), (x + 9, y - 5)], 3, "#7a949a", alpha=0.7)
        scene.line([(400 + side * 284, 152), (400 + side * 292, 96)], 3.4, "#1c2830", curve=False)
    stack = rect(386, 226, 34, 86, 3)
    scene.fill(stack, "#9a6a5c, #5a3a40", round=6, **style)


def _disc(scene: Scene, x: float, y: float) -> None:
    """A facial disc of radiating bricks round a window."""
    style: Style = {"detail": 0.55, "ink": 0.4, "wobble": 1}
    scene.fill(circle(x, y, 126), "#c9a070, #9a6a5c, #63404e", round=30, rim=0.3, **style)
    for turn in np.linspace(0, 2 * np.pi, 40, endpoint=False):
        ray = [(x + np.cos(turn) * r, y + np.sin(turn) * r) for r in (96, 123)]
        scene.line(ray, 3, "#5a3a40", alpha=0.6, curve=False)
    scene.fill(circle(x, y, 93), "#f0d8a8, #a87c58", round=12, **style)


def _glazing(scene: Scene, x: float, y: float, tone: str) -> None:
    for turn in (0, 90):
        with scene.at(x, y, 1, turn):
            scene.line("-80 0, 80 0", 5, tone, curve=False)


def _watering_eye(scene: Scene) -> None:
    x, y = LEFT_EYE
    style: Style = {"detail": 0.8, "ink": 0.45, "wobble": 0.5}
    scene.glow(x, y, 200, "#ffd868", 0.5)
    glass = circle(x, y, 80)
    scene.fill(glass, "#fff6c8, #ffd868, #f0b040", detail=0.6, ink=0.5)
    with scene.clip(glass):
        _glazing(scene, x, y, "#f0cc80")
        scene.fill(rect(x - 90, y + 50, 180, 40), "#c98a4a, #8a5a34", **style)
        pot = poly([(x + 22, y + 24), (x + 58, y + 24), (x + 52, y + 54), (x + 28, y + 54)])
        scene.fill(pot, "#c2603c, #8a3f2c", round=8, **style)
        for dx, dy, size in ((-12, -8, 13), (4, -22, 15), (18, -6, 13), (8, 4, 12)):
            scene.fill(circle(x + 38 + dx, y + 12 + dy, size), "#7fae5c, #3f7a4a", round=9, **style)
        slender(scene, x - 30, y + 92, 138, "#3f5f74", "#4a3024", arm=(28, -74), lean=6, rim=0.2)
        can = spline([(x + 2, y - 18, 1), (x + 22, y - 20, 1), (x + 24, y - 2), (x + 4, y, 1)])
        scene.fill(can, "#4f8a8a, #2f5a60", round=5, **style)
        scene.line([(x + 22, y - 8), (x + 38, y - 16)], 3.4, "#2f5a60", curve=False)
    scene.glow(x, y, 60, "#fff3b8", 0.25)


def _closing_eye(scene: Scene) -> None:
    """The lamp is going out: dusk in the room, a blind half down like a lid."""
    x, y = RIGHT_EYE
    style: Style = {"detail": 0.8, "ink": 0.45, "wobble": 0.5}
    glass = circle(x, y, 80)
    scene.fill(glass, "#6a5a50, #8a6a44, #5a4440", detail=0.6, ink=0.5)
    with scene.clip(glass):
        scene.glow(x + 40, y + 40, 70, "#ffc860", 0.6)
        scene.fill(rect(x - 90, y + 60, 180, 40), "#5a3f38, #3a2a30", **style)
        scene.line([(x + 44, y + 62), (x + 44, y + 34)], 4, "#3a2a30", curve=False)
        shade = poly([(x + 30, y + 36), (x + 58, y + 36), (x + 52, y + 14), (x + 36, y + 14)])
        scene.fill(shade, "#ffe08a, #d9963c", round=6, **style)
        slender(scene, x - 8, y + 98, 100, "#3a3044", "#1c1418", arm=(42, -62), lean=4, rim=0.6)
        blind = spline(
            [
                (x - 90, y - 90, 1),
                (x + 90, y - 90, 1),
                (x + 90, y - 34, 1),
                (x, y - 14),
                (x - 90, y - 34, 1),
            ]
        )
        scene.fill(blind, "#9a7a64, #6f5450, #5a4248", round=16, **style)
        for k in range(5):
            level = y - 80 + k * 13
            scene.line(
                [(x - 84, level), (x, level + 10), (x + 84, level)], 2.6, "#4a3440", alpha=0.6
            )
    scene.line(ring(x, y, 80, 80, 50), 5, "#d9b088")


def _beak(scene: Scene) -> None:
    """An oriel between the eyes."""
    style: Style = {"detail": 0.65, "ink": 0.5, "wobble": 0.8}
    beak = spline("400 452!, 446 500, 448 556, 424 604, 400 644!, 376 604, 352 556, 354 500")
    scene.cast(beak, strength=0.5, soft=10, dy=10)
    scene.fill(beak, "#f0c878, #c9924a, #8a5a3c", round=34, rim=0.5, **style)
    scene.fill(arch(374, 504, 22, 50), "#2c4450, #1c2c38", **style)
    scene.fill(arch(404, 504, 22, 50), "#2c4450, #1c2c38", **style)
    scene.line("358 566, 400 578, 442 566", 4, "#8a5a3c")


def _porch(scene: Scene) -> None:
    """Two doorways with clawed steps."""
    style: Style = {"detail": 0.65, "ink": 0.5, "wobble": 0.8}
    ground = spline("-40 1160!, 200 1148, 600 1148, 840 1160!, 840 1260!, -40 1260!")
    scene.fill(ground, "#3a4a50, #1f2c34", detail=0.3, flow=0)
    for x in (292, 508):
        scene.glow(x, 1130, 70, "#ffc860", 0.35)
        for reach in (-46, -16, 16, 46):
            claw = tube(
                [(x + reach * 0.4, 1120), (x + reach, 1150), (x + reach * 1.15, 1182)], [17, 17, 8]
            )
            scene.fill(claw, "#e0b070, #8a5f44", round=15, rim=0.4, **style)
            tip = spline(
                [
                    (x + reach * 1.15 - 7, 1178, 1),
                    (x + reach * 1.2, 1200, 1),
                    (x + reach * 1.15 + 8, 1178, 1),
                ]
            )
            scene.fill(tip, "#2a1c20", round=4, **style)
