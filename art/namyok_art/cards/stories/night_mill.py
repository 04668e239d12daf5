"""A factory weaves the night: starry cloth unrolls over hills and is lifted over steeples."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, blur, mix, shift, union
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.buildings import house, panes
from namyok_art.paper.props.dogs import curled_dog
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.space import Array

LAMP = "#ffd05c"
MIDNIGHT = ("#2a3f7a", "#1c2c60", "#141f48", "#0e1736")
MIDDLE: list[Point] = [
    (400.0, 424.0),
    (424, 458),
    (516, 512),
    (556, 574),
    (470, 644),
    (306, 712),
    (232, 790),
    (320, 876),
    (452, 944),
    (480, 1016),
    (420, 1090),
]
WIDTHS = (58, 66, 92, 122, 146, 172, 206, 252, 300, 350, 396)
STEEPLES = ((646.0, 604.0, 118.0), (112.0, 858.0, 160.0), (668.0, 1020.0, 204.0))
"""Where churches stand beside the cloth: x, y and height."""


def draw() -> NDArray[np.uint8]:
    sky = ["#4f6668", "#84917e", "#d3bf8a", "#efc888", "#e6b878"]
    card = Card(22, sky, light=(400, 330), lamp="#ffe0a0")
    card.glow(400, 380, 420, "#ffdf9c", 0.55, stretch=(1.3, 0.7))
    _far(card)
    _factory(card)
    _hills(card)
    _village(card)
    cloth = _cloth(card)
    _stars(card, cloth)
    _vanes(card)
    _workers(card)
    _offcuts(card)
    return card.finish(
        bloom=0.6, halation=0.06, shadow_tone="#1c3038", light_tone="#fff2d0", vignette=0.3
    )


def _far(card: Card) -> None:
    for y, tone in ((350, "#a8a888"), (384, "#8f9a80")):
        line = ridge(card.rng, y, 16, 0.45, 4)
        card.paper(
            line.pen(), (tone, mix(tone, "#dfc48c", 0.4)), shadow=0.12, offset=(0, -3), rim=0.2
        )


def _factory(card: Card) -> None:
    """Long and low, with a saw-tooth roof and every window lit: the shift is on."""
    stacks = Pen()
    for x, h in ((206, 190), (238, 160), (628, 176)):
        stacks.poly([(x - 9, 396), (x + 9, 396), (x + 6, 396 - h), (x - 6, 396 - h)])
        stacks.rect(x - 9, 396 - h, 18, 7, 2)
    card.paper(stacks, ("#6a5a50", "#4f4844"), spread=5, rim=0.2)
    for x, y in ((206, 200), (238, 230), (628, 214)):
        for k in range(6):
            puff = Pen().oval(x + 12 * k + 3 * k * k, y - 14 * k, 10 + 6 * k, 7 + 4 * k)
            card.paint(puff, "#3a4a5c", 0.42 - 0.05 * k, soft=5)
    wall = Pen()
    points: list[Point] = [(130, 440), (130, 356)]
    for k in range(9):
        x = 130 + k * 60
        points += [(x, 318), (x + 60, 352)]
    points += [(670, 440)]
    wall.poly(points)
    card.paper(wall, ("#6f665c", "#55504c"), spread=8, rim=0.3)
    lights = Pen()
    for k in range(9):
        x = 130 + k * 60
        lights.poly([(x + 4, 326), (x + 44, 349), (x + 4, 349)])
    for k in range(22):
        x = 142 + k * 24
        if abs(x - 394) > 50:
            lights.rect(x, 368, 14, 24, 1).rect(x, 402, 14, 20, 1)
    card.lightup(lights, LAMP, 0.75)
    bars = Pen()
    for k in range(22):
        x = 149 + k * 24
        bars.line(x, 366, x, 424, 1.6)
    card.paint(bars, "#55504c")
    gate = Pen().path("M350 440 L350 380 C350 350 450 350 450 380 L450 440Z")
    card.hollow(gate, ("#ffe9a8", LAMP), depth=5, strength=0.4, shine=0.5)
    card.paper(Pen().rect(340, 354, 120, 10, 3), "#4f4844", spread=3)


def _hills(card: Card) -> None:
    for y, tone, bow in ((440, "#7f8c6c", 8), (520, "#66785f", -14), (640, "#526856", 16)):
        line = ridge(card.rng, y, 12, 0.45, 5, bow=bow)
        pen = meadow(line.pen(), line, card.rng, 120, 3, 8)
        card.paper(pen, (mix(tone, "#dfc48c", 0.3), tone), shadow=0.22, offset=(0, -5), rim=0.25)
    for y, tone, tilt in ((800, "#425a4c", 10.0), (950, "#344a42", -10.0)):
        line = ridge(card.rng, y, 14, 0.45, 5, tilt=tilt)
        pen = meadow(line.pen(), line, card.rng, 220, 5, 14)
        card.paper(pen, (mix(tone, "#b9b48a", 0.22), tone), shadow=0.28, offset=(0, -6), rim=0.2)


def _village(card: Card) -> None:
    """Roofs that are still in the evening; the nearer ones go under the cloth."""
    for left, base, size, count, tone in (
        (640, 560, 24, 5, "#a88a68"),
        (60, 640, 28, 4, "#94785c"),
        (694, 790, 42, 3, "#7a6450"),
        (30, 930, 46, 2, "#6a5848"),
    ):
        walls = Pen()
        windows = []
        for k in range(count):
            windows += house(
                walls, left + k * size * 1.06, base + 6 * (k % 2), size, size * 0.9, card.rng, 0.5
            )
        card.paper(walls, (mix(tone, "#e6c898", 0.25), tone), spread=5, rim=0.3)
        card.paint(panes(windows, False, False), "#3a3430", 0.6)
        card.lightup(panes(windows, True, False), LAMP, 0.6)
    for x, y, h in STEEPLES:
        _church(card, x, y, h)


def _church(card: Card, x: float, y: float, h: float) -> None:
    """The nave stands away from the cloth; a gilt ball will show above it."""
    side = -1 if x < 400 else 1
    nave = Pen().rect(min(x, x + side * h * 0.44), y - h * 0.26, h * 0.44, h * 0.28)
    roof = Pen().poly(
        [
            (x, y - h * 0.25),
            (x, y - h * 0.46),
            (x + side * h * 0.36, y - h * 0.46),
            (x + side * h * 0.48, y - h * 0.25),
        ]
    )
    card.paper(nave, ("#c3a880", "#8a7058"), spread=5, rim=0.3)
    card.paper(roof, ("#7f5a44", "#64483a"), spread=4, rim=0.3)
    pen = Pen().rect(x - h * 0.1, y - h * 0.5, h * 0.2, h * 0.52)
    pen.poly([(x - h * 0.13, y - h * 0.5), (x, y - h), (x + h * 0.13, y - h * 0.5)])
    card.paper(pen, ("#c3a880", "#8a7058"), spread=5, rim=0.3)
    lights = Pen().rect(x - h * 0.025, y - h * 0.36, h * 0.05, h * 0.12, 2)
    for k in (0.18, 0.3):
        lights.rect(x + side * h * k - h * 0.02, y - h * 0.18, h * 0.05, h * 0.1, 2)
    card.lightup(lights, LAMP, 0.7)


def _vanes(card: Card) -> None:
    """The tips have come through."""
    pen = Pen()
    for x, y, h in STEEPLES:
        pen.line(x, y - h - 4, x, y - h - h * 0.2, max(2.0, h * 0.02)).circle(
            x, y - h * 1.07, h * 0.036
        )
        pen.poly([(x, y - h * 1.2), (x + h * 0.12, y - h * 1.16), (x, y - h * 1.13)])
    card.paper(pen, ("#ffe09a", "#d9a84a"), spread=3, rim=0.2)


def _edges() -> tuple[list[Point], list[Point]]:
    """Both selvages, rising and sinking as cloth does that is carried."""
    count = 160
    spots = along(MIDDLE, count)
    last = len(WIDTHS) - 1
    wide = np.interp(np.linspace(0, last, count), np.arange(last + 1), WIDTHS)
    left, right = [], []
    for k, ((x, y), w) in enumerate(zip(spots, wide.tolist(), strict=True)):
        sway = w * 0.035
        left.append(
            (x - w / 2 + sway * math.sin(k * 0.42), y + w * 0.04 + sway * math.cos(k * 0.42))
        )
        right.append(
            (x + w / 2 + sway * math.sin(k * 0.38 + 2), y - w * 0.04 + sway * math.cos(k * 0.38))
        )
    return left, right


def _end() -> list[Point]:
    """The front edge, cut with pinking scissors and lying in waves."""
    left, right = _edges()
    (ax, ay), (bx, by) = left[-1], right[-1]
    out = []
    for k in range(41):
        t = k / 40
        dip = 34 * math.sin(math.pi * t) + 13 * math.sin(t * 15)
        out.append((ax + (bx - ax) * t, ay + (by - ay) * t + dip + (7 if k % 2 else 0)))
    return out


def _flaps(pen: Pen) -> Pen:
    """Where the cloth has been lifted on to a spire it hangs from the tip like a veil."""
    for (x, y, h), inner in zip(STEEPLES, ((586, 556), (176, 792), (574, 950)), strict=True):
        side = 1 if inner[0] > x else -1
        tip = y - h
        pen.smooth(
            [
                (x - side * 2, tip - 12, 0),
                (x + side * h * 0.1, tip + h * 0.12),
                (x + (inner[0] - x) * 0.6, inner[1] - h * 0.24),
                (inner[0] + side * h * 0.3, inner[1] - h * 0.16, 0),
                (inner[0] + side * h * 0.3, inner[1] + h * 0.34, 0),
                (inner[0] - side * h * 0.06, inner[1] + h * 0.24),
                (x + (inner[0] - x) * 0.36, tip + h * 0.56),
                (x - side * h * 0.06, tip + h * 0.52, 0),
                (x - side * h * 0.09, tip + h * 0.24),
            ]
        )
    return pen


def _cloth(card: Card) -> Array:
    left, right = _edges()
    outline = [*left, *_end(), *reversed(right)]
    shape = union(Pen().poly(outline).mask, _flaps(Pen()).mask)
    lining = shift(shape, 0, 9)
    card.paper(
        lining,
        Gradient(("#7f8ec0", "#4f5f98"), 420, 1150),
        shadow=0.6,
        spread=15,
        offset=(0, 16),
        rim=0,
    )
    fill = Gradient(MIDNIGHT, 420, 1150)
    mask = card.paper(
        shape, fill, shadow=0.3, spread=3, offset=(0, 2), rim=0.5, rim_width=3, rim_colour="#8fa8e0"
    )
    dark, light = Pen(), Pen()
    for k in range(6, 158, 6):
        (ax, ay), (bx, by) = left[k], right[k]
        bend = (bx - ax) * 0.12
        thick = 3 + k * 0.1
        dark.taper([(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + bend), (bx, by)], thick, thick)
        (cx, cy), (dx, dy) = left[k - 3], right[k - 3]
        light.taper([(cx, cy), ((cx + dx) / 2, (cy + dy) / 2 + bend), (dx, dy)], thick, thick)
    card.shade(blur(dark.mask, 6) * mask, "#040a20", 0.6)
    card.paint(blur(light.mask, 7) * mask, "#6a86d8", 0.42)
    for x, y, h in STEEPLES:
        for dx in (-0.06, 0.05, 0.16):
            side = 1 if x < 400 else -1
            pleat = Pen().taper(
                [
                    (x, y - h - 4),
                    (x + side * h * (dx + 0.1), y - h * 0.74),
                    (x + side * h * (dx + 0.34), y - h * 0.42),
                ],
                2,
                7,
            )
            card.paint(blur(pleat.mask, 2.5) * mask, "#7f98e0", 0.34)
    stitches = Pen()
    for edge, inward in ((left, 1), (right, -1)):
        for k in range(8, 158, 3):
            (x0, y0), (x1, y1) = edge[k], edge[k + 1]
            pad = inward * (4 + k * 0.05)
            stitches.line(x0 + pad, y0, x1 + pad, y1, 1.2 + k * 0.009)
    for k in range(2, 38, 2):
        (x0, y0), (x1, y1) = _end()[k], _end()[k + 1]
        stitches.line(x0, y0 - 16, x1, y1 - 16, 2.6)
    card.paint(stitches.mask * mask, "#cfdcff", 0.7)
    roller = Pen().rect(358, 408, 86, 26, 13)
    card.paper(roller, ("#4a62ac", "#1c2c60"), spread=5, rim=0.4)
    card.paper(Pen().circle(358, 421, 11).circle(444, 421, 11), ("#c9a878", "#8a7058"), spread=3)
    return mask


def _stars(card: Card, cloth: Array) -> None:
    """Holes punched in rows that nobody can follow, with light under them."""
    small, large = Pen(), Pen()
    for _ in range(620):
        y = 430 + 780 * card.rng.random() ** 0.8
        x = card.rng.uniform(0, 800)
        size = 0.6 + (y - 420) / 330
        if card.rng.random() < 0.16:
            large.star(
                x, y, size * card.rng.uniform(3.4, 5.6), 0.3, 4 if card.rng.random() < 0.6 else 5
            )
        else:
            small.circle(x, y, size * card.rng.uniform(0.5, 1.0))
    card.lightup(small.mask * cloth, "#fff0c0", 0.7)
    card.lightup(large.mask * cloth, "#ffe9a0", 0.9)


def _workers(card: Card) -> None:
    """Caps, overalls, poles with a fork at the end."""
    left, right = _edges()
    crew = (
        # where the pole touches, the feet from there, height, facing
        (left[40], (-26, 42), 42.0, 1),
        (right[58], (30, 46), 46.0, -1),
        (right[86], (36, 62), 58.0, -1),
        (left[116], (-56, 84), 84.0, 1),
        (left[128], (-118, 122), 100.0, 1),
        (right[140], (84, 96), 104.0, -1),
    )
    for i, (end, step, h, facing) in enumerate(crew):
        x, y = end[0] + step[0], end[1] + step[1]
        card.shade(Pen().oval(x, y + 1, h * 0.3, h * 0.05), "#0a1418", 0.6, soft=3)
        who = Person(
            x,
            y,
            h,
            facing,
            ("jacket", "stout", "coat")[i % 3],
            arms=((0.24, -0.16), (0.26, -0.06)),
            hat=("cap", "kerchief")[i % 2],
            hair="short",
            lean=-5,
            stride=0.8,
        )
        hx, hy = who.hand(1)
        pole = Pen().line(
            hx - (end[0] - hx) * 0.7, hy - (end[1] - hy) * 0.7, *end, max(2.0, h * 0.035)
        )
        card.paper(pole, ("#d9b880", "#a8845a"), spread=2)
        coat = ("#b98a5c", "#8a9a7c", "#a86a50")[i % 3]
        who.glue(
            card,
            Look(coat, "#4a4a48", "#ecc49c", "#4a3424", ("#5a5048", "#d9b060")[i % 2]),
            spread=3,
        )


def _offcuts(card: Card) -> None:
    """By the road: scraps of midnight, and one of them is taken."""
    line = ridge(card.rng, 1168, 6, bow=-10)
    grass = meadow(line.pen(), line, card.rng, 240, 8, 24)
    card.paper(grass, ("#3f5748", "#24382f"), shadow=0.3, offset=(0, -4), rim=0.15)
    scraps = (
        [
            (470, 1158, 0),
            (560, 1130),
            (690, 1136, 0),
            (700, 1170),
            (664, 1190, 0),
            (560, 1182),
            (478, 1192, 0),
        ],
        [(90, 1150, 0), (150, 1138, 0), (172, 1164, 0), (104, 1176, 0)],
    )
    whole: Array = np.zeros_like(X)
    for knots in scraps:
        mask = card.paper(
            Pen().smooth(knots),
            ("#2a3f7a", "#141f48"),
            spread=5,
            offset=(0, 4),
            rim=0.4,
            rim_colour="#8fa8e0",
        )
        whole = union(whole, mask)
    stars = Pen()
    for _ in range(110):
        stars.circle(
            card.rng.uniform(90, 700), card.rng.uniform(1130, 1190), card.rng.uniform(1, 2.2)
        )
    for x, y in ((500, 1170), (672, 1160), (590, 1180), (130, 1156)):
        stars.star(x, y, 9, 0.3, 4)
    card.lightup(stars.mask * whole, "#fff0c0", 0.8)
    curled_dog(card, 594, 1160, 0.82, "#b07a4c", "#f0dcb8")
