"""An old lady walks a cloud on a leash; at the lamp post it lifts a leg and rains."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

LAMP: Point = (668, 268)
FIST: Point = (262, 812)
LADY = Person(
    "old",
    "#c88a64",
    "#e8e4ee",
    "bun",
    0.27,
    0.35,
    0.1,
    0.0,
    "hook",
    hat="",
    glasses=True,
    eye="#3a4a6a",
)


def draw() -> NDArray[np.uint8]:
    card = Card(70, ["#173250", "#3f5f80", "#c88a84", "#f6bc84"], light=LAMP, lamp="#ffe0a0")
    _houses(card)
    _street(card)
    _lamp(card)
    _rain(card)
    _cloud(card)
    _lady(card)
    return card.finish(
        bloom=0.55,
        shadow_tone="#1c2450",
        light_tone="#fff0d4",
        toning=0.08,
        vignette=0.28,
        saturation=1.1,
    )


def _houses(card: Card) -> None:
    """Steps up the hill, most people in, one looking out."""
    rng = card.rng
    tones = ("#5a4a78", "#6a4868", "#3f5078", "#74505e", "#4a4470")
    x = -40.0
    for k, tone in enumerate(tones):
        w = (190, 170, 180, 160, 200)[k]
        top = (420, 300, 330, 190, 120)[k]
        house = Pen().rect(x, top, w, 900)
        card.paper(
            house, (mix(tone, "#f0a884", 0.2), mix(tone, "#1c2048", 0.4)), glue(240, rim=0.25)
        )
        roof = Pen().poly([(x - 14, top + 8), (x + w * 0.5, top - 96), (x + w + 14, top + 8)])
        card.paper(roof, ("#8a4a50", "#4a2c48"), glue(160, rim=0.4))
        for row in range(3):
            for col in range(2):
                wx, wy = x + w * (0.28 + 0.44 * col), top + 80 + row * 122
                pane = Pen().rect(wx - 24, wy - 34, 48, 66, 4)
                if rng.random() < 0.45:
                    card.lightup(pane, "#ffcf7a", 0.45)
                    if (k, row) in ((0, 1), (3, 2)) or rng.random() < 0.04:
                        who = Pen().circle(wx + 2, wy + 6, 12).oval(wx + 2, wy + 34, 20, 16)
                        card.paint(who.mask * pane.mask, "#7a3f30", 0.9)
                else:
                    card.hollow(pane, ("#26305c", "#34406e"), 5)
                card.paint(
                    Pen()
                    .line(wx, wy - 34, wx, wy + 32, 3)
                    .line(wx - 24, wy - 6, wx + 24, wy - 6, 3),
                    "#2c2a4c",
                    0.8,
                )
                box = Pen().rect(wx - 30, wy + 32, 60, 14, 3)
                card.paper(box, "#8a4a44", glue(60))
        x += w - 6


def _street(card: Card) -> None:
    road = Pen().poly([(-40, 1010), (840, 700), (840, 1260), (-40, 1260)])
    mask = card.paper(
        road, Gradient(("#6a5a80", "#3a3866", "#1c2048"), 700, 1220), glue(300, offset=(0, -6))
    )
    kerb = Pen().poly(ribbon([(-40, 1012), (840, 702)], [22, 18]))
    card.paper(kerb, ("#b89a9c", "#6a5a7c"), glue(140))
    stones, rng = Pen(), card.rng
    for row in range(15):
        for k in range(16):
            x = -60 + k * 62 + (row % 2) * 31
            y = 1050 + row * 30 - (x + 40) * 0.352
            stones.oval(x + rng.uniform(-6, 6), y, rng.uniform(18, 29), rng.uniform(8, 12), -19)
    card.shade(stones.mask * mask, "#141838", 0.16)
    card.tint(
        np.asarray(mask * smoothstep(430, 60, np.hypot((X - 640), (Y - 900) * 1.8)), np.float32),
        "#ffc87a",
        0.5,
    )


def _lamp(card: Card) -> None:
    x, y = LAMP
    card.glow(x, y, 300, "#ffd890", 0.6)
    post = (
        Pen()
        .taper([(x, 870), (x, y + 50)], 30, 16)
        .rect(x - 30, 846, 60, 30, 6)
        .rect(x - 16, 520, 32, 12, 5)
    )
    card.paper(
        post, Gradient(("#14182c", "#4a4a68", "#14182c"), x - 20, x + 20, X), glue(200, rim=0.3)
    )
    glass = Pen().poly([(x - 34, y - 46), (x + 34, y - 46), (x + 22, y + 50), (x - 22, y + 50)])
    card.lightup(glass, "#fff2c0", 1.7)
    top = (
        Pen()
        .poly([(x - 48, y - 44), (x, y - 92), (x + 48, y - 44)])
        .rect(x - 28, y + 46, 56, 12, 4)
        .circle(x, y - 96, 9)
    )
    top.line(x - 34, y - 46, x - 22, y + 50, 5).line(x + 34, y - 46, x + 22, y + 50, 5)
    card.paper(top, ("#34385c", "#14182c"), glue(120, rim=0.4))


def _rain(card: Card) -> None:
    rng = card.rng
    drops = Pen()
    for _ in range(110):
        t = rng.random()
        x = rng.uniform(560, 690) + 10 * t
        y = 610 + t * 270
        drops.taper([(x, y), (x + 3, y + rng.uniform(16, 34))], 2.2, 4.4)
    card.lightup(drops, "#bfe8ff", 0.25, 0.9)
    pool: list[Knot] = knots("470 938, 560 886, 690 868, 770 880, 720 930, 610 966, 520 976")
    mask = card.paper(Pen().smooth(pool), ("#6fa0c8", "#2c4a80"), glue(120, shadow=0.2, rim=0.6))
    card.tint(np.asarray(mask * smoothstep(60, 0, np.abs(X - 660)), np.float32), "#ffe6a8", 0.6)
    rings = Pen()
    for x, y, r in ((600, 920, 26), (660, 900, 18), (690, 910, 30)):
        rings.oval(x, y, r, r * 0.36, -12, width=2.4)
    card.paint(rings.mask * mask, "#e0f4ff", 0.8)


def _puffs(card: Card, spots: list[tuple[float, float, float]], light: str, dark: str) -> None:
    pen = Pen()
    for x, y, r in spots:
        pen.circle(x, y, r)
    low, high = min(y - r for _, y, r in spots), max(y + r for _, y, r in spots)
    fill = Gradient((light, mix(light, dark, 0.4), dark), low, high + 20)
    card.paper(pen, fill, glue(260, rim=0.7, rim_width=4, shadow=0.3))


def _cloud(card: Card) -> None:
    """It is a good dog, only made of weather."""
    for sx, sy, w in ((770, 610, 60), (60, 250, 70), (130, 214, 44)):
        scrap = [
            (sx + d * w * 0.4, sy + 4 * d * d, w * (0.3 - 0.07 * abs(d)))
            for d in (-1.5, -0.6, 0.3, 1.1)
        ]
        _puffs(card, scrap, "#d8d4e4", "#8a94bc")
    pale, grey = "#fdf4ea", "#8a94bc"
    _puffs(card, [(640, 470, 40), (684, 440, 34), (716, 400, 26), (730, 366, 18)], pale, grey)
    _puffs(
        card,
        [(470, 660, 34), (462, 704, 30), (452, 738, 27)],
        mix(pale, grey, 0.5),
        mix(grey, "#3a4478", 0.4),
    )
    _puffs(
        card,
        [(600, 580, 50), (652, 590, 42), (700, 568, 34), (738, 548, 27)],
        mix(pale, grey, 0.2),
        grey,
    )
    body = [
        (430.0, 560.0, 86.0),
        (500, 520, 84),
        (570, 520, 84),
        (626, 540, 76),
        (480, 600, 78),
        (560, 604, 70),
        (618, 590, 62),
    ]
    rng = np.random.default_rng(70)
    for k in range(26):
        a = k * math.tau / 26
        x, y = 526 + 156 * math.cos(a), 560 + 96 * math.sin(a)
        body.append((x, y, rng.uniform(24, 46)))
    _puffs(card, body, pale, grey)
    _puffs(card, [(420, 646, 40), (408, 700, 34), (396, 742, 30), (378, 752, 24)], pale, grey)
    _puffs(
        card,
        [(452, 596, 40), (492, 566, 46), (540, 578, 38), (580, 560, 30), (516, 600, 34)],
        "#ffffff",
        mix(pale, grey, 0.4),
    )
    collar = Pen().poly(ribbon([(338, 500), (396, 560), (432, 610)], [26, 30, 26], 40))
    _puffs(card, [(330, 396, 40), (318, 360, 30), (398, 400, 30)], mix(pale, grey, 0.6), grey)
    head = [
        (350.0, 450.0, 80.0),
        (300, 474, 58),
        (252, 490, 42),
        (226, 490, 34),
        (390, 430, 54),
        (312, 398, 34),
        (352, 380, 32),
        (280, 516, 30),
        (326, 524, 30),
    ]
    card.paper(collar, ("#d8453a", "#8a1c34"), glue(140, rim=0.5))
    _puffs(card, head, pale, grey)
    _puffs(card, [(420, 402, 44), (446, 446, 40), (450, 492, 34)], mix(pale, grey, 0.35), grey)
    card.paper(Pen().oval(200, 474, 24, 19, -10), ("#4a5078", "#1c2048"), glue(110, rim=0.8))
    smile = Pen().poly(ribbon([(212, 512), (250, 528), (296, 518)], [3, 8, 3], 30))
    card.paint(smile, "#4a4a78", 0.85)
    eye(card, 296, 432, 21, (150, 700), "#3a5a9a", "#c8c8dc", 0.3, -10)
    brow = Pen().poly(ribbon([(270, 396), (296, 388), (322, 398)], [4, 11, 4], 30))
    card.paint(brow, "#8a90b8", 0.9)
    card.paper(Pen().circle(396, 596, 17), ("#ffe08a", "#b8782a"), glue(80, rim=0.8))


def _lady(card: Card) -> None:
    x, y = 150, 1150
    leash = [FIST, (316, 742), (366, 640), (388, 590)]
    card.shade(Pen().oval(x - 20, y - 6, 130, 18), "#0c1030", 0.6, soft=9)
    card.paper(Pen().poly(ribbon(leash, [9, 8], 40)), ("#e0584a", "#8a1c34"), glue(80, rim=0.6))
    tug = POSES["pulling"].but(
        lean=-18,
        nod=8,
        near_foot=(0.44, 0.88),
        far_foot=(0.06, 0.94),
        far_hand=(0.2, 0.8),
        far_grip="fist",
        far_toe=0.0,
    )
    cross = MOODS["stubborn"].but(pitch=-0.1)
    coat = Dress(
        "coat", "#7a3f7a", "#5a4a5a", "#2a1c30", 0.78, "#f0d8a8", scarf="#3f8a84", stockings=True
    )

    def bag(place: Place, bones: object) -> None:
        p = Place(*place.to(0.56, 0.55), 66, 6)
        card.paper(p.oval(0, -0.5, 0.34, 0.46, width=0.1), "#6a2a2c", glue(90))
        card.paper(
            p.smooth(knots("-0.5 -0.3!, 0.5 -0.3!, 0.66 0.5, 0 0.62, -0.66 0.5")),
            ("#b84a3c", "#6a2230"),
            glue(120),
        )
        card.paper(p.oval(0, -0.28, 0.12, 0.1), "#ffd87a", glue(60))

    figure(
        card,
        x,
        y,
        126,
        LADY,
        tug,
        cross,
        coat,
        near_at=(FIST[0] - 36, FIST[1] + 14),
        ground=True,
        hold=bag,
    )
