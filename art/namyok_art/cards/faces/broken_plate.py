"""A broken plate: the two halves are two profiles, one shouts splinters, one keeps silent."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, X, Y, brush, noise, oval, place, poly, shapes, spline, step
from namyok_art.lino.mask import F32, blob
from namyok_art.lino.shape import Points, Pts, ellipse, stroke
from namyok_art.lino.walls import boards

CX, CY, RX, RY = 400, 598, 372, 550
SLIP = 13
# the break from the upper rim to the lower one: she looks right and shouts, he looks left
HERS = (
    "352 -20, 338 60, 340 150, 350 240, 356 322, 342 378, 326 424, 340 476, 372 532, 398 576,"
    "392 602, 352 614, 336 622, 340 648, 356 674, 350 700, 316 704, 262 724, 240 752, 262 784,"
    "312 806, 334 828, 328 852, 302 872, 304 902, 310 938, 300 972, 270 996, 244 1012, 246 1040,"
    "276 1090, 300 1130, 310 1220"
)
HIS = (
    "418 -20, 434 60, 448 150, 446 240, 428 320, 424 360, 452 414, 450 452, 424 500, 412 556,"
    "414 606, 432 630, 466 636, 476 654, 470 684, 452 712, 460 736, 482 744, 464 756, 458 780,"
    "474 806, 492 824, 484 850, 470 884, 468 926, 482 962, 512 986, 540 1004, 540 1036, 512 1084,"
    "494 1130, 486 1220"
)


def draw() -> NDArray[np.uint8]:
    p = Print("rust", "sky", 241)
    tone = 0.95 - 0.13 * step(200, 1300, Y) + 0.1 * (noise(160, 4) - 0.5)
    boards(p, tone, 200, a=1)
    hers, his = _halves()
    p.ink(oval(CX + 22, CY + 28, RX + 6, RY + 6))
    p.ink(oval(CX, CY, RX - 6, RY - 8))
    for half, side in ((hers, -1), (his, 1)):
        _glaze(p, half, side)
    _her_face(p, hers)
    _his_face(p, his)
    _cracks(p, hers | his)
    _splinters(p)
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
    _eye(p, 1, 244, 440, 0.95)
    for line, widths in (
        # brow drawn down to the nose, nostril, the folds of a mouth torn open
        ("330 378, 290 330, 226 312, 160 340", (26, 40, 34, 3)),
        ("352 560, 330 572, 330 600, 352 606", (3, 14, 14, 6)),
        ("312 590, 262 640, 232 704, 222 762", (2, 15, 13, 2)),
        ("196 660, 180 730, 196 800", (2, 11, 2)),
        ("250 836, 276 852, 300 858", (2, 10, 2)),
        ("336 326, 326 288", (13, 2)),
        ("312 312, 306 266", (13, 2)),
    ):
        p.ink(brush(line, widths) & half)
    lips = (
        "340 648, 358 674, 350 702, 314 706, 262 724, 240 752, 254 722, 300 682",
        "240 752, 262 784, 312 806, 336 828, 328 854, 290 840, 252 800",
    )
    _lips(p, half, lips)
    cheek = blob("150 560, 200 540, 236 570, 222 622, 172 640, 138 606")
    _blush(p, cheek & half)


def _his_face(p: Print, half: Mask) -> None:
    _eye(p, -1, 552, 440, 0.42)
    for line, widths in (
        ("466 384, 516 342, 576 340, 640 376", (10, 38, 34, 3)),
        ("446 580, 474 584, 482 612, 460 626", (3, 14, 14, 6)),
        ("494 600, 540 660, 556 730, 544 800", (2, 15, 15, 2)),
        ("452 736, 486 744, 528 762", (8, 12, 12)),
        ("528 762, 540 786", (12, 2)),
        ("484 846, 514 838, 536 846", (2, 11, 2)),
        ("600 640, 614 720, 596 800", (2, 11, 2)),
    ):
        p.ink(brush(line, widths) & half)
    _lips(p, half, ("474 672, 448 712, 460 738, 488 744, 528 762, 510 724",
                    "528 762, 486 748, 462 754, 456 780, 476 808, 508 792"))  # fmt: skip


def _lips(p: Print, half: Mask, forms: tuple[str, str]) -> None:
    for form in forms:
        lip = blob(form) & half
        p.put(lip.grow(4) & half, k=1)
        p.put(lip, k=0, a=1, b=0)


def _blush(p: Print, cheek: Mask) -> None:
    p.put(cheek, a=1)
    lines = [stroke([(130, y), (240, y - 22)], [5, 7, 3]) for y in range(560, 680, 15)]
    p.put(shapes(lines) & cheek, k=0, a=0)


def _eye(p: Print, d: int, x: float, y: float, opened: float) -> None:
    """An eye from the side, painted on the glaze; d is where it looks."""

    def at(pts: Pts) -> Points:
        return place(pts, x, y, 86, 0, d)

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
        "344 190, 300 208, 280 196, 240 216",
        "300 208, 292 236",
        "306 930, 262 922, 240 940, 190 930",
        "470 900, 520 912, 548 896, 604 910",
        "548 896, 560 870",
    ):
        p.ink(brush(line, [9, 5, 5, 2], 2) & dish)


def _splinters(p: Print) -> None:
    """What she says."""
    for form, blue in (
        ("292 738, 338 728, 324 768", False),
        ("360 716, 416 690, 402 748", True),
        ("352 766, 392 774, 360 812", False),
        ("410 770, 446 782, 424 818", False),
        ("356 846, 410 838, 392 896", True),
        ("424 852, 450 880, 430 908", False),
        ("380 920, 404 932, 376 956", False),
    ):
        shard = poly(form)
        p.put(shard.grow(4), k=1)
        p.put(shard, k=0, a=0, b=float(blue))
