"""A family camps in the mossy palm of a fallen colossus; the thumb keeps off the wind."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.flora import fern
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.objects import flame, specks
from namyok_art.painted.props.people import figure

FIRE = (424, 872)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(41)
    scene = Scene(
        41, light=(-0.35, -0.7, 0.55), light_colour="#ffe0b8", shadow="#33404a", haze="#e0b8b0"
    )
    scene.sky("0 #8a7a94, 0.16 #c898a4, 0.32 #f0b8a4, 0.44 #f9d4b0, 1 #6a7a58", warp=60, flow=8)
    _ruins(scene, rng)
    _jungle(scene, rng)
    hand = _hand()
    scene.cast(hand, "#22302c", 0.65, 30, 10, 26)
    _stone(scene, hand, rng)
    scene.vignette(424, 800, 520, 760, "#8a6a88", 0.45)
    with scene.clip(hand):
        scene.dim(scene.mask(hand), "#c8b0b8", 0.25)
        scene.glow(*FIRE, 240, "#ff8a3a", 0.6)
        scene.glow(*FIRE, 110, "#ffb85a", 0.5)
    _camp(scene)
    _front(scene, rng)
    specks(scene, 26, (360, 490), (640, 850), (1.4, 3.2), "#ffc85a", rng, alpha=(0.6, 1))
    return gouache(
        scene,
        palette=(
            "#8a7a94, #c898a4, #f0b8a4, #f9d4b0, #c8b494, #a08a70, #6f6258, #8a9a54, #5f7a44, "
            "#33503c, #ff9a3a, #ffe0a0"
        ),
        pull=0.16,
    )


def _ruins(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene,
        "0 520, 150 470, 330 510, 520 460, 680 490, 800 450",
        "#a898a0, #b8a498",
        haze=0.4,
        detail=0.2,
    )
    for x, top, width in ((84, 230, 54), (196, 330, 46), (640, 290, 48), (732, 200, 58)):
        style: Style = {"detail": 0.4, "haze": 0.28, "ink": 0.3}
        shaft = poly(
            [
                (x - width / 2, 620),
                (x + width / 2, 620),
                (x + width * 0.44, top + 18),
                (x, top),
                (x - width * 0.44, top + 30),
            ]
        )
        scene.fill(
            shaft, "#dcc4a8, #b09a84, #7f7468", angle=0, round=width * 0.45, flow=90, **style
        )
        for k in (-0.25, 0, 0.25):
            scene.line(
                [(x + k * width, top + 40), (x + k * width, 610)],
                3,
                "#7f7064",
                alpha=0.5,
                curve=False,
            )
        for y in (top + 120, top + 240):
            scene.line(
                [(x - width * 0.45, y), (x, y + 5), (x + width * 0.45, y)],
                2.4,
                "#6f6258",
                alpha=0.6,
            )
        vine = [
            (x - width * 0.3, top + 20),
            (x + width * 0.2, top + 110),
            (x - width * 0.2, top + 200),
        ]
        scene.line(vine, 5, "#7a9050", alpha=0.8)
    for x, y, size in ((300, 210, 0.5), (350, 180, 0.4), (520, 240, 0.45)):
        gliding_bird(scene, x, y, size, "#6a5a70", 0.6)


def _jungle(scene: Scene, rng: np.random.Generator) -> None:
    for y, count, tones in ((600, 26, ("#7f9458", "#94a464")), (680, 24, ("#5f7a48", "#7a9050"))):
        for _ in range(count):
            x = rng.uniform(-20, 820)
            bush = union(
                *[
                    circle(x + rng.normal() * 30, y + rng.normal() * 16, rng.uniform(26, 46))
                    for _ in range(4)
                ]
            )
            tone = mix(*tones, rng.uniform())
            scene.fill(
                bush,
                scene.tones(tone, 0.25, 0.3),
                round=34,
                haze=0.18 if y < 650 else 0.05,
                detail=0.3,
                wobble=4,
                texture=0.2,
            )
    ground = spline("-40 700!, 400 680, 840 700!, 840 1260!, -40 1260!")
    scene.fill(ground, "#7a8c50, #55703f, #33503c", detail=0.25, texture=0.16, flow=5)
    for _ in range(26):
        side = rng.uniform() < 0.5
        x = rng.uniform(0, 150) if side else rng.uniform(660, 800)
        root = rng.uniform(720, 1080)
        lean = rng.normal() * 40 + (30 if side else -30)
        fern(
            scene,
            [(x, root), (x + lean * 0.3, root - 60), (x + lean, root - 120)],
            44,
            mix("#6f8f4a", "#94a858", rng.uniform()),
            14,
        )


def _hand() -> Path:
    return union(
        spline(
            "196 770, 240 690, 400 650, 548 676, 600 770, 612 900, 568 1020, 500 1100, "
            "310 1100, 236 1020, 192 900"
        ),
        tube("238 750, 186 610, 158 500, 160 430", [54, 46, 40, 33]),
        tube("318 700, 290 530, 280 400, 286 320", [58, 50, 44, 36]),
        tube("408 680, 414 490, 420 350, 424 262", [60, 52, 46, 37]),
        tube("504 700, 540 540, 560 430, 562 372", [58, 50, 45, 40]),
        tube("548 930, 664 870, 728 770, 716 680, 690 620", [88, 70, 56, 48, 38]),
        tube("404 1060, 402 1260", [176, 168]),
    )


def _stone(scene: Scene, hand: Path, rng: np.random.Generator) -> None:
    scene.fill(
        hand,
        "#dcc4a4, #bca488, #84766a",
        round=58,
        shade=1.0,
        detail=0.45,
        texture=0.2,
        ink=0.5,
        rim=0.4,
        flow="form",
    )
    with scene.clip(hand):
        hollow = ellipse(404, 880, 150, 130)
        scene.fill(hollow, "#6f6258", alpha=0.35, soft=44, detail=0.2)
        for x, y, rx in ((300, 1010, 90), (520, 1020, 100)):
            scene.fill(ellipse(x, y, rx, 60), "#ead4b0", alpha=0.35, soft=24, detail=0.2)
        lines = (
            "232 830, 330 800, 440 806, 540 780, 590 740",
            "560 820, 470 850, 360 880, 250 900",
            "520 790, 440 850, 400 940, 390 1080",
        )
        for points in lines:
            scene.line(points, 11, "#4f4640", alpha=0.8, soft=2, detail=0.6)
            shifted = [
                (float(a) + 3, float(b) + 8) for a, b in (p.split() for p in points.split(", "))
            ]
            scene.line(shifted, 4, "#f3dcb8", alpha=0.6, soft=1)
        for x, y, half, turn in (
            (206, 650, 46, -16),
            (168, 540, 42, -12),
            (298, 580, 50, -8),
            (282, 450, 44, -4),
            (412, 560, 52, 0),
            (420, 420, 46, 2),
            (530, 590, 50, 12),
            (556, 480, 45, 8),
            (690, 850, 60, 50),
            (728, 740, 50, 84),
        ):
            with scene.at(x, y, 1, turn):
                scene.line([(-half, -2), (0, 8), (half, -2)], 6, "#5a5048", alpha=0.75, soft=1.5)
        for points in (
            "260 960, 300 990, 290 1040, 330 1080",
            "590 880, 560 910, 576 950",
            "420 300, 436 340, 424 380",
            "150 470, 176 490, 168 520",
        ):
            scene.line(points, 3.4, "#3f3834", alpha=0.85, detail=0.8)
        for _ in range(36):
            moss_x, moss_y = rng.uniform(130, 740), rng.uniform(280, 1180)
            if np.hypot(moss_x - 404, moss_y - 880) < 120:
                continue
            patch = ellipse(
                moss_x, moss_y, rng.uniform(16, 46), rng.uniform(8, 20), rng.uniform(-30, 30)
            )
            scene.fill(
                patch, mix("#8f9a4c", "#6f8440", rng.uniform()), alpha=0.6, soft=6, detail=0.3
            )


def _camp(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5, "wobble": 0.8}
    scene.cast(ellipse(304, 912, 92, 16), "#3a2c28", 0.6, 8)
    side = poly("246 908, 292 788, 226 838, 206 892")
    scene.fill(side, "#b56a4c, #8a4a40", **style)
    front = poly("246 908, 292 788, 372 902")
    scene.fill(front, "#ffe0a0, #f0b070, #d88a58", **style)
    door = spline("286 906!, 292 812!, 326 904!")
    scene.fill(door, "#6a3a34, #9a5a3c", **style)
    scene.pen("292 788, 292 770", 2.4, "#5a4038", curve=False)
    scene.fill(poly("292 770, 318 778, 292 786"), "#5fa0a0", detail=0.85)
    scene.pen("206 892, 186 904", 1.8, "#5a4038", curve=False)
    scene.pen("372 902, 392 912", 1.8, "#5a4038", curve=False)
    x, y = FIRE
    for turn in (-24, 24, 0):
        with scene.at(x, y + 4, 1, turn):
            scene.line("-30 0, 30 0", 9, "#5a3828", curve=False)
    tongues = spline(
        "418 876!, 388 866, 390 834, 402 846, 404 806, 418 822, 426 776!, 438 814, 448 800, "
        "450 842, "
        "464 828, 462 864, 436 878"
    )
    scene.fill(tongues, "#ffb03a, #ff7a1f, #e0481f", detail=0.8, soft=1, flow=90)
    for dx, h in ((-8, 40), (10, 44), (0, 62)):
        flame(scene, x + dx, y, h, glow=0.3)
    figure(scene, 500, 912, 84, coat="#4f8a8a", hair="#4a3028", hat="bun", arm=(-22, -56), rim=0.9)
    figure(
        scene,
        458,
        936,
        54,
        coat="#d8a03c",
        hair="#6a4030",
        hat="cap",
        hat_colour="#b5483c",
        rim=0.9,
    )
    figure(
        scene,
        392,
        942,
        90,
        coat="#8a4a5a",
        hair="#3a2a28",
        hat="straw",
        hat_colour="#e8cc8a",
        rim=0.9,
    )


def _front(scene: Scene, rng: np.random.Generator) -> None:
    """Ferns close to us, and a drum of a fallen column."""
    style: Style = {"detail": 0.5, "ink": 0.4}
    with scene.at(690, 1130, 1, -18):
        scene.fill(
            rect(-90, -52, 180, 104, 16), "#cdb698, #94846f, #5f574f", round=48, flow=0, **style
        )
        scene.fill(ellipse(-88, 0, 24, 52), "#dcc8a8, #a8967c", round=10, **style)
    for x, y, lean, size in (
        (30, 1210, 90, 70),
        (100, 1220, -40, 66),
        (170, 1220, 60, 56),
        (620, 1220, -60, 58),
        (740, 1220, -90, 66),
        (790, 1210, -30, 70),
    ):
        fern(
            scene,
            [(x, y), (x + lean * 0.3, y - 100), (x + lean, y - 190)],
            size,
            mix("#45663c", "#6f8f4a", rng.uniform()),
            16,
        )
