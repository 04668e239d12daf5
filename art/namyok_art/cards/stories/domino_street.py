"""A street of houses that are dominoes recedes round a bend; the nearest leans under a pigeon."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.palettes import PALETTES
from namyok_art.paper.paths import Point
from namyok_art.paper.props.buildings import ladder
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import cloud

PALETTE = PALETTES["porcelain"]
GREEN = "#3f8a5a"
PIPS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
STREET = (
    # centre of the foot, height, upper and lower half, degrees of lean; far first
    (142, 700, 118, 1, 1, 0.0),
    (196, 706, 140, 3, 2, 0.0),
    (262, 714, 168, 5, 4, 0.0),
    (336, 728, 206, 2, 6, 0.0),
    (414, 752, 258, 6, 3, 0.0),
    (492, 794, 336, 4, 5, 0.0),
    (562, 868, 456, 3, 3, 0.0),
    (610, 1010, 690, 5, 6, -3.4),
)


def draw() -> NDArray[np.uint8]:
    sky = ["#e3e9ec", "#f3f2ee", "#faf5ea"]
    card = Card(182, sky, light=(-200, 260), lamp="#fffaf0")
    for x, y, width in ((190, 230, 260), (560, 150, 200), (90, 420, 150)):
        pen = Pen()
        cloud(pen, x, y, width, card.rng, 8, 0.2)
        card.paper(pen, ("#ffffff", "#f2f1ec"), shadow=0.12, spread=10)
    _ground(card)
    for i, house in enumerate(STREET):
        _shadow(card, house)
        _domino(card, house)
        if i == 0:
            _painter(card, house)
    _pigeon(card)
    return card.finish(
        bloom=0.15, halation=0.04, shadow_tone="#5a5a70", light_tone="#fffaf0", vignette=0.12
    )


def _ground(card: Card) -> None:
    """Pale pavement and a road that bends with the row."""
    plain = Pen().rect(-20, 690, 840, 560)
    card.paper(plain, ("#efe9dc", "#dcd2c2", "#cfc3b2"), offset=(0, -4), spread=8)
    hills = Pen().smooth(
        [(-20, 700, 0), (120, 668), (300, 684), (520, 660), (700, 676), (820, 664), (820, 700, 0)]
    )
    card.paper(hills, ("#e6e4dc", "#efeae0"), shadow=0.12, offset=(0, -3))
    road = Pen().smooth(
        [
            (60, 704),
            (150, 716),
            (300, 752),
            (400, 830),
            (430, 960),
            (380, 1240, 0),
            (-40, 1240, 0),
            (-20, 1040),
            (90, 860),
            (96, 770),
            (50, 716),
        ]
    )
    card.paper(road, ("#c9c2b6", "#b4aa9c"), shadow=0.2, spread=6)
    stones = Pen()
    for _ in range(160):
        t = card.rng.random() ** 1.5
        x = 90 + card.rng.uniform(-1, 1) * (30 + 210 * t) + 70 * t
        y = 730 + 460 * t
        stones.oval(x, y, 4 + 16 * t, 1.4 + 4 * t, -6)
    card.paint(stones, "#d9d2c6", 0.5)


House = tuple[int, int, int, int, int, float]


def _shadow(card: Card, house: House) -> None:
    x, y, height, _, _, lean = house
    half = height * 0.235
    slide = height * 0.52 - lean * 10
    shape = Pen().poly(
        [
            (x - half, y),
            (x + half * 1.5, y),
            (x + half * 1.5 + slide, y + height * 0.2),
            (x - half * 0.4 + slide, y + height * 0.2),
        ]
    )
    card.shade(shape, "#8a8290", 0.38, soft=max(1.5, height * 0.008))


def _domino(card: Card, house: House) -> None:
    """Front face, thick side in shade, a line across the middle, round windows and a door."""
    x, y, height, upper, lower, lean = house
    half, depth = height * 0.235, height * 0.11
    air = min(0.55, max(0.0, (330 - height) / 330))
    front, side, bar, pips, sills, door = (Pen() for _ in range(6))
    for pen in (front, side, bar, pips, sills, door):
        with pen.at(x, y, turn=lean):
            if pen is front:
                pen.rect(-half, -height, half * 2, height, height * 0.045)
            elif pen is side:
                pen.smooth(
                    [
                        (half * 0.8, -height, 0),
                        (half + depth, -height + depth * 0.5, 0),
                        (half + depth, -depth * 0.35, 0),
                        (half * 0.8, 0, 0),
                    ]
                )
            elif pen is bar:
                pen.rect(-half * 0.82, -height * 0.535, half * 1.64, height * 0.014, 2)
            elif pen is door:
                with pen.at(0, 0, height):
                    pen.path("M-.047 0 L-.047 -.075 C-.047 -.115 .047 -.115 .047 -.075 L.047 0Z")
            else:
                _windows(pen, upper, -height * 0.765, half, height, sills=pen is sills)
                _windows(pen, lower, -height * 0.33, half, height, sills=pen is sills)
    bone = (mix("#fffdf6", PALETTE.far, air), mix("#e9e0d0", PALETTE.far, air))
    card.paper(side, (mix("#a8a094", "#dcd8d0", air), mix("#8a8278", "#cfcac2", air)), spread=6)
    card.paper(front, bone, spread=max(3.0, height * 0.015), lift=4, rim=0.25, bevel=0.2)
    ink = mix(PALETTE.ink, "#b4b4b8", air)
    card.shade(bar, ink, 0.75)
    glass = Gradient((mix("#23262e", ink, 0.5), mix("#5a6270", ink, 0.4)), y - height, y)
    card.hollow(pips, glass, depth=max(2.0, height * 0.008), colour="#0c0e14", strength=0.6)
    if height > 240:
        card.paper(sills, (mix("#ffffff", bone[0], 0.3), "#d3c8b8"), spread=2)
    card.paper(door, mix("#8a8278", "#cfcac2", air), spread=2)


def _windows(pen: Pen, count: int, y: float, half: float, height: float, sills: bool) -> None:
    r = half * 0.17
    for px, py in PIPS[count]:
        cx, cy = px * half * 0.52, y + py * height * 0.135
        if sills:
            pen.rect(cx - r * 1.1, cy + r * 1.02, r * 2.2, r * 0.24, 2)
        else:
            pen.circle(cx, cy, r)


def _painter(card: Card, house: House) -> None:
    """Far off, somebody paints the last door, in no hurry at all."""
    x, y, height, *_ = house
    fresh = Pen()
    with fresh.at(x, y):
        fresh.path("M-8 0 L-8 -17 C-8 -27 8 -27 8 -17 L8 0Z")
    card.paper(fresh, GREEN, spread=3)
    steps = Pen()
    ladder(steps, (x - 26, y + 4), (x - 10, y - 52), 9, 7, 2)
    card.paper(steps, "#9a7a54", spread=2)
    figure = Person(x - 20, y - 15, 40, 1, "jacket", hat="paper", arms=((0.32, 0.02),))
    figure.glue(card, Look("#5f7f9a", "#3a4454", hat="#ffffff"), rim=0)
    tin = Pen().rect(x - 44, y - 4, 11, 11, 1)
    card.paper(tin, GREEN, spread=2)
    card.shade(Pen().oval(x + 4, y + 4, height * 0.24, 3), "#6a6270", 0.3, soft=2)


def _pigeon(card: Card) -> None:
    """It is only just putting its feet down."""
    x, y, height, _, _, lean = STREET[-1]
    angle = math.radians(lean)
    top = (x + height * math.sin(angle), y - height * math.cos(angle))
    px, py = top[0] - 30, top[1] - 62
    far, tail, body, near, marks, legs = (Pen() for _ in range(6))
    for pen in (far, tail, body, near, marks, legs):
        with pen.at(px, py, 0.92, -8):
            if pen is far:
                pen.smooth([(6, -6), (46, -70), (98, -120), (112, -96, 0), (96, -60), (56, -14)])
            elif pen is tail:
                pen.smooth([(48, 14), (104, 26, 0), (110, 44, 0), (98, 52, 0), (50, 36)])
            elif pen is body:
                pen.smooth(
                    [
                        (-62, -22),
                        (-48, -40),
                        (-28, -40),
                        (-12, -22),
                        (30, -12),
                        (66, 16),
                        (50, 38),
                        (6, 46),
                        (-34, 32),
                        (-46, -4),
                    ]
                )
            elif pen is near:
                pen.smooth(
                    [
                        (-16, -8),
                        (-50, -84),
                        (-34, -146),
                        (-10, -150, 0),
                        (8, -112),
                        (30, -56),
                        (44, 6),
                        (20, 16),
                    ]
                )
            elif pen is marks:
                pen.circle(-46, -26, 3.4)
            else:
                pen.taper([(-6, 42), (-14, 70)], 5, 4).taper([(14, 42), (10, 70)], 5, 4)
                for foot in (-14, 10):
                    for toe in (-10, 0, 9):
                        pen.line(foot, 69, foot + toe, 75, 3)
    card.paper(far, ("#a8aeb8", "#7f8794"), spread=6)
    card.paper(tail, ("#8f97a4", "#6a7280"), spread=5)
    card.paper(legs, "#d0786a", spread=2)
    card.paper(body, ("#b4bcc6", "#8a93a0"), spread=7, rim=0.3)
    neck = Pen()
    with neck.at(px, py, 0.92, -8):
        neck.smooth([(-50, -8), (-26, -20), (-14, -12), (-22, 10), (-42, 14)])
    card.paint(neck.mask * body.mask, "#6f9a8a", 0.7, soft=2)
    card.paper(near, ("#c9cfd6", "#98a1ad"), spread=8, rim=0.3)
    beak = Pen()
    with beak.at(px, py, 0.92, -8):
        beak.poly([(-60, -30), (-80, -22), (-60, -18)])
    card.paper(beak, "#c9a24a", spread=2)
    card.paint(marks, "#2a2c34")
