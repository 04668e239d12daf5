"""Smiling masks go by on a belt; two gloved hands have lifted out the one that came out sad."""

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
    spline,
    tube,
    union,
)

SLEEVE, GLOVE = "#2f5a94", "#e8a03c"
FACE = (
    "0 -118, 62 -108, 96 -60, 98 6, 78 76, 40 124, 0 138, -40 124, -78 76, -98 6, -96 -60, -62 -108"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(52)
    scene = Scene(
        52, light=(-0.25, -0.8, 0.5), light_colour="#fff6d8", shadow="#12283a", haze="#8fa8a0"
    )
    scene.sky("0 #2c4a50, 0.5 #3f6464, 1 #1c3440", warp=40, flow=-20)
    _floor(scene)
    _belt(scene)
    scene.glow(400, 700, 420, "#fff0c0", 0.55)
    _held(scene, rng)
    return gouache(
        scene,
        palette="#1c3440, #2c4a50, #3f6464, #8fa8a0, #f8f4e6, #c8ccc0, #e8a03c, #8a4a1c, #2f5a94, "
        "#16294c, #8fd03c, #3f8a34, #6ab8e8",
        pull=0.1,
    )


def _floor(scene: Scene) -> None:
    for k in range(-6, 12):
        x = 120.0 * k
        scene.line([(x, 1230), (x + 560, -30)], 4, "#24424a", curve=False, alpha=0.7)
    for k in range(12):
        y = 130.0 * k
        scene.line([(-20, y + 120), (820, y - 240)], 4, "#24424a", curve=False, alpha=0.7)


def _mask(scene: Scene, glad: float) -> None:
    """A face 200 wide round the origin; glad 1 = a broad smile, -1 = grief."""
    style: Style = {"detail": 0.85, "ink": 0.6}
    face = spline(FACE)
    scene.fill(face, "#ffffff, #f4efe0, #a8b0b0", angle=70, round=74, rim=0.5, flow="form", **style)
    dark = "#1a2434"
    for s in (-1, 1):
        tilt = 16 * s * (1 if glad < 0 else -1)
        with scene.at(s * 42, -26, 1, tilt):
            if glad > 0:
                hole = spline("-26 10!, -14 -14, 14 -14, 26 10!, 10 2, -10 2")
            else:
                hole = spline("-27 2!, -8 -15, 18 -12, 27 6!, 10 14, -12 12")
            scene.fill(hole, dark, **style)
        brow = [(s * 76, -58 + 12 * (glad < 0)), (s * 44, -78), (s * 16, -62 - 26 * (glad < 0))]
        scene.line(brow, 7, "#5a6468", detail=0.95)
        scene.fill(ellipse(s * 62, 26, 22, 15), "#f08a78", soft=8, alpha=0.55)
    nose = spline("-9 -14, 9 -14, 17 26, 0 36, -17 26")
    scene.fill(nose, "#ffffff, #d0d0c4", round=16, soft=2, detail=0.8)
    if glad > 0:
        mouth = spline("-58 50!, -28 66, 0 70, 28 66, 58 50!, 46 92, 0 112, -46 92")
        scene.fill(mouth, dark, **style)
        teeth = spline("-48 58!, 0 74, 48 58!, 42 74, 0 88, -42 74")
        scene.fill(teeth, "#fffdf4", detail=0.95)
    else:
        mouth = spline("-44 96!, -22 68, 0 62, 22 68, 44 96!, 20 84, 0 80, -20 84")
        scene.fill(mouth, dark, **style)


def _belt(scene: Scene) -> None:
    """It does not stop; the gap goes on with it."""
    style: Style = {"detail": 0.7, "ink": 0.6}
    band = poly("-40 560, 840 118, 840 -220, -40 190")
    scene.cast(band, strength=0.8, soft=30, dy=46)
    scene.fill(band, "#223a4c, #16283a", detail=0.4, flow=-27)
    with scene.clip(band):
        for k in range(22):
            x = -80.0 + 44 * k
            scene.line([(x, 220 - 0.5 * x), (x + 160, 560 - 0.5 * x)], 4, "#0f1c2c", curve=False)
    for a, b in (((-40, 576), (840, 134)), ((-40, 196), (840, -246))):
        scene.line([a, b], 40, "#7a98a0", curve=False, round=18, **style)
        for k in range(13):
            t = (k + 0.4) / 13
            bolt = circle(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 9)
            scene.fill(bolt, "#d8e4e0, #4a6a74", round=7, **style)
    for x, y, rot in ((60.0, 336.0, -32), (590, 66, -22), (800, -40, -30)):
        with scene.at(x, y, 1.12, rot):
            scene.cast(spline(FACE), strength=0.8, soft=12, dx=12, dy=18)
            _mask(scene, 1)
    gap = ellipse(326, 204, 116, 140, -27)
    scene.fill(gap, "#3a5664", detail=0.6, ink=0.4, alpha=0.9)
    scene.fill(ellipse(320, 196, 100, 124, -27), "#0f1c2c", soft=8, alpha=0.6)


def _held(scene: Scene, rng: np.random.Generator) -> None:
    """He has stopped work to look at it."""
    style: Style = {"detail": 0.8, "ink": 0.6}
    for s in (-1, 1):
        arm = [(400 + s * 330, 1270), (400 + s * 290, 1130), (400 + s * 214, 1010)]
        sleeve = tube(arm, [120, 104, 84])
        scene.cast(sleeve, strength=0.6, soft=20, dy=20)
        scene.fill(sleeve, [mix(SLEEVE, "#c8e0ff", 0.2), SLEEVE, "#16294c"], round=80, flow=70,
                   rim=0.5, **style)  # fmt: skip
        for k in range(4):
            y = 1150.0 + 34 * k
            x = 400 + s * (296 + 8 * k)
            scene.line([(x - 84, y - 8), (x, y + 16), (x + 84, y - 12)], 9, "#16294c", alpha=0.5,
                       soft=3)  # fmt: skip
        scene.fill(_glove(s), [mix(GLOVE, "#fff0c0", 0.25), GLOVE, "#8a4a1c"], round=54, rim=0.5,
                   **style)  # fmt: skip
        cuff = tube([(400 + s * 300, 1000), (400 + s * 226, 1052), (400 + s * 150, 1086)], [27] * 3)
        scene.fill(cuff, [mix(GLOVE, "#fff0c0", 0.35), GLOVE, "#8a4a1c"], round=24, **style)
    with scene.at(400, 740, 2.3, -5):
        scene.cast(spline(FACE), strength=0.7, soft=10, dy=14)
        _mask(scene, -1)
        tear = spline("46 -4!, 58 22, 46 36, 34 22")
        scene.fill(tear, "#f4fcff, #6ab8e8", round=10, detail=0.95, ink=0.6)
        scene.line("42 -12, 46 0", 5, "#8accf0", alpha=0.9)
    for s in (-1, 1):
        thumb = tube(
            [(400 + s * 236, 900), (400 + s * 196, 850), (400 + s * 150, 836)], [38, 36, 27]
        )
        scene.cast(thumb, strength=0.6, soft=10, dy=12)
        scene.fill(
            thumb, [mix(GLOVE, "#fff0c0", 0.4), GLOVE, "#a85c20"], round=34, rim=0.6, **style
        )
        seam = [(400 + s * 232, 884), (400 + s * 196, 838), (400 + s * 156, 822)]
        for k in range(5):
            px = seam[0][0] + (seam[2][0] - seam[0][0]) * k / 4
            py = seam[0][1] + (seam[2][1] - seam[0][1]) * (k / 4) ** 0.7
            scene.pen([(px - 3, py - 7), (px + 3, py + 7)], 3, "#7a3c14", 0.9, curve=False)
    _willow(scene, rng)


def _glove(s: int) -> Path:
    """The palm under the mask and the ends of the fingers that show beside it."""
    x = 400 + s * 200
    palm = spline([(x + s * 60, 1050), (x + s * 74, 960), (x + s * 50, 880), (x - s * 30, 880),
                   (x - s * 60, 980), (x - s * 30, 1070)])  # fmt: skip
    fingers = [
        tube([(x, 930), (x + s * (50 + 10 * k), 850 - 46 * k),
              (x + s * (34 - 4 * k), 800 - 52 * k)], [40, 36, 29])
        for k in range(3)
    ]  # fmt: skip
    return union(palm, *fingers)


def _willow(scene: Scene, rng: np.random.Generator) -> None:
    """Out of the dry eye a willow has come into leaf."""
    stems = (
        "310 690, 262 600, 190 560, 120 590, 92 680", "310 690, 296 590, 330 500, 300 420, 230 400",
        "312 690, 280 620, 214 620, 168 680, 160 770",
    )  # fmt: skip
    for points in stems:
        scene.fill(tube(points, [8, 7, 5, 4, 2]), "#7a9a3c, #4a6a2c", round=6, detail=0.9, ink=0.4)
        given = np.array([[float(v) for v in p.split()] for p in points.split(",")])
        for t in np.linspace(1.2, 4, 9):
            x, y = (float(np.interp(t, range(5), given[:, i])) for i in (0, 1))
            for side in (-1, 1):
                a = np.deg2rad(float(rng.normal(90 + side * 34, 10)))
                tip = (x + 52 * np.cos(a), y + 52 * np.sin(a))
                middle = ((x + tip[0]) / 2 + side * 9, (y + tip[1]) / 2)
                leaf = tube([(x, y), middle, tip], [2, 9, 1], 14, cap=False)
                tones = ("#c8f070, #6ab034", "#8fd03c, #3f8a34")[side > 0]
                scene.fill(leaf, tones, round=6, detail=0.9, ink=0.4)
