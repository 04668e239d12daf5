"""Round patient owls with shopping bags."""

import math
from typing import Any

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen


def owl(
    card: Card, x: float, y: float, scale: float, coat: str, belly: str, bag: str | None = None
) -> None:
    """An owl facing us with its eyes shut, feet at (x, y), about 128 units high."""

    def piece() -> Pen:
        return Pen()

    body, front, wings, disc, tufts, feet, beak, lids, bars = (piece() for _ in range(9))
    for pen in (body, front, wings, disc, tufts, feet, beak, lids, bars):
        with pen.at(x, y, scale):
            if pen is body:
                half = [(-30, -122), (-46, -100), (-48, -66), (-52, -36), (-40, -8)]
                pen.smooth([(0, -116), *half, (0, -2), *((-a, b) for a, b in reversed(half))])
            elif pen is tufts:
                for side in (-1, 1):
                    pen.smooth([(side * 20, -114, 0), (side * 40, -136, 0), (side * 46, -100, 0)])
            elif pen is front:
                pen.smooth(
                    [(0, -66), (-28, -54), (-32, -26), (-18, -6), (18, -6), (32, -26), (28, -54)]
                )
            elif pen is wings:
                for side in (-1, 1):
                    pen.smooth(
                        [
                            (side * 42, -76),
                            (side * 56, -52),
                            (side * 54, -18),
                            (side * 40, 0, 0),
                            (side * 34, -22),
                            (side * 34, -52),
                        ]
                    )
            elif pen is disc:
                pen.circle(-20, -92, 22).circle(20, -92, 22)
            elif pen is feet:
                for side in (-1, 1):
                    for k in (-1, 0, 1):
                        pen.taper([(side * 16, -4), (side * 16 + k * 7, 3)], 6, 4)
            elif pen is beak:
                pen.smooth([(0, -92, 0), (7, -82), (0, -70, 0), (-7, -82)])
            elif pen is lids:
                for side in (-1, 1):
                    pen.stroke([(side * 31, -94), (side * 20, -86), (side * 9, -94)], 3.4)
            else:
                for row in range(3):
                    for k in range(-2, 3):
                        bx, by = k * 12 + (row % 2) * 6, -48 + row * 14
                        pen.stroke([(bx - 4, by - 2), (bx, by + 3), (bx + 4, by - 2)], 2.2)
    card.shade(Pen().oval(x + 4 * scale, y, 56 * scale, 9 * scale), "#2a1418", 0.55, soft=5 * scale)
    style: dict[str, Any] = {"spread": 5 * scale, "lift": 4 * scale, "rim": 0.35}
    card.paper(feet, "#e0a04a", spread=2)
    card.paper(tufts, mix(coat, "#2a1818", 0.2), **style)
    card.paper(body, (mix(coat, "#ffe0b0", 0.22), coat), **style)
    mask = card.paper(front, (mix(belly, "#ffffff", 0.2), belly), spread=3 * scale, rim=0.2)
    card.shade(bars.mask * mask, mix(coat, "#3a2018", 0.3), 0.7)
    card.paper(wings, (coat, mix(coat, "#2a1818", 0.3)), **style)
    card.paper(disc, (mix(belly, "#ffffff", 0.35), belly), spread=3 * scale, rim=0.2)
    card.paint(lids, mix(coat, "#2a1010", 0.65))
    card.paper(beak, ("#f0b04a", "#c8802c"), spread=2)
    if bag:
        _bag(card, x - 50 * scale, y - 26 * scale, scale, bag)


def _bag(card: Card, x: float, y: float, scale: float, tone: str) -> None:
    """A string bag of cloth hanging from the wing."""
    cloth, loop, dots = Pen(), Pen(), Pen()
    with loop.at(x, y, scale), cloth.at(x, y, scale), dots.at(x, y, scale):
        loop.path("M-9 -6 C-8 -26 8 -26 9 -6", width=3)
        cloth.smooth([(-14, -8, 0), (14, -8, 0), (18, 14), (14, 27, 0), (-14, 27, 0), (-18, 14)])
        for k in range(3):
            dots.circle(-8 + 8 * k, 8 + 4 * math.sin(k * 2.0), 2.6)
    card.paper(loop, mix(tone, "#2a1010", 0.3), spread=1.5)
    mask = card.paper(cloth, (mix(tone, "#ffffff", 0.2), tone), spread=4 * scale, rim=0.3)
    card.paint(dots.mask * mask, "#fff6e0", 0.9)
