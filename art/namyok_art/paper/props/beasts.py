"""Animals that look somewhere: an open eye for any creature, and heads that carry it."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit

WHITE, PUPIL = "#fbf4e6", "#140d16"


def eye(
    card: Card,
    x: float,
    y: float,
    r: float,
    look: Point,
    iris: str = "#5a3a20",
    fur: str = "#c8965a",
    lid: float = 0.3,
    slant: float = 0,
    white: str = WHITE,
) -> None:
    """An eye that looks at a point of the card. `lid` is 0 staring to 1 shut; `slant` in degrees
    turns the lid: positive is sad on the right side of a face, cross on the left."""
    dx, dy = look[0] - x, look[1] - y
    far = math.hypot(dx, dy) or 1
    place = Place(x, y, r)
    hole = card.hollow(place.oval(0, 0, 1, 1), white, max(0.8, r * 0.14), "#5a2838", 0.5)
    gx, gy = dx / far * 0.34, dy / far * 0.34
    card.paint(place.oval(gx, gy, 0.66, 0.66).mask * hole, mix(iris, "#1a1420", 0.2))
    card.paint(place.oval(gx, gy, 0.4, 0.4).mask * hole, PUPIL)
    if r > 6:
        s = 1 if card.light[0] > x else -1
        card.paint(place.oval(gx + s * 0.2, gy - 0.24, 0.16, 0.16).mask * hole, "#fffaf0")
    if lid > 0:
        down = Place(x, y, r, slant)
        edge = -1.2 + 2.2 * lid
        shape: list[Knot] = [
            (-1.25, edge, 0),
            (0, edge + 0.18),
            (1.25, edge, 0),
            (1.1, -1.0),
            (0, -1.3),
            (-1.1, -1.0),
        ]
        cut = down.smooth(shape).mask * place.oval(0, -0.02, 1.12, 1.14).mask
        card.paper(cut, mix(fur, "#3a1428", 0.2), glue(r * 4))


def giraffe(
    card: Card, x: float, y: float, size: float, look: Point, turn: float = 0, lid: float = 0.3
) -> Place:
    """A giraffe's head from the front on a neck that comes from below; one unit is its length."""
    fur, spot = "#e8b860", "#a8622f"
    place = Place(x, y, size, turn)
    sheet = glue(size)
    for s in (-1, 1):
        ear: list[Knot] = [
            (s * 0.2, -0.3),
            (s * 0.56, -0.46, 0),
            (s * 0.5, -0.24),
            (s * 0.24, -0.16),
        ]
        card.paper(place.smooth(ear), lit(card, place, mix(fur, "#8a4a2a", 0.15)), sheet)
        card.paper(
            place.ribbon([(s * 0.12, -0.4), (s * 0.15, -0.66)], [0.09, 0.06]),
            lit(card, place, fur),
            sheet,
        )
        card.paper(place.oval(s * 0.155, -0.69, 0.065, 0.06), "#5a3020", sheet)
    face: list[Knot] = knots(
        "0 -0.46, 0.26 -0.36, 0.27 -0.1, 0.19 0.16, 0.24 0.36, 0.16 0.5, 0 0.54, "
        "-0.16 0.5, -0.24 0.36, -0.19 0.16, -0.27 -0.1, -0.26 -0.36"
    )
    mask = card.paper(place.smooth(face), lit(card, place, fur), sheet)
    muzzle: list[Knot] = knots(
        "0 0.2, 0.2 0.28, 0.23 0.4, 0.12 0.52, -0.12 0.52, -0.23 0.4, -0.2 0.28"
    )
    card.paper(place.smooth(muzzle), lit(card, place, "#f6dcae"), sheet)
    for u, v, r in (
        (0.0, -0.3, 0.07),
        (0.13, -0.36, 0.045),
        (-0.14, -0.34, 0.05),
        (0.02, -0.1, 0.06),
        (-0.04, 0.08, 0.045),
    ):
        card.paint(place.oval(u, v, r, r * 0.8).mask * mask, spot, 0.9)
    for s in (-1, 1):
        card.shade(place.oval(s * 0.08, 0.32, 0.025, 0.035, s * 20), "#4a2418", 0.8)
        eye(card, *place.to(s * 0.22, -0.14), size * 0.085, look, "#3a2418", fur, lid, s * 8)
    card.shade(
        place.ribbon([(-0.12, 0.43), (0.02, 0.47), (0.13, 0.42)], [0.004, 0.02, 0.004]),
        "#4a2418",
        0.8,
    )
    return place


def moth(
    card: Card, x: float, y: float, size: float, look: Point, turn: float = 0, tone: str = "#b8a078"
) -> Place:
    """A furry moth with open wings; one unit is half its span. Its feet are at (0, 0.34)."""
    place = Place(x, y, size, turn)
    sheet = glue(size * 1.4, rim=0.5)
    for s in (-1, 1):
        low: list[Knot] = [
            (s * 0.08, 0.05),
            (s * 0.5, 0.0),
            (s * 0.72, 0.3),
            (s * 0.5, 0.56),
            (s * 0.2, 0.4),
        ]
        card.paper(place.smooth(low), lit(card, place, mix(tone, "#8a5a5a", 0.3), 0.3, 0.8), sheet)
        high: list[Knot] = [
            (s * 0.06, -0.12),
            (s * 0.5, -0.5),
            (s * 1.0, -0.56),
            (s * 0.96, -0.2),
            (s * 0.6, 0.12),
            (s * 0.1, 0.1),
        ]
        wing = card.paper(place.smooth(high), lit(card, place, tone, 0.3, 0.8), sheet)
        for k in (0.5, 0.68, 0.86):
            arc = place.ribbon(
                [(s * k, -0.6), (s * (k + 0.03), -0.2), (s * (k - 0.12), 0.14)], [0.02, 0.035, 0.02]
            )
            card.shade(arc, "#5a3a3a", 0.4, within=wing)
        card.paint(place.oval(s * 0.56, -0.24, 0.12, 0.1).mask * wing, "#5a2f3a")
        card.paint(place.oval(s * 0.56, -0.24, 0.06, 0.05).mask * wing, "#f0d890")
        feeler = place.ribbon(
            [(s * 0.06, -0.3), (s * 0.2, -0.5), (s * 0.36, -0.58)], [0.02, 0.05, 0.01]
        )
        card.paper(feeler, mix(tone, "#3a2030", 0.4), sheet)
    body: list[Knot] = knots(
        "0 -0.34, 0.15 -0.24, 0.13 0, 0.12 0.3, 0 0.56!, -0.12 0.3, -0.13 0, -0.15 -0.24"
    )
    card.paper(
        place.smooth(body),
        lit(card, place, mix(tone, "#fff0d8", 0.35), 0.3, 0.5),
        sheet,
        torn=size * 0.012,
    )
    for s in (-1, 1):
        eye(card, *place.to(s * 0.08, -0.22), size * 0.07, look, "#2a1a30", tone, 0.1)
    return place
