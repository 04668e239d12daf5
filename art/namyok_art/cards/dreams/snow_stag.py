"""A mountain raises the head of a stag, and hooded hares with lamps climb towards it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    plain,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.objects import specks

ROAD = (
    "400 816, 450 846, 560 872, 600 912, 480 952, 300 968, 190 1010, 260 1070, 430 1094, "
    "600 1130, 660 1190"
)
MOUNTAIN = (
    "60 860, 120 730, 190 640, 262 560, 330 500, 352 440, 448 440, 470 500, 540 560, 612 640, "
    "690 730, 750 860, 400 900"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(17)
    scene = Scene(
        122, light=(-0.4, -0.7, 0.5), light_colour="#eef2ff", shadow="#2a2650", haze="#a9a4cc"
    )
    scene.sky("0 #221f4e, 0.28 #4a4484, 0.46 #8a7cb0, 0.6 #d8b4c4, 1 #e6e4f0", warp=80, flow=20)
    scene.stars(110, 560)
    peaks = "0 600, 120 520, 240 590, 330 540, 480 600, 600 530, 720 590, 800 540"
    hill(scene, peaks, "#9c94c4, #c8c0dc", haze=0.35, detail=0.2, round=40, flow=60)
    scene.glow(400, 300, 380, "#ffdca0", 0.3)
    _mountain(scene, rng)
    _antlers(scene, rng)
    _head(scene)
    _slopes(scene)
    _procession(scene)
    specks(scene, 160, (0, 800), (0, 1200), (0.8, 3.2), "#ffffff", rng)
    return gouache(
        scene,
        palette=(
            "#221f4e, #4a4484, #8a7cb0, #d8b4c4, #e6e4f0, #f6f6ff, #5a5490, #ffc85c, #b99a8a, "
            "#7a3a44"
        ),
        pull=0.18,
    )


def _mountain(scene: Scene, rng: np.random.Generator) -> None:
    body = spline(MOUNTAIN)
    scene.fill(
        body,
        "#6a66a0, #8a86b8, #b8b6d8, #e6e8f4",
        round=110,
        shade=0.9,
        texture=0.14,
        detail=0.3,
        flow=scene.rays(400, 360, 0.2),
        rim=0.3,
        ink=0.25,
    )
    with scene.clip(body):
        for _ in range(150):
            turn, away = rng.uniform(0.35, np.pi - 0.35), rng.uniform(120, 400)
            x, y = 400 + np.cos(turn) * away * 0.75, 420 + np.sin(turn) * away
            drift = [(x, y), (x + np.cos(turn) * 14, y + 20), (x + np.cos(turn) * 24, y + 44)]
            tone = "#fbfbff" if rng.uniform() < 0.6 else "#4f4a84"
            alpha = rng.uniform(0.2, 0.6)
            scene.line(drift, rng.uniform(2, 5), tone, alpha=alpha, detail=0.4)
    shoulders = ([110, 190, 262, 330, 470, 540, 612, 700], [760, 650, 570, 505, 505, 570, 650, 760])
    for x in (*rng.uniform(110, 330, 26), *rng.uniform(470, 700, 26)):
        y = np.interp(x, *shoulders) + rng.uniform(2, 60)
        h = rng.uniform(22, 46)
        tree = spline([(x - h * 0.22, y, 1), (x, y - h, 1), (x + h * 0.22, y, 1), (x, y + 3)])
        scene.fill(tree, mix("#3a3868", "#5f5a90", rng.uniform()), detail=0.6)
        scene.line([(x - h * 0.1, y - h * 0.4), (x, y - h)], 2, "#f4f4ff", alpha=0.7)


def _antlers(scene: Scene, rng: np.random.Generator) -> None:
    """Two trees that blossom with lamps."""
    tips: list[Array] = []
    limbs: list[Path] = []

    def grow_tine(
        start: Array, angle: float, length: float, width: float, level: int, side: int
    ) -> None:
        end = start + np.array([np.cos(angle), np.sin(angle)]) * length
        middle = (start + end) / 2 + np.array([side * length * 0.12, 0])
        limbs.append(tube([start, middle, end], [width, width * 0.85, width * 0.66], 20))
        if level == 0:
            tips.append(end)
            return
        out = angle + side * (0.26 * rng.uniform(0.2, 1.3) - 0.12)
        grow_tine(end, out, length * 0.79, width * 0.72, level - 1, side)
        inward = angle - side * 0.75 * rng.uniform(0.6, 1.1)
        grow_tine(end, inward, length * 0.62, width * 0.5, max(0, level - 2), side)

    for side in (-1, 1):
        root = np.array([400 + side * 28, 374.0])
        grow_tine(root, -np.pi / 2 + side * 0.72, 104, 13, 5, side)
    scene.fill(union(*limbs), "#fff1d4, #c9ac9a, #6a5878", round=8, detail=0.6, rim=0.4, ink=0.4)
    for x, y in tips:
        scene.glow(x, y + 10, 46, "#ffc85c", 0.6)
    for x, y in tips:
        for _ in range(5):
            petal = ellipse(x + rng.normal() * 9, y + rng.normal() * 8, 5, 3, rng.uniform(0, 180))
            scene.fill(petal, "#fff3dc", alpha=0.85, detail=0.8)
        scene.fill(ellipse(x, y + 10, 5.5, 7), "#fff0b8", detail=1, texture=0)


def _head(scene: Scene) -> None:
    with scene.at(400, 0):
        for side in (-1, 1):
            ear = [(side * 36, 398), (side * 70, 372), (side * 116, 372, 1), (side * 88, 404)]
            ear += [(side * 46, 416)]
            scene.fill(spline(ear), "#8a86b4, #b5a4bc", round=10, detail=0.6, ink=0.5)
        face = spline(
            "0 356, 36 366, 52 400, 44 440, 30 490, 24 530, 0 548, -24 530, -30 490, -44 440, "
            "-52 400, -36 366"
        )
        scene.fill(face, "#a8a6cc, #c4c4e0, #f2f2fa", round=36, detail=0.5, ink=0.4, flow=90)
        for side in (-1, 1):
            scene.fill(ellipse(side * 33, 426, 13, 15, side * 20), "#6a6698", soft=4, alpha=0.7)
            # Closed eyes: the mountain is listening.
            lid = [(side * 25, 424), (side * 33, 434), (side * 43, 428)]
            scene.line(lid, 3.4, "#2a2650")
        nose = spline("-14 526, 0 520, 14 526, 8 540, 0 544, -8 540")
        scene.fill(nose, "#3a3058", round=5, detail=0.9)
        blaze = spline("-8 400, 0 380, 8 400, 6 490, -6 490")
        scene.fill(blaze, "#fbfbff", alpha=0.5, soft=5)


def _slopes(scene: Scene) -> None:
    style: Style = {"round": 60, "shade": 0.6, "detail": 0.15}
    scene.mist(800, 70, "#dcd4ee", 0.7)
    far = "0 860, 180 812, 400 838, 600 806, 800 850"
    hill(scene, far, "#dcdaf0, #a8a4d4", flow=5, **style)
    hill(scene, "0 1010, 220 940, 460 990, 800 900", "#ccc8ea, #8f88c4", flow=-8, **style)
    hill(scene, "0 1120, 300 1140, 560 1060, 800 1090", "#b8b2de, #7068ac", flow=8, **style)


def _procession(scene: Scene) -> None:
    """Far hares are small and close together; the last one walks the other way."""
    road = sample(ROAD, 400)
    travelled = np.r_[0, np.cumsum(np.hypot(*np.diff(road, axis=0).T))]
    scene.line(road[::14], 10, "#a098cc", alpha=0.5, soft=4, detail=0.2)
    hares: list[tuple[float, float, float]] = []
    distance = 0.0
    while distance < travelled[-1]:
        x, y = road[int(np.searchsorted(travelled, distance))]
        near = (y - 816) / 380
        hares.append((x, y, 12 + 74 * near**1.15))
        distance += 10 + 50 * near**1.1
    for x, y, height in hares:
        scene.glow(x + height * 0.3, y - height * 0.6, height * 1.2, "#f0953a", 0.42)
    cloaks = plain("#5a2f50, #33306a, #7a3448, #2f4a68")
    for i, (x, y, height) in enumerate(hares):
        scene.cast(ellipse(x, y, height * 0.25, height * 0.06), strength=0.5, soft=3)
        tone = mix(cloaks[i % 4], "#8a7cb0", 0.25 * (1 - height / 90))
        _hare(scene, x, y, height, tone, flip=i == len(hares) - 1)


def _hare(scene: Scene, x: float, y: float, height: float, tone: Array, flip: bool) -> None:
    style: Style = {"detail": 0.75, "wobble": 0.4}
    with scene.at(x, y, height / 100, flip=flip):
        for side in (-1, 1):
            scene.fill(ellipse(side * 8, -112, 4.5, 19, side * 8), tone, round=4, **style)
        cloak = spline("0 -100, 16 -84, 20 -60, 30 -4!, 0 4, -30 -4!, -20 -60, -16 -84")
        tones = [mix(tone, "#ffd890", 0.15), tone]
        scene.fill(cloak, tones, round=22, rim=0.6, rim_colour="#ffd890", **style)
        scene.line("20 -40, 30 -104", 3, "#5a4048", curve=False)
        scene.fill(circle(31, -108, 17), "#ffb84a", alpha=0.55, soft=5, detail=0.6)
        scene.fill(ellipse(31, -108, 9, 12), "#fff6c8", texture=0, detail=1, wobble=0)
