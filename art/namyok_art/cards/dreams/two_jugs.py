"""Two giants pour themselves out at each other; somebody small sails on what they have made."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, circle, ellipse, gouache, mix, spline, tube
from namyok_art.painted.figures import (
    CLOTH,
    EXPRESSIONS,
    PLAIN,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    figure,
    hand,
    head,
    turn,
    unit,
)

SHE = Person(
    "woman",
    skin="wheat",
    hair="#5a1a16",
    style="long",
    iris="#3a2a1c",
    lips="#c22a2a",
    coat="#b8281f",
)
HE = Person(
    "man",
    skin="pale",
    hair="#1c2438",
    style="curls",
    iris="#3f6fa8",
    beard="#232c44",
    coat="#1f4a8a",
)
CHILD = Person(
    "child",
    skin="wheat",
    hair="#3a1f3a",
    style="tuft",
    coat="#f0d890",
    legs="#5a4a6a",
    cut="trousers",
)


def jug(mould: Mould, x: float, y: float, z: float, size: float, side: int, colour: str) -> Array:
    """A pot-bellied jug that leans inwards over its lip; returns where it pours from."""
    frame = mould.frame = Frame(x, y, z, size, turn(0, 12, -side * 112))
    mould.group()
    mould.ball((0, 0.18, 0), (0.42, 0.46, 0.42), colour, 0, PLAIN)
    mould.cone((0, -0.2, 0), (0, -0.56, 0), 0.24, 0.20, colour, 0.14, PLAIN)
    mould.ball((0, -0.62, 0), (0.27, 0.06, 0.27), colour, 0.06, PLAIN)
    mould.cone((-side * 0.2, -0.62, 0), (-side * 0.36, -0.66, 0), 0.09, 0.06, colour, 0.06, PLAIN)
    mould.ball((0, -0.70, 0), (0.22, 0.08, 0.2), "#1c1420", 0.01, PLAIN, cut=True)
    mould.ball((0, 0.6, 0), (0.26, 0.05, 0.26), colour, 0.08, PLAIN)
    mould.group()
    loop = [(0.2, -0.46), (0.40, -0.46), (0.52, -0.28), (0.52, -0.06), (0.38, 0.1)]
    mould.chain([(side * u, v, 0) for u, v in loop], [0.06] * 5, colour, 0.03, PLAIN)
    pale = mix(colour, "#fff0d0", 0.55)
    for k, wide in ((0.10, 0.424), (0.24, 0.424), (0.38, 0.39)):
        mould.group()
        mould.ball((0, k, 0), (wide, 0.03, wide), pale, 0, PLAIN)
    mould.frame = Frame()
    return frame.p(-side * 0.30, -0.66, 0)


def stream(scene: Scene, core: Array, half: Array, dark: str, mid: str, light: str) -> None:
    """Water: translucent edges, long threads of light, no outline."""
    for grow, tone, alpha in ((1.0, dark, 0.85), (0.82, mid, 0.9), (0.4, light, 0.5)):
        body = tube([tuple(p) for p in core], list(half * grow))
        scene.fill(body, tone, alpha=alpha, soft=1.5, detail=0.6, flow=80)
    way = np.gradient(core, axis=0)
    way = way / (np.linalg.norm(way, axis=1, keepdims=True) + 1e-6)
    across = np.stack([-way[:, 1], way[:, 0]], 1)
    for k, share in enumerate(np.linspace(-0.85, 0.85, 9)):
        wave = share + 0.10 * np.sin(np.linspace(0, 7, len(core)) + k)
        line = core + across * (half * wave)[:, None]
        start = (k * 11) % max(1, len(core) // 3)
        scene.pen(
            [tuple(p) for p in line[start : start + 34 : 2]], 2.4, light if k % 2 else dark, 0.8
        )


def twist(lip: Array, side: int) -> tuple[Array, Array]:
    """A fall from the lip that winds once round the other and widens into the sea."""
    t = np.linspace(0, 1, 60)
    swing = (lip[0] - 400) * np.cos(np.pi * 1.9 * t**0.8) * (1 - 0.45 * t)
    return np.stack([400 + swing, lip[1] + (1000 - lip[1]) * t**1.15], 1), 15 + 27 * t


def sea(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(
        spline("-40 930, 160 900, 400 936, 640 900, 840 934, 840 1260, -40 1260"),
        "#7a5aa8, #4a3480, #2a1f58",
        flow=0,
        detail=0.4,
    )
    for _ in range(90):
        y = 930 + 270 * rng.uniform() ** 1.2
        x, long = rng.uniform(-20, 800), (y - 880) * rng.uniform(0.2, 0.5)
        tone = ["#a888d8", "#c99ad0", "#6a4a9a", "#e8b8c8", "#5a6ac0"][int(rng.integers(5))]
        rise = (y - 900) * 0.05
        scene.fill(
            tube([(x - long, y), (x, y - rise), (x + long, y)], [0.5, 1.5 + rise * 0.5, 0.5]),
            tone,
            alpha=0.7,
            detail=0.6,
        )


def boat(scene: Scene, x: float, y: float) -> None:
    scene.fill(ellipse(x, y + 34, 150, 18), "#e8c8e0", alpha=0.35, soft=5)
    scene.fill(
        spline(
            [
                (x - 132, y - 34, 1),
                (x - 60, y - 14),
                (x + 60, y - 14),
                (x + 132, y - 38, 1),
                (x + 92, y + 30),
                (x - 88, y + 32),
            ]
        ),
        "#8a5a34, #5a3420",
        round=22,
        detail=0.75,
        ink=0.6,
        rim=0.5,
    )
    scene.line([(x - 118, y - 14), (x, y + 6), (x + 116, y - 16)], 4, "#3a2018", alpha=0.7)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(33)
    scene = Scene(
        33, light=(-0.1, -0.75, 0.62), light_colour="#fff2da", shadow="#2a1c40", haze="#e8d8c8"
    )
    scene.sky("0 #f0d8a8, 0.45 #e8b890, 0.75 #c98aa0, 1 #8a68a8", warp=80, flow=20)
    scene.glow(400, 420, 300, "#fff0c8", 0.6)
    above = spline("-60 -60, 860 -60, 860 640, 640 560, 400 500, 160 560, -60 640")
    for who, mood, x, yaw, roll, look in (
        (SHE, replace(EXPRESSIONS["anger"], turn=(0, 4, 0)), 136, 46, 14, (700, 240, 240)),
        (
            HE,
            replace(EXPRESSIONS["grief"], tears=0.0, upper=26, turn=(0, 4, 0)),
            680,
            -44,
            -12,
            (150, 230, 260),
        ),
    ):
        mould = Mould()
        head(mould, x, 240, 0, 330, who, mood, yaw=yaw, roll=roll, look=look)
        with scene.clip(above, soft=36):
            cast(mould, scene, reach=130, rim=0.4)
    sea(scene, rng)
    falls = []
    for side, colour, who in ((-1, "#a8301f", SHE), (1, "#1f5490", HE)):
        mould = Mould()
        lip = jug(mould, 400 + side * 178, 560, 60, 215, side, colour)
        wrist = np.array([400 + side * 300, 640, 150])
        mould.group()
        mould.cone((400 + side * 440, 800, 40), wrist, 80, 46, who.coat, 0, CLOTH)
        mould.group()
        cuff = wrist + np.array([side * 26, 28, -12])
        mould.cone(cuff, wrist, 56, 50, mix(who.coat, "#fff0d0", 0.35), 0, CLOTH)
        palm = Frame.at(wrist, 96, basis(unit((side * 0.8, 0.6, -0.1)), (side * 0.2, 0.3, 1)))
        hand(mould, palm, "cover", who.tone, left=side > 0, arm=0.3, age=who.age)
        falls.append((mould, *twist(lip, side)))
    paints = (("#8a1f2a", "#c8382c", "#f8b08a"), ("#1f3a7a", "#2f68b8", "#a8d4f4"))
    for (_, core, half), paint in zip(falls, paints, strict=True):
        stream(scene, core, half, *paint)
    core, half = falls[0][1:]
    stream(scene, core[14:28], half[14:28], *paints[0])
    for mould, _, _ in falls:
        cast(mould, scene, reach=110, rim=0.5)
    for y, wide, tone in ((1006, 150, "#4a2f80"), (1000, 122, "#8a60b8"), (996, 84, "#c99ad8")):
        scene.fill(ellipse(400, y, wide, wide * 0.24), tone, soft=6, detail=0.5, flow=0)
    for _ in range(26):
        px, py = 400 + rng.normal(0, 76), 982 + rng.normal(0, 20)
        scene.fill(circle(px, py, rng.uniform(3, 9)), "#f4e0f0", alpha=0.8, detail=0.8)
    boat(scene, 300, 1090)
    kid = Mould()
    figure(
        kid,
        302,
        1112,
        250,
        CHILD,
        "looking_up",
        "wonder",
        yaw=14,
        look=(400, 500, 300),
        head=(10, -36, 4),
        hands=("open", "cup"),
        R=((0.6, -0.6, 0.4), (0.2, -0.95, 0.3)),
    )
    cast(kid, scene, reach=50, rim=0.5)
    with scene.clip(spline("150 1056, 300 1084, 450 1050, 450 1200, 150 1200")):
        boat(scene, 300, 1090)
    scene.fill(
        spline([(604, 812, 1), (622, 852), (604, 876), (586, 852)]),
        "#f4fafc, #c9dce8",
        round=16,
        detail=0.9,
        ink=0.4,
    )
    scene.fill(ellipse(598, 848, 4, 9), "#ffffff", detail=1)
    return gouache(
        scene,
        palette=(
            "#f0d8a8, #e8b890, #c8382c, #8a1f2a, #2f68b8, #1f3a7a, #7a50a8, #4a2f80, "
            "#fff2da, #dba57c, #2a1c40"
        ),
        pull=0.12,
    )
