"""Every neighbour lives in his own weather; from the blizzard a cup of snow goes to the heat."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, circle, ellipse, gouache, mix, poly, rect, spline, tube
from namyok_art.painted.figures import (
    CLOTH,
    EXPRESSIONS,
    PLAIN,
    Expression,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    hand,
    head,
    unit,
)

TILT = -9.0
HALF = (146.0, 168.0)
FROST = Person(
    "woman",
    skin="pale",
    hair="#7a4a30",
    style="bob",
    iris="#4f7f9a",
    coat="#4a6a8a",
    scarf="#c2403a",
    hat="fur",
    hat_colour="#8a6a54",
)
HEAT = Person(
    "man",
    girth=1.4,
    skin="olive",
    hair="#2a1e1a",
    style="bald",
    moustache="#2a1e1a",
    coat="#e8dcc0",
)
RAIN = Person("woman", skin="brown", hair="#171012", style="long", iris="#4a2f1c", coat="#5a6a7a")
THUNDER = Person(
    "old",
    skin="rose",
    hair="#b8b0a8",
    style="bald",
    beard="#c4bcb2",
    coat="#4a3a5a",
    iris="#5a5a3a",
)
FOG = Person("man", skin="pale", hair="#6a6a70", style="short", coat="#8a9094", glasses="#5a5a60")
RAINBOW = Person(
    "child",
    skin="wheat",
    hair="#c2702c",
    style="tuft",
    freckles=True,
    coat="#5a9a5a",
    iris="#4a7a5a",
)
LONGING = replace(EXPRESSIONS["desire"], upper=34, open=0.3, blush=2.2, turn=(0, 0, 0))


def spot(x: float, y: float) -> tuple[float, float]:
    """A place of the leaning wall on the card."""
    a = np.deg2rad(TILT)
    return 400 + x * np.cos(a) - y * np.sin(a), 600 + x * np.sin(a) + y * np.cos(a)


def wall(scene: Scene, rng: np.random.Generator) -> None:
    scene.sky("#b8705a, #a05c4c", warp=30)
    with scene.at(400, 600, 1, TILT):
        for r in range(-20, 21):
            for c in range(-8, 9):
                x, y = c * 84 + (r % 2) * 42, r * 40
                tone = ["#b8705a", "#a8604c", "#c27e64", "#94503f", "#b06a5c"][int(rng.integers(5))]
                scene.fill(
                    rect(x, y, 78, 34, 3), tone, round=4, shade=0.5, detail=0.4, texture=0.12
                )


def pane(
    scene: Scene, x: float, y: float, sky: str, weather: str, rng: np.random.Generator
) -> None:
    w, h = HALF
    with scene.at(400, 600, 1, TILT), scene.at(x, y):
        scene.fill(
            rect(-w - 16, -h - 16, 2 * w + 32, 2 * h + 32, 4),
            "#e8dcc4, #b8a890",
            round=8,
            detail=0.6,
            ink=0.5,
        )
        scene.fill(rect(-w, -h, 2 * w, 2 * h), sky, detail=0.35, flow=10)
        with scene.clip(rect(-w, -h, 2 * w, 2 * h)):
            air(scene, weather, rng)


def air(scene: Scene, weather: str, rng: np.random.Generator) -> None:
    """What hangs behind a neighbour."""
    if weather == "sun":
        scene.glow(70, -110, 120, "#fff4b0", 1.0)
        scene.fill(circle(78, -118, 46), "#fff2a8", detail=0.6)
    elif weather == "thunder":
        for x, y in ((-110, -130), (-30, -150), (60, -132), (120, -120)):
            scene.fill(ellipse(x, y, 72, 40), "#3a3450, #5a5478", soft=8, detail=0.2)
        scene.fill(
            poly("96 -100, 60 -30, 86 -36, 52 50, 126 -54, 98 -46, 128 -100"), "#fff0a0", detail=0.9
        )
        scene.fill(
            poly("-100 -96, -128 -40, -108 -44, -132 20, -78 -54, -98 -50"), "#fff0a0", detail=0.9
        )
    elif weather == "rainbow":
        for k, tone in enumerate(
            ("#c23c34", "#e08a34", "#f0d050", "#5a9a5a", "#3f6fa8", "#6a4a8a")
        ):
            scene.fill(
                tube(
                    [
                        (-170.0, 40.0),
                        (-90, -110 + 16 * k),
                        (0, -150 + 16 * k),
                        (90, -110 + 16 * k),
                        (170, 40),
                    ],
                    [8] * 5,
                ),
                tone,
                alpha=0.85,
                detail=0.4,
            )


def front(scene: Scene, x: float, y: float, weather: str, rng: np.random.Generator) -> None:
    """What falls before a neighbour, then glazing bars and sill."""
    w, h = HALF
    with scene.at(400, 600, 1, TILT), scene.at(x, y):
        with scene.clip(rect(-w, -h, 2 * w, 2 * h)):
            if weather == "snow":
                for _ in range(80):
                    a, b, r = rng.uniform(-w, w), rng.uniform(-h, h), rng.uniform(2.5, 7)
                    scene.fill(circle(a, b, r), "#ffffff", detail=0.9, soft=0.6)
                scene.fill(
                    spline([(-w, h, 1), (-w, 120), (-60, 138), (40, 124), (w, 140), (w, h, 1)]),
                    "#ffffff, #cfdcea",
                    round=16,
                    detail=0.7,
                )
            if weather == "rain":
                for _ in range(70):
                    a, b = rng.uniform(-w, w), rng.uniform(-h, h)
                    scene.pen([(a, b), (a - 7, b + 34)], 2.2, "#d6e8f2", 0.8)
            if weather == "fog":
                for _ in range(16):
                    a, b = rng.uniform(-w, w), rng.uniform(-h, h)
                    scene.fill(ellipse(a, b, 110, 26), "#dfe2e0", alpha=0.5, soft=16, detail=0.05)
        scene.fill(
            rect(-w - 26, h, 2 * w + 52, 30, 4), "#d8c8ac, #a8957c", round=8, detail=0.7, ink=0.5
        )


def arm(
    mould: Mould,
    start: tuple[float, float],
    wrist: tuple[float, float],
    cloth: str,
    skin: str,
    left: bool,
    grip: str,
) -> None:
    mould.group()
    z = 170.0
    a, b = np.array([*start, -10.0]), np.array([*wrist, z])
    mould.cone(a, b, 46, 30, cloth, 0, CLOTH)
    way = unit(b - a)
    mould.group()
    mould.cone(b - way * 8, b + way * 6, 35, 34, mix(cloth, "#ffffff", 0.4), 0, CLOTH)
    hand(
        mould,
        Frame.at(b + way * 10, 56, basis(-way, (0, -0.55, 0.8))),
        grip,
        skin,
        left=left,
        arm=0.2,
    )


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(55)
    scene = Scene(
        55, light=(-0.5, -0.65, 0.6), light_colour="#fff4dc", shadow="#3a2a48", haze="#dfe2e0"
    )
    wall(scene, rng)
    cup = (*spot(12, 100), 200.0)
    tenants: tuple[
        tuple[
            Person, str | Expression, float, float, str, str, float, tuple[float, ...] | None, float
        ],
        ...,
    ] = (
        (RAIN, "grief", -196, -410, "#7a8c9c, #4a5a6c", "rain", 8, None, 0.0),
        (THUNDER, "anger", 206, -416, "#8a84a8, #4a4470", "thunder", -14, None, 0.0),
        (FROST, "smile", -200, 0, "#9fb8d0, #dfe8f0", "snow", 34, cup, 0.0),
        (HEAT, LONGING, 204, 0, "#ffd870, #f09a3c", "sun", -38, cup, 0.0),
        (FOG, "worry", -204, 410, "#c8ccc8, #a8aeac", "fog", 10, None, 0.55),
        (
            RAINBOW,
            "laughter",
            200,
            412,
            "#8fc4e0, #dff0e8",
            "rainbow",
            -24,
            (*spot(-200, 400), 100.0),
            0.0,
        ),
    )
    for who, mood, x, y, sky, weather, yaw, look, haze in tenants:
        pane(scene, x, y, sky, weather, rng)
        mould = Mould()
        hx, hy = spot(x, y + 6)
        head(mould, hx, hy, 0, 206, who, mood, yaw=yaw, roll=TILT, look=look)
        w, h = HALF
        corners = [spot(x + a, y + b) for a, b in ((-w, -h), (w, -h), (w, h), (-w, h))]
        with scene.clip(poly(corners)):
            cast(mould, scene, reach=70, haze=haze, rim=0.3)
        front(scene, x, y, weather, rng)
    passing = Mould()
    arm(passing, spot(-226, 150), spot(-56, 128), "#4a6a8a", "#f2d8c6", False, "hold")
    arm(passing, spot(232, 160), spot(84, 84), "#e8dcc0", "#c08a5e", True, "reach")
    passing.group()
    cx, cy = spot(8, 116)
    passing.cone((cx, cy - 30, 196), (cx + 2, cy + 16, 196), 42, 30, "#d8503c", 0, PLAIN)
    passing.ball((cx, cy - 62, 196), (44, 12, 44), "#5a1c1c", 2, PLAIN, cut=True)
    passing.group()
    for px, py, r in ((-16, -62, 24), (14, -66, 26), (0, -84, 22)):
        passing.ball((cx + px, cy + py, 198), r, "#ffffff", 8, PLAIN)
    cast(passing, scene, reach=70, rim=0.3)
    for sx, sy in ((-8, -120), (20, -132), (-24, -138), (6, -150)):
        scene.fill(circle(cx + sx, cy + sy, 4), "#ffffff", detail=1)
    for dx, dy in ((150.0, -70.0), (226.0, -56.0), (246.0, 10.0), (168.0, 20.0)):
        x, y = spot(dx, dy)
        scene.fill(
            spline([(x, y - 12, 1), (x + 6, y + 3), (x, y + 9), (x - 6, y + 3)]),
            "#dff0f8",
            detail=1,
            ink=0.3,
        )
    scene.vignette(400, 600, 560, 800, "#4a2a3a", 0.4)
    return gouache(
        scene,
        palette=(
            "#b8705a, #94503f, #e8dcc4, #9fb8d0, #ffd870, #f09a3c, #4a4470, #ffffff, "
            "#4a5a6c, #d8503c, #3a2a48, #dba57c"
        ),
        pull=0.12,
    )
