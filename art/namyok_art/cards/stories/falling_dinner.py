"""A dinner for two, seen from above, falls into the street and nobody puts down the glass."""

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur, union
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

DEEP = (400.0, 1048.0)
"""Where the table will land."""
NADIR = (400.0, 1577.0)
"""Where all plumb lines meet, below the card."""
FOCUS, PITCH = 820.0, math.radians(40)
WALL, GROUND = 5.5, -20.0
"""Half the street's width, and how far it is below the eye, in metres."""
TABLE = (388.0, 562.0)
FLAT_TOP = 0.57
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
    street = Gradient(("#ffd27a", "#f08a44", "#a8484a", "#4a2450"), 40, 760, along=far)
    card = Card(118, street, light=(402, 440), lamp=LAMP)
    _square(card)
    _blocks(card)
    _crowd(card)
    dark: Array = np.clip((far - 330) / 700, 0, 1)
    card.shade(np.asarray(dark, np.float32), "#160c2c", 0.6)
    _wind(card)
    card.glow(*TABLE, 470, "#ffb860", 0.34)
    _chairs(card)
    _her_hair(card)
    _torsos(card)
    cloth = _cloth(card)
    _dishes(card)
    _arms(card, cloth)
    _heads(card)
    _toast(card)
    card.shine_on(392, 430, 290, "#ffc880", 0.18)
    _loose(card)
    return card.finish(
        bloom=0.5, shadow_tone="#241238", light_tone="#ffe8c0", vignette=0.25, saturation=1.08
    )


def _to(share: float, x: float, y: float) -> Point:
    """A point let down towards the street by `share`."""
    return x + (NADIR[0] - x) * share, y + (NADIR[1] - y) * share


def _see(x: float, y: float, z: float) -> Point:
    """A point of the street (right, up, ahead) for the eye that sees table and town alike."""
    c, s = math.cos(PITCH), math.sin(PITCH)
    depth, up = z * c - y * s, y * c + z * s
    return 400 + FOCUS * x / depth, 600 - FOCUS * up / depth


def _square(card: Card) -> None:
    """The street below: the table's shadow is already there, and people run out of it."""
    for x0, x1 in ((-WALL, -3.9), (3.9, WALL)):
        walk = [
            _see(x0, GROUND, 2),
            _see(x1, GROUND, 2),
            _see(x1, GROUND, 70),
            _see(x0, GROUND, 70),
        ]
        card.paper(Pen().poly(walk), "#c86a50", glue(120, shadow=0.4), opacity=0.75)
    card.shade(Pen().oval(*DEEP, 84, 72), "#2a0f2a", 0.9, soft=6)


def _crowd(card: Card) -> None:
    x, y = DEEP
    crowd = [who for who in EVERYONE if who not in CHILDREN]
    tones = ("#b8303a", "#2f5a8a", "#e0c090", "#3a7a5a", "#5a3a78")
    rng = np.random.default_rng(5)
    for k in range(10):
        a = k * math.tau / 10 + rng.normal(0, 0.12)
        r = 128 + 26 * (k % 2) + rng.uniform(-5, 5)
        px, py = x + r * math.cos(a), y + r * 0.86 * math.sin(a)
        shade = Pen().taper([(px, py), (px + 26 * math.cos(a), py + 26 * math.sin(a))], 16, 5)
        card.shade(shade, "#3a1030", 0.5, soft=2)
        dress = Dress("jacket", tones[k % 5], "#2a2038", "#1a1020")
        arms = ((-0.8, -0.6), (0.8, -0.5)) if k % 2 else ((-0.7, 0.3), (0.7, -0.7))
        turn = math.degrees(a) + 90 + rng.normal(0, 10)
        above(card, px, py, 25, crowd[(k * 3) % len(crowd)], dress, turn, arms, 0.9)


def _blocks(card: Card) -> None:
    """Two rows of houses that stand on the same plumb lines as the table."""
    rng = np.random.default_rng(3)
    end = [_see(x, y, 52) for x, y in ((-9, GROUND), (9, GROUND), (9, 14), (-9, 14))]
    card.paper(Pen().poly(end), "#4a2a54", glue(200, shadow=0.4))
    _windows(card, rng, lambda along, y: _see(-6 + 12 * along, y, 52), 6, -14, 12)
    tones = ("#6a3f64", "#52366a", "#7a4460", "#5c3a72", "#6e4258")
    for k in range(7, -1, -1):
        near, far = -1.5 + k * 6.0, 4.5 + k * 6.0
        for side in (-1, 1):
            wall, top = side * WALL, -4.0 + float(rng.uniform(-2.5, 1.5))
            tone = mix(tones[(k + side) % 5], "#ff8a4a", 0.16 if side < 0 else 0.05)
            corners = ((GROUND, near), (GROUND, far), (top, far), (top, near))
            front = Pen().poly([_see(wall, y, z) for y, z in corners])
            fill = Gradient((tone, mix(tone, "#ff9a50", 0.4)), 200, 1200)
            card.paper(front, fill, glue(260, shadow=0.5, rim=0.3))
            deep = [_see(wall * w, top, z) for w, z in ((1, near), (1, far), (4, far), (4, near))]
            card.paper(Pen().poly(deep), ("#7a3a44", "#4a2440"), glue(260, shadow=0.5, rim=0.6))

            def spot(along: float, y: float, a: float = near, x: float = wall) -> Point:
                return _see(x, y, a + 6 * along)

            _windows(card, rng, spot, 3, GROUND + 1.2, top - 0.8)


def _windows(
    card: Card,
    rng: np.random.Generator,
    spot: Callable[[float, float], Point],
    count: int,
    low: float,
    high: float,
) -> None:
    bright, dim, floors = Pen(), Pen(), Pen()
    y = low
    while y + 2.1 < high:
        for k in range(count):
            s, e = (k + 0.32) / count, (k + 0.68) / count
            pen = bright if rng.uniform() < 0.42 else dim
            pen.poly([spot(s, y), spot(e, y), spot(e, y + 2.1), spot(s, y + 2.1)])
        floors.poly([spot(0, y - 0.75), spot(1, y - 0.75), spot(1, y - 0.5), spot(0, y - 0.5)])
        y += 3.1
    card.shade(floors, "#2a1030", 0.4)
    card.shade(dim, "#1a0c2c", 0.6)
    card.lightup(bright, "#ffc866", 0.5)


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
    """The cloth hides who sits how; only what hangs lowest shows under it."""
    foot = (TABLE[0], 736.0)
    card.paper(
        Pen().poly(ribbon([foot, _to(0.1, *foot)], [60, 46])), ("#8a5030", "#3a1c20"), glue(200)
    )
    base = Place(*_to(0.1, *foot), 60)
    card.paper(base.oval(0, 0, 1, 0.5), ("#a8643a", "#5a2c22"), glue(160, shadow=0.5))
    for x, y, s in ((80.0, 590.0, -1), (704.0, 570.0, 1)):
        legs = Pen()
        for dx in (-50, 44):
            a = (x + dx, y + 70.0)
            legs.poly(ribbon([a, _to(0.2, *a)], [20, 12]))
        card.paper(legs, ("#8a5030", "#4a2420"), glue(160, shadow=0.5))
        back = Place(x, y, 150, s * 6)
        frame = back.smooth(knots("-0.5 -0.62, 0 -0.72, 0.5 -0.62, 0.4 0.6, 0.1 0.74, -0.36 0.6"))
        card.paper(frame, ("#b06a3a", "#5a2c22"), glue(220, shadow=0.55, rim=0.4))


def _lock(card: Card, root: Point, tip: Point, wide: float, sway: float, tone: str) -> None:
    """One strand that the wind draws up in a lazy S."""
    line: list[Point] = []
    for t, push in ((0.0, 0.0), (0.3, 1.0), (0.62, -0.9), (0.85, 0.2), (1.0, 0.9)):
        x, y = between(root, tip, t)
        line.append((x + push * sway, y))
    widths = [wide, wide * 1.15, wide * 0.8, wide * 0.4, 0.5]
    hair = Pen().poly(contour(line, widths, widths))
    mask = card.paper(hair, lit(card, Place(*line[1], 170), tone, 0.4, 0.9), glue(120, shadow=0.35))
    crease(card, mask, line[:4], 4, "#4a0c1c", 0.4)


def _her_hair(card: Card) -> None:
    """It is late by a whole storey."""
    for k in range(9):
        root = (578.0 + 13 * k, 310.0)
        tip = (500.0 + 32 * k, 84.0 - 46 * math.sin((k + 0.5) / 9 * math.pi) + 22 * (k % 2))
        tone = mix(HER.hair, "#ffb060" if k % 2 else "#6a1420", 0.2)
        _lock(card, root, tip, 19, 15 if k % 2 else -13, tone)


def _torsos(card: Card) -> None:
    for shape, tone, x in (
        (
            "84 600, 62 540, 100 470, 150 452, 206 470, 250 540, 258 620, 200 650, 120 640",
            BLUE,
            150,
        ),
        (
            "530 540, 566 470, 610 446, 668 452, 718 520, 716 590, 660 640, 580 650, 530 620",
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
        r += (size - 200) * max(0.0, math.sin(a) + 0.06) ** 0.6
        hem.append((TABLE[0] + r * math.cos(a), TABLE[1] + r * FLAT_TOP * math.sin(a)))
    return hem


def _cloth(card: Card) -> Array:
    """A round cloth whose hem the wind has turned up all round like a flower."""
    x, y = TABLE
    whole = Pen().smooth(_ring(284, 52, 0)).mask
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
        card.shade(blur(folds.mask, 12) * mask, "#6a2a4a", 0.2)
    top = Pen().oval(x, y, 212, 212 * FLAT_TOP)
    card.paper(top, Gradient(("#fbe0a8", "#e8bc84"), 30, 220, along=away), glue(90, shadow=0.25))
    return whole


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
        ("110 390, 184 410, 196 470, 160 490, 104 470", HIM),
        ("596 390, 652 380, 664 452, 620 470, 590 450", HER),
    ):
        card.paper(Pen().smooth(knots(shape)), mix(who.skin, "#8a3a3a", 0.2), glue(140, shadow=0.1))
    collar = Pen().smooth(knots("92 432!, 144 462, 206 446!, 224 486!, 160 508, 84 484!"))
    mask = card.paper(collar, ("#fff6e8", "#d8c0b8"), glue(100))
    crease(card, mask, [(92, 462), (146, 486), (190, 482), (214, 470)], 5, "#8a5a6a", 0.4)
    tie: list[Point] = [(196, 496), (262, 470), (276, 410), (330, 380)]
    silk = Pen().poly(contour(tie, [9, 16, 20, 3], [9, 16, 20, 3]))
    card.paper(silk, ("#f04a3a", "#a81f2c"), glue(120, shadow=0.5))
    for k in range(5):
        tone = mix(HIM.hair, "#c8805a", 0.22 + 0.16 * (k % 2))
        tip = (86.0 + 38 * k, 128.0 + 22 * abs(k - 2))
        _lock(card, (112.0 + 20 * k, 300.0), tip, 15, 10 if k % 2 else -9, tone)
    glad = MOODS["joy"].but(pitch=0.0, tilt=0, gaze=(0.9, 0.0), folds=())
    profile(card, 158, 356, 178, HIM, MOODS["desire"].but(pitch=0.0, gaze=(0.9, 0.0)), -4)
    profile(card, 618, 332, 172, HER, glad, 4, True)
    for k in range(4):
        tone = mix(HER.hair, "#ff9a4a", 0.1 + 0.1 * (k % 3))
        tip = (556.0 + 46 * k, 128.0 - 20 * (k % 2))
        _lock(card, (590.0 + 20 * k, 272.0), tip, 17, -12 if k % 2 else 13, tone)
    tail: list[Point] = [(664, 452), (724, 440), (752, 370), (736, 300), (774, 230)]
    silk = Pen().poly(contour(tail, [16, 22, 20, 26, 20], [16, 22, 20, 26, 20]))
    cloth = card.paper(silk, ("#ffd25a", "#d8862a"), glue(140, shadow=0.5))
    model(card, Place(720, 400, 100), cloth, 10, 0.5, "#7a2a1a")
    wrap = Pen().smooth(
        knots("568 436, 600 446, 640 438, 668 414, 692 440, 684 476, 640 500, 590 496, 562 470")
    )
    cloth = card.paper(wrap, ("#ffdc6a", "#d8862a"), glue(160, shadow=0.5))
    model(card, Place(620, 460, 100), cloth, 12, 0.5, "#7a2a1a")
    for line in (
        [(574, 452), (610, 464), (650, 454), (682, 432)],
        [(572, 474), (610, 482), (650, 474), (686, 452)],
    ):
        crease(card, cloth, [(float(x), float(y)) for x, y in line], 6, "#8a3a10", 0.5)
    ring = Pen().circle(646, 366, 9)
    card.paper(ring, ("#fff0a8", "#d8982a"), glue(50))


def _palm(s: int) -> Place:
    """Where a hand is that holds its glass by the stem."""
    return Place(CLINK[0] - s * 118, CLINK[1] + 100, 86, -s * 24, s < 0)


def _arms(card: Card, cloth: Array) -> None:
    """Chest, shoulder and sleeve are one sheet; the cloth hides where it ends."""
    for s, chest, shoulder, elbow, tone in (
        (
            1,
            "84 620, 56 560, 66 500, 100 466, 148 450, 206 466, 240 530, 240 600, 170 640, 110 640",
            (112.0, 518.0),
            (256.0, 616.0),
            BLUE,
        ),
        (
            -1,
            "710 630, 724 550, 716 496, 688 462, 640 444, 580 462, 546 520, 546 590, 640 646",
            (670.0, 510.0),
            (528.0, 606.0),
            GREEN,
        ),
    ):
        line = [shoulder, between(shoulder, elbow, 0.55), elbow, _palm(s).to(0, 0)]
        sleeve = Pen().poly(contour(line, [40, 42, 36, 22], [38, 40, 36, 22]))
        sleeve.circle(*shoulder, 39)
        behind = Pen().smooth(knots(chest)).mask * (1 - cloth)
        p = Place((shoulder[0] + elbow[0]) / 2, 530, 170)
        arm = card.paper(
            union(sleeve.mask, behind),
            lit(card, p, tone, 0.45, 0.9),
            glue(280, shadow=0.5, rim=0.45),
        )
        model(card, p, arm, 20, 0.55, NIGHT)
        x, y = elbow
        for fold in (
            [(x - s * 40, y - 36), (x - s * 14, y - 14), (x - s * 6, y + 8), (x - s * 4, y + 26)],
            [(x - s * 4, y - 40), (x + s * 6, y - 16), (x + s * 14, y), (x + s * 24, y + 8)],
            [
                (x - s * 34, y - 42),
                (x - s * 70, y - 62),
                (x - s * 92, y - 84),
                (x - s * 96, y - 106),
            ],
        ):
            crease(card, arm, fold, 8, NIGHT, 0.38, 2)


def _toast(card: Card) -> None:
    """Two glasses that touch; the wine stays behind in the air."""
    for s, who in ((1, HIM), (-1, HER)):
        palm = _palm(s)

        def glass(lean: int = s) -> None:
            _glass(card, Place(CLINK[0] - lean * 40, CLINK[1] + 66, 100, lean * 16))

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
