"""A hospital ward at night: an umbrella, a kettle, a kite and a clock are tucked in bed."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gather,
    poly,
    rect,
    spline,
    star,
    tube,
    union,
    watercolour,
)

VANISH = (400, 430)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        77, light=(0.05, -0.7, 0.6), light_colour="#fff6dc", shadow="#5f5a8a", haze="#efe6f0"
    )
    scene.sky("0 #cfc8e4, 0.5 #e6dcec, 1 #d0e6dc", warp=40)
    _ward(scene)
    for depth, patient in ((0.34, "clock"), (0.6, "kite"), (1.0, "kettle")):
        _bed(scene, -1, depth, patient)
    for depth, patient in ((0.34, "teddy"), (0.6, "clockwork"), (1.0, "umbrella")):
        _bed(scene, 1, depth, patient)
    _moth(scene)
    return watercolour(
        scene,
        palette=(
            "#f9f6f0, #e6dcec, #cfc8e4, #a8a0cc, #d0e6dc, #a4d0bc, #f6d4d8, #e8b0b8, #fff0b8, "
            "#1f9a6a, #7a74a4, #b8a48c"
        ),
        pull=0.12,
        edge=0.7,
        bloom=0.25,
    )


def _at(x: float, y: float, depth: float) -> tuple[float, float]:
    """A point of the nearest frame moved towards the end of the ward."""
    return VANISH[0] + (x - VANISH[0]) * depth, VANISH[1] + (y - VANISH[1]) * depth


def _ward(scene: Scene) -> None:
    far = 0.2
    corners = ((-60, -160), (860, -160), (860, 1240), (-60, 1240))
    back = [_at(x, y, far) for x, y in corners]
    ceiling = poly([corners[0], corners[1], back[1], back[0]])
    floor = poly([corners[3], corners[2], back[2], back[3]])
    left = poly([corners[0], back[0], back[3], corners[3]])
    right = poly([corners[1], back[1], back[2], corners[2]])
    scene.fill(ceiling, "#9a90c4, #d0c8e4", detail=0.2)
    scene.fill(left, "#a8a0c8, #dcd0e4, #c4dcd4", angle=0, detail=0.2)
    scene.fill(right, "#dcd0e4, #c8d8dc, #a8a4c8", angle=0, detail=0.2)
    scene.fill(floor, "#e3f0e4, #b8d8cc, #94b8b8", detail=0.2)
    scene.fill(poly(back), "#d8c8e4, #f0dcd8", detail=0.3)
    for side in (0, 1):
        wall = [_at(-60 + side * 920, 700, d) for d in (far, 1.2)]
        scene.line(wall, 4, "#8ac0ac", curve=False, alpha=0.7)
    for k in range(-6, 7):
        scene.line(
            [_at(400 + k * 76, 1240, far), _at(400 + k * 76, 1240, 1.1)],
            2,
            "#8fb4b0",
            curve=False,
            alpha=0.45,
        )
    for depth in (0.24, 0.3, 0.38, 0.48, 0.62, 0.8, 1.0):
        y = _at(0, 1240, depth)[1]
        scene.line(
            [_at(-60, 1240, depth), _at(860, 1240, depth)], 2, "#8fb4b0", curve=False, alpha=0.4
        )
    for depth in (0.34, 0.66):
        for side in (-60, 860):
            _window(scene, side, depth)
    x, y = VANISH
    scene.glow(x, y - 30, 230, "#ffe9a0", 0.75)
    scene.glow(x, y - 30, 110, "#fff6c8", 0.8)
    scene.fill(ellipse(x, 660, 160, 60), "#fff6cf", alpha=0.6, soft=20, detail=0.1)
    scene.fill(rect(x - 4, y - 16, 8, 54), "#b8a48c", detail=0.7)
    shade = spline(
        [(x - 16, y - 66, 1), (x + 16, y - 66, 1), (x + 32, y - 16, 1), (x - 32, y - 16, 1)]
    )
    scene.fill(shade, "#fffbe0, #ffe08a", round=10, detail=0.7, ink=0.4)
    scene.fill(ellipse(x, y + 40, 26, 7), "#c4ac94", round=4, detail=0.7, ink=0.4)
    cabinet = rect(x - 50, y + 44, 100, 112, 5)
    scene.fill(cabinet, "#fffdf8, #d8cce0", round=8, detail=0.7, ink=0.45)
    scene.line([(x - 50, y + 96), (x + 50, y + 96)], 2.4, "#a8a0cc", curve=False)
    for knob in (70, 124):
        scene.fill(circle(x, y + knob, 5), "#a8a0cc", round=4, detail=0.8)


def _window(scene: Scene, side: float, depth: float) -> None:
    """Tall windows with the night behind them."""
    near, far = depth + 0.09, depth - 0.06
    frame = poly(
        [_at(side, -20, far), _at(side, -20, near), _at(side, 420, near), _at(side, 420, far)]
    )
    scene.fill(
        frame, "#5f5f9a, #8a84bc, #c4a8c8", detail=0.4, ink=0.6, ink_colour="#f9f6f0", ink_width=6
    )
    middle = (near + far) / 2
    scene.line(
        [_at(side, -20, middle), _at(side, 420, middle)], 4 * depth + 1, "#f9f6f0", curve=False
    )
    scene.line([_at(side, 180, far), _at(side, 180, near)], 4 * depth + 1, "#f9f6f0", curve=False)
    x, y = _at(side, 90, depth + 0.04)
    scene.fill(star(x, y, 9 * depth + 3, 2.5, 4), "#fffbe0", detail=1, wobble=0)


def _bed(scene: Scene, side: int, depth: float, patient: str) -> None:
    """One bed of the ward, its head to the wall; the frame is drawn once and flipped."""
    x, y = _at(400 + side * 232, 984, depth)
    style: Style = {"detail": 0.65, "ink": 0.45, "wobble": 0.8, "haze": 0.25 * (1 - depth)}
    with scene.at(x, y, depth * (1.2 - 0.38 * depth), flip=side > 0):
        scene.cast(ellipse(0, 116, 210, 26), "#7a8aa4", 0.5, 14)
        for leg in (-150, 150):
            scene.fill(rect(leg - 6, 30, 12, 88, 4), "#fffdf8, #b8b4cc", round=5, **style)
            scene.fill(circle(leg, 118, 9), "#8a84a8", round=6, **style)
        head = spline("-176 60!, -176 -120, -150 -150, -128 -120, -124 60!")
        scene.fill(head, "#fffdf8, #d8d4e4", round=12, **style)
        for bar in (-162, -146):
            scene.line([(bar, -104), (bar + 2, 20)], 3, "#b8b4cc", haze=0.25 * (1 - depth))
        mattress = spline("-160 0, 160 0, 172 14, 172 46, 160 56, -160 56, -170 30")
        scene.fill(mattress, "#ffffff, #d8d8ea", round=18, **style)
        pillow = spline("-152 4, -146 -40, -110 -54, -66 -44, -52 -10, -64 8, -110 12")
        scene.fill(pillow, "#ffffff, #e6e2f0, #b8b4d0", round=24, **style)
        PATIENTS[patient](scene, style)
        _blanket(scene, patient, style)
        foot = spline("160 70!, 160 -56, 172 -74, 186 -56, 188 70!")
        scene.fill(foot, "#fffdf8, #d8d4e4", round=10, **style)


def _blanket(scene: Scene, patient: str, style: Style) -> None:
    tones = {
        "kettle": "#c8ecd8, #94ccb4, #6fa898",
        "umbrella": "#f9dce0, #eab4c0, #c08aa4",
        "kite": "#e0d8f0, #bcb0dc, #8f84b8",
        "clock": "#d4ecdc, #a8d0bc, #84b0a4",
        "teddy": "#dcd8f0, #b8b0dc, #948cbc",
        "clockwork": "#d4ecdc, #a8d0bc, #84b0a4",
    }[patient]
    cloth = spline(
        "-52 -26, 0 -42, 70 -40, 130 -20, 168 -2, 174 40, 168 80!, 90 74, 10 82, -64 74!, -66 20"
    )
    scene.fill(cloth, tones, round=34, flow=0, **style)
    fold = spline("-66 -30, -44 -34, -30 -20, -30 40, -38 78, -70 76, -72 20")
    scene.fill(fold, "#ffffff, #e6e2f0", round=12, **style)
    with scene.clip(cloth):
        for k in range(5):
            stripe = [(0 + k * 36, -44), (6 + k * 36, 10), (2 + k * 36, 90)]
            scene.line(stripe, 5, "#ffffff", alpha=0.4)
    if patient == "umbrella":
        scene.fill(circle(-34, 8, 10), "#3fc48c, #1f9a6a", round=8, **{**style, "haze": 0})


def _kettle(scene: Scene, style: Style) -> None:
    body = union(ellipse(-84, -58, 52, 46), rect(-108, -112, 48, 18, 8), circle(-84, -118, 9))
    spout = tube("-128 -56, -158 -72, -166 -100", [14, 10, 8])
    handle = tube("-60 -100, -26 -128, -10 -84, -36 -50", [6, 6, 6, 6])
    scene.fill(union(spout, handle), "#a8cce0, #6f94b4", round=8, **style)
    scene.fill(body, "#d4ecf4, #94c0d8, #6484ac", round=40, **style)
    for side in (-104, -68):
        scene.line([(side - 9, -62), (side, -56), (side + 9, -62)], 3.4, "#3f5478")
    scene.line("-92 -42, -84 -38, -76 -42", 3, "#3f5478")
    scene.line("-74 -40, -22 -74", 7, "#ffffff", curve=False)
    scene.line("-74 -40, -46 -58", 3.4, "#e8606a", curve=False)
    scene.fill(rect(-112, -92, 56, 16, 6), "#ffffff, #dcdcec", round=6, **style)
    for k, height in enumerate((30, 44)):
        puff = [(-168 + k * 10, -110), (-178 + k * 12, -130), (-164 + k * 8, -140 - height)]
        scene.line(puff, 5, "#ffffff", alpha=0.8, soft=2)


def _umbrella(scene: Scene, style: Style) -> None:
    canopy = spline(
        "-152 -20!, -160 -70, -120 -124, -60 -134, -16 -100, -6 -40!, -44 -58, -80 -40, -116 -50"
    )
    scene.fill(canopy, "#c4b4e4, #9484c4, #6f64a0", round=40, **style)
    for points in (
        "-88 -130, -116 -90, -116 -50",
        "-88 -130, -70 -90, -80 -42",
        "-88 -130, -40 -96, -44 -58",
    ):
        scene.line(points, 2.6, "#574d88", alpha=0.8)
    scene.fill(tube("-90 -130, -94 -152", [4, 3]), "#8a6a58", round=3, **style)
    for turn in (-28, 24):
        with scene.at(-88, -92, 1, turn):
            scene.fill(rect(-34, -8, 68, 16, 5), "#fffaf0, #f0dccc", round=5, **style)
            scene.fill(rect(-10, -6, 20, 12, 2), "#f0c0a8", detail=0.8)


def _kite(scene: Scene, style: Style) -> None:
    sail = poly("-90 -150, -26 -70, -84 10, -150 -66")
    scene.fill(sail, "#ffd0d4, #f09aa4, #c87490", round=8, **style)
    scene.fill(poly("-90 -150, -26 -70, -88 -68"), "#fff0b8, #f0cc84", **style)
    scene.line("-90 -150, -84 10", 3, "#8a6a6c", curve=False)
    scene.line("-150 -66, -26 -70", 3, "#8a6a6c", curve=False)
    with scene.at(-108, -40, 1, -30):
        scene.fill(rect(-22, -7, 44, 14, 5), "#fffaf0, #f0dccc", round=5, **style)
    scene.line("-34 -210, -34 40", 5, "#c8c4d8", curve=False)
    bag = spline("-52 -214!, -16 -214!, -14 -170, -34 -152, -54 -170")
    scene.fill(bag, "#e3f4f8, #a8cce0", round=12, **style)
    scene.pen("-34 -152, -30 -110, -60 -90, -66 -66", 2, "#8fb4d0")


def _clock(scene: Scene, style: Style) -> None:
    scene.fill(circle(-92, -66, 52), "#f6dcb4, #d0a884", round=20, **style)
    scene.fill(circle(-92, -66, 41), "#fffdf4, #ece4e0", round=8, **style)
    for side in (-1, 1):
        scene.fill(circle(-92 + side * 36, -116, 18), "#e8c490, #b08c68", round=14, **style)
    scene.line("-92 -66, -92 -94", 5, "#5a5478", curve=False)
    scene.line("-92 -66, -72 -56", 5, "#5a5478", curve=False)
    for turn in (30, -60):
        with scene.at(-104, -50, 1, turn):
            scene.fill(rect(-20, -6, 40, 12, 5), "#f4c8ac", round=4, **style)


def _teddy(scene: Scene, style: Style) -> None:
    bear = union(circle(-92, -60, 44), circle(-128, -100, 18), circle(-58, -102, 18))
    scene.fill(bear, "#e0c0a0, #b08c74", round=30, **style)
    scene.fill(ellipse(-92, -46, 20, 15), "#f6e4cc", round=10, **style)
    for side in (-1, 1):
        scene.line(
            [(-92 + side * 18 - 7, -68), (-92 + side * 18, -62), (-92 + side * 18 + 7, -68)],
            3,
            "#4a3a3c",
        )
    scene.fill(rect(-134, -96, 84, 17, 6), "#ffffff, #dcdcec", round=6, **style)


def _lamp(scene: Scene, style: Style) -> None:
    """A table lamp with a cracked bulb."""
    scene.fill(rect(-100, -50, 16, 60, 5), "#d0b090, #a48468", round=6, **style)
    shade = spline("-118 -128!, -66 -128!, -38 -48!, -92 -40, -146 -48!")
    scene.fill(shade, "#f4d8dc, #d8a4b4", round=26, **style)
    with scene.at(-92, -84, 1, 35):
        scene.fill(
            gather([rect(-26, -6, 52, 12, 5), rect(-6, -26, 12, 52, 5)]),
            "#fffaf0",
            round=4,
            **style,
        )


PATIENTS = {
    "kettle": _kettle,
    "umbrella": _umbrella,
    "kite": _kite,
    "clock": _clock,
    "teddy": _teddy,
    "clockwork": _lamp,
}


def _moth(scene: Scene) -> None:
    """Of paper, on the bed rail, with a chart."""
    style: Style = {"detail": 0.85, "ink": 0.55, "wobble": 0.6}
    with scene.at(466, 900, 1.0):
        scene.cast(ellipse(0, 10, 40, 10), "#7a74a4", 0.4, 6)
        for side in (-1, 1):
            upper = spline(
                [
                    (side * 4, -40, 1),
                    (side * 40, -92, 1),
                    (side * 74, -76),
                    (side * 62, -40, 1),
                    (side * 8, -24),
                ]
            )
            lower = spline(
                [(side * 4, -26, 1), (side * 50, -30), (side * 46, 2, 1), (side * 8, -8)]
            )
            scene.fill(lower, "#fffaf0, #e0d4e4", round=5, **style)
            scene.fill(upper, "#fffdf8, #ece0ea", round=6, **style)
            scene.fill(circle(side * 48, -66, 9), "#f0b0b8", detail=0.8, ink=0.4)
            scene.pen([(side * 3, -50), (side * 12, -74), (side * 24, -80)], 2, "#7a74a4")
        scene.fill(ellipse(0, -26, 9, 28), "#e6dce8, #b8acc8", round=8, **style)
        scene.fill(circle(0, -54, 11), "#f4ecf0, #c8bcd4", round=9, **style)
        scene.fill(rect(-20, -26, 40, 48, 3), "#d8b48c, #b08c68", round=4, **style)
        scene.fill(rect(-16, -20, 32, 38), "#ffffff", detail=0.9)
        scene.pen("-12 -4, -6 -10, -2 4, 4 -12, 8 0, 13 -4", 2, "#e8606a", curve=False)
