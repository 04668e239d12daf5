"""A huge hand sews an island to the sea like a button; one corner of the sea is undone."""

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
    minus,
    poly,
    ramp,
    rect,
    sample,
    smooth,
    spline,
    star,
    tube,
)
from namyok_art.painted.figures import CLOTH, PLAIN, Frame, Mould, basis, cast, hand, turn
from namyok_art.painted.surface import BRASS

ISLAND = Frame(318, 700, 0, 205, turn(0, 56))
HOLES = ((-0.27, -0.27), (0.27, -0.27), (-0.27, 0.27), (0.27, 0.27))


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(30)
    scene = Scene(
        30, light=(-0.62, -0.55, 0.5), light_colour="#fff2d0", shadow="#123a5c", haze="#cfe8e4"
    )
    _sea(scene)
    _corner(scene, rng)
    for x, y, size, flip in (
        (150.0, 300.0, 0.62, False),
        (110, 1010, 1.25, False),
        (668, 690, 0.85, True),
    ):
        _boat(scene, x, y, size, flip)
    _island(scene, rng)
    _hand(scene)
    return gouache(
        scene,
        palette="#0f4a6c, #1f8a9c, #5cc4c0, #b8ece0, #fff8ec, #e8c49a, #e8604c, #5a9a4c, #2c1c48, "
        "#c8d0dc, #f0c878",
        pull=0.1,
    )


def _sea(scene: Scene) -> None:
    """Quilted satin in perspective: puffs between crossing rows of stitches."""
    x, y = scene.xs, scene.ys
    deep = 1400 / (y + 700)
    across = (x - 400) * deep / 150 + 0.12 * scene.broad
    down = 9.5 * deep + 0.12 * scene.broad
    u, v = across + down, across - down
    puff = np.abs(np.sin(np.pi * u) * np.sin(np.pi * v)) ** 0.42
    height = blur((puff * 46 / deep).astype(np.float32), 2)
    gx, gy = np.gradient(height)[::-1]
    lit = np.clip(0.5 + 0.30 * (-gx * scene.light[0] - gy * scene.light[1]), 0, 1)
    lit = np.clip(lit * (0.62 + 0.45 * puff) + 0.05 * scene.middling, 0, 1)
    paint = ramp(lit, "0 #07385a, 0.3 #12708c, 0.52 #2fa4ac, 0.72 #7cd4cc, 1 #f4fff4")
    far = smooth(900, -100, y)[..., None]
    paint = paint * (1 - 0.3 * far) + np.array([0.62, 0.86, 0.86]) * 0.3 * far
    scene.fill(rect(-20, -20, 840, 1240), paint.astype(np.float32), detail=0.45, flow=8, wobble=0)
    for field, other in ((u, v), (v, u)):
        seam = np.abs(field - np.round(field)) * 120 / deep
        dash = smooth(0.16, 0.22, np.abs((other * 3) % 1 - 0.5))
        mark = smooth(3.4, 1.6, seam) * dash
        _whiten(scene, mark * 0.9)


def _whiten(scene: Scene, mark: Array) -> None:
    k = mark[..., None]
    scene.rgb = (scene.rgb * (1 - k) + np.array([0.98, 1, 0.94]) * k).astype(np.float32)
    scene.detail = np.maximum(scene.detail, mark * 0.95).astype(np.float32)


def _corner(scene: Scene, rng: np.random.Generator) -> None:
    """The sea unbuttoned: velvet night under it, and the lining turned up."""
    style: Style = {"detail": 0.55, "ink": 0.4}
    hole = spline("820 800!, 700 872, 600 980, 520 1100, 470 1230!, 820 1230!")
    scene.fill(hole, "#3a2464, #1c1138, #0d0820", angle=45, detail=0.4, flow=40)
    with scene.clip(hole):
        scene.cast(
            spline("820 780!, 690 850, 570 980, 460 1230!, 560 1230!, 640 1060, 820 900!"),
            "#0a0618",
            0.8,
            18,
        )
        for _ in range(46):
            x, y = float(rng.uniform(540, 800)), float(rng.uniform(880, 1190))
            r = float(rng.uniform(1.4, 3.4))
            scene.fill(circle(x, y, r), "#fff2c0", detail=1, wobble=0)
        for x, y, r in ((724.0, 1030.0, 15), (640, 1140, 12), (764, 1130, 9)):
            scene.glow(x, y, r * 3, "#ffe08a", 0.6)
            scene.fill(star(x, y, r, r * 0.36, 4), "#fff6d0", detail=1, wobble=0)
    flap = spline(
        "820 770!, 716 822, 610 922, 520 1044, 450 1230!, 520 1230!, 508 1120, 580 1030, 600 960, "
        "690 930, 740 872, 820 858!"
    )
    scene.cast(flap, strength=0.6, soft=14, dx=16, dy=16)
    scene.fill(flap, "#ffd8b0, #f09a7c, #b85a5c", angle=40, round=34, flow=125, **style)
    for t in np.linspace(0.06, 0.94, 17):
        px, py = sample("806 800, 716 850, 622 944, 540 1062, 480 1210", 100)[int(t * 99)]
        scene.line([(px - 9, py + 6), (px + 7, py - 7)], 4, "#fff6e4", curve=False)
    with scene.at(612, 968, 1, -50):
        scene.fill(ellipse(0, 0, 40, 10), "#2c1438, #4a2448", detail=0.9, ink=0.6)
        for k in range(-6, 7):
            for s in (-1, 1):
                scene.line([(k * 6.4, s * 8), (k * 7.2, s * 18)], 4, "#fff0d8", curve=False)


def _boat(scene: Scene, x: float, y: float, size: float, flip: bool) -> None:
    style: Style = {"detail": 0.9, "ink": 0.55, "wobble": 0.6}
    with scene.at(x, y, size, 0, flip):
        scene.cast(ellipse(14, 8, 60, 12), "#0a3a54", 0.7, 6)
        for s, far in ((1, 120), (-1, 96)):
            scene.line(
                [(-40, 2), (-90, 10 + s * 8), (-40 - far, 14 + s * 22)], 5, "#f4fff8", alpha=0.8
            )
        scene.fill(spline("-52 -14!, 58 -14!, 40 10, -36 10"), "#f0745c, #a8343c", round=9, **style)
        scene.line([(4, -14), (4, -108)], 5, "#6a4434", curve=False)
        scene.fill(
            spline("10 -106!, 54 -60, 58 -24!, 10 -24!"), "#fffdf2, #e8dcc0", round=10, **style
        )
        scene.fill(
            spline("-2 -92!, -36 -50, -40 -24!, -2 -24!"), "#fff4dc, #d0c0a8", round=10, **style
        )


def _island(scene: Scene, rng: np.random.Generator) -> None:
    scene.cast(ellipse(340, 760, 232, 150), "#06304c", 0.8, 20)
    foam = minus(ellipse(318, 722, 240, 176), ellipse(318, 716, 214, 150))
    scene.fill(foam, "#fdfffa, #c8f0ec", detail=0.5, soft=3, wobble=6)
    mould = Mould()
    mould.frame = ISLAND
    turns = np.linspace(0, 2 * np.pi, 49)
    mould.group()
    mould.ball((0, 0.06, 0), (1.02, 0.18, 1.02), "#e8cc9a", 0, PLAIN)
    rim = [(0.93 * np.cos(a), -0.1, 0.93 * np.sin(a)) for a in turns]
    mould.chain(rim, [0.13] * 49, "#f4e0b4", 0.03, PLAIN)
    mould.group()
    mould.ball((0, -0.02, 0), (0.82, 0.1, 0.82), "#6fae58", 0, PLAIN)
    for _ in range(70):
        a, r = float(rng.uniform(0, 2 * np.pi)), 0.8 * float(rng.uniform()) ** 0.5
        x, z = r * np.cos(a), r * np.sin(a)
        if min(np.hypot(x - hx, z - hz) for hx, hz in HOLES) < 0.26 or abs(abs(x) - abs(z)) < 0.09:
            continue
        big = float(rng.uniform(0.05, 0.095))
        tone = ("#4a8a44", "#5a9c4a", "#7cb45a", "#3f7a48")[int(rng.integers(4))]
        mould.ball((x, -0.1 - big * 0.5, z), (big, big * 1.1, big), tone, 0.02, PLAIN)
    for hx, hz in HOLES:
        mould.group()
        brink = [(hx + 0.19 * np.cos(a), -0.1, hz + 0.19 * np.sin(a)) for a in turns[::2]]
        mould.chain(brink, [0.045] * 25, "#f4e0b4", 0.02, PLAIN)
        mould.group()
        mould.ball((hx, -0.07, hz), (0.18, 0.05, 0.18), "#16608c", 0, PLAIN)
    mould.frame = Frame()
    cast(mould, scene, reach=70, rim=0.4, detail=0.85, bounce="#5cc4c0", brush=0.35)
    _lighthouse(scene)
    thread = Mould()
    thread.frame = ISLAND
    for a, b in ((0, 3), (1, 2)):
        for off in (-0.05, 0.05):
            p, q = np.array(HOLES[a]), np.array(HOLES[b])
            side = np.array([-(q - p)[1], (q - p)[0]]) * off * 1.6
            if b == 2 and off > 0:
                continue
            thread.group()
            points = [
                ((p + side)[0], -0.08, (p + side)[1]),
                *[
                    (*((p + side) * (1 - t) + (q + side) * t)[:1], -0.2 - 0.1 * np.sin(np.pi * t),
                     ((p + side) * (1 - t) + (q + side) * t)[1])
                    for t in (0.1, 0.3, 0.5, 0.7, 0.9)
                ],
                ((q + side)[0], -0.08, (q + side)[1]),
            ]  # fmt: skip
            thread.chain(points, [0.05] * 7, "#fffaf0", 0.01, CLOTH)
    thread.frame = Frame()
    cast(thread, scene, reach=40, detail=0.95, rim=0.3)


def _lighthouse(scene: Scene) -> None:
    foot = ISLAND.p(0.86, -0.2, 0.3)
    x, y = float(foot[0]), float(foot[1])
    scene.cast(
        poly([(x - 14, y), (x + 20, y), (x + 120, y + 60), (x + 92, y + 72)]), "#1c4a44", 0.5, 5
    )
    mould = Mould()
    mould.group()
    for k in range(5):
        tone = "#f0604c" if k % 2 == 0 else "#fff8ec"
        mould.cone(
            (x, y - 24 * k, 30),
            (x, y - 24 * k - 22, 30),
            27 - 2.6 * k,
            24.6 - 2.6 * k,
            tone,
            0,
            PLAIN,
        )
    mould.group()
    mould.ball((x, y - 122, 30), (25, 5, 25), "#5a3a44", 0, PLAIN)
    mould.cone((x, y - 126, 30), (x, y - 146, 30), 12, 12, "#ffe48a", 0, PLAIN)
    mould.group()
    mould.cone((x, y - 154, 30), (x, y - 176, 30), 17, 2, "#c8403c", 0, PLAIN)
    cast(mould, scene, reach=30, rim=0.4, detail=0.95)


def _hand(scene: Scene) -> None:
    """It draws the needle up, and the thread is taut."""
    aim, back = np.array([-0.86, 0.42, 0.1]), np.array([-0.28, -0.72, 0.62])
    wrist = np.array([742.0, 226.0, 260.0])
    mould = Mould()
    tips = hand(mould, Frame.at(wrist, 176, basis(-aim, back)), "pinch", "#eec09c", arm=0.5)
    grip = (tips[0] + tips[1]) / 2
    mould.group()
    mould.chain(
        [wrist - aim * 60, wrist - aim * 130, wrist - aim * 330], [64, 74, 96], "#e8604c", 20, CLOTH
    )
    mould.group()
    turns = np.linspace(0, 2 * np.pi, 25)
    frame = Frame.at(wrist - aim * 52, 1, basis(-aim, back))
    cuff = [frame.p(62 * np.cos(a), 0, 62 * np.sin(a)) for a in turns]
    mould.chain(cuff, [17] * 25, "#fff0d8", 4, CLOTH)
    way = np.array([0.965, 0.26, 0.0])
    eye, tip = grip - way * 170, grip + way * 170
    hole = ISLAND.p(0.27, -0.1, 0.27)
    scene.cast(
        tube([(hole[0] + 6, hole[1] + 30), (eye[0] + 120, eye[1] + 260)], [4, 4]), "#06304c", 0.6, 6
    )
    for t in np.linspace(0, 1, 2):
        shift = 7 * (t - 0.5)
        thread = [(hole[0] + shift, hole[1]), (eye[0] + shift - 3, eye[1] + 4)]
        scene.line(thread, 9, "#fffaf0, #d8c8b8", curve=False, round=4, ink=0.6, detail=1)
    needle = Mould()
    needle.group()
    needle.chain([eye + way * 34, grip, tip], [10, 9, 1.2], "#d8e0ea", 2, PLAIN)
    for s in (-1, 1):
        side = np.array([-way[1], way[0], 0]) * 8 * s
        needle.chain(
            [eye, eye + side, eye + side + way * 26, eye + way * 40],
            [5, 5, 5, 8],
            "#d8e0ea",
            2,
            PLAIN,
        )
    cast(needle, scene, reach=10, detail=1, surface=BRASS, rim=0.5)
    cast(mould, scene, reach=120, rim=0.4, detail=0.92, bounce="#5cc4c0", ambient=0.08)
