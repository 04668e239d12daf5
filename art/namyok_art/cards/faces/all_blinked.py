"""A family of one nose sits for its picture; everybody has blinked but the baby."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    LEFT,
    Face,
    Print,
    blob,
    everything,
    headwear,
    shapes,
    spot_at,
    strands,
)
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.walls import curtain


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "ochre", 331)
    curtain(p, everything(), 150, 0.55, b=1, seed=2)
    for x, y, s, age, style, extra in (
        (150, 250, 96, 0.9, "receding", "glasses"),
        (400, 210, 104, 0.4, "side", "moustache"),
        (646, 256, 98, 0.2, "bob", ""),
    ):
        _relative(p, x, y, s, age, style, extra, a=float(style == "side"))
    for x, y, s, age, style, extra in (
        (214, 560, 116, 1.0, "bun", "glasses"),
        (596, 570, 112, 0.6, "curls", ""),
    ):
        _relative(p, x, y, s, age, style, extra, a=float(style == "curls"))
    _relative(p, 112, 890, 100, 0, "fringe", "child", a=1)
    _relative(p, 690, 900, 98, 0, "short", "child", a=0)
    _baby(p)
    return p.press()


def _relative(
    p: Print, x: float, y: float, s: float, age: float, style: str, extra: str, a: float
) -> None:
    child = extra == "child"
    face = Face(
        x,
        y,
        s,
        0.04 if x < 400 else -0.04,
        0.0,
        nose="potato",
        age=age,
        light=LEFT,
        child=False,
        wide=1.06 if child else 1.0,
        jaw=0.9 if child else 1.0,
    )
    heads.back(p, face, style)
    bust(
        p,
        face,
        a=a,
        collar="shirt" if extra in ("moustache", "glasses") else "round",
        wide=1.5,
        ambient=-0.02 if a else -0.4,
        low=4,
    )
    face.draw(
        p,
        eyes=(0, 0, 0),
        brow=(-0.08, 0.02),
        mouth=(0.2, 0.25, 0),
        lips=(1, 0),
        full=0.6,
        ears=style in ("receding", "side", "short"),
        seed=int(x),
        ambient=0.02,
    )
    heads.front(p, face, style, n=7)
    # the family nose: a round tip on everybody
    tip = face.spot(0, 0.36, 0.17, 0.13)
    p.relief(
        tip,
        LEFT,
        s * 0.14,
        5,
        outline=max(3, s * 0.026),
        ambient=0.05,
        soft=s * 0.02,
        a=1,
        shine=0.6,
    )
    if extra == "glasses":
        headwear.glasses(p, face)
    elif extra == "moustache":
        headwear.moustache(p, face, 0.36, -0.02, 0.1)


def _baby(p: Print) -> None:
    bundle = blob("250 1230, 240 1060, 290 960, 400 930, 510 960, 560 1060, 550 1230")
    p.relief(bundle, LEFT, 120, 10, outline=7, ambient=0.1, angle=0.5, seed=5)
    p.ink(
        shapes(strands("300 980, 330 1080, 420 1200", "500 980, 480 1080, 470 1200", 5, 9, 3))
        & bundle
    )
    face = Face(400, 872, 138, 0.0, 0.0, child=True, light=(-0.4, -0.4, 0.8), wide=1.06)
    bonnet = face.patch(
        "0 -1.36, .6 -1.24, 1.0 -.7, 1.06 0, .84 .7, .4 1.1, 0 1.16, -.4 1.1, "
        "-.84 .7, -1.06 0, -1.0 -.7, -.6 -1.24"
    )
    p.relief(bonnet, LEFT, 60, 8, outline=6, ambient=0.12, seed=6, angle=1.2)
    face.draw(
        p,
        eyes=(1.0, 0.25, -0.5),
        brow=(-0.14, -0.02),
        mouth=(0.09, 0, 0.07),
        lips=(1, 0),
        seed=2,
        ambient=0.14,
        teeth=False,
    )
    tip = spot_at(face.at([(0, 0.42)])[0], 24, 19)
    p.relief(tip, LEFT, 20, 5, outline=4, ambient=0.05, soft=3, a=1, shine=0.6)
