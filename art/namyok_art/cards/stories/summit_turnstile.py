"""On the tip of a needle peak, in the open sky, stands a turnstile; ibexes queue for it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, mix
from namyok_art.paper.paths import Knot
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.mountain_goats import ibex

GATE = (640.0, 220.0)


def draw() -> NDArray[np.uint8]:
    card = Card(69, ["#3f78b8", "#7fb0d8", "#cfe4ee", "#f4f0dc"], light=(120, 80), lamp="#fff8e0")
    card.glow(140, 120, 420, "#fff8dc", 0.5)
    _peaks(card)
    _prints(card)
    _queue(card)
    return card.finish(
        bloom=0.25,
        halation=0.05,
        shadow_tone="#2a3f6a",
        light_tone="#fff8e4",
        toning=0.07,
        vignette=0.2,
        saturation=1.1,
    )


def _peaks(card: Card) -> None:
    """Other summits far below: nobody is on them."""
    rng = card.rng
    for y, tone, count in ((860, "#a8c4dc", 6), (980, "#7fa4c8", 5), (1100, "#5a84b0", 4)):
        xs = np.linspace(-60, 860, count * 2 + 1) + rng.uniform(-20, 20, count * 2 + 1)
        points = [
            (float(x), y + (90 if i % 2 == 0 else -rng.uniform(20, 120))) for i, x in enumerate(xs)
        ]
        pen = Pen().poly([(-60, 1260), *points, (860, 1260)])
        card.paper(pen, (mix(tone, "#ffffff", 0.4), tone), glue(200, shadow=0.2))
        card.fog(y + 30, 70, "#eef4f6", 0.6)


def _cliff(card: Card, knots: list[Knot], tone: str) -> None:
    mask = card.paper(
        Pen().smooth(knots), (mix(tone, "#e8eef4", 0.3), tone), TORN, torn=4, core=0.5, spread=14
    )
    facets = Pen()
    rng = card.rng
    for _ in range(22):
        x, y = rng.uniform(0, 800), rng.uniform(400, 1200)
        w = rng.uniform(40, 120)
        facets.poly([(x, y), (x + w, y + w * 0.5), (x + w * 0.3, y + w * 1.4)])
    card.shade(facets.mask * mask, "#3a4a68", 0.26)


def _prints(card: Card) -> None:
    """Those who have paid walk on."""
    pen = Pen()
    for k in range(9):
        t = k / 8
        x, y = 690 + 70 * math.sin(t * 3.0), 120 - t * 140
        size = 14 - 8 * t
        for s in (-1, 1):
            with pen.at(x + s * 17 * (1 - 0.5 * t), y + s * 9, size, 20):
                pen.oval(-0.4, 0, 0.36, 0.8, -10).oval(0.4, 0, 0.36, 0.8, 10)
    card.paint(pen, "#fdfaf0", 0.95)
    card.shade(pen, "#6a94c0", 0.35)


def _queue(card: Card) -> None:
    """From the top down: every ledge hides the legs of those who stand on it."""
    _turnstile(card, 676, 372)
    ibex(card, 368, 330, 214, GATE, -4, coat="#a8743f", lid=0.4)
    _ticket(card, 556, 404)
    _cliff(
        card,
        [
            (-40, 800, 0),
            (90, 690),
            (230, 610),
            (430, 560),
            (560, 470),
            (640, 380, 0),
            (760, 380, 0),
            (860, 560, 0),
            (860, 1260, 0),
            (-40, 1260, 0),
        ],
        "#8a98b0",
    )
    ibex(card, 590, 640, 126, (720, 60), -26, coat="#d0b080", lid=0.0, horn=0.3)
    ibex(card, 190, 700, 200, (300, 1190), 20, coat="#8a6a48", lid=0.0, gape=0.14, horn=0.85)
    _cliff(
        card,
        [
            (-40, 1010, 0),
            (90, 940),
            (300, 900),
            (470, 800),
            (640, 770),
            (860, 700, 0),
            (860, 1260, 0),
            (-40, 1260, 0),
        ],
        "#76869f",
    )
    ibex(card, 640, 960, 190, (400, 420), -8, True, coat="#6f6258", lid=0.36, horn=1.0)
    ibex(card, 330, 1080, 170, (640, 930), -2, coat="#b8905a", lid=0.5, horn=0.7)
    _cliff(
        card,
        [
            (-40, 1180, 0),
            (180, 1170),
            (420, 1180),
            (560, 1150),
            (860, 1120, 0),
            (860, 1260, 0),
            (-40, 1260, 0),
        ],
        "#5f708c",
    )


def _ticket(card: Card, x: float, y: float) -> None:
    ticket = Place(x, y, 92, -14)
    card.paper(
        ticket.poly([(-0.5, -0.3), (0.5, -0.3), (0.5, 0.3), (-0.5, 0.3)]),
        ("#fff6d8", "#f0cf8a"),
        glue(140),
    )
    card.paint(ticket.poly([(-0.3, -0.16), (0.3, -0.16), (0.3, -0.08), (-0.3, -0.08)]), "#c83f3a")
    card.paint(ticket.poly([(-0.3, 0.04), (0.12, 0.04), (0.12, 0.1), (-0.3, 0.1)]), "#8a7a68")


def _turnstile(card: Card, x: float, y: float) -> None:
    steel = Gradient(("#f4f6f8", "#a8b4c0", "#6a7888", "#c8d0d8", "#5a6878"), x - 70, x + 70, X)
    snow: list[Knot] = [
        (x - 110, y + 20),
        (x - 60, y - 10),
        (x + 10, y - 2),
        (x + 70, y - 14),
        (x + 130, y + 20),
        (x + 60, y + 46),
        (x - 60, y + 44),
    ]
    card.paper(Pen().smooth(snow), ("#ffffff", "#cfdcea"), TORN, torn=3)
    card.paper(Pen().rect(x - 46, y - 210, 92, 222, 16), steel, glue(260, rim=0.7))
    card.paper(
        Pen().poly([(x - 62, y - 228), (x + 62, y - 228), (x + 50, y - 186), (x - 50, y - 186)]),
        ("#4a5a6a", "#2a3644"),
        glue(200),
    )
    card.glow(x, y - 204, 90, "#5aff8a", 0.6)
    card.lightup(
        Pen().poly(
            [
                (x - 20, y - 218),
                (x + 8, y - 206),
                (x - 20, y - 194),
                (x - 20, y - 202),
                (x - 38, y - 202),
                (x - 38, y - 210),
                (x - 20, y - 210),
            ]
        ),
        "#7affa0",
        1.4,
    )
    for a in (150, 195, 262):
        r = math.radians(a)
        end = (x - 30 + 140 * math.cos(r), y - 120 - 140 * math.sin(r) * 0.7)
        card.paper(
            Pen().poly(ribbon([(x - 30, y - 120), end], [22, 18])),
            ("#f4f6f8", "#8a98a8"),
            glue(160, rim=0.8),
        )
        card.paper(Pen().circle(*end, 11), ("#e04a4a", "#a82a34"), glue(90))
    card.paper(Pen().circle(x - 30, y - 120, 30), ("#dfe6ec", "#6a7888"), glue(160, rim=0.7))
