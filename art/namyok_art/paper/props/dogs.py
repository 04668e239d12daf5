"""Dogs at rest."""

from typing import Any

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen


def curled_dog(card: Card, x: float, y: float, scale: float, coat: str, pale: str) -> None:
    """A dog asleep in a ring, about 170 units wide, its belly on y; the head is on the left."""
    tail, back, haunch, paws, head, ear, muzzle, marks = (Pen() for _ in range(8))
    for pen in (tail, back, haunch, paws, head, ear, muzzle, marks):
        with pen.at(x, y, scale):
            if pen is back:
                pen.smooth(
                    [
                        (-70, -6),
                        (-72, -34),
                        (-52, -62),
                        (-14, -78),
                        (30, -76),
                        (66, -56),
                        (82, -26),
                        (76, -4),
                        (50, 2),
                        (0, 3),
                        (-46, 2),
                    ]
                )
            elif pen is haunch:
                pen.smooth([(82, -22), (64, -52), (34, -54), (14, -34), (16, -8), (40, 2), (74, 0)])
            elif pen is tail:
                pen.taper([(78, -10), (70, 6), (30, 12), (-12, 8)], 18, 11)
            elif pen is paws:
                pen.smooth(
                    [(-66, 2), (-84, 4), (-96, 10), (-92, 16), (-60, 15), (-34, 10), (-36, 0)]
                )
            elif pen is head:
                pen.smooth(
                    [
                        (-34, -40),
                        (-54, -52),
                        (-76, -48),
                        (-92, -30),
                        (-110, -14),
                        (-118, -2),
                        (-110, 8),
                        (-88, 10),
                        (-60, 6),
                        (-40, -10),
                    ]
                )
            elif pen is muzzle:
                pen.smooth([(-96, -16), (-110, -12), (-118, -2), (-110, 8), (-90, 9), (-84, -2)])
            elif pen is ear:
                pen.smooth(
                    [(-50, -50, 0), (-38, -44), (-30, -22), (-36, -4, 0), (-52, -12), (-60, -34)]
                )
            else:
                pen.oval(-116, -5, 5, 4).stroke([(-88, -23), (-82, -18), (-74, -20)], 3)
    card.shade(
        Pen().oval(x - 8 * scale, y + 9 * scale, 104 * scale, 13 * scale), "#0a1420", 0.5, soft=5
    )
    style: dict[str, Any] = {"spread": 4 * scale, "lift": 4 * scale, "rim": 0.35}
    card.paper(back, (mix(coat, "#ffe6c0", 0.25), coat), **style)
    card.paper(haunch, (mix(coat, "#ffe6c0", 0.15), mix(coat, "#2a1818", 0.15)), **style)
    card.paper(tail, (coat, mix(coat, pale, 0.5)), **style)
    card.paper(paws, (pale, mix(pale, coat, 0.4)), **style)
    card.paper(head, (mix(coat, "#ffe6c0", 0.3), coat), **style)
    card.paper(muzzle, (pale, mix(pale, coat, 0.2)), spread=2, shadow=0.15, rim=0.1)
    card.paper(ear, (mix(coat, "#2a1818", 0.2), mix(coat, "#2a1818", 0.4)), **style)
    card.paint(marks, "#2a1c1c")
