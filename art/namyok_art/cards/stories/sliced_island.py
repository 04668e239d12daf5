"""A round island has been cut like a cake; each keeps half of the house, the child has a crumb."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.paths import Point, knots
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.animals import sitting_dog
from namyok_art.paper.props.cast import ANYA, FINN, VERA, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.plants import blade
from namyok_art.paper.props.skeleton import POSES, Pose
from namyok_art.paper.space import Array, X, Y

CENTRE = (400.0, 640.0)
WIDE, HIGH, THICK = 322.0, 218.0, 130.0
CAKE = ("#fff4d8", "#8a4f30", "#f4dcae", "#6a3a28")
"""Layers from the bottom: foam, earth, sand, earth; grass is the icing."""
GOWN = Dress("dress", "#d8503f", "#4a2438", "#3a1c28", 0.62, stockings=True)
SUIT = Dress("jacket", "#23305a", "#2a2438", trim="#f4f0e8")
AWAY = POSES["stand"].but(lean=-5, nod=-10)
Slice = tuple[float, float, float]
"""First and last angle, and how far it has drifted."""
HIS: Slice = (186, 264, 66)
HERS: Slice = (276, 354, 66)
SPARE: tuple[Slice, ...] = ((4, 66, 84), (114, 176, 84))
CRUMB: Slice = (72, 108, 186)


def draw() -> NDArray[np.uint8]:
    sea = Gradient(
        ("#5fc4bc", "#1f8a94", "#0f4f6a", "#0a2c48"),
        60,
        800,
        along=np.hypot(X - 330, (Y - 600) * 1.1),
    )
    card = Card(94, sea, light=(120, 60), lamp="#fff2cc")
    _sea(card)
    _slice(card, HIS)
    _slice(card, HERS)
    _house(card)
    _knife(card)
    _person(card, VERA, POSES["grieving"], GOWN, (118, 572), flip=True)
    _person(card, FINN, AWAY, SUIT, (688, 572), flip=False)
    for part in SPARE:
        _slice(card, part)
    _dog(card)
    _slice(card, CRUMB)
    _child(card)
    return card.finish(
        bloom=0.25, shadow_tone="#0f2a4a", light_tone="#fff4d8", vignette=0.25, saturation=1.1
    )


def _edge(part: Slice, dy: float, grow: float = 0) -> list[Point]:
    """The outline of a slice at a depth below its grass."""
    first, last, drift = part
    middle = math.radians((first + last) / 2)
    cx = CENTRE[0] + math.cos(middle) * drift
    cy = CENTRE[1] + math.sin(middle) * drift * 0.8 + dy
    rim = []
    for angle in np.linspace(first - grow * 0.3, last + grow * 0.3, 40):
        a = math.radians(float(angle))
        rough = 1 + 0.012 * math.sin(angle * 0.9) + 0.008 * math.sin(angle * 2.3)
        rim.append(
            (cx + math.cos(a) * (WIDE + grow) * rough, cy + math.sin(a) * (HIGH + grow) * rough)
        )
    return [(cx, cy), *rim]


def _sea(card: Card) -> None:
    """Rings that the cut has sent out, and the whole island's foam, now empty."""
    for k in range(7):
        r = 1.25 + 0.2 * k
        ring = Pen().oval(400, 740, WIDE * r, HIGH * r * 1.06, width=5 - 0.4 * k)
        card.paint(ring, "#c8f4ea", 0.26 - 0.03 * k)
    lace = Pen()
    for k in range(44):
        a = math.tau * k / 44
        lace.oval(400 + math.cos(a) * 366, 758 + math.sin(a) * 262, 34, 28)
    lace.oval(400, 758, 372, 266)
    card.paper(lace, ("#e8fbf4", "#8fd8d4"), shadow=0.35, spread=16, lift=10, opacity=0.5)
    card.shade(Pen().oval(400, 758, 330, 230), "#0f4f6a", 0.6, soft=26)


def _slice(card: Card, part: Slice) -> None:
    card.shade(Pen().poly(_edge(part, THICK, 10)), "#06243c", 0.6, soft=14, move=(22, 16))
    step = THICK / len(CAKE)
    for k, tone in enumerate(CAKE):
        low, high = THICK - step * k, THICK - step * (k + 1)
        wall = Pen()
        for dy in np.arange(low, high - 1, -2.0):
            wall.poly(_edge(part, float(dy), 5 if k == 0 else 0))
        fill = Gradient(
            (mix(tone, "#fff0c8", 0.22), tone, mix(tone, "#2a1030", 0.5)), 80, 740, aim=(1, 0)
        )
        card.paper(wall, fill, glue(90, shadow=0.3, bevel=0.2))
    _icing(card, part)


def _icing(card: Card, part: Slice) -> None:
    """Grass runs over the edge like glaze."""
    top = Pen().poly(_edge(part, 0, 3))
    for k, (x, y) in enumerate(_edge(part, 0)[1::3]):
        top.rect(x - 9, y - 4, 18, 16 + 11 * (k % 3), 9)
    green = Gradient(("#b8dc6a", "#7ab84a", "#3f8448"), 300, 1100, aim=(0.5, 0.85))
    mask = card.paper(top, green, glue(160, shadow=0.4, rim=0.5))
    tufts = Pen()
    lawn = Pen().poly(_edge(part, 0, -8)).mask
    for _ in range(260):
        x, y = card.rng.uniform(0, 800), card.rng.uniform(380, 1100)
        if lawn[int(y * 1.5), int(x * 1.5)] > 0.5:
            blade(tufts, x, y, card.rng.uniform(5, 12), card.rng)
    card.shade(tufts.mask * mask, "#1f5a3a", 0.45)


def _house(card: Card) -> None:
    """Two halves of one house, with everything inside cut through."""
    for side in (-1, 1):
        at = 400 + side * 76
        for shape, fill in (
            ([(0, 0), (128, -20), (128, -128), (0, -118)], ("#fff2dc", "#e0b890")),
            ([(-4, -112), (138, -122), (100, -196), (-4, -232)], ("#4a78d8", "#24408a")),
        ):
            with (wall := Pen()).at(at, 586, flip=side < 0):
                wall.poly([(float(x), float(y)) for x, y in shape])
            tone = fill if side > 0 else (mix(fill[0], "#fff8e0", 0.3), mix(fill[1], fill[0], 0.4))
            card.paper(wall, tone, glue(160, rim=0.4))
        with (window := Pen()).at(at, 586, flip=side < 0):
            window.rect(44, -92, 36, 40, 2).rect(94, -94, 20, 36, 2)
        card.hollow(window, ("#3a3a5a", "#6a5a6a"), 5)
        with (cut := Pen()).at(at, 586, flip=side < 0):
            cut.poly([(0, 0), (-16, 8), (-16, -216), (0, -232)])
        card.paper(cut, ("#c8453f", "#7a2434"), glue(60))


def _knife(card: Card) -> None:
    blade_shape = knots(
        "330 -60!, 470 -60!, 462 300, 448 560, 420 700!, 398 742!, 372 640, 344 300"
    )
    shadow = knots("470 560!, 540 640, 700 760, 840 830!, 840 900!, 660 820, 500 720, 420 690!")
    card.shade(Pen().smooth(shadow), "#10283a", 0.4, soft=6)
    steel = Gradient(("#f8fcff", "#b8ccd8", "#e8f2f6", "#7a92a8"), 330, 470, aim=(1, 0))
    mask = card.paper(Pen().smooth(blade_shape), steel, glue(300, rim=0.8, shadow=0.5))
    bevel = knots("366 -60!, 376 300, 400 600, 398 742!, 372 640, 344 300, 330 -60!")
    card.shade(Pen().smooth(bevel), "#6a8098", 0.4, within=mask)
    glint = ribbon([(440, 40), (436, 260), (424, 520)], [3, 8, 2])
    card.tint(Pen().poly(glint).mask * mask, "#ffffff", 0.8)
    reflect: Array = Pen().poly([(372, 560), (450, 520), (440, 640), (398, 742)]).mask
    card.tint(reflect * mask, "#7ab84a", 0.18)
    bolster = Pen().rect(318, 60, 164, 40, 8)
    card.paper(bolster, ("#c8d4dc", "#5a6a80"), glue(120))
    card.paper(Pen().rect(322, -80, 156, 150, 20), ("#a83a34", "#5a1a24"), glue(200, rim=0.5))
    card.paper(Pen().circle(400, 14, 13), ("#ffe8b0", "#a87a3a"), glue(50))


def _person(card: Card, who: Person, pose: Pose, dress: Dress, at: Point, flip: bool) -> None:
    _stands(card, at)
    figure(card, *at, 34, who, pose, "grief", dress, flip=flip, ground=True)


def _stands(card: Card, at: Point) -> None:
    long = ribbon([at, (at[0] + 56, at[1] + 34)], [26, 8])
    card.shade(Pen().poly(long), "#173a30", 0.5, soft=4)


def _dog(card: Card) -> None:
    """Nobody has asked it."""
    _stands(card, (640, 800))
    dog = Pen()
    sitting_dog(dog, 634, 806, 80, facing=-1)
    card.paper(dog, ("#f8ead0", "#c8a078"), glue(90, rim=0.4))
    with (marks := Pen()).at(634, 806, 0.8, flip=True):
        marks.smooth([(4, -92), (-10, -86), (-16, -62), (-2, -68), (8, -80)]).circle(26, -88, 4)
        marks.oval(52, -90, 6, 5).oval(-26, -30, 14, 18)
    card.shade(marks, "#4a2418", 0.85)


def _child(card: Card) -> None:
    at = (400.0, 962.0)
    _stands(card, at)
    dress = Dress("dress", "#ffc83a", "#4a2438", stockings=True)
    figure(
        card,
        *at,
        36,
        ANYA,
        POSES["wide"],
        "fear",
        dress,
        view="front",
        ground=True,
        look=(400, 300),
    )
