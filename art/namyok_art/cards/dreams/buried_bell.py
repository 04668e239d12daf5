"""Under a ploughed field hangs a bell the size of a cathedral, its rope tied to the plough."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    ramp,
    rgb,
    ring,
    sample,
    smooth,
    spline,
    tube,
)
from namyok_art.painted.figures import Frame, Mould, Person, cast, figure, turn
from namyok_art.painted.props.horse import straining_horse
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.lathe import around, outline

GROUND = "-60 436, 120 424, 300 432, 480 420, 660 430, 860 420"
PROFILE = (
    (596, 0),
    (600, 60),
    (616, 104),
    (650, 138),
    (710, 158),
    (800, 176),
    (880, 198),
    (950, 232),
    (1010, 280),
    (1060, 330),
    (1086, 344),
)
"""Half-width of the bell at each height."""
MIDDLE, SAG = 408, 54
PLOUGHMAN = Person(
    "man",
    girth=1.15,
    skin="wheat",
    hair="#6a4424",
    beard="#8a5c30",
    hat="brim",
    hat_colour="#f0c860",
    cut="trousers",
    coat="#f4ead4",
    shirt="#f4ead4",
    legs="#2f4a6a",
    shoes="#3a281c",
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(30)
    scene = Scene(
        65, light=(-0.6, -0.55, 0.55), light_colour="#fff0c8", shadow="#241838", haze="#d8dcd0"
    )
    scene.sky("0 #5fa8b8, 0.16 #a8d0c0, 0.3 #fbe6a8, 0.36 #f8c878, 1 #4a3426", warp=40, flow=0)
    hill(scene, "0 350, 200 322, 420 344, 640 316, 800 336", "#d8a05c, #c08848", haze=0.3)
    field = spline("-60 380!, 200 366, 480 358, 860 370!, 860 460!, -60 460!")
    scene.fill(field, "#f0b850, #a8682c", detail=0.3, texture=0.12, flow=4)
    for i in range(26):
        x = -160 + i * 46
        scene.line([(x * 0.5 + 200, 368), (x, 440)], 4, "#7a4424", alpha=0.5, curve=False)
    _soil(scene, rng)
    _bell(scene)
    _root(scene, rng)
    _team(scene)
    _rowan(scene, rng)
    return gouache(
        scene,
        palette=(
            "#5fa8b8, #fbe6a8, #f0b850, #a8682c, #5a3450, #34203c, #1c1228, #ffd870, #d8902c, "
            "#8a4c1c, #2f7a6a, #c8282c"
        ),
        pull=0.1,
    )


def _soil(scene: Scene, rng: np.random.Generator) -> None:
    soil = spline(GROUND.replace("-60 436", "-60 1300!, -60 436!") + "!, 860 1300!")
    tones = "0 #8a4c34, 0.06 #6a3a3c, 0.3 #4a2c48, 0.7 #2c1c3a, 1 #180f24"
    scene.fill(soil, tones, texture=0.15, detail=0.3, flow=0)
    for level, seam in ((520, "#7a4440"), (640, "#3a2444"), (800, "#5a3850"), (960, "#3f2848")):
        layer = [(-40, level), (160, level - 24), (340, level + 18), (540, level - 12)]
        scene.line([*layer, (840, level + 18)], 34, seam, alpha=0.4, soft=9, detail=0.2)
    for _ in range(70):
        x, y = rng.uniform(0, 800), 470 + 720 * rng.uniform()
        size = rng.uniform(5, 20) * (0.6 + 0.6 * abs(x - 400) / 400)
        stone = ellipse(x, y, size, size * 0.7, rng.uniform(-40, 40))
        tone = mix("#b08a88", "#4a3450", rng.uniform())
        scene.fill(stone, tone, round=size * 0.7, detail=0.5, ink=0.25)
    scene.line(GROUND, 14, "#4a2420", alpha=0.9, detail=0.5)
    scene.glow(MIDDLE, 860, 400, "#e8903c", 0.4)


def _bronze(scene: Scene) -> Array:
    """Polished metal: bands of light and dark round the body, belts and a wreath cast on it."""
    turned = around(scene, PROFILE, MIDDLE)
    level = scene.ys - SAG * np.sin(turned * np.pi) * smooth(560, 1080, scene.ys)
    metal = ramp(
        turned + 0.02 * scene.middling,
        "0 #a8602c, 0.07 #5a2c20, 0.16 #c87c28, 0.27 #ffe08a, 0.33 #fffbe0, 0.4 #ffd060, "
        "0.55 #e09a30, 0.7 #9a561c, 0.84 #4a2224, 0.93 #6a3028, 1 #d8803a",
    )
    for place, wide in ((660, 8), (682, 4), (850, 5), (868, 5), (985, 9), (1008, 4), (1030, 4)):
        ridge = np.exp(-(((level - place) / wide) ** 2))[..., None]
        groove = np.exp(-(((level - place - wide * 1.6) / wide) ** 2))[..., None]
        metal = metal * (1 - 0.55 * groove) + (rgb("#fff2b8") - metal) * 0.55 * ridge
    spot = np.abs((turned * 10) % 1 - 0.5)
    lozenge = spot * 2 + np.abs(level - 766) / 44
    edge, petal = smooth(0.9, 0.82, lozenge)[..., None], smooth(0.7, 0.62, lozenge)[..., None]
    metal = metal * (1 - 0.5 * edge * (1 - petal)) * (1 + 0.35 * petal)
    stain = np.clip(scene.middling * 0.8 + scene.broad * 0.5 - 0.2, 0, 1)[..., None]
    stain = stain * smooth(640, 1060, scene.ys)[..., None]
    metal = metal + (rgb("#2f8a7a") - metal) * np.clip(stain, 0, 0.62)
    return np.asarray(np.clip(metal, 0, 1), np.float32)


def _bell(scene: Scene) -> None:
    bell = outline(PROFILE, MIDDLE, SAG * 0.3, 6)
    scene.cast(bell, "#120a1c", 0.9, 26, 18, 12)
    crown: Style = {"detail": 0.8, "ink": 0.5, "round": 16}
    for points in (
        "352 612, 346 560, 376 530, 408 548",
        "464 612, 470 560, 440 530, 408 548",
        "408 606, 408 540",
    ):
        scene.fill(tube(points, [17, 17, 16, 15]), "#ffe08a, #c87c28, #6a341c", angle=20, **crown)
    scene.fill(ellipse(MIDDLE, 1092, 330, 44), "#160a14, #3a1c1c", detail=0.6)
    scene.fill(tube("408 1040, 408 1120", [14, 17]), "#8a4c1c", round=14, detail=0.7)
    scene.fill(circle(MIDDLE, 1138, 46), "#ffd870, #b8701c, #5a2c1c", round=44, detail=0.8, ink=0.5)
    scene.fill(bell, _bronze(scene), detail=0.72, texture=0.05, ink=0.6, flow=scene.rays(408, 300))
    scene.line(
        [(x, y) for x, y in ring(MIDDLE, 1088, 340, 20, 40, 0)[:20]], 9, "#ffd870", alpha=0.8
    )
    for x, flip in ((196, False), (620, True)):
        _worm(scene, x, 1140, flip)


def _worm(scene: Scene, x: float, y: float, flip: bool) -> None:
    """A ringer who holds his breath."""
    with scene.at(x, y, 1.25, 0, flip):
        body = tube("-66 30, -44 12, -20 24, 0 4, 12 -24, 32 -34", [9, 11, 12, 12, 12, 10])
        scene.fill(body, "#ffb0a0, #e07a70, #a04850", round=12, detail=0.85, ink=0.5)
        for k, (fx, fy) in enumerate(sample("-56 22, -40 14, -20 22, -2 6, 8 -14", 7)):
            tilt = (40, 10, 30, 60, 50, 20, 10)[k]
            fold = ellipse(fx, fy, 2, 11, tilt)
            scene.fill(fold, "#b0565a", alpha=0.5, detail=0.8)
        scene.fill(ellipse(20, -20, 7, 5), "#e8504c", alpha=0.6, soft=2, detail=0.7)
        scene.fill(circle(28, -38, 3.6), "#2a1018", detail=1)
        scene.fill(circle(27, -39.4, 1.2), "#ffffff", detail=1)
        scene.line("30 -28, 35 -26, 39 -30", 2, "#6a2428")


def _root(scene: Scene, rng: np.random.Generator) -> None:
    """The bell rope is a root that comes up through the furrow."""
    rope = "408 552, 400 514, 412 478, 402 446, 392 420"
    for x, y in sample(rope, 16)[1:]:
        for side in (-1, 1):
            reach, drop = rng.uniform(40, 150), rng.uniform(10, 70)
            hair = [(x, y), (x + side * reach * 0.5, y + drop * 0.2), (x + side * reach, y + drop)]
            scene.fill(tube(hair, [5, 3, 0.5]), "#d8a868, #8a5430", detail=0.6)
    scene.fill(tube(rope, [11, 10, 9, 9, 8]), "#f0c890, #9a6238", round=9, detail=0.8, ink=0.5)
    for x, y in sample(rope, 15):  # strands twisted round each other
        scene.line([(x - 10, y + 5), (x, y), (x + 10, y - 6)], 2.6, "#6a3a20", alpha=0.8)


def _team(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "ink": 0.5}
    scene.cast(ellipse(590, 432, 190, 10), strength=0.6, soft=8)
    mould = Mould()
    straining_horse(mould, Frame(586, 330, -20, 104, turn(14, 5, 3)), "#b0562c", (900, 420, 200))
    cast(mould, scene, reach=80, rim=0.5, rim_colour="#fff0b8", bounce="#e09a4c")
    for y in (338, 352):
        scene.pen([(672, y - 24), (540, y + 14), (428, y + 44)], 3.4, "#3a1c14")
    scene.fill(tube("424 388, 340 384, 240 326", [7, 7, 6]), "#a86a38, #6a3a20", round=7, **style)
    share = spline("440 380!, 402 396, 366 440!, 392 446, 424 420")
    scene.fill(share, "#d8dce0, #7a8490, #3a4048", round=9, **style)
    man = Mould()
    figure(
        man,
        170,
        436,
        262,
        PLOUGHMAN,
        "pushing",
        "wonder",
        yaw=52,
        look=(400, 470, 60),
        reach={"L": (236, 322, 40), "R": (244, 328, -20)},
        hands=("hold", "hold"),
        head=(0, 16, 0),
    )
    scene.cast(ellipse(160, 438, 90, 9), strength=0.6, soft=7)
    cast(man, scene, reach=70, rim=0.5, rim_colour="#fff0b8")


def _rowan(scene: Scene, rng: np.random.Generator) -> None:
    bough = tube("820 30, 720 70, 620 84, 540 120", [13, 9, 7, 2])
    scene.fill(bough, "#6a4434, #3a241c", round=7, detail=0.7, ink=0.4)
    for x, y, lean in (
        (740, 66, 100),
        (690, 76, 60),
        (640, 84, 120),
        (580, 104, 80),
        (548, 116, 120),
    ):
        with scene.at(x, y, 1.2, lean):
            for i in range(5):
                for side in (-1, 1):
                    blade = spline("0 0!, 14 -6, 34 0!, 14 6")
                    with scene.at(10 + i * 13, 0, 1, side * 55):
                        tone = "#f0a83c, #c8642c" if (i + side) % 3 else "#e8642c, #a83424"
                        scene.fill(blade, tone, detail=0.8, ink=0.25)
    for x, y in ((716, 110), (640, 132), (572, 156)):
        for _ in range(15):
            dx, dy = rng.normal(0, 17), rng.normal(0, 13)
            scene.fill(
                circle(x + dx, y + dy, 10),
                "#ff6a50, #d8242c, #8a1420",
                round=9,
                detail=0.85,
                ink=0.3,
            )
