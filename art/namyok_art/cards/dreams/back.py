"""Card back: day and night share one wave, and a paper boat sails on either side of it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    spline,
    star,
    stroke,
)
from namyok_art.painted.props.sky import cloud, moon
from namyok_art.painted.props.vessels import paper_boat

WAVE = "-60 640, 110 700, 250 650, 400 600, 550 550, 690 500, 860 560"
GOLD = "#f0cf86, #c9963f, #8a5f2c"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(84)
    scene = Scene(
        84, light=(-0.5, -0.7, 0.5), light_colour="#fff3d0", shadow="#161c38", haze="#8fa8b8"
    )
    scene.sky("0 #e8917a, 0.2 #f3b68a, 0.38 #f6d8a4, 0.47 #cfdcc0, 0.56 #8fc0b4", warp=60, flow=8)
    _day(scene)
    night = spline(WAVE.replace("-60 640", "-60 1300!, -60 640!") + "!, 860 1300!")
    scene.fill(night, "0 #2f6a78, 0.18 #234a66, 0.55 #1d2c54, 1 #141a3a", detail=0.2, flow=8)
    with scene.clip(night):
        _night(scene, rng)
    _surface(scene)
    paper_boat(scene, 286, 604, 1.45, "#d8503c", rot=-17)
    with scene.at(514, 594, 1, 180):
        paper_boat(scene, 0, 0, 1.45, "#fffaf0", rot=-17)
    _frame(scene)
    return gouache(
        scene,
        palette=(
            "#e8917a, #f3b68a, #f6d8a4, #8fc0b4, #d8503c, #2f6a78, #234a66, #1d2c54, #141a3a, "
            "#fffaf0, #c9963f, #f0cf86"
        ),
        pull=0.2,
    )


def _day(scene: Scene) -> None:
    scene.set_flow((scene.ys < 640).astype(np.float32), scene.swirl(560, 270), 0.7)
    scene.glow(560, 270, 330, "#fff0c0", 0.6)
    for i in range(16):
        with scene.at(560, 270, 1, i * 22.5):
            ray = spline("-9 -108!, 0 -176!, 9 -108!, 0 -116")
            scene.fill(ray, "#ffe9b0", alpha=0.85, detail=0.5)
    scene.fill(circle(560, 270, 92), "#fffbe6, #ffe6a0", detail=0.4, texture=0.03, ink=0.4)
    for x, y, width, seed in ((190, 200, 260, 3), (300, 400, 220, 5), (700, 430, 180, 8)):
        cloud(scene, x, y, width, "#fff6ea", seed=seed, alpha=0.85, soft=4, shade=0.5)


def _night(scene: Scene, rng: np.random.Generator) -> None:
    scene.set_flow((scene.ys > 560).astype(np.float32), scene.swirl(240, 930), 0.7)
    scene.stars(90, 1180, top=640, largest=3.2)
    moon(scene, 240, 930, 92, "#fbf0cf", glow=0.8)
    for _ in range(5):
        x, y = rng.uniform(380, 740), rng.uniform(760, 1120)
        scene.fill(star(x, y, 12, 4, 4), "#fff3cf", detail=0.9, texture=0)
        scene.glow(x, y, 40, "#fff3cf", 0.35)
    for x, y, width, seed in ((610, 1000, 260, 4), (500, 800, 220, 6), (100, 780, 180, 9)):
        cloud(scene, x, y, width, "#4a5a8a", seed=seed, alpha=0.7, soft=4, shade=0.6)


def _surface(scene: Scene) -> None:
    scene.line(WAVE, 9, "#fffaf0", alpha=0.9, detail=0.6)
    for shift, alpha in ((26, 0.5), (48, 0.3), (-24, 0.4)):
        crest = [(x, y + shift) for x, y in _wave_points()]
        scene.line(crest, 3.4, "#e6f2ea", alpha=alpha, detail=0.5)


def _wave_points() -> Array:
    points = [word.split() for word in WAVE.split(",")]
    return np.array(points, float)


def _frame(scene: Scene) -> None:
    style: Style = {"detail": 0.65, "ink": 0.5, "ink_colour": "#4a3018", "wobble": 0.8}
    for inset, width in ((46, 11), (66, 4)):
        border = stroke(
            [
                (inset, inset),
                (800 - inset, inset),
                (800 - inset, 1200 - inset),
                (inset, 1200 - inset),
            ],
            width,
            closed=True,
            curve=False,
        )
        scene.fill(border, GOLD, angle=50, round=width * 0.5, **style)
    for x, y in ((56, 56), (744, 56), (56, 1144), (744, 1144)):
        scene.fill(circle(x, y, 30), "#234a66, #141a3a", round=10, **style)
        scene.fill(star(x, y, 24, 8, 8), GOLD, round=5, **style)
    for x, y, turn in ((400, 56, 0), (400, 1144, 180), (56, 600, -90), (744, 600, 90)):
        with scene.at(x, y, 1, turn):
            lid = spline("-56 0!, 0 -24, 56 0!, 0 26")
            scene.fill(lid, "#f6e6c4, #d9b27a", round=12, **style)
            scene.fill(circle(0, 1, 15), "#234a66, #141a3a", round=6, **style)
            scene.fill(ellipse(-4, -4, 4, 4), "#fffaf0", detail=1, wobble=0)
