"""The ring of a planet is a rink, and two skaters go round it in opposite directions."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Colour,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    fractal,
    mix,
    poly,
    ramp,
    rect,
    smooth,
    spline,
    tube,
    union,
    watercolour,
)

MIDDLE = (396.0, 590.0)
RADIUS = 282.0
TILT = -17.0
OUTER, INNER = (520.0, 300.0), (336.0, 160.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(43)
    scene = Scene(
        43, light=(-0.8, -0.35, 0.5), light_colour="#fff6e0", shadow="#8a6f94", haze="#efe6ea"
    )
    scene.sky("0 #d9d4e6, 0.3 #e9e2ea, 0.62 #f8f0e4, 1 #e3ecdf", warp=120)
    _void(scene, rng)
    _ring(scene, back=True)
    _planet(scene, rng)
    _ring(scene, back=False)
    _bench(scene)
    _skater(scene, *_on_ring(132, 0.46), 1.6, "#c9573f", None, flip=False)
    _skater(scene, *_on_ring(93, 0.60), 1.68, "#5a6f9a", "#12966a", flip=True)
    _dog_moon(scene)
    _shavings(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#d9d4e6, #efe6ea, #fbf4e6, #fbd9b8, #f3b488, #e0936f, #b9e0d2, #d9f0e6, #8fc4b8, "
            "#12966a, #8a6f94, #c9573f, #5a6f9a"
        ),
        pull=0.15,
        edge=0.8,
        bloom=0.25,
    )


def _on_ring(degrees: float, share: float = 0.5) -> tuple[float, float]:
    """A place on the ice: 0 is the right end, 90 the front; `share` runs from inner to outer."""
    a, t = np.deg2rad(degrees), np.deg2rad(TILT)
    rx = INNER[0] + (OUTER[0] - INNER[0]) * share
    ry = INNER[1] + (OUTER[1] - INNER[1]) * share
    x, y = rx * np.cos(a), ry * np.sin(a)
    return (
        float(MIDDLE[0] + x * np.cos(t) - y * np.sin(t)),
        float(MIDDLE[1] + x * np.sin(t) + y * np.cos(t)),
    )


def _arc(start: float, end: float, share: float, wave: float = 0) -> list[tuple[float, float]]:
    turns = np.linspace(start, end, 60)
    return [_on_ring(float(a), share + wave * float(np.sin(a * 0.21))) for a in turns]


def _void(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(70):
        x, y = rng.uniform(20, 780), rng.uniform(20, 1180)
        r = rng.uniform(1, 2.6)
        scene.fill(circle(x, y, r), "#fffdf6", detail=1, texture=0)
    for x, y, size in ((120, 150, 9), (690, 1010, 10), (250, 1080, 7), (655, 120, 7)):
        for rot in (0, 90):
            ray = ellipse(x, y, size * 2.2, size * 0.22, rot)
            scene.fill(ray, "#fffdf6", detail=0.9, texture=0)
    scene.glow(60, 520, 300, "#fff2d8", 0.5)


def _planet(scene: Scene, rng: np.random.Generator) -> None:
    """Bands of peach that bend round the ball."""
    x0, y0 = MIDDLE
    turn = np.deg2rad(TILT)
    dx, dy = (scene.xs - x0) / RADIUS, (scene.ys - y0) / RADIUS
    u = dx * np.cos(turn) + dy * np.sin(turn)
    v = -dx * np.sin(turn) + dy * np.cos(turn)
    depth = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    latitude = v * 0.9 - depth * 0.38
    wander = fractal(np.random.default_rng(5), 800, 1200, 70, 4) * 0.045
    wave = 0.03 * np.sin(u * 7 + latitude * 20)
    t = np.clip((latitude + wander + wave + 1) / 2, 0, 1)
    bands = (
        "0 #f8d9bc, 0.12 #f3bd93, 0.17 #fbe3c8, 0.25 #f0a880, 0.31 #e89370, 0.36 #fbdcbc, "
        "0.44 #f6c49a, 0.5 #fdebd4, 0.57 #efa67e, 0.63 #f8d0a8, 0.7 #e0906f, 0.78 #f6c8a4, "
        "0.88 #ecb094, 1 #dca08c"
    )
    field: Array = ramp(t, bands)
    disc = circle(x0, y0, RADIUS)
    scene.cast(disc, "#b9a8bc", 0.35, 30, 20, 14)
    scene.fill(disc, field, round=RADIUS * 0.95, shade=0.75, detail=0.55, wobble=1, texture=0.04)
    with scene.clip(disc):
        for k, (lat, lon, size) in enumerate(((-0.36, -0.3, 30), (0.42, 0.2, 20))):
            cx = x0 + RADIUS * (lon * np.cos(turn) - lat * np.sin(turn))
            cy = y0 + RADIUS * (lon * np.sin(turn) + lat * np.cos(turn))
            for grow, tone in ((1.0, "#fdebd4"), (0.72, "#dc8262"), (0.4, "#f3b488")):
                spot = ellipse(cx, cy, size * grow * 1.7, size * grow, TILT)
                scene.fill(spot, tone, alpha=0.75 - 0.15 * k, soft=2, detail=0.5)
        away = np.hypot(scene.xs - x0 + 150, scene.ys - y0 + 60) / RADIUS
        scene.dim(smooth(0.95, 1.65, away), "#9a7fa4", 0.62)


def _ring(scene: Scene, back: bool) -> None:
    start, end = (180.0, 360.0) if back else (0.0, 180.0)
    style: Style = {"detail": 0.5, "wobble": 1}
    outer, inner = _arc(start, end, 1), _arc(end, start, 0)
    ice = poly([*outer, *inner])
    if not back:
        scene.cast(ice, "#c08a7c", 0.5, 12, 6, 26)
        rim = poly([*outer, *[(x, y + 15) for x, y in outer[::-1]]])
        scene.fill(rim, "#8fc4b8, #6aa8a2", angle=0, **style)
    scene.fill(ice, "#f2fbf3, #d5efe4, #b3dbd0", angle=-20, texture=0.05, **style)
    with scene.clip(ice):
        for share, width, tone in (
            (0.06, 9, "#a9d6ca"),
            (0.2, 26, "#e9f8ee"),
            (0.33, 5, "#b9dfd4"),
            (0.74, 12, "#f6fdf6"),
            (0.86, 4, "#a9d6ca"),
            (0.97, 14, "#fbfff9"),
        ):
            scene.line(_arc(start, end, share), width, tone, alpha=0.75, soft=2, detail=0.5)
        if back:
            shade = poly("450 260, 860 120, 900 620, 600 620")
            scene.dim(blur(scene.mask(shade), 26), "#9a8fb4", 0.75)
        else:
            scene.dim(
                blur(scene.mask(poly("590 420, 900 300, 900 1000, 590 860")), 40), "#9a8fb4", 0.6
            )
            _trails(scene)
    if not back:
        scene.line(outer, 2.4, "#ffffff", alpha=0.9)
        for share in (0.0, 1.0):
            scene.pen(_arc(0, 180, share), 1.4, "#6a9a98", 0.8)
    else:
        for share in (0.0, 1.0):
            scene.pen(_arc(180, 360, share), 1.2, "#7aa8a6", 0.6)


def _trails(scene: Scene) -> None:
    """Scratches: each goes nearly round, and they miss each other by a hand."""
    for end, share, tone in ((132, 0.44, "#4f8f94"), (132, 0.48, "#4f8f94")):
        scene.pen(_arc(180, end, share, 0.03), 2, tone, 0.75)
    for end, share in ((93, 0.60), (93, 0.64)):
        scene.pen(_arc(2, end, share, 0.03), 2, "#4f8f94", 0.75)
    for a, share in ((152, 0.3), (118, 0.78), (112, 0.2), (70, 0.8)):
        loop = [
            _on_ring(a + 5 * np.cos(t), share + 0.09 * np.sin(t)) for t in np.linspace(0, 6, 20)
        ]
        scene.pen(loop, 1.4, "#6aa8a6", 0.55)


def _skater(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    coat: Colour,
    scarf: Colour | None,
    flip: bool,
) -> None:
    """Gliding to the right on one leg, about 84 high."""
    style: Style = {"detail": 0.95, "wobble": 0.4, "ink": 0.55}
    dark = "#4a4258"
    with scene.at(x, y, size, flip=flip):
        scene.cast(ellipse(14, 3, 36, 4), "#5f8f98", 0.6, 3)
        back = union(
            tube("-6 -34, -26 -26, -46 -22", [6, 4.6, 3.6]), ellipse(-50, -21, 6, 3.6, -14)
        )
        scene.fill(back, dark, round=4, **style)
        scene.line("-60 -16, -42 -18", 2, "#8a94a4", curve=False)
        front = union(tube("0 -34, 8 -20, 2 -5", [6.4, 5, 3.8]), ellipse(5, -4, 7, 3.8))
        scene.fill(front, mix(dark, "#8a7a9a", 0.3), round=4, **style)
        scene.line("-7 1, 13 1", 2.2, "#8a94a4", curve=False)
        far = tube("12 -60, 28 -58, 42 -66", [4.6, 4, 3])
        scene.fill(far, mix(coat, scene.shadow, 0.35), round=4, **style)
        scene.fill(circle(44, -67, 3.2), "#f3c9a4", **style)
        body = spline("8 -68, 18 -66, 18 -54, 12 -42, 14 -30!, 0 -26, -16 -30!, -10 -42, -2 -58")
        scene.fill(body, scene.tones(coat, 0.25, 0.4), round=10, **style)
        near = tube("9 -62, -8 -58, -26 -66", [4.8, 4.2, 3])
        scene.fill(near, scene.tones(coat, 0.15, 0.3), round=4, **style)
        scene.fill(circle(-28, -67, 3.2), "#f3c9a4", **style)
        scene.fill(circle(18, -77, 9), "#f3c9a4", round=8, **style)
        hair = spline("8 -76, 10 -87, 20 -89, 27 -83, 18 -80, 13 -70")
        scene.fill(hair, "#6a4a3c", round=4, **style)
        hat = spline("8 -82!, 10 -92, 20 -95, 28 -88, 28 -82!, 18 -85")
        scene.fill(hat, scene.tones(mix(coat, "#fff6e0", 0.55), 0.2), round=5, **style)
        scene.fill(circle(17, -97, 4), "#fff6e0", round=4, **style)
        if scarf is None:
            scene.fill(tube("10 -68, 18 -66, 24 -68", [3, 3.4, 3]), "#f3d9a0", round=3, **style)
        else:
            tail = tube("10 -68, -14 -76, -34 -72, -56 -84", [4, 5, 5, 3.4])
            scene.fill(tail, scene.tones(scarf, 0.2, 0.3), round=4, **style)
            scene.fill(tube("8 -68, 17 -65, 25 -68", [4, 4.4, 4]), scarf, round=4, **style)


def _bench(scene: Scene) -> None:
    """Left in the shade: a bench, a thermos, three pairs of boots."""
    x, y = _on_ring(52, 0.4)
    style: Style = {"detail": 0.9, "wobble": 0.5, "ink": 0.6}
    with scene.at(x - 8, y + 14, 0.98, TILT * 1.1):
        scene.cast(ellipse(6, 4, 78, 10), "#6a6f94", 0.6, 5)
        for leg in (-52, 48):
            scene.fill(rect(leg, -30, 7, 32), "#7a5a5a, #5a4658", round=3, **style)
        scene.fill(poly("-64 -36, 64 -36, 68 -28, -68 -28"), "#d8a884, #a8786c", round=4, **style)
        scene.fill(rect(-64, -62, 128, 10, 3), "#d8a884, #a8786c", round=4, **style)
        for leg in (-54, 50):
            scene.fill(rect(leg, -62, 5, 30), "#7a5a5a", **style)
        scene.fill(rect(30, -66, 15, 30, 4), "#3f9a94, #2a6a74", round=7, **style)
        scene.fill(rect(31, -76, 13, 12, 3), "#e9e4e0, #b3a8b4", round=5, **style)
        pairs: tuple[tuple[float, Colour], ...] = (
            (-52.0, "#b3503f"),
            (-12.0, "#5a6f9a"),
            (30.0, "#d9a23c"),
        )
        for left, tone in pairs:
            for k in (0, 13):
                boot = union(rect(left + k, -20, 9, 20, 2), ellipse(left + k + 8, -3, 9, 5))
                scene.fill(boot, scene.tones(mix(tone, "#5a4a6a", 0.2), 0.1), round=4, **style)


def _dog_moon(scene: Scene) -> None:
    """Two small moons; the nearer wears the mark of a skate."""
    moons = (
        (612.0, 150.0, 34.0, "#f6ead2"),
        (196.0, 1090.0, 66.0, "#cfe6da"),
        (178.0, 196.0, 16.0, "#f3c9a4"),
    )
    for x, y, r, tone in moons:
        disc = circle(x, y, r)
        scene.fill(disc, tone, round=r * 0.95, shade=0.8, detail=0.5, ink=0.35)
        with scene.clip(disc):
            for k in range(3):
                dent = ellipse(
                    x - r * 0.3 + k * r * 0.4, y - r * 0.2 + k * r * 0.25, r * 0.16, r * 0.1
                )
                scene.fill(dent, scene.shadow, alpha=0.22, detail=0.5)
    scene.pen([(142, 1066), (190, 1096), (250, 1082)], 2, "#6aa8a6", 0.8)


def _shavings(scene: Scene, rng: np.random.Generator) -> None:
    """What the blades scrape off falls for ever as snow."""
    for _ in range(150):
        x, y = _on_ring(rng.uniform(40, 150), 1)
        fall = 26 + 330 * rng.uniform() ** 1.6
        flake = circle(x + rng.normal() * 14, y + fall, rng.uniform(1.5, 4.5))
        tone = "#ffffff" if rng.uniform() < 0.55 else "#8fc4b8"
        scene.fill(flake, tone, alpha=0.95 - fall / 520, detail=1, texture=0)
