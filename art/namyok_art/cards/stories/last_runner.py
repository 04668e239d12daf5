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
from namyok_art.paper.props.limbs import contour, crease, limb, model
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

LAMP: Point = (330, 74)
FAR: Point = (430, 660)
"""Where the lanes meet."""
SKIN, DEEP = "#8a5638", "#4a1a28"
YELLOW, GOLD = "#ffc02e", "#8a4a10"
WEST, EAST = Place(96, 650, 128, -16), Place(720, 566, 110, 18, True)
RUNNER = Person("old", SKIN, "#f4f0ea", "bun", 0.27, 0.35, 0.11, 0, "broad", eye="#3a2418")


def draw() -> NDArray[np.uint8]:
    card = Card(20, ["#0a1226", "#14243c", "#24304c"], light=LAMP, lamp="#fff2c8")
    _stands(card)
    _track(card)
    _beam(card)
    _sweeper(card)
    _cups(card)
    _legs(card)
    _body(card)
    _head(card)
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
        (716, 1150, 56, 96),
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
    figure(card, 672, 838, 33, who, pose, "weary", coat, ground=True)
    card.paper(Pen().poly(ribbon([(744, 706), (714, 836)], [6, 6])), "#8a7a5a", glue(50))
    broom = Pen().poly([(700, 822), (726, 824), (736, 850), (692, 848)])
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


def _legs(card: Card) -> None:
    """One foot lands, the other knee comes at us."""
    cloth = "#4a3494"
    card.shade(Pen().oval(560, 1166, 170, 22, -6), "#1c0818", 0.65, soft=10)
    back = [(342.0, 1000.0), (366.0, 1046.0), (384.0, 1090.0)]
    limb(card, back, [30, 32, 26], [30, 32, 26], mix(cloth, "#140a2c", 0.5))
    sole = Pen().smooth(knots("356 1080, 384 1072, 412 1084, 416 1124, 388 1142, 358 1122"))
    card.paper(sole, ("#8a8498", "#4a4460"), glue(110))
    fill = lit(card, Place(440, 1000, 200), cloth, 0.35)
    line = [(450.0, 880.0), (474.0, 970.0), (480.0, 1040.0), (486.0, 1130.0)]
    mask = limb(card, line, [54, 46, 38, 42, 30], [62, 46, 36, 36, 28], fill)
    model(card, Place(470, 1000, 100), mask, 20, 0.5, "#140a2c")
    for fold in (
        [(446, 1020), (470, 1030), (500, 1026), (514, 1014)],
        [(456, 1096), (480, 1104), (506, 1098)],
    ):
        crease(card, mask, [(float(x), float(y)) for x, y in fold], 7, "#140a2c", 0.5)
    shoe = Pen().smooth(
        knots("448 1116!, 518 1112!, 536 1150, 528 1178, 486 1186, 444 1178, 438 1150")
    )
    leather = card.paper(shoe, ("#ffffff", "#c8c4d4"), glue(140, rim=0.5))
    card.shade(smoothstep(1160, 1186, Y), "#4a4468", 0.6, within=leather)
    laces = Pen()
    for k in range(3):
        laces.line(466, 1126 + k * 13, 512, 1124 + k * 13, 4)
    card.paint(laces, "#e0483a", 0.9)
    line = [(382.0, 880.0), (350.0, 940.0), (330.0, 1004.0)]
    thigh = Pen().poly(contour(line, [56, 60, 50], [54, 58, 52])).circle(332, 1004, 51)
    mask = card.paper(thigh, lit(card, Place(350, 960, 170), cloth, 0.4), glue(260, shadow=0.5))
    model(card, Place(350, 960, 100), mask, 24, 0.5, "#140a2c")
    for fold in (
        [(296, 984), (318, 1024), (346, 1030), (372, 1010)],
        [(330, 900), (360, 920), (400, 916)],
    ):
        crease(card, mask, [(float(x), float(y)) for x, y in fold], 8, "#140a2c", 0.45)


def _body(card: Card) -> None:
    """Arms, neck and shoulders are one sheet of skin; the shirt goes over it."""
    left = contour(
        [(330, 640), (252, 560), (176, 480), (170, 400), (172, 330)],
        [40, 38, 34, 30, 22],
        [40, 40, 32, 26, 22],
    )
    right = contour(
        [(500, 640), (584, 560), (664, 492), (688, 408), (690, 344)],
        [40, 40, 32, 26, 22],
        [40, 38, 34, 30, 22],
    )
    neck = Pen().smooth(knots("356 480, 470 480, 474 580, 520 620, 420 660, 310 620, 352 580"))
    skin = union(Pen().poly(left).mask, Pen().poly(right).mask, neck.mask)
    tone = lit(card, Place(410, 480, 320), SKIN, 0.34)
    mask = card.paper(skin, tone, glue(320, rim=0.6))
    model(card, Place(410, 620, 200), mask, 18, 0.5, DEEP)
    for line in (
        [(384, 590), (396, 612), (402, 630), (404, 646)],
        [(444, 590), (434, 612), (428, 630), (426, 646)],
    ):
        crease(card, mask, [(float(x), float(y)) for x, y in line], 7, DEEP, 0.5, 1.4)
    card.shade(Pen().oval(414, 540, 80, 60), DEEP, 0.6, soft=14, within=mask)
    hand(card, 172, 338, 150, "open", SKIN, -10, True, palm=True)
    hand(card, 690, 352, 150, "reach", SKIN, 16, False, palm=True)
    for x, y, turn in ((171, 346, -2), (690, 358, 2)):
        terry = Place(x, y, 64, turn)
        band = terry.smooth(knots("-0.46 -0.2, 0.46 -0.2, 0.5 0.28, -0.5 0.28"))
        wool = card.paper(band, lit(card, terry, "#f4f0ea", 0.3), glue(110))
        card.paint(terry.ribbon([(-0.6, 0.04), (0.6, 0.04)], [0.14, 0.14]).mask * wool, "#e0483a")
        model(card, terry, wool, 8, 0.4, "#5a4a68")
    shirt: list[Knot] = knots(
        "340 606!, 372 640, 420 652, 462 638, 490 604!, 548 596, 604 560!, 640 622!, 566 696, "
        "536 740, 528 820, 546 902!, 470 924, 400 918, 310 930!, 322 840, 306 742, 262 694, "
        "196 606!, 232 548!, 288 596"
    )
    fill = lit(card, Place(420, 740, 260), YELLOW, 0.32)
    cloth = card.paper(Pen().smooth(shirt), fill, glue(320, rim=0.5))
    model(card, Place(420, 760, 200), cloth, 28, 0.55, GOLD)
    for line in (
        [(266, 690), (300, 680), (330, 690), (352, 716)],
        [(566, 690), (534, 682), (508, 694), (490, 718)],
        [(318, 800), (346, 830), (380, 844), (420, 846)],
        [(532, 790), (512, 830), (500, 870), (502, 910)],
        [(340, 920), (350, 886), (366, 862), (390, 850)],
    ):
        crease(card, cloth, [(float(x), float(y)) for x, y in line], 9, GOLD, 0.42, 2)
    collar = Pen().poly(
        ribbon([(342, 610), (376, 646), (420, 658), (460, 644), (490, 608)], [13, 14], 40)
    )
    card.paper(collar, ("#fff6da", "#e8c880"), glue(100))
    bib = Place(424, 826, 150, 3)
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
    p = Place(414, 408, 268, 5)
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
        (86, 740),
        (130, 780),
        (206, 744),
        (262, 690),
        (330, 726),
        (424, 742),
        (512, 724),
        (584, 676),
        (640, 690),
        (690, 660),
        EAST.to(0, 0.3),
    ]
    widths = [40.0, 46, 20, 44, 26, 46, 48, 46, 24, 42, 30, 34]
    mask = card.paper(
        Pen().poly(ribbon(line, widths, 160)), ("#ffffff", "#dfe4f0"), glue(200, rim=0.5)
    )
    model(card, Place(420, 720, 100), mask, 9, 0.35, "#5a6a98")
