"""A doctor bends to a hill with a stethoscope; deep in it glows a heart with roots for vessels."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur, fbm, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.land import Skyline, meadow
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.pelts import tufted
from namyok_art.paper.props.plants import branch, leaves
from namyok_art.paper.props.profile import profile
from namyok_art.paper.space import Array, X, Y

HEART = (420.0, 900.0)
FAR: Array = np.hypot(X - HEART[0], Y - HEART[1])
TREE = 664.0
EAR: Point = (410, 566)
DOCTOR = Person(
    "adult",
    "#8a5638",
    "#2a1820",
    "bun",
    0.26,
    0.35,
    0.11,
    0.0,
    "wedge",
    glasses=True,
    eye="#3a2418",
    cloth="#f4f2ec",
)


def hill(x: float) -> float:
    return 556 + 110 * ((x - 470) / 400) ** 2


def draw() -> NDArray[np.uint8]:
    dawn = [(0, "#2f6a84"), (0.2, "#7fb8b4"), (0.42, "#fbe2ac"), (1, "#fbe2ac")]
    card = Card(85, dawn, light=HEART, lamp="#ffd080")
    card.glow(520, 470, 360, "#fff4cc", 0.5)
    _tree(card)
    _earth(card)
    _heart(card)
    _turf(card)
    _mole(card)
    _doctor(card)
    return card.finish(
        bloom=0.55,
        shadow_tone="#2a1a3a",
        light_tone="#fff0d0",
        toning=0.08,
        vignette=0.25,
        saturation=1.1,
    )


def _tree(card: Card) -> None:
    """Half of it has been bare for some time."""
    rng = np.random.default_rng(12)
    wood = Pen()
    wood.poly(ribbon([(TREE + 4, 640), (TREE - 4, 470), (TREE + 6, 340)], [118, 66, 58]))
    tips = []
    for angle, long, wide in (
        (-2.6, 110, 30),
        (-2.1, 124, 36),
        (-1.55, 120, 34),
        (-1.05, 120, 34),
        (-0.5, 110, 28),
    ):
        tips += branch(wood, (TREE + 4, 352), angle, long, wide, rng, 5, spread=0.5)
    card.paper(wood, Gradient(("#3a2434", "#5a3030", "#a85a34"), 60, 600), glue(200))
    alive = [tip for tip in tips if tip[0] < TREE - 6]
    for count, tone in ((300, "#c8303a"), (240, "#f0583a"), (150, "#ffa04a")):
        card.paper(leaves(alive, rng, count, 16, (8, 15)), tone, glue(60, shadow=0.25))
    falling = leaves([(560.0, 430.0, 0.0), (500.0, 520.0, 0.0)], rng, 8, 60, (7, 12))
    card.paper(falling, "#d8482f", glue(50))


def _earth(card: Card) -> None:
    """Sheets with ever smaller openings, down to the light."""
    xs = np.arange(-20.0, 824, 4)
    top = Skyline(xs, np.array([hill(float(x)) for x in xs]))
    ground = top.pen().mask
    card.lightup(ground, "#ffb84a", 0.2)
    rng = np.random.default_rng(5)
    tones = ("#e88a3a", "#b8552a", "#843a28", "#5a2626", "#3a1a22")
    for k, tone in enumerate(tones):
        r = 236 + 50 * k
        ragged = fbm(90, rng, octaves=3) * 30
        hole = smoothstep(r + 1, r - 1, FAR + ragged)
        sheet = np.asarray(ground * (1 - hole), np.float32)
        stops = (mix(tone, "#ffc060", 0.2), tone, mix(tone, "#140a18", 0.5))
        fill = Gradient(stops, r, r + 240, along=FAR)
        card.paper(sheet, fill, shadow=0.6, spread=16, offset=(0, 12), rim=0.6, rim_width=3)
    stones = Pen()
    for _ in range(46):
        x, y = card.rng.uniform(0, 800), card.rng.uniform(620, 1200)
        if math.hypot(x - HEART[0], y - HEART[1]) > 450:
            stones.oval(
                x, y, card.rng.uniform(4, 13), card.rng.uniform(3, 8), card.rng.uniform(0, 180)
            )
    card.paper(stones, "#6a4a44", glue(40))


def _turf(card: Card) -> None:
    xs = np.arange(-20.0, 824, 4)
    top = Skyline(xs, np.array([hill(float(x)) for x in xs]))
    under = Skyline(xs, top.ys + 30 + 6 * np.sin(xs / 17)).pen().mask
    turf = meadow(Pen(), top, card.rng, 420, 12, 34).mask
    band = np.clip(top.pen().mask - under, 0, 1)
    card.paper(np.maximum(turf, band), ("#8fc85a", "#3f7a3f"), glue(120, rim=0.4))


def _vessel(card: Card, line: list[Point], wide: list[float]) -> None:
    fill = Gradient(("#ff9a5a", "#d83a34", "#8a2430", "#4a1a28"), 90, 460, along=FAR)
    rng = np.random.default_rng(round(line[0][0]))
    root = Pen().poly(ribbon(line, wide, 90))
    (ax, ay), (bx, by) = line[-2:]
    if wide[-1] < 6:
        for (x, y), width, turn in zip(line[-2:], wide[-2:], (-0.6, 0.3), strict=True):
            aim = math.atan2(by - ay, bx - ax) + turn
            branch(root, (x, y), aim, 70, max(7.0, width * 0.6), rng, 3, spread=0.5)
    card.paper(root, fill, glue(160, rim=0.7))


def _heart(card: Card) -> None:
    """No valentine: a muscle, and the roots have grown into it or out of it."""
    card.glow(*HEART, 320, "#ffd060", 0.6)
    for line, wide in (
        ([(500, 800), (590, 740), (640, 690), (TREE + 14, 600)], [74, 58, 60, 90]),
        ([(330, 830), (250, 760), (150, 750), (40, 690)], [46, 30, 18, 5]),
        ([(550, 930), (650, 950), (730, 920), (820, 940)], [30, 20, 12, 4]),
        ([(300, 940), (200, 990), (150, 1080), (60, 1120)], [34, 22, 12, 4]),
        ([(420, 1080), (440, 1140), (410, 1180), (420, 1230)], [34, 20, 14, 10]),
        ([(480, 1030), (560, 1100), (580, 1160), (650, 1220)], [26, 16, 10, 4]),
    ):
        _vessel(card, [(float(x), float(y)) for x, y in line], [float(w) for w in wide])
    inside = np.hypot(X - 400, Y - 920)
    for line, wide in (
        ([(404, 700), (398, 640), (420, 560)], [36, 26, 20]),
        ([(352, 700), (330, 640), (300, 580)], [32, 22, 14]),
        (
            [(480, 880), (456, 770), (410, 700), (340, 690), (298, 770), (330, 900)],
            [96, 84, 72, 64, 56, 50],
        ),
        ([(430, 880), (510, 800), (580, 740), (620, 690), (650, 640)], [76, 62, 52, 50, 46]),
    ):
        tube = Pen().poly(ribbon([(float(x), float(y)) for x, y in line], wide, 90))
        hue = Gradient(("#ffb050", "#f0603a", "#a8242e", "#7a1c2c"), 60, 400, along=inside)
        card.paper(tube, hue, glue(220, rim=0.8))
    muscle: list[Knot] = knots(
        "296 850, 320 786, 390 752, 470 764, 540 780, 586 840, 584 920, 540 1000, 480 1064, "
        "424 1110, 372 1084, 316 1020, 282 940"
    )
    fill = Gradient(("#ffe48a", "#ff9a40", "#e0402f", "#8a1428"), 0, 210, along=inside)
    mask = card.paper(Pen().smooth(muscle), fill, glue(320, rim=0.8))
    card.emission += mask[..., None] * np.array([1.0, 0.55, 0.18], np.float32) * np.float32(0.42)
    ear: list[Knot] = knots("520 770, 580 776, 622 826, 612 890, 566 904, 530 850")
    card.paper(Pen().smooth(ear), ("#e8543a", "#98202c"), glue(200, rim=0.7))
    rng = np.random.default_rng(3)
    veins = Pen()
    for start, aim in (((470, 850), 1.9), ((452, 860), 2.5), ((500, 840), 1.3)):
        branch(veins, start, aim, 84, 13, rng, 4, spread=0.42)
    card.paper(veins.mask * mask, ("#a81f2c", "#6a1024"), glue(80, rim=0.6, shadow=0.3))
    shine = blur(Pen().oval(346, 872, 18, 50, 24).mask, 8)
    card.tint(np.asarray(shine * mask, np.float32), "#fff0c0", 0.5)


def _mole(card: Card) -> None:
    """It has stopped digging and listens too."""
    den: list[Knot] = knots("596 1230!, 590 1100, 640 1024, 730 1016, 810 1070, 840 1230!")
    den_mask = card.hollow(Pen().smooth(den), ("#1c0c18", "#3a1c20"), 14)
    p = Place(730, 1126, 104)
    fur: list[Knot] = [
        p.to(k[0], k[1])
        for k in knots(
            "-0.7 0.1, -0.3 -0.5, 0.2 -0.7, 0.7 -0.5, 0.96 0.2, 0.96 1, -0.5 1, -0.54 0.4"
        )
    ]
    coat = lit(card, p, "#4f3f62", 0.4, 0.9)
    card.paper(tufted(fur, 12, 9, 6).mask * den_mask, coat, glue(160, rim=1.0))
    snout = p.smooth(knots("-0.2 -0.36, -0.62 -0.22, -0.98 0.0, -0.96 0.14, -0.6 0.3, -0.24 0.36"))
    card.paper(snout, lit(card, p, "#6a5578", 0.4, 0.9), glue(140, rim=0.9))
    card.paper(p.oval(-0.98, 0.06, 0.13, 0.12), ("#ffb8a8", "#d8706a"), glue(80, rim=0.9))
    card.paint(p.oval(-0.34, -0.14, 0.075, 0.075), "#140a18")
    card.paint(p.oval(-0.37, -0.17, 0.025, 0.025), "#fff0d0")
    hairs = Pen()
    for dy in (-0.06, 0.06, 0.18):
        hairs.poly(ribbon([p.to(-0.7, 0.1 + dy * 0.4), p.to(-0.9, 0.2 + dy * 2.2)], [3, 1], 12))
    card.paint(hairs, "#e8d0c8", 0.8)
    for u, v, turn in ((-0.42, 0.74, -50), (0.12, 0.8, -30)):
        paw = Place(*p.to(u, v), 40, turn)
        for k in range(4):
            nail = paw.ribbon([(-0.5 + 0.32 * k, 0.1), (-0.6 + 0.4 * k, -0.9)], [0.34, 0.1])
            card.paper(nail, ("#ffc8b4", "#d8807a"), glue(70, rim=0.8))
        card.paper(paw.oval(0, 0.2, 0.72, 0.46), ("#f0a494", "#b85f62"), glue(90, rim=0.8))


def _doctor(card: Card) -> None:
    """She holds her breath, too."""
    coat: list[Knot] = knots(
        "-40 420!, 60 400, 170 420, 232 480, 250 560, 230 620, 120 664, -40 690!"
    )
    white = lit(card, Place(80, 540, 300), DOCTOR.cloth, 0.3, 1.0)
    body = card.paper(Pen().smooth(coat), white, glue(320, rim=0.5))
    card.shade(smoothstep(560, 690, Y), "#8a6a8a", 0.5, within=body)
    listen = MOODS["awe"].but(pitch=0.0, gaze=(0.5, 0.7), upper=-0.004, lower=0.012, drop=0.0)
    neck: list[Knot] = knots("150 350, 232 400, 226 470, 140 450")
    card.paper(Pen().smooth(neck), mix(DOCTOR.skin, "#3a1428", 0.35), glue(160))
    lapel: list[Knot] = knots("50 420!, 96 352!, 160 380, 240 450!, 250 524!, 186 500, 110 480")
    card.paper(Pen().smooth(lapel), ("#ffffff", "#c8d0d8"), glue(160))
    place = profile(card, 218, 300, 250, DOCTOR, listen, 26)
    ear = place.to(-0.08, 0.06)
    tube: list[Point] = [
        ear,
        (ear[0] - 6, ear[1] + 90),
        (ear[0] + 60, ear[1] + 220),
        (330, 560),
        (372, 600),
        EAR,
    ]
    card.paper(Pen().poly(ribbon(tube, [11, 11], 90)), ("#3a4a5a", "#18202c"), glue(100, rim=0.6))
    card.paper(Pen().circle(*ear, 12), ("#c8d4dc", "#5a6a7c"), glue(70, rim=0.6))
    card.shade(Pen().oval(EAR[0] + 4, EAR[1] + 14, 60, 14), "#142c18", 0.6, soft=6)
    card.paper(Pen().oval(EAR[0], EAR[1], 46, 22, 4), ("#f4f8fc", "#7a8a9c"), glue(120, rim=0.8))
    card.paper(Pen().oval(EAR[0], EAR[1] - 8, 32, 13, 4), ("#dfe8ee", "#5a6a7c"), glue(90, rim=0.8))
    sleeve: list[Point] = [(96, 520), (170, 606), (276, 560)]
    arm = Pen().poly(ribbon(sleeve, [120, 104, 84], 60)).circle(*sleeve[0], 60)
    card.paper(arm, white, glue(260, rim=0.5))
    hand(card, 284, 558, 150, "reach", DOCTOR.skin, 84, False)
    for x, y in ((222, 552), (226, 596)):
        card.paper(Pen().circle(x, y, 9), ("#dfe6ec", "#8a98a8"), glue(60))
    cuff = Pen().poly(ribbon([(266, 512), (284, 604)], [26, 26], 20))
    card.paper(cuff, ("#ffffff", "#b8c4d0"), glue(140))
