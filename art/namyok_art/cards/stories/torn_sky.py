"""On a very tall ladder a seamstress sews up a long tear in the paper sky."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, Y, blur, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, along, knots
from namyok_art.paper.place import Place, between, glue, lit, ribbon
from namyok_art.paper.props.buildings import panes, town
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.land import meadow, ridge
from namyok_art.paper.props.limbs import contour, crease, limb, model
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.pinch import TIP, pinch
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.props.sky import cloud

TEAR: list[Point] = [
    (-60, 300),
    (90, 262),
    (230, 268),
    (370, 226),
    (500, 230),
    (640, 262),
    (760, 250),
    (880, 270),
]
SAFFRON, RED, WINE = "#ffb52e", "#e0463a", "#5a1030"
SEAM = 0.565
"""How much of the tear is sewn."""
HAND = Place(520, 398, 96, -42)
SEAMSTRESS = Person(
    "adult",
    "#d8966a",
    "#3a2028",
    "bun",
    0.23,
    0.33,
    0.08,
    nose="wedge",
    eye="#3a4a3a",
    lip="#a8303a",
    brow=0.036,
)
CHILD = Person("child", "#f0c4a0", "#8a5434", "tail", 0.28, 0.35, 0.1, eye="#3a5a8a")


def draw() -> NDArray[np.uint8]:
    light = ["#ffffff", "#fffbe6", "#fdf6e8", "#f4f6fb"]
    card = Card(46, light, light=(660, 270), lamp="#fffdf0")
    _beyond(card)
    _sky(card)
    _shine(card)
    _village(card)
    _clouds(card)
    _stitches(card)
    _ladder(card)
    _square(card)
    _seamstress(card)
    return card.finish(
        bloom=0.4,
        halation=0.06,
        shadow_tone="#1f3f8a",
        light_tone="#fffaf0",
        vignette=0.2,
        contrast=1.08,
        saturation=1.1,
    )


def _stars(places: tuple[tuple[float, float, float], ...]) -> Pen:
    pen = Pen()
    for k, (x, y, r) in enumerate(places):
        with pen.at(x, y, 1, k * 23 % 60 - 30):
            pen.star(0, 0, r, 0.46, 5)
    return pen


def _beyond(card: Card) -> None:
    """What is behind the sky: white light and stars that have come loose."""
    card.lightup(Pen().rect(-20, -20, 840, 700), "#fff6d8", 0.1)
    inside = _stars(
        (
            (600, 250, 22),
            (668, 196, 30),
            (690, 300, 24),
            (752, 250, 34),
            (780, 340, 22),
            (640, 330, 16),
        )
    )
    card.paper(inside, ("#ffd24a", "#f0982a"), spread=5, shadow=0.25)


def _half_width(t: float) -> float:
    """How far the edges have drawn apart; nothing where it is sewn."""
    opening = max(0.0, t - SEAM + 0.03)
    return 3 + 200 * math.pow(min(1.0, opening / 0.4), 0.75)


def _gap() -> Pen:
    upper, lower = [], []
    points = along(TEAR, 60)
    for k, (x, y) in enumerate(points):
        half = _half_width(k / 59)
        upper.append((x + half * 0.1, y - half * 0.62))
        lower.append((x - half * 0.05, y + half * 0.74))
    return Pen().poly([*upper, *reversed(lower)])


def _sky(card: Card) -> None:
    sheet = 1 - _gap().mask
    fill = Gradient(("#12408f", "#1f63bf", "#4f9ae0", "#9fd0f0", "#d8ecf2"), 0, 1060)
    card.paper(sheet, fill, TORN, torn=7, core=0.9, shadow=0.5, spread=18, offset=(6, 14), rim=0.3)
    creases = Pen()
    for k in range(3, 36, 4):
        x, y = along(TEAR, 60)[k]
        for side in (-1, 1):
            length = 80 + 50 * math.sin(k * 1.7)
            far = y + side * length
            creases.taper([(x, y + side * 6), (x + 14, y * 0.4 + far * 0.6), (x + 20, far)], 6, 0.8)
    within = blur(sheet, 3) * sheet
    card.shade(creases, "#0f347a", 0.4, soft=3, within=within)


def _shine(card: Card) -> None:
    """Light falls out of the tear and so do a few stars."""
    card.rays(690, 290, "#fff4c8", 0.42, 760, 150, within=smoothstep(300, 520, Y))
    card.glow(700, 280, 300, "#fff6d8", 0.4)
    falling = _stars(
        (
            (590, 470, 20),
            (690, 520, 26),
            (742, 640, 18),
            (640, 690, 15),
            (716, 800, 13),
            (664, 890, 10),
        )
    )
    card.paper(falling, ("#ffe48a", "#f4a834"), spread=4, shadow=0.3)


def _village(card: Card) -> None:
    rng = card.rng
    far = ridge(rng, 980, 22)
    card.paper(far.pen(), ("#a8cfa8", "#7fb090"), TORN, torn=3, shadow=0.2, offset=(-3, -5))
    card.fog(990, 40, "#dff0f0", 0.4)
    for depth, (base, low, high) in enumerate(((1060, 44, 84), (1110, 40, 80))):
        tone = mix("#d8937a", "#c4583f", depth)
        pen = Pen()
        for left, right in ((-20, 190 - depth * 40), (590 + depth * 40, 820)):
            windows = town(pen, base, rng, left, right, (40, 62), (low, high), 0.5)
            card.paper(pen, (tone, mix(tone, "#f6e6d0", 0.55), "#f6e8d6"), shadow=0.28, spread=8)
            card.paint(panes(windows), "#fff6cf", 0.9)
            card.paint(panes(windows, lit=False), "#7a4a4a", 0.6)
            pen = Pen()
    place = ridge(rng, 1086, 6, bow=20)
    card.paper(place.pen(), ("#f0e0be", "#c8b488"), TORN, torn=3, shadow=0.25, offset=(0, -5))
    near = ridge(rng, 1186, 6, bow=-20)
    grass = meadow(near.pen(), near, rng, 200, 8, 22)
    card.paper(grass, ("#6f9f70", "#3f7260"), TORN, torn=3, shadow=0.25, offset=(0, -5))


def _clouds(card: Card) -> None:
    for x, y, width in ((90.0, 560, 220), (120.0, 110, 200), (560.0, 820, 190)):
        pen = Pen()
        cloud(pen, x, y, width, card.rng, 7, 0.3)
        card.paper(pen, ("#ffffff", "#d9e8f4"), shadow=0.25, spread=12, rim=0.3)


def _stitches(card: Card) -> None:
    points = along(TEAR, 240)
    pen, holes = Pen(), Pen()
    for k in range(16, int(240 * SEAM), 11):
        x, y = points[k]
        nx, ny = points[k + 1]
        dx, dy = nx - x, ny - y
        length = math.hypot(dx, dy)
        ux, uy = -dy / length, dx / length
        lean = 9 + 3 * math.sin(k)
        a = (x - ux * 34 - dx / length * lean, y - uy * 34 - dy / length * lean)
        b = (x + ux * 34 + dx / length * lean, y + uy * 34 + dy / length * lean)
        pen.line(*a, *b, 9)
        holes.circle(*a, 6).circle(*b, 6)
    card.shade(holes, "#0a1f52", 0.8)
    card.paper(pen, (mix(SAFFRON, "#ffffff", 0.3), SAFFRON), spread=5, lift=5, shadow=0.45)


def _ladder(card: Card) -> None:
    """It narrows with every rung that is further down."""
    top, foot = ((286.0, 226.0), (432.0, 222.0)), ((424.0, 1128.0), (452.0, 1128.0))
    pen = Pen()
    for a, b in zip(top, foot, strict=True):
        pen.poly(ribbon([a, between(a, b, 0.6), b], [17, 11, 6], 40))
    t, k = 0.02, 0
    while t < 0.985:
        a, b = between(top[0], foot[0], t), between(top[1], foot[1], t)
        pen.line(*a, *b, 13 - 9 * t)
        t += 0.082 * (1 - 0.78 * t)
        k += 1
    card.shade(pen, "#1f4a8a", 0.3, soft=6, move=(-16, 8))
    card.paper(pen, ("#d89a5c", "#8a5a3c"), spread=5, rim=0.4)
    wisp = Pen()
    cloud(wisp, 420, 984, 160, np.random.default_rng(5), 7, 0.26)
    card.paper(wisp, ("#ffffff", "#d9e8f4"), shadow=0.25, spread=12, rim=0.3)


def _square(card: Card) -> None:
    """The spool stands in the square, and the village uses the thread as a line."""
    line: list[Point] = [
        (236, 1046),
        (300, 1016),
        (400, 1034),
        (500, 1026),
        (580, 960),
        (596, 820),
        (566, 660),
        (530, 520),
        _needle(-0.9),
    ]
    card.shade(Pen().stroke(line, 4), "#2a4a7a", 0.25, soft=3, move=(-6, 5))
    card.paper(Pen().stroke(line, 4.6), SAFFRON, spread=2, shadow=0.25)
    _washing(card, along(line, 90))
    x = 200.0
    card.shade(Pen().oval(x + 6, 1160, 94, 14), "#6a5a4a", 0.5, soft=7)
    drum = Pen().rect(x - 54, 1052, 108, 98, 4)
    mask = card.paper(drum, (mix(SAFFRON, "#ffffff", 0.25), SAFFRON, "#d98a1a"), spread=6)
    turns = Pen()
    for k in range(13):
        turns.line(x - 56, 1060 + k * 8, x + 56, 1056 + k * 8, 2)
    card.shade(turns.mask * mask, "#a8600f", 0.5)
    ends = Pen().rect(x - 74, 1034, 148, 22, 7).rect(x - 74, 1142, 148, 22, 7)
    card.paper(ends, ("#d9a878", "#a87648"), spread=5, rim=0.3)
    _child(card)


def _child(card: Card) -> None:
    """She has turned her umbrella over and waits for what falls."""
    x, y = 650.0, 1170.0
    card.shade(Pen().oval(x + 8, y, 44, 8), "#6a5a4a", 0.5, soft=5)
    pose = POSES["reaching"].but(near_foot=(0.06, 0.98), far_foot=(-0.2, 0.96), nod=-24)
    frock = Dress("dress", "#2f6ac0", "#f0c4a0", "#5a2f34", 0.5, "#e0ecf8", stockings=True)
    grip = (704.0, 1082.0)
    stick = Pen().poly(ribbon([(722, 1022), (712, 1080), (708, 1104)], [5, 5]))
    card.paper(stick, "#7a4a34", glue(60))
    bowl: list[Knot] = knots(
        "660 1010!, 690 1024, 720 1028, 752 1020, 780 1000!, 756 1046, 722 1056, 680 1046"
    )
    inside = Pen().oval(720, 1007, 61, 14, -5)
    card.paper(inside, "#8a1f34", glue(80))
    card.paper(_stars(((700, 1004, 13), (732, 1000, 15))), ("#ffe48a", "#f4a834"), glue(50))
    cup = card.paper(Pen().smooth(bowl), ("#f0584a", "#b02a3a"), glue(100))
    for a, b in (((692, 1024), (708, 1054)), ((750, 1018), (738, 1052))):
        crease(card, cup, [a, between(a, b, 0.5), b], 5, WINE, 0.5)
    awe = MOODS["awe"].but(pitch=-0.1)
    figure(card, x, y, 48, CHILD, pose, awe, frock, near_at=grip, far_at=grip, ground=True)


def _needle(v: float) -> Point:
    """A point on the needle: 0 is between finger and thumb, -1 the eye, 1 the tip."""
    x, y = HAND.to(*TIP)
    a = math.radians(-64)
    return x + math.cos(a) * 92 * v, y + math.sin(a) * 92 * v


def _seamstress(card: Card) -> None:
    """She has climbed to the end of the world, and looks only at the next stitch."""
    skin = SEAMSTRESS.skin
    far = limb(
        card,
        [(336, 520), (404, 456), (430, 352)],
        [27, 25, 21, 19],
        [27, 27, 22, 18],
        mix(RED, WINE, 0.35),
    )
    crease(card, far, [(380, 470), (402, 452), (424, 446)], 6, WINE, 0.5)
    hand(card, 434, 352, 92, "reach", mix(skin, "#5a1f3a", 0.1), 14, True)
    band = Pen().poly(ribbon([(412, 356), (454, 346)], [20, 20]))
    card.paper(band, ("#fff6e4", "#d8c0b0"), glue(90))
    for x, y, knee in ((426.0, 838.0, (392.0, 744.0)), (396.0, 888.0, (362.0, 760.0))):
        stocking = [knee, (x - 4, y - 46), (x - 6, y - 22)]
        limb(card, stocking, [24, 24, 17], [24, 20, 17], ("#fff6e8", "#d8c8c8"), 180)
        boot = knots(
            f"{x - 28} {y - 44}!, {x + 12} {y - 46}!, {x + 14} {y - 18}, {x + 40} {y - 8}, "
            f"{x + 42} {y + 4}!, {x + 8} {y + 4}!, {x - 4} {y + 12}!, {x - 28} {y + 12}!"
        )
        card.paper(Pen().smooth(boot), ("#6a3a34", "#34182a"), glue(110))
    skirt: list[Knot] = knots(
        "258 636!, 358 632!, 402 700, 424 786!, 380 806, 344 796, 300 822, 250 808, 200 840, "
        "120 836!, 166 780, 216 706"
    )
    cloth = card.paper(Pen().smooth(skirt), lit(card, Place(300, 720, 200), RED, 0.36), glue(300))
    model(card, Place(300, 720, 100), cloth, 24, 0.5, WINE)
    for line in (
        [(300, 650), (296, 700), (270, 760), (252, 800)],
        [(330, 650), (344, 710), (346, 760), (344, 790)],
        [(276, 650), (244, 710), (200, 770), (160, 820)],
        [(350, 660), (376, 710), (386, 760), (384, 796)],
    ):
        crease(card, cloth, [(float(x), float(y)) for x, y in line], 10, WINE, 0.5, 2)
    neck = Pen().smooth(knots("284 440, 336 466, 346 508, 308 524, 276 508"))
    card.paper(neck, mix(skin, "#5a1f3a", 0.28), glue(120))
    bodice: list[Knot] = knots(
        "254 512, 284 488, 330 496, 366 520, 378 566, 362 636!, 254 640!, 250 580"
    )
    top = card.paper(Pen().smooth(bodice), lit(card, Place(310, 570, 150), RED, 0.36), glue(260))
    model(card, Place(310, 570, 100), top, 18, 0.5, WINE)
    sash = Pen().poly(ribbon([(250, 636), (306, 644), (364, 632)], [24, 26, 24], 30))
    card.paper(sash, ("#fff2da", "#d8b89a"), glue(120))
    tails = Pen().poly(ribbon([(254, 640), (196, 666), (150, 650)], [20, 16, 24], 30))
    tails.poly(ribbon([(254, 644), (214, 694), (168, 716)], [18, 14, 22], 30))
    card.paper(tails, ("#fff2da", "#d8b89a"), glue(100))
    focus = MOODS["calm"].but(
        gaze=(0.8, -0.7), top=0.07, brow_in=-0.02, brow_out=-0.03, corner=-0.012
    )
    profile(card, 316, 412, 148, SEAMSTRESS, focus, -24)
    wrist = HAND.to(0, 0)
    bent: list[Point] = [(296, 536), (372, 566), (436, 522), wrist]
    sleeve = Pen().poly(contour(bent, [36, 36, 30, 24, 19], [38, 38, 34, 24, 18]))
    red = lit(card, Place(380, 520, 140), RED, 0.36)
    arm = card.paper(sleeve.circle(294, 534, 38), red, glue(280))
    model(card, Place(380, 520, 100), arm, 16, 0.5, WINE)
    for line in (
        [(400, 528), (420, 544), (436, 560), (440, 572)],
        [(386, 534), (396, 560), (400, 580), (396, 596)],
        [(450, 486), (466, 500), (480, 508), (490, 508)],
    ):
        crease(card, arm, [(float(x), float(y)) for x, y in line], 7, WINE, 0.5, 1.2)
    collar = Pen().smooth(knots("270 492!, 304 512, 346 500!, 356 518!, 308 536, 258 516!"))
    card.paper(collar, ("#fff6e4", "#d8c0b0"), glue(90))

    def needle() -> None:
        spine = [_needle(v) for v in (-1.05, -0.8, 0.4, 1.2)]
        body = ribbon(spine, [10, 13, 10, 1.5], 40)
        card.paper(Pen().poly(body), ("#ffffff", "#9fb0c4"), glue(90, rim=0.6, shadow=0.5))
        card.paint(Pen().line(*_needle(-0.98), *_needle(-0.82), 3.4), "#2a3a5a")

    last = along(TEAR, 240)[int(240 * SEAM) - 4]
    end = (last[0], last[1] + 30)
    slack: list[Point] = [end, (520, 318), (574, 400), (560, 440), _needle(-0.9)]
    card.paper(Pen().stroke(slack, 5), SAFFRON, spread=3, shadow=0.35)
    pinch(card, HAND, skin, needle)
    cuff = HAND.poly([(-0.16, -0.24), (0.06, -0.22), (0.06, 0.24), (-0.16, 0.26)])
    card.paper(cuff, ("#fff6e4", "#d8c0b0"), glue(90))


def _washing(card: Card, points: list[Point]) -> None:
    tones = ("#ffffff", "#f6c4b4", "#cfe4f4", "#fff0c8", "#ffffff", "#d8e8c8")
    for i, k in enumerate((8, 13, 18, 23, 28, 33)):
        x, y = points[k]
        cloth = Pen()
        if i % 3 == 0:
            cloth.rect(x - 15, y, 30, 34, 2)
        elif i % 3 == 1:
            cloth.poly(
                [
                    (x - 17, y),
                    (x + 17, y),
                    (x + 22, y + 12),
                    (x + 12, y + 14),
                    (x + 12, y + 36),
                    (x - 12, y + 36),
                    (x - 12, y + 14),
                    (x - 22, y + 12),
                ]
            )
        else:
            cloth.poly(
                [
                    (x - 11, y),
                    (x + 11, y),
                    (x + 13, y + 38),
                    (x + 3, y + 38),
                    (x, y + 14),
                    (x - 3, y + 38),
                    (x - 13, y + 38),
                ]
            )
        card.paper(cloth, (tones[i], mix(tones[i], "#8a9ac0", 0.2)), spread=4, shadow=0.3)
