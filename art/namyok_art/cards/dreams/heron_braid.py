"""Two herons, near by, plait three rivers into one braid and have tied it with a red ribbon."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rgb,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.land import hill

STRANDS = ("#2468c0", "#12a09a", "#7a58c8")
TOP, FOOT = 580.0, 1060.0


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(32)
    scene = Scene(
        32, light=(0.45, -0.75, 0.5), light_colour="#fff2cc", shadow="#33285c", haze="#ffd8b8"
    )
    scene.sky("0 #f06a6c, 0.1 #ff9a78, 0.2 #ffd890, 0.26 #fff0b8, 1 #f0b080", warp=40, flow=2)
    scene.fill(circle(408, 214, 74), "#fffff0, #fff0a8", detail=0.7, soft=2)
    scene.glow(408, 214, 200, "#fff4c0", 0.7)
    _land(scene, rng)
    _rivers(scene)
    _braid(scene)
    _ribbon(scene)
    _heron(scene, False)
    _heron(scene, True)
    return gouache(
        scene,
        palette="#f06a6c, #ffd890, #fff0b8, #f0a070, #c8684c, #2468c0, #12a09a, #7a58c8, #f4f2f0, "
        "#8a98b8, #2c2c48, #d8242c, #f0a02c",
        pull=0.1,
    )


def _land(scene: Scene, rng: np.random.Generator) -> None:
    """A plain in the colours of the morning, fields upon fields."""
    hill(scene, "-20 250, 160 216, 330 246, 520 220, 820 250", "#d8808c, #e89a8c", detail=0.3)
    tones = ("#f0a878", "#e88a70", "#f4bc7c", "#d8785c", "#f0a46c", "#c86a54")
    for k, y in enumerate((276.0, 320, 390, 490, 640, 850)):
        ridge = [(-20, y + 10), (200, y - 16), (480, y + 14), (820, y - 12)]
        tone = tones[k]
        hill(scene, ridge, [mix(tone, "#fff0b8", 0.35), tone], detail=0.4, flow=2)
        for _ in range(12):
            x = float(rng.uniform(-20, 760))
            low = y + float(rng.uniform(10, 40)) * (0.5 + 0.5 * k)
            furrow = [(x, low), (x + 40 + 20 * k, low - 4), (x + 90 + 40 * k, low + 2)]
            scene.line(furrow, 2 + k * 0.6, "#a84c48", alpha=0.35)


def _rivers(scene: Scene) -> None:
    """Each comes from its own corner of the sky."""
    courses = (
        "70 262, 150 300, 60 350, 190 420, 130 490, 260 560, 330 580",
        "420 264, 372 300, 440 350, 360 420, 430 490, 400 560, 404 600",
        "720 258, 640 300, 740 352, 610 420, 680 486, 540 550, 470 580",
    )
    for points, tone in zip(courses, STRANDS, strict=True):
        bank = tube(points, [6, 12, 18, 28, 38, 50, 60])
        scene.fill(bank, "#8a4444", alpha=0.5, soft=5)
        river = tube(points, [3, 8, 13, 22, 31, 42, 52])
        tones = [mix(tone, "#fff4d0", 0.6), mix(tone, "#ffffff", 0.15), rgb(tone)]
        scene.fill(river, tones, round=12, shade=0.35, detail=0.7)
        for off in (-0.5, 0.0, 0.5):
            curve = sample(points, 40)
            shift = np.linspace(0, 52 * off, 40)
            curve[:, 0] += shift
            scene.pen([(float(x), float(y)) for x, y in curve], 2.6, "#fff8e0", 0.6)
    with scene.at(366, 424, 0.8, -6):  # somebody lives on the water and has not looked ahead
        hull = spline("-34 -10!, 34 -10!, 22 10, -22 10")
        scene.fill(hull, "#e84a38, #8a1c24", round=8, detail=0.9, ink=0.6)
        scene.fill(poly("-2 -14, -2 -66, 32 -16"), "#fffaf0, #f0d8b8", detail=0.9, ink=0.5)
        scene.line([(-3, -10), (-3, -70)], 4, "#4a2c28", curve=False)


def _braid(scene: Scene) -> None:
    """Three strands, each in turn over the others: long lobes from the outside to the middle."""
    scene.cast(tube([(400, TOP), (400, FOOT)], [140, 110]), strength=0.5, soft=30, dx=-26, dy=20)
    count = 9
    for k in range(count - 1, -1, -1):  # from below: each tip lies over the next strand
        t = k / (count - 1)
        s = 1 if k % 2 else -1
        y = TOP + 20 + (FOOT - TOP - 110) * t
        wide = 1.08 - 0.22 * t
        tone = STRANDS[(k * 2) % 3]
        with scene.at(400, y, wide):
            lobe = spline(
                [(-s * 16, -84), (s * 70, -92), (s * 124, -44), (s * 122, 22), (s * 66, 92),
                 (-s * 10, 138), (-s * 74, 158), (-s * 84, 128), (-s * 40, 66), (-s * 6, 0)]
            )  # fmt: skip
            scene.cast(lobe, strength=0.55, soft=10, dy=12)
            lit = [mix(tone, "#fff4d0", 0.35), rgb(tone), mix(tone, "#1c1848", 0.3)]
            scene.fill(lobe, lit, round=46, rim=0.6, detail=0.8, ink=0.6, flow=60 if s < 0 else 120)
            with scene.clip(lobe):
                for n in range(7):
                    u = n / 6
                    line = [(s * (118 * u + 4), -96), (s * (132 * u - 8), -20),
                            (s * (110 * u - 44), 60), (-s * (84 - 70 * u), 150)]  # fmt: skip
                    pale = n % 3 != 1
                    scene.fill(tube(line, [1, 5 if pale else 4, 4, 1]),
                               "#fff8e0" if pale else mix(tone, "#14143c", 0.5), alpha=0.75,
                               detail=0.85)  # fmt: skip


def _ribbon(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "ink": 0.6}
    tail = spline("330 1060!, 470 1060!, 520 1160, 600 1240!, 220 1240!, 290 1160")
    scene.fill(tail, "#5a9ad8, #2468c0, #1c3f94", round=40, flow=84, **style)
    for k in range(9):
        x = 350.0 + 13 * k
        end = 260 + 36 * k
        scene.line([(x, 1070), ((x + end) / 2 + 2, 1150), (end, 1236)], 4,
                   ("#fff8e0", "#12a09a", "#b09ae8")[k % 3], alpha=0.8)  # fmt: skip
    red = "#ff6a54, #d8242c, #8a1024"
    for s in (-1, 1):
        end = spline(
            [
                (400, 1050, 1),
                (400 + s * 60, 1090),
                (400 + s * 120, 1180, 1),
                (400 + s * 84, 1164),
                (400 + s * 60, 1190, 1),
                (400 + s * 20, 1100),
            ]
        )
        scene.fill(end, red, round=16, **style)
        loop = spline([(400, 1046, 1), (400 + s * 60, 976), (400 + s * 158, 960),
                       (400 + s * 176, 1030), (400 + s * 120, 1086)])  # fmt: skip
        scene.cast(loop, strength=0.5, soft=10, dy=12)
        scene.fill(loop, red, round=30, rim=0.6, **style)
        fold = [(400 + s * 30, 1044), (400 + s * 90, 1020), (400 + s * 130, 1024)]
        scene.line(fold, 8, "#7a0c20", alpha=0.7, soft=2)
    scene.fill(ellipse(400, 1046, 40, 46), red, round=30, **style)


def _heron(scene: Scene, right: bool) -> None:
    """Head bent to the work, a strand in the beak, wing folded like a cloak."""
    style: Style = {"detail": 0.8, "ink": 0.5}
    grey = "#8a9cc0" if right else "#a4b0c8"
    with scene.at(800 if right else 0, 64 if right else 0, 1, 0, right):
        body = spline("-40 1260!, -40 760, 40 730, 130 780, 214 900, 236 1050, 200 1260!")
        scene.fill(body, [mix(grey, "#ffffff", 0.3), grey, mix(grey, "#2c2c48", 0.5)], round=90,
                   rim=0.7, flow=70, **style)  # fmt: skip
        with scene.clip(body):
            for row in range(5, -1, -1):
                for k in range(6):
                    x, y = -30.0 + 48 * k + 20 * (row % 2), 850.0 + 74 * row + 10 * k
                    quill = spline([(x - 26, y - 30), (x + 26, y - 34), (x + 20, y + 50),
                                    (x, y + 84, 1), (x - 20, y + 50)])  # fmt: skip
                    tone = mix(grey, "#2c2c58", 0.12 * row)
                    scene.fill(
                        quill, [mix(tone, "#ffffff", 0.25), tone], round=10, shade=0.4, **style
                    )
        neck = tube("60 830, 150 760, 156 660, 70 590, 40 500, 96 428, 172 432",
                    [74, 52, 42, 40, 40, 42, 46])  # fmt: skip
        head = ellipse(190, 446, 66, 46, 14)
        whole = union(neck, head)
        scene.cast(whole, strength=0.4, soft=14, dx=10, dy=14)
        scene.fill(whole, "#ffffff, #f0f0f4, #a8b4d0", round=50, rim=0.6, flow="form", **style)
        for k in range(7):
            x, y = sample("78 560, 96 620, 168 680, 180 760, 140 810", 7)[k]
            scene.fill(tube([(x - 6, y - 20), (x + 4, y + 16)], [3, 7]), "#2c2c48", detail=0.9)
        for points in ("190 412, 110 380, 20 396, -30 440", "176 408, 100 396, 40 424, 0 470"):
            scene.fill(tube(points, [17, 14, 8, 1]), "#2c2c48, #14142c", round=10, **style)
        scene.fill(tube("136 412, 190 402, 240 426", [7, 17, 6]), "#2c2c48", round=10, **style)
        beak = spline("236 426!, 304 484, 378 572!, 288 512, 224 482!")
        scene.fill(beak, "#ffd060, #f0902c, #b8541c", round=16, rim=0.6, **style)
        scene.line([(232, 456), (296, 500), (366, 562)], 5, "#7a3414", detail=0.95)
        scene.fill(circle(206, 440, 20), "#ffe04c", round=16, **style)
        scene.fill(circle(212, 444, 11), "#14101c", detail=1)
        scene.fill(circle(208, 438, 4), "#ffffff", detail=1)
