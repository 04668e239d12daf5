"""Wheels, belts and the mice that turn them."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen, Point

_MOUSE: list[Knot] = [
    (14, -92),
    (34, -88),
    (52, -76, 0),
    (40, -68),
    (26, -64),
    (28, -40),
    (24, -10),
    (12, 0),
    (-16, 0),
    (-30, -14),
    (-30, -40),
    (-18, -64),
    (-6, -82),
]


def gear(
    card: Card,
    x: float,
    y: float,
    r: float,
    teeth: int,
    tone: str,
    spokes: int = 5,
    turn: float = 0,
) -> None:
    """A spoked cog wheel."""
    pen = Pen()
    points = []
    for k in range(teeth):
        for part, radius in ((0.0, 0.9), (0.18, 1.0), (0.42, 1.0), (0.6, 0.9)):
            angle = math.tau * (k + part) / teeth + turn
            points.append((x + math.cos(angle) * r * radius, y + math.sin(angle) * r * radius))
    pen.poly(points)
    pen.circle(x, y, r * 0.7, cut=True)
    for k in range(spokes):
        angle = math.tau * k / spokes + turn
        pen.taper(
            [(x, y), (x + math.cos(angle) * r * 0.76, y + math.sin(angle) * r * 0.76)],
            r * 0.14,
            r * 0.1,
        )
    pen.circle(x, y, r * 0.2)
    card.paper(
        pen,
        (mix(tone, "#ffffff", 0.18), tone, mix(tone, "#101418", 0.35)),
        spread=max(4.0, r * 0.09),
        lift=r * 0.08,
        rim=0.35,
    )
    ring = Pen().circle(x, y, r * 0.8, width=max(1.6, r * 0.02)).circle(x, y, r * 0.1)
    card.shade(ring, "#141210", 0.45)


def belt(card: Card, a: Point, ra: float, b: Point, rb: float, tone: str) -> None:
    """An open belt round two pulleys."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    base = math.atan2(dy, dx)
    swing = math.acos(max(-1.0, min(1.0, (ra - rb) / length)))
    pen = Pen().circle(*a, ra, width=5).circle(*b, rb, width=5)
    for side in (-1, 1):
        c, s = math.cos(base + side * swing), math.sin(base + side * swing)
        pen.line(a[0] + ra * c, a[1] + ra * s, b[0] + rb * c, b[1] + rb * s, 5)
    card.paper(pen, tone, spread=4, shadow=0.4, rim=0.2)


def mouse(
    card: Card,
    x: float,
    y: float,
    height: float,
    coat: str,
    apron: str,
    flip: bool = False,
    lean: float = 0,
    arm: Point = (44, -40),
    asleep: bool = True,
) -> None:
    """A mouse in an apron, standing on (x, y) and looking right; arm is where the paw goes."""
    k = height / 100
    body, ear, inner, cloth, paw, tail, eye, strap = (Pen() for _ in range(8))
    with tail.at(x, y, k, lean, flip):
        tail.taper([(-24, -8), (-52, -4), (-66, -26), (-56, -46)], 5, 1.6)
    with body.at(x, y, k, lean, flip):
        body.smooth(_MOUSE).oval(10, -3, 17, 6)
    with ear.at(x, y, k, lean, flip):
        ear.circle(0, -94, 19)
    with inner.at(x, y, k, lean, flip):
        inner.circle(1, -93, 12)
    with cloth.at(x, y, k, lean, flip):
        cloth.smooth([(14, -58, 0), (27, -58, 0), (31, -34), (28, -8, 0), (2, -8, 0), (6, -36)])
    with strap.at(x, y, k, lean, flip):
        strap.taper([(8, -36), (-12, -38), (-29, -34)], 5, 4).oval(-32, -34, 8, 4, 30)
    with paw.at(x, y, k, lean, flip):
        paw.taper([(8, -56), ((8 + arm[0]) / 2, (-56 + arm[1]) / 2 + 8), arm], 13, 8)
    with eye.at(x, y, k, lean, flip):
        if asleep:
            eye.stroke([(24, -80), (29, -76), (34, -79)], 2.6)
        else:
            eye.circle(29, -79, 3)
        eye.circle(52, -76, 3.4)
    soft = max(2.0, 5 * k)
    card.paper(tail, mix(coat, "#e0a0a0", 0.5), spread=2)
    card.paper(body, (mix(coat, "#ffffff", 0.2), coat), spread=soft, rim=0.4)
    card.paper(ear, coat, spread=soft * 0.6, rim=0.3)
    card.paint(inner, mix(coat, "#e8a8a0", 0.65))
    card.paper(cloth, apron, spread=soft * 0.5)
    card.paper(strap, apron, spread=2)
    card.paper(paw, mix(coat, "#ffffff", 0.12), spread=soft * 0.6, rim=0.3)
    card.paint(eye, "#201418")
