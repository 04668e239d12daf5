"""Animals. Heroes glue themselves on the card in several sheets; small ones draw on a pen."""

from collections.abc import Sequence

import numpy as np

from namyok_art.paper.card import Card
from namyok_art.paper.colour import Fill, Gradient
from namyok_art.paper.paths import Knot, Pen, Point
from namyok_art.paper.space import Array

WHALE: Sequence[Knot] = [
    (-312, 8),
    (-290, -48),
    (-215, -92),
    (-110, -108),
    (0, -96),
    (88, -70),
    (112, -92, 0),
    (140, -55),
    (215, -22),
    (262, -28),
    (318, -112, 0),
    (322, -48),
    (300, -18),
    (352, 22, 0),
    (290, 18),
    (248, 14),
    (190, 30),
    (90, 72),
    (-40, 104),
    (-170, 104),
    (-262, 74),
]


def whale(
    card: Card,
    x: float,
    y: float,
    scale: float,
    turn: float,
    skin: tuple[str, str, str],
    belly: tuple[str, str],
    rim: str,
) -> tuple[Array, Array]:
    """A whale swimming left, 660 units long; returns the masks of body and near fin."""
    top, bottom = y - 130 * scale, y + 110 * scale

    def piece(knots: Sequence[Knot]) -> Pen:
        pen = Pen()
        with pen.at(x, y, scale, turn):
            pen.smooth(knots)
        return pen

    far_fin = [(-60, 70), (-10, 95), (60, 150), (120, 225, 0), (30, 190), (-50, 140), (-110, 92)]
    card.paper(piece(far_fin), (skin[0], skin[1]), shadow=0.3, rim=0.35)
    body = piece(WHALE).mask
    fill = Gradient(skin, top, bottom)
    card.paper(body, fill, offset=(14, 26), spread=26, rim=0.85, rim_colour=rim, rim_width=3)
    under = [
        (-312, 12, 0),
        (-250, 28),
        (-150, 36),
        (-40, 62),
        (40, 84),
        (-40, 106),
        (-170, 106),
        (-262, 76),
    ]
    pale = piece(under).mask * body
    card.paper(pale, belly, shadow=0.4, offset=(0, 4), spread=5, rim=0.2)
    grooves = Pen()
    with grooves.at(x, y, scale, turn):
        for k in range(9):
            grooves.stroke(
                [(-296 + k * 6, 22 + k * 7), (-180, 44 + k * 8), (10 - k * 20, 76 + k * 4)], 1.6
            )
    card.shade(grooves, skin[2], 0.7, within=pale)
    near_fin = [(-150, 62), (-96, 74), (-64, 130), (-52, 236, 0), (-112, 188), (-160, 120)]
    fin = card.paper(
        piece(near_fin), (skin[1], skin[2]), offset=(8, 10), spread=9, rim=0.6, rim_colour=rim
    )
    eye = Pen()
    with eye.at(x, y, scale, turn):
        eye.path("M-222 14 C-214 26 -198 28 -188 16", width=3.6)
    card.paint(eye, skin[0])
    return body, fin


def fish(pen: Pen, x: float, y: float, size: float, turn: float = 0) -> None:
    """A small plain fish of length `size`, heading right."""
    with pen.at(x, y, size / 78, turn):
        pen.smooth(
            [
                (34, 0),
                (18, -9),
                (-12, -6),
                (-26, 0),
                (-44, -12, 0),
                (-38, 0),
                (-44, 12, 0),
                (-26, 1),
                (-12, 7),
                (18, 9),
            ]
        )


def sitting_dog(pen: Pen, x: float, y: float, height: float, facing: int = 1) -> None:
    """A small dog that sits and looks up, paws at (x, y)."""
    with pen.at(x, y, height / 100, flip=facing < 0):
        pen.smooth(
            [
                (-34, 0, 0),
                (-42, -22),
                (-30, -48),
                (-8, -66),
                (-4, -84),
                (10, -98),
                (26, -98),
                (52, -92),
                (54, -84),
                (34, -74),
                (24, -62),
                (20, -34),
                (22, -6),
                (30, 0, 0),
            ]
        )
        pen.smooth([(4, -92), (-10, -86), (-16, -62, 0), (-2, -68), (8, -80)])
        pen.taper([(-34, -6), (-54, -10), (-62, -30)], 10, 4)


def perch(
    pen: Pen,
    x: float,
    y: float,
    size: float,
    facing: int = 1,
    rng: np.random.Generator | None = None,
) -> None:
    """A small bird sitting, feet at (x, y), about `size` high."""
    tilt = 0.0 if rng is None else float(rng.uniform(-8, 8))
    with pen.at(x, y, size, tilt, facing < 0):
        pen.smooth(
            [
                (0.62, -0.78),
                (0.5, -0.86),
                (0.38, -1.0),
                (0.18, -0.98),
                (0.04, -0.8),
                (-0.22, -0.56),
                (-0.9, -0.12, 0),
                (-0.82, -0.04, 0),
                (-0.3, -0.16),
                (0.1, -0.08),
                (0.38, -0.3),
                (0.44, -0.6),
                (0.5, -0.76),
            ]
        )
        pen.line(0.06, -0.1, 0.08, 0.02, 0.04).line(-0.04, -0.1, -0.03, 0.02, 0.04)


def starry(card: Card, mask: Array, box: tuple[float, float, float, float], count: int) -> None:
    """Stars on a dark hide, clipped to the mask."""
    rng = card.rng
    pen = Pen()
    for _ in range(count):
        spot = (rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]))
        pen.circle(*spot, rng.uniform(0.6, 2.0) ** 1.2)
    for _ in range(count // 16):
        spot = (rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]))
        pen.star(*spot, rng.uniform(4, 9))
    card.lightup(pen.mask * mask, "#ffe9c8", 0.55, 0.85)


def scales(
    card: Card,
    mask: Array,
    box: tuple[float, float, float, float],
    size: float,
    dark: str,
    light: str,
) -> None:
    """Rows of fish scales, each drawn with a dark line and a light one."""
    pen = Pen()
    y = box[1]
    row = 0
    while y < box[3]:
        x = box[0] + (row % 2) * size
        while x < box[2]:
            pen.path(f"M{x - size} {y} A{size} {size * 0.9} 0 0 0 {x + size} {y}", width=1.6)
            x += 2 * size
        y += size * 0.62
        row += 1
    card.shade(pen, dark, 0.5, move=(0, 1), within=mask)
    card.paint(pen.mask * mask, light, 0.16)


def fur(
    card: Card, mask: Array, box: tuple[float, float, float, float], centre: Point, fill: Fill
) -> None:
    """Short strokes that run round a centre, as hair does on a curled body."""
    rng = card.rng
    pen = Pen()
    for _ in range(420):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        angle = np.arctan2(y - centre[1], x - centre[0]) + np.pi / 2 + rng.normal(0, 0.12)
        length = rng.uniform(10, 26)
        end = (x + np.cos(angle) * length, y + np.sin(angle) * length)
        pen.line(x, y, *end, rng.uniform(1, 2.4))
    card.paint(pen.mask * mask, fill, 0.28)
