"""A fairground carousel carries small open rooms instead of horses: one life in one turn."""

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, shift
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import checks, dots, stripes
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.people import Look, Person

TURQUOISE = "#38c0b4"
RASPBERRY, CREAM, AMBER, BRASS = "#b8324e", "#fbeacb", "#f0a84a", "#e6bd6a"
AXIS = 400.0
FLOOR = 826.0
RX, RY = 286.0, 122.0


def draw() -> NDArray[np.uint8]:
    sky = ["#1f3a44", "#3c6064", "#86958a", "#dcb184", "#f0b878"]
    card = Card(30, sky, light=(400, 640), lamp="#ffd992")
    _fair(card)
    card.glow(400, 700, 520, "#ffc878", 0.5)
    _platform(card)
    for angle in (-120, -60):
        _ride(card, angle)
    _column(card)
    for angle in (180, 0, 120, 60):
        _ride(card, angle)
    _canopy(card)
    _ticket_man(card)
    return card.finish(
        bloom=0.6, halation=0.08, shadow_tone="#2a3a48", light_tone="#fff0d0", vignette=0.28
    )


def _fair(card: Card) -> None:
    """Tents and a fence far off, and the square before us."""
    tents = Pen()
    for x, w, h in ((60.0, 150, 120), (190, 90, 70), (640, 110, 90), (752, 150, 130)):
        y = 790.0
        tents.poly(
            [
                (x - w / 2, y),
                (x - w / 2, y - h * 0.5),
                (x, y - h),
                (x + w / 2, y - h * 0.5),
                (x + w / 2, y),
            ]
        )
        tents.line(x, y - h, x, y - h - 24, 2)
        tents.poly([(x, y - h - 24), (x + 18, y - h - 18), (x, y - h - 12)])
    card.paper(tents, ("#a89684", "#d9b08c"), shadow=0.2, spread=6)
    ground = Pen().rect(-20, 776, 840, 460)
    fill = Gradient(("#e0aa70", "#a8744e", "#5a4642", "#3a3438"), 776, 1200)
    card.paper(ground, fill, shadow=0.25, offset=(0, -3), rim=0)
    stones = Pen()
    for row in range(15):
        y = 800 + row * (12 + row * 1.1)
        size = 14 + row * 2.4
        for k in range(int(860 / (size * 2.2)) + 2):
            x = -20 + k * size * 2.2 + (row % 2) * size * 1.1 + card.rng.normal(0, 2)
            stones.oval(x, y, size, size * 0.32)
    card.paint(stones, "#ffe2b0", 0.12)


def _spot(angle: float) -> Point:
    a = math.radians(angle)
    return AXIS + RX * math.cos(a), FLOOR + RY * math.sin(a)


def _platform(card: Card) -> None:
    card.shade(Pen().oval(AXIS, FLOOR + 96, 400, 150), "#2a1a20", 0.6, soft=22)
    for dy, tone in ((62, "#6a2438"), (44, RASPBERRY), (24, BRASS)):
        pen = Pen().oval(AXIS, FLOOR + dy, 388, 166)
        fill = Gradient((mix(tone, "#2a1020", 0.4), tone, mix(tone, "#2a1020", 0.4)), 0, 800, X)
        card.paper(pen, fill, spread=5, rim=0.2)
    card.paper(
        Pen().oval(AXIS, FLOOR, 384, 164),
        Gradient(("#ffe6b0", "#e6b878", "#b07a50"), 60, 390, np.hypot(X - AXIS, (Y - FLOOR) * 2.3)),
        spread=4,
        rim=0.3,
    )
    boards = Pen()
    for k in range(36):
        a = math.tau * k / 36
        boards.line(AXIS, FLOOR, AXIS + 384 * math.cos(a), FLOOR + 164 * math.sin(a), 1.8)
    card.shade(boards.mask * Pen().oval(AXIS, FLOOR, 382, 163).mask, "#7a4a30", 0.4)
    bulbs = Pen()
    for k in range(27):
        a = math.radians(4 + 172 * k / 26)
        bulbs.circle(AXIS + 388 * math.cos(a), FLOOR + 46 + 166 * math.sin(a), 6)
    card.lightup(bulbs, "#ffe2a0", 1.0)


def _column(card: Card) -> None:
    """Mirrors in gilt frames, turning with the rest."""
    drum = Pen().rect(AXIS - 78, 440, 156, 398)
    card.paper(drum, stripes("#f6d898", "#d9a858", 26, 0, 0.5), spread=8, rim=0.2)
    shade = drum.mask
    card.shade(shade * (1 - shift(shade, -40, 0)), "#6a3420", 0.5, soft=18, within=shade)
    card.shade(shade * (1 - shift(shade, 40, 0)), "#6a3420", 0.5, soft=18, within=shade)
    for dx, w in ((-52, 30), (0, 46), (52, 30)):
        for y in (512, 620, 728):
            frame = Pen().oval(AXIS + dx, y, w * 0.5, 44)
            card.paper(frame, (BRASS, "#a8743a"), spread=3)
            glass = Pen().oval(AXIS + dx, y, w * 0.5 - 5, 37)
            card.paint(glass, ("#e6f0e4", "#9fc0bc", "#6a9494"))
    base = Pen().rect(AXIS - 92, 826, 184, 22, 6).rect(AXIS - 92, 436, 184, 20, 6)
    card.paper(base, (RASPBERRY, "#7a2038"), spread=4)


# ---- the rooms: local units, floor at y = 0, 100 wide and 92 high, back wall from -38 to 38


def _cradle(pen: Pen) -> None:
    """With bars, on rockers."""
    for x in (-28, 28):
        pen.line(x, -50 if x < 0 else -40, x, -3, 4.5).circle(x, -52 if x < 0 else -42, 3.6)
    pen.line(-28, -36, 28, -34, 3.6).line(-28, -11, 28, -11, 4.5)
    for k in range(1, 8):
        pen.line(-28 + k * 7, -35, -28 + k * 7, -11, 2)
    pen.stroke([(-35, -7), (-16, 0), (16, 0), (35, -7)], 4)


def _desk(pen: Pen) -> None:
    pen.poly([(-20, -30), (22, -36), (24, -32), (-18, -25)])
    pen.line(-12, -28, -14, 2, 4).line(20, -33, 20, 2, 4).line(-14, 0, 22, 0, 3)
    pen.line(-34, -18, -18, -18, 4).line(-30, -18, -32, 2, 3).line(-20, -18, -20, 2, 3)
    pen.line(-35, -40, -33, -18, 3)


def _bench(pen: Pen) -> None:
    pen.rect(-30, -20, 60, 5, 1).rect(-30, -36, 60, 4, 1).rect(-30, -29, 60, 4, 1)
    for x in (-26, 24):
        pen.line(x, -38, x, 2, 3.5)
    pen.line(-28, -18, -30, 2, 3).line(28, -18, 30, 2, 3)


def _kitchen(pen: Pen) -> None:
    pen.rect(-28, -30, 52, 5, 1).line(-22, -26, -24, 2, 4).line(18, -26, 20, 2, 4)
    pen.smooth([(-10, -31, 0), (-14, -42), (-4, -48), (8, -42), (5, -31, 0)])
    pen.taper([(6, -38), (12, -40), (15, -46)], 4, 2).path("M-8 -46 C-8 -56 4 -56 4 -46", width=2)
    pen.rect(26, -16, 14, 3).line(28, -14, 27, 2, 2.6).line(38, -14, 39, 2, 2.6)


def _rocker(pen: Pen) -> None:
    pen.path("M-28 -2 C-12 8 16 8 30 -4 L29 -1 C16 12 -12 12 -29 2Z")
    pen.taper([(-18, 0), (-20, -24), (-30, -58)], 4, 3).taper([(14, 0), (13, -24)], 4, 3)
    pen.rect(-22, -26, 38, 5, 2).line(-25, -40, 14, -38, 3.4).line(13, -38, 13, -24, 3)
    for k in (-54, -46, -34):
        pen.line(-30, k, -20, k + 1, 3)


def _nothing(pen: Pen) -> None:
    pen.circle(0, 0, 0.01)


ROOMS: dict[int, tuple[Fill, str, Callable[[Pen], None], str, bool]] = {
    120: (dots("#f3cdb0", "#fff4e2", 15, 3.4), "#c98a5c", _cradle, "#8a4a30", True),
    60: (stripes("#8fb09a", "#a3c0a8", 14, 0, 0.5), "#a8744a", _desk, "#7a4a2c", False),
    0: (("#f3b884", "#f6d8a4"), "#8a9a5c", _bench, "#5f6a3c", False),
    -60: (checks("#f6e2b8", "#e6c48c", 12), "#b9644a", _kitchen, "#6a3c2c", True),
    -120: (stripes("#b98a8c", "#a87478", 10, 0, 0.5), "#8a5a44", _rocker, "#4a2c28", False),
    180: (("#8fd0d8", "#cfeee6"), "#e6f6f0", _nothing, "#ffffff", False),
}


def _ride(card: Card, angle: int) -> None:
    wall, floor, thing, tone, lit = ROOMS[angle]
    x, y = _spot(angle)
    x = AXIS + (x - AXIS) * {120: 1.16, 60: 1.16, -120: 0.8, -60: 0.8}.get(angle, 1.0)
    size = 1.62 + 0.34 * math.sin(math.radians(angle))
    pole = Pen().line(x, 380, x, y - 84 * size, 9 * size / 1.6)
    mask = card.paper(pole, Gradient((BRASS, "#fff2c8", "#a8743a"), x - 6, x + 6, X), spread=4)
    twist = Pen()
    for k in range(30):
        ty = 390 + k * 13
        twist.line(x - 7, ty, x + 7, ty + 7, 2)
    card.shade(twist.mask * mask, "#7a4a20", 0.6)
    card.shade(Pen().oval(x, y + 6, 58 * size, 9 * size), "#4a2418", 0.5, soft=6)
    shell = Pen()
    with shell.at(x, y, size):
        shell.poly([(-52, 4), (-52, -92), (52, -92), (52, 4)])
    card.paper(shell, (mix("#8a4434", "#ffe0b0", 0.3), "#6a3028"), spread=8, rim=0.3)
    back, left, right, ground = (Pen() for _ in range(4))
    with back.at(x, y, size), left.at(x, y, size), right.at(x, y, size), ground.at(x, y, size):
        back.rect(-37, -80, 74, 68)
        left.poly([(-48, -88), (-37, -80), (-37, -12), (-48, 0)])
        right.poly([(48, -88), (37, -80), (37, -12), (48, 0)])
        ground.poly([(-48, 0), (-37, -12), (37, -12), (48, 0)])
    card.paint(back, wall)
    card.paint(left, wall)
    card.paint(right, wall)
    card.shade(left, "#5a2a30", 0.42)
    card.shade(right, "#5a2a30", 0.28)
    card.paint(ground, floor)
    if not lit and angle != 180:
        card.shade(back, "#4a3440", 0.3)
    if lit:
        card.glow(x, y - 66 * size, 60 * size, "#ffe09a", 0.5, within=back.mask)
    _wall_things(card, x, y, size, angle)
    pen = Pen()
    with pen.at(x, y - 2 * size, size):
        thing(pen)
    card.paper(pen, (mix(tone, "#ffe0b0", 0.25), tone), spread=3 * size, rim=0.35)
    _details(card, x, y, size, angle)
    edge = Pen()
    with edge.at(x, y, size):
        edge.rect(-54, -3, 108, 8, 2).rect(-54, -95, 108, 8, 3)
        edge.rect(-54, -92, 5, 94).rect(49, -92, 5, 94)
    card.paper(edge, (BRASS, "#a8743a"), spread=3, rim=0.3)
    crest = Pen()
    with crest.at(x, y, size):
        crest.smooth([(-30, -94, 0), (-14, -102), (0, -112), (14, -102), (30, -94, 0)])
    card.paper(crest, (RASPBERRY, "#8a2440"), spread=3)


def _wall_things(card: Card, x: float, y: float, s: float, angle: int) -> None:
    """What hangs on the wall of each age."""
    pen, light = Pen(), Pen()
    with pen.at(x, y, s), light.at(x, y, s):
        if angle == 120:
            pen.line(8, -80, 8, -64, 1).line(-4, -64, 20, -64, 1.4)
            for k, dx in enumerate((-4, 8, 20)):
                pen.line(dx, -64, dx, -58 + 3 * k, 1)
                light.star(dx, -54 + 3 * k, 5, 0.45, 5)
        elif angle == 60:
            pen.rect(-26, -72, 44, 26, 1)
        elif angle == 0:
            pen.line(30, -12, 30, -62, 2.4).path("M30 -62 C30 -70 22 -70 22 -64", width=2)
            light.circle(22, -61, 4)
        elif angle == -60:
            for dx in (-26, -14, -2):
                pen.circle(dx, -62, 4.6).line(dx, -62, dx, -74, 1.6)
            light.path("M18 -66 L32 -66 L28 -74 L22 -74Z")
        elif angle == -120:
            light.rect(8, -70, 22, 30, 1)
        else:
            puff(pen, 0, -46, 58, 30, card.rng)
    if angle == 60:
        card.paper(pen, ("#3f5a4c", "#2f463c"), spread=2)
        chalk = Pen()
        with chalk.at(x, y, s):
            chalk.circle(-16, -62, 4, width=1.4)
            for a in range(8):
                c, d = math.cos(a * math.pi / 4), math.sin(a * math.pi / 4)
                chalk.line(-16 + 6 * c, -62 + 6 * d, -16 + 8.5 * c, -62 + 8.5 * d, 1.2)
            chalk.path("M0 -51 L0 -58 L6 -65 L12 -58 L12 -51Z", width=1.4)
        card.paint(chalk, "#f3f0e0", 0.8)
    elif angle == 180:
        card.paper(pen, ("#ffffff", "#e0f2f0"), spread=4)
    else:
        card.paper(pen, "#8a5a3c", spread=2)
        if angle == -120:
            card.paint(light, ("#5f8088", "#8fa8a0"))
            bars = Pen().line(x + 19 * s, y - 70 * s, x + 19 * s, y - 40 * s, 2 * s)
            bars.line(x + 8 * s, y - 55 * s, x + 30 * s, y - 55 * s, 2 * s)
            card.paint(bars, CREAM)
        else:
            card.lightup(light, "#ffe2a0", 0.8)


def _details(card: Card, x: float, y: float, s: float, angle: int) -> None:
    """Small things of another colour on the furniture."""
    pen = Pen()
    with pen.at(x, y - 2 * s, s):
        if angle == 120:
            pen.smooth([(2, -37, 0), (21, -36, 0), (22, -18), (20, -15, 0), (12, -17), (3, -14, 0)])
            fill: Fill = checks("#fff6e6", "#e09a8c", 8)
        elif angle == 60:
            pen.poly([(-8, -32), (2, -35), (12, -34), (10, -31), (0, -30)])
            fill = "#fff6e0"
        elif angle == 0:
            pen.circle(-14, -25, 5).oval(-14, -21, 9, 2.4).oval(12, -22, 7, 3.4)
            fill = (RASPBERRY, "#7a2038")
        elif angle == -60:
            pen.rect(14, -36, 7, 6, 1).rect(-22, -35, 7, 5, 1)
            fill = "#fff6e0"
        elif angle == -120:
            pen.smooth([(-20, -30, 0), (6, -30, 0), (10, -12), (4, -6, 0), (-14, -10)])
            fill = checks("#d9a05c", "#a8483c", 7)
        else:
            return
    card.paper(pen, fill, spread=2 * s, rim=0.2)


def _canopy(card: Card) -> None:
    """A striped cone with a scalloped valance and bulbs along the rim."""
    top, rim_y, rx, ry = (AXIS, 116.0), 384.0, 400.0, 74.0
    count = 15
    for k in range(count):
        shape = Pen()
        a0, a1 = math.pi * (1 - k / count), math.pi * (1 - (k + 1) / count)
        steps = [a0 + (a1 - a0) * j / 6 for j in range(7)]
        arc = [(AXIS + rx * math.cos(a), rim_y + ry * math.sin(a)) for a in steps]
        left = (AXIS + rx * 0.34 * math.cos(a0), 236 + ry * 0.3 * math.sin(a0))
        right = (AXIS + rx * 0.34 * math.cos(a1), 236 + ry * 0.3 * math.sin(a1))
        shape.smooth([(*top, 0), (*left,), *((px, py, 0) for px, py in arc), (*right,)])
        tone = RASPBERRY if k % 2 == 0 else CREAM
        dark = abs(k - count / 2 + 0.5) / count
        tone = mix(tone, "#3a2030", 0.55 * dark)
        card.paper(shape, (mix(tone, "#3a3a44", 0.25), tone), spread=3, shadow=0.25, rim=0.15)
    valance = Pen()
    for k in range(count * 2):
        a = math.pi * (1 - (k + 0.5) / (count * 2))
        w = rx * math.pi / (count * 4) * (0.35 + 0.65 * math.sin(a)) + 2
        px, py = AXIS + rx * math.cos(a), rim_y + ry * math.sin(a)
        valance.rect(px - w, py - 6, w * 2, 40).circle(px, py + 34, w)
    card.paper(
        valance, Gradient(("#a8743a", AMBER, "#ffdc98", AMBER, "#a8743a"), 0, 800, X), spread=9
    )
    trim = Pen()
    for low, width in ((-4, 12), (24, 5)):
        arc2 = [
            (
                AXIS + rx * math.cos(math.pi * (1 - j / 30)),
                rim_y + low + ry * math.sin(math.pi * j / 30),
            )
            for j in range(31)
        ]
        trim.stroke(arc2, width)
    card.paper(trim, (CREAM, BRASS), spread=3)
    bulbs = Pen()
    for k in range(25):
        a = math.radians(4 + 172 * k / 24)
        bulbs.circle(AXIS + rx * math.cos(a), rim_y - 4 + ry * math.sin(a), 7)
    card.lightup(bulbs, "#fff0c4", 1.2)
    finial = Pen().circle(AXIS, 104, 16).rect(AXIS - 3, 48, 6, 60)
    finial.smooth(
        [(AXIS, 48, 0), (AXIS + 34, 58), (AXIS + 58, 50, 0), (AXIS + 34, 74), (AXIS, 70, 0)]
    )
    card.paper(finial, (TURQUOISE, "#1f8a84"), spread=4, rim=0.3)


def _ticket_man(card: Card) -> None:
    """He sells the turns and does not look."""
    card.shade(Pen().oval(652, 1156, 96, 12), "#1c1418", 0.6, soft=7)
    box = Pen().rect(560, 1062, 62, 96, 4)
    card.paper(box, stripes(CREAM, RASPBERRY, 22, 0, 0.5), spread=7, rim=0.3)
    card.paper(Pen().rect(552, 1052, 78, 13, 4), (BRASS, "#a8743a"), spread=4)
    roll = Pen().circle(584, 1036, 19)
    card.paper(roll, (TURQUOISE, "#1f8a84"), spread=4, rim=0.3)
    card.paint(Pen().circle(584, 1036, 7), "#1c5a58")
    tape = Pen().stroke(
        [(568, 1042), (540, 1078), (520, 1120), (470, 1146), (390, 1140), (310, 1156), (262, 1150)],
        13,
    )
    mask = card.paper(tape, (mix(TURQUOISE, "#ffffff", 0.15), TURQUOISE), spread=4)
    cuts = Pen()
    for k in range(60):
        t = 250 + k * 10
        if k % 2:
            cuts.line(t, 1060, t - 6, 1180, 1.3)
    card.shade(cuts.mask * mask, "#0f5a58", 0.4)
    stool = Pen().rect(652, 1104, 54, 9, 3)
    stool.line(660, 1110, 652, 1158, 5).line(698, 1110, 708, 1158, 5)
    card.paper(stool, ("#8a5a3c", "#5a3828"), spread=4)
    man = Person(
        676,
        1106,
        150,
        1,
        "stout",
        "sit",
        ((0.24, 0.16), (0.3, 0.12)),
        hat="bowler",
        hair="short",
        lean=3,
    )
    man.glue(card, Look("#2f4a50", "#3a3438", "#ecc49c", "#8a7a6a", "#8a2440"), spread=4)
    hx, hy = man.hand(1)
    paper = Pen()
    with paper.at(hx + 4, hy - 8, 1, 10):
        paper.poly([(-4, -30), (34, -38), (38, 12), (0, 18)])
    card.paper(paper, ("#fff6e0", "#dcc8a4"), spread=3)
