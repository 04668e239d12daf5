"""A burning feather in an inkwell throws the shadow of a whole proud bird."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    sample,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.objects import specks

QUILL = "258 1012, 226 880, 212 750, 226 620, 280 520, 364 470"
LATCH = (318, 268)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(44)
    scene = Scene(
        44, light=(-0.1, 0.5, 0.6), light_colour="#ffd98a", shadow="#1f1030", haze="#6a4a68"
    )
    scene.sky("#5a3040, #7a4438, #4a2838", warp=40, flow=0)
    _logs(scene, rng)
    scene.glow(330, 620, 600, "#ff9a38", 0.7, power=1.5)
    scene.glow(300, 660, 330, "#ffb860", 0.3)
    _window(scene)
    _shadow(scene)
    _desk(scene)
    _inkwell(scene)
    _feather(scene, rng)
    specks(scene, 40, (110, 420), (400, 960), (1, 3.4), "#fff0b0", rng)
    scene.vignette(380, 640, 620, 820, "#1c0c24", 0.7)
    return gouache(
        scene,
        palette=(
            "#1f1030, #3a1c40, #6a3c38, #96583c, #d8803a, #ffb84a, #ffe6a0, #fff8dc, #c2302c, "
            "#1c3a78, #3f8ac0, #2a9a94"
        ),
        pull=0.12,
    )


def _logs(scene: Scene, rng: np.random.Generator) -> None:
    for i in range(8):
        y = 40 + i * 124
        tone = mix("#84503c", "#6a3c38", rng.uniform())
        log = rect(-20, y - 60, 840, 122, 40)
        scene.fill(log, scene.tones(tone, 0.1, 0.35), round=50, shade=0.8, detail=0.3, flow=0)
        scene.fill(rect(-20, y + 54, 840, 15), "#2c1430", soft=4, alpha=0.75, detail=0.3)
        for _ in range(5):
            x = rng.uniform(0, 700)
            level = y + rng.normal() * 22
            grain = [(x, level), (x + 90, level + rng.normal() * 6), (x + 190, level)]
            scene.line(grain, 2.4, "#5a2c2c", alpha=0.35, detail=0.3)


def _window(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5}
    scene.fill(rect(44, 84, 250, 372, 6), "#7a4a38, #4a2a30", round=14, **style)
    glass = rect(70, 110, 198, 320)
    scene.fill(glass, "0 #0f2258, 0.6 #2a5a9c, 1 #6fa0c8", detail=0.4)
    with scene.clip(glass):
        scene.glow(130, 180, 70, "#cfe4ff", 0.5)
        moon = spline("118 142, 146 150, 158 180, 146 210, 118 218, 138 198, 142 180, 138 160")
        scene.fill(moon, "#fff8dc", detail=0.9)
        for x, y in ((96, 250), (214, 140), (236, 214), (176, 290), (100, 316), (232, 320)):
            scene.fill(circle(x, y, 3), "#fff6dc", detail=1, texture=0)
        hills = spline("60 400, 120 366, 180 392, 280 356, 280 440, 60 440")
        scene.fill(hills, "#16305c", detail=0.5)
    scene.fill(rect(160, 110, 15, 320), "#6a3f34", round=6, **style)
    scene.fill(rect(70, 262, 198, 14), "#6a3f34", round=6, **style)
    x, y = LATCH
    scene.fill(rect(x - 60, y - 30, 26, 60, 8), "#f0c060, #8a5428", round=7, **style)


EYES = (
    ((548, 190), (566, 420)),
    ((644, 196), (622, 420)),
    ((738, 232), (680, 440)),
    ((600, 320), (592, 500)),
    ((694, 346), (654, 520)),
    ((776, 396), (716, 560)),
    ((648, 462), (626, 580)),
    ((738, 512), (690, 610)),
    ((800, 628), (740, 664)),
)
"""Where each tail feather ends, and where it bends."""


def _plumes() -> list[Array]:
    """Middle lines of the tail feathers, from the rump to where their eyes are."""
    return [sample([(600, 700), bend, tip], 30) for tip, bend in EYES]


def _bird() -> Path:
    """It stands on the desk, stretches its neck and lifts the latch with its beak."""
    body = spline(
        "388 262, 400 230, 430 212, 464 222, 480 256, 474 310, 470 372, 488 444, 540 520, "
        "620 600, 680 690, 684 740, 640 776, 572 776, 500 730, 448 650, 424 560, 420 460, "
        "428 380, 424 320, 404 290"
    )
    beak = spline("404 232!, 360 232, 322 258!, 356 264, 404 284!")
    jaw = spline("400 270!, 352 272, 336 286!, 372 292, 408 292!")
    crest = []
    for k in range(4):
        tip = (436 + k * 42, 116 + k * 20)
        stalk = [(440 + k * 8, 220), (432 + k * 24, 172), tip]
        crest += [tube(stalk, [6, 4, 2.5]), ellipse(*tip, 10, 16, 12 + k * 18)]
    legs = []
    for hip, knee, foot in ((540, 520, 548), (604, 594, 626)):
        legs.append(tube([(hip, 730), (knee, 810), (foot, 898)], [34, 9, 7]))
        for toe in (-54, -16, 34):
            legs.append(tube([(foot, 892), (foot + toe, 914)], [7, 3]))
    wing = spline("470 560, 540 590, 640 660, 742 716!, 720 752, 772 790!, 690 800, 560 740")
    tail = []
    for line in _plumes():
        tail += [tube(line, [14, 8, 6, 8, 18, 36]), circle(line[-1][0], line[-1][1], 38)]
        heading = line[-1] - line[-4]
        heading = heading / np.hypot(*heading)
        tail.append(tube([line[-1], line[-1] + heading * 70], [37, 2]))
        for i in range(8, 26, 3):  # loose barbs along the stem
            ahead = line[i + 1] - line[i]
            ahead = ahead / np.hypot(*ahead)
            for side in (-1, 1):
                out = np.array([-ahead[1], ahead[0]]) * side
                end = line[i] + ahead * 34 + out * (10 + i)
                tail.append(tube([line[i], end], [5, 1], 8))
    return union(body, beak, jaw, wing, *crest, *legs, *tail)


def _shadow(scene: Scene) -> None:
    bird = scene.mask(_bird(), 1.5)
    scene.dim(blur(bird, 9), "#7a3a4a", 0.55)
    scene.fill(_bird(), "0 #2c1250, 1 #4a1c48", alpha=0.92, soft=1.4, detail=0.75)
    for line in _plumes():
        x, y = line[-1]
        scene.fill(circle(x, y, 25), "#ff9a38", soft=2, alpha=0.9, detail=0.7)
        scene.fill(circle(x, y, 15), "#34144c", soft=1.5, detail=0.7)
        scene.fill(circle(x + 2, y + 1, 6.5), "#ffd070", soft=1, detail=0.8)
    scene.fill(ellipse(440, 246, 13, 8, -12), "#ffd070", soft=1, detail=0.9)
    scene.fill(circle(437, 247, 5), "#2c1250", detail=1, wobble=0)
    x, y = LATCH
    scene.glow(x - 6, y - 4, 60, "#fff0b0", 0.9)
    bar = tube([(x - 48, y + 14), (x + 26, y - 12)], [8, 7])
    scene.fill(bar, "#fff0b0, #d8923a", round=7, detail=0.95, ink=0.6)
    scene.fill(circle(x + 28, y - 12, 12), "#fff6c8, #d8923a", round=10, detail=0.95, ink=0.6)


def _desk(scene: Scene) -> None:
    desk = poly("-20 926, 820 900, 820 1240, -20 1240")
    scene.fill(desk, "0 #f0a850, 0.22 #b0643a, 1 #4a2030", texture=0.12, detail=0.3, flow=-2)
    scene.glow(270, 1000, 380, "#ffd880", 0.6, squash=0.4)
    paper = poly("404 1000, 716 968, 790 1130, 430 1180")
    scene.cast(paper, strength=0.55, soft=9, dx=12, dy=12)
    scene.fill(paper, "#fffae4, #f6e0ae, #c89a70", angle=16, detail=0.7, ink=0.5)
    scene.glow(500, 1064, 60, "#ffc040", 0.8)
    blot = spline("484 1060, 494 1046, 510 1048, 520 1062, 514 1078, 498 1082, 486 1074")
    scene.fill(blot, "#f8b818", detail=1, texture=0)
    scene.fill(ellipse(498, 1058, 5, 4), "#fff6c0", detail=1, texture=0)


def _inkwell(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.55}
    x, y = 258.0, 1010.0
    scene.cast(ellipse(x + 10, y + 118, 136, 24), strength=0.75, soft=12)
    well = spline(
        [
            (x - 50, y, 1),
            (x + 50, y, 1),
            (x + 56, y + 26),
            (x + 112, y + 66),
            (x + 110, y + 116),
            (x, y + 132),
            (x - 110, y + 116),
            (x - 112, y + 66),
            (x - 56, y + 26),
        ]
    )
    scene.fill(well, "#3f5fb0, #22367c, #120f38", round=56, rim=0.8, rim_colour="#ffc870", **style)
    scene.fill(ellipse(x - 62, y + 74, 14, 24, 30), "#b8d0ff", soft=4, alpha=0.7, detail=0.8)
    scene.fill(ellipse(x, y, 56, 15), "#5f7fd0, #22367c", round=5, **style)
    scene.fill(ellipse(x, y + 1, 43, 10), "#0c0820", detail=0.9)


def _feather(scene: Scene, rng: np.random.Generator) -> None:
    """Loose barbs on an arching quill, gold at the spine and crimson at their ends."""
    line = sample(QUILL, 200)
    heading = np.gradient(line, axis=0)
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    scene.glow(250, 660, 270, "#ffd060", 0.85)
    for i in range(44, 199, 1):
        t = (i - 44) / 155
        wide = 118 * np.sin(np.pi * min(1, 0.1 + 0.9 * t**0.9)) ** 0.62 * (1 - 0.1 * t)
        for side in (-1, 1):
            ahead = heading[i]
            out = np.array([-ahead[1], ahead[0]]) * side
            long = wide * rng.uniform(0.86, 1.08)
            root = line[i]
            middle = root + out * long * 0.5 + ahead * long * 0.34
            tip = root + out * long * 0.9 + ahead * long * 0.98
            heat = np.clip(rng.normal(0.35 + 0.35 * (side > 0) * (1 - t), 0.22), 0, 1)
            tone = mix(mix("#ffc83c", "#f8741c", heat), "#c81820", float(np.clip(heat - 0.2, 0, 1)))
            barb = tube([root, middle, tip], [4.4, 4.2, 0.8], 14, cap=False)
            ends = [mix(tone, "#fff2a0", 0.6), tone, mix(tone, "#c01c1c", 0.7)]
            angle = float(np.degrees(np.arctan2(*(tip - root)[::-1])))
            scene.fill(barb, ends, angle=angle, detail=0.75, texture=0.04, wobble=0.6)
    with scene.at(line[140][0], line[140][1], 1, 28):
        drop = spline("0 -96!, 40 -40, 58 14, 34 56, 0 62, -34 56, -58 14, -40 -40")
        for size, down, paint in (
            (1.0, 0, "#ffb030, #d8401c"),
            (0.76, 8, "#b01c28, #e8502c"),
            (0.56, 12, "#2ac8a8, #148a94"),
            (0.34, 14, "#2a6ae0, #1a2a90"),
            (0.13, 12, "#fffbe0, #ffe68a"),
        ):
            with scene.at(0, down, size):
                scene.fill(drop, paint, detail=0.85, flow="form", round=50, shade=0.3)
    scene.glow(236, 640, 120, "#fff6c0", 0.3)
    scene.fill(tube(line, [7, 6.5, 6, 4, 2]), "#ffe9a0, #fffbe6", detail=0.95, ink=0.35)
