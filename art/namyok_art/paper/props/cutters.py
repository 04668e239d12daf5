"""Scissors that are birds, and the swallows they cut."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen, Point

_SWALLOW: list[Knot] = [
    (62, -4),
    (48, -14),
    (26, -14),
    (6, -30),
    (-26, -74),
    (-58, -92, 0),
    (-40, -52),
    (-22, -16),
    (-48, -10),
    (-104, -22, 0),
    (-66, 0),
    (-100, 22, 0),
    (-48, 10),
    (-14, 12),
    (0, 40),
    (4, 84, 0),
    (26, 46),
    (30, 14),
    (48, 8),
]


def swallow(pen: Pen, x: float, y: float, size: float, turn: float = 0, flip: bool = False) -> None:
    """A flying swallow heading right, `size` from beak to tail."""
    with pen.at(x, y, size / 166, turn, flip):
        pen.smooth(_SWALLOW)


def _blade(start: Point, tip: Point, width: float, side: int) -> Pen:
    """A pointed blade with one straight edge."""
    dx, dy = tip[0] - start[0], tip[1] - start[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * side, dx / length * side
    return Pen().smooth(
        [
            (start[0] - nx * width * 0.3, start[1] - ny * width * 0.3, 0),
            (tip[0], tip[1], 0),
            (start[0] + dx * 0.6 + nx * width * 0.62, start[1] + dy * 0.6 + ny * width * 0.62),
            (start[0] + dx * 0.2 + nx * width, start[1] + dy * 0.2 + ny * width),
            (start[0] + nx * width * 0.7, start[1] + ny * width * 0.7),
        ]
    )


def scissor_heron(
    card: Card,
    x: float,
    y: float,
    scale: float,
    steel: tuple[str, str],
    ring: str,
    flip: bool = False,
) -> tuple[Point, Point]:
    """A wader made of scissors, standing on one leg at (x, y), beak to the left, 560 units high.

    Returns the two tips of its open beak.
    """
    side = -1 if flip else 1

    def spot(px: float, py: float) -> Point:
        return x + px * scale * side, y + py * scale

    soft = 9 * scale
    tail, leg, body, neck = Pen(), Pen(), Pen(), Pen()
    for pen in (tail, leg, body, neck):
        with pen.at(x, y, scale, 0, flip):
            if pen is tail:
                pen.oval(132, -252, 56, 34, 22, width=19)
            elif pen is leg:
                pen.taper([(38, 6), (42, -110), (36, -222)], 9, 15).circle(42, -112, 9)
            elif pen is body:
                pen.oval(26, -276, 92, 58, -18, width=24)
            else:
                pen.taper(
                    [(-52, -292), (-112, -350), (-96, -440), (-64, -500), (-104, -548)], 34, 22
                )
    fill = (mix(ring, "#ffffff", 0.3), ring, mix(ring, "#a86a10", 0.35))
    card.paper(tail, fill, spread=soft, rim=0.35)
    card.paper(leg, steel, spread=soft * 0.7, rim=0.5)
    card.paper(neck, steel, spread=soft, rim=0.5)
    card.paper(body, fill, spread=soft, rim=0.4, rim_width=3)
    pivot = spot(-110, -546)
    tips = spot(-214, -96), spot(-322, -150)
    for tip, bend in ((tips[1], 1), (tips[0], -1)):
        blade = _blade(pivot, tip, 30 * scale, bend * side)
        mask = card.paper(blade, steel, spread=soft, rim=0.5)
        inner = Pen().line(*pivot, *tip, 6 * scale)
        card.paint(inner.mask * mask, "#ffffff", 0.5)
    card.paper(Pen().circle(*pivot, 30 * scale), steel, spread=soft * 0.8, rim=0.5)
    card.paper(Pen().circle(*pivot, 14 * scale), (ring, mix(ring, "#a86a10", 0.4)), spread=3)
    slot = Pen()
    with slot.at(*pivot, scale, 24 * side):
        slot.rect(-10, -2, 20, 4, 1)
    card.paint(slot, "#5a4a30")
    return tips


def scissor_chick(
    card: Card, x: float, y: float, scale: float, steel: tuple[str, str], ring: str
) -> None:
    """Nail scissors that swim to the left, waterline at y."""
    rings = Pen().oval(x + 16 * scale, y - 12 * scale, 24 * scale, 15 * scale, -14, width=8 * scale)
    rings.oval(x + 44 * scale, y - 16 * scale, 15 * scale, 10 * scale, 20, width=7 * scale)
    card.paper(rings, (mix(ring, "#ffffff", 0.25), ring), spread=4 * scale, rim=0.3)
    neck = Pen().taper(
        [(x - 4 * scale, y - 20 * scale), (x - 14 * scale, y - 44 * scale)], 8 * scale, 7 * scale
    )
    card.paper(neck, steel, spread=3 * scale, rim=0.4)
    head = (x - 15 * scale, y - 46 * scale)
    for tip in ((x - 56 * scale, y - 54 * scale), (x - 54 * scale, y - 34 * scale)):
        card.paper(_blade(head, tip, 8 * scale, 1), steel, spread=3 * scale, rim=0.4)
    card.paper(Pen().circle(*head, 7 * scale), steel, spread=2, rim=0.4)
    card.paint(Pen().circle(*head, 3 * scale), ring)
