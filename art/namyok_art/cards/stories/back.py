"""The back of the deck: rings of cut paper open on a lit key; upside down it is the same."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, gradient, mix, union
from namyok_art.paper.space import Array

CENTRE = (400, 600)
INKS = ("#141433", "#1d1d48", "#2c2760", "#46357a", "#6d4788", "#9d5f8c", "#cf8482", "#f0b287")
LIGHT = "#ffe6b4"


def draw() -> NDArray[np.uint8]:
    away = np.hypot((X - 400) / 300, (Y - 600) / 450)
    glow = gradient(["#fff6dc", "#ffe3ac", "#f6c48c"], away, 0, 0.6)
    card = Card(900, glow, light=CENTRE, lamp=LIGHT)
    _key(card)
    for i, colour in enumerate(reversed(INKS)):
        _ring(card, i, colour)
    _border(card)
    return card.finish(
        bloom=0.5, shadow_tone="#20204a", light_tone="#fff0d0", toning=0.08, vignette=0.2
    )


def _twice(mask: Array) -> Array:
    """The shape together with itself turned upside down."""
    return union(mask, mask[::-1, ::-1])


def _key(card: Card) -> None:
    pen = Pen()
    pen.rect(393, 455, 14, 145, 3).rect(407, 468, 30, 14, 2).rect(407, 496, 40, 16, 2)
    pen.rect(386, 540, 28, 8, 3)
    shape = _twice(pen.mask)
    bow = Pen().circle(400, 600, 46, width=16)
    for k in range(4):
        angle = math.tau * (k + 0.5) / 4
        bow.circle(400 + 46 * math.cos(angle), 600 + 46 * math.sin(angle), 15)
    bow.circle(400, 600, 30, cut=True)
    solid = union(shape * (1 - Pen().circle(400, 600, 40).mask), bow.mask)
    card.paper(solid, ("#8a4a5c", "#5a2f58", "#8a4a5c"), offset=(0, 0), spread=10, rim=0.6)
    card.lightup(Pen().star(400, 600, 24, 0.3, 8), "#fff6d8", 1.0)


def _ring(card: Card, i: int, colour: str) -> None:
    """A sheet with a scalloped hole, darker outwards."""
    grow = 0.62 + 0.165 * i
    lobes = (10, 14, 12, 18, 16, 22, 20, 26)[i]
    depth = 0.035 - 0.002 * i
    hole = Pen()
    points = []
    for k in range(240):
        angle = math.tau * k / 240
        wave = 1 + depth * abs(math.sin(angle * lobes / 2)) * 2
        points.append(
            (400 + 185 * grow * wave * math.cos(angle), 600 + 290 * grow * wave * math.sin(angle))
        )
    hole.poly(points)
    sheet = 1 - hole.mask
    shade = mix(colour, "#0c0c24", 0.25)
    away = np.hypot((X - 400) / 185, (Y - 600) / 290) / grow
    card.paper(
        sheet,
        Gradient((colour, shade), 1.0, 1.6, away),
        shadow=0.5,
        offset=(0, 0),
        spread=16,
        rim=0.5 - 0.04 * i,
        rim_width=3,
        reach=500,
    )
    if i in (2, 4, 6):
        _lamps(card, lobes, grow, 1.5 + 0.25 * i)


def _lamps(card: Card, lobes: int, grow: float, size: float) -> None:
    """A small light in the sheet at every point of the scallops."""
    pen = Pen()
    for k in range(lobes):
        angle = math.tau * k / lobes
        reach = grow * 1.045
        pen.circle(400 + 185 * reach * math.cos(angle), 600 + 290 * reach * math.sin(angle), size)
    card.lightup(pen, "#fff0c0", 1.2, 0.95)


def _border(card: Card) -> None:
    line = Pen().rect(26, 26, 748, 1148, 26).mask * (1 - Pen().rect(31, 31, 738, 1138, 22).mask)
    card.paper(line, ("#e8b878", "#c98a5c", "#e8b878"), shadow=0.4, offset=(0, 0), spread=4)
    stars = Pen()
    for x, y, r in ((70, 80, 15), (400, 66, 11), (730, 80, 15), (66, 330, 8), (734, 330, 8)):
        stars.star(x, y, r, 0.24)
    card.paper(_twice(stars.mask), "#f3cf94", shadow=0.4, offset=(0, 0), spread=4)
