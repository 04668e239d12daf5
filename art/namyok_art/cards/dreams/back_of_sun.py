"""Before the flat the sun rises for children; behind it a man hauls it up by a rope."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, circle, ellipse, gouache, poly, rect, spline, tube, union
from namyok_art.painted.figures import PLAIN, Mould, Person, cast, figure, head

HAND = Person(
    "man",
    girth=1.35,
    skin="wheat",
    hair="#3a2a22",
    style="bald",
    moustache="#4a3020",
    iris="#5a4a2c",
    cut="vest",
    coat="#4a4038",
    shirt="#c9b898",
    legs="#3a3a44",
    shoes="#2a2018",
)
GIRL = Person("child", skin="rose", hair="#c98a3c", style="plait", iris="#4a7a9a", coat="#c2405a")
BOY = Person("child", skin="dark", hair="#171010", style="curls", iris="#3a2418", coat="#3f8a7a")
SUN = (214.0, 330.0)
FLAT = "392 -20, 452 -20, 470 1230, 384 1230"


def front(scene: Scene, rng: np.random.Generator) -> None:
    """The painted morning, all flat and cheerful."""
    scene.fill(
        rect(-10, -10, 420, 1220),
        "0 #7fc4d8, 0.5 #d8ecd0, 0.62 #f8e4a8, 1 #8ac070",
        detail=0.3,
        flow=4,
    )
    x, y = SUN
    scene.glow(x, y, 210, "#fff0a0", 0.8)
    for k in range(16):
        a = k / 16 * 2 * np.pi
        long = 214 if k % 2 else 178
        ray = [
            (x + 122 * np.cos(a - 0.11), y + 122 * np.sin(a - 0.11)),
            (x + long * np.cos(a), y + long * np.sin(a)),
            (x + 122 * np.cos(a + 0.11), y + 122 * np.sin(a + 0.11)),
        ]
        scene.fill(poly(ray), "#f4a82c", detail=0.7, ink=0.4)
    scene.fill(circle(x, y, 128), "#ffd84a, #f8b830", detail=0.5, ink=0.5, flow=scene.swirl(x, y))
    for s in (-1, 1):
        scene.fill(circle(x + s * 70, y + 28, 24), "#f08a4a", alpha=0.75, soft=5)
        scene.fill(ellipse(x + s * 42, y - 18, 17, 24), "#fffaf0", detail=0.9, ink=0.5)
        scene.fill(circle(x + s * 42 + 9, y - 12, 9), "#3a2418", detail=1)
        scene.fill(
            tube([(x + s * 24, y - 54), (x + s * 44, y - 62), (x + s * 66, y - 52)], [3, 5, 2]),
            "#a8642c",
            detail=0.9,
        )
    scene.fill(
        spline(
            [
                (x - 56, y + 44, 1),
                (x, y + 62),
                (x + 56, y + 44, 1),
                (x + 34, y + 88),
                (x - 34, y + 88),
            ]
        ),
        "#8a2a24",
        detail=0.9,
        ink=0.5,
    )
    scene.fill(
        spline([(x - 46, y + 50, 1), (x, y + 62), (x + 46, y + 50, 1), (x, y + 72)]),
        "#fffaf0",
        detail=0.9,
    )
    for points, tone in (
        ("-20 640, 110 560, 250 620, 420 570, 420 1230, -20 1230", "#8ac070, #5a9a58"),
        ("-20 740, 140 690, 300 730, 420 700, 420 1230, -20 1230", "#a8cc68, #6aa858"),
    ):
        scene.fill(spline(points), tone, detail=0.4, ink=0.4, flow=10)
    for gx, gy, size in ((70.0, 730.0, 1.0), (180.0, 700.0, 0.85), (300.0, 722.0, 0.95)):
        with scene.at(gx, gy, size, float(rng.uniform(-8, 8))):
            scene.fill(
                spline("-40 0, -20 -30, 24 -30, 44 -8, 60 -30!, 40 20, 0 30, -34 22"),
                "#fffaf0, #dfe4dc",
                round=14,
                detail=0.7,
                ink=0.5,
            )
            scene.fill(
                tube("-22 -16, -40 -54, -30 -86", [13, 8, 9]),
                "#fffaf0",
                round=7,
                detail=0.8,
                ink=0.4,
            )
            scene.fill(spline("-38 -90!, -64 -82, -38 -78"), "#f08a2c", detail=0.9)
            scene.fill(circle(-30, -90, 3), "#1c1416", detail=1)


def back(scene: Scene, rng: np.random.Generator) -> None:
    """Battens, canvas, dust; one lamp that has burnt out."""
    scene.fill(rect(440, -10, 380, 1220), "#4a3a38, #3a2c30, #241c24", detail=0.3, flow=85)
    scene.fill(
        poly("452 -20, 560 -20, 600 1040, 470 1230"),
        "#8a7458, #6a5644, #4a3c34",
        detail=0.4,
        flow=88,
    )
    for a, b in (
        ("462 60, 574 90", 15),
        ("466 420, 584 430", 15),
        ("468 800, 594 780", 15),
        ("470 790, 584 440", 12),
        ("466 400, 570 110", 12),
    ):
        scene.fill(tube(a, [b, b]), "#a8824c, #6a4a2c", round=9, detail=0.7, ink=0.5)
    scene.fill(
        poly("470 1230, 600 1030, 840 1010, 840 1230"), "#6a4c38, #3f2c28", detail=0.4, flow=4
    )
    scene.line([(730, -10), (734, 150)], 4, "#171012")
    scene.fill(spline("700 150!, 716 128, 750 128, 768 150!"), "#2a2a2c", detail=0.9, ink=0.5)
    scene.fill(ellipse(734, 168, 20, 24), "#5a5450, #2f2a2c", round=14, detail=0.8, ink=0.4)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(64)
    scene = Scene(
        64, light=(-0.7, -0.45, 0.56), light_colour="#ffe8b0", shadow="#241c34", haze="#c9b890"
    )
    front(scene, rng)
    back(scene, rng)
    scene.beam("452 120, 452 560, 800 1000, 800 620", "#ffd890", 0.22, 30)
    # through a slit in the flat the light of his own sun falls on him
    man = Mould()
    body = figure(
        man,
        622,
        1140,
        760,
        HAND,
        "pulling",
        "effort",
        yaw=-48,
        z=60,
        head=(-14, -12, 0),
        spine=(0, -0.97, -0.16),
        chest=(0.05, -1, -0.02),
        hands=("fist", "fist"),
        look=(300, 100, 300),
        reach={"L": (540.0, 540.0, 250.0), "R": (552.0, 640.0, 230.0)},
    )
    scene.cast(ellipse(640, 1142, 170, 26), strength=0.7, soft=14)
    cast(man, scene, reach=120, rim=0.9, rim_colour="#ffd070", bounce="#4a4a6a")
    hold = body.tips["L"][1:].mean(0)
    low = body.tips["R"][1:].mean(0)
    scene.fill(
        tube(
            [
                (436, 84),
                (float(hold[0]), float(hold[1])),
                (float(low[0]), float(low[1])),
                (620, 900),
                (560, 1110),
                (640, 1160),
            ],
            [6] * 6,
        ),
        "#d8c090, #8a744c",
        round=5,
        detail=0.9,
        ink=0.6,
    )
    with scene.clip(union(*(circle(float(p[0]), float(p[1]), 44) for p in (hold, low)))):
        cast(man, scene, reach=120, rim=0.9, rim_colour="#ffd070", bounce="#4a4a6a")
    scene.fill(poly(FLAT), "#d8b878, #a8844c, #7a5a34", angle=0, detail=0.6, ink=0.6, flow=90)
    scene.line([(214, 214), (214, 96), (428, 74)], 7, "#c9b080", curve=False)
    wheel = Mould()
    wheel.ball((428, 84, 40), (34, 34, 12), "#5a5a60", 0, PLAIN)
    wheel.ball((428, 84, 54), (9, 9, 9), "#c9a050", 0, PLAIN)
    cast(wheel, scene, reach=20, rim=0.5)
    for who, mood, x, y, size, yaw, roll in (
        (BOY, "wonder", 300, 1010, 214, -24, 6),
        (GIRL, "laughter", 112, 1050, 236, 22, -8),
    ):
        kid = Mould()
        head(kid, x, y, 100, size, who, mood, yaw=yaw, pitch=-20, roll=roll, look=(*SUN, 300))
        with scene.clip(poly("-20 0, 392 0, 386 1230, -20 1230")):
            cast(kid, scene, reach=80, rim=0.6, light=(0.0, -0.75, 0.6), rim_colour="#fff0b0")
    for dx, dy in ((-20, -8), (26, -20), (8, 30)):
        x, y = body["head"][0] + dx * 2.4, body["head"][1] + dy
        scene.fill(
            spline([(x, y - 11, 1), (x + 6, y + 3), (x, y + 9), (x - 6, y + 3)]),
            "#dff0f8",
            detail=1,
        )
    scene.vignette(360, 560, 560, 800, "#241828", 0.35)
    return gouache(
        scene,
        palette=(
            "#7fc4d8, #f8e4a8, #ffd84a, #f4a82c, #8ac070, #c2405a, #4a3a38, #8a7458, "
            "#241c24, #dba57c, #d8b878"
        ),
        pull=0.12,
    )
