"""A snowman and a campfire keep a seesaw level; one of his arms is already in the fire."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    minus,
    mix,
    poly,
    rect,
    smooth,
    spline,
    tube,
    union,
    watercolour,
)
from namyok_art.painted.props.land import bare_tree, hill

PLANK = 836.0


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(37)
    scene = Scene(
        37, light=(0.75, -0.15, 0.55), light_colour="#ffdca8", shadow="#4f6078", haze="#dfe6ea"
    )
    scene.sky("0 #b9c9d4, 0.28 #d5dfe2, 0.52 #f0ece0, 0.66 #f6ead6, 1 #e6ecee", warp=80)
    _park(scene, rng)
    _ground(scene, rng)
    _trees(scene)
    _seesaw_stand(scene)
    _crocus(scene)
    _plank(scene)
    _snowman(scene)
    _fire(scene, rng)
    _falling(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#b9c9d4, #dfe6ea, #f6f4ee, #f6ead6, #8f9fb0, #5f7088, #6a5648, #3f3430, #f08a2c, "
            "#ffd27a, #d9502c, #8a62b4, #7f9a5a"
        ),
        pull=0.14,
        edge=0.9,
        bloom=0.3,
    )


def _park(scene: Scene, rng: np.random.Generator) -> None:
    """Far: a wood like smoke and the park fence, which shows through him."""
    for k in range(26):
        x = -20 + k * 34 + rng.normal() * 12
        h = rng.uniform(150, 330)
        crown = ellipse(x, 640 - h * 0.6, rng.uniform(34, 60), h * 0.5)
        scene.fill(crown, mix("#a9b6be", "#c3b4a6", rng.uniform()), alpha=0.5, soft=12, detail=0.1)
        scene.line([(x, 660), (x + rng.normal() * 6, 640 - h * 0.7)], 3, "#8a98a2", alpha=0.6)
    scene.mist(620, 60, "#f0ece0", 0.6)
    hill(scene, "0 690, 250 676, 520 690, 800 668", "#f4f2ec, #dfe6ea", detail=0.1)
    style: Style = {"detail": 0.7, "wobble": 0.8}
    for y in (622, 700):
        scene.line([(0, y + 4), (400, y), (800, y - 6)], 7, "#7f8d98", alpha=0.95)
    for k in range(30):
        x = 12 + k * 27.5
        top = 588 - 0.01 * x + rng.normal() * 3
        pale = poly([(x - 7, 738), (x - 7, top + 8), (x, top - 4), (x + 7, top + 8), (x + 7, 738)])
        scene.fill(pale, mix("#8896a2", "#6f7d8a", rng.uniform()), round=4, **style)
        scene.fill(ellipse(x, top + 1, 9, 5), "#ffffff", round=4, **style)


def _ground(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene,
        "0 716, 220 700, 480 712, 800 690",
        "0 #fbf9f2, 0.4 #eef0ee, 1 #cfdae2",
        detail=0.2,
        flow=0,
    )
    warm = np.exp(-(((scene.xs - 640) / 260) ** 2 + ((scene.ys - 1010) / 150) ** 2))
    base = scene.rgb
    glow = smooth(0, 1, warm)[..., None] * 0.5
    scene.rgb = np.asarray(base * (1 - glow) + np.array([1.0, 0.87, 0.66], np.float32) * glow)
    thaw = spline(
        "250 1086, 330 1040, 430 1050, 520 1018, 640 1010, 700 1040, 790 1034, 850 1060, "
        "850 1120, 740 1108, 650 1134, 540 1108, 450 1128, 350 1112"
    )
    scene.fill(thaw, "#b5a27a, #93845c", wobble=12, detail=0.25, soft=7)
    pool = spline("560 1078, 640 1056, 740 1062, 770 1082, 680 1096, 600 1098")
    scene.fill(pool, "#d5dde0, #f3c88c, #c98f5c", wobble=4, detail=0.4, soft=2, edge=0.5)
    for _ in range(150):
        x, y = rng.uniform(280, 790), rng.normal(1074, 26)
        blade = tube([(x, y), (x + rng.normal() * 7, y - rng.uniform(10, 26))], [2, 0.5])
        scene.fill(blade, mix("#6a7a44", "#c3ac6c", rng.uniform()), detail=0.8, wobble=0)
    for _ in range(40):
        x, y = rng.uniform(30, 420), rng.uniform(760, 1160)
        scene.fill(ellipse(x, y, rng.uniform(16, 50), 3), "#b9c8d6", alpha=0.4, soft=3, detail=0.2)
    shade = poly([(170, 1010), (330, 990), (430, 1040), (120, 1090), (-20, 1090), (-20, 1030)])
    scene.cast(shade, "#8496b4", 0.6, 16)


def _trees(scene: Scene) -> None:
    bare_tree(scene, -30, 860, 900, 0.4, "#5a4c48", seed=14, depth=6, lean=0.2, haze=0.34)
    bare_tree(scene, 812, 840, 760, 0.42, "#6a5648", seed=9, depth=6, lean=-0.16, haze=0.1)
    bare_tree(scene, 392, 700, 330, 0.5, "#7a706c", seed=5, depth=5, lean=0.05, haze=0.45)
    drift = spline("330 712, 392 690, 460 708, 500 724, 320 724")
    scene.fill(drift, "#f6f4ee", soft=3, detail=0.2)


def _seesaw_stand(scene: Scene) -> None:
    """An iron arch with room for a flower under it."""
    style: Style = {"detail": 0.7, "wobble": 0.8, "ink": 0.5}
    scene.cast(ellipse(392, 1062, 170, 15), "#7688a0", 0.5, 8)
    arch = tube("270 1066, 288 960, 340 880, 400 858, 460 880, 512 960, 530 1066", [13, 12, 13])
    scene.fill(arch, "#93a5b0, #6a7e8e, #4f6272", round=11, **style)
    scene.fill(circle(400, PLANK + 16, 25), "#a9b7c0, #5f7284", round=18, **style)
    scene.fill(circle(400, PLANK + 16, 9), "#e6d4b0", round=7, **style)


def _crocus(scene: Scene) -> None:
    """The first one, exactly under the middle."""
    style: Style = {"detail": 0.9, "wobble": 0.5, "ink": 0.55}
    scene.glow(402, 1010, 90, "#fff6dc", 0.5)
    with scene.at(402, 1080, 1.45):
        for points in ("-4 0, -18 -24, -34 -34", "4 0, 20 -22, 36 -30", "-2 0, -8 -30, -14 -48"):
            scene.fill(tube(points, [3.6, 3, 0.8]), "#7f9a5a, #5f7a44", round=3, **style)
        scene.fill(tube("0 0, 1 -20, 0 -36", [3.4, 3.2, 4]), "#d9dcc0", round=3, **style)
        for petal in (
            "-3 -34!, -22 -46, -24 -72, -12 -88!, -2 -64",
            "3 -34!, 22 -46, 24 -72, 12 -88!, 2 -64",
        ):
            scene.fill(spline(petal), "#b99ad6, #7d55ac", round=8, **style)
        scene.fill(
            spline("0 -32!, -14 -50, -11 -76, 0 -92!, 11 -76, 14 -50"),
            "#c9aee0, #8f68bc",
            round=9,
            **style,
        )
        scene.line("0 -62, 0 -86", 4, "#f6a62c")


def _plank(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "wobble": 1, "ink": 0.6}
    board = poly([(42, PLANK - 8), (758, PLANK - 8), (764, PLANK + 18), (36, PLANK + 18)])
    scene.fill(board, "#c9a884, #a07a58, #7a5a46", round=6, flow=0, **style)
    for k in range(4):
        y = PLANK - 2 + k * 5
        scene.pen([(50 + k * 40, y), (300, y + 1.5), (700 - k * 50, y)], 1.2, "#6a4e3c", 0.5)
    for x, end in ((286, 1), (516, -1)):
        bar = [(x, PLANK - 6), (x, PLANK - 62), (x + end * 2, PLANK - 74)]
        scene.line(bar, 8, "#8498a6, #5f7284", curve=False, round=4)
        scene.line([(x - 20, PLANK - 76), (x + 24, PLANK - 76)], 9, "#5f7284", round=4)


def _snowman(scene: Scene) -> None:
    """He leans a little towards the warm; that side is turning to glass."""
    style: Style = {"detail": 0.55, "wobble": 1.6}
    bits: Style = {"detail": 0.9, "wobble": 0.5, "ink": 0.55}
    with scene.at(146, PLANK - 6, 1.28):
        base = minus(circle(0, -76, 86), rect(-100, 0, 200, 30))
        belly, head = ellipse(9, -196, 66, 62), ellipse(22, -290, 50, 47)
        body = union(base, belly, head)
        left = tube("-40 -196, -78 -236, -96 -284", [5.5, 4.4, 3])
        twig = tube("-78 -236, -98 -242, -112 -236", [3.4, 2.6, 1.4])
        scene.fill(union(left, twig), "#6a5040", round=4, **bits)
        before = scene.rgb.copy()
        for part in (base, belly, head):
            scene.fill(
                part,
                "#ffffff, #f4f6f6, #c3d2de",
                round=52,
                shade=0.9,
                light=(-0.5, -0.6, 0.6),
                ink=0.5,
                **style,
            )
        clear = smooth(140, 262, scene.xs + 0.1 * (scene.ys - 600))
        mask = np.clip(blur(scene.mask(body), 1.2) * clear * 0.86, 0, 1)[..., None]
        ghost = before * np.array([0.86, 0.93, 0.97], np.float32) + np.float32(0.02)
        scene.rgb = np.asarray(scene.rgb * (1 - mask) + ghost * mask)
        outline: Style = {"alpha": 0.01, "ink": 0.8, "ink_colour": "#6a869e", "detail": 0.6}
        for part in (base, belly, head):
            scene.fill(part, "#ffffff", **outline)
        for x, y, w, h in ((68, -96, 8, 34), (60, -208, 7, 24), (60, -300, 5, 17)):
            scene.fill(ellipse(x, y, w, h, -6), "#fff4d8", alpha=0.95, soft=1.5, detail=0.8)
        for x, y, h in ((84, -50, 26), (70, -160, 16), (62, -24, 18)):
            drip = spline([(x - 5, y - h), (x + 4, y - h), (x + 5, y), (x, y + 6), (x - 5, y)])
            scene.fill(drip, "#e9f4f8, #9fc0d4", detail=0.85, ink=0.5)
        scene.fill(circle(58, -212, 6), "#5a6a80", alpha=0.9, **bits)
        for y in (-216, -188, -160):
            scene.fill(circle(24, y, 5.5), "#3a3a44", round=4, **bits)
        nose = spline("42 -298!, 92 -294, 106 -288!, 88 -284, 42 -280!")
        scene.fill(nose, "#f0a050, #d9702c", round=7, **bits)
        for x in (24, 54):
            scene.line([(x - 7, -304), (x, -308), (x + 7, -304)], 3.4, "#33333c")
        scene.line("32 -268, 42 -263, 54 -268", 3, "#44444e")
        wrap = spline("-28 -256, 20 -244, 64 -258, 68 -242, 22 -226, -28 -238")
        scene.fill(wrap, "#8fa6b8, #5f7a94", round=8, **bits)
        tail = spline("-20 -238!, 4 -234!, -4 -166!, -32 -172!")
        scene.fill(tail, "#8fa6b8, #56708c", round=7, **bits)
        for k in range(4):
            scene.pen([(-30 + k * 8, -171), (-31 + k * 8, -157)], 2.6, "#56708c")
        bucket = poly("-20 -316, 60 -326, 48 -390, -14 -384")
        scene.fill(bucket, "#a9b4ba, #7a8a94, #56646e", angle=0, round=16, **bits)
        scene.fill(ellipse(17, -387, 31, 8, -5), "#c3ccd0", round=4, **bits)
    for x, y in ((238, 884), (228, 944), (244, 1012)):
        drop = spline([(x, y - 13, 1), (x + 6, y + 2), (x, y + 8), (x - 6, y + 2)])
        scene.fill(drop, "#dff0f6, #8fb4cc", detail=0.9, ink=0.6)


def _fire(scene: Scene, rng: np.random.Generator) -> None:
    scene.glow(640, 740, 400, "#ffc470", 0.42)
    scene.glow(640, 750, 200, "#ffd98a", 0.55)
    style: Style = {"detail": 0.85, "wobble": 0.8, "ink": 0.55}
    with scene.at(640, PLANK - 6, 1.12):
        for points in ("-70 -2, 0 -48, 40 -92", "66 -2, 0 -44, -40 -84"):
            scene.fill(tube(points, [11, 10, 8]), "#7a5240, #43302a", round=8, **style)
        outer = spline(
            "-60 -8, -74 -62, -44 -104, -54 -156!, -18 -122, -16 -196, 20 -268!, 22 -186, 54 -142, "
            "58 -176!, 76 -112, 72 -56, 60 -8, 0 2"
        )
        flames: Style = {"flow": 90, "texture": 0.03, "wobble": 2}
        scene.fill(outer, "0 #e2562a, 0.45 #f58a2c, 1 #ffc04a", soft=1.6, detail=0.65, **flames)
        middle = spline(
            "-42 -8, -46 -58, -22 -92, -10 -142, 10 -196!, 18 -138, 42 -94, 46 -40, 38 -6"
        )
        scene.fill(middle, "0 #f9a03a, 0.5 #ffc652, 1 #ffe28a", soft=2.4, detail=0.65, **flames)
        core = spline("-22 -4, -22 -46, -4 -78, 4 -116!, 16 -74, 28 -42, 22 -4")
        scene.fill(core, "#fff0b0, #fffbe2", soft=3, detail=0.65, **flames)
        arm = union(
            tube("-20 -16, -70 -86, -104 -158", [6.5, 5.6, 4.6]),
            tube("-72 -90, -92 -98, -104 -94", [3.6, 2.8, 1.6]),
        )
        scene.fill(arm, "#7a5a46, #4a362c", round=5, **style)
        mitten = union(ellipse(-112, -188, 19, 27, -20), ellipse(-90, -184, 8.5, 15, 34))
        scene.fill(mitten, "#8fa6b8, #56708c", round=13, rim=0.6, **style)
        scene.fill(tube("-118 -160, -104 -160, -92 -166", [7, 7, 7]), "#c3d0d8", round=6, **style)
        for k, x in enumerate((-74, -44, -12, 20, 50, 76)):
            stone = spline(
                [(x - 21, 1), (x - 15, -20 - k % 3 * 4), (x + 7, -25), (x + 20, -9), (x + 18, 2)]
            )
            scene.fill(stone, "#b5b0a8, #84807e, #5a5860", round=12, **style)
    for _ in range(40):
        t = rng.uniform() ** 1.2
        sx, sy = 660 + rng.normal() * (22 + 60 * t), 560 - t * 360
        scene.fill(circle(sx, sy, rng.uniform(1.6, 3.8)), "#f0802c", alpha=0.95 - 0.5 * t, detail=1)


def _falling(scene: Scene, rng: np.random.Generator) -> None:
    """Snow falls only on his half."""
    for _ in range(120):
        x = 40 + 400 * rng.uniform() ** 1.3
        y = rng.uniform(30, 1160)
        flake = circle(x, y, rng.uniform(1.6, 4.6))
        scene.fill(flake, "#ffffff", alpha=rng.uniform(0.6, 1), detail=1, texture=0)
