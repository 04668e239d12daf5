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
    tube,
)
from namyok_art.painted.figures import FUR, PLAIN, SKIN, Frame, Mould, cast, turn
from namyok_art.painted.props.beasts import beast_eye
from namyok_art.painted.surface import GLAZE, Surface

CUP = (392.0, 566.0, 330.0)
WET = Surface(gloss=0.4, tight=40)
PANES = ((190.0, 470.0), (600.0, 470.0), (190.0, 1010.0), (600.0, 1010.0))
WIDE, TALL = 148.0, 212.0


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(55)
    scene = Scene(
        55, light=(0.5, -0.66, 0.56), light_colour="#fff0cc", shadow="#2a1830", haze="#d8c0b0"
    )
    with scene.at(400, 600, 1.1, -6), scene.at(-400, -600):
        _bricks(scene, rng)
        for k, (x, y) in enumerate(PANES):
            _frame(scene, x, y, ("#3f6a94", "#f09a3c", "#2a2440", "#c8ccc8")[k])
        _weather(scene, rng)
        for x, y in PANES:
            _sill(scene, x, y)
    _eyes(scene, 214, 1090, "#3a3058", "#ffd860", 0.5, 0)
    _eyes(scene, 640, 950, "#b8bcb8", "#ffffff", -0.1, 0.5)
    _pig(scene)
    _penguin(scene)
    _drift(scene, rng)
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
                ("#7a3430", "#d8845c", "#94463c")[int(rng.integers(3))],
                rng.uniform(0.1, 0.8),
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
                rng.uniform(2, 8),
            )
            scene.fill(
                tube([(x - r * 5, y + r), (x, y), (x + r * 2, y - r * 0.5)], [0.4, r * 0.6, r]),
                "#eef6ff",
                alpha=0.8,
                detail=0.7,
            )
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
        bolt = "210 800, 176 880, 214 884, 168 990, 250 866, 210 862, 246 800"
        scene.glow(206, 880, 150, "#c8c0ff", 0.7)
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


def _eyes(
    scene: Scene, x: float, y: float, lid: Colour, white: Colour, slant: float, haze: float
) -> None:
    """All that is seen of the two others."""
    mould = Mould()
    mould.frame = Frame(x, y, 0, 120, turn(0, -8, -6))
    for s in (-1, 1):
        beast_eye(
            mould,
            (s * 0.5, 0, 0.2),
            0.3,
            CUP,
            lid,
            droop=0.3 if slant > 0 else 0.05,
            ahead=4,
            slant=slant,
            white=white,
            iris="#3a1c20",
        )
    mould.frame = Frame()
    cast(mould, scene, reach=30, haze=haze, detail=0.85, ambient=0.2)


def _penguin(scene: Scene) -> None:
    mould = Mould()
    mould.frame = Frame(180, 452, 120, 128, turn(52, 4, 10))
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
        [(214, 580, 240), (290, 640, 310), (x - 26, y + 62, z)], [40, 34, 26], black, 18, FUR
    )
    mould.ball((x - 6, y + 66, z + 6), (34, 16, 30), black, 12, FUR)
    cast(mould, scene, reach=100, rim=0.5, detail=0.85, bounce="#8ab4dc")
    cup = Mould()
    cup.frame = Frame(x, y, z + 30, 62, turn(-14, 14, 6))
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
    mould.frame = Frame(618, 452, 60, 132, turn(-46, 6, -8))
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
    mould.cone((0, 0.14, 0.6), (0, 0.16, 0.9), 0.36, 0.31, pink, 0.08, SKIN)
    for s in (-1, 1):
        mould.ball((s * 0.12, 0.14, 1.2), (0.065, 0.1, 0.1), "#7a2c30", 0.01, SKIN, cut=True)
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
    mould.chain([(700, 640, 150), (600, 700, 260), (520, 672, 300)], [52, 44, 36], pink, 20, SKIN)
    mould.group()
    for dy in (-12, 14):
        mould.chain([(508, 668 + dy, 306), (468, 656 + dy, 316)], [22, 13], "#5a3230", 4, PLAIN)
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
