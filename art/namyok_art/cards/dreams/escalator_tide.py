"""Fish ride up out of the sea on an escalator, one on each step, to the right as one should."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    ellipse,
    gouache,
    mix,
    poly,
    ring,
    spline,
    tube,
)
from namyok_art.painted.figures import CLOTH, Frame, Mould, cast, turn
from namyok_art.painted.props.carp import standing_carp
from namyok_art.painted.surface import Surface

TOP = (690.0, 130.0)
"""The light at the end of the tunnel."""
WET = Surface(gloss=0.6, tight=30)
RIDERS = (
    (716.0, 322.0, 74.0, "#9a8ac0", "#d8644c", 44.0),
    (640.0, 420.0, 112.0, "#e8b84c", "#e0643c", 60.0),
    (520.0, 560.0, 172.0, "#4fa8c0", "#e04a3c", 52.0),
    (262.0, 786.0, 318.0, "#f08a38", "#d8402c", 48.0),
)
"""x and y of the middle, half a height, scales, fins, turn; far to near."""


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(39)
    scene = Scene(
        39, light=(0.6, -0.66, 0.46), light_colour="#ffe8b8", shadow="#122c40", haze="#f0dcae"
    )
    scene.sky("0 #f2dca0, 0.5 #6a8aa0, 1 #1c3c5c", angle=110, warp=30)
    _vault(scene)
    _stairs(scene)
    for k, (x, y, size, tone, fin, yaw) in enumerate(RIDERS):
        mould = Mould()
        look = (420, 900, 900) if k == 3 else (900, 100, 300)
        standing_carp(
            mould,
            Frame(x, y, k * 100, size, turn(yaw, 0, 6)),
            tone,
            fin,
            look,
            (0.4, 0.3, 0.58, 0.46)[k],
        )
        scene.cast(
            ellipse(x - size * 0.2, y + size * 1.02, size * 0.4, size * 0.1), strength=0.7, soft=8
        )
        cast(
            mould,
            scene,
            reach=size * 0.5,
            surface=WET,
            brush=0.5,
            rim=0.5,
            rim_colour="#fff0c8",
            bounce="#2f7a84",
            detail=0.85,
            haze=(0.3, 0.18, 0.08, 0.0)[k],
        )
    _glove(scene)
    _water(scene, rng)
    painting = gouache(
        scene,
        palette="#f2dca0, #fff4d8, #7f9cb0, #2c5480, #16244c, #f08a38, #4fa8c0, #e8b84c, #d8402c, "
        "#1f7a80, #8a48c0",
        pull=0.1,
    )
    return np.ascontiguousarray(painting[:, ::-1])  # so that they keep to the right


def _vault(scene: Scene) -> None:
    """Rings of tiles run to the light, lamps along the crown."""
    x, y = TOP
    for k in range(16, 0, -1):
        r = 46 * 1.19**k
        tone = mix(mix("#fff0c0", "#2c5480", (k / 16) ** 0.8), "#16244c", 0.3 * (k % 2))
        scene.fill(
            ellipse(x - r * 0.2, y + r * 0.3, r, r * 1.12), tone, round=8, shade=0.5, detail=0.4
        )
    scene.glow(x, y, 330, "#fff4cc", 0.9)
    scene.fill(ellipse(x, y + 16, 44, 50), "#fffdf0", detail=0.5)
    for k in range(5):
        cx, cy, r = x - 96 * 1.62**k, y + 26 - 22 * 1.5**k, 9 * 1.48**k
        scene.glow(cx, cy, r * 3.4, "#ffe0a0", 0.8)
        scene.fill(ellipse(cx, cy, r * 1.3, r, -14), "#fffdf0, #ffdf94", detail=0.8, ink=0.3)


def _stairs(scene: Scene) -> None:
    """Grooved steps, a dark rail on either side."""
    style: Style = {"detail": 0.7, "ink": 0.4}
    scene.fill(
        poly("640 330, 830 380, 830 1230, -40 1230, -40 980, 600 330"), "#4a5a74, #1c3050", **style
    )
    far, near = np.array([742.0, 396.0]), np.array([330.0, 1180.0])
    for k in range(15):
        t0, t1 = (k / 15) ** 1.5, ((k + 1) / 15) ** 1.5
        a, b = far + (near - far) * t0, far + (near - far) * t1
        wide0, wide1 = 84 + 330 * t0, 84 + 330 * t1
        tread = poly(
            [
                (a[0] - wide0, a[1]),
                (a[0] + wide0, a[1]),
                (b[0] + wide1, a[1] + (b[1] - a[1]) * 0.5),
                (b[0] - wide1, a[1] + (b[1] - a[1]) * 0.5),
            ]
        )
        riser = poly(
            [
                (b[0] - wide1, a[1] + (b[1] - a[1]) * 0.5),
                (b[0] + wide1, a[1] + (b[1] - a[1]) * 0.5),
                (b[0] + wide1, b[1]),
                (b[0] - wide1, b[1]),
            ]
        )
        scene.fill(tread, mix("#f0dcb0", "#7f9cb0", t0**0.7), **style)
        scene.fill(riser, mix("#7a7080", "#1c3050", t0), **style)
        for s in np.linspace(-1, 1, 22):
            scene.line(
                [(b[0] + s * wide1, a[1] + (b[1] - a[1]) * 0.52), (b[0] + s * wide1, b[1])],
                1 + 2 * t1,
                "#0c1c34",
                curve=False,
                alpha=0.35,
            )
        scene.line(
            [
                (b[0] - wide1, a[1] + (b[1] - a[1]) * 0.5),
                (b[0] + wide1, a[1] + (b[1] - a[1]) * 0.5),
            ],
            1.5 + 3.5 * t1,
            mix("#fff0b0", "#f0b840", t1),
            curve=False,
        )
    rail = "640 360, 520 470, 330 640, 60 880, -60 1000"
    scene.fill(tube(rail, [7, 12, 20, 32, 36]), "#c8442c, #5a1a20", round=16, rim=0.6, **style)
    scene.fill(
        tube("806 372, 812 520, 830 760, 850 1100", [7, 14, 26, 40]),
        "#c8442c, #5a1a20",
        round=16,
        rim=0.6,
        **style,
    )


def _glove(scene: Scene) -> None:
    """Forgotten on a step, limp, with its lining turned out; one finger still points after them."""
    mould = Mould()
    violet, lining = "#8a48c0", "#f6c860"
    scene.cast(ellipse(600, 1030, 130, 20), strength=0.8, soft=9)
    mould.group()
    mould.ball((590, 1006, 400), (58, 30, 30), violet, 0, CLOTH, turn(0, 0, -6))
    mould.cone((600, 1004, 400), (672, 1000, 396), 28, 34, violet, 14, CLOTH)
    for root, bend, tip, wide in (
        ((548, 996, 404), (508, 984, 420), (474, 1004, 424), 14.0),
        ((544, 1010, 412), (502, 1014, 430), (476, 1032, 432), 14.0),
        ((552, 1020, 418), (516, 1036, 436), (500, 1050, 436), 13.0),
        ((556, 990, 398), (528, 946, 408), (530, 892, 410), 13.5),
        ((596, 984, 424), (574, 950, 444), (590, 922, 448), 14.5),
    ):
        mould.chain([root, bend, tip], [wide * 1.15, wide, wide * 0.8], violet, 5, CLOTH)
    mould.group()
    rim = np.linspace(0, 2 * np.pi, 22)
    cuff = [(684 + 10 * np.cos(a), 1000 + 34 * np.sin(a), 400 + 24 * np.cos(a)) for a in rim]
    mould.chain(cuff, [11] * 22, lining, 2, CLOTH)
    mould.group()
    mould.ball((686, 1000, 404), (8, 26, 16), "#4a1c50", 0, CLOTH)
    cast(mould, scene, reach=50, rim=0.6, detail=0.9)


def _water(scene: Scene, rng: np.random.Generator) -> None:
    sea = spline(
        "-30 1050, 90 1066, 200 1100, 330 1092, 470 1120, 640 1104, 830 1130, 830 1240, -30 1240"
    )
    scene.fill(sea, "0 #7ac8bc, 0.3 #1f7a80, 1 #0c3448", alpha=0.9, detail=0.5, flow=2)
    scene.line(
        "-30 1050, 90 1066, 200 1100, 330 1092, 470 1120, 640 1104, 830 1130",
        6,
        "#f4fff0",
        alpha=0.85,
    )
    for k in range(3):
        scene.line(ring(250, 1108, 110 + 50 * k, 14 + 8 * k, 60), 3, "#e8fff4", alpha=0.6)
    for _ in range(40):
        y = rng.uniform(1120, 1190)
        x = rng.uniform(-20, 820)
        scene.fill(
            tube([(x - 30, y), (x, y - 4), (x + 30, y)], [0.4, 3, 0.4]),
            "#bff0dc",
            alpha=0.5,
            detail=0.6,
        )
