"""A face stands to its chin in the sea that it has wept; somebody rows there."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Face,
    Mask,
    Print,
    X,
    Y,
    below,
    blob,
    brush,
    noise,
    oval,
    poly,
    shapes,
    spline,
    step,
    strands,
    stroke,
)
from namyok_art.lino.ground import rays, water


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rose", 3)
    rays(p, 400, 430, 0.18 + 0.22 * noise(200, 4) + 0.25 * step(700, 100, Y), b=1)
    p.put(
        blob(
            "400 36, 220 60, 104 190, 66 420, 80 640, 40 900, 250 930, 560 930, "
            "760 900, 720 640, 734 420, 696 190, 580 60"
        ),
        k=1,
        b=0,
    )
    face = Face(400, 470, 345, turn=-0.12, light=(-0.75, -0.45, 0.5))
    face.draw(p, eyes=(0, 0, 0), brow=(-0.09, 0.06), mouth=(0.19, -0.35, 0), lips=(0, 1))
    _hair(p)
    for x in (279, 505):
        _stream(p, x)
    sea = below("-10 850, 90 836, 190 860, 300 838, 410 858, 520 836, 640 860, 720 838, 810 852")
    p.ink(sea.grow(5))
    glow = 0.25 * np.exp(-((np.hypot((X - 300) * 0.8, (Y - 900) * 1.5) / 150) ** 2))
    shade = 0.5 * np.exp(-(((X - 560) / 200) ** 2) - ((Y - 1080) / 26) ** 2)
    water(p, (0.82 - 0.75 * step(860, 1180, Y) + glow - shade).astype(np.float32), sea, a=1)
    _rower(p)
    return p.press()


def _hair(p: Print) -> None:
    mass = blob(
        "400 36, 220 60, 104 190, 70 420, 90 660, 128 590, 158 430, 246 265, "
        "396 168, 550 265, 636 430, 672 590, 712 660, 734 420, 696 190, 580 60"
    )
    p.put(mass, k=1, b=0)
    left = strands(
        "396 56, 240 80, 126 210, 90 420, 96 640, 60 860",
        "392 150, 280 210, 186 310, 138 450, 124 610, 150 860",
        9,
        10,
        5,
    )
    right = strands(
        "404 56, 560 80, 674 210, 712 420, 704 640, 740 860",
        "408 150, 520 210, 606 310, 662 450, 676 610, 650 860",
        9,
        6,
        6,
    )
    p.put(shapes(left + right), k=0, b=1)


def _stream(p: Print, x: float) -> None:
    """Tears that fall like cloth and spread where they meet the sea."""
    left = [
        (x - 7, 462),
        (x - 13, 520),
        (x - 22, 640),
        (x - 40, 750),
        (x - 78, 840),
        (x - 130, 890),
    ]
    right = [
        (x + 7, 462),
        (x + 11, 520),
        (x + 16, 640),
        (x + 34, 750),
        (x + 74, 840),
        (x + 130, 890),
    ]
    fall = poly(np.vstack([spline(left), spline(right[::-1])]))
    p.flat(fall, a=1, outline=5)
    p.ink(shapes(strands(left, right, 4, 8, int(x))) & fall)


def _rower(p: Print) -> None:
    hull = poly(
        np.vstack(
            [
                spline("430 1020, 480 1062, 640 1062, 700 1012"),
                spline("700 1012, 640 1034, 500 1036, 430 1020"),
            ]
        )
    )
    body: Mask = shapes(
        [
            stroke("564 944, 580 985, 578 1040", [26, 44, 50]),
            stroke("562 958, 534 986, 500 992", [18, 15, 12]),
        ]
    )
    head, oar = (
        oval(556, 926, 15, 18, -0.2),
        brush("470 972, 520 1004, 600 1060, 640 1092", [7, 7, 7, 16]),
    )
    p.put((hull | body | head | oar).grow(6), k=0, a=0, b=0)
    p.put(body, k=0, a=0, b=1)
    p.ink(oar)
    p.put(head, k=0, a=0, b=0)
    p.ink(blob("541 918, 552 902, 572 904, 580 924, 574 946, 562 938, 560 920"))
    p.ink(shapes(strands("552 950, 550 1030", "586 950, 590 1030", 3, 7, 3)))
    p.ink(hull)
    p.put(brush("470 1040, 560 1046, 660 1038", [0, 5, 0]), k=0, b=1)
