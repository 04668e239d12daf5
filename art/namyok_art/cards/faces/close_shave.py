"""A lathered man looks down at the razor; out of its bright blade the barber looks at him."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, blob, brush, everything, oval, poly, shapes, spline
from namyok_art.lino import hair as heads
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import Points, Pts, ellipse, place, strands

LIGHT = (-0.55, -0.5, 0.65)
MAN = Face(400, 400, 400, 0.0, 0.0, wide=1.0, nose="long", age=0.5, light=LIGHT)
BARBER = Face(340, 926, 222, -0.17, 0.0, nose="broad", age=0.45, light=(0.6, -0.4, 0.6))
RAZOR = ((378, 892), 286, -0.17)
"""Middle, size and slant."""
STEEL = (
    "-1.06 -.36, -.3 -.39, .5 -.4, 1.0 -.39, 1.24 -.4, 1.42 -.52, 1.5 -.7, 1.6 -.7, 1.58 -.5,"
    "1.46 -.26, 1.28 -.16, 1.08 -.13, .96 -.1, .88 .0, .84 .14, .84 .34, .8 .43,"
    ".4 .45, -.4 .45, -.96 .43, -1.1 .34, -1.15 .16, -1.15 -.2, -1.12 -.32"
)
FLAT = "-1.2 -.5, .7 -.5, .72 -.2, .7 .6, -1.2 .6"
PIVOT = (1.13, -0.26)
# heaps of foam: middle and radius
FOAM = (
    (96, 560, 84), (70, 690, 104), (96, 830, 110), (170, 960, 120), (300, 1040, 120),
    (430, 1062, 120),
    (560, 1010, 124), (660, 910, 118), (720, 790, 104), (730, 660, 100), (706, 548, 80),
    (190, 590, 84), (290, 618, 70), (376, 622, 56), (440, 622, 56), (520, 614, 70),
    (612, 584, 84),
)  # fmt: skip


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 291)
    streaks(p, 0.0, 1.5, 12, 150)
    _cape(p)
    MAN.draw(
        p, (1.2, 0.0, 1.0), (-0.17, 0.03), (0.2, 0, 0), (1, 0), a=1, ambient=0.2,
        ears=True, seed=5, brow_width=0.1,
    )  # fmt: skip
    heads.front(p, MAN, "side", n=15)
    # a dark temple, combed
    p.ink(MAN.patch("-.8 -.9, -.5 -1.2, -.46 -.9, -.66 -.5, -.68 -.16, -.74 -.1, -.8 -.3"))
    comb = strands(
        MAN.at("-.72 -.2, -.74 -.6, -.5 -1.0"), MAN.at("-.68 -.3, -.62 -.6, -.4 -.96"), 4, 9, 2
    )
    p.put(shapes(comb), k=0, a=0, b=0)
    _lather(p)
    _razor(p)
    return p.press()


def _cape(p: Print) -> None:
    cape = blob("-40 1260, -40 1090, 120 1040, 400 1100, 680 1040, 840 1090, 840 1260")
    p.relief(cape, LIGHT, 60, 12, angle=0.9, outline=8, ambient=0.1, seed=7, length=110)
    for x in range(-200, 1000, 150):
        stripe = poly([(x, 1240), (x + 75, 1240), (x + 195, 1000), (x + 120, 1000)])
        p.put(stripe & cape, b=1)


def _lather(p: Print) -> None:
    """Foam up to the eyes: one heap on another."""
    whole = blob("90 560, 400 640, 710 560, 740 900, 560 1090, 400 1130, 240 1090, 60 900")
    for x, y, r in FOAM:
        whole = whole | shapes([ellipse(x, y, r, r * 0.92)])
    p.put(whole.grow(9), k=1)
    p.put(whole, k=0, a=0, b=0)
    for i, (x, y, r) in enumerate(FOAM):
        start = 0.35 + 0.3 * np.sin(i * 2.4)
        for q, w in ((0.94, 12), (0.74, 8), (0.55, 5)):
            arc = [
                (x + r * q * np.cos(t), y + r * 0.92 * q * np.sin(t))
                for t in np.linspace(start, start + 1.7 - 0.5 * (1 - q), 7)
            ]
            p.ink(brush(arc, [1, w, w, 1]) & whole)


def _on(pts: Pts) -> Points:
    (x, y), size, turn = RAZOR
    return place(pts, x, y, size, turn)


def _razor(p: Print) -> None:
    """Broad and bright as a mirror: the barber's eyes are in it, and they smile."""
    steel = poly(spline(_on(STEEL), 5, closed=True))
    p.ink(poly(spline(_on(STEEL) + np.array((-6, 26)), 5, closed=True)) | steel.grow(13))
    p.put(steel, k=0, a=0, b=1)
    glass = Print(p.ink_a, p.ink_b, p.seed)
    glass.put(everything(), k=0, b=1)
    BARBER.draw(
        glass, (0.55, 0.0, -0.6), (0.03, -0.1), (0.24, 0.6, 0), (0, 0), b=1, ambient=0.24, seed=3,
        brow_width=0.15,
    )  # fmt: skip
    mirror = steel & poly(_on(FLAT))
    box = mirror.box
    p.put(mirror, k=glass.k[box], a=glass.a[box], b=glass.b[box])
    for x, wide in ((-0.9, 0.1), (-0.74, 0.04), (0.56, 0.08)):
        glint = [(x + 0.1, -0.5), (x + 0.1 + wide, -0.5), (x - 0.12 + wide, 0.5), (x - 0.12, 0.5)]
        p.put(poly(_on(glint)) & mirror, k=0, a=0, b=0)
    # the thick back above, the ground edge below, the heel where the tang begins
    back = poly(_on("-1.2 -.6, 1.0 -.6, 1.0 -.3, .3 -.31, -.4 -.3, -1.2 -.26"))
    p.put(back & steel, k=0, a=0, b=1)
    edge = poly(_on("-1.2 .32, -.5 .36, .4 .37, .9 .36, .9 .6, -1.2 .6"))
    p.put(edge & steel, k=0, a=0, b=0)
    for pts, widths in (
        ("-1.14 -.26, -.4 -.3, .3 -.31, 1.0 -.3", [8, 8, 8, 2]),
        ("-1.12 .32, -.5 .36, .4 .365, .82 .355", [6, 6, 6, 6]),
        (".7 -.3, .73 0, .71 .34", [7, 7, 7]),
        (".8 -.28, .8 -.1, .76 .1", [2, 8, 2]),
        (".88 -.24, 1.0 -.24", [8, 2]),
        (".9 -.17, .98 -.17", [7, 2]),
    ):
        p.ink(brush(_on(pts), widths) & steel)
    for pts in (
        "-1.08 -.33, -.3 -.36, .5 -.37, 1.0 -.36, 1.24 -.37, 1.42 -.46, 1.53 -.66",
        ".9 -.2, 1.1 -.2, 1.3 -.24",
    ):
        p.put(brush(_on(pts), [3, 10, 10, 3]) & steel, k=0, a=0, b=0)
    _handle(p)


def _handle(p: Print) -> None:
    """It hangs open from its pin and runs out of the card."""
    x, y = _on([PIVOT])[0]
    way = [(x - 8, y - 30), (x + 14, y + 130), (x + 18, y + 300), (x - 4, y + 520)]
    scale = brush(way, [62, 86, 92, 84])
    p.ink(scale.grow(10))
    dark = brush([(u + 40, v) for u, v in way], [20, 34, 40, 40])
    chisel(
        p,
        scale,
        glow(scale, [(scale.grow(20), 0.95), (dark, -0.9)], 9),
        9,
        1.5,
        a=1,
        outline=0,
        length=90,
    )
    for u, v in ((x, y), way[2]):
        p.flat(oval(float(u), float(v), 15, 15), outline=8)
        p.ink(oval(float(u), float(v), 5, 5))
