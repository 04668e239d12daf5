"""A wooden village: log houses in three quarters, a well, a doghouse, a goose in flight."""

import math

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen, Point


def izba(
    card: Card,
    x: float,
    y: float,
    width: float,
    turn: float,
    log: str,
    trim: str,
    air: tuple[str, float],
) -> Point:
    """A log house whose front stands centred on (x, y); returns the top of its chimney.

    Its long side goes off to the left; air is the colour of distance and how much of it there is.
    """

    def tone(colour: str) -> str:
        return mix(colour, *air)

    names = ("stack", "side", "front", "gaps", "ends", "roof", "tiles", "lace", "glass", "shutter")
    pens = {name: Pen() for name in names}
    for name, pen in pens.items():
        with pen.at(x, y, width / 100, turn):
            _izba_part(name, pen)
    soft = max(1.5, width * 0.05)
    card.paper(pens["stack"], (tone("#c98a6a"), tone("#a8614a")), spread=soft * 0.5)
    card.paper(
        pens["side"], (tone(mix(log, "#5a3040", 0.35)), tone(mix(log, "#4a2838", 0.5))), spread=soft
    )
    card.paper(pens["front"], (tone(mix(log, "#ffe0a0", 0.25)), tone(log)), spread=soft, rim=0.25)
    card.shade(pens["gaps"], tone("#6a3c2c"), 0.5)
    card.paper(pens["ends"], tone(mix(log, "#ffe8b8", 0.55)), spread=soft * 0.4, shadow=0.25)
    card.paper(pens["roof"], (tone("#8f7f78"), tone("#6a5c60")), spread=soft, rim=0.2)
    card.shade(pens["tiles"], tone("#4a3c48"), 0.3)
    card.paper(pens["shutter"], (tone(mix(trim, "#ffffff", 0.25)), tone(trim)), spread=soft * 0.4)
    card.lightup(pens["glass"], tone("#ffe9a8"), 0.35 * (1 - air[1]))
    card.paper(pens["lace"], (tone("#fffaf0"), tone("#f0e0c8")), spread=soft * 0.4, rim=0.2)
    return _turned(x, y, -62 * width / 100, -128 * width / 100, turn)


def _turned(x: float, y: float, dx: float, dy: float, turn: float) -> Point:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return x + dx * c - dy * s, y + dx * s + dy * c


def _izba_part(name: str, pen: Pen) -> None:
    if name == "stack":
        pen.rect(-70, -124, 16, 44).rect(-73, -128, 22, 8)
    elif name == "side":
        pen.poly([(-46, 0), (-46, -62), (-122, -56), (-122, -8)])
    elif name == "front":
        pen.poly([(-46, 0), (-46, -62), (0, -112), (46, -62), (46, 0)])
    elif name == "gaps":
        for k in range(1, 7):
            pen.line(-46, -k * 10.2, 46, -k * 10.2, 1.3)
            pen.line(-46, -k * 10.2, -122, -8 - k * 7.6, 1.1)
        for k, half in ((7, 38), (8, 28), (9, 19), (10, 10)):
            pen.line(-half, -k * 10.2, half, -k * 10.2, 1.2)
    elif name == "ends":
        for k in range(6):
            for side in (-48, 48):
                pen.circle(side, -5 - k * 10.2, 4.6)
    elif name == "roof":
        pen.poly([(-54, -54), (0, -116), (-84, -106), (-134, -50)])
    elif name == "tiles":
        for k in range(1, 8):
            t = k / 8
            pen.line(-54 - 80 * t, -54 + 4 * t, -84 * t, -116 + 10 * t, 1.2)
    elif name == "lace":
        for side in (-1, 1):
            pen.taper([(0, -119), (side * 30, -85), (side * 56, -54)], 8, 8)
            for k in range(7):
                t = (k + 0.5) / 7
                pen.circle(side * 54 * t, -111 + 57 * t, 3.6)
        pen.rect(-3, -118, 6, 26, 2).circle(0, -90, 5)
        for wx in (-22, 22):
            pen.rect(wx - 12, -42, 24, 4, 1).rect(wx - 12, -16, 24, 4, 1)
            pen.poly([(wx - 12, -42), (wx, -52), (wx + 12, -42)])
            pen.rect(wx - 1, -40, 2, 24).rect(wx - 9, -31, 18, 2)
    elif name == "glass":
        for wx in (-22, 22):
            pen.rect(wx - 9, -40, 18, 25)
        pen.circle(0, -72, 6)
    else:
        for wx in (-22, 22):
            pen.rect(wx - 20, -41, 9, 27, 1).rect(wx + 11, -41, 9, 27, 1)
        pen.poly([(-104, -38), (-92, -39), (-92, -18), (-104, -19)])


def well(card: Card, x: float, y: float, width: float, turn: float, log: str) -> None:
    """A timber well with a little roof and its crank."""
    box, posts, roof, drum = (Pen() for _ in range(4))
    for pen in (box, posts, roof, drum):
        with pen.at(x, y, width / 100, turn):
            if pen is box:
                for k in range(5):
                    pen.rect(-46, -12 - k * 11, 92, 10, 5)
            elif pen is posts:
                pen.rect(-40, -118, 8, 112).rect(32, -118, 8, 112)
            elif pen is roof:
                pen.poly([(-62, -106), (0, -148), (62, -106), (56, -98), (0, -136), (-56, -98)])
            else:
                pen.rect(-36, -86, 76, 12, 5).path("M44 -80 L58 -80 L58 -64 L70 -64", width=4)
                pen.line(0, -76, 0, -56, 2).rect(-9, -58, 18, 16, 2)
    card.paper(posts, mix(log, "#4a2838", 0.3), spread=4)
    card.paper(drum, mix(log, "#4a2838", 0.45), spread=3)
    card.paper(box, (mix(log, "#ffe0a0", 0.3), log), spread=4)
    card.paper(roof, ("#8f7f78", "#6a5c60"), spread=4)


def doghouse(card: Card, x: float, y: float, width: float, log: str, roof: str) -> None:
    """A plank doghouse from the front."""
    wall = Pen().poly(
        [
            (x - width * 0.42, y),
            (x - width * 0.42, y - width * 0.55),
            (x, y - width * 0.95),
            (x + width * 0.42, y - width * 0.55),
            (x + width * 0.42, y),
        ]
    )
    mask = card.paper(wall, (mix(log, "#ffe0a0", 0.3), log), spread=6)
    gaps = Pen()
    for k in range(-2, 3):
        gaps.line(x + k * width * 0.16, y, x + k * width * 0.16, y - width, 1.4)
    card.shade(gaps.mask * mask, "#6a3c2c", 0.45)
    top = Pen().line(x - width * 0.54, y - width * 0.48, x, y - width * 1.0, width * 0.09)
    top.line(x, y - width, x + width * 0.54, y - width * 0.48, width * 0.09)
    card.paper(top, roof, spread=4)
    hole = Pen()
    with hole.at(x, y, width):
        hole.path("M-.19 -.03 L-.19 -.38 C-.19 -.64 .19 -.64 .19 -.38 L.19 -.03Z")
    card.hollow(hole, ("#3a2430", "#5a3a38"), depth=width * 0.05)


def flying_goose(card: Card, x: float, y: float, scale: float, turn: float = 0) -> None:
    """A wild goose flying right, wings raised, about 200 units long."""
    far, body, near, head, beak, tail = (Pen() for _ in range(6))
    for pen in (far, body, near, head, beak, tail):
        with pen.at(x, y, scale, turn):
            if pen is far:
                pen.smooth([(-6, -10), (10, -54), (44, -96), (86, -116, 0), (66, -66), (34, -8)])
            elif pen is tail:
                pen.smooth([(-60, -6), (-102, -10, 0), (-96, 4), (-104, 14, 0), (-62, 12)])
            elif pen is body:
                pen.smooth(
                    [
                        (-84, 0),
                        (-50, -18),
                        (0, -22),
                        (36, -16),
                        (62, -22),
                        (92, -30),
                        (104, -34),
                        (108, -22),
                        (92, -14),
                        (62, -2),
                        (36, 14),
                        (0, 22),
                        (-46, 16),
                    ]
                )
            elif pen is head:
                pen.smooth([(86, -30), (104, -42), (120, -38), (124, -28), (112, -20), (92, -16)])
            elif pen is beak:
                pen.smooth([(120, -38, 0), (146, -26, 0), (120, -24, 0)])
            else:
                pen.smooth(
                    [
                        (26, -10),
                        (6, -62),
                        (-34, -112),
                        (-84, -138, 0),
                        (-78, -122),
                        (-94, -120, 0),
                        (-78, -104),
                        (-88, -98, 0),
                        (-66, -82),
                        (-72, -72, 0),
                        (-50, -56),
                        (-52, -44, 0),
                        (-34, -6),
                        (-4, 6),
                    ]
                )
    card.paper(far, ("#a8968a", "#85746e"), spread=4)
    card.paper(tail, ("#6a5c5a", "#f6ece0"), spread=3)
    card.paper(body, ("#b9a698", "#e6d9c8"), spread=5, rim=0.3)
    card.paper(head, ("#8a786e", "#a8968a"), spread=3)
    card.paper(beak, "#f0903a", spread=2)
    card.paper(near, ("#7f6e68", "#b9a698"), spread=6, rim=0.3)
    eye = Pen()
    with eye.at(x, y, scale, turn):
        eye.circle(112, -33, 2.4)
    card.paint(eye, "#2a2024")
