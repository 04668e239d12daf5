"""A round island has been cut like a pie; its slices drift apart with their owners."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, Card, Pen, X, Y, mix, smoothstep
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import stripes
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import gull
from namyok_art.paper.space import Array

CENTRE: Point = (400, 590)
RADIUS = 296
CUTS = (-100, -38, 20, 78, 140, 202)
"""Directions of the knife in degrees."""
DRIFT = (58, 50, 64, 54, 62, 52)


def draw() -> NDArray[np.uint8]:
    card = Card(94, ["#c3ece0", "#b4e4d8", "#a6dcd2"], light=(120, 60), lamp="#fffdf0")
    _water(card)
    island = _island()
    shape = _coast().mask
    for i, start in enumerate(CUTS):
        end = CUTS[(i + 1) % 6] + (360 if i == 5 else 0)
        _slice(card, island, shape, start, end, DRIFT[i])
    _tree(card)
    _owners(card)
    _boats(card)
    return card.finish(
        bloom=0.1,
        halation=0.04,
        shadow_tone="#3a7a8a",
        light_tone="#fffbea",
        vignette=0.1,
        contrast=1.06,
    )


def _water(card: Card) -> None:
    """Ripples round every place where a slice has pushed."""
    rng = card.rng
    for k in range(7):
        pen = Pen()
        points = []
        for step in range(48):
            angle = math.tau * step / 48
            r = 392 + k * 44 + 10 * math.sin(angle * 5 + k) + rng.normal(0, 3)
            points.append((CENTRE[0] + r * math.cos(angle), CENTRE[1] + r * 1.06 * math.sin(angle)))
        pen.smooth(points)
        card.paint(1 - pen.mask, mix("#9cd6cc", "#7cc4c0", k / 6), 0.3)
    glints = Pen()
    for _ in range(120):
        x, y = rng.uniform(0, 800), rng.uniform(0, 1200)
        w = rng.uniform(8, 24)
        glints.stroke([(x - w, y), (x - w * 0.4, y - 4), (x + w * 0.2, y), (x + w, y - 4)], 2)
    card.paint(glints, "#e6faf2", 0.6)


def _coast(grow: float = 0) -> Pen:
    points = []
    for step in range(36):
        angle = math.tau * step / 36
        r = RADIUS + grow + 8 * math.sin(angle * 7) + 6 * math.sin(angle * 11 + 2)
        points.append((CENTRE[0] + r * math.cos(angle), CENTRE[1] + r * math.sin(angle)))
    return Pen().smooth(points)


def _island() -> Card:
    """The island while it was whole: sand, grass, one road, one pond, three houses."""
    card = Card(941, "#f3e2bc", light=(120, 60), lamp="#fffdf0")
    rng = card.rng
    x, y = CENTRE
    card.paper(_coast(-22), ("#cfe6a4", "#b4d890"), spread=5, shadow=0.2, torn=4, core=0.3)
    for k in range(5):
        r = RADIUS - 60 - k * 44
        patch = Pen().smooth(
            [
                (x + r * math.cos(a) * (1 + 0.06 * math.sin(a * 4 + k)), y + r * math.sin(a))
                for a in np.linspace(0, math.tau, 22)[:-1]
            ]
        )
        card.paint(patch, mix("#c6e29a", "#9fcf88", k / 4), 0.4)
    road = [
        (x - 300, y + 90),
        (x - 170, y + 60),
        (x - 60, y - 60),
        (x + 60, y - 100),
        (x + 170, y - 40),
        (x + 300, y - 110),
    ]
    card.paper(Pen().stroke(road, 36), ("#f6ead0", "#eddcb8"), spread=3, shadow=0.2)
    card.paint(Pen().stroke(road, 3), "#d9c29a", 0.8)
    pond = Pen().smooth(
        [
            (x - 10, y + 90),
            (x + 70, y + 70),
            (x + 140, y + 110),
            (x + 150, y + 180),
            (x + 80, y + 220),
            (x, y + 200),
            (x - 40, y + 140),
        ]
    )
    card.paper(pond, "#f3e2bc", spread=3, shadow=0.15)
    inner = Pen().smooth(
        [
            (x - 2, y + 102),
            (x + 68, y + 84),
            (x + 126, y + 118),
            (x + 136, y + 174),
            (x + 78, y + 206),
            (x + 6, y + 188),
            (x - 26, y + 140),
        ]
    )
    card.hollow(inner, ("#9fd8e4", "#7cc4dc"), 5, "#3a7a8a", 0.4)
    lilies = (
        Pen().oval(x + 40, y + 150, 13, 10).oval(x + 92, y + 180, 11, 8).oval(x + 70, y + 116, 9, 7)
    )
    card.paper(lilies, ("#8fcf88", "#6fb070"), spread=2)
    bushes = Pen()
    for _ in range(70):
        angle, reach = rng.uniform(0, math.tau), rng.uniform(60, RADIUS - 36)
        bx, by = x + reach * math.cos(angle), y + reach * math.sin(angle)
        for _ in range(3):
            bushes.circle(bx + rng.normal(0, 5), by + rng.normal(0, 5), rng.uniform(5, 10))
    free = 1 - np.maximum(Pen().stroke(road, 44).mask, pond.mask)
    card.paper(bushes.mask * free, ("#8fc47c", "#6fae70"), spread=4, shadow=0.3, lift=5)
    for hx, hy, w, h, turn in (
        (-120, -96, 128, 92, -12),
        (150, 20, 110, 84, 8),
        (-130, 150, 116, 86, 14),
        (40, -196, 96, 74, 4),
    ):
        _roof(card, x + hx, y + hy, w, h, turn)
    field = Pen()
    with field.at(x - 20, y + 250, 1, -4):
        field.rect(-80, -34, 130, 60, 6)
    card.paper(field, stripes("#e9d48a", "#cfe08f", 15, 90), spread=3, shadow=0.2)
    return card


def _roof(card: Card, x: float, y: float, w: float, h: float, turn: float) -> None:
    """A house seen from straight above."""
    left, right, chimney, tiles = Pen(), Pen(), Pen(), Pen()
    with (
        left.at(x, y, 1, turn),
        right.at(x, y, 1, turn),
        chimney.at(x, y, 1, turn),
        tiles.at(x, y, 1, turn),
    ):
        left.rect(-w / 2, -h / 2, w, h / 2 + 1)
        right.rect(-w / 2, 0, w, h / 2)
        chimney.rect(w * 0.18, -h * 0.3, 16, 14, 2)
        for k in range(1, 10):
            tiles.line(-w / 2 + k * w / 10, -h / 2, -w / 2 + k * w / 10, h / 2, 1.4)
    card.shade(np.maximum(left.mask, right.mask), "#3a6a5a", 0.5, soft=6, move=(9, 12))
    card.paper(left, ("#5a78e8", "#4a66dc"), FLAT)
    card.paper(right, ("#3a52c0", "#3048b0"), FLAT)
    card.shade(tiles, "#1c2c80", 0.35)
    card.paper(chimney, ("#fff2e0", "#e0c4a8"), spread=3)


def _wedge(start: float, end: float) -> Array:
    points: list[Point] = [CENTRE]
    for k in range(9):
        angle = math.radians(start + (end - start) * k / 8)
        points.append((CENTRE[0] + 500 * math.cos(angle), CENTRE[1] + 500 * math.sin(angle)))
    return Pen().poly(points).mask


def _move(start: float, end: float, drift: float) -> Point:
    angle = math.radians((start + end) / 2)
    return drift * math.cos(angle), drift * 1.1 * math.sin(angle)


def _slice(card: Card, island: Card, shape: Array, start: float, end: float, drift: float) -> None:
    """One piece with its wet edge, its wall of earth and its top."""
    dx, dy = _move(start, end, drift)
    piece = _wedge(start, end) * shape
    moved = shift(piece, dx, dy)
    card.paint(shift(piece, dx, dy + 24), "#e6faf2", 0.55, soft=9)
    card.shade(moved, "#2f7a80", 0.5, soft=12, move=(18, 34))
    for step in range(16, 0, -2):
        tone = mix("#d9b078", "#9a6a4a", step / 16)
        card.paint(shift(piece, dx, dy + step), tone)
    top = shift(island.image, dx, dy)
    card.paper(moved, np.clip(top, 0, 1), shadow=0, rim=0.3, bevel=0.12)


def _tree(card: Card) -> None:
    """The tree of the middle, cut down its length; half a swing still moves."""
    x, y = CENTRE
    raft = Pen().oval(x, y + 46, 62, 17)
    card.shade(raft, "#2f7a80", 0.5, soft=8, move=(8, 12))
    for side in (-1, 1):
        gap = side * 8
        half = np.asarray((X - x) * side > 0, np.float32)
        pieces: list[tuple[Pen, tuple[str, str]]] = []
        mound = Pen().oval(x, y + 44, 52, 13)
        pieces.append((mound, ("#b4d890", "#8fb870")))
        trunk = Pen().taper([(x, y + 46), (x, y - 40)], 20, 13)
        pieces.append((trunk, ("#b98a5c", "#8a5f3f")))
        crown = Pen()
        for cx, cy, r in (
            (0, -92, 40),
            (-36, -66, 34),
            (36, -66, 34),
            (-22, -118, 28),
            (24, -120, 28),
        ):
            crown.circle(x + cx, y + cy, r)
        pieces.append((crown, ("#a4d47c", "#6fae64")))
        for pen, fill in pieces:
            card.paper(shift(pen.mask * half, gap, side * -3), fill, spread=5, shadow=0.3, rim=0.3)
        flesh = Pen().rect(x - 3, y - 40, 6, 84)
        card.paint(shift(flesh.mask * half, gap, side * -3), "#f6e0b8")
    ropes = Pen().line(x - 48, y - 40, x - 66, y + 12, 2.4)
    card.paint(ropes, "#7a5a40")
    seat = Pen().poly([(x - 78, y + 10), (x - 54, y + 12), (x - 57, y + 20), (x - 78, y + 17)])
    card.paper(seat, ("#f0a860", "#c87f40"), spread=3)
    arc = Pen().stroke([(x - 94, y - 2), (x - 90, y + 14), (x - 82, y + 24)], 2)
    card.paint(arc, "#ffffff", 0.8)


def _owners(card: Card) -> None:
    """Each stands on his own piece with folded arms and looks outward."""
    coats = ("#f08a5a", "#5a4ab0", "#e0607f", "#f0c04a", "#3f8a8a", "#a85a8a")
    hairs = ("short", "bob", "curls", "bun", "short", "pony")
    for i, start in enumerate(CUTS):
        end = CUTS[(i + 1) % 6] + (360 if i == 5 else 0)
        angle = math.radians((start + end) / 2)
        dx, dy = _move(start, end, DRIFT[i])
        x = CENTRE[0] + dx + 222 * math.cos(angle)
        y = CENTRE[1] + dy + 222 * math.sin(angle) + 26
        facing = 1 if math.cos(angle) > 0 else -1
        card.shade(Pen().oval(x + 16, y + 4, 26, 6, 20), "#3a6a5a", 0.5, soft=3)
        figure = Person(
            x,
            y,
            74,
            facing,
            ("coat", "dress", "stout", "dress", "jacket", "coat")[i],
            arms=((0.1, 0.2), (0.13, 0.16)),
            hair=hairs[i],
            stride=0.5,
        )
        figure.glue(card, Look(coats[i], "#4a4a6a", "#f4d0b4", "#5a3a30"))
        folded = Pen()
        hx, hy = figure.hand(1)
        folded.line(hx - 11, hy + 1, hx + 5, hy - 2, 6)
        card.paper(folded, mix(coats[i], "#ffffff", 0.2), spread=2, shadow=0.3)


def _boats(card: Card) -> None:
    """Gulls, and a knife-shaped boat that has done its work."""
    knife, handle = Pen(), Pen()
    with knife.at(620, 1094, 1, -14), handle.at(620, 1094, 1, -14):
        knife.smooth([(-150, -12, 0), (40, -16, 0), (44, 18, 0), (-40, 22), (-120, 12)])
        handle.rect(40, -15, 104, 32, 14)
    for pen in (knife, handle):
        card.shade(pen, "#2f7a80", 0.45, soft=8, move=(10, 16))
    card.paper(knife, ("#ffffff", "#c3d6dc", "#9ab4c0"), spread=4, rim=0.4)
    card.paper(handle, ("#c98a5c", "#96603f"), spread=4, rim=0.3)
    rivets = Pen()
    with rivets.at(620, 1094, 1, -14):
        rivets.circle(66, 1, 4).circle(94, 1, 4).circle(122, 1, 4)
    card.paint(rivets, "#f6e6cc")
    birds = Pen()
    for x, y, size in ((120, 150, 22), (176, 196, 15), (700, 180, 18)):
        gull(birds, x, y, size, 0.6, -10)
    card.shade(birds, "#2f7a80", 0.35, soft=4, move=(16, 26))
    card.paper(birds, "#ffffff", spread=3)
    card.tint(smoothstep(700, 0, np.hypot(X - 100, Y - 50)), "#ffffff", 0.14)
