"""A house front is a calendar of paper doors; behind every open one somebody feels something."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import bricks, checks, dots, stripes
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import (
    ADA,
    ANYA,
    FINN,
    IVA,
    JUN,
    LIN,
    MEI,
    OMAR,
    TESS,
    VERA,
    ZURI,
    Person,
)
from namyok_art.paper.props.face import front
from namyok_art.paper.props.hands import fingers_over, hand
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.sky import flock

WIDE, HIGH = 168.0, 212.0
SHUT = {(1, 2), (3, 0)}
SKY = (2, 1)


def cell(column: int, row: int) -> tuple[float, float]:
    """The middle of a window."""
    return 112 + column * 192, 156 + row * 258


def draw() -> NDArray[np.uint8]:
    card = Card(
        7,
        bricks("#a8503f", "#8a3c34", "#d8c0b0", np.random.default_rng(2), 52),
        light=(400, -60),
        lamp="#fff2d8",
    )
    tenants: dict[tuple[int, int], tuple[Person, str, tuple[int, int] | None]] = {
        (0, 0): (VERA, "desire", (1, 0)),
        (1, 0): (FINN, "joy", (0, 0)),
        (2, 0): (ADA, "envy", (1, 0)),
        (0, 1): (OMAR, "anger", (1, 1)),
        (1, 1): (LIN, "shame", (0, 1)),
        (3, 1): (IVA, "awe", SKY),
        (0, 2): (ZURI, "grief", None),
        (2, 2): (JUN, "laughter", (3, 2)),
        (3, 2): (TESS, "cunning", (2, 3)),
        (0, 3): (MEI, "fear", (1, 3)),
        (3, 3): (ANYA, "desire", (2, 3)),
    }
    walls: tuple[Fill, ...] = ("#d8a04a", "#4f7a6a", "#7a4a6a", "#c8744a", "#3f5a7a")
    for row in range(4):
        for column in range(4):
            key = (column, row)
            if key in SHUT:
                _shut(card, *cell(*key), column + row)
            elif key == SKY:
                _sky(card, *cell(*key))
            elif key in tenants:
                who, mood, at = tenants[key]
                look = cell(*at) if at else None
                _window(card, *cell(*key), who, mood, look, walls[(column * 2 + row) % 5])
    _cat(card, *cell(1, 3))
    _cake(card, *cell(2, 3))
    _lovers(card)
    _snow(card)
    return card.finish(
        bloom=0.4,
        shadow_tone="#3a2444",
        light_tone="#fff0d4",
        toning=0.08,
        vignette=0.24,
        saturation=1.08,
    )


def _hole(card: Card, x: float, y: float, fill: Fill) -> None:
    frame = Pen().rect(x - WIDE / 2 - 9, y - HIGH / 2 - 9, WIDE + 18, HIGH + 18, 4)
    card.paper(frame, ("#fbf2e0", "#d8c8ac"), glue(200))
    card.hollow(
        Pen().rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH), fill, 12, "#2a1420", 0.6, shine=0.12
    )


def _leaf(card: Card, x: float, y: float, side: int, fill: Fill) -> None:
    """A paper door, folded outwards."""
    a = x + side * WIDE / 2
    leaf = Pen().poly(
        [
            (a, y - HIGH / 2),
            (a + side * 26, y - HIGH / 2 - 14),
            (a + side * 26, y + HIGH / 2 + 14),
            (a, y + HIGH / 2),
        ]
    )
    card.paper(leaf, fill, glue(200, spread=7, lift=6))


def _shut(card: Card, x: float, y: float, k: int) -> None:
    frame = Pen().rect(x - WIDE / 2 - 9, y - HIGH / 2 - 9, WIDE + 18, HIGH + 18, 4)
    card.paper(frame, ("#fbf2e0", "#d8c8ac"), glue(200))
    fill: Fill = (
        stripes("#2f5a4a", "#3f6f58", 24, 45) if k % 2 else dots("#a82f3a", "#e8c890", 30, 6)
    )
    card.paper(Pen().rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH, 3), fill, glue(160))
    card.paper(Pen().circle(x + WIDE * 0.34, y + 10, 9), ("#ffe6a0", "#b8862f"), glue(80, rim=0.7))


def _window(
    card: Card,
    x: float,
    y: float,
    who: Person,
    mood: str,
    look: tuple[float, float] | None,
    wall: Fill,
) -> None:
    _hole(card, x, y, ("#ffe0a0", str(wall)))
    inside = Pen().rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH).mask
    before, shine = card.image.copy(), card.emission.copy()
    size = 132 if who.age == "child" else 142
    front(
        card,
        x,
        y + 6,
        size,
        who,
        MOODS[mood].but(tilt=MOODS[mood].tilt * 0.7),
        look=look,
        wear="shirt",
    )
    k = inside[..., None]
    card.image = np.asarray(before * (1 - k) + card.image * k, np.float32)
    card.emission = np.asarray(shine * (1 - k) + card.emission * k, np.float32)
    side = -1 if x < 400 else 1
    _leaf(card, x, y, side, ("#3f6f58", "#24483c") if side < 0 else ("#b83a42", "#7a2430"))
    sill = Pen().rect(x - WIDE / 2 - 16, y + HIGH / 2, WIDE + 32, 15, 3)
    card.paper(sill, ("#ffffff", "#cfd8e4"), glue(140), torn=2)


def _sky(card: Card, x: float, y: float) -> None:
    """This one goes right through the house."""
    _hole(card, x, y, Gradient(("#3f8ad8", "#8fc8f0", "#dff2fa"), y - 110, y + 110))
    puff: list[Knot] = [
        (x - 74, y + 66),
        (x - 40, y + 40),
        (x, y + 48),
        (x + 36, y + 30),
        (x + 80, y + 62),
        (x + 20, y + 84),
    ]
    card.paper(Pen().smooth(puff), ("#ffffff", "#cfe2f4"), TORN, torn=3)
    card.paint(flock(np.random.default_rng(3), 9, (x, y - 30), (44, 44), (9, 17)), "#1c3a5a")
    _leaf(card, x, y, 1, ("#4f9ae0", "#2f6ab8"))


def _cat(card: Card, x: float, y: float) -> None:
    """It looks at us, and has been fed."""
    _hole(card, x, y, ("#c8744a", "#7a3a34"))
    p = Place(x, y + 16, 150)
    body: list[Knot] = knots("-0.3 0.58!, -0.34 0.2, -0.2 0, 0.2 0, 0.34 0.2, 0.3 0.58!")
    card.paper(p.smooth(body), ("#3a3440", "#201c28"), glue(160))
    head: list[Knot] = knots(
        "-0.34 -0.46!, -0.16 -0.34, 0.16 -0.34, 0.34 -0.46!, 0.36 -0.1, "
        "0.2 0.14, -0.2 0.14, -0.36 -0.1"
    )
    card.paper(p.smooth(head), ("#4a4450", "#2a2632"), glue(160, rim=0.5))
    for s in (-1, 1):
        eye(
            card,
            *p.to(s * 0.15, -0.12),
            15,
            (x, 1500),
            "#c8b02a",
            "#3a3440",
            0.36,
            s * -6,
            "#e8d84a",
        )
    card.paper(p.smooth([(-0.05, 0.02), (0.05, 0.02), (0, 0.07)]), "#e08a90", glue(60))
    card.paint(
        Pen()
        .poly(ribbon([p.to(0.06, 0.08), p.to(0.3, 0.06)], [2, 1]))
        .poly(ribbon([p.to(-0.06, 0.08), p.to(-0.3, 0.06)], [2, 1])),
        "#f4ece0",
        0.8,
    )
    _leaf(card, x, y, -1, ("#b83a42", "#7a2430"))


def _cake(card: Card, x: float, y: float) -> None:
    """On the sill, unguarded, and two hands know it."""
    _hole(card, x, y, ("#ffe6b0", "#b8743f"))
    card.paper(Pen().oval(x, y + 88, 76, 12), ("#ffffff", "#c8d0dc"), glue(120))
    card.paper(Pen().rect(x - 56, y + 20, 112, 66, 8), checks("#f6d8a8", "#c8604a", 28), glue(160))
    icing: list[Knot] = [
        (x - 62, y + 20),
        (x - 40, y - 6),
        (x + 40, y - 6),
        (x + 62, y + 20),
        (x + 50, y + 40),
        (x + 30, y + 28),
        (x + 8, y + 46),
        (x - 18, y + 28),
        (x - 44, y + 42),
    ]
    card.paper(Pen().smooth(icing), ("#fff6f0", "#f0c8c8"), glue(140))
    card.paper(Pen().circle(x, y - 14, 15), ("#f0404a", "#a01f2f"), glue(90, rim=0.6))
    hand(card, x + 140, y + 82, 92, "claw", ANYA.skin, -72, False, ANYA.cloth)
    hand(card, x + 120, y - 130, 92, "pinch", TESS.skin, 214, False, TESS.cloth)
    _leaf(card, x, y, 1, ("#3f6f58", "#24483c"))


def _lovers(card: Card) -> None:
    """They have reached each other across the wall."""
    (ax, ay), (bx, by) = cell(0, 0), cell(1, 0)
    hand(card, ax + 44, ay + 92, 74, "reach", VERA.skin, 84, True, VERA.cloth)
    hand(card, bx - 40, by + 96, 78, "cover", FINN.skin, -86, False, FINN.cloth)
    x, y = cell(0, 3)
    for s in (-1, 1):
        fingers_over(
            card, Place(x + s * 48, y + HIGH / 2 + 22, 58, 0, s > 0), MEI.skin, thumb=False
        )


def _snow(card: Card) -> None:
    rng = np.random.default_rng(9)
    drift: list[Knot] = knots(
        "-40 1180!, 160 1160, 400 1176, 640 1158, 840 1180!, 840 1260!, -40 1260!"
    )
    card.paper(Pen().smooth(drift), ("#ffffff", "#c8d8e8"), TORN, torn=4, core=0.6)
    flakes = Pen()
    for _ in range(130):
        flakes.circle(rng.uniform(0, 800), rng.uniform(0, 1190), rng.uniform(1.6, 4.6))
    card.paint(flakes, "#ffffff", 0.8)
