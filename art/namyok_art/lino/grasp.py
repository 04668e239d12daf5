"""Solid hands: any grip, from any side, with knuckles, nails and creases, at the end of an arm."""

import numpy as np

from namyok_art.lino.solid import BARE
from namyok_art.painted.colour import Array, Colour
from namyok_art.painted.figures.hands import GRIPS, LONG, THICK, Grip, finger, hand
from namyok_art.painted.mould import CLOTH, SKIN, Mould
from namyok_art.painted.space import Frame, Point, basis, turn, unit

GRIPS_OF_THE_PRESS = {
    "fist": Grip(
        (0, 45, 40), (84, 98, 62), (86, 100, 62), (88, 100, 62), (90, 98, 62), (12, -2, 0, 2, 4), 2
    ),
    "wrap": Grip(
        (16, 22, 26), (62, 74, 44), (64, 76, 44), (68, 78, 44), (72, 76, 44), (40, -3, 0, 3, 7), 1.2
    ),
    "pinch": Grip(
        (16, 18, 22),
        (52, 38, 18),
        (46, 30, 18),
        (36, 26, 16),
        (24, 24, 14),
        (36, -2, 3, 9, 20),
        1.1,
    ),
}


def grasp(
    mould: Mould,
    x: float,
    y: float,
    size: float,
    grip: str | Grip = "rest",
    yaw: float = 0,
    pitch: float = 0,
    roll: float = 0,
    *,
    z: float = 0,
    left: bool = False,
    skin: Colour = BARE,
    age: str = "man",
    elbow: Point | None = None,
    sleeve: Colour | None = None,
    bare: float = 0.5,
    girth: float = 1,
    nails: bool = True,
) -> Array:
    """A hand with its wrist at (x, y, z), palm of length `size`; gives the joints of its fingers.

    Thumb first, from the knuckle to the tip: [1, -1] is the tip of the index.

    At yaw, pitch, roll 0 the fingers go up and we see the back, thumb at the left (`left`: right).
    elbow   where the forearm goes; sleeve covers it from `bare` palm lengths below the wrist
    """
    pose = GRIPS_OF_THE_PRESS.get(grip) or GRIPS[grip] if isinstance(grip, str) else grip
    frame = Frame(x, y, z, size, turn(yaw, pitch, roll))
    hand(mould, frame, pose, skin, left, 0.25, age, nails=False)
    fingers = [finger(pose, i, -1 if left else 1, THICK[age], LONG[age]) for i in range(5)]
    _lines(mould, frame, pose, fingers, left, age, nails)
    if elbow is not None:
        forearm(mould, frame, elbow, skin, sleeve, bare, THICK[age] * girth)
    return np.array([[frame.p(*joint) for joint in joints] for joints, _, _ in fingers])


def forearm(
    mould: Mould,
    frame: Frame,
    elbow: Point,
    skin: Colour,
    sleeve: Colour | None,
    bare: float,
    thick: float,
) -> None:
    """From the wrist to the elbow: muscle below it, then cloth with a hem."""
    wrist, end = frame.p(0, 0.05, 0), np.asarray(elbow, float)
    size = frame.scale * thick
    mould.frame = Frame()
    if sleeve is None or bare > 0.3:
        mould.g = _group_at(mould, wrist)
        middle = wrist + (end - wrist) * 0.45
        mould.cone(wrist, middle, size * 0.2, size * 0.34, skin, size * 0.1, SKIN)
        mould.cone(middle, end, size * 0.34, size * 0.3, skin, size * 0.1, SKIN)
    if sleeve is None:
        return
    way = unit(end - wrist)
    hem = wrist + way * bare * frame.scale
    mould.group()
    mould.cone(hem, end, size * 0.36, size * 0.5, sleeve, 0, CLOTH)
    mould.ball(hem, (size * 0.40, size * 0.09, size * 0.40), sleeve, size * 0.03, CLOTH, basis(way))
    for share in (0.22, 0.45, 0.7):  # folds of a sleeve run slanting round the arm
        at = hem + (end - hem) * share
        wide = size * (0.375 + 0.13 * share)
        ring = (wide, size * 0.07, wide)
        lean = basis(unit(way + np.array([0.35 * (1 if share < 0.4 else -1), 0.2, 0.2])))
        mould.ball(at, ring, sleeve, size * 0.12, CLOTH, lean)


def _group_at(mould: Mould, place: Array) -> int:
    """The group of the volume that begins nearest to a place."""
    rows = np.array([row for row in mould.rows if row[3] == SKIN])
    return int(rows[np.argmin(np.linalg.norm(rows[:, 8:11] - place, axis=1)), 2])


def _lines(
    mould: Mould,
    frame: Frame,
    pose: Grip,
    fingers: list[tuple[list[Array], list[float], Array]],
    left: bool,
    age: str,
    nails: bool,
) -> None:
    """Folds over the knuckles, nails, tendons on the back, the creases of the palm."""
    side = -1 if left else 1
    mould.frame = frame
    old = age == "old"
    for joints, radii, back in fingers:
        for n in (1, 2):
            way = unit(joints[n + 1] - joints[n - 1])
            up = unit(_back_at(joints, n, back) - way * (way @ _back_at(joints, n, back)))
            wing = np.cross(way, up)
            for shift in (-0.16, 0.2) if not old else (-0.3, 0, 0.3):
                arc = [
                    joints[n]
                    + way * radii[n] * (shift + 0.12 * abs(q))
                    + radii[n] * 1.02 * (up * np.cos(q * 0.85) + wing * np.sin(q * 0.85))
                    for q in (-1, -0.5, 0, 0.5, 1)
                ]
                mould.strand(arc, 0.05, 0.022 if shift < 0 else 0.014, "#000000")
            crease = [
                joints[n] + radii[n] * 1.0 * (-up * np.cos(q) + wing * np.sin(q))
                for q in (-0.9, -0.4, 0, 0.4, 0.9)
            ]
            mould.strand(crease, 0.06, 0.02, "#000000")
        if nails:
            _nail(mould, joints[3], unit(joints[3] - joints[2]), back, radii[3])
    for x in (-0.30, -0.09, 0.11, 0.29):
        tendon = [(side * x * q, -0.95 * q + 0.1 * (1 - q), 0.2) for q in (0.9, 0.75, 0.62)]
        if pose.bends[2][0] < 30:
            mould.strand(tendon, 0.12, 0.014, "#000000")
    for palm in (
        ((0.36, -0.68), (0.15, -0.8), (-0.12, -0.82), (-0.22, -0.93)),
        ((-0.38, -0.68), (-0.15, -0.62), (0.1, -0.52), (0.24, -0.36)),
        ((-0.36, -0.72), (-0.1, -0.6), (-0.02, -0.38), (-0.06, -0.12)),
    ):
        if pose.bends[2][0] < 40:
            points = [(side * x, y, -0.16) for x, y in palm]
            mould.strand(points, 0.14, 0.026, "#000000")
    mould.frame = Frame()


def _back_at(joints: list[Array], n: int, back: Array) -> Array:
    """The outer side of a bent joint; of a straight one, where the nail looks."""
    bend = unit(joints[n] - joints[n - 1]) - unit(joints[n + 1] - joints[n])
    return unit(bend) if np.linalg.norm(bend) > 0.25 else back


def _nail(mould: Mould, tip: Array, way: Array, back: Array, radius: float) -> None:
    wing = np.cross(way, back)
    ring = [
        tip
        + way * radius * (0.15 + 0.62 * np.cos(t))
        + wing * radius * 0.6 * np.sin(t)
        + back * radius * (0.96 - 0.3 * np.sin(t) ** 2)
        for t in np.linspace(-2.7, 2.7, 13)
    ]
    mould.strand(ring, radius * 0.8, 0.02, "#000000")
