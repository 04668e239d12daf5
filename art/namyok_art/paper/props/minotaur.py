"""A gentle horned host at a table."""

from collections.abc import Callable
from typing import Any

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Pen
from namyok_art.paper.space import Array


def minotaur(card: Card, x: float, y: float, scale: float, shirt: tuple[str, str]) -> None:
    """Head and shoulders of a bull-headed host, eyes shut, chest at (x, y), 175 units high."""

    def glue(draw: Callable[[Pen], object], fill: Fill, spread: float, **changes: Any) -> Array:
        pen = Pen()
        with pen.at(x, y, scale):
            draw(pen)
        return card.paper(pen, fill, spread=spread * scale, **changes)

    def horns(pen: Pen) -> None:
        for side in (-1, 1):
            pen.taper(
                [(side * 20, -82), (side * 46, -88), (side * 57, -106), (side * 48, -128)], 15, 3
            )

    def ears(pen: Pen) -> None:
        for side in (-1, 1):
            pen.smooth(
                [(side * 24, -74, 0), (side * 44, -76), (side * 56, -64, 0), (side * 38, -58)]
            )

    def marks(pen: Pen) -> None:
        pen.oval(-8, -41, 3, 2.2).oval(8, -41, 3, 2.2).stroke([(-8, -31), (0, -28), (8, -31)], 2)
        for side in (-1, 1):
            pen.stroke([(side * 21, -65), (side * 14, -61), (side * 8, -64)], 2.6)

    shoulders = [(-30, -46), (-54, -30), (-62, 6), (-60, 30, 0), (60, 30, 0), (62, 6), (54, -30)]
    glue(lambda p: p.smooth([*shoulders, (30, -46)]), shirt, 6, rim=0.3)
    glue(horns, ("#fff0d0", "#d9b484"), 4, rim=0.3)
    glue(ears, ("#8a5438", "#6a3c2c"), 3)
    half = [(-24, -92), (-34, -70), (-27, -48), (-18, -30)]
    head = [(0, -98), *half, (0, -24), *((-px, py) for px, py in reversed(half))]
    glue(lambda p: p.smooth(head), ("#a8683f", "#7f4a30"), 5, rim=0.35)
    glue(lambda p: p.oval(0, -37, 23, 15), ("#e9bd90", "#c98f66"), 3)
    pen = Pen()
    with pen.at(x, y, scale):
        marks(pen)
    card.paint(pen, "#4a2418")
    tuft = [(-13, -92), (0, -102), (13, -92), (6, -78, 0), (0, -86), (-7, -76, 0)]
    glue(lambda p: p.smooth(tuft), "#5a3024", 2)
    hat = glue(lambda p: p.poly([(-16, -94), (16, -94), (3, -142)]), ("#f6d060", "#e0a03c"), 4)
    dots = Pen()
    with dots.at(x, y, scale):
        dots.circle(-4, -102, 3.4).circle(6, -110, 3).circle(0, -124, 2.6)
    card.paint(dots.mask * hat, "#c8402f")
    glue(lambda p: p.circle(3, -143, 5.5), "#fff6e0", 2)
