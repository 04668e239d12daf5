"""At a party a crowd of balloons keeps to one wall, a polite cactus in a hat to the other."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.patterns import boards, dots, stripes
from namyok_art.paper.props.vessels import cup

FLOOR = 905
BALLOONS = (
    # x, y, radius, colour; far ones first
    (60, 500, 46, "#f08a5a"),
    (150, 452, 48, "#e85f98"),
    (240, 492, 46, "#4ab8c8"),
    (40, 590, 50, "#8a6ad0"),
    (128, 552, 54, "#f4b838"),
    (222, 578, 52, "#e8507a"),
    (300, 566, 44, "#7fc8a0"),
    (70, 676, 52, "#38a8c0"),
    (166, 652, 56, "#f07ab0"),
    (262, 664, 50, "#a878d8"),
    (112, 748, 50, "#f0605a"),
    (210, 742, 50, "#46bfa8"),
)


def draw() -> NDArray[np.uint8]:
    wall = stripes("#ffdbe6", "#ffd0df", 92, 0)
    card = Card(180, wall, light=(400, 40), lamp="#fffaf0")
    _room(card)
    _bunting(card)
    _crowd(card)
    _table(card)
    _cactus(card, 592, 905)
    _brave(card)
    _confetti(card)
    return card.finish(
        bloom=0.2,
        halation=0.04,
        shadow_tone="#7a3f7a",
        light_tone="#fff6ec",
        vignette=0.1,
        saturation=1.1,
        contrast=1.05,
    )


def _room(card: Card) -> None:
    floor = Pen().rect(-20, FLOOR, 840, 320)
    card.paper(floor, boards("#bfeadb", "#a3d8c8", card.rng), shadow=0.2, offset=(0, -4))
    card.shade(smoothstep(1200, FLOOR, Y) * (Y > FLOOR), "#7fbfc0", 0.25)
    skirting = Pen().rect(-20, FLOOR - 34, 840, 36)
    card.paper(skirting, ("#ffffff", "#f2dfe6"), spread=6)
    rug = Pen().oval(430, 1070, 300, 92)
    card.paper(rug, dots("#fff1b8", "#ffd98a", 34, 7), spread=8, shadow=0.25)
    ring = Pen().oval(430, 1070, 278, 80, width=7)
    card.paint(ring, "#f58fb4")
    window = Pen().rect(388, 196, 216, 270, 14)
    card.paper(window, ("#ffffff", "#f6e6ec"), spread=12)
    panes = Pen()
    for column in range(2):
        for row in range(2):
            panes.rect(404 + column * 96, 212 + row * 123, 88, 115, 6)
    card.hollow(panes, Gradient(("#8fdcf0", "#d6f6f6"), 200, 460), depth=6, strength=0.25)


def _bunting(card: Card) -> None:
    tones = ("#f0508a", "#38b8d0", "#ffd23f", "#7fd0a0", "#a878d8")
    for start, dip, end, first in (((-20, 96), 190, (430, 84), 0), ((400, 88), 176, (820, 120), 2)):
        cord = Pen().stroke([start, ((start[0] + end[0]) / 2, dip), end], 3)
        card.paper(cord, "#8a5a8a", spread=3)
        for k in range(9):
            t = (k + 0.5) / 9
            x = start[0] + (end[0] - start[0]) * t
            y = (
                (1 - t) * (1 - t) * start[1]
                + 2 * t * (1 - t) * (2 * dip - (start[1] + end[1]) / 2)
                + t * t * end[1]
            )
            flag = Pen().poly([(x - 19, y), (x + 19, y), (x, y + 46)])
            tone = tones[(k + first) % 5]
            card.paper(flag, (mix(tone, "#ffffff", 0.2), tone), spread=6)


def _balloon(card: Card, x: float, y: float, r: float, tone: str) -> None:
    body = Pen().smooth(
        [
            (x, y - r * 1.15),
            (x + r * 0.78, y - r * 0.8),
            (x + r, y - r * 0.1),
            (x + r * 0.66, y + r * 0.72),
            (x, y + r * 1.18),
            (x - r * 0.66, y + r * 0.72),
            (x - r, y - r * 0.1),
            (x - r * 0.78, y - r * 0.8),
        ]
    )
    body.poly([(x - 7, y + r * 1.32), (x + 7, y + r * 1.32), (x, y + r * 1.12)])
    fill = Gradient(
        (mix(tone, "#ffffff", 0.28), tone, mix(tone, "#6a2a6a", 0.2)), y - r, y + r * 1.2
    )
    mask = card.paper(body, fill, spread=9, lift=9, shadow=0.3, rim=0.3)
    shine = Pen().oval(x - r * 0.4, y - r * 0.5, r * 0.16, r * 0.32, 26)
    card.paint(shine.mask * mask, "#ffffff", 0.75, soft=1.2)


def _crowd(card: Card) -> None:
    """All strings are gathered in one knot: nobody wants to be first on the floor."""
    rng = card.rng
    strings = Pen()
    knot = (160, 884)
    for x, y, r, _ in BALLOONS:
        sway = (x + (knot[0] - x) * 0.45 + rng.normal(0, 6), (y + knot[1]) / 2 + 40)
        strings.stroke([(x, y + r * 1.3), sway, knot], 1.8)
    card.paint(strings, "#9a5a94", 0.8)
    for x, y, r, tone in BALLOONS:
        _balloon(card, x, y, r, tone)
    card.shade(Pen().oval(knot[0], 938, 44, 8), "#4f9a90", 0.5, soft=5)
    bag = [(-10, -2), (10, -2), (14, 10), (36, 26), (34, 52), (-34, 52), (-36, 26), (-14, 10)]
    weight = Pen()
    with weight.at(*knot):
        weight.smooth(bag).poly([(-14, -14), (14, -14), (7, 4), (-7, 4)])
    card.paper(weight, ("#ffb0cc", "#ef6fa0"), spread=6)


def _table(card: Card) -> None:
    cloth = Pen().smooth(
        [
            (650, 742, 0),
            (830, 742, 0),
            (830, 940, 0),
            (790, 930),
            (752, 946),
            (716, 930),
            (682, 946),
            (646, 934, 0),
        ]
    )
    card.shade(Pen().oval(740, 946, 120, 12), "#5aa898", 0.5, soft=7)
    card.paper(cloth, stripes("#ffffff", "#8fdff0", 40, 0), spread=10)
    top = Pen().oval(745, 744, 112, 16)
    card.paper(top, ("#ffffff", "#e6f6fa"), spread=5)
    cake = Pen().rect(690, 676, 104, 58, 6)
    card.paper(cake, ("#fff6e0", "#f6d9a8"), spread=6)
    icing = Pen().rect(686, 668, 112, 20, 8)
    for k, drop in enumerate((16, 8, 20, 10, 18, 9)):
        icing.rect(688 + k * 18, 676, 14, drop + 12, 7)
    card.paper(icing, ("#ff9dc0", "#f0709f"), spread=4)
    cherries = Pen().circle(708, 664, 8).circle(742, 662, 8).circle(776, 664, 8)
    card.paper(cherries, ("#f0505a", "#c02f48"), spread=3)
    glass = Pen()
    cup(glass, 660, 740, 30, flip=True)
    card.paper(glass, ("#ffe07a", "#f0b83a"), spread=4)


def _cactus(card: Card, x: float, y: float) -> None:
    card.shade(Pen().oval(x, y + 8, 86, 13), "#4f9a90", 0.55, soft=8)
    body = Pen().smooth(
        [
            (x, y - 300),
            (x + 54, y - 268),
            (x + 62, y - 180),
            (x + 52, y - 84),
            (x - 52, y - 84),
            (x - 62, y - 180),
            (x - 54, y - 268),
        ]
    )
    arms = Pen().taper([(x - 40, y - 150), (x - 84, y - 148), (x - 92, y - 196)], 36, 32)
    arms.taper([(x + 40, y - 134), (x + 70, y - 118), (x + 30, y - 96)], 34, 28)
    fill = Gradient(("#5fc07a", "#3f9a5c", "#2f7f50"), y - 300, y - 80)
    limbs = card.paper(arms, fill, spread=8)
    mask = card.paper(body, fill, spread=10, rim=0.25)
    ribs, spines = Pen(), Pen()
    for dx in (-34, -12, 12, 34):
        ribs.stroke([(x + dx * 0.7, y - 290), (x + dx * 1.15, y - 180), (x + dx, y - 86)], 2.6)
        for k in range(9):
            py = y - 276 + k * 22 + abs(dx) * 0.2
            for angle in (-2.4, -0.75):
                spines.line(x + dx, py, x + dx + 8 * math.cos(angle), py + 8 * math.sin(angle), 1.5)
    card.shade(ribs.mask * mask, "#1f6a48", 0.4)
    card.paint(spines.mask * np.maximum(mask, limbs), "#f4ffdc", 0.9)
    face = Pen().stroke([(x - 30, y - 216), (x - 22, y - 210), (x - 14, y - 216)], 4)
    face.stroke([(x + 6, y - 216), (x + 14, y - 210), (x + 22, y - 216)], 4)
    face.stroke([(x - 14, y - 190), (x - 4, y - 184), (x + 6, y - 190)], 3.4)
    card.paint(face, "#17492f")
    cheeks = Pen().oval(x - 36, y - 198, 9, 6).oval(x + 30, y - 198, 9, 6)
    card.paint(cheeks, "#ff9db0", 0.6, soft=1.5)
    hat = Pen().poly([(x - 36, y - 282), (x + 40, y - 286), (x + 12, y - 384)])
    card.paper(hat, stripes("#ffd23f", "#f0508a", 24, 70), spread=6)
    card.paper(Pen().star(x + 12, y - 388, 17, 0.5, 7), "#38b8d0", spread=3)
    pot = Pen().poly([(x - 62, y - 92), (x + 62, y - 92), (x + 48, y + 6), (x - 48, y + 6)])
    pot.rect(x - 70, y - 104, 140, 30, 6)
    card.paper(pot, ("#f0936a", "#cf6a4a"), spread=8)
    box = Pen().rect(x - 132, y - 62, 84, 66, 4)
    card.shade(Pen().oval(x - 90, y + 8, 52, 8), "#4f9a90", 0.5, soft=5)
    card.paper(box, ("#a884e0", "#7f5cc0"), spread=7)
    ribbon = Pen().rect(x - 97, y - 62, 14, 66).rect(x - 136, y - 70, 92, 14, 3)
    ribbon.oval(x - 104, y - 80, 16, 9, 24).oval(x - 76, y - 80, 16, 9, -24)
    card.paper(ribbon, ("#ffe46a", "#f4b838"), spread=4)


def _brave(card: Card) -> None:
    """The one that has drifted out."""
    x, y = 400, 830
    card.shade(Pen().oval(x + 6, 1062, 40, 8), "#d9a03f", 0.45, soft=7)
    string = Pen().stroke([(x, y + 46), (x - 12, y + 90), (x + 10, y + 140), (x - 6, y + 200)], 2)
    card.paint(string, "#b9862a", 0.9)
    card.glow(x, y, 130, "#fff6c0", 0.5)
    _balloon(card, x, y, 38, "#ffd21f")


def _confetti(card: Card) -> None:
    rng = card.rng
    for tone in ("#f0508a", "#38b8d0", "#7fd0a0", "#a878d8", "#ffd23f"):
        pen = Pen()
        for _ in range(16):
            x, y = rng.uniform(0, 800), rng.uniform(930, 1190)
            with pen.at(x, y, 1, rng.uniform(0, 180)):
                pen.rect(-5, -2.5, 10, 5)
        card.paper(pen, tone, shadow=0.2, spread=2)
    near = smoothstep(500, 0, np.hypot(X - 400, Y - 1000))
    card.tint(near, "#fff6e0", 0.06)
