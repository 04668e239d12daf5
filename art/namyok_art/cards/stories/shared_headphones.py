"""Two passengers share one pair of headphones; the loop of wire holds a sunny sea."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import stripes, tweed
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.sky import cloud, gull
from namyok_art.paper.space import Array

LOOP: list[Point] = [
    (402, 616),
    (448, 582),
    (512, 530),
    (574, 440),
    (578, 320),
    (504, 226),
    (400, 196),
    (296, 226),
    (222, 320),
    (226, 440),
    (288, 530),
    (352, 582),
    (398, 616),
]
"""The wire where it leaves the knot, goes round and comes back to it."""
LEFT_EAR: Point = (286, 886)
RIGHT_EAR: Point = (515, 892)


def draw() -> NDArray[np.uint8]:
    card = Card(26, ["#22343e", "#1c2b35", "#15212a"], light=(400, 380), lamp="#d8f4f0")
    _carriage(card)
    _window(card)
    _reflections(card)
    _sea(card)
    _seat(card)
    _passenger(card, 222, 872, _coat_left(card), "#5a4238", 1)
    _passenger(card, 580, 880, _coat_right(card), "#2c2a33", -1)
    _wire(card)
    _front(card)
    return card.finish(
        bloom=0.5,
        halation=0.06,
        shadow_tone="#10303a",
        light_tone="#f0fff4",
        vignette=0.28,
        contrast=1.07,
    )


def _carriage(card: Card) -> None:
    wall = Pen().rect(-20, -20, 840, 1240)
    card.paper(wall, ("#9ab4ba", "#6f8f98", "#4a6872"), shadow=0)
    ceiling = Pen().rect(-20, -20, 840, 92)
    card.paper(ceiling, ("#c6d8da", "#8fabb2"), spread=8)
    card.lightup(Pen().rect(60, 14, 300, 22, 11).rect(440, 14, 300, 22, 11), "#f4fffc", 0.35)
    rail = Pen().rect(-20, 84, 840, 9, 4)
    card.paper(rail, ("#f4fafa", "#8fa4aa"), spread=7, rim=0.4)
    rivets = Pen()
    for k in range(14):
        rivets.circle(30 + k * 57, 62, 3)
    card.shade(rivets, "#3f5a64", 0.5)


def _window(card: Card) -> None:
    """The tunnel outside: black, with the smear of a passing lamp."""
    frame = Pen().rect(36, 128, 728, 632, 56)
    card.paper(frame, ("#c9d8da", "#7f9aa2"), spread=10, rim=0.35)
    glass = Pen().rect(58, 150, 684, 588, 42)
    card.hollow(glass, ("#0f1c24", "#152832", "#0e1a22"), 10, "#02060a", 0.6)
    lamps = Pen()
    for y, x, length in (
        (230, 80, 150),
        (262, 560, 170),
        (520, 70, 110),
        (548, 640, 90),
        (672, 120, 90),
        (690, 580, 130),
    ):
        lamps.taper([(x, y), (x + length * 0.5, y), (x + length, y)], 5, 1.4)
    card.tint(blur(lamps.mask * glass.mask, 3), "#9fd8e0", 0.5)
    cables = Pen()
    for k in range(4):
        cables.stroke(
            [(40, 610 + k * 22), (250, 624 + k * 22), (520, 612 + k * 22), (770, 626 + k * 22)], 2.4
        )
    card.paint(cables.mask * glass.mask, "#2c4450", 0.8)


def _bust(pen: Pen, x: float, y: float, s: float, tilt: float) -> Pen:
    """A head and shoulders, head at (x, y), 80 units wide."""
    with pen.at(x, y, s, tilt):
        pen.oval(0, 0, 40, 48).rect(-16, 30, 32, 46, 6)
        pen.smooth(
            [
                (-20, 60),
                (-70, 82),
                (-96, 122),
                (-104, 210, 0),
                (104, 210, 0),
                (96, 122),
                (70, 82),
                (20, 60),
            ]
        )
    return pen


def _reflections(card: Card) -> None:
    """In the black glass they lean together."""
    glass = Pen().rect(58, 150, 684, 588, 42).mask
    pair = _bust(Pen(), 340, 640, 0.92, 13)
    _bust(pair, 456, 644, 0.92, -13)
    mask = blur(pair.mask, 2) * glass
    card.paint(mask, Gradient(("#54808a", "#3a5f6a", "#1c343e"), 590, 740), 0.75)
    faces = Pen()
    for x, side in ((352, 1), (444, -1)):
        faces.stroke([(x - 18, 644), (x - 11, 649), (x - 4, 645)], 2.6)
        faces.stroke([(x + 4, 645), (x + 11, 649), (x + 18, 644)], 2.6)
        faces.stroke([(x - 7 + side * 2, 668), (x + side * 2, 672), (x + 7 + side * 2, 668)], 2.2)
    card.paint(faces.mask * glass, "#b8dce0", 0.75)
    card.tint(blur(Pen().rect(60, 560, 680, 30).mask, 30) * glass, "#7fc0c8", 0.12)


def _loop_shape() -> Array:
    return Pen().smooth(LOOP).mask


def _sea(card: Card) -> None:
    inner = Card(
        261, ["#7fd0ee", "#a8e4f2", "#d6f6ee", "#fff8d8"], light=(470, 250), lamp="#fffbe0"
    )
    sky = Gradient(("#3fa4dc", "#7fcdea", "#c3ecea", "#fbeeb8"), 196, 420)
    inner.paint(Pen().rect(-20, -20, 840, 1240), sky)
    inner.glow(470, 268, 130, "#fffbe0", 0.45)
    for x, y, width in ((300, 300, 110), (530, 340, 90)):
        pen = Pen()
        cloud(pen, x, y, width, inner.rng, 7, 0.3)
        inner.paper(pen, ("#ffffff", "#e6f6f4"), shadow=0.15, spread=6)
    for k, tone in enumerate(("#7fdcd8", "#4fc4cc", "#2fa4b8", "#1f84a0")):
        line = wave(404 + k * 44, 5 + k * 2, 66 + k * 14, k * 1.4, inner.rng, 0.8)
        inner.paper(
            line.pen(),
            (mix(tone, "#ffffff", 0.3), tone),
            shadow=0.25,
            offset=(0, -4),
            spread=6,
            rim=0.3,
        )
        if k == 1:
            _boat(inner)
    birds = Pen()
    gull(birds, 340, 262, 13)
    gull(birds, 372, 284, 9)
    inner.paint(birds, "#3a7a98", 0.9)
    shape = _loop_shape()
    card.glow(400, 390, 330, "#a8f0ec", 0.4)
    card.inset(inner, shape, shadow=0, rim=0)
    card.shade(1 - shape, "#0a1c26", 0.55, soft=9, move=(0, 6), within=shape)
    card.emission += (shape * np.float32(0.05))[..., None] * np.array([0.7, 1.0, 0.95], np.float32)


def _boat(inner: Card) -> None:
    hull = Pen().smooth([(352, 444, 0), (444, 444, 0), (430, 468), (370, 468)])
    inner.paper(hull, ("#e0784f", "#b8503a"), spread=4)
    mast = Pen().line(400, 446, 400, 318, 4)
    inner.paper(mast, "#8a5a40", spread=2)
    main = Pen().smooth([(406, 324, 0), (456, 400), (452, 432, 0), (406, 436, 0)])
    jib = Pen().smooth([(394, 334, 0), (364, 400), (352, 434, 0), (394, 436, 0)])
    inner.paper(main, ("#fff27a", "#f4d02f"), spread=5, rim=0.3)
    inner.paper(jib, ("#fffbd0", "#f0de7a"), spread=4)
    foam = Pen()
    for k in range(9):
        foam.circle(350 + k * 12, 468 + 3 * math.sin(k * 2), 7)
    inner.paper(foam, "#ffffff", spread=2, shadow=0.15)


def _seat(card: Card) -> None:
    back = Pen().rect(-30, 964, 860, 300, 40)
    card.paper(back, ("#2f6a74", "#234f5a", "#183a44"), spread=18, offset=(0, -8), rim=0.4)
    card.paper(Pen().rect(392, 968, 16, 260), "#1c444e", spread=4, shadow=0.3)


def _coat_left(card: Card) -> Array:
    return tweed("#5a7f8c", "#48697a", "#c9e0e0", card.rng, 12)


def _coat_right(card: Card) -> Array:
    return np.asarray(stripes("#46525e", "#3a4450", 16, 0), np.float32)


def _passenger(card: Card, x: float, y: float, coat: Array, hair: str, side: int) -> None:
    """Seen from behind: coat, collar, nape, hair. `side` is where the other one sits."""
    card.shade(_bust(Pen(), x, y, 1.5, 0), "#08141a", 0.5, soft=16, move=(-side * 6, 14))
    shoulders = Pen()
    with shoulders.at(x, y, 1.5):
        shoulders.smooth(
            [
                (-22, 62),
                (-74, 84),
                (-100, 124),
                (-110, 240, 0),
                (110, 240, 0),
                (100, 124),
                (74, 84),
                (22, 62),
            ]
        )
    mask = card.paper(shoulders, coat, spread=10, rim=0.5, rim_width=3)
    card.shade(smoothstep(y + 150, y + 320, Y) * mask, "#0e1c26", 0.5)
    card.shade(smoothstep(0, 150, side * (x - X)) * mask, "#0e1c26", 0.4)
    nape = Pen()
    with nape.at(x, y, 1.5):
        nape.rect(-18, 26, 36, 50, 8)
    card.paper(nape, ("#c9a084", "#a87f6a"), spread=5)
    ear = Pen()
    with ear.at(x, y, 1.5):
        ear.oval(side * 41, 6, 8, 13)
    card.paper(ear, ("#d8b094", "#b98a74"), spread=4, rim=0.3)
    head = Pen()
    with head.at(x, y, 1.5, side * 3):
        if side > 0:
            head.smooth(
                [
                    (0, -54),
                    (30, -46),
                    (43, -16),
                    (42, 12),
                    (32, 40),
                    (36, 66),
                    (0, 72),
                    (-36, 66),
                    (-34, 40),
                    (-43, 12),
                    (-43, -18),
                    (-30, -46),
                ]
            )
        else:
            head.smooth(
                [
                    (0, -52),
                    (28, -46),
                    (42, -18),
                    (40, 8),
                    (30, 34),
                    (0, 42),
                    (-30, 34),
                    (-40, 8),
                    (-42, -18),
                    (-28, -46),
                ]
            )
    fill = Gradient((mix(hair, "#ffffff", 0.18), hair, mix(hair, "#000000", 0.3)), y - 80, y + 100)
    top = card.paper(head, fill, spread=8, rim=0.5, rim_width=3)
    strands = Pen()
    for k in range(9):
        t = (k - 4) / 4
        strands.stroke([(x + t * 8, y - 70), (x + t * 44, y - 20), (x + t * 50, y + 50)], 1.8)
    card.shade(strands.mask * top, "#120c10", 0.35)
    card.tint(blur(strands.mask, 2) * top * smoothstep(y + 20, y - 70, Y), "#bfe8e8", 0.18)
    collar = Pen()
    with collar.at(x, y, 1.5):
        collar.smooth([(-30, 66), (0, 58), (30, 66), (36, 86), (0, 82), (-36, 86)])
    tone = "#e0c48a" if side > 0 else "#7f97a4"
    card.paper(collar, (mix(tone, "#ffffff", 0.15), tone), spread=6, rim=0.3)


def _wire(card: Card) -> None:
    """One wire from ear to ear, and the loop it makes in the air."""
    left = [LEFT_EAR, (318, 806), (366, 700)]
    right = [(434, 700), (482, 806), RIGHT_EAR]
    pen = Pen().stroke([*left, *LOOP, *right], 6)
    card.shade(pen, "#04101a", 0.45, soft=5, move=(4, 8))
    card.paper(pen, ("#ffffff", "#d6e6e6"), spread=4, rim=0.4)
    buds = Pen().oval(*LEFT_EAR, 11, 14, -18).oval(*RIGHT_EAR, 11, 14, 18)
    card.paper(buds, ("#ffffff", "#c3d6d8"), spread=4, rim=0.4)
    knot = Pen().rect(392, 612, 18, 26, 7)
    card.paper(knot, ("#ffffff", "#c3d6d8"), spread=4)


def _front(card: Card) -> None:
    """A hanging strap for each of them; one still swings."""
    for x, turn in ((120, 0.0), (680, 12.0)):
        strap, ring = Pen(), Pen()
        with strap.at(x, 88, 1, -turn):
            strap.rect(-7, 0, 14, 66, 3)
        with ring.at(x, 88, 1, -turn):
            ring.poly([(0, 56), (32, 112), (-32, 112)]).poly(
                [(0, 76), (18, 103), (-18, 103)], cut=True
            )
        card.paper(strap, ("#3a4c56", "#26343c"), spread=6)
        card.paper(ring, ("#f4dc6a", "#c9a02f"), spread=7, rim=0.35)
