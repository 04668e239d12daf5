"""A samovar on wheels pulls teacups over a tablecloth; its rails go on past the table's edge."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.objects import cup
from namyok_art.painted.props.teatime import pretzel, samovar, sugar_cube, wheel

TRACK: Points = (
    "182 520, 330 500, 500 520, 566 566, 470 622, 300 648, 170 690, 110 760, 180 850, 340 910, "
    "500 934, 640 912, 722 840, 750 720, 736 590, 690 470, 640 390, 612 330, 606 290"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(71)
    scene = Scene(
        71, light=(-0.65, -0.6, 0.5), light_colour="#fff6dc", shadow="#6a4a4a", haze="#f6ecda"
    )
    scene.sky("0 #f3d9a4, 0.3 #f0cc90, 1 #c98f5c", warp=60)
    _room(scene, rng)
    _table(scene, rng)
    _rails(scene)
    _station(scene)
    _train(scene)
    _steam(scene)
    return gouache(
        scene,
        palette=(
            "#fffaf0, #f3e8d4, #dcd0c8, #f3d9a4, #e0a84c, #b5802c, #c8323a, #8a1f2c, #9fd0ec, "
            "#2f5fc0, #1f3f8a, #7a4a2c"
        ),
        pull=0.16,
        saturation=1.1,
    )


def _room(scene: Scene, rng: np.random.Generator) -> None:
    """A window full of morning, a papered wall."""
    style: Style = {"detail": 0.5, "wobble": 1}
    for x in range(-10, 820, 46):
        scene.fill(rect(x, -10, 20, 600), "#efc684", alpha=0.6, detail=0.2, flow=90)
    glass = rect(250, -30, 470, 400)
    scene.fill(rect(226, -40, 518, 436), "#fffaf0, #dccdb8", round=10, **style)
    scene.fill(glass, "#86c2e8, #c4e4f2, #fdf4dc", detail=0.2, flow=0)
    with scene.clip(glass):
        scene.fill(
            spline("240 330, 340 300, 460 326, 600 296, 740 324, 740 400, 240 400"),
            "#a9cf9a, #7fae7c",
            detail=0.3,
        )
        for _ in range(26):
            across, r = rng.uniform(250, 720), rng.uniform(12, 26)
            tone = mix("#9fca90", "#5f9468", rng.uniform())
            scene.fill(circle(across, 322 - r * 0.4 + rng.normal() * 5, r), tone, round=r, wobble=4)
    scene.line("486 -20, 486 372", 15, "#fffaf0, #e3d4c0", curve=False, round=6)
    scene.line("250 120, 720 120", 12, "#fffaf0, #e3d4c0", curve=False, round=5)
    scene.fill(rect(206, 386, 558, 26, 5), "#fffaf0, #d4c0a8", round=8, **style)
    curtain = spline("-30 -30!, 300 -30!, 282 60, 236 150, 190 200!, 206 300, 190 470!, -30 470!")
    scene.fill(curtain, "#fffaf0, #f3e4d0, #d9bfa8", angle=0, round=26, shade=0.6, flow=90, **style)
    for k in range(5):
        fold = [(20 + k * 52, -20), (16 + k * 46, 160), (10 + k * 36, 460)]
        scene.line(fold, 9, "#d9bfa8", alpha=0.6, soft=4, detail=0.3)
    for k in range(9):
        scene.fill(circle(14 + k * 22, 452, 7), "#c8323a", detail=0.8)
    scene.line("-20 432, 200 436", 6, "#c8323a")
    scene.beam("380 -20, 640 -20, 560 1000, 60 1000", "#fff0c0", 0.22, 60)


def _table(scene: Scene, rng: np.random.Generator) -> None:
    top = spline("-40 470!, 560 446, 622 470, 690 700, 700 960!, 640 1000, 300 1022, -40 1010!")
    drop = spline(
        "-40 990!, 300 1012, 640 992, 702 950!, 690 720!, 730 760, 744 1000, 724 1240!, -40 1240!"
    )
    scene.cast(drop, "#7a4a3c", 0.5, 30, 24, 10)
    scene.fill(drop, "#f3e6d4, #dcc8b8, #b59a90", detail=0.3, round=30, shade=0.5, flow=90)
    for k in range(10):
        x = 10 + k * 76
        fold = [(x, 1024), (x + 12 * (k % 2), 1110), (x - 10, 1240)]
        scene.line(fold, 16, "#a98a84", alpha=0.45, soft=7, detail=0.2)
    scene.fill(top, "#fffdf4, #f8f0e2, #efe2d0", detail=0.25, flow=10, texture=0.04)
    side = spline("702 950!, 690 720!, 730 760, 744 1000, 724 1240!, 690 1240!, 664 1000!")
    scene.cast(side, "#8a5a58", 0.6, 6)
    scene.line("-40 1012, 300 1022, 640 1000, 698 958, 690 700, 622 470", 4, "#fffefa", soft=1)
    red = "#c8323a"
    for k in range(22):
        x = 4 + k * 34
        y = 1100 - 0.0003 * (x - 300) ** 2 + (8 if k % 2 else 0)
        if x > 726:
            continue
        for dx, dy in ((0, 0), (-8, -8), (8, -8), (-8, 8), (8, 8)):
            scene.fill(rect(x + dx - 4, y + dy - 4, 8, 8), red, detail=0.85, wobble=0.5)
        scene.fill(rect(x + 13, y - 26, 7, 7), red, detail=0.85, wobble=0.5)
        scene.fill(rect(x + 13, y + 30, 7, 7), red, detail=0.85, wobble=0.5)
    for y in (1052, 1150):
        scene.line([(-20, y), (300, y + 6), (640, y - 6), (732, y - 30)], 5, red, alpha=0.9)
    for _ in range(34):
        across, down = rng.uniform(20, 660), rng.uniform(520, 990)
        size = rng.uniform(2, 5)
        shade = ellipse(across + size * 3, down + size, size * 3, size * 0.6)
        scene.fill(shade, "#b5a098", alpha=0.6)
        scene.fill(circle(across, down, size), "#d9a864, #a8743c", round=3, detail=0.8)


def _rails(scene: Scene) -> None:
    """Narrow when far; the last stretch has nothing under it."""
    line = sample(TRACK, 420)
    heading = np.gradient(line, axis=0)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    gauge = np.interp(line[:, 1], [280, 500, 940], [2.5, 9, 25])
    aloft = np.arange(420) > 300
    gauge = np.where(aloft, np.interp(line[:, 1], [280, 600, 900], [3, 13, 24]), gauge)
    flat = np.c_[-heading[:, 1], heading[:, 0] * 0.62]
    left, right = line + flat * gauge[:, None], line - flat * gauge[:, None]
    on_table = 258
    for side in (left, right):
        shade = tube(side[:on_table:4] + np.array([6, 5]), [3, 5])
        scene.fill(shade, "#b5a098", alpha=0.6, soft=3, detail=0.4)
    step = 0.0
    travelled = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    while step < travelled[-1]:
        i = int(np.searchsorted(travelled, step))
        g = float(gauge[i])
        a = line[i] + flat[i] * g * 1.5
        b = line[i] - flat[i] * g * 1.5
        scene.line([a, b], g * 0.34, "#b5763c", curve=False, ink=0.4, round=2)
        step += g * 1.15
    for side in (left, right):
        rail = tube(side[::4], [1.6, 2.0, 2.6, 3.4, 3.6, 2.6, 1.2])
        scene.fill(rail, "#f0c860, #b5802c", round=3, detail=0.85, ink=0.5, wobble=0.4)


def _station(scene: Scene) -> None:
    scene.cast(ellipse(180, 512, 90, 14), "#b5a098", 0.7, 8)
    for x, y, s in (
        (96, 520, 24),
        (146, 524, 24),
        (196, 520, 22),
        (120, 488, 22),
        (168, 488, 22),
        (144, 456, 20),
    ):
        sugar_cube(scene, x, y, s)
    scene.line("150 422, 150 388", 3, "#7a4a2c", curve=False)
    scene.fill(poly("152 388, 184 396, 152 406"), "#c8323a", detail=0.9, ink=0.4)
    scene.cast(ellipse(396, 528, 90, 12), "#b5a098", 0.7, 8)
    pretzel(scene, 372, 536, 0.66)
    for x, y in ((600, 640), (622, 656), (58, 900), (84, 924)):
        scene.cast(ellipse(x + 10, y + 3, 20, 6), "#b5a098", 0.6, 4)
        scene.fill(circle(x, y - 12, 15), "#e0505a, #a8202c", round=13, detail=0.75, ink=0.5)
        scene.fill(circle(x - 5, y - 17, 4), "#fff0e8", soft=1, detail=0.8)
    scene.pen([(600, 616), (612, 590), (636, 580)], 2.4, "#6a7a3c")
    scene.pen([(622, 632), (626, 606), (636, 580)], 2.4, "#6a7a3c")


def _wagon(scene: Scene, x: float, y: float, size: float, flip: bool = False) -> None:
    scene.cast(ellipse(x + 14 * size, y + 4, 56 * size, 10 * size), "#a89488", 0.7, 6)
    scene.line(
        [(x - 66 * size, y - 20 * size), (x + 66 * size, y - 20 * size)],
        7 * size,
        "#b5802c",
        curve=False,
        round=3,
    )
    for side in (-30, 30):
        wheel(scene, x + side * size, y - 12 * size, 13 * size, "#c8323a", 6)
    cup(scene, x, y - 20 * size, size * 1.5, "#2f62c8", "#b5602c", saucer=False, flip=flip)
    with scene.at(x, y - 20 * size, size * 1.5):
        for k in range(-2, 3):
            scene.fill(circle(k * 9, -20 + abs(k) * 1.5, 2.8), "#fff6dc", detail=0.95, wobble=0.2)


def _train(scene: Scene) -> None:
    _wagon(scene, 318, 654, 0.62, True)
    _wagon(scene, 200, 690, 0.72, True)
    _wagon(scene, 124, 772, 0.86)
    _wagon(scene, 214, 880, 1.02)
    x, y = 420.0, 926.0
    style: Style = {"detail": 0.8, "wobble": 0.6, "ink": 0.55}
    scene.cast(ellipse(x + 60, y + 8, 190, 20), "#a08a80", 0.8, 12)
    scene.line([(274, 862), (320, 880)], 7, "#8a5a24", curve=False)
    scene.fill(rect(x - 110, y - 62, 232, 20, 6), "#d8434a, #8a1f2c", round=8, **style)
    scene.fill(
        poly([(x + 118, y - 60), (x + 168, y - 8), (x + 112, y - 8)]),
        "#d8434a, #8a1f2c",
        round=6,
        **style,
    )
    for k in range(3):
        scene.line([(x + 120 + k * 8, y - 48 + k * 8), (x + 120 + k * 12, y - 10)], 3, "#f0c860")
    samovar(scene, x, y - 58, 1.12)
    for wx, r in ((x - 72, 38), (x + 10, 38), (x + 84, 28)):
        wheel(scene, wx, y - r, r, "#c8323a", 10)
    scene.line([(x - 72, y - 30), (x + 10, y - 30)], 7, "#e8c060", curve=False, round=3, ink=0.5)


def _goose(scene: Scene, x: float, y: float, size: float, rot: float, solid: float) -> None:
    """A goose of steam, about 120 long, flying right."""
    body = union(
        spline("-60 6!, -34 -6, 0 -14, 28 -10, 34 0, 10 14, -26 12"),
        tube("22 -4, 50 -12, 74 -10", [10, 6, 5]),
        ellipse(80, -10, 10, 7),
        spline("87 -13!, 102 -8!, 87 -6!"),
    )
    near = spline("14 -8, 6 -40, -18 -66, -54 -84!, -44 -62, -38 -40, -26 -20, -14 -4")
    far = spline("20 -8, 30 -36, 24 -62, 4 -88!, 4 -60, -2 -36, -4 -10")
    style: Style = {"detail": 0.3 + 0.45 * solid, "soft": 2.4 - 2 * solid, "wobble": 2}
    with scene.at(x, y, size, rot):
        scene.fill(far, "#e6e0de", alpha=0.6 + 0.35 * solid, round=8, **style)
        scene.fill(body, "#ffffff, #e9e4e2", alpha=0.75 + 0.25 * solid, round=12, **style)
        scene.fill(near, "#ffffff, #efeae6", alpha=0.7 + 0.3 * solid, round=9, **style)
        if solid > 0.6:
            scene.fill(spline("87 -13!, 103 -8!, 87 -5!"), "#e8893c", detail=0.9)


def _puff(x: float, y: float, r: float) -> Path:
    return union(
        circle(x, y, r),
        circle(x + r * 0.75, y - r * 0.45, r * 0.75),
        circle(x - r * 0.7, y - r * 0.1, r * 0.8),
        circle(x + r * 0.1, y - r * 0.8, r * 0.8),
    )


def _steam(scene: Scene) -> None:
    puffs = ((424, 512, 17), (436, 476, 22), (420, 432, 28), (376, 390, 34), (330, 336, 38))
    for k, (x, y, r) in enumerate(puffs):
        scene.fill(
            _puff(x, y, r),
            "#ffffff, #f6f0ea, #d8ccc8",
            alpha=0.96 - 0.05 * k,
            soft=2,
            round=r * 0.8,
            shade=0.6,
            detail=0.3,
            flow="form",
        )
    flock = (
        (330, 262, 0.86, -24, 0.3),
        (420, 156, 0.8, -10, 0.6),
        (606, 176, 0.8, -14, 0.9),
        (536, 66, 0.62, -14, 1.0),
        (674, 66, 0.56, -16, 1.0),
    )
    for x, y, size, rot, solid in flock:
        _goose(scene, x, y, size, rot, solid)
