"""A samovar storms down the line at night and pours light ahead; there is sugar on the rails."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    poly,
    rect,
    rgb,
    smooth,
    spline,
    tube,
    union,
)
from namyok_art.painted.props.lathe import around, outline, polished
from namyok_art.painted.props.teatime import wheel

FOOT, LEAN = 574.0, -0.2
BODY = (
    (262, 70),
    (272, 80),
    (286, 80),
    (294, 54),
    (344, 52),
    (354, 88),
    (378, 142),
    (398, 194),
    (414, 208),
    (432, 192),
    (476, 214),
    (540, 230),
    (610, 230),
    (690, 206),
    (762, 158),
    (808, 112),
    (836, 86),
    (856, 82),
    (876, 122),
    (896, 152),
    (920, 158),
)
BRASS = (
    "0 #ff9a3c, 0.05 #8a2c1c, 0.12 #4a1426, 0.19 #b8541c, 0.27 #ffd070, 0.32 #fff8d8, 0.38 #ffd060,"
    " 0.5 #f0a030, 0.62 #b8601c, 0.74 #5a2020, 0.84 #2c0c26, 0.92 #a8441c, 0.97 #ffb050, 1 #c85a24"
)
SPOUT = (150.0, 806.0)
RAIL = 1092.0


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(71)
    scene = Scene(
        71, light=(-0.45, -0.5, 0.55), light_colour="#ffe4a8", shadow="#1e0e3a", haze="#6a3a5c"
    )
    scene.sky("0 #0e1030, 0.4 #1e1a4a, 0.68 #4a2458, 0.8 #8a3a58, 1 #3a1c40", warp=70, flow=-12)
    scene.stars(60, 800, largest=3)
    _woods(scene, rng)
    _snowfall(scene, rng)
    _steam(scene, rng)
    _light(scene)
    _track(scene)
    _engine(scene)
    _tap(scene)
    _sugar(scene)
    _sparks(scene, rng)
    return gouache(
        scene,
        palette="#0e1030, #1e1a4a, #4a2458, #8a3a58, #ffcc58, #ffb43c, #e8962c, #a84a1c, #3c1026, "
        "#fff6d0, #d8323a, #f0c8b8, #9a88b8",
        pull=0.08,
        saturation=1.12,
    )


def _at(y: float) -> float:
    """Where the axis of the leaning samovar is at height y."""
    return FOOT + LEAN * (BODY[-1][0] - y)


def _woods(scene: Scene, rng: np.random.Generator) -> None:
    for base, tone, tall in ((960.0, "#3a2458", 90.0), (990.0, "#1e1440", 130.0)):
        x = -30.0
        while x < 830:
            h = tall * float(rng.uniform(0.6, 1.25))
            w = h * 0.26
            fir = poly([(x, base - h), (x + w * 0.6, base - h * 0.5), (x + w * 0.4, base - h * 0.5),
                        (x + w, base + 20), (x - w, base + 20), (x - w * 0.4, base - h * 0.5),
                        (x - w * 0.6, base - h * 0.5)])  # fmt: skip
            scene.fill(fir, tone, detail=0.6, wobble=3)
            x += w * float(rng.uniform(0.9, 1.9))
    snow = spline("-30 972!, 200 984, 500 976, 830 984!, 830 1230!, -30 1230!")
    scene.fill(snow, "0 #8a6aa0, 0.4 #5a4488, 1 #221a50", detail=0.3, flow=0)
    for _ in range(36):
        t = float(rng.uniform())
        x, y, w = rng.uniform(-40, 840), 1000 + 200 * t, 40 + 120 * t
        drift = tube([(x - w, y + 3), (x, y - 4), (x + w, y + 4)], [1, 3 + 6 * t, 1])
        scene.fill(drift, ("#a888b8", "#2c2258")[int(rng.integers(2))], alpha=0.4, soft=3)


def _snowfall(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(90):
        x, y, long = rng.uniform(0, 800), rng.uniform(0, 960), float(rng.uniform(4, 16))
        flake = tube([(x, y), (x + long, y - long * 0.16)], [1.8, 1.2])
        scene.fill(flake, "#e8dcf4", detail=0.8, alpha=0.75, soft=0.5)


def _steam(scene: Scene, rng: np.random.Generator) -> None:
    """Thrown back over its shoulder by the speed, and lit from below by the fire."""
    puffs = []
    for _ in range(64):
        t = float(rng.uniform()) ** 0.8
        spread = 20 + 190 * t
        x = _at(262) + 26 + 470 * t**1.15 + rng.normal() * spread * 0.4
        y = 214 - 150 * np.sin(min(t * 1.9, 1.57)) + 60 * t + rng.normal() * spread * 0.52
        puffs.append((x, y, 34 + 84 * t + rng.uniform(-10, 16), t))
    puffs.sort(key=lambda p: -p[3])
    scene.glow(_at(262) + 60, 200, 300, "#ff8a4c", 0.5)
    for x, y, r, t in puffs:
        warm = float(np.clip(1.1 - 0.62 * t + 0.08 * rng.normal(), 0, 1))
        own = mix("#7a6090", "#ffdcb8", warm)
        if t < 0.3:
            own = mix(own, "#ffb060", 0.75 - 2 * t)
        tones = [mix(own, "#4a3470", 0.5), own, mix(own, "#fff0c0", 0.6)]
        scene.fill(circle(x, y, r), tones, round=r, shade=0.7, soft=3, detail=0.4,
                   flow=scene.swirl(x, y), wobble=6, light=(-0.35, 0.5, 0.5))  # fmt: skip


def _light(scene: Scene) -> None:
    """Tea or lamplight: it leaves the tap and widens over the snow."""
    x, y = SPOUT
    scene.fill(ellipse(70, 1072, 330, 92), "#ffb848", soft=42, alpha=0.85, detail=0.4)
    scene.fill(ellipse(50, 1072, 190, 52), "#ffe49c", soft=26, alpha=0.85, detail=0.4)
    for far, strength, soft in ((1.0, 0.42, 16), (0.66, 0.5, 10), (0.36, 0.6, 6)):
        middle = -10.0
        quad = [(x - 22 * far, y), (x + 20 * far, y + 8), (middle + 290 * far, 1130),
                (middle - 250 * far, 1130)]  # fmt: skip
        scene.beam(quad, "#ffc044", strength, soft)


def _track(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "wobble": 0.8, "ink": 0.5}
    for k in range(14):
        x = -40.0 + 66 * k
        near = float(np.exp(-(((x - 60) / 190) ** 2)))
        tone = mix("#4a2440", "#e89a3c", near * 0.8)
        sleeper = poly([(x + 8, 1066), (x + 40, 1066), (x + 28, 1136), (x - 12, 1136)])
        scene.fill(sleeper, [tone, mix(tone, "#1e0e3a", 0.5)], round=5, **style)
    for y, thick in ((RAIL - 20, 8.0), (RAIL + 18, 13.0)):
        rail = rect(-20, y, 840, thick)
        scene.fill(rail, "0 #fff6c8, 0.2 #ffd070, 0.45 #8a6a98, 1 #6a4a80", angle=0, **style)


def _engine(scene: Scene) -> None:
    style: Style = {"detail": 0.9, "wobble": 0.5, "ink": 0.55}
    scene.cast(rect(300, 1080, 540, 46), "#140a28", 0.8, 14)
    for k in range(6):
        bar = poly(
            [(352 + k * 9, 950), (362 + k * 9, 950), (262 + k * 24, 1082), (248 + k * 24, 1082)]
        )
        scene.fill(bar, "#ff7a6a, #a81c34", round=5, **style)
    scene.fill(tube("240 1082, 390 1086", [8, 8]), "#ff8a68, #8a1830", round=7, **style)
    scene.fill(rect(330, 912, 500, 56, 14), "#ff6a62, #d02c3c, #6a1028", round=16, **style)
    scene.line("346 940, 820 940", 6, "#ffcc58", curve=False)
    ear = [(_at(y) + dx, y) for dx, y in ((196, 500), (282, 478), (296, 590), (212, 652))]
    scene.fill(tube(ear, [16, 19, 19, 15]), "#ffd070, #b8601c, #5a2018", round=16, **style)
    grip = [(_at(y) + dx, y) for dx, y in ((286, 494), (306, 536), (296, 590))]
    scene.fill(tube(grip, [21, 26, 21]), "#7a3428, #2c0c1c", round=22, rim=0.8, **style)
    body = outline(BODY, FOOT, 14, 3, LEAN)
    metal = polished(scene, BODY, FOOT, BRASS, LEAN)
    for level, wide in ((414, 9), (436, 5), (856, 6), (900, 6), (278, 7)):
        ridge = np.exp(-(((scene.ys - level) / wide) ** 2))[..., None]
        groove = np.exp(-(((scene.ys - level - wide * 1.7) / wide) ** 2))[..., None]
        metal = metal * (1 - 0.55 * groove) + (rgb("#fff6c8") - metal) * 0.5 * ridge
    turn = around(scene, BODY, FOOT, LEAN)
    flutes = np.cos(turn * 2 * np.pi * 14)
    flutes = flutes * smooth(460, 500, scene.ys) * smooth(826, 780, scene.ys)
    metal = metal * (1 + 0.13 * flutes[..., None])
    lit = smooth(640, 800, scene.ys) * smooth(0.5, 0.06, turn)
    metal = metal + (rgb("#ffc458") - metal) * (0.65 * lit)[..., None]
    scene.fill(body, np.asarray(np.clip(metal, 0, 1), np.float32), detail=0.86, texture=0.03,
               ink=0.6, flow=90 - 11)  # fmt: skip
    with scene.clip(body):
        for k in range(-3, 4):
            slot = rect(FOOT + 8 + k * 38 - 9 + abs(k), 878, 18 - abs(k) * 2, 30, 8)
            scene.fill(slot, "#fff6b0, #ff7a1c", detail=0.95, ink=0.5)
    scene.glow(FOOT, 892, 90, "#ff9a3c", 0.35, squash=0.4)
    mouth = ellipse(_at(262), 264, 62, 9)
    scene.fill(mouth, "#fff0a0, #ff8a2c", detail=0.9)
    for x, r in ((452.0, 82.0), (660.0, 82.0), (826.0, 60.0)):
        wheel(scene, x, RAIL - r, r, "#e0343c", 12)
    scene.fill(
        tube("452 1056, 660 1056, 860 1056", [10, 10, 10]), "#fff0b0, #b87828", round=9, **style
    )
    for x in (452.0, 660.0):
        scene.fill(circle(x, 1056, 16), "#fff0b0, #c88a28", round=14, **style)


def _tap(scene: Scene) -> None:
    style: Style = {"detail": 0.92, "wobble": 0.4, "ink": 0.55}
    x, y = SPOUT
    paint = "#fff2b8, #f0a838, #a8541c, #5a2018"
    flange = ellipse(_at(712) - 192, 712, 22, 50, 10)
    pipe = union(
        tube([(318, 711), (268, 706), (206, 708)], [29, 25, 26]),
        tube([(214, 704), (178, 722), (162, 764), (x, y - 4)], [26, 27, 24, 22]),
    )
    scene.glow(x - 10, y + 20, 150, "#ffc860", 0.9)
    with_key = tube("240 694, 236 640", [13, 11])
    scene.fill(with_key, "#ffe090, #a84a1c", angle=0, round=11, **style)
    loops = union(
        circle(196, 612, 32), circle(276, 612, 32), circle(236, 570, 34), circle(236, 622, 26)
    )
    holes = union(circle(196, 612, 14), circle(276, 612, 14), circle(236, 570, 15))
    scene.fill(minus(loops, holes), paint, round=14, **style)
    scene.fill(pipe, paint, round=25, **style)
    scene.fill(flange, "#ffe090, #c87828, #5a2018", round=14, **style)
    scene.fill(ellipse(240, 690, 34, 13), "#fff0b0, #b8601c", round=9, **style)
    lip = ellipse(x, y, 31, 13, 18)
    scene.fill(lip, "#ffe090, #a84a1c", round=6, **style)
    scene.fill(ellipse(x - 1, y + 3, 23, 8, 18), "#fffdf0", detail=1, wobble=0)
    run = poly([(x - 20, y + 2), (x + 18, y + 10), (x + 8, y + 120), (x - 62, y + 120)])
    scene.fill(run, "0 #fffdf0, 0.35 #fff0b0, 1 #ffd060", soft=7, alpha=0.75, detail=0.6, flow=105)


def _sugar(scene: Scene) -> None:
    """It cannot step aside."""
    x, y, s = 112.0, 1122.0, 58.0
    style: Style = {"detail": 0.95, "wobble": 0.5, "ink": 0.4}
    scene.fill(poly([(x - s, y - 18), (x, y + 2), (x - 60, y + 60), (x - 190, y + 20)]), "#3a1438",
               soft=6, alpha=0.7)  # fmt: skip
    top = poly([(x, y - s * 1.0), (x + s, y - s * 1.34), (x, y - s * 1.68), (x - s, y - s * 1.34)])
    left = poly([(x, y), (x - s, y - s * 0.34), (x - s, y - s * 1.34), (x, y - s)])
    right = poly([(x, y), (x + s, y - s * 0.34), (x + s, y - s * 1.34), (x, y - s)])
    scene.fill(left, "#c8a8c8, #9a78b0", **style)
    scene.fill(right, "#fff6dc, #ffdc9c", **style)
    scene.fill(top, "#ffffff", **style)


def _sparks(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(46):
        t = float(rng.uniform())
        x = _at(262) + 30 + 380 * t + rng.normal() * 20
        y = 236 - 190 * t + rng.normal() * (20 + 90 * t)
        long = float(rng.uniform(6, 20))
        scene.pen([(x, y), (x + long, y - long * 0.4)], float(rng.uniform(1.6, 3.4)), "#ffe08a")
