"""Two mountains under one pair of red headphones; the wire goes down to a lit window."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, ellipse, gouache, sample
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.buildings import house, smoke
from namyok_art.painted.props.land import fir, hill
from namyok_art.painted.props.massif import Rock, massif
from namyok_art.painted.surface import GLAZE

RED, PAD = "#d8342c", "#2a1626"
FAR = Rock("#b08a90", "#4a5688", "#ffdcc0", "#8a93c0", 200)
NEAR = Rock("#8f7f8f", "#27305f", "#ffe6cc", "#6f7fb8", 330, 130)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        23, light=(0.8, -0.45, 0.4), light_colour="#ffd9a8", shadow="#16234f", haze="#d88f84"
    )
    scene.sky("0 #16356a, 0.3 #3f6a94, 0.5 #d8a08a, 0.66 #f6c48a, 1 #f0a878", warp=50, flow=4)
    massif(
        scene,
        "-40 700, 120 560, 300 620, 470 540, 640 600, 840 520, 840 1000, -40 1000",
        [[(120, 560), (180, 800)], [(470, 545), (430, 800)], [(800, 520), (700, 800)]],
        FAR,
        seed=5,
        spur=90,
        haze=0.3,
        foot=0.4,
    )
    massif(
        scene,
        "-60 1000, 40 760, 110 560, 200 330, 262 205!, 310 300, 360 470, 420 660, 520 1000",
        [
            [(262, 205), (250, 330), (300, 480), (250, 700), (280, 1000)],
            [(262, 205), (160, 430), (90, 640), (20, 860)],
        ],
        NEAR,
        seed=8,
        foot=0.25,
    )
    massif(
        scene,
        "270 1000, 370 700, 440 480, 500 330, 556 172!, 600 290, 660 420, 740 640, 860 1000",
        [
            [(556, 172), (540, 320), (580, 480), (520, 700), (560, 1000)],
            [(556, 172), (650, 420), (740, 660), (790, 900)],
        ],
        NEAR,
        seed=11,
        foot=0.25,
    )
    scene.cast(ellipse(130, 640, 110, 150), strength=0.75, soft=26)
    scene.cast(ellipse(660, 640, 110, 150), strength=0.75, soft=26)
    phones = Mould()
    band = sample("96 500, 104 330, 190 150, 410 66, 620 140, 706 320, 716 490", 40)
    phones.group()
    phones.chain([(x, y, 120) for x, y in band], [14.0] * 40, RED, 0, PLAIN)
    phones.group()
    inner = sample("150 215, 270 112, 410 84, 545 110, 664 210", 20)
    phones.chain([(x, y, 126) for x, y in inner], np.r_[8, [17.0] * 18, 8], PAD, 0, PLAIN)
    for x, y, yaw in ((104, 590, -58), (708, 580, 58)):
        phones.frame = Frame(x, y, 130, 1, turn(yaw, 0, 0))
        phones.group()
        phones.ball((0, 0, 0), (96, 126, 44), PAD, 0, PLAIN)
        phones.group()
        phones.ball((0, 0, 34), (84, 112, 44), RED, 0, PLAIN)
        phones.frame = Frame()
    cast(phones, scene, surface=GLAZE, reach=120, detail=0.9)
    rng = np.random.default_rng(4)
    hill(scene, "-20 960, 160 930, 330 975, 520 950, 820 915", "#3a3358, #241f45", detail=0.2)
    for x in range(-10, 820, 26):
        fir(
            scene,
            x + rng.uniform(-10, 10),
            975 + 14 * np.sin(x / 70) + rng.uniform(-8, 8),
            rng.uniform(60, 105),
            "#1d2448",
        )
    hill(
        scene,
        "-20 1040, 200 1010, 420 1050, 620 1020, 820 1045",
        "#f0d8d0, #b8a0c0, #6f6a9a",
        detail=0.2,
    )
    scene.line(
        "716 700, 726 800, 690 880, 560 930, 500 985, 560 1040, 470 1075", 8, "#c02c2a", detail=1
    )
    house(scene, 170, 1062, 58, 46, "#5a4058", "#efe2ea", windows=1, lean=0.1)
    house(scene, 640, 1078, 70, 58, "#64465a", "#f2e6ea", windows=1, roof_height=1.0)
    smoke(scene, 655, 1010, 80)
    fir(scene, 690, 1090, 96, "#1d2448")
    fir(scene, 126, 1074, 76, "#1d2448")
    scene.glow(440, 1085, 150, "#ffb45a", 0.7)
    house(scene, 410, 1140, 138, 104, "#8a5a4a", "#f2e6ea", lit=1, windows=2)
    for x, h in ((40, 190), (740, 210), (770, 150), (5, 150)):
        fir(scene, x, 1190, h, "#141a3a")
    return gouache(
        scene, palette="#16356a, #27305f, #d8a08a, #f6c48a, #d8342c, #ffe6cc, #6f7fb8", pull=0.15
    )
