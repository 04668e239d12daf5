"""While a child counts at a wall, an enormous giant hides behind a sapling."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, mix
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Knot
from namyok_art.paper.patterns import bricks, checks, stripes
from namyok_art.paper.props.animals import perch
from namyok_art.paper.props.buildings import house, panes
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sheep import sheep

COBALT = "#2456c8"
HEAD = (446.0, 306.0)
SKIN, BLUSH = "#f0c8a4", "#e0907a"
BEARD = "#a8623a"


def draw() -> NDArray[np.uint8]:
    sky = ["#a9d3e6", "#cfe6ea", "#eef3e2", "#f9f3dc"]
    card = Card(100, sky, light=(-160, 120), lamp="#fff8e0")
    for x, y, w, h in ((120, 150, 230, 96), (716, 120, 190, 80), (770, 420, 170, 70)):
        cloud_sheet(card, x, y, w, h, "#ffffff", "#c3d0d8", 0.14)
    _country(card)
    _body(card)
    _head(card)
    _knees(card)
    _meadow(card)
    _sapling(card)
    _child(card)
    return card.finish(
        bloom=0.2, halation=0.05, shadow_tone="#4a5a6a", light_tone="#fffae6", vignette=0.12
    )


def _country(card: Card) -> None:
    """Hills of two counties with a village in each, for scale."""
    for y, tone in ((640, "#c3d6b4"), (700, "#aecb96")):
        line = ridge(card.rng, y, 30, 0.5)
        card.paper(
            line.pen(), (tone, mix(tone, "#eef3dc", 0.5)), shadow=0.14, offset=(0, -4), rim=0.1
        )
    for left in (14, 700):
        walls = Pen()
        windows = []
        for k in range(4):
            windows += house(walls, left + k * 22, 660 + 4 * (k % 2), 19, 18, card.rng, 0.2)
        card.paper(walls, ("#e0a084", "#f4e6d0"), spread=4)
        card.paint(panes(windows, False, False), "#8a6a5c", 0.7)


def _body(card: Card) -> None:
    """Shoulders like a hill; the arms are pressed to the sides so as to be thin."""
    x = HEAD[0]
    torso = Pen().smooth(
        [
            (x - 96, 420),
            (x - 190, 462),
            (x - 258, 540),
            (x - 284, 680),
            (x - 270, 960, 0),
            (x + 270, 960, 0),
            (x + 286, 680),
            (x + 260, 540),
            (x + 192, 462),
            (x + 96, 420),
        ]
    )
    mask = card.paper(
        torso, stripes("#f0e3c8", "#c9806a", 58, 90, 0.4), spread=24, lift=14, rim=0.3
    )
    seams = Pen().stroke([(x - 182, 560), (x - 196, 700), (x - 190, 960)], 4)
    seams.stroke([(x + 182, 560), (x + 198, 700), (x + 190, 960)], 4)
    card.shade(seams.mask * mask, "#7a4634", 0.5, soft=2)
    right = mask * (1 - shift(mask, -46, 0))
    card.shade(right, "#9a6a6a", 0.3, soft=26, within=mask)


def _head(card: Card) -> None:
    x, y = HEAD
    mane = Pen()
    for k in range(15):
        a = math.pi * (0.98 + 1.04 * k / 14)
        mane.oval(x + 124 * math.cos(a), y + 4 + 132 * math.sin(a), 46, 34, math.degrees(a) + 60)
    card.paper(mane, (mix(BEARD, "#ffd090", 0.2), BEARD), spread=12, rim=0.3)
    ears = Pen().oval(x - 126, y + 34, 26, 38).oval(x + 126, y + 34, 26, 38)
    card.paper(ears, (SKIN, mix(SKIN, BLUSH, 0.5)), spread=6)
    face = Pen().smooth(
        [
            (x - 110, y - 40),
            (x - 70, y - 96),
            (x, y - 108),
            (x + 70, y - 96),
            (x + 110, y - 40),
            (x + 126, y + 60),
            (x + 84, y + 140),
            (x, y + 160),
            (x - 84, y + 140),
            (x - 126, y + 60),
        ]
    )
    mask = card.paper(face, (mix(SKIN, "#fff0dc", 0.3), SKIN), spread=10, rim=0.25)
    cheeks = Pen().circle(x - 84, y + 66, 46).circle(x + 84, y + 66, 46)
    card.paint(cheeks.mask * mask, BLUSH, 0.55, soft=14)
    _beard(card)
    lids = Pen()
    for side in (-1, 1):
        lids.stroke([(x + side * 82, y + 14), (x + side * 54, y + 30), (x + side * 26, y + 18)], 6)
        for dy in (-4, 12):
            lids.line(x + side * 84, y + 14, x + side * 104, y + 8 + dy, 4)
    card.paint(lids, "#5a3428")
    brows = Pen()
    for side in (-1, 1):
        brows.taper(
            [(x + side * 100, y - 14), (x + side * 66, y - 38), (x + side * 26, y - 54)], 12, 24
        )
    card.paper(brows, (mix(BEARD, "#ffd090", 0.15), BEARD), spread=4)
    nose = Pen().smooth(
        [
            (x - 16, y - 6),
            (x + 16, y - 6),
            (x + 34, y + 56),
            (x + 30, y + 84),
            (x, y + 96),
            (x - 30, y + 84),
            (x - 34, y + 56),
        ]
    )
    card.paper(nose, (SKIN, mix(SKIN, BLUSH, 0.6)), spread=8, lift=7, rim=0.3)
    nest = Pen()
    for _ in range(26):
        nx, ny = x + 74 + card.rng.normal(0, 24), y - 130 + card.rng.normal(0, 7)
        nest.taper(
            [(nx - 22, ny + card.rng.normal(0, 7)), (nx + 22, ny + card.rng.normal(0, 7))], 4, 2
        )
    card.paper(nest, ("#c9a06a", "#8a6238"), spread=4)
    bird = Pen()
    perch(bird, x + 76, y - 138, 44, -1)
    card.paper(bird, ("#f0d080", "#d9a03c"), spread=3)


def _beard(card: Card) -> None:
    x, y = HEAD
    outer: list[Knot] = [(x - 122, y + 66)]
    left = ((-150, 190), (-136, 290), (-104, 372), (-62, 430))
    tips = (*left, (0, 466), *((-dx, dy) for dx, dy in reversed(left)))
    for k, (dx, dy) in enumerate(tips):
        outer.append((x + dx, y + dy, 0))
        if k < len(tips) - 1:
            nx, ny = tips[k + 1]
            outer.append((x + (dx + nx) / 2 * 0.88, y + (dy + ny) / 2 - 12))
    outer += [(x + 122, y + 66), (x + 66, y + 116), (x, y + 104), (x - 66, y + 116)]
    beard = card.paper(Pen().smooth(outer), (mix(BEARD, "#ffd090", 0.2), BEARD), spread=12, rim=0.3)
    locks = Pen()
    for k in range(-6, 7):
        reach = 420 - 22 * k * k * 0.45
        locks.taper(
            [
                (x + k * 13, y + 130),
                (x + k * 19, y + 130 + (reach - 130) * 0.5),
                (x + k * 15, y + reach),
            ],
            2,
            4,
        )
    card.shade(locks.mask * beard, "#5a2c1c", 0.4, soft=1)
    whiskers = Pen()
    for side in (-1, 1):
        whiskers.smooth(
            [
                (x, y + 98, 0),
                (x + side * 40, y + 96),
                (x + side * 96, y + 126),
                (x + side * 130, y + 118, 0),
                (x + side * 92, y + 160),
                (x + side * 40, y + 150),
                (x, y + 120, 0),
            ]
        )
    card.paper(whiskers, (mix(BEARD, "#ffd090", 0.35), mix(BEARD, "#ffd090", 0.1)), spread=6)


def _knees(card: Card) -> None:
    """One in each county; two sheep look natural."""
    cloth = checks("#8a8f6a", "#6f7456", 26, 8)
    for cx, top, half in ((150, 640, 190), (716, 616, 200)):
        knee = Pen().smooth(
            [
                (cx - half, 1000, 0),
                (cx - half * 0.82, 800),
                (cx - half * 0.42, top + 26),
                (cx, top),
                (cx + half * 0.44, top + 30),
                (cx + half * 0.84, 810),
                (cx + half, 1000, 0),
            ]
        )
        mask = card.paper(knee, cloth, spread=20, lift=12, rim=0.3)
        dark = mask * (1 - shift(mask, -50, -10))
        card.shade(dark, "#3f4a4a", 0.4, soft=24, within=mask)
    patch = Pen()
    with patch.at(186, 726, 1, -12):
        patch.rect(-44, -36, 88, 72, 6)
    card.paper(patch, checks("#c98a6a", "#e6b894", 18, -12), spread=5)
    thread = Pen()
    with thread.at(186, 726, 1, -12):
        for k in range(8):
            thread.line(-38 + k * 11, -42, -38 + k * 11, -31, 3).line(
                -38 + k * 11, 31, -38 + k * 11, 42, 3
            )
    card.paint(thread, "#5a3c34")
    sheep(card, 120, 654, 92, card.rng, -1)
    sheep(card, 706, 626, 84, card.rng, 1)


def _meadow(card: Card) -> None:
    for y, tone, high in ((868, "#a3c47c", 14), (948, "#8ab366", 20)):
        line = ridge(card.rng, y, 14, 0.5)
        pen = meadow(line.pen(), line, card.rng, 300, 6, high)
        card.paper(pen, (mix(tone, "#f0f4c0", 0.25), tone), shadow=0.28, offset=(0, -6), rim=0.15)
    flowers = Pen()
    for _ in range(90):
        flowers.circle(
            card.rng.uniform(0, 800), card.rng.uniform(900, 1190), card.rng.uniform(2, 4.4)
        )
    card.paint(flowers, "#fffbe6", 0.9)


def _sapling(card: Card) -> None:
    """As thin as a pencil, with leaves enough for a hat."""
    card.shade(Pen().oval(486, 1042, 90, 8, 6), "#3f5a34", 0.4, soft=5)
    stem = Pen().taper([(440, 1044), (446, 800), (440, 560), (446, 330), (442, 214)], 13, 5)
    twigs = ((444, 520, 506, 470), (442, 430, 386, 372), (445, 340, 500, 286), (444, 290, 398, 236))
    for x0, y0, x1, y1 in twigs:
        stem.taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 6), (x1, y1)], 5, 2)
    card.paper(stem, ("#8a6a4a", "#6a4a34"), spread=7, lift=9, rim=0.3)
    leaves = Pen()
    spots = [(442, 206, -90), *((x1, y1, -60 if x1 > 442 else -120) for _, _, x1, y1 in twigs)]
    spots += [(478, 492, 10), (410, 398, 170), (476, 310, 20), (416, 258, 190)]
    for lx, ly, turn in spots:
        with leaves.at(lx, ly, 1, turn):
            leaves.smooth([(-4, 0, 0), (12, -12), (40, 0, 0), (12, 12)])
    card.paper(leaves, ("#a9d05c", "#6fa83f"), spread=5, lift=7, rim=0.3)


def _child(card: Card) -> None:
    wall = Pen().poly([(-20, 900), (150, 892), (156, 1156), (-20, 1170)])
    card.paper(wall, bricks("#d9c3a4", "#c9ae8c", "#efe2c8", card.rng, 44), TORN, torn=3, spread=12)
    card.shade(Pen().oval(196, 1140, 58, 7), "#3f5a34", 0.5, soft=5)
    child = Person(
        190,
        1138,
        122,
        -1,
        "child",
        arms=((0.18, -0.1), (0.2, -0.1)),
        hat="cap",
        hair="short",
        lean=6,
    )
    child.glue(card, Look("#e0a84a", "#5a6a86", "#f0c8a4", "#7a4a2a", COBALT), spread=5)
    ball = Pen().circle(300, 1128, 22)
    mask = card.paper(ball, ("#e0664a", "#b8452f"), spread=5)
    bands = Pen().stroke([(286, 1108), (294, 1128), (288, 1150)], 8)
    bands.stroke([(308, 1104), (314, 1128), (310, 1150)], 8)
    card.paint(bands.mask * mask, "#fff6e0")
    front = ridge(card.rng, 1160, 6)
    card.paper(
        meadow(front.pen(), front, card.rng, 260, 10, 30),
        ("#7fa85a", "#5f8a48"),
        offset=(0, -4),
        rim=0.1,
    )
