"""An apartment block sails off through a green sea with all its washing set as sails."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, mix
from namyok_art.paper.card import Shape
from namyok_art.paper.colour import Fill
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.patterns import bricks, stripes
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.objects import chair
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import flock
from namyok_art.paper.props.vessels import cup

HULL: Point = (436.0, 940.0)
LEAN = -9.0
MAGENTA = "#d02c88"


def draw() -> NDArray[np.uint8]:
    sky = ["#8fc8e0", "#b9dfe8", "#dff0ea", "#f0f5e4"]
    card = Card(48, sky, light=(-80, 60), lamp="#fffbe8")
    card.glow(60, 100, 460, "#ffffff", 0.45)
    for x, y, w, h in ((690, 120, 220, 90), (110, 480, 190, 76), (760, 560, 170, 70)):
        cloud_sheet(card, x, y, w, h, "#ffffff", "#b4cdd8", 0.14)
    card.paint(flock(card.rng, 9, (640, 300), (70, 60), (7, 14)), "#ffffff", 0.95)
    _far_sea(card)
    _masts(card)
    _sails(card)
    _block(card)
    _neighbours(card)
    _near_sea(card)
    _quay(card)
    return card.finish(
        bloom=0.2, halation=0.05, shadow_tone="#2a5a6a", light_tone="#fffdf0", vignette=0.12
    )


def _deck(x: float, y: float) -> Point:
    """A point of the leaning house on the card; the roof is at y = -330."""
    a = math.radians(LEAN)
    return (
        HULL[0] + x * math.cos(a) - y * math.sin(a),
        HULL[1] + x * math.sin(a) + y * math.cos(a),
    )


def _sea(card: Card, y: float, height: float, length: float, phase: float, tone: str) -> None:
    line = wave(y, height, length, phase, card.rng)
    crest = [(float(px), float(py) + 1) for px, py in zip(line.xs, line.ys, strict=True)]
    fill = (mix(tone, "#ffffff", 0.25), tone, mix(tone, "#0f4a4c", 0.25))
    card.paper(line.pen(), fill, shadow=0.25, offset=(0, -5), spread=9, rim=0.25)
    foam = Pen().stroke(crest[::4], max(2.0, height * 0.16))
    card.paint(foam, "#f6fff8", 0.75)


def _far_sea(card: Card) -> None:
    for k, y in enumerate((730, 772, 822)):
        tone = mix("#a8d8cc", "#6fbaac", k / 2)
        _sea(card, y, 6 + 3 * k, 70 + 24 * k, k * 1.7, tone)


def _local(shape: list[Knot]) -> Pen:
    pen = Pen()
    with pen.at(*HULL, 1, LEAN):
        pen.smooth(shape)
    return pen


def _masts(card: Card) -> None:
    masts, ropes = Pen(), Pen()
    for foot, top in ((-216, -660), (10, -800), (226, -620)):
        masts.line(*_deck(foot, -320), *_deck(foot, top), 9)
        masts.line(*_deck(foot - 84, top + 26), *_deck(foot + 84, top + 26), 6)
    tops = (_deck(-216, -655), _deck(10, -795), _deck(226, -615))
    for a, b in (
        ((_deck(-318, -330)), tops[0]),
        (tops[0], tops[1]),
        (tops[1], tops[2]),
        (tops[2], _deck(330, -330)),
    ):
        ropes.line(*a, *b, 2)
    card.paper(ropes, "#7a6a5c", spread=2, shadow=0.2)
    card.paper(masts, ("#b08a64", "#8a6446"), spread=5)
    _wash(card, tops)
    x, y = tops[1]
    pot = Pen().poly([(x - 15, y - 24), (x + 15, y - 24), (x + 11, y + 2), (x - 11, y + 2)])
    leaves, blooms = Pen(), Pen()
    for dx, dy in ((-15, -38), (0, -48), (15, -40), (-8, -58), (10, -60)):
        leaves.circle(x + dx, y + dy, 11)
    for dx, dy in ((-11, -58), (7, -70), (17, -52)):
        blooms.circle(x + dx, y + dy, 8)
    card.paper(leaves, ("#8fc46a", "#5f9a4a"), spread=3)
    card.paper(blooms, ("#f06a5a", "#d0402f"), spread=3)
    card.paper(pot, ("#d98a5c", "#b0643f"), spread=3)


def _wash(card: Card, tops: tuple[Point, Point, Point]) -> None:
    """Small things on the lines between the masts, blown one way."""
    tones = ("#ffffff", "#f6d06a", "#9fd0e6", "#f4a08a", "#ffffff", "#c3e0b4")
    for a, b in ((tops[0], tops[1]), (tops[1], tops[2])):
        for k in range(5):
            t = 0.16 + 0.16 * k
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            with (pen := Pen()).at(x, y, 0.8, -24):
                if k % 2:
                    pen.path("M-9 0 L9 0 L9 22 C14 26 22 24 22 32 L2 34 L-8 26Z")
                else:
                    pen.path(
                        "M-18 0 L18 0 L32 18 L20 26 L16 20 L18 46 L-16 46 L-16 20 L-22 26 L-34 18Z"
                    )
            card.paper(pen, (mix(tones[k], "#ffffff", 0.3), tones[k]), spread=4)


def _sail(card: Card, knots: list[Knot], fill: Fill, shade: str) -> None:
    """One billowing sheet with a soft hollow along its lee side."""
    shape: Shape = _local(knots)
    mask = card.paper(shape, fill, spread=12, lift=10, rim=0.25)
    card.shade(mask * (1 - shift(mask, -26, -8)), shade, 0.4, soft=16, within=mask)
    card.shade(mask * (1 - shift(mask, 14, 4)), shade, 0.3, soft=9, within=mask)


def _sails(card: Card) -> None:
    white: Fill = ("#ffffff", "#eef3f0")
    _sail(
        card,
        [
            (-300, -634, 0),
            (-216, -646),
            (-134, -634, 0),
            (-104, -540),
            (-112, -420, 0),
            (-200, -396),
            (-286, -412, 0),
            (-262, -530),
        ],
        white,
        "#9fbcc4",
    )
    _sail(
        card,
        [
            (150, -596, 0),
            (226, -606),
            (306, -594, 0),
            (338, -510),
            (326, -392, 0),
            (244, -374),
            (160, -390, 0),
            (186, -500),
        ],
        ("#fdf6dc", "#f4e2b0"),
        "#c9ac84",
    )
    _sail(
        card,
        [
            (-106, -776, 0),
            (10, -792),
            (126, -774, 0),
            (176, -640),
            (160, -410, 0),
            (30, -372),
            (-92, -404, 0),
            (-50, -600),
        ],
        stripes("#fffafc", MAGENTA, 52, LEAN + 4, 0.42),
        "#a8608a",
    )
    pegs = Pen()
    for x, y in (
        (-290, -636),
        (-216, -644),
        (-142, -636),
        (-96, -776),
        (-30, -786),
        (50, -786),
        (116, -776),
        (158, -598),
        (226, -604),
        (298, -596),
    ):
        px, py = _deck(x, y)
        pegs.rect(px - 3, py - 11, 6, 18, 2)
    card.paper(pegs, ("#d9a86a", "#a87844"), spread=2)


def _block(card: Card) -> None:
    """Five storeys of pale brick with balconies; the prow is only the corner of the kitchen."""
    wall = Pen()
    with wall.at(*HULL, 1, LEAN):
        wall.poly([(-340, -330), (340, -330), (340, 150), (-340, 150)])
    brick = bricks("#ecc4ac", "#e0b096", "#f6e2d0", card.rng, 30)
    mask = card.paper(wall, brick, spread=18, rim=0.2)
    card.shade(mask * (1 - shift(mask, -40, 0)), "#a86a6a", 0.3, soft=22, within=mask)
    cornice = Pen()
    with cornice.at(*HULL, 1, LEAN):
        cornice.rect(-352, -342, 704, 20, 3).rect(-352, -176, 704, 6)
    card.paper(cornice, ("#fff4e6", "#dcc0ac"), spread=6)
    frames, panes, drapes, pots = (Pen() for _ in range(4))
    for pen in (frames, panes, drapes, pots):
        with pen.at(*HULL, 1, LEAN):
            for row in range(4):
                for k in range(8):
                    x, y = -306 + k * 80, -300 + row * 78
                    if pen is frames:
                        pen.rect(x - 3, y - 3, 48, 56, 2).rect(x - 6, y + 50, 54, 6, 2)
                    elif pen is panes:
                        pen.rect(x + 1, y + 1, 19, 48).rect(x + 23, y + 1, 18, 48)
                    elif pen is drapes and (k * 3 + row * 5) % 7 < 3:
                        pen.smooth(
                            [
                                (x + 1, y + 1, 0),
                                (x + 19, y + 1, 0),
                                (x + 14, y + 24),
                                (x + 1, y + 40, 0),
                            ]
                        )
                        pen.smooth(
                            [
                                (x + 41, y + 1, 0),
                                (x + 24, y + 1, 0),
                                (x + 28, y + 24),
                                (x + 41, y + 40, 0),
                            ]
                        )
                    elif pen is pots and (k + row * 3) % 5 == 0:
                        for dx in (8, 20, 32):
                            pen.circle(x + dx, y + 44, 7)
    card.paper(frames, "#fffaf0", spread=4)
    card.paint(panes, ("#8fb8c8", "#6f9cb0"))
    card.paper(drapes, "#fff2dc", spread=2, shadow=0.2)
    card.paper(pots, ("#8fc46a", "#5f9a4a"), spread=2)


def _neighbours(card: Card) -> None:
    """Balconies with crews; ropes run up to the sheets."""
    crews = (
        (-205, -208, 1, "jacket", "#4f86b0", "short", (-200, -404)),
        (-45, -130, 1, "dress", "#e09a3a", "bun", (-80, -402)),
        (115, -208, -1, "stout", "#6f9a5c", "beard", (150, -404)),
        (275, -130, -1, "jacket", "#a8584a", "pony", (318, -386)),
    )
    for x, y, facing, build, coat, hair, end in crews:
        foot = _deck(x, y + 44)
        who = Person(
            *foot,
            78,
            facing,
            build,
            arms=((0.1, -0.3), (0.16, -0.26)),
            hair=hair,
            lean=-LEAN * -facing,
        )
        who.glue(card, Look(coat, "#4a5060", "#ecc4a0", "#4a3228"), spread=3)
        rope = Pen().line(*who.hand(1), *_deck(*end), 2.2)
        card.paper(rope, "#8a7458", spread=2, shadow=0.25)
        rail, slab = Pen(), Pen()
        with rail.at(*HULL, 1, LEAN), slab.at(*HULL, 1, LEAN):
            slab.rect(x - 52, y + 42, 104, 9, 2)
            rail.rect(x - 52, y + 10, 104, 5, 2)
            for k in range(9):
                rail.rect(x - 50 + k * 12.2, y + 12, 3, 32)
        card.paper(rail, ("#5f8a8c", "#44696c"), spread=4)
        card.paper(slab, ("#fff4e6", "#cfb09c"), spread=5)


def _near_sea(card: Card) -> None:
    for k, y in enumerate((936, 992, 1056, 1134)):
        tone = mix("#58ac9c", "#257274", k / 3)
        _sea(card, y, 17 + 5 * k, 150 + 34 * k, 0.6 + k * 2.1, tone)
        if k == 0:
            spray = Pen()
            bow = _deck(338, 30)
            for _ in range(60):
                px = bow[0] + abs(card.rng.normal(0, 30)) - 26
                py = bow[1] + 30 - abs(card.rng.normal(0, 38))
                spray.circle(px, py, card.rng.uniform(2, 8))
            card.paper(spray, ("#ffffff", "#e0f4ee"), spread=4, shadow=0.2)


def _quay(card: Card) -> None:
    """A chair was left behind, and on it a cup that still steams."""
    stone = Pen().poly([(-20, 1098), (250, 1090), (268, 1230), (-20, 1230)])
    card.paper(stone, ("#efe6d6", "#cdbfae"), TORN, torn=3, spread=12, offset=(4, -6))
    joints = (
        Pen()
        .line(-10, 1140, 258, 1134, 2.5)
        .line(90, 1098, 92, 1138, 2.5)
        .line(180, 1136, 184, 1210, 2.5)
    )
    card.shade(joints, "#8a7a70", 0.5)
    bollard = Pen().rect(206, 1048, 26, 46, 6).oval(219, 1050, 22, 9)
    card.paper(bollard, ("#4f6470", "#34464f"), spread=5, rim=0.2)
    loose = Pen().stroke([(219, 1070), (244, 1082), (262, 1112), (256, 1150)], 4)
    card.paper(loose, "#c9a878", spread=3)
    card.shade(Pen().oval(110, 1126, 62, 7), "#6a5a5a", 0.5, soft=5)
    seat = Pen()
    chair(seat, 100, 1124, 140)
    card.paper(seat, ("#c47a4a", "#965632"), spread=5)
    mug = Pen()
    cup(mug, 106, 1056, 30)
    card.paper(mug, ("#ffffff", "#dcd6cc"), spread=3)
    for k in range(4):
        card.paint(
            Pen().circle(106 + 6 * (k % 2), 1014 - 15 * k, 5 + 2.4 * k),
            "#ffffff",
            0.8 - 0.16 * k,
            soft=3,
        )
