"""A red thread leads from a sleeper's blanket through a round hedge maze to a boat outside."""

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, TORN, Card, Gradient, Pen, X, Y, fbm, gradient, shift, union
from namyok_art.paper.paths import Point
from namyok_art.paper.props.animals import fish
from namyok_art.paper.props.people import Look, Person

CENTRE = (400, 545)
RADII = (92, 144, 196, 248, 300, 352)
GATES = (1.2, 5.4, 2.5, 0.4, 3.9, math.pi / 2)
HEDGE = 15


def _polar(radius: float, angle: float) -> Point:
    return CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle)


def draw() -> NDArray[np.uint8]:
    far = np.hypot(X - CENTRE[0], Y - CENTRE[1])
    sea = gradient(["#1f6f8c", "#14527a", "#0c3560", "#081f40"], far, 340, 860)
    card = Card(103, sea, light=(180, 120), lamp="#fff2d0")
    _shores(card)
    walls, thread = _maze()
    _hedges(card, walls, thread)
    _bed(card)
    _boat(card, thread[-1])
    return card.finish(
        bloom=0.5, shadow_tone="#10305a", light_tone="#fff4d8", toning=0.05, contrast=1.08
    )


def _shores(card: Card) -> None:
    """Torn rings of sea, shallows and sand, each smaller than the one below."""
    rng = card.rng
    rough = fbm(110, rng, octaves=4, gain=0.55)
    far = np.hypot(X - CENTRE[0], (Y - CENTRE[1]) * 0.97) + rough * 42
    rings = (
        (560, "#0f4672"),
        (515, "#155a84"),
        (476, "#1f7496"),
        (446, "#3c94a8"),
        (424, "#7fbfbc"),
        (408, "#d8d8b0"),
        (394, "#efe0b2"),
    )
    for radius, colour in rings:
        disc = (far < radius).astype(np.float32)
        card.paper(disc, colour, TORN, torn=5, core=0.45, shadow=0.4, spread=9, rim=0.2, reach=2000)


def _maze() -> tuple[Pen, list[Point]]:
    """The hedges, and the way through them from the centre out."""
    walls = Pen()
    for radius, gate in zip(RADII, GATES, strict=True):
        gap = 20 / radius
        angles = np.linspace(gate + gap, gate + math.tau - gap, 90)
        walls.stroke([_polar(radius, a) for a in angles], HEDGE)
    thread: list[Point] = [(CENTRE[0] - 8, CENTRE[1] + 52)]
    for (radius, gate), (_, beyond) in pairwise(zip(RADII, GATES, strict=True)):
        lane = radius + 26
        thread += [_polar(radius - 22, gate), _polar(radius, gate), _polar(lane, gate)]
        turn = (beyond - gate + math.pi) % math.tau - math.pi
        for t in np.linspace(0.08, 0.92, max(4, int(abs(turn) * 7))):
            thread.append(_polar(lane, gate + turn * t))
        # dead ends behind the walker make the other way round a false one
        back = gate - math.copysign(0.45 + 40 / radius, turn)
        walls.line(*_polar(radius, back), *_polar(radius + 52, back), HEDGE)
    last = GATES[-1]
    thread += [_polar(RADII[-1] - 22, last), _polar(RADII[-1], last), _polar(402, last)]
    return walls, [*thread, (405, 985), (455, 1040), (424, 1086), (384, 1106)]


def _hedges(card: Card, walls: Pen, thread: list[Point]) -> None:
    rng = card.rng
    lawn = Pen().circle(*CENTRE, 366)
    card.paper(lawn, ("#b9cf8a", "#9abb78"), shadow=0.3, spread=6, rim=0.1)
    yarn = Pen().stroke(thread, 4.2)
    card.shade(yarn, "#50603c", 0.6, soft=2, move=(2, 3))
    card.paper(yarn, "#d0312d", shadow=0.25, offset=(1, 2), spread=2, rim=0.2)
    foot = walls.mask
    side = foot.copy()
    for k in range(1, HEDGE + 1):
        side = union(side, shift(foot, 0, -k))
    cast = foot.copy()
    for k in range(0, 40, 2):
        cast = union(cast, shift(foot, k * 0.8, k * 0.5))
    card.shade(cast, "#3c5a5a", 0.6, soft=2.2)
    card.paper(side, ("#2b5138", "#1d3d30"), FLAT)
    top = shift(foot, 0, -HEDGE)
    green = Gradient(("#7da25c", "#4f8050", "#38684a"), 150, 950)
    card.paper(top, green, shadow=0, rim=0.28, rim_width=3, bevel=0.25, reach=2000)
    for colour, count, strength in (("#a9c878", 2600, 0.45), ("#2b5138", 2000, 0.4)):
        foliage = Pen()
        for _ in range(count):
            spot = (rng.uniform(0, 800), rng.uniform(150, 960))
            foliage.oval(*spot, rng.uniform(1.5, 4), rng.uniform(1, 2), rng.uniform(0, 180))
        card.paint(foliage.mask * top, colour, strength)
    roses = Pen()
    for _ in range(420):
        roses.circle(rng.uniform(0, 800), rng.uniform(150, 960), rng.uniform(2, 3.4))
    card.paint(roses.mask * top, "#f6e6dc", 0.8)


def _bed(card: Card) -> None:
    x, y = CENTRE[0], CENTRE[1] - 2
    card.glow(x, y, 120, "#fff2c0", 0.3)

    frame, sheet, pillow, hair, face, blanket, seams = (Pen() for _ in range(7))
    with frame.at(x, y, turn=-14):
        frame.rect(-38, -58, 76, 112, 6)
    with sheet.at(x, y, turn=-14):
        sheet.rect(-34, -50, 68, 100, 6)
    with pillow.at(x, y, turn=-14):
        pillow.oval(0, -34, 26, 12)
    with hair.at(x, y, turn=-14):
        hair.oval(0, -32, 12, 13).smooth([(-11, -32), (-20, -18), (-14, -4), (-6, -18)])
    with face.at(x, y, turn=-14):
        face.oval(2, -28, 8.5, 9.5)
    with blanket.at(x, y, turn=-14):
        top_edge = [(-36, -14, 0), (-10, -20), (12, -16), (36, -14, 0), (38, 20)]
        unravelling = [(36, 54, 0), (14, 56), (4, 50), (-12, 57), (-36, 54, 0), (-38, 20)]
        blanket.smooth([*top_edge, *unravelling])
    with seams.at(x, y, turn=-14):
        for k in range(-6, 60, 15):
            seams.line(-40, k, 40, k, 1.4).line(k - 24, -22, k - 24, 60, 1.4)
    card.paper(frame, ("#6a3f2a", "#4a2a20"), shadow=0.5, offset=(12, 9), spread=7)
    card.paper(sheet, "#f6efdc", shadow=0.25, spread=3)
    card.paper(pillow, "#fffaf0", shadow=0.3, offset=(2, 2), spread=3)
    card.paper(hair, "#3a2420", shadow=0.3, offset=(2, 2), spread=2)
    card.paint(face, "#e8bf9c")
    red = card.paper(blanket, ("#d0433a", "#9a2a32"), shadow=0.35, offset=(3, 3), spread=4)
    card.paint(seams.mask * red, "#f0b09a", 0.6)


def _boat(card: Card, end: Point) -> None:
    hull = Pen().smooth(
        [(308, 1112), (340, 1094), (398, 1096), (432, 1114, 0), (398, 1136), (340, 1138)]
    )
    card.paper(hull, ("#8a5636", "#4a2c22"), shadow=0.55, offset=(14, 14), spread=8)
    inside = [(322, 1113), (346, 1103), (394, 1104), (414, 1114), (394, 1126), (346, 1128)]
    card.paint(Pen().smooth(inside), "#2e1a18")
    card.glow(380, 1092, 130, "#ffcf80", 0.4)
    rower = Person(356, 1120, 68, hair="bob", arms=((0.2, 0.22), (0.34, 0.16)))
    rower.glue(card, Look("#d9b878", "#4a3038"), offset=(8, 5))
    spool = Pen().rect(end[0] - 8, end[1] - 8, 16, 14, 2)
    card.paper(spool, "#b8302c", shadow=0.3, spread=3)
    card.lightup(Pen().rect(414, 1096, 9, 12, 3), "#ffdf9a", 2.0)
    for x, y, turn, size in (
        (120, 1050, -30, 78),
        (165, 1092, -25, 60),
        (680, 1070, 200, 84),
        (80, 160, 40, 70),
        (715, 130, 150, 62),
        (745, 1010, 215, 60),
    ):
        pen = Pen()
        fish(pen, x, y, size, turn)
        card.shade(pen, "#04101f", 0.4, soft=4, move=(10, 12))
        card.paper(pen, ("#f0d2a0", "#d97848"), shadow=0, opacity=0.85)
