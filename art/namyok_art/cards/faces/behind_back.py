"""A broad back: one hand keeps flowers behind it, the other a stone."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, blob, brush, ellipse, poly, shapes
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import streaks
from namyok_art.lino.nape import nape
from namyok_art.lino.solid import dye, hew
from namyok_art.lino.walls import bricks
from namyok_art.painted.mould import CLOTH, Mould
from namyok_art.painted.space import Frame

LAMP = (0.55, -0.45, 0.6)
GREEN = dye("green")


def draw() -> NDArray[np.uint8]:
    p = Print("green", "rose", 221)
    bricks(p, 0.98, height=84, width=84, dark=True)
    _back(p)
    _stalks(p)
    _stone(p)
    _hands(p)
    _roses(p)
    return p.press()


def _back(p: Print) -> None:
    face = Face(400, 40, 150, 0.08, 0, light=LAMP)
    neck = blob("316 60, 484 60, 490 190, 540 250, 260 250, 310 190")
    p.relief(neck, LAMP, 70, 8, outline=8, ambient=-0.1, seed=2)
    nape(p, face, "short")
    coat = blob(
        "60 1240, 110 900, 100 640, 60 420, 130 280, 260 216, 400 240, 540 216, 670 280, 740 420,"
        "700 640, 690 900, 740 1240"
    )
    p.relief(coat, LAMP, 150, 12, angle=1.4, a=1, outline=10, ambient=0.05, seed=5, length=150)
    p.ink(brush("400 236, 404 620, 400 1220", [4, 9, 14]))
    collar = blob("270 226, 330 186, 400 206, 470 186, 530 226, 500 268, 400 286, 300 268")
    p.relief(collar, LAMP, 30, 8, a=1, outline=8, ambient=0.15, angle=0.2)


STALKS = ((300, 470), (400, 430), (496, 486), (348, 556), (452, 566))


def _stalks(p: Print) -> None:
    leaves = [
        blob("392 760, 330 720, 250 716, 196 664, 262 650, 336 672"),
        blob("420 760, 470 700, 540 690, 606 628, 530 626, 452 668"),
    ]
    for leaf in leaves:
        _green(p, leaf)
    for line in ("388 756, 310 698, 216 668", "424 754, 490 682, 586 640"):
        p.ink(brush(line, [6, 5, 2]))
    for i, (x, y) in enumerate(STALKS):
        low = 372 + 14 * i
        _green(p, brush([(low + 22 * (2 - i), 1010), (low, 800), (x, y)], [15, 16, 13]))


def _green(p: Print, mask: Mask) -> None:
    """Pale against the coat, in a black line."""
    p.put(mask.grow(7), k=1)
    p.put(mask, k=0, a=0, b=0)


def _roses(p: Print) -> None:
    # their shadow on the cloth parts them from it
    p.ink(shapes([ellipse(x - 20, y + 22, 76, 70) for x, y in STALKS]))
    for i, (x, y) in enumerate(STALKS):
        r = 70 if i < 3 else 64
        turn = i * 0.8
        petals = shapes(
            [
                ellipse(x + r * 0.56 * np.cos(t), y + r * 0.52 * np.sin(t), r * 0.56, r * 0.52)
                for t in np.linspace(turn, turn + 2 * np.pi, 6)[:-1]
            ]
        )
        p.relief(petals, LAMP, 44, 9, b=1, outline=7, ambient=0.26, seed=i)
        for k in range(5):
            t = np.linspace(turn + k * 1.26, turn + k * 1.26 + 1.7, 7)
            q = r * (0.62 - 0.1 * (k % 2))
            p.ink(brush([(x + q * np.cos(u), y + q * 0.9 * np.sin(u)) for u in t], [2, 8, 2]))
        whorl = [
            (x + r * q * np.cos(11 * q + turn), y + r * q * np.sin(11 * q + turn))
            for q in np.linspace(0.06, 0.4, 12)
        ]
        p.ink(brush(whorl, [6, 8, 3]))


def _hands(p: Print) -> None:
    m = Mould()
    grasp(
        m, 214, 800, 168, "wrap", 220, 0, 80, z=80, elbow=(70, 700, 0), sleeve=GREEN, bare=0.36,
    )  # fmt: skip
    m.frame = Frame()
    m.group()
    m.cone((70, 700, 0), (130, 360, -40), 92, 110, GREEN, 0, CLOTH)
    hew(p, m, LAMP, gap=7, outline=8, line=3.4, ambient=0.2, cloth=0.0, length=70)
    m = Mould()
    grasp(
        m, 640, 900, 172, "hold", 140, 0, -104, z=80, left=True, elbow=(736, 730, 0), sleeve=GREEN,
        bare=0.36,
    )  # fmt: skip
    m.frame = Frame()
    m.group()
    m.cone((736, 730, 0), (670, 360, -40), 92, 110, GREEN, 0, CLOTH)
    hew(p, m, LAMP, gap=7, outline=8, line=3.4, ambient=0.2, cloth=0.0, length=70)


def _stone(p: Print) -> None:
    stone = poly(
        "300 1000, 356 906, 470 876, 590 930, 634 1030, 600 1120, 500 1164, 372 1158, 312 1090"
    )
    p.ink(stone.grow(10))
    for facet, tone, angle in (
        ("300 1000, 356 906, 470 876, 440 980, 370 1040", 0.56, -0.7),
        ("470 876, 590 930, 634 1030, 560 1060, 440 980", 0.96, 0.3),
        ("560 1060, 634 1030, 600 1120, 500 1164", 0.42, 1.2),
        ("300 1000, 370 1040, 400 1100, 372 1158, 312 1090", 0.1, 0.2),
        ("370 1040, 440 980, 560 1060, 500 1164, 372 1158, 400 1100", 0.8, 0.5),
    ):
        streaks(p, tone, angle, 12, 70, wave=10, within=poly(facet))
    for edge in ("370 1040, 440 980, 560 1060", "440 980, 470 880", "370 1040, 400 1100, 376 1156"):
        p.ink(brush(edge, [5, 6, 4], 4))
