"""A fat enamel kettle among quiet houses is one of them, and it is boiling over."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, mix, smoothstep
from namyok_art.paper.noise import shift
from namyok_art.paper.patterns import bricks
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.vessels import cup
from namyok_art.paper.space import Array

ENAMEL = "#2f6fb0"
HOT = "#f0442c"
BASE = 1010.0
MIDDLE = 346.0


def draw() -> NDArray[np.uint8]:
    sky = ["#8fb4c4", "#c3d3cc", "#f0e0c4", "#f6d3a8"]
    card = Card(89, sky, light=(-120, 160), lamp="#fff0d0")
    card.glow(60, 240, 420, "#fff2d4", 0.5)
    _far_street(card)
    _neighbours(card)
    _street(card)
    _handle(card)
    body = _body(card)
    _front(card, body)
    _lid(card)
    _jet(card)
    _cup(card)
    _postman(card)
    return card.finish(
        bloom=0.5, shadow_tone="#4a2a4a", light_tone="#fff0d8", vignette=0.2, contrast=1.06
    )


def _far_street(card: Card) -> None:
    rng = card.rng
    pen = Pen()
    x = -30.0
    while x < 820:
        width = rng.uniform(60, 100)
        top = rng.uniform(430, 560)
        pen.rect(x, top, width + 2, 600)
        pen.poly([(x - 5, top + 2), (x + width / 2, top - 54), (x + width + 5, top + 2)])
        pen.rect(x + width * 0.68, top - 62, 12, 50)
        x += width
    card.paper(pen, ("#d9b4a0", "#c99c8a"), shadow=0.2, spread=10, rim=0.15)
    card.fog(560, 90, "#f3dcc0", 0.45)


def _shutters(card: Card, spots: list[tuple[float, float]], tone: str) -> None:
    """Closed tight, each with its slats and a heart cut out for looking through."""
    leaves, slats, hearts = Pen(), Pen(), Pen()
    for x, y in spots:
        leaves.rect(x - 27, y - 40, 26, 80, 2).rect(x + 1, y - 40, 26, 80, 2)
        for k in range(7):
            slats.rect(x - 23, y - 8 + k * 7, 18, 2.4).rect(x + 5, y - 8 + k * 7, 18, 2.4)
        for side in (-14, 14):
            hearts.circle(x + side - 3, y - 25, 4).circle(x + side + 3, y - 25, 4)
            hearts.poly([(x + side - 6.6, y - 23), (x + side + 6.6, y - 23), (x + side, y - 14)])
    card.paper(leaves, (mix(tone, "#ffffff", 0.15), tone), spread=5)
    card.shade(slats, "#2a2430", 0.4)
    card.shade(hearts, "#2a2430", 0.7)


def _roof(card: Card, left: float, right: float, top: float, high: float) -> None:
    pen = Pen().poly(
        [
            (left - 16, top + 6),
            (left + 40, top - high),
            (right - 40, top - high),
            (right + 16, top + 6),
        ]
    )
    mask = card.paper(pen, ("#8a4a40", "#6f3834"), spread=9, rim=0.15)
    tiles = Pen()
    for row in range(int(high / 15)):
        for k in range(26):
            tiles.path(
                f"M{left - 30 + k * 20 + 10 * (row % 2)} {top - row * 15} a10 9 0 0 0 20 0",
                width=1.6,
            )
    card.shade(tiles.mask * mask, "#3a1a20", 0.35)


def _neighbours(card: Card) -> None:
    walls = ((-60, 130, 330, "#b8614a", "#a04f3f"), (590, 860, 250, "#c98a5c", "#b4744c"))
    for left, right, top, a, b in walls:
        wall = Pen().rect(left, top, right - left, 800)
        card.paper(wall, bricks(a, b, mix(a, "#f0d8b8", 0.5), card.rng, 36), spread=16, rim=0.15)
        _roof(card, left, right, top, 110)
    _shutters(card, [(56, 430), (56, 580), (56, 730)], "#5f7f6a")
    _shutters(card, [(660, 380), (760, 560), (660, 560), (760, 720)], "#4f7486")
    _open_window(card)


def _street(card: Card) -> None:
    ground = Pen().rect(-20, 960, 840, 280)
    card.paper(ground, ("#c3a48c", "#a08270", "#7f6460"), offset=(0, -6), rim=0.1)
    stones, rng = Pen(), card.rng
    for row in range(9):
        y = 978 + row * 22 + row * row
        size = 20 + row * 4
        x = -20.0 + (row % 2) * size
        while x < 820:
            stones.oval(x, y, size * 0.9 + rng.normal(0, 1.5), 8 + row * 1.1)
            x += size * 2
    card.paper(stones, ("#d3b8a0", "#98796c"), shadow=0.3, spread=3, lift=3, rim=0.15)
    card.shade(Pen().oval(MIDDLE + 40, BASE + 12, 300, 30), "#3a2438", 0.55, soft=16)


def _handle(card: Card) -> None:
    x = MIDDLE
    bow = Pen().stroke(
        [
            (x - 196, 600),
            (x - 214, 420),
            (x - 130, 300),
            (x, 268),
            (x + 130, 300),
            (x + 214, 420),
            (x + 196, 600),
        ],
        24,
    )
    card.paper(bow, ("#6a7480", "#454d5a"), spread=10, rim=0.3)
    grip = Pen().stroke([(x - 96, 286), (x, 268), (x + 96, 286)], 42)
    card.paper(grip, ("#b0703f", "#7a4528"), spread=8, rim=0.3)
    ears = Pen().circle(x - 196, 604, 24).circle(x + 196, 604, 24)
    card.paper(ears, ("#4f86c4", "#27598f"), spread=6)


def _body(card: Card) -> Array:
    x = MIDDLE
    spout = Pen().smooth(
        [
            (x + 170, 930, 0),
            (x + 260, 880),
            (x + 310, 770),
            (x + 318, 660),
            (x + 352, 590, 0),
            (x + 402, 612, 0),
            (x + 378, 690),
            (x + 372, 800),
            (x + 300, 940),
            (x + 180, 1000, 0),
        ]
    )
    across = Gradient(("#5f9fd8", ENAMEL, "#1f4f86"), x + 220, x + 420, X)
    card.paper(spout, across, spread=12, rim=0.3)
    lip = Pen().taper([(x + 348, 588), (x + 406, 614)], 15, 15)
    card.paper(lip, ("#f6ecd8", "#cfc0ac"), spread=4)
    pot = Pen().smooth(
        [
            (x - 150, 540),
            (x - 226, 620),
            (x - 262, 760),
            (x - 252, 900),
            (x - 206, BASE, 0),
            (x + 206, BASE, 0),
            (x + 252, 900),
            (x + 262, 760),
            (x + 226, 620),
            (x + 150, 540),
            (x, 516),
        ]
    )
    fill = Gradient(("#6fb0e0", "#3f82c4", ENAMEL, "#1a4478"), x - 270, x + 280, X)
    body = card.paper(pot, fill, spread=18, lift=14, rim=0.35, rim_width=4)
    specks = Pen()
    for _ in range(150):
        specks.circle(
            card.rng.uniform(x - 260, x + 260),
            card.rng.uniform(530, BASE),
            card.rng.uniform(1.2, 3.2),
        )
    card.paint(specks.mask * body, "#f4f0e4", 0.5)
    band = Pen().stroke([(x - 280, 930), (x, 958), (x + 280, 930)], 16)
    card.paper(band.mask * body, ("#fff6e4", "#e6d3b8"), spread=3, shadow=0.2)
    card.shade(body * (1 - shift(body, -60, 0)), "#12203c", 0.4, soft=30, within=body)
    chips = Pen().smooth([(x - 214, 880), (x - 190, 866), (x - 178, 888), (x - 198, 904)])
    card.paper(chips.mask * body, ("#3a3f4a", "#2a2f3a"), spread=1, shadow=0.1)
    gleam = Pen().taper([(x - 196, 660), (x - 226, 740), (x - 226, 820)], 26, 12)
    card.paint(gleam.mask * body, "#ffffff", 0.5, soft=5)
    return body


def _round_window(card: Card, x: float, y: float, r: float) -> None:
    """Hot light, flames that flicker, lace that has seen such days before."""
    card.glow(x, y, r * 2.6, "#ff7a4a", 0.4)
    card.paper(Pen().circle(x, y, r + 11), ("#fff6e4", "#d9c6a8"), spread=6, rim=0.2)
    pane = Pen().circle(x, y, r)
    card.hollow(pane, Gradient(("#a8202c", HOT, "#ffb04a"), y - r, y + r), depth=5, shine=0.5)
    flames = Pen()
    for k in (-2, -1, 0, 1, 2):
        high = r * (0.9 - 0.18 * abs(k) + 0.12 * math.sin(k * 5 + x))
        flames.smooth(
            [
                (x + k * r * 0.34 - r * 0.2, y + r, 0),
                (x + k * r * 0.36 - 2, y + r - high, 0),
                (x + k * r * 0.34 + r * 0.22, y + r, 0),
            ]
        )
    card.lightup(flames.mask * pane.mask, "#ffd078", 0.8, 0.85)
    lace = Pen()
    for side in (-1, 1):
        lace.smooth(
            [
                (x + side * r, y - r, 0),
                (x, y - r, 0),
                (x + side * r * 0.2, y - r * 0.5),
                (x + side * r * 0.62, y + r * 0.1),
                (x + side * r, y + r * 0.5, 0),
            ]
        )
        for k in range(6):
            t = k / 5
            lace.circle(
                x + side * r * (0.08 + 0.8 * t**1.2), y - r * 0.75 + r * 1.2 * t**1.5, r * 0.09
            )
    card.paper(lace.mask * pane.mask, "#fff4e4", spread=2, shadow=0.25, opacity=0.92, rim=0)
    bars = Pen().rect(x - 1.8, y - r, 3.6, r * 2).rect(x - r, y - 1.8, r * 2, 3.6)
    card.paper(bars.mask * pane.mask, "#f0e2c8", spread=2)


def _front(card: Card, body: Array) -> None:
    x = MIDDLE
    for wx, wy, r in (
        (x - 120, 690, 47),
        (x + 120, 690, 47),
        (x - 130, 842, 38),
        (x + 132, 842, 38),
    ):
        _round_window(card, wx, wy, r)
    frame, leaf = Pen(), Pen()
    frame.path(
        f"M{x - 58} {BASE} L{x - 58} 850 C{x - 58} 772 {x + 58} 772 {x + 58} 850 L{x + 58} {BASE}Z"
    )
    leaf.path(
        f"M{x - 45} {BASE} L{x - 45} 852 C{x - 45} 790 {x + 45} 790 {x + 45} 852 L{x + 45} {BASE}Z"
    )
    card.paper(frame, ("#fff6e4", "#d9c6a8"), spread=6)
    card.paper(leaf, ("#a83c34", "#7a2428"), spread=5)
    card.lightup(Pen().circle(x, 846, 15), "#ffb860", 0.8)
    panels = (
        Pen()
        .rect(x - 33, 880, 28, 48, 3)
        .rect(x + 5, 880, 28, 48, 3)
        .rect(x - 33, 940, 28, 52, 3)
        .rect(x + 5, 940, 28, 52, 3)
    )
    card.shade(panels, "#4a1018", 0.4)
    card.paper(Pen().circle(x + 36, 930, 5), "#f0c85a", spread=2)
    step = Pen().rect(x - 76, BASE - 8, 152, 22, 4)
    card.paper(step, ("#e6d3b8", "#b49a84"), spread=5)
    card.tint(np.asarray(body * smoothstep(300, 0, np.abs(X - x)), np.float32), "#ff8a5a", 0.06)


def _lid(card: Card) -> None:
    """It jumps; hot light and steam look out from under it."""
    x = MIDDLE
    card.glow(x, 510, 190, "#ffb070", 0.5)
    card.lightup(Pen().oval(x, 528, 138, 16), "#ffcf90", 0.7)
    steam = Pen()
    for dx, dy, w, h in (
        (-150, 480, 130, 62),
        (150, 470, 120, 60),
        (-90, 440, 90, 50),
        (60, 500, 110, 44),
    ):
        puff(steam, x + dx, dy, w, h, card.rng)
    card.paper(steam, ("#ffffff", "#f6e0d0"), shadow=0.2, spread=10, opacity=0.92)
    lid, knob, trim = Pen(), Pen(), Pen()
    for pen in (lid, knob, trim):
        with pen.at(x + 8, 462, 1, -13):
            if pen is lid:
                pen.smooth(
                    [
                        (-158, 10, 0),
                        (-130, -34),
                        (-60, -66),
                        (0, -74),
                        (60, -66),
                        (130, -34),
                        (158, 10, 0),
                        (0, 24),
                    ]
                )
            elif pen is knob:
                pen.circle(0, -98, 25).rect(-10, -84, 20, 18, 4)
            else:
                pen.smooth(
                    [(-160, 4, 0), (0, 18), (160, 4, 0), (156, 18, 0), (0, 32), (-156, 18, 0)]
                )
    card.paper(knob, ("#b0703f", "#7a4528"), spread=6, rim=0.3)
    card.paper(
        lid,
        Gradient(("#6fb0e0", "#3f82c4", "#1f4f86"), x - 150, x + 170, X),
        spread=10,
        lift=12,
        rim=0.35,
    )
    card.paper(trim, ("#fff6e4", "#d9c6a8"), spread=4)
    jolts = Pen()
    for px, py, dx, dy in (
        (150, 520, -34, -12),
        (148, 470, -36, -2),
        (530, 420, 30, -16),
        (556, 468, 34, -4),
    ):
        jolts.taper([(px, py), (px + dx, py + dy)], 6, 2)
    card.paint(jolts, "#fff6e4", 0.9)


def _jet(card: Card) -> None:
    """A whistle long enough for the whole street."""
    x = MIDDLE + 382
    rng = card.rng
    for k in range(15):
        t = k / 14
        pen = Pen()
        px = x + 4 - 150 * t + 26 * math.sin(t * 6) + rng.normal(0, 8 * t)
        puff(pen, px, 578 - 580 * t, 26 + 210 * t, 40 + 110 * t, rng)
        fill = ("#ffffff", mix("#f0e2da", "#ffffff", t))
        card.paper(pen, fill, shadow=0.1, spread=9, opacity=0.88 - 0.2 * t, rim=0.05)


def _neighbour() -> Person:
    return Person(770, 478, 132, -1, "jacket", arms=((0.4, 0.02),), hair="bun", lean=10)


def _open_window(card: Card) -> None:
    """One neighbour sees the use of it."""
    hole = Pen().rect(726, 336, 66, 90)
    card.hollow(hole, ("#4a2c34", "#7a4a44"), depth=6)
    leaf = Pen().poly([(726, 338), (700, 330), (700, 432), (726, 424)])
    card.paper(leaf, ("#6a90a0", "#4f7486"), spread=5)
    _neighbour().glue(card, Look("#e0b04a", "#5a4a4a", "#f0c8a4", "#7a5a44"), spread=4)
    wall = bricks("#c98a5c", "#b4744c", "#dcb18a", np.random.default_rng(3), 36)
    card.paper(Pen().rect(716, 430, 100, 62), wall, shadow=0, rim=0, bevel=0)
    card.paper(Pen().rect(718, 424, 84, 12, 2), ("#efe2cc", "#c9b498"), spread=5)


def _cup(card: Card) -> None:
    """The arm and its empty cup, in front of the steam."""
    who = _neighbour()
    hx, hy = who.hand()
    sx, sy = who.spot((0, -0.73))
    arm = Pen().taper([(sx, sy), ((sx + hx) / 2, (sy + hy) / 2 + 6), (hx, hy)], 11, 7)
    card.paper(arm, "#e0b04a", spread=3)
    card.paper(Pen().circle(hx, hy, 5), "#f0c8a4", spread=2)
    mug = Pen()
    cup(mug, hx - 14, hy + 14, 40, True)
    card.paper(mug, ("#ffffff", "#d3c6ba"), spread=5)


def _postman(card: Card) -> None:
    """He has come at a bad moment."""
    card.shade(Pen().oval(122, 1136, 56, 7), "#3a2438", 0.5, soft=5)
    who = Person(
        112,
        1134,
        128,
        1,
        "jacket",
        arms=((0.08, -0.16), (0.12, -0.17)),
        hat="cap",
        lean=-8,
        stride=0.8,
    )
    who.glue(card, Look("#4f6f5c", "#3a3f4a", "#eec4a0", "#5a3a2a", "#3f5a4a"), spread=5)
    bag = Pen().rect(80, 1066, 30, 26, 4)
    card.paper(bag, ("#a8703f", "#7a4a2c"), spread=4)
    letters = Pen()
    for x, y, turn in ((196, 1104, 14), (226, 1128, -20), (58, 1152, 8)):
        with letters.at(x, y, 1, turn):
            letters.rect(-15, -9, 30, 18, 1)
    card.paper(letters, ("#fffaf0", "#e6dccc"), spread=4)
