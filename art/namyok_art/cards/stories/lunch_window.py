"""The shutter of an office window comes down for tea before everybody who has ever waited."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import boards, dots
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.beasts import eye, giraffe
from namyok_art.paper.props.cast import JUN, KIRA, OMAR, TESS
from namyok_art.paper.props.face import features, front
from namyok_art.paper.props.hands import fingers_over, hand
from namyok_art.paper.props.moods import MOODS

CLERK = (420, 1500)
"""Where we sit: everybody looks there."""
BRASS = ("#f6d890", "#c08a3a", "#7a4a24", "#d8a858", "#8a5a2a")


def draw() -> NDArray[np.uint8]:
    card = Card(32, ["#9fcfae", "#bfe0b8", "#e6e0a8"], light=(120, 60), lamp="#fff6d8")
    _corridor(card)
    card.paper(Pen().poly(ribbon([(560, 420), (600, 620), (640, 900)], [110, 140, 190])), "#d8a24a")
    giraffe(card, 548, 356, 236, CLERK, 8, 0.4)
    _ghost(card, 712, 500)
    _diver(card, 120, 430)
    _knight(card, 346, 450)
    _sun(card, 462, 628)
    angry = MOODS["anger"].but(yaw=0.1, tilt=-7)
    front(card, 172, 748, 276, OMAR, angry, look=CLERK, wear="shirt")
    front(card, 634, 776, 262, KIRA, MOODS["weary"].but(tilt=12), look=CLERK, wear="shawl")
    hand(card, 556, 1050, 210, "cover", KIRA.skin, 20, True, KIRA.cloth)
    front(
        card,
        404,
        846,
        236,
        JUN,
        MOODS["grief"].but(tears=0, yaw=0.0, tilt=4),
        look=CLERK,
        wear="roll",
    )
    _folder(card)
    hand(card, 76, 1010, 190, "fist", OMAR.skin, 12, False, OMAR.cloth)
    _sill(card)
    front(card, 700, 1018, 156, TESS, MOODS["desire"].but(tilt=-6), look=(500, 1090))
    _ledge(card)
    for x, flip in ((630, True), (752, False)):
        fingers_over(card, Place(x, 1130, 84, 0, flip), TESS.skin, thumb=False)
    _tea(card, 470, 1120)
    _shutter(card)
    return card.finish(
        bloom=0.25,
        halation=0.05,
        shadow_tone="#4a3a5a",
        light_tone="#fff6d8",
        vignette=0.16,
        saturation=1.1,
    )


def _corridor(card: Card) -> None:
    wall = Pen().poly([(-20, 0), (820, 0), (820, 700), (-20, 700)])
    card.paper(wall, ("#8fc4a4", "#cfe6bc"), shadow=0)
    for x in (60, 300, 540, 780):
        card.glow(x, 40, 150, "#fff8d0", 0.4, stretch=(1, 0.5))
    band = Pen().rect(-20, 360, 840, 500)
    card.paper(band, ("#6fa08c", "#4f8478"), shadow=0.15, spread=4)


def _ghost(card: Card, x: float, y: float) -> None:
    place = Place(x, y, 210)
    sheet: list[Knot] = knots(
        "0 -0.5, 0.32 -0.34, 0.42 0.1, 0.5 1.4!, -0.5 1.4!, -0.42 0.1, -0.32 -0.34"
    )
    mask = card.paper(place.smooth(sheet), lit(card, place, "#eef2f4", 0.26), glue(210, spread=10))
    for k in (-0.2, 0.06, 0.26):
        card.shade(
            place.ribbon([(k, 0.3), (k * 1.3, 0.8), (k * 1.2, 1.3)], [0.01, 0.06, 0.04]),
            "#8a94b0",
            0.4,
            within=mask,
        )
    for s in (-1, 1):
        card.hollow(place.oval(s * 0.13 - 0.04, -0.1, 0.075, 0.11, s * -14), "#2a2438", 5)
    card.hollow(place.smooth(knots("-0.16 0.16, -0.04 0.1, 0.08 0.16, -0.04 0.13")), "#2a2438", 3)


def _diver(card: Card, x: float, y: float) -> None:
    place = Place(x, y, 230)
    suit: list[Knot] = knots("-0.3 0.36!, -0.6 0.6, -0.7 1.5!, 0.7 1.5!, 0.6 0.6, 0.3 0.36!")
    card.paper(place.smooth(suit), lit(card, place, "#8a6a48"), glue(210))
    card.paper(place.oval(0, 0.0, 0.5, 0.5), Gradient(BRASS, y - 120, y + 120), glue(210, rim=0.7))
    card.paper(
        place.oval(0.04, 0.0, 0.34, 0.34), Gradient(BRASS[::-1], y - 80, y + 80), glue(150, rim=0.7)
    )
    glass = card.hollow(
        place.oval(0.04, 0.0, 0.26, 0.26), ("#9fd8e0", "#2f6a78"), 8, "#12303a", 0.6
    )
    for s in (-1, 1):
        eye(card, *place.to(0.04 + s * 0.1, 0.02), 18, CLERK, "#3a2a20", "#d89a70", 0.45, s * -16)
    card.paint(
        place.ribbon([(-0.08, -0.18), (-0.18, 0.02)], [0.03, 0.02]).mask * glass, "#ffffff", 0.6
    )
    with place.pen() as pen:
        for k in range(9):
            a = k * 0.7
            pen.circle(0.42 * np.cos(a), 0.42 * np.sin(a), 0.028)
    card.paper(pen, "#6a4420", glue(60))


def _knight(card: Card, x: float, y: float) -> None:
    place = Place(x, y, 220, 4)
    plume: list[Knot] = knots("0 -0.5!, -0.1 -0.8, -0.44 -0.86, -0.64 -0.5!, -0.4 -0.6, -0.2 -0.4")
    suit: list[Knot] = knots("-0.26 0.4, -0.62 0.62, -0.7 1.4!, 0.7 1.4!, 0.62 0.62, 0.26 0.4")
    card.paper(place.smooth(suit), lit(card, place, "#7a8498"), glue(220, rim=0.6))
    card.paper(place.smooth(plume), ("#e0574a", "#a82f3f"), glue(200))
    steel = Gradient(("#f6f4f4", "#a8b0bc", "#6a7488", "#c8ccd4", "#5a6278"), x - 90, x + 90, X)
    helm: list[Knot] = knots(
        "0 -0.52, 0.3 -0.4, 0.36 0, 0.3 0.44, 0 0.6!, -0.3 0.44, -0.36 0, -0.3 -0.4"
    )
    card.paper(place.smooth(helm), steel, glue(220, rim=0.7))
    slit = card.hollow(
        place.poly([(-0.28, -0.12), (0.28, -0.12), (0.26, 0.08), (-0.26, 0.08)]), "#1c1826", 8
    )
    for s in (-1, 1):
        spot = place.oval(s * 0.12, -0.01, 0.075, 0.055)
        card.paint(spot.mask * slit, "#f6ecd8")
        card.paint(place.oval(s * 0.12 + 0.01, 0.015, 0.036, 0.04).mask * slit, "#2a1c20")
    with place.pen() as pen:
        for k in range(5):
            pen.rect(-0.16 + k * 0.07, 0.2, 0.03, 0.2, 0.015)
    card.shade(pen, "#1c1826", 0.85)


def _sun(card: Card, x: float, y: float) -> None:
    """Very small, and first thing tomorrow it has to rise."""
    card.glow(x, y, 130, "#ffe27a", 0.5)
    card.paper(Pen().star(x, y, 84, 0.74, 12), ("#ffd23f", "#f09a2a"), glue(160))
    disc = card.paper(Pen().circle(x, y, 58), ("#ffe680", "#f8b83a"), glue(150))
    features(
        card,
        Place(x, y - 6, 112),
        TESS.but(skin="#f8c848", hair="#b8621f"),
        "fear",
        disc,
        nose=False,
        look=CLERK,
    )


def _folder(card: Card) -> None:
    place = Place(404, 1046, 190, -5)
    papers = place.poly([(-0.52, -0.26), (0.46, -0.3), (0.5, 0.6), (-0.5, 0.6)])
    card.paper(papers, ("#fffaf0", "#e8dcc8"), glue(180))
    cover = place.poly([(-0.56, -0.16), (0.5, -0.2), (0.54, 0.7), (-0.54, 0.7)])
    card.paper(cover, ("#d86a4a", "#a8442f"), glue(180))
    card.paper(place.ribbon([(-0.56, 0.1), (0.52, 0.06)], [0.05, 0.05]), "#f0d8a0", glue(60))
    for s in (-1, 1):
        hand(card, 404 + s * 98, 1120, 120, "cover", JUN.skin, s * -30, s > 0, JUN.cloth)


def _sill(card: Card) -> None:
    frame = Pen().rect(-20, -20, 66, 1240).rect(754, -20, 66, 1240)
    card.paper(
        frame,
        boards("#b87a4a", "#9a6038", card.rng, upright=True),
        glue(300, spread=14, shadow=0.5),
    )


def _ledge(card: Card) -> None:
    top = Pen().poly([(-20, 1092), (820, 1092), (820, 1240), (-20, 1240)])
    card.paper(
        top, boards("#c88a54", "#a86c40", card.rng), glue(300, spread=12, offset=(0, -8), rim=0.5)
    )
    card.paper(Pen().rect(-20, 1084, 840, 18, 4), ("#e8b478", "#c08850"), glue(120))


def _tea(card: Card, x: float, y: float) -> None:
    card.shade(Pen().oval(x + 14, y + 74, 120, 16), "#3a1c28", 0.5, soft=7)
    card.paper(Pen().oval(x, y + 66, 118, 20), ("#f4fbff", "#a8c4e8"), glue(140, rim=0.5))
    card.paper(Pen().oval(x + 88, y - 6, 34, 32, width=14), ("#2f5ac8", "#1c3a94"), glue(140))
    cup: list[Knot] = [
        (x - 84, y - 52, 0),
        (x + 84, y - 52, 0),
        (x + 70, y + 26),
        (x + 36, y + 64),
        (x - 36, y + 64),
        (x - 70, y + 26),
    ]
    mask = card.paper(Pen().smooth(cup), dots("#2f5ac8", "#f6ecc8", 40, 7), glue(200, rim=0.6))
    card.shade(smoothstep(x - 10, x + 90, X) * mask, "#142a6a", 0.5)
    card.paper(Pen().oval(x, y - 52, 84, 17), ("#8ab0f0", "#3a64c8"), glue(100))
    card.paint(Pen().oval(x, y - 50, 72, 12), "#8a4420")
    for k, dx in enumerate((-26, 22)):
        line = [
            (x + dx, y - 66),
            (x + dx + 20, y - 130),
            (x + dx - 16, y - 190),
            (x + dx + 12, y - 250 - 30 * k),
        ]
        card.paint(Pen().poly(ribbon(line, [3, 15, 11, 1], 60)), "#ffffff", 0.5, soft=3)


def _shutter(card: Card) -> None:
    """Slats come down; the hand of the one who goes to tea is ours."""
    for k in range(5):
        y = -30 + k * 42
        slat = Pen().poly([(30, y), (770, y - 6), (770, y + 42), (30, y + 50)])
        card.paper(
            slat, (mix("#f0e6d0", "#c8a878", k * 0.05), "#b89a74"), glue(260, spread=7, rim=0.5)
        )
    rail = Pen().poly([(26, 176), (774, 168), (774, 204), (26, 214)])
    card.paper(rail, ("#8a5a3a", "#5a3424"), glue(300, spread=14, lift=12))
    hand(card, 156, 44, 176, "cover", "#d8a07a", 178)
    sleeve: list[Knot] = knots("78 -60!, 236 -60!, 206 34!, 108 40!")
    card.paper(Pen().smooth(sleeve), lit(card, Place(150, 30, 150), "#4a5a8a"), glue(200))
    card.paper(Pen().poly([(100, 26), (212, 20), (214, 52), (102, 58)]), "#e8e4f0", glue(120))
    card.shade(smoothstep(330, 200, Y) * (Y > 206), "#3a2a4a", 0.35)
