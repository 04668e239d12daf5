"""Two houses have turned their backs, but their smoke has met above the roofs."""

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
    rect,
    sample,
    spline,
    tube,
)
from namyok_art.painted.figures import Mould, Person, cast, figure
from namyok_art.painted.surface import MIST

SEA = 960.0
GREY, PALE = "#8c9cae", "#f6ecdc"


def _ghost(age: str, tone: str, cut: str, style: str) -> Person:
    """A person all of one smoke."""
    soft = mix(tone, "#ffffff", 0.12)
    return Person(
        age,
        skin=tone,
        hair=soft,
        style=style,
        iris=mix(tone, "#1c2c40", 0.6),
        lips=mix(tone, "#8a5a5a", 0.3),
        cut=cut,
        coat=tone,
        shirt=tone,
        legs=tone,
        shoes=tone,
    )


HE = _ghost("man", GREY, "trousers", "short")
SHE = _ghost("woman", PALE, "dress", "bun")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(48)
    scene = Scene(
        48, light=(0.3, -0.5, 0.6), light_colour="#fff0d8", shadow="#2c3a5c", haze="#e8c8b8"
    )
    scene.sky(
        "0 #2c4a7a, 0.25 #5f7aa8, 0.48 #c890a0, 0.64 #f6a87a, 0.78 #ffd890, 1 #ffd890",
        warp=50,
        flow=0,
    )
    _sky(scene, rng)
    _sea(scene, rng)
    _islands(scene, rng)
    _plank(scene)
    _smoke(scene, rng)
    return gouache(
        scene,
        palette=(
            "#2c4a7a, #5f7aa8, #c890a0, #f6a87a, #ffd890, #f6ecdc, #8c9cae, #163a5c, #4f7a94, "
            "#a8584a, #4f7480, #6a8058, #f2a83c"
        ),
        pull=0.1,
        saturation=1.05,
    )


def _sky(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(40):
        t = rng.uniform()
        x, y, w = rng.uniform(-60, 860), 60 + 760 * t, rng.uniform(80, 240)
        streak = [(x - w, y + 6), (x, y - 6), (x + w, y + 4)]
        tone = mix("#ffdca0", "#5a70a0", float(np.clip(1 - t + rng.normal() * 0.25, 0, 1)))
        scene.fill(tube(streak, [1, rng.uniform(4, 12), 1]), tone, alpha=0.4, soft=6, detail=0.1)
    scene.glow(400, SEA, 300, "#fff0b0", 0.6, squash=0.6)


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    sea = poly([(-20, SEA - 36), (820, SEA - 36), (820, 1230), (-20, 1230)])
    scene.fill(sea, "0 #ffd890, 0.12 #d89a8a, 0.4 #4f7a94, 1 #163a5c", detail=0.25, flow=0)
    for _ in range(170):
        t = rng.uniform()
        y = SEA - 26 + 350 * t
        x, w = rng.uniform(-20, 820), 10 + 64 * t
        near = np.exp(-(((x - 400) / (150 + 100 * t)) ** 2))
        tone = "#fbeebc" if rng.uniform() < near * 0.8 else ("#1c4a6c" if t > 0.2 else "#b08a94")
        wave = [(x - w, y), (x, y - 3 - 4 * t), (x + w, y + 1)]
        scene.fill(tube(wave, [0.5, 1.2 + 3 * t, 0.5], 14), tone, alpha=0.6, detail=0.5)


def _island(scene: Scene, rng: np.random.Generator, wall: str, roof: str) -> None:
    """A rock with one house; the door and the lit window look left."""
    style: Style = {"detail": 0.6, "wobble": 1.4, "ink": 0.5}
    scene.fill(ellipse(0, 96, 190, 26), "#1c4a4c", alpha=0.7, soft=8, detail=0.2)
    rock = spline(
        "-176 92!, -164 50, -128 26, -96 6, -40 -6, 40 -8, 86 4, 118 26, 142 62, 152 92!, "
        "80 104, -60 106"
    )
    scene.fill(rock, "#8a8c74, #5a6a62, #24403f", round=34, flow="form", **style)
    for _ in range(12):
        x, y = rng.uniform(-140, 120), rng.uniform(36, 88)
        crack = [(x, y), (x + rng.normal() * 10, y + 12), (x + rng.normal() * 16, y + 22)]
        scene.line(crack, 2.4, "#1c3438", alpha=0.6)
    turf = spline("-146 34, -96 0, -40 -12, 40 -14, 90 -2, 124 28, 80 22, 30 14, -40 16, -100 26")
    scene.fill(turf, "#a3ac6c, #6a8058", round=8, **style)
    side = poly("-76 -8, -28 4, -28 -150, -76 -132")
    scene.fill(side, wall, flow=90, **style)
    back = poly("-28 4, 84 -4, 84 -134, -28 -150")
    scene.fill(
        back,
        [mix(wall.split(", ")[0], "#2a3a44", 0.45), mix(wall.split(", ")[1], "#2a3a44", 0.6)],
        flow=90,
        **style,
    )
    gable = poly("-76 -132, -28 -150, -54 -220")
    scene.fill(gable, wall, **style)
    stack = poly("24 -196, 54 -200, 54 -262, 24 -258")
    scene.fill(stack, "#8a6a5a, #5a4640", round=6, **style)
    scene.fill(rect(18, -272, 42, 13, 3), "#9a7a68, #5a4640", round=4, **style)
    tiles = poly("-28 -142, -54 -226, 62 -208, 98 -124")
    scene.fill(tiles, roof, round=8, flow=80, **style)
    for k in range(1, 5):
        a, b = (-54 + k * 5.4, -226 + k * 17), (62 + k * 7.4, -208 + k * 17)
        scene.pen([a, b], 1.8, "#33282a", 0.55, curve=False)
    eave = tube([(-54, -228), (-86, -128)], [5, 5])
    scene.fill(eave, roof, round=4, **style)
    scene.glow(-62, -92, 90, "#ffc04a", 0.55)
    pane = poly("-68 -112, -44 -119, -44 -76, -68 -72")
    scene.fill(pane, "#ffe08a, #f2a83c", detail=0.9, ink=0.6, wobble=0.5)
    scene.line("-56 -116, -56 -74", 3, "#5a4030", curve=False)
    scene.line("-68 -92, -44 -97", 3, "#5a4030", curve=False)
    door = poly("-66 -6, -44 0, -44 -58, -66 -54")
    scene.fill(door, "#6a4436, #43302c", round=4, **style)
    scene.fill(circle(-49, -28, 2.6), "#f2d08a", detail=1)
    spill = poly("-70 10, -44 16, -150 66, -170 48")
    scene.fill(spill, "#ffd070", alpha=0.35, soft=8, detail=0.2)


def _islands(scene: Scene, rng: np.random.Generator) -> None:
    with scene.at(204, 1078, 0.86):
        _island(scene, rng, "#e3d8bc, #b5a88c", "#a8584a, #6a3a3a")
    with scene.at(596, 1078, 0.86, flip=True):
        _island(scene, rng, "#ccd4d4, #96a4a8", "#4f7480, #2f4a58")
    for x, flip in ((84, 1), (716, -1)):
        style: Style = {"detail": 0.8, "wobble": 0.6, "ink": 0.4}
        scene.line([(x, 1106), (x, 1070)], 5, "#5a4640", curve=False)
        scene.fill(
            rect(x - 15, 1054, 30, 20, 9), "#b5483c" if flip > 0 else "#3f6a80", round=6, **style
        )


def _smoke(scene: Scene, rng: np.random.Generator) -> None:
    scene.glow(400, 330, 360, "#fff0d0", 0.4)
    tails = Mould()
    tails.group()
    _tail(tails, "262 600, 214 664, 246 724, 296 770, 262 812, 241 856", 66, GREY, rng)
    tails.group()
    _tail(tails, "552 610, 606 670, 560 730, 506 774, 540 814, 559 856", 76, PALE, rng)
    smoky: Style = {"surface": MIST, "ink": 0.15, "shadow": 0.5, "brush": 0.5, "rim": 0.6}
    cast(tails, scene, reach=60, shade=0.85, detail=0.4, **smoky)
    mould = Mould()
    figure(
        mould,
        246,
        1140,
        1010,
        HE,
        "standing",
        "desire",
        yaw=58,
        roll=5,
        z=-20,
        look=(510, 222, 70),
        reach={"L": (532, 462, 160), "R": (500, 430, -190)},
        L=((-0.4, 0.8, 0.6), (0, 1, 0)),
        R=((0.4, 0.8, 0.6), (0, 1, 0)),
        hands=("cover", "reach"),
        head=(6, 4, 6),
    )
    figure(
        mould,
        562,
        1140,
        985,
        SHE,
        "standing",
        "desire",
        yaw=-58,
        roll=-6,
        look=(300, 210, 70),
        reach={"R": (286, 352, 200), "L": (290, 400, -170)},
        R=((0.5, 0.7, 0.6), (0, 1, 0)),
        L=((-0.5, 0.7, 0.6), (0, 1, 0)),
        hands=("reach", "cover"),
        head=(-4, -4, -8),
    )
    with scene.clip(rect(-10, -10, 820, 690), soft=30):
        cast(mould, scene, reach=80, shade=0.9, detail=0.62, **smoky)
    for x, y, r, tone in (
        (330, 74, 24, GREY),
        (300, 46, 15, GREY),
        (476, 70, 22, PALE),
        (512, 42, 14, PALE),
        (120, 650, 20, GREY),
        (94, 620, 12, GREY),
        (714, 640, 20, PALE),
        (736, 606, 12, PALE),
    ):
        scene.fill(circle(x, y, r), tone, round=r, soft=5, alpha=0.7, detail=0.3, wobble=4)


def _tail(mould: Mould, points: str, wide: float, tone: str, rng: np.random.Generator) -> None:
    """What is below a dancer's waist: puffs that thin out down to the chimney."""
    line = sample(points, 46)
    for i, (x, y) in enumerate(line):
        t = i / 45
        size = wide * (1 - t) ** 0.75 * (1 + 0.12 * np.sin(i * 0.9)) + 13
        shift = rng.normal(0, size * 0.12, 2)
        mould.ball(
            (x + shift[0], y + shift[1], -30), (size, size * 0.9, size * 0.7), tone, size * 0.5
        )


def _plank(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "wobble": 0.8, "ink": 0.6}
    scene.fill(ellipse(404, 1110, 76, 12), "#1c4a4c", alpha=0.6, soft=5, detail=0.3)
    board = poly("338 1104, 462 1084, 470 1098, 344 1120")
    scene.fill(board, "#d9b47c, #9a7248", round=4, flow=-8, **style)
    scene.pen([(346, 1110), (466, 1091)], 1.6, "#6a4a30", 0.7, curve=False)
    for k in (0, 1):
        ripple = [
            (310 - k * 22, 1122 + k * 10),
            (404, 1132 + k * 14),
            (498 + k * 22, 1110 + k * 10),
        ]
        scene.line(ripple, 2.6, "#fbeebc", alpha=0.7)
