"""Somebody has called her through a shell; far out a second shell lies off the hook."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    ellipse,
    gouache,
    mix,
    rect,
    sample,
    spline,
    tube,
)
from namyok_art.painted.figures import (
    EXPRESSIONS,
    PLAIN,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    hand,
    head,
    turn,
)

SHE = Person(
    "woman",
    skin="olive",
    hair="#1f1a1c",
    style="long",
    iris="#2f6a6a",
    lips="#a8323a",
    coat="#c9542c",
)
HEARD = replace(
    EXPRESSIONS["wonder"],
    inner=1.1,
    outer=0.5,
    squeeze=0.4,
    upper=42,
    open=0.3,
    corners=(-0.1, 0.35),
    tears=0.0,
    turn=(0, -3, 0),
)


def shell(mould: Mould, frame: Frame) -> None:
    """A conch: a spire of whorls above a broad body that narrows to where one speaks."""
    mould.frame = frame
    mould.group()
    y = -1.02
    for k, r in enumerate((0.06, 0.12, 0.19, 0.27, 0.36)):
        tone = mix("#f4e0bc", "#c9804a", 0.75 * (k % 2))
        mould.ball((0.03 * (-1) ** k, y, 0), (r, r * 0.62, r), tone, 0.012, PLAIN, turn(0, 0, 14))
        y += r * 0.72 + 0.05
    mould.cone((0, y + 0.02, 0), (0.12, y + 0.95, 0.05), 0.46, 0.10, "#f0d4a8", 0.05, PLAIN)
    mould.ball((0.20, y + 0.34, 0.20), (0.26, 0.56, 0.28), "#f4c4ac", 0.08, PLAIN, turn(0, 0, -10))
    mould.ball(
        (0.30, y + 0.36, 0.42), (0.13, 0.46, 0.18), "#b8504a", 0.04, PLAIN, turn(0, 0, -8), True
    )
    for k in range(4):
        mould.group()
        band = 0.455 - 0.085 * k
        mould.ball(
            (0.01 + 0.03 * k, y + 0.06 + 0.2 * k, 0),
            (band, 0.03, band),
            "#b8703f",
            0,
            PLAIN,
            turn(0, 0, -6),
        )
    mould.frame = Frame()


def sea(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(
        rect(-20, 430, 840, 800),
        "0 #9ac4b8, 0.2 #4a9490, 0.6 #1f5f68, 1 #123c48",
        flow=2,
        detail=0.3,
    )
    for _ in range(150):
        y = 440 + 600 * rng.uniform() ** 1.6
        long = 10 + (y - 430) * 0.22 * rng.uniform(0.5, 1.2)
        x = rng.uniform(-20, 820)
        tone = ["#cfe4d0", "#7fbcb0", "#2f7a7c", "#f4e4b8", "#0f4450"][int(rng.integers(5))]
        lift = (y - 430) * 0.02
        scene.fill(
            tube([(x - long, y), (x, y - lift), (x + long, y + 1)], [0.4, 1 + lift, 0.4]),
            tone,
            alpha=0.6,
            detail=0.6,
        )


def cord(scene: Scene) -> None:
    """The cord hangs from the shell, crosses her breast and swims to the island."""
    way = sample(
        "214 872, 224 960, 330 1080, 520 1130, 690 1080, 752 900, 724 700, 676 540, 650 440", 520
    )
    t = np.linspace(0, 1, 520)
    coil = (11 * (1 - t) + 1.5)[:, None]
    line = way + coil * np.stack([np.cos(t * 260), 0.75 * np.sin(t * 260)], 1)
    scene.pen([tuple(p) for p in line], 4.6, "#1c1416", 0.95)
    scene.pen([tuple(p - (1, 1)) for p in line], 1.6, "#e0a870", 0.8)


def island(scene: Scene) -> None:
    scene.glow(602, 404, 70, "#ffe4a0", 0.9)
    scene.fill(
        spline("520 436!, 556 420, 600 414, 660 422, 700 436!"), "#5a4a3a, #3a3430", detail=0.9
    )
    scene.fill(rect(572, 392, 66, 6), "#3a241c", detail=1)
    for x in (576.0, 630.0):
        scene.line([(x, 396), (x - 2, 420)], 4, "#3a241c")
    scene.fill(rect(584, 372, 30, 20, 5), "#a8302c", detail=1, ink=0.5)
    scene.line([(616, 392), (626, 402), (622, 412)], 2.5, "#1c1416")
    scene.fill(
        spline("626 408, 640 402, 646 414, 634 422, 624 418"), "#f0d8b0", detail=1, round=5, ink=0.5
    )
    scene.line([(650, 414), (650, 356)], 4, "#3a241c")
    scene.fill(spline("634 364!, 642 342, 658 342, 666 364!"), "#ffe8a8", detail=1)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(3)
    scene = Scene(
        3, light=(0.62, -0.5, 0.6), light_colour="#ffe8b8", shadow="#1c2f48", haze="#e8d0a8"
    )
    scene.sky("0 #5f8aa0, 0.18 #c9b088, 0.30 #f4c078, 0.36 #fbe0a0, 1 #fbe0a0", warp=50, flow=4)
    for x, y, w in ((140.0, 120.0, 190), (420.0, 190.0, 150), (680.0, 96.0, 170)):
        for k in range(6):
            scene.fill(
                ellipse(
                    x + (k - 3) * w * 0.28,
                    y + rng.uniform(-10, 10),
                    w * 0.3,
                    16 + rng.uniform(0, 14),
                ),
                "#e8a878, #b88a88",
                alpha=0.55,
                soft=9,
                detail=0.2,
            )
    sea(scene, rng)
    with scene.at(610, 436, 1.55), scene.at(-610, -436):
        island(scene)
    mould = Mould()
    head(mould, 372, 660, 0, 500, SHE, HEARD, yaw=34, pitch=-2, roll=-8, look=(800, 400, 560))
    cast(mould, scene, reach=170, rim=0.55, rim_colour="#ffe0a0", bounce="#3f8a8a", detail=0.72)
    cord(scene)
    held = Mould()
    shell(held, Frame(196, 690, 300, 190, turn(0, 0, -30)))
    palm = Frame(110, 985, 330, 165, basis((-0.06, 1, 0.1), (-0.35, -0.1, 0.9)))
    hand(held, palm, "cup", SHE.tone, left=True, arm=1.9)
    cast(held, scene, reach=120, rim=0.5, rim_colour="#ffe0a0")
    scene.vignette(440, 560, 560, 780, "#1c3048", 0.4)
    return gouache(
        scene,
        palette=(
            "#5f8aa0, #f4c078, #fbe0a0, #4a9490, #1f5f68, #123c48, #c08a5e, #c9542c, "
            "#f0d8b0, #1f1a1c, #a8302c"
        ),
        pull=0.12,
    )
