"""A candle on a rock serves as a lighthouse for a fleet of paper boats."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    ellipse,
    gouache,
    rect,
    rgb,
    smooth,
    spline,
    tube,
    union,
)
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.buildings import arch
from namyok_art.painted.props.moth import hugged, moth_body, moth_wings
from namyok_art.painted.props.objects import flame
from namyok_art.painted.props.pelt import comb
from namyok_art.painted.props.sky import cloud
from namyok_art.painted.props.vessels import paper_boat
from namyok_art.painted.surface import Surface

FLAME = (300, 330)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(7)
    scene = Scene(
        177, light=(0.1, -0.8, 0.5), light_colour="#ffe3a8", shadow="#101c3c", haze="#4f6f90"
    )
    scene.sky(
        "0 #0c1c3c, 0.3 #1c3c64, 0.5 #4a6a84, 0.6 #d89a6c, 0.625 #1f5068, 0.8 #123a54, 1 #081c34",
        warp=30,
        flow=4,
    )
    scene.stars(50, 560)
    cloud(scene, 650, 520, 340, "#3f6066", seed=3, alpha=0.8, flat=0.4)
    cloud(scene, 70, 620, 300, "#4f7070", seed=5, alpha=0.7, flat=0.35)
    scene.glow(FLAME[0], 268, 430, "#f0a048", 0.8, power=1.5)
    scene.beam("300 268, 300 290, 900 560, 900 330", "#ffdf9a", 0.4, 20)
    scene.beam("300 262, 300 284, -80 420, -80 250", "#ffdf9a", 0.3, 18)
    _water(scene, rng)
    _rock(scene, rng)
    _candle(scene)
    _keeper(scene)
    for x, y, size in ((600, 790, 0.3), (700, 800, 0.34), (540, 812, 0.36), (660, 850, 0.5)):
        paper_boat(scene, x, y, size, "#f3dcb8", rot=rng.uniform(-6, 6))
    for x, y, size, lean in ((742, 910, 0.75, 4), (600, 936, 0.8, -5), (664, 1078, 1.5, -4)):
        scene.cast(ellipse(x, y + 16 * size, 60 * size, 7 * size), "#0a1a20", 0.6, 4)
        paper_boat(scene, x, y, size, "#fff0d4", rot=lean)
    scene.vignette(360, 520, 620, 780, "#0a161c", 0.75)
    return gouache(
        scene,
        palette=(
            "#0c1c3c, #1c3c64, #4a6a84, #d89a6c, #081c34, #ffe2a0, #f6e3c8, #f0a048, #b8402f, "
            "#8a8098, #4a8ad0"
        ),
        pull=0.12,
    )


def _water(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(110):
        x, y = rng.uniform(380, 800), rng.uniform(770, 1190)
        near = (y - 740) / 450
        half = 10 + 34 * near
        ripple = [(x - half, y), (x - half * 0.3, y - 5 * near), (x + half, y - 2)]
        warm = rng.uniform() < 0.4
        tone = "#f0c088" if warm else "#8fb8b4"
        scene.line(ripple, 1.5 + 2 * near, tone, alpha=0.4, detail=0.5)
    for i in range(32):
        half = rng.uniform(14, 60)
        x, y = 470 + i * 3.6 + rng.normal() * 16, 772 + i * 13
        scene.line([(x - half, y), (x + half, y + 1)], 4, "#ffcf7a", alpha=0.5, soft=1)


def _rock(scene: Scene, rng: np.random.Generator) -> None:
    """Black stone that breaks in planes; the flame lights its upper faces."""
    mould = Mould()
    mould.group()
    for x, y, rx, ry in (
        (290.0, 860.0, 190.0, 110.0),
        (180, 960, 240, 170),
        (330, 990, 170, 170),
        (120, 1130, 300, 200),
        (380, 1150, 200, 170),
    ):
        mould.ball((x, y, -100), (rx, ry, 200), "#3c4660", 40, PLAIN)
    stone = Surface(chip=88, tilt=0.12)
    cast(
        mould, scene, reach=120, light=(0.1, -0.85, 0.3), detail=0.7, surface=stone, rim=0.6,
        rim_colour="#ffc070", ink=0.3, brush=0.5, bounce="#2a4a7a",
    )  # fmt: skip
    scene.fill(ellipse(300, 800, 210, 90), "#e09a58", soft=50, alpha=0.4, mode="screen")
    for i in range(9):
        step = rect(300 + i * 11, 770 + i * 26, 88, 34, 4)
        scene.fill(step, "0 #f0cc98, 0.34 #a89088, 0.4 #4a5064, 1 #2c3448", round=4, detail=0.7)
    for i in range(46):
        t = i / 45
        x = np.interp(t, [0, 0.3, 0.5, 0.75, 1], [484, 500, 520, 560, 590]) + rng.normal() * 8
        foam = ellipse(x, 860 + t * 340, rng.uniform(10, 26), rng.uniform(3, 6))
        scene.fill(foam, "#c8dce0", alpha=0.5, soft=2, detail=0.6)


def _candle(scene: Scene) -> None:
    """Wax that glows from within at the top and runs down over its own balcony."""
    mould = Mould()
    mould.group()
    mould.cone((300, 800, 0), (300, 420, 0), 104, 84, "#f4dcb0", 0, PLAIN)
    turns = np.linspace(0, 6.3, 25)
    rim = [(300 + 74 * np.cos(a), 352 + 12 * np.sin(a), 60 * np.sin(a)) for a in turns]
    mould.chain(rim, [17] * 25, "#fff0c8", 12, PLAIN)
    mould.cone((300, 420, 0), (300, 366, 0), 84, 76, "#fff0c8", 10, PLAIN)
    for x, top, low, size in (
        (226.0, 360.0, 520.0, 17.0), (262, 366, 450, 14), (318, 366, 500, 16), (352, 362, 600, 19),
        (384, 380, 470, 14), (204, 470, 690, 17), (404, 500, 720, 16),
    ):  # fmt: skip
        z = float(np.sqrt(max(0, 88**2 - (x - 300) ** 2))) + 6
        run = [(x, top, z), (x - 3, (top + low) / 2, z + 6), (x, low, z + 8)]
        mould.chain(run, [size, size * 0.7, size * 1.1], "#fff2cc", 8, PLAIN)
    mould.decals[mould.g] = (Frame(), _molten)
    with scene.clip(spline("150 300!, 460 300!, 460 770!, 390 784, 300 792, 210 784, 150 770!")):
        cast(
            mould, scene, reach=60, light=(0.15, -0.5, 0.85), detail=0.8, ambient=0.2,
            rim=0.5, brush=0.4,
            bounce="#4a6a94", ink=0.4,
        )  # fmt: skip
    scene.fill(ellipse(300, 350, 66, 11), "#fffbe0, #ffc860", detail=0.6, soft=1)
    style: Style = {"detail": 0.8, "ink": 0.5}
    balcony = union(rect(206, 560, 190, 14, 5), tube("380 570, 392 620, 386 662", [9, 7, 11]))
    scene.fill(balcony, "#f6dcb8, #b59a90", round=7, **style)
    for x in np.linspace(214, 388, 10):
        scene.line([(x, 536), (x, 562)], 2.6, "#6a4a48", curve=False)
    scene.line("208 536, 394 536", 4, "#6a4a48", curve=False)
    scene.fill(arch(274, 650, 52, 96), "#7a4438, #42242c", round=6, **style)
    scene.fill(rect(286, 470, 30, 42, 4), "#ffcf70", **style)
    scene.pen("301 470, 301 512", 2, "#5a3038", curve=False)
    scene.pen("286 490, 316 490", 2, "#5a3038", curve=False)
    scene.line("300 352, 302 330, 298 314", 5, "#3a2028")
    flame(scene, *FLAME, 182)


def _molten(points: Array, colours: Array, _: Array) -> Array:
    """Translucent near the flame, cold and grey at the foot."""
    share = smooth(330, 600, points[:, 1])[:, None]
    foot = smooth(560, 800, points[:, 1])[:, None]
    glow = colours * (1 - share) * np.array([1.05, 0.98, 0.72]) + colours * share
    return np.asarray(glow * (1 - foot) + rgb("#a08aa0") * foot)


def _keeper(scene: Scene) -> None:
    """A moth in charge of its own temptation: it hugs a jug of water and cannot look away."""
    look = (FLAME[0] + 20.0, FLAME[1] - 60.0, 120.0)
    place = Frame(606, 520, 90, 122, turn(-44, 6, 10))
    wings = Mould()
    moth_wings(wings, place, "#f4dcba", 38)
    style: Style = {"light": (-0.75, -0.35, 0.55), "rim_colour": "#ffe0a0", "detail": 0.88}
    cast(
        wings, scene, reach=60, rim=0.5, ambient=0.62, brush=0.6, ink=0.4, bounce="#5a6aa0", **style
    )
    mould = Mould()
    moth_body(mould, place, "#c8a078", look)
    jug = np.array([0.0, 0.72, 0.78])
    mould.frame = place.inside(*jug)
    blue = "#3f84d0"
    mould.group()
    mould.ball((0, 0.02, 0), (0.46, 0.5, 0.46), blue, 0, PLAIN)
    mould.cone((0, -0.4, 0), (0, -0.62, 0), 0.2, 0.3, blue, 0.06, PLAIN)
    mould.group()
    mould.ball((0, -0.8, 0.02), (0.28, 0.1, 0.28), "#d8f0ff", 0, PLAIN)
    hugged(mould, place, jug, 0.46, "#8a6448")
    cast(mould, scene, reach=40, rim=0.7, ambient=0.14, bounce="#5a6aa0", **style)
    comb(scene, mould, (0.3, 0.7, 0.3), 700, 13, np.random.default_rng(20))
