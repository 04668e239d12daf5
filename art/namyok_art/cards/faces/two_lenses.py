"""An old woman, very close; in one lens of her glasses a child flies a kite, in the other the kite
hangs in a bare tree over an empty bench."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Mask, Print, Y, below, blob, brush, poly, step
from namyok_art.lino import hair as heads
from namyok_art.lino.ground import streaks
from namyok_art.lino.little import Little
from namyok_art.lino.solid import BLACK, clad, dye, hew
from namyok_art.painted.figures import figure
from namyok_art.painted.mould import Mould

LIGHT = (-0.45, -0.5, 0.75)
FACE = Face(404, 566, 500, -0.05, -0.03, nose="potato", age=0.6, light=LIGHT, wide=0.98)
LEFT_LENS, RIGHT_LENS = (FACE.spot(x, -0.06, 0.335, 0.31) for x in (-0.37, 0.37))


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 141)
    streaks(p, 1.0 - 0.16 * step(600, 1200, Y), 1.5, 14, 170, a=1)
    shawl = blob(
        "-40 1260, -30 1120, 120 1010, 240 960, 400 1100, 560 960, 690 1010, 840 1120, 840 1260"
    )
    p.relief(shawl, LIGHT, 120, 11, b=1, outline=8, ambient=0.0, angle=0.5, length=90)
    FACE.draw(
        p, eyes=(0.4, 0, 0), brow=(-0.1, 0.04), mouth=(0.2, 0.25, 0), lips=(1, 0), full=0.6,
        ears=True, seed=8, ambient=0.16, brow_width=0.05,
    )  # fmt: skip
    heads.front(p, FACE, "braids", k=0, n=15)
    _then(p)
    _now(p)
    _frame(p)
    _tear(p)
    return p.press()


def _then(p: Print) -> None:
    """A hill in the wind; the kite pulls, the child runs."""
    x, y = (float(v) for v in FACE.at([(-0.37, -0.06)])[0])
    p.put(LEFT_LENS, k=0, a=0, b=1)
    hill = below([(x - 200, y + 70), (x - 60, y + 50), (x + 80, y + 84), (x + 200, y + 60)])
    p.put((hill & LEFT_LENS).grow(3) & LEFT_LENS, k=1)
    p.put(hill & LEFT_LENS, k=0, a=0, b=0)
    m = Mould()
    who = clad("child", coat=dye("rust"), cut="trousers", legs=BLACK)
    placed = figure(m, x + 40, y + 122, 236, who, "running", headless=True, yaw=-74)
    hew(
        p,
        m,
        LIGHT,
        gap=4,
        outline=4,
        line=2,
        ambient=0.3,
        cloth=0.3,
        length=30,
        shadow=0.3,
        within=LEFT_LENS,
    )
    hx, hy = (float(v) for v in placed["head"][:2])
    Little(hx, hy - 4, 36, -0.2, -0.5, hair="braids", child=True).draw(
        p, (0.9, -0.5, -0.6), (-0.1, 0), (0.2, 0.8, 0.1)
    )
    p.ink(brush([(x + 10, y + 10), (x - 30, y - 30), (x - 62, y - 66)], [3, 3, 3]) & LEFT_LENS)
    _kite(p, x - 84, y - 80, 0.3, LEFT_LENS)


def _now(p: Print) -> None:
    """The same hill, a bare tree, a bench."""
    x, y = (float(v) for v in FACE.at([(0.37, -0.06)])[0])
    p.put(RIGHT_LENS, k=0, a=0, b=1)
    hill = below([(x - 200, y + 84), (x, y + 66), (x + 200, y + 78)])
    p.put((hill & RIGHT_LENS).grow(3) & RIGHT_LENS, k=1)
    p.put(hill & RIGHT_LENS, k=0, a=0, b=0)
    for way, wide in (
        ([(96, 110), (88, 10), (100, -60), (84, -170)], [34, 24, 18, 6]),
        ([(92, 0), (50, -50), (10, -70), (-40, -110)], [14, 12, 8, 2]),
        ([(20, -66), (-20, -62), (-60, -40)], [7, 6, 2]),
        ([(98, -50), (130, -90), (150, -140)], [12, 8, 2]),
        ([(92, -90), (50, -120), (30, -160)], [9, 7, 2]),
    ):
        p.ink(brush([(x + dx, y + dy) for dx, dy in way], wide) & RIGHT_LENS)
    for dy, thick in ((26, 11), (44, 11), (76, 14)):
        p.ink(brush([(x - 120, y + dy + 4), (x + 30, y + dy)], [thick, thick]) & RIGHT_LENS)
    for dx in (-104, 14):
        p.ink(
            brush([(x + dx, y + 18), (x + dx, y + 80), (x + dx - 4, y + 122)], [9, 9, 8])
            & RIGHT_LENS
        )
    _kite(p, x - 44, y - 92, 2.0, RIGHT_LENS)


def _kite(p: Print, x: float, y: float, turn: float, within: Mask) -> None:
    ca, sa = np.cos(turn), np.sin(turn)

    def at(pts: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x + u * ca - v * sa, y + u * sa + v * ca) for u, v in pts]

    sail = poly(at([(0, -44), (30, -4), (0, 44), (-30, -4)]))
    p.put(sail.grow(5) & within, k=1)
    p.put(sail & within, k=0, a=1, b=0)
    p.ink(
        (brush(at([(0, -44), (0, 44)]), [4, 4]) | brush(at([(-30, -4), (30, -4)]), [4, 4])) & within
    )
    p.ink(brush(at([(0, 44), (12, 66), (-8, 84), (8, 104)]), [3, 4, 4, 2]) & within)


def _frame(p: Print) -> None:
    for side, lens in ((-1, LEFT_LENS), (1, RIGHT_LENS)):
        p.put(lens.grow(24) - lens.grow(1), k=1)
        p.put(lens.grow(16) - lens.grow(12), k=0, a=0, b=0)
        shine = FACE.cut(
            [(side * 0.37 - 0.24, -0.16), (side * 0.37 - 0.13, -0.29)], [0.006, 0.03, 0.006]
        )
        p.put(shine & lens, k=0, a=0, b=0)
        p.ink(FACE.cut([(0.72 * side, -0.1), (0.9 * side, -0.16)], [0.07, 0.06]))
    p.ink(FACE.cut([(-0.06, -0.1), (0, -0.16), (0.06, -0.1)], [0.06, 0.06, 0.06]))


def _tear(p: Print) -> None:
    drop = FACE.patch(".34 .3, .39 .4, .385 .48, .34 .515, .295 .48, .29 .4", True)
    p.flat(drop, b=1, outline=6)
    p.put(FACE.cut([(0.325, 0.4), (0.325, 0.46)], [0.01, 0.025]), k=0, b=0)
