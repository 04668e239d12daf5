"""Over his shoulder: through a gap in the wall of dirty plates she looks and passes the salt."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, blob, brush, ellipse, oval, place, shapes
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.grip import clutch
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.nape import nape
from namyok_art.lino.solid import BARE, dye, hew
from namyok_art.painted.mould import Mould

LAMP = (0.6, -0.5, 0.6)
SOFT = (0.42, -0.4, 0.8)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 321)
    streaks(p, dim(430, 380, 620, 0.5, 0.0), 1.57, 13, 170, b=1)
    _her(p)
    rng = np.random.default_rng(8)
    _stack(p, 84, -60, 1000, 150, rng)
    _salt(p)
    _stack(p, 726, 176, 1240, 132, rng)
    _cup(p, 700, 176)
    _him(p)
    return p.press()


def _her(p: Print) -> None:
    face = Face(424, 400, 280, -0.12, -0.12, nose="straight", age=0.3, light=SOFT, wide=0.94)
    heads.back(p, face, "long")
    bust(p, face, collar="round", wide=1.3, ambient=-0.62)
    face.draw(
        p, (0.74, -0.6, 0.85), (-0.1, 0.05), (0.19, -0.35, 0), (1, 0), full=0.9, smirk=0.4,
        ambient=0.08, seed=5,
    )  # fmt: skip
    heads.front(p, face, "long", n=9, seed=4)


def _salt(p: Print) -> None:
    """Her hand comes round the right-hand tower and holds the shaker out."""
    x, y = 466.0, 1000.0
    m = Mould()
    m.skirt((x - 24, y - 150, 0), (x + 19, y + 132, 0), 46, 60, dye("rust"), 0, 0, flat=1)
    m.group()
    m.cone((x - 26, y - 164, 0), (x - 24, y - 146, 0), 50, 50, BARE)
    clutch(
        m, (x, y, 0), 176, (-0.16, -1, 0), (-0.74, 0.05, 0.67), 0.29, thumb="round", age="woman",
        elbow=(900, 1120, -280), sleeve=dye("sky"), bare=0.35,
    )  # fmt: skip
    hew(
        p, m, SOFT, gap=7, outline=8, line=3.4, ambient=0.14, cloth=0.02, length=60, shadow=0.5,
        halo=6,
    )  # fmt: skip
    for hx, hy in place("-.15 -1.55, 0 -1.66, .15 -1.57, 0 -1.45", x - 4, y + 10, 120, -0.16):
        p.ink(oval(float(hx), float(hy), 6, 5))


def _stack(
    p: Print, x: float, top: float, low: float, size: float, rng: np.random.Generator
) -> None:
    """Plates and bowls seen from the edge; none lies quite over the other."""
    y = low
    while y > top:
        wide = size * rng.uniform(0.84, 1.06)
        at, lean = x + rng.normal(0, 9), float(rng.normal(0, 0.025))
        _plate(p, at, y, wide, lean, rng.random() < 0.34)
        y -= rng.uniform(50, 58)


def _plate(p: Print, x: float, y: float, wide: float, lean: float, blue: bool) -> None:
    """White china, thick at the foot."""
    form = (
        "-1 0, -.5 .05, 0 .06, .5 .05, 1 0, .86 .12, .5 .25, .34 .31, -.34 .31, -.5 .25, -.86 .12"
    )
    side = blob(place(form, x, y, wide, lean))
    p.relief(side, LAMP, 24, 7, b=float(blue), outline=6, ambient=0.42, soft=3, seed=int(y))
    rim = shapes([ellipse(x, y, wide, wide * 0.07, lean)])
    p.flat(rim, outline=5)
    p.ink(shapes([ellipse(x, y - 1, wide * 0.9, wide * 0.035, lean)]))


def _cup(p: Print, x: float, y: float) -> None:
    """On top of the shorter tower a cup about to slide."""
    ring = brush(
        [(x - 60, y - 30), (x - 104, y - 20), (x - 96, y + 20), (x - 54, y + 22)], [15, 17, 15]
    )
    p.flat(ring, outline=5)
    body = blob(
        [
            (x - 70, y - 54),
            (x, y - 40),
            (x + 72, y - 54),
            (x + 54, y + 20),
            (x, y + 44),
            (x - 50, y + 20),
        ]
    )
    p.relief(body, LAMP, 40, 7, a=1, outline=6, ambient=0.1)
    p.flat(shapes([ellipse(x, y - 54, 72, 15, 0.06)]), outline=5)
    p.ink(shapes([ellipse(x + 2, y - 52, 60, 10, 0.06)]))


def _him(p: Print) -> None:
    head = Face(158, 1010, 226, 0.12, light=LAMP)
    coat = blob("-60 1320, -40 1230, 40 1180, 180 1150, 320 1180, 420 1250, 450 1320")
    p.relief(coat, LAMP, 90, 10, b=1, outline=8, ambient=-0.1, angle=0.4)
    nape(p, head, "bald", seed=3)
