"""A circus tent is the skirt of an enormous grandmother who knits the acrobats' net."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.circus import acrobat, net_strip
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.people import figure
from namyok_art.painted.props.yarn import knitted, yarn_ball

YARN = "#2fb8b0"
BLOUSE = "#9a7f98"
WAIST = 548


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(59)
    scene = Scene(
        59, light=(-0.75, -0.45, 0.5), light_colour="#ffe6b8", shadow="#4a2440", haze="#f3c4b4"
    )
    scene.sky("0 #e88f8a, 0.25 #f2ab94, 0.5 #f9cfa4, 0.68 #fbe6bc, 1 #f3dca0", warp=70, flow=5)
    scene.glow(-60, 640, 460, "#fff0b8", 0.7)
    _cloud_bands(scene, behind=True)
    hill(scene, "0 800, 200 776, 420 800, 620 770, 800 790", "#b5bc7a, #8fa860", haze=0.35)
    _far_trees(scene, rng)
    meadow = "0 858, 220 836, 500 850, 800 830"
    hill(scene, meadow, "0 #b9bc58, 0.3 #7fa04a, 1 #2f5f3a", detail=0.2, flow=0)
    _needles(scene)
    _net_in_work(scene)
    _arms(scene)
    _skirt(scene)
    _torso(scene)
    _head(scene)
    _cloud_bands(scene, behind=False)
    _apron_strings(scene)
    _net(scene)
    _visitors(scene)
    grass(scene, 0, 800, 1204, 150, 90, "#24502f, #3f7a3a, #8aa848, #c9c060", rng)
    return gouache(
        scene,
        palette=(
            "#e88f8a, #f9cfa4, #fbe6bc, #c2452f, #8a2f2c, #fff3d6, #8fa860, #3f7a3a, #24502f, "
            "#d9d4d4, #9a7f98, #2fb8b0, #6a4a78"
        ),
        pull=0.16,
    )


def _cloud_bands(scene: Scene, behind: bool) -> None:
    """Long evening clouds; two of them lie across her neck."""
    far = ((150, 110, 260, 20), (640, 70, 240, 18), (700, 300, 200, 16), (80, 330, 190, 15))
    near = ((250, 262, 170, 15), (560, 236, 190, 17))
    for x, y, half, thick in far if behind else near:
        band = spline(
            [
                (x - half, y + 4, 1),
                (x - half * 0.5, y - thick * 0.7),
                (x - half * 0.1, y - thick * 0.4),
                (x + half * 0.3, y - thick),
                (x + half, y, 1),
                (x + half * 0.4, y + thick * 0.7),
                (x - half * 0.3, y + thick * 0.5),
            ]
        )
        alpha = 0.75 if behind else 0.92
        tones = "#fff3dc, #f6c4b4, #c98a9c"
        scene.fill(band, tones, round=thick, soft=2, alpha=alpha, wobble=4, detail=0.15, flow=2)


def _far_trees(scene: Scene, rng: np.random.Generator) -> None:
    """Poplars on the far ridge, to tell how big she is."""
    for x in (30, 48, 62, 118, 134, 676, 700, 716, 762, 778):
        height = rng.uniform(26, 54)
        poplar = ellipse(x, 812 - height / 2, 7, height / 2)
        scene.fill(poplar, "#a8a868, #6f8a54", round=6, detail=0.5, haze=0.25)


def _needles(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.5}
    for base, top in (((300, 560), (112, 168)), ((500, 560), (704, 150))):
        scene.fill(
            tube([base, top], [9, 8], 8), "#fff0c8, #d9a45c, #8a5a3c", angle=0, round=8, **style
        )
        scene.fill(circle(*top, 19), "#f6c46a, #c2452f", round=17, rim=0.6, **style)
    for k in range(9):
        x, y = 540 + k * 13.5, 480 - k * 27
        scene.fill(ellipse(x, y, 13, 8, 30), YARN, round=6, detail=0.85, ink=0.4)


def _edge(across: float, down: float) -> tuple[float, float]:
    """A place on the skirt: across -1..1, down 0 (waist) .. 1 (hem)."""
    half = float(np.interp(down, [0, 0.12, 0.3, 0.6, 1], [84, 150, 206, 262, 330]))
    sag = (1 - across * across) * (14 + 52 * down)
    return 400 + across * half, WAIST + down * 400 + sag


def _panel(left: float, right: float, top: float = 0, bottom: float = 1) -> Path:
    downs = np.linspace(top, bottom, 14)
    acrosses = np.linspace(left, right, 5)
    outline = [_edge(left, d) for d in downs] + [_edge(a, bottom) for a in acrosses]
    outline += [_edge(right, d) for d in downs[::-1]] + [_edge(a, top) for a in acrosses[::-1]]
    return poly(outline)


def _skirt(scene: Scene) -> None:
    skirt = _panel(-1, 1)
    scene.cast(ellipse(440, 985, 350, 34), strength=0.55, soft=16)
    for x, peg in ((72, 30), (728, 772)):
        scene.pen([(x + (18 if x < 400 else -18), 930), (peg, 1010)], 3, "#6a4030", curve=False)
        scene.fill(tube([(peg, 1000), (peg, 1024)], [4, 3], 6), "#6a4030", detail=0.8)
    scene.fill(skirt, "#f9e6c0", detail=0.4)
    count = 13
    for k in range(count):
        left, right = -1 + 2 * k / count, -1 + 2 * (k + 1) / count
        bend = np.sin(left * np.pi / 2), np.sin(right * np.pi / 2)
        tones = "#d9604a, #b53c30, #862a30" if k % 2 == 0 else "#fff6de, #f6dfb8, #c99a8a"
        scene.fill(_panel(*bend), tones, round=26, detail=0.35, flow=80, ink=0.35, texture=0.1)
    with scene.clip(skirt):
        scene.fill(_panel(0.25, 1), "#5a2448", alpha=0.42, soft=60, mode="mul")
        scene.glow(400, 940, 150, "#ffcf6a", 0.75, squash=0.7)
    _valance(scene)
    door = spline("400 812!, 372 880, 340 1000!, 460 1000!, 428 880")
    scene.fill(door, "#fff6cc, #ffd26a, #e8963c", detail=0.6, ink=0.5)
    for side in (-1, 1):
        flap = [(400, 812, 1), (400 + side * 26, 880), (400 + side * 52, 1002, 1)]
        flap += [(400 + side * 92, 1000, 1), (400 + side * 52, 900)]
        scene.fill(spline(flap), "#d9604a, #92302f", round=12, detail=0.6, ink=0.5)
    scene.glow(400, 990, 120, "#ffe08a", 0.55, squash=0.5)


def _valance(scene: Scene) -> None:
    """Scallops with gold fringe low on the skirt, as on a big top."""
    count = 15
    for k in range(count):
        ends = [np.sin((-1 + 2 * (k + s) / count) * np.pi / 2) for s in (0, 0.5, 1)]
        start, _, end = (_edge(float(e), 0.36) for e in ends)
        low = _edge(float(ends[1]), 0.44)
        top = [_edge(float(e), 0.30) for e in ends]
        scallop = spline(
            [(*start, 1), (low[0], low[1]), (*end, 1), (*top[2], 1), (*top[1],), (*top[0], 1)]
        )
        tone = "#fff3d6, #f0cf9c" if k % 2 == 0 else "#c9503e, #92302f"
        scene.fill(scallop, tone, round=10, detail=0.6, ink=0.5)
        scene.line([start, low, end], 4, "#f0b84a")


def _arms(scene: Scene) -> None:
    for side in (-1, 1):
        arm = [(400 + side * x, y) for x, y in ((96, 338), (172, 430), (176, 506), (90, 566))]
        scene.fill(
            tube(arm, [42, 48, 42, 34]),
            scene.tones(BLOUSE, 0.25, 0.45),
            round=42,
            flow="form",
            rim=0.6,
            detail=0.55,
            ink=0.45,
        )


def _torso(scene: Scene) -> None:
    style: Style = {"detail": 0.55, "ink": 0.45, "wobble": 1}
    back = spline(
        "316 566!, 306 470, 288 390, 296 320, 340 278, 400 266, 460 278, 504 320, 512 390, "
        "494 470, 484 566!, 400 586"
    )
    scene.fill(back, scene.tones(BLOUSE, 0.25, 0.45), round=86, rim=0.6, flow=90, **style)
    shawl = spline(
        "326 270!, 400 258, 474 270!, 524 330, 548 418!, 470 436, 400 520!, 330 436, 252 418!, "
        "276 330"
    )
    scene.cast(shawl, strength=0.4, soft=8, dx=5, dy=10)
    knitted(scene, shawl, "#f0e2cc", (240, 250, 560, 530), stitch=15, round=60)
    for start, end in (((252, 418), (400, 520)), ((400, 520), (548, 418))):
        for t in np.linspace(0.03, 0.97, 13):
            x, y = np.array(start) * (1 - t) + np.array(end) * t
            x, y = x, y + (-30 * np.sin(np.pi * t) * 0.9)
            scene.fill(tube([(x, y), (x, y + 24)], [3, 2.4], 6), "#f6ead2", detail=0.7, ink=0.3)
    band = spline("318 546!, 400 562, 482 546!, 484 576!, 400 594, 316 576!")
    scene.fill(band, "#fff8e6, #d9c4b8", round=12, **style)


def _head(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "wobble": 1.2}
    neck = spline("366 240!, 434 240!, 444 284, 356 284")
    scene.fill(neck, scene.tones("#eab898", 0.2, 0.4), round=30, **style)
    for side in (-1, 1):
        ear = ellipse(400 + side * 72, 192, 13, 20)
        scene.fill(ear, scene.tones("#eab898", 0.2, 0.3), round=11, ink=0.4, **style)
        scene.fill(circle(400 + side * 76, 217, 6), YARN, round=5, detail=0.9, ink=0.4)
    head = spline(
        "400 104, 450 116, 476 160, 472 210, 446 246, 400 256, 354 246, 328 210, 324 160, 350 116"
    )
    scene.fill(
        head,
        "#f3eeea, #cfc6cc, #8f7f96",
        angle=30,
        round=74,
        rim=0.6,
        ink=0.45,
        flow=scene.rays(400, 100),
        **style,
    )
    for k in range(13):
        spread = (k - 6) / 6
        strand = [(400 + spread * 24, 116), (400 + spread * 62, 176), (400 + spread * 50, 240)]
        scene.line(strand, 2.4, "#7f7288", alpha=0.5, detail=0.5)
    bun = union(circle(400, 84, 48), ellipse(400, 100, 54, 34))
    scene.fill(bun, "#fbf6f0, #d6ced2, #8f7f96", angle=40, round=46, rim=0.6, ink=0.5, **style)
    for k in range(4):
        curl = [
            (400 + np.cos(a) * (42 - k * 10), 88 + np.sin(a) * (36 - k * 9))
            for a in np.linspace(0.4 + k, 5.2 + k, 14)
        ]
        scene.line(curl, 2.6, "#7f7288", alpha=0.6, detail=0.6)
    scene.line("330 124, 480 38", 6, "#8a5a3c", curve=False)
    scene.fill(
        spline("482 36!, 520 24, 548 44!, 516 56, 494 62!"),
        "#c2452f, #e8784a",
        round=6,
        detail=0.8,
        ink=0.5,
    )


def _apron_strings(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.6}
    for side in (-1, 1):
        with scene.at(400, 572, 1, flip=side < 0):
            loop = spline("0 0!, 26 -26, 62 -30, 70 -6, 46 12")
            scene.fill(loop, "#fffaf0, #d6c2bc", round=10, **style)
            scene.line("12 -3, 34 -12, 52 -10", 2.4, "#a88a94", alpha=0.7)
    strings = ((-1, 136, 704, 18), (1, 655, 660, -24))
    for side, x, y, turn in strings:
        path = [(400 + side * 6, 578), ((400 + x) / 2, (578 + y) / 2 + 34), (x, y)]
        scene.fill(tube(path, [6, 5, 3.4]), "#fffaf0, #d6c2bc", round=4, **style)
        scene.line([(x - 20, y - turn * 0.1), (x + 20, y + turn * 0.1)], 5, "#8a5a3c", curve=False)
    scene.fill(circle(400, 574, 14), "#fffaf0, #c9b4b4", round=12, **style)
    acrobat(scene, 136, 706, 1.55, -4, suit="#2f5f9a", flip=True)
    acrobat(scene, 655, 662, 1.45, 10, suit="#3f3a7a", hair="#6a3420")
    acrobat(scene, 690, 762, 1.3, -12, suit="#d98a2c")


def _net_in_work(scene: Scene) -> None:
    """The part that hangs from the needle and goes round her to the right."""
    first = "548 470, 640 620, 726 800, 712 950"
    second = "650 262, 776 480, 842 800, 800 1010"
    net_strip(scene, first, second, (22, 5), YARN, 2.6)


def _net(scene: Scene) -> None:
    """The part stretched between posts in front of the tent, with the dropped stitch."""
    first = "712 950, 640 1004, 480 1052, 280 1042, 66 966"
    second = "800 1010, 740 1084, 540 1136, 280 1130, 66 1046"
    gap = ((16, 1), (16, 2), (16, 3), (17, 1), (17, 2), (17, 3), (18, 2))
    knots = net_strip(scene, first, second, (26, 5), YARN, 2.6, dropped=gap)
    x, y = knots[17, 1]
    scene.pen([(x, y), (x - 10, y + 30), (x - 52, y + 44), (x - 78, y + 26), (238, 1112)], 3, YARN)
    for x, y in ((66, 1010), (752, 1050)):
        post = tube([(x, y - 56), (x, y + 84)], [7, 8], 6)
        scene.fill(post, "#d99a6c, #6a4030", angle=0, round=6, detail=0.7, ink=0.5)
    yarn_ball(scene, 640, 1118, 50, YARN, seed=4)
    scene.pen("690 1126, 740 1150, 790 1110, 830 1130", 3.4, YARN)


def _visitors(scene: Scene) -> None:
    for x, y, size, coat, walk in (
        (176, 1150, 78, "#c2452f", 6),
        (222, 1158, 54, "#f0b84a", 4),
        (130, 1136, 70, "#4a5f8a", 5),
    ):
        scene.cast(ellipse(x + 18, y, 26, 5), strength=0.5, soft=4)
        figure(scene, x, y, size, coat, walk=walk, arm=(30, -88) if size < 75 else None)
