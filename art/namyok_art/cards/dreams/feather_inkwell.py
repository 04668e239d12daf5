"""A burning feather in an inkwell throws the shadow of a whole proud bird."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    blur,
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
from namyok_art.painted.props.objects import specks

FEATHER = (322, 836)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(44)
    scene = Scene(
        44, light=(-0.1, 0.5, 0.6), light_colour="#ffd98a", shadow="#1a1430", haze="#6a4a68"
    )
    scene.sky("#2a2644, #3a3054, #241c38", warp=40, flow=0)
    _logs(scene, rng)
    _window(scene)
    scene.glow(FEATHER[0], 760, 560, "#f09a44", 0.75, power=1.5)
    scene.glow(FEATHER[0], 780, 260, "#ffd98a", 0.55)
    _shadow(scene)
    _desk(scene)
    _feather(scene, rng)
    specks(scene, 46, (180, 520), (420, 900), (1, 3), "#ffe6a0", rng)
    scene.vignette(340, 760, 580, 760, "#120c22", 0.75)
    return gouache(
        scene,
        palette=(
            "#241c38, #3a3054, #5a4468, #8a5f6a, #f09a44, #ffc85c, #fff0c0, #c2543c, #7a4a34, "
            "#e9dcc0, #4a5f8a"
        ),
        pull=0.2,
    )


def _logs(scene: Scene, rng: np.random.Generator) -> None:
    for i in range(10):
        y = 30 + i * 92
        log = rect(-20, y - 44, 840, 88, 30)
        tone = mix("#5a4a58", "#42364e", rng.uniform())
        scene.fill(log, scene.tones(tone, 0.1, 0.5), round=42, texture=0.2, detail=0.25, flow=0)
        for _ in range(9):
            x = rng.uniform(0, 760)
            grain = [(x, y + rng.normal() * 16), (x + 60, y + rng.normal() * 16), (x + 130, y)]
            scene.line(grain, 2.2, "#221a30", alpha=0.4, detail=0.3)
        if i % 3 == 1:
            scene.fill(ellipse(rng.uniform(80, 720), y, 15, 10), "#2a2038", round=6, detail=0.4)


def _window(scene: Scene) -> None:
    style: Style = {"detail": 0.5, "ink": 0.5}
    scene.fill(rect(46, 176, 214, 262, 6), "#6a5464, #40324a", round=12, **style)
    glass = rect(66, 196, 174, 222)
    scene.fill(glass, "#1d2c58, #3f5f94, #7f94b8", detail=0.35)
    with scene.clip(glass):
        for x, y in ((96, 230), (150, 216), (206, 250), (120, 290), (186, 300), (84, 330)):
            scene.fill(circle(x, y, 2.4), "#fff6dc", detail=1, texture=0)
        scene.fill(
            spline("60 380, 110 350, 170 372, 250 346, 250 430, 60 430"), "#26345c", detail=0.4
        )
    scene.fill(rect(147, 196, 12, 222), "#5a4658", round=5, **style)
    scene.fill(rect(66, 300, 174, 11), "#5a4658", round=5, **style)
    latch = union(circle(252, 306, 9), tube("252 306, 286 300", [6, 5]))
    scene.fill(latch, "#d9a84a, #7a5428", round=6, detail=0.8, ink=0.6)


def _shadow(scene: Scene) -> None:
    """The whole bird, soft-edged, trying the latch with its beak."""
    body = spline(
        "320 330, 346 300, 384 292, 414 310, 430 346, 436 400, 470 470, 490 560, 476 640, "
        "430 690, 372 700, 330 660, 324 590, 344 520, 362 450, 366 400, 352 362, 330 346"
    )
    beak = spline("336 304!, 288 306!, 330 340!")
    crest = [
        tube([(390, 300), (396 + k * 22, 262), (408 + k * 34, 232 + k * 8)], [7, 5, 2])
        for k in range(3)
    ]
    beads = [circle(408 + k * 34, 228 + k * 8, 9) for k in range(3)]
    plumes = []
    for k in range(9):
        turn = np.deg2rad(-78 + k * 15)
        reach = 330 - abs(k - 4) * 12
        tip = (470 + np.cos(turn) * reach, 620 + np.sin(turn) * reach * 0.98)
        middle = (470 + np.cos(turn) * reach * 0.55, 612 + np.sin(turn) * reach * 0.5)
        plumes.append(tube([(440, 630), middle, tip], [16, 26, 20]))
        plumes.append(circle(*tip, 32))
    legs = [
        tube("390 690, 384 770, 372 800", [8, 7, 5]),
        tube("420 690, 426 770, 418 806", [8, 7, 5]),
    ]
    bird = union(body, beak, *crest, *beads, *plumes, *legs)
    mask = blur(scene.mask(bird, 4), 4)
    scene.dim(mask, "#2a1838", 0.9)
    scene.detail = np.maximum(scene.detail * (1 - mask), 0.3 * mask)
    for k in range(9):
        turn = np.deg2rad(-78 + k * 15)
        reach = 330 - abs(k - 4) * 12
        tip = (470 + np.cos(turn) * reach, 620 + np.sin(turn) * reach * 0.98)
        scene.fill(circle(*tip, 11), "#e08a3c", alpha=0.55, soft=4, detail=0.4)
    scene.fill(ellipse(376, 322, 8, 6), "#ffc85c", soft=1.5, detail=0.8)


def _desk(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5}
    desk = poly("-20 924, 820 900, 820 1240, -20 1240")
    scene.fill(desk, "0 #d9a05c, 0.25 #a86a44, 1 #3f2634", texture=0.16, detail=0.25, flow=-2)
    for y in (990, 1080, 1170):
        scene.line([(-20, y), (820, y - 26)], 3, "#4a2a2c", alpha=0.5, curve=False)
    scene.glow(FEATHER[0], 950, 320, "#ffc066", 0.6, squash=0.35)
    paper = poly("430 976, 724 962, 772 1104, 440 1124")
    scene.cast(paper, strength=0.5, soft=8, dx=12, dy=10)
    scene.fill(paper, "#fff3d0, #efd9a8, #b5987a", angle=20, **style)
    scene.glow(500, 1016, 26, "#ffc85c", 0.8)
    scene.fill(circle(500, 1016, 6.5), "#f6b02c", round=4, detail=1, ink=0.4)
    books = ((612, 902, "#5a3f6a"), (606, 868, "#8a4a44"), (618, 836, "#3f5f6a"))
    for i, (x, y, tone) in enumerate(books):
        book = rect(x, y - 34, 160 - i * 12, 33, 4)
        scene.fill(book, scene.tones(tone, 0.25), round=9, **style)
        scene.line(
            [(x + 8, y - 8), (x + 140 - i * 12, y - 8)], 3, "#e9dcc0", alpha=0.7, curve=False
        )


def _feather(scene: Scene, rng: np.random.Generator) -> None:
    x = FEATHER[0]
    style: Style = {"detail": 0.7, "ink": 0.5}
    scene.cast(ellipse(x + 6, 1010, 90, 18), strength=0.6, soft=10)
    well = spline(
        [
            (x - 40, 912, 1),
            (x + 40, 912, 1),
            (x + 46, 930),
            (x + 78, 960),
            (x + 74, 1006),
            (x, 1020),
            (x - 74, 1006),
            (x - 78, 960),
            (x - 46, 930),
        ]
    )
    scene.fill(well, "#8a7a9c, #4a4468, #241c38", round=46, rim=0.8, **style)
    scene.fill(ellipse(x, 912, 41, 10), "#1a1430, #3a3054", **style)
    quill = "322 920, 316 800, 322 680, 346 560, 388 470"
    scene.glow(338, 640, 150, "#ffb84a", 0.7)
    vane = spline(
        "320 850!, 270 800, 246 700, 262 590, 314 500, 396 440!, 420 520, 412 620, 378 720, 336 800"
    )
    scene.fill(
        vane,
        "0 #fff6c8, 0.35 #ffd04a, 0.7 #f0862c, 1 #c2402c",
        detail=0.6,
        ink=0.4,
        round=30,
        shade=0.4,
        flow=60,
    )
    with scene.clip(vane):
        for k in range(44):
            level = 470 + k * 8.5
            spine = np.interp(level, [470, 560, 680, 800, 850], [388, 346, 322, 316, 318])
            for side in (-1, 1):
                barb = [
                    (spine, level + 20),
                    (spine + side * 34, level),
                    (spine + side * 90, level - 34),
                ]
                tone = mix("#fff3b0", "#d8502c", rng.uniform())
                scene.line(barb, 2.2, tone, alpha=0.5, detail=0.6)
        eye = ellipse(346, 566, 38, 52, 24)
        scene.fill(eye, "#c2302c, #e8702c", detail=0.7, ink=0.4)
        scene.fill(ellipse(346, 566, 23, 33, 24), "#3f7fb0, #4fb0a8", detail=0.8)
        scene.fill(ellipse(344, 562, 10, 15, 24), "#fff6c8", detail=0.9)
    scene.fill(tube(quill, [5, 5, 4, 3, 1.5]), "#fffbe6, #ffe08a", detail=0.9, ink=0.3)
    for k in range(14):
        base = (rng.uniform(262, 412), rng.uniform(470, 720))
        tongue = tube(
            [
                base,
                (base[0] + rng.normal() * 14, base[1] - 30),
                (base[0] + rng.normal() * 18, base[1] - 64),
            ],
            [6, 4, 0.5],
        )
        scene.fill(tongue, "#ffe9a0" if k % 2 else "#f6a83c", alpha=0.55, soft=1.4, detail=0.5)
