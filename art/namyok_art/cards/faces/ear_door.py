"""A huge ear with a small door in it; a man with flowers is about to knock."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Print,
    blob,
    brush,
    ellipse,
    everything,
    oval,
    poly,
    shapes,
    strands,
)
from namyok_art.lino.little import Little
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
from namyok_art.painted.figures import figure
from namyok_art.painted.mould import Mould


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 191)
    p.put(everything(), k=1)
    locks = strands(
        "820 -20, 790 300, 800 700, 760 1220", "560 -20, 740 200, 760 700, 640 1220", 9, 24, 4
    )
    locks += strands(
        "-20 60, 200 -20, 500 -60, 800 -40", "-20 330, 120 120, 400 30, 700 80", 8, 24, 1
    )
    p.put(shapes(locks), k=0, b=1)
    _ear(p)
    _door(p)
    _visitor(p)
    return p.press()


def _ear(p: Print) -> None:
    cheek = blob("-40 300, 60 330, 130 520, 190 800, 250 1010, 320 1120, 330 1240, -40 1240")
    p.relief(cheek, LEFT, 80, 13, outline=7, ambient=0.24, seed=3, length=130, a=1)
    outer = blob(
        "220 980, 140 740, 96 470, 150 240, 300 90, 480 60, 640 130, 730 300, 738 520, 690 720,"
        "650 870, 600 1040, 490 1160, 360 1170, 270 1100"
    )
    p.relief(
        outer, LEFT, 130, 13, outline=10, ambient=0.04, seed=5, length=130, soft=7, a=1, shine=0.66
    )
    valley = blob(
        "222 660, 196 480, 226 320, 330 190, 480 166, 600 236, 654 400, 640 570, 586 720, 604 560,"
        "590 400, 526 292, 420 256, 310 296, 256 420, 256 560"
    )
    p.put(valley, k=1, a=0, b=0)
    glints = strands(
        "232 560, 216 440, 320 226, 480 196, 600 300, 630 450",
        "250 520, 246 420, 330 260, 470 230, 570 320, 606 460",
        4,
        8,
        3,
    )
    p.put(shapes(glints) & valley, k=0, a=1)
    ring = blob(
        "256 640, 262 430, 330 320, 440 280, 540 320, 602 430, 612 600, 576 790, 520 930, 470 900,"
        "530 800, 556 640, 540 520, 490 450, 420 430, 350 460, 310 560"
    )
    p.relief(ring, LEFT, 46, 10, outline=8, ambient=0.06, seed=7, soft=5, a=1, shine=0.66)
    hollow = blob(
        "290 570, 340 480, 430 446, 510 480, 546 580, 546 720, 520 850, 470 950, 390 986, 310 950,"
        "270 860, 290 760, 282 660"
    )
    p.put(hollow.grow(8), k=1)
    p.put(hollow, k=1, a=0, b=0)
    tragus = blob("170 800, 220 690, 286 700, 316 790, 300 900, 236 940, 180 900")
    p.relief(tragus, LEFT, 56, 10, outline=8, ambient=0.06, seed=8, soft=5, a=1, shine=0.66)


def _door(p: Print) -> None:
    """Not locked: a line of light stands along the edge."""
    p.flat(poly("318 566, 438 552, 438 868, 318 884"), outline=6)
    p.put(poly("330 580, 428 568, 428 868, 330 882"), k=1)
    p.flat(poly("330 580, 414 572, 414 870, 330 882"), b=1, outline=4)
    for panel in ("344 606, 400 600, 400 700, 344 706", "344 732, 400 726, 400 836, 344 844"):
        p.ink(poly(panel).grow(3) - poly(panel))
    p.flat(oval(404, 722, 6, 6), outline=4)


def _visitor(p: Print) -> None:
    """In his best jacket; the flowers are still a secret."""
    who = clad("man", coat=dye("sky"), shirt=BARE, legs=BARE, shoes=BLACK, cut="trousers")
    m = Mould()
    placed = figure(
        m, 488, 972, 430, who, "standing", yaw=-62, headless=True,
        reach={"R": (422, 690, 70), "L": (560, 790, -40)}, hands=("hold", "fist"),
    )  # fmt: skip
    _bouquet(p, *placed["wristL"][:2])
    hew(p, m, LEFT, gap=5, outline=5, line=2.4, halo=5, ambient=0.25, cloth=0.24)
    x, y, _ = placed["head"]
    man = Little(x - 4, y + 2, 40, -0.12, -0.55, "long", "hooked", "side")
    man.draw(p, (0.9, -0.8, 0), (-0.14, 0), (0.2, 0.5, 0))


def _bouquet(p: Print, x: float, y: float) -> None:
    wrap = poly([(x - 6, y + 50), (x + 10, y + 54), (x + 96, y - 70), (x + 10, y - 96)])
    p.flat(wrap, outline=6)
    for q in (0.3, 0.6):
        p.ink(brush([(x + 4, y + 44), (x + 10 + 86 * q, y - 90 + 24 * q)], [2, 5]))
    for dx, dy, r in (
        (20, -128, 26), (66, -134, 25), (104, -104, 26), (42, -94, 27), (86, -74, 24),
    ):  # fmt: skip
        petals = shapes(
            [ellipse(x + dx + r * 0.6 * np.cos(t), y + dy + r * 0.6 * np.sin(t), r * 0.62, r * 0.62)
             for t in np.linspace(0, 2 * np.pi, 7)[:-1]]
        )  # fmt: skip
        p.flat(petals, a=1, outline=5)
        swirl = [
            (x + dx + r * q * np.cos(9 * q), y + dy + r * q * np.sin(9 * q))
            for q in np.linspace(0.1, 0.8, 9)
        ]
        p.ink(brush(swirl, [5, 5, 2]))
