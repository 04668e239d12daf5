"""Big trees gather up their roots like skirts and cross a puddle on tiptoe."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    mix,
    ring,
    spline,
    tube,
    watercolour,
)
from namyok_art.painted.props.critters import squirrel
from namyok_art.painted.props.flora import fern
from namyok_art.painted.props.land import grass

BARK = "#c8a484, #94705a, #5f4644"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(36)
    scene = Scene(
        36, light=(0.6, -0.65, 0.5), light_colour="#fff6d8", shadow="#3f3440", haze="#f0ead4"
    )
    scene.sky("0 #e6ecc8, 0.3 #f6f0d8, 0.55 #efe8cc, 1 #c8bc94", warp=60)
    scene.glow(640, 120, 330, "#fff6cf", 0.6)
    _far_wood(scene, rng)
    _puddle(scene, rng)
    _tree(scene, 636, 700, 0.72, rng, flip=True, haze=0.25)
    _tree(scene, 150, 760, 0.82, rng, haze=0.12)
    _tree(scene, 410, 890, 1.12, rng)
    _hollow(scene)
    _bank(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#e6ecc8, #f6f0d8, #c8bc94, #a8b87a, #6f8a54, #3f5a3c, #c8a484, #94705a, #5f4644, "
            "#b89870, #f09a3a, #8a7a5c"
        ),
        pull=0.14,
        edge=0.7,
        bloom=0.3,
    )


def _far_wood(scene: Scene, rng: np.random.Generator) -> None:
    for x in range(20, 800, 62):
        width = rng.uniform(9, 18)
        trunk = tube(
            [(x, 660), (x + rng.normal() * 8, 300), (x + rng.normal() * 10, -30)],
            [width * 1.3, width, width * 0.8],
        )
        scene.fill(trunk, "#b8a48c", haze=rng.uniform(0.45, 0.7), detail=0.25, round=14)
    meadow = spline("-40 640!, 200 616, 460 634, 840 610!, 840 1260!, -40 1260!")
    scene.fill(meadow, "#d8dca4, #b4bc7c, #8a9a60", detail=0.2)
    for x in range(30, 800, 70):
        lean = rng.normal() * 20
        fern(
            scene,
            [(x, 668), (x + lean * 0.4, 630), (x + lean, 588)],
            22,
            "#a4b878",
            10,
            alpha=0.8,
            haze=0.25,
        )
    scene.beam("800 -20, 560 -20, 200 700, 480 700", "#fffbe0", 0.3, 30)


def _puddle(scene: Scene, rng: np.random.Generator) -> None:
    pool = spline(
        "-60 800, 120 726, 360 700, 620 690, 860 730, 860 1010, 640 1066, 330 1084, 60 1050, "
        "-60 1000"
    )
    scene.fill(pool, "0 #f0e6c4, 0.3 #cfb48a, 1 #8a6c54", round=12, detail=0.3, ink=0.4)
    with scene.clip(pool):
        for trunk, width, length in ((636, 52, 190), (150, 60, 230), (410, 86, 260)):
            mirror = tube(
                [(trunk, 790), (trunk + 6, 790 + length * 0.5), (trunk - 4, 790 + length)],
                [width * 0.5, width * 0.7, width * 0.4],
            )
            scene.fill(mirror, "#5f4a44", alpha=0.5, soft=9, detail=0.1)
        for cx, cy, rx in ((560, 900, 120), (250, 980, 140), (700, 990, 90), (90, 880, 70)):
            scene.fill(ellipse(cx, cy, rx, rx * 0.2), "#fbf4d8", alpha=0.5, soft=12, detail=0.1)
        for _ in range(40):
            x, y = rng.uniform(0, 800), rng.uniform(730, 1060)
            half = rng.uniform(16, 54)
            scene.line(
                [(x - half, y), (x, y + 3), (x + half, y)], 2.4, "#fff6dc", alpha=0.55, detail=0.5
            )


def _skirt() -> Path:
    """Trunk and lifted hem as one cloth."""
    return spline(
        "-66 -960!, 66 -960!, 62 -600, 66 -380, 96 -270, 150 -210, 186 -196!, 160 -160, "
        "118 -150, 84 -128, "
        "52 -150, 20 -122, -10 -148, -46 -124, -80 -150, -120 -138, -170 -170, -206 -228!, "
        "-150 -226, "
        "-96 -282, -66 -390, -62 -600"
    )


def _tree(
    scene: Scene,
    x: float,
    y: float,
    scale: float,
    rng: np.random.Generator,
    flip: bool = False,
    haze: float = 0,
) -> None:
    style: Style = {"detail": 0.5, "ink": 0.5, "wobble": 1.6, "haze": haze}
    with scene.at(x, y, scale, flip=flip):
        for foot, squash in ((-52, 1.0), (66, 0.9)):
            for ripple in (64, 92):
                scene.line(
                    ring(foot, 0, ripple * squash, ripple * 0.2, 40),
                    3,
                    "#fff6dc",
                    alpha=0.75,
                    haze=haze,
                )
        legs = (
            "-36 -170, -44 -110, -30 -64, -46 -18, -62 2",
            "40 -170, 52 -120, 46 -70, 58 -22, 78 0",
        )
        for points in legs:
            scene.fill(tube(points, [25, 19, 16, 11, 3]), BARK, round=16, flow="form", **style)
        for points in (
            "-6 -160, -2 -110, 10 -76",
            "-84 -160, -92 -120, -84 -96",
            "92 -160, 104 -124, 96 -100",
        ):
            scene.fill(tube(points, [11, 7, 2]), "#94705a, #5f4644", round=7, **style)
        _arms(scene, style)
        skirt = _skirt()
        scene.fill(skirt, BARK, angle=160, round=70, shade=0.95, flow=90, texture=0.16, **style)
        with scene.clip(skirt):
            for k in range(13):
                t = (k - 6) / 6
                groove = [
                    (t * 58, -960),
                    (t * 56 + rng.normal() * 6, -560),
                    (t * 62, -380),
                    (t * 110, -260),
                    (t * 170, -170),
                ]
                scene.line(groove, rng.uniform(2.5, 5), "#4a3438", alpha=0.5, detail=0.5, haze=haze)
                lit = [(a + 6, b) for a, b in groove]
                scene.line(lit, 2.4, "#ecd0a8", alpha=0.5, detail=0.5, haze=haze)
            for _ in range(9):
                moss = ellipse(
                    rng.uniform(-70, 70),
                    rng.uniform(-800, -300),
                    rng.uniform(14, 34),
                    rng.uniform(8, 16),
                )
                scene.fill(moss, "#a8b860", alpha=0.6, soft=4, detail=0.3, haze=haze)
        _hands(scene, style)


def _arms(scene: Scene, style: Style) -> None:
    for side, hem in ((-1, (-196, -218)), (1, (176, -192))):
        arm = [
            (side * 20, -500),
            (side * 82, -432),
            (side * 152, -330),
            (hem[0] - side * 6, hem[1] - 20),
        ]
        scene.fill(tube(arm, [30, 20, 13, 9]), BARK, round=14, flow="form", **style)
        twig = [(side * 120, -392), (side * 168, -420), (side * 190, -462)]
        scene.fill(tube(twig, [7, 5, 2]), "#94705a", round=5, **style)
        for tip in ((side * 190, -462), (side * 172, -426)):
            blade = ellipse(tip[0] + side * 12, tip[1] - 6, 15, 8, side * -40)
            scene.fill(blade, "#c4d080, #8fa854", round=7, **style)


def _hands(scene: Scene, style: Style) -> None:
    """Twigs like fingers hold the hem on both sides."""
    for side, hem in ((-1, (-196, -218)), (1, (176, -192))):
        for reach in (-14, 0, 14):
            finger = [
                (hem[0] - side * 6, hem[1] - 24),
                (hem[0] + reach * 0.6, hem[1] - 4),
                (hem[0] + reach - side * 8, hem[1] + 16),
            ]
            scene.fill(tube(finger, [6, 5, 2.5]), "#a8805f", round=4, **style)


def _hollow(scene: Scene) -> None:
    style: Style = {"detail": 0.6, "ink": 0.5, "wobble": 1}
    scene.fill(ellipse(404, 290, 60, 76), "#a8846a, #6f5248", round=16, **style)
    scene.fill(ellipse(406, 292, 45, 60), "#33242a, #4a3436", round=12, **style)
    squirrel(scene, 414, 330, 0.95)


def _bank(scene: Scene, rng: np.random.Generator) -> None:
    bank = spline("-40 1060!, 120 1082, 330 1112, 560 1096, 840 1052!, 840 1260!, -40 1260!")
    scene.fill(bank, "#b8c07c, #7f9458, #4f6a44", round=26, detail=0.3, texture=0.14, ink=0.3)
    for i in range(4):
        _slipper(scene, 150 + i * 158, 1136 + (i % 2) * 6, 1.25)
    grass(scene, 0, 800, 1208, 220, 56, "#4f6a44, #7f9458, #a8b87a, #3f5a3c", rng)
    for x, y, size in (
        (60, 1130, 1.0),
        (96, 1148, 0.7),
        (742, 1112, 1.1),
        (706, 1136, 0.75),
        (770, 1146, 0.7),
    ):
        with scene.at(x, y, size):
            scene.fill(tube("0 0, 2 -24", [7, 6]), "#fbd898, #e0a04c", round=5, detail=0.7, ink=0.4)
            scene.fill(
                spline("-28 -34!, -12 -26, 0 -18, 14 -26, 30 -36!, 14 -42, 0 -36, -14 -42"),
                "#ffb85a, #f09a3a, #c8702c",
                round=8,
                detail=0.7,
                ink=0.4,
            )


def _slipper(scene: Scene, x: float, y: float, size: float) -> None:
    """A pair of moss slippers with a little berry on the toe."""
    style: Style = {"detail": 0.7, "ink": 0.45, "wobble": 1.6}
    for shift in (0, 46):
        with scene.at(x + shift, y + shift * 0.16, size):
            scene.cast(ellipse(0, 4, 34, 7), "#3f4a34", 0.5, 4)
            sole = spline("-34 2, -36 -18, -20 -26, 6 -20, 26 -16, 36 -6, 30 4, 0 6")
            scene.fill(sole, "#c4d080, #8fa854, #5f7a40", round=14, texture=0.2, **style)
            scene.fill(ellipse(-16, -18, 16, 7, 8), "#6a5c3c, #8a7a50", detail=0.7)
            scene.fill(circle(20, -19, 6), mix("#f09a3a", "#e0502f", 0.4), round=5, **style)
