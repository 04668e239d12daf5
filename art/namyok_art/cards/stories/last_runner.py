"""The stadium is empty; an old woman breaks the ribbon that two moths have kept for her."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, Y, blur, mix, smoothstep
from namyok_art.paper.noise import union
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.face import features
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.limbs import contour, crease, model
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

LAMP: Point = (330, 74)
FAR: Point = (430, 660)
"""Where the lanes meet."""
SKIN, DEEP = "#8a5638", "#4a1a28"
YELLOW, GOLD = "#ffc02e", "#8a4a10"
WEST, EAST = Place(104, 916, 136, -16), Place(706, 992, 124, 14, True)
MIDDLE = 414.0
RUNNER = Person("old", SKIN, "#f4f0ea", "bun", 0.27, 0.35, 0.11, 0, "broad", eye="#3a2418")


def draw() -> NDArray[np.uint8]:
    card = Card(20, ["#0a1226", "#14243c", "#24304c"], light=LAMP, lamp="#fff2c8")
    _stands(card)
    _track(card)
    _beam(card)
    _sweeper(card)
    _cups(card)
    card.glow(414, 480, 420, "#ffd890", 0.34)
    _body(card)
    _head(card)
    card.shine_on(414, 600, 300, "#ffd8a0", 0.14)
    _tape(card)
    for moth, tone, mark in ((WEST, "#e8b878", "#7a3f30"), (EAST, "#b8c8a0", "#4a5a50")):
        _moth(card, moth, tone, mark)
    return card.finish(
        bloom=0.5,
        shadow_tone="#141c40",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.3,
        saturation=1.12,
    )


def _stands(card: Card) -> None:
    """Row over row of folded seats."""
    rng = card.rng
    for row in range(8):
        y = 236 + row * 50 + row * row * 2.0
        wide = 34 + row * 4.0
        tone = mix("#142240", "#22335a", row / 7)
        step = Pen().poly([(-20, y + 10), (820, y + 10), (820, 1000), (-20, 1000)])
        card.paper(step, tone, glue(120, offset=(0, -4), rim=0.05))
        seats = Pen()
        start = rng.uniform(-40, 0)
        for k in range(26):
            x = start + k * wide * 1.26
            seats.rect(x, y - wide * 0.72, wide, wide * 0.86, wide * 0.3)
        card.paper(seats, mix("#1e3560", "#2f4a7c", row / 7), glue(70, rim=0.1))


def _track(card: Card) -> None:
    wall = Pen().poly([(-20, 722), (820, 722), (820, 790), (-20, 790)])
    card.paper(wall, ("#3a4a74", "#22305a"), glue(140, offset=(0, -5)))
    floor = Pen().poly([(-20, 782), (820, 782), (820, 1240), (-20, 1240)])
    fill = Gradient(("#8a3444", "#d85a48", "#a83a40", "#6a2038"), 780, 1230)
    mask = card.paper(floor, fill, glue(300, offset=(0, -5)))
    lines = Pen()
    for end in (-900, -420, -60, 270, 600, 960, 1440):
        a, b = _lane(end, 782), _lane(end, 1240)
        lines.poly([(a - 1.6, 782), (a + 1.6, 782), (b + 8, 1240), (b - 8, 1240)])
    card.paint(lines.mask * mask, "#ffe6cc", 0.8)


def _lane(end: float, y: float) -> float:
    """How far to the right a lane is that meets the lower edge at `end`."""
    return FAR[0] + (end - FAR[0]) * (y - FAR[1]) / (1200 - FAR[1])


def _beam(card: Card) -> None:
    cone = Pen().poly([(250, 60), (420, 60), (900, 1240), (60, 1240)]).mask
    card.tint(blur(cone, 22) * smoothstep(1500, 60, Y), "#ffe6a8", 0.52)
    pool = Pen().oval(460, 1090, 420, 110).mask
    card.tint(blur(pool, 30), "#ffdf9c", 0.28)
    mast = Pen().poly(ribbon([(352, 720), (334, 90)], [20, 16]))
    card.paper(mast, ("#3a4a68", "#1c2840"), glue(100), opacity=0.85)
    frame = Place(*LAMP, 108, -6)
    box = frame.poly([(-1.1, -0.56), (1.1, -0.56), (1.1, 0.56), (-1.1, 0.56)])
    card.paper(box, ("#4a5a78", "#1c2840"), glue(160))
    for k, u in enumerate((-0.72, -0.24, 0.24, 0.72)):
        for v in (-0.26, 0.26):
            x, y = frame.to(u, v)
            if (k, v) in ((0, 0.26), (2, -0.26), (3, 0.26)):
                card.paper(Pen().circle(x, y, 20), ("#5a6a80", "#2a3850"), glue(60))
            else:
                card.lightup(Pen().circle(x, y, 22), "#fff8dc", 1.3)


def _cups(card: Card) -> None:
    for x, y, size, turn in (
        (70, 1130, 52, -64),
        (190, 980, 28, 70),
        (690, 1162, 50, 96),
        (610, 880, 20, 30),
        (286, 856, 15, -80),
    ):
        p = Place(x, y, size, turn)
        card.shade(Pen().oval(x + size * 0.3, y + size * 0.5, size, size * 0.3), DEEP, 0.6, soft=6)
        side = p.poly([(-0.5, -0.7), (0.5, -0.7), (0.36, 0.7), (-0.36, 0.7)])
        card.paper(side, ("#fbf6ec", "#b8b0b8"), glue(90))
        card.paper(p.oval(0, -0.7, 0.5, 0.16), ("#d8d0d0", "#8a8494"), glue(60))


def _sweeper(card: Card) -> None:
    """One man is still here, and he has his back to her."""
    pose = POSES["walk"].but(lean=16, nod=16, near_hand=(0.5, 0.6), far_hand=(0.6, 0.3))
    who = Person("adult", "#6a4a4a", "#2a2030", "short", hat="cap")
    coat = Dress("jacket", "#4a6a9a", "#2a3450", "#1a2030")
    figure(card, 720, 838, 31, who, pose, "weary", coat, ground=True)
    card.paper(Pen().poly(ribbon([(788, 714), (760, 836)], [6, 6])), "#8a7a5a", glue(50))
    broom = Pen().poly([(746, 822), (772, 824), (782, 850), (738, 848)])
    card.paper(broom, ("#d8b05a", "#a8803a"), glue(50))


def _moth(card: Card, p: Place, tone: str, mark: str) -> None:
    """It came for the lamp and stayed for her; the ribbon is in its feet."""
    for data, share, spot in (
        ("0.06 0.04, 0.5 0.06, 0.78 0.34, 0.6 0.62, 0.26 0.56, 0.04 0.24", 0.3, (0.48, 0.36)),
        (
            "0.02 -0.1, 0.3 -0.5, 0.8 -0.78!, 1.16 -0.66, 1.02 -0.2, 0.7 0.08, 0.3 0.14",
            0.0,
            (0.7, -0.32),
        ),
    ):
        for s in (-1, 1):
            wing = p.smooth([(s * k[0], *k[1:]) for k in knots(data)])
            shade = mix(tone, mark, share)
            mask = card.paper(wing, lit(card, p, shade, 0.35, 0.9), glue(150, rim=0.6))
            for grow, colour in ((1.0, mark), (0.66, "#fff0cc"), (0.4, "#2a1420")):
                dot = p.oval(s * spot[0], spot[1], 0.15 * grow, 0.13 * grow)
                card.paint(dot.mask * mask, colour, 0.95)
            inner = [(s * k[0] * 0.9, k[1] * 0.9) for k in knots(data)]
            edge = np.clip(mask - p.smooth(inner).mask, 0, 1)
            card.shade(np.asarray(edge, np.float32), mark, 0.28, within=mask)
    for s in (-1, 1):
        comb = [(s * 0.05, -0.34), (s * 0.16, -0.6), (s * 0.34, -0.74)]
        card.paper(p.ribbon(comb, [0.03, 0.1, 0.02]), mix(mark, tone, 0.3), glue(60))
    trunk = p.smooth(
        knots("0 -0.4, 0.13 -0.28, 0.15 -0.04, 0.1 0.3, 0 0.56, -0.1 0.3, -0.15 -0.04, -0.13 -0.28")
    )
    body = card.paper(trunk, lit(card, p, mix(tone, "#fff0d8", 0.35), 0.35), glue(110, rim=0.6))
    for v in (0.06, 0.18, 0.3, 0.42):
        band = [p.to(-0.14, v), p.to(0, v + 0.03), p.to(0.14, v)]
        crease(card, body, band, 6, mark, 0.5)
    for s in (-1, 1):
        card.paint(p.oval(s * 0.075, -0.3, 0.045, 0.05), "#1c0f18")
        card.paint(p.oval(s * 0.075 + 0.015, -0.315, 0.014, 0.014), "#fff8e8")
        foot = p.ribbon([(s * 0.1, 0.3), (s * 0.24, 0.42), (s * 0.14, 0.58)], [0.06, 0.05, 0.04])
        card.paper(foot, mix(mark, "#1c0f18", 0.3), glue(50))


def _arm(s: int) -> list[Point]:
    """From the shoulder to the wrist: both arms are thrown up."""
    high = ((266, 634), (278, 500), (262, 364)) if s > 0 else ((268, 648), (274, 548), (256, 440))
    return [(MIDDLE + s * x, float(y)) for x, y in ((112, 800), (188, 726), *high)]


def _body(card: Card) -> None:
    """Arms, neck and shoulders are one sheet of skin, trunk and sleeves one sheet of cloth."""
    skin = Pen()
    for s in (-1, 1):
        out, into = [56.0, 54, 50, 40, 27], [56.0, 54, 40, 42, 27]
        sides = (out, into) if s < 0 else (into, out)
        skin.poly(contour(_arm(s), *sides))
    neck = Pen().smooth(knots("340 640, 480 640, 486 750, 540 800, 414 850, 288 800, 336 750"))
    tone = lit(card, Place(410, 640, 400), SKIN, 0.34)
    mask = card.paper(union(skin.mask, neck.mask), tone, glue(320, rim=0.6))
    model(card, Place(410, 780, 200), mask, 22, 0.5, DEEP)
    for line in (
        [(376, 770), (388, 796), (396, 816), (398, 834)],
        [(452, 770), (440, 796), (432, 816), (430, 834)],
    ):
        crease(card, mask, [(float(x), float(y)) for x, y in line], 8, DEEP, 0.5, 1.4)
    card.shade(Pen().oval(414, 716, 96, 60), DEEP, 0.6, soft=16, within=mask)
    for s in (-1, 1):
        x, y = _arm(s)[2]
        fold = [
            (x - s * 50, y - 24),
            (x - s * 24, y - 20),
            (x - s * 4, y - 26),
            (x + s * 8, y - 34),
        ]
        crease(card, mask, fold, 8, DEEP, 0.45, 1.6)
    for s, grip in ((-1, "open"), (1, "reach")):
        x, y = _arm(s)[-1]
        hand(card, x, y + 8, 186, grip, SKIN, s * 10, s < 0, palm=True)
        terry = Place(x + s * 2, y + 20, 80, s * 4)
        band = terry.smooth(knots("-0.46 -0.2, 0.46 -0.2, 0.5 0.28, -0.5 0.28"))
        wool = card.paper(band, lit(card, terry, "#f4f0ea", 0.3), glue(110))
        card.paint(terry.ribbon([(-0.6, 0.04), (0.6, 0.04)], [0.14, 0.14]).mask * wool, "#e0483a")
        model(card, terry, wool, 8, 0.4, "#5a4a68")
    left: list[Knot] = knots(
        "-92 776!, -88 752, -106 722, -142 684, -176 638!, -276 720!, -240 800, -194 884, "
        "-176 1000, -178 1100, -192 1240!"
    )
    right = [(-k[0], k[1] - (6 if k[1] < 740 else 0), *k[2:]) for k in reversed(left)]
    trunk = [(MIDDLE + k[0], *k[1:]) for k in [*left, *right]]
    hole = Pen().smooth(knots("330 700!, 498 700!, 506 776!, 474 822, 414 846, 350 822, 322 776!"))
    whole = Pen().smooth(trunk).mask * (1 - hole.mask)
    fill = lit(card, Place(420, 940, 330), YELLOW, 0.32)
    cloth = card.paper(np.asarray(whole, np.float32), fill, glue(320, rim=0.5))
    model(card, Place(420, 960, 200), cloth, 30, 0.5, GOLD)
    for s in (-1, 1):
        hem = [(MIDDLE + s * x, y - (6.0 if s > 0 else 0)) for x, y in ((172, 658), (262, 730))]
        card.shade(Pen().poly(ribbon(hem, [6, 6])), GOLD, 0.45, within=cloth)
        for line in (
            [(176, 902), (150, 884), (120, 880), (92, 892)],
            [(150, 716), (164, 752), (168, 790), (150, 826)],
            [(170, 1010), (140, 1030), (118, 1070), (110, 1120)],
        ):
            fold = [(MIDDLE + s * x, float(y)) for x, y in line]
            crease(card, cloth, fold, 11, GOLD, 0.4, 2)
    collar = Pen().poly(
        ribbon([(322, 776), (350, 824), (414, 850), (474, 824), (506, 776)], [16, 17], 40)
    )
    card.paper(collar, ("#fff6da", "#e8c880"), glue(100))
    bib = Place(418, 1080, 196, 3)
    card.paper(
        bib.poly([(-0.5, -0.4), (0.5, -0.42), (0.52, 0.4), (-0.5, 0.42)]),
        ("#fffdf6", "#e0dcd8"),
        glue(120),
    )
    heart = knots(
        "0 0.3!, -0.32 -0.02, -0.26 -0.25, -0.1 -0.27, 0 -0.13!, 0.1 -0.27, 0.26 -0.25, 0.32 -0.02"
    )
    card.paper(bib.smooth(heart), ("#f0483a", "#b8202c"), glue(70))


def _head(card: Card) -> None:
    """Laughing and crying at once."""
    p = Place(414, 548, 340, 5)
    bun = p.oval(0.02, -0.62, 0.2, 0.16)
    silver = lit(card, p, "#f6f2ec", 0.3)
    card.paper(bun, silver, glue(200, rim=0.7))
    back = p.smooth(
        knots(
            "0 -0.6, 0.3 -0.5, 0.44 -0.2, 0.42 0.12, 0.3 0.2, "
            "-0.3 0.2, -0.42 0.12, -0.44 -0.2, -0.3 -0.5"
        )
    )
    card.paper(back, lit(card, p, "#d8d4d8", 0.3), glue(220, rim=0.5))
    for s in (-1, 1):
        card.paper(p.oval(s * 0.37, 0.08, 0.06, 0.1, s * 10), mix(SKIN, "#b8404a", 0.2), glue(160))
        card.shade(p.oval(s * 0.375, 0.08, 0.028, 0.055), DEEP, 0.5, soft=1.4)
        card.paper(p.oval(s * 0.385, 0.2, 0.026, 0.026), ("#ffe08a", "#c8862a"), glue(60))
    skull: list[Knot] = knots(
        "0 -0.5, 0.2 -0.46, 0.33 -0.25, 0.36 0, 0.35 0.2, 0.27 0.42, 0.14 0.56, 0 0.6, "
        "-0.14 0.56, -0.27 0.42, -0.35 0.2, -0.36 0, -0.33 -0.25, -0.2 -0.46"
    )
    face = card.paper(p.smooth(skull), lit(card, p, SKIN, 0.34), glue(240, rim=0.5))
    model(card, p, face, 22, 0.45, DEEP)
    joy = MOODS["laughter"].but(tilt=0, yaw=0.0, pitch=-0.01, tears=2)
    features(card, p, RUNNER, joy, face)
    for s in (-1, 1):
        for line in (
            [(s * 0.1, 0.24), (s * 0.2, 0.3), (s * 0.23, 0.38), (s * 0.2, 0.46)],
            [(s * 0.28, -0.04), (s * 0.32, -0.06), (s * 0.34, -0.08)],
            [(s * 0.28, 0.0), (s * 0.32, 0.02), (s * 0.34, 0.03)],
        ):
            crease(card, face, [p.to(*q) for q in line], 5, DEEP, 0.5, 1)
    for v, wide in ((-0.3, 0.14), (-0.25, 0.17)):
        line = [p.to(-wide, v), p.to(0, v - 0.02), p.to(wide, v)]
        crease(card, face, line, 4, DEEP, 0.35, 1)
    fringe: list[Knot] = knots(
        "-0.4 -0.02!, -0.43 -0.24, -0.32 -0.48, -0.12 -0.6, 0.06 -0.62, 0.28 -0.54, 0.42 -0.3, "
        "0.4 -0.02!, 0.33 -0.2, 0.22 -0.34, 0.06 -0.4, -0.08 -0.4, -0.24 -0.32, -0.34 -0.18"
    )
    hair = card.paper(p.smooth(fringe), silver, glue(220, rim=0.6))
    for line in (
        [(-0.36, -0.16), (-0.3, -0.36), (-0.16, -0.52), (0.0, -0.58)],
        [(-0.2, -0.36), (-0.14, -0.46), (-0.04, -0.54), (0.02, -0.58)],
        [(0.37, -0.16), (0.3, -0.38), (0.18, -0.52), (0.04, -0.58)],
        [(0.2, -0.36), (0.16, -0.46), (0.1, -0.54), (0.04, -0.58)],
    ):
        crease(card, hair, [p.to(*q) for q in line], 6, "#6a6a8a", 0.5, 1)


def _tape(card: Card) -> None:
    """One band of silk from moth to moth; it narrows where it turns over in the wind."""
    line: list[Point] = [
        WEST.to(0, 0.3),
        (112, 1004),
        (160, 1030),
        (216, 986),
        (262, 930),
        (336, 938),
        (420, 946),
        (506, 936),
        (566, 940),
        (612, 1000),
        (650, 1066),
        EAST.to(0, 0.3),
    ]
    widths = [34.0, 42, 16, 40, 30, 42, 46, 44, 36, 18, 36, 30]
    mask = card.paper(
        Pen().poly(ribbon(line, widths, 160)), ("#ffffff", "#dfe4f0"), glue(200, rim=0.5)
    )
    model(card, Place(420, 930, 100), mask, 9, 0.35, "#5a6a98")
