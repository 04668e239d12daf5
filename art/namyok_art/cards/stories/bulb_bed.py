"""In a dark bed of planted light bulbs one has sprouted and glows on an old gardener's face."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.profile import profile

BULB: Point = (282, 850)
R = 128.0
OLD = Person(
    "old",
    "#b8794f",
    "#d8d4d0",
    "short",
    0.27,
    0.35,
    0.11,
    0.02,
    "broad",
    "full",
    brow=0.05,
    eye="#5a3a1c",
    cloth="#3f5a4a",
)


def draw() -> NDArray[np.uint8]:
    card = Card(
        97,
        [(0.0, "#15123a"), (0.2, "#38285e"), (0.32, "#8a4a64"), (0.42, "#e08a5c")],
        light=BULB,
        lamp="#ffdc8a",
    )
    _field(card)
    _scarecrow(card)
    _rows(card)
    _gardener(card)
    _sprout(card)
    return card.finish(
        bloom=0.7,
        shadow_tone="#1c1440",
        light_tone="#fff0c8",
        toning=0.08,
        vignette=0.3,
        saturation=1.1,
    )


def _field(card: Card) -> None:
    for y, tone in ((486, "#5a3a5c"), (520, "#3f2a48")):
        pen = Pen().poly(
            [(-20, y + 10), (260, y - 12), (560, y + 8), (820, y - 10), (820, 1240), (-20, 1240)]
        )
        card.paper(pen, (mix(tone, "#c8706a", 0.2), tone), TORN, torn=3, core=0.2, offset=(0, -4))
    for k in range(-7, 8):
        a, b = 330 + k * 40.0, 330 + k * 330.0
        ridge = Pen().poly([(a - 9, 530), (a + 9, 530), (b + 110, 1240), (b - 110, 1240)])
        card.paper(
            ridge,
            Gradient(("#3a2740", "#4a2e34", "#2a1820"), 530, 1200),
            glue(200, rim=0.2, shadow=0.5),
        )
    soil = np.asarray((Y > 520).astype(np.float32))
    card.glow(*BULB, 420, "#ffb85a", 0.5, within=soil)


def _scarecrow(card: Card) -> None:
    x, y = 176.0, 500.0
    pen = Pen().rect(x - 5, y - 150, 10, 170).rect(x - 84, y - 120, 168, 10)
    card.paper(pen, "#1c1228", glue(80, rim=0.2))
    coat = knots("100 376!, 252 376!, 262 412!, 206 406, 210 488!, 142 488!, 146 406, 90 412!")
    card.paper(Pen().smooth(coat), ("#3a2444", "#1c1228"), glue(100, rim=0.3))
    shade = Pen().poly([(x - 26, y - 196), (x + 26, y - 196), (x + 56, y - 118), (x - 56, y - 118)])
    card.paper(shade, ("#d8a86a", "#8a5048"), glue(90, rim=0.3))


def _bulb(card: Card, x: float, y: float, r: float, turn: float, state: int) -> None:
    """Planted by the thread; no two grow alike."""
    p = Place(x, y, r, turn)
    card.shade(p.oval(0, 1.5, 1.2, 0.3), "#0c0614", 0.6, soft=r * 0.12)
    cap = p.poly([(-0.42, 0.8), (0.42, 0.8), (0.38, 1.6), (-0.38, 1.6)])
    card.paper(cap, ("#8a8078", "#3a3038"), glue(r * 2, rim=0.6))
    for v in (0.98, 1.18, 1.38):
        card.shade(p.ribbon([(-0.44, v), (0.44, v + 0.08)], [0.07, 0.07]), "#1c1018", 0.5)
    glass: list[Knot] = knots(
        "0 -1, 0.72 -0.72, 1 0, 0.74 0.56, 0.42 0.86!, -0.42 0.86!, -0.74 0.56, -1 0, -0.72 -0.72"
    )
    tone = ("#8a8090", "#6a6078", "#9a8a8a")[state % 3]
    mask = card.paper(
        p.smooth(glass), (tone, mix(tone, "#1c1430", 0.55)), glue(r * 2.4, rim=0.9), opacity=0.9
    )
    wire = Pen()
    wire.poly(
        ribbon(
            [
                p.to(-0.2, 0.8),
                p.to(-0.26, 0.1),
                p.to(-0.1, -0.16),
                p.to(0, 0.04),
                p.to(0.1, -0.16),
                p.to(0.26, 0.1),
                p.to(0.2, 0.8),
            ],
            [r * 0.05, r * 0.05],
            60,
        )
    )
    card.paint(wire.mask * mask, "#2a1c30", 0.7)
    card.tint(
        np.asarray(p.oval(-0.42, -0.36, 0.16, 0.3, 28).mask * mask, np.float32), "#ffffff", 0.35
    )
    if state == 1:
        crack = [(0.1, -0.95), (0.22, -0.6), (0.06, -0.4), (0.26, -0.1)]
        card.shade(p.ribbon(crack, [0.03, 0.05, 0.02]), "#0c0614", 0.8)
    if state == 2:
        card.lightup(p.oval(0, 0.0, 0.1, 0.1), "#ff8a3a", 0.8)
    soil: list[Knot] = knots("-1.1 1.7, -0.7 1.34, -0.2 1.5, 0.3 1.36, 0.8 1.42, 1.1 1.72, 0 1.9")
    card.paper(
        p.smooth(soil), ("#4a2e34", "#241420"), glue(r * 2, rim=0.5), torn=max(1.0, r * 0.04)
    )


def _rows(card: Card) -> None:
    rng = np.random.default_rng(7)
    for row in range(6):
        t = (row / 5) ** 1.6
        y = 536 + 330 * t
        r = 11 + 62 * t
        for k in range(-4, 5):
            x = 330 + k * (40 + 190 * t)
            if not -r < x < 800 + r or (row == 5 and abs(x - BULB[0]) < 160):
                continue
            if row == 5 and x > 380:
                continue
            _bulb(
                card,
                x + rng.uniform(-3, 3),
                y - r,
                r * rng.uniform(0.82, 1.08),
                rng.uniform(-9, 9),
                int(rng.choice([0, 0, 0, 1, 2])),
            )


def _gardener(card: Card) -> None:
    """He has bent down so far that the light fills every wrinkle."""
    back: list[Knot] = knots("840 560!, 720 640, 640 780, 620 960, 560 1090, 520 1240!, 840 1260!")
    mask = card.paper(Pen().smooth(back), ("#4f6a52", "#1c2c30"), glue(320, spread=16, rim=0.8))
    card.shade(smoothstep(600, 800, X), "#0c1024", 0.55, within=mask)
    wonder = MOODS["awe"].but(pitch=0.0, gaze=(0.8, 0.5), tears=1)
    profile(card, 610, 700, 380, OLD, wonder, -12, True)
    _hat(card)
    hand(card, 560, 1130, 250, "cup", OLD.skin, -62, True, OLD.cloth)


def _hat(card: Card) -> None:
    crown: list[Knot] = knots(
        "446 566, 476 450, 580 372, 700 360, 800 430, 850 560, 800 630, 640 592"
    )
    straw = card.paper(Pen().smooth(crown), ("#d8a850", "#8a5a34"), glue(300, rim=0.5))
    band = Pen().poly(ribbon([(440, 556), (640, 548), (840, 634)], [38, 44, 42], 50))
    card.paper(band.mask * straw, ("#8a2f3a", "#4a1c30"), glue(160))
    brim: list[Knot] = knots(
        "400 560!, 500 556, 640 566, 780 630, 860 720!, 840 740, 740 664, 620 606, 500 590, 410 590"
    )
    edge = card.paper(Pen().smooth(brim), ("#f0c468", "#a8703a"), glue(260, rim=0.9))
    weave = Pen()
    for k in range(26):
        x = 420 + k * 17
        weave.line(x, 540, x + 22, 720, 2)
    card.shade(weave.mask * edge, "#5a2f1c", 0.35)


def _sprout(card: Card) -> None:
    x, y = BULB
    card.glow(x, y, 330, "#ffd070", 0.7)
    p = Place(x, y, R)
    cap = p.poly([(-0.42, 0.8), (0.42, 0.8), (0.38, 1.7), (-0.38, 1.7)])
    card.paper(cap, ("#e8c88a", "#7a5a44"), glue(240, rim=0.8))
    for v in (1.0, 1.2, 1.4):
        card.shade(p.ribbon([(-0.44, v), (0.44, v + 0.08)], [0.08, 0.08]), "#5a3420", 0.5)
    glass: list[Knot] = knots(
        "0 -1, 0.72 -0.72, 1 0, 0.74 0.56, 0.42 0.86!, -0.42 0.86!, -0.74 0.56, -1 0, -0.72 -0.72"
    )
    shape = p.smooth(glass)
    away = np.hypot(X - x, Y - y)
    mask = card.paper(
        shape, Gradient(("#fffbe0", "#ffe692", "#ffc04a"), 0, R, away), glue(260, rim=0.4)
    )
    card.emission += mask[..., None] * np.array([1.0, 0.82, 0.4], np.float32) * 0.5
    stem = p.ribbon([(0.0, 0.86), (-0.04, 0.4), (0.06, 0.0), (0.0, -0.3)], [0.09, 0.08, 0.07, 0.04])
    card.paper(stem.mask * mask, "#5f9a3a", glue(80, shadow=0.1))
    for s, v, turn in ((-1, 0.16, -40), (1, -0.06, 36), (-1, -0.32, -10)):
        leaf = Place(*p.to(0.02, v), R * 0.5, turn)
        card.paper(
            leaf.smooth([(0, 0, 0), (s * 0.5, -0.36), (s * 1.04, -0.3, 0), (s * 0.6, 0.1)]).mask
            * mask,
            ("#a8d850", "#5f9a3a"),
            glue(90, shadow=0.15),
        )
    card.tint(
        np.asarray(p.oval(-0.46, -0.4, 0.14, 0.3, 28).mask * mask, np.float32), "#ffffff", 0.7
    )
    for line, tip in (
        ([(0.1, 1.6), (0.5, 1.3), (0.74, 0.9)], 20),
        ([(-0.1, 1.6), (-0.6, 1.4), (-0.92, 1.1)], -30),
    ):
        card.paper(p.ribbon(line, [0.08, 0.07, 0.04]), ("#8ac04a", "#4f8a3a"), glue(100, rim=0.6))
        leaf = Place(*p.to(*line[-1]), R * 0.44, tip)
        s = 1 if tip > 0 else -1
        card.paper(
            leaf.smooth([(0, 0.1, 0), (s * 0.1, -0.5), (s * 0.7, -0.9, 0), (s * 0.6, -0.2)]),
            ("#b8e05a", "#5f9a3a"),
            glue(120, rim=0.7),
        )
    soil: list[Knot] = knots("-1.5 1.9, -0.9 1.5, -0.3 1.62, 0.3 1.5, 1.0 1.56, 1.5 1.94, 0 2.2")
    card.paper(p.smooth(soil), ("#8a5438", "#3a2028"), glue(240, rim=0.7), torn=4)
