"""Penguins of every build that look at somebody."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit
from namyok_art.paper.props.beasts import eye


def penguin(
    card: Card,
    x: float,
    y: float,
    height: float,
    look: Point,
    girth: float = 1,
    turn: float = 0,
    lid: float = 0.2,
    cross: float = 0,
    gape: float = 0,
    wings: tuple[float, float] = (8, 8),
    coat: str = "#232a3c",
) -> Place:
    """A penguin that stands on x, y; one unit is its height.

    `cross` slants the lids (above 0 cross, below 0 pitiful), `gape` opens the beak, `wings` are
    degrees away from the body, left and right.
    """
    place = Place(x, y, height, turn)
    sheet = glue(height * 0.6)
    dark = lit(card, place.at(0, -0.5), coat, 0.3, 0.6)
    for s in (-1, 1):
        foot = place.smooth(
            [
                (s * 0.02, -0.03),
                (s * 0.2 * girth, -0.04),
                (s * 0.24 * girth, 0.02),
                (s * 0.04, 0.025),
            ]
        )
        card.paper(foot, ("#f6a03a", "#c8702a"), sheet)
    for s, out in zip((-1, 1), wings, strict=True):
        wing = place.at(s * 0.2 * girth, -0.58, 1, -s * out)
        flap: list[Knot] = [
            (-0.06, 0.0),
            (0.06, 0.0),
            (0.07, 0.2),
            (s * 0.03, 0.38, 0),
            (-0.07, 0.2),
        ]
        card.paper(wing.smooth(flap), lit(card, wing, mix(coat, "#4a5878", 0.3), 0.3, 0.3), sheet)
    g = girth
    body: list[Knot] = [
        (0, -1),
        (0.13, -0.96),
        (0.19, -0.82),
        (0.2 * g, -0.64),
        (0.29 * g, -0.4),
        (0.3 * g, -0.16),
        (0.18 * g, 0),
        (-0.18 * g, 0),
        (-0.3 * g, -0.16),
        (-0.29 * g, -0.4),
        (-0.2 * g, -0.64),
        (-0.19, -0.82),
        (-0.13, -0.96),
    ]
    card.paper(place.smooth(body), dark, sheet)
    belly: list[Knot] = [
        (0, -0.7),
        (0.13 * g, -0.62),
        (0.21 * g, -0.36),
        (0.2 * g, -0.12),
        (0, -0.015),
        (-0.2 * g, -0.12),
        (-0.21 * g, -0.36),
        (-0.13 * g, -0.62),
    ]
    card.paper(place.smooth(belly), lit(card, place.at(0, -0.4), "#fbf6ec", 0.3, 0.5), sheet)
    for s in (-1, 1):
        card.paper(place.oval(s * 0.085, -0.835, 0.085, 0.1, s * 14), "#fbf6ec", glue(height * 0.3))
    for s in (-1, 1):
        at = place.to(s * 0.085, -0.85)
        eye(card, *at, height * 0.05, look, "#3a2a20", coat, lid, turn - s * cross)
    beak = place.at(0, -0.775)
    if gape:
        card.paper(
            beak.smooth([(-0.06, 0.0), (0.06, 0.0), (0.0, 0.05 + gape, 0)]),
            ("#c8702a", "#8a3f1c"),
            sheet,
        )
        card.paint(beak.smooth([(-0.04, 0.0), (0.04, 0.0), (0.0, 0.02 + gape * 0.7)]), "#7a1f2a")
    card.paper(
        beak.smooth(knots("-0.075 -0.02, 0 -0.055, 0.075 -0.02, 0 0.05!")),
        ("#ffb84a", "#e0862a"),
        sheet,
    )
    return place


def jam(card: Card, place: Place, spots: tuple[tuple[float, float, float], ...]) -> None:
    """Evidence."""
    with place.pen() as pen:
        for u, v, r in spots:
            pen.oval(u, v, r, r * 0.8).circle(u - r * 0.7, v + r * 0.3, r * 0.5)
            pen.circle(u + r * 0.8, v - r * 0.2, r * 0.4).taper(
                [(u + r * 0.3, v), (u + r * 0.3, v + r * 2)], r * 0.7, r * 0.4
            )
    card.paper(pen, ("#d82f3f", "#8a1424"), glue(place.size * 0.3, rim=0.6))
