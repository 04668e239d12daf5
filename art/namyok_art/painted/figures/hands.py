"""Hands with fingers: a wedge palm and five chains of three bones, posed by curl and spread.

Local units: palm length 1 (wrist at the origin, knuckles at y = -1), back of the hand to +z.
A right hand has its thumb at -x when its back is seen. The whole hand is 1.95 long.
"""

from dataclasses import dataclass

import numpy as np

from namyok_art.painted.colour import Array, Colour, mix
from namyok_art.painted.mould import SKIN, Mould
from namyok_art.painted.space import Frame, basis, turn, unit

Bend = tuple[float, float, float]


@dataclass(frozen=True)
class Grip:
    """Degrees of bend at the three joints of thumb, index, middle, ring and little finger.

    spread  degrees aside for each; thumb = how far it crosses the palm (0 beside, 1 across)
    """

    thumb_bend: Bend
    index: Bend
    middle: Bend
    ring: Bend
    little: Bend
    spread: tuple[float, float, float, float, float]
    thumb: float

    @property
    def bends(self) -> tuple[Bend, ...]:
        return self.thumb_bend, self.index, self.middle, self.ring, self.little


GRIPS = {
    "rest": Grip(
        (8, 10, 8),
        (14, 22, 12),
        (18, 26, 14),
        (22, 30, 16),
        (26, 32, 16),
        (38, -7, -1, 5, 12),
        0.35,
    ),
    "open": Grip(
        (-4, 0, -6), (-3, 4, 2), (-5, 3, 2), (-3, 5, 3), (0, 7, 4), (52, -15, -3, 8, 21), 0.15
    ),
    "point": Grip(
        (22, 30, 30), (0, 4, 2), (68, 92, 50), (74, 94, 52), (78, 92, 52), (24, -4, 0, 4, 8), 0.9
    ),
    "hold": Grip(
        (20, 26, 20), (50, 58, 30), (54, 60, 32), (58, 62, 34), (62, 62, 34), (34, -5, 0, 4, 9), 1.0
    ),
    "fist": Grip(
        (28, 40, 34), (80, 95, 55), (82, 97, 55), (84, 97, 55), (86, 95, 55), (22, -3, 0, 3, 6), 1.1
    ),
    "cover": Grip(
        (6, 8, 6), (6, 10, 6), (7, 10, 6), (9, 12, 8), (13, 15, 10), (24, -6, -1, 4, 10), 0.2
    ),
    "letting": Grip(
        (-8, -4, -8),
        (-8, 16, 10),
        (2, 24, 14),
        (12, 30, 16),
        (22, 34, 18),
        (44, -13, -3, 7, 17),
        0.1,
    ),
    "claw": Grip(
        (10, 30, 30),
        (-8, 52, 40),
        (-10, 54, 42),
        (-8, 54, 42),
        (-4, 54, 42),
        (50, -17, -4, 9, 22),
        0.5,
    ),
    "reach": Grip(
        (0, 8, 4), (-6, 10, 6), (-2, 16, 10), (4, 22, 12), (10, 26, 14), (46, -12, -3, 7, 18), 0.2
    ),
    "pinch": Grip(
        (14, 30, 26),
        (44, 52, 24),
        (34, 40, 22),
        (28, 34, 18),
        (20, 28, 16),
        (40, -2, 2, 8, 18),
        0.9,
    ),
    "cup": Grip(
        (6, 14, 10), (24, 28, 14), (26, 28, 14), (28, 28, 14), (30, 28, 14), (42, -4, 0, 3, 7), 0.5
    ),
}
BONES = (
    (0.50, 0.36, 0.30),
    (0.50, 0.31, 0.24),
    (0.55, 0.36, 0.26),
    (0.50, 0.33, 0.25),
    (0.40, 0.25, 0.22),
)
WIDTHS = (0.148, 0.118, 0.122, 0.115, 0.100)
KNUCKLES = (
    (-0.27, -0.30, -0.06),
    (-0.30, -0.98, 0.0),
    (-0.09, -1.03, 0.02),
    (0.11, -0.99, 0.01),
    (0.29, -0.89, -0.02),
)
THICK = {"child": 1.15, "woman": 0.96, "man": 1.12, "old": 0.92, "giant": 1.25}
LONG = {"child": 0.86, "woman": 1.0, "man": 1.0, "old": 1.04, "giant": 0.95}


def hand(
    mould: Mould,
    frame: Frame,
    grip: str | Grip = "rest",
    skin: Colour = "#e3b493",
    left: bool = False,
    arm: float = 0.3,
    age: str = "woman",
    nails: bool = True,
) -> Array:
    """Add a hand in `frame`: wrist at its origin, fingers to -y, back to +z, `arm` of wrist below.

    Returns the five finger tips in the world.
    """
    pose = GRIPS[grip] if isinstance(grip, str) else grip
    side = -1 if left else 1
    thick = THICK[age]
    mould.frame = frame
    own = mould.group()
    warm = mix(skin, "#c2503c", 0.30)
    _palm(mould, skin, warm, side, thick, arm)
    tips = []
    for i in range(5):
        points, radii, back = finger(pose, i, side, thick, LONG[age])
        if i > 0 and pose.bends[i][0] > 40:
            mould.group()  # a bent finger must not melt into the palm
        for n in range(3):
            tone = skin if n < 2 else mix(skin, warm, 0.55)
            melt = (0.05 if i else 0.09) if n == 0 else 0.02
            mould.cone(points[n], points[n + 1], radii[n], radii[n + 1], tone, melt, SKIN)
        for n in (1, 2):  # joints are slightly thicker and redder than bones
            swell = 1.17 if age == "old" else 1.03
            mould.ball(points[n], radii[n] * swell, mix(skin, warm, 0.35), 0.03, SKIN)
        if nails:
            way = unit(points[3] - points[2])
            spot = points[3] + back * radii[3] * 0.62 - way * radii[3] * 0.10
            size = (radii[3] * 0.62, radii[3] * 0.95, radii[3] * 0.42)
            pink = mix(skin, "#ffe8dc", 0.6)
            mould.ball(spot, size, pink, 0.008, SKIN, basis(-way, back))
        mould.g = own
        tips.append(frame.p(*points[3]))
    mould.frame = Frame()
    return np.array(tips)


def _palm(mould: Mould, skin: Colour, warm: Colour, side: int, thick: float, arm: float) -> None:
    """Four metacarpals under one skin, the heel and the thumb pad."""
    wrist = (0.215 + 0.06 * max(0, arm - 0.3)) * thick
    mould.cone((0, arm, 0), (0, 0.25, 0), wrist, 0.215 * thick, skin, 0.1, SKIN)
    mould.cone((0, 0.25, 0), (0, -0.10, 0), 0.212 * thick, 0.235 * thick, skin, 0.1, SKIN)
    for x, y, z in KNUCKLES[1:]:
        root = (side * x * 0.55, -0.12, -0.01)
        mould.cone(root, (side * x, y, z), 0.17 * thick, 0.135 * thick, skin, 0.11, SKIN)
    pad, swing = (0.17 * thick, 0.28, 0.15), turn(0, 0, -24 * side)
    mould.ball((-side * 0.20, -0.32, -0.13), pad, mix(skin, warm, 0.4), 0.12, SKIN, swing)
    mould.ball((side * 0.22, -0.36, -0.11), (0.13, 0.28, 0.12), mix(skin, warm, 0.3), 0.10, SKIN)


def finger(
    pose: Grip, i: int, side: int, thick: float, long: float
) -> tuple[list[Array], list[float], Array]:
    """Joints, radii and the way the nail looks."""
    x, y, z = KNUCKLES[i]
    joint = np.array([side * x, y, z])
    aside = np.deg2rad(pose.spread[i]) * side
    if i == 0:
        ahead = unit((np.sin(-aside), -np.cos(aside), -0.35 - 0.36 * pose.thumb))
        inward = unit((side * (0.55 + 0.3 * pose.thumb), -0.15, -0.55 * pose.thumb))
        bend = unit(inward - ahead * (inward @ ahead))
    else:
        ahead = np.array([np.sin(aside), -np.cos(aside), 0])
        bend = np.array([0, 0, -1.0])
    width = WIDTHS[i] * thick
    points, radii = [joint], [width * 1.06]
    total = 0.0
    for n in range(3):
        total += np.deg2rad(pose.bends[i][n])
        way = ahead * np.cos(total) + bend * np.sin(total)
        joint = joint + way * BONES[i][n] * long
        points.append(joint)
        radii.append(width * (0.95, 0.86, 0.70)[n])
    return points, radii, np.asarray(ahead * np.sin(total) - bend * np.cos(total))
