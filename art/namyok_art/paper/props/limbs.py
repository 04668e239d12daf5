"""Arms and legs that swell and taper on each side by itself, and the cloth that creases on them."""

from collections.abc import Sequence

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill
from namyok_art.paper.noise import blur, shift
from namyok_art.paper.paths import Pen, Point, along
from namyok_art.paper.place import Place, glue, ribbon, to_lamp
from namyok_art.paper.space import Array


def contour(
    points: Sequence[Point], left: Sequence[float], right: Sequence[float], count: int = 90
) -> list[Point]:
    """The outline of a limb: how far it swells to its left and right on the way along `points`.

    One list would make a sausage; an arm is round on the outside where it is flat on the inside.
    """
    curve = np.asarray(along(points, count))
    direction = np.gradient(curve, axis=0)
    direction /= np.linalg.norm(direction, axis=1)[:, None] + 1e-9
    normal = np.stack([-direction[:, 1], direction[:, 0]], 1)
    sides = []
    for swell, sign in ((left, -1.0), (right, 1.0)):
        marks = along([(float(i), w) for i, w in enumerate(swell)], count)
        reach = np.asarray([w for _, w in marks])[:, None]
        sides.append(curve + sign * normal * reach)
    return [(float(x), float(y)) for x, y in np.vstack([sides[0], sides[1][::-1]])]


def limb(
    card: Card,
    points: Sequence[Point],
    left: Sequence[float],
    right: Sequence[float],
    fill: Fill,
    size: float = 260,
) -> Array:
    """Glue a limb of its own sheet; `size` is that of the whole figure."""
    return card.paper(Pen().poly(contour(points, left, right)), fill, glue(size))


def model(
    card: Card, place: Place, mask: Array, width: float, strength: float, colour: str
) -> None:
    """Round a sheet: its far side sinks softly into shade, without the edge of a second sheet."""
    dx, dy = to_lamp(card, place)
    moved = blur(shift(mask, dx * width, dy * width), width * 0.5)
    card.shade(np.asarray(mask * (1 - moved), np.float32), colour, strength, within=mask)


def crease(
    card: Card,
    mask: Array,
    line: Sequence[Point],
    width: float,
    ink: str,
    strength: float = 0.4,
    soft: float = 0.8,
) -> None:
    """A scored fold or the edge of a muscle, thin at both ends."""
    shape = Pen().poly(ribbon(line, [0.5, width, width * 0.8, 0.5], 50))
    card.shade(shape, ink, strength, soft=soft, within=mask)
