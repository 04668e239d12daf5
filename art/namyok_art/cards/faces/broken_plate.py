"""A broken plate: the two halves are two profiles, one shouts a splinter, one keeps silent."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, X, Y, brush, noise, oval, place, poly, shapes, spline, step
from namyok_art.lino.mask import F32, blob
from namyok_art.lino.shape import Points, Pts, ellipse
from namyok_art.lino.walls import boards

CX, CY, RX, RY = 400, 598, 372, 550
SLIP = 13
# the break from the upper rim to the lower one: she looks right and shouts, he looks left
HERS = (
    "316 -20, 306 60, 312 150, 322 230, 326 300, 334 336, 318 372, 332 424, 356 482, 380 528,"
    "376 550, 344 562, 324 574, 326 600, 342 626, 338 646, 300 654, 248 676, 240 694, 258 714,"
    "304 730, 330 750, 326 772, 306 790, 318 816, 326 850, 312 886, 274 910, 236 926, 222 964,"
    "220 1030, 228 1100, 232 1220"
)
HIS = (
    "486 -20, 494 60, 492 150, 484 230, 474 296, 464 336, 482 374, 474 424, 450 484, 424 530,"
    "430 554, 460 566, 478 578, 476 602, 458 626, 458 646, 490 656, 516 662, 486 668, 466 684,"
    "470 706, 486 722, 476 752, 470 790, 484 830, 516 856, 556 872, 574 910, 574 980, 566 1080,"
    "560 1220"
)
# what has broken out above and below
TOP = "322 -20, 326 70, 332 150, 372 214, 388 208, 412 172, 472 190, 478 60, 474 -20"
LOW = (
    "244 1220, 246 1120, 238 1036, 240 968, 254 934, 322 958, 350 1006, 372 1010, 430 950, 506 982,"
    "538 930, 556 936, 558 1040, 548 1120, 542 1220"
)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 241)
    tone = 0.95 - 0.13 * step(200, 1300, Y) + 0.1 * (noise(160, 4) - 0.5)
    boards(p, tone, 200, a=1)
    hers, his = _halves()
    p.ink(oval(CX + 22, CY + 28, RX + 6, RY + 6))
    p.ink(oval(CX, CY, RX - 6, RY - 8))
    for piece in (TOP, LOW):
        _glaze(p, _ring(1, 0) & poly(piece), 0)
    for half, side in ((hers, -1), (his, 1)):
        _glaze(p, half, side)
    _her_face(p, hers)
    _his_face(p, his)
    _cracks(p, hers | his)
    _splinter(p)
    return p.press()


def _halves() -> tuple[Mask, Mask]:
    left = poly([(-20, -20), *spline(HERS, 8), (-20, 1220)])
    right = poly([(820, -20), *spline(HIS, 8), (820, 1220)])
    return _ring(1, -1) & left, _ring(1, 1) & right


def _ring(share: float, side: int) -> Mask:
    """An oval of the plate; the halves have slipped past each other."""
    return oval(CX, CY - SLIP * side, RX - (1 - share) * RX, RY - (1 - share) * RX)


def _glaze(p: Print, half: Mask, side: int) -> None:
    """White glaze, a sky border with cut leaves, and the shade of the hollow."""
    p.put(half.grow(7), k=1)
    p.put(half, k=0, a=0, b=0)
    border = (_ring(0.95, side) - _ring(0.75, side)) & half
    p.put(border, b=1)
    for share, width in ((0.95, 0.016), (0.75, 0.02)):
        p.ink((_ring(share, side) - _ring(share - width, side)) & half)
    leaves = []
    n = 44
    for i in range(n):
        t = math.tau * (i + 0.5) / n
        rx, ry = RX * 0.85, RY - RX * 0.15
        x, y = CX + rx * math.cos(t), CY - SLIP * side + ry * math.sin(t)
        way = math.atan2(ry * math.cos(t), -rx * math.sin(t))
        for flip in (1, -1):
            leaves.append(
                place("-.5 .06, -.1 .5, .5 .92, .56 .3, .3 .06", x, y, 34, way + 0.1 * flip, 1)
                if flip > 0
                else place("-.5 -.06, -.1 -.5, .5 -.92, .56 -.3, .3 -.06", x, y, 34, way, 1)
            )
    p.ink(shapes([spline(leaf, 6, closed=True) for leaf in leaves]) & border)
    hollow = _ring(0.74, side) & half
    deep = np.hypot((X - CX) / (RX * 0.72), (Y - CY) / (RY - RX * 0.28))
    shade = 1.1 - 0.85 * step(0.72, 1.02, deep) * (0.55 + 0.45 * (X - CX) / RX)
    curve = np.asarray(Y - 60 * ((X - CX) / RX) ** 2 + 8 * noise(90, 5), np.float32)
    p.ground(np.asarray(shade, np.float32), curve, X, 9, 70, 6, within=hollow)
    well = (_ring(0.735, side) - _ring(0.7, side)) & half
    tone: F32 = np.asarray(
        0.62 + 0.5 * ((X - CX) / RX * 0.6 + (Y - CY) / RY * 0.8) + 0.2 * (noise(50, 7) - 0.5),
        np.float32,
    )
    angle = np.arctan2((Y - CY) / RY, (X - CX) / RX)
    p.ground(
        tone, np.asarray(angle * 430, np.float32), np.hypot(X - CX, Y - CY), 10, 300, 4,
        within=well,
    )  # fmt: skip


def _her_face(p: Print, half: Mask) -> None:
    _eye(p, 1, 252, 412, 1.0)
    for line, widths in (
        # brow drawn down to the nose, the wing of the nose, a mouth torn open
        ("322 352, 286 318, 226 300, 172 322", (24, 38, 30, 3)),
        ("352 530, 322 528, 312 556, 330 572", (3, 13, 14, 5)),
        ("300 568, 246 610, 214 668, 214 734", (2, 14, 13, 2)),
    ):
        p.ink(brush(line, widths) & half)
    _lips(
        p,
        half,
        (
            "326 600, 344 626, 340 648, 300 656, 246 678, 238 694, 240 664, 284 622",
            "238 694, 258 714, 304 730, 332 750, 326 774, 286 760, 248 728",
        ),
    )


def _his_face(p: Print, half: Mask) -> None:
    _eye(p, -1, 550, 412, 0.4)
    for line, widths in (
        ("476 330, 520 304, 574 304, 632 338", (12, 36, 30, 3)),
        ("452 532, 482 530, 492 558, 474 576", (3, 13, 14, 5)),
        ("502 572, 546 626, 556 690, 540 750", (2, 14, 13, 2)),
        ("486 660, 520 662, 548 676", (8, 12, 4)),
    ):
        p.ink(brush(line, widths) & half)
    _lips(
        p,
        half,
        (
            "478 600, 456 626, 456 648, 490 656, 544 670, 512 634",
            "544 676, 490 668, 464 684, 470 708, 500 704",
        ),
    )


def _lips(p: Print, half: Mask, forms: tuple[str, str]) -> None:
    for form in forms:
        lip = blob(form) & half
        p.put(lip.grow(4) & half, k=1)
        p.put(lip, k=0, a=1, b=0)


def _eye(p: Print, d: int, x: float, y: float, opened: float) -> None:
    """An eye from the side, painted on the glaze; d is where it looks."""

    def at(pts: Pts) -> Points:
        return place(pts, x, y, 76, 0, d)

    h = 0.42 * opened
    up = [(-0.86, 0.16), (-0.2, -h), (0.4, -h - 0.06), (0.8, 0.0)]
    down = [(0.8, 0.0), (0.62, 0.3), (0.0, 0.38), (-0.86, 0.16)]
    white = poly(at([*spline(up, 8), *spline(down, 8)]))
    p.put(white.grow(7), k=1)
    p.put(white, k=0, a=0, b=0)
    iris = shapes([at(ellipse(0.46, 0.04, 0.3, 0.38))])
    p.put(white & iris.grow(6), k=1)
    p.put(white & iris, k=0, b=1)
    p.ink(white & shapes([at(ellipse(0.5, 0.04, 0.15, 0.2))]))
    p.put(shapes([at(ellipse(0.4, -0.06, 0.07, 0.08))]) & white, k=0, b=0)
    p.ink(brush(at([(-1.0, 0.12), *up[1:3], (0.9, -0.02)]), [8, 24, 26, 10]))
    p.ink(brush(at([(-0.7, -0.3 - h * 0.6), (0, -0.44 - h), (0.66, -0.42 - h)]), [2, 12, 2]))
    p.ink(brush(at([(-0.5, 0.62), (0.1, 0.66), (0.6, 0.5)]), [2, 12, 2]))


def _cracks(p: Print, dish: Mask) -> None:
    for line in (
        "226 960, 196 972, 172 958, 128 980",
        "172 958, 160 934",
        "486 200, 530 214, 552 196, 600 208",
    ):
        p.ink(brush(line, [9, 5, 5, 2], 2) & dish)


def _splinter(p: Print) -> None:
    """What she says: one long piece of the border, with its point to him."""
    shard = poly("266 690, 296 668, 336 656, 384 676, 454 690, 388 722, 344 730, 316 708")
    p.put(shard.grow(5), k=1)
    p.put(shard, k=0, a=0, b=0)
    band = "346 630, 330 690, 340 750"
    p.ink(brush(band, [50, 50, 50]) & shard)
    p.put(brush(band, [38, 38, 38]) & shard, k=0, b=1)
