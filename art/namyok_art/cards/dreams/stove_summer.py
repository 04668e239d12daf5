"""A hare sits in the snow before a stove that opens on July, and its coat turns in that light."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    ellipse,
    gather,
    gouache,
    minus,
    mix,
    poly,
    rect,
    rgb,
    ring,
    smooth,
    spline,
    tube,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.flora import daisy
from namyok_art.painted.props.hare import sitting_hare
from namyok_art.painted.props.land import grass
from namyok_art.painted.props.objects import specks
from namyok_art.painted.props.pelt import comb
from namyok_art.painted.surface import BRASS

OUTER = "66 850!, 64 620, 92 480, 176 388, 290 356, 404 388, 488 480, 516 620, 514 850!"
INNER = "118 850!, 116 630, 140 514, 208 438, 300 412, 392 438, 458 514, 478 630, 478 850!"
GRASS = "#3f7a34, #6fae48, #a8d45c, #e8f08a, #2f6434"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(49)
    scene = Scene(
        49, light=(-0.8, -0.42, 0.26), light_colour="#ffe6a0", shadow="#1c2c66", haze="#f4e8b0"
    )
    scene.sky("0 #202e68, 0.3 #4058a4, 0.75 #8496d4, 1 #4a5ca0", warp=40, flow=20)
    scene.stars(60, 420)
    for x, wide, top, tone in ((660.0, 90, 190, "#22346e"), (774, 120, 60, "#182450")):
        _fir(scene, x, wide, top, tone)
    _stove(scene)
    _summer(scene, rng)
    _hearth(scene, rng)
    _snow(scene, rng)
    _hare(scene, rng)
    specks(scene, 60, (0, 800), (20, 1180), (1.4, 4.0), "#ffffff", rng, alpha=(0.4, 0.9))
    return gouache(
        scene,
        palette="#16204c, #34488c, #8a9ad4, #f4f4fa, #6fae48, #2f6434, #ffe9a0, #f08ab0, #9cd4e8, "
        "#a8642c, #ffb85c, #d8402c",
        pull=0.1,
    )


def _fir(scene: Scene, x: float, wide: float, top: float, tone: str) -> None:
    """A dark fir with snow on its left shoulders."""
    edge = [(0.16, 0.16), (0.07, 0.17), (0.4, 0.38), (0.2, 0.4), (0.7, 0.64), (0.4, 0.66), (1, 1)]
    left = [(x - wide * w, top + 760 * h) for w, h in edge]
    right = [(x + wide * w, top + 760 * h) for w, h in edge[::-1]]
    scene.fill(poly([(x, top), *left, *right]), tone, wobble=5, detail=0.5, flow=70)
    for w, h in edge[::2]:
        tip = (x - wide * w, top + 760 * h)
        bough = tube([tip, (x - wide * w * 0.6, tip[1] - 26), (x, tip[1] - 92)], [2, 9, 1])
        scene.fill(bough, "#a8b8e8", detail=0.6, wobble=3)


def _stove(scene: Scene) -> None:
    """A whitewashed house of bricks with a chimney, blue with cold on the outside."""
    style: Style = {"detail": 0.4, "ink": 0.4}
    scene.fill(poly("318 -20, 372 -20, 392 240, 340 252"), "#33447e, #2c3a72", **style)
    scene.fill(poly("150 -20, 320 -20, 342 250, 126 250"), "#8c9ad0, #a8b2dc", round=14, **style)
    scene.fill(poly("596 250, 744 290, 744 1000, 596 1000"), "#3a4a88, #24336c", flow=90, **style)
    front = rect(-30, 236, 628, 860, 8)
    scene.fill(front, "#8f9cd0, #aab4de, #7684c0", round=16, shade=0.5, flow=88, **style)
    with scene.clip(front):
        scene.fill(ellipse(296, 650, 330, 370), "#ffb464", soft=60, alpha=0.75, flow=88)
        scene.fill(ellipse(296, 640, 260, 310), "#fff0c0", soft=30, alpha=0.6, flow=88)
    for x in (62, 540):  # niches in which mittens dry
        niche = rect(x - 30, 312, 60, 78, 26)
        scene.fill(niche, "#4a4a7e, #283064", **style)
    mitten = spline("40 386, 38 350, 50 326, 66 330, 70 350, 84 350, 84 364, 72 374, 72 388")
    scene.fill(mitten, "#f0603c, #a82c28", round=12, rim=0.6, detail=0.8, ink=0.5)
    crown = spline(
        "-40 262, -40 196, 70 180, 140 204, 240 214, 350 202, 470 184, 610 204, 752 262, 744 302, "
        "690 292, 640 306, 596 268, 520 286, 430 262, 330 276, 210 260, 100 280, 20 262"
    )
    scene.cast(crown, strength=0.5, soft=12, dy=14)
    scene.fill(crown, "#ffffff, #ccd6f4, #8494d0", round=30, shade=0.8, flow=4, detail=0.4)
    scene.fill(
        spline("122 232, 130 206, 230 198, 346 206, 354 236, 240 246"),
        "#f4f6ff, #a8b6e4",
        round=14,
        detail=0.4,
    )


def _summer(scene: Scene, rng: np.random.Generator) -> None:
    """The sooty vault, and through it the whole of July, evening side."""
    outer, mouth = spline(OUTER), spline(INNER)
    scene.fill(outer, "0 #5a2c2c, 0.4 #b0603c, 1 #e8a860", detail=0.6, ink=0.6)
    with scene.clip(minus(outer, mouth)):
        for k in range(25):
            a = np.pi * k / 24
            ends = [(297 - r * np.cos(a), 640 - 1.06 * r * np.sin(a)) for r in (150.0, 330)]
            scene.line(ends, 4, "#4a2428", curve=False, alpha=0.7)
        for y in (690.0, 740, 790, 840):
            scene.line([(40, y), (560, y)], 4, "#6a3430", curve=False, alpha=0.7)
    soot = minus(spline("40 620, 70 440, 160 340, 290 300, 430 346, 520 450, 540 620"), outer)
    scene.cast(soot, "#5a3c3c", 0.4, 16)
    scene.fill(
        mouth, "0 #2f8ad0, 0.2 #6cc0e4, 0.34 #ffe08a, 0.45 #ffb050, 1 #8fc45c", detail=0.2, flow=0
    )
    with scene.clip(mouth):
        for k in range(9):
            a, b = np.radians(200 + 17 * k), np.radians(206 + 17 * k)
            far = [(286 + 420 * np.cos(t), 584 + 420 * np.sin(t)) for t in (a, b)]
            scene.beam([(286.0, 584.0), *far], "#fff0a0", 0.3, 6)
        scene.glow(286, 584, 130, "#ffd860", 0.7)
        scene.fill(circle(286, 582, 44), "#fffff4, #fff0a0", detail=0.8, soft=2)
        for points, tones in (
            ("100 622, 180 600, 280 622, 380 596, 500 612", "#a8cce0, #b8dcb8"),
            ("100 640, 200 634, 320 644, 420 622, 500 630", "#98c89c, #b8dc90"),
        ):
            _field(scene, points, tones)
        _hedge(scene, 112, 500, 646, 10, "#5f9a70", rng)
        _field(scene, "100 654, 220 648, 360 656, 500 644", "#e8e88a, #b8d870")
        river = spline(
            "262 656!, 330 662, 380 676, 330 692, 220 706, 160 722, 100 736!, "
            "100 764!, 200 742, 300 716, 420 688, 430 672, 360 658, 290 652!"
        )
        scene.fill(river, "#fffbe0, #9cdcf0, #fff2b8", angle=0, detail=0.6)
        _hedge(scene, 380, 490, 672, 20, "#4a8a50", rng)
        _field(scene, "100 716, 190 728, 280 724, 390 700, 500 690", "#d8ec7a, #8fc850")
        for x, y, size in ((432.0, 708, 0.42), (352, 734, 0.72), (196, 792, 1.35)):
            _haystack(scene, x, y, size)
        _field(scene, "100 800, 200 786, 330 800, 500 776", "#a8d85c, #4f9a40")
        grass(scene, 104, 490, lambda _: rng.uniform(800, 862), 240, 62, GRASS, rng)
        for _ in range(46):
            y = float(rng.uniform(742, 830))
            size = 3 + (y - 742) / 9
            tone = ("#f48ab4", "#e84a3c", "#fff4f8", "#5a7ae0")[int(rng.integers(4))]
            daisy(scene, float(rng.uniform(110, 486)), y, size, tone, petals=6, squash=0.7)
    scene.cast(minus(mouth, ellipse(300, 690, 196, 262)), "#5a4048", 0.4, 16)


def _field(scene: Scene, points: str, tones: str) -> None:
    scene.fill(spline(f"{points}, 520 900!, 80 900!"), tones, detail=0.35, flow=4)


def _hedge(
    scene: Scene,
    left: float,
    right: float,
    y: float,
    size: float,
    tone: str,
    rng: np.random.Generator,
) -> None:
    """Far trees, crown by crown."""
    puffs = [
        ellipse(float(x), y - size * float(rng.uniform(0.3, 1)), size, size * 1.1)
        for x in np.arange(left, right, size * 1.3)
    ]
    scene.fill(gather(puffs), [mix(tone, "#fff0b0", 0.4), tone], round=size, detail=0.6)


def _haystack(scene: Scene, x: float, y: float, size: float) -> None:
    with scene.at(x, y, size):
        scene.cast(ellipse(26, 0, 58, 10), "#3a6a3c", 0.7, 6)
        stack = spline("-46 0!, -46 -36, -22 -76, 0 -88, 22 -76, 46 -36, 46 0!, 0 6")
        scene.fill(
            stack,
            "#ffe68a, #d8a040, #9a6a34",
            angle=20,
            round=40,
            detail=0.7,
            flow=80,
            rim=0.8,
            rim_colour="#fffbd0",
        )
        scene.line([(0, -84), (3, -108)], 5, "#7a4a2c")
        for k in range(-3, 4):
            scene.line([(k * 5, -78), (k * 13, -4)], 2, "#8a5a28", alpha=0.5, curve=False)


def _hearth(scene: Scene, rng: np.random.Generator) -> None:
    """The ledge before the mouth, firewood under it, a pot that waits."""
    style: Style = {"detail": 0.5, "ink": 0.45}
    under = spline("60 1100!, 60 980, 110 938, 210 926, 310 938, 360 980, 360 1100!")
    scene.fill(under, "#1a1c40, #10122c", **style)
    with scene.clip(under):
        for k, (x, y) in enumerate(
            (
                (110.0, 1060.0),
                (176, 1064),
                (244, 1060),
                (146, 1006),
                (212, 1008),
                (312, 1062),
                (280, 1010),
                (180, 960),
                (246, 962),
            )
        ):
            scene.fill(circle(x, y, 33), "#c89a64, #7a5450", round=10, **style)
            for r in (22, 13, 5):
                scene.line(ring(x, y, r, r, 20), 2, "#7a4c3c", alpha=0.7)
            scene.line(
                [(x, y), (x + 20 * np.cos(k), y + 20 * np.sin(k))], 2.4, "#5a3434", curve=False
            )
    ledge = poly("30 846, 552 846, 600 894, -30 894")
    scene.fill(ledge, "#fff6cc, #ffd890", flow=0, **style)
    scene.fill(rect(-30, 892, 632, 38, 4), "#b4a8c8, #6a78b8", round=8, **style)
    for k in range(60):
        x = float(rng.uniform(130, 476))
        tip = (x + float(rng.normal(0, 26)), 868 + float(rng.uniform(-4, 54)))
        blade = tube([(x, 852), ((x + tip[0]) / 2, 836), tip], [3.6, 3, 0.5], 12, cap=False)
        scene.fill(blade, GRASS.split(", ")[k % 4], detail=0.7)
    for x, y, size in ((254.0, 838.0, 25), (344, 864, 20), (410, 832, 22)):
        scene.line([(x, y), (x + 4, y + 30)], 4, "#3f7a34")
        daisy(scene, x, y, size, squash=0.7)
    for x, y in ((300.0, 820.0), (210, 866), (380, 806), (196, 812)):
        scene.line([(x, y), (x - 4, y + 40)], 4, "#3f7a34")
        daisy(scene, x, y, 12 + (y - 800) / 8, "#f4609c", "#ffc0dc", petals=15, squash=0.6)
    _pot(scene)


def _pot(scene: Scene) -> None:
    scene.cast(ellipse(78, 876, 70, 11), strength=0.85, soft=6, dx=-12)
    mould = Mould()
    mould.frame = Frame(98, 826, 60, 58, turn(0, 12))
    mould.group()
    mould.ball((0, 0, 0), (0.95, 0.78, 0.8), "#4a4654", 0)
    mould.cone((0, 0.3, 0), (0, 0.62, 0), 0.72, 0.5, "#4a4654", 0.3)
    mould.cone((0, -0.5, 0), (0, -0.66, 0), 0.62, 0.62, "#4a4654", 0.12)
    turns = np.linspace(0, 2 * np.pi, 25)
    lip = [(np.cos(a) * 0.76, -0.86, np.sin(a) * 0.76) for a in turns]
    mould.group()
    mould.chain(lip, [0.1] * 25, "#5a5664", 0.02)
    with scene.clip(spline("20 700!, 190 700!, 190 872!, 140 876, 98 880, 56 876, 20 872!")):
        cast(
            mould,
            scene,
            reach=60,
            surface=BRASS,
            light=(0.8, -0.5, 0.2),
            rim=0.9,
            rim_colour="#ffd88a",
            detail=0.9,
        )
    scene.fill(ellipse(98, 778, 40, 8), "#17121c", detail=0.8)


def _snow(scene: Scene, rng: np.random.Generator) -> None:
    far = spline(
        "-40 1040, 60 1010, 220 1064, 400 1040, 560 990, 700 900, 860 850, 860 1260!, -60 1260!"
    )
    scene.fill(far, "#dce2fa, #8c9cd8, #4a5cac", round=50, shade=0.7, detail=0.35, flow=4)
    with scene.clip(far):
        scene.fill(ellipse(300, 1070, 340, 70), "#ffbe6c", soft=40, alpha=0.85, flow=4)
    near = spline("-40 1120, 140 1090, 340 1126, 560 1120, 860 1040, 860 1260!, -60 1260!")
    scene.fill(near, "#f0f0ff, #98a8e0, #4a5cac", round=50, shade=0.7, detail=0.35, flow=4)
    with scene.clip(near):
        scene.fill(ellipse(290, 1118, 300, 34), "#ffd08c", soft=22, alpha=0.8, flow=4)


def _hare(scene: Scene, rng: np.random.Generator) -> None:
    mould = Mould()
    place = Frame(540, 868, 220, 262, turn(-52, 0, 0))
    sitting_hare(mould, place, "#e6eeff", (240, 600, 60), turn(-6, -6, 5), _moult)
    scene.cast(ellipse(620, 1122, 250, 36), strength=0.75, soft=18, dx=50)
    cast(
        mould,
        scene,
        reach=140,
        rim=0.9,
        rim_colour="#fff0b0",
        bounce="#7a90e0",
        detail=0.9,
        ambient=0.4,
        ink=0.3,
    )
    comb(scene, mould, (0.55, 0.8, -0.1), 4200, 20, rng)


def _moult(points: Array, colours: Array, _: Array) -> Array:
    """Where the summer falls on it the winter coat has turned brown already."""
    x, y, z = points.T
    ragged = (
        16 * np.sin(y / 17 + z / 29) + 10 * np.sin(y / 7.3 + x / 11) + 7 * np.sin(x / 5 + y / 9)
    )
    share = smooth(590, 505, x + ragged + (y - 800) * 0.16)[:, None]
    tawny = rgb("#a8602a") * (1 + 0.12 * np.sin(y / 4.1 + x / 6.3))[:, None]
    return np.asarray(colours * (1 - share) + tawny * share)
