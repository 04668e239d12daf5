"""A map pin as big as a tower drops out of the sky and sticks between a castaway's feet."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import stripes
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

CASTAWAY = Person(
    "adult",
    "#c8804f",
    "#6a4a30",
    "mop",
    0.27,
    0.335,
    0.11,
    0.04,
    "hook",
    "full",
    eye="#3f8aa8",
    brow=0.05,
    cloth="#e8dcc0",
)
TIP = (470.0, 1092.0)


def draw() -> NDArray[np.uint8]:
    card = Card(50, ["#f0a860", "#f8cf88", "#f6e2b0"], light=(90, 100), lamp="#fff2cc")
    card.glow(90, 120, 420, "#fff6d8", 0.7)
    _sea(card)
    _palm(card)
    _castaway(card)
    sand: list[Knot] = knots(
        "-60 1240!, 40 1090, 240 1020, 480 1000, 680 1050, 860 1160!, 860 1260!"
    )
    card.paper(Pen().smooth(sand), ("#f6d894", "#c8924a"), TORN, torn=4, core=0.4, offset=(0, -6))
    card.shade(
        Pen().poly([(TIP[0] - 10, TIP[1] - 10), (TIP[0] + 20, TIP[1]), (860, 1180), (860, 1110)]),
        "#7a3a3a",
        0.5,
        soft=6,
    )
    _pin(card)
    heap: list[Knot] = [
        (TIP[0] - 70, TIP[1] + 20),
        (TIP[0] - 30, TIP[1] - 12),
        (TIP[0] + 26, TIP[1] - 10),
        (TIP[0] + 74, TIP[1] + 20),
        (TIP[0], TIP[1] + 40),
    ]
    card.paper(Pen().smooth(heap), ("#ffe6a8", "#d8a458"), TORN, torn=3, core=0.4)
    _bottle(card)
    return card.finish(
        bloom=0.25,
        shadow_tone="#3a3a68",
        light_tone="#fff0cc",
        toning=0.08,
        vignette=0.22,
        saturation=1.1,
    )


def _sea(card: Card) -> None:
    for k, (y, tone) in enumerate(
        ((720, "#2f8f9a"), (790, "#25808e"), (880, "#1c6c80"), (970, "#14586e"))
    ):
        line = wave(y, 12 + 4 * k, 110 + 30 * k, phase=k * 1.7)
        card.paper(
            line.pen(), (mix(tone, "#cfeee0", 0.25), tone), glue(200, offset=(0, -4), rim=0.3)
        )


def _palm(card: Card) -> None:
    trunk = [(110, 1090), (70, 900), (96, 700), (160, 540)]
    mask = card.paper(
        Pen().poly(ribbon(trunk, [58, 46, 40, 34], 60)),
        Gradient(("#c8905a", "#8a5634", "#5a3424"), 60, 170, X),
        glue(240, rim=0.5),
    )
    rings = Pen()
    for k in range(9):
        y = 620 + k * 52
        rings.stroke([(40, y + 10), (100, y), (180, y + 14)], 6)
    card.shade(rings.mask * mask, "#4a2a1c", 0.5)
    for a, length, tone in (
        (-168, 200, "#2f7a4a"),
        (-12, 230, "#2f7a4a"),
        (-140, 170, "#3f8f50"),
        (-42, 200, "#3f8f50"),
        (24, 170, "#4fa058"),
        (158, 150, "#4fa058"),
    ):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        mid = (160 + c * length * 0.55, 540 + s * length * 0.55 - 40)
        end = (160 + c * length, 540 + s * length * 0.6 + 70)
        leaf = Pen().poly(ribbon([(160, 540), mid, end], [22, 66, 3], 50))
        card.paper(leaf, (mix(tone, "#e8f0a0", 0.25), tone), glue(200, rim=0.4))
    nuts = Pen().circle(138, 566, 22).circle(178, 572, 24)
    card.paper(nuts, ("#8a5434", "#4a2a20"), glue(140))


def _castaway(card: Card) -> None:
    pose = POSES["weight"].but(
        lean=-10, bend=-4, nod=-2, near_grip="open", far_grip="open", far_wrist=30.0, near_elbow=-1
    )
    rags = Dress(
        "jacket",
        "#e8dcc0",
        "#4a6a8a",
        "#b06a44",
        pattern=stripes("#f0e6cc", "#3f6a94", 34, 78),
        buttons=False,
        trim="#e8dcc0",
    )
    shock = MOODS["fear"].but(tilt=-8, yaw=0.2)
    figure(
        card,
        286,
        1030,
        206,
        CASTAWAY,
        pose,
        shock,
        rags,
        view="front",
        look=(600, 420),
        near_at=(60, 640),
        far_at=(440, 800),
    )


def _pin(card: Card) -> None:
    """Two folded sheets of red: no gloss, one lamp."""
    x, y = TIP
    lean = 118
    head = (x + lean, 330.0)
    left: list[Knot] = [
        (x, y, 0),
        (x - 30, y - 260),
        (head[0] - 250, head[1] + 120),
        (head[0] - 270, head[1] - 40),
        (head[0] - 170, head[1] - 230),
        (head[0] + 10, head[1] - 290, 0),
    ]
    right: list[Knot] = [
        (x, y, 0),
        (x + 150, y - 280),
        (head[0] + 240, head[1] + 120),
        (head[0] + 270, head[1] - 40),
        (head[0] + 180, head[1] - 230),
        (head[0] + 10, head[1] - 290, 0),
    ]
    card.paper(
        Pen().smooth([*left, *right[::-1][1:]]),
        Gradient(("#f0584a", "#d8303a", "#a81c34"), head[0] - 260, head[0] + 260, X),
        glue(400, spread=18, lift=16, rim=0.6),
    )
    card.shade(Pen().smooth([*right, (head[0] - 10, head[1])]), "#7a1030", 0.42)
    hole = Pen().circle(*head, 112)
    card.hollow(hole, Gradient(("#f0a860", "#f8cf88", "#f6e2b0"), 0, 1200), 26, "#5a1024", 0.6)
    gull = Place(head[0] - 8, head[1] + 70, 92)
    body: list[Knot] = knots(
        "-0.6 0.1, -0.2 -0.3, 0.3 -0.5, 0.5 -0.2, 0.3 0.3, -0.2 0.4, -0.9 0.3!"
    )
    card.paper(gull.smooth(body), ("#ffffff", "#c8d0dc"), glue(160))
    card.paper(
        gull.smooth(knots("-0.4 0, 0.2 -0.1, -0.1 0.26, -0.9 0.22!")),
        ("#9aa8b8", "#6a7888"),
        glue(120),
    )
    card.paper(gull.oval(0.36, -0.56, 0.27, 0.25), ("#ffffff", "#dfe4ea"), glue(140))
    card.paper(
        gull.smooth([(0.54, -0.62), (0.98, -0.46, 0), (0.56, -0.42)]),
        ("#f8b83a", "#d8842a"),
        glue(100),
    )
    eye(card, *gull.to(0.42, -0.6), 9, (330, 700), "#3a2a20", "#ffffff", 0.3)


def _bottle(card: Card) -> None:
    p = Place(690, 1120, 120, 64)
    card.shade(Pen().oval(700, 1160, 90, 10), "#4a2a1c", 0.5, soft=5)
    card.paper(
        p.smooth(
            knots(
                "-0.22 0.5, 0.22 0.5, 0.24 -0.1, 0.08 -0.36, 0.08 -0.66, -0.08 -0.66, "
                "-0.08 -0.36, -0.24 -0.1"
            )
        ),
        ("#8fd0a8", "#3f8a70"),
        glue(160, rim=0.8),
        opacity=0.85,
    )
    card.paper(
        p.poly([(-0.12, 0.36), (0.12, 0.36), (0.1, -0.1), (-0.1, -0.1)]),
        ("#fff6e0", "#e8d4a8"),
        glue(100),
    )
    card.paper(
        p.poly([(-0.07, -0.64), (0.07, -0.64), (0.07, -0.8), (-0.07, -0.8)]), "#a87044", glue(80)
    )
