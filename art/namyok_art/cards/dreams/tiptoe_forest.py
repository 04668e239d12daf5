"""Trees have gathered up their bark like skirts and cross a puddle on tiptoe."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    ellipse,
    gouache,
    mix,
    rect,
    rgb,
    ring,
    smooth,
    spline,
    tube,
)
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.props.pelt import comb
from namyok_art.painted.surface import Surface

BARK = Surface(chip=15, tilt=0.2)
TREES = (
    (120.0, 330.0, 0.5, "#7a6a50", 0.42),
    (672.0, 420.0, 0.72, "#74583e", 0.2),
    (322.0, 520.0, 1.0, "#6a4a34", 0.0),
)
"""x, y of the waist, size, bark and haze; far to near."""


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(36)
    scene = Scene(
        36, light=(0.66, -0.6, 0.46), light_colour="#fff0b0", shadow="#1c2c2c", haze="#d8dc9a"
    )
    scene.sky("0 #7a9a4c, 0.35 #e8e08c, 0.6 #a8b060, 1 #2c4430", warp=60, flow=85)
    scene.glow(640, 380, 520, "#fffcc8", 0.8)
    for x, wide, tone in (
        (40.0, 26, "#a8a868"),
        (236, 20, "#b8b878"),
        (470, 24, "#b0b070"),
        (560, 16, "#c0c080"),
        (790, 30, "#a0a060"),
    ):
        scene.fill(rect(x, -20, wide, 760), tone, soft=3, detail=0.2, flow=90)
    scene.fill(
        spline("-30 700, 200 680, 500 694, 830 672, 830 820, -30 820"),
        "#8a9a48, #4a6a38",
        detail=0.3,
    )
    _puddle(scene)
    for x, y, size, bark, haze in TREES[:-1]:
        _tree(scene, x, y, size, bark, haze)
    # The sunbeam falls behind the nearest tree: laid over it, it would turn the bark to glass.
    scene.beam("640 -20, 800 -20, 560 900, 330 900", "#fff8c0", 0.34, 40)
    _tree(scene, *TREES[-1])
    _squirrel(scene, rng)
    _bank(scene, rng)
    return gouache(
        scene,
        palette="#7a9a4c, #e8e08c, #6a4a34, #2c4430, #1c2c2c, #c86a2c, #5a8a3c, #8ab8b0, #fff8d0",
        pull=0.1,
    )


def _puddle(scene: Scene) -> None:
    water = spline("-30 800, 180 776, 480 786, 830 764, 830 1100, 500 1130, 200 1110, -30 1140")
    scene.fill(water, "0 #dce8a0, 0.3 #7aa890, 0.7 #3f6a64, 1 #24443c", detail=0.4, flow=2)
    with scene.clip(water):
        for x, y, size, bark, _ in TREES:
            foot = y + 500 * size
            for s in (-1, 1):
                column = rect(x + s * 62 * size - 30 * size, foot, 60 * size, 300 * size)
                scene.fill(
                    column, mix(bark, "#2c4a44", 0.4), alpha=0.5, soft=6, wobble=8, detail=0.2
                )


def _tree(scene: Scene, x: float, y: float, size: float, bark: str, haze: float) -> None:
    """A trunk in a flaring skirt, two legs under it, two arms that hold it up."""
    place = Frame(x, y, 0, size, turn(10, 0, 3))
    mould = Mould()
    mould.frame = place
    pale, dark = mix(bark, "#e8c890", 0.25), mix(bark, "#1c1418", 0.45)
    for s in (-1, 1):
        mould.group()
        lift = 16 if s > 0 else 0
        leg = [
            (s * 62, 120, 0),
            (s * 66, 300 - lift, 30),
            (s * 60, 410 - lift, 10),
            (s * 64, 470 - lift, 34),
        ]
        mould.chain(leg, [66, 48, 34, 36], pale, 16, PLAIN)
        for k in range(4):
            root = (s * 64 + (k - 1.5) * 16, 470 - lift, 44)
            tip = (s * 64 + (k - 1.5) * 36, 512 - lift, 84 + 10 * (k % 2))
            mould.chain([root, tip], [17, 11], pale, 6, PLAIN)
    robe = mould.group()
    mould.chain([(-30, -900, 0), (-6, -400, 0), (0, -60, 0)], [150, 118, 112], bark, 30, PLAIN)
    for k in range(14):
        a = k / 14 * 2 * np.pi + 0.2
        c, d = np.cos(a), np.sin(a)
        hem = 236 + 22 * np.sin(k * 2.1) - 34 * abs(c)
        fold = [(70 * c, -110, 66 * d), (120 * c, 70, 104 * d), (190 * c, hem, 150 * d)]
        mould.chain(fold, [44, 46, 30], bark, 16, PLAIN)
    mould.decals[robe] = (place, _furrows)
    for s in (-1, 1):
        mould.group()
        arm = [(s * 96, -250, 30), (s * 216, -120, 70), (s * 218, 60, 96), (s * 172, 176, 120)]
        mould.chain(arm, [40, 30, 24, 19], bark, 14, PLAIN)
        for k in range(3):
            tip = (s * (150 - 16 * k), 214 + 8 * k, 140)
            mould.chain(
                [(s * 172, 176, 120), (s * (176 - 12 * k), 206, 136), tip],
                [14, 11, 7],
                bark,
                5,
                PLAIN,
            )
        mould.chain(
            [(s * 210, -110, 70), (s * 268, -170, 60), (s * 286, -236, 50)],
            [16, 10, 4],
            dark,
            6,
            PLAIN,
        )
    mould.frame = Frame()
    foot = y + 506 * size
    for s in (-1, 1):
        for k in range(3):
            line = ring(x + s * 64 * size + 8, foot, (44 + 34 * k) * size, (10 + 8 * k) * size, 40)
            scene.line(line, 3.4 * size, "#f4fad8", alpha=0.7 - 0.2 * k)
    cast(
        mould,
        scene,
        reach=150 * size,
        surface=BARK,
        rim=0.5,
        rim_colour="#fff4b8",
        bounce="#6a8a4c",
        detail=0.75,
        haze=haze,
    )
    for k, (dx, dy) in enumerate(
        ((292, -240), (276, -196), (-288, -236), (-270, -190), (300, -206))
    ):
        leaf = ellipse(x + dx * size, y + dy * size, 26 * size, 13 * size, 30 + 47 * k)
        scene.fill(leaf, "#b8d060, #4f7a34", round=6, detail=0.8, ink=0.4, haze=haze)


def _furrows(points: Array, colours: Array, _: Array) -> Array:
    """Long furrows down the trunk, paler ridges between them."""
    angle = np.arctan2(points[:, 0], points[:, 2] + 1)
    y = points[:, 1] * 0.012
    wave = np.sin(angle * 19 + 1.4 * np.sin(y * 1.3 + angle * 2) + 0.8 * np.sin(y * 3.1))
    groove = (smooth(0.45, 0.85, wave) * 0.55)[:, None]
    colours = colours * (1 - groove) + rgb("#20141a") * groove
    crest = (smooth(-0.5, -0.9, wave) * 0.3)[:, None]
    return np.asarray(colours * (1 - crest) + rgb("#d8b078") * crest)


def _squirrel(scene: Scene, rng: np.random.Generator) -> None:
    """It has just noticed that the house is walking, and holds on to the sill with both hands."""
    hole = ellipse(318, 208, 84, 112, 4)
    scene.fill(ellipse(318, 208, 104, 134, 4), "#8a6444, #3a2420", round=26, detail=0.7, ink=0.4)
    scene.fill(hole, "#1c1014", detail=0.8)
    coat, pale, place = "#c8602a", "#f8dcb4", Frame(322, 196, 120, 92, turn(16, 22, 6))
    body = Mould()
    body.frame = place
    body.group()
    body.cone((0, 0.4, -0.3), (0, 1.3, -0.2), 0.5, 0.62, coat, 0.2, FUR)
    body.ball((0, 1.0, 0.2), (0.36, 0.5, 0.3), pale, 0.1, FUR)
    body.group()
    tail = [(0.5, 1.0, -0.6), (0.72, 0.3, -0.6), (0.5, -0.5, -0.6), (0.1, -0.86, -0.5)]
    body.chain(tail, [0.34, 0.42, 0.4, 0.2], mix(coat, "#3a1410", 0.25), 0.1, FUR)
    with scene.clip(hole):
        cast(body, scene, reach=60, rim=0.5, rim_colour="#fff0b0", detail=0.9)
        comb(scene, body, (-0.2, -0.9, 0), 500, 22, rng)
    front = Mould()
    front.frame = place
    _face(front, coat, pale)
    for s, sill in ((-1, (258.0, 320.0, 214.0)), (1, (376.0, 318.0, 206.0))):
        x, y, z = place.local(np.array(sill))
        shoulder, elbow = (s * 0.36, 0.6, 0.1), (s * 0.78, 0.92, 0.3)
        front.group()
        front.chain([shoulder, elbow, (x, y - 0.12, z)], [0.2, 0.16, 0.12], coat, 0.08, FUR)
        front.group()
        front.ball((x, y - 0.06, z), (0.15, 0.12, 0.13), mix(coat, "#5a2414", 0.35), 0.04, FUR)
        for k in range(4):  # fingers over the sill
            a = x + (k - 1.5) * 0.088
            finger = [(a, y, z + 0.08), (a, y + 0.13, z + 0.16), (a, y + 0.27, z + 0.1)]
            front.chain(finger, [0.06, 0.056, 0.03], mix(coat, "#5a2414", 0.45), 0.015, PLAIN)
    cast(front, scene, reach=60, rim=0.5, rim_colour="#fff0b0", detail=0.9)
    comb(scene, front, (-0.1, 0.8, -0.2), 500, 12, rng)


def _face(mould: Mould, coat: str, pale: str) -> None:
    """A short face with round cheeks, tufts on the ears, and an open mouth."""
    mould.group()
    mould.ball((0, 0, 0), (0.58, 0.53, 0.56), coat, 0, FUR)
    mould.cone((0, 0.12, 0.3), (0, 0.18, 0.52), 0.32, 0.2, coat, 0.14, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.3, 0.24, 0.28), (0.3, 0.24, 0.26), pale, 0.1, FUR)
        mould.cone((s * 0.34, -0.36, -0.05), (s * 0.44, -0.68, -0.1), 0.19, 0.1, coat, 0.06, FUR)
        for k in (-1, 0, 1):
            tip = (s * (0.52 + 0.07 * k), -1.1 + 0.05 * abs(k), -0.12)
            mould.cone((s * 0.45, -0.72, -0.1), tip, 0.06, 0.012, "#6a2414", 0.03, FUR)
    mould.group()
    mould.ball((0, 0.12, 0.72), (0.09, 0.065, 0.06), "#241418", 0, PLAIN)
    mould.group()
    mould.ball((0, 0.36, 0.62), (0.1, 0.13, 0.08), "#5a1c20", 0, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.29, -0.06, 0.38),
            0.17,
            (420, 1200, 500),
            "#5a2818",
            droop=0.0,
            slant=-0.4,
            ahead=1.3,
            white="#fff4e0",
            iris="#2a1410",
        )


def _bank(scene: Scene, rng: np.random.Generator) -> None:
    """On our side: the slippers of moss that were taken off, pair by pair."""
    scene.fill(
        spline("-30 1092, 200 1070, 460 1086, 830 1062, 830 1240, -30 1240"),
        "#5a7a34, #1c3420",
        flow=0,
        detail=0.3,
    )
    for x, size, tone in (
        (110.0, 0.95, "#7aa03c"),
        (262.0, 0.95, "#7aa03c"),
        (492.0, 1.0, "#a0a83c"),
        (666.0, 1.0, "#a0a83c"),
    ):
        scene.cast(ellipse(x, 1158, 92 * size, 20), strength=0.7, soft=8)
        mould = Mould()
        mould.frame = Frame(x, 1122, 300, size, turn(-62, 20))
        mould.group()
        mould.ball((0, 8, -4), (56, 34, 104), tone, 0, FUR)
        mould.ball((0, -6, 44), (54, 38, 54), tone, 14, FUR)
        mould.ball((0, -30, -34), (44, 42, 56), "#24301c", 4, PLAIN, cut=True)
        for _ in range(150):
            a, b = rng.uniform(0, 6.28), rng.uniform(0, 1.5)
            root = np.array(
                [54 * np.cos(a) * np.cos(b), 4 - 34 * np.sin(b), 40 + 52 * np.sin(a) * np.cos(b)]
            )
            tip = root * (1.12, 1.5, 1.06)
            mould.strand(
                [root, (root + tip) / 2, tip],
                14,
                2.2,
                mix(tone, ("#e8f08c", "#2c4420")[int(rng.integers(2))], 0.5),
            )
        mould.group()
        mould.ball((0, -46, 40), 15, "#d8402c", 0, PLAIN)
        mould.frame = Frame()
        cast(mould, scene, reach=50, rim=0.5, rim_colour="#fff4b8", detail=0.85)
    for _ in range(70):
        x, tall = rng.uniform(-10, 810), rng.uniform(16, 50)
        scene.fill(
            tube(
                [(x, 1200), (x + 4, 1200 - tall * 0.6), (x + rng.uniform(-14, 14), 1200 - tall)],
                [3, 2, 0.4],
            ),
            mix("#8ab04c", "#1c3420", rng.uniform(0, 0.7)),
            detail=0.8,
        )
