"""A bear blows on its tea, and on the tea a ship fights the gale."""

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
from namyok_art.painted.props.bear import bear_paw, blowing_bear
from namyok_art.painted.surface import GLAZE

SHIP = (470, 690, 200)
CUP = Frame(450, 880, 0, 268, turn(0, 17))
RIM = (450.0, 880.0, 268.0, 79.0)
FOAM = "#ffffff, #e4f6f0"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(31)
    scene = Scene(
        31, light=(0.62, -0.62, 0.5), light_colour="#fff0c8", shadow="#3a1c34", haze="#f3d9a8"
    )
    scene.sky("0 #c8702c, 0.3 #eaa23c, 0.62 #f8cf6a, 1 #c8702c", warp=70, flow=12)
    scene.glow(620, 430, 420, "#fff0b0", 0.55)
    table = poly("-20 1010, 820 985, 820 1240, -20 1240")
    scene.fill(table, "0 #b8402f, 0.4 #8a2a2c, 1 #4a1628", detail=0.3, flow=-2)
    mould = Mould()
    lips = blowing_bear(mould, Frame(215, 262, -200, 395, turn(46, 22, 2)), "#7a4426", SHIP)
    cast(mould, scene, reach=160, rim=0.6, rim_colour="#ffd890", bounce="#d8643c", detail=0.85)
    _cup(scene)
    _sea(scene, rng)
    _gale(scene, lips)
    paw = Mould()
    bear_paw(paw, (-60, 1190, 120), (120, 1030, 220), 74, "#7a4426")
    cast(paw, scene, reach=120, rim=0.5, rim_colour="#ffd890", detail=0.85)
    return gouache(
        scene,
        palette="#eaa23c, #f8cf6a, #7a4426, #3a1c34, #b8402f, #fff8ea, #0f3f5a, #1f8a94, #bfeee0, "
        "#2a4fa8, #8a2a2c",
        pull=0.12,
    )


def _cup(scene: Scene) -> None:
    scene.cast(ellipse(420, 1150, 330, 60), strength=0.8, soft=22, dx=-40, dy=10)
    style: Style = {"detail": 0.6, "ink": 0.45}
    scene.fill(ellipse(450, 1150, 350, 70), "#fffaf0, #e4d4c8, #b89aa0", round=26, **style)
    scene.fill(ellipse(450, 1142, 250, 42), "#b094a0, #f2e6da", round=16, detail=0.5)
    mould = Mould()
    mould.frame = CUP
    handle = [(0.9, 0.2, 0.1), (1.3, 0.12, 0.1), (1.42, 0.4, 0.1), (1.2, 0.68, 0.1), (0.7, 0.8, 0)]
    mould.group()
    mould.chain(handle, [0.07, 0.075, 0.075, 0.07, 0.07], "#fbf4ea", 0.06)
    scene.cast(ellipse(450, 1120, 130, 26), strength=0.8, soft=10)
    mould.group()
    mould.cone((0, 0.90, 0), (0, 0.92, 0), 0.40, 0.42, "#f2e8de", 0)
    bowl = mould.group()
    mould.cap((0, 0, 0), (1, 0.96, 1), (0, -1, 0), 0, "#fbf4ea")
    mould.decals[bowl] = (CUP, _gzhel)
    cast(mould, scene, reach=120, surface=GLAZE, brush=0.4, ambient=0.42, bounce="#e8745a")


def _gzhel(points: Array, colours: Array, _: Array) -> Array:
    """Blue waves round the bowl, drawn on its own surface."""
    angle = np.arctan2(points[:, 0], points[:, 2])
    height = points[:, 1]
    curl = 0.40 + 0.085 * np.abs(np.sin(angle * 5)) ** 0.7
    paint = np.zeros(len(points))
    for shift, half in ((0.0, 0.028), (0.085, 0.016), (0.15, 0.009)):
        paint = np.maximum(paint, smooth(half, half * 0.5, np.abs(height - curl - shift)))
    for level, half in ((0.06, 0.022), (0.13, 0.008), (0.78, 0.014)):
        paint = np.maximum(paint, smooth(half, half * 0.5, np.abs(height - level)))
    dots = np.hypot(np.sin(angle * 5) * 0.2, height - 0.29)
    paint = np.maximum(paint, smooth(0.036, 0.026, dots))
    share = paint[:, None] * 0.92
    return np.asarray(colours * (1 - share) + rgb("#2448a4") * share)


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    x, y, rx, ry = RIM
    style: Style = {"detail": 0.75, "ink": 0.4}
    scene.fill(ellipse(x, y, rx, ry), "#fffdf6, #d8c8cc", **style)
    inside = ellipse(x, y + 6, rx - 16, ry - 12)
    scene.fill(inside, "#0a3450, #14607a", detail=0.5, ink=0.4)
    with scene.clip(union(rect(170, 300, 620, 560), inside)):
        # the breaker behind the ship
        _wave(
            scene,
            "205 872, 330 850, 440 800, 520 700, 560 590, 640 540, 716 566, 738 632",
            "740 880, 706 862, 668 820, 650 760, 652 690, 672 646, 704 628, 738 632",
            rng,
        )
        _ship(scene)
        _wave(
            scene,
            "196 860, 232 812, 290 776, 350 790, 400 826, 470 842, 560 826, 640 842, 752 870",
            "196 960, 240 940, 290 920, 350 930, 400 940, 470 950, 560 950, 640 955, 752 960",
            rng,
            claws=False,
        )
    for _ in range(70):
        way, far = rng.uniform(-2.2, 0.7), rng.uniform(10, 120)
        drop = circle(690 + np.cos(way) * far, 570 + np.sin(way) * far, rng.uniform(1.5, 5.5))
        scene.fill(drop, "#fbfff8", detail=0.95, texture=0, wobble=0.4)


def _wave(
    scene: Scene, back: Points, belly: Points, rng: np.random.Generator, claws: bool = True
) -> None:
    """Water between the line of its back and the line of its belly, in bands that follow both."""
    count, bands = 90, 15
    outer, inner = sample(back, count), sample(belly, count)
    rows = [outer + (inner - outer) * (k / bands) ** 0.9 for k in range(bands + 1)]
    for k in range(bands):
        t = k / (bands - 1)
        tone = mix("#c8f4e4", "#1c8a96", min(1, t / 0.4))
        tone = mix(tone, "#082c4a", max(0, (t - 0.4) / 0.6))
        if k % 3 == 2:
            tone = mix(tone, "#e8fff4", 0.35)
        band = poly(np.vstack([rows[k], rows[k + 1][::-1]]))
        scene.fill(band, tone, detail=0.7, flow="form", wobble=1.2, texture=0.08)
    scene.line(outer, 5, "#f4fff8", detail=0.9)
    style: Style = {"detail": 0.75, "shade": 0.6, "texture": 0.03}
    if not claws:
        return
    for t in np.linspace(0.52, 1, 16):  # foam breaks into claws that lean over the hollow
        x, y = outer[int(t * (count - 1))]
        size = 12 + 34 * (t - 0.5)
        claw = [
            (x - size, y + 4),
            (x + size * 0.4, y - size * 0.2),
            (x + size * 1.5, y + size * 1.1),
        ]
        scene.fill(tube(claw, [size * 0.9, size * 0.8, 3]), FOAM, round=size * 0.7, **style)
    for t in rng.uniform(0.5, 1, 46):
        x, y = outer[int(t * (count - 1))] + rng.normal(0, 5 + 22 * (t - 0.5), 2)
        scene.fill(circle(x, y, rng.uniform(6, 17)), FOAM, round=13, **style)


def _ship(scene: Scene) -> None:
    style: Style = {"detail": 0.9, "wobble": 0.6, "ink": 0.6}
    x, y, _ = SHIP
    with scene.at(x - 36, y + 118, 1.34, -22):
        for px, top in ((-22, -118), (22, -138), (58, -104)):
            scene.fill(rect(px - 2.5, top, 5, -top), "#4a2418", **style)
        for px, top, tall, belly in ((-22, -110, 60, 28), (22, -130, 74, 34), (58, -96, 50, 24)):
            sail = spline(
                [
                    (px - 16, top, 1),
                    (px + 12, top + 2, 1),
                    (px + belly + 8, top + tall * 0.5),
                    (px + 10, top + tall, 1),
                    (px - 20, top + tall - 4, 1),
                    (px + 2, top + tall * 0.5),
                ]
            )
            scene.fill(sail, "#fffaf0, #f2dcb4, #d8a878", angle=0, round=14, **style)
        hull = spline(
            "-62 -34!, -46 -32, -40 -14!, 40 -14!, 62 -30!, 96 -36!, 72 0, 50 16, -34 16, -52 0"
        )
        scene.fill(hull, "#f2604a, #d0302c, #7a1428", round=16, rim=0.5, **style)
        scene.line("-50 -12, 0 -2, 74 -16", 4, "#ffd27a")
        scene.fill(tube("-22 -118, -6 -128, 8 -122, 22 -130", [5, 6, 5, 1]), "#2448a4", **style)
        scene.glow(-52, -44, 26, "#fff0a0", 0.9)
        scene.fill(circle(-52, -42, 6), "#fff6c0", detail=1, texture=0)


def _gale(scene: Scene, lips: Array) -> None:
    """What the bear blows, as one sees it on a frosty day."""
    x, y = float(lips[0]), float(lips[1])
    for bend, far, width in ((-70, 120, 5), (-30, 92, 8), (24, 96, 8), (76, 116, 6), (124, 92, 5)):
        puff = [
            (x + bend * 0.15, y + 22),
            (x + bend * 0.55, y + far * 0.5),
            (x + bend * 0.7, y + far * 0.8),
            (x + bend * 1.5, y + far),
        ]
        scene.fill(tube(puff, [1, width, width, 1]), "#fffef6", alpha=0.8, soft=1, detail=0.8)
