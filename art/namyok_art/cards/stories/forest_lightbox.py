"""In a forest a child in a red kerchief meets a stag whose antlers are two autumn trees."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import knots
from namyok_art.paper.place import glue
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.deer import stag
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

CHILD = Person(
    "child",
    "#f2caa8",
    "#8a4a26",
    "braids",
    0.28,
    0.35,
    0.1,
    hat="kerchief",
    eye="#3f6a4a",
    freckles=True,
    cloth="#c8262f",
)
LEAVES = ("#e8a02f", "#d8622a", "#b8362a", "#f0c04a")


def draw() -> NDArray[np.uint8]:
    card = Card(29, ["#dfe8a0", "#f2eebc", "#c8d888", "#5a8a58"], light=(300, 380), lamp="#fffbd8")
    rng = card.rng
    card.glow(400, 420, 520, "#fffde0", 0.8)
    for layer, tone in enumerate(("#a8c078", "#7a9f62", "#4f7f52")):
        pen = Pen()
        for x in np.linspace(-20, 820, 12 - 3 * layer) + rng.uniform(-20, 20, 12 - 3 * layer):
            if layer == 2 and 150 < x < 700:
                continue
            w = 14 + layer * 16 + rng.uniform(0, 10)
            pen.taper(
                [(x, 1240), (x + rng.normal(0, 8), 600), (x + rng.normal(0, 20), -30)],
                w * 1.3,
                w * 0.8,
            )
        card.paper(pen, (mix(tone, "#f2f0c0", 0.35), tone), glue(200, spread=14, shadow=0.3))
        card.fog(760 - layer * 80, 200, "#e8eeb8", 0.4)
    card.rays(380, 60, "#fffde0", 0.24, 1100, 200)
    for s in (-1, 1):
        _antler(card, s)
    stag(card, 452, 640, 420, (230, 850), -4)
    _leaves(card)
    near = Pen()
    near.taper([(-10, 1240), (30, 600), (0, -30)], 150, 90)
    near.taper([(800, 1240), (770, 700), (812, -30)], 170, 100)
    near.taper([(30, 420), (120, 300), (170, 150)], 30, 6)
    near.taper([(770, 300), (690, 210), (660, 80)], 30, 6)
    card.paper(near, ("#1c3a30", "#0f241f"), glue(300, spread=16, rim=0.3))
    line = ridge(rng, 1120, 14, 0.4, 4, tilt=-16)
    card.paper(
        meadow(line.pen(), line, rng, 260, 24, 70),
        ("#1f4436", "#0c1f1a"),
        glue(200, offset=(0, -5)),
    )
    _child(card)
    front = ridge(rng, 1190, 10, 0.4, 4)
    card.paper(meadow(front.pen(), front, rng, 130, 30, 84), ("#143026", "#081612"), glue(200))
    card.tint(smoothstep(520, 0, np.hypot(X - 330, Y - 380)), "#fffbd0", 0.08)
    return card.finish(
        bloom=0.35,
        shadow_tone="#143a38",
        light_tone="#fff8d0",
        toning=0.09,
        vignette=0.34,
        saturation=1.1,
    )


def _antler(card: Card, s: int) -> None:
    """A bare autumn tree that grows out of the head."""
    root = (452 + s * 52 - 4, 440)
    tree = Pen()
    top = (452 + s * 190, 120)
    tree.taper([root, (root[0] + s * 70, 350), (root[0] + s * 90, 240), top], 36, 12)
    tree.taper([top, (top[0] + s * 40, 60), (top[0] + s * 30, -20)], 12, 5)
    limbs = (
        ((0.34, 340), (0.95, 250), (1.25, 190)),
        ((0.42, 280), (0.1, 180), (0.16, 70)),
        ((0.5, 220), (1.0, 120), (1.1, 40)),
        ((0.3, 370), (0.7, 330), (1.1, 330)),
    )
    for line in limbs:
        points = [(root[0] + s * 190 * u, y) for u, y in line]
        tree.taper(points, 17, 4)
        (x0, y0), (x1, y1) = points[1], points[2]
        for k in (-1, 1):
            tree.taper(
                [(x0, y0), ((x0 + x1) / 2 + k * 26, (y0 + y1) / 2 - 6), (x1 + k * 56, y1 + k * 12)],
                7,
                2,
            )
    card.paper(tree, ("#6a4430", "#4a2c24"), glue(220, rim=0.5))


def _leaves(card: Card) -> None:
    """Clusters still on the twigs, some already falling; one has landed on the kerchief."""
    rng = np.random.default_rng(12)
    for tone in LEAVES:
        pen = Pen()
        for _ in range(46):
            s = rng.choice([-1, 1])
            x, y = 448 + s * rng.uniform(70, 340), rng.uniform(-10, 340)
            if y > 360 - abs(x - 448) * 0.1:
                continue
            _leaf(pen, x, y, rng.uniform(13, 24), rng.uniform(0, 360))
        for _ in range(6):
            _leaf(
                pen,
                rng.uniform(60, 760),
                rng.uniform(380, 1100),
                rng.uniform(11, 18),
                rng.uniform(0, 360),
            )
        card.paper(pen, (mix(tone, "#fff0b0", 0.25), tone), glue(110, rim=0.5))


def _leaf(pen: Pen, x: float, y: float, r: float, turn: float) -> None:
    with pen.at(x, y, r, turn):
        pen.smooth(knots("0 -1!, 0.5 -0.3, 0.42 0.4, 0 0.9!, -0.42 0.4, -0.5 -0.3"))


def _child(card: Card) -> None:
    wonder = MOODS["awe"].but(pitch=-0.06, blush=0.7)
    pose = POSES["reaching"].but(
        lean=4,
        bend=2,
        nod=-8,
        near_foot=(0.1, 0.98),
        far_foot=(-0.16, 0.97),
        far_toe=0.0,
        near_toe=0.0,
        far_hand=(-0.1, 0.9),
        sway=(0.0, 0.0),
    )
    coat = Dress("coat", "#c8262f", "#3a3048", "#5a3424", 0.5, "#f0d8a8")
    place, bones = figure(card, 190, 985, 158, CHILD, pose, wonder, coat, near_at=(330, 850))
    leaf = Pen()
    _leaf(leaf, *place.to(bones.head[0] - 0.2, bones.head[1] - 0.5), 24, 60)
    card.paper(leaf, ("#f8d060", "#e0902a"), glue(110))
    card.shine_on(330, 760, 300, "#fff0b0", 0.25)
