"""Houses open like nesting dolls: lids hang in the air, in the last one the lamp is lit."""

from contextlib import ExitStack
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Colour, Scene, ellipse, gouache, mix, rect, rgb, union
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.buildings import smoke
from namyok_art.painted.surface import Surface

LACQUER = Surface(gloss=0.35, tight=50)
TILT = 20
SHELLS = (
    (1000, 340, "#b02c28", "#f2b84a", 7),
    (928, 240, "#1f6a6c", "#f6d890", 6),
    (862, 162, "#d89a34", "#7a2a24", 5),
)
"""Height of the rim, radius, lacquer, ornament, windows around."""


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        34, light=(-0.45, -0.65, 0.6), light_colour="#ffe0ac", shadow="#1c1030", haze="#6a3a4a"
    )
    scene.sky("0 #1c1838, 0.35 #3f2448, 0.6 #7a3a44, 1 #2a1428", warp=60, flow=5)
    scene.glow(400, 640, 420, "#ffb45a", 0.75)
    scene.cast(ellipse(400, 1180, 420, 70), strength=0.8, soft=20)
    with ExitStack() as inside:
        for y, radius, lacquer, ornament, windows in SHELLS:
            mould = Mould()
            bowl(mould, y, radius, lacquer, painted_wall(ornament, windows))
            cast(mould, scene, surface=LACQUER, reach=140, detail=0.9, brush=0.35, rim=0.3)
            rim = ellipse(400, y, radius * 0.95, radius * 0.95 * np.sin(np.deg2rad(TILT)))
            inside.enter_context(scene.clip(union(rect(-50, -50, 900, 50 + y), rim)))
            scene.glow(400, y - 40, radius * 0.9, "#ffb45a", 0.5, squash=0.5)
        smallest(scene)
    for y, radius, lean, drift, (_, _, lacquer, ornament, _) in (
        (520, 160, 8, 14, SHELLS[2]),
        (362, 236, -9, -16, SHELLS[1]),
        (182, 330, 7, 10, SHELLS[0]),
    ):
        mould = Mould()
        lid(mould, 400 + drift, y, radius, lean, lacquer, ornament)
        cast(
            mould,
            scene,
            surface=LACQUER,
            reach=100,
            detail=0.9,
            brush=0.35,
            rim=0.3,
            bounce="#ffb45a",
        )
    return gouache(
        scene,
        palette="#1c1838, #7a3a44, #b02c28, #1f6a6c, #d89a34, #f2b84a, #fff0d0, #2a1428, #7a2a24",
        pull=0.12,
    )


def bowl(mould: Mould, y: float, radius: float, lacquer: Colour, wall: Decal) -> None:
    """The lower half of a house, round like a doll, seen from above."""
    frame = mould.frame = Frame(400, y, 0, radius, turn(0, TILT, 0))
    group = mould.group()
    mould.cap((0, -0.1, 0), (1.06, 1.0, 1.06), (0, -1, 0), -0.1, lacquer, 0, PLAIN)
    mould.ball(
        (0, -0.15, 0), (0.93, 0.72, 0.93), mix(lacquer, "#1c0c14", 0.55), 0.01, PLAIN, cut=True
    )
    mould.decals[group] = (frame, wall)
    mould.group()
    turns = np.linspace(0, 2 * np.pi, 61)
    mould.chain(
        [(np.cos(a) * 0.99, 0.0, np.sin(a) * 0.99) for a in turns],
        [0.045] * 61,
        "#f6dca0",
        0,
        PLAIN,
    )
    mould.frame = Frame()


def painted_wall(ornament: Colour, windows: int) -> Decal:
    """Lit arched windows and a band of flowers round the wall; the inside stays dark."""
    gold, glow, dark = rgb(ornament), np.array([1.5, 1.15, 0.5]), rgb("#241018")

    def paint(points: Array, colours: Array, materials: Array) -> Array:
        out = np.array(colours)
        around = np.arctan2(points[:, 0], points[:, 2]) / (2 * np.pi) * windows * 2
        high = points[:, 1]
        outside = np.hypot(points[:, 0], points[:, 2]) ** 2 + (high + 0.1) ** 2 > 0.98
        u = (around + 0.5) % 1 - 0.5
        top = 0.20 - 0.14 * np.sqrt(np.clip(1 - (u / 0.2) ** 2, 0, 1))
        frame = (np.abs(u) < 0.27) & (high > top - 0.06) & (high < 0.44)
        pane = (np.abs(u) < 0.19) & (high > top) & (high < 0.39)
        out[outside & frame] = gold
        out[outside & pane] = glow * (0.75 + 0.25 * np.cos(u[outside & pane] * 5))[:, None]
        band = outside & (high > 0.50) & (high < 0.74)
        out[band] = dark
        v = (around * 1.5) % 1 - 0.5
        petal = np.hypot(v * 0.32, high - 0.62)
        angle = np.arctan2(high - 0.62, v * 0.32)
        out[band & (petal < 0.085 * (0.7 + 0.3 * np.cos(5 * angle)))] = gold
        out[band & (petal < 0.025)] = rgb("#e2503c")
        out[outside & (np.abs(high - 0.50) < 0.012)] = gold
        out[outside & (np.abs(high - 0.74) < 0.012)] = gold
        return out

    return paint


def lid(
    mould: Mould, x: float, y: float, radius: float, lean: float, lacquer: Colour, ornament: Colour
) -> None:
    """A roof that is a lid: shingled cone, knob, and its dark inside."""
    frame = mould.frame = Frame(x, y, 0, radius, turn(0, -12, 0) @ turn(0, 0, lean))
    dark, gold = rgb(mix(lacquer, "#140a12", 0.45)), rgb(ornament)

    def shingles(points: Array, colours: Array, materials: Array) -> Array:
        out = np.array(colours)
        row = points[:, 1] * 11
        around = np.arctan2(points[:, 0], points[:, 2]) * 9 / np.pi * 2 + 0.5 * (np.floor(row) % 2)
        edge = (row % 1) - 0.55 - 0.4 * np.cos((around % 1 - 0.5) * np.pi)
        out[edge > 0] = dark
        out[np.abs(edge) < 0.09] = out[np.abs(edge) < 0.09] * 0.5 + gold * 0.5
        return out

    group = mould.group()
    steps = np.linspace(0, 1, 6)
    for a, b in pairwise(steps):
        mould.skirt(
            (0, -0.8 + 0.75 * a, 0),
            (0, -0.8 + 0.75 * b, 0),
            0.02 + 1.0 * a,
            0.02 + 1.0 * b,
            lacquer,
            folds=0,
            depth=0,
            flat=1,
            hem=0.01,
        )
    mould.decals[group] = (frame, shingles)
    mould.group()
    mould.ball((0, -0.02, 0), (0.98, 0.03, 0.98), "#2a1018", 0, PLAIN)
    mould.group()
    mould.ball((0, -0.84, 0), 0.07, "#f6dca0", 0, PLAIN)
    mould.frame = Frame()


def smallest(scene: Scene) -> None:
    """The last house does not open. Somebody is at home."""
    scene.glow(400, 740, 190, "#ffd88a", 0.85)
    mould = Mould()
    mould.frame = Frame(400, 812, 0, 1.35, turn(0, 12, 0))
    mould.group()
    mould.ball((0, 0, 0), (62, 66, 62), "#f6ead0", 0, PLAIN)
    mould.group()
    for a in range(8):
        top, low = -136 + a * 13, -136 + (a + 1) * 13
        mould.skirt(
            (0, top, 0),
            (0, low, 0),
            3 + a * 10,
            13 + a * 10,
            "#b02c28",
            folds=0,
            depth=0,
            flat=1,
            hem=0.01,
        )
    mould.group()
    mould.box((24, -104, -20), (9, 24, 9), 2, "#8a5a4a", 0, PLAIN)
    mould.group()
    mould.box((0, 26, 60), (15, 26, 6), 5, "#3f7a4a", 0, PLAIN)
    for x in (-36, 36):
        mould.group()
        mould.ball((x, 0, 50), (12, 16, 8), "#ffd45a", 0, PLAIN)
    mould.frame = Frame()
    cast(mould, scene, reach=40, ambient=0.4, detail=0.95, brush=0.5)
    smoke(scene, 433, 628, 60, "#ffe8c8", drift=3, puffs=8, size=5)
