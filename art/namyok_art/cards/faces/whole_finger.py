"""A whole small hand holds one finger of a huge old one, which has a thread tied to it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Print, X, Y, blob, brush, noise, oval, poly
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import streaks
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import Mould


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 241)
    slope = np.clip((X + Y * 0.7) / 1500, 0, 1)
    tone = (1.0 - 0.35 * slope + 0.1 * (noise(150, 4) - 0.5)).astype(np.float32)
    streaks(p, tone, -0.7, 14, 120, b=1)
    _fist(p)
    _finger(p)
    _thread(p)
    _child(p)
    return p.press()


def _child(p: Print) -> None:
    """All of the small hand is needed to go round."""
    p.ink(blob("326 926, 420 914, 520 926, 490 948, 400 952"))
    m = Mould()
    grasp(
        m, 606, 852, 176, HUG, 12, 0, -82, z=60, left=True, age="child", elbow=(900, 960, 40),
        sleeve=dye("rust"), bare=0.34,
    )  # fmt: skip
    hew(p, m, LEFT, gap=7, outline=8, line=3.4, ambient=0.1, cloth=0.05, length=60)


HUG = Grip(
    (4, 10, 8), (6, 26, 40), (4, 26, 42), (6, 28, 42), (10, 30, 42), (46, -5, -1, 4, 10), 0.2
)


def _fist(p: Print) -> None:
    """The rest of the old hand: a back with veins, three fingers curled under."""
    sleeve = poly("-20 -20, 560 -20, 520 60, 60 96, -20 90")
    p.relief(sleeve, LEFT, 40, 11, a=1, outline=8, ambient=-0.1, seed=3)
    for i, (x, y, w) in enumerate(((700, 250, 150), (610, 310, 156), (508, 350, 160))):
        curl = brush([(x - 60, y - 190), (x, y - 60), (x - 14, y + 60)], [w, w, w * 0.86])
        p.relief(curl, LEFT, w * 0.5, 11, outline=8, ambient=0.2, seed=11 + i, soft=8)
        for dy in (-16, 8):
            fold = [(x - w * 0.34, y - 60 + dy), (x, y - 74 + dy), (x + w * 0.34, y - 56 + dy)]
            p.ink(brush(fold, [2, 9, 2]))
    back = blob(
        "90 20, 260 40, 520 50, 700 70, 690 160, 600 220, 480 280, 330 320, 190 300, 110 180"
    )
    p.relief(back, LEFT, 110, 12, outline=8, ambient=0.2, seed=6, soft=8)
    for vein in (
        "270 90, 330 130, 350 210, 420 260",
        "450 90, 470 150, 540 200",
        "350 140, 440 170",
    ):
        p.ink(brush(vein, [2, 10, 8, 2]))
    for x, y in ((210, 120), (300, 220), (560, 120), (240, 190), (400, 110)):
        p.ink(oval(x, y, 7, 5))


def _finger(p: Print) -> None:
    """It points down; a nail, and the folds of many years over its joints."""
    line = "236 160, 286 400, 354 640, 410 860, 458 1050"
    form = brush(line, [236, 224, 200, 222, 186, 190, 150])
    p.relief(form, LEFT, 112, 12, 0.75, 0.25, outline=9, gain=1.25, ambient=0.02, seed=8, soft=8)
    for x, y, n in ((284, 392, 4), (398, 816, 2)):
        for i in range(n):
            dy = (i - n / 2) * 24
            fold = [(x - 84, y + dy + 26), (x, y + dy), (x + 84, y + dy - 12)]
            p.ink(brush(fold, [2, 11, 2]))
    nail = blob("412 972, 450 952, 488 962, 502 1010, 498 1058, 466 1070, 432 1062, 412 1018")
    p.flat(nail, outline=7)
    p.ink(brush("420 992, 452 1000, 490 980", [2, 6, 2]))
    p.ink(brush("430 1058, 464 1056, 496 1046", [2, 7, 2]))
    p.ink(brush("396 966, 446 930, 496 944", [2, 9, 2]))
    p.ink(brush("432 1102, 470 1108, 508 1090", [2, 7, 2]))


def _thread(p: Print) -> None:
    """Two turns and a bow: not to forget."""
    for dy in (0, 30):
        turn = brush(
            [(222 + dy * 0.3, 574 + dy), (322, 600 + dy), (426 + dy * 0.3, 548 + dy)], [15, 17, 15]
        )
        p.flat(turn, a=1, outline=6)
    for loop in (
        "322 580, 250 500, 150 476, 120 530, 170 590, 260 600, 322 584",
        "322 580, 400 480, 510 440, 550 490, 500 560, 400 590, 322 584",
        "322 584, 280 660, 250 690, 236 760",
        "322 584, 380 650, 420 660, 450 640",
    ):
        p.ink(brush(loop, [25, 27, 27, 25]))
        p.put(brush(loop, [13, 15, 15, 13]), k=0, a=1, b=0)
    p.flat(oval(322, 584, 24, 22), a=1, outline=6)
