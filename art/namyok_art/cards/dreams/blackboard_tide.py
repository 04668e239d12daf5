"""The sea drawn in chalk on a blackboard pours into the classroom, and desks float in it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Points,
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
)
from namyok_art.painted.props.birds import gull
from namyok_art.painted.props.objects import specks

CHALK = "#f3f4ec"
OAK = "#a88a66"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(21)
    scene = Scene(
        50, light=(-0.75, -0.4, 0.5), light_colour="#f6f6ea", shadow="#28343a", haze="#c9d2cc"
    )
    scene.sky("#c2c6bc, #d6d6c8, #b5b8ae", warp=40, flow=90)
    _room(scene)
    _board(scene, rng)
    _flood(scene, rng)
    _fall(scene, rng)
    _desk(scene, 612, 812, 0.62, 0)
    _desk(scene, 270, 876, 0.75, -6)
    _desk(scene, 560, 962, 0.95, 7)
    _desk(scene, 176, 1034, 1.15, 9)
    _sponge(scene)
    for _ in range(40):
        x, y = rng.uniform(20, 780), rng.uniform(800, 1190)
        near = (y - 740) / 450
        half = 14 + 40 * near
        wave = [
            (x - half, y),
            (x - half * 0.3, y - 6 * near),
            (x + half * 0.4, y + 3),
            (x + half, y),
        ]
        scene.line(wave, 1.5 + 2.4 * near, CHALK, alpha=0.35, detail=0.5)
    scene.vignette(400, 560, 640, 820, "#3a4a4a", 0.5)
    return gouache(
        scene,
        palette=(
            "#c2c6bc, #d6d6c8, #2f4740, #45615a, #6f938a, #9cbab0, #dfeae2, #a88a66, #6a5440, "
            "#f3f4ec, #c23a30"
        ),
        pull=0.2,
    )


def _room(scene: Scene) -> None:
    side = poly("-20 -20, 110 110, 110 720, -20 860")
    scene.fill(side, "#d9dbd0, #a8ada6", angle=0, detail=0.25, ink=0.3)
    for quad in ("4 150, 84 190, 84 400, 4 420", "4 470, 84 446, 84 620, 4 690"):
        scene.fill(poly(quad), "#fbfdf6, #dfeeea", detail=0.5, ink=0.5)
        scene.glow(44, 300, 130, "#f6fbf0", 0.4)
    scene.fill(poly("110 660, 800 660, 800 760, 110 740"), "#9a9c90, #868a80", detail=0.25)
    scene.beam("84 190, 84 620, 560 1100, 760 820", "#f8fbee", 0.28, 40)
    floor = poly("-20 860, 110 720, 820 740, 820 1240, -20 1240")
    scene.fill(floor, "#9a9080, #6f685c", detail=0.2, flow=0)


def _board(scene: Scene, rng: np.random.Generator) -> None:
    scene.cast(rect(150, 150, 560, 430), strength=0.5, soft=14, dx=12, dy=16)
    scene.fill(rect(146, 142, 568, 440, 4), "#b5946c, #7f6246", round=10, detail=0.5, ink=0.5)
    slate = rect(168, 164, 524, 396)
    scene.fill(slate, "#35504a, #2a413c, #38564f", texture=0.16, detail=0.3, flow=10)
    with scene.clip(slate):
        for _ in range(10):
            x, y = rng.uniform(180, 640), rng.uniform(180, 330)
            smear = ellipse(x, y, rng.uniform(40, 120), rng.uniform(12, 30), rng.normal() * 12)
            scene.fill(smear, CHALK, alpha=0.06, soft=8)
        _chalk(scene, rng, ring(600, 232, 30, 30, 30))
        for i in range(10):
            turn = i * np.pi / 5
            ray = [(600 + np.cos(turn) * r, 232 + np.sin(turn) * r) for r in (40, 58)]
            _chalk(scene, rng, ray)
        _chalk(scene, rng, [(300, 330), (316, 352), (382, 352), (400, 328), (300, 330)])
        _chalk(scene, rng, [(348, 330), (348, 250), (392, 318), (348, 318)])
        _chalk(scene, rng, [(470, 240), (484, 230), (496, 242), (508, 230), (522, 240)])
        for row in range(7):
            y = 362 + row * 30
            for i in range(11):
                x = 160 - row * 13 + i * (54 + row * 3)
                height = 13 + row * 2.4
                crest = [(x, y + 6), (x + 14, y - height), (x + 34, y - height * 0.7)]
                crest += [(x + 30, y - 2), (x + 54, y + 6)]
                _chalk(scene, rng, crest, 2 + row * 0.35)
        deep = poly("168 470, 692 470, 692 570, 168 570")
        scene.fill(deep, "#7fa89e", alpha=0.35, soft=22, detail=0.2)
    scene.fill(rect(140, 560, 580, 20, 4), "#c2a27a, #86684a", round=6, detail=0.5, ink=0.4)


def _chalk(scene: Scene, rng: np.random.Generator, points: Points, width: float = 3.2) -> None:
    """A dusty line, pressed unevenly."""
    scene.pen(points, width, CHALK, rng.uniform(0.6, 0.95))


def _flood(scene: Scene, rng: np.random.Generator) -> None:
    water = spline(
        "-40 880, 60 790, 200 756, 380 752, 560 760, 640 790, 760 768, 860 778, 860 1300, -40 1300"
    )
    scene.fill(
        water,
        "0 #cfe0d6, 0.12 #9cbeb4, 0.5 #5f8a82, 1 #2f5450",
        round=10,
        shade=0.5,
        detail=0.2,
        flow=3,
        texture=0.1,
    )
    scene.beam("84 500, 84 620, 500 1200, 780 900", "#f0fbf0", 0.22, 40)
    scene.line(
        "-40 880, 60 790, 200 756, 380 752, 560 760, 640 790, 760 768, 860 778", 5, CHALK, alpha=0.8
    )
    specks(scene, 40, (200, 640), (600, 770), (1, 3.4), "#ffffff", rng, (0.3, 0.8))


def _fall(scene: Scene, rng: np.random.Generator) -> None:
    """Where chalk becomes water: the wave leans over the frame."""
    sheet = spline(
        "214 512, 300 496, 420 508, 540 494, 640 512, 652 580, 640 680, 668 776!, 560 792, "
        "400 800, 240 790, 176 772!, 208 680, 200 580"
    )
    tones = "0 #4a6a62, 0.2 #86b0a6, 0.55 #b9d6cc, 1 #eef6ee"
    scene.fill(sheet, tones, round=40, shade=0.6, soft=2, alpha=0.94, detail=0.3, flow=90)
    with scene.clip(sheet):
        for _ in range(90):
            x, y = rng.uniform(190, 660), rng.uniform(505, 700)
            length = rng.uniform(30, 110)
            streak = [(x, y), (x + (x - 420) * 0.03, y + length)]
            tone = CHALK if rng.uniform() < 0.65 else "#4f7a72"
            scene.line(streak, rng.uniform(1.5, 4), tone, alpha=0.5, detail=0.4)
    for x in np.linspace(180, 664, 34):
        y = 784 + rng.normal() * 9
        foam = ellipse(x + rng.normal() * 8, y, rng.uniform(10, 24), rng.uniform(6, 13))
        scene.fill(foam, "#ffffff, #cfe2da", round=9, alpha=0.9, soft=1, detail=0.5)


def _desk(scene: Scene, x: float, y: float, scale: float, rot: float) -> None:
    """A school desk afloat to its lid; the far one stands on a dry patch of floor."""
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.8}
    dry = rot == 0
    with scene.at(x, y, scale, rot):
        if dry:
            scene.fill(ellipse(0, 4, 150, 26), "#b0a48e, #968a76", detail=0.4, soft=2)
            scene.line(ring(0, 4, 150, 26, 40), 3, CHALK, alpha=0.8)
            for side in (-72, 72):
                scene.line([(side, -50), (side * 1.1, 0)], 9, mix(OAK, "#3a2c24", 0.5), curve=False)
            bench = poly("-78 -24, 78 -24, 86 -14, -86 -14")
            scene.fill(bench, scene.tones(OAK, 0.15), round=4, **style)
        else:
            scene.fill(ellipse(6, 4, 140, 26), "#28484a", alpha=0.6, soft=9)
            side_board = poly("-104 -46, 104 -46, 96 6, -96 6")
            scene.fill(side_board, "#7a5e42, #4a4438", **style)
        top = poly("-96 -88, 96 -88, 112 -58, -112 -58")
        scene.fill(top, "#d6b68c, #a88660", round=5, flow=0, **style)
        scene.fill(poly("-112 -58, 112 -58, 108 -42, -108 -42"), "#86684a, #6a5038", **style)
        scene.fill(circle(74, -76, 6), "#3a3230", detail=0.9)
        scene.line("-60 -76, 30 -76", 4, "#7a5e42", curve=False, alpha=0.8)
        if not dry:
            lap = spline("-128 -6, -80 -14, -30 -4, 20 -13, 74 -4, 128 -12, 132 26, 0 34, -132 26")
            scene.fill(lap, "#86aca2, #5f8a82", alpha=0.9, soft=1, detail=0.4, flow=0)
            scene.line("-128 -6, -80 -14, -30 -4, 20 -13, 74 -4, 128 -12", 5, CHALK, alpha=0.85)


def _sponge(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5}
    with scene.at(470, 1108, 1.25, -4):
        scene.fill(ellipse(0, 10, 92, 15), "#24423f", alpha=0.6, soft=6)
        block = spline("-76 -30!, 76 -34!, 84 -4, 78 8!, -78 8!, -82 -6")
        scene.fill(block, "#efd9a0, #d9b878, #a88a58", round=12, texture=0.2, **style)
        for x, y, size in ((-50, -16, 5), (-20, -8, 4), (14, -18, 6), (46, -10, 4), (60, -22, 3)):
            scene.fill(ellipse(x, y, size, size * 0.7), "#a8854f", alpha=0.8, detail=0.7)
        scene.line("-90 8, -30 14, 30 8, 92 13", 4, CHALK, alpha=0.8)
    gull(scene, 470, 1070, 1.75)
    with scene.at(742, 1000, 1):
        table = poly("-60 -70, 90 -80, 90 -52, -66 -40")
        scene.fill(table, "#b5946c, #86684a", **style)
        scene.fill(poly("-66 -40, 90 -52, 90 260, -66 260"), "#86684a, #5a4434", **style)
        scene.cast(ellipse(0, -62, 26, 6), strength=0.5, soft=3)
        apple = spline("0 -98, 18 -106, 27 -88, 18 -66, 0 -64, -18 -66, -27 -88, -18 -106")
        scene.fill(apple, "#e0503c, #c23a30, #7a1f24", round=22, rim=0.5, **style)
        scene.line("0 -98, 3 -112", 3, "#4a3424")
        scene.fill(ellipse(12, -114, 10, 5, -20), "#6f8f4a", round=4, **style)
