"""A wolf brings a lost mitten to the open door of a snowed-in house; others wait their turn."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    rect,
    ring,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.buildings import smoke
from namyok_art.painted.props.critters import wolf_from_behind
from namyok_art.painted.props.land import fir, hill
from namyok_art.painted.props.objects import specks

LAMP = "#ffc658"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(6)
    scene = Scene(
        6, light=(0.45, -0.75, 0.45), light_colour="#ffe3a4", shadow="#14202e", haze="#4a7480"
    )
    scene.sky("0 #123038, 0.2 #1f4a50, 0.45 #3f7478, 0.6 #6f9c98, 1 #a8c4c4", warp=70, flow=10)
    _forest(scene, rng)
    _house(scene)
    _snow(scene, rng)
    _door_light(scene)
    _child(scene)
    _waiting(scene)
    with scene.at(300, 1052, 2.1):
        scene.cast(ellipse(-20, 0, 70, 12), "#14283a", 0.75, 7)
    wolf_from_behind(scene, 300, 1050, 2.1, "#5f6470")
    _mitten(scene)
    _near_trees(scene, rng)
    specks(scene, 150, (0, 800), (0, 1200), (1, 3), "#f4fbff", rng, alpha=(0.4, 0.95))
    return gouache(
        scene,
        palette=(
            "#123038, #1f4a50, #3f7478, #a8c4c4, #e6f2f4, #7a4c34, #b5783c, #ffc658, #fff0c4, "
            "#d8302c, #5f6470, #14202e"
        ),
        pull=0.18,
    )


def _forest(scene: Scene, rng: np.random.Generator) -> None:
    for x in np.arange(-20, 840, 44):
        height = rng.uniform(260, 420)
        fir(scene, float(x) + rng.normal() * 10, 640, height, "#24484c", haze=0.35)
    for near in (20, 84, 150, 690, 748, 800):
        fir(scene, near, 690, rng.uniform(400, 540), "#16343a", haze=0.1)
    scene.mist(640, 60, "#8fb4b4", 0.5)


def _house(scene: Scene) -> None:
    style: Style = {"detail": 0.55, "ink": 0.5, "texture": 0.14}
    smoke(scene, 560, 250, 190, "#cfe0dc", drift=7, puffs=11, size=9)
    scene.fill(rect(536, 250, 50, 90, 3), "#a8684c, #5a3430", round=8, **style)
    scene.fill(
        spline("528 256, 540 238, 582 238, 594 256, 560 262"), "#f4fafa", round=8, detail=0.5
    )
    for i in range(9):
        log = rect(176, 658 - i * 36, 500, 38, 18)
        scene.fill(log, "#9a683f, #6a4230, #3a2428", round=18, flow=0, **style)
    gable = poly("196 392, 656 392, 426 214")
    scene.fill(gable, "#6f4a34, #4a2e2a", flow=90, **style)
    for x in range(240, 640, 34):
        top = 392 - (1 - abs(x - 426) / 230) * 160
        scene.line([(x, 392), (x, top)], 2.4, "#2f1c1e", alpha=0.6, curve=False)
    for x in (176, 676):
        for i in range(9):
            y = 677 - i * 36
            scene.fill(circle(x, y, 19), "#c48f5a, #7a4c30", round=8, **style)
            scene.line(ring(x, y, 10, 10, 16), 1.6, "#5a3424")
    roof = spline(
        "120 430!, 150 392, 250 306, 360 220, 426 176, 492 220, 602 306, 702 392, 732 430!, "
        "690 420, 640 378, 540 300, 426 214, 312 300, 212 378, 162 420"
    )
    scene.cast(roof, "#141a22", 0.6, 8, 0, 20)
    scene.fill(roof, "#fbffff, #cfe2e8, #8fb0c0", round=20, detail=0.4, ink=0.3)
    for x in (290, 340, 520, 580, 630):
        scene.fill(
            spline([(x - 5, 408, 1), (x + 5, 408, 1), (x, 408 + 34, 1)]), "#e6f4fa", detail=0.8
        )
    _window(scene, 250, 540)
    _window(scene, 602, 540)


def _window(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5}
    scene.fill(rect(x - 46, y - 56, 92, 108, 3), "#5f9a94, #2f5f60", round=6, **style)
    scene.fill(rect(x - 32, y - 42, 64, 80), "#e8a84a, #b5702c", **style)
    scene.line([(x, y - 42), (x, y + 38)], 5, "#3a6a68", curve=False)
    scene.line([(x - 32, y - 8), (x + 32, y - 8)], 5, "#3a6a68", curve=False)
    scene.fill(
        spline([(x - 52, y + 58), (x, y + 42), (x + 52, y + 58), (x, y + 62)]),
        "#eef8fa",
        round=6,
        detail=0.5,
    )


def _snow(scene: Scene, rng: np.random.Generator) -> None:
    drift: Style = {"round": 60, "shade": 0.6, "detail": 0.2, "texture": 0.07}
    hill(
        scene,
        "0 690, 160 672, 330 690, 520 688, 660 670, 800 690",
        "#a8c8d4, #6a98b0, #2f5a78",
        flow=4,
        **drift,
    )
    hill(
        scene,
        "0 880, 130 850, 260 900, 560 910, 690 850, 800 870",
        "#8fb4c8, #4f80a0, #24486a",
        flow=-5,
        **drift,
    )


def _door_light(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5}
    scene.glow(426, 600, 330, "#ffae3c", 0.5)
    path = spline("364 690!, 488 690!, 560 830, 690 1010, 740 1240!, 220 1240!, 250 1010, 318 830")
    scene.fill(path, "0 #fff6cc, 0.35 #ffe8b0, 1 #e6d8b8", alpha=0.8, soft=26, detail=0.1, flow=4)
    scene.fill(rect(344, 430, 164, 262, 3), "#8a5a38, #5a3828", round=8, **style)
    doorway = rect(362, 450, 128, 242)
    scene.fill(doorway, "#fff8d4, #ffe08a, #ffb84a", detail=0.4, texture=0.03)
    leaf = poly("490 450, 566 478, 566 716, 490 692")
    scene.fill(leaf, "#b5803f, #7a4c2c", flow=90, round=4, **style)
    for x in (515, 541):
        scene.line(
            [(x, 460 + (x - 490) * 0.37), (x, 692 + (x - 490) * 0.3)], 2.4, "#4a2c20", curve=False
        )
    scene.fill(poly("330 690, 522 690, 548 716, 306 716"), "#d9a45c, #8a5a34", **style)
    scene.glow(426, 570, 110, "#fff0b0", 0.5)


def _child(scene: Scene) -> None:
    """Facing us, but only a dark shape against the light; one hand is bare."""
    dark = "#3a2426"
    with scene.at(424, 700, 1.5):
        shape = union(
            ellipse(0, -84, 16, 17),
            spline("-15 -74!, 15 -74!, 20 -40, 28 -12!, -28 -12!, -20 -40"),
            tube("-13 -64, -26 -46, -30 -32", [6, 5, 4]),
            tube("13 -64, 27 -52, 36 -58", [6, 5, 4]),
            rect(-13, -14, 9, 15, 3),
            rect(4, -14, 9, 15, 3),
        )
        scene.fill(
            shape,
            "#5a3a34, #2a1a20",
            round=10,
            detail=0.8,
            wobble=0.7,
            rim=0.9,
            rim_colour="#ffe9a8",
        )
        scene.fill(
            spline("-17 -86, -12 -102, 0 -106, 12 -102, 17 -86, 0 -90"), dark, round=6, detail=0.8
        )
        scene.fill(circle(0, -107, 6), dark, round=5, detail=0.8)
        scene.fill(circle(-30, -30, 6.5), "#d8302c", round=5, detail=0.9)


def _mitten(scene: Scene) -> None:
    """Hangs from the wolf's mouth by its cuff."""
    style: Style = {"detail": 0.85, "ink": 0.5, "wobble": 0.7}
    with scene.at(424, 776, 1.15, -4):
        scene.glow(4, 40, 90, "#ff7a4a", 0.3)
        body = union(
            spline("-19 6!, 19 6!, 26 44, 22 78, 0 90, -22 78, -26 44"),
            tube("16 36, 36 50, 38 66", [10, 10, 8]),
        )
        scene.fill(body, "#ef4a3c, #c8281f, #7a1a20", round=18, rim=0.6, **style)
        for i, y in enumerate((38, 54, 70)):
            for x in range(-16, 20, 11):
                scene.fill(circle(x + (5 if i % 2 else 0), y, 2.6), "#fff3e0", detail=1, wobble=0)
        cuff = rect(-22, -10, 44, 22, 7)
        scene.fill(cuff, "#fffaf0, #d8cdc4", round=9, **style)
        for x in (-12, -2, 8):
            scene.line([(x, -7), (x, 9)], 2, "#b8a8a4", curve=False)


def _waiting(scene: Scene) -> None:
    """Others in the shade of the wood, each with something found."""
    for x, foot, height in ((40, 800, 330), (128, 872, 300), (228, 776, 190), (700, 864, 330)):
        fir(scene, x, foot, height, "#173439")
    fir(scene, 770, 800, 300, "#1c3c42")
    for x, y, size, gift in (
        (104, 868, 1.1, "ball"),
        (690, 872, 1.15, "hat"),
        (214, 786, 0.75, "spoon"),
    ):
        with scene.at(x, y, size):
            scene.cast(ellipse(0, 6, 40, 8), "#14283a", 0.7, 5)
            body = spline("-34 6, -36 -30, -26 -70, 0 -84, 26 -70, 36 -30, 34 6, 0 10")
            head = spline(
                "0 -54, -12 -66, -20 -76, -38 -80!, -32 -100, -34 -144!, -14 -122, 14 -122, "
                "34 -144!, 32 -100, 38 -80!, 20 -76, 12 -66"
            )
            fur = "#3f5660, #22343e, #16242c"
            scene.fill(body, fur, round=26, detail=0.5, ink=0.3)
            scene.fill(head, fur, round=22, detail=0.6, rim=0.6, rim_colour="#9ac0c4", ink=0.3)
            for side in (-1, 1):
                eye = [(side * 7, -94, 1), (side * 13, -101), (side * 21, -99, 1), (side * 14, -93)]
                scene.fill(spline(eye), "#ffe27a", texture=0, detail=1, wobble=0)
            _gift(scene, gift)


def _gift(scene: Scene, gift: str) -> None:
    style: Style = {"detail": 0.8, "ink": 0.5, "wobble": 0.6}
    if gift == "ball":
        scene.fill(circle(0, -58, 21), "#e8a04a, #a8483a", round=18, **style)
        scene.line("-20 -60, 0 -54, 20 -60", 5, "#f6e6c4")
    elif gift == "hat":
        hat = spline("-28 -52!, -20 -78, 0 -86, 20 -78, 28 -52!, 0 -48")
        scene.fill(hat, "#6fb09a, #2f6a6a", round=14, **style)
        scene.fill(rect(-30, -58, 60, 13, 5), "#e6ddc8", round=6, **style)
        scene.fill(circle(0, -88, 8), "#e6ddc8", round=7, **style)
    else:
        scene.line("-34 -70, 18 -66", 7, "#c48f5a")
        scene.fill(ellipse(34, -64, 20, 12, 6), "#d9a868, #8a5a34", round=8, **style)


def _near_trees(scene: Scene, rng: np.random.Generator) -> None:
    for x, width in ((16, 46), (784, 42)):
        trunk = tube(
            [(x - 4, 1240), (x + 4, 760), (x - 6, 300), (x, -40)],
            [width, width * 0.8, width * 0.66, width * 0.6],
        )
        scene.fill(trunk, "#1c2c34, #10202a", round=40, detail=0.4, flow=90, rim=0.3, texture=0.2)
    for points, half in (
        ("20 250, 90 230, 170 250", 6),
        ("780 190, 700 180, 640 206", 6),
        ("24 420, 80 420, 130 446", 5),
    ):
        scene.fill(tube(points, [half, half * 0.7, 1]), "#16262e", detail=0.5)
        top = [(float(a), float(b) - 7) for a, b in (p.split() for p in points.split(", "))]
        scene.line(top, 6, "#e6f4f8", alpha=0.9)
    mound = spline("-40 1240!, -40 1090, 60 1080, 160 1130, 240 1190, 270 1240!")
    scene.fill(mound, "#a8c8d8, #4f7f9c", round=40, detail=0.25)
