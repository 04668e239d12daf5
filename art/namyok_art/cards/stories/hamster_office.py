"""A man with a briefcase runs in a wheel while a hamster in glasses signs papers at a desk."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix
from namyok_art.paper.patterns import stripes
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.rodents import hamster

CENTRE = (382.0, 452.0)
RIM = 338.0
TREAD = 296.0
DESK = 1024
VIOLET = "#7a3fc0"


def draw() -> NDArray[np.uint8]:
    sky = ["#d3e86a", "#c3e04a", "#a8cc3a"]
    card = Card(40, sky, light=(400, -120), lamp="#fbffe0")
    _office(card)
    _wheel_back(card)
    _papers(card, False)
    _runner(card)
    _papers(card, True)
    _wheel_front(card)
    _desk(card)
    return card.finish(
        bloom=0.35, halation=0.05, shadow_tone="#2a4a5c", light_tone="#fdffe6", vignette=0.2
    )


def _office(card: Card) -> None:
    wall = Pen().rect(-20, -20, 840, 900)
    card.paper(wall, stripes("#c6e254", "#bcd948", 80), shadow=0)
    card.glow(400, -40, 560, "#fbffd8", 0.6)
    lamps = Pen()
    for x in (120, 400, 680):
        lamps.rect(x - 80, 20, 160, 16, 5)
    card.lightup(lamps, "#fbffe6", 0.5)
    floor = Pen().poly([(-20, 836), (820, 836), (820, 1240), (-20, 1240)])
    card.paper(floor, ("#f09a3f", "#d9722c"), offset=(0, -4), rim=0.1)
    lines = Pen()
    for k in range(-9, 10):
        lines.line(400 + k * 50, 838, 400 + k * 150, 1230, 2)
    card.shade(lines, "#a84a1c", 0.3)
    blinds = Pen()
    for side in (26, 646):
        for k in range(13):
            blinds.rect(side, 110 + k * 22, 128, 15, 3)
    card.paper(blinds, ("#e9f6b8", "#c9de86"), spread=4, shadow=0.25)


def _ring(r: float, width: float) -> Pen:
    return Pen().circle(*CENTRE, r, width=width)


def _wheel_back(card: Card) -> None:
    x, y = CENTRE
    legs = Pen()
    for foot in (-250, 250):
        legs.taper([(x, y), (x + foot * 0.6, y + 230), (x + foot, 900)], 26, 30)
    legs.rect(x - 290, 886, 580, 24, 8)
    card.paper(legs, ("#5f86a4", "#3f6484"), spread=12)
    card.shade(Pen().oval(x, 912, 330, 16), "#7a3a14", 0.45, soft=9)
    d = np.hypot(X - x, Y - y)
    glass = Gradient(("#f4fbf4", "#cfe6ee", "#8fb8d0"), 0, 330, d)
    card.paper(Pen().circle(x, y, RIM - 10), glass, spread=16, opacity=0.9)
    panes = Pen()
    for k in range(16):
        a = math.tau * k / 16
        panes.line(x, y, x + TREAD * math.cos(a), y + TREAD * math.sin(a), 3)
    panes.circle(x, y, 190, width=2.5).circle(x, y, 96, width=2.5)
    card.paint(panes, "#6f9ab8", 0.7)
    card.paper(_ring(TREAD + 14, 16), ("#7fa6c4", "#4f7a9c"), spread=10)
    rungs = Pen()
    for k in range(52):
        a = math.tau * k / 52
        c, s = math.cos(a), math.sin(a)
        rungs.line(x + (TREAD + 6) * c, y + (TREAD + 6) * s, x + RIM * c, y + RIM * s, 8)
    card.paper(rungs, ("#a9c6da", "#6f94b0"), spread=4)


def _wheel_front(card: Card) -> None:
    x, y = CENTRE
    card.paper(_ring(RIM, 26), ("#9fc0d8", "#5f8aac", "#44708f"), spread=12, lift=10, rim=0.4)
    bolts = Pen()
    for k in range(26):
        a = math.tau * (k + 0.5) / 26
        bolts.circle(x + RIM * math.cos(a), y + RIM * math.sin(a), 4.5)
    card.paper(bolts, "#dcebf4", spread=2)
    card.paper(Pen().circle(x, y, 34), ("#f6c83a", "#e09a1f"), spread=8, rim=0.3)
    card.paper(Pen().circle(x, y, 14), ("#8a5a14", "#c98a1c"), spread=3)
    gleam = Pen().path(
        f"M{x - 250} {y - 120} A280 280 0 0 1 {x - 90} {y - 262}"
        f" L{x - 78} {y - 236} A252 252 0 0 0 {x - 224} {y - 108}Z"
    )
    card.paint(gleam, "#ffffff", 0.45, soft=1)


def _papers(card: Card, near: bool) -> None:
    """Sheets that go round with him on a spiral."""
    x, y = CENTRE
    for k in range(24):
        if (k % 2 == 0) == near:
            continue
        t = k / 23
        a = 0.9 - t * 8.2
        r = 84 + 172 * (1 - t) ** 0.7
        with (sheet := Pen()).at(
            x + r * math.cos(a),
            y + r * math.sin(a),
            0.62 + 0.5 * (1 - t),
            math.degrees(a) + 30 * math.sin(k * 2.2),
        ):
            sheet.smooth(
                [(-20, -26, 0), (18, -30, 0), (24, 0), (20, 28, 0), (-18, 30, 0), (-14, 0)]
            )
        with (lines := Pen()).at(
            x + r * math.cos(a),
            y + r * math.sin(a),
            0.62 + 0.5 * (1 - t),
            math.degrees(a) + 30 * math.sin(k * 2.2),
        ):
            for row in range(5):
                lines.line(-12, -18 + row * 9, 12, -19 + row * 9, 2)
        tone = "#fffdf0" if k % 5 else "#ffd84a"
        mask = card.paper(sheet, (tone, mix(tone, "#b4c8c0", 0.25)), spread=4, lift=5)
        card.shade(lines.mask * mask, "#7f94a4", 0.45)


def _runner(card: Card) -> None:
    a = math.radians(78)
    foot = (CENTRE[0] + (TREAD + 2) * math.cos(a), CENTRE[1] + (TREAD + 2) * math.sin(a))
    card.shade(Pen().oval(foot[0] - 6, foot[1], 50, 6, -12), "#2a4a6a", 0.5, soft=4)
    man = Person(
        foot[0],
        foot[1] + 2,
        172,
        1,
        "jacket",
        arms=((-0.26, 0.16), (0.3, 0.02)),
        stride=2.2,
        lean=13,
        hair="short",
    )
    look = Look("#44566c", "#33414f", "#f0c4a0", "#5a3a24")
    man.glue(card, look, spread=5)
    tie = Pen()
    nx, ny = man.spot((0.05, -0.76))
    tie.smooth(
        [
            (nx, ny, 0),
            (nx - 30, ny - 6),
            (nx - 58, ny - 22, 0),
            (nx - 52, ny - 4, 0),
            (nx - 26, ny + 10),
        ]
    )
    card.paper(tie, "#f07a2c", spread=3)
    hx, hy = man.hand(0)
    case, clasp = Pen(), Pen()
    for pen in (case, clasp):
        with pen.at(hx - 8, hy + 10, 1, 24):
            if pen is case:
                pen.rect(-32, 0, 60, 42, 5).path("M-12 1 C-12 -13 10 -13 10 1", width=5)
            else:
                pen.rect(-32, 16, 60, 3).rect(-6, 13, 9, 9, 2)
    card.paper(case, (mix(VIOLET, "#ffffff", 0.2), VIOLET), spread=5)
    card.paint(clasp, "#f6d84a")


def _desk(card: Card) -> None:
    """Everything here is in order; the smallest seed is wrapped as a present."""
    chair = Pen().smooth(
        [(520, 1030, 0), (506, 900), (530, 836), (614, 820), (700, 836), (722, 900), (708, 1030, 0)]
    )
    card.paper(chair, ("#e05a2c", "#b03c1c"), spread=12)
    card.glow(700, 900, 220, "#fff3a0", 0.4)
    hamster(card, 604, DESK + 4, 226, ("#f0b45c", "#c9803a"))
    top = Pen().poly([(300, DESK - 6), (812, DESK - 6), (830, DESK + 26), (276, DESK + 26)])
    front = Pen().rect(296, DESK + 24, 540, 200)
    card.paper(front, ("#4f86a8", "#2f5c7c"), spread=14)
    card.paper(top, ("#8fc4dc", "#5f9cba"), spread=8, offset=(0, 6), rim=0.4)
    drawers = Pen()
    for k in range(3):
        drawers.rect(324 + k * 164, DESK + 52, 144, 92, 6)
    card.paper(drawers, ("#5f98b8", "#3f7090"), spread=5)
    card.paper(
        Pen().circle(396, DESK + 98, 8).circle(560, DESK + 98, 8).circle(724, DESK + 98, 8),
        "#f6c83a",
        spread=3,
    )
    sheet = Pen().poly([(500, DESK - 2), (594, DESK - 4), (604, DESK + 16), (500, DESK + 18)])
    card.paper(sheet, "#fffdf0", spread=3)
    pen = Pen().taper([(548, DESK + 8), (586, DESK - 46)], 3, 7)
    card.paper(pen, VIOLET, spread=3)
    paw = Pen().oval(568, DESK - 16, 17, 13, -20)
    card.paper(paw, ("#f6c884", "#e0a050"), spread=3)
    _seeds(card)
    stand = (
        Pen()
        .oval(752, DESK + 4, 34, 9)
        .taper([(752, DESK), (776, DESK - 70), (744, DESK - 138)], 8, 7)
    )
    card.paper(stand, ("#f6c83a", "#d08a1c"), spread=4)
    shade = Pen()
    with shade.at(736, DESK - 142, 1, 28):
        shade.smooth([(-16, -22, 0), (16, -22, 0), (40, 24, 0), (0, 30), (-40, 24, 0)])
    card.paper(shade, ("#f6d84a", "#e0a01f"), spread=5, rim=0.3)
    bulb = Pen()
    with bulb.at(736, DESK - 142, 1, 28):
        bulb.oval(0, 26, 34, 7)
    card.lightup(bulb, "#fffbd0", 1.2)


def _seeds(card: Card) -> None:
    bowl = Pen()
    with bowl.at(398, DESK + 8):
        bowl.path("M-66 -22 L66 -22 C58 12 -58 12 -66 -22Z")
    for k, (x, size) in enumerate(((364, 22), (404, 18), (438, 14))):
        seed = Pen()
        with seed.at(x, DESK - 20, size / 20, (-14, 6, 16)[k]):
            seed.smooth([(0, -30, 0), (14, -8), (12, 12), (0, 20), (-12, 12), (-14, -8)])
        if k < 2:
            mask = card.paper(seed, ("#4a4440", "#2c2826"), spread=3, rim=0.2)
            pale = Pen()
            with pale.at(x, DESK - 20, size / 20, (-14, 6, 16)[k]):
                for bend in (-10, -3.4, 3.4, 10):
                    pale.stroke([(bend * 0.2, -26), (bend, -4), (bend * 0.8, 18)], 2)
            card.paint(pale.mask * mask, "#e6dcc8", 0.85)
        else:
            mask = card.paper(seed, "#f0508a", spread=3)
            ribbon = Pen().rect(x - 2.5, DESK - 60, 5, 60).rect(x - 30, DESK - 20, 60, 4)
            card.paint(ribbon.mask * mask, "#fff6d0")
            bow = Pen().oval(x - 6, DESK - 42, 8, 5, 30).oval(x + 8, DESK - 42, 8, 5, -30)
            card.paper(bow, "#fff6d0", spread=2)
    card.paper(bowl, ("#ffffff", "#cfe3ea"), spread=5)
