"""Over a birthday cake whose candles are lit towers a great cloud draws in its breath."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Colour,
    Scene,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rgb,
    smooth,
    spline,
    tube,
)
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.mould import Decal
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.props.cumulus import cumulus
from namyok_art.painted.props.objects import flame
from namyok_art.painted.surface import GLAZE, Surface

VAPOUR = Surface(soft=6)
FACE = Frame(500, 300, 40, 210, turn(-30, 20, 4))
TOWERS = (
    (150.0, 826.0, 140.0, 27.0, "#e8788a"),
    (236.0, 804.0, 226.0, 30.0, "#f2c85a"),
    (330.0, 834.0, 150.0, 28.0, "#7ab8b0"),
    (424.0, 810.0, 190.0, 30.0, "#e8904c"),
    (520.0, 840.0, 118.0, 27.0, "#b87ac0"),
)
"""x, y of the foot, height, half a width and wax of every candle."""


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(54)
    scene = Scene(
        54, light=(-0.5, 0.5, 0.7), light_colour="#ffe0a0", shadow="#241c48", haze="#7a5a80"
    )
    scene.sky("0 #241c44, 0.4 #4a2f5c, 0.7 #8a4a5c, 1 #3a2038", warp=60, flow=10)
    scene.glow(320, 720, 520, "#ffb45a", 0.75)
    _cloud(scene, rng)
    _table(scene)
    _cake(scene, rng)
    _breath(scene)
    for x, y, tall, wide, wax in sorted(TOWERS, key=lambda t: t[1]):
        _tower(scene, x, y, tall, wide, wax)
    _guest(scene)
    return gouache(
        scene,
        palette="#241c44, #4a2f5c, #8a4a5c, #ffb45a, #ffe8b8, #fff4e4, #e8788a, #c83a3c, #8a94c0",
        pull=0.1,
    )


def _cloud(scene: Scene, rng: np.random.Generator) -> None:
    """Cheeks full already, lips pursed, eyes on the tallest flame, lit from below."""
    tone = "#9aa0cc"
    back = Mould()
    cumulus(back, 560, 470, -260, 780, tone, rng, tall=0.56, puffs=150)
    cast(
        back,
        scene,
        reach=120,
        ink=0,
        surface=VAPOUR,
        detail=0.4,
        rim=0.4,
        rim_colour="#ffcf90",
        ambient=0.16,
        bounce="#4a4a8a",
    )
    mould = Mould()
    mould.frame = FACE
    mould.group()
    mould.ball((0, 0, -0.2), (1.05, 0.95, 0.85), tone, 0, PLAIN)
    for s in (-1, 1):
        mould.ball(
            (s * 0.52, 0.3, 0.42), (0.46, 0.42, 0.42), mix(tone, "#f0a8a8", 0.22), 0.24, PLAIN
        )
        mould.ball((s * 0.36, -0.42, 0.5), (0.28, 0.14, 0.2), tone, 0.1, PLAIN)
    for _ in range(46):
        a, r = rng.uniform(0, 6.28), rng.uniform(0.82, 1.1)
        size = rng.uniform(0.16, 0.34)
        mould.ball(
            (r * np.cos(a), 0.9 * r * np.sin(a), -0.3 + rng.uniform(-0.2, 0.1)),
            size,
            tone,
            0.06,
            PLAIN,
        )
    mould.cone((0, -0.1, 0.6), (0, 0.14, 0.82), 0.1, 0.17, tone, 0.1, PLAIN)
    mould.cone((0, 0.46, 0.5), (0, 0.5, 0.86), 0.26, 0.13, tone, 0.12, PLAIN)
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.33, -0.14, 0.6),
            0.17,
            (236, 540, 220),
            mix(tone, "#3a3468", 0.5),
            droop=0.2,
            ahead=3,
            slant=0.16,
            white="#fffaf0",
            iris="#3a4a9a",
        )
    mould.group()
    turns = np.linspace(0, 2 * np.pi, 15)
    mould.chain(
        [(0.1 * np.cos(a), 0.5 + 0.1 * np.sin(a), 0.95) for a in turns],
        [0.055] * 15,
        "#c87a8c",
        0.02,
        PLAIN,
    )
    mould.group()
    mould.ball((0, 0.5, 0.93), 0.075, "#2a1838", 0, PLAIN)
    mould.frame = Frame()
    cast(
        mould,
        scene,
        reach=120,
        ink=0.12,
        surface=Surface(soft=2),
        detail=0.6,
        rim=0.4,
        rim_colour="#ffcf90",
        ambient=0.14,
        bounce="#5a5aa0",
    )


def _breath(scene: Scene) -> None:
    """Streaks of air that run from the flames to the lips."""
    x, y = (float(v) for v in FACE.p(0, 0.5, 1.0)[:2])
    for dx, dy in ((-150, 170), (-96, 190), (-40, 214), (-190, 130), (10, 230)):
        line = [
            (x + dx, y + dy),
            (x + dx * 0.6 + 18, y + dy * 0.62),
            (x + dx * 0.12, y + dy * 0.16),
        ]
        scene.fill(tube(line, [1, 4, 2]), "#fff0dc", alpha=0.55, soft=2, detail=0.7)


def _table(scene: Scene) -> None:
    scene.fill(
        poly("-20 1080, 820 1060, 820 1230, -20 1230"), "#7a3440, #3a1830", flow=-2, detail=0.3
    )
    scene.cast(ellipse(340, 1150, 400, 40), strength=0.7, soft=20)


def _cake(scene: Scene, rng: np.random.Generator) -> None:
    """Two storeys of sponge with rows of lit windows, cream running over the edge."""
    mould = Mould()
    for y, wide, tall, tone in ((1110, 350, 70, "#f4dcc4"), (930, 290, 96, "#f2b8b4")):
        walls = mould.group()
        mould.skirt(
            (336, y - tall * 1.2, -40), (336, y + tall, -40), wide, wide, tone, 0, 0, 0, 0.62, 0.02
        )
        mould.decals[walls] = (Frame(336, y, -40, wide), _windows("#ffdf84"))
        mould.group()
        top = y - tall * 1.16
        mould.ball((336, top, -40), (wide * 0.98, 26, wide * 0.6), "#fffaf0", 4, PLAIN)
        for a in np.linspace(0, np.pi, 17):
            x, z = 336 + wide * 0.94 * np.cos(a), -40 + wide * 0.6 * np.sin(a)
            drip = rng.uniform(24, 74)
            mould.cone((x, top + 4, z), (x, top + drip, z + 8), 24, 15, "#fffaf0", 12, PLAIN)
        for a in np.linspace(0.1, np.pi - 0.1, 9):
            x, z = 336 + wide * 0.9 * np.cos(a), -40 + wide * 0.56 * np.sin(a)
            mould.group()
            mould.ball((x, top - 22, z), 20, "#c8283c", 0, PLAIN)
    cast(
        mould,
        scene,
        reach=80,
        light=(0.0, -0.8, 0.6),
        surface=GLAZE,
        brush=0.6,
        detail=0.75,
        rim=0.4,
        rim_colour="#ffcf80",
        bounce="#8a4a6a",
    )


def _windows(glow: Colour) -> Decal:
    """Small arched windows, most of them lit."""

    def decal(points: Array, colours: Array, _: Array) -> Array:
        angle = np.arctan2(points[:, 0], points[:, 2] / 0.62) * 6.4
        row = points[:, 1] * 7 + 0.3
        u, v = angle - np.round(angle), row - np.round(row)
        lit = np.sin(np.round(angle) * 12.9 + np.round(row) * 78.2) > -0.4
        arch = np.maximum(np.abs(u) * 1.1, np.hypot(u * 1.1, np.minimum(v + 0.06, 0)))
        pane = smooth(0.27, 0.23, arch) * smooth(0.3, 0.26, np.abs(v))
        k = pane[:, None]
        tone = np.where(lit[:, None], rgb(glow) * 1.9, rgb("#5a3448"))
        return np.asarray(colours * (1 - k) + tone * k)

    return decal


def _tower(scene: Scene, x: float, y: float, tall: float, wide: float, wax: Colour) -> None:
    mould = Mould()
    body = mould.group()
    mould.box((x, y - tall / 2, 100), (wide, tall / 2, wide), wide * 0.8, wax, 0, PLAIN)
    for dx, drop in ((-0.7, 40), (0.1, 26), (0.75, 54)):
        mould.cone(
            (x + dx * wide, y - tall + 10, 100 + wide * 0.7),
            (x + dx * wide, y - tall + drop, 100 + wide * 0.8),
            wide * 0.34,
            wide * 0.24,
            mix(wax, "#fff4e0", 0.5),
            5,
            PLAIN,
        )
    mould.decals[body] = (Frame(x, y, 100, 1), _stripes(wax))
    cast(
        mould,
        scene,
        reach=40,
        light=(0.1, -0.9, 0.5),
        surface=GLAZE,
        brush=0.4,
        detail=0.85,
        ambient=0.15,
    )
    for k in range(int(tall // 58)):
        top = y - tall + 62 + k * 52
        scene.fill(ellipse(x, top, 7, 11), "#fff0a0, #ffb84a", detail=1, ink=0.4)
    scene.line([(x, y - tall + 4), (x + 3, y - tall - 14)], 4, "#3a1c24")
    flame(scene, x + 5, y - tall - 8, 54 + tall * 0.12, 0.9)


def _stripes(wax: Colour) -> Decal:
    def decal(points: Array, colours: Array, _: Array) -> Array:
        wave = np.sin((points[:, 1] + points[:, 0] * 0.9) * 0.13)
        k = (smooth(0.2, 0.5, wave) * 0.55)[:, None]
        return np.asarray(colours * (1 - k) + mix(wax, "#fff6ea", 0.85) * k)

    return decal


def _guest(scene: Scene) -> None:
    """One has seen it coming: with an umbrella, on the tallest tower, already off its feet."""
    dark = "#2a1830"
    with scene.at(478, 590, 1.1, 8):
        canopy = "-52 0!, -44 -34, 0 -54, 44 -34, 52 0!, 34 -10, 18 0, 0 -10, -18 0, -34 -10"
        scene.fill(spline(canopy), "#e8483c, #8a1c30", round=16, detail=0.9, ink=0.5, rim=0.6)
        scene.line([(0, -50), (0, 46)], 4, dark)
        scene.fill(tube("0 44, 10 64, 26 84", [6, 9, 8]), "#3f6a9a, #2a3060", detail=0.95, ink=0.4)
        scene.fill(tube("24 82, 44 92, 62 88", [7, 5, 3]), dark, detail=0.95)
        scene.fill(tube("24 82, 38 106, 56 112", [7, 5, 3]), dark, detail=0.95)
        scene.fill(circle(14, 50, 11), "#f0c8a0, #a87a5a", round=8, detail=0.95, ink=0.5)
