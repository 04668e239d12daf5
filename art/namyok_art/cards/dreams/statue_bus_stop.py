"""A headless statue waits for a bus with its head in a string bag; a child lends it an umbrella."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    poly,
    rect,
    sample,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.land import hill, leafy_tree
from namyok_art.painted.props.people import figure

MARBLE = "#fffdf6, #f3eee4, #cfc9cc"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(29)
    scene = Scene(
        29, light=(0.7, -0.55, 0.5), light_colour="#fff4dc", shadow="#5a5872", haze="#e6ddd2"
    )
    scene.sky("0 #8fa3a8, 0.2 #b3bfba, 0.42 #dcd4c4, 0.56 #f0dfc8, 1 #d9c8ac", warp=70)
    _ruins(scene, rng)
    _pavement(scene, rng)
    _shelter(scene)
    _statue(scene, rng)
    _bag(scene, rng)
    _child(scene)
    _umbrella(scene)
    _sign(scene)
    _rain(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#8fa3a8, #b3bfba, #dcd4c4, #f0dfc8, #fffdf6, #cfc9cc, #8f8fa4, #5a5872, #a3a274, "
            "#6f7a54, #d08a84, #a85a5c, #1fa8a0, #f0c048"
        ),
        pull=0.12,
        edge=0.9,
        bloom=0.28,
    )


def _column(
    scene: Scene, x: float, top: float, base: float, half: float, haze: float, broken: bool
) -> None:
    """A fluted column; the broken ones end in a jagged slope."""
    style: Style = {"haze": haze, "detail": 0.5, "wobble": 1.2}
    if broken:
        head = [
            (x - half * 0.88, top + half * 0.9),
            (x - half * 0.3, top + half * 0.2),
            (x + half * 0.1, top + half * 0.6),
            (x + half * 0.88, top - half * 0.3),
        ]
    else:
        head = [(x - half * 0.86, top), (x + half * 0.86, top)]
    shaft = poly([*head, (x + half, base), (x - half, base)])
    scene.fill(shaft, "#b5b0b4, #e3dcd2, #fbf3e2", angle=0, round=half * 0.8, ink=0.4, **style)
    with scene.clip(shaft):
        for k in range(-3, 4):
            fx = x + k * half * 0.27
            scene.line(
                [(fx, top - 20), (fx * 1.0 + k * 1.2, base)],
                half * 0.1,
                "#a39ca4",
                alpha=0.65,
                curve=False,
                haze=haze,
            )
    foot = rect(x - half * 1.25, base - half * 0.3, half * 2.5, half * 0.34, 4)
    scene.fill(foot, "#efe8dc, #b8b0b0", round=6, ink=0.4, **style)
    if not broken:
        scroll = union(
            rect(x - half * 1.2, top - half * 0.55, half * 2.4, half * 0.4, 3),
            rect(x - half, top - half * 0.2, half * 2, half * 0.24, 3),
            circle(x - half * 1.05, top - half * 0.02, half * 0.32),
            circle(x + half * 1.05, top - half * 0.02, half * 0.32),
        )
        scene.fill(scroll, MARBLE, round=half * 0.2, ink=0.5, **style)


def _ruins(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene,
        "0 640, 200 590, 430 630, 620 584, 800 620",
        "#b3b494, #c8bf9c",
        haze=0.45,
        detail=0.1,
    )
    for x, h in ((40, 110), (716, 130), (770, 100)):
        leafy_tree(scene, x, 700, h, "#8f9a70", seed=int(x), haze=0.4)
    pediment = poly("470 452, 640 376, 820 452")
    scene.fill(pediment, "#d8d0c4, #b8b0ac", haze=0.4, detail=0.4, ink=0.3)
    scene.fill(rect(474, 452, 340, 26), "#e3dacc, #b8b0ac", haze=0.4, detail=0.4, ink=0.3)
    for x in (506, 580, 654, 728):
        _column(scene, x, 486, 690, 20, 0.42, False)
    _column(scene, 330, 560, 700, 20, 0.4, True)
    hill(scene, "0 700, 260 680, 520 700, 800 684", "#b8b088, #cdbf96", haze=0.2, detail=0.15)
    for x, y, size in ((250, 726, 26), (300, 742, 18), (706, 724, 22)):
        drum = spline(
            [
                (x - size, y),
                (x - size * 0.8, y - size),
                (x + size * 0.6, y - size * 1.1),
                (x + size, y - size * 0.1),
            ]
        )
        scene.fill(drum, MARBLE, round=size * 0.6, haze=0.15, detail=0.5, ink=0.4)
    _column(scene, 62, 150, 960, 62, 0.0, False)
    for x, y, s in ((560, 190, 0.5), (630, 160, 0.4), (508, 236, 0.34)):
        gliding_bird(scene, x, y, s, "#6a7080", 0.7, -6, haze=0.2)


def _pavement(scene: Scene, rng: np.random.Generator) -> None:
    grass = spline("-40 930!, 200 900, 500 910, 860 890!, 860 1260!, -40 1260!")
    scene.fill(grass, "#a8a478, #8a8a60", detail=0.2, flow=4)
    slab = poly("-20 966, 820 946, 820 1090, -20 1110")
    scene.fill(slab, "#d9d2c6, #bcb4ac", detail=0.3, texture=0.08, ink=0.3)
    for k in range(9):
        x = k * 104 - 10
        scene.line([(x + 30, 964 - k), (x - 20, 1108 - k)], 2.4, "#9a9496", alpha=0.6, curve=False)
    scene.fill(
        poly("-20 1108, 820 1088, 820 1116, -20 1138"), "#e6e0d4, #9a949a", detail=0.5, ink=0.4
    )
    road = poly("-20 1136, 820 1114, 820 1230, -20 1230")
    scene.fill(road, "#8a8890, #6a6a78", detail=0.2, flow=-2, texture=0.1)
    pool = spline("420 1168, 520 1146, 650 1148, 720 1164, 640 1184, 500 1188")
    scene.fill(pool, "#c3ccc8, #a3b0b4", detail=0.5, edge=0.5, soft=1)
    for _ in range(16):
        left, y = rng.uniform(430, 700), rng.uniform(1152, 1180)
        scene.pen(
            [(left + 9 * np.cos(t), y + 3 * np.sin(t)) for t in np.linspace(0, 6.3, 14)],
            1.1,
            "#fffdf6",
            0.8,
        )


def _shelter(scene: Scene) -> None:
    """An ordinary one: a tin roof, a pane of glass, a slatted bench."""
    style: Style = {"detail": 0.6, "wobble": 0.8, "ink": 0.5}
    glass = poly("156 352, 690 340, 690 900, 156 918")
    scene.fill(glass, "#a9c0b8, #8fa89c, #9aa88c", alpha=0.55, detail=0.4)
    with scene.clip(glass):
        for points in ("190 340, 330 340, 150 760, 60 760", "560 340, 600 340, 420 920, 370 920"):
            scene.fill(poly(points), "#ffffff", alpha=0.26, soft=3, detail=0.3)
    tone = "#7f9a8c, #56706a, #3f5652"
    for x in (156, 424, 690):
        scene.fill(rect(x - 9, 340, 18, 650), tone, angle=0, round=7, **style)
    scene.line([(156, 640), (690, 630)], 7, "#56706a", curve=False)
    roof = spline("110 318!, 120 290, 400 268, 700 280, 736 306!, 732 344!, 400 356, 112 358!")
    scene.cast(poly("156 352, 690 340, 690 420, 156 440"), "#6a7a7c", 0.5, 14)
    scene.fill(roof, "#a9bfae, #7f9a8c, #56706a", round=16, **style)
    for k in range(12):
        scene.line(
            [(146 + k * 50, 292 - 8 * np.sin(k * 0.28)), (142 + k * 50, 352)],
            3,
            "#56706a",
            alpha=0.6,
            curve=False,
        )
    scene.cast(poly("440 960, 690 952, 660 1010, 410 1018"), "#6a6474", 0.6, 10)
    for x in (470, 668):
        scene.fill(rect(x - 7, 880, 14, 118), tone, round=5, **style)
    for k in range(3):
        slat = poly(
            [(440, 868 + k * 13), (698, 862 + k * 13), (698, 871 + k * 13), (440, 877 + k * 13)]
        )
        scene.fill(slat, "#d9ae7c, #a87a54", round=4, flow=0, **style)


def _statue(scene: Scene, rng: np.random.Generator) -> None:
    """One block of marble: neck, shoulders, a cloak across, a long robe."""
    style: Style = {"detail": 0.6, "wobble": 1.2}
    fold: Style = {"detail": 0.5, "soft": 2.6, "wobble": 1}
    with scene.at(300, 1056, 1.0):
        scene.cast(ellipse(-50, 0, 190, 20), "#6a6474", 0.7, 12)
        for x in (-34, 36):
            scene.fill(ellipse(x, -16, 40, 16), MARBLE, round=12, ink=0.5, **style)
        arm = union(
            tube("-84 -486, -116 -420, -120 -350, -112 -280", [38, 34, 28, 20]),
            ellipse(-110, -262, 21, 24),
        )
        robe = spline(
            "-70 -320, 0 -340, 76 -320, 96 -262, 100 -180, 112 -90, 128 -22!, 84 -8, 40 -16, "
            "0 -6, -44 -14, "
            "-92 -6, -126 -20!, -106 -100, -92 -190, -88 -270"
        )
        torso = union(
            spline(
                "-28 -516!, -64 -512, -104 -494, -116 -462, -88 -420, -76 -366, -80 -310, "
                "0 -290, 82 -310, "
                "78 -366, 92 -420, 120 -462, 106 -496, 64 -512, 28 -516!"
            ),
            poly("-28 -566, 26 -574, 30 -500, -32 -500"),
        )
        scene.fill(arm, MARBLE, round=28, ink=0.5, **style)
        scene.fill(robe, MARBLE, round=48, ink=0.5, flow=90, **style)
        with scene.clip(robe):
            folds = (
                (-98.0, -18, 5),
                (-74.0, -16, 11),
                (-46.0, -10, 5),
                (-18.0, -6, 12),
                (14.0, 2, 6),
                (32.0, 8, 11),
                (68.0, 18, 13),
                (96.0, 22, 5),
            )
            for across, lean, half in folds:
                start = -330 + abs(across) * 0.5
                dark = [
                    (across * 0.66, start),
                    (across * 0.84 + lean * 0.2, -180),
                    (across + lean, -4),
                ]
                scene.fill(tube(dark, [1, half * 0.7, half * 1.3]), "#8f8ba0", alpha=0.5, **fold)
                lit = [(a + 8 + half * 0.5, b) for a, b in dark]
                scene.fill(tube(lit, [1, 4, 6]), "#fffef8", alpha=0.9, **fold)
        scene.fill(torso, MARBLE, round=44, ink=0.5, **style)
        with scene.clip(torso):
            scene.fill(tube("0 -490, -3 -430, 0 -360", [3, 4, 3]), "#a39fb0", alpha=0.5, **fold)
            for points in ("-66 -436, -36 -412, -4 -430", "70 -436, 40 -412, 6 -430"):
                scene.fill(tube(points, [1, 5, 2]), "#8f8ba0", alpha=0.6, **fold)
            scene.fill(tube("-58 -508, -30 -494, 0 -486", [2, 3, 2]), "#a39fb0", alpha=0.5, **fold)
            scene.fill(tube("58 -508, 30 -494, 4 -486", [2, 3, 2]), "#a39fb0", alpha=0.5, **fold)
        scene.fill(ellipse(-1, -570, 28, 9, -8), "#e6ddd0, #b8aeb0", ink=0.6, **style)
        for x, y in ((-14, -570), (6, -574), (14, -568)):
            scene.fill(circle(x, y, 2.6), "#8f8ba0", alpha=0.6, detail=0.8)
        cloak = spline(
            "70 -512, 110 -494, 134 -440, 140 -360, 124 -296, 84 -262, 20 -246, -50 -252, "
            "-92 -276!, -86 -316, "
            "-30 -318, 22 -340, 50 -390, 52 -450"
        )
        scene.fill(cloak, "#fffaf0, #ece4da, #c3bcc4", round=30, ink=0.55, flow="form", **style)
        with scene.clip(cloak):
            for points in (
                "74 -500, 74 -430, 54 -366, 0 -316, -80 -296",
                "94 -496, 98 -420, 78 -346, 20 -296, -84 -280",
                "116 -470, 120 -400, 102 -326, 46 -280, -60 -262",
                "128 -420, 126 -350, 108 -300, 60 -262",
            ):
                scene.fill(tube(points, [3, 6, 7, 6, 3]), "#8f8ba0", alpha=0.6, **fold)
                lit = [(x + 9, y + 6) for x, y in sample(points, 20)]
                scene.fill(tube(lit, [2, 4, 4, 2]), "#fffef8", alpha=0.9, **fold)
        for points in (
            "-40 -470, -52 -440, -44 -420",
            "92 -60, 80 -90, 88 -120",
            "-70 -90, -80 -60, -66 -40",
        ):
            scene.pen(points, 1.4, "#7a7688", 0.6)


def _bag(scene: Scene, rng: np.random.Generator) -> None:
    """A string bag; in it the head sleeps in a warm scarf."""
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.5}
    thread = "#6f7a3c"
    with scene.at(190, 922, 0.92):
        scene.cast(ellipse(-14, 122, 70, 12), "#6a6474", 0.5, 8)
        scarf = spline(
            "0 -70, 46 -58, 66 -10, 58 46, 34 84, 0 96, -34 84, -58 46, -66 -10, -46 -58"
        )
        scene.fill(scarf, "#e0a49c, #c87c78, #9a5458", round=34, **style)
        face = spline("0 -44, 32 -34, 42 0, 36 38, 18 64, 0 70, -18 64, -36 38, -42 0, -32 -34")
        scene.fill(face, MARBLE, round=32, **style)
        with scene.clip(face):
            curls = [circle(x, -36 + abs(x) * 0.25, 12) for x in (-36, -20, -4, 12, 28, 40)]
            scene.fill(union(*curls), "#f3eee4, #c9c3c8", round=8, **style)
        for side in (-1, 1):
            lid = sample([(side * 8, 4), (side * 18, 9), (side * 29, 3)], 14)
            scene.pen(lid, 3, "#5a5872", 1)
            brow = sample([(side * 6, -8), (side * 18, -13), (side * 31, -8)], 14)
            scene.pen(brow, 2, "#8f8ba0", 0.9)
        scene.pen("2 -8, 5 14, 7 26, -3 29", 2.2, "#8f8ba0", 0.9)
        scene.pen(sample("-12 44, 0 48, 12 44", 12), 2.8, "#8a6a74", 1)
        knot = union(ellipse(-15, 86, 15, 10, 24), ellipse(15, 86, 15, 10, -24), circle(0, 82, 8))
        scene.fill(knot, "#e0a49c, #b06a68", round=7, **style)
        for k in range(-4, 5):
            a = k / 4
            left = [(0, -150), (a * 44, -96), (a * 78, -10), (a * 62, 66), (a * 14, 112)]
            scene.pen(sample(left, 40), 1.9, thread, 0.95)
        for y, half in ((-84, 40), (-58, 58), (-28, 70), (4, 76), (36, 72), (66, 58), (92, 36)):
            row = [(-half, y), (-half * 0.5, y + 10), (0, y + 13), (half * 0.5, y + 10), (half, y)]
            scene.pen(sample(row, 30), 1.9, thread, 0.95)
        for side in (-1, 1):
            handle = sample([(side * 36, -88), (side * 24, -116), (side * 4, -146)], 16)
            scene.pen(handle, 4, "#4f5a2c", 1)
    with scene.at(300, 1056, 1.0):
        for k in range(4):
            finger = tube([(-124 + k * 9, -272), (-122 + k * 9, -250)], [6.4, 6])
            scene.fill(finger, MARBLE, round=6, ink=0.45, detail=0.8, wobble=0.5)


def _child(scene: Scene) -> None:
    x, y = 560.0, 868.0
    scene.cast(ellipse(x - 20, y + 4, 50, 9), "#5a5064", 0.5, 5)
    figure(
        scene,
        x,
        y,
        256,
        coat="#f0c048",
        legs="#5f6a80",
        hair="#7a4a34",
        hat="hood",
        hat_colour="#f3cc60",
        cut="coat",
        left_arm=(-25, -104),
    )
    style: Style = {"detail": 0.85, "wobble": 0.6, "ink": 0.55}
    with scene.at(x, y, 2.56):
        for side in (-1, 1):
            scene.line([(side * 8, -69), (side * 9, -56)], 2.6, "#147a78", curve=False)
        scene.fill(rect(-13, -60, 26, 24, 4), "#3fc8c0, #1fa8a0, #14807c", round=7, **style)
        scene.fill(
            spline("-13.5 -60!, 13.5 -60!, 13 -48, 0 -45, -13 -48"),
            "#5fd8d0, #1f9a94",
            round=5,
            **style,
        )
        scene.fill(rect(-3, -49, 6, 6, 1), "#fbe8b0", round=2, **style)


def _umbrella(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.55}
    hand = (560.0 - 25 * 2.56, 868.0 - 104 * 2.56)
    with scene.at(414, 372, 1.0, -8):
        top, low = (0.0, -96.0), 62.0
        scene.fill(
            spline(
                [
                    (-246, low, 1),
                    (-120, low - 26),
                    (0, low - 32),
                    (120, low - 26),
                    (246, low, 1),
                    (120, low + 6),
                    (0, low + 10),
                    (-120, low + 6),
                ]
            ),
            "#7a4450",
            detail=0.5,
        )
        edges = (-246.0, -158.0, -54.0, 54.0, 158.0, 246.0)
        tones = ("#b56a6c", "#c87c78", "#d88e86", "#e6a698", "#efb8a6")
        for k, tone in enumerate(tones):
            left, right = edges[k], edges[k + 1]
            sag = low - 20 if k in (0, 4) else low - 14
            panel = spline(
                [
                    (*top, 1),
                    (left * 0.52, -74 + abs(left) * 0.06),
                    (left * 0.86, -20 + abs(left) * 0.02),
                    (left, low, 1),
                    ((left + right) / 2, sag),
                    (right, low, 1),
                    (right * 0.86, -20 + abs(right) * 0.02),
                    (right * 0.52, -74 + abs(right) * 0.06),
                ]
            )
            scene.fill(
                panel,
                [mix(tone, "#fff0dc", 0.3), tone, mix(tone, "#5a3848", 0.3)],
                round=14,
                shade=0.6,
                **style,
            )
        for edge in edges:
            scene.fill(circle(edge, low + 2, 4.4), "#f3e6d0", detail=0.9)
        scene.line("0 -94, 0 -122", 7, "#6a4a3c", curve=False)
    tip = (417.0, 402.0)
    scene.line([tip, hand], 7, "#6a4a3c", curve=False, ink=0.4)
    hook = sample([hand, (hand[0] + 10, hand[1] + 24), (hand[0] + 26, hand[1] + 30)], 12)
    scene.fill(tube(hook, [3.6, 4.4, 4]), "#6a4a3c", detail=0.85, ink=0.4)
    scene.fill(circle(hand[0], hand[1], 10), "#e3b493", round=7, detail=0.9, ink=0.5)


def _sign(scene: Scene) -> None:
    """A post with the picture of a bus."""
    style: Style = {"detail": 0.85, "wobble": 0.5, "ink": 0.5}
    scene.fill(rect(744, 560, 10, 470), "#8a949a, #5a6470", angle=0, round=4, **style)
    scene.fill(circle(748, 540, 40), "#fffaf0, #dcd4c8", round=6, **style)
    scene.fill(rect(724, 520, 48, 36, 7), "#c8605c, #a8484c", round=4, **style)
    for k in range(3):
        scene.fill(rect(728 + k * 14.5, 526, 11, 12, 2), "#fbf3e2", detail=0.95)
    for x in (735, 761):
        scene.fill(circle(x, 557, 5), "#3f3a48", detail=0.95)


def _rain(scene: Scene, rng: np.random.Generator) -> None:
    """A sun shower, everywhere but under the umbrella and the roof."""
    for _ in range(120):
        x, y = rng.uniform(20, 780), rng.uniform(20, 1180)
        if 120 < x < 720 and 270 < y < 960:
            continue
        length = rng.uniform(16, 34)
        scene.pen([(x, y), (x - length * 0.22, y + length)], 1.3, "#fffdf6", 0.7, curve=False)
