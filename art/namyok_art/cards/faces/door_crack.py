"""Half a face behind a door, fingers on its edge; lower down somebody else is watching."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Print,
    X,
    Y,
    blob,
    brush,
    ellipse,
    noise,
    oval,
    poly,
    shapes,
    spline,
    step,
    strands,
)
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand


def draw() -> NDArray[np.uint8]:
    p = Print("red", "blue", 31)
    streaks(p, 0.10 + 0.14 * noise(150, 4), 1.57, 12, 150, b=1)
    face = Face(396, 420, 335, tilt=-0.10, turn=0.05, light=(0.42, -0.3, 0.85), nose="long")
    p.put(
        face.patch(
            ".9 -.2, .6 -1.15, 0 -1.36, -.6 -1.18, -.92 -.5, -.98 .3, -.86 .95, -.5 1.15, .5 .8"
        ),
        k=1,
        b=0,
    )
    bust(p, face, a=1, collar="round", ambient=-0.3, wide=1.3)
    face.draw(
        p, eyes=(0.85, 0.4, 0.05), brow=(-0.1, -0.02), mouth=(0.2, -0.3, 0.03), seed=2, ambient=0.06
    )
    fringe = face.patch(
        ".8 -.3, .6 -1.1, 0 -1.34, -.6 -1.15, -.9 -.5, -.9 .6, -.78 .7, -.7 .1, "
        "-.62 -.4, -.35 -.72, .2 -.86, .6 -.7"
    )
    p.ink(fringe)
    hair = strands(
        face.at(".3 -1.28, -.3 -1.2, -.76 -.7, -.86 .3", False),
        face.at(".3 -.9, -.2 -.85, -.55 -.55, -.74 .2", False),
        9,
        11,
        3,
    )
    p.put(shapes(hair) & fringe, k=0, a=1)
    _door(p)
    _fingers(p)
    for x in (70, 148):
        white = poly(
            np.vstack(
                [
                    spline([(x - 32, 786), (x - 6, 760), (x + 32, 780)]),
                    spline([(x + 32, 780), (x + 4, 804), (x - 32, 786)]),
                ]
            )
        )
        p.put(white.grow(12), k=1, a=0, b=0)
        p.put(white, k=0, a=0, b=0)
        p.ink(oval(x + 10, 780, 13, 18) & white)
    return p.press()


def _door(p: Print) -> None:
    leaf = poly("408 -10, 820 -10, 820 1210, 424 1210")
    p.ink(leaf.grow(8))
    knots = np.zeros_like(X)
    for x, y in ((640, 250), (560, 960), (720, 760)):
        knots += 26 * np.exp(-(((X - x) / 46) ** 2) - ((Y - y) / 120) ** 2) * np.sign(X - x + 0.01)
    grain = X + knots + 16 * (noise(130, 8, 0.6, 2.4) - 0.5)
    edge = 0.22 * np.exp(-(((X - 420) / 40) ** 2))
    tone = 0.72 + 0.25 * (noise(120, 9, 0.5, 3) - 0.5) - 0.45 * step(520, 800, X) + edge
    p.ground(tone.astype(np.float32), grain.astype(np.float32), Y, 11, 210, 6, b=1, within=leaf)
    for x in (560, 700):
        p.ink(brush([(x, 0), (x + 2, 600), (x + 4, 1200)], [7, 9, 8]))
    p.put(brush("414 0, 422 600, 430 1200", [10, 10, 10]) & leaf, k=0, b=0)
    p.flat(blob("478 880, 512 872, 522 950, 512 1040, 478 1044, 470 950"), a=1, outline=6)
    p.put(shapes([ellipse(496, 930, 11, 12), "491 936, 501 936, 508 984, 484 984"]), k=1, a=0)


def _fingers(p: Print) -> None:
    """Four fingers over the edge of the door, each with its cast shadow."""
    hand = Hand(0, 0, 1, light=(0.1, -0.8, 0.5))
    for i, (y, length) in enumerate(((566, 104), (622, 124), (679, 118), (732, 90))):
        line = [(392, y + 6), (392 + length * 0.5, y - 8), (392 + length, y + 10 + i * 3)]
        p.ink(brush([(x + 8, q + 14) for x, q in line], [50, 54, 50, 48, 34]))
        p.relief(
            brush(line, [50, 54, 50, 48, 34]),
            hand.light,
            27,
            7,
            0.5,
            1.45,
            seed=50 + i,
            length=50,
            soft=3,
            ambient=0.05,
        )
        p.flat(oval(388 + length, y + 5 + i * 3, 18, 12, 0.14), a=1, outline=3)
        p.ink(
            brush(
                [
                    (392 + length * 0.42, y - 26),
                    (392 + length * 0.47, y - 8),
                    (392 + length * 0.44, y + 12),
                ],
                [1, 6, 1],
            )
        )
