"""A baker slides a glowing full moon out of a white stove; shelves of phases cool, owls queue."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, mix, shift
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.owls import owl
from namyok_art.paper.props.people import Look, Person

MOUTH = (610.0, 700.0)
HOT = "#fffbe0"
CRUST = ("#f6d08a", "#d9963f", "#a8622a")


def draw() -> NDArray[np.uint8]:
    far = np.asarray(np.hypot(X - MOUTH[0], (Y - MOUTH[1]) * 0.9), np.float32)
    wall = Gradient(("#ffe0a8", "#efc48c", "#c08a62", "#7f5648", "#5a4040"), 60, 900, far)
    card = Card(11, wall, light=MOUTH, lamp="#ffd48a")
    _vault(card)
    _window(card)
    _shelves(card)
    _stove(card)
    _floor(card)
    _baker(card)
    _moon(card)
    _customers(card)
    return card.finish(
        bloom=0.6, halation=0.07, shadow_tone="#3a2a44", light_tone="#fff0cc", vignette=0.3
    )


def _vault(card: Card) -> None:
    """Whitewashed brick: two arches that meet over the stove."""
    for k, (cx, rx, tone) in enumerate(((230.0, 330.0, "#b98a68"), (640.0, 330.0, "#e6bd90"))):
        arch = Pen().path(
            f"M{cx - rx - 200} -40 L{cx + rx + 200} -40 L{cx + rx + 200} 500 L{cx + rx} 500"
            f" C{cx + rx} 60 {cx - rx} 60 {cx - rx} 500 L{cx - rx - 200} 500Z"
        )
        half = (X < 436) if k == 0 else (X >= 436)
        card.paper(
            arch.mask * half.astype(np.float32),
            (tone, mix(tone, "#fff0d8", 0.3)),
            spread=16,
            offset=(0, 10),
            rim=0.2,
        )
    pier = Pen().rect(412, 214, 46, 800)
    pier.poly([(396, 214), (474, 214), (462, 250), (408, 250)])
    card.paper(pier, Gradient(("#a87c60", "#e6bd90"), 410, 470, X), spread=12, rim=0.2)
    marks = Pen()
    for _ in range(60):
        x, y = card.rng.uniform(0, 800), card.rng.uniform(0, 900)
        marks.rect(x, y, card.rng.uniform(24, 44), 13, 3)
    card.shade(marks, "#8a5a44", 0.1)


def _window(card: Card) -> None:
    """The place is kept: a hook, and nothing on it."""
    frame = Pen().path("M84 470 L84 250 C84 130 316 130 316 250 L316 470Z")
    card.paper(frame, ("#8a5a3c", "#6a4230"), spread=8, rim=0.25)
    glass = Pen().path("M98 458 L98 252 C98 148 302 148 302 252 L302 458Z")
    mask = card.hollow(glass, ("#16303c", "#2a5058", "#5f8480"), depth=10, strength=0.6)
    stars = Pen()
    for _ in range(26):
        stars.circle(
            card.rng.uniform(104, 296), card.rng.uniform(176, 380), card.rng.uniform(0.8, 2)
        )
    card.lightup(stars.mask * mask, "#f6f0d0", 0.5)
    hook = Pen().line(200, 150, 200, 250, 2.4)
    hook.stroke([(200, 250), (200, 276), (214, 292), (230, 280), (228, 268)], 5)
    card.paper(hook.mask * mask, "#f0dcae", spread=3)
    ring = Pen().circle(206, 352, 44, width=2)
    card.paint(ring.mask * mask, "#cfe0d0", 0.28)
    roofs = Pen().poly(
        [
            (90, 470),
            (90, 420),
            (124, 396),
            (158, 420),
            (176, 430),
            (206, 408),
            (240, 432),
            (262, 416),
            (310, 440),
            (310, 470),
        ]
    )
    card.paper(roofs.mask * mask, ("#1c3038", "#14242c"), shadow=0.2, spread=4, rim=0)
    stack = Pen().rect(140, 386, 12, 26).rect(270, 400, 12, 26)
    card.paper(stack.mask * mask, ("#1c3038", "#14242c"), shadow=0, rim=0)
    lit = Pen().rect(118, 424, 9, 11).rect(200, 430, 9, 11).rect(214, 430, 9, 11)
    card.lightup(lit.mask * mask, "#ffcf70", 0.5)
    bars = Pen().line(200, 164, 200, 236, 4).line(98, 310, 186, 310, 5).line(246, 310, 302, 310, 5)
    card.paper(bars, "#8a5a3c", spread=2)
    sill = Pen().rect(70, 458, 260, 18, 4)
    card.paper(sill, ("#c08a5c", "#8a5a3c"), spread=6)


def _phase(r: float, phase: float) -> list[Knot]:
    """Outline of a moon: phase 0 is the thinnest, 1 is full. Lit side left."""
    edge: list[Knot] = []
    for k in range(13):
        a = math.pi / 2 + math.pi * k / 12
        edge.append((r * math.cos(a), r * math.sin(a)))
    bulge = r * (2 * phase - 1)
    inner: list[Knot] = []
    for k in range(1, 12):
        a = -math.pi / 2 + math.pi * k / 12
        inner.append((bulge * math.cos(a), r * math.sin(a)))
    edge[0] = (*edge[0], 0)
    edge[-1] = (*edge[-1], 0)
    return [*edge, *inner]


def _loaf(card: Card, x: float, y: float, r: float, phase: float, turn: float) -> None:
    pen, cuts, craters = Pen(), Pen(), Pen()
    with pen.at(x, y, 1, turn):
        pen.smooth(_phase(r, phase))
    with craters.at(x, y, 1, turn):
        for cx, cy, cr in (
            (-0.55, -0.2, 0.13),
            (-0.3, 0.4, 0.17),
            (0.1, -0.4, 0.12),
            (0.3, 0.15, 0.16),
        ):
            craters.circle(cx * r, cy * r, cr * r)
        craters.circle(-0.78 * r, 0.2 * r, 0.09 * r)
    with cuts.at(x, y, 1, turn):
        cuts.stroke([(-0.94 * r, -0.2 * r), (-0.9 * r, 0.1 * r), (-0.82 * r, 0.4 * r)], r * 0.06)
    mask = card.paper(pen, CRUST, spread=5, lift=4, rim=0.4)
    card.shade(blur(craters.mask, 1.5) * mask, "#8a4a1c", 0.5)
    card.shade(
        mask * (1 - shift(mask, r * 0.12, -r * 0.08)), "#8a4414", 0.45, soft=r * 0.1, within=mask
    )
    card.paint(blur(cuts.mask, 1.5) * mask, "#fff0c8", 0.7)


def _shelves(card: Card) -> None:
    """From the thinnest slice to the whole, and one place empty."""
    back = Pen().rect(34, 520, 340, 330, 4)
    card.paper(back, boards("#7a4c34", "#5f3a2a", card.rng, 40, True), spread=8, rim=0.15)
    number = 0
    for row in range(3):
        y = 612 + row * 106
        for k in range(5):
            number += 1
            if number == 14:
                continue
            phase = (0.1 + 0.065 * number) if number < 14 else 0.94
            r = 31.0
            turn = (-24, -10, 8, 20, -4)[k] if phase < 0.6 else 0
            _loaf(card, 74 + k * 65, y - r + 2, r, min(phase, 1), turn)
        plank = Pen().rect(26, y + 1, 356, 12, 2)
        card.paper(plank, ("#c89460", "#9a663e"), spread=6, rim=0.3)
        flour = Pen()
        for _ in range(16):
            fx = card.rng.uniform(36, 370)
            flour.oval(fx, y + 2, card.rng.uniform(4, 14), 1.6)
        card.paint(flour, "#fff6e4", 0.6)
    sides = Pen().rect(24, 512, 14, 344, 3).rect(370, 512, 14, 344, 3).rect(20, 508, 368, 14, 4)
    card.paper(sides, ("#b07c50", "#7f5236"), spread=6, rim=0.3)


def _stove(card: Card) -> None:
    """White, broad, warm-shouldered, with blue painted herbs."""
    x = MOUTH[0]
    body = Pen().smooth(
        [
            (462, 900, 0),
            (462, 520),
            (470, 480, 0),
            (506, 470),
            (520, 380, 0),
            (560, 330),
            (640, 318),
            (720, 330),
            (760, 380),
            (776, 470, 0),
            (830, 480, 0),
            (830, 900, 0),
        ]
    )
    fill = Gradient(("#f3e2c8", "#ead2b2", "#cfab88"), 318, 900)
    mask = card.paper(body, fill, spread=16, lift=10, rim=0.2)
    flue = Pen().poly([(590, 330), (700, 330), (690, -20), (604, -20)])
    card.paper(flue, Gradient(("#c9a888", "#f0dcc0", "#c09c7c"), 596, 704, X), spread=10, rim=0.1)
    ledge = Pen().rect(450, 470, 380, 17, 5).rect(508, 372, 270, 13, 5)
    card.paper(ledge, ("#f9ecd6", "#cfae8a"), spread=6)
    herbs = Pen()
    for side in (-1, 1):
        for k in range(5):
            hx, hy = x + side * (131 + 3 * math.sin(k)), 760 - k * 50
            herbs.taper([(hx, hy + 26), (hx + side * 3, hy), (hx, hy - 26)], 3, 2)
            herbs.oval(hx - 8, hy - 6, 8, 4, 34).oval(hx + 8, hy - 6, 8, 4, -34)
        herbs.circle(x + side * 131, 520, 9)
    for k in range(9):
        herbs.circle(548 + k * 23, 428 - 12 * math.sin(math.pi * k / 8), 5)
    card.paint(herbs.mask * mask, "#4f7f90", 0.8)
    rim = Pen().path(
        f"M{x - 116} 800 L{x - 116} 680 C{x - 116} 516 {x + 116} 516 {x + 116} 680 L{x + 116} 800Z"
    )
    card.paper(rim, ("#b8684a", "#8a4434"), spread=6, rim=0.2)
    hole = Pen().path(
        f"M{x - 98} 794 L{x - 98} 682 C{x - 98} 540 {x + 98} 540 {x + 98} 682 L{x + 98} 794Z"
    )
    glow = Gradient(("#ffc24a", "#f08a28", "#b8481c", "#5a1c14"), 60, 220, _far(x, 772))
    card.hollow(hole, glow, depth=8, colour="#4a1408", strength=0.5, shine=0.2)
    logs = Pen().rect(x - 70, 776, 60, 14, 7).rect(x + 8, 774, 58, 15, 7)
    card.paint(logs.mask * hole.mask, "#7a2c14", 0.8)
    shelf = Pen().poly([(x - 128, 796), (x + 128, 796), (x + 140, 822), (x - 140, 822)])
    card.paper(shelf, ("#fff2dc", "#d9b48c"), spread=8, rim=0.3)


def _far(x: float, y: float) -> NDArray[np.float32]:
    return np.asarray(np.hypot(X - x, Y - y), np.float32)


def _floor(card: Card) -> None:
    ground = Pen().rect(-20, 894, 840, 330)
    wood = boards("#b07a4c", "#8a5a38", card.rng, 44)
    mask = card.paper(ground, wood, shadow=0.4, offset=(0, -5), rim=0.1)
    card.shade(
        np.clip((_far(600, 880) - 160) / 640, 0, 1).astype(np.float32) * mask, "#3a2428", 0.6
    )
    card.glow(600, 930, 260, "#ffb860", 0.4, stretch=(1.3, 0.5), within=mask)
    table = Pen().rect(-20, 872, 300, 22, 4)
    legs = Pen().rect(20, 890, 22, 130).rect(228, 890, 22, 130)
    card.paper(legs, ("#8a5a38", "#5f3c2a"), spread=6)
    card.paper(table, ("#c89460", "#9a663e"), spread=8, rim=0.3)
    sack = Pen().smooth(
        [
            (170, 874, 0),
            (160, 830),
            (176, 792),
            (190, 784, 0),
            (232, 784, 0),
            (246, 794),
            (260, 832),
            (252, 874, 0),
        ]
    )
    card.paper(sack, ("#f0dcb4", "#c9a878"), spread=6, rim=0.3)
    neck = Pen().smooth(
        [(178, 792, 0), (170, 766), (196, 774), (212, 762), (228, 774), (252, 766), (244, 792, 0)]
    )
    card.paper(neck, ("#f6e6c4", "#d9bc8c"), spread=3, rim=0.3)
    card.paper(Pen().rect(176, 786, 70, 9, 4), "#a8583c", spread=2)
    bowl = Pen().path("M34 832 L140 832 C136 866 114 874 100 874 L74 874 C60 874 38 866 34 832Z")
    card.paper(bowl, ("#8fb0a8", "#5f847c"), spread=6, rim=0.3)
    dough = Pen().smooth([(42, 834, 0), (52, 812), (88, 800), (124, 812), (134, 834, 0)])
    card.paper(dough, ("#fff8e6", "#e9d4ac"), spread=4, rim=0.3)


def _baker(card: Card) -> None:
    """All flour from cap to boots; both hands on the peel."""
    card.shade(Pen().oval(338, 1084, 90, 12), "#2a1418", 0.6, soft=7)
    who = Person(
        316,
        1086,
        280,
        1,
        "stout",
        arms=((0.36, 0.06), (0.2, 0.17)),
        hat="cook",
        hair="beard",
        lean=4,
        stride=0.9,
    )
    far, near = who.hand(0), who.hand(1)
    _peel(card, near, far)
    look = Look("#f0e2cc", "#8a7f78", "#f0c49a", "#b98a5c", "#fffaf0")
    who.glue(card, look, spread=7, rim=0.5)
    apron = Pen()
    with apron.at(322, 1086, 2.8, 4):
        apron.smooth([(-2, -60, 0), (15, -60, 0), (19, -44), (20, -20, 0), (8, -17), (-6, -20, 0)])
    card.paper(apron, ("#ffffff", "#e0ccb4"), spread=4, rim=0.3)
    sleeve = Pen().taper([who.spot((0.0, -0.71)), who.spot((0.06, -0.56)), near], 22, 13)
    card.paper(sleeve, ("#fbf0de", "#e0ccb0"), spread=6, rim=0.4)
    card.paper(Pen().circle(*near, 10).circle(*far, 10), ("#f6cfa8", "#e0a880"), spread=3)
    dust = Pen()
    for _ in range(26):
        dust.oval(
            card.rng.uniform(280, 390), card.rng.uniform(900, 1040), card.rng.uniform(2, 6), 2.4
        )
    card.paint(dust, "#ffffff", 0.45, soft=1)


def _peel(card: Card, near: Point, far: Point) -> None:
    dx, dy = far[0] - near[0], far[1] - near[1]
    tail = (near[0] - dx * 1.8, near[1] - dy * 1.8)
    pole = Pen().taper([tail, near, far, (530, 838)], 12, 12)
    card.paper(pole, ("#d9ac70", "#a87444"), spread=5, rim=0.4)


def _moon(card: Card) -> None:
    """Too hot to look at; the blade shows under it."""
    x, y = 604.0, 726.0
    card.glow(x, y, 240, "#ffd880", 0.4)
    blade = Pen().smooth(
        [
            (512, 838, 0),
            (536, 806),
            (600, 790),
            (676, 786),
            (694, 798),
            (676, 816),
            (600, 836),
            (526, 854, 0),
        ]
    )
    card.paper(blade, ("#f0cc90", "#b07c48"), spread=6, rim=0.4)
    card.glow(x, y, 120, "#fff0c0", 0.55)
    disc = Pen().circle(x, y, 78)
    card.paper(disc, "#ffe9a8", spread=8, shadow=0.4, offset=(0, 8))
    card.lightup(disc, "#fff6d0", 0.42)
    marks = Pen()
    for cx, cy, r in (
        (-26, -22, 15),
        (20, -38, 10),
        (32, 10, 17),
        (-14, 32, 19),
        (-52, 10, 8),
        (8, -6, 7),
    ):
        marks.circle(x + cx, y + cy, r)
    card.paint(marks.mask * disc.mask, "#f6c860", 0.75, soft=1.5)
    edge = disc.mask * (1 - shift(disc.mask, 10, -8))
    card.paint(blur(edge, 4) * disc.mask, "#f0a838", 0.6)
    for dx, dy in ((-40, -100), (10, -118), (52, -96)):
        wisp = [(x + dx, y + dy), (x + dx + 12, y + dy - 26), (x + dx - 4, y + dy - 54)]
        card.paint(Pen().taper(wisp, 5, 9), "#fff6dc", 0.4, soft=4)


def _customers(card: Card) -> None:
    """Regulars of the night, each with a bag."""
    for x, y, s, tone, belly, bag in (
        (708, 1096, 1.0, "#8a6248", "#e6cda4", "#c8503c"),
        (606, 1142, 1.14, "#6a5a54", "#d9c8b0", "#4f7f90"),
        (482, 1180, 1.3, "#a8764a", "#f0dcb4", "#e0b04a"),
    ):
        owl(card, x, y, s, tone, belly, bag)
