"""A gigantic red map pin has landed on a desert island, and the castaway hung his hammock on it."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, mix, shift
from namyok_art.paper.paths import Knot, along
from namyok_art.paper.patterns import stripes
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.land import pebbles
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import gull

RED, DEEP = "#e0241f", "#a00f1c"
HEAD = (452.0, 326.0)
R = 226.0
TIP = (434.0, 930.0)


def draw() -> NDArray[np.uint8]:
    sky = ["#58c4e0", "#9fe0e8", "#dff6e8", "#fbfbdc"]
    card = Card(50, sky, light=(-120, -60), lamp="#fffbe0")
    card.glow(60, 20, 420, "#ffffff", 0.5)
    _sky(card)
    _sea(card)
    _island(card)
    _palm(card)
    _pin(card)
    _hammock(card)
    _castaway(card)
    _surf(card)
    return card.finish(
        bloom=0.2, halation=0.05, shadow_tone="#1f5a7a", light_tone="#fffce0", vignette=0.1
    )


def _sky(card: Card) -> None:
    for x, y, w, h in ((96, 640, 210, 64), (720, 700, 190, 56), (690, 120, 120, 40)):
        pen = Pen()
        puff(pen, x, y, w, h, card.rng)
        card.paper(pen, ("#ffffff", "#e6f6f2"), shadow=0.1, spread=6, rim=0.1)
    birds = Pen()
    for x, y, size in ((120, 250, 22), (176, 216, 15), (92, 320, 13)):
        gull(birds, x, y, size, 0.6, -8)
    card.paint(birds, "#ffffff", 0.95)


def _sea(card: Card) -> None:
    """Flat bands of noon water, palest at the horizon and over the sand."""
    bands = ((780.0, "#8fe0dc"), (818, "#5fcfd6"), (872, "#38bccf"), (960, "#22a8c6"))
    for k, (y, tone) in enumerate(bands):
        knots: list[Knot] = [(-40, 1260, 0), (-40, y, 0)]
        for i in range(9):
            knots.append((i * 100, y + (4 + 4 * k) * math.sin(i * 1.7 + k * 2.1)))
        knots += [(840, y, 0), (840, 1260, 0)]
        card.paper(
            Pen().smooth(knots),
            (tone, mix(tone, "#1090b8", 0.35)),
            shadow=0.14,
            offset=(0, -4),
            spread=7,
            rim=0.25,
        )
    glints = Pen()
    for _ in range(120):
        y = card.rng.uniform(796, 1190)
        w = (y - 740) * card.rng.uniform(0.03, 0.1)
        glints.oval(card.rng.uniform(0, 800), y, w, max(1.0, w * 0.08))
    card.paint(glints, "#ffffff", 0.5)
    shadow = Pen().smooth(
        [
            (470, 960),
            (560, 978),
            (640, 1010),
            (760, 1048),
            (820, 1090),
            (800, 1140),
            (690, 1126),
            (560, 1050),
            (480, 990),
        ]
    )
    card.shade(shadow, "#0f6a94", 0.5, soft=5)


def _island(card: Card) -> None:
    rings = ((196, 62, "#8fe6dc", 0.0), (172, 52, "#c3f3e2", 0.0))
    for rx, ry, tone, _ in rings:
        points: list[Knot] = []
        for k in range(16):
            a = math.tau * k / 16
            q = 1 + 0.04 * math.sin(k * 2.3)
            points.append((424 + rx * q * math.cos(a), 974 + ry * q * math.sin(a)))
        card.paper(Pen().smooth(points), tone, shadow=0.08, spread=6, rim=0.3)
    sand = Pen().smooth(
        [
            (268, 982),
            (300, 952),
            (356, 928),
            (430, 918),
            (506, 930),
            (556, 956),
            (582, 984),
            (540, 1010),
            (430, 1022),
            (320, 1012),
        ]
    )
    mask = card.paper(sand, ("#fff6b8", "#f9e27a", "#e6bf58"), spread=8, offset=(5, 6), rim=0.4)
    specks = pebbles(card.rng, 90, (270, 930, 580, 1015), (1, 2.6))
    card.shade(specks.mask * mask, "#b08a30", 0.5)
    cast = Pen().smooth(
        [(436, 924, 0), (470, 932), (540, 962), (620, 1000), (560, 1022), (500, 990), (450, 950)]
    )
    card.shade(cast.mask * mask, "#8a6a3a", 0.55, soft=2)
    cracks = Pen()
    for a in (-2.7, -2.2, -0.7, -0.25, 0.6, 2.5):
        cracks.taper(
            [
                TIP,
                (TIP[0] + 26 * math.cos(a), TIP[1] + 9 * math.sin(a)),
                (TIP[0] + 52 * math.cos(a + 0.2), TIP[1] + 20 * math.sin(a + 0.2)),
            ],
            4,
            1,
        )
    card.shade(cracks.mask * mask, "#8a6a2a", 0.7)


def _palm(card: Card) -> None:
    trunk_line = [(300.0, 968.0), (276, 880), (248, 800), (206, 716)]
    trunk = Pen().taper(trunk_line, 24, 12)
    mask = card.paper(
        trunk, Gradient(("#d9b070", "#a8743c"), 200, 310, X), spread=6, lift=6, rim=0.4
    )
    rings = Pen()
    for x, y in along(trunk_line, 16):
        rings.stroke([(x - 14, y + 3), (x, y + 7), (x + 14, y - 1)], 2.4)
    card.shade(rings.mask * mask, "#6a4420", 0.55)
    top = (206.0, 714.0)
    fronds = (
        (-168, 120, "#5fae2c"),
        (-30, 128, "#5fae2c"),
        (-205, 138, "#7fcc38"),
        (10, 132, "#7fcc38"),
        (-120, 118, "#8fd844"),
        (-62, 120, "#8fd844"),
        (160, 118, "#a6e052"),
        (35, 104, "#a6e052"),
    )
    for angle, length, tone in fronds:
        a = math.radians(angle)
        tip = (top[0] + length * math.cos(a), top[1] + length * math.sin(a) + length * 0.44)
        bend = (top[0] + length * 0.55 * math.cos(a), top[1] + length * 0.62 * math.sin(a) - 10)
        spine = along([top, bend, tip], 18)
        leaf = Pen()
        for k in range(1, 17):
            x, y = spine[k]
            nx, ny = spine[k + 1][0] - x, spine[k + 1][1] - y
            size = math.hypot(nx, ny) or 1
            nx, ny = nx / size, ny / size
            wide = 30 * math.sin(math.pi * min(0.96, 0.14 + k / 19))
            for side in (-1, 1):
                end = (
                    x + nx * wide * 0.7 - ny * wide * side,
                    y + ny * wide * 0.7 + nx * wide * side,
                )
                leaf.taper([(x, y), ((x + end[0]) / 2, (y + end[1]) / 2 - 1), end], 7, 1.6)
        leaf.taper(spine[::3], 6, 2)
        card.paper(leaf, (mix(tone, "#f6ffb0", 0.3), tone), spread=5, lift=6, rim=0.3)
    nuts = Pen().circle(198, 726, 12).circle(216, 730, 12)
    card.paper(nuts, ("#a8703c", "#6f4420"), spread=4, rim=0.3)


def _pin_path(grow: float = 0) -> Pen:
    x, y = HEAD
    r = R + grow
    return Pen().smooth(
        [
            (x, y - r),
            (x + r * 0.71, y - r * 0.71),
            (x + r, y),
            (x + r * 0.86, y + r * 0.62),
            (x + r * 0.5, y + r * 1.34),
            (x + r * 0.13, y + r * 2.1),
            (TIP[0] + 5, TIP[1], 0),
            (TIP[0] - 5, TIP[1], 0),
            (x - r * 0.26, y + r * 2.06),
            (x - r * 0.58, y + r * 1.3),
            (x - r * 0.9, y + r * 0.58),
            (x - r, y),
            (x - r * 0.71, y - r * 0.71),
        ]
    )


def _pin(card: Card) -> None:
    """Glossy as a sweet, with the sky showing through its ring."""
    x, y = HEAD
    hole = Pen().circle(x, y, 92)
    body = _pin_path().mask * (1 - hole.mask)
    fill = Gradient(("#ff6a4a", RED, RED, DEEP), x - R * 0.9, x + R * 1.05, X)
    mask = card.paper(body, fill, spread=20, offset=(16, 14), shadow=0.34, rim=0.5, rim_width=4)
    card.shade(mask * (1 - shift(_pin_path().mask, -60, -26)), "#7a0a2a", 0.5, soft=26, within=mask)
    wall = hole.mask * (1 - shift(Pen().circle(x, y, 92).mask, 22, 12))
    card.paper(wall, ("#7a0a18", "#a8141c"), shadow=0, rim=0, bevel=0)
    lip = Pen().circle(x, y, 99, width=9).mask
    card.paint(lip, "#ff9a7a", 0.6)
    shine = Pen().smooth(
        [
            (x - 176, y + 30),
            (x - 178, y - 60),
            (x - 120, y - 146),
            (x - 44, y - 184),
            (x - 66, y - 150),
            (x - 128, y - 96),
            (x - 150, y - 20),
        ]
    )
    card.paint(shine, "#ffffff", 0.72, soft=3)
    card.paint(Pen().oval(x - 150, y + 70, 9, 20, 12), "#ffffff", 0.7, soft=2)
    card.paint(
        Pen().taper([(x - 96, y + 240), (x - 46, y + 420), (x - 22, y + 540)], 16, 2),
        "#ffb49a",
        0.6,
        soft=4,
    )
    _gull(card, x + 30, y - R - 2)


def _gull(card: Card, x: float, y: float) -> None:
    """It has already decided whose pin this is."""
    legs = Pen().line(x - 2, y - 12, x - 2, y + 3, 2.4).line(x + 7, y - 12, x + 7, y + 3, 2.4)
    card.paper(legs, "#f0902c", spread=1)
    body = Pen().smooth(
        [
            (x - 52, y - 14, 0),
            (x - 24, y - 34),
            (x + 6, y - 44),
            (x + 14, y - 62),
            (x + 28, y - 68),
            (x + 40, y - 60),
            (x + 40, y - 48),
            (x + 30, y - 26),
            (x + 10, y - 10),
            (x - 18, y - 10),
        ]
    )
    card.paper(body, ("#ffffff", "#e6eef0"), spread=4, rim=0.1)
    wing = Pen().smooth(
        [(x - 60, y - 12, 0), (x - 30, y - 32), (x + 8, y - 38), (x + 14, y - 26), (x - 12, y - 16)]
    )
    card.paper(wing, ("#b4c3cc", "#8fa3ae"), spread=2)
    card.paint(
        Pen().smooth([(x + 38, y - 60, 0), (x + 58, y - 52, 0), (x + 38, y - 50, 0)]), "#f0902c"
    )
    card.paint(Pen().circle(x + 31, y - 59, 2.2), "#2a3038")


def _hammock(card: Card) -> None:
    a, b = (258.0, 834.0), (414.0, 850.0)
    ropes = Pen()
    left, right = (290.0, 872.0), (382.0, 880.0)
    for k in (-1, 0, 1):
        ropes.line(*a, left[0] + 4 * k, left[1] + 5 * k, 1.8)
        ropes.line(*b, right[0] - 4 * k, right[1] + 5 * k, 1.8)
    loop = Pen().stroke([(402, 846), (420, 856), (446, 846)], 4)
    knot = Pen().stroke([(246, 832), (258, 838), (272, 830)], 4)
    card.paper(ropes, "#8a6a3c", spread=2)
    card.paper(loop, "#fff2d0", spread=2)
    card.paper(knot, "#fff2d0", spread=2)
    bed = Pen().smooth(
        [
            (left[0] - 4, left[1] - 6, 0),
            (316, 896),
            (346, 902),
            (372, 896),
            (right[0] + 4, right[1] - 6, 0),
            (376, 918),
            (342, 930),
            (304, 916),
        ]
    )
    card.paper(bed, stripes("#fffbe8", "#2fb0a0", 18, 4, 0.5), spread=5, lift=6)


def _castaway(card: Card) -> None:
    """In the shadow of being found."""
    card.shade(Pen().oval(524, 990, 40, 6), "#6a4a20", 0.5, soft=3)
    man = Person(
        512, 992, 104, -1, "jacket", arms=((-0.1, 0.28), (0.13, -0.17)), hair="beard", lean=-7
    )
    man.glue(card, Look("#fff6e0", "#4a86b8", "#e0a070", "#7a4420"), spread=4)
    hat = Pen()
    hx, hy = man.head
    hat.oval(hx + 2, hy - 5, 21, 4.6, 8).path(
        f"M{hx - 10} {hy - 6} C{hx - 8} {hy - 22} {hx + 12} {hy - 22} {hx + 13} {hy - 4}Z"
    )
    card.paper(hat, ("#f6dc8a", "#d9b04a"), spread=2)


def _surf(card: Card) -> None:
    """The answer is in already."""
    glass = Pen()
    with glass.at(180, 1082, 0.92, 72):
        glass.path(
            "M-17 46 C-17 52 17 52 17 46 L17 -12 C17 -30 7 -34 7 -46 L7 -64 L-7 -64 L-7 -46"
            " C-7 -34 -17 -30 -17 -12Z"
        )
    card.paper(glass, ("#bff0d0", "#5fbf9a"), spread=6, opacity=0.82, rim=0.4)
    note, cork = Pen(), Pen()
    with note.at(180, 1082, 0.92, 72), cork.at(180, 1082, 0.92, 72):
        note.rect(-9, -16, 18, 54, 7)
        cork.rect(-6, -76, 12, 16, 3)
    card.paper(note, ("#fffdf0", "#f0e2bc"), spread=2, shadow=0.2)
    card.paint(Pen().line(154, 1090, 196, 1076, 4), RED, 0.9)
    card.paper(cork, "#b98a52", spread=2)
    card.paint(Pen().line(158, 1072, 202, 1058, 3), "#ffffff", 0.7, soft=1)
    foam = Pen()
    for k in range(26):
        foam.circle(112 + k * 6.4, 1104 + 5 * math.sin(k * 0.9) + card.rng.normal(0, 2), 6.5)
    card.paper(foam, ("#ffffff", "#dff8f4"), spread=4, shadow=0.2, offset=(0, -2))
    front: list[Knot] = [(-40, 1260, 0), (-40, 1160, 0)]
    for i in range(10):
        front.append((i * 92 - 10, 1160 + 9 * math.sin(i * 2.2)))
    front += [(840, 1150, 0), (840, 1260, 0)]
    card.paper(Pen().smooth(front), ("#1c9cc0", "#1486ae"), shadow=0.2, offset=(0, -5), rim=0.3)
    crest = [(i * 92 - 10, 1162 + 9 * math.sin(i * 2.2)) for i in range(10)]
    card.paint(Pen().stroke(crest, 4), "#ffffff", 0.75)
