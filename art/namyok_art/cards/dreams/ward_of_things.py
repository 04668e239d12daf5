"""Night in the ward of broken things: the nurse listens to an umbrella, and it may still open."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, circle, ellipse, gouache, mix, poly, rect, spline, tube
from namyok_art.painted.figures import (
    CLOTH,
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

NURSE = Person(
    "woman",
    girth=1.15,
    skin="olive",
    hair="#2a1a1c",
    style="bun",
    iris="#4a6a4a",
    coat="#5a8a9a",
    hat="kerchief",
    hat_colour="#f4f0e8",
)
LISTENING = replace(
    EXPRESSIONS["worry"], upper=30, gaze=(-10, 20), corners=(-0.2, 0.1), turn=(0, 0, 0)
)
PATIENT = (250.0, 860.0, 200.0)
LINEN = "#f4eee2, #d8d4d4, #a8a8b8"


def room(scene: Scene) -> None:
    scene.sky("0 #14303c, 0.45 #1f4a54, 0.6 #2a5a5c, 1 #16303a", warp=40, flow=88)
    scene.fill(rect(70, 60, 190, 270, 6), "#2a3f78, #5a6aa8", detail=0.4)
    scene.fill(circle(190, 140, 34), "#f8f0d0", detail=0.7)
    scene.glow(190, 140, 90, "#cfd8f0", 0.5)
    for x in (70.0, 165.0, 260.0):
        scene.line([(x, 56), (x, 334)], 9, "#d8d0c0")
    for y in (60.0, 190.0, 330.0):
        scene.line([(64, y), (266, y)], 9, "#d8d0c0")
    scene.fill(poly("-20 560, 820 470, 820 1220, -20 1220"), "#3a5a58, #1f3a40", detail=0.3, flow=6)
    scene.glow(690, 300, 300, "#ffc070", 0.75)


def bed(scene: Scene, x: float, y: float, s: float, haze: float) -> None:
    """An iron bed seen from its foot; who lies in it comes next."""
    with scene.at(x, y, s, -5):
        scene.cast(ellipse(0, 96, 170, 20), strength=0.6, soft=14)
        for dx in (-150, 150):
            scene.line([(dx, -60), (dx, 100)], 10, "#8a9aa0", haze=haze)
        scene.line([(-150, -60), (-60, -96), (60, -96), (150, -60)], 10, "#8a9aa0", haze=haze)
        scene.fill(
            spline("-120 -40, -60 -74, 60 -74, 120 -40, 116 -6, -116 -6"),
            LINEN,
            round=26,
            haze=haze,
            detail=0.6,
            ink=0.4,
        )


def blanket(scene: Scene, x: float, y: float, s: float, tone: str, haze: float) -> None:
    with scene.at(x, y, s, -5):
        cover = spline("-152 14!, -80 -12, 0 -20, 80 -12, 152 14!, 160 74!, 0 88, -160 74!")
        scene.fill(
            cover,
            [mix(tone, "#fff0d8", 0.2), tone, mix(tone, "#14202c", 0.4)],
            round=24,
            haze=haze,
            detail=0.6,
            ink=0.5,
        )
        scene.fill(
            tube("-150 14, -80 -12, 0 -20, 80 -12, 150 14", [12] * 5),
            "#f4eee2",
            round=9,
            haze=haze,
            detail=0.7,
        )


def kettle(scene: Scene, x: float, y: float, s: float, haze: float) -> None:
    mould = Mould()
    mould.frame = Frame(x, y, 0, s, turn(-24, 8, -14))
    blue = "#3f7a9a"
    mould.group()
    mould.ball((0, 0, 0), (0.62, 0.52, 0.6), blue, 0, PLAIN)
    mould.cone((0.45, -0.05, 0.2), (0.92, -0.42, 0.3), 0.16, 0.08, blue, 0.1, PLAIN)
    mould.group()
    mould.ball((0, -0.46, 0), (0.30, 0.09, 0.30), mix(blue, "#ffffff", 0.3), 0, PLAIN)
    mould.ball((0, -0.60, 0), 0.08, "#2a2a30", 0, PLAIN)
    mould.group()
    mould.chain(
        [(-0.5, -0.3, 0), (-0.42, -0.9, 0), (0.1, -1.02, 0), (0.45, -0.7, 0.1)],
        [0.06] * 4,
        "#2a2a30",
        0.03,
        PLAIN,
    )
    mould.group()
    mould.cone((0.9, -0.40, 0.3), (1.30, -0.78, 0.42), 0.05, 0.035, "#f4f8f8", 0, PLAIN)
    mould.cone((1.0, -0.50, 0.36), (1.14, -0.63, 0.42), 0.03, 0.03, "#d83a2c", 0, PLAIN)
    mould.frame = Frame()
    cast(mould, scene, reach=s, haze=haze, rim=0.5)


def clock(scene: Scene, x: float, y: float, s: float, haze: float) -> None:
    mould = Mould()
    frame = mould.frame = Frame(x, y, 0, s, turn(22, 6, 12))
    mould.group()
    mould.ball((0, 0, -0.1), (0.6, 0.6, 0.3), "#c9963c", 0, PLAIN)
    group = mould.group()
    mould.ball((0, 0, 0.05), (0.50, 0.50, 0.2), "#f8f2e0", 0, PLAIN)
    mould.decals[group] = (frame, dial)
    for side in (-1, 1):
        mould.group()
        mould.ball(
            (side * 0.34, -0.58, -0.1),
            (0.22, 0.17, 0.2),
            "#d8a84a",
            0,
            PLAIN,
            turn(0, 0, side * 28),
        )
    mould.group()
    mould.chain(
        [(-0.62, 0.1, 0.1), (-0.2, -0.1, 0.3), (0.2, -0.25, 0.3), (0.6, -0.36, 0.1)],
        [0.09] * 4,
        "#f4eee2",
        0.02,
        CLOTH,
    )
    mould.frame = Frame()
    cast(mould, scene, reach=s, haze=haze, rim=0.5)


def dial(points: Array, colours: Array, materials: Array) -> Array:
    """Marks without figures, and two hands that have stopped."""
    out = np.array(colours)
    far, a = np.hypot(points[:, 0], points[:, 1]), np.arctan2(points[:, 1], points[:, 0])
    tick = (np.abs((a / (np.pi / 6) + 0.5) % 1 - 0.5) < 0.08) & (far > 0.36) & (far < 0.45)
    for way, long in ((-2.0, 0.28), (0.6, 0.36)):
        along = points[:, 0] * np.cos(way) + points[:, 1] * np.sin(way)
        aside = np.abs(-points[:, 0] * np.sin(way) + points[:, 1] * np.cos(way))
        tick |= (aside < 0.028) & (along > -0.04) & (along < long)
    out[tick] = (0.12, 0.09, 0.12)
    return out


def umbrella(mould: Mould) -> None:
    """Red, folded, pleated; bandaged twice, its handle out of joint."""
    red = "#c2302f"
    mould.frame = Frame(330, 868, 90, 240, turn(12, 0, 0) @ turn(0, 10, 80))
    mould.group()
    mould.skirt(
        (0, -0.62, 0),
        (0, 0.72, 0),
        0.05,
        0.30,
        red,
        folds=8,
        depth=0.17,
        phase=0.6,
        flat=0.9,
        hem=0.05,
    )
    mould.group()
    mould.cone((0, -0.60, 0), (0, -0.80, 0), 0.035, 0.012, "#c9963c", 0, PLAIN)
    mould.group()
    mould.cone((0, 0.70, 0), (0, 1.0, 0), 0.03, 0.03, "#5a3a28", 0, PLAIN)
    hook = [(0.02, 1.04, 0), (0.12, 1.18, 0), (0.28, 1.22, 0), (0.38, 1.10, 0), (0.36, 0.98, 0)]
    mould.group()
    mould.chain(hook, [0.05] * 5, "#8a5a34", 0.02, PLAIN)
    for y, wide in ((-0.18, 0.19), (-0.11, 0.205), (0.26, 0.27), (0.33, 0.285)):
        mould.group()
        mould.ball((0, y, 0), (wide, 0.055, wide * 0.95), "#f8f2e6", 0, CLOTH, turn(0, 0, 9))
    mould.frame = Frame()


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        77, light=(0.62, -0.52, 0.58), light_colour="#ffdfae", shadow="#12243a", haze="#2a5a60"
    )
    room(scene)
    bed(scene, 330, 500, 0.62, 0.25)
    clock(scene, 322, 448, 56, 0.2)
    blanket(scene, 330, 510, 0.62, "#5a6a8a", 0.25)
    bed(scene, 130, 640, 0.92, 0.1)
    kettle(scene, 128, 588, 74, 0.08)
    blanket(scene, 130, 656, 0.92, "#7a5a6a", 0.1)
    scene.fill(
        spline("640 250!, 668 190, 722 190, 750 250!"),
        "#f0a850, #c9763c",
        round=12,
        detail=0.8,
        ink=0.5,
    )
    scene.line([(694, 250), (694, 420)], 8, "#6a4a34")
    nurse = Mould()
    head(nurse, 556, 490, 0, 310, NURSE, LISTENING, yaw=-34, pitch=12, roll=-16, look=PATIENT)
    cast(nurse, scene, reach=110, rim=0.6, rim_colour="#ffd090", brush=0.5)
    pillow = spline("-40 880, 60 800, 240 790, 420 830, 470 920, 420 1010, 200 1040, -40 1020")
    scene.cast(pillow, strength=0.6, soft=18)
    scene.fill(pillow, LINEN, round=70, detail=0.55, ink=0.4)
    patient = Mould()
    umbrella(patient)
    scene.cast(ellipse(260, 900, 230, 60), strength=0.5, soft=18)
    cast(patient, scene, reach=90, rim=0.5)
    cover = spline("-40 1010!, 120 978, 300 985, 470 950, 640 985, 840 960!, 840 1260!, -40 1260!")
    scene.fill(cover, "#8aa87a, #5a7a5a, #34504a", round=40, detail=0.55, ink=0.5, flow=8)
    for k in range(7):
        scene.line(
            [(40 + 120 * k, 1010), (20 + 126 * k, 1110), (10 + 130 * k, 1210)],
            4,
            "#3f5f4c",
            alpha=0.6,
        )
    scene.fill(
        tube("-20 1016, 120 986, 300 993, 470 958, 640 993, 820 968", [20] * 6),
        "#f4eee2",
        round=16,
        detail=0.7,
        ink=0.4,
    )
    for way in (
        "652 524, 640 610, 590 690, 510 745, 420 796, 366 818",
        "522 660, 536 700, 562 716",
    ):
        scene.fill(tube(way, [6] * len(way.split(","))), "#2a2c34", round=5, detail=0.9, ink=0.5)
    bell = Mould()
    bell.ball((352, 822, 250), (34, 34, 14), "#c8ccd0", 0, PLAIN)
    palm = Frame(470, 858, 250, 92, basis((0.86, 0.42, 0.05), (-0.1, -0.4, 0.9)))
    hand(bell, palm, "reach", NURSE.tone, left=True, arm=0.6)
    bell.group()
    bell.cone((540, 892, 250), (760, 1010, 200), 46, 70, "#5a8a9a", 0, CLOTH)
    cast(bell, scene, reach=80, rim=0.5, brush=0.6)
    scene.vignette(440, 640, 540, 760, "#0f1c2c", 0.55)
    return gouache(
        scene,
        palette=(
            "#14303c, #1f4a54, #5a8a9a, #f4eee2, #c2302f, #c9963c, #ffc070, #5a7a5a, #7a5a6a, "
            "#c08a5e, #2a1a1c"
        ),
        pull=0.12,
    )
