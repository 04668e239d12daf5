"""Campers warm themselves at a telephone while behind them fireflies make a great fire."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.colour import Fill
from namyok_art.paper.noise import distance
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.patterns import checks, stripes
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.plants import branch
from namyok_art.paper.space import SCALE

PHONE: Point = (400, 936)
RING = (268, 116)
COLD = "#8fc8ff"
GOLD = "#ffd45a"


def draw() -> NDArray[np.uint8]:
    sky = ["#0c1420", "#101c28", "#142530", "#12222a"]
    card = Card(53, sky, light=PHONE, lamp=COLD)
    _forest(card)
    _fire(card)
    _clearing(card)
    _campers(card, back=True)
    _phone(card)
    _campers(card, back=False)
    _front(card)
    return card.finish(
        bloom=0.65,
        halation=0.06,
        shadow_tone="#0a1a30",
        light_tone="#fff6d8",
        vignette=0.36,
        contrast=1.08,
    )


def _forest(card: Card) -> None:
    rng = card.rng
    card.glow(400, 430, 420, "#c89a3a", 0.24)
    for depth in range(4):
        near = depth / 3
        tone = mix("#2f4a4c", "#0b151c", near)
        pen = Pen()
        for _ in range(15 - depth * 3):
            x = rng.uniform(-20, 820)
            if depth > 1 and abs(x - 400) < 200 + 50 * depth:
                x += math.copysign(230, x - 400)
            wide = 9 + 12 * depth + rng.uniform(0, 8)
            pen.taper(
                [(x, 900), (x + rng.normal(0, 10), 400), (x + rng.normal(0, 20), -30)],
                wide,
                wide * 0.6,
            )
            for _ in range(3):
                side = rng.choice([-1.0, 1.0])
                start = (x, rng.uniform(60, 520))
                branch(
                    pen,
                    start,
                    -math.pi / 2 + side * rng.uniform(0.5, 1.2),
                    70 + 20 * depth,
                    wide * 0.3,
                    rng,
                    3,
                )
        card.paper(pen, (tone, mix(tone, "#1c3038", 0.4)), shadow=0.3, spread=9, rim=0.12)
        card.fog(760, 120, "#1f3a48", 0.2)


FLAME: list[Knot] = [
    (400, 790),
    (306, 766),
    (240, 700),
    (214, 610),
    (240, 520),
    (262, 470, 0),
    (284, 540),
    (296, 470),
    (276, 390),
    (300, 290, 0),
    (334, 370),
    (356, 300),
    (366, 200),
    (424, 80, 0),
    (434, 190),
    (474, 280),
    (496, 370),
    (530, 300, 0),
    (556, 400),
    (540, 500),
    (562, 540),
    (590, 480, 0),
    (600, 600),
    (566, 700),
    (492, 768),
]


def _fire(card: Card) -> None:
    """A thousand small lights that nobody looks at."""
    rng = card.rng
    inside = distance(Pen().smooth(FLAME).mask)
    heart = distance(Pen().oval(400, 660, 92, 130).mask)
    bright, dim, big = Pen(), Pen(), Pen()
    for _ in range(9000):
        x, y = rng.uniform(200, 610), rng.uniform(70, 800)
        depth = float(inside[int(y * SCALE), int(x * SCALE)])
        if depth < -3:
            continue
        hot = float(heart[int(y * SCALE), int(x * SCALE)]) > 0
        chance = 0.42 if depth < 12 else 0.2 if hot else 0.09
        if rng.random() > chance:
            continue
        if hot and rng.random() < 0.16:
            big.circle(x, y, rng.uniform(2.6, 4.0))
        elif hot or rng.random() < 0.4:
            bright.circle(x, y, rng.uniform(1.3, 2.6))
        else:
            dim.circle(x, y, rng.uniform(1.3, 2.5))
    for _ in range(60):
        dim.circle(rng.uniform(40, 760), rng.uniform(60, 820), rng.uniform(0.9, 1.8))
    for y, r, k in ((650, 260, 0.34), (470, 210, 0.24), (320, 150, 0.18), (200, 100, 0.12)):
        card.glow(400, y, r, "#f0a83a", k)
    card.lightup(dim, "#e89a34", 0.7, 0.95)
    card.lightup(bright, GOLD, 1.1)
    card.lightup(big, "#fff0b0", 1.3)


def _clearing(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 800, 10, bow=-16)
    card.paper(
        meadow(line.pen(), line, rng, 200, 6, 18),
        ("#1d3a40", "#122630", "#0b161e"),
        TORN,
        torn=3,
        shadow=0.35,
        offset=(0, -5),
        rim=0.15,
    )
    card.glow(*PHONE, 330, COLD, 0.5, stretch=(1.2, 0.55))


def _ring(angle: float) -> Point:
    return PHONE[0] + RING[0] * math.cos(angle), PHONE[1] + RING[1] * math.sin(angle)


CAMPERS: tuple[tuple[float, str, str, str], ...] = (
    # angle, cloak, pattern, cap
    (-2.5, "#4a5f78", "plain", "#6f8298"),
    (-1.9, "#5a4a72", "stripes", "#8a7aa4"),
    (-1.25, "#3f6470", "plain", "#5f8a94"),
    (-0.65, "#554c70", "checks", "#7f74a0"),
    (0.12, "#46587a", "plain", "#6f84a8"),
    (0.95, "#3c4c66", "checks", "#5f7090"),
    (2.2, "#3a5062", "stripes", "#5a7a8c"),
    (3.02, "#50486c", "plain", "#7a7098"),
)


def _campers(card: Card, back: bool) -> None:
    for angle, cloak, pattern, cap in sorted(CAMPERS, key=lambda c: math.sin(c[0])):
        if (math.sin(angle) < 0) != back:
            continue
        x, y = _ring(angle)
        scale = 0.78 + 0.26 * (math.sin(angle) + 1) / 2
        _camper(card, x, y + 46, scale, cloak, pattern, cap, back)
        _stick(card, x, y + 46, scale, angle)


def _camper(
    card: Card, x: float, y: float, s: float, cloak: str, pattern: str, cap: str, back: bool
) -> None:
    """Someone in a blanket; the near ones show their backs, the far ones a lit front."""
    card.shade(Pen().oval(x, y + 2, 62 * s, 12 * s), "#04080c", 0.6, soft=6)
    body, head, hat = Pen(), Pen(), Pen()
    with body.at(x, y, s), head.at(x, y, s), hat.at(x, y, s):
        body.smooth(
            [
                (-58, 4, 0),
                (-54, -40),
                (-40, -84),
                (-16, -104),
                (16, -104),
                (40, -84),
                (54, -40),
                (58, 4, 0),
                (0, 12),
            ]
        )
        head.oval(0, -124, 24, 27)
        hat.path("M-26 -126 C-28 -164 28 -164 26 -126Z").circle(0, -158, 8)
        hat.rect(-28, -134, 56, 13, 6)
    lit = mix(cloak, COLD, 0.5)
    fill: Fill
    if pattern == "checks":
        fill = checks(lit if back else cloak, mix(cloak, "#0c1420", 0.45), 22 * s, 6)
    elif pattern == "stripes":
        fill = stripes(lit if back else cloak, mix(cloak, "#0c1420", 0.4), 20 * s, 12)
    else:
        fill = (lit, cloak) if back else (cloak, mix(cloak, "#0c1420", 0.5))
    mask = card.paper(body, fill, spread=8, shadow=0.4, rim=0.9 if not back else 0.4, rim_width=3)
    if not back:
        card.shade(smoothstep(y - 70 * s, y + 6, Y) * mask, "#060c14", 0.5)
    face = "#a8c8e8" if back else mix(cap, "#0c1420", 0.5)
    card.paper(head, face, spread=4, rim=0.6)
    if back:
        lids = Pen()
        with lids.at(x, y, s):
            lids.stroke([(-13, -120), (-8, -116), (-3, -120)], 2.4).stroke(
                [(3, -120), (8, -116), (13, -120)], 2.4
            )
        card.paint(lids, "#2a3c58")
    card.paper(hat, (mix(cap, "#ffffff", 0.1), mix(cap, "#0c1420", 0.3)), spread=4, rim=0.7)


def _stick(card: Card, x: float, y: float, s: float, angle: float) -> None:
    """Marshmallows that stay white."""
    if math.sin(angle) > 0.93:
        return
    start = (x - math.cos(angle) * 34 * s, y - 58 * s)
    end = (PHONE[0] + math.cos(angle) * 96, PHONE[1] + math.sin(angle) * 40 - 26)
    card.paper(Pen().taper([start, end], 4, 2.4), "#6a5a58", spread=3, rim=0.6)
    sweet = Pen()
    with sweet.at(*end, 1, math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))):
        sweet.rect(-12, -9, 24, 18, 7)
    card.paper(sweet, ("#ffffff", "#cfe2ff"), spread=3, rim=0.3)


def _phone(card: Card) -> None:
    x, y = PHONE
    stones = Pen()
    for k in range(14):
        angle = math.tau * k / 14
        stones.oval(x + 92 * math.cos(angle), y + 6 + 36 * math.sin(angle), 15, 10, k * 30)
    card.paper(stones, ("#4a6078", "#2a3a4c"), spread=4, rim=0.8)
    card.glow(x, y - 20, 190, "#bfe0ff", 0.6, stretch=(1, 0.7))
    card.rays(x, y, "#9fd0ff", 0.14, 300, 60, within=smoothstep(y + 10, y - 40, Y))
    body = Pen().poly([(x - 44, y + 20), (x + 30, y + 20), (x + 46, y - 16), (x - 28, y - 16)])
    card.shade(body, "#02060a", 0.6, soft=5, move=(0, 6))
    card.paper(body, "#1a2430", spread=3)
    screen = Pen().poly([(x - 37, y + 15), (x + 26, y + 15), (x + 38, y - 12), (x - 24, y - 12)])
    card.lightup(screen, "#cfe8ff", 1.1)
    logs = Gradient(("#ffffff", "#9fd0ff"), y - 12, y + 15)
    card.paint(Pen().oval(x, y + 1, 14, 7), logs, 0.8)


def _front(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 1136, 10, bow=-34)
    card.paper(
        meadow(line.pen(), line, rng, 260, 14, 52),
        ("#0f2028", "#070d14"),
        TORN,
        torn=3,
        shadow=0.35,
        offset=(0, -6),
        rim=0.1,
    )
    trunks = Pen()
    trunks.taper([(10, 1240), (24, 700), (-10, 200), (20, -40)], 120, 84)
    trunks.taper([(800, 1240), (780, 700), (806, 200), (770, -40)], 120, 84)
    card.paper(trunks, ("#0c161e", "#080e14"), spread=16, shadow=0.4, rim=0.2)
    strays = Pen()
    for x, y in (
        (84, 640),
        (118, 430),
        (700, 560),
        (726, 300),
        (66, 240),
        (650, 1100),
        (150, 1120),
    ):
        strays.circle(x, y, 3)
    card.lightup(strays, GOLD, 1.2)
    card.shade(smoothstep(1040, 1200, Y) * smoothstep(0, 400, np.abs(X - 400)), "#04080c", 0.3)
