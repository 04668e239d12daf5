"""A volcano has come to dinner; the others have left their chairs, and we hold out the sugar."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    rgb,
    smooth,
    spline,
    tube,
)
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.props.cumulus import cumulus
from namyok_art.painted.surface import BRASS, Surface

PEAK = Frame(470, 560, -120, 330, turn(-6, 4))
ROCK = Surface(chip=48, tilt=0.26)
SMOKE = Surface(soft=8)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(13)
    scene = Scene(
        13, light=(-0.5, -0.62, 0.6), light_colour="#ffc890", shadow="#1c0c1c", haze="#6a2424"
    )
    scene.sky("0 #2a0f18, 0.3 #5a1a1c, 0.6 #7a2420, 1 #2a1018", warp=40, flow=90)
    for x in range(-20, 820, 62):
        scene.line([(x, -10), (x, 720)], 5, "#2a0c14", curve=False, alpha=0.4)
    scene.glow(470, 170, 520, "#ff7a2c", 0.7)
    _smoke(scene, rng)
    _mountain(scene, rng)
    _chairs(scene)
    _table(scene)
    _napkin(scene)
    with scene.clip(rect(-20, -20, 840, 775)):  # their backs stand before the ends of the napkin
        _chairs(scene)
    _dishes(scene)
    _spoon(scene, rng)
    return gouache(
        scene,
        palette="#2a0f18, #7a2420, #b85a3c, #ff7a2c, #ffd070, #fff4e0, #c8a8a0, #1c0c1c, #5a6a78",
        pull=0.1,
    )


def _smoke(scene: Scene, rng: np.random.Generator) -> None:
    for x, y, wide, tone in (
        (250, 110, 460, "#4a343a"),
        (690, 90, 420, "#4a2c30"),
        (480, 150, 330, "#7a4438"),
    ):
        mould = Mould()
        cumulus(mould, x, y, 0, wide, tone, rng, tall=0.6, puffs=70)
        cast(
            mould,
            scene,
            reach=60,
            light=(0.1, 0.9, 0.4),
            ink=0,
            surface=SMOKE,
            detail=0.3,
            rim=0.5,
            rim_colour="#ff9a4c",
        )


def _mountain(scene: Scene, rng: np.random.Generator) -> None:
    """The guest of honour: shoulders of rock, a heavy brow, and what glows under it."""
    mould = Mould()
    mould.frame = PEAK
    cone = mould.group()
    mould.cone((0, -1.02, 0), (0, -0.5, 0), 0.3, 0.46, "#6a3c34", 0.2, PLAIN)
    mould.cone((0, -0.5, 0), (0, 0.9, -0.2), 0.46, 1.2, "#6a3c34", 0.3, PLAIN)
    for s in (-1, 1):
        mould.cone((s * 0.5, 0.1, 0.2), (s * 1.0, 0.9, 0.2), 0.34, 0.6, "#6a4038", 0.2, PLAIN)
        mould.chain(
            [(s * 0.08, -0.26, 0.64), (s * 0.28, -0.4, 0.64), (s * 0.52, -0.54, 0.36)],
            [0.12, 0.14, 0.1],
            "#84483a",
            0.1,
            PLAIN,
        )
        mould.ball((s * 0.3, -0.02, 0.5), (0.2, 0.16, 0.16), "#6a3c34", 0.14, PLAIN)
    mould.cone((0, -0.3, 0.52), (0, 0.06, 0.78), 0.08, 0.17, "#84483a", 0.1, PLAIN)
    mould.ball((0, 0.34, 0.66), (0.36, 0.13, 0.16), "#6a3c34", 0.12, PLAIN)
    for _ in range(40):
        a, y = rng.uniform(0, 6.28), rng.uniform(0.0, 0.9)
        r = 0.36 + 0.6 * (y + 1.0) / 1.5
        size = rng.uniform(0.06, 0.14)
        mould.ball((r * np.cos(a), y, r * np.sin(a) - 0.08), size, "#6a4038", 0.04, PLAIN)
    mould.ball((0, -1.34, 0), (0.26, 0.16, 0.26), "#ffb03c", 0.02, PLAIN, cut=True)
    mould.decals[cone] = (PEAK, _lava)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.26, -0.22, 0.6),
            0.13,
            (420, 1300, 900),
            "#3a1c1c",
            droop=0.42,
            ahead=4,
            slant=-0.75,
            white="#ffd060",
            iris="#c8300c",
        )
    mould.frame = Frame()
    cast(
        mould,
        scene,
        reach=180,
        surface=ROCK,
        brush=0.35,
        detail=0.75,
        rim=0.5,
        rim_colour="#ff9a4c",
        bounce="#a83c1c",
        ambient=0.06,
    )


def _lava(points: Array, colours: Array, _: Array) -> Array:
    """It runs down in threads from the crater and shows through the cracks of the mouth."""
    x, y, z = points.T
    angle = np.arctan2(x, z + 0.1)
    stray = 0.16 * np.sin(y * 7) + 0.09 * np.sin(y * 17 + 2) + 0.05 * np.sin(y * 31)
    heat = np.zeros(len(points))
    for at, end, half in (
        (-0.95, 0.9, 0.055),
        (1.1, 0.7, 0.06),
        (-0.1, -0.62, 0.06),
        (0.55, -0.6, 0.05),
    ):
        gap = np.abs(angle - at - stray * (0.6 + 0.4 * at)) * (0.5 + 0.4 * (y + 1))
        heat = np.maximum(heat, smooth(half, half * 0.2, gap) * smooth(end, end - 0.2, y))
    lips = y - 0.2 - 0.5 * x * x + 0.02 * np.sin(x * 23 + 1) + 0.016 * np.sin(x * 57)
    mouth = smooth(0.045, 0.01, np.abs(lips)) * smooth(0.36, 0.3, np.abs(x)) * (z > 0)
    heat = np.maximum(heat, mouth)
    heat = np.maximum(heat, smooth(-1.2, -1.28, y))[:, None]
    glow = np.array([2.4, 0.7, 0.16]) * (1 - heat) + np.array([2.6, 2.0, 0.8]) * heat
    share = np.clip(heat * 1.6, 0, 1)
    return np.asarray(colours * (1 - share) + glow * share)


def _chairs(scene: Scene) -> None:
    """Pushed back, one fallen: they left in a hurry."""
    style: Style = {"detail": 0.7, "ink": 0.5, "rim": 0.8, "rim_colour": "#ff9a4c"}
    for x, y, size, rot in (
        (150, 820, 1.05, -15),
        (764, 800, 1.0, 13),
        (34, 1010, 1.5, -12),
        (792, 1080, 1.5, 38),
    ):
        with scene.at(x, y, size, rot):
            for side in (-62, 50):
                scene.fill(rect(side, -170, 13, 300, 6), "#5a2a20, #2a1014", round=6, **style)
            for k, top in enumerate((-168, -104, -40)):
                slat = spline(
                    [
                        (-54, top + 6),
                        (0, top - 10),
                        (54, top + 6),
                        (54, top + 32),
                        (0, top + 20),
                        (-54, top + 32),
                    ]
                )
                scene.fill(slat, mix("#8a4028", "#5a2a20", k / 2), round=8, **style)


def _table(scene: Scene) -> None:
    cloth = poly("270 752, 680 752, 740 1230, -200 1230")
    scene.fill(cloth, "0 #ffd8a0, 0.25 #f6e4d0, 0.7 #c8a8a4, 1 #8a6a7c", flow=90, detail=0.4)
    scene.glow(480, 770, 270, "#ff9a4c", 0.55, squash=0.4)
    for x0, x1 in ((346, -30), (424, 170), (510, 370), (600, 560)):
        scene.line([(x0, 744), (x1, 1220)], 3, "#a07a78", curve=False, alpha=0.5)


def _napkin(scene: Scene) -> None:
    """Tied right round him, and spread over the edge of the table."""
    mould = Mould()
    mould.frame = PEAK
    bib = mould.group()
    mould.decals[bib] = (Frame(474, 760, 200, 1, turn(0, 0, 45)), _checks)
    for k in range(11):
        u = (k - 5) / 5
        x, z = 0.72 * u, 0.98 - 0.34 * u * u
        foot = 1.02 - 0.42 * abs(u) ** 1.3
        fold = 0.05 * (k % 2)
        hem = (x * 0.94, foot, z + 0.1 + fold)
        mould.cone((x, 0.52, z), hem, 0.11, 0.08, "#fff2dc", 0.09, PLAIN)
    band = []
    for a in np.linspace(-1.5, 1.5, 31):
        sag = 0.08 * np.cos(a)
        band.append((1.12 * np.sin(a), 0.4 + sag, 1.04 * np.cos(a) - 0.06))
    mould.chain(band, [0.075] * 31, "#fffaf0", 0.06, PLAIN)
    mould.frame = Frame()
    cast(
        mould,
        scene,
        reach=90,
        rim=0.4,
        rim_colour="#ffb060",
        detail=0.8,
        brush=0.4,
        bounce="#c86a50",
    )


def _checks(points: Array, colours: Array, _: Array) -> Array:
    """Red checks woven into the linen."""
    for axis in (0, 1):
        wave = points[:, axis] / 34
        k = (smooth(0.27, 0.23, np.abs(wave - np.round(wave))) * 0.5)[:, None]
        colours = colours * (1 - k) + colours * rgb("#d8303c") * k
    return np.asarray(colours)


def _dishes(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.45}
    for x, y, r in ((260, 880, 54), (620, 900, 54), (96, 1046, 80), (590, 1090, 84)):
        scene.cast(ellipse(x, y + 8, r, r * 0.34), strength=0.6, soft=8)
        scene.fill(ellipse(x, y, r, r * 0.36), "#fff4e4, #c8a8a8", round=8, **style)
        scene.fill(ellipse(x, y, r * 0.66, r * 0.22), "#7a2c1c, #c8502c", detail=0.7)
        for k in range(3):
            rise = [
                (x + (k - 1) * r * 0.3, y - 6),
                (x + (k - 1) * r * 0.3 + 9, y - 40),
                (x + (k - 1) * r * 0.3 - 4, y - 78),
            ]
            scene.fill(tube(rise, [2, 5, 1]), "#ffe0c0", alpha=0.3, soft=3)


def _spoon(scene: Scene, rng: np.random.Generator) -> None:
    """Ours, from below, heaped with sugar."""
    scene.cast(ellipse(420, 1086, 100, 30), strength=0.7, soft=18, dx=30, dy=40)
    mould = Mould()
    mould.frame = Frame(376, 1010, 300, 122, turn(0, -42, 24))
    mould.group()
    mould.cap((0, 0, 0), (0.72, 1.0, 0.34), (0, 0, 1), 0.05, "#a8b4c8", 0, PLAIN)
    mould.chain(
        [(0, 0.92, 0), (0, 1.5, 0.1), (0, 2.6, 0.1)], [0.16, 0.1, 0.15], "#a8b4c8", 0.1, PLAIN
    )
    mould.frame = Frame()
    cast(
        mould,
        scene,
        reach=70,
        surface=BRASS,
        brush=0.3,
        detail=0.9,
        rim=0.5,
        rim_colour="#ff9a4c",
        bounce="#a8503c",
    )
    heap = Mould()
    heap.group()
    for _ in range(46):
        a, r = rng.uniform(0, 6.28), rng.uniform(0, 1) ** 0.6
        x, y = 376 + 66 * r * np.cos(a), 1000 + 46 * r * np.sin(a) - 56 * (1 - r) ** 1.2
        size = rng.uniform(13, 20)
        heap.box(
            (x, y, 380 + rng.uniform(0, 30)),
            (size, size * 0.9, size),
            3,
            "#fffdf6",
            0,
            PLAIN,
            turn(*rng.uniform(0, 90, 3)),
        )
    cast(
        heap,
        scene,
        reach=60,
        ambient=0.4,
        detail=0.9,
        bounce="#ff9a5a",
        rim=0.3,
        rim_colour="#ffb060",
        brush=0.4,
    )
