"""Melon boats race with crews of seeds; the judge, a gull, is only waiting for them to finish."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.land import wave

JUDGE: Point = (600.0, 330.0)


def draw() -> NDArray[np.uint8]:
    card = Card(33, ["#f8d890", "#f6c07a", "#f0a878"], light=(120, 60), lamp="#fff4d0")
    card.glow(120, 80, 380, "#fffbe0", 0.7)
    _sea(card, ((470, "#4fb0a8"), (540, "#3a9a9c")))
    _boat(card, Place(110, 560, 90, -8), "#f0a03a", "#f8d890", "#c8602a", 3)
    _gull(card)
    _sea(card, ((640, "#2a8590"), (720, "#1f7284")))
    _boat(card, Place(590, 800, 150, 7), "#8fbf3a", "#e8f0b0", "#3f7a2f", 4)
    _sea(card, ((850, "#186278"), (930, "#12526a")))
    _boat(card, Place(236, 940, 210, -10), "#e8404f", "#f8ece0", "#2f7a3f", 6)
    _sea(card, ((1090, "#0e445c"), (1150, "#0a364c")))
    _spoon(card)
    return card.finish(
        bloom=0.25,
        shadow_tone="#143a58",
        light_tone="#fff2d0",
        toning=0.08,
        vignette=0.24,
        saturation=1.1,
    )


def _sea(card: Card, rows: tuple[tuple[float, str], ...]) -> None:
    for y, tone in rows:
        line = wave(y, 14 + y * 0.01, 90 + y * 0.12, phase=y * 0.37)
        card.paper(
            line.pen(), (mix(tone, "#e8f6e0", 0.22), tone), glue(240, offset=(0, -5), rim=0.4)
        )


def _boat(card: Card, p: Place, flesh: str, pith: str, rind: str, crew: int) -> None:
    """A slice, its leaf for a sail, and seeds that have seen who the judge is."""
    card.paper(
        p.ribbon([(0.1, 0.1), (0.06, -2.2)], [0.07, 0.05]), ("#a87844", "#6a4428"), glue(140)
    )
    leaf: list[Knot] = knots("0.1 -2.2!, 0.9 -1.7, 1.1 -0.9, 0.7 -0.3, 0.14 -0.16!, 0.3 -1.1")
    sail = card.paper(
        p.smooth(leaf), lit(card, p.at(0.5, -1.1), "#5f9a4a", 0.34, 1.0), glue(260, rim=0.5)
    )
    veins = p.ribbon([(0.14, -0.2), (0.56, -1.0), (0.2, -2.1)], [0.02, 0.03, 0.01]).mask
    for k in range(5):
        v = -0.5 - k * 0.32
        veins = np.maximum(
            veins, p.ribbon([(0.42, v), (0.86 - 0.05 * k, v - 0.22)], [0.02, 0.008]).mask
        )
    card.shade(veins, "#1f4a24", 0.5, within=sail)
    for i in range(crew):
        u = -0.86 + 1.5 * i / max(1, crew - 1)
        _seed(card, p.at(u, -0.02 - 0.06 * (i % 2), 0.2, -10 + 9 * (i % 3)), (i * 3 + crew) % 5)
    for r, tone in ((1.16, rind), (1.06, pith), (0.95, flesh)):
        half = [
            (r * math.cos(a), 0.1 + r * 0.78 * math.sin(a)) for a in np.linspace(0, math.pi, 24)
        ]
        card.paper(p.poly(half), lit(card, p.at(0, 0.4), tone, 0.26, 1.0), glue(240, rim=0.4))
    pips = Pen()
    for u, v in ((-0.5, 0.3), (-0.2, 0.5), (0.14, 0.34), (0.44, 0.42), (0.0, 0.68), (-0.4, 0.56)):
        x, y = p.to(u, v)
        pips.oval(x, y, p.size * 0.03, p.size * 0.05, 20)
    card.paint(pips, mix(flesh, "#2a0f18", 0.8), 0.85)


def _seed(card: Card, p: Place, k: int) -> None:
    body: list[Knot] = knots("0 -1.6!, 0.62 -0.6, 0.66 0.3, 0 0.9, -0.66 0.3, -0.62 -0.6")
    card.paper(
        p.smooth(body),
        lit(card, p, ("#3a2420", "#4a3024", "#2c1c20", "#54382a", "#33262c")[k], 0.4, 1.2),
        glue(p.size * 5, rim=0.6),
    )
    for s in (-1, 1):
        eye(
            card,
            *p.to(s * 0.27, -0.4),
            p.size * 0.23,
            JUDGE,
            "#2a1a14",
            "#3a2420",
            (0.0, 0.2, 0.0, 0.35, 0.1)[k],
            s * 12,
        )
    gape = (0.16, 0.06, 0.22, 0.05, 0.12)[k]
    card.paint(p.oval(0, 0.16, 0.15, gape), "#f0a090")
    for s in (-1, 1):
        up = (0.9, 0.2, 1.0, -0.2, 0.5)[k]
        card.paper(
            p.ribbon(
                [(s * 0.56, -0.1), (s * 0.9, -0.1 - up * 0.5), (s * 0.96, -0.3 - up)],
                [0.16, 0.14, 0.12],
            ),
            "#3a2420",
            glue(60),
        )


def _gull(card: Card) -> None:
    """He fills half the sky and has brought a napkin."""
    p = Place(620, 330, 300)
    body: list[Knot] = knots("-0.34 0.2, 0.2 0.1, 0.7 0.3, 0.8 1.4!, -0.7 1.4!, -0.56 0.7")
    card.paper(p.smooth(body), lit(card, p.at(0, 0.6), "#f6f4ee", 0.3, 0.9), glue(400, spread=14))
    wing: list[Knot] = knots("0.3 0.4, 0.7 0.3, 0.8 1.4!, 0.1 1.4!, 0.1 0.8")
    card.paper(p.smooth(wing), lit(card, p.at(0.5, 0.8), "#8a98aa", 0.34, 0.7), glue(300))
    head: list[Knot] = knots(
        "-0.4 -0.1, -0.3 -0.44, 0.04 -0.58, 0.4 -0.42, 0.48 0, 0.4 0.5, -0.24 0.5, -0.4 0.24"
    )
    card.paper(p.smooth(head), lit(card, p, "#fdfaf2", 0.3, 0.6), glue(400, rim=0.5))
    low: list[Knot] = knots("-0.3 0.14, -0.9 0.34!, -0.84 0.42, -0.3 0.36")
    card.paper(p.smooth(low), ("#f0a83a", "#b86a24"), glue(240))
    card.paint(p.poly([(-0.3, 0.16), (-0.8, 0.3), (-0.84, 0.36), (-0.3, 0.26)]), "#8a2430")
    beak: list[Knot] = knots(
        "-0.28 -0.2, -0.7 -0.1, -1.08 0.1, -1.12 0.34!, -0.96 0.2, -0.6 0.2, -0.26 0.2"
    )
    card.paper(p.smooth(beak), ("#ffc04a", "#d8842a"), glue(280, rim=0.6))
    card.shade(p.oval(-0.62, 0.0, 0.07, 0.02, 14), "#5a2c14", 0.7)
    card.paint(p.oval(-0.84, 0.36, 0.05, 0.05), "#d83a3a")
    card.paint(p.smooth(knots("-0.76 0.4!, -0.73 0.5, -0.76 0.56, -0.79 0.5")), "#dff2fa")
    eye(card, *p.to(-0.1, -0.2), 44, (250, 900), "#c8902a", "#e8e2d4", 0.36, -12)
    brow = p.ribbon([(-0.3, -0.34), (-0.1, -0.4), (0.1, -0.44)], [0.03, 0.07, 0.02])
    card.paper(brow, "#b8b0a8", glue(120))
    bib: list[Knot] = knots("-0.34 0.46, 0.1 0.52, 0.44 0.44, 0.34 0.9, 0 1.06!, -0.4 0.86")
    card.paper(p.smooth(bib), Gradient(("#fff8f0", "#e8b8b0"), 460, 680), glue(260))
    for u, v in ((-0.2, 0.62), (0.06, 0.74), (0.24, 0.6), (-0.06, 0.9)):
        card.paint(p.oval(u, v, 0.045, 0.045), "#d8404a", 0.85)


def _spoon(card: Card) -> None:
    """The buoy, stuck in the water by its handle."""
    p = Place(470, 1080, 100, 8)
    card.paper(
        p.ribbon([(0, 1.2), (0, -0.6)], [0.16, 0.12]), ("#f4f6f8", "#8a98a8"), glue(160, rim=0.7)
    )
    card.paper(p.oval(0, -1.1, 0.36, 0.56), ("#fbfcfd", "#98a6b6"), glue(180, rim=0.8))
    card.hollow(p.oval(0, -1.1, 0.28, 0.47), ("#a8b4c0", "#e8eef2"), 6)
    card.paper(
        p.poly(ribbon([(-0.1, 0.0), (-0.7, -0.2), (-1.1, 0.1)], [0.1, 0.34, 0.3])),
        ("#e8503f", "#a82f2f"),
        glue(140),
    )
