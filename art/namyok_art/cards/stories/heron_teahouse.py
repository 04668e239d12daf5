"""A heron stands on one very long leg in a misty lake with a lit teahouse on its back."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Knot
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import reed
from namyok_art.paper.props.vessels import kettle, rowing_boat
from namyok_art.paper.space import Array

WATER = 1020
VERMILION = "#e0482c"
AIR = "#e9eeea"
BODY: list[Knot] = [
    (286, 596),
    (300, 548),
    (346, 524),
    (430, 520),
    (520, 540),
    (604, 590),
    (684, 668, 0),
    (610, 660),
    (632, 700, 0),
    (556, 678),
    (470, 684),
    (390, 682),
    (318, 652),
]
NECK = [(330.0, 600.0), (276, 560), (252, 500), (282, 432), (306, 368), (282, 306), (250, 270)]


def draw() -> NDArray[np.uint8]:
    sky = ["#b9c6c8", "#d6dfdc", "#eef1ea", "#f4f3ea", "#dfe6e2"]
    card = Card(41, sky, light=(470, 440), lamp="#fff0d0")
    _mountains(card)
    _lake(card)
    card.glow(480, 430, 330, "#fff3d8", 0.65)
    _legs(card)
    _heron(card)
    _teahouse(card)
    _boat(card)
    _shore(card)
    return card.finish(
        bloom=0.4, halation=0.05, shadow_tone="#4a5a68", light_tone="#fff8ea", vignette=0.16
    )


def _mountains(card: Card) -> None:
    """Ink washed thinner and thinner."""
    for y, high, tone in ((640, 150, "#c9d3d1"), (760, 110, "#bac7c4"), (880, 60, "#a9b9b4")):
        line = ridge(card.rng, y, high, 0.48)
        card.paper(line.pen(), (tone, mix(tone, AIR, 0.9)), shadow=0.12, offset=(0, -3), rim=0.1)
        card.fog(y + 90, 60, AIR, 0.85)


def _lake(card: Card) -> None:
    lake = Pen().rect(-20, 950, 840, 300)
    card.paper(lake, ("#dfe8e4", "#b9cac8", "#8fa6a8"), shadow=0.1, offset=(0, -2), rim=0)
    card.fog(952, 40, "#f0f3ec", 0.95)
    mirror = Pen().taper([(430, WATER), (428, 1110), (432, 1210)], 16, 22)
    card.shade(mirror, "#5f747a", 0.3, soft=9)
    rings = Pen()
    for k in range(5):
        rings.oval(430, WATER + 2, 34 + k * 36, 6 + k * 6.5, width=2.2)
    card.paint(rings, "#fbfdf8", 0.75)
    streaks = Pen()
    for _ in range(40):
        x, y = card.rng.uniform(0, 800), card.rng.uniform(980, 1190)
        half = card.rng.uniform(20, 80)
        streaks.taper([(x - half, y), (x, y + 1), (x + half, y)], 0.6, 1.6)
    card.paint(streaks, "#f6faf6", 0.5)


def _legs(card: Card) -> None:
    """The one it stands on, and the one that is busy with the kettle."""
    stand = Pen().taper([(424, 640), (430, 760), (434, 846)], 22, 13)
    stand.taper([(434, 836), (430, 930), (430, WATER + 4)], 14, 10).circle(434, 842, 10)
    card.paper(stand, ("#7c8890", "#4f5c66"), spread=6, rim=0.25)
    tucked = Pen().taper([(500, 650), (440, 736), (352, 764)], 22, 11)
    tucked.taper([(356, 762), (430, 792), (508, 800)], 11, 8).circle(354, 763, 8)
    for toe in ((530, 790), (536, 806), (524, 818)):
        tucked.line(506, 800, *toe, 5)
    card.paper(tucked, ("#7c8890", "#5a6771"), spread=6, rim=0.25)
    pot = Pen()
    kettle(pot, 526, 904, 96)
    card.paper(pot, ("#6a7882", "#3f4b56"), spread=6, rim=0.35)
    hook = Pen().stroke([(528, 796), (520, 806), (526, 814)], 5)
    card.paper(hook, "#5a6771", spread=2)
    for k in range(5):
        t = k / 4
        puff = Pen().circle(604 + 34 * t + 6 * (k % 2), 832 - 90 * t, 7 + 10 * t)
        card.paint(puff, "#fbfcf8", 0.85 - 0.6 * t, soft=2 + 3 * t)


def _feathers(card: Card, mask: Array, tone: str) -> None:
    pen = Pen()
    for row in range(5):
        for k in range(9):
            x = 350 + k * 34 + row * 20
            y = 560 + row * 26 + k * 7
            pen.path(f"M{x} {y} C{x + 16} {y + 4} {x + 34} {y + 12} {x + 46} {y + 26}", width=2.2)
    card.shade(pen.mask * mask, tone, 0.45)


def _heron(card: Card) -> None:
    tail = Pen().smooth(
        [(560, 600), (660, 650), (728, 726, 0), (650, 704), (664, 738, 0), (566, 676)]
    )
    card.paper(tail, ("#7f8b94", "#56636e"), spread=8)
    card.paper(Pen().smooth(BODY), ("#d3dadb", "#a3b0b6"), spread=14, rim=0.35, rim_width=3)
    wing = Pen().smooth(
        [
            (352, 560),
            (420, 538),
            (520, 556),
            (600, 604),
            (694, 690, 0),
            (616, 668),
            (626, 696, 0),
            (548, 662),
            (552, 686, 0),
            (470, 652),
            (392, 620),
        ]
    )
    mask = card.paper(wing, ("#b4bfc4", "#7f8d96"), spread=9, rim=0.3)
    _feathers(card, mask, "#4f5c68")
    neck = Pen().taper(NECK, 66, 27)
    stem = card.paper(neck, ("#f0f2ee", "#ccd4d4"), spread=9, rim=0.35, rim_width=3)
    card.shade(
        Pen().stroke([(300, 580), (264, 500), (294, 430), (318, 366), (290, 300)], 4).mask * stem,
        "#5a6771",
        0.35,
        soft=1,
    )
    plume = Pen()
    for tip in ((284, 664), (300, 690), (318, 702), (336, 694)):
        plume.taper([(300, 590), (tip[0] - 8, 634), tip], 20, 2)
    card.paper(plume, ("#eef0ec", "#c3cccd"), spread=5)
    crest = Pen()
    for tip in ((344, 236), (350, 258), (336, 276)):
        crest.taper([(262, 254), (300, tip[1] + 2), tip], 10, 1.6)
    card.paper(crest, ("#4a5662", "#34404c"), spread=4)
    head = Pen().smooth(
        [
            (268, 286),
            (288, 262),
            (274, 242),
            (246, 236),
            (218, 246),
            (206, 262),
            (222, 276),
            (248, 284),
        ]
    )
    card.paper(head, ("#f6f7f2", "#d6dcda"), spread=6, rim=0.3)
    cap = Pen().smooth([(284, 252), (258, 238), (226, 244), (240, 252), (262, 256)])
    card.paper(cap, "#4a5662", spread=2, shadow=0.2)
    beak = Pen().smooth([(218, 250, 0), (160, 266), (112, 284, 0), (164, 278), (214, 272, 0)])
    card.paper(beak, ("#e6c27a", "#b98f4a"), spread=4)
    card.paint(Pen().stroke([(226, 260), (234, 264), (242, 260)], 3), "#34404c")


def _teahouse(card: Card) -> None:
    x, y = 468, 540
    deck = Pen().rect(x - 116, y - 14, 232, 14, 4)
    for foot in (-92, -30, 32, 92):
        deck.rect(x + foot - 4, y - 4, 8, 22)
    card.paper(deck, ("#6f665e", "#4f4842"), spread=6)
    wall = Pen().rect(x - 92, y - 122, 184, 110)
    card.paper(wall, "#6a5f56", spread=6)
    panes = Pen()
    for k in range(4):
        panes.rect(x - 86 + k * 44, y - 114, 40, 98)
    card.lightup(panes, "#ffeec6", 0.42)
    guests = Pen()
    Person(x - 46, y - 22, 92, 1, "robe", "floor", ((0.26, 0.02),), hair="bun").draw(guests)
    Person(x + 46, y - 22, 96, -1, "robe", "floor", ((0.26, -0.02),), hair="short").draw(guests)
    guests.rect(x - 16, y - 38, 32, 5).line(x, y - 36, x, y - 14, 5).rect(x - 5, y - 48, 11, 10, 3)
    inside = Pen().rect(x - 86, y - 114, 172, 98).mask
    card.shade(guests.mask * inside, "#7a5a3c", 0.8, soft=1.4)
    lattice = Pen()
    for k in range(1, 12):
        lattice.rect(x - 86 + k * 14.5, y - 114, 1.6, 98)
    for k in range(1, 5):
        lattice.rect(x - 86, y - 114 + k * 20, 172, 1.6)
    card.paint(lattice, "#8a7a68", 0.55)
    posts = (
        Pen()
        .rect(x - 94, y - 124, 7, 114)
        .rect(x - 3.5, y - 124, 7, 114)
        .rect(x + 87, y - 124, 7, 114)
    )
    rail = Pen().rect(x - 116, y - 36, 232, 4, 2)
    card.paper(posts, ("#5a5048", "#463e38"), spread=3)
    card.paper(rail, "#5a5048", spread=3)
    for top, half, high in ((y - 118, 156, 62), (y - 172, 92, 54)):
        roof = Pen().smooth(
            [
                (x - half, top - 10, 0),
                (x - half * 0.72, top - high * 0.22),
                (x - half * 0.34, top - high * 0.62),
                (x - 16, top - high, 0),
                (x + 16, top - high, 0),
                (x + half * 0.34, top - high * 0.62),
                (x + half * 0.72, top - high * 0.22),
                (x + half, top - 10, 0),
                (x + half * 0.6, top + 8),
                (x, top + 4),
                (x - half * 0.6, top + 8),
            ]
        )
        mask = card.paper(roof, ("#77878c", "#4f5f68"), spread=8, offset=(0, 7), rim=0.25)
        tiles = Pen()
        for k in range(-9, 10):
            tiles.taper(
                [
                    (x + k * 2.2, top - high),
                    (x + k * half / 12, top - high * 0.4),
                    (x + k * half / 9, top + 8),
                ],
                1,
                2,
            )
        card.shade(tiles.mask * mask, "#2f3c46", 0.35)
    knob = Pen().circle(x, y - 236, 8).rect(x - 3, y - 230, 6, 12)
    card.paper(knob, "#4f5f68", spread=3)
    _lantern(card, x - 132, y - 112)


def _lantern(card: Card, x: float, y: float) -> None:
    card.glow(x, y + 34, 90, "#ffb080", 0.55)
    card.paper(Pen().line(x, y - 12, x, y + 12, 2), "#4f4842", spread=1)
    card.lightup(Pen().oval(x, y + 34, 19, 24), VERMILION, 0.5)
    ribs = Pen()
    for k in (-12, -4, 4, 12):
        line = y + 34 + k
        ribs.stroke([(x - 18, line), (x, line + 4), (x + 18, line)], 1.4)
    card.shade(ribs, "#8a1c10", 0.5)
    caps = (
        Pen()
        .rect(x - 9, y + 8, 18, 5, 2)
        .rect(x - 9, y + 55, 18, 5, 2)
        .line(x, y + 60, x, y + 74, 2)
    )
    card.paper(caps, "#3f3a38", spread=2)


def _boat(card: Card) -> None:
    """Somebody has rowed out early and stopped rowing."""
    card.shade(Pen().oval(668, 1084, 74, 8), "#5f747a", 0.5, soft=6)
    boat = Pen()
    rowing_boat(boat, 668, 1062, 124, True)
    figure = Person(672, 1062, 84, -1, "coat", "sit", ((0.22, 0.16),), hair="bun", lean=-8)
    figure.glue(card, Look("#7a8a86", "#4f5c60", "#e3cdb8", "#3f4448"), spread=3)
    card.paper(boat, ("#7c7468", "#57504a"), spread=5)
    oar = Pen().line(640, 1058, 590, 1090, 4).oval(584, 1093, 13, 5, -32)
    card.paper(oar, "#8a8070", spread=2)


def _shore(card: Card) -> None:
    pads = Pen()
    for x, y, r in (
        (250, 1076, 30),
        (310, 1104, 40),
        (196, 1118, 46),
        (540, 1150, 44),
        (760, 1150, 40),
    ):
        pads.oval(x, y, r, r * 0.26)
    card.paper(pads, ("#b4c9b4", "#8fab98"), spread=5, offset=(0, 5))
    for count, tone, low, high in ((14, "#93a8a2", 120, 240), (18, "#5f7672", 110, 300)):
        pen = Pen()
        for _ in range(count):
            side = card.rng.random() < 0.68
            foot = card.rng.uniform(-10, 150) if side else card.rng.uniform(700, 810)
            reed(pen, foot, 1210, card.rng.uniform(low, high), card.rng)
        card.paper(pen, (tone, mix(tone, "#4a5c5c", 0.4)), spread=5, rim=0.1)
    card.shade(np.asarray(smoothstep(1130, 1230, Y), np.float32), "#7f9494", 0.3)
