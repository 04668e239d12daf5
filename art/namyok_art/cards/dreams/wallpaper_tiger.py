"""The tiger of the wallpaper keeps still for grown-ups; the child in the bed has met its eyes."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    ellipse,
    gouache,
    mix,
    plain,
    rect,
    sample,
    spline,
    tube,
)
from namyok_art.painted.figures import (
    EXPRESSIONS,
    EYE,
    PLAIN,
    Eye,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    hand,
    head,
)
from namyok_art.painted.props.feathers import feather

GREENS = plain("#2f5a3a, #3f7046, #244a34, #57884c, #1c3c30")
CHILD = Person("child", skin="wheat", hair="#2a1a18", style="tuft", iris="#4a6a3a", coat="#e8dcc0")
AWAKE = replace(
    EXPRESSIONS["fear"],
    open=0.0,
    tint=("#cfd2dc", 0.15),
    blush=0.4,
    upper=56,
    gaze=(0, -16),
    turn=(0, 0, 0),
)
ORANGE, INK, CREAM = "#d9762c", "#1c1a20", "#f0dcb4"


def leaf(scene: Scene, x: float, y: float, size: float, rot: float, tone: Colour) -> None:
    """A printed leaf: flat, with a pale rib."""
    with scene.at(x, y, size, rot):
        scene.fill(
            spline("0 0!, 26 -24, 64 -24, 104 0!, 64 24, 26 24"),
            tone,
            detail=0.5,
            ink=0.45,
            ink_colour="#12281f",
        )
        pale = mix(tone, "#d8e0a0", 0.4)
        scene.line("2 0, 50 0, 98 0", 2.0, pale, alpha=0.8)
        for t in (24, 42, 60, 76):
            for side in (-1, 1):
                scene.line([(t, 0), (t + 12, side * 15)], 1.4, pale, curve=False, alpha=0.6)


def wallpaper(scene: Scene, rng: np.random.Generator) -> None:
    scene.sky("#1f4434, #2a5440, #16302a", warp=30, flow=90)
    for _ in range(170):
        x, y = rng.uniform(-60, 840), rng.uniform(-60, 900)
        if np.hypot((x - 360) / 250, (y - 400) / 290) < 0.85:
            continue
        leaf(
            scene,
            x,
            y,
            rng.uniform(0.9, 1.7),
            rng.uniform(-150, -10),
            GREENS[int(rng.integers(len(GREENS)))],
        )


def tiger(scene: Scene, rng: np.random.Generator) -> None:
    """All stripes and paper, until the eyes."""
    face = spline(
        "190 190!, 176 120, 236 110, 276 170, 360 150, 444 170, 484 110, 546 120, "
        "530 200, 566 300, 580 400,"
        " 560 500, 500 590, 430 650, 360 668, 290 650, 220 590, 158 500, 140 400, 154 300"
    )
    scene.fill(
        face,
        "#e0823a, #d9762c, #b85a20",
        detail=0.45,
        flow=scene.rays(360, 420),
        texture=0.12,
        ink=0.5,
    )
    with scene.clip(face):
        for s in (-1, 1):
            x = 360 + s * 118
            scene.fill(ellipse(360 + s * 150, 150, 36, 30), INK, detail=0.6)
            scene.fill(ellipse(x - s * 4, 296, 62, 34, s * 14), CREAM, detail=0.5, soft=3)
            scene.fill(ellipse(360 + s * 66, 556, 96, 78), CREAM, detail=0.5, soft=3)
            scene.fill(ellipse(360 + s * 176, 520, 74, 90, s * 20), CREAM, detail=0.4, soft=8)
            for k, (a, b, c) in enumerate(
                (
                    ((26, 176), (30, 220), (20, 262)),
                    ((64, 170), (74, 214), (58, 250)),
                    ((108, 186), (112, 220), (92, 244)),
                    ((214, 300), (168, 320), (150, 342)),
                    ((222, 372), (180, 384), (152, 392)),
                    ((222, 446), (176, 446), (146, 438)),
                    ((204, 520), (160, 506), (132, 484)),
                    ((170, 590), (140, 566), (120, 536)),
                    ((18, 290), (34, 330), (26, 372)),
                )
            ):
                way = [
                    (360 + s * p[0] + rng.uniform(-5, 5), p[1] + rng.uniform(-6, 6))
                    for p in (a, b, c)
                ]
                scene.fill(tube(way, [4, 13 - 0.5 * k, 2]), INK, detail=0.7, wobble=2)
        scene.fill(
            spline("314 470!, 360 456, 406 470!, 384 506, 360 520, 336 506"),
            "#b8504a, #8a3038",
            detail=0.8,
            ink=0.5,
        )
        scene.fill(tube("360 516, 360 552, 318 590, 268 578", [5, 5, 5, 2]), INK, detail=0.8)
        scene.fill(tube("360 552, 402 590, 452 578", [5, 5, 2]), INK, detail=0.8)
    for s in (-1, 1):
        for k in range(5):
            y = 540 + 13 * k
            scene.pen(
                [
                    (360 + s * 60, y),
                    (360 + s * 150, y - 12 + 7 * k),
                    (360 + s * 236, y - 26 + 16 * k),
                ],
                2.0,
                "#fbf0d8",
                0.85,
            )
    for s in (-1, 1):
        scene.fill(
            spline(
                [
                    (360 + s * 52, 372, 1),
                    (360 + s * 96, 328),
                    (360 + s * 158, 318, 1),
                    (360 + s * 138, 366),
                    (360 + s * 96, 392),
                ]
            ),
            INK,
            detail=0.9,
        )
    eyes = Mould()
    for s in (-1, 1):
        eyes.group()
        key = EYE + len(eyes.eyes)
        place = np.array([360.0 + s * 103, 356, 0])
        eyes.ball(place, 31, "#e8c43c", 0, key)
        eyes.eyes[key] = Eye(place, np.array([-0.10, 0.42, 0.9]), "#f0c828", 31, 1.15)
    cast(eyes, scene, reach=20, detail=0.95, ink=0.8)
    for s in (-1, 1):
        lid = spline(
            [
                (360 + s * 56, 366, 1),
                (360 + s * 84, 326),
                (360 + s * 130, 314),
                (360 + s * 152, 326, 1),
                (360 + s * 128, 336),
                (360 + s * 90, 344),
            ]
        )
        scene.fill(lid, INK, detail=0.95)


def tail(scene: Scene) -> None:
    """It has come out of the wall and taken the bedpost."""
    way = sample(
        (
            "566 520, 640 560, 700 640, 716 740, 668 800, 610 800, 604 850, 660 880, "
            "720 868, 734 916, 690 946, 640 938"
        ),
        70,
    )
    scene.cast(
        tube([(float(a) + 16, float(b) + 20) for a, b in way], [20.0] * 70), strength=0.6, soft=10
    )
    body = Mould()
    for i in range(0, 66, 3):
        tone = INK if (i // 6) % 2 else ORANGE
        if i > 57:
            tone = INK
        body.cone((*way[i], 70), (*way[min(i + 3, 69)], 70), 22, 22, tone, 2, PLAIN)
    cast(body, scene, reach=50, rim=0.4)


def bed(scene: Scene) -> None:
    for x in (44.0, 666.0):
        scene.fill(
            rect(x, 770, 44, 460, 8), "#7a4a30, #5a3424, #3a2018", round=18, detail=0.7, ink=0.5
        )
        scene.fill(ellipse(x + 22, 762, 34, 34), "#8a5636, #4a2a1c", round=28, detail=0.7, ink=0.5)
    scene.fill(
        spline("80 900!, 200 838, 370 820, 540 838, 672 900!, 672 1220!, 80 1220!"),
        "#6a3f2a, #3f2418",
        detail=0.6,
        ink=0.4,
    )
    pillow = spline("150 960, 240 900, 370 912, 500 896, 604 958, 616 1080, 380 1112, 140 1084")
    scene.cast(pillow, strength=0.6, soft=14)
    scene.fill(pillow, "#fbf4e6, #dfd6cc, #b8b0b4", round=60, detail=0.55, ink=0.4)


def quilt(scene: Scene, rng: np.random.Generator) -> None:
    edge = spline(
        "-40 1130!, 120 1108, 250 1112, 380 1098, 510 1112, 640 1104, 840 1136!, "
        "840 1260!, -40 1260!"
    )
    scene.cast(edge, strength=0.6, soft=14, dy=-8)
    scene.fill(edge, "#a8324a, #7a2038, #4a1428", round=26, detail=0.6, ink=0.5, flow=10)
    scene.fill(
        tube("-20 1138, 120 1116, 250 1120, 380 1106, 510 1120, 640 1112, 820 1142", [14] * 7),
        "#f0e4d0",
        round=12,
        detail=0.7,
        ink=0.4,
    )


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(72)
    scene = Scene(
        72, light=(0.55, -0.5, 0.66), light_colour="#ffeccc", shadow="#14202c", haze="#8aa88a"
    )
    wallpaper(scene, rng)
    tiger(scene, rng)
    for x, y, size, rot in (
        (150, 650, 1.6, -60),
        (590, 640, 1.5, -130),
        (70, 480, 1.7, -30),
        (640, 330, 1.6, -160),
        (520, 120, 1.3, -40),
        (190, 110, 1.3, -150),
        (330, 700, 1.4, -90),
        (450, 690, 1.3, -70),
    ):
        leaf(scene, x, y, size, rot, GREENS[int(rng.integers(len(GREENS)))])
    scene.vignette(360, 480, 470, 640, "#101c24", 0.7)
    scene.beam("860 640, 860 1000, 120 1180, 220 900", "#ffdf9a", 0.3, 40)
    bed(scene)
    tail(scene)
    child = Mould()
    head(child, 372, 1010, 60, 262, CHILD, AWAKE, pitch=-6, roll=-4, look=(372, 330, 900))
    scene.cast(ellipse(384, 1040, 140, 110), strength=0.5, soft=20)
    cast(child, scene, reach=90, rim=0.3)
    quilt(scene, rng)
    fingers = Mould()
    for s in (-1, 1):
        palm = Frame(372 + s * 128, 1190, 200, 60, basis((-s * 0.1, 1, 0.3), (0, -0.2, 1)))
        hand(fingers, palm, "hold", CHILD.tone, left=s > 0, arm=0.3, age="child")
    cast(fingers, scene, reach=40)
    feather(scene, 360, 470, 0.7, -20)
    scene.vignette(400, 640, 560, 800, "#14202c", 0.45)
    return gouache(
        scene,
        palette=(
            "#1f4434, #3f7046, #57884c, #d9762c, #f0dcb4, #1c1a20, #f0c828, #a8324a, "
            "#5a3424, #fbf4e6, #dba57c"
        ),
        pull=0.12,
    )
