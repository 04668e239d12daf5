"""A seal has picked up the shell of a red telephone and cannot believe what it hears."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    rect,
    sample,
    spline,
    tube,
)
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.conch import conch
from namyok_art.painted.props.seal import flipper, seal
from namyok_art.painted.surface import GLAZE, Surface

HIDE = "#6a6470"
WET = Surface(gloss=0.5, tight=44)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(3)
    scene = Scene(
        3, light=(-0.66, -0.56, 0.5), light_colour="#ffdf9c", shadow="#16304a", haze="#f0c888"
    )
    scene.sky("0 #2f6a78, 0.2 #7fa898, 0.4 #f2c880, 0.52 #f09a58, 1 #f09a58", warp=60, flow=3)
    scene.glow(120, 560, 420, "#ffe49c", 0.8)
    scene.fill(circle(110, 560, 74), "#fff8d8, #ffdf84", detail=0.5)
    _sea(scene, rng)
    wet: Style = {
        "rim": 0.7, "rim_colour": "#ffcf80", "bounce": "#3f8a94", "surface": WET, "brush": 0.6,
        "ink": 0.3,
    }  # fmt: skip
    mould = Mould()
    seal(mould, Frame(352, 400, 0, 500, turn(-8, 2)), HIDE, (300, 420, 900), turn(-10, -4, 7))
    cast(mould, scene, reach=180, detail=0.8, **wet)
    cord = _cord()
    _wire(scene, cord[330:])
    held = Mould()
    conch(held, Frame(668, 392, 250, 250, turn(-74, 0, 8)))
    arm = [(700, 1230, 60), (800, 1030, 200), (770, 830, 330)]
    tips = [(596, 560, 420), (640, 516, 440), (694, 500, 440), (744, 512, 430), (788, 540, 410)]
    flipper(held, arm, tips, 92, HIDE)
    cast(held, scene, reach=140, **(wet | {"ink": 0.1}))
    _swell(scene, rng)
    _rock(scene)
    _telephone(scene)
    _wire(scene, cord[:445])
    return gouache(
        scene,
        palette="#2f6a78, #7fa898, #f2c880, #f09a58, #16304a, #6a6470, #c8282c, #fff4d8, "
        "#1f6a70, #e8b890",
        pull=0.1,
    )


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(
        rect(-20, 640, 840, 600),
        "0 #f2b468, 0.12 #8aa890, 0.4 #2f7a80, 1 #123c50",
        flow=1,
        detail=0.3,
    )
    for _ in range(150):
        y = 650 + 540 * rng.uniform() ** 1.5
        long = 14 + (y - 640) * 0.2 * rng.uniform(0.5, 1.2)
        x = rng.uniform(-20, 820)
        lift = 1.5 + (y - 640) * 0.014
        near = abs(x - 110) < 60 + (y - 640) * 0.3
        tone = (
            ("#ffe8a8", "#ffc870")[int(rng.integers(2))]
            if near
            else ("#bfe0cc", "#4a9a98", "#0f4458")[int(rng.integers(3))]
        )
        wave = tube([(x - long, y), (x, y - lift * 1.6), (x + long, y + 1)], [0.4, lift, 0.4])
        scene.fill(wave, tone, alpha=0.65, detail=0.6)


def _swell(scene: Scene, rng: np.random.Generator) -> None:
    """Water closes round the seal's breast."""
    style: Style = {"detail": 0.5, "flow": 4}
    for k, y in enumerate((1010.0, 1066.0, 1124.0)):
        points = (
            [(-30, y + 26)]
            + [
                (x, y + 15 * np.sin(x * 0.013 + k * 2.1) + rng.uniform(-4, 4))
                for x in range(0, 840, 80)
            ]
            + [(840, 1230), (-30, 1230)]
        )
        tones = ("#4a9c9a, #1f6474", "#2f8088, #144c60", "#1f6474, #0c3044")[k]
        scene.fill(spline(points), tones, alpha=0.93, **style)
        crest = [(float(x), float(yy) - 2) for x, yy in points[1:-2]]
        scene.line(crest, 4, "#ffe8b8", alpha=0.35)


def _rock(scene: Scene) -> None:
    mould = Mould()
    mould.group()
    mould.ball((190, 1210, 220), (270, 190, 150), "#5a5458", 0, PLAIN)
    mould.ball((40, 1190, 200), (180, 170, 140), "#5a5458", 60, PLAIN)
    cast(
        mould,
        scene,
        reach=140,
        rim=0.5,
        rim_colour="#ffcf80",
        surface=Surface(chip=70, tilt=0.16),
        detail=0.6,
    )
    for x, y, r in ((330, 1132, 12), (372, 1170, 14)):
        scene.fill(circle(x, y, r), "#f2e8d0, #8a8478", round=r, detail=0.8, ink=0.4)


def _telephone(scene: Scene) -> None:
    """A red one with a dial; its cradle is empty."""
    scene.cast(ellipse(206, 1066, 160, 26), strength=0.8, soft=12, dx=20)
    mould = Mould()
    mould.frame = Frame(196, 950, 420, 128, turn(20, 16))
    red = "#c8282c"
    mould.group()
    mould.box((0, 0.62, 0), (1.05, 0.26, 0.85), 0.2, red, 0, PLAIN)
    mould.box((0, 0.2, -0.2), (0.72, 0.4, 0.5), 0.3, red, 0.35, PLAIN)
    for s in (-1, 1):
        for z in (-0.5, 0.0):
            mould.group()
            fork = [(s * 0.5, -0.1, z), (s * 0.62, -0.36, z), (s * 0.72, -0.42, z)]
            mould.chain(fork, [0.12, 0.1, 0.09], "#8a1c24", 0.05, PLAIN)
    tilt = turn(0, -38)
    dial = np.array([0, 0.32, 0.66])
    mould.group()
    mould.ball(dial, (0.56, 0.56, 0.12), "#f6ead0", 0, PLAIN, tilt)
    mould.group()
    for k in range(10):
        a = np.deg2rad(-60 + k * 30)
        at = dial + tilt @ np.array([0.4 * np.cos(a), 0.4 * np.sin(a), 0.06])
        mould.ball(at, 0.085, "#3a1c20", 0, PLAIN)
    mould.group()
    mould.ball(dial + tilt @ np.array([0, 0, 0.1]), (0.22, 0.22, 0.06), red, 0, PLAIN, tilt)
    mould.frame = Frame()
    cast(
        mould,
        scene,
        reach=120,
        rim=0.4,
        rim_colour="#ffdf9c",
        surface=GLAZE,
        brush=0.4,
        bounce="#4a7a80",
    )


def _cord() -> Array:
    """From the telephone through the water up to the point of the shell."""
    way = sample("310 1060, 380 1130, 500 1140, 600 1040, 640 880, 690 690", 700)
    t = np.linspace(0, 1, 700)
    coil = np.full((700, 1), 17.0)
    return np.asarray(way + coil * np.stack([np.cos(t * 210), 0.8 * np.sin(t * 210)], 1))


def _wire(scene: Scene, line: Array) -> None:
    scene.line([tuple(p) for p in line], 9, "#8a1822", detail=1)
    scene.line([tuple(p - (1.5, 2)) for p in line], 3, "#f08a70", detail=1)
