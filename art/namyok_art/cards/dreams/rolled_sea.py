"""Two removal men roll the sea up like a carpet; under it there is parquet and lost things."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    minus,
    mix,
    poly,
    ramp,
    rect,
    sample,
    spline,
    stroke,
    tube,
    union,
)
from namyok_art.painted.figures import Mould, Person, cast, figure
from namyok_art.painted.props.birds import gliding_bird
from namyok_art.painted.props.vessels import boat

HORIZON = 214.0
ROLL = ((150.0, 872.0), (905.0, 404.0))
"""The middle of the near end of the roll, and where its axis leaves the card."""


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(81)
    scene = Scene(
        81, light=(-0.5, -0.75, 0.5), light_colour="#fff8e0", shadow="#1f4a66", haze="#e3f2ee"
    )
    scene.sky("0 #a9dcec, 0.1 #cfecee, 0.17 #fbf3d8, 1 #fbf3d8", warp=20, flow=0)
    _parquet(scene, rng)
    _sea(scene, rng)
    _roll(scene, rng)
    _lost_things(scene)
    _bather(scene)
    _movers(scene)
    return gouache(
        scene,
        palette=(
            "#a9dcec, #fbf3d8, #ffffff, #7fd4cc, #2fa8ac, #14787f, #0f5468, #f0c078, #d99a4c, "
            "#a86a30, #6f4fa8, #e0584a, #f3dcb0"
        ),
        pull=0.15,
        saturation=1.1,
    )


def _floor(across: float, depth: float) -> tuple[float, float]:
    """A point of the parquet in perspective; depth 1 is the lower edge of the card."""
    return 400 + across * 300 / depth, HORIZON + 990 / depth


def _parquet(scene: Scene, rng: np.random.Generator) -> None:
    under = poly("-20 700, 820 380, 820 1220, -20 1220")
    scene.fill(under, "0 #f6d49a, 0.5 #eab468, 1 #c98a40", detail=0.2, flow=30)
    width, step, slant = 0.3, 0.085, 0.2
    with scene.clip(under):
        for column in range(-12, 14):
            up = column % 2 == 0
            for row in range(30):
                left, right = column * width, (column + 1) * width
                near = 0.84 + row * step
                skew = (0.0, slant) if up else (slant, 0.0)
                corners = [
                    _floor(left, near + skew[0]),
                    _floor(right, near + skew[1]),
                    _floor(right, near + skew[1] + step),
                    _floor(left, near + skew[0] + step),
                ]
                if corners[0][1] < 760 - 0.5 * corners[0][0]:
                    continue
                tone = mix("#f6cf8e", "#cf8f48", rng.uniform() ** 1.3)
                flow = -38.0 if up else 38.0
                scene.fill(
                    poly(corners),
                    tone,
                    detail=0.55,
                    wobble=0.5,
                    flow=flow,
                    ink=0.45,
                    ink_colour="#8a5424",
                    texture=0.1,
                )
    scene.beam("120 1220, 420 1220, 760 620, 620 560", "#fff0c0", 0.25, 40)


def _sea(scene: Scene, rng: np.random.Generator) -> None:
    """Still lying flat: everything beyond the roll."""
    sea = poly([(-20, HORIZON), (820, HORIZON), (820, 470), (150, 880), (-20, 900)])
    scene.fill(sea, "0 #bfe8e0, 0.12 #63c6c4, 0.5 #25a0a8, 1 #14808c", detail=0.2, flow=-4)
    with scene.clip(sea):
        for _ in range(150):
            t = rng.uniform() ** 0.8
            y = HORIZON + 6 + t * 640
            x, w = rng.uniform(-40, 840), 12 + 90 * t
            crest = [(x - w, y + 2 + 4 * t), (x, y - 3 - 7 * t), (x + w, y + 3 * t)]
            tone = ("#ffffff", "#8fe0d4", "#0f6878")[int(rng.integers(3))]
            scene.fill(tube(crest, [0.6, 1 + 4 * t, 0.6], 20), tone, alpha=0.65, detail=0.5)
    scene.line([(-20, HORIZON), (400, HORIZON - 1), (820, HORIZON)], 3, "#f4fbf4", alpha=0.9)
    boat(scene, 196, 262, 0.52, "#c8503c", sail="#fffaf0")
    boat(scene, 610, 232, 0.28, "#7a4a3c", sail="#f3dcb0")
    for x, y, size in ((330, 120, 0.5), (420, 90, 0.38), (120, 100, 0.34)):
        gliding_bird(scene, x, y, size, "#ffffff", 0.7, -8)


def _tilted(along: float, across: float) -> tuple[float, float]:
    (x0, y0), (x1, y1) = ROLL
    length = float(np.hypot(x1 - x0, y1 - y0))
    ax, ay = (x1 - x0) / length, (y1 - y0) / length
    return x0 + ax * along - ay * across, y0 + ay * along + ax * across


def _roll(scene: Scene, rng: np.random.Generator) -> None:
    near, far = 142.0, 92.0
    length = 890.0
    top = [_tilted(t, -near + (near - far) * t / length) for t in np.linspace(0, length, 8)]
    low = [_tilted(t, near - (near - far) * t / length) for t in np.linspace(length, 0, 8)]
    barrel = poly([*top, *low])
    scene.cast(poly([*low, *[(x + 30, y + 62) for x, y in low[::-1]]]), "#7a4a2c", 0.75, 16)
    angle = float(np.degrees(np.arctan2(top[-1][1] - top[0][1], top[-1][0] - top[0][0]))) + 90
    water = "0 #d5f6ee, 0.14 #7fdad2, 0.36 #35b4b6, 0.66 #167f8c, 1 #0d4f64"
    (x0, y0), (x1, y1) = ROLL
    size = float(np.hypot(x1 - x0, y1 - y0))
    ax, ay = (x1 - x0) / size, (y1 - y0) / size
    along = (scene.xs - x0) * ax + (scene.ys - y0) * ay
    across = -(scene.xs - x0) * ay + (scene.ys - y0) * ax
    radius = near - (near - far) * along / length
    band = np.clip(across / radius * 0.5 + 0.5, 0, 1)
    field = ramp(band + 0.03 * np.sin(along * 0.03 + scene.broad), water)
    scene.fill(barrel, field, detail=0.3, flow=angle - 90, wobble=3, texture=0.08, ink=0.3)
    with scene.clip(barrel):
        for _ in range(130):
            t, v = rng.uniform(0, length), rng.uniform(-0.95, 0.95)
            r = near - (near - far) * t / length
            w = rng.uniform(18, 60)
            points = [_tilted(t - w, v * r), _tilted(t, v * r - 9), _tilted(t + w, v * r)]
            tone = ("#ffffff", "#b5f0e4", "#0d5f74", "#35b4b6")[int(rng.integers(4))]
            scene.fill(tube(points, [0.6, 3.4, 0.6], 16), tone, alpha=0.6, detail=0.5)
        for t in range(60, 880, 96):
            r = near - (near - far) * t / length
            curl = [
                _tilted(t + 26 * np.sin(a), np.sin(a - 1.57) * r) for a in np.linspace(0, 3.1, 9)
            ]
            scene.line(curl, 3, "#d5f6ee", alpha=0.35, soft=1)
    _crest(scene, top, rng)
    _spiral(scene, near)
    _fringe(scene, low, rng)


def _crest(scene: Scene, top: list[tuple[float, float]], rng: np.random.Generator) -> None:
    """The roll still splashes along its upper edge."""
    foam = []
    for k in range(66):
        t = k / 65
        x = top[0][0] + (top[-1][0] - top[0][0]) * t
        y = top[0][1] + (top[-1][1] - top[0][1]) * t
        r = rng.uniform(7, 17) * (1 - 0.3 * t)
        foam.append(circle(x + rng.normal() * 5, y + rng.normal() * 5, r))
    scene.fill(union(*foam), "#ffffff, #e3f6f2, #a9dcd8", round=10, detail=0.5, wobble=2)
    for _ in range(70):
        t = rng.uniform()
        x = top[0][0] + (top[-1][0] - top[0][0]) * t
        y = top[0][1] + (top[-1][1] - top[0][1]) * t
        drop = circle(x - rng.uniform(0, 50), y - rng.uniform(8, 70), rng.uniform(1.6, 5))
        scene.fill(drop, "#ffffff", alpha=0.9, detail=0.95, texture=0)


def _spiral(scene: Scene, radius: float) -> None:
    """The near end shows how many turns are already in."""
    x0, y0 = ROLL[0]
    end = ellipse(x0, y0, radius * 0.66, radius * 1.01, -31.8)
    scene.fill(end, "#14808c, #0d4f64", round=12, detail=0.6, ink=0.5)
    turns = np.linspace(0, 7.2 * np.pi, 200)
    growth = np.linspace(0.04, 0.97, 200)
    tilt = np.deg2rad(-31.8)
    points = []
    for a, g in zip(turns + 2.6, growth, strict=True):
        px, py = radius * 0.66 * g * np.cos(a), radius * g * np.sin(a)
        points.append(
            (x0 + px * np.cos(tilt) - py * np.sin(tilt), y0 + px * np.sin(tilt) + py * np.cos(tilt))
        )
    with scene.clip(end):
        scene.fill(stroke(points, 19), "#5fcfc8, #1f94a0", detail=0.7, round=9, ink=0.5)
        scene.fill(stroke(points, 5), "#f6e2b4", detail=0.85)
        scene.line([(x - 5, y - 6) for x, y in points], 3.4, "#ffffff", alpha=0.95)


def _fringe(scene: Scene, low: list[tuple[float, float]], rng: np.random.Generator) -> None:
    """Even the sea has a fringe: wet sand and weed where the roll touches the floor."""
    x0, y0 = low[-1]
    for k in range(14):
        x, y = x0 - 10 - k * 1.5, y0 + 6 - k * 13
        if y < 930:
            break
        scene.fill(
            tube([(x, y), (x - 20, y + 16), (x - 34, y + 20)], [3, 2.4, 1.4]),
            "#f3dcb0",
            detail=0.8,
            ink=0.4,
        )
    pool = spline("170 1022, 260 1000, 330 1012, 350 1034, 270 1050, 190 1046")
    scene.fill(pool, "#bfece4, #63c6c4", alpha=0.8, detail=0.5, edge=0.4)
    for _ in range(22):
        x, y = rng.uniform(170, 800), 0.0
        y = 1040 - (x - 170) * 0.62 + rng.uniform(16, 80)
        drop = ellipse(x, y, rng.uniform(4, 12), rng.uniform(2, 5))
        scene.fill(drop, "#d5f6ee, #63c6c4", alpha=0.9, detail=0.8)


def _lost_things(scene: Scene) -> None:
    style: Style = {"detail": 0.85, "wobble": 0.7, "ink": 0.6}
    with scene.at(694, 968, 0.62, -20):
        anchor = union(
            rect(-8, -104, 16, 190, 6),
            rect(-46, -82, 92, 14, 7),
            tube("-86 34, -66 78, 0 96, 66 78, 86 34", [8, 13, 15, 13, 8]),
            poly("-104 50, -86 12, -66 46"),
            poly("104 50, 86 12, 66 46"),
            minus(circle(0, -122, 24), circle(0, -122, 12)),
        )
        scene.cast(anchor, "#7a4420", 0.8, 6, 10, 12)
        scene.fill(anchor, "#7a8a94, #4a5a68, #2a3848", round=9, rim=0.6, **style)
        rope = sample("4 -138, 40 -172, 84 -150, 60 -110, 100 -96, 150 -120", 40)
        scene.fill(stroke(rope, 9), "#e8d0a0, #b5905c", round=4, **style)
    with scene.at(372, 1140, 0.95, 14):
        scene.cast(ellipse(8, 8, 70, 16), "#7a4420", 0.7, 6)
        key = union(
            minus(circle(-50, 0, 25), circle(-50, 0, 13)),
            rect(-28, -6, 92, 12, 4),
            rect(36, 2, 10, 22, 2),
            rect(54, 2, 10, 17, 2),
        )
        scene.fill(key, "#fbdf8a, #d9a23c, #9a6a1c", round=6, **style)
    with scene.at(196, 1120, 1.0):
        scene.cast(ellipse(10, 4, 64, 14), "#7a4420", 0.7, 6)
        arms = [
            tube([(0, -72), (44 * np.cos(a), -74 + 44 * np.sin(a))], [14, 5])
            for a in np.deg2rad([-90, -18, 54, 126, 198])
        ]
        bowl = spline("-42 -50!, -38 -26, -24 -4, 0 0, 24 -4, 38 -26, 42 -50!")
        handle = minus(ellipse(46, -30, 20, 17), ellipse(46, -30, 11, 9))
        scene.fill(handle, "#fffaf0, #cfd8dc", round=4, **style)
        scene.fill(ellipse(0, -50, 42, 10), "#a8b8be", **style)
        scene.fill(union(*arms), "#f58a6a, #e0584a", round=11, **style)
        scene.fill(bowl, "#ffffff, #f0ece4, #b5c4cc", round=26, **style)
        scene.line("-36 -30, 0 -18, 36 -30", 5, "#2f7fb0")


FIRST = Person(
    "man", 1.2, "wheat", "#7a3c20", beard="#7a3c20", hat="cap", hat_colour="#f0c04a",
    cut="overalls", coat="#7a52c0", shirt="#fff0d0", legs="#7a52c0", shoes="#3a2434",
)  # fmt: skip
SECOND = Person(
    "man", 0.95, "brown", "#1c1214", hat="cap", hat_colour="#f0c04a", cut="overalls",
    coat="#7a52c0", shirt="#ffd8c0", legs="#7a52c0", shoes="#3a2434",
)  # fmt: skip
READER = Person(
    "old", 1.5, "rose", "#e8e0d8", "bald", moustache="#f0ece4", cut="trousers", coat="#e8503c",
    shirt="#e8503c", pattern="stripes", accent="#fff6e4", glasses="#4a3a34",
)  # fmt: skip


def _bather(scene: Scene) -> None:
    """In to the waist, and the page is too good to look up."""
    x, y = _tilted(470, -104)
    style: Style = {"detail": 0.9, "wobble": 0.5, "ink": 0.55}
    mould = Mould()
    figure(
        mould, x, y + 214, 372, READER, "standing", "boredom", yaw=8, look=(x - 4, y + 10, 120),
        reach={"L": (x - 52, y + 12, 60), "R": (x + 52, y + 12, 60)}, hands=("fist", "fist"),
        head=(0, 16, 0),
    )  # fmt: skip
    with scene.clip(rect(0, 0, 800, y + 34)):
        cast(mould, scene, reach=40, rim=0.5, detail=0.92, bounce="#7fd4cc", ambient=0.15)
    with scene.at(x, y + 18, 1.75):
        left, right = poly("-36 -22, 0 -16, 0 20, -36 12"), poly("36 -22, 0 -16, 0 20, 36 12")
        scene.fill(left, "#fffdf4, #efe4d0", **style)
        scene.fill(right, "#fff8e6, #dcccb4", **style)
        for k in range(5):
            for s in (-1, 1):
                line = [(s * 31, -14 + k * 5), (s * 6, -9 + k * 5)]
                scene.pen(line, 1.4, "#9a8a78", 0.7, curve=False)
        for s in (-1, 1):
            scene.fill(ellipse(s * 35, -2, 4, 7), "#e8b494", round=3, **style)
    foam: list[Path] = [
        ellipse(x + k * 13, y + 44 + (k % 2) * 5 - k * 5.4, 18, 12) for k in range(-6, 7)
    ]
    scene.fill(union(*foam), "#ffffff, #cfeeea", round=8, detail=0.5, wobble=2)


def _movers(scene: Scene) -> None:
    """They lean into it with straight arms and red faces."""
    mould = Mould()
    for who, x, y, size, goal, mood in (
        (SECOND, 748.0, 856.0, 372.0, (664, 668), "worry"),
        (FIRST, 606, 1100, 480, (400, 800), "effort"),
    ):
        scene.cast(ellipse(x + 10, y + 2, size * 0.34, size * 0.05), "#7a4420", 0.75, 8)
        figure(
            mould, x, y, size, who, "pushing", mood, flip=True, yaw=64, look=(goal[0], goal[1], 90),
            head=(16, -8, 0), strength=1.15,
        )  # fmt: skip
    cast(mould, scene, reach=60, rim=0.6, detail=0.92, ambient=0.16, bounce="#e8b468")
