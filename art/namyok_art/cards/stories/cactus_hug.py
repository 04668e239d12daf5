"""Before a huge setting sun a knight hugs a cactus, and it has laid its arm over his back."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import Place, glue, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.land import ridge
from namyok_art.paper.props.moods import Mood
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.saguaro import limb

SUN = (300.0, 610.0)
KNIGHT = Person(
    "adult", "#d99a74", "#5a2a20", "short", 0.27, 0.335, 0.11, 0.02, "hook", "moustache"
)
TOUCHED = Mood(
    brow_in=-0.07,
    brow_out=0.016,
    top=0.04,
    low=0.02,
    gaze=(0.2, 0.5),
    mouth=0.1,
    corner=-0.01,
    blush=0.6,
    tears=1,
)
STEEL = ("#ffe2ae", "#cdb0a8", "#857488", "#5a4d70", "#3f3560", "#2c2448")


def draw() -> NDArray[np.uint8]:
    sky = [(0, "#241a44"), (0.22, "#6a2c5e"), (0.45, "#d4553f"), (0.68, "#f99a4a"), (1, "#ffc86e")]
    card = Card(116, sky, light=SUN, lamp="#ffe0a0")
    _desert(card)
    far = np.hypot(X - SUN[0], Y - SUN[1])
    green = Gradient(("#6f9a52", "#2f6248", "#17403a", "#0f2a30"), 150, 620, along=far)
    trunk = limb(card, [(560, 1240), (556, 900), (548, 600), (560, 250)], 196, green)
    right = [(560.0, 760.0), (690.0, 752.0), (716.0, 640.0), (712.0, 500.0)]
    limb(card, right, 104, green, outside=trunk)
    _flower(card, 712, 446, 96)
    _cape(card)
    _body(card)
    profile(card, 404, 540, 172, KNIGHT, TOUCHED, turn=22)
    _arm(card)
    over = [(520.0, 330.0), (390.0, 296.0), (250.0, 322.0), (168.0, 450.0), (160.0, 600.0)]
    over += [(190.0, 720.0), (262.0, 790.0)]
    limb(card, over, 92, green, outside=trunk)
    _front(card)
    return card.finish(
        bloom=0.5, shadow_tone="#2a1444", light_tone="#ffe8c0", toning=0.09, vignette=0.3
    )


def _desert(card: Card) -> None:
    card.glow(*SUN, 560, "#ffb050", 0.55)
    card.lightup(Pen().circle(*SUN, 268), "#ffdf8e", 0.12)
    for band, y in ((0.16, 520), (0.26, 640), (0.4, 740)):
        line: list[Knot] = [(-60, y, 0), (200, y - 12), (470, y + 4), (860, y - 14, 0)]
        line += [(860, y + 12, 0), (420, y + 18), (120, y + 8), (-60, y + 16, 0)]
        card.paint(Pen().smooth(line), "#e8683f", band)
    mesas = ("-20 900!, 12 800!, 150 796!, 190 900!", "250 900!, 274 842!, 372 838!, 392 900!")
    for spots, tone in zip(mesas, ("#b8465a", "#cf5c52"), strict=True):
        card.paper(Pen().smooth(knots(spots)), (tone, mix(tone, "#f99a4a", 0.5)), wobble=2)
    card.fog(880, 60, "#ffb866", 0.5)
    for y, tone, tilt in ((890, "#c8553f", -20.0), (985, "#93364a", 30.0)):
        line_ = ridge(card.rng, y, 20, 0.35, 4, tilt=tilt)
        card.paper(line_.pen(), (mix(tone, "#ffb866", 0.35), tone), offset=(0, -6), rim=0.5)


def _cape(card: Card) -> None:
    back = "300 660, 356 680, 372 800, 360 1000, 384 1230!, 60 1230!, 120 1060, 188 900, 230 760"
    mask = card.paper(
        Pen().smooth(knots(back)), ("#d8433c", "#a3263c", "#5f1434"), glue(300, rim=0.8)
    )
    folds = Pen()
    for a, b in ((286, 150), (304, 210), (322, 268), (340, 322)):
        folds.taper([(a, 720), ((a + b) / 2 + 16, 930), (b, 1200)], 3, 17)
    card.shade(folds, "#4a0c2c", 0.5, soft=2, within=mask)


def _body(card: Card) -> None:
    """Armour in lames that overlap like scales, so that no plate stands alone."""
    sheet = glue(240, rim=0.9)
    for x, foot in ((338, 326), (420, 436)):
        leg = ribbon([(x, 950), (x - 2, 1050), (foot, 1200)], [98, 86, 70])
        card.paper(Pen().poly(leg), Gradient(STEEL, 250, 500, along=X), sheet)
        knee = Place(x - 2, 1078, 58)
        card.paper(
            knee.smooth(knots("-0.9 0, -0.5 -0.8, 0.5 -0.8, 0.95 0, 0.4 0.8, -0.4 0.8")),
            Gradient(STEEL, x - 70, x + 80, along=X),
            sheet,
        )
    for k in range(3):
        y, w = 1004 - k * 46, 106 - k * 12
        lame: list[Knot] = [(380 - w * 0.9, y - 60, 0), (380, y - 66), (380 + w * 0.86, y - 60, 0)]
        lame += [(380 + w, y + 4), (382, y + 24), (378 - w, y + 6)]
        card.paper(Pen().smooth(lame), Gradient(STEEL, 250, 500, along=X), sheet)
    plate = "300 664, 372 640, 438 660, 472 740, 462 830, 440 896, 380 906, 312 890, 282 780"
    mask = card.paper(Pen().smooth(knots(plate)), Gradient(STEEL, 250, 500, along=X), sheet)
    card.shade(Pen().stroke([(420, 668), (452, 770), (436, 900)], 4), "#241a44", 0.5, within=mask)
    neck = "330 668!, 352 618, 404 612, 448 640, 452 678!, 390 692"
    card.paper(Pen().smooth(knots(neck)), Gradient(STEEL, 300, 470, along=X), sheet)


def _arm(card: Card) -> None:
    sheet = glue(240, rim=0.9)
    hand(card, 562, 718, 128, "cover", KNIGHT.skin, turn=78)
    fore = ribbon([(424, 846), (500, 796), (584, 718)], [92, 82, 60])
    card.paper(Pen().poly(fore), Gradient(STEEL, 380, 640, along=X), sheet)
    card.paper(
        Pen().poly(ribbon([(560, 684), (604, 742)], [26, 26])),
        Gradient(STEEL, 540, 640, along=X),
        sheet,
    )
    upper = ribbon([(334, 716), (372, 792), (430, 846)], [118, 104, 92])
    card.paper(Pen().poly(upper), Gradient(STEEL, 290, 480, along=X), sheet)
    cop = "380 842, 398 796, 448 790, 474 828, 466 884, 424 906, 388 888"
    card.paper(Pen().smooth(knots(cop)), Gradient(STEEL, 370, 490, along=X), sheet)
    for k in range(3):
        s = Place(336 + 10 * k, 740 - k * 34, 84 - k * 8, -16)
        card.paper(
            s.smooth(knots("-0.98 0.22, -0.86 -0.44, 0 -0.78, 0.86 -0.44, 0.98 0.22, 0 0.42")),
            Gradient(STEEL, s.x - 90, s.x + 110, along=X),
            sheet,
        )
    card.paper(Pen().circle(428, 846, 9), "#f0b85a", glue(50))


def _flower(card: Card, x: float, y: float, r: float) -> None:
    """It opens on the side he cannot see."""
    card.glow(x, y, 190, "#ff5ab0", 0.5)
    for scale, tone in ((1.0, "#9c1668"), (0.8, "#d82f92"), (0.56, "#ff86c4")):
        pen = Pen()
        for k in range(9):
            a, q = math.pi * (1.1 + k / 10), r * scale
            side = [
                (x + q * 0.62 * math.cos(a + d), y + q * 0.62 * math.sin(a + d))
                for d in (-0.24, 0.24)
            ]
            pen.smooth(
                [(x, y + 8), side[0], (x + q * math.cos(a), y + q * math.sin(a), 0), side[1]]
            )
        card.paper(pen, (mix(tone, "#ffffff", 0.2), tone), spread=5)
    card.lightup(Pen().oval(x, y - 8, r * 0.22, r * 0.16), "#ffe07a", 0.4)


def _front(card: Card) -> None:
    line = ridge(card.rng, 1120, 12, 0.4, 4, tilt=-24)
    card.paper(line.pen(), ("#6a2440", "#2a1030"), TORN, torn=4, core=0.2, offset=(0, -6), rim=0.3)
    place = Place(176, 1110, 128, -24)
    card.shade(Pen().oval(170, 1164, 120, 12), "#1a0820", 0.6, soft=7)
    plume = knots("0.1 -0.46!, -0.2 -0.86, -0.8 -0.8, -1.1 -0.3!, -0.7 -0.46, -0.3 -0.3")
    card.paper(place.smooth(plume), ("#ff6a4a", "#a3263c"), glue(150, rim=0.7))
    shell = knots(
        "-0.42 0.38!, -0.48 -0.1, -0.2 -0.48, 0.24 -0.46, 0.48 -0.12!, 0.42 0.16, 0.3 0.4!"
    )
    mask = card.paper(place.smooth(shell), Gradient(STEEL, 110, 260, along=X), glue(150, rim=0.9))
    card.hollow(place.ribbon([(0.0, -0.08), (0.47, -0.1)], [0.1, 0.07]).mask * mask, "#1a0f24", 5)
    with place.pen() as pen:
        for k in range(3):
            pen.line(0.16 + k * 0.09, 0.06, 0.15 + k * 0.085, 0.24, 0.03)
    card.shade(pen, "#1a0f24", 0.85, within=mask)
