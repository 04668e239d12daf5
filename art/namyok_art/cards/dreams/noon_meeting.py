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
    mix,
    move,
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
    FUR,
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
CENTRE = (400.0, 786.0)
RADIUS = 680.0
TOUCH = (408.0, 352.0)
DECK = 606.0


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
    """Milk glass, wider than the card; the sun stands behind it where the hands will meet."""
    x, y = CENTRE
    scene.fill(circle(x, y, RADIUS + 34), "#7a5038, #2c1c28", round=20, detail=0.7, ink=0.5)
    scene.fill(
        circle(x, y, RADIUS), "0 #ffe9a8, 0.4 #ffd07a, 0.7 #f4a050, 1 #b8603c", detail=0.4,
        flow=scene.swirl(*TOUCH), box=(0, 100, 800, 1200),
    )  # fmt: skip
    scene.glow(*TOUCH, 420, "#fff4c8", 0.9)
    scene.glow(*TOUCH, 120, "#ffffff", 0.95)
    bars = []
    for k in range(60):
        a = np.deg2rad(6 * k)
        ways = np.array([np.sin(a), -np.cos(a)])
        if k % 5 == 0:
            ends = [CENTRE + ways * r for r in (RADIUS - 112, RADIUS - 46)]
            bars.append(stroke([tuple(e) for e in ends], 44 if k % 15 == 0 else 24, curve=False))
        else:
            px, py = CENTRE + ways * (RADIUS - 46)
            bars.append(circle(px, py, 6))
    scene.fill(gather(bars), "#6a3c34", detail=0.8, alpha=0.85)
    scene.line(ring(x, y, RADIUS - 18, RADIUS - 18, 120), 5, "#8a5438", alpha=0.7)


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
    x, y = TOUCH
    figure(
        people, 236, DECK, 440, HE, "reaching", "desire", yaw=78, roll=7,
        reach={"R": (x - 14, y + 4, 0), "L": (112, 412, 40)}, head=(0, -2, 4),
        hands=("hold", "reach"),
        l=((-0.12, 1, -0.35), (-0.1, 0.9, -0.5)), r=((0.1, 1, 0.3), (0.04, 1, -0.05)),
    )  # fmt: skip
    figure(
        people, 566, DECK, 412, SHE, "reaching", "smile", flip=True, yaw=78, roll=-8,
        reach={"R": (x + 22, y - 4, 0), "L": (660, 440, 30)}, head=(0, -8, 6),
        hands=("rest", "reach"),
        l=((-0.1, 1, -0.3), (-0.06, 0.85, -0.6)), r=((0.1, 1, 0.2), (0.04, 1, -0.1)),
        toes=(False, False),
    )  # fmt: skip
    full = silhouette(people)
    bicycle = [move(part, -84, DECK - 598, 1.15) for part in _bicycle()]
    for thing in (
        _blade((300, DECK + 14), 34), _blade((508, DECK + 14), 44), circle(*CENTRE, 44),
        rect(-20, DECK, 392, 20, 4), rect(438, DECK, 392, 20, 4),
        tube([(30, DECK + 14), (210, 712), CENTRE], [7, 7, 7]),
        tube([(780, DECK + 14), (600, 712), CENTRE], [7, 7, 7]),
        ellipse(96, 430, 52, 10, -14), ellipse(92, 414, 30, 23, -14), *bicycle, *_parlour(),
    ):  # fmt: skip
        full = np.maximum(full, scene.mask(thing))
    soft = blur(full, 1.0)[..., None]
    tone = scene.gradient("0 #4a2440, 0.5 #2c1630, 1 #201226", box=(0, 200, 800, 900))
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
    chair = union(
        spline(
            "6 -10!, 0 -64, 8 -86, 30 -90, 44 -78!, 84 -80!, 92 -160, 108 -176, 126 -160, 120 -10!"
        ),
        rect(10, -14, 10, 16),
        rect(104, -14, 10, 16),
    )
    pot = spline("440 442, 434 420, 446 406, 468 406, 480 420, 474 442")
    spout = tube("478 430, 492 422, 496 406", [6, 5, 3])
    table = [rect(426, 444, 74, 9, 3), rect(459, 450, 8, 70), ellipse(463, 520, 28, 7)]
    tea = [pot, spout, ellipse(457, 400, 6, 6), *table]
    return [move(chair, 672, DECK), *(move(part, 234, DECK - 468, 0.9) for part in tea)]


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
    scene.fill(
        poly("-20 1046, 820 1010, 820 1060, -20 1100"), "#5a3c38, #241a26", round=12, **style
    )
    scene.fill(rect(384, 800, 32, 260), "#7a5a3c, #2c2028", angle=0, round=14, **style)
    for x, y, r, teeth, turned, tones in (
        (636.0, 1098.0, 196.0, 26, 0.1, "#f0c05c, #9a6438, #3a2438"),
        (398, 1052, 92, 14, 0.22, "#ffd878, #b87a40, #4a2c34"),
        (140, 1120, 206, 30, 0.0, "#d8a04c, #804c34, #2c1c34"),
    ):  # fmt: skip
        wheel = _gear(x, y, r, teeth, turned)
        scene.cast(wheel, strength=0.7, soft=10, dy=14)
        scene.fill(wheel, tones, round=14, **style)
    scene.fill(circle(398, 1052, 15), "#ffe8a0, #8a5c38", round=12, **style)


def _pigeon(scene: Scene) -> None:
    """It has gripped a tooth of the wheel and looks away from them, as if paid to."""
    mould = Mould()
    mould.frame = Frame(644, 804, 60, 106, turn(62, 6))
    grey, slate = "#7a88a4", "#56617e"
    mould.group()
    mould.ball((0, 0, -0.1), (0.5, 0.5, 0.8), grey, 0, FUR, turn(0, -26))
    mould.ball((0, -0.12, 0.38), (0.42, 0.46, 0.4), mix(grey, "#8a6a9a", 0.4), 0.15, FUR)
    mould.cone((0, -0.3, 0.42), (0, -0.82, 0.52), 0.32, 0.19, "#3f8078", 0.18, FUR)
    mould.ball((0, -0.95, 0.58), (0.24, 0.23, 0.27), grey, 0.08, FUR)
    mould.cone((0, 0.22, -0.7), (0, 0.52, -1.55), 0.22, 0.1, slate, 0.12, FUR)
    for s in (-1, 1):
        mould.group()
        wing = turn(0, -26) @ turn(s * 6, 0)
        mould.ball((s * 0.42, 0.04, -0.36), (0.13, 0.36, 0.86), "#98a4bc", 0.05, FUR, wing)
        mould.group()
        mould.ball((s * 0.2, -1.0, 0.66), (0.07, 0.07, 0.07), "#f0843c", 0, PLAIN)
        mould.ball((s * 0.24, -1.0, 0.675), (0.036, 0.036, 0.036), "#1c1418", 0, PLAIN)
        mould.group()
        shank = [(s * 0.17, 0.38, 0.08), (s * 0.17, 0.64, 0.0), (s * 0.17, 0.92, 0.06)]
        mould.chain(shank, [0.12, 0.06, 0.05], "#d8604c", 0.05, PLAIN)
        for way in ((-0.12, 0.3), (0.0, 0.36), (0.12, 0.3), (0.0, -0.2)):
            toe = (s * 0.17 + way[0], 0.99, 0.06 + way[1])
            mould.cone(shank[-1], toe, 0.05, 0.03, "#d8604c", 0.03, PLAIN)
    mould.group()
    mould.cone((0, -0.93, 0.8), (0, -0.86, 1.06), 0.07, 0.02, "#4a4450", 0, PLAIN)
    mould.ball((0, -0.98, 0.83), (0.06, 0.04, 0.05), "#e8e0dc", 0.02, PLAIN)
    mould.frame = Frame()
    cast(
        mould, scene, reach=60, rim=0.9, rim_colour="#ffe0a0", detail=0.92, brush=0.6,
        light=(-0.4, -0.75, 0.4), ambient=0.1,
    )  # fmt: skip
