"""Two hands keep a red thread; somebody walks on it and it gives under the foot."""

from functools import reduce
from itertools import pairwise
from operator import or_

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, X, Y, brush, noise, oval, step
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import rings
from namyok_art.lino.little import Little
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
from namyok_art.painted.colour import Array
from namyok_art.painted.figures import Pose, figure
from namyok_art.painted.mould import Mould

STEPPING = Pose(
    spine=(0.1, -1, 0.0),
    chest=(-0.12, -1, 0.05),
    hips=8,
    shoulders=-12,
    L=((-1, -0.25, 0.1), (-0.95, -0.4, 0.2)),
    R=((1, 0.2, 0.1), (1, -0.15, 0.2)),
    l=((-0.3, 0.95, 0.04), (-0.02, 1, -0.1)),
    r=((0.14, 1, 0.0), (0.22, 0.98, -0.1)),
    head=(-10, 10, 6),
    hands=("open", "open"),
    yaw=14,
    toes=(True, False),
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "sky", 12)
    away = np.hypot(X - 400, (Y - 470) * 0.8)
    tone = 0.35 + 0.5 * np.exp(-((away / 300) ** 2)) + (noise(160, 3) - 0.5) * 0.3
    rings(p, 400, 470, tone.astype(np.float32), 12, b=1)
    moon = oval(402, 428, 306, 306)
    p.ink(moon.grow(7))
    rings(p, 400, 470, 0.97 - 0.16 * step(400, 740, Y), 12, within=moon)
    left, right = (_hand(*where) for where in ((126, 1030, 168, False), (682, 1016, 194, True)))
    m = Mould()
    who = clad("woman", coat=dye("red"), cut="dress", legs=BARE, shoes=BLACK, girth=0.95)
    placed = figure(m, 400, 716, 490, who, STEPPING, headless=True)
    _string(p, left[1], right[1])
    _walker(p, m, placed["head"])
    feet = [(float(placed[foot][0]), float(placed[foot][1]) + 30) for foot in ("anklel", "ankler")]
    stops = [_on(left[1], 1), *feet, _on(right[1], 1)]
    _thread(p, *([one, two] for one, two in pairwise(stops)))
    for (mould, joints), way in ((left, 0.6), (right, -0.6)):
        hand = hew(p, mould, (way, -0.5, 0.65), gap=7, outline=7, line=3, ambient=0.1, length=60)
        _wound(p, joints, hand)
    return p.press()


def _hand(x: float, y: float, yaw: float, mirrored: bool) -> tuple[Mould, Array]:
    m = Mould()
    joints = grasp(
        m, x, y, 212, "open", yaw, 0, 4 if not mirrored else -4, left=mirrored, elbow=(x, 1500, 0),
        age="old",
    )  # fmt: skip
    return m, joints


def _thread(p: Print, *ways: list[tuple[float, float]], within: Mask | None = None) -> None:
    line = reduce(or_, (brush(way, [11] * 3) for way in ways))
    for mask, red in ((line.grow(5), 0), (line, 1)):
        p.put(mask & within if within else mask, k=0, a=red, b=0)


def _on(joints: Array, finger: int) -> tuple[float, float]:
    """Between the last two joints of a finger."""
    at = joints[finger, -1] * 0.35 + joints[finger, -2] * 0.65
    return float(at[0]), float(at[1])


def _string(p: Print, left: Array, right: Array) -> None:
    """It runs behind the fingers: from each index to the other thumb, from thumb to thumb."""
    index, thumb = _on(left, 1), _on(left, 0)
    other, last = _on(right, 1), _on(right, 0)
    _thread(p, [thumb, (other[0], other[1] + 16)])
    _thread(p, [last, (index[0], index[1] + 16)])
    low = (thumb[1] + last[1]) / 2 + 60
    _thread(p, [thumb, (400, low), last])
    end = [(last[0] - 6, last[1]), (last[0] - 60, last[1] + 120), (last[0] - 20, last[1] + 220)]
    _thread(p, [*end, (last[0] - 70, 1230)])


def _wound(p: Print, joints: Array, hand: Mask) -> None:
    """Two turns of thread over a finger, from edge to edge."""
    for finger in (0, 1):
        way = joints[finger, -1, :2] - joints[finger, -2, :2]
        way = way / np.hypot(*way)
        across = np.array([-way[1], way[0]])
        at = np.array(_on(joints, finger))
        for q in (-9, 9):
            bow = [at + way * (q + up) + across * far for far, up in ((-40, 0), (0, -9), (40, 0))]
            _thread(p, [(float(x), float(y)) for x, y in bow], within=hand.grow(5))


def _walker(p: Print, m: Mould, head: Array) -> None:
    hew(p, m, (-0.4, -0.4, 0.8), gap=5, outline=5, line=2.2, ambient=0.2, cloth=0.16, length=40)
    face = Little(float(head[0]), float(head[1]) - 2, 54, 0.1, -0.2, "heart", "snub", "bun")
    face.behind(p)
    face.draw(p, (0.9, -0.1, 1), (-0.12, 0.02), (0.12, -0.2, 0.08), (1, 0))
