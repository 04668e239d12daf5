"""Figures: a person in a pose with a feeling, put on the ground and looking somewhere."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from namyok_art.painted.colour import Array, mix
from namyok_art.painted.figures.cloth import legs, sleeve_colour, trunk, woven
from namyok_art.painted.figures.expressions import Expression
from namyok_art.painted.figures.hands import hand
from namyok_art.painted.figures.heads import head
from namyok_art.painted.figures.kinds import Person
from namyok_art.painted.figures.poses import POSES
from namyok_art.painted.figures.skeleton import Pose, Skeleton
from namyok_art.painted.mould import CLOTH, SKIN, Mould
from namyok_art.painted.space import Frame, Point, basis, unit


@dataclass(frozen=True)
class Placed:
    """Where the joints and finger tips of a placed figure are, in card pixels."""

    joints: Mapping[str, Array]
    tips: Mapping[str, Array]

    def __getitem__(self, name: str) -> Array:
        return self.joints[name]

    @property
    def feet(self) -> Array:
        return np.asarray((self.joints["anklel"] + self.joints["ankler"]) / 2)[:2]


def figure(
    mould: Mould,
    x: float,
    y: float,
    height: float = 300,
    person: Person | None = None,
    pose: str | Pose = "standing",
    expression: str | Expression = "calm",
    *,
    yaw: float | None = None,
    pitch: float = 0,
    roll: float | None = None,
    z: float = 0,
    flip: bool = False,
    look: Point | None = None,
    reach: Mapping[str, Point] | None = None,
    strength: float = 1.0,
    headless: bool = False,
    **change: Any,
) -> Placed:
    """Add a figure; (x, y) is the ground under it (or the pelvis if the pose has no ground).

    yaw, roll   turn of the body if not the pose's own; pitch > 0 is seen from above
    look        the place its eyes go to; reach = places its wrists go to, {"R": (x, y, z)}
    headless    neck only, for a head that another painter draws there
    change      fields of the pose to replace, e.g. head=(30, -10, 0), hands=("fist", "open")
    """
    who = person or Person()
    stance = replace(POSES[pose] if isinstance(pose, str) else pose, **change)
    way, lean = (stance.yaw if yaw is None else yaw), (stance.roll if roll is None else roll)
    bones = Skeleton(who.body, who.girth, stance, way, pitch, lean, flip)
    low = bones.lowest() + stance.lift if stance.ground else 0.0
    left = (bones["anklel"][0] + bones["ankler"][0]) / 4 if stance.ground else 0.0
    frame = Frame(x - left * height, y - low * height, z, height)
    _bring_hands(bones, frame, stance, reach or {})
    mould.frame = frame
    legs(mould, bones, who)
    trunk(mould, bones, who)
    mould.group()
    thin = bones.girth**0.5
    shaded = mix(who.tone, "#8a3f30", 0.14)
    mould.cone(bones["neck"], bones["throat"], 0.031 * thin, 0.028 * thin, shaded, 0, SKIN)
    hx, hy, hz = frame.p(*bones["head"])
    size = bones.head_size * height
    if not headless:
        head(
            mould,
            hx,
            hy,
            hz,
            size,
            who,
            expression,
            rot=bones.head_rot,
            look=look,
            strength=strength,
            bust=False,
        )
    tips = {arm: _forearm(mould, bones, frame, who, i, arm, height) for i, arm in enumerate("LR")}
    mould.frame = Frame()
    joints = {name: frame.p(*joint) for name, joint in bones.joints.items()}
    return Placed(joints, tips)


def _bring_hands(bones: Skeleton, frame: Frame, stance: Pose, reach: Mapping[str, Point]) -> None:
    for arm, goal in stance.to.items():
        if isinstance(goal, str):
            s = -1 if (arm == "L") != bones.flip else 1
            cheek = bones.head_rot @ np.array([s * 0.17, 0.30, 0.36]) * bones.head_size
            bones.reach(arm, bones["head"] + cheek)
        else:
            bones.reach(arm, bones.place(goal))
    for arm, place in reach.items():
        bones.reach(arm, frame.local(np.asarray(place, float)))


def _forearm(
    mould: Mould, bones: Skeleton, frame: Frame, who: Person, i: int, arm: str, height: float
) -> Array:
    """Forearms and hands come last: groups of their own, crisp over the body."""
    g, sleeve = bones.girth, sleeve_colour(who)
    elbow, wrist = bones["elbow" + arm], bones["wrist" + arm]
    along = unit(wrist - elbow)
    mould.frame = frame
    group = mould.group()
    mould.cone(elbow, wrist, 0.0345 * g, 0.027 * g, sleeve, 0, CLOTH)
    upper = unit(elbow - bones["shoulder" + arm])
    for k in (0.0, 0.35, 0.62):  # the sleeve bunches behind the elbow's bend
        place = elbow + along * (0.018 + 0.035 * k)
        bunch = (0.036 * g, 0.009, 0.036 * g)
        mould.ball(
            place, bunch, sleeve, 0.012, CLOTH, basis(unit(along + upper * 0.4), bones.front)
        )
    turned = basis(along, bones.front)
    mould.decals[group] = (Frame.at(frame.p(*elbow), height, turned), woven(who, 0.045))
    mould.group()
    cuff = mix(sleeve, "#1c1420", 0.2)
    mould.ball(wrist - along * 0.004, (0.030 * g, 0.014, 0.030 * g), cuff, 0.006, CLOTH, turned)
    aim, back = _palm_way(bones, i, along)
    place = frame.p(*(wrist + along * 0.012))
    palm = Frame.at(place, height * who.body.hand, basis(-aim, back))
    handed = (i == 1) != bones.flip
    grip = bones.pose.hands[i]
    return hand(mould, palm, grip, who.tone, handed, age=who.age, nails=height > 500)


def _palm_way(bones: Skeleton, i: int, along: Array) -> tuple[Array, Array]:
    """Where the fingers and the back of a hand point."""
    pose, s = bones.pose, (-1, 1)[i]
    grip, goal = pose.hands[i], pose.to.get("LR"[i])
    aim = along
    back = unit(bones.shoulders * s * 0.7 + bones.front * 0.5)
    if goal == "face":
        lean = 0.10 * (1 if (s < 0) != bones.flip else -1)
        aim = bones.head_rot @ unit((lean, -1, 0.06))
        back = bones.head_rot @ np.array([0, 0, 1.0])
    elif grip == "cover":
        back = bones.front
    elif grip == "open":
        back = -bones.front
    chosen, wanted = pose.backs[i], pose.aims[i]
    if chosen is not None:
        back = bones.way(chosen)
    if wanted is not None:
        aim = bones.way(wanted)
    return aim, back
