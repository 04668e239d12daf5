"""Small knitted things that may lie and fall any way up."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen

_HAND: list[Knot] = [
    (-84, 214, 0),
    (-90, 110),
    (-108, 10),
    (-106, -90),
    (-84, -172),
    (-40, -216),
    (10, -218),
    (60, -188),
    (86, -120),
    (92, -30),
    (104, 2),
    (132, -40),
    (164, -74),
    (196, -76),
    (206, -44),
    (186, 10),
    (146, 74),
    (104, 118),
    (86, 140),
    (84, 214, 0),
]


def turned_mitten(
    card: Card,
    x: float,
    y: float,
    scale: float,
    turn: float,
    wool: str,
    band: str,
    flip: bool = False,
) -> None:
    """A mitten about 440 units long with its middle at (x, y), turned by degrees."""
    body, cuff, ribs, bands, loops = (Pen() for _ in range(5))
    with body.at(x, y, scale, turn, flip):
        body.smooth(_HAND)
    with cuff.at(x, y, scale, turn, flip):
        cuff.smooth(
            [
                (-98, 222, 0),
                (-102, 176),
                (-96, 134, 0),
                (0, 128),
                (96, 134, 0),
                (102, 176),
                (98, 222, 0),
                (0, 228),
            ]
        )
    with ribs.at(x, y, scale, turn, flip):
        for k in range(-4, 5):
            ribs.line(k * 22, 134, k * 22, 224, 7)
    with bands.at(x, y, scale, turn, flip):
        for row in (52, -6):
            for k in range(-6, 7):
                bands.poly(
                    [(k * 36 - 18, row), (k * 36, row - 26), (k * 36 + 18, row), (k * 36, row + 26)]
                )
    mask = card.paper(
        body, (mix(wool, "#fff0d0", 0.2), wool), spread=26 * scale, lift=22 * scale, rim=0.3
    )
    if scale > 0.12:
        with loops.at(x, y, scale, turn, flip):
            for row in range(14):
                for k in range(-5, 9):
                    lx, ly = k * 26, -214 + row * 26
                    loops.stroke([(lx - 13, ly - 9), (lx, ly + 7), (lx + 13, ly - 9)], 4)
        card.shade(loops.mask * mask, mix(wool, "#3a2020", 0.5), 0.45)
    card.paint(bands.mask * mask, band, 0.85)
    top = card.paper(
        cuff, (mix(band, "#fff6e0", 0.25), band), spread=10 * scale, lift=6 * scale, rim=0.25
    )
    card.shade(ribs.mask * top, mix(band, "#3a2020", 0.5), 0.4)


def glove(card: Card, x: float, y: float, scale: float, turn: float, wool: str, band: str) -> None:
    """A fingerless glove hanging by its cuff from (x, y), fingers down."""
    hand, cuff, holes, peg = (Pen() for _ in range(4))
    with hand.at(x, y, scale, turn):
        hand.smooth(
            [
                (-80, 40, 0),
                (-92, 140),
                (-104, 250),
                (-96, 290, 0),
                (96, 290, 0),
                (104, 240),
                (86, 140),
                (80, 40, 0),
            ]
        )
        for k in range(4):
            hand.rect(-98 + k * 50, 270, 44, 74 + 16 * math.sin(k * 1.1), 10)
        hand.smooth([(-84, 120, 0), (-140, 180), (-168, 240), (-132, 268, 0), (-100, 220)])
    with cuff.at(x, y, scale, turn):
        cuff.rect(-94, -14, 188, 92, 16)
    with holes.at(x, y, scale, turn):
        for k in range(4):
            holes.oval(-76 + k * 50, 344 + 14 * math.sin(k * 1.1), 17, 8)
    with peg.at(x, y, scale, turn):
        peg.rect(-12, -52, 24, 80, 8)
    card.paper(hand, (mix(wool, "#fff0d0", 0.2), wool), spread=16 * scale, rim=0.3)
    card.paint(holes, mix(wool, "#1c1418", 0.6))
    card.paper(cuff, (mix(band, "#ffffff", 0.2), band), spread=8 * scale, rim=0.2)
    card.paper(peg, ("#d9a86a", "#a87844"), spread=6 * scale)
