"""A child looks at a green leaf; behind it glows the X-ray of a chest where a garden grows."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Points,
    Scene,
    circle,
    ellipse,
    gouache,
    minus,
    rect,
    spline,
    tube,
)
from namyok_art.painted.figures import (
    CLOTH,
    SKIN,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    hand,
    head,
    turn,
)
from namyok_art.painted.props.dormouse import curled_dormouse
from namyok_art.painted.props.flora import daisy, fern, leaf
from namyok_art.painted.props.pelt import comb

CHILD = Person("child", skin="wheat", hair="#3a2420", style="curls", coat="#dfe9ee")
BONE = "#b8e4f2"
MIDDLE = 400
HEART = (452, 520)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(42)
    scene = Scene(
        42, light=(-0.55, -0.6, 0.5), light_colour="#f4fbf4", shadow="#0e2438", haze="#7fb0c0"
    )
    scene.sky("#f4fdff, #cfe8f0", warp=30)
    scene.fill(
        rect(46, 44, 708, 1300, 26), "0 #123a58, 0.5 #0c2844, 1 #081c34", detail=0.55, texture=0.1
    )
    with scene.clip(rect(46, 44, 708, 1300, 26)):
        _chest(scene)
        _back_garden(scene)
        _ribs(scene)
        _heart(scene, rng)
        _front_garden(scene)
        _swing(scene)
    _patient(scene)
    return gouache(
        scene,
        palette=(
            "#081c34, #0c2844, #1c4a68, #4f8fa8, #b8e4f2, #f4fdff, #8fd0b0, #4fb83a, #d88a3c, "
            "#f6c878, #3a2420, #dfe9ee"
        ),
        pull=0.1,
    )


def _bone(
    scene: Scene, points: Points, widths: Sequence[float], strength: float, colour: Colour = BONE
) -> None:
    """As the rays see it: hollow, brightest along both edges."""
    whole = tube(points, widths)
    core = tube(points, [w * 0.55 for w in widths])
    scene.fill(whole, colour, mode="screen", alpha=strength * 0.5, soft=3, texture=0.1)
    shell = minus(whole, core)
    scene.fill(shell, colour, mode="screen", alpha=strength * 0.55, soft=2.2, texture=0.1)


def _chest(scene: Scene) -> None:
    body = spline(
        "300 20!, 500 20!, 506 110, 560 160, 690 196, 790 280, 790 1200!, 10 1200!, 10 280, "
        "110 196, 240 160, 294 110"
    )
    scene.fill(body, "#3f86a4", mode="screen", alpha=0.4, soft=16)
    scene.glow(*HEART, 330, "#f0c070", 0.4)
    for i in range(15):
        y = 70 + i * 60
        with scene.at(MIDDLE, y):
            block = spline("-30 -20, 0 -16, 30 -20, 24 0, 30 20, 0 17, -30 20, -24 0")
            scene.fill(block, BONE, mode="screen", alpha=0.42, soft=2.5)
            for side in (-1, 1):
                wing = tube([(side * 22, 0), (side * 54, -10)], [10, 6])
                scene.fill(wing, BONE, mode="screen", alpha=0.3, soft=2.5)


def _ribs(scene: Scene) -> None:
    for side in (-1, 1):
        collar = [(26, 168), (110, 140), (210, 156), (316, 116)]
        _bone(scene, [(MIDDLE + side * x, y) for x, y in collar], [17, 13, 12, 17], 0.95)
        for i in range(7):
            y = 200 + i * 92
            reach = (196, 252, 290, 312, 324, 328, 322)[i]
            arc = [
                (34, y + 16),
                (reach * 0.42, y - 30),
                (reach * 0.84, y + 6),
                (reach, y + 78),
                (reach * 0.93, y + 140),
                (reach * 0.72, y + 186),
            ]
            widths = [15, 16, 16, 15, 12, 5]
            _bone(scene, [(MIDDLE + side * x, v) for x, v in arc], widths, 0.95 - 0.05 * i)


def _back_garden(scene: Scene) -> None:
    for points, width, tone in (
        ("180 1000, 150 800, 110 600, 150 430", 84, "#2f7f84"),
        ("300 1000, 280 780, 230 560, 262 350", 80, "#2f7f84"),
        ("620 1000, 660 800, 690 620, 640 440", 84, "#2f7f84"),
        ("560 1000, 590 780, 600 540, 556 300", 74, "#2f7f84"),
    ):
        fern(scene, points, width, tone, 22, alpha=0.85)


def _heart(scene: Scene, rng: np.random.Generator) -> None:
    """A nest of moss where the heart should be, and who sleeps in it."""
    x, y = HEART
    scene.fill(ellipse(x, y + 16, 176, 150), "#0a2238", alpha=0.75, soft=30)
    scene.glow(x, y - 10, 210, "#ffc870", 0.75)
    nest = spline(
        [(x + dx, y + dy) for dx, dy in ((-166, 40), (-140, 110), (-70, 158), (10, 168))]
        + [(x + dx, y + dy) for dx, dy in ((90, 150), (148, 100), (168, 34), (90, 66), (-80, 70))]
    )
    scene.fill(nest, "#8fae6a, #4a7a5c, #1c4a4c", round=40, detail=0.6, texture=0.2)
    for _ in range(150):
        way = rng.uniform(0.05, 0.95) * np.pi
        far = rng.uniform(0.72, 1.04)
        cx, cy = x + 164 * np.cos(way) * far, y + 40 + 124 * np.sin(way) * far
        bend = way + np.pi / 2 + rng.normal(0, 0.35)
        long = rng.uniform(18, 46)
        dx, dy = np.cos(bend) * long, np.sin(bend) * long
        twig = [(cx - dx, cy - dy), (cx + rng.normal(0, 5), cy + 5), (cx + dx, cy + dy)]
        tone = str(rng.choice(["#d8e8a8", "#6f9a5c", "#2a5a50", "#b08a50"]))
        scene.line(twig, rng.uniform(2, 4.5), tone, alpha=0.85)
    mould = Mould()
    curled_dormouse(mould, Frame(x, y, 0, 134), "#cf8a46")
    cast(mould, scene, reach=70, rim=0.5, rim_colour="#fff0c0", ambient=0.22, bounce="#6f9a5c")
    comb(scene, mould, (-0.6, 0.7, 0.1), 900, 15, rng)


def _front_garden(scene: Scene) -> None:
    soil = spline("20 1000!, 160 960, 300 990, 420 975, 560 960, 780 950!, 780 1240!, 20 1240!")
    scene.fill(soil, "#5fa890, #1c5a60, #0a2a40", round=30, detail=0.5, texture=0.2)
    for points, width, tone in (
        ("60 1010, 80 850, 130 760, 220 700", 66, "#a8e0c0"),
        ("210 1010, 216 880, 270 790, 350 750", 56, "#7fc8b0"),
        ("740 980, 740 840, 700 760, 630 700", 62, "#a8e0c0"),
        ("620 980, 600 860, 560 790, 500 744", 48, "#7fc8b0"),
        ("400 1010, 390 900, 410 830, 440 790", 44, "#a8e0c0"),
    ):
        fern(scene, points, width, tone, 17)
    for x, y, radius in ((150, 880, 30), (300, 860, 24), (692, 716, 26), (86, 770, 22)):
        scene.line([(x + 6, y + 120), (x + 8, y + 50), (x, y)], 4, "#8fd0b0")
        daisy(scene, x, y, radius, "#ffffff", "#f6d878")


def _swing(scene: Scene) -> None:
    for top, low in (((150, 326), (128, 574)), ((232, 300), (246, 566))):
        scene.pen([top, low], 4, "#f4fdff", 1, curve=False)
    with scene.at(187, 576, 1, -4):
        scene.fill(rect(-76, -9, 152, 20, 6), "#ffffff, #8fc0d0", round=8, detail=0.9, ink=0.5)


def _patient(scene: Scene) -> None:
    scene.fill(ellipse(600, 1060, 250, 260), "#06162a", alpha=0.5, soft=50)
    fingers = Mould()
    tips = hand(
        fingers,
        Frame(408, 1156, 240, 132, basis((0.4, 1, 0), (0.62, -0.1, 0.8))),
        "pinch",
        CHILD.tone,
        age="child",
        left=True,
        arm=0.3,
    )
    x, y = (float(v) for v in (tips[0] + tips[1])[:2] / 2)
    scene.glow(x - 10, y - 120, 210, "#a8f06a", 0.55)
    mould = Mould()
    head(
        mould,
        582,
        928,
        0,
        310,
        CHILD,
        "smile",
        yaw=-56,
        pitch=4,
        roll=-6,
        look=(x - 60, y - 90, 330),
        strength=0.8,
        bust=False,
    )
    _gown(mould)
    cast(
        mould,
        scene,
        reach=150,
        rim=0.5,
        rim_colour="#e8fbff",
        bounce="#4f9a4a",
        ambient=0.12,
        brush=0.7,
    )
    scene.line([(x + 16, y + 40), (x + 4, y), (x - 8, y - 40)], 8, "#3f8a30")
    leaf(scene, x - 4, y - 26, 250, "#4fb83a", rot=-98)
    fingers.group()
    fingers.cone((434, 1176, 200), (500, 1290, 120), 44, 62, "#dfe9ee", 0, CLOTH)
    fingers.ball((434, 1176, 204), (50, 18, 48), "#c8d8e0", 8, CLOTH, basis((0.4, 1, 0)))
    cast(fingers, scene, reach=90, rim=0.6, rim_colour="#e8ffd8", ambient=0.12)
    for px, py in ((230, 700), (476, 706), (560, 720), (330, 640), (610, 590), (664, 470)):
        scene.glow(px, py, 22, "#fff0b0", 0.6)
        scene.fill(circle(px, py, 2.8), "#fffbe0", detail=1, texture=0)


def _gown(mould: Mould) -> None:
    """Neck and shoulders in a clinic's shirt."""
    cloth = "#dfe9ee"
    mould.frame = Frame()
    mould.group()
    mould.cone((600, 1010, -30), (628, 1110, -50), 50, 56, CHILD.tone, 0, SKIN)
    mould.group()
    mould.ball((650, 1270, -60), (205, 175, 130), cloth, 0, CLOTH)
    mould.cone((560, 1180, -10), (520, 1300, 30), 70, 80, cloth, 40, CLOTH)
    mould.group()
    mould.ball((626, 1102, -44), (84, 20, 78), "#b8ccd6", 6, CLOTH, turn(0, 0, 14))
