"""A barbell of two soap bubbles tips, a home in one, a ship in the other; a hedgehog waits."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, gradient, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.patterns import stripes
from namyok_art.paper.place import Place, between, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.face import front
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.space import Array

HOME, SEA = (176.0, 628.0), (640.0, 250.0)
BIG, SMALL = 176.0, 138.0
SKIN = "#e0a47c"
BRAVE = Person(
    "adult",
    SKIN,
    "#2a1a1c",
    "bald",
    0.3,
    0.36,
    0.13,
    0.02,
    "broad",
    "moustache",
    brow=0.06,
    eye="#3a5a6a",
)


def draw() -> NDArray[np.uint8]:
    card = Card(114, ["#1c0d1c", "#3a1626", "#571c2c"], light=(430, 40), lamp="#ffeec4")
    _tent(card)
    _ring(card)
    _strongman(card)
    _hedgehog(card)
    return card.finish(
        bloom=0.5,
        shadow_tone="#2a1030",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.32,
        saturation=1.1,
    )


def _tent(card: Card) -> None:
    """Canvas runs up to a mast outside the card; one lamp falls on the ring."""
    for k in range(-9, 11):
        a, b = k * 108.0, k * 108.0 + 54
        panel = Pen().poly(
            [(430 + k * 5, -40), (433 + k * 5, -40), (430 + b * 1.8, 1060), (430 + a * 1.8, 1060)]
        )
        card.paper(panel, ("#3a1524", "#7a2a34"), glue(80, rim=0.05, shadow=0.3))
    cone = Pen().poly([(400, -30), (460, -30), (800, 1120), (60, 1120)]).mask
    card.tint(blur(cone, 24) * smoothstep(1300, 0, Y), "#ffdf9c", 0.5)


def _ring(card: Card) -> None:
    floor = Pen().oval(420, 1190, 700, 190)
    card.paper(floor, ("#e0b074", "#8a5634"), glue(300, offset=(0, -8)))
    card.glow(430, 1120, 300, "#fff0c4", 0.5, stretch=(1.5, 0.4))
    card.shade(Pen().oval(440, 1150, 210, 26), "#3a1420", 0.7, soft=10)
    drum(card, 440, 1010, 158, 130)


def drum(card: Card, x: float, y: float, half: float, tall: float) -> None:
    side = Pen().smooth(
        [
            (x - half, y, 0),
            (x + half, y, 0),
            (x + half * 0.94, y + tall, 0),
            (x, y + tall + 26),
            (x - half * 0.94, y + tall, 0),
        ]
    )
    mask = card.paper(
        side, Gradient(("#8a2434", "#d8484a", "#6a1a2c"), x - half, x + half, X), glue(260)
    )
    zig = Pen()
    count = 9
    for k in range(count):
        a, b = x - half + 2 * half * k / count, x - half + 2 * half * (k + 1) / count
        zig.poly([(a, y + 14), (b, y + 14), ((a + b) / 2, y + tall)])
    card.paint(zig.mask * mask, "#f0cf8a", 0.9)
    card.shade(smoothstep(x + half * 0.1, x + half, X), "#3a0f24", 0.5, within=mask)
    card.paper(Pen().oval(x, y, half + 8, 30), ("#fff2d4", "#e0bc84"), glue(200))


def _world(disc: Array, card: Card, at: Point, r: float, home: bool) -> None:
    x, y = at
    sky = ("#1d3a6a", "#5a6aa0", "#f0b48a") if home else ("#7fd0e0", "#d8f0e0", "#fff0c0")
    card.paint(disc, gradient(sky, Y, y - r, y + r * 0.55), 0.96)
    if home:
        moon = Pen().circle(x + r * 0.42, y - r * 0.5, r * 0.12)
        card.lightup(moon.mask * disc, "#fff2c8", 0.6)
        hill = Pen().oval(x, y + r * 0.95, r * 1.3, r * 0.6)
        card.paper(hill.mask * disc, ("#5f8a5a", "#2f5a4a"), glue(60))
        p = Place(x - r * 0.06, y + r * 0.4, r)
        card.paper(
            p.poly([(-0.3, -0.42), (0.3, -0.42), (0.3, 0.02), (-0.3, 0.02)]),
            ("#f6e2c0", "#d8b08a"),
            glue(70),
        )
        card.paper(
            p.poly([(-0.42, -0.38), (0, -0.78), (0.42, -0.38)]), ("#d86a4f", "#9a3a3c"), glue(70)
        )
        card.paper(
            p.poly([(0.18, -0.86), (0.28, -0.86), (0.28, -0.5), (0.18, -0.56)]), "#8a3a3a", glue(40)
        )
        card.lightup(
            p.poly([(-0.2, -0.3), (-0.04, -0.3), (-0.04, -0.1), (-0.2, -0.1)]), "#ffd870", 1.1
        )
        card.paper(
            p.poly([(0.07, -0.28), (0.21, -0.28), (0.21, 0.02), (0.07, 0.02)]), "#3f7a80", glue(40)
        )
        card.paper(p.ribbon([(-0.6, 0.1), (-0.58, -0.2)], [0.07, 0.05]), "#5a3a2c", glue(40))
        for u, v, q in ((-0.6, -0.38, 0.2), (-0.7, -0.22, 0.13), (-0.48, -0.24, 0.13)):
            card.paper(p.oval(u, v, q, q), ("#7fae62", "#4a7f52"), glue(50))
        return
    sun = Pen().circle(x - r * 0.4, y - r * 0.1, r * 0.17)
    card.lightup(sun.mask * disc, "#fff6d0", 0.7)
    p = Place(x + r * 0.06, y + r * 0.3, r, 8)
    card.paper(wave(y + r * 0.22, 5, 60, 0.5).pen().mask * disc, ("#3f9aa8", "#2a7a90"), glue(50))
    card.paper(
        p.smooth(knots("0.04 -0.8!, 0.34 -0.4, 0.34 -0.1!, 0.04 -0.08!")),
        ("#fffaf0", "#ecd8c0"),
        glue(60),
    )
    card.paper(
        p.smooth(knots("-0.03 -0.7!, -0.32 -0.12!, -0.03 -0.08!")), ("#f8e6d0", "#d8b8a0"), glue(60)
    )
    card.paper(
        p.smooth(knots("-0.42 -0.02!, 0.46 -0.06!, 0.3 0.2, -0.26 0.2")),
        ("#a83f3a", "#6a2430"),
        glue(60),
    )
    card.paper(wave(y + r * 0.42, 6, 74, 2).pen().mask * disc, ("#2a8098", "#1a5a78"), glue(50))


def _bubble(card: Card, at: Point, r: float, home: bool) -> None:
    x, y = at
    disc = Pen().circle(x, y, r).mask
    card.glow(x, y, r * 1.7, "#a8f0e6" if not home else "#ffd8a0", 0.3)
    _world(disc, card, at, r, home)
    away = np.hypot(X - x, Y - y) / r
    angle = np.mod(np.arctan2(Y - y, X - x) / math.tau + 0.1, 1)
    rainbow = gradient(
        ["#8ff0e6", "#c8a8ff", "#ffa8c8", "#ffe08a", "#a8ffb8", "#8ff0e6"],
        np.asarray(angle, np.float32),
        0,
        1,
    )
    card.paint(np.asarray(disc * smoothstep(0.78, 1.0, away) * 0.85, np.float32), rainbow)
    shine = Pen().smooth(
        [
            (x - r * 0.76, y - r * 0.1),
            (x - r * 0.6, y - r * 0.55),
            (x - r * 0.2, y - r * 0.8),
            (x - r * 0.5, y - r * 0.5),
        ]
    )
    card.tint(blur(shine.mask, 2) * disc, "#ffffff", 0.85)
    card.tint(Pen().circle(x + r * 0.5, y + r * 0.62, r * 0.06).mask, "#ffffff", 0.7)


def _limb(card: Card, points: list[Point], widths: list[float], tone: str) -> None:
    middle = Place(*points[len(points) // 2], 150)
    card.paper(Pen().poly(ribbon(points, widths, 60)), lit(card, middle, tone), glue(260, rim=0.4))


def _on_bar(t: float) -> Point:
    return HOME[0] + (SEA[0] - HOME[0]) * t, HOME[1] + (SEA[1] - HOME[1]) * t


def _strongman(card: Card) -> None:
    left, right = _on_bar(0.46), _on_bar(0.68)
    red, boot = "#b8323c", "#3a2430"
    for knee, foot in (((352, 930), (380, 1010)), ((534, 918), (510, 1010))):
        hip = (424.0 if knee[0] < 440 else 462.0, 850.0)
        x, y = float(foot[0]), float(foot[1])
        _limb(card, [hip, knee, (x, y - 40)], [92, 78, 70, 60, 46], SKIN)
        _limb(card, [((knee[0] + x) / 2, (knee[1] + y) / 2 - 10), (x, y - 10)], [64, 60, 62], boot)
        s = -1 if knee[0] < 440 else 1
        toe: list[Knot] = [
            (x - s * 26, y - 34),
            (x + s * 30, y - 24),
            (x + s * 52, y + 2),
            (x - s * 28, y + 6),
        ]
        card.paper(Pen().smooth(toe), boot, glue(150))
    trunk: list[Knot] = knots(
        "330 668, 372 640, 440 634, 508 622, 556 640, 548 720, 516 800, 520 880, "
        "442 916, 366 884, 372 800, 342 730"
    )
    mask = card.paper(Pen().smooth(trunk), lit(card, Place(440, 760, 240), SKIN), glue(300))
    suit: list[Knot] = knots(
        "372 624!, 398 620!, 420 700, 470 696, 486 612!, 516 610!, 540 740, "
        "520 800, 526 890, 442 926, 360 894, 368 800, 350 740"
    )
    cloth = card.paper(Pen().smooth(suit).mask * mask, stripes("#f6e6c4", red, 44, 84), glue(200))
    card.shade(smoothstep(450, 570, X), "#4a1028", 0.5, within=cloth)
    belt = Pen().poly(ribbon([(362, 838), (440, 850), (526, 832)], [42, 46, 42], 40))
    card.paper(belt.mask * mask, ("#5a3424", "#3a2018"), glue(160))
    card.paper(Pen().circle(444, 848, 24), ("#ffe08a", "#c8862a"), glue(100))
    for at, r, home in ((HOME, BIG, True), (SEA, SMALL, False)):
        _bubble(card, at, r, home)
    bar = [_on_bar(0.285), _on_bar(0.78)]
    card.paper(Pen().poly(ribbon(bar, [20, 20])), ("#f0f2f6", "#8a8fa0"), glue(160, rim=0.6))
    for t in (0.285, 0.78):
        card.paper(Pen().circle(*_on_bar(t), 19), ("#ffe08a", "#b8782a"), glue(120))
    _arm(card, (366, 688), (290, 606), left)
    _arm(card, (524, 672), (606, 556), right)
    fear = MOODS["fear"].but(tilt=-8)
    front(card, 432, 566, 150, BRAVE, fear, look=(180, 900))
    sweat = Pen()
    for x, y in ((344, 500), (322, 548), (524, 496), (548, 540)):
        sweat.smooth([(x, y - 15, 0), (x + 7, y + 2), (x, y + 9), (x - 7, y + 2)])
    card.paper(sweat, ("#f2fcff", "#9fd8f0"), glue(60))


def _arm(card: Card, shoulder: Point, elbow: Point, fist: Point) -> None:
    """Bare and mighty: the muscle swells between the joints, the fist closes over the bar."""
    line = [
        shoulder,
        between(shoulder, elbow, 0.45),
        between(shoulder, elbow, 0.86),
        between(elbow, fist, 0.2),
        between(elbow, fist, 0.55),
        fist,
    ]
    pen = Pen().poly(ribbon(line, [84, 100, 78, 70, 72, 46], 90)).circle(*shoulder, 44)
    mask = card.paper(pen, lit(card, Place(*elbow, 240), SKIN), glue(260, rim=0.4))
    s = 1 if shoulder[0] < 440 else -1
    a, b = between(shoulder, elbow, 0.2), between(shoulder, elbow, 0.86)
    inner = [(a[0] + s * 30, a[1]), (between(a, b, 0.5)[0] + s * 26, between(a, b, 0.5)[1]), b]
    card.shade(Pen().poly(ribbon(inner, [2, 9, 2], 40)), "#8a3a34", 0.4, soft=2, within=mask)
    card.shade(
        Pen().circle(*between(elbow, shoulder, 0.03), 20), "#8a3a34", 0.25, soft=8, within=mask
    )
    angle = math.degrees(math.atan2(SEA[1] - HOME[1], SEA[0] - HOME[0]))
    p = Place(*fist, 76, angle)
    card.paper(
        p.smooth(knots("-0.42 -0.36, 0.42 -0.36, 0.44 0.34, -0.44 0.34")),
        lit(card, p, SKIN),
        glue(120),
    )
    for u in (-0.31, -0.1, 0.11, 0.32):
        card.paper(
            p.ribbon([(u, -0.42), (u + 0.02, 0.0), (u, 0.26)], [0.2, 0.22, 0.19]),
            lit(card, p, SKIN),
            glue(110),
        )
        card.paper(p.oval(u, 0.26, 0.1, 0.1), lit(card, p, SKIN), FIST)


FIST = glue(110, shadow=0.0, rim=0.0, bevel=0.0)


def _hedgehog(card: Card) -> None:
    """He only wants a better seat."""
    x, y = 176.0, 960.0
    card.shade(Pen().oval(x + 10, 1166, 130, 18), "#3a1420", 0.7, soft=8)
    card.paper(
        Pen().poly([(x - 78, y), (x + 78, y), (x + 116, 1166), (x - 116, 1166)]),
        Gradient(("#2f6a78", "#58a0a0", "#1c4456"), x - 110, x + 110, X),
        glue(200),
    )
    card.paint(Pen().star(x, y + 106, 48, 0.42, 5), "#f6dc9a", 0.9)
    card.paper(Pen().oval(x, y, 88, 20), ("#8fd0c8", "#4f9a98"), glue(150))
    rng = np.random.default_rng(14)
    for layer in range(3):
        spikes = Pen()
        for k in range(24):
            a = math.radians(190 + 128 * k / 23 + rng.uniform(-3, 3))
            root = 46 - layer * 14
            tip = root + 42 + rng.uniform(-6, 8)
            px, py = x + 8, y - 34
            n = (-math.sin(a) * 5.4, math.cos(a) * 5.4)
            spikes.poly(
                [
                    (px + math.cos(a) * root * 1.15 + n[0], py + math.sin(a) * root * 0.8 + n[1]),
                    (px + math.cos(a) * tip * 1.15, py + math.sin(a) * tip * 0.84),
                    (px + math.cos(a) * root * 1.15 - n[0], py + math.sin(a) * root * 0.8 - n[1]),
                ]
            )
        spikes.oval(x + 8, y - 30, 66 - layer * 12, 40 - layer * 10)
        tone = mix("#3a2430", "#8a6048", layer / 2.4)
        card.paper(spikes, (mix(tone, "#f0d8a8", 0.3), tone), glue(90, rim=0.3))
    snout: list[Knot] = knots("200 936, 226 906, 256 902, 292 918, 270 940, 240 954, 206 956")
    card.paper(Pen().smooth(snout), ("#f0cfa0", "#c8925a"), glue(90))
    card.paper(Pen().circle(292, 917, 8), "#1c1018", glue(50))
    eye(card, 252, 917, 9, (300, 600), "#3a2418", "#c8925a", 0)
    feet = Pen().oval(140, y - 2, 16, 8).oval(212, y - 2, 16, 8)
    card.paper(feet, "#a8744a", glue(60))
