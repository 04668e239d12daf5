"""Penguins from the front, upright and innocent."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen

_BODY: list[Knot] = [
    (0, -222),
    (34, -214),
    (50, -184),
    (50, -156),
    (62, -126),
    (68, -76),
    (58, -26),
    (30, -2),
    (0, 2),
    (-30, -2),
    (-58, -26),
    (-68, -76),
    (-62, -126),
    (-50, -156),
    (-50, -184),
    (-34, -214),
]
_BELLY: list[Knot] = [
    (0, -150),
    (36, -136),
    (48, -92),
    (46, -44),
    (26, -12),
    (0, -6),
    (-26, -12),
    (-46, -44),
    (-48, -92),
    (-36, -136),
]


def penguin(
    card: Card,
    x: float,
    y: float,
    height: float,
    coat: str,
    belly: str = "#fbfaf4",
    turn: float = 0,
    flip: bool = False,
) -> None:
    """A penguin facing us, its feet at (x, y)."""
    k = height / 224
    names = ("feet", "wings", "body", "belly", "mask", "eyes", "beak")
    pens = {name: Pen() for name in names}
    for name, pen in pens.items():
        with pen.at(x, y, k, turn, flip):
            _part(name, pen)
    soft = max(2.0, 6 * k)
    card.paper(pens["feet"], ("#f0a040", "#d07a24"), spread=soft * 0.6)
    card.paper(pens["wings"], (mix(coat, "#8fa4b8", 0.2), coat), spread=soft)
    card.paper(pens["body"], (mix(coat, "#8fa4b8", 0.25), coat), spread=soft, rim=0.2)
    card.paper(pens["belly"], (belly, mix(belly, "#a9bccb", 0.3)), spread=soft * 0.5, shadow=0.25)
    card.paper(pens["mask"], belly, spread=soft * 0.4, shadow=0.2)
    card.paint(pens["eyes"], mix(coat, "#000000", 0.3))
    card.paper(pens["beak"], ("#f6b04a", "#d9822c"), spread=soft * 0.4)


def _part(name: str, pen: Pen) -> None:
    if name == "feet":
        for side in (-1, 1):
            pen.smooth(
                [(side * 8, -6), (side * 30, -12), (side * 48, 2), (side * 36, 9), (side * 10, 8)]
            )
    elif name == "wings":
        for side in (-1, 1):
            pen.smooth(
                [
                    (side * 50, -150),
                    (side * 72, -124),
                    (side * 86, -70),
                    (side * 82, -40, 0),
                    (side * 64, -64),
                    (side * 52, -110),
                ]
            )
    elif name == "body":
        pen.smooth(_BODY)
    elif name == "belly":
        pen.smooth(_BELLY)
    elif name == "mask":
        for side in (-1, 1):
            pen.oval(side * 19, -180, 20, 23)
        pen.oval(0, -164, 24, 14)
    elif name == "eyes":
        for side in (-1, 1):
            pen.circle(side * 17, -184, 5.4)
    else:
        pen.smooth([(-15, -172), (0, -178), (15, -172), (0, -152, 0)])


def seal_head(card: Card, x: float, y: float, size: float, coat: tuple[str, str]) -> None:
    """A seal that looks out of a hole, its chin at (x, y)."""
    k = size / 100
    head, snout, marks = Pen(), Pen(), Pen()
    for pen in (head, snout, marks):
        with pen.at(x, y, k):
            if pen is head:
                pen.smooth(
                    [
                        (-56, 10, 0),
                        (-52, -44),
                        (-30, -82),
                        (0, -92),
                        (30, -82),
                        (52, -44),
                        (56, 10, 0),
                    ]
                )
            elif pen is snout:
                pen.oval(-13, -30, 19, 14).oval(13, -30, 19, 14)
            else:
                pen.circle(-23, -54, 6).circle(23, -54, 6).oval(0, -40, 8, 5)
                for side in (-1, 1):
                    for dy in (-8, 0, 8):
                        pen.line(side * 24, -28, side * 52, -30 + dy, 1.4)
    card.paper(head, coat, spread=max(2.0, 6 * k), rim=0.3)
    card.paper(snout, mix(coat[0], "#ffffff", 0.4), spread=2, shadow=0.25)
    card.paint(marks, "#24303c")
