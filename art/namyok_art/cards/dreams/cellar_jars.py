"""A mouse in the dark cellar has found the jar in which last summer's sunset is pickled."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    spline,
    tube,
    union,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.mouse import standing_mouse

JAR = (
    "130 236!, 470 236!, 476 272, 520 312, 548 370, 556 460, 556 940, 548 1040, 500 1090, "
    "400 1098, 200 1098, 100 1090, 52 1040, 44 940, 44 460, 52 370, 80 312, 124 272"
)
SUN = (300.0, 640.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(17)
    scene = Scene(
        17, light=(-0.8, -0.42, 0.42), light_colour="#ffce84", shadow="#1c1030", haze="#6a4a34"
    )
    scene.sky("0 #0e0a1c, 0.5 #2a1830, 1 #140c1c", warp=60, flow=0)
    _wall(scene, rng)
    scene.glow(300, 660, 560, "#f2703a", 0.5, power=1.7)
    _neighbour(scene, rng)
    shelf = poly("-20 1040, 820 1040, 820 1240, -20 1240")
    scene.fill(shelf, "0 #b8643c, 0.16 #8a4430, 0.5 #4a2428, 1 #1c1018", detail=0.4, flow=0)
    for y in (1100, 1172):
        scene.line([(-20, y), (820, y - 6)], 3, "#1c0c14", alpha=0.6, curve=False)
    scene.glow(480, 1100, 330, "#ff9a4a", 0.45, squash=0.3)
    _sunset_jar(scene, rng)
    mould = Mould()
    hands = ((-0.30, -0.02, 0.46), (0.14, -0.12, 0.50))
    standing_mouse(
        mould, Frame(668, 934, 120, 206, turn(-50, -6, 0)), "#8a7a86", (300, 620, 60), hands
    )
    scene.cast(ellipse(700, 1142, 130, 22), strength=0.85, soft=10, dx=20)
    cast(mould, scene, reach=120, rim=0.9, rim_colour="#ffb45c", detail=0.9, bounce="#4a4a8a")
    scene.vignette(360, 680, 620, 860, "#0c0616", 0.6)
    return gouache(
        scene,
        palette="#0e0a1c, #3a1c3c, #b8323c, #f2703a, #ffb84a, #fff0b8, #8a4430, #2f6a4a, #8a7a86, "
        "#5fa0a0, #f4ead8",
        pull=0.12,
    )


def _wall(scene: Scene, rng: np.random.Generator) -> None:
    for row in range(14):
        for column in range(-1, 7):
            stone = rect(column * 150 + row % 2 * 75 + 4, row * 80 + 4, 142, 72, 14)
            tone = mix("#3a2436", "#1c1226", rng.uniform())
            scene.fill(stone, tone, round=14, shade=0.7, detail=0.25, texture=0.2)


def _neighbour(scene: Scene, rng: np.random.Generator) -> None:
    """The jar beside it stands open: what was in it has left."""
    style: Style = {"detail": 0.6, "wobble": 0.8}
    glass = spline(
        "604 560!, 800 560!, 806 590, 840 630, 850 690, 850 1060, 600 1060, 566 1040, 560 1000, "
        "560 690, 572 630, 600 590"
    )
    scene.fill(glass, "#243a44, #14202e", alpha=0.7, ink=0.8, ink_colour="#6a9a9c", **style)
    scene.fill(ellipse(705, 560, 102, 20), "#0e1622", ink=0.9, ink_colour="#8fc0b8", **style)
    with scene.clip(glass):
        scene.line("586 700, 584 850, 590 1010", 12, "#ffb070", alpha=0.45, soft=4)
        scene.line("770 640, 776 800, 770 1000", 10, "#8fc0b8", alpha=0.25, soft=5)
    for k in range(60):  # thin where it began, a swarm where it is now
        t = (k / 59) ** 0.7
        x = 705 + 66 * np.sin(t * 5.4) * (0.25 + 0.75 * t) + rng.normal() * (3 + 26 * t * t)
        y = 548 - 430 * t + rng.normal() * (4 + 24 * t * t)
        scene.glow(x, y, 22, "#ffd98a", 0.3)
        scene.fill(circle(x, y, rng.uniform(1.6, 4.4)), "#fff4cc", detail=1, texture=0)


def _sunset_jar(scene: Scene, rng: np.random.Generator) -> None:
    glass = spline(JAR)
    scene.cast(ellipse(310, 1096, 280, 34), strength=0.9, soft=14)
    sky = "0 #2a1848, 0.2 #6a2456, 0.36 #c8343f, 0.5 #f2703a, 0.6 #ffc058, 1 #ffe08a"
    scene.fill(glass, sky, detail=0.3, flow=2)
    with scene.clip(glass):
        _evening(scene, rng)
    _glass(scene, spline(JAR))
    _cloth(scene)


def _evening(scene: Scene, rng: np.random.Generator) -> None:
    x, y = SUN
    scene.glow(x, y + 40, 260, "#fff0a0", 0.75)
    for cx, cy, wide in ((150, 470, 150), (430, 430, 170), (250, 380, 120), (470, 540, 110)):
        bank = ellipse(cx, cy, wide, 13)
        scene.fill(
            union(bank, ellipse(cx + 30, cy - 10, wide * 0.6, 11)),
            "#ff9a6a, #8a2a58",
            soft=3,
            detail=0.4,
        )
    scene.fill(
        circle(x, y + 30, 118), "#ffe27a, #ff9a34, #e8402c", round=90, shade=0.55, detail=0.6
    )
    for k in range(5):  # the sun is ripe: it has the green star of a tomato
        a = np.deg2rad(-90 + (k - 2) * 36)
        tip = (x + np.cos(a) * 84, y - 84 + np.sin(a) * 34 + 22)
        leaf = tube([(x, y - 84), ((x + tip[0]) / 2, (y - 84 + tip[1]) / 2 - 10), tip], [9, 8, 1.5])
        scene.fill(leaf, "#4f9a4a, #22603c", round=7, detail=0.85, ink=0.4)
    scene.fill(
        tube([(x, y - 80), (x + 6, y - 112), (x + 18, y - 130)], [8, 7, 6]),
        "#4f9a4a",
        round=6,
        detail=0.85,
        ink=0.4,
    )
    sea = poly("0 730, 620 730, 620 1120, 0 1120")
    scene.fill(sea, "0 #ffb04a, 0.14 #d8503c, 0.5 #7a2450, 1 #2a1440", detail=0.35, flow=0)
    for k in range(15):
        t = k / 14
        half = (112 - 60 * t) * rng.uniform(0.75, 1.15)
        sway, level = rng.normal() * 14, 740 + 300 * t**1.2
        glint = tube(
            [(x - half + sway, level), (x + sway, level + 4), (x + half + sway, level)],
            [1, 4 + 5 * t, 1],
        )
        scene.fill(glint, mix("#fff6b8", "#ff8a3c", t), detail=0.7)
    for px, base, tall, lean in ((96, 1100, 470, 14), (500, 1100, 560, -22), (432, 1110, 300, -8)):
        _dill(scene, px, base, tall, lean)
    for px, py, turned in ((235, 1052, -20), (318, 1066, 24), (392, 1050, 60)):
        with scene.at(px, py, 1.25, turned):
            clove = spline("0 -44!, 22 -16, 24 12, 8 30, -10 30, -22 10, -16 -18")
            scene.fill(clove, "#fff4e0, #f2c8a8, #a8607a", round=22, detail=0.7, ink=0.5)
    for _ in range(9):
        corn_x, corn_y = rng.uniform(130, 480), rng.uniform(900, 1010)
        scene.fill(circle(corn_x, corn_y, rng.uniform(5, 9)), "#2a1424", round=6, detail=0.8)


def _dill(scene: Scene, x: float, y: float, tall: float, lean: float) -> None:
    """A sprig that stands like a tree on the shore, with its umbel open."""
    top = (x + lean * 2, y - tall)
    stem = [(x, y), (x + lean * 0.4, y - tall * 0.5), top]
    scene.fill(tube(stem, [7, 5, 3]), "#1c4a34", detail=0.8)
    for k in range(9 if tall > 400 else 5):
        t = 0.16 + k * 0.078
        px, py = x + lean * 2 * t * t, y - tall * t
        for side in (-1, 1):
            reach = tall * 0.16 * (1 - 0.4 * t)
            end = (px + side * reach, py - reach * 0.8)
            scene.line([(px, py), (px + side * reach * 0.6, py - reach * 0.3), end], 3.4, "#245c3c")
            for j in range(3):
                q = 0.4 + j * 0.25
                rx, ry = px + side * reach * q, py - reach * 0.75 * q
                scene.line([(rx, ry), (rx + side * 14, ry - 2)], 2.6, "#2f7a48", curve=False)
                scene.line([(rx, ry), (rx + side * 3, ry - 16)], 2.6, "#2f7a48", curve=False)
    for k in range(11):
        a = np.deg2rad(-160 + k * 14)
        end = (top[0] + np.cos(a) * tall * 0.15, top[1] + np.sin(a) * tall * 0.12)
        scene.line([top, end], 2.4, "#245c3c", curve=False)
        for j in range(5):
            b = a + (j - 2) * 0.5
            spot = circle(end[0] + np.cos(b) * 9, end[1] + np.sin(b) * 9, 4.2)
            scene.fill(spot, "#e8c84a", detail=0.9, texture=0)


def _glass(scene: Scene, glass: Path) -> None:
    with scene.clip(glass):
        for points, width, tone, alpha, soft in (
            ("74 400, 70 700, 78 1030", 20, "#fff6e0", 0.6, 4),
            ("112 420, 108 640", 8, "#fff6e0", 0.45, 3),
            ("530 420, 534 740, 526 1020", 12, "#ffd8a8", 0.55, 4),
            ("50 1080, 300 1092, 550 1080", 16, "#ffd8a8", 0.5, 5),
            ("130 300, 300 310, 470 300", 7, "#fff0d8", 0.5, 3),
        ):
            scene.line(points, width, tone, alpha=alpha, soft=soft)
    scene.fill(glass, "#ffffff", alpha=0.02, ink=0.9, ink_colour="#ffd8b0", ink_width=4, detail=0.7)


def _cloth(scene: Scene) -> None:
    skirt = spline(
        "118 150!, 482 150!, 512 250, 548 318!, 490 296, 440 330!, 380 300, 310 336!, 240 302, "
        "170 332!, 112 298, 52 322!, 90 250"
    )
    scene.fill(
        skirt, "#f6ead4, #ecd4bc, #c89a8a", round=20, shade=0.6, detail=0.5, flow=90, ink=0.5
    )
    top = spline("112 196!, 120 130, 200 102, 300 96, 400 102, 480 130, 488 196!, 300 214")
    scene.fill(top, "#fff4e0, #f4e0c4, #d8b098", round=36, shade=0.6, detail=0.5, ink=0.4)
    for cloth, rows in ((skirt, (258, 300)), (top, (120, 164))):
        with scene.clip(cloth):
            for k in range(9):
                x = 110 + k * 48
                stripe = [(x + (300 - x) * 0.12, 90), (x, 200), (x - (300 - x) * 0.16, 340)]
                scene.line(stripe, 20, "#b8202c", alpha=0.62, soft=0.8, detail=0.6)
            for y in rows:
                band = [(40, y + 4), (300, y + 14), (560, y + 4)]
                scene.line(band, 19, "#b8202c", alpha=0.62, soft=0.8, detail=0.6)
    twine = tube("104 204, 300 226, 496 204", [9, 9, 9])
    scene.cast(twine, strength=0.6, soft=5, dy=7)
    scene.fill(twine, "#f0cc8a, #a8743c", round=8, detail=0.8, ink=0.5)
    for loop in (
        "300 222, 250 190, 210 216, 258 240, 300 222",
        "300 222, 350 188, 392 214, 342 240, 300 222",
    ):
        scene.line(loop, 9, "#e0b46a", ink=0.4)
    for end in ("300 222, 282 262, 268 306", "300 222, 322 266, 326 312"):
        scene.line(end, 8, "#e0b46a", ink=0.4)
