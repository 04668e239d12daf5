"""The guest of honour at dinner is a small smoking volcano with a napkin; somebody offers sugar."""

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
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sky import cloud

HEAD = (400, 600)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(13)
    scene = Scene(
        13, light=(0.0, -0.75, 0.55), light_colour="#ffd08a", shadow="#2a1420", haze="#b5603c"
    )
    scene.sky("0 #3a1a24, 0.25 #6a2a2c, 0.5 #8f4034, 1 #4a2028", warp=40, flow=90)
    _room(scene)
    scene.glow(400, 350, 420, "#ff7a3a", 0.55)
    _smoke(scene)
    _throne(scene)
    _volcano(scene, rng)
    for depth, tone in ((0.16, "#5a7a6a"), (0.42, "#8a5a7a"), (0.78, "#c48f4a")):
        _peeper(scene, -1, depth, tone)
        _peeper(scene, 1, depth, mix(tone, "#4a6a9a", 0.5))
    _table(scene)
    _napkin(scene)
    _sugar(scene)
    specks(scene, 46, (250, 550), (60, 420), (1.5, 4), "#ffd06a", rng, alpha=(0.6, 1))
    return gouache(
        scene,
        palette=(
            "#3a1a24, #6a2a2c, #8f4034, #c2503a, #ff7a3a, #ffc06a, #fff3dc, #e8d4b8, #4a4044, "
            "#2a1c22, #2fb0b0, #c48f4a"
        ),
        pull=0.16,
    )


def _room(scene: Scene) -> None:
    """Wine-dark wallpaper, two portraits turned to the wall."""
    for x in range(10, 800, 56):
        scene.fill(rect(x, -10, 24, 640), "#7a3034", alpha=0.5, soft=2, detail=0.2, flow=90)
    floor = poly("-20 640, 820 640, 820 1240, -20 1240")
    scene.fill(floor, "#5a2c28, #3a1c20", detail=0.3, flow=0)
    scene.fill(rect(-20, 622, 840, 20), "#8a4a34, #5a2c28", round=6, detail=0.5)
    for x in (120, 680):
        scene.cast(rect(x - 66, 150, 132, 170), "#1a0c12", 0.6, 8, 6, 10)
        scene.fill(
            rect(x - 66, 150, 132, 170, 4), "#d9a45c, #8a5a34", round=10, detail=0.6, ink=0.5
        )
        scene.fill(rect(x - 50, 166, 100, 138), "#6a4a3c, #8a644c", detail=0.4)
        scene.line([(x - 50, 166), (x + 50, 304)], 3, "#4a3028", curve=False, alpha=0.6)
        scene.line([(x + 50, 166), (x - 50, 304)], 3, "#4a3028", curve=False, alpha=0.6)


def _smoke(scene: Scene) -> None:
    for x, y, width, seed in (
        (400, 96, 420, 3),
        (330, 170, 260, 5),
        (470, 150, 280, 8),
        (410, 236, 170, 6),
    ):
        cloud(scene, x, y, width, "#6a5658", seed=seed, soft=3, shade=1.0)
    scene.glow(400, 250, 150, "#ff8a3a", 0.6)


def _throne(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5}
    back = spline(
        "232 660!, 236 420, 262 366, 300 372, 320 400, 400 380, 480 400, 500 372, 538 366, "
        "564 420, 568 660!"
    )
    scene.fill(back, "#e0ac5c, #a8743c, #6a4428", round=16, flow=90, **style)
    velvet = spline("256 660!, 258 440, 282 404, 400 404, 518 404, 542 440, 544 660!")
    scene.fill(velvet, "#a8303a, #7a1f2e, #4a1424", round=20, **style)
    for x in (262, 538):
        scene.fill(circle(x, 358, 20), "#d9a45c, #8a5a34", round=17, **style)


def _volcano(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.5, "ink": 0.5, "texture": 0.2}
    cone = spline(
        "176 690!, 222 596, 270 490, 306 400, 322 340, 330 286!, 356 300, 400 290, 446 302, "
        "472 286!, "
        "482 344, 500 404, 532 490, 580 600, 626 690!"
    )
    scene.glow(400, 270, 190, "#ff9a3a", 0.8)
    scene.fill(cone, "#7a6a6c, #4a4248, #241c24", round=110, shade=1.0, flow=80, **style)
    with scene.clip(cone):
        for _ in range(80):
            x, y = rng.uniform(200, 610), rng.uniform(340, 680)
            lean = (x - 400) * 0.12
            tone = "#9a8480" if rng.uniform() < 0.4 else "#2a1c22"
            scene.line([(x, y), (x + lean * 0.5, y + 18), (x + lean, y + 38)], 4, tone, alpha=0.5)
    streams = (
        ("340 296, 326 350, 306 430, 304 500, 272 580, 266 640", [24, 16, 11, 13, 8, 11]),
        ("384 300, 378 340, 388 392", [24, 11, 12]),
        ("458 296, 476 360, 492 420, 486 470, 522 560, 528 616", [24, 16, 11, 13, 8, 11]),
        ("422 300, 428 330, 424 362", [22, 9, 10]),
    )
    for points, _ in streams:
        scene.line(points, 46, "#ff4a1f", alpha=0.3, soft=11, detail=0.2)
    lava = union(ellipse(401, 290, 76, 22), *[tube(points, widths) for points, widths in streams])
    scene.fill(
        lava, "0 #ffd04a, 0.14 #ff8a2c, 0.5 #f4501f, 1 #c8301f", round=12, detail=0.75, ink=0.4
    )
    scene.fill(ellipse(401, 286, 56, 12), "#fff6c0", soft=5, detail=0.6)
    for x, y, size in (
        (350, 246, 8),
        (404, 214, 10),
        (452, 240, 8),
        (384, 176, 7),
        (432, 180, 6),
        (320, 206, 6),
        (486, 206, 6),
    ):
        scene.glow(x, y, size * 3, "#ff9a3a", 0.6)
        scene.fill(circle(x, y, size), "#fff0a0, #ff8a2c", round=size, detail=0.9)


def _napkin(scene: Scene) -> None:
    """Tied under the crater like under a chin."""
    style: Style = {"detail": 0.7, "ink": 0.55, "wobble": 1}
    cloth = spline("318 406!, 400 432, 486 406!, 486 450, 456 514, 400 560!, 344 514, 316 450")
    scene.cast(cloth, "#1a0c12", 0.5, 8, 0, 10)
    scene.fill(cloth, "#7fe4dc, #2fb0b0, #1a7480", round=20, flow=90, **style)
    for points in (
        "400 436, 396 480, 400 540",
        "366 430, 354 470, 372 510",
        "436 430, 448 470, 430 510",
    ):
        scene.line(points, 3, "#1a7480", alpha=0.6)
    band = tube("304 388, 340 410, 400 424, 462 410, 498 388", [10, 11, 12, 11, 10])
    scene.fill(band, "#8ff0e6, #2fa0a4", round=10, **style)
    for side in (-1, 1):
        ear = spline(
            [
                (400 + side * 92, 392),
                (400 + side * 132, 340),
                (400 + side * 160, 366),
                (400 + side * 124, 404),
            ]
        )
        scene.fill(ear, "#7fe4dc, #1f8f98", round=12, **style)


def _peeper(scene: Scene, side: int, depth: float, cloth: Colour) -> None:
    """A chair moved back from the table, and the top of somebody behind it."""
    style: Style = {"detail": 0.65, "ink": 0.5, "wobble": 0.8}
    x = 400 + side * (236 + depth * 150)
    y = 700 + depth * 420
    size = 0.62 + depth * 0.75
    hair = mix("#4a2a24", "#d8b484", abs(float(np.sin(depth * 9 + side))))
    with scene.at(x, y, size, flip=side > 0):
        scene.fill(ellipse(-4, -98, 42, 44), "#d89a70, #a8603f", round=34, **style)
        crown = spline("-48 -104, -48 -136, -4 -154, 40 -136, 40 -104, 20 -124, -28 -124")
        scene.fill(crown, scene.tones(hair, 0.2, 0.4), round=18, flow="form", **style)
        _headgear(scene, int(depth * 10) + (5 if side > 0 else 0), hair, style)
        for eye in (4, 26):
            scene.fill(ellipse(eye, -112, 5, 6), "#2a1420", detail=1, wobble=0)
            scene.fill(circle(eye + 1.6, -114, 1.8), "#fff3d0", detail=1, wobble=0)
        back = spline("-66 60!, -62 -74, -40 -98, 34 -98, 56 -74, 60 60!")
        scene.fill(back, "#b5764a, #7a4430, #4a2424", round=16, rim=0.6, **style)
        inner = spline("-44 30!, -42 -56, -28 -72, 22 -72, 36 -56, 38 30!")
        scene.fill(inner, scene.tones(cloth, 0.2, 0.4), round=16, **style)


def _headgear(scene: Scene, kind: int, hair: Colour, style: Style) -> None:
    """So that no two guests are alike: a bun, a bow, a bowler, a bald patch with one curl."""
    if kind % 4 == 0:
        scene.fill(circle(-6, -160, 18), scene.tones(hair, 0.2), round=15, **style)
    elif kind % 4 == 1:
        bowler = union(
            ellipse(-4, -132, 56, 11), spline("-36 -134!, -32 -172, -4 -182, 24 -172, 28 -134!")
        )
        scene.fill(bowler, "#5a4a50, #2a1c22", round=16, **style)
    elif kind % 4 == 2:
        bow = union(
            ellipse(-22, -154, 20, 12, 24), ellipse(16, -154, 20, 12, -24), circle(-3, -152, 8)
        )
        scene.fill(bow, "#f0a0a8, #c2503a", round=10, **style)
    else:
        scene.fill(tube("-6 -150, -4 -172, 10 -176, 12 -164", [5, 4, 4, 3]), hair, round=4, **style)


def _table(scene: Scene) -> None:
    style: Style = {"detail": 0.55, "ink": 0.4}
    top = poly("250 660, 550 660, 700 1240, 100 1240")
    scene.cast(top, "#1a0c12", 0.6, 20, 0, 10)
    scene.fill(top, "0 #ffe0b0, 0.35 #fbe6c8, 1 #e0c8b4", detail=0.25, flow=90, ink=0.4)
    scene.glow(400, 690, 240, "#ff9a4a", 0.5, squash=0.6)
    for side in (-1, 1):
        edge = [(400 + side * 150, 662), (400 + side * 226, 950), (400 + side * 300, 1240)]
        scene.line(edge, 16, "#fff6e4", alpha=0.9, detail=0.5)
    runner = poly("370 664, 430 664, 470 1240, 330 1240")
    scene.fill(runner, "#b5403a, #8f2f34", alpha=0.85, detail=0.4, flow=90)
    for side in (-1, 1):
        for y, size in ((742, 0.55), (868, 0.78), (1040, 1.08)):
            x = 400 + side * (88 + (y - 742) * 0.19)
            _place(scene, x, y, size)
    scene.fill(ellipse(400, 690, 44, 15), "#fff8e8, #d8c0a8", round=8, **style)
    for y, size in ((800, 0.7), (960, 1.0)):
        _glass(scene, 400, y, size)


def _place(scene: Scene, x: float, y: float, size: float) -> None:
    style: Style = {"detail": 0.7, "ink": 0.45}
    with scene.at(x, y, size):
        scene.cast(ellipse(0, 4, 56, 22), "#8a4a3c", 0.5, 6, 0, 6)
        scene.fill(ellipse(0, 0, 56, 22), "#fffdf6, #e0d0c4", round=12, **style)
        scene.line(ring(0, 0, 50, 18, 40), 2.4, "#b5403a", alpha=0.8)
        scene.fill(ellipse(0, 1, 34, 12), "#e6d6c8, #fffaf0", round=6, **style)
        for side in (-1, 1):
            scene.line([(side * 70, -10), (side * 74, 14)], 4.5, "#cfc4c0", curve=False)


def _glass(scene: Scene, x: float, y: float, size: float) -> None:
    """A candlestick blown out by the heat."""
    style: Style = {"detail": 0.75, "ink": 0.5}
    with scene.at(x, y, size):
        scene.cast(ellipse(0, 4, 34, 9), "#5a2028", 0.5, 5)
        scene.fill(ellipse(0, 0, 30, 9), "#f6d07a, #a8742c", round=6, **style)
        scene.fill(tube("0 0, 0 -40", [5, 7]), "#f6d07a, #a8742c", round=6, **style)
        candle = spline("-9 -40!, 9 -40!, 8 -70, 16 -92, 28 -96, 30 -82, 18 -78, 10 -60")
        scene.fill(candle, "#fffaf0, #e8d4b8", round=8, **style)


def _sugar(scene: Scene) -> None:
    """One brave arm from the near right with a long spoon."""
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    spoon = union(tube("690 900, 600 770, 540 680", [6, 5, 5]), ellipse(524, 652, 24, 33, -32))
    scene.cast(spoon, "#3a1820", 0.5, 8, -6, 34)
    scene.fill(spoon, "#fffaf0, #c8bcb8, #8a7c80", round=9, rim=0.5, **style)
    for x, y, turn in ((514, 634, 12), (534, 640, -16), (522, 618, 30)):
        with scene.at(x, y, 1.1, turn):
            scene.fill(rect(-11, -11, 22, 22, 3), "#ffffff, #e6dcd8", round=5, **style)
    sleeve = tube("860 1010, 790 980, 718 930", [52, 44, 30])
    scene.cast(sleeve, "#1a0c12", 0.5, 10, 0, 20)
    scene.fill(sleeve, "#6f8ac0, #46609a, #2f3f6a", round=36, **style)
    cuff = tube("728 946, 704 914", [29, 26])
    scene.fill(cuff, "#fffaf0, #d8ccc8", round=16, **style)
    hand = union(
        ellipse(692, 904, 27, 22, 50),
        tube("684 888, 670 884, 664 896", [10, 9, 8]),
        tube("676 902, 662 902, 660 914", [9, 9, 8]),
        tube("700 888, 690 872, 676 868", [10, 9, 7]),
    )
    scene.fill(hand, "#f0c09a, #c8865f", round=14, **style)
