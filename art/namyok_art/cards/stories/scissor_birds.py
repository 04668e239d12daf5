"""A heron that is a pair of scissors cuts swallows out of the night, and light shines through."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, blur, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cutters import swallow
from namyok_art.paper.props.plants import reed

PIVOT: Point = (436, 392)
HOLES: tuple[tuple[float, float, float, float], ...] = (
    (210, 274, 118, -14),
    (470, 120, 92, -6),
    (650, 210, 74, 10),
    (720, 90, 52, -20),
)
STEEL = ("#f6fafc", "#a8b8c8", "#4f6078")
GOLD = ("#fff0a8", "#f0b43a", "#a8601c")


def draw() -> NDArray[np.uint8]:
    card = Card(15, ["#0e2244", "#173a5c", "#2c6478", "#4f8a88"], light=(300, 200), lamp="#ffe6a0")
    _sky(card)
    _water(card)
    _nest(card)
    _heron(card)
    _free(card)
    _reeds(card)
    return card.finish(
        bloom=0.55,
        shadow_tone="#10204c",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.28,
        saturation=1.1,
    )


def _sky(card: Card) -> None:
    """Behind the dark sheet it is day."""
    for x, y, size, turn in HOLES:
        pen = Pen()
        swallow(pen, x, y, size, turn)
        card.glow(x, y, size * 1.7, "#ffd070", 0.45)
        card.hollow(pen, ("#fff6c8", "#ffc24a"), 7, "#8a3a10", 0.5, shine=0.75)
    slit = Pen().poly(
        ribbon([(190, 290), (140, 262), (90, 250), (40, 270), (-20, 250)], [4, 9, 6, 10, 14], 70)
    )
    card.lightup(slit, "#ffe08a", 1.0)


def _water(card: Card) -> None:
    rng = card.rng
    for k, tone in enumerate(("#3a7a80", "#2a6274", "#1c4a66", "#123456")):
        y = 800 + 62 * k + 10 * k * k
        pen = Pen().poly(
            [
                (-20, y + 6),
                (200, y - 5),
                (430, y + 5),
                (640, y - 4),
                (820, y + 5),
                (820, 1260),
                (-20, 1260),
            ]
        )
        card.paper(pen, (mix(tone, "#a8d8c0", 0.16), tone), TORN, torn=3, core=0.4, offset=(0, -5))
    glint = Pen()
    for _ in range(110):
        x0, _, size, _ = HOLES[int(rng.choice(4, p=[0.45, 0.25, 0.18, 0.12]))]
        low = rng.uniform(810, 1150)
        glint.oval(
            x0 + rng.normal(0, size * 0.35 + (low - 800) * 0.08),
            low,
            rng.uniform(5, 22),
            rng.uniform(1.2, 2.6),
        )
    card.lightup(glint, "#ffd884", 0.3, 0.7)


def _blade(card: Card, line: list[Point], widths: list[float], fill: Gradient) -> None:
    mask = card.paper(Pen().poly(ribbon(line, widths, 80)), fill, glue(300, rim=0.8, spread=9))
    ground = [(x + 6, y + 5) for x, y in line]
    card.shade(
        Pen().poly(ribbon(ground, [w * 0.32 for w in widths], 80)),
        "#28405c",
        0.45,
        soft=2,
        within=mask,
    )


def _heron(card: Card) -> None:
    """Blades are the beak, shanks the neck, rings the folded wings; it stands on one leg."""
    steel = Gradient(STEEL, 300, 560, aim=(0.5, 0.86))
    leg = Pen().poly(
        ribbon([(588, 850), (574, 960), (590, 990), (580, 1130)], [15, 11, 17, 10], 60)
    )
    leg.poly(ribbon([(580, 1126), (540, 1142)], [9, 4])).poly(
        ribbon([(580, 1126), (628, 1146)], [9, 4])
    )
    card.paper(leg, ("#c8d4de", "#5a6a80"), glue(140, rim=0.6))
    tucked = Pen().poly(ribbon([(640, 840), (676, 930), (600, 946)], [14, 11, 8], 40))
    card.paper(tucked, ("#a8b4c4", "#4a5a70"), glue(140, rim=0.5))
    lower = [(566.0, 760.0), (424.0, 640.0), (472.0, 520.0), (450.0, 420.0), (436.0, 392.0)]
    upper = [(610.0, 740.0), (470.0, 620.0), (520.0, 500.0), (480.0, 420.0), (440.0, 396.0)]
    neck = Gradient(STEEL, 380, 560, X)
    card.paper(Pen().poly(ribbon(upper, [40, 40, 36, 42, 50], 90)), neck, glue(260, rim=0.6))
    card.paper(Pen().poly(ribbon(lower, [46, 44, 40, 46, 56], 90)), neck, glue(280, rim=0.8))
    for centre, size, turn, tone in (
        ((668, 762), (150, 100), -34, 0.25),
        ((604, 790), (158, 108), -24, 0.0),
    ):
        ring = Pen().oval(*centre, *size, turn)
        hole = Pen().oval(centre[0] + 4, centre[1] + 2, size[0] * 0.62, size[1] * 0.54, turn)
        mask = np.asarray(ring.mask * (1 - hole.mask), np.float32)
        stops = tuple(mix(c, "#6a2f1c", tone) for c in GOLD)
        card.paper(
            mask, Gradient(stops, centre[1] - 110, centre[1] + 120), glue(320, rim=0.8, spread=10)
        )
    _blade(card, [(470, 430), (300, 396), (96, 334)], [62, 46, 2], steel)
    _blade(card, [(476, 404), (320, 300), (150, 160)], [66, 50, 2], steel)
    head: list[Knot] = knots("386 372, 420 336, 476 340, 506 380, 496 436, 452 456, 400 432")
    card.paper(Pen().smooth(head), Gradient(STEEL, 340, 470), glue(220, rim=0.8))
    crest = Pen()
    for end in ((640, 330), (626, 376), (600, 420)):
        crest.poly(ribbon([(480, 372), (560, (372 + end[1]) / 2 - 14), end], [16, 12, 2], 40))
    card.paper(crest, ("#e8f0f4", "#6a7c94"), glue(120, rim=0.7))
    card.paper(Pen().circle(*PIVOT, 33), GOLD, glue(140, rim=0.8))
    eye(card, PIVOT[0], PIVOT[1], 23, (210, 274), "#c8761c", "#f0b43a", 0.14, 0)


def _nest(card: Card) -> None:
    """The young are nail scissors, and hungry."""
    rng = np.random.default_rng(5)
    for x, y, size, turn in ((130, 930, 92, -14), (236, 948, 84, 12)):
        p = Place(x, y, size, turn)
        for s in (-1, 1):
            ring = p.oval(s * 0.26, 0.42, 0.26, 0.34, width=0.13)
            card.paper(ring, GOLD, glue(110, rim=0.8))
        for s in (-1, 1):
            card.paper(
                p.ribbon(
                    [(s * 0.12, 0.14), (-s * 0.02, -0.1), (-s * 0.3, -0.94)], [0.13, 0.2, 0.01]
                ),
                STEEL,
                glue(120, rim=0.9),
            )
        card.paper(p.oval(0, -0.04, 0.13, 0.13), GOLD, glue(80, rim=0.8))
        cx, cy = p.to(0, -0.04)
        eye(card, cx, cy, 9, PIVOT, "#2a1c20", "#f0b43a", 0)
    straw = Pen()
    for _ in range(130):
        t = rng.uniform(-1, 1)
        cx, cy = (
            184 + t * 150,
            1010 + rng.uniform(-26, 34) * (1 - t * t * 0.6) - 16 * (1 - t * t) + 20 * t * t * -1,
        )
        a = rng.normal(0, 0.3) + t * -0.25
        straw.poly(
            ribbon(
                [
                    (cx - 46 * math.cos(a), cy - 46 * math.sin(a)),
                    (cx, cy + 7),
                    (cx + 46 * math.cos(a), cy + 46 * math.sin(a)),
                ],
                [2, 6, 2],
                20,
            )
        )
    card.paper(straw, ("#d8a85a", "#6a4430"), glue(90, rim=0.5))


def _free(card: Card) -> None:
    """What has been cut out flies, as dark as the sheet it came from."""
    for x, y, size, turn in ((640, 520, 76, 12), (736, 400, 62, 24), (246, 560, 92, -12)):
        pen = Pen()
        swallow(pen, x, y, size, turn)
        card.paper(pen, ("#7fb4c8", "#2f6484"), glue(140, lift=12, rim=0.9, rim_width=3))


def _reeds(card: Card) -> None:
    rng = card.rng
    for tone, xs in (("#12403f", range(-10, 120, 16)), ("#0c2c34", range(690, 820, 15))):
        pen = Pen()
        for x in xs:
            reed(pen, x + rng.uniform(-6, 6), 1220, rng.uniform(170, 330), rng)
        card.paper(pen, (mix(tone, "#6fa878", 0.3), tone), glue(120, rim=0.4))
    ring = Pen().oval(580, 1136, 74, 12, width=3).oval(580, 1136, 44, 7, width=3)
    card.tint(blur(ring.mask, 0.8), "#d8f4ec", 0.6)
