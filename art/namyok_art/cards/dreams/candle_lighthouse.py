"""A candle on a rock serves as a lighthouse for a fleet of paper boats."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    ellipse,
    gouache,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.buildings import arch
from namyok_art.painted.props.objects import flame
from namyok_art.painted.props.sky import cloud
from namyok_art.painted.props.vessels import paper_boat

ROCK = (
    "-40 1300!, -40 760!, 60 724, 150 742, 330 730, 436 752, 480 812, 452 890, 512 960, 484 1060, "
    "556 1140, 540 1300!"
)
CANDLE = (
    "214 742!, 220 580, 206 430, 216 356, 300 336, 384 356, 394 440, 382 580, 392 742!, 300 756"
)
FLAME = (300, 330)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(7)
    scene = Scene(
        177, light=(0.1, -0.8, 0.5), light_colour="#ffe3a8", shadow="#10222c", haze="#4f7f80"
    )
    scene.sky(
        "0 #10222c, 0.3 #1f4248, 0.5 #47706c, 0.6 #b59a7c, 0.625 #2f5e60, 0.8 #17393f, 1 #0c2026",
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
    rock = spline(ROCK)
    stone = "#4f5a5c, #26383c, #101d22"
    scene.fill(rock, stone, round=50, texture=0.25, detail=0.3, rim=0.7, flow=80, ink=0.3)
    with scene.clip(rock):
        for _ in range(26):
            x, y = rng.uniform(0, 520), rng.uniform(790, 1190)
            crack = [(x, y), (x + rng.normal() * 20, y + 24), (x + rng.normal() * 30, y + 60)]
            scene.line(crack, rng.uniform(2, 5), "#0a1418", alpha=0.5, detail=0.3)
        for i in range(9):
            step = rect(292 + i * 15, 756 + i * 22, 70, 20, 3)
            scene.fill(step, "#7f8a88, #3a4a4e", round=6, detail=0.5, ink=0.3)
    for i in range(34):
        t = i / 33
        x = np.interp(t, [0, 0.3, 0.5, 0.75, 1], [470, 452, 505, 490, 552]) + rng.normal() * 6
        foam = ellipse(x, 840 + t * 350, rng.uniform(8, 20), rng.uniform(3, 6))
        scene.fill(foam, "#dff0e4", alpha=0.6, soft=1, detail=0.5)
    _candle(scene)
    _keeper(scene)
    for x, y, size in ((600, 790, 0.3), (700, 800, 0.34), (540, 812, 0.36), (660, 850, 0.5)):
        paper_boat(scene, x, y, size, "#f3dcb8", rot=rng.uniform(-6, 6))
    for x, y, size, turn in ((742, 910, 0.75, 4), (600, 936, 0.8, -5), (664, 1078, 1.5, -4)):
        scene.cast(ellipse(x, y + 16 * size, 60 * size, 7 * size), "#0a1a20", 0.6, 4)
        paper_boat(scene, x, y, size, rot=turn)
    scene.vignette(360, 520, 620, 780, "#0a161c", 0.75)
    return gouache(
        scene,
        palette=(
            "#10222c, #1f4248, #47706c, #b59a7c, #0c2026, #ffe2a0, #f6e3c8, #f0a048, #b8402f, "
            "#8a8098"
        ),
        pull=0.2,
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


def _candle(scene: Scene) -> None:
    scene.cast(ellipse(300, 742, 130, 22), strength=0.6, soft=10)
    wax = "0 #ffe09a, 0.2 #f9d9a4, 0.5 #d9b08e, 0.8 #9a8288, 1 #6a6074"
    scene.fill(spline(CANDLE), wax, round=84, detail=0.4, ink=0.5, flow=88, rim=0.4)
    drips = union(
        tube("240 352, 232 440, 236 500", [15, 12, 16]),
        tube("290 350, 296 420, 292 452", [13, 10, 14]),
        tube("352 352, 360 470, 356 572", [16, 11, 17]),
        tube("216 400, 204 530, 208 650", [12, 9, 15]),
        tube("386 400, 396 520, 390 640", [11, 8, 13]),
    )
    scene.fill(drips, "#fff0c8, #e9c498, #b09488", round=13, detail=0.5, ink=0.35)
    scene.fill(ellipse(300, 352, 84, 19), "#fff6d0, #ffc868", detail=0.5, round=6)
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


def _keeper(scene: Scene) -> None:
    """A moth in charge of its own temptation, with a jug of water."""
    with scene.at(520, 410, 1.7, 16):
        style: Style = {"detail": 0.75, "ink": 0.4, "wobble": 0.7}
        for side, tone in ((1, "#b59a80"), (-1, "#e3c8a0")):
            upper = [(0, -8, 1), (side * 18, -44), (side * 52, -52, 1)]
            upper += [(side * 50, -22), (side * 24, -2)]
            scene.fill(spline(upper), scene.tones(tone, 0.2, 0.3), round=9, **style)
            lower = [(0, 0, 1), (side * 22, 0), (side * 38, 20), (side * 20, 28), (side * 6, 16)]
            scene.fill(spline(lower), scene.tones(tone, 0.1, 0.35), round=7, **style)
            scene.fill(ellipse(side * 32, -32, 6, 7), "#6a4a48", alpha=0.7, detail=0.8)
            scene.pen([(side * 2, -18), (side * 9, -32), (side * 17, -36)], 1.4, "#3a2a28")
        scene.fill(ellipse(0, 0, 6.5, 20), "#8a6a58, #4a3430", round=6, **style)
        scene.fill(ellipse(0, -19, 6, 5.5), "#6a4c42", round=5, **style)
    for hold in ("512 434, 492 446, 486 464", "518 436, 516 450, 510 464"):
        scene.pen(hold, 2.6, "#3a2a28")
    with scene.at(498, 462, 1.4):
        jug = spline("-12 0!, 12 0!, 17 22, 11 38, -11 38, -17 22")
        scene.fill(jug, "#a9d0cc, #4f7f88", round=10, detail=0.8, ink=0.5)
        scene.line("14 6, 25 14, 15 28", 3, "#6f9a9c")
        scene.line("-8 3, 8 3", 3, "#dff0ea", curve=False)
