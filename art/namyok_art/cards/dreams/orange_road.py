"""The peel of an orange is a road, and somebody drives home along it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    sample,
)
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.mould import Decal
from namyok_art.painted.surface import Surface

RIND = Surface(gloss=0.35, tight=18)
ROAD = (
    "330 1290, 470 1130, 640 1010, 600 890, 380 830, 190 770, 200 670, 390 628, 560 606, "
    "676 560, 726 460, 700 352"
)
WIDTHS = (150, 128, 96, 76, 62, 54, 48, 45, 42, 40, 34, 8)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(1)
    scene = Scene(
        1, light=(0.6, -0.6, 0.52), light_colour="#ffe6b0", shadow="#122a34", haze="#3f7a78"
    )
    scene.sky("0 #0f3440, 0.4 #1c5a60, 0.7 #2f7470, 1 #123840", warp=70, flow=6)
    scene.glow(420, 340, 460, "#ff9a3c", 0.4)
    orange(scene, rng)
    road(scene)
    car(scene)
    return gouache(
        scene,
        palette="#0f3440, #1c5a60, #f28a1c, #ffb84a, #fff0cc, #c8560f, #7a2f10, #ffe08a, #b8302c",
        pull=0.12,
    )


def orange(scene: Scene, rng: np.random.Generator) -> None:
    """Half in its rind; below it the segments stand like houses with lit windows."""
    mould = Mould()
    frame = mould.frame = Frame(420, 350, 0, 290, turn(0, 8, 10))
    group = mould.group()
    mould.ball((0, 0, 0), 0.93, "#ffa62c", 0, PLAIN)

    def segments(points: Array, colours: Array, materials: Array) -> Array:
        out = np.array(colours)
        around = np.arctan2(points[:, 0], points[:, 2]) / (2 * np.pi) * 11
        u = around % 1 - 0.5
        high = points[:, 1]
        seam = np.abs(u) > 0.46
        out[seam] = out[seam] * 0.3 + 0.7 * np.array([1.0, 0.95, 0.82])
        level = (high + 0.1) * 6.5
        side = np.abs(np.abs(u) - 0.18)
        wide = 0.085
        lit = np.sin(np.floor(level) * 12.9 + np.floor(around) * 78.2 + np.sign(u) * 3.7) > -0.45
        pane = (side < wide) & (np.abs(level % 1 - 0.5) < 0.27) & (high < 0.78)
        out[pane & lit] = np.array([1.45, 1.3, 0.75])
        out[pane & ~lit] = np.array([0.62, 0.26, 0.06])
        return out

    mould.decals[group] = (frame, segments)
    rind = mould.group()
    mould.cap((0, 0, 0), 1.0, (0.16, 1, 0.1), 0.02, "#f2801a", 0, PLAIN)
    mould.decals[rind] = (frame, _pores(rng))
    mould.group()
    mould.ball((0.02, -1.0, 0.02), (0.07, 0.03, 0.07), "#5a7a2c", 0, PLAIN)
    mould.frame = Frame()
    cast(mould, scene, surface=RIND, reach=140, rim=0.3, bounce="#2f8a80", detail=0.9, brush=0.4)


def _pores(rng: np.random.Generator) -> Decal:
    ways = rng.normal(size=(900, 3))
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)

    def paint(points: Array, colours: Array, materials: Array) -> Array:
        unit = points / (np.linalg.norm(points, axis=1, keepdims=True) + 1e-9)
        near = np.full(len(points), -1.0)
        for k in range(0, len(ways), 60):
            near = np.maximum(near, (unit @ ways[k : k + 60].T).max(1))
        out = np.array(colours)
        out[near > 0.99975] *= 0.8
        inner = np.linalg.norm(points, axis=1) < 0.985
        out[inner] = np.array([1.0, 0.93, 0.78])
        return out

    return paint


def road(scene: Scene) -> None:
    """Rind below, white pith at its edges, a dashed line down the middle."""
    curve = sample(ROAD, 240)
    half = np.interp(np.linspace(0, 1, 240), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    heading = np.gradient(curve, axis=0)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    side = np.c_[-heading[:, 1], heading[:, 0]]
    flat = np.c_[side[:, 0], side[:, 1] * 0.62]
    left, right = curve - flat * half[:, None], curve + flat * half[:, None]
    style: Style = {"detail": 0.8, "wobble": 0, "texture": 0.04}

    def strip(k: int, wide: float, drop: float) -> Path:
        j = min(k + 4, 239)
        ends = [
            (left[n] + right[n]) / 2 + s * wide * (right[n] - left[n]) / 2
            for n, s in ((k, -1), (j, -1), (j, 1), (k, 1))
        ]
        return poly([(float(x), float(y) + drop * half[k]) for x, y in ends])

    for k in range(234, -1, -3):
        bright = 0.5 + 0.5 * float(heading[k, 0])
        scene.fill(strip(k, 1, 0.26), "#b8480c", **style)
        scene.fill(strip(k, 1, 0.1), "#fff0cc", **style)
        scene.fill(strip(k, 1, 0), "#fff4d8", **style)
        scene.fill(strip(k, 0.9, 0), mix("#e8741a", "#ff9c34", bright), **style)
        if (k // 12) % 2:
            scene.fill(strip(k, 0.05, 0), "#fff4d8", **style)
    for k in (24, 56, 88, 116, 142, 168):
        x, y = curve[k] + flat[k] * half[k] * (0.97 if flat[k][1] < 0 else -0.97)
        tall = half[k] * 1.5
        scene.line([(x, y), (x, y - tall)], max(2.5, half[k] * 0.05), "#123038", curve=False)
        scene.glow(x, y - tall, half[k] * 0.9, "#ffdc8a", 0.8)
        scene.fill(circle(x, y - tall, max(4, half[k] * 0.1)), "#fff6d0", detail=1)


def car(scene: Scene) -> None:
    """A small red car with a suitcase on its roof comes towards us."""
    scene.cast(ellipse(498, 1136, 86, 18), strength=0.7, soft=8)
    mould = Mould()
    mould.frame = Frame(498, 1090, 100, 1, turn(-152, 14, 0))
    red, glass = "#b8302c", "#123038"
    mould.group()
    mould.box((0, 6, 0), (60, 26, 92), 22, red, 0, PLAIN)
    mould.box((0, -34, -12), (48, 26, 52), 20, red, 10, PLAIN)
    mould.group()
    mould.box((0, -36, -50), (38, 16, 16), 10, glass, 0, PLAIN)
    for s in (-1, 1):
        mould.group()
        mould.box((s * 44, -36, -10), (6, 15, 34), 6, glass, 0, PLAIN)
        mould.group()
        mould.ball((s * 40, 4, -90), (11, 9, 6), "#ffb04a", 0, PLAIN)
        for z in (-56, 56):
            mould.group()
            mould.ball((s * 54, 30, z), (12, 24, 24), "#1c1418", 0, PLAIN)
    mould.group()
    mould.box((0, -76, -10), (44, 12, 34), 5, "#c89a5c", 0, PLAIN)
    mould.frame = Frame()
    cast(mould, scene, reach=60, rim=0.5, detail=0.9, brush=0.4)
