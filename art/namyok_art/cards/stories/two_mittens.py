"""Two lost mittens of one pair stand far apart in the snow as inns; a sledge carries tea."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.knitted import mitten
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.plants import branch
from namyok_art.paper.props.sky import snow

WOOL = ("#d8433c", "#962430")
WINDOW = "#ffd98a"
TRAIL: list[Point] = [
    (302, 1002),
    (380, 1040),
    (500, 1010),
    (560, 940),
    (470, 890),
    (410, 840),
    (470, 790),
    (594, 776),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#5a5a9c", "#8a7cb8", "#c09ac4", "#e9b8c0", "#f6d0bc"]
    card = Card(54, sky, light=(430, 430), lamp="#ffe6c8")
    card.glow(430, 560, 420, "#ffdcc0", 0.45)
    _distance(card)
    _far_inn(card)
    _field(card)
    _near_inn(card)
    _trail(card)
    _sledge(card)
    _front(card)
    card.paint(snow(card.rng, 170, size=(0.9, 3.0)), "#ffffff", 0.8)
    return card.finish(
        bloom=0.5,
        halation=0.06,
        shadow_tone="#3a3a80",
        light_tone="#fff0e0",
        vignette=0.2,
        contrast=1.07,
    )


def _distance(card: Card) -> None:
    rng = card.rng
    for i, y in enumerate((560, 610, 668)):
        line = ridge(rng, y, 26 - 5 * i)
        tone = mix("#c6b4dc", "#a8b4e0", i / 2)
        card.paper(
            line.pen(),
            (mix(tone, "#f6d8d0", 0.35), tone),
            TORN,
            torn=4,
            shadow=0.2,
            offset=(-3, -5),
        )
        trees = Pen()
        for _ in range(8 - i):
            x = rng.uniform(-10, 810)
            branch(
                trees,
                (x, line.at(x) + 6),
                -math.pi / 2,
                34 + 16 * i,
                4 + 1.6 * i,
                rng,
                4,
                spread=0.45,
            )
        card.paper(trees, mix("#a894c4", "#7c78b4", i / 2), shadow=0.15, spread=3)
        card.fog(y + 50, 34, "#f0d4d8", 0.35)


def _windows(card: Card, windows: list[tuple[float, float, float]], guests: str) -> None:
    """Round-topped windows with a guest's head in each."""
    for i, (x, y, w) in enumerate(windows):
        h = w * 1.25
        frame = Pen().rect(x - w * 0.62, y - h * 0.62, w * 1.24, h * 1.24, w * 0.5)
        card.paper(frame, ("#f6e3cc", "#c9a088"), spread=max(2.0, w * 0.1), shadow=0.35)
        pane = Pen().rect(x - w * 0.5, y - h * 0.5, w, h, w * 0.42)
        card.hollow(pane, ("#fff2c0", WINDOW), w * 0.06, "#a8502a", 0.4, shine=0.5)
        head = Pen()
        with head.at(x + w * 0.04 * (i % 3 - 1), y + h * 0.36, w * 0.23, flip=i % 2 == 0):
            if guests == "hare":
                head.oval(0, 0, 1, 0.95).oval(0, 1.6, 1.3, 1)
                head.oval(-0.42, -1.6, 0.3, 1.1, -8).oval(0.42, -1.5, 0.3, 1.1, 16)
            else:
                head.smooth(
                    [
                        (1.5, 0.5),
                        (1.1, 0.05),
                        (0.5, -0.5),
                        (-0.5, -0.7),
                        (-1.3, 0),
                        (-1.4, 1.4),
                        (1, 1.4),
                    ]
                )
                for k in range(8):
                    a = -math.pi * (0.2 + 0.11 * k)
                    spot = (-0.25 + 1.0 * math.cos(a), 0.25 + 1.0 * math.sin(a))
                    tip = (-0.25 + 1.75 * math.cos(a), 0.25 + 1.75 * math.sin(a))
                    head.taper([spot, tip], 0.4, 0.06)
        card.paint(head.mask * pane.mask, "#8a3c28", 0.9)
        bars = Pen().line(x, y - h * 0.5, x, y + h * 0.5, max(1.4, w * 0.06))
        bars.line(x - w * 0.5, y - h * 0.1, x + w * 0.5, y - h * 0.1, max(1.4, w * 0.06))
        card.paint(bars.mask * pane.mask, "#c9805a")


def _door(card: Card, x: float, y: float, w: float) -> None:
    card.glow(x, y - w * 0.4, w * 3.2, "#ffc878", 0.5)
    arch = Pen().path(f"M{x - w} {y} L{x - w} {y - w} A{w} {w} 0 0 1 {x + w} {y - w} L{x + w} {y}Z")
    card.paper(arch, ("#7a4a38", "#5a3430"), spread=4)
    inner = Pen().path(
        f"M{x - w * 0.76} {y} L{x - w * 0.76} {y - w} A{w * 0.76} {w * 0.76} 0 0 1"
        f" {x + w * 0.76} {y - w} L{x + w * 0.76} {y}Z"
    )
    card.hollow(inner, ("#fff0b8", "#ffc46a"), w * 0.12, "#a8502a", 0.5, shine=0.5)


def _pipe(card: Card, x: float, y: float, s: float, turn: float) -> None:
    pipe = Pen()
    with pipe.at(x, y, s, turn):
        pipe.rect(-13, -70, 26, 76, 3).rect(-19, -82, 38, 14, 4)
        pipe.poly([(-25, -92), (25, -92), (0, -112)])
    card.paper(pipe, ("#6a6a94", "#45456e"), spread=5 * s, rim=0.2)
    smoke = Pen()
    rng = card.rng
    for k in range(9):
        t = k / 8
        drift = (40 * t + 16 * math.sin(k * 1.7)) * s
        smoke.circle(x + drift + 8, y - (118 + 150 * t) * s, (13 + 22 * t + rng.uniform(0, 5)) * s)
    card.paint(smoke, "#fff4f4", 0.34, soft=5 * s)


def _far_inn(card: Card) -> None:
    x, y, s = 642, 792, 0.62
    line = ridge(card.rng, 742, 8, tilt=-16)
    card.paper(line.pen(), ("#dfe0f6", "#b4bee8"), TORN, torn=4, shadow=0.2, offset=(-3, -5))
    _pipe(card, x - 182 * s, y - 276 * s, 0.6, 0)
    mitten(card, x, y, s, WOOL, "#ffe6d8", flip=True)
    _windows(
        card, [(x - 20, y - 214, 30), (x + 28, y - 164, 28), (x - 36, y - 142, 26)], "hedgehog"
    )
    _door(card, x, y - 2, 17)
    drift = Pen().smooth(
        [
            (516, 830, 0),
            (536, 794),
            (596, 784),
            (626, 800),
            (666, 800),
            (696, 782),
            (766, 796),
            (806, 830, 0),
        ]
    )
    card.paper(drift, ("#f4f2fc", "#c9d0f0"), TORN, torn=3, shadow=0.2, offset=(-2, -4))


def _field(card: Card) -> None:
    for y, tone, bow in ((836, "#c3ccf0", 10), (930, "#b0bce8", -18)):
        line = ridge(card.rng, y, 12, bow=bow)
        card.paper(
            line.pen(),
            (mix(tone, "#ffffff", 0.6), tone),
            TORN,
            torn=4,
            shadow=0.24,
            offset=(-2, -6),
        )
    card.glow(600, 850, 130, "#ffcf90", 0.3, stretch=(1, 0.3))


def _near_inn(card: Card) -> None:
    x, y, s = 206, 1010, 1.16
    card.shade(Pen().oval(x - 40, y + 2, 190, 20), "#4a4a98", 0.5, soft=14)
    _pipe(card, x + 180 * s, y - 284 * s, 1.0, 0)
    mitten(card, x, y, s, WOOL, "#ffe6d8")
    _windows(
        card,
        [
            (x - 40, y - 410, 52),
            (x + 44, y - 388, 48),
            (x - 66, y - 300, 46),
            (x + 10, y - 292, 50),
            (x + 76, y - 276, 42),
        ],
        "hare",
    )
    card.glow(x + 20, y + 30, 220, "#ffc878", 0.4, stretch=(1, 0.4))
    _door(card, x, y, 34)
    drift = Pen().smooth(
        [
            (20, 1080, 0),
            (60, 1016),
            (120, 1000),
            (166, 1012),
            (206, 1024),
            (250, 1012),
            (310, 1000),
            (372, 1020),
            (440, 1080, 0),
        ]
    )
    card.paper(drift, ("#ffffff", "#c3ccf0"), TORN, torn=3, shadow=0.22, offset=(-2, -4))
    card.glow(x, y + 24, 90, "#ffcf90", 0.4, stretch=(1, 0.4))
    lamp = Pen().circle(x + 62, y - 60, 8)
    card.lightup(lamp, "#fff0b0", 0.9)


def _trail(card: Card) -> None:
    """The unravelled yarn that still joins the pair."""
    pen = Pen().stroke(TRAIL, 5)
    card.shade(pen, "#4a4a98", 0.4, soft=3, move=(0, 4))
    card.paper(pen, ("#e0554c", "#a82c38"), spread=2, shadow=0.3)
    twist = Pen()
    for x, y in along(TRAIL, 120):
        twist.line(x - 2.4, y + 1.6, x + 2.4, y - 1.6, 1)
    card.shade(twist, "#6a1420", 0.5)


def _hare(card: Card, x: float, y: float, size: float) -> None:
    """A hare in a scarf, leaning into the rope."""
    pen = Pen()
    with pen.at(x, y, size / 100, 8):
        pen.smooth(
            [
                (-44, -4),
                (-52, -26),
                (-36, -52),
                (-10, -60),
                (12, -74),
                (34, -84),
                (50, -76),
                (54, -64),
                (38, -54),
                (30, -36),
                (30, -4),
                (20, 0),
                (14, -18),
                (-4, -20),
                (-8, -2),
            ]
        )
        pen.taper([(24, -80), (10, -106), (-8, -116)], 13, 8).taper(
            [(32, -82), (26, -110), (14, -126)], 13, 8
        )
        pen.circle(-54, -30, 9)
    card.paper(pen, ("#ffffff", "#cfd0ec"), spread=5, rim=0.3)
    scarf = Pen()
    with scarf.at(x, y, size / 100, 8):
        scarf.taper([(14, -66), (26, -56), (36, -58)], 12, 10).taper(
            [(16, -60), (-6, -66), (-24, -58)], 9, 12
        )
    card.paper(scarf, "#3f9a8a", spread=2)


def _sledge(card: Card) -> None:
    x, y = 470, 1014
    card.shade(Pen().oval(x + 34, y + 8, 120, 9), "#4a4a98", 0.45, soft=6)
    rope = Pen().stroke([(x + 62, y - 14), (x + 92, y - 26), (x + 122, y - 30)], 2)
    card.paint(rope, "#6a4a5a")
    runners = Pen().path(
        f"M{x - 66} {y} L{x + 54} {y} C{x + 74} {y} {x + 76} {y - 26} {x + 58} {y - 28}", width=5
    )
    for dx in (-48, 0, 40):
        runners.line(x + dx, y, x + dx, y - 20, 4)
    card.paper(runners, ("#a8744c", "#7a4c34"), spread=3)
    card.paper(Pen().rect(x - 66, y - 26, 124, 9, 3), ("#c99460", "#94663f"), spread=3)
    for k in range(5):
        t = k / 4
        puff = Pen().circle(x - 12 + 9 * math.sin(k * 1.9), y - 108 - 60 * t, 8 + 10 * t)
        card.paint(puff, "#fff6ee", 0.42 * (1 - t * 0.6), soft=5)
    handle = Pen().path(
        f"M{x + 30} {y - 80} C{x + 66} {y - 84} {x + 66} {y - 44} {x + 24} {y - 46}", width=8
    )
    card.paper(handle, ("#ffffff", "#cfd4ec"), spread=4)
    body = Pen().path(
        f"M{x - 50} {y - 94} L{x + 38} {y - 94} C{x + 38} {y - 50} {x + 22} {y - 30}"
        f" {x + 8} {y - 26} L{x - 20} {y - 26} C{x - 34} {y - 30} {x - 50} {y - 50}"
        f" {x - 50} {y - 94}Z"
    )
    mask = card.paper(body, ("#ffffff", "#d3d8f0"), spread=5)
    spots = Pen()
    for dx, dy in ((-34, -72), (-8, -66), (20, -74), (-22, -48), (6, -44)):
        spots.circle(x + dx, y + dy, 6)
    card.paint(spots.mask * mask, "#5a7ac8", 0.8)
    card.paper(Pen().oval(x - 6, y - 94, 44, 9), "#ffffff", spread=2)
    card.paint(Pen().oval(x - 6, y - 93, 38, 6.5), ("#a8502c", "#d9823f"))
    _hare(card, x + 142, y + 4, 78)


def _front(card: Card) -> None:
    rng = card.rng
    steps = Pen()
    for k in range(14):
        x = 232 + k * 15
        y = 1026 + 14 * math.sin(k / 3) + (4 if k % 2 else -4)
        steps.oval(x, y + 10, 4.5, 2.6)
    card.shade(steps, "#5a5aa8", 0.45, soft=0.8)
    for y, tone in ((1082, "#9cabe0"), (1140, "#7f8fd0")):
        line = ridge(rng, y, 14, bow=16)
        card.paper(
            line.pen(),
            (mix(tone, "#ffffff", 0.5), tone),
            TORN,
            torn=4,
            shadow=0.28,
            offset=(-2, -6),
        )
    twigs = Pen()
    for x, turn, length in ((30, -0.25, 90), (768, 0.2, 110), (730, -0.1, 70)):
        branch(twigs, (x, 1190), -math.pi / 2 + turn, length, 7, rng, 4, spread=0.5)
    card.paper(twigs, ("#6a5a9a", "#4a4480"), spread=6)
    card.shade(smoothstep(1080, 1220, Y), "#5a5ab0", 0.25)
