"""One ink line draws a leaf, a house, people, a wave, a knot and a hand; scissors wait."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    knots,
    minus,
    sample,
    spline,
    tube,
    watercolour,
)

INK = "#26242a"
BLUE = "#2440c0"
Spots = list[tuple[float, float]]


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        76, light=(-0.5, -0.6, 0.6), light_colour="#fffdf4", shadow="#5a5650", haze="#f3ecdc"
    )
    scene.sky("0 #f6e6c0, 0.5 #f0dcae, 1 #e3c894", warp=80)
    _washes(scene)
    pieces = _pieces()
    before = [spot for piece in pieces[:5] for spot in piece]
    knot = pieces[5]
    after = [spot for piece in pieces[6:] for spot in piece]
    _ink(scene, [*before, knot[0]], INK)
    _ink(scene, [knot[-1], *after], INK)
    _ink(scene, knot, BLUE, 7)
    _scissors(scene)
    return watercolour(
        scene,
        palette="#f6e8c4, #f0dcae, #e3c894, #c9bea8, #a89f90, #7a746c, #4a4644, #26242a, #2440c0",
        pull=0.14,
        bloom=0.3,
        drift=1.5,
    )


def _curve(points: Points, count: int = 60) -> Spots:
    return [(float(x), float(y)) for x, y in sample(points, count)]


def _straight(points: str) -> Spots:
    return [(float(spot[0]), float(spot[1])) for spot in knots(points)]


def _shift(points: str, x: float, y: float, scale: float) -> Spots:
    return [(x + spot[0] * scale, y + spot[1] * scale) for spot in knots(points)]


def _pieces() -> list[Spots]:
    """The line from its start to its end, piece by piece."""
    leaf = _curve(
        "-20 70, 60 92, 104 140, 120 206, 150 158, 206 120, 270 118, 340 150, 296 204, 236 236, "
        "170 236, 120 206, 190 180, 260 160, 340 150, 388 176, 404 250, 410 300",
        160,
    )
    house = _straight(
        "410 300, 452 300, 452 206, 430 214, 556 112, 612 158, 612 122, 642 122, 642 182, 684 216, "
        "660 208, 660 300, 604 300, 604 240, 566 240, 566 300"
    )
    way = _curve(
        "566 300, 548 336, 610 372, 690 392, 726 450, 690 520, 610 560, 560 616, 530 656, 474 660",
        90,
    )
    person = _shift(
        "70 -2, 52 -4, 38 -14, 36 -64, 56 -76, 52 -112, 64 -128, 92 -130, 106 -156, 102 -184, "
        "114 -200, 114 -224, 96 -238, 76 -228, 74 -208, 88 -194, 74 -196, 58 -208, 64 -226, "
        "62 -252, "
        "42 -274, 10 -272, -10 -250, -6 -222, 10 -208, 0 -198, -28 -184, -42 -146, -40 -106, "
        "-52 -72, -8 -64, 30 -68, -4 -58, -6 -14, 2 -4, -20 0",
        404,
        662,
        1.0,
    )
    carrying = _curve([(474, 660), *person], 300)
    sea = _curve(
        "384 662, 300 664, 190 680, 84 692, 44 740, 66 800, 150 826, 236 798, 300 726, 380 692, "
        "450 712, 470 764, 434 790, 402 768, 416 738, 452 760, 500 812, 560 804, 612 766, 664 766, "
        "684 798, 658 814, 642 794, 672 790, 722 816",
        240,
    )
    knot = _curve(
        "722 816, 752 852, 720 892, 652 886, 588 904, 572 956, 612 994, 668 976, 676 918, 636 880, "
        "578 884, 548 926, 566 976, 620 1000, 690 976, 704 930, 664 900, 600 930, 540 974, 486 976",
        200,
    )
    hand = _curve(
        "486 976, 440 972, 404 992, 372 1020, 316 1012, 262 1004, 282 978, 296 952, 276 944, "
        "240 966, 206 994, 160 1004, 118 992, 70 984, 66 1010, 62 1060, 60 1106, 72 1116, "
        "118 1106, 166 1098, 214 1116, 290 1130, "
        "314 1118, 258 1100, 318 1110, 344 1096, 274 1080, 340 1086, 366 1070, 292 1058, 356 1058, "
        "384 1040, 372 1020",
        240,
    )
    tail = _curve("372 1020, 430 1050, 480 1110, 566 1118, 640 1104, 700 1140, 760 1230", 60)
    return [leaf, house, way, carrying, sea, knot, hand, tail]


def _ink(scene: Scene, line: Spots, colour: str, width: float = 5) -> None:
    """A nib that presses and lets go."""
    for start in range(0, len(line) - 1, 4):
        piece = line[start : start + 5]
        x, y = piece[0]
        pressure = 1 + 0.28 * np.sin(x * 0.021 + y * 0.034)
        scene.pen(piece, width * pressure, colour, 1.0, curve=False)


def _washes(scene: Scene) -> None:
    """Loose warm greys that do not quite meet the line."""
    style: Style = {"detail": 0.25, "soft": 3, "wobble": 7, "edge": 0.5}
    washes = (
        ("128 204, 206 134, 330 154, 290 206, 180 240", "#d3cdb4, #b0aa90"),
        ("430 214!, 556 116!, 690 218!, 640 230, 556 206, 470 230", "#a89484, #bcaa98"),
        ("470 232!, 650 226!, 656 298!, 464 302!", "#ece2cc, #d9ccb4"),
        ("366 470, 404 452, 440 470, 452 520, 448 586, 356 590, 362 520", "#b4aa9c, #8f877e"),
        ("398 396, 440 386, 470 420, 440 450, 404 440", "#e0cdb0"),
        ("462 540, 474 460, 500 430, 520 450, 506 500, 498 530", "#dcc8aa, #c9b496"),
        (
            "60 800, 150 832, 240 806, 310 730, 400 702, 470 770, 560 812, 690 800, 720 830, "
            "400 900, 90 870",
            "#c4c8c8, #a0a6a8",
        ),
        ("84 1050, 150 1010, 280 1010, 370 1036, 320 1116, 170 1094", "#e6d4b8, #cfba9c"),
    )
    for points, tones in washes:
        scene.fill(spline(points), tones, alpha=0.75, **style)
    scene.fill(ellipse(628, 938, 106, 78), "#c0c8f0", alpha=0.55, **style)
    for x, y, size in ((700, 560, 5), (120, 420, 4), (230, 600, 3), (90, 940, 4), (560, 1020, 3)):
        scene.fill(circle(x, y, size), "#7a746c", alpha=0.5, detail=0.6)


def _scissors(scene: Scene) -> None:
    """Open, close to the line, not yet touching it."""
    style: Style = {"detail": 0.85, "ink": 0.55, "wobble": 0.5}
    with scene.at(668, 1062, 0.76, 166):
        for turn in (-15, 15):
            with scene.at(0, 0, 1, turn):
                side = -1 if turn < 0 else 1
                blade = spline(
                    [(-10, side * -4), (20, side * -9), (92, side * -1, 1), (20, side * 5)]
                )
                scene.fill(blade, "#f4f2ec, #b4b2ac, #7a7874", round=5, **style)
                shank = tube([(-6, 0), (-36, side * -3), (-52, side * -8)], [5, 5, 5], 20)
                scene.fill(shank, "#6a6662, #3a3836", round=4, **style)
                bow = minus(
                    ellipse(-74, side * -14, 27, 18, side * 14),
                    ellipse(-74, side * -14, 17, 9, side * 14),
                )
                scene.fill(bow, "#5a5652, #2c2a2a", round=5, **style)
        scene.fill(circle(0, 0, 5), "#d9d6ce, #6a6662", round=4, **style)
