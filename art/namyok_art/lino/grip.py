"""Hands that hold: fingers laid round a thing of any thickness, a thumb that closes over them.

Nothing is posed by eye: the joints lie on the surface of what is held, so the grip is true from
every side. Units and joints are those of `figures.hands`: the palm is 1 long, wrist at the origin,
fingers to -y, back of the hand to +z, thumb at -x of a right hand.
"""

from collections.abc import Sequence

import numpy as np

from namyok_art.lino.shape import spline
from namyok_art.lino.sleeve import arm
from namyok_art.lino.solid import BARE
from namyok_art.painted.colour import Array, Colour
from namyok_art.painted.figures.hands import BONES, KNUCKLES, LONG, THICK, WIDTHS, Grip, finger
from namyok_art.painted.mould import SKIN, Mould
from namyok_art.painted.space import Frame, Point, turn, unit

FIST = ((74, 100, 58), (78, 102, 58), (80, 102, 58), (82, 100, 58))
ROOT = (-0.19, -0.14, -0.10)
"""Where the thumb is hinged, at the heel of the palm."""
SEAT = -0.90
"""How far along the palm lies the axis of what is held."""
THUMB = (0.46, 0.40, 0.33)
BLACK = "#000000"


def clutch(
    mould: Mould,
    at: Point,
    size: float,
    axis: Point,
    ahead: Point,
    radius: float = 0.15,
    *,
    left: bool = False,
    thumb: str = "over",
    skin: Colour = BARE,
    age: str = "man",
    elbow: Point | None = None,
    shoulder: Point | None = None,
    sleeve: Colour | None = None,
    bare: float = 0.45,
    girth: float = 1,
    loose: Sequence[float] = (0, 0, 0, 0),
    nails: bool = True,
) -> Array:
    """A hand round a rod whose middle is `at`; gives the joints of its fingers, thumb first.

    axis    along the rod, to the side of the thumb; ahead = from the wrist to the knuckles
    radius  of the rod, in palms; thumb = "over" the fingers, "round" the rod or "along" it
    loose   degrees by which index, middle, ring and little finger are opened
    """
    side = -1 if left else 1
    thick = THICK[age]
    rot = _seated(axis, ahead, left)
    chains, centre = _wrapped(radius, side, thick, LONG[age], loose)
    wrist = np.asarray(at, float) - size * rot @ centre
    frame = Frame.at(wrist, size, rot)
    close = {"over": _over, "round": _round, "along": _along}[thumb]
    chains.insert(0, close(chains, centre, radius, side, thick))
    return _fleshed(
        mould, frame, chains, side, skin, age, (elbow, shoulder), sleeve, bare, girth, nails
    )


def tweak(
    mould: Mould,
    at: Point,
    size: float,
    yaw: float = 0,
    pitch: float = 0,
    roll: float = 0,
    *,
    left: bool = False,
    gap: float = 0.03,
    curl: float = 1,
    skin: Colour = BARE,
    age: str = "man",
    elbow: Point | None = None,
    shoulder: Point | None = None,
    sleeve: Colour | None = None,
    bare: float = 0.45,
    girth: float = 1,
    nails: bool = True,
) -> Array:
    """Thumb and index meet at a place and hold something thin; the others curl behind them."""
    side = -1 if left else 1
    thick = THICK[age]
    tip = np.array([-side * 0.34, -1.22, -0.56])
    bends = ((44, 52, 28), (50, 54, 30), (54, 56, 32))
    chains = [_aimed(1, side, thick, LONG[age], np.add(tip, (0, -0.075 * thick, gap)))]
    for i, bend in enumerate(bends, 2):
        three = tuple(b * (0.6 + 0.2 * i) * curl * 0.9 for b in bend)
        chains.append(_chain(i, three, side, thick, LONG[age], 1.5 * (i - 1)))
    end = np.add(tip, (0, 0.10 * thick, -gap))
    knuckle = end + unit((-side * 0.18, 0.92, 0.02)) * THUMB[2]
    chains.insert(0, _thumb(knuckle, end, side, thick, (-side, 0.1, -0.5)))
    rot = turn(yaw, pitch, roll)
    frame = Frame.at(np.asarray(at, float) - size * rot @ tip, size, rot)
    return _fleshed(
        mould, frame, chains, side, skin, age, (elbow, shoulder), sleeve, bare, girth, nails
    )


def lay(
    mould: Mould,
    at: Point,
    size: float,
    grip: Grip,
    yaw: float = 0,
    pitch: float = 0,
    roll: float = 0,
    *,
    left: bool = False,
    thumb: tuple[Point, Point] | None = None,
    skin: Colour = BARE,
    age: str = "man",
    elbow: Point | None = None,
    shoulder: Point | None = None,
    sleeve: Colour | None = None,
    bare: float = 0.45,
    girth: float = 1,
    nails: bool = True,
) -> Array:
    """A hand with its wrist at a place, in any pose; `thumb` = its last joint and its tip."""
    side = -1 if left else 1
    thick = THICK[age]
    chains = [_chain(i, grip.bends[i], side, thick, LONG[age], grip.spread[i]) for i in range(1, 5)]
    beside: tuple[Point, Point] = ((-0.50, -0.80, -0.20), (-0.57, -1.10, -0.24))
    ends = [np.array([side * p[0], p[1], p[2]]) for p in thumb or beside]
    chains.insert(0, _thumb(ends[0], ends[1], side, thick, (-side, 0, -0.2)))
    frame = Frame.at(np.asarray(at, float), size, turn(yaw, pitch, roll))
    return _fleshed(
        mould, frame, chains, side, skin, age, (elbow, shoulder), sleeve, bare, girth, nails
    )


Chain = tuple[Array, list[float], Array]
"""Four joints, their radii, the way the nail looks."""


def _seated(axis: Point, ahead: Point, left: bool) -> Array:
    up = unit(axis)
    on = np.asarray(ahead, float)
    on = unit(on - up * (on @ up))
    x = up if left else -up
    return np.stack([x, -on, np.cross(x, -on)], 1)


def _chain(
    i: int, bends: Sequence[float], side: int, thick: float, long: float, aside: float
) -> Chain:
    first, second, third = bends
    bend = (first, second, third)
    spread = (0.0, *(aside if n == i else 0.0 for n in range(1, 5)))
    pose = Grip(bend, bend, bend, bend, bend, spread, 0)  # type: ignore[arg-type]
    joints, radii, back = finger(pose, i, side, thick, long)
    return np.array(joints), radii, back


def _wrapped(
    radius: float, side: int, thick: float, long: float, loose: Sequence[float]
) -> tuple[list[Chain], Array]:
    """Four fingers round a rod: every bone is a chord of a circle round its axis."""
    far = radius + 0.105 * thick
    centre = np.array([0.0, SEAT, -far])
    chains = []
    for i in range(1, 5):
        bones = np.array(BONES[i]) * long
        first, second, third = np.rad2deg(2 * np.arcsin(np.clip(bones / (2 * far), 0, 0.95)))
        start = np.rad2deg(np.arcsin(np.clip((SEAT - KNUCKLES[i][1]) / far, -0.5, 0.5)))
        wish = (start + first / 2, (first + second) / 2, (second + third) / 2)
        bends = [min(w, most) - loose[i - 1] for w, most in zip(wish, FIST[i - 1], strict=True)]
        chains.append(_chain(i, bends, side, thick, long, (1, 0, -1.5, -4)[i - 1]))
    if wish[1] > FIST[3][1]:
        centre = np.mean([joints[:3].mean(0) for joints, _, _ in chains], 0) * (0, 1, 1)
    return chains, centre


def _thumb(knuckle: Array, tip: Array, side: int, thick: float, out: Point) -> Chain:
    """The hinge is fixed, the last two joints are given: the middle one goes where it must."""
    root = np.array(ROOT) * (side, 1, 1)
    knuckle = tip + unit(knuckle - tip) * THUMB[2]
    middle = _elbow(root, knuckle, THUMB[0], THUMB[1], np.asarray(out, float))
    width = WIDTHS[0] * thick
    bend = unit(middle - knuckle) + unit(tip - knuckle)
    fold = out if np.linalg.norm(bend) < 0.2 else -unit(bend)
    way = unit(tip - knuckle)
    back = np.asarray(fold, float) - way * (way @ np.asarray(fold, float))
    radii = [width * q for q in (1.2, 1.0, 0.94, 0.74)]
    return np.array([root, middle, knuckle, tip]), radii, np.asarray(unit(back))


def _elbow(a: Array, b: Array, first: float, second: float, out: Array) -> Array:
    """The joint between two bones from `a` to `b`, bent towards `out`."""
    way = b - a
    far = min(float(np.linalg.norm(way)), (first + second) * 0.995)
    way = unit(way)
    along = (first**2 - second**2 + far**2) / (2 * far)
    aside = np.sqrt(max(first**2 - along**2, 0.0))
    return np.asarray(a + way * along + unit(out - way * (out @ way)) * aside)


def _over(chains: list[Chain], centre: Array, radius: float, side: int, thick: float) -> Chain:
    """Across index and middle finger: the lock of a grip."""
    index, middle = chains[0][0], chains[1][0]
    near = index[1] * 0.35 + index[2] * 0.65
    far = middle[1] * 0.55 + middle[2] * 0.45
    outward = unit((far - centre) * (0, 1, 1))
    tip = far + outward * 0.19 * thick + (side * 0.03, 0, 0)
    knuckle = near + outward * 0.26 * thick + (-side * 0.10, 0.16, 0)
    return _thumb(knuckle, tip, side, thick, (-side * 1.0, 0.35, -0.6))


def _round(chains: list[Chain], centre: Array, radius: float, side: int, thick: float) -> Chain:
    """The other way round the rod, to meet the fingers."""
    far = radius + 0.13 * thick
    step = 2 * np.arcsin(min(0.9, THUMB[2] / (2 * far)))

    def spot(q: float, x: float) -> Array:
        return np.asarray(np.add(centre, (-side * x, far * np.sin(q), far * np.cos(q))))

    root = np.array(ROOT) * (side, 1, 1)
    ways = np.deg2rad(np.arange(70, 175, 3))
    reach = np.array([np.linalg.norm(spot(q, 0.34) - root) for q in ways])
    q = float(ways[int(np.argmin(np.abs(reach - 0.78)))])
    return _thumb(spot(q, 0.34), spot(q + step, 0.28), side, thick, (-side * 0.6, 0.6, 0))


def _along(chains: list[Chain], centre: Array, radius: float, side: int, thick: float) -> Chain:
    """Pressed along the rod, as on the handle of a razor or of a tool."""
    far = radius + 0.12 * thick
    q = np.deg2rad(118)
    seat = np.add(centre, (0, far * np.sin(q), far * np.cos(q)))
    return _thumb(
        np.add(seat, (-side * 0.52, -0.02, 0)),
        np.add(seat, (-side * 0.84, -0.06, 0)),
        side,
        thick,
        (0, 0.9, -0.3),
    )


def _aimed(i: int, side: int, thick: float, long: float, tip: Array) -> Chain:
    """A finger whose tip comes as near to a place as its joints allow."""
    best, least = None, 9.0
    for first in range(0, 80, 4):
        for second in range(10, 100, 5):
            for aside in (-8, -4, 0, 4):
                chain = _chain(i, (first, second, second * 0.45), side, thick, long, aside)
                miss = float(np.linalg.norm(chain[0][3] - tip))
                if miss < least:
                    best, least = chain, miss
    assert best is not None
    return best


def _fleshed(
    mould: Mould,
    frame: Frame,
    chains: list[Chain],
    side: int,
    skin: Colour,
    age: str,
    limb: tuple[Point | None, Point | None],
    sleeve: Colour | None,
    bare: float,
    girth: float,
    nails: bool,
) -> Array:
    """Bones become a hand: palm, heel, the web of the thumb, five fingers with pads."""
    thick = THICK[age]
    mould.frame = frame
    own = mould.group()
    mould.ball((0, 0.04, 0), (0.235 * thick, 0.22, 0.185 * thick), skin, 0.1, SKIN)
    for x, y, z in KNUCKLES[1:]:
        root = (side * x * 0.6, -0.10, -0.01)
        mould.cone(root, (side * x, y, z), 0.16 * thick, 0.125 * thick, skin, 0.09, SKIN)
        mould.ball((side * x, y, z + 0.025), 0.118 * thick, skin, 0.05, SKIN)
    mould.ball((side * 0.24, -0.38, -0.09), (0.14, 0.32, 0.14), skin, 0.10, SKIN)
    thumb, radii, _ = chains[0]
    mould.cone(
        (-side * 0.06, -0.16, -0.06), thumb[1], 0.2 * thick, radii[1] * 1.12, skin, 0.1, SKIN
    )
    web = (thumb[1] + np.array([-side * 0.22, -0.78, -0.04])) / 2
    mould.ball(web, (0.13, 0.17, 0.10), skin, 0.14, SKIN)
    for i, (joints, radii, back) in enumerate(chains):
        if i and unit(joints[1] - joints[0])[1] > -0.8:
            mould.group()  # a bent finger must not melt into the palm
        bent = (joints[2] - joints[3]) @ (joints[2] - joints[1]) > 0.0
        for n in range(1 if i == 0 else 0, 3):
            mould.cone(joints[n], joints[n + 1], radii[n], radii[n + 1], skin, 0.02, SKIN)
        for n in (1, 2):
            swell = 1.16 if age == "old" else 1.05
            mould.ball(joints[n], radii[n] * swell, skin, 0.03, SKIN)
        pad = joints[3] - back * radii[3] * 0.16 - unit(joints[3] - joints[2]) * radii[3] * 0.5
        mould.ball(pad, radii[3] * 1.1, skin, 0.05, SKIN)
        _lines(mould, joints, radii, back, age == "old", nails and not bent)
        mould.g = own
    if chains[2][0][1][2] > -0.25:
        _palm_lines(mould, side)
    if age != "old":
        _tendons(mould, chains, side)
    mould.frame = Frame()
    stops = [stop for stop in limb if stop is not None]
    if stops:
        arm(mould, frame, stops, skin, sleeve, bare, thick * girth, own)
    return np.array([[frame.p(*joint) for joint in joints] for joints, _, _ in chains])


def _lines(
    mould: Mould, joints: Array, radii: list[float], back: Array, old: bool, nails: bool
) -> None:
    """Folds over the joints and the nail."""
    for n in (1, 2):
        way = unit(joints[n + 1] - joints[n - 1])
        bend = unit(joints[n] - joints[n - 1]) - unit(joints[n + 1] - joints[n])
        up = unit(bend) if np.linalg.norm(bend) > 0.25 else back
        up = unit(up - way * (way @ up))
        wing = np.cross(way, up)
        for shift in (-0.34, 0.0, 0.34) if old else (-0.14, 0.22):
            arc = [
                joints[n]
                + way * radii[n] * (shift + 0.14 * abs(q))
                + radii[n] * 1.04 * (up * np.cos(q * 0.8) + wing * np.sin(q * 0.8))
                for q in (-1, -0.5, 0, 0.5, 1)
            ]
            mould.strand(arc, 0.05, 0.024 if shift < 0 else 0.016, BLACK)
    if nails:
        tip, way, radius = joints[3], unit(joints[3] - joints[2]), radii[3]
        wing = np.cross(way, back)
        ring = [
            tip
            + way * radius * (0.1 + 0.66 * np.cos(t))
            + wing * radius * 0.62 * np.sin(t)
            + back * radius * (0.98 - 0.3 * np.sin(t) ** 2)
            for t in np.linspace(-2.6, 2.6, 15)
        ]
        mould.strand(ring, radius * 0.8, 0.024, BLACK)


def _tendons(mould: Mould, chains: list[Chain], side: int) -> None:
    """A cut in the dip beside each knuckle, longer when the fist is tight."""
    tight = chains[2][0][1][2] < -0.2
    for x, y, z in KNUCKLES[1:]:
        start = np.array([side * (x + 0.085), y + 0.02, z + 0.12])
        end = np.array([side * (x * 0.9 + 0.07), y + (0.26 if tight else 0.18), 0.15])
        mould.strand([start, (start + end) / 2, end], 0.1, 0.022, BLACK)


def _palm_lines(mould: Mould, side: int) -> None:
    """Heart, head and life, and where each finger folds."""
    for line in (
        ((0.38, -0.66), (0.16, -0.78), (-0.10, -0.80), (-0.20, -0.92)),
        ((-0.36, -0.70), (-0.14, -0.62), (0.10, -0.52), (0.26, -0.34)),
        ((-0.34, -0.74), (-0.12, -0.62), (-0.03, -0.38), (-0.07, -0.08)),
    ):
        mould.strand([(side * x, y, -0.2) for x, y in spline(line, 5)], 0.16, 0.026, BLACK)
    for x, y, _ in KNUCKLES[1:]:
        fold = [(side * (x + dx), y - 0.2 - abs(dx) * 0.2, -0.14) for dx in (-0.09, 0, 0.09)]
        mould.strand(fold, 0.1, 0.02, BLACK)
    mould.strand([(side * x, 0.12, -0.17) for x in (-0.17, 0, 0.17)], 0.12, 0.02, BLACK)
