"""At nightfall a family camps in the hand of a fallen colossus, and the fingers bend round it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    rgb,
    smooth,
    spline,
    union,
)
from namyok_art.painted.figures import Frame, Grip, Mould, Person, basis, cast, figure, hand, unit
from namyok_art.painted.modelling import relief
from namyok_art.painted.props.flora import fern
from namyok_art.painted.props.objects import specks
from namyok_art.painted.surface import Surface

FIRE = (410.0, 856.0)
CRADLE = Grip(
    (0, 14, 12), (28, 46, 34), (31, 48, 36), (35, 50, 36), (38, 52, 38), (44, -9, -2, 5, 13), 0.2
)
ROCK = Surface(chip=12, tilt=0.06, settle="#4f6a3c", steep=0.88)
MOTHER = Person("woman", 1.1, "olive", "#3a2420", "bun", coat="#c85a3c", legs="#4a3440")
CHILD = Person("child", 1.1, "olive", "#2a1c1c", "bob", coat="#e8c04c", legs="#4a5a78")
FATHER = Person("man", 1.15, "brown", "#241a1c", "short", coat="#3f7a78", legs="#3a3448")


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(41)
    scene = Scene(
        41, light=(-0.7, -0.55, 0.35), light_colour="#7f9cae", shadow="#16244a", haze="#5a8a8c"
    )
    scene.sky("0 #12303c, 0.3 #1f5a5c, 0.52 #6f9a78, 0.64 #e8c078, 1 #2c4a40", warp=50, flow=6)
    scene.stars(46, 420)
    _ruins(scene)
    _jungle(scene, rng)
    _hand(scene)
    _camp(scene)
    _front(scene, rng)
    specks(scene, 60, (330, 500), (380, 800), (1.6, 4.0), "#ffd070", rng, alpha=(0.6, 1))
    return gouache(
        scene,
        palette="#12303c, #1f5a5c, #6f9a78, #e8c078, #3a4048, #7a7468, #c8946c, #ff9a3a, #ffe8a8, "
        "#0f1c24, #4a6a3c",
        pull=0.12,
    )


def _ruins(scene: Scene) -> None:
    """The rest of the colossus is pillars and steps now."""
    for x, top, wide in ((96.0, 250, 74), (690, 330, 62), (770, 200, 84)):
        shaft = poly(
            [(x - wide / 2, 800), (x - wide * 0.45, top + 40), (x - 4, top),
             (x + wide * 0.2, top + 26), (x + wide * 0.45, top + 12), (x + wide / 2, 800)]
        )  # fmt: skip
        scene.fill(shaft, "#2f5a5c, #3f6a60", round=30, detail=0.4, haze=0.15, flow=88)
        for k in (-0.25, 0, 0.25):
            scene.line([(x + k * wide, top + 50), (x + k * wide, 780)], 4, "#17383e", alpha=0.6,
                       curve=False)  # fmt: skip


def _jungle(scene: Scene, rng: np.random.Generator) -> None:
    for y, count, tone in ((640.0, 20, "#2c5a50"), (720, 22, "#1c443e"), (820, 24, "#12302e")):
        for _ in range(count):
            x = float(rng.uniform(-20, 820))
            bush = union(
                *[
                    circle(x + rng.normal() * 34, y + rng.normal() * 18, float(rng.uniform(28, 56)))
                    for _ in range(4)
                ]
            )
            scene.fill(bush, scene.tones(tone, 0.12, 0.3), round=36, detail=0.3, wobble=4)
    scene.fill(spline("-40 830!, 400 800, 840 830!, 840 1260!, -40 1260!"), "#12302e, #0c1c22")


def _hand(scene: Scene) -> None:
    """Cold dusk outside; inside, all that looks at the fire is warm."""
    mould = Mould()
    aim, back = unit((-0.1, -0.62, -0.72)), unit((0.05, 0.74, -0.62))
    place = Frame.at(np.array([382.0, 1090.0, 0.0]), 570, basis(-aim, back))
    hand(mould, place, CRADLE, "#7e8488", arm=0.9, age="giant", nails=False)
    for group in {int(row[2]) for row in mould.rows}:
        mould.decals[group] = (Frame(), _weathered)
    cast(mould, scene, reach=160, surface=ROCK, detail=0.7, rim=0.6, ink=0.5, brush=0.5)
    _firelight(scene, mould)
    scene.ink *= 1 - scene.mask(ellipse(430, 800, 200, 150))  # creases would cross the faces


def _firelight(scene: Scene, mould: Mould) -> None:
    """Brighten what faces the fire, the more the nearer it is."""
    x, y = FIRE
    seen = relief(mould, (0, 0, 1), 1, sample=1)
    if seen is None:
        return
    down, across = seen.window
    floor = float(seen.depth[int(y) - down.start, int(x) - across.start])
    places = seen.places(np.ones_like(seen.cover, bool)).reshape(*seen.cover.shape, 3)
    ray = np.array([x, y - 70, floor + 90]) - places
    far = np.linalg.norm(ray, axis=-1)
    lit = np.clip((seen.normal * ray).sum(-1) / (far + 1e-3), 0, 1) * seen.cover
    lit = blur((lit / (1 + (far / 330) ** 2.6)).astype(np.float32), 2.5)
    base = scene.rgb[seen.window]
    warm = np.array([1.0, 0.56, 0.2], np.float32) * (0.42 + 1.6 * base)
    scene.rgb[seen.window] = np.clip(base + warm * lit[..., None] * 1.5, 0, 1)


def _weathered(points: Array, colours: Array, _: Array) -> Array:
    """Rain has left long streaks, and moss has crept over the tips and the outer edge."""
    x, y, z = points.T
    streak = np.sin(x / 23 + 0.8 * np.sin(y / 90)) * np.sin(x / 61 + z / 80)
    out = colours * (1 + 0.07 * streak)[:, None]
    patch = np.sin(x / 27 + 1.7 * np.sin(y / 23)) + np.sin(y / 19 + x / 43) + 0.6 * np.sin(x / 9)
    top = 420 - 0.9 * np.abs(x - 330) * (x < 330) + 0.5 * np.abs(x - 330) * (x > 330)
    edge = np.maximum(smooth(40, -60, y - 250 - 0.5 * np.abs(x - 330)), smooth(130, 60, x))
    moss = (0.85 * smooth(0.5, 1.1, patch + 1.6 * edge - 1.6) * (y < top + 260))[:, None]
    return np.asarray(out * (1 - moss) + rgb("#56703c") * moss)


def _camp(scene: Scene) -> None:
    x, y = FIRE
    scene.glow(x, y - 20, 260, "#ff9a3c", 0.55)
    style: Style = {"detail": 0.9, "ink": 0.5}
    with scene.at(236, 884, 1.4):
        scene.cast(ellipse(0, 4, 90, 14), strength=0.7, soft=8)
        scene.fill(poly("-84 0, -6 -132, 20 -126, 60 10"), "#a83c2c, #6a2430", round=10, **style)
        scene.fill(poly("-6 -132, 20 -126, 84 -6, 60 10"), "#ffb04c, #e8703c", round=6, **style)
        scene.fill(poly("14 -96, 58 2, 28 8"), "#fff0b0, #ffb860", detail=0.95)
    scene.glow(x, y - 30, 150, "#ffc060", 0.8)
    for dx, rot in ((-12.0, 16), (12, -18), (0, 2)):
        with scene.at(x + dx, y + 8, 1, rot):
            scene.fill(rect(-52, -9, 104, 18, 9), "#7a4424, #2c1614", round=9, **style)
    blaze = spline(
        "-58 0, -66 -44, -42 -84!, -34 -54, -20 -110, 6 -164!, 14 -112, 34 -84, 40 -112!, "
        "62 -50, 54 0"
    )
    for size, tone in ((1.0, "#ff7a24, #e84a1c"), (0.72, "#ffc040"), (0.44, "#fff8d0")):
        with scene.at(x, y + 6, size * 1.2):
            scene.fill(blaze, tone, detail=0.95, soft=1)
    stump = spline("500 916!, 502 856, 540 846, 584 856, 588 916!, 544 928")
    scene.fill(stump, "#a86a44, #3a2424", round=20, **style)
    mould = Mould()
    figure(mould, 528, 926, 258, MOTHER, "sitting", "smile", yaw=-62, look=(350, 770, 60),
           head=(-10, -10, 0), z=90)  # fmt: skip
    figure(mould, 640, 892, 264, FATHER, "hugging_knees", "wonder", yaw=-52, look=(420, 500, 60),
           head=(0, -30, 0), z=30)  # fmt: skip
    figure(mould, 386, 984, 204, CHILD, "hugging_knees", "wonder", yaw=160, look=(420, 700, -100),
           head=(0, -26, 0), z=160)  # fmt: skip
    scene.light_colour = rgb("#ffcf8c")
    cast(mould, scene, reach=60, detail=0.92, ambient=0.2, rim=1.0, rim_colour="#ffd080",
         light=(-0.8, -0.1, 0.35))  # fmt: skip


def _front(scene: Scene, rng: np.random.Generator) -> None:
    """The jungle has closed over the wrist; ferns stand black against the glow."""
    for _ in range(46):
        x = float(rng.uniform(-30, 830))
        y = 1165 - 70 * abs(x - 400) / 400 + float(rng.uniform(-10, 60))
        tone = mix("#0a1a1c", "#1f443a", float(rng.uniform()))
        bush = union(
            *[
                circle(x + rng.normal() * 30, y + rng.normal() * 14, float(rng.uniform(22, 44)))
                for _ in range(4)
            ]
        )
        scene.fill(bush, scene.tones(tone, 0.1, 0.3), round=30, detail=0.4, wobble=4)
    for k in range(22):
        x = float(rng.uniform(-40, 330)) if k % 2 else float(rng.uniform(470, 840))
        tip = (x + float(rng.normal(0, 90)), float(rng.uniform(980, 1110)))
        tone = mix("#0f2424", "#2c5a44", float(rng.uniform()))
        fern(scene, [(x, 1240), ((x + tip[0]) / 2 - 20, 1130), tip], 46, tone)
