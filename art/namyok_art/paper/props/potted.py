"""Plants in pots: each is glued standing at (x, y), about 300 units high at scale 1."""

import math

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen, Point, along


def pot(card: Card, x: float, y: float, scale: float, clay: str, soil: str = "#5a4436") -> Point:
    """A clay pot 116 wide and 112 high; returns the middle of the soil."""
    s = scale
    body = Pen().poly(
        [(x - 50 * s, y - 92 * s), (x + 50 * s, y - 92 * s), (x + 37 * s, y), (x - 37 * s, y)]
    )
    soft = max(2.0, 8 * s)
    mask = card.paper(body, (mix(clay, "#5a2a20", 0.1), clay), spread=soft, lift=soft)
    side = Pen().poly(
        [(x + 14 * s, y - 92 * s), (x + 52 * s, y - 92 * s), (x + 38 * s, y), (x + 10 * s, y)]
    )
    card.shade(side.mask * mask, "#7a3a30", 0.3, soft=6 * s)
    rim = Pen().rect(x - 58 * s, y - 112 * s, 116 * s, 30 * s, 6 * s)
    card.paper(rim, (mix(clay, "#ffffff", 0.22), clay), spread=soft * 0.6)
    card.paper(Pen().oval(x, y - 111 * s, 56 * s, 11 * s), mix(clay, "#5a2a20", 0.2), spread=2)
    card.paint(Pen().oval(x, y - 109 * s, 49 * s, 8 * s), soil)
    return x, y - 109 * s


def fern(
    card: Card, x: float, y: float, scale: float, green: str, rng: np.random.Generator
) -> None:
    """A bush of drooping fronds growing out of (x, y)."""
    fronds = 13
    for i in sorted(range(fronds), key=lambda k: -abs(k - fronds // 2)):
        t = i / (fronds - 1) * 2 - 1
        reach = scale * (120 + 40 * (1 - abs(t))) * rng.uniform(0.85, 1.1)
        top = scale * (150 - 60 * abs(t)) * rng.uniform(0.9, 1.1)
        spine = [
            (x, y),
            (x + t * reach * 0.4, y - top * 0.8),
            (x + t * reach * 0.85, y - top * 0.95),
            (x + t * reach * 1.15, y - top * (0.95 - 0.75 * abs(t))),
        ]
        _frond(card, spine, scale, mix(green, "#dff0c0", 0.35 * rng.random()))


def _frond(card: Card, spine: list[Point], scale: float, green: str) -> None:
    points = along(spine, 22)
    pen = Pen().taper(spine, 3.4 * scale, 1.2 * scale)
    for k in range(3, len(points) - 1):
        (x0, y0), (x1, y1) = points[k], points[k + 1]
        angle = math.atan2(y1 - y0, x1 - x0)
        size = scale * 21 * math.sin(math.pi * (k + 3) / (len(points) + 3))
        for side in (-1, 1):
            turn = angle + side * 1.05
            middle = (x0 + math.cos(turn) * size * 0.5, y0 + math.sin(turn) * size * 0.5)
            pen.oval(*middle, size * 0.55, size * 0.17, math.degrees(turn))
    card.paper(pen, (mix(green, "#f4ffd8", 0.25), green), spread=max(2.0, 4 * scale), shadow=0.3)


def aloe(
    card: Card, x: float, y: float, scale: float, green: str, plaster: str | None = None
) -> None:
    """Fleshy leaves; with a plaster colour one of them is bandaged."""
    s = scale
    leaves = (
        (-0.95, 150),
        (0.95, 156),
        (-0.6, 190),
        (0.62, 196),
        (-0.3, 216),
        (0.3, 226),
        (0, 246),
    )
    for turn, length in leaves:
        angle = -math.pi / 2 + turn
        tip = (x + math.cos(angle) * length * s, y + math.sin(angle) * length * s)
        bend = (
            x + math.cos(angle * 0.9 - 0.157) * length * 0.5 * s,
            y + math.sin(angle) * length * 0.5 * s,
        )
        leaf = Pen().taper([(x, y + 4 * s), bend, tip], 36 * s, 2 * s)
        tone = mix(green, "#cfe8c0", 0.25 + 0.2 * abs(turn))
        mask = card.paper(leaf, (mix(tone, "#f4ffe0", 0.3), tone), spread=max(2.0, 5 * s))
        teeth = Pen()
        for k in range(1, 9):
            t = k / 10
            px, py = x + (tip[0] - x) * t, y + (tip[1] - y) * t
            teeth.circle(px + 6 * s * math.sin(k * 2.4), py, 1.8 * s)
        card.paint(teeth.mask * mask, "#f6ffe6", 0.7)
    if plaster:
        cx, cy = x + 66 * s, y - 104 * s
        for turn in (38.0, -52.0):
            strip = Pen()
            with strip.at(cx, cy, s, turn):
                strip.rect(-32, -9, 64, 18, 8)
            card.paper(strip, (mix(plaster, "#ffffff", 0.3), plaster), spread=max(1.5, 3 * s))
        pad = Pen()
        with pad.at(cx, cy, s, 38):
            pad.rect(-9, -9, 18, 18, 3)
        card.paper(pad, mix(plaster, "#b07a5a", 0.25), shadow=0.15, spread=1)


def ivy(card: Card, path: list[Point], scale: float, green: str, rng: np.random.Generator) -> None:
    """A creeping stem with heart-shaped leaves along it."""
    stem = Pen().taper(path, 5 * scale, 2 * scale)
    card.paper(stem, mix(green, "#6a4a30", 0.4), spread=2)
    count = max(6, len(path) * 4)
    for k, (x, y) in enumerate(along(path, count)):
        size = scale * rng.uniform(15, 24)
        turn = (60 if k % 2 else -60) + rng.uniform(-25, 25)
        leaf = Pen()
        with leaf.at(x, y, size, turn):
            leaf.smooth(
                [
                    (0, 0.15, 0),
                    (-0.75, -0.1),
                    (-0.62, -0.75),
                    (0, -1.45, 0),
                    (0.62, -0.75),
                    (0.75, -0.1),
                ]
            )
        tone = mix(green, "#e6f4c0", 0.35 * rng.random())
        card.paper(leaf, (mix(tone, "#ffffff", 0.15), tone), spread=max(1.5, 3 * scale), shadow=0.3)


def cactus(card: Card, x: float, y: float, scale: float, green: str) -> None:
    """A round-shouldered cactus with one arm."""
    s = scale
    arm = Pen().taper(
        [(x + 24 * s, y - 70 * s), (x + 66 * s, y - 76 * s), (x + 70 * s, y - 124 * s)],
        30 * s,
        26 * s,
    )
    card.paper(arm, (mix(green, "#ffffff", 0.2), green), spread=max(2.0, 5 * s))
    body = Pen().smooth(
        [
            (x - 34 * s, y + 4 * s),
            (x - 42 * s, y - 90 * s),
            (x - 30 * s, y - 164 * s),
            (x, y - 182 * s),
            (x + 30 * s, y - 164 * s),
            (x + 42 * s, y - 90 * s),
            (x + 34 * s, y + 4 * s),
        ]
    )
    mask = card.paper(body, (mix(green, "#ffffff", 0.25), green), spread=max(2.0, 6 * s))
    ribs = Pen()
    for dx in (-22, 0, 22):
        ribs.stroke(
            [(x + dx * 0.7 * s, y - 170 * s), (x + dx * s, y - 80 * s), (x + dx * 0.9 * s, y)],
            2 * s,
        )
    card.shade(ribs.mask * mask, "#1f5a40", 0.35)
