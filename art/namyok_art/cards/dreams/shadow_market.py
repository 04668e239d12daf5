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

GROUND = 1060.0
COUNTER = 876.0
ROD = 178.0
INDIGO = "#39387c"
FORM: Style = {"detail": 0.85, "ink": 0.4, "wobble": 0.8, "rim": 0.6, "rim_colour": "#fff4c8"}
SKIN: Style = FORM | {"shade": 0.55}
TAN = "#e8a878, #c88058, #a05c48"
PALE = "#ffe0b8, #f8bc90, #e09070"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(68)
    scene = Scene(
        68, light=(-0.62, -0.58, 0.5), light_colour="#fff0bc", shadow="#3f2a5c", haze="#f3dcb0"
    )
    scene.sky("0 #f6ce7c, 0.6 #f4bc68, 1 #e8a45c", warp=50, flow=12)
    _wall(scene, rng)
    scene.glow(130, 690, 260, "#fff8d0", 0.55)
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
    for shape, foot, size, tone in (
        (_bear(), 676.0, 1.0, "#b48c9c"),
        (_king(), 634.0, 0.72, INDIGO),
        (_dancer(), 732.0, 0.72, INDIGO),
    ):
        place = move(shape, foot, COUNTER + 20, size)
        scene.fill(place, tone, soft=1.2, detail=0.75, wobble=1.5)


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
        (_crown(), 88.0, 0.56, ((-58, 6), (58, 6))),
        (_tree(), 208.0, 0.56, ((0, -48),)),
        (_ship(), 540.0, 0.62, ((0, -22),)),
        (_crane(), 708.0, 0.6, ((-42, -40),)),
    ):
        top = 232.0
        scene.fill(move(shape, x, top, size, 3), INDIGO, alpha=0.88, soft=1.2, wobble=2, detail=0.6)
        for dx, dy in hang:
            hook = (x + dx * size, ROD + 10)
            scene.pen([hook, (x + dx * size, top + dy * size + 8)], 3.4, "#3a2c5a")
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


def _striped(scene: Scene, path: Path, bands: list[str], wide: float, swell: float) -> None:
    """Red bands that follow the form, then one shade over the whole."""
    scene.fill(path, "#fff0cc, #f6dca8", detail=0.7, wobble=0.8)
    with scene.clip(path):
        for band in bands:
            scene.line(band, wide, "#c83a30", detail=0.7, wobble=1)
        scene.fill(path, "#ffffff", round=swell, shade=1.1, mode="mul", wobble=0.8, texture=0)
    scene.fill(path, "#ffffff", alpha=0.001, ink=0.5, wobble=0.8)


def _seller(scene: Scene) -> None:
    arm = tube("352 640, 236 618, 156 520", [58, 50, 34])
    hoops = [
        "316 540, 300 620, 308 710", "262 530, 238 600, 244 700", "236 500, 196 556, 160 640",
        "210 480, 164 530, 120 560",
    ]  # fmt: skip
    _striped(scene, arm, hoops, 28, 46)
    scene.fill(tube("166 544, 152 520", [37, 35], cap=False), "#fff4d8, #e8c898", round=14, **FORM)
    _fist(scene)
    body = spline(
        "296 900!, 300 800, 272 710, 266 620, 300 560, 380 534, 450 548, 502 600, 530 700,"
        " 544 800, 548 900!"
    )
    bands = [f"220 {y + 20}, 320 {y}, 430 {y - 6}, 600 {y + 26}" for y in range(576, 900, 64)]
    _striped(scene, body, bands, 32, 90)
    rest = tube("478 602, 530 716, 462 830", [48, 44, 34])
    cuffs = ["410 618, 480 606, 560 570", "440 676, 510 670, 600 636", "450 716, 520 734, 600 716",
             "440 752, 490 786, 560 800"]  # fmt: skip
    _striped(scene, rest, cuffs, 28, 44)
    _face(scene)


def _resting(scene: Scene) -> None:
    """His other hand lies on the counter beside the coin he was given."""
    with scene.at(436, 864, 1, 0):
        back = spline("40 -40, 52 -8, 30 12, -10 16, -46 14, -50 0, -20 -22, 10 -44")
        scene.fill(back, TAN, round=20, **SKIN)
        for x in (-30.0, -12, 6):
            scene.line([(x - 8, 12), (x + 6, -6)], 3, "#7a4038", alpha=0.8)
    scene.fill(ellipse(348, 874, 30, 14), "#8a5038", detail=0.9)
    scene.fill(ellipse(346, 867, 30, 14), "#fff4a8, #ffcc40, #d88a1c", round=6, **FORM)
    scene.fill(ellipse(346, 866, 19, 8), "#ffe070", detail=0.95)


def _face(scene: Scene) -> None:
    """A profile to the left, bent over the boy; the brim lets little of the sun in."""
    scene.fill(tube("392 536, 372 490", [48, 48]), TAN, round=40, **SKIN)
    collar = spline("318 556!, 340 528, 400 520, 452 540!, 440 574, 380 590, 336 586")
    scene.fill(collar, "#fffaf0, #f6e6c4, #d8b48c", round=14, **FORM)
    with scene.at(346, 448, 1.22, -16, True):
        face = spline(
            "-56 -10, -46 -56, 0 -76, 44 -60, 54 -28, 56 -10, 86 16, 84 30, 62 34, 66 44,"
            " 62 58, 58 76, 38 92, 2 80, -24 52"
        )
        scene.fill(face, TAN, round=44, **SKIN)
        scene.fill(circle(32, 28, 18), "#e0503c", soft=8, alpha=0.35)
        scene.fill(ellipse(42, 2, 6, 8), "#241430", detail=1, wobble=0)
        scene.fill(circle(44, -1, 2.2), "#ffffff", detail=1, wobble=0)
        for crease in ("24 4, 12 -1", "25 9, 14 11"):
            scene.line(crease, 3, "#7a4038", alpha=0.8)
        scene.line("28 -20, 44 -30, 60 -34", 6, "#2a1a18", detail=1)
        fringe = spline("-58 -34!, -6 -34!, -8 -8!, -20 -14, -28 22, -40 40!, -56 10")
        scene.fill(fringe, "#4a302c, #2a1a18", round=12, **FORM)
        scene.fill(ellipse(-16, 12, 12, 18, -8), TAN, round=9, **SKIN)
        scene.line("-10 2, -20 10, -14 22", 3.4, "#7a4038", alpha=0.8)
        whisker = spline("78 36!, 66 32, 40 38, 22 56, -2 50!, 10 72, 40 72, 66 54")
        scene.fill(whisker, "#5a3c38, #2a1a18", round=10, **FORM)
        shade = spline("-60 -54!, 70 -54!, 70 -32, 0 -34, -60 -20!")
        with scene.clip(face):
            scene.fill(shade, "#8a5a7a", mode="mul", alpha=0.55, soft=5)
        with scene.at(0, -10):
            crown = spline("-66 -34!, -60 -96, -10 -112, 40 -100, 60 -40!")
            scene.fill(crown, "#fff4c0, #f0d490, #c89850", round=34, **FORM)
            band = spline("-66 -58!, 0 -52, 56 -62!, 61 -38!, 0 -28, -67 -34!")
            scene.fill(band, INDIGO, **FORM)
            scene.fill(ellipse(-2, -34, 116, 17, 2), "#fff4c0, #f0d490, #b88448", round=12, **FORM)


def _fist(scene: Scene) -> None:
    """Four fingers over the hook, the thumb across them."""
    with scene.at(150, 500, 1, 0):
        palm = spline("-30 -26, 10 -36, 36 -18, 34 16, 6 32, -28 24, -38 0")
        scene.fill(palm, TAN, round=24, **SKIN)
        for k in range(4):
            finger = tube(f"{-30 + 3 * k} {-20 + 14 * k}, {-6 + 2 * k} {-16 + 14 * k}", [9, 9])
            scene.fill(finger, TAN, round=8, **SKIN)
        scene.fill(tube("24 -20, 4 -30, -18 -26", [12, 12, 9]), TAN, round=10, **SKIN)


def _boy(scene: Scene) -> None:
    """He stands in full sun, seen from behind, and the ground about his feet is bare."""
    blue = "#5ab8bc, #2f8a94, #1f5a74"
    linen = "#fffaf0, #fff0d0, #d8b890"
    for x in (196.0, 262):
        shoe = spline([(x - 34, 1158, 1), (x - 28, 1130), (x, 1122), (x + 28, 1158, 1)])
        scene.fill(shoe, "#a86a48, #7a4a34, #4a2c2c", round=14, **FORM)
    scene.fill(tube("240 870, 232 904", [27, 32]), PALE, round=22, **SKIN)
    _reach(scene, 204, 940, 104, 812, linen)
    shirt = spline("170 1010!, 164 950, 178 910, 230 894, 280 908, 294 950, 290 1010!")
    scene.fill(shirt, linen, round=44, **FORM)
    for strap in ("186 904, 226 950, 270 1000", "272 904, 232 950, 190 1000"):
        scene.line(strap, 17, "#2f8a94", detail=0.85, ink=0.4)
    trousers = spline(
        "166 984!, 200 978, 232 990, 262 978, 294 984!, 300 1050, 298 1138!, 236 1138!,"
        " 231 1076!, 224 1138!, 162 1138!, 160 1050"
    )
    scene.fill(trousers, blue, round=44, **FORM)
    scene.line("231 1000, 232 1040, 231 1078", 3.4, "#1f5a74", alpha=0.8)
    scene.fill(ellipse(312, 1050, 15, 20, -8), PALE, round=13, **SKIN)
    scene.fill(tube("276 934, 306 982, 312 1032", [27, 24, 19]), linen, round=22, **FORM)
    with scene.at(232, 836, 1.0, 32, True):
        face = spline(
            "-58 0, -50 -52, -6 -76, 40 -62, 54 -30, 50 -10, 64 12, 60 20, 50 24, 54 34, 47 42!,"
            " 52 50, 44 62, 34 76, 4 72, -22 48"
        )
        scene.fill(face, PALE, round=46, **SKIN)
        scene.fill(circle(20, 28, 18), "#ff6a4c", soft=7, alpha=0.4)
        for x, y in ((28.0, 14.0), (38, 21), (20, 22)):
            scene.fill(circle(x, y, 2.4), "#b8643c", detail=1, wobble=0)
        scene.fill(ellipse(34, -8, 6.5, 10), "#241430", detail=1, wobble=0)
        scene.fill(circle(36.5, -12, 2.6), "#ffffff", detail=1, wobble=0)
        scene.line("24 -32, 35 -38, 46 -34", 4.4, "#7a3c20", detail=1)
        scene.line("48 42, 38 46, 26 36", 4.4, "#8a2c34", detail=1)
        hair = spline(
            "52 -46!, 42 -82, 14 -90!, 8 -112!, -22 -92, -54 -84!, -66 -50, -78 -34!, -74 6,"
            " -76 30!, -56 44, -44 60!, -26 44, -24 14!, -18 -16, 2 -34, 16 -56, 34 -54!"
        )
        scene.fill(hair, "#d88850, #9a5028, #6a3424", round=30, **FORM)
        for lock in ("8 -80, -22 -62, -40 -20", "-30 -70, -52 -40, -58 4", "-44 -4, -46 46"):
            scene.line(lock, 3.6, "#6a3424", alpha=0.6)
        scene.fill(ellipse(-12, 12, 11, 17, -10), PALE, round=9, **SKIN)
        scene.line("-6 4, -16 10, -10 22", 3.2, "#a85c48", alpha=0.8)


def _reach(scene: Scene, x: float, y: float, tip: float, top: float, linen: str) -> None:
    """A small arm held up, and an open hand that waits to be filled."""
    with scene.at(tip, top, 1, -16):
        scene.fill(union(
            spline("-17 6, -20 -18, -6 -30, 12 -22, 16 6"),
            *[tube(f"{-13 + 9 * k} -20, {-17 + 10 * k} {-50 - 5 * (k in (1, 2))}", [6.5, 5.5])
              for k in range(4)],
            tube("12 -6, 28 -18, 31 -30", [8, 7, 6]),
        ), PALE, round=9, **SKIN)  # fmt: skip
    bend = ((x + tip) / 2 - 16, (y + top) / 2 + 22)
    scene.fill(tube([(x, y), bend, (tip, top + 10)], [29, 25, 21]), linen, round=22, **FORM)


def _people(scene: Scene) -> None:
    with scene.at(-14, 20):
        _seller(scene)
    _counter(scene)
    _resting(scene)
    _sparrow(scene)
    with scene.at(226, 1158, 0.96), scene.at(-226, -1158):
        _boy(scene)


def _sparrow(scene: Scene) -> None:
    """The smallest shadow hangs from the seller's hand by its ring, and already flutters."""
    scene.pen("136 548, 134 566, 132 584", 5, "#3a2c5a")
    bird = union(
        spline("-64 8, -44 -24, 0 -30, 44 -14, 62 14, 30 42, -20 48, -54 36"),
        circle(-58, -10, 31),
        spline("-82 -20!, -112 -4!, -80 6!"),
        spline("40 -6!, 124 2!, 110 20!, 122 40!, 28 38!"),
        spline("-24 -8!, -46 -70, -26 -122!, 4 -92, 26 -50, 40 -6!"),
        spline("4 -6!, 34 -70, 80 -96!, 80 -52, 54 8!"),
    )
    scene.fill(move(bird, 146, 692, 0.94, 4), INDIGO, soft=1, detail=0.8, wobble=1)
