"""Somebody blows at a candle; its flame has a face too and blows back."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Mask,
    Print,
    blob,
    brush,
    oval,
    place,
    points,
    poly,
    shapes,
    spline,
    strands,
)
from namyok_art.lino.ground import dim, rays
from namyok_art.lino.shape import Pts

RIGHT_OF = 26
WOMAN = (
    "610 40, 566 120, 542 220, 532 300, 530 352, 542 392, 514 440, 476 500, 452 540, 462 566,"
    "500 574, 506 600, 478 618, 446 626, 432 648, 456 668, 436 688, 444 712, 478 728, 512 742,"
    "508 784, 522 836, 560 872, 620 880, 670 910, 690 990, 680 1090, 900 1100, 900 -60, 700 -60"
)
FLAME = (
    "70 22, 132 90, 214 150, 280 220, 318 290, 328 360, 316 402, 342 448, 370 500, 384 530,"
    "370 554, 336 560, 332 584, 356 600, 384 608, 396 630, 374 648, 392 668, 384 692, 350 706,"
    "330 722, 334 764, 314 812, 262 848, 200 858, 120 840, 60 786, 32 700, 36 600, 60 520,"
    "40 470, 26 400, 60 430, 78 440, 74 370, 92 290, 110 200, 100 110"
)


def draw() -> NDArray[np.uint8]:
    p = Print("ochre", "violet", 261)
    rays(p, 230, 600, dim(230, 600, 640, 0.85, 0.0), 14, b=1)
    _woman(p)
    _candle(p)
    _flame(p)
    _breath(p)
    return p.press()


def _at(pts: Pts) -> NDArray[np.float64]:
    return place(pts, RIGHT_OF, 0)


def _line(p: Print, pts: Pts, widths: list[float], within: Mask | None = None) -> None:
    line = brush(_at(pts), widths)
    p.ink(line & within if within else line)


def _woman(p: Print) -> None:
    """Paper where the flame lights her, ochre where its light ends, then dark."""
    face = poly(spline(_at(WOMAN), 8, closed=True))
    p.put(face.grow(9), k=1)
    p.put(face, k=0, a=0, b=0)
    shade = blob(_at(
        "700 150, 662 240, 676 330, 640 420, 668 520, 690 600, 668 700, 690 770, 640 820,"
        "570 856, 560 900, 640 1120, 900 1120, 900 100"
    ))  # fmt: skip
    p.put(shade & face, k=0, a=1)
    hatch = strands(
        _at("672 300, 650 430, 690 590, 676 740"),
        _at("740 300, 720 430, 750 590, 740 740"),
        7,
        12,
        5,
    )
    p.ink(shapes(hatch) & face)
    throat = blob(
        _at(
            "540 878, 620 866, 690 820, 740 740, 800 800, 830 1180, 600 1180, 690 1080, 690 980,"
            "660 910"
        )
    )
    p.ink(throat & face)
    cord = strands(_at("660 920, 700 1000, 700 1080"), _at("760 820, 780 940, 790 1080"), 5, 12, 3)
    p.put(shapes(cord) & throat, k=0, a=1)
    hair = blob(_at(
        "520 -60, 520 20, 540 90, 556 150, 600 196, 660 236, 694 300, 700 380, 684 460, 706 560,"
        "702 650, 730 760, 800 900, 900 900, 900 -60"
    ))  # fmt: skip
    p.put(hair.grow(4), k=1, a=0, b=1)
    comb = strands(
        _at("552 110, 612 180, 704 260, 712 440, 726 620, 790 840"),
        _at("560 0, 680 20, 770 160, 790 440, 800 620, 840 840"),
        17,
        12,
        4,
    )
    p.put(shapes(comb) & hair, k=0, a=0, b=1)
    coat = blob(_at("560 1260, 590 1150, 650 1090, 740 1050, 860 1030, 860 1260"))
    p.relief(
        coat, (-0.8, 0.1, 0.5), 80, 12, angle=0.5, b=1, outline=8, length=100, ambient=0.0, seed=5
    )
    # lips pushed out, the cheek behind them full
    for lip in (
        "498 606, 470 616, 443 627, 433 648, 457 664, 492 663, 524 668, 512 640",
        "524 668, 490 671, 456 672, 437 690, 445 711, 474 725, 496 716, 512 694",
    ):
        form = blob(_at(lip))
        p.put(form.grow(4), k=1)
        p.put(form, k=0, a=0, b=1)
    _line(p, "446 668, 480 668, 528 667", [6, 6, 3])
    for fold in (
        "520 626, 536 610, 548 586",
        "540 652, 558 646, 574 634",
        "530 694, 550 702, 566 716",
    ):
        _line(p, fold, [7, 4, 1])
    _line(p, "580 596, 618 632, 624 690, 596 744", [1, 7, 8, 1])
    _line(p, "474 562, 496 548, 516 552", [5, 13, 3])
    _line(p, "516 500, 540 524, 536 560, 514 572", [1, 7, 7, 2])
    _eye(p)


def _eye(p: Print) -> None:
    white = poly(
        spline(_at("560 424, 566 392, 586 376, 620 386, 656 416, 620 432, 588 438"), 8, closed=True)
    )
    p.put(white.grow(5), k=1)
    p.put(white, k=0, a=0, b=0)
    x, y = (float(v) for v in _at("580 404")[0])
    p.ink(oval(x, y, 18, 30) & white)
    p.put(oval(x - 5, y - 9, 6, 8) & white, k=0, a=1)
    _line(p, "552 410, 566 386, 590 370, 626 380, 668 414", [4, 13, 17, 14, 3])
    _line(p, "550 356, 580 338, 630 330, 684 352", [14, 24, 20, 3])
    _line(p, "578 450, 606 456, 640 446", [1, 6, 1])


def _flame(p: Print) -> None:
    """It bends, but its cheeks are full and its brow is down."""
    flame = poly(spline(FLAME, 8, closed=True))
    p.put(flame.grow(9), k=1)
    p.put(flame, k=0, a=1, b=0)
    core = blob(
        "196 240, 262 270, 330 330, 350 420, 420 540, 420 700, 350 760, 330 830, 250 812,"
        "200 790, 160 720, 176 650, 150 600, 180 520, 160 450, 196 390, 180 310"
    )
    p.put(core & flame.wider(0) & _inner(flame), a=0)
    tongues = (
        "86 60, 120 160, 124 270, 96 380, 84 470",
        "104 84, 170 190, 166 300, 128 420, 116 540",
        "140 130, 214 210, 226 250",
        "52 600, 50 700, 84 780, 140 826",
        "96 600, 82 690, 112 770, 176 826",
    )
    for tongue in tongues:
        p.put(brush(tongue, [1, 15, 13, 1]), k=0, a=0)
    p.ink(brush("60 440, 84 474, 84 540, 62 600", [1, 9, 8, 1]))
    p.ink(brush("112 200, 142 290, 134 400, 106 490", [1, 8, 8, 1]))
    for lip in (
        "338 590, 360 602, 385 609, 395 630, 375 644, 342 643, 312 648, 324 620",
        "312 648, 342 651, 376 652, 392 670, 384 691, 354 704, 334 696, 322 674",
    ):
        form = blob(lip) & flame
        p.put(form.grow(4) & flame.grow(4), k=1)
        p.put(form, k=0, a=1, b=0)
    p.ink(brush("384 648, 352 647, 306 648", [6, 6, 3]))
    for fold in (
        "312 606, 298 590, 290 570",
        "296 634, 278 628, 262 616",
        "306 676, 288 684, 274 698",
    ):
        p.ink(brush(fold, [7, 4, 1]))
    p.ink(brush("258 586, 220 622, 214 680, 240 732", [1, 7, 8, 1]))
    p.ink(brush("362 546, 342 534, 324 540", [5, 13, 3]))
    p.ink(brush("326 488, 302 510, 306 544, 326 556", [1, 7, 7, 2]))
    white = poly(
        spline("298 432, 294 402, 274 390, 240 398, 206 424, 240 440, 272 446", 8, closed=True)
    )
    p.put(white.grow(5), k=1)
    p.put(white, k=0, a=0, b=0)
    p.ink(oval(279, 416, 17, 27) & white)
    p.put(oval(284, 407, 6, 8) & white, k=0, a=1)
    p.ink(brush("306 420, 294 398, 272 384, 236 392, 196 422", [4, 12, 16, 13, 3]))
    p.ink(brush("312 388, 280 360, 236 338, 190 340", [18, 24, 18, 2]))
    p.ink(brush("282 458, 254 464, 222 454", [1, 6, 1]))


def _inner(form: Mask) -> Mask:
    """The same form a little smaller: an ochre edge stays all round."""
    wide = form.wider(20)
    outside = Mask(wide.left, wide.top, np.asarray(1 - wide.data, np.float32)).grow(9)
    return form - outside


def _breath(p: Print) -> None:
    """Two winds meet."""
    for up in (1, -1):
        for way in (
            "426 -14, 428 -50, 424 -92",
            "412 -18, 408 -44, 396 -66",
            "440 -18, 446 -44, 458 -66",
        ):
            gust = points(way) * (1, up) + np.array([0, 650])
            p.put(brush(gust, [3, 8, 1]), k=0, a=0, b=0)


def _candle(p: Print) -> None:
    stick = blob("78 1260, 84 1100, 82 940, 100 908, 200 896, 300 908, 318 940, 314 1100, 320 1260")
    p.flat(stick, outline=8)
    shade = blob("60 920, 128 930, 140 1010, 128 1080, 150 1150, 140 1260, 60 1260")
    p.put(shade & stick, b=1)
    grain = strands("96 950, 98 1100, 94 1220", "240 960, 236 1100, 240 1220", 9, 7, 6)
    p.ink(shapes(grain) & stick)
    for line, wide in (
        ("110 912, 106 1000, 112 1060", 24),
        ("206 904, 208 960, 204 1000", 26),
        ("288 914, 292 1030, 286 1110", 24),
    ):
        p.flat(brush(line, [wide, wide * 0.8, wide * 1.25]), outline=5)
    p.put(blob("100 912, 200 898, 300 912, 280 930, 200 936, 120 930"), k=0, a=1)
    p.ink(brush("200 916, 194 880, 204 840", [14, 13, 10]))
