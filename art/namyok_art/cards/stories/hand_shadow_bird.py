"""A small blue bird flies past a white wall and throws the shadow of two crossed hands."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, mix, smoothstep
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Knot
from namyok_art.paper.patterns import boards
from namyok_art.paper.props.objects import chair
from namyok_art.paper.space import Array

FLOOR = 962
LAMP = (664.0, 1010.0)
BIRD = (612.0, 716.0)
FINGERS: tuple[tuple[list[tuple[float, float]], float, float], ...] = (
    # one hand, palm at the origin, fingers spread up and to the left as the feathers of a wing
    ([(-60, -40), (-106, -130), (-130, -222)], 54, 33),
    ([(-86, -24), (-168, -108), (-218, -196)], 55, 33),
    ([(-98, 4), (-194, -58), (-262, -128)], 53, 32),
    ([(-98, 38), (-186, 6), (-250, -42)], 47, 29),
)
PALM: list[Knot] = [
    (-10, -36),
    (-58, -66),
    (-106, -44),
    (-128, 10),
    (-124, 64),
    (-104, 112),
    (-96, 160),
    (-108, 262, 0),
    (-14, 262, 0),
    (-16, 160),
    (0, 112),
    (18, 60),
    (16, 0),
]
CUFF: list[Knot] = [
    (-122, 236, 0),
    (-60, 230),
    (0, 236, 0),
    (6, 312, 0),
    (-58, 320),
    (-130, 312, 0),
]
THUMB: list[tuple[float, float]] = [(-20, 60), (14, 6), (42, -58), (46, -118)]


def draw() -> NDArray[np.uint8]:
    card = Card(43, ["#f6f4ee", "#efece5", "#e6e2da"], light=LAMP, lamp="#fff6dc")
    _wall(card)
    _shadow(card)
    _floor(card)
    _projector(card)
    _chair(card)
    _bird(card)
    return card.finish(
        bloom=0.45, halation=0.04, shadow_tone="#4a4a5c", light_tone="#fffaf0", vignette=0.16
    )


def _wall(card: Card) -> None:
    """Plaster, a picture rail, and the bright oval of the lamp."""
    light = np.exp(-((((X - 356) / 380) ** 2 + ((Y - 430) / 430) ** 2) ** 2))
    card.shade(np.asarray(1 - light, np.float32), "#7f8694", 0.62)
    rail = Pen().rect(-20, 66, 840, 14)
    card.paper(rail, ("#d9d6d0", "#b4b2ae"), spread=8, offset=(0, -8))


def _hand(pen: Pen, x: float, y: float, scale: float, turn: float, flip: bool) -> None:
    with pen.at(x, y, scale, turn, flip):
        pen.smooth(PALM).smooth(CUFF)
        for path, thick, thin in FINGERS:
            pen.taper([(-40, 10), *path], thick, thin)
        pen.taper(THUMB, 56, 36)


def _shadow(card: Card) -> None:
    pen = Pen()
    _hand(pen, 330, 462, 1.06, -8, False)
    _hand(pen, 406, 456, 1.06, 8, True)
    mask = pen.mask
    far = smoothstep(260, 620, np.hypot(X - 370, Y - 470))
    soft: Array = np.asarray(blur(mask, 2.5) * (1 - far) + blur(mask, 8) * far, np.float32)
    fade = smoothstep(790, 620, Y)
    card.shade(np.asarray(soft * fade, np.float32), "#3f4450", 0.8)


def _floor(card: Card) -> None:
    skirting = Pen().rect(-20, FLOOR - 40, 840, 42)
    card.paper(skirting, ("#f4f2ec", "#d3d0ca"), spread=6, offset=(0, -5))
    floor = Pen().rect(-20, FLOOR, 840, 300)
    wood = boards("#cfc6b8", "#b4aa9c", card.rng, 58)
    card.paper(floor, wood, offset=(0, -4), spread=8)
    card.shade(np.asarray(floor.mask * smoothstep(960, 1240, Y), np.float32), "#5f6068", 0.5)


def _projector(card: Card) -> None:
    """Nobody near it. The beam goes up to the left and says what it likes."""
    x, y = LAMP
    beam = Pen().poly([(x - 46, y - 40), (x - 30, y - 62), (560, 60), (-140, 60), (-160, 900)])
    card.tint(
        np.asarray(blur(beam.mask, 20) * smoothstep(40, 900, X * 0.6 + Y * 0.8), np.float32),
        "#fff4d4",
        0.16,
    )
    card.shade(Pen().oval(x + 20, y + 104, 150, 16), "#3a3a44", 0.5, soft=9)
    legs = Pen()
    for foot in (-66, 10, 84):
        legs.taper([(x + 8, y + 4), (x + 8 + foot, y + 104)], 9, 6)
    card.paper(legs, ("#5a5c64", "#3f4148"), spread=5)
    reel = Pen().circle(x + 56, y - 78, 52).circle(x + 56, y - 78, 8, cut=True)
    for k in range(5):
        a = k * 1.2566 + 0.3
        reel.circle(x + 56 + 30 * np.cos(a), y - 78 + 30 * np.sin(a), 12, cut=True)
    card.paper(reel, ("#6f727c", "#4a4c56"), spread=7, rim=0.2)
    body = Pen()
    with body.at(x + 16, y - 10, 1, 24):
        body.rect(-52, -38, 128, 74, 10)
    card.paper(body, ("#7f828c", "#54565f"), spread=9, rim=0.2)
    slots = Pen()
    with slots.at(x + 16, y - 10, 1, 24):
        for k in range(4):
            slots.rect(20 + k * 12, -18, 5, 34, 2)
    card.shade(slots, "#24262c", 0.7)
    barrel, lens = Pen(), Pen()
    with barrel.at(x + 16, y - 10, 1, 24), lens.at(x + 16, y - 10, 1, 24):
        barrel.poly([(-50, -22), (-50, 22), (-90, 28), (-90, -28)])
        lens.oval(-90, 0, 9, 27)
    card.paper(barrel, ("#5a5c66", "#3a3c44"), spread=5)
    card.glow(x - 68, y - 46, 150, "#fff0c0", 0.6)
    card.lightup(lens, "#fff8dc", 1.3)


def _chair(card: Card) -> None:
    """A chair for a bird, with a bird's cushion."""
    x, y = 218, 1082
    card.shade(Pen().oval(x - 18, y + 2, 46, 6), "#3a3a44", 0.45, soft=5)
    pen = Pen()
    chair(pen, x, y, 104)
    card.paper(pen, ("#6f675c", "#4f4842"), spread=5)
    cushion = Pen().rect(x - 24, y - 60, 46, 9, 4)
    card.paper(cushion, ("#8fb4dc", "#5f8abf"), spread=3)


def _bird(card: Card) -> None:
    """The only colour in the room."""
    x, y = BIRD
    far, tail, body, near, belly, beak, eye = (Pen() for _ in range(7))
    for pen in (far, tail, body, near, belly, beak, eye):
        with pen.at(x, y, 1.0, -14, True):
            if pen is far:
                pen.smooth([(-6, -10), (8, -48), (40, -84), (74, -92, 0), (60, -54), (28, -8)])
            elif pen is tail:
                pen.smooth([(-44, 0), (-98, 2, 0), (-86, 12), (-100, 24, 0), (-42, 16)])
            elif pen is body:
                pen.smooth(
                    [
                        (-52, 6),
                        (-24, -16),
                        (14, -22),
                        (36, -36),
                        (58, -32),
                        (68, -16),
                        (58, 0),
                        (34, 18),
                        (-4, 26),
                        (-38, 18),
                    ]
                )
            elif pen is belly:
                pen.smooth([(-36, 16), (0, 6), (36, -4), (60, -8), (54, 6), (32, 20), (-4, 28)])
            elif pen is beak:
                pen.smooth([(65, -24, 0), (86, -14, 0), (64, -10, 0)])
            elif pen is eye:
                pen.circle(54, -20, 3.2)
            else:
                pen.smooth(
                    [
                        (22, -12),
                        (4, -52),
                        (-30, -92),
                        (-72, -112, 0),
                        (-64, -96),
                        (-78, -90, 0),
                        (-60, -74),
                        (-66, -62, 0),
                        (-44, -48),
                        (-46, -36, 0),
                        (-28, -4),
                        (0, 6),
                    ]
                )
    blue = "#3f7fc8"
    card.paper(far, (mix(blue, "#ffffff", 0.15), mix(blue, "#1a2a5c", 0.35)), spread=5, shadow=0.2)
    card.paper(tail, mix(blue, "#1a2a5c", 0.4), spread=4, shadow=0.2)
    mask = card.paper(body, (blue, mix(blue, "#ffffff", 0.15)), spread=6, shadow=0.25, rim=0.4)
    card.paper(belly.mask * mask, ("#fbe9cc", "#f6d3a4"), spread=2, shadow=0.15)
    card.paper(beak, "#4a4650", spread=2)
    card.paper(near, (mix(blue, "#1a2a5c", 0.25), mix(blue, "#ffffff", 0.2)), spread=6, rim=0.3)
    card.paint(eye, "#20222c")
