"""A firebird roosts on a power pylon, and all the wires and kitchens of the district glow."""

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.buildings import ladder
from namyok_art.paper.props.firebird import firebird, plume
from namyok_art.paper.props.land import meadow, ridge

TOP = 384.0
FOOT = 1096.0
FIRE = ("#ffc23a", "#f2602a", "#b81f2e")


def draw() -> NDArray[np.uint8]:
    card = Card(
        121,
        ["#2a1430", "#5a1f38", "#a8402f", "#5a2434", "#2a1626"],
        light=(400, 280),
        lamp="#ffd98a",
    )
    card.glow(400, 290, 620, "#ff6a1f", 0.5)
    card.glow(400, 270, 330, "#ffb040", 0.45)
    card.rays(400, 270, "#ffb85a", 0.22, length=640, source=110, count=30)
    _district(card)
    _ground(card)
    _wires(card)
    _tail_behind(card)
    _pylon(card)
    _bird(card)
    _foot(card)
    _sparks(card)
    return card.finish(
        bloom=0.62, shadow_tone="#2a0a30", light_tone="#fff0c8", vignette=0.36, contrast=1.07
    )


def _block(card: Card, x: float, y: float, w: float, h: float, tone: str, lit: float) -> None:
    """A tower block end on, with a roof box and an aerial; kitchens are lit column by column."""
    rng = card.rng
    body = Pen().rect(x, y - h, w, h + 200)
    body.rect(x + w * 0.3, y - h - 22, w * 0.3, 26).line(
        x + w * 0.7, y - h, x + w * 0.7, y - h - 44, 2.4
    )
    body.line(x + w * 0.7 - 12, y - h - 36, x + w * 0.7 + 12, y - h - 36, 2)
    mask = card.paper(
        body, (mix(tone, "#e0703a", 0.14), tone, mix(tone, "#120814", 0.35)), spread=16, rim=0.35
    )
    columns = max(3, int(w / 26))
    cell = w / columns
    panels = Pen()
    rows = int(h / 34) + 3
    for row in range(rows):
        panels.line(x, y - h + 8 + row * 34, x + w, y - h + 8 + row * 34, 1.6)
    card.shade(panels.mask * mask, "#120814", 0.5)
    warm, kitchen, dark = Pen(), Pen(), Pen()
    for row in range(rows):
        for column in range(columns):
            wx, wy = x + cell * (column + 0.5), y - h + 16 + row * 34
            wide = cell * 0.54
            if column % 3 == 1:
                kitchen.rect(wx - wide / 2, wy, wide, 17, 1)
            elif rng.random() < lit:
                warm.rect(wx - wide / 2, wy, wide, 17, 1)
            else:
                dark.rect(wx - wide / 2, wy, wide, 17, 1)
    card.paint(dark.mask * mask, mix(tone, "#100610", 0.55), 0.8)
    card.lightup(warm.mask * mask, "#b8502a", 0.12)
    card.lightup(kitchen.mask * mask, "#ffcf6a", 0.5)


def _district(card: Card) -> None:
    far = (
        (-10, 96, 330),
        (110, 82, 430),
        (236, 90, 300),
        (486, 84, 350),
        (596, 92, 450),
        (716, 96, 340),
    )
    for x, w, h in far:
        _block(card, x, 950, w, h, "#6a2c3a", 0.1)
    card.fog(930, 120, "#a8452f", 0.5)
    for x, w, h in ((-36, 132, 420), (664, 150, 470), (140, 116, 260), (540, 104, 240)):
        _block(card, x, 1040, w, h, "#3f1c34", 0.14)
    card.fog(1060, 60, "#8a3a30", 0.4)


def _ground(card: Card) -> None:
    line = ridge(card.rng, FOOT - 6, 7, bow=-10)
    pen = meadow(line.pen(), line, card.rng, 260, 8, 26)
    card.paper(pen, ("#4a2430", "#1e1020"), offset=(0, -6), rim=0.25)
    card.glow(400, FOOT + 20, 260, "#ff9a3f", 0.25, stretch=(1.3, 0.3))


ARMS = ((470.0, 168.0), (566.0, 216.0), (662.0, 150.0))


def _sag(a: Point, b: Point, drop: float) -> list[Point]:
    return [
        (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + drop * 4 * t * (1 - t))
        for t in (0, 0.17, 0.33, 0.5, 0.67, 0.83, 1)
    ]


def _wires(card: Card) -> None:
    for k, (y, half) in enumerate(ARMS):
        for side in (-1, 1):
            start = (400 + side * half, y + 34)
            end = (400 + side * 470, y - 60 + 44 * k)
            wire = Pen().stroke(_sag(start, end, 64 + 10 * k), 3.2)
            card.lightup(wire, "#ffd070", 1.1)


def _pylon(card: Card) -> None:
    """A lattice tower; near bars are cut from lighter paper than far ones."""
    far, near = Pen(), Pen()
    levels = [(TOP, 20.0), (470, 34), (566, 48), (662, 64), (790, 92), (930, 126), (FOOT, 168)]
    for (y0, w0), (y1, w1) in pairwise(levels):
        for side in (-1, 1):
            near.line(400 + side * w0, y0, 400 + side * w1, y1, 8)
            far.line(400 + side * w0, y0, 400 - side * w1, y1, 4.5)
        near.line(400 - w1, y1, 400 + w1, y1, 5)
    for y, half in ARMS:
        for side in (-1, 1):
            near.line(400, y - 30, 400 + side * half, y, 5)
            near.line(400, y, 400 + side * half, y, 6)
            for t in (0.35, 0.62, 0.84):
                far.line(400 + side * half * t, y - 30 * (1 - t), 400 + side * half * t, y, 3.2)
    card.paper(far, ("#8a4430", "#3a1a28"), spread=4, rim=0.4)
    card.paper(near, ("#e08a48", "#7a3a34", "#4a2230"), spread=6, rim=0.6)
    beads = Pen()
    for y, half in ARMS:
        for side in (-1, 1):
            for k in range(4):
                beads.oval(400 + side * half, y + 8 + k * 8, 7, 3.6)
    card.paper(beads, ("#ffe0a0", "#c87a3a"), spread=3)


def _tail_behind(card: Card) -> None:
    """Plumes that hang down behind the bars."""
    for points, width in (
        ([(520, 352), (470, 430), (352, 520), (300, 640), (318, 760), (262, 850)], 40.0),
        ([(530, 350), (520, 470), (430, 600), (420, 760), (452, 900), (414, 1010)], 42.0),
        ([(540, 350), (610, 430), (640, 560), (600, 690), (640, 800)], 40.0),
    ):
        plume(card, points, width, FIRE)


def _bird(card: Card) -> None:
    """The nearer plumes fall in front of the lattice."""
    for points, width in (
        ([(536, 348), (560, 450), (540, 590), (572, 720), (540, 850)], 42.0),
        ([(526, 352), (500, 470), (470, 600), (496, 720), (470, 800)], 40.0),
        ([(540, 344), (640, 370), (716, 440), (730, 540)], 34.0),
    ):
        plume(card, points, width, FIRE)
    card.glow(404, 250, 230, "#ffc050", 0.45)
    firebird(card, 402, TOP, 1.06, FIRE, "#ffd45a", "#3a0a18")
    perch = Pen().rect(352, TOP + 2, 100, 12, 4)
    card.paper(perch, ("#d8803f", "#6a3030"), spread=4)


def _foot(card: Card) -> None:
    x, y = 206.0, 1150.0
    steps = Pen()
    ladder(steps, (250, 1166), (560, 1132), 36, 9, 7)
    card.shade(steps, "#100610", 0.7, soft=4, move=(3, 9))
    card.paper(steps, ("#d8924a", "#8a4a30"), spread=4, rim=0.4)
    card.shade(Pen().oval(x, y + 16, 52, 8), "#100610", 0.7, soft=5)
    bowl = Pen().path(
        f"M{x - 46} {y - 18} C{x - 42} {y + 14} {x - 18} {y + 18} {x} {y + 18}"
        f" C{x + 18} {y + 18} {x + 42} {y + 14} {x + 46} {y - 18}Z"
    )
    heap = Pen().smooth(
        [
            (x - 43, y - 15, 0),
            (x - 24, y - 24),
            (x + 4, y - 31),
            (x + 28, y - 23),
            (x + 43, y - 15, 0),
        ]
    )
    card.paper(heap, ("#ffe28a", "#d89a3a"), spread=3)
    card.paper(bowl, ("#e8502e", "#8a1f2a"), spread=6, rim=0.5)
    card.paint(Pen().stroke([(x - 42, y - 8), (x, y - 1), (x + 42, y - 8)], 4), "#ffcf6a", 0.8)
    grain = Pen()
    rng = card.rng
    for _ in range(60):
        grain.circle(x + rng.normal(0, 20), y - 28 + abs(rng.normal(0, 6)), 1.8)
    card.paint(grain.mask * heap.mask, "#a8642a", 0.7)
    spill = Pen()
    for _ in range(16):
        spill.circle(x + 60 + rng.normal(0, 26), y + 18 + rng.normal(0, 5), 2.4)
    card.paint(spill, "#ffd878")


def _sparks(card: Card) -> None:
    rng = card.rng
    pen = Pen()
    for _ in range(46):
        a, d = rng.uniform(0, math.tau), 150 + abs(rng.normal(0, 150))
        pen.circle(400 + d * math.cos(a), 290 + d * 0.9 * math.sin(a), rng.uniform(0.9, 2.6))
    card.lightup(pen.mask * smoothstep(800, 500, Y), "#ffd98a", 0.9)
