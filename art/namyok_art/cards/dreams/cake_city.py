"""A birthday cake is a hill city, and a soft cloud leans over it drawing in its breath."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    palettes,
    plain,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.buildings import arch
from namyok_art.painted.props.objects import flame
from namyok_art.painted.props.people import figure

TIERS = ((330, 1088, 300, 170), (330, 918, 232, 150), (330, 768, 164, 134), (330, 634, 98, 104))
"""(middle x, bottom y, half width, height), low to high."""
ICING = ("#f26d9a", "#f9b6c4", "#bfe08a", "#fff1b8")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(54)
    scene = Scene(
        54, light=(-0.3, -0.75, 0.5), light_colour="#ffe6b0", shadow="#43306a", haze="#c9a8d0"
    )
    scene.sky("0 #5a4a90, 0.3 #8a74b8, 0.55 #c99ac8, 0.72 #f0b8b8, 1 #b880a8", warp=60, flow=-10)
    _window(scene)
    scene.glow(330, 480, 420, "#ffc060", 0.65, power=1.6)
    table = spline("-60 1070!, 400 1050, 860 1070!, 860 1300!, -60 1300!")
    scene.fill(table, "#e6c8e0, #b890c8, #6a4f98", detail=0.25, flow=0)
    for x in range(-40, 860, 74):
        scene.line([(x, 1064), (400 + (x - 400) * 1.5, 1240)], 5, "#f3dcf0", alpha=0.4, curve=False)
    scene.cast(ellipse(340, 1108, 360, 50), strength=0.6, soft=24, dx=20)
    plate = ellipse(330, 1100, 362, 58)
    scene.fill(plate, "#fffaf0, #d9c8e0", round=18, detail=0.5, ink=0.4, rim=0.5)
    for tier, icing in zip(TIERS, ICING, strict=True):
        _tier(scene, tier, icing, rng)
    _candles(scene)
    _citizens(scene, rng)
    _cloud(scene)
    scene.vignette(360, 640, 600, 780, "#3a2a60", 0.5)
    return gouache(
        scene,
        palette=palettes.CANDY,
        pull=0.15,
    )


def _window(scene: Scene) -> None:
    pane = rect(40, 60, 250, 330, 8)
    scene.fill(rect(26, 46, 278, 358, 8), "#b896c8, #8a6aa8", round=10, detail=0.4)
    scene.fill(pane, "#4a3f88, #a86aa8, #f6a890", detail=0.3)
    with scene.clip(pane):
        roofs = spline(
            "30 350, 80 320, 110 340, 150 310, 200 345, 250 322, 300 350, 300 400, 30 400"
        )
        scene.fill(roofs, "#4a3468", detail=0.4)
    scene.line("165 60, 165 390", 9, "#a882b8", curve=False)
    scene.line("40 220, 290 220", 8, "#a882b8", curve=False)


def _tier(
    scene: Scene, tier: tuple[float, float, float, float], icing: str, rng: np.random.Generator
) -> None:
    x, y, half, height = tier
    top = y - height
    wall = spline(
        [
            (x - half, top, 1),
            (x + half, top, 1),
            (x + half, y - 14),
            (x, y + half * 0.12),
            (x - half, y - 14),
        ]
    )
    style: Style = {"detail": 0.5, "ink": 0.4}
    scene.fill(wall, "#fff8e0, #f6dcb4, #c9a0a8", angle=10, round=half * 0.6, shade=0.8, **style)
    with scene.clip(wall):
        columns = int(half / 27)
        for column in range(columns):
            across = -0.86 + 1.72 * column / max(1, columns - 1)
            drop = half * 0.1 * (1 - across * across)
            on = rng.uniform() < 0.7
            left = x + across * half
            if height > 100:
                door = arch(left - 9, y - height * 0.44 + drop, 18, 34)
                scene.fill(door, "#ffcf5c" if on else "#8a5a88", ink=0.5, detail=0.85)
                if on:
                    scene.glow(left, y - height * 0.34 + drop, 26, "#ffcf5c", 0.4)
        ribbon = [
            (x + half * t, y - 16 + half * 0.11 * (1 - t * t)) for t in np.linspace(-1, 1, 13)
        ]
        scene.line(ribbon, 13, icing, alpha=0.95, detail=0.6)
        for bead_x, bead_y in ribbon:
            scene.fill(circle(bead_x, bead_y, 9), "#fffaf0", round=8, detail=0.7, ink=0.3)
    drips = [ellipse(x, top, half + 8, half * 0.16 + 10)]
    for t in np.linspace(-0.94, 0.94, int(half / 17)):
        length = rng.uniform(20, 54)
        foot = top + half * 0.15 * np.sqrt(max(0, 1 - t * t))
        drips.append(tube([(x + half * t, foot), (x + half * t, foot + length)], [12, 10]))
    glaze = union(*drips)
    tones = [mix(icing, "#ffffff", 0.25), mix(icing, "#ffffff", 0.0), mix(icing, scene.shadow, 0.3)]
    scene.fill(glaze, tones, round=12, rim=0.5, **style)
    sprinkles = plain("#ffc04a, #7fb86a, #8a74b8, #f26d9a")
    for _ in range(int(half / 7)):
        turn, away = rng.uniform(0, 6.3), rng.uniform(0.2, 0.9)
        place = (x + np.cos(turn) * half * away, top + np.sin(turn) * half * 0.13 * away)
        crumb = ellipse(*place, 6, 2.4, rng.uniform(0, 180))
        scene.fill(crumb, sprinkles[int(rng.integers(4))], detail=0.8)


def _candle(scene: Scene, x: float, y: float, height: float, tone: str) -> None:
    """A tower of wax with a window and a burning roof."""
    style: Style = {"detail": 0.7, "ink": 0.5}
    body = rect(x - 13, y - height, 26, height, 4)
    scene.fill(
        body, [mix(tone, "#ffffff", 0.5), mix(tone, "#ffffff", 0.1)], angle=0, round=12, **style
    )
    with scene.clip(body):
        for k in range(int(height / 22) + 1):
            band = tube([(x - 18, y - k * 26), (x + 18, y - k * 26 - 14)], [4.5, 4.5])
            scene.fill(band, tone, detail=0.7, alpha=0.9)
    scene.fill(arch(x - 5, y - height * 0.66, 10, 16), "#ffe9a0", detail=0.9, ink=0.4)
    scene.line([(x, y - height), (x, y - height - 9)], 3, "#4a2f40")
    flame(scene, x, y - height - 7, 40)


def _candles(scene: Scene) -> None:
    for x, y, height, tone in (
        (86, 920, 96, "#8a74b8"),
        (560, 924, 88, "#7fb86a"),
        (144, 766, 88, "#f26d9a"),
        (508, 770, 96, "#ffc04a"),
        (206, 634, 84, "#7fb86a"),
        (448, 636, 78, "#8a74b8"),
        (282, 532, 70, "#ffc04a"),
        (378, 534, 66, "#f26d9a"),
    ):
        _candle(scene, x, y, height, tone)
    _candle(scene, 330, 536, 150, "#f26d9a")


def _citizens(scene: Scene, rng: np.random.Generator) -> None:
    """They dance; one already hangs on to the highest candle by an umbrella."""
    coats = plain("#4a3f78, #f26d9a, #3f8a78, #c2543c, #ffc04a, #5f7fc0")
    for i, (x, y) in enumerate(
        (
            (150, 936),
            (190, 944),
            (236, 950),
            (430, 950),
            (474, 942),
            (250, 786),
            (290, 792),
            (400, 788),
        )
    ):
        arms = ((24, -78), (-24, -78)) if i % 2 else ((28, -60), (-26, -84))
        figure(
            scene, x, y, 42, coat=coats[int(rng.integers(6))], arm=arms[0], left_arm=arms[1], walk=5
        )
    with scene.at(348, 432, 1, 58):
        figure(scene, 0, 0, 46, coat="#3f6ab5", arm=(10, -108), left_arm=(-12, -110), walk=3)
        scene.line("0 -46, 0 -92", 2.6, "#3a2a48", curve=False)
        dome = spline("-36 -88!, -26 -112, 0 -120, 26 -112, 36 -88!, 18 -94, 0 -86!, -18 -94")
        scene.fill(dome, "#7fd0c0, #3f9a90", round=12, detail=0.8, ink=0.5)


def _cloud(scene: Scene) -> None:
    """Round cheeks, pursed lips, closed eyes: it only wants to help with the wish."""
    puffs: list[Path] = [
        ellipse(742, 300, 190, 150),
        ellipse(640, 220, 110, 84),
        ellipse(760, 160, 130, 90),
        ellipse(700, 420, 150, 90),
        ellipse(590, 330, 92, 86),
        ellipse(800, 430, 120, 100),
    ]
    body = union(*puffs)
    scene.cast(body, "#4a3a78", 0.4, 26, -14, 26)
    scene.fill(
        body,
        "#ffffff, #f3e6f6, #b8a0d0",
        round=110,
        shade=0.9,
        wobble=5,
        detail=0.3,
        flow="form",
        texture=0.05,
        rim=0.5,
        ink=0.3,
    )
    with scene.clip(body):
        scene.fill(ellipse(604, 346, 46, 40), "#f9a8b8", alpha=0.7, soft=16, detail=0.2)
        scene.fill(ellipse(746, 372, 58, 46), "#f9a8b8", alpha=0.7, soft=18, detail=0.2)
    scene.line("590 282, 612 296, 636 284", 7, "#5a4a88")
    scene.line("690 288, 716 304, 744 290", 7, "#5a4a88")
    lips = ellipse(628, 374, 19, 21)
    scene.fill(lips, "#e88aa0, #c2607f", round=14, detail=0.7, ink=0.4)
    scene.fill(ellipse(626, 374, 8, 10), "#5a3058", detail=0.8)
    for points in (
        "470 420, 520 400, 560 396, 602 384",
        "440 360, 500 356, 550 366, 600 368",
        "476 470, 530 440, 570 420, 606 396",
    ):
        scene.pen(points, 3, "#fffaf6", 0.8)
