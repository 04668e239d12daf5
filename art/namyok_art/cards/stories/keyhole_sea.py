"""A great key is a galley: its crew row it over the night sea into a keyhole full of morning."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, Sheet, X, Y, blur, fbm, mix, smoothstep
from namyok_art.paper.paths import Point, knots
from namyok_art.paper.place import Place, between, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.props.sky import gull

HOLE: Point = (500, 268)
SEA = 606.0
STERN, STEM = (214.0, 1046.0), (474.0, 668.0)
GOLD = ("#fff0a8", "#f0b43a", "#9a5a1c")


def draw() -> NDArray[np.uint8]:
    card = Card(36, ["#0a1234", "#141f50", "#0c1638"], light=(HOLE[0], 400), lamp="#ffe6a0")
    _gate(card)
    _morning(card)
    _water(card)
    _oars(card, 1)
    _key(card)
    _oars(card, -1)
    _crew(card)
    return card.finish(
        bloom=0.5,
        shadow_tone="#10184c",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.3,
        saturation=1.12,
    )


def _hole() -> Pen:
    x, y = HOLE
    pen = Pen().circle(x, y, 150)
    pen.poly([(x - 74, y + 96), (x + 74, y + 96), (x + 148, SEA + 30), (x - 148, SEA + 30)])
    return pen


def _gate(card: Card) -> None:
    """A door without a house, as wide as the horizon."""
    for k, x in enumerate((-30, 120, 262, 404, 546, 688)):
        board = Pen().rect(x, -20, 138, 680)
        tone = mix("#22307a", "#182258", (k * 37 % 10) / 10)
        card.paper(board, (tone, mix(tone, "#0a1030", 0.4)), glue(200, rim=0.25))
    for y in (70, 540):
        card.paper(Pen().rect(-20, y, 840, 44), ("#33428a", "#141c4c"), glue(200, rim=0.3))
        studs = Pen()
        for x in range(24, 820, 76):
            studs.circle(x, y + 22, 9)
        card.paper(studs, ("#ffd87a", "#8a5a24"), glue(60, rim=0.6))
    plate = Pen().circle(HOLE[0], HOLE[1], 196)
    plate.poly(
        [(HOLE[0] - 110, 380), (HOLE[0] + 110, 380), (HOLE[0] + 196, 660), (HOLE[0] - 196, 660)]
    )
    card.paper(plate, ("#ffd87a", "#c8862e", "#8a5220"), glue(320, rim=0.7))
    rivets = Pen()
    for a in (205, 250, 290, 335):
        rivets.circle(
            HOLE[0] + 173 * math.cos(math.radians(a)), HOLE[1] + 173 * math.sin(math.radians(a)), 10
        )
    card.paper(rivets, ("#fff0b0", "#8a5220"), glue(70))


def _morning(card: Card) -> None:
    mask = card.hollow(
        _hole(),
        Gradient(("#5fc0e0", "#c8ecdc", "#fff0b0", "#ffc06a"), 110, SEA),
        16,
        "#3a1c10",
        0.7,
        shine=0.35,
    )
    sun = Pen().circle(HOLE[0] + 6, 470, 62).mask * mask
    card.lightup(sun, "#fffbe0", 1.0)
    for x, y, w in ((440, 250, 120), (580, 300, 100), (520, 200, 70)):
        cloud = (
            Pen()
            .oval(x, y, w / 2, 15)
            .circle(x - w * 0.15, y - 10, 18)
            .circle(x + w * 0.14, y - 12, 22)
        )
        card.paper(cloud.mask * mask, ("#ffffff", "#ffe4c0"), glue(80, shadow=0.15))
    birds = Pen()
    for x, y, size in ((470, 330, 26), (520, 356, 20), (556, 322, 17)):
        gull(birds, x, y, size)
    card.paint(birds.mask * mask, "#3a5a7a", 0.9)
    isle = Pen().smooth(
        knots("330 560!, 400 520, 440 500, 480 530, 540 548, 600 520, 650 560!, 650 640!, 330 640!")
    )
    card.paper(isle.mask * mask, ("#f0a05a", "#c8705a"), glue(100, shadow=0.15))


def _water(card: Card) -> None:
    rng = card.rng
    sea = Pen().rect(-20, SEA, 840, 700)
    card.paper(
        sea, Gradient(("#2c5a8a", "#14306a", "#0a1640"), SEA, 1200), glue(200, offset=(0, -3))
    )
    near = np.maximum(Y - SEA, 0)
    centre = HOLE[0] - near * 0.36
    noise = fbm(22, rng, stretch=6, octaves=3)
    edge = np.abs(X - centre) / (150 + near * 0.46) + noise * 0.16
    lane = smoothstep(1.05, 0.75, edge) * sea.mask
    ripple = smoothstep(-0.35, 0.25, np.sin(near**0.82 / 2.6 + noise * 4.2) + 0.5 - 0.9 * edge)
    gold = np.asarray(lane * ripple * smoothstep(1500, SEA, Y), np.float32)
    card.paint(gold, Gradient(("#fff0b8", "#ffc86a", "#c8784a"), SEA, 1180), 0.9)
    swell = Pen()
    for k in range(24):
        y = SEA + 24 + k * 8 + k * k * 0.75
        x = rng.uniform(-20, 800)
        w = 40 + k * 7
        swell.poly(
            ribbon([(x - w, y + 4), (x, y - 5 - k * 0.3), (x + w, y + 4)], [1, 4 + k * 0.3, 1], 30)
        )
    card.shade(swell, "#050c30", 0.55, soft=1.5)


def _at(t: float, side: float = 0) -> Point:
    """A place on the shaft; nearer is larger."""
    x, y = between(STERN, STEM, t)
    dx, dy = STEM[0] - STERN[0], STEM[1] - STERN[1]
    far = math.hypot(dx, dy)
    return x - dy / far * side, y + dx / far * side


def _key(card: Card) -> None:
    card.shade(
        Pen().poly(ribbon([_at(-0.2, -20), _at(1.05, -10)], [240, 70])),
        "#02061c",
        0.6,
        soft=18,
        move=(-26, 34),
    )
    bit = Pen()
    for a, b, high in ((0.84, 0.91, 124), (0.965, 1.04, 100)):
        bit.poly([_at(a, 0), _at(b, 0), _at(b + 0.004, -high), _at(a - 0.004, -high)])
    card.paper(bit, ("#ffd87a", "#a8641f"), glue(160, rim=0.7))
    shaft = Pen().poly(ribbon([_at(0.02), _at(0.5), _at(1.06)], [150, 112, 66], 40))
    dx, dy = STEM[0] - STERN[0], STEM[1] - STERN[1]
    far = math.hypot(dx, dy)
    aim = (-dy / far, dx / far)
    middle = STERN[0] * aim[0] + STERN[1] * aim[1]
    fill = Gradient((GOLD[0], GOLD[1], GOLD[2]), middle - 70, middle + 76, aim=aim)
    card.paper(shaft, fill, glue(300, rim=0.8))
    for t in (0.06, 0.12):
        card.paper(
            Pen().poly(ribbon([_at(t, -92), _at(t, 92)], [30, 30])),
            (GOLD[0], GOLD[2]),
            glue(140, rim=0.7),
        )
    ring = Pen()
    for u, v, r in ((-0.62, 0.36, 0.62), (0.4, 0.62, 0.6), (-0.3, -0.42, 0.55)):
        x, y = STERN[0] - 40 + u * 120, STERN[1] + 40 + v * 96
        ring.oval(x, y, r * 150, r * 118)
        ring.oval(x, y, r * 84, r * 62, cut=True)
    holes = Pen()
    for u, v, r in ((-0.62, 0.36, 0.62), (0.4, 0.62, 0.6), (-0.3, -0.42, 0.55)):
        holes.oval(STERN[0] - 40 + u * 120, STERN[1] + 40 + v * 96, r * 84, r * 62)
    mask = np.asarray(ring.mask * (1 - holes.mask), np.float32)
    card.paper(mask, Gradient(GOLD, 960, 1180), glue(320, rim=0.8))


def _oars(card: Card, side: int) -> None:
    for k in range(3):
        t = 0.27 + 0.2 * k
        size = 1.0 - 0.55 * t
        root, tip = _at(t, 60 * size * side), _at(t - 0.16, 330 * size * side)
        card.paper(
            Pen().poly(ribbon([root, tip], [12 * size, 9 * size])),
            ("#d8945a", "#6a3c28"),
            glue(90, rim=0.5),
        )
        end = between(root, tip, 1.16)
        card.paper(
            Pen().poly(
                ribbon(
                    [between(root, tip, 0.84), between(root, tip, 1.0), end],
                    [9 * size, 34 * size, 22 * size],
                    30,
                )
            ),
            ("#e8a868", "#7a4630"),
            glue(90, rim=0.6),
        )
        foam = (
            Pen()
            .oval(*end, 38 * size, 11 * size)
            .oval(end[0] + 18 * size, end[1] + 9 * size, 22 * size, 6 * size)
        )
        card.tint(blur(foam.mask, 2), "#dff0ff", 0.55)


CREW = (
    # coat, hair, skin, what is on the head
    ("#b8383c", "#3a2018", "#e0a880", "bun"),
    ("#2f7a78", "#1c1420", "#8a5638", "short"),
    ("#c8882e", "#d8d4cc", "#e8bd98", "hat"),
    ("#6a4a94", "#8a4a24", "#e8b890", "tail"),
    ("#3f6a3f", "#1c1418", "#6a4028", "cap"),
    ("#a84a2c", "#c89a4a", "#f0c8a4", "short"),
)


def _crew(card: Card) -> None:
    """They sit with their backs to us, because all of them want to see it come."""
    rims = glue(160, rim=1.5, rim_width=3.4, reach=2400, shadow=0.45)
    for k in range(2, -1, -1):
        t = 0.27 + 0.2 * k
        for j, side in enumerate((1, -1)):
            size = (1.0 - 0.5 * t) * 104
            p = Place(*_at(t, 64 * (1 - 0.5 * t) * side), size, 12 + (9, 3, 6)[k] * side)
            _rower(card, p, side, _at(t - 0.03, 116 * (1 - 0.55 * t) * side), CREW[k * 2 + j], rims)
    steer = POSES["accusing"].but(far_hand=(-0.3, 0.7), far_grip="fist", sway=(-0.5, 0.0))
    frock = Dress(
        "dress", "#f0d8a0", "#c88a5f", "#4a2c34", 0.5, "#fff0d0", "#d8382f", stockings=True
    )
    who = Person("child", "#c88a5f", "#2a1820", "tail")
    figure(card, 74, 1046, 62, who, steer, "awe", frock, near_at=(160, 872), ground=True)


def _rower(
    card: Card, p: Place, side: int, grip: Point, look: tuple[str, str, str, str], rims: Sheet
) -> None:
    coat, hair, skin, wears = look
    dark = mix(coat, "#0c1240", 0.5)
    far = Pen().poly(
        ribbon([p.to(-0.22 * side, -0.44), p.to(0.2 * side, -0.2), grip], [20, 17, 12], 30)
    )
    card.paper(far, dark, rims)
    back = knots(
        "-0.22 0.26!, -0.27 -0.1, -0.36 -0.42, -0.2 -0.6, 0.2 -0.6, 0.36 -0.42, "
        "0.27 -0.1, 0.22 0.26!"
    )
    card.paper(p.smooth(back), (mix(coat, "#ffd88a", 0.12), dark), rims)
    card.shade(p.ribbon([(0, -0.5), (0.02, 0.2)], [0.02, 0.04]), "#0c1240", 0.4, soft=1)
    s = p.size
    arm = [p.to(0.29 * side, -0.44), p.to(0.6 * side, -0.2), grip]
    card.paper(Pen().poly(ribbon(arm, [s * 0.22, s * 0.19, s * 0.14], 30)), (coat, dark), rims)
    card.paper(Pen().circle(*grip, s * 0.085), skin, rims)
    card.paper(
        p.poly([(-0.08, -0.74), (0.08, -0.74), (0.1, -0.56), (-0.1, -0.56)]),
        mix(skin, "#3a1c40", 0.3),
        rims,
    )
    card.paper(
        p.smooth(
            knots(
                "0 -1.12, 0.19 -1.02, 0.21 -0.84, 0.12 -0.68, -0.12 -0.68, -0.21 -0.84, -0.19 -1.02"
            )
        ),
        (hair, mix(hair, "#0c1240", 0.3)),
        rims,
    )
    if wears == "bun":
        card.paper(p.oval(0, -1.08, 0.13, 0.12), hair, rims)
    elif wears == "tail":
        card.paper(
            p.ribbon([(0, -0.96), (0.06, -0.7), (-0.02, -0.44)], [0.1, 0.13, 0.03]), hair, rims
        )
    elif wears == "hat":
        crown = knots(
            "-0.4 -0.9!, -0.2 -0.98, -0.16 -1.2, 0.16 -1.2, 0.2 -0.98, 0.4 -0.9!, 0 -0.86"
        )
        card.paper(p.smooth(crown), ("#e8c878", "#8a5a34"), rims)
    elif wears == "cap":
        card.paper(
            p.smooth(knots("-0.22 -0.9, -0.2 -1.1, 0 -1.18, 0.2 -1.1, 0.22 -0.9, 0 -0.94")),
            "#26305c",
            rims,
        )
