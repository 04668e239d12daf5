"""A boy and a bear fish back to back from one boat, and their lines have tied into a bow."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    palettes,
    poly,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.land import hill, leafy_tree
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.sealife import fish
from namyok_art.painted.props.sky import cloud

SURFACE = "-40 520, 90 514, 220 524, 380 516, 540 525, 690 514, 860 522"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(9)
    scene = Scene(
        57, light=(-0.3, -0.8, 0.5), light_colour="#fff8dc", shadow="#1f3a34", haze="#dfe9dc"
    )
    scene.sky("0 #d9e4dc, 0.2 #eef0dc, 0.36 #f6efd6, 0.5 #dfe6c8, 1 #a9c7a0", warp=50, flow=0)
    cloud(scene, 180, 120, 300, "#ffffff", seed=2, alpha=0.8, soft=5, shade=0.4)
    cloud(scene, 620, 190, 260, "#ffffff", seed=4, alpha=0.7, soft=5, shade=0.4)
    hill(scene, "0 420, 160 392, 360 424, 560 388, 800 420", "#b9cfa8, #9fbf98", haze=0.4)
    for x, size, tone in ((40, 150, "#86a878"), (130, 110, "#9ab484"), (700, 170, "#7fa274")):
        leafy_tree(scene, x, 452, size, tone, seed=int(x), haze=0.3)
    leafy_tree(scene, 782, 456, 120, "#94b07c", seed=6, haze=0.25)
    hill(scene, "0 462, 200 448, 420 458, 640 446, 800 456", "#a8c08a, #86a878", haze=0.15)
    _river(scene, rng)
    _boat(scene)
    _lines(scene)
    _reeds(scene, rng)
    return gouache(
        scene,
        palette=palettes.RIVER_GREEN,
        pull=0.18,
    )


def _river(scene: Scene, rng: np.random.Generator) -> None:
    depth = spline(SURFACE.replace("-40 520", "-40 1300!, -40 520!") + "!, 860 1300!")
    scene.fill(depth, "0 #bcd8b0, 0.1 #7fb08e, 0.5 #3f7a62, 1 #16403a", detail=0.15, flow=4)
    for x, width, strength in ((80, 50, 0.25), (240, 80, 0.3), (520, 60, 0.25), (680, 90, 0.3)):
        foot = [(x + width * 2 + 30, 1150), (x - width - 30, 1150)]
        scene.beam([(x, 524), (x + width, 524), *foot], "#dff4c8", strength, 24)
    for i, points in enumerate(
        (
            "-60 1130, 80 1090, 240 1120, 420 1080, 620 1126, 860 1086, 860 1300, -60 1300",
            "-60 1170, 160 1150, 380 1172, 600 1140, 860 1170, 860 1300, -60 1300",
        )
    ):
        scene.fill(spline(points), mix("#2a5a4a", "#123630", i), round=30, detail=0.2, soft=2)
    for x in rng.uniform(20, 780, 22):
        height, sway = rng.uniform(60, 200), rng.normal() * 24
        weed = tube(
            [(x, 1190), (x + sway, 1190 - height * 0.5), (x - sway * 0.4, 1190 - height)], [5, 4, 1]
        )
        scene.fill(weed, mix("#2f6a4f", "#7fa45c", rng.uniform()), round=4, detail=0.35, alpha=0.9)
    for x, y, size, flip in (
        (160, 930, 0.62, False),
        (238, 966, 0.5, False),
        (640, 1010, 0.7, True),
        (560, 1050, 0.46, True),
    ):
        fish(scene, x, y, size, "#8fae8a", "#dfe9c0", flip=flip, haze=0.1)
    specks(scene, 60, (30, 770), (560, 1150), (1, 3.4), "#e9f6d8", rng, (0.15, 0.5))
    _otter(scene)
    scene.line(SURFACE, 6, "#f6fbe6", alpha=0.8, detail=0.6)


def _boat(scene: Scene) -> None:
    style: Style = {"detail": 0.7, "wobble": 0.9, "ink": 0.5}
    _bear(scene)
    _boy(scene)
    under = spline("140 540, 400 600, 660 540, 560 640, 240 640")
    scene.fill(under, "#1d4038", alpha=0.45, soft=16, detail=0.1)
    hull = spline(
        "96 452!, 240 478, 400 484, 560 478, 706 450!, 660 516, 580 552, 400 564, 220 552, 140 518"
    )
    scene.fill(hull, "#a8724a, #8a5838, #4f3626", round=34, rim=0.5, flow=3, **style)
    for drop in (26, 52):
        scene.line(
            f"118 {462 + drop}, 400 {486 + drop}, 684 {460 + drop}", 2.6, "#3f281c", alpha=0.7
        )
    scene.line("96 452, 240 478, 400 484, 560 478, 706 450", 8, "#c8955f", detail=0.8)
    with scene.clip(hull):
        wet = poly("60 520, 740 520, 740 600, 60 600")
        scene.fill(wet, "#2a5a4c", alpha=0.55, soft=5, detail=0.3)


def _bear(scene: Scene) -> None:
    """Back to the boy, snout to the left: one heavy silhouette."""
    fur: Style = {"detail": 0.5, "ink": 0.5, "wobble": 1.6, "flow": 80, "texture": 0.16}
    body = spline(
        "396 500, 404 420, 400 340, 376 280, 330 250, 280 262, 236 310, 214 380, 206 450, 214 510"
    )
    head = spline(
        "366 250, 352 204, 314 180, 272 184, 246 208, 226 226, 190 238, 182 256, 196 272, 232 278, "
        "262 292, 310 304, 350 290"
    )
    ear = circle(330, 186, 22)
    thigh = ellipse(268, 476, 66, 44, -8)
    scene.fill(union(ear, body, head, thigh), "#8a5f3c, #6f472c, #3f281c", round=70, rim=0.6, **fur)
    scene.fill(circle(330, 187, 11), "#c89a78", alpha=0.8, soft=2, detail=0.6)
    muzzle = spline("236 226, 196 240, 186 256, 198 270, 236 274, 252 250")
    scene.fill(muzzle, "#c8a078, #a87a54", alpha=0.9, soft=4, round=14, detail=0.5)
    scene.fill(ellipse(189, 244, 11, 9), "#2a1c18", round=6, detail=0.9)
    scene.line("196 266, 214 268, 230 262", 2.6, "#3a241a")
    scene.line("254 224, 264 229, 274 224", 3.4, "#2a1a14")
    arm = tube("316 332, 258 384, 204 402, 178 396", [38, 32, 26, 24])
    scene.fill(arm, "#7f5434, #5f3c26", round=26, rim=0.4, **fur)


def _boy(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.8}
    body = spline("406 500, 404 430, 410 380, 434 352, 466 352, 488 384, 500 440, 506 500")
    scene.fill(body, "#f3d98a, #d9a84a, #a8743a", round=34, rim=0.5, **style)
    knee = tube("470 490, 520 462, 556 490", [22, 20, 18])
    scene.fill(knee, "#4f6f86, #35506a", round=18, **style)
    head = ellipse(458, 316, 36, 38)
    scene.fill(head, "#f0c8a0, #d9a080", round=32, **style)
    nose = ellipse(492, 320, 6, 5)
    scene.fill(nose, "#e9b48e", round=5, detail=0.7)
    hair = spline("424 330, 420 296, 440 274, 470 274, 494 292, 480 300, 458 302, 446 320, 440 344")
    scene.fill(hair, "#a8642f, #7a4422", round=16, flow=40, **style)
    hat = union(
        ellipse(460, 286, 54, 12, 3), spline("430 286!, 434 254, 462 246, 488 256, 490 286!")
    )
    scene.fill(hat, "#f6e6b0, #d9b86a", round=14, **style)
    scene.line("430 280, 460 284, 490 280", 5, "#c8442f", alpha=0.9)
    scene.line("474 316, 480 320, 486 316", 2.4, "#5a3424")
    arm = tube("462 384, 512 416, 556 404", [17, 15, 11])
    scene.fill(arm, "#f3d98a, #d9a84a", round=14, **style)
    scene.fill(circle(562, 401, 11), "#f0c8a0", round=9, **style)


def _lines(scene: Scene) -> None:
    """Two rods, two proud anglers, one knot."""
    scene.line("182 400, 110 300, 66 214", 5, "#5a3c26")
    scene.line("560 402, 660 300, 742 230", 5, "#5a3c26")
    pen = "#fff6ea"
    scene.pen("66 214, 70 370, 78 520", 1.8, "#4a3a34")
    scene.pen("742 230, 736 380, 726 520", 1.8, "#4a3a34")
    scene.pen("78 520, 110 680, 250 786, 372 806", 2.6, pen, 0.95)
    scene.pen("726 520, 700 670, 560 784, 428 806", 2.6, pen, 0.95)
    knot: Style = {"detail": 0.9, "ink": 0.5}
    for side in (-1, 1):
        with scene.at(400, 808, 1, flip=side < 0):
            loop = tube("0 0, 40 -44, 104 -50, 118 -6, 70 16, 0 4", [4, 5, 5, 5, 5, 4])
            scene.fill(loop, "#fffaf0, #e3d9c8", round=5, **knot)
            tail = tube("4 6, 34 50, 30 104, 62 146", [4, 5, 4, 2])
            scene.fill(tail, "#fffaf0, #d9cdbc", round=5, **knot)
    scene.fill(ellipse(400, 808, 20, 17), "#fffaf0, #d9cdbc", round=12, **knot)
    scene.fill(ellipse(78, 512, 11, 17), "#d9438a, #f6efe0", round=9, **knot)


def _otter(scene: Scene) -> None:
    """Swims off with the other float like a balloon."""
    style: Style = {"detail": 0.65, "ink": 0.45, "wobble": 0.8}
    with scene.at(626, 688, 0.95, -12):
        tail = tube("-74 6, -120 18, -164 8", [16, 11, 3])
        trunk = tube("-80 4, -20 -8, 40 -4", [22, 30, 24])
        head = union(ellipse(64, -14, 27, 22, -8), circle(50, -34, 7), circle(72, -36, 6))
        feet = [tube("-60 18, -84 40", [9, 6]), tube("20 16, 8 42", [8, 6])]
        otter = union(tail, trunk, head, *feet)
        scene.fill(otter, "#a87f5c, #7a5638, #4f3826", round=22, rim=0.4, flow=0, **style)
        scene.fill(ellipse(80, -8, 14, 9), "#d9bc98", round=6, detail=0.7)
        scene.fill(ellipse(91, -13, 4, 3), "#241814", detail=1)
        scene.line("64 -20, 69 -17, 74 -20", 2, "#241814")
        paw = tube("34 -14, 46 -44, 54 -66", [9, 8, 7])
        scene.fill(paw, "#8f6844", round=7, **style)
        scene.pen("54 -70, 62 -112", 1.8, "#fff6ea")
        scene.fill(ellipse(64, -128, 11, 17, 8), "#d9438a, #f6efe0", round=10, **style)


def _reeds(scene: Scene, rng: np.random.Generator) -> None:
    for x in (*rng.uniform(10, 56, 8), *rng.uniform(748, 792, 8)):
        height, sway = rng.uniform(130, 250), rng.normal() * 14
        foot = 534.0
        stem = [(x, foot), (x + sway * 0.4, foot - height * 0.5), (x + sway, foot - height)]
        scene.fill(tube(stem, [3.4, 2.6, 1.2]), "#6f8f4a", detail=0.6)
        if rng.uniform() < 0.6:
            head = tube([stem[2], (x + sway * 1.1, foot - height + 44)], [6, 6])
            scene.fill(head, "#7a5232, #4f3422", round=6, detail=0.7, ink=0.3)
        leaf = [(x, foot - 20), (x + 14, foot - height * 0.5), (x + 40, foot - height * 0.75)]
        scene.fill(tube(leaf, [4, 3.4, 0.4]), "#8aa858", detail=0.5)
