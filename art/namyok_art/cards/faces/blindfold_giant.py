"""A child on the shoulders of a blindfolded man points the way; one sort of cloth binds both."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, brush, shapes, step, strands
from namyok_art.lino import hair as heads
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import streaks
from namyok_art.lino.solid import BARE, hew
from namyok_art.painted.mould import CLOTH, Mould
from namyok_art.painted.space import Frame

LIGHT = (-0.6, -0.45, 0.6)
GIANT = Face(376, 900, 282, -0.06, 0.26, nose="broad", light=LIGHT, wide=1.06, age=0.3)
CHILD = Face(322, 252, 156, -0.14, 0.24, child=True, light=LIGHT)


def draw() -> NDArray[np.uint8]:
    p = Print("moss", "rust", 281)
    streaks(p, 0.97 - 0.25 * step(200, 1200, Y), 0.02, 14, 200, b=1, seed=5)
    p.ink(blob("-60 1260, 0 1150, 170 1060, 300 960, 480 960, 600 1060, 790 1150, 860 1260"))
    _legs(p)
    _ribbon(p)
    _child(p)
    _giant(p)
    _holding(p)
    return p.press()


def _giant(p: Print) -> None:
    GIANT.draw(
        p, eyes=(0.3, 0, 0), brow=(-0.06, 0), mouth=(0.25, -0.3, 0), lips=(0, 1), ears=True,
        ambient=0.08, seed=4, teeth=False,
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
    trunk = blob("170 800, 180 600, 206 500, 270 430, 360 424, 430 470, 470 600, 490 800")
    p.relief(trunk, LIGHT, 80, 10, angle=0.3, outline=8, ambient=-0.1, seed=4)
    p.relief(brush("316 380, 320 440", [84, 104]), LIGHT, 40, 7, outline=7, ambient=-0.2)
    CHILD.draw(p, (0.3, 0, 0), (-0.12, 0.0), (0.26, 0.7, 0), (0, 1), ears=True, ambient=0.42)
    heads.front(p, CHILD, "fringe", n=12)
    _band(p, CHILD, -0.2, 0.26)
    arm = Mould()
    grasp(
        arm, 584, 396, 96, "point", 10, 0, 70, left=True, age="child", elbow=(488, 452, 20),
        sleeve=BARE, bare=0.35, z=40,
    )  # fmt: skip
    arm.frame = Frame()
    arm.group()
    arm.cone((488, 452, 20), (400, 500, 0), 54, 66, BARE, 0, CLOTH)
    hew(p, arm, LIGHT, gap=6, outline=8, line=3, ambient=0.34, cloth=-0.02, length=50)


def _legs(p: Print) -> None:
    """They hang down on both sides of the neck."""
    for way in ("190 960, 120 1050, 104 1240", "580 960, 640 1060, 656 1240"):
        leg = brush(way, [140, 132, 116])
        p.relief(leg, LIGHT, 56, 11, angle=0.2, outline=8, ambient=-0.1, seed=8)


def _ribbon(p: Print) -> None:
    """The ends of both knots fly back: they walk fast."""
    for ends in (
        (
            "190 262, 120 236, 50 270, 40 300, 90 290, 190 316",
            "190 280, 130 300, 84 360, 70 410, 110 380, 190 326",
        ),
        (
            "130 820, 80 790, 30 800, -20 850, 40 866, 130 890",
            "130 850, 90 880, 56 940, 60 1000, 96 950, 140 900",
        ),
    ):
        for end in ends:
            p.relief(blob(end), LIGHT, 26, 8, angle=0.2, a=1, outline=7, ambient=0.1, seed=9)


def _holding(p: Print) -> None:
    """The other arm lies round the big forehead."""
    arm = Mould()
    grasp(
        arm, 268, 668, 100, "cover", 0, 0, 112, age="child", elbow=(150, 604, 10), left=False,
        sleeve=BARE, bare=0.3, z=60,
    )  # fmt: skip
    arm.frame = Frame()
    arm.group()
    arm.cone((150, 604, 10), (232, 500, 0), 56, 66, BARE, 0, CLOTH)
    hew(p, arm, LIGHT, gap=6, outline=8, line=3, ambient=0.34, cloth=-0.02, length=40)
