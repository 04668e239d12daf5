"""A sparrow drags an eagle's shadow off a seller's rug, and has left its own in exchange."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    move,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.pelt import comb
from namyok_art.painted.props.sparrow import tugging_sparrow

INDIGO = "#2a2270"
FLAT: Style = {"detail": 0.9, "wobble": 0.8, "texture": 0.03}
RUG = poly("-60 -60, 860 -60, 860 150, -60 392")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(68)
    scene = Scene(
        68, light=(0.62, -0.6, 0.5), light_colour="#fff2c0", shadow="#3a1c5c", haze="#f3dcb0"
    )
    scene.sky("0 #f6b850, 0.4 #fcd070, 0.7 #ffe08a, 1 #f4b454", warp=50, flow=-14)
    _street(scene, rng)
    _rug(scene, rng)
    _wares(scene)
    _seller(scene)
    _thief(scene, rng)
    return gouache(
        scene,
        palette="#fff0b8, #ffdc80, #f8b850, #d88440, #e85a44, #a82840, #fff6e0, #2a2270, #5a4aa8, "
        "#8a5a3c, #4a2c28, #c8b8b0",
        pull=0.1,
        saturation=1.1,
    )


def _street(scene: Scene, rng: np.random.Generator) -> None:
    """Worn setts in full sun."""
    for row in range(22):
        y = 300 + 22 * row + 1.0 * row * row
        tall = 20 + 2 * row
        wide = 70 + 5.0 * row
        x = -80.0 - float(rng.uniform(0, wide))
        while x < 860:
            w = wide * float(rng.uniform(0.75, 1.2))
            tilt = -0.14 * (x + w / 2)
            stone = rect(x + 3, y + tilt + 60, w - 6, tall - 4, tall * 0.3)
            tone = mix("#ffe08c", "#f0aa50", float(rng.uniform(0, 1)) ** 1.6)
            scene.fill(stone, [mix(tone, "#fff6d0", 0.3), tone], round=6, shade=0.5, wobble=2.4,
                       detail=0.4, alpha=0.75, flow=-8)  # fmt: skip
            x += w
    scene.glow(330, 900, 330, "#fff4c0", 0.4)


def _rug(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.6, "wobble": 1}
    scene.cast(move(RUG, -10, 22), "#b0603c", 0.8, 8)
    for k in range(46):
        x = -20.0 + k * 19
        y = 382 - 0.263 * (x + 20)
        end = (x - 8 + rng.normal() * 4, y + 34 + rng.normal() * 3)
        scene.line([(x, y - 4), (x - 2, y + 16), end], 5, "#fff0c8", detail=0.9)
    scene.fill(RUG, "#f07a58, #e0503f, #c83a40", flow=-14, **style)
    with scene.clip(RUG):
        for off, wide, tone in ((30, 16, "#ffdc80"), (56, 6, "#7a1c3c"), (76, 6, "#ffdc80")):
            scene.line([(-60, 392 - off), (860, 150 - off)], wide, tone, curve=False, **style)
        for k in range(17):
            x = -10.0 + 54 * k
            y = 382 - 0.263 * (x + 20) - 43
            scene.fill(move(poly("-13 0, 0 -9, 13 0, 0 9"), x, y, 1, -14), "#fff0c8", **FLAT)


def _eagle_shape() -> Path:
    wing = spline(
        "10 -64, 60 -98, 130 -118, 210 -110, 280 -84!, 350 -56, 412 -22!, 340 -32!, 408 22,"
        " 420 38!, 330 4!, 390 84, 394 98!, 308 36!, 346 122, 346 136!, 272 54!, 290 134!, 236 62!,"
        " 220 84, 190 72!, 174 86, 142 72!, 126 82, 96 66!, 60 64, 24 84"
    )
    mirrored = move(wing, 0, 0, 1, 0, True)
    tail = spline(
        "-20 90!, -66 232!, -46 240, -36 230!, -24 252, -8 240!, 8 254, 22 236!, 38 246, 66 228!,"
        " 20 90!"
    )
    trunk = spline("-30 -70, -28 -100, 0 -112, 28 -100, 30 -70, 36 10, 20 110, -20 110, -36 10")
    head = spline(
        "-38 -80, -40 -136, -22 -172, 16 -184, 50 -172, 86 -158, 98 -112!, 76 -134, 52 -134,"
        " 40 -112, 42 -76"
    )
    return union(wing, mirrored, tail, trunk, head)


def _crown() -> Path:
    return union(
        poly("-70 120, -82 10, -38 64, 0 -14, 38 64, 82 10, 70 120"),
        circle(-82, 4, 12), circle(0, -20, 13), circle(82, 4, 12),
    )  # fmt: skip


def _ship() -> Path:
    return union(
        spline("-78 104!, 78 104!, 54 146, 0 152, -54 146"),
        rect(-4, -24, 8, 130),
        spline("8 -18!, 62 30, 70 90!, 8 90!"),
        spline("-8 0!, -50 44, -56 90!, -8 90!"),
    )


def _cat() -> Path:
    return union(
        spline("-44 130!, -50 70, -22 30, -20 0, 20 0, 26 34, 50 70, 46 130!"),
        ellipse(0, -16, 38, 32),
        poly("-36 -24, -36 -68, -8 -44"),
        poly("36 -24, 36 -68, 8 -44"),
        tube("40 122, 88 112, 96 70, 74 50", [12, 11, 10, 6]),
    )


def _sparrow() -> Path:
    return union(
        spline("-58 22!, -20 -10, 6 -22, 30 -14, 34 8, 10 28, -18 26"),
        ellipse(30, -20, 18, 16),
        poly("44 -24, 60 -14, 44 -10"),
        tube("6 24, 8 46", [2.4, 2]),
        tube("14 24, 18 46", [2.4, 2]),
    )


def _tag(scene: Scene, x: float, y: float, dx: float, dy: float, rot: float) -> None:
    """What is for sale has a slip of paper on a thread."""
    scene.pen([(x, y), (x + dx * 0.5, y + dy * 0.4 + 8), (x + dx, y + dy)], 3, "#fff6e0")
    with scene.at(x + dx, y + dy, 1, rot):
        slip = poly("0 -5, 12 -17, 58 -17, 58 17, 12 17, 0 5")
        scene.cast(move(slip, -6, 8), "#5a2c4c", 0.7, 3)
        scene.fill(slip, "#fffdf0, #f8e4c0", ink=0.4, **FLAT)
        scene.fill(circle(13, 0, 4), "#c83a40", **FLAT)


def _wares(scene: Scene) -> None:
    for shape, x, y, size in (
        (_crown(), 118.0, 142.0, 0.82), (_sparrow(), 300.0, 158.0, 1.0),
        (_cat(), 458.0, 92.0, 0.82), (_ship(), 640.0, 56.0, 0.64),
    ):  # fmt: skip
        with scene.at(x, y, size, -14):
            scene.fill(shape, INDIGO, **FLAT)
    _tag(scene, 172, 234, 22, 14, 10)
    _tag(scene, 508, 168, 22, 22, 24)


def _seller(scene: Scene) -> None:
    """Whoever stands where we stand: only a hat and shoulders on the stones."""
    hat = union(
        spline("560 1010, 566 950, 596 918, 640 922, 664 904, 704 930, 716 1000"),
        ellipse(640, 1006, 148, 26, -4),
        ellipse(642, 1040, 66, 66),
        tube("642 1080, 644 1130", [40, 52]),
        spline("440 1240!, 458 1170, 520 1124, 640 1104, 760 1116, 830 1150, 850 1240!"),
    )
    scene.fill(hat, "#7a489c", mode="mul", alpha=0.8, soft=3)


PLACE = (536.0, 556.0, 0.82, -47.0)


def _on_card(x: float, y: float) -> tuple[float, float]:
    """A point of the eagle on the card."""
    cx, cy, size, rot = PLACE
    a = np.deg2rad(rot)
    return (
        float(cx + size * (x * np.cos(a) - y * np.sin(a))),
        float(cy + size * (x * np.sin(a) + y * np.cos(a))),
    )


def _eagle(scene: Scene, bx: float, by: float) -> None:
    """Torn off whole; one wing is gathered to the bill at (bx, by) like cloth."""
    cx, cy, size, rot = PLACE
    eagle = move(_eagle_shape(), cx, cy, size, rot)
    tip = _on_card(-404, 24)
    pull = [_on_card(-250, -20), _on_card(-330, 6), tip, (bx - 6, by + 4)]
    eagle = union(eagle, tube(pull, [56, 46, 26, 10]))
    scene.cast(move(eagle, -7, 12), "#c07040", 0.75, 4)
    scene.fill(eagle, "0 #3a2f8c, 1 #221a5c", **FLAT)
    with scene.clip(eagle):
        for k in range(7):
            far = _on_card(-70.0 - 40 * (k % 2), -90 + 26.0 * k)
            middle = ((bx + far[0]) / 2 + 26 - 8 * k, (by + far[1]) / 2 - 14 + 5 * k)
            scene.fill(tube([(bx, by), middle, far], [2, 7, 1]), "#7a6cd0", alpha=0.6, soft=2)
            low = (middle[0] + 12, middle[1] + 9)
            scene.fill(tube([(bx, by), low, far], [2, 6, 1]), "#120c3c", alpha=0.5, soft=2)
    scene.fill(eagle, "#ffffff", alpha=0.001, ink=0.6, ink_colour="#8a7ce0", ink_width=2.2)
    x, y = _on_card(40, 150)
    _tag(scene, x, y, 30, 40, 60)


def _thief(scene: Scene, rng: np.random.Generator) -> None:
    """The sparrow itself throws no shadow now."""
    mould = Mould()
    frame = Frame(166, 930, 0, 190, turn(16, 6, -10))
    beak, eye = tugging_sparrow(mould, frame)
    x, y = float(beak[0]), float(beak[1])
    _eagle(scene, x, y)
    cast(mould, scene, reach=70, rim=0.5, brush=0.6, bounce="#ffc870", ambient=0.15)
    comb(scene, mould, (-0.8, 0.5, 0), 900, 16, rng)
    flap = spline([(x - 26, y + 8), (x - 6, y + 4), (x + 4, y + 26), (x - 12, y + 52, 1),
                   (x - 20, y + 30)])  # fmt: skip
    scene.fill(flap, "#4a3ea0, #221a5c", round=8, ink=0.5, **FLAT)
    ex, ey = float(eye[0]), float(eye[1])
    scene.fill(circle(ex, ey, 19), "#e8d0b0", detail=1, wobble=0)
    scene.fill(circle(ex + 1, ey, 16), "#1c1014", detail=1, wobble=0)
    scene.fill(ellipse(ex + 2, ey + 7, 9, 5), "#6a3c24", soft=2, detail=1, wobble=0)
    scene.fill(circle(ex + 5, ey - 6, 4.6), "#ffffff", detail=1, wobble=0)
    scene.line([(ex - 20, ey - 13), (ex, ey - 19), (ex + 20, ey - 8)], 7, "#4a2418")
