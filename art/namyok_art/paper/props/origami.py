"""Folded paper: shapes built of flat facets, lighter where they face the lamp."""

from collections.abc import Sequence

from namyok_art.paper.card import FLAT, Card
from namyok_art.paper.paths import Pen, Point

Facet = tuple[Sequence[Point], int]
"""A polygon and the index of its tone, 0 the lightest."""

CRANE: tuple[Facet, ...] = (
    (((-10, 6), (-92, -44), (-30, 18)), 2),
    (((-6, 8), (-34, -92), (26, -4)), 1),
    (((26, -4), (-6, 8), (6, 26)), 3),
    (((4, 0), (74, -78), (34, 18)), 0),
    (((-30, 18), (-10, 6), (34, 18), (6, 30)), 2),
    (((28, 10), (92, -34), (36, 22)), 1),
    (((92, -34), (112, -22), (86, -28)), 3),
)

BOAT: tuple[Facet, ...] = (
    (((-30, -4), (0, -56), (0, -4)), 1),
    (((0, -56), (30, -4), (0, -4)), 0),
    (((-70, -26), (0, -4), (-34, 26)), 1),
    (((70, -26), (0, -4), (34, 26)), 2),
    (((-34, 26), (0, -8), (34, 26)), 0),
)

PLANE: tuple[Facet, ...] = (
    (((60, 0), (-60, -34), (-34, 2)), 0),
    (((60, 0), (-34, 2), (-40, 26)), 3),
    (((60, 0), (-40, 26), (-64, 12)), 1),
)


def fold(
    card: Card,
    facets: Sequence[Facet],
    x: float,
    y: float,
    scale: float,
    tones: Sequence[str],
    turn: float = 0,
    flip: bool = False,
    shadow: str = "#7f8fae",
) -> None:
    """Glue a folded thing centred at (x, y); tones run from light to dark."""
    outline = Pen()
    with outline.at(x, y, scale, turn, flip):
        for points, _ in facets:
            outline.poly(points)
    away = (6 * scale, 16 * scale)
    around = 1 - outline.mask
    card.shade(outline, shadow, 0.5, soft=max(2.0, 9 * scale), move=away, within=around)
    for points, tone in facets:
        pen = Pen()
        with pen.at(x, y, scale, turn, flip):
            pen.poly(points)
        card.paper(pen, tones[tone], FLAT)
