"""A spiral stair climbs out of the clouds to a crescent with a door; a fisherman looks away."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, TORN, Card, Gradient, Pen, X, Y, mix, rgb, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import pine
from namyok_art.paper.props.sky import cloud, gull, stars
from namyok_art.paper.props.vessels import rowing_boat

STEPS = 84


def draw() -> NDArray[np.uint8]:
    sky = ["#0d2b3a", "#17475a", "#2f7180", "#6aa3a0", "#c6cfb0", "#efe0b8"]
    card = Card(41, sky, light=(455, 245), lamp="#fff2cf")
    card.lightup(stars(card.rng, 170, 640), "#fff8e0", 0.4, 0.75)
    card.glow(455, 245, 460, "#ffeec0", 0.5)
    _crescent(card)
    _hanging_stars(card)
    for y, colour in ((800, "#9dbcae"), (880, "#7fa9a4")):
        _cloud_sea(card, y, (colour, "#dfe0c4"), 130, TORN.torn)
    _stair(card)
    _hamlet(card)
    _cloud_sea(card, 1010, (mix("#5f9096", "#f6e8c0", 0.25), "#5f9096"), 150, 5)
    _fisherman(card)
    for y, colour in ((1085, "#3c6f7b"), (1170, "#1d4757")):
        _cloud_sea(card, y, (mix(colour, "#f6e8c0", 0.25), colour), 150, 6)
    birds = Pen()
    for x, y, size, flap, tilt in (
        (590, 640, 16, 0.9, -8),
        (640, 605, 11, 0.5, 6),
        (560, 590, 9, 0.8, -14),
        (690, 668, 8, 0.6, 0),
    ):
        gull(birds, x, y, size, flap, tilt)
    card.paint(birds, "#17404a", 0.9)
    return card.finish(
        bloom=0.7, shadow_tone="#0a3a48", light_tone="#fff0c8", toning=0.08, vignette=0.3
    )


def _crescent(card: Card) -> None:
    disc = smoothstep(-1, 1, 168 - np.hypot(X - 455, Y - 250))
    shape = disc * smoothstep(-1, 1, np.hypot(X - 530, Y - 205) - 138)
    fill = Gradient(("#fff8e2", "#f7e2ae", "#dcb878"), 90, 420)
    card.paper(shape, fill, shadow=0.25, offset=(-14, 16), spread=30, rim=0.1, tooth=0.06, wash=0.1)
    card.shade(shape * smoothstep(0.05, 0.6, card.texture.hue), "#e0c48c", 0.35)
    card.emission += shape[..., None] * rgb("#ffedc0") * np.float32(0.14)
    frame, opening, leaf = Pen(), Pen(), Pen()
    for pen in (frame, opening, leaf):
        with pen.at(372, 318, turn=14):
            if pen is frame:
                pen.path("M-17 30 L-17 -12 C-17 -40 17 -40 17 -12 L17 30Z")
            elif pen is opening:
                pen.path("M-13 30 L-13 -11 C-13 -34 13 -34 13 -11 L13 30Z")
            else:
                pen.path("M-13 -22 L-13 31 L-28 38 L-28 -14 C-26 -24 -18 -30 -13 -22Z")
    card.paint(frame, "#4a3320")
    card.lightup(opening, "#ff9d4a", 1.2)
    card.paper(leaf, "#7a3f2a", shadow=0.3, spread=4)


def _hanging_stars(card: Card) -> None:
    pen = Pen()
    for x, y, r in (
        (80, 210, 15),
        (170, 420, 11),
        (655, 330, 17),
        (735, 180, 12),
        (250, 120, 10),
        (610, 520, 10),
        (40, 520, 9),
    ):
        pen.line(x, -5, x, y, 0.8).star(x, y, r, 0.26)
    card.paper(pen, "#f6e6b4", shadow=0.25, offset=(4, 8), spread=6)


def _cloud_sea(card: Card, y: float, fill: tuple[str, str], step: int, torn: float) -> None:
    rng = card.rng
    pen = Pen().rect(-10, y - 24, 820, 500)
    for x in range(-60, 900, step):
        cloud(pen, x, y + rng.uniform(-28, 28), rng.uniform(1.9, 2.6) * step, rng)
    card.paper(pen, fill, TORN, torn=torn, offset=(-4, -7), spread=14, rim=0.4, reach=900)


def _step(i: int) -> tuple[float, float, float, float]:
    """Share of the climb, angle, radius and height of a step."""
    t = i / (STEPS - 1)
    return t, i * 0.34 + 2.4, 185 - 159 * t**0.8, 1075 - 703 * t**0.86


def _tread(i: int) -> Point:
    t, angle, radius, y = _step(i)
    return 330 + 22 * t + radius * math.cos(angle), y + radius * 0.24 * math.sin(angle)


def _stair(card: Card) -> None:
    """The far half of each turn first, then the people's half in front of it."""
    order = sorted(range(STEPS), key=lambda i: (math.sin(_step(i)[1]) > 0, i))
    for i in order:
        t, angle, radius, y = _step(i)
        front = math.sin(angle) > 0
        x = 330 + 22 * t
        corners = [
            (x + r * math.cos(a), y + r * 0.24 * math.sin(a))
            for r, a in (
                (radius * 0.52, angle - 0.2),
                (radius * 1.18, angle - 0.2),
                (radius * 1.18, angle + 0.2),
                (radius * 0.52, angle + 0.2),
            )
        ]
        thick = 11 * (1 - 0.8 * t**0.8) + 1.5
        both = np.array([*corners, *((px, py + thick) for px, py in corners)], np.float32)
        hull = cv2.convexHull(both).reshape(-1, 2)
        side = mix("#2c4b50" if front else "#7d9c92", "#d9d6b0", t * 0.35)
        tread = mix("#f1dfae" if front else "#cfd4b2", "#fff6d8", t * 0.5)
        card.paper(Pen().poly([(float(a), float(b)) for a, b in hull]), side, FLAT)
        card.paper(Pen().poly(corners), tread, FLAT)
    low = next(i for i in range(20, 31) if math.sin(_step(i)[1]) > 0)
    high = next(i for i in range(54, 63) if math.sin(_step(i)[1]) > 0)
    x, y = _tread(low)
    facing = -1 if math.cos(_step(low)[1]) > 0 else 1
    traveller = Person(x, y + 2, 92, facing, hat="wide", scarf=0.1, bag=True, arms=((0.2, 0.3),))
    traveller.glue(card, Look("#8a3f34", "#24303a", hat="#3a2c30", scarf="#e0b04a"))
    x, y = _tread(high)
    climber = Person(x, y + 1, 46, -1, "dress", hair="pony", arms=((0.2, -0.25),))
    climber.glue(card, Look("#34606a", "#203a44"))


def _hamlet(card: Card) -> None:
    """A village sunk in the clouds to the eaves."""
    pen = Pen().rect(640, 818, 34, 200).poly([(634, 822), (657, 738), (680, 822)])
    pen.line(657, 744, 657, 722, 2.5).rect(700, 858, 60, 100)
    pen.poly([(692, 860), (730, 820), (768, 860)])
    for x, height in ((600, 110), (575, 80), (785, 120)):
        pine(pen, x, 938, height, card.rng)
    card.paper(pen, ("#3f757c", "#6a9a9a"), shadow=0.3, spread=8)
    card.lightup(Pen().rect(651, 772, 11, 18, 5).rect(722, 876, 10, 13), "#ffd38a", 1.0)


def _fisherman(card: Card) -> None:
    boat = Pen()
    rowing_boat(boat, 556, 958, 150)
    card.paper(boat, ("#2a4a52", "#17343e"), shadow=0.35, spread=6)
    angler = Person(536, 966, 74, 1, pose="sit", hat="cap", hair="beard", arms=((0.3, 0.06),))
    angler.glue(card, Look("#b08a4a", "#2c3a40", hair="#d8dcd0", hat="#3a5a5a"))
    x, y = angler.hand()
    rod = Pen().taper([(x - 8, y + 6), (x + 50, y - 40), (x + 120, y - 58)], 3, 1.2)
    rod.line(x + 120, y - 58, x + 122, y + 60, 0.9)
    card.paper(rod, "#17343e", shadow=0.2, spread=3)
    card.lightup(Pen().circle(618, 938, 5), "#ffd88a", 2.0)
