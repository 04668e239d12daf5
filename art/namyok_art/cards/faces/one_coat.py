"""One buttoned coat and two heads: one sleeps on the other, who dares not move."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, brush, oval, shapes, step
from namyok_art.lino import hair as heads
from namyok_art.lino.hand import Hand, cuff, grip_back, grip_front
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.shape import strands
from namyok_art.lino.walls import boards

LIGHT = (-0.55, -0.4, 0.65)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "green", 91)
    boards(p, 0.95 - 0.3 * step(300, 1100, Y), 134)
    _coat(p)
    for neck in ("196 560, 226 640, 250 800", "560 600, 540 700, 520 800"):
        form = brush(neck, [150, 150, 190])
        p.relief(form, LIGHT, 80, 7, outline=6, ambient=-0.22)
    _man(p)
    _woman(p)
    _lapels(p)
    _hand(p)
    return p.press()


def _man(p: Print) -> None:
    face = Face(262, 344, 236, -0.04, 0.06, nose="long", age=0.35, light=LIGHT, wide=0.92)
    face.draw(
        p,
        eyes=(0.72, 0.95, 0.45),
        brow=(-0.14, 0.03),
        mouth=(0.15, -0.2, 0),
        lips=(0, 0),
        full=0.7,
        ears=True,
        ambient=0.06,
        seed=3,
    )
    heads.front(p, face, "short", n=11)


def _woman(p: Print) -> None:
    face = Quarter(556, 486, 206, -0.5, -0.8, nose="snub", skull="round", light=LIGHT)
    face.draw(
        p,
        eyes=(0, 0, 0),
        brow=(-0.04, 0.06),
        mouth=(0.19, 0.3, 0),
        ambient=0.14,
        seed=6,
    )
    cloth = face.piece(
        ".64 -.8, .5 -.62, .2 -.66, -.1 -.5, -.3 0, -.32 .5, -.2 .98, -.4 1.12, -.66 .98, -.84 .5,"
        "-1.04 -.1, -1.02 -.7, -.62 -1.24, .06 -1.36, .48 -1.14"
    )
    p.relief(cloth, LIGHT, 60, 8, angle=-0.9, a=1, outline=6, ambient=0.1, seed=4, length=90)
    folds = strands(
        face.facing("-.2 .9, -.6 .4, -.8 -.3, -.4 -1.0"),
        face.facing("-.3 .9, -.4 .2, -.2 -.6"),
        5,
        9,
    )
    p.ink(shapes(folds) & cloth)
    for knot in (
        "-.2 1.0, 0 1.04, .06 1.2, -.14 1.3, -.3 1.16",
        "-.1 1.2, .1 1.4, -.04 1.62, -.2 1.4",
    ):
        p.relief(face.piece(knot), LIGHT, 20, 7, a=1, outline=5, ambient=0.1)


def _coat(p: Print) -> None:
    body = blob(
        "-30 1260, -10 940, 40 790, 120 700, 260 640, 420 660, 560 650, 690 700, "
        "770 790, 810 940, 830 1260"
    )
    p.relief(body, LIGHT, 170, 12, angle=1.2, b=1, outline=8, ambient=0.06, seed=5, length=150)
    p.ink(blob("120 690, 250 600, 400 640, 560 610, 690 690, 640 800, 410 940, 160 800"))
    for line in ("690 880, 724 1020, 716 1230", "104 880, 74 1040, 86 1230"):
        p.ink(brush(line, [2, 13, 13]))


def _lapels(p: Print) -> None:
    for side, form in (
        (1, "84 700, 130 622, 190 690, 290 800, 404 900, 400 1060, 290 1010, 150 860"),
        (-1, "728 710, 690 628, 626 690, 520 800, 404 900, 410 1060, 530 1010, 666 870"),
    ):
        wing = blob(form)
        p.relief(
            wing,
            LIGHT,
            40,
            10,
            angle=0.8 * side,
            b=1,
            outline=8,
            ambient=0.16,
            seed=9 + side,
            soft=6,
        )
    p.ink(brush("404 1050, 410 1120, 406 1230", [6, 10, 10]))
    p.flat(oval(450, 1136, 28, 28), a=1, outline=6)
    for dx in (-8, 8):
        p.ink(oval(450 + dx, 1136, 4, 4))


def _hand(p: Print) -> None:
    """It keeps the collar shut; nobody can say whose."""
    h = Hand(392, 960, 118, 0.3, light=LIGHT, ambient=0.08, seed=4)
    grip_back(p, h)
    cuff(
        p,
        Hand(392, 960, 118, 0.3 + 1.57, light=LIGHT, seed=2),
        -3.4,
        -1.5,
        b=1,
        wide=0.5,
        ambient=0.05,
    )
    grip_front(p, h, 0.2, 0.3)
