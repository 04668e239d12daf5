"""Birches with scarves and suitcases wait on a country platform for a train in the mist."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    palettes,
    poly,
    rect,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.objects import suitcase

VANISH = (470, 560)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(14)
    scene = Scene(
        61, light=(-0.5, -0.6, 0.5), light_colour="#fffaf0", shadow="#4a5258", haze="#ecebe4"
    )
    scene.sky("0 #e9e9e4, 0.25 #d9dcda, 0.45 #b9c0c0, 0.56 #c9cdca, 1 #d9dad6", warp=60)
    _far_wood(scene, rng)
    _track(scene, rng)
    _train(scene)
    _platform(scene, rng)
    for share, scarf, case in (
        (0.93, None, None),
        (0.86, "#b5a08a", "#a89078"),
        (0.76, "#9a8f9a", "#8f7a66"),
        (0.6, "#c9a46a", "#9a7a5c"),
        (0.36, "#a8747a", "#7f6a5a"),
    ):
        _passenger(scene, rng, share, scarf, case)
    _smallest(scene, rng)
    _passenger(scene, rng, 0.0, "#3a5fa8", "#8a6444")
    for _ in range(46):
        x, y = rng.uniform(30, 780), rng.uniform(120, 1180)
        leaf = ellipse(x, y, rng.uniform(4, 8), rng.uniform(2, 4), rng.uniform(0, 180))
        scene.fill(leaf, mix("#e3c46a", "#f0dc9a", rng.uniform()), alpha=0.9, detail=0.8)
    return watercolour(
        scene,
        palette=palettes.MIST,
        pull=0.15,
    )


def _far_wood(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(46):
        x = rng.uniform(-10, 810)
        if abs(x - VANISH[0]) < 50:
            continue
        height, width = rng.uniform(240, 460), rng.uniform(2, 6)
        trunk = rect(x, 580 - height, width, height)
        scene.fill(trunk, "#8f9898", alpha=0.5, soft=1, detail=0.2)
    scene.mist(570, 110, "#d9dcd8", 0.75)


def _track(scene: Scene, rng: np.random.Generator) -> None:
    bed = poly([VANISH, (VANISH[0] + 8, 560), (1000, 1240), (430, 1240)])
    scene.fill(bed, "0 #ecebe4, 0.3 #cfcbc0, 1 #a8a294", texture=0.12, detail=0.2)
    for i in range(13):
        t = (i / 13) ** 2.1
        y = 566 + t * 660
        left, right = _rail(0.12, y), _rail(0.9, y)
        scene.line([(left, y), (right, y)], 1 + 20 * t, "#8f877c", curve=False, alpha=0.8)
    for side in (0.25, 0.72):
        line = [(_rail(side, y), y) for y in (564, 760, 980, 1240)]
        scene.fill(tube(line, [0.6, 2.4, 5, 8]), "#5f6668, #3f4648", detail=0.7)
    for _ in range(150):
        t = rng.uniform() ** 0.8
        y = 580 + t * 620
        x = _rail(rng.uniform(0.02, 0.98), y)
        size = 1.5 + 8 * t
        leaf = ellipse(x, y, size, size * 0.5, rng.uniform(0, 180))
        scene.fill(leaf, mix("#e3c46a", "#c9a04a", rng.uniform()), detail=0.7)
    scene.mist(584, 40, "#e6e4da", 0.6)


def _rail(share: float, y: float) -> float:
    """x of a place across the track bed at height y."""
    t = (y - 560) / 680
    left, right = VANISH[0] - 40 * t, VANISH[0] + 8 + 522 * t
    return left * (1 - share) + right * share


def _train(scene: Scene) -> None:
    """A grey front with one lamp, the only warm light."""
    x, y = VANISH[0] + 12, 520
    body = rect(x - 38, y - 58, 76, 104, 24)
    scene.fill(body, "#566266, #7f8a8c", alpha=0.85, soft=2, round=24, detail=0.3)
    scene.fill(rect(x - 26, y - 44, 52, 22, 8), "#c9d2d0", alpha=0.7, soft=1, detail=0.5)
    scene.glow(x, y + 4, 150, "#ffdf8a", 0.75)
    scene.glow(x, y + 4, 60, "#fff0b8", 0.8)
    scene.fill(circle(x, y + 4, 13), "#fffbe6", soft=1, detail=0.9, texture=0)


def _platform(scene: Scene, rng: np.random.Generator) -> None:
    deck = poly("-20 1240, -20 800, 440 566, 466 564, 470 568, 420 720, 372 1240")
    scene.fill(deck, "0 #eeece4, 0.4 #d9d6cc, 1 #b9b5a8", texture=0.1, detail=0.2, ink=0.4)
    edge = poly("470 568, 474 570, 436 740, 412 1240, 372 1240, 420 720")
    scene.fill(edge, "#b0aca0, #807c74", detail=0.3, ink=0.3)
    for i in range(9):
        t = (i / 9) ** 1.8
        y = 590 + t * 640
        joint = [(460 - 1.1 * (y - 566) * 0.8 - 40 * t, y), (466 - 0.14 * (y - 566), y + 6 * t)]
        scene.line(joint, 1 + 2 * t, "#98948a", alpha=0.6, curve=False)
    scene.line("468 568, 419 720, 371 1240", 5, "#f4f2ea", alpha=0.9)


def _passenger(
    scene: Scene,
    rng: np.random.Generator,
    share: float,
    scarf: Colour | None,
    case: Colour | None,
) -> None:
    """A birch at `share` of the way to the vanishing point."""
    near = 1 - share
    x, y = 130 + (448 - 130) * share, 1130 + (572 - 1130) * share
    size = 0.06 + 0.94 * near**1.25
    haze = 0.75 * share
    with scene.at(x, y, size):
        _birch(scene, rng, 1180, 46, haze)
        if scarf is not None:
            _scarf(scene, scarf, haze)
    if case is not None:
        suitcase(scene, x + 118 * size, y + 12 * size, 2.9 * size, mix(case, scene.haze, haze))


def _birch(scene: Scene, rng: np.random.Generator, height: float, half: float, haze: float) -> None:
    sway = rng.normal() * 14
    points = [(0, -8), (sway, -height * 0.35), (sway * 0.3, -height * 0.7), (sway, -height)]
    widths = [half * 1.25, half, half * 0.8, half * 0.55]
    trunk = union(tube(points, widths, cap=False), _foot(half))
    bark = "#fdfcf6, #f0efe8, #cfd2ce"
    scene.fill(trunk, bark, angle=0, round=half, shade=0.8, haze=haze, detail=0.4, ink=0.45)
    with scene.clip(trunk):
        for _ in range(44):
            y = -rng.uniform(0, height)
            x = rng.uniform(-half, half)
            mark = ellipse(x, y, rng.uniform(6, half * 0.8), rng.uniform(1.5, 6), rng.normal() * 5)
            scene.fill(mark, "#3f4648", alpha=rng.uniform(0.5, 0.95), haze=haze, detail=0.6)
    for i in range(5):
        y = -height * (0.55 + 0.09 * i)
        side = 1 if i % 2 else -1
        branch = [(0, y), (side * 70, y - 60), (side * 150, y - 70), (side * 200, y + 20)]
        scene.fill(tube(branch, [9, 6, 4, 1.2]), "#6a7274", haze=haze, detail=0.5)
        for _ in range(9):
            place = (side * rng.uniform(90, 210), y + rng.uniform(-70, 60))
            leaf = ellipse(*place, 10, 5, rng.uniform(0, 180))
            scene.fill(leaf, "#e3c46a", haze=haze, detail=0.6, alpha=0.9)


def _foot(half: float) -> Path:
    """The trunk flares into roots instead of ending in a round stump."""
    w = half * 1.25
    left = [(-w, -60), (-w * 1.1, -20), (-w * 1.9, 12, 1), (-w * 0.8, 4), (-w * 0.3, 16, 1)]
    right = [(w * 0.4, 5), (w * 1.1, 17, 1), (w, 2), (w * 1.8, 8, 1), (w * 1.1, -22), (w, -60)]
    return spline([*left, *right])


def _scarf(scene: Scene, colour: Colour, haze: float) -> None:
    style: Style = {"haze": haze, "detail": 0.7, "ink": 0.5}
    tail = spline("20 -420!, 52 -420!, 66 -350, 58 -270!, 26 -276!, 30 -350")
    scene.fill(tail, scene.tones(colour, 0.15, 0.3), round=12, **style)
    for i in range(5):
        scene.line([(30 + i * 7, -274), (31 + i * 7, -256)], 2.4, colour, haze=haze)
    wrap = spline("-49 -474, 0 -464, 49 -476, 52 -424, 0 -408, -52 -422")
    scene.fill(wrap, scene.tones(colour, 0.2, 0.35), round=22, **style)
    for drop in (0, 16, 32):
        scene.line(
            f"-47 {-460 + drop}, 0 {-450 + drop}, 47 {-460 + drop}", 2, scene.shadow, alpha=0.3
        )


def _smallest(scene: Scene, rng: np.random.Generator) -> None:
    """A sapling between the grown-ups, with a return ticket in its bark."""
    with scene.at(318, 1090, 0.6):
        _birch(scene, rng, 640, 24, 0.05)
        scene.fill(rect(-14, -330, 44, 26, 3), "#f0b8a0", detail=0.9, ink=0.6)
        scene.fill(circle(8, -317, 4), "#fffaf0", detail=1)
