"""A sparrow with a magnificent tail of borrowed things; the owners' hands have come for them."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import dots, stripes
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.hands import hand

ROOT = (400.0, 850.0)
GOLD = ("#ffe6a0", "#c8902f")


def draw() -> NDArray[np.uint8]:
    card = Card(42, ["#4a1420", "#7a1f2c", "#a83a38", "#5a1a24"], light=(400, 300), lamp="#ffeccc")
    _stage(card)
    things = (_fan, _brush, _key, _feather, _umbrella, _fork, _card)
    order = (0, 6, 1, 5, 2, 4, 3)
    for i in order:
        place = Place(*ROOT, 560, -78 + i * 26)
        things[i](card, place)
    _hands(card)
    _sparrow(card)
    return card.finish(
        bloom=0.35,
        shadow_tone="#3a1030",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.3,
        saturation=1.08,
    )


def _stage(card: Card) -> None:
    for k in range(11):
        x = -40 + k * 88
        fold = Pen().poly([(x, -20), (x + 50, -20), (x + 62, 1010), (x - 6, 1010)])
        card.paper(
            fold,
            Gradient(("#8a2430", "#b83a40", "#5a141f"), x - 6, x + 62, X),
            shadow=0.3,
            spread=8,
        )
    card.glow(400, 420, 460, "#ffdca8", 0.5)
    floor = Pen().poly([(-20, 1000), (820, 1000), (820, 1240), (-20, 1240)])
    card.paper(floor, ("#c8864a", "#6a3a24"), glue(300, offset=(0, -6)))
    card.paint(Pen().oval(400, 1090, 300, 76), "#ffe2a8", 0.4, soft=10)


def _fan(card: Card, p: Place) -> None:
    for k in range(9):
        q = p.at(0, -0.5, 1, -40 + k * 10)
        rib = q.poly([(-0.012, 0), (0.012, 0), (0.045, -0.52), (-0.045, -0.52)])
        tone = "#2f8a8a" if k % 2 else "#4fb0a4"
        card.paper(rib, (mix(tone, "#fff0d0", 0.2), tone), glue(180))
    card.paper(p.ribbon([(0, 0), (0, -0.54)], [0.03, 0.03]), GOLD, glue(120))


def _brush(card: Card, p: Place) -> None:
    card.paper(
        p.ribbon([(0, 0), (0, -0.4), (0, -0.78)], [0.03, 0.055, 0.04]),
        ("#e0563f", "#a83428"),
        glue(200),
    )
    card.paper(
        p.poly([(-0.04, -0.76), (0.04, -0.76), (0.05, -0.88), (-0.05, -0.88)]),
        ("#f4f4f4", "#98a0ac"),
        glue(140),
    )
    card.paper(
        p.smooth(knots("-0.05 -0.88, 0.05 -0.88, 0.07 -0.98, 0 -1.12!, -0.07 -0.98")),
        ("#3f6ac8", "#23408a"),
        glue(140),
    )


def _key(card: Card, p: Place) -> None:
    with p.pen() as pen:
        pen.rect(-0.025, -0.76, 0.05, 0.76, 0.01).circle(0, -0.88, 0.14).circle(
            0, -0.88, 0.075, cut=True
        )
        pen.rect(0.02, -0.2, 0.11, 0.05).rect(0.02, -0.3, 0.07, 0.05)
    card.paper(pen, Gradient(GOLD, 250, 700), glue(200, rim=0.7))


def _feather(card: Card, p: Place) -> None:
    shape: list[Knot] = knots(
        "0 -0.2, 0.1 -0.4, 0.17 -0.8, 0.1 -1.12, 0 -1.24!, -0.1 -1.12, -0.17 -0.8, -0.1 -0.4"
    )
    mask = card.paper(
        p.smooth(shape), lit(card, p.at(0, -0.7), "#1f8a86", 0.36, 0.6), glue(240, rim=0.5)
    )
    for k, (tone, r) in enumerate((("#e8b83a", 0.13), ("#2f4ac8", 0.09), ("#141c4a", 0.05))):
        card.paint(p.oval(0, -0.96 + k * 0.008, r, r * 1.15).mask * mask, tone)
    with p.pen() as pen:
        for k in range(13):
            v = -0.3 - k * 0.07
            pen.line(0, v, 0.16, v - 0.09, 0.006).line(0, v, -0.16, v - 0.09, 0.006)
    card.shade(pen, "#0a3a40", 0.4, within=mask)
    card.paper(p.ribbon([(0, 0), (0, -1.15)], [0.022, 0.008]), "#fff0d0", glue(100))


def _umbrella(card: Card, p: Place) -> None:
    card.paper(p.ribbon([(0, 0), (0, -1.1)], [0.028, 0.02]), ("#6a4a38", "#3a2420"), glue(140))
    shut: list[Knot] = knots(
        "0 -1.06!, 0.06 -0.8, 0.1 -0.46, 0.04 -0.34!, 0 -0.4, -0.04 -0.34!, -0.1 -0.46, -0.06 -0.8"
    )
    card.paper(p.smooth(shut), stripes("#f6ecd8", "#c8303f", 30, 60), glue(200, rim=0.5))


def _fork(card: Card, p: Place) -> None:
    with p.pen() as pen:
        pen.poly(ribbon([(0, 0), (0, -0.6)], [0.05, 0.03])).smooth(
            knots("-0.08 -0.62, 0.08 -0.62, 0.1 -0.8, -0.1 -0.8")
        )
        for k in range(4):
            pen.rect(-0.1 + k * 0.058, -1.06, 0.026, 0.28, 0.013)
    card.paper(
        pen, Gradient(("#fcfcfc", "#a8b0bc", "#e8ecf0", "#8a94a4"), 540, 800, X), glue(200, rim=0.7)
    )


def _card(card: Card, p: Place) -> None:
    q = p.at(0, -0.72)
    card.paper(p.ribbon([(0, 0), (0, -0.5)], [0.02, 0.02]), GOLD, glue(100))
    card.paper(
        q.poly([(-0.17, -0.25), (0.17, -0.25), (0.17, 0.25), (-0.17, 0.25)]),
        ("#fffaf0", "#e8d8c0"),
        glue(200),
    )
    card.paint(
        q.poly([(-0.13, -0.21), (0.13, -0.21), (0.13, 0.21), (-0.13, 0.21)]),
        dots("#c8303f", "#f6dca8", 22, 5),
    )


def _hands(card: Card) -> None:
    """From every wing of the stage."""
    for x, y, size, turn, flip, grip, skin, cloth in (
        (-10, 560, 190, 72, False, "claw", "#e0a880", "#3f5a78"),
        (60, 120, 190, 132, True, "pinch", "#6f4330", "#d8a23a"),
        (268, -20, 180, 172, False, "reach", "#f0c8ac", "#4a7a5a"),
        (470, -34, 190, 184, True, "claw", "#d89a70", "#23304f"),
        (704, 60, 190, 220, False, "pinch", "#e8bd8c", "#8a2f5a"),
        (812, 380, 190, 266, True, "claw", "#5a3626", "#c8d0d8"),
        (812, 640, 180, 282, False, "reach", "#ecc0a0", "#6a4a2f"),
    ):
        hand(card, x, y, size, grip, skin, turn, flip, cloth)


def _sparrow(card: Card) -> None:
    p = Place(400, 900, 300)
    card.shade(Pen().oval(400, 1112, 170, 20), "#3a1414", 0.6, soft=9)
    for s in (-1, 1):
        card.paper(
            p.ribbon([(s * 0.14, 0.5), (s * 0.16, 0.7)], [0.035, 0.03]), "#8a5a34", glue(100)
        )
        for a in (-0.1, 0.0, 0.1):
            card.paper(
                p.ribbon([(s * 0.16, 0.69), (s * 0.16 + a, 0.74)], [0.03, 0.02]),
                "#a8703f",
                glue(80),
            )
    body: list[Knot] = knots(
        "0 -0.5, 0.24 -0.44, 0.33 -0.2, 0.46 0.1, 0.42 0.42, 0.2 0.6, -0.2 0.6, "
        "-0.42 0.42, -0.46 0.1, -0.33 -0.2, -0.24 -0.44"
    )
    card.paper(p.smooth(body), lit(card, p, "#a8743f", 0.3, 0.7), glue(300, rim=0.6))
    chest: list[Knot] = knots(
        "0 -0.2, 0.26 -0.06, 0.34 0.22, 0.2 0.54, -0.2 0.54, -0.34 0.22, -0.26 -0.06"
    )
    card.paper(
        p.smooth(chest), lit(card, p.at(0, 0.2), "#f0dcb8", 0.3, 0.5), glue(240), torn=4, core=0.2
    )
    bib: list[Knot] = knots("-0.12 -0.2, 0.12 -0.2, 0.16 0.02, 0.04 0.14!, -0.02 0.08, -0.14 0")
    card.paper(p.smooth(bib), ("#4a3430", "#2a1c1c"), glue(160))
    for s in (-1, 1):
        wing: list[Knot] = [
            (s * 0.34, -0.1),
            (s * 0.54, 0.12),
            (s * 0.56, 0.34),
            (s * 0.4, 0.5, 0),
            (s * 0.36, 0.2),
        ]
        card.paper(p.smooth(wing), lit(card, p.at(s * 0.4, 0.2), "#7a4a2c", 0.3, 0.4), glue(200))
        cheek = p.oval(s * 0.22, -0.22, 0.12, 0.1)
        card.paper(cheek, lit(card, p, "#f4e6cc", 0.2), glue(140))
    crown: list[Knot] = knots(
        "-0.27 -0.36, -0.14 -0.5, 0.02 -0.6!, 0 -0.52, 0.14 -0.5, 0.27 -0.36, 0.1 -0.38, -0.1 -0.38"
    )
    card.paper(p.smooth(crown), lit(card, p, "#8a4a2c", 0.3), glue(200))
    for s in (-1, 1):
        eye(card, *p.to(s * 0.13, -0.3), 25, (700, 300), "#3a2418", "#8a4a2c", 0.42, s * -8)
    card.paper(
        p.smooth(knots("-0.075 -0.22, 0 -0.27, 0.075 -0.22, 0 -0.12!")),
        ("#f0b84a", "#b8782a"),
        glue(140),
    )
    drop = p.smooth(knots("0.36 -0.5!, 0.4 -0.4, 0.36 -0.35, 0.32 -0.4"))
    card.paper(drop, ("#f2fcff", "#7fc0e0"), glue(90, rim=0.7))
