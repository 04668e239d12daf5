"""A wall of backs; out of one collar, where a head should be, a hand waves to us."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, brush, shapes, step, strands
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand
from namyok_art.lino.nape import nape

LAMP = (-0.5, -0.6, 0.6)


class Back(NamedTuple):
    """Where the head is, how large, its hair, and the colour of the coat: a, b, light."""

    x: float
    y: float
    s: float
    style: str
    coat: tuple[float, float, float]
    tilt: float = 0


FAR = (
    Back(96, 190, 84, "brim", (0, 0, -0.5)),
    Back(270, 150, 80, "bun", (0, 1, -0.1)),
    Back(600, 160, 82, "bald", (0, 0, 0.1)),
    Back(742, 220, 86, "scarf", (0, 0, -0.5)),
)
MIDDLE = (
    Back(116, 470, 116, "braid", (0, 0, 0.15), -0.06),
    Back(694, 500, 118, "curls", (0, 0, -0.55), 0.05),
)
NEAR = (
    Back(96, 900, 150, "bald", (0, 0, -0.6), 0.06),
    Back(700, 930, 152, "cap", (0, 0, 0.12), -0.05),
)


def draw() -> NDArray[np.uint8]:
    p = Print("violet", "moss", 361)
    streaks(p, 0.99 - 0.2 * step(0, 700, Y), 0.05, 14, 190, b=1, seed=4)
    for i, row in enumerate((FAR, MIDDLE)):
        for j, back in enumerate(row):
            _turned(p, back, 3 * i + j)
    _waving(p)
    for j, back in enumerate(NEAR):
        _turned(p, back, 9 + j)
    return p.press()


def _turned(p: Print, back: Back, seed: int) -> None:
    face = Face(back.x, back.y, back.s, back.tilt, light=LAMP)
    a, b, ambient = back.coat
    bust(p, face, a=a, b=b, collar="round", wide=1.7, ambient=ambient, low=5, seed=seed)
    nape(p, face, back.style, b=1, seed=seed)
    if back.style not in ("braid", "scarf"):
        hem = brush(
            face.at("-.8 1.42, -.4 1.66, 0 1.74, .4 1.66, .8 1.42", False), [back.s * 0.2] * 3
        )
        p.relief(hem, LAMP, back.s * 0.1, 7, a=a, b=b, outline=back.s * 0.03, ambient=ambient + 0.2)


def _waving(p: Print) -> None:
    """Violet shoulders, an upturned collar, and in it a wrist."""
    body = blob(
        "120 1260, 130 1000, 170 830, 280 742, 400 716, 520 742, 630 830, 670 1000, 680 1260"
    )
    p.relief(body, LAMP, 130, 12, angle=1.3, a=1, outline=8, ambient=0.02, seed=6, length=160)
    seam = brush("400 800, 404 1000, 400 1230", [4, 9, 9])
    p.ink(seam)
    inside = blob("300 700, 350 668, 400 660, 450 668, 500 700, 470 740, 400 752, 330 740")
    p.ink(inside.grow(10))
    hand = Hand(404, 430, 196, 0.16, light=LAMP, ambient=0.1, seed=3)
    hand.open(p, (-0.3, -0.08, 0.12, 0.36), thumb=-0.95, thumb_curl=0.1, wrist=1.62)
    collar = blob(
        "284 690, 300 664, 340 700, 400 716, 460 700, 500 664, 516 690, 528 800, 470 850,"
        "400 862, 330 850, 272 800"
    )
    p.relief(collar, LAMP, 40, 9, angle=0, a=1, outline=8, ambient=0.18, seed=4)
    creases = strands("320 720, 310 780, 330 840", "480 720, 490 780, 470 840", 6, 9, 3)
    p.ink(shapes(creases) & collar)
