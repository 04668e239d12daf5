"""A queue for clouds: everybody looks at the golden one, and one man has got the rain."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Array, Scene, ellipse, gouache, mix, poly, spline
from namyok_art.painted.figures import (
    EYE,
    PLAIN,
    Eye,
    Frame,
    Mould,
    Person,
    cast,
    figure,
    turn,
    unit,
)

ABOVE = 38.0
GOLD = (196.0, 560.0, 300.0)
QUEUE = (
    (
        Person("old", skin="pale", hair="#e0d8cc", style="bun", coat="#6a5a8a", cut="robe"),
        "standing",
        "desire",
        470,
        372,
        205,
    ),
    (
        Person(
            "man", girth=1.4, skin="olive", hair="#2a1e1a", style="bald", coat="#8a4a34", cut="coat"
        ),
        "akimbo",
        "boredom",
        566,
        424,
        236,
    ),
    (
        Person("child", skin="rose", hair="#d8a040", style="plait", coat="#d84a5a"),
        "reaching",
        "wonder",
        640,
        476,
        186,
    ),
    (
        Person("woman", skin="brown", hair="#1c1214", style="curls", coat="#e0a838"),
        "standing",
        "envy",
        690,
        570,
        262,
    ),
    (
        Person(
            "man",
            skin="rose",
            hair="#a8582c",
            style="short",
            coat="#2f6a7a",
            legs="#3a3444",
            cut="trousers",
        ),
        "shrinking",
        "envy",
        650,
        706,
        286,
    ),
    (
        Person(
            "woman",
            girth=1.3,
            skin="wheat",
            hair="#3a2620",
            style="bob",
            coat="#3f7a54",
            cut="coat",
            hat="brim",
            hat_colour="#2f4a3a",
        ),
        "pointing",
        "anger",
        520,
        812,
        300,
    ),
)
LEAVING = (
    (
        Person("child", skin="dark", hair="#171012", style="tuft", coat="#f0d8a0", cut="trousers"),
        "walking",
        "laughter",
        340,
        470,
        180,
        "#f8b8c8",
        "#fbe0e4",
        True,
    ),
    (
        Person("woman", skin="pale", hair="#7a2f1c", style="long", coat="#7a3f6a"),
        "walking",
        "pride",
        170,
        800,
        300,
        "#f4c040",
        "#fff0b0",
        True,
    ),
    (
        Person(
            "man",
            skin="wheat",
            hair="#3a2a26",
            style="crop",
            coat="#b83a2c",
            legs="#2f2c3c",
            cut="trousers",
        ),
        "walking",
        "anger",
        660,
        1160,
        350,
        "#4a4a6a",
        "#8a8aa8",
        False,
    ),
)
LOBES = (
    (-0.74, 0.10, 0.28),
    (-0.40, -0.08, 0.38),
    (0.02, -0.22, 0.46),
    (0.44, -0.06, 0.38),
    (0.78, 0.10, 0.26),
    (-0.22, 0.16, 0.34),
    (0.26, 0.16, 0.34),
)
WET = Person(
    "man",
    skin="rose",
    hair="#5a4030",
    style="short",
    coat="#5a6a78",
    legs="#3a3c48",
    cut="coat",
    shoes="#2a2420",
)


def square(scene: Scene, rng: np.random.Generator) -> None:
    """Paving that has seen many queues."""
    scene.sky("#f0dcb8, #e4c8a0, #d0b08c", warp=60, flow=12)
    for r in range(-3, 26):
        for c in range(-3, 14):
            x, y = c * 74 + r * 22 - 60, r * 50 - c * 12
            tone = ["#f0dcb8", "#e4cda4", "#d8bc94", "#e8d0b0"][int(rng.integers(4))]
            stone = spline([(x - 33, y - 21), (x + 32, y - 24), (x + 36, y + 20), (x - 30, y + 23)])
            scene.fill(stone, tone, round=5, shade=0.45, alpha=0.85, detail=0.35, ink=0.15)


def kiosk(scene: Scene) -> None:
    scene.cast(poly("330 60, 520 60, 600 330, 360 330"), strength=0.5, soft=16)
    scene.fill(poly("330 150, 520 150, 512 330, 344 330"), "#4a8a94, #2f5f70", detail=0.6, ink=0.5)
    scene.fill(poly("350 190, 502 190, 498 258, 356 258"), "#241c2c", detail=0.8)
    scene.fill(poly("340 256, 514 256, 524 276, 334 276"), "#c99a5a", detail=0.8, ink=0.5)
    for k in range(7):
        x = 306 + 34 * k
        tone = "#d8503c" if k % 2 else "#f8efe0"
        scene.fill(
            poly([(x, 130), (x + 34, 130), (x + 31, 186), (x + 3, 186)]),
            tone,
            round=5,
            detail=0.7,
            ink=0.4,
        )
    scene.fill(poly("320 60, 530 60, 546 132, 304 132"), "#c2442f, #8a2c24", detail=0.6, ink=0.5)


def cloud(scene: Scene, x: float, y: float, size: float, dark: str, light: str, seed: int) -> None:
    """Vapour: no line, no edge, light on top."""
    rng = np.random.default_rng(seed)
    lobes = [
        (x + size * (u + rng.uniform(-0.05, 0.05)), y + size * v, size * r) for u, v, r in LOBES
    ]
    bright = mix(light, "#ffffff", 0.45)
    for tone, rise, grow, soft in (
        (dark, 0, 1, 0.05),
        (light, 0.14, 0.82, 0.07),
        (bright, 0.26, 0.5, 0.08),
    ):
        for lx, ly, r in lobes:
            puff = ellipse(
                lx - r * 0.2 * (1 - grow), ly - size * rise * 0.7, r * grow, r * grow * 0.86
            )
            scene.fill(puff, tone, soft=size * soft, alpha=0.9, detail=0.25)


def dog(scene: Scene, x: float, y: float, size: float, look: Array) -> None:
    mould = Mould()
    frame = mould.frame = Frame(x, y, 60, size, turn(0, ABOVE * 0.6, 0) @ turn(-52, 0, 0))
    fur = "#b8763c"
    mould.group()
    mould.cone((0, -0.5, -0.5), (0, -0.52, 0.4), 0.24, 0.26, fur, 0, PLAIN)
    for s in (-1, 1):
        for z in (-0.55, 0.42):
            mould.cone(
                (s * 0.14, -0.4, z), (s * 0.15, 0.0, z + 0.06 * s), 0.11, 0.07, fur, 0.06, PLAIN
            )
    mould.chain(
        [(0, -0.6, -0.7), (0, -0.85, -0.9), (0.1, -1.0, -0.84)],
        [0.09, 0.07, 0.03],
        fur,
        0.04,
        PLAIN,
    )
    mould.group()
    mould.ball((0, -0.92, 0.62), (0.25, 0.25, 0.27), fur, 0, PLAIN)
    mould.cone((0, -0.86, 0.78), (0, -0.84, 1.06), 0.15, 0.10, "#e8c89a", 0.06, PLAIN)
    mould.ball((0, -0.90, 1.15), 0.06, "#1c1416", 0, PLAIN)
    for s in (-1, 1):
        mould.group()
        mould.cone(
            (s * 0.20, -1.05, 0.55), (s * 0.32, -0.74, 0.60), 0.10, 0.07, "#7a4424", 0.02, PLAIN
        )
        mould.group()
        key = EYE + len(mould.eyes)
        place = (s * 0.12, -0.98, 0.84)
        mould.ball(place, 0.062, "#f4ead8", 0, key)
        centre = frame.p(*place)
        mould.eyes[key] = Eye(
            centre, unit(unit(look - centre) + frame.way((0, 0, 0.8))), "#3a2414", 0.062 * size, 1.5
        )
    mould.frame = Frame()
    scene.cast(ellipse(x + 12, y + 6, size * 0.6, size * 0.2), strength=0.5, soft=8)
    cast(mould, scene, reach=size, rim=0.3)


def person(
    scene: Scene,
    who: Person,
    pose: str,
    mood: str,
    x: float,
    y: float,
    tall: float,
    look: tuple[float, float, float],
    flip: bool,
    yaw: float,
) -> tuple[float, float]:
    mould = Mould()
    body = figure(
        mould,
        x,
        y,
        tall,
        who,
        pose,
        mood,
        pitch=ABOVE,
        look=look,
        flip=flip,
        yaw=yaw,
        strength=1.2,
        head=(6, -34, 0),
    )
    scene.cast(ellipse(x + tall * 0.16, y + 2, tall * 0.24, tall * 0.08), strength=0.5, soft=8)
    cast(mould, scene, reach=tall * 0.25, rim=0.35, ambient=0.08)
    return float(body["wristR"][0]), float(body["wristR"][1])


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(9)
    scene = Scene(
        9, light=(-0.55, -0.6, 0.6), light_colour="#fff0d0", shadow="#2f3a58", haze="#f0dcb8"
    )
    square(scene, rng)
    kiosk(scene)
    for who, pose, mood, x, y, tall in QUEUE:
        person(scene, who, pose, mood, x, y, tall, GOLD, True, 30)
    strings = []
    for k, (who, pose, mood, x, y, tall, dark, light, flip) in enumerate(LEAVING):
        grip = person(scene, who, pose, mood, x, y, tall, (x, y + 400, 400), flip, 30)
        strings.append((grip, (x + tall * 0.08, y - tall * 1.12), tall * 0.30, dark, light, k))
    wrist = person(scene, WET, "walking", "grief", 330, 1120, 370, (250, 1300, 400), True, 34)
    dog(scene, 160, 1120, 120, np.array([330.0, 800, 300]))
    strings.append((wrist, (352, 690), 122, "#5a6a7c", "#aab6c0", 9))
    for (gx, gy), (cx, cy), size, dark, light, seed in strings:
        scene.pen(
            [(gx, gy), (max(gx, cx) + size * 0.42, (gy + cy) / 2), (cx, cy + size * 0.3)],
            2.2,
            "#3a2f38",
            0.9,
        )
        cloud(scene, cx, cy, size, dark, light, seed)
    for _ in range(60):
        rx, ry = rng.uniform(262, 436), rng.uniform(740, 1080)
        scene.pen([(rx, ry), (rx - 5, ry + 26)], 2, "#dfeaf2", 0.85)
    scene.fill(
        poly("742 812, 722 858, 740 854, 722 902, 766 844, 748 848, 762 812"),
        "#ffe88a",
        detail=0.95,
        ink=0.3,
    )
    scene.vignette(400, 640, 560, 800, "#6a5a78", 0.4)
    return gouache(
        scene,
        palette=(
            "#f0dcb8, #d8bc94, #4a8a94, #c2442f, #f4c040, #f8b8c8, #5a6a7c, #7a3f6a, "
            "#3f7a54, #dba57c, #2f3a58"
        ),
        pull=0.12,
    )
