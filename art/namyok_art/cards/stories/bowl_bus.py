"""Every passenger of a double-decker bus has a fishbowl with its own sea instead of a head."""

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.patterns import stripes
from namyok_art.paper.props.animals import fish
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.origami import BOAT, fold
from namyok_art.paper.props.sky import cloud
from namyok_art.paper.space import Array

UPPER, LOWER = 508, 800
BOWL = 66


def draw() -> NDArray[np.uint8]:
    card = Card(138, ["#6fd3e6", "#a9e6ea", "#dff5e6"], light=(260, 60), lamp="#fffbe8")
    _street(card)
    _body(card)
    _windows(card)
    _passengers(card)
    _wheels(card)
    return card.finish(
        bloom=0.25, halation=0.05, shadow_tone="#4a2f7a", light_tone="#fff6e0", vignette=0.16
    )


def _street(card: Card) -> None:
    rng = card.rng
    for x, y, width in ((130, 150, 220), (560, 110, 260), (730, 230, 160)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 7, 0.3)
        card.paper(pen, ("#ffffff", "#e6f6f4"), spread=8, shadow=0.15)
    houses = Pen()
    windows = town(houses, 980, rng, width=(60, 100), height=(420, 640), lit=0.3)
    mask = card.paper(houses, ("#b9a2e0", "#d3bff0"), shadow=0.18, spread=12)
    card.paint(panes(windows, lit=False, cross=False).mask * mask, "#9a84cc", 0.5)
    card.paint(panes(windows, cross=False).mask * mask, "#fff3b0", 0.8)
    verge = Pen().rect(-20, 968, 840, 60)
    card.paper(verge, ("#c3e85a", "#9ccc3f"), offset=(0, -5))
    road = Pen().rect(-20, 1012, 840, 240)
    card.paper(road, ("#8a6fc8", "#6a50a8"), offset=(0, -4), spread=8)
    dashes = Pen()
    for x in (20, 190, 360, 530, 700):
        dashes.poly([(x, 1142), (x + 90, 1142), (x + 84, 1156), (x - 8, 1156)])
    card.paper(dashes, "#fff6d0", shadow=0.2, spread=3)


def _body(card: Card) -> None:
    card.shade(Pen().oval(400, 1066, 390, 20), "#2a1a50", 0.55, soft=10)
    shell = Pen().rect(20, 292, 760, 738, 56).rect(20, 900, 760, 130, 8)
    orange = Gradient(("#ffa63f", "#f8862a", "#e06a1f"), 292, 1030)
    mask = card.paper(shell, orange, spread=16, lift=12, rim=0.3)
    card.paint(Pen().rect(0, 656, 800, 24).mask * mask, "#fff2cc")
    card.paint(Pen().rect(0, 958, 800, 12).mask * mask, "#fff2cc", 0.9)
    roof = Pen().rect(64, 280, 672, 22, 11)
    card.paper(roof, ("#ffc069", "#f0902f"), spread=6)
    lamp = Pen().rect(752, 984, 28, 16, 6)
    card.lightup(lamp, "#fff3b8", 0.6)


def _windows(card: Card) -> None:
    frames, glass = Pen(), Pen()
    for x in (56, 234):
        frames.rect(x, 344, 160, 282, 18)
        glass.rect(x + 9, 353, 142, 264, 12)
    frames.rect(412, 344, 334, 282, 18)
    glass.rect(421, 353, 316, 264, 12)
    for x in (56, 234, 412):
        frames.rect(x, 702, 160, 242, 18)
        glass.rect(x + 9, 711, 142, 224, 12)
    frames.rect(594, 702, 152, 328, 18)
    glass.rect(604, 712, 62, 308, 8)
    glass.rect(674, 712, 62, 308, 8)
    card.paper(frames, ("#fff6dc", "#ffe0a8"), spread=5)
    card.hollow(
        glass, Gradient(("#d9f6f6", "#a8dfe8"), 420, 1000), depth=7, colour="#3a5a90", strength=0.4
    )
    gleam = Pen()
    for x, y in ((70, 600), (250, 600), (440, 600), (600, 600), (70, 910), (430, 910), (620, 980)):
        gleam.poly([(x, y), (x + 26, y), (x + 116, y - 200), (x + 90, y - 200)])
    card.paint(gleam.mask * glass.mask, "#ffffff", 0.3)


def _passengers(card: Card) -> None:
    seats = (
        # x, shoulder line, coat, water level, sea
        (136, UPPER, "#c8506a", 0.1, _storm),
        (314, UPPER, "#3f8a5a", 0.35, _ice),
        (500, UPPER, "#5a50b0", -0.1, _calm),
        (658, UPPER, "#d9a52f", -0.1, _lagoon),
        (136, LOWER, "#2f6f9a", -0.3, _sunset),
        (314, LOWER, "#8a4a9a", 0.0, _ink),
        (492, LOWER, "#c86a3f", 0.55, _last_drop),
    )
    for x, y, coat, level, sea in seats:
        _rider(card, x, y, coat, level, sea)
    fold(card, BOAT, 579, UPPER - 34, 0.56, ("#ffffff", "#e6ecf4", "#c3cfe0", "#a9b8d0"), -4)


def _rider(
    card: Card,
    x: float,
    y: float,
    coat: str,
    level: float,
    sea: Callable[[Card, Array, float, float, float], None],
) -> None:
    body = Pen().smooth(
        [
            (x - 68, y + 150, 0),
            (x - 62, y + 72),
            (x - 28, y + 50),
            (x + 28, y + 50),
            (x + 62, y + 72),
            (x + 68, y + 150, 0),
        ]
    )
    body.rect(x - 68, y + 140, 136, 14)
    sill = Pen().rect(0, 0, 800, 617 if y == UPPER else 935).mask
    cloth = stripes(coat, mix(coat, "#ffffff", 0.16), 16, 60)
    card.paper(body.mask * sill, cloth, spread=5)
    collar = Pen().oval(x, y + 53, 32, 10)
    card.paper(collar.mask * sill, mix(coat, "#ffffff", 0.4), spread=3)
    bowl = Pen().circle(x, y - 16, BOWL).mask
    card.paper(bowl, ("#eefcfc", "#d0f0f2"), spread=7, opacity=0.85)
    line = y - 16 + level * BOWL
    sea(card, bowl, x, y - 16, line)
    away = np.hypot(X - x, Y - y + 16) / BOWL
    card.paint(bowl * smoothstep(0.86, 1.0, away), "#ffffff", 0.5)
    rim = Pen().oval(x, y - 16 - BOWL * 0.93, 24, 6)
    card.paper(rim, ("#ffffff", "#cfe6ec"), spread=3)
    shine = Pen().stroke([(x - 46, y - 2), (x - 50, y - 28), (x - 36, y - 52)], 7)
    card.paint(shine, "#ffffff", 0.75, soft=1.5)


def _water(
    card: Card, bowl: Array, x: float, line: float, fill: tuple[str, str], height: float
) -> Array:
    xs = np.linspace(x - BOWL - 4, x + BOWL + 4, 60)
    ys = line + height * np.sin((xs - x) / BOWL * math.pi * 1.6)
    edge = [(float(a), float(b)) for a, b in zip(xs, ys, strict=True)]
    pen = Pen().poly([(x - 80, line + 140), *edge, (x + 80, line + 140)])
    return card.paper(pen.mask * bowl, fill, spread=3, shadow=0.2, rim=0.3)


def _storm(card: Card, bowl: Array, x: float, y: float, line: float) -> None:
    card.paint(bowl, ("#5a6280", "#8a90a8"), 0.9)
    bolt = Pen().poly(
        [
            (x + 8, y - 46),
            (x - 8, y - 16),
            (x + 4, y - 18),
            (x - 6, y + 4),
            (x + 22, y - 26),
            (x + 8, y - 24),
        ]
    )
    card.lightup(bolt.mask * bowl, "#fff3a0", 0.6)
    _water(card, bowl, x, line, ("#3f6a8a", "#1f3f60"), 13)
    _water(card, bowl, x, line + 18, ("#2f5878", "#17304c"), -11)


def _ice(card: Card, bowl: Array, x: float, y: float, line: float) -> None:
    card.paint(bowl, ("#8fb8e0", "#c3dcf0"), 0.9)
    berg = Pen().poly(
        [
            (x - 30, line + 4),
            (x - 16, line - 40),
            (x - 2, line - 26),
            (x + 10, line - 52),
            (x + 30, line + 4),
        ]
    )
    card.paper(berg.mask * bowl, ("#ffffff", "#b9e0f4"), spread=3)
    _water(card, bowl, x, line, ("#8fd0f0", "#4fa0d8"), 2)


def _calm(card: Card, bowl: Array, x: float, y: float, line: float) -> None:
    _water(card, bowl, x, line, ("#46c8d8", "#2090b8"), 2)
    small = Pen()
    fish(small, x + 6, y + 26, 30)
    card.paper(small, "#ffb23f", spread=2)


def _lagoon(card: Card, bowl: Array, x: float, y: float, line: float) -> None:
    palm = Pen().taper([(x + 22, line + 4), (x + 26, line - 16), (x + 20, line - 34)], 5, 3)
    card.paper(palm.mask * bowl, "#8a5a3a", spread=2)
    fronds = Pen()
    for dx, dy in ((-24, 2), (-14, -10), (6, -12), (20, -2), (18, 10)):
        fronds.taper(
            [
                (x + 20, line - 34),
                (x + 20 + dx * 0.6, line - 38 + dy * 0.7),
                (x + 20 + dx, line - 32 + dy),
            ],
            6,
            1,
        )
    card.paper(fronds.mask * bowl, "#4fae5a", spread=2)
    isle = Pen().oval(x + 26, line + 4, 24, 8)
    card.paper(isle.mask * bowl, "#ffe08a", spread=2)
    _water(card, bowl, x, line, ("#5fe0c0", "#2fae98"), 2)


def _sunset(card: Card, bowl: Array, x: float, y: float, line: float) -> None:
    card.paint(bowl, ("#ff9a6a", "#ffd98a"), 0.95)
    card.paint(Pen().circle(x, line, 22).mask * bowl, "#fff0b0")
    _water(card, bowl, x, line + 4, ("#f0708a", "#8a3f8a"), 3)
    glitter = Pen()
    for k in range(4):
        glitter.line(x - 16 + k * 3, line + 14 + k * 9, x + 16 - k * 3, line + 14 + k * 9, 2)
    card.paint(glitter.mask * bowl, "#ffe9b0", 0.8)


def _ink(card: Card, bowl: Array, x: float, y: float, line: float) -> None:
    _water(card, bowl, x, line, ("#3a2f6a", "#17123a"), 5)
    sparks = Pen()
    for dx, dy in ((-24, 18), (-6, 30), (14, 16), (26, 28), (2, 44)):
        sparks.circle(x + dx, line + dy, 2)
    card.lightup(sparks.mask * bowl, "#9af0ff", 0.5)


def _last_drop(card: Card, bowl: Array, x: float, y: float, line: float) -> None:
    _water(card, bowl, x, line, ("#7fd8f0", "#4fb0d8"), 1)
    star = Pen().star(x + 8, y + 44, 13, 0.45, 5)
    card.paper(star.mask * bowl, "#f0705a", spread=2)


def _wheels(card: Card) -> None:
    for x in (176, 492):
        arch = Pen().circle(x, 1034, 74)
        card.shade(arch.mask * (Y < 1031), "#6a2f30", 0.65)
        card.paper(Pen().circle(x, 1036, 62), ("#4a3a68", "#2f2448"), spread=7)
        card.paper(Pen().circle(x, 1036, 36), ("#fff2cc", "#e6c890"), spread=4)
        hub = Pen().circle(x, 1036, 12)
        for k in range(6):
            hub.circle(
                x + 24 * math.cos(k * math.tau / 6), 1036 + 24 * math.sin(k * math.tau / 6), 4
            )
        card.paper(hub, "#e06a1f", spread=2)
