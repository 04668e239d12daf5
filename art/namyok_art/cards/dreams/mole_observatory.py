"""A mole turns its spyglass down, to us: in the glass is its eye, among the lights of the roots."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    rgb,
    ring,
    sample,
    smooth,
    spline,
    tube,
)
from namyok_art.painted.figures import CLOTH, FUR, PLAIN, SKIN, Frame, Mould, cast, turn
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.pelt import comb

LENS = (560.0, 696.0)
COAT, PINK, BRASS = "#5a526e", "#f09a8c", "#d89a34"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(2)
    scene = Scene(
        2, light=(0.1, 0.55, 0.6), light_colour="#ffe2a0", shadow="#1c1238", haze="#3a2c4c"
    )
    scene.sky("0 #7a4a2c, 0.3 #5a3428, 0.7 #2c1c30, 1 #14102c", warp=70, flow=20)
    _soil(scene, rng)
    scene.glow(420, 560, 460, "#e88a3c", 0.55)
    _mole(scene, rng)
    _spyglass(scene)
    _eye(scene, rng)
    _paws(scene)
    _roots(scene, rng)
    return gouache(
        scene,
        palette="#7a4a2c, #5a3428, #2c1c30, #14102c, #4a4458, #8a8098, #f09a8c, #d89a34, #ffe9a0, "
        "#c8382c, #f8ecd0, #3a6ad0, #b88af0",
        pull=0.1,
    )


def _soil(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(46):
        x, y = float(rng.uniform(0, 800)), float(rng.uniform(0, 1200))
        size = float(rng.uniform(8, 30))
        stone = ellipse(x, y, size, size * 0.7, float(rng.uniform(0, 90)))
        scene.fill(stone, "#8a6044, #4a3030", round=size * 0.7, detail=0.5, haze=0.1)


def _mole(scene: Scene, rng: np.random.Generator) -> None:
    """Velvet, a nightcap, one eye screwed up so that the other may see better."""
    mould = Mould()
    dark, pale = mix(COAT, "#120c1c", 0.6), mix(COAT, "#e8d8e0", 0.3)
    mould.group()
    mould.ball((380, 1180, -260), (520, 520, 260), COAT, 0, FUR)
    face = Frame(328, 486, 0, 300, turn(-19, 4, -4))
    mould.frame = face
    mould.group()
    mould.ball((0, 0, 0), (1.0, 0.9, 0.8), COAT, 0, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.46, 0.34, 0.34), (0.46, 0.42, 0.4), COAT, 0.16, FUR)
    mould.cone((0, 0.24, 0.6), (0, 0.5, 1.26), 0.36, 0.15, pale, 0.18, FUR)
    mould.ball((-0.42, -0.06, 0.66), (0.24, 0.15, 0.14), pale, 0.1, FUR)
    mould.ball((-0.42, -0.24, 0.66), (0.3, 0.09, 0.14), COAT, 0.08, FUR)
    mould.group()
    mould.ball((0, 0.5, 1.36), (0.17, 0.12, 0.12), PINK, 0, SKIN)
    mould.ball((0, 0.57, 1.3), (0.12, 0.1, 0.1), PINK, 0.06, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.07, 0.54, 1.47), (0.028, 0.03, 0.05), "#5a1c2c", 0.01, SKIN, cut=True)
    mould.group()
    shut = [(-0.68, -0.05, 0.66), (-0.56, 0.0, 0.77), (-0.42, 0.01, 0.82), (-0.26, -0.04, 0.81)]
    mould.chain(shut, [0.018, 0.032, 0.032, 0.018], dark, 0.02, PLAIN)
    for a, b in (
        ((-0.7, -0.07, 0.66), (-0.82, -0.16, 0.54)), ((-0.71, -0.03, 0.66), (-0.85, -0.02, 0.52)),
        ((-0.69, 0.01, 0.68), (-0.8, 0.12, 0.56)), ((-0.24, -0.08, 0.83), (-0.16, -0.2, 0.83)),
    ):  # fmt: skip
        mould.cone(a, b, 0.02, 0.008, dark, 0, PLAIN)
    for s in (-1, 1):
        for k in range(5):
            root = np.array([s * 0.16, 0.4 + 0.04 * k, 1.12])
            tip = root + np.array([s * (0.5 - 0.04 * k), -0.12 + 0.11 * k, 0.05])
            hair = [root + (tip - root) * t + np.array([0, -0.2, 0.2]) * t * (1 - t)
                    for t in np.linspace(0, 1, 6)]  # fmt: skip
            mould.chain(hair, np.linspace(0.008, 0.003, 6), "#f8ecd0", 0, PLAIN)
    _cap(mould, face)
    mould.frame = Frame()
    cast(mould, scene, reach=120, rim=0.5, detail=0.8, ambient=0.2, brush=0.6, bounce="#7a4a6a")
    velvet = Mould()
    velvet.rows = [row for row in mould.rows if row[3] == FUR and row[9] > 200]
    comb(scene, velvet, (0.1, 1, 0.1), 900, 16, rng)


def _cap(mould: Mould, face: Frame) -> None:
    """Striped, with a fur band; its end has flopped over."""
    red, fleece = "#cc342e", "#f6ead6"
    cap = mould.group()
    mould.ball((0, -0.92, -0.02), (0.9, 0.52, 0.76), red, 0, CLOTH)
    tail = sample([(0.1, -1.16), (0.72, -1.28), (1.18, -1.0), (1.34, -0.6), (1.32, -0.36)], 12)
    chain = [(float(x), float(y), 0.1 + 0.03 * k) for k, (x, y) in enumerate(tail)]
    mould.chain(chain, np.linspace(0.36, 0.1, 12), red, 0.14, CLOTH)
    mould.decals[cap] = (face, _stripes)
    mould.group()
    mould.ball((1.32, -0.24, 0.46), 0.19, fleece, 0, FUR)
    mould.group()
    band = [(0.93 * np.sin(a), -0.68 + 0.05 * np.cos(a), 0.8 * np.cos(a))
            for a in np.linspace(0, 2 * np.pi, 33)]  # fmt: skip
    mould.chain(band, [0.135] * 33, fleece, 0.06, FUR)


def _stripes(points: Array, colours: Array, _: Array) -> Array:
    x, y = points[:, 0], points[:, 1]
    turned = np.arctan2(x + 0.05, -(y + 0.2))
    share = smooth(-0.1, 0.1, np.sin(turned * 15))[:, None] * 0.95
    return np.asarray(colours * (1 - share) + rgb("#f8ecd0") * share)


def _spyglass(scene: Scene) -> None:
    """Brass rings, one within the other, until the glass."""
    x, y = LENS
    style: Style = {"detail": 0.85, "ink": 0.6}
    for dx, dy, r in ((-56.0, -110.0, 170.0), (-30, -64, 200), (0, 0, 246)):
        tubework = circle(x + dx, y + dy, r)
        scene.cast(tubework, strength=0.6, soft=14, dy=10)
        scene.fill(tubework, ["#7a4a1c", BRASS, "#ffe9a0"], angle=70, round=26, rim=0.7, **style)
    scene.fill(circle(x, y, 216), "#5a3414, #b87a28", round=14, **style)
    for k in range(48):
        a = 2 * np.pi * k / 48
        ends = [(x + r * np.cos(a), y + r * np.sin(a)) for r in (224.0, 240)]
        scene.pen(ends, 4, "#7a4a14", 0.8, curve=False)
    scene.fill(circle(x, y, 202), "0 #1c1440, 0.5 #33206c, 1 #14103c", detail=0.7)


def _eye(scene: Scene, rng: np.random.Generator) -> None:
    """As large as the glass, and the stars of the deep are in it."""
    x, y = LENS
    style: Style = {"detail": 0.92, "ink": 0.5}
    glass = circle(x, y, 202)
    with scene.clip(glass):
        scene.fill(circle(x, y, 202), "#6a5a74, #3a2c4c", detail=0.7)
        white = spline(
            [
                (x - 192, y + 14),
                (x - 120, y - 96),
                (x, y - 132),
                (x + 120, y - 96),
                (x + 192, y + 14),
                (x + 110, y + 106),
                (x, y + 128),
                (x - 110, y + 106),
            ]
        )
        scene.fill(white, "#e8dcd0, #fffaf0, #ffe8c8", round=80, shade=0.5, **style)
        scene.fill(circle(x, y, 118), "#5a2c14, #c87a2c, #ffc860", angle=80, round=20, **style)
        for k in range(60):
            a = 2 * np.pi * k / 60 + float(rng.normal(0, 0.02))
            ends = [(x + r * np.cos(a), y + r * np.sin(a)) for r in (78.0, 112)]
            scene.pen(ends, 2.2, ("#ffe08a", "#6a3414")[k % 2], 0.7, curve=False)
        scene.line(ring(x, y, 116, 116, 60), 7, "#3a1c14")
        scene.fill(circle(x, y, 80), "#0c0824, #1c1248", detail=0.95)
        for k in range(150):  # two arms of a whirlpool of lights
            t = float(rng.uniform(0, 1))
            a = 5.2 * t + np.pi * (k % 2) + float(rng.normal(0, 0.24))
            far = 6 + 66 * t
            px, py = x + far * np.cos(a), y + far * 0.72 * np.sin(a)
            tone = ("#fff6d0", "#ffd27a", "#b8a0ff", "#8ac4ff")[int(rng.integers(4))]
            scene.fill(circle(px, py, float(rng.uniform(0.9, 2.8))), tone, detail=1)
        scene.glow(x, y, 34, "#fff0c0", 0.95)
        lids = [(x - 220, y - 220, 1), (x + 220, y - 220, 1), (x + 206, y + 10), (x + 124, y - 88),
                (x, y - 122), (x - 124, y - 88), (x - 206, y + 10)]  # fmt: skip
        scene.fill(spline(lids), [mix(COAT, "#1c1238", 0.4), COAT], round=26, **style)
        for k in range(9):
            a = np.deg2rad(206 + 16 * k)
            lash = [(x + u * np.cos(a), y + v * np.sin(a)) for u, v in ((150, 118), (180, 160))]
            scene.line(lash, 7, "#17101c", curve=False)
    glint = [(x - 160, y - 60), (x - 110, y - 140), (x - 30, y - 180), (x - 96, y - 116)]
    scene.fill(spline(glint),
               "#ffffff", alpha=0.55, soft=3, detail=0.9)  # fmt: skip
    scene.fill(ellipse(x - 40, y - 44, 20, 15, -30), "#ffffff", detail=1, alpha=0.95)


def _paws(scene: Scene) -> None:
    """Broad digging hands: fingers bend over the brass rim, a thumb lies against its side."""
    x, y = LENS
    mould = Mould()
    for middle, elbow in ((136.0, (150, 1260, 120)), (34.0, (900, 1150, 120))):

        def at(degrees: float, far: float, depth: float) -> Array:
            a = np.deg2rad(degrees)
            return np.array([x + far * np.cos(a), y + far * np.sin(a), depth])

        wrist = at(middle, 372, 330)
        mould.group()
        mould.cone(elbow, wrist, 120, 78, COAT, 0, FUR)
        mould.group()
        mould.ball(at(middle, 330, 340), (74, 78, 56), PINK, 0, SKIN)
        for k, (aside, far) in enumerate(((-19, 214.0), (-7, 200), (5, 202), (17, 216))):
            mould.group()
            b = middle + aside
            joints = [at(middle + aside * 0.7, 318, 372), at(b, 270, 424), at(b, far + 22, 424),
                      at(b + 1, far, 396)]  # fmt: skip
            mould.chain(joints, [30, 27, 24, 18], mix(PINK, "#ffd8c8", 0.12 * (k % 2)), 10, SKIN)
            mould.ball(joints[1], 29, mix(PINK, "#c85a5c", 0.3), 8, SKIN)
            mould.group()
            claw = [at(b + 1, far + 6, 416), at(b + 2, far - 30, 410), at(b + 3, far - 46, 396)]
            mould.chain(claw, [13, 9, 2], "#fff0d8", 4, PLAIN)
        side = 34 if middle > 90 else -34
        mould.group()
        tip = middle + side
        thumb = [at(middle + side * 0.5, 336, 350), at(tip, 300, 392), at(tip, 262, 410)]
        mould.chain(thumb, [34, 29, 19], PINK, 10, SKIN)
        mould.group()
        mould.cone(at(tip, 264, 424), at(tip, 232, 420), 12, 2, "#fff0d8", 0, PLAIN)
    cast(mould, scene, reach=80, rim=0.5, detail=0.88, ambient=0.15, light=(0.0, -0.2, 0.8),
         bounce="#b8607a")  # fmt: skip


def _roots(scene: Scene, rng: np.random.Generator) -> None:
    """The deepest tips hold little lights; that is what it looks at."""
    for points in (
        "-20 780, 50 900, 30 1000, 70 1080", "-20 960, 110 1020, 190 1130",
        "820 760, 750 900, 770 1000, 720 1090", "820 960, 690 1030, 600 1140",
        "-20 1100, 60 1120, 110 1180", "360 1240, 380 1180, 420 1130",
    ):  # fmt: skip
        scene.fill(tube(points, [11, 8, 6, 3]), "#c8945c, #6a4430", round=8, detail=0.8, ink=0.4)
        x, y = sample(points, 10)[-1]
        for _ in range(7):
            px, py = float(x + rng.normal(0, 40)), float(y + rng.normal(0, 34))
            scene.pen(
                [(float(x), float(y)), ((x + px) / 2, (y + py) / 2 - 8), (px, py)],
                3,
                "#c8945c",
                0.9,
            )
            scene.glow(px, py, 40, "#ffb84c", 0.8)
            scene.fill(
                circle(px, py, float(rng.uniform(6, 11))), "#fffbe0, #ffd060", round=6, detail=1
            )
    specks(scene, 70, (0, 800), (1000, 1190), (1.4, 4), "#ffe9a0", rng, alpha=(0.5, 1))
