"""Birch trunks on a checkout belt turn into clean black bars above one red line of light."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, Card, Pen, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.props.food import cabbage, egg_carton
from namyok_art.paper.props.plants import branch, leaves, mushroom

LINE = 452
FLOOR = 985
TRUNKS = (
    # left edge and width; what is between them is a bar
    (40, 34),
    (92, 16),
    (118, 58),
    (206, 22),
    (252, 44),
    (306, 16),
    (346, 66),
    (430, 18),
    (462, 40),
    (534, 24),
    (568, 62),
    (656, 16),
    (690, 30),
    (740, 24),
)


def draw() -> NDArray[np.uint8]:
    card = Card(177, ["#fbfbf7", "#f3f4f0", "#e6e9e4"], light=(400, -60), lamp="#ffffff")
    _depth(card)
    _belt(card)
    _living(card)
    _front_moss(card)
    _mushrooms(card)
    _bars(card)
    _scanner(card)
    _goods(card)
    return card.finish(
        bloom=0.7,
        halation=0.04,
        shadow_tone="#3a4450",
        light_tone="#ffffff",
        toning=0.05,
        vignette=0.1,
        saturation=1.1,
    )


def _depth(card: Card) -> None:
    """Pale trees far behind, so that the gaps are a wood and not a wall."""
    rng = card.rng
    for tone, count, width in (("#e3e6e0", 16, 14), ("#cfd5ce", 13, 18), ("#b7c0b8", 9, 20)):
        pen = Pen()
        for _ in range(count):
            x = rng.uniform(30, 770)
            w = width * rng.uniform(0.6, 1.2)
            pen.taper([(x, 1010), (x + rng.normal(0, 6), 720), (x + rng.normal(0, 10), 380)], w, w)
        card.paper(pen, tone, shadow=0.14, spread=10, rim=0.1)
        card.fog(930, 90, "#f6f8f4", 0.5)


def _belt(card: Card) -> None:
    moss = Pen()
    xs = np.arange(-20, 830, 8)
    rough = 10 * np.sin(xs / 60) + card.rng.normal(0, 2.5, len(xs))
    moss.ground(xs.astype(np.float32), (FLOOR - 18 + rough).astype(np.float32))
    card.paper(moss, ("#c3d0a4", "#98ab7c"), shadow=0.25, offset=(0, -5), torn=4)
    belt = Pen().rect(-20, FLOOR + 26, 840, 120)
    card.paper(belt, ("#4a4d53", "#2b2d33"), offset=(0, -6), spread=10, rim=0.3)
    ribs = Pen()
    for x in range(-10, 840, 26):
        ribs.line(x, FLOOR + 28, x - 16, FLOOR + 144, 1.6)
    card.shade(ribs, "#15161a", 0.45)
    side = Pen().rect(-20, FLOOR + 140, 840, 120)
    card.paper(side, ("#d9dde0", "#a9b1b8"), offset=(0, -4), spread=8, rim=0.4)
    rail = Pen().rect(-20, FLOOR + 152, 840, 8, 4).rect(-20, FLOOR + 196, 840, 8, 4)
    card.paper(rail, ("#fbfcfc", "#c3cad0"), spread=3)


def _front_moss(card: Card) -> None:
    """A strip in front of the roots, so that no trunk stands on its toes."""
    xs = np.arange(-20, 830, 6)
    rough = 5 * np.sin(xs / 37 + 1) + card.rng.normal(0, 2, len(xs))
    strip = Pen().ground(xs.astype(np.float32), (FLOOR - 4 + rough).astype(np.float32))
    strip.rect(-20, FLOOR + 27, 840, 300, cut=True)
    card.paper(strip, ("#b5c592", "#8a9f6e"), shadow=0.3, offset=(0, -4), spread=6, torn=3)


def _living(card: Card) -> None:
    rng = card.rng
    for left, width in TRUNKS:
        x = left + width / 2
        sway = [rng.normal(0, width * 0.05) for _ in range(3)]
        axis = [
            (x, 300),
            (x, LINE),
            (x + sway[0], 640),
            (x + sway[1], 820),
            (x + sway[2], FLOOR - 30),
        ]
        trunk = Pen().taper(axis, width, width * 1.1)
        flare = width * 0.5
        trunk.smooth(
            [
                (x - flare * 1.6, FLOOR + 2),
                (x - flare, FLOOR - 30),
                (x + flare, FLOOR - 30),
                (x + flare * 1.6, FLOOR + 2),
            ]
        )
        mask = card.paper(trunk, "#fdfdfa", shadow=0.4, offset=(7, 4), spread=7, rim=0.1)
        card.shade(mask * smoothstep(x, x + width * 0.75, X), "#b9c0c4", 0.6)
        _bark(card, mask, x, width)
    _foliage(card)


def _bark(card: Card, mask: NDArray[np.floating], x: float, width: float) -> None:
    """The black eyes and dashes of a birch, denser towards the foot."""
    rng = card.rng
    marks = Pen()
    for _ in range(int(10 + width * 0.5)):
        y = LINE + 30 + (FLOOR - LINE - 30) * rng.random() ** 0.8
        side = rng.choice([-1, 1])
        reach = width * rng.uniform(0.25, 0.7)
        start = x + side * width * 0.55
        thick = rng.uniform(2, 5.5)
        marks.taper([(start, y), (start - side * reach, y + rng.normal(0, 2))], thick, 0.8)
    if width > 30:
        for _ in range(3):
            spot = (x + rng.normal(0, width * 0.12), rng.uniform(LINE + 90, FLOOR - 80))
            marks.oval(*spot, width * 0.17, width * 0.08, rng.uniform(-14, 14))
            marks.stroke(
                [
                    (spot[0] - width * 0.34, spot[1] + 5),
                    (spot[0], spot[1] - width * 0.2),
                    (spot[0] + width * 0.34, spot[1] + 5),
                ],
                2.2,
            )
    card.paint(marks.mask * mask, "#26282c", 0.92)


def _foliage(card: Card) -> None:
    rng = card.rng
    twigs = Pen()
    tips = []
    for start, angle in (
        ((148, 700), -2.5),
        ((380, 640), -0.6),
        ((600, 720), -2.4),
        ((272, 800), -0.7),
        ((482, 570), -2.5),
        ((704, 640), -0.7),
    ):
        tips += branch(twigs, start, angle, 44, 5, rng, 3, 0.5, -0.1, 0.5)
    below = smoothstep(LINE + 12, LINE + 30, Y)
    card.paper(twigs.mask * below, "#3a3d40", shadow=0.3, spread=4)
    for tone, count in (("#8fa86a", 60), ("#b8c98a", 70), ("#d9dfa4", 40)):
        crown = leaves(tips, rng, count, 13, (4, 7.5))
        card.paper(crown.mask * below, tone, shadow=0.3, spread=3)


def _bars(card: Card) -> None:
    """Above the line the same widths are print: black bars on white, cut dead straight."""
    sheet = Pen().rect(-20, -20, 840, LINE + 20)
    card.paper(sheet, "#fefefd", shadow=0.5, offset=(0, 6), spread=12, rim=0)
    bars = Pen()
    edge = 0.0
    for left, width in (*TRUNKS, (784, 40)):
        if edge:
            bars.rect(edge, 70, left - edge, LINE - 70)
        edge = left + width
    card.paper(bars, ("#141518", "#1c1e22"), FLAT, tooth=0.02)
    grey = fbm(9, card.rng, octaves=2)
    near = smoothstep(LINE - 70, LINE, Y) * bars.mask
    card.paint(near * smoothstep(0.1, 0.5, grey), "#fefefd", 0.5)


def _scanner(card: Card) -> None:
    beam = np.exp(-(((Y - LINE) / 34) ** 2)) * (0.75 + 0.25 * np.sin(X / 9))
    card.tint(np.asarray(beam, np.float32), "#ff4a3a", 0.28)
    card.shade(blur(Pen().rect(-20, LINE - 7, 840, 14).mask, 4), "#ff8a7a", 0.5)
    card.lightup(Pen().rect(-20, LINE - 2.4, 840, 4.8), "#f0281e", 0.8)


def _mushrooms(card: Card) -> None:
    for x, height in ((440, 34), (468, 20)):
        pen = Pen()
        mushroom(pen, x, FLOOR + 12, height)
        card.paper(pen, ("#c9a98a", "#f3e9dc"), spread=4)


def _goods(card: Card) -> None:
    y = FLOOR + 96
    card.shade(Pen().oval(96, y + 12, 92, 12), "#101114", 0.6, soft=8)
    cabbage(card, 96, y - 52, 78, card.rng)
    card.shade(Pen().oval(668, y + 10, 116, 10), "#101114", 0.6, soft=8)
    egg_carton(card, 566, y + 8, 196, "#b9b6b0")
    drop = [(math.cos(a) * 5, math.sin(a) * 5) for a in np.linspace(0, math.tau, 8)]
    fallen = Pen().poly([(330 + dx, y - 10 + dy * 0.5) for dx, dy in drop])
    card.paper(fallen, mix("#8fa86a", "#d9dfa4", 0.3), spread=3)
