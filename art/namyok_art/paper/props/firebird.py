"""The firebird of the tales, roosting: a glowing body, a folded wing and a tail of eyed plumes."""

import math
from collections.abc import Callable, Sequence

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.paths import Knot, Pen, Point, along

_BODY: Sequence[Knot] = [
    (-106, -200),
    (-94, -216),
    (-72, -216),
    (-59, -198),
    (-58, -170),
    (-50, -136),
    (-26, -104),
    (14, -84),
    (60, -58),
    (108, -20),
    (152, 30),
    (140, 44),
    (92, 44),
    (34, 50),
    (-24, 46),
    (-72, 22),
    (-100, -22),
    (-106, -72),
    (-98, -116),
    (-94, -150),
    (-100, -176),
]
_SHOULDER: Sequence[Knot] = [
    (-74, -70),
    (-56, -96),
    (-22, -98),
    (10, -78),
    (24, -50),
    (2, -46),
    (-20, -30),
    (-46, -22),
    (-66, -40),
]
_BEAK: Sequence[Knot] = [
    (-102, -204, 0),
    (-126, -196),
    (-140, -180, 0),
    (-120, -182),
    (-100, -180, 0),
]


def plume(
    card: Card, points: Sequence[Point], width: float, fire: tuple[str, str, str], eye: float = 1
) -> None:
    """One tail feather: a barbed vane along a curve and a glowing eye at its end."""
    curve = along(points, 40)
    vane = Pen()
    for k in range(2, 39):
        x, y = curve[k]
        angle = math.atan2(curve[k + 1][1] - curve[k - 1][1], curve[k + 1][0] - curve[k - 1][0])
        swell = width * (0.28 + 0.72 * math.sin(math.pi * min(1.0, k / 40) ** 1.6))
        for side in (-1, 1):
            a = angle + side * 0.62
            vane.taper(
                [(x, y), (x + swell * math.cos(a), y + swell * math.sin(a))], width * 0.2, 1.2
            )
    top, bottom = points[0][1], points[-1][1] + width
    card.paper(vane, Gradient(fire, top, bottom), spread=6, lift=7, shadow=0.4, rim=0.2)
    card.paint(Pen().stroke(curve, max(2.0, width * 0.08)), mix(fire[0], "#fff6c8", 0.6), 0.9)
    if eye:
        x, y = curve[37]
        r = width * 0.42 * eye
        card.lightup(Pen().circle(x, y, r), "#ffb02e", 0.55)
        card.paint(Pen().circle(x, y, r * 0.68), "#c8281e")
        card.lightup(Pen().circle(x, y, r * 0.38), "#fff3b0", 0.9)


def firebird(
    card: Card, x: float, y: float, scale: float, fire: tuple[str, str, str], gold: str, ink: str
) -> None:
    """Body, wing, head and crest; the feet at (x, y), the bird looks left, 260 units high."""

    def piece(*shapes: Sequence[Knot]) -> Pen:
        pen = Pen()
        with pen.at(x, y - 40 * scale, scale):
            for knots in shapes:
                pen.smooth(knots)
        return pen

    def spot(px: float, py: float) -> Point:
        return x + px * scale, y + (py - 40) * scale

    for dx, dy, lift in ((-8, -66, 0.0), (14, -60, 0.0), (36, -44, 0.0), (-30, -58, 0.0)):
        start, end = spot(-80, -212), spot(-80 + dx, -212 + dy + lift)
        middle = ((start[0] + end[0]) / 2 + 7 * scale, (start[1] + end[1]) / 2)
        card.paper(Pen().taper([start, middle, end], 6 * scale, 2.5 * scale), gold, spread=3)
        card.lightup(Pen().circle(*end, 8 * scale), "#ffe08a", 0.8)
        card.paint(Pen().circle(*end, 3.6 * scale), fire[2])
    feet = Pen()
    with feet.at(x, y - 40 * scale, scale):
        for fx in (-16, 22):
            feet.taper([(fx, 30), (fx - 4, 56)], 12, 7)
            for toe in (-16, -3, 10):
                feet.taper([(fx - 4, 54), (fx - 4 + toe, 66)], 7, 4)
    card.paper(feet, gold, spread=4)
    card.paper(piece(_BEAK), (gold, mix(gold, "#a04a10", 0.5)), spread=4)
    body = card.paper(
        piece(_BODY),
        Gradient(fire, y - 260 * scale, y + 10 * scale),
        spread=14,
        lift=10,
        shadow=0.45,
        rim=0.5,
        rim_width=4,
    )
    scales_, edges = Pen(), Pen()
    for row in range(9):
        for k in range(9):
            px = -100 + k * 20 + (row % 2) * 10
            py = -134 + row * 17
            cx, cy = spot(px, py)
            scales_.path(
                f"M{cx - 10 * scale} {cy} a{10 * scale} {11 * scale} 0 0 0 {20 * scale} 0", width=2
            )
    edges.circle(*spot(-66, -36), 92 * scale)
    card.paint(scales_.mask * body * edges.mask, mix(fire[0], "#fff0a0", 0.5), 0.5)
    _wing(card, spot, scale, fire, gold)
    face = Pen()
    with face.at(x, y - 40 * scale, scale):
        face.path("M-98 -194 q7 7 15 1", width=4)
    card.paint(face, ink)
    cheek = Pen()
    with cheek.at(x, y - 40 * scale, scale):
        cheek.oval(-76, -182, 9, 7)
    card.paint(cheek.mask * body, gold, 0.7, soft=2)


def _wing(
    card: Card,
    spot: Callable[[float, float], Point],
    scale: float,
    fire: tuple[str, str, str],
    gold: str,
) -> None:
    """Three rows of feathers, long to short, each row over the last."""
    rows = (
        (7, 196.0, 27.0, fire[2], 14.0, 48.0),
        (6, 138.0, 27.0, fire[1], 10.0, 56.0),
        (5, 92.0, 26.0, gold, 8.0, 66.0),
    )
    for count, long, wide, tone, low, high in rows:
        for k in range(count):
            a = math.radians(low + (high - low) * k / (count - 1))
            root = (-40 + 2 * k, -82 + 8 * k)
            reach = long * (1 - 0.07 * k)
            tip = (root[0] + reach * math.cos(a), root[1] + reach * math.sin(a))
            normal = (-math.sin(a) * wide / 2, math.cos(a) * wide / 2)
            middle = (root[0] + reach * 0.62 * math.cos(a), root[1] + reach * 0.62 * math.sin(a))
            knots: list[Knot] = [
                spot(*root),
                spot(middle[0] - normal[0], middle[1] - normal[1]),
                (*spot(*tip), 0),
                spot(middle[0] + normal[0], middle[1] + normal[1]),
            ]
            fill = (mix(tone, gold, 0.35), tone)
            card.paper(Pen().smooth(knots), fill, spread=4, lift=4, shadow=0.35)
            card.paint(Pen().line(*spot(*root), *spot(*tip), 1.6), mix(tone, "#fff0a0", 0.6), 0.7)
    cap = Pen().smooth([(*spot(q[0], q[1]), *q[2:]) for q in _SHOULDER])
    mask = card.paper(cap, (mix(fire[0], gold, 0.5), fire[1]), spread=5, shadow=0.3)
    down = Pen()
    for row in range(4):
        for k in range(7):
            x, y = spot(-70 + k * 16 + (row % 2) * 8, -88 + row * 15)
            down.path(
                f"M{x - 8 * scale} {y} a{8 * scale} {9 * scale} 0 0 0 {16 * scale} 0", width=2
            )
    card.paint(down.mask * mask, "#fff0a0", 0.5)
