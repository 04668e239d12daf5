"""Two neighbours feel their way along a rope to the tea table between them; we see their feet."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gather,
    gouache,
    mix,
    poly,
    rect,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.animals import cat_from_behind
from namyok_art.painted.surface import GLAZE

ROPE = "-30 742, 90 800, 214 838, 400 866, 590 836, 690 800, 830 730"
DARK, LIT = "#2a1838", "#ffd890"


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        16, light=(0.1, -0.55, 0.5), light_colour="#ffe2a8", shadow="#3a1f50", haze="#f8a878"
    )
    scene.sky(
        "0 #4a2868, 0.2 #a84470, 0.42 #f0705c, 0.6 #ffb05c, 0.74 #f09060, 0.86 #c0607c, 1 #7a3c78",
        warp=50,
        flow=0,
    )
    scene.glow(400, 560, 470, "#ffb850", 0.7)
    scene.fill(circle(400, 560, 286), "#fffbe0, #ffe794, #ffb257", detail=0.5, soft=1.5)
    _town(scene)
    scene.line(sample(ROPE, 60), 26, "#4a1c30", detail=1)
    _twist(scene)
    _table(scene)
    _his_legs(scene)
    _her_legs(scene)
    return gouache(
        scene,
        palette="#5a2f6a, #b04a6c, #f0705c, #ffa858, #ffe794, #2a1838, #c8283c, #12906c, #2f4a86, "
        "#fff8e0, #7a4228",
        pull=0.1,
    )


def _twist(scene: Scene) -> None:
    """The lay of the rope, strand over strand."""
    curve = sample(ROPE, 75)
    for (x, y), (nx, ny) in pairwise(curve):
        dx, dy = nx - x, ny - y
        strand = [(x - dx * 0.5 + 2, y - dy * 0.5 + 9), (x + dx * 0.7, y + dy * 0.7 - 10)]
        scene.line(strand, 8, "#b8643c", detail=1)
        scene.pen([(strand[0][0] + 3, strand[0][1] - 1), (strand[1][0] + 3, strand[1][1] + 1)], 2.4,
                  "#fff0b8", 0.8)  # fmt: skip


def _town(scene: Scene) -> None:
    """Roofs far below, and one cat who has come to see how it ends."""
    far = "-20 1040, 60 1040, 96 990, 132 1036, 180 1036, 180 1000, 240 1000, 240 1044, 300 1010, "
    far += "360 1052, 430 1050, 470 1000, 508 1046, 560 1046, 560 984, 620 1020, 680 1022, "
    far += "720 980, 760 1020, 830 1016, 830 1230, -20 1230"
    scene.fill(poly(far), "#a84c74, #6a3068", detail=0.5)
    scene.fill(
        poly("548 1050, 548 960, 566 900, 584 960, 584 1050"), "#b04c68, #8a3c68", detail=0.6
    )
    near = "-20 1150, 70 1080, 150 1140, 214 1140, 214 1110, 240 1110, 240 1140, 330 1128, "
    near += (
        "400 1112, 470 1128, 560 1150, 600 1150, 680 1070, 770 1142, 830 1130, 830 1230, -20 1230"
    )
    scene.fill(poly(near), "#6a2c58, #341a40", detail=0.5, rim=0.9)
    for k in range(26):
        x, y = 12.0 + 31 * k, 1062.0 + 14 * (k * 7 % 5)
        scene.fill(rect(x, y, 6, 9), "#ffc870", detail=1, alpha=0.9)
    for x, y in ((62.0, 1124.0), (84, 1124), (672, 1120), (694, 1120), (150, 1172), (590, 1176)):
        scene.fill(rect(x, y, 13, 18), "#ffd070", detail=1)
    cat_from_behind(scene, 404, 1122, 0.62, DARK)


def _table(scene: Scene) -> None:
    """One leg on the rope, a cloth, an emerald teapot and two cups that tremble."""
    wood = Mould()
    wood.group()
    wood.chain([(400, 862, 0), (404, 800, 0), (400, 700, 0)], [11, 15, 11], "#8a4a34", 2)
    wood.ball((401, 800, 0), (22, 18, 22), "#8a4a34", 6)
    for x in (340.0, 462):
        wood.group()
        wood.chain(
            [(400, 806, 4), (x + (400 - x) * 0.3, 816, 8), (x, 850, 10)], [11, 9, 8], "#7a3c30"
        )
    cast(wood, scene, reach=30, rim=0.7, detail=0.9)
    cloth = spline(
        "276 676!, 270 720, 258 768, 286 752, 308 784, 334 756, 362 790, 392 758, 420 792, "
        "446 758, 474 786, 496 754, 520 782, 544 764, 532 720, 524 676!"
    )
    style: Style = {"detail": 0.9, "ink": 0.6}
    scene.fill(cloth, "#fffaf0, #f6d8c8, #c88a98", round=14, shade=0.8, flow=88, **style)
    with scene.clip(cloth):
        for k in range(8):
            x = 292.0 + k * 32
            fold = [(x + (400 - x) * 0.1, 690), (x, 740), (x - 3, 790)]
            scene.line(fold, 10, "#a86080", alpha=0.45, soft=4)
        for k in range(8):
            scene.fill(circle(282 + k * 34, 728 + 8 * (k % 2), 8), "#d8384a", detail=0.9)
    scene.fill(ellipse(400, 676, 126, 21), "#fffdf4, #ffe2c0", **style)
    scene.cast(ellipse(406, 682, 96, 12), strength=0.5, soft=6)
    pot = Mould()
    pot.frame = Frame(398, 604, 40, 74, turn(0, 8))
    green, deep = "#12a078", "#0a7058"
    pot.group()
    pot.ball((0, 0, 0), (1, 0.86, 0.9), green, 0, PLAIN)
    pot.chain([(0.7, 0.25, 0), (1.2, -0.15, 0), (1.5, -0.72, 0)], [0.3, 0.19, 0.12], green, 0.2)
    pot.ball((0, 0.84, 0), (0.56, 0.12, 0.5), deep, 0.06)
    pot.group()
    pot.ball((0, -0.8, 0), (0.52, 0.16, 0.5), deep, 0.05, PLAIN)
    pot.ball((0, -1.02, 0), (0.16, 0.16, 0.16), "#f6c85c", 0.02, PLAIN)
    pot.group()
    turns = np.linspace(-1.9, 1.9, 16)
    loop = [(-0.95 - 0.5 * np.cos(a), 0.0 + 0.56 * np.sin(a), 0) for a in turns]
    pot.chain(loop, [0.12] * 16, deep, 0.04, PLAIN)
    pot.frame = Frame()
    cast(pot, scene, reach=40, rim=0.9, detail=0.95, surface=GLAZE, ambient=0.15)
    for x in (300.0, 500):
        bowl = spline([(x - 30, 640, 1), (x + 30, 640, 1), (x + 22, 672), (x + 8, 686),
                       (x - 8, 686), (x - 22, 672)])  # fmt: skip
        scene.fill(bowl, "#fffdf6, #f0d0c0, #b87c90", angle=30, round=18, **style)
        scene.fill(ellipse(x, 641, 30, 8), "#fffdf6", **style)
        scene.fill(ellipse(x, 642, 24, 5.5), "#8a3c24", detail=0.95)
    for k, x in enumerate((512.0, 524)):
        steam = [(x, 536), (x + 16, 506), (x - 6 + 10 * k, 470), (x + 18, 430 - 26 * k)]
        scene.line(steam, 9 - 2 * k, "#fffbe8", alpha=0.75, soft=3)


def _his_legs(scene: Scene) -> None:
    """Broad boots that never trod on anything so thin; one knee is patched."""
    blue = "#2f4a86"
    cloth: Style = {"detail": 0.75, "ink": 0.6, "rim": 0.8, "flow": 84}
    hind = tube("-40 -40, -24 240, -2 480, 30 650", [76, 66, 56, 52])
    scene.fill(hind, [mix(blue, DARK, 0.35), mix(blue, DARK, 0.6)], round=60, **cloth)
    _boot(scene, 34, 770, 22, "#4a2620")
    front = tube("60 -60, 132 180, 176 330, 176 480, 186 690", [92, 80, 74, 62, 56])
    scene.fill(front, [mix(blue, "#ffd8a0", 0.15), blue, mix(blue, DARK, 0.3)], round=66, **cloth)
    with scene.clip(front):
        for y, bend in ((384.0, 22), (430, 30), (640, 18), (668, 14)):
            fold = [(108, y - bend), (166, y), (236, y - bend * 1.4)]
            scene.line(fold, 9, mix(blue, DARK, 0.6), alpha=0.6, soft=3)
    patch = poly("136 268, 214 260, 222 344, 142 350")
    scene.fill(patch, "#d89a3c, #a8642c", round=8, shade=0.5, detail=0.9, ink=0.6)
    for k in range(5):
        for x, y in ((134 + 18 * k, 268 - 2 * k), (142 + 18 * k, 350 - 2 * k)):
            scene.pen([(x, y - 8), (x + 3, y + 8)], 3.2, "#fff0d0", 1, curve=False)
    _boot(scene, 190, 804, 9, "#7a4228")


def _boot(scene: Scene, x: float, y: float, rot: float, colour: str) -> None:
    """A boot that points right; (x, y) is the rope under its ankle."""
    style: Style = {"detail": 0.85, "ink": 0.65, "wobble": 1.0}
    with scene.at(x, y, 1, rot):
        sock = spline("-52 -120!, 50 -120!, 46 -66, -46 -66")
        scene.fill(sock, "#f0d8b0, #c89068", round=20, **style)
        boot = spline(
            "-60 -92!, 46 -96!, 54 -62, 92 -46, 138 -34, 158 -6, 156 10!, -62 10!, -66 -40"
        )
        scene.fill(
            boot, [mix(colour, "#ffc890", 0.25), colour, mix(colour, DARK, 0.5)], round=40,
            rim=0.8, **style,
        )  # fmt: skip
        sole = spline("-66 8!, 160 8!, 158 26, 40 30, 26 22, -8 22, -16 30, -66 30!")
        scene.fill(sole, "#3a1c24, #1c0e18", round=6, **style)
        scene.fill(tube("-60 -92, -6 -86, 48 -96", [11, 10, 11]), mix(colour, DARK, 0.35), **style)
        for k in range(3):
            a, b = (40 + 18 * k, -78 + 14 * k), (74 + 14 * k, -50 + 6 * k)
            scene.line([a, b], 5, "#f6d8a0", curve=False)
        scene.line("44 -76, 70 -92, 92 -74, 64 -70", 4, "#f6d8a0")
        scene.line("56 -70, 84 -50, 104 -62", 4, "#f6d8a0")


def _her_legs(scene: Scene) -> None:
    """Striped stockings and red heels; the front foot has not dared to come down yet."""
    style: Style = {"detail": 0.85, "ink": 0.6, "rim": 0.8}
    hind = tube("800 40, 790 300, 752 470, 744 660", [62, 54, 50, 32])
    _stocking(scene, hind, 0.35)
    _heel(scene, 740, 766, -20, 0.3)
    front = tube("664 40, 634 260, 604 400, 614 560, 616 680", [66, 60, 52, 50, 31])
    _stocking(scene, front, 0)
    _heel(scene, 616, 774, -12, 0)
    hem = spline(
        "520 -40!, 860 -40!, 860 196, 800 176, 770 214, 724 182, 690 226, 644 186, 606 222, "
        "566 178, 532 196!"
    )
    scene.cast(hem, strength=0.5, soft=12, dy=16)
    scene.fill(hem, "#e84a50, #c8283c, #8a1c3c", round=26, shade=0.8, flow=86, **style)
    with scene.clip(hem):
        for k in range(6):
            x = 566.0 + 46 * k
            scene.line([(x + 10, -30), (x + 4, 80), (x, 200)], 12, "#7a1438", alpha=0.45, soft=5)
        for k in range(18):
            x, y = 548.0 + 52 * (k % 6) + 24 * (k // 6 % 2), 34.0 + 56 * (k // 6)
            scene.fill(circle(x, y, 13), "#fff0d8", detail=0.9, round=6)


def _stocking(scene: Scene, leg: object, dark: float) -> None:
    style: Style = {"detail": 0.85, "ink": 0.6, "rim": 0.8}
    scene.fill(leg, mix("#fff2dc", DARK, dark), round=52, **style)
    bands = [
        tube([(520, y), (680, y + 16), (860, y - 6)], [17, 17, 17], cap=False)
        for y in np.arange(150.0, 760, 68)
    ]
    with scene.clip(leg):
        scene.fill(gather(bands), mix("#1f8a74", DARK, dark), detail=0.85, round=52, shade=0.2)
        shade = [(760, 0), (700, 300), (664, 480), (660, 700)]
        scene.line(shade, 30, DARK, alpha=0.28, soft=16)


def _heel(scene: Scene, x: float, y: float, rot: float, dark: float) -> None:
    """A shoe on a high heel that points left; (x, y) is the rope under its ankle."""
    red = mix("#d8283c", DARK, dark)
    style: Style = {"detail": 0.85, "ink": 0.65, "wobble": 0.8}
    with scene.at(x, y, 1, rot):
        foot = spline("34 -110!, -28 -110!, -44 -70, -92 -24, -110 4, -40 6, 20 -30, 42 -70")
        scene.fill(foot, mix("#fff2dc", DARK, dark), round=26, **style)
        heel = spline("22 -46!, 50 -62!, 46 -20, 40 36!, 28 36!, 22 -10")
        shoe = spline(
            "54 -92!, 52 -50, 24 -22, -26 12, -70 26, -132 26, -146 12, -132 -8, -104 -14, -76 -6, "
            "-36 -22, 10 -62, 40 -96!"
        )
        scene.fill(union(heel, shoe), [mix(red, "#ffb8a0", 0.3), red, mix(red, DARK, 0.5)],
                   round=20, rim=0.9, **style)  # fmt: skip
        scene.line("46 -78, 4 -96, -34 -84", 8, red, ink=0.5)
        scene.fill(circle(-12, -94, 8), "#ffd870", detail=1, ink=0.6)
