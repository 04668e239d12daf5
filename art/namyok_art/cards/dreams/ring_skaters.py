"""The icy ring of a planet has broken, and two skaters close it with their hands."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    cross,
    ellipse,
    gouache,
    minus,
    mix,
    move,
    poly,
    ramp,
    rect,
    spline,
    stroke,
    tube,
    union,
)

PLANET = (400.0, 525.0, 374.0)
NIGHT = "#1a1240"
CLASP = (400.0, 606.0)
CUT: Style = {"detail": 1.0, "wobble": 0.3, "texture": 0.02}
GAP = poly(
    "372 700, 340 800, 352 842, 322 894, 340 930, 300 1000, 296 1100,"
    " 512 1100, 500 1000, 470 934, 486 900, 450 846, 462 806, 430 700"
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(43)
    scene = Scene(
        43, light=(0.0, -0.8, 0.4), light_colour="#ffe6b0", shadow="#1c1454", haze="#5a4aa0"
    )
    scene.sky("0 #0c0a2c, 0.4 #1c1450, 0.75 #2a1c66, 1 #120e38", warp=60, flow=20)
    scene.stars(150, 1200, largest=3.6)
    _ring(scene, near=False)
    _planet(scene)
    _ring(scene, near=True)
    _shards(scene, rng)
    _pair(scene)
    return gouache(
        scene,
        palette="#0c0a2c, #1c1450, #3a2a80, #fff2c0, #ffc470, #ff8a58, #d8486c, #7a2a70, #e8fff8, "
        "#8ae0e0, #3a9ac0, #1c4a8a, #ff3a4c, #ffd040",
        pull=0.1,
        saturation=1.12,
    )


def _planet(scene: Scene) -> None:
    x, y, r = PLANET
    scene.glow(x, y, r * 1.35, "#ff7a58", 0.7)
    globe = circle(x, y, r)
    away = np.hypot(scene.xs - CLASP[0], (scene.ys - CLASP[1]) * 1.05) / 560
    paint = ramp(
        np.clip(away + 0.02 * scene.broad, 0, 1),
        "0 #fffbe0, 0.16 #fff0b4, 0.36 #ffd080, 0.58 #ff9a5c, 0.78 #ec5c5c, 1 #a0306c",
    )
    scene.fill(globe, paint, detail=0.5, flow=-3)
    with scene.clip(globe):
        for k, (dy, tone, strong) in enumerate(
            ((-290, "#7a2468", 0.5), (-236, "#ff8a68", 0.6), (-176, "#b83868", 0.45),
             (-120, "#ffc88c", 0.6), (-52, "#f07a50", 0.5), (30, "#fff4c8", 0.5),
             (104, "#ff9a58", 0.45), (190, "#ffd890", 0.4))
        ):  # fmt: skip
            wave = 14 * np.sin(k * 2.1)
            band = [(x - 360, y + dy - 14), (x - 180, y + dy + 16 + wave),
                    (x + 20, y + dy + 20 - wave), (x + 200, y + dy + 14),
                    (x + 360, y + dy - 16)]  # fmt: skip
            scene.fill(tube(band, [8, 22, 28, 20, 8]), tone, soft=9, alpha=strong, flow=3)
        scene.fill(ellipse(556, 360, 62, 27, -4), "#b83868", soft=7, alpha=0.6)
        scene.fill(ellipse(556, 358, 34, 12, -4), "#ff9a70", soft=5, alpha=0.8)
        shade = minus(ellipse(400, 640, 420, 150), ellipse(400, 600, 420, 150))
        scene.fill(shade, "#a8305c", mode="mul", alpha=0.35, soft=10)


def _ring(scene: Scene, near: bool) -> None:
    """Ice, grooved; nearer to us it is broader. In front it is broken."""
    half = rect(-20, 600, 840, 700) if near else rect(-20, 200, 840, 400)
    part = cross(minus(ellipse(400, 660, 610, 335), ellipse(400, 600, 432, 200)), half)
    if near:
        part = minus(part, GAP)
        for k in range(10, 0, -1):
            tone = mix("#4aa8d0", "#0e2460", k / 10)
            scene.fill(move(part, 0, 4.4 * k), tone, detail=0.9, wobble=0.4)
    tones = (
        "0 #3a9ac0, 0.25 #8ae0e0, 0.5 #e8fff8, 0.75 #a8ecec, 1 #4aa8d0"
        if near
        else "0 #3a6ab0, 0.5 #7ac8dc, 1 #c8f4f0"
    )
    scene.fill(part, tones, detail=0.6, flow=0, texture=0.03, wobble=0.4)
    with scene.clip(part):
        scene.fill(ellipse(400, 790, 320, 90), "#ffd890", soft=50, alpha=0.65)
        start, end = (0, 180) if near else (180, 360)
        for k in range(24):
            t = (k + 0.5) / 24
            turn = np.deg2rad(np.linspace(start, end, 100))
            xs = 400 + (432 + 178 * t) * np.cos(turn)
            ys = 600 + 60 * t + (200 + 135 * t) * np.sin(turn)
            hue = ("#ffffff", "#2a7ab0", "#d0fbf6", "#1c5a9a")[k % 4]
            scene.pen(list(zip(xs, ys, strict=True)), 1.0 + 2.2 * t, hue, 0.5 if near else 0.35)
        dark = minus(ellipse(400, 650, 570, 310), ellipse(400, 648, 552, 299))
        scene.fill(dark, "#123a7a", alpha=0.75, detail=0.8)
    if near:
        scene.fill(part, "#ffffff", alpha=0.001, ink=0.8, ink_width=2.6, ink_colour="#f4ffff",
                   wobble=0.4)  # fmt: skip


def _shards(scene: Scene, rng: np.random.Generator) -> None:
    """What broke out goes down into the night."""
    for x, y, size, turn in (
        (404, 1010, 46, 10), (352, 1090, 34, 60), (446, 1096, 28, -30), (398, 1160, 22, 40),
        (470, 1030, 18, 80), (330, 1020, 16, 15), (300, 1150, 14, 33), (506, 1140, 15, -12),
    ):  # fmt: skip
        with scene.at(x, y, size / 40, turn):
            scene.fill(
                poly("-40 -8, -6 -30, 36 -12, 44 16, 4 34, -30 20"), "#2a6aa8, #123a7a", **CUT
            )
            scene.fill(poly("-40 -8, -6 -30, 36 -12, 8 6, -24 8"), "#f4fff8, #8ae0e0", **CUT)
    for _ in range(46):
        place = float(rng.normal(402, 60)), float(rng.uniform(900, 1180))
        scene.fill(circle(*place, float(rng.uniform(1.2, 3.4))), "#e8fff8", detail=1, wobble=0)


def _skate(x: float, y: float, turn: float = 0, flip: bool = False) -> Path:
    """A boot, toe to the right, and the steel under it; the sole's middle at (x, y)."""
    boot = spline("-20 -44!, 12 -46!, 15 -18, 38 -8, 46 4!, 44 9!, -24 9!, -25 -8")
    steel = union(
        stroke("-30 23, 0 25, 40 25, 55 20, 60 9", 5),
        rect(-15, 8, 7, 17),
        rect(24, 8, 7, 17),
    )
    return move(union(boot, steel), x, y, 1, turn, flip)


def _him() -> Path:
    head = union(
        spline(
            "-50 6, -46 -40, -10 -62, 36 -54, 47 -30, 47 -14, 62 12, 59 18, 49 21, 53 31,"
            " 48 37!, 52 44, 45 52, 44 64, 28 72, 0 62, -16 44, -36 34"
        ),
        tube("-14 40, -20 82", [25, 30]),
        spline("-62 -6!, -58 -60, -18 -88, 30 -80, 52 -44, 54 -30!, 0 -24"),
        circle(-30, -96, 19),
    )
    jacket = spline(
        "-40 -222, -8 -228, 22 -206, 38 -150, 34 -80, 44 -26, 54 20!, 6 30, -54 22!, -40 -40,"
        " -52 -110, -60 -170"
    )
    back = move(union(move(head, -18, -274, 0.68, 6), jacket), 222, 700, 1.06, -15)
    return union(
        back,
        tube("188 508, 290 566, 398 604", [25, 20, 12]),
        tube("204 502, 300 546, 396 596", [18, 16, 11]),
        tube("232 700, 276 756, 304 790, 302 830, 304 862", [42, 34, 24, 24, 16]),
        tube("212 700, 228 758, 238 800, 220 836, 208 862", [42, 34, 24, 23, 16]),
        _skate(304, 884, -1),
        _skate(205, 884, -1),
    )


def _her() -> Path:
    head = union(
        spline(
            "-46 4, -46 -40, -8 -62, 34 -52, 45 -28, 44 -14, 58 8, 55 15, 46 18, 50 28,"
            " 45 34!, 49 40, 42 48, 40 58, 24 66, 0 58, -14 44, -32 32"
        ),
        tube("-12 40, -14 86", [18, 20]),
        spline("46 -34!, 40 -70, 0 -84, -48 -66, -66 -20, -54 24, -28 30, -10 0, 18 -30"),
        tube("-54 -8, -96 -30, -130 -4, -168 -6, -204 -44", [18, 23, 22, 15, 2]),
    )
    bodice = spline(
        "-34 -212, -6 -216, 18 -198, 28 -150, 20 -96, 26 -60!, -34 -56!, -34 -96, -46 -150,"
        " -50 -188"
    )
    back = move(union(move(head, -14, -262, 0.66, 6), bodice), 566, 700, 1.06, 15, True)
    skirt = spline(
        "556 622!, 622 640!, 656 678, 700 700, 744 708!, 732 738, 694 748, 662 772, 622 762,"
        " 584 782, 540 764, 478 772!, 506 700"
    )
    return union(
        back,
        skirt,
        tube("606 514, 504 570, 402 606", [20, 16, 11]),
        tube("592 506, 494 552, 404 598", [15, 13, 10]),
        tube("540 720, 508 780, 496 806, 506 836, 510 862", [34, 28, 20, 20, 13]),
        tube("610 720, 640 772, 664 800, 690 822, 712 834", [32, 26, 20, 19, 12]),
        _skate(508, 884, 1, True),
        _skate(730, 848, -60, True),
    )


def _pair(scene: Scene) -> None:
    for foot in (304.0, 205.0, 508.0):
        scene.fill(ellipse(foot, 912, 76, 9), NIGHT, alpha=0.55, soft=4)
        scene.fill(ellipse(foot, 940, 22, 34), NIGHT, alpha=0.25, soft=9)
    scarf = tube("122 482, 84 486, 62 526, 36 534, 0 590", [14, 17, 19, 20, 24], cap=False)
    scene.fill(scarf, "0 #ff9a30, 1 #ffe070", angle=0, round=12, shade=0.6, **CUT)
    both = union(_him(), _her(), ellipse(400, 602, 19, 15, 0))
    scene.fill(both, "#e0405c", soft=5, alpha=0.55)
    scene.fill(both, "0 #2c1c5c, 1 #120c34", rim=0.5, rim_colour="#ff8a5c", **CUT)
    scene.pen("176 734, 226 734, 280 708", 3, "#6a4a9c", 0.8)
    wrap = tube("104 472, 130 490, 158 484", [14, 17, 13])
    scene.fill(wrap, "#ffd850, #ff9a30", round=12, shade=0.6, **CUT)
    red = tube("622 486, 646 494, 668 478", [11, 13, 12])
    scene.fill(red, "#ff6a5c, #e0203c", round=10, shade=0.6, **CUT)
    mitt: Style = CUT | {"round": 11, "shade": 0.7, "ink": 0.5}
    scene.fill(tube("368 588, 388 598, 412 606", [13, 16, 13]), "#ffd850, #ff9a30", **mitt)
    scene.fill(tube("434 588, 412 598, 390 604", [12, 15, 11]), "#ff6a5c, #e0203c", **mitt)
