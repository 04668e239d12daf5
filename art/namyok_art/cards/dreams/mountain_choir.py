"""Mountains stand in tiers and sing with their caves; a small goat conducts."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    poly,
    spline,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.goats import goat
from namyok_art.painted.props.land import fir, grass, hill

SINGERS = (
    (60, 560, 220, 392, 0.46, 0.7, "#8fa4bc"),
    (232, 560, 226, 440, 0.44, 0.9, "#94a8be"),
    (760, 560, 220, 384, 0.46, 0.8, "#8fa4bc"),
    (404, 566, 232, 478, 0.40, 0.8, "#9aaec4"),
    (584, 560, 240, 436, 0.40, 0.0, "#8a9fb8"),
    (146, 792, 270, 404, 0.22, 1.0, "#7a92ac"),
    (412, 800, 290, 424, 0.18, 0.8, "#748ca8"),
    (690, 792, 280, 384, 0.22, 1.1, "#7f96b0"),
    (20, 1000, 300, 404, 0.06, 0.9, "#5f7a98"),
    (282, 1010, 316, 420, 0.02, 1.15, "#587492"),
    (552, 1010, 320, 420, 0.02, 0.85, "#64809e"),
    (796, 1000, 300, 404, 0.06, 1.0, "#5a7694"),
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(28)
    scene = Scene(
        28, light=(-0.65, -0.6, 0.5), light_colour="#fff8e0", shadow="#39406a", haze="#e3e8f0"
    )
    scene.sky("0 #f3e0b0, 0.15 #f9ecc8, 0.35 #e6ecf0, 1 #c9d4e2", warp=50, flow=20)
    scene.glow(60, -20, 420, "#fff3c0", 0.8)
    for k, (x, base, width, height, haze, mouth, tone) in enumerate(SINGERS):
        if k in (5, 8):
            scene.mist(base - 170, 70, "#eef2f6", 0.5)
        _singer(scene, rng, x, base, width, height, haze, mouth, tone)
        if mouth == 0.0:
            _avalanche(scene, rng)
    scene.beam("-60 -40, 120 -40, 640 900, 120 1000", "#fff6d0", 0.2, 50)
    _foothills(scene, rng)
    _flocks(scene)
    _conductor(scene)
    grass(scene, 0, 800, 1204, 130, 80, "#6a5a84, #8f7aa8, #7f8f74, #4f5a5f", rng)
    return gouache(
        scene,
        palette=(
            "#f9ecc8, #f3e0b0, #e3e8f0, #fbfcfc, #b4c4d6, #8fa4bc, #64809e, #3f587a, #39406a, "
            "#8f7aa8, #b99ac4, #7a3fc0, #6f8068"
        ),
        pull=0.16,
    )


def _singer(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    base: float,
    width: float,
    height: float,
    haze: float,
    mouth: float,
    tone: str,
) -> None:
    """One mountain: bare head, snow on the crown, open cave, snow collar."""
    style: Style = {"haze": haze, "detail": 0.45, "wobble": 2.4}
    lean = rng.uniform(-0.05, 0.05) * width
    with scene.at(x, base, 1):
        w, h = width / 2, height
        outline = [
            (-w * 1.25, 40, 1),
            (-w * 0.98, -h * 0.3),
            (-w * 0.66, -h * 0.52),
            (-w * 0.5, -h * 0.78),
            (-w * 0.2 + lean, -h * 0.97),
            (w * 0.08 + lean, -h),
            (w * 0.4, -h * 0.84),
            (w * 0.56, -h * 0.56),
            (w * 0.95, -h * 0.3),
            (w * 1.25, 40, 1),
        ]
        body = spline(outline)
        scene.fill(
            body,
            scene.tones(tone, 0.22, 0.4),
            round=w * 0.8,
            ink=0.35,
            flow=76,
            texture=0.16,
            **style,
        )
        with scene.clip(body):
            for _ in range(9):
                start = (rng.uniform(-w, w), -h * rng.uniform(0.1, 0.8))
                ridge = [
                    start,
                    (start[0] + rng.normal() * 12, start[1] + 50),
                    (start[0] + rng.normal() * 24, start[1] + 110),
                ]
                scene.line(ridge, 4, mix(tone, scene.shadow, 0.4), alpha=0.3, soft=2, haze=haze)
            _snow(scene, w, h, lean, style)
        _collar(scene, w, h, style)
        _mouth(scene, w, h, mouth, style, tone)


def _snow(scene: Scene, w: float, h: float, lean: float, style: Style) -> None:
    cap = [(-w, -h * 1.1, 1), (w, -h * 1.1, 1), (w * 0.62, -h * 0.78)]
    cap += [(w * 0.4, -h * 0.84), (w * 0.22, -h * 0.76), (lean, -h * 0.86)]
    cap += [(-w * 0.22, -h * 0.78), (-w * 0.42, -h * 0.84), (-w * 0.62, -h * 0.72)]
    scene.fill(spline(cap), "#ffffff, #f4f8fc, #c4d4e6", round=14, **style)


def _collar(scene: Scene, w: float, h: float, style: Style) -> None:
    points = [
        (-w * 0.8, -h * 0.44),
        (-w * 0.4, -h * 0.36),
        (0, -h * 0.34),
        (w * 0.4, -h * 0.36),
        (w * 0.8, -h * 0.44),
    ]
    lower = [
        (w * 0.92, -h * 0.35),
        (w * 0.62, -h * 0.2),
        (w * 0.4, -h * 0.27),
        (w * 0.16, -h * 0.14),
    ]
    lower += [
        (-w * 0.06, -h * 0.25),
        (-w * 0.3, -h * 0.15),
        (-w * 0.52, -h * 0.27),
        (-w * 0.92, -h * 0.35),
    ]
    scene.fill(spline(points + lower), "#ffffff, #eaf2fa, #b4c8de", round=16, ink=0.3, **style)


def _mouth(scene: Scene, w: float, h: float, mouth: float, style: Style, tone: str) -> None:
    if mouth == 0.0:
        shut = [(-w * 0.26, -h * 0.56), (0, -h * 0.585), (w * 0.26, -h * 0.55)]
        scene.line(shut, 9, mix(tone, scene.shadow, 0.75), haze=style["haze"] * 0.6)
        return
    rx, ry = w * 0.27, h * 0.11 * mouth
    middle = -h * 0.575
    cave = ellipse(0, middle, rx, ry)
    lip = minus(ellipse(0, middle, rx * 1.22, ry * 1.25), cave)
    scene.fill(lip, [mix(tone, "#ffffff", 0.35), mix(tone, scene.shadow, 0.4)], round=9, **style)
    dark: Style = style | {"haze": style["haze"] * 0.55}
    scene.fill(cave, "#1f2448, #33365f, #5a4a80", ink=0.5, **dark)
    tongue = ellipse(0, middle + ry * 0.72, rx * 0.62, ry * 0.4)
    with scene.clip(cave):
        scene.fill(tongue, "#a88ac0, #7a6298", round=8, **dark)


def _avalanche(scene: Scene, rng: np.random.Generator) -> None:
    """The silent one lets it out of its sleeve."""
    for k in range(46):
        t = k / 45
        x = 628 + t * 84 + rng.normal() * (5 + 24 * t)
        y = 318 + t * 150 + rng.normal() * 8
        puff = circle(x, y, 8 + 22 * t * rng.uniform(0.6, 1.2))
        scene.fill(puff, "#ffffff, #dfe8f2", round=14, detail=0.4, soft=1.2, wobble=3, ink=0.12)


def _foothills(scene: Scene, rng: np.random.Generator) -> None:
    scene.mist(990, 46, "#f3f2f6", 0.75)
    hill(
        scene,
        "0 1010, 160 990, 340 1020, 540 996, 800 1016",
        "#b99ac4, #8f7aa8, #6a5a84",
        detail=0.25,
        texture=0.14,
    )
    for x in (24.0, 58.0, 92.0, 700.0, 736.0, 776.0):
        fir(scene, x, 1030 + rng.uniform(-6, 12), rng.uniform(60, 110), "#4f6a70", haze=0.1)
    hill(
        scene,
        "0 1090, 240 1110, 470 1080, 800 1104",
        "#a88ab8, #6a5a84, #3f3f5f",
        detail=0.3,
        texture=0.14,
    )
    for _ in range(150):
        x, y = rng.uniform(0, 800), rng.uniform(1030, 1180)
        tone = mix("#d9b8dc", "#8f5fa8", rng.uniform())
        scene.fill(ellipse(x, y, 5, 3.4), tone, detail=0.7, alpha=0.9)


def _flocks(scene: Scene) -> None:
    """Birds fly out of two caves like sound."""
    for x, y, size, turn in (
        (470, 176, 0.3, -20),
        (504, 146, 0.25, -26),
        (528, 108, 0.2, -20),
        (316, 250, 0.3, -26),
        (322, 206, 0.24, -40),
        (330, 160, 0.2, -44),
    ):
        gliding_bird(scene, x, y, size, "#33365f", 0.6, rot=turn)


def _conductor(scene: Scene) -> None:
    rock = spline("236 1240!, 250 1150, 300 1092, 372 1070, 470 1076, 526 1120, 566 1240!")
    scene.fill(
        rock,
        "#d3d6dc, #8f98a8, #4a5270",
        round=50,
        detail=0.45,
        ink=0.45,
        flow=70,
        rim=0.5,
        texture=0.14,
    )
    scene.fill(
        poly("300 1096, 372 1072, 470 1078, 500 1100, 400 1092"),
        "#f4f2ec",
        alpha=0.7,
        soft=4,
        detail=0.4,
    )
    scene.cast(ellipse(404, 1082, 76, 10), strength=0.5, soft=6, dx=14)
    goat(scene, 400, 1082, 1.02)
