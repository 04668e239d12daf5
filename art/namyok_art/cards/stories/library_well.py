"""A reader winds a bucket with a lit candle out of a round library as deep as a well."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, rgb, smoothstep
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.objects import bookcase, candle
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.space import Array

MIDDLE = (400.0, 676.0)
REACH = 640.0
"""Radius at which the depth is one; twice as deep is half as wide."""
STOREY = 0.56
WATER = 150.0
RIM = 486.0
SPINES = ("#a8482f", "#c8783a", "#e3b464", "#7a3a2c", "#8a5a34", "#efdcae", "#5f5a3c", "#b9602f")
PER_TURN = 104


def draw() -> NDArray[np.uint8]:
    card = Card(95, "#3a2418", light=(400, 640), lamp="#ffdf9a")
    _shaft(card)
    _lamps(card)
    _water(card)
    _top_floor(card)
    _windlass(card)
    _bucket(card)
    _near_rim(card)
    return card.finish(
        bloom=0.6, halation=0.08, shadow_tone="#3a2038", light_tone="#fff0cc", vignette=0.26
    )


def _polar() -> tuple[Array, Array]:
    dx, dy = X - np.float32(MIDDLE[0]), Y - np.float32(MIDDLE[1])
    return np.hypot(dx, dy) + np.float32(1e-3), np.mod(np.arctan2(dy, dx) / math.tau, 1)


def _turned(radius: Array, angle: Array) -> tuple[Array, Array]:
    """The turn of the ramp a spot belongs to, and how far down that turn it is."""
    t = (REACH / radius - 1) / STOREY - angle
    turn = np.floor(t)
    return turn, t - turn


def _hash(a: Array, b: Array) -> Array:
    return np.asarray(np.mod(np.sin(a * 12.9898 + b * 78.233) * 43758.5453, 1), np.float32)


def _shaft(card: Card) -> None:
    """Two shelves of books, a gallery, a rail, and so on down, all one ramp without a seam."""
    radius, angle = _polar()
    turn, drop = _turned(radius, angle)
    widths = card.rng.uniform(0.55, 1.45, PER_TURN)
    edges = np.concatenate([[0.0], np.cumsum(widths) / widths.sum()])
    column = np.clip(np.searchsorted(edges, angle.ravel(), "right") - 1, 0, PER_TURN - 1)
    column = column.reshape(angle.shape)
    across = (angle - edges[column]) / (edges[column + 1] - edges[column])
    serial = turn * PER_TURN + column
    wall = np.clip(drop / 0.66, 0, 0.999)
    row = np.floor(wall * 2)
    height = wall * 2 - row
    which = _hash(serial, row * 3 + 1)
    palette = np.stack([rgb(c) for c in SPINES])
    books = palette[np.minimum((which * len(SPINES)).astype(int), len(SPINES) - 1)]
    books = books * (0.86 + 0.28 * _hash(serial + 7, row))[..., None]
    side = np.abs(across - 0.5) * 2
    books = books * (1.1 - 0.5 * side**3)[..., None]
    band = smoothstep(0.05, 0.02, np.abs(height - 0.5 - 0.2 * which))
    books = books + (band * 0.25)[..., None] * rgb("#ffe6a8")
    tall = 0.16 + 0.3 * _hash(serial + 3, row + 5)
    gap = smoothstep(0.02, -0.02, height - tall)
    books = books * (1 - gap[..., None]) + rgb("#2a1712") * gap[..., None]
    plank = smoothstep(0.9, 0.92, height)[..., None]
    picture = books * (1 - plank) + rgb("#9a6238") * plank
    picture = picture * (0.35 + 0.65 * smoothstep(0, 0.22, drop))[..., None]
    stripe = np.mod(angle * 140, 1)
    deck = np.ones_like(picture) * rgb("#d9a866") * (0.9 + 0.1 * (stripe > 0.08))[..., None]
    deck = deck * (0.62 + 0.38 * smoothstep(0.66, 0.76, drop))[..., None]
    on_deck = smoothstep(0.66, 0.668, drop)[..., None]
    picture = picture * (1 - on_deck) + deck * on_deck
    rail = smoothstep(0.9, 0.905, drop)
    posts = smoothstep(0.32, 0.28, np.abs(np.mod(angle * 180, 1) - 0.5))
    bars = np.maximum(posts, smoothstep(0.965, 0.97, drop) + smoothstep(0.92, 0.915, drop))
    bars = np.clip(bars, 0, 1) * rail
    picture = picture * (1 - rail[..., None] * 0.75)
    picture = picture * (1 - bars[..., None]) + rgb("#f0cf92") * bars[..., None]
    deep = smoothstep(RIM + 60, WATER, radius)
    blue = np.asarray(rgb("#7fb4cc"), np.float32)
    air = (0.5 * smoothstep(WATER + 90, WATER, radius) ** 2)[..., None]
    picture = picture * (1 - 0.5 * deep[..., None]) * (1 - air) + blue * air
    card.image = np.asarray(picture, np.float32)
    card.image *= 1 + 0.06 * card.texture.drift[..., None]
    card.image += card.texture.relief[..., None] * 0.02
    card.glow(*MIDDLE, 300, "#8fc8e0", 0.22)


def _on_ramp(turns: float, drop: float) -> tuple[float, float, float]:
    """A spot of the helix: x, y and the scale of things there."""
    radius = REACH / (1 + STOREY * (turns + drop))
    a = math.tau * (turns % 1)
    return (
        MIDDLE[0] + radius * math.cos(a),
        MIDDLE[1] + radius * math.sin(a),
        radius / REACH,
    )


def _lamps(card: Card) -> None:
    for k in range(26):
        turns = 0.47 + k * 0.21
        x, y, size = _on_ramp(turns, 0.93)
        if math.hypot(x - MIDDLE[0], y - MIDDLE[1]) < WATER + 24:
            break
        card.glow(x, y, 150 * size, "#ffb450", 0.5)
        card.lightup(Pen().circle(x, y, 12 * size), "#ffd98a", 1.1)


def _water(card: Card) -> None:
    """The sky is down there."""
    x, y = MIDDLE
    kerb = Pen().circle(x, y, WATER + 13)
    card.paper(kerb, ("#e6cfa0", "#b98f5c"), spread=8, offset=(0, 0))
    disc = Pen().circle(x, y, WATER)
    sky = Gradient(("#5fb4dc", "#9fd6ea", "#dff2f2"), y - WATER, y + WATER)
    pool = card.hollow(disc, sky, depth=12, colour="#2a3a4a", strength=0.55, shine=0.14)
    for cx, cy, w, turn in ((322, 742, 120, 20), (470, 776, 100, -8), (494, 650, 96, 12)):
        drift = Pen()
        with drift.at(cx, cy, 1, turn):
            puff(drift, 0, 0, w, w * 0.5, card.rng)
        card.paint(drift.mask * pool, "#ffffff", 0.8, soft=3)
    rings = Pen()
    for r in (34, 58, 88, 122):
        rings.circle(x, y + 20, r, width=2.2)
    card.paint(rings.mask * pool, "#f4fdff", 0.5)


def _ring_mask(radius: float) -> Array:
    r, _ = _polar()
    return smoothstep(radius - 0.7, radius + 0.7, r)


def _top_floor(card: Card) -> None:
    """The floor the reader stands on and the shelves behind."""
    floor = _ring_mask(RIM)
    wood = boards("#c48a52", "#a86e3e", card.rng, 30)
    card.paper(floor, wood, shadow=0.75, spread=34, offset=(0, 20), rim=0.35)
    edge = _ring_mask(RIM) * (1 - _ring_mask(RIM + 13))
    card.paper(edge, ("#f0cf92", "#c8955a"), shadow=0.3, spread=4, rim=0.3)
    back = Pen().poly([(-20, -20), (820, -20), (820, 128), (-20, 128)])
    card.paper(back, ("#6a3c26", "#7f4a2c"), shadow=0.4, spread=10, offset=(0, 6), rim=0)
    for left, width in ((-14, 180), (176, 150), (474, 150), (634, 190)):
        frame, books = Pen(), Pen()
        bookcase(frame, books, left, 126, width, 170, card.rng)
        card.paper(frame, ("#4a2a1c", "#3c2117"), spread=4, rim=0.1)
        rows = np.asarray(Gradient(("#c8783a", "#a8482f"), 0, 130).stops)
        card.paper(books, tuple(str(c) for c in rows), spread=2, rim=0.1)
        some = Pen()
        for _ in range(16):
            bx = card.rng.uniform(left + 8, left + width - 14)
            some.rect(bx, 126 - 4 - 34 * int(card.rng.integers(0, 4)) - 20, 5, 20)
        card.paint(some.mask * books.mask, "#efdcae", 0.9)
    glass = Pen().path("M340 126 L340 10 C340 -50 460 -50 460 10 L460 126Z")
    card.paper(glass, ("#f6dfae", "#f0cf92"), spread=4, rim=0.1)
    card.lightup(Pen().path("M350 120 L350 12 C350 -36 450 -36 450 12 L450 120Z"), "#fff0c4", 0.25)
    bars = Pen().line(400, -20, 400, 124, 5).line(346, 52, 454, 52, 5)
    card.paint(bars, "#b98a52")


def _windlass(card: Card) -> None:
    card.shade(Pen().oval(400, 192, 150, 9), "#3a1c12", 0.6, soft=6)
    posts = Pen()
    for x in (318, 482):
        posts.rect(x - 8, 62, 16, 132, 3).rect(x - 18, 182, 36, 14, 3)
        posts.poly([(x - 8, 150), (x - 22, 186), (x + 22, 186), (x + 8, 150)])
    drum = Pen().rect(300, 84, 200, 12, 4)
    coil = Pen().rect(348, 74, 104, 32, 8)
    card.paper(drum, ("#8a5430", "#5f3620"), spread=4, rim=0.2)
    card.paper(posts, ("#a86a3c", "#6f4226"), spread=5, rim=0.25)
    mask = card.paper(coil, ("#f0dcae", "#c9a468"), spread=4, rim=0.2)
    turns = Pen()
    for k in range(14):
        turns.line(350 + k * 7.6, 72, 354 + k * 7.6, 108, 1.6)
    card.shade(turns.mask * mask, "#6a4424", 0.6)
    crank = Pen().line(500, 90, 514, 90, 6).line(514, 90, 524, 124, 6).line(524, 124, 546, 124, 6)
    card.paper(crank, "#4a3a34", spread=3)
    card.shade(Pen().oval(578, 200, 34, 6), "#3a1c12", 0.6, soft=4)
    reader = Person(
        580, 200, 126, -1, "coat", hair="bob", lean=5, arms=((0.32, 0.16), (0.26, 0.17)), scarf=0.08
    )
    reader.glue(card, Look("#2f6a78", "#3a2a2a", "#f0c8a0", "#5a2c1c", scarf="#f0e2bc"), spread=4)
    pile = Pen().rect(640, 190, 60, 11, 2).rect(646, 178, 50, 12, 2).rect(642, 167, 46, 11, 2)
    card.paper(pile, ("#efdcae", "#a8482f", "#7a3a2c"), spread=4)


def _bucket(card: Card) -> None:
    """Drawn up from the bottom, dripping, with its light still on."""
    x, y = 400.0, 540.0
    rope = Pen().line(x, 104, x, y - 112, 4.5)
    card.paper(rope, ("#f0dcae", "#d9b87c"), spread=4, lift=3, shadow=0.3)
    knots = Pen()
    for k in range(20):
        knots.line(x - 2.6, 112 + k * 15, x + 2.6, 117 + k * 15, 1.4)
    card.shade(knots, "#6a4424", 0.6)
    card.shade(Pen().circle(x, y - 70, 84), "#2a1408", 0.55, soft=34)
    card.glow(x, y - 70, 190, "#ff9c34", 0.55)
    card.glow(x, y - 72, 70, "#ffcf70", 0.5)
    hoop = Pen().path(f"M{x - 55} {y} C{x - 56} {y - 150} {x + 56} {y - 150} {x + 55} {y}", width=5)
    card.paper(hoop, "#4a3a34", spread=3)
    inside = Pen().oval(x, y, 58, 19)
    card.paper(inside, ("#3a2218", "#6a4026"), spread=5)
    wick, flame = Pen(), Pen()
    candle(wick, flame, x, y + 14, 62)
    flame.smooth([(x, y - 104, 0), (x + 15, y - 70), (x, y - 48), (x - 15, y - 70)])
    card.paper(wick, ("#fff6dc", "#f0dcae"), spread=3)
    card.lightup(flame, "#ffc03c", 1.2)
    card.lightup(Pen().oval(x, y - 64, 6, 13), "#fff4cc", 0.8)
    wall = Pen().path(
        f"M{x - 58} {y} A58 19 0 0 0 {x + 58} {y} L{x + 44} {y + 78}"
        f" A44 14 0 0 1 {x - 44} {y + 78}Z"
    )
    staves = Gradient(("#7a4628", "#c8854a", "#e0a864", "#a8683a", "#6a3c24"), x - 58, x + 58, X)
    mask = card.paper(wall, staves, spread=8, offset=(0, 12), rim=0.3)
    joints = Pen()
    for k in range(-3, 4):
        joints.line(x + k * 16, y, x + k * 12.4, y + 94, 1.6)
    card.shade(joints.mask * mask, "#3a1c12", 0.6)
    for low, wide in ((22, 56), (60, 49)):
        band = Pen().path(
            f"M{x - wide} {y + low} A{wide} 17 0 0 0 {x + wide} {y + low} l-1 9"
            f" A{wide} 17 0 0 1 {x - wide + 1} {y + low + 9}Z"
        )
        card.paint(band.mask * mask, "#4a3a34", 0.95)
    drops = Pen()
    for dx, dy in ((-30, 104), (-8, 112), (22, 106), (10, 130), (-20, 138)):
        drops.oval(x + dx, y + dy, 3.4, 6)
    card.paint(drops, "#eafaff", 0.95)


def _near_rim(card: Card) -> None:
    """Things left on our side: an open book and a lamp that is out."""
    card.shade(_ring_mask(RIM) * smoothstep(1060, 1200, Y), "#2a120c", 0.45)
    book = Pen().path(
        "M150 1172 C186 1150 226 1152 250 1166 C274 1150 316 1148 352 1168 L364 1216"
        " C320 1196 280 1200 252 1212 C220 1198 178 1200 140 1216Z"
    )
    page = card.paper(book, ("#fff4d6", "#e6cfa0"), spread=8, offset=(0, -4))
    lines = Pen()
    for k in range(4):
        lines.stroke([(168, 1176 + k * 9), (206, 1168 + k * 9), (238, 1176 + k * 9)], 1.6)
        lines.stroke([(264, 1176 + k * 9), (300, 1167 + k * 9), (338, 1175 + k * 9)], 1.6)
    card.shade(lines.mask * page, "#8a6a48", 0.5)
    card.shade(blur(Pen().line(251, 1166, 252, 1212, 6).mask, 3) * page, "#8a6a48", 0.6)
    stack = Pen().rect(520, 1186, 150, 24, 3).rect(536, 1164, 120, 22, 3)
    fill = Gradient((mix("#a8482f", "#ffffff", 0.1), "#7a3a2c"), 1160, 1210)
    card.paper(stack, fill, spread=7, offset=(0, -4))
    card.paint(Pen().rect(520, 1190, 150, 5).rect(536, 1169, 120, 4), "#efdcae", 0.7)
