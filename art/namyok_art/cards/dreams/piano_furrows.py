"""From high above a ploughed winter field is a keyboard that bends with the hill."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
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
    spline,
    tube,
    union,
)

CENTRE = (1010.0, 1400.0)
NEAR, FAR = 500.0, 1085.0
KEY = 6.0
FIRST = 174.0
KEYS = 17
WALKED = (3, 4, 5, 6, 7)
PLAYED = (10, 12, 13)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(75)
    scene = Scene(
        75, light=(-0.85, -0.3, 0.45), light_colour="#fff0d8", shadow="#34427c", haze="#e6ebf2"
    )
    scene.sky("0 #ffe8d4, 0.45 #fbf0f0, 1 #d8e0f8", warp=90, flow=30)
    _snow(scene, rng)
    _keyboard(scene, rng)
    _village(scene)
    _trees(scene, rng)
    _walker(scene)
    return gouache(
        scene,
        palette=(
            "#fff8ee, #ffe8d4, #e4e4f8, #c4d0f4, #98a8e0, #5464a8, #34305c, #1c1a3c, #8a4f26, "
            "#d8322c, #24565c, #ffb838"
        ),
        pull=0.1,
        saturation=1.06,
    )


def _polar(radius: float, degrees: float) -> tuple[float, float]:
    turn = np.deg2rad(degrees)
    return CENTRE[0] + radius * float(np.cos(turn)), CENTRE[1] + radius * float(np.sin(turn))


def _sector(inner: float, outer: float, start: float, end: float) -> Path:
    turns = np.linspace(start, end, 8)
    far = [_polar(outer, float(a)) for a in turns]
    near = [_polar(inner, float(a)) for a in turns[::-1]]
    return poly([*far, *near])


def _snow(scene: Scene, rng: np.random.Generator) -> None:
    """Drifts outside the field."""
    for radius, tone in ((1130, "#e4e4f8"), (1260, "#fff4e8"), (1390, "#dce0f8")):
        arc = [(*_polar(radius + 26 * np.sin(a * 0.23), a),) for a in np.linspace(165, 285, 14)]
        scene.fill(tube(arc, [30, 46, 30]), tone, soft=18, detail=0.1, flow=scene.swirl(*CENTRE))


def _keyboard(scene: Scene, rng: np.random.Generator) -> None:
    swirl = scene.swirl(*CENTRE, wander=0.1)
    rays = scene.rays(*CENTRE, wander=0.1)
    whole = _sector(NEAR - 16, FAR + 10, FIRST - 6, FIRST + KEYS * KEY + 4)
    scene.cast(whole, "#7f90d0", 0.8, 12, 8, 8)
    scene.fill(whole, "#6f80c0, #5464a8", detail=0.3, flow=swirl)
    pressed = {*WALKED, *PLAYED}
    for i in range(KEYS):
        start, end = FIRST + i * KEY + 0.18, FIRST + (i + 1) * KEY - 0.18
        down = i in pressed
        key = _sector(NEAR + (8 if down else 0), FAR, start, end)
        tone = mix("#fff8ee", "#f8f0f4", rng.uniform())
        if down:
            scene.fill(key, "#a8b8e8, #c4d0f4", angle=0, detail=0.35, flow=rays, texture=0.05)
            with scene.clip(key):
                share = 0.17 if i - 1 in pressed else 0.45
                wedge = _sector(NEAR, FAR, start - 1, start + KEY * share)
                scene.fill(wedge, "#4258a8", alpha=0.85, soft=3, detail=0.5)
                lip = _sector(NEAR + 8, NEAR + 22, start, end)
                scene.fill(lip, "#7f90d0", alpha=0.5, soft=3, detail=0.5)
                fade = _sector(NEAR, FAR, end - KEY * 0.4, end)
                scene.fill(fade, "#e4ecff", alpha=0.6, soft=8, detail=0.35)
        else:
            scene.fill(key, tone, round=9, shade=1.1, detail=0.4, flow=rays, texture=0.05, rim=0.6)
            front = _sector(NEAR - 12, NEAR + 1, start, end)
            scene.fill(front, "#98a8e0, #7888cc", detail=0.5)
    for i in range(KEYS + 1):
        if i % 7 in (0, 3):
            continue
        _black(scene, FIRST + i * KEY, rng)


def _black(scene: Scene, middle: float, rng: np.random.Generator) -> None:
    """A ploughed strip: the sharp."""
    half = KEY * 0.29
    inner = NEAR + (FAR - NEAR) * 0.42
    strip = _sector(inner, FAR + 4, middle - half, middle + half)
    scene.cast(strip, "#5a6cb8", 0.75, 4, 15, 6)
    rays = scene.rays(*CENTRE, wander=0.05)
    scene.fill(
        strip, "#34305c, #1c1a3c", round=15, shade=1.0, detail=0.45, flow=rays, rim=0.5, wobble=2.5
    )
    with scene.clip(strip):
        for k in range(5):
            a = middle - half + (k + 0.5) * half * 0.4
            line = [_polar(r, a + rng.normal() * 0.05) for r in np.linspace(inner + 6, FAR, 9)]
            scene.pen(line, 1.6, "#5c5890" if k % 2 else "#0f0e28", 0.55)
        for _ in range(16):
            a, r = middle + rng.uniform(-half, half), rng.uniform(inner, FAR)
            streak = tube([_polar(r, a), _polar(r + rng.uniform(14, 40), a)], [1.6, 2.2, 0.6])
            scene.fill(streak, "#e6eaf0", alpha=rng.uniform(0.35, 0.8), detail=0.7)


def _trees(scene: Scene, rng: np.random.Generator) -> None:
    """Firs seen from straight above; only their shadows show how tall they are."""
    places = [
        (86, 470, 62),
        (196, 300, 74),
        (60, 250, 56),
        (300, 132, 66),
        (110, 92, 80),
        (440, 60, 50),
        (56, 660, 46),
    ]
    for x, y, size in places:
        tall = [(x, y - size * 0.8), (x + size * 2.9, y + size * 1.1), (x - size * 0.2, y + size)]
        scene.cast(poly(tall), "#6a7cc4", 0.9, 3)
    for x, y, size in places:
        _fir(scene, x, y, size, rng)


def _fir(scene: Scene, x: float, y: float, size: float, rng: np.random.Generator) -> None:
    """Whorls of drooping boughs, each with snow along its spine and lit from the left."""
    for k, share in enumerate((1.0, 0.82, 0.64, 0.46, 0.28)):
        boughs, snow = [], []
        count = 13 - k
        for j in range(count):
            way = 2 * np.pi * (j + rng.uniform(-0.2, 0.2)) / count + k * 0.6
            reach = size * share * rng.uniform(0.86, 1.08)
            c, s = np.cos(way), np.sin(way)
            tip = (x + c * reach, y + s * reach)
            middle = (x + c * reach * 0.5, y + s * reach * 0.5)
            boughs.append(
                tube([(x, y), middle, tip], [3, size * 0.15 * (0.6 + share * 0.4), 1], 12)
            )
            near = (x + c * reach * 0.3 - 2, y + s * reach * 0.3 - 2)
            snow.append(tube([near, (tip[0] - c * 8, tip[1] - s * 8)], [3, 4.5, 1], 10))
        tone = ("#1c4650", "#24565c", "#2f6a6c", "#3f7c7a", "#5a9490")[k]
        scene.fill(gather(boughs), tone, round=6, shade=0.8, detail=0.8, wobble=1)
        white = "#ffffff" if k > 1 else "#e0e8fa"
        scene.fill(gather(snow), white, alpha=0.9, detail=0.85, wobble=1.4)
    scene.fill(circle(x, y, size * 0.09), "#ffffff", round=5, detail=0.9)


def _village(scene: Scene) -> None:
    """One roof with smoke, to say how high we are, and the ruts of a sledge."""
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.5}
    for shift in (0, 15):
        rut = [(-20, 770 + shift), (110, 560 + shift), (300, 350 + shift), (500, 230), (600, 190)]
        scene.fill(tube([(x + shift, y) for x, y in rut], [4, 3.4, 2.2]), "#98a8dc", detail=0.6)
    with scene.at(640, 150, 2.0, -24):
        scene.cast(poly("-40 -26, 46 -26, 120 50, 120 96, 44 30, -40 30"), "#6a7cc4", 0.9, 3)
        scene.fill(poly("-44 28, 44 28, 44 42, -44 42"), "#8a6a50, #5a463c", **style)
        scene.fill(poly("-48 -32, 48 -32, 48 0, -48 0"), "#fffdf6, #f4f2ee", round=6, **style)
        scene.fill(poly("-48 0, 48 0, 48 34, -48 34"), "#b8c4f0, #93a4e0", **style)
        scene.fill(rect(10, -18, 20, 18), "#8a6a50, #4a3a38", round=4, **style)
        scene.fill(rect(15, -13, 10, 9), "#23252c", detail=0.9)
        scene.fill(rect(-30, 30, 16, 11), "#ffb838", detail=0.95, ink=0.5)
    for k in range(9):
        puff = circle(676 + k * 16, 116 + k * 5 - k * k * 0.7, 10 + k * 4)
        scene.fill(puff, "#8a98d8", alpha=0.6 - k * 0.06, soft=4, round=10, detail=0.2)


def _walker(scene: Scene) -> None:
    """A fur hat and shoulders from above; the shadow is the portrait."""
    track = NEAR + 120
    for i in WALKED[:-1]:
        for k, side in ((0.2, 20), (0.7, -20)):
            x, y = _polar(track + side, FIRST + (i + k) * KEY)
            scene.fill(ellipse(x, y, 13, 7.5, 112), "#4258a8", detail=0.95, wobble=0.3)
    x, y = _polar(track, FIRST + (WALKED[-1] + 0.55) * KEY)
    shade = union(
        tube([(0, 3), (22, 14), (48, 20)], [4, 4.5, 6]),
        tube([(-6, 14), (22, 27), (48, 28)], [4, 4.5, 6]),
        spline("42 8, 74 14, 104 28, 108 42, 92 48, 62 44, 40 36"),
        tube([(88, 24), (80, 8), (62, 4)], [4.5, 4, 3.4]),
        tube([(88, 46), (70, 58), (58, 66)], [4.5, 4, 3.4]),
        ellipse(122, 45, 13, 11, 20),
        ellipse(131, 48, 11, 17, 20),
    )
    with scene.at(x, y, 2.2):
        scene.fill(shade, "#3a4c9c", alpha=0.9, soft=0.8, detail=0.85)
    style: Style = {"detail": 0.95, "wobble": 0.3, "ink": 0.6}
    with scene.at(x, y, 3.0, 28):
        for side, step in ((-8, -12), (8, 9)):
            scene.fill(ellipse(side, step, 5, 9), "#2a2624", **style)
        coat = union(
            spline("-23 2, -16 -8, 0 -10, 16 -8, 23 0, 17 9, 0 12, -17 10"),
            tube("-18 2, -25 9, -22 19", [7, 6, 5]),
            tube("18 0, 25 -9, 21 -19", [7, 6, 5]),
        )
        scene.fill(coat, scene.tones("#d8322c", 0.25, 0.4), round=9, **style)
        for spot in ((-21, 21), (20, -21)):
            scene.fill(circle(*spot, 4.6), "#1c4650", round=4, **style)
        hat = spline("-13 -2, -10 -12, 0 -15, 10 -12, 13 -2, 10 8, 0 10, -10 8")
        scene.fill(hat, scene.tones("#7a4220", 0.35, 0.4), round=8, texture=0.25, **style)
        crown = ellipse(-0.5, -3, 7.5, 7)
        scene.fill(crown, scene.tones("#8a5426", 0.3, 0.3), round=7, detail=0.95, ink=0.4)
        rng = np.random.default_rng(2)
        for way in np.linspace(0, 2 * np.pi, 70, endpoint=False):
            c, sn = np.cos(way), np.sin(way)
            far = rng.uniform(13, 15.5)
            hair = [(c * 6, sn * 6 - 2.5), (c * far, sn * far * 0.92 - 2.5)]
            scene.pen(hair, 0.9, "#4a2410" if rng.uniform() < 0.6 else "#a86c34", 0.8)
