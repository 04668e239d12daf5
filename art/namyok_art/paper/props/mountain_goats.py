"""Ibexes in profile: great ringed horns, a beard, and an eye that looks at something."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye

_HORN: list[Point] = [(0.02, -0.36), (-0.1, -0.72), (-0.36, -0.98), (-0.7, -1.0), (-0.92, -0.84)]


def ibex(
    card: Card,
    x: float,
    y: float,
    size: float,
    look: Point,
    turn: float = 0,
    flip: bool = False,
    coat: str = "#a88458",
    lid: float = 0.25,
    horn: float = 1,
    gape: float = 0,
    body: bool = True,
) -> Place:
    """A head that looks right, with neck and shoulders; one unit is the length of the head."""
    place = Place(x, y, size, turn, flip)
    sheet = glue(size * 1.2)
    fur = lit(card, place, coat, 0.34, 1.0)
    if body:
        neck: list[Knot] = knots(
            "-0.2 -0.3, 0.16 0.1, 0.3 0.7, 0.5 1.3, 0.4 2.2!, -1.6 2.2!, -1.3 1, "
            "-0.7 0.6, -0.44 0.1"
        )
        card.paper(
            place.smooth(neck),
            lit(card, place.at(-0.3, 0.9), mix(coat, "#5a3f30", 0.25), 0.34, 1.4),
            sheet,
        )
        ruff: list[Knot] = knots("0.1 0.2, 0.3 0.7, 0.44 1.2, 0.2 1.5!, 0.1 1.1, -0.02 0.6")
        card.paper(place.smooth(ruff), lit(card, place, mix(coat, "#fff0d8", 0.5), 0.3, 1.0), sheet)
    for shade, dx in ((0.3, 0.12), (0.0, 0.0)):
        bone = [(u * horn + dx, -0.36 + (v + 0.36) * horn) for u, v in _HORN]
        mask = card.paper(
            place.poly(ribbon(bone, [0.2, 0.19, 0.16, 0.1, 0.02], 60)),
            lit(card, place, mix("#8a6a4a", "#2a1a20", shade), 0.36, 0.9),
            sheet,
        )
        with place.pen() as pen:
            for k in range(1, 8):
                t = k / 8
                i = min(3, int(t * 4))
                f = t * 4 - i
                u = bone[i][0] + (bone[i + 1][0] - bone[i][0]) * f
                v = bone[i][1] + (bone[i + 1][1] - bone[i][1]) * f
                pen.oval(u, v, 0.12, 0.022, -60 - 90 * t)
        card.shade(pen, "#3a2418", 0.5, within=mask)
    ear: list[Knot] = knots("-0.16 -0.2, -0.5 -0.28!, -0.46 -0.1, -0.16 -0.06")
    beard: list[Knot] = knots("0.42 0.34, 0.56 0.32, 0.5 0.56, 0.4 0.8!, 0.36 0.5")
    card.paper(place.smooth(beard), lit(card, place, mix(coat, "#3a2a24", 0.5), 0.3), sheet)
    if gape:
        jaw: list[Knot] = [(0.2, 0.24), (0.66, 0.26 + gape), (0.6, 0.36 + gape), (0.3, 0.38)]
        card.paper(place.smooth(jaw), lit(card, place, mix(coat, "#5a3f30", 0.2)), sheet)
        card.paint(place.poly([(0.3, 0.25), (0.68, 0.24), (0.64, 0.27 + gape)]), "#5a1f24")
    face: list[Knot] = knots(
        "-0.2 -0.34, 0.08 -0.42, 0.26 -0.3, 0.5 -0.02, 0.74 0.12, 0.8 0.22, "
        "0.72 0.32, 0.5 0.34, 0.2 0.36, -0.1 0.34, -0.3 0.1, -0.32 -0.16"
    )
    mask = card.paper(place.smooth(face), fur, sheet)
    card.paint(
        place.smooth(knots("0.54 0.08, 0.8 0.14, 0.8 0.32, 0.56 0.32")).mask * mask,
        mix(coat, "#fff0d8", 0.45),
        0.8,
    )
    card.shade(place.oval(0.72, 0.17, 0.035, 0.022, 30), "#2a1418", 0.85)
    card.shade(
        place.ribbon([(0.78, 0.25), (0.62, 0.27), (0.5, 0.24)], [0.012, 0.02, 0.004]),
        "#2a1418",
        0.7,
        within=mask,
    )
    card.paper(place.smooth(ear), lit(card, place, mix(coat, "#3a2a24", 0.2)), sheet)
    eye(
        card,
        *place.to(0.16, -0.1),
        size * 0.115,
        look,
        "#c8902a",
        coat,
        lid,
        place.turn + (-10 if flip else 10),
    )
    return place
