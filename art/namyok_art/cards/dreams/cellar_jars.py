"""A mouse in the dark cellar has found the jar in which last summer's sunset is pickled."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gather,
    gouache,
    mix,
    poly,
    rect,
    sample,
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
        mould, Frame(682, 908, 120, 246, turn(-48, -6, 0)), "#8a7a86", (300, 620, 60), hands
    )
    scene.cast(ellipse(700, 1156, 150, 24), strength=0.85, soft=10, dx=20)
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
    _escaping(scene, rng)


def _escaping(scene: Scene, rng: np.random.Generator) -> None:
    """A little milky way climbs out of the open jar and away over the stones."""
    way = sample("706 570, 676 500, 726 420, 668 330, 712 230, 640 140, 690 20", 90)
    for wide, tone, alpha in ((46.0, "#b87ad0", 0.3), (28, "#ff9a6a", 0.4), (12, "#fff0b8", 0.6)):
        spread = [wide * 0.25, wide * 0.6, wide * 0.8, wide, wide * 1.2]
        band = tube([tuple(p) for p in way], spread, 90)
        scene.fill(band, tone, soft=wide * 0.5, alpha=alpha, detail=0.3, mode="screen")
    for _ in range(190):
        t = float(rng.uniform()) ** 0.8
        x, y = way[int(t * 89)] + rng.normal(0, 6 + 22 * t, 2)
        size = float(rng.uniform(1.4, 3.6) if rng.uniform() < 0.85 else rng.uniform(4, 7))
        if size > 4:
            scene.glow(x, y, 30, "#ffd98a", 0.6)
        tone = ("#fffbe0", "#ffe08a", "#ffc8d8")[int(rng.integers(3))]
        scene.fill(circle(x, y, size), tone, detail=1, texture=0)


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
    for px, base, tall, lean in (
        (104.0, 1110.0, 500.0, 16.0), (492, 1110, 610, -20), (420, 1120, 330, 16),
        (170, 1120, 290, -20),
    ):  # fmt: skip
        _dill(scene, px, base, tall, lean, rng)
    for px, py, turned in ((235, 1052, -20), (318, 1066, 24), (392, 1050, 60)):
        with scene.at(px, py, 1.25, turned):
            clove = spline("0 -44!, 22 -16, 24 12, 8 30, -10 30, -22 10, -16 -18")
            scene.fill(clove, "#fff4e0, #f2c8a8, #a8607a", round=22, detail=0.7, ink=0.5)
    for _ in range(9):
        corn_x, corn_y = rng.uniform(130, 480), rng.uniform(900, 1010)
        scene.fill(circle(corn_x, corn_y, rng.uniform(5, 9)), "#2a1424", round=6, detail=0.8)


def _dill(
    scene: Scene, x: float, y: float, tall: float, lean: float, rng: np.random.Generator
) -> None:
    """A sprig that stands like a tree on the shore: feathers of leaf, and its umbel open."""
    stem = sample([(x, y), (x + lean * 0.2, y - tall * 0.45), (x + lean * 2, y - tall)], 40)
    hairs: dict[str, list[Path]] = {"#143c30": [], "#2a6a40": [], "#6a9a48": []}
    tones = list(hairs)
    for k, t in enumerate(np.linspace(0.12, 0.8, int(tall / 46))):
        root = stem[int(t * 39)]
        side = 1 if k % 2 else -1
        reach = tall * 0.24 * (1 - 0.55 * t) * float(rng.uniform(0.8, 1.15))
        end = root + np.array([side * reach, -reach * float(rng.uniform(0.55, 0.95))])
        bow = (root + end) / 2 + (side * reach * 0.16, reach * 0.22)
        rib = sample([tuple(root), tuple(bow), tuple(end)], 14)
        hairs[tones[0]].append(tube([tuple(p) for p in rib], [3.4, 2.4, 1]))
        ahead = np.gradient(rib, axis=0)
        for j in range(3, 14):
            way = ahead[j] / np.linalg.norm(ahead[j])
            across = np.array([-way[1], way[0]])
            for s in (-1, 1):
                long = reach * 0.3 * (1.1 - j / 16) * float(rng.uniform(0.7, 1.2))
                tip = rib[j] + way * long * 0.8 + across * s * long * 0.7 + (0, long * 0.12)
                middle = (rib[j] + tip) / 2 + way * long * 0.16
                tone = tones[2 if s * side < 0 and j > 6 else 1 if rng.uniform() < 0.7 else 0]
                hairs[tone].append(
                    tube([tuple(rib[j]), tuple(middle), tuple(tip)], [1.9, 1.5, 0.5], 8, cap=False)
                )
    scene.fill(tube([tuple(p) for p in stem[::3]], [9, 6, 4]), "#2a6a40, #143c30", round=6,
               detail=0.85)  # fmt: skip
    for tone, leaves in hairs.items():
        scene.fill(gather(leaves), tone, detail=0.9, texture=0.02, wobble=0.3)
    _umbel(scene, stem[-1], tall * 0.19, rng)


def _umbel(scene: Scene, top: Array, wide: float, rng: np.random.Generator) -> None:
    """Rays like the ribs of an umbrella, far ones first, each with its own tuft of bloom."""
    for depth, tone in ((-0.55, "#b8862c"), (0.1, "#e8b83c"), (0.6, "#ffe27a")):
        for a in np.deg2rad(np.linspace(-84, 84, 11)):
            end = top + wide * np.array([np.sin(a), 0.22 * depth - 0.6 * np.cos(a)])
            bend = (top + end) / 2 + (0, wide * 0.1)
            scene.line([tuple(top), tuple(bend), tuple(end)], 2.2, "#3f7a40")
            for _ in range(7):
                px, py = end + rng.normal(0, wide * 0.055, 2) * (1.2, 0.8)
                scene.fill(circle(px, py, wide * 0.034), tone, detail=0.95, texture=0)


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
