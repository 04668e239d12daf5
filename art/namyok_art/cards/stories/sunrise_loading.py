"""Eight suns turn in a ring where one should rise; a beard that waits fills the beach."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.patterns import checks, stripes
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.skeleton import POSES

RING: Point = (452, 310)
ROUND = 218.0
FIRST = math.radians(-38)
OLD = Person(
    "old",
    "#dca27c",
    "#f2ece2",
    "bald",
    0.27,
    0.34,
    0.12,
    0.02,
    "hook",
    eye="#4a6a7a",
    brow=0.06,
    cloth="#8a3f4a",
)
GIRL = Person(
    "child", "#b8744a", "#2a1618", "tail", 0.28, 0.35, 0.1, eye="#3a2a20", cloth="#d8a23a"
)
FLOW: list[Point] = [
    (262, 716),
    (316, 812),
    (330, 920),
    (250, 1010),
    (300, 1090),
    (470, 1080),
    (620, 1110),
    (700, 1190),
    (690, 1300),
]
WIDE = [64.0, 116, 118, 108, 120, 124, 140, 170, 210]


def draw() -> NDArray[np.uint8]:
    bright = (RING[0] + ROUND * math.cos(FIRST), RING[1] + ROUND * math.sin(FIRST))
    card = Card(45, ["#2c2458", "#6a3f7a", "#d86a6a", "#ffb870"], light=bright, lamp="#ffe2a4")
    card.glow(*RING, 430, "#ff9a6a", 0.4)
    _ring(card)
    _sea(card, bright[0])
    _beach(card)
    _chair(card)
    _old(card)
    _girl(card)
    card.shine_on(640, 560, 560, "#ffb070", 0.22)
    return card.finish(
        bloom=0.55,
        shadow_tone="#2a1c50",
        light_tone="#ffe8c8",
        toning=0.09,
        vignette=0.28,
        saturation=1.1,
    )


def _ring(card: Card) -> None:
    """The oldest are nearly gone, the newest burns."""
    for k in range(7, -1, -1):
        a = FIRST - math.radians(k * 45)
        x, y = RING[0] + ROUND * math.cos(a), RING[1] + ROUND * math.sin(a)
        fade = k / 7
        r = 60 - 28 * fade
        tone = mix("#ffd070", "#8a4f84", fade**0.8)
        if k == 0:
            card.glow(x, y, 250, "#ffe6a0", 0.9)
        rays = Pen().star(x, y, r * (1.62 - 0.36 * fade), 0.7, 16)
        card.paper(
            rays,
            (mix(tone, "#fff0d0", 0.2), mix(tone, "#f07a3a", 0.5 * (1 - fade))),
            glue(140, shadow=0.22),
        )
        disc = Pen().circle(x, y, r)
        if k < 3:
            card.lightup(disc, mix("#fff8de", tone, k / 3), 1.5 - 0.5 * k)
        else:
            card.paper(disc, (mix(tone, "#fff0d0", 0.25), tone), glue(120, shadow=0.2))


def _sea(card: Card, sun: float) -> None:
    for k, tone in enumerate(("#8a5a92", "#6c4a8c", "#523f80", "#3c3270", "#2c2860")):
        line = wave(640 + 34 * k + 6 * k * k, 6 + 3 * k, 90 + 34 * k, phase=k * 1.3)
        fill = (mix(tone, "#ffb07a", 0.34 - 0.04 * k), tone)
        card.paper(line.pen(), fill, glue(200, offset=(0, -3), rim=0.4))
    glitter = Pen()
    for _ in range(170):
        low = card.rng.uniform(636, 860)
        x = sun - 10 + card.rng.normal(0, 26 + (low - 630) * 0.3)
        glitter.oval(x, low, card.rng.uniform(5, 24), card.rng.uniform(1.4, 3))
    card.lightup(glitter, "#ffd08a", 0.35, 0.75)


def _beach(card: Card) -> None:
    dune: list[Knot] = knots("-40 812!, 160 806, 380 842, 600 880, 840 866!, 840 1260!, -40 1260!")
    fill = Gradient(("#b0584f", "#6a3050", "#2a1838"), 800, 1180)
    card.paper(Pen().smooth(dune), fill, TORN, torn=4, core=0.4, offset=(0, -5))
    ripples = Pen()
    for k in range(12):
        y = 900 + k * 26
        points = [(x, y + 9 * math.sin(x / 90 + k * 1.7)) for x in np.arange(-20, 840, 60.0)]
        ripples.poly(ribbon(points, [1, 5, 1], 90))
    card.shade(ripples, "#2a1038", 0.35, soft=2)


def _chair(card: Card) -> None:
    wood = ("#7a4438", "#341a2c")
    card.shade(Pen().oval(330, 1040, 330, 30), "#1a0c24", 0.6, soft=14)
    for a, b in (((34, 560), (430, 1040)), ((520, 870), (70, 1050))):
        card.paper(Pen().poly(ribbon([a, b], [22, 22])), wood, glue(200, rim=0.5))
    sling: list[Knot] = knots(
        "20 590!, 66 556!, 150 690, 250 860, 400 880, 520 850!, 524 884!, 400 930, 220 930, 110 760"
    )
    card.paper(Pen().smooth(sling), stripes("#b83a4a", "#f2dcb4", 34, 58), glue(220))


def _old(card: Card) -> None:
    """Wrapped up for a long wait: a head, two slippers and the beard."""
    for x, y, turn in ((590, 934, -66), (556, 950, -58)):
        p = Place(x, y, 62, turn)
        card.paper(
            p.smooth(knots("-0.5 0.3, -0.56 -0.3, 0 -0.36, 0.8 -0.1, 0.86 0.2, 0.2 0.34")),
            ("#4a7a84", "#234050"),
            glue(130, rim=0.6),
        )
    body: list[Knot] = knots(
        "110 700, 190 690, 280 728, 330 790, 430 782, 520 846, 580 950, 540 974, "
        "470 930, 380 946, 250 960, 170 880, 120 790"
    )
    plaid = checks("#2f5a64", "#1c3a4c", 58, 24)
    mask = card.paper(Pen().smooth(body), plaid, glue(320, rim=0.7))
    card.shade(smoothstep(420, 120, X + 0.5 * (900 - Y)), "#140a2c", 0.5, within=mask)
    for line in ([(330, 790), (400, 870), (540, 960)], [(430, 790), (480, 860), (570, 950)]):
        pen = Pen().poly(ribbon([(float(x), float(y)) for x, y in line], [2, 10, 3], 40))
        card.shade(pen, "#0c1428", 0.45, soft=4, within=mask)
    wait = MOODS["weary"].but(gaze=(0.75, -0.5), pitch=0.0, top=0.04)
    profile(card, 196, 610, 210, OLD, wait, -14)
    _beard(card)


def _beard(card: Card) -> None:
    whole = Pen().poly(ribbon(FLOW, WIDE, 160))
    mask = card.paper(
        whole, Gradient(("#fff4e2", "#e8d4d4", "#a890b4"), 700, 1220), glue(320, rim=0.6, spread=12)
    )
    rng = card.rng
    spine = np.asarray(along(FLOW, 160))
    aim = np.gradient(spine, axis=0)
    aim /= np.linalg.norm(aim, axis=1)[:, None]
    normal = np.stack([-aim[:, 1], aim[:, 0]], 1)
    half = np.interp(np.linspace(0, 8, 160), np.arange(9), WIDE)[:, None] / 2
    for k in range(15):
        side = -0.86 + 1.72 * k / 14 + rng.uniform(-0.04, 0.04)
        sway = np.sin(np.linspace(0, 9 + rng.uniform(0, 4), 160) + k)[:, None] * 0.07
        start, stop = int(rng.uniform(0, 40)), int(rng.uniform(110, 160))
        line = (spine + normal * half * (side + sway))[start:stop]
        points = [(float(x), float(y)) for x, y in line]
        pen = Pen().poly(ribbon(points, [1, 6, 7, 6, 1], 160))
        card.shade(pen, "#6a4a80", 0.42, soft=1.2, move=(2, 2), within=mask)
    lip: list[Knot] = knots(
        "228 728, 236 690, 270 668, 300 660, 316 668, 306 684, 292 700, 276 736, 250 752"
    )
    card.paper(Pen().smooth(lip), ("#fffaf0", "#e0ccd0"), glue(160, rim=0.6))
    nest = Place(476, 1052, 64)
    card.shade(nest.oval(0, 0.3, 1, 0.4), "#3a2048", 0.5, soft=8)
    twigs = nest.smooth(knots("-0.95 -0.2, 0 -0.06, 0.95 -0.2, 0.62 0.5, -0.62 0.5"))
    bird: list[Knot] = knots(
        "-0.5 -0.16, -0.42 -0.56, -0.1 -0.62, 0.02 -0.98, 0.34 -1.02, 0.5 -0.8, 0.42 -0.3, 0.5 -0.1"
    )
    card.paper(nest.poly([(-0.4, -0.5), (-0.98, -0.86), (-0.5, -0.2)]), "#2a3a6a", glue(110))
    card.paper(nest.smooth(bird), ("#5a6ab0", "#2a3a6a"), glue(130, rim=0.7))
    card.paper(nest.poly([(0.46, -0.88), (0.74, -0.8), (0.46, -0.7)]), "#f0a03a", glue(80))
    eye(card, *nest.to(0.26, -0.82), 8, (640, 200), "#2a1a20", "#4a5aa0", 0)
    card.paper(twigs, ("#8a5a3a", "#4a2c2a"), glue(140, rim=0.5), torn=4)


def _girl(card: Card) -> None:
    """She has not lost hope."""
    x, y = 676, 1048
    card.shade(Pen().oval(x + 20, y, 90, 13), "#1a0c24", 0.6, soft=6)
    pose = POSES["reaching"].but(
        near_foot=(0.06, 0.98),
        far_foot=(-0.2, 0.96),
        far_toe=10.0,
        near_toe=0.0,
        nod=-20,
        far_grip="point",
        near_hand=(-0.1, 0.9),
        sway=(0.0, 0.0),
    )
    frock = Dress("dress", "#e0a23a", "#b8744a", "#6a2f34", 0.5, "#f6e0b0", stockings=True)
    figure(
        card,
        x,
        y,
        100,
        GIRL,
        pose,
        MOODS["awe"].but(pitch=-0.12),
        frock,
        flip=True,
        far_at=(596, 690),
        ground=True,
    )
