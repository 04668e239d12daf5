"""Cellar shelves hold pickling jars with weather in them; one jar is open and empty."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    palettes,
    rect,
    ring,
    spline,
    tube,
)
from namyok_art.painted.props.land import fir
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sky import cloud

JAR = (
    "-86 -252!, 86 -252!, 90 -232, 104 -206, 110 -160, 110 -30, 100 -6, 80 0, -80 0, -100 -6, "
    "-110 -30, -110 -160, -104 -206, -90 -232"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(17)
    scene = Scene(
        17, light=(-0.75, -0.5, 0.5), light_colour="#ffdca0", shadow="#1a100e", haze="#6a4a34"
    )
    scene.sky("#4a3226, #38251c, #241712", warp=50, flow=0)
    _bricks(scene, rng)
    scene.glow(70, 90, 520, "#ffb45c", 0.55, power=1.6)
    _shelf(scene, 470)
    _jar(scene, 166, 462, 1.12, _sunset, "#b8402f")
    _jar(scene, 418, 462, 1.18, _storm, "#d9c8a0")
    _jar(scene, 664, 462, 1.08, _snow, "#4f7f6a")
    _shelf(scene, 884)
    _jar(scene, 150, 876, 1.06, _waltz, "#d9c8a0")
    _jar(scene, 404, 876, 1.2, _pond, "#c98a3c")
    _open_jar(scene, 650, 876, 1.08)
    _shelf(scene, 1176)
    _lower_shelf(scene, rng)
    _lamp(scene)
    scene.vignette(330, 480, 600, 780, "#120a08", 0.8)
    return gouache(
        scene,
        palette=palettes.CELLAR,
        pull=0.18,
    )


def _bricks(scene: Scene, rng: np.random.Generator) -> None:
    for row in range(22):
        for column in range(-1, 8):
            x = column * 112 + row % 2 * 56
            tone = mix("#5a3626", "#38241c", rng.uniform())
            brick = rect(x + 3, row * 56 + 3, 106, 50, 5)
            scene.fill(brick, tone, round=7, shade=0.6, alpha=0.7, detail=0.25, texture=0.2)


def _shelf(scene: Scene, y: float) -> None:
    scene.cast(rect(-20, y, 840, 40), strength=0.7, soft=16, dy=26)
    board = rect(-20, y - 14, 840, 40, 3)
    scene.fill(board, "#a8744a, #7a4f34, #3f281c", round=9, detail=0.45, flow=0, ink=0.4)
    scene.line([(-20, y + 4), (820, y + 2)], 2, "#3a2418", alpha=0.5)


def _jar(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    world: Callable[[Scene], None],
    cloth: Colour,
) -> None:
    """A jar of weather; `world` draws in the jar's own frame, clipped by the glass."""
    glass = spline(JAR)
    with scene.at(x, y, size):
        scene.cast(ellipse(10, 0, 118, 16), strength=0.7, soft=8, dx=14)
        scene.fill(glass, "#3f6a5f, #24443f", detail=0.4, alpha=0.9)
        with scene.clip(glass):
            world(scene)
        _glass(scene, glass)
        _cloth(scene, cloth)


def _glass(scene: Scene, glass: Path) -> None:
    with scene.clip(glass):
        for path, tone, alpha, soft in (
            (tube("-96 -200, -98 -110, -92 -20", [9, 11, 8]), "#f6ffef", 0.4, 4),
            (tube("94 -190, 98 -100, 92 -24", [5, 6, 5]), "#dff0e0", 0.25, 3),
            (ellipse(0, -6, 104, 13), "#0c1a18", 0.45, 5),
            (tube("-70 -226, 0 -220, 70 -226", [3, 4, 3]), "#f6ffef", 0.3, 2),
        ):
            scene.fill(path, tone, alpha=alpha, soft=soft, detail=0.4)
    scene.fill(glass, "#000000", alpha=0.0, ink=0.7, ink_colour="#a8c8b8", ink_width=2.4)


def _cloth(scene: Scene, colour: Colour) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5}
    skirt = spline(
        "-92 -258!, 92 -258!, 112 -214!, 84 -226, 52 -208!, 20 -222, -14 -206!, -48 -222, "
        "-82 -206!, -114 -214!"
    )
    scene.fill(skirt, scene.tones(colour, 0.15, 0.45), round=14, flow=90, **style)
    top = spline("-90 -256!, -84 -278, 0 -290, 84 -278, 90 -256!, 0 -248")
    scene.fill(top, scene.tones(colour, 0.3, 0.3), round=20, **style)
    band = tube("-93 -254, 0 -244, 93 -254", [4.5, 4.5, 4.5])
    scene.fill(band, "#d9a06a, #8a5a34", round=4, **style)


def _sunset(scene: Scene) -> None:
    sky = rect(-120, -240, 240, 240)
    scene.fill(
        sky,
        "0 #6a3a5a, 0.3 #d8603c, 0.55 #f9a84a, 0.64 #ffd98a, 0.66 #b5643c, 1 #5a2c2c",
        detail=0.4,
    )
    scene.glow(10, -96, 90, "#ffe08a", 0.8)
    scene.fill(circle(10, -90, 30), "#fff3c4", detail=0.7, texture=0)
    water = rect(-120, -84, 240, 90)
    scene.fill(water, "#d9743c, #7a3430", detail=0.4, flow=0)
    for i in range(8):
        half = 34 - i * 3
        scene.line([(10 - half, -76 + i * 9), (10 + half, -76 + i * 9)], 2.6, "#ffd98a", alpha=0.7)
    for x, turn in ((-70, -12), (66, 14)):
        with scene.at(x, -6, 1, turn):
            scene.line("0 0, 4 -60, -2 -120", 3, "#5f8a4a")
            for i in range(9):
                for side in (-1, 1):
                    sprig = [(1, -26 - i * 11), (side * 18, -38 - i * 11)]
                    scene.line(sprig, 1.8, "#7fa858", curve=False)


def _storm(scene: Scene) -> None:
    air = rect(-120, -240, 240, 240)
    scene.fill(air, "#2a3a44, #4a5f66, #7f948f", detail=0.4)
    cloud(scene, 0, -164, 190, "#5a5a70", seed=5, flat=0.5, shade=0.9)
    cloud(scene, -34, -142, 130, "#443f56", seed=9, flat=0.5, shade=0.9)
    bolt = "10 -140, -8 -104, 14 -98, -10 -50"
    scene.glow(4, -96, 60, "#ffe9a0", 0.7)
    scene.line(bolt, 8, "#f6c24a", curve=False)
    scene.line(bolt, 3, "#fffbe2", curve=False)
    rng = np.random.default_rng(3)
    for _ in range(34):
        x, y = rng.uniform(-96, 96), rng.uniform(-130, -30)
        scene.pen([(x, y), (x - 5, y + 20)], 1.5, "#dfe8ea", 0.7, curve=False)
    scene.fill(spline("-120 -30, -40 -40, 30 -28, 120 -38, 120 10, -120 10"), "#3f5a4a", detail=0.5)


def _snow(scene: Scene) -> None:
    air = rect(-120, -240, 240, 240)
    scene.fill(air, "#6f8fa0, #b9ccd0, #eef2ee", detail=0.4)
    rng = np.random.default_rng(4)
    for x, height in ((-62, 96), (-20, 120), (40, 104), (78, 80)):
        fir(scene, x, -28, height, "#3f6a66")
    drift = spline("-130 -40, -60 -54, 10 -34, 70 -50, 130 -36, 130 20, -130 20")
    scene.fill(drift, "#ffffff, #d3e0e6", round=20, detail=0.5)
    specks(scene, 60, (-100, 100), (-230, -40), (1.6, 4), "#ffffff", rng, (0.6, 1))


def _waltz(scene: Scene) -> None:
    """Somebody's dance, kept as two slow lights."""
    air = rect(-120, -240, 240, 240)
    scene.fill(air, "#3a2230, #5a3440, #7a4a44", detail=0.3)
    for i, (rx, ry) in enumerate(((84, 34), (66, 27), (46, 19))):
        scene.line(ring(0, -110 + i * 4, rx, ry, 40), 2.4, "#f0c890", alpha=0.5 + 0.1 * i)
    for x, y, tone in ((-58, -132, "#ffd98a"), (62, -92, "#f6a8a0")):
        scene.glow(x, y, 44, tone, 0.8)
        scene.fill(circle(x, y, 12), "#fff6dc", detail=0.9, texture=0)


def _pond(scene: Scene) -> None:
    air = rect(-120, -240, 240, 240)
    scene.fill(air, "0 #cfd8b0, 0.4 #a8c0a0, 0.46 #5f8a7a, 1 #1f4a44", detail=0.4)
    for x in (-88, -74, 70, 84, 96):
        scene.fill(
            tube([(x, -90), (x + 4, -150), (x - 2, -212)], [3, 2.4, 0.8]), "#5f7f44", detail=0.6
        )
    for x in (-74, 84):
        scene.fill(ellipse(x + 2, -186, 6, 20), "#6a4428", round=5, detail=0.7)
    for x, y in ((-40, -86), (26, -62), (56, -96)):
        scene.fill(ellipse(x, y, 27, 8), "#8fb060, #5f8a4a", round=5, detail=0.6, ink=0.3)
    scene.fill(ellipse(26, -70, 9, 8), "#f6d0d8", round=6, detail=0.8)
    with scene.at(-12, -128, 1, 24):
        feather = spline("0 60!, -16 20, -14 -30, 4 -62!, 18 -26, 15 20")
        scene.fill(feather, "#ffffff, #c9d6da", round=10, detail=0.7, ink=0.5)
        scene.line("0 74, 1 0, 3 -56", 2, "#8f9fa0")


def _open_jar(scene: Scene, x: float, y: float, size: float) -> None:
    """Empty; its rubber band is still swinging and the lid lies beside."""
    glass = spline(JAR)
    with scene.at(x, y, size):
        scene.cast(ellipse(10, 0, 118, 16), strength=0.7, soft=8, dx=14)
        scene.fill(glass, "#4a6a60, #2a4842", alpha=0.5, detail=0.4)
        _glass(scene, glass)
        scene.fill(ellipse(0, -252, 86, 15), "#16302c", detail=0.6, ink=0.6, ink_colour="#a8c8b8")
        scene.line(ring(104, -222, 26, 13, 30), 5, "#c98a54", alpha=0.95)
        rng = np.random.default_rng(6)
        for i in range(24):
            t = i / 23
            place = (np.sin(t * 5) * (18 + 60 * t) - 20 * t, -258 - t * 150)
            scene.glow(*place, 12, "#ffe6b0", 0.5)
            scene.fill(circle(*place, rng.uniform(1.6, 3.6)), "#fff3d0", detail=1, texture=0)


def _lower_shelf(scene: Scene, rng: np.random.Generator) -> None:
    """Apples and onions: an ordinary winter below the extraordinary one."""
    places = [(40 + i * 54, 1152 - i % 2 * 10) for i in range(15)]
    places += [(90 + i * 56, 1104 - i % 2 * 8) for i in range(12)]
    places += [(170 + i * 58, 1060) for i in range(8)]
    for base_x, base_y in places[::-1]:
        x, y = base_x + rng.normal() * 6, base_y + rng.normal() * 4
        radius = rng.uniform(27, 33)
        tone = ("#b8402f", "#a8743a", "#8a8f3c")[int(rng.integers(3))]
        apple = ellipse(x, y, radius, radius * 0.92)
        scene.fill(apple, scene.tones(tone, 0.2, 0.5), round=radius, detail=0.5, ink=0.4, rim=0.3)
        scene.line([(x, y - radius * 0.8), (x + 3, y - radius * 1.2)], 3, "#3a2418")


def _lamp(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5}
    scene.pen("84 -10, 84 60", 3, "#120a08", curve=False)
    scene.fill(spline("62 66!, 106 66!, 128 104!, 40 104!"), "#6a4a30, #2a1a12", round=10, **style)
    scene.glow(84, 116, 90, "#ffd98a", 0.8)
    scene.fill(circle(84, 114, 17), "#fffbe6", detail=0.9, texture=0, soft=1)
