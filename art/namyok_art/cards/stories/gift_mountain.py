"""A mountain is wrapped like a present; somebody has the end of the ribbon between two fingers."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, mix
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.patterns import dots, stripes
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.profile import profile

TEMPTED = Person(
    "adult",
    "#e0a078",
    "#8a2f1c",
    "mop",
    0.27,
    0.34,
    0.11,
    0.0,
    "button",
    eye="#3f7a5a",
    brow=0.05,
    cloth="#3f5a4a",
    freckles=True,
)
BLUE = ("#4f8ae0", "#2450a8")


def draw() -> NDArray[np.uint8]:
    card = Card(5, ["#f8e0c0", "#f6c8a8", "#e8a890", "#c88a88"], light=(690, 120), lamp="#fff2d8")
    card.glow(690, 120, 380, "#fffae4", 0.7)
    _unwrapped(card)
    _parcel(card, (716, 400), 300, stripes("#9ab0a8", "#7a988f", 40, 66), "#c84a5a")
    _mountain(card)
    _foreground(card)
    return card.finish(
        bloom=0.25,
        shadow_tone="#4a3060",
        light_tone="#fff2dc",
        toning=0.08,
        vignette=0.22,
        saturation=1.08,
    )


def _unwrapped(card: Card) -> None:
    """The one behind has been opened already: a crumpled skin, nothing inside."""
    shell: list[Knot] = knots(
        "-60 760!, -40 420!, 40 330!, 90 400!, 150 310!, 190 420!, 260 380!, 330 760!"
    )
    card.paper(Pen().smooth(shell), ("#a8705f", "#7a4a50"), TORN, torn=6, core=0.6)
    hollow: list[Knot] = knots("-20 700, 0 470, 60 420, 110 460, 170 410, 240 500, 270 700")
    card.hollow(Pen().smooth(hollow), ("#3a2434", "#5a3a44"), 16, "#180a18", 0.6)
    limp = [(150, 340), (230, 470), (190, 600), (300, 700)]
    card.paper(Pen().poly(ribbon(limp, [12, 22, 18, 8], 50)), ("#c84a5a", "#8a2a40"), glue(140))


def _parcel(card: Card, peak: Point, half: float, wrap: Fill, tone: str) -> None:
    """Others wait behind."""
    x, y = peak
    shape = Pen().poly([(x, y), (x - half, 920), (x + half, 920)])
    mask = card.paper(shape, wrap, glue(300, spread=12))
    card.shade(
        Pen().poly([(x, y), (x + half * 0.1, 920), (x - half, 920)]), "#5a3a5a", 0.3, within=mask
    )
    card.paper(Pen().poly(ribbon([(x, y), (x - 20, 920)], [30, 40])).mask * mask, tone, glue(140))
    for s in (-1, 1):
        bow: list[Knot] = [
            (x, y + 6),
            (x + s * 40, y - 44),
            (x + s * 84, y - 34),
            (x + s * 60, y + 8),
        ]
        card.paper(Pen().smooth(bow), (mix(tone, "#fff0d8", 0.3), tone), glue(140))


def _mountain(card: Card) -> None:
    peak, left, right = (470, 170), (120, 900), (880, 900)
    facets = (
        ([peak, left, (330, 900)], "#f2e2c8"),
        ([peak, (330, 900), (480, 900)], "#e0c8b0"),
        ([peak, (480, 900), (650, 900)], "#f8ecd6"),
        ([peak, (650, 900), right], "#d8b8a4"),
    )
    card.paper(Pen().poly([peak, left, right]), "#f0e0c8", glue(400, spread=18, lift=14))
    for points, tone in facets:
        card.paper(Pen().poly(points), (mix(tone, "#fff8ec", 0.3), tone), glue(260, shadow=0.3))
    body = Pen().poly([peak, left, right]).mask
    print_ = dots("#000000", "#ffffff", 62, 11)[..., 0]
    card.shade(np.asarray(print_ * body, np.float32), "#c8604f", 0.75)
    for band in ([(470, 180), (440, 500), (400, 900)], [(232, 640), (470, 700), (740, 630)]):
        card.paper(
            Pen().poly(ribbon(band, [64, 64, 70], 60)).mask * body,
            Gradient((BLUE[0], "#6fa8f4", BLUE[1]), 220, 760, X),
            glue(220, rim=0.5),
        )
    for s in (-1, 1):
        loop: list[Knot] = [
            (470, 190, 0),
            (470 + s * 70, 70),
            (470 + s * 200, 50),
            (470 + s * 210, 150),
            (470 + s * 110, 196),
        ]
        card.paper(Pen().smooth(loop), BLUE, glue(240, rim=0.6))
        inner: list[Knot] = [
            (470 + s * 30, 176, 0),
            (470 + s * 90, 104),
            (470 + s * 164, 96),
            (470 + s * 166, 138),
            (470 + s * 90, 172),
        ]
        card.hollow(Pen().smooth(inner), ("#1c3a80", "#2f5ab8"), 6)
    card.paper(
        Pen().smooth(knots("430 160, 470 142, 512 160, 514 210, 470 226, 428 208")),
        ("#7fb4fa", "#3464c0"),
        glue(200, rim=0.6),
    )
    village = Pen()
    for x, y in ((250, 880), (300, 892), (540, 884), (590, 896), (770, 880)):
        village.poly([(x - 20, y), (x + 20, y), (x + 20, y - 22), (x, y - 42), (x - 20, y - 22)])
    card.paper(village, ("#8a5a54", "#5a3a44"), glue(100))


def _foreground(card: Card) -> None:
    hill: list[Knot] = knots("-40 920!, 180 880, 420 910, 640 880, 840 930!, 840 1260!, -40 1260!")
    card.paper(Pen().smooth(hill), ("#9aa868", "#4f6a4a"), TORN, torn=4, core=0.4, offset=(0, -6))
    lure = MOODS["desire"].but(
        pitch=0.0,
        gaze=(0.8, -0.1),
        corner=-0.03,
        teeth="bite",
        upper=0.0,
        lower=0.0,
        brow_in=-0.02,
        brow_out=-0.04,
        blush=0.8,
    )
    profile(card, 210, 830, 350, TEMPTED, lure, 4, wear=True)
    tail = [
        (500, 214),
        (610, 330),
        (560, 480),
        (680, 640),
        (620, 800),
        (720, 920),
        (690, 1010),
        (590, 1010),
        (510, 980),
    ]
    card.paper(
        Pen().poly(ribbon(tail, [44, 48, 46, 50, 54, 58, 56, 54, 50], 140)),
        BLUE,
        glue(240, rim=0.6),
    )
    hand(card, 330, 1130, 250, "pinch", TEMPTED.skin, 56, False, TEMPTED.cloth)
    tip: list[Knot] = knots("556 958!, 486 930, 430 950!, 452 980!, 430 1010!, 490 1004, 556 1010!")
    card.paper(Pen().smooth(tip), "#2a5cbc", glue(180, rim=0.6))
