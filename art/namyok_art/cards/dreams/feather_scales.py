"""She lets fall one feather, and a whole house with everybody in it goes up."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, ellipse, gouache, mix, sample, spline, tube
from namyok_art.painted.figures import (
    CLOTH,
    EXPRESSIONS,
    PLAIN,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    figure,
    hand,
    head,
)

JUDGE = Person(
    "woman",
    skin="dark",
    hair="#141018",
    style="bob",
    iris="#b8862c",
    lips="#8a2a34",
    coat="#8a2c38",
    hat="crown",
    hat_colour="#c9963c",
)
FATHER = Person(
    "man",
    skin="rose",
    hair="#7a4a28",
    style="short",
    cut="trousers",
    coat="#3f6a8a",
    legs="#4a4038",
)
MOTHER = Person("woman", skin="rose", hair="#a8542c", style="bun", coat="#b8503c", cut="dress")
CHILD = Person("child", skin="rose", hair="#c98a3c", style="tuft", coat="#d9b23c", cut="trousers")
WEIGHING = replace(
    EXPRESSIONS["pride"], upper=20, gaze=(10, 22), corners=(0.1, 0.35), turn=(0, 0, 0)
)
BRASS = "#c9963c"
LOW, HIGH = (214.0, 1050.0), (610.0, 640.0)


def pan(mould: Mould, x: float, y: float, wide: float) -> None:
    mould.group()
    mould.cap((x, y - 6, 0), (wide, 58, wide * 0.5), (0, -1, 0), 2, BRASS, 0, PLAIN)
    mould.ball((x, y, 0), (wide, 9, wide * 0.5), mix(BRASS, "#fff0c0", 0.4), 4, PLAIN)


def chains(scene: Scene, top: tuple[float, float], x: float, y: float, wide: float) -> None:
    for dx in (-wide * 0.92, 0.0, wide * 0.92):
        line = sample([top, ((top[0] + x + dx) / 2, (top[1] + y) / 2 + 6), (x + dx, y)], 60)
        scene.pen([tuple(p) for p in line], 5, "#3a2a1c", 0.9)
        for p in line[::2]:
            scene.fill(ellipse(float(p[0]), float(p[1]), 3.6, 5.2), "#e0b458", detail=1)


def house(scene: Scene, x: float, y: float) -> None:
    """Small, crooked, with a garden that slides to one side."""
    with scene.at(x, y, 1.0, -6):
        scene.fill(
            spline("-118 0!, -110 -26, -60 -34, 0 -28, 70 -36, 112 -22, 118 0!"),
            "#7fa84a, #4a7a3a",
            round=14,
            detail=0.7,
            ink=0.4,
        )
        scene.fill(
            spline("-66 -30!, -62 -132!, 60 -132!, 64 -30!"),
            "#f0e0c0, #d0b890",
            detail=0.75,
            ink=0.6,
            round=12,
            shade=0.5,
        )
        scene.fill(
            spline("-90 -124!, 0 -206!, 88 -124!, 0 -130"),
            "#b0442f, #7a2c24",
            detail=0.75,
            ink=0.6,
            round=10,
        )
        scene.fill(spline("34 -170!, 34 -214!, 58 -214!, 58 -148!"), "#8a5a44", detail=0.8, ink=0.5)
        scene.fill(spline("-20 -30!, -20 -92!, 16 -92!, 16 -30!"), "#5a3424", detail=0.8, ink=0.5)
        for wx in (-44.0, 40.0):
            scene.fill(
                spline(
                    [(wx - 14, -116, 1), (wx + 14, -116, 1), (wx + 14, -86, 1), (wx - 14, -86, 1)]
                ),
                "#ffe08a",
                detail=0.9,
                ink=0.6,
            )
    for k in range(12):
        t = k / 11
        scene.fill(
            ellipse(x + 66 + 80 * t, y - 226 - 120 * t, 12 + 22 * t, 9 + 16 * t),
            "#e8e8e8",
            alpha=0.35,
            soft=9,
            detail=0.1,
        )


def plume(scene: Scene, x: float, y: float, rot: float) -> None:
    with scene.at(x, y, 1.5, rot):
        scene.cast(spline("-70 4, 0 -18, 84 0, 0 20"), strength=0.35, soft=8, dy=18)
        scene.fill(
            spline("-66 0!, -40 -16, 0 -26, 50 -22, 92 0!, 52 14, 34 12, 26 20, 0 18, -36 10"),
            "#ffffff, #d8dce4",
            round=10,
            shade=0.7,
            detail=0.85,
            ink=0.5,
        )
        scene.line("-96 6, -40 0, 30 -4, 88 0", 3, "#b8a890")
        for t in np.linspace(-50.0, 70, 12):
            scene.pen([(t, -1), (t + 16, -15)], 1.1, "#a8acb8", 0.7)
            scene.pen([(t, 0), (t + 16, 11)], 1.1, "#a8acb8", 0.7)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(4)
    scene = Scene(
        4, light=(0.55, -0.55, 0.64), light_colour="#ffe8c0", shadow="#2a2038", haze="#c9d0c0"
    )
    scene.sky("0 #1f4a58, 0.35 #4a8488, 0.65 #a8c0a0, 1 #e8cc90", warp=90, flow=30)
    for _ in range(9):
        x, y = rng.uniform(300, 800), rng.uniform(60, 900)
        scene.fill(ellipse(x, y, 130, 24), "#e8e0c0", alpha=0.3, soft=18, detail=0.1)
    judge = Mould()
    head(
        judge, 232, 352, -60, 430, JUDGE, WEIGHING, yaw=26, pitch=12, roll=6, look=(330, 1000, 500)
    )
    cast(judge, scene, reach=150, brush=0.45, rim=0.6, rim_colour="#ffe0a0", bounce="#4a8488")
    scales = Mould()
    scales.group()
    scales.chain(
        [(520, 1230, 40), (512, 1000, 40), (470, 700, 40), (450, 590, 40)],
        [34, 22, 18, 16],
        BRASS,
        6,
        PLAIN,
    )
    beam = [(214.0, 770.0, 60), (330, 700, 60), (446, 590, 60), (540, 480, 60), (600, 380, 60)]
    scales.group()
    scales.chain(beam, [8, 13, 18, 13, 8], BRASS, 4, PLAIN)
    scales.ball((446, 588, 70), (26, 26, 20), mix(BRASS, "#fff0c0", 0.3), 4, PLAIN)
    scene.cast(tube([(b[0] + 20, b[1] + 26) for b in beam], [10] * 5), strength=0.4, soft=9)
    cast(scales, scene, reach=60, rim=0.6)
    for (x, y), top, wide in ((LOW, (214.0, 770.0), 150.0), (HIGH, (600.0, 380.0), 160.0)):
        chains(scene, top, x, y, wide)
    house(scene, HIGH[0] - 6, HIGH[1] + 4)
    plates = Mould()
    pan(plates, *LOW, 150)
    pan(plates, *HIGH, 150)
    cast(plates, scene, reach=60, rim=0.6, bounce="#4a8488")
    family = Mould()
    figure(
        family,
        492,
        640,
        176,
        FATHER,
        "shrinking",
        "fear",
        look=(214, 980, 300),
        z=90,
        reach={"L": (468.0, 520.0, 100.0)},
        hands=("hold", "open"),
    )
    figure(
        family,
        690,
        646,
        164,
        MOTHER,
        "reaching",
        "worry",
        look=(230, 960, 300),
        z=90,
        flip=True,
        yaw=20,
        R=((-0.3, 0.5, 0.6), (-0.6, 0.2, 0.6)),
    )
    figure(
        family, 566, 668, 108, CHILD, "crouching", "wonder", look=(214, 960, 300), z=120, yaw=-40
    )
    cast(family, scene, reach=30, rim=0.4)
    plume(scene, 220, 1025, -6)
    hand_ = Mould()
    palm = Frame(408, 906, 300, 108, basis((0.9, 0.30, 0.05), (-0.1, -0.5, 0.85)))
    hand(hand_, palm, "letting", JUDGE.tone, left=True, arm=0.7)
    hand_.group()
    hand_.cone((490, 934, 300), (700, 1060, 300), 52, 84, "#8a2c38", 0, CLOTH)
    hand_.cone((700, 1060, 300), (860, 1180, 300), 84, 110, "#8a2c38", 20, CLOTH)
    hand_.group()
    hand_.cone((478, 928, 300), (500, 940, 300), 57, 58, mix(BRASS, "#fff0c0", 0.3), 0, CLOTH)
    cast(hand_, scene, reach=90, brush=0.6, rim=0.5)
    scene.vignette(400, 600, 560, 800, "#1c2434", 0.45)
    return gouache(
        scene,
        palette=(
            "#1f4a58, #4a8488, #a8c0a0, #e8cc90, #c9963c, #5f3a2a, #b0442f, #f0e0c0, "
            "#7fa84a, #ffffff, #2a2038, #3f6a8a"
        ),
        pull=0.12,
    )
