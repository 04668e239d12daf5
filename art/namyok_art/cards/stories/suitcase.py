"""In a snowfield a traveller opens a suitcase and a long ribbon of paper cranes rises from it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, mix, shift
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.land import forest, ridge
from namyok_art.paper.props.origami import CRANE, fold
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import branch
from namyok_art.paper.props.sky import snow

SHADE = "#7f93b4"
TONES = (
    # from the case to the far end of the ribbon, each from light to dark
    ("#d8322c", "#b5242a", "#8e1c28", "#6a1622"),
    ("#e85a36", "#cf4630", "#a8342c", "#82282a"),
    ("#f2914a", "#e2743e", "#c25836", "#964432"),
    ("#f8c27c", "#eeaa66", "#d48c52", "#ac7048"),
    ("#fff0d0", "#f6dcb4", "#e2c096", "#c2a07e"),
)
RIBBON: list[Point] = [
    (332, 985),
    (520, 900),
    (660, 760),
    (640, 590),
    (400, 520),
    (180, 400),
    (210, 210),
    (470, 170),
]
SIZES = (0.11, 0.20, 0.34, 0.46, 0.60, 0.66, 0.44, 0.22)
CASE = (222, 1046)


def draw() -> NDArray[np.uint8]:
    sky = ["#7d96b4", "#9fb3c6", "#c8d2d8", "#e8e1d6", "#ecdfce", "#ecdfce"]
    card = Card(113, sky, light=(640, 260), lamp="#fffaf0")
    card.glow(640, 260, 420, "#fff2da", 0.5)
    _woods(card)
    _cranes(card)
    _traveller(card)
    card.paint(snow(card.rng, 190), "#ffffff", 0.8, soft=0.6)
    return card.finish(
        bloom=0.45,
        halation=0.05,
        shadow_tone="#304a7a",
        light_tone="#fff4e4",
        vignette=0.18,
        contrast=1.1,
        saturation=1.08,
    )


def _woods(card: Card) -> None:
    rng = card.rng
    for i, (y, colour) in enumerate(((640, "#a9b9c8"), (705, "#8ba0b4"), (775, "#70889f"))):
        line = ridge(rng, y, 46, 0.48, tilt=(-30, 40, -20)[i])
        pen = forest(line.pen(), line, rng, 46 - 6 * i, 18 * (1 + 0.45 * i), 46 * (1 + 0.45 * i))
        fill = (colour, mix(colour, "#e9e6e0", 0.6))
        card.paper(pen, fill, shadow=0.22, offset=(-5, -5))
        card.fog(y + 66, 40, "#e6e6e4", 0.5)
    bank = ridge(rng, 890, 22, 0.45, tilt=-30).pen()
    card.paper(bank, ("#e9eef2", "#b9c8d8"), TORN, shadow=0.3, offset=(-4, -6), torn=4, core=0.5)
    trees = Pen()
    for x, angle, length, width in (
        (30, -1.42, 165, 30),
        (765, -1.75, 150, 26),
        (660, -1.5, 84, 12),
        (132, -1.6, 92, 13),
    ):
        foot = 1012 if width > 15 else 932
        trees.taper([(x - 3, foot + 130), (x, foot)], width * 1.3, width)
        branch(trees, (x, foot), angle, length, width, rng, 6, 0.45, 0.12, 0.45)
    bark = trees.mask
    card.paper(bark, ("#47526a", "#2e374c"), shadow=0.25, offset=(-8, 8), spread=8)
    card.paint(np.clip(bark - shift(bark, 0, 2.2), 0, 1), "#ffffff", 0.75)
    bank = ridge(rng, 985, 14, 0.45, tilt=30, bow=16).pen()
    card.paper(bank, ("#f3f6f8", "#b4c4d6"), TORN, shadow=0.32, offset=(-4, -6), torn=4)


def _cranes(card: Card) -> None:
    """Small and red near the case, large in the middle, ivory where they leave us."""
    rng = card.rng
    count = 58
    path = along(RIBBON, 200)
    birds = []
    for k in range(count):
        t = (k / (count - 1)) ** 0.92
        x, y = path[int(t * 198)]
        ahead = path[int(t * 198) + 1][0] - x
        size = float(np.interp(t * 7, range(8), SIZES)) * rng.uniform(0.72, 1.1)
        scatter = (20 + 60 * size) * 0.5
        birds.append((size, x + rng.normal(0, scatter), y + rng.normal(0, scatter), t, ahead < 0))
    for size, x, y, t, left in sorted(birds):
        i = min(3, int(t * 4))
        tones = [mix(a, b, t * 4 - i) for a, b in zip(TONES[i], TONES[i + 1], strict=True)]
        turn = rng.uniform(-16, 16) + (12 if left else -12)
        fold(card, CRANE, x, y, size, tones, turn, left)


def _traveller(card: Card) -> None:
    x, y = CASE
    bank = ridge(card.rng, 1052, 8, 0.4, tilt=12, bow=-10).pen()
    card.paper(bank, ("#fbfcfc", "#a3b6cd"), TORN, shadow=0.34, offset=(-4, -6), torn=4, core=0.3)
    prints = Pen()
    for k in range(11):
        prints.oval(x - 24 - k * 22, y + 14 + k * 8 + (k % 2) * 8, 6, 2.8, -12)
    for k in range(14):
        prints.oval(x + 150 + k * 32, y + 30 + k * 7 + (k % 2) * 9, 6.5, 3, 10)
    card.shade(prints, "#7f96b8", 0.6)
    lid = Pen().rect(x + 40, y - 20, 78, 32, 4)
    lid.poly([(x + 40, y - 18), (x + 118, y - 18), (x + 136, y - 62), (x + 58, y - 62)])
    card.shade(lid, SHADE, 0.6, soft=7, move=(-16, 8))
    card.paper(lid, ("#7a4a34", "#5a3228"), shadow=0.25, spread=5)
    lining = [(x + 47, y - 21), (x + 114, y - 21), (x + 129, y - 57), (x + 62, y - 57)]
    card.paint(Pen().poly(lining), "#e8b878")
    card.lightup(Pen().oval(x + 80, y - 21, 34, 4), "#fff0c0", 1.1)
    card.glow(x + 84, y - 40, 100, "#ffd688", 0.5)
    card.paint(Pen().rect(x + 54, y - 20, 5, 32).rect(x + 98, y - 20, 5, 32), "#3a2018", 0.9)
    shadow = Pen().poly([(x - 20, y + 6), (x + 18, y + 6), (x - 60, y + 40), (x - 100, y + 36)])
    card.shade(shadow, SHADE, 0.5, soft=5)
    traveller = Person(x, y + 8, 112, hair="pony", arms=((0.34, 0.08), (0.3, -0.04)), scarf=0.2)
    traveller.glue(card, Look("#33405f", "#1c2338", hair="#2a2434"))
