"""Two mountains share one pair of headphones; its band is a bridge over the valley."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Points,
    Scene,
    Style,
    along,
    circle,
    ellipse,
    mix,
    sample,
    spline,
    tube,
    watercolour,
)
from namyok_art.painted.props.buildings import house
from namyok_art.painted.props.land import fir, grass, hill
from namyok_art.painted.props.people import figure

BAND = "232 560, 236 440, 296 348, 404 312, 512 344, 574 430, 582 548"
PINK = "#d8336c"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(23)
    scene = Scene(
        23, light=(0.65, -0.6, 0.5), light_colour="#fffdf0", shadow="#5a6f94", haze="#eef4f6"
    )
    scene.sky("0 #bfdcec, 0.3 #dcecf2, 0.6 #f6f4e8, 1 #e6ecdc", warp=70, flow=0)
    hill(
        scene,
        "0 560, 140 500, 300 590, 420 520, 560 600, 680 520, 800 570",
        "#c4d8e4, #dce8ea",
        haze=0.3,
    )
    _mountain(scene, rng, left=True)
    _mountain(scene, rng, left=False)
    _valley(scene, rng)
    _headphones(scene)
    _village(scene, rng)
    _shy_fir(scene)
    grass(scene, 0, 800, 1200, 110, 60, "#8fae8a, #a8c29a, #6f947c", rng)
    return watercolour(
        scene,
        palette=(
            "#bfdcec, #dcecf2, #f6f4e8, #ffffff, #9cbcd4, #6f94b4, #5a6f94, #a8c29a, #6f947c, "
            "#4f6a68, #d8336c, #8a1c48"
        ),
        pull=0.12,
        bloom=0.22,
    )


def _mountain(scene: Scene, rng: np.random.Generator, left: bool) -> None:
    """One listener: its peak leans to the other one."""
    with scene.at(0 if left else 806, 0, 1, flip=not left):
        lift = 0 if left else 26
        body = spline(
            [
                (-60, 1000, 1),
                (-60, 520),
                (40, 370 + lift),
                (130, 240 + lift),
                (230, 130 + lift),
                (306, 104 + lift),
                (330, 150 + lift),
                (312, 236 + lift),
                (296, 330),
                (290, 440),
                (310, 560),
                (350, 700),
                (420, 860),
                (470, 1000, 1),
            ]
        )
        tones = "#dce8f0, #9cbcd4, #7fa0bc, #8fae9c"
        scene.fill(body, tones, round=110, detail=0.4, ink=0.45, texture=0.12, flow=70)
        with scene.clip(body):
            for _ in range(16):
                start = (rng.uniform(-40, 330), rng.uniform(320, 700))
                ridge = [
                    start,
                    (start[0] - 20 + rng.normal() * 20, start[1] + 70),
                    (start[0] - 10, start[1] + 150),
                ]
                scene.line(ridge, 5, "#5a7a9c", alpha=0.28, soft=2.5)
            snow = [
                (-80, 60, 1),
                (360, 60, 1),
                (334, 190 + lift),
                (300, 270 + lift),
                (270, 236 + lift),
            ]
            snow += [(236, 330 + lift), (196, 280 + lift), (150, 380 + lift), (110, 340 + lift)]
            snow += [(50, 450 + lift), (10, 420 + lift), (-60, 520)]
            scene.fill(spline(snow), "#ffffff, #f6fafc, #d0e0ec", round=22, detail=0.5, ink=0.3)
        scene.line(
            [(226, 400 + lift), (250, 412 + lift), (276, 402 + lift)], 5, "#4a6488", alpha=0.85
        )
        for x in (232, 250, 268):
            scene.line([(x, 408 + lift), (x - 2, 424 + lift)], 3, "#4a6488", alpha=0.7, curve=False)


def _valley(scene: Scene, rng: np.random.Generator) -> None:
    scene.mist(760, 60, "#f6faf8", 0.6)
    hill(
        scene,
        "0 830, 160 800, 330 850, 480 842, 640 800, 800 836",
        "#cfdcc0, #a8c29a",
        detail=0.35,
        ink=0.25,
    )
    for x in (20, 62, 100, 150, 640, 690, 730, 778):
        fir(scene, x, 846 + rng.uniform(-10, 14), rng.uniform(60, 120), "#6f947c", haze=0.15)
    hill(
        scene,
        "0 930, 200 900, 420 930, 620 904, 800 930",
        "#bcd0a8, #8fae8a",
        detail=0.35,
        ink=0.25,
    )
    stream = tube("404 846, 430 880, 380 930, 430 1000, 360 1090, 400 1220", [4, 8, 14, 22, 34, 54])
    scene.fill(stream, "#e6f4f8, #a8d0e4, #7fb0d0", detail=0.5, ink=0.3)
    for k in range(16):
        x, y = 392 + (k * 37) % 40 - 18, 930 + k * 17
        scene.line([(x - 12, y), (x, y - 3), (x + 12, y)], 2, "#ffffff", alpha=0.85)


def _headphones(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.55, "wobble": 0.8}
    scene.fill(
        tube(BAND, [18] * 7), [mix(PINK, "#ffffff", 0.35), PINK, "#8a1c48"], round=16, **style
    )
    inner = [(x, y + 9) for x, y in sample(BAND, 40)]
    scene.line(inner, 6, "#8a1c48", alpha=0.7)
    _walkers(scene)
    for x, y, turn in ((246, 560, 8), (568, 552, -8)):
        with scene.at(x, y, 1.15, turn):
            side = -1 if x < 400 else 1
            scene.cast(ellipse(side * 10, 16, 66, 100), strength=0.35, soft=12)
            pad = ellipse(side * 20, 0, 52, 92)
            scene.fill(pad, "#4a3a58, #2f2840", round=24, **style)
            cup = ellipse(0, 0, 58, 94)
            scene.fill(
                cup,
                [mix(PINK, "#ffffff", 0.5), PINK, "#8a1c48"],
                angle=60,
                round=44,
                rim=0.5,
                **style,
            )
            scene.fill(ellipse(0, 0, 34, 60), "#f6a8c4, #d8336c", angle=60, round=14, **style)
            scene.fill(circle(0, 0, 10), "#fff0f4", round=6, **style)
    _cable(scene, "250 664, 236 760, 300 830, 250 900, 290 960")


def _walkers(scene: Scene) -> None:
    """People, lamps and a rail on the band: it is a bridge as well."""
    places = along(BAND, 22)[8:-8]
    rail = [(x, y - 38) for x, y, _ in places]
    scene.pen(rail, 2.4, "#8a1c48")
    for x, y, _ in places:
        scene.pen([(x, y - 14), (x, y - 38)], 1.8, "#8a1c48", curve=False)
    coats = ("#3f6a94", "#e8b84a", "#5f8a68", "#f4f0e6")
    for k, spot in enumerate((3, 7, 8, 13)):
        x, y, _ = places[min(spot, len(places) - 1)]
        figure(scene, x, y - 15, 40, coats[k], walk=5, rim=0.2)


def _cable(scene: Scene, points: Points) -> None:
    scene.fill(tube(points, [5, 4.4, 4, 3.6, 3]), "#d8336c, #8a1c48", round=4, detail=0.8, ink=0.4)


def _village(scene: Scene, rng: np.random.Generator) -> None:
    homes = (
        (150, 968, 74, 50),
        (286, 1000, 84, 56),
        (520, 984, 80, 54),
        (646, 960, 72, 48),
        (590, 1056, 92, 60),
        (196, 1070, 96, 62),
    )
    for x, y, width, height in homes:
        _wavy_smoke(scene, x + width * 0.25, y - height - width * 0.4)
        roof = mix("#8a7f94", "#b58a80", rng.uniform())
        scene.cast(ellipse(x - 10, y, width * 0.7, 8), strength=0.3, soft=6)
        house(scene, x, y, width, height, "#fbf4e6", roof, lit=0.6, glow=False)


def _wavy_smoke(scene: Scene, x: float, y: float) -> None:
    """All the smokes bend at the same heights: they keep time."""
    rise = [(x + 12 * np.sin((y - step) * 0.075), y - step) for step in range(0, 150, 6)]
    widths = [2.5, 4, 5.5, 7, 5]
    scene.fill(tube(rise, widths), "#ffffff, #dfe6ee", alpha=0.9, detail=0.5, ink=0.3)


def _shy_fir(scene: Scene) -> None:
    """One fir does not want to hear: two boughs cover its ears."""
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.8}
    with scene.at(690, 1176):
        scene.cast(ellipse(-16, 0, 64, 9), strength=0.35, soft=6)
        scene.fill(tube("0 4, 0 -40", [8, 7], 8), "#7a6254", round=6, **style)
        for half, low, high in ((64, -22, -118), (50, -74, -166)):
            skirt = spline([(-half, low, 1), (0, high, 1), (half, low, 1), (0, low + 10)])
            scene.fill(skirt, "#86ac94, #4f7a6a, #3f6a5c", round=22, **style)
        head = spline("-30 -126!, -20 -170, 0 -224!, 20 -170, 30 -126!, 0 -118")
        scene.fill(head, "#94b8a0, #5f8a76, #4a7464", round=18, **style)
        scene.line("-12 -146, -7 -142, -2 -146", 2.6, "#23383a")
        scene.line("4 -146, 9 -142, 14 -146", 2.6, "#23383a")
        for side in (-1, 1):
            bough = tube([(side * 36, -84), (side * 58, -116), (side * 27, -152)], [8, 9, 8])
            scene.fill(bough, "#6f9a84, #3f6a5c", round=8, **style)
            scene.fill(ellipse(side * 24, -154, 11, 14), "#86ac94, #4f7a6a", round=9, **style)
