"""Skeletons: a pose gives bone directions, the age of the body gives their lengths.

A pose is written for a body that faces the viewer (x right, y down, z to the viewer), then turned.
L and l are the viewer's left of that body. All lengths are shares of the standing height.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from namyok_art.painted.colour import Array
from namyok_art.painted.figures.kinds import Age
from namyok_art.painted.space import Point, basis, turn, unit

Way = tuple[float, float, float]
Limb = tuple[Way, Way]
"""Directions of the upper and the lower bone."""


@dataclass(frozen=True)
class Pose:
    """Where every bone goes.

    spine, chest      directions of the lower and the upper half of the trunk, one arc together
    hips, shoulders   tilt in degrees; they go opposite ways when the weight is on one foot
    twist             degrees between hips and shoulders
    L, R, l, r        arms and legs; head = yaw, pitch, roll against the neck
    hands             grips of hands.GRIPS; backs = where the back of each hand looks; aims = where
                      its fingers go if not along the forearm
    to                where a hand must come: "face", or a place from the waist (shares of height)
    lift              above the ground; ground False = (x, y) is the pelvis; toes pointed or not
    """

    spine: Way = (0, -1, 0)
    chest: Way = (0, -1, 0)
    hips: float = 0
    shoulders: float = 0
    twist: float = 0
    L: Limb = ((-0.2, 1, 0), (-0.05, 1, 0.2))
    R: Limb = ((0.2, 1, 0), (0.05, 1, 0.2))
    l: Limb = ((-0.05, 1, 0), (-0.03, 1, -0.05))  # noqa: E741
    r: Limb = ((0.05, 1, 0), (0.03, 1, -0.05))
    head: Way = (0, 0, 0)
    hands: tuple[str, str] = ("rest", "rest")
    backs: tuple[Way | None, Way | None] = (None, None)
    aims: tuple[Way | None, Way | None] = (None, None)
    to: Mapping[str, str | Way] = field(default_factory=dict)
    yaw: float = 0
    roll: float = 0
    lift: float = 0
    ground: bool = True
    toes: tuple[bool, bool] = (False, False)
    swing: Way = (0, 0, 0)


class Skeleton:
    """Joints of one posed body in its own units, pelvis at the origin."""

    def __init__(
        self,
        age: Age,
        girth: float,
        pose: Pose,
        yaw: float,
        pitch: float,
        roll: float,
        flip: bool,
    ) -> None:
        self.age, self.pose, self.flip = age, pose, flip
        self.girth = age.girth * girth
        sign = -1 if flip else 1
        self.rot = turn(0, 0, sign * roll) @ turn(0, pitch, 0) @ turn(sign * yaw, 0, 0)
        self.mirror = np.diag([float(sign), 1, 1])
        hips, shoulders, twist = np.deg2rad([pose.hips, pose.shoulders, pose.twist])
        self.hips = self.way((np.cos(hips), np.sin(hips), 0))
        across = (np.cos(shoulders) * np.cos(twist), np.sin(shoulders), np.sin(twist))
        self.shoulders = self.way(across)
        self.front = self.way((0, 0, 1))
        self.spine, self.chest = self.way(pose.spine), self.way(pose.chest)
        self.swing = self.rot @ self.mirror @ np.array(pose.swing, float)
        self.joints: dict[str, Array] = {}
        self._trunk()
        self._limbs()
        self._neck()
        self.toes = {side: self._toe(i, side) for i, side in enumerate("lr")}

    def __getitem__(self, name: str) -> Array:
        return self.joints[name]

    def way(self, vector: Point) -> Array:
        """A direction of the pose in the world."""
        return np.asarray(self.rot @ (self.mirror @ unit(vector)))

    def place(self, vector: Point) -> Array:
        """A place given from the waist."""
        return np.asarray(self["waist"] + self.rot @ (self.mirror @ np.asarray(vector, float)))

    def reach(self, arm: str, goal: Array) -> None:
        """Bring a wrist to a place; the posed upper arm says which way the elbow goes."""
        upper, lower = self.age.upper_arm, self.age.forearm
        shoulder = self["shoulder" + arm]
        line = goal - shoulder
        distance = min(float(np.linalg.norm(line)), (upper + lower) * 0.995)
        line = unit(line)
        along = (upper**2 - lower**2 + distance**2) / (2 * distance)
        limb = self.pose.L if arm == "L" else self.pose.R
        pole = self.way(limb[0])
        pole = unit(pole - line * (pole @ line))
        out = np.sqrt(max(upper**2 - along**2, 0))
        self.joints["elbow" + arm] = shoulder + line * along + pole * out
        self.joints["wrist" + arm] = shoulder + line * distance

    def lowest(self) -> float:
        return float(max(self["anklel"][1], self["ankler"][1])) + 0.036

    def _trunk(self) -> None:
        torso = self.age.torso
        pelvis = np.zeros(3)
        waist = pelvis + self.spine * torso * 0.42
        self.joints |= {
            "pelvis": pelvis,
            "waist": waist,
            "rib": waist + self.chest * torso * 0.30,
            "neck": waist + self.chest * torso * 0.58,
        }

    def _limbs(self) -> None:
        age, pose, joints = self.age, self.pose, self.joints
        wide = age.shoulder * max(1.0, (self.girth / age.girth) ** 0.35)
        for s, arm, side, reach, step in (
            (-1, "L", "l", pose.L, pose.l),
            (1, "R", "r", pose.R, pose.r),
        ):
            shoulder = joints["neck"] + s * self.shoulders * wide - self.spine * 0.022
            elbow = shoulder + self.way(reach[0]) * age.upper_arm
            hip = s * self.hips * age.hip
            knee = hip + self.way(step[0]) * age.thigh
            joints |= {
                "shoulder" + arm: shoulder,
                "elbow" + arm: elbow,
                "wrist" + arm: elbow + self.way(reach[1]) * age.forearm,
                "hip" + side: hip,
                "knee" + side: knee,
                "ankle" + side: knee + self.way(step[1]) * age.shin,
            }

    def _neck(self) -> None:
        age, sign = self.age, -1 if self.flip else 1
        yaw, pitch, roll = self.pose.head
        up = unit(self.chest * 0.6 + self.spine * 0.4 + self.front * 0.10)
        self.head_size = age.head * 1.02
        self.head_rot = basis(-up, self.front) @ turn(sign * yaw, pitch, sign * roll)
        top = self["neck"] + up * (age.nape + 0.02)
        self.joints["throat"] = top + self.head_rot @ np.array([0, -0.16, -0.04]) * self.head_size
        self.joints["head"] = top + self.head_rot @ np.array([0, -0.40, 0.10]) * self.head_size

    def _toe(self, i: int, side: str) -> Array:
        """Feet stand square to the shin and point where the knee points."""
        pointed = self.pose.toes[i]
        down = unit(self["ankle" + side] - self["knee" + side])
        ahead = unit(self.front - down * (self.front @ down) * (0.2 if pointed else 0.85))
        ahead = unit(ahead + down * (0.75 if pointed else 0.12))
        outward = self.hips * (-0.25 if side == "l" else 0.25)
        return unit(ahead + outward)
