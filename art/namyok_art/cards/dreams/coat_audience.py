"""A bare hanger bows on the stage, and a theatre full of empty coats gets up to applaud."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    spline,
    stroke,
    tube,
)
from namyok_art.painted.colour import Stop


@dataclass(frozen=True)
class Coat:
    """One of the audience: where it stands, what it is, how it waves."""

    x: float
    y: float
    size: float
    colour: Colour
    hat: str = ""
    collar: Colour = "#f0e0c0"
    arms: tuple[float, float] = (-0.5, 0.5)


BACK = (
    Coat(122, 452, 0.56, "#8a5a8a", "bowler", "#e8d8e0", (-0.2, 0.3)),
    Coat(416, 444, 0.56, "#4a7a74", "brim", "#f0e0c0", (-0.3, 0.2)),
    Coat(710, 452, 0.56, "#a86a3c", "top", "#f0dcc0", (-0.9, 0.4)),
)
MIDDLE = (
    Coat(-26, 674, 0.82, "#6a7a44", "brim", "#c8a860", (-0.3, 0.2)),
    Coat(262, 668, 0.8, "#b8607c", "bowler", "#f4d8dc", (-0.2, 0.3)),
    Coat(566, 668, 0.8, "#4a70a4", "top", "#e8e0d0", (-0.3, 0.3)),
    Coat(838, 674, 0.82, "#8a6a44", "bowler", "#3a2c28", (-0.4, 0.3)),
)
FRONT = (
    Coat(110, 950, 1.12, "#d8a04c", "bowler", "#8a5a28", (-0.25, 0.3)),
    Coat(416, 952, 0.94, "#c8302c", "knit", "#f8ecd8", (-0.9, 0.9)),
    Coat(706, 950, 1.12, "#2f6a5c", "brim", "#8a5c3c", (-0.3, 0.15)),
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(5)
    scene = Scene(
        5, light=(0.0, 0.45, 0.7), light_colour="#fff0c8", shadow="#2c0c24", haze="#4a1424"
    )
    scene.sky("0 #2c0c1c, 0.4 #5a1824, 1 #3a101c", warp=40, flow=4)
    _boxes(scene)
    for row, haze in ((BACK, 0.5), (MIDDLE, 0.2), (FRONT, 0.0)):
        for coat in row:
            _seat(scene, coat, haze)
        for coat in row:
            _coat(scene, coat, haze)
        if row is not FRONT:
            scene.mist(row[0].y + 60, 120, "#4a1424", 0.3)
    _stage(scene)
    scene.glow(400, 980, 260, "#fff0c0", 0.55)
    _hanger(scene)
    for _ in range(14):
        x, y = float(rng.uniform(60, 740)), float(rng.uniform(1010, 1180))
        petal = ellipse(x, y, 13, 7, float(rng.uniform(0, 180)))
        scene.fill(petal, "#ff7a6c, #c8302c", round=6, detail=0.9, ink=0.4)
    return gouache(
        scene,
        palette="#2c0c1c, #5a1824, #a8242c, #d8a04c, #f8ecd8, #2f6a5c, #4a6a94, #8a6a44, #c8302c, "
        "#6a7a44, #a85a7a, #ffe9a8",
        pull=0.1,
    )


def _boxes(scene: Scene) -> None:
    """The gallery in the dark, and the lamp that looks for the artist."""
    for y in (40.0, 190):
        front = spline([(-20, y + 20, 1), (400, y + 56), (820, y + 20, 1), (820, y + 84, 1),
                        (400, y + 124), (-20, y + 84, 1)])  # fmt: skip
        scene.fill(front, "#a8783c, #5a3420", round=14, detail=0.6, ink=0.4, haze=0.2)
        for k in range(9):
            x = 10.0 + 98 * k
            scene.fill(circle(x, y + 62 + 12 * np.cos((x - 400) / 200), 17), "#d8a858, #7a4a28",
                       round=12, detail=0.6, haze=0.2)  # fmt: skip
    scene.beam("376 -20, 424 -20, 700 1220, 100 1220", "#fff0c0", 0.28, 30)


def _seat(scene: Scene, coat: Coat, haze: float) -> None:
    with scene.at(coat.x, coat.y, coat.size):
        back = spline("-130 140!, -132 -70, -96 -128, 0 -142, 96 -128, 132 -70, 130 140!")
        scene.fill(back, "#c8343c, #8a1c2c, #5a1020", round=30, detail=0.6, ink=0.5, haze=haze)


def _coat(scene: Scene, coat: Coat, haze: float) -> None:
    """Shoulders, lapels, a dark hole for a neck, sleeves flung up; the hat hangs over nothing."""
    own = coat.colour
    style: Style = {"detail": 0.8, "ink": 0.6, "haze": haze}
    tones: list[Stop] = [mix(own, "#1c0818", 0.45), own, mix(own, "#fff0c8", 0.3)]
    with scene.at(coat.x, coat.y, coat.size):
        body = spline(
            "-112 200!, -128 60, -124 -60, -70 -104, 0 -112, 70 -104, 124 -60, 128 60, 112 200!"
        )
        scene.fill(body, tones, round=60, rim=0.5, flow=88, **style)
        scene.fill(ellipse(0, -100, 46, 17), mix(own, "#14040c", 0.88), **style)
        for side in (-1, 1):
            lapel = spline([(side * 46, -108, 1), (side * 78, -70), (side * 64, -10, 1), (0, 90, 1),
                            (side * 20, -40), (side * 30, -86, 1)])  # fmt: skip
            scene.fill(lapel, [mix(coat.collar, "#2c0c24", 0.3), coat.collar], round=14, **style)
        scene.line([(0, 90), (0, 200)], 4, mix(own, "#14040c", 0.6))
        for y in (112.0, 158):
            scene.fill(circle(16, y, 9), "#f0d088, #7a5428", round=7, **style)
        for side, swing in zip((-1, 1), coat.arms, strict=True):
            _sleeve(scene, side, swing, own, tones, style)
        _hat(scene, coat, style)


def _sleeve(
    scene: Scene, side: int, swing: float, own: Colour, tones: list[Stop], style: Style
) -> None:
    """A sleeve that claps before the breast or, with a wide swing, is flung up: bravo."""
    if abs(swing) > 0.7:
        points = [(side * 96.0, -62.0), (side * 150, -110), (side * 142, -220), (side * 150, -262)]
        end, rx, ry = (side * 152.0, -272.0), 34, 13
    else:
        low = 40 * abs(swing)
        points = [
            (side * 98.0, -56.0),
            (side * 142, 30),
            (side * 104, 72 + low),
            (side * 36, 44 + low),
        ]
        end, rx, ry = (side * 30.0, 42.0 + low), 11, 31
    sleeve = tube(points, [44, 44, 38, 33])
    scene.cast(sleeve, strength=0.5, soft=8, dy=8)
    scene.fill(sleeve, tones, round=36, rim=0.6, flow=60, **style)
    elbow = points[1]
    for k in range(3):
        x, y = elbow[0] - side * (30 - 6 * k), elbow[1] - 14 + 16 * k
        scene.line([(x, y), (x + side * 34, y + 8)], 4, mix(own, "#14040c", 0.5), alpha=0.7)
    scene.fill(ellipse(*end, rx + 5, ry + 5, side * 16), mix(own, "#fff0c8", 0.45), **style)
    scene.fill(ellipse(*end, rx - 2, ry - 3, side * 16), mix(own, "#14040c", 0.9), **style)


def _hat(scene: Scene, coat: Coat, style: Style) -> None:
    """It is raised by about the height of a face."""
    y = -214.0
    dark = mix(coat.colour, "#1c1018", 0.6)
    tones = [mix(dark, "#fff0c8", 0.1), dark, mix(dark, "#fff0c8", 0.3)]
    if coat.hat == "bowler":
        crown = spline([(-52, y, 1), (-46, y - 60), (0, y - 84), (46, y - 60), (52, y, 1)])
        scene.fill(crown, tones, round=34, rim=0.5, **style)
        scene.fill(ellipse(0, y + 2, 78, 17), tones, round=10, rim=0.5, **style)
    elif coat.hat == "top":
        pipe = poly([(-50, y), (-58, y - 118), (58, y - 118), (50, y)])
        scene.fill(pipe, tones, angle=0, round=30, rim=0.5, **style)  # fmt: skip
        scene.fill(rect(-52, y - 30, 104, 24), "#a8242c", **style)
        scene.fill(ellipse(0, y + 2, 84, 17), tones, round=10, rim=0.5, **style)
    elif coat.hat == "brim":
        crown = spline([(-50, y, 1), (-48, y - 52), (-14, y - 70), (14, y - 62), (46, y - 54),
                        (50, y, 1)])  # fmt: skip
        scene.fill(crown, tones, round=30, rim=0.5, **style)
        scene.fill(ellipse(0, y + 2, 108, 21), tones, round=12, rim=0.5, **style)
        scene.fill(ellipse(40, y - 34, 9, 34, 24), "#f0c860", detail=0.9)
    elif coat.hat == "knit":
        cap = spline([(-62, y, 1), (-58, y - 60), (0, y - 92), (58, y - 60), (62, y, 1)])
        scene.fill(cap, "#3a78d8, #2450a8", round=40, **style)
        scene.fill(
            tube([(-64, y), (0, y + 10), (64, y)], [17, 18, 17]), "#f8f0e0", round=15, **style
        )
        scene.fill(circle(0, y - 98, 25), "#f8f0e0, #c8b8a8", round=22, **style)


def _stage(scene: Scene) -> None:
    boards = spline("-40 1050!, 400 1024, 840 1050!, 840 1240!, -40 1240!")
    scene.cast(boards, strength=0.8, soft=24, dy=-24)
    scene.fill(boards, "#ffe2a0, #d8a458, #8a5430", detail=0.5, flow=2, ink=0.5)
    for k in range(-8, 9):
        scene.line(
            [(400 + 70 * k, 1034), (400 + 120 * k, 1230)], 3, "#7a4a28", curve=False, alpha=0.7
        )
    scene.fill(ellipse(400, 1150, 330, 56), "#fffbe4", soft=26, alpha=0.8)


def _hanger(scene: Scene) -> None:
    """Wire, nothing but wire, bent over in a bow."""
    frame = [(150, 1130), (392, 866), (648, 1100), (150, 1130)]
    hook = "392 868, 398 812, 424 786, 410 742, 366 728, 334 752"
    shade = stroke([(x + 30, 1150 + (y - 1130) * -0.12) for x, y in frame], 15, curve=False)
    scene.cast(shade, strength=0.7, soft=8)
    for wide, tone in ((30.0, "#2c0c1c"), (22, "#8a94a8"), (9, "#ffffff")):
        lift = -4 if wide < 10 else 0
        line = [(x + lift, y + lift) for x, y in frame]
        scene.line(line, wide, tone, curve=False, detail=1)
        curve = [tuple(float(v) + lift for v in p.split()) for p in hook.split(",")]
        scene.line(curve, wide, tone, detail=1)
    for k in range(5):
        scene.line([(382 + 3 * k, 856 - 9 * k), (404 + 2 * k, 862 - 9 * k)], 9, "#d8dce8", detail=1,
                   ink=0.6)  # fmt: skip
