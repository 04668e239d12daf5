"""From high above a ploughed winter field is a keyboard that bends with the hill."""

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

CENTRE = (950.0, 1235.0)
NEAR, FAR = 370.0, 905.0
KEY = 4.6
FIRST = 172.0
KEYS = 25
WALKED = (4, 5, 6, 7, 8, 9)
PLAYED = (12, 14, 16, 17, 19)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(75)
    scene = Scene(
        75, light=(-0.85, -0.3, 0.45), light_colour="#fff6e2", shadow="#3a4a6a", haze="#e6ebf2"
    )
    scene.sky("0 #f6f3ec, 0.5 #eceef2, 1 #dfe5ee", warp=90, flow=30)
    _snow(scene, rng)
    _keyboard(scene, rng)
    _village(scene)
    _trees(scene, rng)
    _fence(scene)
    _walker(scene)
    return gouache(
        scene,
        palette=(
            "#fdfaf2, #f0efee, #dfe4ec, #c0cbdc, #94a4bf, #667792, #3c4658, #23252c, #7a4a2a, "
            "#b98a5a, #4a4440"
        ),
        pull=0.2,
        saturation=1.0,
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
    """Drifts outside the field, and a frozen brook in the inner corner."""
    for radius, tone in ((1130, "#e3e8f0"), (1260, "#f4f2ee"), (1390, "#dde3ec")):
        arc = [(*_polar(radius + 26 * np.sin(a * 0.23), a),) for a in np.linspace(165, 285, 14)]
        scene.fill(tube(arc, [30, 46, 30]), tone, soft=18, detail=0.1, flow=scene.swirl(*CENTRE))
    for radius in (120, 200, 290, 372):
        arc = [(*_polar(radius, a),) for a in np.linspace(165, 285, 10)]
        scene.fill(
            tube(arc, [10, 16, 10]), "#d3dbe8", soft=9, detail=0.1, flow=scene.swirl(*CENTRE)
        )


def _keyboard(scene: Scene, rng: np.random.Generator) -> None:
    swirl = scene.swirl(*CENTRE, wander=0.1)
    rays = scene.rays(*CENTRE, wander=0.1)
    whole = _sector(NEAR - 16, FAR + 10, FIRST - 6, FIRST + KEYS * KEY + 4)
    scene.cast(whole, "#8d9dba", 0.8, 12, 8, 8)
    scene.fill(whole, "#7f8ea8, #65738e", detail=0.3, flow=swirl)
    pressed = {*WALKED, *PLAYED}
    for i in range(KEYS):
        start, end = FIRST + i * KEY + 0.18, FIRST + (i + 1) * KEY - 0.18
        down = i in pressed
        key = _sector(NEAR + (8 if down else 0), FAR, start, end)
        tone = mix("#fbf7ee", "#eef0f2", rng.uniform())
        if down:
            scene.fill(key, "#bfcadb, #d3dbe7", angle=0, detail=0.35, flow=rays, texture=0.05)
            with scene.clip(key):
                share = 0.17 if i - 1 in pressed else 0.45
                wedge = _sector(NEAR, FAR, start - 1, start + KEY * share)
                scene.fill(wedge, "#5f7296", alpha=0.85, soft=3, detail=0.5)
                lip = _sector(NEAR + 8, NEAR + 22, start, end)
                scene.fill(lip, "#8d9dba", alpha=0.5, soft=3, detail=0.5)
                fade = _sector(NEAR, FAR, end - KEY * 0.4, end)
                scene.fill(fade, "#e9edf2", alpha=0.6, soft=8, detail=0.35)
        else:
            scene.fill(key, tone, round=9, shade=1.1, detail=0.4, flow=rays, texture=0.05, rim=0.6)
            front = _sector(NEAR - 12, NEAR + 1, start, end)
            scene.fill(front, "#a9b6cc, #8797b4", detail=0.5)
    for i in range(KEYS + 1):
        if i % 7 in (0, 3):
            continue
        _black(scene, FIRST + i * KEY, rng)


def _black(scene: Scene, middle: float, rng: np.random.Generator) -> None:
    """A ploughed strip: the sharp."""
    half = KEY * 0.29
    inner = NEAR + (FAR - NEAR) * 0.42
    strip = _sector(inner, FAR + 4, middle - half, middle + half)
    scene.cast(strip, "#6d7f9f", 0.75, 4, 15, 6)
    rays = scene.rays(*CENTRE, wander=0.05)
    scene.fill(
        strip, "#3a3a40, #24252b", round=15, shade=1.0, detail=0.45, flow=rays, rim=0.5, wobble=2.5
    )
    with scene.clip(strip):
        for k in range(5):
            a = middle - half + (k + 0.5) * half * 0.4
            line = [_polar(r, a + rng.normal() * 0.05) for r in np.linspace(inner + 6, FAR, 9)]
            scene.pen(line, 1.6, "#5f6068" if k % 2 else "#16171c", 0.55)
        for _ in range(16):
            a, r = middle + rng.uniform(-half, half), rng.uniform(inner, FAR)
            streak = tube([_polar(r, a), _polar(r + rng.uniform(14, 40), a)], [1.6, 2.2, 0.6])
            scene.fill(streak, "#e6eaf0", alpha=rng.uniform(0.35, 0.8), detail=0.7)


def _trees(scene: Scene, rng: np.random.Generator) -> None:
    """Firs seen from straight above; only their shadows show how tall they are."""
    places = [
        (70, 318, 34),
        (54, 420, 26),
        (140, 246, 38),
        (58, 196, 36),
        (214, 172, 30),
        (122, 108, 38),
        (268, 92, 34),
        (48, 66, 30),
        (372, 58, 28),
        (196, 50, 24),
        (56, 530, 22),
        (176, 372, 22),
        (730, 1128, 40),
        (664, 1142, 24),
        (760, 1040, 28),
    ]
    for x, y, size in places:
        tall = [(x, y - size * 0.8), (x + size * 4.2, y + size * 1.5), (x - size * 0.2, y + size)]
        scene.cast(poly(tall), "#7688a8", 0.85, 3)
    for x, y, size in places:
        for k, share in enumerate((1.0, 0.8, 0.6, 0.4, 0.2)):
            points = []
            for j in range(26):
                a = np.deg2rad(k * 7 + j * 360 / 26)
                r = size * share * (1 if j % 2 else 0.8) * rng.uniform(0.9, 1.08)
                points.append((x + r * np.cos(a), y + r * np.sin(a)))
            tone = ("#44525c", "#54636c", "#6d7c86", "#9aa7b0", "#e6ebee")[k]
            scene.fill(spline(points), tone, round=size * 0.3, shade=0.7, detail=0.6, wobble=1)
            snow = ellipse(x - size * share * 0.4, y - size * share * 0.3, size * 0.24, size * 0.13)
            scene.fill(snow, "#f4f4f2", alpha=0.55, soft=1.5, wobble=2, detail=0.6)


def _village(scene: Scene) -> None:
    """One roof with smoke, to say how high we are, and the ruts of a sledge."""
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.5}
    for shift in (0, 15):
        rut = [(-20, 770 + shift), (110, 560 + shift), (300, 350 + shift), (520, 210), (640, 128)]
        scene.fill(tube([(x + shift, y) for x, y in rut], [4, 3.4, 2.2]), "#a9b7cd", detail=0.6)
    with scene.at(656, 120, 1.35, -24):
        scene.cast(poly("-40 -26, 46 -26, 120 50, 120 96, 44 30, -40 30"), "#7688a8", 0.9, 3)
        scene.fill(poly("-44 28, 44 28, 44 42, -44 42"), "#8a6a50, #5a463c", **style)
        scene.fill(poly("-48 -32, 48 -32, 48 0, -48 0"), "#fffdf6, #f4f2ee", round=6, **style)
        scene.fill(poly("-48 0, 48 0, 48 34, -48 34"), "#c3cede, #9fafc8", **style)
        scene.fill(rect(10, -18, 20, 18), "#8a6a50, #4a3a38", round=4, **style)
        scene.fill(rect(15, -13, 10, 9), "#23252c", detail=0.9)
    for k in range(9):
        puff = circle(690 + k * 13, 92 + k * 5 - k * k * 0.4, 7 + k * 3)
        scene.fill(puff, "#b3bfd2", alpha=0.7 - k * 0.06, soft=4, round=10, detail=0.2)


def _fence(scene: Scene) -> None:
    """Posts along the inner edge of the field with their long shadows."""
    posts = [_polar(NEAR - 62, a) for a in np.arange(170, 284, 5.4)]
    for x, y in posts:
        scene.fill(tube([(x, y), (x + 34, y + 13)], [2.4, 1.6]), "#8a9ab6", alpha=0.85, detail=0.7)
    scene.pen(posts, 1.8, "#5a5048", 0.85)
    for x, y in posts:
        scene.fill(circle(x, y, 4.6), "#6a4e3a", round=4, detail=0.9, ink=0.4)


def _walker(scene: Scene) -> None:
    """A fur hat and shoulders from above; the shadow is the portrait."""
    track = NEAR + 100
    for i in WALKED[:-1]:
        for k, side in ((0.25, 9), (0.75, -9)):
            x, y = _polar(track + side, FIRST + (i + k) * KEY)
            scene.fill(ellipse(x, y, 6.5, 4, 112), "#5f7296", detail=0.95, wobble=0.3)
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
    with scene.at(x, y, 1.3):
        scene.fill(shade, "#4d5f84", alpha=0.9, soft=0.8, detail=0.85)
    style: Style = {"detail": 0.95, "wobble": 0.3, "ink": 0.6}
    with scene.at(x, y, 1.5, 28):
        for side, step in ((-8, -12), (8, 9)):
            scene.fill(ellipse(side, step, 5, 9), "#2a2624", **style)
        coat = union(
            ellipse(0, 0, 21, 11),
            tube("-17 1, -22 8, -20 15", [6, 5, 4.4]),
            tube("17 0, 22 -8, 19 -15", [6, 5, 4.4]),
        )
        scene.fill(coat, scene.tones("#4a5468", 0.3, 0.4), round=9, **style)
        for spot in ((-20, 17), (19, -17)):
            scene.fill(circle(*spot, 4), "#b98a5a", round=3, **style)
        hat = union(circle(0, -2, 11), ellipse(-10, -1, 5, 7), ellipse(10, -1, 5, 7))
        scene.fill(hat, scene.tones("#8a4f26", 0.35, 0.4), round=9, **style)
        scene.fill(circle(-1, -3, 6.5), scene.tones("#b5733c", 0.3, 0.2), round=6, detail=0.95)
