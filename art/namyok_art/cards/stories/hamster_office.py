"""A clerk runs in a wheel of light; a hamster as large as the office spins it with one claw."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.pelts import tufted
from namyok_art.paper.props.skeleton import POSES

HUB: Point = (318, 404)
RIM = 342.0
CLERK: Point = (330, 560)
FUR, PALE, ROSE = "#d8924a", "#fff0d8", "#e88a84"
MAN = Person(
    "adult", "#d8a07c", "#3a2418", "bald", 0.26, 0.34, 0.11, 0.02, "hook", "moustache", brow=0.05
)


def draw() -> NDArray[np.uint8]:
    card = Card(40, ["#12343c", "#1c4a50", "#0f2a34"], light=HUB, lamp="#fff0c0")
    _office(card)
    _wheel(card)
    _clerk(card)
    _hamster(card)
    return card.finish(
        bloom=0.4,
        shadow_tone="#102838",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.28,
        saturation=1.1,
    )


def _office(card: Card) -> None:
    """Other wheels turn in the dark, floor after floor."""
    for x, y, r in ((742, 130, 96), (720, 372, 96), (70, 900, 110), (330, 980, 110)):
        card.paint(Pen().circle(x, y, r), "#d8c07a", 0.16)
        pen = Pen().circle(x, y, r, width=9)
        for k in range(6):
            a = k * math.pi / 3 + x
            pen.line(x, y, x + r * math.cos(a), y + r * math.sin(a), 3)
        card.paper(pen, "#2f6668", glue(90, rim=0.2))
        card.paint(
            Pen()
            .taper([(x - 4, y + r - 44), (x + 6, y + r - 16)], 18, 9)
            .circle(x + 2, y + r - 56, 9),
            "#0c2630",
        )


def _wheel(card: Card) -> None:
    x, y = HUB
    card.glow(x, y, 560, "#ffdc8a", 0.5)
    disc = Pen().circle(x, y, RIM)
    away = np.hypot(X - x, Y - y)
    card.paper(disc, Gradient(("#fff8d8", "#ffe9a8", "#f0b85a"), 0, RIM, away), glue(400))
    spokes = Pen()
    for k in range(8):
        a = k * math.pi / 4 + 0.2
        spokes.line(x, y, x + RIM * math.cos(a), y + RIM * math.sin(a), 9)
    card.paper(spokes, ("#c88a3a", "#a8642a"), glue(120, shadow=0.25))
    _papers(card)
    ring = Pen().circle(x, y, RIM, width=40)
    card.paper(ring, Gradient(("#3f8a8a", "#1c5a64"), 60, 760), glue(300, rim=0.7))
    rungs = Pen()
    for k in range(44):
        a = k * math.tau / 44
        rungs.line(
            x + (RIM - 17) * math.cos(a),
            y + (RIM - 17) * math.sin(a),
            x + (RIM + 17) * math.cos(a),
            y + (RIM + 17) * math.sin(a),
            6,
        )
    card.paper(rungs, "#8fd0c0", glue(70, rim=0.5))
    card.paper(Pen().circle(x, y, 40), ("#4f9a98", "#1c5a64"), glue(180, rim=0.7))
    card.paper(Pen().circle(x, y, 15), ("#ffe9a8", "#d89a3a"), glue(90))


def _papers(card: Card) -> None:
    rng = card.rng
    for k in range(15):
        a = math.radians(112 + k * 18.5 + rng.uniform(-5, 5))
        r = rng.uniform(196, 290)
        p = Place(
            HUB[0] + r * math.cos(a),
            HUB[1] + r * math.sin(a),
            rng.uniform(30, 42),
            math.degrees(a) + rng.uniform(30, 120),
        )
        bend = rng.uniform(0.1, 0.3)
        sheet: list[Knot] = [
            (-0.5, -0.66, 0),
            (0, -0.66 + bend),
            (0.5, -0.66, 0),
            (0.5, 0.66, 0),
            (0, 0.66 + bend),
            (-0.5, 0.66, 0),
        ]
        card.paper(p.smooth(sheet), ("#ffffff", "#e8dcc4"), glue(120, lift=7, shadow=0.4))
        for v in (-0.24, 0.04, 0.32):
            line = p.ribbon([(-0.34, v), (0, v + bend * 0.7), (0.3, v)], [0.05, 0.05])
            card.shade(line, "#4a5a6a", 0.4)


def _clerk(card: Card) -> None:
    x, y = CLERK
    tie = [(x + 80, y - 134), (x + 10, y - 168), (x - 60, y - 150), (x - 120, y - 176)]
    run = POSES["running"].but(lean=28, near_hand=(-0.62, 0.3), far_hand=(0.66, 0.0))
    fright = MOODS["fear"].but(pitch=-0.02)
    place, bones = figure(
        card,
        x,
        y,
        92,
        MAN,
        run,
        fright,
        Dress("jacket", "#3a3f6a", "#2a2c4a", "#1c1420", trim="#fff8ea"),
    )
    card.paper(Pen().poly(ribbon(tie, [16, 22, 24, 34], 50)), ("#e0453c", "#9a2434"), glue(120))
    hand = place.to(*bones.joints["near_arm"][2])
    p = Place(hand[0] - 22, hand[1] + 40, 74, 22)
    card.paper(p.oval(0, -0.5, 0.22, 0.2, width=0.08), "#5a2a5a", glue(90))
    card.paper(
        p.poly([(-0.56, -0.42), (0.56, -0.42), (0.6, 0.4), (-0.6, 0.4)]),
        ("#a85aa8", "#6a2f74"),
        glue(120),
    )
    card.paper(
        p.poly([(-0.08, -0.2), (0.08, -0.2), (0.08, 0.02), (-0.08, 0.02)]), "#ffd87a", glue(60)
    )
    sweat = Pen()
    for sx, sy in ((300, 318), (262, 344), (284, 380)):
        sweat.smooth([(sx + 12, sy - 8, 0), (sx + 4, sy + 7), (sx - 6, sy + 6), (sx - 4, sy - 4)])
    card.paper(sweat, ("#dff6ff", "#5fb0d8"), glue(60))


def _knots(p: Place, data: str) -> list[Knot]:
    return [p.to(k[0], k[1]) for k in knots(data)]


def _hamster(card: Card) -> None:
    p = Place(572, 934, 300, -7)
    body = _knots(p, "-0.8 -0.1, -1.3 1.3, 1.3 1.3, 1.2 -0.1, 0.8 -0.3")
    brown = lit(card, p, mix(FUR, "#5a2f1c", 0.35), 0.4, 1.2)
    card.paper(tufted(body, 26, 18, 3), brown, glue(400, spread=14))
    for s, turn in ((-1, -18), (1, 14)):
        q = Place(*p.to(s * 0.56, -0.66), 102, p.turn + turn)
        card.paper(q.oval(0, 0, 0.78, 0.9), lit(card, q, mix(FUR, "#6a3420", 0.3), 0.3), glue(240))
        card.paper(q.oval(0.02, 0.06, 0.5, 0.62), (mix(ROSE, "#8a3a3a", 0.3), ROSE), glue(160))
    head = _knots(
        p,
        "-0.5 -0.66, 0 -0.76, 0.5 -0.66, 0.82 -0.22, 0.98 0.24, 0.8 0.6, "
        "0.3 0.72, -0.3 0.72, -0.8 0.6, -0.98 0.24, -0.82 -0.22",
    )
    sheet = glue(420, spread=14, rim=0.7, rim_width=4)
    mask = card.paper(tufted(head, 24, 16, 5), lit(card, p, FUR, 0.36, 0.9), sheet)
    blaze = _knots(
        p,
        "-0.1 -0.7, 0.1 -0.7, 0.14 -0.2, 0.5 0.06, 0.8 0.3, 0.66 0.6, "
        "0.2 0.7, -0.2 0.7, -0.66 0.6, -0.8 0.3, -0.5 0.06, -0.14 -0.2",
    )
    fluff = tufted(blaze, 22, 13, 8).mask * mask
    white = card.paper(fluff, lit(card, p, PALE, 0.3, 0.9), glue(200, shadow=0.2))
    card.shade(p.oval(0, 0.62, 0.5, 0.16), "#a86a4a", 0.3, soft=16, within=white)
    for s in (-1, 1):
        card.shade(p.oval(s * 0.56, 0.3, 0.18, 0.14), "#e0604a", 0.4, soft=20, within=mask)
        _eye(card, p, s)
    nose: list[Knot] = [(-0.1, 0.1), (0, 0.06), (0.1, 0.1), (0.04, 0.19), (0, 0.21), (-0.04, 0.19)]
    card.paper(p.smooth(nose), ("#f0a49a", "#b85a5c"), glue(150, rim=0.6))
    smile = Pen()
    for s in (-1, 1):
        smile.poly(
            ribbon(
                [p.to(0, 0.2), p.to(s * 0.04, 0.31), p.to(s * 0.18, 0.32), p.to(s * 0.25, 0.26)],
                [7, 8, 7, 3],
                40,
            )
        )
    card.paint(smile, "#6a2f2c", 0.9)
    card.paper(
        p.poly([(-0.06, 0.3), (0.06, 0.3), (0.05, 0.41), (-0.05, 0.41)]),
        ("#fffef4", "#e8d8b8"),
        glue(90),
    )
    hairs = Pen()
    for s in (-1, 1):
        for k, v in enumerate((0.12, 0.22, 0.33)):
            hairs.poly(
                ribbon(
                    [
                        p.to(s * 0.3, 0.2 + k * 0.05),
                        p.to(s * 0.7, v),
                        p.to(s * 1.12, v - 0.1 + 0.16 * k),
                    ],
                    [4, 3, 1],
                    40,
                )
            )
    card.paint(hairs, "#fff8ea", 0.85)
    _glasses(card, p)
    _paw(card)
    tie = [(p.to(-0.1, 0.8)), p.to(0.12, 0.8), p.to(0.16, 1.3), p.to(-0.16, 1.3)]
    card.paper(Pen().poly(tie), ("#e0453c", "#9a2434"), glue(160))
    card.paper(
        p.poly([(-0.12, 0.7), (0.12, 0.7), (0.08, 0.86), (-0.08, 0.86)]), "#f0604f", glue(130)
    )


def _eye(card: Card, p: Place, s: int) -> None:
    """All pupil, as small beasts have; the wheel is mirrored in it."""
    x, y = p.to(s * 0.36, -0.16)
    r = 45
    card.paper(Pen().circle(x, y, r), ("#3a1c18", "#140a10"), glue(160))
    gx, gy = x - 13, y - 15
    card.lightup(Pen().circle(gx, gy, 15), "#ffeab0", 0.25)
    wheel = Pen().circle(gx, gy, 13, width=2.4)
    for k in range(3):
        a = k * math.pi / 3 + 0.3
        wheel.line(
            gx - 13 * math.cos(a),
            gy - 13 * math.sin(a),
            gx + 13 * math.cos(a),
            gy + 13 * math.sin(a),
            2,
        )
    card.paint(wheel, "#5a3420", 0.8)
    card.paint(Pen().circle(x + 17, y + 18, 6), "#a86a4a", 0.6)
    lid = [p.to(s * 0.36 - 0.18, -0.3), p.to(s * 0.36, -0.345), p.to(s * 0.36 + 0.18, -0.3)]
    card.paper(Pen().poly(ribbon(lid, [6, 26, 6], 40)), mix(FUR, "#6a3420", 0.4), glue(120))


def _glasses(card: Card, p: Place) -> None:
    """Pushed down the nose, for looking over them."""
    frame = Pen()
    for s in (-1, 1):
        x, y = p.to(s * 0.29, 0.04)
        card.tint(Pen().oval(x, y, 66, 46, p.turn).mask, "#dff6ff", 0.22)
        frame.oval(x, y, 66, 46, p.turn, width=8)
    frame.poly(ribbon([p.to(-0.09, 0.02), p.to(0, -0.02), p.to(0.09, 0.02)], [8, 8], 30))
    card.paper(frame, ("#ffd87a", "#b8762a"), glue(160, rim=0.7))


def _paw(card: Card) -> None:
    """One claw on the rim is enough."""
    arm = [(250.0, 1260.0), (206.0, 1080.0), (214.0, 920.0), (236.0, 838.0), (238.0, 800.0)]
    outline: list[Knot] = [(x, y) for x, y in ribbon(arm, [250, 200, 150, 128, 90], 70)[::-5]]
    fur = lit(card, Place(220, 1000, 260), FUR, 0.36)
    mask = card.paper(tufted(outline, 24, 14, 11), fur, glue(360, spread=14, rim=0.6))
    card.shade(smoothstep(230, 110, X), "#6a2f1c", 0.45, within=mask)
    for x, y, turn in ((186, 786, -30), (220, 764, -10), (258, 764, 8), (292, 784, 30)):
        q = Place(x, y, 68, turn)
        toe = q.smooth(knots("-0.3 0.7, -0.36 0, -0.28 -0.5, 0 -0.68, 0.28 -0.5, 0.36 0, 0.3 0.7"))
        card.paper(toe, lit(card, q, mix(ROSE, PALE, 0.3), 0.3), glue(140, rim=0.5))
        claw = q.smooth(knots("-0.12 -0.5, 0 -1.02!, 0.12 -0.5, 0 -0.42"))
        card.paper(claw, ("#fff8e6", "#d8b890"), glue(80))
    ruff: list[Knot] = knots("160 830, 240 800, 318 826, 320 880, 240 900, 156 880")
    card.paper(tufted(ruff, 18, 14, 12), fur, glue(140, shadow=0.2, rim=0.1))
