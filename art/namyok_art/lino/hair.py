"""Hair. `back` goes before the face, `front` after it."""

import numpy as np

from namyok_art.lino.face import Face
from namyok_art.lino.mask import Mask, brush, shapes
from namyok_art.lino.press import Print
from namyok_art.lino.shape import Points, ellipse, points, strands

BACKS = {
    "long": (
        "0 -1.36, .6 -1.18, .92 -.55, .98 .3, 1.02 1.2, 1.1 2.0, -1.1 2.0, -1.02 1.2, "
        "-.98 .3, -.92 -.55, -.6 -1.18"
    ),
    "bob": (
        "0 -1.36, .6 -1.18, .92 -.5, .96 .3, 1.04 .86, .6 1.0, -.6 1.0, -1.04 .86, "
        "-.96 .3, -.92 -.5, -.6 -1.18"
    ),
    "braids": "0 -1.34, .58 -1.16, .84 -.6, .86 .4, .6 .9, -.6 .9, -.86 .4, -.84 -.6, -.58 -1.16",
}


FRONTS = {
    "long": (
        "0 -1.36, .6 -1.18, .92 -.55, .98 .3, .86 .5, .78 .1, .66 -.35, .38 -.78, "
        ".02 -.96, -.4 -.76, -.66 -.35, -.78 .1, -.86 .5, -.98 .3, -.92 -.55, -.6 -1.18"
    ),
    "bob": (
        "0 -1.36, .6 -1.18, .92 -.5, .96 .3, 1.04 .86, .8 .92, .74 .3, .66 -.4, .2 -.62, "
        "-.3 -.6, -.66 -.4, -.74 .3, -.8 .92, -1.04 .86, -.96 .3, -.92 -.5, -.6 -1.18"
    ),
    "short": (
        "0 -1.36, .56 -1.2, .84 -.7, .8 -.1, .7 -.2, .66 -.55, .5 -.8, .2 -.74, "
        "-.1 -.86, -.45 -.78, -.66 -.55, -.7 -.2, -.8 -.1, -.84 -.7, -.56 -1.2"
    ),
    "side": (
        "0 -1.38, .56 -1.24, .84 -.7, .8 -.1, .7 -.2, .66 -.5, .5 -.62, .1 -.66, "
        "-.3 -.86, -.56 -.8, -.66 -.55, -.7 -.2, -.8 -.1, -.84 -.7, -.6 -1.2"
    ),
    "receding": (
        "0 -1.3, .52 -1.16, .82 -.7, .8 -.05, .7 -.15, .68 -.55, .54 -.92, .3 -1.02, "
        ".05 -.86, -.25 -1.02, -.54 -.92, -.68 -.55, -.7 -.15, -.8 -.05, -.82 -.7, "
        "-.52 -1.16"
    ),
    "bun": (
        "0 -1.3, .5 -1.16, .8 -.7, .8 -.05, .7 -.15, .62 -.5, .34 -.84, 0 -.92, "
        "-.34 -.84, -.62 -.5, -.7 -.15, -.8 -.05, -.8 -.7, -.5 -1.16"
    ),
    "braids": (
        "0 -1.34, .58 -1.16, .84 -.6, .84 .3, .74 .1, .64 -.4, .36 -.8, 0 -.98, "
        "-.36 -.8, -.64 -.4, -.74 .1, -.84 .3, -.84 -.6, -.58 -1.16"
    ),
    "fringe": (
        "0 -1.36, .6 -1.18, .9 -.5, .86 .2, .72 .1, .66 -.42, .4 -.48, .2 -.44, 0 -.48, "
        "-.2 -.44, -.4 -.48, -.66 -.42, -.72 .1, -.86 .2, -.9 -.5, -.6 -1.18"
    ),
}


COMBED = {
    "long": (
        ((".02 -1.3, -.5 -1.1, -.86 -.5, -.94 .4"), ("0 -1.0, -.38 -.82, -.66 -.38, -.8 .4")),
        ((".04 -1.3, .5 -1.1, .86 -.5, .94 .4"), (".06 -1.0, .38 -.82, .66 -.38, .8 .4")),
    ),
    "bob": (
        (("0 -1.3, -.55 -1.08, -.86 -.4, -.98 .8"), ("0 -.7, -.45 -.6, -.7 -.3, -.82 .8")),
        (("0 -1.3, .55 -1.08, .86 -.4, .98 .8"), ("0 -.7, .45 -.6, .7 -.3, .82 .8")),
    ),
    "short": (
        (("-.7 -.3, -.74 -.8, -.4 -1.2, .1 -1.32"), ("-.6 -.7, -.3 -.82, .1 -.9, .4 -.9")),
        ((".2 -1.3, .6 -1.05, .78 -.6, .74 -.25"), (".2 -.8, .5 -.82, .64 -.6, .7 -.25")),
    ),
    "side": (
        (("-.56 -.9, -.3 -1.25, .3 -1.3, .78 -.7"), ("-.5 -.84, -.2 -.86, .3 -.7, .68 -.5")),
        (("-.66 -.95, -.78 -.6, -.74 -.2"), ("-.58 -.8, -.68 -.5, -.7 -.2")),
    ),
    "receding": (
        (("-.3 -1.05, -.6 -.95, -.76 -.5, -.75 -.1"), ("-.35 -1.2, -.7 -.95, -.8 -.5, -.78 -.1")),
        (("0 -1.25, .5 -1.1, .78 -.6, .76 -.1"), ("0 -.9, .4 -1.02, .7 -.5, .71 -.15")),
    ),
    "bun": (
        (("0 -.94, -.4 -.8, -.66 -.4"), ("0 -1.26, -.5 -1.1, -.76 -.5")),
        (("0 -.94, .4 -.8, .66 -.4"), ("0 -1.26, .5 -1.1, .76 -.5")),
    ),
    "braids": (
        (("0 -1.3, -.5 -1.1, -.8 -.5, -.8 .2"), ("0 -1.0, -.34 -.84, -.62 -.42, -.74 .1")),
        (("0 -1.3, .5 -1.1, .8 -.5, .8 .2"), ("0 -1.0, .34 -.84, .62 -.42, .74 .1")),
    ),
    "fringe": (
        (("-.1 -1.3, -.55 -1.05, -.8 -.2"), ("-.02 -1.3, -.06 -.9, -.1 -.5")),
        ((".1 -1.3, .55 -1.05, .8 -.2"), (".02 -1.3, .06 -.9, .1 -.5")),
    ),
}


def back(p: Print, f: Face, style: str, a: float = 0, b: float = 0, k: float = 1) -> None:
    """The mass behind the head."""
    if style == "curls":
        p.put(_curls(f, 1.0, 34, 3), k=k, a=a, b=b)
    elif style == "bun":
        knot = f.patch(
            points("0 -1.62, .3 -1.52, .36 -1.3, .2 -1.12, -.2 -1.12, -.36 -1.3, -.3 -1.52")
        )
        p.put(knot.grow(3), k=1)
        p.put(knot, k=k, a=a, b=b)
        guides = (
            f.at("-.3 -1.3, 0 -1.2, .3 -1.32", False),
            f.at("-.26 -1.5, 0 -1.58, .26 -1.5", False),
        )
        p.put(shapes(strands(*guides, 5, f.s * 0.05, 2)) & knot, k=1 - k)
    elif style in BACKS:
        p.put(f.patch(BACKS[style]), k=k, a=a, b=b)


def front(
    p: Print,
    f: Face,
    style: str,
    a: float = 0,
    b: float = 0,
    k: float = 1,
    shine: tuple[float, float] = (0, 0),
    n: int = 9,
    seed: int = 3,
) -> None:
    """The mass over the brow, combed by cuts. `shine` is the colour of the cuts (k=1) or else
    black cuts go into hair of colour a, b (k=0)."""
    if style in ("curls", "crop"):
        mass = _cap_curls(f) if style == "curls" else f.patch(FRONTS["bun"])
        p.put(mass, k=k, a=a, b=b)
        _dots(p, f, mass, k, shine, seed, style == "crop")
        return
    mass = f.patch(FRONTS[style])
    p.put(mass.grow(max(1.5, f.s * 0.008)), k=1)
    p.put(mass, k=k, a=a, b=b)
    for i, (first, last) in enumerate(COMBED[style]):
        width = f.s * (0.034 if (i == 0) == (f.light[0] < 0) else 0.02)
        cuts = strands(f.at(first, False), f.at(last, False), n, width, seed + i)
        colour = shine if k else (a, b)
        p.put(shapes(cuts) & mass, k=1 - k, a=colour[0], b=colour[1])


def _curls(f: Face, size: float, n: int, seed: int) -> Mask:
    rng = np.random.default_rng(seed)
    rings: list[Points] = []
    for t in np.linspace(-0.35, np.pi + 0.35, n):
        r = rng.uniform(0.16, 0.25) * size
        x, y = 0.8 * np.cos(t), -0.35 - 0.85 * np.sin(t)
        rings.append(f.at(ellipse(x, y, r, r, n=24), False))
    rings.append(f.at(ellipse(0, -0.5, 0.8, 0.75), False))
    return shapes(rings)


def _cap_curls(f: Face) -> Mask:
    rng = np.random.default_rng(9)
    rings: list[Points] = []
    for t in np.linspace(0, np.pi, 15):
        r = rng.uniform(0.13, 0.19)
        rings.append(f.at(ellipse(0.66 * np.cos(t), -0.42 - 0.42 * np.sin(t), r, r, n=24), False))
        rings.append(
            f.at(ellipse(0.7 * np.cos(t), -0.5 - 0.62 * np.sin(t), r * 1.3, r * 1.3, n=24), False)
        )
    return shapes(rings)


def _dots(
    p: Print, f: Face, mass: Mask, k: float, shine: tuple[float, float], seed: int, crop: bool
) -> None:
    """Short cuts: crescents for curls, a stubble for a close crop."""
    rng = np.random.default_rng(seed)
    cuts = []
    for _ in range(150 if crop else 70):
        t, r = rng.uniform(0, np.pi), rng.uniform(0.75, 1.12 if crop else 1.32)
        x, y = 0.72 * r * np.cos(t), -0.42 - 0.72 * r * np.sin(t)
        if crop:
            line = [(x, y), (x * 1.04, y - 0.07)]
            cuts.append((line, [0.004, 0.018]))
        else:
            w = rng.uniform(0.06, 0.1)
            cuts.append(
                (
                    [(x - w, y + w * 0.5), (x - w * 0.4, y - w * 0.8), (x + w * 0.7, y - w * 0.5)],
                    [0.004, 0.03, 0.004],
                )
            )
    for line, widths in cuts:
        cut = brush(f.at(line, False), [q * f.s for q in widths])
        p.put(cut & mass, k=1 - k, a=shine[0], b=shine[1])
