"""An elephant of fog has come out of the wood for a cup of tea."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, ellipse, gouache, mix, poly, rect, union
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import elephant
from namyok_art.painted.props.land import fir
from namyok_art.painted.props.objects import cup
from namyok_art.painted.surface import MIST

TEA = (590, 965, 260)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(82)
    scene = Scene(
        82, light=(-0.7, -0.55, 0.45), light_colour="#fff0d8", shadow="#2a4a5c", haze="#e6d8c8"
    )
    scene.sky("0 #5f8a94, 0.25 #a8bcb0, 0.45 #f0d2a4, 0.62 #e8b890, 1 #6f8a88", warp=60, flow=3)
    wood(scene, rng, 700, (330, 520), "#5f9096", 0.25, 26)
    scene.mist(640, 90, "#f0dcc0", 0.5)
    wood(scene, rng, 880, (480, 800), "#21525a", 0.0, 22)
    scene.mist(900, 110, "#f4e4cc", 0.85)
    near = union(rect(-100, -200, 1000, 1040), ellipse(540, 880, 200, 130))
    with scene.clip(near, soft=34):
        mould = Mould()
        trunk = [
            (0, 0.25, 0.40),
            (0, 0.60, 0.62),
            (0.02, 0.95, 0.70),
            (0.12, 1.24, 0.74),
            (0.34, 1.40, 0.78),
            (0.58, 1.39, 0.8),
            (0.76, 1.40, 0.8),
            (0.86, 1.52, 0.8),
        ]
        elephant(mould, Frame(345, 450, 0, 300, turn(16, 4, 3)), "#e6ebea", trunk, TEA, "#fbf6ea")
        cast(
            mould,
            scene,
            surface=MIST,
            reach=70,
            shadow=0.5,
            shade=0.72,
            rim=0.6,
            ink=0.12,
            ambient=0.12,
            brush=0.6,
            detail=0.35,
        )
    for x, y, rx, ry, strength in (
        (60, 910, 260, 90, 0.9),
        (780, 900, 160, 90, 0.8),
        (0, 740, 110, 120, 0.45),
        (780, 700, 90, 130, 0.4),
    ):
        scene.fill(ellipse(x, y, rx, ry), "#f6ead8", alpha=strength, soft=60, detail=0.05)
    veranda(scene)
    return gouache(
        scene,
        palette="#5f8a94, #f0d2a4, #e8b890, #1c4249, #2a565e, #f2e6d6, #2f5fc0, #6a4a38",
        pull=0.12,
    )


def wood(
    scene: Scene,
    rng: np.random.Generator,
    y: float,
    heights: tuple[float, float],
    tone: str,
    haze: float,
    count: int,
) -> None:
    for x in np.linspace(-20, 820, count):
        fir(
            scene,
            x + rng.uniform(-16, 16),
            y + rng.uniform(-8, 14),
            rng.uniform(*heights),
            mix(tone, "#16343c", rng.uniform(0, 0.3)),
            haze,
        )


def veranda(scene: Scene) -> None:
    """The rail in the foreground with a cup on it, and the steam the trunk has come for."""
    scene.fill(rect(-20, 1040, 840, 200), "#3f6a64, #1c4440", detail=0.2, flow=80)
    for x in (150, 420, 690):
        scene.fill(
            rect(x, 1040, 56, 200), "#7a5544, #3a2a2c", angle=0, round=16, detail=0.6, ink=0.5
        )
    scene.fill(
        poly("-30 1012, 830 984, 830 1062, -30 1092"),
        "#b08a68, #6a4a3c, #3a2828",
        round=14,
        detail=0.6,
        ink=0.5,
        flow=-2,
    )
    scene.line("-20 1020, 820 992", 5, "#e8c8a0", alpha=0.7, curve=False)
    scene.cast(ellipse(640, 1010, 110, 14), strength=0.6, soft=8)
    cup(scene, 610, 1012, 2.3, "#2f62c8", "#8a4a24", saucer=True)
    for dx, bend in ((26, -20), (52, 22)):
        scene.line(
            [(610 + dx, 914), (620 + dx + bend, 870), (616 + dx - bend, 822), (630 + dx, 770)],
            10,
            "#fffaf0",
            alpha=0.7,
            soft=5,
            detail=0.3,
        )
