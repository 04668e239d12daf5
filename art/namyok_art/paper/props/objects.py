"""Furniture and hand-sized things, as silhouettes on a pen."""

import math

import numpy as np

from namyok_art.paper.paths import Pen


def key(
    pen: Pen, x: float, y: float, length: float, turn: float = 0, both_ends: bool = False
) -> None:
    """An old key, bow up. With `both_ends` teeth sit at the bow too."""
    with pen.at(x, y, length / 100, turn):
        for cx, cy in ((0, -36), (-15, -20), (15, -20)):
            pen.circle(cx, cy, 13, width=7)
        pen.rect(-4, -12, 8, 62, 2).rect(-8, -8, 16, 5, 2).rect(-7, 0, 14, 3)
        pen.rect(0, 30, 20, 6).rect(0, 42, 24, 7).rect(14, 34, 6, 8)
        if both_ends:
            pen.rect(-3.5, -70, 7, 26).rect(-22, -70, 20, 6).rect(-17, -58, 15, 5)


def bed(pen: Pen, x: float, y: float, length: float) -> None:
    """A bed from the side with a sleeper, head left, floor at y."""
    with pen.at(x, y, length / 150):
        pen.rect(-78, -34, 7, 34).rect(66, -26, 7, 26).rect(-78, -16, 150, 12)
        pen.smooth([(-30, -14), (-20, -34), (20, -38), (62, -28), (66, -14)])
        pen.circle(-48, -26, 11).oval(-54, -18, 20, 7)


def table(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """A plain table centred on x, standing on y."""
    pen.rect(x - width / 2, y - height, width, height * 0.12, 2)
    for side in (-1, 1):
        foot = x + side * width * 0.42
        pen.poly([(foot - 4, y - height), (foot + 4, y - height), (foot + 2, y), (foot - 2, y)])


def chair(pen: Pen, x: float, y: float, height: float, flip: bool = False) -> None:
    """A wooden chair from the side, its back on the left."""
    with pen.at(x, y, height / 100, flip=flip):
        pen.taper([(-22, 0), (-21, -48), (-28, -100)], 5, 4).taper([(20, 0), (18, -46)], 5, 5)
        pen.rect(-25, -50, 48, 6, 2)
        for k in (-92, -78, -64):
            pen.line(-27, k, -23, k + 1, 4)
        pen.line(-21, -22, 19, -22, 3)


def armchair(pen: Pen, x: float, y: float, height: float, flip: bool = False) -> None:
    """A stuffed chair from the side, its back on the left."""
    with pen.at(x, y, height / 100, flip=flip):
        pen.smooth(
            [(-40, -8), (-46, -60), (-40, -98), (-18, -100), (-12, -56), (-8, -40), (-10, -8)]
        )
        pen.rect(-38, -44, 78, 36, 8).rect(22, -58, 18, 50, 8).rect(-34, -10, 8, 10).rect(
            28, -10, 8, 10
        )


def grand_piano(pen: Pen, x: float, y: float, width: float, flip: bool = False) -> None:
    """A grand piano with its lid up, keys on the left."""
    with pen.at(x, y, width / 100, flip=flip):
        pen.path("M-50 -42 L50 -42 L50 -30 C30 -24 -20 -26 -44 -28 L-50 -30Z")
        pen.path("M-28 -42 L46 -80 C58 -76 50 -52 50 -42Z")
        pen.line(20, -42, 26, -68, 2)
        for foot in (-38, 8, 42):
            pen.taper([(foot, -30), (foot, 0)], 5, 3)
        pen.rect(-66, -20, 14, 3).line(-63, -18, -63, 0, 2).line(-55, -18, -55, 0, 2)


def bookcase(
    frame: Pen, books: Pen, x: float, y: float, w: float, h: float, rng: np.random.Generator
) -> None:
    """A bookcase, lower left corner at (x, y): the frame and the spines on two pens."""
    frame.rect(x, y - h, w, h)
    rows = max(2, int(h / 30))
    step = h / rows
    for row in range(rows):
        left = x + 5.0
        while left < x + w - 9:
            thick = rng.uniform(4, 8)
            tall = rng.uniform(0.5, 0.78) * step
            books.rect(left, y - 4 - row * step - tall, thick, tall)
            left += thick + 1.2


def rocking_horse(pen: Pen, x: float, y: float, height: float) -> None:
    with pen.at(x, y, height / 100):
        pen.path("M-52 -16 C-30 6 30 6 52 -16 L48 -20 C28 -2 -28 -2 -48 -20Z")
        pen.taper([(-26, -44), (-34, -8)], 9, 6).taper([(22, -44), (32, -8)], 9, 6)
        pen.smooth(
            [
                (-36, -60),
                (-10, -66),
                (14, -66),
                (26, -86),
                (34, -100, 0),
                (42, -88),
                (60, -70),
                (54, -62),
                (38, -66),
                (32, -46),
                (0, -38),
                (-30, -42),
            ]
        )
        pen.smooth([(-34, -58), (-52, -50), (-56, -28, 0), (-44, -40)])


def toy_boat(pen: Pen, x: float, y: float, height: float) -> None:
    with pen.at(x, y, height / 100):
        pen.path("M-46 -24 L46 -24 C40 -6 30 0 16 0 L-22 0 C-36 0 -42 -10 -46 -24Z")
        pen.line(-2, -24, -2, -98, 3).poly([(4, -94), (40, -32), (4, -32)]).poly(
            [(-7, -84), (-36, -32), (-7, -32)]
        )


def candle(stick: Pen, flame: Pen, x: float, y: float, height: float) -> None:
    """A candle standing at (x, y); the flame goes on its own pen."""
    stick.rect(x - height * 0.1, y - height, height * 0.2, height, 1)
    flame.smooth(
        [
            (x, y - height * 1.42, 0),
            (x + height * 0.11, y - height * 1.14),
            (x, y - height),
            (x - height * 0.11, y - height * 1.14),
        ]
    )


def clock_face(pen: Pen, x: float, y: float, r: float, hour: float, minute: float) -> None:
    """Marks and hands only, no figures."""
    for k in range(12):
        a = math.tau * k / 12
        inner = 0.78 if k % 3 else 0.68
        pen.line(
            x + math.cos(a) * r * inner,
            y + math.sin(a) * r * inner,
            x + math.cos(a) * r * 0.88,
            y + math.sin(a) * r * 0.88,
            r * 0.05,
        )
    for turns, reach, width in ((hour / 12, 0.46, 0.09), (minute / 60, 0.7, 0.06)):
        a = math.tau * turns - math.pi / 2
        pen.line(x, y, x + math.cos(a) * r * reach, y + math.sin(a) * r * reach, r * width)
    pen.circle(x, y, r * 0.08)


def umbrella(pen: Pen, x: float, y: float, width: float, ribs: int = 6, turn: float = 0) -> None:
    """An open canopy with its edge at y, scalloped between the ribs."""
    with pen.at(x, y, width / 2, turn):
        pen.path("M-1 0 C-.95 -.72 -.45 -.95 0 -1 C.45 -.95 .95 -.72 1 0Z")
        for k in range(ribs):
            middle = -1 + (2 * k + 1) / ribs
            pen.oval(middle, 0.02, 1 / ribs, 0.1, cut=True)
        pen.line(0, -1, 0, -1.12, 0.03)
