"""A sleeping profile is a window onto a night forest; its crown comes apart into birds."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, X, Y, fbm, mix, smoothstep, union
from namyok_art.paper.props.buildings import ladder
from namyok_art.paper.props.land import forest, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import Tip, branch, leaves
from namyok_art.paper.props.sky import gull, stars

CENTRE = (365, 570)
SIZE = 1.3
PROFILE = [
    (-330, 520, 0),
    (-250, 400),
    (-165, 340),
    (-142, 270),
    (-152, 196),
    (-212, 96),
    (-240, -40),
    (-208, -176),
    (-112, -268),
    (20, -300),
    (128, -270),
    (188, -192),
    (204, -118),
    (207, -72),
    (198, -44),
    (220, 2),
    (258, 52),
    (250, 72),
    (216, 80),
    (228, 100),
    (231, 116),
    (212, 126),
    (226, 138),
    (222, 156),
    (206, 172),
    (218, 200),
    (208, 234),
    (158, 254),
    (96, 262),
    (72, 300),
    (80, 356),
    (140, 420),
    (250, 520, 0),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#f6e6d8", "#f4d9ca", "#efc6ba", "#e5adaa"]
    card = Card(97, sky, light=(610, 330), lamp="#fff3e2")
    card.glow(610, 330, 380, "#fff7ea", 0.6)
    _paper_sky(card)
    night = _night()
    head = Pen()
    with head.at(*CENTRE, SIZE):
        head.smooth(PROFILE)
    mask = _dissolve(card, head.mask)
    card.inset(night, mask, shadow=0.3, offset=(-9, 12), spread=14, rim=0.6, rim_width=4, reach=500)
    _eye(card)
    _climber(card)
    _branches(card)
    return card.finish(
        bloom=0.5, halation=0.05, shadow_tone="#4a3a70", light_tone="#fff2e6", vignette=0.14
    )


def _paper_sky(card: Card) -> None:
    rng = card.rng
    for y, colour in ((150, "#f8ebdf"), (480, "#f0cdbf"), (820, "#e3b3ae"), (960, "#cf9aa0")):
        strip = ridge(rng, y + 60, 46, tilt=rng.uniform(-60, 60)).pen().mask
        below = ridge(rng, y + 210, 40, tilt=rng.uniform(-60, 60)).pen().mask
        shape = np.clip(strip - below, 0, 1) if y < 800 else strip
        fill = (colour, mix(colour, "#fff4ea", 0.3))
        card.paper(shape, fill, TORN, torn=6, core=0.6, shadow=0.16, rim=0.1, opacity=0.8)


def _night() -> Card:
    """The world inside: a valley under stars with one lit house."""
    night = Card(
        98,
        [
            (0.0, "#0f1b3d"),
            (0.3, "#1b2f5c"),
            (0.5, "#3d4f80"),
            (0.66, "#8a6a90"),
            (0.78, "#d99a86"),
            (1.0, "#e8b48a"),
        ],
        light=(300, 400),
        lamp="#fff0c8",
    )
    rng = night.rng
    night.lightup(stars(rng, 300, 680, (0.5, 1.8), 60, 640, 190), "#f6f0ff", 0.4, 0.85)
    milky = fbm(60, rng) * np.exp(-((((X - 120) * 0.62 + (Y - 660) * 0.78) / 70) ** 2))
    night.tint(np.clip(milky, 0, 1), "#8fa0d8", 0.5)
    depths = ("#7f6a92", "#5a527f", "#3a3c69", "#2a3058", "#1f2548", "#171c3a")
    for i, (y, colour) in enumerate(zip((690, 745, 815, 900, 1000, 1090), depths, strict=True)):
        line = ridge(rng, y, 36)
        pen = forest(line.pen(), line, rng, 60, 16 * (1 + i * 0.42), 38 * (1 + i * 0.42))
        night.paper(pen, (colour, mix(colour, "#d99a86", 0.3)), shadow=0.3, offset=(-3, -4))
        night.fog(y + 60, 36, "#d9a394", 0.32 - 0.04 * i)
        if i == 2:
            _house(night, 420, line.at(420) + 14)
    return night


def _house(night: Card, x: float, y: float) -> None:
    walls = Pen().rect(x - 26, y - 36, 52, 44).rect(x + 12, y - 72, 9, 26)
    walls.poly([(x - 36, y - 34), (x, y - 70), (x + 36, y - 34)])
    night.paper(walls, ("#2b2a52", "#1d1f40"), shadow=0.3, spread=6)
    windows = Pen().rect(x - 16, y - 24, 12, 15, 1).rect(x + 5, y - 24, 12, 15, 1)
    night.lightup(windows, "#ffc766", 1.3)
    smoke = [(x + 16, y - 74), (x + 24, y - 110), (x + 8, y - 150), (x + 30, y - 200)]
    night.paint(Pen().taper(smoke, 5, 20), "#d8c8d0", 0.35, soft=5)


def _dissolve(card: Card, head: NDArray[np.floating]) -> NDArray[np.floating]:
    """Eat the crown away towards the upper left and let birds carry it off."""
    rng = card.rng
    x0, y0 = CENTRE
    outward = ((X - x0) * -0.72 + (Y - y0) * -0.69) / SIZE
    rough = np.clip(fbm(34, rng, octaves=4, gain=0.6), -1.2, 1.2)
    gone = smoothstep(-1.5, 1.5, outward - 202 + 46 * rough)
    flying, settled = Pen(), Pen()
    for _ in range(230):
        t = rng.random() ** 1.15
        angle, d = -math.pi * 0.75 + rng.normal(0, 0.36), 170 + t * 430
        x = x0 + math.cos(angle) * d * SIZE * 0.82 + rng.normal(0, 24)
        y = y0 + math.sin(angle) * d * SIZE * 0.86 + rng.normal(0, 24)
        size = (17 - 10 * t) * rng.uniform(0.7, 1.3)
        gull(flying, x, y, size, rng.uniform(0.25, 1.1), rng.uniform(-30, 18))
    for _ in range(150):
        angle, d = -math.pi * 0.75 + rng.normal(0, 0.42), rng.uniform(120, 235)
        x = x0 + math.cos(angle) * d * SIZE + rng.normal(0, 10)
        y = y0 + math.sin(angle) * d * SIZE + rng.normal(0, 10)
        gull(settled, x, y, rng.uniform(12, 24), rng.uniform(0.3, 1.1), rng.uniform(-30, 18))
    return union(head * (1 - gone), flying.mask, settled.mask * head)


def _eye(card: Card) -> None:
    lid = Pen()
    with lid.at(*CENTRE, SIZE):
        lid.stroke([(130, -32), (146, -22), (168, -22), (184, -34)], 4)
        for k in range(5):
            x = 136 + k * 11
            y = -27 + 6 * math.sin(math.pi * (k + 0.6) / 5)
            lid.taper([(x, y), (x + (k - 2) * 2, y + 12)], 2.4, 0.8)
    card.paint(lid, "#f7e4d2", 0.85)


def _climber(card: Card) -> None:
    steps = Pen()
    ladder(steps, (200, 1112), (280, 662), 24, 24, 4)
    card.paper(steps, ("#fbeedb", "#e0c2ae"), shadow=0.4, offset=(-6, 6), spread=5)
    climber = Person(258, 764, 68, build="child", arms=((0.18, -0.22), (0.22, -0.3)), lean=9)
    climber.glue(card, Look("#f0d8c0", "#b98f84", "#f3dcc6", "#8a5a4a"))
    x, y = climber.hand(1)
    card.lightup(Pen().rect(x - 2, y + 2, 10, 14, 3), "#ffd27a", 2.0)


def _branches(card: Card) -> None:
    rng = card.rng
    pen = Pen()
    tips: list[Tip] = []
    for start, angle, length, width in (
        ((-20, 1190), -0.95, 110, 15),
        ((60, 1230), -1.25, 90, 12),
        ((830, 1150), -2.35, 120, 16),
        ((760, 1240), -2.0, 104, 13),
    ):
        tips += branch(pen, start, angle, length, width, rng, 4, 0.5, 0.1, 0.4)
    card.paper(pen, ("#6a4456", "#4a3044"), shadow=0.35, offset=(-6, 8), spread=6)
    for colour, count, scatter in (("#c8566a", 90, 10), ("#ec98a0", 110, 12), ("#fbd5d0", 80, 13)):
        blossom = leaves(tips, rng, count, scatter, (4, 8))
        card.paper(blossom, colour, shadow=0.3, offset=(-2, 4), spread=3, rim=0.15)
    returning = Pen()
    gull(returning, 655, 905, 26, 0.9, -14)
    card.paper(returning, "#574572", shadow=0.3, spread=5)
