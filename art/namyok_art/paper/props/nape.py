"""Heads from behind."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.head import Head
from namyok_art.paper.props.moods import mood as mood_of


def nape(
    card: Card, x: float, y: float, size: float, who: Person, turn: float = 0, yaw: float = 0
) -> Place:
    """A head from behind; `yaw` lets an ear and a cheek come round."""
    place = Place(x, y, size, turn)
    head = Head(card, place, who, mood_of("calm").but(yaw=-yaw))
    w, sheet = who.cheek, glue(size)
    for s in (-1, 1):
        if s * yaw > -0.3:
            ear = place.oval(s * (w + 0.005) + yaw * 0.04, 0.08, 0.055, 0.1, s * 12)
            card.paper(ear, head.skin(mix(who.skin, "#b8404a", 0.14)), sheet)
    skull: list[Knot] = [
        (0, -0.5),
        (w * 0.95, -0.25),
        (w, 0.05),
        (w * 0.8, 0.34),
        (0.2, 0.46),
        (-0.2, 0.46),
        (-w * 0.8, 0.34),
        (-w, 0.05),
        (-w * 0.95, -0.25),
    ]
    card.paper(place.smooth(skull), head.skin(), sheet)
    low = {
        "short": 0.3,
        "mop": 0.34,
        "bob": 0.46,
        "long": 0.92,
        "bald": 0.24,
        "bun": 0.3,
        "tail": 0.3,
        "afro": 0.3,
    }
    end = low.get(who.style, 0.34)
    if who.hat == "kerchief":
        cloth: list[Knot] = [
            (0, -0.64),
            (w + 0.1, -0.3),
            (w + 0.13, 0.2),
            (0.2, 0.62),
            (0, 0.86, 0),
            (-0.2, 0.62),
            (-w - 0.13, 0.2),
            (-w - 0.1, -0.3),
        ]
        card.paper(place.smooth(cloth), head.skin(who.cloth), sheet)
        return place
    if who.style == "bald":
        band: list[Knot] = [
            (-w - 0.05, -0.1),
            (0, -0.02),
            (w + 0.05, -0.1),
            (w * 0.8, 0.22),
            (0, 0.3),
            (-w * 0.8, 0.22),
        ]
        card.paper(place.smooth(band), head.skin(who.hair, 0.26), sheet)
        return place
    puff = 0.14 if who.style in ("afro", "curls") else 0.05
    mass: list[Knot] = [
        (0, -0.58 - puff * 0.6),
        (w + puff, -0.28),
        (w + puff, 0.06),
        (w + puff * 0.6 - 0.03, end * 0.8),
        (0.16, end),
        (-0.16, end),
        (-w - puff * 0.6 + 0.03, end * 0.8),
        (-w - puff, 0.06),
        (-w - puff, -0.28),
    ]
    card.paper(place.smooth(mass), head.skin(who.hair, 0.28), sheet)
    for k in (-0.2, 0.0, 0.2):
        strand = place.poly(
            ribbon([(k * 0.3, -0.54), (k * 1.2, -0.1), (k, end * 0.8)], [0.004, 0.04, 0.004])
        )
        card.paper(
            strand,
            head.skin(mix(who.hair, "#ffe6c0" if k < 0.1 else "#160a1a", 0.14)),
            glue(size * 0.5, shadow=0.25),
        )
    if who.style == "bun":
        card.paper(
            place.oval(0, -0.42, 0.2, 0.17), head.skin(mix(who.hair, "#ffe6c0", 0.08)), sheet
        )
    elif who.style == "tail":
        tail: list[Knot] = knots("-0.08 -0.36, 0.08 -0.36, 0.16 0.2, 0.04 0.8!, -0.14 0.3")
        card.paper(place.smooth(tail), head.skin(mix(who.hair, "#ffe6c0", 0.1)), sheet)
    elif who.style == "braids":
        for s in (-1, 1):
            for k in range(5):
                card.paper(
                    place.oval(s * (0.2 + 0.01 * k), 0.4 + 0.13 * k, 0.085 - 0.006 * k, 0.085),
                    head.skin(who.hair),
                    sheet,
                )
    if who.hat:
        _hat_behind(head)
    return place


def _hat_behind(head: Head) -> None:
    card, place, who, w = head.card, head.place, head.who, head.who.cheek
    sheet = glue(place.size)
    tone = {"straw": "#d8a84a", "beanie": who.cloth}.get(who.hat, mix(who.cloth, "#2a1a28", 0.3))
    dome: list[Knot] = [
        (-w - 0.04, -0.12),
        (-w, -0.54),
        (0, -0.7),
        (w, -0.54),
        (w + 0.04, -0.12),
        (0, -0.06),
    ]
    card.paper(place.smooth(dome), head.skin(tone), sheet)
    if who.hat in ("fedora", "straw"):
        brim: list[Knot] = [(-w - 0.22, -0.2), (0, -0.28), (w + 0.22, -0.2), (0, -0.06)]
        card.paper(place.smooth(brim), head.skin(mix(tone, "#ffe6c0", 0.1)), sheet)
