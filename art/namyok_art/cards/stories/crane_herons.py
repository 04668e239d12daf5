"""At dawn building cranes bend down to a river to drink; their reflections are real herons."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, mix
from namyok_art.paper.mirror import reflect
from namyok_art.paper.paths import Point
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.sky import cloud

WATER = 640
YELLOW = ("#f6c23a", "#cf8a24")
BIRDS = (
    # foot, height, neck reach, colours dimmed by distance
    (602, 270, 0.55, 0.5),
    (306, 430, 0.62, 0.0),
    (64, 190, 0.66, 0.15),
)


def draw() -> NDArray[np.uint8]:
    card = _dawn(147)
    for foot, height, reach, air in BIRDS:
        _crane(card, foot, height, reach, air)
    below = _dawn(148)
    for foot, height, reach, air in BIRDS:
        _heron(below, foot, height, reach, air)
    reflect(card, below, WATER, "#a0687a", 0.8, "#fff3dc")
    _near(card)
    return card.finish(
        bloom=0.45, halation=0.06, shadow_tone="#4a4468", light_tone="#fff0d8", vignette=0.18
    )


def _dawn(seed: int) -> Card:
    """Sky, hazy town and unfinished houses: the same for the bank and for its image."""
    stops = [
        (0.0, "#b9b4c8"),
        (0.18, "#e6bcb4"),
        (0.38, "#f9cda4"),
        (0.54, "#fde6bc"),
        (1.0, "#fde6bc"),
    ]
    card = Card(seed, stops, light=(720, 560), lamp="#fff0cc")
    rng = np.random.default_rng(47)
    card.glow(720, 600, 420, "#fff3cc", 0.65)
    for x, y, width in ((170, 130, 300), (560, 90, 240), (420, 240, 260)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 9, 0.14)
        card.paper(pen, ("#f0c4b8", "#fbdcbc"), shadow=0.12, opacity=0.8)
    for y, tone, height in ((WATER, "#e6c3b4", (50, 150)), (WATER + 4, "#cfaaa8", (30, 90))):
        pen = Pen()
        windows = town(pen, y, rng, width=(26, 50), height=height, lit=0.2)
        mask = card.paper(pen, (tone, mix(tone, "#fde6bc", 0.4)), shadow=0.16, offset=(-4, -4))
        card.paint(panes(windows, cross=False).mask * mask, "#fff6d0", 0.7)
        card.fog(y - 20, 26, "#fdeacb", 0.5)
    for x, floors, bays in ((-20, 6, 3), (640, 8, 3)):
        _skeleton(card, x, floors, bays)
    return card


def _skeleton(card: Card, x: float, floors: int, bays: int) -> None:
    """A concrete frame with the upper floors still open to the sky."""
    pen = Pen()
    width = bays * 58
    for floor in range(floors):
        y = WATER - floor * 44
        pen.rect(x, y - 48, width, 8)
        for bay in range(bays + 1):
            pen.rect(x + bay * 58 - 4, y - 44, 9, 46)
    for bay in range(bays + 1):
        top = WATER - floors * 44 - 4
        pen.line(x + bay * 58, top, x + bay * 58 - 2, top - 20, 2).line(
            x + bay * 58 + 4, top, x + bay * 58 + 5, top - 15, 2
        )
    infill = Pen()
    for floor in range(floors - 3):
        for bay in range(bays):
            if (floor + bay) % 3:
                infill.rect(x + bay * 58, WATER - floor * 44 - 42, 58, 40)
    card.paper(infill, ("#c99a8a", "#b98a84"), shadow=0.2, spread=4)
    card.paper(pen, ("#9a8f98", "#b4a4a4"), shadow=0.25, spread=5)


def _lattice(pen: Pen, a: Point, b: Point, width: float, thick: float) -> None:
    """A girder: two chords and a zigzag."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    steps = max(3, int(length / (width * 1.1)))
    for side in (-1, 1):
        pen.line(a[0] + nx * side, a[1] + ny * side, b[0] + nx * side, b[1] + ny * side, thick)
    for k in range(steps):
        t0, t1 = k / steps, (k + 1) / steps
        side = 1 if k % 2 else -1
        pen.line(
            a[0] + dx * t0 + nx * side,
            a[1] + dy * t0 + ny * side,
            a[0] + dx * t1 - nx * side,
            a[1] + dy * t1 - ny * side,
            thick * 0.7,
        )


def _tones(colours: tuple[str, str], air: float) -> tuple[str, str]:
    return mix(colours[0], "#fbdcbc", air), mix(colours[1], "#e9c0ac", air)


def _crane(card: Card, foot: float, height: float, reach: float, air: float) -> None:
    """Two lattice legs, a cabin for a body, and a jib that bends down to the water."""
    k = height / 430
    hip = (foot, WATER - height * 0.56)
    shoulder = (foot + 40 * k, WATER - height * 0.66)
    elbow = (foot + 96 * k, WATER - height)
    lips = (foot + height * reach, WATER - 4)
    steel = Pen()
    for dx in (-26, 22):
        _lattice(
            steel, (foot + dx * k, WATER + 6), (hip[0] + dx * 0.5 * k, hip[1]), 15 * k, 3.4 * k
        )
    _lattice(steel, shoulder, elbow, 20 * k, 3.6 * k)
    _lattice(steel, elbow, (lips[0] - 18 * k, WATER - height * 0.3), 17 * k, 3.2 * k)
    tip = (lips[0] - 18 * k, WATER - height * 0.3)
    steel.line(*tip, lips[0], WATER - 36 * k, 2.6 * k)
    steel.circle(*elbow, 11 * k)
    card.paper(steel, _tones(YELLOW, air), spread=7, rim=0.5)
    cabin = Pen().smooth(
        [
            (hip[0] - 104 * k, hip[1] - 6 * k, 0),
            (hip[0] - 50 * k, hip[1] - 44 * k),
            (hip[0] + 44 * k, hip[1] - 50 * k),
            (hip[0] + 66 * k, hip[1] - 22 * k),
            (hip[0] + 54 * k, hip[1] + 18 * k),
            (hip[0] - 40 * k, hip[1] + 18 * k),
        ]
    )
    card.paper(cabin, _tones(YELLOW, air), spread=8, rim=0.4)
    window = Pen().rect(hip[0] + 16 * k, hip[1] - 34 * k, 32 * k, 26 * k, 4 * k)
    lit = height < 250
    if lit:
        card.lightup(window, "#fff3b0", 1.2)
    else:
        card.paint(window, mix("#6f8aa0", "#fbdcbc", air))
    vents = Pen()
    for j in range(4):
        vents.line(
            hip[0] - (64 - j * 14) * k,
            hip[1] - 18 * k,
            hip[0] - (60 - j * 14) * k,
            hip[1] + 6 * k,
            3 * k,
        )
    card.shade(vents, "#8a5a2a", 0.6 * (1 - air))
    hook = Pen()
    with hook.at(lips[0], WATER, k):
        hook.path("M0 -38 L0 -22 C16 -20 14 0 -2 -2", width=5)
    card.paper(hook, mix("#5a5460", "#e9c0ac", air), spread=3)
    if lit:
        brick = Pen().rect(lips[0] - 18, WATER - 52, 36, 18, 2)
        card.paper(brick, ("#d07a58", "#a8543f"), spread=3)


def _heron(card: Card, foot: float, height: float, reach: float, air: float) -> None:
    """Same feet, same height, the beak at the same place; but feathers."""
    k = height / 430
    hip = (foot, WATER - height * 0.56)
    lips = (foot + height * reach, WATER - 2)
    grey = _tones(("#f3f1ee", "#9aa0b4"), air)
    dark = _tones(("#6a7088", "#4a4e68"), air)
    legs = Pen()
    for dx in (-14, 16):
        legs.taper(
            [
                (hip[0] + dx * 0.4 * k, hip[1]),
                (foot + dx * k - 8 * k, WATER - height * 0.28),
                (foot + dx * k, WATER + 4),
            ],
            9 * k,
            5 * k,
        )
    card.paper(legs, _tones(("#b98a5a", "#8a6448"), air), spread=4)
    neck = Pen().taper(
        [
            (hip[0] + 40 * k, hip[1] - 16 * k),
            (hip[0] + 66 * k, WATER - height * 0.76),
            (hip[0] + 84 * k, WATER - height * 0.91),
            (hip[0] + 124 * k, WATER - height * 0.99),
            (hip[0] + 168 * k, WATER - height * 0.93),
            (hip[0] + 194 * k, WATER - height * 0.76),
            (lips[0] - 40 * k, WATER - height * 0.34),
            (lips[0] - 26 * k, WATER - 74 * k),
        ],
        34 * k,
        17 * k,
    )
    card.paper(neck, grey, spread=7, rim=0.4)
    body = Pen().smooth(
        [
            (hip[0] - 150 * k, hip[1] + 30 * k, 0),
            (hip[0] - 70 * k, hip[1] - 36 * k),
            (hip[0] + 30 * k, hip[1] - 54 * k),
            (hip[0] + 72 * k, hip[1] - 14 * k),
            (hip[0] + 40 * k, hip[1] + 30 * k),
            (hip[0] - 40 * k, hip[1] + 40 * k),
        ]
    )
    card.paper(body, grey, spread=8, rim=0.4)
    wing = Pen().smooth(
        [
            (hip[0] + 36 * k, hip[1] - 34 * k),
            (hip[0] + 30 * k, hip[1] + 6 * k),
            (hip[0] - 60 * k, hip[1] + 28 * k),
            (hip[0] - 160 * k, hip[1] + 44 * k, 0),
            (hip[0] - 60 * k, hip[1] - 24 * k),
        ]
    )
    card.paper(wing, dark, spread=5)
    plumes = Pen()
    for j in range(4):
        start = (hip[0] - (10 + j * 26) * k, hip[1] + 8 * k)
        plumes.taper([start, (start[0] - 50 * k, start[1] + 18 * k)], 5 * k, 1.4 * k)
    card.paint(plumes, grey[0], 0.6)
    head = Pen().oval(lips[0] - 22 * k, WATER - 70 * k, 14 * k, 20 * k, -20)
    card.paper(head, grey, spread=4)
    beak = Pen().poly(
        [
            (lips[0] - 30 * k, WATER - 60 * k),
            (lips[0] - 12 * k, WATER - 64 * k),
            (lips[0] + 2 * k, WATER),
        ]
    )
    card.paper(beak, _tones(("#f0a83f", "#c9762f"), air), spread=3)
    crest = Pen().taper(
        [
            (lips[0] - 30 * k, WATER - 84 * k),
            (lips[0] - 62 * k, WATER - 112 * k),
            (lips[0] - 84 * k, WATER - 106 * k),
        ],
        6 * k,
        1.4 * k,
    )
    crest.circle(lips[0] - 17 * k, WATER - 72 * k, 2.6 * k)
    card.paint(crest, dark[1])


def _near(card: Card) -> None:
    """A strip of reeds and an old post in front: we stand on the other bank."""
    rng = card.rng
    reeds = Pen()
    for _ in range(70):
        x = rng.choice([rng.uniform(-10, 190), rng.uniform(640, 810)])
        height = rng.uniform(60, 190)
        bend = rng.normal(0, 16)
        reeds.taper(
            [(x, 1215), (x + bend * 0.4, 1200 - height * 0.5), (x + bend, 1200 - height)], 5, 1.2
        )
    card.paper(reeds, ("#8a6a78", "#5a4658"), shadow=0.3, spread=8, rim=0.3)
