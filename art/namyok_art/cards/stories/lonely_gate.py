"""A long queue waits in a meadow before a locked gate that has no fence, and a hen walks round."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.barnyard import chick, hen
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person

CORNFLOWER = "#3f68d8"
GATE = (430.0, 596.0)
QUEUE: list[Point] = [
    (430.0, 640.0),
    (418, 676),
    (330, 716),
    (214, 760),
    (196, 830),
    (330, 886),
    (520, 930),
    (640, 1000),
    (560, 1090),
    (330, 1150),
    (180, 1220),
]
COATS = ("#b9806a", "#d9a08c", "#8a8f6a", "#c9a45c", "#7a6a5c", "#a86a5c", "#e0c08a", "#6f8478")


def draw() -> NDArray[np.uint8]:
    sky = ["#b4dcec", "#dcefec", "#f6f5de", "#fbf0cc"]
    card = Card(9, sky, light=(-120, 80), lamp="#fffbe0")
    card.glow(40, 60, 420, "#ffffff", 0.5)
    _far(card)
    _field(card)
    _lawn(card)
    _flowers(card, 500, 620, 60, 2.4)
    _gate(card)
    _flowers(card, 620, 800, 130, 3.4)
    _flowers(card, 800, 1150, 130, 5)
    _hens(card)
    _queue(card)
    _front(card)
    return card.finish(
        bloom=0.2, halation=0.05, shadow_tone="#3f5a4a", light_tone="#fffbe2", vignette=0.12
    )


def _far(card: Card) -> None:
    for x, y, w, h in ((150, 130, 220, 64), (650, 90, 170, 50), (560, 230, 120, 34)):
        pen = Pen()
        puff(pen, x, y, w, h, card.rng)
        card.paper(pen, ("#ffffff", "#eef3ea"), shadow=0.1, spread=6, rim=0.1)
    for y, tone in ((386, "#c9dcc0"), (420, "#b9d29c")):
        line = ridge(card.rng, y, 18, 0.4, 4)
        card.paper(
            line.pen(), (tone, mix(tone, "#f3f3cc", 0.4)), shadow=0.12, offset=(0, -3), rim=0.1
        )
    trees = Pen()
    for x, y, r in ((70, 408, 15), (94, 404, 20), (118, 410, 14), (706, 412, 17), (732, 408, 13)):
        trees.circle(x, y, r).circle(x + r * 0.7, y + 4, r * 0.7)
    card.paper(trees, ("#a3c084", "#8aac6c"), spread=4, shadow=0.2)


def _field(card: Card) -> None:
    field = ridge(card.rng, 444, 5)
    mask = card.paper(
        field.pen(), ("#dfe6a0", "#c3d480", "#a3c468"), shadow=0.15, offset=(0, -3), rim=0.15
    )
    tufts = Pen()
    for _ in range(700):
        y = 450 + 760 * card.rng.random() ** 1.4
        size = 4 + (y - 440) * 0.022
        x = card.rng.uniform(0, 800)
        tufts.taper([(x, y), (x + card.rng.normal(0, size * 0.3), y - size)], size * 0.16, 0.6)
    card.shade(tufts.mask * mask, "#6f8a3c", 0.45)


def _lawn(card: Card) -> None:
    """Behind the gate the grass is cut in bands, straight to the horizon."""
    x, y = GATE
    left = along([(x - 84, y + 8), (x - 40, 540), (x + 120, 494), (x + 250, 446)], 40)
    right = along([(x + 84, y + 8), (x + 100, 556), (x + 220, 502), (x + 270, 446)], 40)
    path = Pen().poly([*left, *reversed(right)])
    mask = card.paper(path, ("#9ccf6c", "#74b850"), shadow=0.12, spread=3, rim=0.1)
    bands = Pen()
    for k in range(0, 38, 4):
        bands.poly([left[k], left[k + 2], right[k + 2], right[k]])
    card.paint(bands.mask * mask, "#c9f098", 0.6)
    edge = Pen().stroke(left, 2.4).stroke(right, 2.4)
    card.paint(edge, "#fffbe0", 0.8)
    bushes = Pen()
    for k in range(6, 40, 6):
        size = 11 - k * 0.2
        for px, py in (left[k], right[k]):
            bushes.circle(px, py - size, size).rect(px - 1.5, py - size, 3, size + 2)
    card.paper(bushes, ("#8fbf5c", "#5f9a44"), spread=2)


def _gate(card: Card) -> None:
    """Two stone posts, two leaves of iron, a lock as big as a loaf, and air on either side."""
    x, y = GATE
    card.shade(
        Pen().poly([(x - 110, y + 6), (x + 150, y + 6), (x + 250, y + 34), (x + 10, y + 34)]),
        "#4a6a34",
        0.35,
        soft=5,
    )
    bars = Pen()
    for side in (-1, 1):
        for k in range(7):
            bx = x + side * (9 + k * 13)
            rise = 252 + 46 * math.cos(k / 6 * 1.4) - 46
            bars.line(bx, y, bx, y - rise, 4)
            bars.poly([(bx - 6, y - rise), (bx, y - rise - 20), (bx + 6, y - rise)])
        outer = x + side * 92
        bars.line(x + side * 5, y - 8, outer, y - 8, 6).line(x + side * 5, y - 92, outer, y - 92, 6)
        bars.line(x + side * 5, y - 176, outer, y - 176, 5)
        for cx, cy, r in ((30, -134, 16), (66, -134, 16), (48, -50, 22)):
            bars.circle(x + side * cx, y + cy, r, width=4)
            bars.circle(x + side * cx, y + cy, r * 0.4, width=3)
    for side in (-1, 1):
        bars.stroke(
            [
                (x + side * 4, y - 262),
                (x + side * 30, y - 300),
                (x + side * 58, y - 282),
                (x + side * 46, y - 262),
                (x + side * 36, y - 276),
            ],
            5,
        )
    bars.line(x, y, x, y - 292, 6).circle(x, y - 306, 13)
    card.paper(bars, ("#34363c", "#22242a"), spread=5, lift=7, rim=0.35)
    for side in (-1, 1):
        px = x + side * 116
        post = Pen().rect(px - 22, y - 262, 44, 272, 3)
        mask = card.paper(post, Gradient(("#f6e8d0", "#d3b8a0"), px - 22, px + 22, X), spread=8)
        joints = Pen()
        for k in range(1, 8):
            joints.line(px - 22, y - 262 + k * 34, px + 22, y - 262 + k * 34, 2)
        card.shade(joints.mask * mask, "#a8887a", 0.6)
        caps = Pen().rect(px - 29, y - 276, 58, 16, 3).rect(px - 27, y - 4, 54, 16, 3)
        card.paper(caps, ("#fff2dc", "#d9bca4"), spread=4)
        card.paper(Pen().circle(px, y - 294, 19), ("#fbe6cc", "#cfa88c"), spread=4)
    lock = Pen().rect(x - 19, y - 120, 38, 36, 6)
    shackle = Pen().path(
        f"M{x - 12} {y - 118} C{x - 12} {y - 148} {x + 12} {y - 148} {x + 12} {y - 118}", width=6
    )
    card.paper(shackle, "#8a8478", spread=2)
    card.paper(lock, ("#f0cc6a", "#c8963a"), spread=4)
    card.paint(Pen().circle(x, y - 105, 4.5).rect(x - 2, y - 104, 4, 12), "#4a3420")


def _flowers(card: Card, top: float, bottom: float, count: int, size: float) -> None:
    stems, blue, white, rose = (Pen() for _ in range(4))
    for _ in range(count):
        x, y = card.rng.uniform(0, 800), card.rng.uniform(top, bottom)
        r = size * card.rng.uniform(0.7, 1.3)
        kind = card.rng.random()
        pen = blue if kind < 0.3 else white if kind < 0.7 else rose
        stems.line(x, y, x + 1, y + r * 3, max(1.0, r * 0.28))
        for k in range(6):
            a = math.tau * k / 6
            pen.circle(x + r * 0.7 * math.cos(a), y + r * 0.5 * math.sin(a), r * 0.42)
    card.shade(stems, "#5f7a34", 0.6)
    card.paint(white, "#fffdf0")
    card.paint(rose, "#e6a8a0")
    card.paint(blue, CORNFLOWER)


def _hens(card: Card) -> None:
    """They go where they like."""
    trail = Pen().smooth(
        [
            (640, 676, 0),
            (610, 640),
            (612, 590),
            (596, 548, 0),
            (606, 548, 0),
            (628, 590),
            (630, 636),
            (664, 672, 0),
        ]
    )
    card.paint(trail, "#ecdca4", 0.55, soft=3)
    hen(card, 652, 660, 0.62, -1, "#c8643c")
    for x, y, s in ((708, 668, 0.5), (742, 676, 0.52), (776, 672, 0.5)):
        chick(card, x, y, s, -1)
    chick(card, 604, 566, 0.36, -1)


def _queue(card: Card) -> None:
    spots = along(QUEUE, 400)
    line = np.asarray(spots)
    trodden = Pen()
    for x, y in spots[::4]:
        r = 8 + (y - 640) * 0.06
        trodden.oval(x, y + 2, r * 1.5, r * 0.4)
    card.paint(trodden, "#e6d59a", 0.75, soft=4)
    steps = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    people: list[tuple[float, float, float, int]] = []
    gone = 6.0
    while gone < steps[-1] - 60:
        k = int(np.searchsorted(steps, gone))
        x, y = spots[k]
        h = 50 + (y - 640) * 0.17
        ahead = spots[max(0, k - 6)]
        people.append((x, y, h, 1 if ahead[0] >= x else -1))
        gone += h * 0.47
    builds = ("coat", "dress", "stout", "jacket", "coat", "child", "robe", "dress")
    hair = ("short", "bun", "beard", "curls", "bob", "pony", None, "long")
    hats = ("cap", None, None, "bowler", None, None, "kerchief", None, "wide", None)
    for i, (x, y, h, facing) in enumerate(sorted(people, key=lambda p: p[1])):
        build = builds[(i * 5) % 8]
        size = h * (0.72 if build == "child" else 1)
        card.shade(
            Pen().oval(x + size * 0.16, y + 1, size * 0.3, size * 0.05), "#5f6a34", 0.45, soft=2
        )
        arms = (((0.16, 0.24), (0.2, 0.18)), ((0.05, 0.28), (0.1, 0.28)))[i % 2]
        who = Person(
            x,
            y,
            size,
            facing,
            build,
            arms=arms,
            hair=hair[(i * 3) % 8],
            hat=hats[(i * 7) % 10],
            stride=0.3,
            bag=i % 4 == 1,
        )
        look = Look(
            COATS[(i * 3) % 8],
            "#4a4640",
            "#eec6a2",
            ("#5a3a28", "#8a5a34", "#c9b49a")[i % 3],
            ("#6a5444", "#c9a45c")[i % 2],
        )
        who.glue(card, look, spread=max(1.5, size * 0.03))
        hx, hy = who.hand(1)
        if i % 2 == 0:
            sheet = Pen()
            with sheet.at(hx, hy, size / 100, -12 * facing):
                sheet.rect(-8, -14, 17, 22, 1)
            card.paper(sheet, "#fffdf2", spread=1.5, shadow=0.25)
        elif i % 4 == 3:
            basket, loop = Pen(), Pen()
            with basket.at(hx, hy, size / 100), loop.at(hx, hy, size / 100):
                basket.path("M-14 12 L14 12 L10 30 L-10 30Z")
                loop.path("M-12 12 C-10 -6 10 -6 12 12", width=3)
            card.paper(loop, "#a8783c", spread=1)
            card.paper(basket, ("#d9ac64", "#a8783c"), spread=1.5)


def _front(card: Card) -> None:
    line = ridge(card.rng, 1172, 10, bow=-22)
    pen = meadow(line.pen(), line, card.rng, 330, 14, 46)
    card.paper(pen, ("#86ac4f", "#5f8a3c"), offset=(0, -4), rim=0.12)
    stems, petals, hearts = Pen(), Pen(), Pen()
    for x, y in ((44, 1096), (96, 1130), (22, 1156), (706, 1120), (760, 1086), (742, 1150)):
        stems.taper([(x + 6, 1200), (x + 2, (y + 1200) / 2), (x, y)], 4, 3)
        for k in range(10):
            a = math.tau * k / 10
            px, py = x + 15 * math.cos(a), y + 11 * math.sin(a)
            petals.oval(px, py, 9, 5, math.degrees(a))
        hearts.oval(x, y, 6, 5)
    card.paper(stems, "#5f8a3c", spread=3)
    card.paper(petals, (mix(CORNFLOWER, "#ffffff", 0.2), CORNFLOWER), spread=4, rim=0.2)
    card.paint(hearts, "#2f3f96")
    card.tint(smoothstep(500, 0, X) * smoothstep(900, 0, X), "#fff6c8", 0.1)
