"""Somebody wheels the setting sun across an empty car park; in the sky only a hook is left."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    rect,
    tube,
)
from namyok_art.painted.props.people import figure

SUN = (372, 590)
RADIUS = 176


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(35)
    scene = Scene(
        35, light=(-0.3, -0.3, 0.8), light_colour="#fff0a0", shadow="#6a3a8a", haze="#ffc0a8"
    )
    scene.sky(
        "0 #3fc8c4, 0.14 #a8e0c0, 0.24 #fff0a0, 0.36 #ffac8a, 0.5 #ff6f7c, 1 #d88ab8",
        warp=50,
        flow=3,
    )
    _clouds(scene)
    _mall(scene)
    _asphalt(scene, rng)
    _shadows(scene)
    _hook(scene)
    scene.glow(*SUN, 400, "#ff9a5a", 0.4)
    scene.glow(*SUN, 230, "#ffd87a", 0.6)
    _trolley_back(scene)
    _sun(scene)
    _trolley(scene)
    _shopper(scene)
    return gouache(
        scene,
        palette=(
            "#3fc8c4, #a8e0c0, #fff0a0, #ffb48a, #ff7f74, #ff8a2c, #ffd23c, #c8a0d8, #9a78c0, "
            "#6a4a9a, #3a2a5a, #fffaf0"
        ),
        pull=0.14,
    )


def _clouds(scene: Scene) -> None:
    for x, y, half, tone in (
        (180, 330, 150, "#ff9a8a"),
        (640, 280, 180, "#ffb8a0"),
        (520, 400, 210, "#ff8a84"),
        (120, 450, 140, "#ff9a94"),
    ):
        bar = tube([(x - half, y + 6), (x, y), (x + half, y - 8)], [3, 14, 2])
        scene.fill(bar, tone, alpha=0.85, soft=3, detail=0.2, flow=0)


def _mall(scene: Scene) -> None:
    """The supermarket, far and closed."""
    style: Style = {"detail": 0.5, "ink": 0.35, "haze": 0.15}
    scene.fill(poly("-20 520, 250 500, 250 640, -20 640"), "#c88ac0, #a870b8", **style)
    scene.fill(poly("250 500, 330 520, 330 640, 250 640"), "#a070b4, #8a60a8", **style)
    scene.fill(poly("-20 506, 258 486, 258 506, -20 526"), "#3fb8b8", **style)
    for x in range(10, 240, 44):
        scene.fill(rect(x, 556, 30, 60), "#ffd0a0, #ff9a8a", **style)
    for x, height in ((470, 60), (540, 84), (610, 50), (680, 96), (750, 70)):
        scene.fill(rect(x, 640 - height, 60, height), "#d890b8", detail=0.4, haze=0.3)


def _asphalt(scene: Scene, rng: np.random.Generator) -> None:
    ground = poly("-20 634, 820 634, 820 1240, -20 1240")
    scene.fill(ground, "0 #f0b0c0, 0.25 #cfa4d4, 1 #9a80c4", detail=0.2, flow=-8)
    scene.glow(SUN[0], 850, 420, "#ffc46a", 0.55, squash=0.5)
    for k in range(7):
        near, far = -260 + k * 250, 120 + k * 110
        stripe = poly([(near, 1240), (near + 34, 1240), (far + 10, 660), (far, 660)])
        scene.fill(stripe, "#fff6e0", alpha=0.75, detail=0.5, wobble=1)
    for _ in range(260):
        x, y = rng.uniform(0, 800), rng.uniform(660, 1190)
        grit = ellipse(x, y, rng.uniform(1.5, 4), 1.4)
        scene.fill(grit, "#fff0e0" if rng.uniform() < 0.5 else "#7a60a8", alpha=0.4, detail=0.7)


def _shadows(scene: Scene) -> None:
    """The wires cut the light into a grid that widens towards us."""
    hull = poly("236 880, 560 880, 640 1240, -240 1240")
    with scene.clip(hull, soft=8):
        for k in range(10):
            t = k / 9
            start = (240 + 300 * t, 868)
            end = (-260 + 900 * t, 1250)
            beam = tube([start, ((start[0] + end[0]) / 2, 1059), end], [4, 8, 14], cap=False)
            scene.fill(beam, "#5a3a94", alpha=0.6, soft=4, detail=0.3)
        for k, y in enumerate((888, 930, 990, 1070, 1172)):
            bar = tube([(-320, y + 14), (200, y), (720, y - 16)], [4 + k * 2.4] * 3, cap=False)
            scene.fill(bar, "#5a3a94", alpha=0.55, soft=4, detail=0.3)


def _hook(scene: Scene) -> None:
    style: Style = {"detail": 0.8, "ink": 0.6, "wobble": 0.6}
    scene.pen("560 -10, 560 96", 3, "#5a4a70", 1, curve=False)
    scene.fill(rect(549, 92, 22, 30, 6), "#fff0c0, #a08a90", round=8, **style)
    hook = tube(
        "560 120, 560 150, 582 168, 586 196, 562 216, 536 204, 532 186", [7, 7, 8, 8, 8, 7, 4]
    )
    scene.fill(hook, "#fffaf0, #b8a0b0, #7a6488", round=8, rim=0.5, **style)
    halo = circle(560, 320, 120)
    scene.fill(halo, "#fff6c0", alpha=0.22, soft=14, detail=0.1)


def _trolley_back(scene: Scene) -> None:
    scene.cast(ellipse(390, 886, 210, 22), "#4a2a7a", 0.5, 12)
    for points in ("182 560, 560 540", "200 640, 552 624"):
        scene.line(points, 5, "#8a6a9a", detail=0.8)


def _sun(scene: Scene) -> None:
    x, y = SUN
    scene.fill(
        circle(x, y, RADIUS),
        "#ffc83c, #ff962c, #ff5a34",
        round=120,
        shade=0.35,
        detail=0.4,
        flow=scene.swirl(x, y),
        texture=0.04,
    )
    scene.fill(circle(x - 40, y - 50, 80), "#ffec8a", alpha=0.6, soft=34, detail=0.2)


def _trolley(scene: Scene) -> None:
    style: Style = {"detail": 0.9, "wobble": 0.6}
    wire = "#5a4a78"
    left, right = (170, 548), (584, 536)
    low_left, low_right = (222, 770), (556, 770)
    for k in range(11):
        t = k / 10
        top = (
            left[0] + (right[0] - left[0]) * t,
            left[1] + (right[1] - left[1]) * t + 40 * np.sin(np.pi * t),
        )
        bottom = (low_left[0] + (low_right[0] - low_left[0]) * t, 770 + 10 * np.sin(np.pi * t))
        scene.line([top, bottom], 5, wire, curve=False, **style)
    for k in range(6):
        t = k / 5
        a = (left[0] + (low_left[0] - left[0]) * t, left[1] + (low_left[1] - left[1]) * t)
        b = (right[0] + (low_right[0] - right[0]) * t, right[1] + (low_right[1] - right[1]) * t)
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 40 - 30 * t)
        scene.line([a, middle, b], 9 if k in (0, 5) else 5, wire, **style)
        if k in (0, 5):
            lit = [(px, py - 2) for px, py in (a, middle, b)]
            scene.line(lit, 3, "#fff3c0", **style)
    for points in ("556 770, 580 820, 556 852, 250 856", "222 772, 236 850"):
        scene.line(points, 9, wire, **style)
        scene.line(
            [(float(p.split()[0]), float(p.split()[1]) - 2) for p in points.split(", ")],
            2.6,
            "#ffe0a0",
            **style,
        )
    scene.line("584 536, 612 566, 622 638", 10, wire, **style)
    scene.line("604 640, 664 654", 17, "#d8205a", **style)
    for x, y in ((250, 876), (552, 874), (330, 866), (480, 866)):
        wheel = circle(x, y, 20 if y > 870 else 15)
        scene.fill(wheel, "#6a5a80, #2a2040", round=12, detail=0.85, ink=0.5)
        scene.fill(circle(x, y, 6), "#ffe0a0", detail=0.9)


def _shopper(scene: Scene) -> None:
    """Small, leaning into the handle."""
    scene.cast(ellipse(716, 884, 54, 12), "#4a2a7a", 0.6, 8, 18, 4)
    with scene.at(716, 884, 1, -4):
        figure(
            scene,
            0,
            0,
            270,
            coat="#3f5fa8",
            hair="#4a2a30",
            legs="#3a2a5a",
            scarf="#3fc8c4",
            hat="cap",
            hat_colour="#ff5a6a",
            arm=(-17, -88),
            left_arm=(-27, -90),
            walk=9,
            rim=0.9,
        )
    shade = tube("740 890, 800 900, 860 906", [26, 34, 40])
    scene.fill(shade, "#5a3a94", alpha=0.5, soft=8, detail=0.2)
