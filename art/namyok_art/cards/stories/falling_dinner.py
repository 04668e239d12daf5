"""A dinner for two, seen from above, falls into the street and nobody puts down the glass."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, between, glue, lit, ribbon
from namyok_art.paper.props.cast import CHILDREN, EVERYONE, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import above
from namyok_art.paper.props.limbs import contour, crease, model
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.pinch import pinch
from namyok_art.paper.props.profile import profile
from namyok_art.paper.space import Array, X, Y

DEEP = (500.0, 930.0)
"""Where all walls meet, far below."""
TABLE = (388.0, 520.0)
FLAT_TOP = 0.6
"""How far the round table is foreshortened."""
LAMP = "#ffd890"
BLUE, GREEN, NIGHT = "#2f62b0", "#1f8a70", "#140a2c"
HIM = Person(
    "adult",
    "#d8a078",
    "#3a2024",
    "short",
    0.27,
    0.34,
    0.12,
    nose="hook",
    beard="goatee",
    eye="#3a4a5a",
    brow=0.05,
)
HER = Person(
    "adult",
    "#f2c8a8",
    "#c8481c",
    "short",
    0.22,
    0.325,
    0.075,
    nose="button",
    eye="#3a8a5a",
    lip="#c02a3a",
    brow=0.03,
)
CLINK: Point = (392, 372)


def draw() -> NDArray[np.uint8]:
    far = np.hypot(X - DEEP[0], Y - DEEP[1])
    street = Gradient(("#ffc066", "#d8683c", "#6a2f4a", "#2a1a40"), 20, 420, along=far)
    card = Card(118, street, light=(402, 440), lamp=LAMP)
    _square(card)
    _blocks(card)
    _crowd(card)
    dark: Array = np.clip((far - 300) / 460, 0, 1)
    card.shade(np.asarray(dark, np.float32), "#160c2c", 0.72)
    _wind(card)
    card.glow(*TABLE, 470, "#ffb860", 0.34)
    _chairs(card)
    _her_hair(card)
    _torsos(card)
    _cloth(card)
    _dishes(card)
    _heads(card)
    _toast(card)
    _loose(card)
    return card.finish(
        bloom=0.5, shadow_tone="#241238", light_tone="#ffe8c0", vignette=0.25, saturation=1.08
    )


def _to(share: float, x: float, y: float) -> Point:
    """A point of the roofs, let down towards the street by `share`."""
    return x + (DEEP[0] - x) * share, y + (DEEP[1] - y) * share


def _square(card: Card) -> None:
    """The crossroads below: the table's shadow is already there, and people run out of it."""
    x, y = DEEP
    for turn in (20, 112):
        lane = Pen()
        with lane.at(x, y, 1, turn):
            lane.rect(-500, -40, 1000, 80)
        card.paint(lane, "#ffe09a", 0.35)
    card.shade(Pen().oval(x, y, 58, 50), "#2a0f2a", 0.92, soft=6)


def _crowd(card: Card) -> None:
    x, y = DEEP
    crowd = [who for who in EVERYONE if who not in CHILDREN]
    tones = ("#b8303a", "#2f5a8a", "#e0c090", "#3a7a5a", "#5a3a78")
    rng = np.random.default_rng(5)
    for k in range(10):
        a = k * math.tau / 10 + rng.normal(0, 0.12)
        r = 92 + 22 * (k % 2) + rng.uniform(-5, 5)
        px, py = x + r * math.cos(a), y + r * 0.94 * math.sin(a)
        shade = Pen().taper([(px, py), (px + 26 * math.cos(a), py + 26 * math.sin(a))], 16, 5)
        card.shade(shade, "#3a1030", 0.5, soft=2)
        dress = Dress("jacket", tones[k % 5], "#2a2038", "#1a1020")
        arms = ((-0.8, -0.6), (0.8, -0.5)) if k % 2 else ((-0.7, 0.3), (0.7, -0.7))
        turn = math.degrees(a) + 90 + rng.normal(0, 10)
        above(card, px, py, 20, crowd[(k * 3) % len(crowd)], dress, turn, arms, 0.9)


def _blocks(card: Card) -> None:
    """Houses as one sees them in falling: roofs wide, walls running together below."""
    rng = np.random.default_rng(3)
    corners = (
        ([(-40, -40), (300, -40), (190, 300), (-40, 420)], "#5a3a64", "#8a4a4c"),
        ([(420, -40), (840, -40), (840, 330), (600, 290)], "#6a3f5c", "#7a3a44"),
        ([(800, 520), (840, 500), (840, 1240), (790, 1240)], "#4f3460", "#9a5048"),
        ([(-40, 640), (130, 700), (210, 1080), (60, 1240), (-40, 1240)], "#5c3c62", "#84444a"),
        ([(330, 1150), (640, 1130), (700, 1240), (280, 1240)], "#6a425c", "#8a4a44"),
    )
    for roof, wall, tile in corners:
        _walls(card, roof, wall, rng)
        flat = [(float(x), float(y)) for x, y in roof]
        mask = card.paper(
            Pen().poly(flat), (tile, mix(tile, "#2a1438", 0.5)), glue(320, shadow=0.5, rim=0.5)
        )
        ribs = Pen()
        for k in range(-10, 60):
            ribs.line(-200, k * 34.0, 1000, k * 34.0 + (180 if wall < "#5c" else -180), 3)
        card.shade(ribs.mask * mask, "#2a1030", 0.4)
        cx, cy = np.mean(flat, 0)
        for dx, dy in ((-40, 20), (36, -34)):
            _chimney(card, float(cx) + dx, float(cy) + dy)


def _walls(card: Card, roof: list[tuple[int, int]], wall: str, rng: np.random.Generator) -> None:
    for (ax, ay), (bx, by) in zip(roof, roof[1:] + roof[:1], strict=True):
        foot_a, foot_b = _to(0.62, ax, ay), _to(0.62, bx, by)
        turned = (bx - ax) * (DEEP[1] - ay) - (by - ay) * (DEEP[0] - ax)
        if turned < 0:
            continue
        tone = mix(wall, "#ff9a50" if by > ay else "#20143a", 0.22)
        sheet = Pen().poly([(ax, ay), (bx, by), foot_b, foot_a])
        card.paper(sheet, tone, glue(160, rim=0.25, shadow=0.3))
        for row in range(5):
            near, low = 0.08 + row * 0.11, 0.145 + row * 0.11
            count = max(2, int(math.hypot(bx - ax, by - ay) / 62))
            for k in range(count):
                s, e = (k + 0.28) / count, (k + 0.72) / count
                quad = [
                    _to(near, ax + (bx - ax) * s, ay + (by - ay) * s),
                    _to(near, ax + (bx - ax) * e, ay + (by - ay) * e),
                    _to(low, ax + (bx - ax) * e, ay + (by - ay) * e),
                    _to(low, ax + (bx - ax) * s, ay + (by - ay) * s),
                ]
                if rng.uniform() < 0.5:
                    card.lightup(Pen().poly(quad), "#ffc866", 0.5)
                else:
                    card.shade(Pen().poly(quad), "#1a0c2c", 0.6)


def _chimney(card: Card, x: float, y: float) -> None:
    foot = _to(0.08, x, y)
    side = Pen().poly([(x - 20, y), (x + 20, y), (foot[0] + 17, foot[1]), (foot[0] - 17, foot[1])])
    card.paper(side, "#3a2038", glue(60))
    card.paper(Pen().rect(x - 22, y - 18, 44, 36, 3), ("#a85a4a", "#6a3040"), glue(70, rim=0.5))
    card.shade(Pen().rect(x - 11, y - 8, 22, 16, 2), "#1a0a1c", 0.85)


def _wind(card: Card) -> None:
    rng = np.random.default_rng(21)
    for _ in range(46):
        a, near = rng.uniform(0, math.tau), rng.uniform(330, 520)
        far = near + rng.uniform(60, 220)
        ray: list[Point] = [
            (DEEP[0] + near * math.cos(a), DEEP[1] + near * math.sin(a)),
            (DEEP[0] + far * math.cos(a), DEEP[1] + far * math.sin(a)),
        ]
        card.paint(Pen().taper(ray, 1, 4), "#ffe6c0", 0.4, soft=1)


def _chairs(card: Card) -> None:
    """The lower a thing is the smaller it is: their feet are halfway to the street."""
    for x, y, s in ((84.0, 560.0, -1), (704.0, 520.0, 1)):
        legs = Pen()
        for dx in (-50, 36):
            a = (x + dx, y + 90.0)
            legs.poly(ribbon([a, _to(0.36, *a)], [19, 9]))
        card.paper(legs, ("#8a5030", "#4a2420"), glue(160, shadow=0.5))
        back = Place(x, y, 150, s * 6)
        frame = back.smooth(knots("-0.5 -0.62, 0 -0.72, 0.5 -0.62, 0.4 0.6, 0.1 0.74, -0.36 0.6"))
        card.paper(frame, ("#b06a3a", "#5a2c22"), glue(220, shadow=0.55, rim=0.4))
    for hips, tone, shoe in (
        (((176.0, 650.0), (226.0, 660.0)), mix(BLUE, NIGHT, 0.35), ("#6a3a2c", "#34181c")),
        (((588.0, 640.0), (638.0, 636.0)), HER.skin, ("#e0303a", "#8a1428")),
    ):
        for k, hip in enumerate(hips):
            knee, foot = _to(0.24, *hip), _to(0.42 + 0.06 * k, *hip)
            leg = contour([hip, knee, foot], [30, 23, 14], [30, 23, 14])
            fill = Gradient((tone, mix(tone, NIGHT, 0.35)), hip[1], foot[1])
            card.paper(Pen().poly(leg), fill, glue(180, shadow=0.5))
            toe = -1 if foot[0] > DEEP[0] else 1
            p = Place(foot[0], foot[1] + 4, 44, toe * (16 + 14 * k), toe < 0)
            boot = p.smooth(
                knots("-0.4 -0.36, 0.2 -0.4, 0.7 -0.1, 0.74 0.2, -0.1 0.28, -0.44 0.16")
            )
            card.paper(boot, shoe, glue(110, shadow=0.5))


def _lock(card: Card, line: list[Point], wide: float, tone: str) -> None:
    hair = Pen().poly(contour(line, [wide, wide * 1.2, wide * 0.9, 1], [wide, wide, wide * 0.8, 1]))
    mask = card.paper(hair, lit(card, Place(*line[1], 170), tone, 0.4, 0.9), glue(150, shadow=0.4))
    crease(card, mask, line, 5, "#4a0c1c", 0.45)


def _her_hair(card: Card) -> None:
    """It is late by a whole storey."""
    for k, (bend, tip) in enumerate(
        (
            ((700, 190), (748, 60)),
            ((640, 170), (668, 20)),
            ((560, 190), (520, 70)),
            ((676, 200), (716, 96)),
            ((600, 170), (600, 36)),
            ((580, 210), (560, 120)),
        )
    ):
        root = (616.0 + 8 * (k % 3), 322.0)
        middle = between(root, bend, 0.55)
        sway = 16 if k % 2 else -14
        line = [
            root,
            (middle[0] + sway, middle[1]),
            (float(bend[0]), float(bend[1])),
            (float(tip[0]), float(tip[1])),
        ]
        _lock(card, line, 28, mix(HER.hair, "#ffb060" if k % 2 else "#6a1420", 0.18))


def _torsos(card: Card) -> None:
    for shape, tone, x in (
        (
            "70 560, 90 486, 146 456, 206 470, 250 540, 258 620, 244 676, 190 690, 120 650",
            BLUE,
            150,
        ),
        (
            "520 540, 556 466, 610 436, 670 456, 714 530, 694 620, 640 664, 580 668, 530 630",
            GREEN,
            620,
        ),
    ):
        p = Place(x, 560, 170)
        mask = card.paper(
            Pen().smooth(knots(shape)), lit(card, p, tone, 0.45, 1), glue(300, shadow=0.5)
        )
        model(card, p, mask, 30, 0.6, NIGHT)
    shirt = Pen().smooth(knots("168 462!, 214 476!, 236 560!, 210 640!"))
    card.paper(shirt, ("#fff6e8", "#d8c0b8"), glue(120))


def _ring(size: float, deep: float, phase: float) -> list[Knot]:
    hem: list[Knot] = []
    for k in range(44):
        a = math.tau * k / 44
        r = size + deep * math.sin(a * 7 + phase) * (0.7 + 0.3 * math.sin(a * 2 + 1))
        hem.append((TABLE[0] + r * math.cos(a), TABLE[1] + r * FLAT_TOP * math.sin(a)))
    return hem


def _cloth(card: Card) -> None:
    """A round cloth whose hem the wind has turned up all round like a flower."""
    x, y = TABLE
    away = np.hypot(X - x, (Y - y) / FLAT_TOP)
    for ring, (size, deep, tone) in enumerate(
        ((284, 52, "#d8a898"), (262, 38, "#efd0b4"), (242, 22, "#fff0d4"))
    ):
        fill = Gradient((tone, mix(tone, "#8a4a5a", 0.4)), 150, size + deep, along=away)
        hem = Pen().smooth(_ring(size, deep, ring * 0.9))
        mask = card.paper(hem, fill, glue(500, shadow=0.6, rim=0.4))
        folds = Pen()
        for k in range(7):
            a = math.tau * (k + 0.75 - ring * 0.143) / 7
            out = size + deep
            line: list[Point] = [
                (x + 190 * math.cos(a), y + 190 * FLAT_TOP * math.sin(a)),
                (x + out * math.cos(a + 0.05), y + out * FLAT_TOP * math.sin(a + 0.05)),
            ]
            folds.taper(line, 2, 30)
        card.shade(blur(folds.mask, 8) * mask, "#6a2a4a", 0.4)
    top = Pen().oval(x, y, 212, 212 * FLAT_TOP)
    card.paper(top, Gradient(("#fbe0a8", "#e8bc84"), 30, 220, along=away), glue(90, shadow=0.25))


def _dishes(card: Card) -> None:
    x, y = TABLE
    for dx, dy, food in ((-108, 40, "#8aa04a"), (118, 26, "#d8863a")):
        place = Place(x + dx, y + dy, 66)
        card.paper(place.oval(0, 0, 1, 0.58), ("#ffffff", "#e8d4cc"), glue(130, shadow=0.5))
        card.paper(place.oval(0, 0, 0.68, 0.38), ("#f6e8e0", "#fffaf4"), glue(40, shadow=0.2))
        card.paper(place.oval(0.06, -0.06, 0.42, 0.2, 6), lit(card, place, food), glue(60))
        card.paper(place.oval(-0.2, -0.02, 0.17, 0.14), "#d8402c", glue(40))
    x, y = x + 6, y + 66
    card.glow(x, y - 80, 120, "#ffd070", 0.35)
    card.paper(Pen().oval(x, y, 40, 22), ("#e8b850", "#8a5c24"), glue(90))
    card.paper(
        Pen().smooth(
            knots(
                f"{x - 16} {y - 62}!, {x + 16} {y - 62}!, {x + 18} {y}!, {x} {y + 8}, {x - 18} {y}!"
            )
        ),
        ("#fff8e0", "#e0b890"),
        glue(90),
    )
    flame: list[Knot] = [
        (x, y - 56),
        (x - 16, y - 82),
        (x - 6, y - 116),
        (x + 7, y - 152, 0),
        (x + 15, y - 106),
        (x + 14, y - 76),
    ]
    card.lightup(Pen().smooth(flame), "#ff9a26", 0.6)
    core = [(x + (k[0] - x) * 0.55, y - 58 + (k[1] - y + 58) * 0.6, *k[2:]) for k in flame]
    card.lightup(Pen().smooth(core), "#fff0b8", 0.4)


def _heads(card: Card) -> None:
    """They have eyes for each other only."""
    for shape, who in (
        ("118 390, 190 408, 214 478, 168 500, 116 470", HIM),
        ("598 390, 640 384, 654 452, 612 470, 586 450", HER),
    ):
        card.paper(Pen().smooth(knots(shape)), mix(who.skin, "#5a1f3a", 0.3), glue(140))
    collar = Pen().smooth(knots("112 462!, 168 492, 220 470!, 230 492!, 170 522, 104 490!"))
    card.paper(collar, ("#fff6e8", "#d8c0b8"), glue(100))
    tie: list[Point] = [(196, 496), (262, 470), (276, 410), (330, 380)]
    silk = Pen().poly(contour(tie, [9, 16, 20, 3], [9, 16, 20, 3]))
    card.paper(silk, ("#f04a3a", "#a81f2c"), glue(120, shadow=0.5))
    for line in (
        [(130, 296), (112, 220), (140, 140)],
        [(160, 286), (156, 210), (196, 126)],
        [(190, 290), (206, 226), (250, 170)],
    ):
        root, mid, tip = ((float(a), float(b)) for a, b in line)
        _lock(card, [root, between(root, mid, 0.6), mid, tip], 22, mix(HIM.hair, "#a86a4a", 0.3))
    glad = MOODS["joy"].but(pitch=0.0, tilt=0, gaze=(0.9, 0.0), folds=())
    profile(card, 158, 356, 178, HIM, MOODS["desire"].but(pitch=0.0, gaze=(0.9, 0.0)), -4)
    profile(card, 618, 332, 172, HER, glad, 4, True)
    for k, (mid, tip) in enumerate(
        (((640, 200), (690, 130)), ((584, 214), (540, 150)), ((612, 190), (628, 96)))
    ):
        root = (608.0 + 10 * k, 262.0)
        a, b = (float(mid[0]), float(mid[1])), (float(tip[0]), float(tip[1]))
        _lock(card, [root, between(root, a, 0.6), a, b], 22, mix(HER.hair, "#ff9a4a", 0.16 * k))
    ring = Pen().circle(646, 366, 9)
    card.paper(ring, ("#fff0a8", "#d8982a"), glue(50))


def _toast(card: Card) -> None:
    """Two glasses that touch; the wine stays behind in the air."""
    for s, shoulder, elbow, tone, who in (
        (1, (124.0, 514.0), (256.0, 588.0), BLUE, HIM),
        (-1, (666.0, 500.0), (528.0, 572.0), GREEN, HER),
    ):
        stem = (CLINK[0] - s * 40, CLINK[1] + 66)
        palm = Place(stem[0] - s * 78, stem[1] + 34, 86, -s * 24, s < 0)
        wrist = palm.to(0, 0)
        line = [shoulder, elbow, wrist]
        sleeve = Pen().poly(contour(line, [40, 34, 25, 20], [40, 36, 25, 20]))
        sleeve.circle(*shoulder, 40)
        p = Place(*elbow, 130)
        arm = card.paper(sleeve, lit(card, p, tone, 0.45, 1), glue(280, shadow=0.4))
        model(card, p, arm, 16, 0.55, NIGHT)
        for dx in (-14, 12):
            fold = [
                (elbow[0] + dx - s * 20, elbow[1] - 30),
                (elbow[0] + dx, elbow[1] - 4),
                (elbow[0] + dx + s * 2, elbow[1] + 30),
            ]
            crease(card, arm, fold, 8, NIGHT, 0.5, 1.4)

        def glass(at: Point = stem, lean: int = s) -> None:
            _glass(card, Place(*at, 100, lean * 16))

        pinch(card, palm, mix(who.skin, "#b8603a", 0.3), glass)
        cuff = palm.poly([(-0.2, -0.24), (0.04, -0.22), (0.04, 0.26), (-0.2, 0.28)])
        card.paper(cuff, ("#fff6e8", "#d8c0b8"), glue(90))


def _glass(card: Card, p: Place) -> None:
    """The stem is at the frame's middle, between finger and thumb."""
    foot = p.oval(0, 0.5, 0.24, 0.06)
    card.paper(foot, "#fff2e6", glue(60, opacity=0.8))
    card.paper(p.ribbon([(0, 0.5), (0, -0.2)], [0.05, 0.05]), "#fff2e6", glue(50, opacity=0.85))
    bowl = p.smooth(
        knots("-0.26 -0.86!, 0.26 -0.86!, 0.31 -0.5, 0.18 -0.24, 0 -0.18, -0.18 -0.24, -0.31 -0.5")
    )
    mask = card.paper(bowl, "#ffe8dc", glue(100, shadow=0.4, rim=0.6, opacity=0.55))
    wine = p.smooth(knots("-0.3 -0.6!, 0.0 -0.66, 0.3 -0.56!, 0.18 -0.26, 0 -0.2, -0.18 -0.26"))
    card.paper(wine.mask * mask, ("#e02040", "#7a0c28"), glue(40, shadow=0.1))
    card.tint(p.ribbon([(-0.2, -0.8), (-0.23, -0.5)], [0.04, 0.05]).mask, "#ffffff", 0.7)
    jet = [p.to(0.06, -0.62), p.to(0.0, -0.96), p.to(0.12, -1.3), p.to(0.02, -1.62)]
    flying = Pen().poly(ribbon(jet, [26, 14, 22, 3], 40))
    for u, v, r in ((0.2, -1.5, 9), (-0.14, -1.36, 7), (0.12, -1.9, 12), (-0.06, -2.14, 7)):
        flying.circle(*p.to(u, v), r)
    card.paper(flying, ("#ff4a62", "#a81034"), glue(70, shadow=0.45))


def _loose(card: Card) -> None:
    """What has already left the table, larger because it is nearer to us."""
    napkin = Pen().smooth(
        [(330, 40, 0), (420, -16), (500, 60, 0), (446, 120), (376, 140, 0), (382, 84)]
    )
    mask = card.paper(napkin, ("#fffaf0", "#d8b0b0"), glue(500, shadow=0.5))
    fold = Pen().smooth([(382, 84), (420, 74), (500, 60, 0), (440, 108), (376, 140, 0)])
    card.shade(fold.mask * mask, "#7a3a5a", 0.35, soft=3)
    fork = Pen()
    with fork.at(52, 214, 1.1, 158):
        fork.taper([(0, 0), (0, 120)], 12, 18)
        fork.smooth([(-26, -10), (26, -10), (22, 20), (8, 34), (-8, 34), (-22, 20)])
        for k in range(4):
            fork.rect(-26 + k * 14.6, -66, 8, 62, 4)
    card.paper(fork, ("#f6e6d8", "#8a6a8a"), glue(300, shadow=0.5))
