"""The giant who holds up the sky has gone to lunch and left a broomstick under it; it bends."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import ANYA, BORIS, FINN, VERA, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.face import front
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.moods import MOODS

TOP = (236, 452)
"""Where the broomstick holds the sheet."""
GIANT = Person(
    "adult",
    "#e8a880",
    "#7a3a20",
    "mop",
    0.3,
    0.36,
    0.13,
    0.02,
    "broad",
    eye="#3f6a4a",
    brow=0.055,
    cloth="#4a7a58",
)


def draw() -> NDArray[np.uint8]:
    card = Card(68, ["#fff2cc", "#ffe6a8", "#f8d488"], light=(420, 760), lamp="#fff4d0")
    card.glow(330, 800, 420, "#fffbe0", 0.7)
    far = ridge(card.rng, 830, 16, 0.4, 4)
    card.paper(far.pen(), ("#c8c878", "#a8a858"), shadow=0.15)
    _sky(card)
    _giant(card)
    _field(card)
    _prop(card)
    _village(card)
    return card.finish(
        bloom=0.3,
        shadow_tone="#3a4a78",
        light_tone="#fff4d4",
        toning=0.07,
        vignette=0.2,
        saturation=1.1,
    )


def _sky(card: Card) -> None:
    """Three sheets of blue that sag on both sides of the broom."""
    x, y = TOP
    for k, tone in enumerate(("#8fc4ea", "#5f9fd8", "#3f7cc0")):
        lift = k * 92
        edge: list[Knot] = [
            (-40, -60, 0),
            (-40, 760 - lift, 0),
            (70, 700 - lift),
            (x - 60, y + 40 - lift * 1.0),
            (x, y - 12 - lift, 0),
            (x + 70, y + 50 - lift),
            (480, 640 - lift),
            (640, 690 - lift),
            (840, 600 - lift, 0),
            (840, -60, 0),
        ]
        card.paper(
            Pen().smooth(edge),
            (mix(tone, "#2f5aa8", 0.25), tone),
            TORN,
            torn=3,
            core=0.5,
            spread=20,
            lift=16,
            shadow=0.36,
        )
    apex = (x, y - 196)
    ends = (-420, -150, -20, 110, 250, 420, 640, 1000)
    for k, (left, right) in enumerate(pairwise(ends)):
        facet = Pen().poly([apex, (left, -40), (right, -40)])
        card.shade(facet, "#2450a0" if k % 2 else "#5f96d8", 0.3 if k % 2 else 0.16)
    for cx, cy, w, turn in ((560, 150, 190, 16), (80, 190, 130, -28), (430, 330, 120, 30)):
        place = Place(cx, cy, w, turn)
        puff: list[Knot] = knots(
            "-0.6 0.2, -0.5 -0.1, -0.2 -0.12, 0 -0.34, 0.3 -0.2, 0.56 -0.1, 0.62 0.2"
        )
        card.paper(place.smooth(puff), ("#ffffff", "#d8e6f4"), TORN, torn=3, spread=8)


def _giant(card: Card) -> None:
    """He has heard the creak with his mouth full."""
    x, y, size = 590, 826, 430
    caught = MOODS["fear"].but(
        mouth=0.075,
        corner=0.006,
        upper=0.004,
        lower=0.004,
        drop=0.0,
        teeth="",
        skew=0.012,
        shift=0.02,
        tilt=7,
        blush=0.9,
        top=0.084,
    )
    place = Place(x, y, size)

    def shirt() -> None:
        body: list[Knot] = knots("-0.2 0.36, -0.8 0.7, -0.9 1.6!, 0.9 1.6!, 0.8 0.7, 0.2 0.36")
        card.paper(
            place.smooth(knots("-0.18 0.2, 0.18 0.2, 0.2 0.7, -0.2 0.7")),
            mix(GIANT.skin, "#7a2f3a", 0.3),
            glue(400),
        )
        card.paper(
            place.smooth(body), lit(card, place, GIANT.cloth, 0.3, 1.2), glue(400, spread=14)
        )

    head = front(card, x, y, size, GIANT, caught, look=(TOP[0] + 10, TOP[1] + 60), between=shirt)
    cheek = head.smooth(knots("0.02 0.2, 0.16 0.12, 0.29 0.22, 0.26 0.36, 0.1 0.38"))
    card.paper(
        cheek,
        lit(card, head.at(0.16, 0.26, 0.4), mix(GIANT.skin, "#e0705a", 0.3), 0.3, 0.5),
        glue(300, shadow=0.26),
    )
    crumbs = Pen()
    for u, v in ((-0.1, 0.4), (0.0, 0.44), (0.07, 0.42), (-0.04, 0.47), (0.12, 0.46)):
        crumbs.circle(*head.to(u, v), 5)
    card.paper(crumbs, "#f0cf8a", glue(60))


def _field(card: Card) -> None:
    line = ridge(card.rng, 1010, 14, 0.4, 4, tilt=20)
    pen = meadow(line.pen(), line, card.rng, 420, 26, 60)
    card.paper(
        pen,
        Gradient(("#f6d070", "#d89a3a", "#a8682a"), 960, 1200),
        glue(300, offset=(0, -5), rim=0.4),
    )
    slice_: list[Knot] = knots(
        "-0.62 0.16!, -0.5 -0.3, -0.2 -0.36!, -0.12 -0.18, 0.04 -0.3, "
        "0.14 -0.12, 0.3 -0.22, 0.62 -0.1!, 0.6 0.2!"
    )
    place = Place(590, 1092, 210, -4)
    for k, fill in enumerate(
        (
            ("#f0c88a", "#b87a40"),
            ("#6aa84a", "#3f7a34"),
            ("#f08a80", "#c8504a"),
            ("#f8dca0", "#c88a4a"),
        )
    ):
        card.paper(place.at(0.01 * k, 0.1 - 0.1 * k).smooth(slice_), fill, glue(220))
    for dx, flip in ((-112, False), (112, True)):
        at = Place(590 + dx, 1180, 170, -8 if flip else 8, flip)
        hand(
            card,
            at.x,
            at.y + 30,
            170,
            "cup",
            GIANT.skin,
            -16 if not flip else 16,
            not flip,
            GIANT.cloth,
        )


def _prop(card: Card) -> None:
    """A bent broom, bristles up, on three books."""
    x, y = TOP
    for k, (w, tone) in enumerate(((190, "#a8323a"), (160, "#2f5a78"), (176, "#c88a2f"))):
        book = Place(232 + (k - 1) * 8, 1108 - k * 44, w, (-2, 3, -3)[k])
        card.paper(
            book.poly([(-0.5, -0.12), (0.5, -0.12), (0.5, 0.13), (-0.5, 0.13)]),
            (mix(tone, "#ffe6c0", 0.2), tone),
            glue(220),
        )
        card.paper(
            book.poly([(-0.46, -0.07), (0.52, -0.07), (0.52, 0.08), (-0.46, 0.08)]),
            ("#fdf4e0", "#d8c8a8"),
            glue(100),
        )
        card.paint(book.poly([(-0.5, -0.12), (-0.4, -0.12), (-0.4, 0.13), (-0.5, 0.13)]), tone)
    stick = [(236, 1000), (176, 830), (170, 700), (x - 8, y + 120)]
    card.paper(
        Pen().poly(ribbon(stick, [30, 32, 30, 26], 70)),
        Gradient(("#f0c07a", "#b8743a", "#7a4424"), 150, 250, X),
        glue(300, rim=0.6),
    )
    crack = Pen().poly([(156, 770), (178, 760), (168, 782), (190, 790), (164, 800)])
    card.paint(crack, "#5a2c1c")
    bristles: list[Knot] = [
        (x - 24, y + 120, 0),
        (x - 92, y + 10),
        (x - 110, y - 34, 0),
        (x - 40, y - 20),
        (x + 20, y - 40),
        (x + 60, y - 20),
        (x + 104, y - 22, 0),
        (x + 80, y + 20),
        (x + 24, y + 118, 0),
    ]
    mask = card.paper(Pen().smooth(bristles), ("#e8c060", "#a87a30"), glue(260, rim=0.5))
    for t in (-0.8, -0.4, 0.0, 0.4, 0.8):
        card.shade(
            Pen().poly(
                ribbon(
                    [(x + t * 18, y + 118), (x + t * 60, y + 30), (x + t * 96, y - 34)], [2, 5, 3]
                )
            ),
            "#6a4420",
            0.5,
            within=mask,
        )
    card.paper(
        Pen().poly(ribbon([(x - 34, y + 112), (x + 32, y + 108)], [26, 26])),
        ("#c83f3a", "#8a2a2f"),
        glue(120),
    )


def _village(card: Card) -> None:
    crowd = (
        (60, 1160, 34, VERA, "running", "fear", True),
        (396, 1172, 36, BORIS, "accusing", "anger", False),
        (118, 1178, 30, ANYA, "reaching", "awe", False),
        (330, 1184, 34, FINN, "pushing", "stubborn", True),
    )
    for x, y, size, who, pose, mood, flip in crowd:
        kind = "dress" if who in (VERA, ANYA) else "jacket"
        figure(
            card,
            x,
            y,
            size,
            who,
            pose,
            mood,
            Dress(kind, who.cloth, hem=0.6),
            flip=flip,
            ground=True,
        )
    card.shade(
        smoothstep(
            1150,
            1230,
            np.broadcast_to(np.linspace(0, 1200, X.shape[0], dtype=np.float32)[:, None], X.shape),
        ),
        "#6a3a1c",
        0.2,
    )
