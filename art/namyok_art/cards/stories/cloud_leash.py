"""An old lady walks a small grey cloud on a leash down a steep pastel street."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, mix
from namyok_art.paper.paths import Point
from namyok_art.paper.props.animals import sitting_dog
from namyok_art.paper.props.buildings import lamp_post
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import cloud

FRONTS = ("#f6c3a8", "#cfe0b4", "#fbe3b0", "#b9dcea", "#f3b4b4", "#e6d3ec", "#f9cf9a")
STEP = 118


def _slope(x: float) -> float:
    """Height of the pavement: the street falls from the upper right to the lower left."""
    return 1060 - (x + 20) * 0.5


def draw() -> NDArray[np.uint8]:
    sky = ["#a9d8ea", "#cfe8ea", "#eef0e0", "#fdeacf", "#fdeacf"]
    card = Card(170, sky, light=(760, 120), lamp="#fff6dc")
    card.glow(760, 140, 420, "#fff6d8", 0.5)
    _free_cloud(card)
    _far_roofs(card)
    _houses(card)
    _street(card)
    _lamp(card)
    _walk(card)
    _dog(card)
    return card.finish(
        bloom=0.25, halation=0.05, shadow_tone="#6a5a8a", light_tone="#fff4e0", vignette=0.12
    )


def _free_cloud(card: Card) -> None:
    pen = Pen()
    for x, y, r in ((150, 262, 62), (226, 214, 84), (318, 236, 74), (388, 276, 48), (90, 292, 40)):
        pen.circle(x, y, r)
    pen.rect(52, 262, 386, 70, 35)
    card.paper(pen, ("#ffffff", "#dfecee"), shadow=0.28, spread=18, rim=0.2)
    puffs = Pen().stroke([(180, 250), (206, 226), (240, 232)], 5)
    puffs.stroke([(286, 262), (316, 240), (348, 252)], 5)
    card.paint(puffs, "#d3e4e8", 0.8, soft=1)
    for x, y, width in ((90, 140, 130), (470, 90, 110)):
        pen = Pen()
        cloud(pen, x, y, width, card.rng, 6, 0.3)
        card.paper(pen, ("#ffffff", "#eaf4f2"), shadow=0.15, opacity=0.85)


def _far_roofs(card: Card) -> None:
    rng = card.rng
    for depth, tone in enumerate(("#f0ddd2", "#e9cfc8")):
        pen = Pen()
        x = -20.0
        while x < 420:
            width, top = rng.uniform(50, 90), rng.uniform(600, 700) + depth * 60
            pen.rect(x, top, width, 700).poly(
                [(x - 6, top), (x + width / 2, top - 50), (x + width + 6, top)]
            )
            x += width
        card.paper(pen, (tone, mix(tone, "#fdeacf", 0.5)), shadow=0.15, offset=(-4, -4))


def _houses(card: Card) -> None:
    """Right to left down the hill, each house a step lower than the last."""
    rng = card.rng
    count = 8
    for i in range(count):
        x = 800 - i * STEP + 20
        base = _slope(x) + 60
        height = rng.uniform(430, 520) - i * 14
        tone = FRONTS[i % len(FRONTS)]
        _house(card, x - STEP, base, STEP + 2, height, tone, i)


def _house(
    card: Card, x: float, base: float, width: float, height: float, tone: str, i: int
) -> None:
    rng = card.rng
    top = base - height
    wall = Pen().rect(x, top, width, height + 80)
    card.paper(wall, (mix(tone, "#ffffff", 0.25), tone), offset=(-7, 4), spread=9, rim=0.15)
    roof_tone = mix(tone, "#a8505a", 0.5)
    if i % 3 == 1:
        roof = Pen().rect(x - 5, top - 16, width + 10, 20, 4)
        roof.rect(x + 16, top - 36, width - 32, 24, 8)
    else:
        roof = Pen().poly([(x - 9, top + 6), (x + width / 2, top - 66), (x + width + 9, top + 6)])
    roof.rect(x + width * 0.7, top - 66, 15, 60)
    card.paper(roof, (mix(roof_tone, "#ffffff", 0.15), roof_tone), offset=(-6, 5), spread=7)
    shutters = mix(tone, "#5a7a9a", 0.55)
    for row in range(4):
        y = top + 34 + row * 96
        if y > _slope(x) - 120:
            break
        for column in range(2):
            wx = x + 20 + column * 52
            leaf = Pen().rect(wx - 9, y, 8, 50, 1).rect(wx + 27, y, 8, 50, 1)
            card.paper(leaf, shutters, spread=2)
            card.hollow(Pen().rect(wx, y, 26, 50, 2), ("#8fb4c8", "#d6ecf0"), 4, "#5a5a80", 0.4)
            bars = Pen().line(wx + 13, y, wx + 13, y + 50, 2).line(wx, y + 22, wx + 26, y + 22, 2)
            card.paint(bars, "#ffffff", 0.9)
            if rng.random() < 0.7:
                _window_box(card, wx - 4, y + 52, 34)


def _window_box(card: Card, x: float, y: float, width: float) -> None:
    rng = card.rng
    for tone, count in (("#7fae6a", 12), (rng.choice(["#f0708a", "#ffffff", "#f6b04a"]), 9)):
        pen = Pen()
        for _ in range(count):
            pen.circle(x + rng.uniform(0, width), y - rng.uniform(0, 10), rng.uniform(2.4, 4.4))
        card.paper(pen, str(tone), shadow=0.2, spread=2)
    card.paper(Pen().rect(x - 2, y, width + 4, 9, 2), "#c08468", spread=3)


def _street(card: Card) -> None:
    rng = card.rng
    pavement = Pen().poly([(-30, _slope(-30)), (830, _slope(830)), (830, 1240), (-30, 1240)])
    card.paper(pavement, ("#f3dcc4", "#e0bfae"), offset=(-3, -6), spread=12)
    road = Pen().poly([(-30, _slope(-30) + 84), (830, _slope(830) + 118), (830, 1240), (-30, 1240)])
    card.paper(road, ("#e3c4b8", "#c9a0a4"), offset=(-2, -4), spread=6)
    cobbles = Pen()
    for row in range(9):
        for k in range(24):
            x = -30 + k * 40 + (row % 2) * 20 + rng.normal(0, 5)
            y = _slope(x) + 108 + row * (25 + row * 3) + rng.normal(0, 3)
            if rng.random() < 0.7:
                cobbles.oval(x, y, rng.uniform(10, 17), rng.uniform(4, 7), -26)
    card.paint(cobbles, "#f3dccc", 0.35)
    for x, drop, size in ((742, 60, 20), (668, 66, 26), (600, 58, 18)):
        puddle = Pen().oval(x, _slope(x) + drop, size, size * 0.26, -26)
        card.paper(puddle, ("#c3e2ec", "#9cc2dc"), shadow=0.12, spread=3, opacity=0.9)


def _dog(card: Card) -> None:
    """It has stopped to watch: nobody ever walks it without a puddle of blame."""
    x, y = 640, 1120
    card.shade(Pen().oval(x - 14, y + 2, 62, 8), "#8a5a6a", 0.5, soft=5)
    pen = Pen()
    sitting_dog(pen, x, y, 118, -1)
    card.paper(pen, ("#b97f5a", "#8f5a44"), spread=7)
    ear = Pen()
    with ear.at(x, y, 1.18, flip=True):
        ear.smooth([(8, -92), (-6, -88), (-14, -64, 0), (0, -66), (10, -80)])
    card.paper(ear, "#7a4636", spread=3)
    card.paint(Pen().circle(x - 62, y - 105, 4.5).circle(x - 36, y - 104, 2.6), "#3a2430")
    band = Pen().taper([(x - 22, y - 74), (x - 8, y - 66), (x + 4, y - 70)], 7, 7)
    card.paper(band, "#fbe3b0", spread=2)


def _lamp(card: Card) -> None:
    pen = Pen()
    x = 520
    glass = lamp_post(pen, x, _slope(x) + 70, 330)
    card.shade(
        Pen().poly(
            [
                (x, _slope(x) + 66),
                (x + 6, _slope(x) + 74),
                (x - 190, _slope(x) + 190),
                (x - 200, _slope(x) + 182),
            ]
        ),
        "#8a6a8a",
        0.35,
        soft=4,
    )
    card.paper(pen, ("#6a6f8a", "#4a4f6a"), spread=6)
    card.paint(Pen().rect(glass[0] - 9, glass[1] - 14, 18, 28, 4), "#fff6cf", 0.9)


def _walk(card: Card) -> None:
    x = 232.0
    y = _slope(x) + 96
    lady = Person(
        x,
        y,
        124,
        -1,
        "stout",
        arms=((0.26, 0.2), (-0.36, 0.0)),
        hair="bun",
        hat="beret",
        stride=0.7,
        lean=6,
    )
    card.shade(Pen().oval(x - 26, y + 4, 70, 9, -20), "#8a6a8a", 0.45, soft=5)
    small: Point = (424.0, _slope(424) - 66)
    leash = Pen().stroke(
        [lady.hand(1), ((x + small[0]) / 2 + 10, y - 62), (small[0] - 40, small[1] - 2)], 3.4
    )
    hand_x, hand_y = lady.hand(0)
    bag = Pen()
    with bag.at(hand_x, hand_y):
        bag.rect(-20, 10, 38, 28, 6).path("M-12 12 C-12 -8 10 -8 10 12", width=3)
    lady.glue(card, Look("#8f7fc0", "#5a4a6a", "#f0cdb0", "#f2f0ec", "#6a4fa8"))
    card.paper(bag, ("#b0503f", "#8a3a34"), spread=4)
    _small_cloud(card, small)
    card.paper(leash, "#6f3fc0", spread=4, shadow=0.3)
    collar = Pen().taper(
        [
            (small[0] - 44, small[1] - 16),
            (small[0] - 39, small[1] + 2),
            (small[0] - 30, small[1] + 14),
        ],
        7,
        7,
    )
    card.paper(collar, "#6f3fc0", spread=3)


def _small_cloud(card: Card, at: Point) -> None:
    """It has stopped at the lamp post, and it rains only there."""
    rng = card.rng
    x, y = at
    drops = Pen()
    for _ in range(46):
        dx, dy = rng.uniform(-40, 46), rng.uniform(0, 92)
        drops.line(x + dx, y + 16 + dy, x + dx - 3, y + 27 + dy, 2)
    card.paint(drops, "#6f9ac0", 0.85)
    puddle = Pen().oval(x + 4, _slope(x) + 58, 78, 12, -26)
    card.paper(puddle, ("#b9dcea", "#8fb8d8"), shadow=0.15, spread=4, opacity=0.9)
    pen = Pen()
    cloud(pen, x, y + 20, 112, rng, 6, 0.5)
    card.paper(pen, ("#c9ced8", "#98a0b4"), spread=10, lift=9, rim=0.3)
    tail = Pen()
    cloud(tail, x + 60, y + 4, 34, rng, 4, 0.5)
    card.paper(tail, ("#d3d8e0", "#a8afc0"), spread=5)
