"""Slices of melon, lime and orange race under leaf sails round a spoon, and a gull is the judge."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, mix, shift
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.land import wave

TURQUOISE = "#22c0c4"
FRUITS = {
    # rind, pith, flesh, deep flesh
    "melon": ("#3f9a3c", "#e6f6c0", "#ff6f7c", "#e8415c"),
    "lime": ("#7fc42c", "#f3fbd0", "#c9ec6a", "#a3d63f"),
    "orange": ("#ff9a24", "#fff0cc", "#ffb648", "#ff9422"),
}


def draw() -> NDArray[np.uint8]:
    sky = ["#7fdcea", "#b9f0ec", "#effbe2", "#fffbe0"]
    card = Card(33, sky, light=(330, -160), lamp="#ffffe8")
    card.glow(330, -20, 420, "#ffffff", 0.55)
    for x, y, w, h in ((120, 110, 170, 56), (420, 170, 120, 36)):
        pen = Pen()
        puff(pen, x, y, w, h, card.rng)
        card.paper(pen, ("#ffffff", "#e6faf4"), shadow=0.1, spread=6, rim=0.1)
    _sea(card, 262, 3, 46, 0.4, "#8fe8e0")
    _boat(card, 372, 302, 0.24, "lime", 6)
    _boat(card, 456, 310, 0.27, "orange", 5)
    _sea(card, 312, 5, 60, 2.2, "#6fe0dc")
    _boat(card, 290, 370, 0.38, "melon", 7)
    _sea(card, 372, 7, 78, 1.1, "#50d4d4")
    _boat(card, 176, 454, 0.5, "orange", 6)
    _sea(card, 452, 9, 98, 3.0, "#3acacc")
    _tower(card)
    _sea(card, 560, 11, 124, 0.2, "#2cc0c6")
    _spoon(card)
    _sea(card, 664, 13, 150, 1.9, "#22b6c0")
    _boat(card, 448, 742, 0.66, "lime", 9)
    _sea(card, 742, 15, 176, 4.0, "#1caab8")
    _boat(card, 236, 986, 1.06, "melon", 8)
    _sea(card, 972, 19, 220, 0.9, "#169cae")
    _boat(card, 622, 1112, 0.84, "orange", -5)
    _sea(card, 1112, 20, 250, 2.6, "#1090a4")
    return card.finish(
        bloom=0.2, halation=0.05, shadow_tone="#0f6a7a", light_tone="#fffde8", vignette=0.1
    )


def _sea(card: Card, y: float, height: float, length: float, phase: float, tone: str) -> None:
    line = wave(y, height, length, phase, card.rng, sharp=0.7)
    fill = (mix(tone, "#ffffff", 0.3), tone, mix(tone, "#0f8aa0", 0.2))
    card.paper(line.pen(), fill, shadow=0.22, offset=(0, -4), spread=7, rim=0.25)
    crest = [(float(px), float(py) + 1) for px, py in zip(line.xs, line.ys, strict=True)]
    card.paint(Pen().stroke(crest[::4], max(1.6, height * 0.2)), "#f6fffb", 0.8)
    glints = Pen()
    for _ in range(14):
        w = height * card.rng.uniform(0.8, 2.2)
        gy = y + height * card.rng.uniform(1.6, 5)
        glints.oval(card.rng.uniform(0, 800), gy, w, max(0.8, w * 0.09))
    card.paint(glints, "#ffffff", 0.55)


def _at(x: float, y: float, s: float, turn: float, px: float, py: float) -> Point:
    a = math.radians(turn)
    return (
        x + s * (px * math.cos(a) - py * math.sin(a)),
        y + s * (px * math.sin(a) + py * math.cos(a)),
    )


def _boat(card: Card, x: float, y: float, s: float, kind: str, turn: float) -> None:
    """Half a slice, flat side up; its seeds have come out to lean over the rind."""
    rind, pith, flesh, deep = FRUITS[kind]
    _sail(card, x, y, s, turn, kind)

    def half(r: float) -> Pen:
        pen = Pen()
        with pen.at(x, y, s, turn):
            pen.path(f"M{-r} -62 L{r} -62 A{r} {r} 0 0 1 {-r} -62Z")
        return pen

    spread = max(2.0, 10 * s)
    card.paper(
        half(176),
        (mix(rind, "#ffffff", 0.12), rind, mix(rind, "#0f3a2a", 0.3)),
        spread=spread,
        rim=0.3,
    )
    if kind == "melon":
        marks = Pen()
        with marks.at(x, y, s, turn):
            for k in range(9):
                a = math.radians(8 + k * 20.5)
                marks.line(
                    176 * math.cos(a),
                    -62 + 176 * math.sin(a),
                    160 * math.cos(a + 0.06),
                    -62 + 160 * math.sin(a + 0.06),
                    11,
                )
        card.shade(marks.mask * half(176).mask, "#1c5a2c", 0.6)
    card.paper(half(160), pith, shadow=0, bevel=0, rim=0)
    inner = card.paper(half(147), (flesh, deep), shadow=0.12, spread=2, rim=0.1)
    if kind == "melon":
        pips = Pen()
        with pips.at(x, y, s, turn):
            for px, py in (
                (-92.0, -30.0),
                (-46, -8),
                (4, -26),
                (52, 0),
                (96, -34),
                (-10, 36),
                (30, 56),
            ):
                pips.oval(px, py, 5, 9, px * 0.2)
        card.paint(pips.mask * inner, "#3a1c20", 0.9)
    else:
        ribs = Pen()
        with ribs.at(x, y, s, turn):
            for k in range(1, 6):
                a = math.pi * k / 6
                ribs.taper([(0, -60), (142 * math.cos(a), -62 + 142 * math.sin(a))], 3, 7)
            ribs.circle(0, -60, 10)
        card.paint(ribs.mask * inner, mix(pith, flesh, 0.15), 0.9)
        spark = Pen()
        for _ in range(26):
            r, a = card.rng.uniform(30, 132), card.rng.uniform(0.1, 3.0)
            px, py = _at(x, y, s, turn, r * math.cos(a), -62 + r * math.sin(a))
            spark.oval(px, py, 2.2 * s, 7 * s, math.degrees(a) - 90 + turn)
        card.paint(spark.mask * inner, "#ffffff", 0.35)
    _crew(card, x, y, s, turn, kind)


def _sail(card: Card, x: float, y: float, s: float, turn: float, kind: str) -> None:
    mast = Pen()
    with mast.at(x, y, s, turn):
        mast.taper([(-6, -50), (-4, -250), (-2, -432)], 10, 5)
    card.paper(mast, ("#f3dca4", "#c9a464"), spread=max(1.5, 4 * s), rim=0.2)
    green = {"melon": "#4fae3c", "lime": "#2f9a5c", "orange": "#7fbf34"}[kind]
    leaf: list[Knot] = [
        (-4, -436, 0),
        (66, -400),
        (136, -318),
        (158, -218),
        (120, -130),
        (40, -92),
        (-6, -96, 0),
        (24, -180),
        (30, -290),
    ]
    small: list[Knot] = [(-8, -404, 0), (-52, -330), (-118, -210), (-150, -116, 0), (-78, -104)]
    small += [(-12, -118, 0), (-4, -240)]
    for knots, tone, veins in (
        (small, mix(green, "#f3ff9a", 0.35), ((-8, -400), (-62, -250), (-146, -118))),
        (leaf, green, ((-4, -434), (92, -270), (-4, -98))),
    ):
        pen, rib = Pen(), Pen()
        with pen.at(x, y, s, turn), rib.at(x, y, s, turn):
            pen.smooth(knots)
            rib.stroke([(float(a), float(b)) for a, b in veins], 5)
            for k in range(1, 7):
                t = k / 7
                if knots is leaf:
                    mx, my = -4 + 186 * t * (1 - t) * 2, -434 + 336 * t
                    rib.taper([(mx, my), (mx + 40, my - 8), (mx + 84, my + 8)], 4, 1)
                else:
                    mx, my = -8 - 138 * t, -400 + 282 * t
                    rib.taper([(mx, my), (mx + 22, my + 18), (mx + 52 + 30 * t, my + 24)], 3, 1)
        mask = card.paper(pen, (mix(tone, "#f6ffb0", 0.3), tone), spread=max(2.0, 9 * s), rim=0.3)
        card.paint(rib.mask * mask, mix(tone, "#f6ffd0", 0.6), 0.7)
        card.shade(
            mask * (1 - shift(mask, -16 * s, -6 * s)), "#1c5a3c", 0.35, soft=9 * s, within=mask
        )


def _crew(card: Card, x: float, y: float, s: float, turn: float, kind: str) -> None:
    """Leaning out over the side, heads a little forward."""
    tone = {"melon": "#4a2226", "lime": "#f6f0c0", "orange": "#fff4d0"}[kind]
    bodies, arms, eyes = Pen(), Pen(), Pen()
    for px, lean in ((-148, -34), (-112, -26), (-76, -18), (64, 12), (104, 20)):
        with bodies.at(*_at(x, y, s, turn, px, -66), s, turn + lean):
            bodies.smooth(
                [(0, 4), (-13, -8), (-14, -24), (-5, -46, 0), (5, -46, 0), (14, -24), (13, -8)]
            )
        with arms.at(*_at(x, y, s, turn, px, -66), s, turn + lean):
            arms.taper([(6, -22), (22, -30), (30, -24)], 5, 3)
        with eyes.at(*_at(x, y, s, turn, px, -66), s, turn + lean):
            eyes.circle(-3, -26, 2.6).circle(6, -26, 2.6)
    card.paper(arms, mix(tone, "#3a2020", 0.15), spread=1, shadow=0.2)
    card.paper(bodies, (mix(tone, "#ffffff", 0.15), tone), spread=max(1.0, 3 * s), rim=0.3)
    if s > 0.35:
        card.paint(eyes, "#fff6e6" if kind == "melon" else "#4a3424")


def _spoon(card: Card) -> None:
    """The mark to be rounded: a tea-spoon stuck in the sea, bowl up, with a pennant."""
    x, y = 96.0, 706.0
    pen = Pen()
    with pen.at(x, y, 1, -7):
        pen.taper([(0, 20), (0, -70), (0, -150)], 15, 11)
        pen.smooth(
            [
                (0, -142),
                (-22, -166),
                (-34, -206),
                (-28, -246),
                (0, -266),
                (28, -246),
                (34, -206),
                (22, -166),
            ]
        )
    fill = Gradient(("#ffffff", "#dfe8ec", "#9fb4c0", "#e6eef0", "#8fa6b4"), x - 66, x + 20, X)
    card.paper(pen, fill, spread=7, lift=6, rim=0.4)
    bowl = Pen()
    with bowl.at(x, y, 1, -7):
        bowl.smooth(
            [
                (0, -156),
                (-17, -176),
                (-25, -206),
                (-20, -238),
                (0, -254),
                (20, -238),
                (25, -206),
                (17, -176),
            ]
        )
    card.paint(bowl, Gradient(("#8fa8b4", "#dfeaee", "#ffffff"), y - 260, y - 150), 0.9)
    shine = Pen()
    with shine.at(x, y, 1, -7):
        shine.oval(-9, -222, 4, 16, 14)
    card.paint(shine, "#ffffff", 0.9, soft=1)
    rings = Pen()
    for k in range(3):
        rings.path(
            f"M{x - 40 - 18 * k} {y - 4 + 4 * k} A{40 + 18 * k} {9 + 4 * k} 0 0 0"
            f" {x + 40 + 18 * k} {y - 4 + 4 * k}",
            width=3,
        )
    card.paint(rings, "#ffffff", 0.5)


def _tower(card: Card) -> None:
    """A pineapple with a gallery cut in it; the judge is in no hurry."""
    x, y = 640.0, 590.0
    body = Pen().smooth(
        [
            (x - 74, y + 20),
            (x - 92, y - 60),
            (x - 88, y - 140),
            (x - 62, y - 204),
            (x, y - 224),
            (x + 62, y - 204),
            (x + 88, y - 140),
            (x + 92, y - 60),
            (x + 74, y + 20),
        ]
    )
    crown = (
        (-70, -300, 30),
        (70, -300, 30),
        (-104, -262, 26),
        (104, -262, 26),
        (-36, -330, 32),
        (36, -330, 32),
    )
    for dx, dy, w in crown:
        leaf = Pen().smooth(
            [
                (x + dx * 0.1 - w / 2, y - 206, 0),
                (x + dx * 0.5 - w * 0.3, y + dy * 0.9 + 10),
                (x + dx, y + dy, 0),
                (x + dx * 0.6 + w * 0.4, y + dy * 0.82 + 8),
                (x + dx * 0.1 + w / 2, y - 206, 0),
            ]
        )
        card.paper(leaf, ("#8fd04a", "#3f9a44"), spread=5, rim=0.3)
    skin = Gradient(("#ffd95c", "#f6b030", "#d9821c"), x - 90, x + 96, X)
    mask = card.paper(body, skin, spread=9, lift=8, rim=0.35)
    net, eyes = Pen(), Pen()
    for k in range(-12, 13):
        net.line(x + k * 30 - 150, y - 230, x + k * 30 + 150, y + 30, 3)
        net.line(x + k * 30 + 150, y - 230, x + k * 30 - 150, y + 30, 3)
    for row in range(11):
        for k in range(-4, 5):
            eyes.star(x + k * 30 + (row % 2) * 15, y - 226 + row * 26, 5, 0.4, 4)
    card.shade(net.mask * mask, "#8a4a10", 0.45)
    card.paint(eyes.mask * mask, "#fff0a8", 0.7)
    card.shade(mask * (1 - shift(mask, -34, 0)), "#8a3a10", 0.35, soft=18, within=mask)
    deck = Pen().rect(x - 58, y - 150, 116, 46, 8)
    card.hollow(deck, ("#8a5420", "#b9742c"), depth=7, colour="#3a1c08", strength=0.7)
    rail = Pen().rect(x - 70, y - 112, 140, 8, 3)
    for k in range(8):
        rail.rect(x - 62 + k * 17, y - 110, 4, 24)
    rail.rect(x - 72, y - 88, 144, 8, 3)
    card.paper(rail, ("#fffdf2", "#e6dcc0"), spread=4)
    bell = (
        Pen()
        .path(f"M{x - 12} {y - 126} C{x - 12} {y - 146} {x + 12} {y - 146} {x + 12} {y - 126}Z")
        .circle(x, y - 124, 4)
    )
    card.paper(bell, ("#ffe680", "#d9a02c"), spread=2)
    _gull(card, x - 4, y - 302)
    flags = Pen()
    for k in range(7):
        fx, fy = x - 86 + k * 28.6, y - 64 + 16 * math.sin(math.pi * k / 6)
        flags.poly([(fx - 9, fy), (fx + 9, fy), (fx, fy + 18)])
    card.paper(flags, ("#ff6f7c", "#e8415c"), spread=3)


def _gull(card: Card, x: float, y: float) -> None:
    """The whitest thing of all, napkin tied."""
    k = 1.5
    legs = Pen()
    with legs.at(x, y, k):
        legs.line(-4, -14, -5, 6, 3).line(8, -14, 8, 6, 3)
    card.paper(legs, "#ff9a2c", spread=1)
    body, wing, beak, eye, bib = (Pen() for _ in range(5))
    with body.at(x, y, k, flip=True):
        body.smooth(
            [
                (-58, -14, 0),
                (-26, -38),
                (4, -50),
                (12, -72),
                (28, -82),
                (44, -76),
                (47, -60),
                (38, -30),
                (14, -10),
                (-18, -10),
            ]
        )
    with wing.at(x, y, k, flip=True):
        wing.smooth(
            [(-66, -12, 0), (-34, -34), (2, -44), (14, -34), (6, -22), (-18, -14), (-40, -14, 0)]
        )
    with beak.at(x, y, k, flip=True):
        beak.smooth([(44, -72, 0), (60, -68), (67, -60, 0), (62, -58), (45, -60, 0)])
    with eye.at(x, y, k, flip=True):
        eye.circle(35, -70, 2.8)
    with bib.at(x, y, k, flip=True):
        bib.smooth([(20, -54, 0), (46, -52, 0), (42, -26), (26, -16, 0), (20, -34)])
    card.paper(body, ("#ffffff", "#eef4f4"), spread=5, rim=0.1)
    card.paper(wing, ("#c9d6dc", "#9fb2bc"), spread=3)
    card.paper(beak, ("#ffc03c", "#f08a24"), spread=2)
    card.paper(bib, ("#ff8a94", "#e8415c"), spread=3)
    card.paint(eye, "#2a2a30")
