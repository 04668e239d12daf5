"""On a stage a big glove moves paper clouds, a cardboard moon and a sailor, watched by animals."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix, rgb
from namyok_art.paper.paths import Point
from namyok_art.paper.props.gloves import hanging_glove
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import cloud, stars
from namyok_art.paper.props.theatre import curtains, footlights, spectator

MOON = (440, 440)
ROWS = (
    (
        1040,
        ("#4a1f2a", "#2a1220"),
        (
            ("owl", 70, 33),
            ("rabbit", 190, 36),
            ("mouse", 292, 26),
            ("bear", 400, 40),
            ("fox", 520, 35),
            ("hat", 630, 31),
            ("rabbit", 740, 33),
        ),
    ),
    (
        1135,
        ("#230f1c", "#0e070f"),
        (
            ("fox", 20, 48),
            ("stag", 165, 44),
            ("mouse", 300, 38),
            ("fox", 430, 50),
            ("hat", 575, 42),
            ("bear", 725, 56),
        ),
    ),
)


def draw() -> NDArray[np.uint8]:
    sky = ["#1e2a4a", "#28406a", "#3f6688", "#7fa0a0", "#d8c79a", "#f0d49a"]
    card = Card(83, sky, light=MOON, lamp="#ffe6ac")
    card.glow(*MOON, 330, "#ffe9b8", 0.5)
    card.lightup(stars(card.rng, 120, 560, (0.6, 1.8), 120, 690, 120), "#fff4d8", 0.4, 0.8)
    _moon(card)
    _clouds(card)
    mast, bow, hand = _sea(card)
    tips = hanging_glove(card, 432, 134, 0.9, "#f3ead8", "#b9a890", "#7a2430")
    strings = Pen()
    for tip, end in (
        (tips[1], hand),
        (tips[2], mast),
        (tips[3], (MOON[0], MOON[1] - 94)),
        (tips[4], bow),
    ):
        strings.stroke([tip, end], 1.4)
    card.paint(strings, "#fff2d0", 0.8)
    curtains(card, 960, "#3d0a16", "#b5242c", "#f2c862")
    card.paper(Pen().rect(-10, 930, 820, 300), ("#3a1420", "#1a0a14"), shadow=0, rim=0)
    footlights(card, 890)
    _audience(card)
    return card.finish(
        bloom=0.65, shadow_tone="#3a1030", light_tone="#ffe8b8", toning=0.08, vignette=0.32
    )


def _moon(card: Card) -> None:
    x, y = MOON
    disc = Pen().circle(x, y, 94).mask
    fill = Gradient(("#fff4d2", "#f0cf8e"), y - 90, y + 90)
    card.paper(disc, fill, shadow=0.3, spread=16, rim=0.1, tooth=0.07, wash=0.14)
    card.emission += disc[..., None] * rgb("#ffe9b8") * np.float32(0.2)
    spots = Pen()
    for dx, dy, r in ((-30, -30, 15), (30, 20, 22), (-10, 45, 9), (40, -35, 8), (-48, 20, 7)):
        spots.circle(x + dx, y + dy, r)
    card.shade(spots, "#d9b878", 0.5)
    face = Pen().stroke([(x - 36, y + 4), (x - 24, y + 12), (x - 12, y + 4)], 3)
    face.stroke([(x + 12, y + 4), (x + 24, y + 12), (x + 36, y + 4)], 3)
    face.stroke([(x - 16, y + 48), (x, y + 56), (x + 16, y + 48)], 3)
    card.paint(face, "#8a6a3c", 0.75)


def _clouds(card: Card) -> None:
    for x, y, width in ((215, 370, 150), (610, 330, 130), (630, 540, 150), (235, 560, 110)):
        pen = Pen()
        cloud(pen, x, y, width, card.rng, 6, 0.3)
        pen.line(x - 20, 0, x - 20, y - 20, 1.2).line(x + 24, 0, x + 24, y - 20, 1.2)
        fill = ("#efe4cc", "#a9b4b0")
        card.paper(pen, fill, shadow=0.35, offset=(8, 14), spread=10)


def _sea(card: Card) -> tuple[Point, Point, Point]:
    """Four paper waves with the boat among them; returns mast top, bow and sailor's hand."""
    hand = (0.0, 0.0)
    rows = (
        (690, "#3f7a8a", 0.3),
        (735, "#2c6078", 2.2),
        (790, "#1f4a66", 0.9),
        (850, "#173a56", 3),
    )
    for k, (y, colour, phase) in enumerate(rows):
        if k == 2:
            hand = _boat(card)
        line = wave(y, 17, 130, phase, None, 0.9, crests_up=False)
        fill = (mix(colour, "#bfe0d0", 0.25), colour)
        mask = card.paper(line.pen(), fill, offset=(0, -6), spread=10, rim=0.4)
        foam = [(float(x), float(v) + 13) for x, v in zip(line.xs[::6], line.ys[::6], strict=True)]
        card.paint(Pen().stroke(foam, 1.8).mask * mask, "#d9efe0", 0.4)
    return (407, 612), (516, 738), hand


def _boat(card: Card) -> Point:
    hull = [(300, 742), (340, 752), (430, 754), (520, 738, 0), (500, 780), (460, 806), (360, 806)]
    pen = Pen().smooth([*hull, (320, 786)]).rect(404, 610, 6, 140)
    card.paper(pen, ("#b5482f", "#6f2a28"), spread=8)
    sails = Pen().smooth([(414, 620), (500, 690), (488, 726, 0), (414, 728, 0)])
    card.paper(sails, ("#f6e2b4", "#d9a56a"), shadow=0.35, spread=7)
    sailor = Person(352, 762, 84, build="child", hat="beanie", arms=((0.1, 0.2), (0.22, -0.28)))
    sailor.glue(card, Look("#34507a", "#22203a", hat="#c8402f"))
    return sailor.hand(1)


def _audience(card: Card) -> None:
    for y, fill, heads in ROWS:
        pen = Pen().rect(-10, y + 80, 820, 300)
        for kind, x, size in heads:
            spectator(pen, kind, x, y + card.rng.uniform(-8, 8), size)
        card.paper(
            pen,
            fill,
            shadow=0.5,
            offset=(0, -5),
            spread=14,
            rim=0.8,
            rim_colour="#ffb868",
            rim_width=3,
            reach=800,
            wobble=1.5,
        )
