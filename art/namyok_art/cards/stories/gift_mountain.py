"""A mountain is wrapped like a gift with a river for its ribbon; a traveller holds its end."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, TORN, Card, Gradient, Pen, mix
from namyok_art.paper.card import Shape
from namyok_art.paper.paths import Point, along
from namyok_art.paper.patterns import dots
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.origami import BOAT, fold
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.space import Array

BLUE, PALE, DEEP = "#4f93c4", "#a9d4ea", "#2c6a9c"
PEAK = (380.0, 262.0)
FOOT = 876.0
AIR = "#f3e8e4"


def draw() -> NDArray[np.uint8]:
    sky = ["#b4d0dc", "#cfe0dc", "#f0e8d4", "#fdeed6"]
    card = Card(5, sky, light=(900, 260), lamp="#fff6e0")
    card.glow(720, 420, 480, "#fff4dc", 0.4)
    for x, y, w, h in ((670, 200, 230, 96), (110, 390, 210, 90), (640, 400, 130, 56)):
        cloud_sheet(card, x, y, w, h, "#fffaf4", "#dcc8cc", 0.16)
    for y, tone in ((690, "#d9d3e3"), (760, "#d6dccb")):
        line = ridge(card.rng, y, 46, 0.55)
        card.paper(line.pen(), (tone, mix(tone, AIR, 0.6)), shadow=0.14, offset=(0, -3), rim=0.1)
        card.fog(y + 60, 40, AIR, 0.6)
    _unwrapped(card)
    card.fog(850, 40, "#fbf0e6", 0.7)
    body = _mountain(card)
    _waist(card, body)
    _valley(card)
    _bow(card)
    _traveller(card)
    return card.finish(
        bloom=0.2, halation=0.05, shadow_tone="#6a5a8a", light_tone="#fff6ea", vignette=0.12
    )


def _sides(v: float) -> tuple[float, float]:
    """Left and right edge of the mountain, v from summit to foot."""
    left = PEAK[0] - 30 - 330 * v**0.92
    right = PEAK[0] + 34 + 336 * v**1.06
    return left, right


def _mesh(card: Card) -> list[list[tuple[float, float, float]]]:
    rows = []
    for i in range(10):
        v = i / 9
        left, right = _sides(v)
        row = []
        for j in range(9):
            u = j / 8
            inside = 0 < j < 8
            x = (
                left
                + (right - left) * u
                + (card.rng.normal(0, 13 * v + 2) if inside else card.rng.normal(0, 5))
            )
            y = PEAK[1] + (FOOT - PEAK[1]) * v + (card.rng.normal(0, 15) if 0 < i < 9 else 0)
            bulge = 120 * (1 - (2 * u - 1) ** 2) * (0.3 + v)
            row.append((x, y, bulge + card.rng.normal(0, 26)))
        rows.append(row)
    return rows


def _facet(card: Card, corners: list[tuple[float, float, float]], clip: Array) -> None:
    """One flat fold of the wrapping paper, lighter when it faces the morning."""
    a, b, c = (np.array(p, float) for p in corners)
    normal = np.cross(b - a, c - a)
    normal = normal / (np.linalg.norm(normal) + 1e-6)
    if normal[2] < 0:
        normal = -normal
    lamp = np.array([0.72, -0.42, 0.55])
    lit = float(np.clip(normal @ lamp, 0, 1))
    tone = mix("#cfa4b0", "#fff4ea", lit**0.8)
    if lit < 0.4:
        tone = mix(tone, "#b9aecb", 0.4)
    pen = Pen().poly([(p[0], p[1]) for p in corners])
    pen.poly([(p[0], p[1]) for p in corners])
    card.paper(pen.mask * clip, (mix(tone, "#ffffff", 0.12), tone), FLAT, bevel=0.1, rim_width=1.6)


def _mountain(card: Card) -> Array:
    rows = _mesh(card)
    outline = [*(r[0] for r in rows), *(r[-1] for r in reversed(rows))]
    hull = Pen().poly([(x, y) for x, y, _ in outline])
    body = card.paper(hull, "#e9cfd0", spread=26, lift=16, shadow=0.28)
    for upper, lower in pairwise(rows):
        for j in range(8):
            quad = (upper[j], upper[j + 1], lower[j + 1], lower[j])
            if card.rng.random() < 0.5:
                pairs = ([quad[0], quad[1], quad[2]], [quad[0], quad[2], quad[3]])
            else:
                pairs = ([quad[0], quad[1], quad[3]], [quad[1], quad[2], quad[3]])
            for corners in pairs:
                _facet(card, corners, body)
    print_ = dots("#ffffff", "#000000", 46, 3.6)[..., 0]
    card.paint(np.asarray((1 - print_) * body, np.float32), "#c98fa0", 0.4)
    return body


def _ribbon(card: Card, parts: list[tuple[list[Point], float, float]], clip: Array | None) -> None:
    """Satin that is also water: parts of one ribbon, each with its width at both ends."""
    pen, ripples, bright = Pen(), Pen(), Pen()
    for path, start, end in parts:
        pen.taper(path, start, end)
        points = along(path, 40)
        for share in (-0.36, -0.16, 0.05, 0.3):
            shifted = []
            for k, (x, y) in enumerate(points):
                before, after = points[max(0, k - 1)], points[min(39, k + 1)]
                dx, dy = after[0] - before[0], after[1] - before[1]
                length = float(np.hypot(dx, dy)) + 1e-6
                width = start + (end - start) * k / 39
                sway = share * width + 0.06 * width * float(np.sin(k * 1.3 + share * 9))
                shifted.append((x - dy / length * sway, y + dx / length * sway))
            (bright if share in (-0.16, 0.05) else ripples).stroke(shifted, 2.2)
    shape: Shape = pen.mask * clip if clip is not None else pen
    mask = card.paper(shape, (PALE, BLUE), spread=7, lift=7, shadow=0.35, rim=0.4)
    card.shade(ripples.mask * mask, DEEP, 0.55)
    card.paint(bright.mask * mask, "#f4fbff", 0.6)


def _waist(card: Card, body: Array) -> None:
    _ribbon(card, [([(60, 700), (200, 744), (390, 752), (590, 726), (740, 668)], 46, 46)], body)


def _bow(card: Card) -> None:
    """The ruffle of paper above the knot, two loops and two tails."""
    x, y = PEAK[0] + 4, PEAK[1] + 10
    ruffle = Pen().smooth(
        [
            (x - 26, y, 0),
            (x - 66, y - 58),
            (x - 92, y - 116, 0),
            (x - 56, y - 96),
            (x - 40, y - 140, 0),
            (x - 12, y - 104),
            (x + 16, y - 148, 0),
            (x + 36, y - 102),
            (x + 74, y - 128, 0),
            (x + 62, y - 64),
            (x + 28, y, 0),
        ]
    )
    mask = card.paper(ruffle, ("#fff2ea", "#e3bfc4"), spread=9, rim=0.3)
    pleats = Pen()
    for tip in (-70, -44, -16, 14, 42):
        pleats.taper([(x + tip * 0.25, y), (x + tip, y - 106)], 1.5, 9)
    card.shade(pleats.mask * mask, "#c08a9c", 0.4, soft=2)
    for side in (-1, 1):
        tail = Pen().smooth(
            [
                (x, y, 0),
                (x + side * 44, y + 34),
                (x + side * 66, y + 112),
                (x + side * 104, y + 150, 0),
                (x + side * 66, y + 144),
                (x + side * 52, y + 172, 0),
                (x + side * 34, y + 110),
                (x + side * 14, y + 40),
            ]
        )
        card.paper(tail, (BLUE, PALE), spread=8)
        loop = Pen().smooth(
            [
                (x, y, 0),
                (x + side * 54, y - 62),
                (x + side * 122, y - 84),
                (x + side * 158, y - 50),
                (x + side * 142, y + 8),
                (x + side * 78, y + 30),
            ]
        )
        inside = Pen().smooth(
            [
                (x + side * 46, y - 14, 0),
                (x + side * 82, y - 40),
                (x + side * 122, y - 50),
                (x + side * 136, y - 28),
                (x + side * 112, y - 4),
                (x + side * 78, y + 2),
            ]
        )
        card.paper(loop, (PALE, BLUE), spread=9, lift=8, rim=0.4, rim_width=3)
        card.hollow(inside, (DEEP, BLUE), depth=8, colour="#1a4a70", strength=0.4)
    knot = Pen().smooth(
        [
            (x - 26, y - 22),
            (x + 26, y - 24),
            (x + 30, y + 4),
            (x + 24, y + 26),
            (x - 24, y + 26),
            (x - 32, y),
        ]
    )
    card.paper(knot, (PALE, BLUE), spread=8, rim=0.4)


def _unwrapped(card: Card) -> None:
    """Behind: another one, opened long ago, an empty shell of paper."""
    inner = Pen().smooth(
        [(560, 900, 0), (610, 640), (650, 520), (720, 560), (790, 500), (860, 900, 0)]
    )
    card.paper(inner, Gradient(("#b4a6bc", "#d9c9cc"), 480, 800), TORN, shadow=0.15, rim=0)
    outer = Pen().smooth(
        [
            (540, 900, 0),
            (590, 700),
            (622, 560),
            (640, 610, 0),
            (668, 640),
            (690, 590, 0),
            (716, 650),
            (742, 680),
            (768, 600, 0),
            (800, 640),
            (880, 620, 0),
            (880, 900, 0),
        ]
    )
    mask = card.paper(outer, ("#f6e6dc", "#ead6d0"), TORN, torn=6, spread=8, shadow=0.25, rim=0.1)
    creases = Pen()
    for x0, x1 in ((640, 610), (690, 700), (742, 730), (800, 790)):
        creases.taper([(x0, 620), ((x0 + x1) / 2 + 8, 740), (x1, 880)], 2, 7)
    card.shade(creases.mask * mask, "#b08fa0", 0.35, soft=2)
    loose = Pen().taper([(700, 600), (676, 690), (720, 760), (690, 840)], 15, 19)
    loose.taper([(770, 620), (790, 700), (760, 780)], 15, 17)
    card.paper(loose, (mix(PALE, AIR, 0.3), mix(BLUE, AIR, 0.35)), spread=5, shadow=0.25)
    lid = Pen().smooth([(40, 820, 0), (70, 760), (130, 790), (180, 740, 0), (220, 820, 0)])
    card.paper(lid, ("#f3e2da", "#e6d0cc"), TORN, torn=5, shadow=0.2, rim=0.1)


def _valley(card: Card) -> None:
    far = ridge(card.rng, 866, 8)
    card.paper(far.pen(), ("#dfe6cc", "#c9d6b4"), shadow=0.2, offset=(0, -4), rim=0.15)
    trees = Pen()
    for _ in range(46):
        x = card.rng.uniform(-10, 810)
        y = 880 + card.rng.uniform(0, 34)
        high = card.rng.uniform(12, 26)
        trees.oval(x, y - high * 0.6, high * 0.3, high * 0.6).rect(x - 1, y - 4, 2, 8)
    card.paper(trees, ("#bccfa4", "#93ae84"), spread=4, shadow=0.3)
    near = ridge(card.rng, 930, 7)
    card.paper(near.pen(), ("#d3dfb8", "#b4c894"), shadow=0.2, offset=(0, -4), rim=0.15)
    down: list[Point] = [(384, 286), (410, 400), (446, 540), (470, 690), (470, 880)]
    on: list[Point] = [(470, 870), (478, 926), (556, 968), (500, 1016), (340, 1040), (262, 1082)]
    _ribbon(card, [(down, 34, 60), (on, 60, 17)], None)
    fold(card, BOAT, 524, 946, 0.4, ("#ffffff", "#f0ece6", "#ddd6d8", "#cfc6cc"), -6)


def _traveller(card: Card) -> None:
    """The end lies in two hands; nobody has pulled yet."""
    front = ridge(card.rng, 1124, 6, bow=-8)
    grass = meadow(front.pen(), front, card.rng, 220, 8, 26)
    card.shade(Pen().oval(196, 1120, 60, 7), "#5a6a4a", 0.5, soft=5)
    figure = Person(
        206, 1116, 116, 1, "coat", arms=((0.3, 0.1), (0.34, 0.04)), hair="bob", lean=-7, bag=False
    )
    figure.glue(card, Look("#8a5f86", "#4a3f5a", "#ecc8a8", "#6a4434"), spread=4)
    x, y = figure.hand(1)
    end = Pen().taper([(262, 1082), (x + 6, y + 4), (x - 14, y + 18), (x - 20, y + 44)], 17, 13)
    card.paper(end, (PALE, BLUE), spread=4)
    tip = Pen().poly(
        [(x - 28, y + 40), (x - 13, y + 42), (x - 12, y + 62), (x - 21, y + 52), (x - 29, y + 60)]
    )
    card.paper(tip, BLUE, spread=3)
    hands = Pen().circle(x, y + 3, 5)
    card.paper(hands, "#ecc8a8", spread=1)
    card.paper(grass, ("#a9c084", "#7f9f68"), offset=(0, -4), rim=0.1)
    flowers = Pen()
    for _ in range(50):
        px = card.rng.uniform(0, 800)
        flowers.circle(px, front.at(px) + card.rng.uniform(-6, 60), card.rng.uniform(1.8, 3.6))
    card.paint(flowers, "#fff0e0", 0.9)
