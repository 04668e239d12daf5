"""A huge ear with a small door in it; a man with flowers is about to knock."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Mask,
    Print,
    blob,
    brush,
    ellipse,
    everything,
    oval,
    points,
    poly,
    shapes,
    strands,
)
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.shape import Points
from namyok_art.lino.side import Side

FLOOR = 1012


def draw() -> NDArray[np.uint8]:
    p = Print("rose", "sky", 191)
    p.put(everything(), k=1)
    locks = strands(
        "-20 60, 200 -20, 500 -60, 800 -40", "-20 330, 120 120, 400 30, 700 80", 8, 24, 1
    )
    locks += strands(
        "830 -20, 800 300, 810 700, 770 1220", "700 -20, 790 240, 790 700, 640 1220", 9, 22, 4
    )
    p.put(shapes(locks), k=0, b=1)
    _ear(p)
    _door(p)
    _bouquet(p, 590, 838)
    _visitor(p)
    return p.press()


def _big(pts: str) -> Points:
    out: Points = (points(pts) - (400, 690)) * (1.12, 1.07) + (388, 656)
    return out


def _ear(p: Print) -> None:
    cheek = blob(_big("-40 300, 60 330, 130 520, 190 800, 250 1010, 320 1120, 330 1240, -40 1240"))
    p.relief(cheek, LEFT, 80, 13, outline=7, ambient=0.24, seed=3, length=130, a=1)
    outer = blob(
        _big(
            "220 980, 140 740, 96 470, 150 240, 300 90, 480 60, 640 130, 730 300, 738 520, 690 720,"
            "650 870, 600 1040, 490 1160, 360 1170, 270 1100"
        )
    )
    p.relief(
        outer, LEFT, 130, 14, outline=10, ambient=0.08, seed=5, length=130, soft=7, a=1, shine=0.66
    )
    rim = strands(
        _big("690 250, 724 400, 726 520, 684 700, 640 870, 590 1030"),
        _big("672 260, 706 400, 708 520, 666 700, 622 870, 572 1020"), 3, 8, 6,
    )  # fmt: skip
    p.put(shapes(rim) & outer, k=0, a=1)
    valley = blob(
        _big(
            "222 660, 196 480, 226 320, 330 190, 480 166, 600 236, 654 400, 640 570, 586 720,"
            "604 560, 590 400, 526 292, 420 256, 310 296, 256 420, 256 560"
        )
    )
    p.put(valley, k=1, a=0, b=0)
    glints = strands(
        _big("232 560, 216 440, 320 226, 480 196, 600 300, 630 450"),
        _big("250 520, 246 420, 330 260, 470 230, 570 320, 606 460"),
        4,
        9,
        3,
    )
    p.put(shapes(glints) & valley, k=0, a=1)
    ring = blob(
        _big(
            "256 640, 262 430, 330 300, 440 262, 550 300, 612 430, 622 600, 590 790, 530 950,"
            "470 900, 530 800, 556 640, 540 520, 490 450, 420 430, 350 460, 310 560"
        )
    )
    p.relief(ring, LEFT, 46, 11, outline=8, ambient=0.1, seed=7, soft=5, a=1, shine=0.66)
    hollow = blob(
        "250 620, 296 470, 420 410, 530 446, 580 570, 584 740, 592 900, 606 1000, 520 1064,"
        "420 1080, 320 1050, 240 980, 250 860, 262 740"
    )
    p.put(hollow.grow(8), k=1)
    p.put(hollow, k=1, a=0, b=0)
    floor = blob(
        "244 1004, 320 984, 440 976, 560 976, 620 990, 600 1030, 520 1072, 420 1090, 310 1062"
    )
    chisel(
        p,
        floor & hollow,
        glow(floor & hollow, [(floor, 1.1)], 8),
        9,
        0.1,
        a=1,
        outline=0,
        swell=200,
    )
    tragus = blob(_big("128 740, 196 676, 256 700, 290 776, 276 850, 226 910, 158 930, 140 840"))
    p.relief(tragus, LEFT, 56, 11, outline=8, ambient=0.1, seed=8, soft=5, a=1, shine=0.66)


def _door(p: Print) -> None:
    """Not locked: a line of light stands along the edge."""
    p.flat(poly("282 552, 436 536, 436 1000, 282 1016"), outline=7)
    p.put(poly("296 570, 422 556, 422 1002, 296 1014"), k=0, a=0, b=0)
    p.flat(poly("296 570, 406 558, 406 1004, 296 1014"), b=1, outline=6)
    for panel in ("314 604, 388 596, 388 744, 314 752", "314 790, 388 782, 388 962, 314 972"):
        p.ink(poly(panel).grow(4) - poly(panel))
        p.put(brush([points(panel)[0] + (8, 8), points(panel)[3] + (8, -8)], [4, 4]), k=0, b=0)
    p.flat(oval(394, 768, 8, 8), outline=5)


def _limb(p: Print, ways: tuple[str, ...], widths: tuple[float, ...], b: float) -> Mask:
    """A sleeve or a leg: straight bones, one form, lit along its left."""
    parts = [brush(way, [widths[i], widths[i + 1]]) for i, way in enumerate(ways)]
    form = parts[0]
    for part in parts[1:]:
        form = form | part
    p.relief(form, LEFT, 22, 7, 0.7, 0.5, b=b, outline=6, ambient=0.2, soft=2, length=40)
    return form


def _fist(p: Print, x: float, y: float, flip: int) -> None:
    hand = blob(
        [(x - 20 * flip, y - 16), (x + 2 * flip, y - 20), (x + 19 * flip, y - 6),
         (x + 16 * flip, y + 16), (x - 8 * flip, y + 19), (x - 22 * flip, y + 4)]
    )  # fmt: skip
    p.flat(hand, outline=5)
    for q in (-9, 0, 9):
        p.ink(brush([(x - 21 * flip, y + q * 0.9), (x - 4 * flip, y + q)], [4, 2]))
    p.ink(brush([(x - 6 * flip, y - 18), (x + 2 * flip, y - 4), (x - 6 * flip, y + 4)], [2, 4, 3]))


def _visitor(p: Print) -> None:
    """In his best jacket; the flowers are still a secret."""
    _limb(p, ("548 716, 604 784", "604 784, 586 836"), (50, 42, 32), 1)
    _fist(p, 582, 850, -1)
    for ways in (
        ("534 830, 542 916", "542 916, 552 1000"),
        ("502 830, 492 916", "492 916, 482 1000"),
    ):
        _limb(p, ways, (54, 42, 34), 0)
    for x in (546.0, 482.0):
        p.ink(blob([(x - 42, FLOOR + 4), (x - 24, FLOOR - 12), (x + 20, FLOOR - 14),
                    (x + 24, FLOOR + 8), (x - 40, FLOOR + 10)]))  # fmt: skip
    neck = poly("494 620, 532 612, 540 706, 496 706")
    p.relief(neck, LEFT, 24, 6, outline=6, ambient=-0.1)
    jacket = blob(
        "482 690, 500 674, 530 668, 556 680, 574 718, 572 780, 566 846, 520 854, 472 850, 474 780,"
        "468 730"
    )
    lit = brush("488 694, 476 750, 480 850", [40, 44, 40])
    chisel(p, jacket, glow(jacket, [(lit, 1.1)], 12) + 0.34, 7, 1.2, b=1, outline=6, length=50)
    p.flat(poly("486 674, 536 660, 540 680, 490 694"), outline=5)
    p.put(brush("560 730, 552 780, 556 836", [2, 5, 2]), k=1)
    head = Side(512, 574, 62, 0.06, 1, "man", smile=1.2)
    p.put(head.outline().grow(8), k=0, a=0, b=0)
    head.draw(p, 0.9, (0.5, -0.1), (-0.08, 0.0), ambient=0.25, seed=2)
    head.ear(p)
    head.hair(p, "short", n=5)
    p.put(head.patch("-.4 .26, -.28 .18, -.12 .26, -.14 .42, -.3 .46, -.4 .36"), k=0, a=1)
    _limb(p, ("522 724, 480 800", "480 800, 444 738"), (52, 44, 32), 1)
    p.ink(brush("478 770, 490 788, 506 792", [2, 6, 2]))
    p.flat(brush("452 744, 436 722", [34, 32]), outline=5)
    _fist(p, 432, 708, 1)


def _bouquet(p: Print, x: float, y: float) -> None:
    wrap = poly([(x - 16, y + 60), (x + 6, y + 66), (x + 110, y - 84), (x + 0, y - 116)])
    p.flat(wrap, outline=6)
    for q in (0.3, 0.6):
        p.ink(brush([(x - 2, y + 54), (x + 100 * q, y - 108 + 26 * q)], [2, 6]))
    for dx, dy, r in (
        (10, -150, 33), (70, -164, 32), (122, -122, 33), (42, -108, 34), (100, -84, 30),
    ):  # fmt: skip
        petals = shapes(
            [ellipse(x + dx + r * 0.6 * np.cos(t), y + dy + r * 0.6 * np.sin(t), r * 0.62, r * 0.62)
             for t in np.linspace(0, 2 * np.pi, 7)[:-1]]
        )  # fmt: skip
        p.flat(petals, a=1, outline=6)
        swirl = [
            (x + dx + r * q * np.cos(9 * q), y + dy + r * q * np.sin(9 * q))
            for q in np.linspace(0.1, 0.8, 9)
        ]
        p.ink(brush(swirl, [6, 6, 2]))
