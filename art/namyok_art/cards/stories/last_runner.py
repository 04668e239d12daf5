"""In an empty night stadium two moths hold the ribbon for the last runner."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.people import Look, Person

VANISH = (400.0, 470.0)
RIBBON = 846.0


def draw() -> NDArray[np.uint8]:
    sky = ["#16223f", "#24385c", "#3f5a7c", "#5f7c8c"]
    card = Card(20, sky, light=(400, 330), lamp="#eef8f0")
    _night(card)
    _stands(card)
    _track(card)
    _floodlight(card)
    _cups(card)
    _runner(card)
    _ribbon(card)
    return card.finish(
        bloom=0.6, shadow_tone="#1a1f4a", light_tone="#f4fff4", vignette=0.3, contrast=1.08
    )


def _night(card: Card) -> None:
    dust = Pen()
    for _ in range(60):
        dust.circle(card.rng.uniform(0, 800), card.rng.uniform(0, 330), card.rng.uniform(0.6, 1.5))
    card.lightup(dust, "#dfeaf4", 0.3, 0.7)
    card.glow(400, 330, 520, "#bcd8d8", 0.5)


def _towards(x: float, y: float, t: float) -> Point:
    """A point on the way from the near edge of the card to the vanishing point."""
    return VANISH[0] + (x - VANISH[0]) * t, VANISH[1] + (y - VANISH[1]) * t


def _stands(card: Card) -> None:
    """Tiers of seats left and right, narrowing like a tunnel; one row is clapping."""
    for side in (-1, 1):
        edge = 400 + side * 460
        for row in range(9):
            low, high = 930 - row * 92, 930 - (row + 1) * 92
            points = [
                _towards(edge, low, 1),
                _towards(edge, high, 1),
                _towards(edge, high, 0.16),
                _towards(edge, low, 0.16),
            ]
            tone = mix("#3a5270", "#24364f", row / 8)
            fill = Gradient(
                (mix(tone, "#9fbcb8", 0.55), tone, mix(tone, "#0c1426", 0.5)),
                60,
                440,
                np.abs(X - 400),
            )
            card.paper(Pen().poly(points), fill, spread=5, offset=(0, -3), shadow=0.35, rim=0.15)
            _seats(card, edge, low, high, row, side)
    roof = Pen()
    for side in (-1, 1):
        edge = 400 + side * 460
        roof.poly(
            [
                (edge, -40),
                (edge, 96),
                _towards(edge, 96, 0.14),
                _towards(edge, 60, 0.14),
                (400 + side * 200, -40),
            ]
        )
    card.paper(roof, ("#141e36", "#22324c"), spread=12, offset=(0, 8), rim=0.3)


def _seats(card: Card, edge: float, low: float, high: float, row: int, side: int) -> None:
    """Each seat is a rounded back; in the clapping row every second one is open."""
    backs, open_ones = Pen(), Pen()
    applause = row == 2 and side > 0
    for k in range(15):
        t = 0.97 * 0.865**k
        x, y = _towards(edge, (low + high) / 2 + 8, t)
        w, h = 34 * t, 46 * t
        turn = side * -6
        target = open_ones if applause and k % 2 else backs
        with target.at(x - side * 6 * t, y, 1, turn):
            target.rect(-w / 2, -h / 2, w, h, w * 0.3)
            if applause and k % 2:
                target.rect(-w * 0.62, h * 0.42, w * 1.24, h * 0.3, w * 0.2)
    tone = "#4f6f8c" if not applause else "#7f9fae"
    if applause:
        tone = "#8fb4b4"
    card.paper(
        backs,
        (mix(tone, "#cfe4e0", 0.2), mix(tone, "#101a30", 0.35)),
        spread=4,
        shadow=0.35,
        rim=0.3,
    )
    if applause:
        card.paper(open_ones, ("#d3e6d8", "#8fb4ac"), spread=4, rim=0.5)


def _track(card: Card) -> None:
    """Lanes that run to one point."""
    field = Pen().poly(
        [
            _towards(-60, 930, 0.16),
            _towards(860, 930, 0.16),
            (900, 940),
            (900, 1240),
            (-100, 1240),
            (-100, 940),
        ]
    )
    card.paper(field, ("#5f7f7a", "#44625f", "#2f4648"), spread=8, offset=(0, -4), rim=0.1)
    lanes = Pen().poly([(370, 566), (430, 566), (980, 1240), (-180, 1240)])
    mask = card.paper(lanes, ("#d9a49a", "#b8706c", "#8a4a54"), spread=6, rim=0.15)
    lines = Pen()
    for k in range(7):
        t = k / 6
        x0, x1 = 371 + 58 * t, -170 + 1140 * t
        lines.poly([(x0 - 0.7, 566), (x0 + 0.7, 566), (x1 + 6, 1240), (x1 - 6, 1240)])
    card.paint(lines.mask * mask, "#f4ece4", 0.8)
    finish = Pen()
    for row in range(2):
        y = 960 + row * 20
        width = 30.0
        for k in range(-16, 17):
            if (k + row) % 2 == 0:
                finish.rect(400 + k * width, y, width, 20)
    card.paint(finish.mask * mask, "#fbf6ee", 0.75)
    shine = (
        np.exp(-(((X - 400) / (40 + (Y - 560) * 0.34)) ** 2))
        * smoothstep(560, 640, Y)
        * smoothstep(1180, 760, Y)
    )
    card.tint(np.asarray(shine * mask, np.float32), "#fff2dc", 0.5)


def _floodlight(card: Card) -> None:
    """The one they forgot to switch off."""
    mast = Pen().taper([(400, 572), (400, 330)], 9, 6)
    card.paper(mast, ("#7f98a0", "#54707c"), spread=4)
    card.rays(400, 296, "#eafcf4", 0.34, 620, 70)
    card.glow(400, 296, 240, "#f4fff4", 0.75)
    frame = Pen().rect(334, 256, 132, 82, 8)
    card.paper(frame, ("#4f6874", "#34485a"), spread=6)
    lamps = Pen()
    for row in range(2):
        for k in range(4):
            lamps.circle(352 + k * 32, 278 + row * 38, 13)
    card.lightup(lamps, "#fbfff0", 1.1)


def _cups(card: Card) -> None:
    for x, y, s, turn in (
        (150, 1076, 1.2, 70),
        (206, 1010, 0.8, -80),
        (650, 1100, 1.3, 100),
        (590, 985, 0.7, 60),
        (262, 1140, 1.1, 110),
        (700, 1010, 0.8, -70),
    ):
        card.shade(Pen().oval(x, y + 12 * s, 22 * s, 4 * s), "#2a1c30", 0.5, soft=3)
        cup, rim = Pen(), Pen()
        with cup.at(x, y, s, turn), rim.at(x, y, s, turn):
            cup.poly([(-11, -18), (11, -18), (8, 16), (-8, 16)])
            rim.oval(0, -18, 11, 4)
        card.paper(cup, ("#f6f2ea", "#cfc6c4"), spread=3, rim=0.4)
        card.paper(rim, "#9a8f98", spread=1, shadow=0.1)
    papers = Pen()
    for _ in range(26):
        px, py = card.rng.uniform(60, 740), card.rng.uniform(1000, 1180)
        with papers.at(px, py, 1, card.rng.uniform(0, 90)):
            papers.rect(-5, -2, 10, 4)
    card.paint(papers, "#f0d48a", 0.75)


def _runner(card: Card) -> None:
    """Very late, very straight."""
    x, y = 404.0, 902.0
    shadow = Pen().poly([(x - 12, y), (x + 14, y), (x + 60, 1180), (x - 60, 1180)])
    card.shade(shadow, "#2a1428", 0.5, soft=9)
    who = Person(
        x, y, 150, 1, "jacket", arms=((-0.3, 0.06), (0.3, -0.14)), hair="short", stride=2.4, lean=10
    )
    who.glue(card, Look("#f0b43a", "#33415c", "#ecc4a0", "#3a2822"), spread=5, rim=0.5)
    number = Pen()
    nx, ny = who.spot((0.02, -0.6))
    number.rect(nx - 10, ny - 9, 20, 18, 2)
    card.paper(number, "#fffaf0", spread=2)


def _moth(card: Card, x: float, y: float, size: float, flip: bool) -> None:
    wings, under, body, marks = (Pen() for _ in range(4))
    for pen in (under, wings, body, marks):
        with pen.at(x, y, size / 100, -14, flip):
            if pen is under:
                pen.smooth([(-4, 6), (-30, 10), (-74, 40), (-70, 70, 0), (-30, 62), (-2, 30)])
                pen.smooth([(4, 6), (30, 6), (66, 30), (70, 58, 0), (30, 58), (2, 30)])
            elif pen is wings:
                pen.smooth(
                    [
                        (-3, 8, 0),
                        (-24, -26),
                        (-78, -62),
                        (-112, -60, 0),
                        (-106, -20),
                        (-66, 20),
                        (-20, 26),
                    ]
                )
                pen.smooth(
                    [(3, 8, 0), (24, -26), (70, -64), (104, -66, 0), (100, -26), (64, 18), (20, 26)]
                )
            elif pen is body:
                pen.taper([(0, -20), (0, 14), (0, 52)], 19, 7)
                pen.stroke([(-3, -26), (-16, -44), (-34, -52)], 3).stroke(
                    [(3, -26), (16, -44), (34, -52)], 3
                )
            else:
                for side in (-1, 1):
                    pen.circle(side * 66, -26, 11, width=4).oval(side * 40, 42, 7, 5)
                    pen.stroke([(side * 96, -50), (side * 84, -10), (side * 56, 14)], 3)
    card.glow(x, y, size * 1.1, "#fff4d8", 0.3)
    card.paper(under, ("#e0c8a8", "#a88f80"), spread=5, rim=0.5)
    card.paper(wings, ("#fbf2dc", "#cdb49c"), spread=6, rim=0.6)
    card.shade(marks, "#7a5a54", 0.6)
    card.paper(body, ("#f0e0c8", "#9a8070"), spread=4, rim=0.5)


def _ribbon(card: Card) -> None:
    """Still stretched, though it is late for everybody."""
    path: list[Point] = [
        (176, RIBBON - 18),
        (280, RIBBON + 4),
        (400, RIBBON + 12),
        (520, RIBBON + 2),
        (630, RIBBON - 22),
    ]
    band = Pen().taper(path, 17, 17)
    band.taper(
        [(176, RIBBON - 18), (150, RIBBON + 20), (168, RIBBON + 58), (146, RIBBON + 92)], 16, 9
    )
    band.taper(
        [(630, RIBBON - 22), (660, RIBBON + 16), (640, RIBBON + 54), (664, RIBBON + 84)], 16, 9
    )
    card.paper(band, ("#ffffff", "#e6e6ea"), spread=6, lift=7, rim=0.4)
    _moth(card, 168, RIBBON - 62, 104, False)
    _moth(card, 640, RIBBON - 66, 104, True)
