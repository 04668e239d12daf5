"""A stag's head from the front, with eyes that meet somebody's."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit
from namyok_art.paper.props.beasts import eye


def stag(
    card: Card, x: float, y: float, size: float, look: Point, turn: float = 0, coat: str = "#8a5a3a"
) -> Place:
    """One unit is the length of the face; antlers may start at (+-0.13, -0.5)."""
    place = Place(x, y, size, turn)
    sheet = glue(size * 0.8)
    neck: list[Knot] = knots("-0.3 0, 0.3 0, 0.46 0.7, 0.7 1.6!, -0.7 1.6!, -0.46 0.7")
    card.paper(
        place.smooth(neck),
        lit(card, place.at(0, 0.7), mix(coat, "#3a2420", 0.3), 0.3, 0.9),
        sheet,
        torn=4,
    )
    for k, tone in enumerate((0.1, 0.3, 0.5)):
        ruff: list[Knot] = [
            (-0.26 + k * 0.05, 0.4 + k * 0.02),
            (0.26 - k * 0.05, 0.4 + k * 0.02),
            (0.24 - k * 0.05, 0.9),
            (0.08, 1.06, 0),
            (0, 1.24 - k * 0.12, 0),
            (-0.1, 1.04, 0),
            (-0.24 + k * 0.05, 0.9),
        ]
        card.paper(
            place.smooth(ruff),
            lit(card, place.at(0, 0.7), mix(coat, "#f0dcc0", tone), 0.3, 0.5),
            sheet,
            torn=3,
            core=0.2,
        )
    for s in (-1, 1):
        ear: list[Knot] = [
            (s * 0.22, -0.3),
            (s * 0.5, -0.46),
            (s * 0.78, -0.4, 0),
            (s * 0.66, -0.2),
            (s * 0.3, -0.14),
        ]
        card.paper(place.smooth(ear), lit(card, place.at(s * 0.5, -0.3), coat, 0.34, 0.4), sheet)
        inner: list[Knot] = [
            (s * 0.32, -0.28),
            (s * 0.5, -0.38),
            (s * 0.7, -0.36, 0),
            (s * 0.56, -0.25),
        ]
        card.paper(
            place.smooth(inner),
            lit(card, place.at(s * 0.5, -0.3), "#d8a888", 0.3, 0.4),
            glue(size * 0.4),
        )
    face: list[Knot] = knots(
        "0 -0.54, 0.2 -0.5, 0.31 -0.3, 0.3 -0.06, 0.2 0.2, 0.175 0.38, 0.13 0.5, "
        "0 0.54, -0.13 0.5, -0.175 0.38, -0.2 0.2, -0.3 -0.06, -0.31 -0.3, "
        "-0.2 -0.5"
    )
    mask = card.paper(place.smooth(face), lit(card, place, coat, 0.34, 0.6), sheet)
    side = -1 if card.light[0] > x else 1
    card.shade(
        place.poly(
            [
                (side * 0.02, -0.56),
                (0, 0.2),
                (side * 0.02, 0.6),
                (side * 0.6, 0.6),
                (side * 0.6, -0.56),
            ]
        ),
        "#4a1f38",
        0.26,
        within=mask,
    )
    blaze: list[Knot] = knots(
        "0 -0.5, 0.07 -0.3, 0.06 0.1, 0.1 0.3, -0.1 0.3, -0.06 0.1, -0.07 -0.3"
    )
    card.paint(place.smooth(blaze).mask * mask, mix(coat, "#f0d0a0", 0.4), 0.6)
    chin: list[Knot] = knots("0 0.24, 0.15 0.32, 0.15 0.46, 0 0.54, -0.15 0.46, -0.15 0.32")
    card.paper(
        place.smooth(chin),
        lit(card, place.at(0, 0.4), mix(coat, "#f6e6cc", 0.7), 0.3, 0.3),
        glue(size * 0.5),
    )
    nose: list[Knot] = knots("-0.13 0.3, 0 0.27, 0.13 0.3, 0.1 0.4, 0 0.44, -0.1 0.4")
    card.paper(
        place.smooth(nose),
        lit(card, place.at(0, 0.35), "#2c1c24", 0.4, 0.2),
        glue(size * 0.5, rim=0.7),
    )
    card.shade(
        place.ribbon([(-0.1, 0.49), (0, 0.465), (0.1, 0.49)], [0.003, 0.014, 0.003]), "#2c1418", 0.8
    )
    for s in (-1, 1):
        socket = place.oval(s * 0.205, -0.1, 0.11, 0.1)
        card.shade(socket, "#3a1420", 0.4, soft=size * 0.02, within=mask)
        eye(
            card,
            *place.to(s * 0.21, -0.1),
            size * 0.075,
            look,
            "#4a2a18",
            coat,
            0.22,
            turn + s * 12,
            "#e8d8c0",
        )
    return place
