"""A birch with a scarf and a suitcase waits on a platform, and the engine is already there."""

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
    rect,
    ring,
    spline,
    tube,
)
from namyok_art.painted.figures import Mould, cast
from namyok_art.painted.props.cumulus import cumulus
from namyok_art.painted.props.eyes import drawn_eye

BARK, INK, SCARF = "#f4efe4", "#231c2c", "#2450c0"
ENGINE = (604.0, 486.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(61)
    scene = Scene(
        61, light=(0.7, -0.5, 0.45), light_colour="#fff0cc", shadow="#2c3354", haze="#e8dcc0"
    )
    scene.sky("0 #6f9aa0, 0.3 #b8c8b8, 0.5 #ffe2a0, 0.62 #f0c888, 1 #8a8a80", warp=50, flow=8)
    _far(scene, rng)
    _steam(scene, rng)
    _engine(scene)
    _platform(scene, rng)
    _trunk(scene, rng)
    _face(scene)
    _scarf(scene)
    _case(scene)
    _leaves(scene, rng)
    return gouache(
        scene,
        palette="#6f9aa0, #b8c8b8, #ffe2a0, #f4efe4, #231c2c, #2450c0, #e8a020, #c86a1c, #8a4a28, "
        "#c8302c, #4a5468",
        pull=0.1,
    )


def _far(scene: Scene, rng: np.random.Generator) -> None:
    """Those who will stay: pale trunks in the mist."""
    for x, wide in ((380.0, 13.0), (430, 10), (474, 15), (20, 22), (770, 14), (726, 9)):
        stem = tube([(x, 760), (x + 4, 400), (x - 6, -20)], [wide, wide * 0.8, wide * 0.6])
        scene.fill(stem, "#f0ead8, #c8ccc0", round=wide, detail=0.4, haze=0.2)
        for _ in range(9):
            y = float(rng.uniform(20, 700))
            scene.line([(x - wide * 0.8, y), (x + wide * 0.2, y + 3)], 4, "#5a5c64", alpha=0.5)
    scene.mist(700, 90, "#fff0cc", 0.7)


def _steam(scene: Scene, rng: np.random.Generator) -> None:
    x, y = ENGINE
    mould = Mould()
    cumulus(mould, x + 70, y - 250, -80, 420, "#f8f4ec", rng, tall=0.55, puffs=90)
    cumulus(mould, x + 190, y - 120, -60, 300, "#f0ece4", rng, tall=0.5, puffs=60)
    cast(mould, scene, reach=120, detail=0.4, ink=0.1, ambient=0.45, light=(-0.6, -0.7, 0.4))


def _engine(scene: Scene) -> None:
    """Black, round, far too large for the platform; it has stopped for one passenger only."""
    x, y = ENGINE
    black = "#3a4054, #23263a, #12121e"
    style: Style = {"detail": 0.8, "ink": 0.6, "rim": 0.9, "rim_colour": "#ffe2a0"}
    scene.fill(poly("372 820, 840 820, 840 690, 400 690"), "#1a1420", detail=0.6)
    scene.fill(spline([(x - 46, y - 320, 1), (x + 46, y - 320, 1), (x + 34, y - 280),
                       (x + 40, y - 150, 1), (x - 40, y - 150, 1), (x - 34, y - 280)]),
               black, angle=0, round=34, **style)  # fmt: skip
    scene.fill(rect(x - 58, y - 336, 116, 30, 12), "#c8302c, #6a1424", round=12, **style)
    scene.fill(circle(x, y, 206), black, round=120, **style)
    scene.fill(circle(x, y + 4, 166), "#4a5268, #23283c, #14141e", round=30, **style)
    for k in range(14):
        a = 2 * np.pi * k / 14
        bolt = circle(x + 186 * np.cos(a), y + 186 * np.sin(a), 8)
        scene.fill(bolt, "#8a94a8, #2c3044", round=7, detail=0.9)
    for dy in (-70, 70):
        scene.fill(rect(x - 166, y + dy - 12, 96, 24, 10), "#5a6478, #1c1e2c", round=10, **style)
    scene.fill(circle(x, y + 6, 24), "#e8b85c, #7a4a28", round=20, **style)
    scene.glow(x, y - 120, 230, "#fff0b0", 0.8)
    scene.fill(circle(x, y - 122, 66), "#e8b85c, #8a5c28", round=18, **style)
    scene.fill(circle(x, y - 122, 52), "#ffffff, #fff6cc", detail=0.9, soft=1)
    scene.glow(x, y - 122, 96, "#fffbe0", 0.7)
    beam = spline([(x - 236, y + 210, 1), (x + 260, y + 210, 1), (x + 260, y + 290, 1),
                   (x - 236, y + 290, 1)])  # fmt: skip
    scene.fill(beam, "#e84a38, #b8242c, #6a1424", round=16, **style)
    for dx in (-150, 150):
        scene.fill(rect(x + dx - 16, y + 224, 32, 40), "#2c3044", **style)
        scene.fill(circle(x + dx, y + 250, 46), "#6a748a, #2c3044, #12121e", round=34, **style)
    for k in range(-4, 5):
        bar = [(x + k * 22, y + 290), (x + k * 52, y + 380)]
        scene.line(bar, 13, "#8a1c28", curve=False, **style)
    scene.line([(x - 216, y + 384), (x + 230, y + 384)], 16, "#a8242c", curve=False, **style)


def _platform(scene: Scene, rng: np.random.Generator) -> None:
    track = poly("372 850, 840 850, 840 1230, 300 1230")
    scene.fill(track, "#5a5054, #3a3440", detail=0.4, texture=0.2)
    for k in range(8):
        y = 880 + 6.5 * k * k
        scene.line([(360 - 3 * k, y), (840, y)], 12 + 3 * k, "#4a3430", curve=False, alpha=0.9)
    for line in ("500 850, 440 1230", "724 850, 790 1230"):
        scene.line(line, 15, "#c8c4bc", curve=False, ink=0.5)
    floor = poly("-20 800, 404 788, 352 1230, -20 1230")
    scene.fill(floor, "#d8b890, #a8846c, #6a5454", detail=0.4, flow=2)
    scene.fill(
        poly("388 788, 414 788, 372 1230, 330 1230"), "#fff4dc, #c8b8a0", detail=0.7, ink=0.5
    )
    for _ in range(60):
        x, y = float(rng.uniform(-10, 800)), float(rng.uniform(830, 1190))
        size = 4 + (y - 800) / 40
        tone = mix("#f0b430", "#b8641c", float(rng.uniform()))
        scene.fill(ellipse(x, y, size, size * 0.45, float(rng.uniform(-30, 30))), tone, detail=0.8)


def _trunk(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.75, "ink": 0.6}
    for points, widths in (
        ("160 40, 70 -30, -20 -60", [34, 24, 14]), ("260 60, 360 10, 470 -30", [30, 20, 10]),
    ):  # fmt: skip
        scene.fill(tube(points, widths), "#e8e0d4, #8a8084", round=22, **style)
    trunk = spline(
        "96 -40!, 306 -40!, 318 200, 312 420, 330 640, 338 860, 366 1010, 470 1110, 520 1180!, "
        "400 1150, 350 1200!, 250 1170, 200 1240!, 130 1160, 20 1200!, 60 1100, 74 960, 84 700, "
        "92 420, 84 180"
    )
    scene.cast(trunk, strength=0.5, soft=20, dx=-30, dy=20)
    scene.fill(
        trunk, "0 #b8b0b8, 0.3 #f4efe4, 0.75 #fffaf0, 1 #ffe8b8", angle=0, round=90, shade=0.8,
        flow=2, box=(70, 0, 350, 1200), **style,
    )  # fmt: skip
    with scene.clip(trunk):
        for _ in range(70):
            y = float(rng.uniform(-20, 1180))
            x = float(rng.choice((84.0, 330))) + float(rng.normal(0, 34))
            if 250 < y < 580 and 150 < x < 300:
                continue
            long = float(rng.uniform(24, 84))
            dash = [(x - long, y - 4), (x, y + float(rng.normal(0, 5))), (x + long, y + 3)]
            thick = float(rng.uniform(3, 9))
            scene.fill(tube(dash, [1, thick, 1]), INK, detail=0.9, alpha=0.9)
        for x, y, size in ((120.0, 160.0, 34.0), (280, 720, 26), (160, 930, 40), (280, 1060, 34)):
            knot = spline([(x - size * 1.4, y, 1), (x, y - size * 0.7), (x + size * 1.4, y, 1),
                           (x, y + size * 0.7)])  # fmt: skip
            scene.fill(knot, "#4a3c48, #1c1420", detail=0.8, round=8)


def _face(scene: Scene) -> None:
    """It has wanted to go for forty years, and now the door is open."""
    look = (560.0, 420.0)
    drawn_eye(scene, 166, 372, 46, look, "#a89ca0", 0.85, iris="#3f7a5a", dark=INK)
    drawn_eye(scene, 278, 366, 42, look, "#b8aca8", 0.85, iris="#3f7a5a", inner=-1, dark=INK)
    nose = spline("232 396, 252 420, 256 452, 236 464, 218 452")
    scene.fill(nose, "#fffaf0, #b0a4a4", round=16, detail=0.85, ink=0.5)
    mouth = spline("188 530!, 214 506, 240 512, 266 502, 288 520!, 262 538, 236 532, 212 546")
    scene.fill(mouth, "#2c1420", detail=0.95, ink=0.6)
    scene.fill(
        spline("214 514!, 240 518, 264 510!, 258 520, 238 524, 220 524"), "#fff4e0", detail=1
    )


def _scarf(scene: Scene) -> None:
    """Wool, wound twice; the draught of the engine has taken one end."""
    style: Style = {"detail": 0.85, "ink": 0.6}
    tail = tube("316 690, 372 652, 430 706, 500 694, 572 748", [30, 44, 50, 54, 58], cap=False)
    lower = spline("74 690!, 150 716, 230 716, 346 676!, 350 734!, 240 776, 150 774, 72 748!")
    upper = spline(
        "80 634!, 140 654, 220 660, 290 646, 346 606!, 352 686!, 290 724, 220 736, 140 726, 76 700!"
    )
    knot = spline("292 648, 330 632, 358 656, 360 706, 330 730, 298 706")
    for path, tones in (
        (tail, "#3a6ae0, #2450c0, #142c7a"),
        (lower, "#2f5cd0, #1c40a0, #122468"),
        (upper, "#4a7af0, #2450c0, #1c40a0"),
        (knot, "#5a8af8, #2450c0, #122468"),
    ):
        scene.cast(path, strength=0.5, soft=8, dy=10)
        scene.fill(path, tones, round=34, rim=0.5, **style)
        with scene.clip(path):
            for k in range(64):
                x = 50.0 + 9 * k
                scene.line([(x, 590), (x - 14, 700), (x - 4, 800)], 2.4, "#122468", alpha=0.5)
    with scene.clip(tail):
        for x in (470.0, 520):
            scene.line([(x + 8, 620), (x - 10, 700), (x + 4, 810)], 20, "#fff0d0", alpha=0.95)
    for k in range(9):
        x, y = 546 + 6 * k, 802 - 13 * k
        scene.line([(x, y), (x + 16, y + 12), (x + 26, y + 34)], 6, "#2450c0", ink=0.4)


def _case(scene: Scene) -> None:
    """A bough for an arm: it holds the case as one holds what one has decided."""
    style: Style = {"detail": 0.85, "ink": 0.6}
    arm = tube("320 790, 410 800, 466 880, 478 968", [34, 26, 20, 17])
    scene.cast(arm, strength=0.5, soft=10, dx=-8, dy=14)
    scene.fill(arm, "0 #b8b0b4, 0.5 #fff8ec, 1 #ffe8b8", angle=0, round=24, **style)
    with scene.clip(arm):
        for x, y in ((372.0, 790.0), (430, 830), (456, 872), (470, 920)):
            scene.line([(x - 20, y - 10), (x + 6, y + 10)], 6, INK)
    scene.line(ring(480, 996, 44, 34, 40), 15, "#4a2418", ink=0.6)
    case = rect(344, 1004, 282, 156, 16)
    scene.cast(case, strength=0.6, soft=12, dx=-10, dy=12)
    scene.fill(case, "#d88a4c, #a8582c, #6a3020", round=26, **style)
    for x in (402.0, 552):
        scene.fill(rect(x, 1002, 26, 160), "#5a2c1c, #3a1c18", round=8, **style)
        scene.fill(rect(x - 4, 1060, 34, 28, 5), "#f0c868, #8a5c28", round=8, **style)
    for x, y in ((344.0, 1004.0), (590, 1004), (344, 1124), (590, 1124)):
        scene.fill(rect(x, y, 36, 36, 10), "#f0c868, #a86a30", round=10, **style)
    for dx, bend in ((-26.0, -18.0), (-8, -8), (10, 6), (28, 18)):
        twig = [(478 + dx * 0.5, 950), (480 + dx + bend * 0.3, 972), (480 + dx, 994),
                (480 + dx * 0.8, 1004)]  # fmt: skip
        scene.fill(tube(twig, [10, 8, 7, 4]), "#e8e0d4, #8a8084", round=8, **style)


def _leaves(scene: Scene, rng: np.random.Generator) -> None:
    """Gold that has made up its mind to fly."""
    for k in range(84):
        if k < 54:
            x, y = float(rng.uniform(10, 480)), float(abs(rng.normal(0, 90)))
        else:
            x, y = float(rng.uniform(330, 790)), float(rng.uniform(120, 1000))
        size = float(rng.uniform(11, 21))
        tone = mix("#ffc83c", "#d8781c", float(rng.uniform()))
        with scene.at(x, y, size / 16, float(rng.uniform(0, 360))):
            leaf = spline("-18 0, -14 -12, 0 -14, 22 0!, 0 14, -14 12")
            scene.fill(
                leaf, [mix(tone, "#fff4b0", 0.3), tone], round=5, shade=0.5, detail=0.85, ink=0.3
            )
