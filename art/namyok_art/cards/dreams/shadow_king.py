"""A child with a candle throws the shadow of a crowned beast that asks for a dance."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gouache,
    move,
    poly,
    rect,
    smooth,
    spline,
    tube,
    union,
)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        77, light=(-0.4, 0.5, 0.6), light_colour="#ffdf9c", shadow="#2a1230", haze="#d97b3c"
    )
    scene.sky("0 #7a2f3a, 0.5 #b5503a, 1 #8a3a38", warp=40, flow=90)
    for i in range(9):
        for j in range(9):
            x, y = (40 + i * 90 + j % 2 * 45, 40 + j * 104)
            with scene.at(x, y, 0.9):
                for side in (-1, 1):
                    scene.line(
                        [
                            (0, 34),
                            (side * 20, 14),
                            (side * 22, -12),
                            (side * 6, -16),
                            (side * 8, 0),
                        ],
                        3.4,
                        "#d9824a",
                        alpha=0.5,
                        detail=0.7,
                    )
                scene.fill(ellipse(0, -30, 5, 11), "#d9824a", alpha=0.5, detail=0.7)
    scene.glow(238, 900, 620, "#ffc266", 0.72, power=1.5)
    scene.glow(238, 900, 260, "#ffe7b0", 0.5)
    scene.fill(rect(-10, 872, 820, 64), "#8a4434, #5a2530", detail=0.3, round=8, flow=0)
    scene.fill(rect(-10, 864, 820, 12), "#c2703f", round=5, detail=0.3, flow=0)
    scene.fill(
        poly("-10 934, 810 934, 810 1210, -10 1210"),
        "0 #a85a38, 0.5 #7a3a30, 1 #3a1a28",
        texture=0.12,
        detail=0.2,
        flow=0,
    )
    for i in range(-8, 9):
        scene.line(
            [(400 + i * 62, 934), (400 + i * 150, 1210)], 2.6, "#3a1622", alpha=0.6, curve=False
        )
    scene.glow(238, 985, 330, "#ffb456", 0.6, squash=0.35)
    _beast_shadow(scene)
    _child(scene)
    scene.glow(236, 906, 36, "#ffe2a0", 0.7)
    scene.fill(spline("236 892!, 243 912, 236 922, 229 912"), "#fffbe6", detail=1, texture=0)
    scene.fill(spline("236 904!, 239 914, 236 920, 233 914"), "#f6a93c", detail=1, texture=0)
    scene.vignette(330, 800, 620, 760, "#30122c", 0.85)
    return gouache(
        scene,
        palette=(
            "#7a2f3a, #b5503a, #d9824a, #ffc266, #ffe7b0, #43182f, #2a1230, #5a2530, "
            "#f3e6d0, #8fa6b5"
        ),
        pull=0.2,
    )


def _beast_shadow(scene: Scene) -> None:
    """Soft and see-through, so that the wallpaper shows: it is only a shadow."""
    body = spline(
        "330 1010, 318 880, 330 760, 372 660, 430 590, 452 552, 420 538, 366 532, 308 526, "
        "278 508, 266 484, 284 466, 334 450, 388 418, 424 376, 436 356, 424 296!, 470 330, "
        "520 330, 560 322, 604 268!, 604 360, 626 440, 668 520, 716 600, 760 720, 778 880, "
        "786 1010"
    )
    arm = tube("430 690, 330 706, 240 680, 170 640", [62, 46, 36, 32])
    paw = [((186, 660), (-46, -6), (-78, -34)), ((176, 644), (-48, -26), (-66, -62))]
    paw += [((184, 630), (-32, -34), (-40, -74)), ((206, 628), (-8, -30), (2, -62))]
    toes = [
        tube([(x, y), (x + a, y + b), (x + c, y + d)], [18, 15, 9])
        for (x, y), (a, b), (c, d) in paw
    ]
    band = "-64 14, -84 -84, -44 -40, -24 -104, 0 -44, 26 -104, 44 -40, 84 -84, 64 14"
    tips = [circle(x, y, 11) for x, y in ((-84, -90), (-24, -110), (26, -110), (84, -90))]
    crown = move(union(poly(band), *tips), 514, 320, 1, 6)
    shadow = blur(scene.mask(union(body, arm, *toes, crown), 5), 4)
    shadow = shadow * smooth(1010, 930, scene.ys)
    scene.dim(shadow, "#43182f", 0.93)
    scene.detail = np.maximum(scene.detail * (1 - shadow), 0.25 * shadow)
    jewel = move(ellipse(0, -14, 15, 10), 514, 320, 1, 6)
    scene.fill(jewel, "#c2643c", alpha=0.9, soft=2, detail=0.7)
    scene.fill(ellipse(424, 446, 15, 11, -14), "#ffcf7a", soft=2, detail=0.8)
    scene.glow(424, 446, 40, "#ffb456", 0.35)
    floor = blur(scene.mask(poly("300 1006, 520 936, 760 936, 420 1030")), 9)
    scene.dim(floor, "#3a1428", 0.6)


def _child(scene: Scene) -> None:
    scene.cast(ellipse(292, 1040, 60, 12), strength=0.6, soft=8, dx=30)
    with scene.at(286, 1040, 1.75):
        style: Style = {"detail": 0.75, "wobble": 0.6}
        side_light = (-0.9, -0.1, 0.4)
        for x in (-7, 7):
            scene.fill(
                tube([(x, -24), (x * 1.1, -2)], [4.2, 3.6]),
                "#d9a384",
                round=4,
                light=side_light,
                **style,
            )
            scene.fill(ellipse(x * 1.3 - 1, -1, 6, 3), "#6a2a34", **style)
        scene.fill(
            spline("-9 -68, 9 -68, 15 -48, 22 -18!, 0 -14, -22 -18!, -15 -48"),
            "#e9d6bc, #8a5f68",
            round=12,
            light=side_light,
            rim=0.6,
            ink=0.5,
            **style,
        )
        for x in (-9, 0, 9):
            scene.line([(x * 0.7, -58), (x * 1.6, -17)], 1.4, "#8fa6b5", alpha=0.6)
        scene.fill(
            tube("12 -62, 19 -48, 17 -34", [4.6, 4.2, 3.2]),
            "#e3cdb6",
            round=5,
            light=side_light,
            **style,
        )
        scene.fill(
            ellipse(0, -82, 12.5, 13.5), "#5a2c26", round=11, light=side_light, rim=0.6, **style
        )
        scene.fill(
            tube("-11 -62, -20 -52, -27 -54", [4.6, 4.2, 3]),
            "#f3e6d0",
            round=5,
            light=side_light,
            **style,
        )
        scene.fill(circle(-28, -55, 3.2), "#e8b896", **style)
        scene.fill(ellipse(21, -22, 5.5, 8), "#a8a2a8", round=6, light=side_light, **style)
        scene.fill(circle(21, -33, 4.8), "#b8b2b5", round=5, light=side_light, **style)
        scene.fill(ellipse(18.5, -41, 1.8, 6, -8), "#b8b2b5", **style)
        scene.fill(ellipse(24, -41, 1.8, 6, 14), "#b8b2b5", **style)
        scene.fill(rect(-31, -66, 5.6, 13, 1), "#fff6e0", round=2, **style)
        scene.fill(ellipse(-28.5, -54, 8, 2.2), "#c98a3a", **style)
