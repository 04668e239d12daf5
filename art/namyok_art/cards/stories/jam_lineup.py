"""Twelve penguins stand in a line-up; sticky red prints lead from a jam jar to all of them."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.penguins import penguin, seal_head

JAM = "#c8203a"
JAR = (392.0, 1074.0)
BACK, FRONT = 486.0, 700.0
CLEAN = 3
"""The one in the front row that is too clean."""


def draw() -> NDArray[np.uint8]:
    card = Card(81, ["#dfeaf0", "#eef4f6"], light=(400, -80), lamp="#ffffff")
    _wall(card)
    _snow(card)
    _row(card, 0)
    _trail_back(card)
    _row(card, 1)
    _prints(card)
    _jar(card)
    _witness(card)
    return card.finish(
        bloom=0.25, halation=0.04, shadow_tone="#3a5a86", light_tone="#ffffff", vignette=0.12
    )


def _wall(card: Card) -> None:
    """Height lines on a wall of packed snow, and one lamp for everybody."""
    for k in range(9):
        band = Pen().rect(-20, 96 + k * 46, 840, 46)
        tone = "#f3f8fa" if k % 2 else "#cfe0ea"
        card.paper(band, (tone, mix(tone, "#b9d0de", 0.2)), shadow=0.1, spread=3, rim=0.15)
    ticks = Pen()
    for k in range(18):
        half = 44 if k % 2 == 0 else 24
        ticks.rect(18, 95 + k * 23, half, 3).rect(782 - half, 95 + k * 23, half, 3)
    card.paint(ticks, "#5f7f98", 0.75)
    card.glow(400, 60, 460, "#ffffff", 0.35)
    cord = Pen().line(400, -10, 400, 40, 4)
    shade = Pen().smooth([(372, 38, 0), (428, 38, 0), (470, 88, 0), (400, 98), (330, 88, 0)])
    card.paper(cord, "#4a6478", spread=3)
    card.paper(shade, ("#5f7f98", "#34506a"), spread=8, rim=0.2)
    card.lightup(Pen().oval(400, 91, 62, 8), "#fffbe6", 0.9)


def _snow(card: Card) -> None:
    for y, tone in ((496, "#cfdfe9"), (690, "#d6e4ec"), (880, "#e0ebf1")):
        line = ridge(card.rng, y, 6)
        card.paper(
            line.pen(),
            (mix(tone, "#ffffff", 0.35), tone),
            TORN,
            torn=3,
            shadow=0.2,
            offset=(0, -5),
            rim=0.1,
        )
    card.shade(np.asarray(smoothstep(1080, 1230, Y), np.float32), "#b4cbdc", 0.45)


def _stain(card: Card, x: float, y: float, size: float, rng: np.random.Generator) -> None:
    """Jam on a shirt-front, and a little on the beak."""
    pen = Pen()
    for _ in range(int(rng.integers(3, 6))):
        r = rng.uniform(3, 9) * size
        pen.oval(
            x + rng.normal(0, 17) * size,
            y - rng.uniform(40, 118) * size,
            r,
            r * rng.uniform(0.8, 1.3),
        )
    pen.oval(x + rng.normal(0, 3), y - 156 * size, 6 * size, 4 * size)
    card.paper(pen, (mix(JAM, "#ff8090", 0.2), JAM), spread=2, shadow=0.2, rim=0.4)


def _row(card: Card, row: int) -> None:
    rng = card.rng
    y, high = ((BACK + 60, 182), (FRONT + 60, 204))[row]
    for k in range(6):
        x = 74 + k * 130.4
        spot = y + rng.normal(0, 3)
        card.shade(Pen().oval(x, spot + 4, high * 0.32, high * 0.045), "#5f86a8", 0.4, soft=6)
        coat = ("#3f5062", "#2c3846")[row]
        clean = row == 1 and k == CLEAN
        turn = 0.0 if clean else float(rng.normal(0, 1.6))
        penguin(card, x, spot, high, coat, "#ffffff" if clean else "#f3f0e6", turn)
        if clean:
            _gleam(card, x, spot)
        else:
            _stain(card, x, spot, high / 224, rng)


def _gleam(card: Card, x: float, y: float) -> None:
    shine = Pen().star(x + 20, y - 104, 17, 0.16).star(x - 20, y - 60, 11, 0.16)
    shine.star(x + 18, y - 34, 7, 0.16)
    card.glow(x, y - 74, 58, "#ffffff", 0.5)
    card.paint(shine, "#7fbfe6", 0.95)


def _foot(pen: Pen, x: float, y: float, size: float, turn: float) -> None:
    with pen.at(x, y, size, turn):
        pen.smooth([(-7, 8), (-12, -8, 0), (-4, -4), (0, -14, 0), (4, -4), (12, -8, 0), (7, 8)])


def _prints(card: Card) -> None:
    """From the jar to each of them, equally."""
    pen = Pen()
    for k in range(6):
        x = 74 + k * 130.4
        path: list[Point] = [
            (JAR[0] + (k - 2.5) * 14, JAR[1] - 20),
            ((x * 1.3 + JAR[0] * 0.7) / 2, 930),
            (x, FRONT + 86),
        ]
        points = along(path, 13)
        for i in range(2, 12):
            (px, py), (qx, qy) = points[i], points[i + 1]
            angle = math.degrees(math.atan2(qy - py, qx - px)) + 90
            side = 7 if i % 2 else -7
            _foot(pen, px + side, py, 0.95 - 0.03 * i, angle)
    card.paint(pen, JAM, 0.88)
    card.shade(pen, "#7a0c24", 0.2, soft=2, move=(0, 2))


def _trail_back(card: Card) -> None:
    """The prints that pass between the front row on their way to the back one."""
    pen = Pen()
    for k in range(6):
        x = 74 + k * 130.4
        for i in range(8):
            _foot(pen, x + (6 if i % 2 else -6), BACK + 90 + i * 17, 0.5 + 0.02 * i, 0)
    card.paint(pen, JAM, 0.88)


def _jar(card: Card) -> None:
    """It lies on its side; nobody has seen anything."""
    x, y = JAR
    pool = Pen().smooth(
        [
            (x - 150, y + 34),
            (x - 120, y + 14),
            (x - 60, y + 10),
            (x + 10, y + 20),
            (x - 10, y + 46),
            (x - 76, y + 58),
            (x - 124, y + 52),
        ]
    )
    card.paper(pool, (mix(JAM, "#ff8090", 0.25), JAM), spread=5, rim=0.6, rim_width=3)
    berries = Pen().circle(x - 92, y + 32, 9).circle(x - 60, y + 40, 7).circle(x - 116, y + 38, 6)
    card.paper(berries, mix(JAM, "#5a0018", 0.35), spread=3, rim=0.5)
    card.shade(Pen().oval(x + 60, y + 48, 130, 12), "#5f86a8", 0.45, soft=7)
    glass, jam, cloth, mouth = (Pen() for _ in range(4))
    for pen in (glass, jam, cloth, mouth):
        with pen.at(x + 60, y + 4, 1, 4):
            if pen is glass:
                pen.rect(-64, -44, 148, 86, 20)
            elif pen is jam:
                pen.smooth([(-58, 2), (0, -8), (70, -14), (78, 26), (60, 36), (-50, 36)])
            elif pen is mouth:
                pen.oval(-66, -1, 11, 38)
            else:
                pen.rect(-8, -30, 52, 42, 3)
    card.paper(glass, ("#d6e9f2", "#9fc3d6"), spread=7, opacity=0.9, rim=0.5)
    card.paint(jam, Gradient((mix(JAM, "#ff8090", 0.2), JAM), y - 20, y + 50))
    card.paper(mouth, ("#dcecf2", "#8f1a30"), spread=3)
    card.paper(cloth, "#fffaf0", spread=2)
    fruit = Pen().circle(x + 72, y - 2, 9).circle(x + 86, y - 2, 9)
    fruit.path(f"M{x + 72} {y - 8} C{x + 76} {y - 22} {x + 84} {y - 22} {x + 88} {y - 24}", width=2)
    card.paint(fruit, JAM)
    lid = Pen().oval(x + 222, y + 40, 44, 15, -8)
    card.paper(lid, ("#f0c85a", "#c9962c"), spread=5, rim=0.4)
    spoon = (
        Pen().taper([(x - 240, y + 60), (x - 168, y + 40)], 6, 8).oval(x - 152, y + 35, 20, 11, -14)
    )
    card.paper(spoon, ("#f4f8fa", "#9ab0bf"), spread=4, rim=0.4)


def _witness(card: Card) -> None:
    """In a hole in the ice somebody else licks a whisker."""
    hole = Pen().oval(690, 1156, 92, 26)
    card.hollow(hole, ("#3f6f92", "#6fa4c0"), depth=8, colour="#12304a", strength=0.6)
    head = 1166.0
    seal_head(card, 690, head, 84, ("#a9b8c4", "#7f92a2"))
    card.paint(Pen().oval(704, head - 16, 8, 4, 12).oval(694, head - 12, 4, 3), JAM)
    lip = Pen().smooth(
        [
            (592, 1150, 0),
            (640, 1170),
            (690, 1174),
            (740, 1170),
            (788, 1150, 0),
            (800, 1230, 0),
            (580, 1230, 0),
        ]
    )
    card.paper(lip, ("#f6fafb", "#dbe8ef"), TORN, torn=3, spread=5, shadow=0.25, offset=(0, -3))
