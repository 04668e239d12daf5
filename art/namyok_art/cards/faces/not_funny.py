"""Heads roar with laughter all around; in the middle one keeps a straight face."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import LEFT, Face, Print, headwear
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import rays

RING = (
    ("short", 0.3, "broad", 0),
    ("bun", 0.9, "hooked", 0),
    ("curls", 0.0, "broad", 1),
    ("receding", 0.8, "potato", 0),
    ("fringe", 0.0, "snub", 0),
    ("crop", 0.4, "broad", 1),
    ("bob", 0.2, "long", 0),
    ("side", 0.5, "hooked", 0),
    ("long", 0.1, "straight", 1),
)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "rose", 361)
    rays(p, 400, 620, 0.98, 16, a=1)
    places = [math.tau * i / len(RING) + 0.2 for i in range(len(RING))]
    order = sorted(range(len(RING)), key=lambda i: -math.cos(places[i]))
    for i in order[: len(order) - 2]:
        _at(p, i, places[i])
    _straight(p)
    for i in order[len(order) - 2 :]:
        _at(p, i, places[i])
    return p.press()


def _at(p: Print, i: int, way: float) -> None:
    style, age, nose, dark = RING[i]
    x, y = 400 + 300 * math.sin(way), 600 - 440 * math.cos(way)
    tilt = 0.5 * math.sin(way) * (1 if y < 600 else 0.6) + 0.1 * (-1) ** i
    face = Face(
        x,
        y,
        152 + 8 * (i % 3),
        tilt,
        -0.3 * math.sin(way),
        0.3,
        nose=nose,
        age=age,
        light=LEFT,
        jaw=1.12,
    )
    _laughing(p, face, style, bool(dark), i)


def _straight(p: Print) -> None:
    face = Face(400, 600, 172, nose="long", light=LEFT, wide=0.96)
    bust(p, face, collar="shirt", wide=1.2, ambient=-0.4, low=3)
    face.draw(
        p,
        eyes=(0.42, 0, 0),
        mouth=(0.19, 0, 0),
        lips=(0, 1),
        full=0.7,
        ears=True,
        seed=4,
        ambient=0.05,
    )
    heads.front(p, face, "side", n=8)


def _laughing(p: Print, face: Face, style: str, dark: bool, i: int) -> None:
    heads.back(p, face, style)
    p.ink(
        face.patch(
            "-.8 .2, -.82 -.6, -.5 -1.2, 0 -1.3, .5 -1.2, .82 -.6, .8 .2, .5 1.1, 0 1.3, -.5 1.1"
        ).grow(5)
    )
    face.draw(
        p,
        eyes=(-1, 0, 0),
        brow=(-0.1, 0.02),
        mouth=(0.36 + 0.03 * (i % 3), 0.8, 0.16 + 0.04 * (i % 2)),
        lips=(0, 1),
        ears=style in ("short", "receding", "crop", "side"),
        b=float(dark),
        shine=0.66 if dark else 0,
        ambient=-0.14 if dark else 0.0,
        seed=i,
        gap=5.5,
    )
    heads.front(p, face, style, n=7, shine=(1, 0) if i % 3 == 1 else (0, 0))
    if i == 3:
        headwear.glasses(p, face)
    if i == 7:
        headwear.moustache(p, face, 0.4, -0.04, 0.08)
