"""Friendly dragons: a body that winds as long as it likes, and a head that likes a stroke."""

import math
from collections.abc import Sequence

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Pen, Point, along
from namyok_art.paper.space import Array

_HEAD = [
    (118, 41, 0),
    (82, 0),
    (52, -42),
    (22, -62),
    (-14, -62),
    (-34, -46),
    (-58, -36),
    (-92, -40),
    (-116, -34),
    (-124, -14),
    (-112, 2),
    (-84, 8),
    (-50, 14),
    (-22, 24),
    (4, 40),
    (24, 66),
    (86, 89, 0),
]


def dragon_body(
    card: Card, path: Sequence[Point], thin: float, thick: float, skin: str, belly: str
) -> Array:
    """A winding body from the tail on; spines stand wherever the back is level."""
    spines = Pen()
    points = along(path, len(path) * 14)
    for k in range(6, len(points) - 4, 2):
        (x0, y0), (x1, y1) = points[k - 1], points[k + 1]
        if abs(y1 - y0) > 0.55 * abs(x1 - x0):
            continue
        width = thin + (thick - thin) * k / len(points)
        x, y = points[k]
        high = width * 0.42
        way = math.copysign(1, x0 - x1)
        spines.smooth(
            [
                (x - high * 0.5, y - width * 0.4, 0),
                (x + way * high * 0.35, y - width * 0.5 - high, 0),
                (x + high * 0.5, y - width * 0.4, 0),
            ]
        )
    card.paper(spines, mix(belly, skin, 0.25), spread=3, shadow=0.3)
    body = card.paper(
        Pen().taper(path, thin, thick), skin, spread=7, lift=6, shadow=0.45, rim=0.3, rim_width=3
    )
    under = body * (1 - shift(body, 0, -thick * 0.24))
    card.paint(under, belly, 0.75, soft=1.2)
    card.paint(body * (1 - shift(body, 0, 5)), mix(skin, "#fff6c0", 0.5), 0.5, soft=2)
    rings = Pen()
    for k in range(3, len(points) - 1, 3):
        (x0, y0), (x1, y1) = points[k - 1], points[k + 1]
        width = thin + (thick - thin) * k / len(points)
        angle = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
        dx, dy = math.cos(angle) * width * 0.6, math.sin(angle) * width * 0.6
        x, y = points[k]
        bow = width * 0.16
        side = (math.cos(angle - math.pi / 2) * bow, math.sin(angle - math.pi / 2) * bow)
        rings.stroke([(x - dx, y - dy), (x + side[0], y + side[1]), (x + dx, y + dy)], 1.5)
    card.shade(rings, mix(skin, "#10302c", 0.6), 0.26, within=body)
    return body


def dragon_head(card: Card, x: float, y: float, scale: float, skin: str, belly: str) -> None:
    """A head in profile facing left, its jaw hinge at (x, y), the neck going down to the right."""
    horns, head, jaw, marks, frill = (Pen() for _ in range(5))
    for pen in (horns, head, jaw, marks, frill):
        with pen.at(x, y, scale):
            if pen is horns:
                pen.smooth([(10, -52, 0), (44, -74), (92, -80, 0), (70, -58), (44, -36, 0)])
                pen.smooth([(-12, -52, 0), (14, -78), (54, -88, 0), (36, -68), (22, -48, 0)])
            elif pen is head:
                pen.smooth(_HEAD)
            elif pen is jaw:
                pen.smooth(
                    [
                        (-114, 4, 0),
                        (-84, 9),
                        (-50, 15),
                        (-22, 25),
                        (4, 41),
                        (22, 62),
                        (-8, 52),
                        (-40, 38),
                        (-88, 26),
                        (-110, 16),
                    ]
                )
            elif pen is frill:
                pen.smooth(
                    [
                        (34, -22, 0),
                        (66, -58),
                        (104, -72, 0),
                        (92, -48),
                        (116, -34, 0),
                        (92, -16),
                        (104, 6, 0),
                        (64, 2),
                    ]
                )
            else:
                pen.stroke([(-26, -30), (-12, -20), (4, -28)], 4)
                pen.oval(-108, -26, 4, 6, 24)
                pen.stroke([(-110, -2), (-72, 10), (-36, 14), (-16, 4)], 3)
    card.paper(jaw, (mix(belly, skin, 0.2), belly), spread=5)
    card.paper(horns, ("#fff2cc", mix(belly, "#a86a3a", 0.4)), spread=4)
    mask = card.paper(head, (mix(skin, "#f4ffd0", 0.25), skin), spread=7, rim=0.4, rim_width=3)
    card.paper(frill, (mix(skin, belly, 0.55), mix(skin, "#10403a", 0.2)), spread=4)
    cheek = Pen().oval(x - 30 * scale, y - 4 * scale, 22 * scale, 12 * scale)
    card.paint(cheek.mask * mask, "#f0a070", 0.55, soft=6 * scale)
    card.paint(marks, mix(skin, "#0a201c", 0.8))
