"""A couple goes on dining while table, chairs and soup fall through the clouds."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.paths import Point
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.objects import chair
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.vessels import bottle

TABLE = (384.0, 620.0)
TILT = -11.0
WINE = "#9c1f3c"


def draw() -> NDArray[np.uint8]:
    sky = ["#7fb6d3", "#a9d3e0", "#d9ece4", "#fdf1de", "#ffe4d2"]
    card = Card(18, sky, light=(400, 1360), lamp="#fff4dc")
    _depth(card)
    _wind(card)
    _diners(card)
    _table(card)
    _supper(card)
    _waiter(card)
    _near_clouds(card)
    return card.finish(
        bloom=0.3, halation=0.05, shadow_tone="#6a5a9a", light_tone="#fff4e4", vignette=0.1
    )


def _spot(x: float, y: float) -> Point:
    """A point of the tilted company on the card."""
    a = math.radians(TILT)
    return (
        TABLE[0] + x * math.cos(a) - y * math.sin(a),
        TABLE[1] + x * math.sin(a) + y * math.cos(a),
    )


def _depth(card: Card) -> None:
    """Fields seen through a hole in the clouds, very far down."""
    card.glow(420, 990, 420, "#fffbe8", 0.7)
    hole = Pen().oval(420, 1000, 290, 128).mask
    card.paint(hole, "#dfe6bc", soft=14)
    fields = ("#cfdc94", "#f4dc92", "#b4d098", "#eec486", "#c3d8b0", "#e6e4b0")
    for row in range(7):
        y = 884 + row * 26 + row * row * 2.0
        width = 40 + row * 8
        for k in range(-6, 7):
            x = 420 + (k + 0.5 * (row % 2)) * width
            pen = Pen().poly(
                [
                    (x, y),
                    (x + width - 4, y - 6),
                    (x + width + 2, y + 22 + row * 3),
                    (x + 4, y + 26 + row * 3),
                ]
            )
            tone = fields[int(card.rng.integers(0, 6))]
            card.paper(pen.mask * hole, tone, shadow=0.14, spread=3, rim=0)
    river = Pen().taper([(230, 1090), (330, 1046), (380, 1000), (470, 970), (560, 900)], 13, 4)
    card.paint(river.mask * hole, "#7fb8d3")
    roofs = Pen()
    for x, y in ((446, 1016), (460, 1024), (476, 1014), (490, 1028), (468, 1004)):
        roofs.poly([(x - 7, y), (x, y - 8), (x + 7, y), (x + 7, y + 5), (x - 7, y + 5)])
    card.paper(roofs, "#c9705a", spread=3)
    card.fog(886, 34, "#fdf4e2", 0.95, 0.3)
    card.glow(420, 1000, 330, "#fff8e6", 0.3)
    spots = (
        (120, 900, 300, 120),
        (700, 880, 300, 130),
        (170, 1030, 360, 140),
        (690, 1030, 340, 150),
        (420, 1130, 430, 120),
        (100, 330, 250, 110),
        (320, 160, 190, 84),
        (742, 520, 200, 90),
    )
    tones = ("#f9dfd8", "#fbe6dc", "#fdeee4")
    for i, (x, y, w, h) in enumerate(spots):
        cloud_sheet(card, x, y, w, h, tones[i % 3], "#d99aa8", 0.2)


def _wind(card: Card) -> None:
    pen = Pen()
    for _ in range(64):
        x, y = card.rng.uniform(20, 780), card.rng.uniform(-20, 1150)
        pen.taper([(x, y), (x, y + card.rng.uniform(60, 190))], 0.5, 1.9)
    card.paint(pen, "#ffffff", 0.5)


def _diners(card: Card) -> None:
    for side in (-1, 1):
        x, y = _spot(side * 204, 84)
        pen = Pen()
        with pen.at(x, y, 1, TILT):
            chair(pen, 0, 0, 206, flip=side > 0)
        card.paper(pen, ("#b07a54", "#8a5640"), spread=6, lift=8)
    lady = Person(
        *_spot(-214, -14),
        240,
        1,
        "dress",
        "sit",
        ((0.3, 0.06), (0.34, -0.1)),
        0.4,
        TILT,
        None,
        "short",
    )
    lady.glue(card, Look("#7f93c9", "#d9b09a", "#f2cdb0", "#a8532f"), spread=6)
    man = Person(
        *_spot(214, -14),
        246,
        -1,
        "jacket",
        "sit",
        ((0.28, 0.1), (0.33, -0.02)),
        0.4,
        -TILT,
        None,
        "short",
    )
    man.glue(card, Look("#4f5f86", "#3f4868", "#eabf9c", "#4a3430"), spread=6)
    for who, way in ((lady, 1), (man, -1)):
        bib = Pen()
        with bib.at(*who.spot((0.035, -0.755)), 1, TILT):
            bib.smooth(
                [
                    (-12 * way, -2, 0),
                    (14 * way, -4, 0),
                    (20 * way, 32),
                    (8 * way, 50, 0),
                    (-6 * way, 30),
                ]
            )
        card.paper(bib, ("#ffffff", "#f0e6e4"), spread=3)
    _hair(card, lady, 1, "#a8532f", 1.25)
    _hair(card, man, -1, "#4a3430", 0.8)
    tie = Pen()
    with tie.at(*man.spot((-0.02, -0.78)), 1, TILT):
        tie.smooth(
            [(4, 2, 0), (24, -22), (22, -52), (40, -84, 0), (12, -70), (2, -40), (-6, -4, 0)]
        )
    card.paper(tie, WINE, spread=3)
    x, y = lady.hand(1)
    glass = Pen()
    with glass.at(x + 3, y - 6, 1, TILT):
        glass.path("M-13 -34 C-14 -10 -4 -8 0 -6 C4 -8 14 -10 13 -34Z").line(0, -8, 0, 18, 2.6)
        glass.oval(0, 18, 10, 2.6)
    card.paper(glass, "#f6fbff", opacity=0.75, spread=3)
    drops = Pen()
    for dx, dy, r in ((1, -50, 13), (9, -74, 8), (-3, -92, 5.4), (8, -106, 3.4)):
        drops.oval(x + dx, y + dy, r, r * 1.12)
    card.paper(drops, (mix(WINE, "#ffb0a0", 0.25), WINE), spread=3, rim=0.5)
    x, y = man.hand(1)
    fork = Pen().taper([(x + 6, y + 8), (x - 22, y - 14)], 3, 3)
    fork.oval(x - 27, y - 18, 9, 6, 38)
    card.paper(fork, "#dfe6ec", spread=2)


def _hair(card: Card, who: Person, way: int, tone: str, length: float) -> None:
    """Locks that stream straight up."""
    x, y = who.head
    pen = Pen()
    for k, (root, bend) in enumerate(((-15, -9), (-9, 5), (-2, -7), (5, 6), (11, -4))):
        high = length * (46 + 13 * ((k * 2) % 3))
        pen.taper(
            [
                (x + way * root, y - 8),
                (x + way * (root * 0.9 + bend * 0.5), y - 8 - high * 0.4),
                (x + way * (root * 1.0 - bend * 0.6), y - 8 - high * 0.75),
                (x + way * (root * 1.25 + bend * 0.5), y - 8 - high),
            ],
            13,
            2.4,
        )
    card.paper(pen, (mix(tone, "#ffd0a0", 0.3), tone), spread=3)


def _table(card: Card) -> None:
    """A round table; the air lifts the cloth from below."""
    back, leg, under, top, skirt = (Pen() for _ in range(5))
    for pen in (back, leg, under, top, skirt):
        with pen.at(*TABLE, 1, TILT):
            if pen is leg:
                pen.taper([(0, 10), (0, 120), (0, 176)], 26, 20)
                for foot in (-1, 1):
                    pen.taper([(0, 168), (foot * 44, 184), (foot * 84, 214)], 20, 9)
                pen.taper([(0, 170), (4, 208)], 17, 9)
            elif pen is back:
                pen.smooth(
                    [
                        (-150, 2, 0),
                        (-184, -12),
                        (-206, -40, 0),
                        (-160, -36),
                        (-120, -34),
                        (0, -26),
                        (120, -34),
                        (160, -34),
                        (206, -36, 0),
                        (184, -10),
                        (150, 2, 0),
                    ]
                )
            elif pen is under:
                pen.oval(0, 20, 150, 34)
            elif pen is top:
                pen.oval(0, 0, 158, 36)
            else:
                pen.smooth(
                    [
                        (-158, 0, 0),
                        (-110, 25),
                        (0, 36),
                        (110, 25),
                        (158, 0, 0),
                        (186, 30),
                        (178, 58, 0),
                        (140, 52),
                        (110, 80, 0),
                        (72, 64),
                        (36, 90, 0),
                        (-6, 68),
                        (-50, 88, 0),
                        (-84, 62),
                        (-124, 76, 0),
                        (-146, 48),
                        (-184, 52, 0),
                        (-186, 26),
                    ]
                )
    card.paper(back, ("#fffdf6", "#f0dcd8"), spread=8, lift=8, shadow=0.25)
    card.paper(leg, ("#8a5a44", "#b98460"), spread=6)
    card.paper(under, ("#b98a84", "#d9b4a4"), spread=4)
    mask = card.paper(skirt, ("#f3e4e0", "#fffaf0"), spread=9, lift=10, shadow=0.3)
    creases = Pen()
    with creases.at(*TABLE, 1, TILT):
        for x0, y0, x1, y1 in (
            (-120, 24, -122, 70),
            (-50, 34, -50, 82),
            (34, 34, 36, 84),
            (108, 26, 110, 74),
        ):
            creases.taper([(x0, y0), (x1, y1)], 2, 12)
    card.shade(creases.mask * mask, "#c99aa8", 0.4, soft=5)
    card.paper(top, ("#ffffff", "#fff6ec"), shadow=0.22, spread=5, lift=4)


def _supper(card: Card) -> None:
    """The plates keep to the table; the soup keeps to itself, a little higher."""
    for side in (-92, 92):
        px, py = _spot(side, -2)
        plate, well = Pen(), Pen()
        plate.oval(px, py, 48, 12, TILT)
        well.oval(px, py - 1, 33, 7.5, TILT)
        card.shade(plate, "#b08a9a", 0.4, soft=4, move=(0, 5))
        card.paper(plate, ("#ffffff", "#dfe9f2"), spread=3)
        card.paper(well, ("#c9d6e4", "#eef4f8"), spread=1, shadow=0.1)
        soup = Pen().oval(px, py - 36, 34, 8, 2)
        card.shade(soup, "#b08a9a", 0.35, soft=5, move=(0, 30))
        card.paper(soup, ("#f0b04a", "#d98a34"), spread=3, rim=0.5)
        bits = (
            Pen()
            .oval(px - 12, py - 38, 5, 2)
            .oval(px + 8, py - 34, 6, 2)
            .circle(px + 18, py - 52, 4)
        )
        bits.circle(px - 20, py - 56, 3)
        card.paper(bits, ("#7fa04a", "#5f8040"), spread=2)
    x, y = _spot(0, -4)
    base = Pen().taper([(x, y), (x - 3, y - 76)], 7, 5).oval(x, y, 24, 7, TILT)
    card.paper(base, ("#e6c06a", "#a87f3a"), spread=3)
    card.glow(x - 8, y - 100, 110, "#fff0b0", 0.6)
    shade = Pen()
    with shade.at(x - 4, y - 80, 1, TILT):
        shade.poly([(-18, -52), (18, -52), (36, 6), (-36, 6)])
    card.lightup(shade, "#ffe49a", 0.5)
    cord = Pen().stroke(
        [(x - 6, y - 132), (x + 18, y - 190), (x - 14, y - 250), (x + 12, y - 318)], 2.4
    )
    card.paper(cord, "#a87f3a", spread=2)
    plug = Pen().rect(x + 5, y - 338, 15, 22, 4).line(x + 9, y - 338, x + 9, y - 348, 2.6)
    plug.line(x + 16, y - 338, x + 16, y - 348, 2.6)
    card.paper(plug, "#8a6a3a", spread=2)
    wine = Pen()
    bottle(wine, x + 66, y - 108, 104, 26)
    card.paper(wine, ("#5f8a5c", "#37593f"), spread=5, rim=0.4)
    label = Pen()
    with label.at(x + 66, y - 108, 1.04, 26):
        label.rect(-12, -40, 24, 26)
    card.paint(label, "#f6ead2")
    for dx, dy, turn in ((-70, -190, 30), (150, -236, -50), (-168, -268, 80), (36, 330, 140)):
        loaf = Pen()
        with loaf.at(x + dx, y + dy, 1, turn):
            loaf.smooth([(-22, 0), (-12, -11), (12, -11), (22, 0), (12, 10), (-12, 10)])
        card.paper(loaf, ("#f0c88a", "#c98a4a"), spread=4)


def _waiter(card: Card) -> None:
    """He is late, upright and unruffled; only his tails and the cherry disagree."""
    figure = Person(
        612, 372, 150, -1, "jacket", arms=((-0.16, 0.2), (0.28, -0.16)), hair="short", stride=0.15
    )
    tails = Pen().smooth(
        [(604, 312, 0), (626, 306, 0), (668, 270), (676, 226, 0), (648, 252), (622, 270)]
    )
    card.paper(tails, ("#4a4860", "#34324a"), spread=4)
    figure.glue(card, Look("#3f3d56", "#34324a", "#eac3a2", "#6a4a3a"), spread=5)
    front = Pen().smooth([(604, 262, 0), (612, 260, 0), (607, 304, 0), (600, 300, 0)])
    card.paper(front, "#ffffff", spread=2)
    x, y = figure.hand(1)
    tray = Pen().oval(x - 8, y - 5, 50, 7)
    card.paper(tray, ("#f4f7fa", "#a9b6c4"), spread=4, rim=0.5)
    cake = Pen().rect(x - 32, y - 34, 48, 26, 4)
    card.paper(
        cake, Gradient(("#fff4ea", "#f4b8b8", "#fff0e0", "#e9a08a"), y - 34, y - 8), spread=4
    )
    card.paper(Pen().circle(x - 8, y - 62, 8), (mix(WINE, "#ff9090", 0.3), WINE), spread=3, rim=0.4)


def _near_clouds(card: Card) -> None:
    for x, y, w, h in (
        (40, 1130, 360, 170),
        (770, 1120, 380, 190),
        (400, 1225, 420, 120),
        (790, 130, 210, 90),
    ):
        cloud_sheet(card, x, y, w, h, "#fff3ea", "#e0a9b0", 0.2)
