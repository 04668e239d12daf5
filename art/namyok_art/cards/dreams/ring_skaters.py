"""Two skaters meet on the icy ring of a planet and spin, hand in hand, leaning apart."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    ring,
    sample,
    spline,
    tube,
)
from namyok_art.painted.figures import CLOTH, PLAIN, Frame, Mould, Person, Placed, cast, figure

HE = Person(
    "man", 1.0, "brown", "#1c1418", "curls", cut="trousers", coat="#128a80", legs="#232848",
    shoes="#f0e0d0",
)  # fmt: skip
SHE = Person(
    "woman", 1.1, "pale", "#e8a04c", "plait", cut="dress", coat="#e0283c", legs="#5a1c38",
    shoes="#fff4e4",
)  # fmt: skip
OLD = Person(
    "old", 1.1, "wheat", "#e8e4dc", "short", hat="brim", hat_colour="#3a3050", cut="trousers",
    coat="#3f4a78",
    legs="#2c2c48",
)  # fmt: skip
HOLD = (400.0, 640.0)
EYE = (400.0, 372.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(43)
    scene = Scene(
        43, light=(-0.2, -0.8, 0.3), light_colour="#ffe2b8", shadow="#1c1c58", haze="#5a5aa8"
    )
    scene.sky("0 #14123c, 0.5 #241c5c, 1 #1c1a4c", warp=60, flow=20)
    scene.stars(130, 1000, largest=3.4)
    _planet(scene)
    _ice(scene, rng)
    _watcher(scene)
    _pair(scene, rng)
    return gouache(
        scene,
        palette="#14123c, #241c5c, #ff9a68, #ffc890, #e0684c, #8a3460, #dff4f4, #8ac4d8, #3f7ab0, "
        "#e0283c, #127a74, #fff4e4, #f8c040",
        pull=0.1,
    )


def _planet(scene: Scene) -> None:
    x, y = EYE
    scene.glow(x, y, 430, "#ff8a5c", 0.6)
    globe = circle(x, y, 318)
    scene.fill(globe, "0 #fff0c0, 0.35 #ffc080, 0.7 #f08058, 1 #a8446c", round=300, shade=0.5,
               detail=0.5, flow=-6)  # fmt: skip
    with scene.clip(globe):
        for k, (dy, tone) in enumerate(
            ((-220, "#fff4d8"), (-140, "#f09a68"), (-70, "#ffdca8"), (0, "#e0704c"),
             (84, "#ffb480"), (150, "#b84c60"), (230, "#d86a60"))
        ):  # fmt: skip
            wave = 16 * np.sin(k * 2.1)
            band = [(60, y + dy), (240, y + dy + 30 + wave), (420, y + dy + 34 - wave),
                    (600, y + dy + 26), (740, y + dy - 6)]  # fmt: skip
            scene.fill(tube(band, [10, 24, 30, 22, 8]), tone, soft=9, alpha=0.6, flow=4)
        scene.fill(ellipse(560, 430, 60, 32, -6), "#d8543c", soft=6, alpha=0.8)
        scene.fill(ellipse(560, 428, 32, 15, -6), "#ff9a70", soft=5, alpha=0.8)


def _ice(scene: Scene, rng: np.random.Generator) -> None:
    """The near side of the ring, grooved by everyone who ever went round."""
    x, y = EYE
    ice = minus(ellipse(x, y, 1120, 960), ellipse(x, y, 452, 356))
    low = spline("-40 380!, 840 380!, 840 1240!, -40 1240!")
    with scene.clip(low):
        scene.fill(ice, "0 #5a90c0, 0.35 #a8dce4, 0.6 #e8fbf8, 0.8 #9cd0e0, 1 #3f70a8",
                   box=(0, 420, 800, 1200), detail=0.45, flow=0)  # fmt: skip
        with scene.clip(ice):
            scene.fill(ellipse(400, 770, 240, 60), "#ffb888", soft=40, alpha=0.8)
            for k in range(40):
                t = k / 39
                rx, ry = 460 + 640 * t, 362 + 590 * t
                tone = ("#ffffff", "#3f7ab0", "#c8f0f4", "#6aa8cc")[k % 4]
                groove = [p for p in ring(x, y, rx, ry, 120) if p[1] > 380]
                scene.pen(groove, 1.4 + 3.0 * t, tone, 0.55)
    edge = [p for p in ring(x, y, 452, 356, 160) if p[1] > 400]
    scene.line(edge, 9, "#f4ffff", detail=0.9)
    for k in range(4):
        rx = 130.0 + 34 * k
        scene.pen(ring(400, 936, rx, rx * 0.3, 70), 3.4, "#ffffff", 0.9)
        scene.pen(ring(400, 940, rx, rx * 0.3, 70), 2, "#2c5c94", 0.6)
    for s in (-1, 1):
        track = [(400 + s * 150, 950), (400 + s * 300, 930), (400 + s * 460, 800)]
        for d in (0, 12):
            scene.pen([(px, py + d) for px, py in track], 3, "#ffffff", 0.9)
    for _ in range(60):
        a = float(rng.uniform(0, 2 * np.pi))
        far = float(rng.uniform(110, 210))
        low = 934 + 0.3 * far * np.sin(a) - float(rng.uniform(0, 40))
        spray = circle(400 + far * np.cos(a), low, float(rng.uniform(1.6, 5)))
        scene.fill(spray, "#ffffff", detail=1, alpha=0.9)


def _skates(mould: Mould, who: Placed) -> None:
    """Steel under both soles, flat on the ice."""
    for name in ("anklel", "ankler"):
        px, py, pz = (float(v) for v in who[name])
        mould.group()
        mould.cone(
            (px - 30, py + 33, pz + 6), (px + 32, py + 33, pz + 6), 4.5, 4.5, "#f4f8ff", 0, PLAIN
        )
        for dx in (-18, 18):
            mould.cone(
                (px + dx, py + 20, pz), (px + dx, py + 33, pz + 4), 4, 4, "#b8c4d8", 1, PLAIN
            )


def _ribbon(mould: Mould, points: Array, wide: float, colour: str) -> None:
    """A scarf in the wind of the turn."""
    mould.group()
    for k in range(len(points) - 1):
        t = k / len(points)
        mould.cone(
            points[k], points[k + 1], wide * (1 - 0.3 * t), wide * (1 - 0.3 * t), colour, 2, CLOTH
        )


def _pair(scene: Scene, rng: np.random.Generator) -> None:
    x, y = HOLD
    shade = tube("250 960, 400 940, 560 960", [26, 40, 26])
    scene.cast(shade, strength=0.55, soft=14)
    mould = Mould()
    legs: dict[str, Any] = {
        "l": ((-0.1, 1, 0.12), (-0.04, 1, -0.02)),
        "r": ((0.1, 0.95, 0.3), (0.05, 1, -0.2)),
    }
    grip = {"R": (x - 8, y, 26), "L": (x - 8, y + 20, -26)}
    him = figure(
        mould, 366, 944, 540, HE, "pulling", "laughter", yaw=66, roll=-20, reach=grip,
        look=(560, 470, 60), head=(14, -6, 10), strength=1.1, hands=("hold", "hold"), **legs,
    )  # fmt: skip
    grip = {"R": (x + 12, y, 26), "L": (x + 12, y + 20, -26)}
    her = figure(
        mould, 432, 944, 510, SHE, "pulling", "laughter", flip=True, yaw=66, roll=-20, reach=grip,
        look=(240, 440, 60), head=(14, -10, 10), strength=1.1, hands=("hold", "hold"), **legs,
    )  # fmt: skip
    for who in (him, her):
        _skates(mould, who)
    neck = him["neck"]
    wind = sample([(neck[0], neck[1]), (100, 596), (46, 570), (-10, 616)], 14)
    _ribbon(mould, np.c_[wind, np.full(14, neck[2] - 20)], 17, "#f8c040")
    neck = her["neck"]
    wind = sample([(neck[0], neck[1]), (700, 606), (754, 576), (810, 620)], 14)
    _ribbon(mould, np.c_[wind, np.full(14, neck[2] - 20)], 16, "#fff4e4")
    mould.frame = Frame()
    cast(
        mould, scene, reach=70, rim=1.0, rim_colour="#ffe8c0", detail=0.92, ambient=0.1,
        bounce="#a8e0f0", light=(-0.35, -0.85, 0.1),
    )  # fmt: skip


def _watcher(scene: Scene) -> None:
    """He has kept the other half of the bench free."""
    style: Style = {"detail": 0.85, "ink": 0.5}
    scene.cast(ellipse(150, 1160, 150, 16), strength=0.6, soft=10)
    for px in (50.0, 246):
        scene.line([(px, 1098), (px - 4, 1156)], 12, "#4a2c48", curve=False, **style)
    scene.line([(16, 1092), (284, 1092)], 20, "#8a5060", curve=False, round=8, **style)
    mould = Mould()
    figure(
        mould, 110, 1158, 300, OLD, "sitting", "desire", yaw=46, look=(400, 640, 40),
        head=(10, -16, 0),
    )  # fmt: skip
    cast(mould, scene, reach=40, rim=0.9, rim_colour="#ffd8a8", detail=0.92, ambient=0.2,
         bounce=mix("#a8e0f0", "#5a5aa8", 0.5))  # fmt: skip
