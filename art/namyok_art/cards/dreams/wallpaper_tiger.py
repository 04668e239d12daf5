"""The tiger of the jungle wallpaper keeps very still, but his tail is round the armchair's leg."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Points,
    Scene,
    Style,
    along,
    circle,
    ellipse,
    gouache,
    mix,
    move,
    plain,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.feathers import feather, torn_pillow

GREENS = plain("#8fd83c, #5fb83f, #b8e84a, #3f9a4a, #2f7f48")
FLOOR = 880


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(72)
    scene = Scene(
        72, light=(0.65, -0.55, 0.5), light_colour="#fffbe0", shadow="#3a1f4a", haze="#f4f0c0"
    )
    scene.sky("#d8f05a, #c4e84a, #a8dc48", warp=40, flow=90)
    with scene.clip(rect(-20, -20, 840, FLOOR + 20)):
        _foliage(scene, rng, 120, (-40, 840), (-40, 940), (110, 190))
        with scene.at(0, -44):
            _tiger(scene)
        _foliage(scene, rng, 7, (10, 180), (620, 860), (110, 160))
        _foliage(scene, rng, 5, (60, 240), (20, 120), (100, 150))
    scene.beam("820 -20, 820 420, 300 900, 60 900", "#fffbe0", 0.2, 40)
    _floor(scene)
    _armchair(scene)
    _tail(scene)
    _pillow_fight(scene, rng)
    return gouache(
        scene,
        palette=(
            "#d8f05a, #8fd83c, #5fb83f, #2f7f48, #ff8a2c, #ffb45a, #1f1a2c, #ff4a9a, #c42f7a, "
            "#ffffff, #d8c0e0, #fff0d8"
        ),
        pull=0.14,
    )


def _foliage(
    scene: Scene,
    rng: np.random.Generator,
    count: int,
    across: tuple[float, float],
    down: tuple[float, float],
    length: tuple[float, float],
) -> None:
    """Printed leaves: flat, outlined, all of one hand."""
    for _ in range(count):
        tone = GREENS[int(rng.integers(len(GREENS)))]
        size = rng.uniform(*length) / 100
        with scene.at(rng.uniform(*across), rng.uniform(*down), size, rng.uniform(-130, -10)):
            blade = spline("0 0!, 26 -26, 64 -26, 100 0!, 64 26, 26 26")
            scene.fill(blade, tone, detail=0.55, ink=0.6, ink_colour="#1f5a3a", wobble=0.8)
            light = mix(tone, "#f6ffb0", 0.5)
            scene.line("2 0, 50 0, 96 0", 2.4, light)
            for t in (22, 38, 54, 70):
                for side in (-1, 1):
                    scene.line([(t, 0), (t + 13, side * 17)], 1.8, light, curve=False, alpha=0.8)


def _body() -> Path:
    chest = spline("-60 330!, 150 400, 330 430, 404 520, 424 640, 410 760, 404 884!, -60 884!")
    return union(
        chest,
        ellipse(262, 306, 168, 156),
        ellipse(404, 366, 84, 66, 8),
        circle(150, 176, 54),
        circle(320, 150, 50),
        tube("350 600, 380 740, 396 850", [78, 56, 48]),
        ellipse(440, 862, 84, 40),
        ellipse(330, 872, 80, 36),
    )


def _stripe(scene: Scene, points: Points, half: float) -> None:
    scene.fill(tube(points, [1, half, half * 0.8, 1]), "#1f1a2c", detail=0.7, wobble=1.4)


def _tiger(scene: Scene) -> None:
    body = _body()
    scene.fill(
        body, "#ffa23c, #ff8a2c, #f0701f", detail=0.5, ink=0.9, ink_width=4, texture=0.08, flow=70
    )
    with scene.clip(body):
        white: Style = {"detail": 0.5, "wobble": 2}
        scene.fill(ellipse(420, 396, 92, 52), "#fff6e4", **white)
        scene.fill(ellipse(300, 236, 44, 22, -20), "#fff6e4", **white)
        scene.fill(
            spline("300 470, 390 500, 430 640, 410 720, 350 640, 310 560"), "#fff6e4", **white
        )
        scene.fill(ellipse(466, 876, 50, 28), "#fff6e4", **white)
        scene.fill(circle(150, 178, 30), "#fff0d0", **white)
        scene.fill(circle(320, 154, 27), "#fff0d0", **white)
        for points, half in (
            ("210 150, 226 190, 236 220, 232 250", 12),
            ("250 140, 256 180, 258 210, 254 240", 13),
            ("288 150, 282 186, 276 214, 270 236", 11),
            ("90 260, 140 262, 176 280, 200 296", 15),
            ("92 330, 144 326, 180 336, 206 346", 15),
            ("110 400, 160 386, 200 386, 230 380", 14),
            ("180 456, 226 436, 260 426, 290 408", 13),
            ("-40 440, 50 450, 120 480, 170 520", 20),
            ("-40 540, 60 540, 140 570, 210 600", 22),
            ("-40 650, 50 640, 130 670, 200 700", 21),
            ("-40 760, 60 740, 130 760, 190 790", 20),
            ("440 560, 390 560, 350 580, 320 600", 15),
            ("440 640, 400 650, 360 660, 320 650", 15),
            ("450 730, 410 730, 370 736, 330 726", 14),
            ("440 796, 410 800, 376 806, 340 796", 12),
            ("230 560, 250 620, 256 680, 250 740", 17),
            ("250 770, 260 800, 262 830, 256 860", 14),
        ):
            _stripe(scene, points, half)
        for toe in (440, 470, 498, 330, 362):
            scene.line([(toe, 852), (toe + 3, 872), (toe, 890)], 4, "#1f1a2c")
    _muzzle(scene)


def _muzzle(scene: Scene) -> None:
    scene.fill(tube("300 300, 336 322, 374 316, 396 300", [4, 7, 6, 2]), "#1f1a2c", detail=0.8)
    for x, y in ((330, 326), (350, 328), (370, 322)):
        scene.line([(x, y), (x + 4, y + 13)], 3.6, "#1f1a2c", curve=False)
    nose = spline("452 330!, 480 340, 492 356, 476 372, 456 360")
    scene.fill(nose, "#ff6a8a", detail=0.75, ink=0.7, round=8)
    scene.line("474 372, 462 396, 434 408, 400 406", 5, "#1f1a2c")
    for k in range(3):
        scene.fill(circle(424 + k * 14, 384 - (k % 2) * 10, 3.6), "#1f1a2c", detail=0.9)
        scene.pen(
            [(430 + k * 8, 386), (500, 400 + k * 18), (566, 396 + k * 34)], 2.6, "#ffffff", 0.95
        )
    scene.cast(ellipse(476, 330, 40, 8), "#7a3a1c", 0.5, 5)
    feather(scene, 446, 336, 76, rot=-14)


def _floor(scene: Scene) -> None:
    floor = poly([(-20, FLOOR), (820, FLOOR), (820, 1240), (-20, 1240)])
    scene.fill(floor, "#e8d0ec, #d0b0dc, #a888c0", detail=0.3, flow=0)
    for k in range(-4, 9):
        scene.line(
            [(400 + (k - 2) * 92, FLOOR), (400 + (k - 2) * 190, 1240)],
            2.6,
            "#8a68a8",
            curve=False,
            alpha=0.5,
        )
    board = rect(-20, FLOOR - 30, 840, 40)
    scene.cast(rect(-20, FLOOR + 6, 840, 14), "#4a2a60", 0.5, 8)
    scene.fill(board, "#fffaf0, #e8d8e0", round=8, detail=0.6, ink=0.4)


def _armchair(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "ink": 0.5, "wobble": 1.2}
    pink = "#ff86bc, #ff4a9a, #c42f7a"
    scene.cast(ellipse(690, 1138, 170, 26), "#3a1f4a", 0.65, 12, -30, 0)
    scene.fill(tube("608 1000, 604 1140", [17, 11]), "#8a5a34, #4a2a24", round=9, **style)
    scene.fill(tube("770 1000, 776 1140", [17, 11]), "#8a5a34, #4a2a24", round=9, **style)
    back = spline("600 640, 660 590, 760 580, 860 600, 860 980!, 610 980!, 590 800")
    scene.fill(back, pink, round=54, flow=90, **style)
    for x, y in ((676, 690), (756, 690), (716, 750), (676, 810), (756, 810)):
        scene.fill(circle(x, y, 7), "#a82468", round=5, **style)
    scene.fill(
        spline("596 880, 640 862, 860 862, 860 950, 600 950"),
        "#ff9ccc, #ff5aa4, #d03a88",
        round=34,
        **style,
    )
    scene.fill(spline("576 1010!, 580 940, 860 936, 860 1014!"), pink, round=26, **style)
    arm = spline("556 1006!, 548 860, 560 800, 594 780, 630 800, 640 860, 636 1008!")
    scene.fill(arm, pink, round=38, rim=0.4, **style)
    scene.line("592 800, 578 840, 592 870, 608 840, 596 820", 3, "#a82468", alpha=0.7)


TAIL = "360 800, 430 786, 490 764, 536 800, 546 880, 552 970, 570 1030, 600 1052, 628 1050"
TIP = "560 1066, 588 1092, 640 1100, 688 1084, 712 1046, 700 1012"


def _tail(scene: Scene) -> None:
    """It leaves the paper behind the painted paw and has a shadow of its own."""
    style: Style = {"detail": 0.65, "ink": 0.6, "wobble": 0.8}
    fur = "#ffb45a, #ff8a2c, #c8581f"
    with scene.clip(move(_body(), 0, -44), invert=True):
        whole = union(tube(TAIL, [20, 22, 22, 21, 19]), tube(TIP, [17, 18, 17, 15, 12]))
        scene.cast(whole, "#3a1f4a", 0.55, 10, -20, 16)
        for points, widths in (
            (TAIL, [20, 22, 22, 22, 21, 20, 19, 18, 6]),
            (TIP, [13, 17, 17, 16, 15, 12]),
        ):
            scene.fill(tube(points, widths), fur, round=20, rim=0.5, flow="form", **style)
            _bands(scene, points, widths[-2])
    scene.fill(tube("714 1050, 710 1030, 698 1008", [15, 15, 10]), "#1f1a2c", round=11, **style)


def _bands(scene: Scene, points: Points, half: float) -> None:
    for x, y, heading in along(points, 34)[1:-1]:
        with scene.at(x, y, 1, heading):
            scene.line([(-3, -half), (4, 0), (-3, half)], 9, "#1f1a2c", detail=0.9)


def _pillow_fight(scene: Scene, rng: np.random.Generator) -> None:
    scene.cast(ellipse(200, 1086, 130, 20), "#3a1f4a", 0.6, 10)
    torn_pillow(scene, 200, 1084, 1.15, "#fff0f4", rot=-8)
    for _ in range(34):
        x, y = rng.uniform(30, 500), rng.uniform(940, 1180)
        scene.cast(ellipse(x + 14, y + 6, 20, 5), "#4a2a60", 0.4, 4)
        feather(
            scene,
            x,
            y,
            rng.uniform(36, 64),
            rng.uniform(-60, 60) + (180 if rng.uniform() < 0.4 else 0),
        )
    for x, y, size, turn in (
        (560, 250, 50, 40),
        (620, 420, 58, -50),
        (520, 560, 46, 110),
        (700, 190, 44, -20),
        (650, 1150, 54, 10),
    ):
        feather(scene, x, y, size, turn)
