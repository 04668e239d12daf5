"""An empty chair by a lamp; its shadow on the wall has somebody in it, who lifts a cup."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, Y, below, blob, brush, noise, oval, poly, step
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.profile import Profile
from namyok_art.lino.shape import stroke
from namyok_art.lino.solid import BARE, BLACK, dye, hew
from namyok_art.lino.walls import boards, scatter
from namyok_art.painted.mould import CLOTH, PLAIN, Mould
from namyok_art.painted.space import Frame, turn

LAMP = (0.6, -0.5, 0.55)
FLOWER = stroke("0 .5, .1 0, 0 -.5", [0.1, 0.5, 0.1], 5)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 391)
    streaks(p, dim(600, 480, 900, 1.2, 0.72), 1.57, 13, 180, a=1)
    scatter(p, FLOWER, 92, 84, 30, k=0, a=0, seed=4)
    shadow = _shadow()
    p.put(shadow.grow(4), k=0, a=1, b=0)
    p.put(shadow, k=1, a=0, b=0)
    streaks(p, 0.44 + 0.3 * (noise(120, 3) - 0.5), 1.3, 12, 170, b=1, within=shadow, seed=6)
    floor = below("-10 956, 400 952, 810 956")
    p.ink(floor.grow(6))
    boards(p, 0.62 - 0.3 * step(930, 1200, Y), 60, upright=False, within=floor, b=1)
    m = Mould()
    _lamp(m)
    _table(m)
    _chair(m, Frame(560, 966, 0, 0.92, turn(-38, 16, 0)), dye("violet"))
    hew(p, m, LAMP, gap=6, outline=6, line=3, ambient=0.1, halo=4, length=70, reach=120)
    return p.press()


def _shadow() -> Mask:
    """Chair and sitter in one dark plane, as large as the wall allows: an old woman who drinks."""
    head = Profile(296, 300, 148, 0.08, nose=1.1, hook=0.06)
    parts = [
        head.outline(),
        head.patch(".2 -1.2, -.3 -1.14, -.5 -.9, .2 -.9, .6 .2, .84 .2, .9 -.5, .6 -1.0"),
        oval(430, 196, 58, 54),
        # back, breast and lap under a shawl
        blob(
            "300 500, 392 474, 450 540, 486 660, 492 800, 470 866, 300 870, 150 866, 120 820,"
            "160 790, 260 776, 276 690, 262 590"
        ),
        poly("110 830, 190 850, 176 960, 230 966, 230 1000, 90 1000"),
        poly("230 850, 330 850, 300 1000, 250 1000"),
        # the arm and the cup
        brush("400 560, 300 676, 200 640", [96, 76, 56]),
        brush("204 660, 158 560, 150 470", [56, 44, 36]),
        oval(146, 456, 34, 36, 0.3),
        poly("92 376, 170 402, 146 478, 98 462"),
        brush("96 452, 66 430, 78 394, 100 396", [12, 13, 12]),
        # the chair
        brush("522 470, 518 700, 512 1000", [24, 26, 22]),
        brush("110 884, 300 882, 520 880", [30, 30, 30]),
        brush("150 884, 146 1000", [22, 20]),
    ]
    parts += [brush([(470, y), (530, y + 4)], [26, 26]) for y in (500, 560, 620)]
    whole = parts[0]
    for part in parts[1:]:
        whole = whole | part
    return whole


def _chair(m: Mould, frame: Frame, seat: str) -> None:
    """Four legs, a seat, a back of three slats."""
    m.frame = frame
    m.group()
    m.box((0, 0, 0), (112, 13, 104), 8, seat, 0, PLAIN)
    for x in (-96, 96):
        m.group()
        m.cone((x, 0, 88), (x * 1.06, 236, 96), 12, 9, BARE, 0, PLAIN)
        m.group()
        m.cone((x, -330, -122), (x, 0, -92), 10, 13, BARE, 0, PLAIN)
        m.cone((x, 0, -92), (x * 1.06, 236, -104), 13, 9, BARE, 0, PLAIN)
        m.group()
        m.cone((x, 130, 90), (x, 130, -96), 7, 7, BARE, 0, PLAIN)
    for y, z in ((-300, -119), (-220, -112), (-140, -105)):
        m.group()
        m.box((0, y, z), (92, 22, 8), 6, BARE, 0, PLAIN)
    m.frame = Frame()


def _lamp(m: Mould) -> None:
    m.group()
    m.cone((716, 420, -80), (716, 980, -80), 7, 8, BLACK, 0, PLAIN)
    m.group()
    m.ball((716, 990, -80), (74, 16, 60), BLACK, 0, PLAIN)
    m.group()
    m.skirt((716, 250, -80), (716, 440, -80), 48, 96, BARE, 16, 0.03, 0, 1, 0)


def _table(m: Mould) -> None:
    m.group()
    m.cone((190, 1060, 60), (190, 1230, 60), 16, 20, BARE, 0, PLAIN)
    m.group()
    m.ball((190, 1056, 60), (166, 20, 150), BARE, 0, PLAIN, turn(0, 14, 0))
    m.group()
    m.ball((190, 1024, 110), (66, 9, 50), dye("violet"), 0, CLOTH, turn(0, 14, 0))
    m.group()
    m.cap((190, 972, 120), (44, 52, 44), (0, -1, 0), 0, BARE, 0, PLAIN)
    m.group()
    m.ball((190, 972, 124), (42, 9, 42), BLACK, 0, PLAIN)
    m.group()
    ring = np.linspace(-1.3, 1.3, 7)
    handle = [(232 + 18 * math.cos(t), 992 + 18 * math.sin(t), 120) for t in ring]
    m.chain(handle, [6] * 7, BARE, 0, PLAIN)
