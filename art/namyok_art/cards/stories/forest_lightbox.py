"""Green forest wings open on a bright clearing where a stag carries two autumn trees as antlers."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, gradient, mix, union
from namyok_art.paper.props.animals import stag_front
from namyok_art.paper.props.land import Skyline, meadow, ridge
from namyok_art.paper.props.people import Person
from namyok_art.paper.props.plants import Tip, branch, leaves, mushroom

DEPTHS = ("#e6e3a4", "#ccd28a", "#a3b96a", "#769c5a", "#4d7a4e", "#2e5a44", "#193d36")
STAG_SHEET, CHILD_SHEET = 3, 5


def draw() -> NDArray[np.uint8]:
    far = np.hypot(X - 420, (Y - 470) * 0.75)
    sky = gradient(["#fff9de", "#fdf2bc", "#f2e6a0", "#dfdc94"], far, 0, 560)
    card = Card(37, sky, light=(420, 430), lamp="#fff3b8")
    for i, colour in enumerate(DEPTHS):
        t = i / (len(DEPTHS) - 1)
        if i == STAG_SHEET:
            _stag(card)
        wings = _trunks(card, i, t)
        _canopy(card, wings, t)
        bow = -(20 + 40 * t) * 0.7
        ground = ridge(card.rng, 792 + 338 * t**1.05, 7 + 8 * t, bow=bow)
        floor = _floor(card, ground, i, t)
        if i == CHILD_SHEET:
            _child(card)
        _glue(card, union(wings.mask, floor.mask), colour, t)
        if i < 5:
            card.glow(420, 440, 330, "#fff0b0", 0.13)
        if i in (2, 4):
            card.fog(850 + 230 * t, 34, mix(colour, "#fff6c0", 0.45), 0.32)
    card.rays(425, 330, "#fff1b8", 0.10, 620, 110, 0.9, 30)
    motes = Pen()
    for _ in range(54):
        spot = (420 + card.rng.normal(0, 210), 760 + card.rng.normal(0, 190))
        motes.circle(*spot, card.rng.uniform(0.9, 2.3))
    card.lightup(motes, "#fff6c8", 0.9, 0.9)
    return card.finish(
        bloom=0.45, halation=0.06, shadow_tone="#0c3028", light_tone="#fff0c0", vignette=0.18
    )


def _glue(card: Card, mask: NDArray[np.floating], colour: str, t: float) -> None:
    dark = "#0c2a22"
    stops = (mix(colour, dark, 0.12), colour, mix(colour, "#fff0b0", 0.1), mix(colour, dark, 0.2))
    card.paper(
        mask,
        Gradient(stops),
        shadow=0.46,
        offset=(0, 9),
        spread=10 + 12 * t,
        rim=0.3 * (1 - t * 0.8),
        rim_width=1.6 + 1.8 * t,
        bevel=0.08,
        reach=420,
        wobble=1,
    )


def _stag(card: Card) -> None:
    rng = card.rng
    roots = stag_front(card, 412, 884, 300, ("#8a6238", "#4a3a24"), "#e3c692", "#241e18")
    antlers = Pen()
    tips: list[Tip] = []
    for side, root in zip((-1, 1), roots, strict=True):
        angle = -math.pi / 2 + side * 0.62
        tips += branch(antlers, root, angle, 92, 12, rng, 5, 0.46, 0.12, 0.3)
    card.paper(antlers, ("#6b4f2c", "#50402a"), shadow=0.3, spread=6)
    for colour, count, scatter in (("#a83c22", 120, 9), ("#d2622a", 130, 11), ("#eda04a", 80, 12)):
        card.paper(leaves(tips, rng, count, scatter), colour, offset=(-1, 3), spread=3, rim=0.2)
    fallen = Pen()
    for _ in range(22):
        x = 412 + rng.choice([-1, 1]) * (70 + abs(rng.normal(0, 90)))
        fallen.oval(x, rng.uniform(560, 860), 5, 3, rng.uniform(0, 180))
    card.paper(fallen, "#c9542a", shadow=0.25, spread=3)


def _trunks(card: Card, i: int, t: float) -> Pen:
    """Trees as theatre wings at both sides; the nearer the sheet, the wider the gap."""
    rng = card.rng
    pen = Pen()
    gap = 128 + 214 * t
    for side in (-1, 1):
        for k in range(3 if i < 4 else 1):
            x = 410 + side * (gap + k * (84 + 40 * t) * rng.uniform(0.8, 1.2))
            x += rng.uniform(-14, 14)
            width = (11 + 73 * t**1.3) * rng.uniform(0.75, 1.15)
            foot = 800 + 340 * t
            trunk = [(x + side * width * 0.1, foot + 120), (x, foot - 120)]
            trunk += [(x - side * width * 0.25, foot - 420), (x + side * width * 0.3, -40)]
            pen.taper(trunk, width * 1.15, width * 0.75)
            left = [(x - width * 1.25, foot + 40), (x - width * 0.5, foot - 40), (x, foot - 90)]
            right = [(x + width * 0.5, foot - 40), (x + width * 1.25, foot + 40), (x, foot + 70)]
            pen.smooth([*left, *right])
            start = (x, 420 + 100 * t + rng.uniform(-60, 60))
            angle = -math.pi / 2 - side * rng.uniform(0.55, 0.9)
            branch(pen, start, angle, 52 + 44 * t, width * 0.34, rng, 3, 0.55, 0.08, 0.4)
    return pen


def _canopy(card: Card, pen: Pen, t: float) -> None:
    rng = card.rng

    def edge(x: float) -> float:
        return 215 - 205 * t + ((x - 410) / 400) ** 2 * (120 + 90 * t)

    xs = range(-20, 830, 20)
    pen.poly([(-30, -30), *((float(x), edge(x)) for x in xs), (840, -30)])
    for _ in range(46):
        x, r = rng.uniform(-20, 820), (24 + 38 * t) * rng.uniform(0.6, 1.25)
        pen.circle(x, edge(x) - r * 0.35 + rng.normal(0, 7), r)
    for _ in range(90):
        x = rng.uniform(-20, 820)
        y = edge(x) + (20 + 28 * t) * rng.uniform(0.2, 1.2)
        pen.oval(x, y, (6 + 11 * t) * rng.uniform(0.7, 1.2), 2.6 + 3.9 * t, 90 + rng.normal(0, 40))


def _floor(card: Card, ground: Skyline, i: int, t: float) -> Pen:
    rng = card.rng
    pen = meadow(ground.pen(), ground, rng, 150, 5 * (1 + t * 2.4), 15 * (1 + t * 2.4))
    if i >= STAG_SHEET:
        for _ in range(5):
            x = rng.uniform(20, 200) if rng.random() < 0.5 else rng.uniform(520, 790)
            mushroom(pen, x, ground.at(x) + 4, rng.uniform(14, 26) * (1 + t))
    return pen


def _child(card: Card) -> None:
    child = Person(300, 1090, 112, build="dress", arms=((0.18, 0.1),))
    card.paper(child.draw(Pen()), "#241a1c", offset=(-5, 5), spread=6)
    cloak = Pen()
    with cloak.at(300, 1090, 112):
        cloak.path(
            "M.06 -1.0 C-.14 -1.06 -.16 -.86 -.12 -.78 C-.22 -.62 -.24 -.42 -.27 -.22"
            " C-.12 -.17 .06 -.18 .17 -.2 C.13 -.4 .12 -.6 .08 -.74 C.12 -.8 .14 -.92 .06 -1.0Z"
        )
    card.paper(cloak, ("#d63a30", "#8e1f26"), shadow=0.35, offset=(-3, 4), spread=4, rim=0.5)
    card.paper(Pen().oval(293, 976, 6, 3.4, 20), "#f2b04a", shadow=0.4, spread=2)
