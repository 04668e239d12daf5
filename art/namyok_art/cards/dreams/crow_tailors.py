"""Crows sew a scarecrow's face: one button is on, the other is being put where he can see."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.land import hill

HEAD = (
    "166 480, 182 370, 290 316, 400 306, 520 316, 622 370, 640 490, 612 660, 536 790, 440 846, "
    "360 846, 262 790, 192 660"
)
THREAD, COAT = "#2f6ff0", "#3f5f94"
STRAW = ("#ffe08a", "#e8b84c", "#c88a2c", "#fff0b8", "#a86a20")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(15)
    scene = Scene(
        15, light=(-0.6, -0.65, 0.45), light_colour="#fff2cc", shadow="#2c2848", haze="#e8e0c0"
    )
    scene.sky("0 #3f8a94, 0.4 #8fc0b0, 0.64 #f0e0a8, 1 #e8b850", warp=60, flow=6)
    for x, y, size, flip in (
        (96.0, 560.0, 0.5, False),
        (60, 640, 0.36, True),
        (700, 120, 0.6, True),
    ):
        gliding_bird(scene, x, y, size, "#2c2838", 0.7, 0, flip)
    hill(scene, "-20 800, 200 776, 600 790, 820 770", "#f0c860, #c88a34", detail=0.3, flow=80)
    for _ in range(150):
        x, y = float(rng.uniform(-10, 810)), float(rng.uniform(790, 1000))
        blade = [(x, y + 40), (x + float(rng.normal(0, 8)), y - 14)]
        scene.line(blade, 5, STRAW[int(rng.integers(5))], curve=False, alpha=0.9)
    _coat(scene)
    _straw(scene, rng, 400, 850, 70, 250, 900)
    _head(scene)
    _face(scene)
    _hat(scene, rng)
    _crow(scene, 236, 336, 0.66, 14)
    scene.fill(circle(432, 204, 25), "#f06a4c, #b8242c", round=10, detail=0.95, ink=0.6)
    for dx in (-7, 7):
        scene.fill(circle(432 + dx, 204, 4), "#4a1018", detail=1)
    _crow(scene, 782, 836, 0.95, 4, flip=True)
    _thread(scene)
    _youngest(scene, rng)
    return gouache(
        scene,
        palette="#3f8a94, #8fc0b0, #f0e0a8, #f0c860, #c88a34, #e0bc84, #8a6438, #3f5f94, #22345c, "
        "#1c1c2c, #2f6ff0, #c8302c, #7a4428",
        pull=0.1,
    )


def _straw(
    scene: Scene, rng: np.random.Generator, x: float, y: float, count: int, wide: float, low: float
) -> None:
    """A burst of straws that bend down and out from (x, y)."""
    for _ in range(count):
        a = float(rng.normal(0, 0.5))
        tip = (x + wide * a, low + float(rng.uniform(-20, 70)))
        root = (x + 60 * a, y)
        middle = ((root[0] + tip[0]) / 2 + 30 * a, (root[1] + tip[1]) / 2 - 14)
        tone = STRAW[int(rng.integers(5))]
        scene.fill(tube([root, middle, tip], [5, 5, 1.5], 14), tone, detail=0.85, round=4, ink=0.3)


def _coat(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "ink": 0.6, "flow": 84}
    coat = spline(
        "-40 960, 60 900, 240 862, 400 880, 560 850, 730 822, 840 850, 840 1240!, -40 1240!"
    )
    scene.fill(coat, [mix(COAT, "#c8dcf0", 0.2), COAT, "#22345c"], round=50, **style)
    for points in (
        "280 868!, 400 1010!, 300 1150!, 196 930",
        "520 862!, 404 1010!, 520 1140!, 620 900",
    ):
        scene.fill(spline(points), [mix(COAT, "#c8dcf0", 0.25), COAT], round=16, **style)
    scene.line([(400, 1010), (396, 1230)], 5, "#16223f")
    for y in (1070.0, 1150):
        scene.fill(circle(430, y, 17), "#e8d8b0, #8a6438", round=10, detail=0.95, ink=0.6)
    patch = poly("590 1010, 720 990, 736 1110, 606 1128")
    scene.fill(patch, "#d8503c, #a82c2c", detail=0.8, ink=0.5, round=6)
    with scene.clip(patch):
        for k in range(6):
            scene.line([(580 + 28 * k, 980), (600 + 28 * k, 1140)], 8, "#f0b060", alpha=0.6)
            scene.line([(580, 1000 + 26 * k), (740, 976 + 26 * k)], 8, "#7a1c28", alpha=0.5)
    for k in range(8):
        for x, y in ((594 + 16 * k, 1010 - 2.6 * k), (608 + 17 * k, 1128 - 2.4 * k)):
            scene.pen([(x, y - 9), (x + 2, y + 9)], 3.4, THREAD, 1, curve=False)


def _head(scene: Scene) -> None:
    """A flour sack, well filled."""
    head = spline(HEAD)
    scene.fill(head, "#f8e0a8, #e0b878, #9a6c3c", angle=60, round=170, detail=0.65, ink=0.6)
    with scene.clip(head):
        for k in range(64):
            y = 300.0 + 9 * k
            bow = 18 * np.sin(k * 0.4)
            scene.pen([(150, y), (400, y + 22 + bow * 0.2), (650, y)], 1.5, "#8a5c2c", 0.34)
        for k in range(60):
            x = 150.0 + 9 * k
            scene.pen([(x, 300), (x + (x - 400) * 0.1, 580), (x, 860)], 1.5, "#8a5c2c", 0.3)
        for side in (-1, 1):
            scene.fill(ellipse(400 + side * 150, 650, 62, 44), "#e8683c", soft=26, alpha=0.5)
        for k in range(7):
            x = 340.0 + 20 * k
            scene.line([(x, 850), (x + (400 - x) * -0.25, 780)], 6, "#7a4c24", alpha=0.6, soft=2)
    rope = tube("330 846, 400 864, 470 846", [15, 17, 15])
    scene.fill(rope, "#c8a060, #7a5030", round=14, detail=0.8, ink=0.6)
    for k in range(9):
        scene.pen([(334 + 16 * k, 838), (344 + 16 * k, 872)], 3, "#5a3820", 0.8, curve=False)


def _button(scene: Scene, x: float, y: float, r: float, rot: float, tones: str) -> None:
    style: Style = {"detail": 0.95, "ink": 0.7}
    scene.cast(circle(x, y, r), strength=0.7, soft=7, dx=6, dy=9)
    with scene.at(x, y, 1, rot):
        scene.fill(circle(0, 0, r), tones, round=r * 0.4, rim=0.7, **style)
        scene.line(ring(0, 0, r * 0.76, r * 0.76, 40), 4, "#12204a", alpha=0.6)
        for dx in (-1, 1):
            for dy in (-1, 1):
                scene.fill(circle(dx * r * 0.26, dy * r * 0.26, r * 0.13), "#0c1430", detail=1)


def _face(scene: Scene) -> None:
    """He keeps quite still; he does not want them to stop."""
    _button(scene, 292, 512, 62, 8, "#7ab4ff, #2f6ff0, #16347c")
    for s in (-1, 1):
        scene.line([(292 - 16, 512 - s * 16), (292 + 16, 512 + s * 16)], 6, "#fff6e0", curve=False)
    scene.fill(ellipse(270, 486, 15, 9, -30), "#ffffff", detail=1, alpha=0.85)
    for dx, dy in ((-44.0, -30.0), (44, -30), (-44, 34), (44, 34)):
        cross_at = (512 + dx * 0.5, 524 + dy * 0.5)
        scene.pen([(cross_at[0] - 10, cross_at[1] - 10), (cross_at[0] + 10, cross_at[1] + 10)], 4,
                  "#7a4c24", 0.9, curve=False)  # fmt: skip
    _button(scene, 528, 530, 58, -16, "#7ab4ff, #2f6ff0, #16347c")
    scene.fill(ellipse(506, 504, 14, 8, -30), "#ffffff", detail=1, alpha=0.85)
    for brow in ("216 430, 270 398, 348 418", "462 420, 530 394, 596 424"):
        scene.line(brow, 8, "#5a3418")
        for x, y in _along(brow):
            scene.pen([(x - 3, y - 12), (x + 4, y + 12)], 4.5, "#5a3418", 1, curve=False)
    nose = poly("400 566, 446 656, 356 650")
    scene.cast(nose, strength=0.5, soft=8, dx=5, dy=8)
    scene.fill(nose, "#f09a4c, #c85a28", round=20, detail=0.9, ink=0.6)
    for a, b in (((400, 566), (446, 656)), ((446, 656), (356, 650)), ((356, 650), (400, 566))):
        for t in (0.2, 0.5, 0.8):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            scene.pen([(x - 7, y - 5), (x + 7, y + 5)], 3.6, "#5a2c14", 1, curve=False)
    smile = "268 712, 330 748, 400 758, 480 744, 546 700"
    scene.line(smile, 8, "#4a2414")
    for x, y in _along(smile, 11):
        scene.pen([(x - 4, y - 17), (x + 4, y + 17)], 5, "#4a2414", 1, curve=False)


def _along(points: str, count: int = 6) -> list[tuple[float, float]]:
    given = np.array([[float(v) for v in p.split()] for p in points.split(",")])
    t = np.linspace(0.4, len(given) - 1.4, count)
    known = np.arange(len(given))
    return [(float(np.interp(k, known, given[:, 0])), float(np.interp(k, known, given[:, 1])))
            for k in t]  # fmt: skip


def _hat(scene: Scene, rng: np.random.Generator) -> None:
    for side in (-1, 1):
        for _ in range(26):
            x = 400 + side * float(rng.uniform(170, 250))
            tip = (x + side * float(rng.uniform(10, 90)), float(rng.uniform(440, 580)))
            straw = tube([(x, 350), ((x + tip[0]) / 2 + side * 16, 410), tip], [5, 5, 1.5], 14)
            scene.fill(straw, STRAW[int(rng.integers(5))], detail=0.85, round=4, ink=0.3)
    style: Style = {"detail": 0.7, "ink": 0.6}
    brim = spline(
        "70 330, 150 280, 400 246, 650 270, 744 322, 700 372, 560 366, 400 352, 230 374, 110 382"
    )
    with scene.clip(spline(HEAD)):
        scene.cast(brim, strength=0.75, soft=16, dy=34)
    scene.fill(brim, "#a8683c, #7a4428, #4a2820", round=36, rim=0.7, flow=4, **style)
    crown = spline("196 300!, 214 120, 260 -40!, 560 -40!, 596 110, 610 290!, 400 320")
    scene.fill(crown, "#9a5c34, #7a4428, #44241e", angle=20, round=70, rim=0.5, flow=86, **style)
    ribbon = spline("197 300!, 203 238, 400 256, 605 228, 610 290!, 400 322")
    scene.fill(ribbon, "#c8382c, #8a1c28", round=14, **style)


def _crow(scene: Scene, x: float, y: float, scale: float, rot: float, flip: bool = False) -> None:
    """A crow that leans over its work; feet at (x, y), it looks right."""
    style: Style = {"detail": 0.85, "ink": 0.5}
    black = "#4a5270, #262838, #12121c"
    with scene.at(x, y, scale, rot, flip):
        for dx in (-24.0, 26):
            scene.line([(dx - 6, -50), (dx, -4)], 10, "#2c2430", curve=False)
            for toe in (-26, 8, 34):
                scene.line([(dx, -4), (dx + toe, 6)], 7, "#2c2430", curve=False)
        tail = spline("-76 -90!, -210 40!, -176 74!, -30 -30")
        scene.fill(tail, black, round=16, **style)
        body = union(
            ellipse(-14, -140, 96, 142, 24), circle(66, -296, 66),
            spline("-20 -250, 20 -350, 110 -330, 110 -220, 60 -160"),
        )  # fmt: skip
        scene.fill(body, black, round=74, rim=0.8, rim_colour="#a8c0e8", flow="form", **style)
        wing = spline("-70 -240, 10 -236, 44 -150, 6 -60, -80 0, -168 62!, -140 -60, -110 -160")
        scene.fill(wing, "#3f4664, #1e2030", round=30, rim=0.6, rim_colour="#a8c0e8", **style)
        for k in range(6):
            quill = [
                (26 - 16 * k, -170 + 8 * k),
                (-30 - 18 * k, -70 + 8 * k),
                (-110 - 8 * k, 10 + 6 * k),
            ]
            scene.line(quill, 4, "#6a78a0", alpha=0.7)
        for k in range(9):
            a = -2.2 + 0.3 * k
            tuft = [(60 + 30 * np.cos(a), -230 + 34 * np.sin(a)),
                    (58 + 50 * np.cos(a), -200 + 46 * np.sin(a))]  # fmt: skip
            scene.line(tuft, 4, "#5a6488", alpha=0.6)
        lower = spline("112 -286!, 210 -268!, 118 -258")
        scene.fill(lower, "#3a3438, #1c161c", round=8, **style)
        upper = spline("108 -330!, 170 -324, 232 -276!, 170 -284, 110 -286!")
        scene.fill(upper, "#6a6470, #2c262c", round=14, rim=0.7, **style)
        scene.fill(circle(84, -310, 21), "#f4e8c8", round=18, **style)
        scene.fill(circle(90, -306, 12), "#120c10", detail=1)
        scene.fill(circle(86, -312, 4), "#ffffff", detail=1)
        scene.line("60 -336, 84 -338, 108 -324", 8, "#12121c")


def _thread(scene: Scene) -> None:
    """A steel needle, and the blue that goes through everything."""
    needle = tube("478 504, 540 548, 618 604", [1, 5, 6])
    path = [(610, 598), (566, 660), (640, 720), (600, 800), (470, 820), (380, 900), (300, 930),
            (216, 1000)]  # fmt: skip
    scene.pen(path, 8, "#16347c", 1)
    scene.pen(path, 5, THREAD, 1)
    scene.fill(needle, "#ffffff, #b8c4d0, #5a6478", round=5, detail=1, ink=0.7)
    scene.fill(ellipse(608, 597, 7, 3, 36), "#2c3040", detail=1)
    for dx in (-13.0, 5):
        scene.pen([(528 + dx, 512), (528 + dx + 4, 546)], 5, "#fff6e0", 1, curve=False)


def _youngest(scene: Scene, rng: np.random.Generator) -> None:
    """It sits in his breast pocket and has been trusted with the end of the thread."""
    style: Style = {"detail": 0.85, "ink": 0.5}
    head = union(circle(176, 1010, 62), ellipse(170, 1080, 80, 70))
    scene.fill(head, "#4a5270, #262838, #14141e", round=54, rim=0.8, rim_colour="#a8c0e8", **style)
    for _ in range(60):
        a, far = float(rng.uniform(-3.6, 0.5)), float(rng.uniform(40, 66))
        root = (176 + far * np.cos(a), 1010 + far * np.sin(a))
        tip = (176 + (far + 22) * np.cos(a), 1006 + (far + 22) * np.sin(a))
        scene.pen([root, tip], 2.4, "#4a5270", 0.9)
    beak = spline("206 984!, 262 986!, 224 1022, 196 1020!")
    scene.fill(beak, "#f0b04c, #b8641c", round=12, **style)
    scene.line([(206, 1002), (250, 996)], 3, "#5a2c10", curve=False)
    for x in (154.0, 206):
        scene.fill(circle(x, 984, 19), "#fff4dc", round=16, **style)
        scene.fill(circle(x + 7, 977, 10), "#120c10", detail=1)
        scene.fill(circle(x + 4, 973, 3.4), "#ffffff", detail=1)
    pocket = spline("84 1066!, 180 1084, 276 1058!, 270 1190, 180 1216, 96 1196")
    scene.cast(pocket, strength=0.5, soft=10, dy=10)
    scene.fill(pocket, [mix(COAT, "#c8dcf0", 0.3), COAT, "#2c4270"], round=20, flow=84, **style)
    hem = [(86, 1082), (180, 1100), (274, 1076)]
    scene.pen(hem, 3, "#e8d8a8", 0.9)
