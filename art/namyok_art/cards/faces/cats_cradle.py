"""Two hands keep a red thread; somebody walks on it and it gives under the foot."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Print, X, Y, brush, noise, oval, step
from namyok_art.lino.grasp import grasp
from namyok_art.lino.ground import rings
from namyok_art.lino.little import Little
from namyok_art.lino.solid import BARE, clad, dye, hew
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
    l=((-0.7, 0.68, 0.1), (0.3, 0.8, -0.75)),
    r=((-0.02, 1, 0.02), (-0.04, 1, -0.05)),
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
    moon = oval(404, 400, 262, 262)
    p.ink(moon.grow(7))
    rings(p, 400, 470, 0.97 - 0.16 * step(300, 660, Y), 12, within=moon)
    left = _hand(p, 130, 1060, 168, False, (0.6, -0.5, 0.65))
    right = _hand(p, 678, 1046, 194, True, (-0.6, -0.5, 0.65))
    m = Mould()
    who = clad("woman", coat=dye("red"), cut="dress", legs=BARE, shoes=BARE, girth=0.95)
    placed = figure(m, 400, 742, 440, who, STEPPING, headless=True)
    foot = float(placed["ankler"][0]), 744.0
    _string(p, left, right)
    _walker(p, m, placed["head"])
    _taut(p, left, right, foot)
    return p.press()


def _hand(
    p: Print, x: float, y: float, yaw: float, mirrored: bool, light: tuple[float, float, float]
) -> Array:
    m = Mould()
    joints = grasp(
        m, x, y, 212, "open", yaw, 0, 4 if not mirrored else -4, left=mirrored, elbow=(x, 1500, 0),
        age="old",
    )  # fmt: skip
    hew(p, m, light, gap=7, outline=7, line=3, ambient=0.1, length=60)
    return joints


def _thread(p: Print, pts: list[tuple[float, float]], width: float = 8) -> None:
    line = brush(pts, [width] * 3)
    p.put(line.grow(4), k=0, a=0, b=0)
    p.put(line, k=0, a=1, b=0)


def _on(joints: Array, finger: int) -> tuple[float, float]:
    """Between the last two joints of a finger."""
    at = joints[finger, -1] * 0.5 + joints[finger, -2] * 0.5
    return float(at[0]), float(at[1])


def _string(p: Print, left: Array, right: Array) -> None:
    (ix, iy), (tx, ty) = _on(left, 1), _on(left, 0)
    (jx, jy), (ux, uy) = _on(right, 1), _on(right, 0)
    _thread(p, [(tx, ty), (400, (ty + jy) / 2 + 70), (jx, jy + 34)])
    _thread(p, [(ux, uy), (400, (uy + iy) / 2 + 70), (ix, iy + 34)])
    _thread(p, [(tx, ty + 14), (400, ty + 34), (ux, uy + 14)])
    for x, y in ((ix, iy), (tx, ty), (jx, jy), (ux, uy)):
        for q in (-10, 10):
            _thread(p, [(x - 24, y + q - 4), (x, y + q + 6), (x + 24, y + q - 4)])
    _thread(p, [(ux, uy + 20), (ux + 10, uy + 130), (ux - 70, uy + 240), (ux - 30, 1230)])


def _taut(p: Print, left: Array, right: Array, foot: tuple[float, float]) -> None:
    """The thread she stands on gives under her foot."""
    _thread(p, [_on(left, 1), foot], 9)
    _thread(p, [foot, _on(right, 1)], 9)


def _walker(p: Print, m: Mould, head: Array) -> None:
    hew(p, m, (-0.4, -0.4, 0.8), gap=5, outline=5, line=2.2, ambient=0.2, cloth=0.16, length=40)
    face = Little(float(head[0]), float(head[1]) - 2, 44, 0.1, -0.2, "heart", "snub", "bun")
    face.behind(p)
    face.draw(p, (0.9, -0.1, 1), (-0.12, 0.02), (0.12, -0.2, 0.08), (1, 0))
