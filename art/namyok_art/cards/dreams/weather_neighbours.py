"""From a blizzard a penguin passes a cup of snow to the neighbour who is melting in the heat."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Colour,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    mix,
    poly,
    rect,
    spline,
    tube,
)
from namyok_art.painted.figures import FUR, PLAIN, SKIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.surface import GLAZE, Surface

CUP = (400.0, 592.0, 360.0)
WET = Surface(gloss=0.4, tight=40)
PANES = ((190.0, 470.0), (600.0, 470.0), (190.0, 1010.0), (600.0, 1010.0))
WIDE, TALL = 148.0, 212.0


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(55)
    scene = Scene(
        55, light=(0.5, -0.66, 0.56), light_colour="#fff0cc", shadow="#2a1830", haze="#d4d4d0"
    )
    with scene.at(400, 600, 1.1, -6), scene.at(-400, -600):
        _bricks(scene, rng)
        for k, (x, y) in enumerate(PANES):
            _frame(scene, x, y, ("#3f6a94", "#f09a3c", "#2a2440", "#c8ccc8")[k])
        _weather(scene, rng)
        for x, y in PANES:
            _sill(scene, x, y)
    _cat(scene)
    _hare(scene)
    _pig(scene)
    _penguin(scene)
    _drift(scene, rng)
    for x, y, r in ((744, 330, 12.0), (770, 420, 9), (520, 300, 8)):
        drop = [(x, y - 2 * r, 1), (x + r, y), (x, y + r), (x - r, y)]
        scene.fill(spline(drop), "#f4fcff, #8ac4e8", round=r, detail=0.95, ink=0.4)
    return gouache(
        scene,
        palette="#a8503c, #6a2c2c, #e8d8c0, #3f6a94, #dcecf8, #f09a3c, #ffe08c, #f0a090, #2a1830, "
        "#c8282c",
        pull=0.1,
    )


def _bricks(scene: Scene, rng: np.random.Generator) -> None:
    scene.fill(rect(-80, -80, 980, 1380), "#6a4440", detail=0.2)
    for row in range(27):
        y = -60 + row * 50.0
        for k in range(-1, 9):
            x = k * 112.0 + (row % 2) * 56 - 30
            tone = mix(
                "#b85a44",
                ("#8a3c34", "#c8704c", "#9c4c3c")[int(rng.integers(3))],
                rng.uniform(0.1, 0.6),
            )
            scene.fill(rect(x, y, 105, 43, 5), scene.tones(tone, 0.12, 0.25), round=5, detail=0.5)


def _frame(scene: Scene, x: float, y: float, tone: Colour) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5}
    scene.cast(rect(x - WIDE, y - TALL, WIDE * 2, TALL * 2), strength=0.6, soft=10, dx=-8, dy=10)
    scene.fill(
        rect(x - WIDE - 24, y - TALL - 24, WIDE * 2 + 48, TALL * 2 + 36, 6),
        "#f2e6d0, #b89a80",
        round=10,
        **style,
    )
    scene.fill(
        rect(x - WIDE, y - TALL, WIDE * 2, TALL * 2),
        [mix(tone, "#ffffff", 0.15), tone, mix(tone, "#1c1428", 0.35)],
        **style,
    )


def _weather(scene: Scene, rng: np.random.Generator) -> None:
    """Blizzard, heat, thunder and fog, each in its own room."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = PANES
    with scene.clip(rect(ax - WIDE, ay - TALL, WIDE * 2, TALL * 2)):
        for _ in range(120):
            x, y, r = (
                rng.uniform(ax - WIDE, ax + WIDE),
                rng.uniform(ay - TALL, ay + TALL),
                rng.uniform(2.5, 7.5),
            )
            gust = tube([(x - r * 6, y + r * 1.6), (x, y)], [0.3, r * 0.7])
            scene.fill(gust, "#cfe4f8", alpha=0.35, soft=2)
            scene.fill(circle(x, y, r), "#ffffff", alpha=0.92, soft=0.8, detail=0.7)
    with scene.clip(rect(bx - WIDE, by - TALL, WIDE * 2, TALL * 2)):
        scene.glow(bx + 60, by - 120, 250, "#fff0a0", 0.9)
        scene.fill(circle(bx + 70, by - 130, 66), "#fffbe0, #ffe070", detail=0.7)
        for k in range(5):
            y = by - 60 + k * 46
            scene.fill(
                tube(
                    [(bx - 160, y), (bx - 60, y - 14), (bx + 40, y + 10), (bx + 160, y - 6)],
                    [3, 6, 6, 3],
                ),
                "#ffd884",
                alpha=0.5,
                soft=3,
            )
    with scene.clip(rect(cx - WIDE, cy - TALL, WIDE * 2, TALL * 2)):
        bolt = "286 800, 252 872, 288 876, 250 960, 322 862, 284 858, 318 800"
        scene.glow(280, 880, 150, "#c8c0ff", 0.7)
        scene.fill(poly(bolt), "#fffbd0, #ffd84a", detail=0.95, ink=0.3)
    with scene.clip(rect(dx - WIDE, dy - TALL, WIDE * 2, TALL * 2)):
        for k in range(9):
            y = dy - 190 + k * 48
            scene.fill(
                ellipse(dx + (-1) ** k * 30, y, 170, 34), "#f0f0ea", alpha=0.5, soft=14, detail=0.1
            )


def _sill(scene: Scene, x: float, y: float) -> None:
    style: Style = {"detail": 0.7, "ink": 0.5}
    scene.cast(rect(x - WIDE - 40, y + TALL, WIDE * 2 + 80, 40), strength=0.6, soft=8, dy=16)
    scene.fill(
        rect(x - WIDE - 40, y + TALL - 6, WIDE * 2 + 80, 38, 6),
        "#fff2dc, #b89a80",
        round=12,
        **style,
    )


def _below(scene: Scene, mould: Mould, haze: float) -> None:
    """Cast somebody who looks out of one of the lower windows."""
    mould.frame = Frame()
    with (
        scene.at(400, 600, 1.1, -6),
        scene.at(-400, -600),
        scene.clip(rect(-200, 800, 1300, 420)),
    ):
        cast(mould, scene, reach=60, haze=haze, detail=0.8, rim=0.6, rim_colour="#e8e0ff")


def _cat(scene: Scene) -> None:
    """A black one in the thunderstorm; it has not been offered anything."""
    mould = Mould()
    mould.frame = Frame(216, 1096, 0, 108, turn(12, -16, -6))
    coat = "#322c4c"
    mould.group()
    mould.ball((0, 0, 0), (0.95, 0.78, 0.8), coat, 0, FUR)
    mould.ball((0, 1.1, -0.3), (0.9, 0.9, 0.7), coat, 0.2, FUR)
    for s in (-1, 1):
        mould.cone((s * 0.55, -0.5, 0), (s * 0.72, -1.05, -0.05), 0.3, 0.05, coat, 0.08, FUR)
        mould.ball((s * 0.18, 0.3, 0.72), (0.22, 0.18, 0.16), mix(coat, "#a8a0c8", 0.2), 0.06, FUR)
    for s in (-1, 1):
        beast_eye(
            mould, (s * 0.38, -0.06, 0.6), 0.22, CUP, coat, droop=0.3, ahead=3.0, slant=-0.5,
            white="#ffd860", iris="#a87818",
        )  # fmt: skip
    mould.group()
    mould.ball((0, 0.18, 0.86), (0.09, 0.06, 0.06), "#1c1428", 0, PLAIN)
    _below(scene, mould, 0.0)


def _hare(scene: Scene) -> None:
    """Somebody pale and long-eared in the fog, and nearly the same colour."""
    mould = Mould()
    mould.frame = Frame(640, 1056, 0, 100, turn(-14, -14, 4))
    coat = "#b8bcc0"
    mould.group()
    mould.ball((0, 0, 0), (0.78, 0.86, 0.8), coat, 0, FUR)
    mould.ball((0, 1.2, -0.3), (0.8, 0.9, 0.7), coat, 0.2, FUR)
    for s in (-1, 1):
        ear = [(s * 0.3, -0.7, 0), (s * 0.5, -1.3, 0), (s * 0.42, -1.95, 0.05)]
        mould.chain(ear, [0.17, 0.22, 0.08], coat, 0.08, FUR)
        mould.ball((s * 0.2, 0.34, 0.66), (0.24, 0.2, 0.18), "#dcdcd8", 0.06, FUR)
    for s in (-1, 1):
        beast_eye(
            mould, (s * 0.42, -0.12, 0.54), 0.2, CUP, "#8a8c94", droop=0.06, ahead=2.0,
            white="#4a4448", iris="#241c20",
        )  # fmt: skip
    mould.group()
    mould.ball((0, 0.2, 0.84), (0.1, 0.07, 0.06), "#a87c80", 0, PLAIN)
    _below(scene, mould, 0.5)


def _penguin(scene: Scene) -> None:
    mould = Mould()
    mould.frame = Frame(176, 440, 120, 158, turn(50, 4, 8))
    black, white = "#2a3448", "#f4f4f0"
    mould.group()
    mould.ball((0, 1.35, -0.1), (0.95, 1.3, 0.85), black, 0, FUR)
    mould.ball((0, 1.4, 0.42), (0.7, 1.15, 0.5), white, 0.06, FUR)
    mould.group()
    mould.ball((0, 0, 0), (0.66, 0.62, 0.64), black, 0, FUR)
    for s in (-1, 1):
        mould.ball((s * 0.3, 0.06, 0.4), (0.26, 0.3, 0.2), white, 0.05, FUR)
    mould.ball((0, 0.34, 0.4), (0.34, 0.2, 0.24), white, 0.06, FUR)
    mould.group()
    mould.chain(
        [(0, 0.12, 0.56), (0, 0.16, 0.86), (0, 0.26, 1.08)],
        [0.17, 0.12, 0.03],
        "#f0902c",
        0.03,
        PLAIN,
    )
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.28, -0.04, 0.5),
            0.15,
            (620, 420, 400),
            "#3a4458",
            droop=0.1,
            ahead=2.4,
            slant=-0.2,
            white="#ffffff",
            iris="#2a1c18",
        )
    mould.group()
    scarf = [(0.62 * np.cos(a), 0.58, 0.62 * np.sin(a)) for a in np.linspace(0, 6.28, 20)]
    mould.chain(scarf, [0.17] * 20, "#c8a02c", 0.02, FUR)
    mould.frame = Frame()
    with (
        scene.at(400, 600, 1.1, -6),
        scene.at(-400, -600),
        scene.clip(rect(-200, -200, 1300, 878)),
    ):
        cast(mould, scene, reach=100, rim=0.5, detail=0.85, bounce="#8ab4dc")
    x, y, z = CUP
    mould = Mould()
    mould.group()
    mould.chain(
        [(190, 600, 250), (268, 676, 320), (x - 40, y + 74, z)], [52, 44, 30], black, 24, FUR
    )
    mould.ball((x - 4, y + 78, z + 8), (52, 17, 40), black, 16, FUR)
    cast(mould, scene, reach=100, rim=0.5, detail=0.85, bounce="#8ab4dc")
    cup = Mould()
    cup.frame = Frame(x, y, z + 30, 78, turn(-14, 14, 6))
    cup.group()
    cup.chain(
        [(-0.8, -0.1, 0), (-1.25, -0.1, 0), (-1.3, 0.4, 0), (-0.8, 0.6, 0)],
        [0.12] * 4,
        "#c8282c",
        0.06,
        PLAIN,
    )
    cup.group()
    cup.cap((0, -0.3, 0), (0.95, 1.3, 0.95), (0, -1, 0), 0, "#d8302c")
    cup.group()
    for dx, dy, r in (
        (0, -0.6, 0.62),
        (-0.46, -0.4, 0.42),
        (0.48, -0.42, 0.42),
        (0.14, -1.0, 0.4),
        (-0.2, -0.4, 0.6),
        (0.2, -0.36, 0.56),
    ):
        cup.ball((dx, dy, 0.1), (r, r * 0.86, r), "#fbfdff", 0.12, PLAIN)
    cup.frame = Frame()
    cast(cup, scene, reach=60, surface=GLAZE, brush=0.4, detail=0.9, bounce="#e8b0a0")


def _pig(scene: Scene) -> None:
    mould = Mould()
    pink, deep = "#f0988c", "#d86a64"
    mould.frame = Frame(624, 430, 60, 168, turn(-42, 8, -8))
    mould.group()
    mould.ball((0, 1.4, -0.3), (1.05, 1.2, 0.9), pink, 0, SKIN)
    mould.group()
    mould.ball((0, 0, 0), (0.82, 0.76, 0.72), pink, 0, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.46, 0.32, 0.34), (0.36, 0.34, 0.34), deep, 0.14, SKIN)
        mould.chain(
            [(s * 0.5, -0.52, 0.1), (s * 0.74, -0.66, 0.3), (s * 0.84, -0.3, 0.56)],
            [0.24, 0.22, 0.05],
            deep,
            0.08,
            SKIN,
        )
    mould.cone((0, 0.14, 0.5), (0, 0.16, 0.92), 0.4, 0.3, pink, 0.1, SKIN)
    mould.ball((0, 0.16, 1.12), (0.36, 0.31, 0.1), deep, 0.04, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.13, 0.15, 1.22), (0.07, 0.11, 0.1), "#7a2c30", 0.01, SKIN, cut=True)
    mould.ball((0, 0.56, 0.58), (0.3, 0.16, 0.24), "#6a1c28", 0.02, SKIN, cut=True)
    mould.group()
    mould.chain(
        [(0, 0.58, 0.6), (0.02, 0.74, 0.86), (0.04, 0.98, 0.94)],
        [0.15, 0.17, 0.14],
        "#e05a64",
        0.06,
        SKIN,
    )
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.34, -0.14, 0.62),
            0.155,
            CUP,
            "#c05c58",
            droop=0.3,
            ahead=2.4,
            slant=-0.3,
            white="#fff8ec",
            iris="#4a2c1c",
        )
    mould.frame = Frame()
    with (
        scene.at(400, 600, 1.1, -6),
        scene.at(-400, -600),
        scene.clip(rect(-200, -200, 1300, 878)),
    ):
        cast(
            mould,
            scene,
            reach=100,
            rim=0.5,
            rim_colour="#ffe08c",
            detail=0.85,
            surface=WET,
            bounce="#f0a03c",
            brush=0.6,
        )
    mould = Mould()
    mould.group()
    # a shoulder, an elbow on the sill, a forearm that thins to the pastern, a cloven hoof
    mould.ball((724, 590, 190), (84, 92, 70), pink, 0, SKIN)
    mould.chain([(712, 600, 210), (664, 704, 280)], [66, 46], pink, 26, SKIN)
    mould.ball((664, 712, 284), 47, deep, 14, SKIN)
    mould.chain([(660, 706, 290), (590, 700, 330), (530, 676, 352)], [46, 40, 28], pink, 12, SKIN)
    mould.ball((534, 678, 352), (30, 33, 31), deep, 8, SKIN)
    for dy, long in ((-15, 52), (15, 46)):
        mould.group()
        toe = [(516, 668 + dy, 358), (516 - long, 650 + dy * 1.2, 372)]
        mould.chain(toe, [21, 13], "#5a3230", 6, PLAIN)
    cast(
        mould,
        scene,
        reach=100,
        rim=0.5,
        rim_colour="#ffe08c",
        detail=0.85,
        surface=WET,
        bounce="#f0a03c",
        brush=0.6,
    )


def _drift(scene: Scene, rng: np.random.Generator) -> None:
    """Snow has settled on the penguin's sill and hangs from it."""
    mould = Mould()
    mould.group()
    for k in range(9):
        x = 24 + k * 46
        mould.ball((x, 716 - k * 5 + 6 * np.sin(k * 2), 260), (40, 22, 30), "#f4f8ff", 10, PLAIN)
        long = rng.uniform(24, 80)
        mould.cone((x, 734 - k * 5, 272), (x, 734 - k * 5 + long, 274), 10, 2, "#dcecf8", 6, PLAIN)
    cast(mould, scene, reach=50, detail=0.8, bounce="#8ab4dc", surface=GLAZE, brush=0.5)
