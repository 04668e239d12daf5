"""The sagging paper sky is held up over a wheat field by one broom on three books."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, shift, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.plants import blade
from namyok_art.paper.props.sky import cloud

TIP: Point = (452, 470)
"""Where the broom meets the sky."""
STACK: Point = (430, 1030)
EDGE: list[Point] = [
    (-30, 640),
    (60, 700),
    (160, 706),
    (270, 640),
    (370, 530),
    (430, 474),
    (474, 470),
    (540, 520),
    (630, 600),
    (720, 640),
    (780, 620),
    (840, 560),
]


def draw() -> NDArray[np.uint8]:
    card = Card(68, ["#fff6dc", "#fdf0cc", "#fbe9b8"], light=(60, 800), lamp="#fffbe6")
    card.glow(60, 800, 420, "#fffbe0", 0.6)
    card.glow(760, 780, 360, "#fffbe0", 0.5)
    _distance(card)
    _sky(card)
    _field(card)
    _footprint(card, 112, 986, 0.86, -10)
    _footprint(card, 224, 1050, 1.0, 4)
    _lunch(card)
    _prop(card)
    _front(card)
    return card.finish(
        bloom=0.2,
        halation=0.05,
        shadow_tone="#4a5a8a",
        light_tone="#fff8e4",
        vignette=0.12,
        contrast=1.06,
    )


def _distance(card: Card) -> None:
    """Low hills and a farm, to say how big the lunch is."""
    for y, tone in ((820, "#dcdcb0"), (846, "#d3cf94")):
        line = ridge(card.rng, y, 12)
        card.paper(line.pen(), (mix(tone, "#fff6dc", 0.4), tone), shadow=0.15, offset=(-2, -4))
    barn = (
        Pen()
        .poly([(628, 850), (628, 822), (644, 806), (660, 822), (660, 850)])
        .rect(664, 828, 26, 22)
    )
    card.paper(barn, ("#c8705a", "#a8543f"), spread=3)
    card.paint(Pen().rect(638, 832, 10, 18), "#fff0dc")
    silo = Pen().rect(696, 812, 13, 38, 6)
    card.paper(silo, ("#e6e6e0", "#b4b8b8"), spread=3)
    trees = Pen()
    for x in (210, 236, 254, 574, 600, 724):
        trees.circle(x, 838, 11).rect(x - 2, 840, 4, 14)
    card.paper(trees, "#8fae7a", spread=3)


def _sky(card: Card) -> None:
    """One heavy sheet, hanging like a tent from the tip of the broom."""
    edge = along(EDGE, 120)
    pen = Pen().poly([(-40, -40), *edge, (840, -40)])
    fill = Gradient(("#4f9ae0", "#6fb0ea", "#8fc4f0", "#b0d8f6"), 0, 720)
    mask = card.paper(pen, fill, shadow=0.5, spread=26, offset=(0, 22), rim=0.5, rim_width=5)
    folds, lights = Pen(), Pen()
    for angle, length in (
        (-2.9, 300),
        (-2.6, 420),
        (-2.25, 460),
        (-1.9, 430),
        (-1.57, 400),
        (-1.2, 430),
        (-0.85, 440),
        (-0.5, 380),
        (-0.2, 300),
    ):
        dx, dy = math.cos(angle), math.sin(angle)
        start = (TIP[0] + dx * 14, TIP[1] + dy * 14)
        middle = (TIP[0] + dx * length * 0.5, TIP[1] + dy * length * 0.5 + 26 * abs(dx))
        end = (TIP[0] + dx * length, TIP[1] + dy * length + 90 * abs(dx))
        folds.taper([start, middle, end], 26, 8)
        lights.taper([(p[0] - 12, p[1] + 3) for p in (start, middle, end)], 11, 3)
    card.shade(blur(folds.mask, 10) * mask, "#2a68b0", 0.55)
    card.tint(blur(lights.mask, 9) * mask, "#ffffff", 0.4)
    for centre, width in (((150, 640), 210), ((690, 580), 170)):
        belly = Pen().oval(*centre, width, 110)
        card.shade(blur(belly.mask, 44) * mask, "#2f70b8", 0.35)
    for x, y, width in (
        (150, 250, 210),
        (640, 190, 200),
        (90, 520, 150),
        (690, 430, 150),
        (390, 110, 150),
    ):
        pen = Pen()
        cloud(pen, x, y, width, card.rng, 7, 0.3)
        card.paper(pen.mask * mask, ("#ffffff", "#dcecf8"), shadow=0.2, spread=7)
    hem = np.clip(mask - shift(mask, 0, -10), 0, 1)
    card.tint(hem, "#ffffff", 0.35)


def _field(card: Card) -> None:
    rng = card.rng
    for i, y in enumerate((862, 900, 950)):
        line = ridge(rng, y, 8, bow=-10)
        tone = mix("#f0d084", "#dca84a", i / 2)
        pen = line.pen()
        for _ in range(320):
            x = rng.uniform(-5, 805)
            blade(pen, x, line.at(x) + 6, rng.uniform(8, 16 + 8 * i), rng)
        card.paper(pen, (mix(tone, "#fff0c0", 0.35), tone), shadow=0.22, offset=(-2, -5), spread=8)
    shade = smoothstep(330, 0, np.hypot((X - 470) * 0.55, (Y - 960)))
    card.shade(shade * (Y > 862), "#8a7a5a", 0.12)


def _footprint(card: Card, x: float, y: float, s: float, turn: float) -> None:
    """A bare foot has stood here for a very long time."""
    pen = Pen()
    with pen.at(x, y, s, turn):
        pen.smooth(
            [
                (-44, 38),
                (-52, 8),
                (-40, -14),
                (0, -24),
                (44, -20),
                (52, 4),
                (40, 22),
                (20, 34),
                (14, 56),
                (-8, 66),
                (-36, 60),
            ]
        )
        for k, (tx, ty, r) in enumerate(
            ((-42, -34, 15), (-14, -44, 12), (10, -46, 11), (30, -42, 10), (47, -34, 9))
        ):
            pen.oval(tx, ty, r, r * 0.8, k * 8)
    mask = pen.mask
    bank = np.clip(blur(mask, 7) * 1.6, 0, 1) - mask
    card.tint(np.clip(bank, 0, 1), "#fff6cf", 0.5)
    card.hollow(mask, ("#c48f45", "#a87438"), 13, "#5a3a28", 0.6)
    straw = Pen()
    rng = card.rng
    for _ in range(90):
        px, py = x + rng.normal(0, 44 * s), y + rng.normal(0, 40 * s)
        angle = rng.uniform(0, math.pi)
        straw.line(px, py, px + 15 * math.cos(angle), py + 6 * math.sin(angle), 1.8)
    card.paint(straw.mask * mask, "#e9c474", 0.8)


def _lunch(card: Card) -> None:
    """A pink lunch box with half a sandwich in it, each half as big as a barn."""
    x, y = 688, 1066
    card.shade(Pen().oval(x - 20, y + 4, 150, 16), "#7a5a3a", 0.5, soft=10)
    lid = Pen().poly([(x - 104, y - 84), (x + 104, y - 84), (x + 126, y - 168), (x - 84, y - 170)])
    card.paper(lid, ("#f7a8c4", "#e87ea8"), spread=9, rim=0.3)
    card.hollow(
        Pen().poly([(x - 92, y - 90), (x + 94, y - 90), (x + 112, y - 158), (x - 74, y - 160)]),
        ("#f9c4d6", "#f2a0bf"),
        7,
        "#8a3a5a",
        0.3,
    )
    sandwich = Pen().poly([(x - 84, y - 66), (x + 24, y - 66), (x - 26, y - 148)])
    card.paper(sandwich, ("#fff2d4", "#f3dcae"), spread=6)
    crust = Pen().line(x - 86, y - 66, x - 27, y - 150, 8)
    card.paper(crust, "#c98a4f", spread=3)
    layers = Pen().poly([(x - 26, y - 148), (x + 24, y - 66), (x + 46, y - 72), (x - 6, y - 152)])
    card.paper(layers, ("#fdf0d0", "#f0d8a8"), spread=3)
    for offset, tone in ((7, "#8fc46a"), (12, "#f0705a"), (17, "#f6cf5a")):
        leaf = Pen().stroke(
            [(x - 26 + offset, y - 149), (x - 4 + offset, y - 112), (x + 24 + offset, y - 68)], 5
        )
        card.paint(leaf, tone)
    apple = Pen().circle(x + 70, y - 92, 30)
    card.paper(apple, ("#b4d860", "#8fb83f"), spread=5, rim=0.4)
    card.paper(Pen().taper([(x + 70, y - 118), (x + 76, y - 136)], 5, 3), "#7a5a3a", spread=2)
    box = Pen().smooth(
        [(x - 112, y - 86, 0), (x + 112, y - 86, 0), (x + 104, y, 0), (x - 104, y, 0)]
    )
    card.paper(box, ("#f48fb4", "#e0709c", "#c85a88"), spread=9, rim=0.35)
    card.paper(Pen().rect(x - 118, y - 90, 236, 14, 6), ("#fbb8d0", "#ef8fb4"), spread=4)
    clasp = Pen().rect(x - 18, y - 80, 36, 26, 6)
    card.paper(clasp, ("#fff4e0", "#e0c8b0"), spread=4)


def _prop(card: Card) -> None:
    x, y = STACK
    card.shade(Pen().oval(x + 10, y + 2, 130, 15), "#7a5a3a", 0.5, soft=9)
    for k, (tone, dx, w) in enumerate(
        (("#3f7a8a", -6, 210), ("#c8553f", 8, 184), ("#e0a83f", -4, 160))
    ):
        base = y - k * 36
        cover = Pen().rect(x + dx - w / 2, base - 36, w, 36, 5)
        card.paper(cover, (mix(tone, "#ffffff", 0.2), tone), spread=6, rim=0.3)
        pages = Pen().rect(x + dx - w / 2 + 16, base - 30, w - 14, 24, 3)
        card.paper(pages, ("#fffaf0", "#e6d8bc"), spread=3, shadow=0.25)
        lines = Pen()
        for j in range(4):
            lines.line(x + dx - w / 2 + 20, base - 25 + j * 5, x + dx + w / 2, base - 25 + j * 5, 1)
        card.shade(lines, "#b8a488", 0.5)
        card.paper(Pen().rect(x + dx - w / 2, base - 36, 16, 36, 5), tone, spread=3)
    foot = y - 108
    stick: list[Point] = [
        (x, foot),
        (x + 44, foot - 150),
        (x + 44, foot - 280),
        (TIP[0] + 2, TIP[1] + 84),
    ]
    card.shade(Pen().taper(stick, 14, 14), "#6a7a9a", 0.35, soft=7, move=(18, 10))
    card.paper(Pen().taper(stick, 15, 14), ("#e0b074", "#b07f48"), spread=5, rim=0.45)
    cracks = (
        Pen()
        .line(x + 40, foot - 206, x + 56, foot - 212, 2)
        .line(x + 40, foot - 220, x + 55, foot - 226, 2)
    )
    card.shade(cracks, "#5a3a1c", 0.8)
    splinter = Pen().taper([(x + 56, foot - 216), (x + 70, foot - 236)], 4, 1)
    card.paper(splinter, "#f0cf98", spread=2)
    _bristles(card)


def _bristles(card: Card) -> None:
    """The head of the broom, spread by the weight."""
    x, y = TIP
    rng = card.rng
    for tone, count in (("#d9a03f", 34), ("#f0c468", 30)):
        pen = Pen()
        for _ in range(count):
            t = rng.uniform(-1, 1)
            end = (x + t * 66, y + 10 + 16 * t * t + rng.uniform(-6, 6))
            pen.taper([(x + t * 12, y + 90), (x + t * 30, y + 56), end], 6, 3)
        card.paper(pen, (tone, mix(tone, "#8a5a2a", 0.3)), spread=4, shadow=0.3)
    band = Pen().rect(x - 20, y + 76, 42, 10, 4).rect(x - 17, y + 90, 36, 9, 4)
    card.paper(band, ("#c8553f", "#96382c"), spread=3)


def _front(card: Card) -> None:
    rng = card.rng
    ears, stems = Pen(), Pen()
    for _ in range(120):
        x = rng.uniform(-10, 810)
        height = rng.uniform(26, 76)
        bend = rng.normal(6, 9)
        stems.taper(
            [(x, 1210), (x + bend * 0.3, 1210 - height * 0.6), (x + bend, 1210 - height)], 3, 1.6
        )
        for k in range(4):
            ears.oval(x + bend - 3, 1210 - height + k * 7, 2.4, 5.4, -24).oval(
                x + bend + 3, 1210 - height + k * 7, 2.4, 5.4, 24
            )
    card.paper(stems, ("#e0b050", "#b8823a"), spread=4)
    card.paper(ears, ("#f6d880", "#d9a848"), spread=3)
