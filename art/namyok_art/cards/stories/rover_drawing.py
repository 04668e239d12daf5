"""On an empty planet a rover's tracks draw the dog it has left; two craters are the eyes."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, fbm, mix
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.place import Place, glue, lit
from namyok_art.paper.props.beasts import eye

LINES: tuple[tuple[Point, ...], ...] = (
    # the brow and both ears, one long drive
    ((96, 640), (60, 480), (84, 330), (170, 250), (262, 262), (400, 214), (538, 262), (620, 236)),
    ((96, 640), (150, 690), (206, 620), (226, 480), (262, 262)),
    ((538, 262), (574, 470), (606, 600), (662, 664)),
    # cheeks and chin
    ((214, 560), (226, 700), (290, 800), (400, 846), (510, 800), (574, 700), (590, 560)),
    # the mouth
    ((400, 738), (386, 778), (330, 786)),
    ((400, 738), (414, 778), (470, 786)),
    # paws
    ((250, 846), (196, 930), (206, 1036), (270, 1070), (338, 1040), (352, 940), (330, 862)),
    ((550, 846), (604, 930), (594, 1036), (530, 1070), (462, 1040), (448, 940), (470, 862)),
    ((262, 990), (266, 1060)),
    ((538, 990), (534, 1060)),
)
ROVER = Place(676, 322, 86, 158)


def draw() -> NDArray[np.uint8]:
    ground = fbm(210, np.random.default_rng(5), octaves=4)
    card = Card(55, "#b8603a", light=(-60, 240), lamp="#ffe2b8")
    _land(card, np.asarray(ground, np.float32))
    for line in LINES:
        _track(card, line)
    _track(card, [(620, 236), (656, 262), (ROVER.x, ROVER.y)])
    for x, r, deep in ((312.0, 60.0, "#3a1420"), (488.0, 56.0, "#3a1420")):
        _crater(card, x, 474, r, deep)
    _crater(card, 400, 668, 62, "#2c0f1a")
    for x, y, r in (
        (60, 1120, 70),
        (740, 760, 44),
        (700, 1150, 34),
        (180, 100, 50),
        (30, 830, 26),
        (420, 1150, 22),
    ):
        _crater(card, x, y, r, "#6a2c28")
    _rover(card)
    return card.finish(
        bloom=0.25,
        shadow_tone="#4a1f3a",
        light_tone="#ffe6c0",
        toning=0.09,
        vignette=0.32,
        saturation=1.06,
    )


def _land(card: Card, ground: NDArray[np.float32]) -> None:
    """Sheets of rust, one over another, like the lines of a map."""
    for level, tone in ((-0.35, "#a8522f"), (0.0, "#c06a3c"), (0.35, "#cf8048")):
        sheet = (ground > level).astype(np.float32)
        card.paper(
            sheet, (mix(tone, "#f0b070", 0.2), tone), TORN, torn=3, core=0.2, shadow=0.22, spread=9
        )


def _track(card: Card, points: Sequence[Point]) -> None:
    """Two ruts and the bars of the tread between them."""
    length = sum(math.dist(a, b) for a, b in pairwise(points))
    curve = along(list(points), max(4, int(length / 9)))
    card.shade(Pen().stroke(curve, 34), "#6a2c20", 0.34, soft=2)
    light, bars = Pen(), Pen()
    for i in range(1, len(curve) - 1):
        (ax, ay), (bx, by) = curve[i - 1], curve[i + 1]
        far = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / far, (bx - ax) / far
        x, y = curve[i]
        for s in (-1, 1):
            bars.line(x + nx * s * 6, y + ny * s * 6, x + nx * s * 15, y + ny * s * 15, 4.4)
            light.line(
                x + nx * s * 6 + 2,
                y + ny * s * 6 + 4,
                x + nx * s * 15 + 2,
                y + ny * s * 15 + 4,
                2.2,
            )
    card.shade(bars, "#3a1218", 0.75)
    card.paint(light, "#f0b47c", 0.5)


def _crater(card: Card, x: float, y: float, r: float, deep: str) -> None:
    rim = [
        (x + math.cos(a) * r * (1.22 + 0.07 * math.sin(5 * a)), y + math.sin(a) * r * 1.14)
        for a in np.linspace(0, math.tau, 40)
    ]
    card.paper(
        Pen().poly(rim),
        Gradient(("#e8a468", "#a8522f"), x - r, x + r, X),
        TORN,
        torn=3,
        core=0.3,
        spread=6,
    )
    card.hollow(
        Pen().oval(x, y, r, r * 0.92), (deep, mix(deep, "#c0603a", 0.5)), r * 0.3, "#1a0810", 0.7
    )


def _rover(card: Card) -> None:
    """It has stopped at the tip of the ear and looks up: is it like him?"""
    p = ROVER
    card.shade(p.oval(0.3, -0.3, 1.3, 1.1), "#3a1220", 0.5, soft=10)
    for s in (-1, 1):
        for v in (-0.8, 0.0, 0.8):
            with p.pen() as pen:
                pen.rect(s * 0.78 - 0.2, v - 0.28, 0.4, 0.56, 0.1)
            card.paper(pen, ("#4a4450", "#201c28"), glue(120))
    deck: list[Knot] = knots("-0.6 -0.9, 0.6 -0.9, 0.66 0.8, -0.66 0.8")
    card.paper(p.smooth(deck), lit(card, p, "#e8e2d4", 0.3, 1.0), glue(200, rim=0.5))
    for u in (-0.3, 0.3):
        panel = p.poly([(u - 0.24, 0.0), (u + 0.24, 0.0), (u + 0.24, 0.66), (u - 0.24, 0.66)])
        card.paper(panel, ("#3f5a8a", "#23345f"), glue(100))
    card.paper(
        p.ribbon([(0.4, -0.8), (0.9, -1.3), (0.7, -1.8)], [0.16, 0.13, 0.11]),
        ("#c8c0b0", "#8a8478"),
        glue(120),
    )
    can = p.at(0.66, -1.96)
    card.paper(can.oval(0, 0, 0.3, 0.3), ("#d0d4d8", "#8a9098"), glue(110, rim=0.6))
    card.paper(can.oval(0, 0, 0.22, 0.22), "#4a2c20", glue(60))
    for a in (20, 140, 260):
        leaf = can.at(0, 0, 1, a).smooth(knots("0 0!, 0.16 -0.16, 0.06 -0.42!, -0.1 -0.2"))
        card.paper(leaf, ("#8fbf5a", "#4f8a3f"), glue(90, rim=0.5))
    card.paper(p.oval(0, -0.5, 0.42, 0.4), lit(card, p, "#f4efe2", 0.3), glue(160, rim=0.6))
    for u in (-0.17, 0.17):
        eye(card, *p.to(u, -0.52), 15, (400, 1400), "#3f7a9a", "#c8c0b0", 0.24, 0)
