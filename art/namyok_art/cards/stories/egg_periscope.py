"""From a hole in a huge speckled egg a brass periscope looks at the waiting shadow of a swan."""

import itertools
import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.palettes import PALETTES

PALETTE = PALETTES["egg_shelf"]
EGG = (390, 690)


def draw() -> NDArray[np.uint8]:
    card = Card(124, list(PALETTE.sky), light=(120, 120), lamp="#fffaf0")
    card.glow(180, 180, 460, "#fffaf0", 0.5)
    _backdrop(card)
    _nest(card, back=True)
    _egg(card)
    _swan_shadow(card)
    _periscope(card)
    _nest(card, back=False)
    return card.finish(
        bloom=0.25, halation=0.05, shadow_tone="#5a6a78", light_tone="#fff6ea", vignette=0.14
    )


def _backdrop(card: Card) -> None:
    """Pale rushes behind, hardly more than a breath."""
    rng = card.rng
    for tone, count in (("#d3e0d6", 26), ("#c3d2c2", 20)):
        pen = Pen()
        for _ in range(count):
            x, tall, bend = rng.uniform(-20, 820), rng.uniform(420, 900), rng.normal(0, 60)
            pen.taper(
                [(x, 1150), (x + bend * 0.4, 1150 - tall * 0.5), (x + bend, 1150 - tall)], 12, 2
            )
        card.paper(pen, tone, shadow=0.1, spread=10, rim=0.1, opacity=0.8)


def _outline(grow: float = 1) -> Pen:
    x, y = EGG
    half = [(0, -395), (120, -350), (222, -190), (268, 10), (240, 190), (140, 318), (0, 356)]
    right = [(x + a * grow, y + b * grow) for a, b in half]
    left = [(x - a * grow, y + b * grow) for a, b in reversed(half[1:-1])]
    return Pen().smooth([*right, *left])


def _egg(card: Card) -> None:
    x, y = EGG
    rng = card.rng
    away = np.hypot((X - x + 110) * 1.15, Y - y + 170)
    shell = Gradient(("#f6fbf8", "#d8eae8", "#b4d2d4", "#8fb0b8"), 0, 620, away)
    mask = card.paper(_outline(), shell, shadow=0.4, spread=30, lift=24, rim=0.25, rim_width=4)
    for tone, count, size in (
        ("#8a9a8f", 90, (2, 6)),
        ("#a08a74", 70, (2, 9)),
        ("#c3a88c", 60, (2, 5)),
    ):
        specks = Pen()
        for _ in range(count):
            angle, d = rng.uniform(0, math.tau), math.sqrt(rng.random())
            spot = (x + 262 * d * math.cos(angle), y - 10 + 360 * d * math.sin(angle))
            specks.oval(*spot, rng.uniform(*size), rng.uniform(1.5, 4), rng.uniform(0, 180))
        card.paint(specks.mask * mask, tone, 0.5)
    _door(card, mask)


def _door(card: Card, mask: NDArray[np.floating]) -> None:
    """Drawn from inside: it shows through the shell as a darker line; the crack is its handle."""
    x, y = EGG[0] - 44, EGG[1] + 96
    lit = Pen()
    with lit.at(x, y):
        lit.path("M-66 150 L-66 -20 C-66 -116 66 -116 66 -20 L66 150Z")
    card.paint(lit.mask * mask, "#f0dcc0", 0.35, soft=5)
    lines = Pen()
    rng = card.rng
    for _ in range(2):
        jitter = rng.normal(0, 2.5, 8)
        lines.stroke(
            [
                (x - 66 + jitter[0], y + 152),
                (x - 67 + jitter[1], y + 60),
                (x - 65, y - 22),
                (x - 44 + jitter[2], y - 78),
                (x + jitter[3], y - 96),
                (x + 46, y - 76 + jitter[4]),
                (x + 66, y - 20),
                (x + 65 + jitter[5], y + 70),
                (x + 67, y + 150),
            ],
            3,
        )
        lines.line(x - 66, y + 151 + jitter[6], x + 68, y + 149 + jitter[7], 3)
    for left, top in ((x - 42, y - 42), (x + 8, y - 42), (x - 42, y + 48), (x + 8, y + 48)):
        lines.stroke(
            [
                (left, top),
                (left + 34, top + 1),
                (left + 33, top + 66),
                (left + 1, top + 65),
                (left, top),
            ],
            2.2,
        )
    card.shade(lines.mask * mask, "#7a6a6a", 0.55, soft=0.8)
    crack = Pen()
    points = [
        (x + 46, y + 12),
        (x + 60, y + 22),
        (x + 50, y + 34),
        (x + 74, y + 44),
        (x + 64, y + 56),
    ]
    points += [(x + 92, y + 66), (x + 86, y + 80), (x + 116, y + 92)]
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        crack.line(x0, y0, x1, y1, 3.4)
    crack.line(x + 74, y + 44, x + 88, y + 36, 2).line(x + 92, y + 66, x + 104, y + 58, 2)
    card.paint(crack.mask * mask, "#5a4a48", 0.9)


def _swan_shadow(card: Card) -> None:
    """The mother herself is out of the picture; her shadow falls over everything."""
    neck = Pen().taper(
        [(860, 1010), (700, 800), (640, 600), (720, 420), (690, 280), (560, 236)], 190, 70
    )
    neck.oval(560, 246, 74, 46, 14)
    neck.smooth([(516, 214), (440, 262), (420, 290, 0), (470, 296), (530, 290)])
    neck.smooth([(560, 1240, 0), (600, 960), (700, 860), (860, 840), (860, 1240, 0)])
    card.shade(neck, "#7f94a8", 0.42, soft=7)


def _periscope(card: Card) -> None:
    x, y = EGG[0] + 6, EGG[1] - 352
    hole = Pen().oval(x, y, 44, 17)
    card.hollow(hole, ("#5a4a44", "#3a302e"), depth=6)
    brass = Gradient(("#8a6426", "#f6dc94", "#c29a4a", "#7a5620"), x - 24, x + 24, X)
    tube = Pen().rect(x - 17, y - 176, 34, 182, 4)
    clip = 1 - Pen().oval(x, y + 26, 60, 22).mask * smoothstep(y, y + 6, Y)
    card.paper(tube.mask * clip, brass, spread=8)
    rings = Pen().rect(x - 22, y - 70, 44, 13, 4).rect(x - 22, y - 140, 44, 11, 4)
    card.paper(rings, brass, spread=4)
    head = Pen().smooth(
        [
            (x - 22, y - 172, 0),
            (x - 24, y - 206),
            (x - 2, y - 232),
            (x + 46, y - 232, 0),
            (x + 46, y - 180, 0),
            (x + 22, y - 172, 0),
        ]
    )
    card.paper(head, ("#f0d084", "#a8823a"), spread=7, rim=0.5)
    bell = Pen().poly([(x + 44, y - 236), (x + 70, y - 248), (x + 70, y - 164), (x + 44, y - 176)])
    card.paper(bell, ("#f6dc94", "#b08a3e"), spread=6, rim=0.5)
    card.paper(Pen().oval(x + 71, y - 206, 10, 41), ("#2f3f48", "#4a5f68"), spread=3)
    card.paint(Pen().oval(x + 69, y - 220, 3.4, 13), "#d9f0f4", 0.9, soft=0.8)


def _nest(card: Card, back: bool) -> None:
    """Two tangles of twigs: one behind the egg, one that holds it."""
    rng = card.rng
    level = 980 if back else 1070
    tones = (
        ("#b9a68a", "#cdbb9e", "#a8967c") if back else ("#c3b092", "#e0d0b2", "#b09c7e", "#efe2c8")
    )
    for tone in tones:
        pen = Pen()
        for _ in range(46 if back else 60):
            x = rng.uniform(-60, 860)
            dip = 56 * math.cos((x - 400) / 400 * 1.3)
            y = level + dip * (0.4 if back else 0.5) + rng.normal(0, 26 if back else 38)
            half, tilt = rng.uniform(60, 190), rng.normal(0, 34)
            pen.taper(
                [(x - half, y - tilt), (x, y + rng.normal(0, 12)), (x + half, y + tilt)],
                rng.uniform(4, 9),
                2,
            )
        card.paper(pen, (mix(tone, "#ffffff", 0.15), tone), shadow=0.32, spread=5, lift=5, rim=0.25)
    if not back:
        leaves = Pen()
        for x, y, turn in ((120, 1060, -30), (650, 1090, 24), (330, 1120, 10), (520, 1050, -50)):
            with leaves.at(x, y, 1, turn):
                leaves.smooth([(-30, 0, 0), (0, -12), (34, 0, 0), (0, 12)])
        card.paper(leaves, (PALETTE.near, "#8a9f7c"), spread=5)
        down = Pen()
        for _ in range(5):
            spot = (rng.uniform(80, 740), rng.uniform(1010, 1130))
            with down.at(*spot, 1, rng.uniform(0, 360)):
                down.smooth([(-22, 0, 0), (-6, -9), (26, -3, 0), (-4, 8)])
        card.paper(down, "#ffffff", spread=4, shadow=0.25)
