"""Behind the scenes of the morning a rooster hauls up the wooden sun by its rope."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    cross,
    ellipse,
    gouache,
    grow,
    minus,
    mix,
    poly,
    rect,
    rgb,
    smooth,
    spline,
)
from namyok_art.painted.figures import FUR, PLAIN, SKIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.props.pelt import comb
from namyok_art.painted.surface import GLAZE

SUN = (572.0, 486.0, 262.0)
BIRD = Frame(232, 836, 200, 236, turn(56, -8, -20))
PULLEY = (436.0, 112.0)
GRIP = BIRD.p(0, -0.6, 0.88)
"""Where the beak holds the rope."""


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(64)
    scene = Scene(
        64, light=(0.66, -0.55, 0.42), light_colour="#ffd88a", shadow="#1c1430", haze="#f0b070"
    )
    scene.sky("0 #4a3460, 0.3 #c86a5c, 0.55 #ffd07a, 0.68 #f0a050, 1 #4a2c34", warp=60, flow=8)
    x, y, _ = SUN
    scene.glow(x, y, 620, "#ffb048", 0.8)
    scene.glow(x, y, 400, "#fff0a0", 0.95)
    _shafts(scene)
    _land(scene)
    _disc(scene)
    _boards(scene)
    mould = Mould()
    _rope(mould)
    rooster(mould, BIRD, (*PULLEY, 300))
    scene.cast(ellipse(430, 1128, 120, 20), strength=0.9, soft=10, dx=-24)
    cast(
        mould,
        scene,
        reach=150,
        rim=0.9,
        rim_colour="#ffd070",
        bounce="#6a4a6a",
        detail=0.85,
        surface=GLAZE,
        brush=0.8,
    )
    comb(scene, mould, (-0.35, 0.9, -0.2), 1500, 22, rng)
    return gouache(
        scene,
        palette="#3a2c50, #a85a5c, #ffc870, #f0a050, #1c1430, #c8321c, #1f5a50, #8a5a34, #fff2c0",
        pull=0.1,
    )


def _land(scene: Scene) -> None:
    """The morning that everybody else sees: hills, roofs, smoke."""
    scene.fill(
        spline("300 800, 480 730, 640 760, 830 710, 830 960, 300 960"),
        "#d8a04c, #7a6a3c",
        detail=0.4,
    )
    scene.fill(
        spline("300 850, 520 800, 700 830, 830 800, 830 1000, 300 1000"),
        "#a88a3c, #4a5a34",
        detail=0.4,
    )
    style: Style = {"detail": 0.8, "ink": 0.4}
    for px, py, s in ((476, 890, 1.1), (560, 872, 0.85), (650, 896, 1.2), (742, 878, 1.0)):
        with scene.at(px, py, s):
            scene.fill(rect(-26, -30, 52, 40), "#fff0c8, #c88a54", **style)
            scene.fill(poly("-34 -28, 0 -62, 34 -28"), "#c8502c, #7a2424", **style)
            scene.fill(rect(-7, -18, 14, 16), "#5a3a3c", **style)


def _shafts(scene: Scene) -> None:
    """The day streams past the rim on its way to those who look from the front."""
    x, y, r = SUN
    for k in range(22):
        a = (k + 0.5) / 22 * 2 * np.pi
        far = [(x + 900 * np.cos(t), y + 900 * np.sin(t)) for t in (a - 0.085, a + 0.085)]
        near = [(x + r * np.cos(t), y + r * np.sin(t)) for t in (a + 0.06, a - 0.06)]
        scene.beam([*far, *near], "#fff0a0", 0.42, 9)


def _disc(scene: Scene) -> None:
    """The sun from behind: planks, cross-beams, rays like saw teeth with light between them."""
    x, y, r = SUN
    style: Style = {"detail": 0.75, "ink": 0.5}
    scene.fill(circle(x, y, r * 1.24), "#ffdc70", soft=30, alpha=0.9, detail=0.2)
    scene.fill(circle(x, y, r * 1.1), "#fffce0", soft=14, detail=0.4)
    for k in range(22):
        a = k / 22 * 2 * np.pi
        long = r * (1.36 if k % 2 else 1.22)
        ray = poly(
            [
                (x + r * 0.96 * np.cos(a - 0.11), y + r * 0.96 * np.sin(a - 0.11)),
                (x + long * np.cos(a), y + long * np.sin(a)),
                (x + r * 0.96 * np.cos(a + 0.11), y + r * 0.96 * np.sin(a + 0.11)),
            ]
        )
        scene.fill(ray, "#fff6c0", soft=7, detail=0.5)
        scene.fill(
            grow(ray, 0.9, x + r * np.cos(a), y + r * np.sin(a)), "#a8602c, #5a2c24", **style
        )
    disc = circle(x, y, r)
    scene.fill(disc, "#6a3c28, #3a2024", **style)
    with scene.clip(disc):
        for k in range(-5, 6):
            plank = rect(x + k * 56 - 27, y - r - 10, 53, 2 * r + 20, 3)
            tone = mix("#70402a", ("#5a3024", "#8a5030", "#4a2a24")[k % 3], 0.6)
            scene.fill(
                plank,
                [mix(tone, "#f0b060", 0.2), tone, mix(tone, "#1c1430", 0.4)],
                round=6,
                flow=90,
                **style,
            )
            scene.line(
                [(x + k * 56 + 28, y - r), (x + k * 56 + 28, y + r)],
                5,
                "#ffe890",
                curve=False,
            )
        for px, py in ((x - 120, y - 90), (x + 92, y + 120), (x + 20, y - 170), (x - 60, y + 170)):
            scene.glow(px, py, 40, "#fff0a0", 0.9)
            scene.fill(circle(px, py, 9), "#fffbe0", detail=0.95)
    for rot in (32, -32):
        with scene.at(x, y, 1, rot):
            beam = cross(rect(-r * 0.98, -26, r * 1.96, 52, 6), circle(0, 0, r))
            scene.cast(beam, strength=0.6, soft=10, dy=10)
            scene.fill(beam, "#b87844, #6a3c28", round=14, flow=0, **style)
            for s in (-1, 1):
                scene.fill(circle(s * r * 0.72, 0, 9), "#d8d0c0, #5a5060", round=7, **style)
    edge = minus(circle(x, y, r * 1.03), circle(x, y, r * 0.95))  # the light comes round the wood
    scene.fill(edge, "#ffb040", soft=16, alpha=0.9, mode="screen")
    scene.fill(
        minus(circle(x, y, r * 1.015), circle(x, y, r * 0.985)), "#fffbd8", soft=3, detail=0.6
    )
    scene.fill(circle(x, y, 34), "#c8c0b0, #4a4450", round=22, **style)
    scene.fill(circle(x, y, 13), "#1c1430", **style)


def _boards(scene: Scene) -> None:
    """The dark stage on our side and the post with the pulley."""
    style: Style = {"detail": 0.6, "ink": 0.4}
    scene.fill(poly("-20 1000, 820 960, 820 1230, -20 1230"), "#5a3830, #241826", flow=0, **style)
    for k in range(5):
        scene.line(
            [(-20, 1020 + k * 46), (820, 984 + k * 52)], 4, "#1c1024", curve=False, alpha=0.7
        )
    scene.fill(
        rect(18, -20, 62, 1060), "#6a4030, #2a1a28", angle=0, round=20, flow=90, rim=0.8, **style
    )
    px, py = PULLEY
    arm = poly([(18, 34), (px + 40, 44), (px + 40, 86), (18, 104)])
    scene.fill(arm, "#7a4a34, #3a2028", round=14, rim=0.7, **style)
    scene.fill(circle(px, py, 50), "#d8a860, #6a4024", round=20, rim=0.9, **style)
    scene.fill(circle(px, py, 32), "#4a2c24", **style)
    scene.fill(circle(px, py, 12), "#d8d0c0, #5a5060", round=8, **style)


def _rope(mould: Mould) -> None:
    """From the hub of the sun over the pulley straight into the beak, and a loose end below."""
    x, y, _ = SUN
    px, py = PULLEY
    gx, gy, gz = (float(v) for v in GRIP)
    over = [(px + 50 * np.cos(a), py + 50 * np.sin(a), gz) for a in np.linspace(-0.2, -3.2, 20)]
    taut = np.linspace((px - 50, py + 6, gz), (gx, gy, gz), 70)
    loose = [(gx - 14, gy + 4, gz + 34), (gx - 16, gy + 50, gz + 60), (gx - 2, gy + 120, gz + 70)]
    for way in (np.linspace((x, y, gz), over[0], 50), np.array(over), taut, np.array(loose)):
        far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))]
        t = np.linspace(0, far[-1], max(12, int(far[-1] / 8)))
        line = np.stack([np.interp(t, far, way[:, k]) for k in range(3)], 1)
        mould.group()
        for k in range(2):
            twist = t / 11 + k * np.pi
            strand = line + 5 * np.c_[np.cos(twist), np.sin(twist), np.sin(twist)]
            mould.chain(list(strand), [7.5] * len(t), ("#f4d8a0", "#b8905c")[k], 1, PLAIN)
    mould.group()
    mould.ball((gx - 12, gy + 2, gz + 26), (19, 17, 17), "#e8c890", 0, PLAIN)


def rooster(mould: Mould, frame: Frame, look: tuple[float, float, float]) -> None:
    """A rooster 2 high that faces +z, leans back and pulls with its beak."""
    mould.frame = frame
    gold, rust, green = "#e8a030", "#a83c1c", "#1f5a50"
    for k in range(9):
        mould.group()
        root = np.array([(k - 4) * 0.035, 0.0, -0.6])
        mid = root + np.array([(k - 4) * 0.05, -0.75 + 0.1 * k, -0.42 - 0.1 * k])
        tip = mid + np.array([0, 0.2 + 0.16 * k, -0.5 + 0.02 * k])
        curve = [
            root * (1 - t) ** 2 + 2 * mid * t * (1 - t) + tip * t * t for t in np.linspace(0, 1, 10)
        ]
        tone = (green, "#274a7a", "#143c38")[k % 3]
        mould.chain(
            curve,
            list(np.interp(np.linspace(0, 1, 10), [0, 0.4, 1], [0.08, 0.12, 0.02])),
            tone,
            0.02,
            FUR,
        )
    mould.group()
    mould.ball((0, 0.34, -0.12), (0.46, 0.5, 0.66), rust, 0, FUR)
    mould.ball((0, 0.36, 0.26), (0.4, 0.46, 0.36), green, 0.1, FUR)
    neck = mould.group()
    mould.cone((0, 0.12, 0.32), (0, -0.52, 0.5), 0.38, 0.2, gold, 0.1, FUR)
    for k in range(18):  # the hackles end in points that hang over the breast
        a = k / 18 * 2 * np.pi
        c, d = np.cos(a), np.sin(a)
        above = (0.3 * c, 0.06 + 0.04 * (k % 2), 0.34 + 0.3 * d)
        point = (0.43 * c, 0.36 + 0.1 * (k % 2), 0.3 + 0.44 * d)
        mould.cone(above, point, 0.1, 0.015, (gold, "#d8882c")[k % 2], 0.03, FUR)
    mould.decals[neck] = (frame, _hackle)
    for s in (-1, 1):
        mould.group()
        mould.ball((s * 0.42, 0.32, -0.2), (0.13, 0.34, 0.46), "#c8641c", 0, FUR)
        for k in range(5):
            mould.cone(
                (s * 0.5, 0.3 + 0.06 * k, -0.3),
                (s * 0.46, 0.42 + 0.08 * k, -0.86 + 0.06 * k),
                0.07,
                0.03,
                (green, rust)[k % 2],
                0.02,
                FUR,
            )
        mould.group()
        leg = [(s * 0.2, 0.72, 0.0), (s * 0.22, 0.98, 0.1), (s * 0.22, 1.38, 0.22)]
        mould.chain(leg, [0.19, 0.09, 0.055], "#e8b03c", 0.05, SKIN)
        for dx, dz in ((-0.16, 0.26), (0, 0.34), (0.16, 0.26), (0, -0.2)):
            mould.cone(
                (s * 0.22, 1.4, 0.22),
                (s * 0.22 + dx, 1.44, 0.22 + dz),
                0.05,
                0.025,
                "#e8b03c",
                0.02,
                SKIN,
            )
    mould.group()
    mould.ball((0, -0.62, 0.54), (0.2, 0.21, 0.22), "#d8482c", 0, SKIN)
    for y, z, r in (
        (-0.86, 0.72, 0.1),
        (-0.95, 0.58, 0.13),
        (-0.95, 0.42, 0.12),
        (-0.86, 0.3, 0.09),
    ):
        mould.ball((0, y, z), (0.06, r * 1.3, r), "#d0201c", 0.04, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.08, -0.38, 0.66), (0.06, 0.17, 0.1), "#d0201c", 0.03, SKIN)
    mould.group()
    mould.cone((0, -0.7, 0.68), (0, -0.7, 1.02), 0.11, 0.03, "#f0b83c", 0, PLAIN)
    mould.cone((0, -0.54, 0.68), (0, -0.47, 0.95), 0.08, 0.03, "#d8982c", 0, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.14, -0.68, 0.62),
            0.085,
            look,
            "#a82c1c",
            droop=0.3,
            ahead=0.8,
            slant=0.3,
            white="#fff4d0",
            iris="#c8601c",
        )
    mould.frame = Frame()


def _hackle(points: Array, colours: Array, _: Array) -> Array:
    wave = np.sin(points[:, 0] * 40 + points[:, 1] * 8) * np.sin(points[:, 2] * 36)
    k = (smooth(0.1, 0.6, wave) * 0.6)[:, None]
    return np.asarray(colours * (1 - k) + rgb("#8a3c14") * k)
