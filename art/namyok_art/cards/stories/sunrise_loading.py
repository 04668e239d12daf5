"""Eight suns turn in a ring where one should rise; a beard that waits fills the beach."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.patterns import checks, stripes
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.limbs import contour, crease, model
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.skeleton import POSES

RING: Point = (440, 312)
ROUND = 206.0
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
    (292, 716),
    (350, 780),
    (420, 856),
    (404, 940),
    (326, 1002),
    (282, 1078),
    (332, 1146),
    (470, 1128),
    (640, 1136),
    (880, 1270),
]
WIDE = [70.0, 112, 118, 106, 98, 98, 100, 124, 160, 210]
WOOL, INK = "#c85a3f", "#4a1430"


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
    card.shine_on(360, 720, 260, "#ffc890", 0.2)
    return card.finish(
        bloom=0.55,
        shadow_tone="#2a1c50",
        light_tone="#ffe8c8",
        toning=0.09,
        vignette=0.28,
        saturation=1.1,
    )


def _ring(card: Card) -> None:
    """The oldest are nearly gone, the newest burns; no two were cut alike."""
    rng = np.random.default_rng(8)
    for k in range(7, -1, -1):
        a = FIRST - math.radians(k * 45)
        x, y = RING[0] + ROUND * math.cos(a), RING[1] + ROUND * math.sin(a)
        fade = k / 7
        r = 74 - 48 * fade**0.7
        tone = mix("#ffd070", "#7a4680", fade**0.7)
        if k == 0:
            card.glow(x, y, 300, "#ffe6a0", 0.95)
        elif k < 4:
            card.glow(x, y, r * 2.4, "#ffb070", 0.4 * (1 - fade))
        rays = _rays(x, y, r, 13 + (k * 5) % 7, 1 - fade, rng)
        fill = (mix(tone, "#fff0d0", 0.2), mix(tone, "#f0642a", 0.6 * (1 - fade)))
        card.paper(rays, fill, glue(140, shadow=0.22), wobble=2)
        disc = Pen().circle(x, y, r)
        if k < 3:
            card.lightup(disc, mix("#fff8de", tone, k / 3), 1.5 - 0.5 * k)
        else:
            card.paper(disc, (mix(tone, "#fff0d0", 0.25), tone), glue(120, shadow=0.2), wobble=2)


def _rays(x: float, y: float, r: float, count: int, fire: float, rng: np.random.Generator) -> Pen:
    """Tongues of flame that bend with the turning of the ring and burn down to stumps."""
    pen = Pen()
    for k in range(count):
        a = math.tau * (k + rng.uniform(-0.18, 0.18)) / count
        long = r * (1.14 + (0.16 + 0.4 * fire) * rng.uniform(0.55, 1.1))
        half = math.pi / count * 1.06
        bend = 0.06 + 0.16 * fire
        points = []
        for angle, far in ((a - half, r * 0.94), (a + bend, long), (a + half, r * 0.94)):
            points.append((x + far * math.cos(angle), y + far * math.sin(angle)))
        (ax, ay), (tx, ty), (bx, by) = points
        pen.poly([(ax, ay), (tx, ty), (bx, by)])
    return pen.circle(x, y, r)


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
        "14 592!, 66 556!, 150 690, 250 860, 400 880, 520 850!, 524 884!, 400 980, 200 1004, "
        "76 930, 30 760"
    )
    card.paper(Pen().smooth(sling), stripes("#b83a4a", "#f2dcb4", 34, 58), glue(220))


def _old(card: Card) -> None:
    """Wrapped up for a long wait; he cannot stir, somebody nests in his beard."""
    for x, y, turn in ((570.0, 1006.0, -52), (532.0, 1018.0, -44)):
        p = Place(x, y, 66, turn)
        slipper = p.smooth(knots("-0.5 0.3, -0.56 -0.3, 0 -0.36, 0.8 -0.1, 0.86 0.2, 0.2 0.34"))
        card.paper(slipper, ("#f0b85a", "#a85a34"), glue(130, rim=0.6))
    plaid = checks("#2f7a7c", "#1c4256", 58, 24)
    lap: list[Knot] = knots(
        "150 880, 240 820, 340 800, 430 764, 500 748, 544 786, 566 870, 588 996!, "
        "560 1012!, 530 1002!, 500 1024!, 470 1000, 440 960, 380 990, 330 1040!, 240 1056!, "
        "150 1036!, 140 960"
    )
    mask = card.paper(Pen().smooth(lap), plaid, glue(320, rim=0.7))
    card.shade(smoothstep(420, 120, X + 0.5 * (900 - Y)), "#140a2c", 0.35, within=mask)
    for line in (
        [(476, 780), (462, 850), (474, 920), (504, 1010)],
        [(514, 780), (518, 850), (538, 920), (560, 1004)],
        [(180, 960), (196, 990), (192, 1020), (198, 1046)],
        [(270, 970), (262, 1000), (276, 1030), (270, 1050)],
    ):
        folded = [(float(x), float(y)) for x, y in line]
        crease(card, mask, folded, 12, "#0a1428", 0.5, 4)
    fringe = Pen()
    for k in range(17):
        x = 152 + 11.0 * k
        y = 1036 + (20 * (x - 150) / 90 if x < 240 else 20 - 16 * (x - 240) / 90)
        fringe.line(x, y - 4, x - 3, y + 18, 3.6)
    card.paper(fringe, ("#5a9a98", "#2a5a64"), glue(40))
    wait = MOODS["weary"].but(gaze=(0.75, -0.5), pitch=0.0, top=0.046)
    neck = Pen().smooth(knots("120 640, 230 640, 270 720, 240 770, 110 760"))
    card.paper(neck, mix(OLD.skin, "#5a1f3a", 0.22), glue(160))
    _coat(card)
    profile(card, 200, 596, 240, OLD, wait, -14)
    _beard(card)
    _nest(card, Place(446, 834, 92))
    _hand(card)


SLEEVE: list[Point] = [(140, 760), (128, 850), (168, 918), (250, 918), (340, 898)]


def _coat(card: Card) -> None:
    """Shoulder, chest and sleeve are one sheet of wool, so nothing can come apart."""
    whole = Pen().poly(contour(SLEEVE, [64, 62, 52, 40, 33], [64, 60, 58, 44, 33]))
    whole.smooth(
        knots(
            "72 800, 66 730, 96 684, 140 676, 210 700, 280 726, 350 800, 360 860, 250 900, 110 900"
        )
    )
    fill = lit(card, Place(230, 790, 240), WOOL, 0.4)
    mask = card.paper(whole, fill, glue(340, rim=0.6))
    model(card, Place(200, 840, 100), mask, 30, 0.55, INK)
    for fold, wide in (
        ([(252, 752), (226, 800), (212, 846), (214, 876)], 13),
        ([(214, 876), (250, 882), (290, 872), (338, 862)], 9),
        ([(90, 870), (130, 880), (166, 872), (200, 850)], 8),
        ([(104, 916), (146, 908), (182, 888), (206, 868)], 8),
        ([(150, 958), (180, 926), (200, 900), (212, 880)], 8),
        ([(270, 888), (278, 912), (274, 934), (264, 950)], 8),
        ([(98, 720), (122, 748), (130, 790), (124, 830)], 8),
    ):
        crease(card, mask, [(float(x), float(y)) for x, y in fold], wide, INK, 0.4, 2.4)
    roll = Pen().smooth(
        knots("88 690, 108 652, 150 660, 206 692, 262 716, 268 748, 226 756, 160 736, 104 724")
    )
    collar = card.paper(roll, lit(card, Place(180, 700, 120), mix(WOOL, "#ffe0c0", 0.2)), glue(180))
    model(card, Place(180, 700, 100), collar, 12, 0.45, INK)
    for k in range(11):
        x, y = 108 + 14.0 * k, 664 + 5.8 * k
        crease(card, collar, [(x, y), (x - 2, y + 24), (x - 6, y + 56)], 4, INK, 0.4)


def _hand(card: Card) -> None:
    hand(card, 352, 895, 158, "reach", OLD.skin, 82)
    cuff = Pen().poly(ribbon([(340, 856), (352, 938)], [34, 34], 20))
    card.paper(cuff, lit(card, Place(346, 900, 80), mix(WOOL, "#ffe0c0", 0.25)), glue(140))
    ribs = Pen()
    for k in range(6):
        ribs.line(326 + k, 866 + k * 13, 366 + k, 860 + k * 13, 2.4)
    card.shade(ribs, INK, 0.35)


def _beard(card: Card) -> None:
    whole = Pen().poly(ribbon(FLOW, WIDE, 180))
    mask = card.paper(
        whole, Gradient(("#fff4e2", "#e8d4d4", "#a890b4"), 700, 1220), glue(320, rim=0.6, spread=12)
    )
    rng = card.rng
    spine = np.asarray(along(FLOW, 180))
    aim = np.gradient(spine, axis=0)
    aim /= np.linalg.norm(aim, axis=1)[:, None]
    normal = np.stack([-aim[:, 1], aim[:, 0]], 1)
    half = np.interp(np.linspace(0, 9, 180), np.arange(10), WIDE)[:, None] / 2
    for k in range(15):
        side = -0.86 + 1.72 * k / 14 + rng.uniform(-0.04, 0.04)
        sway = np.sin(np.linspace(0, 9 + rng.uniform(0, 4), 180) + k)[:, None] * 0.07
        start, stop = int(rng.uniform(0, 40)), int(rng.uniform(130, 180))
        line = (spine + normal * half * (side + sway))[start:stop]
        points = [(float(x), float(y)) for x, y in line]
        pen = Pen().poly(ribbon(points, [1, 6, 7, 6, 1], 160))
        card.shade(pen, "#6a4a80", 0.42, soft=1.2, move=(2, 2), within=mask)
    lip: list[Knot] = knots(
        "238 740, 244 700, 276 672, 312 656, 334 664, 324 684, 310 704, 296 744, 266 764"
    )
    whisker = card.paper(Pen().smooth(lip), ("#fffaf0", "#d8c0cc"), glue(160, rim=0.6))
    for hair in (
        [(326, 668), (296, 682), (266, 706), (250, 740)],
        [(318, 682), (292, 700), (274, 724), (264, 756)],
        [(300, 664), (272, 686), (254, 708), (246, 724)],
    ):
        crease(card, whisker, [(float(x), float(y)) for x, y in hair], 5, "#6a4a80", 0.4, 1)


def _nest(card: Card, nest: Place) -> None:
    card.shade(nest.oval(0, 0.3, 1, 0.4), "#3a2048", 0.5, soft=8)
    twigs = nest.smooth(knots("-0.95 -0.2, 0 -0.06, 0.95 -0.2, 0.62 0.5, -0.62 0.5"))
    bird: list[Knot] = knots(
        "-0.5 -0.16, -0.42 -0.56, -0.1 -0.62, 0.02 -0.98, 0.34 -1.02, 0.5 -0.8, 0.42 -0.3, 0.5 -0.1"
    )
    card.paper(nest.poly([(-0.4, -0.5), (-0.98, -0.86), (-0.5, -0.2)]), "#2a3a6a", glue(110))
    card.paper(nest.smooth(bird), ("#5a7ad0", "#2a3a6a"), glue(130, rim=0.7))
    wing = nest.smooth(knots("-0.5 -0.5!, -0.2 -0.6, 0.1 -0.5, 0.06 -0.24, -0.3 -0.2"))
    card.paper(wing, ("#3f58a8", "#22305c"), glue(100))
    card.paper(nest.poly([(0.46, -0.88), (0.74, -0.84), (0.46, -0.7)]), "#f0a03a", glue(80))
    eye(card, *nest.to(0.27, -0.82), 10, (640, 200), "#2a1a20", "#4a5aa0", 0)
    card.paper(twigs, ("#9a683f", "#4a2c2a"), glue(140, rim=0.5), torn=4)
    rng = np.random.default_rng(3)
    straw = Pen()
    for _ in range(26):
        x, y = rng.uniform(-0.8, 0.7), rng.uniform(-0.16, 0.36)
        straw.line(*nest.to(x, y), *nest.to(x + rng.uniform(0.1, 0.3), y + rng.normal(0, 0.07)), 3)
    card.paint(straw, "#d8a868", 0.6)


def _girl(card: Card) -> None:
    """She has not lost hope."""
    x, y = 712, 1030
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
        far_at=(590, 640),
        ground=True,
    )
