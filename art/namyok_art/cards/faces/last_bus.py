"""On a night bus strangers sleep on each other's shoulders; the last one is awake."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, brush, headwear, oval, poly
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import rain, streaks

LIGHT = (-0.5, -0.6, 0.5)
ROW = (
    (96, 330, 118, "cap", 0.7, "broad", 0.42),
    (252, 452, 124, "curls", 0.2, "snub", 0.4),
    (398, 600, 128, "receding", 0.9, "hooked", 0.44),
    (520, 752, 126, "scarf", 1.0, "potato", 0.4),
)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "moss", 341)
    streaks(p, 0.5, 0.0, 12, 170, b=1)
    window = poly("60 40, 760 40, 760 560, 60 560")
    p.flat(window.grow(20), outline=7)
    p.put(window, k=1, a=0, b=0)
    streaks(p, 0.3, 1.5, 11, 150, a=1, within=window, seed=5)
    for x, y, r in ((610, 150, 44), (690, 300, 30), (500, 250, 24), (380, 120, 28)):
        p.put(oval(x, y, r, r) & window, k=0, a=0, b=1)
        p.put(oval(x, y, r * 0.5, r * 0.5) & window, k=0, a=0, b=0)
    rain(p, 60, -0.25, 90, 5, within=window, seed=7)
    p.ink(brush("60 300, 410 296, 760 300", [12, 12, 12]))
    _awake(p)
    for i, (x, y, s, style, age, nose, tilt) in reversed(list(enumerate(ROW))):
        _sleeper(p, Face(x, y, s, tilt, 0.25, nose=nose, age=age, light=LIGHT), style, i)
    return p.press()


def _sleeper(p: Print, face: Face, style: str, i: int) -> None:
    dark = i == 1
    heads.back(p, face, style)
    upright = Face(face.x - 0.5 * face.s, face.y + 0.1 * face.s, face.s, 0.12, light=LIGHT)
    bust(
        p,
        upright,
        a=float(i == 2),
        b=float(i in (0, 3)),
        collar=("coat", "round", "shirt", "round")[i],
        wide=1.5,
        ambient=-0.1 if i != 1 else -0.45,
        low=9,
        skin=(0, float(dark)),
        shine=0.7 if dark else 0,
    )
    face.draw(
        p,
        eyes=(0, 0, 0),
        brow=(-0.03, 0.05),
        mouth=(0.16, -0.1, 0.06 if i % 2 else 0),
        lips=(0, 0),
        full=0.6,
        ears=style in ("cap", "receding"),
        b=float(dark),
        shine=0.68 if dark else 0,
        ambient=-0.12 if dark else 0.03,
        teeth=False,
        seed=i,
    )
    if style in ("cap", "scarf"):
        headwear.hat(p, face, style, a=float(i == 0), b=float(i == 3))
    else:
        heads.front(p, face, style, n=7)


def _awake(p: Print) -> None:
    face = Face(676, 850, 122, 0.1, -0.15, nose="long", light=LIGHT)
    wall = poly("770 560, 810 560, 810 1210, 770 1210")
    p.flat(wall, b=1, outline=5)
    heads.back(p, face, "long")
    bust(p, face, a=1, collar="coat", wide=1.2, ambient=0.0)
    face.draw(
        p,
        eyes=(1.0, -0.1, 0.0),
        brow=(-0.15, 0.0),
        mouth=(0.14, -0.2, 0),
        lips=(0, 0),
        seed=9,
        ambient=0.05,
    )
    heads.front(p, face, "long", n=7)
