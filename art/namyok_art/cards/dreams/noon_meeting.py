"""Seen from within a tower clock at nearly noon: the shadows of two who live on its hands."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    circle,
    ellipse,
    gather,
    gouache,
    minus,
    poly,
    rect,
    ring,
    spline,
    stroke,
    tube,
    union,
)
from namyok_art.painted.colour import blur
from namyok_art.painted.figures import (
    PLAIN,
    Frame,
    Mould,
    Person,
    cast,
    figure,
    silhouette,
    turn,
)

HE = Person("man", 0.95, "rose", "#2a2028", "short", cut="trousers", coat="#2c4a7c")
SHE = Person("woman", 1.2, "brown", "#1c1214", "bun", cut="dress", coat="#d8902c")
CENTRE = (400.0, 640.0)
RADIUS = 452.0


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        24, light=(0.1, -0.75, 0.35), light_colour="#ffdf9a", shadow="#1c1c40", haze="#ffe8b0"
    )
    scene.sky("0 #1c2444, 1 #141a34", warp=30, flow=88)
    _room(scene)
    _dial(scene)
    _shadows(scene)
    _works(scene)
    _pigeon(scene)
    return gouache(
        scene,
        palette="#fff8dc, #ffe39a, #f8b858, #d8803c, #8a4a38, #2c3a64, #1c2444, #2c1630, #c8463c, "
        "#6a7a94, #e8bc58",
        pull=0.1,
    )


def _room(scene: Scene) -> None:
    """Brick round the glass, beams, and the light of noon that falls in."""
    for row in range(26):
        for k in range(9):
            x, y = k * 104.0 - 52 * (row % 2), row * 48.0
            tone = ("#2c3a64", "#28325a", "#364470")[(row * 5 + k * 3) % 3]
            scene.fill(rect(x + 3, y + 3, 98, 42, 4), tone, round=6, shade=0.5, detail=0.4)
    scene.vignette(*CENTRE, 540, 640, "#2c2448", 0.7)


def _dial(scene: Scene) -> None:
    x, y = CENTRE
    scene.glow(x, y, 560, "#ffb050", 0.5)
    scene.fill(circle(x, y, RADIUS + 30), "#6a4430, #2c1c28", round=18, detail=0.7, ink=0.5)
    scene.fill(
        circle(x, y, RADIUS), "0 #fffdf0, 0.4 #fff0bc, 0.75 #ffcf74, 1 #f09c4c", detail=0.4,
        flow=scene.swirl(x, y),
    )  # fmt: skip
    scene.glow(x, y - 210, 330, "#fffbe8", 0.8)
    bars = []
    for k in range(60):
        a = np.deg2rad(6 * k)
        ways = np.array([np.sin(a), -np.cos(a)])
        if k % 5 == 0:
            ends = [CENTRE + ways * r for r in (RADIUS - 84, RADIUS - 30)]
            bars.append(stroke([tuple(e) for e in ends], 30 if k % 15 == 0 else 18, curve=False))
        else:
            px, py = CENTRE + ways * (RADIUS - 38)
            bars.append(circle(px, py, 5))
    scene.fill(gather(bars), "#5a3434", detail=0.8, alpha=0.85)
    for r in (RADIUS - 14, RADIUS - 100):
        scene.line(ring(x, y, r, r, 90), 4, "#7a4a34", alpha=0.7)
    for k in range(12):
        a = np.deg2rad(30 * k + 15)
        far = (x + RADIUS * np.sin(a), y - RADIUS * np.cos(a))
        scene.line([(x, y), far], 3.4, "#a86a3c", alpha=0.5, curve=False)


def _blade(tip: tuple[float, float], wide: float) -> Path:
    """A clock hand from behind the middle of the dial to `tip`."""
    way = np.array(tip) - CENTRE
    long = float(np.hypot(*way))
    way /= long
    side = np.array([-way[1], way[0]])
    outline = [(-110, 0.2), (-90, 0.75), (-50, 0.5), (long * 0.5, 0.5), (long * 0.8, 0.95),
               (long, 0.3)]  # fmt: skip
    left = [tuple(CENTRE + way * d + side * w * wide) for d, w in outline]
    right = [tuple(CENTRE + way * d - side * w * wide) for d, w in outline[::-1]]
    return spline([*left, *right])


def _shadows(scene: Scene) -> None:
    """Everything that is outside, as the sun throws it on the milk glass."""
    people = Mould()
    figure(
        people, 236, 520, 380, HE, "reaching", "desire", yaw=78, roll=7,
        reach={"R": (376, 300, 0), "L": (128, 350, 40)}, head=(0, -2, 4), hands=("hold", "reach"),
        l=((-0.12, 1, -0.35), (-0.1, 0.9, -0.5)), r=((0.1, 1, 0.3), (0.04, 1, -0.05)),
    )  # fmt: skip
    figure(
        people, 548, 520, 356, SHE, "reaching", "smile", flip=True, yaw=78, roll=-8,
        reach={"R": (424, 296, 0), "L": (640, 372, 30)}, head=(0, -8, 6), hands=("rest", "reach"),
        l=((-0.1, 1, -0.3), (-0.06, 0.85, -0.6)), r=((0.1, 1, 0.2), (0.04, 1, -0.1)),
        toes=(True, False),
    )  # fmt: skip
    full = silhouette(people)
    for thing in (
        _blade((318, 536), 26), _blade((484, 536), 34), circle(*CENTRE, 34),
        rect(74, 520, 302, 17, 4), rect(424, 520, 302, 17, 4),
        tube("120 534, 250 590, 386 640", [5, 5, 5]), tube("680 534, 550 590, 414 640", [5, 5, 5]),
        ellipse(112, 372, 46, 9, -14), ellipse(108, 358, 26, 20, -14), *_bicycle(), *_parlour(),
    ):  # fmt: skip
        full = np.maximum(full, scene.mask(thing))
    soft = blur(full, 1.0)[..., None]
    tone = scene.gradient("0 #4a2440, 0.5 #2c1630, 1 #201226", box=(0, 140, 800, 740))
    scene.rgb = scene.rgb * (1 - soft) + tone * soft
    scene.detail = np.maximum(scene.detail * (1 - full), full * 0.95)


def _bicycle() -> list[Path]:
    """Leant against nothing, at the outer end of his deck."""
    parts = []
    for x in (104.0, 208):
        parts.append(minus(circle(x, 478, 42), circle(x, 478, 36)))
        for k in range(6):
            a = np.pi * k / 6
            dx, dy = 40 * np.cos(a), 40 * np.sin(a)
            parts.append(stroke([(x - dx, 478 - dy), (x + dx, 478 + dy)], 1.8, curve=False))
    for line in (
        "104 478, 132 416, 194 416, 156 478, 104 478", "130 404, 156 478",
        "208 478, 190 394, 170 388",
    ):  # fmt: skip
        parts.append(stroke(line, 6, curve=False))
    return [*parts, ellipse(128, 402, 19, 6)]


def _parlour() -> list[Path]:
    """Her end: an armchair and a table laid for two."""
    chair = spline(
        "614 520!, 612 448, 630 436, 650 446, 656 466!, 672 462, 676 366, 698 352, 718 370, "
        "714 520!"
    )
    pot = spline("440 442, 434 420, 446 406, 468 406, 480 420, 474 442")
    spout = tube("478 430, 492 422, 496 406", [6, 5, 3])
    table = [rect(426, 444, 74, 9, 3), rect(459, 450, 8, 70), ellipse(463, 520, 28, 7)]
    return [chair, pot, spout, ellipse(457, 400, 6, 6), *table]


def _gear(x: float, y: float, radius: float, teeth: int, turned: float = 0) -> Path:
    outline = []
    for k in range(teeth):
        for part, r in ((0.0, 0.9), (0.16, 1.0), (0.42, 1.0), (0.58, 0.9)):
            a = 2 * np.pi * (k + part) / teeth + turned
            outline.append((x + radius * r * np.cos(a), y + radius * r * np.sin(a)))
    wheel = minus(poly(outline), circle(x, y, radius * 0.66))
    spokes = [
        stroke(
            [(x, y), (x + 0.8 * radius * np.cos(a), y + 0.8 * radius * np.sin(a))], radius * 0.13,
            curve=False,
        )
        for a in turned + np.arange(5) * 2 * np.pi / 5
    ]  # fmt: skip
    return union(wheel, *spokes, circle(x, y, radius * 0.2))


def _works(scene: Scene) -> None:
    """The wheels that bring them together once an hour."""
    style: Style = {"detail": 0.75, "ink": 0.6, "rim": 1.0, "rim_colour": "#ffd88a"}
    scene.fill(poly("-20 1010, 820 960, 820 1010, -20 1064"), "#5a3c38, #241a26", round=12, **style)
    scene.fill(rect(386, 640, 28, 400), "#7a5a3c, #2c2028", angle=0, round=14, **style)
    for x, y, r, teeth, turned, tones in (
        (612.0, 1064.0, 190.0, 26, 0.1, "#f0c05c, #9a6438, #3a2438"),
        (398, 1010, 92, 14, 0.22, "#ffd878, #b87a40, #4a2c34"),
        (150, 1090, 214, 30, 0.0, "#d8a04c, #804c34, #2c1c34"),
    ):  # fmt: skip
        wheel = _gear(x, y, r, teeth, turned)
        scene.cast(wheel, strength=0.7, soft=10, dy=14)
        scene.fill(wheel, tones, round=14, **style)
    scene.fill(circle(398, 1010, 15), "#ffe8a0, #8a5c38", round=12, **style)


def _pigeon(scene: Scene) -> None:
    """It sits on the wheel with its back to them, as if paid to."""
    mould = Mould()
    mould.frame = Frame(640, 812, 60, 78, turn(58, 4))
    grey = "#7a88a4"
    mould.group()
    mould.ball((0, 0, -0.1), (0.5, 0.5, 0.8), grey, 0, 6, turn(0, -24))
    mould.cone((0, -0.2, 0.4), (0, -0.8, 0.55), 0.34, 0.2, "#4a7a7c", 0.2, 6)
    mould.ball((0, -0.95, 0.62), (0.24, 0.24, 0.27), grey, 0.1, 6)
    mould.cone((0, 0.25, -0.7), (0, 0.6, -1.5), 0.24, 0.12, "#5a6480", 0.12, 6)
    for s in (-1, 1):
        mould.group()
        mould.ball((s * 0.42, 0.05, -0.35), (0.14, 0.36, 0.8), "#98a4bc", 0.05, 6, turn(0, -28))
        mould.group()
        mould.ball((s * 0.2, -1.0, 0.72), (0.07, 0.07, 0.07), "#f0843c", 0, PLAIN)
        mould.ball((s * 0.24, -1.0, 0.735), (0.036, 0.036, 0.036), "#1c1418", 0, PLAIN)
        mould.group()
        mould.cone((s * 0.16, 0.4, 0.1), (s * 0.16, 0.72, 0.14), 0.06, 0.05, "#d8604c", 0, PLAIN)
    mould.group()
    mould.cone((0, -0.92, 0.84), (0, -0.84, 1.1), 0.07, 0.02, "#4a4450", 0, PLAIN)
    mould.frame = Frame()
    cast(
        mould, scene, reach=40, rim=1.0, rim_colour="#ffe0a0", detail=0.92, light=(-0.6, -0.7, 0.3)
    )
