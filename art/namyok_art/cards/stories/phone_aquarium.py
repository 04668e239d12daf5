"""A glass telephone booth is full of lit green water, and small fish take turns at the receiver."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, fbm, mix, smoothstep
from namyok_art.paper.mirror import reflect
from namyok_art.paper.patterns import bricks
from namyok_art.paper.props.people import Look, Person

LEFT, RIGHT, TOP, FLOOR = 330.0, 640.0, 262.0, 930.0
PANES = (
    (24.0, 96.0),
    (116.0, 96.0),
    (24.0, 276.0),
    (116.0, 276.0),
    (690.0, 40.0),
    (690.0, 236.0),
    (520.0, 40.0),
)


def draw() -> NDArray[np.uint8]:
    card = Card(101, ["#7a2a4a", "#d85a5a", "#f0905a", "#a83a50"], light=(485, 600), lamp="#d8ffb0")
    _street(card)
    _neon(card)
    _booth(card)
    wet = reflect(card, card, FLOOR + 8, "#2a1238", ripple=1.5, glint="#c8ffb0")
    card.shade(wet * smoothstep(FLOOR, 1200, Y), "#3a1a48", 0.55)
    _kerb(card)
    _child(card)
    return card.finish(
        bloom=0.5, shadow_tone="#2a1050", light_tone="#f0ffd8", vignette=0.3, contrast=1.06
    )


def _street(card: Card) -> None:
    """Three walls that step back to a pink gap of sky."""
    rng = card.rng
    card.glow(330, 420, 420, "#ffb080", 0.4)
    far = Pen().rect(180, 210, 150, 800).rect(250, 120, 120, 900).rect(372, 280, 140, 800)
    far.rect(286, 90, 6, 40).rect(300, 70, 4, 60)
    card.paper(far, ("#b0486a", "#8a3060"), spread=16, shadow=0.25)
    card.fog(760, 160, "#f08a80", 0.4)
    for x0, x1, top, tone in ((-20, 212, 40, "#5a2048"), (470, 820, -20, "#4a1c4a")):
        wall = Pen().rect(x0, top, x1 - x0, 1000)
        brick = bricks(tone, mix(tone, "#8a3a78", 0.25), mix(tone, "#2a1030", 0.5), rng, 52)
        mask = card.paper(wall, brick, spread=24, shadow=0.5, rim=0.15)
        card.shade(mask * smoothstep(500, 60, Y), "#3a1a48", 0.5)
    ledge = Pen().rect(-20, 32, 240, 14).rect(-20, 690, 240, 10).rect(462, 706, 360, 10)
    card.paper(ledge, ("#7a3a7a", "#4a2056"), spread=6)
    dark, lit = Pen(), Pen()
    for k, (x, y) in enumerate(PANES):
        (lit if k in (1, 5) else dark).rect(x, y, 68, 112, 4)
    card.hollow(dark, ("#3a1846", "#54245e"), depth=8, colour="#1a0826")
    card.hollow(lit, ("#ffb0a0", "#ff7aa8"), depth=8, colour="#5a1a50", shine=0.25)
    bars = Pen()
    for x, y in PANES:
        bars.line(x + 34, y, x + 34, y + 112, 4).line(x, y + 46, x + 68, y + 46, 4)
        bars.rect(x - 6, y + 110, 80, 8, 2)
    card.paper(bars, "#6a3070", spread=3)
    plant = Pen()
    for k in range(9):
        x = 124 + k * 6.5
        plant.taper([(x, 206), (x + rng.normal(0, 5), 190), (x + rng.normal(0, 9), 172)], 7, 2)
    card.paper(plant, "#2a1238", spread=3)


def _neon(card: Card) -> None:
    """Signs without words: a fish bone, a shell and an arrow to nowhere."""
    bone = Pen().stroke([(36, 520), (150, 520)], 6)
    for k in range(5):
        x, long = 58 + k * 18, 20 + 13 * math.sin((k + 1) / 6 * math.pi)
        bone.line(x, 520 - long, x + 8, 520, 5).line(x, 520 + long, x + 8, 520, 5)
    bone.path("M150 520 L190 496 M150 520 L190 544", width=6)
    bone.path("M36 520 C18 500 10 500 8 520 C10 540 18 540 36 520", width=6)
    wave = Pen()
    for k in range(3):
        y = 470 + k * 30
        wave.path(f"M668 {y} q14 -18 28 0 q14 18 28 0 q14 -18 28 0 q14 18 28 0", width=6)
    arrow = Pen().path("M716 590 L716 650 M696 630 L716 652 L736 630", width=6)
    for pen, tone in ((bone, "#ff58b8"), (wave, "#46e8e0"), (arrow, "#ffe05a")):
        card.shade(pen, "#1a0826", 0.6, soft=6, move=(6, 8))
        card.lightup(pen, tone, 0.7)


def _water(card: Card) -> None:
    """What is behind the glass: lit water, a wall set, a cord, and those who listen."""
    rng = card.rng
    glass = Pen().rect(LEFT + 18, TOP + 60, RIGHT - LEFT - 36, FLOOR - TOP - 96).mask
    deep = Gradient(("#eaffb8", "#b4f47a", "#5fd88a", "#1f9a8a"), TOP + 40, FLOOR)
    card.hollow(glass, deep, depth=14, colour="#0a4a4a", strength=0.5, shine=0.34)
    caustic = smoothstep(0.5, 0.95, 1 - np.abs(fbm(46, rng, octaves=3)) * 1.7)
    card.tint(glass * caustic * smoothstep(FLOOR, TOP, Y), "#ffffd8", 0.34)
    xs = np.linspace(LEFT, RIGHT, 40)
    edge = [(float(x), TOP + 92 + 5 * math.sin(float(x) / 17)) for x in xs]
    air = Pen().poly([(LEFT, TOP), *edge, (RIGHT, TOP)])
    card.paper(air.mask * glass, ("#3a6a58", "#a8e88a"), spread=4, shadow=0.25, rim=0.5)
    weed = Pen()
    for x, high in ((600.0, 210), (584, 130), (614, 90)):
        points = [(x + 9 * math.sin(k * 1.3 + x), FLOOR - 34 - high * k / 6) for k in range(7)]
        weed.taper(points, 11, 2)
    card.paper(weed.mask * glass, ("#3fae6a", "#127a64"), spread=5, shadow=0.3)
    sand = Pen().smooth(
        [(330, 960, 0), (340, 880), (420, 868), (500, 882), (580, 866), (640, 884), (650, 960, 0)]
    )
    card.paper(sand.mask * glass, ("#e8e88a", "#8ab868"), spread=6, offset=(0, -4))
    _set(card)
    bubbles = Pen()
    for _ in range(34):
        x, y = rng.uniform(356, 616), rng.uniform(380, 850)
        bubbles.circle(x, y, rng.uniform(2, 6.5), width=1.6)
    for k in range(8):
        bubbles.circle(530 + 7 * math.sin(k * 1.7), 610 - k * 30, 3 + k * 0.8, width=1.8)
    card.paint(bubbles.mask * glass, "#fbffe6", 0.85)


def _set(card: Card) -> None:
    box = Pen().rect(366, 384, 82, 152, 12)
    card.paper(box, ("#2f7a78", "#175058"), spread=9, lift=8)
    card.paper(Pen().rect(378, 396, 58, 16, 5), "#bff0a0", spread=3)
    card.paper(Pen().circle(407, 456, 29), ("#f4ffd8", "#b8e8a0"), spread=4)
    holes = Pen()
    for k in range(9):
        a = math.radians(-150 + k * 33)
        holes.circle(407 + 20 * math.cos(a), 456 + 20 * math.sin(a), 4.2)
    card.paint(holes.circle(407, 456, 6), "#175058")
    card.paint(Pen().rect(384, 506, 46, 9, 4), "#0e3a44")
    hook = Pen().path("M448 426 q16 4 16 -12", width=6).path("M448 474 q16 4 16 -12", width=6)
    card.paper(hook, "#175058", spread=3)
    cord = []
    for k in range(150):
        t = k / 149
        x = 446 + 126 * t + 7 * math.sin(k * 0.9)
        y = 516 + 62 * math.sin(t * math.pi) + 8 * t + 5 * math.cos(k * 0.9)
        cord.append((x, y))
    card.paper(Pen().path(_polyline(cord), width=4), "#12404c", spread=4, shadow=0.3)
    handle = Pen()
    with handle.at(590, 596, 1, 8):
        handle.path("M-22 -54 C20 -58 20 58 -22 54", width=18)
        handle.rect(-46, -72, 36, 32, 10).rect(-46, 40, 36, 32, 10)
    card.paper(handle, ("#1c6068", "#0c3440"), spread=8, lift=8, rim=0.5)
    # one listens with its whole head, the others keep the queue that ends outside the glass
    _fish(card, 516, 652, 62, -4, "#ff7ab8", "#c83f98")
    _fish(card, 458, 716, 54, -26, "#ffe05a", "#f0a02e")
    _fish(card, 412, 772, 48, -30, "#6ae8ff", "#2f8ad0")
    _fish(card, 376, 826, 42, -30, "#ff7ab8", "#c83f98")


def _polyline(points: list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _fish(
    card: Card, x: float, y: float, size: float, turn: float, light: str, dark: str, left: int = 1
) -> None:
    """A round little fish, head towards the right, its eye shut with listening."""
    k = size / 60
    tail, body, fin, mark = (Pen() for _ in range(4))
    for pen in (tail, body, fin, mark):
        with pen.at(x, y, k, turn, left < 0):
            if pen is tail:
                pen.smooth([(-18, 0), (-40, -20), (-46, -14), (-38, 0), (-46, 15), (-40, 20)])
                pen.smooth([(-12, -14), (0, -27), (14, -22), (12, -14)])
            elif pen is body:
                pen.smooth(
                    [(30, 2), (20, -14), (0, -18), (-20, -8), (-24, 1), (-18, 9), (2, 17), (22, 13)]
                )
            elif pen is fin:
                pen.smooth([(2, 3), (-14, 1), (-18, 10), (-6, 11)])
            else:
                pen.path("M13 -5 q5 5 10 0", width=2.4)
    card.paper(tail, (mix(light, dark, 0.5), dark), spread=3, shadow=0.25)
    mask = card.paper(body, (light, mix(light, dark, 0.6), dark), spread=4, shadow=0.3, rim=0.4)
    stripes = Pen()
    with stripes.at(x, y, k, turn, left < 0):
        stripes.path("M-2 -20 q7 18 0 38 M-12 -16 q6 14 0 28", width=4)
    card.paint(stripes.mask * mask, mix(light, "#ffffff", 0.6), 0.55)
    card.paper(fin, mix(light, "#ffffff", 0.25), spread=2)
    card.paint(mark, "#1c2a40")


def _booth(card: Card) -> None:
    card.glow(485, 590, 520, "#9af07a", 0.5)
    card.glow(485, 590, 300, "#d0ff9a", 0.35)
    back = Pen().rect(LEFT, TOP + 20, RIGHT - LEFT, FLOOR - TOP - 20, 6)
    card.paper(back, ("#1f5a5a", "#0f3a44"), spread=26, lift=0, shadow=0.5, rim=0.1)
    _water(card)
    frame = Pen().rect(LEFT, TOP + 20, RIGHT - LEFT, FLOOR - TOP - 20, 6)
    frame.rect(LEFT + 22, TOP + 66, RIGHT - LEFT - 44, FLOOR - TOP - 116, 8, cut=True)
    for y in (364.0, 862.0):
        frame.rect(LEFT + 10, y, RIGHT - LEFT - 20, 7)
    card.paper(frame, ("#2f8a80", "#17606a", "#0e3f50"), spread=8, lift=6, rim=0.5)
    roof = Pen().smooth(
        [
            (LEFT - 16, TOP + 44, 0),
            (LEFT - 14, TOP + 20),
            (LEFT + 40, TOP - 6),
            ((LEFT + RIGHT) / 2, TOP - 20),
            (RIGHT - 40, TOP - 6),
            (RIGHT + 14, TOP + 20),
            (RIGHT + 16, TOP + 44, 0),
        ]
    )
    card.paper(roof, ("#2a7a7a", "#124a56"), spread=8, lift=6, rim=0.4)
    card.lightup(Pen().rect(LEFT + 34, TOP + 22, RIGHT - LEFT - 68, 16, 8), "#eaffb0", 0.5)
    step = Pen().rect(LEFT - 14, FLOOR - 22, RIGHT - LEFT + 28, 32, 4)
    card.paper(step, ("#1f6a6a", "#0c3440"), spread=6)
    bars = Pen().rect(RIGHT - 16, 592, 9, 74, 4)
    card.paper(bars, ("#eaffb0", "#8ac87a"), spread=4)
    gleam = Pen()
    for x, y, w in ((440, 850, 34), (496, 850, 14)):
        gleam.poly([(x, y), (x + w, y), (x + w + 70, y - 240), (x + 70, y - 240)])
    inside = Pen().rect(LEFT + 22, TOP + 66, RIGHT - LEFT - 44, FLOOR - TOP - 116, 8).mask
    card.paint(gleam.mask * inside * smoothstep(60, 0, np.abs(X - 480) - 150), "#ffffff", 0.12)


def _kerb(card: Card) -> None:
    """Light on the wet asphalt and the puddle the booth has made."""
    card.glow(485, 960, 300, "#b8ff8a", 0.3, stretch=(1.2, 0.28))
    rings = Pen()
    for x, y, r in ((300, 1020, 34), (640, 1064, 46), (470, 1110, 26), (120, 1130, 30)):
        rings.oval(x, y, r, r * 0.24, width=1.8).oval(x, y, r * 0.5, r * 0.12, width=1.4)
    card.paint(rings, "#eaffd0", 0.5)
    edge = Pen().rect(-20, 1172, 840, 60)
    card.paper(edge, ("#6a2f58", "#3a1638"), spread=8, offset=(0, -4), rim=0.2)
    joints = Pen()
    for x in range(60, 800, 148):
        joints.line(x, 1172, x - 8, 1204, 3)
    card.shade(joints, "#1a0826", 0.6)


def _child(card: Card) -> None:
    x, y = 214.0, 1062.0
    card.shade(Pen().oval(x - 16, y - 2, 62, 9), "#1a0830", 0.7, soft=6)
    card.shade(
        Pen().poly([(x - 20, y), (x + 24, y), (x - 150, y + 110), (x - 230, y + 110)]),
        "#1a0830",
        0.5,
        soft=14,
    )
    child = Person(
        x,
        y,
        232,
        build="child",
        arms=((0.33, -0.17), (0.2, 0.1)),
        hat="hood",
        stride=0.75,
    )
    child.glue(
        card,
        Look(coat="#e8d23f", trousers="#3a2a5a", skin="#e9c4a0", hat="#d9bc2e"),
        rim=0.7,
        rim_colour="#d0ff8a",
    )
    bx, by = child.hand(1)
    string = Pen().line(bx, by, bx + 2, by + 16, 2.4)
    card.paper(string, "#f4ffe0", spread=2)
    card.glow(bx + 2, by + 50, 70, "#ffb060", 0.35)
    bag = Pen().smooth(
        [
            (bx - 2, by + 10, 0),
            (bx + 12, by + 22),
            (bx + 30, by + 46),
            (bx + 24, by + 72),
            (bx + 2, by + 80),
            (bx - 20, by + 72),
            (bx - 26, by + 46),
            (bx - 8, by + 22),
            (bx + 6, by + 10, 0),
        ]
    )
    mask = card.paper(bag, ("#d8fff0", "#a8f0d8"), spread=4, opacity=0.72, rim=0.8)
    card.paint(mask * (by + 40 < Y), "#8ae8d0", 0.6)
    _fish(card, bx + 2, by + 58, 34, -6, "#ffb23f", "#f0701f")
    card.paint(
        Pen().stroke([(bx - 16, by + 64), (bx - 18, by + 48), (bx - 8, by + 34)], 3), "#ffffff", 0.8
    )
    cx, cy = child.hand(0)
    card.paper(Pen().circle(cx + 6, cy - 9, 12), "#c8862a", spread=3)
    card.lightup(Pen().circle(cx + 6, cy - 9, 9), "#ffe08a", 0.4)
