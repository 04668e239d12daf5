"""A child has broken the sky like a plate; whoever it belonged to is already standing there."""

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, blur, ellipse, gouache, poly, spline
from namyok_art.painted.figures import EXPRESSIONS, Mould, Person, cast, figure, silhouette

BOY = Person(
    "child",
    skin="rose",
    hair="#8a4a24",
    style="tuft",
    iris="#3f6f8a",
    cut="trousers",
    coat="#d9b23c",
    shirt="#d9b23c",
    legs="#5a4a44",
    shoes="#efc3a4",
    freckles=True,
    pattern="stripes",
    accent="#8a3a2c",
)
HER = (520.0, -300.0, 1500.0)
CAUGHT = replace(EXPRESSIONS["shame"], upper=38, inner=1.25, corners=(-0.8, -0.6), turn=(0, 0, -6))


def floor(scene: Scene, rng: np.random.Generator) -> None:
    """Worn tiles, the room turned a little against the card."""
    with scene.at(400, 600, 1, -14):
        for r in range(-9, 9):
            for c in range(-7, 7):
                x, y = c * 112 + 56, r * 112 + 56
                dark = (r + c) % 2
                tone = (
                    ["#e9d6b4", "#dfc9a2"][int(rng.integers(2))]
                    if not dark
                    else ["#b06a48", "#a35d40"][int(rng.integers(2))]
                )
                half = 54 + rng.uniform(-1.5, 1)
                tile = poly(
                    [
                        (x - half, y - half),
                        (x + half, y - half),
                        (x + half, y + half),
                        (x - half, y + half),
                    ]
                )
                scene.fill(
                    tile,
                    tone,
                    round=6,
                    shade=0.4,
                    detail=0.35,
                    texture=0.1,
                    flow=float(rng.uniform(-40, 40)),
                )


def shards(scene: Scene, x: float, y: float, radius: float, rng: np.random.Generator) -> None:
    """The plate burst from its middle; every piece kept its part of the sky."""
    cuts = np.sort(np.r_[0.2, 0.95, 1.7, 2.3, 3.15, 3.9, 4.4, 5.3])
    for i, a in enumerate(cuts):
        b = cuts[(i + 1) % len(cuts)] + (2 * np.pi if i == len(cuts) - 1 else 0)
        inner = rng.uniform(0.28, 0.5)
        pieces = [(0.0, inner), (inner, 1.0)] if i % 2 else [(0.0, 1.0)]
        for near, far in pieces:
            turn_ = np.linspace(a, b, 5)
            ring = [(far * np.cos(t), far * np.sin(t)) for t in turn_]
            core = [(near * np.cos(t), near * np.sin(t)) for t in (b, a)] if near else [(0.0, 0.0)]
            points = np.array(ring + core) * radius
            middle = (a + b) / 2
            away = radius * (0.34 + rng.uniform(0.0, 0.42)) * (0.45 + 0.55 * far)
            with scene.at(
                x + away * np.cos(middle),
                y + away * np.sin(middle) * 0.94,
                1,
                float(rng.uniform(-22, 22)),
            ):
                piece(scene, points, radius, rng)


def piece(scene: Scene, points: Array, radius: float, rng: np.random.Generator) -> None:
    middle = points.mean(0)
    small = middle + (points - middle) * 0.93
    shape = poly([(float(a), float(b)) for a, b in points])
    glass = poly([(float(a), float(b)) for a, b in small])
    scene.cast(shape, strength=0.75, soft=7, dx=9, dy=11)
    scene.fill(shape, "#fbf8f0", round=5, detail=0.9, ink=0.6)
    scene.fill(glass, "#2f7fc4, #6fb4e4, #d6ecf2", detail=0.75, flow=8, wobble=0.6)
    with scene.clip(glass, soft=1):
        for _ in range(2):
            cx, cy = middle + rng.uniform(-0.25, 0.25, 2) * radius
            for k in range(5):
                puff = ellipse(
                    cx + 17 * k - 34, cy - 9 * np.sin(k * 0.8) + rng.uniform(-4, 4), 19, 14
                )
                scene.fill(puff, "#ffffff, #c9dcea", soft=3, detail=0.5)


def swallow(scene: Scene, x: float, y: float, size: float, rot: float) -> None:
    with scene.at(x, y, size, rot):
        scene.cast(spline("-34 4, 0 -6, 40 2, 0 10"), strength=0.5, soft=8, dx=22, dy=40)
        wings = spline("0 -6!, -26 -30, -62 -34!, -30 -12, -4 8!, 10 -8, 46 -44!, 24 -2, 6 8")
        scene.fill(wings, "#2a3450, #16203a", detail=1, round=5, ink=0.5)
        scene.fill(
            spline("20 -14!, 8 -2, -14 16, -40 40!, -20 26, -24 42!, -4 18, 14 4"),
            "#1f2a48",
            detail=1,
        )
        scene.fill(ellipse(16, -9, 8, 6), "#a8442f", detail=1)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(12)
    scene = Scene(
        25, light=(-0.42, -0.62, 0.66), light_colour="#fff0d0", shadow="#2f2a48", haze="#e9d6b4"
    )
    scene.sky("#c99a70, #a8704c", warp=20)
    floor(scene, rng)
    # the window's light lies on the floor, with a hole where the plate was taken from
    pane = poly("-40 250, 330 160, 480 700, -40 860")
    light = blur(scene.mask(pane), 7) * (1 - blur(scene.mask(ellipse(206, 420, 88, 82)), 3))
    scene.rgb = np.clip(scene.rgb * (0.66 + 0.50 * light[..., None]), 0, 1)
    shards(scene, 360, 800, 205, rng)
    # she who comes: her shadow first
    shade = Mould()
    figure(shade, 400, 900, 800, Person("woman", girth=1.15, style="bun"), "akimbo")
    flat = silhouette(shade)
    warp = cv2.getAffineTransform(
        np.array([[400, 900], [520, 900], [400, 100]], np.float32),
        np.array([[590, 40], [730, 20], [470, 830]], np.float32),
    )
    scene.dim(np.clip(blur(cv2.warpAffine(flat, warp, (800, 1200)), 4), 0, 1), "#4a3a60", 0.82)
    for x, y, rot in ((500.0, 40.0, 14.0), (668.0, 26.0, 4.0)):
        with scene.at(x, y, 1.0, rot):
            scene.cast(ellipse(10, 20, 74, 120), strength=0.8, soft=14)
            sole = spline("-62 -160, 62 -160, 66 0, 52 92, 0 118, -52 92, -66 0")
            scene.fill(sole, "#5f7a4f, #4a6440, #33482f", round=46, detail=0.7, ink=0.6, flow=80)
            scene.fill(
                spline("-56 -30!, 0 -52, 56 -30!, 58 20, 44 86, 0 108, -44 86, -58 20"),
                "#7f9a5f, #5f7f48",
                round=40,
                detail=0.7,
                ink=0.5,
                flow=0,
            )
            scene.fill(ellipse(0, 66, 26, 22), "#e8dcc0", round=20, detail=0.8, ink=0.4)
    swallow(scene, 640, 640, 1.25, -24)
    boy = Mould()
    body = figure(
        boy,
        520,
        1080,
        760,
        BOY,
        "crouching",
        CAUGHT,
        pitch=44,
        yaw=-22,
        look=HER,
        head=(12, -58, -8),
        hands=("cup", "cup"),
        L=((-0.45, 0.7, 0.55), (0.62, 0.2, 0.75)),
        R=((0.5, 0.7, 0.5), (-0.66, 0.25, 0.7)),
    )
    scene.cast(ellipse(545, 1040, 190, 120), strength=0.75, soft=26)
    cast(boy, scene, reach=120, rim=0.35, ambient=0.10)
    hold = (body["wristL"] + body["wristR"]) / 2
    with scene.at(float(hold[0]) - 4, float(hold[1]) + 34, 1, -12):
        piece(scene, np.array([(-74.0, -20), (-10, -46), (70, -18), (28, 44), (-40, 34)]), 120, rng)
    scene.vignette(400, 640, 560, 800, "#4a3450", 0.55)
    return gouache(
        scene,
        palette=(
            "#e9d6b4, #b06a48, #2f7fc4, #6fb4e4, #d6ecf2, #fbf8f0, #d9b23c, #5f7a4f, "
            "#2f2a48, #8a4a24, #efc3a4"
        ),
        pull=0.12,
    )
