"""A hand that holds something thin between finger and thumb, seen from its back."""

from collections.abc import Callable

from namyok_art.paper.card import FLAT, Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit

TIP: Point = (1.0, 0.0)
"""Where finger and thumb meet; the wrist is at (0, 0) and the hand points along x."""
_BACK: list[Knot] = knots(
    "-0.12 -0.13!, 0.14 -0.17, 0.4 -0.2, 0.56 -0.12, 0.6 0.02, 0.54 0.2, 0.4 0.3, 0.16 0.2, "
    "-0.12 0.14!"
)
_THUMB: list[Point] = [(0.14, -0.08), (0.4, -0.25), (0.7, -0.24), (1.0, -0.03)]
_FINGERS: tuple[tuple[list[Point], float], ...] = (
    # curled away from us, the little one first
    ([(0.36, 0.2), (0.58, 0.28), (0.62, 0.38), (0.5, 0.42)], 0.13),
    ([(0.46, 0.12), (0.74, 0.2), (0.78, 0.31), (0.64, 0.35)], 0.14),
    ([(0.52, 0.02), (0.84, 0.09), (0.9, 0.2), (0.76, 0.25)], 0.15),
    ([(0.5, -0.09), (0.78, -0.12), (0.95, -0.04), (1.01, 0.06)], 0.14),
)


def pinch(card: Card, place: Place, skin: str, thing: Callable[[], None] | None = None) -> None:
    """Thumb, then the thing drawn by `thing`, then the hand over it."""
    size = place.size
    sheet = glue(size, shadow=0.42, rim=0.35)
    fill = lit(card, Place(*place.to(0.5, 0), size), skin, 0.28)
    far = lit(card, Place(*place.to(0.5, 0), size), mix(skin, "#7a2a3a", 0.14), 0.28)
    card.paper(place.ribbon(_THUMB, [0.2, 0.17, 0.15, 0.1]), far, sheet)
    card.paper(place.oval(*_THUMB[-1], 0.05, 0.05), far, FLAT)
    if thing is not None:
        thing()
    back = card.paper(place.smooth(_BACK), fill, sheet)
    for points, wide in _FINGERS:
        with place.pen() as pen:
            pen.circle(*points[0], wide * 0.5).circle(*points[-1], wide * 0.4)
        card.paper(pen, fill, FLAT)
        finger = place.ribbon(points, [wide, wide * 0.98, wide * 0.9, wide * 0.76])
        card.paper(finger, fill, sheet)
        with place.pen() as pen:
            pen.circle(*points[-1], wide * 0.36)
        card.paper(pen, fill, FLAT)
    inner = [(k[0] * 0.93, k[1] * 0.93, *k[2:]) for k in _BACK]
    card.paper(place.smooth(inner), fill, FLAT)
    for points, wide in _FINGERS:
        x, y = points[0]
        line = [(x, y - wide * 0.3), (x + 0.02, y), (x, y + wide * 0.3)]
        dent = place.ribbon(line, [0.004, 0.02, 0.004])
        card.shade(dent, mix(skin, "#6a1830", 0.75), 0.35, within=back)
