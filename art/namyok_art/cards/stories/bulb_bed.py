"""Light bulbs are planted in rows to the horizon; a gardener shelters the one that has sprouted."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.sky import flock

VANISH = (470, 470)
HALF = [(0.14, -0.25), (0.2, -0.38), (0.33, -0.58), (0.34, -0.82), (0.2, -0.97)]


def draw() -> NDArray[np.uint8]:
    sky = ["#4d4776", "#7a6590", "#b98a9a", "#e6b79c", "#e6b79c", "#e6b79c"]
    card = Card(197, sky, light=(300, 900), lamp="#ffe08a")
    _distance(card)
    _soil(card)
    _scarecrow(card)
    for z in (8.5, 6.2, 4.6, 3.5, 2.7, 2.1, 1.62):
        for lane in (-4, -3, -2, -1, 0, 1, 2, 3):
            x, y = _place(lane + 0.5, z)
            if -60 < x < 860:
                _bulb(card, x, y, 205 / z, z)
    _hero(card)
    _foreground(card)
    return card.finish(
        bloom=0.75, shadow_tone="#30203a", light_tone="#fff0c8", toning=0.09, vignette=0.3
    )


def _place(lane: float, z: float) -> Point:
    """A spot of the field: lane counted from the middle, z the distance."""
    return VANISH[0] + lane * 330 / z, VANISH[1] + 780 / z


def _distance(card: Card) -> None:
    rng = card.rng
    for y, tone in ((150, "#5d5584"), (250, "#7a6894"), (340, "#a07f9c")):
        upper = ridge(rng, y, 16, 0.45, 5, tilt=rng.uniform(-30, 30)).pen().mask
        lower = ridge(rng, y + 52, 18, 0.45, 5, tilt=rng.uniform(-30, 30)).pen().mask
        strip = np.clip(upper - lower, 0, 1)
        card.paper(strip, (tone, mix(tone, "#e6b79c", 0.3)), TORN, torn=6, shadow=0.15, opacity=0.7)
    card.paint(flock(rng, 9, (250, 300), (70, 20), (5, 10)), "#3a3050", 0.8)
    for y, tone in ((440, "#a48598"), (470, "#7d6a80")):
        line = ridge(rng, y, 22, 0.4, 4)
        card.paper(line.pen(), (tone, mix(tone, "#e6b79c", 0.3)), shadow=0.2, offset=(0, -4))
        card.fog(y + 18, 20, "#e6b79c", 0.4)


def _soil(card: Card) -> None:
    """Beds and furrows run to one point; the light of the sprouted bulb lies on the near ones."""
    ground = Pen().rect(-20, VANISH[1] + 18, 840, 800)
    card.paper(ground, ("#7a6152", "#4a382e", "#33261f"), offset=(0, -5), spread=10)
    for lane in range(-9, 9):
        bed = Pen().poly([VANISH, _place(lane + 0.22, 0.9), _place(lane + 0.78, 0.9)])
        fill = Gradient(("#8a6f5c", "#5f4838", "#4a372b"), VANISH[1], 1200)
        card.paper(bed.mask * (VANISH[1] + 18 < Y), fill, shadow=0.35, spread=6, offset=(0, 4))
    clods = Pen()
    for _ in range(420):
        z = 1 / card.rng.uniform(0.1, 1.05)
        x, y = _place(card.rng.uniform(-4, 4), z)
        clods.oval(x, y, card.rng.uniform(4, 11) / z, card.rng.uniform(2, 4) / z)
    card.shade(clods, "#2a1c18", 0.35)
    card.fog(VANISH[1] + 24, 26, "#c898a0", 0.55)
    lit = np.exp(-((np.hypot(X - 300, (Y - 1020) * 1.5) / 250) ** 2)) * (VANISH[1] + 40 < Y)
    card.tint(np.asarray(lit, np.float32), "#ffcf6a", 0.5)


def _scarecrow(card: Card) -> None:
    """At the end of the row, arms out against the last of the sky."""
    x, y, k = VANISH[0], 590, 1.35
    pole, straw, coat, shade, fringe = (Pen() for _ in range(5))
    with pole.at(x, y, k):
        pole.line(0, 8, 0, -120, 4).line(-66, -88, 66, -88, 3.4)
    with straw.at(x, y, k):
        for side in (-1, 1):
            for lift in (-9, -3, 4, 10):
                straw.taper([(side * 54, -88), (side * 76, -88 + lift)], 4, 1.2)
        straw.circle(0, -106, 12)
    with coat.at(x, y, k):
        for side in (-1, 1):
            coat.taper([(side * 8, -86), (side * 58, -87)], 19, 15)
        hem = [(24, -26), (14, -36), (7, -22), (0, -34), (-8, -22), (-15, -36), (-24, -26)]
        coat.poly([(-13, -96), (13, -96), (17, -60), *hem, (-17, -60)])
    with shade.at(x, y, k):
        shade.poly([(-12, -150), (12, -150), (27, -110), (-27, -110)])
    with fringe.at(x, y, k):
        for step in range(9):
            fringe.line(-25 + step * 6.25, -110, -25 + step * 6.25, -103, 2)
    card.paper(pole, "#4a3640", spread=3)
    card.paper(straw, "#e3bd80", spread=3)
    card.paper(coat, ("#b9786a", "#7f5258"), spread=4, rim=0.2)
    card.paper(shade, ("#fbe6c0", "#dfa986"), spread=4)
    card.paint(fringe, "#a86a5a")


def _glass(x: float, y: float, height: float) -> Pen:
    pen = Pen()
    with pen.at(x, y, height):
        pen.smooth([*HALF, (0, -1), *((-px, py) for px, py in reversed(HALF))])
    return pen


def _screw(x: float, y: float, height: float) -> Pen:
    pen = Pen()
    with pen.at(x, y, height):
        for k in range(4):
            pen.rect(
                -0.145 + 0.012 * (k % 2), -0.29 + k * 0.075, 0.29 - 0.024 * (k % 2), 0.07, 0.02
            )
    return pen


def _bulb(card: Card, x: float, y: float, height: float, z: float) -> None:
    air = min(0.75, (z - 1) / 9)
    near = np.exp(-((np.hypot(x - 300, y - 1040) / 380) ** 2))
    glass = mix(mix("#8f8aa0", "#ffd98a", 0.4 * float(near)), "#c898a0", air)
    base = mix(mix("#6a6068", "#b98a4a", 0.4 * float(near)), "#a88694", air)
    card.paper(_screw(x, y, height), (base, mix(base, "#2a2028", 0.4)), spread=3)
    fill = (mix(glass, "#ffffff", 0.3), glass)
    mask = card.paper(_glass(x, y, height), fill, spread=height * 0.05, rim=0.55, opacity=0.8)
    wire, shine = Pen(), Pen()
    with wire.at(x, y, height):
        wire.stroke(
            [
                (-0.06, -0.26),
                (-0.1, -0.6),
                (-0.04, -0.66),
                (0, -0.58),
                (0.04, -0.66),
                (0.1, -0.6),
                (0.06, -0.26),
            ],
            0.018,
        )
    with shine.at(x, y, height):
        shine.oval(-0.18, -0.78, 0.05, 0.11, 20)
    card.paint(wire.mask * mask, mix("#4a4250", glass, air), 0.75)
    card.paint(shine.mask * mask, "#ffffff", 0.5 * (1 - air), soft=1)
    mound = Pen().oval(x, y + height * 0.02, height * 0.3, height * 0.09)
    card.paper(mound, mix("#5a4436", "#a88694", air), spread=3, shadow=0.25)


def _hero(card: Card) -> None:
    """The one that came up: alight, with a shoot of its own."""
    x, y, h = 300, 1084, 236
    card.glow(x, y - h * 0.65, 330, "#ffcf5a", 0.6)
    shoot = Pen().taper(
        [(x + 30, y - 6), (x + 62, y - 70), (x + 56, y - 150), (x + 74, y - 214)], 9, 4
    )
    left = [(x + 58, y - 120, 0), (x + 96, y - 160), (x + 142, y - 150, 0), (x + 104, y - 116)]
    right = [(x + 70, y - 200, 0), (x + 60, y - 246), (x + 88, y - 284, 0), (x + 100, y - 236)]
    card.paper(_screw(x, y, h), ("#c99a4a", "#7a5428"), spread=5)
    mask = card.lightup(_glass(x, y, h), "#ffe48a", 0.55)
    card.paint(mask * smoothstep(60, 0, np.hypot(X - x, Y - y + h * 0.64)), "#fffbe0", 0.9)
    card.shade(mask * smoothstep(50, 92, np.hypot(X - x, Y - y + h * 0.68)), "#f0a83a", 0.5)
    wire = Pen()
    with wire.at(x, y, h):
        wire.stroke(
            [
                (-0.06, -0.26),
                (-0.1, -0.6),
                (-0.04, -0.66),
                (0, -0.58),
                (0.04, -0.66),
                (0.1, -0.6),
                (0.06, -0.26),
            ],
            0.016,
        )
    card.lightup(wire, "#fff6d0", 1.6)
    card.paper(shoot, ("#a8c85a", "#6f9a3c"), spread=5)
    card.paper(Pen().smooth(left).smooth(right), ("#bfd86a", "#7fa845"), spread=5)
    mound = Pen().oval(x, y + 6, 92, 22)
    card.paper(mound, ("#9a7448", "#5a4030"), spread=6)
    gardener = Person(
        472,
        1124,
        164,
        -1,
        "jacket",
        "kneel",
        arms=((0.34, 0.18), (0.37, 0.02)),
        hat="wide",
        lean=8,
    )
    card.shade(Pen().oval(490, 1126, 86, 13), "#1c1214", 0.5, soft=6)
    gardener.glue(card, Look("#5f7a5a", "#4a4058", "#e9b98a", "#5a3a2a", "#d9b06a"), rim=0.5)


def _foreground(card: Card) -> None:
    rng = card.rng
    line = ridge(rng, 1166, 9, 0.5)
    card.paper(line.pen(), ("#3f2f2a", "#211818"), TORN, torn=5, core=0.15, offset=(0, -6))
    can = (
        Pen()
        .path("M624 1172 L640 1092 L712 1092 L724 1172Z")
        .path("M640 1110 L590 1070 L598 1062 L644 1092Z")
    )
    can.oval(592, 1064, 17, 7, 40).path("M712 1100 C756 1090 756 1146 718 1150", width=7)
    card.paper(can, ("#8a94a8", "#565a70"), spread=8, rim=0.5)
