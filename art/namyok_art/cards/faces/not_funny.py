"""Heads roar with laughter all around; in the middle one keeps a straight face."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, headwear
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.grip import lay
from namyok_art.lino.ground import rays
from namyok_art.lino.quarter import Quarter
from namyok_art.lino.solid import dye, hew
from namyok_art.painted.figures import Grip
from namyok_art.painted.mould import Mould

NEAR_LIGHT = (-0.45, -0.35, 0.8)
POINTING = Grip(
    (0, 0, 0), (2, 8, 4), (70, 94, 52), (76, 96, 54), (80, 94, 54), (0, -3, 0, 3, 6), 0.9
)


class Who(NamedTuple):
    """A laugher: where, how large, how far thrown back, and whose head it is."""

    x: float
    y: float
    s: float
    tilt: float
    skull: str
    nose: str
    hair: str
    mouth: tuple[float, float, float]
    age: float = 0
    dark: bool = False
    extra: str = ""
    peep: float = -1
    """How far the eyes are open; under 0 they are laughed shut."""


FAR = (
    Who(150, 160, 176, -0.35, "long", "hooked", "receding", (0.36, 0.9, 0.34), 0.7),
    Who(640, 150, 150, 0.3, "round", "broad", "bob", (0.42, 1.2, 0.08), 0, True, "", 0.7),
    Who(410, 116, 120, -0.1, "square", "potato", "short", (0.22, 0.6, 0.36), 0.4),
    Who(
        110,
        520,
        160,
        -0.2,
        "heavy",
        "potato",
        "bald",
        (0.46, 1.0, 0.12),
        0.9,
        False,
        "glasses",
        0.5,
    ),
    Who(700, 500, 156, 0.24, "gaunt", "long", "bun", (0.24, 0.9, 0.44), 0.9, False, "gums"),
)
NEAR = (
    Who(140, 960, 190, -0.3, "oval", "snub", "tousled", (0.4, 1.3, 0.05), 0, False, "", 0.8),
    Who(690, 900, 164, 0.26, "square", "broad", "receding", (0.3, 0.8, 0.26), 0.3, True),
)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "rose", 361)
    rays(p, 400, 560, 0.98, 16, a=1)
    for i, who in enumerate(FAR):
        _laughing(p, who, i)
    _straight(p)
    for i, who in enumerate(NEAR):
        _laughing(p, who, 7 + i)
    _finger(p)
    return p.press()


def _finger(p: Print) -> None:
    """Somebody of our side points at him."""
    m = Mould()
    lay(
        m, (566, 1120, 60), 190, POINTING, 24, 0, -30, skin=dye("rose"), elbow=(720, 1420, 40),
        thumb=((-0.44, -0.86, -0.34), (-0.24, -1.06, -0.46)), sleeve=dye("ochre"), bare=0.34,
    )  # fmt: skip
    hew(p, m, NEAR_LIGHT, gap=7, outline=9, line=3.4, ambient=0.16, cloth=0.05, length=55)


def _straight(p: Print) -> None:
    face = Face(402, 556, 208, nose="long", light=NEAR_LIGHT, wide=0.94, jaw=1.06)
    p.ink(face.outline().grow(12))
    bust(p, face, collar="shirt", wide=1.2, ambient=-0.5, low=3)
    face.draw(
        p,
        eyes=(0.5, 0, 0.1),
        brow=(0.03, 0.0),
        mouth=(0.19, -0.12, 0),
        lips=(0, 1),
        full=0.7,
        ears=True,
        seed=4,
        ambient=0.16,
    )
    heads.front(p, face, "short", n=10)


def _laughing(p: Print, who: Who, i: int) -> None:
    way = 0.8 if who.x < 400 else -0.8
    face = Quarter(*who[:4], way, nose=who.nose, skull=who.skull, age=who.age, light=LEFT, jaw=1.16)
    p.ink(face.outline().grow(10))
    bust(p, face, collar="round", wide=1.1, ambient=-0.6, skin=(0, 1), low=2.2)
    face.draw(
        p,
        eyes=(who.peep, 0.9 * way, 0.1),
        teeth=who.extra != "gums",
        brow=(-0.12, 0.0),
        mouth=who.mouth,
        lips=(0, 0),
        b=1,
        shine=0.96,
        ambient=0.1,
        seed=i,
        gap=5.5,
    )
    face.ear(p, b=1, shine=0.97)
    if who.hair != "bald":
        face.hair(p, who.hair, n=11, shine=(1, 0) if who.hair == "bob" else (0, 0))
    if who.extra == "glasses":
        headwear.glasses(p, face)
