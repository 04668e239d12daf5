"""A fire and a snowman on one seesaw: they touch hands over the middle, and he has begun to run."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.figures import CLOTH, PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.land import bare_tree, grass
from namyok_art.painted.props.objects import specks
from namyok_art.painted.surface import Surface

WET = Surface(gloss=0.35, tight=40)
SLOPE = -12.5
BARK = "#6a4030"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(37)
    scene = Scene(
        37, light=(0.8, -0.12, 0.42), light_colour="#ffd088", shadow="#2434a8", haze="#c8d8f0"
    )
    scene.sky("0 #10184c, 0.3 #2c2c78, 0.52 #7a4490, 0.66 #e07c90, 1 #c8a0c8", warp=60, flow=6)
    for x, height, seed in ((20.0, 520.0, 3), (770, 480, 5)):
        bare_tree(scene, x, 880, height, colour="#2c2860", seed=seed)
    snow = spline("-40 880, 200 858, 520 880, 840 850, 840 1240!, -40 1240!")
    scene.fill(snow, "#8a8cd0, #5a64b4, #303888", round=40, detail=0.4, flow=4)
    scene.glow(590, 560, 430, "#ff7a30", 0.75)
    with scene.clip(snow):
        scene.fill(ellipse(540, 1050, 330, 130), "#ffb468", soft=70, alpha=0.9)
    _meadow(scene, rng)
    _seesaw(scene)
    _fire(scene, rng)
    specks(scene, 34, (0, 440), (0, 900), (2.5, 5), "#ffffff", rng, alpha=(0.5, 1))
    _snowman(scene)
    _touch(scene)
    return gouache(
        scene,
        palette="#4a6ab0, #8aa8d8, #d8e0f0, #ffffff, #7a90c8, #ff9a2c, #ffd860, #e84a1c, #7a4428, "
        "#141c54, #6a3cb0, #6aa84c",
        pull=0.08,
    )


def _meadow(scene: Scene, rng: np.random.Generator) -> None:
    """Under the pivot the ground is bare, and one crocus has believed it."""
    scene.fill(ellipse(400, 1130, 210, 52), "#5a4434, #3c2c2c", soft=12, detail=0.5)
    grass(
        scene, 200, 600, lambda _: float(rng.uniform(1100, 1170)), 130, 44,
        "#3f7a34, #6fae48, #a8d45c", rng,
    )  # fmt: skip


def _crocus(scene: Scene) -> None:
    style: Style = {"detail": 0.9, "ink": 0.5}
    with scene.at(396, 1174, 1.0):
        for lean in (-40.0, -22, 26, 44):
            blade = tube([(0, 0), (lean * 0.4, -50), (lean, -92)], [6, 6, 1])
            scene.fill(blade, "#8ac45c, #3f7a34", round=6, **style)
        scene.line([(0, 0), (0, -70)], 9, "#c8d8a0", curve=False)
        for points, tones in (
            ("-26 -70, -44 -120, -30 -168!, -4 -110", "#8a5cd0, #5a2c9a"),
            ("26 -70, 46 -120, 34 -166!, 4 -110", "#a878e8, #5a2c9a"),
            ("-18 -64, -24 -120, 0 -182!, 24 -120, 18 -64", "#c8a0ff, #6a3cb0"),
        ):
            scene.fill(spline(points), tones, round=16, rim=0.5, **style)
        scene.fill(tube("0 -118, 3 -150", [3, 6]), "#ffc03c", detail=0.95)


def _seesaw(scene: Scene) -> None:
    """A trestle, a board as long as the card is wide."""
    scene.cast(ellipse(420, 1120, 230, 34), strength=0.5, soft=20)
    red = "#c83c34"
    mould = Mould()
    for z in (-70.0, 70):
        mould.group()
        for x in (292.0, 508):
            mould.cone((400, 912, z), (x, 1118, z * 1.3), 20, 22, red, 8, PLAIN)
        mould.cone((330, 1046, z * 1.2), (470, 1046, z * 1.2), 11, 11, red, 4, PLAIN)
    cast(mould, scene, reach=120, rim=0.3, detail=0.85, bounce="#8a4a8a")
    _crocus(scene)
    board = Mould()
    board.frame = Frame(400, 896, 0, 1, turn(0, 0, SLOPE) @ turn(0, 22))
    board.group()
    board.box((0, 0, 0), (520, 17, 92), 6, "#d89a54", 0, PLAIN)
    board.group()
    board.cone((0, 20, -112), (0, 20, 112), 22, 22, "#e0b04c", 0, PLAIN)
    board.frame = Frame()
    cast(board, scene, reach=120, rim=0.4, detail=0.8, bounce="#8a4a8a", light=(0.6, -0.5, 0.6))


def _fire(scene: Scene, rng: np.random.Generator) -> None:
    """It stoops as far as a fire can."""
    logs = Mould()
    for dx, rot, z in ((-40.0, -30, 20), (36, 4, 60), (-6, -14, 90)):
        way = np.array([np.cos(np.deg2rad(rot)), np.sin(np.deg2rad(rot)), 0])
        at = np.array([626 + dx, 828, z])
        logs.group()
        logs.cone(at - way * 92, at + way * 92, 21, 18, "#7a4428", 0, PLAIN)
        logs.ball(at - way * 106, (8, 16, 16), "#e8b078", 2, PLAIN)
    scene.glow(610, 640, 260, "#ffb050", 0.85)
    tongues = (
        ("640 790, 700 720, 640 580, 560 470, 566 350, 520 236", 1.15),
        ("590 790, 536 730, 520 680, 462 650, 430 612", 0.78),
        ("700 790, 770 730, 730 610, 660 500, 668 400", 0.95),
        ("620 790, 600 700, 560 590, 486 500, 478 410", 0.95),
        ("726 790, 790 740, 782 680, 740 610", 0.6),
    )
    layers = (
        ("#f4641c, #c02418", 1.0, 1.0, 2.0), ("#ff9a28, #f0601c", 0.8, 0.86, 5.0),
        ("#ffcc40, #ffa02c", 0.58, 0.66, 8.0), ("#fffbe0, #ffe070", 0.4, 0.34, 12.0),
    )  # fmt: skip
    for tones, share, lift, soft in layers:
        flames = []
        for points, size in tongues:
            curve = sample(points, 30)
            cut = curve[: max(6, int(30 * (0.3 + 0.7 * lift)))]
            wide = np.array([66, 76, 62, 44, 24, 1]) * size * share
            flames.append(tube(cut, wide.tolist(), 60))
        body = union(*flames, ellipse(642, 800, 122 * share, 40 * share))
        scene.fill(body, tones, soft=soft, detail=0.6, flow=80)
    cast(logs, scene, reach=60, rim=0.6, detail=0.85, light=(-0.1, -0.8, 0.5))
    for _ in range(70):
        y = float(rng.uniform(40, 430))
        x = float(rng.normal(560 + 50 * np.sin(y / 80), 70))
        scene.fill(circle(x, y, float(rng.uniform(2, 6))), "#ffd860", detail=1)


def _snowman(scene: Scene) -> None:
    mould = Mould()
    snow, dark = "#f2f4ff", "#2a2430"
    balls = (((168, 776, 0), 162.0), ((190, 546, 20), 126.0), ((226, 352, 40), 102.0))
    mould.group()
    for place, r in balls:
        mould.ball(place, (r, r * 0.95, r), snow, 16, PLAIN)
    _runs(mould, snow)
    head = Frame(226, 352, 40, 102, turn(46, 6, 4))
    mould.frame = head
    for x, y in ((-0.34, -0.2), (0.34, -0.2)):
        mould.group()
        mould.ball((x, y, 0.9), (0.13, 0.15, 0.1), dark, 0, PLAIN)
    mould.group()
    mould.cone((0, 0.05, 0.95), (0.05, 0.2, 2.0), 0.17, 0.03, "#f07a24", 0, PLAIN)
    mould.group()
    for k in range(7):
        a = (k - 3) / 3
        across, low = 0.5 * a, 0.56 - 0.2 * a * a
        z = np.sqrt(max(0.05, 1 - across**2 - low**2 / 0.9))
        mould.ball((across, low, z), 0.06, dark, 0, PLAIN)
    for s in (-1, 1):
        mould.group()
        brow = [(s * 0.16, -0.56, 0.84), (s * 0.34, -0.52, 0.8), (s * 0.5, -0.4, 0.78)]
        mould.chain(brow, [0.03, 0.045, 0.03], BARK, 0.02, PLAIN)
    mould.group()  # the pail sits askew
    tin = "#8494b8"
    mould.frame = head.inside(0, -0.82, 0, 1, turn(0, -8, -14))
    for k in range(14):
        wide = 0.72 - 0.015 * k
        mould.ball((0, -0.1 - 0.075 * k, 0), (wide, 0.12, wide), tin, 0.2)
    mould.group()
    mould.ball((0, 0.02, 0), (0.9, 0.1, 0.9), mix(tin, "#ffffff", 0.2), 0, PLAIN)
    mould.frame = Frame()
    mould.group()
    wool = "#2f68d8"
    neck = [(208 + 104 * np.cos(a), 446 + 22 * np.sin(a), 30 + 96 * np.sin(a))
            for a in np.linspace(0, 2 * np.pi, 25)]  # fmt: skip
    mould.chain(neck, [27.0] * 25, wool, 12, CLOTH)
    tail = [(150, 470, 130), (128, 540, 142), (118, 610, 146), (116, 660, 140)]
    mould.group()
    mould.chain(tail, [24, 26, 28, 26], wool, 10, CLOTH)
    mould.group()
    for x, y, z in ((256.0, 520.0, 120), (258, 590, 124), (246, 730, 150)):
        mould.ball((x, y, z), 15, dark, 0, PLAIN)
    cast(
        mould, scene, reach=120, surface=WET, brush=0.5, detail=0.75, rim=0.5, rim_colour="#ffb060",
        bounce="#3a50d8", ink=0.4,
    )  # fmt: skip


def _runs(mould: Mould, snow: str) -> None:
    """His warm side runs down over the board and hangs from it."""
    for points, wide in (
        ([(300, 520, 70), (310, 590, 66), (286, 650, 70), (288, 700, 84)], 13.0),
        ([(318, 740, 60), (330, 800, 60), (324, 860, 66), (330, 920, 70)], 16.0),
        ([(270, 800, 120), (276, 860, 120), (268, 910, 116), (270, 968, 110)], 15.0),
        ([(308, 380, 80), (312, 420, 84), (300, 448, 96)], 9.0),
        ([(196, 880, 150), (200, 930, 150), (198, 1000, 140)], 13.0),
    ):
        mould.chain(points, np.linspace(wide * 1.25, wide * 0.62, len(points)), snow, 14, PLAIN)
        x, y, z = points[-1]
        mould.ball((x, y + 6, z), (wide * 0.9, wide * 1.15, wide * 0.9), snow, 6, PLAIN)
    mould.ball((196, 920, 60), (168, 26, 96), snow, 24, PLAIN, turn(0, 0, SLOPE))


def _touch(scene: Scene) -> None:
    """Twig fingers in a finger of flame."""
    scene.glow(480, 612, 46, "#ffd870", 0.7)
    mould = Mould()
    mould.group()
    arm = [(290, 560, 110), (350, 592, 130), (398, 590, 140), (432, 612, 140)]
    mould.chain(arm, [15, 13, 11, 9], BARK, 5, PLAIN)
    for tip, r in (
        ((476, 590, 150), 6),
        ((482, 618, 150), 6),
        ((466, 646, 150), 6),
        ((430, 560, 150), 6),
    ):
        start = (404, 594, 140) if tip[1] == 560 else (430, 611, 140)
        mould.cone(start, tip, r + 1.5, 3, BARK, 4, PLAIN)
    cast(mould, scene, reach=60, rim=0.9, rim_colour="#ffc860", detail=0.9)
