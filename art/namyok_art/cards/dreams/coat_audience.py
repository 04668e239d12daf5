"""A bare hanger bows on the stage, and a theatre full of empty coats applauds."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, ellipse, gouache, mix, spline
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.modelling import silhouette
from namyok_art.painted.props.wardrobe import empty_coat, wire_hanger
from namyok_art.painted.surface import Surface

STEEL = Surface(gloss=1.0, tight=18)
CLOTHS = (
    "#8a5a8a", "#3f7a70", "#a86a3c", "#6a7a44", "#b8607c", "#4a70a4", "#8a6a44", "#d8a04c",
    "#5a5a74", "#a84438",
)  # fmt: skip
COLLARS = ("#e8d8c0", "#c8a860", "#5a3c34", "#f0dcd0")
HATS = ("bowler", "brim", "top")
FRONT = (
    (82.0, 838.0, 176.0, "#d89a3c", "#7a4a24", "bowler", (0.0, 0.0), 14),
    (716, 832, 178, "#2a6a5a", "#8a5c3c", "brim", (0.0, -0.15), -14),
    (404, 846, 150, "#d02c28", "#f8ecd8", "knit", (1.0, 1.0), 0),
)
ROWS = (
    (214.0, 76.0, 5, 0.58), (388.0, 102.0, 4, 0.36), (588.0, 132.0, 3, 0.12),
)  # fmt: skip


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(5)
    scene = Scene(
        5, light=(0.1, 0.5, 0.75), light_colour="#fff0c8", shadow="#3a1030", haze="#4a1222"
    )
    scene.sky("0 #240816, 0.4 #5a1824, 1 #3a101c", warp=40, flow=4)
    k = 0
    for y, size, count, haze in ROWS:
        mould = Mould()
        for i in range(count):
            x = 400 + (i - (count - 1) / 2) * size * 2.6 + (size * 0.5 if count == 5 else 0)
            k += 1
            arms = ((0.0, -0.1), (1.0, 0.0), (0.0, 0.0), (-0.1, 1.0), (1.0, 1.0))[(k * 3) % 5]
            frame = Frame(x, y, 0, size, turn((400 - x) * 0.06, 0, float(rng.normal(0, 4))))
            hat = HATS[(k * 5 + i) % 3]
            empty_coat(mould, frame, CLOTHS[(k * 7) % 10], COLLARS[k % 4], hat, arms)
        cast(mould, scene, reach=40, haze=haze, detail=0.75, brush=0.6, ambient=0.1, ink=0.4)
        _backs(scene, y + size * 1.45, size, haze)
    mould = Mould()
    for x, y, size, cloth, collar, hat, arms, yaw in FRONT:
        empty_coat(mould, Frame(x, y, 80, size, turn(yaw, 0, 0)), cloth, collar, hat, arms)
    cast(mould, scene, reach=90, detail=0.85, brush=0.6, rim=0.4, ambient=0.12, ink=0.5)
    scene.beam("330 -20, 470 -20, 700 1220, 100 1220", "#fff0c0", 0.2, 30)
    _stage(scene)
    _hanger(scene)
    for _ in range(12):
        x, y = float(rng.uniform(60, 740)), float(rng.uniform(1120, 1186))
        petal = ellipse(x, y, 14, 8, float(rng.uniform(0, 180)))
        scene.fill(petal, "#ff7a6c, #c8302c", round=6, detail=0.9, ink=0.4)
    return gouache(
        scene,
        palette="#2c0c1c, #5a1824, #a8242c, #d8a04c, #f8ecd8, #2f6a5c, #4a6a94, #8a6a44, #c8302c, "
        "#6a7a44, #a85a7a, #ffe9a8",
        pull=0.1,
    )


def _backs(scene: Scene, y: float, size: float, haze: float) -> None:
    """The plush backs of the row in front."""
    for i in range(-1, 13):
        x = i * size * 1.5
        seat = spline([(x - size * 0.74, y + size * 1.3, 1), (x - size * 0.7, y + size * 0.1),
                       (x, y - size * 0.16), (x + size * 0.7, y + size * 0.1),
                       (x + size * 0.74, y + size * 1.3, 1)])  # fmt: skip
        scene.fill(seat, "#b82c38, #7a1828, #4a0c1c", round=size * 0.2, haze=haze, detail=0.5,
                   ink=0.3)  # fmt: skip


def _stage(scene: Scene) -> None:
    boards = spline("-40 1064!, 400 1040, 840 1064!, 840 1240!, -40 1240!")
    scene.cast(boards, strength=0.8, soft=24, dy=-20)
    scene.fill(boards, "#ffe2a0, #d8a458, #8a5430", detail=0.5, flow=2, ink=0.5)
    for k in range(-8, 9):
        line = [(400 + 70 * k, 1050), (400 + 120 * k, 1230)]
        scene.line(line, 3, "#7a4a28", curve=False, alpha=0.6)
    scene.fill(ellipse(400, 1140, 340, 60), "#fffbe4", soft=26, alpha=0.85)


def _hanger(scene: Scene) -> None:
    """Wire, nothing but wire, bent over in a bow."""
    shade = Mould()
    wire_hanger(shade, Frame(436, 1150, 0, 270, turn(0, -74, -4)), 0.027, 1.0)
    scene.dim(silhouette(shade), mix("#5a2c1c", "#2c0c1c", 0.3), 0.55)
    scene.glow(400, 1060, 230, "#fff0c0", 0.22)
    mould = Mould()
    wire_hanger(mould, Frame(396, 1126, 300, 290, turn(12, 10, -4)), 0.027, 1.0)
    cast(mould, scene, reach=40, surface=STEEL, brush=0.2, detail=0.95, ink=0.5, ambient=0.25,
         light=(-0.4, -0.7, 0.6), bounce="#e8a050")  # fmt: skip
