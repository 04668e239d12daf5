"""Only a mouth, wide open; on its tongue stands somebody small."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, X, Y, blob, brush, everything, inflate, poly, spline, step
from namyok_art.lino.mask import F32
from namyok_art.lino.shape import mirror
from namyok_art.lino.solid import clad, hew
from namyok_art.painted.figures import Pose, figure
from namyok_art.painted.mould import Mould

LIPS = (
    "110 640, 180 440, 310 330, 370 318, 400 338, 430 318, 490 330, 620 440, 690 640, "
    "660 880, 540 1050, 400 1092, 260 1050, 140 880"
)
HOLE = (
    "160 650, 215 500, 320 420, 400 412, 480 420, 585 500, 640 650, 615 850, 520 970, "
    "400 1004, 280 970, 185 850"
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
    lips, hole = blob(LIPS), blob(HOLE)
    ring = lips - hole
    p.ink(lips.grow(6))
    around, out = (
        (np.arctan2(Y - 690, X - 400) * 330).astype(np.float32),
        np.hypot(X - 400, Y - 690),
    )
    tone = np.zeros_like(X)
    gy, gx = np.gradient(inflate(ring, 46, 3), 0.5)
    tone[ring.box] = np.clip(
        (gx * 0.45 + gy * 0.62 + 0.55) / np.sqrt(gx * gx + gy * gy + 1) + 0.15, 0, 1
    )
    p.ground(tone, around, out, 13, 60, 5, a=1, within=ring)
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
    _teeth(p, hole, 0.98 / 12, 5.02 / 12, 8, 92)
    p.put(blob("386 520, 414 520, 418 560, 410 592, 400 602, 390 592, 382 560"), k=0, a=1, b=0)
    tongue = (
        blob(
            "258 930, 262 850, 318 770, 362 742, 400 752, 438 742, 482 770, 538 850, "
            "542 930, 480 985, 400 1000, 320 985"
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
    p.ink(brush("340 874, 400 882, 520 868", [0, 12, 0]) & tongue)
    m = Mould()
    who = clad("woman", style="bun", cut="robe")
    figure(m, 400, 872, 290, who, CALLING, "laughter")
    hew(p, m, (-0.3, -0.5, 0.7), gap=4.4, outline=4, line=2, ambient=0.3, cloth=0.3, length=40)
    _teeth(p, hole, 7 / 12, 11 / 12, 9, 62)
    return p.press()


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
        ambient=0.12,
        seed=9,
        length=90,
        soft=9,
    )
    for nostril in ("296 152, 320 132, 352 140, 366 160, 340 168, 312 170",):
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
