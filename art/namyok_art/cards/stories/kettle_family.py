"""One person sits with a boiling kettle, and its steam fills the empty chairs with a family."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, fbm, mix, smoothstep
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.objects import chair
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.vessels import cup, kettle

COBALT = "#2450b4"
TABLE = 850.0
SPOUT: Point = (548.0, 762.0)


def draw() -> NDArray[np.uint8]:
    wall = Gradient(("#b9bdc4", "#989ea9", "#757c8a"), 0, 1000, X * 0.8 + Y * 0.4)
    card = Card(91, wall, light=(120, 260), lamp="#fff6e4")
    _room(card)
    _backs(card)
    _steam(card)
    _table(card)
    _sitter(card)
    _tied(card)
    return card.finish(
        bloom=0.3, halation=0.05, shadow_tone="#3a4660", light_tone="#fff8ec", vignette=0.26
    )


def _room(card: Card) -> None:
    """A window with a grey day in it, a shelf of plates, boards underfoot."""
    frame = Pen().rect(40, 70, 216, 300, 4)
    glass = Pen().rect(54, 84, 188, 272)
    card.paper(frame, ("#e6e6e2", "#c3c5c8"), spread=12)
    card.hollow(
        glass,
        ("#f4f3ec", "#e3e7ea", "#cfd6dc"),
        depth=8,
        colour="#5a6478",
        strength=0.4,
        shine=0.12,
    )
    roofs = Pen()
    for k in range(5):
        x = 46 + k * 46
        roofs.poly(
            [
                (x, 360),
                (x, 310 - 14 * (k % 3)),
                (x + 24, 282 - 14 * (k % 3)),
                (x + 48, 310 - 14 * (k % 3)),
                (x + 48, 360),
            ]
        )
    card.paint(roofs.mask * glass.mask, "#b4bcc6", 0.7)
    bars = Pen().rect(143, 78, 10, 284).rect(48, 196, 200, 9)
    card.paper(bars, ("#e6e6e2", "#cfd0d2"), spread=4)
    sill = Pen().rect(24, 364, 248, 17, 3)
    card.paper(sill, ("#efefea", "#c3c5c8"), spread=8)
    beam = Pen().poly([(60, 90), (240, 90), (760, 900), (360, 900)])
    card.tint(np.asarray(blur(beam.mask, 40), np.float32), "#fff6e6", 0.22)
    shelf = Pen().rect(540, 330, 230, 12, 2)
    card.paper(shelf, ("#8a8f9a", "#6a707c"), spread=9)
    plates = Pen()
    for k in range(4):
        plates.circle(580 + k * 50, 300, 29)
    card.paper(plates, ("#dcdee0", "#b4b8be"), spread=5)
    rings = Pen()
    for k in range(4):
        rings.circle(580 + k * 50, 300, 18, width=2.4)
    card.shade(rings, "#6a7688", 0.5)
    floor = Pen().rect(-20, 1000, 840, 240)
    card.paper(floor, boards("#9a9a9c", "#83858c", card.rng, 52), offset=(0, -4))
    skirting = Pen().rect(-20, 972, 840, 30)
    card.paper(skirting, ("#c3c5c8", "#a4a8b0"), spread=5, offset=(0, -4))
    card.shade(Pen().oval(430, 1104, 330, 34), "#2f3648", 0.5, soft=18)


def _backs(card: Card) -> None:
    """Three chairs that have been pushed up to the table."""
    for x, high in ((206, 250), (352, 226), (480, 190)):
        pen = Pen()
        top = TABLE - high * 0.72
        pen.rect(x - 46, top, 9, high, 4).rect(x + 37, top, 9, high, 4)
        pen.rect(x - 46, top + 6, 92, 20, 6).rect(x - 46, top + 62, 92, 12, 4)
        for k in (-20, 0, 20):
            pen.rect(x + k - 3, top + 20, 6, 50)
        card.paper(pen, ("#6f6a6a", "#55525a"), spread=8)


def _tall(pen: Pen) -> None:
    pen.oval(0, -342, 40, 52).rect(-17, -310, 34, 60, 12)
    pen.smooth(
        [
            (-22, -274),
            (-78, -254),
            (-92, -190),
            (-90, 8),
            (90, 8),
            (92, -190),
            (78, -254),
            (22, -274),
        ]
    )
    pen.oval(-4, -384, 40, 20, -8)


def _round(pen: Pen) -> None:
    pen.oval(0, -232, 46, 48).circle(4, -288, 25).rect(-20, -204, 40, 40, 10)
    pen.smooth(
        [
            (-30, -172),
            (-96, -150),
            (-108, -80),
            (-100, 8),
            (100, 8),
            (108, -80),
            (96, -150),
            (30, -172),
        ]
    )


def _little(pen: Pen) -> None:
    pen.oval(0, -138, 38, 38)
    pen.oval(-52, -140, 20, 13, 30).oval(52, -140, 20, 13, -30)
    pen.smooth([(-20, -106), (-52, -86), (-58, 8), (58, 8), (52, -86), (20, -106)])
    pen.taper([(40, -70), (78, -96), (84, -146)], 27, 20)
    pen.line(84, -140, 92, -192, 6).oval(94, -202, 10, 15, 8)


def _steam(card: Card) -> None:
    """What rises from the spout remembers who sat where."""
    rng = card.rng
    plume = Pen().taper(
        [SPOUT, (536, 690), (560, 600), (510, 500), (420, 430), (380, 330), (430, 220)], 10, 130
    )
    plume.taper([(520, 560), (420, 540), (330, 600)], 60, 90).taper(
        [(430, 440), (310, 430), (220, 500)], 80, 60
    )
    card.paint(plume, "#f6f7f8", 0.34, soft=22)
    card.glow(340, 560, 330, "#ffffff", 0.16)
    grain = fbm(70, rng, octaves=4)
    sitters = ((206.0, _tall), (352.0, _round), (478.0, _little))
    for x, shape in sitters:
        pen = Pen()
        with pen.at(x, TABLE):
            shape(pen)
        mask = pen.mask
        soft = blur(mask, 5)
        body = smoothstep(0.34, 0.62, soft + 0.16 * grain)
        thin = 0.5 + 0.5 * smoothstep(-0.7, 0.6, grain)
        card.paint(np.asarray(blur(mask, 18), np.float32), "#f4f6f8", 0.22)
        fill = Gradient(("#fbfbfa", "#e9edf1", "#bfc8d3"), TABLE - 380, TABLE + 20)
        sheet = np.asarray(body * thin, np.float32)
        card.paper(sheet, fill, shadow=0.2, spread=10, lift=10, rim=0.35, opacity=0.86)
    _threads(card)


def _threads(card: Card) -> None:
    """Fine veils that wind from the spout over every head."""
    veils = Pen()
    for k in range(3):
        lift = k * 40
        veils.taper(
            [
                (SPOUT[0] - 28, SPOUT[1] + 4),
                (520 - k * 4, 690 - lift),
                (566 - k * 9, 590 - lift),
                (480 - k * 12, 520 - lift),
                (400 - k * 10, 470 - lift * 1.2),
                (300 - k * 6, 440 - lift * 1.4),
                (330 + k * 12, 330 - lift * 1.2),
                (240 + k * 30, 250 - lift),
            ],
            5,
            26,
        )
    card.paint(veils, "#ffffff", 0.5, soft=8)


def _table(card: Card) -> None:
    legs = Pen()
    for x in (138, 676):
        legs.poly([(x - 15, TABLE + 20), (x + 15, TABLE + 20), (x + 10, 1104), (x - 10, 1104)])
    card.paper(legs, ("#6a6c74", "#4f525c"), spread=8)
    apron = Pen().rect(124, TABLE + 14, 566, 46, 3)
    card.paper(apron, ("#7c7f88", "#666a74"), spread=6)
    top = Pen().poly([(108, TABLE - 16), (706, TABLE - 16), (732, TABLE + 20), (82, TABLE + 20)])
    card.paper(top, ("#b9bbbf", "#8f939c"), spread=12, offset=(0, 10), rim=0.3)
    for x in (206, 352, 478):
        plate = Pen().oval(x, TABLE - 2, 44, 9)
        card.shade(plate, "#3a4256", 0.35, soft=3, move=(4, 4))
        card.paper(plate, ("#f0f1f0", "#c9cdd2"), spread=3)
    mug = Pen()
    cup(mug, 652, TABLE, 34, True)
    card.paper(mug, ("#eef0f0", "#b4bac2"), spread=4)
    card.shade(Pen().oval(584, TABLE + 4, 66, 9), "#2a3044", 0.5, soft=5)
    pot = Pen()
    kettle(pot, 580, TABLE + 2, 104, True)
    mask = card.paper(
        pot, (mix(COBALT, "#8fb0ff", 0.3), COBALT, mix(COBALT, "#0a1640", 0.4)), spread=7, rim=0.35
    )
    gleam = Pen().oval(556, TABLE - 42, 7, 20, 14)
    card.paint(gleam.mask * mask, "#ffffff", 0.65, soft=1.4)
    jet = Pen().taper([(506, TABLE - 70), (498, TABLE - 96), (508, TABLE - 130)], 6, 26)
    card.paint(jet, "#ffffff", 0.8, soft=5)


def _sitter(card: Card) -> None:
    seat = Pen()
    chair(seat, 744, 1108, 296, True)
    card.paper(seat, ("#5f5c60", "#47454e"), spread=7)
    person = Person(
        730, 956, 240, -1, "coat", "sit", ((0.28, -0.06), (0.29, -0.09)), hair="bob", lean=4
    )
    person.glue(card, Look("#6f7684", "#4a4f5c", "#e3cbb8", "#5a4a46"), spread=6)


def _tied(card: Card) -> None:
    """The chair by the window, where the steam does not reach."""
    card.shade(Pen().oval(70, 1142, 74, 9), "#2a3044", 0.5, soft=6)
    seat = Pen()
    chair(seat, 58, 1140, 230)
    card.paper(seat, ("#57545a", "#3f3e48"), spread=7, rim=0.15)
    string = Pen().stroke([(36, 1000), (70, 1036), (110, 1030), (138, 980)], 3)
    string.oval(36, 1000, 9, 5, width=3).oval(138, 978, 17, 5, width=3)
    string.stroke([(146, 982), (156, 1000), (150, 1016)], 2.6)
    card.paper(string, "#e9dcc0", spread=3)
