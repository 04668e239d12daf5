"""Only a mouth, wide open; on its tongue stands somebody small."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import (
    Mask,
    Print,
    X,
    Y,
    blob,
    brush,
    everything,
    inflate,
    poly,
    shapes,
    spline,
    step,
    stroke,
)
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.little import Little
from namyok_art.lino.mask import F32
from namyok_art.lino.shape import mirror
from namyok_art.lino.solid import clad, hew
from namyok_art.painted.figures import Pose, figure
from namyok_art.painted.mould import Mould

LIPS = (
    "92 690, 128 560, 200 430, 290 336, 352 306, 400 336, 452 304, 516 330, 606 420, 676 556,"
    "706 690, 694 830, 640 980, 540 1090, 404 1126, 262 1092, 158 986, 104 836"
)
HOLE = (
    "150 694, 182 570, 250 480, 330 428, 400 438, 474 426, 556 476, 620 570, 650 694, 634 800,"
    "586 890, 506 950, 400 972, 296 952, 214 892, 166 802"
)

CALLING = Pose(
    spine=(0, -1, 0.02),
    chest=(0, -1, -0.1),
    L=((-0.75, -0.7, 0.1), (-0.45, -1, 0.1)),
    R=((0.75, -0.7, 0.1), (0.45, -1, 0.1)),
    head=(0, -20, 0),
    hands=("open", "open"),
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "ochre", 8)
    p.relief(
        everything(),
        (-0.32, -0.7, 0.5),
        gap=11,
        bend=0.6,
        outline=0,
        gain=1.25,
        ambient=0.02,
        length=130,
        seed=4,
        b=1,
        height=_skin(),
    )
    _nose(p)
    hole = blob(HOLE)
    _lips(p, hole)
    p.ink(hole.grow(5))
    p.put(hole, k=1, a=0, b=0)
    for i in range(5):
        rx, ry = 176 - i * 26, 190 - i * 34
        arch = brush(
            [
                (400 - rx, 720),
                (400 - rx * 0.8, 720 - ry * 0.75),
                (400, 720 - ry),
                (400 + rx * 0.8, 720 - ry * 0.75),
                (400 + rx, 720),
            ],
            [0, 5, 9 - i, 5, 0],
        )
        p.put(arch & hole, k=0, a=1, b=0)
    p.put(blob("386 500, 414 500, 420 556, 412 590, 400 600, 388 590, 380 556"), k=0, a=1, b=0)
    _teeth(p, hole, 1.5 / 16, 6.5 / 16, 8, 96)
    tongue = (
        blob(
            "232 930, 240 830, 300 756, 356 728, 400 740, 444 728, 500 756, 560 830, "
            "568 930, 490 985, 400 1000, 310 985"
        )
        & hole
    )
    furrow = inflate(tongue, 70, 5) - 26 * np.exp(-(((X[tongue.box] - 400) / 14) ** 2))
    p.relief(
        tongue,
        (-0.2, -0.8, 0.7),
        gap=10,
        bend=0.3,
        a=1,
        outline=5,
        gain=1.05,
        ambient=0.1,
        seed=6,
        length=60,
        height=furrow.astype(np.float32),
    )
    p.ink(brush("344 862, 400 870, 520 856", [0, 12, 0]) & tongue)
    m = Mould()
    placed = figure(m, 400, 862, 258, clad("woman", cut="robe"), CALLING, headless=True)
    hew(p, m, (-0.3, -0.5, 0.7), gap=4.6, outline=5, line=2.2, ambient=0.3, cloth=0.3, length=40)
    x, y, _ = placed["head"]
    singer = Little(float(x), float(y), 30, 0.0, 0.0, "heart", "straight", "bun")
    singer.draw(p, (-1, 0, 0), (-0.12, 0), (0.2, 0.2, 0.36), (1, 0))
    _teeth(p, hole, 9.4 / 16, 14.6 / 16, 9, 66)
    return p.press()


def _lips(p: Print, hole: Mask) -> None:
    """Stretched lips: creases run from the opening outwards, the light lies on their swell."""
    lips = blob(LIPS)
    p.ink(lips.grow(8))
    ring = lips - hole
    swell = brush("150 560, 230 440, 330 366, 400 380, 460 368, 540 420", [16, 30, 44, 24, 40, 16])
    lower = brush("150 880, 210 980, 300 1034, 420 1054, 540 1010", [10, 34, 60, 56, 16])
    shade = blob("560 380, 640 520, 670 690, 640 900, 540 1040, 640 1100, 800 900, 800 400")
    tone = glow(ring, [(ring, 0.76), (swell, 0.4), (lower, 0.4), (shade, -0.46)], 14)
    chisel(p, ring, tone, 11, 0.2, a=1, outline=0, swell=40, bend=0.6, length=60, seed=5)
    rng = np.random.default_rng(3)
    inner, outer = (np.asarray(spline(pts, 30, closed=True)) for pts in (HOLE, LIPS))
    creases = []
    for t in np.sort(rng.uniform(0, 1, 74)):
        start = inner[int(t * len(inner))]
        way = outer[int(t * len(outer))] - start
        far = start + way * rng.uniform(0.3, 0.86) + rng.normal(0, 3, 2)
        middle = (start + far) / 2 + rng.normal(0, 3, 2)
        creases.append(stroke([start, middle, far], [rng.uniform(7, 15), 6, 0]))
    p.ink(shapes(creases) & ring)
    for line in (
        "270 392, 318 352, 350 344",
        "470 344, 506 352, 548 388",
        "226 1000, 300 1050, 380 1070",
        "300 1080, 380 1092, 440 1090",
    ):
        p.put(brush(line, [0, 13, 0]) & ring, k=0, a=0, b=0)


def _skin() -> F32:
    """Cheeks and chin swell round the mouth; two deep folds run from the nose."""
    r = np.hypot((X - 400) / 300, (Y - 690) / 390)
    h = 150 * np.exp(-(((r - 1.08) / 0.2) ** 2)) + 110 * np.exp(
        -(((X - 400) / 260) ** 2) - ((Y - 1200) / 120) ** 2
    )
    for x in (40, 760):
        h += 120 * np.exp(-(((X - x) / 170) ** 2) - ((Y - 400) / 260) ** 2)
    for side in (-1, 1):
        fold = np.exp(-(((X - 400 - side * (185 + (Y - 200) * 0.42)) / 30) ** 2))
        h -= 80 * fold * step(140, 240, Y) * (1 - step(620, 800, Y))
    return np.asarray(cv2.GaussianBlur(h.astype(np.float32), (0, 0), 8), np.float32)


def _nose(p: Print) -> None:
    """The end of a nose, cropped by the edge: two nostrils and two wings."""
    tip = blob(
        "230 -40, 236 60, 256 140, 300 186, 350 176, 400 206, 450 176, 500 186, "
        "544 140, 564 60, 570 -40"
    )
    p.relief(
        tip,
        (-0.32, -0.7, 0.6),
        110,
        10,
        0.5,
        b=1,
        outline=7,
        ambient=0.34,
        seed=9,
        length=90,
        soft=9,
    )
    for nostril in ("280 138, 308 110, 346 122, 366 150, 340 164, 304 166",):
        for pts in (nostril, mirror(nostril)):
            p.ink(blob(pts))
    for line in ("224 176, 138 320, 62 520, 48 740", "164 200, 84 320, 26 480"):
        for pts in (line, mirror(line)):
            p.ink(brush(pts, [2, 18, 14, 3]))


def _teeth(p: Print, hole: Mask, start: float, end: float, n: int, length: float) -> None:
    """A row that stands on the edge of the opening, from one share of it to another."""
    edge = spline(HOLE, 30, closed=True)
    for i in range(n):
        a, b = (
            edge[round((start + (end - start) * q / n) * len(edge)) % len(edge)] for q in (i, i + 1)
        )
        size = length * (1 - 0.5 * abs((i + 0.5) / n * 2 - 1) ** 1.6)
        inward = (400, 700) - (a + b) / 2
        inward = inward / np.linalg.norm(inward) * 0.35 + (0, math.copysign(0.8, inward[1]))
        side = b - a
        tooth = poly(
            spline(
                [
                    a - inward * 14 + side * 0.04,
                    a + inward * size * 0.55 + side * 0.05,
                    a + inward * size * 0.95 + side * 0.2,
                    b + inward * size * 0.95 - side * 0.2,
                    b + inward * size * 0.55 - side * 0.05,
                    b - inward * 14 - side * 0.04,
                ],
                6,
                closed=True,
            )
        )
        p.put(tooth.grow(4) & hole, k=1, a=0)
        p.put(tooth & hole, k=0, a=0, b=0)
        for w in (0.62, 0.78):
            p.ink(
                brush(
                    [
                        a + side * w + inward * size * 0.1,
                        a + side * (w + 0.03) + inward * size * (0.75 - w * 0.3),
                    ],
                    [6, 1],
                )
                & tooth
                & hole
            )
