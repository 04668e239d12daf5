"""A well-sweep lifts the new sun in its bucket; the counterweight is a very serious rooster."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Paint,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    ring,
    sample,
    spline,
    tube,
)
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.poultry import rooster, sleeping_hen

SUN = (566, 470)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(74)
    scene = Scene(
        74, light=(0.5, -0.35, 0.65), light_colour="#fff0c0", shadow="#6a4a62", haze="#f6dcd0"
    )
    scene.sky("0 #b48ca8, 0.18 #d89ca4, 0.38 #f0b49c, 0.56 #f9d09c, 1 #e0c088", warp=70, flow=5)
    scene.glow(*SUN, 460, "#ffb060", 0.45)
    scene.glow(*SUN, 210, "#ffc878", 0.55)
    _village(scene, rng)
    _yard(scene, rng)
    _fence(scene)
    _well(scene)
    _sweep(scene)
    _bucket(scene)
    _foreground(scene, rng)
    return gouache(
        scene,
        palette=(
            "#cfc6d8, #eccdd0, #f9dcc4, #fff3d0, #e8b85c, #b08a78, #8a7a80, #6a5a62, #ff6a2c, "
            "#c2582c, #9cae7a, #f6c24a"
        ),
        pull=0.16,
    )


def _village(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene, "0 640, 160 600, 330 630, 560 590, 800 630", "#c49ca4, #d8aea4", haze=0.2, detail=0.3
    )
    for x, size in ((90, 1.0), (250, 0.8), (720, 0.9)):
        with scene.at(x, 672, size * 1.15):
            wall = rect(-62, -66, 124, 70)
            scene.fill(wall, "#946c7a, #b08488", haze=0.15, detail=0.7)
            scene.fill(
                poly("-82 -60, 0 -136, 82 -60"), "#8a5f70, #a87c84", haze=0.1, detail=0.7, round=10
            )
            scene.fill(rect(-16, -44, 32, 32), "#ffd890", haze=0.1, detail=0.8)
    for x in (10, 180, 330, 640, 790):
        puffs = [circle(x + rng.normal() * 26, 620 + rng.normal() * 24, 38) for _ in range(6)]
        for puff in puffs:
            scene.fill(puff, "#b48c94", haze=0.2, alpha=0.8, soft=3, detail=0.4)
    scene.mist(716, 34, "#fbe0c4", 0.8)


def _yard(scene: Scene, rng: np.random.Generator) -> None:
    hill(
        scene,
        "0 770, 240 750, 500 764, 800 744",
        "#e0cc90, #b4b478, #7f9064",
        round=40,
        shade=0.5,
        detail=0.2,
        flow=3,
    )
    hill(
        scene,
        "0 930, 260 900, 520 940, 800 910",
        "#c8bc80, #94a068, #5a7450",
        round=40,
        shade=0.5,
        detail=0.2,
        flow=-4,
    )
    scene.glow(SUN[0], 900, 380, "#ffd890", 0.4, squash=0.4)
    scene.mist(770, 40, "#fbead4", 0.5)


def _fence(scene: Scene) -> None:
    """Hens sleep on the rail in a row."""
    style: Style = {"detail": 0.5, "ink": 0.4, "texture": 0.14}
    for x in (50, 168, 286):
        scene.fill(
            tube([(x, 930), (x + 3, 760)], [12, 10]), "#b8a498, #7a6468", round=11, flow=90, **style
        )
    scene.fill(
        tube("-30 800, 160 794, 330 802", [10, 10, 9]), "#c8b4a4, #8a7474", round=9, flow=0, **style
    )
    scene.fill(
        tube("-30 868, 160 862, 330 870", [9, 9, 8]), "#b8a498, #7f6a6c", round=8, flow=0, **style
    )
    for x, tone, flip in (
        (66, "#f0dcc8", False),
        (152, "#c88a5c", True),
        (238, "#fbf0e0", False),
        (306, "#a8665a", False),
    ):
        sleeping_hen(scene, x, 794, 0.86, flip, tone)


def _log_end(scene: Scene, x: float, y: float, radius: float) -> None:
    scene.fill(circle(x, y, radius), "#f0d0a0, #b8906c", round=8, detail=0.7, ink=0.5)
    for share in (0.35, 0.7):
        scene.line(ring(x, y, radius * share, radius * share, 16), 1.5, "#8a644c")


def _well(scene: Scene) -> None:
    style: Style = {"detail": 0.55, "ink": 0.5, "texture": 0.14}
    scene.cast(ellipse(540, 1052, 190, 26), "#5a4a50", 0.6, 14, -30, 6)
    mouth = poly("440 856, 692 856, 722 884, 410 884")
    scene.fill(mouth, "#5a3a40, #3a2830", detail=0.4)
    scene.glow(566, 870, 120, "#ff9a4a", 0.8, squash=0.3)
    for i in range(4):
        y = 896 + i * 46
        shade = 0.12 * i
        tones: Paint = [
            mix("#fbe0b0", "#8a7474", shade),
            mix("#b89478", "#7a6468", shade),
            "#6a5058",
        ]
        scene.fill(rect(404, y - 22, 324, 46, 22), tones, round=22, flow=0, rim=0.5, **style)
        for x in (424, 708):
            _log_end(scene, x, y + 24, 20)


def _sweep(scene: Scene) -> None:
    """A forked post, the long beam, and the rooster who holds the morning up."""
    style: Style = {"detail": 0.55, "ink": 0.5, "texture": 0.14, "flow": "form"}
    post = tube("360 1030, 352 700, 356 420", [32, 26, 24], cap=False)
    scene.cast(ellipse(340, 1030, 74, 14), "#5a4a50", 0.6, 10)
    scene.fill(post, "#c8ac98, #9a8080, #6f5a64", angle=180, round=26, **style)
    for points in ("356 440, 330 400, 322 344", "356 440, 384 400, 394 344"):
        scene.fill(tube(points, [22, 17, 14]), "#c8ac98, #8a7074", round=16, **style)
    for points in ("346 960, 350 800", "366 880, 362 640", "350 600, 354 500"):
        scene.line(points, 2.4, "#5f4a54", alpha=0.6)
    beam = tube("92 560, 240 446, 420 310, 590 178", [24, 20, 15, 9])
    scene.cast(beam, "#6a4a52", 0.35, 8, 4, 20)
    scene.fill(beam, "#d8bca4, #a48884, #7a626c", round=18, rim=0.5, **style)
    scene.line("330 384, 388 344", 6, "#6a5058")
    rooster(scene, 196, 480, 1.42)
    rope = [(588, 182), (582, 240), (570, 330)]
    scene.line(rope, 6, "#f6d890", detail=0.95)
    scene.pen(rope, 1.8, "#c8843c", 0.8)


def _bucket(scene: Scene) -> None:
    x, y = SUN
    style: Style = {"detail": 0.6, "ink": 0.5}
    scene.glow(x, y - 26, 170, "#fff0b0", 0.8)
    disc = circle(x, y - 26, 104)
    scene.fill(
        disc,
        "#ffe05a, #ffa83a, #ff5a2a",
        round=70,
        shade=0.3,
        detail=0.4,
        flow=scene.swirl(x, y - 26),
        texture=0.05,
    )
    scene.fill(circle(x - 8, y - 40, 66), "#ffe68a", alpha=0.5, soft=22, detail=0.2)
    scene.line(
        [(x - 112, y + 12), (x - 84, y - 92), (x, y - 146), (x + 84, y - 92), (x + 112, y + 12)],
        7,
        "#8a6a6c",
        detail=0.8,
    )
    pail = spline(
        [
            (x - 116, y + 10, 1),
            (x - 104, y + 90),
            (x - 88, y + 166, 1),
            (x, y + 184),
            (x + 88, y + 166, 1),
            (x + 104, y + 90),
            (x + 116, y + 10, 1),
            (x, y + 34),
        ]
    )
    scene.fill(pail, "#f0c48a, #b8846a, #7a5460", round=70, flow=90, rim=0.4, texture=0.12, **style)
    with scene.clip(pail):
        for k in range(-5, 6):
            scene.line([(x + k * 22, y + 10), (x + k * 17, y + 190)], 2.4, "#6a4a50", alpha=0.6)
        for level, half in ((58, 110), (138, 96)):
            hoop = [(x - half, y + level - 8), (x, y + level + 12), (x + half, y + level - 8)]
            scene.line(hoop, 13, "#8f8088", detail=0.7)
            scene.line([(a, b - 3) for a, b in hoop], 3, "#fff0cc", alpha=0.8)
    rim = [(x - 116, y + 10), (x, y + 36), (x + 116, y + 10)]
    scene.line(rim, 9, "#ffd890", detail=0.8)
    for dx, length in ((-70, 70), (-26, 130), (24, 96), (66, 150), (88, 50)):
        drip = tube(
            [(x + dx, y + 172), (x + dx, y + 172 + length * 0.5), (x + dx, y + 172 + length)],
            [3.5, 2.5, 6],
        )
        scene.fill(drip, "#ffb04a, #ff7a2c", detail=0.85, round=4)
        scene.glow(x + dx, y + 172 + length, 22, "#ffc46a", 0.6)
    for dx, dy, size in ((-40, 350, 6), (30, 318, 7), (60, 376, 5), (-8, 386, 8)):
        scene.fill(
            spline(
                [
                    (x + dx, y + dy - size * 2.2, 1),
                    (x + dx + size, y + dy),
                    (x + dx, y + dy + size),
                    (x + dx - size, y + dy),
                ]
            ),
            "#ff9a3a",
            detail=0.95,
        )


def _foreground(scene: Scene, rng: np.random.Generator) -> None:
    for left, right, foot in ((20, 330, 944), (310, 420, 1046), (404, 740, 1088)):
        blades = (right - left) // 3
        grass(scene, left, right, foot, blades, 34, "#7f9064, #a4ac78, #6f8460, #cfc890", rng)
    grass(scene, 0, 800, 1205, 230, 96, "#6f8460, #8a9468, #b8b884, #5f7058, #e0d49c", rng)
    for x, y in sample("40 1120, 180 1150, 330 1110, 520 1150, 720 1110", 9):
        scene.line([(x, y + 60), (x + 4, y)], 3, "#6f8460")
        for turn in range(0, 360, 60):
            petal = ellipse(
                x + 4 + 9 * np.cos(np.radians(turn)), y + 9 * np.sin(np.radians(turn)), 6, 6
            )
            scene.fill(petal, "#f6c8d0", detail=0.8)
        scene.fill(circle(x + 4, y, 5), "#f6c24a", detail=0.9)
