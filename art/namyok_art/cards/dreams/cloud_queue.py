"""A wet dog under its own thundercloud watches a golden cloud go by on a fox's tail."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, Style, circle, ellipse, gouache, mix, poly, rect, sample
from namyok_art.painted.figures import FUR, Frame, Mould, cast, turn
from namyok_art.painted.props.cumulus import cumulus
from namyok_art.painted.props.pets import sitting_dog
from namyok_art.painted.surface import Surface

GOLD = (618.0, 300.0)
VAPOUR = Surface(soft=8)
WET = Surface(gloss=0.35, tight=30)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(9)
    scene = Scene(
        9, light=(0.72, -0.55, 0.42), light_colour="#ffe2a0", shadow="#1c2c48", haze="#d8b890"
    )
    scene.sky("0 #28506a, 0.34 #5f9aa0, 0.56 #f0c888, 0.7 #e09a5c", warp=70, flow=4)
    scene.glow(*GOLD, 470, "#ffd070", 0.75)
    _street(scene, rng)
    _kiosk(scene)
    tie = _dog(scene)
    _storm(scene, rng, (float(tie[0]), float(tie[1])))
    _fox(scene, rng)
    return gouache(
        scene,
        palette="#28506a, #5f9aa0, #f0c888, #e09a5c, #1c2c48, #7a4a2c, #c8602c, #fff2d0, "
        "#ffc84a, #4a5a70, #c8322c",
        pull=0.1,
    )


def _street(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(
        poly("-20 800, 820 800, 820 1220, -20 1220"), "0 #c88a58, 0.3 #7a6a68, 1 #2c3850", flow=0
    )
    for row in range(12):
        y = 812 + row * 14 + row * row * 2.3
        tall = 11 + row * 4.6
        wide = tall * 2.3
        x = -40.0 - rng.uniform(0, wide)
        while x < 840:
            own = wide * rng.uniform(0.8, 1.2)
            tone = mix(mix("#e0a468", "#41506a", row / 11), "#f0c080", 0.35 * (x > 430))
            stone = rect(x, y, own - 3, tall - 2, tall * 0.34)
            scene.fill(
                stone, mix(tone, "#2c3850", rng.uniform(0, 0.3)), round=tall * 0.35, detail=0.5
            )
            x += own
    scene.fill(ellipse(250, 1140, 330, 62), "#8fb4c0, #2c4a66", detail=0.5, flow=0, alpha=0.85)
    scene.fill(ellipse(330, 1150, 150, 22), "#ffdf9a", alpha=0.4, soft=8)


def _kiosk(scene: Scene) -> None:
    """Far off: where clouds are given out, one each."""
    style: Style = {"detail": 0.8, "ink": 0.5, "ink_width": 1.2}
    with scene.at(66, 20):
        scene.cast(ellipse(452, 816, 70, 8), strength=0.5, soft=5, dx=-30)
        scene.fill(rect(402, 716, 100, 100), "#f0d8b0, #a8744c", angle=180, **style)
        scene.fill(rect(416, 736, 72, 40), "#3a2a38", **style)
        for k in range(6):
            tone = "#c8322c" if k % 2 == 0 else "#fff2dc"
            x = 394 + k * 19.4
            scene.fill(
                poly([(x + 2, 686), (x + 18, 686), (x + 19.4, 722), (x, 722)]), tone, **style
            )
        for x, y, tone in ((430, 622, "#fff6e4"), (470, 590, "#e8a8a0"), (506, 634, "#8a94a8")):
            scene.pen([(x, y), ((x + 452) / 2 + 6, 660), (452, 740)], 1.4, "#3a2a30")
            for dx, dy, r in ((-18, 2, 14), (0, -6, 19), (18, 2, 14), (0, 8, 16)):
                scene.fill(circle(x + dx, y + dy, r), scene.tones(tone), round=r, detail=0.6)


def _dog(scene: Scene) -> NDArray[np.float64]:
    mould = Mould()
    frame = Frame(250, 850, 0, 300, turn(24, -2))
    nod = turn(2, -9, -9)
    tie = sitting_dog(mould, frame, "#6a4630", (GOLD[0], GOLD[1] + 60, 420), "#b8282c", nod)
    scene.cast(ellipse(230, 1136, 190, 30), strength=0.7, soft=14, dx=-40)
    cast(
        mould,
        scene,
        reach=150,
        rim=0.75,
        rim_colour="#ffcf80",
        bounce="#5f86a0",
        surface=WET,
        detail=0.85,
    )
    return np.asarray(tie)


def _storm(scene: Scene, rng: np.random.Generator, tie: tuple[float, float]) -> None:
    """It hangs low, and rains on nobody else."""
    for _ in range(150):
        x, y = rng.uniform(20, 440), rng.uniform(390, 1120)
        long = rng.uniform(26, 70)
        scene.pen([(x, y), (x - long * 0.1, y + long)], rng.uniform(1.2, 2.4), "#d4e8f0", 0.6)
    for _ in range(26):
        x, y = rng.uniform(20, 480), rng.uniform(1090, 1180)
        scene.pen(
            np.c_[
                x + 13 * np.cos(np.linspace(0, 6.3, 14)), y + 4 * np.sin(np.linspace(0, 6.3, 14))
            ],
            1.3,
            "#e4f2f6",
            0.7,
        )
        scene.pen([(x - 5, y - 2), (x - 9, y - 12)], 1.3, "#e4f2f6", 0.7)
        scene.pen([(x + 5, y - 2), (x + 8, y - 13)], 1.3, "#e4f2f6", 0.7)
    string = sample([(236, 330), (268, 440), (230, 540), tie], 30)
    scene.pen(string, 3.2, "#2a1c24")
    mould = Mould()
    cumulus(mould, 226, 372, 0, 460, "#4c5468", rng, tall=0.44)
    cast(
        mould,
        scene,
        reach=120,
        rim=0.5,
        rim_colour="#ffc878",
        ink=0,
        surface=VAPOUR,
        ambient=0.12,
        detail=0.35,
        bounce="#8aa4b8",
    )


def _fox(scene: Scene, rng: np.random.Generator) -> None:
    """All we see of the lucky one: it has nearly gone."""
    mould = Mould()
    mould.group()
    coat = "#d0642a"
    tail = np.array(
        [
            (860, 1010, 0),
            (760, 1040, 40),
            (660, 1000, 70),
            (616, 890, 80),
            (648, 780, 70),
            (704, 690, 60),
            (716, 634, 50),
        ],
        float,
    )
    curve = np.c_[sample(tail[:, :2], 26), np.interp(np.linspace(0, 6, 26), range(7), tail[:, 2])]
    radii = np.interp(np.linspace(0, 1, 26), [0, 0.2, 0.45, 0.7, 0.86, 1], [40, 62, 84, 74, 46, 5])
    for k in range(25):
        tone = mix(coat, "#fff4e0", float(np.clip((k - 16) / 3, 0, 1)))
        mould.cone(curve[k], curve[k + 1], radii[k], radii[k + 1], tone, 14, FUR)
    mould.group()
    mould.ball((900, 960, -20), (150, 150, 120), coat, 0, FUR)
    mould.chain([(830, 1010, 40), (800, 1110, 50), (836, 1170, 50)], [60, 36, 26], coat, 20, FUR)
    for k in range(1, 25):
        way = curve[k] - curve[k - 1]
        way = way / np.linalg.norm(way)
        side = np.array([-way[1], way[0], 0])
        for _ in range(16):
            a = rng.uniform(-1, 1)
            root = (
                curve[k] + side * radii[k] * a * 0.96 + (0, 0, radii[k] * np.sqrt(1 - a * a) * 0.96)
            )
            end = root + way * rng.uniform(22, 44) + side * a * 16
            tone = mix("#f0924a" if a > 0 else "#9a3f1c", "#fffaf0", 0.9 if k > 17 else 0.0)
            mould.strand([root, (root + end) / 2 + side * a * 3, end], 12, 1.5, tone)
    scene.cast(ellipse(720, 1150, 120, 20), strength=0.6, soft=14, dx=-50)
    cast(mould, scene, reach=140, rim=0.7, rim_colour="#ffdf90", detail=0.85, bounce="#a87a6a")
    scene.pen(sample([(668, 760), (610, 650), (654, 520), (622, 390)], 30), 3.2, "#3a1c1c")
    knot = Style(detail=0.9, ink=0.4)
    for dx in (-26, 26):
        scene.fill(ellipse(668 + dx, 768, 24, 12, dx * 0.7), "#e0483a, #8a1c24", round=8, **knot)
    scene.fill(circle(668, 768, 10), "#f06a50", round=8, **knot)
    cloud = Mould()
    cumulus(cloud, 616, 400, 0, 330, "#ffd25e", rng, tall=0.52, puffs=110)
    cast(
        cloud,
        scene,
        reach=90,
        rim=0.4,
        rim_colour="#fff8d8",
        ink=0,
        surface=VAPOUR,
        ambient=0.3,
        shade=0.85,
        detail=0.35,
        bounce="#ff9a5a",
    )
