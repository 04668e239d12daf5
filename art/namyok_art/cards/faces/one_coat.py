"""One buttoned coat and two heads: one sleeps on the other, who dares not move."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, brush, headwear, oval, step
from namyok_art.lino import hair as heads
from namyok_art.lino.hand import Hand, cuff
from namyok_art.lino.walls import boards

LIGHT = (-0.6, -0.45, 0.55)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "green", 91)
    boards(p, 0.85 - 0.3 * step(300, 1100, Y), 134)
    awake = Face(262, 380, 178, 0.04, -0.12, nose="long", age=0.5, light=LIGHT)
    asleep = Face(512, 452, 168, -0.42, -0.2, nose="snub", light=LIGHT, wide=1.05)
    for face in (awake, asleep):
        neck = face.patch("-.34 .6, -.36 1.1, -.46 2.0, .46 2.0, .36 1.1, .34 .6")
        p.relief(neck, LIGHT, 60, 8, outline=5, ambient=-0.2, seed=3)
    _coat(p)
    heads.back(p, asleep, "braids", a=1, k=0)
    asleep.draw(
        p,
        eyes=(0, 0, 0),
        brow=(-0.04, 0.04),
        mouth=(0.15, 0.1, 0.05),
        teeth=False,
        seed=5,
        ambient=0.0,
    )
    heads.front(p, asleep, "braids", a=1, k=0, n=8)
    awake.draw(
        p,
        eyes=(0.8, 0.75, 0.15),
        brow=(-0.12, 0.02),
        mouth=(0.16, -0.1, 0),
        full=0.5,
        lips=(0, 0),
        ears=True,
        seed=7,
    )
    heads.front(p, awake, "receding", n=8)
    headwear.moustache(p, awake, 0.26, 0.05, 0.09)
    return p.press()


def _coat(p: Print) -> None:
    body = blob(
        "40 1240, 44 960, 90 800, 190 700, 330 640, 400 660, 520 670, 640 720, "
        "720 820, 756 960, 770 1240"
    )
    p.relief(body, LIGHT, 150, 13, angle=0.35, b=1, outline=7, ambient=-0.08, seed=5, length=140)
    inside = blob("176 640, 300 600, 400 650, 500 620, 640 650, 600 740, 404 800, 220 720")
    p.put(inside, k=1, a=0, b=0)
    for side, pts in (
        (1, "150 640, 190 610, 250 700, 330 780, 402 840, 396 960, 300 900, 196 790"),
        (-1, "670 660, 640 630, 560 710, 480 780, 400 840, 404 960, 510 900, 620 800"),
    ):
        p.relief(
            blob(pts),
            LIGHT,
            42,
            11,
            angle=0.8 * side,
            a=0,
            b=1,
            outline=7,
            ambient=0.05,
            seed=9 + side,
            soft=6,
        )
    p.ink(brush("400 950, 404 1080, 402 1210", [5, 9, 9]))
    for y in (1000, 1120):
        p.flat(oval(440, y, 22, 22), a=1, outline=5)
        for dx in (-7, 7):
            p.ink(oval(440 + dx, y, 3, 3))
    for x in (136, 668):
        line = [(x, 900), (x - 14 if x < 400 else x + 14, 1040), (x, 1210)]
        p.ink(brush(line, [2, 12, 12]))
    hand = Hand(300, 1094, 96, 1.35, 1, LIGHT, seed=6)
    hand.open(p, (-0.1, 0.0, 0.08, 0.2), (0.1, 0.1, 0.1, 0.1), -0.5, 0.3, 1.3, palm=False)
    cuff(p, hand, 0.8, 2.4, b=1, wide=0.62, ambient=-0.1)
