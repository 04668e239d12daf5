"""Paper hands. One unit is the length from the wrist to the tip of the middle finger.

The wrist is at (0, 0), the fingers point up (-y), the thumb is on the left of a hand seen from its
back. Every finger is a sheet of its own: that is what makes a hand of paper and not a glove.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from namyok_art.paper.card import FLAT, Card, Sheet
from namyok_art.paper.colour import Gradient, mix
from namyok_art.paper.paths import Knot, Pen, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon, rot

Finger = tuple[float, float, float, float]
"""Angle of the whole finger (0 up, + right), bend at the middle, bend at the tip, length."""

# index, middle, ring, little, thumb
GRIPS: dict[str, tuple[Finger, Finger, Finger, Finger, Finger]] = {
    "open": ((-16, 4, 3, 1), (-4, 2, 2, 1), (8, -2, -3, 1), (24, -5, -6, 1), (-58, 22, 8, 1)),
    "letting_go": (
        (-24, -10, -12, 0.96),
        (-7, -6, -10, 1),
        (9, 8, 10, 0.97),
        (27, 14, 16, 0.95),
        (-74, -6, -14, 1),
    ),
    "cover": ((-7, 5, 5, 1), (-2, 2, 2, 1), (3, 0, 0, 1), (9, -4, -5, 1), (-36, 30, 12, 0.9)),
    "peek": ((-20, 10, 8, 1), (-3, 4, 3, 1), (10, -5, -4, 1), (19, -8, -8, 1), (-44, 28, 10, 0.9)),
    "claw": (
        (-24, 30, 34, 0.84),
        (-8, 14, 20, 0.82),
        (10, -16, -22, 0.82),
        (30, -34, -36, 0.84),
        (-66, 50, 30, 0.9),
    ),
    "reach": (
        (-10, 10, 10, 1),
        (-1, 4, 6, 1),
        (9, -4, -2, 0.97),
        (22, -10, -8, 0.92),
        (-50, 12, 4, 1),
    ),
    "flat": ((-4, 1, 0, 1), (-1, 0, 0, 1), (2, 0, 0, 1), (6, -2, -2, 1), (-26, 14, 6, 0.95)),
    "cup": (
        (-4, 14, 26, 0.8),
        (0, 6, 14, 0.84),
        (5, -8, -14, 0.82),
        (14, -18, -28, 0.78),
        (-40, 46, 26, 0.95),
    ),
    "pinch": (
        (-12, 34, 40, 0.86),
        (-2, 8, 10, 0.98),
        (10, -2, -4, 0.96),
        (26, -6, -8, 0.92),
        (-30, 22, 24, 1.0),
    ),
}
_KNUCKLES = (
    # base x, base y, length, width
    (-0.16, -0.48, 0.43, 0.124),
    (-0.053, -0.515, 0.47, 0.128),
    (0.056, -0.5, 0.435, 0.122),
    (0.155, -0.445, 0.345, 0.108),
)
_THUMB = (-0.13, -0.16, 0.42, 0.134)
_PALM: list[Knot] = knots(
    "-0.12 0.06!, -0.135 -0.1, -0.215 -0.3, -0.222 -0.46, -0.16 -0.53, "
    "-0.05 -0.565, 0.06 -0.55, 0.16 -0.49, 0.21 -0.42, 0.18 -0.24, "
    "0.12 -0.06, 0.12 0.06!"
)
TINY = 46
"""A hand shorter than this is cut from one sheet, without nails and scores."""


@dataclass
class _Hand:
    card: Card
    place: Place
    skin: str
    palm: bool = False

    @property
    def fill(self) -> Gradient:
        tone = mix(self.skin, "#f0a08a", 0.16) if self.palm else self.skin
        return lit(self.card, Place(*self.place.to(0, -0.45), self.place.size), tone, 0.26)

    @property
    def sheet(self) -> Sheet:
        s = self.place.size
        near = max(0.8, s * 0.014)
        return glue(s, spread=max(1.2, near), lift=near, shadow=0.42, rim=0.35)

    @property
    def ink(self) -> str:
        return mix(self.skin, "#6a1830", 0.75)

    def finger(self, points: Sequence[Point], width: float, nail: bool) -> None:
        end = width * 0.76
        with self.place.pen() as pen:
            _finger(pen, points, width)
        mask = self.card.paper(pen, self.fill, self.sheet)
        a, b = np.asarray(points[-2]), np.asarray(points[-1])
        d = (b - a) / (np.linalg.norm(b - a) + 1e-9)
        if nail:
            c = b - d * width * 0.06
            turn = float(np.degrees(np.arctan2(d[1], d[0]))) + 90
            plate = self.place.oval(c[0], c[1], width * 0.25, width * 0.36, turn)
            self.card.paint(plate.mask * mask, mix(self.skin, "#fff0ea", 0.5), 0.85)
        elif self.palm:
            pad = self.place.oval(b[0], b[1], end * 0.4, end * 0.45)
            self.card.shade(pad, "#d8484a", 0.22, soft=self.place.size * 0.012, within=mask)
        for joint, k in ((points[1], 0.3), (points[-2], 0.26)):
            n = (-d[1] * width * k, d[0] * width * k)
            p = (joint[0] - d[0] * 0.008, joint[1] - d[1] * 0.008)
            line = [(joint[0] - n[0], joint[1] - n[1]), p, (joint[0] + n[0], joint[1] + n[1])]
            self.card.shade(
                self.place.ribbon(line, [0.002, 0.011, 0.002]), self.ink, 0.42, within=mask
            )


def _finger(pen: Pen, points: Sequence[Point], width: float) -> None:
    end = width * 0.76
    pen.poly(ribbon(points, [width, width * 0.94, width * 0.98, end][: len(points)]))
    pen.circle(*points[-1], end / 2).circle(*points[0], width / 2)


def _bones(base: Point, f: Finger, length: float, shares: tuple[float, ...]) -> list[Point]:
    points, angle = [base], f[0]
    for share, bend in zip(shares, (0.0, f[1], f[2]), strict=True):
        angle += bend
        step = rot((0, -length * share * f[3]), angle)
        points.append((points[-1][0] + step[0], points[-1][1] + step[1]))
    return points


def _all(grip: str) -> list[tuple[list[Point], float]]:
    fingers = GRIPS[grip]
    bones = []
    for (x, y, length, width), f in zip(_KNUCKLES, fingers, strict=False):
        bones.append((_bones((x, y + 0.05), f, length + 0.03, (0.44, 0.31, 0.25)), width))
    x, y, length, width = _THUMB
    bones.append((_bones((x, y), fingers[4], length, (0.4, 0.34, 0.26)), width))
    return bones


def hand(
    card: Card,
    x: float,
    y: float,
    size: float,
    grip: str = "open",
    skin: str = "#e6b48e",
    turn: float = 0,
    flip: bool = False,
    cloth: str = "",
    palm: bool = False,
) -> Place:
    """A hand with fingers in one of GRIPS, or "point" or "fist"; `palm` shows its inside."""
    place = Place(x, y, size, turn, flip)
    h = _Hand(card, place, skin, palm)
    if grip in ("point", "fist"):
        _rolled(h, grip == "point")
    elif size < TINY:
        with place.pen() as pen:
            pen.smooth(_PALM)
            for points, width in _all(grip):
                _finger(pen, points, width * 1.12)
        card.paper(pen, h.fill, h.sheet)
    else:
        _spread(h, _all(grip))
    if cloth:
        _cuff(card, place, cloth)
    return place


def _spread(h: _Hand, bones: list[tuple[list[Point], float]]) -> None:
    card, place = h.card, h.place
    card.paper(place.smooth(_PALM), h.fill, h.sheet)
    for i in (3, 0, 2, 1, 4):
        h.finger(*bones[i], nail=not h.palm)
    # The same palm again, without edge or shadow: fingers grow out of it instead of lying on it.
    inner = [(k[0] * 0.88, k[1] * 0.975 + 0.002, *k[2:]) for k in _PALM]
    mask = card.paper(place.smooth(inner), h.fill, FLAT)
    if h.palm:
        _palm_lines(h, mask)
        return
    for x, y, _, _ in _KNUCKLES:
        blush = place.oval(x, y + 0.03, 0.034, 0.022)
        card.shade(blush, "#c8384a", 0.24, soft=place.size * 0.012, within=mask)
        arc = [(x - 0.03, y + 0.04), (x, y + 0.028), (x + 0.03, y + 0.04)]
        card.shade(place.ribbon(arc, [0.002, 0.01, 0.002]), h.ink, 0.3, within=mask)


def _palm_lines(h: _Hand, mask: object) -> None:
    card, place = h.card, h.place
    mound = place.oval(-0.1, -0.17, 0.09, 0.13, 24)
    card.shade(mound, "#e06a5a", 0.2, soft=place.size * 0.02, within=mask)  # type: ignore[arg-type]
    for line in (
        [(-0.2, -0.38), (-0.06, -0.36), (0.0, -0.22), (-0.02, -0.04)],
        [(-0.2, -0.4), (-0.04, -0.38), (0.1, -0.3), (0.17, -0.26)],
        [(0.19, -0.38), (0.08, -0.43), (-0.06, -0.45), (-0.1, -0.52)],
    ):
        card.shade(place.ribbon(line, [0.002, 0.014, 0.012, 0.002]), h.ink, 0.5, within=mask)  # type: ignore[arg-type]


def _rolled(h: _Hand, pointing: bool) -> None:
    """Fingers rolled in, seen from their side; the index may stay out."""
    card, place = h.card, h.place
    small = place.size < TINY
    index = [(-0.13, -0.4), (-0.15, -0.62), (-0.155, -0.8), (-0.15, -0.96)]
    palm: list[Knot] = knots(
        "-0.13 0.06!, -0.14 -0.12, -0.2 -0.3, -0.19 -0.5, -0.05 -0.54, "
        "0.12 -0.5, 0.19 -0.4, 0.18 -0.2, 0.12 -0.05, 0.12 0.06!"
    )
    if small:
        with place.pen() as pen:
            pen.smooth(palm)
            if pointing:
                _finger(pen, index, 0.14)
        card.paper(pen, h.fill, h.sheet)
        return
    if pointing:
        h.finger(index, 0.118, True)
    card.paper(place.smooth(palm), h.fill, h.sheet)
    rolls = [(0.175, -0.42, -0.18), (0.09, -0.5, -0.2), (-0.012, -0.54, -0.22)]
    if not pointing:
        rolls.append((-0.12, -0.53, -0.22))
    for x, top, bottom in rolls:
        with place.pen() as pen:
            _finger(
                pen, [(x, bottom + 0.03), (x - 0.008, (top + bottom) / 2), (x - 0.004, top)], 0.106
            )
        card.paper(pen, h.fill, h.sheet)
    h.finger([(-0.15, -0.14), (-0.12, -0.27), (-0.01, -0.33), (0.1, -0.345)], 0.128, True)


def holding(
    card: Card,
    x: float,
    y: float,
    size: float,
    skin: str = "#e6b48e",
    turn: float = 0,
    flip: bool = False,
    cloth: str = "",
) -> Place:
    """The palm behind a held rod, which runs along local x at y = -0.36; then draw the rod and
    call `fingers_over` with the returned frame."""
    place = Place(x, y, size, turn, flip)
    dark = mix(skin, "#5a1f3a", 0.16)
    palm: list[Knot] = knots(
        "-0.14 0.06!, -0.16 -0.12, -0.23 -0.3, -0.22 -0.46, -0.1 -0.52, "
        "0.12 -0.51, 0.22 -0.44, 0.2 -0.22, 0.13 -0.05, 0.13 0.06!"
    )
    card.paper(place.smooth(palm), lit(card, place, dark, 0.26), glue(size))
    if cloth:
        _cuff(card, place, cloth)
    return place


def fingers_over(card: Card, place: Place, skin: str = "#e6b48e", thumb: bool = True) -> None:
    """Four fingers over an edge or rod, knuckles up, and the thumb from below."""
    h = _Hand(card, place, skin)
    rows = (
        (0.18, -0.47, -0.27, 0.108),
        (0.065, -0.53, -0.235, 0.116),
        (-0.055, -0.54, -0.225, 0.116),
        (-0.17, -0.5, -0.24, 0.116),
    )
    for x, top, bottom, width in rows:
        points = [
            (x, top),
            (x + 0.008, top * 0.55 + bottom * 0.45),
            (x - 0.002, top * 0.25 + bottom * 0.75),
            (x - 0.012, bottom),
        ]
        h.finger(points, width, place.size > TINY)
    if thumb:
        h.finger(
            [(-0.17, -0.08), (-0.15, -0.17), (-0.07, -0.215), (0.03, -0.2)],
            0.124,
            place.size > TINY,
        )


def _cuff(card: Card, place: Place, cloth: str, wide: float = 0.19) -> None:
    sleeve: list[Knot] = [
        (-wide - 0.01, 0.02, 0),
        (wide + 0.01, 0.02, 0),
        (wide + 0.1, 0.7, 0),
        (-wide - 0.1, 0.7, 0),
    ]
    card.paper(place.smooth(sleeve), lit(card, place, cloth, 0.3, 0.6), glue(place.size))
    band: list[Knot] = [
        (-wide - 0.03, -0.05, 0),
        (wide + 0.03, -0.05, 0),
        (wide + 0.04, 0.09, 0),
        (-wide - 0.04, 0.09, 0),
    ]
    card.paper(place.smooth(band), mix(cloth, "#fff0d8", 0.3), glue(place.size))
