"""A mouth so large that its lips and teeth are bodies of their own."""

from collections.abc import Sequence

from namyok_art.lino.mask import Mask, blob
from namyok_art.lino.press import Light, Print
from namyok_art.lino.shape import Pts, points

LIGHT: Light = (-0.45, -0.3, 0.75)


def between(first: str, second: str) -> Mask:
    """The form between two curves that share their ends."""
    return blob([*points(first), *points(second)[1:-1]])


def lips(p: Print, outer: tuple[str, str], inner: tuple[str, str], a: float = 1) -> Mask:
    """Two lips round a dark mouth; gives the dark. Curves run along the top, back along the low."""
    whole, inside = between(*outer), between(*inner)
    p.put(whole.grow(9), k=1)
    p.relief(whole, LIGHT, 46, 8, a=a, outline=0, ambient=0.12, soft=8)
    p.put(inside.grow(6), k=1)
    p.put(inside, k=1, a=0, b=0)
    return inside


def tooth(p: Print, crown: Pts, inside: Mask) -> None:
    form = blob(crown, 8)
    p.put(form.grow(4) & inside, k=1)
    p.relief(form, LIGHT, 18, 6, outline=0, ambient=0.2, soft=3, length=40, within=inside)


def row(
    p: Print, inside: Mask, teeth: Sequence[tuple[float, float, float]], root: float, way: int
) -> None:
    """Teeth as (middle, width, edge); they grow from `root` down (way 1) or up (-1)."""
    for x, wide, edge in teeth:
        half, neck = wide / 2, edge - way * abs(edge - root) * 0.4
        tooth(
            p,
            [
                (x - half * 0.9, root),
                (x + half * 0.9, root),
                (x + half, neck),
                (x + half * 0.8, edge),
                (x - half * 0.8, edge),
                (x - half, neck),
            ],
            inside,
        )
