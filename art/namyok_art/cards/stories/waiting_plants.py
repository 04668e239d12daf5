"""Potted plants wait on chairs in a clinic corridor; a watering can looks out of the door."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, blur, mix
from namyok_art.paper.noise import remap
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import chessboard
from namyok_art.paper.props.potted import aloe, cactus, fern, ivy, pot

VANISH = (300, 540)
FAR = 0.34
"""Scale of the end wall; 1 is the plane of the card."""
CLAY = "#d9784f"


def draw() -> NDArray[np.uint8]:
    card = Card(49, ["#e9f4ec", "#e0efe8"], light=(-60, 300), lamp="#ffffff")
    _shell(card)
    _windows(card)
    _end_wall(card)
    _doctor(card)
    _notice(card)
    for share, sitter in ((0.38, _shy), (0.5, _ivies), (0.68, _aloe), (0.98, _empty)):
        x, y = _at(600, 1090, share)
        _chair(card, x, y, share)
        sitter(card, x - 6 * share, y - 158 * share, share)
    _floor_things(card)
    return card.finish(
        bloom=0.2,
        halation=0.05,
        shadow_tone="#4a7a80",
        light_tone="#fffdf0",
        vignette=0.1,
        contrast=1.05,
    )


def _at(x: float, y: float, share: float) -> Point:
    """A point of the front plane carried back into the corridor."""
    return VANISH[0] + (x - VANISH[0]) * share, VANISH[1] + (y - VANISH[1]) * share


def _quad(corners: list[Point], near: float, far: float) -> Pen:
    """A strip of wall or floor: two points of the front plane drawn near and far."""
    a, b = corners
    return Pen().poly([_at(*a, near), _at(*a, far), _at(*b, far), _at(*b, near)])


def _shell(card: Card) -> None:
    near = 1.6
    floor = _quad([(-60, 1080), (800, 1080)], near, FAR)
    depth = 540 / np.maximum(Y - VANISH[1], 1)
    u = (X - VANISH[0]) * depth
    v = depth * 900
    tiles = chessboard("#cfe6da", "#a9d0c0", 90)
    card.paper(floor, remap(tiles, np.mod(u, 720), np.mod(v, 1080)), shadow=0)
    card.paper(
        _quad([(-60, -420), (800, -420)], near, FAR), ("#d6e8e1", "#bfd9d0"), shadow=0, wash=0.03
    )
    card.paper(
        _quad([(-60, -420), (-60, 1080)], near, FAR), ("#dff0e8", "#bcdccd"), shadow=0, wash=0.03
    )
    right = _quad([(800, -420), (800, 1080)], near, FAR)
    card.paper(right, ("#cfe6da", "#b4d6c6"), shadow=0, wash=0.03)
    panel = _quad([(800, 560), (800, 1080)], near, FAR)
    card.paper(panel, ("#94c6b2", "#7fb8a2"), shadow=0.15, spread=5)
    panel = _quad([(-60, 700), (-60, 1080)], near, FAR)
    card.paper(panel, ("#a4d2c0", "#8cc2ae"), shadow=0.15, spread=5)
    for x in (-60, 800):
        card.paper(_quad([(x, 1040), (x, 1082)], near, FAR), ("#f4fbf7", "#d9ebe2"), shadow=0.15)
    lamps = Pen()
    for far, close in ((0.4, 0.46), (0.56, 0.68), (0.86, 1.1)):
        a, b = (230, -420), (470, -420)
        lamps.poly([_at(*a, close), _at(*a, far), _at(*b, far), _at(*b, close)])
    card.lightup(lamps, "#ffffff", 0.12)


def _windows(card: Card) -> None:
    """Frosted glass on the left, and what it throws on the floor."""
    patches = Pen()
    for far, close in ((0.4, 0.5), (0.56, 0.72), (0.82, 1.12)):
        frame = Pen().poly(
            [_at(-60, -120, close), _at(-60, -120, far), _at(-60, 600, far), _at(-60, 600, close)]
        )
        card.paper(frame, ("#ffffff", "#e6f2ee"), spread=5, shadow=0.2)
        inset = (close - far) * 0.08
        glass = Pen().poly(
            [
                _at(-60, -90, close - inset),
                _at(-60, -90, far + inset),
                _at(-60, 570, far + inset),
                _at(-60, 570, close - inset),
            ]
        )
        card.lightup(glass, "#dff4fa", 0.1)
        leaf = blur(Pen().circle(*_at(-60, 480, (far + close) / 2), 70 * close).mask, 12)
        card.shade(leaf * glass.mask, "#9cc8a8", 0.5)
        patches.poly(
            [_at(60, 1080, close), _at(60, 1080, far), _at(430, 1080, far), _at(430, 1080, close)]
        )
    card.tint(blur(patches.mask, 6), "#fffbe6", 0.36)


def _end_wall(card: Card) -> None:
    x0, y0 = _at(-60, -420, FAR)
    x1, y1 = _at(800, 1080, FAR)
    card.paper(Pen().rect(x0, y0, x1 - x0, y1 - y0), ("#e6f1e8", "#d2e6da"), shadow=0.12, wash=0.03)
    card.paper(Pen().rect(236, 372, 136, y1 - 372 + 1, 3), ("#ffffff", "#e4f0ea"), spread=5)
    card.hollow(
        Pen().rect(246, 382, 116, y1 - 382), ("#fff6d8", "#fde9b8"), 7, "#7a8a60", 0.35, 0.12
    )
    leaf = Pen().poly([(246, 382), (196, 370), (196, y1 + 26), (246, y1)])
    card.paper(leaf, ("#a9d4e0", "#86b8c8"), spread=6)
    card.paper(Pen().circle(206, 560, 4), "#f4e6b0", spread=2)
    clock = Pen().circle(304, 330, 24)
    card.paper(clock, ("#ffffff", "#e6efe9"), spread=4)
    hands = Pen().line(304, 330, 304, 315, 2.4).line(304, 330, 314, 336, 2.4)
    card.paint(hands, "#4a6a68")
    card.paint(Pen().circle(304, 330, 24, width=2.6), "#7fb0a4")


def _doctor(card: Card) -> None:
    """A watering can in a white coat: the spout is the nose, the rose looks for its patient."""
    x, y = 296, 716
    coat = Pen().smooth(
        [
            (x - 18, y - 150),
            (x - 42, y - 128),
            (x - 50, y - 60),
            (x - 46, y + 4, 0),
            (x + 44, y + 4, 0),
            (x + 48, y - 66),
            (x + 38, y - 128),
            (x + 16, y - 150),
        ]
    )
    card.paper(coat, ("#ffffff", "#e2ece8"), spread=7)
    lapels = Pen().poly([(x - 18, y - 150), (x, y - 96), (x - 26, y - 112)])
    lapels.poly([(x + 16, y - 150), (x, y - 96), (x + 25, y - 112)])
    card.paper(lapels, "#f6faf7", spread=3)
    card.paint(Pen().line(x, y - 96, x, y, 1.8), "#b4c8c2")
    pocket = Pen().rect(x - 34, y - 66, 24, 26, 3)
    card.paper(pocket, "#f0f6f3", spread=2)
    card.paper(Pen().rect(x - 28, y - 78, 4, 18, 2), "#d9784f", spread=1)
    buttons = Pen().circle(x + 7, y - 80, 2.4).circle(x + 7, y - 58, 2.4).circle(x + 7, y - 36, 2.4)
    card.paint(buttons, "#8fb0a8")
    handle = Pen()
    with handle.at(x - 4, y - 186, 1, 9):
        handle.path("M-34 -26 C-70 -30 -70 34 -34 30", width=7).path(
            "M-26 -34 C-20 -62 22 -62 26 -34", width=6
        )
    card.paper(handle, ("#7fb8c8", "#5a98ac"), spread=3)
    can, spout = Pen(), Pen()
    with can.at(x - 4, y - 186, 1, 9):
        can.smooth([(-34, -36, 0), (34, -36, 0), (40, 36, 0), (0, 44), (-40, 36, 0)])
    with spout.at(x - 4, y - 186, 1, 9):
        spout.poly([(32, 14), (32, 32), (84, -16), (76, -28)])
        spout.poly([(70, -34), (92, -14), (102, -26), (82, -48)])
    card.paper(spout, ("#a6d6e0", "#6fb0c2"), spread=4)
    card.paper(can, ("#b4e0ea", "#7fbccc", "#6aa8ba"), spread=5, rim=0.4)
    face = Pen()
    with face.at(x - 4, y - 186, 1, 9):
        face.stroke([(-8, -6), (-2, -1), (5, -6)], 2.6).stroke([(14, -6), (20, -1), (27, -6)], 2.6)
        face.circle(-2, -4, 10, width=2).circle(20, -4, 10, width=2)
    card.paint(face, "#2f5a68")
    drop = Pen().smooth(
        [(x + 104, y - 190, 0), (x + 109, y - 178), (x + 104, y - 172), (x + 99, y - 178)]
    )
    card.paper(drop, "#6fbce0", spread=2)


def _notice(card: Card) -> None:
    """A framed chart of a leaf on the right wall."""
    frame = Pen().poly(
        [_at(800, 60, 0.92), _at(800, 60, 0.7), _at(800, 440, 0.7), _at(800, 440, 0.92)]
    )
    card.paper(frame, ("#ffffff", "#eef5f0"), spread=6)
    cx, cy = _at(800, 250, 0.8)
    leaf = Pen().smooth(
        [
            (cx, cy - 110, 0),
            (cx + 34, cy - 30),
            (cx + 26, cy + 50),
            (cx, cy + 84, 0),
            (cx - 30, cy + 40),
            (cx - 32, cy - 40),
        ]
    )
    mask = card.paper(leaf, ("#a8d490", "#7fb878"), spread=3)
    veins = Pen().line(cx, cy - 104, cx, cy + 116, 3)
    for k in range(6):
        y = cy - 70 + k * 24
        veins.line(cx, y + 16, cx - 30, y - 4, 1.8).line(cx, y + 16, cx + 30, y - 4, 1.8)
    card.paint(veins.mask * np.maximum(mask, Pen().rect(cx - 3, cy, 6, 120).mask), "#4f8a5c", 0.8)


def _chair(card: Card, x: float, y: float, s: float) -> None:
    card.shade(Pen().oval(x + 20 * s, y + 2, 130 * s, 20 * s), "#4a8a80", 0.4, soft=9 * s)
    legs = Pen()
    for dx, dy in ((-84, 0), (84, 4), (-62, -44), (98, -40)):
        legs.taper([(x + dx * s, y - 140 * s), (x + (dx - 2) * s, y + dy * s)], 9 * s, 7 * s)
    card.paper(legs, ("#8fa8b0", "#6f8a94"), spread=4 * s + 1)
    back = Pen()
    with back.at(x, y, s):
        back.smooth(
            [
                (-64, -360),
                (20, -372),
                (108, -356),
                (112, -250),
                (106, -196),
                (-70, -196),
                (-74, -260),
            ]
        )
    card.paper(back, ("#9fd0c0", "#7fb8a8"), spread=8 * s + 1, rim=0.25)
    seat = Pen()
    with seat.at(x, y, s):
        seat.smooth(
            [(-96, -150, 0), (-66, -196), (106, -196), (104, -150, 0), (90, -132), (-84, -132)]
        )
    card.paper(seat, ("#b6e0d0", "#84bcaa"), spread=6 * s + 1, rim=0.25)
    card.shade(Pen().oval(x - 6 * s, y - 160 * s, 60 * s, 12 * s), "#3f7a70", 0.45, soft=6 * s)


def _empty(card: Card, x: float, y: float, s: float) -> None:
    """The patient who is not here yet."""
    soil = pot(card, x, y, s, CLAY)
    card.glow(soil[0], soil[1] - 30, 120, "#fff6cf", 0.35)
    clods = Pen()
    for k in range(9):
        clods.oval(soil[0] - 36 * s + k * 9 * s, soil[1] - 3 + 2 * math.sin(k * 2.3), 7, 4)
    card.paint(clods, "#7a5a44")
    stake = (
        Pen()
        .rect(soil[0] + 18 * s, soil[1] - 62, 6, 62, 2)
        .rect(soil[0] + 2 * s, soil[1] - 76, 42, 26, 4)
    )
    card.paper(stake, ("#fffdf4", "#ecdfc4"), spread=4)


def _aloe(card: Card, x: float, y: float, s: float) -> None:
    soil = pot(card, x, y, s, mix(CLAY, "#e9f0e8", 0.12))
    aloe(card, soil[0], soil[1], s * 1.1, "#5fa878", "#f4c8a0")


def _ivies(card: Card, x: float, y: float, s: float) -> None:
    """They came together and hold on to each other."""
    for side in (-1, 1):
        soil = pot(card, x + side * 46 * s, y + 2, s * 0.72, mix(CLAY, "#e9f0e8", 0.25))
        path = [
            soil,
            (soil[0] + side * 20 * s, soil[1] - 70 * s),
            (x - side * 30 * s, soil[1] - 130 * s),
            (x + side * 30 * s, soil[1] - 190 * s),
            (x - side * 10 * s, soil[1] - 230 * s),
        ]
        ivy(card, path, s * 1.1, ("#4f9a68", "#7fb05a")[side > 0], card.rng)


def _shy(card: Card, x: float, y: float, s: float) -> None:
    soil = pot(card, x, y, s, mix(CLAY, "#e9f0e8", 0.4))
    cactus(card, soil[0], soil[1], s * 0.9, "#7fb890")


def _floor_things(card: Card) -> None:
    """The fern by our side of the row; it has been losing leaves."""
    x, y = 132, 1150
    card.shade(Pen().oval(x + 30, y + 4, 110, 18), "#4a8a80", 0.5, soft=9)
    soil = pot(card, x, y, 1.15, mix(CLAY, "#a84a3a", 0.15))
    fern(card, soil[0], soil[1], 1.2, "#4f9a5c", card.rng)
    fallen = Pen().oval(330, 1120, 22, 7, 18).oval(372, 1168, 18, 6, -24).oval(286, 1176, 20, 6, 60)
    card.paper(fallen, ("#a8c46a", "#7fa84f"), spread=3)
