"""Two skaters meet on the icy ring of a planet and spin, hand in hand, leaning apart."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Points,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    rect,
    ring,
    sample,
    spline,
    tube,
    union,
)

TEAL = "#3fc0a8, #128a80, #0c5a68"
RED = "#ff6a58, #e0283c, #a01844"
SAFFRON = "#ffe08a, #f8c040, #d88a2c"
CREAM = "#fffaf0, #fff0dc, #d8c0c8"
LEATHER = "#ffffff, #fff4e4, #c8b8d0"
EYE = (400.0, 372.0)
FORM: Style = {"detail": 0.85, "ink": 0.35, "wobble": 0.8, "rim": 0.7, "rim_colour": "#ffe8c0"}
SKIN: Style = FORM | {"shade": 0.5}


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(43)
    scene = Scene(
        43, light=(-0.2, -0.8, 0.3), light_colour="#ffe2b8", shadow="#1c1c58", haze="#5a5aa8"
    )
    scene.sky("0 #14123c, 0.5 #241c5c, 1 #1c1a4c", warp=60, flow=20)
    scene.stars(130, 1000, largest=3.4)
    _planet(scene)
    _ice(scene, rng)
    _pair(scene)
    _watcher(scene)
    return gouache(
        scene,
        palette="#14123c, #241c5c, #ff9a68, #ffc890, #e0684c, #8a3460, #dff4f4, #8ac4d8, #3f7ab0, "
        "#e0283c, #127a74, #fff4e4, #f8c040",
        pull=0.1,
    )


def _planet(scene: Scene) -> None:
    x, y = EYE
    scene.glow(x, y, 430, "#ff8a5c", 0.6)
    globe = circle(x, y, 318)
    scene.fill(globe, "0 #fff0c0, 0.35 #ffc080, 0.7 #f08058, 1 #a8446c", round=300, shade=0.5,
               detail=0.5, flow=-6)  # fmt: skip
    with scene.clip(globe):
        for k, (dy, tone) in enumerate(
            ((-220, "#fff4d8"), (-140, "#f09a68"), (-70, "#ffdca8"), (0, "#e0704c"),
             (84, "#ffb480"), (150, "#b84c60"), (230, "#d86a60"))
        ):  # fmt: skip
            wave = 16 * np.sin(k * 2.1)
            band = [(60, y + dy), (240, y + dy + 30 + wave), (420, y + dy + 34 - wave),
                    (600, y + dy + 26), (740, y + dy - 6)]  # fmt: skip
            scene.fill(tube(band, [10, 24, 30, 22, 8]), tone, soft=9, alpha=0.6, flow=4)
        scene.fill(ellipse(560, 430, 60, 32, -6), "#d8543c", soft=6, alpha=0.8)
        scene.fill(ellipse(560, 428, 32, 15, -6), "#ff9a70", soft=5, alpha=0.8)


def _ice(scene: Scene, rng: np.random.Generator) -> None:
    """The near side of the ring, grooved by everyone who ever went round."""
    x, y = EYE
    ice = minus(ellipse(x, y, 1120, 960), ellipse(x, y, 452, 356))
    low = spline("-40 380!, 840 380!, 840 1240!, -40 1240!")
    with scene.clip(low):
        scene.fill(ice, "0 #5a90c0, 0.35 #a8dce4, 0.6 #e8fbf8, 0.8 #9cd0e0, 1 #3f70a8",
                   box=(0, 420, 800, 1200), detail=0.45, flow=0)  # fmt: skip
        with scene.clip(ice):
            scene.fill(ellipse(400, 790, 240, 60), "#ffb888", soft=40, alpha=0.8)
            for k in range(40):
                t = k / 39
                rx, ry = 460 + 640 * t, 362 + 590 * t
                tone = ("#ffffff", "#3f7ab0", "#c8f0f4", "#6aa8cc")[k % 4]
                groove = [p for p in ring(x, y, rx, ry, 120) if p[1] > 380]
                scene.pen(groove, 1.4 + 3.0 * t, tone, 0.55)
    edge = [p for p in ring(x, y, 452, 356, 160) if p[1] > 400]
    scene.line(edge, 9, "#f4ffff", detail=0.9)
    for k in range(4):
        rx = 130.0 + 34 * k
        scene.pen(ring(400, 1008, rx, rx * 0.3, 70), 3.4, "#ffffff", 0.9)
        scene.pen(ring(400, 1012, rx, rx * 0.3, 70), 2, "#2c5c94", 0.6)
    for s in (-1, 1):
        track = [(400 + s * 150, 1020), (400 + s * 300, 1000), (400 + s * 460, 870)]
        for d in (0, 12):
            scene.pen([(px, py + d) for px, py in track], 3, "#ffffff", 0.9)
    for _ in range(60):
        a = float(rng.uniform(0, 2 * np.pi))
        far = float(rng.uniform(110, 210))
        low = 1006 + 0.3 * far * np.sin(a) - float(rng.uniform(0, 40))
        spray = circle(400 + far * np.cos(a), low, float(rng.uniform(1.6, 5)))
        scene.fill(spray, "#ffffff", detail=1, alpha=0.9)


def _scarf(scene: Scene, points: Points, colour: str, paint: str) -> None:
    """A scarf in the wind of the turn, striped and fringed at its end."""
    curve = sample(points, 60)
    heading = np.gradient(curve, axis=0)
    heading /= np.linalg.norm(heading, axis=1)[:, None]
    normal = np.c_[-heading[:, 1], heading[:, 0]]
    band = tube(points, [15, 19, 22, 27, 31], cap=False)
    for k in range(7):
        root = curve[-1] + normal[-1] * 30 * (k - 3) / 3
        tip = root + heading[-1] * 32 + (0, 6 * (k % 2))
        scene.line([tuple(root), tuple(tip)], 7, colour)
    scene.fill(band, paint, round=12, shade=0.8, flow="form", **FORM)
    with scene.clip(band):
        for k in (43, 50):
            ends = [tuple(curve[k] + side * normal[k] * 40) for side in (-1, 1)]
            scene.line(ends, 13, "#d8483c", curve=False)


def _skate(scene: Scene, x: float, y: float, rot: float, flip: bool) -> None:
    """A white boot, toe to the right, and the steel under it."""
    with scene.at(x, y, 1, rot, flip):
        scene.pen("-34 36, 0 40, 66 39, 76 32", 7, "#3a4678")
        for px in (-12.0, 40):
            scene.fill(rect(px - 4, 20, 9, 18, 2), "#4a5890", detail=0.95)
        boot = spline("-26 -46!, 22 -50!, 26 -14, 62 2, 66 22!, -28 24!, -32 -10")
        scene.fill(boot, LEATHER, round=20, **FORM)
        for k in range(3):
            scene.pen([(12 + 4 * k, -32 + 12 * k), (26 + 5 * k, -28 + 12 * k)], 2.6, "#8a5a78")


def _mitten(scene: Scene, x: float, y: float, rot: float, paint: str, flip: bool) -> None:
    """A woollen mitten that closes over whatever it holds; its thumb lies on top."""
    with scene.at(x, y, 1, rot, flip):
        scene.fill(spline("-26 -20, 10 -24, 36 -14, 40 10, 20 24, -26 18"), paint, round=18, **FORM)
        scene.fill(tube("-12 -12, 8 -20, 26 -10", [9, 11, 8]), paint, round=9, **FORM)
        scene.fill(rect(-42, -20, 18, 40, 8), paint, round=9, **FORM)


def _head(scene: Scene, skin: str, dark: str) -> None:
    """A profile to the right, with few marks: an eye on the other one, a shut smile."""
    scene.fill(tube("-14 40, -22 80, -26 120", [28, 25, 32]), skin, round=26, **SKIN)
    face = spline(
        "-54 0, -46 -52, 0 -76, 42 -60, 54 -26, 54 -10, 74 18, 70 25, 58 27, 63 38, 57 45!,"
        " 62 54, 53 64, 53 78, 36 88, 4 74, -18 44"
    )
    scene.fill(face, skin, round=44, **SKIN)
    scene.fill(circle(28, 30, 19), "#ff5a4c", soft=8, alpha=0.4)
    scene.fill(ellipse(38, -4, 6.5, 10, 6), "#241430", detail=1, wobble=0)
    scene.fill(circle(40.5, -8, 2.6), "#ffffff", detail=1, wobble=0)
    scene.line("26 -32, 38 -39, 50 -32", 5, dark, detail=1)
    scene.line("58 45, 46 48, 30 34", 4.6, dark, detail=1)
    scene.fill(ellipse(-12, 12, 10, 16, -10), skin, round=8, **SKIN)
    scene.line("-8 4, -15 10, -11 20", 3, dark, alpha=0.6)


def _hold(pivot: float, foot: float, lean: float, x: float, y: float) -> tuple[float, float]:
    """A place of the card, seen from the frame of somebody who leans."""
    turn = np.deg2rad(lean)
    dx, dy = x - pivot, y - 1010
    return (
        float(foot + dx * np.cos(turn) + dy * np.sin(turn)),
        float(1010 - dx * np.sin(turn) + dy * np.cos(turn)),
    )


def _him(scene: Scene) -> None:
    foot, lean = 344.0, -8.0
    with scene.at(foot, 1010, 1, lean), scene.at(-330, -1010):
        cloth = "#5a64a8, #343c78, #1e2450"
        for leg, ankle in (
            ("296 700, 268 830, 280 976", 280.0),
            ("314 690, 338 836, 334 978", 334.0),
        ):
            scene.fill(tube(leg, [52, 38, 29]), cloth, round=36, flow=84, **FORM)
            _skate(scene, ankle, 1002, -lean, False)
        grip = _hold(foot, 330, lean, 376, 640)
        far = tube([(232, 520), (290, 604), grip], [31, 26, 21])
        scene.fill(far, "#128a80, #0c5a68", round=24, **FORM)
        with scene.at(178, 384, 0.84, -20):
            _head(scene, "#c8845a, #a8643e, #8a4c38", "#2a1018")
            curls = [(-58, -12), (-66, 16), (-50, 40), (-62, -44), (-36, -70), (-4, -86),
                     (28, -82), (48, -66), (-30, -34), (4, -58), (28, -60), (-44, 8)]  # fmt: skip
            hair = union(*[circle(px, py, 24) for px, py in curls])
            scene.fill(hair, "#4a3444, #2c2034, #1c1424", round=16, **FORM)
            for px, py in curls:
                curl = [(px - 9, py + 2), (px, py - 9), (px + 9, py - 1)]
                scene.line(curl, 3.4, "#7a5a68", alpha=0.6)
        torso = spline(
            "140 484, 176 462, 222 474, 268 540, 326 630, 352 700!, 318 728, 252 734!, 222 664,"
            " 168 574, 138 520"
        )
        scene.fill(torso, TEAL, round=56, flow=60, **FORM)
        scene.line("254 730, 310 723, 350 696", 9, "#0c5a68", alpha=0.8)
        grip = _hold(foot, 330, lean, 366, 612)
        near = tube([(172, 504), (250, 574), grip], [39, 31, 24])
        scene.fill(near, TEAL, round=30, flow=40, **FORM)
        for fold in ("214 524, 234 552, 236 582", "232 534, 256 560, 260 590"):
            scene.line(fold, 3.4, "#0c5a68", alpha=0.7)
        collar = spline("136 474, 176 442, 226 454, 232 486, 190 492, 150 508")
        scene.fill(collar, SAFFRON, round=20, **FORM)


def _her(scene: Scene) -> None:
    foot, lean = 462.0, 8.0
    wool = "#8a3058, #5a1c38, #3a1030"
    with scene.at(foot, 1010, 1, lean), scene.at(-470, -1010):
        scene.fill(tube("530 720, 600 846, 668 908", [38, 31, 20]), wool, round=26, **FORM)
        _skate(scene, 684, 920, -58, True)
        scene.fill(tube("496 700, 466 850, 474 978", [42, 34, 24]), wool, round=28, **FORM)
        _skate(scene, 472, 1002, -lean, True)
        far = tube([(566, 524), (502, 600), _hold(foot, 470, lean, 428, 638)], [27, 23, 18])
        scene.fill(far, "#b81c3c, #901840", round=20, **FORM)
        with scene.at(620, 380, 0.84, 18, True):
            plait = sample("-56 20, -84 60, -112 70, -138 40", 8)
            for k, (px, py) in enumerate(plait):
                bead = ellipse(float(px), float(py), 24 - 1.5 * k, 18 - k, -30 if k % 2 else 30)
                scene.fill(bead, "#ffd890, #e8a04c, #a8602c", round=14, **FORM)
            _head(scene, "#ffe8d0, #fccaa8, #f0a890", "#7a2838")
            hair = spline(
                "46 -52!, 40 -80, 0 -94, -50 -76, -72 -24, -66 30, -40 52, -20 24!, -22 -8, 6 -34"
            )
            scene.fill(hair, "#ffe09a, #e8a04c, #a8602c", round=30, **FORM)
            for lock in ("36 -66, -10 -70, -50 -30", "20 -52, -20 -46, -52 0", "-8 -30, -54 28"):
                scene.line(lock, 3, "#a8602c", alpha=0.7)
        skirt = spline(
            "470 640!, 540 650!, 600 690, 660 724, 692 792!, 650 806, 618 838, 560 828, 520 856,"
            " 462 836, 430 844!, 444 742"
        )
        scene.fill(skirt, RED, round=60, flow=70, **FORM)
        for fold in ("502 664, 492 750, 514 850", "526 664, 556 740, 606 832", "546 664, 650 780"):
            scene.line(fold, 5, "#a01844", alpha=0.5)
        hem = "430 842, 464 834, 520 854, 560 826, 620 836, 650 804, 690 792"
        scene.line(hem, 8, "#ffd8c8")
        torso = spline(
            "654 478, 622 460, 582 470, 536 540, 488 612, 466 652!, 546 660!, 588 620, 640 540"
        )
        scene.fill(torso, RED, round=46, flow=-60, **FORM)
        scene.line("468 648, 506 658, 546 656", 9, "#a01844", alpha=0.8)
        near = tube([(628, 502), (550, 574), _hold(foot, 470, lean, 436, 608)], [34, 27, 20])
        scene.fill(near, RED, round=26, flow=-40, **FORM)
        for fold in ("586 526, 566 552, 566 580", "566 538, 546 560, 546 586"):
            scene.line(fold, 3.4, "#a01844", alpha=0.7)
        collar = spline("660 470, 622 440, 578 450, 572 480, 608 488, 648 502")
        scene.fill(collar, CREAM, round=20, **FORM)


def _pair(scene: Scene) -> None:
    for px, tone in ((320.0, "#128a80"), (496.0, "#e0283c")):
        scene.fill(ellipse(px, 1096, 74, 44), tone, soft=24, alpha=0.4)
    scene.cast(tube("250 1044, 400 1034, 500 1044", [14, 22, 14]), strength=0.55, soft=12)
    with scene.at(402, 1010, 0.94), scene.at(-402, -1010):
        _scarf(scene, "98 486, 52 540, 84 620, 60 700, 8 752", "#f8c040", SAFFRON)
        _scarf(scene, "702 484, 752 540, 736 610, 770 660, 812 690", "#fff0dc", CREAM)
        _mitten(scene, 396, 646, 8, SAFFRON, False)
        _him(scene)
        _her(scene)
        _mitten(scene, 396, 620, 14, SAFFRON, False)
        _mitten(scene, 412, 613, -14, CREAM, True)


def _watcher(scene: Scene) -> None:
    """He sits before us, and has kept the other half of the bench free."""
    dark: Style = {"detail": 0.85, "ink": 0.4, "rim": 1.0, "rim_colour": "#ffd8a8", "wobble": 0.8}
    cloth = "#6a6aa8, #44447c, #2c2a58"
    with scene.at(116, 1012, 0.94, -14):
        _head(scene, "#e8b08c, #d8946c, #b8685c", "#6a4050")
        nape = spline("-58 -30!, -18 -30!, -22 14, -18 48, -40 62, -62 24")
        scene.fill(nape, "#ffffff, #d8d4e0, #a098b8", round=16, **dark)
    coat = spline("-30 1240!, -26 1140, 4 1096, 52 1078, 120 1094, 196 1112, 232 1160, 246 1240!")
    scene.fill(coat, cloth, round=60, **dark)
    collar = spline("30 1118, 34 1076, 62 1040, 90 1050, 112 1076, 160 1092, 164 1126, 96 1138")
    scene.fill(collar, "#e8746c, #c83c50, #8a2448", round=18, **dark)
    scene.line("50 1082, 88 1108, 152 1112", 4, "#8a2448", alpha=0.8)
    with scene.at(116, 1012, 0.94, -14):
        beard = spline(
            "-18 26!, 4 44, 34 40, 58 32!, 78 46, 66 58!, 84 96, 72 140!, 34 124, 2 98, -18 66"
        )
        scene.fill(beard, "#ffffff, #e8e4ec, #b8b0c8", round=22, **dark)
        for lock in ("2 56, 18 86, 48 118", "24 58, 42 90, 64 122", "48 60, 62 86, 72 116"):
            scene.line(lock, 3, "#9088b0", alpha=0.8)
        scene.line("22 44, 44 52, 66 56", 4, "#9088b0", alpha=0.9)
        crown = spline("-66 -30!, -62 -96, -34 -118, -4 -108, 26 -116, 50 -92, 56 -42!")
        scene.fill(crown, "#6a5a8c, #443858, #2c2444", round=40, **dark)
        scene.fill(spline("-66 -52!, 0 -46, 56 -62!, 57 -40!, 0 -24, -66 -28!"), "#c83c50", **dark)
        scene.fill(ellipse(-4, -30, 104, 15, -4), "#7a6a9c, #443858, #2c2444", round=12, **dark)
    style: Style = {"detail": 0.85, "ink": 0.5}
    for y in (1146.0, 1190):
        slat = rect(-20, y, 580, 32, 12)
        scene.fill(slat, "#9a5a60, #6a3850, #3c2040", round=14, rim=0.8, **style)
    for px in (34.0, 500):
        scene.fill(rect(px, 1124, 28, 130, 10), "#8a5060, #3c2040", round=12, rim=0.6, **style)
