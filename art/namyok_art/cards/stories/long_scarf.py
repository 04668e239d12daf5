"""Two people on far roofs wear the two ends of one red scarf; sparrows sit in its middle."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, blur, mix, shift
from namyok_art.paper.paths import Knot, Point, along
from namyok_art.paper.props.animals import perch
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.knitted import stitches
from namyok_art.paper.props.people import Look, Person

RED, DARK = "#d63a34", "#9a1f2a"
AIR = "#ead8bc"
PATH: list[Point] = [
    (114.0, 556.0),
    (128, 500),
    (156, 440),
    (212, 406),
    (270, 436),
    (322, 498),
    (392, 534),
    (466, 516),
    (524, 448),
    (568, 368),
    (618, 322),
    (664, 334),
    (688, 390),
    (704, 452),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#8d9ba0", "#b4b8b0", "#d9d0ba", "#f3d9b0", "#f6c48c"]
    card = Card(8, sky, light=(400, 900), lamp="#ffdba4")
    _wind(card)
    _far_city(card)
    _scarf(card)
    _near_roofs(card)
    return card.finish(
        bloom=0.45, halation=0.06, shadow_tone="#3a4658", light_tone="#ffeccc", vignette=0.2
    )


def _wind(card: Card) -> None:
    """Long thin torn sheets of weather."""
    for y, x0, x1, h, tone in (
        (120.0, -40, 520, 26, "#a3aca8"),
        (190, 300, 860, 30, "#c3c3b6"),
        (270, -60, 300, 20, "#cfcbba"),
        (640, 420, 860, 22, "#f6dfba"),
        (700, -60, 360, 24, "#f9e2b8"),
    ):
        knots: list[Knot] = [(x0, y + 6, 0)]
        for k in range(1, 8):
            t = k / 8
            knots.append((x0 + (x1 - x0) * t, y - h * np.sin(np.pi * t) * card.rng.uniform(0.5, 1)))
        knots.append((x1, y + 2, 0))
        for k in range(7, 0, -1):
            t = k / 8
            low = y + 4 + h * 0.5 * np.sin(np.pi * t) * card.rng.uniform(0.3, 1)
            knots.append((x0 + (x1 - x0) * t, low))
        card.paper(Pen().smooth(knots), tone, shadow=0.1, spread=7, rim=0.15, opacity=0.9)
    leaves = Pen()
    for _ in range(34):
        x, y = card.rng.uniform(0, 800), card.rng.uniform(80, 780)
        leaves.oval(x, y, card.rng.uniform(2, 5), 1.6, card.rng.uniform(-30, 30))
    card.paint(leaves, "#8a6a54", 0.5)


def _far_city(card: Card) -> None:
    card.glow(400, 900, 420, "#ffd08a", 0.6, stretch=(1.5, 0.7))
    for y, tone, size, tall in (
        (880, 0.78, (26, 44), (40, 130)),
        (950, 0.55, (34, 60), (50, 150)),
        (1040, 0.3, (46, 76), (50, 150)),
    ):
        pen = Pen()
        windows = town(pen, y, card.rng, width=size, height=tall, lit=0.22)
        pen.rect(-20, y - 4, 840, 300)
        colour = mix("#4f5862", AIR, tone)
        fill = (colour, mix(colour, "#f3cfa0", 0.3))
        card.paper(pen, fill, shadow=0.22, offset=(0, -5), spread=8, rim=0.35)
        card.paint(panes(windows, False, False), mix(colour, "#3a4048", 0.4), 0.5)
        card.lightup(panes(windows, True, False), mix("#ffd98a", AIR, tone * 0.4), 0.5)
        card.fog(y + 20, 34, "#f6d9ae", 0.55)


def _ribbon(points: list[Point], width: list[float]) -> Pen:
    """A band round a line, its width given point by point."""
    line = np.asarray(points)
    way = np.gradient(line, axis=0)
    way = way / (np.linalg.norm(way, axis=1)[:, None] + 1e-6)
    normal = np.stack([-way[:, 1], way[:, 0]], 1)
    half = np.asarray(width)[:, None] / 2
    sides = np.vstack([line + normal * half, (line - normal * half)[::-1]])
    return Pen().poly([(float(x), float(y)) for x, y in sides])


def _scarf(card: Card) -> None:
    """One long wave, its darker back showing under the crests."""
    spots = along(PATH, 260)
    count = len(spots)
    t = np.linspace(0, 1, count)
    wide = 18 + 92 * np.sin(np.pi * t) ** 0.7
    sway = 24 * np.sin(np.pi * t) * np.cos(t * 12.5 + 0.4)
    back = [(x - 6, y + 12 + d) for (x, y), d in zip(spots, sway.tolist(), strict=True)]
    under = stitches(mix(DARK, RED, 0.1), mix(DARK, "#4a1020", 0.5), 9, 4, 0.6)
    card.paper(_ribbon(back, (wide * 0.94).tolist()), under, spread=16, lift=14, shadow=0.34)
    wool = stitches(mix(RED, "#ff7a5c", 0.12), mix(RED, DARK, 0.5), 9, 0, 0.6)
    mask = card.paper(
        _ribbon(spots, wide.tolist()), wool, spread=7, lift=6, shadow=0.45, rim=0.45, rim_width=3
    )
    folds = Pen()
    for share, slant in ((0.2, 10), (0.33, -16), (0.5, 4), (0.66, 18), (0.83, -12)):
        x, y = spots[int(share * count)]
        folds.taper([(x - slant - 10, y - 60), (x, y), (x + slant - 6, y + 60)], 12, 26)
    card.shade(blur(folds.mask, 13) * mask, "#4a0a20", 0.62)
    card.paint(shift(blur(folds.mask, 11), 26, -4) * mask, "#ff9a78", 0.28)
    stripes = Pen()
    for share in (0.055, 0.08, 0.92, 0.945):
        k = int(share * count)
        (x0, y0), (x1, y1) = spots[k], spots[k + 3]
        size = float(np.hypot(x1 - x0, y1 - y0)) or 1
        nx, ny = -(y1 - y0) / size * 30, (x1 - x0) / size * 30
        stripes.line(x0 - nx, y0 - ny, x0 + nx, y0 + ny, 6)
    card.paint(stripes.mask * mask, "#f3e2c4", 0.9)
    _sparrows(card)


def _sparrows(card: Card) -> None:
    line = np.asarray(along(PATH, 260))
    near = line[(line[:, 0] > 300) & (line[:, 0] < 520)]
    for x, size, facing in (
        (322, 34, 1),
        (352, 37, 1),
        (384, 40, -1),
        (412, 38, 1),
        (446, 40, -1),
        (476, 36, -1),
    ):
        k = int(np.argmin(np.abs(near[:, 0] - x)))
        y = float(near[k, 1]) - 52
        bird, breast, cap = Pen(), Pen(), Pen()
        perch(bird, x, y + 4, size, facing, card.rng)
        mask = card.paper(bird, ("#8a6246", "#6a4a38"), spread=3, rim=0.4)
        breast.oval(x + facing * size * 0.26, y - size * 0.36, size * 0.2, size * 0.32)
        card.paint(breast.mask * mask, "#ecdcc0", 0.85, soft=1.5)
        cap.oval(x + facing * size * 0.26, y - size * 0.92, size * 0.24, size * 0.14)
        card.paint(cap.mask * mask, "#5a3426", 0.85, soft=1)
        card.paint(Pen().circle(x + facing * size * 0.36, y - size * 0.76, 1.5), "#1c1414")
    coming = Pen()
    for x, y, size, turn in ((486, 232, 40, 22), (404, 286, 34, 30), (330, 214, 30, 16)):
        _flying(coming, x, y, size, turn)
    card.paper(coming, ("#8a6a50", "#6a4c3a"), spread=4, lift=6, shadow=0.2, rim=0.3)
    late = Pen()
    perch(late, 566, 724, 26, -1)
    card.paper(late, ("#8a6246", "#6a4a38"), spread=2)


def _flying(pen: Pen, x: float, y: float, size: float, turn: float) -> None:
    """A sparrow on the wing, heading right and down."""
    with pen.at(x, y, size / 100, turn):
        pen.smooth(
            [
                (52, -2, 0),
                (38, -14),
                (20, -14),
                (6, -18),
                (-8, -52),
                (-30, -70, 0),
                (-28, -36),
                (-22, -10),
                (-56, -10, 0),
                (-60, 4, 0),
                (-22, 8),
                (-20, 34),
                (-30, 56, 0),
                (4, 34),
                (16, 12),
                (38, 6),
            ]
        )


def _roof(card: Card, knots: list[Point], tone: str) -> None:
    pen = Pen().poly(knots)
    mask = card.paper(pen, (mix(tone, "#e0b890", 0.25), tone), spread=10, offset=(0, -6), rim=0.3)
    tiles = Pen()
    for row in range(26):
        y = 600 + row * 24
        for k in range(40):
            x = k * 24 + (row % 2) * 12 - 60
            tiles.path(f"M{x} {y} A12 12 0 0 0 {x + 24} {y}", width=2)
    card.shade(tiles.mask * mask, "#1c2430", 0.4)


def _chimney(card: Card, x: float, y: float, w: float, h: float, pots: int, tone: str) -> None:
    stack = Pen().rect(x, y - h, w, h).rect(x - 5, y - h, w + 10, 9)
    mask = card.paper(stack, (mix(tone, "#e0b890", 0.2), tone), spread=6, rim=0.3)
    joints = Pen()
    for k in range(1, int(h / 10)):
        joints.line(x, y - h + k * 10, x + w, y - h + k * 10, 1.4)
    card.shade(joints.mask * mask, "#3a2420", 0.4)
    clay = Pen()
    for k in range(pots):
        px = x + w * (k + 0.5) / pots
        clay.poly([(px - 6, y - h), (px + 6, y - h), (px + 8, y - h - 22), (px - 8, y - h - 22)])
    card.paper(clay, ("#b9744a", "#8a4f34"), spread=3)


def _near_roofs(card: Card) -> None:
    _chimney(card, 196, 1000, 48, 360, 2, "#7a5040")
    _roof(card, [(-30, 1230), (-30, 656), (150, 644), (340, 1230)], "#4f5f6c")
    mast = Pen().line(566, 726, 566, 950, 4).line(546, 740, 590, 734, 3).line(540, 764, 596, 758, 3)
    card.paper(mast, "#4a4a50", spread=3)
    _roof(card, [(830, 1230), (830, 548), (676, 550), (480, 1230)], "#465662")
    _chimney(card, 742, 562, 46, 70, 2, "#7a5040")
    ridge = Pen().rect(-30, 642, 190, 11, 4).rect(668, 541, 180, 11, 4)
    card.paper(ridge, ("#8a6a58", "#5f4a44"), spread=4)
    for x, y, lit in ((84.0, 860.0, True), (706, 800, False), (660, 990, True), (150, 1040, False)):
        _dormer(card, x, y, lit)
    left = Person(96, 644, 122, -1, "coat", hat="cap", arms=((0.04, 0.3), (0.1, 0.28)), lean=-2)
    _wrap(card, left, PATH[0], False)
    left.glue(card, Look("#5a6a5c", "#3a3a40", "#ecc6a0", hat="#8a6a4a"), spread=4)
    right = Person(722, 543, 116, 1, "dress", hair="bun", arms=((0.06, 0.26), (0.2, 0.2)), lean=-2)
    _wrap(card, right, PATH[-1], False)
    right.glue(card, Look("#c9b48c", "#4a3a40", "#ecc6a0", "#5a3424"), spread=4)
    _wrap(card, left, PATH[0], True)
    _wrap(card, right, PATH[-1], True)
    needles = Pen().taper([(212, 632), (192, 566)], 4, 3).taper([(232, 632), (250, 562)], 4, 3)
    needles.circle(192, 564, 5).circle(250, 560, 5)
    card.paper(needles, ("#f3e2c4", "#cfae80"), spread=3)
    ball = Pen().circle(221, 606, 20)
    mask = card.paper(ball, (RED, DARK), spread=3)
    threads = Pen()
    for k in range(5):
        threads.stroke([(200, 596 + 6 * k), (221, 586 + 8 * k), (243, 594 + 6 * k)], 1.4)
    card.shade(threads.mask * mask, "#5a0f1c", 0.7)
    front = Pen().poly([(210, 1230), (400, 1086), (600, 1230)])
    card.paper(front, Gradient(("#6a5448", "#4a3a38"), 1086, 1200), offset=(0, -6), rim=0.3)
    _chimney(card, 452, 1150, 44, 92, 2, "#7a5040")
    for k in range(5):
        x, y, r = 466 + 14 * k + 5 * k * k * 0.4, 1030 - 26 * k, 9 + 5 * k
        card.paint(Pen().oval(x, y, r * 1.3, r), "#f3e6cc", 0.5 - 0.08 * k, soft=6)


def _wrap(card: Card, who: Person, end: Point, front: bool) -> None:
    """The end of the scarf: first what leaves the nape, later what goes round the neck."""
    hx, hy = who.head
    if front:
        pen = Pen().rect(hx - 12, hy + 9, 24, 13, 6)
    else:
        pen = Pen().taper([(hx, hy + 15), (end[0], hy + 8), (end[0], end[1] - 8)], 13, 20)
    card.paper(pen, (mix(RED, "#ff7a5c", 0.2), DARK), spread=3, rim=0.3)


def _dormer(card: Card, x: float, y: float, lit: bool) -> None:
    walls = Pen().poly(
        [(x - 42, y + 40), (x - 42, y - 16), (x, y - 54), (x + 42, y - 16), (x + 42, y + 40)]
    )
    card.paper(walls, ("#a3a49a", "#7c8284"), spread=7, rim=0.25)
    hood = Pen().poly(
        [
            (x - 54, y - 8),
            (x, y - 62),
            (x + 54, y - 8),
            (x + 46, y - 4),
            (x, y - 48),
            (x - 46, y - 4),
        ]
    )
    card.paper(hood, ("#6a5448", "#55443e"), spread=4)
    glass = Pen().rect(x - 24, y - 16, 48, 46, 3)
    if lit:
        card.lightup(glass, "#ffd07a", 0.7)
    else:
        card.paint(glass, ("#56646c", "#3c4850"))
    card.paint(Pen().line(x, y - 16, x, y + 30, 4).line(x - 24, y + 6, x + 24, y + 6, 3), "#8f9494")
