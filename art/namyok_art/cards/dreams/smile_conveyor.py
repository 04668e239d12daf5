"""Smiles ride down a conveyor; the inspector comforts the one that came out sad."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    blur,
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

FACE = "0 -104, 52 -92, 80 -44, 76 22, 50 76, 0 104, -50 76, -76 22, -80 -44, -52 -92"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(52)
    scene = Scene(
        52, light=(-0.2, -0.85, 0.5), light_colour="#f6f4d8", shadow="#1f3438", haze="#a9b8a8"
    )
    scene.sky("0 #4f6862, 0.4 #7f9488, 0.62 #8fa294, 1 #5a7068", warp=40)
    _hall(scene, rng)
    _willow(scene, rng)
    _belt(scene)
    _masks(scene)
    _lamps(scene)
    _inspector(scene)
    return gouache(
        scene,
        palette=(
            "#f6f0de, #dcd8c4, #a9b8a8, #7f9488, #5a7068, #38504c, #223438, #3f6478, #6a8ea0, "
            "#8fc43c, #5f9a34, #c9b07a, #b06a50"
        ),
        pull=0.16,
        saturation=1.06,
    )


def _hall(scene: Scene, rng: np.random.Generator) -> None:
    """A high workshop: tall windows of wired glass, girders, a tiled floor."""
    style: Style = {"detail": 0.5, "wobble": 1, "ink": 0.35}
    for left in (40, 246, 452, 658):
        frame = rect(left, 90, 150, 330, 4)
        scene.fill(frame, "#38504c", **style)
        for row in range(5):
            for column in range(3):
                pane = rect(left + 8 + column * 47, 98 + row * 64, 41, 58)
                tone = mix("#c3d0bc", "#8fa8a0", rng.uniform())
                scene.fill(pane, tone, detail=0.5, texture=0.1)
    scene.fill(rect(-20, 20, 840, 34), "#5a7068, #304844", round=8, flow=0, **style)
    for x in range(0, 820, 80):
        brace = stroke([(x, 52), (x + 40, 24), (x + 80, 52)], 6, curve=False)
        scene.fill(brace, "#2a403e", detail=0.7)
    floor = poly("-20 640, 820 560, 820 1230, -20 1230")
    scene.fill(floor, "0 #6f8478, 0.4 #7f9284, 1 #4a605a", detail=0.2, flow=-6, texture=0.1)
    for k in range(9):
        y = 640 + 60 * k + 5 * k * k
        scene.line([(-20, y), (820, y - 80 - 3 * k)], 3, "#4a605a", alpha=0.6, curve=False)
    for k in range(-2, 12):
        scene.line(
            [(k * 84 + 60, 620), (k * 150 - 220, 1230)], 3, "#4a605a", alpha=0.45, curve=False
        )
    scene.line([(-20, 640), (820, 560)], 10, "#38504c", curve=False, alpha=0.9)


def _willow(scene: Scene, rng: np.random.Generator) -> None:
    """The reject bin by the wall has taken root."""
    style: Style = {"detail": 0.6, "wobble": 1.2, "ink": 0.5}
    scene.cast(ellipse(170, 800, 150, 22), "#2a403e", 0.7, 10)
    chute = poly("40 612, 250 590, 216 790, 92 800")
    trunk = union(
        tube("150 640, 140 520, 176 400, 160 300", [26, 22, 18, 14]),
        tube("166 420, 100 350, 60 290", [14, 10, 8]),
        tube("166 400, 240 330, 300 280", [14, 10, 8]),
        tube("160 310, 190 230, 180 180", [12, 9, 7]),
    )
    scene.fill(trunk, "#b5a47c, #7a6c50, #4a4438", round=16, flow="form", **style)
    crowns = [
        (60, 280),
        (110, 220),
        (180, 176),
        (250, 216),
        (304, 270),
        (150, 300),
        (220, 280),
        (30, 330),
        (334, 320),
    ]
    for x, y in crowns:
        puff = ellipse(x, y - 6, 62, 40)
        scene.fill(puff, "#a9d858, #5f9a34", alpha=0.75, soft=9, wobble=6, detail=0.2, round=24)
    for x, y in crowns:
        for _ in range(15):
            sx, sy = x + rng.normal() * 26, y - 8 + rng.normal() * 18
            drop = rng.uniform(120, 330)
            sway = rng.normal() * 14 + (sx - 180) * 0.16
            line = [(sx, sy), (sx + sway * 0.7, sy + drop * 0.35), (sx + sway, sy + drop)]
            tone = mix("#4f8a30", "#bfe06a", rng.uniform())
            scene.fill(tube(line, [2.4, 3, 0.8], 20), tone, detail=0.55, alpha=0.95)
            for t in np.linspace(0.2, 1, 7):
                lx = sx + sway * t + rng.normal() * 3
                ly = sy + drop * t
                leaf = ellipse(lx, ly, 2.6, 9, rng.uniform(-40, 40))
                scene.fill(leaf, mix("#5f9a34", "#cfe884", rng.uniform()), detail=0.7, wobble=0.3)
    scene.fill(chute, "#8aa0a0, #5f7a80, #38505a", angle=10, round=10, **style)
    scene.fill(ellipse(145, 602, 106, 22, -6), "#304844", **style)
    scene.fill(tube("42 612, 145 622, 248 590", [6, 7, 6]), "#a9bcb8, #5f7a80", round=5, **style)
    for x, y, rot in ((96, 596, -20), (196, 586, 24), (150, 600, 6)):
        with scene.at(x, y, 0.3, rot):
            _mask(scene, "sad")
    for k in range(7):
        x = 70 + k * 26
        scene.fill(
            tube(
                [(x, 606), (x + rng.normal() * 8, 660), (x + rng.normal() * 14, 700)], [2, 2.6, 1]
            ),
            "#7fb83c",
            detail=0.7,
        )


def _belt_point(t: float, across: float) -> tuple[float, float]:
    """t from 0 (far, upper right) to 1 (near, lower left); across -1 far rail, 1 near rail."""
    s = t**1.5
    x, y = 800 - 720 * s - 20 * t, 520 + 560 * s
    half = 46 + 132 * s
    return x + across * half * 0.75, y + across * half * 0.66


def _belt(scene: Scene) -> None:
    style: Style = {"detail": 0.55, "wobble": 0.8, "ink": 0.45}
    turns = np.linspace(-0.25, 1.3, 30)
    ts = [max(float(t), 0.0) if t > -0.2 else 0.0 for t in turns]
    far, near = [_belt_point(t, -1) for t in ts], [_belt_point(t, 1) for t in ts]
    side = poly([*near, *[(x, y + 34 + 0.04 * y) for x, y in near[::-1]]])
    scene.cast(poly([*near, *[(x + 30, y + 190) for x, y in near[::-1]]]), "#2a403e", 0.6, 20)
    for t in (0.34, 0.62, 0.86):
        x, y = _belt_point(t, 0.94)
        leg = 90 + 180 * t**1.5
        scene.line(
            [(x, y + 20), (x + 6, y + leg)], 10 + 14 * t, "#3f5a5c, #223438", curve=False, round=6
        )
    scene.fill(side, "#6a8ea0, #3f6478, #28424e", round=8, **style)
    top = poly([*far, *near[::-1]])
    scene.fill(top, "#3a4c4c, #2c3c3e", detail=0.4, texture=0.08, ink=0.4)
    with scene.clip(top):
        for t in np.linspace(0.02, 1.3, 26):
            a, b = _belt_point(float(t), -1.1), _belt_point(float(t), 1.1)
            scene.line([a, b], 2 + 3 * t, "#1c2c2e", alpha=0.8, curve=False)
    for line in (far, near):
        scene.fill(tube(line, [5, 9, 14]), "#c3d0c8, #7f9a9c", round=6, **style)
    for t in np.linspace(0.12, 1.2, 12):
        x, y = _belt_point(float(t), 1)
        r = 6 + 10 * t
        scene.fill(circle(x, y + 18 + 12 * t, r), "#a9bcb8, #4a6468", round=r * 0.8, **style)
    machine = poly("640 330, 830 300, 830 620, 716 640, 640 560")
    scene.cast(machine, "#2a403e", 0.6, 12, -8, 14)
    scene.fill(machine, "#5f8090, #3f6478, #28424e", angle=0, round=14, **style)
    scene.fill(poly("652 480, 726 470, 726 592, 664 560"), "#16262a", **style)
    for k, tone in enumerate(("#8fc43c", "#f0c84a", "#c96a50")):
        scene.fill(circle(672 + k * 34, 376 - k * 4, 10), tone, round=8, **style)
    scene.fill(rect(664, 408, 120, 34, 5), "#dcd8c4, #a9b09c", round=5, **style)
    scene.line(sample("690 422, 722 436, 756 420", 16), 4, "#38504c")
    pipe = tube("742 306, 744 230, 700 190, 640 180, 620 120, 622 40", [22, 22, 22, 22, 20, 20])
    scene.fill(pipe, "#7f9a9c, #4a6870", round=18, **style)


def _mask(scene: Scene, mood: str, tone: Colour = "#f6f0de") -> None:
    """A white theatre mask about 160 x 210."""
    style: Style = {"detail": 0.75, "wobble": 0.8}
    face = spline(FACE)
    paint = [mix(tone, "#ffffff", 0.4), tone, mix(tone, scene.shadow, 0.3)]
    scene.fill(face, paint, round=58, ink=0.55, rim=0.4, flow="form", **style)
    dark = "#2c3c3e"
    if mood == "smile":
        for side in (-1, 1):
            eye = spline(
                [(side * 54, -14, 1), (side * 34, -38), (side * 14, -14, 1), (side * 34, -24)]
            )
            scene.fill(eye, dark, **style)
        mouth = spline("-52 24!, -30 42, 0 48, 30 42, 52 24!, 34 66, 0 78, -34 66")
        scene.fill(mouth, dark, ink=0.4, **style)
        for side in (-1, 1):
            scene.fill(circle(side * 52, 12, 13), "#d99a80", alpha=0.45, soft=5, detail=0.3)
    else:
        for side in (-1, 1):
            eye = spline(
                [(side * 56, -12, 1), (side * 34, -20), (side * 12, -32, 1), (side * 32, -6)]
            )
            scene.fill(eye, dark, **style)
            scene.line(
                [(side * 58, -34), (side * 34, -46), (side * 12, -58)], 6, mix(tone, dark, 0.5)
            )
        mouth = spline("-38 64!, -22 44, 0 38, 22 44, 38 64!, 18 54, 0 51, -18 54")
        scene.fill(mouth, dark, ink=0.4, **style)
        tear = spline("-38 4!, -29 24, -38 34, -47 24")
        scene.fill(tear, "#bfe0ec, #6a9ab8", round=7, ink=0.6, detail=0.95)
    bridge = tube([(2, -20), (8, 8), (0, 16)], [3, 5, 4])
    scene.fill(bridge, mix(tone, scene.shadow, 0.2), alpha=0.7, soft=2, detail=0.5)


def _masks(scene: Scene) -> None:
    for t in (0.2, 0.31, 0.42, 0.535, 0.66, 0.80, 0.965):
        x, y = _belt_point(t, -0.02)
        size = 0.24 + 0.78 * t**1.5
        scene.cast(ellipse(x + 12 * size, y + 26 * size, 92 * size, 62 * size), "#101c1e", 0.75, 8)
        with scene.at(x, y - 22 * size, size * 0.94, -8 - 10 * t, scale_y=size * 0.86):
            _mask(scene, "smile")


def _lamps(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "wobble": 0.6, "ink": 0.5}
    lamps = ((474.0, 196.0, 1.0), (262.0, 128.0, 1.2))
    for x, y, size in lamps:
        cone = poly(
            [
                (x - 44 * size, y + 6),
                (x + 44 * size, y + 6),
                (x + 250 * size, 1010),
                (x - 190 * size, 1060),
            ]
        )
        mask = blur(scene.mask(cone), 26) * np.clip((1100 - scene.ys) / 900, 0, 1)
        cover = (mask * 0.3)[..., None].astype(np.float32)
        glow = np.array([1.0, 0.97, 0.78], np.float32)
        scene.rgb = np.asarray(1 - (1 - scene.rgb) * (1 - glow * cover))
    for x, y, size in lamps:
        scene.line([(x, 40), (x, y - 30 * size)], 4, "#223438", curve=False)
        scene.glow(x, y + 10, 70, "#fff6cc", 0.8)
        with scene.at(x, y, size):
            scene.fill(ellipse(0, 4, 44, 11), "#fffbe0", detail=0.9)
            shade = spline("-50 6!, -38 -16, -14 -34, 14 -34, 38 -16, 50 6!, 0 -2")
            scene.fill(shade, "#6a8ea0, #38525e", round=14, **style)


def _inspector(scene: Scene) -> None:
    """From behind, rocking a mask that looks back at us over the shoulder."""
    style: Style = {"detail": 0.7, "wobble": 0.9, "ink": 0.55}
    coat = "#7fa0ac, #567a8a, #345260"
    with scene.at(604, 1120, 1.06):
        scene.cast(ellipse(20, 4, 130, 20), "#1c2c2e", 0.75, 10)
        for side in (-1, 1):
            leg = tube([(side * 30, -90), (side * 30, -14)], [22, 19])
            scene.fill(
                union(leg, ellipse(side * 36, -10, 34, 15)), "#4a4a44, #2a2c2c", round=14, **style
            )
        for points in (
            "58 -312, 106 -250, 92 -186, 44 -176",
            "-58 -312, -106 -250, -92 -190, -44 -176",
        ):
            scene.fill(tube(points, [27, 26, 24, 20]), coat, round=22, rim=0.4, **style)
        scene.fill(rect(-6, -372, 36, 40, 8), "#c99a78", **style)
        with scene.at(-74, -396, 0.72, -11):
            scene.cast(spline(FACE), "#1c2c2e", 0.5, 10, 6, 12)
            _mask(scene, "sad")
        for k, y in enumerate((-392, -375, -358)):
            tip = tube([(-146 + k * 2, y + 4), (-128 + k * 2, y)], [9, 8.4])
            scene.fill(tip, "#f0e8d0, #c3b998", round=8, **style)
        body = spline(
            "-62 -322, -24 -348, 24 -352, 58 -330, 80 -270, 84 -180, 98 -66!, 0 -52, -98 -66!, "
            "-84 -180, "
            "-80 -270"
        )
        scene.fill(body, coat, round=50, rim=0.5, flow=90, **style)
        scene.line("0 -338, 3 -200, 0 -60", 3, "#2a424e", alpha=0.7)
        scene.fill(rect(-52, -196, 104, 17, 6), "#4a6a78", round=5, **style)
        for x in (-30, 30):
            scene.fill(circle(x, -188, 6), "#dcd8c4", round=5, **style)
        head = ellipse(18, -404, 46, 51, -8)
        scene.fill(head, "#8a6a4c, #5a4434", round=36, **style)
        scene.fill(ellipse(62, -396, 10, 15), "#d9a888", round=7, **style)
        cap = spline("-30 -412!, -30 -442, 0 -466, 40 -462, 64 -430, 64 -406!, 16 -422")
        scene.fill(cap, "#e3dcc4, #a9b09c", round=22, **style)
