"""Two jugs shout at each other, red and blue, and a cup between them gets it all."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, ellipse, gouache, mix, rgb, sample, smooth, spline
from namyok_art.painted.figures import PLAIN, SKIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.props.crockery import poured, shouting_jug
from namyok_art.painted.surface import GLAZE

RED, BLUE, VIOLET = "#c42a26", "#2450b4", "#6c2f9c"
CUP = Frame(400, 960, 60, 172, turn(0, 15, -3))


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        33, light=(-0.15, -0.75, 0.6), light_colour="#fff2d8", shadow="#2a1448", haze="#f8d8a8"
    )
    scene.sky("0 #d8702c, 0.3 #f0a440, 0.62 #ffdc90, 0.8 #f0b060, 1 #b8643c", warp=40, flow=10)
    scene.glow(400, 560, 330, "#fffbe0", 0.85)
    table = spline("-30 1030!, 400 1018, 830 1030!, 830 1240!, -30 1240!")
    scene.fill(table, "#8a4432, #4a2030", detail=0.4, flow=2, round=10)
    pool = spline(
        "96 1128, 130 1092, 250 1090, 400 1078, 560 1086, 690 1080, 734 1120, 690 1150, "
        "600 1180, 400 1190, 240 1176, 150 1164"
    )
    scene.fill(pool, "#8a48b8, #4a2080", round=7, shade=0.6, detail=0.7, ink=0.3)
    mould = Mould()
    red = shouting_jug(
        mould, Frame(212, 372, 0, 212, turn(56, 22, 0)), RED, "#f4b468", (600, 330, 260), -1.0
    )
    blue = shouting_jug(
        mould,
        Frame(606, 400, 0, 184, turn(-54, 18, 0)),
        BLUE,
        "#bcd8f4",
        (200, 300, 260),
        1.0,
        slender=0.86,
        iris="#2f6a8a",
    )
    mould.group()
    for x, y, r in ((672.0, 362.0, 17.0), (664, 428, 12)):
        mould.ball((x, y, 190), (r, r * 1.25, r), "#dff0ff", 0, PLAIN)
        mould.cone((x, y - r, 190), (x + 2, y - r * 2.2, 190), r * 0.7, 1, "#dff0ff", 6)
    cast(mould, scene, reach=140, surface=GLAZE, brush=0.5, rim=0.5, bounce="#f0a060", detail=0.8)
    _streams(scene, red, blue)
    _cup(scene)
    return gouache(
        scene,
        palette="#f0a040, #ffc860, #fff0c8, #c8302c, #7a1428, #ff7a5c, #2c56b0, #142c6a, #7aa8f0, "
        "#6a3494, #c08ae0, #2a1848",
        pull=0.1,
    )


def _streams(scene: Scene, red: Array, blue: Array) -> None:
    """They meet, twist into a rope and fall as one colour."""
    mould = Mould()
    t = np.linspace(0, 1, 90)
    for start, tone, phase in ((red, RED, np.pi), (blue, BLUE, 0.0)):
        x, y, near = start
        over = x + (400 - x) * 0.5
        lead = sample(
            [(x, y), (over, y + 36), (400 + (over - 400) * 0.4, 612), (400, 720), (400, 940)], 90
        )
        turns = smooth(0.42, 0.62, t)
        twist = phase + 2 * np.pi * 2.1 * np.clip(t - 0.5, 0, 1)
        across = lead[:, 0] + turns * 21 * np.cos(twist)
        depth = near + (150 - near) * smooth(0, 0.3, t) + turns * 21 * np.sin(twist)
        share = smooth(0.5, 0.95, t)
        poured(
            mould,
            np.c_[across, lead[:, 1], depth],
            40 - 17 * smooth(0, 0.4, t),
            [mix(tone, VIOLET, float(k)) for k in share],
            24,
        )
    for x, y, r, tone in (
        (306, 560, 13, RED), (344, 640, 9, RED), (288, 640, 8, RED), (330, 716, 12, RED),
        (512, 560, 12, BLUE), (476, 652, 9, BLUE), (520, 640, 7, BLUE), (470, 730, 12, BLUE),
    ):  # fmt: skip
        mould.group()
        mould.ball((x, y, 150), (r, r * 1.2, r), tone, 0, PLAIN)
    cast(mould, scene, reach=60, surface=GLAZE, brush=0.3, rim=0.4, detail=0.85)


def _cup(scene: Scene) -> None:
    """It has the dots of one and the waves of the other, and cannot hold so much."""
    scene.cast(ellipse(400, 1150, 150, 24), strength=0.8, soft=10)
    mould = Mould()
    mould.frame = CUP
    clay = "#fffaf2"
    mould.group()
    ear = sample([(0.86, -0.1), (1.22, -0.14), (1.36, 0.16), (1.12, 0.5), (0.7, 0.55)], 18)
    mould.chain([(float(x), float(y), 0) for x, y in ear], [0.1] * 18, clay, 0.08, PLAIN)
    bowl = mould.group()
    mould.cap((0, -0.3, 0), (1, 1.25, 1), (0, -1, 0), 0, clay)
    mould.ball((0, 0.93, 0), (0.52, 0.11, 0.52), clay, 0.05)
    mould.decals[bowl] = (CUP, _inherited)
    mould.group()
    rim = [(np.cos(a) * 0.99, -0.3, np.sin(a) * 0.99) for a in np.linspace(0, 2 * np.pi, 41)]
    mould.chain(rim, [0.045] * 41, "#fffaf0", 0.01, PLAIN)
    eyes = (400, 200, 900)
    for s in (-1, 1):
        beast_eye(
            mould, (s * 0.3, 0.12, 0.82), 0.19, eyes, "#e4cdb8", droop=0.02, slant=0.2, ahead=3.0,
            white="#ffffff", iris="#5a3a7a",
        )  # fmt: skip
        mould.group()
        brow = [(s * 0.14, -0.26, 0.97), (s * 0.3, -0.22, 0.95), (s * 0.48, -0.1, 0.87)]
        mould.chain(brow, [0.035, 0.045, 0.025], "#7a4a5c", 0.02, SKIN)
    mould.group()
    mould.ball((0, 0.5, 0.72), (0.12, 0.09, 0.08), "#4a1430", 0, PLAIN)
    mould.group()
    mould.ball((0, -0.32, 0), (0.95, 0.2, 0.95), VIOLET, 0, PLAIN)
    for x, low, wide in (
        (-0.86, 0.5, 0.1),
        (-0.66, -0.04, 0.07),
        (0.7, 0.16, 0.08),
        (0.88, 0.8, 0.11),
    ):
        z = np.sqrt(1 - x * x)
        spill = [(x * 0.8, -0.44, z * 0.8), (x, -0.37, z), (x * 1.03, -0.22, z * 1.03)]
        spill += [(x * 1.0, (low - 0.22) / 2, z * 1.02), (x * 0.96, low, z * 0.98)]
        mould.chain(
            spill, [wide * 1.6, wide * 1.5, wide, wide * 0.8, wide * 1.25], VIOLET, 0.1, PLAIN
        )
    pale = mix(VIOLET, "#e8c8ff", 0.35)
    for k in range(7):  # the crown where the rope strikes
        a = 2 * np.pi * (k + 0.4) / 7
        out = np.array([np.cos(a), 0, np.sin(a)])
        high = 0.2 + 0.16 * ((k * 3) % 4) / 3
        tongue = [
            out * 0.3 - (0, 0.4, 0),
            out * 0.44 - (0, 0.44 + high, 0),
            out * 0.7 - (0, 0.5 + high, 0),
        ]
        mould.chain(tongue, [0.13, 0.075, 0.03], pale, 0.12, PLAIN)
    mould.frame = Frame()
    cast(
        mould, scene, reach=90, surface=GLAZE, brush=0.4, ambient=0.62, bounce="#b878d8", detail=0.9
    )


def _inherited(points: Array, colours: Array, _: Array) -> Array:
    angle, height = np.arctan2(points[:, 0], points[:, 2]), points[:, 1]
    dots = smooth(0.05, 0.035, np.hypot(np.sin(angle * 9) / 9, height - 0.72))
    out = colours * (1 - dots[:, None]) + rgb(RED) * dots[:, None]
    wave = smooth(0.03, 0.018, np.abs(height - 0.86 - 0.03 * np.sin(angle * 14)))
    return np.asarray(out * (1 - wave[:, None]) + rgb(BLUE) * wave[:, None])
