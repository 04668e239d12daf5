"""Clothes on a rail: the sleeve of a coat has gone round the waist of a dress."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, Y, below, blob, brush, noise, oval, poly, shapes, step
from namyok_art.lino.ground import streaks
from namyok_art.lino.shape import ellipse, strands

LIGHT = (-0.6, -0.35, 0.65)


def draw() -> NDArray[np.uint8]:
    p = Print("green", "rust", 411)
    tone = 0.42 - 0.3 * step(100, 1000, Y) + 0.3 * (noise(130, 4) - 0.5)
    streaks(p, tone.astype(np.float32), 1.57, 12, 190, seed=5)
    floor = below("-10 1090, 400 1086, 810 1090")
    p.ink(floor.grow(5))
    streaks(p, 0.99 - 0.1 * noise(90, 2), 0.0, 15, 160, seed=8, within=floor)
    p.flat(brush("-10 96, 400 90, 810 96", [26, 26, 26]), outline=6)
    _hook(p, 286, 210)
    _hook(p, 560, 236)
    _far_sleeve(p)
    _dress(p)
    _coat(p)
    _her_arm(p)
    _his_arm(p)
    _shoes(p)
    return p.press()


def _hook(p: Print, x: float, y: float) -> None:
    p.flat(
        brush([(x, y + 20), (x, 130), (x + 22, 84), (x - 4, 62), (x - 24, 82)], [13] * 5), outline=5
    )
    hanger = brush([(x - 120, y + 66), (x, y + 6), (x + 120, y + 66)], [16, 22, 16])
    p.flat(hanger, outline=5)


def _cloth(p: Print, form: Mask, a: float, b: float, angle: float, seed: int, light: float) -> None:
    p.put(form.grow(11), k=1)
    p.relief(form, LIGHT, 74, 11, 0.7, angle, a, b, outline=8, ambient=light, seed=seed, length=130)


def _dress(p: Print) -> None:
    """It leans into his arm; dots, a belt, a skirt that swings."""
    skirt = blob(
        "520 556, 600 548, 660 640, 716 800, 764 990, 700 1010, 640 1030, 560 1026, 470 1040,"
        "420 1016, 440 860, 480 680"
    )
    _cloth(p, skirt, 0, 1, 1.4, 3, 0.06)
    folds = strands("520 580, 470 800, 450 1020", "600 580, 690 800, 740 1000", 8, 15, 4, (0.1, 1))
    p.ink(shapes(folds) & skirt)
    rng = np.random.default_rng(5)
    dots = []
    for row in range(6):
        for i in range(6):
            x, y = 450 + 56 * i + 28 * (row % 2) + rng.normal(0, 4), 690 + 58 * row
            dots.append(ellipse(x, y, 11, 12))
    p.put(shapes(dots) & skirt, k=0, a=0, b=0)
    top = blob(
        "476 330, 520 284, 556 300, 596 280, 646 318, 640 420, 614 500, 610 560, 520 566, "
        "510 480, 484 420"
    )
    _cloth(p, top, 0, 1, 0.2, 7, 0.1)
    p.ink(blob("520 284, 556 300, 596 280, 584 330, 560 356, 536 334"))
    p.flat(brush("508 556, 560 566, 614 552", [26, 28, 26]), outline=5)


def _far_sleeve(p: Print) -> None:
    """His other sleeve, behind her back, comes out at her shoulder."""
    way = "420 300, 520 360, 640 400, 716 380"
    _cloth(p, brush(way, [96, 90, 84, 88]), 1, 0, 0.9, 12, -0.15)
    p.ink(oval(722, 378, 20, 42, -0.2))


def _coat(p: Print) -> None:
    """Broad shoulders, a lapel, a skirt of heavy cloth down to the shins."""
    body = blob(
        "150 320, 200 270, 286 244, 372 262, 440 312, 452 460, 446 640, 470 860, 480 1040, "
        "380 1062, 250 1066, 130 1046, 128 860, 150 640, 140 460"
    )
    _cloth(p, body, 1, 0, 1.5, 5, 0.04)
    folds = strands("190 620, 160 840, 166 1050", "300 620, 330 840, 350 1050", 5, 14, 2, (0.1, 1))
    p.ink(shapes(folds) & body)
    p.ink(blob("252 246, 286 256, 330 246, 350 330, 340 470, 326 520, 280 420, 250 320"))
    for wing in (
        "240 236, 262 250, 282 340, 322 520, 300 540, 250 450, 226 400, 250 370, 214 330",
        "346 240, 326 252, 340 340, 330 520, 352 520, 392 430, 404 380, 380 360, 400 318",
    ):
        p.relief(blob(wing), LIGHT, 20, 8, a=1, outline=7, ambient=0.25, soft=4)
    p.ink(brush("328 530, 340 760, 352 1060", [6, 9, 9]))
    for y in (600, 710, 820):
        p.flat(oval(300 + (y - 600) * 0.09, y, 21, 21), b=1, outline=6)


def _her_arm(p: Print) -> None:
    """Her sleeve lies on his shoulder, the cuff behind his collar."""
    form = brush("496 352, 420 380, 330 320, 262 252", [84, 70, 58, 52])
    _cloth(p, form, 0, 1, -0.6, 9, 0.12)
    p.flat(brush("286 280, 250 236", [58, 54]) & form.grow(6), outline=5)
    p.ink(oval(252, 240, 14, 25, -0.8))


def _his_arm(p: Print) -> None:
    """Down from the shoulder, bent, round her waist."""
    form = brush("176 340, 196 480, 300 590, 430 610, 560 574, 640 548", [104, 96, 92, 84, 78, 84])
    _cloth(p, form, 1, 0, 0.5, 14, 0.12)
    for fold in (
        "200 500, 250 510, 280 540",
        "230 560, 270 548, 300 560",
        "380 580, 396 610, 392 640",
    ):
        p.ink(brush(fold, [2, 11, 2]))
    p.ink(oval(650, 545, 18, 40, -0.2))
    for x, y in ((604, 530), (610, 556), (616, 580)):
        p.flat(oval(x, y, 7, 7), b=1, outline=4)


def _shoes(p: Print) -> None:
    """Toe to toe: his are heavy, hers stand on tiptoe."""
    for dx in (0, 96):
        shoe = [(190, 1120), (240, 1104), (290, 1130), (356, 1146), (362, 1168), (190, 1170)]
        form = blob([(x + dx, y + dx * 0.12) for x, y in shoe], 8)
        p.relief(form, LIGHT, 24, 7, outline=6, ambient=-0.3)
        p.flat(
            poly(
                [
                    (188 + dx, 1166 + dx * 0.12),
                    (364 + dx, 1166 + dx * 0.12),
                    (364 + dx, 1178 + dx * 0.12),
                    (188 + dx, 1178 + dx * 0.12),
                ]
            ),
            outline=4,
        )
    for dx in (0, 84):
        heel = [
            (660, 1096),
            (640, 1080),
            (600, 1110),
            (520, 1150),
            (500, 1172),
            (560, 1174),
            (620, 1140),
            (648, 1126),
            (652, 1176),
            (664, 1176),
        ]
        p.flat(poly([(x + dx, y - dx * 0.1) for x, y in heel]), b=1, outline=6)
