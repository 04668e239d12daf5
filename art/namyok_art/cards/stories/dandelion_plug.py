"""An evening city hangs on one cable that winds over a meadow to a plug in a white dandelion."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, X, Y, mix
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.buildings import Window, house, panes
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.plants import blade

HEAD = (300, 842)
RADIUS = 128
CABLE: list[Point] = [
    (392, 566),
    (470, 596),
    (610, 628),
    (640, 682),
    (500, 732),
    (560, 800),
    (720, 880),
    (690, 1000),
    (560, 1034),
    (470, 960),
    (414, 884),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#2b3a66", "#47578a", "#7f7aa4", "#c9979c", "#f0bb8a", "#f0bb8a", "#f0bb8a"]
    card = Card(190, sky, light=(400, 560), lamp="#ffe0a8")
    card.glow(400, 590, 430, "#ffcf8a", 0.55)
    _city(card)
    _meadow(card)
    _cable(card)
    _dandelion(card)
    _seeds(card)
    _front(card)
    return card.finish(
        bloom=0.7, shadow_tone="#203050", light_tone="#fff0d0", toning=0.08, vignette=0.28
    )


def _city(card: Card) -> None:
    """Rows of towers full of light; two windows in the front row have just gone out."""
    rng = card.rng
    rows = (
        (548, (16, 30), (50, 170), "#8d7a9c", 0.5, 0.25),
        (566, (22, 40), (40, 220), "#5f5a88", 0.6, 0.4),
        (590, (28, 52), (30, 160), "#3a3f6c", 0.6, 0.6),
    )
    for base, width, height, tone, lit, power in rows:
        pen = Pen()
        windows: list[Window] = []
        x = -20.0
        while x < 820:
            w = rng.uniform(*width)
            rise = math.exp(-(((x - 400) / 260) ** 2))
            h = (height[0] + (height[1] - height[0]) * rise) * rng.uniform(0.7, 1.15)
            windows += house(pen, x, base + 30, w, h + 30, rng, lit, chimney=False)
            x += w * rng.uniform(0.8, 1.0)
        pen.rect(-20, base + 10, 840, 80)
        mask = card.paper(pen, (tone, mix(tone, "#f0bb8a", 0.3)), shadow=0.25, offset=(-3, -5))
        card.lightup(panes(windows, cross=False).mask * mask, "#ffdf8f", power, 0.9)
        specks = Pen()
        for _ in range(420):
            px = 400 + rng.normal(0, 210)
            specks.rect(px, base - rng.uniform(-6, height[1] * 0.8), 2.6, 3.8)
        card.lightup(specks.mask * mask, "#ffe9a8", power, 0.8)
        card.fog(base + 24, 24, "#f0bb8a", 0.3)
    card.paint(Pen().rect(342, 486, 8, 13).rect(451, 506, 8, 13), "#20264c")


def _meadow(card: Card) -> None:
    rng = card.rng
    rows = ((606, "#5f7a78"), (668, "#4a6a62"), (760, "#38584e"), (880, "#2a473f"))
    for i, (y, tone) in enumerate(rows):
        line = ridge(rng, y, 9 + 5 * i, 0.45, 5, tilt=(-14, 18, -22, 16)[i])
        pen = meadow(line.pen(), line, rng, 260, 5 + 5 * i, 12 + 10 * i)
        fill = (mix(tone, "#e6b78a", 0.28 - 0.06 * i), tone)
        card.paper(pen, fill, shadow=0.3, offset=(0, -5), spread=9, rim=0.25)
        if i < 2:
            card.fog(y + 30, 22, "#c9a89c", 0.3)
    flowers = Pen()
    for _ in range(120):
        depth = rng.uniform(640, 1060)
        flowers.circle(rng.uniform(0, 800), depth, 0.8 + (depth - 620) / 260)
    card.paint(flowers, "#d9c8dc", 0.5)


def _cable(card: Card) -> None:
    """Thin at the town, thick at our feet; the sky lies along its back."""
    points = along(CABLE, 160)
    shadow, cord, shine = Pen(), Pen(), Pen()
    for k in range(len(points) - 1):
        t = k / len(points)
        width = 2.2 + 12 * t**1.2
        (x0, y0), (x1, y1) = points[k], points[k + 1]
        shadow.line(x0 + 3 * t, y0 + 7 * t + 1, x1 + 3 * t, y1 + 7 * t + 1, width)
        cord.line(x0, y0, x1, y1, width)
        shine.line(
            x0 - width * 0.1, y0 - width * 0.24, x1 - width * 0.1, y1 - width * 0.24, width * 0.16
        )
    card.shade(shadow, "#0f2420", 0.6, soft=3)
    card.paper(cord, ("#3f4a70", "#20284a"), shadow=0.2, spread=4, rim=0.4)
    card.paint(shine, "#c3b4cc", 0.6)


def _dandelion(card: Card) -> None:
    x, y = HEAD
    rng = card.rng
    stem = Pen().taper(
        [(x + 6, y + 20), (x + 22, y + 160), (x - 6, y + 300), (x + 4, y + 380)], 13, 20
    )
    card.paper(stem, ("#a8b98a", "#4a6a4a"), spread=8, rim=0.4)
    card.glow(x, y, 330, "#fff6d8", 0.45)
    for share, tone, count in ((1.0, "#cfd0e0", 90), (0.82, "#e6e4ec", 80), (0.62, "#fffaf0", 60)):
        fluff = Pen()
        for k in range(count):
            angle = math.tau * k / count + rng.normal(0, 0.05)
            reach = RADIUS * share * rng.uniform(0.86, 1.04)
            tip = (x + reach * math.cos(angle), y + reach * math.sin(angle))
            fluff.line(x, y, *tip, 1.1)
            for spread in np.linspace(-0.9, 0.9, 7):
                end = (
                    tip[0] + 17 * math.cos(angle + spread),
                    tip[1] + 17 * math.sin(angle + spread),
                )
                fluff.line(*tip, *end, 0.9)
        card.paper(fluff, tone, shadow=0.12, spread=5, rim=0)
    lit = np.exp(-((np.hypot(X - x, Y - y) / 60) ** 2))
    card.tint(np.asarray(lit, np.float32), "#fff0b8", 0.75)
    card.emission += (lit * 0.22)[..., None] * np.array([1.0, 0.94, 0.76])
    card.paper(Pen().circle(x, y, 17), ("#d9c48a", "#9a8a5a"), spread=4)
    _plug(card)


def _plug(card: Card) -> None:
    """Two pins go straight into the heart of the flower."""
    x, y = HEAD
    pins, body, collar = Pen(), Pen(), Pen()
    for pen in (pins, body, collar):
        with pen.at(x + 16, y + 6, turn=22):
            if pen is pins:
                pen.rect(0, -13, 46, 7, 3).rect(0, 7, 46, 7, 3)
            elif pen is body:
                pen.smooth(
                    [
                        (38, -30, 0),
                        (62, -32),
                        (98, -14),
                        (110, -9, 0),
                        (110, 9, 0),
                        (98, 14),
                        (62, 32),
                        (38, 30, 0),
                    ]
                )
            else:
                pen.rect(108, -9, 20, 18, 5).rect(60, -20, 6, 40, 3).rect(72, -16, 6, 32, 3)
    card.paper(pins, ("#f0e6d0", "#b9ab94"), spread=4, rim=0.5)
    card.paper(body, ("#4f5a86", "#272f54"), spread=8, rim=0.5)
    card.paper(collar, "#1c2344", spread=3)


def _seed(pen: Pen, x: float, y: float, size: float, turn: float) -> None:
    with pen.at(x, y, size, turn):
        pen.line(0, 0, 0, -40, 1.4).taper([(0, 14), (0, -2)], 1.5, 5)
        for spread in np.linspace(-1.1, 1.1, 11):
            pen.line(0, -40, 30 * math.sin(spread), -40 - 24 * math.cos(spread), 1.1)


def _seeds(card: Card) -> None:
    for x, y, size, turn in ((188, 590, 1.15, -24), (112, 446, 0.9, -38)):
        card.glow(x, y - 30, 80, "#fff6d8", 0.3)
        pen = Pen()
        _seed(pen, x, y, size, turn)
        card.paper(pen, "#fffaf0", shadow=0.25, spread=5)


def _front(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 1120, 16, 0.5)
    pen = line.pen()
    for _ in range(260):
        x = rng.uniform(-5, 805)
        blade(pen, x, line.at(x) + 8, rng.uniform(24, 90), rng)
    card.paper(pen, ("#1f3a36", "#0f2024"), TORN, torn=0, offset=(0, -6), spread=14, rim=0.12)
