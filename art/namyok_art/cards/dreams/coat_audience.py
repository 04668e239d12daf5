"""An audience of empty coats applauds a bare wire hanger taking a bow on a bright stage."""

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
    palettes,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.stage import curtains

STAGE = 610


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(5)
    scene = Scene(
        5, light=(0.0, -0.8, 0.5), light_colour="#ffe9bc", shadow="#2a0f1c", haze="#a84a44"
    )
    scene.sky("#5a1a26, #8a2a30, #3a1220", warp=40, flow=90)
    _stage(scene)
    _hanger(scene)
    _proscenium(scene)
    _row(scene, rng, 792, 0.6, 7, 0.25)
    _row(scene, rng, 938, 0.84, 5, 0.08)
    _mitten(scene)
    _row(scene, rng, 1150, 1.22, 4, 0)
    scene.vignette(400, 520, 600, 780, "#20080f", 0.75)
    return gouache(
        scene,
        palette=palettes.THEATRE,
        pull=0.2,
    )


def _stage(scene: Scene) -> None:
    back = rect(90, 90, 620, STAGE - 90)
    scene.fill(back, "#d9a86a, #f3d9a0, #e3b878", detail=0.25, flow=90)
    curtains(scene, "#b5363f, #8f2634, #561428", folds=5, spread=44)
    boards = poly([(70, STAGE), (730, STAGE), (820, 720), (-20, 720)])
    scene.fill(boards, "#f3d098, #b57a48", detail=0.3, flow=0)
    for i in range(-8, 9):
        scene.line(
            [(400 + i * 44, STAGE), (400 + i * 62, 720)], 2, "#7a4a2c", alpha=0.5, curve=False
        )
    scene.beam("372 -20, 428 -20, 560 650, 240 650", "#fffbe6", 0.75, 26)
    scene.fill(ellipse(400, 650, 176, 34), "#fffbe6", alpha=0.75, soft=9, detail=0.3)


def _hanger(scene: Scene) -> None:
    """Bends at the neck: a bow."""
    style: Style = {"round": 5, "detail": 0.9, "ink": 0.6, "ink_colour": "#3a2420"}
    scene.cast(ellipse(404, 652, 110, 14), "#5a3024", 0.6, 8)
    with scene.at(402, 516, 1.3, 15):
        wire = "#8a7f78, #5a504c, #332b2c"
        hook = tube("0 -10, 2 -44, -10 -66, -34 -74, -52 -58, -48 -40", [5, 5, 5, 5, 5, 5])
        arms = union(
            tube("0 -14, -50 10, -118 50", [6, 6, 5]),
            tube("0 -14, 50 10, 118 50", [6, 6, 5]),
            tube("-118 50, -126 62, -110 68, 0 70, 110 68, 126 62, 118 50", [5] * 7),
        )
        scene.fill(union(hook, arms), wire, **style)
        for i in range(3):
            scene.line([(-8, -22 + i * 8), (8, -18 + i * 8)], 3, "#6a625c")


def _proscenium(scene: Scene) -> None:
    style: Style = {"detail": 0.55, "ink": 0.5}
    valance = spline(
        "-40 -40!, 840 -40!, 840 120!, 760 176, 660 120!, 570 178, 480 122!, 400 182, 320 122!, "
        "230 178, 140 120!, 40 176, -40 120!"
    )
    scene.fill(valance, "#c2404a, #8f2634, #561428", round=40, flow=80, **style)
    fringe = (
        "-40 118, 40 176, 140 120, 230 178, 320 122, 400 182, 480 122, 570 178, 660 120, 760 176, "
        "840 118"
    )
    scene.line(fringe, 9, "#c9963f", detail=0.7)
    lip = poly("-20 712, 820 712, 820 750, -20 750")
    scene.fill(lip, "#d9a84f, #8a5a2c", round=10, **style)
    for x in range(20, 800, 76):
        scene.fill(ellipse(x, 726, 17, 11), "#6a4424", round=5, **style)
        scene.glow(x, 712, 34, "#ffe6a0", 0.45)


def _row(
    scene: Scene, rng: np.random.Generator, y: float, size: float, count: int, haze: float
) -> None:
    """One row of seats with clothes in them, sleeves up."""
    gap = 800 / count
    cloths = ("#b08a5c", "#7f7a74", "#5f6a5a", "#4a5a78", "#8a4a44", "#c9a878", "#6a5a6a")
    for i in range(count + 1):
        x = gap * (i + (0.5 if count % 2 else 0.1)) - gap * 0.3
        seat = spline(
            [
                (x - 84 * size, y + 160 * size, 1),
                (x - 84 * size, y - 6 * size),
                (x, y - 40 * size),
                (x + 84 * size, y - 6 * size),
                (x + 84 * size, y + 160 * size, 1),
            ]
        )
        _coat(scene, rng, x, y, size, cloths[int(rng.integers(len(cloths)))], haze)
        tones = "#a8303a, #7a1f2e, #431425"
        scene.fill(seat, tones, round=30 * size, detail=0.4, haze=haze, ink=0.5, rim=0.5)
        rail = tube([(x - 84 * size, y), (x, y - 38 * size), (x + 84 * size, y)], [5 * size] * 3)
        scene.fill(rail, "#d9a84f, #8a5a2c", round=5 * size, detail=0.6, haze=haze)


def _coat(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    y: float,
    size: float,
    colour: Colour,
    haze: float,
) -> None:
    """Shoulders, a collar with nobody in it, two clapping sleeves, sometimes a hat."""
    style: Style = {"detail": 0.55, "ink": 0.45, "haze": haze, "texture": 0.14}
    tones = scene.tones(colour, 0.25, 0.45)
    with scene.at(x, y, size, rng.normal() * 3):
        reach = rng.uniform(0, 26)
        for side in (-1, 1):
            sleeve = [
                (side * 56, -60),
                (side * 84, -110),
                (side * (40 - reach * 0.6), -170 - reach),
            ]
            scene.fill(tube(sleeve, [26, 23, 19]), tones, round=20, **style)
            cuff = ellipse(side * (38 - reach * 0.6), -174 - reach, 18, 11, side * -30)
            scene.fill(cuff, mix(colour, "#1a0c10", 0.75), detail=0.7, haze=haze, ink=0.4)
        body = spline("-70 20, -82 -50, -54 -96, -20 -108, 20 -108, 54 -96, 82 -50, 70 20")
        scene.fill(body, tones, round=36, rim=0.5, **style)
        collar = spline("-30 -108!, 0 -96, 30 -108!, 22 -132, 0 -124, -22 -132")
        scene.fill(collar, mix(colour, "#14080c", 0.7), detail=0.6, haze=haze)
        for side in (-1, 1):
            lapel = [
                (side * 30, -110, 1),
                (side * 10, -90),
                (side * 6, -60, 1),
                (side * 44, -92, 1),
            ]
            scene.fill(spline(lapel), mix(colour, scene.light_colour, 0.2), round=6, **style)
        kind = rng.uniform()
        if kind < 0.45:
            brim = union(
                ellipse(0, -152, 54, 11), spline("-32 -152!, -28 -192, 0 -200, 28 -192, 32 -152!")
            )
            tone = mix(colour, "#2a1c20", 0.45)
            scene.fill(brim, scene.tones(tone, 0.25), round=14, rim=0.5, **style)
        elif kind < 0.7:
            scarf = tube("-34 -104, 0 -92, 34 -104, 46 -60, 40 -6", [13, 14, 13, 12, 9])
            scene.fill(scarf, "#e3c884, #b5803c", round=12, **style)


def _mitten(scene: Scene) -> None:
    """In the second row a child's mitten goes on knitting itself."""
    style: Style = {"detail": 0.85, "ink": 0.5}
    with scene.at(438, 876, 1.15):
        mitten = union(
            spline("-20 0!, 20 0!, 24 -30, 18 -54, 0 -62, -18 -54, -24 -30"),
            tube("18 -18, 34 -32, 34 -44", [9, 9, 7]),
        )
        scene.fill(mitten, "#f6e6c8, #e0785c, #a8403a", round=14, **style)
        for k in range(4):
            scene.line([(-22, -10 - k * 13), (0, -14 - k * 13), (22, -10 - k * 13)], 2.6, "#fff3d8")
        for side in (-1, 1):
            scene.line([(side * 6, -52), (side * 44, -92)], 3.4, "#f0d9a8", curve=False)
            scene.fill(circle(side * 45, -93, 5), "#c9963f", round=4, **style)
        scene.pen("-16 -56, -44 -30, -30 10, -60 30", 2.4, "#e0785c")
