"""Two acrobats have let go of trapezes hung from clouds and fly to each other over a town."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, mix
from namyok_art.paper.paths import Point
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.sky import flock

MEET: Point = (404, 560)
EMERALD, DEEP = "#1fa87c", "#0f7a62"


def draw() -> NDArray[np.uint8]:
    sky = ["#a9cdea", "#c9d8ee", "#ecd8e8", "#fbdcd4", "#fff0d4", "#ffe6c0"]
    card = Card(86, sky, light=(120, 900), lamp="#fff2d0")
    card.glow(110, 900, 620, "#fff0c4", 0.6)
    _mist(card)
    _town(card)
    _trapeze(card, (140, 210), (262, 214), (92, 494), (196, 522))
    _trapeze(card, (556, 180), (668, 186), (640, 452), (738, 426))
    _cloud(card, 196, 190, 1.0, 0)
    _cloud(card, 614, 160, 0.94, 3)
    card.glow(*MEET, 210, "#fffbe8", 0.6)
    _acrobat(card, MEET[0] - 9, MEET[1], 1.12, -10, False)
    _acrobat(card, MEET[0] + 9, MEET[1] - 4, 1.12, 8, True)
    card.paint(flock(card.rng, 7, (560, 800), (60, 30), (6, 11)), "#8a86b0", 0.7)
    return card.finish(
        bloom=0.3,
        halation=0.05,
        shadow_tone="#6a6aa0",
        light_tone="#fff4e0",
        vignette=0.12,
        contrast=1.05,
    )


def _puffs(puffs: list[tuple[float, float, float]], x: float, y: float, s: float) -> Pen:
    pen = Pen()
    for dx, dy, r in puffs:
        pen.circle(x + dx * s, y + dy * s, r * s)
    return pen


def _cloud(card: Card, x: float, y: float, s: float, turn: int) -> None:
    """A great pink cloud in four sheets, lit from below."""
    rng = card.rng
    for i, tone in enumerate(("#f4b8c4", "#f8c8cc", "#fcd8d4", "#fff0e4")):
        puffs = []
        for k in range(9):
            t = k / 8 * 2 - 1
            swell = math.cos(t * 1.35)
            size = (64 + 18 * math.sin(k * 1.9 + turn)) * (0.4 + 0.6 * swell) * (1 - 0.11 * i)
            rise = (26 + 66 * swell) * (1 - i * 0.42) - 12 * i
            puffs.append((t * (176 - 14 * i) + rng.normal(0, 5), -rise + 22 * i, size))
        pen = _puffs(puffs, x, y, s)
        card.paper(
            pen, (mix(tone, "#c8b4e0", 0.25), tone), shadow=0.2, spread=13, rim=0.5, rim_width=4
        )


def _mist(card: Card) -> None:
    for y, tone, k in ((720, "#f6dcdc", 0.0), (800, "#f4e0e4", 2.0)):
        pen = Pen()
        x = -40.0
        while x < 860:
            r = card.rng.uniform(40, 78)
            pen.circle(x, y + 24 * math.sin(x / 120 + k), r)
            x += r * 1.1
        pen.rect(-20, y, 840, 500)
        card.paper(pen, (tone, "#fdeede"), shadow=0.14, offset=(0, -5), opacity=0.85)


def _town(card: Card) -> None:
    """Roofs far below, all asleep; one bed stands in the open, just in case."""
    rng = card.rng
    for depth, (base, low, high) in enumerate(((1130, 120, 230), (1180, 90, 190), (1240, 60, 150))):
        tone = mix("#d8cce4", "#a898c8", depth / 2)
        pen = Pen()
        windows = town(pen, base, rng, -30, 830, (52, 92), (low, high), 0.0)
        if depth == 2:
            pen.rect(318, 1066, 172, 160).rect(306, 1058, 196, 14, 3)
        card.paper(
            pen, (mix(tone, "#fff0dc", 0.35), tone), shadow=0.24, spread=8, offset=(5, -5), rim=0.35
        )
        card.paint(panes(windows, lit=False), mix(tone, "#6a5a9a", 0.4), 0.7)
        card.fog(base - 60, 46, "#ffeede", 0.42 - 0.1 * depth)
    _bed(card, 404, 1058)
    front = Pen()
    for x, w, top in ((-30, 150, 1130), (120, 120, 1158), (560, 140, 1140), (700, 150, 1112)):
        front.poly([(x, top), (x + w / 2, top - 56), (x + w, top)]).rect(
            x + 8, top - 2, w - 16, 120
        )
    card.paper(front, ("#b09cc8", "#8a7ab4"), shadow=0.3, spread=8, offset=(4, -5), rim=0.35)


def _bed(card: Card, x: float, y: float) -> None:
    card.shade(Pen().oval(x + 14, y + 1, 84, 7), "#6a5a9a", 0.5, soft=5)
    frame = (
        Pen()
        .rect(x - 74, y - 72, 9, 72, 4)
        .rect(x + 66, y - 54, 9, 54, 4)
        .rect(x - 72, y - 26, 144, 9, 3)
    )
    frame.circle(x - 69, y - 76, 8).circle(x + 70, y - 58, 7)
    card.paper(frame, ("#d9a87c", "#a8785a"), spread=4)
    card.paper(Pen().rect(x - 66, y - 44, 134, 20, 8), ("#ffffff", "#ece0ec"), spread=4)
    card.paper(Pen().oval(x - 46, y - 48, 24, 11, -6), ("#ffffff", "#f0e4ee"), spread=3)
    quilt = Pen().smooth(
        [
            (x - 20, y - 46),
            (x + 20, y - 52),
            (x + 66, y - 46),
            (x + 72, y - 12, 0),
            (x + 40, y - 16),
            (x + 10, y - 10),
            (x - 22, y - 14, 0),
        ]
    )
    mask = card.paper(quilt, ("#7fd0b4", "#3fb08c"), spread=4)
    squares = Pen()
    for k in range(5):
        for row in range(2):
            if (k + row) % 2:
                squares.rect(x - 20 + k * 19, y - 50 + row * 19, 19, 19)
    card.paint(squares.mask * mask, "#e6f8ec", 0.6)


def _trapeze(card: Card, a: Point, b: Point, left: Point, right: Point) -> None:
    """Two ropes out of a cloud and the bar they have just left."""
    ropes = Pen().line(*a, *left, 3).line(*b, *right, 3)
    card.paper(ropes, ("#e6c8c0", "#a8849a"), spread=3, shadow=0.25)
    dx, dy = right[0] - left[0], right[1] - left[1]
    bar = Pen().line(
        left[0] - dx * 0.1, left[1] - dy * 0.1, right[0] + dx * 0.1, right[1] + dy * 0.1, 8
    )
    card.paper(bar, ("#d99a6a", "#a86a4a"), spread=5, rim=0.4)
    knots = Pen().circle(*left, 7).circle(*right, 7)
    card.paper(knots, "#fff0dc", spread=2)


def _acrobat(card: Card, x: float, y: float, s: float, turn: float, flip: bool) -> None:
    """A flyer with the fingertips at (x, y), the body stretched out behind to the left."""

    def sheet(pen: Pen, tone: str) -> None:
        card.paper(pen, (mix(tone, "#ffffff", 0.16), tone), spread=5, shadow=0.28, rim=0.4)

    skin = "#f4cdb0" if not flip else "#dca684"
    hair = "#a8553a" if not flip else "#4a3040"
    far_arm, far_leg, near_leg, body, arm = (Pen() for _ in range(5))
    sash, face, locks, shoes = (Pen() for _ in range(4))
    for pen in (far_arm, far_leg, near_leg, body, arm, sash, face, locks, shoes):
        with pen.at(x, y, s, turn, flip):
            if pen is far_arm:
                pen.taper([(-70, 2), (-38, -12), (0, -8)], 13, 6)
            elif pen is far_leg:
                pen.taper([(-122, 20), (-160, 12), (-196, 34)], 20, 10).taper(
                    [(-196, 34), (-216, 38)], 9, 3
                )
            elif pen is near_leg:
                pen.taper([(-120, 22), (-164, 30), (-210, 10)], 23, 11).taper(
                    [(-210, 10), (-232, 2)], 10, 3
                )
            elif pen is body:
                pen.smooth(
                    [
                        (-62, -6),
                        (-66, 16),
                        (-92, 28),
                        (-124, 36),
                        (-138, 24),
                        (-130, 8),
                        (-100, 2),
                        (-78, -10),
                    ]
                )
            elif pen is arm:
                pen.taper([(-72, 6), (-36, 8), (0, 2)], 14, 6)
            elif pen is sash:
                pen.taper([(-106, 2), (-108, 18), (-104, 32)], 9, 9)
                pen.taper([(-106, 4), (-130, -16), (-160, -14), (-186, -30)], 7, 12)
            elif pen is face:
                pen.oval(-56, -14, 14, 16, 20).smooth([(-46, -22), (-38, -16), (-46, -10)])
            elif pen is locks:
                pen.smooth([(-48, -30), (-64, -34), (-76, -22), (-70, -4), (-62, -12), (-58, -24)])
                if not flip:
                    pen.taper([(-72, -22), (-96, -30), (-114, -22)], 14, 4)
            else:
                pen.taper([(-196, 34), (-216, 38)], 10, 3).taper([(-210, 10), (-232, 2)], 11, 3)
    sheet(far_arm, mix(skin, "#b98a9a", 0.25))
    sheet(far_leg, mix(DEEP, "#7a7ab0", 0.15))
    sheet(near_leg, EMERALD)
    sheet(shoes, "#fff0d8")
    sheet(face, skin)
    sheet(locks, hair)
    sheet(body, EMERALD)
    sheet(sash, "#ffd870")
    sheet(arm, skin)
    lash = Pen()
    with lash.at(x, y, s, turn, flip):
        lash.stroke([(-50, -16), (-46, -14), (-43, -16)], 1.6)
    card.paint(lash, "#6a4040")
