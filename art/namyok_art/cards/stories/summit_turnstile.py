"""On a needle of a peak stands one turnstile; ibexes queue on the ledges below it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.mountain_goats import ibex
from namyok_art.paper.props.sky import cloud

COAT = ("#b0967e", "#7d685c")
HORN = "#4f4140"
LEDGES = (
    # left end, right end, height, who stands there and where it looks
    (250, 396, 478, 306, 1),
    (424, 604, 616, 520, -1),
    (196, 392, 762, 290, 1),
    (452, 672, 912, 570, -1),
    (110, 350, 1056, 220, 1),
)
TOP = 408


def draw() -> NDArray[np.uint8]:
    sky = ["#a8cfe6", "#c3e0ee", "#e0f0ee", "#f8f6d8", "#fbf4cc"]
    card = Card(69, sky, light=(60, 120), lamp="#fffbe6")
    card.glow(60, 120, 560, "#fffbe0", 0.5)
    _range(card)
    _needle(card)
    _steps(card)
    mouths: list[Point] = []
    for left, right, y, x, facing in reversed(LEDGES):
        _ledge(card, left, right, y)
        card.shade(Pen().oval(x + 14, y - 1, 54, 6), "#5a7a9a", 0.5, soft=4)
        mouth = ibex(card, x, y, 116, COAT, HORN, facing, 6 if facing > 0 else 4)
        mouths.append(mouth)
    _summit(card)
    _pass(card, mouths[-1])
    _cloud_sea(card)
    return card.finish(
        bloom=0.35,
        halation=0.05,
        shadow_tone="#4a6a9a",
        light_tone="#fffbe8",
        vignette=0.12,
        contrast=1.06,
    )


def _range(card: Card) -> None:
    """Lower mountains, so low that they are only blue paper."""
    rng = card.rng
    for i, y in enumerate((860, 950, 1040)):
        line = ridge(rng, y, 92 - 14 * i, 0.5, octaves=5)
        tone = mix("#c6dcea", "#9cc0d8", i / 2)
        card.paper(
            line.pen(),
            (mix(tone, "#ffffff", 0.55), tone),
            TORN,
            torn=3,
            shadow=0.16,
            offset=(4, -4),
        )
        card.fog(y + 90, 60, "#eef4ea", 0.5)
    for x, y, width in ((110, 300, 190), (690, 520, 200), (680, 140, 150)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 7, 0.28)
        card.paper(pen, ("#ffffff", "#e2eef2"), shadow=0.14, opacity=0.9)


def _needle(card: Card) -> None:
    """The peak in three facets: lit left, grey right, and a shaded cleft."""
    left: list[Point] = [
        (396, TOP),
        (372, 430),
        (380, 500),
        (340, 560),
        (352, 640),
        (300, 720),
        (310, 800),
        (236, 900),
        (240, 990),
        (150, 1110),
        (120, 1240),
    ]
    right: list[Point] = [
        (486, TOP),
        (500, 470),
        (488, 540),
        (540, 600),
        (528, 690),
        (584, 780),
        (570, 860),
        (640, 940),
        (640, 1040),
        (720, 1130),
        (740, 1240),
    ]
    outline = Pen().poly([*left, *reversed(right)])
    body = card.paper(
        outline, ("#a4b0bc", "#8494a6", "#6f8298"), spread=22, shadow=0.4, rim=0.3, rim_width=4
    )
    lit = Pen().poly(
        [
            *left,
            (330, 1240),
            (380, 1080),
            (356, 960),
            (420, 820),
            (398, 700),
            (440, 560),
            (424, 470),
            (440, TOP),
        ]
    )
    card.paint(lit.mask * body, ("#e9f0f4", "#cfdde8", "#b4c8da"))
    card.shade(smoothstep(430, 560, X - (Y - TOP) * 0.12) * body, "#5a7090", 0.35)
    cracks = Pen()
    rng = card.rng
    for _ in range(46):
        t = rng.uniform(0, 1)
        y = TOP + 40 + t * 720
        half = 40 + t * 250
        x = 430 + rng.uniform(-half, half)
        cracks.taper(
            [
                (x, y),
                (x + rng.normal(0, 10), y + 26),
                (x + rng.normal(0, 22), y + rng.uniform(40, 90)),
            ],
            3.4,
            0.8,
        )
    card.shade(cracks.mask * body, "#4a6080", 0.35)
    snow = Pen()
    for _ in range(34):
        t = rng.uniform(0, 1)
        y = TOP + 50 + t * 760
        half = 30 + t * 250
        x = 430 + rng.uniform(-half, half)
        w = rng.uniform(14, 44)
        snow.smooth(
            [
                (x - w, y, 0),
                (x - w * 0.3, y - 7),
                (x + w * 0.5, y - 5),
                (x + w, y, 0),
                (x + w * 0.3, y + rng.uniform(8, 22)),
                (x - w * 0.4, y + rng.uniform(4, 14)),
            ]
        )
    card.paper(snow.mask * body, ("#ffffff", "#e2eef6"), shadow=0.22, spread=3, rim=0.2)


def _ledge(card: Card, left: float, right: float, y: float) -> None:
    rng = card.rng
    inner = right - 10 if left < 400 else left + 10
    outer = left if left < 400 else right
    reach = inner - outer
    rock = Pen().poly(
        [
            (outer, y + 2),
            (inner + reach * 0.1, y + 2),
            (inner + reach * 0.08, y + 128),
            (outer + reach * 0.7, y + 74),
            (outer + reach * 0.42, y + 52),
            (outer + reach * 0.16, y + 24),
        ]
    )
    card.paper(rock, ("#a9b8c6", "#74879c"), spread=9, shadow=0.35, rim=0.3)
    knots: list[tuple[float, ...]] = [(left - 8, y + 4, 0), (left + 10, y - 7)]
    steps = 5
    for k in range(1, steps):
        knots.append((left + (right - left) * k / steps, y - 4 + rng.normal(0, 2)))
    knots += [(right - 8, y - 7), (right + 8, y + 4, 0)]
    for k in range(steps, -1, -1):
        knots.append((left + (right - left) * k / steps, y + rng.uniform(8, 20)))
    card.paper(Pen().smooth(knots), ("#ffffff", "#dbe9f2"), spread=4, shadow=0.25, rim=0.2)


def _summit(card: Card) -> None:
    """A cap of snow and on it the turnstile with its green lamp."""
    cap = Pen().smooth(
        [
            (372, TOP + 22, 0),
            (384, TOP - 8),
            (430, TOP - 16),
            (492, TOP - 10),
            (512, TOP + 14, 0),
            (480, TOP + 26),
            (440, TOP + 44),
            (410, TOP + 24),
        ]
    )
    card.paper(cap, ("#ffffff", "#dbe9f2"), spread=6, shadow=0.3, rim=0.2)
    x, y = 440, TOP - 12
    card.shade(Pen().oval(x + 26, y + 2, 64, 7), "#5a7a9a", 0.5, soft=4)
    post = Pen().rect(x - 22, y - 108, 44, 110, 8)
    card.paper(post, ("#eef2f4", "#9aa8b4", "#7c8c9a"), spread=6, rim=0.35)
    card.paper(Pen().rect(x - 30, y - 118, 60, 20, 8), ("#ffffff", "#b4c2cc"), spread=4)
    hub = Pen().circle(x, y - 62, 15)
    arms = Pen()
    for angle in (math.pi, -math.pi / 3, math.pi / 3):
        arms.taper(
            [
                (x, y - 62),
                (
                    x + 74 * math.cos(angle),
                    y - 62 + 62 * math.sin(angle),
                ),
            ],
            9,
            8,
        )
    card.paper(arms, ("#f6fafc", "#8fa0ae"), spread=5, rim=0.4)
    card.paper(hub, ("#c6d2da", "#75868f"), spread=4)
    card.paper(Pen().rect(x - 17, y - 96, 34, 10, 3), "#4a5a66", spread=1)
    card.glow(x, y - 130, 90, "#8ff0b0", 0.6)
    card.lightup(Pen().circle(x, y - 130, 11), "#5fe08f", 0.9)
    card.paper(Pen().rect(x - 13, y - 122, 26, 8, 3), "#5a6a76", spread=2)


def _pass(card: Card, mouth: Point) -> None:
    """The first in line has its ticket ready."""
    ticket = Pen()
    with ticket.at(*mouth, 1, -18):
        ticket.rect(-4, -9, 34, 20, 4)
    card.paper(ticket, ("#8ff0b0", "#3fc07f"), spread=3)
    stripe = Pen()
    with stripe.at(*mouth, 1, -18):
        stripe.rect(-4, -4, 34, 5)
    card.paint(stripe, "#1f7a5a", 0.8)


def _steps(card: Card) -> None:
    """Hoofprints go on up the air on the other side."""
    for k in range(9):
        t = k / 8
        x = 536 + 150 * t + 16 * math.sin(k * 2.1)
        y = 352 - 310 * t
        size = 12 - 3.4 * t
        card.glow(x, y, 30, "#ffffff", 0.5 * (1 - 0.4 * t))
        for dx in (-0.55, 0.55):
            print_ = Pen().oval(
                x + dx * size + (5 if k % 2 else -5), y, size * 0.42, size * 0.8, 14 + dx * 22
            )
            card.paper(print_, mix("#6a93b8", "#a4c6dc", t), spread=3, shadow=0.2, rim=0.1)


def _cloud_sea(card: Card) -> None:
    rng = card.rng
    for y, tone in ((1150, "#eaf2f2"), (1186, "#ffffff")):
        pen = Pen()
        x = -30.0
        while x < 840:
            r = rng.uniform(26, 56)
            pen.circle(x, y + rng.uniform(-6, 16), r)
            x += r * 1.1
        pen.rect(-20, y, 840, 100)
        card.paper(pen, (tone, "#e2eef0"), shadow=0.2, spread=10, offset=(3, -5), opacity=0.95)
