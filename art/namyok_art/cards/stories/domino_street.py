"""A street of dominoes with lit pips; a pigeon alights on the first, and it leans."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import ANYA, BORIS, GRAN, MEI, OMAR, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.people import Look
from namyok_art.paper.props.people import Person as Passer
from namyok_art.paper.props.skeleton import POSES, Pose
from namyok_art.paper.space import Array
from namyok_art.paper.stencil import silhouette

PIPS: dict[int, list[Point]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
ROW = (
    # foot x, foot y, height, lean, upper and lower pips, dark pips
    (60, 742, 96, 0, 2, 1, 1),
    (100, 756, 128, 0, 4, 2, 1),
    (154, 776, 172, 0, 1, 6, 2),
    (226, 806, 232, 0, 3, 5, 2),
    (322, 848, 316, 0, 6, 4, 3),
    (446, 908, 440, -1, 5, 2, 2),
)
"""From the far end of the street to us."""
FIRST = Place(610, 1010, 640, -9)


def draw() -> NDArray[np.uint8]:
    dusk = [(0, "#2f3a78"), (0.3, "#8a5a98"), (0.52, "#f08a7a"), (0.66, "#ffd0a0"), (1, "#ffd0a0")]
    card = Card(82, dusk, light=(-40, 640), lamp="#ffd0a0")
    _sky(card)
    _ground(card)
    for x, y, high, lean, upper, lower, dark in ROW:
        _domino(card, Place(x, y, high, lean), upper, lower, dark)
    _painter(card)
    people = _domino(card, FIRST, 5, 6, 3)
    _inside(card, people)
    _pigeon(card)
    _witness(card)
    return card.finish(
        bloom=0.45, shadow_tone="#241a4a", light_tone="#ffe8d0", vignette=0.22, saturation=1.1
    )


def _sky(card: Card) -> None:
    rng = np.random.default_rng(3)
    card.glow(60, 700, 420, "#ffe0a8", 0.6)
    for x, y, w, tone in (
        (200, 190, 330, "#6a5098"),
        (90, 330, 300, "#b86a98"),
        (560, 120, 260, "#4a4888"),
        (200, 470, 340, "#f0a08a"),
    ):
        pen = Pen()
        puff(pen, x, y, w, w * 0.22, rng)
        card.paper(pen, (tone, mix(tone, "#ffc8a0", 0.4)), glue(120, shadow=0.2))


def _ground(card: Card) -> None:
    hills = knots("-40 700!, 120 676, 300 700, 520 660, 840 690!, 840 800!, -40 800!")
    card.paper(Pen().smooth(hills), ("#b86a8a", "#8a4a7a"), glue(200, shadow=0.2))
    land = knots("-40 736!, 120 726, 400 760, 840 780!, 840 1260!, -40 1260!")
    card.paper(
        Pen().smooth(land), Gradient(("#9a5a80", "#3f2c60", "#1c1640"), 740, 1200), glue(300)
    )
    road: list[Knot] = knots(
        "-60 768!, 60 756, 200 812, 420 930, 620 1090, 760 1260!, 120 1260!, 190 1090, "
        "150 930, 40 836, -60 806!"
    )
    card.paper(
        Pen().smooth(road),
        Gradient(("#ffb890", "#a8607a", "#4a3468"), 760, 1200),
        glue(200, shadow=0.3),
    )


def _domino(card: Card, p: Place, upper: int, lower: int, dark: int) -> Array:
    """A tile on its end; returns its lit windows."""
    wide, deep = 0.5, 0.13
    half, size = wide / 2, 0.058
    shadow: list[Point] = [(-half, 0), (half + deep, -0.02), (half + 1.0, 0.16), (half + 0.5, 0.24)]
    card.shade(Place(p.x, p.y, p.size).poly(shadow), "#1a1038", 0.5, soft=p.size * 0.012)
    side = p.poly(
        [(half - 0.03, -0.02), (half - 0.03, -0.98), (half + deep, -0.95), (half + deep, -0.03)]
    )
    card.paper(side, ("#2a2450", "#140f30"), glue(p.size * 0.5))
    with p.pen() as face:
        face.rect(-half, -1, wide, 1, 0.045)
    ivory = Gradient(("#4a4278", "#332c60", "#1f1a44"), p.y - p.size, p.y)
    card.paper(face, ivory, glue(p.size, rim=0.9, shadow=0.45))
    card.paper(
        p.ribbon([(-half + 0.05, -0.5), (half - 0.05, -0.5)], [0.012, 0.012]), "#c88a6a", glue(40)
    )
    spots = [(x * 0.14, -0.75 + y * 0.15) for x, y in PIPS[upper]]
    spots += [(x * 0.14, -0.27 + y * 0.14) for x, y in PIPS[lower]]
    rng = np.random.default_rng(round(p.size))
    out = set(rng.choice(len(spots), min(dark, len(spots) - 1), replace=False).tolist())
    with p.pen() as a, p.pen() as b:
        for k, (x, y) in enumerate(spots):
            (b if k in out else a).circle(x, y, size)
    card.hollow(b, ("#141034", "#241c4a"), max(2, p.size * 0.014))
    card.lightup(a, "#ffd27a", 0.55)
    mask = a.mask
    with p.pen() as c:
        for x, y in spots:
            c.line(x, y - size, x, y + size, 0.009).line(x - size, y, x + size, y, 0.009)
    card.shade(c.mask * mask, "#7a4030", 0.55)
    with p.pen() as door:
        door.rect(-0.042, -0.1, 0.084, 0.1).circle(0, -0.1, 0.042)
    card.paper(door, ("#d8503f", "#8a2434"), glue(40))
    return mask


def _inside(card: Card, windows: Array) -> None:
    """They have felt something."""
    for u, v, who, pose in (
        (-0.14, -0.9, GRAN, POSES["facing"]),
        (0.14, -0.9, MEI, POSES["arms_up"]),
        (0.14, -0.6, BORIS.but(hat=""), POSES["facing"]),
        (-0.14, -0.27, OMAR, POSES["shrug"]),
    ):
        _shade_of(card, who, pose, (u, v), windows)


def _shade_of(card: Card, who: Person, pose: Pose, window: Point, windows: Array) -> None:
    u, v = window
    x, y = FIRST.to(u, v + 0.12)
    coat, turn = Dress("jacket"), FIRST.turn
    shape = silhouette(
        lambda s: figure(s, x, y, 34, who, pose, "fear", coat, turn=turn, view="front")
    )
    near = Pen().circle(*FIRST.to(u, v), 44).mask
    card.paint(shape * windows * near, "#5a2434", 0.85)


def _painter(card: Card) -> None:
    """At the far end somebody paints a door and hears nothing."""
    ladder = Pen()
    for x in (20, 34):
        ladder.line(x, 744, x + 12, 690, 3)
    for k in range(5):
        ladder.line(22 + k * 2.4, 738 - 10 * k, 36 + k * 2.4, 738 - 10 * k, 2)
    card.paper(ladder, "#ffe8b0", glue(30))
    Passer(38, 714, 44, arms=((0.36, -0.1),), hat="cap").glue(
        card, Look(coat="#e8503f", hat="#2a2450")
    )


def _pigeon(card: Card) -> None:
    """It weighs three hundred grams."""
    x, y = FIRST.to(0.06, -1.0)
    p = Place(x, y, 92, -8)
    for foot in (-0.14, 0.12):
        card.paper(p.ribbon([(foot, -0.3), (foot, 0)], [0.05, 0.04]), "#f08a6a", glue(40))
    far: list[Knot] = knots(
        "0.1 -0.8!, -0.06 -1.5, 0.2 -2.2, 0.62 -2.5!, 0.56 -2.0, 0.7 -1.9!, 0.58 -1.4, 0.5 -0.8!"
    )
    card.paper(p.smooth(far), ("#a8b4d8", "#6a78a8"), glue(120))
    tail: list[Knot] = knots("0.6 -0.5!, 1.3 -0.5!, 1.44 -0.28!, 1.3 -0.1!, 0.6 -0.24!")
    card.paper(p.smooth(tail), ("#8a98c8", "#4a5488"), glue(90))
    body: list[Knot] = knots(
        "-0.94 -0.9!, -0.8 -1.02, -0.62 -1.12, -0.44 -1.0, -0.34 -0.76, 0.1 -0.72, "
        "0.6 -0.6, 0.9 -0.36, "
        "0.5 -0.2, 0 -0.16, -0.4 -0.3, -0.56 -0.6, -0.66 -0.84"
    )
    card.paper(p.smooth(body), ("#f4f6ff", "#a8b0d8"), glue(140, rim=0.8))
    neck: list[Knot] = knots("-0.62 -0.86, -0.4 -0.9, -0.3 -0.66, -0.4 -0.4, -0.56 -0.6")
    card.paint(p.smooth(neck), ("#6ac0a8", "#8a6ac8"), 0.7, soft=2)
    near: list[Knot] = knots(
        "-0.16 -0.6, -0.4 -1.3, -0.36 -2.0, -0.1 -2.7!, 0.02 -2.2, 0.18 -2.44!, 0.22 -1.9, "
        "0.42 -2.06!, "
        "0.4 -1.5, 0.6 -1.5!, 0.56 -0.9, 0.4 -0.46"
    )
    card.paper(p.smooth(near), ("#dfe6ff", "#8a96c8"), glue(140, rim=0.8))
    for u in (0.02, 0.2, 0.38):
        feather = p.ribbon([(u * 0.6, -0.8), (u * 0.8, -1.5), (u, -2.1)], [0.01, 0.04, 0.01])
        card.shade(feather, "#4a5488", 0.5)
    card.paint(p.oval(-0.68, -0.98, 0.045, 0.045), "#e8503f")
    card.paint(p.oval(-0.68, -0.98, 0.02, 0.02), "#140a18")


def _witness(card: Card) -> None:
    """A child on the road has seen where it will go."""
    girl = silhouette(
        lambda s: figure(
            s,
            250,
            1148,
            44,
            ANYA,
            POSES["accusing"].but(near_hand=(0.7, -0.6), nod=-20),
            "awe",
            Dress("dress"),
            ground=True,
        )
    )
    card.shade(Pen().poly(ribbon([(256, 1150), (420, 1190)], [40, 10])), "#1a1038", 0.5, soft=6)
    card.paper(girl, ("#e8a03a", "#a8482f"), glue(120, rim=0.8))
