"""Four ages stand in one lift, each with the weather of its own floor; it has stuck between two."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, ellipse, gouache, rect, spline
from namyok_art.painted.figures import EXPRESSIONS, Frame, Mould, Person, basis, cast, hand, head

SPRING = Person("child", skin="wheat", hair="#3a241c", style="bob", iris="#4a6a3a", coat="#7fae5a")
SUMMER = Person(
    "woman",
    girth=1.2,
    skin="brown",
    hair="#221412",
    style="curls",
    iris="#4a2f1c",
    lips="#b8324a",
    coat="#e8a02c",
    pattern="dots",
    accent="#fff1c8",
)
AUTUMN = Person(
    "man",
    skin="rose",
    hair="#7a4a2a",
    style="short",
    iris="#5f6a4a",
    moustache="#8a5430",
    coat="#6a3f34",
    hat="brim",
    hat_colour="#4a3a34",
    scarf="#b8542c",
)
WINTER = Person(
    "old",
    skin="pale",
    iris="#5f8aa8",
    hat="kerchief",
    hat_colour="#8fa4bc",
    coat="#4a5a78",
    hair="#e8e4dc",
)


def landing(scene: Scene, rng: np.random.Generator) -> None:
    """Above, a floor deep in snow; below, one in blossom."""
    scene.fill(rect(-10, -10, 820, 130), "#8fa4bc, #dfe8f0", detail=0.3, flow=0)
    drift = spline("-20 96, 120 60, 300 84, 470 48, 640 86, 830 56, 830 150, -20 150")
    scene.fill(drift, "#ffffff, #d6e2ee, #9fb4cc", round=22, detail=0.4)
    scene.fill(rect(-10, 118, 820, 58), "#7a7470, #4a4648", round=8, detail=0.6, ink=0.4)
    for x in np.arange(10.0, 800, 23):
        long = float(rng.uniform(14, 70)) * (0.5 + abs(np.sin(x / 97)))
        wide = float(rng.uniform(5, 9))
        ice = spline([(x - wide, 172, 1), (x + wide, 172, 1), (x + 1, 172 + long, 1)])
        scene.fill(ice, "#f4fafc, #a9c4d8", round=4, detail=0.85)
    scene.fill(rect(-10, 1050, 820, 40), "#6a6462, #3a3638", round=8, detail=0.6, ink=0.4)
    scene.fill(rect(-10, 1088, 820, 130), "#b9c88a, #7f9a5a", detail=0.3, flow=0)
    for _ in range(150):
        x, y = rng.uniform(0, 800), 1200 - 105 * rng.uniform() ** 1.6
        tone = ["#fbe4ea", "#f3b8c8", "#ffffff", "#e88aa8"][int(rng.integers(4))]
        scene.fill(ellipse(x, y, rng.uniform(7, 15), rng.uniform(5, 10)), tone, round=6, detail=0.6)


def cabin(scene: Scene) -> None:
    scene.fill(rect(96, 176, 608, 874), "#c98a4a, #a8683a, #6a3f2c", detail=0.35, flow=90)
    for x in (214.0, 336.0, 462.0, 586.0):
        scene.line([(x, 176), (x, 1050)], 5, "#5a3424", alpha=0.7)
    scene.glow(400, 236, 330, "#ffdf9a", 0.75)
    scene.fill(ellipse(400, 210, 96, 24), "#fff6da", detail=0.6)


def shaft(scene: Scene, rng: np.random.Generator) -> None:
    """Bare brick on both sides of the door."""
    for left, right in ((-10, 96), (704, 810)):
        scene.fill(rect(left, 176, right - left, 874), "#4a3a3a, #33282c", detail=0.4)
        with scene.clip(rect(left, 176, right - left, 874)):
            for r in range(24):
                for c in range(-1, 3):
                    x, y = left + c * 64 + (r % 2) * 32, 180 + r * 37
                    tone = ["#8a4f42", "#7a4238", "#96604c", "#6a3c38"][int(rng.integers(4))]
                    scene.fill(
                        rect(x, y, 59, 32, 3), tone, round=5, shade=0.6, detail=0.5, texture=0.12
                    )
    for post in (90, 694):
        scene.fill(rect(post, 176, 18, 874), "#8a8478, #4a4640", round=8, detail=0.7, ink=0.5)


def grille(scene: Scene) -> None:
    """The folding gate, half drawn: nobody can get out at a wall."""
    steps = np.arange(0, 5)
    for i in steps:
        x = 110 + i * 32.0
        for k in range(14):
            y = 190 + k * 62.0
            for a, b in (((x, y), (x + 32, y + 62)), ((x + 32, y), (x, y + 62))):
                scene.pen([a, b], 5.5, "#2a2622", 0.95)
                scene.pen([(a[0] - 1, a[1] - 1), (b[0] - 1, b[1] - 1)], 1.6, "#c9a860", 0.9)


def frost(scene: Scene) -> None:
    """Snow that came in on a kerchief and a shoulder and will not melt."""
    for drift in (
        "470 366, 520 338, 580 330, 640 352, 676 396, 640 384, 590 366, 530 366",
        "640 690, 690 700, 716 740, 690 732, 650 724",
    ):
        scene.fill(spline(drift), "#ffffff, #c4d6e8", round=12, detail=0.8, ink=0.3)


def petal(scene: Scene, x: float, y: float, size: float, tone: str, rot: float) -> None:
    with scene.at(x, y, size, rot):
        leaf = spline(
            "0 -12!, 4 -7, 9 -8!, 7 -2, 11 3!, 5 4, 1 9!, 0 15!, -1 9!, -5 4, -11 3!, "
            "-7 -2, -9 -8!, -4 -7"
        )
        scene.fill(leaf, tone, round=3, shade=0.5, detail=0.95, ink=0.4)
        scene.line("0 -9, 0 9", 0.9, "#5a2418", alpha=0.7)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(10)
    scene = Scene(
        10, light=(0.05, -0.8, 0.6), light_colour="#fff0cc", shadow="#2f2438", haze="#d6c8b8"
    )
    scene.sky("#5a4a44, #3a3034", warp=20)
    cabin(scene)
    worry = replace(EXPRESSIONS["worry"], turn=(0, -6, -4))
    for who, mood, x, y, z, size, yaw, pitch, roll, look in (
        (AUTUMN, worry, 262, 420, -60, 262, 20, 0, 0, (640, 40, 500)),
        (WINTER, "smile", 552, 458, -40, 250, -36, 16, 8, (330, 880, 200)),
        (SUMMER, "laughter", 530, 762, 40, 268, -16, 0, 9, (240, 430, 300)),
        (SPRING, "wonder", 276, 848, 90, 262, 14, -4, -6, (560, 60, 700)),
    ):
        mould = Mould()
        head(mould, x, y, z, size, who, mood, yaw=yaw, pitch=pitch, roll=roll, look=look)
        cast(mould, scene, reach=100, rim=0.3)
        if who is WINTER:
            frost(scene)
    for x, y, s, tone, rot in (
        (150, 330, 4.2, "#d9732c", 30),
        (372, 318, 3.6, "#c2402a", -50),
        (196, 632, 4.0, "#e0a03a", 80),
        (330, 640, 3.4, "#c2402a", -20),
        (250, 262, 3.2, "#e0a03a", 10),
    ):
        petal(scene, x, y, s, tone, rot)
    for a in np.linspace(-1.25, 1.1, 11):
        x, y = 288 + 128 * np.sin(a - 0.1), 826 - 118 * np.cos(a - 0.1)
        for k in range(5):
            u = k * 1.257 + a
            scene.fill(
                ellipse(x + 8 * np.cos(u), y + 8 * np.sin(u), 8, 8),
                "#fbe0e8" if k % 2 else "#f0a8bc",
                round=6,
                detail=0.9,
                ink=0.25,
            )
        scene.fill(ellipse(x, y, 4, 4), "#e8b83a", detail=1)
    grip = Mould()
    palm = Frame(180, 700, 160, 84, basis((0.25, 1, 0.1), (-0.3, -0.1, 1)))
    hand(grip, palm, "hold", AUTUMN.tone, left=True, arm=0.5, age="man")
    shaft(scene, rng)
    grille(scene)
    cast(grip, scene, reach=50)
    landing(scene, rng)
    for _ in range(34):
        flake = ellipse(rng.uniform(110, 700), rng.uniform(190, 560), 2.6, 2.6)
        scene.fill(flake, "#ffffff", detail=1, alpha=0.85)
    scene.vignette(400, 600, 520, 760, "#3a2838", 0.5)
    return gouache(
        scene,
        palette=(
            "#c98a4a, #6a3f2c, #8a4f42, #e8a02c, #7fae5a, #8fa4bc, #ffffff, #f3b8c8, "
            "#b8542c, #4a5a78, #efc3a4, #2f2438"
        ),
        pull=0.12,
    )
