"""A lathered man waits under the razor; the barber over him has eyes for somebody's window only."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Mask, Print, blob, brush, poly, shapes, strands
from namyok_art.lino import hair as heads
from namyok_art.lino.grip import clutch
from namyok_art.lino.profile import Profile
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.lino.walls import bricks
from namyok_art.painted.mould import Mould

MAN = Face(352, 728, 272, -0.06, 0.1, 0.12, nose="long", age=0.25, light=LEFT)
BARBER = Profile(474, 200, 156, 0.1, 1, 1.2, 0.05, age=0.35, light=LEFT)
LAMP = (-0.45, -0.4, 0.75)
WINDOW = poly("52 56, 262 50, 266 330, 56 338")


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 291)
    bricks(p, 0.99, b=1, height=92, width=92, dark=True)
    _window(p)
    _barber(p)
    _client(p)
    _razor(p)
    return p.press()


def _window(p: Print) -> None:
    """What he looks at: over the way somebody lets down her hair."""
    p.flat(WINDOW.grow(20), outline=7)
    p.flat(WINDOW, a=1, outline=6)
    her = Profile(176, 208, 66, 0.16, -1)
    hair = blob("130 130, 190 118, 206 160, 168 190, 160 240, 128 300, 92 330, 84 250, 100 170")
    chest = blob("80 350, 96 292, 150 276, 206 300, 226 350")
    p.ink((her.outline() | hair | chest) & WINDOW)


def _barber(p: Print) -> None:
    far = blob("-50 1140, -60 720, 10 570, 110 490, 230 440, 240 700, 120 1140")
    p.relief(far, LEFT, 90, 10, angle=0.5, outline=8, ambient=0.1, seed=4, length=90)
    vest = blob("60 1240, 84 800, 150 580, 250 440, 380 380, 620 380, 690 500, 740 800, 770 1240")
    p.relief(vest, LEFT, 90, 12, angle=1.3, outline=8, ambient=-0.62, seed=5, length=120)
    BARBER.draw(
        p, opened=0.9, gaze=-0.7, brow=-0.1, smile=0.9, lips=(1, 0), seed=3, ambient=0.14,
    )  # fmt: skip
    hair = BARBER.patch(
        "-.6 -.8, -.62 -1.06, -.3 -1.34, .2 -1.4, .66 -1.16, .92 -.7, .94 -.1, .82 .5, .6 .74,"
        ".48 .4, .36 .0, .3 -.3, .1 -.28, .02 -.12, -.04 -.4, -.2 -.66"
    )
    p.ink(hair)
    comb = strands(
        BARBER.at("-.5 -.9, -.2 -1.24, .4 -1.2, .8 -.7, .7 .4"),
        BARBER.at("-.3 -.72, 0 -.6, .3 -.5, .46 -.1, .56 .4"), 9, 7, 3,
    )  # fmt: skip
    p.put(shapes(comb) & hair, k=0)
    collar = blob("372 392, 400 352, 470 372, 550 352, 604 306, 634 350, 600 424, 500 458, 410 436")
    p.relief(collar, LEFT, 34, 8, angle=0.5, outline=7, ambient=0.24)
    p.ink(brush("404 366, 440 398, 470 452", [3, 9, 3]))
    p.ink(brush("610 330, 560 384, 470 410", [2, 7, 2]))
    p.ink(BARBER.cut("-.74 .42, -.62 .46, -.4 .5, -.2 .4, -.16 .26", [0.09, 0.12, 0.09, 0.05, 0]))


def _client(p: Print) -> None:
    neck = blob("250 900, 470 900, 474 1060, 540 1180, 170 1180, 238 1060")
    p.relief(neck, LEFT, 90, 9, outline=7, ambient=-0.05, seed=6)
    MAN.draw(
        p, (1.15, 0.9, -0.55), (-0.16, 0.02), (0.16, -0.5, 0), (1, 0), ears=True, ambient=0.06,
        seed=5, full=0.8,
    )  # fmt: skip
    heads.front(p, MAN, "side", n=13)
    _lather(p)
    towel = blob(
        "-30 1240, -30 1110, 90 1076, 190 1086, 270 1128, 356 1142, 450 1128, 540 1090,"
        "680 1084, 840 1110, 840 1240"
    )
    p.relief(towel, LEFT, 50, 12, angle=0.9, a=1, outline=8, ambient=0.1, seed=7, length=110)
    for line in ("200 1090, 250 1140, 300 1200", "520 1100, 480 1150, 440 1200"):
        p.ink(brush(line, [3, 12, 3]))


def _lather(p: Print) -> None:
    """A beard of foam up to the ears, the mouth left free."""
    foam: Mask = MAN.patch(
        "-.7 .2, -.62 .16, -.5 .34, -.3 .46, -.1 .5, .1 .5, .3 .46, .5 .34, .6 .16, .7 .2,"
        ".72 .5, .6 .8, .4 1.06, .14 1.2, -.14 1.2, -.4 1.06, -.6 .8, -.72 .5"
    )
    edge = (
        (-0.66, 0.2, 0.1), (-0.7, 0.42, 0.12), (-0.64, 0.68, 0.13), (-0.5, 0.92, 0.14),
        (-0.26, 1.08, 0.15), (0.02, 1.12, 0.16), (0.28, 1.08, 0.14), (0.5, 0.9, 0.14),
        (0.64, 0.66, 0.12), (0.68, 0.4, 0.11), (0.64, 0.2, 0.09), (-0.46, 0.4, 0.12),
        (0.44, 0.4, 0.11), (-0.26, 0.5, 0.1), (0.24, 0.5, 0.1),
    )  # fmt: skip
    for x, y, r in edge:
        foam = foam | MAN.patch([(x + r * u, y + r * v) for u, v in OCTAGON])
    mouth = MAN.patch("-.22 .64, -.1 .57, .04 .6, .18 .56, .28 .64, .16 .76, .02 .78, -.12 .76")
    foam = foam - mouth
    p.put(foam.grow(7), k=1)
    p.relief(foam, LEFT, 60, 10, outline=0, ambient=0.4, length=50, soft=8, seed=9)
    for x, y, r in (*edge[:11:2], (-0.3, 0.8, 0.14), (0.1, 0.92, 0.13), (0.4, 0.7, 0.12)):
        arc = [(x - 0.8 * r, y + 0.4 * r), (x, y + 0.9 * r), (x + 0.8 * r, y + 0.4 * r)]
        p.ink(MAN.cut(arc, [0.003, 0.026, 0.003]) & foam)


OCTAGON = [(np.cos(t), np.sin(t)) for t in np.linspace(0, 2 * np.pi, 9)[:-1]]


def _razor(p: Print) -> None:
    """His own arm knows the work: the blade lies under the chin."""
    blade = poly("610 980, 330 1026, 300 1054, 316 1088, 616 1040")
    p.ink(blob("250 1040, 480 990, 480 1080, 300 1120"))
    p.put(blade.grow(9), k=1)
    p.put(blade, k=0, a=0, b=1)
    p.put(poly("316 1088, 616 1040, 616 1018, 322 1068"), k=0, a=0, b=0)
    p.ink(brush("600 988, 480 1010, 346 1036", [3, 9, 3]))
    m = Mould()
    m.cone((574, 1012, 40), (740, 988, 40), 15, 13, BARE)
    m.group()
    m.cone((650, 1010, 10), (742, 1176, 30), 24, 27, dye("red"))
    clutch(
        m, (668, 1000, 40), 172, (-1, 0.13, 0.1), (-0.06, 0.5, 0.86), 0.09, left=True,
        thumb="along", elbow=(836, 740, -120), shoulder=(640, 470, -60), sleeve=BARE, bare=0.45,
    )  # fmt: skip
    hew(p, m, LAMP, gap=7, outline=8, line=3.2, ambient=0.14, cloth=0.0, length=60, shadow=0.5)
