"""Heads from behind: crown, nape, ears, and what is worn on them."""

import numpy as np

from namyok_art.lino.face import Face
from namyok_art.lino.mask import Mask, shapes
from namyok_art.lino.press import Print
from namyok_art.lino.shape import Points, ellipse, points, strands

SKULL = (
    "0 -1.22, .42 -1.14, .72 -.82, .8 -.35, .76 .1, .62 .5, .47 .8, .46 1.2, .66 1.6, 0 1.76,"
    "-.66 1.6, -.46 1.2, -.47 .8, -.62 .5, -.76 .1, -.8 -.35, -.72 -.82, -.42 -1.14"
)
CROPS = {
    "short": (
        "0 -1.32, .46 -1.22, .8 -.86, .88 -.35, .8 .16, .6 .5, .3 .74, 0 .7, -.3 .74, -.6 .5,"
        "-.8 .16, -.88 -.35, -.8 -.86, -.46 -1.22"
    ),
    "bald": (
        ".86 -.3, .84 .2, .6 .56, .3 .72, 0 .68, -.3 .72, -.6 .56, -.84 .2, -.86 -.3, -.6 -.14,"
        "-.3 .06, 0 .1, .3 .06, .6 -.14"
    ),
}
EAR = ".7 -.2, .86 -.3, .98 -.16, .94 .1, .82 .3, .7 .26"


def nape(p: Print, f: Face, style: str, a: float = 0, b: float = 0, seed: int = 1) -> None:
    """The back of a head over its bust: short, bald, bun, braid, curls, brim, cap, scarf.

    a and b are the colour of what is worn."""
    s, line = f.s, max(3.0, f.s * 0.03)
    for side in (-1, 1):
        ear = f.patch(points(EAR) * (side, 1))
        p.relief(ear, f.light, s * 0.1, max(4.5, s * 0.03), outline=line, soft=2, ambient=0.1)
    head = f.patch(SKULL)
    p.relief(head, f.light, s * 0.6, max(5, s * 0.036), outline=line, ambient=0.0, seed=seed)
    if style == "scarf":
        _scarf(p, f, a, b, line)
        return
    if style == "curls":
        _curls(p, f, seed)
        return
    mass = f.patch(CROPS["bald" if style == "bald" else "short"])
    p.ink(mass)
    if style == "bald":
        _combed(p, f, mass, "-.8 -.1, -.5 .4, -.1 .66", ".8 -.1, .5 .4, .1 .66", 22, seed)
        return
    for side in (-1, 1):
        outer, inner = (
            points(".2 -1.26, .72 -.8, .78 -.1, .34 .66") * (side, 1),
            points(".04 -1.2, .1 -.6, .1 0, .06 .64") * (side, 1),
        )
        guides = (f.at(outer, False), f.at(inner, False))
        wide = s * (0.05 if side * f.light[0] > 0 else 0.026)
        p.put(shapes(strands(*guides, 8, wide, seed + 1 + side)) & mass, k=0)
    if style == "bun":
        _knot(p, f, line)
    elif style == "braid":
        _braid(p, f, line)
    elif style in ("brim", "cap"):
        _hat(p, f, style, a, b, line, seed)


def _combed(p: Print, f: Face, mass: Mask, first: str, last: str, n: int, seed: int) -> None:
    cuts = strands(f.at(first, False), f.at(last, False), n, f.s * 0.04, seed)
    p.put(shapes(cuts) & mass, k=0)


def _knot(p: Print, f: Face, line: float) -> None:
    knot = f.patch(
        "0 -1.5, .36 -1.4, .48 -1.06, .36 -.74, 0 -.64, -.36 -.74, -.48 -1.06, -.36 -1.4"
    )
    p.put(knot.grow(line), k=0)
    p.ink(knot)
    turns: list[Points] = []
    for q in (0.36, 0.22, 0.1):
        arc = ellipse(0.04, -1.06, q, q * 0.9)[8:52]
        turns += strands(f.at(arc, False), f.at(arc * (0.9, 1), False), 1, f.s * 0.06)
    p.put(shapes(turns) & knot, k=0)


def _braid(p: Print, f: Face, line: float) -> None:
    for i in range(7):
        lock = f.patch(ellipse(0.05 * (-1) ** i, 0.62 + 0.3 * i, 0.24 - 0.012 * i, 0.21, 0.0, 16))
        p.put(lock.grow(line * 0.8), k=0)
        p.ink(lock)
        d = (-1) ** i
        y = 0.62 + 0.3 * i
        cut = strands(
            f.at([(-0.14 * d, y - 0.1), (0.14 * d, y + 0.08)], False),
            f.at([(-0.1 * d, y - 0.02), (0.1 * d, y + 0.12)], False),
            2,
            f.s * 0.045,
        )
        p.put(shapes(cut) & lock, k=0)


def _scarf(p: Print, f: Face, a: float, b: float, line: float) -> None:
    cloth = f.patch(
        "0 -1.34, .5 -1.22, .84 -.8, .9 -.2, .84 .36, .5 .8, .2 1.3, 0 1.7, -.2 1.3, -.5 .8,"
        "-.84 .36, -.9 -.2, -.84 -.8, -.5 -1.22"
    )
    gap = max(5, f.s * 0.045)
    p.relief(cloth, f.light, f.s * 0.5, gap, a=a, b=b, outline=line, ambient=0.1, angle=0.3)
    folds: list[Points] = []
    for side in (-1, 1):
        folds += strands(
            f.at(points(".8 .2, .4 .5, .06 .56") * (side, 1), False),
            f.at(points(".5 -.9, .3 0, .06 .5") * (side, 1), False),
            4,
            f.s * 0.05,
        )
    p.ink(shapes(folds) & cloth)
    knot = f.patch("0 .44, .2 .5, .2 .7, 0 .76, -.2 .7, -.2 .5")
    p.relief(knot, f.light, f.s * 0.12, gap, a=a, b=b, outline=line, ambient=0.15)


def _curls(p: Print, f: Face, seed: int) -> None:
    rng = np.random.default_rng(seed)
    spots = [(0.78 * np.cos(t), -0.3 + 0.86 * np.sin(t)) for t in np.linspace(0, 6.28, 18)[:-1]]
    spots += [(float(rng.uniform(-0.6, 0.6)), float(rng.uniform(-0.95, 0.4))) for _ in range(34)]
    mass = shapes([f.at(ellipse(x, y, 0.26, 0.26), False) for x, y in spots[:17]])
    mass = mass | f.patch("0 -1, .7 -.4, .5 .4, 0 .5, -.5 .4, -.7 -.4")
    p.ink(mass)
    cuts: list[Points] = []
    for x, y in spots:
        ring = ellipse(x, y, 0.13, 0.12)[int(rng.integers(20)) : 48]
        cuts += strands(f.at(ring, False), f.at(ring * (0.97, 1), False), 1, f.s * 0.05)
    p.put(shapes(cuts) & mass, k=0)


def _hat(p: Print, f: Face, style: str, a: float, b: float, line: float, seed: int) -> None:
    gap = max(5, f.s * 0.045)
    crown = f.patch(
        "-.76 -.3, -.78 -.9, -.5 -1.4, 0 -1.3, .5 -1.4, .78 -.9, .76 -.3"
        if style == "brim"
        else "-.94 -.2, -.96 -.8, -.56 -1.3, 0 -1.42, .56 -1.3, .96 -.8, .94 -.2, 0 -.06"
    )
    p.relief(crown, f.light, f.s * 0.4, gap, a=a, b=b, outline=line, ambient=0.02, seed=seed)
    if style == "brim":
        rim = f.patch("-1.2 -.24, -.7 -.42, 0 -.36, .7 -.42, 1.2 -.24, .7 -.06, 0 -.02, -.7 -.06")
        p.relief(rim, f.light, f.s * 0.1, gap, a=a, b=b, outline=line, ambient=0.1, soft=2)
    else:
        band = f.patch("-.92 -.34, 0 -.22, .92 -.34, .9 -.12, 0 .02, -.9 -.12")
        p.relief(band, f.light, f.s * 0.12, gap, a=a, b=b, outline=line, ambient=0.15, soft=2)
