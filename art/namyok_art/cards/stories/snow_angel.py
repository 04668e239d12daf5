"""From above: an empty snow angel, footprints that only arrive, and a winged shadow leaving."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Pen, X, Y, blur, fbm, smoothstep
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Point, along
from namyok_art.paper.props.plants import branch
from namyok_art.paper.space import Array

SPOT: Point = (372, 700)
TRAIL: list[Point] = [(96, 1240), (150, 1130), (246, 1060), (330, 1010), (368, 960)]


def draw() -> NDArray[np.uint8]:
    card = Card(92, ["#e4e9f1", "#dfe5ee", "#d8e0eb"], light=(960, 260), lamp="#fffaf0")
    _drifts(card)
    _footprints(card)
    _print(card)
    _shadow(card)
    _glove(card)
    _corner(card)
    return card.finish(
        bloom=0.1,
        halation=0.03,
        shadow_tone="#4a6a9a",
        light_tone="#fff8ec",
        vignette=0.12,
        contrast=1.1,
        saturation=1.1,
    )


def _relief(card: Card, height: Array, strength: float, tone: str = "#8fa6c4") -> None:
    """Light a snow surface from the right: slopes that face left go blue."""
    soft = blur(height, 1.5)
    slope = shift(soft, 3, -1.5) - shift(soft, -3, 1.5)
    card.shade(np.clip(slope, 0, 1), tone, strength)
    card.tint(np.clip(-slope, 0, 1), "#fffaf0", strength)


def _drifts(card: Card) -> None:
    """Wind has combed the field into long low waves."""
    rng = card.rng
    swell = fbm(150, rng, stretch=2.6, octaves=3)
    ripple = fbm(36, rng, stretch=5, octaves=3)
    waves = swell + 0.22 * ripple
    slope = (np.roll(waves, (-6, 10), (0, 1)) - np.roll(waves, (6, -10), (0, 1))) * 1.5
    slope[:16] = slope[16:17]
    slope[-16:] = slope[-17:-16]
    slope[:, :24] = slope[:, 24:25]
    slope[:, -24:] = slope[:, -25:-24]
    card.shade(np.clip(slope, 0, 1), "#9fb4d0", 0.7)
    card.tint(np.clip(-slope, 0, 1), "#fffdf6", 0.5)
    sparkle = Pen()
    for _ in range(130):
        sparkle.circle(rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(0.7, 1.7))
    card.paint(sparkle, "#ffffff", 0.95)


def _angel(pen: Pen, x: float, y: float, scale: float, turn: float = 0) -> Pen:
    """Head, body, skirt swept by the legs and two wings swept by the arms."""
    with pen.at(x, y, scale, turn):
        pen.circle(0, -168, 42)
        pen.smooth(
            [
                (-34, -128),
                (-40, -60),
                (-34, 20),
                (-20, 60),
                (20, 60),
                (34, 20),
                (40, -60),
                (34, -128),
            ]
        )
        for side in (-1, 1):
            pen.smooth(
                [
                    (side * 24, -120),
                    (side * 76, -172),
                    (side * 138, -214),
                    (side * 196, -222),
                    (side * 218, -186),
                    (side * 222, -120),
                    (side * 206, -48),
                    (side * 172, 16),
                    (side * 124, 50),
                    (side * 92, 40),
                    (side * 66, 0),
                    (side * 34, -30),
                ]
            )
        pen.smooth(
            [
                (-26, 20),
                (-60, 120),
                (-112, 226),
                (-84, 252),
                (0, 262),
                (84, 252),
                (112, 226),
                (60, 120),
                (26, 20),
            ]
        )
    return pen


def _print(card: Card) -> None:
    x, y = SPOT
    mask = _angel(Pen(), x, y, 1.06).mask
    bank = blur(np.clip(blur(mask, 16) * 2, 0, 1), 6)
    _relief(card, bank, 0.55)
    card.hollow(mask, ("#d6e0ee", "#c6d4e6"), 15, "#5f7ea8", 0.75)
    sweeps = Pen()
    for side in (-1, 1):
        for k in range(8):
            reach = 62 + k * 21
            points = []
            for step in range(7):
                angle = -0.98 + step * 0.27
                points.append(
                    (
                        x + side * (24 + reach * math.cos(angle)) * 1.06,
                        y + (-108 + reach * math.sin(angle)) * 1.06,
                    )
                )
            sweeps.stroke(points, 4.5)
    for k in range(6):
        reach = 90 + k * 30
        points = []
        for step in range(5):
            angle = math.pi / 2 - 0.36 + step * 0.18
            points.append(
                (x + reach * math.cos(angle) * 1.06, y + (20 + reach * math.sin(angle)) * 1.06)
            )
        sweeps.stroke(points, 4.5)
    grain = fbm(16, card.rng, octaves=4, gain=0.65)
    card.shade(blur(np.clip(grain, 0, 1), 3) * mask, "#8fa8ca", 0.2)
    furrows = sweeps.mask * blur(mask, 2) * mask
    card.shade(blur(shift(furrows, -2, 1), 1.6) * mask, "#6f8cb4", 0.5)
    card.tint(blur(shift(furrows, 2.4, -1), 1.4) * mask, "#ffffff", 0.5)
    ridge = np.clip(blur(mask, 5) - mask, 0, 1)
    card.tint(ridge, "#ffffff", 0.5)
    lumps = Pen()
    rng = card.rng
    for _ in range(60):
        angle = rng.uniform(0, math.tau)
        px, py = x + 270 * math.cos(angle), y + 20 + 300 * math.sin(angle)
        lumps.oval(
            px + rng.normal(0, 26),
            py + rng.normal(0, 26),
            rng.uniform(2, 6),
            rng.uniform(2, 4),
            rng.uniform(0, 90),
        )
    outside = 1 - blur(mask, 3)
    card.paper(lumps.mask * outside, ("#ffffff", "#dfe8f2"), shadow=0.3, spread=3, rim=0.2)


def _footprints(card: Card) -> None:
    """They come from the corner; nobody has gone back."""
    points = along(TRAIL, 15)
    pen = Pen()
    for k in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[k], points[k + 1]
        angle = math.atan2(y1 - y0, x1 - x0)
        side = 13 if k % 2 else -13
        x, y = x0 - math.sin(angle) * side, y0 + math.cos(angle) * side
        turn = math.degrees(angle) + 90
        with pen.at(x, y, 1, turn):
            pen.oval(0, -9, 9, 13).oval(0, 12, 7.5, 8)
    _relief(card, blur(pen.mask, 5), 0.4)
    card.hollow(pen, ("#c6d4e6", "#bccce0"), 5, "#55749e", 0.75)


def _shadow(card: Card) -> None:
    """The one who lay here is already up, and leaving."""
    x, y = 604, 232
    mask = _angel(Pen(), x, y, 1.0, 34).mask
    fade = smoothstep(980, 250, np.hypot(X - 800, Y - 0)) * 0.4 + 0.6
    card.shade(blur(mask, 7) * fade, "#5f78a4", 0.52)
    feathers = Pen()
    for fx, fy, turn in ((486, 470, 30), (452, 404, -20), (520, 520, 62)):
        feathers.oval(fx, fy, 13, 4, turn)
    card.shade(feathers, "#5f78a4", 0.35, soft=2, move=(-10, 8))
    card.paper(feathers, ("#ffffff", "#e6ecf4"), shadow=0.2, spread=2)


def _glove(card: Card) -> None:
    x, y = SPOT[0] - 206, SPOT[1] - 178
    pen, cuff, ribs = Pen(), Pen(), Pen()
    with pen.at(x, y, 0.62, -38), cuff.at(x, y, 0.62, -38), ribs.at(x, y, 0.62, -38):
        pen.smooth(
            [
                (-26, 34, 0),
                (-30, -10),
                (-26, -52),
                (0, -68),
                (26, -52),
                (30, -14),
                (44, -30),
                (58, -34),
                (62, -20),
                (46, 6),
                (28, 22),
                (26, 34, 0),
            ]
        )
        cuff.rect(-32, 30, 64, 30, 8)
        for k in range(6):
            ribs.line(-24 + k * 10, 34, -24 + k * 10, 56, 3)
    card.shade(pen, "#4f6c98", 0.6, soft=5, move=(-8, 5))
    card.paper(pen, ("#f0bd3a", "#d99a1f"), spread=4, rim=0.3)
    mask = card.paper(cuff, ("#f6cc5a", "#e0a52a"), spread=3)
    card.shade(ribs.mask * mask, "#a86a10", 0.5)


def _corner(card: Card) -> None:
    """A dry branch at the edge, to say how big it all is."""
    twig = Pen()
    branch(twig, (830, 1150), math.pi + 0.25, 120, 11, card.rng, 4, spread=0.5, rise=0)
    card.shade(twig, "#5f78a4", 0.55, soft=5, move=(-14, 8))
    card.paper(twig, ("#8a7f7c", "#6a605f"), spread=3, rim=0.3)
