"""A hill at the edge of a blue forest is a sleeping fox; someone with a lantern stops beside it."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep, union
from namyok_art.paper.props.animals import fur
from namyok_art.paper.props.land import forest, meadow, ridge
from namyok_art.paper.props.people import Person
from namyok_art.paper.props.plants import pine
from namyok_art.paper.props.sky import cloud, moon, stars
from namyok_art.paper.props.vessels import lantern

BACK = [(20, 1010), (52, 860), (150, 720), (290, 628), (450, 596), (600, 640), (712, 750)]
RUMP = [(770, 900), (790, 1040), (400, 1090)]
HEAD = [
    (92, 948),
    (120, 918),
    (190, 868),
    (232, 812),
    (262, 790),
    (330, 672, 0),
    (372, 800),
    (420, 860),
    (452, 930, 0),
    (418, 928),
    (430, 975, 0),
    (385, 962),
    (372, 1000, 0),
    (300, 992),
    (180, 1002),
    (108, 984),
]
CHEEK = [
    (100, 962),
    (160, 938),
    (240, 930),
    (320, 905),
    (400, 915),
    (446, 928, 0),
    (414, 930),
    (428, 972, 0),
    (384, 962),
    (370, 998, 0),
    (290, 990),
    (180, 1000),
    (110, 984),
]
TAIL = [
    (800, 930),
    (830, 1060),
    (640, 1110),
    (420, 1090),
    (240, 1072),
    (110, 1064),
    (44, 1028, 0),
    (130, 1000),
    (280, 996),
    (460, 1002),
    (620, 1010),
    (720, 960),
]


def draw() -> NDArray[np.uint8]:
    sky = ["#0b1830", "#12294a", "#1f4763", "#3f7480", "#86aca0"]
    card = Card(23, sky, light=(575, 215), lamp="#e8f0ff")
    _night(card)
    body = _body(card)
    head = _head(card)
    tail = _tail(card)
    _dim(card, union(body, head, tail))
    _witness(card)
    return card.finish(
        bloom=0.9, shadow_tone="#103050", light_tone="#ffe8c0", toning=0.1, vignette=0.3
    )


def _night(card: Card) -> None:
    rng = card.rng
    card.lightup(stars(rng, 230, 560), "#e6f2ff", 0.5, 0.8)
    moon(card, 575, 215, 80, "#f6f0da", "#b9bfae", 0.14, 0.42, "#bfdbe6")
    for y, x, width in ((300, 640, 330), (395, 170, 380), (455, 560, 420)):
        pen = Pen()
        cloud(pen, x, y, width, rng, 9, 0.16)
        card.paper(pen, ("#2a5068", "#4a7a88"), TORN, torn=4, shadow=0.2, opacity=0.75)
    for i, (y, colour) in enumerate(((520, "#5f8f97"), (585, "#457683"), (650, "#2f5c6e"))):
        line = ridge(rng, y, 55)
        pen = forest(line.pen(), line, rng, 60, 18 * (1 + i * 0.3), 46 * (1 + i * 0.3))
        card.paper(pen, (colour, mix(colour, "#a9c9bd", 0.35)), shadow=0.3, offset=(-4, -5))
        card.fog(y + 70, 50, "#a9c9c0", 0.4)


def _body(card: Card) -> NDArray[np.floating]:
    rng = card.rng
    hut = Pen().rect(500, 574, 34, 40).rect(526, 546, 6, 18)
    hut.poly([(492, 576), (517, 548), (542, 576)])
    card.paper(hut, "#4a2622", shadow=0.3, spread=6)
    card.lightup(Pen().rect(507, 584, 8, 10).rect(520, 584, 8, 10), "#ffcf7a", 1.4)
    trees = Pen()
    xs, ys = [p[0] for p in BACK], [p[1] for p in BACK]
    for _ in range(110):
        x = rng.uniform(105, 700)
        if 480 < x < 560:
            continue
        height = rng.uniform(26, 70) * (0.6 + 0.8 * rng.random())
        pine(trees, x, float(np.interp(x, xs, ys)) + 16, height, rng, lean=(x - 420) * 0.03)
    card.paper(trees, ("#3f3a3c", "#7a3a28"), shadow=0.25, rim=0.5, wobble=0.6)
    coat = Gradient(("#d8743a", "#c25a2c", "#8e3a26", "#5b2620"), 600, 1060)
    body = card.paper(
        Pen().smooth([*BACK, *RUMP]),
        coat,
        TORN,
        torn=7,
        core=0.25,
        offset=(-8, -4),
        spread=24,
        rim=0.6,
        rim_width=4,
    )
    fur(card, body, (60, 640, 770, 1000), (420, 1120), "#f0a15c")
    haunch = Pen().smooth(
        [(470, 1060), (470, 900), (560, 800), (680, 812), (760, 910), (790, 1060)]
    )
    thigh = Gradient(("#cf6a34", "#a4472a", "#6b2b22"), 790, 1060)
    card.paper(haunch.mask * body, thigh, offset=(-6, -4), spread=16, rim=0.4, rim_width=4)
    return body


def _head(card: Card) -> NDArray[np.floating]:
    far_ear = Pen().smooth([(266, 806, 0), (262, 740), (274, 690, 0), (306, 730), (334, 794, 0)])
    card.paper(far_ear, ("#7c3323", "#a8492b"), wobble=2, rim=0.5)
    head = Pen().smooth(HEAD).mask
    face = Gradient(("#e58544", "#d06a35", "#a84b2c"), 700, 1000)
    card.paper(head, face, shadow=0.6, offset=(-4, 4), spread=16, rim=0.5, rim_width=3)
    ear = Pen().smooth([(300, 775), (328, 705, 0), (352, 795), (330, 800)])
    card.paper(ear, ("#5c2420", "#8a3d2a"), shadow=0.2, spread=4, rim=0)
    card.paper(Pen().smooth(CHEEK), ("#f6dcb4", "#e2b98c"), shadow=0.3, spread=5)
    card.paper(Pen().oval(98, 950, 17, 14, 20), "#1c1218", shadow=0.3, spread=4, rim=0.6)
    lid = Pen().stroke([(206, 884), (236, 902), (276, 886)], 5.5)
    for k in range(3):
        lid.line(222 + k * 16, 897 + (k % 2) * 3, 216 + k * 16, 908 + (k % 2) * 3, 2.5)
    card.paint(lid, "#2b1418", 0.95)
    return head


def _tail(card: Card) -> NDArray[np.floating]:
    fill = Gradient(("#d8743a", "#b9542c", "#7a3222"), 960, 1110)
    tail = card.paper(
        Pen().smooth(TAIL), fill, TORN, torn=6, core=0.25, shadow=0.55, offset=(0, -6), spread=14
    )
    tip = [(40, 1028, 0), (120, 1002), (215, 996), (245, 1015, 0), (215, 1024), (256, 1046, 0)]
    pen = Pen().smooth([*tip, (212, 1050), (220, 1074, 0), (120, 1066)])
    card.paper(pen, ("#d9b48c", "#a97f66"), TORN, torn=4, core=0.2, shadow=0.3, spread=5)
    return tail


def _dim(card: Card, fox: NDArray[np.floating]) -> None:
    """Night lies on the fox except where the lantern reaches."""
    far = np.hypot(X - 215, (Y - 1010) * 1.1)
    card.shade(fox * smoothstep(90, 640, far), "#33405e", 0.86)
    card.tint(fox * np.exp(-((far / 170) ** 2)), "#ffb25a", 0.18)
    card.fog(1040, 30, "#6f9aa0", 0.3)


def _witness(card: Card) -> None:
    rng = card.rng
    ground = ridge(rng, 1105, 16, bow=-10)
    grass = meadow(ground.pen(), ground, rng, 420, 14, 46)
    card.paper(grass, ("#0e2a33", "#06131c"), offset=(0, -6), rim=0.2)
    # the lantern is held behind the back so as not to shine into the fox's eyes
    walker = Person(246, 1118, 100, -1, hat="hood", arms=((-0.26, 0.16), (0.12, 0.02)), lean=3)
    x, y = walker.hand(0)
    card.glow(x, y + 18, 130, "#ffa94a", 0.55)
    card.paper(walker.draw(Pen()), "#0a1622", shadow=0.2, spread=3, rim=0)
    frame, glass = Pen(), Pen()
    lantern(frame, glass, x, y - 2, 32)
    card.paint(frame, "#20130c")
    card.lightup(glass, "#fff0b8", 2.2)
    sparks = Pen()
    for _ in range(34):
        sparks.circle(rng.uniform(30, 780), rng.uniform(780, 1120), rng.uniform(0.9, 2))
    card.lightup(sparks, "#ffdf94", 0.8, 0.8)
    wings = Pen()
    for x, height, lean in ((-14, 520, 10), (38, 240, 6), (806, 600, -14), (748, 350, -8)):
        pine(wings, x, 1210, height, rng, 0.42, lean)
    card.paper(wings, ("#0a2029", "#040c14"), shadow=0.45, spread=18, rim=0.2)
