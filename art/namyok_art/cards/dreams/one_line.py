"""A thread runs off its spool and draws a life on toned paper; the scissors are already open."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Paint,
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    rect,
    sample,
    spline,
    stroke,
    tube,
    union,
)
from namyok_art.painted.figures import FUR, PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.props.pelt import comb

INK = "#1c1c26"
BLUE = "#2140c0"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(76)
    scene = Scene(
        76, light=(-0.55, -0.7, 0.5), light_colour="#fff8e4", shadow="#5a4c44", haze="#e3d6bc"
    )
    scene.sky("0 #f0d8a8, 0.5 #e8c68c, 1 #d8ac70", warp=160, flow=20)
    _fibres(scene, rng)
    _washes(scene)
    _thread(scene)
    _spool(scene, rng)
    _scissors(scene)
    _robin(scene)
    return gouache(
        scene,
        palette="#ecd2a0, #d8ac6c, #a87848, #1c1c28, #2140c0, #5f90a8, #6f9a5c, #d8583c, #f0b040, "
        "#fff6e0, #5a4a44",
        pull=0.1,
        saturation=1.15,
    )


def _fibres(scene: Scene, rng: np.random.Generator) -> None:
    for _ in range(260):
        x, y, a = rng.uniform(20, 780), rng.uniform(20, 1180), rng.uniform(0, 3.14)
        w = rng.uniform(4, 14)
        hair = [(x, y), (x + w * np.cos(a), y + w * np.sin(a))]
        scene.pen(hair, 0.9, "#a8926c" if rng.uniform() < 0.6 else "#fbf3de", 0.5, curve=False)


def _wash(scene: Scene, points: Points, paint: Paint, alpha: float = 0.8) -> None:
    scene.fill(
        spline(points),
        paint,
        alpha=min(1.0, alpha * 1.2),
        soft=1.2,
        wobble=7,
        detail=0.4,
        texture=0.14,
        round=14,
        shade=0.3,
    )


def _washes(scene: Scene) -> None:
    """Colour laid first, loosely: it never quite keeps inside the line."""
    _wash(
        scene,
        "30 728, 120 712, 300 722, 520 712, 700 716, 772 726, 740 752, 560 744, 340 756, 120 748",
        "#a3a878, #8a9468",
        0.75,
    )
    _wash(
        scene,
        "262 366, 360 354, 480 366, 600 358, 740 372, 724 396, 560 388, 420 398, 290 390",
        "#b3ac78, #98986c",
        0.7,
    )
    _wash(
        scene,
        "286 360, 346 290, 392 226, 424 262, 456 212, 490 160, 530 262, 560 356, 420 374",
        "#3f78a8, #8fbcd0, #fff6e0",
    )
    _wash(scene, "292 118, 324 84, 366 92, 384 130, 356 168, 310 164", "#ffd048, #f0943c")
    _wash(scene, "574 262, 640 194, 716 266, 700 282, 590 284", "#f0603c, #b8342c")
    _wash(scene, "590 284, 702 280, 704 372, 596 374", "#f6e6c4, #e3c89c", 0.9)
    _wash(scene, "636 318, 662 316, 664 372, 638 372", "#4a7a84, #3a6470", 0.9)
    _wash(
        scene,
        "552 560, 590 496, 650 470, 716 500, 748 556, 722 612, 650 630, 580 612",
        "#b8cc5c, #5f9a4c, #2f6a44",
    )
    _wash(scene, "634 612, 664 612, 668 720, 632 722", "#8a6a50, #6a5044", 0.7)
    _wash(scene, "392 720, 398 626, 440 590, 494 612, 516 720", "#3f6ca8, #284a7c")
    _wash(scene, "318 722, 322 672, 346 650, 376 672, 384 722", "#ffc848, #d8903c")
    _wash(scene, "206 722, 212 634, 250 604, 300 630, 322 722", "#e0604c, #a83434")
    heads = (
        (448, 556, 33, "#4a3c34"),
        (346, 634, 22, "#c88a4c"),
        (254, 566, 32, "#7a4a34"),
        (247, 521, 13, "#7a4a34"),
    )
    for x, y, r, hair in heads:
        scene.fill(circle(x, y, r), hair, alpha=0.8, soft=2, wobble=4, detail=0.2)
    _wash(scene, "84 724, 84 672, 100 640, 126 636, 150 664, 158 724", "#f0943c, #b85c28")
    _wash(
        scene,
        "40 900, 120 868, 200 900, 300 880, 400 906, 470 884, 560 900, 560 960, 400 984, "
        "200 978, 40 968",
        "#6fc8c0, #2f90a0, #1f5c80",
    )
    _wash(scene, "214 872, 384 866, 360 912, 240 914", "#f0603c, #b8342c")
    _wash(scene, "308 852, 306 742, 384 846", "#fdf8ea, #efe0c0", 0.95)


def _join(pieces: Sequence[tuple[str, Points]]) -> Array:
    """Curves ("c") and straight runs ("l") as one line of even steps with softened corners."""
    runs = []
    for kind, points in pieces:
        if kind == "c":
            runs.append(sample(points, 160))
        else:
            words = points.split(",") if isinstance(points, str) else points
            runs.append(np.array([[float(v) for v in word.split()] for word in words]))
    line = np.vstack(runs)
    steps = np.hypot(*np.diff(line, axis=0).T)
    keep = np.r_[True, steps > 1e-6]
    line = line[keep]
    travelled = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    even = np.arange(0, travelled[-1], 2.0)
    dense = np.c_[np.interp(even, travelled, line[:, 0]), np.interp(even, travelled, line[:, 1])]
    kernel = np.exp(-0.5 * (np.arange(-6, 7) / 2.2) ** 2)
    kernel /= kernel.sum()
    padded = np.pad(dense, ((6, 6), (0, 0)), mode="edge")
    return np.asarray([np.convolve(padded[:, k], kernel, "valid") for k in (0, 1)]).T


def _loop(x: float, y: float, r: float, start: float, turn: float, squash: float = 1) -> Points:
    a = np.deg2rad(np.linspace(start, start + turn, 24))
    return [(x + r * float(np.cos(t)), y + r * squash * float(np.sin(t))) for t in a]


def _scallops(
    x: float, y: float, rx: float, ry: float, count: int, start: float, turn: float
) -> Points:
    """A curly outline, as one draws the crown of a tree."""
    out = []
    for t in np.linspace(0, 1, count * 8 + 1):
        a = np.deg2rad(start + turn * t)
        bump = 1 + 0.13 * abs(np.sin(np.pi * count * t))
        out.append((x + rx * bump * float(np.cos(a)), y + ry * bump * float(np.sin(a))))
    return out


def _story() -> tuple[Array, Array, Array]:
    first = _join(
        [
            ("c", "204 190, 226 214, 256 204, 280 176, 302 158"),
            ("c", _loop(336, 128, 38, 150, 330)),
            ("c", "314 160, 282 206, 264 270, 262 326, 290 356"),
            ("l", "290 356, 392 222, 424 262, 490 158, 560 340"),
            ("c", "560 340, 568 364, 582 374, 598 374"),
            (
                "l",
                "598 374, 598 284, 574 284, 640 196, 668 232, 668 196, 688 196, 688 256, "
                "712 284, 702 284, "
                "702 374, 662 374, 662 318, 638 318, 638 374",
            ),
            (
                "c",
                "638 374, 650 404, 700 404, 744 424, 762 480, 756 560, 762 640, 742 704, "
                "700 722, 668 722",
            ),
            ("c", "668 722, 660 690, 664 640, 668 618"),
            ("c", _scallops(650, 550, 84, 66, 9, 66, -338)),
            ("c", "630 616, 638 650, 634 700, 622 722, 580 730, 540 724, 516 722"),
            ("c", "516 722, 514 660, 496 618, 462 592"),
            ("c", _loop(448, 556, 34, 62, -334)),
            ("c", "432 590, 404 608, 394 652, 388 690"),
            ("c", "388 690, 382 664, 368 654, 356 656"),
            ("c", _loop(346, 634, 23, 62, -322)),
            ("c", "334 656, 322 664, 316 690"),
            ("c", "316 690, 314 640, 296 610, 268 596"),
            ("c", _loop(254, 566, 33, 62, -140)),
            ("c", _loop(247, 521, 14, 70, -322)),
            ("c", _loop(254, 566, 33, -114, -154)),
            ("c", "238 598, 212 622, 206 672, 202 722"),
            ("c", "202 722, 186 728, 168 724, 158 722"),
            ("c", "158 722, 164 694, 154 668, 142 658"),
            ("l", "142 658, 146 626, 128 640, 114 640, 96 628, 100 658"),
            ("c", "100 658, 84 680, 78 704, 84 722"),
            (
                "c",
                "84 722, 110 730, 120 716, 104 706, 74 712, 48 732, 36 780, 44 840, 60 884, "
                "100 898",
            ),
            ("c", "100 898, 140 902, 168 872, 150 852, 132 862, 140 884, 176 900, 216 898"),
            (
                "l",
                "216 898, 204 866, 300 868, 300 744, 384 850, 308 852, 308 868, 392 864, 372 898",
            ),
            (
                "c",
                "372 898, 410 906, 446 900, 470 870, 452 846, 432 858, 442 884, 486 900, "
                "530 892, 552 884",
            ),
        ]
    )
    knot = _join(
        [
            (
                "c",
                "552 884, 590 868, 640 840, 664 800, 640 776, 606 790, 600 830, 626 872, "
                "672 880, 704 850, "
                "696 808, 654 800, 614 824, 606 866, 640 892, 690 884, 716 852, 690 822, "
                "648 836, 632 862, "
                "656 880, 712 892",
            ),
        ]
    )
    last = _join(
        [
            (
                "c",
                "712 892, 736 902, 742 918, 690 930, 588 938, 548 972, 528 1040, 548 1104, "
                "620 1140, 704 1160, 730 1190, 736 1230",
            ),
        ]
    )
    return first, knot, last


def _thread(scene: Scene) -> None:
    first, knot, last = _story()
    for line in (first, knot, last):
        shade = line[::3] + np.array([7.0, 9.0])
        scene.fill(
            stroke([tuple(p) for p in shade], 8, curve=False), "#6a4420", alpha=0.6, soft=2.5
        )
    for line, tone, fibre in (
        (first, INK, "#7a7a90"),
        (last, INK, "#7a7a90"),
        (knot, BLUE, "#9ab0ff"),
    ):
        for start in range(0, len(line), 220):
            part = line[start : start + 224]
            if len(part) > 2:
                path = stroke([tuple(p) for p in part[::2]], 8.5, curve=False)
                scene.fill(path, tone, detail=1, texture=0.1, wobble=0.4)
        for k in range(2, len(line) - 2, 4):  # the twist of the thread
            (x, y), way = line[k], line[k + 2] - line[k - 2]
            way = way / (np.hypot(*way) + 1e-6)
            slant = np.array([way[0] * 3 - way[1] * 3.2, way[1] * 3 + way[0] * 3.2])
            ends = [(x - slant[0], y - slant[1]), (x + slant[0], y + slant[1])]
            scene.pen(ends, 1.3, fibre, 0.85, curve=False)


def _spool(scene: Scene, rng: np.random.Generator) -> None:
    style: Style = {"detail": 0.75, "wobble": 0.8, "ink": 0.55}
    wood = "#f0d4a4, #cf9f64, #96683c"
    with scene.at(138, 140, 1.05, -16):
        scene.cast(spline("-62 60, 70 56, 120 84, 80 112, -30 110"), "#7a6648", 0.75, 12)
        scene.fill(ellipse(0, 72, 74, 24), wood, round=12, **style)
        scene.fill(rect(-74, 58, 148, 14), "#b5824c", detail=0.6)
        scene.fill(ellipse(0, 58, 74, 22), "#f6e0b4, #d9ac70", round=5, **style)
        core = union(rect(-52, -56, 104, 112), ellipse(0, 56, 52, 16))
        scene.fill(
            core, "0 #1c1c26, 0.25 #5a5a68, 0.45 #2a2a36, 1 #121218", angle=0, round=20, **style
        )
        with scene.clip(core):
            for k in range(26):
                y = -58 + k * 5
                wind = [(-56, y), (0, y + 15 + rng.normal()), (56, y - 1)]
                scene.pen(sample(wind, 16), 1.4, "#6a6a7c" if k % 2 else "#0c0c12", 0.75)
        scene.fill(rect(-74, -74, 148, 16), "#c8945c, #96683c", detail=0.6)
        scene.fill(ellipse(0, -58, 74, 22), "#a8743f, #7a5230", **style)
        scene.fill(ellipse(0, -74, 74, 22), "#fbe8c0, #e0b478", round=6, **style)
        scene.fill(ellipse(0, -74, 20, 6.5), "#5a3c28", **style)
        for r in (34, 52, 64):
            scene.pen(
                [(r * np.cos(t), -74 + r * 0.3 * np.sin(t)) for t in np.linspace(0, 6.28, 40)],
                1.1,
                "#b5824c",
                0.6,
            )


def _scissors(scene: Scene) -> None:
    """Open round the last bend of the thread, not yet touching it."""
    style: Style = {"detail": 0.8, "wobble": 0.6, "ink": 0.6}
    steel = "#f6f6f2, #b8c0c4, #747e88"
    with scene.at(344, 1062, 1.06, 6):
        for turn, flip in ((17, 1), (-17, -1)):
            with scene.at(0, 0, 1, turn, scale_y=flip):
                blade = spline("-26 -13!, 40 -15, 150 -10, 258 5!, 150 13, 40 14, -26 14!")
                shank = tube("-14 0, -70 -2, -122 -8", [13, 10, 12])
                bow = minus(ellipse(-184, -16, 68, 42, 6), ellipse(-186, -16, 47, 25, 6))
                scene.cast(union(blade, bow), "#6a5840", 0.6, 8, 6, 16 * flip)
                scene.fill(bow, "#4a4a58, #2a2a36, #16161e", round=11, rim=0.5, **style)
                scene.fill(shank, steel, round=9, **style)
                scene.fill(blade, steel, round=9, rim=0.6, **style)
                scene.line("-10 -4, 90 -5, 226 3", 2.6, "#ffffff", alpha=0.9)
                scene.line("0 9, 120 10, 240 6", 2.4, "#5a646e", alpha=0.7)
        scene.fill(circle(2, 0, 13), "#f0d48a, #b58a40", round=10, **style)
        scene.line("-6 -5, 10 5", 3, "#6a4c20", curve=False)


def _robin(scene: Scene) -> None:
    """A living robin has the thread in its beak and draws it away from the blades."""
    brown, breast = "#8a6a48", "#f0682c"
    mould = Mould()
    mould.frame = Frame(700, 1006, 60, 92, turn(-66, 0, 4))
    mould.group()
    mould.ball((0, 0.05, -0.15), (0.62, 0.62, 0.85), brown, 0, FUR, turn(0, -20))
    mould.ball((0, 0.34, 0.1), (0.5, 0.42, 0.6), "#f6ead4", 0.16, FUR)
    mould.ball((0, -0.1, 0.4), (0.48, 0.5, 0.36), breast, 0.12, FUR)
    mould.ball((0, -0.74, 0.4), (0.46, 0.43, 0.46), brown, 0.16, FUR)
    mould.ball((0, -0.62, 0.62), (0.35, 0.36, 0.28), breast, 0.06, FUR)
    mould.cone((0, 0.2, -0.8), (0, 0.5, -1.7), 0.26, 0.14, "#6a5038", 0.1, FUR)
    for s in (-1, 1):
        mould.group()
        mould.ball((s * 0.52, 0.08, -0.35), (0.16, 0.36, 0.72), "#7a5c40", 0.04, FUR, turn(0, -26))
        mould.group()
        mould.chain(
            [(s * 0.2, 0.6, 0.0), (s * 0.22, 0.86, -0.06), (s * 0.22, 1.06, 0.06)],
            [0.06, 0.045, 0.045], "#4a3428", 0.02, PLAIN,
        )  # fmt: skip
        for toe in (-0.16, 0.0, 0.16):
            foot = (s * 0.22 + toe, 1.1, 0.3)
            mould.cone((s * 0.22, 1.07, 0.06), foot, 0.045, 0.03, "#4a3428", 0.02, PLAIN)
        beast_eye(
            mould, (s * 0.3, -0.82, 0.66), 0.12, (480, 1060, 60), "#5a4430", droop=0.0, ahead=0.8,
            white="#2a1c14", iris="#1c120c",
        )  # fmt: skip
    mould.group()
    mould.cone((0, -0.68, 0.84), (0, -0.66, 1.24), 0.11, 0.03, "#3a2c24", 0, PLAIN)
    mould.frame = Frame()
    scene.cast(ellipse(716, 1106, 80, 16), "#6a4420", 0.7, 8)
    cast(mould, scene, reach=50, rim=0.5, detail=0.92, ambient=0.1)
    comb(scene, mould, (0.6, 0.6, 0.1), 420, 11, np.random.default_rng(7))
