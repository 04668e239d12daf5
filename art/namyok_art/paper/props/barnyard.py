"""Poultry: a hen that knows where she is going, and chicks that follow."""

from collections.abc import Sequence

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen

_BODY: Sequence[Knot] = [
    (66, -108),
    (58, -124),
    (42, -128),
    (30, -118),
    (26, -100),
    (16, -84),
    (-8, -78),
    (-34, -86),
    (-58, -106),
    (-78, -122, 0),
    (-84, -104),
    (-80, -88, 0),
    (-90, -78),
    (-82, -62),
    (-68, -40),
    (-40, -22),
    (-4, -16),
    (32, -26),
    (54, -48),
    (60, -74),
    (58, -94),
]


def hen(
    card: Card, x: float, y: float, scale: float, facing: int = 1, coat: str = "#c8643c"
) -> None:
    """A hen in step, about 130 units high, feet at (x, y)."""

    def piece() -> Pen:
        return Pen()

    def glue(pen: Pen, fill: str | tuple[str, str], spread: float = 4.0) -> None:
        card.paper(pen, fill, spread=max(1.2, spread * scale), lift=4 * scale, rim=0.25)

    flip = facing < 0
    card.shade(Pen().oval(x + 8 * scale, y, 62 * scale, 7 * scale), "#3f4a2a", 0.4, soft=3 * scale)
    legs, comb, body, wing, tail, beak, eye, wattle = (piece() for _ in range(8))
    with legs.at(x, y, scale, flip=flip):
        legs.taper([(-6, -24), (-14, -10), (-20, 0)], 7, 4).taper(
            [(14, -26), (20, -12), (26, 0)], 7, 4
        )
        for foot in (-20, 26):
            legs.taper([(foot - 4, 0), (foot + 13, 1)], 4, 2).taper(
                [(foot, -1), (foot + 9, 5)], 3, 2
            )
    with tail.at(x, y, scale, flip=flip):
        for tip in ((-100, -124), (-108, -106), (-106, -88)):
            tail.taper([(-58, -70), ((tip[0] - 62) / 2, (tip[1] - 86) / 2), tip], 26, 9)
    with comb.at(x, y, scale, flip=flip):
        for cx, cy, r in ((34, -128, 8), (45, -134, 9), (56, -130, 7)):
            comb.circle(cx, cy, r)
    with body.at(x, y, scale, flip=flip):
        body.smooth(_BODY)
    with wing.at(x, y, scale, flip=flip):
        wing.smooth(
            [
                (24, -64),
                (6, -74),
                (-26, -70),
                (-66, -74, 0),
                (-58, -60),
                (-50, -56, 0),
                (-38, -46),
                (-30, -44, 0),
                (-6, -36),
                (18, -46),
            ]
        )
    with beak.at(x, y, scale, flip=flip):
        beak.smooth([(62, -114, 0), (80, -106, 0), (62, -102, 0)])
    with wattle.at(x, y, scale, flip=flip):
        wattle.oval(62, -94, 5, 9)
    with eye.at(x, y, scale, flip=flip):
        eye.circle(52, -112, 3.2)
    glue(legs, "#e0a03c", 2)
    glue(tail, (mix(coat, "#4a2018", 0.35), mix(coat, "#4a2018", 0.55)))
    glue(comb, "#d8322c", 2)
    glue(wattle, "#d8322c", 2)
    glue(beak, "#f0b03c", 2)
    glue(body, (mix(coat, "#ffe0b0", 0.3), coat))
    glue(wing, (coat, mix(coat, "#4a2018", 0.3)), 3)
    card.paint(eye, "#2a1a14")


def chick(card: Card, x: float, y: float, scale: float, facing: int = 1) -> None:
    """A chick, about 60 units high, feet at (x, y)."""
    flip = facing < 0
    legs, body, wing, beak, eye = (Pen() for _ in range(5))
    card.shade(Pen().oval(x + 4 * scale, y, 26 * scale, 4 * scale), "#3f4a2a", 0.4, soft=2 * scale)
    with legs.at(x, y, scale, flip=flip):
        legs.taper([(-3, -14), (-8, 0)], 4, 3).taper([(6, -14), (11, 0)], 4, 3)
    with body.at(x, y, scale, flip=flip):
        body.smooth(
            [
                (28, -48),
                (20, -58),
                (8, -58),
                (0, -48),
                (-10, -38),
                (-32, -38, 0),
                (-28, -22),
                (-12, -10),
                (10, -10),
                (24, -22),
                (26, -36),
            ]
        )
    with wing.at(x, y, scale, flip=flip):
        wing.smooth([(8, -30), (-8, -34), (-22, -28, 0), (-8, -18), (6, -20)])
    with beak.at(x, y, scale, flip=flip):
        beak.smooth([(26, -50, 0), (37, -45, 0), (26, -42, 0)])
    with eye.at(x, y, scale, flip=flip):
        eye.circle(18, -48, 2.6)
    card.paper(legs, "#e0903c", spread=1)
    card.paper(beak, "#f08a2c", spread=1)
    card.paper(body, ("#fff0a0", "#f6cc4a"), spread=max(1.2, 3 * scale), rim=0.2)
    card.paper(wing, "#f0c038", spread=1, shadow=0.25)
    card.paint(eye, "#2a1a14")
