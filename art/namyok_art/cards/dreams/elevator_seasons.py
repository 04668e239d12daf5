"""In a lift a snowman has looked up and understood that the lamp is a sun."""

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
    poly,
    rect,
    smooth,
    spline,
    star,
    tube,
)
from namyok_art.painted.figures import CLOTH, HAIR, PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.surface import Surface

LAMP = (430.0, 100.0)
FIRE = np.array([2.2, 1.5, 0.45])
"""Brighter than paint: it shines from within."""
THAW = Surface(gloss=0.4, tight=40)
FLOORS = ("#dff2ff, #8ac4f4", "#7a3048, #5a2038", "#8a4424, #6a301c", "#8a6a24, #6a4a1c")
COAL, SNOW = "#1c1822", "#f2f4fa"


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(10)
    scene = Scene(
        10, light=(0.16, -0.86, 0.48), light_colour="#ffe6a8", shadow="#1a2444", haze="#c88a5a"
    )
    _cage(scene)
    _autumn(scene, rng)
    _wall(scene)
    _buttons(scene)
    _winter(scene)
    _spring(scene, rng)
    return gouache(
        scene,
        palette="#5a3428, #b8743c, #f2c070, #1a2444, #f4f4f8, #9ab4d8, #e2702c, #f2a8b8"
        ", #c8322c, #2c4a48",
        pull=0.1,
    )


def _cage(scene: Scene) -> None:
    """The folding gate of an old lift, dark shaft behind, and the lamp above."""
    scene.sky("0 #4a3030, 0.4 #24303c, 1 #10182a", warp=30)
    x, y = LAMP
    scene.glow(x, y, 760, "#e08a3c", 0.5)
    for k in range(-3, 16):
        for lean in (-1, 1):
            start = k * 108.0 - lean * 60
            bar = [(start, -20), (start + lean * 330, 620), (start + lean * 660, 1240)]
            tone = mix("#d89a4c", "#3a2c30", 0.35 if lean > 0 else 0.1)
            scene.line(bar, 15, tone, curve=False, round=7, rim=0.3)
    slope = 330 / 640
    for first in range(-3, 16):
        for second in range(-3, 16):
            down = ((second - first) * 108 + 120) / (2 * slope)
            at = (first * 108 - 60 + slope * down, down - 20)
            if -20 < at[0] < 820 and 0 < at[1] < 1200:
                scene.fill(circle(*at, 11), "#f2c476, #7a4c2c", round=9, detail=0.8)
    scene.glow(x, y, 430, "#ffc860", 0.8)
    scene.glow(x, y, 190, "#fff0b0", 0.95)
    for k in range(18):
        a = k / 18 * 2 * np.pi + 0.1
        reach, wide = (172, 0.11) if k % 2 else (136, 0.09)
        ray = [
            (x + 92 * np.cos(a - wide), y + 92 * np.sin(a - wide)),
            (x + reach * np.cos(a + 0.06), y + reach * np.sin(a + 0.06)),
            (x + 92 * np.cos(a + wide), y + 92 * np.sin(a + wide)),
        ]
        scene.fill(poly(ray), "#ffdf70", detail=0.8)
    scene.fill(circle(x, y, 88), "#fffef4, #fff2b0, #ffd75a", detail=0.8, texture=0.02)


def _winter(scene: Scene) -> None:
    """He fills the cabin; his head is thrown back, his mouth has dropped open."""
    mould = Mould()
    mould.group()
    mould.ball((320, 1190, 0), (310, 290, 250), SNOW, 0, PLAIN)
    mould.group()
    mould.ball((328, 968, 60), (232, 120, 190), SNOW, 0, PLAIN)
    mould.group()
    neck = np.linspace(-0.35, np.pi + 0.35, 18)
    scarf = [(334 + 180 * np.cos(a), 884 + 46 * np.sin(a), 90 + 160 * np.sin(a)) for a in neck]
    mould.chain(scarf, [44] * 18, "#c8322c", 0, CLOTH)
    mould.group()
    mould.chain(
        [(236, 912, 240), (204, 1010, 262), (216, 1130, 262)], [40, 46, 40], "#b82a2a", 6, CLOTH
    )
    for k in range(5):
        mould.chain(
            [(182 + k * 17, 1156, 270), (180 + k * 18, 1196, 272)], [9, 5], "#d8483a", 3, CLOTH
        )
    for k, y in enumerate((1024, 1116)):
        mould.group()
        mould.ball((352 + k * 8, y, 262), 25, COAL, 0, PLAIN)
    mould.frame = Frame(336, 676, 120, 214, turn(16, -22, -4))
    mould.group()
    mould.ball((0, 0, 0), (1, 0.97, 0.95), SNOW, 0, PLAIN)
    for dx, dy, long in (
        (-0.7, 0.44, 0.26),
        (-0.44, 0.7, 0.3),
        (-0.28, 0.78, 0.2),
        (0.5, 0.72, 0.24),
        (0.74, 0.46, 0.34),
    ):
        z = np.sqrt(max(0.1, 0.92 - dx * dx - dy * dy))
        mould.cone((dx, dy, z * 0.86), (dx, dy + long, z * 0.9), 0.11, 0.075, SNOW, 0.14, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.34, -0.2, 0.8),
            0.2,
            (LAMP[0], LAMP[1] - 300, 500),
            mix(SNOW, "#8aa4cc", 0.5),
            droop=0.02,
            ahead=4,
            white="#fffdf6",
            iris="#1c1822",
        )
        mould.group()
        mould.chain(
            [(s * 0.1, -0.66, 0.76), (s * 0.36, -0.62, 0.80), (s * 0.6, -0.44, 0.74)],
            [0.045, 0.06, 0.03],
            "#4a2c20",
            0,
            PLAIN,
        )
    mould.group()
    carrot = [(0.02, 0.12, 0.86), (0.24, 0.12, 1.2), (0.5, 0.16, 1.5), (0.66, 0.2, 1.64)]
    mould.chain(carrot, [0.19, 0.14, 0.08, 0.02], "#f07a24", 0.03, PLAIN)
    mould.group()
    for k in range(8):  # coals of a mouth that has lost its smile and begins to slide
        u = (k - 3.5) / 3.5
        low = 0.46 + 0.14 * u * u + (0.12 if k == 5 else 0)
        z = np.sqrt(max(0.1, 0.98 - (0.42 * u) ** 2 - low * low))
        mould.ball((0.04 + 0.42 * u, low, z), (0.075, 0.07, 0.06), COAL, 0, PLAIN)
    mould.frame = Frame()
    mould.group()
    twig = [(480, 1040, 170), (540, 1052, 230), (572, 1020, 270), (590, 1000, 284)]
    mould.chain(twig, [17, 14, 12, 10], "#6a4030", 6, PLAIN)
    for tip in ((622, 974, 286), (572, 958, 290), (634, 1016, 286)):
        mould.chain([twig[-1], tip], [9, 5], "#6a4030", 4, PLAIN)
    cast(
        mould,
        scene,
        reach=200,
        rim=0.35,
        rim_colour="#fff4d0",
        bounce="#5a78b8",
        surface=THAW,
        brush=0.4,
        ink=0.3,
        detail=0.8,
    )
    for x, y, size in ((256, 930, 16), (292, 1060, 13)):
        _drop(scene, x, y, size)


def _drop(scene: Scene, x: float, y: float, size: float) -> None:
    drop = spline([(x, y - size * 2.2, 1), (x + size, y), (x, y + size), (x - size, y)])
    scene.fill(drop, "#eaf6ff, #8ab8e0, #4a78b0", round=size, detail=0.95, ink=0.4)
    scene.fill(circle(x - size * 0.3, y - size * 0.1, size * 0.22), "#ffffff", detail=1, texture=0)


def _autumn(scene: Scene, rng: np.random.Generator) -> None:
    """A pumpkin under a straw hat, lit from inside, glad of the company."""
    mould = Mould()
    mould.group()
    mould.chain(
        [(60, 560, -80), (120, 700, -60), (150, 1200, -60)], [60, 110, 170], "#3f5a5c", 30, CLOTH
    )
    skull = mould.group()
    place = Frame(128, 500, 0, 128, turn(28, -6, 8))
    mould.frame = place
    for k in range(10):
        a = k / 10 * 2 * np.pi
        mould.ball((0.5 * np.sin(a), 0, 0.5 * np.cos(a)), (0.52, 0.8, 0.52), "#e0742a", 0.03, PLAIN)
    mould.decals[skull] = (place, _lantern)
    mould.group()
    mould.cone((0, -0.6, 0), (0, -0.5, 0), 1.35, 1.4, "#c89a4c", 0, HAIR)
    mould.rows.pop()
    mould.ball((0, -0.72, 0), (1.5, 0.13, 1.4), "#d8aa54", 0, HAIR)
    mould.ball((0, -0.95, 0), (0.72, 0.52, 0.7), "#d8aa54", 0.1, HAIR)
    mould.group()
    band = np.linspace(0, 2 * np.pi, 22)
    mould.chain([(0.73 * np.cos(a), -0.84, 0.71 * np.sin(a)) for a in band], [0.09] * 22, "#7a2a2c")
    for _ in range(90):
        a, long = rng.uniform(0, 6.28), rng.uniform(0.2, 0.5)
        x, z = 1.42 * np.cos(a), 1.32 * np.sin(a)
        mould.strand(
            [(x * 0.8, -0.7, z * 0.8), (x, -0.66, z), (x * (1 + long * 0.5), -0.6 + long * 0.3, z)],
            0.3,
            0.018,
            "#f2d080",
        )
    mould.frame = Frame()
    cast(
        mould, scene, reach=150, rim=0.5, rim_colour="#ffd070", detail=0.8, ambient=0.05, brush=0.5
    )


def _lantern(points: Array, colours: Array, _: Array) -> Array:
    """Eyes, nose and a toothed grin cut into the rind."""
    x, y = points[:, 0], points[:, 1]
    front = smooth(0.3, 0.45, points[:, 2])
    cut = np.zeros(len(points))
    for s in (-1, 1):
        u, v = (x - s * 0.36) * s, y + 0.18
        cut = np.maximum(
            cut,
            smooth(
                0.03,
                0.0,
                np.maximum(
                    np.abs(u) - 0.2 + 0.3 * (v + 0.1), np.maximum(-v - 0.2 - u * 0.5, v - 0.12)
                ),
            ),
        )
    arch = 0.22 + 0.34 * (0.6 - x * x)
    teeth = 0.05 * np.sign(np.sin(x * 17))
    grin = np.maximum(y - arch, (0.14 + 0.16 * (0.5 - x * x)) + teeth - y)
    cut = np.maximum(cut, smooth(0.03, 0.0, np.maximum(grin, np.abs(x) - 0.62)))
    cut = (cut * front)[:, None]
    return np.asarray(colours * (1 - cut) + FIRE * cut)


def _spring(scene: Scene, rng: np.random.Generator) -> None:
    """A cherry bough that has opened because of the warmth, right under his nose."""
    boughs = (
        ("850 640, 760 560, 680 520, 600 520", [24, 17, 11, 4]),
        ("760 560, 730 470, 690 410, 684 350", [13, 10, 7, 3]),
        ("690 524, 650 580, 604 612", [9, 6, 2]),
    )
    for line, widths in boughs:
        scene.fill(tube(line, widths), "#7a4a38, #3a2028", round=10, detail=0.7, ink=0.4)
    for x, y, size in (
        (604, 520, 40), (652, 500, 34), (606, 610, 42), (650, 576, 36), (686, 356, 38),
        (700, 420, 40), (664, 392, 26), (738, 476, 38), (720, 546, 42), (778, 566, 40),
    ):  # fmt: skip
        _blossom(scene, x, y, size, rng)
    for x, y in ((560, 700), (640, 730), (590, 800), (700, 690), (664, 850), (560, 900)):
        petal = ellipse(x, y, 15, 9, float(rng.uniform(0, 180)))
        scene.fill(petal, "#fff0f2, #f0a0b4", round=5, detail=0.9, ink=0.3)


def _blossom(scene: Scene, x: float, y: float, size: float, rng: np.random.Generator) -> None:
    start, squash = rng.uniform(0, 72), rng.uniform(0.6, 1)
    with scene.at(x, y, 1, rng.uniform(-40, 40), scale_y=squash):
        for k in range(5):
            a = np.deg2rad(start + k * 72)
            leaf = ellipse(
                0.55 * size * np.cos(a),
                0.55 * size * np.sin(a),
                size * 0.5,
                size * 0.36,
                start + k * 72,
            )
            scene.fill(
                leaf, "#fff4f4, #f4a8bc", round=size * 0.3, detail=0.85, ink=0.35, ink_width=1
            )
        scene.fill(circle(0, 0, size * 0.2), "#f2c84a, #c8603c", detail=0.9)


def _wall(scene: Scene) -> None:
    """The cabin's own wall, walnut with a brass edge."""
    style: Style = {"detail": 0.6, "ink": 0.3}
    scene.cast(rect(556, -20, 300, 1260), strength=0.7, soft=20, dx=-18)
    scene.fill(rect(560, -20, 300, 1260), "#a8643c, #7a4030, #4a2430", flow=90, round=10, **style)
    scene.fill(rect(552, -20, 22, 1260), "#ffe0a0, #c88a40", round=9, rim=0.5, **style)
    scene.fill(rect(606, -20, 240, 820, 20), "#8a4c34, #6a3430", flow=90, round=14, **style)
    scene.glow(LAMP[0], LAMP[1], 420, "#ffc860", 0.5)


def _buttons(scene: Scene) -> None:
    """Four floors, four seasons; the lit one is his, and he presses it."""
    style: Style = {"detail": 0.9, "ink": 0.5}
    with scene.at(676, 1010, 1):
        scene.cast(rect(-108, -108, 216, 216, 20), strength=0.7, soft=12, dx=-6, dy=12)
        scene.fill(rect(-108, -108, 216, 216, 20), "#ffe0a0, #c88a40, #8a5a2c", round=12, **style)
        for k, (x, y) in enumerate(((-50, -50), (50, -50), (-50, 50), (50, 50))):
            lit = k == 0
            if lit:
                scene.glow(x, y, 110, "#bfe4ff", 0.9)
            scene.fill(circle(x, y, 44), "#5a3424, #d8a05a", round=10, **style)
            scene.fill(circle(x, y, 36), FLOORS[k], round=14, shade=0.6, **style)
            with scene.at(x, y):
                _sign(scene, k)


def _sign(scene: Scene, season: int) -> None:
    if season == 0:
        for a in np.deg2rad([0, 60, 120]):
            way = np.array([np.cos(a), np.sin(a)]) * 27
            scene.line([tuple(-way), tuple(way)], 6, "#2a5aa8", curve=False, detail=1)
            for end in (-1, 1):
                for aside in (-0.7, 0.7):
                    turned = np.array([np.cos(a + aside), np.sin(a + aside)]) * 11
                    root = way * end * 0.6
                    line = [tuple(root), tuple(root + end * turned)]
                    scene.line(line, 4, "#2a5aa8", curve=False, detail=1)
    elif season == 1:
        for a in np.deg2rad(np.arange(5) * 72.0 - 90):
            scene.fill(circle(14 * np.cos(a), 14 * np.sin(a), 11), "#f2a8c0", detail=1)
        scene.fill(circle(0, 0, 7), "#f2c84a", detail=1)
    elif season == 2:
        leaf = spline("0 -28!, 16 -8, 14 12, 0 22!, -14 12, -16 -8")
        scene.fill(leaf, "#f2963c", detail=1)
        scene.line([(0, -16), (0, 30)], 4, "#8a3c1c", curve=False, detail=1)
    else:
        scene.fill(star(0, 0, 28, 17, 10), "#ffd860", detail=1, texture=0)
        scene.fill(circle(0, 0, 13), "#fff4c0", detail=1)
