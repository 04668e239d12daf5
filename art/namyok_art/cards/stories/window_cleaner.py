"""A window cleaner wipes the night off a glass tower, and the morning shows through."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.noise import remap
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import cloud, flock, stars
from namyok_art.paper.space import Array

PANE_W, PANE_H = 164, 236
LEFT, TOP = -10, -52
PIVOT = (420, 752)
INNER, OUTER = 168, 388
START, END = math.radians(178), math.radians(314)
"""The swing of the wiping arm, clockwise from the left."""


def draw() -> NDArray[np.uint8]:
    night, morning = _night(), _morning()
    card = Card(196, ["#141c3c", "#1d2a50"], light=(330, 470), lamp="#fff2c8")
    wiped = _wiped(card)
    k = wiped[..., None]
    card.image = _as_reflected(night.image * (1 - k) + morning.image * k)
    wiped_panes = _as_reflected(wiped)
    card.emission = _as_reflected(night.emission * (1 - k)) * 0.6
    card.emission += wiped_panes[..., None] * np.float32(0.05)
    _sheen(card)
    _edge_foam(card)
    _kite(card)
    _mullions(card)
    _cradle(card)
    _cleaner(card)
    _bucket(card)
    return card.finish(
        bloom=0.6,
        halation=0.06,
        shadow_tone="#1a2a5a",
        light_tone="#fff4d0",
        vignette=0.3,
        contrast=1.08,
    )


def _night() -> Card:
    """The sleeping city as the tower reflects it."""
    card = Card(961, ["#0f1636", "#16204a", "#22305e", "#34426e"], light=(600, 200), lamp="#9fb4e0")
    rng = card.rng
    card.lightup(stars(rng, 150, 900, (0.8, 2.0)), "#dfe6ff", 0.4, 0.9)
    for x, y, width in ((150, 190, 260), (640, 110, 220), (700, 420, 240), (110, 560, 200)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 7, 0.26)
        card.paper(pen, ("#2c3a68", "#222f5a"), shadow=0.2, opacity=0.7)
    for depth, (low, high) in enumerate(((760, 0), (900, 0), (1060, 0))):
        pen = Pen()
        windows = town(
            pen, 1220, rng, -30, 830, (60, 110), (1220 - low - 90, 1220 - low + high), 0.2
        )
        tone = mix("#2c3a66", "#131a3a", depth / 2)
        card.paper(pen, (tone, mix(tone, "#0c1230", 0.4)), shadow=0.3, offset=(-4, -4))
        card.lightup(panes(windows, True), "#ffcf80", 0.5, 0.9)
        card.fog(low + 120, 90, "#33447a", 0.25)
    return card


def _morning() -> Card:
    """The same view when the day has come."""
    sky = ["#4aa4e0", "#55b0e6", "#7cc8ec", "#bfe6e6", "#ffeaa8", "#ffca7a", "#ffb870"]
    card = Card(962, sky, light=(250, 640), lamp="#fff6d0")
    rng = card.rng
    card.glow(130, 640, 260, "#fff4c8", 0.6)
    for x, y, width in ((180, 560, 150), (450, 452, 150), (610, 560, 120)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 7, 0.3)
        card.paper(pen, ("#ffffff", "#eef4ee"), shadow=0.12, opacity=0.9)
    for depth, low in enumerate((612, 690)):
        pen = Pen()
        windows = town(pen, 1220, rng, -30, 830, (50, 90), (1220 - low - 90, 1220 - low), 0.3)
        tone = mix("#f0b088", "#d9745c", depth)
        card.paper(pen, (tone, mix(tone, "#fff0c8", 0.4)), shadow=0.2, offset=(-4, -4))
        card.paint(panes(windows), "#fff8e0", 0.8)
    card.paint(flock(rng, 8, (560, 500), (40, 40), (7, 12)), "#5a7a9a", 0.8)
    return card


def _wiped(card: Card) -> Array:
    """The clean sweep: a band round the cleaner's shoulder, with a few finger-wide misses."""
    dx, dy = X - PIVOT[0], Y - PIVOT[1]
    radius = np.hypot(dx, dy) + 5 * fbm(60, card.rng, octaves=3)
    angle = np.mod(np.arctan2(dy, dx), math.tau)
    band = smoothstep(INNER, INNER + 2, radius) * smoothstep(OUTER + 2, OUTER, radius)
    sweep = smoothstep(START - 0.006, START + 0.006, angle) * smoothstep(END, END - 0.006, angle)
    streaks = 1 - 0.05 * smoothstep(0.5, 0.95, np.sin(radius * 0.21) * np.sin(radius * 0.047 + 1))
    return np.asarray(band * sweep * streaks, np.float32)


def _as_reflected(picture: Array) -> Array:
    """Every pane hangs at its own small angle, so its reflection is shifted."""
    rng = np.random.default_rng(5)
    dx, dy = np.zeros_like(X), np.zeros_like(Y)
    for column in range(6):
        for row in range(6):
            x, y = LEFT + column * PANE_W, TOP + row * PANE_H
            inside = (x <= X) & (x + PANE_W > X) & (y <= Y) & (y + PANE_H > Y)
            dx[inside] = rng.normal(0, 5)
            dy[inside] = rng.normal(0, 5)
    return remap(picture, np.clip(X + dx, 0, 799), np.clip(Y + dy, 0, 1199))


def _sheen(card: Card) -> None:
    pen = Pen()
    for x, width in ((90, 90), (260, 30), (560, 120), (760, 40)):
        pen.poly([(x, 1220), (x + 520, -20), (x + 520 + width, -20), (x + width, 1220)])
    card.tint(blur(pen.mask, 3), "#bcd0ff", 0.07)


def _polar(radius: float, angle: float) -> tuple[float, float]:
    return PIVOT[0] + radius * math.cos(angle), PIVOT[1] + radius * math.sin(angle)


def _edge_foam(card: Card) -> None:
    """Suds along the rim of the sweep and drips below its start."""
    rng = card.rng
    suds, drips = Pen(), Pen()
    for _ in range(150):
        angle = rng.uniform(START, END)
        radius = (
            OUTER + abs(rng.normal(0, 7)) if rng.random() < 0.6 else INNER - abs(rng.normal(0, 5))
        )
        suds.circle(*_polar(radius, angle), rng.uniform(1.2, 4.6))
    for _ in range(60):
        radius = rng.uniform(INNER, OUTER)
        x, y = _polar(radius, START)
        suds.circle(x + rng.normal(0, 4), y + 6 + rng.normal(0, 5), rng.uniform(1.5, 5))
        if rng.random() < 0.3:
            drips.taper([(x, y + 6), (x + 1, y + rng.uniform(30, 110))], 3, 1.2)
    card.paint(drips, "#cfe0ff", 0.4)
    card.paper(suds, ("#f6fbff", "#c6d6f4"), shadow=0.25, spread=3, rim=0.2, opacity=0.9)


def _mullions(card: Card) -> None:
    bars = Pen()
    for column in range(7):
        bars.rect(LEFT + column * PANE_W - 5, -20, 10, 1240)
    for row in range(7):
        bars.rect(-20, TOP + row * PANE_H - 4, 840, 8)
    card.paper(bars, ("#5a6a94", "#2c3860"), spread=7, lift=6, shadow=0.5, rim=0.5)


def _cradle(card: Card) -> None:
    ropes = Pen()
    for x in (206, 560):
        ropes.line(x, -20, x, 800, 3).line(x, 786, x - 24, 850, 2.4).line(x, 786, x + 24, 850, 2.4)
    shadow = Pen().rect(160, 846, 446, 116, 8)
    card.shade(shadow, "#0a1030", 0.55, soft=16, move=(20, 34))
    card.shade(ropes, "#0a1030", 0.4, soft=4, move=(12, 10))
    card.paper(ropes, ("#c9b48a", "#8a7458"), spread=3)
    back = Pen().rect(168, 846, 430, 8, 3).rect(176, 850, 6, 90).rect(584, 850, 6, 90)
    card.paper(back, "#8a4030", spread=4)


def _cleaner(card: Card) -> None:
    man = Person(
        392,
        944,
        150,
        1,
        "jacket",
        arms=((-0.1, 0.28), (0.26, -0.3)),
        hat="cap",
        stride=0.7,
        lean=4,
    )
    man.glue(card, Look("#e8703a", "#2f4a7a", "#e9c4a0", "#3a2822", "#f0c23a"))
    x, y = man.hand(1)
    tip = _polar((INNER + OUTER) / 2 - 10, END + 0.03)
    pole = Pen().line(x - 18, y + 24, tip[0], tip[1], 5)
    card.paper(pole, ("#e6d6b0", "#a8936a"), spread=4)
    a, b = _polar(INNER - 8, END + 0.02), _polar(OUTER + 8, END + 0.02)
    card.paper(Pen().line(*a, *b, 9), ("#6a7aa0", "#3c4a70"), spread=4, lift=6)
    cloth = Pen().taper([_polar(INNER, END + 0.04), _polar(OUTER, END + 0.035)], 24, 30)
    for k in range(5):
        hem = _polar(INNER + 20 + (OUTER - INNER) * k / 5.2, END + 0.1)
        cloth.oval(*hem, 20, 12, math.degrees(END))
    card.paper(cloth, ("#ffe15a", "#f0b41e"), spread=6, lift=7, rim=0.4)
    front = Pen().rect(160, 874, 446, 8, 4).rect(160, 940, 446, 22, 4)
    for x in (164, 268, 372, 476, 580):
        front.rect(x, 876, 7, 74, 2)
    card.paper(front, ("#e0663c", "#a83c28"), spread=6, rim=0.25)


def _bucket(card: Card) -> None:
    """The night he has wrung out, with three stars in it."""
    x, y = 486, 1052
    rope = Pen().line(x, 952, x, 992, 3)
    card.paper(rope, "#c9b48a", spread=3)
    handle = Pen().path(
        f"M{x - 62} {y - 24} C{x - 58} {y - 84} {x + 58} {y - 84} {x + 62} {y - 24}", width=5
    )
    card.paper(handle, "#b9c2d6", spread=4)
    pail = Pen().smooth(
        [
            (x - 70, y - 26, 0),
            (x + 70, y - 26, 0),
            (x + 52, y + 92, 0),
            (x, y + 102),
            (x - 52, y + 92, 0),
        ]
    )
    card.shade(pail, "#0a1030", 0.5, soft=14, move=(18, 26))
    card.paper(pail, ("#dfe6f2", "#8fa0c0", "#5a6a90"), spread=8, rim=0.4)
    bands = Pen().path(
        f"M{x - 65} {y + 8} C{x - 30} {y + 20} {x + 30} {y + 20} {x + 65} {y + 8}", width=4
    )
    bands.path(
        f"M{x - 56} {y + 70} C{x - 26} {y + 82} {x + 26} {y + 82} {x + 56} {y + 70}", width=4
    )
    card.shade(bands, "#3a4870", 0.6)
    card.paper(Pen().oval(x, y - 26, 72, 20), ("#eef2fa", "#b0bcd4"), spread=3)
    card.hollow(Pen().oval(x, y - 25, 64, 15), ("#0c1232", "#1c2858"), 6, "#05081c", 0.6)
    card.glow(x, y - 28, 70, "#7f9aff", 0.3, stretch=(1, 0.4))
    gems = (
        Pen().star(x - 28, y - 26, 9, 0.3).star(x + 6, y - 21, 11, 0.3).star(x + 34, y - 28, 8, 0.3)
    )
    card.lightup(gems, "#fff4c8", 1.0)


def _kite(card: Card) -> None:
    kite = Pen()
    with kite.at(252, 500, 1, 24):
        kite.poly([(0, -52), (34, -8), (0, 52), (-34, -8)])
    card.paper(kite, ("#f0584a", "#d03a4a"), spread=5, shadow=0.3)
    spars = Pen()
    with spars.at(252, 500, 1, 24):
        spars.line(0, -52, 0, 52, 2).line(-34, -8, 34, -8, 2)
    card.paint(spars, "#fff0d8", 0.8)
    tail = Pen().stroke([(231, 547), (218, 570), (232, 592), (220, 616)], 2.4)
    card.paint(tail, "#b8304a", 0.9)
