"""At a party the balloons press against one wall, a shy cactus keeps to the other; one has come."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import boards, dots, stripes
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.face import features
from namyok_art.paper.props.moods import MOODS, Mood
from namyok_art.paper.space import Array

CACTUS = (612, 560)
BRAVE = (408, 800)
BALLOONS: tuple[tuple[float, float, float, str, str], ...] = (
    # x, y, radius, colour, what it feels; far ones first
    (300, 250, 76, "#e8894a", "fear"),
    (60, 220, 92, "#c83f5a", "anger"),
    (178, 330, 96, "#3f8fa8", "envy"),
    (36, 440, 100, "#e0a83a", "fear"),
    (268, 470, 84, "#8a5aa8", "laughter"),
    (140, 560, 108, "#d8603f", "stubborn"),
    (20, 700, 90, "#4f9a7a", "awe"),
    (236, 690, 74, "#d86a94", "fear"),
)


def draw() -> NDArray[np.uint8]:
    wall = dots("#2f4f5c", "#37606a", 74, 9)
    card = Card(180, wall, light=(420, 120), lamp="#ffe6b0")
    _room(card)
    strings = Pen()
    for x, y, r, _, _ in BALLOONS:
        strings.stroke([(x, y + r * 1.2), ((x + 130) / 2, 900), (126, 1010)], 2.4)
    card.paint(strings, "#e8d8b8", 0.8)
    for x, y, r, tone, mood in BALLOONS:
        acting = MOODS[mood].but(tilt=0)
        balloon(card, x, y, r, tone, acting, CACTUS)
    _weight(card)
    _cactus(card)
    _brave(card)
    _confetti(card)
    return card.finish(
        bloom=0.45,
        shadow_tone="#1c2c44",
        light_tone="#ffeccc",
        toning=0.08,
        vignette=0.26,
        saturation=1.1,
    )


def _room(card: Card) -> None:
    for x, y in ((90, 60), (250, 96), (420, 108), (590, 92), (750, 52)):
        card.glow(x, y, 120, "#ffc86a", 0.5)
    cord = Pen().stroke([(-20, 20), (200, 84), (420, 100), (640, 80), (820, 16)], 3)
    card.paint(cord, "#1a2a34")
    for x, y in ((90, 60), (250, 96), (420, 108), (590, 92), (750, 52)):
        card.lightup(Pen().oval(x, y + 14, 13, 17), "#ffe8a8", 1.3)
    floor = Pen().poly([(-20, 930), (820, 890), (820, 1240), (-20, 1240)])
    card.paper(floor, boards("#c8764a", "#a85c3a", card.rng, 90), glue(300, offset=(0, -6)))
    card.shine_on(410, 1010, 330, "#ffd890", 0.5, (1, 0.42), (Y > 890).astype(np.float32))


def _shape(x: float, y: float, r: float) -> Pen:
    pen = Pen().smooth(
        [
            (x, y - r * 1.12),
            (x + r * 0.76, y - r * 0.78),
            (x + r, y - r * 0.08),
            (x + r * 0.66, y + r * 0.74),
            (x, y + r * 1.14),
            (x - r * 0.66, y + r * 0.74),
            (x - r, y - r * 0.08),
            (x - r * 0.76, y - r * 0.78),
        ]
    )
    return pen.poly([(x - r * 0.13, y + r * 1.28), (x + r * 0.13, y + r * 1.28), (x, y + r * 1.06)])


def balloon(
    card: Card, x: float, y: float, r: float, tone: str, mood: Mood, look: tuple[float, float]
) -> None:
    place = Place(x, y, r)
    mask = card.paper(_shape(x, y, r), lit(card, place, tone, 0.42, 1.0), glue(r * 2.4, rim=0.5))
    card.paint(
        Pen()
        .poly(
            ribbon([(x - r * 0.5, y - r * 0.72), (x - r * 0.78, y - r * 0.3)], [r * 0.12, r * 0.05])
        )
        .mask
        * mask,
        "#fff4dc",
        0.7,
    )
    who = Person(
        "child",
        tone,
        mix(tone, "#2a1020", 0.75),
        eye="#3a2a30",
        lip=mix(tone, "#6a1020", 0.6),
        brow=0.05,
    )
    features(card, Place(x, y - r * 0.08, r * 1.9), who, mood, mask, nose=False, look=look)


def _weight(card: Card) -> None:
    card.shade(Pen().oval(130, 1076, 84, 12), "#3a1420", 0.5, soft=7)
    card.paper(
        Pen().poly([(84, 1000), (176, 1000), (190, 1072), (66, 1072)]),
        stripes("#e8d0a0", "#c83f4a", 30, 20),
        glue(160),
    )


def _cactus(card: Card) -> None:
    x, y = CACTUS
    card.shade(Pen().oval(x, 1120, 170, 24), "#3a1420", 0.6, soft=12)
    place = Place(x, y, 200)
    green = "#4f9a5c"
    arm: list[Knot] = knots(
        "0.3 0.4, 0.62 0.42, 0.86 0.3, 0.84 -0.1, 1.1 -0.1, 1.14 0.4, 0.8 0.7, 0.3 0.72"
    )
    card.paper(place.smooth(arm), lit(card, place, green, 0.4, 0.9), glue(240, rim=0.5))
    body: list[Knot] = knots(
        "0 -0.86, 0.46 -0.66, 0.6 -0.1, 0.58 0.8, 0.5 1.8!, -0.5 1.8!, "
        "-0.58 0.8, -0.6 -0.1, -0.46 -0.66"
    )
    mask = card.paper(place.smooth(body), lit(card, place, green, 0.4, 0.8), glue(300, rim=0.6))
    _spines(card, place, mask)
    who = Person("adult", green, "#143a28", eye="#3a5a2a", lip="#8a3a4a", brow=0.04)
    shy = MOODS["shame"].but(
        teeth="", tilt=0, top=0.05, low=0.04, pitch=0.02, yaw=-0.3, corner=-0.012, blush=1.0
    )
    features(card, place.at(-0.04, -0.08, 1.24), who, shy, mask, look=BRAVE)
    left: list[Knot] = knots("-0.4 0.66, -0.7 0.72, -0.84 0.94, -0.66 1.12, -0.2 1.08, -0.1 0.86")
    card.paper(place.smooth(left), lit(card, place, green, 0.4, 0.8), glue(240, rim=0.6))
    gift = place.at(-0.42, 1.1, 0.46, -6)
    card.paper(
        gift.poly([(-0.7, -0.5), (0.7, -0.5), (0.66, 0.6), (-0.66, 0.6)]),
        dots("#c83f5a", "#f6d890", 26, 5),
        glue(180),
    )
    card.paper(
        gift.poly([(-0.12, -0.5), (0.12, -0.5), (0.12, 0.6), (-0.12, 0.6)]), "#f6d890", glue(100)
    )
    for s in (-1, 1):
        card.paper(
            gift.smooth([(0, -0.5), (s * 0.5, -0.86), (s * 0.56, -0.52)]),
            ("#fff0b8", "#e0b050"),
            glue(110),
        )
    hat = place.at(0.1, -0.72, 1, 10)
    card.paper(
        hat.poly([(-0.34, 0.1), (0.34, 0.1), (0, -0.86)]),
        stripes("#f0b83a", "#3f8fa8", 34, 70),
        glue(240, rim=0.5),
    )
    with hat.pen() as pen:
        pen.star(0, -0.88, 0.16, 0.5, 8)
    card.paper(pen, "#e8603f", glue(120))
    pot: list[Knot] = knots("-0.74 1.74!, 0.74 1.74!, 0.6 2.82!, -0.6 2.82!")
    card.paper(
        place.smooth(pot),
        Gradient(("#e08a5a", "#a8502f", "#7a3424"), x - 140, x + 140, X),
        glue(300, rim=0.5),
    )
    card.paper(
        place.poly([(-0.82, 1.66), (0.82, 1.66), (0.8, 1.92), (-0.8, 1.92)]),
        Gradient(("#f0a070", "#b85a38", "#8a3f2c"), x - 150, x + 150, X),
        glue(240, rim=0.5),
    )


def _spines(card: Card, place: Place, mask: Array) -> None:
    ribs, spines = Pen(), Pen()
    for k in (-0.44, -0.16, 0.14, 0.42):
        line = [place.to(k * 0.6, -0.82), place.to(k * 1.1, 0.1), place.to(k, 1.8)]
        ribs.stroke(line, 4)
        for j in range(9):
            u, v = place.to(k * 1.05, -0.6 + j * 0.27)
            if -0.5 < -0.6 + j * 0.27 < 0.45:
                continue
            for a in card.rng.uniform(0, math.tau, 5):
                spines.line(u, v, u + 14 * math.cos(a), v + 14 * math.sin(a), 2)
    card.shade(ribs.mask * mask, "#143a34", 0.4)
    card.paint(spines.mask * mask, "#f8f2cc", 0.9)


def _brave(card: Card) -> None:
    """The one that has drifted out."""
    x, y = BRAVE
    card.shade(Pen().oval(x, 1088, 60, 12), "#3a1420", 0.5, soft=8)
    card.paint(
        Pen().stroke([(x, y + 80), (x - 14, y + 130), (x + 10, y + 180), (x - 8, y + 250)], 2.6),
        "#f6e6b8",
        0.9,
    )
    card.glow(x, y, 170, "#ffe07a", 0.5)
    balloon(card, x, y, 68, "#f6c832", MOODS["awe"].but(tilt=0, corner=-0.02), (x + 180, y - 220))


def _confetti(card: Card) -> None:
    rng = card.rng
    for tone in ("#e8603f", "#3f8fa8", "#f0c83a", "#d86a94"):
        pen = Pen()
        for _ in range(14):
            with pen.at(rng.uniform(0, 800), rng.uniform(960, 1190), 1, rng.uniform(0, 180)):
                pen.rect(-7, -3.5, 14, 7)
        card.paper(pen, tone, shadow=0.25, spread=2)
    card.tint(smoothstep(420, 0, np.hypot(X - 410, Y - 900)), "#ffd890", 0.08)
