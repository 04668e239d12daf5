"""It snows mittens on an autumn park, and two strangers on a bench have caught a pair."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, mix
from namyok_art.paper.props.buildings import lamp_post
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import branch, leaves
from namyok_art.paper.props.woollens import glove, turned_mitten

PLUM = "#8a2f6a"
WOOLS = ("#d99a34", "#b8562c", "#8a8f4a", "#e3c07a", "#a8703c", "#c97a4a", "#6f7a4c", "#efe2c4")


def draw() -> NDArray[np.uint8]:
    sky = ["#cfd3c4", "#e6e0cc", "#f6ead0", "#f9dfb4"]
    card = Card(25, sky, light=(860, 240), lamp="#fff0c4")
    card.glow(820, 300, 560, "#fff6d8", 0.6)
    _park(card)
    _falling(card, 34, (0.07, 0.1), 0.55, (20, 780))
    _trees(card)
    _falling(card, 22, (0.11, 0.15), 0.28, (40, 820))
    _lamp(card)
    _ground(card)
    _bench(card)
    _drift(card)
    _falling(card, 11, (0.17, 0.24), 0.06, (60, 720))
    _near(card)
    return card.finish(
        bloom=0.25, halation=0.05, shadow_tone="#5a4a54", light_tone="#fff6dc", vignette=0.15
    )


def _park(card: Card) -> None:
    for y, tone in ((740, "#d3cfb4"), (790, "#c3ba94")):
        line = ridge(card.rng, y, 20, 0.5)
        pen = line.pen()
        for _ in range(26):
            x = card.rng.uniform(-10, 810)
            r = card.rng.uniform(14, 34)
            pen.oval(x, line.at(x), r, r * 1.1)
        card.paper(pen, (tone, mix(tone, "#f6ead0", 0.5)), shadow=0.12, offset=(-3, -3), rim=0.2)
        card.fog(y + 50, 34, "#f9ecd0", 0.5)


def _trees(card: Card) -> None:
    """Bare lindens with a last few leaves."""
    for x, y, size, tone in (
        (90, 900, 190, "#b0987c"),
        (716, 880, 170, "#b9a084"),
        (330, 850, 120, "#c9b698"),
    ):
        pen = Pen()
        tips = branch(pen, (x, y), -math.pi / 2, size, size * 0.13, card.rng, 6, 0.5, 0.2)
        card.paper(pen, (mix(tone, "#efe2c8", 0.3), tone), spread=5, shadow=0.25, rim=0.3)
        card.paper(
            leaves(tips, card.rng, 26, 8, (4, 7)), ("#d99a34", "#b8662c"), spread=3, shadow=0.2
        )


def _falling(
    card: Card, count: int, size: tuple[float, float], air: float, span: tuple[float, float]
) -> None:
    """Mittens in the air, the far ones small and pale; none over the two people."""
    placed: list[tuple[float, float]] = []
    tries = 0
    while len(placed) < count and tries < 4000:
        tries += 1
        x, y = card.rng.uniform(-10, 810), card.rng.uniform(*span)
        s = card.rng.uniform(*size)
        if any(math.hypot(x - a, y - b) < 430 * s for a, b in placed):
            continue
        if s > 0.16 and 110 < x < 690 and y > 600:
            continue
        if abs(x - 430) < 120 and 360 < y < 640:
            continue
        placed.append((x, y))
        wool = mix(WOOLS[len(placed) * 3 % len(WOOLS)], "#f3e6cc", air)
        other = mix(WOOLS[(len(placed) * 5 + 2) % len(WOOLS)], "#f3e6cc", air)
        turn = card.rng.uniform(-150, 150)
        turned_mitten(card, x, y, s, turn, wool, other, bool(len(placed) % 2))


def _lamp(card: Card) -> None:
    """A wire from lamp to lamp, and the one that hangs on."""
    posts = Pen()
    for x, y, h in ((40, 960, 620), (772, 940, 600)):
        lamp_post(posts, x, y, h)
        posts.rect(x - 8, y - h * 0.87, 16, 24, 3)
    card.paper(posts, ("#7a6f60", "#5f5448"), spread=6, rim=0.3)
    panes = Pen()
    for x, y, h in ((40, 960, 620), (772, 940, 600)):
        top = y - h
        panes.poly(
            [(x - 16, y - h * 0.87), (x + 16, y - h * 0.87), (x + 26, top + 28), (x - 26, top + 28)]
        )
    card.paint(panes, ("#f6e6bc", "#e6cc98"), 0.9)
    card.paint(Pen().line(40, 366, 40, 424, 3).line(772, 366, 772, 422, 3), "#6a5f52")
    wire = [(40.0, 396.0), (220, 432), (420, 446), (600, 430), (772, 396)]
    card.paper(Pen().stroke(wire, 3), "#5f5448", spread=3)
    glove(card, 430, 442, 0.3, 6, "#6f665c", "#8a8f4a")


def _ground(card: Card) -> None:
    line = ridge(card.rng, 872, 6)
    card.paper(line.pen(), ("#d9c690", "#c0a868"), shadow=0.2, offset=(-3, -4), rim=0.2)
    path = Pen().smooth(
        [
            (520, 868, 0),
            (540, 900),
            (480, 960),
            (250, 1040),
            (60, 1130),
            (20, 1240, 0),
            (800, 1240, 0),
            (780, 1120),
            (700, 1030),
            (610, 950),
            (580, 900),
            (560, 868, 0),
        ]
    )
    card.paper(path, ("#f3e2bc", "#e0c898"), shadow=0.15, spread=4, rim=0.15)
    small = 0
    for row in range(7):
        y = 892 + row * 17
        for _ in range(15):
            small += 1
            x = card.rng.uniform(-10, 810)
            s = 0.085 + row * 0.009
            turned_mitten(
                card,
                x,
                y + card.rng.normal(0, 4),
                s,
                card.rng.uniform(-180, 180),
                WOOLS[small * 3 % 8],
                WOOLS[(small * 5 + 1) % 8],
                bool(small % 2),
            )


def _bench(card: Card) -> None:
    card.shade(Pen().oval(390, 1056, 270, 18), "#6a4a34", 0.5, soft=9)
    iron = Pen()
    for x in (176, 400, 624):
        iron.taper([(x + 6, 920), (x, 990), (x - 4, 1058)], 9, 8)
        iron.taper([(x - 4, 992), (x + 24, 992), (x + 26, 1058)], 8, 8)
    card.paper(iron, ("#5f5448", "#4a4038"), spread=4, rim=0.2)
    for k in range(3):
        plank = Pen().rect(150, 916 + k * 24, 500, 17, 3)
        card.paper(plank, ("#c98f54", "#a87040"), spread=5, rim=0.25)
    left = Person(
        216,
        990,
        178,
        1,
        "coat",
        "sit",
        ((0.2, -0.02), (0.3, -0.1)),
        hair="short",
        hat="beret",
        lean=3,
    )
    right = Person(
        592,
        990,
        172,
        -1,
        "dress",
        "sit",
        ((0.2, -0.02), (0.3, -0.08)),
        hair="bob",
        lean=3,
        scarf=0.12,
    )
    seat = Pen().poly([(140, 986), (660, 986), (668, 1004), (132, 1004)])
    card.paper(seat, ("#d9a264", "#b0784a"), spread=6, rim=0.3)
    left.glue(card, Look("#5f7a6a", "#4a4650", "#f0caa4", "#6a4a34", "#c9803c"), spread=5)
    right.glue(card, Look("#c9a468", "#5a4a48", "#f0caa4", "#7a3c24", scarf="#efe2c4"), spread=5)
    for who, flip in ((left, False), (right, True)):
        hx, hy = who.hand(1)
        card.glow(hx, hy - 34, 70, "#fff6e0", 0.4)
        turned_mitten(card, hx, hy - 36, 0.19, -6 if not flip else 6, PLUM, "#f3d8e0", flip)
    for x in (300, 352, 436, 486):
        turned_mitten(
            card, x, 978, 0.13, 88 + card.rng.uniform(-14, 14), WOOLS[x % 8], WOOLS[(x + 3) % 8]
        )


def _drift(card: Card) -> None:
    """Ankle-deep round the bench."""
    number = 0
    for row in range(6):
        y = 1064 + row * 27
        for k in range(13):
            number += 1
            x = -20 + k * 68 + card.rng.normal(0, 16)
            s = 0.15 + row * 0.014
            turned_mitten(
                card,
                x,
                y + card.rng.normal(0, 7),
                s,
                card.rng.uniform(-180, 180),
                WOOLS[number * 3 % 8],
                WOOLS[(number * 5 + 2) % 8],
                bool(number % 2),
            )


def _near(card: Card) -> None:
    line = ridge(card.rng, 1196, 5)
    card.paper(meadow(line.pen(), line, card.rng, 90, 8, 22), ("#a88a4a", "#7a6438"), rim=0.1)
    for x, y, s, turn, k in (
        (86, 182, 0.36, -32, 1),
        (704, 118, 0.33, 150, 0),
        (60, 640, 0.3, 64, 2),
    ):
        turned_mitten(card, x, y, s, turn, WOOLS[k], WOOLS[k + 3], k == 1)
