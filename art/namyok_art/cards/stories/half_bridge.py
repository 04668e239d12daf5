"""From the lips of one paper profile a plank bridge is being built towards another, silent one."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, mix, smoothstep
from namyok_art.paper.noise import distance
from namyok_art.paper.paths import Knot
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import flock
from namyok_art.paper.space import Array

ULTRAMARINE = "#2f3fb4"
BACK = 56.0
LIPS = (290 - BACK, 690.0)
DECK = 686.0
END = 400
PROFILE: list[Knot] = [
    # the right edge of the left face, from the crown down; the lips part at (290, 690)
    (-160, 100, 0),
    (60, 100),
    (176, 138),
    (254, 222),
    (284, 330),
    (286, 420),
    (276, 466),
    (288, 508),
    (316, 556),
    (338, 594),
    (330, 614),
    (302, 624),
    (298, 638),
    (310, 652),
    (320, 670),
    (310, 684),
    (288, 690, 0),
    (312, 700),
    (316, 720),
    (302, 738),
    (294, 754),
    (304, 778),
    (306, 808),
    (288, 838),
    (244, 856),
    (196, 868),
    (166, 900),
    (162, 960),
    (184, 1040),
    (236, 1120),
    (300, 1240, 0),
    (-160, 1240, 0),
]


def draw() -> NDArray[np.uint8]:
    card = Card(74, ["#7f8795", "#99a1ad", "#b4bac3", "#8f96a3"], light=(400, -260), lamp="#ffffff")
    card.glow(400, 640, 330, "#f4f6f8", 0.5)
    for y, tone in ((880, "#a9b0bb"), (990, "#8a92a0"), (1100, "#6c7484")):
        _mist(card, y, tone)
    card.paint(flock(card.rng, 9, (400, 930), (46, 40), (4, 9)), "#6a707e", 0.8)
    left = _head(card, False)
    right = _head(card, True)
    _features(card, left, False)
    _features(card, right, True)
    _bridge(card)
    _answer(card)
    _builders(card)
    return card.finish(
        bloom=0.15, halation=0.04, shadow_tone="#4a4e68", light_tone="#fffdf8", vignette=0.12
    )


def _mist(card: Card, y: float, tone: str) -> None:
    pen = Pen()
    for _ in range(30):
        r = card.rng.uniform(30, 74)
        pen.oval(card.rng.uniform(-40, 840), y + card.rng.uniform(20, 70), r * 1.5, r)
    pen.rect(-20, y + 70, 840, 400)
    card.paper(
        pen, (mix(tone, "#ffffff", 0.3), tone), shadow=0.2, spread=14, offset=(0, -6), rim=0.15
    )


def _outline(flip: bool) -> Array:
    pen = Pen()
    with pen.at(800 + BACK if flip else -BACK, 0, 1, flip=flip):
        pen.smooth(PROFILE)
    return pen.mask


def _head(card: Card, flip: bool) -> Array:
    """Sheets upon sheets, like the relief map of a face."""
    outline = _outline(flip)
    depth = distance(outline)
    tones = ("#d9dce0", "#e0e2e5", "#e7e8e9", "#edecea", "#f1efeb", "#f5f2ed")
    for k, tone in enumerate(tones):
        inset = 15.0 * k + 3.0 * k * k
        sheet = np.asarray(smoothstep(inset - 0.7, inset + 0.7, depth + 0.7), np.float32)
        card.paper(
            sheet, (mix(tone, "#ffffff", 0.35), tone), spread=9, lift=8, shadow=0.34, rim=0.35
        )
    return outline


def _features(card: Card, outline: Array, flip: bool) -> None:
    """A lowered lid, lashes and a brow, pressed into the paper."""
    marks = Pen()
    with marks.at(800 + BACK if flip else -BACK, 0, 1, flip=flip):
        marks.stroke([(196, 474), (222, 492), (252, 484)], 4.5)
        for x0, y0, x1, y1 in ((208, 484, 204, 500), (222, 491, 222, 508), (237, 489, 242, 505)):
            marks.line(x0, y0, x1, y1, 3)
        marks.stroke([(186, 424), (220, 404), (262, 414)], 6)
        marks.stroke([(290, 616), (276, 604), (282, 590)], 3.5)
    card.shade(marks.mask * outline, "#6a7080", 0.65)


def _bridge(card: Card) -> None:
    """It comes out of the mouth and ends in the air, exactly half way."""
    x, y = LIPS
    mouth = Pen().smooth(
        [(x + 30, y - 9), (x - 6, y - 16), (x - 48, y - 4, 0), (x - 6, y + 12), (x + 30, y + 11)]
    )
    inside = mouth.mask * _outline(False)
    card.hollow(inside, ("#3f4452", "#5a6070"), depth=6, strength=0.5)
    struts = Pen()
    for k in range(3):
        struts.line(x + 6 + 6 * k, y + 66 + 14 * k, x + 70 + k * 38, DECK + 8, 6)
    card.paper(struts, ("#8a8578", "#6f6a62"), spread=5)
    for k in range(9):
        plank = Pen()
        with plank.at(x - 22 + k * 20, DECK + 2, 1, (-1.5, 1.2, 0.4, -0.8)[k % 4]):
            plank.rect(-30, -6, 66, 12, 1.5)
        tone = ("#efe6d6", "#e0d6c4", "#f6efe2", "#d6ccba")[k % 4]
        card.paper(plank, (tone, mix(tone, "#7a7468", 0.35)), spread=4, offset=(0, 5), shadow=0.4)
    rail = Pen()
    for k in range(5):
        rail.line(x + 14 + k * 32, DECK - 4, x + 14 + k * 32, DECK - 34, 3)
    card.paper(rail, ("#e6dccb", "#a89f90"), spread=3)
    rope = Pen()
    for k in range(4):
        left = x + 14 + k * 32
        rope.stroke([(left, DECK - 32), (left + 16, DECK - 25), (left + 32, DECK - 32)], 1.8)
    card.paper(rope, "#efe6d6", spread=2, shadow=0.3)


def _answer(card: Card) -> None:
    """On the other lip one plank lies, as if thinking."""
    x = 800 - LIPS[0]
    line = Pen().stroke([(x - 4, 690), (x + 26, 693), (x + 50, 688)], 4)
    card.shade(line, "#6a7080", 0.6)
    plank = Pen()
    with plank.at(x - 20, DECK + 6, 1, 4):
        plank.rect(-46, -7, 82, 13, 1.5)
    card.shade(plank, "#4a4e68", 0.35, soft=6, move=(0, 14))
    card.paper(plank, (mix(ULTRAMARINE, "#8fa0ff", 0.3), ULTRAMARINE), spread=5, rim=0.4)


def _builders(card: Card) -> None:
    """One carries, one hammers, one has sat down to look across."""
    grey = Look("#7f8694", "#4f5564", "#e6d6cc", "#4a4e5a", "#5f6472")
    pale = Look("#a9aeb8", "#5f6472", "#ecdcd0", "#6a5a54", "#5f6472")
    dark = Look("#5a6070", "#3f4454", "#e6d2c6", "#2f3340", "#4a4e5a")
    carrier = Person(
        250, DECK - 4, 62, 1, "jacket", arms=((0.12, -0.2), (0.2, -0.16)), hair="short", stride=1
    )
    carrier.glue(card, grey)
    hx, hy = carrier.hand(1)
    load = Pen()
    with load.at(hx - 8, hy - 3, 1, -6):
        load.rect(-36, -4, 72, 7, 1)
    card.paper(load, ("#ffffff", "#cfd2d7"), spread=3)
    kneeler = Person(
        356, DECK - 3, 64, 1, "jacket", "kneel", ((0.3, 0.16), (0.28, -0.16)), hair="bun"
    )
    kneeler.glue(card, pale)
    hx, hy = kneeler.hand(1)
    hammer = Pen().line(hx - 2, hy + 4, hx + 9, hy - 14, 2.6).rect(hx + 2, hy - 21, 15, 8, 2)
    card.paper(hammer, "#3f4454", spread=2)
    sitter = Person(
        392, DECK - 5, 62, 1, "jacket", "sit", ((0.05, 0.28), (0.2, -0.14)), hair="short"
    )
    sitter.glue(card, dark)
