"""Beneath an autumn tree the roots end in lit round rooms; above, a walker listens at the trunk."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, union
from namyok_art.paper.props.land import pebbles, ridge
from namyok_art.paper.props.objects import (
    bed,
    bookcase,
    chair,
    grand_piano,
    key,
    rocking_horse,
    toy_boat,
)
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import Tip, branch, leaves, sprout
from namyok_art.paper.props.sky import flock

ROOMS = (
    # centre and half sizes
    (232, 560, 118, 78),
    (560, 590, 132, 92),
    (392, 800, 150, 98),
    (150, 920, 98, 84),
    (640, 940, 112, 96),
    (400, 1075, 104, 70),
)
TUNNELS = (
    ((300, 605), (350, 680), (375, 730)),
    ((500, 660), (470, 700), (450, 740)),
    ((280, 850), (235, 880), (220, 890)),
    ((510, 850), (560, 880), (580, 900)),
    ((395, 880), (398, 960), (400, 1020)),
)
STRATA = (
    (368, "#6a4530"),
    (470, "#57382b"),
    (620, "#462c27"),
    (790, "#352224"),
    (980, "#281a1f"),
)


def draw() -> NDArray[np.uint8]:
    card = Card(67, ["#f3e6c8", "#f0d7ab", "#ecc391"], light=(250, 120), lamp="#fff0d0")
    card.glow(250, 120, 260, "#fff6dc", 0.6)
    card.paint(flock(card.rng, 8, (120, 130), (40, 28), (6, 11)), "#6a4434", 0.85)
    for y, colour in ((268, "#e3bf94"), (310, "#cfa37c")):
        fill = (colour, mix(colour, "#f5dcb4", 0.4))
        card.paper(ridge(card.rng, y, 26).pen(), fill, TORN, torn=4, shadow=0.22, offset=(0, -4))
    _tree(card)
    _earth(card)
    hollow = _rooms(card)
    _furnish(card, hollow)
    return card.finish(
        bloom=0.5, shadow_tone="#3a1c28", light_tone="#fff0d0", toning=0.06, contrast=1.08
    )


def _tree(card: Card) -> None:
    rng = card.rng
    pen = Pen().taper([(418, 372), (412, 330), (420, 285), (416, 250)], 44, 24)
    tips: list[Tip] = []
    for angle in (-2.35, -1.9, -1.45, -1.0, -0.6):
        tips += branch(pen, (416, 262), angle, 64, 15, rng, 5, 0.5, 0.1, 0.4)
    card.paper(pen, ("#3a241c", "#2a1a16"), shadow=0.3, spread=8)
    for colour, count, scatter in (("#8e2f22", 150, 9), ("#c04a26", 190, 12), ("#e2843a", 140, 14)):
        crown = leaves(tips, rng, count, scatter, (5, 10))
        card.paper(crown, colour, shadow=0.3, spread=4, offset=(2, 4), rim=0.2)
    fallen = Pen()
    for _ in range(26):
        fallen.oval(rng.uniform(180, 760), rng.uniform(150, 355), 5, 3, rng.uniform(0, 180))
    card.paper(fallen, "#c04a26", shadow=0.2, spread=3)
    walker = Person(462, 372, 66, -1, hat="beret", arms=((-0.16, 0.3), (0.3, -0.06)), lean=12)
    hand = walker.hand(0)
    card.paper(Pen().line(*hand, hand[0] + 8, 372, 2.4), "#3a241c", spread=2)
    walker.glue(card, Look("#5a4a3c", "#3a2c28", hair="#d8d0c4", hat="#7a3a2a"))


def _earth(card: Card) -> None:
    rng = card.rng
    for y, colour in STRATA:
        line = ridge(rng, y, 12 if y > 400 else 6, 0.55, bow=10)
        fill = (mix(colour, "#a0714a", 0.16), colour)
        card.paper(line.pen(), fill, TORN, torn=6, core=0.3, offset=(0, -6), spread=14, rim=0.1)
    card.paint(pebbles(rng, 190, (0, 420, 800, 1180), (2, 7)), "#8a6448", 0.35)
    roots = Pen()
    for angle, length in (
        (2.7, 150),
        (2.2, 170),
        (1.75, 180),
        (1.35, 180),
        (0.95, 170),
        (0.45, 150),
    ):
        start = (418 + math.cos(angle) * 14, 366)
        branch(roots, start, angle, length, 26, rng, 5, 0.42, -0.18, 0.5, 0.8)
    for start, angle in (((60, 640), 1.2), ((735, 720), 1.9)):
        branch(roots, start, angle, 60, 7, rng, 3, 0.5, -0.1, 0.6)
    card.paper(roots, ("#8a5c3c", "#c59a68"), shadow=0.5, offset=(4, 8), spread=8, rim=0.2)


def _rooms(card: Card) -> NDArray[np.floating]:
    rng = card.rng
    rims, holes = Pen(), Pen()
    for x, y, half, high in ROOMS:
        outer = []
        for angle in np.linspace(0, math.tau, 13)[:-1]:
            px = half * 1.1 * math.cos(angle) * rng.uniform(0.96, 1.05)
            py = high * 1.13 * math.sin(angle) * rng.uniform(0.96, 1.05)
            outer.append((px, py))
        rims.smooth([(x + px, y + py) for px, py in outer])
        holes.smooth([(x + px * 0.885, y + py * 0.87) for px, py in outer])
    passages = Pen()
    for points in TUNNELS:
        rims.taper(points, 46, 46)
        passages.taper(points, 31, 31)
    card.paper(rims, ("#c79a68", "#8a6040"), shadow=0.5, spread=10)
    hollow = union(holes.mask, passages.mask)
    nearest = np.min([np.hypot((X - x) / w, (Y - y + h * 0.2) / h) for x, y, w, h in ROOMS], axis=0)
    warm = Gradient(("#ffe2a0", "#f8bc6c", "#c0743e", "#64352a"), 0, 1.05, nearest)
    card.hollow(hollow, warm, depth=12, colour="#3a1812", strength=0.7, shine=0.1)
    return hollow


def _furnish(card: Card, hollow: NDArray[np.floating]) -> None:
    rng = card.rng
    dark = ("#4a2a1c", "#32190f")
    things, spines = Pen(), Pen()
    for x, y, half, high in ROOMS:
        floor = y + high * 0.62
        things.poly(
            [
                (x - half * 0.85, floor),
                (x + half * 0.85, floor),
                (x + half * 0.6, y + high * 1.05),
                (x - half * 0.6, y + high * 1.05),
            ]
        )
    bed(things, 232, 609, 150)
    grand_piano(things, 520, 648, 110, flip=True)
    chair(things, 628, 648, 62, flip=True)
    bookcase(things, spines, 436, 862, 84, 96, rng)
    chair(things, 310, 862, 62)
    rocking_horse(things, 596, 1000, 66)
    toy_boat(things, 684, 1000, 84)
    key(things, 150, 926, 96, 12)
    card.paper(things.mask * hollow, dark, offset=(2, 3), spread=4, rim=0.15)
    card.paint(spines.mask * hollow, "#d98a48", 0.85)
    old = Person(318, 834, 74, 1, pose="sit", hair="bun", arms=((0.26, 0.14),))
    young = Person(402, 862, 56, -1, build="child", hair="pony", arms=((0.3, -0.05),))
    old.glue(card, Look("#7a4a3a", "#4a2c22", hair="#e8dcc8"))
    young.glue(card, Look("#b8503a", "#4a2c22"))
    green = Pen()
    sprout(green, 400, 1120, 52)
    card.paper(green, "#7f9a3f", spread=4)
    lamps, cords = Pen(), Pen()
    for x, top, y in ((386, 708, 734), (190, 496, 522), (655, 856, 884), (560, 508, 532)):
        cords.line(x, top, x, y, 1.6)
        lamps.circle(x, y, 6.5)
    card.paint(cords.mask * hollow, "#3a2018")
    card.lightup(lamps, "#fff0b8", 1.8)
