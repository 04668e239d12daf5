"""A red river and a blue one fall from two jugs, twist together and make one violet sea."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    ring,
    sample,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.sealife import fish
from namyok_art.painted.props.vessels import boat

RED = "#d8304a"
BLUE = "#2f5fc8"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(33)
    scene = Scene(
        33, light=(-0.15, -0.8, 0.5), light_colour="#fffdf4", shadow="#3a2a6a", haze="#f4eef4"
    )
    scene.sky("0 #fdf6ea, 0.5 #fbf4ee, 0.8 #efe6f2, 1 #dcd0ec", warp=60)
    for x, y, radius, tone in (
        (150, 420, 200, "#f9dcd8"),
        (660, 430, 200, "#d4e0f6"),
        (400, 760, 260, "#e8dcf4"),
    ):
        scene.fill(circle(x, y, radius), tone, alpha=0.7, soft=60, detail=0)
    _sea(scene, rng)
    _jug(scene, 176, 196, False, "#f06a74, #d8304a, #8f1c34", "#fff0d8", "#f6c24a")
    _jug(scene, 624, 196, True, "#6f94ec, #2f5fc8, #1f3a84", "#fff6e6", "#8fd8e8")
    _streams(scene)
    _splash(scene, rng)
    _drop(scene)
    with scene.at(566, 1066):
        scene.cast(ellipse(0, 12, 80, 10), "#4a2a84", 0.5, 6)
    boat(scene, 566, 1062, 1.3, "#f0b020", sail="#fff3c0", rot=-4)
    return watercolour(
        scene,
        palette=(
            "#fdf6ea, #f9dcd8, #d8304a, #8f1c34, #d4e0f6, #2f5fc8, #1f3a84, #8a4ab0, #5a2f8f, "
            "#c8a4e0, #f0b020, #fff3c0"
        ),
        pull=0.12,
        bloom=0.3,
    )


def _strand(sway: int) -> list[tuple[float, float]]:
    """Centre line of one stream: out of its jug, then round the other with a shrinking sway."""
    steps = [(118.0, 150.0), (90, 184), (82, 250), (92, 340)]
    for y in np.linspace(430, 960, 24):
        t = (y - 430) / 530
        steps.append(((96 - 58 * t) * float(np.cos(3.5 * np.pi * t)), float(y)))
    return [(400 + sway * across, y) for across, y in steps]


def _streams(scene: Scene) -> None:
    """Blue lies over red, except at the middle crossing: both orders are drawn and joined."""
    red = "0 #f4848a, 0.25 #d8304a, 0.6 #b83a84, 1 #8a4ab0"
    blue = "0 #84a8f0, 0.25 #2f5fc8, 0.6 #5a4ac0, 1 #7a48b4"
    names = ("rgb", "detail", "flow", "ink", "ink_colour")
    before = {name: getattr(scene, name).copy() for name in names}
    _stream(scene, 1, blue, 6)
    _stream(scene, -1, red, 5)
    red_above = {name: getattr(scene, name).copy() for name in names}
    for name in names:
        setattr(scene, name, before[name])
    _stream(scene, -1, red, 5)
    _stream(scene, 1, blue, 6)
    for name in names:
        getattr(scene, name)[581:733] = red_above[name][581:733]


def _stream(scene: Scene, sway: int, tones: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    strand = _strand(sway)
    widths = [20, 36, 44, 46, 46, 46, 44, 44, 46, 50]
    band = tube(strand, widths, 220, cap=False)
    scene.fill(band, tones, round=42, shade=0.8, detail=0.5, flow=90, wobble=1.5, ink=0.35)
    line = sample(strand, 200)
    heading = np.gradient(line, axis=0)
    normal = np.c_[-heading[:, 1], heading[:, 0]] / np.hypot(*heading.T)[:, None]
    with scene.clip(band):
        for _ in range(34):
            shift = rng.uniform(-0.8, 0.8)
            start, length = int(rng.integers(0, 170)), int(rng.integers(14, 34))
            here = np.s_[start : start + length : 4]
            half = np.interp(np.arange(200)[here], np.linspace(0, 199, len(widths)), widths)
            points = line[here] + normal[here] * (half * shift)[:, None]
            if len(points) > 2:
                scene.line(points, rng.uniform(1.6, 4), "#fffaf6", alpha=0.6, detail=0.7)


def _jug(scene: Scene, x: float, y: float, flip: bool, glaze: str, slip: str, dot: str) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 1}
    with scene.at(x, y, 1.06, flip=flip), scene.at(0, 0, 1, 64):
        handle = tube("-44 -84, -112 -92, -136 -20, -112 50, -72 66", [11, 12, 12, 12, 11])
        scene.fill(handle, glaze, round=11, **style)
        body = spline(
            "-48 -112!, 0 -104, 58 -124!, 44 -84, 50 -52, 92 10, 96 70, 62 128, 40 140!, 0 146, "
            "-40 140!, -62 128, -96 70, -92 10, -50 -52, -44 -84"
        )
        scene.fill(body, glaze, angle=-64, round=74, shade=0.9, flow="form", **style)
        with scene.clip(body):
            for level, wide in ((-58, 5), (24, 7), (96, 6)):
                band = [(-110, level - 8), (0, level + 12), (110, level - 8)]
                scene.line(band, wide, slip, detail=0.8)
            for k in range(-3, 4):
                flower = 34 - abs(k) * 3
                scene.fill(circle(k * 30, 60 + flower * 0.1, 10), slip, detail=0.8)
                scene.fill(circle(k * 30, 60 + flower * 0.1, 5), dot, detail=0.9)
        scene.fill(ellipse(4, -114, 53, 13, -4), "#fffaf0, #c8b0b8", round=4, **style)
        scene.line("-52 20, -62 60, -46 104", 8, "#ffffff", alpha=0.5, soft=3)


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.35, "wobble": 2}
    far = spline(
        "-40 930!, 130 916, 270 940, 400 960, 540 938, 690 916, 840 932!, 840 1260!, -40 1260!"
    )
    scene.fill(far, "#d0b0e8, #9a5fc0, #5a2f8f", round=30, shade=0.6, flow=0, **style)
    for level, tones in (
        (1000, "#b884d8, #7a44a8"),
        (1080, "#a468cc, #643898"),
        (1150, "#8a50b8, #4a2880"),
    ):
        swell = [(x, level + 12 * np.sin(x / 62 + level)) for x in range(20, 840, 60)]
        ends = [(860, level + 10, 1), (860, 1260, 1), (-40, 1260, 1)]
        crest = [(-40, level + 10, 1), *swell, *ends]
        scene.fill(spline(crest), tones, round=18, shade=0.7, flow=0, **style)
    for _ in range(60):
        x, y = rng.uniform(20, 780), rng.uniform(950, 1180)
        half = rng.uniform(14, 40)
        tone = "#fff6ff" if rng.uniform() < 0.5 else ("#e8506a" if x < 400 else "#3f6ad8")
        scene.line([(x - half, y), (x, y - 5), (x + half, y)], 3, tone, alpha=0.55, detail=0.6)
    for x, y, tone, flip in (
        (150, 1100, RED, False),
        (236, 1150, BLUE, False),
        (700, 1150, "#c04a8a", True),
    ):
        fish(scene, x, y, 0.62, tone, "#f6dce8", rot=-6, flip=flip)


def _splash(scene: Scene, rng: np.random.Generator) -> None:
    for rx, ry in ((190, 40), (140, 29), (95, 19)):
        scene.line(ring(400, 962, rx, ry, 60), 4, "#fff6ff", alpha=0.7, detail=0.7)
    crown = []
    for k in range(-5, 6):
        x = 400 + k * 18
        top = 912 + abs(k) * 5 - (12 if k % 2 else 0)
        crown.append(tube([(x, 966), (x + k * 3, 940), (x + k * 7, top)], [9, 7, 4]))
    scene.fill(
        union(*crown, ellipse(400, 962, 92, 16)), "#efe0fa, #b888dc", round=8, detail=0.6, ink=0.3
    )
    for _ in range(26):
        turn, away = rng.uniform(np.pi, 2 * np.pi), rng.uniform(80, 170)
        place = circle(
            400 + np.cos(turn) * away, 950 + np.sin(turn) * away * 0.6, rng.uniform(3, 7)
        )
        tone = ("#d8304a", "#2f5fc8", "#9a5fc0")[int(rng.integers(3))]
        scene.fill(place, tone, round=5, detail=0.85, alpha=0.9)


def _drop(scene: Scene) -> None:
    """The one that stayed clear."""
    drop = spline("668 560!, 690 606, 704 646, 692 682, 668 692, 644 682, 632 646, 646 606")
    scene.cast(drop, "#b8b0cc", 0.4, 10, 8, 12)
    scene.fill(
        drop,
        "#ffffff, #eef4fa, #cfdcec",
        round=34,
        shade=0.6,
        detail=0.8,
        ink=0.7,
        ink_colour="#8a94b4",
    )
    scene.line("650 620, 644 646, 652 668", 6, "#ffffff", detail=0.9)
    scene.fill(ellipse(680, 668, 9, 6, -30), "#ffffff", detail=0.9)
    scene.line("666 500, 667 520, 668 536", 2.4, "#b8c4d8", alpha=0.8)
