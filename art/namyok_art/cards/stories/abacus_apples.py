"""A caterpillar nibbles an apple of an abacus, and its shadow is a serpent that fills the wall."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Point, along
from namyok_art.paper.patterns import boards
from namyok_art.paper.place import Place, far_side, glue, lit, ribbon
from namyok_art.paper.props.food import apple_core
from namyok_art.paper.space import Array, X, Y

LAMP = (-120.0, 1010.0)
WIRES = (856.0, 1052.0)
SIZE = 78.0
RED = "#b8302a"
GREEN = "#8f9a3a"
DUSK = "#2a0e14"
APPLE = [(0, -0.8), (0.4, -0.98), (0.84, -0.78), (1.0, -0.2)]
APPLE += [(0.88, 0.44), (0.5, 0.88), (0.18, 0.94), (0, 0.9)]


def draw() -> NDArray[np.uint8]:
    wall = Gradient(
        ("#ffdf94", "#f2b052", "#c8682e", "#7a3222", "#3a1a1c"),
        80,
        1120,
        along=np.hypot((X - 170) * 1.05, (Y - 700) * 0.86),
    )
    card = Card(176, wall, light=LAMP, lamp="#ffe0a0")
    _serpent(card)
    _abacus(card)
    dark: Array = np.clip((X - 380) / 520, 0, 1) * np.clip((Y - 620) / 200, 0, 1)
    card.shade(np.asarray(dark, np.float32), "#3a1420", 0.5)
    return card.finish(
        bloom=0.25, shadow_tone="#34141c", light_tone="#ffe8b8", vignette=0.3, saturation=1.05
    )


def _serpent(card: Card) -> None:
    """What the wall knows: three great coils, and jaws that close on the same apple."""
    spine: list[Point] = [
        (560, 800),
        (690, 700),
        (690, 560),
        (520, 500),
        (240, 520),
        (96, 420),
        (130, 250),
        (330, 180),
        (520, 190),
        (610, 270),
        (590, 360),
        (520, 392),
    ]
    body = Pen().poly(ribbon(spine, [40, 66, 92, 112, 124, 126, 122, 112, 98, 84, 76, 70], 220))
    head = Pen()
    with head.at(520, 392, 1, 0):
        head.smooth(
            [(46, -46), (10, -64), (-60, -62), (-128, -40, 0), (-60, -8), (-24, 2, 0), (40, 10)]
        )
        head.smooth([(40, -10), (-24, 2, 0), (-62, 30), (-112, 50, 0), (-40, 58), (30, 40)])
        head.poly([(-96, -36), (-92, 6), (-72, -24)])
        for lift in (-9, 11):
            head.taper([(-30, 2), (-90, 4), (-136, 4), (-172, 4 + lift * 1.6)], 8, 3)
    with head.at(520, 392, 1, -16):
        head.oval(-28, -36, 15, 7.5, cut=True)
    slit = Pen()
    with slit.at(520, 392, 1, -16):
        slit.oval(-28, -36, 3.5, 7)
    mask = np.maximum(body.mask, head.mask)
    card.shade(np.asarray(blur(mask, 2.4), np.float32), DUSK, 0.86)
    card.shade(np.asarray(blur(slit.mask, 1), np.float32), DUSK, 0.9)
    fruit = Pen()
    with fruit.at(286, 404, 66, 8):
        _outline(fruit)
        fruit.taper([(0, -0.7), (0.06, -1.1), (0.26, -1.4)], 0.16, 0.1)
        fruit.smooth([(0.08, -1.05, 0), (0.5, -1.5), (1.0, -1.3, 0), (0.6, -1.0)])
    card.shade(np.asarray(blur(fruit.mask, 2.4), np.float32), DUSK, 0.7)


def _outline(pen: Pen) -> None:
    pen.smooth([*APPLE, *((-x, y) for x, y in reversed(APPLE[1:-1]))])


def _abacus(card: Card) -> None:
    """Cropped by the edges, tilted, its rods lit from the left."""
    rng = np.random.default_rng(8)
    wood, beam = boards("#c8843e", "#8a4e28", rng, upright=True), boards("#d8944a", "#96582c", rng)
    foot = Pen().poly([(-20, 1150), (820, 1172), (820, 1230), (-20, 1230)])
    card.paper(foot, ("#7a3a24", "#4a1e1c"), glue(300, offset=(0, -8), shadow=0.4))
    for y in WIRES:
        rod = Pen().poly([(-20, y - 5), (830, y + 17), (830, y + 25), (-20, y + 5)])
        card.paper(rod, ("#f6d8a0", "#9a6238"), glue(120, shadow=0.5))
    upper, lower = WIRES
    for x, tone, turn in ((92.0, RED, -8.0), (724.0, GREEN, 6.0)):
        _apple(card, x, upper + x * 0.027, SIZE, tone, turn)
    for x, tone, turn in ((120.0, GREEN, 10.0), (288.0, RED, -6.0), (690.0, RED, 4.0)):
        _apple(card, x, lower + x * 0.027, SIZE * (0.96 + 0.06 * math.sin(x)), tone, turn)
    apple_core(card, 500, lower + 12, SIZE * 0.84, RED)
    _bitten(card, 300, upper + 8)
    for x in (-34.0, 768.0):
        post = Pen().poly([(x, 690), (x + 66, 694), (x + 66, 1190), (x, 1190)])
        card.paper(post, wood, glue(240, rim=0.45))
    top = Pen().poly([(-20, 664), (830, 690), (830, 738), (-20, 712)])
    card.paper(top, beam, glue(240, rim=0.5, shadow=0.55))
    base = Pen().poly([(-20, 1136), (830, 1158), (830, 1230), (-20, 1230)])
    card.paper(base, beam, glue(240, rim=0.5))
    _caterpillar(card)


def _apple(card: Card, x: float, y: float, size: float, skin: str, turn: float) -> Array:
    """Cut of matt paper: a skin, its far side, a sunny slip, a leaf; no shine."""
    place = Place(x, y, size, turn)
    with place.pen() as stem:
        stem.taper([(0, -0.62), (0.04, -1.0), (0.2, -1.32)], 0.12, 0.09)
    card.paper(stem, "#4a2a1c", glue(size))
    leaf = place.smooth([(0.08, -1.0, 0), (0.42, -1.42), (0.96, -1.3, 0), (0.6, -0.98)])
    card.paper(leaf, lit(card, place, "#6a7a34"), glue(size))
    with place.pen() as body:
        _outline(body)
    mask = card.paper(body, lit(card, place, skin, 0.5, 0.9), glue(size * 2, shadow=0.5))
    far_side(card, place, mask, 0.34, 0.5, "#4a0f22")
    with place.pen() as slip:
        slip.smooth([(-0.74, -0.44), (-0.58, -0.62), (-0.5, 0.0), (-0.5, 0.56), (-0.76, 0.2)])
    card.paint(slip.mask * mask, mix(skin, "#ffc468", 0.5), 0.35, soft=3)
    dip = place.oval(0.03, -0.72, 0.34, 0.1)
    card.shade(dip.mask * mask, "#3a0c14", 0.6, soft=2)
    return mask


def _bitten(card: Card, x: float, y: float) -> None:
    """The apple that is being eaten, with a scalloped bite on its right."""
    mask = _apple(card, x, y, SIZE * 1.1, RED, -4)
    bite = Pen()
    for dx, dy, r in ((100, -46, 34), (80, -8, 36), (82, 34, 34), (108, 0, 46)):
        bite.circle(x + dx, y + dy, r)
    card.paint(bite.mask * mask, Gradient(("#fff0c8", "#e8c07a"), y - 80, y + 80))
    card.shade(mask * bite.mask * (1 - blur(bite.mask * mask, 7)), "#a8642c", 0.8, soft=3)
    seeds = Pen().oval(x + 60, y - 14, 5, 10, 30).oval(x + 64, y + 12, 5, 10, -20)
    card.paint(seeds.mask, "#4a2418")


def _caterpillar(card: Card) -> None:
    """An arch of folded rings that rests on the wire and bends over to the bite."""
    spine: list[Point] = [(612, 862), (608, 780), (558, 718), (490, 716), (434, 766), (412, 836)]
    for k, (x, y) in enumerate(along(spine, 12)):
        r = 22 + 17 * math.sin(math.pi * (0.12 + 0.7 * k / 11))
        tone = "#d2c24a" if k % 2 else "#aaa236"
        place = Place(x, y, r)
        if k < 3 or k > 9:
            card.paper(place.oval(0.3, 0.9, 0.24, 0.36), "#6a4a20", glue(30))
        mask = card.paper(place.oval(0, 0, 1, 1), lit(card, place, tone, 0.5), glue(110))
        far_side(card, place, mask, 0.5, 0.4, "#4a4010")
    x, y = 402.0, 846.0
    for tip in ((392.0, 780.0), (418.0, 786.0)):
        card.paper(Pen().taper([(x, y - 20), tip], 7, 4), "#5a2a1c", glue(40))
    place = Place(x, y, 38)
    mask = card.paper(place.oval(0, 0, 1, 0.94), lit(card, place, "#8a3a22", 0.4), glue(110))
    far_side(card, place, mask, 0.4, 0.4, "#3a0c14")
    card.paint(Pen().oval(x + 6, y - 8, 11, 13), "#fff0c8")
    card.paint(Pen().circle(x + 10, y - 11, 6), "#1c0c10")
