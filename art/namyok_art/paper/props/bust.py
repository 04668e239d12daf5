"""Neck and shoulders under a head."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill, mix
from namyok_art.paper.paths import Knot
from namyok_art.paper.place import Place, glue, lit
from namyok_art.paper.props.cast import Person


def bust(
    card: Card, place: Place, who: Person, collar: str = "shirt", fill: Fill | None = None
) -> None:
    """Neck and shoulders under a head that is not tilted; they end 1.4 heads below its middle."""
    n = 0.8 if who.age == "child" else 1.0
    neck = [(-0.12, 0.25), (0.12, 0.25), (0.13, 0.55), (0.17, 0.75), (-0.17, 0.75), (-0.13, 0.55)]
    coat: list[Knot] = [
        (-0.17, 0.58, 0),
        (-0.42 * n, 0.68),
        (-0.6 * n, 0.86),
        (-0.7 * n, 1.4, 0),
        (0.7 * n, 1.4, 0),
        (0.6 * n, 0.86),
        (0.42 * n, 0.68),
        (0.17, 0.58, 0),
        (0.0, 0.76),
    ]
    sheet = glue(place.size)
    card.paper(place.smooth(neck), mix(who.skin, "#5a1f3a", 0.3), sheet)
    cloth = lit(card, place, who.cloth, 0.3, 1.0) if fill is None else fill
    card.paper(place.smooth(coat), cloth, sheet, spread=8)
    pale = mix(who.cloth, "#fff0d8", 0.25)
    if collar == "roll":
        roll = [(-0.17, 0.5), (0, 0.56), (0.17, 0.5), (0.21, 0.66), (0, 0.76), (-0.21, 0.66)]
        card.paper(place.smooth(roll), lit(card, place, pale, 0.3), sheet)
        return
    for s in (-1, 1):
        flap: list[Knot] = [
            (s * 0.17, 0.565, 0),
            (s * 0.29, 0.7, 0),
            (s * 0.08, 0.92, 0),
            (0, 0.77, 0),
        ]
        tone = pale
        if collar == "shawl":
            flap = [
                (s * 0.16, 0.56, 0),
                (s * 0.44 * n, 0.66),
                (s * 0.7 * n, 0.96),
                (s * 0.62 * n, 1.4, 0),
                (s * 0.1, 1.4, 0),
                (-s * 0.06, 0.9),
            ]
            tone = mix(pale, "#5a2f4a", 0.3 - 0.1 * s)
        card.paper(place.smooth(flap), lit(card, place, tone, 0.3), sheet)
