"""Two herons plait three rivers into one braid and tie it with a ribbon before the sea."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Points,
    Scene,
    Style,
    along,
    circle,
    ellipse,
    mix,
    poly,
    rect,
    rgb,
    spline,
    tube,
    watercolour,
)
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.land import grass, hill
from namyok_art.painted.props.objects import lantern
from namyok_art.painted.props.waders import heron

STRANDS = ("#9cc0d8", "#b4c8a8", "#d3bcd8")
CENTRE = "410 528, 436 610, 444 700, 416 790, 376 870, 364 940, 384 1016"
KNOT = (385.0, 1000.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(32)
    scene = Scene(
        32, light=(0.75, -0.5, 0.5), light_colour="#fff4e0", shadow="#6a6a90", haze="#fbe6e0"
    )
    scene.sky("0 #e8929c, 0.08 #f2ac9c, 0.16 #fbd0a8, 0.22 #fdeac0, 1 #fbe6e0", warp=40, flow=0)
    scene.glow(720, 190, 200, "#fff3c8", 0.8)
    hill(scene, "0 190, 120 160, 260 196, 420 150, 560 190, 700 170, 800 196", "#d9c4dc", haze=0.2)
    hill(scene, "0 226, 200 210, 420 232, 640 206, 800 226", "#efc8c4, #f6d6cc", haze=0.25)
    for x, y, size in ((300, 96, 0.5), (352, 74, 0.42), (250, 116, 0.38), (214, 92, 0.3)):
        gliding_bird(scene, x, y, size, "#8a84a8", haze=0.2)
    _plain(scene, rng)
    _rivers(scene)
    _sea(scene)
    for x, y in ((190, 906), (630, 876)):
        _pool(scene, x, y)
    heron(scene, 186, 908, 0.94, crest="#4a5478")
    heron(scene, 634, 878, 0.9, flip=True, colour="#d3d0dc", crest="#5f5478")
    _braid(scene)
    _ribbon(scene)
    _ferry(scene)
    grass(scene, 20, 250, 930, 40, 60, "#9cb890, #b9cca4, #7f9f84", rng)
    grass(scene, 560, 780, 900, 40, 54, "#9cb890, #b9cca4, #7f9f84", rng)
    return watercolour(
        scene,
        palette=(
            "#fbe6e0, #fdf0dc, #f3c8c4, #d9c4dc, #9cc0d8, #6f98b8, #b4c8a8, #7f9f84, #4a5478, "
            "#d8343c, #f0b85c"
        ),
        pull=0.12,
        bloom=0.18,
    )


def _plain(scene: Scene, rng: np.random.Generator) -> None:
    """Strips of pale fields that widen towards us, with furrows and willow rows."""
    tones = ("#f3b8b0", "#eda8a8", "#dcd89c", "#f3b4a8", "#cfd69c", "#eda8a4")
    for i, y in enumerate((240, 276, 330, 410, 530, 690, 880)):
        ridge = [(0, y + 8), (220, y - 12 - i * 2), (480, y + 12), (800, y - 14)]
        tone = tones[i % len(tones)]
        hill(
            scene,
            ridge,
            [mix(tone, "#ffffff", 0.4), tone],
            haze=0.1,
            detail=0.5,
            texture=0.02,
            ink=0.25,
        )
        for _ in range(9):
            x = rng.uniform(0, 760)
            drop = rng.uniform(6, 30) * (0.3 + i * 0.3)
            furrow = [
                (x, y + drop + 10),
                (x + 30 + i * 14, y + drop + 7),
                (x + 60 + i * 30, y + drop + 10),
            ]
            scene.line(furrow, 1.6, "#c99a94", alpha=0.4, detail=0.7)
    for row_x, row_y, count in (
        (30, 300, 6),
        (250, 268, 5),
        (500, 284, 6),
        (560, 402, 4),
        (250, 392, 3),
    ):
        for k in range(count):
            size = 4 + (row_y - 240) * 0.06
            _willow(scene, row_x + k * size * 2.6, row_y - k * 1.4 + rng.normal(), size)


def _willow(scene: Scene, x: float, y: float, size: float) -> None:
    scene.fill(ellipse(x - size, y + 1, size * 1.4, size * 0.3), "#b58a94", alpha=0.5, soft=1.5)
    scene.line([(x, y), (x, y - size * 1.4)], size * 0.3, "#8a6a64", curve=False)
    crown = ellipse(x, y - size * 1.7, size, size * 1.15)
    scene.fill(crown, "#c8d4a8, #8fa88a", round=size * 0.7, detail=0.7, ink=0.3, wobble=0.8)


def _pool(scene: Scene, x: float, y: float) -> None:
    """A shallow where a heron stands."""
    scene.fill(ellipse(x, y + 4, 112, 22), "#d9ecf0, #a8cbdc", detail=0.5, ink=0.35, wobble=3)
    for half in (34, 62):
        ripple = [(x - half, y + 4), (x, y + 4 + half * 0.2), (x + half, y + 4)]
        scene.line(ripple, 2, "#ffffff", alpha=0.9)


def _rivers(scene: Scene) -> None:
    left_tip, right_tip = (382.0, 570.0), (452.0, 562.0)
    courses: tuple[tuple[Points, str], ...] = (
        (
            [(110, 222), (150, 256), (70, 300), (180, 360), (110, 430), (240, 520), left_tip],
            STRANDS[0],
        ),
        ("396 226, 434 262, 362 308, 446 364, 376 430, 408 500, 418 580", STRANDS[1]),
        (
            [(690, 214), (650, 250), (730, 300), (620, 356), (690, 424), (570, 512), right_tip],
            STRANDS[2],
        ),
    )
    for course, tone in courses:
        widths = [3, 6, 10, 14, 18, 24, 27]
        bank = tube(course, [w + 5 for w in widths])
        scene.fill(bank, "#e3c4b8", alpha=0.7, soft=2, detail=0.3)
        river = tube(course, widths)
        scene.fill(river, [mix(tone, "#ffffff", 0.55), tone], detail=0.6, ink=0.35)
        places = along(course, 26)
        for x, y, heading in places[6::2]:
            with scene.at(x, y, 1, heading):
                scene.line("-14 -3, 0 -5, 14 -3", 1.8, "#ffffff", alpha=0.8)
        x, y, _ = min(places[7:-8], key=lambda place: abs(place[2] - 90))
        _bridge(scene, x, y)


def _bridge(scene: Scene, x: float, y: float) -> None:
    with scene.at(x, y, 0.8):
        arch = spline("-44 8!, -22 -10, 0 -15, 22 -10, 44 8!, 30 10!, 0 -3, -30 10!")
        scene.fill(arch, "#d9a090, #8a6474", round=4, detail=0.85, ink=0.6)


def _sea(scene: Scene) -> None:
    sea = spline(
        "-60 1086!, 120 1064, 300 1076, 520 1066, 700 1080, 860 1062!, 860 1260!, -60 1260!"
    )
    scene.fill(sea, "#a8d0dc, #5f9cc0, #3f78a8", detail=0.3, flow=0, ink=0.3)
    for k in range(26):
        x, y = (k * 173) % 800, 1092 + (k * 37) % 100
        scene.line([(x - 26, y), (x, y - 4), (x + 30, y)], 2, "#ffffff", alpha=0.65)


def _lobe(left: bool) -> Path:
    """One visible bend of a strand in a plait, 100 wide, seen along the braid."""
    points = "-52 -44, -38 -72, -10 -64, 16 -24, 34 30, 38 82, 16 72, -14 36, -46 -4"
    path = spline(points)
    if left:
        return path
    mirrored = [(-float(a), float(b)) for a, b in (p.split() for p in points.split(","))]
    return spline(mirrored)


def _braid(scene: Scene) -> None:
    tassel: Style = {"detail": 0.6, "ink": 0.35}
    for k, (end_x, end_y) in enumerate(((270, 1130), (336, 1150), (420, 1156), (490, 1132))):
        tone = STRANDS[k % 3]
        wisp = tube([KNOT, ((KNOT[0] + end_x) / 2 - 6, 1062), (end_x, end_y)], [16, 28, 34])
        scene.fill(wisp, [tone, mix(tone, "#5f9cc0", 0.7)], round=14, shade=0.6, **tassel)
    water = rect(220, 1112, 320, 100)
    scene.fill(water, "0 #6fa8c8, 1 #4a84b0", alpha=0.8, soft=16, detail=0.3)
    for k in range(9):
        x, y = 250.0 + (k * 97) % 270, 1112.0 + (k * 29) % 62
        scene.line([(x - 22, y), (x, y - 5), (x + 24, y)], 2.2, "#ffffff", alpha=0.8)
    places = along(CENTRE, 36)
    for i, (x, y, heading) in enumerate(places[1:-1]):
        tone = STRANDS[i % 3]
        t = i / len(places)
        swell = 0.62 + 0.5 * np.sin(np.pi * min(1.0, 0.2 + t * 0.72))
        lobe = _lobe(left=i % 2 == 0)
        side = -1 if i % 2 == 0 else 1
        with scene.at(x, y, swell, heading - 90):
            scene.cast(lobe, strength=0.35, soft=5, dx=-3, dy=7)
            tones = [mix(tone, "#ffffff", 0.45), rgb(tone), mix(tone, scene.shadow, 0.45)]
            scene.fill(lobe, tones, round=24, rim=0.4, ink=0.55, detail=0.6, flow=60)
            with scene.clip(lobe):
                for k in range(4):
                    shift = k * 13 - 22
                    line = [
                        (-46 + shift, -60),
                        (-18 + shift, -34),
                        (8 + shift, 10),
                        (20 + shift, 70),
                    ]
                    ripple = [(-side * a, b) for a, b in line]
                    scene.line(ripple, 2.2, "#ffffff", alpha=0.75)


def _ribbon(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.7}
    x, y = KNOT
    with scene.at(x, y, 1.25, 4):
        for side in (-1, 1):
            tail = [(side * 4, 4), (side * 30, 36), (side * 26, 70), (side * 48, 104)]
            scene.fill(tube(tail, [7, 9, 9, 11], cap=False), "#e8484a, #b52438", round=6, **style)
            loop = spline(
                [(0, 0, 1), (side * 24, -34), (side * 66, -38), (side * 72, -6), (side * 40, 16)]
            )
            scene.fill(loop, "#f0605a, #d8343c, #a82038", round=14, **style)
            scene.line(
                [(side * 12, -4), (side * 34, -16), (side * 54, -14)], 2.4, "#8a1830", alpha=0.7
            )
        scene.fill(rect(-15, -15, 30, 30, 9), "#f0605a, #c02a3a", round=10, **style)


def _ferry(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5, "wobble": 0.6}
    with scene.at(600, 1112, 1.15):
        scene.fill(ellipse(0, 12, 84, 7), "#5f88a8", alpha=0.6, soft=3)
        scene.fill(poly("-82 -10, 82 -10, 64 14, -64 14"), "#8a6474, #5a4460", round=8, **style)
        scene.fill(rect(-34, -42, 62, 32, 3), "#fbf0e4, #d9bcb8", round=5, **style)
        scene.fill(spline("-42 -42!, 38 -42!, 30 -52, -34 -52"), "#b56a6a", **style)
        for pane in (-22, -2, 18):
            scene.fill(rect(pane - 6, -34, 11, 12, 2), "#8fb0c8", detail=0.9)
        scene.line("58 -10, 58 -64", 3, "#5a4460", curve=False)
        scene.fill(circle(58, -66, 5), "#5a4460", detail=0.8)
        lantern(scene, 58, -54, 6, "#ffc860", 1.1)
