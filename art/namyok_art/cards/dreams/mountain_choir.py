"""Mountains sing at dawn, a white goat conducts, and one summit keeps its mouth shut."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, circle, gouache, spline
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.massif import Rock, massif

FAR = Rock("#e0a08c", "#7a6a9c", "#fff0dc", "#b8a0c8", 150, 60)
NEAR = Rock("#c98a78", "#463a78", "#fff0dc", "#9a8cc4", 190, 90)
DEEP = "#1c0f2c"


def cave(scene: Scene, x: float, y: float, wide: float, high: float) -> None:
    """A mouth: the morning warms its left wall, snow lies on its lower lip."""
    rough = [
        (-1.0, 0.0),
        (-0.72, -0.62),
        (-0.1, -1.0),
        (0.6, -0.8),
        (1.0, -0.1),
        (0.74, 0.7),
        (0.1, 1.0),
        (-0.66, 0.78),
    ]
    rim = spline([(x + u * wide, y + v * high) for u, v in rough])
    scene.fill(
        spline([(x + u * wide * 1.16, y + 4 + v * high * 1.12) for u, v in rough]),
        "#5a4684",
        wobble=3,
        detail=0.6,
        soft=3,
    )
    scene.fill(rim, "0 #140a20, 0.6 #2a1232, 1 #7a3040", angle=160, wobble=3, detail=0.8, ink=0.5)
    lip = [
        (-0.9, 0.5),
        (-0.5, 0.86),
        (0.1, 1.02),
        (0.7, 0.72),
        (0.98, 0.36),
        (1.08, 0.72),
        (0.6, 1.2),
        (0, 1.36),
        (-0.7, 1.14),
    ]
    scene.fill(
        spline([(x + u * wide, y + v * high) for u, v in lip]),
        "#fff2e0, #c8a8c8",
        wobble=2,
        detail=0.7,
        round=7,
    )


def ledge(scene: Scene, x: float, y: float, wide: float, lean: float) -> None:
    """A closed eye: a ledge with snow on it and deep shade under it."""
    with scene.at(x, y, 1, lean):
        shade = [
            (-1, -0.05),
            (-0.3, -0.16),
            (0.5, -0.14),
            (1.02, 0.08),
            (0.5, 0.34),
            (-0.1, 0.42),
            (-0.7, 0.26),
        ]
        scene.fill(
            spline([(u * wide, v * wide) for u, v in shade]),
            "#2a1844, #4a3470",
            wobble=2,
            detail=0.7,
            soft=1.5,
        )
        snow = [
            (-1.1, 0.02),
            (-0.6, -0.3),
            (0.2, -0.42),
            (0.9, -0.2),
            (1.16, 0.1),
            (0.5, -0.06),
            (-0.3, -0.1),
        ]
        scene.fill(
            spline([(u * wide, v * wide) for u, v in snow]),
            "#fff4e4, #d8b8cc",
            wobble=2,
            detail=0.7,
            round=7,
        )


def face(
    scene: Scene, x: float, y: float, size: float, mouth: tuple[float, float], lean: float = 14
) -> None:
    for s in (-1, 1):
        ledge(scene, x + s * 0.34 * size, y, 0.21 * size, s * lean)
    nose = [(0.02, -0.05), (0.09, 0.2), (0.14, 0.42), (0.0, 0.47), (-0.1, 0.44)]
    scene.fill(
        spline([(x + u * size, y + v * size) for u, v in nose]),
        "#e8b49a, #8a6a90",
        angle=0,
        alpha=0.8,
        soft=3,
        round=10,
        detail=0.4,
    )
    cave(scene, x, y + 0.84 * size, mouth[0] * size, mouth[1] * size)


def silent(scene: Scene, x: float, y: float, size: float) -> None:
    """The one who does not sing: the mouth is a crack, the eyes have gone aside."""
    for s in (-1, 1):
        ex = x + s * 0.34 * size
        white = spline([(ex - 30, y + 2), (ex, y - 10), (ex + 30, y + 2), (ex, y + 15)])
        scene.fill(white, "#f6e8d0", detail=1, ink=0.6)
        with scene.clip(white):
            scene.fill(circle(ex + 19, y + 2, 11), "#2a1438", detail=1)
        ledge(scene, ex, y - 16, 0.24 * size, 6)
    nose = [(0.02, -0.05), (0.09, 0.2), (0.14, 0.42), (0.0, 0.47), (-0.1, 0.44)]
    scene.fill(
        spline([(x + u * size, y + v * size) for u, v in nose]),
        "#e8b49a, #8a6a90",
        angle=0,
        alpha=0.8,
        soft=3,
        round=10,
        detail=0.4,
    )
    scene.fill(
        spline([(x - 30, y + 122), (x, y + 115), (x + 34, y + 122), (x, y + 126)]),
        "#2a1438",
        detail=1,
        ink=0.5,
    )


def goat(scene: Scene) -> None:
    """The conductor from behind: hind legs on the summit, forelegs flung up, a twig in one."""
    white, shade = "#fbf4ea", "#cbb4c0"
    mould = Mould()
    mould.frame = Frame(400, 960, 300, 190, turn(190, -4, 2))
    mould.group()
    mould.ball((0, 0.22, 0), (0.31, 0.40, 0.28), white, 0, FUR)
    mould.cone((0, 0.0, 0), (0, -0.42, 0.04), 0.27, 0.17, white, 0.12, FUR)
    mould.cone((0, -0.4, 0.04), (0, -0.62, 0.10), 0.15, 0.13, white, 0.1, FUR)
    for s in (-1, 1):
        mould.chain(
            [(s * 0.15, 0.42, 0), (s * 0.2, 0.72, 0.06), (s * 0.16, 1.02, -0.02)],
            [0.16, 0.085, 0.055],
            white,
            0.06,
            FUR,
        )
    mould.group()
    mould.chain(
        [(0, 0.40, -0.26), (0, 0.28, -0.4), (0.03, 0.14, -0.42)],
        [0.07, 0.06, 0.02],
        white,
        0.03,
        FUR,
    )
    mould.group()
    mould.ball((0, -0.78, 0.14), (0.18, 0.18, 0.2), white, 0, FUR)
    mould.cone((0, -0.76, 0.25), (0, -0.70, 0.46), 0.13, 0.085, white, 0.06, FUR)
    for s in (-1, 1):
        mould.group()
        mould.chain(
            [(s * 0.15, -0.84, 0.08), (s * 0.30, -0.86, 0.0), (s * 0.42, -0.78, -0.04)],
            [0.05, 0.075, 0.02],
            shade,
            0.03,
            FUR,
        )
        mould.group()
        mould.chain(
            [
                (s * 0.08, -0.92, 0.12),
                (s * 0.15, -1.14, 0.04),
                (s * 0.27, -1.30, -0.12),
                (s * 0.38, -1.34, -0.2),
            ],
            [0.06, 0.05, 0.035, 0.01],
            "#7a5a44",
            0.02,
            PLAIN,
        )
    for s, elbow, hoof in (
        (1, (0.50, -0.40, 0.12), (0.62, -0.86, 0.2)),
        (-1, (-0.52, -0.34, 0.12), (-0.78, -0.70, 0.2)),
    ):
        mould.group()
        mould.chain([(s * 0.19, -0.28, 0.06), elbow, hoof], [0.12, 0.085, 0.06], white, 0.05, FUR)
        mould.group()
        mould.cone(
            hoof, (hoof[0] * 1.04, hoof[1] - 0.06, hoof[2]), 0.062, 0.058, "#4a3440", 0, PLAIN
        )
    mould.group()
    mould.chain(
        [(-0.74, -0.62, 0.24), (-0.92, -1.0, 0.26), (-1.04, -1.34, 0.24)],
        [0.028, 0.022, 0.012],
        "#5a3a24",
        0,
        PLAIN,
    )
    tip = mould.frame.p(-1.04, -1.34, 0.24)
    mould.frame = Frame()
    cast(mould, scene, reach=80, rim=0.9, rim_colour="#fff6e0", brush=0.8)
    for dx, dy, rot in ((0, 2, -70), (6, 10, 10), (-8, 14, -150)):
        with scene.at(tip[0] + dx, tip[1] + dy, 1.3, rot):
            scene.fill(spline("0 0!, 9 -7, 24 0!, 9 7"), "#9ac23c, #5a8a2c", detail=1, ink=0.4)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        28, light=(0.85, -0.4, 0.4), light_colour="#ffd9ac", shadow="#2a1f58", haze="#f0b094"
    )
    scene.sky("0 #3f7f9c, 0.16 #9fbab0, 0.32 #fbdca4, 0.5 #f4a878, 1 #c8705f", warp=50, flow=4)
    massif(
        scene,
        "230 1000, 320 500, 400 260, 452 92!, 510 230, 610 480, 700 1000",
        [[(452, 92), (446, 260), (456, 480), (446, 760), (450, 1000)]],
        FAR,
        seed=6,
        spur=90,
        haze=0.12,
        foot=0.35,
    )
    silent(scene, 452, 340, 160)
    massif(
        scene,
        "-160 1300, -60 640, 50 340, 150 145!, 240 340, 370 640, 560 1300",
        [[(150, 145), (160, 330), (172, 560), (160, 860), (190, 1200)]],
        NEAR,
        seed=9,
        spur=110,
        foot=0.12,
    )
    face(scene, 172, 460, 250, (0.25, 0.27))
    massif(
        scene,
        "250 1300, 400 800, 530 450, 664 205!, 750 360, 880 620, 930 1300",
        [[(664, 205), (652, 380), (646, 600), (660, 900), (650, 1200)]],
        NEAR,
        seed=12,
        spur=110,
        foot=0.12,
    )
    face(scene, 646, 530, 260, (0.16, 0.32), 18)
    for x, y, size, rot in (
        (262, 560, 0.55, -30),
        (335, 420, 0.6, -40),
        (300, 230, 0.75, -24),
        (360, 130, 0.9, 6),
        (262, 90, 0.7, -12),
        (548, 690, 0.5, -30),
        (588, 190, 0.7, 12),
        (560, 90, 0.9, -8),
    ):
        gliding_bird(scene, x, y, size, rot=rot)
    rock = "150 1260, 230 1190, 300 1165, 370 1150, 450 1156, 520 1175, 600 1215, 660 1260"
    scene.fill(spline(rock), "#8a6a90, #2a1f50", round=40, detail=0.5, wobble=4)
    goat(scene)
    return gouache(
        scene,
        palette="#3f7f9c, #fbdca4, #f4a878, #463a78, #fff0dc, #2a1f58, #c98a78, #9ac23c",
        pull=0.12,
    )
