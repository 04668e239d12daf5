"""A seller of shadows with three of his own offers the smallest to a boy who has none."""

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
from namyok_art.painted.figures import Mould, Person, cast, figure

GROUND = 1060.0
COUNTER = 876.0
ROD = 196.0
INDIGO = "#39387c"
SELLER = Person(
    "man", 1.3, "olive", "#2a1a18", "bald", moustache="#2a1a18", hat="brim", hat_colour="#f0d490",
    cut="trousers", coat="#b83a2e", shirt="#f6e6c4", pattern="stripes", accent="#f0d8a0",
    legs="#4a3450", shoes="#2a1c24",
)  # fmt: skip
BOY = Person(
    "child", 0.95, "wheat", "#7a3c20", "tuft", cut="overalls", coat="#2f8a94", shirt="#fff4dc",
    legs="#2f8a94", shoes="#7a4a34", freckles=True,
)  # fmt: skip


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(68)
    scene = Scene(
        68, light=(-0.62, -0.58, 0.5), light_colour="#fff0bc", shadow="#3f2a5c", haze="#f3dcb0"
    )
    scene.sky("0 #f6ce7c, 0.6 #f4bc68, 1 #e8a45c", warp=50, flow=12)
    _wall(scene, rng)
    _own_shadows(scene)
    _wares(scene)
    _awning(scene)
    _people(scene)
    return gouache(
        scene,
        palette="#fbe3a8, #f6c870, #e8a454, #c87a48, #a8342c, #d98a7a, #7a4a3a, #3f2a4a, #39387c, "
        "#5a58a0, #2f8a94, #fff6e0",
        pull=0.12,
        saturation=1.1,
    )


def _wall(scene: Scene, rng: np.random.Generator) -> None:
    """Sunny plaster, worn to the brick in places, and a swept street."""
    for _ in range(34):
        x, y = rng.uniform(0, 800), rng.uniform(200, 980)
        patch = ellipse(x, y, rng.uniform(40, 120), rng.uniform(16, 60), rng.uniform(-20, 20))
        tone = mix("#ffe8ac", "#dc9450", float(rng.uniform()))
        scene.fill(patch, tone, alpha=0.3, soft=14, wobble=8, detail=0.1)
    floor = poly([(-20, GROUND), (820, GROUND - 8), (820, 1230), (-20, 1230)])
    scene.fill(floor, "0 #ffe6a4, 0.5 #f6d08c, 1 #e0a868", detail=0.25, flow=4)
    for k in range(5):
        y = GROUND + 8 + 9 * k * (k + 1)
        scene.line([(-20, y), (400, y + 3), (820, y - 4)], 2 + 0.5 * k, "#c88c54", alpha=0.7)
        for j in range(9):
            x = j * 104 + 50 * (k % 2) - 20
            scene.line([(x, y), (x + (x - 400) * 0.05, y + 18 * (k + 1))], 2, "#c88c54", alpha=0.6)
    scene.line([(-20, GROUND), (820, GROUND - 8)], 6, "#a8643c", alpha=0.7, curve=False)


def _bear() -> Path:
    return union(
        spline("-40 0!, 46 0!, 78 -70, 92 -180, 84 -290, 50 -350, -30 -350, -70 -290, -80 -170"),
        spline("-46 -350, -50 -410, -10 -442, 44 -440, 74 -404, 66 -350, 10 -330"),
        circle(-34, -432, 26),
        circle(64, -430, 26),
        tube("-60 -290, -116 -330, -128 -396", [36, 30, 32]),
        tube("76 -290, 130 -330, 140 -396", [36, 30, 32]),
    )


def _king() -> Path:
    return union(
        spline(
            "-26 0!, 40 0!, 84 0, 62 -120, 44 -230, 26 -270, -26 -270, -44 -230, -60 -110, -74 0"
        ),
        ellipse(0, -310, 38, 46),
        spline("-36 -300!, -64 -288!, -36 -276!"),
        poly("-40 -338, -56 -410, -22 -372, 0 -424, 22 -372, 56 -410, 40 -338"),
        tube("-36 -220, -84 -180, -90 -240", [20, 16, 13]),
        rect(-96, -330, 9, 330),
        circle(-92, -336, 17),
    )


def _dancer() -> Path:
    return union(
        tube("0 0, 3 -100, 0 -190", [6, 11, 16]),
        tube("4 -186, 60 -150, 128 -172", [15, 10, 5]),
        spline("-106 -156!, -30 -232, 26 -232, 110 -176!, 60 -168, 10 -186, -50 -150"),
        tube("0 -226, -4 -300", [21, 23]),
        tube("-12 -296, -70 -330, -50 -410", [11, 9, 6]),
        tube("8 -296, 66 -330, 116 -376", [11, 9, 6]),
        ellipse(-2, -344, 25, 31),
        circle(16, -376, 15),
    )


def _own_shadows(scene: Scene) -> None:
    """Behind one man three shadows stand on the wall."""
    for shape, foot, size, share in (
        (_bear(), 668.0, 1.14, 0.36),
        (_dancer(), 612.0, 0.84, 0.0),
        (_king(), 746.0, 0.92, 0.0),
    ):
        scene.fill(
            move(shape, foot, COUNTER + 30, size),
            mix(INDIGO, "#f4bc68", share),
            alpha=0.92,
            soft=1.2,
            detail=0.65,
            wobble=2,
        )


def _crane() -> Path:
    return union(
        spline("-44 60, -60 96, -40 128, 0 136, 40 118, 100 150!, 60 84, 0 52, -24 48"),
        tube("-30 74, -52 40, -34 6, -44 -26", [17, 9, 8, 9]),
        ellipse(-46, -32, 15, 12),
        spline("-54 -40!, -108 -22!, -54 -24!"),
        tube("-10 130, -14 176, -8 230", [6, 4.4, 4]),
        tube("14 128, 24 172, 2 190", [6, 4.4, 4]),
    )


def _crown() -> Path:
    return union(
        poly("-70 120, -82 10, -38 64, 0 -14, 38 64, 82 10, 70 120"),
        circle(-82, 4, 12),
        circle(0, -20, 13),
        circle(82, 4, 12),
    )


def _tree() -> Path:
    puffs = [(0, 0, 52), (-46, 34, 42), (46, 34, 42), (-28, 82, 44), (30, 82, 44), (0, 50, 50)]
    trunk = spline("-12 100!, -12 180, -34 222!, 34 222!, 12 180, 12 100!")
    return union(trunk, *[circle(x, y, r) for x, y, r in puffs])


def _ship() -> Path:
    return union(
        spline("-78 104!, 78 104!, 54 146, 0 152, -54 146"),
        rect(-4, -24, 8, 130),
        spline("8 -18!, 62 30, 70 90!, 8 90!"),
        spline("-8 0!, -50 44, -56 90!, -8 90!"),
        poly("4 -26, 34 -16, 4 -6"),
    )


def _wares(scene: Scene) -> None:
    """Flat as all shadows are, each held to the rod by a brass ring."""
    scene.fill(rect(-20, ROD + 24, 840, 10), INDIGO, mode="mul", alpha=0.4, soft=4)
    scene.line([(-20, ROD), (820, ROD)], 13, "#b87c4c, #5a3430", round=6, ink=0.5, curve=False)
    for shape, x, size, hang in (
        (_crown(), 96.0, 0.74, ((-58, 6), (58, 6))),
        (_tree(), 420.0, 0.8, ((0, -48),)),
        (_ship(), 572.0, 0.86, ((0, -22),)),
        (_crane(), 714.0, 0.92, ((-42, -40),)),
    ):
        top = 268.0
        scene.fill(move(shape, x, top, size, 3), INDIGO, alpha=0.88, soft=1.2, wobble=2, detail=0.6)
        for dx, dy in hang:
            hook = (x + dx, ROD + 10)
            scene.pen([hook, (x + dx, top + dy * size + 8)], 3.4, "#3a2c5a")
            scene.fill(circle(*hook, 10), "#ffe08a, #a86a2c", round=8, detail=0.9, ink=0.6)


def _awning(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "ink": 0.45, "wobble": 1.2}
    scene.fill(poly("-20 60, 820 60, 820 168, -20 196"), INDIGO, mode="mul", alpha=0.45, soft=8)
    for k in range(9):
        left, right = -60 + k * 104.0, 44 + k * 104.0
        stripe = spline(
            [
                (left + 30, -30, 1),
                (right + 30, -30, 1),
                (right, 104, 1),
                (right - 10, 142),
                ((left + right) / 2, 156),
                (left + 10, 142),
                (left, 104, 1),
            ]
        )
        tone = "#fff6dc, #f6dca0, #e0b470" if k % 2 else "#e87a64, #c8483c, #8a2c34"
        scene.fill(stripe, tone, round=16, shade=0.5, flow=90, **style)


def _people(scene: Scene) -> None:
    mould = Mould()
    seller = figure(
        mould, 452, 1440, 1120, SELLER, "standing", "sly", yaw=-30, look=(160, 860, 360),
        spine=(-0.10, -1, 0.16), chest=(-0.34, -0.9, 0.3), shoulders=-8,
        reach={"L": (116, 776, 190), "R": (574, 850, 170)}, head=(-8, 16, -8),
        L=((-1, 0.3, 0.1), (-1, 0, 0)), R=((1, 0.5, 0.2), (0, 1, 0.3)),
        hands=("pinch", "rest"), aims=((0.1, 1, 0.25), (0.2, 0.5, 1)),
        backs=((-0.6, -0.1, 0.8), (0.2, -1, 0.4)), strength=1.25,
    )  # fmt: skip
    with scene.clip(poly([(-10, -10), (810, -10), (810, COUNTER + 6), (-10, COUNTER + 22)])):
        cast(mould, scene, reach=150, rim=0.6, detail=0.9, ambient=0.1, bounce="#f0b468", brush=0.5)
    _counter(scene)
    tips = seller.tips["L"]
    x, y = ((tips[0] + tips[1]) / 2)[:2]
    _sparrow(scene, float(x), float(y) - 4)
    boy = Mould()
    figure(
        boy, 306, 1194, 424, BOY, "looking_up", "desire", yaw=-42,
        look=(float(x), float(y) + 40, 220),
        reach={"L": (226, 896, 80), "R": (232, 930, 190)}, hands=("reach", "reach"),
        head=(-6, -22, 4), strength=1.2,
    )  # fmt: skip
    cast(boy, scene, reach=60, rim=0.6, detail=0.9, ambient=0.22, bounce="#f0b468", brush=0.6)


def _counter(scene: Scene) -> None:
    """Planks between the man and the street; it throws a shadow, the boy does not."""
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 1}
    foot = poly([(250, 1130), (820, 1116), (820, 1180), (330, 1196)])
    scene.fill(foot, INDIGO, mode="mul", alpha=0.75, soft=5)
    front = poly([(262, COUNTER + 30), (820, COUNTER + 24), (820, 1130), (272, 1142)])
    scene.fill(front, "#c8824c, #8a4c38, #5a2c3c", flow=88, **style)
    for x in (372, 482, 592, 702):
        scene.line([(x, COUNTER + 40), (x + 4, 1136)], 4, "#4a2430", alpha=0.8, curve=False)
    top = poly([(226, COUNTER - 6), (820, COUNTER - 14), (820, COUNTER + 30), (240, COUNTER + 40)])
    scene.fill(top, "#ffd898, #d8945c, #8a5038", round=12, flow=-1, **style)


def _sparrow(scene: Scene, x: float, y: float) -> None:
    """The smallest shadow hangs by its wing from two fingers, thin as smoke."""
    shape = union(
        spline("-34 40, -30 16, -6 4, 20 14, 30 34, 18 56, -8 62, -28 56"),
        circle(-24, 14, 19),
        spline("-38 6!, -58 16!, -38 22!"),
        spline("18 34!, 66 26!, 60 40!, 72 50!, 16 56!"),
        spline("-2 40!, 14 -20!, 26 36!"),
    )
    with scene.at(x, y):
        hung = move(move(shape, -14, 22), 0, 0, 1.75, 6)
        scene.fill(hung, INDIGO, alpha=0.88, soft=1.2, detail=0.7, wobble=1.5)
