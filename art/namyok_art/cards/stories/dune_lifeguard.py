"""In a sea of dunes a lifeguard on a high chair watches a snorkel draw a wake through the sand."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, mix
from namyok_art.paper.palettes import PALETTES
from namyok_art.paper.paths import Point
from namyok_art.paper.props.people import Look, Person

PALETTE = PALETTES["dune_noon"]
CHAIR = (268, 1010)


def draw() -> NDArray[np.uint8]:
    card = Card(128, list(PALETTE.sky), light=(760, 40), lamp="#fff6dc")
    card.glow(780, 40, 460, "#fff8e0", 0.6)
    _far(card)
    _wake(card)
    _near_dunes(card)
    _chair(card)
    _front(card)
    return card.finish(
        bloom=0.25, halation=0.05, shadow_tone="#7a4a5a", light_tone="#fff6e4", vignette=0.12
    )


def _dune(card: Card, crest: list[Point], tone: str, foot: float) -> None:
    """A crest line, its sunny slope, and the blue-rose shade that lies to its left."""
    left, right = crest[0], crest[-1]
    body = Pen().smooth([*crest, (right[0], foot, 0), (left[0], foot, 0)])
    fill = (mix(tone, "#fff3d4", 0.3), tone)
    mask = card.paper(body, fill, shadow=0.22, offset=(-6, -5), spread=12, rim=0.4)
    peak = min(range(len(crest)), key=lambda i: crest[i][1])
    lee = crest[: peak + 1]
    bottom = [(x + (lee[-1][0] - x) * 0.2 - 26, y + 40 + (foot - y) * 0.35) for x, y in lee]
    shade = Pen().smooth([*lee, (lee[-1][0] - 44, lee[-1][1] + 150), *reversed(bottom)])
    card.shade(shade.mask * mask, "#c08a8c", 0.34, soft=3)
    ripples = Pen()
    for k in range(16):
        y = crest[peak][1] + 30 + k * 17 + k * k * 0.5
        x = crest[peak][0] + 20 + k * 10
        ripples.stroke([(x, y), (x + 90, y + 12), (x + 190, y + 2), (x + 300, y + 16)], 1.6)
    card.shade(ripples.mask * mask, mix(tone, "#8a4a34", 0.5), 0.3)


def _far(card: Card) -> None:
    tones = ("#f9e9c8", "#f7dfb4", "#f4d4a0")
    lines: tuple[list[Point], ...] = (
        [(-40, 470), (120, 430), (300, 452), (470, 402), (640, 372), (840, 404)],
        [(-40, 540), (90, 520), (260, 482), (420, 508), (620, 456), (840, 420)],
        [(-40, 640), (160, 604), (330, 560), (520, 578), (700, 520), (840, 474)],
    )
    for tone, crest in zip(tones, lines, strict=True):
        _dune(card, crest, tone, 1260)
        card.fog(crest[0][1] + 20, 30, "#fdf0d4", 0.35)


def _wake(card: Card) -> None:
    """A straight seam in the sand, and the red-tipped tube that draws it."""
    tip = (648, 604)
    end = (tip[0] - 214, tip[1] + 92)
    seam = Pen()
    for spread in (-1, 1):
        middle = ((tip[0] + end[0]) / 2, (tip[1] + end[1]) / 2 + spread * 9)
        seam.taper([tip, middle, (end[0], end[1] + spread * 24)], 4, 0.8)
    card.shade(seam, "#a8684a", 0.5, soft=0.8)
    card.paint(Pen().taper([tip, end], 8, 2), "#fff8e4", 0.7, soft=2)
    heap = Pen().smooth(
        [(tip[0] - 26, tip[1] + 12, 0), (tip[0] - 4, tip[1] - 4), (tip[0] + 24, tip[1] + 10, 0)]
    )
    card.paper(heap, ("#f6dcae", "#e6bb84"), spread=4)
    card.shade(
        Pen().poly(
            [
                (tip[0], tip[1]),
                (tip[0] + 4, tip[1]),
                (tip[0] - 44, tip[1] + 24),
                (tip[0] - 50, tip[1] + 22),
            ]
        ),
        "#a8684a",
        0.5,
        soft=1,
    )
    tube = Pen()
    with tube.at(*tip):
        tube.path("M2 4 L2 -34 C2 -44 -14 -44 -14 -34", width=6)
    card.paper(tube, ("#3fa8b8", "#2a7f94"), spread=3)
    card.paper(Pen().rect(tip[0] - 18, tip[1] - 38, 8, 11, 2), PALETTE.accent, spread=2)


def _near_dunes(card: Card) -> None:
    _dune(
        card,
        [(-40, 760), (100, 720), (260, 690), (400, 742), (610, 722), (840, 612)],
        "#e9b27a",
        1260,
    )
    _dune(
        card,
        [(-40, 930), (120, 906), (300, 872), (480, 934), (660, 950), (840, 860)],
        "#df9f68",
        1260,
    )


def _chair(card: Card) -> None:
    x, y = CHAIR
    shadow = Pen().poly([(x - 60, y), (x + 66, y), (x - 250, y + 150), (x - 390, y + 140)])
    card.shade(shadow, "#a8604a", 0.4, soft=5)
    top = y - 430
    timber, rails = Pen(), Pen()
    for foot, head in ((-96, -44), (96, 44)):
        timber.line(x + foot, y + 10, x + head, top, 13)
    for foot, head in ((-58, -30), (58, 30)):
        rails.line(x + foot, y - 8, x + head, top + 8, 9)
    for k in range(6):
        t = k / 6
        half = 94 - 50 * t
        timber.line(x - half, y - 30 - 400 * t, x + half, y - 30 - 400 * t, 8)
    card.paper(rails, ("#e6dccc", "#c9b8a4"), spread=5)
    card.paper(timber, ("#ffffff", "#e3d6c8"), spread=7, rim=0.2)
    seat = Pen().rect(x - 62, top - 6, 124, 16, 4).rect(x - 62, top - 92, 12, 96, 4)
    seat.rect(x - 62, top - 40, 124, 9, 3)
    card.paper(seat, ("#ffffff", "#e6dace"), spread=7)
    guard = Person(
        x - 12,
        top - 6,
        170,
        1,
        "jacket",
        "sit",
        arms=((0.2, -0.16), (0.23, -0.13)),
        hat="cap",
        hair="short",
    )
    guard.glue(card, Look("#fff4e0", PALETTE.accent, "#d99a6f", "#5a3a2a", PALETTE.accent))
    hand = guard.hand(1)
    lens = Pen()
    with lens.at(hand[0] - 6, hand[1] - 12, 1, -4):
        lens.rect(-12, -9, 30, 17, 4).rect(14, -11, 12, 21, 4)
    card.paper(lens, ("#4a4a58", "#2f2f3c"), spread=3)
    ring = Pen().circle(x + 84, top + 236, 46, width=21)
    mask = card.paper(ring, "#fffaf0", spread=7, lift=7)
    bands = Pen()
    for k in range(4):
        angle = math.tau * k / 4 + 0.4
        a, b = angle - 0.3, angle + 0.3
        bands.poly(
            [
                (x + 84, top + 236),
                *((x + 84 + 80 * math.cos(t), top + 236 + 80 * math.sin(t)) for t in (a, b)),
            ]
        )
    card.paint(bands.mask * mask, PALETTE.accent)
    pole = Pen().line(x - 56, top - 90, x - 60, top - 252, 6)
    card.paper(pole, ("#ffffff", "#d9ccbc"), spread=4)
    flag = Pen().smooth(
        [
            (x - 60, top - 250, 0),
            (x - 10, top - 262),
            (x + 42, top - 240),
            (x + 88, top - 250, 0),
            (x + 82, top - 200, 0),
            (x + 38, top - 190),
            (x - 10, top - 210),
            (x - 60, top - 196, 0),
        ]
    )
    cloth = card.paper(flag, (PALETTE.accent, mix(PALETTE.accent, "#6a1420", 0.25)), spread=7)
    lower = Pen().smooth(
        [
            (x - 70, top - 222, 0),
            (x - 10, top - 236),
            (x + 40, top - 214),
            (x + 96, top - 226, 0),
            (x + 96, top - 150, 0),
            (x - 70, top - 150, 0),
        ]
    )
    card.paint(lower.mask * cloth, "#ffd24a")


def _front(card: Card) -> None:
    """The nearest crest cuts across the feet of the chair."""
    crest: list[Point] = [
        (-40, 1064),
        (140, 1026),
        (330, 1012),
        (520, 1066),
        (700, 1120),
        (840, 1130),
    ]
    _dune(card, crest, "#dfa066", 1290)
    towel = Pen().poly([(560, 1132), (688, 1146), (672, 1186), (540, 1172)])
    mask = card.paper(towel, ("#8fd0d8", "#5fb0bc"), spread=6)
    lines = np.asarray(np.mod((X + Y * 0.3) / 24, 1) < 0.4, np.float32)
    card.paint(lines * mask, "#fffaf0", 0.8)
    flips = Pen().oval(716, 1160, 9, 20, 60).oval(742, 1172, 9, 20, 74)
    card.paper(flips, "#3fa8b8", spread=4)
