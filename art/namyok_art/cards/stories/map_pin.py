"""A giant map pin stands in an island; the sun shines through its hole and lights the castaway."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import stripes
from namyok_art.paper.place import Place, glue
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.skeleton import Pose
from namyok_art.paper.space import Array

PIN = Place(352, 344, 286, 7)
"""Its hole is the origin; one unit is the radius of the head."""
TIP = PIN.to(0, 1.86)
SPOT = (462.0, 1062.0)
"""Where the light of the hole falls on the sand."""
CASTAWAY = Person("adult", "#c98a5e", "#5a3420", "mop", beard="full")
STARE = Pose(-10, -6, -34, (0.5, -0.62), (-0.1, 0.96), 1, 1, (0.12, 0.98), (-0.2, 0.96))


def draw() -> NDArray[np.uint8]:
    sky = [(0, "#0f3f58"), (0.2, "#2f7f86"), (0.4, "#f0b25e"), (0.6, "#ffd98c"), (1, "#ffe6ae")]
    card = Card(150, sky, light=(PIN.x, PIN.y), lamp="#ffedb8")
    card.glow(PIN.x, PIN.y, 620, "#ffd070", 0.6)
    card.rays(PIN.x, PIN.y, "#ffe6a0", 0.34, 900, 120)
    _sea(card)
    sand = _island(card)
    _palms(card)
    _shadow(card, sand)
    _pin(card)
    _man(card)
    _bottle(card)
    return card.finish(
        bloom=0.5, shadow_tone="#10304a", light_tone="#fff0c8", toning=0.08, vignette=0.3
    )


def _sea(card: Card) -> None:
    for k in range(6):
        y = 716.0 + 16 * k + 5 * k * k
        line = ridge(card.rng, y, 3 + k, 0.5, 5)
        tone = mix("#d8b878", "#0a5a6a", min(1.0, 0.45 + k * 0.16))
        near = mix(tone, "#ffe6a0", 0.5)
        reach = np.abs(X - PIN.x)
        card.paper(
            line.pen(), Gradient((near, tone, mix(tone, "#053f58", 0.55)), 0, 460, along=reach),
            TORN, torn=3, core=0.4, offset=(0, -3), shadow=0.25,
        )  # fmt: skip
    glints = Pen()
    for _ in range(90):
        y = card.rng.uniform(722, 900)
        x = PIN.x + card.rng.normal(0, 30 + (y - 716) * 0.7)
        half = card.rng.uniform(6, 26)
        glints.taper([(x - half, y), (x, y), (x + half, y)], 0.8, 2.4)
    card.paint(glints, "#fff2c4", 0.7)


def _island(card: Card) -> Array:
    shore = "-60 960!, 90 898, 240 866, 400 852, 560 862, 700 890, 860 944!, 860 1260!, -60 1260!"
    foam = card.paper(Pen().smooth(knots(shore)), "#f4ecd0", TORN, torn=8, core=0.7, offset=(0, -5))
    card.shade(foam, "#7ab0a8", 0.5)
    inner = "-60 990!, 96 920, 250 884, 400 868, 560 880, 700 912, 860 976!, 860 1260!, -60 1260!"
    far = np.hypot(X - SPOT[0], (Y - 900) * 1.4)
    fill = Gradient(("#ffdf96", "#eeb264", "#c47f4a", "#8a4f3c"), 0, 560, along=far)
    sand = card.paper(Pen().smooth(knots(inner)), fill, TORN, torn=4, core=0.3, offset=(0, -4))
    marks = Pen()
    for k in range(5):
        r = 34 + 24 * k
        marks.oval(TIP[0], TIP[1] + 2, r * 1.5, r * 0.34, width=5 - k * 0.7)
    card.shade(marks.mask * smoothstep(TIP[1] - 20, TIP[1] + 6, Y), "#7a4030", 0.5, 1, within=sand)
    return sand


def _palms(card: Card) -> None:
    """Dark against the morning, bent away from the blow."""
    trunk, crown = Pen(), Pen()
    for x, y, top, size in (
        (690.0, 930.0, (742.0, 560.0), 190.0),
        (618.0, 900.0, (640.0, 690.0), 120.0),
    ):
        trunk.taper([(x, y), (x + 8, (y + top[1]) / 2), top], size * 0.15, size * 0.07)
        for k, a in enumerate((-2.9, -2.4, -1.9, -1.3, -0.7, -0.1, 0.5)):
            r = size * (0.9 + 0.14 * (k % 2))
            ex, ey = top[0] + r * math.cos(a), top[1] + r * 0.7 * math.sin(a) + size * 0.34
            mx, my = top[0] + r * 0.6 * math.cos(a), top[1] + r * 0.62 * math.sin(a) - size * 0.04
            for t in np.linspace(0.12, 0.95, 13):
                u = 1 - t
                px = u * u * top[0] + 2 * u * t * mx + t * t * ex
                py = u * u * top[1] + 2 * u * t * my + t * t * ey
                w = size * 0.2 * math.sin(math.pi * min(0.95, t + 0.12)) + 8
                for side in (-0.5, 0.5):
                    crown.taper([(px, py), (px + side * w * 0.8 + 6, py + w)], 7, 1.5)
            crown.taper([top, (mx, my), (ex, ey)], 9, 2)
    card.paper(trunk, ("#3a3a34", "#4a2c28"), glue(200, rim=0.9))
    card.paper(crown, ("#1f4f48", "#0d3436"), glue(120, rim=0.8))


def _shadow(card: Card, sand: Array) -> None:
    """The pin again, laid down on the sand; its hole is a spot of light."""
    body: list[Knot] = [(*TIP, 0), (284, 950), (224, 1042), (252, 1134), (370, 1190), (500, 1194)]
    body += [(650, 1164), (704, 1072), (640, 984), (470, 930)]
    mask = Pen().smooth(body).mask * (1 - Pen().oval(*SPOT, 118, 48).mask)
    card.shade(mask, "#4a1f34", 0.78, soft=3, within=sand)
    card.tint(Pen().oval(*SPOT, 116, 47).mask, "#fff0b4", 0.55)


def _pin(card: Card) -> None:
    outline: list[Knot] = [(0.0, 1.86, 0)]
    outline += [(-0.5, 0.98), (-0.9, 0.44)]
    outline += [(math.cos(a), math.sin(a)) for a in np.radians(np.arange(180, 361, 20))]
    outline += [(0.9, 0.44), (0.5, 0.98)]
    whole = PIN.smooth(outline).mask * (1 - PIN.oval(0, 0, 0.42, 0.42).mask)
    far = np.hypot(X - PIN.x, Y - PIN.y)
    red = Gradient(("#ff7a4a", "#e5322f", "#b8182f", "#7a0f2c"), 110, 520, along=far)
    mask = card.paper(whole, red, glue(500, rim=1.1, rim_width=6, spread=22, lift=0, shadow=0.3))
    fold = PIN.poly([(0, -1.2), (1.3, -1.2), (1.3, 2.0), (0, 1.86)]).mask
    card.shade(fold, "#6a0a34", 0.5, within=mask)
    card.tint(PIN.ribbon([(0, -1.0), (0, 1.84)], [0.012, 0.012]).mask * mask, "#ffd0a0", 0.45)
    card.lightup(PIN.oval(0, 0, 0.36, 0.36), "#fff2c0", 0.75)
    inner = PIN.oval(0, 0, 0.42, 0.42).mask * (1 - PIN.oval(-0.025, -0.03, 0.4, 0.4).mask)
    card.paint(inner, "#5f0d2a")
    gull = Place(PIN.x + 6, PIN.y + 76, 76)
    bird = "-1.2 0.06!, -0.6 -0.16, -0.3 -0.36, 0.02 -0.44, 0.1 -0.66, 0.26 -0.82, 0.46 -0.74, "
    bird += (
        "0.84 -0.66!, 0.82 -0.58!, 0.48 -0.58, 0.42 -0.34, "
        "0.34 -0.02, 0.1 0.2, -0.3 0.16, -0.9 0.2!"
    )
    card.paper(gull.smooth(knots(bird)), ("#3a2030", "#5f1a2c"), glue(80, rim=0.9))
    legs = Pen().line(gull.x - 4, gull.y + 10, gull.x - 6, gull.y + 42, 4)
    card.paper(
        legs.line(gull.x + 12, gull.y + 10, gull.x + 12, gull.y + 42, 4), "#3a1424", glue(30)
    )


def _man(card: Card) -> None:
    x, y = SPOT[0] - 8, SPOT[1] + 14
    card.shade(Pen().oval(x + 4, y + 34, 22, 46), "#4a1f34", 0.6, soft=5)
    rags = Dress(
        "jacket", "#2f4a8a", "#7a4034", hem=0.1, buttons=False,
        pattern=stripes("#2f4f8f", "#f8efd8", 15, 90),
    )  # fmt: skip

    figure(card, x, y, 43, CASTAWAY, STARE, "awe", rags, ground=True, look=(PIN.x, PIN.y))


def _bottle(card: Card) -> None:
    place = Place(128, 1120, 92, 62)
    card.shade(Pen().oval(124, 1148, 92, 12), "#4a1f24", 0.6, soft=6)
    glass = (
        "-0.24 0.5!, -0.26 -0.1, -0.1 -0.36, -0.09 -0.72!, "
        "0.09 -0.72!, 0.1 -0.36, 0.26 -0.1, 0.24 0.5!"
    )
    card.paper(place.smooth(knots(glass)), ("#8fd0a8", "#2f7f70"), glue(120, rim=0.9), opacity=0.85)
    card.paper(
        place.smooth(knots("-0.1 -0.1!, 0.12 -0.14!, 0.14 0.38!, -0.1 0.4!")), "#fff2d0", glue(40)
    )
    card.paper(
        place.smooth(knots("-0.08 -0.86!, 0.08 -0.86!, 0.09 -0.7!, -0.09 -0.7!")),
        "#a8683f",
        glue(30),
    )
