"""Many faces look one way, each with a feeling of its own. One in red looks at us."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, brush, everything, points, shapes, strands
from namyok_art.lino.bust import bust
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.eyes import brow
from namyok_art.lino.side import Side

SHE = Face(432, 590, 232, 0.05, 0.0, wide=0.94, nose="straight", light=(-0.5, -0.35, 0.75))


def draw() -> NDArray[np.uint8]:
    p = Print("red", "green", 21)
    p.put(everything(), k=1, b=1)
    _back(p)
    _middle(p)
    _she(p)
    _front(p)
    return p.press()


def _body(p: Print, who: Side, reach: float = 1.5, seed: int = 2) -> None:
    """Neck and coat under a head, dark but for the edge that looks to the light."""
    x, y, s = who.x, who.y, who.s
    who.neck(p, [(x - 0.2 * s, y + 1.7 * s), (x + 0.8 * s, y + 1.6 * s)], seed=seed)
    line = [(x - 1.0 * s, y + 3.6 * s), (x - 0.8 * s, y + 2.2 * s), (x - 0.3 * s, y + 1.5 * s),
            (x + 0.2 * s, y + 1.62 * s), (x + 0.8 * s, y + 1.36 * s)]  # fmt: skip
    coat = shapes([[*line, (x + reach * s, y + 1.8 * s), (x + reach * 1.3 * s, y + 3.6 * s)]])
    edge = brush(line, [0.5 * s, 0.4 * s, 0.24 * s, 0.12 * s, 0.1 * s])
    chisel(p, coat, glow(coat, [(edge, 0.9)], s * 0.14) + 0.1, s * 0.055, 0.9, b=1, seed=seed)


def _lit(who: Side) -> list[tuple[Mask, float]]:
    """Light up to the ear, so that it sits on a cheek."""
    face = who.patch("-.2 -1.3, -1 -1.3, -1 1.5, .2 1.3, .22 .7, .16 .3, .08 .0, -.04 -.3, -.1 -.7")
    return [(face, 1.0), *who.lights()[1:]]


def _free(p: Print, who: Side) -> None:
    p.put(who.outline().grow(who.s * 0.07), k=1, a=0, b=0)


def _back(p: Print) -> None:
    boy = Side(748, 196, 136, 0.2, 1, "child", part=1.1)
    _body(p, boy, seed=3)
    _free(p, boy)
    boy.draw(p, 1.0, (0.6, -0.4), (-0.06, 0), None, lit=_lit(boy), seed=4)
    boy.ear(p)
    boy.hair(p, "short", n=7)
    aunt = Side(450, 188, 142, 0.04, 1, "woman", part=0.9)
    _body(p, aunt, seed=5)
    _free(p, aunt)
    aunt.draw(p, 1.0, (0.6, 0), (-0.08, 0.02), (0, 0), lit=_lit(aunt), seed=5)
    aunt.ear(p)
    aunt.hair(p, "bun", n=8)
    old = Side(172, 214, 152, 0.1, 1, "old", part=0.4)
    _body(p, old, seed=7)
    _free(p, old)
    old.draw(p, 0.55, (0.6, 0), (0.07, -0.03), None, lit=_lit(old), seed=6)
    old.ear(p)
    old.hair(p, "bald", n=5)


def _middle(p: Print) -> None:
    girl = Side(786, 640, 150, 0.1, 1, "woman", part=0.7)
    _body(p, girl, seed=8)
    _free(p, girl)
    girl.draw(p, 0.9, (0.6, -0.3), (-0.1, 0.02), (0, 0), b=1, bare=0.7, lit=_lit(girl), seed=8)
    girl.hair(p, "bob", n=9)
    smith = Side(166, 610, 160, -0.04, 1, "man", part=0.0, smile=-0.8)
    _body(p, smith, seed=9)
    _free(p, smith)
    smith.draw(p, 0.5, (0.6, 0), (0.1, -0.06), None, lit=_lit(smith), seed=9)
    smith.ear(p)
    smith.hair(p, "short", n=8)


def _she(p: Print) -> None:
    """Her hair is loose, her face is calm, and she knows us."""
    f = SHE
    behind = f.patch(
        "0 -1.4, .5 -1.3, .86 -.9, 1.0 -.4, .98 .1, 1.14 .5, 1.04 .9, 1.2 1.3, 1.0 1.9, .4 2.0,"
        "-.4 2.0, -1.06 1.9, -1.2 1.3, -1.02 .9, -1.14 .5, -.98 .1, -1.0 -.4, -.86 -.9, -.5 -1.3"
    )
    p.put(behind.grow(14), k=1, a=0, b=0)
    p.put(behind, k=0, a=1, b=0)
    for d in (-1, 1):
        outer = points(".5 -1.2, .94 -.4, .9 .2, 1.06 .6, .96 1.0, 1.1 1.8") * (d, 1)
        inner = points(".3 -.9, .7 -.2, .64 .4, .72 .8, .6 1.2, .6 1.9") * (d, 1)
        cuts = strands(f.at(outer, False), f.at(inner, False), 7 if d < 0 else 11, 11, 4 + d)
        p.ink(shapes(cuts) & behind)
    bust(p, f, a=1, ambient=0.1, wide=1.2)
    f.draw(
        p, (0.74, -0.02, 0.05), (0, 0), (0.2, 0.3, 0), (1, 0), ambient=0.2, seed=3, smirk=0.55,
        full=1.1, brow_width=0.001,
    )  # fmt: skip
    brow(p, f, -1, (0.03, 0.05), 0.085, False)
    brow(p, f, 1, (-0.06, -0.05), 0.085, True)
    for d in (-1, 1):
        lock = f.patch(
            [(d * x + 0.06, y) for x, y in (
                (-0.02, -1.36), (0.5, -1.28), (0.84, -0.9), (0.95, -0.4), (0.9, 0.1), (1.0, 0.5),
                (0.94, 1.0), (0.86, 0.7), (0.74, 0.2), (0.68, -0.24), (0.5, -0.64), (0.16, -0.94),
                (0.0, -1.0),
            )]
        )  # fmt: skip
        p.ink(lock.grow(4))
        p.put(lock, k=0, a=1, b=0)
        outer = points(".02 -1.34, .6 -1.1, .9 -.5, .86 .1, .96 .8") * (d, 1) + (0.03, 0)
        inner = points("0 -1.02, .4 -.76, .68 -.3, .74 .2, .88 .8") * (d, 1) + (0.03, 0)
        for n, width, seed, key in ((10 if d < 0 else 15, 9, 8, 1), (3, 7, 21, 0)):
            cuts = strands(f.at(outer, False), f.at(inner, False), n, width, seed + d)
            if key:
                p.ink(shapes(cuts) & lock)
            elif d < 0:
                p.put(shapes(cuts) & lock, k=0, a=0)


def _front(p: Print) -> None:
    nurse = Side(704, 1000, 186, 0.16, 1, "child", part=0.8)
    _body(p, nurse, seed=12)
    _free(p, nurse)
    nurse.draw(p, 1.0, (0.6, -0.5), (-0.08, 0), None, lit=_lit(nurse), seed=11)
    nurse.ear(p)
    nurse.hair(p, "short", n=9, seed=5)
    grim = Side(186, 985, 192, 0.02, 1, "man", part=1.3)
    _free(p, grim)
    _body(p, grim, seed=13)
    grim.draw(p, 0.8, (0.6, -0.2), (0.1, -0.06), None, lit=_lit(grim), seed=12)
    grim.ear(p)
    cap = grim.patch(
        "-.66 -.56, -.3 -.6, .3 -.5, .86 -.3, .98 -.7, .74 -1.26, .1 -1.46, -.44 -1.3, -.7 -.9"
    )
    p.relief(cap, (-0.7, -0.35, 0.6), 60, 10, b=1, outline=8, ambient=0.0)
    peak = grim.patch("-.6 -.62, -.86 -.54, -1.16 -.38, -1.14 -.3, -.8 -.4, -.3 -.5, -.2 -.62")
    p.relief(peak, (-0.7, -0.35, 0.6), 20, 9, b=1, outline=8, ambient=-0.1)
