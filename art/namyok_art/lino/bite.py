"""A mouth so large that its lips are a body of their own."""

from namyok_art.lino.mask import Mask, blob
from namyok_art.lino.press import Light, Print
from namyok_art.lino.shape import points

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
