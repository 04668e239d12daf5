"""The traffic light bears fruit; a girl reaches for the red one, and a queue of tortoises minds."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, ellipse, gouache, poly, spline
from namyok_art.painted.figures import PLAIN, Mould, Person, cast, figure, turn
from namyok_art.painted.props.tortoises import tortoise

GIRL = Person(
    "child",
    skin="brown",
    hair="#1c1214",
    style="plait",
    iris="#4a2f1c",
    coat="#e8dcc0",
    cut="dress",
    legs="#8f5a3c",
    shoes="#a8302c",
    pattern="dots",
    accent="#c2503c",
)
APPLE = np.array([388.0, 300.0, 150.0])


def lamp(scene: Scene) -> None:
    """Three hooded sockets on a trunk; each lens has ripened."""
    mould = Mould()
    mould.group()
    mould.chain(
        [(520, 1010, -60), (508, 800, -60), (500, 600, -60), (470, 480, -60)],
        [46, 34, 30, 30],
        "#5a4030",
        10,
        PLAIN,
    )
    mould.group()
    mould.box((452, 330, 0), (92, 226, 52), 26, "#2f3a38", 0, PLAIN, turn(-16, 0, -9))
    where = [np.array([418.0, 178, 60]), np.array([446.0, 326, 60]), np.array([474.0, 474, 60])]
    for p in where:
        mould.group()
        mould.ball(p + np.array([0, 0, -6]), (64, 64, 26), "#12181a", 0, PLAIN)
        mould.group()
        for a in np.linspace(-2.75, -0.4, 9):
            rim = p + np.array([64 * np.cos(a), 64 * np.sin(a), -6])
            mould.cone(rim, rim + np.array([-16, 6, 56]), 10, 8, "#2f3a38", 9, PLAIN)
    mould.group()
    apple = where[0] + np.array([-8, 6, 24])
    mould.ball(apple, (54, 50, 52), "#c2281f", 0, PLAIN)
    mould.ball(apple + np.array([0, -54, 10]), (16, 14, 16), "#8a1c18", 10, PLAIN, cut=True)
    mould.ball(apple + np.array([46, 16, 44]), (26, 26, 26), "#f4e4b8", 2, PLAIN, cut=True)
    mould.ball(apple + np.array([52, -14, 40]), (20, 20, 22), "#f4e4b8", 2, PLAIN, cut=True)
    mould.group()
    mould.ball(where[1] + np.array([-6, 16, 24]), (46, 44, 44), "#e8a02c", 0, PLAIN)
    mould.cone(
        where[1] + np.array([-6, 0, 24]),
        where[1] + np.array([-4, -40, 24]),
        32,
        18,
        "#f0b83c",
        24,
        PLAIN,
    )
    mould.group()
    mould.ball(where[2] + np.array([-6, 8, 22]), (40, 42, 40), "#8aa83a", 0, PLAIN)
    mould.ball(where[2] + np.array([-14, 26, 30]), (30, 26, 30), "#9ab848", 14, PLAIN)
    scene.cast(ellipse(540, 1016, 110, 22), strength=0.6, soft=12)
    cast(mould, scene, reach=120, rim=0.5, rim_colour="#ffd8a0")
    for p, tone in ((apple, "#ff8a6a"), (where[1], "#fff0b0"), (where[2], "#d8f090")):
        scene.glow(p[0], p[1], 110, tone, 0.35)
        scene.line([(p[0] - 6, p[1] - 46), (p[0] - 2, p[1] - 66)], 5, "#3a2a1c")
        for rot in (-30, -150):
            with scene.at(p[0] - 2, p[1] - 62, 1.3, rot):
                scene.fill(
                    spline("0 0!, 14 -11, 36 0!, 14 11"),
                    "#5a8a3a, #3a6a30",
                    round=5,
                    detail=0.9,
                    ink=0.4,
                )
    for x, y, rot in (
        (560, 170, -40),
        (566, 330, 10),
        (566, 500, 30),
        (350, 560, 160),
        (336, 130, -150),
        (540, 660, -20),
        (470, 720, -160),
    ):
        with scene.at(x, y, 1.5, rot):
            scene.line("-40 6, 0 0", 4, "#4a3424")
            scene.fill(
                spline("0 0!, 14 -12, 40 0!, 14 12"),
                "#5a8a3a, #3a6a30",
                round=5,
                detail=0.85,
                ink=0.4,
            )


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(69)
    scene = Scene(
        69, light=(-0.6, -0.5, 0.62), light_colour="#ffe4b8", shadow="#2a2a48", haze="#e8c8a0"
    )
    scene.sky("0 #2f5a6a, 0.3 #6a9a94, 0.5 #f0c890, 0.62 #f4b478, 1 #8a7a4a", warp=70, flow=8)
    scene.fill(
        spline("-40 700, 200 668, 460 690, 840 650, 840 1260, -40 1260"),
        "#b89a52, #8a7a3c, #5a5a30",
        flow=6,
        detail=0.35,
    )
    for _ in range(150):
        x, y = rng.uniform(0, 800), 690 + 500 * rng.uniform() ** 0.8
        tall = (y - 640) * 0.12
        scene.pen(
            [(x, y), (x + rng.uniform(-6, 6), y - tall)],
            2,
            ["#d8b858", "#6a6a30", "#a88a40"][int(rng.integers(3))],
            0.7,
        )
    road = poly("560 684, 612 682, 560 780, 420 900, 330 1230, -240 1230, 150 880, 470 770")
    scene.fill(road, "#8a7f86, #6a6270, #4a4458", detail=0.35, flow=70)
    scene.fill(poly("-10 1010, 316 960, 306 1002, -20 1066"), "#f4ead0", detail=0.6, alpha=0.9)
    for x, y, size, yaw, mood, haze in (
        (574, 694, 22, -60, -0.5, 0.45),
        (560, 712, 32, -50, -0.6, 0.35),
        (530, 742, 46, -40, 0.2, 0.25),
        (486, 786, 70, -48, -1.0, 0.15),
        (386, 852, 104, -34, -0.8, 0.05),
    ):
        tortoise(scene, x, y, size, yaw, np.array([330.0, 500, 300]), mood, haze)
    lamp(scene)
    tortoise(scene, 190, 1010, 190, 26, np.array([300.0, 500, 260]), -1.0)
    girl = Mould()
    figure(
        girl,
        206,
        886,
        540,
        GIRL,
        "reaching",
        "desire",
        look=APPLE,
        yaw=-4,
        z=40,
        head=(26, -30, 10),
        reach={"R": (392.0, 330.0, 40.0)},
        toes=(True, True),
        hips=-4,
        spine=(0.12, -1, 0.02),
        chest=(0.30, -1, 0.0),
        l=((-0.08, 1, -0.05), (-0.06, 1, -0.1)),
        r=((0.16, 1, 0.10), (0.02, 1, -0.14)),
    )
    scene.cast(ellipse(206, 884, 70, 14), strength=0.6, soft=8)
    cast(girl, scene, reach=80, rim=0.5)
    tortoise(scene, 560, 1110, 250, -38, np.array([250.0, 500, 300]), -0.9)
    scene.vignette(360, 560, 560, 760, "#2a2038", 0.45)
    return gouache(
        scene,
        palette=(
            "#2f5a6a, #6a9a94, #f0c890, #f4b478, #b89a52, #8a9a5a, #c2281f, #e8a02c, "
            "#8aa83a, #2f3a38, #8f5a3c, #e8dcc0"
        ),
        pull=0.12,
    )
