"""A cat asleep in the place of a missing keystone holds up a ruined arch above frozen tourists."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, mix
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.potted import ivy

CENTRE = (400.0, 606.0)
INNER, OUTER = 214.0, 336.0
GAP = 0.29
"""Half the angle of the missing keystone."""
GROUND = 1010.0
STONES = ("#e3c08a", "#d6ae78", "#cfa06a", "#e9cc9c", "#dbb684")


def draw() -> NDArray[np.uint8]:
    sky = ["#9fb4bc", "#c9cdbe", "#f0dcb0", "#f6c98a"]
    card = Card(58, sky, light=(-60, 420), lamp="#ffe6b0")
    card.glow(40, 560, 520, "#ffe8b4", 0.7)
    _plain(card)
    _wall_top(card)
    _pillars(card)
    _voussoirs(card)
    _cat(card)
    _mouse(card)
    _ground(card)
    _tourists(card)
    return card.finish(
        bloom=0.3, shadow_tone="#5a4a6a", light_tone="#fff0cc", vignette=0.22, contrast=1.06
    )


def _plain(card: Card) -> None:
    for y, tone in ((800, "#c9b994"), (870, "#b4ac80"), (930, "#9c9a6a")):
        line = ridge(card.rng, y, 24, 0.5)
        card.paper(
            line.pen(), (tone, mix(tone, "#f3dcae", 0.5)), shadow=0.15, offset=(3, -4), rim=0.1
        )
        card.fog(y + 40, 30, "#f6dcac", 0.5)
    columns = Pen()
    for x, high in ((88, 96), (140, 60), (690, 110), (742, 74), (640, 40)):
        columns.rect(x - 9, 900 - high, 18, high).rect(x - 13, 900 - high - 8, 26, 8, 2)
    card.paper(columns, ("#dcc498", "#c4ab80"), TORN, torn=2, spread=5, shadow=0.25, rim=0.15)


def _block(card: Card, points: list[Point], tone: str, soft: float = 6) -> None:
    """One stone: a slightly crumbled edge, light from the low sun."""
    pen = Pen().poly(points)
    card.paper(
        pen,
        (mix(tone, "#fff0cc", 0.2), mix(tone, "#9a6a58", 0.14)),
        TORN,
        torn=2.2,
        core=0.2,
        spread=soft,
        lift=5,
        shadow=0.4,
        rim=0.3,
        tooth=0.07,
    )


def _wall_top(card: Card) -> None:
    """Courses of stone above the arch, broken off at both sides."""
    rng = card.rng
    for row in range(5):
        y = 214 + row * 46
        left, right = 96 - 18 * row + rng.uniform(-12, 12), 704 + 18 * row + rng.uniform(-12, 12)
        if row == 0:
            left, right = 190, 596
        x = left
        while x < right - 20:
            width = min(rng.uniform(58, 96), right - x)
            cx, cy = x + width / 2, y + 23
            a = math.atan2(cx - CENTRE[0], CENTRE[1] - cy)
            if math.hypot(cx - CENTRE[0], cy - CENTRE[1]) > OUTER - 26 and not (
                abs(a) < 0.2 and row > 2
            ):
                tone = STONES[int(rng.integers(0, 5))]
                _block(
                    card,
                    [
                        (x + 1.5, y + 1.5),
                        (x + width - 1.5, y + 1.5),
                        (x + width - 1.5, y + 44.5),
                        (x + 1.5, y + 44.5),
                    ],
                    mix(tone, "#b9a890", 0.2),
                )
            x += width


def _pillars(card: Card) -> None:
    rng = card.rng
    for side in (-1, 1):
        inner = CENTRE[0] + side * INNER
        outer = CENTRE[0] + side * OUTER
        for row in range(10):
            y = CENTRE[1] + row * 44
            lean = rng.uniform(-5, 5)
            cut = 0.42 if row % 2 else 0.6
            middle = inner + (outer - inner) * cut
            for a, b in ((inner, middle), (middle, outer)):
                left, right = min(a, b) + 1.5, max(a, b) - 1.5
                _block(
                    card,
                    [
                        (left + lean, y + 1),
                        (right + lean, y + 1),
                        (right + lean, y + 43),
                        (left + lean, y + 43),
                    ],
                    STONES[int(rng.integers(0, 5))],
                )
        plinth = inner - 14 if side > 0 else outer - 14
        width = OUTER - INNER + 28
        _block(
            card,
            [
                (plinth, CENTRE[1] - 14),
                (plinth + width, CENTRE[1] - 14),
                (plinth + width, CENTRE[1] + 12),
                (plinth, CENTRE[1] + 12),
            ],
            "#efd6a6",
        )


def _voussoirs(card: Card) -> None:
    """Wedges of the arch, seven a side; the last ones lean a little into the gap."""
    x, y = CENTRE
    mortar = Pen().circle(x, y, (INNER + OUTER) / 2, width=OUTER - INNER - 12)
    mortar.rect(x - 400, y, 800, 400, cut=True)
    half = OUTER * 1.1 * math.tan(GAP)
    mortar.poly([(x, y), (x - half, y - OUTER * 1.1), (x + half, y - OUTER * 1.1)], cut=True)
    card.paper(mortar, ("#a8845c", "#8f6c50"), spread=8)
    for side in (-1, 1):
        for k in range(7):
            a0 = math.pi / 2 - (math.pi / 2 - GAP) * k / 7
            a1 = math.pi / 2 - (math.pi / 2 - GAP) * (k + 1) / 7
            a0, a1 = a0 - 0.008, a1 + 0.008
            out = OUTER + (10 if k % 2 else 0)
            slip = 7 if k == 6 else 0
            points = [
                (x + side * r * math.sin(a), y - r * math.cos(a) + slip)
                for r, a in ((INNER, a0), (out, a0), (out, a1), (INNER, a1))
            ]
            _block(card, points, STONES[(k * 2 + (side > 0)) % 5], 8)
    vine = [(120.0, 620.0), (96, 540), (120, 450), (100, 380), (136, 300)]
    ivy(card, vine, 0.7, "#7a8a4a", card.rng)
    ivy(
        card,
        [(690.0, 330.0), (716, 420), (700, 500), (726, 590), (712, 680)],
        0.7,
        "#7a8a4a",
        card.rng,
    )


def _cat(card: Card) -> None:
    """Curled up, wedged exactly, one paw hanging in the air."""
    x, y = CENTRE[0], CENTRE[1] - (INNER + OUTER) / 2 + 12
    coat, dark, pale = "#7f92a6", "#51627a", "#b4c3d0"
    card.shade(Pen().oval(x, y + 64, 90, 12), "#4a3a44", 0.3, soft=8)
    back: list[Knot] = [
        (x - 98, y - 26),
        (x - 84, y - 62),
        (x - 30, y - 82),
        (x + 40, y - 78),
        (x + 92, y - 48),
        (x + 88, y - 4),
        (x + 66, y + 40),
        (x + 20, y + 62),
        (x - 38, y + 60),
        (x - 74, y + 32),
    ]
    body = card.paper(
        Pen().smooth(back), (pale, coat, dark), spread=10, lift=8, rim=0.35, rim_width=3
    )
    bands = Pen()
    for k in range(6):
        bx = x - 34 + k * 25
        bands.taper([(bx, y - 90), (bx + 8, y - 60), (bx + 2, y - 34)], 13, 3)
    card.shade(bands.mask * body, "#3a4a62", 0.45, soft=1.5)
    tail = Pen().taper(
        [(x + 78, y + 4), (x + 62, y + 50), (x + 4, y + 70), (x - 52, y + 62), (x - 80, y + 44)],
        26,
        17,
    )
    mask = card.paper(tail, (coat, dark), spread=6, rim=0.3)
    rings = Pen()
    for k in range(5):
        rings.line(x + 50 - k * 28, y + 40, x + 44 - k * 28, y + 82, 8)
    card.shade(rings.mask * mask, "#3a4a62", 0.4, soft=1.5)
    haunch = Pen().smooth(
        [
            (x + 84, y - 6),
            (x + 70, y - 42),
            (x + 34, y - 42),
            (x + 12, y - 10),
            (x + 22, y + 30),
            (x + 60, y + 34),
        ]
    )
    card.paper(haunch, (pale, coat), spread=6, rim=0.25)
    paw = Pen().taper([(x - 52, y + 40), (x - 60, y + 76), (x - 58, y + 104)], 25, 21)
    card.paper(paw, (coat, pale), spread=6, rim=0.25)
    toes = Pen().line(x - 62, y + 106, x - 62, y + 113, 2).line(x - 55, y + 106, x - 55, y + 113, 2)
    card.paint(toes, dark)
    head = Pen().smooth(
        [
            (x - 104, y - 26, 0),
            (x - 100, y - 54, 0),
            (x - 80, y - 36),
            (x - 56, y - 36),
            (x - 34, y - 54, 0),
            (x - 28, y - 22),
            (x - 34, y + 14),
            (x - 66, y + 32),
            (x - 98, y + 14),
        ]
    )
    face = card.paper(head, (pale, coat), spread=8, rim=0.35, rim_width=3)
    muzzle = Pen().oval(x - 74, y + 12, 13, 10).oval(x - 54, y + 12, 13, 10)
    card.paint(muzzle.mask * face, "#eef2f4", 0.9, soft=1)
    marks = Pen()
    for ex in (-86, -46):
        marks.stroke([(x + ex - 8, y - 8), (x + ex, y - 3), (x + ex + 8, y - 8)], 3)
    marks.oval(x - 64, y + 4, 5, 3.5).line(x - 64, y + 7, x - 64, y + 14, 2)
    card.paint(marks, "#2f3c50")
    whiskers = Pen()
    for side in (-1, 1):
        for dy in (-3, 2, 7):
            whiskers.line(
                x - 64 + side * 20, y + 11 + dy * 0.5, x - 64 + side * 50, y + 8 + dy * 1.6, 1.1
            )
    card.paint(whiskers, "#f4f6f6", 0.9)
    low = body * (1 - shift(body, 0, -14))
    card.shade(low, "#2f3c50", 0.3, soft=8, within=body)


def _mouse(card: Card) -> None:
    """On the very top, practising."""
    x, y = 470.0, 214.0
    tail = Pen().taper([(x + 22, y - 4), (x + 52, y + 6), (x + 66, y - 14)], 4, 1.5)
    card.paper(tail, "#c99a90", spread=2)
    body = Pen().smooth(
        [
            (x - 22, y, 0),
            (x - 26, y - 30),
            (x - 8, y - 56),
            (x + 14, y - 50),
            (x + 28, y - 18),
            (x + 22, y, 0),
        ]
    )
    card.paper(body, ("#b4a294", "#8a786c"), spread=4, rim=0.35)
    ears = Pen().circle(x - 20, y - 74, 12).circle(x + 8, y - 78, 13)
    card.paper(ears, ("#c9a89a", "#a08478"), spread=3)
    head = Pen().smooth(
        [
            (x + 12, y - 62),
            (x - 4, y - 76),
            (x - 26, y - 64),
            (x - 44, y - 48),
            (x - 22, y - 40),
            (x + 4, y - 42),
        ]
    )
    card.paper(head, ("#c4b2a4", "#9a887a"), spread=3, rim=0.35)
    dots = Pen().circle(x - 22, y - 58, 2.6).circle(x - 43, y - 48, 3.2)
    card.paint(dots, "#3a2c2c")
    drum = Pen().rect(x - 76, y - 30, 46, 30, 3)
    card.paper(drum, ("#c8503c", "#963428"), spread=4)
    rims = Pen().rect(x - 79, y - 34, 52, 7, 3).rect(x - 79, y - 5, 52, 6, 3)
    card.paper(rims, ("#fff0cc", "#dcbc84"), spread=2)
    arms = Pen().taper([(x - 10, y - 32), (x - 28, y - 36), (x - 40, y - 52)], 8, 5)
    sticks = Pen().taper([(x - 38, y - 50), (x - 66, y - 72)], 3, 3).circle(x - 67, y - 73, 4)
    sticks.taper([(x - 34, y - 36), (x - 58, y - 38)], 3, 3).circle(x - 59, y - 38, 4)
    card.paper(sticks, "#8a5a34", spread=2)
    card.paper(arms, "#b4a294", spread=2)


def _ground(card: Card) -> None:
    shade = Pen().poly([(64, GROUND), (186, GROUND), (560, 1200), (330, 1200)])
    shade.poly([(614, GROUND), (736, GROUND), (1000, 1120), (900, 1160)])
    line = ridge(card.rng, GROUND - 16, 8)
    pen = meadow(line.pen(), line, card.rng, 220, 5, 16)
    mask = card.paper(pen, ("#c3ad6a", "#9a8650", "#7a6a44"), shadow=0.3, offset=(0, -5), rim=0.1)
    card.shade(shade.mask * mask, "#4a3a52", 0.4, soft=8)
    stones = (((150, 1060), 42), ((610, 1086), 54), ((690, 1050), 30), ((250, 1120), 30))
    for (x, y), r in stones:
        _block(
            card,
            [
                (x - r, y + r * 0.3),
                (x - r * 0.7, y - r * 0.4),
                (x + r * 0.6, y - r * 0.5),
                (x + r, y + r * 0.2),
                (x + r * 0.3, y + r * 0.5),
            ],
            "#d6ae78",
        )


def _tourists(card: Card) -> None:
    """Everybody has stopped on one foot; the guide whispers."""
    rows = (
        (318, 1062, 100, 1, "jacket", "#c98a5a", "short", ((-0.26, 0.1), (0.28, -0.06)), 2.0),
        (388, 1068, 96, 1, "dress", "#a8584a", "pony", ((0.16, -0.12), (0.14, -0.14)), 1.3),
        (458, 1060, 102, -1, "coat", "#5f7a6a", "bob", ((0.12, -0.12), (0.15, -0.13)), 0.3),
        (524, 1066, 74, -1, "child", "#d9a83c", "short", ((0.3, -0.2),), 1.6),
        (268, 1070, 98, 1, "stout", "#6a6f8a", "beard", ((0.1, 0.2), (0.2, 0.06)), 1.6),
    )
    for x, y, high, facing, build, coat, hair, arms, stride in rows:
        shadow = Pen().poly([(x - 10, y), (x + 12, y), (x + 96, y + 38), (x + 70, y + 42)])
        card.shade(shadow, "#4a3a52", 0.45, soft=4)
        who = Person(x, y, high, facing, build, arms=arms, hair=hair, stride=stride)
        who.glue(card, Look(coat, "#4a4450", "#e9c09a", "#4a3228"), spread=4)
        if build == "coat":
            flag = Pen().line(x + 9, y - 52, x + 26, y - 142, 3)
            flag.poly([(x + 26, y - 142), (x + 58, y - 130), (x + 24, y - 118)])
            card.paper(flag, ("#d84a3a", "#b03428"), spread=3)
