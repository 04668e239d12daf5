"""A crew carries an engine over the steppe, and the track under it, on their hands."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.paths import Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import EVERYONE, MEI, PAVEL
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import Skyline, meadow, ridge
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.stencil import Stencil, silhouette

SUN = (500.0, 560.0)
START, END = -40.0, 716.0
"""Where the track begins and where it ends: in the air."""


def rail(x: float) -> float:
    """Height of the track over the hill."""
    return 850 - 0.2 * x - 26 * math.sin(x / 250)


def hill(x: float) -> float:
    return rail(x) + 206 + 12 * math.sin(x / 90)


def draw() -> NDArray[np.uint8]:
    sky = [(0, "#2a2a5c"), (0.25, "#8a3f6a"), (0.5, "#f0744a"), (0.72, "#ffbe62"), (1, "#ffd88a")]
    card = Card(59, sky, light=SUN, lamp="#ffdf9a")
    card.glow(*SUN, 520, "#ffb050", 0.6)
    card.lightup(Pen().circle(*SUN, 250), "#ffe39a", 0.22)
    for y, tone in ((905, "#e8884e"), (950, "#c8603f")):
        card.paper(ridge(card.rng, y, 10, 0.4, 4).pen(), (tone, mix(tone, "#ffbe62", 0.4)))
    _smoke(card)
    _engine(card)
    _track(card)
    _crew(card)
    _ground(card)
    return card.finish(
        bloom=0.4, shadow_tone="#2a1a4a", light_tone="#ffe8c0", vignette=0.25, saturation=1.1
    )


def _smoke(card: Card) -> None:
    rng = np.random.default_rng(5)
    for x, y, w, h, tone in (
        (40, 196, 430, 190, "#7a3f68"),
        (180, 262, 300, 150, "#b8587a"),
        (310, 330, 200, 110, "#e8886a"),
        (398, 396, 120, 74, "#ffc48a"),
    ):
        pen = Pen()
        puff(pen, x, y, w, h, rng)
        card.paper(
            pen, (mix(tone, "#ffd8a0", 0.1), mix(tone, "#ffd0a0", 0.35)), glue(200, rim=0.35)
        )


def _engine(card: Card) -> None:
    """It points where the track is not laid yet."""
    p = Place(330, rail(330) - 2, 100, math.degrees(math.atan2(rail(430) - rail(230), 200)))
    green = Gradient(("#7ab86a", "#2f7a58", "#164438"), 500, 780)
    dark = ("#3a2a48", "#1a1030")

    def driver(parts: str) -> None:
        pose = POSES["accusing"].but(lean=14, near_hand=(0.96, -0.16))
        who, at, coat = PAVEL.but(hat="cap"), p.to(-1.42, -1.16), Dress("jacket")
        outline = silhouette(
            lambda s: figure(s, *at, 42, who, pose, "anger", coat, turn=p.turn, parts=parts)
        )
        card.paper(outline, dark, glue(90))

    cab = knots(
        "-2.4 -0.5!, -2.4 -2.5!, -2.62 -2.56!, -2.62 -2.76!, -0.72 -2.76!, -0.72 -2.56!, "
        "-0.9 -2.5!, -0.9 -0.5!"
    )
    card.paper(p.poly([(-2.3, -2.5), (-1, -2.5), (-1, -1.3), (-2.3, -1.3)]), "#ffd27a", glue(100))
    driver("body head")
    frame = p.smooth(cab).mask * (
        1 - p.poly([(-2.1, -2.3), (-1.14, -2.3), (-1.14, -1.46), (-2.1, -1.46)]).mask
    )
    boiler = knots("-1 -0.6!, -1 -1.86!, 1.5 -1.86, 1.84 -1.7, 1.96 -1.22, 1.84 -0.74, 1.5 -0.6!")
    card.paper(p.smooth(boiler), green, glue(260, rim=0.6))
    bands = p.poly([(-0.3, -1.87), (-0.2, -1.87), (-0.2, -0.6), (-0.3, -0.6)]).mask
    bands = bands + p.poly([(0.6, -1.87), (0.7, -1.87), (0.7, -0.6), (0.6, -0.6)]).mask
    card.paper(bands, ("#ffe08a", "#a8682f"), glue(60, shadow=0.2))
    chimney = knots("1.16 -1.8!, 1.2 -2.4!, 0.96 -2.94!, 1.86 -2.94!, 1.62 -2.4!, 1.66 -1.8!")
    card.paper(p.smooth(chimney), dark, glue(160, rim=0.7))
    dome = knots("0 -1.84!, 0.02 -2.2, 0.22 -2.36, 0.42 -2.2, 0.44 -1.84!")
    card.paper(p.smooth(dome), ("#ffdf8a", "#a8682f"), glue(100, rim=0.6))
    card.paper(frame, green, glue(240, rim=0.6))
    driver("near")
    card.paper(
        p.poly([(-2.5, -0.66), (2, -0.66), (2.2, -0.34), (2.2, -0.2), (-2.5, -0.2)]),
        dark,
        glue(160),
    )
    plough = [(1.9, -0.5), (2.2, -0.5), (2.7, 0.0), (1.96, 0.0)]
    card.paper(p.poly(plough), ("#d8483a", "#7a1f2f"), glue(120))
    for u, r in ((-1.75, 0.52), (-0.5, 0.52), (0.62, 0.36), (1.42, 0.36)):
        with p.pen() as wheel:
            wheel.circle(u, -r, r)
        card.paper(wheel, ("#e0523f", "#7a1f2f"), glue(110, rim=0.5))
        with p.pen() as hub:
            hub.circle(u, -r, r * 0.8, width=r * 0.12).circle(u, -r, r * 0.2)
            for k in range(6):
                c, s = math.cos(k * math.pi / 6), math.sin(k * math.pi / 6)
                hub.line(
                    u - c * r * 0.8, -r - s * r * 0.8, u + c * r * 0.8, -r + s * r * 0.8, r * 0.07
                )
        card.shade(hub, "#2a0c20", 0.6)
    rod = p.ribbon([(-1.75, -0.3), (0.62, -0.24)], [0.12, 0.12])
    card.paper(rod, ("#ffe0a0", "#8a6048"), glue(60))
    card.lightup(p.oval(2.0, -1.5, 0.1, 0.17), "#fff0b0", 1.2)


def _track(card: Card) -> None:
    sleepers = Pen()
    for x in np.arange(START, END, 34):
        turn = math.degrees(math.atan2(rail(x + 5) - rail(x - 5), 10))
        with sleepers.at(x, rail(x) + 9, turn=turn):
            sleepers.rect(-11, -5, 22, 13, 2)
    card.paper(sleepers, ("#5a2f34", "#3a1c2c"), glue(60, rim=0.5))
    line = [(float(x), rail(float(x))) for x in np.linspace(START, END, 40)]
    card.paper(Pen().poly(ribbon(line, [13, 13])), ("#b07a6a", "#5a3448"), glue(90, rim=0.9))


def _crew(card: Card) -> None:
    """Everybody leans forward a little differently."""
    rng = np.random.default_rng(21)
    walkers = [EVERYONE[k] for k in (5, 9, 13, 6, 10, 16, 8, 11)]
    for k, who in enumerate(walkers):
        x = 18 + 88 * k + rng.normal(0, 5)
        near: Point = (x + 24, rail(x + 24) + 15)
        far: Point = (x + 52, rail(x + 52) + 15)
        pose = POSES["walk"].but(
            lean=rng.uniform(4, 16),
            bend=rng.uniform(-8, 12),
            nod=rng.uniform(-26, 20),
            near_foot=(rng.uniform(0.12, 0.4), 0.94),
            far_foot=(rng.uniform(-0.6, -0.3), 0.86),
            near_grip="flat",
            far_grip="flat",
        )
        dress = Dress("dress" if who.style in ("bun", "long", "braids") else "jacket", hem=0.5)
        stencil = Stencil()
        figure(
            stencil,
            x,
            hill(x) + 8,
            40,
            who.but(age="adult"),
            pose,
            "weary",
            dress,
            near_at=near,
            far_at=far,
            ground=True,
        )
        tone = mix("#3a1838", "#6a2f48", rng.uniform(0, 1))
        card.paper(stencil.mask, (tone, mix(tone, "#140a24", 0.6)), glue(150, rim=0.7))
    x, y = 748.0, hill(748)
    child = silhouette(
        lambda s: figure(
            s,
            x,
            y + 10,
            32,
            MEI,
            POSES["walk"].but(lean=4),
            "joy",
            Dress("dress"),
            near_at=(x + 24, y - 84),
            ground=True,
        )
    )
    card.paper(child, ("#5a2438", "#1c0c24"), glue(120, rim=0.7))
    card.paper(Pen().line(x + 34, y - 40, x + 22, y - 262, 5), "#3a1838", glue(60))
    flag = knots("14 0!, -20 6, -48 -6, -74 6!, -70 48!, -44 38, -18 50, 10 44!")
    with (cloth := Pen()).at(x + 8, y - 262):
        cloth.smooth(flag)
    card.paper(cloth, ("#f0503a", "#b8243a"), glue(90, rim=0.5))


def _ground(card: Card) -> None:
    """Old rails lie in the grass under their feet; nobody looks down."""
    xs = np.arange(-20.0, 824, 4)
    front = Skyline(xs, np.array([hill(float(x)) for x in xs]))
    grass = meadow(front.pen(), front, card.rng, 420, 8, 30)
    card.paper(grass, ("#6a2a3c", "#1c0c24"), shadow=0.3, offset=(0, -6), rim=0.3)

    def lain(x: float, side: float) -> Point:
        return x, hill(x) * 0.55 + 0.45 * 1000 + 96 + side * (18 + x * 0.02)

    ties, old = Pen(), Pen()
    for x in range(-30, 840, 42):
        (ax, ay), (bx, by) = lain(x + 10, -1.5), lain(x - 14, 1.5)
        ties.poly(ribbon([(ax, ay), (bx, by)], [10, 14]))
    for side in (-1.0, 1.0):
        old.poly(ribbon([lain(float(x), side) for x in range(-40, 860, 60)], [6, 7]))
    card.paper(ties, ("#7a3844", "#3a1a30"), glue(60, shadow=0.4, rim=0.3))
    card.paper(
        old, Gradient(("#7a3f48", "#f0a868", "#8a4a4a"), -20, 820, aim=(1, 0)), glue(60, rim=0.6)
    )
    near = ridge(card.rng, 1150, 12, 0.5, 5, tilt=20)
    card.paper(meadow(near.pen(), near, card.rng, 300, 30, 90), ("#2a1230", "#0c0618"), rim=0.15)
