"""Of a row of nesting dolls only the tiniest has opened, and out of it rises a great ship."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.buildings import ladder
from namyok_art.paper.props.nesting import doll
from namyok_art.paper.props.sky import flock

TABLE = 985
ROW = (
    # x, foot, height
    (132, 1086, 500),
    (322, 1068, 366),
    (462, 1054, 262),
    (562, 1044, 182),
)
SHELL: Point = (664, 1046)
"""Where the smallest one stands, open."""


def draw() -> NDArray[np.uint8]:
    card = Card(61, ["#fbf0dc", "#fdf4e4", "#f9e6d0", "#f4d8bc"], light=(120, 60), lamp="#fffaf0")
    card.glow(560, 420, 460, "#fff6e0", 0.5)
    _table(card)
    _sea(card)
    _ship(card)
    _spray(card)
    _dolls(card)
    _shell(card)
    card.paint(flock(card.rng, 6, (180, 190), (60, 40), (9, 15)), "#b0705a", 0.8)
    return card.finish(
        bloom=0.2,
        halation=0.04,
        shadow_tone="#7a4a5a",
        light_tone="#fff6e4",
        vignette=0.14,
        contrast=1.06,
    )


def _table(card: Card) -> None:
    top = Pen().rect(-20, TABLE, 840, 260)
    card.paper(top, boards("#e3b98c", "#c8946a", card.rng), shadow=0.2, offset=(0, -4))
    cloth = Pen().smooth(
        [(-20, TABLE + 40, 0), (400, TABLE + 26), (820, TABLE + 40, 0), (820, 1164, 0)]
    )
    for k in range(12):
        cloth.oval(30 + k * 68, 1160, 34, 22)
    cloth.rect(-20, TABLE + 40, 840, 122)
    mask = card.paper(cloth, ("#fffaf0", "#f3e2cc"), spread=8, shadow=0.25)
    lace = Pen()
    for k in range(24):
        lace.circle(12 + k * 34, 1154, 6, width=2).circle(29 + k * 34, 1136, 3)
    card.shade(lace.mask * mask, "#c8503f", 0.6)
    card.shade(smoothstep(1100, 1200, Y), "#c89a7a", 0.25)


def _sea(card: Card) -> None:
    """A horn of water that widens out of the little shell up to the keel."""
    x, y = SHELL
    for k, tone in enumerate(("#7fc4b4", "#a4d8c8", "#cfeee0")):
        shrink = 1 - 0.2 * k
        left = [
            (x - 14 * shrink, y - 40),
            (x - 40 * shrink, y - 130),
            (x - 150 * shrink, y - 230),
            (x - 330 * shrink, y - 290),
        ]
        right = [
            (x + 150 * shrink, y - 300),
            (x + 110 * shrink, y - 220),
            (x + 36 * shrink, y - 130),
            (x + 14 * shrink, y - 40),
        ]
        crest = [
            (x - 250 * shrink, y - 330 - 8 * k),
            (x - 150 * shrink, y - 300),
            (x - 60 * shrink, y - 336),
            (x + 40 * shrink, y - 304),
        ]
        pen = Pen().smooth([*left, *crest, *right])
        card.paper(pen, (mix(tone, "#ffffff", 0.35), tone), spread=12, shadow=0.26, rim=0.3)
    lines = Pen()
    for k in range(7):
        t = k / 6 * 2 - 1
        lines.stroke(
            [(x + t * 6, y - 44), (x - 20 + t * 30, y - 130), (x - 70 + t * 120, y - 230)], 2.4
        )
    card.paint(lines, "#ffffff", 0.5)


def _ship(card: Card) -> None:
    _masts(card)
    hull = Pen().smooth(
        [
            (236, 604, 0),
            (270, 622),
            (420, 648),
            (560, 646),
            (690, 606),
            (752, 548, 0),
            (776, 560, 0),
            (752, 650),
            (700, 740),
            (600, 790),
            (430, 796),
            (330, 770),
            (272, 700),
        ]
    )
    mask = card.paper(
        hull,
        Gradient(("#3fa890", "#2a8a7a", "#1c6a64"), 560, 800),
        spread=20,
        shadow=0.4,
        rim=0.35,
        rim_width=4,
    )
    planks = Pen()
    for k in range(5):
        dy = 26 + k * 26
        planks.stroke(
            [(236, 604 + dy), (420, 650 + dy), (560, 648 + dy), (700, 606 + dy), (776, 552 + dy)], 2
        )
    card.shade(planks.mask * mask, "#0f4a4a", 0.45)
    band = Pen().stroke([(240, 618), (420, 662), (560, 660), (696, 620), (764, 558)], 13)
    card.paint(band.mask * mask, "#f6e0b0")
    ports = Pen()
    for px, py in ((330, 690), (400, 704), (470, 710), (540, 706), (610, 690)):
        ports.rect(px - 12, py - 11, 24, 22, 5)
    card.hollow(ports, ("#f4c87a", "#d99a4a"), 4, "#3a2a20", 0.5)
    sprit = Pen().taper([(752, 556), (800, 500), (830, 470)], 13, 6)
    card.paper(sprit, ("#c98f5a", "#96633c"), spread=4)
    wheel = Pen().rect(246, 560, 96, 52, 6).rect(238, 552, 112, 12, 4)
    card.paper(wheel, ("#c98f5a", "#96633c"), spread=6)
    card.hollow(Pen().rect(262, 574, 18, 22, 4).rect(300, 574, 18, 22, 4), "#ffe6a8", 3)


def _sail(card: Card, x: float, top: float, w: float, h: float, tone: str) -> None:
    """One square sail full of wind from the left."""
    sail = Pen().smooth(
        [
            (x - w / 2, top, 0),
            (x + w / 2, top - 6, 0),
            (x + w / 2 + w * 0.16, top + h * 0.5),
            (x + w / 2 + 4, top + h, 0),
            (x + w * 0.06, top + h * 0.86),
            (x - w / 2 - 4, top + h, 0),
            (x - w / 2 + w * 0.14, top + h * 0.5),
        ]
    )
    mask = card.paper(
        sail,
        (mix(tone, "#ffffff", 0.4), tone, mix(tone, "#c89a80", 0.3)),
        spread=11,
        lift=9,
        shadow=0.3,
        rim=0.25,
    )
    seams = Pen()
    for k in (-0.25, 0.0, 0.25):
        seams.stroke(
            [(x + k * w, top), (x + k * w + w * 0.13, top + h * 0.5), (x + k * w, top + h)], 1.8
        )
    card.shade(seams.mask * mask, "#b08a70", 0.4)
    side = smoothstep(x, x + w * 0.7, X)
    card.shade(side * mask, "#d8a890", 0.3)
    yard = Pen().taper([(x - w / 2 - 12, top + 2), (x + w / 2 + 12, top - 6)], 8, 8)
    card.paper(yard, "#96633c", spread=3)


def _masts(card: Card) -> None:
    masts = Pen()
    for x, top, base in ((346, 190, 640), (500, 92, 660), (652, 210, 630)):
        masts.taper([(x, base), (x, top)], 14, 6)
    card.paper(masts, ("#b0784a", "#8a5834"), spread=5)
    ropes = Pen()
    for a, b in (
        ((500, 96), (800, 498)),
        ((652, 214), (790, 510)),
        ((346, 194), (244, 600)),
        ((500, 96), (346, 240)),
        ((500, 96), (652, 260)),
    ):
        ropes.line(*a, *b, 1.8)
    card.paint(ropes, "#8a6a5a", 0.8)
    jib = Pen().smooth([(676, 300, 0), (786, 508, 0), (700, 520), (672, 500, 0), (696, 400)])
    card.paper(jib, ("#fffdf4", "#ecd8c0"), spread=8)
    for x, rows in (
        (346, ((220, 96, 104), (332, 130, 116), (456, 150, 124))),
        (652, ((238, 92, 100), (346, 124, 112), (466, 142, 116))),
        (500, ((130, 116, 116), (254, 156, 136), (398, 184, 170))),
    ):
        for top, w, h in rows:
            _sail(card, x, top, w, h, "#fbeeda")
    flags = Pen()
    for x, top in ((346, 190), (500, 92), (652, 210)):
        flags.smooth(
            [
                (x, top, 0),
                (x + 30, top - 6),
                (x + 62, top + 4, 0),
                (x + 30, top + 14),
                (x, top + 18, 0),
            ]
        )
    card.paper(flags, ("#e0503f", "#b8302f"), spread=4)


def _spray(card: Card) -> None:
    rng = card.rng
    foam = Pen()
    for k in range(34):
        t = k / 33
        x = 300 + t * 470
        y = 782 - 30 * math.sin(t * math.pi) - 120 * max(0, t - 0.8) + rng.normal(0, 6)
        foam.circle(x, y, rng.uniform(10, 24))
    card.paper(foam, ("#ffffff", "#e2f4ec"), TORN, torn=3, spread=7, shadow=0.2)
    drops = Pen()
    for _ in range(46):
        drops.circle(rng.normal(664, 90), rng.uniform(800, 1000), rng.uniform(1.6, 4.6))
    card.paint(drops, "#8fd0c0", 0.8)


def _dolls(card: Card) -> None:
    tones = (
        ("#c8352f", "#f3dcae"),
        ("#d04a38", "#f6e2c0"),
        ("#c8352f", "#f3dcae"),
        ("#d65a44", "#f6e2c0"),
    )
    for (x, y, h), (shawl, apron) in zip(ROW, tones, strict=True):
        shadow = Pen().oval(x + h * 0.14, y, h * 0.36, h * 0.05)
        card.shade(shadow, "#8a5a4a", 0.5, soft=h * 0.025)
        mask = doll(card, x, y, h, shawl, apron, "#e0705a")
        shade = smoothstep(y - h * 0.55, y - h * 1.05, Y) * smoothstep(120, 340, X)
        card.shade(shade * mask, "#6a4a6a", 0.35)
    _hatch(card)


def _hatch(card: Card) -> None:
    """The biggest has a small door in its shawl, and someone's ladder comes out of it."""
    x, y = 226, 868
    hole = Pen().oval(x, y, 22, 32, 8)
    card.hollow(hole, ("#3a1018", "#5a1a20"), 6, "#1a0408", 0.6)
    card.paint(Pen().oval(x, y, 22, 32, 8, width=4), "#f4c04a")
    pen = Pen()
    ladder(pen, (254, 1082), (224, 862), 20, 13, 4)
    card.shade(pen, "#6a2a2a", 0.4, soft=4, move=(6, 4))
    card.paper(pen, ("#e9c48c", "#b98a54"), spread=3)


def _shell(card: Card) -> None:
    """The two halves of the smallest, no bigger than a nut."""
    x, y = SHELL
    card.shade(Pen().oval(x + 10, y + 1, 40, 7), "#8a5a4a", 0.5, soft=4)
    card.glow(x, y - 46, 110, "#fffbe6", 0.7)
    cup = Pen().smooth(
        [
            (x - 32, y - 44, 0),
            (x + 32, y - 44, 0),
            (x + 31, y - 22),
            (x + 22, y, 0),
            (x - 22, y, 0),
            (x - 31, y - 22),
        ]
    )
    card.paper(cup, ("#d8443a", "#a82a2c"), spread=5, rim=0.35)
    apron = Pen().smooth(
        [(x - 17, y - 42, 0), (x + 17, y - 42, 0), (x + 15, y - 14), (x, y - 6), (x - 15, y - 14)]
    )
    card.paint(apron, "#f6e2c0")
    rim = Pen().oval(x, y - 44, 32, 7)
    card.paper(rim, ("#f6e2c0", "#d9b48a"), spread=2)
    card.paint(Pen().oval(x, y - 44, 26, 4.6), "#4fb09a")
    lid = Pen()
    with lid.at(744, 1082, 62, 104):
        lid.smooth(
            [
                (-0.62, 0.1, 0),
                (-0.42, -0.26),
                (-0.46, -0.5),
                (-0.3, -0.82),
                (0, -0.92),
                (0.3, -0.82),
                (0.46, -0.5),
                (0.42, -0.26),
                (0.62, 0.1, 0),
            ]
        )
    card.shade(lid, "#8a5a4a", 0.5, soft=5, move=(7, 6))
    card.paper(lid, ("#d8443a", "#a82a2c"), spread=4, rim=0.35)
    face = Pen()
    with face.at(744, 1082, 62, 104):
        face.oval(0, -0.56, 0.25, 0.22)
    card.paint(face, "#fbe8d0")
    steam = Pen().taper([(x, y - 50), (x - 8, y - 90), (x - 20, y - 130)], 20, 60)
    card.tint(blur(steam.mask, 12), "#ffffff", 0.35)
