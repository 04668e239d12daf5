"""Shadows hang on hooks like cloth; a boy without one reaches for the smallest."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    move,
    poly,
    rect,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.buildings import arch
from namyok_art.painted.props.people import figure

GROUND = 930.0
ROD = 262.0
INDIGO = "#3a3a66"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(68)
    scene = Scene(
        68, light=(-0.6, -0.7, 0.45), light_colour="#fff0c0", shadow="#4a2f4a", haze="#f3dcb0"
    )
    scene.sky("0 #f0c878, 0.5 #e8b468, 1 #d99a58", warp=60)
    _wall(scene, rng)
    _street(scene, rng)
    _ground(scene, rng)
    _wares(scene)
    _awning(scene)
    _counter(scene, rng)
    _seller(scene)
    _boy(scene)
    _basket(scene)
    return gouache(
        scene,
        palette=(
            "#fbe3a8, #f0c46c, #e0a054, #c87a48, #a8583c, #d99a8a, #e8c0b0, #7a4a3a, #4a2f3a, "
            "#34345e, #50527e, #8a8cb4, #fff6e0"
        ),
        pull=0.16,
        saturation=1.08,
    )


def _wall(scene: Scene, rng: np.random.Generator) -> None:
    wall = rect(-20, -20, 840, 980)
    scene.fill(wall, "0 #f6d084, 0.5 #f0c070, 1 #dc9c5c", detail=0.2, texture=0.1, flow=10)
    for _ in range(26):
        x, y = rng.uniform(0, 800), rng.uniform(160, 900)
        patch = ellipse(x, y, rng.uniform(30, 90), rng.uniform(14, 50), rng.uniform(-20, 20))
        tone = mix("#fbe0a0", "#d08c50", rng.uniform())
        scene.fill(patch, tone, alpha=0.35, soft=12, wobble=8, detail=0.15)


def _street(scene: Scene, rng: np.random.Generator) -> None:
    """An arch on the left lets in the far end of the market."""
    opening = arch(44, 540, 160, 410)
    scene.fill(arch(24, 516, 200, 434), "#e8b878, #b8744a", round=12, detail=0.5, ink=0.4)
    scene.fill(opening, "0 #a9d0d8, 0.4 #f3e6c4, 0.55 #f6d8a0, 1 #e8b878", detail=0.3)
    with scene.clip(opening):
        style: Style = {"detail": 0.6, "haze": 0.35, "ink": 0.3}
        tower = union(
            rect(92, 650, 34, 220), spline("88 654!, 86 626, 109 590!, 132 626, 130 654!")
        )
        scene.fill(tower, "#e0a070, #b87858", round=12, **style)
        scene.fill(rect(136, 690, 100, 200), "#f0c490, #d09468", **style)
        scene.fill(rect(30, 720, 70, 200), "#e8b07c, #c08058", **style)
        for x, y in ((150, 730), (184, 730), (150, 776), (184, 776), (60, 760)):
            scene.fill(arch(x, y, 14, 24), "#8a5a4c", detail=0.7, haze=0.3)
        for x, tone in ((120, "#d0605a"), (166, "#5a9a98")):
            tent = poly([(x - 30, 856), (x, 832), (x + 30, 856)])
            scene.fill(tent, tone, **style)
        scene.fill(poly("30 890, 240 880, 240 960, 30 960"), "#f6dca4, #e8c084", detail=0.3)


def _ground(scene: Scene, rng: np.random.Generator) -> None:
    floor = poly([(-20, GROUND), (820, GROUND - 6), (820, 1230), (-20, 1230)])
    scene.fill(floor, "0 #f3d08c, 0.4 #e8bc78, 1 #c88c58", detail=0.2, flow=5, texture=0.1)
    for _ in range(120):
        t = rng.uniform()
        x, y = rng.uniform(0, 800), GROUND + 14 + 270 * t
        stone = ellipse(x, y, 6 + 16 * t, 2 + 5 * t, rng.uniform(-8, 8))
        scene.fill(stone, mix("#f9e0a8", "#b87c50", rng.uniform()), alpha=0.5, detail=0.5)
    scene.line(
        [(-20, GROUND), (400, GROUND - 3), (820, GROUND - 6)], 5, "#a8643c", alpha=0.6, soft=2
    )


def _crane() -> Path:
    body = spline("-44 60, -60 96, -40 128, 0 136, 40 118, 72 92!, 36 76, 0 52, -24 48")
    neck = tube("-30 74, -52 40, -34 6, -44 -26", [17, 9, 8, 9])
    head = union(ellipse(-46, -32, 15, 12), spline("-54 -40!, -104 -24!, -54 -24!"))
    legs = union(
        tube("-10 130, -14 176, -8 222", [6, 4.4, 4]), tube("14 128, 20 172, 6 190", [6, 4.4, 4])
    )
    return union(body, neck, head, legs, spline("40 92, 92 120!, 60 128, 96 150!, 40 130, 10 120"))


def _crown() -> Path:
    return union(
        poly("-70 110, -82 10, -38 58, 0 -14, 38 58, 82 10, 70 110"),
        rect(-72, 104, 144, 26, 6),
        circle(-82, 4, 12),
        circle(0, -20, 13),
        circle(82, 4, 12),
    )


def _tree() -> Path:
    puffs = [
        (0, 0, 52),
        (-46, 34, 42),
        (46, 34, 42),
        (-28, 82, 44),
        (30, 82, 44),
        (-62, 74, 30),
        (64, 72, 30),
        (0, 50, 50),
    ]
    trunk = spline("-16 100!, -14 200, -40 262!, 40 262!, 14 200, 16 100!")
    return union(trunk, *[circle(x, y, r) for x, y, r in puffs])


def _ship() -> Path:
    return union(
        spline("-78 104!, 78 104!, 54 146, 0 152, -54 146"),
        rect(-4, -24, 8, 130),
        spline("8 -18!, 62 30, 70 90!, 8 90!"),
        spline("-8 0!, -50 44, -56 90!, -8 90!"),
        poly("4 -26, 34 -16, 4 -6"),
    )


def _sparrow() -> Path:
    return union(
        spline("-34 40, -30 16, -6 4, 20 14, 30 34, 18 56, -8 62, -28 56"),
        circle(-24, 14, 19),
        spline("-38 6!, -58 16!, -38 22!"),
        spline("18 34!, 66 30!, 58 44!, 70 52!, 16 56!"),
    )


def _cloth(
    scene: Scene,
    shape: Path,
    x: float,
    top: float,
    size: float,
    hooks: tuple[tuple[float, float], ...],
    rot: float,
) -> None:
    """A shadow as a limp cloth: straps up to the hooks, folds inside, its own faint shade."""
    placed = move(shape, x, top, size, rot)
    scene.cast(placed, "#a8643c", 0.55, 5, 20, 22)
    for hook, drop in hooks:
        strap = tube([(x + hook, ROD + 12), (x + hook, top + drop * size)], [3.4, 9 * size])
        scene.fill(strap, "#4c4d78, #3a3b62", detail=0.6)
    paint = "0 #5c5c8a, 0.3 #454672, 1 #2c2c50"
    scene.fill(placed, paint, round=16 * size, shade=0.4, detail=0.45, wobble=3, flow=90, alpha=0.9)
    with scene.clip(placed):
        for k in range(-4, 5):
            left = x + k * 26 * size
            fold = [(left, top - 60), (left + 8, top + 90 * size), (left - 5, top + 280 * size)]
            tone = "#8a8cb4" if k % 2 else "#20203c"
            scene.line(fold, 8 * size, tone, alpha=0.5, soft=3, detail=0.4)
    for hook, _ in hooks:
        ring = minus(circle(x + hook, ROD + 9, 9), circle(x + hook, ROD + 9, 5))
        scene.fill(ring, "#8a6a4c, #4a3a3a", detail=0.9, ink=0.4)


def _wares(scene: Scene) -> None:
    scene.cast(tube([(40, ROD + 34), (800, ROD + 30)], [4, 4]), "#a8643c", 0.6, 5)
    scene.line([(20, ROD), (400, ROD + 3), (800, ROD)], 11, "#9a6a44, #5a3c30", round=5, ink=0.5)
    _cloth(scene, _crown(), 122, 346, 0.86, ((-70, 8), (70, 8)), -3)
    _cloth(scene, _tree(), 304, 364, 1.22, ((-26, -30), (26, -30)), 2)
    _cloth(scene, _ship(), 504, 350, 1.1, ((0, -20),), -4)
    _cloth(scene, _crane(), 690, 372, 1.2, ((-56, -34), (46, 100)), 3)
    _cloth(scene, _sparrow(), 398, 622, 0.95, (), 4)
    scene.pen(sample([(398, ROD + 8), (400, 480), (396, 628)], 20), 2.6, "#5a3c30", 1)


def _awning(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "ink": 0.45, "wobble": 1.2}
    shade = poly("-20 190, 820 190, 820 300, -20 340")
    scene.cast(shade, "#b8744a", 0.55, 10)
    for k in range(10):
        left, right = -40 + k * 90, 50 + k * 90
        lower_left, lower_right = -64 + k * 94, 30 + k * 94
        stripe = spline(
            [
                (left, -20, 1),
                (right, -20, 1),
                (lower_right, 166, 1),
                (lower_right - 4, 196),
                ((lower_left + lower_right) / 2, 216),
                (lower_left + 4, 196),
                (lower_left, 166, 1),
            ]
        )
        tone = "#fff0cc, #f6dca0, #e0b470" if k % 2 else "#e8a498, #d0786a, #a8504c"
        scene.fill(stripe, tone, round=16, shade=0.5, flow=90, **style)
    scene.line([(-20, 168), (400, 172), (820, 166)], 4, "#a8504c", alpha=0.6)


def _counter(scene: Scene, rng: np.random.Generator) -> None:
    """Crates by the wall: a folded pile of shadows, a pair of shears."""
    style: Style = {"detail": 0.55, "ink": 0.5, "wobble": 1}
    scene.cast(poly("290 1010, 440 1010, 524 1060, 360 1070"), "#7a4030", 0.7, 10)
    front = rect(260, 884, 176, 132, 4)
    scene.fill(front, "#c88a54, #8a5838", round=5, **style)
    for k in range(4):
        scene.fill(
            rect(256, 888 + k * 32, 184, 27, 3), "#dca068, #a06a40", round=5, flow=0, **style
        )
    for x in (266, 416):
        scene.fill(rect(x, 884, 16, 132, 2), "#b87c4c, #7a4a30", round=4, **style)


def _seller(scene: Scene) -> None:
    """Three shadows come out of one pair of boots and stand up on the wall."""
    x, y = 506.0, 1018.0
    bear = union(
        spline(
            "-6 0!, 24 0!, 40 -40, 70 -120, 66 -190, 30 -226, -10 -214, -36 -170, -30 -90, -12 -40"
        ),
        circle(30, -240, 42),
        circle(2, -276, 15),
        circle(62, -272, 15),
    )
    king = union(
        spline("-10 0!, 20 0!, 44 -60, 36 -150, 20 -196, -16 -196, -34 -150, -36 -60"),
        circle(0, -220, 30),
        poly("-26 -238, -34 -284, -12 -258, 0 -292, 12 -258, 34 -284, 26 -238"),
    )
    dancer = union(
        tube("0 0, 4 -60, 0 -100", [6, 8, 9]),
        spline("-64 -84!, -14 -132, 14 -132, 66 -84!, 0 -70"),
        tube("0 -126, 0 -170", [12, 13]),
        tube("0 -168, -40 -196, -30 -236", [7, 6, 5]),
        tube("0 -168, 44 -186, 66 -220", [7, 6, 5]),
        circle(2, -196, 18),
    )
    for shape, foot, size in ((dancer, 612.0, 0.92), (king, 674.0, 0.92), (bear, 738.0, 0.74)):
        strip = [(x + 10, y - 6), (x + 40, y - 4), (foot + 16, GROUND - 4), (foot - 14, GROUND - 4)]
        shade = union(poly(strip), move(shape, foot, GROUND, size))
        scene.fill(shade, INDIGO, alpha=0.78, soft=1.4, detail=0.75, wobble=1.4)
    figure(
        scene,
        x,
        y,
        310,
        coat="#a8483c",
        legs="#4a3040",
        hair="#3a2620",
        skin="#b8805c",
        hat="straw",
        hat_colour="#f3d080",
        arm=(24, -104),
    )
    style: Style = {"detail": 0.8, "ink": 0.45, "wobble": 0.8}
    with scene.at(x, y, 3.1):
        shawl = spline("-15 -68, 0 -73, 15 -68, 21 -46, 12 -40, 0 -46, -12 -40, -21 -46")
        scene.fill(shawl, "#f0c46c, #c88a3c", round=8, **style)
        for k in range(-4, 5):
            scene.pen([(k * 4.4, -43 + abs(k) * 0.2), (k * 4.6, -37)], 0.9, "#a86a2c")
    with scene.at(x + 76, y - 330, 1):
        pole = tube("-26 130, 0 20, 4 -26", [5, 4.4, 4])
        scene.fill(pole, "#8a5c3c", round=4, **style)
        hook = tube(sample("4 -26, 10 -44, -6 -52, -14 -38", 12), [3.4, 3])
        scene.fill(hook, "#4a3a3a", **style)


def _boy(scene: Scene) -> None:
    """On tiptoe on a crate, in full sun, and nothing lies behind him."""
    x, y = 330.0, 886.0
    figure(
        scene,
        x,
        y,
        196,
        coat="#f6ead0",
        legs="#5a7a94",
        hair="#5a3624",
        skin="#d99c74",
        hat="cap",
        hat_colour="#5a9a98",
        cut="overalls",
        arm=(20, -112),
    )
    scene.fill(circle(x + 20 * 1.96, y - 113 * 1.96, 8), "#d99c74", round=6, detail=0.9, ink=0.5)


def _basket(scene: Scene) -> None:
    """In front: remnants of shade, rolled and folded, sold by the length."""
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 1}
    with scene.at(146, 1136, 1.1):
        scene.cast(ellipse(60, 4, 130, 18), "#8a4c34", 0.75, 10)
        heap = spline(
            "-84 -70, -76 -112, -50 -104, -30 -124, 0 -108, 30 -126, 56 -104, 84 -110, 92 -70"
        )
        scene.fill(heap, "#62628e, #454672, #2c2c50", round=26, shade=0.6, **style)
        with scene.clip(heap):
            for x in (-58, -30, -4, 26, 54):
                fold = sample([(x - 8, -124), (x + 6, -96), (x - 4, -60)], 12)
                scene.line(fold, 6, "#8a8cb4" if x % 4 else "#20203c", alpha=0.55, soft=2)
        with scene.at(-6, -116, 1, -34):
            scene.fill(rect(-17, -92, 34, 110, 4), "#2c2c50, #6a6a98, #3a3a66", angle=0, **style)
            scene.fill(ellipse(0, -92, 17, 7), "#8a8cb4", ink=0.5, detail=0.8)
            turns = np.linspace(0, 12, 40)
            coil = [(t * 1.2 * np.cos(t), -92 + t * 0.5 * np.sin(t)) for t in turns]
            scene.pen(coil, 1.4, "#2c2c50", 0.9)
        spill = spline("48 -82, 92 -92, 112 -60, 104 -10, 128 2!, 84 6, 66 -30, 60 -62")
        scene.fill(spill, "#5c5c8a, #3a3a66", round=14, shade=0.5, **style)
        body = spline("-98 -80!, -88 -20, -68 0, 68 0, 88 -20, 98 -80!, 0 -66")
        scene.fill(body, "#d9a468, #a86c40, #7a4830", round=24, **style)
        with scene.clip(body):
            for k in range(7):
                row = [(-100, -74 + k * 13), (0, -60 + k * 13), (100, -74 + k * 13)]
                scene.line(row, 3, "#6a3c28", alpha=0.6)
            for k in range(-8, 9):
                scene.line([(k * 12, -84), (k * 10, 6)], 3, "#f0c890", alpha=0.5, curve=False)
        rim = tube("-100 -80, 0 -64, 100 -80", [8, 9, 8])
        scene.fill(rim, "#e8b878, #a86c40", round=7, **style)
