"""A child on the shoulders of a blindfolded man points the way; one sort of cloth binds both."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, shapes, step, strands
from namyok_art.lino import hair as heads
from namyok_art.lino.grip import clutch, lay
from namyok_art.lino.ground import streaks
from namyok_art.lino.sleeve import sleeve
from namyok_art.lino.solid import BARE, hew
from namyok_art.painted.figures import Grip
from namyok_art.painted.figures.hands import GRIPS
from namyok_art.painted.mould import CLOTH, SKIN, Mould

LIGHT = (-0.5, -0.4, 0.75)
GIANT = Face(392, 830, 250, -0.05, 0.2, nose="broad", light=LIGHT, wide=1.08, age=0.3)
LAMP = (-0.3, -0.35, 0.9)
CHILD = Face(336, 262, 164, -0.12, 0.24, child=True, light=LAMP)
LAID = Grip((0, 0, 0), (2, 10, 6), (3, 12, 6), (5, 14, 8), (9, 16, 8), (0, -9, -1, 6, 14), 0.3)


def draw() -> NDArray[np.uint8]:
    p = Print("moss", "rust", 281)
    streaks(p, 0.97 - 0.25 * step(200, 1200, Y), 0.02, 14, 200, b=1, seed=5)
    coat = blob("-60 1260, -40 1080, 60 980, 250 930, 540 930, 740 980, 840 1080, 860 1260")
    p.relief(coat, LIGHT, 120, 12, angle=0.4, outline=8, ambient=-0.66, seed=3)
    _ribbon(p)
    _child(p)
    _riding(p)
    _giant(p)
    _holding(p)
    return p.press()


def _giant(p: Print) -> None:
    GIANT.draw(
        p, eyes=(0.3, 0, 0), brow=(-0.06, 0), mouth=(0.25, -0.3, 0), lips=(0, 1), ears=True,
        ambient=0.12, seed=4, teeth=False,
    )  # fmt: skip
    heads.front(p, GIANT, "short", n=8)
    _band(p, GIANT, -0.42, 0.14)


def _band(p: Print, f: Face, top: float, low: float) -> None:
    """The cloth over the eyes, drawn tight over the bridge of the nose."""
    mid = (top + low) / 2
    band = f.patch(
        [
            (-0.84, top + 0.08), (-0.4, top), (0.1, top + 0.02), (0.5, top), (0.8, top + 0.06),
            (0.8, low - 0.1), (0.5, low), (0.14, low - 0.08), (-0.4, low), (-0.84, low - 0.06),
        ]
    )  # fmt: skip
    p.put(band.grow(8), k=1)
    p.relief(
        band, LIGHT, f.s * 0.14, f.s * 0.034, a=1, outline=7, ambient=0.1, angle=0.1, seed=7,
        length=90,
    )  # fmt: skip
    folds = strands(
        f.at([(-0.8, top + 0.16), (0.1, top + 0.14), (0.78, top + 0.12)], False),
        f.at([(-0.8, low - 0.14), (0.1, mid + 0.06), (0.78, low - 0.16)], False),
        5, f.s * 0.034, 3,
    )  # fmt: skip
    p.ink(shapes(folds) & band)


def _child(p: Print) -> None:
    """Rides high and shows the way, as sure as only a child can be."""
    m = Mould()
    m.group()
    m.cone((352, 520, 0), (372, 720, -20), 96, 120, BARE, 0, CLOTH)
    m.cone((270, 496, 0), (436, 496, 0), 62, 62, BARE, 40, CLOTH)
    m.group()
    m.cone((344, 380, 10), (350, 470, 0), 46, 52, BARE, 0, SKIN)
    hew(p, m, LIGHT, gap=7, outline=8, line=3, ambient=0.0, cloth=-0.1, length=60)
    CHILD.draw(p, (0.3, 0, 0), (-0.12, 0.0), (0.26, 0.7, 0), (0, 1), ears=True, ambient=0.42)
    heads.front(p, CHILD, "fringe", n=12)
    _band(p, CHILD, -0.2, 0.26)
    arm = Mould()
    lay(
        arm, (590, 392, 90), 96, GRIPS["point"], 20, 0, 80, left=True, age="child",
        thumb=((-0.34, -0.80, -0.44), (-0.10, -0.98, -0.50)), elbow=(506, 486, 70),
        shoulder=(420, 500, 0), sleeve=BARE, bare=0.25, girth=0.96,
    )  # fmt: skip
    hew(p, arm, LAMP, gap=6, outline=8, line=3, ambient=0.2, cloth=-0.02, length=50, shadow=0.4)


def _ribbon(p: Print) -> None:
    """The ends of both knots fly back: they walk fast."""
    for ends in (
        (
            "200 272, 130 246, 60 280, 50 310, 100 300, 200 326",
            "200 290, 140 310, 94 370, 80 420, 120 390, 200 336",
        ),
        (
            "150 770, 100 740, 50 750, 0 800, 60 816, 150 840",
            "150 800, 110 830, 76 890, 80 950, 116 900, 160 850",
        ),
    ):
        for end in ends:
            p.relief(blob(end), LIGHT, 26, 8, angle=0.2, a=1, outline=7, ambient=0.1, seed=9)


def _riding(p: Print) -> None:
    """Legs over the shoulders, held by the shins."""
    m = Mould()
    for side, x in ((-1, 138), (1, 660)):
        sleeve(
            m, [(x - side * 6, 1330, 60), (x, 936, 90), (x - side * 70, 800, -60)], 150, BARE,
            wide=(0.36, 0.42, 0.42), cuff=False,
        )  # fmt: skip
        clutch(
            m, (x - side * 2, 1106, 72), 164, (0, -1, 0.06), (-0.86 * side, -0.3, -0.3), 0.33,
            thumb="round", left=side > 0, elbow=(x + side * 190, 1290, 110), sleeve=BARE, bare=0.4,
        )  # fmt: skip
    hew(p, m, LAMP, gap=7, outline=8, line=3.2, ambient=0.14, cloth=-0.05, length=60, shadow=0.5)


def _holding(p: Print) -> None:
    """The other arm lies round the big forehead."""
    m = Mould()
    lay(
        m, (246, 664, 80), 104, LAID, 6, -8, 84, age="child", elbow=(140, 622, -30),
        thumb=((-0.62, -0.66, -0.1), (-0.72, -0.92, -0.12)),
        shoulder=(256, 500, 0), sleeve=BARE, bare=0.25, girth=0.96,
    )  # fmt: skip
    hew(p, m, LAMP, gap=6, outline=8, line=3, ambient=0.2, cloth=-0.02, length=50, shadow=0.4)
