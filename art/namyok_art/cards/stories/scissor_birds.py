"""Scissors stand in a paper marsh like waders and cut swallows that leave holes in the sky."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.cutters import scissor_chick, scissor_heron, swallow
from namyok_art.paper.props.land import ridge, wave
from namyok_art.paper.props.plants import reed

STEEL = ("#f6fafa", "#9fb4bc")
RING = "#f4c430"
FLIGHT: list[Point] = [
    (246, 812),
    (170, 690),
    (176, 560),
    (260, 440),
    (390, 340),
    (540, 256),
    (690, 150),
    (820, 60),
]
WATER = 720


def draw() -> NDArray[np.uint8]:
    sky = ["#cfe8f0", "#dff0ee", "#f0f6e6", "#f8f8e8"]
    card = Card(15, sky, light=(60, 60), lamp="#ffffff")
    card.glow(60, 60, 520, "#ffffff", 0.45)
    _far(card)
    _holes(card)
    _water(card)
    _chicks(card)
    scissor_heron(card, 690, 860, 0.62, ("#e6eef0", "#b4c6cc"), mix(RING, "#f0f0dc", 0.25))
    _ripple(card, 716, 862, 0.6)
    _cut(card)
    tips = scissor_heron(card, 560, 1062, 0.98, STEEL, RING)
    _ripple(card, 598, 1066, 1.0)
    _strip(card, tips)
    _swallows(card)
    _reeds(card)
    return card.finish(
        bloom=0.15,
        halation=0.04,
        shadow_tone="#4a6a8a",
        light_tone="#fffdf0",
        vignette=0.1,
        contrast=1.06,
    )


def _far(card: Card) -> None:
    rng = card.rng
    for i, y in enumerate((650, 686)):
        line = ridge(rng, y, 12)
        tone = mix("#cfe0c0", "#b0cda4", i)
        pen = line.pen()
        for _ in range(60):
            x = rng.uniform(-10, 810)
            reed(pen, x, line.at(x) + 6, rng.uniform(24, 54), rng)
        card.paper(
            pen, (mix(tone, "#ffffff", 0.35), tone), TORN, torn=3, shadow=0.16, offset=(-2, -4)
        )
        card.fog(y + 26, 24, "#f4f8ee", 0.45)


def _places() -> list[tuple[float, float, float, float]]:
    """Where the swallows are: x, y, size and heading."""
    points = along(FLIGHT, 200)
    found = []
    for k, index in enumerate((26, 54, 80, 106, 132, 158, 182)):
        x, y = points[index]
        ahead = points[min(199, index + 3)]
        angle = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
        found.append((x, y, 74 + 11 * math.sin(k * 1.9) + k * 3, angle))
    return found


def _holes(card: Card) -> None:
    """Each has left its own outline in the sheet behind it."""
    for x, y, size, angle in _places():
        if y > 640:
            continue
        hole = Pen()
        dx, dy = 74 * math.cos(math.radians(angle + 74)), 74 * math.sin(math.radians(angle + 74))
        swallow(hole, x + dx, y + dy, size, angle)
        card.hollow(hole, Gradient(("#5f93b4", "#86b4c8"), y - 40, y + 120), 9, "#1c4060", 0.7)


def _water(card: Card) -> None:
    tones = ("#a4d0e4", "#8fc2de", "#7ab4d6", "#68a6cc")
    for i, tone in enumerate(tones):
        line = wave(WATER + i * 96, 3 + i, 120 + i * 30, i * 1.7, card.rng, 0.5)
        card.paper(
            line.pen(),
            (mix(tone, "#ffffff", 0.35), tone),
            shadow=0.18,
            offset=(0, -4),
            spread=8,
            rim=0.3,
        )
    lines = Pen()
    rng = card.rng
    for _ in range(50):
        x, y = rng.uniform(0, 800), rng.uniform(740, 1190)
        w = rng.uniform(14, 50) * (0.5 + (y - 740) / 500)
        lines.taper([(x - w, y), (x, y - 1.5), (x + w, y)], 1.2, 1.2)
    card.paint(lines, "#e9f6fa", 0.6)


def _ripple(card: Card, x: float, y: float, s: float) -> None:
    rings = Pen()
    for k in range(3):
        rings.oval(x - 14 * s, y, (26 + 24 * k) * s, (6 + 5 * k) * s, width=2.2)
    card.paint(rings, "#f0fafc", 0.75)


def _chicks(card: Card) -> None:
    for k in range(4):
        x, y = 66 + k * 74, 790 + 7 * math.sin(k * 1.6)
        card.shade(Pen().oval(x + 10, y + 6, 44, 6), "#3a7aa0", 0.35, soft=4)
        scissor_chick(card, x, y, 0.82, ("#eef4f4", "#a8bcc4"), RING)
        _ripple(card, x + 20, y + 3, 0.6)


def _cut(card: Card) -> None:
    """The slit the beak has made in the water sheet: white depth shows in it."""
    slit = Pen().smooth(
        [(120, 1016, 0), (200, 968), (300, 930), (392, 938, 0), (310, 962), (214, 1010)]
    )
    card.hollow(slit, ("#2f6a94", "#4f8ab0"), 9, "#0f2c48", 0.7)
    rim = Pen().stroke([(120, 1016), (200, 968), (300, 930), (392, 938)], 3)
    card.paint(rim, "#ffffff", 0.9)


def _strip(card: Card, tips: tuple[Point, Point]) -> None:
    """A ribbon of water curls up out of the slit and turns into birds."""
    curl = Pen().smooth(
        [
            (150, 1004, 0),
            (190, 960),
            (222, 900),
            (214, 850),
            (244, 806, 0),
            (270, 846),
            (272, 912),
            (250, 968),
            (220, 1000, 0),
        ]
    )
    mask = card.paper(curl, ("#d6eef6", "#9fd0e6", "#7ab4d6"), spread=12, shadow=0.35, rim=0.4)
    folds = (
        Pen()
        .stroke([(186, 990), (228, 920), (240, 830)], 3)
        .stroke([(212, 994), (252, 920), (256, 850)], 2)
    )
    card.shade(folds.mask * mask, "#3f7aa4", 0.4)
    drops = Pen()
    for x, y in tips[:1]:
        for k in range(3):
            drops.oval(x - 8 + k * 9, y + 10 + 6 * (k % 2), 4, 3)
    card.paint(drops, "#ffffff", 0.85)


def _swallows(card: Card) -> None:
    for k, (x, y, size, angle) in enumerate(_places()):
        bird = Pen()
        swallow(bird, x, y, size, angle)
        share = k / 6
        tone = mix("#7ab4d6", "#ffffff", share * 0.8)
        card.shade(bird, "#4a7a9a", 0.35, soft=7, move=(10, 16))
        mask = card.paper(bird, (mix(tone, "#ffffff", 0.5), tone), spread=5, rim=0.35)
        crease = Pen()
        with crease.at(x, y, size / 166, angle):
            crease.line(58, -3, -70, 0, 3).line(10, -4, -46, -84, 2.4).line(12, 6, 6, 74, 2.4)
        card.shade(crease.mask * mask, "#3f7aa4", 0.4)


def _reeds(card: Card) -> None:
    rng = card.rng
    for tone, base, low, high, count in (
        ("#a8c890", 1150, 120, 230, 20),
        ("#6f9f6a", 1214, 170, 330, 22),
    ):
        pen, leaves = Pen(), Pen()
        for k in range(count):
            x = rng.uniform(-10, 150) if k % 2 else rng.uniform(690, 810)
            height = rng.uniform(low, high)
            reed(pen, x, base, height, rng)
            bend = rng.normal(0, 40)
            leaves.taper(
                [(x, base), (x + bend * 0.4, base - height * 0.4), (x + bend, base - height * 0.7)],
                9,
                1,
            )
        card.paper(leaves, (mix(tone, "#ffffff", 0.25), tone), spread=6, rim=0.25)
        card.paper(pen, (mix(tone, "#8a6a4a", 0.25), tone), spread=6, rim=0.25)
    bank = ridge(rng, 1186, 8, bow=-46)
    card.paper(bank.pen(), ("#8fb880", "#5f8f64"), TORN, torn=4, shadow=0.25, offset=(0, -5))
    card.tint(blur(smoothstep(300, 0, np.hypot(X - 100, Y - 100)), 2), "#ffffff", 0.1)
