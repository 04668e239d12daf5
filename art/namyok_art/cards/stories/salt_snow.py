"""A giant salt shaker sprinkles winter over a pastel town on a tray, and the pepper waits."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.patterns import checks
from namyok_art.paper.props.people import Look, Person

TONES = ("#f6b8b4", "#f8dc9a", "#a8d0dc", "#c8dcb4", "#f0c8d4", "#b8c0e0", "#fbe8c0")


def draw() -> NDArray[np.uint8]:
    card = Card(137, ["#7fb0c8", "#9cc4d4", "#b8d4dc", "#d8d4d8"], light=(420, 60), lamp="#fffaf0")
    _kitchen(card)
    _pepper(card)
    _tray(card)
    _fall(card)
    _town(card)
    _life(card)
    _shaker(card)
    _flakes(card)
    return card.finish(
        bloom=0.25, halation=0.04, shadow_tone="#5a4a7a", light_tone="#fff4e8", vignette=0.14
    )


def _kitchen(card: Card) -> None:
    """A tiled wall and a table under a chequered cloth."""
    tiles = Pen()
    for row in range(9):
        for column in range(9):
            tiles.rect(-36 + column * 100, -30 + row * 100, 95, 95, 7)
    card.paper(
        tiles,
        Gradient(("#8fbcd2", "#9cc6d8", "#b4cedb", "#d2c6d2"), 0, 800),
        shadow=0.14,
        spread=3,
        rim=0.12,
    )
    cloth = checks("#fdf3e8", "#f4b8b0", 62, 45)
    table = Pen().rect(-20, 800, 840, 420)
    card.paper(table, cloth, spread=12, offset=(0, -5), shadow=0.2)
    card.shade(np.asarray(smoothstep(900, 1240, Y), np.float32), "#d8909a", 0.3)


def _pepper(card: Card) -> None:
    """Black, patient, on the far side of the tray."""
    x, y = 655.0, 806.0
    card.shade(Pen().oval(x + 16, y - 2, 74, 10), "#4a3a5a", 0.45, soft=7)
    body = Pen().smooth(
        [
            (x - 60, y, 0),
            (x - 62, y - 20),
            (x - 46, y - 60),
            (x - 34, y - 106),
            (x - 40, y - 150),
            (x - 38, y - 172, 0),
            (x + 38, y - 172, 0),
            (x + 40, y - 150),
            (x + 34, y - 106),
            (x + 46, y - 60),
            (x + 62, y - 20),
            (x + 60, y, 0),
        ]
    )
    side = Gradient(("#4a4450", "#2a2630", "#1c1a22"), x - 60, x + 60, X)
    mask = card.paper(body, side, spread=9, rim=0.4)
    rings = Pen().oval(x, y - 22, 60, 8, width=4).oval(x, y - 108, 33, 5, width=3)
    card.paint(rings.mask * mask * (y - 110 < Y), "#6a6270", 0.7)
    cap = Pen().smooth(
        [
            (x - 42, y - 174, 0),
            (x - 44, y - 206),
            (x - 20, y - 232),
            (x + 20, y - 232),
            (x + 44, y - 206),
            (x + 42, y - 174, 0),
        ]
    )
    card.paper(
        cap, Gradient(("#f0e8e4", "#b8acb0", "#8a8088"), x - 44, x + 44, X), spread=5, rim=0.4
    )
    card.paper(Pen().circle(x, y - 240, 11), ("#f4ece8", "#a89ca4"), spread=3)
    holes = Pen()
    for dx, dy in ((-16, -212), (0, -216), (16, -212), (-8, -202), (8, -202)):
        holes.oval(x + dx, y + dy, 3.4, 2.6)
    card.paint(holes, "#2a2630")
    gleam = Pen().stroke([(x - 40, y - 34), (x - 27, y - 80), (x - 24, y - 140)], 7)
    card.paint(gleam, "#ffffff", 0.35, soft=2)
    grains = Pen()
    for k in range(9):
        grains.circle(x - 92 + k * 7 + 3 * math.sin(k * 3), y + 3 * math.cos(k * 2.2), 2)
    card.paint(grains, "#2a2630", 0.9)


def _tray(card: Card) -> None:
    card.shade(Pen().oval(400, 1000, 396, 150), "#a85a6a", 0.5, soft=16, move=(0, 22))
    card.paper(
        Pen().oval(400, 986, 392, 158), ("#eef2f4", "#b4c4d0", "#8aa0b0"), spread=10, rim=0.5
    )
    card.paper(Pen().oval(400, 978, 376, 144), ("#ffffff", "#cfdce4"), spread=4)
    inner = Pen().oval(400, 980, 356, 130).mask
    card.hollow(inner, ("#c8dce0", "#e4eeee"), depth=8, colour="#6a86a0", strength=0.4)
    for side in (-1, 1):
        grip = Pen().path(
            f"M{400 + side * 366} 930"
            f" C{400 + side * 420} 920 {400 + side * 420} 1010 {400 + side * 368} 1010",
            width=13,
        )
        card.paper(grip, ("#f4f8fa", "#9ab0be"), spread=6)


def _fall(card: Card) -> None:
    """The cone of light and salt between the shaker and the town."""
    cone = Pen().poly([(300, 330), (400, 400), (720, 980), (110, 980)]).mask
    card.tint(np.asarray(blur(cone, 22) * smoothstep(1000, 380, Y), np.float32), "#ffffff", 0.28)


def _house(card: Card, x: float, y: float, w: float, h: float, tone: str, kind: int) -> None:
    """Two sides of a small house; the roof has taken its salt already."""
    depth = w * 0.3
    wall = Pen().poly(
        [(x, y), (x + w, y), (x + w, y - h), (x + w / 2, y - h - w * 0.5), (x, y - h)]
    )
    side = Pen().poly(
        [(x + w, y), (x + w + depth, y - 8), (x + w + depth, y - h - 6), (x + w, y - h)]
    )
    card.shade(Pen().oval(x + w * 0.6, y, w * 0.8, 7), "#6a86a0", 0.4, soft=5)
    card.paper(side, (mix(tone, "#8a7aa8", 0.3), mix(tone, "#8a7aa8", 0.42)), spread=4, shadow=0.25)
    card.paper(wall, (mix(tone, "#ffffff", 0.25), tone), spread=4, shadow=0.25)
    top = (x + w / 2, y - h - w * 0.5)
    over = w * 0.1
    roof = Pen().poly(
        [
            (top[0], top[1] - 7),
            (top[0] + depth, top[1] - 14),
            (x + w + depth + over, y - h + over - 6),
            (x + w + over, y - h + over + 2),
        ]
    )
    card.paper(roof, ("#ffffff", "#dfe6f2"), spread=4, shadow=0.25)
    edge = Pen().path(
        f"M{x - over} {y - h + over} L{top[0]} {top[1] - 3} L{x + w + over} {y - h + over}", width=7
    )
    card.paper(edge, ("#ffffff", "#eef2f8"), spread=3, shadow=0.25)
    lit, door = Pen(), Pen()
    glass = "#8a96b8"
    if kind == 2:
        lit.circle(x + w / 2, y - h - w * 0.12, w * 0.11)
    for row in range(max(1, int(h / 34))):
        for dx in (0.2, 0.6):
            lit.rect(x + w * dx, y - h + 8 + row * 32, w * 0.2, 17, 2)
    card.paper(lit, glass if kind == 1 else "#ffe6a0", spread=1.5, shadow=0.3)
    door.rect(x + w * 0.38, y - 24, w * 0.26, 24, 3)
    card.paper(door, mix(tone, "#8a4a5a", 0.6), spread=1.5)
    chimney = Pen().rect(x + w * 0.68, top[1] + 4, w * 0.13, 22)
    card.paper(chimney, mix(tone, "#a85a5a", 0.4), spread=2)
    card.paper(Pen().rect(x + w * 0.66, top[1], w * 0.17, 7, 3), "#ffffff", spread=2, shadow=0.2)


def _snowbank(card: Card, knots: list[Knot], shade: str) -> None:
    card.paper(Pen().smooth(knots), ("#ffffff", shade), spread=6, offset=(0, -3), shadow=0.2)


def _town(card: Card) -> None:
    rows: tuple[tuple[float, tuple[tuple[float, float, float], ...]], ...] = (
        (908, ((190, 50, 62), (262, 46, 90), (326, 52, 70), (478, 48, 84), (546, 54, 58))),
        (
            958,
            (
                (120, 58, 66),
                (206, 54, 84),
                (300, 52, 56),
                (440, 58, 78),
                (534, 56, 66),
                (622, 54, 54),
            ),
        ),
    )
    k = 0
    _snowbank(
        card,
        [(60, 960, 0), (120, 900), (280, 880), (420, 876), (560, 884), (690, 906), (745, 970, 0)],
        "#e2eaf2",
    )
    for y, houses in rows:
        for x, w, h in houses:
            _house(card, x, y, w, h, TONES[k % len(TONES)], k % 3)
            k += 1
        if y < 920:
            _church(card, 404, 930)
        _snowbank(
            card,
            [
                (50, y + 70, 0),
                (90, y + 12),
                (220, y - 4),
                (340, y + 8),
                (470, y - 6),
                (600, y + 6),
                (712, y + 14),
                (752, y + 70, 0),
            ],
            "#dbe5f0",
        )
    card.paper(
        Pen().smooth(
            [
                (60, 1010, 0),
                (90, 1000),
                (300, 986),
                (500, 992),
                (720, 1000),
                (742, 1010, 0),
                (640, 1078),
                (400, 1106),
                (160, 1080),
            ]
        ),
        ("#ffffff", "#e2eaf4"),
        spread=5,
        shadow=0.15,
        offset=(0, -3),
    )


def _church(card: Card, x: float, y: float) -> None:
    """A tower with a clock without figures, the tallest thing on the tray."""
    body = Pen().rect(x - 24, y - 170, 48, 170)
    card.paper(body, Gradient(("#fff4dc", "#f0d0a8"), x - 24, x + 24, X), spread=5, shadow=0.25)
    spire = Pen().poly([(x - 31, y - 168), (x, y - 256), (x + 31, y - 168)])
    card.paper(spire, Gradient(("#e88a88", "#c8646c"), x - 30, x + 30, X), spread=5)
    snow: list[Knot] = [
        (x - 31, y - 166, 0),
        (x - 22, y - 190),
        (x - 12, y - 182),
        (x, y - 194),
        (x + 10, y - 180),
        (x + 22, y - 188),
        (x + 31, y - 166, 0),
    ]
    card.paper(Pen().smooth(snow), ("#ffffff", "#eaf0f6"), spread=3, shadow=0.2)
    card.paper(Pen().circle(x, y - 138, 15), "#ffffff", spread=3)
    hands = Pen().line(x, y - 138, x, y - 148, 2.4).line(x, y - 138, x + 7, y - 134, 2.4)
    card.paint(hands, "#5a4a6a")
    lit = Pen().rect(x - 7, y - 112, 14, 26, 7).rect(x - 7, y - 74, 14, 26, 7)
    card.paper(lit, "#ffe6a0", spread=1.5)


def _goat(card: Card, x: float, y: float, k: float) -> None:
    """A white goat on a ridge, its tongue out; one sheet, because it is no bigger than a thumb."""
    pen = Pen()
    with pen.at(x, y, k):
        pen.smooth(
            [
                (-26, -22),
                (-22, -34),
                (-4, -36),
                (14, -36),
                (24, -46),
                (34, -50),
                (44, -40),
                (52, -30),
                (48, -25),
                (36, -28),
                (28, -20),
                (22, -12),
                (-6, -10),
                (-24, -12),
            ]
        )
        for lx, fx in ((-20, -23), (-13, -11), (14, 12), (20, 22)):
            pen.taper([(lx, -16), (fx, 1)], 7, 4.2)
        pen.taper([(-25, -30), (-33, -37)], 6, 2.5)
        pen.taper([(30, -46), (22, -40)], 6, 2)
        pen.taper([(46, -27), (44, -14)], 6, 1.4)
    card.paper(pen, ("#c8906a", "#94604a"), spread=3, shadow=0.45)
    horns, marks = Pen(), Pen()
    with horns.at(x, y, k), marks.at(x, y, k):
        horns.taper([(32, -48), (28, -60), (18, -64)], 5, 1.6)
        marks.circle(39, -39, 2).taper([(51, -28), (57, -22)], 4, 3)
    card.paper(horns, "#f4e0c0", spread=1.5)
    card.paint(marks, "#c8506a")
    card.paint(Pen().circle(x + 39 * k, y - 39 * k, 2 * k), "#4a3a4a")


def _life(card: Card) -> None:
    _goat(card, 156, 862, 0.9)
    kids = (
        (236.0, 1052.0, 1, "#e0607a", 0.34, 0.0),
        (336.0, 1072.0, 1, "#3f8ab0", 0.3, 6.0),
        (566.0, 1056.0, -1, "#e8a03f", 0.3, 4.0),
        (432.0, 1034.0, -1, "#7a6ab8", 0.0, 0.0),
    )
    for x, y, facing, coat, pull, lean in kids:
        card.shade(Pen().oval(x + 6, y, 20, 4), "#7a8ab0", 0.5, soft=3)
        arms: tuple[Point, ...] = (
            ((0.3, -0.22), (-0.3, -0.2)) if not pull else ((0.2, -0.2), (-0.3, 0.12))
        )
        child = Person(
            x,
            y,
            54,
            facing,
            "child",
            arms=arms,
            stride=1.6,
            lean=lean + 4,
            hat="beanie",
            scarf=0.16,
        )
        child.glue(
            card,
            Look(coat=coat, trousers="#5a4a6a", hat=mix(coat, "#ffffff", 0.35), scarf="#f6d060"),
        )
        if pull:
            hx, hy = child.hand(1)
            _sledge(card, hx, hy, x - facing * 54, y + 2, facing)


def _sledge(card: Card, hx: float, hy: float, x: float, y: float, facing: int) -> None:
    card.paint(Pen().line(hx, hy, x + facing * 20, y - 8, 1.6), "#7a5a5a")
    runner = Pen().path(
        f"M{x - facing * 22} {y} L{x + facing * 18} {y}"
        f" Q{x + facing * 30} {y} {x + facing * 26} {y - 11}",
        width=3.4,
    )
    runner.line(x - 12, y, x - 12, y - 9, 3).line(x + 10, y, x + 10, y - 9, 3)
    card.paper(runner, "#8a5a4a", spread=2)
    card.paper(Pen().rect(x - 22, y - 14, 42, 6, 2), "#d8905a", spread=2)
    trail = Pen().line(x - facing * 26, y + 1, x - facing * 70, y + 3, 2)
    card.shade(trail, "#8a9ac0", 0.5)


def _shaker(card: Card) -> None:
    """It comes in from the top of the card, tipped by nobody."""
    x, y, turn = 306.0, 200.0, 152.0
    body, inside, cap, holes, gleam, ribs = (Pen() for _ in range(6))
    for pen in (body, inside, cap, holes, gleam, ribs):
        with pen.at(x, y, 1.1, turn):
            if pen is body:
                pen.smooth(
                    [
                        (-96, 250, 0),
                        (-104, 60),
                        (-74, -70),
                        (-62, -96, 0),
                        (62, -96, 0),
                        (74, -70),
                        (104, 60),
                        (96, 250, 0),
                    ]
                )
            elif pen is inside:
                pen.smooth(
                    [
                        (-66, -92, 0),
                        (66, -92, 0),
                        (76, -60),
                        (94, 24),
                        (40, 60),
                        (-20, 30),
                        (-92, 44),
                        (-78, -60),
                    ]
                )
            elif pen is cap:
                pen.smooth(
                    [
                        (-72, -90, 0),
                        (-76, -130),
                        (-52, -176),
                        (0, -192),
                        (52, -176),
                        (76, -130),
                        (72, -90, 0),
                    ]
                )
            elif pen is holes:
                for dx, dy in (
                    (0, -176),
                    (-24, -168),
                    (24, -168),
                    (-40, -152),
                    (40, -152),
                    (-12, -154),
                    (14, -154),
                    (0, -136),
                    (-28, -138),
                    (28, -138),
                ):
                    pen.oval(dx, dy, 6.4, 4.6)
            elif pen is gleam:
                pen.stroke([(76, 150), (80, 40), (60, -40)], 12)
            else:
                for dy in (-92, -104):
                    pen.line(-74, dy, 74, dy, 4)
    card.shade(body.mask, "#6a86b0", 0.35, soft=26, move=(26, 40))
    mask = card.paper(
        body,
        ("#eefaff", "#d8ecf4", "#c3e0ec"),
        spread=14,
        lift=12,
        shadow=0.25,
        opacity=0.82,
        rim=0.6,
        rim_width=4,
    )
    card.paper(inside.mask * mask, ("#ffffff", "#f2f2f6"), TORN, torn=3, spread=6, shadow=0.18)
    facets = Pen()
    with facets.at(x, y, 1.1, turn):
        for k in (-54, -10, 42):
            facets.line(k * 1.1, 250, k * 0.8, -90, 3)
    card.paint(facets.mask * mask, "#8ab4cc", 0.4)
    tin = card.paper(cap, ("#b8c4d0", "#f4f8fa", "#aab8c6"), spread=9, lift=6, rim=0.5)
    card.shade(ribs.mask * tin, "#5a6a80", 0.5)
    card.paint(holes, "#54607a", 0.9)
    card.paint(gleam.mask * mask, "#ffffff", 0.8, soft=3)


def _flakes(card: Card) -> None:
    """Grains leave the holes dense and square and arrive wide and soft."""
    rng = card.rng
    crystals, soft = Pen(), Pen()
    for _ in range(1200):
        t = rng.random() ** 1.35
        y = 396 + t * 640
        spread = 46 + 270 * t**0.85
        x = 402 + rng.normal(0, 0.5) * spread
        r = rng.uniform(1.5, 3.8)
        if abs(x - 402) > spread * 1.15:
            continue
        if t < 0.4:
            with crystals.at(x, y, 1, rng.uniform(0, 90)):
                crystals.rect(-r, -r, 2 * r, 2 * r)
        else:
            soft.circle(x, y, r)
    for pen in (crystals, soft):
        card.shade(pen, "#8a9ac0", 0.5, soft=1.2, move=(2, 3))
        card.paint(pen, "#ffffff")
