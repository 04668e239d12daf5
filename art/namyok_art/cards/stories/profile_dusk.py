"""A head is a house at night: a light in the eye, a shut door in the ear, and a visitor knocks."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Pen, X, Y, fbm, mix, smoothstep, union
from namyok_art.paper.paths import knots
from namyok_art.paper.place import glue
from namyok_art.paper.props.buildings import ladder
from namyok_art.paper.props.cast import GRAN, PAVEL
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import forest, ridge
from namyok_art.paper.props.plants import Tip, branch, leaves
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.props.sky import gull, stars
from namyok_art.paper.stencil import silhouette

CENTRE = (336, 590)
SIZE = 1.62
EYE = (566.0, 548.0)
EAR = (262.0, 640.0)
PROFILE = [
    (-330, 520, 0),
    (-250, 400),
    (-165, 340),
    (-142, 270),
    (-152, 196),
    (-212, 96),
    (-240, -40),
    (-208, -176),
    (-112, -268),
    (20, -300),
    (128, -270),
    (188, -192),
    (204, -118),
    (207, -72),
    (198, -44),
    (220, 2),
    (258, 52),
    (250, 72),
    (216, 80),
    (228, 100),
    (231, 116),
    (212, 126),
    (226, 138),
    (222, 156),
    (206, 172),
    (218, 200),
    (208, 234),
    (158, 254),
    (96, 262),
    (72, 300),
    (80, 356),
    (140, 420),
    (250, 520, 0),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#f8c8a0", "#ffdcae", "#f8b890", "#d88a88"]
    card = Card(97, sky, light=(640, 430), lamp="#fff0d0")
    card.glow(700, 480, 420, "#fff4d8", 0.7)
    _paper_sky(card)
    night = _night()
    head = Pen()
    with head.at(*CENTRE, SIZE):
        head.smooth(PROFILE)
    mask = _dissolve(card, head.mask)
    card.inset(night, mask, shadow=0.3, offset=(-9, 12), spread=14, rim=0.6, rim_width=4, reach=500)
    _eye(card)
    _ear(card)
    _climber(card)
    _branches(card)
    return card.finish(
        bloom=0.5, halation=0.05, shadow_tone="#4a3a70", light_tone="#fff2e6", vignette=0.14
    )


def _paper_sky(card: Card) -> None:
    rng = card.rng
    for y, colour in ((150, "#ffe0b8"), (480, "#f8c098"), (820, "#e09a90"), (960, "#b8707c")):
        strip = ridge(rng, y + 60, 46, tilt=rng.uniform(-60, 60)).pen().mask
        below = ridge(rng, y + 210, 40, tilt=rng.uniform(-60, 60)).pen().mask
        shape = np.clip(strip - below, 0, 1) if y < 800 else strip
        fill = (colour, mix(colour, "#fff4ea", 0.3))
        card.paper(shape, fill, TORN, torn=6, core=0.6, shadow=0.16, rim=0.1, opacity=0.8)


def _night() -> Card:
    """The world inside: a valley under stars with one lit house."""
    night = Card(
        98,
        [
            (0.0, "#0f1740"),
            (0.35, "#1b2a60"),
            (0.6, "#343f80"),
            (0.8, "#6a5a90"),
            (1.0, "#a8788a"),
        ],
        light=(300, 400),
        lamp="#fff0c8",
    )
    rng = night.rng
    night.lightup(stars(rng, 340, 860, (0.6, 2.2), 0, 760, 60), "#f6f0ff", 0.4, 0.85)
    milky = fbm(60, rng) * np.exp(-((((X - 120) * 0.62 + (Y - 660) * 0.78) / 70) ** 2))
    night.tint(np.clip(milky, 0, 1), "#8fa0d8", 0.5)
    depths = ("#7f6a92", "#5a527f", "#3a3c69", "#2a3058", "#1f2548", "#171c3a")
    for i, (y, colour) in enumerate(zip((850, 900, 960, 1020, 1090, 1150), depths, strict=True)):
        line = ridge(rng, y, 36)
        pen = forest(line.pen(), line, rng, 60, 16 * (1 + i * 0.42), 38 * (1 + i * 0.42))
        night.paper(pen, (colour, mix(colour, "#d99a86", 0.3)), shadow=0.3, offset=(-3, -4))
        night.fog(y + 60, 36, "#d9a394", 0.32 - 0.04 * i)
    return night


def _dissolve(card: Card, head: NDArray[np.floating]) -> NDArray[np.floating]:
    """Eat the crown away towards the upper left and let birds carry it off."""
    rng = card.rng
    x0, y0 = CENTRE
    outward = ((X - x0) * -0.72 + (Y - y0) * -0.69) / SIZE
    rough = np.clip(fbm(34, rng, octaves=4, gain=0.6), -1.2, 1.2)
    gone = smoothstep(-1.5, 1.5, outward - 202 + 46 * rough)
    flying, settled = Pen(), Pen()
    for _ in range(230):
        t = rng.random() ** 1.15
        angle, d = -math.pi * 0.75 + rng.normal(0, 0.36), 170 + t * 430
        x = x0 + math.cos(angle) * d * SIZE * 0.82 + rng.normal(0, 24)
        y = y0 + math.sin(angle) * d * SIZE * 0.86 + rng.normal(0, 24)
        size = (17 - 10 * t) * rng.uniform(0.7, 1.3)
        gull(flying, x, y, size, rng.uniform(0.25, 1.1), rng.uniform(-30, 18))
    for _ in range(150):
        angle, d = -math.pi * 0.75 + rng.normal(0, 0.42), rng.uniform(120, 235)
        x = x0 + math.cos(angle) * d * SIZE + rng.normal(0, 10)
        y = y0 + math.sin(angle) * d * SIZE + rng.normal(0, 10)
        gull(settled, x, y, rng.uniform(12, 24), rng.uniform(0.3, 1.1), rng.uniform(-30, 18))
    return union(head * (1 - gone), flying.mask, settled.mask * head)


def _eye(card: Card) -> None:
    """A window with the blind half down; somebody is at home and looks the other way."""
    x, y = EYE
    card.glow(x + 40, y, 260, "#ffc860", 0.5)
    frame = Pen().rect(x - 56, y - 40, 112, 108, 4).oval(x, y - 40, 56, 46)
    card.paper(frame, ("#6a5a9a", "#3a3470"), glue(140))
    pane = Pen().rect(x - 44, y - 38, 88, 98, 3).oval(x, y - 38, 44, 36).mask
    card.lightup(pane, "#ffd478", 0.7)
    who = silhouette(
        lambda s: figure(
            s,
            x - 10,
            y + 110,
            48,
            GRAN.but(style="bun"),
            POSES["hunched"].but(lean=6, bend=10, nod=-8),
            "calm",
            Dress("dress"),
            parts="body head",
        )
    )
    card.paint(who * pane, "#6a2c3a", 0.92)
    bars = Pen().line(x, y - 80, x, y + 62, 5).line(x - 50, y + 6, x + 50, y + 6, 5)
    card.shade(bars.mask * pane, "#5a2a30", 0.7)
    arch = Pen().rect(x - 50, y - 44, 100, 104, 3).oval(x, y - 40, 50, 41).mask
    blind = Pen().rect(x - 60, y - 96, 120, 74, 0).mask * arch
    lid = card.paper(blind, ("#8a7ab8", "#5a4a90"), glue(90))
    for k in range(5):
        slat = Pen().line(x - 60, y - 78 + 12 * k, x + 60, y - 78 + 12 * k, 2)
        card.shade(slat.mask * lid, "#1a1440", 0.5)
    sill = Pen().rect(x - 66, y + 62, 134, 15, 4)
    card.paper(sill, ("#8a7ab8", "#3a3470"), glue(90))


def _ear(card: Card) -> None:
    """A small round door, shut."""
    x, y = EAR
    with (shell := Pen()).at(x, y):
        shell.smooth(knots("-58 -66, 0 -102, 62 -72, 70 -6, 38 46, 24 92, -14 104, -40 70, -46 10"))
    card.paper(shell, ("#5a5090", "#37306c"), glue(180, rim=0.5))
    door = Pen().rect(x - 38, y - 20, 74, 84, 4).circle(x - 1, y - 22, 37).mask
    card.paper(door, ("#c8603a", "#7a2c30"), glue(110, rim=0.5))
    boards = Pen()
    for k in range(-1, 2):
        boards.line(x + k * 19, y - 70, x + k * 19, y + 70, 2.5)
    card.shade(boards.mask * door, "#3a1020", 0.6)
    card.paper(Pen().circle(x + 22, y + 8, 5), "#ffd890", glue(40))
    card.glow(x + 4, y - 82, 90, "#ffc860", 0.5)
    card.lightup(Pen().circle(x + 2, y - 78, 8), "#ffe09a", 1.2)


def _climber(card: Card) -> None:
    """He has come a long way and knocks again."""
    steps = Pen()
    ladder(steps, (120, 1210), (206, 716), 34, 24, 6)
    card.paper(steps, ("#ffe8c0", "#c89a80"), shadow=0.45, offset=(-6, 6), spread=5)
    coat = Dress("coat", "#e8503f", "#35305a", "#1c1430", 0.5)
    pose = POSES["walk"].but(lean=4, near_foot=(0.3, 0.78), far_foot=(-0.1, 0.98), near_grip="fist")
    figure(
        card,
        176,
        742,
        38,
        PAVEL.but(hat="cap"),
        pose,
        "desire",
        coat,
        near_at=(228, 644),
        far_at=(206, 716),
    )
    card.lightup(Pen().rect(140, 742, 18, 24, 5), "#ffd27a", 1.2)
    card.paper(Pen().line(152, 716, 149, 744, 3), "#2a2040", glue(30))


def _branches(card: Card) -> None:
    rng = card.rng
    pen = Pen()
    tips: list[Tip] = []
    for start, angle, length, width in (
        ((-20, 1190), -0.95, 110, 15),
        ((60, 1230), -1.25, 90, 12),
        ((830, 1150), -2.35, 120, 16),
        ((760, 1240), -2.0, 104, 13),
    ):
        tips += branch(pen, start, angle, length, width, rng, 4, 0.5, 0.1, 0.4)
    card.paper(pen, ("#6a4456", "#4a3044"), shadow=0.35, offset=(-6, 8), spread=6)
    for colour, count, scatter in (("#c8566a", 90, 10), ("#ec98a0", 110, 12), ("#fbd5d0", 80, 13)):
        blossom = leaves(tips, rng, count, scatter, (4, 8))
        card.paper(blossom, colour, shadow=0.3, offset=(-2, 4), spread=3, rim=0.15)
    returning = Pen()
    gull(returning, 716, 330, 34, 0.9, -14)
    card.paper(returning, "#574572", shadow=0.3, spread=5)
