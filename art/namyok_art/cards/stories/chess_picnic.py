"""Two chess queens share tea in the middle of the war; their horses do not know what to think."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import checks, dots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.chess import chess_piece
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import Hold, figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES, Bones

IVORY, GRAPHITE = "#efe6d4", "#3c3a44"
WHITE = Person(
    "adult",
    "#f2cba8",
    "#f4eee2",
    "bun",
    0.23,
    0.33,
    0.08,
    eye="#8a7a5a",
    lip="#c8545a",
    brow=0.03,
    cloth=IVORY,
)
BLACK = Person(
    "adult",
    "#9a6248",
    "#1c1a22",
    "bun",
    0.24,
    0.335,
    0.085,
    nose="hook",
    eye="#c8b070",
    lip="#a82f3f",
    brow=0.036,
    cloth=GRAPHITE,
)


def draw() -> NDArray[np.uint8]:
    card = Card(78, ["#5f6674", "#a09c9c", "#d8ccbc"], light=(120, 120), lamp="#fff6e4")
    _board(card)
    _armies(card)
    _cloth(card)
    sit = POSES["sitting"].but(lean=2, bend=10, near_foot=(0.78, 0.3), far_foot=(0.7, 0.34))
    laugh = MOODS["laughter"].but(top=0.06, pitch=-0.04)
    robes = Dress(
        "dress",
        GRAPHITE,
        "#1c1a22",
        "#1c1a22",
        0.9,
        "#b89858",
        pattern=dots("#37353f", "#5a5660", 30, 5),
    )
    figure(
        card,
        612,
        812,
        158,
        BLACK,
        sit,
        MOODS["cunning"].but(pitch=0.03),
        robes,
        flip=True,
        near_at=(462, 760),
        far_at=(474, 706),
        hold=_crown(card, "#2a2830", "#c8a24a"),
    )
    robes = Dress(
        "dress",
        IVORY,
        "#d8ccb8",
        "#a8987a",
        0.9,
        "#b89858",
        pattern=dots("#f6ecda", "#d8c094", 30, 5),
    )
    figure(
        card,
        196,
        808,
        158,
        WHITE,
        sit.but(near_hand=(0.5, 0.1)),
        laugh,
        robes,
        near_at=(330, 610),
        far_at=(340, 740),
        hold=_crown(card, "#fbf4e6", "#d8b058"),
    )
    _cup(card, 344, 560)
    _cup(card, 446, 724)
    _horse(card, Place(92, 1010, 330), IVORY, (420, 760))
    _horse(card, Place(716, 1020, 330, 0, True), GRAPHITE, (400, 760))
    _pawn(card)
    return card.finish(
        bloom=0.2,
        shadow_tone="#2c2c3c",
        light_tone="#fff6e4",
        toning=0.08,
        vignette=0.28,
        saturation=1.0,
        contrast=1.1,
    )


def _board(card: Card) -> None:
    """Squares that run to the horizon."""
    far = 330
    for row in range(11):
        y0, y1 = far + 890 * (row / 11) ** 2.1, far + 890 * ((row + 1) / 11) ** 2.1
        for k in range(-9, 10):
            w0, w1 = 34 + (y0 - far) * 0.36, 34 + (y1 - far) * 0.36
            cell = Pen().poly(
                [
                    (400 + k * w0, y0),
                    (400 + (k + 1) * w0, y0),
                    (400 + (k + 1) * w1, y1 + 1),
                    (400 + k * w1, y1 + 1),
                ]
            )
            dark = (row + k) % 2 == 0
            card.paint(cell, "#6a6870" if dark else "#ece4d6")
    card.fog(330, 46, "#d8d2c8", 0.8)


def _armies(card: Card) -> None:
    rng = np.random.default_rng(5)
    kinds = ("pawn", "rook", "bishop", "pawn", "knight", "pawn", "king", "pawn")
    for row in range(3):
        for side, tone in ((-1, IVORY), (1, GRAPHITE)):
            for k in range(6):
                x = 400 + side * (110 + k * (58 + row * 20)) + rng.normal(0, 5)
                y, h = 372 + row * 58, 110 + row * 40
                pen = Pen()
                chess_piece(pen, kinds[(k + row * 3) % 8], x, y, h * rng.uniform(0.9, 1.08))
                pale = mix(tone, "#cfc8be", 0.4 - row * 0.14)
                card.paper(pen, (mix(pale, "#ffffff", 0.15), mix(pale, "#2a2830", 0.25)), glue(120))


def _cloth(card: Card) -> None:
    shape: list[Knot] = knots("170 850!, 400 800, 640 850!, 760 1010!, 400 1070, 60 1010!")
    card.paper(Pen().smooth(shape), checks("#f8f0e6", "#d8404c", 74, 18), glue(260, shadow=0.45))
    for x, y in ((370, 940), (430, 960), (402, 916)):
        berry: list[Knot] = [
            (x, y + 30, 0),
            (x - 24, y),
            (x - 14, y - 20),
            (x + 14, y - 20),
            (x + 24, y),
        ]
        card.paper(Pen().smooth(berry), ("#f0404a", "#a81828"), glue(110, rim=0.6))
        card.paper(Pen().star(x, y - 18, 15, 0.4, 6), ("#6aa84a", "#3f7a34"), glue(80))


def _crown(card: Card, tone: str, gold: str) -> Hold:
    """The crown of a chess queen on a living head."""

    def glue_it(place: Place, bones: Bones) -> None:
        p = place.at(*bones.head, turn=bones.head_turn).at(-0.08, -0.5)
        points: list[Knot] = knots(
            "-0.36 0.12!, -0.46 -0.34!, -0.24 -0.12, -0.18 -0.44!, 0 -0.14, "
            "0.14 -0.46!, 0.2 -0.12, 0.42 -0.34!, 0.34 0.12!"
        )
        card.paper(p.smooth(points), lit(card, p, tone, 0.3), glue(150, rim=0.6))
        for u, v in ((-0.46, -0.36), (-0.18, -0.47), (0.14, -0.49), (0.42, -0.37)):
            card.paper(p.oval(u, v, 0.05, 0.05), gold, glue(80))

    return glue_it


def _cup(card: Card, x: float, y: float) -> None:
    card.paper(Pen().oval(x + 26, y, 13, 12, width=6), "#f4ece0", glue(80))
    card.paper(
        Pen().smooth(
            [(x - 26, y - 20, 0), (x + 26, y - 20, 0), (x + 18, y + 18), (x - 18, y + 18)]
        ),
        ("#fffaf0", "#d8404c"),
        glue(110, rim=0.6),
    )
    card.paint(
        Pen().poly(ribbon([(x, y - 26), (x + 8, y - 56), (x - 6, y - 84)], [2, 8, 1])),
        "#ffffff",
        0.6,
        soft=2,
    )


def _horse(card: Card, p: Place, tone: str, look: tuple[float, float]) -> None:
    """A chess knight, cropped by the edge, who looks at his queen."""
    steel = Gradient(
        (mix(tone, "#fff8ea", 0.3), tone, mix(tone, "#1a1620", 0.45)), p.x - 150, p.x + 150, X
    )
    neck: list[Knot] = knots(
        "-0.5 0.7!, -0.5 0.1, -0.36 -0.4, -0.1 -0.62, 0 -0.78!, 0.08 -0.6, "
        "0.24 -0.46, 0.4 -0.2, 0.56 -0.02, 0.56 0.12, 0.44 0.2, 0.3 0.14, "
        "0.14 0.1, 0.1 0.3, 0.3 0.7!"
    )
    mask = card.paper(p.smooth(neck), steel, glue(320, rim=0.6, spread=14))
    for k in range(5):
        lock: list[Knot] = [
            (-0.3 + 0.02 * k, -0.46 + k * 0.2, 0),
            (-0.52, -0.4 + k * 0.2),
            (-0.58, -0.2 + k * 0.2, 0),
            (-0.36, -0.26 + k * 0.2),
        ]
        card.paper(
            p.smooth(lock), mix(tone, "#2a2830" if tone == IVORY else "#8a8478", 0.35), glue(200)
        )
    card.shade(
        p.ribbon([(0.5, 0.09), (0.4, 0.08), (0.32, 0.04)], [0.01, 0.02, 0.004]),
        "#1a1218",
        0.8,
        within=mask,
    )
    card.shade(p.oval(0.48, -0.02, 0.025, 0.018, 30), "#1a1218", 0.9)
    eye(card, *p.to(0.14, -0.28), 30, look, "#6a4a2a", tone, 0.0)
    brow = p.ribbon([(0.02, -0.42), (0.14, -0.47), (0.26, -0.36)], [0.02, 0.05, 0.01])
    card.paper(brow, mix(tone, "#2a2830" if tone == IVORY else "#a8a298", 0.6), glue(120))


def _pawn(card: Card) -> None:
    """One white pawn has sat down on a black square and fallen in love with a strawberry."""
    p = Place(412, 1108, 120, -6)
    card.shade(p.oval(0.1, 0.5, 0.5, 0.1), "#1a1820", 0.5, soft=6)
    card.paper(
        p.smooth(knots("-0.2 -0.2, 0.2 -0.2, 0.42 0.44, 0.4 0.54!, -0.4 0.54!, -0.42 0.44")),
        lit(card, p, IVORY, 0.34, 0.7),
        glue(160),
    )
    card.paper(p.oval(0, -0.22, 0.3, 0.08), lit(card, p, IVORY, 0.3), glue(120))
    card.paper(p.oval(0, -0.5, 0.29, 0.29), lit(card, p, IVORY, 0.34, 0.5), glue(140, rim=0.6))
    for s in (-1, 1):
        eye(card, *p.to(s * 0.11, -0.52), 10, (402, 930), "#4a3a30", IVORY, 0.1)
