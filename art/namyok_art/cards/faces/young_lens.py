"""An old woman in glasses, very close: through one lens her eye is old and wet, through the other
it is young."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Print,
    blob,
    brush,
    ellipse,
    everything,
    oval,
    points,
    shapes,
    spline,
    strands,
)
from namyok_art.lino.press import Light
from namyok_art.lino.walls import scatter

LIGHT: Light = (-0.34, -0.16, 1.0)
OLD = Face(400, 520, 512, nose="hooked", age=0.58, light=LIGHT, wide=1.06)
X1, X2, Y0, R = 214, 586, 468, 158
OPEN = "0 -.97, .4 -.9, .62 -.68, .73 -.34, .75 .1, .7 .5, .55 .84, .3 1.06, 0 1.13"
FLOWER = (
    ".0 -.5, .2 -.3, .5 -.4, .34 0, .5 .4, .2 .3, 0 .5, -.2 .3, -.5 .4, -.34 0, -.5 -.4, -.2 -.3"
)
DOT = ellipse(0, 0, 0.14, 0.14, n=16)
FOLDS = (
    "40 860, 150 990, 290 1080, 392 1150",
    "20 1010, 130 1080, 270 1130, 380 1170",
    "760 860, 650 990, 510 1080, 408 1150",
    "780 1010, 670 1080, 530 1130, 420 1170",
    "120 60, 60 150, 34 260, 26 380",
    "680 60, 740 150, 766 260, 774 380",
)
UP = [(-124, 22), (-78, -34), (-8, -62), (62, -40), (112, 24)]
DOWN = [(112, 24), (62, 44), (-4, 54), (-74, 44), (-124, 22)]


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 141)
    OLD.draw(
        p, eyes=(0.34, 0, 0.1), brow=(0.03, 0.12), mouth=(0.19, 0.1, 0), lips=(1, 0), full=0.75,
        b=1, seed=8, ambient=0.3, gain=0.95, brow_width=0.045,
    )  # fmt: skip
    _wrinkles(p)
    _kerchief(p)
    lens = oval(X1, Y0, R, R)
    young = Print("rust", "sky", 141)
    _young(young)
    p.put(lens, k=young.k[lens.box], a=young.a[lens.box], b=young.b[lens.box])
    _frame(p)
    _tear(p)
    return p.press()


def _kerchief(p: Print) -> None:
    """Flowered, tied under the chin; the hair that it leaves free is white."""
    half = points(OPEN)
    ring = [*half, *(half[-2:0:-1] * (-1, 1))]
    face = OLD.patch(ring)
    for side in (-1, 1):
        edge = points("0 -1.1, 0 -.84, .26 -.78, .5 -.58, .64 -.24, .7 .1, .9 .1, .9 -1.1")
        band = OLD.patch([(side * x, y) for x, y in edge]) & face
        p.put(band.grow(7) & face, k=1)
        p.put(band, k=0, a=0, b=0)
        first = OLD.at([(side * x, y) for x, y in edge[1:6]], False)
        far = ((0, -0.98), (0.4, -0.92), (0.64, -0.7), (0.76, -0.3), (0.78, 0.1))
        last = OLD.at([(side * x, y) for x, y in far], False)
        p.ink(shapes(strands(first, last, 6, 7, 4 + side)) & band)
    p.ink(face.grow(10) - face)
    cloth = everything() - face.grow(9)
    p.put(cloth, k=0, a=1, b=0)
    scatter(p, FLOWER, 118, 104, 62, k=0, a=0, b=0, seed=3, within=everything() - face.grow(22))
    scatter(p, DOT, 118, 104, 62, k=1, a=1, b=0, seed=3, within=everything() - face.grow(22))
    for line in FOLDS:
        p.ink(brush(line, [1, 9, 8, 1]))


def _wrinkles(p: Print) -> None:
    p.put(OLD.patch("-.2 .9, 0 .86, .18 .9, .2 1.0, .1 1.08, -.12 1.08, -.22 1.0"), k=0)
    for x in (-0.13, -0.05, 0.03, 0.11, 0.18):
        p.ink(OLD.cut([(x * 1.1, 1.08), (x, 0.97 - x * 0.3)], [0.014, 0.003]))
    lines = [
        ("-.46 -.62, -.16 -.7, .16 -.68, .46 -.62", 0.022),
        ("-.5 -.5, -.18 -.57, .18 -.56, .5 -.5", 0.026),
        ("-.34 -.76, -.1 -.81, .12 -.8, .34 -.76", 0.018),
    ]
    for line, w in lines:
        p.ink(OLD.cut(line, [0.002, w, w * 0.8, 0.002]))
    for d in (-1, 1):
        for x, y, w in ((0.4, 0.28, 0.02), (0.47, 0.3, 0.024), (0.54, 0.3, 0.02)):
            p.ink(
                OLD.cut(
                    [(x * d, y), ((x + 0.06) * d, y + 0.16), ((x + 0.0) * d, y + 0.42)],
                    [0.002, w, 0.002],
                )
            )
        for x in (0.05, 0.12, 0.19):
            p.ink(
                OLD.cut([(x * d, 0.53 + x * 0.2), (x * 1.1 * d, 0.585 + x * 0.12)], [0.002, 0.011])
            )
            p.ink(OLD.cut([(x * d, 0.76), (x * 1.06 * d, 0.71)], [0.002, 0.011]))


def _young(q: Print) -> None:
    """Smooth skin, long lashes, a dark lock: only paper and a few sure cuts."""

    def at(pts: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(X1 + x, Y0 + 14 + y) for x, y in pts]

    q.put(everything(), k=0, a=0, b=0)
    up, down = spline(at(UP), 16), spline(at(DOWN), 16)
    white = blob([*up[::4], *down[4:-4:4]], 4)
    q.put(white.grow(5), k=1)
    q.put(white, k=0)
    x, y = at([(0, -6)])[0]
    for r, k, b in ((54, 1, 0), (46, 0, 1), (23, 1, 0)):
        q.put(oval(x, y, r, r * 1.02) & white, k=k, b=b)
    for t in np.linspace(0, 2 * np.pi, 18, endpoint=False):
        ray = [(x + 27 * np.cos(t), y + 27 * np.sin(t)), (x + 42 * np.cos(t), y + 42 * np.sin(t))]
        q.ink(brush(ray, [3, 1]) & white)
    q.put(oval(x - 18, y - 20, 14, 15) & white, k=0, b=0)
    q.ink(brush(at(UP), [4, 18, 24, 20, 6]))
    for t, dx, dy in (
        (0.0, -34, 8), (0.1, -36, -14), (0.2, -32, -28), (0.32, -24, -38), (0.45, -10, -42),
        (0.58, 4, -40), (0.7, 14, -34), (0.82, 18, -24),
    ):  # fmt: skip
        c = up[int(t * (len(up) - 1))]
        q.ink(brush([c, c + np.array([dx * 0.35, dy * 0.7]), c + np.array([dx, dy])], [14, 9, 1]))
    q.ink(brush(at([(-134, -84), (-60, -132), (30, -134), (112, -104)]), [3, 16, 24, 20]))
    q.ink(brush(at([(-60, 72), (0, 80), (64, 68)]), [1, 6, 1]))
    cheek = strands(
        at([(-110, 96), (-10, 112), (100, 92)]), at([(-84, 140), (0, 156), (84, 136)]), 5, 12, 2
    )
    q.put(shapes(cheek), k=0, a=1)


def _frame(p: Print) -> None:
    for x in (X1, X2):
        p.put(oval(x, Y0, R + 27, R + 27) - oval(x, Y0, R, R), k=1, a=0, b=0)
        p.put(oval(x, Y0, R + 17, R + 17) - oval(x, Y0, R + 10, R + 10), k=0, a=1, b=0)
    p.put(brush([(X1 + R + 6, Y0 - 26), (401, Y0 - 56), (X2 - R - 6, Y0 - 26)], [28, 24, 28]), k=1)
    p.put(
        brush([(X1 + R + 16, Y0 - 36), (401, Y0 - 58), (X2 - R - 16, Y0 - 36)], [4, 6, 4]),
        k=0,
        a=1,
        b=0,
    )


def _tear(p: Print) -> None:
    drop = OLD.patch(".36 .27, .43 .4, .42 .49, .36 .53, .3 .49, .29 .4", True)
    p.flat(drop, outline=8)
    p.put(OLD.patch(".4 .38, .41 .46, .37 .51, .33 .5, .38 .46", True) & drop, b=1)
