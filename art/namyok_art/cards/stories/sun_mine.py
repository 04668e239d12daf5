"""Below a dusk field miners break pieces off the buried sun and send them to the street lamps."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.buildings import lamp_post, panes, town
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import flock
from namyok_art.paper.space import Array

HORIZON = 350
SUN: Point = (372, 560)
RADIUS = 262
BITES = (
    # places where the seam has been worked out
    (250, 812, 74),
    (352, 838, 70),
    (470, 826, 76),
    (566, 774, 70),
    (606, 690, 56),
)
RAIL = 920


def draw() -> NDArray[np.uint8]:
    sky = Gradient(("#3a2a5a", "#6a3f72", "#a8566f", "#e0825f", "#f4a860"), 0, HORIZON + 20)
    card = Card(52, sky, light=SUN, lamp="#ffb45a")
    card.glow(SUN[0], HORIZON, 300, "#ffc070", 0.55, stretch=(1.5, 0.8))
    card.paint(flock(card.rng, 7, (560, 190), (70, 30), (7, 12)), "#4a2a4a", 0.8)
    _town(card)
    card.paint(Pen().rect(-20, HORIZON, 840, 900), ("#5a2226", "#6a2a22", "#2a1018"))
    _sun(card)
    _ground(card)
    _galleries(card)
    _miners(card)
    _field(card)
    return card.finish(
        bloom=0.55,
        halation=0.08,
        shadow_tone="#2a1020",
        light_tone="#ffe0a8",
        vignette=0.3,
        contrast=1.08,
    )


def _worked_sun() -> Array:
    disc = Pen().circle(*SUN, RADIUS)
    for x, y, r in BITES:
        points = []
        for k in range(9):
            angle = math.tau * k / 9 + x
            reach = r * (1 if k % 2 else 0.78)
            points.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
        disc.poly(points, cut=True)
    return disc.mask


def _facets(card: Card) -> Array:
    """Planes of a broken mineral: the nearest of scattered points decides the tone."""
    rng = np.random.default_rng(8)
    angles = rng.uniform(0, math.tau, 70)
    reach = RADIUS * np.sqrt(rng.uniform(0, 1, 70))
    xs, ys = SUN[0] + reach * np.cos(angles), SUN[1] + reach * np.sin(angles)
    wobble = 9 * fbm(50, card.rng, octaves=2)
    best = np.full(X.shape, 1e9, np.float32)
    tone = np.zeros(X.shape, np.float32)
    for x, y, t in zip(xs, ys, rng.uniform(0, 1, 70), strict=True):
        d = np.hypot(X - np.float32(x) + wobble, Y - np.float32(y) - wobble)
        closer = d < best
        best = np.where(closer, d, best)
        tone = np.where(closer, np.float32(t), tone)
    return tone


def _sun(card: Card) -> None:
    mask = _worked_sun()
    d = np.hypot(X - SUN[0], Y - SUN[1])
    tone = _facets(card)
    fill = Gradient(
        ("#fff6c0", "#ffe07a", "#ffb43a", "#f58420", "#d8561a"), 0, RADIUS, d + 46 * (tone - 0.5)
    )
    card.glow(*SUN, 520, "#ff9a3a", 0.5)
    body = card.paper(mask, fill, shadow=0, rim=0, tooth=0.06)
    edges = np.abs(blur(tone, 1.2) - tone)
    card.paint(smoothstep(0.02, 0.16, edges) * body, "#fff2b8", 0.5)
    warm = np.array([1.0, 0.62, 0.24], np.float32)
    card.emission = card.emission + (body * smoothstep(RADIUS + 20, 40, d))[
        ..., None
    ] * warm * np.float32(0.22)


def _ground(card: Card) -> None:
    """Rock in three sheets round the sun, each opening a little wider than the one behind."""
    below = smoothstep(HORIZON - 1, HORIZON + 1, Y)
    rng = card.rng
    for grow, tone in ((10, "#7a3428"), (34, "#4f2430"), (70, "#2c1826")):
        hole = Pen().circle(*SUN, RADIUS + grow)
        for x, y, r in BITES:
            hole.circle(x, y, r + grow * 0.7)
        rock = below * (1 - hole.mask)
        d = np.hypot(X - SUN[0], Y - SUN[1])
        fill = Gradient(
            (mix(tone, "#e0703a", 0.5), tone, mix(tone, "#120a14", 0.5)), RADIUS, RADIUS + 420, d
        )
        card.paper(
            rock,
            fill,
            TORN,
            torn=6,
            core=0.12,
            shadow=0.45,
            spread=10,
            offset=(0, 0),
            rim=0.9,
            rim_width=4,
        )
    stones = Pen()
    for _ in range(150):
        px, py = rng.uniform(0, 800), rng.uniform(HORIZON + 40, 1190)
        if math.hypot(px - SUN[0], py - SUN[1]) > RADIUS + 90:
            size = rng.uniform(3, 10)
            stones.oval(px, py, size, size * 0.6, rng.uniform(0, 180))
    card.paper(stones, "#5a3038", shadow=0.3, spread=3, rim=0.5)


def _galleries(card: Card) -> None:
    """The working floor, its rails, and the incline up to the town."""
    cave = Pen().smooth(
        [
            (40, RAIL + 8, 0),
            (60, 860),
            (140, 806),
            (330, 800),
            (560, 800),
            (680, 840),
            (700, 780),
            (690, 560),
            (676, 420),
            (700, 352, 0),
            (770, 352, 0),
            (772, 470),
            (772, 700),
            (764, RAIL + 8, 0),
        ]
    )
    shape = cave.mask * (1 - Pen().circle(*SUN, RADIUS + 6).mask)
    card.paint(shape, Gradient(("#3a1a24", "#7a3426", "#a84a28"), 420, RAIL), 0.55, soft=6)
    card.glow(400, 860, 300, "#ff9a40", 0.4, stretch=(1.2, 0.5))
    xs = np.arange(-20, 824, 6, dtype=np.float32)
    ys = (RAIL + card.rng.normal(0, 2, len(xs))).astype(np.float32)
    card.paper(
        Pen().ground(xs, ys),
        ("#6a3028", "#2a141c", "#160c14"),
        TORN,
        torn=4,
        core=0.1,
        shadow=0.4,
        offset=(0, -6),
        rim=0.6,
    )
    rails, ties = Pen(), Pen()
    for k in range(24):
        ties.rect(10 + k * 34, RAIL + 9, 20, 8, 2)
    rails.line(-10, RAIL + 6, 736, RAIL + 6, 5)
    rails.line(736, RAIL + 6, 736, 344, 5).line(756, RAIL + 6, 756, 344, 5)
    for k in range(15):
        ties.rect(726, 372 + k * 36, 40, 8, 2)
    card.paper(ties, "#4a2c24", spread=3)
    card.paper(rails, ("#e0a060", "#9a6a50"), spread=3, rim=0.6)
    for x, y in ((150, RAIL + 2), (300, RAIL + 2), (606, RAIL + 2)):
        _cart(card, x, y, 1.0)
    _cart(card, 746, 700, 0.72)
    _cart(card, 746, 500, 0.72)


def _chunk(card: Card, x: float, y: float, r: float, turn: float) -> None:
    points = []
    for k in range(6):
        angle = math.tau * k / 6 + turn
        reach = r * (1 if k % 2 else 0.76)
        points.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
    card.lightup(Pen().poly(points), "#ffc454", 0.9)
    card.paint(
        Pen().poly([points[0], points[1], (x, y)]).poly([points[3], points[4], (x, y)]),
        "#fff0b0",
        0.8,
    )


def _cart(card: Card, x: float, y: float, s: float) -> None:
    card.glow(x, y - 56 * s, 90 * s, "#ffb850", 0.5)
    for dx, dy, r in ((-24, -52, 18), (4, -60, 22), (28, -50, 16)):
        _chunk(card, x + dx * s, y + dy * s, r * s, dx * 0.1)
    box = Pen().poly(
        [
            (x - 50 * s, y - 52 * s),
            (x + 50 * s, y - 52 * s),
            (x + 36 * s, y - 14 * s),
            (x - 36 * s, y - 14 * s),
        ]
    )
    card.paper(box, ("#7a5a54", "#3a2a30"), spread=5, rim=0.6)
    bands = Pen().rect(x - 54 * s, y - 56 * s, 108 * s, 8 * s, 3)
    card.paper(bands, "#9a7460", spread=3, rim=0.4)
    wheels = Pen().circle(x - 22 * s, y - 8 * s, 11 * s).circle(x + 22 * s, y - 8 * s, 11 * s)
    card.paper(wheels, "#2a1c24", spread=3, rim=0.5)


def _miners(card: Card) -> None:
    for x, y, size, facing, arm, lean in (
        (236, RAIL + 2, 84, 1, (0.22, -0.3), 10),
        (404, RAIL + 2, 88, 1, (0.3, -0.26), 12),
        (486, RAIL + 2, 86, -1, (0.28, -0.3), 8),
        (676, RAIL + 2, 82, -1, (0.36, 0.06), 16),
        (84, RAIL + 2, 82, 1, (0.36, 0.06), 18),
    ):
        man = Person(
            x,
            y,
            size,
            facing,
            "jacket",
            arms=((0.2, -0.05), arm),
            hat="helmet",
            stride=1.0,
            lean=lean,
        )
        man.glue(card, Look("#5a2f38", "#2a1a24", "#e0a070", "#2a1a20", "#f0b040"), rim=0.8)
        hx, hy = man.hand(1)
        if arm[1] < 0:
            pick = Pen().line(hx - facing * 20, hy + 22, hx + facing * 14, hy - 26, 4)
            pick.stroke(
                [
                    (hx - facing * 18, hy - 34),
                    (hx + facing * 14, hy - 28),
                    (hx + facing * 36, hy - 2),
                ],
                5,
            )
            card.paper(pick, ("#c9a080", "#6a4a40"), spread=3, rim=0.8)
    _keeper(card)


def _keeper(card: Card) -> None:
    """One sits apart at the bottom with a small piece in his lunch box."""
    hole = Pen().smooth(
        [(96, 1126, 0), (100, 1050), (150, 1006), (240, 1004), (296, 1050), (304, 1126, 0)]
    )
    card.hollow(hole, ("#3a1c20", "#5a2a22"), 10, "#0c0608", 0.6)
    card.glow(236, 1104, 110, "#ffb850", 0.7)
    card.paper(Pen().rect(130, 1098, 44, 28, 4), ("#5a3a30", "#2f1d20"), spread=4)
    man = Person(152, 1098, 92, 1, "jacket", "sit", arms=((0.3, 0.26),), hat="helmet", lean=10)
    man.glue(card, Look("#6a3840", "#2a1a24", "#f0b080", "#2a1a20", "#f0b040"), rim=0.8)
    box = Pen().rect(216, 1104, 46, 22, 3)
    lid = Pen().poly([(216, 1104), (262, 1104), (270, 1084), (224, 1082)])
    card.paper(lid, ("#7a9aa0", "#4a6a74"), spread=3)
    _chunk(card, 240, 1100, 12, 0.4)
    card.paper(box, ("#8fb0b4", "#4a6a74"), spread=4, rim=0.5)
    sill = Pen().rect(84, 1124, 236, 14, 6)
    card.paper(sill, ("#5a3030", "#2a141c"), TORN, torn=3, core=0.1, shadow=0.2)


def _town(card: Card) -> None:
    pen = Pen()
    windows = town(pen, HORIZON + 14, card.rng, 600, 830, (26, 44), (40, 92), 0.5)
    card.paper(pen, ("#5a3560", "#4a2c50"), spread=6, offset=(-4, -3), rim=0.3)
    card.lightup(panes(windows), "#ffce7a", 0.6)


def _field(card: Card) -> None:
    line = ridge(card.rng, HORIZON - 4, 3, 0.4)
    band = line.pen().mask * smoothstep(
        HORIZON + 26, HORIZON + 22, Y + 5 * fbm(30, card.rng, octaves=3)
    )
    band = band * (1 - Pen().rect(722, 330, 52, 60).mask)
    pen = meadow(Pen(), line, card.rng, 260, 6, 20)
    card.paper(
        np.maximum(band, pen.mask),
        ("#8a5a50", "#4a2c3c"),
        shadow=0.35,
        spread=7,
        offset=(0, 6),
        rim=0.5,
    )
    posts = Pen()
    spots = [lamp_post(posts, x, HORIZON + 2, h) for x, h in ((560, 74), (628, 84), (694, 92))]
    card.paper(posts, ("#3a2440", "#2a1a30"), spread=4, rim=0.4)
    for x, y in spots:
        card.glow(x, y, 60, "#ffc060", 0.6)
        card.lightup(Pen().circle(x, y, 5), "#ffe09a", 1.2)
    tree = (
        Pen()
        .rect(118, HORIZON - 74, 8, 78)
        .circle(122, HORIZON - 92, 36)
        .circle(96, HORIZON - 76, 24)
    )
    tree.circle(148, HORIZON - 78, 26)
    card.paper(tree, ("#6a3f5a", "#4a2a44"), spread=6, rim=0.5)
