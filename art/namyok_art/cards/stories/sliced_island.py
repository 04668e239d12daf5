"""An island cut like a cake: the slices drift apart with half a house each, and a child between."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import ADA, KIRA, MEI, OMAR, PAVEL, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

MIDDLE = (400, 690)
ROUND = (330, 215)
DEEP = 74


def draw() -> NDArray[np.uint8]:
    card = Card(94, ["#1f6f86", "#2f8a9a", "#57aeb0", "#2a7a90"], light=(140, 60), lamp="#fff4d8")
    _sea(card)
    # angles from, to; how far it has drifted; what is on it
    for start, end, away in ((188, 262, 74), (268, 348, 78)):
        _slice(card, start, end, away)
    _half_house(card, Place(270, 470, 150), False)
    _half_house(card, Place(560, 462, 150), True)
    gran = MOODS["stubborn"]
    figure(
        card,
        158,
        540,
        62,
        ADA,
        "hug_self",
        gran,
        Dress("dress", ADA.cloth, hem=0.8, apron="#f0e0c0"),
        view="front",
        look=(560, 560),
        ground=True,
    )
    jacket = Dress("jacket", "#a83f3a", "#3a3048")
    figure(card, 668, 546, 62, OMAR, POSES["akimbo"], "pride", jacket, view="front", ground=True)
    _knife(card)
    for start, end, away in ((-4, 62, 84), (118, 182, 84)):
        _slice(card, start, end, away)
    figure(
        card,
        236,
        818,
        84,
        KIRA,
        "denying",
        MOODS["grief"].but(tears=1),
        Dress("dress", "#5a3f8a", "#5a3f6a", hem=0.66, stockings=True),
        flip=True,
        ground=True,
    )
    figure(
        card,
        590,
        812,
        86,
        PAVEL,
        "accusing",
        "anger",
        Dress("jacket", "#2f4a78", "#2a2a3a", trim="#f0e6d0"),
        flip=True,
        ground=True,
    )
    _slice(card, 66, 114, 120)
    _child(card, MEI)
    return card.finish(
        bloom=0.2,
        shadow_tone="#163a58",
        light_tone="#fff4d8",
        toning=0.08,
        vignette=0.28,
        saturation=1.12,
    )


def _on(angle: float, share: float = 1) -> Point:
    """A point of the round cake."""
    a = math.radians(angle)
    return MIDDLE[0] + math.cos(a) * ROUND[0] * share, MIDDLE[1] + math.sin(a) * ROUND[1] * share


def _slice(card: Card, start: float, end: float, away: float) -> None:
    middle = math.radians((start + end) / 2)
    dx, dy = math.cos(middle) * away, math.sin(middle) * away * 0.62
    tip = (MIDDLE[0] + dx, MIDDLE[1] + dy)
    arc = [(x + dx, y + dy) for x, y in (_on(a) for a in np.linspace(start, end, 14))]
    low = [(x, y + DEEP) for x, y in arc]
    sides = Pen().poly([tip, *arc, *low[::-1], (tip[0], tip[1] + DEEP)]).poly([*arc, *low[::-1]])
    sides.poly([tip, arc[0], low[0], (tip[0], tip[1] + DEEP)]).poly(
        [tip, arc[-1], low[-1], (tip[0], tip[1] + DEEP)]
    )
    foam = Pen().poly(
        [
            (tip[0], tip[1] + DEEP - 8),
            *[((x - tip[0]) * 1.09 + tip[0], (y - tip[1]) * 1.06 + tip[1] + 6) for x, y in low],
        ]
    )
    card.paper(foam, "#e4f4ec", TORN, torn=6, core=0.6, shadow=0.3, opacity=0.85)
    mask = card.paper(
        sides,
        Gradient(("#b87a4a", "#8a5232", "#5a3226"), tip[1] - 120, tip[1] + 260),
        glue(260, rim=0.4),
    )
    layers = Pen()
    for k in (0.3, 0.62):
        for chain in ([tip, arc[0]], arc, [arc[-1], tip]):
            layers.stroke([(x, y + DEEP * k) for x, y in chain], 4)
    card.paint(layers.mask * mask, "#e0b078", 0.5)
    top = card.paper(
        Pen().poly([tip, *arc]),
        Gradient(("#a8cc6a", "#7fae50", "#5a8a48"), MIDDLE[1] - 260, MIDDLE[1] + 300),
        glue(260, rim=0.5),
    )
    rng = np.random.default_rng(int(start) + 400)
    grass = Pen()
    for _ in range(60):
        t, r = rng.uniform(start, end), rng.uniform(0.2, 0.95) ** 0.5
        x, y = _on(t, r)
        grass.poly(ribbon([(x + dx, y + dy), (x + dx + 3, y + dy - 13)], [4, 0.6]))
    card.shade(grass.mask * top, "#2f5a30", 0.5)


def _sea(card: Card) -> None:
    rng = card.rng
    for y in range(40, 1220, 58):
        xs = np.linspace(-20, 820, 15)
        knots: list[Knot] = [(float(x), y + 9 * math.sin(i * 1.3 + y)) for i, x in enumerate(xs)]
        tone = mix("#bfeae4", "#12506a", rng.uniform(0.2, 0.8))
        card.paint(Pen().stroke(knots, 3), tone, 0.3)
    card.glow(180, 120, 320, "#dff6ee", 0.35)


def _half_house(card: Card, place: Place, right: bool) -> None:
    """The cut goes through the bed, the table and the cat's basket."""
    p = Place(place.x, place.y, place.size, 0, right)
    wall = p.poly([(-0.6, -0.2), (0.5, -0.2), (0.5, 0.72), (-0.6, 0.72)])
    card.paper(wall, ("#fbeed8", "#e0c4a0"), glue(220))
    inside = p.poly([(0.34, -0.2), (0.5, -0.2), (0.5, 0.72), (0.34, 0.72)])
    card.paper(inside, ("#c8604a", "#8a3a34"), glue(120))
    roof = p.poly([(-0.74, -0.16), (0.5, -0.86), (0.5, -0.16)])
    card.paper(roof, ("#3a5ac8", "#24388a"), glue(220, rim=0.5))
    card.hollow(
        p.poly([(-0.4, 0.06), (-0.06, 0.06), (-0.06, 0.36), (-0.4, 0.36)]),
        ("#ffe6a0", "#f0b860"),
        4,
        shine=0.3,
    )
    card.paint(p.poly([(-0.25, 0.06), (-0.21, 0.06), (-0.21, 0.36), (-0.25, 0.36)]), "#b88a58")


def _knife(card: Card) -> None:
    """Still standing where it was stuck."""
    p = Place(404, 640, 100, 9)
    card.shade(p.oval(0.3, 0.5, 1.3, 0.2), "#0a2a40", 0.5, soft=10)
    blade: list[Knot] = knots("-0.3 -3.2!, 0.42 -3.2!, 0.42 -0.6, 0.24 0.5!, -0.2 0.1, -0.3 -0.6")
    card.paper(
        p.smooth(blade),
        Gradient(("#f8fcff", "#b8c8d4", "#7f94a8", "#dfe8f0"), 360, 450, X),
        glue(300, rim=0.8),
    )
    handle: list[Knot] = knots("-0.34 -3.2!, -0.3 -5.2, -0.1 -5.6, 0.4 -5.5, 0.46 -5, 0.44 -3.2!")
    card.paper(p.smooth(handle), Gradient(("#7a3a2a", "#4a2018"), 80, 340), glue(260, rim=0.5))
    for v in (-3.7, -4.3, -4.9):
        card.paper(p.oval(0.06, v, 0.1, 0.1), "#e0c070", glue(80))
    jam: list[Knot] = knots(
        "-0.3 -0.9, 0.42 -0.9, 0.42 -0.5, 0.26 0.3, 0.1 -0.3, -0.1 -0.1, -0.26 -0.5"
    )
    card.paper(p.smooth(jam), ("#8fbf5a", "#5a8a48"), glue(120))


def _child(card: Card, who: Person) -> None:
    """On the smallest slice, with the half of the swing."""
    x, y = 404, 960
    coat = Dress("coat", "#e0a02f", "#3a3048", hem=0.5)
    lost = MOODS["fear"].but(tilt=6, gaze=(0.6, -0.4), tears=1, yaw=0.2)
    figure(
        card,
        x,
        y + 62,
        104,
        who,
        POSES["weight"].but(near_grip="fist", far_hand=(0.5, 0.4), far_grip="open"),
        lost,
        coat,
        view="front",
        look=(640, 700),
        ground=True,
    )
    rope = Pen().poly(ribbon([(x + 66, y - 20), (x + 90, y + 60), (x + 130, y + 92)], [5, 5, 5]))
    card.paper(rope, "#c8a060", glue(80))
    card.paper(
        Pen().poly([(x + 96, y + 84), (x + 166, y + 78), (x + 168, y + 96), (x + 98, y + 102)]),
        ("#c88a4a", "#8a5428"),
        glue(100),
    )
