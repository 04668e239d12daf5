"""A ridge at dawn is a woman asleep on her back; birds leave her lips, her hair is a river."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    sample,
    spline,
    tube,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.land import fir, hill

PROFILE = (
    (-20, 470), (30, 452), (96, 446), (160, 428), (214, 424), (262, 434), (292, 458), (316, 452),
    (352, 402), (392, 344), (414, 334), (430, 350), (430, 382), (438, 412), (456, 418), (474, 402),
    (490, 400), (502, 414), (508, 434), (522, 418), (540, 416), (554, 434), (562, 462), (584, 460),
    (612, 446), (644, 458), (662, 490), (668, 530), (676, 584), (704, 624), (752, 634), (830, 604),
)  # fmt: skip
"""Brow, nose, lips and chin against the sky."""


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(27)
    scene = Scene(
        27, light=(0.55, -0.75, 0.28), light_colour="#ffe6b0", shadow="#3a2468", haze="#f8c0b0"
    )
    scene.sky(
        "0 #4a5aa8, 0.14 #8a70b8, 0.26 #e88a9c, 0.38 #ffb878, 0.5 #fff0b0, 1 #ffd8a0",
        warp=50,
        flow=4,
    )
    scene.glow(560, 470, 420, "#fff0a8", 0.8)
    scene.fill(circle(590, 404, 92), "#fffff4, #fff2b0", detail=0.7, soft=2)
    hill(scene, "-20 520, 200 500, 520 540, 820 480", "#e89aa8, #c880a8", haze=0.5, detail=0.2)
    _face(scene, rng)
    _river(scene)
    _boat(scene)
    _birds(scene)
    return gouache(
        scene,
        palette="#4a5aa8, #8a70b8, #e88a9c, #ffb878, #fff0b0, #c86a80, #8a4a88, #3a2468, #2c3a58, "
        "#ff9a3c, #fffbe8",
        pull=0.1,
    )


def _face(scene: Scene, rng: np.random.Generator) -> None:
    body = spline([*PROFILE, (830, 1000, 1), (-30, 1000, 1)])
    scene.fill(
        body, "0 #e8806c, 0.2 #c85c78, 0.5 #823c80, 1 #45286c", round=150, shade=0.9, detail=0.8,
        flow=scene.swirl(430, 900), rim=1.0, rim_colour="#fff4c8",
    )  # fmt: skip
    with scene.clip(body):
        _terraces(scene)
        scene.fill(ellipse(474, 560, 96, 70), "#f07c70", soft=34, alpha=0.55)
        scene.fill(ellipse(560, 700, 150, 60, 20), "#4a2468", soft=40, alpha=0.6)
        for shade in ("300 470, 340 470, 372 512, 338 560, 286 540", "560 478, 590 480, 600 520"):
            scene.fill(spline(shade), "#6a2c74", soft=16, alpha=0.5)
    ridge = [(float(x), float(y) + 2) for x, y in sample(PROFILE[3:29], 90)]
    scene.line(ridge, 6, "#fff2c0", alpha=0.9, soft=1)
    _features(scene)
    _woods(scene, body, rng)
    for x, y, size in (
        (686.0, 640.0, 0.6),
        (712, 652, 0.8),
        (738, 654, 0.66),
        (726, 684, 0.9),
        (764, 672, 0.8),
    ):
        with scene.at(x, y, size):
            scene.fill(
                poly("-14 0, 16 0, 16 -20, -14 -20"), "#fff0d8, #c89aa8", detail=0.9, ink=0.5
            )
            scene.fill(poly("-20 -18, 1 -38, 22 -18"), "#d8504c, #8a2c4c", detail=0.9, ink=0.5)
            scene.fill(poly("-4 -14, 6 -14, 6 -4, -4 -4"), "#ffc04c", detail=1)


def _terraces(scene: Scene) -> None:
    """Field paths follow the cheek and the neck as they would a hill."""
    for k in range(9):
        d = 34.0 * k
        path = [(396 - d * 0.3, 520 + d), (470, 590 + d), (560, 604 + d), (640, 560 + d * 0.9)]
        scene.line(path, 3, "#ffc0a0", alpha=0.28 - 0.02 * k, soft=1)


def _features(scene: Scene) -> None:
    """Lid, wing of the nose, mouth: few planes, or the hill turns into a doll."""
    lid = spline("296 498, 318 482, 350 486, 378 508, 372 540, 342 560, 308 544")
    scene.fill(lid, "#dc7470, #b05078", round=60, shade=0.7, detail=0.6, soft=10)
    scene.line("300 488, 286 512, 296 546", 7, "#7a3070", soft=4, alpha=0.6)
    scene.line("400 402, 394 432, 410 452, 430 440", 6, "#8a3470", soft=4, alpha=0.55)
    scene.fill(ellipse(432, 420, 5, 12, 20), "#4a1850", soft=2, alpha=0.8, detail=0.7)
    upper = spline("458 420, 474 404, 490 402, 503 418!, 500 440, 488 462!, 478 438")
    lower = spline("509 434!, 522 420, 540 418, 552 434, 536 452, 510 462, 488 463!, 500 446")
    scene.fill(upper, "#d85c68, #9a3c74", round=16, detail=0.8, soft=2)
    scene.fill(lower, "#e06a74, #9a3c74", round=18, detail=0.8, soft=2)
    scene.line("505 424, 499 446, 482 468", 4.5, "#5a1848", detail=0.9)
    brow = [(256, 462), (244, 500), (252, 552), (282, 592)]
    for k, (x, y) in enumerate(sample(brow, 13)):
        with scene.at(float(x), float(y), 1, -70 + 4 * k):
            fir(scene, 0, 0, 40, mix("#2c2050", "#5a2c68", 0.06 * k))
    lash = sample("380 516, 378 546, 352 568, 318 566", 11)
    scene.line([(float(x), float(y)) for x, y in lash], 6, "#2c1848", detail=0.9)
    for k, (x, y) in enumerate(lash):
        with scene.at(float(x), float(y), 1, 88 + 7.5 * k):
            fir(scene, 0, 0, 62 - 2 * abs(k - 5), "#2c1848")


def _woods(scene: Scene, body: Path, rng: np.random.Generator) -> None:
    """A wood for hair, lit where it meets the brow."""
    line = sample("122 438, 116 490, 96 560, 110 630, 170 690, 222 760, 290 840, 420 920", 80)
    edge = [(float(x), float(y)) for x, y in line[::8]]
    mass = spline([*edge, (420, 1010, 1), (-30, 1010, 1), (-30, 480, 1), (60, 450)])
    scene.fill(mass, "#5a3a7c, #2c2054", detail=0.4)
    places = []
    for _ in range(560):
        x, y = float(rng.uniform(-20, 420)), float(rng.uniform(436, 960))
        limit = float(np.interp(y, line[:, 1], line[:, 0]))
        if x < limit - 4:
            places.append((y, x))
    for y, x in sorted(places):
        lit = float(np.clip((640 - y) / 200, 0, 1))
        tone = mix("#2a1f50", "#c8647c", 0.75 * lit * float(rng.uniform(0.4, 1)))
        fir(scene, x, y + 16, float(rng.uniform(36, 66)), tone)


def _river(scene: Scene) -> None:
    """Her hair leaves the wood as water."""
    water = spline(
        "-30 800!, 60 836, 150 880, 300 920, 480 936, 660 930, 830 900!, 830 1230!, -30 1230!"
    )
    scene.fill(water, "0 #c87098, 0.3 #ffb088, 0.55 #ffd8a0, 1 #5a4090", detail=0.4, flow=10)
    with scene.clip(water):
        for k in range(70):
            t, wave = k / 46, 12 * np.sin(k * 1.9)
            lock = [
                (-40, 800 + 330 * t), (100, 866 + 270 * t + wave), (280, 926 + 220 * t - wave),
                (520, 950 + 210 * t + wave), (840, 916 + 240 * t - wave),
            ]  # fmt: skip
            tone = ("#fff4d0", "#7a4a98", "#ffc090", "#4a3480", "#f08898")[k % 5]
            scene.fill(tube(lock, [2, 4, 7, 6, 3]), tone, alpha=0.7, detail=0.55, flow=8)


def _boat(scene: Scene) -> None:
    """A lamp in the bow; the ferryman has shipped his oar so as not to splash."""
    man = "#2a1844"
    glow = "#ffc060"
    with scene.at(200, 336, 0.7):
        scene.fill(ellipse(520, 1096, 190, 18), "#2c1848", alpha=0.6, soft=8)
        scene.glow(640, 980, 190, "#ffb040", 0.9)
        coat = spline(
            "424 1076!, 430 1010, 450 966, 480 952, 508 968, 520 1010, 556 1040, 560 1076!"
        )
        scene.fill(coat, [mix(man, "#8a4a78", 0.3), man], round=30, rim=1.0, rim_colour=glow,
                   detail=0.9)  # fmt: skip
        face = spline("466 960!, 462 926, 484 910, 504 918, 508 930, 516 942!, 508 948, 504 962!")
        scene.fill(
            face, "#d88460, #6a3450", angle=180, round=16, detail=0.9, rim=1, rim_colour=glow
        )
        hat = spline("446 926, 464 918, 466 890, 486 880, 504 894, 508 914, 528 918, 488 930")
        scene.fill(hat, "#5a2c54, #2a1844", round=12, rim=0.9, rim_colour=glow, detail=0.9)
        scene.line("376 1010, 470 1032, 640 1044", 9, "#5a2c38", detail=0.95)
        hull = spline(
            "326 1020!, 380 1064, 480 1076, 600 1066, 664 1010!, 660 1074, 620 1104, 420 1108, "
            "360 1084"
        )
        scene.fill(hull, "#c86a4c, #7a3448, #3a1c38", round=20, detail=0.85, ink=0.6, rim=0.6)
        scene.line([(648, 1026), (662, 956), (640, 940)], 8, "#4a2838")
        scene.fill(poly("624 948, 654 948, 660 994, 618 994"), "#fffbe0, #ffb03c", detail=0.95,
                   ink=0.7)  # fmt: skip
        for k in range(6):
            y = 1118 + 12 * k
            scene.line([(600 - 6 * k, y), (684 + 4 * k, y)], 7, "#ffc860", curve=False, alpha=0.8,
                       soft=2)  # fmt: skip


def _birds(scene: Scene) -> None:
    """They leave in pairs, all but one."""
    for k, (x, y, size) in enumerate(
        (
            (520.0, 366.0, 0.3), (548, 340, 0.34), (508, 286, 0.46), (560, 262, 0.5),
            (470, 186, 0.66), (540, 150, 0.74), (330, 96, 1.0),
        )
    ):  # fmt: skip
        gliding_bird(
            scene, x, y, size, "#3a2058", 0.35 + 0.55 * (k % 2), -14 - 4 * k, True, rim=0.8
        )
