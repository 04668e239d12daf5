"""A telephone with a seashell for a receiver stands on a beach; far away waits the other one."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    minus,
    poly,
    sample,
    smooth,
    spline,
    stroke,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.birds import gliding_bird, gull

HORIZON = 366.0
CORD: Points = (
    "330 776, 262 800, 240 880, 250 980, 330 1060, 470 1092, 600 1060, 690 990, 700 900, 640 830, "
    "560 780, 500 730, 486 690, 520 655, 560 636"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(3)
    scene = Scene(
        3, light=(0.35, -0.8, 0.5), light_colour="#fdfbee", shadow="#4a5f74", haze="#e9eeea"
    )
    scene.sky(
        "0 #8fa9b0, 0.12 #a9c0c4, 0.24 #c6d6d4, 0.3 #dfe6dc, 0.32 #f3e4c8, 1 #f3e4c8", warp=40
    )
    _sky(scene, rng)
    _sea(scene, rng)
    _beach(scene, rng)
    _island(scene)
    _cord(scene)
    _table(scene)
    _telephone(scene)
    _shell(scene)
    _prongs(scene)
    _shore_things(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#a9c0c4, #dfe8e4, #fdf6e0, #f3e4c8, #e0c79c, #bfa070, #8fbcb8, #5a9a9c, #3f7480, "
            "#7a3a68, #4f2248, #b0809a, #f0a848"
        ),
        pull=0.14,
        edge=0.85,
        bloom=0.3,
    )


def _sky(scene: Scene, rng: np.random.Generator) -> None:
    """Wet streaks of weather, torn by the wind, with silver between them."""
    for _ in range(26):
        t = rng.uniform()
        x, y, w = rng.uniform(-40, 840), 30 + 290 * t, rng.uniform(120, 280) * (1.1 - 0.6 * t)
        streak = [(x - w, y + 14), (x - w * 0.2, y - 6), (x + w * 0.5, y + 6), (x + w, y - 10)]
        tone = "#f6f4e8" if rng.uniform() < 0.6 else "#8aa3ac"
        thick = rng.uniform(8, 26) * (1.2 - 0.8 * t)
        scene.fill(tube(streak, [1, thick, thick * 0.7, 1]), tone, alpha=0.42, soft=9, detail=0.1)
    scene.glow(566, 330, 240, "#fff6dc", 0.35, squash=0.5)


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    sea = poly([(-20, HORIZON), (820, HORIZON), (820, 700), (-20, 700)])
    scene.fill(sea, "0 #dcebe4, 0.12 #9fcac4, 0.5 #6fb0b0, 1 #a3d0c6", detail=0.3, flow=0)
    silver = np.exp(-(((scene.xs - 566) / 120) ** 2)) * smooth(640, HORIZON, scene.ys)
    cover = (silver * (scene.ys > HORIZON) * 0.75)[..., None].astype(np.float32)
    scene.rgb = np.asarray(scene.rgb * (1 - cover) + np.float32(0.985) * cover)
    for _ in range(90):
        t = rng.uniform()
        y = HORIZON + 8 + 250 * t
        x, w = rng.uniform(-20, 820), 10 + 60 * t
        crest = [(x - w, y), (x, y - 2 - 3 * t), (x + w, y + 1)]
        tone = "#4a8a90" if rng.uniform() < 0.55 else "#fbfdf6"
        scene.fill(tube(crest, [0.5, 1 + 1.8 * t, 0.5], 16), tone, alpha=0.6, detail=0.7)


def _beach(scene: Scene, rng: np.random.Generator) -> None:
    edge = "-40 690, 80 664, 200 690, 330 640, 470 632, 600 652, 700 622, 860 640"
    sand = spline([*[tuple(p) for p in sample(edge, 40)], (860, 1260, 1), (-40, 1260, 1)])
    wet = spline([*[(x, y - 30) for x, y in sample(edge, 40)], (860, 1260, 1), (-40, 1260, 1)])
    scene.fill(wet, "#c3c8b4, #cdbd94", detail=0.3, soft=2)
    scene.fill(sand, "0 #e0cfa4, 0.25 #efdcb2, 0.6 #e8cf9c, 1 #c8a671", detail=0.25, flow=5)
    for shift, width in ((-34, 13), (-66, 8), (-12, 5)):
        foam = [(x, y + shift + 5 * np.sin(x * 0.05 + shift)) for x, y in sample(edge, 60)]
        scene.fill(stroke(foam, width), "#ffffff", detail=0.6, wobble=5, soft=0.8)
        lace = [(x, y + 8) for x, y in foam]
        scene.line(lace, 2.4, "#8fbcb8", alpha=0.6, wobble=4)
    for _ in range(70):
        x, y = rng.uniform(20, 780), 700 + 480 * rng.uniform()
        w = 20 + (y - 700) * 0.12
        ripple = [(x - w, y), (x, y - 5), (x + w, y + 1)]
        scene.fill(tube(ripple, [0.6, 2.6, 0.6], 16), "#b5935c", alpha=0.35, detail=0.4)
    for _ in range(240):
        x, y = rng.uniform(20, 780), 700 + 480 * rng.uniform() ** 0.8
        scene.fill(circle(x, y, rng.uniform(0.8, 2.4)), "#9a7c4c", alpha=0.5, detail=0.9)


def _island(scene: Scene) -> None:
    """The other end of the line: same table, lit lamp, nobody at the receiver."""
    x, y = 566.0, HORIZON + 2
    for r, a in ((64, 0.26), (38, 0.4), (22, 0.6)):
        scene.fill(circle(x + 12, y - 50, r), "#ffc866", alpha=a, soft=r * 0.4, detail=0.2)
    style: Style = {"detail": 0.95, "wobble": 0.4}
    isle = spline(
        [(x - 74, y + 6, 1), (x - 40, y - 8), (x + 4, y - 13), (x + 46, y - 8), (x + 78, y + 6, 1)]
    )
    scene.fill(isle, "#c9b184, #8a8a68", ink=0.4, **style)
    scene.fill(tube([(x - 80, y + 6), (x + 84, y + 6)], [2, 2.4]), "#ffffff", **style)
    for leg in (-13, 15):
        scene.line([(x + leg * 0.8, y - 27), (x + leg, y - 9)], 2.4, "#6a5140", curve=False)
    scene.fill(ellipse(x + 1, y - 28, 20, 4), "#a98458", ink=0.4, **style)
    scene.fill(
        spline([(x - 14, y - 29, 1), (x - 11, y - 39), (x + 1, y - 39), (x + 4, y - 29, 1)]),
        "#7a3a68",
        ink=0.4,
        **style,
    )
    scene.pen([(x - 10, y - 36), (x - 22, y - 28), (x - 21, y - 18)], 1.6, "#4f2248")
    scene.fill(ellipse(x - 21, y - 15, 4, 6), "#fbf0dc", ink=0.5, **style)
    scene.line([(x + 12, y - 29), (x + 12, y - 46)], 2, "#6a5140", curve=False)
    scene.fill(
        poly([(x + 4, y - 44), (x + 20, y - 44), (x + 16, y - 58), (x + 8, y - 58)]),
        "#ffd27a, #f0a03c",
        ink=0.4,
        **style,
    )
    scene.pen([(x - 2, y - 10), (x - 10, y + 10), (x + 4, y + 40)], 1.4, "#4f2248", 0.7)


def _cord(scene: Scene) -> None:
    """Over the sand, into the surf, and on along the silver."""
    line = sample(CORD, 260)
    shade = [(x + 5, y + 6) for x, y in line[40:]]
    scene.fill(stroke(shade, 8), "#8a744c", alpha=0.5, soft=3, detail=0.4)
    widths = [7.0, 7.0, 7.4, 6.6, 5.6, 4, 3]
    scene.fill(tube(line, widths, 260), "#8a4a78, #4f2248", round=5, detail=0.9, ink=0.5)
    for k in range(6, 250, 5):
        x, y = line[k]
        w = float(np.interp(k, [0, 130, 260], [6, 6, 2.4]))
        d = line[k + 1] - line[k - 1]
        d = d / np.linalg.norm(d)
        ridge = [(x - d[1] * w + d[0] * 3, y + d[0] * w + d[1] * 3), (x + d[1] * w, y - d[0] * w)]
        scene.pen(ridge, 1.6, "#c490b4", 0.9, curve=False)
    for k, (x, y) in enumerate(
        ((556, 600), (574, 560), (556, 520), (570, 484), (560, 452), (568, 426))
    ):
        r = 7.5 - k * 0.9
        scene.fill(ellipse(x + 1, y + r * 0.7, r * 1.7, r * 0.5), "#4a8a90", alpha=0.6, detail=0.7)
        scene.fill(circle(x, y, r), "#d07a6a, #9a4a52", round=r * 0.8, detail=0.9, ink=0.5)


def _table(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "wobble": 0.9, "ink": 0.5}
    scene.cast(
        spline("150 1112, 300 1080, 470 1100, 480 1150, 300 1176, 170 1160"), "#8a744c", 0.6, 14
    )
    wood = "#c49a6c, #94683f, #6a4630"
    for points, half in (
        ("196 860, 176 980, 160 1122", [13, 10, 8]),
        ("482 852, 500 970, 514 1110", [13, 10, 8]),
        ("352 880, 354 1000, 350 1156", [14, 11, 9]),
    ):
        scene.fill(tube(points, half), wood, round=10, **style)
    for x, y in ((160, 1124), (514, 1112), (350, 1158)):
        heap = spline(
            [(x - 26, y + 6), (x - 10, y - 8), (x + 10, y - 8), (x + 26, y + 6), (x, y + 11)]
        )
        scene.fill(heap, "#ecd7aa, #c8a671", detail=0.4)
    scene.fill(ellipse(340, 842, 212, 52), "#8a5f3c, #5a3c2a", round=6, **style)
    scene.fill(ellipse(340, 826, 214, 52), "#e6c79a, #c49a6c", round=5, flow=0, **style)
    for k in range(4):
        grain = [(160 + k * 20, 818 + k * 7), (340, 812 + k * 11), (520 - k * 22, 820 + k * 7)]
        scene.pen(grain, 1.3, "#8a5f3c", 0.5)
    scene.cast(ellipse(352, 838, 150, 26), "#6a4630", 0.65, 9)


def _telephone(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.6}
    plum = "#a8628f, #7a3a68, #4f2248"
    with scene.at(344, 836, 1.12):
        body = spline(
            "-128 0!, -126 -26, -98 -52, -76 -104, -64 -148!, 64 -148!, 76 -104, 98 -52, "
            "126 -26, 128 0!, "
            "0 14"
        )
        scene.fill(body, plum, round=36, rim=0.6, **style)
        scene.fill(tube("-120 -10, 0 4, 120 -10", [5, 6, 5]), "#3a1838", alpha=0.7, **style)
        for side in (-1, 1):
            fork = union(
                tube([(side * 42, -144), (side * 50, -170), (side * 74, -182)], [11, 10, 8]),
                tube([(side * 56, -168), (side * 44, -186)], [8, 7]),
            )
            scene.fill(fork, plum, round=9, rim=0.5, **style)
        scene.fill(circle(0, -66, 62), "#5a2a50, #3a1838", round=8, **style)
        scene.fill(circle(0, -68, 56), "#f3ecd8, #d9c8b0", round=6, **style)
        ring = minus(circle(0, -68, 53), circle(0, -68, 24))
        scene.fill(ring, "#e6c98c, #b58f50, #8a6a3c", round=8, **style)
        for k in range(10):
            a = np.deg2rad(40 + k * 30)
            hole = circle(38.5 * np.cos(a), -68 + 38.5 * np.sin(a), 8.2)
            scene.fill(hole, "#3a1838, #6a3a5c", detail=0.95, ink=0.6, wobble=0.3)
        scene.fill(circle(0, -68, 22), "#fbf6e6, #dcd0b8", round=9, **style)
        scene.fill(circle(0, -68, 5), "#b58f50", round=4, **style)
        scene.line("36 -22, 56 -12", 6, "#8a6a3c", curve=False)
        gloss = tube("-70 -136, -84 -96, -106 -52", [3, 6, 2])
        scene.fill(gloss, "#f0c8e0", alpha=0.75, soft=2, detail=0.7)


def _shell(scene: Scene) -> None:
    """A whelk: a stepped spire on the left, an open lip and a spout on the right."""
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.6}
    with scene.at(346, 596, 1.2, -6):
        scene.cast(ellipse(0, 46, 120, 12), "#3a1838", 0.5, 6)
        body = spline(
            "-160 18!, -140 4, -134 -6!, -114 -12, -104 -26!, -76 -32, -62 -52!, -20 -66, "
            "30 -70, 76 -54, "
            "112 -22, 142 -4, 172 -2!, 164 12, 134 26, 104 46, 60 58, 10 58, -36 50!, -52 44, "
            "-82 40!, "
            "-94 36, -118 30!, -132 26"
        )
        scene.fill(body, "#fffaf0, #f6dfc6, #dca98c", round=46, rim=0.5, **style)
        with scene.clip(body):
            whorls = (
                "-62 -54, -76 -18, -66 20, -36 52",
                "-104 -28, -114 -4, -106 20, -82 42",
                "-134 -8, -142 6, -134 18, -118 32",
            )
            for points in whorls:
                curve = sample(points, 24)
                scene.fill(stroke(curve, 9), "#b5786a", alpha=0.55, soft=2, detail=0.6)
                scene.fill(stroke(curve, 2.6), "#8a4f50", detail=0.85)
                lit = [(x + 7, y) for x, y in curve]
                scene.fill(stroke(lit, 4), "#fffdf4", alpha=0.8, soft=1, detail=0.7)
            for k, x in enumerate(range(-40, 140, 20)):
                rib = sample([(x, -80), (x - 20 + k, -20), (x - 8 + k * 2, 30), (x + 16, 66)], 24)
                scene.fill(stroke(rib, 5), "#dca074", alpha=0.5, soft=1.5, detail=0.5)
            for x in (-96, -86, -126, -120, -74):
                rib = sample([(x, -40), (x - 8, 0), (x + 4, 40)], 12)
                scene.fill(stroke(rib, 3), "#dca074", alpha=0.5, soft=1, detail=0.5)
        for x, y, size, rot in (
            (-54, -56, 13, -30),
            (-14, -68, 15, -14),
            (28, -71, 15, 0),
            (68, -58, 13, 22),
            (-98, -30, 8, -30),
        ):
            with scene.at(x, y, size, rot):
                spine = spline("-0.8 0.5!, -0.4 -0.4, 0 -1.3!, 0.4 -0.4, 0.8 0.5!")
                scene.fill(spine, "#fffaf0, #e6bd9a", round=0.6, **style)
        lip = spline("18 16, 52 -8, 98 -12, 140 0, 168 2!, 140 18, 104 38, 62 50, 28 44")
        scene.fill(lip, "#fbd6c4, #ee9f96", round=12, **style)
        mouth = spline("36 20, 62 4, 98 0, 132 6, 152 8!, 128 16, 98 28, 64 38, 42 34")
        scene.fill(mouth, "#c06a78, #6a2f54", round=10, **style)
        gloss = tube("-30 -50, 20 -58, 66 -44", [2, 6, 2])
        scene.fill(gloss, "#ffffff", alpha=0.85, soft=2, detail=0.7)


def _prongs(scene: Scene) -> None:
    """The near half of the cradle, in front of the shell it holds."""
    style: Style = {"detail": 0.8, "wobble": 0.6, "ink": 0.6}
    with scene.at(344, 836, 1.12):
        scene.fill(
            tube("-66 -150, 0 -156, 66 -150", [10, 12, 10]), "#a8628f, #6a2f5c", round=9, **style
        )
        for side in (-1, 1):
            prong = tube([(side * 50, -148), (side * 58, -166), (side * 70, -184)], [11, 10, 7])
            scene.fill(prong, "#c07aa8, #7a3a68", round=9, rim=0.5, **style)


def _shore_things(scene: Scene, rng: np.random.Generator) -> None:
    gull(scene, 668, 742, 1.25, flip=True)
    scene.cast(ellipse(660, 745, 34, 5), "#8a744c", 0.5, 4)
    for x, y, size in ((90, 300, 0.5), (160, 268, 0.36), (330, 312, 0.3)):
        gliding_bird(scene, x, y, size, "#5f7884", 0.7, -6)
    for x, y, r, tone in (
        (620, 1140, 13, "#f0d2b4"),
        (96, 1000, 10, "#d9a98c"),
        (720, 1090, 9, "#dfe8e4"),
    ):
        scene.cast(ellipse(x + 5, y + 4, r * 1.3, r * 0.5), "#8a744c", 0.6, 3)
        fan = spline([(x - r, y - r * 0.5), (x, y - r), (x + r, y - r * 0.5), (x, y + r * 0.7, 1)])
        scene.fill(fan, tone, round=r * 0.6, detail=0.85, ink=0.5)
        for k in (-0.5, 0, 0.5):
            scene.pen(
                [(x, y + r * 0.6), (x + k * r, y - r * 0.8)], 1.2, "#a8705c", 0.7, curve=False
            )
    for k in range(9):
        px, py = 120 - k * 6 + (14 if k % 2 else 0), 1150 - k * 44
        scene.fill(ellipse(px, py, 8 - k * 0.4, 4.4, 70), "#b08a54", alpha=0.6, detail=0.7)
