"""Bones of paper figures. One unit is the height of the head; the pelvis is the origin.

Hands and feet are targets; elbows and knees follow by two-bone inverse kinematics, so a hand can be
put ON a thing. The line of action is `lean` + `bend` of the spine, continued by `nod` of the head.
"""

import math
from dataclasses import dataclass, field, replace

from namyok_art.paper.paths import Point
from namyok_art.paper.place import Place, rot


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


POSES: dict[str, Pose] = {
    # from the side
    "stand": Pose(2, -4, 2, (0.1, 0.94), (0.2, 0.9)),
    "walk": Pose(
        6,
        2,
        -2,
        (-0.3, 0.86),
        (0.42, 0.8),
        1,
        1,
        (0.36, 0.92),
        (-0.42, 0.86),
        far_toe=34,
        near_toe=-8,
    ),
    "reaching": Pose(
        9,
        8,
        -20,
        (0.62, -0.76),
        (0.38, -0.9),
        1,
        1,
        (0.02, 1.0),
        (-0.36, 0.9),
        far_toe=38,
        near_toe=14,
        sway=(-0.25, 0),
    ),
    "running": Pose(
        24,
        8,
        -16,
        (-0.5, 0.42),
        (0.62, 0.02),
        1,
        1,
        (0.62, 0.68),
        (-0.8, 0.42),
        near_toe=-18,
        far_toe=70,
        near_grip="fist",
        far_grip="flat",
        sway=(-1.0, -0.35),
    ),
    "embracing": Pose(
        10,
        12,
        6,
        (0.6, 0.3),
        (0.62, 0.02),
        1,
        1,
        (0.06, 0.97),
        (-0.3, 0.92),
        far_toe=24,
        near_grip="cover",
        far_grip="none",
        near_wrist=42,
    ),
    "falling": Pose(
        -22,
        -34,
        -30,
        (0.35, -0.86),
        (-0.5, -0.8),
        1,
        -1,
        (0.62, -0.3),
        (0.2, 0.72),
        near_toe=-50,
        far_toe=-10,
        near_grip="open",
        far_grip="open",
        sway=(0.3, -1.0),
    ),
    "hunched": Pose(
        8,
        46,
        30,
        (0.4, 0.52),
        (0.46, 0.46),
        1,
        1,
        (0.56, 0.14),
        (0.64, 0.12),
        near_grip="cover",
        far_grip="none",
        near_wrist=34,
    ),
    "kneeling": Pose(
        6,
        10,
        8,
        (0.5, 0.5),
        (0.6, 0.42),
        1,
        1,
        (-0.3, 0.5),
        (0.42, 0.5),
        near_toe=70,
        near_grip="cover",
        far_grip="cover",
    ),
    "sitting": Pose(
        -4,
        14,
        8,
        (0.55, 0.5),
        (0.62, 0.46),
        1,
        1,
        (0.62, 0.62),
        (0.56, 0.66),
        near_grip="flat",
        far_grip="flat",
    ),
    "slumped": Pose(
        -8,
        44,
        40,
        (0.5, 0.62),
        (0.56, 0.56),
        1,
        1,
        (0.66, 0.62),
        (0.5, 0.66),
        near_grip="reach",
        far_grip="reach",
    ),
    "dancing": Pose(
        -14,
        -20,
        -22,
        (0.4, -0.9),
        (-0.76, -0.3),
        -1,
        1,
        (-0.06, 0.99),
        (0.72, 0.52),
        far_toe=-26,
        near_toe=24,
        near_grip="open",
        far_grip="open",
        sway=(-0.7, -0.1),
    ),
    "carrying": Pose(
        14,
        10,
        -4,
        (0.5, 0.42),
        (0.62, 0.36),
        1,
        1,
        (0.26, 0.88),
        (-0.38, 0.86),
        far_toe=26,
        near_grip="cover",
        far_grip="cover",
        near_wrist=-40,
        far_wrist=-40,
    ),
    "accusing": Pose(
        17,
        8,
        -4,
        (0.9, -0.14),
        (-0.3, 0.66),
        1,
        -1,
        (0.3, 0.93),
        (-0.34, 0.92),
        far_toe=18,
        near_grip="point",
        far_grip="claw",
    ),
    "denying": Pose(
        -12,
        -8,
        6,
        (0.66, 0.1),
        (0.72, -0.26),
        1,
        1,
        (0.1, 0.98),
        (-0.24, 0.96),
        near_grip="open",
        far_grip="open",
        near_wrist=-50,
        far_wrist=-36,
    ),
    "grieving": Pose(
        10,
        26,
        30,
        (0.4, 0.06),
        (0.46, 0.0),
        1,
        1,
        (0.04, 0.97),
        (-0.12, 0.96),
        near_grip="cover",
        far_grip="cover",
        near_wrist=-24,
        far_wrist=-34,
    ),
    "pushing": Pose(
        34,
        6,
        -14,
        (0.86, 0.02),
        (0.84, -0.16),
        1,
        1,
        (-0.5, 0.82),
        (0.2, 0.8),
        near_toe=44,
        near_grip="flat",
        far_grip="flat",
        near_wrist=-60,
        far_wrist=-60,
    ),
    "pulling": Pose(
        -30,
        -4,
        16,
        (0.86, 0.3),
        (0.88, 0.22),
        1,
        1,
        (0.56, 0.82),
        (0.3, 0.72),
        near_toe=-16,
        near_grip="fist",
        far_grip="fist",
    ),
    "crawling": Pose(
        78,
        10,
        -52,
        (0.4, 0.9),
        (0.7, 0.7),
        1,
        1,
        (-0.42, 0.46),
        (-0.2, 0.5),
        near_toe=76,
        far_toe=76,
        near_grip="flat",
        far_grip="flat",
        near_wrist=-50,
        far_wrist=-50,
    ),
    "lying": Pose(
        84,
        6,
        4,
        (0.3, 0.7),
        (0.8, 0.2),
        1,
        1,
        (-0.96, 0.1),
        (-0.9, 0.26),
        1,
        1,
        near_toe=80,
        far_toe=80,
        near_grip="flat",
        far_grip="flat",
    ),
    # from the front or from behind
    "facing": Pose(
        0, 0, 0, (-0.16, 0.94), (0.16, 0.94), -1, 1, (-0.1, 0.98), (0.1, 0.98), 1, -1, hips=0
    ),
    "weight": Pose(
        3,
        -5,
        2,
        (-0.2, 0.92),
        (0.34, 0.62),
        -1,
        1,
        (-0.02, 0.99),
        (0.34, 0.93),
        1,
        -1,
        hips=7,
        shoulders=-6,
    ),
    "akimbo": Pose(
        0,
        0,
        0,
        (0.0, 0.62),
        (0.0, 0.62),
        1,
        -1,
        (-0.2, 0.97),
        (0.2, 0.97),
        1,
        -1,
        near_grip="fist",
        far_grip="fist",
        near_wrist=60,
        far_wrist=-60,
    ),
    "arms_up": Pose(
        0,
        0,
        0,
        (-0.5, -0.82),
        (0.5, -0.82),
        1,
        -1,
        (-0.2, 0.97),
        (0.2, 0.97),
        1,
        -1,
        near_grip="open",
        far_grip="open",
    ),
    "wide": Pose(
        0,
        0,
        0,
        (-0.95, -0.1),
        (0.95, -0.1),
        1,
        -1,
        (-0.2, 0.97),
        (0.2, 0.97),
        1,
        -1,
        near_grip="open",
        far_grip="open",
    ),
    "shrug": Pose(
        0,
        0,
        0,
        (-0.5, 0.3),
        (0.5, 0.3),
        -1,
        1,
        (-0.12, 0.98),
        (0.12, 0.98),
        1,
        -1,
        near_grip="open",
        far_grip="open",
        near_wrist=-40,
        far_wrist=40,
    ),
    "hug_self": Pose(
        0,
        0,
        0,
        (0.5, 0.36),
        (-0.3, 0.42),
        -1,
        1,
        (-0.06, 0.98),
        (0.08, 0.98),
        1,
        -1,
        near_grip="cover",
        far_grip="cover",
        near_wrist=-30,
        far_wrist=30,
    ),
    "hiding_face": Pose(
        0,
        0,
        0,
        (0.14, -0.22),
        (-0.14, -0.22),
        -1,
        1,
        (-0.06, 0.98),
        (0.08, 0.98),
        1,
        -1,
        near_grip="cover",
        far_grip="peek",
    ),
    "offering": Pose(
        0,
        0,
        0,
        (0.16, 0.42),
        (-0.16, 0.42),
        -1,
        1,
        (-0.12, 0.98),
        (0.12, 0.98),
        1,
        -1,
        near_grip="cup",
        far_grip="cup",
    ),
    "seated": Pose(
        0,
        0,
        0,
        (0.04, 0.66),
        (-0.04, 0.66),
        -1,
        1,
        (-0.14, 0.74),
        (0.14, 0.74),
        lap=True,
        near_grip="flat",
        far_grip="flat",
        near_wrist=40,
        far_wrist=-40,
    ),
    "leaping": Pose(
        -6,
        8,
        -6,
        (-0.8, -0.56),
        (0.86, -0.36),
        1,
        -1,
        (-0.62, 0.62),
        (0.7, 0.44),
        -1,
        -1,
        near_grip="open",
        far_grip="open",
        hips=-8,
        shoulders=8,
        sway=(0, -0.4),
    ),
}


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
