"""A winding line of sheep has stopped: the one at the little fence sat down to have tea."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.patterns import boards, checks
from namyok_art.paper.props.flock import sheep
from namyok_art.paper.props.sky import stars

FLOOR = 900
PATH: list[Point] = [
    (646, 372),
    (560, 420),
    (420, 470),
    (330, 540),
    (400, 620),
    (560, 668),
    (700, 740),
    (690, 850),
    (560, 930),
    (430, 980),
]
WOOL = ("#f6f4ff", "#b8b4dc")
FACE = "#4a4468"


def draw() -> NDArray[np.uint8]:
    wall = Gradient(("#1c2450", "#283264", "#323a70"), 0, FLOOR)
    card = Card(88, wall, light=(640, 240), lamp="#dfe8ff")
    _room(card)
    _window(card)
    _wardrobe(card)
    _floor(card)
    _ribbon(card)
    _queue(card)
    _bed(card)
    _fence(card)
    _striker(card)
    return card.finish(
        bloom=0.5,
        halation=0.06,
        shadow_tone="#1a2050",
        light_tone="#f4f0ff",
        vignette=0.32,
        contrast=1.08,
    )


def _room(card: Card) -> None:
    paper = Pen()
    for row in range(13):
        for column in range(10):
            x, y = 30 + column * 84 + (row % 2) * 42, 30 + row * 70
            paper.oval(x - 6, y, 8, 4, 30).oval(x + 6, y, 8, 4, -30).circle(x, y + 6, 3)
    card.paint(paper, "#4a5490", 0.45)
    picture = Pen().rect(300, 190, 110, 90, 4)
    card.paper(picture, ("#5a5484", "#403c68"), spread=8)
    card.paint(Pen().rect(312, 202, 86, 66), ("#6f7ab0", "#8a86b8"))
    hills = Pen().oval(330, 270, 50, 28).oval(384, 272, 46, 22)
    card.paint(hills.mask * Pen().rect(312, 202, 86, 66).mask, "#4f6a80")


def _window(card: Card) -> None:
    """The night outside; the light comes from it."""
    card.glow(640, 240, 330, "#aebcff", 0.45)
    frame = Pen().rect(516, 70, 250, 318, 8)
    card.paper(frame, ("#8a86b8", "#5a5690"), spread=12)
    glass = Pen().rect(532, 86, 218, 286)
    card.hollow(glass, ("#3a4c9a", "#6f86cc", "#a8b8ea"), 9, "#0c1030", 0.5, shine=0.16)
    card.lightup(stars(card.rng, 34, 300, (0.8, 1.8), 536, 746, 90), "#ffffff", 0.5, 0.9)
    hill = Pen().oval(600, 392, 150, 60).oval(720, 384, 120, 44)
    card.paint(hill.mask * glass.mask, "#5a6ab0")
    for x, y, size in ((566, 348, 22), (600, 342, 24), (706, 350, 20)):
        sheep(card, x, y, size, WOOL, FACE)
    bars = Pen().rect(637, 86, 9, 286).rect(532, 206, 218, 8)
    card.paper(bars, "#8a86b8", spread=4)
    sill = Pen().rect(496, 380, 290, 18, 4)
    card.paper(sill, ("#a8a4d0", "#6a66a0"), spread=8)
    for side in (-1, 1):
        x = 640 + side * 150
        curtain = Pen().smooth(
            [
                (x - 46, 50, 0),
                (x + 46, 50, 0),
                (x + side * 10 + 30, 240),
                (x + side * 24 + 26, 420),
                (x + side * 24 - 34, 424),
                (x - 26 + side * 10, 240),
            ]
        )
        mask = card.paper(curtain, ("#8a78b8", "#5f5290"), spread=10, rim=0.3)
        folds = Pen()
        for k in range(3):
            folds.stroke(
                [
                    (x - 24 + k * 22, 54),
                    (x - 14 + k * 16 + side * 8, 240),
                    (x - 18 + k * 18 + side * 22, 420),
                ],
                4,
            )
        card.shade(folds.mask * mask, "#2c2458", 0.45, soft=2)
    card.paper(Pen().rect(440, 40, 400, 12, 6), "#a08a70", spread=5)
    beam = Pen().poly([(532, 386), (750, 386), (560, 1200), (40, 1200)])
    card.tint(blur(beam.mask, 16) * smoothstep(1200, 380, Y), "#b4c4ff", 0.14)


def _wardrobe(card: Card) -> None:
    """The first hundred, counted already, are kept on top of it."""
    card.shade(Pen().rect(36, 330, 220, 580), "#0c1030", 0.5, soft=16, move=(-14, 14))
    body = Pen().rect(30, 330, 226, 590, 6)
    card.paper(body, boards("#5a4a68", "#433a58", card.rng, upright=True), spread=10, rim=0.3)
    doors = Pen().rect(44, 364, 96, 520, 4).rect(146, 364, 96, 520, 4)
    card.paper(doors, boards("#6a5878", "#4f4464", card.rng, upright=True), spread=4, rim=0.25)
    knobs = Pen().circle(130, 620, 6).circle(156, 620, 6)
    card.paper(knobs, "#d9b878", spread=3)
    cornice = Pen().rect(18, 312, 250, 24, 5)
    card.paper(cornice, ("#7a6888", "#54486a"), spread=7, rim=0.3)
    rng = card.rng
    for row, (y, count) in enumerate(((256, 4), (284, 5), (312, 6))):
        for k in range(count):
            x = 146 + (k - (count - 1) / 2) * 38 + rng.normal(0, 3)
            sheep(card, x, y, 40 + row * 2, WOOL, FACE, flip=bool(rng.random() < 0.4))


def _floor(card: Card) -> None:
    floor = Pen().rect(-20, FLOOR, 840, 320)
    card.paper(floor, boards("#3f3f72", "#30315c", card.rng, 40), shadow=0.3, offset=(0, -4))
    rug = Pen().oval(470, 1010, 330, 96)
    card.paper(rug, ("#5a5a9a", "#45457e"), spread=6, shadow=0.3)
    card.paint(Pen().oval(470, 1010, 306, 84, width=6), "#8a86c4", 0.7)
    card.tint(smoothstep(380, 0, np.hypot(X - 480, (Y - 1000) * 2)) * (Y > FLOOR), "#b4c4ff", 0.16)


def _width(t: float) -> float:
    return 12 + 62 * t


def _ribbon(card: Card) -> None:
    """The path of moonlight they come down by."""
    points = along(PATH, 90)
    pen = Pen()
    for k, (x, y) in enumerate(points):
        w = _width(k / 89)
        pen.oval(x, y, w * 1.1, w * 0.3)
    card.shade(pen, "#0c1030", 0.4, soft=12, move=(0, 18))
    card.paper(
        pen,
        Gradient(("#c6d2ff", "#8f9ae0", "#5f66b4"), 370, 1000),
        shadow=0.25,
        spread=6,
        opacity=0.62,
        rim=0.5,
    )


def _queue(card: Card) -> None:
    points = along(PATH, 200)
    places = (4, 14, 24, 35, 47, 59, 72, 86, 101, 116, 131, 147, 163)
    for i, k in enumerate(places):
        x, y = points[k]
        ahead = points[min(199, k + 4)]
        t = k / 199
        size = 26 + 68 * t
        flip = ahead[0] < x
        sheep(card, x, y + 4, size, WOOL, FACE, flip=flip)
        if i in (10, 12):
            _watch(card, x, y, size, flip)


def _watch(card: Card, x: float, y: float, size: float, flip: bool) -> None:
    """It looks at the time."""
    side = -1 if flip else 1
    cx, cy = x + side * size * 0.36, y - size * 0.18
    card.paper(Pen().rect(cx - 8, cy - 3, 16, 6, 2), "#8a4a5a", spread=2)
    card.lightup(Pen().circle(cx, cy, 6), "#fff6d0", 0.3)
    card.paint(Pen().line(cx, cy, cx, cy - 4, 1.4).line(cx, cy, cx + 3, cy + 1, 1.4), "#3a3050")


def _bed(card: Card) -> None:
    x0, y0 = -30, 1040
    head = Pen().rect(-40, 930, 66, 300, 12)
    card.paper(head, boards("#6a5878", "#4f4464", card.rng, upright=True), spread=10)
    mattress = Pen().rect(x0, y0 + 40, 400, 130, 18)
    card.paper(mattress, ("#d8d6f0", "#9a98c4"), spread=10)
    pillow = Pen().smooth(
        [(20, 1078), (16, 1030), (60, 1008), (140, 1016), (160, 1060), (140, 1088)]
    )
    card.paper(pillow, ("#ffffff", "#c3c0e4"), spread=7)
    hair = Pen().circle(126, 1026, 26).circle(146, 1012, 15).circle(110, 1010, 15)
    card.paper(hair, ("#7a5a58", "#4f3a48"), spread=4)
    quilt = Pen().smooth(
        [
            (96, 1212, 0),
            (100, 1070),
            (128, 1030),
            (190, 1014),
            (260, 1034),
            (330, 1050),
            (388, 1078),
            (404, 1130),
            (410, 1212, 0),
        ]
    )
    mask = card.paper(quilt, checks("#a890d8", "#7a64b4", 46, 8), spread=12, rim=0.4, rim_width=3)
    folds = Pen()
    for points in (
        [(190, 1020), (176, 1100), (190, 1200)],
        [(270, 1040), (286, 1110), (270, 1200)],
        [(350, 1064), (340, 1130), (356, 1200)],
    ):
        folds.taper(points, 9, 3)
    card.shade(blur(folds.mask, 3) * mask, "#2c2058", 0.5)
    card.paint(Pen().oval(148, 1036, 24, 15, -8), "#2a1c40", soft=1.5)
    open_eyes = Pen().oval(140, 1036, 6, 7).oval(156, 1034, 6, 7)
    card.paint(open_eyes, "#f4f0ff")
    card.paint(Pen().circle(142, 1036, 3).circle(158, 1034, 3), "#2a2048")
    foot = Pen().rect(398, 1070, 30, 150, 8)
    card.paper(foot, boards("#6a5878", "#4f4464", card.rng, upright=True), spread=8)


def _fence(card: Card) -> None:
    """A toy fence, low enough for anyone."""
    pen = Pen()
    for k in range(5):
        x = 470 + k * 36
        pen.poly([(x, 1112), (x, 1034), (x + 9, 1022), (x + 18, 1034), (x + 18, 1112)])
    pen.rect(458, 1052, 186, 10, 3).rect(458, 1086, 186, 10, 3)
    card.shade(Pen().oval(550, 1114, 110, 9), "#0c1030", 0.5, soft=6)
    card.paper(pen, ("#f6f2ff", "#a8a2d0"), spread=5, rim=0.4)


def _striker(card: Card) -> None:
    x, y = 678, 1124
    card.shade(Pen().oval(x, y + 2, 100, 12), "#0c1030", 0.55, soft=7)
    card.glow(x - 10, y - 80, 160, "#ffe6b0", 0.22)
    sheep(card, x, y, 158, ("#ffffff", "#cfcaec"), FACE, flip=True, pose="sit")
    wool = Pen().smooth(
        [(588, 1080), (612, 1072), (632, 1076), (630, 1110), (612, 1124), (592, 1118)]
    )
    card.paper(wool, checks("#f0a8b8", "#e07f98", 9, 40), spread=4)
    needles = Pen().line(580, 1060, 640, 1090, 3).line(640, 1058, 584, 1090, 3)
    card.paper(needles, "#e9d8b0", spread=3)
    ball = Pen().circle(560, 1150, 19)
    mask = card.paper(ball, ("#f0a8b8", "#d8708c"), spread=4)
    turns = Pen()
    for k in range(4):
        turns.oval(560, 1150, 18, 5 + k * 3, 20 + k * 36, width=1.6)
    card.shade(turns.mask * mask, "#8a3a58", 0.4)
    yarn = Pen().stroke([(600, 1112), (590, 1140), (576, 1142)], 2)
    card.paint(yarn, "#f0a8b8")
    flask = Pen().rect(732, 1058, 34, 78, 8)
    card.paper(flask, ("#3fd0a0", "#1f9a78"), spread=6, rim=0.4)
    card.paper(Pen().rect(735, 1044, 28, 18, 5), ("#e6e8f4", "#a0a4c0"), spread=3)
    card.paint(Pen().rect(732, 1084, 34, 8), "#bff4e0", 0.8)
    cup = Pen().path("M690 1112 L718 1112 L714 1136 L694 1136Z")
    card.paper(cup, ("#e6e8f4", "#a0a4c0"), spread=3)
    for k in range(4):
        steam = Pen().circle(704 + 4 * math.sin(k * 2), 1100 - k * 14, 5 + k * 2)
        card.paint(steam, "#f4f0ff", 0.3 - 0.05 * k, soft=3)
    card.paint(Pen().oval(704, 1113, 13, 3), mix("#8a5a3a", "#c98a4f", 0.5))
