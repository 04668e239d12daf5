"""At dawn building cranes bend down to a river to drink; their reflections are real herons."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.mirror import reflect
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.limbs import contour, crease, model
from namyok_art.paper.props.sky import cloud

WATER = 570.0
SUN: Point = (430, WATER)
YELLOW, SHADE = "#ffc21f", "#c46a12"
BIRDS = ((672.0, 0.27, 0.3), (232.0, 1.0, 0.0))
"""Foot, scale and how much air is in between: the far one first."""
BEAK = (364.0, 0.0)
"""Where hook and beak meet, from the foot."""
SKY = [(0.0, "#2f7590"), (0.2, "#7fb4b4"), (0.36, "#f6d3a6"), (0.48, "#ffe6b8"), (1.0, "#ffe6b8")]
DEEP = [(0.0, "#2a2450"), (0.12, "#4a3568"), (0.28, "#a8607e"), (0.4, "#ec9f86"), (0.48, "#ffcf9c")]


def draw() -> NDArray[np.uint8]:
    card = _dawn(147, SKY, "#e6c3b4")
    for foot, scale, air in BIRDS:
        _crane(card, Place(foot, WATER, scale), air)
    below = _dawn(148, DEEP, "#c88a90")
    for foot, scale, air in BIRDS:
        _heron(below, Place(foot, WATER, scale), air)
    reflect(card, below, WATER, "#5a3a6a", 0.3, "#fff3dc")
    _near(card)
    return card.finish(
        bloom=0.5, halation=0.06, shadow_tone="#3a2a58", light_tone="#fff0d8", vignette=0.22
    )


def _dawn(seed: int, sky: Sequence[tuple[float, str]], air: str) -> Card:
    """Sky, sun, hazy town and unfinished houses: the same for the bank and for its image."""
    card = Card(seed, sky, light=SUN, lamp="#fff0cc")
    rng = np.random.default_rng(47)
    card.glow(*SUN, 420, "#fff3cc", 0.55)
    for x, y, width in ((110.0, 90, 260), (640.0, 150, 260)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 9, 0.14)
        card.paper(
            pen, (mix(air, "#fff6e8", 0.7), mix(air, "#ffd8b0", 0.6)), shadow=0.1, opacity=0.85
        )
    card.lightup(Pen().circle(*SUN, 150), "#fff4cf", 0.55)
    pen = Pen()
    windows = town(pen, WATER + 2, rng, width=(26, 50), height=(24, 80), lit=0.2)
    mask = card.paper(pen, (air, mix(air, "#fde6bc", 0.3)), shadow=0.16, offset=(-4, -4))
    card.paint(panes(windows, cross=False).mask * mask, "#fff6d0", 0.7)
    card.fog(WATER - 16, 24, "#fdeacb", 0.5)
    for x, floors, bays in ((-40.0, 4, 2), (664.0, 5, 3)):
        _skeleton(card, x, floors, bays, mix(air, "#6a5a78", 0.55))
    return card


def _skeleton(card: Card, x: float, floors: int, bays: int, tone: str) -> None:
    """A concrete frame with the upper floors still open to the sky."""
    pen = Pen()
    width = bays * 58
    for floor in range(floors):
        y = WATER - floor * 44
        pen.rect(x, y - 48, width, 8)
        for bay in range(bays + 1):
            pen.rect(x + bay * 58 - 4, y - 44, 9, 46)
    infill = Pen()
    for floor in range(floors - 2):
        for bay in range(bays):
            if (floor * 2 + bay) % 3 or not floor:
                infill.rect(x + bay * 58, WATER - floor * 44 - 42, 58, 40)
    card.paper(infill, mix(tone, "#e8a088", 0.6), shadow=0.2, spread=4)
    card.paper(pen, (tone, mix(tone, "#ffe0c0", 0.3)), shadow=0.25, spread=5)


def _lattice(pen: Pen, a: Point, b: Point, width: float, thick: float) -> None:
    """A girder: two chords and a zigzag."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    steps = max(3, int(length / (width * 1.1)))
    for side in (-1, 1):
        pen.line(a[0] + nx * side, a[1] + ny * side, b[0] + nx * side, b[1] + ny * side, thick)
    for k in range(steps):
        t0, t1 = k / steps, (k + 1) / steps
        side = 1 if k % 2 else -1
        pen.line(
            a[0] + dx * t0 + nx * side,
            a[1] + dy * t0 + ny * side,
            a[0] + dx * t1 - nx * side,
            a[1] + dy * t1 - ny * side,
            thick * 0.7,
        )


def _haze(colour: str, air: float) -> str:
    return mix(colour, "#e8c4b0", air)


def _crane(card: Card, p: Place, air: float) -> None:
    """Two lattice legs, a cabin for a body, and a jib that bends down to the water."""
    k = p.size
    steel = Pen()
    for dx in (-46, 34):
        a, b = p.to(dx, 8), p.to(dx * 0.36, -276)
        _lattice(steel, a, b, 26 * k, 6.4 * k)
    _lattice(steel, p.to(56, -300), p.to(150, -516), 34 * k, 6.4 * k)
    _lattice(steel, p.to(150, -516), p.to(344, -190), 28 * k, 6 * k)
    steel.line(*p.to(-90, -330), *p.to(150, -516), 5 * k)
    steel.line(*p.to(344, -190), *p.to(369, -90), 5 * k)
    steel.circle(*p.to(150, -516), 20 * k).circle(*p.to(344, -190), 15 * k)
    fill = Gradient((_haze(YELLOW, air), _haze("#f09a16", air)), p.y - 520 * k, p.y)
    card.paper(steel, fill, spread=8 * k, rim=0.3)
    card.paint(Pen().circle(*p.to(150, -516), 8 * k), _haze("#7a3f10", air))
    tail = p.smooth(knots("-150 -318!, -96 -340!, -84 -264!, -142 -268!"))
    card.paper(tail, (_haze("#6a7080", air), _haze("#3f4656", air)), spread=7 * k, rim=0.3)
    cabin = p.smooth(knots("-104 -346!, 40 -352!, 84 -330!, 92 -262!, 40 -244!, -90 -250!"))
    mask = card.paper(cabin, (_haze(YELLOW, air), _haze(SHADE, air)), spread=9 * k, rim=0.4)
    glass = p.smooth(knots("42 -334!, 74 -320!, 80 -276!, 44 -276!"))
    if k < 0.5:
        card.lightup(glass, "#fff3b0", 1.2)
    else:
        card.paper(glass, ("#d8f0f0", "#5a8a9c"), spread=3)
    vents = Pen()
    for j in range(5):
        vents.line(*p.to(-72 + j * 18, -322), *p.to(-72 + j * 18, -280), 6 * k)
    card.shade(vents, "#7a3f10", 0.7 * (1 - air), within=mask)
    rail = Pen().line(*p.to(-112, -244), *p.to(100, -240), 9 * k)
    card.paper(rail, _haze("#4a5060", air), spread=4 * k)
    hook = Pen()
    with hook.at(*p.to(*BEAK), k):
        hook.poly([(-5, -96), (25, -96), (32, -74), (20, -58), (0, -58), (-12, -74)])
        hook.smooth(
            knots(
                "4 -62!, 16 -62!, 18 -30, 8 -6, -14 -1, -34 -14, -42 -42!, -28 -24, -14 -16, 0 -24"
            )
        )
    card.paper(hook, _haze("#3a3f4c", air), spread=4 * k)
    if k < 0.5:
        brick = Pen().rect(p.to(*BEAK)[0] - 20, WATER - 17, 38, 17, 2)
        card.paper(brick, ("#d07a58", "#a8543f"), spread=3)


def _heron(card: Card, p: Place, air: float) -> None:
    """Same feet, same height, the beak at the same place; but feathers."""
    k = p.size
    white, grey, dark = (_haze(c, air) for c in ("#fdfcf8", "#9fb0c8", "#3f4c70"))
    leg = _haze("#e8a04a", air)
    for dx, knee in ((-44, -18), (34, 22)):
        line = [p.to(dx * 0.3, -250), p.to(knee, -136), p.to(dx, 4)]
        shank = Pen().poly(ribbon(line, [18 * k, 11 * k, 12 * k], 40)).circle(*line[1], 10 * k)
        card.paper(shank, leg, spread=4 * k)
    neck_line = [
        (50, -296),
        (104, -372),
        (120, -452),
        (168, -506),
        (232, -498),
        (266, -430),
        (268, -330),
        (282, -226),
        (300, -168),
    ]
    neck = contour(
        [p.to(*q) for q in neck_line],
        [w * k for w in (46, 26, 19, 17, 16, 15, 15, 14, 15)],
        [w * k for w in (46, 30, 20, 18, 17, 16, 16, 15, 16)],
    )
    silk = lit(card, Place(*p.to(150, -300), 300 * k), white, 0.3, 1.0)
    mask = card.paper(Pen().poly(neck), silk, glue(300 * k, rim=0.6))
    model(card, Place(*p.to(180, -420), 100), mask, 12 * k, 0.45, "#6a7aa8")
    throat = [p.to(240, -470), p.to(262, -400), p.to(262, -300), p.to(280, -210)]
    crease(card, mask, throat, 7 * k, "#4a5a88", 0.5)
    trunk: list[Knot] = knots(
        "-196 -214!, -120 -290, -30 -344, 56 -350, 104 -320, 108 -276, 70 -232, 0 -216, -80 -222"
    )
    body = card.paper(p.smooth(trunk), silk, glue(300 * k, rim=0.6))
    model(card, Place(*p.to(0, -280), 100), body, 26 * k, 0.5, "#6a7aa8")
    for row, (tone, reach) in enumerate(((dark, 1.0), (mix(dark, grey, 0.5), 0.72), (grey, 0.46))):
        for j in range(5 - row):
            u, v = 30 - 26 * j, -322 + 20 * j + row * 4
            feather = [p.to(u, v), p.to(u - 90 * reach, v + 34), p.to(u - 190 * reach, v + 96)]
            quill = Pen().poly(ribbon(feather, [30 * k, 36 * k, 26 * k, 3], 30))
            fill = (mix(tone, white, 0.25), tone)
            card.paper(quill, fill, glue(90 * k, rim=0.3, shadow=0.3))
    cape = p.smooth(
        knots(
            "84 -336, 40 -352, -20 -338, -64 -306!, -20 -318, -30 -296!, "
            "10 -308, 20 -290!, 50 -306, 92 -316"
        )
    )
    card.paper(cape, white, glue(100 * k, shadow=0.25))
    _head(card, p, white, dark, air)


def _head(card: Card, p: Place, white: str, dark: str, air: float) -> None:
    k = p.size
    for bend in (-58.0, -40.0):
        crest = [p.to(292, -190), p.to(268, -214 + bend * 0.2), p.to(236, -196 + bend)]
        card.paper(Pen().poly(ribbon(crest, [12 * k, 10 * k, 1.2], 24)), dark, glue(60 * k))
    beak: list[Knot] = knots("296 -136!, 330 -152!, 346 -100, 362 -2!, 330 -74")
    fill = Gradient((_haze("#ffb02e", air), _haze("#e8741a", air)), p.y - 150 * k, p.y)
    mask = card.paper(p.smooth(beak), fill, glue(120 * k))
    gape = [p.to(314, -140), p.to(330, -90), p.to(350, -40), p.to(360, -8)]
    crease(card, mask, gape, 5 * k, "#7a2c14", 0.7)
    skull: list[Knot] = knots(
        "282 -206, 308 -214, 332 -190, 336 -152, 314 -132, 292 -138, 280 -168"
    )
    face = card.paper(p.smooth(skull), white, glue(120 * k))
    stripe = p.smooth(knots("278 -204!, 300 -218, 326 -196!, 312 -182, 294 -182"))
    card.paint(stripe.mask * face, dark)
    card.paint(p.oval(316, -166, 10, 10), _haze("#ffc21f", air))
    card.paint(p.oval(317, -165, 5.4, 5.4), "#14101c")


def _near(card: Card) -> None:
    """Reeds in front: we stand on the other bank."""
    rng = card.rng
    reeds = Pen()
    for _ in range(60):
        x = rng.choice([rng.uniform(-10, 150), rng.uniform(690, 810)])
        height = rng.uniform(60, 210)
        bend = rng.normal(0, 18)
        reeds.taper(
            [(x, 1215), (x + bend * 0.4, 1200 - height * 0.5), (x + bend, 1200 - height)], 6, 1.2
        )
    card.paper(reeds, ("#7a5a80", "#2a2048"), shadow=0.3, spread=8, rim=0.3)
