"""Five crows sew up a torn scarecrow in a stubble field."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    palettes,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.birds import crow
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.sky import cloud

THREAD = "#3a62c8"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(15)
    scene = Scene(
        15, light=(-0.7, -0.55, 0.5), light_colour="#fff3d2", shadow="#3f3a44", haze="#e3ddd0"
    )
    scene.sky("0 #b9bfc0, 0.25 #d3d3cc, 0.5 #ece4d0, 0.6 #e6d3a8, 1 #c9a060", warp=60, flow=4)
    cloud(scene, 170, 150, 320, "#dcdcd8", seed=3, alpha=0.8, soft=5, shade=0.5)
    cloud(scene, 640, 240, 280, "#d6d6d2", seed=7, alpha=0.8, soft=5, shade=0.5)
    _field(scene, rng)
    _scarecrow(scene, rng)
    style: Style = {"colour": "#26242e", "rim_colour": "#f6ead0", "eye": "#f6e6b8"}
    crow(scene, 292, 476, 0.98, **style)
    crow(scene, 612, 502, 0.94, flip=True, **style)
    crow(scene, 470, 262, 0.8, flip=True, **style)
    crow(scene, 190, 1090, 1.3, **style)
    crow(scene, 690, 1066, 0.84, flip=True, **style)
    _sewing(scene)
    _stubble(scene, rng, 1180, 170, 90)
    return gouache(
        scene,
        palette=palettes.HARVEST,
        pull=0.18,
    )


def _field(scene: Scene, rng: np.random.Generator) -> None:
    hill(scene, "0 700, 200 684, 480 700, 800 680", "#c9bc94, #d9c48c", haze=0.4, detail=0.1)
    for x in (70, 110, 160, 640, 700, 760):
        height = rng.uniform(50, 100)
        tree = ellipse(x, 690 - height * 0.5, 20, height * 0.55)
        scene.fill(tree, "#a89a78", haze=0.35, detail=0.2, soft=2)
    hill(scene, "0 760, 260 742, 540 764, 800 744", "#e3c67c, #c08c44, #8a5c30", flow=2, detail=0.2)
    for i in range(16):
        start = (400 + (i - 7.5) * 26, 752)
        end = (400 + (i - 7.5) * 190, 1240)
        scene.line([start, end], 5, "#9a6c36", alpha=0.35, curve=False, soft=1)
    _stubble(scene, rng, 800, 120, 16)
    _stubble(scene, rng, 880, 110, 26)
    _stubble(scene, rng, 980, 110, 40)
    _stubble(scene, rng, 1080, 90, 56)


def _stubble(scene: Scene, rng: np.random.Generator, y: float, count: int, height: float) -> None:
    for _ in range(count):
        x, foot = rng.uniform(-10, 810), y + rng.normal() * 14
        lean, length = rng.normal() * 0.22 * height, height * rng.uniform(0.5, 1)
        stalk = tube([(x, foot), (x + lean, foot - length)], [height * 0.05, height * 0.035], 6)
        tone = mix("#f0d894", "#9a6c36", rng.uniform())
        scene.fill(stalk, tone, detail=0.6, texture=0.03, wobble=0)


def _scarecrow(scene: Scene, rng: np.random.Generator) -> None:
    wood: Style = {"round": 14, "detail": 0.5, "ink": 0.5}
    scene.cast(ellipse(430, 1112, 150, 22), strength=0.5, soft=14, dx=60)
    scene.fill(
        tube("430 1120, 428 700, 424 330", [17, 15, 13]), "#a8845c, #6a4c34", flow=90, **wood
    )
    scene.fill(tube("150 500, 428 470, 700 530", [12, 13, 11]), "#a8845c, #6a4c34", flow=3, **wood)
    for x, y, turn in ((146, 504, 190), (706, 534, 10)):
        _straw(scene, rng, x, y, turn, 26, 70)
    cloth: Style = {"texture": 0.16, "detail": 0.45, "ink": 0.5, "wobble": 2.2}
    denim = "#8fa6b8, #647f98, #3f5068"
    right_sleeve = spline(
        "500 446, 556 462, 610 560, 650 720, 702 950!, 636 978!, 590 840, 536 640"
    )
    scene.fill(right_sleeve, denim, round=32, flow=70, **cloth)
    left_sleeve = spline("340 452, 230 470, 140 476!, 136 542!, 240 556, 330 560")
    scene.fill(left_sleeve, denim, round=34, flow=0, **cloth)
    coat = spline(
        "330 440, 380 424, 470 424, 532 446, 552 560, 560 700, 586 880!, 540 862, 512 900!, "
        "470 872, 430 906!, 384 870, 340 898!, 288 868!, 300 700, 308 560"
    )
    scene.fill(coat, denim, round=70, flow=88, rim=0.5, **cloth)
    with scene.clip(coat):
        for x in (340, 392, 470, 524):
            scene.line([(x, 470), (x - 6, 680), (x + 4, 890)], 6, "#2f3e52", alpha=0.35, soft=4)
    tear = spline("446 560!, 462 600, 452 650, 470 700!, 438 690, 428 640, 432 600")
    scene.fill(tear, "#6a4c28", detail=0.6, ink=0.5)
    with scene.clip(tear):
        _straw(scene, rng, 440, 560, 90, 30, 130)
    patch = spline("338 730!, 404 724!, 408 788!, 342 794!")
    scene.fill(patch, "#c2643c, #8f4428", round=6, detail=0.6, ink=0.5)
    _straw(scene, rng, 426, 432, 90, 40, 84)
    _head(scene, rng)


def _head(scene: Scene, rng: np.random.Generator) -> None:
    sack: Style = {"texture": 0.16, "detail": 0.5, "ink": 0.5}
    head = spline("428 262, 486 280, 506 336, 492 396, 456 424, 400 424, 364 396, 350 336, 370 280")
    scene.fill(head, "#efdcb4, #d3b47c, #9a7a4c", round=60, flow="form", rim=0.5, **sack)
    for side in (-1, 1):
        lid = [(428 + side * 18, 336), (428 + side * 36, 346), (428 + side * 56, 336)]
        scene.line(lid, 5, "#4a3424")
    scene.line("404 384, 428 394, 456 382", 4, "#4a3424")
    for k in range(5):
        scene.line([(408 + k * 11, 380), (407 + k * 11, 398)], 2, "#4a3424")
    _straw(scene, rng, 428, 414, 90, 34, 60)
    hat = union(
        ellipse(428, 282, 122, 24, -3), spline("360 284!, 370 206, 430 190, 492 206, 498 280!")
    )
    scene.fill(
        hat, "#b58a54, #8a6238, #5a3e28", round=22, rim=0.5, texture=0.18, detail=0.5, ink=0.5
    )
    scene.line("362 268, 428 274, 498 264", 12, "#a8452f", alpha=0.9)


def _straw(
    scene: Scene,
    rng: np.random.Generator,
    x: float,
    y: float,
    turn: float,
    count: int,
    length: float,
) -> None:
    """A tuft that grows from (x, y) towards `turn` degrees."""
    for _ in range(count):
        angle = np.deg2rad(turn + rng.normal() * 22)
        reach = length * rng.uniform(0.5, 1)
        start = (x + rng.normal() * 12, y + rng.normal() * 6)
        end = (start[0] + np.cos(angle) * reach, start[1] + np.sin(angle) * reach)
        tone = mix("#f3dc98", "#a8783c", rng.uniform())
        scene.fill(tube([start, end], [3.2, 1.2], 6), tone, detail=0.7, texture=0.02, wobble=0)


def _sewing(scene: Scene) -> None:
    """Blue thread, a needle, a button, scissors for the beard."""
    for i in range(9):
        y = 566 + i * 16
        scene.pen([(424, y), (466, y + 8)], 3.4, THREAD, curve=False)
    scene.pen("466 700, 420 740, 340 700, 330 560, 366 400", 3, THREAD)
    scene.line("352 400, 396 366", 4.5, "#e6e6e2", curve=False)
    scene.pen("366 400, 376 386, 372 372, 360 380", 3, THREAD)
    for x, y in ((340, 734), (404, 728), (408, 786), (346, 792)):
        scene.pen([(x - 8, y - 6), (x + 8, y + 6)], 3, THREAD, curve=False)
    style: Style = {"detail": 0.9, "ink": 0.5}
    scene.fill(circle(524, 430, 15), "#f0ece0, #a8a094", round=6, **style)
    for dx, dy in ((-4, -4), (4, -4), (4, 4), (-4, 4)):
        scene.fill(circle(524 + dx, 430 + dy, 2), "#3a3230", detail=1)
    scene.fill(ellipse(300, 1010, 34, 26), "#4f78d8, #2a4488", round=20, **style)
    for k in (-14, 0, 14):
        scene.line([(280, 1010 + k), (300, 1006 + k), (320, 1010 + k)], 2, "#1d2f68", alpha=0.7)
    scene.fill(rect(276, 980, 48, 10, 3), "#c99a5c", round=4, **style)
    scene.fill(rect(276, 1030, 48, 10, 3), "#c99a5c", round=4, **style)
    scene.pen("330 1010, 390 1030, 440 960, 470 860, 466 700", 3, THREAD)
