"""Two skaters meet on the icy ring of a planet and spin, hand in hand, leaning apart."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    poly,
    rect,
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
    "woman", 1.1, "rose", "#e8a04c", "plait", cut="dress", coat="#e0283c", legs="#5a1c38",
    shoes="#fff4e4",
)  # fmt: skip
OLD = Person(
    "old", 1.1, "wheat", "#e8e4dc", "short", hat="brim", hat_colour="#3a3050", cut="trousers",
    coat="#3f4a78",
    legs="#2c2c48",
)  # fmt: skip
HOLD = (402.0, 640.0)
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
    _pair(scene)
    _watcher(scene)
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
            scene.fill(ellipse(400, 790, 240, 60), "#ffb888", soft=40, alpha=0.8)
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
        scene.pen(ring(400, 1008, rx, rx * 0.3, 70), 3.4, "#ffffff", 0.9)
        scene.pen(ring(400, 1012, rx, rx * 0.3, 70), 2, "#2c5c94", 0.6)
    for s in (-1, 1):
        track = [(400 + s * 150, 1020), (400 + s * 300, 1000), (400 + s * 460, 870)]
        for d in (0, 12):
            scene.pen([(px, py + d) for px, py in track], 3, "#ffffff", 0.9)
    for _ in range(60):
        a = float(rng.uniform(0, 2 * np.pi))
        far = float(rng.uniform(110, 210))
        low = 1006 + 0.3 * far * np.sin(a) - float(rng.uniform(0, 40))
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


def _ribbon(scene: Scene, points: Points, wide: float, colour: str, turns: float) -> None:
    """A scarf in the wind of the turn: it twists, shows its back, and ends in a fringe."""
    curve = sample(points, 80)
    heading = np.gradient(curve, axis=0)
    normal = np.c_[-heading[:, 1], heading[:, 0]] / np.linalg.norm(heading, axis=1)[:, None]
    t = np.linspace(0, 1, 80)
    face = np.cos(turns * np.pi * t)
    half = wide * (0.4 + 0.6 * t) * (0.28 + 0.72 * np.abs(face))
    style: Style = {"detail": 0.85, "wobble": 0}
    for k in range(0, 78, 2):
        j = k + 3
        side = curve[k:j] + normal[k:j] * half[k:j, None]
        back = (curve[k:j] - normal[k:j] * half[k:j, None])[::-1]
        tone = mix(colour, "#2a1c58", 0.42 * (0.5 - 0.5 * float(face[k])))
        if k % 14 in (6, 8) and k > 36:
            tone = mix(tone, "#ffffff", 0.5)
        scene.fill(poly(np.vstack([side, back])), tone, **style)
    for sign in (-1, 1):
        hem = [tuple(p) for p in curve + sign * normal * half[:, None]]
        scene.line(hem, 2.4, mix(colour, "#2a1c58", 0.6))
    for k in range(7):
        root = curve[-1] + normal[-1] * half[-1] * (k - 3) / 3
        tip = root + heading[-1] / np.linalg.norm(heading[-1]) * 30 + (0, 5 * (k % 2))
        scene.line([tuple(root), tuple(tip)], 6, mix(colour, "#ffffff", 0.2))


def _pair(scene: Scene) -> None:
    x, y = HOLD
    scene.cast(tube("240 1030, 400 1012, 570 1030", [24, 38, 24]), strength=0.55, soft=14)
    _ribbon(scene, "206 486, 140 478, 104 414, 46 420, -50 350", 30, "#f8c040", 1.7)
    _ribbon(scene, "606 492, 668 484, 700 420, 756 424, 850 356", 30, "#fff0dc", 1.7)
    mould = Mould()
    stance: dict[str, Any] = {
        "spine": (0, -1, -0.12), "chest": (0, -1, -0.3),
        "l": ((-0.05, 1, 0.1), (-0.02, 1, 0.02)), "r": ((0.05, 1, 0.2), (0.03, 1, -0.06)),
        "hands": ("hold", "hold"), "strength": 1.1, "yaw": 58, "roll": -12.4,
    }  # fmt: skip
    him = figure(
        mould, 318, 1012, 664, HE, "pulling", "laughter", look=(620, 470, 160),
        reach={"R": (x - 4, y, 30), "L": (x - 8, y + 26, -26)}, head=(-14, 4, 8), **stance,
    )  # fmt: skip
    her = figure(
        mould, 487, 1012, 630, SHE, "pulling", "laughter", flip=True, look=(190, 440, 160),
        reach={"R": (x + 6, y + 4, 26), "L": (x + 10, y + 26, -30)}, head=(-14, 2, 8), **stance,
    )  # fmt: skip
    for who, wool in ((him, "#f8c040"), (her, "#fff0dc")):
        _skates(mould, who)
        middle = who["neck"] * 0.7 + who["throat"] * 0.3
        mould.group()
        round_ = np.linspace(0, 2 * np.pi, 19)
        wrap = middle + np.c_[34 * np.cos(round_), 10 * np.sin(round_), 34 * np.sin(round_)]
        mould.chain(list(wrap), [15.0] * 19, wool, 6, CLOTH)
    mould.frame = Frame()
    cast(
        mould, scene, reach=70, rim=0.9, rim_colour="#ffe8c0", detail=0.92, ambient=0.14,
        brush=0.5, ink=0.32, bounce="#a8e0f0", light=(-0.3, -0.8, 0.4),
    )  # fmt: skip


def _watcher(scene: Scene) -> None:
    """He sits before us, and has kept the other half of the bench free."""
    style: Style = {"detail": 0.85, "ink": 0.5}
    mould = Mould()
    figure(
        mould, 176, 1466, 640, OLD, "sitting", "desire", yaw=146, look=(400, 640, -400),
        head=(14, -14, 0),
    )  # fmt: skip
    cast(mould, scene, reach=60, rim=1.0, rim_colour="#dff8ff", detail=0.9, brush=0.5,
         light=(0.4, -0.7, 0.3), bounce="#5a5aa8")  # fmt: skip
    for y in (1118.0, 1172):
        slat = rect(-20, y, 600, 36, 12)
        scene.fill(slat, "#7a4458, #4a2840, #341c38", round=12, rim=0.8, **style)
    for px in (40.0, 520):
        scene.fill(rect(px, 1096, 26, 130, 10), "#6a3c54, #341c38", round=10, rim=0.6, **style)
