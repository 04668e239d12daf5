"""Bones of paper figures. One unit is the height of the head; the pelvis is the origin.

Hands and feet are targets; elbows and knees follow by two-bone inverse kinematics, so a hand can be
put ON a thing. The line of action is `lean` + `bend` of the spine, continued by `nod` of the head.
"""

import math
import tomllib
from dataclasses import dataclass, field, replace
from importlib.resources import files

from namyok_art.paper.paths import Point
from namyok_art.paper.place import Place, rot
from namyok_art.paper.props.moods import tuples


@dataclass(frozen=True)
class Build:
    torso: float = 1.55
    arm: float = 1.8
    leg: float = 2.05
    hand: float = 0.7
    bulk: float = 1.0


BUILDS = {
    "child": Build(1.05, 1.15, 1.2, 0.52, 0.78),
    "adult": Build(),
    "old": Build(1.45, 1.75, 1.8, 0.7, 1.02),
    "stout": Build(1.5, 1.75, 1.85, 0.7, 1.4),
    "giant": Build(3.0, 3.4, 2.9, 1.2, 1.9),
}


@dataclass(frozen=True)
class Pose:
    """From the side the figure looks right and near limbs are ours; from the front near is left."""

    lean: float = 0
    bend: float = 0
    nod: float = 0
    near_hand: Point = (0.25, 0.85)
    """From the shoulder, in arm lengths."""
    far_hand: Point = (0.35, 0.8)
    near_elbow: int = 1
    far_elbow: int = 1
    near_foot: Point = (0.06, 0.98)
    """From the hip, in leg lengths."""
    far_foot: Point = (-0.14, 0.97)
    near_knee: int = -1
    far_knee: int = -1
    near_toe: float = 0
    far_toe: float = 0
    near_grip: str = "reach"
    far_grip: str = "reach"
    near_wrist: float = 0
    far_wrist: float = 0
    hips: float = 0
    """Front and back: the pelvis tilts, the shoulders answer; weight is on the higher hip."""
    shoulders: float = 0
    lap: bool = False
    """Sitting towards us: feet are given, thighs come at the viewer."""
    sway: Point = (0, 0)
    """How the hem and the scarf fly, in heads."""

    def but(self, **changes: object) -> "Pose":
        return replace(self, **changes)  # type: ignore[arg-type]


def _load() -> dict[str, Pose]:
    table = tomllib.loads(files(__package__).joinpath("poses.toml").read_text("utf-8"))
    return {name: Pose(**tuples(row)) for name, row in table.items()}


POSES = _load()


@dataclass
class Bones:
    chest: Point
    shoulder: Point
    neck: Point
    head: Point
    head_turn: float
    joints: dict[str, tuple[Point, Point, Point]] = field(default_factory=dict)
    """near_arm, far_arm, near_leg, far_leg: root, middle, end."""


def bend_limb(
    a: Point, target: Point, upper: float, lower: float, sign: int
) -> tuple[Point, Point]:
    """Middle joint and end of a limb; the end is pulled in when it is out of reach."""
    dx, dy = target[0] - a[0], target[1] - a[1]
    far = math.hypot(dx, dy) or 1e-6
    reach = max(min(far, (upper + lower) * 0.995), abs(upper - lower) * 1.01)
    dx, dy = dx / far, dy / far
    k = (upper * upper - lower * lower + reach * reach) / (2 * reach)
    k = max(-upper, min(upper, k))
    side = math.sqrt(max(0.0, upper * upper - k * k)) * sign
    joint = (a[0] + dx * k - dy * side, a[1] + dy * k + dx * side)
    return joint, (a[0] + dx * reach, a[1] + dy * reach)


def up(length: float, angle: float, start: Point) -> Point:
    step = rot((0, -length), angle)
    return start[0] + step[0], start[1] + step[1]


def skeleton(
    pose: Pose,
    build: Build,
    view: str,
    place: Place,
    near_at: Point | None = None,
    far_at: Point | None = None,
) -> Bones:
    """`near_at` and `far_at` are points of the card for the wrists instead of the pose's own."""
    b, side_view = build, view == "side"
    middle = up(b.torso * 0.45, pose.lean, (0.0, 0.0))
    top = pose.lean + pose.bend
    chest = up(b.torso * 0.55, top, middle)
    neck = up(0.16 * b.bulk**0.5, top + pose.nod * 0.4, chest)
    head_turn = pose.lean * 0.4 + pose.bend * 0.4 + pose.nod
    seat = rot((-0.1, 0.36) if side_view else (0.0, 0.43), head_turn)
    shoulder = up((-0.2 if side_view else -0.14) * b.bulk, top, chest)
    bones = Bones(chest, shoulder, neck, (neck[0] - seat[0], neck[1] - seat[1]), head_turn)
    wide = (0.1 if side_view else 0.43) * b.bulk
    arms = (
        ("near", -1, pose.near_hand, pose.near_elbow, near_at),
        ("far", 1, pose.far_hand, pose.far_elbow, far_at),
    )
    for name, s, target, sign, at in arms:
        out = rot((s * wide, 0), top + pose.shoulders)
        a = (shoulder[0] + out[0], shoulder[1] + out[1])
        goal = (a[0] + target[0] * b.arm, a[1] + target[1] * b.arm)
        if at is not None:
            goal = place.back(*at)
        bones.joints[f"{name}_arm"] = (a, *bend_limb(a, goal, b.arm * 0.52, b.arm * 0.48, sign))
    hip = (0.07 if side_view else 0.21) * b.bulk
    legs = (
        ("near", -1, pose.near_foot, pose.near_knee),
        ("far", 1, pose.far_foot, pose.far_knee),
    )
    for name, s, target, sign in legs:
        a = rot((s * hip, 0), pose.hips)
        goal = (a[0] + target[0] * b.leg, a[1] + target[1] * b.leg)
        if pose.lap:
            knee = (a[0] + s * 0.16 * b.bulk, a[1] + 0.3)
            bones.joints[f"{name}_leg"] = (a, knee, (knee[0] + target[0] * 0.4, goal[1]))
        else:
            joint, end = bend_limb(a, goal, b.leg * 0.5, b.leg * 0.5, sign)
            bones.joints[f"{name}_leg"] = (a, joint, end)
    return bones
