"""A line-up of penguins against a wall of height lines: jam everywhere, and one far too clean."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, Y, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.penguins import jam, penguin

CLEAN = (612.0, 620.0)
US = (420.0, 1500.0)


def draw() -> NDArray[np.uint8]:
    card = Card(81, ["#9fb8c4", "#c4d4d8", "#dfe6e2"], light=(240, 40), lamp="#fffaf0")
    _wall(card)
    _snow(card)
    spots = ((0.02, -0.7, 0.03), (-0.08, -0.4, 0.04), (0.06, -0.24, 0.035))
    tall = penguin(card, 96, 968, 640, (330, 520), 0.9, 3, 0.3, -14, wings=(6, 10))
    jam(card, tall, ((0.0, -0.72, 0.035), (0.1, -0.5, 0.03), (-0.06, -0.2, 0.045)))
    stout = penguin(card, 318, 984, 520, US, 1.35, -2, 0.12, -16, 0.05, wings=(34, 30))
    jam(card, stout, spots)
    clean = penguin(card, 622, 990, 590, (640, 100), 0.95, 0, 0.44, 4, wings=(4, 4))
    card.glow(*clean.to(0, -0.4), 170, "#ffffff", 0.5)
    halo = clean.oval(0.0, -1.08, 0.17, 0.04, -6, width=0.02)
    card.paper(halo, ("#fff0a8", "#e0b850"), glue(120, rim=0.8))
    thin = penguin(card, 748, 1010, 470, CLEAN, 0.85, -7, 0.3, 18, wings=(50, 6))
    jam(card, thin, ((0.02, -0.66, 0.03), (-0.05, -0.36, 0.04)))
    mean = penguin(card, 196, 1056, 360, CLEAN, 1.15, 5, 0.36, 20, wings=(8, 14))
    jam(card, mean, ((0.0, -0.7, 0.04), (0.1, -0.3, 0.06), (-0.12, -0.2, 0.04)))
    chick = penguin(
        card, 470, 1062, 250, US, 1.25, 2, 0.0, -20, 0.06, wings=(20, 20), coat="#6a7284"
    )
    jam(
        card,
        chick,
        ((-0.02, -0.74, 0.06), (0.1, -0.44, 0.09), (-0.1, -0.3, 0.08), (0.02, -0.14, 0.06)),
    )
    tear = chick.smooth(knots("0.16 -0.74!, 0.185 -0.68, 0.16 -0.64, 0.135 -0.68"))
    card.paper(tear, ("#f2fcff", "#7fc0e0"), glue(60, rim=0.7))
    _evidence(card)
    hand(card, 728, 1222, 240, "point", "#d89a70", -56, False, "#4a3a5a")
    return card.finish(
        bloom=0.2,
        halation=0.05,
        shadow_tone="#2a3a5a",
        light_tone="#fff8ec",
        toning=0.07,
        vignette=0.22,
        saturation=1.1,
    )


def _wall(card: Card) -> None:
    lines = Pen()
    for k in range(12):
        y = 170 + k * 64
        lines.line(-10, y, 810, y, 5 if k % 2 else 2.4)
    card.shade(lines, "#4a6a80", 0.5)
    lamp: list[Knot] = knots("330 -20!, 470 -20!, 540 74!, 260 74!")
    card.paper(Pen().smooth(lamp), ("#4a5a6a", "#2a3644"), glue(200))
    card.lightup(Pen().oval(400, 78, 132, 15), "#fff6d0", 1.2)
    cone = Pen().poly([(270, 80), (530, 80), (860, 900), (-60, 900)])
    card.paint(cone, "#fff8dc", 0.28, soft=14)


def _snow(card: Card) -> None:
    ground: list[Knot] = knots("-40 960!, 200 930, 460 946, 840 926!, 840 1260!, -40 1260!")
    card.paper(
        Pen().smooth(ground),
        Gradient(("#ffffff", "#dde8f0", "#a8bccc"), 930, 1200),
        glue(300, offset=(0, -5)),
    )
    for x, y, w in (
        (110, 976, 150),
        (320, 994, 170),
        (620, 1000, 140),
        (760, 1016, 110),
        (200, 1064, 120),
        (474, 1070, 90),
    ):
        card.shade(Pen().oval(x + 26, y, w, 15), "#3a5a88", 0.4, soft=9)


def _evidence(card: Card) -> None:
    """Tracks lead from the jar to every one of them, and round the clean one in a neat circle."""
    prints = Pen()
    rng = np.random.default_rng(4)
    for tx, ty in ((96, 990), (318, 1010), (470, 1090), (196, 1090), (740, 1030)):
        for k in range(5):
            t = 0.2 + k * 0.16
            x, y = 330 + (tx - 330) * t, 1168 + (ty - 1168) * t
            for s in (-1, 1):
                dx = s * 7 + rng.normal(0, 2)
                prints.poly(
                    [(x + dx, y + 5), (x + dx - 6, y - 7), (x + dx, y - 3), (x + dx + 6, y - 7)]
                )
    card.paint(prints, "#c8243a", 0.85)
    pool: list[Knot] = knots(
        "196 1164, 250 1136, 330 1150, 410 1142, 470 1170, 400 1196, 300 1190, 230 1196"
    )
    card.paper(Pen().smooth(pool), ("#e03a4a", "#8a1424"), glue(160, rim=0.8))
    jar = Place(300, 1136, 120, 78)
    glass = jar.smooth(knots("-0.4 -0.5, 0.4 -0.5, 0.46 0.5, -0.46 0.5"))
    card.paper(glass, ("#f4b8b8", "#b83a48"), glue(160, rim=0.8), opacity=0.9)
    card.paint(jar.poly(ribbon([(-0.3, -0.4), (-0.32, 0.4)], [0.06, 0.06])), "#ffffff", 0.7)
    card.paper(
        jar.poly([(-0.34, -0.7), (0.34, -0.7), (0.34, -0.5), (-0.34, -0.5)]),
        ("#f0d890", "#b88a3a"),
        glue(120),
    )
    spoon = Place(520, 1170, 100, 70)
    card.paper(spoon.ribbon([(0, 0.5), (0, -0.3)], [0.08, 0.06]), ("#e8eef4", "#8a98a8"), glue(120))
    card.paper(spoon.oval(0, -0.46, 0.17, 0.24), ("#f4f8fc", "#98a6b6"), glue(120, rim=0.8))
    card.shade(smoothstep(1120, 1240, Y), "#6a88a8", 0.2)
