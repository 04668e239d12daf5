"""A railway is a zip in the fields: behind the red engine the land parts on a starry lining."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    along,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    plain,
    poly,
    rect,
    sample,
    spline,
    star,
    tube,
    union,
)

CLOSED = "560 -60, 548 60, 508 180, 452 290, 412 396"
LEFT_EDGE = "404 430, 388 520, 330 640, 236 770, 152 900, 108 1040, 92 1260"
RIGHT_EDGE = "420 430, 452 520, 530 620, 612 730, 664 860, 700 1020, 716 1260"
CROPS = plain("#c9a04c, #b08a3f, #8f9a5c, #a8ad6c, #7a6a40, #d8b96a, #6f8450, #9a6f3c, #b5b478")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(22)
    scene = Scene(
        22, light=(0.75, -0.45, 0.5), light_colour="#ffe6ae", shadow="#3a2f3c", haze="#d8c9a0"
    )
    scene.sky("#a8985a, #b09a58, #8f8a54", warp=40, flow=30)
    _fields(scene, rng)
    _road(scene)
    _trees(scene, rng)
    _lining(scene, rng)
    _tapes(scene)
    _closed_zip(scene)
    _hamlet(scene)
    _engine(scene)
    _cow(scene)
    return gouache(
        scene,
        palette=(
            "#c9a04c, #d8b96a, #8f9a5c, #6f8450, #7a6a40, #9a6f3c, #1c2452, #34407e, #c2362c, "
            "#fff3d0, #4a4048, #e8d6a4"
        ),
        pull=0.2,
    )


def _gap() -> Path:
    left, right = sample(LEFT_EDGE, 60), sample(RIGHT_EDGE, 60)
    return poly(np.vstack([left, right[::-1]]))


def _fields(scene: Scene, rng: np.random.Generator) -> None:
    """Patchwork of strips, each with its own furrows."""
    columns, rows = 6, 9
    corner: dict[tuple[int, int], Array] = {}
    for i in range(columns + 1):
        for j in range(rows + 1):
            x = -140 + i * 190 + j * 16 - 60 + rng.normal() * 20
            y = -120 + j * 170 - i * 34 + rng.normal() * 18
            corner[i, j] = np.array([x, y])
    for i in range(columns):
        for j in range(rows):
            patch = [corner[i, j], corner[i + 1, j], corner[i + 1, j + 1], corner[i, j + 1]]
            _field(scene, patch, CROPS[int(rng.integers(len(CROPS)))], rng)


def _field(scene: Scene, patch: list[Array], crop: object, rng: np.random.Generator) -> None:
    first, second, third, fourth = patch
    lengthwise = rng.uniform() < 0.5
    heading = second - first if lengthwise else fourth - first
    angle = float(np.degrees(np.arctan2(heading[1], heading[0])))
    tone = mix(str(crop), "#fff0b8", rng.uniform(0, 0.15))
    scene.fill(poly(patch), tone, texture=0.14, detail=0.3, flow=angle, wobble=2.5)
    lines = int(rng.integers(6, 12))
    dark, light = mix(tone, "#3a2f24", 0.4), mix(tone, "#fff0b8", 0.35)
    for k in range(lines):
        t = (k + 0.5) / lines
        if lengthwise:
            start, end = first * (1 - t) + fourth * t, second * (1 - t) + third * t
        else:
            start, end = first * (1 - t) + second * t, fourth * (1 - t) + third * t
        middle = (start + end) / 2 + rng.normal(size=2) * 2
        line = [start, middle, end]
        scene.line(line, 4.5, dark if k % 2 else light, alpha=0.4, detail=0.4)
    hedge = [first, (first + second) / 2 + rng.normal(size=2) * 4, second]
    scene.line(hedge, 7, "#4a5a34", alpha=0.85, detail=0.5, wobble=3)
    hedge = [first, (first + fourth) / 2 + rng.normal(size=2) * 4, fourth]
    scene.line(hedge, 5, "#5a6238", alpha=0.8, detail=0.5, wobble=3)


def _road(scene: Scene) -> None:
    road = "-40 250, 90 236, 210 280, 300 360, 330 470, 270 600, 120 700, -40 760"
    scene.line(road, 20, "#7a6a44", alpha=0.6, soft=3)
    scene.line(road, 14, "#ecd9a8", detail=0.5)


def _trees(scene: Scene, rng: np.random.Generator) -> None:
    gap = scene.mask(_gap())
    groves = ((90, 90), (690, 330), (740, 470), (70, 520), (180, 440), (750, 690), (60, 860))
    for cx, cy in groves:
        for _ in range(7):
            x, y = cx + rng.normal() * 42, cy + rng.normal() * 32
            if not (30 < x < 770 and 30 < y < 1170) or gap[int(y), int(x)] > 0.1:
                continue
            size = rng.uniform(10, 19)
            shade = tube([(x, y), (x - size * 2.4, y + size * 1.2)], [size * 0.8, size * 0.5])
            scene.cast(shade, "#4a3f48", 0.55, 3)
            tone = mix("#5f7a3c", "#8a9448", rng.uniform())
            crown = circle(x, y, size)
            scene.fill(crown, tone, round=size, wobble=4, texture=0.2, detail=0.5, ink=0.3)


def _lining(scene: Scene, rng: np.random.Generator) -> None:
    gap = _gap()
    scene.fill(gap, "0 #2c2f6e, 0.4 #232a66, 1 #141a44", detail=0.25, flow=78, wobble=0)
    with scene.clip(gap):
        folds = (
            ("400 470, 380 640, 300 820, 250 1000, 230 1220", 30),
            ("420 520, 440 700, 420 900, 380 1060, 390 1220", 40),
            ("440 560, 520 720, 560 900, 540 1060, 560 1220", 32),
        )
        for points, width in folds:
            scene.line(points, width, "#5f6cc0", alpha=0.5, soft=14, detail=0.1)
            shifted = [(x + width * 0.9, y + 10) for x, y in sample(points, 8)]
            scene.line(shifted, width * 0.8, "#0c1034", alpha=0.55, soft=12, detail=0.1)
        scene.glow(390, 980, 230, "#6f86e0", 0.4)
        for _ in range(150):
            y = rng.uniform(470, 1200)
            x = rng.uniform(90, 720)
            radius = 0.9 + 2.6 * rng.uniform() ** 4
            scene.fill(circle(x, y, radius), "#fff6d8", detail=1, texture=0, wobble=0)
        for x, y, size in (
            (360, 730, 11),
            (300, 960, 15),
            (470, 860, 13),
            (560, 1080, 17),
            (420, 1110, 10),
        ):
            scene.glow(x, y, size * 3.4, "#ffe9a8", 0.5)
            scene.fill(star(x, y, size, size * 0.28, 4), "#fffbe6", detail=1, texture=0, wobble=0)
        scene.glow(236, 1110, 80, "#fff0c4", 0.5)
        crescent = minus(circle(236, 1110, 40), circle(254, 1100, 36))
        scene.fill(crescent, "#fff8dc, #f0dca4", detail=0.8, round=14)
        for edge, side in ((LEFT_EDGE, 1), (RIGHT_EDGE, -1)):
            inner = [(x + side * 16, y + 6) for x, y in sample(edge, 14)]
            depth = 46 if side < 0 else 26
            scene.line(inner, depth, "#080a24", alpha=0.6, soft=14, detail=0.1)


def _tapes(scene: Scene) -> None:
    """Each bank keeps one rail and its half of the sleepers: the teeth of the zip."""
    for edge, side in ((LEFT_EDGE, 1), (RIGHT_EDGE, -1)):
        outer = [(x - side * 22, y) for x, y in sample(edge, 30)]
        scene.line(outer, 46, "#5a4636", alpha=0.55, soft=5, detail=0.3)
        scene.line(outer, 36, "#8a7458", detail=0.45, texture=0.15)
        scene.line([(x - side * 17, y) for x, y in outer], 4, "#d8c090", alpha=0.7)
        for x, y, heading in along(edge, 27)[1:]:
            with scene.at(x, y, 1, heading - 90):
                tooth = rect(-30, -7, 52, 14, 4) if side > 0 else rect(-22, -7, 52, 14, 4)
                scene.cast(tooth, "#1a1620", 0.5, 4, -5, 5)
                scene.fill(tooth, "#b08a5c, #7a5638", round=6, detail=0.7, ink=0.5, wobble=0.6)
        for x, y, heading in along(outer, 24)[1:]:
            with scene.at(x - side * 27, y, 1, heading):
                scene.pen("-6 0, 6 0", 2.6, "#fff3d0", 0.9, curve=False)
        rail = [(x - side * 3, y) for x, y in sample(edge, 40)]
        scene.line(rail, 6.5, "#4a4450", detail=0.9)
        scene.line([(x + 1.2, y - 1) for x, y in rail], 2.2, "#fff3d8", detail=1)


def _closed_zip(scene: Scene) -> None:
    scene.line(CLOSED, 92, "#6a5640", alpha=0.5, soft=6, detail=0.3)
    scene.line(CLOSED, 78, "#8a7458", detail=0.4, texture=0.15)
    for i, (x, y, heading) in enumerate(along(CLOSED, 21)):
        with scene.at(x, y, 1, heading - 90):
            sleeper = rect(-34 + (8 if i % 2 else -8), -6.5, 68, 13, 4)
            scene.cast(sleeper, "#1a1620", 0.45, 3, -4, 4)
            scene.fill(sleeper, "#b08a5c, #7a5638", round=6, detail=0.7, ink=0.5, wobble=0.6)
    for x, y, heading in along(CLOSED, 24):
        with scene.at(x, y, 1, heading):
            for side in (-50, 50):
                scene.pen([(-6, side), (6, side)], 2.6, "#fff3d0", 0.9, curve=False)
    for side in (-1, 1):
        rail = [(x + side * 17, y + side * 6) for x, y in sample(CLOSED, 30)]
        scene.line(rail, 6, "#4a4450", detail=0.9)
        scene.line([(x + 1.2, y - 1) for x, y in rail], 2, "#fff3d8", detail=1)


def _hamlet(scene: Scene) -> None:
    """Three roofs seen from above."""
    for x, y, w, h, turn, tone in (
        (150, 330, 78, 50, 14, "#b5603c"),
        (76, 310, 56, 40, -8, "#a8785c"),
        (190, 106, 56, 42, 30, "#8f5a44"),
        (690, 150, 70, 46, -18, "#b5603c"),
    ):
        with scene.at(x, y, 1, turn):
            scene.cast(rect(-w / 2, -h / 2, w, h), "#3a2f3c", 0.65, 4, -20, 12)
            lit = poly([(-w / 2, 0), (w / 2, 0), (w / 2, -h / 2), (-w / 2, -h / 2)])
            dark = poly([(-w / 2, 0), (w / 2, 0), (w / 2, h / 2), (-w / 2, h / 2)])
            scene.fill(lit, mix(tone, "#ffe6ae", 0.3), detail=0.7, ink=0.5, flow=turn + 90)
            scene.fill(dark, mix(tone, "#3a2f3c", 0.3), detail=0.7, ink=0.5, flow=turn + 90)
            scene.fill(rect(w * 0.18, -h * 0.3, 10, 10), "#6a4a40", round=3, detail=0.8, ink=0.5)


def _engine(scene: Scene) -> None:
    """Slider of the zip: a locomotive from above with a pull tab instead of a tender."""
    style: Style = {"detail": 0.8, "ink": 0.6, "wobble": 0.8}
    with scene.at(414, 412, 1.18, 14):
        for side in (-1, 1):
            for wheel in (-52, -14, 26):
                tyre = rect(side * 52 - 8, wheel, 16, 34, 7)
                scene.fill(tyre, "#5a4a50, #2a2028", round=7, **style)
        body = spline(
            "0 -112, 26 -106, 42 -84, 46 -40, 56 0, 64 40, 54 76, 34 88!, 0 80, -34 88!, -54 76, "
            "-64 40, -56 0, -46 -40, -42 -84, -26 -106"
        )
        scene.cast(body, "#1a1424", 0.7, 10, -22, 16)
        scene.fill(body, "#d8453a, #b5302a, #7a1f24", angle=180, round=36, rim=0.5, **style)
        boiler = rect(-26, -104, 52, 128, 24)
        scene.fill(boiler, "#ef6a50, #c2362c, #8a2226", angle=180, round=26, **style)
        for y in (-66, -30, 4):
            scene.line([(-25, y), (0, y - 4), (25, y)], 6, "#e8b85c", detail=0.9)
        scene.fill(circle(0, -78, 17), "#5a2a2c, #2a1a20", round=9, **style)
        scene.fill(circle(0, -78, 9), "#120c14", detail=1)
        scene.fill(circle(0, -106, 8), "#fff6c8", round=5, **style)
        scene.fill(circle(0, -16, 11), "#f6d07a, #a8742c", round=9, **style)
        scene.fill(rect(-40, 26, 80, 46, 9), "#e0584a, #8f2528", angle=180, round=12, **style)
        scene.line("-30 34, 30 34", 3, "#f6b09a", curve=False)
        # The hinge and the tab hang back over the gap.
        scene.fill(rect(-9, 62, 18, 30, 6), "#f6d88a, #a8742c", round=7, **style)
    with scene.at(398, 512, 1.18, 4):
        tab = minus(
            spline("-13 0, 13 0, 22 50, 27 96, 16 122, -16 122, -27 96, -22 50"),
            ellipse(0, 92, 13, 16),
        )
        tab = minus(tab, ellipse(0, 14, 7, 9))
        scene.cast(tab, "#080a20", 0.7, 8, -14, 12)
        scene.fill(tab, "#fbe2a0, #d9a44c, #8f602c", angle=180, round=9, rim=0.6, **style)
    for i, (x, y) in enumerate(sample("440 322, 436 252, 392 196, 326 176, 262 190", 6)):
        puff = circle(x, y, 16 + i * 6.5)
        scene.cast(puff, "#4a3f48", 0.25, 8, -18, 16)
    for i, (x, y) in enumerate(sample("440 322, 436 252, 392 196, 326 176, 262 190", 6)):
        puff = union(
            circle(x, y, 15 + i * 6.5),
            circle(x + 12 + i * 3, y - 8, 10 + i * 4),
            circle(x - 9 - i * 3, y + 9, 9 + i * 4),
        )
        scene.fill(
            puff, "#fffaf0, #d8cdc0", round=16 + i * 5, alpha=0.95 - i * 0.09, soft=2, detail=0.3
        )


def _cow(scene: Scene) -> None:
    """Seen from above, neck stretched over the edge."""
    style: Style = {"detail": 0.85, "ink": 0.55, "wobble": 0.6}
    with scene.at(634, 646, 1.42, 24):
        body = union(
            spline("52 0, 44 -17, 14 -22, -14 -18, -24 -8, -24 8, -14 18, 14 22, 44 17"),
            tube("-18 0, -40 1", [11, 10]),
            spline("-38 -12, -52 -10, -66 -6, -68 4, -64 9, -50 12, -38 12"),
        )
        scene.cast(tube("40 0, -60 2", [18, 12]), "#2a2028", 0.6, 4, -14, 16)
        tail = tube("50 2, 66 8, 78 2, 86 10", [3, 2, 2, 3])
        scene.fill(tail, "#e8dcc4", **style)
        for side in (-1, 1):
            ear = ellipse(-40, side * 15, 8, 5, side * -30)
            scene.fill(ear, "#e3c8a8", round=4, **style)
            horn = tube([(-44, side * 9), (-52, side * 17), (-60, side * 15)], [3, 2.5, 1])
            scene.fill(horn, "#fff3d0", round=2, **style)
        scene.fill(body, "#fffaf0, #efe2cc, #b8a490", angle=180, round=20, rim=0.3, **style)
        with scene.clip(body):
            for patch in (
                spline("44 -26, 14 -26, 10 -8, 26 0, 46 -6"),
                spline("0 26, -18 24, -20 8, -4 4, 8 12"),
                spline("-38 -14, -52 -12, -50 -2, -40 2"),
            ):
                scene.fill(patch, "#5a3a2e", detail=0.8, round=8)
        scene.fill(ellipse(-64, 1, 6, 7), "#e8b0a0", round=4, **style)
