"""A couple goes on dining while table, chairs and soup fall from the sky; the waiter follows."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.colour import Fill
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.patterns import dots
from namyok_art.paper.props.clouds import puff
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.vessels import bottle
from namyok_art.paper.space import Array

CENTRE = (398.0, 716.0)
TILT = -7.0
WINE = "#a31f3c"
GROUND = (400.0, 1720.0)


def draw() -> NDArray[np.uint8]:
    sky = ["#f6cdb8", "#fbdcc4", "#fdeeda", "#e6f0e0", "#b4dcd8", "#8cc8cc"]
    card = Card(18, sky, light=(420, 1300), lamp="#fffbe6")
    card.glow(420, 1080, 520, "#fffbe6", 0.5)
    _earth(card)
    _clouds(
        card, ((110, 150, 300, 120), (760, 520, 230, 104), (40, 770, 220, 96), (600, 960, 180, 70))
    )
    _wind(card, 70, 0.6)
    _table(card)
    _diner(card, -1, LADY)
    _diner(card, 1, GENTLEMAN)
    _cloth(card)
    _supper(card)
    _waiter(card)
    _clouds(card, ((-10, 1010, 340, 170), (826, 1060, 320, 180)))
    _wind(card, 26, 0.8)
    return card.finish(
        bloom=0.3, halation=0.04, shadow_tone="#6a4a8a", light_tone="#fff6e4", vignette=0.12
    )


def _spot(x: float, y: float) -> Point:
    """A point of the tilted company on the card."""
    a = math.radians(TILT)
    return (
        CENTRE[0] + x * math.cos(a) - y * math.sin(a),
        CENTRE[1] + x * math.sin(a) + y * math.cos(a),
    )


def _piece(*shapes: Sequence[Knot], at: Point = (0, 0), flip: bool = False) -> Pen:
    pen = Pen()
    with pen.at(*_spot(*at), 1, TILT, flip):
        for knots in shapes:
            pen.smooth(knots)
    return pen


def _earth(card: Card) -> None:
    """The round world far below, sewn of fields; right under the table stands a haystack."""
    cx, cy = GROUND
    rng = card.rng
    card.paper(Pen().circle(cx, cy, 676), ("#b8dcb0", "#9ccc9a"), spread=20, shadow=0.12, rim=0.2)
    tones = ("#cfe09a", "#f4e0a0", "#a9d0a0", "#f0cc98", "#c0dcb4", "#e4e8b8", "#e8b8a0")
    for ring, (r0, r1) in enumerate(((672, 640), (637, 600), (597, 552), (549, 494))):
        step = math.radians(4.6 + ring * 1.3)
        a = -math.pi / 2 - 0.75 + 0.04 * ring
        while a < -math.pi / 2 + 0.75:
            b = a + step * rng.uniform(0.7, 1.3)
            edge = [(r0, a), (r0, b - 0.006), (r1, b - 0.006), (r1, a)]
            points = [(cx + r * math.cos(t), cy + r * math.sin(t)) for r, t in edge]
            card.paper(
                Pen().poly(points), tones[int(rng.integers(0, 7))], spread=2, shadow=0.16, rim=0
            )
            a = b
    card.fog(1052, 30, "#eef4e0", 0.6, 0.3)
    river = Pen().taper([(650, 1078), (600, 1110), (640, 1150), (560, 1220)], 8, 26)
    card.paint(river, "#7fb8cc", 0.9)
    trees = Pen()
    for _ in range(34):
        a, r = -math.pi / 2 + rng.normal(0, 0.34), rng.uniform(520, 660)
        trees.circle(cx + r * math.cos(a), cy + r * math.sin(a), rng.uniform(4, 8))
    card.paper(trees, ("#7fae78", "#5f9468"), spread=3, shadow=0.25)
    roofs = Pen()
    for x, y in ((250.0, 1108.0), (270, 1118), (236, 1124), (290, 1106)):
        roofs.poly([(x - 11, y), (x, y - 12), (x + 11, y), (x + 11, y + 9), (x - 11, y + 9)])
    card.paper(roofs, "#d08070", spread=3)
    x, y = 424.0, 1130.0
    card.shade(Pen().oval(x, y + 2, 44, 8), "#6a8a5a", 0.5, soft=4)
    hay = Pen().smooth(
        [
            (x - 38, y + 2, 0),
            (x - 32, y - 26),
            (x - 10, y - 50),
            (x + 8, y - 50),
            (x + 30, y - 26),
            (x + 38, y + 2, 0),
        ]
    )
    card.paper(hay, ("#fbe49a", "#d8a850"), spread=4)
    straw = Pen()
    for k in range(9):
        straw.line(x - 28 + k * 7, y - 4, x - 14 + k * 3.5, y - 34, 1.6)
    card.shade(straw.mask * hay.mask, "#a8783a", 0.5)


def _clouds(card: Card, spots: Sequence[tuple[float, float, float, float]]) -> None:
    """One bumpy sheet each, lit from below, with a curl cut into it."""
    for x, y, w, h in spots:
        pen = Pen()
        puff(pen, x, y, w, h, card.rng)
        mask = card.paper(
            pen, ("#f2c4b8", "#fde6d8", "#ffffff"), spread=h * 0.1, shadow=0.16, rim=0.3
        )
        curls = Pen()
        for dx, dy, r in ((-0.2, 0.02, 0.2), (0.12, -0.08, 0.24), (0.3, 0.1, 0.14)):
            curls.path(
                f"M{x + dx * w - r * h} {y + dy * h} a{r * h} {r * h} 0 0 1 {r * 2 * h} 0", width=3
            )
        card.shade(curls.mask * mask, "#d89a98", 0.4)


def _wind(card: Card, count: int, strength: float) -> None:
    pen = Pen()
    for _ in range(count):
        x, y = card.rng.uniform(10, 790), card.rng.uniform(-40, 1100)
        pen.taper([(x, y), (x, y + card.rng.uniform(70, 220))], 0.5, 2.4)
    card.paint(pen, "#ffffff", strength)


def _table(card: Card) -> None:
    """The pedestal, its underside bright with the light of the fields."""
    leg = Pen()
    with leg.at(*CENTRE, 1, TILT):
        leg.taper([(0, -70), (0, 60), (0, 128)], 30, 22)
        leg.rect(-22, 20, 44, 14, 6).rect(-18, 90, 36, 12, 5)
        for foot in (-1, 1):
            leg.taper([(0, 118), (foot * 52, 134), (foot * 96, 172)], 24, 10)
        leg.taper([(0, 120), (6, 168)], 20, 10)
    card.paper(leg, ("#8a5648", "#c08468"), spread=8, lift=8)
    under = Pen()
    with under.at(*CENTRE, 1, TILT):
        under.oval(0, -62, 160, 30)
    card.paper(under, ("#a8786a", "#d8a890"), spread=5)


@dataclass(frozen=True)
class Guest:
    """What makes one diner differ from the other."""

    coat: tuple[str, str]
    legs: str
    skin: str
    hair: tuple[str, str]
    locks: Sequence[Knot]
    dress: bool


LADY = Guest(
    ("#b49ad8", "#8a70b8"),
    "#f2c8a8",
    "#f2c8a8",
    ("#e08a4a", "#a8522f"),
    [
        (30, -250),
        (2, -244),
        (-14, -222),
        (-22, -196),
        (-38, -222),
        (-40, -270),
        (-28, -320),
        (-44, -372),
        (-26, -452, 0),
        (-14, -396),
        (-2, -372),
        (2, -420),
        (22, -486, 0),
        (20, -420),
        (30, -376),
        (44, -420, 0),
        (46, -350),
        (38, -300),
        (46, -262),
    ],
    True,
)
GENTLEMAN = Guest(
    ("#5f6f9a", "#46527a"),
    "#4a4a66",
    "#ecc09c",
    ("#6a4a3c", "#4a322c"),
    [
        (34, -248),
        (4, -242),
        (-14, -222),
        (-20, -198),
        (-34, -214),
        (-38, -252),
        (-30, -290),
        (-34, -330, 0),
        (-16, -306),
        (-6, -352, 0),
        (6, -310),
        (20, -344, 0),
        (24, -304),
        (42, -322, 0),
        (42, -284),
        (46, -258),
    ],
    False,
)


def _diner(card: Card, side: int, who: Guest) -> None:
    """Seat at (0, 0), profile towards the table, everything loose streams up."""
    at = (side * 240.0, -6.0)
    flip = side > 0
    _chair(card, at, flip)
    shin = Pen()
    with shin.at(*_spot(*at), 1, TILT, flip):
        for dx in (-14, 6):
            shin.taper([(98 + dx, 0), (100 + dx, 60), (84 + dx, 122)], 28, 15)
            shin.smooth(
                [(74 + dx, 116), (92 + dx, 112), (122 + dx, 130), (120 + dx, 140), (76 + dx, 136)]
            )
    card.paper(shin, (who.legs, mix(who.legs, "#8a5a6a", 0.3)), spread=5)
    shoes = Pen()
    with shoes.at(*_spot(*at), 1, TILT, flip):
        for dx in (-14, 6):
            shoes.smooth(
                [(72 + dx, 114), (92 + dx, 120), (124 + dx, 131), (121 + dx, 141), (74 + dx, 137)]
            )
    card.paper(shoes, "#7a5a9a" if who.dress else "#34324a", spread=3)
    neck = Pen()
    with neck.at(*_spot(*at), 1, TILT, flip):
        neck.taper([(-2, -150), (6, -196)], 28, 24)
    card.paper(neck, mix(who.skin, "#a86a5a", 0.2), spread=3)
    body: list[Knot] = [
        (-48, 6),
        (-54, -34),
        (-40, -86),
        (-42, -132),
        (-22, -160),
        (8, -164),
        (28, -146),
        (34, -108),
        (28, -66),
        (48, -44),
        (96, -42),
        (124, -26),
        (122, 4),
        (70, 20),
        (0, 20),
    ]
    fill: Fill = Gradient(who.coat, _spot(*at)[1] - 160, _spot(*at)[1] + 30)
    if who.dress:
        fill = dots(mix(who.coat[0], who.coat[1], 0.4), "#f0e4fa", 24, 3.6)
    cloth = card.paper(_piece(body, at=at, flip=flip), fill, spread=8, rim=0.3)
    if who.dress:
        frill: list[Knot] = [
            (48, -38),
            (88, -52),
            (120, -96),
            (128, -136, 0),
            (146, -96),
            (168, -112, 0),
            (156, -52),
            (128, 6),
            (88, 8),
        ]
        card.paper(
            _piece(frill, at=at, flip=flip),
            (mix(who.coat[0], "#ffffff", 0.2), who.coat[1]),
            spread=6,
        )
        belt: list[Knot] = [(-44, -76), (-8, -68), (32, -74), (30, -62), (-8, -56), (-48, -62)]
        card.paper(_piece(belt, at=at, flip=flip).mask * cloth, "#f4e8fa", spread=2)
    else:
        _tie(card, at, flip)
    _face(card, at, flip, who)
    napkin: list[Knot] = [
        (12, -164, 0),
        (34, -152),
        (52, -166),
        (66, -180),
        (76, -216, 0),
        (78, -168),
        (62, -128),
        (36, -108),
        (26, -132),
    ]
    card.paper(_piece(napkin, at=at, flip=flip), ("#ffffff", "#f4e4dc"), spread=5, rim=0.3)
    sleeve, palm = Pen(), Pen()
    with sleeve.at(*_spot(*at), 1, TILT, flip), palm.at(*_spot(*at), 1, TILT, flip):
        sleeve.taper([(-8, -134), (26, -76), (84, -104)], 34, 20)
        palm.smooth([(82, -114), (98, -120), (112, -112), (108, -98), (92, -94), (80, -96)])
    card.paper(palm, who.skin, spread=3)
    card.paper(sleeve, (who.coat[0], mix(who.coat[0], who.coat[1], 0.7)), spread=6, rim=0.3)
    _held(card, at, flip, who.dress)


def _chair(card: Card, at: Point, flip: bool) -> None:
    """A bentwood chair."""
    wood = Pen()
    with wood.at(*_spot(*at), 1, TILT, flip):
        wood.path(
            "M-48 12 C-60 -80 -66 -150 -74 -196 C-70 -214 -58 -214 -56 -196"
            " C-50 -140 -44 -80 -38 10",
            width=9,
        )
        wood.path("M-46 20 C-52 80 -60 120 -70 156 M46 20 C50 80 56 120 62 156", width=10)
        wood.path("M-50 84 C-10 70 20 70 52 84", width=7)
        wood.rect(-60, 8, 122, 15, 7)
    card.paper(wood, ("#a86a4c", "#c8906a"), spread=7, lift=8, rim=0.4)


def _tie(card: Card, at: Point, flip: bool) -> None:
    shirt: list[Knot] = [(4, -162, 0), (28, -150, 0), (34, -116), (30, -80, 0), (16, -120)]
    card.paper(_piece(shirt, at=at, flip=flip), "#fffaf2", spread=2)
    tie: list[Knot] = [
        (18, -152, 0),
        (-6, -182),
        (-30, -220),
        (-40, -286, 0),
        (-62, -256),
        (-54, -206),
        (-20, -164),
        (8, -142, 0),
    ]
    card.paper(_piece(tie, at=at, flip=flip), (mix(WINE, "#ff9a9a", 0.25), WINE), spread=5)


def _face(card: Card, at: Point, flip: bool, who: Guest) -> None:
    head: list[Knot] = [
        (-20, -214),
        (-14, -244),
        (14, -256),
        (40, -242),
        (46, -222),
        (58, -208),
        (56, -202),
        (46, -200),
        (46, -188),
        (36, -176),
        (12, -174),
        (-10, -188),
    ]
    skin = card.paper(
        _piece(head, at=at, flip=flip), (mix(who.skin, "#ffffff", 0.2), who.skin), spread=5, rim=0.3
    )
    card.paper(_piece(who.locks, at=at, flip=flip), who.hair, spread=6, rim=0.4)
    strands, marks, blush = (Pen() for _ in range(3))
    for pen in (strands, marks, blush):
        with pen.at(*_spot(*at), 1, TILT, flip):
            if pen is strands:
                pen.path(
                    "M-22 -230 C-30 -290 -12 -320 -24 -400 M2 -254 C4 -310 14 -340 16 -420"
                    " M26 -258 C30 -300 34 -330 38 -380",
                    width=2.4,
                )
            elif pen is marks:
                pen.path("M26 -222 q7 6 13 0 M32 -190 q7 4 12 -1", width=3)
                if not who.dress:
                    pen.smooth([(36, -200), (54, -198), (56, -190), (44, -193), (34, -192)])
            else:
                pen.oval(20, -200, 9, 6)
    card.shade(strands.mask * _piece(who.locks, at=at, flip=flip).mask, "#5a2a20", 0.4)
    card.paint(blush.mask * skin, "#e8806a", 0.5, soft=3)
    card.paint(marks, "#4a2c30")
    card.paper(
        _piece([(4, -214), (10, -222), (16, -214), (12, -202), (6, -202)], at=at, flip=flip),
        mix(who.skin, "#c8705a", 0.2),
        spread=2,
    )


def _held(card: Card, at: Point, flip: bool, lady: bool) -> None:
    if lady:
        glass = Pen()
        with glass.at(*_spot(*at), 1, TILT, flip):
            glass.path("M86 -168 C86 -140 94 -136 100 -134 C106 -136 114 -140 114 -168Z")
            glass.line(100, -136, 100, -92, 3).oval(100, -90, 14, 3.4)
        card.paper(glass, "#f6fcff", opacity=0.8, spread=3, rim=0.5)
        wine = Pen()
        with wine.at(*_spot(*at), 1, TILT, flip):
            wine.smooth(
                [(100, -206), (116, -192), (114, -174), (100, -166), (88, -176), (86, -194)]
            )
            wine.circle(112, -226, 8).circle(96, -240, 6).circle(106, -258, 4)
        card.paper(wine, (mix(WINE, "#ff9a9a", 0.3), WINE), spread=4, rim=0.5)
        return
    spoon = Pen()
    with spoon.at(*_spot(*at), 1, TILT, flip):
        spoon.taper([(94, -94), (134, -128)], 4, 5).oval(144, -137, 14, 8, -38)
    card.paper(spoon, ("#f4f8fa", "#b8c4d0"), spread=3, rim=0.4)


def _cloth(card: Card) -> None:
    """The air lifts the cloth: its far hem stands up, its near hem flutters."""
    back: list[Knot] = [
        (-166, -82, 0),
        (-196, -120),
        (-176, -168, 0),
        (-140, -128),
        (-96, -158, 0),
        (-50, -122),
        (0, -150, 0),
        (50, -122),
        (98, -160, 0),
        (142, -128),
        (178, -170, 0),
        (196, -120),
        (166, -82, 0),
    ]
    card.paper(_piece(back), ("#fff8ee", "#f0d8cc"), spread=7, shadow=0.22)
    skirt: list[Knot] = [
        (-168, -84, 0),
        (-110, -58),
        (0, -48),
        (110, -58),
        (168, -84, 0),
        (208, -66),
        (226, -92, 0),
        (214, -42),
        (176, -30, 0),
        (146, -34),
        (118, -6, 0),
        (78, -24),
        (40, 8, 0),
        (0, -18),
        (-44, 8, 0),
        (-84, -22),
        (-126, -4, 0),
        (-150, -34),
        (-184, -28, 0),
        (-216, -44),
        (-230, -90, 0),
        (-204, -66),
    ]
    mask = card.paper(_piece(skirt), ("#fbe8dc", "#fffdf6"), spread=10, lift=9, shadow=0.3)
    creases = Pen()
    with creases.at(*CENTRE, 1, TILT):
        for x0, x1 in ((-120, -126), (-42, -44), (38, 40), (112, 118), (176, 196), (-176, -198)):
            creases.taper([(x0, -58), (x1, -10)], 3, 15)
    card.shade(creases.mask * mask, "#d89a98", 0.4, soft=5)
    top = Pen()
    with top.at(*CENTRE, 1, TILT):
        top.oval(0, -84, 170, 37)
    card.paper(top, ("#ffffff", "#fdf2e6"), shadow=0.24, spread=5, lift=4)


def _supper(card: Card) -> None:
    """The plates keep to the table; the soup keeps its own level, a little higher."""
    for x in (-100.0, 100.0):
        px, py = _spot(x, -86)
        plate = Pen().oval(px, py, 50, 13, TILT)
        card.shade(plate, "#b08a9a", 0.4, soft=4, move=(0, 5))
        card.paper(plate, ("#ffffff", "#dce6ee"), spread=3)
        card.paper(
            Pen().oval(px, py - 1, 34, 8, TILT), ("#c8d4e0", "#eef4f8"), spread=1, shadow=0.1
        )
        _soup(card, px, py - 44)
    x, y = _spot(0, -92)
    card.glow(x - 6, y - 104, 150, "#fff0b0", 0.6)
    foot = Pen().taper([(x, y), (x - 5, y - 92)], 9, 6).oval(x, y, 28, 8, TILT)
    card.paper(foot, ("#e8c470", "#a87f3a"), spread=4)
    shade = Pen()
    with shade.at(x - 5, y - 92, 1, TILT):
        shade.smooth(
            [(-22, -64, 0), (22, -64, 0), (32, -24), (46, 8, 0), (0, 14), (-46, 8, 0), (-32, -24)]
        )
    card.lightup(shade, "#ffe49a", 0.55)
    cord = Pen().stroke(
        [(x - 10, y - 156), (x + 14, y - 220), (x - 20, y - 290), (x + 10, y - 360)], 3
    )
    card.paper(cord, "#a87f3a", spread=3)
    plug = Pen().rect(x + 1, y - 384, 18, 26, 5).line(x + 6, y - 384, x + 6, y - 396, 3)
    plug.line(x + 14, y - 384, x + 14, y - 396, 3)
    card.paper(plug, "#8a6a3a", spread=3)
    wine = Pen()
    bottle(wine, x + 56, y - 136, 122, 20)
    card.paper(wine, ("#6a9a66", "#37593f"), spread=5, rim=0.4)
    label = Pen()
    with label.at(x + 56, y - 136, 1.22, 20):
        label.rect(-12, -40, 24, 26)
    card.paint(label, "#f6ead2")
    for dx, dy, turn in ((-80, -236, 30), (96, -300, -50), (190, 300, 80)):
        loaf, cuts = Pen(), Pen()
        with loaf.at(x + dx, y + dy, 1.2, turn), cuts.at(x + dx, y + dy, 1.2, turn):
            loaf.smooth([(-26, 0), (-14, -12), (14, -12), (26, 0), (14, 11), (-14, 11)])
            cuts.path("M-12 -6 l8 9 M-1 -8 l8 10 M9 -6 l7 8", width=2.4)
        card.paper(loaf, ("#c98a4a", "#f0c88a"), spread=4, rim=0.3)
        card.shade(cuts.mask * loaf.mask, "#8a4a20", 0.5)


def _soup(card: Card, x: float, y: float) -> None:
    """A lens of soup that has not heard about the fall yet."""
    drop = Pen().oval(x, y, 41, 11)
    drop.circle(x - 28, y - 30, 7).circle(x + 16, y - 36, 5).circle(x + 30, y - 24, 4)
    card.shade(drop, "#b08a9a", 0.35, soft=6, move=(0, 36))
    card.paper(drop, ("#f8c868", "#e08a34"), spread=4, rim=0.6)
    greens = (
        Pen()
        .oval(x - 14, y - 3, 7, 3, 20)
        .oval(x + 10, y + 3, 7, 3, -30)
        .oval(x + 26, y - 2, 5, 2.4, 10)
    )
    card.paper(greens, "#6f9a48", spread=1.5)


def _waiter(card: Card) -> None:
    """He is late, upright and unruffled; only his coat tails and the cherry disagree."""
    x, y = 646.0, 330.0
    for knots in (
        [
            (x + 6, y - 104, 0),
            (x + 30, y - 110, 0),
            (x + 72, y - 150),
            (x + 84, y - 226, 0),
            (x + 54, y - 196),
            (x + 22, y - 150),
        ],
        [
            (x + 2, y - 108, 0),
            (x + 20, y - 112, 0),
            (x + 46, y - 160),
            (x + 44, y - 240, 0),
            (x + 24, y - 190),
            (x + 8, y - 150),
        ],
    ):
        card.paper(
            Pen().smooth([tuple(float(v) for v in k) for k in knots]),
            ("#5a5878", "#3a3856"),
            spread=5,
        )
    figure = Person(
        x, y, 190, -1, "jacket", arms=((-0.1, 0.2), (0.35, -0.27)), hair="short", stride=0.3
    )
    figure.glue(card, Look("#45435f", "#3a3856", "#ecc4a2", "#8a8a90"), spread=6)
    front = Pen().smooth(
        [(x - 17, y - 146, 0), (x - 4, y - 148, 0), (x - 9, y - 88, 0), (x - 19, y - 94, 0)]
    )
    card.paper(front, "#ffffff", spread=2)
    bow = (
        Pen()
        .poly([(x - 10, y - 145), (x - 21, y - 152), (x - 21, y - 138)])
        .poly([(x - 10, y - 145), (x + 1, y - 152), (x + 1, y - 138)])
    )
    card.paper(bow, WINE, spread=2)
    hx, hy = figure.hand(1)
    card.paper(Pen().oval(hx - 8, hy - 7, 66, 9), ("#f6f9fb", "#a9b6c4"), spread=5, rim=0.5)
    cake: Array = Pen().rect(hx - 44, hy - 58, 72, 44, 6).mask
    card.paper(
        cake, Gradient(("#fff6ee", "#f4b8b8", "#fff2e4", "#e9a08a"), hy - 58, hy - 14), spread=5
    )
    icing = Pen()
    for k in range(5):
        icing.circle(hx - 37 + k * 15, hy - 56, 9)
    card.paper(icing, ("#ffffff", "#fbe4dc"), spread=3)
    card.paper(
        Pen().circle(hx - 8, hy - 96, 11), (mix(WINE, "#ff9090", 0.35), WINE), spread=3, rim=0.4
    )
    card.paint(
        Pen().stroke([(hx - 8, hy - 106), (hx - 2, hy - 122), (hx + 8, hy - 130)], 2.4), "#6a8a3a"
    )
