"""Two chess queens share tea on a checked cloth; on the wall their shadows touch cups."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.colour import rgb
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.space import Array
from namyok_art.paper.stencil import silhouette

EDGE = 700.0
CANDLE: Point = (400, 1010)
IVORY, EBONY = ("#fff2d4", "#dcb988", "#7a5434"), ("#7a5a5a", "#2f2230", "#120a14")


def draw() -> NDArray[np.uint8]:
    card = Card(78, ["#4a2418", "#b8703a", "#f6c878", "#ffe2a4"], light=(400, 900), lamp="#ffe6b0")
    card.glow(400, 560, 480, "#fff0c0", 0.5)
    _shadows(card)
    _board(card)
    _ranks(card)
    _cloth(card)
    _queen(card, Place(232, 946, 330, 9), IVORY)
    _queen(card, Place(568, 946, 330, -9), EBONY)
    _tea(card)
    _knight(card, Place(64, 1290, 430, 4), IVORY, False)
    _knight(card, Place(736, 1290, 430, -4), EBONY, True)
    return card.finish(
        bloom=0.4,
        shadow_tone="#2a1420",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.3,
        saturation=1.08,
    )


def _shadows(card: Card) -> None:
    """What the light knows: they lean to each other and drink."""
    toast = POSES["sitting"].but(
        lean=8,
        bend=8,
        nod=2,
        near_foot=(0.5, 0.8),
        far_foot=(0.4, 0.86),
        near_grip="cup",
        far_grip="fist",
    )

    def one(c: Card, x: float, who: Person, flip: bool) -> None:
        s = -1 if flip else 1
        dress = Dress("dress", hem=0.95)
        place, bones = figure(
            c,
            x,
            560,
            134,
            who,
            toast,
            "joy",
            dress,
            flip=flip,
            near_at=(400 - s * 72, 446),
            far_at=(x + s * 92, 600),
        )
        hx, hy = place.to(*bones.head)
        crown = Place(hx - s * 22, hy - 52, 60, -s * 14)
        points = [
            (-0.7, 0.3),
            (-0.86, -0.8),
            (-0.4, -0.2),
            (0, -1.0),
            (0.4, -0.2),
            (0.86, -0.8),
            (0.7, 0.3),
        ]
        c.paper(crown.poly(points), "#000000")
        cup = Place(400 - s * 33, 394, 46, s * 10)
        bowl = knots("-0.72 -0.7!, 0.72 -0.7!, 0.62 0.1, 0.2 0.5, -0.2 0.5, -0.62 0.1")
        c.paper(cup.smooth(bowl), "#000000")
        c.paper(cup.oval(-s * 0.76, -0.2, 0.3, 0.3, width=0.14), "#000000")

    for x, who, flip in (
        (150, Person(style="bun", nose="wedge"), False),
        (650, Person(style="curls", nose="broad"), True),
    ):

        def glue_one(c: Card, x: float = x, who: Person = who, flip: bool = flip) -> None:
            one(c, x, who, flip)

        card.shade(silhouette(glue_one), "#5a2412", 0.86, soft=3)


def _board(card: Card) -> None:
    deep = np.maximum(Y - (EDGE - 110), 1)
    u, v = (X - 400) / deep * 5.2, 900 / deep
    odd = np.mod(np.floor(u) + np.floor(v * 1.5), 2)[..., None]
    picture = np.asarray(rgb("#f2d8a8") * (1 - odd) + rgb("#5a3430") * odd, np.float32)
    mask = np.asarray((Y > EDGE).astype(np.float32))
    card.paper(mask, picture, glue(300, offset=(0, -8)))
    card.shade(
        smoothstep(900, EDGE, Y) * 0.6 + smoothstep(260, 460, np.abs(X - 400)),
        "#3a1420",
        0.55,
        within=mask,
    )


def _ranks(card: Card) -> None:
    """Both armies keep their places and pretend not to look."""
    for x, kind, dark in (
        (46, "pawn", False),
        (118, "pawn", False),
        (682, "pawn", True),
        (754, "pawn", True),
    ):
        p = Place(x, 790 + (20 if kind == "pawn" else 0), 150)
        _lathe(card, p, PAWN, EBONY if dark else IVORY)
        card.paper(
            p.oval(0, -0.72, 0.17, 0.17), _turned(p, EBONY if dark else IVORY, 0.2), glue(120)
        )


QUEEN: list[Point] = [
    (0.31, 0.0),
    (0.32, -0.07),
    (0.25, -0.11),
    (0.2, -0.17),
    (0.13, -0.34),
    (0.1, -0.56),
    (0.1, -0.64),
    (0.17, -0.66),
    (0.18, -0.69),
    (0.11, -0.72),
    (0.12, -0.78),
    (0.2, -0.98),
]
PAWN: list[Point] = [
    (0.3, 0.0),
    (0.31, -0.08),
    (0.2, -0.16),
    (0.1, -0.42),
    (0.18, -0.54),
    (0.09, -0.58),
]


def _turned(p: Place, wood: tuple[str, str, str], half: float) -> Gradient:
    """Lathe light: bright where the candle is, dark at the far side."""
    s = 1 if p.x < 400 else -1
    light, body, dark = wood
    start, end = p.x - s * half * p.size * -1.0, p.x - s * half * p.size
    stops = (body, light, body, dark)
    return (
        Gradient(stops, min(start, end), max(start, end), X)
        if s < 0
        else Gradient(tuple(reversed(stops)), min(start, end), max(start, end), X)
    )


def _lathe(card: Card, p: Place, half: list[Point], wood: tuple[str, str, str]) -> Array:
    outline: list[Knot] = [*half, *[(-x, y) for x, y in reversed(half)]]
    outline[0], outline[-1] = (*half[0], 0), (-half[0][0], half[0][1], 0)
    card.shade(p.oval(0, 0.02, 0.42, 0.09), "#1c0c14", 0.7, soft=p.size * 0.03)
    return card.paper(p.smooth(outline), _turned(p, wood, 0.34), glue(p.size, rim=0.4))


def _queen(card: Card, p: Place, wood: tuple[str, str, str]) -> None:
    mask = _lathe(card, p, QUEEN, wood)
    for v, w in ((-0.1, 0.3), (-0.66, 0.2), (-0.17, 0.22)):
        card.shade(
            p.ribbon([(-w, v), (0, v + 0.03), (w, v)], [0.014, 0.018, 0.014]),
            "#1c0c14",
            0.5,
            soft=1,
            within=mask,
        )
    crown: list[Point] = []
    for k in range(7):
        x = -0.23 + 0.46 * k / 6
        crown.append((x, -1.12 if k % 2 == 0 else -0.99))
    shape = [*crown, (0.19, -0.93), (-0.19, -0.93)]
    card.paper(p.poly(shape), _turned(p, wood, 0.26), glue(160, rim=0.5))
    for k in (0, 2, 4, 6):
        card.paper(
            p.oval(-0.23 + 0.46 * k / 6, -1.14, 0.034, 0.034), ("#ffe08a", "#b8782a"), glue(70)
        )
    card.paper(p.oval(0, -1.1, 0.07, 0.07), ("#ffe08a", "#b8782a"), glue(80))


def _cloth(card: Card) -> None:
    corner: list[Point] = [(250, 900), (560, 900), (690, 1120), (120, 1120)]
    mask = card.paper(Pen().poly(corner), _gingham(), glue(260, spread=8))
    card.glow(400, 1000, 260, "#ffe0a0", 0.25, within=mask)


def _gingham() -> Array:
    deep = np.maximum(Y - (EDGE - 110), 1)
    u, v = (X - 400) / deep * 17, 900 / deep * 5.2
    bands = 0.5 * (np.mod(np.floor(u), 2) + np.mod(np.floor(v), 2))[..., None]
    return np.asarray(rgb("#fff4e4") * (1 - bands) + rgb("#c8302f") * bands, np.float32)


def _tea(card: Card) -> None:
    pot = Place(400, 1010, 96)
    card.shade(pot.oval(0.05, 0.5, 0.8, 0.16), "#2a0c14", 0.6, soft=8)
    card.paper(
        pot.smooth(knots("0.5 0.1, 0.8 -0.1, 0.96 -0.42, 1.1 -0.4, 0.9 0.1, 0.56 0.4")),
        ("#5fa0a8", "#2f6470"),
        glue(140),
    )
    card.paper(pot.oval(-0.66, 0.02, 0.28, 0.32, width=0.12), ("#5fa0a8", "#2f6470"), glue(120))
    card.paper(
        pot.smooth(
            knots(
                "-0.3 -0.5, 0.3 -0.5, 0.66 -0.1, 0.6 0.34, 0.3 0.52, -0.3 0.52, "
                "-0.6 0.34, -0.66 -0.1"
            )
        ),
        ("#8fd0cc", "#4f98a0", "#2f6470"),
        glue(200, rim=0.5),
    )
    card.paper(pot.oval(0, -0.5, 0.34, 0.1), ("#a8e0d8", "#4f98a0"), glue(120))
    card.paper(pot.oval(0, -0.64, 0.1, 0.1), ("#ffe08a", "#b8782a"), glue(90))
    for x, y in ((300, 1046), (506, 1050)):
        cup = Place(x, y, 42)
        card.paper(cup.oval(0, 0.52, 1.1, 0.26), ("#fffaf0", "#d8c0a0"), glue(100))
        card.paper(
            cup.smooth(knots("-0.7 -0.5!, 0.7 -0.5!, 0.5 0.3, 0 0.54, -0.5 0.3")),
            ("#fffaf0", "#d8c0a0"),
            glue(110),
        )
        card.paint(cup.oval(0, -0.48, 0.64, 0.16), "#a8502a")
    for x, y in ((220, 1090), (250, 1098), (566, 1092)):
        berry = Place(x, y, 20)
        card.paper(
            berry.smooth(knots("-0.8 -0.5, 0 -0.7, 0.8 -0.5, 0.4 0.5, 0 1, -0.4 0.5")),
            ("#f0504a", "#a81c34"),
            glue(70),
        )
        card.paper(
            berry.poly([(-0.6, -0.7), (0, -1.1), (0.6, -0.7), (0, -0.4)]), "#4f8a4a", glue(50)
        )


def _knight(card: Card, p: Place, wood: tuple[str, str, str], flip: bool) -> None:
    """A witness who cannot look away."""
    q = Place(p.x, p.y, p.size, p.turn, flip)
    head = knots(
        "0.3 0.1!, 0.22 -0.14, 0.2 -0.24, 0.1 -0.36, 0.1 -0.44, 0.2 -0.45, 0.32 -0.4, 0.4 -0.46, "
        "0.38 -0.56, 0.22 -0.74, 0.15 -0.8, 0.12 -0.96!, 0.02 -0.82, "
        "-0.12 -0.76, -0.22 -0.6, -0.24 -0.4, -0.24 -0.2, -0.36 0.1!"
    )
    _, body, dark = wood
    mask = card.paper(
        q.smooth(head),
        Gradient((body, mix(body, dark, 0.6), dark), 0, 420, np.hypot(X - 400, Y - 1010)),
        glue(360, rim=0.6, spread=14),
    )
    for k in range(5):
        y = -0.72 + 0.13 * k
        cut = q.ribbon(
            [(-0.2 - 0.01 * k, y), (-0.1, y + 0.05), (-0.04, y + 0.02)], [0.006, 0.03, 0.004]
        )
        card.shade(cut, "#140810", 0.55, soft=1.5, within=mask)
    card.shade(
        q.ribbon([(0.33, -0.46), (0.24, -0.49), (0.2, -0.54)], [0.008, 0.014, 0.004]),
        "#140810",
        0.7,
        within=mask,
    )
    card.shade(q.oval(0.35, -0.52, 0.02, 0.014), "#140810", 0.8, within=mask)
    x, y = q.to(0.12, -0.64)
    eye(card, x, y, 24, (400, 880), "#8a4a1c", body, 0.08)
