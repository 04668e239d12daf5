"""Ibexes: one sheet each, horns apart."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Pen, Point

_BODY: list[Knot] = [
    (-48, -62),
    (-34, -69),
    (-10, -68),
    (14, -70),
    (28, -80),
    (36, -96),
    (46, -106),
    (58, -100),
    (70, -88),
    (78, -78),
    (74, -72),
    (62, -74),
    (54, -68),
    (47, -54),
    (40, -42),
    (14, -36),
    (-16, -38),
    (-32, -38),
    (-48, -44),
]


def ibex(
    card: Card,
    x: float,
    y: float,
    height: float,
    coat: tuple[str, str],
    horn: str,
    facing: int = 1,
    head_up: float = 0,
) -> Point:
    """An ibex with its hooves at (x, y), about `height` to the brow; returns its mouth."""
    k = height / 106
    far, body, horns, rings, marks = (Pen() for _ in range(5))
    for pen in (far, body, horns, rings, marks):
        with pen.at(x, y, k, -head_up * facing, facing < 0):
            if pen is far:
                pen.taper([(28, -46), (20, -24), (23, 0)], 13, 6).oval(25, -2, 6, 4)
                pen.taper([(-32, -50), (-24, -26), (-29, 0)], 14, 6).oval(-27, -2, 6, 4)
            elif pen is body:
                pen.smooth(_BODY)
                pen.taper([(38, -52), (40, -26), (36, 0)], 16, 6).oval(38, -2, 7, 4)
                pen.taper([(-40, -54), (-48, -26), (-41, 0)], 22, 6).oval(-39, -2, 7, 4)
                pen.taper([(42, -98), (30, -104)], 9, 3).taper([(64, -74), (60, -58)], 8, 2)
                pen.taper([(-47, -62), (-56, -56)], 7, 3)
            elif pen is horns:
                pen.taper([(48, -104), (44, -128), (24, -144), (2, -138), (-8, -124)], 11, 2.4)
                pen.taper([(54, -103), (54, -126), (38, -146), (16, -146), (2, -134)], 10, 2.4)
            elif pen is rings:
                for rx, ry, turn in (
                    (47, -114, 80),
                    (44, -124, 60),
                    (37, -134, 40),
                    (27, -141, 15),
                    (15, -143, 0),
                ):
                    pen.oval(rx, ry, 1.6, 7, turn - 80)
            else:
                pen.oval(55, -93, 2.6, 2.6).oval(76, -76, 2.4, 2)
    soft = max(2.0, 6 * k)
    card.paper(far, mix(coat[1], "#303848", 0.25), spread=soft * 0.6, shadow=0.3)
    mask = card.paper(body, coat, spread=soft, shadow=0.35, rim=0.4)
    belly = Pen()
    with belly.at(x, y, k, -head_up * facing, facing < 0):
        belly.oval(0, -38, 34, 7).oval(70, -77, 9, 5, 30)
    card.paint(belly.mask * mask, mix(coat[0], "#ffffff", 0.55), 0.7, soft=1.5)
    card.paper(horns, (mix(horn, "#ffffff", 0.15), horn), spread=soft * 0.6, shadow=0.3, rim=0.3)
    card.shade(rings.mask * horns.mask, "#2a1c18", 0.4)
    card.paint(marks, "#241a1c")
    px, py = 77.0 * facing * k, -75.0 * k
    return x + px, y + py
