"""What hair is made of: layers of locks, each a sheet with its own tone."""

from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.head import Head
from namyok_art.paper.space import Array


def hair_sheet(head: Head, knots: list[Knot], tone: float = 0, colour: str = "") -> Array:
    """One piece of hair; tone goes from -1 (in the dark) to 1 (in the light)."""
    base = colour or head.who.hair
    shade = mix(base, "#160a1a", -tone * 0.5) if tone < 0 else mix(base, "#ffe6c0", tone * 0.4)
    fill = head.skin(shade, 0.26)
    return head.card.paper(head.place.smooth(knots), fill, glue(head.place.size, rim=0.4))


def lock(head: Head, points: list[Point], width: float, tone: float) -> None:
    """A tapering strand laid over the rest."""
    if head.tiny:
        return
    base = head.who.hair
    shade = mix(base, "#160a1a", -tone * 0.5) if tone < 0 else mix(base, "#ffe6c0", tone * 0.4)
    shape = head.place.poly(ribbon(points, [width * 0.35, width, width * 0.8, 0.004]))
    near = glue(head.place.size * 0.7, shadow=0.3, rim=0.35)
    head.card.paper(shape, head.skin(shade, 0.22), near)


def measures(head: Head) -> tuple[float, float, float]:
    """Width of the skull, how far the hairline turns with the face, how far it nods."""
    return head.who.cheek, head.mood.yaw * 0.07, head.mood.pitch * 0.5
