"""A cactus with a present stands in the bright door; balloons shrink away, and one comes nearer."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue
from namyok_art.paper.props.saguaro import limb
from namyok_art.paper.space import Array

DOOR = (560.0, 600.0)
BALLOONS = (
    (70, 330, 118, "#7a2f7a", -24), (196, 214, 112, "#1f7f8a", -16), (40, 120, 120, "#c8543a", -30),
    (312, 130, 96, "#d88a2a", 4), (150, 92, 104, "#4a4aa0", -8), (118, 470, 100, "#2f8a5a", -34),
    (236, 366, 104, "#c82f4f", -20), (40, 590, 84, "#d86a8a", -40),
)  # fmt: skip
"""x, y, radius, colour and how far each leans away."""


def draw() -> NDArray[np.uint8]:
    card = Card(180, ["#1a1738", "#2a2250", "#1f1a40"], light=DOOR, lamp="#ffe2a0")
    floor = _room(card)
    _door(card, floor)
    _garland(card)
    _guest(card)
    _crowd(card)
    _brave(card)
    return card.finish(
        bloom=0.6, shadow_tone="#1a1450", light_tone="#fff0d0", toning=0.1, vignette=0.34
    )


def _room(card: Card) -> Array:
    stripes = Pen()
    for k in range(-1, 12):
        stripes.rect(k * 76, -20, 38, 960)
    card.shade(stripes, "#14102e", 0.35)
    far = np.hypot(X - DOOR[0], (Y - 940) * 1.2)
    boards = Gradient(("#a8603f", "#6a3648", "#2f1c40", "#1a1230"), 60, 640, along=far)
    floor = card.paper(Pen().rect(-20, 934, 840, 300), boards, shadow=0.3, offset=(0, -4))
    lines = Pen()
    for k in range(-9, 10):
        lines.line(DOOR[0] + k * 70, 934, DOOR[0] + k * 190, 1220, 3)
    card.shade(lines, "#120a20", 0.5, within=floor)
    card.paper(Pen().rect(-20, 906, 840, 30), ("#3a2c5a", "#241c44"), spread=5)
    return floor


def _door(card: Card, floor: Array) -> None:
    card.paper(Pen().rect(384, 240, 372, 698), ("#4a3560", "#3a2850"), spread=16)
    hole = Pen().rect(412, 268, 316, 668).mask
    card.lightup(hole, "#ffd98a", 0.34)
    card.paint(hole, Gradient(("#fff3cc", "#ffdf94", "#ffb45a"), 0, 430,
                              along=np.hypot(X - DOOR[0], Y - 560)))  # fmt: skip
    spill = Pen().poly([(412, 934), (728, 934), (900, 1240), (-260, 1240)]).mask
    card.tint(spill * floor * smoothstep(1260, 930, Y), "#ffc46a", 0.75)
    card.rays(*DOOR, "#ffd080", 0.22, 700, 130)
    leaf: list[Knot] = [(728, 268, 0), (830, 214, 0), (830, 1040, 0), (728, 938, 0)]
    card.paper(Pen().smooth(leaf), Gradient(("#8a5a5a", "#3a2448"), 728, 830, along=X), spread=10)


def _garland(card: Card) -> None:
    flags = Pen()
    for i in range(9):
        t = (i + 0.5) / 9
        x, y = t * 820 - 10, 40 + 150 * 4 * t * (1 - t) * 0.5
        flags.smooth([(x - 30, y - 3, 0), (x + 30, y + 3, 0), (x + 2, y + 62, 0)])
    card.paper(flags, Gradient(("#c8843f", "#6a3a5a", "#2f2450"), 140, 620,
                               along=np.hypot(X - DOOR[0], Y - 200)), spread=8)  # fmt: skip
    card.shade(
        Pen().stroke([(-10, 36), (200, 96), (400, 116), (600, 96), (810, 36)], 4), "#0d0a1c", 0.8
    )


def _guest(card: Card) -> None:
    """Against the light: all that the room sees of it are spines, a paper hat and a present."""
    shadow = Pen().taper([(556, 990), (330, 1090), (60, 1210)], 140, 190)
    shadow.taper([(400, 1050), (300, 1010), (150, 1040), (60, 1080)], 50, 64)
    for k in range(34):
        t = k / 34
        x, y, w = 540 - 500 * t, 996 + 222 * t, 70 + 26 * t
        for side in (-1, 1):
            foot = (x - side * w * 0.4, y - side * w * 0.9)
            shadow.taper([foot, (foot[0] - side * 16 - 8, foot[1] - side * 30)], 6, 1)
    card.shade(shadow.mask, "#120a2c", 0.82, soft=2.5)
    dark = Gradient(("#4a8a4a", "#1f5a44", "#0f3438"), 0, 130, along=np.abs(X - 566))
    gold = "#fff0b0"
    trunk = limb(card, [(566, 870), (566, 640), (562, 470)], 146, dark, light=gold, spine=20)
    limb(card, [(610, 730), (690, 716), (700, 560)], 74, dark, light=gold, outside=trunk)
    limb(card, [(530, 760), (466, 752), (436, 706)], 62, dark, light=gold, outside=trunk)
    hat = Place(556, 404, 120, -7)
    mask = card.paper(hat.smooth(knots("-0.52 0.14!, 0 0.22, 0.52 0.14!, 0.04 -1.16!")),
                      ("#ff7a5a", "#b82f5a"), glue(150, rim=0.9))  # fmt: skip
    bands = Pen()
    for k in range(4):
        with bands.at(hat.x, hat.y, hat.size, hat.turn):
            bands.stroke([(-0.6, 0.0 - k * 0.3), (0, 0.12 - k * 0.3), (0.6, -0.06 - k * 0.3)], 0.09)
    card.paint(bands.mask * mask, "#ffe0a0", 0.9)
    card.paper(Pen().star(*hat.to(0.04, -1.2), 26, 0.45, 7), "#ffe9a8", glue(40, rim=1))
    pot = "470 850!, 662 850!, 640 1004!, 494 1004!"
    card.paper(
        Pen().smooth(knots(pot)),
        Gradient(("#7a3f3a", "#c8704a", "#6a3238"), 470, 660, along=X),
        glue(240, rim=0.9),
    )
    card.paper(
        Pen().rect(456, 836, 220, 44, 8),
        Gradient(("#8a4a40", "#e08a56", "#7a3a3c"), 456, 676, along=X),
        glue(240, rim=0.9),
    )
    gift = Place(420, 680, 118, -9)
    card.paper(gift.poly([(-0.5, -0.42), (0.5, -0.42), (0.5, 0.42), (-0.5, 0.42)]),
               Gradient(("#7a3a8a", "#d86ab0"), 350, 490, along=X), glue(150, rim=1))  # fmt: skip
    card.paper(
        gift.poly([(-0.09, -0.44), (0.09, -0.44), (0.09, 0.44), (-0.09, 0.44)]), "#ffe9a8", glue(60)
    )
    for s in (-1, 1):
        card.paper(
            gift.smooth([(0, -0.42), (s * 0.3, -0.78), (s * 0.42, -0.5)]),
            ("#fff2c0", "#e8b85a"),
            glue(60, rim=0.8),
        )
    scrap = "690 1060, 720 1040, 742 1058, 770 1050!, 752 1076, 716 1082!, 704 1070"
    card.paper(Pen().smooth(knots(scrap)), ("#ff5a4a", "#b8243f"), glue(60, rim=0.6))


def _balloon(
    card: Card, x: float, y: float, r: float, colour: str, lean: float, end: Point
) -> None:
    place = Place(x, y, r, lean)
    knot = place.to(0, 1.26)
    mid = (knot[0] * 0.6 + end[0] * 0.4 - lean * 0.9, (knot[1] + end[1]) / 2)
    card.paint(Pen().stroke([knot, mid, end], 2.6), mix(colour, "#ffe0b0", 0.45), 0.9)
    shape: list[Knot] = [
        (math.cos(a) * 0.9, math.sin(a) * 1.02) for a in np.radians(np.arange(170, 371, 20))
    ]
    shape += [(0.7, 0.62), (0.32, 1.0), (0.0, 1.12), (-0.32, 1.0), (-0.7, 0.62)]
    dx, dy = DOOR[0] - x, DOOR[1] - y
    far = math.hypot(dx, dy)
    lx, ly = x + dx / far * r * 0.75, y + dy / far * r * 0.75
    tones = (
        mix(colour, "#ffe2a0", 0.45),
        mix(colour, "#ffb070", 0.12),
        mix(colour, "#1a1240", 0.4),
        mix(colour, "#120c30", 0.72),
    )
    fill = Gradient(tones, 0, r * 1.9, along=np.hypot(X - lx, Y - ly))
    card.paper(place.smooth(shape), fill, glue(r * 2.4, rim=0.8))
    card.paper(
        place.poly([(0, 1.06), (-0.13, 1.3), (0.13, 1.3)]), mix(colour, "#1a1240", 0.3), glue(40)
    )


def _crowd(card: Card) -> None:
    for i, (x, y, r, colour, lean) in enumerate(BALLOONS):
        _balloon(card, x, y, r, colour, lean, (10 + 30 * i, y + 330 + 90 * (i % 3)))


def _brave(card: Card) -> None:
    card.glow(330, 560, 150, "#ffe070", 0.35)
    _balloon(card, 336, 566, 62, "#ffc42a", 20, (236, 900))
