"""In a huge hourglass a night city crumbles into a sunny dune; workers carry the sand back up."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, Y, mix, smoothstep
from namyok_art.paper.props.buildings import ladder, panes, town
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import Tip, branch, leaves
from namyok_art.paper.props.sky import cloud, stars
from namyok_art.paper.props.vessels import bucket

COATS = ("#4a3f6a", "#8a3f4a", "#3f6a6a", "#a8663a", "#5a4a7a")


def draw() -> NDArray[np.uint8]:
    sky = ["#f6d6c0", "#f1c0aa", "#e3a496", "#c28492", "#8d6290"]
    card = Card(71, sky, light=(180, 200), lamp="#fff0dc")
    card.glow(200, 220, 460, "#fff0d8", 0.5)
    _hills(card)
    _glass(card)
    _frame(card)
    _carriers(card)
    _heap(card)
    return card.finish(
        bloom=0.5, halation=0.06, shadow_tone="#4a2a58", light_tone="#fff0e0", vignette=0.18
    )


def _hills(card: Card) -> None:
    rng = card.rng
    for y, colour in ((820, "#d39a9c"), (900, "#b57f94"), (985, "#916488")):
        line = ridge(rng, y, 40, 0.42, 4, tilt=rng.uniform(-40, 40))
        fill = (colour, mix(colour, "#e9b0a0", 0.3))
        card.paper(line.pen(), fill, TORN, torn=3, shadow=0.22, offset=(0, -4))
    for x, y, width in ((90, 180, 220), (700, 300, 160), (80, 420, 150)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 7, 0.26)
        card.paper(pen, ("#fdeedd", "#f5d6c4"), TORN, torn=4, core=0.5, shadow=0.2)


def _bulb(inset: float) -> Pen:
    """The glass outline, or its inside when inset."""
    g = inset
    right = [
        (580 - g, 204 + g * 0.8),
        (598 - g, 330),
        (565 - g, 470),
        (460 - g * 0.6, 590),
        (415 - g * 0.25, 640),
        (460 - g * 0.6, 690),
        (565 - g, 810),
        (598 - g, 950),
        (580 - g, 1066 - g * 0.8),
    ]
    return Pen().smooth([*right, *((800 - x, y) for x, y in reversed(right))])


def _glass(card: Card) -> None:
    outer, inner = _bulb(0).mask, _bulb(13).mask
    card.shade(outer, "#6a3a5a", 0.5, soft=22, move=(26, 20), within=1 - outer)
    card.paint(outer, ("#fff4e6", "#f0c8c0"), 0.75)
    upper, lower = _night_city(), _dune()
    half = smoothstep(650, 630, Y)
    card.inset(upper, inner * half, shadow=0, rim=0, bevel=0)
    card.inset(lower, inner * (1 - half), shadow=0, rim=0, bevel=0)
    card.shade(1 - inner, "#5a2f58", 0.55, soft=9, within=inner)
    shine = Pen().stroke([(232, 250), (226, 340), (262, 470), (300, 520)], 9)
    shine.stroke([(250, 830), (226, 920), (222, 1000)], 9).stroke([(572, 300), (566, 380)], 5)
    card.paint(shine.mask * inner, "#ffffff", 0.38, soft=1.2)


def _night_city() -> Card:
    sky = ["#1f2350", "#3a3468", "#7a4a78", "#d27a70", *["#f2b07a"] * 5]
    night = Card(72, sky, light=(470, 560), lamp="#ffc890")
    rng = night.rng
    night.lightup(stars(rng, 140, 460, (0.5, 1.6), 180, 620, 200), "#fff0e0", 0.4, 0.8)
    for depth, (y, colour) in enumerate(((460, "#a05a78"), (505, "#6a3c68"), (560, "#33234a"))):
        pen = Pen()
        height = (40 * (1 - 0.2 * depth), 170 * (1 - 0.25 * depth))
        windows = town(pen, y + 30, rng, 180, 620, (18, 36), height, 0.4)
        pen.rect(150, y + 20, 500, 200)
        mask = night.paper(pen, (colour, mix(colour, "#e79a68", 0.25)), offset=(0, -4))
        night.lightup(panes(windows, cross=depth > 1).mask * mask, "#ffd88a", 0.6, 0.85)
    sand = [(160, 480), (260, 520), (400, 600), (540, 515), (650, 470), (650, 660), (150, 660)]
    night.paper(Pen().smooth(sand), ("#e9b777", "#d39a58"), TORN, offset=(0, -5))
    return night


def _dune() -> Card:
    sky = [*["#ffe9b8"] * 5, "#f9d39a", "#eab07a", "#d98f70"]
    day = Card(73, sky, light=(250, 700), lamp="#fff6d0")
    rng = day.rng
    day.glow(400, 790, 240, "#fffbe6", 0.6)
    for y, colour in ((880, "#e6ac78"), (925, "#d59464")):
        line = ridge(rng, y, 26, 0.4, 4)
        day.paper(line.pen(), (colour, mix(colour, "#f6d09a", 0.3)), shadow=0.25, offset=(0, -4))
    top = [(150, 1060), (260, 1000), (340, 950), (400, 925), (470, 955), (550, 1005), (660, 1060)]
    dune = Pen().smooth([*top, (660, 1100), (150, 1100)])
    day.paper(dune, ("#f3c684", "#d99a5a"), TORN, torn=4, offset=(0, -6))
    tree = Pen().taper([(352, 985), (348, 940), (358, 895), (350, 862)], 19, 11)
    tips: list[Tip] = []
    for angle in (-2.3, -1.6, -0.9):
        tips += branch(tree, (350, 866), angle, 42, 8, rng, 4, 0.55, 0.1, 0.45)
    day.paper(tree, "#4a2c2a", shadow=0.3, offset=(10, 4), spread=5)
    for colour, count in (("#4f7248", 110), ("#7f9a54", 110), ("#a9b868", 60)):
        crown = leaves(tips, rng, count, 8, (3, 6))
        day.paper(crown, colour, shadow=0.25, spread=3, offset=(1, 3))
    near = [(150, 1085), (240, 1045), (320, 990), (372, 970), (425, 984), (520, 1040), (660, 1090)]
    day.paper(
        Pen().smooth([*near, (660, 1120), (150, 1120)]),
        ("#f0c080", "#e2a868"),
        TORN,
        torn=3,
        shadow=0.2,
        offset=(0, -3),
    )
    reader = Person(470, 1004, 56, -1, build="dress", hair="long", arms=((0.2, 0.05),))
    reader.glue(day, Look("#a8404a", "#5a3038"), offset=(8, 3))
    day.paint(Pen().taper([(400, 560), (400, 760), (400, 930)], 5, 3), "#f0c07a", 0.95)
    grains = Pen()
    for _ in range(140):
        grains.circle(400 + rng.normal(0, 5), rng.uniform(640, 930), rng.uniform(0.6, 1.6))
    day.paint(grains, "#f6d090")
    return day


def _frame(card: Card) -> None:
    wood = Pen()
    for y, board in ((150, 174), (1068, 1050)):
        wood.rect(160, y, 480, 24, 8).rect(180, board, 440, 18, 6)
    for x in (176, 606):
        wood.rect(x, 170, 18, 905)
        for y in (230, 640, 1020):
            wood.oval(x + 9, y, 17, 22)
    fill = Gradient(("#9a5644", "#74393c", "#4a2836"), 140, 1110)
    card.paper(wood, fill, shadow=0.5, offset=(12, 12), spread=12, rim=0.4, rim_width=3)
    card.paper(Pen().oval(400, 640, 34, 11), "#74393c", shadow=0.35, spread=5)


def _carriers(card: Card) -> None:
    steps = Pen()
    ladder(steps, (736, 1130), (672, 110), 40, 38, 4.5)
    card.paper(steps, ("#6a3a3c", "#4a2836"), offset=(12, 8), spread=7)
    hats = ("cap", None, "kerchief", "beanie")
    for i, t in enumerate((0.1, 0.34, 0.6, 0.84)):
        x, y = 736 - 64 * t, 1130 - 1020 * t
        pail = Pen()
        bucket(pail, x + 26, y - 26, 1.15, 4)
        card.paper(pail, "#5a4450", spread=4)
        climber = Person(
            x, y, 70, -1, arms=((-0.22, 0.3), (0.2, -0.3)), hat=hats[i], hair="short", stride=0.6
        )
        climber.glue(card, Look(COATS[i], "#2f2236", hat=COATS[(i + 2) % 5]))
    first = Person(450, 150, 68, 1, "jacket", arms=((-0.28, 0.1), (0.3, -0.05)), hair="short")
    second = Person(548, 150, 66, -1, "dress", arms=((0.28, 0.02), (0.2, -0.28)), hair="bun")
    first.glue(card, Look(COATS[3], "#3a2a3a"))
    second.glue(card, Look(COATS[2], "#3a2a3a"))
    pail = Pen()
    bucket(pail, 500, 138, 1.2)
    card.paper(pail, "#5a4450", spread=4)
    card.paint(Pen().oval(500, 128, 11, 4), "#f3c684")


def _heap(card: Card) -> None:
    rng = card.rng
    ground = ridge(rng, 1128, 8, 0.4, 4).pen()
    card.paper(ground, ("#6a4470", "#442c50"), TORN, offset=(0, -6))
    heap = Pen().smooth([(10, 1150), (70, 1085), (130, 1048), (190, 1090), (250, 1150)])
    card.paper(heap, ("#f2c884", "#d39a5c"), TORN, torn=4, shadow=0.3)
    digger = Person(128, 1060, 66, 1, "stout", arms=((0.1, 0.28), (0.3, 0.2)), hat="kerchief")
    hand = digger.hand(1)
    spade = Pen().line(hand[0] - 20, hand[1] - 24, hand[0] + 16, hand[1] + 24, 3)
    spade.oval(hand[0] + 20, hand[1] + 30, 7, 11, -35)
    card.paper(spade, "#4a3040", spread=3)
    digger.glue(card, Look("#b8503f", "#3a2a3a", hat="#f0e0c8"))
    front = ridge(rng, 1160, 8, 0.4, 4).pen()
    card.paper(front, ("#52325c", "#342040"), TORN, offset=(0, -6))
