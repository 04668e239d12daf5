"""On a teacher's desk stands an abacus of apples; a fed caterpillar sits in place of one."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.food import apple, apple_core

LEFT, RIGHT = 132, 668
WIRES = (330, 424, 518, 612, 706, 800, 894)
RED, GREEN = ("#cf3b30", "#f08a4a"), ("#93b548", "#e3d26a")
PITCH = 68
ROWS = (
    # apples pushed to the left and to the right of each wire; capitals are red
    ("ggR", "gRgg"),
    ("RgRgR", "gg"),
    ("g", "RRgRgg"),
    ("gR", "Rg"),
    ("RRg", "gRgR"),
    ("gRgRgg", "R"),
    ("gg", "RgRRg"),
)


def draw() -> NDArray[np.uint8]:
    card = Card(176, ["#bcd0ab", "#a5c09b", "#93b18f"], light=(-120, 180), lamp="#fff6dc")
    _board(card)
    _desk(card)
    _frame_back(card)
    for row, (y, (left, right)) in enumerate(zip(WIRES, ROWS, strict=True)):
        if row == 3:
            _feast(card, y)
        _beads(card, y, left, right)
    _frame(card)
    _desk_things(card)
    return card.finish(
        bloom=0.3,
        halation=0.05,
        shadow_tone="#3a4a58",
        light_tone="#fff4dc",
        vignette=0.14,
        contrast=1.06,
    )


def _board(card: Card) -> None:
    """A blank board with old chalk dust, and the light of a window lying across it."""
    dust = Pen()
    rng = card.rng
    for _ in range(26):
        x, y = rng.uniform(-40, 760), rng.uniform(30, 900)
        dust.taper([(x, y), (x + 90, y - rng.uniform(4, 30)), (x + 190, y - 12)], 26, 10)
    card.paint(dust, "#e6f0da", 0.14, soft=9)
    panes = Pen()
    for column in range(2):
        for row in range(3):
            x, y = 250 + column * 190, 40 + row * 240
            panes.poly([(x, y), (x + 165, y + 50), (x + 165, y + 265), (x, y + 215)])
    card.tint(blur(panes.mask, 5), "#fff3c8", 0.34)
    tray = Pen().rect(-20, 950, 840, 26, 4)
    card.paper(tray, boards("#c99f6a", "#a87c4c", rng), spread=10)
    chalk = Pen().rect(56, 938, 46, 12, 5).rect(716, 940, 34, 11, 5)
    card.paper(chalk, ("#ffffff", "#e2e2da"), spread=4)


def _desk(card: Card) -> None:
    top = Pen().poly([(-20, 1060), (820, 1060), (820, 1220), (-20, 1220)])
    card.paper(top, boards("#d8ab72", "#b98550", card.rng, 0), offset=(0, -8), spread=20)
    card.shade(smoothstep(1060, 1200, Y), "#8a5a34", 0.35)


def _frame_back(card: Card) -> None:
    """Shadow of the whole abacus on the board, then its wires."""
    outline = Pen().rect(84, 226, 632, 790, 14).rect(126, 268, 548, 706, 6, cut=True)
    card.shade(outline, "#4d6a58", 0.55, soft=14, move=(34, 26))
    wires = Pen()
    for y in WIRES:
        wires.line(100, y, 700, y, 4)
    card.shade(wires, "#4d6a58", 0.4, soft=4, move=(20, 16))
    card.paper(wires, ("#8f8a80", "#6a655e"), spread=4, rim=0.5)


def _beads(card: Card, y: float, left: str, right: str) -> None:
    rng = card.rng
    places = [LEFT + PITCH * (k + 0.5) for k in range(len(left))]
    places += [RIGHT - PITCH * (len(right) - k - 0.5) for k in range(len(right))]
    for x, kind in zip(places, left + right, strict=True):
        skin, blush = RED if kind == "R" else GREEN
        tone = mix(skin, blush, rng.uniform(0, 0.18))
        apple(card, x + rng.normal(0, 1), y, PITCH * 0.47, tone, blush, rng.uniform(-12, 12))


def _feast(card: Card, y: float) -> None:
    """The core, and beside it the one who is to blame, trying to look like a bead."""
    apple_core(card, 352, y, 31, RED[0])
    for k in range(5):
        x = 404 + k * 21
        bulge = (17, 23, 25, 22, 19)[k]
        ring = Pen().circle(x, y - bulge * 0.35, bulge)
        tone = mix("#b9cf4f", "#7fa03a", k % 2 * 0.55)
        card.paper(ring, (mix(tone, "#fdf6c0", 0.35), tone), spread=4, lift=3)
    face = Pen().stroke([(490, y - 12), (494, y - 8), (499, y - 12)], 2.2)
    face.stroke([(480, y - 12), (483, y - 8), (487, y - 12)], 2.2)
    face.stroke([(484, y - 2), (490, y + 2), (496, y - 2)], 2)
    card.paint(face, "#3a4a22")
    feelers = Pen().taper([(484, y - 24), (480, y - 34), (474, y - 40)], 2.4, 1.4)
    feelers.taper([(492, y - 24), (497, y - 34), (504, y - 39)], 2.4, 1.4)
    feelers.circle(474, y - 41, 3).circle(504, y - 40, 3)
    card.paper(feelers, "#6f8a34", spread=2)
    crumbs = Pen()
    for _ in range(7):
        crumbs.circle(card.rng.uniform(360, 480), 1062 + card.rng.uniform(0, 10), 2.4)
    card.paint(crumbs, "#fff0cc")


def _frame(card: Card) -> None:
    wood = boards("#d09c62", "#a8713f", card.rng)
    uprights = Pen().rect(84, 214, 46, 830, 12).rect(670, 214, 46, 830, 12)
    card.paper(uprights, boards("#d09c62", "#a8713f", card.rng, upright=True), spread=8, rim=0.35)
    rails = Pen().rect(66, 214, 668, 48, 14).rect(66, 980, 668, 52, 14)
    card.paper(rails, wood, spread=8, rim=0.35)
    feet = Pen().smooth([(52, 1076, 0), (60, 1040), (150, 1040), (158, 1076, 0)])
    feet.smooth([(642, 1076, 0), (650, 1040), (740, 1040), (748, 1076, 0)])
    card.shade(feet, "#6a4426", 0.5, soft=7, move=(22, 8))
    card.paper(feet, wood, spread=6)
    pegs = Pen()
    for y in WIRES:
        pegs.circle(107, y, 5).circle(693, y, 5)
    card.paper(pegs, "#e9c48c", spread=3)
    knobs = Pen().circle(107, 206, 17).circle(693, 206, 17)
    card.paper(knobs, ("#e0b07a", "#a8713f"), spread=6)
    shade = smoothstep(300, 900, X)
    card.shade(shade, "#7a8a78", 0.16)


def _desk_things(card: Card) -> None:
    """A red apple for the teacher, bitten by nobody yet, and a pen tray."""
    card.shade(Pen().oval(610, 1146, 60, 10), "#6a4426", 0.5, soft=6)
    book = Pen().poly([(500, 1110), (720, 1110), (730, 1142), (492, 1142)])
    card.paper(book, ("#4f7a6a", "#3a5f54"), spread=8)
    pages = Pen().rect(502, 1142, 224, 12, 3)
    card.paper(pages, ("#fbf4e2", "#e0d4b8"), spread=5)
    ribbon = Pen().poly([(640, 1154), (652, 1154), (652, 1182), (646, 1174), (640, 1182)])
    card.paper(ribbon, "#c8372d", spread=3)
