"""A gigantic wave has stopped at a red light to let a duck and her ducklings cross."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along
from namyok_art.paper.patterns import stripes
from namyok_art.paper.props.ducks import duck
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.sky import gull

RED = "#f0302a"


def draw() -> NDArray[np.uint8]:
    card = Card(166, ["#b8c4c4", "#d4d6cc", "#e6dfc8"], light=(640, 160), lamp="#f8f4e4")
    _sky(card)
    _wave(card)
    _waiting(card)
    _spray(card)
    _road(card)
    _light(card)
    _family(card)
    return card.finish(
        bloom=0.5, halation=0.05, shadow_tone="#12304a", light_tone="#fff8e8", vignette=0.24
    )


def _sky(card: Card) -> None:
    veil = smoothstep(-0.2, 0.8, fbm(150, card.rng, stretch=4, octaves=4))
    card.tint(np.asarray(veil * smoothstep(900, 100, Y), np.float32), "#fffaf0", 0.3)
    gulls = Pen()
    for x, y, size in ((640, 330, 15), (700, 292, 11), (590, 280, 9), (736, 372, 8)):
        gull(gulls, x, y, size, 0.8)
    card.paint(gulls, "#5a6a70", 0.8)
    town = Pen()
    for x, w, h in (
        (560, 30, 44),
        (594, 24, 66),
        (622, 34, 38),
        (660, 26, 54),
        (690, 38, 34),
        (732, 28, 60),
        (764, 40, 40),
    ):
        town.rect(x, 712 - h, w, h).poly(
            [(x - 3, 712 - h), (x + w / 2, 698 - h), (x + w + 3, 712 - h)]
        )
    card.paper(town, ("#d8cdb8", "#c0b8a8"), spread=4, shadow=0.15)
    sea = Pen().rect(-20, 706, 840, 300)
    card.paper(sea, ("#8fb0ac", "#5f908f"), spread=6, offset=(0, -3), shadow=0.2)
    for k, y in enumerate((742, 788, 846, 914)):
        crest = wave(y, 5 + 2 * k, 80 + 26 * k, 0.9 * k, card.rng)
        tone = mix("#7fa8a6", "#3f7f88", k / 3)
        card.paper(
            crest.pen(), (mix(tone, "#e6f0e4", 0.25), tone), spread=5, offset=(0, -3), shadow=0.16
        )


# the inner edge of the curl, from the foot up the hollow face to the tip of the lip
FACE: list[Point] = [
    (520, 990),
    (420, 960),
    (330, 890),
    (268, 790),
    (240, 670),
    (252, 540),
    (306, 420),
    (394, 336),
    (494, 304),
    (584, 322),
    (640, 378),
    (652, 440),
]
BACK: list[Point] = [
    (690, 404),
    (700, 320),
    (660, 226),
    (570, 150),
    (450, 106),
    (310, 104),
    (170, 150),
    (50, 250),
    (-60, 400),
]


def _between(share: float) -> list[Point]:
    """A line of the wave between its inner and outer edge: 0 is the face, 1 is the back."""
    face = np.asarray(along(FACE, 60))
    outer = np.asarray(along([(-60, 1010), (-60, 700), (-60, 400), *BACK[::-1][1:]], 60))
    line = face * (1 - share) + outer * share
    return [(float(x), float(y)) for x, y in line]


def _wave(card: Card) -> None:
    """Sheets of water from the back to the hollow face, each with its own torn crest."""
    tones = ("#0c3658", "#11466a", "#175a7c", "#20718c", "#2f8a9a", "#4aa4a8", "#74c0b8")
    card.shade(
        Pen().poly([*_between(0.0), *_between(1.0)[::-1]]), "#3a5a6a", 0.4, soft=36, move=(26, 30)
    )
    count = len(tones)
    for k, tone in enumerate(tones):
        share = 1 - k / count
        edge = _between(share)
        rng = card.rng
        rough = [(x + rng.normal(0, 1.6), y + rng.normal(0, 1.6)) for x, y in edge[::2]]
        shape = Pen().poly([*_between(0.0)[::-1], *_smooth(rough)])
        fill = Gradient((mix(tone, "#e6f0e0", 0.28), tone, mix(tone, "#08243c", 0.3)), 100, 1010)
        card.paper(shape, fill, spread=11, lift=9, shadow=0.34, rim=0.4, rim_width=3)
    lines = Pen()
    for share in (0.05, 0.12, 0.2, 0.3, 0.42, 0.55, 0.7, 0.84):
        curve = _between(share)
        start = int(4 + 30 * share)
        for a, b in ((start, start + 16), (start + 20, min(57, start + 34))):
            if b - a > 3:
                lines.stroke([(float(x), float(y)) for x, y in curve[a:b:3]], 2.4)
    card.paint(lines, "#e6f4ec", 0.4)
    _foam(card)


def _smooth(points: list[Point]) -> list[Point]:
    return along(points, len(points) * 4)


def _foam(card: Card) -> None:
    """Paper foam along the lip: curled fingers that hang and do not fall."""
    rng = card.rng
    lip = np.asarray(along([*FACE[5:], *BACK[:3]], 90))
    for layer, (tone, push, size) in enumerate(
        (("#a8d4d0", 0, 25.0), ("#d6ece4", 6, 20.0), ("#fbfdf6", 12, 15.0))
    ):
        pen = Pen()
        for k, (x, y) in enumerate(lip):
            t = k / 89
            swell = math.sin(math.pi * t) ** 0.7
            r = size * (0.15 + 0.95 * swell) * rng.uniform(0.6, 1.15)
            pen.circle(x + rng.normal(0, 5) + push * 0.5, y + rng.normal(0, 5) - push * 0.4 + 5, r)
        for k in range(26, 78, 6):
            x, y = lip[k]
            a = math.radians(96 - (k - 50) * 1.4)
            long = rng.uniform(26, 54) * (1 - 0.2 * layer)
            tip = (x + long * math.cos(a), y + long * math.sin(a))
            bend = (x + long * 0.7 * math.cos(a) + 7, y + long * 0.6 * math.sin(a))
            pen.taper([(float(x), float(y)), bend, tip], size * 0.9, 6)
            pen.circle(tip[0] - 5, tip[1], 6)
        card.paper(pen, (mix(tone, "#ffffff", 0.3), tone), spread=6, lift=6, shadow=0.28, rim=0.3)
    foot: list[Knot] = [(-40, 1020, 0), (-40, 950)]
    foot += [(x, 946 + 16 * math.sin(x / 37) + 22 * (x / 560) ** 3) for x in range(20, 560, 40)]
    foot += [(590, 1000), (570, 1020, 0)]
    card.paper(
        Pen().smooth(foot),
        ("#fbfdf6", "#b8d8d4"),
        TORN,
        torn=4,
        spread=8,
        offset=(0, -4),
        shadow=0.25,
    )


def _waiting(card: Card) -> None:
    """High in the crest: a folded sunshade and a newspaper, for it has been standing some time."""
    x, y = 214.0, 262.0
    shade = Pen()
    with shade.at(x, y, 1, -14):
        shade.smooth(
            [
                (-12, 52, 0),
                (-27, 34),
                (-22, -16),
                (-20, -30),
                (-9, -110),
                (0, -150, 0),
                (9, -110),
                (20, -30),
                (22, -16),
                (27, 34),
                (12, 52, 0),
                (0, 44),
            ]
        )
    pole = Pen()
    with pole.at(x, y, 1, -14):
        pole.line(0, 30, 0, 110, 7).line(0, -150, 0, -168, 5)
    card.paper(pole, ("#e8dcc0", "#a08a68"), spread=5)
    card.paper(shade, stripes("#f4ead4", "#e0a03f", 13, -14), spread=7, rim=0.3)
    tie = Pen()
    with tie.at(x, y, 1, -14):
        tie.rect(-23, -28, 46, 9, 4)
    card.paper(tie, "#b8742f", spread=3)
    px, py = 372.0, 214.0
    left = Pen().poly([(px - 92, py - 34), (px - 4, py - 22), (px, py + 66), (px - 86, py + 54)])
    right = Pen().poly([(px + 4, py - 22), (px + 90, py - 44), (px + 94, py + 42), (px, py + 66)])
    card.paper(left, ("#fdf8ea", "#e0d8c4"), spread=7, lift=8)
    card.paper(right, ("#fffcf2", "#ece4d2"), spread=7, lift=8)
    print_ = Pen()
    for k in range(7):
        t = k / 7
        print_.line(px - 82, py - 20 + 72 * t, px - 50, py - 16 + 72 * t, 3).line(
            px - 42, py - 14 + 72 * t, px - 10, py - 10 + 72 * t, 3
        )
        if k > 2:
            print_.line(px + 14, py - 12 + 72 * t, px + 46, py - 20 + 72 * t, 3)
        print_.line(px + 54, py - 22 + 72 * t, px + 84, py - 30 + 72 * t, 3)
    print_.poly([(px + 14, py - 10), (px + 46, py - 18), (px + 46, py + 8), (px + 14, py + 15)])
    card.shade(print_, "#5a5a58", 0.6)
    grip = Pen()
    for gx, gy in ((px - 88, py + 34), (px + 92, py + 24)):
        for k in range(4):
            grip.circle(gx + 5 * math.sin(k * 2.1), gy + k * 11 - 8, 12 - k)
    card.paper(grip, ("#ffffff", "#b8dcd8"), spread=4)


def _road(card: Card) -> None:
    sand = Pen().smooth(
        [
            (-40, 1240, 0),
            (-40, 996),
            (200, 984),
            (420, 1000),
            (600, 982),
            (840, 990),
            (840, 1240, 0),
        ]
    )
    card.paper(sand, ("#ecdcb4", "#d0b684"), TORN, torn=3, spread=8, offset=(0, -4), shadow=0.25)
    way = Pen().poly([(-20, 1030), (820, 1016), (820, 1168), (-20, 1186)])
    card.paper(way, ("#7f868a", "#5f666c"), spread=7, offset=(0, -3), shadow=0.3)
    glow = blur(Pen().oval(600, 1070, 230, 40).mask, 24)
    card.tint(glow, RED, 0.4)
    zebra = Pen()
    for k in range(9):
        x = 60.0 + k * 84
        zebra.poly(
            [
                (x, 1028 - k * 1.4),
                (x + 46, 1027 - k * 1.4),
                (x + 34, 1181 - k * 2),
                (x - 16, 1182 - k * 2),
            ]
        )
    card.paper(zebra, ("#fdf8ea", "#e4dcca"), spread=2, shadow=0.2)
    kerb = Pen().poly([(-20, 1182), (820, 1164), (820, 1240), (-20, 1240)])
    card.paper(kerb, ("#e6d6ae", "#c0a674"), spread=7, offset=(0, -3), shadow=0.3)


def _light(card: Card) -> None:
    x, y, k = 716.0, 1030.0, 0.72
    card.shade(Pen().oval(x + 12, y + 2, 46, 8), "#3a3a40", 0.5, soft=5)
    post = Pen().rect(x - 8, y - 360, 16, 360, 4).rect(x - 22, y - 18, 44, 20, 5)
    card.paper(post, Gradient(("#4a5a60", "#8a9a9c", "#3a464c"), x - 9, x + 9, X), spread=7)
    card.glow(x, y - 490, 230, RED, 0.4)
    case = Pen().rect(x - 52 * k, y - 536, 104 * k, 240 * k, 26 * k)
    card.paper(case, ("#4a5a5c", "#2c3a40"), spread=14, rim=0.4)
    for row, tone in enumerate((RED, "#5a4a30", "#2f4f44")):
        cy = y - 536 + (52 + row * 70) * k
        card.paper(Pen().circle(x, cy, 34 * k), "#20282c", spread=4)
        if row:
            card.paint(Pen().circle(x, cy, 27 * k), tone)
        else:
            card.lightup(Pen().circle(x, cy, 28 * k), tone, 1.5)
            card.paint(Pen().oval(x - 6, cy - 7, 7, 5, -30), "#ffd8c8", 0.8, soft=2)
        hood = Pen()
        with hood.at(x, cy, k):
            hood.path("M-36 4 C-36 -50 36 -50 36 4 C24 -34 -24 -34 -36 4Z")
        card.paper(hood, ("#5a6a6c", "#2c3a40"), spread=4)
    face = Pen().poly([*_between(0.0), *_between(0.35)[::-1]]).mask
    near = np.exp(-((np.hypot(X - x, (Y - y + 490) * 0.9) / 480) ** 2)).astype(np.float32)
    card.tint(np.asarray(face * near, np.float32), "#ff5a48", 0.5)


def _family(card: Card) -> None:
    """She looks straight ahead; the last one is late because of a pebble."""
    walk = (
        (500.0, 1120.0, 124.0, False),
        (372.0, 1126.0, 62.0, True),
        (292.0, 1130.0, 58.0, True),
        (214.0, 1126.0, 60.0, True),
        (96.0, 1138.0, 58.0, True),
    )
    for k, (x, y, high, chick) in enumerate(walk):
        card.shade(Pen().oval(x + 2, y + 1, high * 0.5, 6), "#3a3a40", 0.5, soft=4)
        if chick:
            duck(card, x, y, high, "#f6cf4a", "#e0ae34", "#e8862f", 8 * (k % 2), True)
        else:
            duck(card, x, y, high, "#c8a07a", "#8a6a52", "#e8962f", 9)


def _spray(card: Card) -> None:
    """Drops that hang in the air, stopped too."""
    rng = card.rng
    pen = Pen()
    for _ in range(60):
        t = rng.random()
        x, y = 430 + 230 * t + rng.normal(0, 26), 420 + abs(rng.normal(0, 130))
        pen.circle(x, y, rng.uniform(1.6, 5))
    card.paper(pen, ("#ffffff", "#cfe8e4"), spread=2, shadow=0.2)
