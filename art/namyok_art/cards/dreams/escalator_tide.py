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
    (716.0, 322.0, 74.0, "#8a9ab0", "#c86a4c", 44.0),
    (640.0, 420.0, 112.0, "#c8a04c", "#d8643c", 60.0),
    (520.0, 560.0, 172.0, "#7aa0a8", "#c84a3c", 52.0),
    (262.0, 786.0, 318.0, "#d8843c", "#c8402c", 48.0),
)
"""x and y of the middle, half a height, scales, fins, turn; far to near."""


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(39)
    scene = Scene(
        39, light=(0.6, -0.66, 0.46), light_colour="#ffe8b8", shadow="#122c40", haze="#f0dcae"
    )
    scene.sky("0 #f2dca0, 0.5 #a8907c, 1 #24444c", angle=110, warp=30)
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
            (0.3, 0.1, 0.5, 0.34)[k],
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
        palette="#f2dca0, #a8907c, #24444c, #122c40, #d8843c, #7aa0a8, #c8402c, #1f7a80, #fff4d8",
        pull=0.1,
    )
    return np.ascontiguousarray(painting[:, ::-1])  # so that they keep to the right


def _vault(scene: Scene) -> None:
    """Rings of tiles run to the light, lamps along the crown."""
    x, y = TOP
    for k in range(16, 0, -1):
        r = 46 * 1.19**k
        tone = mix(mix("#fff0c4", "#6a6464", k / 16), "#20343c", 0.28 * (k % 2))
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
        poly("640 330, 830 380, 830 1230, -40 1230, -40 980, 600 330"), "#5a5a5c, #24343c", **style
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
        scene.fill(tread, mix("#f2dcae", "#c8a878", t0), **style)
        scene.fill(riser, mix("#7a7068", "#2c3c44", t0), **style)
        for s in np.linspace(-1, 1, 22):
            scene.line(
                [(b[0] + s * wide1, a[1] + (b[1] - a[1]) * 0.52), (b[0] + s * wide1, b[1])],
                1 + 2 * t1,
                "#1c2a30",
                curve=False,
                alpha=0.6,
            )
        scene.line(
            [
                (b[0] - wide1, a[1] + (b[1] - a[1]) * 0.5),
                (b[0] + wide1, a[1] + (b[1] - a[1]) * 0.5),
            ],
            2 + 4 * t1,
            "#ffd060",
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
    """Forgotten on a step; it seems to wave."""
    mould = Mould()
    mould.group()
    violet = "#7a4aa0"
    mould.ball((560, 1010, 400), (36, 46, 18), violet, 0, CLOTH)
    for k, (dx, dy) in enumerate(((-34, -60), (-12, -82), (14, -80), (38, -58))):
        mould.chain(
            [(548 + k * 10, 980, 400), (560 + dx, 1010 + dy, 408)], [13, 11], violet, 6, CLOTH
        )
    mould.chain([(530, 1016, 400), (500, 990, 410)], [14, 11], violet, 6, CLOTH)
    mould.group()
    mould.chain([(532, 1058, 400), (590, 1054, 400)], [18, 18], "#f0d8a8", 4, CLOTH)
    cast(mould, scene, reach=50, rim=0.5, detail=0.85)


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
