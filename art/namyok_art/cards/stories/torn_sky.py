"""On a very tall ladder a seamstress sews up a long tear in the paper sky."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.buildings import ladder, panes, town
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import cloud, flock

TEAR: list[Point] = [
    (40, 150),
    (180, 212),
    (300, 224),
    (430, 286),
    (560, 290),
    (690, 360),
    (806, 372),
]
SAFFRON = "#ffb52e"
SEAM = 0.52
"""How much of the tear is sewn."""


def draw() -> NDArray[np.uint8]:
    light = ["#ffffff", "#fffbe6", "#fdf6e8", "#f4f6fb"]
    card = Card(46, light, light=(610, 330), lamp="#fffdf0")
    _beyond(card)
    _sky(card)
    _clouds(card)
    _shine(card)
    _village(card)
    _stitches(card)
    _ladder(card)
    _thread(card)
    return card.finish(
        bloom=0.35,
        halation=0.06,
        shadow_tone="#1f3f8a",
        light_tone="#fffaf0",
        vignette=0.18,
        contrast=1.07,
    )


def _beyond(card: Card) -> None:
    """What is behind the sky: white light and stars that have come loose."""
    card.lightup(Pen().rect(-20, -20, 840, 700), "#fffdf2", 0.06)
    stars = Pen()
    for x, y, r in (
        (520, 268, 15),
        (590, 318, 20),
        (660, 300, 12),
        (640, 372, 16),
        (724, 366, 17),
        (560, 352, 10),
        (770, 410, 12),
    ):
        stars.star(x, y, r, 0.42, 5)
    card.paper(stars, ("#ffd24a", "#f0a02a"), spread=5, shadow=0.25)


def _half_width(t: float) -> float:
    """How far the edges have drawn apart; nothing where it is sewn."""
    opening = max(0.0, t - SEAM + 0.06)
    swell: float = math.sin(min(1.0, opening / 0.42) * math.pi * 0.62) ** 1.2
    return 3 + 150 * swell


def _gap() -> Pen:
    upper, lower = [], []
    points = along(TEAR, 60)
    for k, (x, y) in enumerate(points):
        t = k / 59
        half = _half_width(t)
        upper.append((x + half * 0.1, y - half * 0.42))
        lower.append((x - half * 0.05, y + half * 0.62))
    return Pen().poly([*upper, *reversed(lower)])


def _sky(card: Card) -> None:
    sheet = 1 - _gap().mask
    fill = Gradient(("#1f5ab0", "#3a80d0", "#6fb0e6", "#a8d4f0", "#cfe6f0"), 0, 1000)
    card.paper(
        sheet, fill, TORN, torn=11, core=0.85, shadow=0.4, spread=16, offset=(6, 12), rim=0.3
    )
    creases = Pen()
    for k in range(3, 57, 6):
        x, y = along(TEAR, 60)[k]
        for side in (-1, 1):
            length = 60 + 50 * math.sin(k * 1.7)
            creases.taper(
                [(x, y + side * 6), (x + 14, y + side * length * 0.6), (x + 20, y + side * length)],
                5,
                0.8,
            )
    within = blur(sheet, 3) * sheet
    card.shade(creases, "#174a9a", 0.28, soft=3, within=within)
    card.paint(blur(creases.mask, 2) * sheet, "#cfe8ff", 0.08)


def _clouds(card: Card) -> None:
    for x, y, width in ((150, 470, 210), (690, 610, 220), (620, 120, 190), (90, 700, 170)):
        pen = Pen()
        cloud(pen, x, y, width, card.rng, 7, 0.3)
        card.paper(pen, ("#ffffff", "#d9e8f4"), shadow=0.25, spread=12, rim=0.3)
    card.paint(flock(card.rng, 6, (240, 620), (50, 26), (7, 11)), "#2f5a9a", 0.8)


def _shine(card: Card) -> None:
    """Light falls out of the tear and so do a few stars."""
    card.rays(640, 330, "#fffbe0", 0.3, 620, 110, within=smoothstep(330, 480, Y))
    card.glow(640, 336, 200, "#ffffff", 0.35)
    stars = Pen()
    for x, y, r in ((610, 470, 11), (700, 530, 9), (560, 590, 8), (660, 690, 9), (600, 800, 7)):
        stars.star(x, y, r, 0.42, 5)
    card.paper(stars, ("#ffe08a", "#f4b040"), spread=4, shadow=0.3)


def _village(card: Card) -> None:
    rng = card.rng
    far = ridge(rng, 930, 26)
    card.paper(far.pen(), ("#a8cfa8", "#7fb090"), TORN, torn=3, shadow=0.2, offset=(-3, -5))
    card.fog(950, 40, "#dff0f0", 0.4)
    for depth, (base, low, high) in enumerate(((1040, 60, 120), (1110, 54, 100))):
        tone = mix("#d8937a", "#c4664c", depth)
        pen = Pen()
        for left, right in ((-20, 250 - depth * 40), (560 + depth * 30, 820)):
            windows = town(pen, base, rng, left, right, (48, 78), (low, high), 0.5)
            card.paper(pen, (tone, mix(tone, "#f6e6d0", 0.55), "#f6e8d6"), shadow=0.28, spread=8)
            card.paint(panes(windows), "#fff6cf", 0.9)
            card.paint(panes(windows, lit=False), "#7a4a4a", 0.6)
            pen = Pen()
    square = ridge(rng, 1078, 6, bow=26)
    card.paper(square.pen(), ("#e9d8b8", "#b8ac88"), TORN, torn=3, shadow=0.25, offset=(0, -5))
    stones = Pen()
    for _ in range(90):
        x, y = rng.uniform(120, 680), rng.uniform(1100, 1190)
        stones.oval(x, y, rng.uniform(8, 15), 4)
    card.paint(stones, "#f6ead0", 0.4)
    near = ridge(rng, 1172, 8, bow=-30)
    card.paper(
        meadow(near.pen(), near, rng, 200, 8, 24),
        ("#6f9f70", "#3f7260"),
        TORN,
        torn=3,
        shadow=0.25,
        offset=(0, -5),
    )


def _stitches(card: Card) -> None:
    points = along(TEAR, 240)
    pen, holes = Pen(), Pen()
    for k in range(6, int(240 * SEAM), 9):
        x, y = points[k]
        nx, ny = points[k + 1]
        dx, dy = nx - x, ny - y
        length = math.hypot(dx, dy)
        ux, uy = -dy / length, dx / length
        a = (x - ux * 24 - dx / length * 6, y - uy * 24 - dy / length * 6)
        b = (x + ux * 24 + dx / length * 6, y + uy * 24 + dy / length * 6)
        pen.line(*a, *b, 5)
        holes.circle(*a, 3.4).circle(*b, 3.4)
    card.shade(holes, "#12306a", 0.7)
    card.paper(pen, (mix(SAFFRON, "#ffffff", 0.3), SAFFRON), spread=4, lift=4, shadow=0.4)


def _ladder(card: Card) -> None:
    pen = Pen()
    ladder(pen, (372, 1112), (452, 306), 44, 44, 6)
    card.shade(pen, "#2a5a9a", 0.3, soft=6, move=(-16, 8))
    card.paper(pen, ("#c98a54", "#8a5a3c"), spread=4, rim=0.4)


def _thread(card: Card) -> None:
    """From the spool in the square up to the needle; the village uses it as a line."""
    woman = Person(
        446,
        420,
        118,
        1,
        "dress",
        arms=((0.14, -0.2), (0.16, -0.34)),
        hair="bun",
        stride=0.3,
        lean=4,
    )
    woman.glue(card, Look("#e0583f", "#5a3a4a", "#f4cfb0", "#5a3428"))
    hand = woman.hand(1)
    needle = Pen().taper([(hand[0] - 12, hand[1] + 16), (hand[0] + 22, hand[1] - 26)], 4, 1.4)
    spool = (268, 1130)
    line: list[Point] = [
        (spool[0], 1056),
        (330, 1000),
        (420, 1004),
        (520, 960),
        (590, 860),
        (560, 700),
        (510, 560),
        (486, 470),
        (hand[0] - 12, hand[1] + 16),
    ]
    card.shade(Pen().stroke(line, 3), "#2a4a7a", 0.25, soft=3, move=(-6, 5))
    card.paper(Pen().stroke(line, 3.4), SAFFRON, spread=2, shadow=0.25)
    card.paper(needle, ("#ffffff", "#b4c4d8"), spread=3)
    _washing(card, along(line, 90))
    card.shade(Pen().oval(spool[0] + 6, 1132, 74, 12), "#6a5a4a", 0.5, soft=7)
    drum = Pen().rect(spool[0] - 44, 1050, 88, 74, 4)
    mask = card.paper(drum, (mix(SAFFRON, "#ffffff", 0.25), SAFFRON, "#d98a1a"), spread=6)
    turns = Pen()
    for k in range(12):
        turns.line(spool[0] - 46, 1056 + k * 6, spool[0] + 46, 1053 + k * 6, 1.6)
    card.shade(turns.mask * mask, "#a8600f", 0.5)
    ends = Pen().rect(spool[0] - 60, 1036, 120, 18, 6).rect(spool[0] - 60, 1118, 120, 18, 6)
    card.paper(ends, ("#d9a878", "#a87648"), spread=5, rim=0.3)
    child = Person(180, 1146, 62, 1, "child", arms=((0.2, 0.1), (0.3, -0.1)), hair="pony")
    child.glue(card, Look("#3f7ac0", "#4a3a5a", "#f4cfb0", "#8a5434"))


def _washing(card: Card, points: list[Point]) -> None:
    tones = ("#ffffff", "#f6c4b4", "#cfe4f4", "#fff0c8", "#ffffff", "#d8e8c8")
    for i, k in enumerate((13, 17, 21, 25, 29, 33)):
        x, y = points[k]
        cloth = Pen()
        if i % 3 == 0:
            cloth.rect(x - 15, y, 30, 34, 2)
        elif i % 3 == 1:
            cloth.poly(
                [
                    (x - 17, y),
                    (x + 17, y),
                    (x + 22, y + 12),
                    (x + 12, y + 14),
                    (x + 12, y + 36),
                    (x - 12, y + 36),
                    (x - 12, y + 14),
                    (x - 22, y + 12),
                ]
            )
        else:
            cloth.poly(
                [
                    (x - 11, y),
                    (x + 11, y),
                    (x + 13, y + 38),
                    (x + 3, y + 38),
                    (x, y + 14),
                    (x - 3, y + 38),
                    (x - 13, y + 38),
                ]
            )
        card.paper(cloth, (tones[i], mix(tones[i], "#8a9ac0", 0.2)), spread=4, shadow=0.3)
