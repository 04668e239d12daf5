"""Townsfolk haul at a giant turnip in the street; under the asphalt a metro train stands in it."""

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.cast import ANYA, GRAN, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.space import Array

ROAD = 476.0
TURNIP = Place(318, 800, 330, 8)


def draw() -> NDArray[np.uint8]:
    card = Card(
        62,
        [(0.0, "#27305c"), (0.16, "#6a4478"), (0.3, "#e0785e"), (0.4, "#ffc87a")],
        light=(320, 820),
        lamp="#ffe6a8",
    )
    _town(card)
    _earth(card)
    _leaves(card)
    _root(card)
    _station(card)
    _crack(card)
    _chain(card)
    return card.finish(
        bloom=0.5,
        shadow_tone="#241440",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.28,
        saturation=1.1,
    )


def _town(card: Card) -> None:
    rng = card.rng
    card.glow(560, 430, 380, "#ffd890", 0.5)
    for layer, (low, high, tone) in enumerate(((120, 240, "#b8607a"), (60, 160, "#6a3a6a"))):
        pen = Pen()
        windows = town(pen, ROAD + 20, rng, -30, 830, (70, 120), (low, high), 0.5)
        mask = card.paper(pen, (mix(tone, "#ffb070", 0.3), tone), glue(200, rim=0.3))
        lit_ = panes([w for w in windows if rng.random() < 0.4], cross=False)
        card.lightup(np.asarray(lit_.mask * mask, np.float32), "#ffd27a", 0.35 + 0.2 * layer)


def _earth(card: Card) -> None:
    rng = card.rng
    asphalt = Pen().rect(-20, ROAD, 840, 60)
    card.paper(asphalt, ("#5a5478", "#2c2848"), glue(300, offset=(0, -6), rim=0.3))
    for k, tone in enumerate(("#4a2c3a", "#3a2234", "#2a1a2c", "#1c1224")):
        y = ROAD + 44 + k * 175
        pen = Pen().poly(
            [
                (-20, y),
                (180, y + 14),
                (420, y - 8),
                (640, y + 10),
                (820, y - 6),
                (820, 1260),
                (-20, 1260),
            ]
        )
        card.paper(pen, (mix(tone, "#a86a5a", 0.12), tone), TORN, torn=4, core=0.2, offset=(0, -5))
        stones = Pen()
        for _ in range(9):
            stones.oval(
                rng.uniform(0, 800),
                y + rng.uniform(40, 160),
                rng.uniform(7, 22),
                rng.uniform(5, 13),
                rng.uniform(-30, 30),
            )
        card.paper(stones, mix(tone, "#d8b8a8", 0.3), glue(80, rim=0.4))
    for line, wide in (
        ([(820.0, 640.0), (716.0, 640.0), (716.0, 1260.0)], 34.0),
        ([(820.0, 1060.0), (640.0, 1060.0), (640.0, 1260.0)], 24.0),
    ):
        pipe = Pen()
        for a, b in pairwise(line):
            pipe.line(*a, *b, wide)
        card.paper(pipe, ("#6a8a8a", "#2f4a54"), glue(140, rim=0.6))


_BODY = knots(
    "0 -1.06, 0.42 -1.04, 0.86 -0.72, 1.0 -0.2, 0.84 0.36, 0.46 0.78, 0.2 1.02, 0.1 1.3, "
    "0.16 1.6!, -0.06 1.28, -0.16 1.0, -0.46 0.78, -0.84 0.36, -1.0 -0.2, -0.86 -0.72, -0.42 -1.04"
)


def _root(card: Card) -> None:
    p = TURNIP
    card.glow(p.x, p.y, 480, "#ffb070", 0.3)
    hairs = Pen()
    for a, b, c in (
        ((0.1, 1.2), (0.3, 1.4), (0.5, 1.42)),
        ((-0.06, 1.1), (-0.3, 1.26), (-0.44, 1.2)),
        ((0.7, 0.5), (0.9, 0.66), (1.06, 0.62)),
        ((-0.66, 0.56), (-0.86, 0.76), (-1.0, 0.72)),
    ):
        hairs.poly(ribbon([p.to(*a), p.to(*b), p.to(*c)], [16, 9, 2], 30))
    card.paper(hairs, ("#f0dcc8", "#b88a8a"), glue(120, rim=0.5))
    fill = Gradient(("#8a2a6a", "#c84a80", "#f0c0b8", "#fff2dc", "#e8cdb8"), p.y - 340, p.y + 330)
    mask = card.paper(p.smooth(_BODY), fill, glue(420, spread=16, rim=0.6))
    for side in (-1, 1):
        card.shade(p.oval(side * 1.1, -0.1, 0.34, 0.9), "#4a1040", 0.4, soft=36, within=mask)
    for v in (-0.86, -0.8, 0.8, 0.9):
        w = 0.5 if v < 0 else 0.3
        card.shade(
            p.ribbon([(-w, v), (0, v + 0.05), (w, v)], [0.004, 0.016, 0.004]),
            "#6a1c4a",
            0.4,
            within=mask,
        )


def _station(card: Card) -> None:
    p = TURNIP
    rim: list[Knot] = knots(
        "0 -0.7, 0.5 -0.62, 0.78 -0.24, 0.78 0.1, 0.62 0.4, 0.5 0.48!, "
        "-0.5 0.48!, -0.62 0.4, -0.78 0.1, -0.78 -0.24, -0.5 -0.62"
    )
    card.paper(
        p.smooth([(k[0] * 1.08, k[1] * 1.07, *k[2:]) for k in rim]),
        ("#fffaf0", "#f0d8d0"),
        glue(200, shadow=0.2),
    )
    x, y = p.to(0, 0.1)
    away = np.hypot(X - x, (Y - y) * 1.1)
    room = card.hollow(
        p.smooth(rim),
        Gradient(("#fff2c0", "#ffd27a", "#d8823f"), 40, 300, away),
        16,
        "#6a2410",
        0.6,
        shine=0.4,
    )
    vault = Pen()
    for k in range(4):
        r = 0.3 + 0.15 * k
        with vault.at(*p.to(0, 0.12), p.size, p.turn):
            vault.oval(0, 0, r, r * 1.02, width=0.016)
    card.shade(vault.mask * room, "#a85a2a", 0.4)
    lamps = Pen()
    for u, v in ((-0.52, -0.3), (0.52, -0.3), (-0.3, -0.5), (0.3, -0.5)):
        lamps.circle(*p.to(u, v), 13)
    card.lightup(lamps, "#fffbe0", 1.2)
    floor = p.poly([(-0.9, 0.34), (-0.2, 0.2), (0.2, 0.2), (0.9, 0.34), (0.7, 0.6), (-0.7, 0.6)])
    card.paper(floor.mask * room, ("#b8705a", "#7a4048"), glue(140, shadow=0.2))
    _train(card, room)
    _passengers(card, room)


def _train(card: Card, room: Array) -> None:
    p = TURNIP
    pit = p.poly([(-0.22, 0.2), (0.22, 0.2), (0.36, 0.6), (-0.36, 0.6)])
    card.paint(pit.mask * room, "#2a1828", 0.9)
    shell: list[Knot] = knots(
        "-0.27 0.36!, -0.28 -0.1, -0.2 -0.29, 0 -0.33, 0.2 -0.29, 0.28 -0.1, 0.27 0.36!"
    )
    card.paper(p.smooth(shell), ("#4fa0a8", "#1f5a70"), glue(240, rim=0.6))
    glass: list[Knot] = knots(
        "-0.2 0.02!, -0.2 -0.12, -0.14 -0.22, 0 -0.25, 0.14 -0.22, 0.2 -0.12, 0.2 0.02!"
    )
    pane = card.hollow(p.smooth(glass), ("#24405c", "#3f6a80"), 7)
    driver = Pen().circle(*p.to(0.08, -0.06), 17)
    x, y = p.to(0.08, 0.04)
    driver.oval(x, y, 28, 22).rect(x - 20, y - 46, 40, 9, 3)
    card.paint(driver.mask * pane, "#12202c", 0.9)
    card.paper(
        p.poly([(-0.27, 0.16), (0.27, 0.16), (0.27, 0.22), (-0.27, 0.22)]), "#f0c46a", glue(80)
    )
    card.lightup(p.oval(-0.17, 0.1, 0.05, 0.05), "#fff8d8", 1.4)
    card.lightup(p.oval(0.17, 0.1, 0.05, 0.05), "#fff8d8", 1.4)


def _passengers(card: Card, room: Array) -> None:
    """Nobody down here has noticed yet, but one is looking up."""
    pen = Pen()
    for u, v, h, lean in (
        (-0.6, 0.4, 0.34, 4),
        (-0.44, 0.33, 0.27, -6),
        (0.46, 0.34, 0.3, 5),
        (0.63, 0.42, 0.36, -4),
    ):
        q = Place(*TURNIP.to(u, v), TURNIP.size * h, TURNIP.turn + lean)
        with pen.at(q.x, q.y, q.size, q.turn):
            pen.smooth(
                knots("-0.2 0!, -0.24 -0.5, -0.14 -0.74, 0.14 -0.74, 0.24 -0.5, 0.2 0!")
            ).circle(0.02, -0.88, 0.13)
            if u in (-0.6, 0.46):
                pen.rect(0.2, -0.34, 0.2, 0.2, 0.03)
            if u == 0.63:
                pen.poly(
                    [
                        (-0.2, -0.94),
                        (0.22, -0.94),
                        (0.1, -1.0),
                        (0.08, -1.12),
                        (-0.1, -1.12),
                        (-0.1, -1.0),
                    ]
                )
    card.paper(np.asarray(pen.mask * room, np.float32), ("#5a2a44", "#34182c"), glue(80, rim=0.6))


def _leaf(card: Card, line: list[Point], wide: float, tone: str) -> None:
    stem = Pen().poly(ribbon(line, [30, 22, 12, 6], 60))
    left, right = [], []
    for k in range(17):
        t = k / 16
        i = 0.32 + 0.68 * t
        x, y = _along(line, i)
        a, b = _along(line, min(1.0, i + 0.02)), _along(line, i - 0.02)
        far = math.hypot(a[0] - b[0], a[1] - b[1]) or 1
        n = (-(a[1] - b[1]) / far, (a[0] - b[0]) / far)
        w = wide * math.sin(math.pi * (0.1 + 0.9 * t)) ** 0.8 * (1.0 if k % 2 else 0.78) + 2
        left.append((x + n[0] * w, y + n[1] * w))
        right.append((x - n[0] * w, y - n[1] * w))
    blade: list[Knot] = [*left, *right[::-1]]
    mask = card.paper(
        Pen().smooth(blade),
        (mix(tone, "#f0e08a", 0.3), mix(tone, "#12304a", 0.35)),
        glue(240, rim=0.5),
    )
    veins = Pen()
    for k in range(2, 15, 3):
        x, y = _along(line, 0.3 + 0.7 * k / 16)
        for side in (left, right):
            veins.poly(ribbon([(x, y), side[min(16, k + 2)]], [4, 1], 12))
    card.tint(np.asarray(veins.mask * mask, np.float32), "#e8f0a8", 0.4)
    card.paper(stem, ("#d8e0a0", "#9a4a7a"), glue(140, rim=0.5))


def _along(line: list[Point], t: float) -> Point:
    xs, ys = [q[0] for q in line], [q[1] for q in line]
    marks = np.linspace(0, 1, len(line))
    return float(np.interp(t, marks, xs)), float(np.interp(t, marks, ys))


def _leaves(card: Card) -> None:
    for line, wide, tone in (
        ([(270.0, 500.0), (210.0, 360.0), (130.0, 250.0), (40.0, 190.0)], 62.0, "#3f7a4a"),
        ([(330.0, 500.0), (360.0, 340.0), (350.0, 190.0), (380.0, 60.0)], 66.0, "#3a7050"),
        ([(296.0, 500.0), (280.0, 340.0), (236.0, 190.0), (226.0, 50.0)], 74.0, "#5a9a4a"),
    ):
        _leaf(card, line, wide, tone)


def _crack(card: Card) -> None:
    p = TURNIP
    shoulder: list[Knot] = [
        p.to(k[0], k[1])
        for k in knots(
            "-0.66 -0.86, -0.3 -1.1, 0.1 -1.16, 0.44 -1.06, 0.72 -0.82, 0.3 -0.94, -0.2 -0.96"
        )
    ]
    card.paper(Pen().smooth(shoulder), ("#b84a86", "#8a2a6a"), glue(200, shadow=0.2, rim=0.5))
    for points in (
        "-20 478!, 120 470!, 150 440!, 186 452!, 150 500!, 130 536!, -20 536!",
        "820 478!, 560 474!, 500 466!, 424 446!, 452 500!, 520 512!, 552 540!, 820 540!",
    ):
        card.paper(
            Pen().smooth(knots(points)),
            ("#6a6488", "#2c2848"),
            glue(200, rim=0.5),
            torn=3,
            core=0.3,
        )
    bits = Pen()
    for x, y, r in ((180, 420, 13), (150, 400, 8), (514, 420, 11), (206, 446, 7)):
        bits.poly([(x - r, y), (x, y - r), (x + r, y + r * 0.3), (x, y + r)])
    card.paper(bits, "#4a4668", glue(60, rim=0.5))


def _chain(card: Card) -> None:
    """Grandfather has the leaf, and everybody has the one in front."""
    grip = (404.0, 300.0)
    _leaf(card, [(362.0, 436.0), (392.0, 360.0), (430.0, 250.0), (520.0, 150.0)], 54.0, "#6aaa50")
    crew: tuple[tuple[Person, float, str, str, float], ...] = (
        (ANYA, 774, "#7a5a98", "joy", 58),
        (GRAN, 662, "#b8404a", "stubborn", 64),
        (
            Person(
                "old",
                "#d8a07c",
                "#f0ece4",
                "short",
                0.28,
                0.35,
                0.12,
                0,
                "broad",
                "full",
                "cap",
                cloth="#3a5a78",
            ),
            540,
            "#3a5a78",
            "anger",
            72,
        ),
    )
    for k, (who, x, coat, mood, size) in enumerate(crew):
        hold = grip if k == 2 else (crew[k + 1][1] + 34.0, ROAD - 150.0)
        pull = POSES["pulling"].but(lean=-26 + 3 * k, nod=14)
        act = MOODS[mood].but(pitch=0.0)
        dress = Dress(
            "jacket" if k == 2 else "coat",
            coat,
            "#3a3048",
            "#1c1424",
            0.6,
            "#f0d8a8",
            buttons=k != 1,
        )
        figure(
            card,
            x + 12,
            ROAD + 6 - 10 * (k == 2),
            size,
            who,
            pull,
            act,
            dress,
            flip=True,
            near_at=hold,
            far_at=(hold[0] - 4, hold[1] - 18),
            ground=True,
        )
    _pigeon(card)


def _pigeon(card: Card) -> None:
    """Would help, if it were asked."""
    p = Place(74, 436, 58)
    legs = (
        Pen()
        .line(*p.to(-0.06, 0.3), *p.to(-0.1, 0.62), 4)
        .line(*p.to(0.1, 0.3), *p.to(0.12, 0.62), 4)
    )
    card.paint(legs, "#c8604f")
    body = knots(
        "-1.1 0.2!, -0.6 -0.1, -0.1 -0.3, 0.2 -0.5, 0.3 -0.84, 0.54 -0.9, "
        "0.68 -0.74, 0.56 -0.4, 0.5 0.06, 0.2 0.36, -0.3 0.34"
    )
    card.paper(p.smooth(body), ("#a8b0cc", "#5a6080"), glue(120, rim=0.6))
    wing = knots("-1.0 0.2!, -0.5 -0.12, 0.1 -0.14, 0.2 0.08, -0.2 0.24")
    card.paper(p.smooth(wing), ("#7a84a8", "#4a5074"), glue(90, rim=0.4))
    card.shade(p.oval(0.36, -0.4, 0.2, 0.12), "#3a8a6a", 0.6, soft=4)
    card.paper(p.poly([(0.64, -0.76), (0.92, -0.66), (0.64, -0.6)]), "#e0a040", glue(50))
    eye(card, *p.to(0.48, -0.72), 7, (400, 330), "#c85a2a", "#a8b0cc", 0)
