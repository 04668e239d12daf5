"""An octopus with a headset connects the lit windows of a coral town by cords and shells."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, fbm, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.animals import fish
from namyok_art.paper.props.octopus import arm, head

CENTRE = (400.0, 640.0)
BLUE = "#1f4fd8"
SKIN = ("#ff8a6a", "#f25c4c", "#c8384a")
PALE = "#ffd8b8"
CORDS = ("#ffe24a", "#8a4ad0", "#ff7ab0", "#fff6dc", "#ffa030", "#5a3ab8")


def draw() -> NDArray[np.uint8]:
    card = Card(
        199,
        ["#c8f8e8", "#5fe0d8", "#22b8c0", "#1590a8", "#127a98"],
        light=(400, 40),
        lamp="#f4fff0",
    )
    _water(card)
    windows = _town(card)
    sockets = _board(card)
    _cords(card, windows, sockets)
    _operator(card, sockets)
    _front(card)
    return card.finish(
        bloom=0.45, halation=0.06, shadow_tone="#123a78", light_tone="#f4fff0", vignette=0.2
    )


def _water(card: Card) -> None:
    rng = card.rng
    card.rays(400, -120, "#f4fff0", 0.3, length=900, source=170, count=26)
    for k, radius in enumerate((620, 520, 430)):
        t = np.arctan2(Y - CENTRE[1], X - CENTRE[0])
        edge = radius + 16 * np.sin(t * 9 + k * 2) + 10 * fbm(90, rng, octaves=2)
        d = np.hypot((X - CENTRE[0]) * 1.12, Y - CENTRE[1])
        ring = smoothstep(-0.8, 0.8, np.asarray(d - edge, np.float32))
        card.shade(ring, ("#0f7f9c", "#1896a8", "#29b2b8")[k], 0.18)
    for k, (y, tone) in enumerate(((1074, "#3cbcc4"), (1130, "#1c8ca4"))):
        reef = Pen()
        for x in np.arange(60 + 40 * k, 760, 62):
            for turn in (-0.5, 0.05, 0.55):
                _twig(reef, (float(x), y + rng.uniform(-10, 30)), turn, 46 + 10 * k, 3, rng)
        reef.rect(-20, y - 14, 840, 300)
        card.paper(reef, (tone, mix(tone, "#127a98", 0.6)), spread=10, shadow=0.2, rim=0.2)
    shoal = Pen()
    for _ in range(17):
        fish(shoal, 190 + rng.normal(0, 66), 150 + rng.normal(0, 34), rng.uniform(20, 30), -8)
    card.paper(shoal, ("#ffe24a", "#ffa84a"), spread=3, shadow=0.2)


def _twig(
    pen: Pen, at: Point, angle: float, width: float, depth: int, rng: np.random.Generator
) -> None:
    """A knobby branch of coral that forks upwards; the angle is counted from straight up."""
    long = width * rng.uniform(0.6, 0.95)
    thick = width * (0.2 + 0.07 * depth)
    tip = (at[0] + long * math.sin(angle), at[1] - long * math.cos(angle))
    pen.taper([at, tip], thick, thick * 0.8)
    pen.circle(*tip, thick * 0.5)
    if depth > 1:
        for turn in (-0.5, 0.45):
            _twig(
                pen, tip, angle * 0.7 + turn * rng.uniform(0.6, 1.2), width * 0.82, depth - 1, rng
            )


def _tower(
    card: Card, x: float, y: float, width: float, height: float, lean: float, tone: str
) -> list[Point]:
    """A branch of coral with round shoulders; returns the places of its windows."""
    pen = Pen()
    rng = card.rng
    top = (x + lean, y - height)
    pen.taper([(x, y), (x + lean * 0.3, y - height * 0.5), top], width, width * 0.72)
    pen.circle(*top, width * 0.46)
    for share in (0.98, 0.98, 0.8, 0.66, 0.5, 0.36):
        side = 1 if rng.random() < 0.5 else -1
        _twig(
            pen,
            (x + lean * share, y - height * share),
            side * rng.uniform(0.35, 0.9),
            width,
            3,
            rng,
        )
        _twig(
            pen, (x + lean * share, y - height * share), -side * rng.uniform(0.5, 1), width, 2, rng
        )
    fill = (mix(tone, "#fff0d0", 0.25), tone, mix(tone, "#3a2a80", 0.35))
    mask = card.paper(pen, fill, spread=12, lift=10, shadow=0.4, rim=0.4, rim_width=3)
    pores = Pen()
    for _ in range(int(height / 3)):
        px, py = x + rng.uniform(-2, 2) * width, y - rng.uniform(0, 1.25) * height
        pores.circle(px, py, rng.uniform(1.4, 3.2))
    card.paint(pores.mask * mask, mix(tone, "#fff0d0", 0.5), 0.6)
    return [
        (x + lean * 0.86, y - height * 0.9),
        (x + lean * 0.5, y - height * 0.55),
        (x + lean * 0.2, y - height * 0.26),
    ]


def _town(card: Card) -> list[Point]:
    """Coral towers round the edge of the card, higher at the sides, all leaning to the middle."""
    places: list[Point] = []
    for x, y, w, h, lean, tone in (
        (36.0, 780.0, 58, 400, 20, "#c8508a"),
        (760, 780, 62, 460, -16, "#8a5ac8"),
        (150, 560, 44, 260, 26, "#7a6ad0"),
        (664, 560, 44, 250, -24, "#e8607a"),
        (20, 1130, 76, 420, 46, "#8a5ac8"),
        (782, 1140, 76, 400, -50, "#ff7a5a"),
        (150, 1190, 66, 300, 26, "#ff8a5a"),
        (650, 1200, 66, 300, -22, "#c8508a"),
    ):
        haze = 0.35 if y < 600 else 0.15 if y < 800 else 0.0
        places += _tower(card, x, y, w, h, lean, mix(tone, "#4fd0d0", haze))
        if y < 800:
            card.fog(y + 20, 90, "#3fc8c8", 0.3)
    rims, lights = Pen(), Pen()
    for k, (x, y) in enumerate(places):
        r = 13 if y < 600 else 16
        rims.circle(x, y, r + 5)
        if k % 3 != 2:
            lights.circle(x, y, r)
    card.paper(rims, "#fff0d0", spread=4, lift=4)
    card.hollow(_holes(places), ("#3a2a70", "#54409a"), depth=5)
    card.lightup(lights, "#ffe95a", 0.75)
    bars = Pen()
    for x, y in places:
        bars.line(x - 16, y, x + 16, y, 2.4).line(x, y - 16, x, y + 16, 2.4)
    card.paint(bars.mask * lights.mask, "#a8642a", 0.8)
    return [p for k, p in enumerate(places) if k % 3 != 2]


def _holes(places: list[Point]) -> Pen:
    pen = Pen()
    for x, y in places:
        pen.circle(x, y, 13 if y < 600 else 16)
    return pen


def _board(card: Card) -> list[Point]:
    """The round switchboard: a ring of driftwood with shells for sockets."""
    cx, cy = CENTRE
    plate = Pen().circle(cx, cy, 268)
    card.paper(plate, ("#e0fff0", "#6ad8cc", "#2aa0b0"), spread=24, lift=12, shadow=0.45)
    ring = Pen().circle(cx, cy, 262, width=46)
    card.paper(ring, ("#8a6ad8", "#5a3aa8"), spread=8, rim=0.4)
    grooves = Pen()
    for k in range(90):
        a = math.tau * k / 90
        grooves.line(
            cx + 243 * math.cos(a),
            cy + 243 * math.sin(a),
            cx + 281 * math.cos(a),
            cy + 281 * math.sin(a),
            1.2,
        )
    card.shade(grooves, "#2a1a60", 0.35)
    inner = Pen().circle(cx, cy, 188, width=4).circle(cx, cy, 120, width=3)
    card.shade(inner, "#127a98", 0.5)
    sockets: list[Point] = []
    for k in range(16):
        a = math.tau * (k + 0.5) / 16 - math.pi / 2
        sockets.append((cx + 262 * math.cos(a), cy + 262 * math.sin(a)))
    for k, (x, y) in enumerate(sockets):
        _shell(
            card,
            x,
            y,
            29,
            math.degrees(math.tau * (k + 0.5) / 16),
            ("#fff4dc", "#ffc8a8", "#ffe0f0")[k % 3],
        )
    return sockets


def _shell(card: Card, x: float, y: float, r: float, turn: float, tone: str) -> None:
    fan = Pen()
    with fan.at(x, y, r / 30, turn):
        points: list[tuple[float, ...]] = [(0.0, 26.0, 0.0)]
        for k in range(7):
            a = math.radians(-158 + k * 22.7)
            points.append((32 * math.cos(a), 4 + 30 * math.sin(a)))
        fan.smooth(points)
        fan.rect(-10, 18, 20, 12, 4)
    mask = card.paper(
        fan, (mix(tone, "#ffffff", 0.4), tone, mix(tone, "#c8506a", 0.35)), spread=5, lift=5
    )
    ribs = Pen()
    with ribs.at(x, y, r / 30, turn):
        for k in range(6):
            a = math.radians(-148 + k * 23.3)
            ribs.line(0, 24, 32 * math.cos(a), 4 + 30 * math.sin(a), 1.6)
    card.shade(ribs.mask * mask, "#a84a5a", 0.5)
    card.paint(Pen().circle(x, y, r * 0.24), "#3a2060")


def _cords(card: Card, windows: list[Point], sockets: list[Point]) -> None:
    """Outer cords go from the shells to windows, all curling the same way: it is a whirl."""
    cx, cy = CENTRE
    order = sorted(windows, key=lambda p: math.atan2(p[1] - cy, p[0] - cx))
    ring = sorted(sockets, key=lambda p: math.atan2(p[1] - cy, p[0] - cx))
    for k, (x, y) in enumerate(order):
        sx, sy = ring[k % len(ring)]
        dx, dy = x - sx, y - sy
        bend = 0.26
        knots = [
            (sx, sy),
            (sx + dx * 0.33 + dy * bend, sy + dy * 0.33 - dx * bend),
            (sx + dx * 0.75 + dy * bend * 0.7, sy + dy * 0.75 - dx * bend * 0.7),
            (x, y),
        ]
        tone = CORDS[k % len(CORDS)]
        card.paper(
            Pen().stroke(knots, 6.5),
            (mix(tone, "#ffffff", 0.25), tone),
            spread=5,
            lift=6,
            shadow=0.35,
        )
        plug = Pen().circle(sx, sy, 9).circle(x, y, 6)
        card.paper(plug, mix(tone, "#2a1a60", 0.25), spread=3)


def _operator(card: Card, sockets: list[Point]) -> None:
    cx, cy = CENTRE
    root = (cx, cy + 92)
    paths: list[tuple[list[Point], float, int]] = []
    for side in (-1, 1):
        paths += [
            # hanging in front, curled
            (
                [
                    (root[0] + side * 20, root[1]),
                    (cx + side * 74, cy + 150),
                    (cx + side * 62, cy + 214),
                    (cx + side * 20, cy + 206),
                    (cx + side * 26, cy + 176),
                ],
                50,
                side,
            ),
            # low reach
            (
                [
                    (root[0] + side * 34, root[1] - 6),
                    (cx + side * 120, cy + 128),
                    (cx + side * 170, cy + 196),
                    (cx + side * 148, cy + 238),
                ],
                52,
                -side,
            ),
            # level reach
            (
                [
                    (root[0] + side * 40, root[1] - 20),
                    (cx + side * 130, cy + 74),
                    (cx + side * 190, cy + 30),
                    (cx + side * 246, cy + 56),
                ],
                52,
                side,
            ),
        ]
    for points, width, bend in paths:
        arm(card, points, width, SKIN[:2], PALE, bend)
        tip = points[-1]
        if abs(tip[0] - cx) > 60:
            _plug(card, tip, CORDS[int(abs(tip[0] + tip[1])) % 4])
    # two upper arms: one plugs high on the left, the other holds the cord that goes up and away
    arm(
        card,
        [
            (cx - 44, cy + 66),
            (cx - 136, cy + 34),
            (cx - 196, cy - 62),
            (cx - 150, cy - 150),
            (cx - 186, cy - 186),
        ],
        52,
        SKIN[:2],
        PALE,
        1,
    )
    _plug(card, (cx - 186, cy - 186), "#ffe24a")
    arm(
        card,
        [
            (cx + 44, cy + 66),
            (cx + 140, cy + 30),
            (cx + 190, cy - 80),
            (cx + 132, cy - 180),
            (cx + 168, cy - 250),
        ],
        52,
        SKIN[:2],
        PALE,
        -1,
    )
    _long_cord(card, cx + 168, cy - 262)
    head(card, cx, cy + 96, 1.0, SKIN, PALE, "#3a1238")
    _headset(card, cx, cy)


def _plug(card: Card, at: Point, tone: str) -> None:
    card.paper(Pen().circle(*at, 12), (mix(tone, "#ffffff", 0.4), tone), spread=4)
    card.paint(Pen().circle(at[0], at[1], 4), "#3a2060")


def _long_cord(card: Card, x: float, y: float) -> None:
    """The longest cord of all; it trembles, because up there somebody rings."""
    points = []
    for k in range(60):
        t = k / 59
        points.append(
            (x + 34 * math.sin(t * 5.2) * (1 - 0.3 * t) + 3 * math.sin(k * 1.9), y - (y + 30) * t)
        )
    path = "M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in points)
    card.paper(Pen().path(path, width=7), ("#4a7aff", BLUE), spread=6, lift=6, shadow=0.35, rim=0.5)
    card.paper(Pen().rect(x - 9, y - 8, 18, 30, 7), ("#4a7aff", BLUE), spread=4)
    marks = Pen()
    for k, (a, b) in enumerate(((points[24]), (points[40]))):
        for side in (-1, 1):
            for far in (22, 36):
                marks.path(f"M{a + side * far} {b - 16} q{side * (9 + k)} 16 0 32", width=4)
    card.lightup(marks, "#fff6b0", 0.35)


def _headset(card: Card, cx: float, cy: float) -> None:
    band = Pen().path(
        f"M{cx - 92} {cy + 12} C{cx - 120} {cy - 130} {cx - 86} {cy - 226} {cx} {cy - 228}"
        f" C{cx + 86} {cy - 226} {cx + 120} {cy - 130} {cx + 92} {cy + 12}",
        width=13,
    )
    card.paper(band, ("#4a7aff", BLUE), spread=6, lift=5, rim=0.5)
    for side in (-1, 1):
        cup = Pen().oval(cx + side * 91, cy + 18, 22, 34)
        card.paper(cup, ("#4a7aff", "#163aa8"), spread=7, rim=0.5)
        card.paper(Pen().oval(cx + side * 95, cy + 18, 11, 20), ("#8ab0ff", "#2a5ae0"), spread=3)
    stalk = Pen().path(
        f"M{cx + 86} {cy + 44} C{cx + 80} {cy + 84} {cx + 50} {cy + 84} {cx + 34} {cy + 72}",
        width=6,
    )
    card.paper(stalk, BLUE, spread=4)
    card.paper(Pen().oval(cx + 28, cy + 69, 12, 8, 20), ("#4a7aff", "#163aa8"), spread=4)


def _front(card: Card) -> None:
    rng = card.rng
    sand = Pen().smooth(
        [
            (-40, 1260, 0),
            (-40, 1130),
            (120, 1142),
            (260, 1118),
            (420, 1140),
            (560, 1116),
            (700, 1140),
            (840, 1124),
            (840, 1260, 0),
        ]
    )
    card.paper(sand, ("#fff0b0", "#f0c878", "#c8905a"), spread=10, offset=(0, -6))
    star = Pen().star(318, 1166, 26, 0.42, 5)
    card.paper(star, ("#ff8a6a", "#d8405a"), spread=4)
    weeds = Pen()
    for x, high in ((430, 110), (452, 150), (476, 96), (250, 80), (232, 56)):
        weeds.taper([(x + 9 * math.sin(k * 1.2 + x), 1190 - high * k / 6) for k in range(7)], 13, 3)
    card.paper(weeds, ("#b8f06a", "#4aa86a"), spread=6)
    bubbles = Pen()
    for _ in range(40):
        bubbles.circle(rng.uniform(20, 780), rng.uniform(30, 1080), rng.uniform(2.5, 8), width=1.8)
    card.paint(bubbles, "#f4fff8", 0.7)
