"""A girl tells a sunflower a secret, and the whole field of dishes has turned to listen."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, circle, ellipse, gouache, mix, spline, tube
from namyok_art.painted.figures import (
    EXPRESSIONS,
    PLAIN,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    hand,
    head,
    turn,
    unit,
)

GIRL = Person(
    "child",
    skin="rose",
    hair="#a8481f",
    style="plait",
    iris="#3f7a5a",
    freckles=True,
    coat="#c2405a",
    pattern="checks",
    accent="#f4d8c0",
)
SECRET = replace(
    EXPRESSIONS["sly"],
    open=0.22,
    wide=0.7,
    corners=(0.0, 0.4),
    upper=27,
    inner=0.3,
    outer=0.5,
    turn=(0, 0, 0),
)
FLOWER = np.array([250.0, 470.0, 120.0])


def facing(way: Array) -> Array:
    """A turn whose z axis is exactly `way`."""
    z = unit(way)
    y = unit(np.array([0, 1.0, 0]) - z * z[1])
    return np.stack([np.cross(y, z), y, z], 1)


def dish(
    scene: Scene, x: float, y: float, size: float, haze: float, rng: np.random.Generator
) -> None:
    """A white bowl on a green stalk, turned to where something is being said."""
    low = y + size * rng.uniform(2.6, 3.4)
    sway = rng.uniform(-0.3, 0.3) * size
    scene.fill(
        tube(
            [(x, y), (x + sway, (y + low) / 2), (x + sway * 0.4, low)],
            [size * 0.07, size * 0.09, size * 0.1],
        ),
        "#6a9a48, #3a6a3a",
        round=size * 0.08,
        haze=haze,
        detail=0.7,
        ink=0.3,
    )
    for k, side in ((0.35, -1), (0.6, 1)):
        with scene.at(
            x + sway * 0.8, y + (low - y) * k, size / 60, side * 30 + (180 if side < 0 else 0)
        ):
            scene.fill(
                spline("0 0!, 24 -22, 64 -6!, 30 16"),
                "#7fae52, #4a7f42",
                round=8,
                haze=haze,
                detail=0.7,
                ink=0.4,
            )
    place = np.array([x, y, -size * 2.2])
    mould = Mould()
    mould.frame = Frame(x, y, 0, size, facing(FLOWER - place + np.array([0, 0, 240.0])))
    mould.group()
    mould.cap((0, 0, 0), (1, 1, 0.42), (0, 0, 1), 0.02, "#f4f0e6", 0, PLAIN)
    mould.ball((0, 0, 0.10), (0.90, 0.90, 0.40), "#dfe4e4", 0.02, PLAIN, cut=True)
    mould.group()
    for a in (0.5, 2.6, 4.7):
        mould.cone(
            (0.86 * np.cos(a), 0.86 * np.sin(a), 0.02),
            (0, 0, 0.82),
            0.035,
            0.03,
            "#8a9096",
            0,
            PLAIN,
        )
    mould.ball((0, 0, 0.84), (0.13, 0.13, 0.12), "#c2503c", 0, PLAIN)
    mould.frame = Frame()
    cast(mould, scene, reach=size * 0.8, haze=haze, rim=0.4)


def sunflower(scene: Scene) -> None:
    """Petals of unequal length, a disc of seeds in spirals, its face to the girl."""
    x, y, _ = FLOWER
    scene.fill(
        tube([(x - 10, y + 60), (x - 40, y + 320), (x - 30, 1230)], [22, 26, 32]),
        "#7fae52, #4a7f3a, #2f5a34",
        round=24,
        detail=0.7,
        ink=0.5,
    )
    for lx, ly, rot, s in ((x - 30, 850.0, 160, 3.0), (x - 30, 930.0, 20, 2.6)):
        with scene.at(lx, ly, s, rot):
            scene.fill(
                spline("0 0!, 22 -24, 66 -12, 92 6!, 50 22, 20 18"),
                "#8aba58, #4a8242",
                round=12,
                detail=0.7,
                ink=0.5,
            )
            scene.line("4 0, 44 2, 86 6", 1.6, "#c4d890", alpha=0.7)
    rng = np.random.default_rng(5)
    mould = Mould()
    frame = mould.frame = Frame(x, y, 60, 150, turn(34, 4, -8))
    for ring, count in ((0, 19), (1, 17)):
        for k in range(count):
            a = (k + 0.5 * ring) / count * 2 * np.pi + rng.uniform(-0.06, 0.06)
            long = 0.46 + rng.uniform(-0.06, 0.08) - 0.05 * ring
            way = np.array([np.cos(a), np.sin(a), 0.10 + 0.16 * ring + rng.uniform(-0.1, 0.1)])
            middle = way * (0.78 + long * 0.55)
            tone = mix("#f4b428", "#e07a1c", float(rng.uniform(0, 0.6)))
            mould.group()
            mould.ball(tuple(middle), (0.125, long, 0.035), tone, 0, PLAIN, basis(way, (0, 0, 1)))
    group = mould.group()
    mould.ball((0, 0, 0.02), (0.78, 0.78, 0.26), "#6a3f1f", 0, PLAIN)
    mould.decals[group] = (frame, seeds)
    mould.frame = Frame()
    scene.cast(ellipse(x + 16, y + 20, 190, 190), strength=0.45, soft=24)
    cast(mould, scene, reach=70, rim=0.4)


def seeds(points: Array, colours: Array, materials: Array) -> Array:
    far, a = np.hypot(points[:, 0], points[:, 1]), np.arctan2(points[:, 1], points[:, 0])
    spiral = np.sin(21 * a + 34 * far) * np.sin(-13 * a + 40 * far)
    tone = 0.8 + 0.45 * (spiral > 0.1)
    out = colours * tone[:, None]
    pale = (far < 0.30)[:, None]
    return np.asarray(np.where(pale, out * np.array([1.2, 1.35, 0.9]), out))


def bee(scene: Scene, x: float, y: float) -> None:
    with scene.at(x, y, 1.5, -16):
        for rot in (-60, -100):
            with scene.at(0, -6, 1, rot):
                scene.fill(ellipse(15, 0, 16, 7), "#f4f8fa", alpha=0.8, detail=1, ink=0.4)
        scene.fill(ellipse(0, 0, 18, 11), "#e8a828", round=8, detail=1, ink=0.5)
        for k in (-6, 2, 9):
            scene.line([(k, -10), (k + 2, 0), (k, 10)], 4, "#2a1c18")
        scene.fill(circle(-16, -1, 7), "#2a1c18", detail=1)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(11)
    scene = Scene(
        11, light=(-0.5, -0.6, 0.62), light_colour="#ffecc4", shadow="#233048", haze="#f0d0a8"
    )
    scene.sky("0 #4a90a8, 0.2 #a8c8b8, 0.34 #f8d8a0, 0.4 #f4b488, 1 #4a7f4a", warp=50, flow=4)
    scene.fill(
        spline("-40 420, 200 396, 480 416, 840 380, 840 1260, -40 1260"),
        "#a8b868, #5a8a48, #2f5a3a",
        flow=4,
        detail=0.3,
    )
    places = [
        (row, x + float(rng.uniform(-14, 14)))
        for row, gap in ((0, 62.0), (1, 92.0), (2, 138.0), (3, 210.0))
        for x in np.arange(20.0 + 30 * (row % 2), 840, gap)
    ]
    for row, x in places:
        y = (412.0, 446.0, 506.0, 600.0)[row] + float(rng.uniform(-10, 10))
        size = (17.0, 28.0, 44.0, 72.0)[row] * float(rng.uniform(0.9, 1.12))
        if abs(x - 250) < 190 and row == 3:
            continue
        dish(scene, x, y, size, (0.42, 0.28, 0.14, 0.0)[row], rng)
        if row == 2 and x > 700:
            scene.mist(600, 50, "#e8d8a8", 0.35)
    for _ in range(110):
        x, y = rng.uniform(0, 800), rng.uniform(900, 1210)
        with scene.at(x, y, rng.uniform(0.7, 1.3), rng.uniform(-120, -60)):
            scene.fill(
                spline("0 0!, 20 -16, 80 -4!, 26 14"),
                ["#2f5a3a", "#3f7044", "#5a8a48"][int(rng.integers(3))],
                detail=0.5,
                ink=0.3,
            )
    sunflower(scene)
    girl = Mould()
    head(girl, 590, 700, 60, 330, GIRL, SECRET, yaw=-40, pitch=-4, roll=-12, look=(820, 560, 420))
    palm = Frame(470, 960, 250, 104, basis((0.30, 1, 0.05), (-0.75, 0.0, 0.66)))
    hand(girl, palm, "cup", GIRL.tone, left=False, arm=2.8, age="child")
    cast(girl, scene, reach=120, rim=0.5)
    dish(scene, 726, 1010, 118, 0.0, rng)
    dish(scene, 84, 1030, 100, 0.0, rng)
    bee(scene, 404, 330)
    scene.vignette(400, 560, 560, 800, "#1c2c38", 0.4)
    return gouache(
        scene,
        palette=(
            "#4a90a8, #f8d8a0, #f4b488, #5a8a48, #2f5a3a, #f4f0e6, #f4b428, #6a3f1f, "
            "#c2405a, #efc3a4, #a8481f, #233048"
        ),
        pull=0.12,
    )
