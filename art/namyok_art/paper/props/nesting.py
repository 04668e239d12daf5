"""Nesting dolls with faces that act."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.face import features
from namyok_art.paper.props.moods import Mood

_BODY: list[Knot] = knots(
    "0 -1, 0.17 -0.95, 0.25 -0.8, 0.24 -0.66, 0.22 -0.58, 0.31 -0.42, "
    "0.345 -0.22, 0.27 0!, -0.27 0!, -0.345 -0.22, -0.31 -0.42, -0.22 -0.58, "
    "-0.24 -0.66, -0.25 -0.8, -0.17 -0.95"
)


def doll(
    card: Card,
    x: float,
    y: float,
    height: float,
    who: Person,
    mood: Mood | str,
    look: Point | None = None,
    apron: str = "#f6e2b8",
    turn: float = 0,
) -> Place:
    """A shut doll that stands on x, y; its shawl is the cloth of `who`."""
    place = Place(x, y, height, turn)
    sheet = glue(height * 0.5, spread=12, lift=8)
    body = card.paper(
        place.smooth(_BODY),
        lit(card, Place(*place.to(0, -0.5), height), who.cloth, 0.34, 0.5),
        sheet,
    )
    front: list[Knot] = knots(
        "0 -0.56, 0.15 -0.46, 0.19 -0.2, 0.14 0.02!, -0.14 0.02!, -0.19 -0.2, -0.15 -0.46"
    )
    card.paper(
        place.smooth(front).mask * body,
        lit(card, place.at(0, -0.3), apron, 0.24, 0.4),
        glue(height * 0.3),
    )
    _flower(card, place.at(0, -0.26, 0.16), who.cloth)
    seam = place.ribbon([(-0.36, -0.33), (0, -0.3), (0.36, -0.33)], [0.006, 0.008, 0.006])
    card.shade(seam, "#3a0f18", 0.7, within=body)
    oval = place.at(0, -0.775)
    edge = [(0.185 * math.cos(k * 0.2244), 0.165 * math.sin(k * 0.2244)) for k in range(28)]
    card.paper(
        oval.poly([(u * 1.1, v * 1.1) for u, v in edge]),
        mix(who.cloth, "#fff0c8", 0.7),
        glue(height * 0.3),
    )
    face = card.paper(oval.poly(edge), lit(card, oval, who.skin, 0.3, 0.2), glue(height * 0.3))
    for s in (-1, 1):
        lock: list[Knot] = [(0, -0.2, 0), (s * 0.22, -0.2), (s * 0.2, 0.02, 0), (s * 0.14, -0.08)]
        card.paper(
            oval.smooth(lock).mask * face, lit(card, oval, who.hair, 0.3, 0.2), glue(height * 0.2)
        )
    features(card, place.at(0, -0.765, 0.44), who, mood, face, look=look)
    knot = place.at(0, -0.575)
    for s in (-1, 1):
        card.paper(
            knot.poly(ribbon([(0, 0), (s * 0.07, 0.05)], [0.03, 0.06])),
            mix(who.cloth, "#fff0c8", 0.3),
            glue(height * 0.3),
        )
    card.paper(knot.oval(0, 0.0, 0.03, 0.025), mix(who.cloth, "#fff0c8", 0.45), glue(height * 0.3))
    return place


def _flower(card: Card, place: Place, tone: str) -> None:
    sheet = glue(place.size * 2)
    for s in (-1, 1):
        leaf: list[Knot] = [(s * 0.1, 0.35, 0), (s * 0.6, 0.25), (s * 0.8, 0.6, 0), (s * 0.4, 0.6)]
        card.paper(place.smooth(leaf), ("#4f9a6a", "#2f6a50"), sheet)
    with place.pen() as pen:
        for k in range(6):
            a = k * math.tau / 6
            pen.circle(0.32 * math.cos(a), 0.32 * math.sin(a), 0.26)
    card.paper(pen, (mix(tone, "#ffe0c0", 0.2), tone), sheet)
    card.paper(place.oval(0, 0, 0.2, 0.2), "#f6c84a", sheet)
