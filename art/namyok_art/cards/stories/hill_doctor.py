"""A doctor listens to a grassy hill, and deep inside it a knot of roots glows like a heart."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, mix
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.clouds import cloud_sheet
from namyok_art.paper.props.land import pebbles, ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import branch
from namyok_art.paper.space import Array

AMBER = "#ffb648"
HEART = (432.0, 872.0)
HILL = [
    (-160.0, 700.0),
    (-40, 552),
    (80, 470),
    (230, 392),
    (400, 356),
    (560, 384),
    (700, 470),
    (840, 580),
    (960, 720),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#a8cfdc", "#cfe4e0", "#f0f0dc", "#f6eed4"]
    card = Card(85, sky, light=HEART, lamp="#ffdc9a")
    for x, y, w, h in ((150, 140, 240, 96), (640, 90, 200, 80), (720, 290, 150, 60)):
        cloud_sheet(card, x, y, w, h, "#fffdf4", "#c9d3cc", 0.12)
    far = ridge(card.rng, 520, 26, 0.5)
    card.paper(far.pen(), ("#c3d8b4", "#dfe6c4"), shadow=0.12, offset=(0, -4), rim=0.1)
    soil = _hill(card)
    _bones(card, soil)
    _heart(card, soil)
    _mole(card)
    _turf(card)
    _doctor(card)
    return card.finish(
        bloom=0.55, shadow_tone="#3a2a3a", light_tone="#fff0d0", vignette=0.22, contrast=1.06
    )


def _hill(card: Card) -> Array:
    """Four beds of soil, each a torn sheet, darker as they go down."""
    beds = ("#a8764c", "#8a5a3c", "#6c4434", "#50322c", "#3a2426")
    whole: Array | None = None
    for k, tone in enumerate(beds):
        drop = (0, 110, 240, 400, 570)[k]
        crest = [(x, y + drop + (24 * math.sin(x / 90 + k * 2) if k else 0)) for x, y in HILL]
        pen = Pen().smooth([*crest, (960, 1260, 0), (-160, 1260, 0)])
        mask = card.paper(
            pen,
            (mix(tone, "#d9a070", 0.16), tone),
            TORN,
            torn=5,
            core=0.25,
            shadow=0.3,
            offset=(0, -5),
            rim=0.08,
        )
        whole = mask if whole is None else whole
        stones = pebbles(card.rng, 46, (0, 380 + drop, 800, 560 + drop), (3, 9))
        card.paper(stones.mask * mask, mix(tone, "#e6cdb0", 0.3), spread=2, shadow=0.3, rim=0.1)
    assert whole is not None
    return whole


def _bones(card: Card, soil: Array) -> None:
    """The bones of old houses: gables, a stair, a window frame, a jug."""
    pale = "#cba888"
    frames = Pen()
    for x, y, s, turn in (
        (150, 700, 1.0, -14),
        (660, 760, 1.15, 12),
        (130, 1010, 0.9, 10),
        (690, 1060, 0.8, -18),
    ):
        with frames.at(x, y, s, turn):
            frames.path("M-52 44 L-52 -8 L0 -56 L52 -8 L52 44", width=9)
            frames.path("M-18 44 L-18 8 L14 8 L14 44", width=7)
            frames.line(-52, -8, 52, -8, 6).line(0, -56, 0, -8, 5)
    for k in range(5):
        frames.rect(560 + k * 18, 604 - k * 13, 22, 8, 2)
    card.paper(
        frames.mask * soil,
        (mix(pale, "#8a5a3c", 0.35), mix(pale, "#6a4434", 0.65)),
        spread=5,
        shadow=0.35,
        rim=0.2,
    )
    jug = Pen()
    with jug.at(272, 610, 0.9, 28):
        jug.path("M-16 30 C-34 6 -20 -16 -9 -24 L-12 -38 L12 -38 L9 -24 C20 -16 34 6 16 30Z")
        jug.path("M10 -30 C30 -28 28 -6 20 -4", width=5)
    card.paper(jug, ("#d98a5c", "#a8603f"), spread=4, rim=0.2)
    key = Pen()
    with key.at(540, 690, 0.8, 40):
        key.circle(0, -18, 11, width=6).line(0, -8, 0, 34, 6).line(0, 32, 12, 32, 5).line(
            0, 22, 9, 22, 5
        )
    card.paper(key, ("#c9a45a", "#8f6c34"), spread=3)


def _heart(card: Card, soil: Array) -> None:
    """Roots that run down from the grass and tie themselves into a knot that beats."""
    x, y = HEART
    card.glow(x, y, 340, "#ff9a3c", 0.55, within=soil)
    card.glow(x, y, 170, "#ffd078", 0.6, within=soil)
    rng = np.random.default_rng(9)
    veins = Pen()
    for angle, length, width in (
        (-1.5, 130, 26),
        (-2.2, 110, 20),
        (-0.9, 112, 20),
        (-2.9, 90, 15),
        (-0.25, 92, 15),
        (2.4, 84, 14),
        (0.8, 88, 14),
        (1.55, 80, 14),
    ):
        start = (x + math.cos(angle) * 62, y + math.sin(angle) * 66)
        branch(veins, start, angle, length, width, rng, 4, 0.5, 0, 0.4, 0.78)
    card.paper(veins.mask * soil, ("#8a5434", "#c9803f", "#7a4830"), spread=6, rim=0.5, rim_width=3)
    knot = Pen().smooth(
        [
            (x + 2, y - 78),
            (x + 38, y - 106),
            (x + 84, y - 96),
            (x + 106, y - 44),
            (x + 86, y + 22),
            (x + 40, y + 76),
            (x + 10, y + 124),
            (x - 28, y + 84),
            (x - 82, y + 30),
            (x - 106, y - 36),
            (x - 90, y - 90),
            (x - 42, y - 104),
        ]
    )
    body = card.lightup(knot, AMBER, 0.42)
    for k in range(17):
        a = k * 2.4
        lean = a + 2.2 + 0.5 * math.sin(k * 1.7)
        start = (x + 112 * math.cos(a), y + 6 + 112 * math.sin(a))
        end = (x + 112 * math.cos(lean), y + 6 + 112 * math.sin(lean))
        bend = (
            (start[0] + end[0]) / 2 + 34 * math.cos(a + 1.1),
            (start[1] + end[1]) / 2 + 34 * math.sin(a + 1.1),
        )
        strand = Pen().taper([start, bend, end], 20 - k * 0.4, 10)
        tone = mix("#8f4f2a", "#e09a48", k / 16)
        fill = (mix(tone, "#ffd890", 0.2), tone)
        card.paper(strand.mask * body, fill, spread=5, shadow=0.45, rim=0.5)
    for side in (-1, 1):
        for inset in (0, 24):
            lobe = Pen().taper(
                [
                    (x + side * (104 - inset), y - 14),
                    (x + side * (88 - inset), y - 84 + inset * 0.5),
                    (x + side * 34, y - 98 + inset),
                    (x - side * 6, y - 66 + inset),
                ],
                15,
                9,
            )
            card.paper(lobe.mask * body, ("#e0a050", "#b06a34"), spread=5, shadow=0.4, rim=0.5)
    rind = body * (1 - shift(body, 0, -9))
    card.shade(rind, "#7a3c20", 0.5, soft=4, within=body)
    card.glow(x, y, 130, "#ffd890", 0.35)
    pulse = Pen()
    for r in (170, 214, 262):
        pulse.circle(x, y, r, width=2.4)
    card.paint(pulse.mask * soil, "#ffd690", 0.16)


def _mole(card: Card) -> None:
    """It sits in its own room, a paw at its lips."""
    x, y = 214, 900
    den = Pen().smooth(
        [
            (x - 84, y + 20),
            (x - 92, y - 40),
            (x - 50, y - 96),
            (x + 20, y - 104),
            (x + 74, y - 60),
            (x + 84, y),
            (x + 60, y + 30),
        ]
    )
    card.hollow(den, ("#3a2426", "#6a4232"), depth=12, strength=0.5)
    card.glow(x + 60, y - 30, 100, "#ffb45a", 0.45, within=den.mask)
    body = Pen().smooth(
        [
            (x - 46, y + 26, 0),
            (x - 52, y - 20),
            (x - 34, y - 60),
            (x - 4, y - 76),
            (x + 26, y - 66),
            (x + 62, y - 52),
            (x + 64, y - 44),
            (x + 40, y - 36),
            (x + 36, y - 10),
            (x + 40, y + 26, 0),
        ]
    )
    card.paper(body, ("#6a5a68", "#463a4a"), spread=6, rim=0.7, rim_width=4)
    card.paper(Pen().circle(x + 64, y - 48, 7), "#f0a0a0", spread=2)
    eye = Pen().stroke([(x + 16, y - 52), (x + 23, y - 47), (x + 30, y - 52)], 3)
    card.paint(eye, "#1e1820")
    paw = Pen().taper([(x + 6, y - 8), (x + 38, y - 10), (x + 50, y - 30)], 20, 12)
    for tip in ((46, -46), (54, -46), (61, -42)):
        paw.line(x + 50, y - 30, x + tip[0], y + tip[1] + 4, 5)
    card.paper(paw, ("#f0b4a8", "#c98a84"), spread=3, rim=0.4)


def _turf(card: Card) -> None:
    crest = along(HILL, 200)
    top = np.array(crest)
    band = [
        *crest,
        *((float(px), float(py) + 26 + 8 * math.sin(px / 23)) for px, py in reversed(crest)),
    ]
    pen = Pen().poly(band)
    for _ in range(420):
        px = card.rng.uniform(-10, 810)
        py = float(np.interp(px, top[:, 0], top[:, 1]))
        high = card.rng.uniform(8, 24)
        pen.taper([(px, py + 8), (px + card.rng.normal(0, 4), py - high)], 3, 0.7)
    card.paper(pen, ("#9cc46a", "#6f9f4c"), spread=6, offset=(0, 6), rim=0.1)
    dots = Pen()
    for _ in range(40):
        px = card.rng.uniform(0, 800)
        dots.circle(px, float(np.interp(px, top[:, 0], top[:, 1])) - card.rng.uniform(0, 16), 3)
    card.paint(dots, "#fff6dc", 0.9)


def _doctor(card: Card) -> None:
    """The tube of the stethoscope is as long as a path."""
    doctor = Person(548, 384, 122, -1, "coat", arms=((0.1, 0.24), (0.3, 0.12)), hair="bun", lean=10)
    ear = (doctor.head[0] - 2, doctor.head[1] + 4)
    tube: list[Point] = [
        (ear[0] - 6, ear[1] + 26),
        (506, 350),
        (470, 372),
        (380, 350),
        (260, 372),
        (190, 420),
        (236, 452),
        (330, 420),
        (430, 392),
    ]
    doctor.glue(card, Look("#fbfbf6", "#4a5a6a", "#eec8a6", "#5a3a2c"), spread=4)
    line = Pen().stroke([ear, *tube], 5)
    card.paper(line, ("#c8473c", "#a8342f"), spread=4, lift=5)
    disc = Pen().oval(436, 394, 21, 12, -8)
    card.paper(disc, ("#f4f6f8", "#9aa6b0"), spread=4, rim=0.4)
    bag = Pen().rect(584, 366, 54, 36, 6).path("M600 367 C600 352 622 352 622 367", width=5)
    card.paper(bag, ("#8a5a3c", "#643c2c"), spread=4)
