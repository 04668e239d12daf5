"""A barbell of two soap bubbles tips, a home in one, a ship in the other; a hedgehog waits."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, blur, gradient, mix, smoothstep
from namyok_art.paper.noise import union
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.face import features
from namyok_art.paper.props.hands import fingers_over
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.limbs import contour, crease, limb, model
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.space import Array

HOME, SEA = (116.0, 566.0), (682.0, 204.0)
BIG, SMALL = 184.0, 140.0
TILT = math.degrees(math.atan2(SEA[1] - HOME[1], SEA[0] - HOME[0]))
LONG = math.hypot(SEA[0] - HOME[0], SEA[1] - HOME[1])
FIST = 196.0
SKIN, FLUSH, INK = "#e0a47c", "#a8483c", "#7a2c30"
BRAVE = Person(
    "adult",
    SKIN,
    "#2a1a1c",
    "bald",
    0.3,
    0.36,
    0.13,
    0.02,
    "broad",
    brow=0.06,
    eye="#3a5a6a",
)


def draw() -> NDArray[np.uint8]:
    card = Card(114, ["#1c0d1c", "#3a1626", "#571c2c"], light=(430, 40), lamp="#ffeec4")
    _tent(card)
    _ring(card)
    for at, r, home in ((HOME, BIG, True), (SEA, SMALL, False)):
        _bubble(card, at, r, home)
    _legs(card)
    _body(card)
    _suit(card)
    _head(card)
    _barbell(card)
    _hedgehog(card)
    return card.finish(
        bloom=0.5,
        shadow_tone="#2a1030",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.32,
        saturation=1.1,
    )


def _tent(card: Card) -> None:
    """Canvas runs up to a mast outside the card; one lamp falls on the ring."""
    for k in range(-9, 11):
        a, b = k * 108.0, k * 108.0 + 54
        panel = Pen().poly(
            [(430 + k * 5, -40), (433 + k * 5, -40), (430 + b * 1.8, 1060), (430 + a * 1.8, 1060)]
        )
        card.paper(panel, ("#3a1524", "#7a2a34"), glue(80, rim=0.05, shadow=0.3))
    cone = Pen().poly([(400, -30), (460, -30), (800, 1120), (60, 1120)]).mask
    card.tint(blur(cone, 24) * smoothstep(1300, 0, Y), "#ffdf9c", 0.5)


def _ring(card: Card) -> None:
    floor = Pen().oval(420, 1190, 700, 190)
    card.paper(floor, ("#e0b074", "#8a5634"), glue(300, offset=(0, -8)))
    card.glow(430, 1120, 300, "#fff0c4", 0.5, stretch=(1.5, 0.4))
    card.shade(Pen().oval(500, 1166, 220, 24), "#3a1420", 0.7, soft=10)
    drum(card, 492, 1062, 166, 92)


def drum(card: Card, x: float, y: float, half: float, tall: float) -> None:
    side = Pen().smooth(
        [
            (x - half, y, 0),
            (x + half, y, 0),
            (x + half * 0.94, y + tall, 0),
            (x, y + tall + 26),
            (x - half * 0.94, y + tall, 0),
        ]
    )
    mask = card.paper(
        side, Gradient(("#8a2434", "#d8484a", "#6a1a2c"), x - half, x + half, X), glue(260)
    )
    zig = Pen()
    count = 9
    for k in range(count):
        a, b = x - half + 2 * half * k / count, x - half + 2 * half * (k + 1) / count
        zig.poly([(a, y + 14), (b, y + 14), ((a + b) / 2, y + tall)])
    card.paint(zig.mask * mask, "#f0cf8a", 0.9)
    card.shade(smoothstep(x + half * 0.1, x + half, X), "#3a0f24", 0.5, within=mask)
    card.paper(Pen().oval(x, y, half + 8, 30), ("#fff2d4", "#e0bc84"), glue(200))


def _world(disc: Array, card: Card, at: Point, r: float, home: bool) -> None:
    x, y = at
    sky = ("#1d3a6a", "#5a6aa0", "#f0b48a") if home else ("#7fd0e0", "#d8f0e0", "#fff0c0")
    card.paint(disc, gradient(sky, Y, y - r, y + r * 0.55), 0.96)
    if home:
        moon = Pen().circle(x - r * 0.08, y - r * 0.66, r * 0.11)
        card.lightup(moon.mask * disc, "#fff2c8", 0.6)
        hill = Pen().oval(x, y + r * 0.95, r * 1.3, r * 0.6)
        card.paper(hill.mask * disc, ("#5f8a5a", "#2f5a4a"), glue(60))
        p = Place(x + r * 0.1, y + r * 0.44, r * 0.94)
        card.paper(
            p.poly([(-0.3, -0.42), (0.3, -0.42), (0.3, 0.02), (-0.3, 0.02)]),
            ("#f6e2c0", "#d8b08a"),
            glue(70),
        )
        card.paper(
            p.poly([(-0.42, -0.38), (0, -0.78), (0.42, -0.38)]), ("#d86a4f", "#9a3a3c"), glue(70)
        )
        card.paper(
            p.poly([(0.18, -0.86), (0.28, -0.86), (0.28, -0.5), (0.18, -0.56)]), "#8a3a3a", glue(40)
        )
        card.lightup(
            p.poly([(-0.2, -0.3), (-0.04, -0.3), (-0.04, -0.1), (-0.2, -0.1)]), "#ffd870", 1.1
        )
        card.paper(
            p.poly([(0.07, -0.28), (0.21, -0.28), (0.21, 0.02), (0.07, 0.02)]), "#3f7a80", glue(40)
        )
        card.paper(p.ribbon([(-0.6, 0.1), (-0.58, -0.2)], [0.07, 0.05]), "#5a3a2c", glue(40))
        for u, v, q in ((-0.6, -0.38, 0.2), (-0.7, -0.22, 0.13), (-0.48, -0.24, 0.13)):
            card.paper(p.oval(u, v, q, q), ("#7fae62", "#4a7f52"), glue(50))
        return
    sun = Pen().circle(x - r * 0.4, y - r * 0.1, r * 0.17)
    card.lightup(sun.mask * disc, "#fff6d0", 0.7)
    p = Place(x + r * 0.06, y + r * 0.3, r, 8)
    card.paper(wave(y + r * 0.22, 5, 60, 0.5).pen().mask * disc, ("#3f9aa8", "#2a7a90"), glue(50))
    card.paper(
        p.smooth(knots("0.04 -0.8!, 0.34 -0.4, 0.34 -0.1!, 0.04 -0.08!")),
        ("#fffaf0", "#ecd8c0"),
        glue(60),
    )
    card.paper(
        p.smooth(knots("-0.03 -0.7!, -0.32 -0.12!, -0.03 -0.08!")), ("#f8e6d0", "#d8b8a0"), glue(60)
    )
    card.paper(
        p.smooth(knots("-0.42 -0.02!, 0.46 -0.06!, 0.3 0.2, -0.26 0.2")),
        ("#a83f3a", "#6a2430"),
        glue(60),
    )
    card.paper(wave(y + r * 0.42, 6, 74, 2).pen().mask * disc, ("#2a8098", "#1a5a78"), glue(50))


def _bubble(card: Card, at: Point, r: float, home: bool) -> None:
    x, y = at
    disc = Pen().circle(x, y, r).mask
    card.glow(x, y, r * 1.7, "#a8f0e6" if not home else "#ffd8a0", 0.3)
    _world(disc, card, at, r, home)
    away = np.hypot(X - x, Y - y) / r
    angle = np.mod(np.arctan2(Y - y, X - x) / math.tau + 0.1, 1)
    rainbow = gradient(
        ["#8ff0e6", "#c8a8ff", "#ffa8c8", "#ffe08a", "#a8ffb8", "#8ff0e6"],
        np.asarray(angle, np.float32),
        0,
        1,
    )
    card.paint(np.asarray(disc * smoothstep(0.78, 1.0, away) * 0.85, np.float32), rainbow)
    shine = Pen().smooth(
        [
            (x - r * 0.76, y - r * 0.1),
            (x - r * 0.6, y - r * 0.55),
            (x - r * 0.2, y - r * 0.8),
            (x - r * 0.5, y - r * 0.5),
        ]
    )
    card.tint(blur(shine.mask, 2) * disc, "#ffffff", 0.85)
    card.tint(Pen().circle(x + r * 0.5, y + r * 0.62, r * 0.06).mask, "#ffffff", 0.7)


def _on_bar(t: float) -> Point:
    return HOME[0] + (SEA[0] - HOME[0]) * t, HOME[1] + (SEA[1] - HOME[1]) * t


def _wrist(t: float) -> Point:
    x, y = _on_bar(t)
    a = math.radians(TILT + TWIST[t])
    return x - math.sin(a) * FIST * 0.36, y + math.cos(a) * FIST * 0.36


LOW, HIGH = 0.43, 0.69
"""Where the fists are on the bar."""
TWIST = {LOW: 18, HIGH: -6}
"""A fist is not square to the bar: the forearm pulls it round."""


PALMS = (
    Place(*_wrist(LOW), FIST, TILT + TWIST[LOW], True),
    Place(*_wrist(HIGH), FIST, TILT + TWIST[HIGH]),
)


def _legs(card: Card) -> None:
    """The knees have given way: they lean on each other."""
    fill = lit(card, Place(485, 940, 260), SKIN)
    for s in (-1, 1):
        x = 486.0
        line = [(x + s * 46, 850), (x + s * 30, 930), (x + s * 27, 968), (x + s * 60, 1056)]
        inner, outer = [44.0, 34, 25, 22, 20], [46.0, 40, 30, 33, 20]
        left, right = (outer, inner) if s > 0 else (inner, outer)
        mask = limb(card, line, left, right, fill)
        model(card, Place(x + s * 40, 950, 100), mask, 18, 0.4, FLUSH)
        knee = [(x + s * 12, 944), (x + s * 26, 956), (x + s * 44, 946)]
        crease(card, mask, knee, 6, INK, 0.35, 1)
        boot: list[Knot] = [
            (x + s * 13, 1002, 0),
            (x + s * 72, 996, 0),
            (x + s * 90, 1034),
            (x + s * 128, 1052),
            (x + s * 130, 1068, 0),
            (x + s * 38, 1070, 0),
            (x + s * 36, 1036),
        ]
        leather = card.paper(Pen().smooth(boot), ("#5a3040", "#2a1422"), glue(150))
        for k in range(4):
            lace = Pen().line(
                x + s * (52 + 6 * k), 1008 + k * 12, x + s * (72 + 7 * k), 1011 + k * 12, 3
            )
            card.paint(lace.mask * leather, "#e8c88a", 0.9)


def _body(card: Card) -> None:
    """Chest, shoulders and both arms are one sheet: nothing of him is stuck on."""
    low, high = _wrist(LOW), _wrist(HIGH)
    trunk = Pen().smooth(
        knots(
            "352 664, 380 618, 440 596, 486 590, 530 592, 588 606, 618 650, 606 712, 574 776, "
            "566 830, 572 884, 486 900, 400 884, 404 830, 398 776, 366 716"
        )
    )
    bent = contour(
        [(402, 690), (350, 650), (290, 606), (308, 546), (344, 500), low],
        [54, 50, 34, 42, 34, 25, 24],
        [30, 58, 36, 26, 38, 27, 24],
    )
    straight = contour(
        [(560, 700), (606, 636), (634, 560), (618, 486), (590, 424), high],
        [46, 44, 54, 36, 40, 28, 25],
        [40, 52, 38, 34, 42, 27, 25],
    )
    palms = Pen()
    for palm, arm in zip(PALMS, ((344, 500), (590, 424)), strict=True):
        heel = palm.to(0, -0.24)
        palms.poly(ribbon([arm, palm.to(0, 0.06), heel], [56, 54, 84], 30)).circle(*heel, 42)
    body = union(trunk.mask, Pen().poly(bent).mask, Pen().poly(straight).mask, palms.mask)
    mask = card.paper(body, lit(card, Place(480, 620, 330), SKIN, 0.36), glue(320, rim=0.5))
    model(card, Place(480, 700, 200), mask, 26, 0.5, FLUSH)
    for line, wide in (
        ([(404, 706), (376, 690), (352, 700), (346, 722)], 8),  # armpits
        ([(566, 704), (592, 690), (612, 700), (616, 716)], 8),
        ([(398, 640), (368, 604), (330, 592), (296, 600)], 7),  # under the biceps
        ([(588, 664), (604, 616), (612, 560), (622, 524)], 7),
        ([(262, 600), (280, 566), (300, 556), (322, 560)], 7),  # elbows
        ([(652, 512), (634, 494), (614, 500), (602, 516)], 7),
        ([(338, 534), (352, 510), (364, 494), (372, 476)], 5),  # sinews
        ([(602, 470), (588, 440), (578, 416), (570, 396)], 5),
    ):
        crease(card, mask, [(float(x), float(y)) for x, y in line], wide, INK, 0.42, 1.6)
    for x, y, rx, ry, turn in ((334, 618, 34, 15, 40), (620, 586, 15, 42, -12)):
        card.tint(blur(Pen().oval(x, y, rx, ry, turn).mask, 9) * mask, "#ffe8c4", 0.3)


def _suit(card: Card) -> None:
    """Stripes bend round the barrel of his chest."""
    shape: list[Knot] = knots(
        "408 616!, 434 600!, 446 676, 486 704, 530 674, 540 598!, 566 612!, 578 700, 594 726, "
        "572 786, 570 830, 586 876, 584 924!, 542 938, 498 936!, 486 896!, 474 936!, 430 938, "
        "390 924!, 386 876, 400 830, 398 784, 376 728, 392 700"
    )
    bend = Y - 0.0016 * (X - 486) ** 2 * np.clip((930 - Y) / 200, 0.4, 1.2)
    phase = np.mod(bend / 42, 1)
    band = smoothstep(0.0, 0.03, phase) * smoothstep(0.53, 0.5, phase)
    cream, red = np.array([0.97, 0.91, 0.78]), np.array([0.76, 0.2, 0.24])
    stripe = np.asarray(cream * (1 - band[..., None]) + red * band[..., None], np.float32)
    cloth = card.paper(Pen().smooth(shape), stripe, glue(200, shadow=0.3))
    side = smoothstep(60, 104, np.abs(X - 480))
    card.shade(side, "#4a1028", 0.55, within=cloth)
    card.shade(smoothstep(880, 930, Y), "#4a1028", 0.35, within=cloth)
    belt = Pen().poly(ribbon([(398, 806), (486, 822), (572, 806)], [44, 50, 44], 40))
    leather = card.paper(belt, ("#6a3a24", "#3a2018"), glue(160))
    card.shade(side, "#1a0810", 0.5, within=leather)
    card.paper(Pen().circle(486, 820, 27), ("#ffe08a", "#c8862a"), glue(100))
    card.paint(Pen().star(486, 820, 17, 0.42, 5), "#a8621c", 0.8)


def _head(card: Card) -> None:
    """All the strength in the world, and his eyes are on a hedgehog."""
    p = Place(470, 548, 164, -8)
    fill = lit(card, p, SKIN)
    for s in (-1, 1):
        card.paper(p.oval(s * 0.36, 0.06, 0.06, 0.1, s * 10), mix(SKIN, "#b8404a", 0.2), glue(140))
        card.shade(p.oval(s * 0.365, 0.06, 0.028, 0.055), INK, 0.5, soft=1.2)
    skull: list[Knot] = knots(
        "0 -0.5, 0.2 -0.45, 0.325 -0.25, 0.345 0, 0.335 0.2, 0.27 0.4, 0.14 0.53, 0 0.56, "
        "-0.14 0.53, -0.27 0.4, -0.335 0.2, -0.345 0, -0.325 -0.25, -0.2 -0.45"
    )
    face = card.paper(p.smooth(skull), fill, glue(180))
    model(card, p, face, 16, 0.45, FLUSH)
    shadow = p.smooth(
        knots("-0.34 0.26, -0.2 0.36, 0 0.42, 0.2 0.36, 0.34 0.26, 0.2 0.62, -0.2 0.62")
    )
    card.shade(shadow, "#8a6a74", 0.3, soft=6, within=face)
    fear = MOODS["fear"].but(tilt=0, top=0.078, low=0.046, blush=0.5, pupil=0.85)
    features(card, p, BRAVE, fear, face, look=(150, 860))
    for s in (-1, 1):
        x = -0.03
        wing: list[Knot] = [
            (x, 0.235, 0),
            (x + s * 0.1, 0.225),
            (x + s * 0.22, 0.3),
            (x + s * 0.3, 0.27),
            (x + s * 0.315, 0.16, 0),
            (x + s * 0.37, 0.27),
            (x + s * 0.27, 0.37),
            (x + s * 0.12, 0.335),
            (x, 0.29, 0),
        ]
        card.paper(p.smooth(wing), ("#4a2c2c", "#1e1014"), glue(120, shadow=0.4))
    card.tint(blur(p.oval(0.08, -0.34, 0.12, 0.06, 14).mask, 6) * face, "#fff4dc", 0.5)
    sweat = Pen()
    for x, y, g in ((402, 470, 1.1), (384, 520, 0.8), (540, 452, 0.9), (556, 506, 1.15)):
        sweat.smooth([(x, y - 16 * g, 0), (x + 7 * g, y + 2), (x, y + 9 * g), (x - 7 * g, y + 2)])
    card.paper(sweat, ("#f2fcff", "#9fd8f0"), glue(60))


def _barbell(card: Card) -> None:
    """The bar runs into both bubbles, and their film climbs up it."""
    ends = (BIG * 0.62 / LONG, 1 - SMALL * 0.62 / LONG)
    rod = Gradient(("#fbfcff", "#c8ccd8", "#6a7088"), 0, 24, along=_across())
    bar = Pen().poly(ribbon([_on_bar(ends[0]), _on_bar(ends[1])], [24, 24]))
    card.paper(bar, rod, glue(150, rim=0.5))
    for r, end, s in ((BIG, ends[0], 1), (SMALL, ends[1], -1)):
        card.paper(Pen().circle(*_on_bar(end), 20), ("#ffe9a8", "#b8782a"), glue(100))
        p = Place(
            *_on_bar((r / LONG) if s > 0 else 1 - r / LONG), 100 if s > 0 else 66, TILT, s < 0
        )
        neck = p.smooth(
            knots("-0.1 -0.5!, 0.04 -0.24, 0.42 -0.13!, 0.42 0.13!, 0.04 0.24, -0.1 0.5!")
        )
        film = Gradient(("#a8fff0", "#ffd0e8", "#ffe8b0", "#b8d0ff"), -30, 50, along=_across())
        card.paint(neck, film, 0.55)
        ring = p.smooth(knots("0.36 -0.19, 0.48 -0.19, 0.48 0.19, 0.36 0.19"))
        card.paper(ring, ("#ffe9a8", "#b8782a"), glue(90))
    for palm in PALMS:
        fingers_over(card, palm, SKIN)


def _across() -> Array:
    a = math.radians(TILT)
    return np.asarray((Y - HOME[1]) * math.cos(a) - (X - HOME[0]) * math.sin(a) + 12, np.float32)


def _hedgehog(card: Card) -> None:
    """He only wants a better seat."""
    x, y = 140.0, 934.0
    card.shade(Pen().oval(x + 20, 1180, 150, 18), "#3a1420", 0.7, soft=8)
    side = Pen().poly([(x - 96, y), (x + 96, y), (x + 128, 1180), (x - 128, 1180)])
    card.paper(side, Gradient(("#2f6a78", "#58a0a0", "#1c4456"), x - 120, x + 120, X), glue(200))
    card.paint(Pen().star(x, y + 126, 56, 0.42, 5), "#f6dc9a", 0.9)
    card.paper(Pen().oval(x, y, 108, 24), ("#8fd0c8", "#4f9a98"), glue(150))
    rng = np.random.default_rng(14)
    for layer in range(5):
        if layer == 3:
            belly = Pen().smooth(knots("96 932, 110 896, 160 880, 204 890, 214 930, 150 944"))
            card.paper(belly, ("#e8c292", "#b07c4c"), glue(90))
        spikes = Pen()
        count = 30 - layer * 4
        for k in range(count):
            a = math.radians(176 + 150 * (k + rng.uniform(-0.2, 0.2)) / count)
            root = 52 - layer * 13
            tip = root + 66 - layer * 6 + rng.uniform(-9, 9)
            px, py = x - 4, y - 44
            n = (-math.sin(a) * 6, math.cos(a) * 6)
            cx, cy = math.cos(a) * 1.3, math.sin(a) * 0.98
            spikes.poly(
                [
                    (px + cx * root + n[0], py + cy * root + n[1]),
                    (px + cx * tip, py + cy * tip),
                    (px + cx * root - n[0], py + cy * root - n[1]),
                ]
            )
        spikes.oval(x - 4, y - 40, 80 - layer * 15, 50 - layer * 12)
        tone = mix("#33202e", "#96694c", min(1, layer / 3))
        card.paper(spikes, (mix(tone, "#ffe8b8", 0.4), tone), glue(90, rim=0.4))
    snout: list[Knot] = knots(
        "168 872, 196 846, 226 840, 258 838, 272 848, 256 872, 228 898, 190 906"
    )
    card.paper(Pen().smooth(snout), ("#f6d8a8", "#c8925a"), glue(100))
    card.paper(Pen().circle(270, 842, 11), "#1c1018", glue(60))
    ear = Pen().circle(182, 860, 17)
    card.paper(ear, ("#d8a070", "#a06a48"), glue(70))
    eye(card, 222, 862, 11, (190, 600), "#2a1a14", "#c8925a", 0)
    crease(
        card,
        np.asarray(Pen().smooth(snout).mask),
        [(262, 862), (246, 872), (230, 870)],
        4,
        "#4a2018",
        0.8,
    )
    for px, py in ((206, 916), (238, 900)):
        card.paper(Pen().oval(px, py, 17, 9, -24), ("#e0b080", "#a8744a"), glue(60))
    feet = Pen().oval(104, y - 2, 20, 10).oval(196, y, 20, 10)
    card.paper(feet, "#a8744a", glue(60))
