"""Nesting dolls without faces."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Knot, Pen
from namyok_art.paper.space import Array

_LEFT: list[Knot] = [
    (-0.02, -1.0),
    (-0.13, -0.975),
    (-0.2, -0.9),
    (-0.225, -0.8),
    (-0.205, -0.7),
    (-0.2, -0.64),
    (-0.27, -0.54),
    (-0.32, -0.4),
    (-0.32, -0.22),
    (-0.28, -0.08),
    (-0.22, 0, 0),
]


def doll_outline(pen: Pen, x: float, y: float, height: float) -> None:
    right = [(-k[0], *k[1:]) for k in reversed(_LEFT[1:])]
    with pen.at(x, y, height):
        pen.smooth([*_LEFT, *right])


def doll(
    card: Card, x: float, y: float, height: float, shawl: str, apron: str, flower: str
) -> Array:
    """A shut doll standing at (x, y): shawl, blank face, apron with a flower, seam."""
    h = height
    body = Pen()
    doll_outline(body, x, y, h)
    fill = Gradient((mix(shawl, "#ffffff", 0.18), shawl, mix(shawl, "#3a0c18", 0.25)), y - h, y)
    mask = card.paper(body, fill, spread=max(4.0, h * 0.035), lift=h * 0.03, rim=0.3)
    bib = Pen()
    with bib.at(x, y, h):
        bib.smooth(
            [
                (0, -0.66),
                (-0.14, -0.6),
                (-0.22, -0.4),
                (-0.2, -0.14),
                (0, -0.06),
                (0.2, -0.14),
                (0.22, -0.4),
                (0.14, -0.6),
            ]
        )
    card.paper(
        bib.mask * mask,
        (mix(apron, "#ffffff", 0.3), apron),
        spread=max(2.0, h * 0.012),
        shadow=0.25,
    )
    face = Pen()
    with face.at(x, y, h):
        face.oval(0, -0.81, 0.135, 0.125)
    card.paper(face, ("#fff4e2", "#f3d8bc"), spread=max(2.0, h * 0.01), shadow=0.25)
    cheeks = Pen()
    with cheeks.at(x, y, h):
        cheeks.oval(-0.075, -0.79, 0.03, 0.022).oval(0.075, -0.79, 0.03, 0.022)
    card.paint(cheeks, "#f08a7a", 0.4, soft=max(1.0, h * 0.008))
    knot = Pen()
    with knot.at(x, y, h):
        knot.smooth([(0, -0.665, 0), (-0.07, -0.7), (-0.09, -0.65), (-0.05, -0.63)])
        knot.smooth([(0, -0.665, 0), (0.07, -0.7), (0.09, -0.65), (0.05, -0.63)]).circle(
            0, -0.665, 0.022
        )
    card.paper(knot, mix(shawl, "#ffffff", 0.1), spread=max(1.5, h * 0.008))
    _flower(card, x, y - h * 0.36, h * 0.1, flower)
    shine = Pen()
    with shine.at(x, y, h):
        shine.taper([(-0.15, -0.93), (-0.195, -0.82), (-0.185, -0.74)], 0.025, 0.012)
        shine.taper([(-0.25, -0.5), (-0.29, -0.38), (-0.29, -0.24)], 0.03, 0.014)
    card.tint(blur(shine.mask, max(1.0, h * 0.006)) * mask, "#ffffff", 0.6)
    seam = Pen()
    with seam.at(x, y, h):
        seam.stroke([(-0.325, -0.33), (0, -0.3), (0.325, -0.33)], 0.007)
    card.shade(seam.mask * mask, "#3a0c18", 0.6)
    return mask


def _flower(card: Card, x: float, y: float, r: float, tone: str) -> None:
    stems = Pen()
    for side in (-1, 1):
        stems.taper(
            [
                (x, y + r * 0.4),
                (x + side * r * 0.9, y + r * 1.3),
                (x + side * r * 0.7, y + r * 1.9),
            ],
            r * 0.12,
            r * 0.06,
        )
        stems.oval(x + side * r * 1.05, y + r * 1.0, r * 0.42, r * 0.18, side * -40)
    card.paint(stems, "#5f8a4f", 0.95)
    petals = Pen()
    for k in range(6):
        angle = math.tau * k / 6 - 0.3
        petals.circle(x + math.cos(angle) * r * 0.55, y + math.sin(angle) * r * 0.55, r * 0.42)
    card.paper(petals, (mix(tone, "#ffffff", 0.25), tone), spread=max(1.5, r * 0.1), shadow=0.25)
    card.paint(Pen().circle(x, y, r * 0.34), "#f4c04a")
