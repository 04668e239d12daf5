"""Mountains sing in three tiers before a small white goat; one of them keeps its mouth shut."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, circle, ellipse, gouache, mix, spline
from namyok_art.painted.figures import (
    EXPRESSIONS,
    PLAIN,
    SKIN,
    Expression,
    Frame,
    Mould,
    Person,
    cast,
    head,
)
from namyok_art.painted.props.goats import goat

HIGH = Expression(
    inner=0.9,
    outer=0.5,
    upper=30,
    lower=14,
    open=0.95,
    wide=0.85,
    corners=(0.1, 0.1),
    cheek=0.2,
    turn=(0, -10, 0),
)
LOW = Expression(
    inner=-0.3,
    outer=0.3,
    upper=22,
    lower=20,
    open=0.7,
    wide=0.72,
    corners=(-0.4, -0.4),
    turn=(0, 8, 0),
)
FULL = Expression(
    inner=0.5,
    outer=0.6,
    upper=38,
    lower=20,
    open=1.0,
    wide=1.15,
    corners=(0.5, 0.5),
    lip=0.2,
    cheek=0.5,
    turn=(0, -4, 0),
)
MUTE = replace(
    EXPRESSIONS["envy"],
    press=1.0,
    cheek=1.2,
    corners=(-0.7, -0.5),
    gaze=(-24, 4),
    tint=None,
    turn=(0, 2, 0),
)
GOAT = np.array([392.0, 930.0, 700.0])


def stone(age: str, tone: str) -> Person:
    return Person(
        age, skin=tone, hair="#e8eef4", style="none", iris="#2f3f4a", lips=mix(tone, "#3a2a34", 0.5)
    )


def mountain(
    scene: Scene,
    x: float,
    y: float,
    z: float,
    size: float,
    who: Person,
    mood: str | Expression,
    yaw: float,
    roll: float,
    look: Array | None,
    haze: float,
    seed: int,
) -> None:
    """A head of rock on shoulders of scree, with snow on the crown and on the brows."""
    rng = np.random.default_rng(seed)
    mould = Mould()
    frame = head(mould, x, y, z, size, who, mood, yaw=yaw, roll=roll, look=look, bust=False)
    mould.frame = frame
    mould.group()
    for a in np.linspace(-1.0, 1.0, 6):
        long = 1.5 + rng.uniform(-0.15, 0.15)
        foot = (0.95 * np.sin(a), 0.3 + long, -0.35 + 0.2 * np.cos(a))
        mould.cone((0.10 * np.sin(a), 0.12, -0.28), foot, 0.24, 0.34, who.skin, 0.05, SKIN)
    mould.group()
    white = "#f6fafc"
    mould.cap((0, -0.15, -0.07), (0.385, 0.40, 0.46), (0, 0.8, 0.6), -0.10, white, 0, PLAIN)
    for a in np.linspace(-1.5, 1.5, 9):
        tip = (0.37 * np.sin(a), -0.20 + rng.uniform(0.0, 0.16), 0.36 * np.cos(a) - 0.02)
        mould.cone(
            (0.28 * np.sin(a), -0.38, 0.28 * np.cos(a) - 0.05), tip, 0.10, 0.03, white, 0.04, PLAIN
        )
    peak = rng.uniform(-0.08, 0.08)
    mould.cone((peak, -0.42, -0.08), (peak * 2, -0.78, -0.1), 0.26, 0.03, white, 0.14, PLAIN)
    mould.frame = Frame()
    cast(
        mould,
        scene,
        reach=size * 0.5,
        haze=haze,
        rim=0.55,
        ambient=0.12,
        detail=0.6,
        brush=1.6,
        ink=0.6,
    )


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(28)
    scene = Scene(
        28, light=(-0.62, -0.55, 0.56), light_colour="#ffe4c0", shadow="#2a2f58", haze="#e8c8c0"
    )
    scene.sky("0 #4a6aa8, 0.25 #a89ac0, 0.45 #f4b898, 0.6 #fbd8a8, 1 #c9a8a8", warp=80, flow=10)
    for x, y, w in ((120.0, 90.0, 150.0), (620.0, 60.0, 190.0), (420.0, 130.0, 120.0)):
        for k in range(6):
            scene.fill(
                ellipse(x + (k - 3) * w * 0.3, y + rng.uniform(-8, 8), w * 0.32, 18),
                "#f8d0b8",
                alpha=0.5,
                soft=10,
                detail=0.1,
            )
    far, middle, near = "#a8a4b8", "#9096ac", "#8a8c9c"
    for row in (
        (96, 250, -300, 150, stone("man", far), HIGH, 20, -6, GOAT, 0.30, 1),
        (270, 214, -300, 158, stone("old", far), LOW, 12, 4, GOAT, 0.34, 2),
        (452, 236, -300, 146, stone("woman", far), FULL, -6, -4, GOAT, 0.34, 3),
        (634, 224, -300, 164, stone("man", far), MUTE, -10, 6, None, 0.28, 4),
        (180, 470, -160, 222, stone("man", middle), FULL, 24, -8, GOAT, 0.16, 5),
        (424, 452, -160, 212, stone("old", middle), HIGH, 2, 3, GOAT, 0.16, 6),
        (668, 480, -160, 230, stone("man", middle), LOW, -26, 8, GOAT, 0.16, 7),
        (112, 790, 0, 330, stone("old", near), LOW, 42, -6, GOAT, 0.0, 8),
        (706, 806, 0, 340, stone("woman", near), HIGH, -40, 8, GOAT, 0.0, 9),
    ):
        mountain(scene, *row)
        if row[10] == 4:
            avalanche(scene, rng)
        if row[10] in (4, 7):
            scene.mist(row[1] + 170, 46, "#f8dcc8", 0.55)
    crag = spline("250 1220!, 290 1130, 330 1108, 400 1098, 470 1112, 520 1150, 560 1220!")
    scene.fill(crag, "#6a6058, #3a3440", round=40, detail=0.6, ink=0.5, texture=0.2)
    scene.cast(ellipse(400, 1112, 80, 14), strength=0.6, soft=8)
    goat(scene)
    scene.vignette(400, 640, 560, 780, "#3a3468", 0.4)
    return gouache(
        scene,
        palette=(
            "#4a6aa8, #a89ac0, #f4b898, #fbd8a8, #8a8aa8, #565c78, #f6fafc, #2a2f58, "
            "#7f9a3c, #6a6058"
        ),
        pull=0.12,
    )


def avalanche(scene: Scene, rng: np.random.Generator) -> None:
    """What the silent one holds in comes down its shoulder."""
    for _ in range(60):
        t = rng.uniform()
        x, y = 716 + 60 * t + rng.normal(0, 16 + 24 * t), 300 + 210 * t + rng.normal(0, 8)
        scene.fill(
            circle(x, y, rng.uniform(5, 18)),
            mix("#ffffff", "#c4d0e4", float(rng.uniform())),
            soft=1.5,
            alpha=0.9,
            detail=0.5,
        )
