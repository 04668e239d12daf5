"""Over a violet sea eight suns stand in a ring and fade like a waiting wheel."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, mix, smoothstep
from namyok_art.paper.props.beach import deckchair, sandcastle
from namyok_art.paper.props.land import pebbles, ridge, wave
from namyok_art.paper.props.people import Look, Person

CENTRE = (400, 372)
RING = 214
SEA = 700


def draw() -> NDArray[np.uint8]:
    sky = ["#ff9ac4", "#ffb0b8", "#ffc8a0", "#ffe08a", "#fff0a0"]
    card = Card(45, Gradient(sky, 0, SEA), light=(552, 220), lamp="#fff6c0")
    card.glow(400, 372, 420, "#fff0a8", 0.4)
    _bands(card)
    _suns(card)
    _sea(card)
    _beach(card)
    _patient(card)
    _builder(card)
    return card.finish(
        bloom=0.35,
        halation=0.05,
        shadow_tone="#7a2a9a",
        light_tone="#fff4c8",
        vignette=0.12,
        saturation=1.08,
        contrast=1.06,
    )


def _bands(card: Card) -> None:
    """Long flat clouds that do not move either."""
    for x, y, w in (
        (90, 150, 330),
        (720, 96, 300),
        (700, 560, 320),
        (110, 610, 280),
        (420, 664, 360),
    ):
        pen = Pen().rect(x - w / 2, y, w, 20, 10).rect(x - w * 0.3, y - 15, w * 0.52, 22, 11)
        pen.rect(x - w * 0.1, y + 12, w * 0.5, 16, 8)
        card.paper(pen, ("#ffe6d8", "#ffc4b8"), shadow=0.15, spread=6, opacity=0.8)


def _suns(card: Card) -> None:
    """The brightest is at the upper right; behind it the others fade, clockwise back."""
    for step in range(7, -1, -1):
        angle = -math.pi / 4 - step * math.tau / 8
        x, y = CENTRE[0] + RING * math.cos(angle), CENTRE[1] + RING * math.sin(angle)
        share = step / 7
        r = 66 - 16 * share
        tone = mix("#ff5c14", "#ffe2b0", share**0.7)
        if step < 3:
            card.glow(x, y, r * 2.6, "#ffd060", 0.5 - 0.14 * step)
        disc = Pen().circle(x, y, r)
        fill = (mix(tone, "#fff6a0", 0.5), tone)
        card.paper(disc, fill, spread=10, shadow=0.26 * (1 - 0.6 * share), rim=0.3)
        if step == 0:
            card.glow(x, y, r * 1.25, "#fffbe0", 0.95, within=disc.mask)
            card.lightup(blur(Pen().circle(x, y, r * 0.42).mask, 7), "#fffdf0", 0.5)


def _sea(card: Card) -> None:
    tones = ("#b48ae8", "#9f74de", "#8a60d0", "#764ec0")
    for i, tone in enumerate(tones):
        y = SEA + i * 62
        line = wave(y, 3 + i * 3, 70 + i * 30, i * 1.3, card.rng, 0.7)
        card.paper(
            line.pen(),
            (mix(tone, "#ffc8e8", 0.4), tone),
            shadow=0.22,
            offset=(0, -4),
            spread=7,
            rim=0.25,
        )
    path = Pen()
    rng = card.rng
    for k in range(60):
        t = (k / 59) ** 1.2
        y = SEA + 12 + t * 230
        for column in range(3):
            x = 400 + (column - 1) * 150 + rng.normal(0, 26 + 30 * t)
            path.oval(x, y, rng.uniform(8, 26) * (0.5 + t), 1.6 + 1.8 * t)
    card.paint(path, "#ffd98a", 0.55)


def _beach(card: Card) -> None:
    rng = card.rng
    foam = ridge(rng, 958, 9, bow=20)
    card.paper(foam.pen(), ("#ffffff", "#ffe8f4"), TORN, torn=5, shadow=0.25, offset=(0, -5))
    sand = ridge(rng, 976, 9, bow=18)
    card.paper(
        sand.pen(), ("#ffe8a8", "#ffc890", "#f7a88a"), TORN, torn=4, shadow=0.2, offset=(0, -4)
    )
    card.shade(pebbles(rng, 140, (0, 1010, 800, 1195), (1.5, 4)), "#e08a6a", 0.4)
    shell = Pen()
    for k in range(5):
        shell.oval(420 + (k - 2) * 6, 1160 - abs(k - 2) * -2, 5, 13, (k - 2) * 18)
    card.paper(shell, ("#ffffff", "#ffc0d8"), spread=3)


def _long_shadow(card: Card, x: float, y: float, width: float) -> None:
    shadow = Pen().poly([(x - width, y), (x + width, y), (x - 60, y + 190), (x - 190, y + 190)])
    card.shade(blur(shadow.mask, 5) * smoothstep(y + 190, y, Y), "#b04a8a", 0.5)


def _patient(card: Card) -> None:
    """He has waited long enough to grow a beard down to the sand; his shadow says noon."""
    x, y = 560, 1082
    card.shade(Pen().oval(x, y + 2, 84, 13), "#b04a8a", 0.6, soft=5)
    deckchair(card, x, y, 1.05, ("#3fc0d0", "#fff8e0"), "#b8643f")
    man = Person(
        x - 16, y - 46, 150, 1, "jacket", "sit", arms=((0.2, 0.16),), hair="short", lean=-24
    )
    man.glue(card, Look("#5a4ac8", "#3a2f7a", "#f4c8a0", "#e8e4f4"))
    hx, hy = man.head
    beard = Pen().smooth(
        [
            (hx + 9, hy - 2, 0),
            (hx - 3, hy + 8),
            (hx + 2, hy + 34),
            (hx + 16, hy + 66),
            (hx + 34, hy + 100),
            (hx + 66, hy + 142, 0),
            (hx + 52, hy + 96),
            (hx + 34, hy + 52),
            (hx + 20, hy + 14),
        ]
    )
    mask = card.paper(beard, ("#ffffff", "#dcd4f0"), spread=4)
    strands = Pen()
    for k in range(3):
        strands.stroke(
            [(hx + 4 + k * 4, hy + 12), (hx + 16 + k * 7, hy + 60), (hx + 44 + k * 5, hy + 116)],
            1.4,
        )
    card.shade(strands.mask * mask, "#8a7ac0", 0.5)


def _builder(card: Card) -> None:
    x, y = 300, 1070
    _long_shadow(card, x, y, 60)
    _long_shadow(card, 140, 1064, 70)
    deckchair(card, x, y, 1.0, ("#ff5a9a", "#fff0c8"), "#b8643f")
    woman = Person(
        x - 16, y - 44, 144, 1, "jacket", "sit", arms=((0.24, 0.1),), hair="bun", lean=-20
    )
    woman.glue(card, Look("#ffb52e", "#d8407a", "#e8b48c", "#5a2f5a"))
    hx, hy = woman.head
    card.paper(
        Pen().oval(hx - 2, hy - 10, 32, 7, -14).oval(hx - 4, hy - 16, 16, 12, -14),
        ("#fffbe0", "#ffd98a"),
        spread=3,
    )
    sandcastle(card, 140, 1062, 0.9, "#ffe0a0", "#d98a64")
    pail = Pen().poly([(214, 1076), (246, 1076), (241, 1108), (219, 1108)])
    card.paper(pail, ("#3fc0d0", "#2a90b0"), spread=4)
    handle = Pen().path("M215 1078 C218 1056 242 1056 245 1078", width=3)
    card.paper(handle, "#fff8e0", spread=2)
    near = smoothstep(360, 0, np.hypot(X - 400, Y - 1000))
    card.tint(near, "#fff0b0", 0.08)
