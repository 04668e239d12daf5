"""Behind the round glasses of a row of washing machines turn small planets."""

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
    poly,
    rect,
    ring,
    spline,
    tube,
)
from namyok_art.painted.props.people import figure

EYE = 450.0
BASE = 430.0
DOOR = 96.0
PLANETS = ("ocean", "pink", "fire", "autumn", "ice", "none")
GLOWS = ("#3fd0e0", "#ff4a9c", "#ff8a3c", "#e8c040", "#a8e8ff", "#8a7ae0")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(47)
    scene = Scene(
        47, light=(-0.1, -0.75, 0.55), light_colour="#d8fff0", shadow="#221448", haze="#8a6ae0"
    )
    scene.sky("0 #3a1f8a, 0.35 #6a34c8, 0.6 #8a4ad8, 1 #2a1a60", warp=20, flow=0)
    _wall(scene)
    _floor(scene, rng)
    for k in range(len(PLANETS) - 1, -1, -1):
        _machine(scene, rng, k)
    _neon(scene)
    _lamp_and_sock(scene)
    _bench(scene)
    scene.vignette(360, 560, 560, 780, "#180c3c", 0.55)
    return gouache(
        scene,
        palette=(
            "#221448, #3a1f8a, #6a34c8, #9a6ae8, #d8c8f6, #f4f0ff, #7fffd0, #3fd0e0, #ff4a9c, "
            "#ff8a3c, #e8c040, #163a70"
        ),
        pull=0.16,
        saturation=1.1,
    )


def _at(along: float, height: float) -> tuple[float, float]:
    """A point of the wall of machines: `along` grows as it recedes to the right."""
    shrink = 1 / (1 + along)
    return -14 + 1240 * (1 - shrink), EYE + height * shrink


def _quad(start: float, end: float, top: float, bottom: float) -> Path:
    corners = ((start, top), (end, top), (end, bottom), (start, bottom))
    return poly([_at(*corner) for corner in corners])


def _round(along: float, height: float, half: float, radius: float) -> Path:
    turns = np.linspace(0, 2 * np.pi, 40)
    return poly([_at(along + half * np.cos(t), height + radius * np.sin(t)) for t in turns])


def _wall(scene: Scene) -> None:
    for k in range(24):
        start = -0.1 + k * 0.11
        tone = mix("#5a2cb8", "#7a40d0", (k * 7 % 5) / 5)
        scene.fill(_quad(start, start + 0.105, -480, -280), tone, detail=0.4, ink=0.25, flow=90)
        scene.fill(
            _quad(start, start + 0.105, -700, -484), mix(tone, "#3a1f8a", 0.4), detail=0.4, ink=0.2
        )


def _floor(scene: Scene, rng: np.random.Generator) -> None:
    edge = [_at(t, BASE) for t in np.linspace(-0.1, 2.6, 12)]
    floor = poly([*edge, (820, 1240), (-20, 1240)])
    scene.fill(floor, "0 #8a5ae0, 0.4 #5a34a8, 1 #2a1860", detail=0.3, flow=-18)
    with scene.clip(floor):
        for k in range(14):
            near = BASE + 40 + k * 90 + k * k * 6
            line = [_at(t, near) for t in np.linspace(-0.2, 3, 10)]
            scene.line(line, 3, "#b08af6", alpha=0.45)
        for k, tone in enumerate(GLOWS):
            x, y = _at(0.16 + k * 0.32, BASE + 110)
            shrink = 1 / (1 + 0.16 + k * 0.32)
            scene.glow(x + 50 * shrink, y, 190 * shrink, tone, 0.6, squash=0.5)
    for _ in range(40):
        x, y = rng.uniform(40, 330), rng.uniform(960, 1170)
        scene.fill(
            circle(x, y, rng.uniform(3, 11)), "#e6dcff", alpha=0.5, round=6, detail=0.7, ink=0.2
        )


def _machine(scene: Scene, rng: np.random.Generator, k: int) -> None:
    start, end = k * 0.32, k * 0.32 + 0.31
    middle = (start + end) / 2 + 0.004
    size = 1 / (1 + middle)
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 0.8}
    body = _quad(start, end, -280, BASE)
    scene.fill(body, "#efe8ff, #c4b0f0, #8a6ad0", round=20 * size, flow=90, **style)
    panel = _quad(start + 0.02, end - 0.02, -250, -130)
    scene.fill(panel, "#7a5ad0, #5a3ab0", round=6, **style)
    dial = _round(start + 0.085, -190, 0.035, 40)
    scene.fill(dial, "#f4f0ff, #b09ae0", round=12 * size, **style)
    pointer = [_at(start + 0.085, -190), _at(start + 0.085 + 0.016 * (k % 3 - 1), -222)]
    scene.line(pointer, 4 * size + 1, "#5a3ab0", curve=False)
    for j in range(3):
        lamp = _round(start + 0.16 + j * 0.045, -190, 0.012, 15)
        tone = "#7fffd0" if j == k % 3 else "#c4b0f0"
        scene.fill(lamp, tone, detail=0.9, texture=0)
    kick = _quad(start + 0.02, end - 0.02, 318, BASE - 18)
    scene.fill(kick, "#a88ae0, #7a5ac0", round=5, **style)
    chrome = _round(middle, DOOR, 0.136, 196)
    scene.fill(chrome, "#ffffff, #b8b0dc, #6a5aa0", angle=60, round=22 * size, **style)
    glass = _round(middle, DOOR, 0.112, 160)
    scene.fill(glass, "#160c3c, #2a1a68", **style)
    x, y = _at(middle, DOOR)
    wide = (_at(middle + 0.112, DOOR)[0] - _at(middle - 0.112, DOOR)[0]) / 2
    tall = 160 * size
    with scene.clip(glass), scene.at(x, y, wide / 100, scale_y=tall / 100):
        _drum(scene, rng, PLANETS[k], GLOWS[k])
    scene.fill(glass, "#ffffff", alpha=0.0, ink=0.6, ink_colour="#3a2a78")
    handle = _quad(middle + 0.118, middle + 0.138, DOOR - 34, DOOR + 34)
    scene.fill(handle, "#ffffff, #8a7ac0", round=5, **style)


def _drum(scene: Scene, rng: np.random.Generator, kind: str, glow: str) -> None:
    """What turns behind the glass, in a frame where the porthole is a circle of 100."""
    scene.glow(0, 0, 100, glow, 0.6)
    for _ in range(14):
        spot = circle(rng.uniform(-90, 90), rng.uniform(-90, 90), rng.uniform(0.8, 1.8))
        scene.fill(spot, "#fff6ff", detail=1, texture=0)
    if kind != "none":
        _planet(scene, rng, kind)
    if kind == "pink":
        band = ring(0, 0, 92, 22, 40, start=200)
        tilted = [(a * 0.94 - b * 0.34, a * 0.34 + b * 0.94) for a, b in band]
        scene.line(tilted[:26], 6, "#ffd0f0", alpha=0.95)
    for k in range(26):
        x = -96 + k * 7.6 + rng.normal() * 4
        y = 74 + 0.004 * x * x * -1 + rng.uniform(-8, 22)
        bubble = circle(x, y, rng.uniform(7, 17))
        scene.fill(bubble, "#ffffff, #d0c0f6", round=9, alpha=0.92, detail=0.6, ink=0.25)
    scene.fill(
        tube("-78 -40, -64 -64, -36 -82", [2, 7, 2], 20),
        "#ffffff",
        alpha=0.75,
        soft=1.5,
        detail=0.7,
    )


def _planet(scene: Scene, rng: np.random.Generator, kind: str) -> None:
    tones = {
        "ocean": "#c8fff6, #3fc0d8, #1f5ac0, #122a70",
        "pink": "#ffd0e8, #ff5aa8, #d0208a, #5a1470",
        "fire": "#fff0a0, #ff9a3c, #e0402c, #6a1438",
        "autumn": "#fff0b0, #e8b03c, #c2642c, #5a2a3c",
        "ice": "#ffffff, #c8f4ff, #7fb8f0, #3a4aa8",
    }[kind]
    marks = {
        "ocean": ("#e6fff6", "#7fe0a0"),
        "pink": ("#ffb8dc", "#a8187a"),
        "fire": ("#ffe070", "#8a1c2c"),
        "autumn": ("#c2402c", "#7a8a34"),
        "ice": ("#ffffff", "#8fb0f0"),
    }[kind]
    ball = circle(0, -6, 66)
    scene.fill(
        ball, tones, angle=55, round=60, detail=0.6, ink=0.4, flow=scene.swirl(*scene.place(0, 0))
    )
    with scene.clip(ball):
        for k in range(13):
            y = rng.uniform(-58, 56)
            x = rng.uniform(-50, 50)
            half = rng.uniform(10, 30)
            patch = ellipse(x, y, half, half * rng.uniform(0.2, 0.45), -18 + rng.normal() * 10)
            scene.fill(patch, marks[k % 2], alpha=0.75, soft=1, detail=0.6, wobble=3)
        scene.fill(circle(34, 34, 74), "#1a0c48", alpha=0.35, soft=20, mode="mul")


def _neon(scene: Scene) -> None:
    for height, tone in ((-560, "#7fffd0"), (-340, "#ff6ab8")):
        line = [_at(t, height) for t in np.linspace(-0.1, 2.8, 16)]
        for x, y in line[::2]:
            scene.glow(x, y, 90, tone, 0.32)
        scene.fill(tube(line, [9, 3.4]), mix(tone, "#ffffff", 0.6), detail=0.9, texture=0)


def _lamp_and_sock(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.5}
    x, y = 560, 196
    scene.pen([(x, -20), (x, y - 40)], 3.4, "#180c3c", curve=False)
    scene.glow(x, y, 150, "#d8ffe8", 0.6)
    orbit = ring(x, y + 4, 128, 36, 40, start=-20)
    scene.pen([(a, b + (a - x) * -0.16) for a, b in orbit], 1.8, "#e6dcff", 0.7)
    scene.fill(circle(x, y, 42), "#ffffff, #d8ffe8, #8fe0c8", round=34, **style)
    scene.fill(rect(x - 14, y - 52, 28, 16, 4), "#4a2c8a", round=4, **style)
    with scene.at(x + 112, y - 2, 1.5, 30):
        sock = spline("-9 -26!, 9 -26!, 9 2, 24 12, 26 22, 16 28, -4 24, -11 8")
        scene.fill(sock, "#fff6ff, #e0c8f0", round=9, **style)
        with scene.clip(sock):
            for band in (-20, -8, 4, 16):
                scene.fill(rect(-20, band, 60, 6), "#ff4a9c", detail=0.8)


def _bench(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.5, "wobble": 0.7}
    scene.cast(spline("330 1180, 560 1110, 800 1050, 830 1130, 560 1190"), strength=0.6, soft=16)
    with scene.clip(rect(0, 0, 800, 1080)), scene.at(520, 1128, 1, -5):
        figure(
            scene, 0, 0, 300, "#f0b83c", hair="#2a1a38", hat="cap", hat_colour="#c2401c", rim=0.8
        )
    _basket(scene)
    for x, y, height in ((352, 1060, 130), (760, 950, 130)):
        scene.fill(rect(x, y, 17, height, 4), "#5a3ab0, #2a1860", round=6, **style)
    for k in range(3):
        top = 1000 + k * 44
        slat = poly([(322, top + 20), (796, top - 110), (796, top - 82), (322, top + 52)])
        scene.fill(slat, "#7fe8d0, #3fb0a8, #2a6a8a", round=8, flow=-15, **style)


def _basket(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.6}
    with scene.at(690, 908, 1.2, -12):
        back = ellipse(0, -46, 64, 16)
        scene.fill(back, "#5a3a78, #39205c", **style)
        body = spline("-64 -46!, 0 -30, 64 -46!, 52 26!, 0 34, -52 26!")
        scene.fill(body, "#f6dcb0, #d0a070, #8a5f68", round=16, **style)
        for row in range(3):
            for column in range(-4, 5):
                hole = ellipse(column * 12.5, -18 + row * 17, 3.6, 5.6)
                scene.fill(hole, "#6a3f68", detail=0.9)
        scene.line([(a, b) for a, b in ring(0, -46, 64, 16, 30)], 6, "#ffe9c4")
