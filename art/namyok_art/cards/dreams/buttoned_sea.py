"""From above the sea is a quilted cloth, and a round island is the button sewn on it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    mix,
    poly,
    rect,
    sample,
    smooth,
    spline,
    tube,
    watercolour,
)

BUTTON = (392, 560)
RADIUS = 240
HOLES = ((-62, -60), (62, -60), (62, 62), (-62, 62))
CORNER = "880 940, 760 966, 640 1040, 560 1130, 520 1260, 880 1260"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(19)
    scene = Scene(
        30, light=(-0.6, -0.6, 0.5), light_colour="#fffdf0", shadow="#4f7f88", haze="#e6f4ee"
    )
    scene.sky("0 #cfeae4, 0.4 #b5e0da, 0.75 #a4d6d4, 1 #98ccd0", angle=60, warp=80)
    _quilt(scene, rng)
    _unbuttoned(scene)
    _island(scene, rng)
    _thread(scene)
    _lighthouse(scene)
    _needle(scene)
    for x, y, size, turn in ((120, 190, 0.7, 30), (690, 240, 0.55, -20), (110, 1000, 0.6, 70)):
        _sailing_boat(scene, x, y, size, turn)
    return watercolour(
        scene,
        palette=(
            "#cfeae4, #b5e0da, #98ccd0, #6fb0b4, #fbf6e6, #f3dfc4, #e6c8a8, #b9d6a8, #8fb88a, "
            "#ef7f68, #4a2c4a, #7f8f98"
        ),
        pull=0.15,
    )


def _quilt(scene: Scene, rng: np.random.Generator) -> None:
    """Diamonds of padding, each a swell with stitches for wave crests."""
    step = 118
    down = np.abs(((scene.xs + scene.ys + scene.broad * 16) % step) - step / 2)
    up = np.abs(((scene.xs - scene.ys + scene.broad * 16) % step) - step / 2)
    crease = np.minimum(step / 2 - down, step / 2 - up)
    valley = blur(1 - smooth(0, 26, crease), 3)
    scene.dim(valley, "#6fb0b8", 0.7)
    swell = ((scene.xs + scene.ys) % step / step + (scene.ys - scene.xs) % step / step) / 2
    scene.dim(smooth(0.45, 0.95, swell) * (1 - valley), "#a8d8d8", 0.5)
    for k in range(-8, 22):
        for slope in (1, -1):
            start = k * step
            _stitches(scene, start, slope, rng)


def _stitches(scene: Scene, start: float, slope: int, rng: np.random.Generator) -> None:
    for y in range(-20, 1220, 26):
        x = start - slope * y
        if -20 < x < 820 and 0 < y < 1200:
            shift = -16 * scene.broad[min(1199, y), int(np.clip(x, 0, 799))]
            ends = [(x + shift, y), (x + shift - slope * 13, y + 13)]
            scene.pen(ends, 2.6, "#fffdf4", rng.uniform(0.7, 0.95), curve=False)


def _unbuttoned(scene: Scene) -> None:
    """A corner folded back: under the sea there is something dark and velvet."""
    velvet = spline(CORNER)
    scene.fill(velvet, "#5a3a5c, #3a2440, #241430", round=60, texture=0.16, detail=0.35, flow=40)
    with scene.clip(velvet):
        for x, y in ((720, 1080), (660, 1150), (764, 1150), (610, 1180)):
            scene.glow(x, y, 22, "#f6d98a", 0.6)
            scene.fill(circle(x, y, 3), "#fff0c0", detail=1, texture=0)
    flap = spline(
        "880 930, 760 958, 640 1032, 560 1122, 520 1250, 500 1180, 516 1060, 600 960, 730 880, "
        "880 850"
    )
    scene.cast(flap, "#2a3a4a", 0.5, 16, 12, 20)
    scene.fill(flap, "#fbf6e6, #e3ecd8, #b9d4c8", round=34, detail=0.4, ink=0.5, flow=130)
    for x, y in sample("508 1200, 530 1070, 610 975, 736 898, 860 866", 22):
        scene.pen([(x - 6, y + 6), (x + 5, y - 5)], 2.4, "#7fb0b0", 0.9, curve=False)
    for x, y in ((560, 1046), (700, 930)):
        hole = ellipse(x, y, 22, 8, -42)
        scene.fill(hole, "#6f9a9a", detail=0.7, ink=0.6)


def _island(scene: Scene, rng: np.random.Generator) -> None:
    with scene.at(*BUTTON):
        disc = circle(0, 0, RADIUS)
        scene.cast(disc, "#3f7f88", 0.6, 18, 18, 24)
        shallow = circle(0, 0, RADIUS + 16)
        scene.fill(shallow, "#e6f6e8", alpha=0.7, soft=7, wobble=3, detail=0.2)
        scene.fill(disc, "#fbeed6, #f0d9b8, #dcbc98", angle=45, round=46, detail=0.4, ink=0.5)
        inner = circle(0, 0, RADIUS - 52)
        meadow = "#cfe0b0, #b9d49c, #9cc08a"
        scene.fill(inner, meadow, angle=45, round=20, detail=0.35, ink=0.35, texture=0.12)
        for hx, hy in HOLES:
            lake = circle(hx, hy, 36)
            scene.fill(circle(hx, hy, 44), "#f3e0bc", round=8, detail=0.4, ink=0.3)
            scene.fill(lake, "#4f8f9c, #8fccc8", angle=45, round=6, detail=0.5, ink=0.5)
        for _ in range(90):
            turn, away = rng.uniform(0, 6.3), rng.uniform(0, RADIUS - 62)
            x, y = np.cos(turn) * away, np.sin(turn) * away
            if min(np.hypot(x - hx, y - hy) for hx, hy in HOLES) < 58 or abs(abs(x) - abs(y)) < 22:
                continue
            size = rng.uniform(6, 13)
            crown = circle(x, y, size)
            scene.cast(crown, "#5f8a6a", 0.5, 3, 4, 5)
            tone = mix("#8fb88a", "#6f9f78", rng.uniform())
            scene.fill(crown, tone, round=size, wobble=2, detail=0.5, ink=0.25)
        for x, y, turn in ((0, -120, 10), (-124, 4, 80), (24, 122, -15)):
            with scene.at(x, y, 1, turn):
                scene.cast(rect(-14, -9, 30, 22), "#5f7a6a", 0.5, 3, 3, 4)
                scene.fill(rect(-15, -10, 30, 10), "#e0a088", detail=0.8, ink=0.4)
                scene.fill(rect(-15, 0, 30, 10), "#b8705f", detail=0.8, ink=0.4)


def _thread(scene: Scene) -> None:
    """Thick white thread crossed over the button, going down into the lakes."""
    style: Style = {"detail": 0.6, "ink": 0.5, "ink_colour": "#8fa0a0"}
    with scene.at(*BUTTON):
        for first, second in ((0, 2), (1, 3)):
            for shift in (-9, 9):
                (ax, ay), (bx, by) = HOLES[first], HOLES[second]
                side = shift if first == 0 else -shift
                strand = [
                    (ax + side, ay - shift * 0.4),
                    ((ax + bx) / 2 + side, (ay + by) / 2 - 10 - shift * 0.5),
                    (bx + side, by - shift * 0.4),
                ]
                path = tube(strand, [8, 10, 8])
                scene.cast(path, "#5f7a6a", 0.45, 5, 5, 8)
                scene.fill(path, "#ffffff, #e3e6de", round=9, flow=45, **style)
                for x, y in sample(strand, 15)[1:-1]:
                    scene.pen([(x - 5, y - 1), (x + 4, y + 5)], 1.3, "#a8b4b0", 0.8, curve=False)


def _lighthouse(scene: Scene) -> None:
    style: Style = {"detail": 0.75, "ink": 0.5}
    with scene.at(560, 452, 0.95, 12):
        scene.fill(poly("8 10, 30 14, 118 74, 104 84"), "#5f8a8a", alpha=0.45, soft=4, mode="mul")
        tower = poly("-20 14, 20 14, 13 -84, -13 -84")
        scene.fill(tower, "#fffaf0, #f0e0cc", angle=10, round=14, **style)
        for low in (0, 44):
            band = poly([(-19, 2 - low), (19, 2 - low), (17, -20 - low), (-17, -20 - low)])
            scene.fill(band, "#ef7f68, #d0604e", angle=10, round=12, **style)
        scene.fill(rect(-11, -104, 22, 20, 2), "#fff0b0", **style)
        scene.fill(spline("-17 -102!, 0 -126!, 17 -102!"), "#ef7f68", round=6, **style)


def _needle(scene: Scene) -> None:
    """Taller than the lighthouse, stuck in the beach, still threaded."""
    scene.fill(
        poly("240 660, 262 664, 460 760, 440 770"), "#5f8a8a", alpha=0.35, soft=5, mode="mul"
    )
    shaft = tube("236 660, 160 440, 88 226", [3, 9, 12])
    scene.fill(shaft, "#ffffff, #b9c4c8, #7f8f98", angle=0, round=10, rim=0.7, detail=0.75, ink=0.6)
    scene.fill(tube("112 300, 98 258", [4, 4]), "#5f7078", detail=0.9)
    scene.fill(ellipse(236, 662, 18, 8), "#c9a888", soft=3, alpha=0.8, detail=0.4)
    thread = tube("104 280, 40 330, 60 470, 150 560, 220 470, 330 498", [6, 6, 6, 6, 6, 6])
    scene.cast(thread, "#5f8a8a", 0.35, 5, 5, 8)
    scene.fill(thread, "#ffffff, #e3e6de", round=6, detail=0.6, ink=0.5, ink_colour="#8fa0a0")


def _sailing_boat(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    with scene.at(x, y, size, turn):
        scene.cast(ellipse(6, 8, 40, 14), "#4f8f98", 0.5, 5)
        hull = spline("-42 0!, -14 -13, 20 -11, 40 0!, 20 11, -14 13")
        scene.fill(hull, "#b5805c", round=5, detail=0.8, ink=0.5)
        scene.fill(spline("-6 -30!, 16 -4, -2 26!, -16 0"), "#fffdf4", round=8, detail=0.8, ink=0.5)
        for k in (1, 2, 3):
            wake = [(-46 - k * 16, -6 * k), (-50 - k * 16, 0), (-46 - k * 16, 6 * k)]
            scene.pen(wake, 2, "#ffffff", 0.8)
