"""A spiral stair climbs out of the clouds to a crescent with a door; a fisherman looks away."""

import math

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, TORN, Card, Gradient, Pen, X, Y, mix, rgb, smoothstep
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.hands import fingers_over, holding
from namyok_art.paper.props.limbs import contour, crease, limb, model
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.skeleton import POSES
from namyok_art.paper.props.sky import cloud, stars
from namyok_art.paper.props.vessels import rowing_boat

STEPS = 62
MOON: Point = (520, 262)
DOOR: Point = (452, 384)
RED, WINE = "#d8402f", "#4a0c28"
TRAVELLER = Person(
    "adult",
    "#e8b48e",
    "#4a2420",
    "bob",
    0.23,
    0.33,
    0.08,
    nose="wedge",
    eye="#3a5a5a",
    lip="#b83a3a",
    brow=0.032,
)
ANGLER = Person("old", "#d8a482", "#e8e4dc", "bald", beard="full", hat="cap", cloth="#3a5a5a")


def draw() -> NDArray[np.uint8]:
    sky = ["#08222f", "#0f3a4c", "#246070", "#5f9a98", "#b8c8a8", "#efe0b8"]
    card = Card(41, sky, light=MOON, lamp="#fff2cf")
    card.lightup(stars(card.rng, 150, 700), "#fff8e0", 0.4, 0.75)
    card.glow(*MOON, 560, "#ffeec0", 0.5)
    _crescent(card)
    _hanging_stars(card)
    for y, colour in ((880, "#8fb4a8"), (950, "#6fa09c")):
        _cloud_sea(card, y, (mix(colour, "#fff0c8", 0.4), colour), 150, 5)
    _fisherman(card)
    _cloud_sea(card, 1040, (mix("#4f868e", "#f6e8c0", 0.3), "#4f868e"), 160, 5)
    _stair(card)
    _traveller(card)
    _cloud_sea(card, 1286, (mix("#22505e", "#f6e8c0", 0.3), "#22505e"), 150, 6)
    return card.finish(
        bloom=0.65,
        shadow_tone="#0a3a48",
        light_tone="#fff0c8",
        toning=0.08,
        vignette=0.28,
        saturation=1.1,
    )


def _crescent(card: Card) -> None:
    x, y = MOON
    disc = smoothstep(-1, 1, 222 - np.hypot(X - x, Y - y))
    shape = disc * smoothstep(-1, 1, np.hypot(X - x - 96, Y - y + 62) - 186)
    fill = Gradient(("#fff8e2", "#f9e2a8", "#e8b860"), 60, 480)
    card.paper(shape, fill, shadow=0.25, offset=(-14, 16), spread=30, rim=0.1, tooth=0.06, wash=0.1)
    card.shade(shape * smoothstep(0.05, 0.6, card.texture.hue), "#e0c48c", 0.35)
    card.emission += shape[..., None] * rgb("#ffedc0") * np.float32(0.16)
    p = Place(*DOOR, 62, 12)
    frame = p.smooth(knots("-0.56 0.9!, -0.56 -0.2, 0 -0.86, 0.56 -0.2, 0.56 0.9!"))
    card.paper(frame, ("#6a4424", "#4a2c1c"), glue(120))
    opening = p.smooth(knots("-0.42 0.9!, -0.42 -0.16, 0 -0.68, 0.42 -0.16, 0.42 0.9!"))
    card.lightup(opening, "#ff8a34", 1.5)
    leaf = p.smooth(knots("-0.44 0.9!, -0.44 -0.2, -0.3 -0.5, -0.9 -0.3, -1.0 0.0, -1.0 1.12!"))
    card.paper(leaf, ("#a8502f", "#6a2c22"), glue(90, shadow=0.4))
    card.paper(p.oval(-0.88, 0.44, 0.06, 0.06), "#ffe08a", glue(30))


def _hanging_stars(card: Card) -> None:
    pen = Pen()
    for x, y, r in (
        (70, 330, 24),
        (168, 180, 17),
        (262, 420, 20),
        (318, 96, 14),
        (676, 560, 20),
        (736, 420, 26),
        (770, 690, 16),
        (34, 600, 15),
    ):
        pen.line(x, -5, x, y, 1.2).star(x, y, r, 0.28)
    card.paper(pen, "#f9e6a8", shadow=0.25, offset=(4, 8), spread=6)


def _cloud_sea(card: Card, y: float, fill: tuple[str, str], step: int, torn: float) -> None:
    rng = card.rng
    pen = Pen().rect(-10, y - 24, 820, 500)
    for x in range(-60, 900, step):
        cloud(pen, x, y + rng.uniform(-28, 28), rng.uniform(1.9, 2.6) * step, rng)
    card.paper(pen, fill, TORN, torn=torn, offset=(-4, -7), spread=14, rim=0.4, reach=900)


def _step(i: float) -> tuple[float, float, float, float, float]:
    """Share of the climb, angle, radius, axis and height of a step."""
    t = i / (STEPS - 1)
    fade = 1 - t
    radius = 22 + 250 * fade**1.25
    return t, 2.5 - i * 0.33, radius, 400 + 56 * t, 1040 - 606 * t**0.9


def _tread(i: float, share: float = 0.85) -> Point:
    _, angle, radius, x, y = _step(i)
    return x + share * radius * math.cos(angle), y + share * radius * 0.27 * math.sin(angle)


def _stair(card: Card) -> None:
    """The far half of each turn first, then the half in front of it."""
    order = sorted(range(STEPS), key=lambda i: (math.sin(_step(i)[1]) > 0, i))
    for i in order:
        t, angle, radius, x, y = _step(i)
        front = math.sin(angle) > 0
        half = 0.19
        corners = [
            (x + r * math.cos(a), y + r * 0.27 * math.sin(a))
            for r, a in (
                (radius * 0.46, angle - half),
                (radius * 1.14, angle - half),
                (radius * 1.14, angle + half),
                (radius * 0.46, angle + half),
            )
        ]
        thick = 2 + 20 * (1 - t) ** 1.2
        both = np.array([*corners, *((px, py + thick) for px, py in corners)], np.float32)
        hull = cv2.convexHull(both).reshape(-1, 2)
        turned = 0.5 + 0.5 * math.cos(angle + 0.9)
        side = mix("#1c3c46" if front else "#4a747a", "#d9c890", t * 0.4 + turned * 0.12)
        tread = mix("#d8c08a" if front else "#9fb49c", "#fff4d0", t * 0.5 + turned * 0.4)
        sheet = glue(max(20.0, 120 * (1 - t)), rim=0.2, shadow=0.3)
        card.paper(Pen().poly([(float(a), float(b)) for a, b in hull]), side, sheet)
        card.paper(Pen().poly(corners), tread, FLAT)
    _climber(card)


AHEAD = 23
"""The step of the one who went first."""


def _climber(card: Card) -> None:
    x, y = _tread(AHEAD)
    who = Person("adult", "#c88a68", "#2a1a20", "tail")
    coat = Dress("dress", "#2f7a86", "#c88a68", "#1c2c34", 0.5, "#d8e8e0", stockings=True)
    figure(card, x, y + 2, 25, who, POSES["walk"], "calm", coat, ground=True)


def _fisherman(card: Card) -> None:
    """He has seen people go up before."""
    boat = Pen()
    rowing_boat(boat, 676, 868, 210)
    coat = Dress("jacket", "#c8963f", "#2c3a40", "#1c2830")
    pose = POSES["sitting"].but(near_hand=(0.5, 0.1), far_hand=(0.5, 0.16))
    figure(card, 668, 880, 50, ANGLER, pose, "calm", coat, flip=False)
    card.paper(boat, ("#2a4a52", "#17343e"), shadow=0.35, spread=6)
    rod = Pen().taper([(690, 886), (752, 816), (808, 790)], 5, 2)
    card.paper(rod, "#4a2c1c", shadow=0.2, spread=3)


def _traveller(card: Card) -> None:
    """One hand is full; the head goes back and back."""
    skin, dark = TRAVELLER.skin, "#2a2438"
    for knee, foot in (((262.0, 936.0), (318.0, 1016.0)), ((196.0, 950.0), (196.0, 1060.0))):
        bones = [(knee[0] - 16, 880.0), knee, (foot[0] - 6, foot[1] - 20)]
        leg = limb(card, bones, [38, 32, 24], [34, 32, 24], lit(card, Place(*knee, 120), dark, 0.3))
        model(card, Place(*knee, 100), leg, 12, 0.4, "#0a0818")
        x, y = foot
        shoe = knots(
            f"{x - 36} {y - 50}!, {x + 20} {y - 50}!, {x + 24} {y - 20}, {x + 62} {y - 8}, "
            f"{x + 66} {y + 8}!, {x - 38} {y + 10}!"
        )
        card.paper(Pen().smooth(shoe), ("#7a4a34", "#3a1f22"), glue(160))
    neck = Pen().smooth(knots("176 640, 246 662, 262 716, 210 742, 164 716"))
    card.paper(neck, mix(skin, "#5a1f3a", 0.3), glue(140))
    coat: list[Knot] = knots(
        "128 724, 168 690, 236 692, 272 730, 284 800, 290 870, 330 950, 350 1000!, 290 1022, "
        "240 1008, 180 1030, 90 1016, 36 1030!, 84 930, 110 830"
    )
    cloth = card.paper(Pen().smooth(coat), lit(card, Place(200, 850, 230), RED, 0.4), glue(340))
    model(card, Place(200, 850, 100), cloth, 30, 0.55, WINE)
    for line in (
        [(266, 800), (272, 870), (284, 940), (292, 1012)],
        [(236, 860), (236, 910), (240, 960), (242, 1004)],
        [(150, 870), (140, 920), (110, 970), (84, 1010)],
        [(196, 880), (192, 930), (186, 980), (180, 1024)],
    ):
        crease(card, cloth, [(float(x), float(y)) for x, y in line], 12, WINE, 0.5, 2.4)
    belt = Pen().poly(ribbon([(108, 846), (200, 858), (288, 846)], [28, 30, 28], 30))
    card.paper(belt.mask * cloth, mix(RED, WINE, 0.35), glue(120))
    awe = MOODS["awe"].but(pitch=0.0, gaze=(0.7, -0.7), upper=0.0, lower=0.022, drop=0.0)
    profile(card, 226, 590, 186, TRAVELLER, awe, -28)
    _hat(card, Place(206, 528, 190, -28))
    _case(card)
    _scarf(card)


def _hat(card: Card, p: Place) -> None:
    felt = lit(card, p, "#3a2c3a", 0.35)
    crown = p.smooth(
        knots("-0.36 0.02!, -0.36 -0.26, -0.2 -0.42, 0.04 -0.36, 0.2 -0.36, 0.3 -0.2, 0.3 0.02!")
    )
    card.paper(crown, felt, glue(180, rim=0.6))
    band = p.smooth(
        knots("-0.365 -0.08!, 0 -0.05, 0.305 -0.08!, 0.305 0.03!, 0 0.06, -0.365 0.03!")
    )
    card.paper(band, "#e0a83a", glue(90))
    brim = p.smooth(
        knots("-0.62 0.1, -0.34 -0.02, 0 0.02, 0.3 -0.02, 0.56 0.02, 0.36 0.1, 0 0.13, -0.36 0.13")
    )
    card.paper(brim, felt, glue(180, rim=0.6))


def _scarf(card: Card) -> None:
    gold = lit(card, Place(200, 700, 120), "#f0b43a", 0.35)
    tail = contour(
        [(200, 722), (120, 708), (60, 738), (-20, 716)], [24, 26, 30, 34], [24, 26, 30, 34]
    )
    flying = card.paper(Pen().poly(tail), gold, glue(200, rim=0.5))
    for x in (30, 58):
        card.paint(Pen().line(x, 680, x - 6, 800, 9).mask * flying, "#c8502f", 0.8)
    wrap = Pen().smooth(knots("156 690, 210 706, 262 690, 282 714, 262 744, 206 754, 154 734"))
    mask = card.paper(wrap, gold, glue(160, rim=0.5))
    for line in ([(160, 712), (210, 730), (270, 712)], [(170, 736), (214, 744), (264, 732)]):
        crease(card, mask, [(float(x), float(y)) for x, y in line], 6, "#8a4a10", 0.5)


def _case(card: Card) -> None:
    """Everything there is to take along."""
    p = Place(160, 1004, 150, -4)
    body = p.smooth(knots("-0.6 -0.36!, 0.6 -0.36!, 0.62 0.44!, -0.62 0.44!"))
    leather = card.paper(body, lit(card, p, "#a86a3a", 0.35), glue(220, rim=0.5))
    model(card, p, leather, 16, 0.5, "#3a1418")
    for u in (-0.34, 0.34):
        strap = p.poly([(u - 0.07, -0.37), (u + 0.07, -0.37), (u + 0.07, 0.45), (u - 0.07, 0.45)])
        card.paper(strap.mask * leather, ("#6a3a24", "#4a2418"), glue(90))
        card.paper(
            p.poly([(u - 0.05, -0.06), (u + 0.05, -0.06), (u + 0.05, 0.04), (u - 0.05, 0.04)]),
            "#f0c860",
            glue(50),
        )
    wrist = (152.0, 892.0)
    hand_at = holding(card, *wrist, 104, TRAVELLER.skin, 176)
    loop = p.ribbon(
        [(-0.24, -0.36), (-0.2, -0.52), (0, -0.55), (0.2, -0.52), (0.24, -0.36)], [0.08, 0.08]
    )
    card.paper(loop, ("#8a4a2c", "#4a2418"), glue(90))
    fingers_over(card, hand_at, TRAVELLER.skin)
    line = [(174.0, 752.0), (142.0, 816.0), (152.0, 896.0)]
    sleeve = Pen().poly(contour(line, [40, 37, 30], [40, 38, 30])).circle(174, 754, 40)
    arm = card.paper(sleeve, lit(card, Place(150, 820, 120), RED, 0.4), glue(280, shadow=0.45))
    model(card, Place(150, 820, 100), arm, 18, 0.5, WINE)
    for fold in (
        [(108, 800), (134, 812), (156, 810), (172, 800)],
        [(112, 836), (136, 838), (158, 828), (172, 814)],
    ):
        crease(card, arm, [(float(x), float(y)) for x, y in fold], 8, WINE, 0.5, 1.4)
    cuff = Pen().poly(ribbon([(118, 886), (186, 882)], [26, 26]))
    card.paper(cuff, mix(RED, WINE, 0.3), glue(120))
