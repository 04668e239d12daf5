"""In a July orchard a gardener waters the last little winter, kept under glass."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
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
)
from namyok_art.painted.figures import PLAIN, Frame, Mould, Person, cast, figure, turn
from namyok_art.painted.props.flora import daisy, leaf
from namyok_art.painted.props.land import fir, grass
from namyok_art.painted.props.objects import specks
from namyok_art.painted.surface import GLAZE

WALL = (
    "84 1120!, 84 520, 116 370, 196 236, 300 158, 400 132, 500 158, 604 236, 684 370, 716 520, "
    "716 1120!"
)
IRON = "#2f6a60"
GARDENER = Person(
    "old", 1.15, "wheat", "#f0ece4", "short", beard="#f4f0ea", hat="brim", hat_colour="#f0cc70",
    cut="overalls", coat="#2f62d0", shirt="#fff6e4", legs="#2f62d0", shoes="#4f6a3c",
)  # fmt: skip


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(51)
    scene = Scene(
        51, light=(-0.6, -0.6, 0.5), light_colour="#fff4d0", shadow="#1f3a6c", haze="#cfe4f4"
    )
    scene.sky("0 #ffe48a, 0.3 #f0d85c, 0.6 #9cc84c, 1 #4f8a3c", warp=80, flow=30)
    _orchard(scene, rng)
    glass = spline(WALL)
    scene.cast(glass, "#2c5a34", 0.6, 22, 16, 10)
    _winter(scene)
    _gardener(scene, rng)
    with scene.clip(glass):
        specks(scene, 130, (90, 710), (190, 1080), (1.6, 5), "#ffffff", rng, alpha=(0.6, 1))
    _frame(scene)
    _near(scene, rng)
    return gouache(
        scene,
        palette="#ffe48a, #9cc84c, #4f8a3c, #1f4a34, #24509c, #6fa8dc, #e8f4ff, #2f62d0, #d8283c, "
        "#f0cc70, #dba57c",
        pull=0.1,
    )


def _orchard(scene: Scene, rng: np.random.Generator) -> None:
    """Hot leaves on every side, sun through them."""
    scene.glow(60, 120, 300, "#fffbd0", 0.8)
    for _ in range(300):
        x, y = float(rng.uniform(-10, 810)), float(rng.uniform(0, 1000))
        lit = float(np.clip(1 - (x + y * 0.5) / 1100 + rng.normal(0, 0.2), 0, 1))
        tone = mix("#2f6a38", "#c8e05c", lit)
        leaf(scene, x, y, float(rng.uniform(50, 90)), tone, float(rng.uniform(0, 360)))


def _winter(scene: Scene) -> None:
    """Blue shade, far firs in frost, drifts to the sill."""
    glass = spline(WALL)
    scene.fill(glass, "0 #173a80, 0.3 #2f66b4, 0.62 #7cb4e4, 0.8 #d8ecfa, 1 #ffffff", detail=0.2)
    with scene.clip(glass):
        scene.glow(520, 700, 240, "#f4faff", 0.5)
        for x, y, h, far in (
            (150.0, 880.0, 330.0, 0.55),
            (250, 860, 240, 0.65),
            (400, 850, 200, 0.7),
            (520, 866, 260, 0.6),
            (660, 890, 380, 0.5),
        ):
            fir(scene, x, y, h, mix("#2c5a84", "#d8ecfa", far * 0.5), 0.2)
            for k in range(4):
                half, low = h * 0.17 * (1 - 0.2 * k), y - h * (0.2 + 0.2 * k)
                cap = tube(
                    [(x - half, low), (x - half * 0.3, low - h * 0.06), (x, low - h * 0.12)],
                    [2, 8, 2],
                )
                scene.fill(cap, "#ffffff", alpha=0.8, detail=0.5)
        far_drift = spline("60 900!, 200 862, 380 900, 560 860, 740 890!, 740 1150!, 60 1150!")
        scene.fill(far_drift, "#f4faff, #a8c8ec", round=40, shade=0.7, detail=0.25, flow=4)
        near = spline("60 1010!, 220 976, 420 1030, 600 1000, 740 970!, 740 1150!, 60 1150!")
        scene.fill(near, "#ffffff, #cfe2f8, #88acdc", round=50, shade=0.8, detail=0.25, flow=4)


def _little_fir(scene: Scene, x: float, y: float, height: float) -> None:
    """The one that is looked after: every tier has its cushion of snow."""
    style: Style = {"detail": 0.75, "ink": 0.45}
    h = height
    scene.cast(ellipse(x + 20, y, h * 0.34, 16), "#5f88c0", 0.6, 8)
    scene.line([(x, y + 4), (x, y - h * 0.2)], h * 0.07, "#6a4a3c")
    for j in range(4):
        half = h * 0.31 * (1 - j * 0.22)
        low, high = y - h * (0.1 + j * 0.19), y - h * (0.42 + j * 0.195)
        teeth = [(x - half + 2 * half * k / 8, low + (9 if k % 2 else -4)) for k in range(9)]
        skirt = poly([*teeth, (x, high)])
        scene.fill(skirt, "#5fae8c, #2f7a68, #174a50", angle=20, round=h * 0.09, **style)
        snow = spline(
            [
                (x - half * 0.98, low - 2, 1),
                (x - half * 0.55, low - h * 0.01),
                (x - half * 0.3, low - h * 0.05),
                (x, low - h * 0.03),
                (x + half * 0.3, low - h * 0.075),
                (x, high, 1),
                (x - half * 0.5, low - h * 0.11),
            ]
        )
        scene.fill(snow, "#ffffff, #d8ecfc", round=h * 0.04, shade=0.5, **style)


def _gardener(scene: Scene, rng: np.random.Generator) -> None:
    """He squats before the little tree and tips the can by its bow."""
    scene.cast(ellipse(290, 1080, 210, 24), "#5f88c0", 0.75, 12)
    _little_fir(scene, 628, 1072, 250)
    mould = Mould()
    placed = figure(
        mould, 236, 1098, 930, GARDENER, "crouching", "smile", yaw=48, look=(560, 860, 330),
        reach={"L": (436, 708, 200), "R": (500, 786, -30)}, head=(6, 12, 4),
        hands=("fist", "cup"), strength=1.2, aims=((0.1, 1, 0.2), None),
        backs=((-0.74, 0, 0.67), None),
    )  # fmt: skip
    held = placed.tips["L"][1:].mean(0)
    tilt = turn(6, 0, 24)
    size = 84.0
    middle = held - tilt @ np.array([-0.1, -1.16, 0.0]) * size
    mould.frame = Frame.at(middle, size, tilt)
    mould.group()
    mould.cone((0, 0.40, 0), (0, -0.40, 0), 0.60, 0.54, "#8fb8cc", 0.02, PLAIN)
    mould.cone((0.46, 0.36, 0), (1.42, -0.50, 0), 0.17, 0.1, "#8fb8cc", 0.06, PLAIN)
    mould.cone((1.36, -0.44, 0), (1.54, -0.62, 0), 0.12, 0.27, "#b8dcec", 0.02, PLAIN)
    for y in (-0.34, 0.4):
        ring = [(0.62 * np.cos(a), y, 0.62 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 20)]
        mould.chain(ring, [0.045] * 20, "#5f8aa4", 0.01, PLAIN)
    mould.group()
    bow = [(0.60 * np.cos(a), -0.5 - 0.66 * np.sin(a), 0) for a in np.linspace(0, np.pi, 14)]
    mould.chain(bow, [0.07] * 14, "#4f7a94", 0.02, PLAIN)
    spout = mould.frame.p(1.6, -0.64, 0)
    mould.frame = Frame()
    cast(
        mould, scene, reach=130, rim=0.7, detail=0.92, ambient=0.12, bounce="#a8d0f4", brush=0.7,
    )  # fmt: skip
    x0, y0 = float(spout[0]), float(spout[1])
    for _ in range(34):
        t = float(rng.uniform(0.02, 1))
        x = x0 + 6 + 56 * t**0.6 + float(rng.normal(0, 16 * t + 4))
        y = y0 + 8 + 130 * t * t
        side = float(rng.uniform(5, 11))
        cube = [(x - side, y), (x, y - side), (x + side, y), (x, y + side)]
        scene.fill(poly(cube), "#ffffff, #8fc8f0", detail=1, ink=0.8, ink_colour="#2f62a8")


def _frame(scene: Scene) -> None:
    """Iron ribs, a glint of the hot day, a butterfly frozen on the pane."""
    glass = spline(WALL)
    style: Style = {"detail": 0.85, "ink": 0.5, "wobble": 0.7}
    with scene.clip(glass):
        scene.beam("84 760, 250 210, 330 150, 130 1120, 84 1120", "#fff6d0", 0.22, 10)
        scene.beam("640 1120, 716 700, 716 900, 690 1120", "#ffffff", 0.3, 10)
        for rib in ("400 132, 300 250, 252 380", "400 132, 400 380", "400 132, 500 250, 548 380"):
            scene.line(rib, 9, IRON, round=4, **style)
        scene.line("100 392, 400 374, 700 392", 11, IRON, round=5, **style)
        for x in (92.0, 708):
            scene.line([(x, 380), (x, 1120)], 9, IRON, curve=False, **style)
    outline = [(84.0, 1120.0), (84, 520), (116, 370), (196, 236), (300, 158), (400, 132)]
    outline += [(500, 158), (604, 236), (684, 370), (716, 520), (716, 1120)]
    scene.line(outline, 17, "#5fa890, #1f4a48", round=8, **style)
    scene.fill(rect(56, 1104, 688, 36, 4), "#f0dcb0, #a8805c", round=9, **style)
    knob = gather([circle(400, 112, 18), tube("400 100, 400 60", [6, 1.5])])
    scene.fill(knob, "#7fc0a8, #2f6a60", round=10, **style)
    with scene.at(596, 520, 1.9, 16):
        wings = []
        for s in (-1, 1):
            wings.append(
                spline([(s * 3, -4), (s * 20, -36), (s * 44, -34), (s * 40, -8), (s * 10, 2)])
            )
            wings.append(spline([(s * 3, 2), (s * 30, 2), (s * 34, 26), (s * 16, 30)]))
        scene.fill(gather(wings), "#ffffff, #cfe6fa", detail=0.9, ink=0.8, ink_colour="#3f78b8")
        for s in (-1, 1):
            for tip in ((36, -28), (32, -14), (26, 20)):
                scene.pen([(s * 4, 0), (s * tip[0], tip[1])], 1.8, "#5f9cd4", 0.9)
        scene.fill(ellipse(0, 2, 3, 14), "#5f8ab8", detail=0.9)


def _near(scene: Scene, rng: np.random.Generator) -> None:
    """Boughs with cherries hang into the card; grass and daisies at the sill."""
    for bough in ("-30 90, 90 120, 190 90", "830 60, 700 110, 620 84"):
        scene.fill(tube(bough, [17, 11, 4]), "#a8744c, #5a3828", round=11, detail=0.7, ink=0.5)
    for x, y, a in (
        (20.0, 90.0, -60.0), (60, 120, 40), (110, 110, -40), (150, 104, 70), (186, 90, 10),
        (780, 76, 220), (730, 100, 130), (690, 106, 250), (650, 92, 140), (626, 84, 180),
        (30, 110, 110), (770, 90, 80),
    ):  # fmt: skip
        leaf(
            scene,
            x,
            y,
            float(rng.uniform(80, 120)),
            mix("#4f9a3c", "#b8dc58", float(rng.uniform())),
            a,
        )
    mould = Mould()
    for knot, fruits in (
        ((96.0, 126.0), ((58.0, 246.0, 30.0), (112.0, 276.0, 27.0))),
        ((170.0, 104.0), ((168.0, 206.0, 23.0),)),
        ((30.0, 150.0), ((18.0, 352.0, 33.0),)),
        ((712.0, 108.0), ((690.0, 226.0, 25.0), (744.0, 250.0, 31.0))),
        ((786.0, 90.0), ((782.0, 372.0, 28.0),)),
    ):
        for x, y, size in fruits:
            bend = (knot[0] + (x - knot[0]) * 0.2 + 8, (knot[1] + y) / 2)
            scene.line([knot, bend, (x, y - size * 0.8)], 4, "#4f7a2c")
            mould.group()
            mould.ball((x - size * 0.3, y, 40), (size * 0.78, size, size), "#d8283c", 0, PLAIN)
            mould.ball((x + size * 0.3, y, 40), (size * 0.78, size, size), "#c81c34", 6, PLAIN)
            mould.ball((x, y - size * 1.02, 50), size * 0.24, None, 5, PLAIN, cut=True)
    cast(mould, scene, reach=30, detail=0.95, surface=GLAZE, rim=0.4, brush=0.3)
    grass(scene, 0, 800, 1206, 240, 100, "#2f6a34, #4f8a3c, #7fb04f, #c8e060", rng)
    for x, y, size in (
        (70.0, 1120.0, 24),
        (150, 1156, 30),
        (250, 1150, 20),
        (650, 1154, 28),
        (742, 1124, 26),
    ):
        scene.line([(x, y + 60), (x, y)], 4, "#4f8a3c")
        daisy(scene, x, y, size, "#ffffff", "#f0b030")
