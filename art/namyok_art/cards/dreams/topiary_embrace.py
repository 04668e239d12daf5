"""Two clipped yews, a tall one and a small one, have leaned across the path into one embrace."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    gouache,
    poly,
    rect,
    spline,
    tube,
)
from namyok_art.painted.figures import EXPRESSIONS, EYE, FUR, HAIR, SKIN, Frame, Mould, Person, cast
from namyok_art.painted.figures import head as clipped_head
from namyok_art.painted.modelling import relief
from namyok_art.painted.props.land import hill

TALL = Person("man", skin="#3f7a44", hair="#1f4a34", style="none", lips="#2c5c3c", iris="#5a3a1c")
SMALL = Person(
    "woman", skin="#5a9a4c", hair="#2c5c34", style="none", lips="#3f7a40", iris="#3a2c1c"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(40)
    scene = Scene(
        40, light=(0.35, -0.75, 0.5), light_colour="#fff2b8", shadow="#123844", haze="#e8e8c8"
    )
    scene.sky("0 #6fb0c0, 0.3 #b8d8c8, 0.5 #ffeab8, 0.62 #f8d8a8, 1 #e0c490", warp=50, flow=6)
    scene.glow(440, 470, 330, "#fff6c8", 0.8)
    _garden(scene)
    _pair(scene, rng)
    _shears(scene)
    return gouache(
        scene,
        palette="#6fb0c0, #b8d8c8, #ffeab8, #e0c490, #b8d86a, #5a9a4c, #3f7a44, #1f4a34, #123038, "
        "#f07aa8, #fff6e8, #a83c2c",
        pull=0.1,
    )


def _garden(scene: Scene) -> None:
    """What they were clipped for: cones in a row, a gravel walk, a straight hedge."""
    hill(scene, "-20 800, 400 790, 820 800", "#8ab87a, #4f8a54", detail=0.3)
    for x, top, wide, haze in (
        (60.0, 470.0, 74.0, 0.1), (740, 440, 80, 0.1), (250, 560, 44, 0.35), (610, 580, 40, 0.35),
    ):  # fmt: skip
        cone = spline([(x, top), (x + wide * 0.6, top + 160), (x + wide, 830, 1),
                       (x - wide, 830, 1), (x - wide * 0.6, top + 160)])  # fmt: skip
        scene.fill(cone, "#5a9a64, #2c6450", round=wide * 0.8, detail=0.4, haze=haze)
        knob = circle(x, top - 10, wide * 0.32)
        scene.fill(knob, "#6aa86c, #2c6450", round=wide * 0.3, detail=0.4, haze=haze)
    scene.fill(poly("340 800, 470 800, 660 1240, 150 1240"), "#fff0cc, #e0c490, #b8986c", flow=0,
               detail=0.4)  # fmt: skip


def _pair(scene: Scene, rng: np.random.Generator) -> None:
    mould = Mould()
    tender = replace(EXPRESSIONS["relief"], gaze=(0, 7), open=0, lip=0, blush=0, upper=24)
    clipped_head(mould, 292, 372, 40, 430, TALL, tender, yaw=56, pitch=26, roll=14, bust=False)
    clipped_head(mould, 536, 596, 120, 350, SMALL, tender, yaw=-50, pitch=-10, roll=-18, bust=False)
    mould.frame = Frame()
    mould.group()
    mould.cone((250, 560, -40), (160, 1000, -60), 120, 190, TALL.tone, 60, SKIN)
    mould.ball((190, 800, -40), (190, 170, 150), TALL.tone, 70, SKIN)
    mould.group()
    mould.cone((580, 740, 30), (640, 1060, 0), 90, 160, SMALL.tone, 50, SKIN)
    mould.ball((630, 900, 20), (150, 140, 130), SMALL.tone, 60, SKIN)
    mould.group()
    mould.chain([(150, 740, 120), (300, 900, 230), (520, 900, 260), (690, 820, 220)],
                [92, 86, 78, 62], TALL.tone, 40, SKIN)  # fmt: skip
    mould.group()
    mould.chain([(660, 800, 150), (520, 800, 190), (400, 700, 150), (300, 640, 130)],
                [64, 60, 54, 50], SMALL.tone, 30, SKIN)  # fmt: skip
    for who, place, size in ((TALL, (292, 158), 50.0), (SMALL, (560, 434), 38.0)):
        mould.group()  # what the gardener set on top of each, by rule
        for k in range(3):
            mould.ball((place[0] + (k - 1) * size * 0.9, place[1] - size * (0.5, 0.9, 0.5)[k], 20),
                       size * 0.7, who.tone, 10, FUR)  # fmt: skip
    cast(mould, scene, reach=150, rim=0.7, rim_colour="#f4ffb0", detail=0.6, ambient=0.2, ink=0.3,
         bounce="#8ab86a")  # fmt: skip
    _leaves(scene, mould, rng)
    for x, y, size in ((330.0, 850.0, 24.0), (600, 852, 20), (454, 938, 26), (690, 770, 18),
                       (382, 690, 18)):  # fmt: skip
        _bindweed(scene, x, y, size)
    for x, wide in ((150.0, 330.0), (668, 250)):
        box = rect(x - wide / 2, 1060, wide, 190, 10)
        scene.cast(box, strength=0.5, soft=14)
        scene.fill(box, "#6aa854, #2c5c3c, #123830", round=26, detail=0.5, ink=0.4)
        for _ in range(260):
            px, py = float(rng.uniform(x - wide / 2, x + wide / 2)), float(rng.uniform(1060, 1200))
            _leaf(scene, px, py, rng)


def _leaf(scene: Scene, x: float, y: float, rng: np.random.Generator) -> None:
    """One small leaf in the colour of what lies under it, a little lighter or darker."""
    px, py = int(np.clip(x, 0, 799)), int(np.clip(y, 0, 1199))
    tone = np.clip(scene.rgb[py, px] * rng.choice((0.62, 0.82, 1.15, 1.4)), 0, 1)
    a, long = float(rng.uniform(0, np.pi)), float(rng.uniform(5, 9))
    dx, dy = long * np.cos(a), long * np.sin(a)
    scene.pen(
        [(x - dx, y - dy), (x + dx, y + dy)], float(rng.uniform(4, 7)), tone, 0.85, curve=False
    )


def _leaves(scene: Scene, mould: Mould, rng: np.random.Generator) -> None:
    """Yew all over, and a few shoots that nobody has clipped this morning."""
    seen = relief(mould, scene.light, 1, sample=1)
    if seen is None:
        return
    iris = (seen.material >= EYE)[..., None] * np.array([0.22, 0.12, 0.5], np.float32)
    scene.rgb[seen.window] *= 1 - iris  # the white of an eye would be paint among leaves
    down, across = seen.window
    rows, columns = np.nonzero((seen.cover > 0) & np.isin(seen.material, (SKIN, FUR, HAIR)))
    for k in rng.integers(0, len(rows), 5200):
        _leaf(scene, across.start + float(columns[k]), down.start + float(rows[k]), rng)


def _bindweed(scene: Scene, x: float, y: float, size: float) -> None:
    style: Style = {"detail": 0.9, "ink": 0.5}
    for side in (-1, 1):
        tip = (x + side * size * 1.7, y + size * 0.7)
        leaf = spline(
            [
                (x, y, 1),
                (x + side * size, y - size * 0.2),
                (*tip, 1),
                (x + side * size * 0.7, y + size),
            ]
        )
        scene.fill(leaf, "#c8e880, #6aa84c", round=size * 0.3, **style)
    bell = spline(
        [
            (
                x + size * np.cos(a) * (1 if k % 2 else 0.86),
                y + size * np.sin(a) * (1 if k % 2 else 0.86),
            )
            for k, a in enumerate(np.linspace(0, 5.65, 10))
        ]
    )
    scene.fill(bell, "#ffc8dc, #f07aa8", round=size * 0.5, **style)
    scene.fill(circle(x, y, size * 0.3), "#fff6c8", soft=2, detail=0.9)


def _shears(scene: Scene) -> None:
    """They lie where he dropped them; a flower has closed round the blades."""
    style: Style = {"detail": 0.85, "ink": 0.6}
    scene.cast(tube("330 1160, 420 1110, 520 1060", [16, 16, 10]), strength=0.6, soft=8, dy=10)
    for points in (
        "424 1106!, 452 1086, 548 1066!, 450 1112",
        "420 1110!, 470 1108, 552 1110!, 440 1134",
    ):
        scene.fill(spline(points), "#f4f8f8, #8a98a0", round=10, **style)
    for points in ("424 1108, 380 1128, 320 1128", "424 1112, 388 1150, 340 1180"):
        scene.fill(tube(points, [10, 14, 15]), "#d8643c, #8a2c24", round=12, **style)
    scene.fill(circle(428, 1110, 13), "#d8a04c, #7a5428", round=10, **style)
    _bindweed(scene, 500, 1090, 22)
