"""A feather has outweighed a house: the scales lean, and the house hangs in the sky."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, ellipse, gouache, mix, sample, spline, tube
from namyok_art.painted.figures import CLOTH, FUR, PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.buildings import smoke
from namyok_art.painted.surface import BRASS

GOLD, DARK = "#c8923c", "#6a4420"
LEFT, RIGHT = np.array([596.0, 200.0]), np.array([176.0, 640.0])
"""Ends of the beam: the house hangs from the upper one, the feather lies under the lower."""


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        4, light=(-0.6, -0.6, 0.52), light_colour="#ffe8bc", shadow="#141a3c", haze="#d89a7a"
    )
    scene.sky("0 #16324a, 0.35 #2f6068, 0.62 #8aa08a, 0.8 #e8c48a, 1 #7a5a4a", warp=60, flow=6)
    ground(scene)
    scales = Mould()
    beam(scales)
    pan(scales, RIGHT[0] + 20, 1010, 150)
    pan(scales, LEFT[0], 560, 140)
    cast(
        scales, scene, surface=BRASS, reach=140, rim=0.4, detail=0.95, brush=0.15, bounce="#e8a45a"
    )
    chains(scene, LEFT, (LEFT[0], 560), 140)
    chains(scene, RIGHT, (RIGHT[0] + 20, 1010), 150)
    cottage(scene, LEFT[0], 552)
    cat(scene)
    plume(scene)
    return gouache(
        scene,
        palette="#16324a, #2f6068, #8aa08a, #e8c48a, #c8923c, #6a4420, #fffaf0, #b8402f, #141a3c",
        pull=0.12,
    )


def ground(scene: Scene) -> None:
    """Bare earth that has cracked under the pan of the feather."""
    earth = spline("-40 1040!, 200 1030, 420 1050, 640 1035, 840 1046!, 840 1260!, -40 1260!")
    scene.fill(earth, "#a8704a, #5a3a38, #2a1c30", detail=0.25, flow=2)
    scene.cast(ellipse(200, 1080, 210, 40), strength=0.85, soft=14)
    rng = np.random.default_rng(5)
    for angle in np.linspace(0.15, np.pi - 0.05, 9):
        x, y = 196 + 150 * np.cos(angle), 1078 + 34 * np.sin(angle)
        points = [(x, y)]
        for _ in range(5):
            x += np.cos(angle) * rng.uniform(24, 46) + rng.uniform(-12, 12)
            y += np.sin(angle) * rng.uniform(10, 24) + rng.uniform(-7, 7)
            points.append((x, y))
        scene.line(points, 6, "#1c1024", curve=False, detail=0.9)


def beam(mould: Mould) -> None:
    middle = (LEFT + RIGHT) / 2
    mould.group()
    mould.chain([(400, 420, 0), (404, 800, 0), (408, 1060, 0)], [24, 20, 30], GOLD, 0, PLAIN)
    for y, wide, high in ((1072, 120, 26), (1040, 84, 22), (470, 40, 14), (800, 34, 12)):
        mould.ball((406, y, 0), (wide, high, wide * 0.7), GOLD, 6, PLAIN)
    mould.group()
    way = (LEFT - RIGHT) / np.linalg.norm(LEFT - RIGHT)
    side = np.array([-way[1], way[0]])
    places = []
    for t in np.linspace(-1, 1, 25):
        point = middle + (LEFT - RIGHT) * t / 2 - side * 26 * (1 - t * t) * np.sign(side[1])
        places.append((*point, 40.0))
    mould.chain(places, 12 + 16 * (1 - np.linspace(-1, 1, 25) ** 2), GOLD, 0, PLAIN)
    mould.group()
    mould.ball((*middle, 70), 46, GOLD, 0, PLAIN)
    mould.ball((*middle, 110), 20, DARK, 0, PLAIN)
    for x, y in (LEFT, RIGHT):
        mould.group()
        mould.ball((x, y, 50), 22, GOLD, 0, PLAIN)


def pan(mould: Mould, x: float, y: float, radius: float) -> None:
    """A bowl seen a little from above."""
    mould.frame = Frame(x, y, 0, radius, turn(0, 16, 0))
    mould.group()
    mould.cap((0, -0.25, 0), (1, 0.72, 1), (0, -1, 0), -0.25, GOLD, 0, PLAIN)
    mould.ball((0, -0.42, 0), (0.86, 0.30, 0.86), None, 0.02, PLAIN, cut=True)
    mould.group()
    turns = np.linspace(0, 2 * np.pi, 41)
    rim = [(np.cos(a) * 0.97, 0.0, np.sin(a) * 0.97) for a in turns]
    mould.chain(rim, [0.045] * 41, mix(GOLD, "#fff0c0", 0.25), 0, PLAIN)
    mould.frame = Frame()


def chains(scene: Scene, top: Array, bowl: tuple[float, float], radius: float) -> None:
    x, y = bowl
    for dx, dy in ((-0.95, 0.0), (0.95, 0.0), (0.1, 0.26)):
        links = sample([(top[0], top[1] + 14), (x + dx * radius, y + dy * radius)], 30)
        for k, (a, b) in enumerate(links):
            scene.fill(
                ellipse(a, b, 6 if k % 2 else 4, 7),
                "#f2cf7a, #8a5a28",
                detail=0.95,
                ink=0.5,
                round=3,
            )


def cottage(scene: Scene, x: float, y: float) -> None:
    """The whole house with its garden, solid enough to be heavy."""
    mould = Mould()
    mould.frame = Frame(x, y, 20, 1.18, turn(-32, 14, 0))
    wall, roof = "#e8d8b8", "#b8402f"
    mould.group()
    mould.ball((0, 6, 0), (118, 22, 110), "#5f7a3c", 0, PLAIN)
    mould.group()
    mould.box((0, -62, 0), (66, 62, 52), 3, wall, 0, PLAIN)
    for s in (-1, 1):
        mould.group()
        slab = turn(0, 0, s * 42)
        mould.box((s * 42, -150, 0), (66, 7, 66), 4, roof, 0, PLAIN, slab)
    mould.group()
    mould.box((0, -130, 0), (40, 38, 50), 3, wall, 0, PLAIN, turn(0, 0, 45))
    mould.group()
    mould.box((34, -196, -14), (13, 40, 13), 3, "#8a5a4a", 0, PLAIN)
    for at, size in (
        ((-28, -66, 53), (15, 19, 3)),
        ((67, -66, -4), (3, 19, 16)),
        ((0, -138, 51), (11, 12, 3)),
    ):
        mould.group()
        mould.box(at, size, 1, "#ffd67a", 0, PLAIN)
    mould.group()
    mould.box((28, -42, 53), (15, 38, 3), 2, "#3f5a5a", 0, PLAIN)
    for tx, ty, tz, bush in ((-92, -46, 20, 34), (-84, -80, 10, 26), (84, -26, 56, 24)):
        mould.group()
        mould.ball((tx, ty, tz), (bush, bush * 1.2, bush), "#4f7a44", 0, CLOTH)
    mould.frame = Frame()
    cast(mould, scene, reach=90, rim=0.3, detail=0.9)
    smoke(scene, x + 26, y - 280, 120, "#e8dcc8", drift=8, puffs=9, size=7)


def plume(scene: Scene) -> None:
    """One white feather, barb by barb; it is so light that it glows."""
    scene.glow(200, 930, 210, "#fff2cc", 0.6)
    spine = sample("64 1000, 130 985, 196 946, 262 880, 330 782, 352 716", 64)
    heading = np.gradient(spine, axis=0)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    rng = np.random.default_rng(9)
    for k in range(6, 64):
        t = (k - 6) / 57
        for side in (-1, 1):
            wide = (70 if side < 0 else 56) * np.sin(np.pi * (0.12 + 0.86 * t)) ** 0.7
            if (k // 9) % 3 == 1 and k % 9 < 2:
                wide *= 0.55
            out = np.array([-heading[k, 1], heading[k, 0]]) * side
            root = spine[k]
            tip = root + out * wide * rng.uniform(0.9, 1.06) + heading[k] * wide * 0.75
            bend = root + out * wide * 0.6 + heading[k] * wide * 0.22
            tone = mix("#ffffff", "#b8bcd4", (0.1 if side < 0 else 0.5) + rng.uniform(0, 0.25))
            barb = tube([tuple(root), tuple(bend), tuple(tip)], [5, 5.5, 0.8], 14)
            scene.fill(barb, tone, detail=0.9, wobble=0.4)
    for k in range(5):
        x, y = 92 + k * 13, 990 - k * 5
        scene.fill(
            tube([(x, y), (x - 6, y - 26 + 3 * k), (x + 10, y - 44)], [3, 5, 1], 10),
            "#f4f0ee",
            detail=0.8,
        )
    scene.fill(tube(spine, [5, 4, 1.2]), "#fff6e0, #c8b090", detail=0.95, ink=0.3)


def cat(scene: Scene) -> None:
    """Somebody who was asleep on the roof looks down."""
    mould = Mould()
    mould.frame = Frame(LEFT[0] - 132, 532, 150, 46, turn(-28, 18, -8))
    black = "#2a2430"
    mould.group()
    mould.ball((0, 0.0, -0.2), (0.5, 0.62, 0.55), black, 0, FUR)
    mould.group()
    mould.ball((0, -0.62, 0.25), (0.42, 0.36, 0.36), black, 0, FUR)
    for s in (-1, 1):
        mould.cone((s * 0.24, -0.86, 0.2), (s * 0.3, -1.14, 0.16), 0.15, 0.03, black, 0.04, FUR)
    for s in (-1, 1):
        mould.group()
        mould.ball((s * 0.16, -0.6, 0.56), 0.10, "#f2d24a", 0, PLAIN)
    mould.group()
    mould.chain(
        [(0.3, 0.4, -0.5), (0.9, 0.1, -0.5), (1.0, -0.5, -0.5)],
        [0.13, 0.12, 0.05],
        black,
        0.05,
        FUR,
    )
    mould.frame = Frame()
    cast(mould, scene, reach=40, rim=0.6)
