"""Fruit and vegetables, glued in several sheets so that they look good enough to touch."""

import math

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.paths import Pen

_APPLE = [(0, -0.78), (0.38, -0.98), (0.82, -0.82), (1.02, -0.28), (0.92, 0.38), (0.55, 0.88)]
_APPLE += [(0.2, 0.98), (0, 0.9)]


def apple(card: Card, x: float, y: float, r: float, skin: str, blush: str, turn: float = 0) -> None:
    """An apple centred at (x, y); blush is the colour of its sunny side."""
    left = [(-px, py) for px, py in reversed(_APPLE[1:-1])]
    body, cheek, stem, leaf, shine, dip = (Pen() for _ in range(6))
    for pen in (body, cheek, stem, leaf, shine, dip):
        with pen.at(x, y, r, turn):
            if pen is body:
                pen.smooth([*_APPLE, *left])
            elif pen is cheek:
                pen.oval(-0.35, -0.05, 0.55, 0.75, 12)
            elif pen is stem:
                pen.taper([(0, -0.7), (0.02, -1.0), (0.16, -1.3)], 0.14, 0.1)
            elif pen is leaf:
                pen.smooth([(0.06, -1.0, 0), (0.36, -1.36), (0.8, -1.3, 0), (0.5, -1.0)])
            elif pen is dip:
                pen.oval(0.02, -0.74, 0.3, 0.1)
            else:
                pen.oval(-0.48, -0.42, 0.13, 0.25, 24)
    card.paper(stem, "#5a3a26", spread=3)
    card.paper(leaf, "#6f9a45", spread=3)
    fill = Gradient((mix(skin, "#fff0d0", 0.12), skin, mix(skin, "#4a1018", 0.28)), y - r, y + r)
    mask = card.paper(body, fill, spread=7, lift=6, rim=0.25)
    card.paint(cheek.mask * mask, blush, 0.4, soft=r * 0.16)
    card.shade(dip.mask * mask, "#5a2a1a", 0.55, soft=1.5)
    card.paint(shine.mask * mask, "#ffffff", 0.6, soft=1.2)


def apple_core(card: Card, x: float, y: float, r: float, skin: str) -> None:
    """What is left of an apple, still with its stem."""
    flesh = Pen().smooth(
        [
            (x - r * 0.62, y - r * 0.72),
            (x - r * 0.2, y - r * 0.3),
            (x - r * 0.22, y + r * 0.3),
            (x - r * 0.52, y + r * 0.8),
            (x + r * 0.52, y + r * 0.8),
            (x + r * 0.22, y + r * 0.3),
            (x + r * 0.2, y - r * 0.3),
            (x + r * 0.62, y - r * 0.72),
        ]
    )
    mask = card.paper(flesh, ("#fff4d8", "#f0dcae"), spread=5)
    caps = Pen().oval(x, y - r * 0.86, r * 0.8, r * 0.3).oval(x, y + r * 0.92, r * 0.66, r * 0.24)
    card.paint(caps.mask * mask, skin)
    seeds = Pen().oval(x - r * 0.06, y - r * 0.05, r * 0.06, r * 0.13, 14)
    seeds.oval(x + r * 0.09, y + r * 0.08, r * 0.06, r * 0.13, -14)
    card.paint(seeds, "#4a2c1c")
    stem = Pen().taper([(x, y - r * 0.8), (x + r * 0.05, y - r * 1.25)], r * 0.13, r * 0.09)
    card.paper(stem, "#5a3a26", spread=2)


def cabbage(card: Card, x: float, y: float, r: float, rng: np.random.Generator) -> None:
    """A round head of cabbage: frilled leaves from the outside in."""
    greens = ("#6f9a62", "#86b074", "#a2c68a", "#bcd8a0", "#d6e8bc")
    for i, green in enumerate(greens):
        size = r * (1 - 0.17 * i)
        leaf = Pen()
        points = []
        for k in range(40):
            angle = math.tau * k / 40
            frill = 1 + 0.05 * math.sin(angle * 9 + i) + rng.normal(0, 0.015)
            points.append(
                (x + size * frill * math.cos(angle), y + size * 0.94 * frill * math.sin(angle))
            )
        leaf.smooth(points)
        mask = card.paper(leaf, (mix(green, "#ffffff", 0.15), green), spread=6, lift=4)
        veins = Pen()
        for k in range(5):
            angle = -2.4 + k * 0.45 + i * 0.7
            tip = (x + size * 0.92 * math.cos(angle), y + size * 0.86 * math.sin(angle))
            veins.taper([(x, y + size * 0.6), ((x + tip[0]) / 2, (y + tip[1]) / 2), tip], 3, 0.8)
        card.paint(veins.mask * mask, mix(green, "#ffffff", 0.5), 0.6)


def egg_carton(card: Card, x: float, y: float, width: float, colour: str, eggs: int = 4) -> None:
    """An open carton from the front, its bottom at y."""
    pitch = width / eggs
    for k in range(eggs):
        egg = Pen().oval(x + pitch * (k + 0.5), y - pitch * 0.86, pitch * 0.36, pitch * 0.48)
        shell = ("#f6e3cc", "#e9c9a6") if k % 3 else ("#fdf6ea", "#ead9c2")
        card.paper(egg, shell, spread=4)
    front = Pen()
    points: list[tuple[float, ...]] = [(x - 6, y - pitch * 0.62, 0)]
    for k in range(eggs):
        left = x + pitch * k
        points += [(left + pitch * 0.5, y - pitch * 0.42), (left + pitch, y - pitch * 0.66)]
    points += [(x + width + 6, y - pitch * 0.6, 0), (x + width, y, 0), (x, y, 0)]
    front.smooth(points)
    mask = card.paper(front, (mix(colour, "#ffffff", 0.15), colour), spread=6)
    ribs = Pen()
    for k in range(eggs):
        ribs.taper([(x + pitch * (k + 1) - 2, y - pitch * 0.5), (x + pitch * (k + 1) - 2, y)], 4, 9)
    card.shade(ribs.mask * mask, mix(colour, "#303040", 0.5), 0.35, soft=2)
