"""Two skaters pass on the ring of a planet, once in a year; this time they do not let go."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, circle, ellipse, gouache, minus, sample, spline, tube
from namyok_art.painted.figures import EXPRESSIONS, Mould, Person, cast, figure

SHE = Person(
    "woman",
    skin="pale",
    hair="#b8481f",
    style="bob",
    iris="#3f7a7a",
    coat="#c22f3a",
    cut="dress",
    legs="#5a2030",
    shoes="#f4ead8",
    hat="fur",
    hat_colour="#f4ead8",
    scarf="#f0c040",
)
HE = Person(
    "man",
    skin="brown",
    hair="#191214",
    style="curls",
    coat="#1f5a6a",
    cut="trousers",
    legs="#2a2c44",
    shoes="#2a1c18",
    scarf="#e8883a",
)
LEFT_BEHIND = Person(
    "old",
    skin="wheat",
    hair="#e8e0d4",
    style="bald",
    beard="#e8e0d4",
    coat="#6a5a7a",
    cut="coat",
    legs="#3a3448",
    hat="cap",
    hat_colour="#4a4058",
)
MEETING = (404.0, 560.0, 160.0)


def planet(scene: Scene) -> None:
    """Bands of weather, lit from one side; gas, so without a single edge."""
    ball = circle(620, 210, 430)
    scene.fill(ball, "#f4b888, #e08a5a, #b85a4a", detail=0.2, flow=18, round=260, shade=0.9)
    with scene.clip(ball, soft=2):
        for k, tone in enumerate(
            ("#fbd8a8", "#c96a4a", "#f0a070", "#8a3f48", "#f8c890", "#d87a54")
        ):
            y = -100 + k * 118.0
            band = tube(
                [(150.0, y + 60), (420, y + 10), (700, y + 20), (1080, y + 90)],
                [26 + 9 * (k % 3)] * 4,
            )
            scene.fill(band, tone, alpha=0.55, soft=14, detail=0.1, flow=8)
        scene.fill(
            ellipse(520, 330, 70, 38, -8), "#a83a34", alpha=0.8, soft=6, flow=scene.swirl(520, 330)
        )
        scene.fill(ellipse(520, 330, 34, 17, -8), "#e88a5a", alpha=0.8, soft=4)


def ring(scene: Scene, rng: np.random.Generator) -> None:
    """Ice: cold, hard, full of old scratches."""
    with scene.at(400, 760, 1, -13):
        outer, inner = ellipse(0, 60, 780, 470), ellipse(0, -190, 560, 250)
        ice = minus(outer, inner)
        scene.cast(ice, strength=0.5, soft=30, dy=40)
        scene.fill(ice, "#e8f4f4, #a8d0d8, #5a94b0, #2f5a88", detail=0.4, flow=4, ink=0.4)
        with scene.clip(ice):
            for k in range(9):
                scene.line(
                    sample(
                        [
                            (-800, 120 + 40 * k),
                            (-300, 210 + 34 * k),
                            (200, 215 + 34 * k),
                            (800, 110 + 42 * k),
                        ],
                        30,
                    ).tolist(),
                    5,
                    ["#ffffff", "#8ab8cc", "#cfe8ee"][k % 3],
                    alpha=0.5,
                )
            for _ in range(70):
                x, y = rng.uniform(-440, 440), rng.uniform(90, 520)
                long, bend = rng.uniform(30, 150), rng.uniform(-14, 14)
                scene.pen([(x - long, y), (x, y + bend), (x + long, y + 4)], 1.6, "#f8ffff", 0.75)


def tracks(scene: Scene) -> None:
    for side in (-1, 1):
        way = sample(
            [
                (400 + side * 30, 905),
                (400 + side * 150, 900),
                (400 + side * 300, 840 - side * 60),
                (400 + side * 420, 770 - side * 90),
            ],
            50,
        )
        for off in (0, 14):
            scene.pen([(float(x), float(y) + off) for x, y in way], 3, "#2f5a88", 0.7)
            scene.pen([(float(x), float(y) + off - 3) for x, y in way], 1.6, "#ffffff", 0.9)


def bench(scene: Scene) -> None:
    """He came to skate with somebody, too."""
    scene.cast(ellipse(160, 1146, 130, 16), strength=0.5, soft=10)
    for x in (62, 250):
        scene.line([(x, 1064), (x - 4, 1144)], 12, "#5a3424")
    scene.fill(
        spline("34 1050, 280 1036, 284 1058, 38 1074"),
        "#a8703f, #6a4028",
        round=9,
        detail=0.8,
        ink=0.5,
    )
    watcher = Mould()
    figure(
        watcher,
        170,
        1146,
        360,
        LEFT_BEHIND,
        "sitting",
        "envy",
        look=MEETING,
        yaw=26,
        head=(14, -16, 4),
    )
    cast(watcher, scene, reach=60, rim=0.5)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(43)
    scene = Scene(
        43, light=(-0.62, -0.5, 0.6), light_colour="#fff0d0", shadow="#1c1c44", haze="#8a78a8"
    )
    scene.sky("0 #1c1c44, 0.5 #3a2f68, 1 #14143a", warp=90, flow=30)
    scene.stars(120, 1000)
    planet(scene)
    ring(scene, rng)
    tracks(scene)
    pair = Mould()
    her = figure(
        pair,
        306,
        905,
        560,
        SHE,
        "dancing",
        replace(EXPRESSIONS["laughter"], turn=(0, -4, -4)),
        yaw=26,
        z=60,
        look=(520, 420, 200),
        roll=-10,
        spine=(0.20, -1, 0.05),
        chest=(0.30, -1, 0.05),
        head=(24, -6, -6),
        hips=-6,
        shoulders=8,
        swing=(-0.10, -0.02, 0),
        L=((-0.8, -0.25, 0.1), (-0.9, -0.35, 0.1)),
        R=((0.85, -0.15, 0.3), (0.9, -0.3, 0.2)),
        l=((-0.62, 0.55, -0.30), (-0.75, 0.35, -0.4)),
        r=((0.12, 1, 0.12), (0.02, 1, -0.16)),
        hands=("open", "hold"),
        reach={"R": MEETING},
    )
    figure(
        pair,
        520,
        918,
        590,
        HE,
        "dancing",
        replace(EXPRESSIONS["wonder"], corners=(0.6, 0.6)),
        yaw=-24,
        z=20,
        flip=False,
        look=tuple(her["head"]),
        roll=9,
        spine=(-0.18, -1, 0.05),
        chest=(-0.28, -1, 0.05),
        head=(-26, 2, 6),
        hips=6,
        shoulders=-8,
        L=((-0.85, -0.05, 0.3), (-0.9, -0.2, 0.2)),
        R=((0.75, -0.35, 0.0), (0.85, -0.45, 0.1)),
        l=((-0.10, 1, 0.14), (0.0, 1, -0.18)),
        r=((0.60, 0.62, -0.3), (0.62, 0.55, -0.5)),
        hands=("hold", "open"),
        reach={"L": (MEETING[0] + 24, MEETING[1] + 4, MEETING[2] - 10)},
    )
    scene.cast(ellipse(410, 920, 220, 22), strength=0.5, soft=14)
    cast(pair, scene, reach=110, rim=0.6, bounce="#5a94b0")
    for x, y, s in ((330.0, 916.0, 1.0), (508.0, 930.0, 1.0)):
        for _ in range(16):
            scene.fill(
                circle(x + rng.normal(0, 34) * s, y + abs(rng.normal(0, 8)), rng.uniform(1.5, 4)),
                "#ffffff",
                detail=1,
                alpha=0.9,
            )
    for heel, toe in (
        ((420, 930), (494, 950)),
        ((72, 864), (140, 818)),
        ((346, 966), (412, 940)),
        ((698, 882), (742, 912)),
    ):
        scene.pen([heel, toe], 7, "#2a3448", 0.9)
        scene.pen([(heel[0], heel[1] - 1), (toe[0], toe[1] - 1)], 3, "#f4fafc", 1.0)
    bench(scene)
    scene.vignette(400, 640, 560, 780, "#14143a", 0.45)
    return gouache(
        scene,
        palette=(
            "#1c1c44, #3a2f68, #f4b888, #b85a4a, #e8f4f4, #a8d0d8, #2f5a88, #c22f3a, "
            "#1f5a6a, #f0c040, #8f5a3c"
        ),
        pull=0.12,
    )
