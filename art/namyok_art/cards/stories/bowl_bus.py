"""Passengers with fishbowls for heads, a sea in each; between two of them a paper boat crosses."""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import checks, dots, stripes
from namyok_art.paper.place import Place, bow, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.hands import hand


@dataclass(frozen=True)
class Sea:
    """What somebody has in the head."""

    top: str
    deep: str
    fish: str
    level: float = 0.0
    """Height of the water: -1 full to 1 empty."""
    waves: float = 0.04
    lid: float = 0.1
    slant: float = 0
    """Degrees the lids droop outwards; below 0 they are cross."""
    mouth: float = 0
    """Above 0 a smile, below 0 the opposite."""


LOVE = Sea("#5fb8c8", "#1f6a8a", "#f08a3a", -0.2, 0.05, 0.06, 8, 0.14)
SHY = Sea("#6fc0c0", "#27748c", "#e86a8a", -0.2, 0.05, 0.16, 14, 0.08)
INK = Sea("#3a3a5a", "#14142a", "#8a8ad8", -0.5, 0.03, 0.5, 10, -0.08)
ICE = Sea("#dff2fa", "#9ac8e0", "#5a8ab8", -0.1, 0.0, 0.3, 16, -0.04)
DUSK = Sea("#f6b06a", "#a84a5a", "#6a3a6a", 0.0, 0.04, 0.42, 4, 0.06)
BOAT = (400.0, 640.0)


def draw() -> NDArray[np.uint8]:
    card = Card(38, ["#e8862f", "#d8702a", "#b8542a"], light=(200, 40), lamp="#fff2d0")
    _bus(card)
    upper = ((130, 250, ICE, "#3f5a78"), (400, 250, INK, "#4a3a4a"), (670, 250, DUSK, "#6a4a3a"))
    for x, y, sea, cloth in upper:
        _window(card, x, y, 236, 300)
        _rider(card, Place(x, y + 6, 92), sea, lit(card, Place(x, y + 150, 200), cloth), (x, 1400))
        _sill(card, x, y, 236, 300)
    _window(card, 400, 780, 756, 560)
    _rider(card, Place(204, 740, 186), LOVE, checks("#3f6a5a", "#2f5248", 44, 10), (596, 700))
    _rider(card, Place(596, 740, 186), SHY, dots("#7a3a5a", "#e8b8a8", 40, 8), (204, 700))
    _bridge(card)
    _sill(card, 400, 780, 756, 560)
    hand(card, 330, 1090, 150, "reach", "#e6b48e", 66, True, "#3f6a5a")
    hand(card, 486, 1094, 150, "cover", "#c8865a", -66, False, "#7a3a5a")
    _lower(card)
    return card.finish(
        bloom=0.25,
        shadow_tone="#3a2444",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.22,
        saturation=1.1,
    )


def _bus(card: Card) -> None:
    for y in (30, 440, 1120):
        card.paper(Pen().rect(-20, y, 840, 14), ("#fff0c8", "#d8a24a"), glue(120))
    rivets = Pen()
    for k in range(14):
        rivets.circle(20 + k * 60, 424, 5).circle(20 + k * 60, 1146, 5)
    card.paper(rivets, "#f8d890", glue(60))


def _window(card: Card, x: float, y: float, w: float, h: float) -> None:
    card.paper(
        Pen().rect(x - w / 2 - 14, y - h / 2 - 14, w + 28, h + 28, 30),
        ("#5a3430", "#3a2028"),
        glue(200),
    )
    card.hollow(
        Pen().rect(x - w / 2, y - h / 2, w, h, 22),
        Gradient(("#f6dca8", "#e0b078", "#a87458"), y - h / 2, y + h / 2),
        14,
    )


def _sill(card: Card, x: float, y: float, w: float, h: float) -> None:
    sill = Pen().rect(x - w / 2 - 14, y + h / 2 - 14, w + 28, 60, 8)
    card.paper(sill, ("#e8862f", "#b85a28"), glue(200, rim=0.5))


def _rider(card: Card, p: Place, sea: Sea, cloth: Fill, look: tuple[float, float]) -> None:
    coat: list[Knot] = knots("-0.3 0.9, -0.9 1.16, -0.98 1.7!, 0.98 1.7!, 0.9 1.16, 0.3 0.9")
    card.paper(p.smooth(coat), cloth, glue(p.size * 1.4))
    for s in (-1, 1):
        lapel: list[Knot] = [
            (0, 1.2, 0),
            (s * 0.34, 0.86, 0),
            (s * 0.62, 1.02, 0),
            (s * 0.2, 1.5, 0),
        ]
        card.paper(p.smooth(lapel), ("#fbf2e0", "#d8c8b0"), glue(p.size))
    bowl = card.paper(p.oval(0, 0, 1, 0.96), ("#f8ecd4", "#d4e2de"), glue(p.size * 1.6, rim=0.6))
    edge = [(-1.1 + 0.1 * k, sea.level + sea.waves * math.sin(k * 1.4)) for k in range(23)]
    water = p.poly([*edge, (1.2, 1.2), (-1.2, 1.2)]).mask * p.oval(0, 0, 0.93, 0.89).mask
    tone = Gradient((sea.top, sea.deep), p.y + p.size * sea.level, p.y + p.size * 0.9)
    card.paper(water, tone, glue(p.size), torn=2 if sea.waves else 0)
    for s in (-1, 1):
        _fish(card, p.at(s * 0.4, 0.16), s, sea, look)
    bend = sea.mouth
    smile = p.ribbon(
        bow((-0.2, 0.56 - bend), (0.2, 0.56 - bend), bend * 2, count=9), [0.03, 0.08, 0.03]
    )
    card.paper(smile, mix(sea.fish, "#fff0d8", 0.3), glue(p.size * 0.5))
    shine = p.ribbon([(-0.62, -0.52), (-0.8, -0.1), (-0.74, 0.2)], [0.03, 0.1, 0.02])
    card.paint(shine.mask * bowl, "#ffffff", 0.7)
    card.paper(p.oval(0, -0.9, 0.5, 0.1), ("#ffffff", "#a8c4cc"), glue(p.size, rim=0.7))
    card.paint(p.oval(0, -0.9, 0.4, 0.06), "#7a9aa4", 0.8)


def _fish(card: Card, p: Place, side: int, sea: Sea, look: tuple[float, float]) -> None:
    """Two of them are the eyes."""
    tail: list[Knot] = [
        (side * 0.24, 0),
        (side * 0.46, -0.2, 0),
        (side * 0.42, 0.0),
        (side * 0.46, 0.2, 0),
    ]
    card.paper(p.smooth(tail), mix(sea.fish, "#3a1428", 0.2), glue(p.size * 0.6))
    card.paper(
        p.oval(0, 0, 0.31, 0.25), lit(card, p, sea.fish, 0.34, 0.4), glue(p.size * 0.7, rim=0.5)
    )
    eye(
        card,
        *p.to(-side * 0.05, -0.02),
        p.size * 0.17,
        look,
        "#2a2a3a",
        sea.fish,
        sea.lid,
        side * sea.slant,
    )


def _bridge(card: Card) -> None:
    """The levels are the same, and the water has found the way."""
    arc = bow((316, 712), (484, 712), -76, 2.0, 13)
    card.paper(
        Pen().poly(ribbon(arc, [64, 44, 34, 44, 64], 60)),
        ("#9fdcdc", "#3f98ac"),
        glue(160, rim=0.6),
        torn=2,
    )
    p = Place(BOAT[0], BOAT[1] - 22, 74, -4)
    card.paper(p.poly([(-0.3, 0.0), (0, -0.72), (0.3, 0.0)]), ("#ffffff", "#dfe4ea"), glue(120))
    card.shade(p.poly([(0, -0.72), (0.3, 0.0), (0, 0.0)]), "#8a94a8", 0.4)
    card.paper(
        p.poly([(-0.7, -0.12), (0.7, -0.12), (0.4, 0.26), (-0.4, 0.26)]),
        ("#ffffff", "#c8d0dc"),
        glue(140, rim=0.6),
    )


def _lower(card: Card) -> None:
    band = Pen().rect(-20, 1160, 840, 80)
    card.paper(band, stripes("#b8542a", "#a84824", 60, 0), glue(200, offset=(0, -4)))
