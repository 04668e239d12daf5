"""A wolf has brought back a red mitten; the child in the lit door has only one on."""

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
    ring,
    spline,
    tube,
)
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, Person, cast, figure, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.pelt import comb

CHILD = Person(
    "child", 1.15, "rose", "#7a4424", "bob", coat="#2f7a6a", legs="#3a3450", shoes="#5a3424",
    hat="hood", hat_colour="#d8382c",
)  # fmt: skip
WOLF = Frame(236, 420, 120, 312, turn(62, 14, 4))
COAT, PALE, DARK = "#6a7896", "#c8d0dc", "#2a3048"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(6)
    scene = Scene(
        6, light=(0.85, -0.2, 0.36), light_colour="#ffd890", shadow="#18244c", haze="#3a5a88"
    )
    scene.sky("0 #0f2a40, 0.4 #1c4658, 0.7 #2c6070, 1 #3a5a88", warp=40, flow=8)
    scene.stars(40, 400)
    _wood(scene)
    _waiting(scene)
    _house(scene)
    _snow(scene)
    _child(scene)
    _mitten(scene)
    _wolf(scene, rng)
    specks(scene, 90, (0, 800), (0, 1190), (1.6, 5.0), "#ffffff", rng, alpha=(0.4, 0.9))
    return gouache(
        scene,
        palette="#0f2a40, #1c4658, #3a5a88, #6a7896, #c8d0dc, #f4f6fa, #2a3048, #ffd070, #fff2c0, "
        "#c8302c, #7a4424, #2f7a6a",
        pull=0.1,
    )


def _wood(scene: Scene) -> None:
    """Others wait under the firs, each with something that was lost."""
    for x, top, wide in ((40.0, 60.0, 150.0), (170, 150, 120), (330, 30, 150), (460, 120, 110)):
        fir = [(x, top)]
        for k in range(5):
            fir += [(x + wide * (0.22 + 0.16 * k), top + 150 * (k + 1)),
                    (x + wide * (0.1 + 0.13 * k), top + 150 * (k + 1) - 12)]  # fmt: skip
        left = [(2 * x - px, py) for px, py in fir[:0:-1]]
        scene.fill(poly([*fir, *left]), "#2c6068, #12303c", wobble=4, detail=0.5, flow=70)
        for k in range(4):
            y = top + 150 * (k + 1) - 10
            reach = wide * (0.2 + 0.15 * k)
            bough = tube([(x + reach, y), (x + reach * 0.5, y - 34), (x + 4, y - 80)], [3, 10, 2])
            scene.fill(bough, "#8fa8c8", detail=0.6, wobble=3)


def _waiting(scene: Scene) -> None:
    """The next in the queue has found a ball."""
    field = spline("-20 770, 200 750, 420 764, 620 752, 620 1100!, -20 1100!")
    scene.fill(field, "#6f90bc, #3a5a94", round=20, detail=0.4, flow=4)
    style: Style = {"detail": 0.85, "ink": 0.4}
    coat = "#3f5078, #222c4c"
    with scene.at(366, 930, 1.3):
        scene.cast(ellipse(0, -2, 60, 8), strength=0.6, soft=6)
        scene.fill(tube("34 -10, 66 -14, 72 -44", [9, 12, 4]), coat, round=10, **style)
        body = spline("-34 0, -40 -40, -26 -86, -20 -108, 20 -108, 26 -86, 40 -40, 34 0")
        scene.fill(body, coat, round=26, rim=0.8, **style)
        breast = spline("-14 -4, -18 -60, 0 -92, 18 -60, 14 -4")
        scene.fill(breast, "#8a98b8, #5a6a94", soft=3, **style)
        for side in (-1, 1):
            scene.fill(ellipse(side * 14, -3, 12, 7), "#8a98b8, #5a6a94", round=6, **style)
            ear = spline([(side * 8, -142, 1), (side * 26, -182, 1), (side * 36, -128, 1)])
            scene.fill(ear, coat, round=8, **style)
        face = spline(
            "-36 -128, -22 -152, 22 -152, 36 -128, 42 -112!, 16 -98, 0 -90, -16 -98, -42 -112!"
        )
        scene.fill(face, coat, round=22, rim=0.8, **style)
        scene.fill(
            spline("-14 -124, 14 -124, 12 -100, 0 -94, -12 -100"), "#a8b4cc", soft=2, **style
        )
        for side in (-1, 1):
            scene.fill(ellipse(side * 15, -130, 7, 5.5), "#ffd860", **style)
            scene.fill(circle(side * 15 + 2, -129, 2.6), "#1a1420", detail=1)
        scene.fill(ellipse(0, -118, 6, 4.5), "#120e18", detail=1)
        scene.fill(circle(0, -96, 15), "#ff9a4c, #c8481c", round=13, **style)
        scene.line("-12 -99, 0 -92, 12 -99", 3, "#fff0d0")


def _house(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5}
    for k in range(9):
        y = 300.0 + 86 * k
        log = rect(476, y, 360, 84, 30)
        scene.fill(log, "#a8683c, #6a3c2c, #3a2028", round=36, flow=2, **style)
        scene.fill(circle(484, y + 42, 40), "#d8a060, #7a4830", round=16, **style)
        for r in (24, 12):
            scene.line(ring(484, y + 42, r, r, 24), 3, "#6a3c28", alpha=0.7)
    eave = spline("430 300, 470 236, 640 190, 840 150, 840 262, 660 280, 540 300, 480 340")
    scene.cast(eave, strength=0.6, soft=12, dy=18)
    scene.fill(eave, "#ffffff, #c8d8ee, #7a94c0", round=40, detail=0.5, flow=-10)
    for x, y, long in ((520.0, 300.0, 60), (560, 296, 40), (610, 286, 76), (700, 274, 50)):
        scene.fill(spline([(x - 8, y, 1), (x + 8, y, 1), (x, y + long, 1)]), "#f0f8ff, #a8c4e4",
                   detail=0.8)  # fmt: skip
    scene.glow(672, 700, 330, "#ffb850", 0.6)
    frame = rect(542, 386, 254, 690, 8)
    scene.fill(frame, "#8a5434, #4a2a24", round=12, **style)
    door = rect(566, 410, 220, 680)
    scene.fill(door, "0 #fff8d8, 0.5 #ffe08a, 1 #ffb44c", detail=0.6, flow=88)
    with scene.clip(door):
        scene.fill(rect(700, 470, 90, 110), "#ffc468", ink=0.4, detail=0.6)
        scene.fill(rect(620, 900, 200, 200), "#f0a040", soft=20, alpha=0.6)
        scene.fill(rect(756, 380, 60, 720), "#b8703c, #7a4428", angle=0, detail=0.6, ink=0.5)


def _snow(scene: Scene) -> None:
    ground = spline("-40 960, 160 930, 400 1000, 560 1046, 840 1040, 840 1240!, -40 1240!")
    scene.fill(ground, "#a8bce0, #6a86b8, #3a5a94", round=40, detail=0.4, flow=6)
    pool = spline("520 1050!, 820 1046!, 820 1240!, 240 1240!, 380 1130")
    with scene.clip(ground):
        scene.fill(pool, "#ffe2a0, #ffd07a", soft=22, alpha=0.9, flow=10)
    step = rect(530, 1046, 300, 44, 8)
    scene.fill(step, "#fff4d8, #c8a078, #7a5a50", round=12, detail=0.6, ink=0.5)


def _child(scene: Scene) -> None:
    scene.cast(ellipse(640, 1064, 90, 16), strength=0.7, soft=8, dx=-30, dy=10)
    mould = Mould()
    figure(
        mould, 672, 1064, 540, CHILD, "looking_up", "wonder", yaw=-34, look=(430, 470, 260),
        head=(-14, -20, -4), reach={"L": (556, 800, 150)}, hands=("open", "rest"), strength=1.1,
        backs=((0, 1, 0.3), None),
    )  # fmt: skip
    cast(
        mould, scene, reach=80, rim=1.0, rim_colour="#fff0b8", detail=0.92, ambient=0.3,
        light=(-0.3, -0.6, 0.7),
    )  # fmt: skip


def _mitten(scene: Scene) -> None:
    """Knitted, with a star of snow; the cuff is in his teeth."""
    style: Style = {"detail": 0.9, "ink": 0.6}
    with scene.at(496, 606, 0.7, 4):
        hand = spline("-50 46!, 52 46!, 66 120, 62 196, 30 236, -14 240, -48 206, -58 120")
        thumb = spline("44 84, 84 84, 104 124, 98 164, 76 170, 58 140")
        scene.fill(thumb, "#e8483c, #a81c28", round=22, **style)
        scene.fill(hand, "#f4584a, #c8302c, #7a1424", round=46, rim=0.6, **style)
        cuff = spline("-48 -16!, 50 -16!, 58 50!, -56 50!")
        scene.fill(cuff, "#fff8ec, #d8c8b8", round=20, **style)
        for k in range(7):
            scene.line([(-42 + 15 * k, -12), (-46 + 16 * k, 48)], 3, "#a89888", curve=False)
        for k in range(6):
            a = np.pi * k / 6
            dx, dy = 30 * np.cos(a), 30 * np.sin(a)
            scene.line([(-dx, 140 - dy), (dx, 140 + dy)], 6, "#fff4e4", curve=False)


def _wolf(scene: Scene, rng: np.random.Generator) -> None:
    mould = Mould()
    mould.frame = WOLF
    mould.group()
    mould.cone((0, 0.3, -0.3), (0, 1.5, -0.9), 0.52, 0.86, COAT, 0.2, FUR)
    mould.ball((0, 2.0, -1.0), (1.0, 1.0, 1.0), COAT, 0.3, FUR)
    mould.cone((0, 0.6, 0.05), (0, 1.7, -0.2), 0.34, 0.5, PALE, 0.2, FUR)
    for s in (-1, 1):
        mould.group()
        mould.chain([(s * 0.26, -0.26, -0.1), (s * 0.36, -0.62, -0.16), (s * 0.40, -0.88, -0.14)],
                    [0.22, 0.15, 0.02], COAT, 0.05, FUR)  # fmt: skip
        mould.chain([(s * 0.29, -0.3, 0.04), (s * 0.38, -0.6, -0.02), (s * 0.41, -0.8, -0.08)],
                    [0.13, 0.085, 0.01], DARK, 0.02, FUR)  # fmt: skip
    mould.group()
    mould.ball((0, 0, 0), (0.44, 0.42, 0.46), COAT, 0, FUR)
    mould.cone((0, 0.06, 0.26), (0, 0.18, 0.98), 0.25, 0.145, COAT, 0.14, FUR)
    mould.ball((0, -0.2, 0.26), (0.2, 0.12, 0.2), COAT, 0.1, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.1, 0.24, 0.86), (0.13, 0.11, 0.2), PALE, 0.06, FUR)
        mould.ball((s * 0.2, 0.2, 0.42), (0.18, 0.18, 0.3), PALE, 0.1, FUR)
        mould.ball((s * 0.19, -0.16, 0.36), (0.12, 0.07, 0.1), COAT, 0.06, FUR)
        for k in range(5):
            root = (s * 0.3, 0.1 + 0.1 * k, 0.02 - 0.06 * k)
            tip = (s * (0.62 + 0.02 * k), 0.3 + 0.15 * k, -0.22 - 0.08 * k)
            mould.cone(root, tip, 0.17, 0.03, mix(COAT, PALE, 0.25 * (k % 3)), 0.08, FUR)
    mould.group()
    mould.cone((0, 0.34, 0.2), (0, 0.40, 0.84), 0.17, 0.09, PALE, 0.1, FUR)
    mould.group()
    mould.ball((0, 0.1, 1.09), (0.12, 0.09, 0.08), "#181420", 0.02, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould, (s * 0.215, -0.06, 0.345), 0.085, (640, 760, 300), DARK, droop=0.28, ahead=1.5,
            slant=0.35, white="#f0d88a", iris="#d88a1c",
        )  # fmt: skip
    mould.frame = Frame()
    cast(
        mould, scene, reach=150, rim=1.0, rim_colour="#ffe2a0", detail=0.85, ambient=0.1,
        bounce="#4a6a9c", ink=0.35,
    )  # fmt: skip
    comb(scene, mould, (-0.6, 0.75, -0.1), 5200, 30, rng)
