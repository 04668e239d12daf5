"""A samovar on wheels pulls teacups over a tablecloth; its rails go out of the window."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    rgb,
    sample,
    smooth,
    spline,
    tube,
    union,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.lathe import around, outline, polished
from namyok_art.painted.props.teatime import pretzel, sugar_cube, wheel
from namyok_art.painted.surface import GLAZE

MIDDLE = 436
BODY = (
    (380, 42),
    (388, 55),
    (404, 55),
    (410, 39),
    (450, 40),
    (458, 74),
    (478, 113),
    (494, 155),
    (508, 164),
    (522, 150),
    (560, 167),
    (620, 181),
    (690, 180),
    (760, 157),
    (820, 118),
    (856, 81),
    (880, 62),
    (900, 58),
    (916, 92),
    (930, 116),
    (950, 121),
)
GOLD = (
    "0 #e8963c, 0.06 #7a3c14, 0.15 #d8902c, 0.25 #fff0b0, 0.31 #fffef0, 0.38 #ffd860, "
    "0.54 #e8a430, 0.68 #a8601c, 0.8 #5a2c18, 0.88 #a8601c, 0.95 #ffc868, 1 #c87828"
)
BACK: Points = "584 404, 600 430, 660 492, 600 556, 420 566, 220 596, 70 664, -90 790"
FRONT: Points = "-80 1010, 100 1060, 300 1088, 520 1092, 700 1066, 880 1010"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(71)
    scene = Scene(
        71, light=(-0.55, -0.6, 0.55), light_colour="#fff6dc", shadow="#5a3a4c", haze="#f6ecda"
    )
    scene.sky("0 #f8c870, 0.4 #f0b058, 1 #c98f5c", warp=60, flow=90)
    _window(scene, rng)
    _table(scene)
    _rails(scene, BACK, (3.5, 20))
    _sugar(scene)
    _wagon(scene, 128, 640, 70)
    _rails(scene, FRONT, (30, 36))
    _wagon(scene, 62, 1046, 112)
    _engine(scene)
    _steam(scene)
    _cherries(scene)
    return gouache(
        scene,
        palette=(
            "#fffaf0, #f3e8d4, #f8c870, #ffd860, #e8a430, #a8601c, #d8323a, #8a1f2c, #7fc4ec, "
            "#2f5fc0, #1f3f8a, #7fb060"
        ),
        pull=0.1,
        saturation=1.1,
    )


def _window(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.6, "wobble": 1}
    glass = rect(226, -30, 520, 440)
    scene.fill(rect(200, -40, 572, 470), "#fffaf0, #e8d4b8", round=12, **style)
    scene.fill(glass, "0 #3f9ae0, 0.6 #a8dcf4, 1 #fdf4dc", detail=0.3, flow=0)
    with scene.clip(glass):
        for base, tone in ((330, "#8fc890"), (364, "#5fa060")):
            ridge = [(200, base), (340, base - 26), (480, base + 4), (620, base - 30), (760, base)]
            land = spline([*ridge, (760, 460), (200, 460)])
            scene.fill(land, [mix(tone, "#fff0b0", 0.3), tone], detail=0.4)
        for _ in range(22):
            x, r = rng.uniform(230, 740), rng.uniform(12, 26)
            scene.fill(circle(x, 350 - r * 0.3, r), "#6fb068, #3f7a4c", round=r, wobble=3)
        trail = poly("596 420, 626 420, 560 340, 554 340")
        scene.fill(trail, "#e8c070", detail=0.6)
    scene.line("486 -20, 486 410", 15, "#fffaf0, #e3d4c0", curve=False, round=6)
    scene.fill(rect(180, 420, 612, 30, 5), "#fffaf0, #d4c0a8", round=9, **style)
    curtain = spline("-30 -30!, 260 -30!, 236 80, 190 200, 150 250!, 170 330, 160 480!, -30 480!")
    scene.fill(curtain, "#fffaf0, #f8dcc0, #e0a890", angle=0, round=26, shade=0.6, flow=90, **style)
    for k in range(5):
        fold = [(10 + k * 48, -20), (6 + k * 42, 160), (0 + k * 32, 470)]
        scene.line(fold, 9, "#d89a88", alpha=0.5, soft=4, detail=0.3)
    scene.line("-20 238, 80 250, 152 250", 13, "#d8323a", detail=0.8)


def _table(scene: Scene) -> None:
    top = poly("-40 470, 840 446, 840 1240, -40 1240")
    scene.fill(top, "0 #f0e4e0, 0.4 #fff8ee, 1 #f0d8c8", detail=0.3, flow=4, texture=0.03)
    scene.beam("360 440, 720 440, 760 1240, 120 1240", "#fff0b8", 0.3, 50)
    red = "#d8323a"
    for y, width in ((1136, 7), (1222, 7)):
        scene.line([(-20, y + 4), (400, y + 10), (820, y - 4)], width, red, detail=0.85)
    for k in range(12):
        x, y = 20 + k * 70, 1180 + 5 * np.sin(k * 0.5)
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                if abs(dx) + abs(dy) in (1, 3) or (dx == 0 and dy == 0):
                    scene.fill(rect(x + dx * 11 - 5, y + dy * 11 - 5, 10, 10), red, detail=0.9)


def _rails(scene: Scene, points: Points, gauge: tuple[float, float]) -> None:
    """A track whose half-width grows from the first end to the last."""
    line = sample(points, 300)
    heading = np.gradient(line, axis=0)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    half = np.interp(np.linspace(0, 1, 300), [0, 1], gauge)
    flat = np.c_[-heading[:, 1] * 0.8, np.abs(heading[:, 0]) * 0.62 + 0.12]
    left, right = line + flat * half[:, None], line - flat * half[:, None]
    shade = tube(line[::5] + np.array([4, 8]), [gauge[0] * 1.2, gauge[1] * 1.2], cap=False)
    scene.fill(shade, "#c8a8a0", alpha=0.4, soft=7, detail=0.4)
    travelled = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    step = 0.0
    while step < travelled[-1]:
        i = int(np.searchsorted(travelled, step))
        g = float(half[i])
        a, b = line[i] + flat[i] * g * 1.45, line[i] - flat[i] * g * 1.45
        scene.line([a, b], g * 0.42, "#b5702c", curve=False, ink=0.4, round=3)
        step += g * 1.2
    for side in (right, left):
        rail = tube(side[::5], [gauge[0] * 0.12 + 1, gauge[1] * 0.12 + 1], cap=False)
        scene.fill(rail, "#d0d8e0, #7a8494", round=3, detail=0.9, ink=0.5, wobble=0.4)


def _dots(points: Array, colours: Array, _: Array) -> Array:
    """White peas and a gold rim on blue china."""
    angle = np.arctan2(points[:, 0], points[:, 2])
    row = (points[:, 1] - 0.18) / 0.24
    shift = 0.5 * (np.round(row) % 2)
    away = np.hypot(((angle * 2.6 + shift) % 1 - 0.5) * 0.42, (row - np.round(row)) * 0.24)
    share = smooth(0.062, 0.046, away)[:, None]
    colours = colours * (1 - share) + rgb("#fffaf0") * share
    rim = smooth(0.09, 0.06, points[:, 1])[:, None]
    return np.asarray(colours * (1 - rim) + rgb("#f0c050") * rim)


def _wagon(scene: Scene, x: float, y: float, size: float) -> None:
    """A cup of tea on a little red car; y is the rail."""
    scene.cast(ellipse(x + size * 0.3, y + size * 0.14, size * 1.3, size * 0.16), "#a08080", 0.7, 8)
    deck = rect(x - size * 1.05, y - size * 0.34, size * 2.1, size * 0.2, size * 0.08)
    scene.fill(deck, "#e8434a, #8a1f2c", round=size * 0.08, detail=0.85, ink=0.5)
    for side in (-0.6, 0.6):
        wheel(scene, x + side * size, y - size * 0.08, size * 0.26, "#d8323a", 8)
    frame = Frame(x, y - size * 1.26, 0, size * 0.92, turn(0, 16))
    mould = Mould()
    mould.frame = frame
    mould.group()
    ear = [(-0.84, 0.2, 0), (-1.24, 0.12, 0), (-1.34, 0.4, 0), (-1.1, 0.68, 0), (-0.7, 0.74, 0)]
    mould.chain(ear, [0.08] * 5, "#2f62c8", 0.05)
    mould.group()
    mould.ball((0, 0.98, 0), (0.46, 0.1, 0.46), "#24489c", 0)
    bowl = mould.group()
    mould.cap((0, 0, 0), (1, 0.98, 1), (0, -1, 0), 0, "#2f62c8")
    mould.decals[bowl] = (frame, _dots)
    cast(mould, scene, reach=80, surface=GLAZE, brush=0.3, ambient=0.25, bounce="#f0c8a0")
    rx, ry = size * 0.92, size * 0.92 * 0.276
    top = y - size * 1.26
    scene.fill(ellipse(x, top, rx, ry), "#fff0c8, #d8b080", detail=0.85, ink=0.4)
    scene.fill(ellipse(x, top + ry * 0.14, rx * 0.9, ry * 0.82), "#c86a24, #8a3a14", detail=0.85)
    scene.fill(ellipse(x - rx * 0.3, top, rx * 0.3, ry * 0.2, -6), "#ffd8a0", soft=2, detail=0.8)


def _engine(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "wobble": 0.6, "ink": 0.55}
    shade = spline("300 1086, 470 1000, 600 900, 770 850, 830 900, 830 1010, 700 1110, 420 1120")
    scene.cast(shade, "#a890b8", 0.75, 22)
    scene.cast(ellipse(MIDDLE + 40, 1102, 330, 26), "#8a6a80", 0.8, 12)
    scene.line("160 984, 230 990", 16, "#5a3424", curve=False, round=7)
    plough = poly("650 966, 726 1072, 640 1072")
    scene.fill(plough, "#e8434a, #8a1f2c", round=10, **style)
    for k in range(4):
        scene.line([(656 + k * 10, 986 + k * 16), (652 + k * 18, 1066)], 5, "#ffd860", curve=False)
    scene.fill(rect(212, 946, 452, 44, 10), "#f0545a, #d8323a, #8a1f2c", round=14, **style)
    scene.line("222 968, 654 968", 6, "#ffd860", curve=False)
    for side in (-1, 1):
        ear = [
            (MIDDLE + side * dx, y) for dx, y in ((150, 560), (228, 530), (240, 640), (166, 690))
        ]
        scene.fill(tube(ear, [13, 15, 15, 12]), "#ffe08a, #c87828, #7a3c14", round=12, **style)
        grip = [(MIDDLE + side * dx, y) for dx, y in ((226, 542), (248, 590), (236, 640))]
        scene.fill(tube(grip, [17, 21, 17]), "#8a4a2c, #4a2018", round=16, **style)
    tap = union(
        tube("500 806, 650 806, 678 812", [19, 17, 18]),
        tube("678 806, 698 826, 698 862", [16, 15, 11]),
    )
    scene.fill(tap, "#fff0b0, #e0a030, #8a4a18", round=15, **style)
    body = outline(BODY, MIDDLE, 14, 2)
    metal = polished(scene, BODY, MIDDLE, GOLD)
    for level, wide in ((508, 7), (526, 4), (900, 5), (940, 5)):
        ridge = np.exp(-(((scene.ys - level) / wide) ** 2))[..., None]
        groove = np.exp(-(((scene.ys - level - wide * 1.7) / wide) ** 2))[..., None]
        metal = metal * (1 - 0.5 * groove) + (rgb("#fff6c8") - metal) * 0.5 * ridge
    flutes = np.cos(around(scene, BODY, MIDDLE) * 2 * np.pi * 13)
    flutes = flutes * smooth(540, 580, scene.ys) * smooth(870, 820, scene.ys)
    metal = np.asarray(np.clip(metal * (1 + 0.1 * flutes[..., None]), 0, 1), np.float32)
    scene.fill(body, metal, detail=0.82, texture=0.03, ink=0.6, flow=90)
    with scene.clip(body):  # the room in its belly: the window and the cup behind
        pane = spline("346 610!, 388 598!, 384 690!, 348 700!")
        scene.fill(pane, "#e8f8ff", alpha=0.85, soft=2, detail=0.8)
        scene.line("367 602, 366 694", 5, "#d8a040", curve=False)
        scene.line("344 650, 388 642", 5, "#d8a040", curve=False)
        scene.fill(ellipse(306, 770, 30, 16, -40), "#2f62c8", alpha=0.35, soft=7, detail=0.6)
        scene.fill(ellipse(424, 880, 120, 16), "#c8323a", alpha=0.5, soft=8, detail=0.6)
    scene.fill(tube("640 796, 640 752", [8, 8]), "#e0a030, #8a4a18", angle=0, round=7, **style)
    for dx in (-21, 21):
        scene.line(
            [(640 + dx + 18 * np.cos(a), 740 + 18 * np.sin(a)) for a in np.linspace(0, 6.3, 20)],
            10,
            "#e8b040",
            round=5,
            ink=0.5,
        )
    drop = spline("698 880!, 708 902, 698 914, 688 902")
    scene.fill(drop, "#ffe0a0, #b85a1c", round=7, **style)
    for x, r in ((288, 66), (456, 66), (590, 48)):
        wheel(scene, x, 1086 - r, r, "#d8323a", 12)
    scene.fill(tube("288 1020, 456 1020", [9, 9]), "#fff0b0, #c88a28", round=8, **style)
    for x in (288, 456):
        scene.fill(circle(x, 1020, 15), "#fff0b0, #c88a28", round=12, **style)


def _sugar(scene: Scene) -> None:
    scene.cast(ellipse(726, 700, 110, 18), "#a890b8", 0.7, 9)
    pretzel(scene, 728, 706, 0.86, 6)
    scene.cast(ellipse(130, 800, 120, 18), "#a890b8", 0.7, 9)
    for x, y in ((64, 806), (128, 812), (192, 802), (96, 756), (160, 758), (128, 706)):
        sugar_cube(scene, x, y, 34, "#f0f4fa")


def _cherries(scene: Scene) -> None:
    scene.pen("210 1150, 200 1090, 250 1060", 5, "#5f7a2c")
    scene.pen("258 1158, 262 1100, 250 1060", 5, "#5f7a2c")
    for x, y in ((206, 1160), (262, 1168)):
        scene.cast(ellipse(x + 12, y + 22, 32, 9), "#a06a70", 0.7, 5)
        scene.fill(circle(x, y, 29), "#f0505a, #c01c30, #6a0c20", round=27, detail=0.85, ink=0.5)
        scene.fill(ellipse(x - 10, y - 11, 7, 9, 30), "#ffe8e0", soft=1.5, detail=0.9)


def _swan(scene: Scene, x: float, y: float, size: float, rot: float, solid: float) -> None:
    """A swan of steam, about 150 long, flying right."""
    body = union(
        spline("-64 8!, -36 -8, 0 -16, 28 -12, 36 0, 10 16, -26 14"),
        tube("22 -4, 54 -14, 84 -12", [11, 6, 5]),
        ellipse(91, -12, 11, 7),
    )
    near = spline("16 -8, 8 -44, -18 -76, -62 -98!, -54 -76, -62 -66!, -46 -48, -48 -34!, -26 -14")
    far = spline("22 -8, 36 -40, 30 -72, 8 -102!, 8 -70, -2 -40, -4 -10")
    style: Style = {"detail": 0.5 + 0.4 * solid, "soft": 2.4 - 2.2 * solid, "wobble": 1.5}
    with scene.at(x, y, size, rot):
        scene.fill(far, "#d8e4f0", alpha=0.7 + 0.3 * solid, round=8, **style)
        scene.fill(body, "#ffffff, #e4ecf4", alpha=0.8 + 0.2 * solid, round=12, **style)
        scene.fill(near, "#ffffff, #eef4fa", alpha=0.8 + 0.2 * solid, round=9, **style)
        scene.fill(spline("98 -16!, 118 -9!, 98 -7!"), "#f0843c", alpha=solid, detail=0.9)


def _steam(scene: Scene) -> None:
    for x, y, r in ((436, 366, 24), (440, 320, 34), (424, 262, 44), (384, 204, 52), (330, 160, 46)):
        for dx, dy, k in ((0, 0, 1.1), (0.8, -0.3, 0.7), (-0.75, 0.05, 0.8), (0.1, -0.6, 0.8)):
            puff = circle(x + dx * r, y + dy * r, r * k)
            tones = "#ffffff, #f4f6fa, #dce6f0"
            scene.fill(puff, tones, soft=6, round=r * 1.2, shade=0.4, detail=0.4, alpha=0.9)
    _swan(scene, 308, 150, 1.2, -16, 0.5)
    _swan(scene, 560, 140, 1.3, -12, 1.0)
    _swan(scene, 652, 270, 0.85, -8, 1.0)
