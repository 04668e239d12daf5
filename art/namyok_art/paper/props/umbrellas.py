"""Umbrellas that stand by themselves, as if they grew."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill, mix
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Pen


def grown_umbrella(
    card: Card,
    x: float,
    y: float,
    width: float,
    height: float,
    fill: Fill,
    under: str,
    stem: str,
    ribs: int = 6,
    rooted: bool = True,
) -> None:
    """An open umbrella rooted at (x, y), its canopy `width` wide, its tip `height` above.

    Not `rooted`, it has no stem: a roof over something else.
    """
    r = width / 2
    dome = min(height * 0.62, r * 0.86)
    edge = y - height + dome
    soft = max(2.5, width * 0.045)
    if rooted:
        line = [(x, y + 4), (x - width * 0.01, (y + edge) / 2), (x, edge - dome * 0.5)]
        shaft = Pen().taper(line, width * 0.05 + 2, width * 0.03 + 1)
        card.paper(shaft, (mix(stem, "#ffffff", 0.3), stem), spread=soft * 0.6, shadow=0.3)
    inside = Pen().oval(x, edge, r * 0.96, r * 0.16)
    card.paper(inside, (under, mix(under, "#ffffff", 0.25)), spread=soft, shadow=0.32)
    struts = Pen()
    for k in range(ribs + 1):
        t = k / ribs * 2 - 1
        struts.line(x, edge + r * 0.02, x + t * r * 0.94, edge + r * 0.02, 1.2)
    card.shade(struts, "#3a3036", 0.25)
    canopy = Pen()
    knots: list[tuple[float, ...]] = []
    for k in range(21):
        angle = math.pi - math.pi * k / 20
        knots.append((x + r * math.cos(angle), edge - dome * math.sin(angle) ** 0.9))
    knots[0], knots[-1] = (x - r, edge, 0), (x + r, edge, 0)
    for k in range(ribs, 0, -1):
        right = x + r * math.sin((k / ribs * 2 - 1) * math.pi / 2)
        left = x + r * math.sin(((k - 1) / ribs * 2 - 1) * math.pi / 2)
        depth = r * 0.13 * math.cos(((k - 0.5) / ribs * 2 - 1) * math.pi / 2) ** 0.6
        knots.append(((left + right) / 2, edge - depth * 0.2 + 1))
        knots.append((left, edge + depth * 0.7, 0))
    canopy.smooth(knots[:-1])
    mask = card.paper(canopy, fill, spread=soft, shadow=0.34, rim=0.35)
    seams = Pen()
    for k in range(1, ribs):
        t = math.sin((k / ribs * 2 - 1) * math.pi / 2)
        seams.stroke(
            [
                (x, edge - dome),
                (x + t * r * 0.72, edge - dome * 0.66),
                (x + t * r, edge + r * 0.07),
            ],
            max(1.2, width * 0.011),
        )
    card.shade(seams.mask * mask, "#4a3a48", 0.35)
    away = 1 if x >= card.light[0] else -1
    side = Pen().oval(x + away * r * 0.7, edge - dome * 0.3, r * 0.6, dome * 0.9)
    card.shade(blur(side.mask, r * 0.16) * mask, "#6a5a70", 0.26)
    tip = Pen().taper(
        [(x, edge - dome + 2), (x, edge - dome - width * 0.07 - 3)], width * 0.03 + 2, 1.6
    )
    card.paper(tip, stem, spread=2, shadow=0.25)


def bud(
    card: Card, x: float, y: float, height: float, tone: str, stem: str, turn: float = 0
) -> None:
    """A furled umbrella that has just come up, rooted at (x, y)."""
    shaft, body, folds = Pen(), Pen(), Pen()
    with shaft.at(x, y, height / 100, turn):
        shaft.taper([(0, 2), (0, -108)], 6, 4)
    with body.at(x, y, height / 100, turn):
        body.smooth(
            [
                (0, -104, 0),
                (13, -74),
                (20, -36),
                (10, -22, 0),
                (0, -30),
                (-10, -22, 0),
                (-20, -36),
                (-13, -74),
            ]
        )
    with folds.at(x, y, height / 100, turn):
        folds.line(-4, -92, -8, -30, 2).line(4, -92, 8, -30, 2).rect(-15, -56, 30, 6, 2)
    card.paper(shaft, stem, spread=2, shadow=0.25)
    mask = card.paper(
        body, (mix(tone, "#ffffff", 0.3), tone), spread=max(2.0, height * 0.06), shadow=0.3
    )
    card.shade(folds.mask * mask, "#4a3a48", 0.4)
