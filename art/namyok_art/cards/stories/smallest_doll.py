"""Of a family of nesting dolls only the tiniest has opened, and out of it rises a great ship."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import boards
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.nesting import doll
from namyok_art.paper.props.sky import flock

SHIP = Place(520, 452, 100, -7)
SHELL = Place(716, 1150, 110)


def draw() -> NDArray[np.uint8]:
    card = Card(61, ["#f3d9ac", "#f7e4c0", "#f2cfa0", "#e0a878"], light=(640, 120), lamp="#fff4d8")
    card.glow(560, 330, 430, "#fffae0", 0.6)
    card.paint(flock(card.rng, 7, (190, 150), (90, 50), (9, 15)), "#8a5a4a", 0.8)
    table = Pen().poly([(-20, 1120), (820, 1090), (820, 1240), (-20, 1240)])
    card.paper(table, boards("#b87a50", "#96603c", card.rng), glue(300, offset=(0, -6)))
    _water(card)
    _ship(card, SHIP)
    look = (540.0, 330.0)
    envy = MOODS["envy"].but(yaw=0.3, tilt=0)
    family = (
        (
            118,
            1500,
            1190,
            "#a8282f",
            "#3a2420",
            "#f0c49c",
            MOODS["anger"].but(teeth="", lower=-0.02, upper=-0.02, corner=0.04),
            "#f0d8a0",
        ),
        (352, 1330, 770, "#c8502f", "#8a4a26", "#eebb94", envy, "#f6e2b8"),
        (530, 1262, 480, "#d8892f", "#2a1a20", "#d89a70", MOODS["awe"], "#f4ecd0"),
        (636, 1216, 292, "#b8323f", "#c8903a", "#f4cfae", MOODS["fear"].but(tilt=0), "#f0d8a0"),
    )
    for x, y, h, cloth, hair, skin, mood, apron in family:
        card.shade(Pen().oval(x - 20, y - 10, h * 0.36, h * 0.04), "#4a1f20", 0.5, soft=12)
        who = Person("adult", skin, hair, cloth=cloth, eye="#3a5a6a", lip="#b8303f", brow=0.04)
        doll(card, x, y, h, who, mood, look, apron)
    _shell(card)
    card.shade(smoothstep(1130, 1230, Y), "#5a2f2a", 0.3)
    return card.finish(
        bloom=0.25,
        halation=0.05,
        shadow_tone="#5a2f44",
        light_tone="#fff2d4",
        vignette=0.2,
        saturation=1.08,
    )


def _water(card: Card) -> None:
    """A horn of water that widens out of the little shell up to the keel."""
    x, y = SHELL.x, SHELL.y
    for k, tone in enumerate(("#2f8a94", "#4fb0ac", "#9fdccc")):
        shrink = 1 - 0.22 * k
        knots: list[Knot] = [
            (x - 20 * shrink, y - 40),
            (x - 10 - 60 * shrink, y - 240),
            (x - 90 - 130 * shrink, y - 430),
            (x - 190 - 260 * shrink, y - 560),
            (x - 420 * shrink, y - 640 - 10 * k, 0),
            (x - 330 * shrink, y - 600),
            (x - 230 * shrink, y - 650),
            (x - 110 * shrink, y - 610),
            (x - 10, y - 660),
            (x + 150 * shrink, y - 640, 0),
            (x + 90 * shrink, y - 430),
            (x + 40 * shrink, y - 230),
            (x + 22 * shrink, y - 40),
        ]
        card.paper(
            Pen().smooth(knots),
            (mix(tone, "#ffffff", 0.3), tone),
            TORN,
            torn=3,
            core=0.5,
            spread=12,
        )
    for t in (-0.7, -0.3, 0.1, 0.5):
        line = [
            (x + t * 16, y - 60),
            (x - 40 + t * 60, y - 260),
            (x - 130 + t * 170, y - 440),
            (x - 190 + t * 330, y - 570),
        ]
        card.paint(Pen().poly(ribbon(line, [2, 5, 7, 2], 60)), "#ffffff", 0.55)


def _ship(card: Card, place: Place) -> None:
    wood = ("#a8683c", "#6a3f28")
    for mast, (x, top) in enumerate(((-1.5, -2.9), (0.1, -3.9), (1.6, -3.2))):
        card.paper(place.ribbon([(x, 0.6), (x, top)], [0.13, 0.07]), wood, glue(160))
        rows = 3
        for row in range(rows):
            y = top + 0.25 + row * (abs(top) - 0.4) / rows
            w, h = 0.62 + row * 0.2, (abs(top) - 0.7) / rows
            sail: list[Knot] = [
                (x - w, y, 0),
                (x + w, y - 0.04, 0),
                (x + w + 0.22, y + h * 0.5),
                (x + w + 0.04, y + h, 0),
                (x, y + h * 0.86),
                (x - w + 0.06, y + h, 0),
                (x - w + 0.24, y + h * 0.5),
            ]
            tone = ("#fff8ea", "#e8cfa8") if (mast + row) % 3 else ("#e06a4a", "#b8402f")
            card.paper(place.smooth(sail), tone, glue(240, spread=8, rim=0.5))
        flag: list[Knot] = [
            (x, top - 0.05, 0),
            (x + 0.6, top - 0.2),
            (x + 0.9, top + 0.02, 0),
            (x + 0.5, top + 0.1),
            (x, top + 0.22, 0),
        ]
        card.paper(place.smooth(flag), ("#2f8a7a", "#1c5a58"), glue(120))
    hull: list[Knot] = knots(
        "-2.7 0.2!, -2.1 0.5, 0 0.72, 1.9 0.46, 2.9 -0.1!, 2.7 0.9, 2 1.6, "
        "0.2 1.86, -1.7 1.6, -2.4 1"
    )
    mask = card.paper(
        place.smooth(hull),
        Gradient(("#3fa890", "#23786e", "#14504e"), 440, 640),
        glue(300, spread=16, rim=0.5),
    )
    with place.pen() as pen:
        for k in range(4):
            d = 0.35 + k * 0.28
            pen.stroke([(-2.7, 0.2 + d), (0, 0.72 + d), (1.9, 0.46 + d), (2.9, -0.1 + d)], 0.025)
    card.shade(pen, "#0a3436", 0.5, within=mask)
    card.paint(
        place.ribbon([(-2.7, 0.36), (0, 0.86), (1.9, 0.6), (2.9, 0.06)], [0.15] * 4).mask * mask,
        "#f6e0b0",
    )
    card.paper(
        place.ribbon([(2.7, 0.1), (3.4, -0.5), (3.9, -0.8)], [0.16, 0.1, 0.05]), wood, glue(120)
    )
    with place.pen() as pen:
        for x in (-1.4, -0.7, 0.0, 0.7, 1.4):
            pen.rect(x - 0.12, 1.04 - 0.06 * abs(x), 0.24, 0.22, 0.05)
    card.hollow(pen, ("#ffd88a", "#d99a4a"), 3, "#3a2a20", 0.5, shine=0.5)


def _shell(card: Card) -> None:
    """The two halves of the smallest: the lid thrown off still smiles."""
    cup: list[Knot] = knots(
        "-0.3 -0.36!, 0.3 -0.36!, 0.34 -0.1, 0.24 0.16!, -0.24 0.16!, -0.34 -0.1"
    )
    card.shade(SHELL.oval(0.1, 0.16, 0.5, 0.07), "#3a1418", 0.6, soft=5)
    card.paper(SHELL.smooth(cup), ("#e05a4a", "#a02a2f"), glue(140, rim=0.6))
    card.paper(SHELL.oval(0, -0.36, 0.3, 0.06), "#bfeee4", glue(80))
    lid = Place(566, 1204, 190, -96)
    dome: list[Knot] = knots(
        "-0.24 0!, -0.25 -0.2, -0.17 -0.36, 0 -0.4, 0.17 -0.36, 0.25 -0.2, 0.24 0!"
    )
    card.paper(lid.smooth(dome), ("#e05a4a", "#a02a2f"), glue(140, rim=0.6))
